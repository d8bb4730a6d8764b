//! Texts of the game and of the terminal in the current language, safe to print.

use std::sync::OnceLock;

use catalogue::Problem;
use scene::{Lang, Text, Texts};

use crate::clean::clean;

fn own_texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| {
        Texts::new(&[
            (Lang::En, include_str!("../texts/en.ftl")),
            (Lang::De, include_str!("../texts/de.ftl")),
        ])
        .expect("the text files of the terminal are well formed")
    })
}

#[derive(Clone, Copy)]
pub struct Words {
    pub lang: Lang,
    pub game: &'static Texts,
}

impl Words {
    /// A text of the game or of the terminal.
    pub fn say(&self, text: &Text) -> String {
        let texts = if self.game.has(self.lang, &text.key) { self.game } else { own_texts() };
        clean(&texts.say(self.lang, text))
    }

    /// A text of the terminal without arguments.
    pub fn own(&self, key: &'static str) -> String {
        self.say(&Text::new(key))
    }

    /// What went wrong, with the rule behind it.
    pub fn problem(&self, problem: &Problem) -> String {
        let words = self.say(&problem.text);
        match &problem.rule {
            Some(rule) if rule != TABLE_RULE => format!("{}: {words}", clean(rule)),
            _ => words,
        }
    }

    /// A number with one decimal in the notation of the language.
    pub fn decimal(&self, number: f32) -> String {
        let written = format!("{number:.1}");
        match self.lang {
            Lang::En => written,
            Lang::De => written.replace('.', ","),
        }
    }

    pub fn has(&self, key: &str) -> bool {
        self.game.has(self.lang, key)
    }
}

/// The rule id of refusals by the table itself, which no rulebook contains.
const TABLE_RULE: &str = "TABLE";

#[cfg(test)]
mod tests {
    /// Every key of a text file.
    fn keys(file: &str) -> Vec<&str> {
        file.lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
            .filter_map(|line| line.split(" =").next())
            .collect()
    }

    #[test]
    fn both_languages_have_the_same_words() {
        let (en, de) = (include_str!("../texts/en.ftl"), include_str!("../texts/de.ftl"));
        assert_eq!(keys(en), keys(de));
        assert!(!keys(en).is_empty());
    }
}
