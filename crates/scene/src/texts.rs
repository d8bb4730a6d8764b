//! From keys to words: Fluent files, one set for each language.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Arg, Text};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// The languages of the house.
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

/// Words of the table itself, the same for all games.
const COMMON: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../texts/en.ftl")), (Lang::De, include_str!("../texts/de.ftl"))];

/// The files of a game that has its own, words of a map, and cards whose words stand in its data.
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

/// All words of one game and the table it is played at.
pub struct Texts {
    bundles: [FluentBundle<FluentResource>; Lang::ALL.len()],
}

impl Texts {
    /// Reads the files of a game; what is wrong with one, is said.
    pub fn new(files: &[(Lang, &str)]) -> Result<Texts, String> {
        let mut bundles = Lang::ALL.map(|lang| {
            let id: LanguageIdentifier = lang.code().parse().expect("the codes are well formed");
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            bundle
        });
        for (lang, file) in COMMON.iter().chain(files) {
            let resource = FluentResource::try_new((*file).to_owned())
                .map_err(|(_, errors)| format!("{lang}: {errors:?}"))?;
            bundles[*lang as usize].add_resource(resource).map_err(|e| format!("{lang}: {e:?}"))?;
        }
        Ok(Texts { bundles })
    }

    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.bundles[lang as usize].get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The words; a key that no file has stands for itself in brackets. Nothing is written anew where nothing is filled in.
    pub fn speak(&self, lang: Lang, text: &Text) -> Cow<'_, str> {
        self.try_speak(lang, text).unwrap_or_else(|_| missing(&text.key))
    }

    /// The words of a key that takes no arguments.
    pub fn word(&self, lang: Lang, key: &str) -> Cow<'_, str> {
        self.fill(lang, key, &[]).unwrap_or_else(|_| missing(key))
    }

    /// The same words, to keep.
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
        let bundle = &self.bundles[lang as usize];
        let pattern = bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| format!("{lang}: no text {key}"))?;
        let mut errors = Vec::new();
        let words = if given.is_empty() {
            bundle.format_pattern(pattern, None, &mut errors)
        } else {
            let mut args = FluentArgs::with_capacity(given.len());
            for (name, arg) in given {
                args.set(&**name, self.value(lang, arg)?);
            }
            bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned().into()
        };
        if errors.is_empty() { Ok(words) } else { Err(format!("{lang}: {key}: {errors:?}")) }
    }

    fn value<'a>(&'a self, lang: Lang, arg: &'a Arg) -> Result<FluentValue<'a>, String> {
        Ok(match arg {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Word(word) => FluentValue::from(&**word),
            Arg::Text(text) => FluentValue::from(self.try_speak(lang, text)?),
            Arg::List(list) => {
                let said: Result<Vec<_>, _> = list.iter().map(|t| self.try_speak(lang, t)).collect();
                FluentValue::from(self.join(lang, &said?))
            }
        })
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
    fn what_is_missing_is_named() {
        let texts = Texts::new(&FILES).unwrap();
        assert!(texts.try_say(Lang::En, &Text::new("nowhere")).unwrap_err().contains("nowhere"));
        assert!(texts.try_say(Lang::En, &Text::new("visit")).unwrap_err().contains("visit"));
        assert!(Texts::new(&[(Lang::En, "broken")]).is_err());
    }
}
