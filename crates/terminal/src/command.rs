//! The commands of the terminal as they are typed, in both languages.

use scene::Lang;

use crate::matching::unique_prefix;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Help,
    Map,
    Score,
    Cards,
    Table,
    Hint,
    Rules,
    Guide,
    History,
    Undo,
    Back,
    Save,
    Lang,
    Quit,
}

/// Each command with its words. The first word is shown, the others are understood too. In the order of the help.
const ENGLISH: [(Verb, &[&str]); 14] = [
    (Verb::Help, &["help", "?"]),
    (Verb::Map, &["map", "board"]),
    (Verb::Score, &["score"]),
    (Verb::Cards, &["cards", "hand"]),
    (Verb::Table, &["table"]),
    (Verb::Hint, &["hint"]),
    (Verb::Rules, &["rules", "rule"]),
    (Verb::Guide, &["guide"]),
    (Verb::History, &["history", "log"]),
    (Verb::Undo, &["undo", "u"]),
    (Verb::Back, &["back"]),
    (Verb::Save, &["save"]),
    (Verb::Lang, &["lang", "language"]),
    (Verb::Quit, &["quit", "exit", "q"]),
];

const GERMAN: [(Verb, &[&str]); 14] = [
    (Verb::Help, &["hilfe"]),
    (Verb::Map, &["karte", "plan"]),
    (Verb::Score, &["stand"]),
    (Verb::Cards, &["karten", "hand"]),
    (Verb::Table, &["tisch"]),
    (Verb::Hint, &["tipp"]),
    (Verb::Rules, &["regeln", "regel"]),
    (Verb::Guide, &["anleitung"]),
    (Verb::History, &["verlauf"]),
    (Verb::Undo, &["rückgängig", "rueckgaengig"]),
    (Verb::Back, &["zurück", "zurueck"]),
    (Verb::Save, &["sichern", "speichern"]),
    (Verb::Lang, &["sprache"]),
    (Verb::Quit, &["ende", "beenden"]),
];

impl Verb {
    /// All commands in the order of the help.
    pub fn all() -> impl Iterator<Item = Verb> {
        ENGLISH.into_iter().map(|(verb, _)| verb)
    }

    /// The word that help shows.
    pub fn word(self, lang: Lang) -> &'static str {
        let names = match lang {
            Lang::En => ENGLISH,
            Lang::De => GERMAN,
        };
        names.iter().find(|(verb, _)| *verb == self).map_or("", |(_, words)| words[0])
    }

    /// Every word that is understood as a command.
    pub fn words(lang: Lang) -> impl Iterator<Item = &'static str> {
        known(lang).map(|(word, _)| word)
    }

    /// The key of the text that describes its argument.
    pub fn usage(self) -> Option<&'static str> {
        match self {
            Verb::Cards => Some("terminal-usage-cards"),
            Verb::Table => Some("terminal-usage-table"),
            Verb::Rules => Some("terminal-usage-rules"),
            Verb::History => Some("terminal-usage-number"),
            Verb::Back => Some("terminal-usage-act"),
            Verb::Save => Some("terminal-usage-file"),
            Verb::Lang => Some("terminal-usage-lang"),
            _ => None,
        }
    }

    /// The key of the text that says what it does.
    pub fn purpose(self) -> &'static str {
        match self {
            Verb::Help => "terminal-help-help",
            Verb::Map => "terminal-help-map",
            Verb::Score => "terminal-help-score",
            Verb::Cards => "terminal-help-cards",
            Verb::Table => "terminal-help-table",
            Verb::Hint => "terminal-help-hint",
            Verb::Rules => "terminal-help-rules",
            Verb::Guide => "terminal-help-guide",
            Verb::History => "terminal-help-history",
            Verb::Undo => "terminal-help-undo",
            Verb::Back => "terminal-help-back",
            Verb::Save => "terminal-help-save",
            Verb::Lang => "terminal-help-lang",
            Verb::Quit => "terminal-help-quit",
        }
    }
}

/// A command with its argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub verb: Verb,
    pub rest: String,
}

/// A line, parsed as a command if it is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parsed {
    Command(Command),
    /// `/` or `:` followed by a word that is not a command.
    NoCommand(String),
    /// Something else, perhaps an act.
    Other,
}

fn known(lang: Lang) -> impl Iterator<Item = (&'static str, Verb)> {
    let german = if lang == Lang::De { &GERMAN[..] } else { &[] };
    ENGLISH.iter().chain(german).flat_map(|(verb, words)| words.iter().map(|word| (*word, *verb)))
}

fn split(line: &str) -> (&str, String) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim().to_owned())
}

/// A command typed in full, or one marked with `/` or `:`, which may be abbreviated.
pub fn parse(line: &str, lang: Lang) -> Parsed {
    let line = line.trim();
    if let Some(forced) = line.strip_prefix(['/', ':']) {
        let (word, rest) = split(forced.trim_start());
        return match by_prefix(word, lang) {
            Some(verb) => Parsed::Command(Command { verb, rest }),
            None => Parsed::NoCommand(word.to_owned()),
        };
    }
    let (word, rest) = split(line);
    let small = word.to_lowercase();
    match known(lang).find(|(name, _)| *name == small) {
        Some((_, verb)) => Parsed::Command(Command { verb, rest }),
        None => Parsed::Other,
    }
}

/// Whether the line asks to quit, for questions where no other command is possible.
pub fn is_quit(line: &str, lang: Lang) -> bool {
    matches!(parse(line, lang), Parsed::Command(Command { verb: Verb::Quit, .. }))
}

pub fn is_undo(line: &str, lang: Lang) -> bool {
    matches!(parse(line, lang), Parsed::Command(Command { verb: Verb::Undo, .. }))
}

/// An abbreviated command. Used only if the line means nothing else.
pub fn parse_short(line: &str, lang: Lang) -> Option<Command> {
    let (word, rest) = split(line.trim());
    by_prefix(word, lang).map(|verb| Command { verb, rest })
}

/// The only command with a word that starts with this. Several words of the same command are not ambiguous.
fn by_prefix(word: &str, lang: Lang) -> Option<Verb> {
    let small = word.to_lowercase();
    let mut fitting = known(lang).filter(|(name, _)| name.starts_with(&small) && !small.is_empty());
    let first = fitting.next()?.1;
    if fitting.all(|(_, verb)| verb == first) { Some(first) } else { unique_prefix(word, known(lang)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verb(line: &str, lang: Lang) -> Option<Verb> {
        match parse(line, lang) {
            Parsed::Command(command) => Some(command.verb),
            _ => None,
        }
    }

    #[test]
    fn commands_are_typed_in_full() {
        assert_eq!(verb("?", Lang::En), Some(Verb::Help));
        assert_eq!(verb(" Undo ", Lang::En), Some(Verb::Undo));
        assert_eq!(verb("und", Lang::En), None);
        assert_eq!(
            parse("back  12", Lang::En),
            Parsed::Command(Command { verb: Verb::Back, rest: "12".into() })
        );
        assert_eq!(parse("announce OH", Lang::En), Parsed::Other);
        assert_eq!(parse("", Lang::En), Parsed::Other);
    }

    #[test]
    fn a_stroke_or_colon_forces_a_command() {
        assert_eq!(verb("/und", Lang::En), Some(Verb::Undo));
        assert_eq!(verb(": rul TPG-3", Lang::En), Some(Verb::Rules));
        assert_eq!(parse("/frobnicate", Lang::En), Parsed::NoCommand("frobnicate".into()));
        assert_eq!(parse("/", Lang::En), Parsed::NoCommand(String::new()));
    }

    #[test]
    fn beginnings_are_understood_where_they_are_unique() {
        assert_eq!(
            parse_short("hist 3", Lang::En).map(|c| (c.verb, c.rest)),
            Some((Verb::History, "3".into()))
        );
        assert_eq!(parse_short("h", Lang::En), None);
        assert_eq!(parse_short("rul", Lang::En).map(|c| c.verb), Some(Verb::Rules));
    }

    #[test]
    fn p15_u_is_undo_and_never_utah() {
        for lang in Lang::ALL {
            assert_eq!(verb("u", lang), Some(Verb::Undo));
            assert_eq!(verb("U", lang), Some(Verb::Undo));
            assert_eq!(verb("ut", lang), None);
        }
    }

    #[test]
    fn german_words_are_known_in_german() {
        assert_eq!(verb("zurück 3", Lang::De), Some(Verb::Back));
        assert_eq!(verb("karte", Lang::De), Some(Verb::Map));
        assert_eq!(verb("undo", Lang::De), Some(Verb::Undo));
        assert_eq!(verb("karte", Lang::En), None);
    }

    #[test]
    fn every_command_has_a_word_and_a_purpose_in_each_language() {
        for verb in Verb::all() {
            for lang in Lang::ALL {
                assert!(!verb.word(lang).is_empty(), "{verb:?}");
            }
        }
    }
}
