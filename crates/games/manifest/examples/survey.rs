//! Random games: how they end, how long they are, and how fast they run.

use std::collections::BTreeMap;
use std::time::Instant;

use kernel::laws::Lawful;
use kernel::{FastRng, Game, NoLog, Turn, pick};
use manifest::{Manifest, Options};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1000);
    let audited = std::env::args().nth(2).is_some();
    for seats in 3..=5 {
        let game = Manifest::new(&Options::default(), seats).expect("three to five seats");
        let (mut acts, mut turns, mut ends) = (0u64, 0u64, BTreeMap::new());
        let begin = Instant::now();
        for number in 0..games {
            let mut rng = FastRng::of_game(1, number);
            let Ok(mut state) = game.start(&mut rng, &mut NoLog);
            loop {
                if audited {
                    game.audit(&state).unwrap_or_else(|fault| panic!("game {number}: {fault}"));
                }
                match game.turn(&state) {
                    Turn::Over(verdict) => {
                        *ends.entry(verdict.how).or_insert(0) += 1;
                        break;
                    }
                    Turn::Decide(seats) => {
                        let seat = seats.first().expect("somebody decides");
                        let act = pick(&game, &state, seat, &mut rng)
                            .unwrap_or_else(|| panic!("game {number}: no act in {:?}", state.frames));
                        let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
                        acts += 1;
                    }
                }
            }
            turns += u64::from(state.turn);
        }
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{seats} seats: {games} games, {:.1} turns, {:.0} acts a game, {:.2} M acts a second, ends {ends:?}",
            turns as f64 / games as f64,
            acts as f64 / games as f64,
            acts as f64 / seconds / 1e6,
        );
    }
}
