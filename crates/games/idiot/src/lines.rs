//! The log entries in words.

use atlas::states::UsState;
use kernel::Seat;
use scene::{Chapter, Line, Spot, Text};

use crate::cards::printed;
use crate::colour::{colour, name};
use crate::event::Event;
use crate::kit::kit;
use crate::picture::{headline_title, honey_title, open_title, spot};
use crate::state::Open;

pub(crate) fn line(event: &Event) -> Line {
    let tell = |rule, key: &'static str| Line::new(rule, Text::new(key));
    let by = |seat: Seat, rule, key| tell(rule, key).by(seat).with("seat", colour(seat));
    match event {
        Event::Starts { seat } => by(*seat, "FIP-8", "fip-log-starts"),
        Event::Dealt { seat, person } => by(*seat, "FIP-7", "fip-log-dealt")
            .with("character", open_title(Open::Character, person.character))
            .with("attribute", open_title(Open::Attribute, person.attribute))
            .with("type", open_title(Open::Type, person.kind))
            .number("attribute-die", kit().attribute(person.attribute))
            .number("type-die", kit().kind(person.kind)),
        Event::Chose { seat, open, card } => {
            by(*seat, "FIP-7", "fip-log-chose").with("card", open_title(*open, *card))
        }
        Event::Honey { seat, card } => by(*seat, "FIP-7", "fip-log-honey").with("card", honey_title(*card)),
        Event::HoneysDealt => tell("FIP-7", "fip-log-honeys-dealt"),
        Event::Round { round, of } => {
            tell("FIP-9", "fip-log-round").number("round", *round).number("of", *of)
        }
        Event::Drew { seat, card } => {
            let headline = &printed().headlines[usize::from(*card) - 1];
            by(*seat, "FIP-9", "fip-log-drew")
                .with("card", headline_title(*card))
                .with("needs", headline.text())
                .number("level", headline.level)
        }
        Event::DrewHidden { seat, level } => {
            by(*seat, "FIP-9", "fip-log-drew-hidden").number("level", *level)
        }
        Event::Refilled { level } => tell("FIP-9", "fip-log-refilled").number("level", *level),
        Event::Rolled { seat, dice } => {
            let words: Vec<_> = dice.iter().filter(|&&die| die != 0).map(ToString::to_string).collect();
            by(*seat, "FIP-10", "fip-log-rolled").word("dice", words.join(", ")).rolled(6, *dice)
        }
        Event::Turned { seat, from, to } => {
            by(*seat, "FIP-11", "fip-log-turned").number("from", *from).number("to", *to)
        }
        Event::Placed { seat, number, count } => by(*seat, "FIP-12", "fip-log-placed")
            .number("count", *count)
            .number("number", *number)
            .with("group", Text::new(format!("fip-group-{number}")))
            .at(Spot::new("group", *number))
            .placed(*number, *count),
        Event::DiceDone { groups } => {
            let groups: Vec<_> = groups.iter().map(ToString::to_string).collect();
            tell("FIP-13", "fip-log-dice-done").word("groups", groups.join(", "))
        }
        Event::Named { seat, number } => by(*seat, "FIP-29", "fip-log-named").number("number", *number),
        Event::Checked { seat, card, met, cubes } => {
            let key = if *met { "fip-log-met" } else { "fip-log-missed" };
            let mut line = by(*seat, "FIP-15", key)
                .with("card", headline_title(*card))
                .with("needs", printed().headlines[usize::from(*card) - 1].text());
            if *met {
                line = line.number("cubes", *cubes);
            }
            line
        }
        Event::Allowed { seat, round, cubes } => {
            by(*seat, "FIP-18", "fip-log-allowed").number("round", *round).number("cubes", *cubes)
        }
        Event::TookBack { seat, state, left } => {
            in_state(by(*seat, "FIP-26", "fip-log-took-back"), *state).number("left", *left)
        }
        Event::Entered { seat, state, cubes, flight, own, outbid } => {
            let (rule, key) = match (flight, outbid) {
                (true, _) => ("FIP-24", "fip-log-flew"),
                (false, None) if *own => ("FIP-23", "fip-log-added"),
                (false, None) => ("FIP-21", "fip-log-went"),
                (false, Some(_)) => ("FIP-22", "fip-log-outbid"),
            };
            let line = in_state(by(*seat, rule, key), *state).number("cubes", *cubes);
            match outbid {
                Some((other, home)) => line.with("other", colour(*other)).number("home", *home),
                None => line,
            }
        }
        Event::Stopped { seat, lost } => by(*seat, "FIP-20", "fip-log-stopped").number("lost", *lost),
        Event::SmallBonus { seat, card, die } => by(*seat, "FIP-28", "fip-log-small")
            .number("die", *die)
            .at(Spot::new("small", card))
            .rolled(6, [*die]),
        Event::BigBonus { seat, card, kind } => by(*seat, "FIP-28", "fip-log-big")
            .with("card", Text::new(format!("fip-big-{}", kind.key())))
            .at(Spot::new("big", card)),
        Event::NoBonus { seat, big, count } => {
            let key = if *big { "fip-log-no-big" } else { "fip-log-no-small" };
            by(*seat, "FIP-28", key).number("count", *count)
        }
        Event::Discarded => tell("FIP-30", "fip-log-discarded"),
        Event::CardPasses { seat } => by(*seat, "FIP-30", "fip-log-card-passes"),
        Event::HoneyShown { seat, card } => by(*seat, "FIP-31", "fip-log-honey-shown")
            .with("card", honey_title(*card))
            .with("effect", crate::picture::honey_told(*card)),
        Event::HoneyPlaced { seat, state, from } => {
            let key = key_from(from, "fip-log-honey-placed", "fip-log-honey-placed-from");
            in_state(moved(by(*seat, "FIP-31", key), from), *state)
        }
        Event::HoneyRemoved { seat, state, owner } => {
            in_state(by(*seat, "FIP-31", "fip-log-honey-removed"), *state).with("other", colour(*owner))
        }
        Event::HoneyConverted { seat, state, owner, from } => {
            let key = key_from(from, "fip-log-honey-converted", "fip-log-honey-converted-from");
            in_state(moved(by(*seat, "FIP-31", key), from), *state).with("other", colour(*owner))
        }
        Event::HoneySwapped { seat, states: [a, b] } => {
            in_state(by(*seat, "FIP-31", "fip-log-honey-swapped"), *a).with("second", name(*b)).at(spot(*b))
        }
        Event::HoneyDoubled { seat, state, delegates } => {
            in_state(by(*seat, "FIP-31", "fip-log-honey-doubled"), *state).number("delegates", *delegates)
        }
        Event::HoneyLapsed { seat, card } => {
            by(*seat, "FIP-31", "fip-log-honey-lapsed").with("card", honey_title(*card))
        }
        Event::Counted { seat, delegates } => {
            by(*seat, "FIP-32", "fip-log-counted").number("delegates", *delegates)
        }
        Event::Over { winners, how } => {
            let rule = if *how == crate::verdict::WON { "FIP-32" } else { "FIP-33" };
            let line = tell(rule, how).list("seats", winners.iter().map(colour));
            Line { seat: winners.first().filter(|_| winners.len() == 1), ..line }
        }
    }
}

fn key_from(from: &Option<UsState>, plain: &'static str, other: &'static str) -> &'static str {
    if from.is_some() { other } else { plain }
}

fn moved(line: Line, from: &Option<UsState>) -> Line {
    match from {
        Some(from) => line.with("from", name(*from)).at(spot(*from)),
        None => line,
    }
}

fn in_state(line: Line, state: UsState) -> Line {
    line.with("state", name(state)).at(spot(state))
}

/// Log chapters: the rounds.
pub(crate) fn chapter(event: &Event) -> Option<Chapter> {
    match event {
        Event::Round { round, .. } => Some(Chapter::numbered("fip-chapter-round", *round)),
        _ => None,
    }
}
