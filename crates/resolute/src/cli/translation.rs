//! Translates clap's help and errors: help into German, errors into both languages.

use std::sync::OnceLock;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use kernel::Text;
use scene::{Lang, Texts};

use crate::voice::{Voice, nearest};

/// clap's description of the `help` command, which cannot be set.
const HELP_COMMAND: &str = "Print this message or the help of the given subcommand(s)";

/// The texts of the German help. The English texts are the doc comments of the options.
fn help_words() -> &'static Texts {
    static WORDS: OnceLock<Texts> = OnceLock::new();
    WORDS.get_or_init(|| {
        Texts::new(&[(Lang::De, include_str!("../../texts/help-de.ftl"))])
            .expect("the words of the help are well formed")
    })
}

fn said(key: &str) -> String {
    help_words().say(Lang::De, &Text::new(key.to_owned()))
}

/// The command line with German help texts.
pub fn german(command: Command) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let version = version.help(said("cli-version")).help_heading(said("cli-options"));
    let command = translated(command, "cli");
    command.disable_version_flag(true).arg(version).mut_subcommands(|sub| {
        let key = format!("cli-{}", sub.get_name());
        translated(sub, &key)
    })
}

fn translated(command: Command, key: &str) -> Command {
    let usage = said("cli-usage");
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let help = help.help(said("cli-help")).help_heading(said("cli-options"));
    command
        .about(said(key))
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(said("cli-commands"))
        .subcommand_value_name(said("cli-command-name"))
        .mut_args(|arg| {
            let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
            let words = said(&format!("{key}-{}", arg.get_id().as_str().replace('_', "-")));
            let arg = arg.help(words).help_heading(said(heading));
            match arg.get_action().takes_values() {
                // The German texts mention default and possible values themselves.
                true => arg.hide_default_value(true).hide_possible_values(true),
                false => arg,
            }
        })
        .disable_help_flag(true)
        .arg(help)
}

/// Help text ready to be printed.
pub fn finish(lang: Lang, help: clap::builder::StyledStr) -> String {
    let help = match std::io::IsTerminal::is_terminal(&std::io::stdout()) && has_styles() {
        true => help.ansi().to_string(),
        false => help.to_string(),
    };
    match lang {
        Lang::En => help,
        Lang::De => help
            .replace("[OPTIONS]", &format!("[{}]", said("cli-options-name")))
            .replace("[COMMAND]", &format!("[{}]", said("cli-command-name")))
            .replace(HELP_COMMAND, &said("cli-help-command")),
    }
}

fn has_styles() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !set("NO_COLOR") && std::env::var_os("TERM").is_some_and(|term| !term.is_empty() && term != "dumb")
}

fn words(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}

/// One sentence saying what is wrong with a command line, and a guess at what was meant.
pub fn line(error: &clap::Error, voice: Voice) -> String {
    let first = |kind| words(error, kind).first().cloned().unwrap_or_default();
    let arg = words(error, ContextKind::InvalidArg).join(", ");
    let value = first(ContextKind::InvalidValue);
    let guess = |kinds: &[ContextKind]| kinds.iter().map(|kind| first(*kind)).find(|word| !word.is_empty());
    let said = |key: &'static str| {
        voice.say(&Text::new(key).word("arg", arg.as_str()).word("value", value.as_str()))
    };
    let (line, guess) = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let word = first(ContextKind::InvalidSubcommand);
            let line = voice.say(&Text::new("cli-no-command").word("word", word.as_str()));
            let known = super::command(voice.lang);
            let names: Vec<&str> = known.get_subcommands().map(Command::get_name).collect();
            (line, nearest(&word, names).map(str::to_owned))
        }
        ErrorKind::UnknownArgument => {
            (said("cli-no-option"), guess(&[ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand]))
        }
        ErrorKind::MissingRequiredArgument => (said("cli-missing"), None),
        ErrorKind::InvalidValue if value.is_empty() => (said("cli-no-value"), None),
        ErrorKind::InvalidValue => {
            let known = words(error, ContextKind::ValidValue).join(", ");
            let text = Text::new("cli-bad-value").word("arg", arg.as_str()).word("value", value.as_str());
            (voice.say(&text.word("known", known)), guess(&[ContextKind::SuggestedValue]))
        }
        ErrorKind::ValueValidation => (unfit(error, &arg, &value, voice), None),
        ErrorKind::ArgumentConflict => {
            let other = words(error, ContextKind::PriorArg).join(", ");
            (voice.say(&Text::new("cli-conflict").word("arg", arg.as_str()).word("other", other)), None)
        }
        ErrorKind::InvalidUtf8 => (said("cli-no-text"), None),
        _ => (one_line(&error.to_string()), None),
    };
    match guess {
        Some(guess) => format!("{line} {}", voice.say(&Text::new("did-you-mean").word("guess", guess))),
        None => line,
    }
}

/// For a value that cannot be parsed: what the option accepts, or the parser's message.
fn unfit(error: &clap::Error, arg: &str, value: &str, voice: Voice) -> String {
    let name = arg.trim_start_matches("--").split([' ', '=']).next().unwrap_or_default();
    let takes = match name {
        "games" | "threads" => Some("cli-takes-count"),
        "seed" | "act" | "keep-days" | "tables-per-person" | "megabytes-per-person" => {
            Some("cli-takes-number")
        }
        "listen" | "metrics" => Some("cli-takes-address"),
        "lang" => Some("cli-takes-lang"),
        // The parser's own message says more, but only in English.
        "trusted-proxy" if voice.lang != Lang::En => Some("cli-takes-proxy"),
        _ => None,
    };
    let takes = match takes {
        Some(key) => voice.key(key),
        None => std::error::Error::source(error).map(ToString::to_string).unwrap_or_default(),
    };
    voice.say(&Text::new("cli-unfit").word("arg", arg).word("value", value).word("takes", takes))
}

/// The first paragraph of clap's message.
fn one_line(message: &str) -> String {
    let paragraph = message.lines().take_while(|line| !line.trim().is_empty()).map(str::trim);
    let line = paragraph.collect::<Vec<_>>().join(" ");
    line.strip_prefix("error: ").unwrap_or(&line).to_owned()
}
