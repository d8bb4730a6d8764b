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
use kernel::{FastRng, Game};
use presidential::{Options, Presidential};

fn main() {
    if pace::is_only_a_test() {
        return;
    }
    let weeks = Options::default().weeks;
    let [with, without] = compare([("with cards", true), ("without cards", false)].map(|(name, cards)| {
        let game =
            Presidential::new(&Options { cards, ..Options::default() }, 2).expect("the options are allowed");
        let bare = Bare::new(weeks, cards);
        let levels = [Level::Random; 2];
        Setup {
            name: name.to_owned(),
            contract: Box::new(move |n| {
                bots::play_out(&game, &levels, &mut FastRng::of_game(1, n)).decisions
            }),
            bare: Box::new(move |n| bare.play(n).0),
        }
    }));
    println!(
        "{}",
        serde_json::json!({
            "contract_decisions_per_second": with[0],
            "bare_decisions_per_second": with[1],
            "ratio": with[0] / with[1],
            "nocards_decisions_per_second": without[0],
            "nocards_bare_decisions_per_second": without[1],
            "nocards_ratio": without[0] / without[1],
        })
    );
}
