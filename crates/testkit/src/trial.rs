//! How thoroughly the laws are tested: a little in every build, more if the environment asks for it.

use kernel::laws::{Lawful, Trial};

/// A number from the environment, or the default.
///
/// # Panics
/// If the variable is not a number.
pub fn number_from_env(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(value) => value.parse().unwrap_or_else(|_| panic!("{name} takes a whole number, not {value:?}")),
        Err(_) => default,
    }
}

/// Tests the laws of the kernel. `RESOLUTE_LAW_GAMES` sets the number of games, `RESOLUTE_LAW_SEED` selects other games.
///
/// # Panics
/// If a law is broken.
pub fn check_laws<G: Lawful>(trial: Trial) {
    kernel::laws::check_laws::<G>(Trial {
        seed: number_from_env("RESOLUTE_LAW_SEED", trial.seed),
        games: number_from_env("RESOLUTE_LAW_GAMES", trial.games),
        every: trial.every,
    });
}
