//! The laws of the house, over random games from random options.

use kernel::laws::{Trial, uphold};
use presidential::Presidential;

/// More of them with RESOLUTE_LAW_GAMES.
fn games(default: u64) -> u64 {
    std::env::var("RESOLUTE_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

#[test]
fn tpg_27_the_laws_hold_and_nothing_hidden_is_told() {
    uphold::<Presidential>(Trial { seed: 1760, games: games(60), every: 6 });
}
