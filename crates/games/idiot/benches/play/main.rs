//! Random play through the public contract, beside the same game as a bare loop, in alternating rounds of one run.
//!
//! The last line is one JSON object with the medians.

mod bare;

use std::hint::black_box;
use std::time::{Duration, Instant};

use bare::Bare;
use bots::Level;
use idiot::{Idiot, Options};
use kernel::{Fast, Game};

const ROUNDS: usize = 9;
const ROUND: Duration = Duration::from_millis(250);
const SEATS: [u8; 2] = [4, 5];

/// Decisions per second of one round.
fn round(mut play: impl FnMut(u64) -> u64) -> (f64, u64, u64) {
    let start = Instant::now();
    let (mut decisions, mut games) = (0, 0);
    while start.elapsed() < ROUND {
        for _ in 0..50 {
            decisions += black_box(play(games));
            games += 1;
        }
    }
    (decisions as f64 / start.elapsed().as_secs_f64(), decisions, games)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let setups = SEATS.map(|seats| {
        let game = Idiot::new(&Options::default(), seats).expect("the options are allowed");
        (game, Bare::new(seats), vec![Level::Random; seats.into()])
    });
    let mut speeds = [[vec![], vec![]], [vec![], vec![]]];
    let mut means = [[0.0; 2]; 2];
    for n in 0..ROUNDS {
        for (setup, (game, bare, levels)) in setups.iter().enumerate() {
            let contract = round(|n| bots::play_out(game, levels, &mut Fast::of_game(1, n)).decisions);
            let by_hand = round(|n| bare.play(n).0);
            for (which, (speed, decisions, games)) in [contract, by_hand].into_iter().enumerate() {
                speeds[setup][which].push(speed);
                means[setup][which] = decisions as f64 / games as f64;
            }
        }
        eprint!("\rround {} of {ROUNDS}", n + 1);
    }
    eprintln!();
    let medians = speeds.map(|pair| pair.map(median));
    for (setup, seats) in SEATS.into_iter().enumerate() {
        let [contract, bare] = medians[setup];
        println!(
            "{seats} seats: contract {:.1} M decisions/s ({:.1} a game), bare loop {:.1} M/s ({:.1} a game), ratio {:.2}",
            contract / 1e6,
            means[setup][0],
            bare / 1e6,
            means[setup][1],
            contract / bare
        );
    }
    println!(
        "{}",
        serde_json::json!({
            "contract_decisions_per_second": medians[0][0],
            "bare_decisions_per_second": medians[0][1],
            "ratio": medians[0][0] / medians[0][1],
            "five_decisions_per_second": medians[1][0],
            "five_bare_decisions_per_second": medians[1][1],
            "five_ratio": medians[1][0] / medians[1][1],
        })
    );
}
