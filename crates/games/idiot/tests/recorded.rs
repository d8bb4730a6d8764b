//! A recorded game for every possible ending, and the golden text of a whole game.
//!
//! RESOLUTE_RECORD=1 searches for such games and writes the files again.

use bots::{Level, recorded};
use idiot::{Idiot, Options};
use kernel::{Game, Viewer};
use scene::{Lang, Shown, Texts, laws};

fn ends(name: &str, (rounds, seats): (u8, usize), how: &str) {
    let options = Options { rounds, ..Options::default() };
    let levels = vec![Level::Random; seats];
    let folder = env!("CARGO_MANIFEST_DIR");
    let table = recorded::ends::<Idiot>(folder, name, &options, &levels, |verdict| verdict.how == how);
    let texts = Texts::new(Idiot::text_files()).unwrap();
    let prompt = table.game().picture(table.state(), Viewer::Spectator).prompt;
    for lang in Lang::ALL {
        texts.try_say(lang, &prompt.question).unwrap();
    }
}

#[test]
fn recorded_game_won_clearly() {
    ends("won", (4, 4), "fip-won");
}

#[test]
fn recorded_game_decided_by_california() {
    ends("california", (2, 3), "fip-won-california");
}

#[test]
fn recorded_game_decided_by_texas() {
    ends("texas", (2, 5), "fip-won-texas");
}

#[test]
fn recorded_game_decided_by_florida() {
    ends("florida", (1, 4), "fip-won-florida");
}

#[test]
fn recorded_game_decided_by_new_york() {
    ends("new-york", (1, 3), "fip-won-new-york");
}

#[test]
fn recorded_game_shared() {
    ends("shared", (1, 5), "fip-shared");
}

#[test]
fn golden_text_of_a_whole_game() {
    let levels = [Level::Greedy, Level::Random, Level::Greedy];
    let (table, _) = recorded::between::<Idiot>(&Options { rounds: 2, ..Options::default() }, &levels, 3);
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("whole_game_{lang}"), laws::story(&table, lang));
    }
}
