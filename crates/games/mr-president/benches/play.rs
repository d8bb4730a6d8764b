//! Random games through the public API, one difficulty after the other. The last line of output is a JSON object with the medians.

#[path = "../../../../bench/pace.rs"]
mod pace;

use std::time::Duration;

use bots::Level;
use kernel::{FastRng, Game};
use mr_president::{Difficulty, MrPresident, Options};
use pace::{Round, median, round};

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(300);
const DIFFICULTIES: [(&str, Difficulty); 3] =
    [("easier", Difficulty::Easier), ("normal", Difficulty::Normal), ("harder", Difficulty::Harder)];

fn main() {
    if pace::is_only_a_test() {
        return;
    }
    let mut medians = serde_json::Map::new();
    for (name, difficulty) in DIFFICULTIES {
        let options = Options { difficulty, ..Options::default() };
        let game = MrPresident::new(&options, 1).expect("the options are allowed");
        let play = |n| bots::play_out(&game, &[Level::Random], &mut FastRng::of_game(1, n)).decisions;
        let rounds: Vec<Round> = (0..ROUNDS).map(|_| round(ROUND, play)).collect();
        let length = rounds[0].length;
        let speed = median(rounds.iter().map(|round| round.speed).collect());
        println!("{name}: {:.2} M decisions/s ({length:.0} a game)", speed / 1e6);
        medians.insert(name.to_owned(), speed.into());
    }
    println!("{}", serde_json::Value::Object(medians));
}
