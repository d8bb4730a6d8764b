//! The texts of the pages themselves, and the voice in which a page speaks. The texts of a game come from its title.

use std::borrow::Cow;
use std::sync::OnceLock;

use catalogue::Title;
use kernel::{Player, Seat, Text};
use maud::{Markup, html};
use scene::{Lang, Texts};

pub const FILES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../texts/en.ftl")), (Lang::De, include_str!("../texts/de.ftl"))];

/// The texts of the pages, the same for all games.
pub fn words() -> &'static Texts {
    static WORDS: OnceLock<Texts> = OnceLock::new();
    WORDS.get_or_init(|| {
        Texts::new(&FILES).expect("the text files of the pages are well formed; a test reads them")
    })
}

/// The name of a guest who has not given one. The number tells several guests at one table apart.
pub fn guest_name(lang: Lang, number: u16) -> String {
    format!("{} {number}", words().word(lang, "guest"))
}

/// Whether this is such a name. Older versions gave it without a number.
pub fn is_guest_name(name: &str) -> bool {
    let word = name.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
    Lang::ALL.into_iter().any(|lang| words().word(lang, "guest") == word)
}

/// Whether the text ends like a sentence.
fn is_sentence(words: &str) -> bool {
    words.trim_end_matches(['”', '“', '"', '’', ')']).ends_with(['.', '!', '?', '…', ':'])
}

/// A text that is followed by another one: gets a full stop if it has no punctuation mark at its end.
pub(crate) fn before_others(words: Cow<'_, str>) -> Cow<'_, str> {
    if is_sentence(&words) { words } else { format!("{words}.").into() }
}

/// Several sentences one after the other.
pub(crate) fn in_a_row<'a>(sentences: impl IntoIterator<Item = Cow<'a, str>>) -> String {
    let mut sentences = sentences.into_iter().peekable();
    let mut row = String::new();
    while let Some(words) = sentences.next() {
        let is_last = sentences.peek().is_none();
        row.push_str(&if is_last { words } else { before_others(words) });
        if !is_last {
            row.push(' ');
        }
    }
    row
}

/// A language and, at a table, the game whose texts are used.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    pub lang: Lang,
    game: Option<&'a Texts>,
}

impl<'a> Voice<'a> {
    pub fn new(lang: Lang) -> Voice<'a> {
        Voice { lang, game: None }
    }

    pub fn of(lang: Lang, title: &'a dyn Title) -> Voice<'a> {
        Voice { lang, game: Some(title.texts()) }
    }

    /// A text of the pages.
    pub fn own(&self, key: &str) -> Cow<'static, str> {
        words().word(self.lang, key)
    }

    /// A text of the pages with arguments.
    pub fn fill(&self, text: Text) -> Cow<'static, str> {
        words().speak(self.lang, &text)
    }

    /// A text of the game.
    pub fn say(&self, text: &Text) -> Cow<'a, str> {
        self.game.unwrap_or(words()).speak(self.lang, text)
    }

    /// A text of the game without arguments.
    pub fn of_game(&self, key: impl AsRef<str>) -> Cow<'a, str> {
        self.game.unwrap_or(words()).word(self.lang, key.as_ref())
    }

    pub fn has(&self, key: &str) -> bool {
        words().has(self.lang, key)
    }

    /// Whether the game has a text with this key.
    pub fn game_has(&self, key: &str) -> bool {
        self.game.is_some_and(|texts| texts.has(self.lang, key))
    }

    /// Thousandths as a percentage for people. All percentages are formatted once, because a page may show one for every place.
    pub fn percent(&self, thousandths: u16) -> Cow<'static, str> {
        static SAID: OnceLock<[Vec<String>; Lang::ALL.len()]> = OnceLock::new();
        let say = |lang: Lang, n: u16| words().say(lang, &Text::new("percent").number("number", n));
        let said = SAID.get_or_init(|| Lang::ALL.map(|lang| (0..=100).map(|n| say(lang, n)).collect()));
        let n = thousandths.saturating_add(5) / 10;
        said[self.lang as usize].get(usize::from(n)).map_or_else(|| say(self.lang, n).into(), Into::into)
    }

    /// A name that somebody chose is isolated, so that its writing direction does not affect the sentence around it.
    pub fn player(&self, player: &Player) -> Markup {
        match player {
            Player::Person(name) => html! { bdi { (name) } },
            Player::Bot(level) => html! { (self.bot(level)) },
        }
    }

    /// The side that a seat plays if the game names it before the start, otherwise the number of the seat.
    pub fn seat(&self, title: &'a dyn Title, seat: Seat) -> Cow<'a, str> {
        let number = seat.0 + 1;
        let key = format!("{}-seat-{number}", title.id());
        if title.texts().has(self.lang, &key) {
            title.texts().word(self.lang, &key)
        } else {
            self.fill(Text::new("seat").number("number", number))
        }
    }

    pub fn bot<'b>(&self, level: &'b str) -> Cow<'b, str> {
        let key = format!("bot-{level}");
        if self.has(&key) { self.own(&key) } else { level.into() }
    }
}

/// A number with its sign, using a typographic minus.
pub(crate) fn signed(n: i32) -> String {
    match n {
        1.. => format!("+{n}"),
        0 => "0".to_owned(),
        _ => format!("−{}", n.unsigned_abs()),
    }
}

/// A number, using a typographic minus if it is negative.
pub(crate) fn plain(n: i32) -> String {
    if n < 0 { signed(n) } else { n.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_without_a_name_is_known_by_it() {
        assert_eq!(Lang::ALL.map(|lang| guest_name(lang, 4821)), ["Guest 4821", "Gast 4821"]);
        for name in ["Guest 4821", "Gast 1000", "Guest", "Gast"] {
            assert!(is_guest_name(name), "{name}");
        }
        for name in ["Ada", "4821", "", "Guest Ada", "Ada 4821"] {
            assert!(!is_guest_name(name), "{name}");
        }
    }

    #[test]
    fn sentences_in_a_row_are_kept_apart() {
        let row = |all: &[&'static str]| in_a_row(all.iter().map(|one| Cow::from(*one)));
        assert_eq!(row(&["Middle East", "Relief: 5 −3 = 2"]), "Middle East. Relief: 5 −3 = 2");
        assert_eq!(row(&["A battle? Done.", "“Enough!”", "All."]), "A battle? Done. “Enough!” All.");
        assert_eq!(row(&["Alone"]), "Alone");
    }
}
