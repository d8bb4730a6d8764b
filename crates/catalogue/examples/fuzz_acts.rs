//! Plays random scripts in every game, testing the laws on the way, until a given number of acts was played. A failure names the script
//! that repeats it.
//!
//! `cargo run --profile fuzz -p catalogue --example fuzz_acts -- ACTS [SEED]`

use std::collections::BTreeMap;
use std::panic::catch_unwind;
use std::process::ExitCode;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use kernel::FastRng;
use kernel::laws::Tried;

/// Maximum number of bytes in a script. An act takes three of them, and the longest games need thousands.
const LONGEST: u32 = 12 << 10;
/// Seconds between two progress reports.
const EVERY: u64 = 60;

/// One in this many scripts compares what viewers imagine, which takes as long as a hundred acts.
const COMPARING: u64 = 16;

fn script(seed: u64, number: u64) -> Vec<u8> {
    let mut rng = FastRng::of_game(seed, number);
    // Short scripts mostly test openings, long ones also the ends of games.
    let most = 1 + rng.below(LONGEST);
    let length = 64 + rng.below(most);
    let compares = number.is_multiple_of(COMPARING);
    let byte = |_| match rng.below(256) as u8 {
        byte @ 248..=254 if !compares => byte - 248,
        byte => byte,
    };
    (0..length).map(byte).collect()
}

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let (Some(Ok(wanted)), seed) = (words.next(), words.next().and_then(Result::ok)) else {
        eprintln!("how many acts?");
        return ExitCode::FAILURE;
    };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_secs());
    let seed = seed.unwrap_or(now);
    let begun = Instant::now();
    let games: Vec<&str> = catalogue::titles().iter().map(|title| title.id()).collect();
    let mut played: BTreeMap<&str, (u64, Tried)> = BTreeMap::new();
    let (mut number, mut said) = (0, 0);
    // Every game gets the same share.
    let share = wanted.div_ceil(games.len() as u64);
    loop {
        let acts = |game: &str| played.get(game).map_or(0, |(_, tried)| tried.acts);
        let Some(&game) = games.iter().filter(|game| acts(game) < share).min_by_key(|game| acts(game)) else {
            break;
        };
        let script = script(seed, number);
        let Ok(tried) = catch_unwind(|| catalogue::play_script(game, &script)) else {
            let file = std::env::temp_dir().join(format!("{game}-{seed}-{number}"));
            let place = games.iter().position(|other| *other == game).unwrap_or(0) as u8;
            let kept = std::fs::write(&file, [&[place], script.as_slice()].concat());
            eprintln!("{game}, seed {seed}, script {number} ({kept:?} in {})", file.display());
            return ExitCode::FAILURE;
        };
        let counted = played.entry(game).or_default();
        counted.0 += 1;
        counted.1 += tried.expect("a game of the catalogue");
        number += 1;
        if begun.elapsed().as_secs() / EVERY > said {
            said = begun.elapsed().as_secs() / EVERY;
            let acts: u64 = played.values().map(|(_, tried)| tried.acts).sum();
            println!("{acts} acts after {said} minutes");
        }
    }
    println!(
        "| game | scripts | acts | refused | taken back | undone and repeated | files replayed | leaks looked for | ended |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for (game, (scripts, tried)) in &played {
        let Tried { acts, refused, taken_back, repeated, files, leaks, finished } = tried;
        println!(
            "| {game} | {scripts} | {acts} | {refused} | {taken_back} | {repeated} | {files} | {leaks} | {finished} |"
        );
    }
    let acts: u64 = played.values().map(|(_, tried)| tried.acts).sum();
    println!("{acts} acts from seed {seed} in {} seconds, nothing found.", begun.elapsed().as_secs());
    ExitCode::SUCCESS
}
