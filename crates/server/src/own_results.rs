//! Results of a person's own dice and cards: what was entered for an act so far, as a form carries it from attempt to attempt.

use std::collections::BTreeMap;
use std::fmt;

use kernel::chance::Given;
use scene::{Lang, Misread, Need, Texts};
use serde::Deserialize;

use crate::http_error::HttpError;

/// Maximum number of results. No act needs more.
const MOST: usize = 400;
const LONGEST_NAME: usize = 60;

/// Separates the descriptions of two entries.
const BETWEEN: &str = " · ";
/// Prefix of the fields for results, one for each slot.
const RESULT: &str = "result";

/// The fields of the form.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct ResultForm {
    /// What was entered before: `d6:5 politics:17`.
    #[serde(default)]
    pub given: String,
    /// The same as words for people.
    #[serde(default)]
    pub said: String,
    /// What the result is for: `d6`, or the name of a pile.
    #[serde(default)]
    pub need: String,
    /// If present, the server rolls and draws what is missing.
    pub deal: Option<String>,
    /// If present, the last result is taken back.
    pub back: Option<String>,
    /// `result`, or `result.0`, `result.1` and so on: a number, a face, a name.
    #[serde(flatten)]
    pub more: BTreeMap<String, String>,
}

impl ResultForm {
    /// Picks the result fields from a form that has other fields too.
    pub fn of_fields(fields: &[(String, String)]) -> ResultForm {
        let field =
            |wanted: &str| fields.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.clone());
        let results = fields.iter().filter(|(name, _)| is_result_field(name));
        ResultForm {
            given: field("given").unwrap_or_default(),
            said: field("said").unwrap_or_default(),
            need: field("need").unwrap_or_default(),
            deal: field("deal"),
            back: field("back"),
            more: results.cloned().collect(),
        }
    }

    /// The result fields in the order of the slots, including empty ones.
    pub fn in_fields(&self) -> Vec<String> {
        self.fields().into_iter().map(str::to_owned).collect()
    }

    /// The result fields that are not empty, in the order of the slots.
    fn typed(&self) -> Vec<&str> {
        self.fields().into_iter().filter(|value| !value.is_empty()).collect()
    }

    fn fields(&self) -> Vec<&str> {
        let slot = |name: &str| match name.strip_prefix(RESULT)? {
            "" => Some(0),
            rest => rest.strip_prefix('.')?.parse::<usize>().ok(),
        };
        let mut typed: Vec<(usize, &str)> =
            self.more.iter().filter_map(|(name, value)| Some((slot(name)?, value.trim()))).collect();
        typed.sort_by_key(|(slot, _)| *slot);
        typed.into_iter().map(|(_, value)| value).collect()
    }
}

/// Whether a field of a form holds a result, or belongs to one.
pub fn is_result_field(name: &str) -> bool {
    ["given", "said", "need", "deal", "back"].contains(&name) || name.split('.').next() == Some(RESULT)
}

/// A result, what it was entered for, and its description.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Single {
    need: String,
    result: u16,
    said: String,
}

/// Results in the order in which they were entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnResults(Vec<Single>);

impl OwnResults {
    /// What was entered before, without the last result if that is taken back.
    pub fn read(form: &ResultForm) -> Result<OwnResults, HttpError> {
        let bad = || HttpError::Bad("trouble-result");
        let mut said = form.said.split(BETWEEN).map(str::to_owned);
        let mut all = Vec::new();
        for word in form.given.split_whitespace() {
            let (need, result) = word.rsplit_once(':').ok_or_else(bad)?;
            let fits = need.len() <= LONGEST_NAME
                && need.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b));
            if !fits {
                return Err(bad());
            }
            let said = said.next().filter(|said| !said.is_empty()).unwrap_or_else(|| result.to_owned());
            all.push(Single { need: need.to_owned(), result: result.parse().map_err(|_| bad())?, said });
        }
        if all.len() > MOST {
            return Err(bad());
        }
        if form.back.is_some() {
            all.pop();
        }
        Ok(OwnResults(all))
    }

    /// Adds the results in the fields. Fails if they cannot be read as answers to this need.
    pub fn add(&mut self, form: &ResultForm, need: &Need, texts: &Texts, lang: Lang) -> Result<(), Misread> {
        let typed = form.typed();
        let results = match typed[..] {
            [line] => need.read(texts, lang, line)?,
            _ => need.read_parts(texts, lang, &typed)?,
        };
        let slots = need.slots.iter().map(|slot| format!("{}: ", texts.say(lang, slot)));
        let mut slots = slots.chain(std::iter::repeat(String::new()));
        for result in results {
            let possible = need.possible.iter().find(|possible| possible.result == result);
            let words = possible.map_or_else(|| result.to_string(), |p| need.say(texts, lang, p));
            let slot = slots.next().filter(|_| !need.is_die).unwrap_or_default();
            self.0.push(Single { need: need.of.clone(), result, said: format!("{slot}{words}") });
        }
        Ok(())
    }

    /// Whether the fields answer this need.
    pub fn answers(form: &ResultForm, need: &Need) -> bool {
        form.back.is_none() && form.need == need.of && !form.typed().is_empty()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Drops the last result.
    pub fn pop(&mut self) {
        self.0.pop();
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The descriptions of the results.
    pub fn said(&self) -> String {
        self.0.iter().map(|one| one.said.as_str()).collect::<Vec<_>>().join(BETWEEN)
    }

    /// The results in the form that the game expects.
    pub fn given(&self) -> Given {
        let mut given = Given::default();
        for Single { need, result, .. } in &self.0 {
            match sides(need) {
                Some(_) => given.dice.push_back(*result),
                None => given.piles.entry(need.clone().into()).or_default().push_back(*result),
            }
        }
        given
    }
}

/// Number of sides of the die. None if it is not a die.
fn sides(need: &str) -> Option<u8> {
    need.strip_prefix('d')?.parse().ok()
}

impl fmt::Display for OwnResults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, one) in self.0.iter().enumerate() {
            write!(f, "{}{}:{}", if n > 0 { " " } else { "" }, one.need, one.result)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use kernel::Text;
    use kernel::chance::{Ask, Lack};

    use super::*;

    fn form(given: &str, need: &str, results: &[&str]) -> ResultForm {
        let more = (0..).zip(results).map(|(n, result)| (format!("result.{n}"), (*result).to_owned()));
        ResultForm {
            given: given.to_owned(),
            need: need.to_owned(),
            more: more.collect(),
            ..ResultForm::default()
        }
    }

    fn die() -> Need {
        let lack = Lack {
            ask: Ask::Die { sides: 6 },
            seat: None,
            why: "die",
            places: vec![0, 1],
            possible: (1..=6).collect(),
            rolled: None,
        };
        Need::asking(&lack, Text::new("die"), Vec::new(), |_| None)
    }

    #[test]
    fn results_survive_the_way_through_a_form() {
        let texts = Texts::new(&[]).unwrap();
        let typed = form("d6:5 politics:17", "d6", &["6", "1"]);
        let mut results = OwnResults::read(&typed).unwrap();
        assert!(OwnResults::answers(&typed, &die()));
        results.add(&typed, &die(), &texts, Lang::En).unwrap();
        assert_eq!(results.to_string(), "d6:5 politics:17 d6:6 d6:1");
        let again = OwnResults::read(&form(&results.to_string(), "", &[])).unwrap();
        assert_eq!(again, results);
        let given = results.given();
        assert_eq!(Vec::from(given.dice), [5, 6, 1]);
        assert_eq!(given.piles["politics"], [17]);
    }

    #[test]
    fn the_first_entry_can_be_taken_back_like_any_other() {
        let back = |given: &str| ResultForm { back: Some("1".to_owned()), ..form(given, "d6", &["4"]) };
        assert_eq!(OwnResults::read(&back("d6:5 d6:6")).unwrap().to_string(), "d6:5");
        assert_eq!(OwnResults::read(&back("d6:5")).unwrap().to_string(), "");
        assert!(
            !OwnResults::answers(&back("d6:5"), &die()),
            "what stands in the field is not entered with it"
        );
    }

    #[test]
    fn what_is_no_result_is_refused() {
        for given in ["d6", "d6:x", "<b>:4", "d6:70000"] {
            assert!(OwnResults::read(&form(given, "", &[])).is_err(), "{given:?}");
        }
        assert!(OwnResults::read(&form(&"d6:1 ".repeat(401), "", &[])).is_err(), "too many");
        let texts = Texts::new(&[]).unwrap();
        for typed in ["four", "0", "7", "<b>"] {
            let typed = form("", "d6", &[typed]);
            assert!(OwnResults::default().add(&typed, &die(), &texts, Lang::En).is_err(), "{typed:?}");
        }
    }
}
