//! Random sessions through the public contract, playsheet by playsheet. The last line is one JSON object with the medians.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::Level;
use cdg_solo::{Options, Sheet, Solo};
use kernel::{Fast, Game};

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(200);

/// Decisions per second of one round.
fn round(game: &Solo) -> (f64, f64) {
    let start = Instant::now();
    let (mut decisions, mut games) = (0, 0);
    while start.elapsed() < ROUND {
        for _ in 0..10 {
            decisions +=
                black_box(bots::play_out(game, &[Level::Random], &mut Fast::of_game(1, games)).decisions);
            games += 1;
        }
    }
    (decisions as f64 / start.elapsed().as_secs_f64(), decisions as f64 / games as f64)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let mut medians = serde_json::Map::new();
    for sheet in Sheet::ALL {
        let options = Options { playsheet: sheet, ..Options::default() };
        let game = Solo::new(&options, 1).expect("the options are allowed");
        let rounds: Vec<_> = (0..ROUNDS).map(|_| round(&game)).collect();
        let length = rounds[0].1;
        let speed = median(rounds.into_iter().map(|(speed, _)| speed).collect());
        println!("{}: {:.2} M decisions/s ({length:.0} a session)", sheet.facts().name, speed / 1e6);
        medians.insert(sheet.facts().name.to_owned(), speed.into());
    }
    println!("{}", serde_json::Value::Object(medians));
}
