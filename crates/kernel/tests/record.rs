//! A table as a file: written, read, replayed and resumed; and every way in which a file can be wrong.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::common::council::Council;
use crate::common::duel::{Act, Duel};
use crate::common::{FIRST, SECOND, asked, bot, fresh, person, persons, play, play_on, seeded};
use kernel::chance::{Ask, Given, Own, Place, Seed};
use kernel::record::{MAX_BYTES, Record, RecordError, check_players};
use kernel::{Ending, FastRng, Game, Player, Seal, Seat, Table, UndoAnswer};

const SEED: u64 = 7;
const FRESH: u64 = 8;

fn duel(rounds: u16, acts: usize) -> Table<Duel> {
    let mut table = seeded(Duel::of(rounds), persons(2), SEED);
    play_on(&mut table, &mut FastRng::new(5), acts);
    table
}

fn finished() -> Record {
    let table = duel(6, usize::MAX);
    assert!(table.is_over());
    table.record(false)
}

fn flaw_of(record: &Record) -> RecordError {
    let record = Record::read(&record.write()).expect("the form is right");
    record.replay::<Duel>().err().expect("something is wrong with it")
}

/// The number of the act, counted from 1, that has the nth roll of the game.
fn act_with_roll(record: &Record, n: usize) -> usize {
    let rolls = record.acts.iter().enumerate().filter(|(_, act)| act.act == "roll");
    1 + rolls.map(|(act, _)| act).nth(n).expect("there are so many rolls")
}

fn counts(own: usize, proved: usize, unproved: usize) -> BTreeMap<&'static str, usize> {
    BTreeMap::from([("own", own), ("proved", proved), ("unproved", unproved)])
}

fn results(record: &Record) -> usize {
    record.opening.chance.len() + record.acts.iter().map(|act| act.chance.len()).sum::<usize>()
}

// Writing, reading, replaying

#[test]
fn a_file_tells_the_whole_game() {
    let table = duel(6, usize::MAX);
    let record = table.record(false);
    let text = record.write();
    assert_eq!(Record::read(&text).as_ref(), Ok(&record));
    let again = record.replay::<Duel>().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(again.state(), table.state());
    assert_eq!(again.entries(), table.entries());
    assert_eq!(again.record(false).write(), text, "written again it is the same, byte for byte");
    assert_eq!(record.provenance(), counts(0, results(&record), 0));
}

#[test]
fn a_file_has_one_line_for_each_act() {
    let record = finished();
    let text = record.write();
    let roll = act_with_roll(&record, 0);
    let lines: Vec<&str> = text.lines().filter(|line| line.contains("\"act\":")).collect();
    assert_eq!(lines.len(), record.acts.len());
    assert!(lines[roll - 1].contains("\"chance\":[\"d6 "), "{}", lines[roll - 1]);
    assert!(!lines[0].contains("chance"), "what did not happen is not written: {}", lines[0]);
}

#[test]
fn a_table_without_acts_is_a_file_too() {
    let table = duel(6, 0);
    let again = Record::read(&table.record(true).write()).expect("written").replay::<Duel>();
    assert_eq!(again.unwrap_or_else(|flaw| panic!("{flaw}")).state(), table.state());
}

#[test]
fn simultaneous_decisions_are_replayed_in_the_order_they_came() {
    let mut table = seeded(Council::new(&(), 3).expect("three seats"), persons(3), SEED);
    play_on(&mut table, &mut FastRng::new(2), usize::MAX);
    let again = table.record(false).replay::<Council>().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(again.state(), table.state());
}

#[test]
fn the_seed_is_told_in_secret_or_at_the_end() {
    let running = duel(6, 10);
    let seed = Seed::from_number(SEED);
    let [seal] = &running.record(false).seals[..] else { panic!("one seal") };
    assert_eq!((seal.seed.as_ref(), &seal.commitment), (None, &seed.commitment()));
    assert!(!running.record(false).write().contains(&seed.to_string()));
    assert_eq!(running.record(true).seals[0].seed.as_ref(), Some(&seed));
    assert_eq!(duel(6, usize::MAX).record(false).seals[0].seed.as_ref(), Some(&seed));
    assert_eq!(running.record(false).provenance(), counts(0, 0, results(&running.record(false))));
}

// Resuming a table

#[test]
fn with_its_seed_a_table_goes_on_as_if_it_had_never_stopped() {
    let whole = duel(6, usize::MAX);
    for acts in 0..whole.entries().len() {
        let mut rng = FastRng::new(5);
        let mut table = seeded(Duel::of(6), persons(2), SEED);
        play_on(&mut table, &mut rng, acts);
        let record = Record::read(&table.record(true).write()).expect("written");
        let mut resumed =
            record.resume::<Duel>(Seed::from_number(FRESH)).unwrap_or_else(|flaw| panic!("{flaw}"));
        assert_eq!(resumed.seals().len(), 1, "the old seal holds");
        play_on(&mut resumed, &mut rng, usize::MAX);
        assert_eq!(resumed.record(false), whole.record(false), "stopped after {acts} acts");
    }
}

#[test]
fn without_its_seed_a_table_is_sealed_anew_and_both_parts_can_be_proved() {
    for acts in [0, 1, 2, 3, 10, 17] {
        let first = duel(6, acts).record(false);
        let mut table =
            first.resume::<Duel>(Seed::from_number(FRESH)).unwrap_or_else(|flaw| panic!("{flaw}"));
        play_on(&mut table, &mut FastRng::new(9), usize::MAX);
        let mut record = Record::read(&table.record(false).write()).expect("written");

        let seals: Vec<_> = record.seals.iter().map(|seal| (seal.from, seal.seed.is_some())).collect();
        assert_eq!(seals, [(0, false), (acts, true)]);
        record.replay::<Duel>().unwrap_or_else(|flaw| panic!("resumed after {acts}: {flaw}"));
        assert_eq!(record.provenance(), counts(0, results(&record) - results(&first), results(&first)));

        record.seals[0].seed = Some(Seed::from_number(SEED));
        record.replay::<Duel>().unwrap_or_else(|flaw| panic!("resumed after {acts}: {flaw}"));
        assert_eq!(record.provenance(), counts(0, results(&record), 0), "the old seed proves the rest");
    }
}

#[test]
fn a_new_seal_stays_provable_when_acts_are_taken_back_past_it() {
    for back in [0, 1, 7, 12] {
        let mut old = seeded(Duel::of(6), vec![person("Ada"), bot()], SEED);
        play_on(&mut old, &mut FastRng::new(5), 12);
        let mut table = old
            .record(false)
            .resume::<Duel>(Seed::from_number(FRESH))
            .unwrap_or_else(|flaw| panic!("{flaw}"));
        play_on(&mut table, &mut FastRng::new(9), 6);
        assert_eq!(table.undo_to(FIRST, back, fresh()), Ok(UndoAnswer::Done { to: back }));
        play_on(&mut table, &mut FastRng::new(10), usize::MAX);
        let mut record = table.record(false);
        record.replay::<Duel>().unwrap_or_else(|flaw| panic!("back to {back}: {flaw}"));
        record.seals[0].seed = Some(Seed::from_number(SEED));
        record.replay::<Duel>().unwrap_or_else(|flaw| panic!("back to {back}, old seed told: {flaw}"));
        assert_eq!(record.provenance(), counts(0, results(&record), 0));
    }
}

#[test]
fn a_table_can_change_hands_twice() {
    let mut record = duel(6, 9).record(false);
    for (n, fresh) in [FRESH, FRESH + 1].into_iter().enumerate() {
        let mut table =
            record.resume::<Duel>(Seed::from_number(fresh)).unwrap_or_else(|flaw| panic!("{flaw}"));
        play_on(&mut table, &mut FastRng::new(fresh), 9);
        assert_eq!(table.seals().len(), n + 2);
        record = table.record(false);
    }
    for (seal, seed) in record.seals.iter_mut().zip([SEED, FRESH, FRESH + 1]) {
        seal.seed = Some(Seed::from_number(seed));
    }
    record.replay::<Duel>().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(record.provenance(), counts(0, results(&record), 0));
}

#[test]
fn a_table_of_own_dice_keeps_asking_for_them() {
    let given = Given::dice([4]).pile("deck", 0..7);
    let mut table = Table::open(Duel::of(2), persons(2), None, given).expect("all is given");
    play(&mut table, FIRST, &["low", "keep", "roll"]);
    let record = Record::read(&table.record(false).write()).expect("written");
    assert_eq!(record.provenance(), counts(8, 0, 0));
    let mut again = record.resume::<Duel>(Seed::from_number(FRESH)).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(again.seals().is_empty());
    play(&mut again, SECOND, &["low", "keep"]);
    assert!(again.act(SECOND, Act::Roll).is_err(), "the die is still a person's own");
}

#[test]
fn a_finished_table_gets_no_new_seal() {
    let mut record = finished();
    record.seals[0].seed = None;
    let table = record.resume::<Duel>(Seed::from_number(FRESH)).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(table.seals().len(), 1);
}

#[test]
fn a_file_of_the_first_form_is_read_proved_and_completed() {
    let new = finished();
    let mut old = Record { resolute: 1, ..new.clone() };
    old.seals[0].public = false;
    for fall in old.opening.chance.iter_mut().chain(old.acts.iter_mut().flat_map(|act| &mut act.chance)) {
        *fall = fall.without_place();
    }
    let text = old.write();
    assert!(!text.contains('/') && new.write().contains("/24 "), "{text}");
    let old = Record::read(&text).expect("the first form");
    assert_eq!(old.provenance(), new.provenance());
    let table = old.replay::<Duel>().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(table.record(false), new, "the places follow from the rules and the seed");
}

#[test]
fn a_word_is_mixed_into_the_seed_and_stands_in_the_file() {
    let seal = |word: Option<&str>| Some(Seal::opening(Seed::from_number(SEED), word.map(str::to_owned)));
    let open = |word| {
        let mut table = Table::open_with(Duel::of(6), persons(2), seal(word), Own::None, Given::default())
            .expect("the seed deals");
        play_on(&mut table, &mut FastRng::new(5), usize::MAX);
        table.record(false)
    };
    let record = Record::read(&open(Some("rosebud")).write()).expect("written");
    assert_eq!(record.seals[0].word.as_deref(), Some("rosebud"));
    assert_eq!(record.seals[0].commitment, finished().seals[0].commitment, "fixed before the word");
    assert_ne!(record.opening.chance, finished().opening.chance, "other cards");
    record.replay::<Duel>().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(record.provenance(), counts(0, results(&record), 0));

    for word in [None, Some("Rosebud".to_owned())] {
        let mut bent = record.clone();
        bent.seals[0].word = word;
        assert_eq!((flaw_of(&bent).act, &*flaw_of(&bent).text.key), (Some(0), "chance-bent"));
    }
    for (word, key) in [(" ", "line-empty"), ("a\nb", "line-hidden"), (&"x".repeat(101), "line-too-long")] {
        let mut bent = record.clone();
        bent.seals[0].word = Some(word.to_owned());
        assert_eq!(flaw_of(&bent).text.key, key);
    }
}

// What can be wrong

#[test]
fn a_changed_place_in_the_pile_is_named() {
    let record = finished();
    let place = record.opening.chance[0].place.as_deref().expect("a dealt card");
    assert_eq!((place.size, place.pile.as_str()), (24, "0-23"));
    for with_seed in [true, false] {
        let mut bent = record.clone();
        if !with_seed {
            bent.seals[0].seed = None;
        }
        let index = (place.index + 1) % 24;
        bent.opening.chance[0].place = Some(Box::new(Place { index, ..place.clone() }));
        assert_eq!((flaw_of(&bent).act, &*flaw_of(&bent).text.key), (Some(0), "chance-misplaced"));
    }
}

#[test]
fn a_changed_die_is_named() {
    let mut record = finished();
    let act = act_with_roll(&record, 2);
    let fall = &mut record.acts[act - 1].chance[0];
    fall.result = fall.result % 6 + 1;
    let flaw = flaw_of(&record);
    assert_eq!((flaw.act, &*flaw.text.key), (Some(act), "chance-bent"));
}

#[test]
fn a_die_bent_by_the_host_is_named_though_all_hashes_fit() {
    let honest = finished();
    let act = act_with_roll(&honest, 2);
    let mut given = Given::default();
    let falls = honest.opening.chance.iter().chain(honest.acts[..act].iter().flat_map(|act| &act.chance));
    for fall in falls {
        match &fall.of {
            Ask::Die { .. } => given.dice.push_back(fall.result),
            Ask::Draw { pile } => given = given.pile(pile.clone(), [fall.result]),
        }
    }
    let die = given.dice.back_mut().expect("the roll to bend");
    *die = 7 - *die;
    let mut table = Table::open(Duel::of(6), persons(2), None, given).expect("all is given");
    for act in &honest.acts[..act] {
        table.act(act.seat, act.act.parse().expect("an act")).expect("legal");
    }
    let mut bent = table.record(false);
    bent.seals = honest.seals.clone();
    assert_eq!(bent.provenance(), counts(results(&bent), 0, 0), "entered dice are counted as such");
    for fall in bent.opening.chance.iter_mut().chain(bent.acts.iter_mut().flat_map(|act| &mut act.chance)) {
        fall.own = false;
    }
    let flaw = flaw_of(&bent);
    assert_eq!((flaw.act, &*flaw.text.key), (Some(act), "chance-bent"));

    bent.seals[0].seed = None;
    assert!(bent.replay::<Duel>().is_ok(), "only the seed can prove it");
}

#[test]
fn a_changed_card_of_the_opening_is_act_0() {
    let mut record = finished();
    let card = record.opening.chance[0].result;
    record.opening.chance[0].result = (0..24).find(|&other| other != card).expect("another card");
    let flaw = flaw_of(&record);
    assert_eq!((flaw.act, &*flaw.text.key), (Some(0), "chance-bent"));
    record.seals[0].seed = None;
    assert_eq!(flaw_of(&record).act, Some(0));
    record.opening.chance[0].result = 99;
    assert_eq!(&*flaw_of(&record).text.key, "chance-misfit");
}

#[test]
fn results_too_few_too_many_and_of_another_kind_are_named() {
    let record = finished();
    let act = act_with_roll(&record, 1);
    let with = |change: &dyn Fn(&mut Vec<kernel::chance::ChanceResult>)| {
        let mut record = record.clone();
        change(&mut record.acts[act - 1].chance);
        let flaw = flaw_of(&record);
        assert_eq!(flaw.act, Some(act));
        flaw.text.key.into_owned()
    };
    assert_eq!(with(&|chance| chance.clear()), "chance-lacks");
    assert_eq!(with(&|chance| chance.push("d6 1".parse().expect("a fall"))), "chance-unused");
    assert_eq!(with(&|chance| chance[0] = "d8 1".parse().expect("a fall")), "chance-other");
    assert_eq!(with(&|chance| chance[0] = "d6 7 own".parse().expect("a fall")), "chance-misfit");
    assert_eq!(with(&|chance| chance[0] = "d6 0 own".parse().expect("a fall")), "chance-misfit");
}

#[test]
fn a_changed_act_is_named() {
    let record = finished();
    for (n, act) in record.acts.iter().enumerate() {
        let mut changed = record.clone();
        changed.acts[n].act = if act.act == "low" { "high" } else { "low" }.to_owned();
        let flaw = flaw_of(&changed);
        assert_eq!(flaw.act, Some(n + 1), "{flaw}");
        let broken = flaw.rule.as_deref() == Some("DUEL-4") || &*flaw.text.key == "record-hash";
        assert!(broken, "{flaw:?}");
    }
    let mut changed = record;
    changed.acts[4].act = "resign".to_owned();
    let flaw = flaw_of(&changed);
    assert_eq!((flaw.act, &*flaw.text.key), (Some(5), "record-act"));
    assert_eq!(flaw.to_string(), "act 5: record-act act=\"resign\"");
}

#[test]
fn a_changed_hash_is_named() {
    let mut record = finished();
    record.acts[6].hash = "0123456789abcdef".to_owned();
    let flaw = flaw_of(&record);
    assert_eq!((flaw.act, &*flaw.text.key), (Some(7), "record-hash"));
    record.opening.hash.clear();
    assert_eq!(flaw_of(&record).act, Some(0));
}

#[test]
fn a_missing_act_is_named() {
    let record = finished();
    for n in 0..record.acts.len() - 1 {
        let mut shorter = record.clone();
        shorter.acts.remove(n);
        assert_eq!(flaw_of(&shorter).act, Some(n + 1));
    }
}

#[test]
fn an_act_after_the_end_is_named() {
    let mut record = finished();
    let last = record.acts.len();
    record.acts.push(record.acts[0].clone());
    let flaw = flaw_of(&record);
    assert_eq!((flaw.act, flaw.rule.as_deref()), (Some(last + 1), Some("DUEL-1")));
}

#[test]
fn seats_that_do_not_exist_or_are_not_asked_are_named() {
    let record = finished();
    for (seat, key) in [(1, "duel-other-turn"), (2, "record-seat"), (8, "record-seat"), (255, "record-seat")]
    {
        let mut record = record.clone();
        record.acts[0].seat = Seat(seat);
        let flaw = flaw_of(&record);
        assert_eq!((flaw.act, &*flaw.text.key), (Some(1), key));
    }
}

#[test]
fn another_game_and_other_rules_are_told_apart() {
    let record = finished();
    let flaw = record.replay::<Council>().err().expect("another game");
    assert_eq!((flaw.act, &*flaw.text.key), (None, "record-game"));

    for rules in [Duel::RULES - 1, Duel::RULES + 1] {
        let flaw = flaw_of(&Record { rules, ..record.clone() });
        assert_eq!((flaw.act, &*flaw.text.key), (None, "record-rules"));
    }
    let newer = Record { resolute: 3, ..record }.write();
    assert_eq!(&*Record::read(&newer).expect_err("another form").text.key, "record-format");
}

#[test]
fn options_and_players_are_checked() {
    let record = finished();
    let options =
        |text: &str| Record { options: serde_json::from_str(text).expect("JSON"), ..record.clone() };
    for text in ["null", "{}", r#"{"rounds":"many"}"#, r#"{"rounds":6,"extra":1}"#, r#"{"rounds":-1}"#] {
        let flaw = flaw_of(&options(text));
        assert_eq!((flaw.act, &*flaw.text.key), (None, "record-options"), "{text}");
    }
    let flaw = flaw_of(&options(r#"{"rounds":0}"#));
    assert_eq!((flaw.act, flaw.rule.as_deref()), (None, Some("DUEL-1")));

    for count in [0, 1, 3, 300] {
        let flaw = flaw_of(&Record { seats: vec![person("Ada"); count], ..record.clone() });
        assert_eq!((flaw.act, flaw.rule.as_deref()), (None, Some("DUEL-2")), "{count} seats");
    }
    for name in ["", "  ", "Ada\nBen", &"x".repeat(41)] {
        let flaw = flaw_of(&Record { seats: vec![person(name), bot()], ..record.clone() });
        assert_eq!(&*flaw.text.key, "table-name", "{name:?}");
    }
    for name in ["Ada\u{202e}", "Ada\u{2028}Ben", "\u{200b}", "Ada\u{200e}"] {
        assert!(check_players(&[person(name), bot()]).is_err(), "{name:?}");
    }
    assert_eq!(check_players(&[person(&"ü".repeat(40)), Player::Bot("greedy".to_owned())]), Ok(()));
}

#[test]
fn a_seed_must_belong_to_its_commitment_and_to_the_dice() {
    let record = finished();
    let mut wrong = record.clone();
    wrong.seals[0].seed = Some(Seed::from_number(FRESH));
    assert_eq!(&*flaw_of(&wrong).text.key, "record-seal", "another seed");

    wrong.seals[0].commitment = Seed::from_number(FRESH).commitment();
    let flaw = flaw_of(&wrong);
    assert_eq!((flaw.act, &*flaw.text.key), (Some(0), "chance-bent"), "another seed with its commitment");

    let mut wrong = record.clone();
    wrong.seals[0].commitment.replace_range(..1, "x");
    assert_eq!(&*flaw_of(&wrong).text.key, "record-seal", "another commitment");

    for from in [1, record.acts.len(), record.acts.len() + 1, usize::MAX] {
        let mut wrong = record.clone();
        wrong.seals[0].from = from;
        assert!(["record-seal", "record-seals-order"].contains(&&*flaw_of(&wrong).text.key), "from {from}");
    }
    let mut wrong = record.clone();
    wrong.seals = [0, 9, 5]
        .into_iter()
        .map(|from| kernel::record::SealRecord { from, ..record.seals[0].clone() })
        .collect();
    assert_eq!(&*flaw_of(&wrong).text.key, "record-seals-order");
}

#[test]
fn garbage_is_refused() {
    let deep = "[".repeat(100_000);
    let options = finished().write().replace("{\"rounds\":6}", &deep);
    for text in ["", "{", "null", "[]", "{}", "\u{0}", "resolute", "{\"resolute\":1}", &deep, &options] {
        let flaw = Record::read(text).expect_err("no record");
        assert_eq!((flaw.act, &*flaw.text.key), (None, "record-unreadable"));
    }
    let good = finished().write();
    for (a, b) in [
        ("\"seat\":0", "\"seat\":256"),
        ("\"seat\":0", "\"seat\":-1"),
        ("\"d6 ", "\"6d "),
        ("\"act\":", "\"deed\":"),
        ("\"seed\":\"", "\"seed\":\"z"),
        ("\"rules\": 3", "\"rules\": 3, \"more\": 1"),
    ] {
        let bad = good.replacen(a, b, 1);
        assert_ne!(bad, good, "{a}");
        let read = Record::read(&bad);
        assert!(read.is_err() || read.is_ok_and(|record| record.replay::<Duel>().is_err()), "{b}");
    }
}

#[test]
fn a_truncated_file_is_refused() {
    let text = finished().write();
    for end in (0..text.trim_end().len()).step_by(97) {
        let flaw = Record::read(&text[..end]).expect_err("the rest is missing");
        assert_eq!(&*flaw.text.key, "record-unreadable", "after {end} bytes");
    }
}

#[test]
fn an_overlarge_file_is_not_even_tried() {
    let text = finished().write() + &" ".repeat(MAX_BYTES);
    assert_eq!(&*Record::read(&text).expect_err("too large").text.key, "record-too-large");
}

/// A file changed at random places is refused or replayed, and nothing panics. `RESOLUTE_FUZZ_SECONDS` sets for how long this is tested.
#[test]
fn fuzz_changed_files() {
    let good = finished().write().into_bytes();
    let mut rng = FastRng::new(asked("RESOLUTE_LAW_SEED").unwrap_or(1));
    let until = asked("RESOLUTE_FUZZ_SECONDS").map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let mut tried = 0;
    while until.map_or(tried < 3_000, |until| Instant::now() < until) {
        let mut bytes = good.clone();
        for _ in 0..=rng.below(3) {
            let at = rng.below(bytes.len() as u32) as usize;
            match rng.below(4) {
                0 => bytes[at] = b"0123456789{}[]\",: -"[rng.below(19) as usize],
                1 => bytes[at] = rng.below(256) as u8,
                2 => drop(bytes.remove(at)),
                _ => bytes.insert(at, bytes[at]),
            }
        }
        if let Ok(text) = String::from_utf8(bytes)
            && let Ok(record) = Record::read(&text)
            && let Err(flaw) = record.replay::<Duel>()
        {
            assert!(flaw.act.is_none_or(|act| act <= record.acts.len()), "{flaw}");
        }
        tried += 1;
    }
}

// Ending early, and who decided

#[test]
fn a_file_tells_who_gave_up_and_who_decided() {
    let mut table = duel(40, 9);
    table.sign_last(Some(person("Grace")));
    table.end(Ending::Resigned(SECOND)).expect("it runs");
    let record = table.record(false);
    assert!(record.seals[0].seed.is_some(), "the seed is told when it is over");
    assert!(record.write().contains(r#""ending": {"resigned":1}"#), "{}", record.write());
    let again = Record::read(&record.write()).expect("the form is right");
    assert_eq!(again, record);
    let again = again.replay::<Duel>().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(again.turn(), table.turn());
    assert_eq!(again.entries(), table.entries());
    let on = record.until(9).resume::<Duel>(Seed::from_number(FRESH)).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert!(!on.is_over(), "who goes on from there goes on");
}

#[test]
fn an_end_that_cannot_be_is_found() {
    let over = Record { ending: Some(Ending::Abandoned), ..finished() };
    assert_eq!(flaw_of(&over).text.key, "record-ending");
    let nobody = Record { ending: Some(Ending::Resigned(Seat(2))), ..duel(40, 9).record(false) };
    assert_eq!(flaw_of(&nobody).text.key, "record-ending");
    let mut signed = duel(40, 9).record(false);
    signed.acts[3].by = Some(person("a\nb"));
    assert_eq!(flaw_of(&signed).act, Some(4));
}
