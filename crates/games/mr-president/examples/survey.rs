//! Plays many games and prints how they end: `cargo run --release --example survey -- GAMES random|greedy [difficulty|all] [folder of
//! charts]`.

use std::collections::BTreeMap;
use std::time::Instant;

use kernel::{FastRng, Game, Insight, NoLog, Seat, Turn};
use mr_president::{Difficulty, MrPresident, Options};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args.first().and_then(|n| n.parse().ok()).unwrap_or(100);
    let greedy = args.get(1).is_some_and(|who| who == "greedy");
    let difficulties = match args.get(2).map(String::as_str) {
        Some("easier") => vec![Difficulty::Easier],
        Some("normal") => vec![Difficulty::Normal],
        Some("harder") => vec![Difficulty::Harder],
        _ => vec![Difficulty::Easier, Difficulty::Normal, Difficulty::Harder],
    };
    if let Some(folder) = args.get(3) {
        charts_of(folder);
    }
    for difficulty in difficulties {
        let options = Options { difficulty, ..Options::default() };
        let game = MrPresident::new(&options, 1).expect("these options fit");
        let mut ends: BTreeMap<&str, (u32, i32, u32)> = BTreeMap::new();
        let mut legacy = [0u32; 18];
        let (mut acts, started) = (0u64, Instant::now());
        let mut years: BTreeMap<i16, [f64; 8]> = BTreeMap::new();
        let lp = |state: &mr_president::State| state.cells.get(mr_president::program().var("lp").base);
        let turn = |state: &mr_president::State| state.cells.get(mr_president::program().var("turn").base);
        for number in 0..games {
            let mut rng = FastRng::of_game(7, number);
            let Ok(mut state) = game.start(&mut rng, &mut NoLog);
            let mut year = 0;
            let verdict = loop {
                match game.turn(&state) {
                    Turn::Over(verdict) => break verdict,
                    Turn::Decide(_) => {
                        let act = if let Some(stop) = scoring(&game, &state) {
                            stop
                        } else if greedy {
                            best(&game, &state)
                        } else {
                            kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides")
                        };
                        let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut NoLog);
                        acts += 1;
                        let p = mr_president::program();
                        if p.steps[usize::from(state.step)].phase == "special" && year != turn(&state) {
                            year = turn(&state);
                            let cell = |name: &str| f64::from(state.cells.get(p.var(name).base));
                            let us = f64::from(state.cells.get(p.var("soe").base + 2));
                            let row = years.entry(year).or_default();
                            let values = [
                                1.0,
                                cell("pa"),
                                cell("rwc"),
                                cell("mr"),
                                us,
                                cell("hs"),
                                cell("ldi"),
                                cell("lp"),
                            ];
                            for (sum, value) in row.iter_mut().zip(values) {
                                *sum += value;
                            }
                        }
                    }
                }
            };
            let end = ends.entry(verdict.how).or_default();
            end.0 += 1;
            end.1 += i32::from(lp(&state));
            end.2 += turn(&state) as u32;
            if !verdict.how.starts_with("loss") {
                let from = [60, 55, 50, 45, 40, 35, 32, 29, 26, 23, 20, 17, 14, 11, 8, 5, 2];
                let rank = from.iter().position(|&from| lp(&state) >= from).unwrap_or(17);
                legacy[rank] += 1;
            }
        }
        let seconds = started.elapsed().as_secs_f64();
        println!(
            "{difficulty:?}: {games} games, {} acts each, {:.0} acts a second",
            acts / games,
            acts as f64 / seconds
        );
        let survived: u32 = legacy.iter().sum();
        println!(
            "  survived {:.0} %, lines of the legacy list: {legacy:?}",
            100.0 * f64::from(survived) / games as f64
        );
        for (year, row) in years {
            let mean = |n: usize| row[n] / row[0];
            println!(
                "  January of year {year}: {:>5} games, approval {:.0} %, Congress {:.1}, media {:.1}, economy {:.1}, security {:.1}, lingering {:.1}, legacy {:.1}",
                row[0],
                18.0 + 2.0 * mean(1),
                mean(2),
                mean(3),
                mean(4),
                mean(5),
                mean(6),
                mean(7)
            );
        }
        for (how, (count, points, turns)) in ends {
            let n = f64::from(count);
            println!(
                "  {how:<16} {count:>6} {:>5.1} %  legacy {:>5.1}  year {:.1}",
                100.0 * n / games as f64,
                f64::from(points) / n,
                f64::from(turns) / n
            );
        }
    }
}

/// Uses the charts of a folder instead of the built-in ones.
fn charts_of(folder: &str) {
    let leak = |text: String| -> &'static str { Box::leak(text.into_boxed_str()) };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_some_and(|kind| kind == "chart") {
            let name = leak(path.display().to_string());
            files.push((name, leak(std::fs::read_to_string(&path).expect("a chart file can be read"))));
        }
    }
    files.sort_by_key(|(name, _)| (!name.ends_with("vars.chart"), *name));
    if let Err(errors) = mr_president::use_charts(&files) {
        panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    }
}

/// Only one term is examined: when the president can stop and score, he does.
fn scoring(game: &MrPresident, state: &mr_president::State) -> Option<mr_president::Act> {
    let stop = "choose year-stop".parse().expect("an act of the game");
    kernel::check(game, state, Seat(0), stop).is_ok().then_some(stop)
}

fn best(game: &MrPresident, state: &mr_president::State) -> mr_president::Act {
    let mut acts = Vec::new();
    game.acts(state, Seat(0), &mut acts);
    let worth = |act: &mr_president::Act| game.worth(state, Seat(0), *act);
    acts.into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).expect("somebody decides")
}
