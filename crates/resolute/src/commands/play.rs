//! `resolute play`: a table in the terminal.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use catalogue::{Hosted, NewTable, Problem, Title};
use kernel::chance::{Given, Own};
use kernel::{Player, Text};
use terminal::{Ending, Session};

use super::lobby;
use crate::cli_error::{CliError, Exit};
use crate::seeds::Deal;
use crate::settings::Settings;
use crate::voice::Voice;
use crate::{files, seats};

#[derive(clap::Args, Debug, Default)]
pub struct Args {
    /// The game, as `resolute games` names it; without one, choose at the keyboard
    game: Option<String>,
    /// Who sits where: human, human:NAME or a bot, separated by commas [default: human,greedy]
    #[arg(long, value_delimiter = ',', value_name = "SEATS", conflicts_with = "resume")]
    seats: Vec<String>,
    /// A number or 64 hexadecimal digits: the same dice again [default: a fresh secret]
    #[arg(long, conflicts_with = "resume")]
    seed: Option<String>,
    /// A word that is mixed into the seed, so that nobody can have chosen it; without one it is asked for after the commitment was told
    #[arg(long, value_name = "WORD", num_args = 0..=1, require_equals = true, default_missing_value = "", conflicts_with = "resume")]
    word: Option<String>,
    /// Roll your own dice and type in what falls
    #[arg(long, conflicts_with = "resume")]
    own_dice: bool,
    /// Draw your own cards and type in which; cards that exist only in this program are dealt
    #[arg(long, conflicts_with = "resume")]
    own_cards: bool,
    #[command(flatten)]
    settings: Settings,
    /// Where the game is kept [default: a new file in the data folder]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a game that was kept: its name, as `resolute saves` lists it, or a file
    #[arg(long, value_name = "NAME")]
    resume: Option<PathBuf>,
    /// The first turns with a coach who says what to do and why, then a free game
    #[arg(
        long,
        requires = "game",
        conflicts_with_all = ["seats", "seed", "own_dice", "own_cards", "set", "resume"]
    )]
    lesson: bool,
    /// Lines of text only, as in a pipe: no colours, no screen that is drawn anew
    #[arg(long)]
    plain: bool,
}

impl Args {
    /// Arguments for a game with default settings.
    pub fn of(game: &str, own: Own) -> Args {
        let (own_dice, own_cards) = (own.dice(), own.cards());
        Args { game: Some(game.to_owned()), own_dice, own_cards, ..Args::default() }
    }

    /// Arguments for continuing a saved game.
    pub fn resumed(file: PathBuf) -> Args {
        Args { resume: Some(file), ..Args::default() }
    }

    /// Whether nothing but the game was given.
    fn is_plain_start(&self) -> bool {
        self.seats.is_empty()
            && self.seed.is_none()
            && self.word.is_none()
            && !self.own_dice
            && !self.own_cards
            && self.settings.is_empty()
            && self.save.is_none()
            && self.resume.is_none()
            && !self.lesson
    }
}

/// Whether a person sits at the keyboard and reads the output.
fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// A table that is ready to play.
struct Ready {
    table: Box<dyn Hosted>,
    salt: u64,
    save: PathBuf,
}

pub fn run(args: Args, voice: Voice) -> Result<Exit, CliError> {
    if args.game.is_none() && args.resume.is_none() {
        return lobby::run(voice);
    }
    if let Some(game) = args.game.as_deref().filter(|_| args.is_plain_start() && is_interactive()) {
        let title = voice.title(game)?;
        match lobby::offer_last(title, voice)? {
            lobby::Offer::Resume(file) => return play(Args::resumed(file), voice),
            lobby::Offer::New => {}
            lobby::Offer::Leave => return Ok(Exit::Ok),
        }
    }
    play(args, voice)
}

/// Plays a game without asking more than the game needs.
pub fn play(mut args: Args, voice: Voice) -> Result<Exit, CliError> {
    let Ready { table, salt, save } = match args.resume.clone() {
        Some(name) => take_up(&args, &files::saved(&name, voice)?, voice)?,
        None if args.lesson => open_lesson(&args, voice)?,
        None => {
            if !ask_leading_option(&mut args, voice)? {
                return Ok(Exit::Ok);
            }
            open(&args, voice)?
        }
    };
    let (screen, keys) = (io::stdout().is_terminal(), io::stdin().is_terminal());
    let no_colour = args.plain || std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
    let fullscreen = screen && keys && !dumb && !args.plain;
    tell_on_interrupt(&*table, &save, fullscreen, voice)?;
    let session = Session {
        own_chance: table.commitment().is_none() || !table.own().is_none(),
        table,
        lang: voice.lang,
        save,
        salt,
        colour: screen && !no_colour && !dumb,
        interactive: screen && keys,
        fullscreen,
    };
    // Standard output is not locked, because the Ctrl-C handler writes from another thread.
    Ok(match terminal::play(session, io::stdin().lock(), io::stdout())? {
        Ending::Over | Ending::Quit => Exit::Ok,
        Ending::Interrupted => Exit::Interrupted,
    })
}

/// Ctrl-C while no question is open ends the program. First it says where the game is saved.
fn tell_on_interrupt(
    table: &dyn Hosted,
    save: &Path,
    fullscreen: bool,
    voice: Voice,
) -> Result<(), CliError> {
    let lines = terminal::goodbye(save, voice.lang, table.title().texts());
    let handler = move || {
        let leave = if fullscreen { terminal::LEAVE_SCREEN } else { "" };
        let mut out = io::stdout();
        // If standard output is closed, nobody wants to read this.
        let _ = writeln!(out, "{leave}\n{}", lines.join("\n")).and_then(|()| out.flush());
        std::process::exit(Exit::Interrupted as i32);
    };
    ctrlc::set_handler(handler).map_err(|error| voice.io("Ctrl-C", error))
}

/// Some games have different decks for each value of an option, such as a playsheet. Asks for that option at the keyboard. Returns `false`
/// if the person leaves.
fn ask_leading_option(args: &mut Args, voice: Voice) -> Result<bool, CliError> {
    let title = voice.title(args.game.as_deref().unwrap_or_default())?;
    let specs = title.option_specs();
    let leading = title.blanks().first().map(|blank| blank.with);
    let spec = specs.iter().find(|spec| Some(spec.name) == leading);
    let (Some(spec), true) = (spec, is_interactive()) else { return Ok(true) };
    if args.settings.has(spec.name) {
        return Ok(true);
    }
    let Some(value) = lobby::ask_value(title, spec, voice)? else { return Ok(false) };
    args.settings.add(spec.name, value);
    Ok(true)
}

fn open(args: &Args, voice: Voice) -> Result<Ready, CliError> {
    let title = voice.title(args.game.as_deref().unwrap_or_default())?;
    let voice = voice.of(title);
    let options = args.settings.read(title, voice)?;
    let players = match &args.seats[..] {
        [] => usual_players(title, voice),
        words => seats::players(words, voice),
    };
    let deal = match &args.seed {
        None => Deal::Secret,
        Some(word) => Deal::read(word).ok_or_else(|| voice.usage(&bad_seed(word)))?,
    };
    let (seed, salt) = deal.settle().map_err(|error| voice.io("seed", error))?;
    let own = Own::new(args.own_dice, args.own_cards);
    let word = match (args.word.as_deref(), &seed) {
        (Some(""), Some(seed)) => ask_word(&seed.commitment(), voice)?,
        (word, _) => word.map(str::to_owned),
    };
    let new = NewTable { options, players, seed, word, own, given: Given::default() };
    let interactive = is_interactive();
    let (input, out) = (io::stdin().lock(), io::stdout().lock());
    let table = terminal::open(title, new, voice.lang, interactive, input, out)?
        .ok_or_else(|| match interactive {
            // No message is needed: the person ended the input at the keyboard.
            true => CliError { exit: Exit::Ok, line: None },
            false => CliError::new(Exit::Game, voice.key("play-own-ended")),
        })?
        .map_err(|problem| voice.usage(&problem))?;
    ready(args, table, salt, voice)
}

/// Opens the lesson of a game at a table of its own.
fn open_lesson(args: &Args, voice: Voice) -> Result<Ready, CliError> {
    let title = voice.title(args.game.as_deref().unwrap_or_default())?;
    let voice = voice.of(title);
    let seed = catalogue::fresh_seed().map_err(|error| voice.io("seed", error))?;
    let salt = seed.number();
    let table = title
        .open_lesson(&voice.key("player-you"), seed)
        .ok_or_else(|| voice.usage(&Problem::new("no-lesson", Text::new("play-no-lesson"))))?
        .map_err(|problem| voice.usage(&problem))?;
    ready(args, table, salt, voice)
}

/// Saves a newly opened table.
fn ready(args: &Args, table: Box<dyn Hosted>, salt: u64, voice: Voice) -> Result<Ready, CliError> {
    let kept = table.record(true).write();
    let save = match &args.save {
        Some(path) => files::keep_at(path, &kept, voice)?,
        None => files::keep_new(table.title().id(), &kept, voice)?,
    };
    Ok(Ready { table, salt, save })
}

/// Shows the commitment before asking for the word, so that the seed was fixed before anybody knew the word.
fn ask_word(commitment: &str, voice: Voice) -> Result<Option<String>, CliError> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", voice.say(&Text::new("play-word-commitment").word("commitment", commitment)))?;
    write!(out, "{} ", voice.key("play-word"))?;
    out.flush()?;
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line)?;
    let word = line.trim();
    Ok((!word.is_empty()).then(|| word.to_owned()))
}

/// One person against greedy bots.
fn usual_players(title: &dyn Title, voice: Voice) -> Vec<Player> {
    let mut words = vec!["human"];
    words.resize(usize::from(*title.seats().start()), "greedy");
    seats::players(&words, voice)
}

/// The error for a seed that is neither a number nor 64 hexadecimal digits.
pub fn bad_seed(word: &str) -> Problem {
    let word: String = word.chars().take(70).collect();
    Problem::field("bad-field", "seed", Text::new("problem-seed").word("seed", word))
}

fn take_up(args: &Args, file: &Path, voice: Voice) -> Result<Ready, CliError> {
    if !args.settings.is_empty() {
        let text = Text::new("play-resume-set");
        return Err(voice.usage(&Problem::field("bad-option", "set", text)));
    }
    let (record, mut title) = files::record(file, voice)?;
    if let Some(game) = &args.game {
        title = voice.title(game)?;
    }
    let fresh = catalogue::fresh_seed().map_err(|error| voice.io("seed", error))?;
    let known = record.seals.last().and_then(|seal| seal.seed.clone());
    let salt = known.as_ref().unwrap_or(&fresh).number();
    let table = title.resume(&record, fresh).map_err(|problem| voice.of(title).file(file, &problem))?;
    let save = match &args.save {
        Some(path) if path != file => files::keep_at(path, &table.record(true).write(), voice)?,
        _ => file.to_owned(),
    };
    Ok(Ready { table, salt, save })
}
