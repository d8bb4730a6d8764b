//! Random sessions through the public API, one playsheet after the other. The last line of output is a JSON object with the medians.

#[path = "../../../../bench/pace.rs"]
mod pace;

use std::time::Duration;

use bots::Level;
use cdg_solo::{Options, Sheet, Solo};
use kernel::{FastRng, Game};
use pace::{Round, median, round};

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(200);

fn main() {
    if pace::is_only_a_test() {
        return;
    }
    let mut medians = serde_json::Map::new();
    for sheet in Sheet::ALL {
        let options = Options { playsheet: sheet, ..Options::default() };
        let game = Solo::new(&options, 1).expect("the options are allowed");
        let play = |n| bots::play_out(&game, &[Level::Random], &mut FastRng::of_game(1, n)).decisions;
        let rounds: Vec<Round> = (0..ROUNDS).map(|_| round(ROUND, play)).collect();
        let length = rounds[0].length;
        let speed = median(rounds.iter().map(|round| round.speed).collect());
        println!("{}: {:.2} M decisions/s ({length:.0} a session)", sheet.facts().name, speed / 1e6);
        medians.insert(sheet.facts().name.to_owned(), speed.into());
    }
    println!("{}", serde_json::Value::Object(medians));
}
