//! Statistics of games between greedy bots: length, levels drawn, headlines fulfilled, wins by place. Results are in
//! `docs/idiot-balance.md`.
//!
//! `cargo run --release -p idiot --example balance -- 2000`

use bots::{Level, choose};
use idiot::{Event, HEADLINES, Idiot, Options, Phase, SEATS_MAX, odds, printed};
use kernel::sets::members;
use kernel::{FastRng, Game, Seat, Told, Turn};

/// Sums over the headlines of one level, or over headlines that were shown with about the same chance.
#[derive(Clone, Copy, Default)]
struct Tries {
    cards: f64,
    met: f64,
    /// Sum of the chances shown before the first roll.
    shown: f64,
    cubes: f64,
}

impl Tries {
    fn row(&self) -> String {
        let mean = |sum: f64| sum / self.cards.max(1.0);
        format!(
            "{:.0} | {:.1} % | {:.1} % | {:.2}",
            self.cards,
            100.0 * mean(self.shown),
            100.0 * mean(self.met),
            mean(self.cubes)
        )
    }
}

/// Sums over games.
#[derive(Default)]
struct Sums {
    acts: f64,
    rolls: f64,
    winner: f64,
    last: f64,
    /// Wins by place in the turn order of the first round.
    wins: [f64; SEATS_MAX],
    levels: [Tries; 3],
    /// Grouped by the chance shown, in steps of one fifth.
    fifths: [Tries; 5],
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(2000);
    let all: Vec<(u8, Sums)> = Idiot::SEATS.map(|seats| (seats, play(seats, games))).collect();
    println!(
        "| seats | decisions | rolls a round | delegates of the winner | of the last | wins by place in round 1 |"
    );
    println!("|---|---|---|---|---|---|");
    for (seats, sums) in &all {
        let mean = |sum: f64| sum / games as f64;
        let wins: Vec<String> =
            sums.wins[..usize::from(*seats)].iter().map(|&won| format!("{:.1}", 100.0 * mean(won))).collect();
        println!(
            "| {seats} | {:.0} | {:.1} | {:.1} | {:.1} | {} % |",
            mean(sums.acts),
            mean(sums.rolls) / 4.0,
            mean(sums.winner),
            mean(sums.last),
            wins.join(" / ")
        );
    }
    println!("\n| seats | level | share of draws | cards | shown | fulfilled | cubes a try |");
    println!("|---|---|---|---|---|---|---|");
    for (seats, sums) in &all {
        let drawn: f64 = sums.levels.iter().map(|level| level.cards).sum();
        for (level, tries) in (1..).zip(&sums.levels) {
            println!("| {seats} | {level} | {:.1} % | {} |", 100.0 * tries.cards / drawn, tries.row());
        }
    }
    println!("\n| seats | chance shown | cards | shown | fulfilled | cubes a try |");
    println!("|---|---|---|---|---|---|");
    for (seats, sums) in &all {
        for (n, tries) in sums.fifths.iter().enumerate() {
            println!("| {seats} | {} to {} % | {} |", n * 20, n * 20 + 20, tries.row());
        }
    }
}

fn play(seats: u8, games: u64) -> Sums {
    let game = Idiot::new(&Options::default(), seats).expect("the options are allowed");
    let mut sums = Sums::default();
    for number in 0..games {
        let mut rng = FastRng::of_game(1789, number);
        let mut told: Vec<Told<Event>> = Vec::new();
        let Ok(mut state) = game.start(&mut rng, &mut told);
        let first = state.first();
        let mut shown = [0.0; HEADLINES as usize + 1];
        let mut heard = 0;
        let mut rolling = false;
        let verdict = loop {
            let seat = match game.turn(&state) {
                Turn::Over(verdict) => break verdict,
                Turn::Decide(seats) => seats.first().expect("somebody decides"),
            };
            let dice = state.phase() == Some(Phase::Dice);
            if dice && !rolling {
                for seat in (0..seats).map(Seat) {
                    members(state.hand(seat))
                        .for_each(|card| shown[usize::from(card)] = odds::now(&state, seat, card).into());
                }
            }
            rolling = dice;
            let act = choose(Level::Greedy, &game, &state, seat, &mut rng).expect("there is an act");
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut told);
            sums.acts += 1.0;
            told[heard..].iter().for_each(|told| sums.hear(&told.event, &shown));
            heard = told.len();
        };
        let scores = &verdict.scores[..usize::from(seats)];
        sums.winner += f64::from(scores.iter().copied().max().unwrap_or(0));
        sums.last += f64::from(scores.iter().copied().min().unwrap_or(0));
        for seat in verdict.winners.iter() {
            let place = (seat.0 + seats - first.0) % seats;
            sums.wins[usize::from(place)] += 1.0 / verdict.winners.len() as f64;
        }
    }
    sums
}

impl Sums {
    fn hear(&mut self, event: &Event, shown: &[f64]) {
        match *event {
            Event::Rolled { .. } => self.rolls += 1.0,
            Event::Checked { card, met, .. } => {
                let level = printed().headlines[usize::from(card) - 1].level;
                let chance = shown[usize::from(card)];
                let fifth = ((chance * 5.0) as usize).min(4);
                for tries in [&mut self.levels[usize::from(level) - 1], &mut self.fifths[fifth]] {
                    tries.cards += 1.0;
                    tries.shown += chance;
                    if met {
                        tries.met += 1.0;
                        // Without the cubes that bonus cards add.
                        tries.cubes += f64::from(level);
                    }
                }
            }
            _ => {}
        }
    }
}
