//! Random play through the public API compared with the same game as a bare loop, in alternating rounds of one run.
//!
//! The last line of output is a JSON object with the medians.

mod bare;
#[path = "../../../../../bench/beside.rs"]
mod beside;
#[path = "../../../../../bench/pace.rs"]
mod pace;

use bare::Bare;
use beside::{Setup, compare};
use bots::Level;
use idiot::{Idiot, Options};
use kernel::{FastRng, Game};

const SEATS: [u8; 2] = [4, 5];

fn main() {
    if pace::is_only_a_test() {
        return;
    }
    let [four, five] = compare(SEATS.map(|seats| {
        let game = Idiot::new(&Options::default(), seats).expect("the options are allowed");
        let bare = Bare::new(seats);
        let levels = vec![Level::Random; seats.into()];
        Setup {
            name: format!("{seats} seats"),
            contract: Box::new(move |n| {
                bots::play_out(&game, &levels, &mut FastRng::of_game(1, n)).decisions
            }),
            bare: Box::new(move |n| bare.play(n).0),
        }
    }));
    println!(
        "{}",
        serde_json::json!({
            "contract_decisions_per_second": four[0],
            "bare_decisions_per_second": four[1],
            "ratio": four[0] / four[1],
            "five_decisions_per_second": five[0],
            "five_bare_decisions_per_second": five[1],
            "five_ratio": five[0] / five[1],
        })
    );
}
