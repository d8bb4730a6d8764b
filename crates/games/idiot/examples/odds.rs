//! Measures how players place dice, which the chances of headlines are based on. Regenerates `data/odds.toml`:
//!
//! `cargo run --release -p idiot --example odds -- 2000 > odds.toml && mv odds.toml crates/games/idiot/data/`
//!
//! The players themselves play by the previously measured values, so repeat this until the values hardly change. Given conditions instead
//! of a number, it prints their chances: `-- "3x1 and 3x5" "7x?"`.

use bots::{Level, choose};
use idiot::{Event, Headline, Idiot, Options, odds};
use kernel::{FastRng, Game, Told, Turn};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.first().map(|word| word.parse()) {
        Some(Err(_)) => words.iter().for_each(|word| tell(word)),
        Some(Ok(games)) => print_habit(games),
        None => print_habit(2000),
    }
}

fn tell(word: &str) {
    let card = read(word);
    let chances = [3, 4, 5].map(|seats| 100.0 * odds::at_the_start(&card, seats));
    let mean = chances.iter().sum::<f32>() / 3.0;
    println!("{mean:5.1} % (3 to 5 seats {:.0}, {:.0}, {:.0})  {word}", chances[0], chances[1], chances[2]);
}

fn read(word: &str) -> Headline {
    let join = if word.contains(" or ") { "or" } else { "and" };
    let needs: Vec<String> =
        word.split(&format!(" {join} ")).map(|need| format!("{:?}", need.trim())).collect();
    let card = format!(
        "number = 1\nlevel = 1\njoin = {join:?}\nneeds = [{}]\ntitle = {{ en = \"\", de = \"\" }}",
        needs.join(", ")
    );
    toml::from_str(&card).expect("conditions are written as in data/headlines.toml")
}

fn print_habit(games: u64) {
    let mut tally = odds::HabitTally::default();
    for seats in Idiot::SEATS {
        let game = Idiot::new(&Options::default(), seats).expect("the options are allowed");
        for number in 0..games {
            let mut rng = FastRng::of_game(20, number);
            let mut told: Vec<Told<Event>> = Vec::new();
            let Ok(mut state) = game.start(&mut rng, &mut told);
            while let Turn::Decide(deciding) = game.turn(&state) {
                let seat = deciding.first().expect("somebody decides");
                let act = choose(Level::Greedy, &game, &state, seat, &mut rng).expect("there is an act");
                let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut told);
            }
            told.iter().for_each(|told| tally.add(&told.event));
        }
    }
    let habit = tally.habit();
    let equal: Vec<String> = habit.equal.iter().map(|share| format!("{share:.4}")).collect();
    println!(
        "# What greedy players place of a roll, in {games} games each of 3, 4 and 5 seats. Made anew by"
    );
    println!(
        "#   cargo run --release -p idiot --example odds -- {games} > odds.toml && mv odds.toml crates/games/idiot/data/"
    );
    println!(
        "# Shares of all placings: two dice of different numbers, and two, three, four, five and six dice of one number."
    );
    println!(
        "# Crowded: how often a number is placed that another seat collects, next to a sixth of all dice."
    );
    println!();
    println!("[habit]");
    println!("different = {:.4}", habit.different);
    println!("equal = [{}]", equal.join(", "));
    println!("crowded = {:.3}", habit.crowded);
}
