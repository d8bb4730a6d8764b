//! `cargo xtask fuzz`: laws and fuzz tests for as long as wanted, random acts, requests over HTTP, and coverage-guided inputs.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{env, fs};

use crate::cargo;

/// The tests to run are recognised by these words in their names.
const KINDS: &[&str] = &["law", "fuzz"];

/// The folders of the corpus, one for each target of `crates/fuzzing`.
const CORPUS: &str = "fuzz/corpus";

/// Targets that are features of the fuzzer because they need more crates than the games.
const FEATURES: &[&str] = &["forms", "protocol"];

/// Compiler flags with which libFuzzer sees the branches that an input takes. The stable compiler supports all of them.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing";

/// Maximum length of inputs.
const LONGEST: &str = "-max_len=16384";
/// Maximum seconds for one input.
const SLOWEST: &str = "-timeout=60";

#[derive(clap::Args)]
pub struct Args {
    /// No new round is begun after that.
    #[arg(long, required_unless_present_any = ["acts", "terms"])]
    minutes: Option<f64>,
    /// Games for each law test in a round.
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// Seconds for each fuzz test in a round.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Plays random scripts until so many acts were played, the same share in each game.
    #[arg(long, conflicts_with_all = ["http", "leaks", "guided", "terms"])]
    acts: Option<u64>,
    /// Plays so many random terms of Mr. President on each difficulty, with the laws that cost little.
    #[arg(long, conflicts_with_all = ["http", "leaks", "guided"])]
    terms: Option<u64>,
    /// Sends the real server what nobody would.
    #[arg(long, conflicts_with_all = ["leaks", "guided"])]
    http: bool,
    /// Compares all that leaves a server, the protocol and the terminal for a viewer in two games that this viewer cannot tell apart.
    #[arg(long, conflicts_with = "guided")]
    leaks: bool,
    /// Lets coverage lead libFuzzer to new inputs, and keeps those that reached something new in fuzz/corpus.
    #[arg(long)]
    guided: bool,
    /// Only this target.
    #[arg(long, requires = "guided")]
    target: Option<String>,
    /// Makes the corpus as small as its coverage allows, and looks for nothing.
    #[arg(long, requires = "guided")]
    merge: bool,
}

pub fn run(root: &Path, args: &Args) -> Result<(), String> {
    if let Some(acts) = args.acts {
        let run = ["run", "--profile", "fuzz", "--locked", "-p", "catalogue", "--example", "fuzz_acts", "--"];
        return cargo::run(root, &[&run[..], &[&acts.to_string()]].concat(), &[]);
    }
    if let Some(terms) = args.terms {
        let variables =
            [("RESOLUTE_LAW_GAMES", terms.to_string()), ("RESOLUTE_LAW_SEED", first_seed().to_string())];
        let test = ["test", "--profile", "fuzz", "--locked", "-p", "mr-president", "--test", "house"];
        return cargo::run(
            root,
            &[&test[..], &["--", "laws_of_random_terms", "--nocapture"]].concat(),
            &variables,
        );
    }
    let minutes = args.minutes.unwrap_or_default();
    let time = Duration::try_from_secs_f64(minutes * 60.0)
        .map_err(|_| format!("--minutes takes a number of minutes, not {minutes}"))?;
    match args {
        Args { http: true, .. } => one_test(root, time, &["-p", "resolute", "--test", "fuzz"], "http::"),
        Args { leaks: true, .. } => {
            // Each of the two programs has two tests.
            let part = time / 4;
            one_test(root, part, &["-p", "server", "--test", "http"], "fuzz_leaks")?;
            one_test(root, part, &["-p", "fuzzing", "--test", "fuzz"], "fuzz_leaks")
        }
        Args { guided: true, .. } => guided(root, time, args.target.as_deref(), args.merge),
        _ => rounds(root, time, args.games, args.seconds),
    }
}

/// The seed of a run, different for each run.
fn first_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |now| now.as_secs())
}

fn rounds(root: &Path, time: Duration, games: u64, seconds: u64) -> Result<(), String> {
    cargo::run(root, &["test", "--workspace", "--locked", "--no-run"], &[])?;
    let begun = Instant::now();
    // Every run starts with another seed. The printed values repeat a round.
    let first = first_seed();
    let mut rounds = 0;
    while rounds == 0 || begun.elapsed() < time {
        let variables = [
            ("RESOLUTE_LAW_SEED", (first + rounds).to_string()),
            ("RESOLUTE_LAW_GAMES", games.to_string()),
            ("RESOLUTE_FUZZ_SECONDS", seconds.to_string()),
        ];
        println!("\n=== round {} after {:.1} minutes", rounds + 1, begun.elapsed().as_secs_f64() / 60.0);
        let test = ["test", "--workspace", "--locked", "--quiet", "--", "--test-threads", "1"];
        cargo::run(root, &[&test, KINDS].concat(), &variables)?;
        rounds += 1;
    }
    println!("\n{rounds} rounds in {:.1} minutes, nothing found.", begun.elapsed().as_secs_f64() / 60.0);
    Ok(())
}

/// Runs the tests of one module for this long.
fn one_test(root: &Path, time: Duration, package: &[&str], name: &str) -> Result<(), String> {
    let filter = ["--", name, "--nocapture", "--test-threads", "1"];
    let words = [&["test", "--locked"][..], package, &filter].concat();
    let variables = [
        ("RESOLUTE_FUZZ_SECONDS", time.as_secs().to_string()),
        ("RESOLUTE_FUZZ_SEED", first_seed().to_string()),
        ("RESOLUTE_LAW_SEED", first_seed().to_string()),
    ];
    cargo::run(root, &words, &variables)
}

/// Runs each target for its share of the time, starting from the corpus.
fn guided(root: &Path, time: Duration, only: Option<&str>, merge: bool) -> Result<(), String> {
    let targets: Vec<String> =
        targets(root)?.into_iter().filter(|name| only.is_none_or(|only| only == name)).collect();
    if targets.is_empty() {
        return Err(format!("there is no target {}", only.unwrap_or_default()));
    }
    let folder = root.join("fuzz");
    let build = root.join("target/guided");
    let flags = env::var("RUSTFLAGS").map_or_else(|_| COVERAGE.to_owned(), |own| format!("{own} {COVERAGE}"));
    let variables = [("RUSTFLAGS", flags), ("CARGO_TARGET_DIR", build.display().to_string())];
    // Build scripts must not be instrumented. If a target is named, cargo applies the flags only to the program itself.
    let host = host()?;
    let mut words = vec!["build", "--release", "--locked", "--target", &host];
    match only {
        // A single target needs only its own dependencies.
        Some(target) if FEATURES.contains(&target) => {
            words.extend(["--no-default-features", "--features", target])
        }
        Some(_) => words.push("--no-default-features"),
        None => {}
    }
    cargo::run(&folder, &words, &variables)?;
    let program = build.join(&host).join("release/guided");
    let share = (time.as_secs() / targets.len() as u64).max(1);
    for target in &targets {
        let corpus = root.join(CORPUS).join(target);
        if merge {
            shrink(&program, target, &corpus, &build)?;
        } else {
            let found = build.join("found").join(target);
            let work = build.join("corpus").join(target);
            for folder in [&found, &work] {
                fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
            }
            println!("\n=== {target} for {share} seconds; findings go to {}", found.display());
            let mut fuzzer = fuzzer(&program, target);
            fuzzer.arg(format!("-max_total_time={share}")).args([LONGEST, SLOWEST, "-print_final_stats=1"]);
            fuzzer.arg(format!("-artifact_prefix={}/", found.display())).args([&work, &corpus]);
            run_fuzzer(&mut fuzzer, target)?;
        }
    }
    Ok(())
}

/// Merges new inputs and the old corpus into a corpus with the same coverage and as few and short inputs as possible.
fn shrink(program: &Path, target: &str, corpus: &Path, build: &Path) -> Result<(), String> {
    let at = |e: std::io::Error| format!("{}: {e}", corpus.display());
    let less = build.join("less").join(target);
    let work = build.join("corpus").join(target);
    let _ = fs::remove_dir_all(&less);
    for folder in [&less, &work] {
        fs::create_dir_all(folder).map_err(at)?;
    }
    let mut fuzzer = fuzzer(program, target);
    fuzzer.arg("-set_cover_merge=1").args([LONGEST, SLOWEST]).arg(&less).args([corpus, &work]);
    run_fuzzer(&mut fuzzer, target)?;
    // A file that a person has named is a finding and stays.
    let is_found = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.len() != 40 || !name.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    for file in fs::read_dir(corpus).map_err(at)? {
        let path = file.map_err(at)?.path();
        if !is_found(&path) {
            fs::remove_file(path).map_err(at)?;
        }
    }
    for file in fs::read_dir(&less).map_err(at)? {
        let path = file.map_err(at)?.path();
        fs::copy(&path, corpus.join(path.file_name().unwrap_or_default())).map_err(at)?;
    }
    Ok(())
}

fn fuzzer(program: &Path, target: &str) -> Command {
    let mut fuzzer = Command::new(program);
    fuzzer.env("RESOLUTE_FUZZ_TARGET", target);
    fuzzer
}

fn run_fuzzer(fuzzer: &mut Command, target: &str) -> Result<(), String> {
    let status = fuzzer.status().map_err(|e| format!("cannot run the fuzzer: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{target}: a finding ({status})")) }
}

fn targets(root: &Path) -> Result<Vec<String>, String> {
    let folders = fs::read_dir(root.join(CORPUS)).map_err(|e| format!("{CORPUS}: {e}"))?;
    let mut names: Vec<String> =
        folders.filter_map(|folder| folder.ok()?.file_name().into_string().ok()).collect();
    names.sort();
    Ok(names)
}

fn host() -> Result<String, String> {
    let told = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())).arg("-vV").output();
    let told = told.map_err(|e| format!("cannot ask rustc: {e}"))?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say for which machine it builds".to_owned())
}
