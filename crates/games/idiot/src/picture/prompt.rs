//! The current question and its possible answers.

use atlas::states::UsState;
use kernel::sets::members;
use kernel::{Game, NoLog, Seat, SeatSet, Viewer};
use scene::{Choice, CounterEffect, DiceEffect, Effect, PlaceEffect, Prominence, Prompt, Spot, Text};

use super::cards::{honey_effect, honey_title, open_effect, open_spot, open_title};
use super::serving::served;
use super::{spot, table};
use crate::Idiot;
use crate::act::Act;
use crate::cards::HoneyKind;
use crate::colour::{colour, name, side};
use crate::kit::{Emblem, kit};
use crate::law::asked;
use crate::odds;
use crate::state::{DICE, Frame, Open, PLACED, Phase, ROLL, State};

pub(super) fn prompt(game: &Idiot, at: &State, viewer: Viewer) -> Prompt {
    let frame = at.frame();
    if frame == Frame::Over {
        return over(game, at);
    }
    let deciding = at.deciding();
    let Some(seat) = deciding.iter().find(|&seat| viewer.is(seat)) else {
        let question =
            Text::new("fip-waiting").list("seats", names(at, deciding)).text("asked", asked(frame));
        return Prompt {
            asked: deciding.iter().collect(),
            question,
            detail: None,
            rule: None,
            choices: vec![],
        };
    };
    let (question, detail, rule) = question(game, at, seat);
    Prompt {
        asked: deciding.iter().collect(),
        question,
        detail,
        rule: Some(rule),
        choices: choices(game, at, seat),
    }
}

/// A single seat with its full name; several seats only by colour.
fn names(at: &State, seats: SeatSet) -> Vec<Text> {
    let alone = seats.len() == 1;
    seats.iter().map(|seat| if alone { side(at, seat) } else { colour(seat) }).collect()
}

fn over(game: &Idiot, at: &State) -> Prompt {
    let verdict = game.verdict(at);
    let places = game.places(at).into_iter().map(|(place, seat)| {
        Text::new("fip-final-place")
            .number("place", place)
            .text("seat", colour(seat))
            .number("delegates", at.delegates(seat))
    });
    Prompt {
        asked: vec![],
        question: Text::new(verdict.how).list("seats", names(at, verdict.winners)),
        detail: Some(Text::new("fip-final").list("places", places)),
        rule: Some(if verdict.how == crate::verdict::WON { "FIP-32" } else { "FIP-33" }),
        choices: vec![],
    }
}

fn question(game: &Idiot, at: &State, seat: Seat) -> (Text, Option<Text>, &'static str) {
    let own = at.person(seat).character;
    match at.frame() {
        Frame::Choosing(open) => {
            let key = match open {
                Open::Character => "fip-ask-character",
                Open::Attribute => "fip-ask-attribute",
                Open::Type => "fip-ask-type",
            };
            (Text::new(key), Some(Text::new("fip-ask-open-detail")), "FIP-7")
        }
        Frame::Phase(Phase::Draw) => {
            let key = if at.round == 1 { "fip-ask-draw-detail-first" } else { "fip-ask-draw-detail" };
            let question = Text::new("fip-ask-draw").number("left", at.due[seat.index()]);
            (question, Some(Text::new(key)), "FIP-9")
        }
        Frame::Phase(Phase::Dice) => {
            let dice = (ROLL as u8).min(DICE - PLACED + at.room());
            (
                Text::new("fip-ask-roll").number("dice", dice),
                Some(Text::new("fip-ask-roll-detail").number("left", at.room())),
                "FIP-10",
            )
        }
        Frame::Lying => {
            let turnable = table::spot_of_number(at, own).is_some();
            let key = if turnable { "fip-ask-turn-detail" } else { "fip-ask-turn-none" };
            let detail = Text::new(key).number("own", own);
            let (question, rule) =
                if at.room() == 1 { ("fip-ask-one", "FIP-13") } else { ("fip-ask-lying", "FIP-12") };
            (Text::new(question), Some(detail), rule)
        }
        Frame::Second => (Text::new("fip-ask-second"), Some(Text::new("fip-ask-second-detail")), "FIP-12"),
        Frame::Phase(Phase::Headlines) => {
            let question = Text::new("fip-ask-any").number("left", at.due[seat.index()]);
            (question, Some(Text::new("fip-ask-any-detail")), "FIP-29")
        }
        Frame::Phase(Phase::States) => {
            let question =
                Text::new("fip-ask-move").number("budget", game.budget(at)).text("from", name(at.mover));
            let moves = game.moves(at);
            let (key, rule) = if !moves.take.is_empty() {
                ("fip-ask-take-detail", "FIP-26")
            } else if moves.fly.is_empty() {
                ("fip-ask-move-detail-no-flight", "FIP-20")
            } else {
                ("fip-ask-move-detail", "FIP-20")
            };
            (question, Some(Text::new(key)), rule)
        }
        Frame::Honey { picked } => {
            let card = at.person(seat).honey;
            let key = match (kit().honey(card).0, picked) {
                (HoneyKind::Place | HoneyKind::Convert, Some(_)) => "fip-ask-honey-from",
                (HoneyKind::Swap | HoneyKind::DoubleTwo, Some(_)) => "fip-ask-honey-second",
                _ => "fip-ask-honey",
            };
            (Text::new(key).text("card", honey_title(card)), Some(honey_effect(card)), "FIP-31")
        }
        Frame::Phase(Phase::Bonus | Phase::Discard) | Frame::Honeys | Frame::Over => {
            unreachable!("nobody is asked there")
        }
    }
}

fn choices(game: &Idiot, at: &State, seat: Seat) -> Vec<Choice> {
    let mut acts = Vec::new();
    game.acts(at, seat, &mut acts);
    acts.sort_by_key(|act| rank(at, act));
    acts.into_iter().map(|act| choice(game, at, seat, act)).collect()
}

/// Sort order of choices: all dice of a number first, most dice first, then single dice; moving before stopping.
fn rank(at: &State, act: &Act) -> (u8, u8) {
    match *act {
        Act::All(number) => (0, DICE - at.lying.of(number)),
        Act::AllTurning { number, turned } => (0, DICE - at.lying.of(number) - turned),
        Act::Place(_) | Act::Go(_) => (1, 0),
        Act::Turn { .. } | Act::Stop => (2, 0),
        Act::Take(_) => (3, 0),
        Act::Fly(_) => (4, 0),
        _ => (5, 0),
    }
}

fn choice(game: &Idiot, at: &State, seat: Seat, act: Act) -> Choice {
    let plain = |label: Text, rule| Choice::new(act, label, rule);
    let open = |open: Open, card: u8| Choice {
        detail: Some(open_effect(open, card)),
        spot: Some(open_spot(open, card)),
        ..plain(open_title(open, card), "FIP-7")
    };
    let at_state = |key: &'static str, state: UsState, rule| Choice {
        spot: Some(spot(state)),
        ..plain(Text::new(key).text("state", name(state)), rule)
    };
    let number = |key: &'static str, number: u8, rule| plain(Text::new(key).number("number", number), rule);
    match act {
        Act::Character(card) => open(Open::Character, card),
        Act::Attribute(card) => open(Open::Attribute, card),
        Act::Type(card) => open(Open::Type, card),
        Act::Draw(level) => Choice {
            detail: Some(
                Text::new("fip-do-draw-detail")
                    .number("level", level)
                    .number("cards", at.piles[usize::from(level) - 1].count_ones()),
            ),
            spot: Some(Spot::new("pile", level)),
            odds: Some((odds::of_pile(at, seat, level) * 1000.0).round() as u16),
            ..plain(Text::new("fip-do-draw").number("level", level), "FIP-9")
        },
        Act::Roll => plain(Text::new("fip-do-roll"), "FIP-10"),
        Act::Turn { from, to } => Choice {
            prominence: Prominence::Folded,
            group: Some(Text::new("fip-group-turn")),
            ..plain(Text::new("fip-do-turn").number("from", from).number("to", to), "FIP-11")
        },
        // The first of two dice is chosen by clicking a die, the second one by clicking a group.
        Act::Place(n) if at.frame() == Frame::Lying && at.room() > 1 => Choice {
            spot: table::spot_of_number(at, n),
            prominence: Prominence::Second,
            group: Some(Text::new("fip-group-two")),
            ..placing(at, seat, n, 1, number("fip-do-place", n, "FIP-12"))
        },
        Act::Place(n) => Choice {
            using: table::spot_of_number(at, n),
            spot: Some(group_spot(n)),
            ..placing(
                at,
                seat,
                n,
                1,
                number("fip-do-place", n, if at.room() == 1 { "FIP-13" } else { "FIP-12" }),
            )
        },
        Act::All(n) => {
            let lying = at.lying.of(n);
            let count = lying.min(at.room());
            let label = Text::new("fip-do-all").number("number", n).number("count", count);
            let choice = plain(label, if count < lying { "FIP-13" } else { "FIP-12" });
            Choice { spot: Some(group_spot(n)), ..placing(at, seat, n, count, choice) }
        }
        Act::AllTurning { number: n, turned } => {
            let own = at.person(seat).character;
            let (lying, most) = (at.lying.of(n), at.lying.of(own));
            let count = (lying + turned).min(at.room());
            let label = Text::new("fip-do-all-turning")
                .number("own", own)
                .number("turned", turned)
                .number("number", n)
                .number("count", count);
            let choice = plain(label, if count < lying + turned { "FIP-13" } else { "FIP-11" });
            let folded = turned < most;
            Choice {
                // If enough dice lie there, a click on the group already means placing those, so this choice gets no spot.
                spot: Some(group_spot(n)).filter(|_| !folded && lying < 2),
                prominence: if folded { Prominence::Folded } else { Prominence::First },
                group: folded.then(|| Text::new("fip-group-turn")),
                ..placing(at, seat, n, count, choice)
            }
        }
        Act::Any(n) => Choice {
            detail: Some(Text::new("fip-do-any-detail").number("met", met_with(at, seat, n))),
            spot: Some(group_spot(n)),
            ..number("fip-do-any", n, "FIP-29")
        },
        Act::Take(state) => Choice {
            prominence: Prominence::Second,
            group: Some(Text::new("fip-group-take")),
            detail: Some(Text::new("fip-do-take-detail").number("cubes", at.cubes(state))),
            ..at_state("fip-do-take", state, "FIP-26")
        },
        Act::Go(state) => Choice {
            detail: Some(entry(game, at, seat, state)),
            effects: entered(game, at, seat, state),
            ..at_state("fip-do-go", state, entry_rule(at, seat, state))
        },
        Act::Fly(state) => {
            let fly = at_state("fip-do-fly", state, "FIP-24");
            let step = game.moves(at).go.contains(state);
            // FIP-24: a click on an adjacent state already means a step, so a flight there gets no spot.
            Choice {
                detail: Some(entry(game, at, seat, state)),
                spot: fly.spot.clone().filter(|_| !step),
                effects: entered(game, at, seat, state),
                prominence: if step { Prominence::Folded } else { Prominence::Second },
                group: Some(Text::new(if step { "fip-group-fly-near" } else { "fip-group-fly" })),
                ..fly
            }
        }
        Act::Stop => Choice {
            detail: Some(Text::new("fip-do-stop-detail").number("lost", at.left)),
            ..plain(Text::new("fip-do-stop"), "FIP-20")
        },
        Act::Pick(state) => {
            Choice { detail: Some(standing(at, seat, state)), ..at_state("fip-do-pick", state, "FIP-31") }
        }
    }
}

fn group_spot(number: u8) -> Spot {
    Spot::new("group", number)
}

/// Adds to a choice how many dice would then be on the voter group, and which headlines that serves.
fn placing(at: &State, seat: Seat, number: u8, count: u8, choice: Choice) -> Choice {
    let detail = Text::new("fip-do-place-detail")
        .text("group", Text::new(format!("fip-group-{number}")))
        .number("count", at.groups[usize::from(number) - 1] + count)
        .text("headlines", served(at, seat, number, count));
    let dice = DiceEffect { bin: group_spot(number), value: number, count };
    Choice { detail: Some(detail), effects: vec![Effect::Dice(dice)], ..choice }
}

/// Number of the seat's headlines that this number fulfills.
fn met_with(at: &State, seat: Seat, number: u8) -> u32 {
    let mut adds = at.adds(seat);
    adds[usize::from(number) - 1] += 1;
    members(at.hand(seat)).filter(|&card| kit().check(card).met(&at.groups, &adds)).count() as u32
}

/// FIP-21 to FIP-23: the cost of an entry depends on whose cubes are there.
fn entry_rule(at: &State, seat: Seat, state: UsState) -> &'static str {
    match at.holder(state) {
        None => "FIP-21",
        Some(other) if other == seat => "FIP-23",
        Some(_) => "FIP-22",
    }
}

/// What an entry would change: the state, and the delegates of the players involved.
fn entered(game: &Idiot, at: &State, seat: Seat, state: UsState) -> Vec<Effect> {
    let mut after = at.clone();
    game.enter(&mut after, seat, state, false, &mut NoLog);
    let counter =
        |seat: Seat| Effect::Counter(CounterEffect { owner: seat, value: after.delegates(seat).into() });
    let place = PlaceEffect {
        spot: spot(state),
        owner: Some(seat),
        strength: table::strength(after.cubes(state)),
        count: after.cubes(state).into(),
        gain: i32::from(after.delegates(seat)) - i32::from(at.delegates(seat)),
    };
    let rival = at.holder(state).filter(|&other| other != seat);
    std::iter::once(Effect::Place(place)).chain([seat].into_iter().chain(rival).map(counter)).collect()
}

/// Such as "4 delegates, 2 cubes, Red's go home, big bonus card". Delegates of an own state are not listed, because they are not won again.
fn entry(game: &Idiot, at: &State, seat: Seat, state: UsState) -> Text {
    let holder = at.holder(state);
    let mut parts = vec![
        if holder == Some(seat) {
            Text::new("fip-entry-own").number("cubes", at.cubes(state) + 1)
        } else {
            Text::new("fip-entry-delegates").number("delegates", kit().delegates(state))
        },
        Text::new("fip-entry-cost").number("cubes", game.cost(at, seat, state)),
    ];
    if let Some(other) = holder.filter(|&other| other != seat) {
        parts.push(Text::new("fip-entry-outbid").text("other", colour(other)));
    }
    // FIP-28: bonus cards beyond three are not drawn.
    let [small, big] = at.bonus_room(seat);
    parts.extend(match kit().emblem(state) {
        Some(Emblem::Crowd) if small > 0 => Some(Text::new("fip-entry-small")),
        Some(Emblem::Dollar) if big > 0 => Some(Text::new("fip-entry-big")),
        _ => None,
    });
    let mut text = Text::new(format!("fip-entry-{}", parts.len()));
    for (name, part) in ["a", "b", "c", "d"].into_iter().zip(parts) {
        text = text.text(name, part);
    }
    text
}

/// Who holds a state and what it counts. FIP-40: a doubled state counts twice, whoever holds it.
fn standing(at: &State, seat: Seat, state: UsState) -> Text {
    let delegates = kit().delegates(state) * if at.doubled.contains(state) { 2 } else { 1 };
    match at.holder(state) {
        None => Text::new("fip-standing-empty").number("delegates", delegates),
        Some(other) => Text::new(if other == seat { "fip-standing-own" } else { "fip-standing-theirs" })
            .number("delegates", delegates)
            .number("cubes", at.cubes(state))
            .text("seat", colour(other)),
    }
}
