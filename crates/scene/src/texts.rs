//! Turns text keys into words, using one set of Fluent files for each language.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use kernel::{Arg, Text};
use serde::{Deserialize, Serialize};

use crate::message::{self, Messages, Speaker};

/// The supported languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    #[default]
    En,
    De,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| {
            let known: Vec<_> = Lang::ALL.map(Lang::code).to_vec();
            format!("no language {text:?}; there are {}", known.join(", "))
        })
    }
}

/// Texts of the table itself, shared by all games.
const COMMON: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../texts/en.ftl")), (Lang::De, include_str!("../texts/de.ftl"))];

/// Combines the text files of a game with those of its map and of cards whose texts are in its data.
pub fn files_of(
    own: &[(Lang, &'static str)],
    map: &[(&str, &'static str)],
    cards: impl Fn(Lang) -> String,
) -> Vec<(Lang, &'static str)> {
    let map =
        map.iter().map(|(code, ftl)| (code.parse().expect("a map speaks the languages of the house"), *ftl));
    let cards = Lang::ALL.into_iter().map(|lang| (lang, &*cards(lang).leak()));
    own.iter().copied().chain(map).chain(cards).collect()
}

/// All texts of a game and of the table.
pub struct Texts {
    messages: [Messages; Lang::ALL.len()],
}

/// The texts of one language, used to format arguments.
struct Voice<'t>(&'t Texts, Lang);

impl Speaker for Voice<'_> {
    fn speak<'a>(&'a self, arg: &'a Arg) -> Result<Cow<'a, str>, String> {
        let Voice(texts, lang) = *self;
        Ok(match arg {
            Arg::Number(number) => number.to_string().into(),
            Arg::Word(word) => word.into(),
            Arg::Text(text) => texts.try_speak(lang, text)?,
            Arg::List(list) => {
                let said: Result<Vec<_>, _> = list.iter().map(|text| texts.try_speak(lang, text)).collect();
                texts.join(lang, &said?).into()
            }
        })
    }
}

impl Texts {
    /// Parses the text files of a game. The error says what is wrong.
    pub fn new(files: &[(Lang, &str)]) -> Result<Texts, String> {
        let mut messages = Lang::ALL.map(|_| Messages::default());
        for (lang, file) in COMMON.iter().chain(files) {
            message::read(file, &mut messages[*lang as usize]).map_err(|e| format!("{lang}: {e}"))?;
        }
        Ok(Texts { messages })
    }

    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.messages[lang as usize].contains_key(key)
    }

    /// The words of a text. A key that no file contains is shown in brackets. Nothing is copied if there are no arguments.
    pub fn speak(&self, lang: Lang, text: &Text) -> Cow<'_, str> {
        self.try_speak(lang, text).unwrap_or_else(|_| missing(&text.key))
    }

    /// The words of a key without arguments.
    pub fn word(&self, lang: Lang, key: &str) -> Cow<'_, str> {
        self.fill(lang, key, &[]).unwrap_or_else(|_| missing(key))
    }

    /// Like `speak`, as an owned string.
    pub fn say(&self, lang: Lang, text: &Text) -> String {
        self.speak(lang, text).into_owned()
    }

    /// The words, or what is missing.
    pub fn try_say(&self, lang: Lang, text: &Text) -> Result<String, String> {
        self.try_speak(lang, text).map(Cow::into_owned)
    }

    fn try_speak(&self, lang: Lang, text: &Text) -> Result<Cow<'_, str>, String> {
        self.fill(lang, &text.key, &text.args)
    }

    fn fill(
        &self,
        lang: Lang,
        key: &str,
        given: &[(Cow<'static, str>, Arg)],
    ) -> Result<Cow<'_, str>, String> {
        let message = self.messages[lang as usize].get(key);
        let message = message.ok_or_else(|| format!("{lang}: no text {key}"))?;
        message.say(lang, given, &Voice(self, lang)).map_err(|what| format!("{lang}: {key}: {what}"))
    }

    /// "Ohio, Texas and Utah".
    fn join(&self, lang: Lang, said: &[Cow<str>]) -> String {
        match said {
            [] => String::new(),
            [only] => only.clone().into_owned(),
            [front @ .., last] => {
                let (front, last) = (front.join(", "), last.clone().into_owned());
                self.say(lang, &Text::new("list-and").word("front", front).word("last", last))
            }
        }
    }
}

fn missing(key: &str) -> Cow<'static, str> {
    format!("[{key}]").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [(Lang, &str); 2] = [
        (
            Lang::En,
            "place = { $name }: { $votes ->\n    [one] one vote\n   *[other] { $votes } votes\n }\noh = Ohio\ntx = Texas\nvisit = Visit { $all }\n",
        ),
        (
            Lang::De,
            "place = { $name }: { $votes } Stimmen\noh = Ohio\ntx = Texas\nvisit = Besuch in { $all }\n",
        ),
    ];

    #[test]
    fn texts_nest_and_follow_the_language() {
        let texts = Texts::new(&FILES).unwrap();
        let place = |n: i64| Text::new("place").text("name", Text::new("oh")).number("votes", n);
        assert_eq!(texts.say(Lang::En, &place(1)), "Ohio: one vote");
        assert_eq!(texts.say(Lang::De, &place(2)), "Ohio: 2 Stimmen");
        let visit = Text::new("visit").list("all", [Text::new("oh"), Text::new("tx")]);
        assert_eq!(texts.say(Lang::En, &visit), "Visit Ohio and Texas");
        assert_eq!(texts.say(Lang::De, &visit), "Besuch in Ohio und Texas");
    }

    #[test]
    fn a_title_with_a_mark_of_its_own_needs_no_full_stop() {
        let texts = Texts::new(&[(Lang::En, "played = { $card }.\nand-so-on = { $card }...\n")]).unwrap();
        let say = |key: &'static str, card: &str| texts.say(Lang::En, &Text::new(key).word("card", card));
        assert_eq!(say("played", "Ambush!"), "Ambush!");
        assert_eq!(say("played", "Fieldworks"), "Fieldworks.");
        assert_eq!(say("and-so-on", "Why?"), "Why?...");
    }

    #[test]
    fn what_is_missing_is_named() {
        let texts = Texts::new(&FILES).unwrap();
        assert!(texts.try_say(Lang::En, &Text::new("nowhere")).unwrap_err().contains("nowhere"));
        assert!(texts.try_say(Lang::En, &Text::new("visit")).unwrap_err().contains("visit"));
        for (broken, why) in [
            ("broken", "not understood"),
            ("-term = x\n", "a term"),
            ("a = { -term }\n", "not understood"),
            ("a = { NUMBER($n) }\n", "not understood"),
            ("a = x\n    .b = y\n", "attributes"),
            ("a = x\na = y\n", "twice"),
        ] {
            let refused = Texts::new(&[(Lang::En, broken)]).err().unwrap_or_default();
            assert!(
                refused.starts_with("en: ") && (broken == "broken" || refused.contains(why)),
                "{broken}: {refused}"
            );
        }
    }

    /// The output of Fluent itself, for comparison.
    fn fluently(lang: Lang, file: &str, key: &str, args: &[(&str, Arg)]) -> String {
        use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
        let mut bundle = FluentBundle::new(vec![lang.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new(file.to_owned()).unwrap()).unwrap();
        let values = args.iter().map(|(name, arg)| match arg {
            Arg::Number(number) => (*name, FluentValue::from(*number)),
            Arg::Word(word) => (*name, FluentValue::from(word.as_str())),
            _ => unreachable!("numbers and words only"),
        });
        let args: FluentArgs = values.collect();
        let mut errors = Vec::new();
        let pattern = bundle.get_message(key).unwrap().value().unwrap();
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{key}: {errors:?}");
        said
    }

    const ODD: &str = "a = { $x ->\n    [0] none\n    [one] one of { $y }\n    [word] a word\n   *[other] { $x } of { $y ->\n        [one] a\n       *[other] b\n    }\n }{ \"\" } end\nb =\n    two\n    lines\nc = { \"\\u2014\" }{ $x }{ $y }\n";
    const OWN: [(Lang, &str); 2] = [(Lang::En, ODD), (Lang::De, ODD)];

    #[test]
    fn it_speaks_as_fluent_does() {
        for (lang, common) in COMMON {
            for file in [ODD, common] {
                let files: &[_] = if file == ODD { &OWN } else { &[] };
                let texts = Texts::new(files).unwrap();
                let keys = file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
                let names: Vec<&str> = file
                    .split("$")
                    .skip(1)
                    .map(|rest| {
                        rest.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_').next().unwrap()
                    })
                    .collect();
                for key in keys.filter(|key| texts.has(lang, key)) {
                    for value in [-1, 0, 1, 2, 21, 1_000_000]
                        .map(Arg::Number)
                        .into_iter()
                        .chain(["word", "<i>", ""].map(|w| Arg::Word(w.to_owned())))
                    {
                        let args: Vec<_> = names.iter().map(|name| (*name, value.clone())).collect();
                        let mut text = Text::new(key.to_owned());
                        text.args =
                            args.iter().map(|(name, arg)| ((*name).to_owned().into(), arg.clone())).collect();
                        assert_eq!(
                            texts.try_say(lang, &text),
                            Ok(fluently(lang, file, key, &args)),
                            "{key} {value:?}"
                        );
                    }
                }
            }
        }
    }
}
