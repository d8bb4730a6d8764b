//! A recorded game for every possible ending, and the golden text of a whole game.
//!
//! RESOLUTE_RECORD=1 searches for such games and writes the files again.

use bots::{Level, recorded};
use kernel::Verdict;
use manifest::{Manifest, Options};
use scene::{Lang, laws};

fn ends(name: &str, levels: &[Level], fits: impl Fn(&Verdict) -> bool) -> i32 {
    let folder = env!("CARGO_MANIFEST_DIR");
    let table = recorded::ends::<Manifest>(folder, name, &Options::default(), levels, fits);
    table.state().last_turn.into()
}

fn points(verdict: &Verdict) -> bool {
    verdict.how == "points"
}

fn is_tied(verdict: &Verdict) -> bool {
    let best = verdict.scores.iter().max();
    verdict.winners.len() == 1 && verdict.scores.iter().filter(|score| Some(*score) == best).count() > 1
}

#[test]
fn recorded_game_won_with_thirty_points() {
    assert_eq!(ends("points", &[Level::Greedy; 3], |verdict| points(verdict) && !is_tied(verdict)), 0);
}

#[test]
fn recorded_game_ended_by_the_last_card() {
    let last_turn = ends("last-card", &[Level::Greedy; 5], |verdict| !points(verdict) && !is_tied(verdict));
    assert!(last_turn > 0);
}

#[test]
fn recorded_game_decided_by_cash() {
    ends("cash", &[Level::Greedy; 4], is_tied);
}

#[test]
fn recorded_game_between_random_players() {
    ends("random", &[Level::Random; 4], |verdict| verdict.winners.len() == 1);
}

#[test]
fn golden_text_of_a_whole_game() {
    let levels = [Level::Greedy, Level::Random, Level::Greedy];
    let (table, _) = recorded::between::<Manifest>(&Options::default(), &levels, 3);
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("whole_game_{lang}"), laws::story(&table, lang));
    }
}
