//! The words of the pages themselves, and the voice in which a page speaks; the words of a game come from its title.

use std::sync::OnceLock;

use catalogue::Title;
use kernel::{Player, Text};
use maud::{Markup, html};
use scene::{Lang, Texts};

pub const FILES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../texts/en.ftl")), (Lang::De, include_str!("../texts/de.ftl"))];

/// The words of the pages, the same for all games.
pub fn words() -> &'static Texts {
    static WORDS: OnceLock<Texts> = OnceLock::new();
    WORDS.get_or_init(|| {
        Texts::new(&FILES).expect("the text files of the pages are well formed; a test reads them")
    })
}

/// A language and, at a table, a game to speak of.
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

    /// Words of the pages.
    pub fn own(&self, key: &str) -> String {
        self.fill(Text::new(key.to_owned()))
    }

    /// Words of the pages with something filled in.
    pub fn fill(&self, text: Text) -> String {
        words().say(self.lang, &text)
    }

    /// Words of the game.
    pub fn say(&self, text: &Text) -> String {
        match self.game {
            Some(game) => game.say(self.lang, text),
            None => self.fill(text.clone()),
        }
    }

    /// Words of the game that have no arguments.
    pub fn of_game(&self, key: String) -> String {
        self.say(&Text::new(key))
    }

    pub fn has(&self, key: &str) -> bool {
        words().has(self.lang, key)
    }

    /// Thousandths as people read them.
    pub fn percent(&self, thousandths: u16) -> String {
        self.fill(Text::new("percent").number("number", (thousandths + 5) / 10))
    }

    /// A name that somebody chose stands apart from the sentence around it.
    pub fn player(&self, player: &Player) -> Markup {
        match player {
            Player::Person(name) => html! { bdi { (name) } },
            Player::Bot(level) => html! { (self.bot(level)) },
        }
    }

    pub fn bot(&self, level: &str) -> String {
        let key = format!("bot-{level}");
        if self.has(&key) { self.own(&key) } else { level.to_owned() }
    }
}

/// A number with its sign, minus as printers set it.
pub(crate) fn signed(n: i32) -> String {
    match n {
        1.. => format!("+{n}"),
        0 => "0".to_owned(),
        _ => format!("−{}", n.unsigned_abs()),
    }
}

/// A number, minus as printers set it.
pub(crate) fn plain(n: i32) -> String {
    if n < 0 { signed(n) } else { n.to_string() }
}
