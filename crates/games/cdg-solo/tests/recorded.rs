//! A recorded session for every possible ending and for every playsheet, and the golden text of a whole season.
//!
//! RESOLUTE_RECORD=1 searches for such sessions and writes the files again.

use bots::{Level, recorded};
use cdg_solo::{Options, Scenario, Sheet, Solo};
use scene::{Lang, laws};

fn ends(name: &str, options: &Options, wanted: &str) {
    let folder = env!("CARGO_MANIFEST_DIR");
    recorded::ends::<Solo>(folder, name, options, &[Level::Random], |verdict| verdict.how == wanted);
}

fn of(playsheet: Sheet) -> Options {
    Options { playsheet, ..Options::default() }
}

#[test]
fn recorded_session_won_by_the_first_side() {
    ends("first", &Options { scenario: Scenario::AnnusMirabilis, ..of(Sheet::Wilderness) }, "solo-won-first");
}

#[test]
fn recorded_session_won_by_the_second_side() {
    ends("second", &of(Sheet::Barbarossa), "solo-won-second");
}

#[test]
fn recorded_session_drawn() {
    ends("drawn", &Options { scenario: Scenario::Midway, ..of(Sheet::Empire) }, "solo-drawn");
}

#[test]
fn recorded_session_at_its_turn_limit() {
    ends("limit", &Options { turns: 3, ..of(Sheet::Napoleonics) }, "solo-limit");
}

/// Records or replays a session of a playsheet, played by the greedy bot; any ending will do.
fn recorded_on(name: &str, options: &Options) {
    let folder = env!("CARGO_MANIFEST_DIR");
    recorded::ends::<Solo>(folder, name, options, &[Level::Greedy], |_| true);
}

#[test]
fn recorded_session_of_pursuit_of_glory() {
    recorded_on("pursuit", &Options { scenario: Scenario::Later, first_turn: 15, ..of(Sheet::Pursuit) });
}

#[test]
fn recorded_session_of_1960() {
    recorded_on("1960", &of(Sheet::President));
}

#[test]
fn recorded_session_of_epic_ancients() {
    recorded_on("ancients-epic", &Options { turns: 6, ..of(Sheet::Ancients) });
}

#[test]
fn recorded_session_of_medieval() {
    recorded_on("medieval", &Options { scenario: Scenario::Solachon, ..of(Sheet::Medieval) });
}

#[test]
fn recorded_session_of_la_grande() {
    recorded_on("la-grande", &Options { turns: 4, la_grande: true, ..of(Sheet::Epic) });
}

/// Every playsheet has a recorded session in `tests/recorded`.
#[test]
fn every_playsheet_has_a_recorded_session() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/recorded");
    let files = std::fs::read_dir(folder).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()));
    let records: Vec<String> = files.map(Result::unwrap).collect();
    for sheet in Sheet::ALL {
        let name = format!("\"playsheet\":\"{}\"", sheet.facts().name);
        let found = records.iter().any(|record| record.replace("\": \"", "\":\"").contains(&name));
        assert!(found, "{sheet:?}");
    }
}

/// The greedy bot plays every playsheet to its end.
#[test]
fn greedy_ends_every_playsheet() {
    for sheet in Sheet::ALL {
        let options = if sheet.is_colors() { Options { turns: 10, ..of(sheet) } } else { of(sheet) };
        let (table, _) = recorded::between::<Solo>(&options, &[Level::Greedy], 3);
        assert!(table.entries().len() > 20, "{sheet:?}");
    }
}

#[test]
fn golden_text_of_a_whole_session() {
    let options = Options { scenario: Scenario::Decimum, turns: 5, ..of(Sheet::Medieval) };
    let (table, _) = recorded::between::<Solo>(&options, &[Level::Greedy], 3);
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("whole_session_{lang}"), laws::story(&table, lang));
    }
}
