//! The six-by-nine table, cell by cell: what is flipped, exactly what may be played, and how the slot is refilled. The expected values are
//! computed here independently, from the words of the charts and the facts of the cards.

use crate::common::*;
use cdg_solo::face::{Allow, Also, Cell, Flip, Refill, Slots, TABLE};
use cdg_solo::{Card, Face, Frame, Kind, Options, Pos, Question, Sheet, Tag};

const C: usize = 2;

/// Which cards are face-up before the roll.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Lying {
    /// As dealt: only A and B.
    Dealt,
    /// All five cards, chosen with different values so that the lowest is a single card.
    Open,
}

/// A desk of any playsheet where the first side is about to roll.
fn at_roll(sheet: Sheet, lying: Lying) -> Desk {
    let mut desk =
        desk_with(Options { playsheet: sheet, base_deck: sheet == Sheet::Ancients, ..Options::default() });
    match sheet {
        Sheet::Pursuit => desk.play("no, random"),
        Sheet::Barbarossa => {
            desk.play("take 1, beside 1 event").go_on().turn(Face::Ab);
            while !desk.may("roll") {
                let next = ["done", "no", "number 7"].into_iter().find(|word| desk.may(word)).unwrap();
                desk.play(next);
            }
            &mut desk
        }
        Sheet::Empire => desk.play("number 7, number 0, number 7, number 0"),
        Sheet::President => desk.play("first, first"),
        _ => &mut desk,
    };
    assert_eq!(desk.state.active(), First);
    // The other side gets cards with which it cannot respond.
    match sheet {
        Sheet::Wilderness => desk.lay("2A 2, 2B 34"),
        Sheet::Pursuit => desk.lay("2A 2b, 2B 3b"),
        Sheet::Barbarossa => desk.lay("2A 3b, 2B 5b"),
        Sheet::Empire => desk.lay("2A 1b, 2B 3b"),
        Sheet::President => desk.lay("2A 9, 2B 10"),
        Sheet::Ancients => desk.lay_titles("2A Order Two Units Left, 2B Order Two Units Center"),
        Sheet::Medieval => desk.lay_titles("2A Order Units Equal to Command Left, 2B Order Light Troops"),
        _ => desk.lay_titles("2A Probe Left, 2B Attack Left"),
    };
    let open = match sheet {
        Sheet::Wilderness => "1A 1, 1B 5, 1C 7, 1D 29, 1E 33",
        Sheet::Pursuit => "1A 2, 1B 3, 1C 4, 1D 7, 1E 8",
        Sheet::Barbarossa => "1A 3, 1B 4, 1C 5, 1D 6, 1E 7",
        Sheet::Empire => "1A 5, 1B 6, 1C 13, 1D 8, 1E 9",
        Sheet::President => "1A 2, 1B 3, 1C 5, 1D 6, 1E 9",
        Sheet::Ancients => {
            "1A Order Three Units Left, 1B Order Four Units Center, 1C Rally, 1D Order Two Units Right, 1E First Strike"
        }
        Sheet::Medieval => {
            "1A Order Medium Troops, 1B Order Heavy Troops, 1C Rally, 1D Leadership, 1E Double Time"
        }
        _ => "1A Attack Right, 1B Attack Center, 1C Rally, 1D Probe Right, 1E Bombard",
    };
    match (lying, sheet.is_colors()) {
        (Lying::Open, true) => desk.lay_titles(open),
        (Lying::Open, false) => desk.lay(open),
        // Replace the dealt face-up cards, those of the first two slots, by known ones.
        (Lying::Dealt, true) => desk.lay_titles(&open.split(", ").take(2).collect::<Vec<_>>().join(", ")),
        (Lying::Dealt, false) => desk.lay(&open.split(", ").take(2).collect::<Vec<_>>().join(", ")),
    };
    desk
}

/// The lines shown above the list of possible acts.
fn said_above(desk: &Desk) -> Vec<String> {
    let scene = desk.picture(0);
    let items = scene.areas.iter().flat_map(|area| &area.items);
    let names = items.filter_map(|item| match item {
        scene::Item::Sheet(sheet) => Some(sheet.name.key.to_string()),
        _ => None,
    });
    names.filter(|key| key == "solo-allowed" || key == "solo-coming").collect()
}

#[test]
fn only_a_roll_allows_something() {
    for sheet in Sheet::ALL {
        let mut desk = at_roll(sheet, Lying::Open);
        assert_eq!(said_above(&desk), ["solo-coming"], "{sheet:?} before the roll");
        desk.roll(Face::Ab);
        assert_eq!(said_above(&desk), ["solo-allowed"], "{sheet:?} after it");
    }
}

fn in_slot(slot: usize) -> Pos {
    Pos::new(0, slot, 0)
}

fn has(slots: Slots, slot: usize) -> bool {
    slots >> slot & 1 == 1
}

fn up(desk: &Desk) -> Vec<bool> {
    (0..5).map(|slot| desk.state.lie(in_slot(slot)).is_up()).collect()
}

/// Answers the questions of Commands & Colors: unlisted cards are Tactic cards and Army Commands; the lowest are those with the fewest
/// printed orders.
fn settle(desk: &mut Desk) {
    for _ in 0..60 {
        let act = match desk.state.frame() {
            Frame::Ask(Question::CcNothing, _) => "done".to_owned(),
            Frame::Ask(Question::CcLowest, _) => {
                let picks = desk.acts_of("pick");
                let orders = |act: &String| printed(desk, &act["pick ".len()..]);
                let least = picks.iter().map(orders).min();
                let marked = desk.may("done");
                let next = picks.iter().find(|act| Some(orders(act)) == least);
                // Mark all cards that tie for lowest. Stop when the remaining ones order more.
                match next {
                    Some(act) if !marked || Some(orders(act)) == lowest_marked(desk) => act.clone(),
                    _ => "done".into(),
                }
            }
            Frame::Ask(Question::CcToken, _) => "no".into(),
            Frame::Ask(Question::CcBlank, _) if desk.may("tactic") => "tactic".into(),
            Frame::Ask(Question::CcBlank, _) => "section".into(),
            Frame::Ask(Question::CcPrinted, _) => "none".into(),
            Frame::Ask(Question::CcOrders, _) => "number 0".into(),
            Frame::Ask(Question::CcCategory, _) => "army".into(),
            _ => return,
        };
        desk.play(&act);
    }
}

/// Printed orders of a card. A card without a number counts as more than any other.
fn printed(desk: &Desk, place: &str) -> u8 {
    desk.game.cards().brief(desk.state.lie(pos(place)).card()).value.unwrap_or(9)
}

fn lowest_marked(desk: &Desk) -> Option<u8> {
    let written = serde_json::to_value(&desk.state).unwrap();
    let marked = written["own"]["colors"]["lowest"].as_u64().unwrap();
    (0..5)
        .filter(|slot| marked >> (slot * 3) & 1 == 1)
        .map(|slot| printed(desk, &in_slot(slot).to_string()))
        .min()
}

/// The kind of a card in Commands & Colors; unlisted cards as answered in `settle`.
fn kind(desk: &Desk, card: Card) -> Kind {
    let brief = desk.game.cards().brief(card);
    match brief.kind {
        Kind::Blank if brief.is(Tag::KindSection) => Kind::Section,
        Kind::Blank => Kind::Tactic,
        kind => kind,
    }
}

/// G-27: whether the event may be played on the side's own turn.
fn event_of(desk: &Desk, card: Card) -> bool {
    let brief = desk.game.cards().brief(card);
    let answers = matches!(brief.kind, Kind::Response | Kind::Combat | Kind::Reaction);
    brief.belongs_to(First) && !answers && !brief.is(Tag::NoEvent)
}

/// G-28: all possible uses of a card.
fn uses(desk: &Desk, card: Card) -> Vec<&'static str> {
    let event = event_of(desk, card);
    let brief = desk.game.cards().brief(card);
    let mut uses = match desk.game.sheet() {
        Sheet::Wilderness => vec!["activate", "construct", "discard"],
        Sheet::Pursuit | Sheet::Barbarossa => vec!["ops", "sr", "rp"],
        // MP-3: both sides start with two momentum, so sealed plays are possible.
        Sheet::President => vec!["cp", "sealed"],
        Sheet::Empire if brief.is(Tag::NoFo) => vec!["oc", "discard"],
        Sheet::Empire => vec!["oc", "discard", "fo"],
        // EA-10: never on the side's own turn.
        Sheet::Ancients if brief.is(Tag::Reaction) || brief.is(Tag::FirstStrike) => vec![],
        _ => return vec!["order"],
    };
    match desk.game.sheet() {
        Sheet::Empire if event => uses.push("ec"),
        Sheet::Ancients => {}
        _ if event => uses.push("event"),
        _ => {}
    }
    uses
}

/// The lowest of these slots by the card's value; on a tie all of them.
fn lowest(desk: &Desk, slots: &[usize]) -> Vec<usize> {
    let card = |slot: usize| desk.state.lie(in_slot(slot)).card();
    let counted: Vec<usize> = if desk.game.sheet().is_colors() {
        let orders =
            |slot: &usize| matches!(kind(desk, card(*slot)), Kind::Section | Kind::Troop | Kind::Leadership);
        slots.iter().copied().filter(orders).collect()
    } else {
        slots.to_vec()
    };
    let value = |slot: usize| match desk.game.sheet().is_colors() {
        true => printed(desk, &in_slot(slot).to_string()),
        false => desk.game.cards().brief(card(slot)).value.unwrap_or(0),
    };
    let least = counted.iter().map(|&slot| value(slot)).min();
    counted.into_iter().filter(|&slot| Some(value(slot)) == least).collect()
}

/// 2.3 written out: every play that the face allows.
fn expected(desk: &Desk, cell: &Cell) -> Vec<String> {
    let up = up(desk);
    let open: Vec<usize> = (0..5).filter(|&slot| up[slot]).collect();
    let card = |slot: usize| desk.state.lie(in_slot(slot)).card();
    let mut plays = Vec::new();
    let mut any = |slots: &[usize]| {
        for &slot in slots {
            for used in uses(desk, card(slot)) {
                plays.push(format!("play {} {used}", in_slot(slot)));
            }
        }
    };
    match cell.allow {
        Allow::Named(slots) => {
            any(&open.iter().copied().filter(|&slot| has(slots, slot)).collect::<Vec<_>>())
        }
        Allow::COrLowest => {
            any(&[C]);
            let others: Vec<usize> = open.iter().copied().filter(|&slot| slot != C).collect();
            any(&lowest(desk, &others));
        }
        Allow::TacticOrLowest => {
            let tactic = |slot: &usize| kind(desk, card(*slot)) == Kind::Tactic;
            any(&open.iter().copied().filter(tactic).collect::<Vec<_>>());
            any(&lowest(desk, &open));
        }
        Allow::EventOrLowest => {
            any(&lowest(desk, &open));
            let word = if desk.game.sheet() == Sheet::Empire { "ec" } else { "event" };
            let events = open.iter().filter(|&&slot| event_of(desk, card(slot)));
            plays.extend(events.map(|&slot| format!("play {} {word}", in_slot(slot))));
        }
    }
    if cell.also == Also::Discard {
        plays.extend(open.iter().map(|&slot| format!("play {} discard", in_slot(slot))));
    }
    plays.sort();
    plays.dedup();
    plays
}

/// Rolls a face and answers all questions until a card is to be chosen.
fn rolled(sheet: Sheet, face: Face, lying: Lying) -> Desk {
    let mut desk = at_roll(sheet, lying);
    desk.roll(face);
    while let Some(flip) = desk.acts_of("flip").first().cloned() {
        desk.play(&flip);
    }
    settle(&mut desk);
    desk
}

/// Runs a test for every cell, with both starting situations.
fn each_cell(test: impl Fn(Sheet, Face, &Cell, Lying)) {
    let mut cells = 0;
    for (face, row) in Face::ALL.into_iter().zip(&TABLE) {
        for (sheet, cell) in Sheet::ALL.into_iter().zip(row) {
            for lying in [Lying::Dealt, Lying::Open] {
                test(sheet, face, cell, lying);
            }
            cells += 1;
        }
    }
    assert_eq!(cells, 54);
}

#[test]
fn f_1_to_6_every_cell_flips_what_it_names() {
    each_cell(|sheet, face, cell, lying| {
        let before = up(&at_roll(sheet, lying));
        let after = up(&rolled(sheet, face, lying));
        match cell.flip {
            Flip::Slots(slots) => {
                for slot in 0..5 {
                    let wanted = before[slot] || has(slots, slot);
                    assert_eq!(after[slot], wanted, "{face:?} {sheet:?} {lying:?} slot {slot}");
                }
            }
            // As dealt, two cards are already face-up, so nothing is flipped.
            Flip::ToTwo => assert_eq!(after, before, "{face:?} {sheet:?} {lying:?}"),
        }
    });
}

#[test]
fn f_1_to_6_every_cell_allows_exactly_what_it_says() {
    each_cell(|sheet, face, cell, lying| {
        let desk = rolled(sheet, face, lying);
        let mut plays = desk.acts_of("play");
        plays.sort();
        assert_eq!(plays, expected(&desk, cell), "{face:?} {sheet:?} {lying:?} {}", desk.shown(0));
        let candidate = matches!(cell.also, Also::Candidate | Also::Trigger);
        assert_eq!(desk.may("candidate"), candidate, "{face:?} {sheet:?}");
    });
}

/// Plays a card without special rules from the slot, and continues until the slot is refilled.
fn refilled(desk: &mut Desk, slot: usize) -> bool {
    let place = in_slot(slot).to_string();
    let brief = *desk.game.cards().brief(desk.state.lie(in_slot(slot)).card());
    let own = [Tag::Scout, Tag::DrawFaceUp, Tag::Counter, Tag::Shuffles, Tag::Mandatory];
    if own.iter().any(|&tag| brief.is(tag)) {
        return false;
    }
    let words = ["construct", "sr", "cp", "oc", "order"];
    let Some(play) = desk
        .acts_of(&format!("play {place} "))
        .into_iter()
        .find(|act| words.iter().any(|word| act.ends_with(word)))
    else {
        return false;
    };
    desk.play(&play);
    for _ in 0..60 {
        let flip = desk.question() == "cc-flip";
        if flip || desk.state.active() != First || desk.is_over() {
            break;
        }
        let acts = desk.acts();
        let quiet = ["done", "no", "none"].iter().find(|word| acts.iter().any(|act| act == *word));
        let next = quiet.map_or_else(|| acts[0].clone(), |word| (*word).to_owned());
        desk.play(&next);
    }
    true
}

#[test]
fn f_1_to_6_every_cell_refills_as_its_chart_says() {
    let filled = std::cell::RefCell::new(std::collections::BTreeSet::new());
    each_cell(|sheet, face, cell, lying| {
        for slot in 0..5 {
            let mut desk = rolled(sheet, face, lying);
            let top = desk.at("1C");
            if !refilled(&mut desk, slot) {
                continue;
            }
            let place = in_slot(slot).to_string();
            let wanted = match cell.refill {
                Refill::Down => "-".to_owned(),
                // G-20: card C itself was played, and the next card lies face-down.
                _ if slot == C => "-".into(),
                Refill::KeepUp => {
                    assert_ne!(top, "-", "{face:?} {sheet:?}: the roll has turned it up");
                    top
                }
                Refill::Maintain => top,
            };
            assert_eq!(desk.at(&place), wanted, "{face:?} {sheet:?} {lying:?} slot {slot}");
            filled.borrow_mut().insert((sheet as usize, face as usize));
        }
    });
    assert_eq!(filled.into_inner().len(), 54, "a slot was refilled in every cell");
}
