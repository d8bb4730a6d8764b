//! What dice do for the headlines in a hand.

use kernel::Seat;
use kernel::sets::members;
use scene::{BinGoal, Text};

use super::cards::headline_title;
use crate::cards::{Count, GROUPS, Need};
use crate::kit::kit;
use crate::state::State;

/// What more dice change for a headline.
enum Gain {
    Met,
    Nearer { have: u8, need: u8 },
    Spoilt,
}

fn plus(groups: &Count, number: u8, count: u8) -> Count {
    let mut groups = *groups;
    groups[usize::from(number) - 1] += count;
    groups
}

/// The headlines of a seat for which `count` more dice of a number make a difference.
fn gains(at: &State, seat: Seat, number: u8, count: u8) -> impl Iterator<Item = (u8, Gain)> {
    let (before, after, adds) = (at.groups, plus(&at.groups, number, count), at.adds(seat));
    members(at.hand(seat)).filter_map(move |card| {
        let check = kit().check(card);
        let (was, is) = (check.met(&before, &adds), check.met(&after, &adds));
        if was != is {
            return Some((card, if is { Gain::Met } else { Gain::Spoilt }));
        }
        if was {
            return None;
        }
        let (before, after) = (check.there(&before, &adds), check.there(&after, &adds));
        let changed = check.needs().iter().filter(|need| need.has(&before) != need.has(&after));
        let gain = changed.map(|&need| {
            let (have, most) = (need.has(&after), need.count());
            if need.counts_dice_only() && have > most {
                (need.has(&before) <= most).then_some(Gain::Spoilt)
            } else {
                // Dice beyond what the condition asks for bring the headline no nearer: another of its conditions is still open.
                (need.has(&before) < most).then_some(Gain::Nearer { have: have.min(most), need: most })
            }
        });
        gain.flatten().next().map(|gain| (card, gain))
    })
}

/// The headlines that `count` more dice of a number help, in words. Headlines that they spoil come last.
pub(crate) fn served(at: &State, seat: Seat, number: u8, count: u8) -> Text {
    let mut all: Vec<_> = gains(at, seat, number, count).collect();
    all.sort_by_key(|(_, gain)| matches!(gain, Gain::Spoilt));
    let said = all.into_iter().map(|(card, gain)| {
        let title = headline_title(card);
        match gain {
            Gain::Met => Text::new("fip-serves-met").text("headline", title),
            Gain::Nearer { have, need } => Text::new("fip-serves-nearer")
                .text("headline", title)
                .number("have", have)
                .number("need", need),
            Gain::Spoilt => Text::new("fip-serves-spoils").text("headline", title),
        }
    });
    // Joined without "and", because what is said of one headline does not apply to the next.
    let joined =
        said.reduce(|before, next| Text::new("fip-serves").text("before", before).text("next", next));
    joined.unwrap_or_else(|| Text::new("fip-serves-none"))
}

/// What a die with this value is good for.
pub(super) fn note(at: &State, seat: Seat, value: u8) -> Text {
    if value == at.person(seat).character {
        return Text::new("fip-die-own");
    }
    let good = gains(at, seat, value, 1).filter(|(_, gain)| !matches!(gain, Gain::Spoilt));
    let titles: Vec<_> = good.map(|(card, _)| headline_title(card)).collect();
    if titles.is_empty() {
        Text::new("fip-die-none")
    } else {
        Text::new("fip-die-serves").list("headlines", titles)
    }
}

/// How many dice of a number the seat's headlines ask for. A condition on any number is shown at the number with the most dice.
pub(super) fn goals(at: &State, seat: Seat, number: u8) -> Vec<BinGoal> {
    let adds = at.adds(seat);
    let mut goals = Vec::new();
    for card in members(at.hand(seat)) {
        let check = kit().check(card);
        let there = check.there(&at.groups, &adds);
        let most = (1..=GROUPS as u8).rev().max_by_key(|&n| there[usize::from(n) - 1]);
        for need in check.needs() {
            let key = match *need {
                Need::Least { number: of, .. } if of == number => "fip-goal-least",
                Need::Exactly { number: of, .. } if of == number => "fip-goal-exactly",
                Need::None { number: of } if of == number => "fip-goal-none",
                Need::AnyOne { .. } if most == Some(number) => "fip-goal-any",
                _ => continue,
            };
            goals.push(BinGoal {
                count: need.count(),
                text: Text::new(key).number("count", need.count()),
                name: headline_title(card),
                met: need.met(&there),
            });
        }
    }
    goals.sort_by_key(|goal| goal.count);
    goals
}
