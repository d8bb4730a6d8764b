//! What to ask a person who supplies dice and cards, in words, and which answers are understood.

use kernel::Text;
use kernel::chance::{Ask, Lack};
use serde::Serialize;

use crate::texts::{Lang, Texts};

/// Results that are needed next, all of the same die or pile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Need {
    /// `d6`, or the name of the pile, for programs.
    pub of: String,
    pub is_die: bool,
    /// Whose it is and what for: “French A, B: which cards?”
    pub question: Text,
    /// One for each result, in the order in which they are entered: “A”, “B”. Empty if a single result without a place is asked for.
    pub slots: Vec<Text>,
    /// Whether cards have their numbers printed on them, so that people can use these.
    pub numbered: bool,
    /// Every result that is possible now.
    pub possible: Vec<Possible>,
}

/// A result that can be entered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Possible {
    pub result: u16,
    /// The face of a die or the name of a card. `None` if the number says everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Text>,
}

/// Why a line is not a valid answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    /// No possible result has this number or name.
    Unknown(String),
    /// Several possible results match.
    Ambiguous(String, Vec<String>),
    /// More results than are needed.
    TooMany,
}

impl Misread {
    pub fn text(&self) -> Text {
        match self {
            Misread::Unknown(word) => Text::new("need-unknown").word("word", word.as_str()),
            Misread::Ambiguous(word, names) => {
                Text::new("need-ambiguous").word("word", word.as_str()).word("names", names.join(", "))
            }
            Misread::TooMany => Text::new("need-too-many"),
        }
    }
}

impl Need {
    /// Asks for a die or a pile with texts that every game has: the purpose of the die, the name of the pile.
    pub fn of(lack: &Lack, whose: Option<Text>, name: impl Fn(u16) -> Option<Text>) -> Need {
        let count = lack.places.len().max(1) as i64;
        let key = match (&lack.ask, &whose) {
            (Ask::Die { .. }, None) => "need-die",
            (Ask::Die { .. }, Some(_)) => "need-die-of",
            (Ask::Draw { .. }, None) => "need-card",
            (Ask::Draw { .. }, Some(_)) => "need-card-of",
        };
        let mut question = Text::new(key).text("what", Text::new(lack.why)).number("count", count);
        if let Some(whose) = whose {
            question = question.text("whose", whose);
        }
        let nth = |n: usize| Text::new("need-nth").number("n", n as i64);
        let slots = if count > 1 { (1..=lack.places.len()).map(nth).collect() } else { Vec::new() };
        let need = Need::asking(lack, question, slots, name);
        let named = need.possible.iter().any(|possible| possible.name.is_some());
        Need { numbered: !named, ..need }
    }

    /// The same with a question and places of the game's own.
    pub fn asking(lack: &Lack, question: Text, slots: Vec<Text>, name: impl Fn(u16) -> Option<Text>) -> Need {
        let is_die = matches!(lack.ask, Ask::Die { .. });
        let possible = |&result: &u16| Possible { result, name: name(result) };
        Need {
            of: lack.ask.to_string(),
            is_die,
            question,
            slots,
            numbered: true,
            possible: lack.possible.iter().map(possible).collect(),
        }
    }

    /// How many results are needed now.
    pub fn count(&self) -> usize {
        self.slots.len().max(1)
    }

    /// The text for one possible result: the face of a die, or “12 Smallpox”.
    pub fn say(&self, texts: &Texts, lang: Lang, possible: &Possible) -> String {
        match &possible.name {
            None => possible.result.to_string(),
            Some(name) if self.is_die || !self.numbered => texts.say(lang, name),
            Some(name) => format!("{} {}", possible.result, texts.say(lang, name)),
        }
    }

    /// Parses a line: numbers, faces and names, one or several, in the order of the slots.
    pub fn read(&self, texts: &Texts, lang: Lang, line: &str) -> Result<Vec<u16>, Misread> {
        if self.slots.len() <= 1
            && let Ok(one) = self.read_one(texts, lang, line, &[])
        {
            return Ok(vec![one]);
        }
        let parts: Vec<&str> = if line.contains([',', ';']) {
            line.split([',', ';']).collect()
        } else {
            line.split_whitespace().collect()
        };
        self.read_parts(texts, lang, &parts)
    }

    /// Parses results that were entered separately, each in its own field.
    pub fn read_parts(&self, texts: &Texts, lang: Lang, parts: &[&str]) -> Result<Vec<u16>, Misread> {
        let mut taken = Vec::new();
        for part in parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()) {
            let part = self.without_slot(texts, lang, part, taken.len());
            taken.push(self.read_one(texts, lang, part, &taken)?);
        }
        if !self.slots.is_empty() && taken.len() > self.slots.len() {
            return Err(Misread::TooMany);
        }
        Ok(taken)
    }

    /// Removes the name of the slot: if the card of slot A is asked for, “A 12” and “A: 12” mean “12”.
    fn without_slot<'a>(&self, texts: &Texts, lang: Lang, part: &'a str, nth: usize) -> &'a str {
        let Some(slot) = self.slots.get(nth) else { return part };
        let slot = texts.say(lang, slot);
        match part.get(..slot.len()) {
            Some(head) if head.eq_ignore_ascii_case(&slot) => {
                let rest = &part[slot.len()..];
                let value = rest.trim_start_matches([':', '=', ' ']);
                if value.is_empty() || value.len() == rest.len() { part } else { value }
            }
            _ => part,
        }
    }

    fn read_one(&self, texts: &Texts, lang: Lang, word: &str, taken: &[u16]) -> Result<u16, Misread> {
        let word = word.trim().trim_start_matches('#');
        let free = |possible: &&Possible| self.is_die || !taken.contains(&possible.result);
        let all = || self.possible.iter().filter(free);
        if let (Ok(number), true) = (word.parse::<u16>(), self.numbered) {
            let found = all().find(|possible| possible.result == number);
            return found.map(|possible| possible.result).ok_or_else(|| Misread::Unknown(word.to_owned()));
        }
        let wanted = plain(word);
        if wanted.is_empty() {
            return Err(Misread::Unknown(word.to_owned()));
        }
        // The name alone, and as in the list of possible results: “12 Ambush!”.
        let named = |possible: &Possible| {
            let name = texts.say(lang, possible.name.as_ref()?);
            Some([name, self.say(texts, lang, possible)])
        };
        let names: Vec<(u16, [String; 2])> =
            all().filter_map(|possible| Some((possible.result, named(possible)?))).collect();
        let by = |test: &dyn Fn(&str) -> bool| -> Vec<&(u16, [String; 2])> {
            names.iter().filter(|(_, names)| names.iter().any(|name| test(&plain(name)))).collect()
        };
        let mut found = by(&|name| name == wanted);
        if found.is_empty() {
            found = by(&|name| name.starts_with(&wanted));
        }
        if found.is_empty() && wanted.chars().count() > 2 {
            found = by(&|name| name.contains(&wanted));
        }
        match found[..] {
            [] => Err(Misread::Unknown(word.to_owned())),
            // For people, cards without numbers that have the same name are the same card.
            [(first, [_, said]), ref others @ ..] => {
                if others.iter().all(|(_, [_, other])| other == said) {
                    return Ok(*first);
                }
                let mut said: Vec<String> = found.iter().map(|(_, [_, said])| said.clone()).collect();
                said.dedup();
                Err(Misread::Ambiguous(word.to_owned(), said))
            }
        }
    }
}

/// Normalises words for comparison: ignores case and characters that are hard to type.
fn plain(word: &str) -> String {
    word.chars().filter(|c| c.is_alphanumeric() || *c == '<').flat_map(char::to_lowercase).collect()
}
