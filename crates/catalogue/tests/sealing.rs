//! The seed of a finished game is public. In every game, whatever continues from it must be dealt by another seed.

use catalogue::{Hosted, NewTable, titles};
use kernel::chance::Seed;
use kernel::record::Record;
use kernel::{Player, Turn, Viewer};

/// A finished game of bots, whose seed anybody can read.
fn finished(title: &'static dyn catalogue::Title) -> (Box<dyn Hosted>, Record) {
    let players = vec![Player::Bot("random".to_owned()); usize::from(*title.seats().start())];
    let new = NewTable { players, seed: Some(Seed::from_number(3)), ..NewTable::default() };
    let mut table = title.open(new).unwrap();
    play_on(&mut *table);
    let record = table.record(false);
    assert!(record.seals[0].seed.is_some() && record.seals[0].public, "told at the end");
    (table, record)
}

fn play_on(table: &mut dyn Hosted) {
    while let Some(done) = table.bot_act(1) {
        done.unwrap();
    }
    assert!(matches!(table.turn(), Turn::Over(_)));
}

/// Checks that a secret seed with a commitment of its own is in force, and no other secret remains.
fn is_sealed_anew(table: &dyn Hosted, finished: &Record, what: &str) {
    let id = &finished.game;
    let (kept, open) = (table.seals(), table.record(false).seals);
    let (new, shown) = (kept.last().unwrap(), open.last().unwrap());
    let fresh = new.seed.as_ref().unwrap();
    assert_eq!(table.commitment(), Some(fresh.commitment()), "{id}: {what}: published");
    assert!(shown.seed.is_none() && !new.public, "{id}: {what}: in secret");
    let was_told = finished.seals.iter().any(|seal| seal.seed.as_ref() == Some(fresh));
    assert!(!was_told, "{id}: {what}: the seed in force is known");
}

#[test]
fn whatever_goes_on_from_a_finished_game_is_sealed_anew() {
    for title in titles() {
        let title = &**title;
        let (mut table, record) = finished(title);
        let acts = table.len() / 2;
        let players = || record.seats.clone();
        let mut branch = table.branch(acts, players(), Seed::from_number(4)).unwrap();
        is_sealed_anew(&*branch, &record, "a new table from there");
        let trial = table.trial(acts, Viewer::Spectator, players(), Seed::from_number(5)).unwrap();
        is_sealed_anew(&*trial, &record, "a copy to try things out");
        let resumed = title.resume(&record.until(acts), Seed::from_number(6)).unwrap();
        is_sealed_anew(&*resumed, &record, "the file cut short");
        let seat = table.acts_since(acts)[0].seat;
        table.undo_to(seat, acts).unwrap();
        is_sealed_anew(&*table, &record, "taken back at the same table");
        // Stored and resumed, it is the same table.
        let kept = Record::read(&table.record(true).write()).unwrap();
        let again = title.resume(&kept, Seed::from_number(7)).unwrap();
        assert_eq!(again.commitment(), table.commitment(), "{}: sealed once", record.game);

        for table in [&mut branch, &mut table] {
            play_on(&mut **table);
            let record = table.record(false);
            let proved = title.reopen(&record).map(drop);
            assert!(proved.is_ok(), "{}: {:?}", record.game, proved.err());
            assert_eq!(record.provenance()["unproved"], 0, "{}", record.game);
        }
    }
}

#[test]
fn the_first_lesson_is_followed_by_a_seed_that_was_not_told() {
    for title in titles() {
        let Some(lesson) = title.open_lesson("Ada", Seed::from_number(1)) else { continue };
        let mut table = lesson.unwrap();
        table.leave_lesson(Seed::from_number(2));
        let seals = table.record(false).seals;
        assert_eq!(seals.len(), 2, "{}", title.id());
        assert!(seals.iter().all(|seal| seal.seed.is_none() && !seal.public), "{}", title.id());
        assert_eq!(table.commitment(), Some(Seed::from_number(2).commitment()));
    }
}
