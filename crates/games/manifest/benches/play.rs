//! Random games through the public API, by number of seats. The last line of output is a JSON object with the medians.

#[path = "../../../../bench/pace.rs"]
mod pace;

use std::time::Duration;

use bots::Level;
use kernel::{FastRng, Game};
use manifest::{Manifest, Options};
use pace::{Round, median, round};

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(300);

fn main() {
    if pace::is_only_a_test() {
        return;
    }
    let mut medians = serde_json::Map::new();
    for seats in Manifest::SEATS {
        let game = Manifest::new(&Options::default(), seats).expect("the options are allowed");
        let levels = vec![Level::Random; seats.into()];
        let play = |n| bots::play_out(&game, &levels, &mut FastRng::of_game(1, n)).decisions;
        let rounds: Vec<Round> = (0..ROUNDS).map(|_| round(ROUND, play)).collect();
        let length = rounds[0].length;
        let speed = median(rounds.iter().map(|round| round.speed).collect());
        println!("{seats} seats: {:.2} M decisions/s ({length:.0} a game)", speed / 1e6);
        medians.insert(format!("{seats} seats"), speed.into());
    }
    println!("{}", serde_json::Value::Object(medians));
}
