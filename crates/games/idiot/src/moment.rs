//! The headlines as a `Moment`: hands are revealed, conditions are checked, cubes are handed out (FIP-15 to FIP-18).

use kernel::Game;
use scene::{DieView, Goal, Moment, Reveal, RevealedCard, RevealedHand, Spot, Text};

use crate::Idiot;
use crate::cards::printed;
use crate::colour::side;
use crate::event::Event;
use crate::kit::kit;
use crate::picture::headline_title;
use crate::state::State;

pub(crate) fn moment<'a>(
    game: &Idiot,
    at: &State,
    acts: usize,
    told: impl DoubleEndedIterator<Item = (usize, &'a Event)>,
) -> Option<Moment> {
    // The table may have been cleared since, so take the dice from the event that precedes the check.
    let mut groups = at.groups;
    let mut events = Vec::new();
    for (after, event) in told.rev() {
        match event {
            Event::DiceDone { groups: lay } => {
                groups = *lay;
                break;
            }
            Event::Checked { .. } | Event::Allowed { .. } if after == acts => events.push(event),
            _ if after < acts && events.is_empty() => return None,
            _ => {}
        }
    }
    events.reverse();
    let mut hands = Vec::new();
    let mut cards = Vec::new();
    for event in events {
        match event {
            Event::Checked { seat, card, met, cubes } => {
                let check = kit().check(*card);
                let there = check.there(&groups, &at.adds(*seat));
                let alone = check.there(&groups, &Default::default());
                let goal = |need: &crate::cards::Need| {
                    let goal = Goal {
                        text: need.text(),
                        have: need.has(&there).into(),
                        need: need.count().into(),
                        met: need.met(&there),
                    };
                    (goal, i32::from(need.has(&alone)))
                };
                cards.push(RevealedCard {
                    title: headline_title(*card),
                    level: printed().headlines[usize::from(*card) - 1].level.into(),
                    goals: check.needs().iter().map(goal).collect(),
                    met: *met,
                    gives: (*cubes).into(),
                });
            }
            Event::Allowed { seat, round, cubes } => hands.push(RevealedHand {
                seat: *seat,
                name: side(at, *seat),
                cards: std::mem::take(&mut cards),
                besides: (*round).into(),
                total: (*cubes).into(),
            }),
            _ => {}
        }
    }
    if hands.is_empty() {
        return None;
    }
    let group = |number: u8| {
        let die = DieView::six(Spot::new("group", number), number, false);
        let count = i32::from(groups[usize::from(number) - 1]);
        (die, count, Text::new(format!("fip-group-{number}")))
    };
    Some(Moment::Reveal(Reveal {
        name: Text::new("fip-extra"),
        when: Text::new("fip-log-round").number("round", at.round).number("of", game.options().rounds),
        counted: (1..=6).map(group).collect(),
        hands,
    }))
}
