//! A recorded game for every possible ending, and the golden text of a whole game.
//!
//! RESOLUTE_RECORD=1 searches for such games and writes the files again.

use bots::{Level, recorded};
use kernel::{SeatSet, Verdict};
use presidential::{Neutral, Options, Presidential, Team, Tie};
use scene::{Lang, laws};

fn ends(name: &str, options: &Options, wanted: impl Fn(&Verdict) -> bool) {
    let levels = [Level::Random; 2];
    recorded::ends::<Presidential>(env!("CARGO_MANIFEST_DIR"), name, options, &levels, wanted);
}

fn options(tie: Tie) -> Options {
    Options { weeks: 2, tie, ..Options::default() }
}

#[test]
fn recorded_game_won_by_the_democrats() {
    ends("democrats", &options(Tie::Tie), |v| v.winners == Team::Democrats.seat().alone());
}

#[test]
fn recorded_game_won_by_the_republicans() {
    let chosen = Options { neutral: Neutral::Chosen, ..options(Tie::Tie) };
    ends("republicans", &chosen, |v| v.winners == Team::Republicans.seat().alone());
}

#[test]
fn recorded_game_tied() {
    ends("tied", &options(Tie::Tie), |v| v.winners == SeatSet::first_n(2));
}

#[test]
fn recorded_game_decided_by_the_house() {
    ends("house", &options(Tie::House), |v| v.how == "tpg-won-by-house");
}

#[test]
fn recorded_game_tied_in_the_house_too() {
    ends("house-tied", &options(Tie::House), |v| v.how == "tpg-tied");
}

#[test]
fn golden_text_of_a_whole_game() {
    let options = Options { weeks: 4, ..Options::default() };
    let (table, _) = recorded::between::<Presidential>(&options, &[Level::Greedy, Level::Random], 3);
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("whole_game_{lang}"), laws::story(&table, lang));
    }
}
