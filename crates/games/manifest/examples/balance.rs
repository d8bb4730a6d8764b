//! Statistics of games between greedy bots: length, endings, points, wins by home and by position. Results are in
//! `docs/manifest-balance.md`.
//!
//! `cargo run --release -p manifest --example balance -- 2000`

use bots::{Level, choose};
use kernel::{FastRng, Game, NoLog, Seat, Turn};
use manifest::{Deed, Manifest, Options, Territory, printed};

/// Sums over games.
#[derive(Default)]
struct Sums {
    games: f64,
    turns: f64,
    acts: f64,
    by_points: f64,
    winner: f64,
    last: f64,
    profit: f64,
    cash: f64,
    cities: f64,
    attacks: f64,
    vacant: f64,
    breakthroughs: f64,
    /// For each home: number of games in which it was chosen, and wins.
    homes: Vec<(Territory, f64, f64)>,
    owners: [f64; Deed::COUNT],
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(2000);
    let wordy = std::env::args().nth(2).is_some();
    println!(
        "| seats | games | turns | acts | ended by 30 points | winner | last | Profit and cash of winner | cities | attacks | vacant | breakthroughs | wins La / Me / Pa / Qu / Va % |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    for seats in 3..=5 {
        let sums = play(seats, games);
        let mean = |sum: f64| sum / sums.games;
        let mut homes = sums.homes.clone();
        homes.sort_by_key(|(home, ..)| home.code());
        let wins: Vec<String> =
            homes.iter().map(|(_, chosen, won)| format!("{:.1}", 100.0 * won / chosen.max(1.0))).collect();
        println!(
            "| {seats} | {games} | {:.1} | {:.0} | {:.0} % | {:.1} | {:.1} | {:.0} / {:.0} | {:.1} | {:.1} | {:.1} | {:.1} | {} |",
            mean(sums.turns),
            mean(sums.acts),
            100.0 * mean(sums.by_points),
            mean(sums.winner),
            mean(sums.last),
            mean(sums.profit),
            mean(sums.cash),
            mean(sums.cities),
            mean(sums.attacks),
            mean(sums.vacant),
            mean(sums.breakthroughs),
            wins.join(" / "),
        );
        if wordy {
            for deed in Deed::ALL {
                println!("    {deed}: {:.2} owners", mean(sums.owners[deed.index()]));
            }
        }
    }
}

fn play(seats: u8, games: u64) -> Sums {
    let game = Manifest::new(&Options::default(), seats).expect("three to five seats");
    let mut sums =
        Sums { homes: printed().homes.iter().map(|home| (home, 0.0, 0.0)).collect(), ..Sums::default() };
    for number in 0..games {
        let mut rng = FastRng::of_game(7, number);
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        let verdict = loop {
            match game.turn(&state) {
                Turn::Over(verdict) => break verdict,
                Turn::Decide(deciding) => {
                    let seat = deciding.first().expect("somebody decides");
                    let act = choose(Level::Greedy, &game, &state, seat, &mut rng).expect("an act");
                    let attacks = matches!(act, manifest::Act::Expand { place, .. } if state.contested(seat).contains(place));
                    sums.attacks += f64::from(u8::from(attacks));
                    sums.acts += 1.0;
                    let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
                }
            }
        };
        let points: Vec<i32> = (0..seats).map(|seat| state.points(Seat(seat))).collect();
        sums.games += 1.0;
        sums.turns += f64::from(state.turn);
        sums.by_points += f64::from(u8::from(verdict.how == "points"));
        sums.winner += f64::from(*points.iter().max().expect("seats"));
        sums.last += f64::from(*points.iter().min().expect("seats"));
        sums.cities += state.cities.len() as f64;
        sums.vacant += state.vacant().len() as f64;
        for seat in (0..seats).map(Seat) {
            let player = state.player(seat);
            let share = if verdict.winners.contains(seat) { 1.0 / verdict.winners.len() as f64 } else { 0.0 };
            sums.profit += share * f64::from(player.profit);
            sums.cash += share * f64::from(player.cash);
            for deed in player.deeds.iter() {
                sums.owners[deed.index()] += 1.0;
                sums.breakthroughs += f64::from(u8::from(printed().deed(deed).steps.is_some()));
            }
            let home = player.home.expect("everybody has a home");
            let row = sums.homes.iter_mut().find(|(one, ..)| *one == home).expect("one of the homes");
            row.1 += 1.0;
            row.2 += share;
        }
    }
    sums
}
