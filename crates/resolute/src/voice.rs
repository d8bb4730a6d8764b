//! Texts for the user: which language, and the texts of which game.

use std::any::Any;
use std::io;
use std::path::Path;
use std::sync::OnceLock;

use catalogue::{Problem, Title};
use kernel::Text;
use scene::{Lang, Texts};
use store::StoreError;

use crate::cli_error::{CliError, Exit};

const FILES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../texts/en.ftl")), (Lang::De, include_str!("../texts/de.ftl"))];

/// The rule id of refusals by the table itself rather than by a game.
const TABLE_RULE: &str = "TABLE";

/// Variables with the user's language. The first one that is set counts.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

fn own() -> &'static Texts {
    static OWN: OnceLock<Texts> = OnceLock::new();
    OWN.get_or_init(|| Texts::new(&FILES).expect("the text files of the house are well formed"))
}

/// The language of the machine if there are texts for it, otherwise English.
pub fn usual_lang() -> Lang {
    let locale = LOCALE.iter().filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
    let code = locale.as_deref().and_then(|locale| locale.get(..2)).unwrap_or_default();
    code.parse().unwrap_or_default()
}

/// Words less similar than this are not considered typing errors.
const ALIKE: f64 = 0.75;

/// The known word most similar to this one.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let likeness = |other: &str| match !word.is_empty() && other.starts_with(&word) {
        true => 1.0,
        false => strsim::jaro_winkler(&word, &other.to_lowercase()),
    };
    let alike = known.into_iter().map(|other| (likeness(other), other)).filter(|(alike, _)| *alike >= ALIKE);
    alike.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, other)| other)
}

#[derive(Clone, Copy)]
pub struct Voice {
    pub lang: Lang,
    title: Option<&'static dyn Title>,
}

impl Voice {
    pub fn new(lang: Lang) -> Voice {
        Voice { lang, title: None }
    }

    /// The same voice with the texts of a game.
    pub fn of(self, title: &'static dyn Title) -> Voice {
        Voice { title: Some(title), ..self }
    }

    pub fn lang(self) -> Lang {
        self.lang
    }

    pub fn say(self, text: &Text) -> String {
        match self.title.map(Title::texts) {
            Some(texts) if texts.has(self.lang, &text.key) => texts.say(self.lang, text),
            _ => own().say(self.lang, text),
        }
    }

    /// A message without arguments.
    pub fn key(self, key: &'static str) -> String {
        self.say(&Text::new(key))
    }

    /// A message that exists only in some text files, such as a game's own name.
    pub fn known(self, key: &str) -> Option<String> {
        let texts = self.title?.texts();
        texts.has(self.lang, key).then(|| texts.say(self.lang, &Text::new(key.to_owned())))
    }

    /// What is wrong, at which act, and by which rule.
    pub fn problem(self, problem: &Problem) -> String {
        let mut line = self.say(&problem.text);
        if let Some(act) = problem.act {
            line = self.say(&Text::new("at-act").number("act", act as i64).word("what", line));
        }
        match &problem.rule {
            Some(rule) if rule != TABLE_RULE => format!("{line} [{rule}]"),
            _ => line,
        }
    }

    /// The command line is at fault.
    pub fn usage(self, problem: &Problem) -> CliError {
        CliError::new(Exit::Usage, self.problem(problem))
    }

    /// A file is at fault.
    pub fn file(self, path: &Path, problem: &Problem) -> CliError {
        CliError::new(Exit::Game, format!("{}: {}", path.display(), self.problem(problem)))
    }

    /// A file named on the command line has no suitable value.
    pub fn file_usage(self, path: &Path, problem: &Problem) -> CliError {
        CliError::new(Exit::Usage, format!("{}: {}", path.display(), self.problem(problem)))
    }

    /// Something could not be read or written.
    pub fn io(self, what: impl std::fmt::Display, error: impl std::fmt::Display + 'static) -> CliError {
        let why = match (&error as &dyn Any).downcast_ref::<io::Error>() {
            Some(error) => self.io_error(error),
            None => error.to_string(),
        };
        CliError::new(Exit::Io, format!("{what}: {why}"))
    }

    /// The system's error in our own words where possible, because the system's messages are in its own language.
    pub fn io_error(self, error: &io::Error) -> String {
        match error.kind() {
            io::ErrorKind::NotFound => self.key("io-not-found"),
            io::ErrorKind::PermissionDenied => self.key("io-denied"),
            io::ErrorKind::AlreadyExists => self.key("io-exists"),
            io::ErrorKind::IsADirectory => self.key("io-folder"),
            io::ErrorKind::NotADirectory => self.key("io-no-folder"),
            io::ErrorKind::AddrInUse => self.key("io-in-use"),
            io::ErrorKind::StorageFull => self.key("io-full"),
            _ => error.to_string(),
        }
    }

    /// What is wrong with a database.
    pub fn store_error(self, error: &StoreError) -> String {
        let text = match error {
            StoreError::Unavailable(why) => Text::new("store-unavailable").word("why", why.as_str()),
            StoreError::Newer { found, known } => {
                Text::new("store-newer").number("found", *found).number("known", *known)
            }
            StoreError::Foreign(why) => Text::new("store-foreign").word("why", why.as_str()),
            StoreError::InUse(file) => Text::new("store-in-use").word("file", file.as_str()),
            StoreError::Exists(file) => Text::new("store-exists").word("file", file.as_str()),
            StoreError::Address(scheme) => Text::new("store-address").word("scheme", scheme.as_str()),
            StoreError::Broken(why) => Text::new("store-broken").word("why", why.as_str()),
            other => return other.to_string(),
        };
        self.say(&text)
    }

    /// A whole number with separators between thousands: 12,345 or 12.345.
    pub fn number(self, number: u64) -> String {
        let digits = number.to_string();
        let mark = match self.lang {
            Lang::En => ',',
            Lang::De => '.',
        };
        let mut out = String::new();
        for (n, digit) in digits.chars().enumerate() {
            if n > 0 && (digits.len() - n).is_multiple_of(3) {
                out.push(mark);
            }
            out.push(digit);
        }
        out
    }

    /// A number with this many decimals: 0.5 or 0,5.
    pub fn decimal(self, number: f64, places: usize) -> String {
        let written = format!("{number:.places$}");
        match self.lang {
            Lang::En => written,
            Lang::De => written.replace('.', ","),
        }
    }

    /// Appends a guess to a message if one of the known words is similar.
    pub fn with_guess<'a>(
        self,
        line: String,
        word: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> String {
        match nearest(word, known) {
            Some(guess) => format!("{line} {}", self.say(&Text::new("did-you-mean").word("guess", guess))),
            None => line,
        }
    }

    /// A game by its id. If there is none, the error suggests the nearest one.
    pub fn title(self, id: &str) -> Result<&'static dyn Title, CliError> {
        catalogue::title(id).map_err(|problem| {
            let known = catalogue::titles().iter().map(|title| title.id());
            CliError::new(Exit::Usage, self.with_guess(self.problem(&problem), id, known))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(file: &str) -> Vec<&str> {
        let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        let mut keys: Vec<_> =
            file.lines().filter(starts).filter_map(|line| line.split(" = ").next()).collect();
        keys.sort_unstable();
        keys
    }

    #[test]
    fn both_languages_have_the_same_texts() {
        let [(_, en), (_, de)] = FILES;
        assert_eq!(keys(en), keys(de));
        assert!(keys(en).windows(2).all(|pair| pair[0] != pair[1]), "a key stands twice");
    }

    #[test]
    fn p17_numbers_are_written_as_the_language_does() {
        let (en, de) = (Voice::new(Lang::En), Voice::new(Lang::De));
        assert_eq!((en.number(1_234_567), de.number(1_234_567)), ("1,234,567".into(), "1.234.567".into()));
        assert_eq!((en.number(999), de.number(0)), ("999".into(), "0".into()));
        assert_eq!((en.decimal(0.25, 2), de.decimal(0.25, 2)), ("0.25".into(), "0,25".into()));
    }

    #[test]
    fn p17_the_nearest_word_is_guessed() {
        let games = ["presidential", "idiot", "mr-president", "manifest", "cdg-solo"];
        assert_eq!(nearest("presidental", games), Some("presidential"));
        assert_eq!(nearest("cdg", games), Some("cdg-solo"));
        assert_eq!(nearest("chess", games), None);
    }

    #[test]
    fn a_problem_names_act_and_rule() {
        let problem = Problem {
            act: Some(7),
            rule: Some("TPG-9".into()),
            ..Problem::new("bad-record", Text::new("table-nothing-to-undo"))
        };
        let line = Voice::new(Lang::En).problem(&problem);
        assert_eq!(line, "act 7: There is nothing to take back. [TPG-9]");
    }
}
