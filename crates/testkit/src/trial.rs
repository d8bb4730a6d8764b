//! How far the laws are tried: a little with every build, further where the environment asks for it.

use kernel::laws::{Lawful, Trial};

/// A number from the environment, or else the default.
///
/// # Panics
/// Where the variable holds something else.
pub fn number_from_env(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(value) => value.parse().unwrap_or_else(|_| panic!("{name} takes a whole number, not {value:?}")),
        Err(_) => default,
    }
}

/// The laws of the kernel. `RESOLUTE_LAW_GAMES` asks for more games, `RESOLUTE_LAW_SEED` for others.
///
/// # Panics
/// Where a law is broken.
pub fn check_laws<G: Lawful>(trial: Trial) {
    kernel::laws::check_laws::<G>(Trial {
        seed: number_from_env("RESOLUTE_LAW_SEED", trial.seed),
        games: number_from_env("RESOLUTE_LAW_GAMES", trial.games),
        every: trial.every,
    });
}
