//! The only source of secrets: the random numbers of the operating system.

use std::io;

use kernel::chance::Seed;

/// 256 bits that nobody can guess.
pub fn fresh_seed() -> io::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(Seed::new(bytes))
}
