//! A recorded session for every way one can end, and the golden text of a whole season.
//!
//! With RESOLUTE_RECORD=1 the recorded sessions are found and written anew.

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

/// Every playsheet is played to its end by a bot that always takes what looks best.
#[test]
fn greedy_ends_every_playsheet() {
    for sheet in Sheet::ALL {
        let options = Options { turns: 10, ..of(sheet) };
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
