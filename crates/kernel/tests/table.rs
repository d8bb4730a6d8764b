//! A table: undo and consent, repeatable dice, cheap past states, refusals that change nothing, own dice, who is told what.

use crate::common::council::Council;
use crate::common::duel::{Act, Duel, Event, plays};
use crate::common::{FIRST, SECOND, THIRD, bot, fresh, person, persons, play, play_on, read, seeded};
use kernel::chance::{Ask, ChanceError, ChanceResult, Given, Lack, Seed};
use kernel::{Audience, Ending, FastRng, Game, Seat, SeatSet, Table, TableError, Turn, UndoAnswer, Viewer};

const SNAPSHOT_EVERY: usize = 32;

fn duel() -> Table<Duel> {
    seeded(Duel::of(40), persons(2), 7)
}

fn council() -> Table<Council> {
    seeded(Council::new(&(), 3).expect("three seats"), persons(3), 7)
}

fn seats(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

fn last_falls<G: Game>(table: &Table<G>) -> Vec<ChanceResult> {
    table.entries().last().expect("an act was played").falls.clone()
}

/// Everything that a refusal must leave unchanged.
fn whole<G: Game>(table: &mut Table<G>) -> (G::State, String, usize, Given, usize) {
    let told = table.told(Viewer::Spectator).count();
    let given = table.given_mut().clone();
    (table.state().clone(), table.hash().to_owned(), table.entries().len(), given, told)
}

fn refused_key<T>(result: Result<T, TableError>) -> String {
    match result {
        Err(TableError::Rule(refusal)) => refusal.text.key.into_owned(),
        Err(TableError::Chance(halt)) => halt.text().key.into_owned(),
        Ok(_) => panic!("it was not refused"),
    }
}

// Undo

#[test]
fn undo_is_free_until_something_new_is_learned() {
    let mut table = duel();
    let opening = table.state().clone();
    play(&mut table, FIRST, &["low", "keep"]);
    assert!(table.undo_is_free(FIRST, 0));
    assert!(!table.undo_is_free(SECOND, 0), "another's acts are not hers to take back");
    assert_eq!(table.undo(FIRST, fresh()), Ok(UndoAnswer::Done { to: 1 }));
    assert_eq!(table.undo(FIRST, fresh()), Ok(UndoAnswer::Done { to: 0 }));
    assert_eq!(table.state(), &opening);
    assert_eq!(refused_key(table.undo(FIRST, fresh())), "table-nothing-to-undo");

    play(&mut table, FIRST, &["low", "keep", "roll"]);
    assert!(!table.undo_is_free(FIRST, 2), "the die was seen");
    assert_eq!(table.undo(FIRST, fresh()), Ok(UndoAnswer::Asked { waiting: seats(&[SECOND]) }));

    play(&mut table, SECOND, &["high", "keep"]);
    assert!(table.undo_is_free(SECOND, 3));
    assert!(!table.undo_is_free(SECOND, 2), "before that lies the other's roll");
    assert!(!table.undo_is_free(FIRST, 2), "the other has decided since");
    assert!(!table.undo_is_free(SECOND, 5), "nothing lies behind the end");
}

#[test]
fn a_turn_without_a_throw_is_free_until_the_other_acts() {
    let mut table = duel();
    play(&mut table, FIRST, &["low", "keep", "pass"]);
    assert!(table.undo_is_free(FIRST, 0));
    play(&mut table, SECOND, &["low"]);
    assert!(!table.undo_is_free(FIRST, 0));
}

#[test]
fn opened_bids_are_not_taken_back_for_free() {
    let mut table = council();
    play(&mut table, FIRST, &["bid 1"]);
    assert!(table.undo_is_free(FIRST, 0));
    play(&mut table, SECOND, &["bid 2"]);
    play(&mut table, THIRD, &["bid 5"]);
    assert!(table.entries()[2].falls.is_empty());
    assert!(!table.undo_is_free(THIRD, 2), "the third has seen what the others bid");
    assert_eq!(table.undo(THIRD, fresh()), Ok(UndoAnswer::Asked { waiting: seats(&[FIRST, SECOND]) }));
}

#[test]
fn past_that_everybody_must_agree() {
    let mut table = council();
    play(&mut table, FIRST, &["bid 1"]);
    play(&mut table, SECOND, &["bid 2"]);
    play(&mut table, THIRD, &["bid 5", "give 1"]);
    assert_eq!(table.undo_to(THIRD, 2, fresh()), Ok(UndoAnswer::Asked { waiting: seats(&[FIRST, SECOND]) }));
    assert_eq!(table.undo_wish().map(|wish| (wish.by, wish.to)), Some((THIRD, 2)));
    assert_eq!(refused_key(table.answer_undo(THIRD, true, fresh())), "table-no-wish", "not one's own wish");
    assert_eq!(table.answer_undo(SECOND, true, fresh()), Ok(UndoAnswer::Asked { waiting: seats(&[FIRST]) }));
    assert_eq!(refused_key(table.answer_undo(SECOND, true, fresh())), "table-no-wish", "not twice");
    assert_eq!(table.entries().len(), 4, "not before all have agreed");
    assert_eq!(table.answer_undo(FIRST, true, fresh()), Ok(UndoAnswer::Done { to: 2 }));
    assert_eq!((table.entries().len(), table.undo_wish()), (2, None));
    assert_eq!(table.state().bids, [Some(1), Some(2), None]);
}

#[test]
fn one_no_is_enough() {
    let mut table = council();
    play(&mut table, FIRST, &["bid 1"]);
    play(&mut table, SECOND, &["bid 2"]);
    play(&mut table, THIRD, &["bid 5"]);
    let before = whole(&mut table);
    table.undo(THIRD, fresh()).expect("asked");
    assert_eq!(table.answer_undo(FIRST, true, fresh()), Ok(UndoAnswer::Asked { waiting: seats(&[SECOND]) }));
    assert_eq!(table.answer_undo(SECOND, false, fresh()), Ok(UndoAnswer::Declined));
    assert_eq!(table.undo_wish(), None);
    assert_eq!(whole(&mut table), before);
    assert_eq!(refused_key(table.answer_undo(FIRST, true, fresh())), "table-no-wish");
}

#[test]
fn a_wish_ends_with_the_next_act() {
    let mut table = duel();
    play(&mut table, FIRST, &["low", "keep", "roll"]);
    table.undo(FIRST, fresh()).expect("asked");
    play(&mut table, SECOND, &["low"]);
    assert_eq!(table.undo_wish(), None);
    assert_eq!(refused_key(table.answer_undo(SECOND, true, fresh())), "table-no-wish");
}

#[test]
fn alone_everything_can_be_taken_back_for_bots_agree() {
    let mut table = seeded(Duel::of(40), vec![person("Ada"), bot()], 7);
    let opening = whole(&mut table);
    play_on(&mut table, &mut FastRng::new(1), 100);
    assert_eq!(table.undo_to(FIRST, 0, fresh()), Ok(UndoAnswer::Done { to: 0 }));
    assert_eq!(whole(&mut table), opening);
}

#[test]
fn bots_are_not_asked_where_persons_are() {
    let players = vec![person("Ada"), bot(), person("Cleo")];
    let mut table = seeded(Council::new(&(), 3).expect("three seats"), players, 7);
    play(&mut table, FIRST, &["bid 1"]);
    play(&mut table, SECOND, &["bid 2"]);
    assert_eq!(table.undo(FIRST, fresh()), Ok(UndoAnswer::Asked { waiting: seats(&[THIRD]) }));
    assert_eq!(table.answer_undo(THIRD, true, fresh()), Ok(UndoAnswer::Done { to: 0 }));
}

// Repeatable dice

#[test]
fn undone_and_repeated_it_rolls_the_same() {
    let mut table = seeded(Duel::of(40), vec![person("Ada"), bot()], 7);
    for _ in 0..20 {
        let seat = table.state().who;
        play(&mut table, seat, &["high", "keep", "roll"]);
        let (falls, state) = (last_falls(&table), table.state().clone());
        table.undo_to(FIRST, table.entries().len() - 1, fresh()).expect("alone");
        play(&mut table, seat, &["roll"]);
        assert_eq!(last_falls(&table), falls);
        assert_eq!(table.state(), &state);
    }
}

#[test]
fn the_next_roll_is_the_same_whatever_is_decided_before_it() {
    let mut table = seeded(Duel::of(40), vec![person("Ada"), bot()], 7);
    play(&mut table, FIRST, &["low", "keep", "roll"]);
    let falls = last_falls(&table);
    assert_eq!(falls.len(), 2, "a die and a card");

    table.undo_to(FIRST, 0, fresh()).expect("alone");
    play(&mut table, FIRST, &["high"]);
    let card = table.acts(FIRST)[0];
    assert!(matches!(card, Act::Card(_)));
    table.act(FIRST, card).expect("it is in hand");
    play(&mut table, FIRST, &["roll"]);
    assert_eq!(last_falls(&table), falls, "acts without chance use no stream");

    table.undo_to(FIRST, 0, fresh()).expect("alone");
    play(&mut table, FIRST, &["low", "keep", "pass"]);
    play(&mut table, SECOND, &["low", "keep", "roll"]);
    assert_eq!(last_falls(&table)[0], falls[0], "nor does another seat change the die");
}

#[test]
fn different_acts_with_chance_use_different_streams() {
    let mut table = duel();
    let mut rolls = Vec::new();
    for _ in 0..12 {
        let seat = table.state().who;
        play(&mut table, seat, &["low", "keep", "roll"]);
        rolls.push(last_falls(&table)[0].result);
    }
    assert!(rolls.iter().any(|&roll| roll != rolls[0]), "{rolls:?}");
}

// Past states

#[test]
fn every_point_of_time_is_the_state_that_was_seen() {
    let mut table = duel();
    let mut rng = FastRng::new(3);
    let mut seen = vec![table.state().clone()];
    while play_on(&mut table, &mut rng, 1) == 1 {
        seen.push(table.state().clone());
    }
    assert!(seen.len() > 200, "{} acts", seen.len() - 1);
    for (acts, state) in seen.iter().enumerate() {
        assert_eq!(table.at(acts).as_ref(), Some(state), "after {acts} acts");
    }
    assert_eq!(table.at(seen.len()), None);
}

#[test]
fn points_of_time_hold_after_taking_back_past_snapshots() {
    let mut table = seeded(Duel::of(40), vec![person("Ada"), bot()], 7);
    play_on(&mut table, &mut FastRng::new(3), 150);
    for to in [97, 96, 95, 64, 33, 10] {
        let state = table.at(to).expect("within the log");
        table.undo_to(FIRST, to, fresh()).expect("alone");
        assert_eq!(table.state(), &state, "back to {to}");
        let mut seen = vec![state];
        let mut rng = FastRng::new(to as u64);
        for _ in 0..70 {
            play_on(&mut table, &mut rng, 1);
            seen.push(table.state().clone());
        }
        for (n, state) in seen.iter().enumerate() {
            assert_eq!(table.at(to + n).as_ref(), Some(state), "{n} acts after {to}");
        }
    }
}

#[test]
fn the_cost_of_an_act_does_not_grow() {
    let mut table = duel();
    let mut rng = FastRng::new(3);
    loop {
        let before = plays();
        if play_on(&mut table, &mut rng, 1) == 0 {
            break;
        }
        assert_eq!(plays() - before, 1, "act {} is played once", table.entries().len());
    }
    for acts in 0..=table.entries().len() {
        let before = plays();
        table.at(acts).expect("within the log");
        assert!(plays() - before < SNAPSHOT_EVERY, "{} plays to reach act {acts}", plays() - before);
    }
    let before = plays();
    table.undo(FIRST, fresh()).expect("asked");
    table.answer_undo(SECOND, true, fresh()).expect("agreed");
    assert!(plays() - before < SNAPSHOT_EVERY, "taking back costs no more");
}

// Refusals

#[test]
fn a_refused_act_changes_nothing() {
    let mut table = duel();
    *table.given_mut() = Given::dice([7]).pile("deck", [99]);
    play(&mut table, FIRST, &["low", "keep"]);
    let before = whole(&mut table);
    for (seat, word, key) in [
        (FIRST, "low", "duel-order"),
        (FIRST, "card 3", "duel-order"),
        (SECOND, "roll", "duel-other-turn"),
        (Seat(2), "roll", "record-seat"),
        (Seat(200), "roll", "record-seat"),
        (FIRST, "roll", "chance-misfit"),
    ] {
        assert_eq!(refused_key(table.act(seat, read(word)).map(drop)), key, "{word} of {seat}");
        assert_eq!(whole(&mut table), before, "{word} of {seat}");
    }
    table.given_mut().dice = [6].into();
    let before = whole(&mut table);
    assert_eq!(refused_key(table.act(FIRST, Act::Roll).map(drop)), "chance-misfit", "there is no card 99");
    assert_eq!(whole(&mut table), before, "the good die is still there");
}

#[test]
fn a_refused_act_leaves_a_wish_standing() {
    let mut table = duel();
    play(&mut table, FIRST, &["low", "keep", "roll"]);
    table.undo(FIRST, fresh()).expect("asked");
    assert!(table.act(FIRST, Act::Roll).is_err());
    assert!(table.undo_wish().is_some());
}

#[test]
fn nobody_without_a_seat_takes_back_or_agrees() {
    let mut table = duel();
    play(&mut table, FIRST, &["low", "keep", "roll"]);
    assert_eq!(refused_key(table.undo_to(Seat(9), 0, fresh())), "record-seat");
    table.undo(FIRST, fresh()).expect("asked");
    for stranger in [Seat(2), Seat(8), Seat(9), Seat(17), Seat(255)] {
        assert_eq!(refused_key(table.answer_undo(stranger, true, fresh())), "table-no-wish");
    }
    assert_eq!(table.entries().len(), 3);
}

#[test]
fn the_rule_that_forbids_is_named() {
    let mut table = duel();
    play(&mut table, FIRST, &["low"]);
    let foreign =
        (0..24).map(Act::Card).find(|act| !table.acts(FIRST).contains(act)).expect("a card of the deck");
    let Err(TableError::Rule(refusal)) = table.act(FIRST, foreign) else { panic!("not in hand") };
    assert_eq!(refusal.to_string(), "DUEL-5: duel-not-in-hand");
}

// Own dice and cards

#[test]
fn own_dice_are_asked_for_one_by_one() {
    let cards = [0, 1, 2, 10, 11, 12];
    let scripted = Given::dice([5, 2]).pile("deck", cards.into_iter().chain([20, 21]));
    let mut script = Table::open(Duel::of(3), persons(2), None, scripted).expect("all is given");

    let mut given = Given::default();
    let mut asked = Vec::new();
    let mut table = loop {
        match Table::open(Duel::of(3), persons(2), None, given.clone()) {
            Ok(table) => break table,
            Err(TableError::Chance(ChanceError::Lacks(lack))) => {
                given = given.pile("deck", [cards[asked.len()]]);
                asked.push(lack.ask.to_string());
            }
            Err(other) => panic!("{other:?}"),
        }
    };
    assert_eq!(asked, ["deck"; 6]);

    for (seat, die, card) in [(FIRST, 5, 20), (SECOND, 2, 21)] {
        play(&mut table, seat, &["high", "keep"]);
        let before = whole(&mut table);
        let halt = table.act(seat, Act::Roll).map(drop);
        let lack = Lack {
            ask: Ask::Die { sides: 6 },
            seat: Some(seat),
            why: "duel-throw",
            places: Vec::new(),
            possible: (1..=6).collect(),
            rolled: None,
        };
        assert_eq!(halt, Err(TableError::Chance(ChanceError::Lacks(Box::new(lack)))));
        assert_eq!(whole(&mut table), before);

        table.given_mut().dice.push_back(die);
        assert_eq!(refused_key(table.act(seat, Act::Roll).map(drop)), "chance-lacks", "now the card");
        assert_eq!(table.given_mut().dice.len(), 1, "the die is kept for the next try");

        table.given_mut().piles.entry("deck".into()).or_default().push_back(card);
        table.act(seat, Act::Roll).expect("all is given");
        assert!(table.given_mut().is_empty());
        play(&mut script, seat, &["high", "keep", "roll"]);
        assert_eq!(last_falls(&table), last_falls(&script));
        assert!(last_falls(&table).iter().all(|fall| fall.own));
    }
    assert_eq!(table.state(), script.state());
    assert_eq!(table.hash(), script.hash());
}

#[test]
fn given_dice_come_before_the_dealer() {
    let mut table = duel();
    table.given_mut().dice.push_back(3);
    play(&mut table, FIRST, &["low", "keep", "roll"]);
    let falls = last_falls(&table);
    assert_eq!((falls[0].result, falls[0].own), (3, true));
    assert!(!falls[1].own, "the card is dealt");
}

// Who is told what

#[test]
fn everybody_is_told_what_they_may_know() {
    let mut table = duel();
    play(&mut table, FIRST, &["low", "keep", "roll"]);
    let drawn = last_falls(&table)[1].result;
    let told = |viewer| table.told(viewer).filter(|(after, _)| *after == 3).map(|(_, e)| e.clone()).collect();
    let own: Vec<Event> = told(Viewer::Seat(FIRST));
    let other: Vec<Event> = told(Viewer::Seat(SECOND));
    let outside: Vec<Event> = told(Viewer::Spectator);
    assert!(matches!(own[..], [Event::Rolled { .. }, Event::Drew { card, .. }] if card == drawn));
    assert!(matches!(other[..], [Event::Rolled { .. }, Event::DrewUnseen { seat: FIRST }]));
    assert_eq!(outside, other);

    let dealt = |viewer| table.told(viewer).filter(|(after, _)| *after == 0).count();
    assert_eq!(dealt(Viewer::Seat(FIRST)), 3, "one's own cards of the opening");
    assert_eq!(dealt(Viewer::Seat(SECOND)), 3);
    assert_eq!(dealt(Viewer::Spectator), 0);
}

#[test]
fn what_was_taken_back_is_told_no_more() {
    let mut table = seeded(Duel::of(40), vec![person("Ada"), bot()], 7);
    play(&mut table, FIRST, &["low", "keep"]);
    let before: Vec<_> = table.told(Viewer::Seat(FIRST)).map(|(n, e)| (n, e.clone())).collect();
    play(&mut table, FIRST, &["roll"]);
    assert!(table.told(Viewer::Seat(FIRST)).count() > before.len());
    table.undo(FIRST, fresh()).expect("alone");
    let after: Vec<_> = table.told(Viewer::Seat(FIRST)).map(|(n, e)| (n, e.clone())).collect();
    assert_eq!(after, before);
}

#[test]
fn an_audience_includes_whom_it_names() {
    let (first, second, outside) = (Viewer::Seat(FIRST), Viewer::Seat(SECOND), Viewer::Spectator);
    for (audience, included) in [
        (Audience::All, [true, true, true]),
        (Audience::Only(FIRST), [true, false, false]),
        (Audience::AllBut(FIRST), [false, true, true]),
    ] {
        assert_eq!(
            [first, second, outside].map(|viewer| audience.includes(viewer)),
            included,
            "{audience:?}"
        );
    }
}

// After the end

#[test]
fn who_takes_back_after_the_end_plays_on_with_a_seed_that_nobody_knows() {
    let mut table = seeded(Duel::of(6), vec![person("Ada"), bot()], 7);
    play_on(&mut table, &mut FastRng::new(5), usize::MAX);
    let told = table.record(false).seals[0].seed.clone().expect("told at the end");
    let back = table.entries().len() / 2;
    table.undo_to(FIRST, back, fresh()).expect("alone");

    let seals = table.record(false).seals;
    let [old, new] = &seals[..] else { panic!("two seals: {seals:?}") };
    assert_eq!((old.from, old.seed.as_ref(), old.public), (0, Some(&told), true), "it proves what it dealt");
    assert_eq!((new.from, &new.seed, new.public), (back, &None, false), "sealed anew");
    assert_eq!(new.commitment, fresh().commitment(), "published before it deals");

    play_on(&mut table, &mut FastRng::new(6), usize::MAX);
    let mut record = table.record(false);
    record.replay::<Duel>().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(record.provenance()["unproved"], 0);
    // The old seed did not deal the rest.
    record.seals.truncate(1);
    let flaw = record.replay::<Duel>().err().expect("other dice");
    assert!(flaw.act.is_some_and(|act| act > back), "{flaw}");
}

#[test]
fn each_end_that_is_taken_back_needs_one_seal_more_and_none_that_proves_nothing_stays() {
    let mut table = seeded(Duel::of(6), vec![person("Ada"), bot()], 7);
    for (n, froms) in [(12, &[0, 12][..]), (20, &[0, 12, 20]), (20, &[0, 12, 20]), (3, &[0, 3]), (0, &[0, 0])]
    {
        play_on(&mut table, &mut FastRng::new(n as u64), usize::MAX);
        table.undo_to(FIRST, n, Seed::from_number(1000 + froms.len() as u64)).expect("alone");
        assert_eq!(table.seals().iter().map(|seal| seal.from).collect::<Vec<_>>(), froms, "back to {n}");
        table.record(true).replay::<Duel>().unwrap_or_else(|flaw| panic!("back to {n}: {flaw}"));
    }
}

#[test]
fn what_was_taken_back_before_the_end_is_rolled_with_the_same_seed() {
    let mut table = seeded(Duel::of(6), vec![person("Ada"), bot()], 7);
    play_on(&mut table, &mut FastRng::new(5), 12);
    table.undo_to(FIRST, 3, fresh()).expect("alone");
    assert_eq!(table.seals().len(), 1, "nobody knows its seed");
}

// Ending early

#[test]
fn who_gives_up_of_two_loses_and_nothing_follows() {
    let mut table = duel();
    play(&mut table, FIRST, &["low", "keep"]);
    table.end(Ending::Resigned(FIRST)).expect("a running game can be given up");
    assert!(matches!(table.turn(), Turn::Over(verdict) if verdict.winners == seats(&[SECOND])));
    assert!(table.acts(FIRST).is_empty());
    let roll: Act = read("roll");
    assert_eq!(refused_key(table.act(FIRST, roll).map(drop)), "table-over");
    assert_eq!(refused_key(table.undo(FIRST, fresh())), "table-over");
    assert_eq!(refused_key(table.end(Ending::Abandoned)), "table-over", "once is enough");
    table.cut(1);
    assert_eq!(table.ending(), None, "what is taken back is taken back with its end");
}

#[test]
fn of_three_nobody_can_give_up_for_all() {
    let mut table = council();
    assert_eq!(refused_key(table.end(Ending::Resigned(FIRST))), "table-no-such-end");
    table.end(Ending::Abandoned).expect("nobody goes on");
    assert!(matches!(table.turn(), Turn::Over(verdict) if verdict.winners.is_empty()));
}
