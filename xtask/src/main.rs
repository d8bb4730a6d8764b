//! Development tasks besides building: checks, benchmarks, long fuzzing, golden texts, generated maps.

mod atlas;
mod axe;
mod bench;
mod cargo;
mod check;
mod deny;
mod dependencies;
mod dist;
mod fuzz;
mod golden;
mod graph;
mod links;
mod load;
mod needs;
mod peers;
mod rulebook;
mod steps;
mod testing;
mod tree;
mod trials;
mod words;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The work around the code of Resolute.
#[derive(Parser)]
#[command(name = "cargo xtask", version, about)]
struct Line {
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    /// Everything that must hold before a change is handed in, stopping at the first failure.
    ///
    /// Format, words and crates that may not be, links of the documentation, rulebook, clippy, licences and sources of dependencies,
    /// build, tests. Programs that tests need are
    /// installed where that is allowed (as root on Debian); where it is not, the tests that need them are skipped: their names stand in
    /// the variable RESOLUTE_SKIP, separated by commas. Tests of the whole program (browser, attack, crash, fuzz) that fail are
    /// run once more by themselves, and the last line names them.
    Check,
    /// Lists each rule of each game with the tests named after it; fails where one has none.
    ///
    /// A test names TPG-11 by `tpg_11` in the name of its function. Tests that name a rule that does not exist, and ignored tests, fail
    /// too.
    Rulebook {
        /// The table as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Draws the maps of the atlas from their public sources.
    Atlas {
        /// Only says whether the committed file is what the generator makes.
        #[arg(long)]
        check: bool,
    },
    /// Measures decisions per second and writes bench/RESULTS.md.
    Bench {
        /// Measures the same game on boardgame.io and OpenSpiel too (needs node and python3).
        #[arg(long)]
        peers: bool,
        /// How long each peer is measured.
        #[arg(long, default_value_t = 10.0)]
        seconds: f64,
    },
    /// Measures how long an act takes to reach the other player, with many live tables, and writes bench/LOAD.md.
    ///
    /// The same question is put to boardgame.io's own server in the same run (needs node).
    Load {
        #[arg(long, default_value_t = 1_000)]
        tables: usize,
        /// How long acts come at a steady pace; half as long again they come as fast as they can.
        #[arg(long, default_value_t = 20.0)]
        seconds: f64,
        /// `sqlite` or `postgres` for a fresh one, or the address of an empty database.
        #[arg(long, default_value = "sqlite")]
        database: String,
        /// Leaves boardgame.io's server out.
        #[arg(long)]
        alone: bool,
    },
    /// Looks for inputs that break a law (docs/fuzzing.md).
    ///
    /// Without a kind it runs the tests with `law` or `fuzz` in their names again and again, each time from another seed. They read
    /// RESOLUTE_LAW_SEED (where random games begin), RESOLUTE_LAW_GAMES (how many are played) and RESOLUTE_FUZZ_SECONDS (how long one
    /// fuzz test runs); a failure can be repeated with the values printed.
    Fuzz(fuzz::Args),
    /// Attacks the real server over HTTP while honest people play there, again and again.
    ///
    /// Bombs, slow visitors, crowds, forged cookies, seat theft, replayed acts, script in every field, path tricks, hidden hands on every
    /// route and stream. A failure can be repeated with the values printed.
    Attack(Length),
    /// Lets everything around the real server fail under load: kills, full and failing disks, held locks, PostgreSQL that hangs and
    /// crashes, two writers, jumps of the clock.
    Faults(Length),
    /// Records all writes and flushes of the real server, and opens the disk as a power cut at any moment may leave it.
    Powercut(Length),
    /// Builds the program as it is released, and packs it with what belongs beside it: target/dist.
    Dist,
    /// Accepts the golden texts as they are now: runs the tests with INSTA_UPDATE=always, then once more with INSTA_UPDATE=no.
    ///
    /// Look at what changed with `git diff` before you hand it in: every change in a golden text is a change of the rules or of what
    /// people see.
    Golden,
}

/// How long trials go on.
#[derive(Clone, Copy, clap::Args)]
struct Length {
    /// No new round is begun after that.
    #[arg(long, default_value_t = 5.0)]
    minutes: f64,
    /// Seconds for each test in a round.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
}

impl Length {
    fn of(self, root: &Path, trial: trials::Trial) -> Result<(), String> {
        trials::run(root, trial, self.minutes, self.seconds)
    }
}

/// The root folder of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the workspace").to_owned()
}

fn main() -> ExitCode {
    let root = root();
    let done = match Line::parse().work {
        Work::Check => check::run(&root),
        Work::Rulebook { json } => rulebook::run(&root, json),
        Work::Atlas { check } => atlas::run(check),
        Work::Bench { peers, seconds } => bench::run(&root, peers.then_some(seconds)),
        Work::Load { tables, seconds, database, alone } => {
            load::run(&root, tables, seconds, &database, alone)
        }
        Work::Fuzz(args) => fuzz::run(&root, &args),
        Work::Attack(length) => length.of(&root, trials::Trial::Attack),
        Work::Faults(length) => length.of(&root, trials::Trial::Faults),
        Work::Powercut(length) => length.of(&root, trials::Trial::PowerCut),
        Work::Dist => dist::run(&root),
        Work::Golden => golden::run(&root),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\n{why}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_hangs_together() {
        Line::command().debug_assert();
        assert!(root().join("Cargo.toml").is_file());
    }
}
