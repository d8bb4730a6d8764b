//! `resolute simulate`: many games between bots, counted.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use lab::{LabError, Outcome, Plan, Watch};

use self::files::Folder;
use self::summary::Summary;
use crate::cli_error::{CliError, Exit};
use crate::settings::Settings;
use crate::voice::Voice;
use crate::{seats, seeds};

mod files;
mod summary;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game, as `resolute games` names it
    game: String,
    /// How many games
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// A bot for each seat, separated by commas [default: random at every seat]
    #[arg(long, value_delimiter = ',', value_name = "SEATS")]
    seats: Vec<String>,
    /// The same games again [default: a fresh number, which is printed]
    #[arg(long)]
    seed: Option<u64>,
    /// How many threads play [default: as many as the machine has]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    settings: Settings,
    /// As data: one JSON object
    #[arg(long)]
    json: bool,
    /// Write summary.json and games.csv into this folder; files that are there are not overwritten
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Overwrite the files of --out
    #[arg(long, requires = "out")]
    force: bool,
}

/// Set by the first Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let plan = plan(args, voice)?;
    let voice = voice.of(plan.title);
    let mut folder = match &args.out {
        Some(path) => Some(Folder::create(path, plan.bots.len(), args.force, voice)?),
        None => None,
    };
    ctrlc::set_handler(|| {
        // A second Ctrl-C exits at once instead of waiting for the games in progress.
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(Exit::Interrupted as i32);
        }
    })
    .map_err(|error| voice.io("Ctrl-C", error))?;
    let outcome = watched(&plan, folder.as_mut(), voice)?;
    let summary = Summary::new(&plan, &outcome);
    if let Some(folder) = folder {
        folder.finish(&summary, voice)?;
    }
    let mut out = io::stdout();
    if args.json {
        writeln!(out, "{}", summary.json())?;
    } else {
        write!(out, "{}", summary.words(&plan, &outcome, voice, out.is_terminal()))?;
    }
    if outcome.stopped {
        return Ok(Exit::Interrupted);
    }
    Ok(Exit::Ok)
}

fn plan(args: &Args, voice: Voice) -> Result<Plan, CliError> {
    let title = voice.title(&args.game)?;
    let voice = voice.of(title);
    let options = args.settings.read(title, voice)?;
    let bots = match &args.seats[..] {
        [] => vec![bots::Level::Random; usize::from(*title.seats().start())],
        words => seats::levels(words).map_err(|problem| voice.usage(&problem))?,
    };
    // Check that the games can be played before anything is written.
    title.match_up(&options, &bots).map_err(|problem| voice.usage(&problem))?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => seeds::fresh_number().map_err(|error| voice.io("seed", error))?,
    };
    Ok(Plan { title, options, bots, games: args.games, seed, threads: args.threads.map(usize::from) })
}

/// Plays the games, with a progress bar if standard error is a terminal.
fn watched(plan: &Plan, folder: Option<&mut Folder>, voice: Voice) -> Result<Outcome, CliError> {
    let bar = match io::stderr().is_terminal() {
        true => ProgressBar::new(plan.games).with_style(style()),
        false => ProgressBar::hidden(),
    };
    let place = folder.as_ref().map(|folder| folder.path().display().to_string());
    let mut folder = folder;
    let mut write = |row: &lab::Row| folder.as_mut().map_or(Ok(()), |folder| folder.row(row));
    let progress = |finished| bar.set_position(finished);
    let watch = Watch { stop: &STOP, progress: &progress };
    let done = match &place {
        Some(_) => lab::run(plan, watch, Some(&mut write)),
        None => lab::run(plan, watch, None),
    };
    bar.finish_and_clear();
    done.map_err(|failure| match failure {
        LabError::Problem(problem) => voice.usage(&problem),
        LabError::Threads(why) => voice.io("threads", why),
        LabError::Rows(error) => voice.io(place.unwrap_or_default(), error),
    })
}

fn style() -> ProgressStyle {
    const BAR: &str = "{bar:40} {human_pos}/{human_len} {eta}";
    ProgressStyle::with_template(BAR).unwrap_or_else(|_| ProgressStyle::default_bar())
}
