//! The laws of the house over random games.

use kernel::laws::{Trial, uphold};
use manifest::Manifest;

#[test]
fn laws_hold_over_random_games() {
    uphold::<Manifest>(Trial { seed: 64, games: 30, every: 20 });
}
