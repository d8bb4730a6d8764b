//! Election night as a `Moment`, and how the race changes on the way to it.

use atlas::states::UsState;
use scene::{Call, Calls, Moment, OpenPlace, Text};

use crate::Presidential;
use crate::cards::name;
use crate::event::Event;
use crate::picture::{race, spot};
use crate::state::State;
use crate::team::Team;

/// TPG-8: a state that changes hands moves its electoral votes.
pub(crate) fn race_step(event: &Event, values: &mut [i32]) -> bool {
    let Event::Turned { from, to, electoral, .. } = event else { return false };
    for (team, change) in [(from, -i32::from(*electoral)), (to, i32::from(*electoral))] {
        if let Some(team) = team {
            values[team.seat().index()] += change;
        }
    }
    true
}

/// TPG-21: the states decided so far in election night, if the last act decided one.
pub(crate) fn moment<'a>(
    game: &Presidential,
    at: &State,
    acts: usize,
    told: impl DoubleEndedIterator<Item = (usize, &'a Event)>,
) -> Option<Moment> {
    let mut night = Vec::new();
    for (after, event) in told.rev() {
        match event {
            Event::Election { .. } => return calls(game, at, acts, night.into_iter().rev()),
            Event::Week { .. } => return None,
            _ => night.push((after, event)),
        }
    }
    None
}

fn calls<'a>(
    game: &Presidential,
    at: &State,
    acts: usize,
    night: impl Iterator<Item = (usize, &'a Event)>,
) -> Option<Moment> {
    let place = |state: UsState| OpenPlace {
        spot: spot(state),
        name: name(state),
        worth: game.electoral(state).into(),
    };
    let mut calls: Vec<Call> = Vec::new();
    let mut rolls = Vec::new();
    let mut earlier = 0;
    for (after, event) in night {
        match event {
            Event::RollOff { rolls: pair, .. } => {
                rolls.push(Team::BOTH.map(|team| (team.seat(), pair[team])).to_vec());
            }
            Event::Turned { state, to: Some(team), .. } if !rolls.is_empty() => {
                earlier += usize::from(after < acts);
                calls.push(Call {
                    place: place(*state),
                    rolls: std::mem::take(&mut rolls),
                    winner: team.seat(),
                    totals: Vec::new(),
                });
            }
            _ => {}
        }
    }
    if earlier == calls.len() {
        return None;
    }
    let mut track = race(at);
    for call in &calls {
        track.counters[call.winner.index()].value -= call.place.worth;
    }
    let mut totals: Vec<i32> = track.counters.iter().map(|counter| counter.value).collect();
    for call in &mut calls {
        totals[call.winner.index()] += call.place.worth;
        call.totals.clone_from(&totals);
    }
    let open = at.neutral().iter().map(place).collect();
    Some(Moment::Calls(Calls { name: Text::new("tpg-headline-election"), track, calls, earlier, open }))
}
