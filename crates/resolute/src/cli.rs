//! The command line.

mod translation;

use std::ffi::OsString;
use std::io::{self, Write};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use kernel::Text;
use scene::Lang;

use crate::cli_error::{CliError, Exit};
use crate::commands::{
    backup, games, guide, play, prune, replay, restore, rules, saves, serve, shell, simulate, vacuum,
    validate, verify,
};
use crate::voice::{self, Voice};

/// A table for political board games: play, watch, prove and study them.
#[derive(Parser, Debug)]
#[command(name = "resolute", version, max_term_width = 100)]
pub struct Cli {
    /// The language: en or de [default: that of the machine, else en]
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the table to browsers; the same as no command at all
    Serve(serve::Args),
    /// List the games
    Games(games::Args),
    /// Play a game in the terminal
    Play(play::Args),
    /// Speak the table protocol: JSON lines on standard input and output (docs/protocol.md)
    Table,
    /// Play many games between bots and count
    Simulate(simulate::Args),
    /// Tell a recorded game again
    Replay(replay::Args),
    /// Prove that a recorded game was played by the rules and that no roll was bent
    Verify(verify::Args),
    /// Replay every table of a database on this build and name those that differ
    Validate(validate::Args),
    /// Copy the database into one file, while a server goes on
    Backup(backup::Args),
    /// Put a backup in the place of the database; no server may be running
    Restore(restore::Args),
    /// Put away tables that nobody touches, and remove those that were put away for a month
    Prune(prune::Args),
    /// Give the room of deleted tables back to the disk; no server may be running
    Vacuum(vacuum::Args),
    /// Read the rules of a game, or one of them
    Rules(rules::Args),
    /// Read a game on one page: what it is about and how a turn goes
    Guide(guide::Args),
    /// List the games that were kept; `play --resume NAME` goes on with one
    Saves(saves::Args),
    /// Write completions for a shell to standard output
    Completions(shell::CompletionArgs),
    /// Write the manual page
    Man(shell::ManArgs),
}

/// The command line with its help in this language.
pub fn command(lang: Lang) -> clap::Command {
    match lang {
        Lang::En => Cli::command(),
        Lang::De => translation::german(Cli::command()),
    }
}

/// Parses the command line. If it asks for help or the version, that is printed here and nothing else is left to do.
pub fn read(args: impl IntoIterator<Item = OsString>) -> Result<Cli, CliError> {
    let args: Vec<OsString> = args.into_iter().collect();
    let lang = asked_lang(&args).unwrap_or_else(voice::usual_lang);
    let mut command = command(lang);
    let matches = command.try_get_matches_from_mut(&args);
    let read = matches.and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches));
    read.map_err(|error| {
        if !error.use_stderr() {
            let help = translation::finish(lang, error.render());
            return print(&help).map_or_else(CliError::from, |()| CliError { exit: Exit::Ok, line: None });
        }
        let voice = Voice::new(lang);
        let line = translation::line(&error, voice);
        let see = match named_command(&command, &args) {
            Some(name) => format!("resolute {name} --help"),
            None => "resolute --help".to_owned(),
        };
        CliError::new(Exit::Usage, voice.say(&Text::new("cli-see").word("line", line).word("see", see)))
    })
}

fn print(help: &str) -> io::Result<()> {
    let mut out = io::stdout();
    out.write_all(help.as_bytes())?;
    out.flush()
}

/// The language chosen by `--lang`, found before the command line is parsed as a whole.
fn asked_lang(args: &[OsString]) -> Option<Lang> {
    let words: Vec<&str> = args.iter().map(|arg| arg.to_str().unwrap_or_default()).collect();
    let set = words.iter().find_map(|word| word.strip_prefix("--lang="));
    let behind = words.iter().position(|word| *word == "--lang").and_then(|n| words.get(n + 1)).copied();
    set.or(behind)?.parse().ok()
}

/// The first argument that is the name of a command.
fn named_command<'a>(command: &'a clap::Command, args: &[OsString]) -> Option<&'a str> {
    let names: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
    args.iter().skip(1).find_map(|arg| names.iter().copied().find(|name| arg == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        for lang in Lang::ALL {
            command(lang).debug_assert();
        }
    }

    fn refused(words: &[&str]) -> String {
        read(words.iter().map(OsString::from)).unwrap_err().line.unwrap()
    }

    #[test]
    fn p17_hints_name_the_subcommand_and_guess_what_was_meant() {
        let line = refused(&["resolute", "simulate", "presidential", "--lang", "en"]);
        assert!(line.contains("--games") && line.ends_with("(see: resolute simulate --help)"), "{line}");
        let line = refused(&["resolute", "--lang", "en", "simlate"]);
        assert!(
            line.contains("Did you mean “simulate”?") && line.ends_with("(see: resolute --help)"),
            "{line}"
        );
        let line = refused(&["resolute", "play", "--sed", "4", "--lang=en"]);
        assert!(line.contains("“--seed”") && line.ends_with("(see: resolute play --help)"), "{line}");
    }

    #[test]
    fn p17_errors_of_the_command_line_are_german_too() {
        for (words, part) in [
            (&["resolute", "--lang", "de", "simlate"][..], "kein Befehl"),
            (&["resolute", "--lang", "de", "simulate", "x"], "fehlt"),
            (&["resolute", "--lang", "de", "simulate", "x", "--games", "x"], "ganze Zahl"),
            (&["resolute", "--lang", "de", "verify"], "fehlt"),
            (&["resolute", "--lang", "de", "table", "--loud"], "keine Option"),
            (&["resolute", "--lang", "de", "play", "--own-dice", "--resume", "1"], "nicht zusammen"),
            (&["resolute", "--lang", "de", "serve", "--listen", "x"], "ADRESSE:PORT"),
        ] {
            let line = refused(words);
            assert!(line.contains(part) && line.contains("(siehe: resolute"), "{words:?}: {line}");
            for english in ["error", "invalid", "required", "unexpected", "cannot", "argument"] {
                assert!(!line.contains(english), "{words:?}: {line}");
            }
        }
    }

    #[test]
    fn p17_help_is_german_too_and_leaves_nothing_out() {
        let mut german = command(Lang::De);
        german.build();
        let mut all = vec![german.clone()];
        // clap generates the command `help` itself, including its texts.
        all.extend(german.get_subcommands().filter(|sub| sub.get_name() != "help").cloned());
        for mut command in all {
            let help = translation::finish(Lang::De, command.render_long_help());
            for english in
                ["Usage:", "Options:", "Arguments:", "Commands:", "Print ", "[default", "OPTIONS", "[cli-"]
            {
                assert!(!help.contains(english), "{english}: {help}");
            }
        }
    }

    #[test]
    fn errors_are_one_line() {
        let words = ["resolute", "simulate", "presidential"].map(OsString::from);
        let fault = read(words).unwrap_err();
        assert_eq!(fault.exit, Exit::Usage);
        let line = fault.line.unwrap();
        assert!(line.contains("--games") && !line.contains('\n'), "{line}");
    }
}
