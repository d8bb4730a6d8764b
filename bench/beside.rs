//! A game through the contract compared with the same game as a bare loop, in alternating rounds of one run.

use std::time::Duration;

use crate::pace::{median, round};

const ROUNDS: usize = 9;
const ROUND: Duration = Duration::from_millis(250);

type Play<'a> = Box<dyn FnMut(u64) -> u64 + 'a>;

/// One way to configure the game.
pub struct Setup<'a> {
    pub name: String,
    pub contract: Play<'a>,
    pub bare: Play<'a>,
}

/// Median decisions per second: through the contract and in the bare loop.
pub fn compare<const N: usize>(mut setups: [Setup; N]) -> [[f64; 2]; N] {
    let mut speeds = [const { [const { Vec::new() }; 2] }; N];
    let mut lengths = [[0.0; 2]; N];
    for n in 0..ROUNDS {
        for (at, setup) in setups.iter_mut().enumerate() {
            for (which, play) in [&mut setup.contract, &mut setup.bare].into_iter().enumerate() {
                let found = round(ROUND, play);
                speeds[at][which].push(found.speed);
                lengths[at][which] = found.length;
            }
        }
        eprint!("\rround {} of {ROUNDS}", n + 1);
    }
    eprintln!();
    let medians = speeds.map(|pair| pair.map(median));
    for (setup, ([contract, bare], [games, loops])) in setups.iter().zip(medians.iter().zip(lengths)) {
        println!(
            "{}: contract {:.1} M decisions/s ({games:.1} a game), bare loop {:.1} M/s ({loops:.1} a game), ratio {:.2}",
            setup.name,
            contract / 1e6,
            bare / 1e6,
            contract / bare
        );
    }
    medians
}
