//! The seats with their figures, and the progress of the turn.

use kernel::{Seat, Text};
use scene::{Counter, Figure, Roster, Score, SeatView, StepGroup, StepView, Steps, Track, When};

use super::phase_name;
use crate::event::Source;
use crate::names::Deed;
use crate::printed::printed;
use crate::state::{Frame, Phase, State};

/// The letter of the seat's home, or the seat's number while it has no home.
pub(crate) fn letter(at: &State, seat: Seat) -> &'static str {
    match at.player(seat).home {
        Some(home) => &home.code()[..1],
        None => ["1", "2", "3", "4", "5"][seat.index()],
    }
}

/// The points of all seats on a track to the goal.
pub(crate) fn race(at: &State) -> Track {
    let counter =
        |seat: Seat| Counter { name: at.seat_name(seat), owner: Some(seat), value: at.points(seat) };
    let goal = printed().constants.goal;
    Track {
        name: Text::new("md-race"),
        min: 0,
        max: goal,
        line: Some(goal),
        counters: at.all_seats().map(counter).collect(),
    }
}

pub(super) fn roster(at: &State) -> Roster {
    let deciding = at.deciding();
    let figure = |value: Text, name: &'static str, help: Text| Figure {
        value,
        name: Text::new(name),
        help: Some(help),
    };
    let view = |seat: Seat| {
        let player = at.player(seat);
        let mut facts = Vec::new();
        if player.pioneers > 0 {
            facts.push(Text::new("md-fact-pioneers").number("count", player.pioneers));
        }
        if player.losses > 0 {
            facts.push(Text::new("md-fact-losses").number("count", player.losses));
        }
        if player.priority && at.phase != Phase::SetUp {
            facts.push(Text::new("md-fact-priority"));
        }
        let number = |key: &'static str, value: i32| Text::new(key).number("value", value);
        let tokens = if player.spendable() > 0 {
            Text::new("md-value-tokens").number("pool", player.spendable()).number("stock", player.stock)
        } else {
            number("md-value", player.stock.into())
        };
        SeatView {
            seat,
            side: at.seat_name(seat),
            letter: letter(at, seat),
            to_act: deciding.contains(seat),
            facts,
            figures: vec![
                figure(
                    number("md-value-cash", player.cash),
                    "md-figure-cash",
                    Text::new("md-figure-cash-help"),
                ),
                figure(number("md-value", player.profit), "md-figure-profit", income_help(at, seat)),
                figure(tokens, "md-figure-tokens", Text::new("md-figure-tokens-help")),
                figure(
                    number("md-value", player.hand.len() as i32),
                    if player.hand.len() == 1 { "md-figure-card" } else { "md-figure-cards" },
                    Text::new("md-figure-cards-help"),
                ),
            ],
            score: Some(Score {
                value: at.points(seat),
                goal: printed().constants.goal,
                sources: sources(at, seat),
            }),
        }
    };
    let order: Vec<Seat> =
        if at.phase == Phase::SetUp { at.all_seats().collect() } else { at.in_order().collect() };
    Roster { seats: order.into_iter().map(view).collect() }
}

/// The income that the seat would get now, by source.
fn income_help(at: &State, seat: Seat) -> Text {
    let parts = at.income(seat).into_iter().flatten().map(|(source, cash)| {
        let text = match source {
            Source::Deed(deed) => deed.text(),
            Source::Profit | Source::Card(_) => Text::new("md-figure-profit"),
        };
        Text::new("md-income-part").text("source", text).number("cash", cash)
    });
    Text::new("md-figure-profit-help").list("parts", parts)
}

/// The sources of a seat's points.
fn sources(at: &State, seat: Seat) -> Vec<Text> {
    let player = at.player(seat);
    let of = |deed: Deed| {
        Text::new("md-points-deed").text("deed", deed.text()).number("points", printed().deed(deed).points)
    };
    let mut sources: Vec<Text> = player.deeds.iter().map(of).collect();
    if at.most_cities() == Some(seat) {
        let points = printed().constants.most_cities_points;
        sources.push(
            Text::new("md-points-cities").number("points", points).number("cities", at.cities_of(seat)),
        );
    }
    sources
}

pub(super) fn steps(at: &State) -> Steps {
    let now = Phase::OF_A_TURN.iter().position(|&phase| phase == at.phase);
    let over = at.frame() == Frame::Over;
    let group = |(n, phase): (usize, Phase)| {
        let by_seat = matches!(phase, Phase::CardPlay | Phase::Investment | Phase::Expansion);
        let when = |position: u8| match now {
            Some(at_phase) if n < at_phase => When::Done,
            Some(at_phase) if n > at_phase => When::Ahead,
            Some(_) if by_seat && position < at.position => When::Done,
            Some(_) if by_seat && position > at.position => When::Ahead,
            Some(_) if over => When::Done,
            Some(_) => When::Now,
            None => When::Ahead,
        };
        let steps = if by_seat {
            at.in_order()
                .zip(0..)
                .map(|(seat, position)| StepView { name: at.seat_name(seat), when: when(position) })
                .collect()
        } else {
            vec![StepView { name: phase_name(phase), when: when(0) }]
        };
        StepGroup { name: phase_name(phase), steps }
    };
    Steps {
        name: Text::new("md-track"),
        groups: Phase::OF_A_TURN.into_iter().enumerate().map(group).collect(),
    }
}
