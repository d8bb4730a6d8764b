//! A person's own dice and cards: what was entered for an act so far, as a form carries it from try to try.

use std::fmt;

use kernel::chance::Given;
use serde::Deserialize;

use crate::trouble::Trouble;

/// No act of the house needs more results.
const MOST: usize = 400;
const LONGEST_NAME: usize = 60;

/// The fields of the form.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Entry {
    /// What was entered before: `d6:5 politics:17`.
    #[serde(default)]
    pub given: String,
    /// What the result is for: `d6`, or the name of a pile.
    #[serde(default)]
    pub need: String,
    /// One result or several: `6 5 3`.
    #[serde(default)]
    pub result: String,
    /// The house rolls and draws what is missing.
    pub deal: Option<String>,
}

/// Results in the order in which they were entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entered(Vec<(String, u16)>);

impl Entered {
    pub fn read(entry: &Entry) -> Result<Entered, Trouble> {
        let bad = || Trouble::Bad("trouble-result");
        let mut all = Vec::new();
        for pair in pairs(&entry.given) {
            let (need, result) = pair.ok_or_else(bad)?;
            all.push((need.to_owned(), result.parse().map_err(|_| bad())?));
        }
        for word in entry.result.split([' ', ',']).filter(|word| !word.is_empty()) {
            if entry.need.is_empty() {
                return Err(bad());
            }
            all.push((entry.need.clone(), word.parse().map_err(|_| bad())?));
        }
        let fits = |(need, _): &(String, u16)| {
            need.len() <= LONGEST_NAME
                && need.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
        };
        if all.len() <= MOST && all.iter().all(fits) { Ok(Entered(all)) } else { Err(bad()) }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Without the last result.
    pub fn pop(&mut self) {
        self.0.pop();
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// As the game takes them; with `only`, nothing else is dealt.
    pub fn given(&self, only: bool) -> Given {
        let mut given = Given { only, ..Given::default() };
        for (need, result) in &self.0 {
            match sides(need) {
                Some(_) => given.dice.push_back(*result),
                None => given.piles.entry(need.clone().into()).or_default().push_back(*result),
            }
        }
        given
    }
}

/// What each result was entered for, and the result; none where a word is no such pair.
fn pairs(given: &str) -> impl Iterator<Item = Option<(&str, &str)>> {
    given.split_whitespace().map(|word| word.rsplit_once(':'))
}

/// The results that were entered so far, as a page shows them.
pub fn results(given: &str) -> Vec<&str> {
    pairs(given).flatten().map(|(_, result)| result).collect()
}

/// How many sides the die has, if it is one.
pub fn sides(need: &str) -> Option<u8> {
    need.strip_prefix('d')?.parse().ok()
}

impl fmt::Display for Entered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (need, result)) in self.0.iter().enumerate() {
            write!(f, "{}{need}:{result}", if n > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(given: &str, need: &str, result: &str) -> Entry {
        Entry { given: given.to_owned(), need: need.to_owned(), result: result.to_owned(), deal: None }
    }

    #[test]
    fn results_survive_the_way_through_a_form() {
        let entered = Entered::read(&entry("d6:5 politics:17", "d6", "6, 1")).unwrap();
        assert_eq!(entered.to_string(), "d6:5 politics:17 d6:6 d6:1");
        let again = Entered::read(&entry(&entered.to_string(), "", "")).unwrap();
        assert_eq!(again, entered);
        let given = entered.given(true);
        assert_eq!((Vec::from(given.dice), given.only), (vec![5, 6, 1], true));
        assert_eq!(given.piles["politics"], [17]);
    }

    #[test]
    fn what_is_no_result_is_refused() {
        for (given, need, result) in [
            ("d6", "", ""),
            ("d6:x", "", ""),
            ("", "", "4"),
            ("", "d6", "four"),
            ("", "<b>", "4"),
            ("", "d6", "70000"),
        ] {
            assert!(Entered::read(&entry(given, need, result)).is_err(), "{given:?} {need:?} {result:?}");
        }
        assert!(Entered::read(&entry(&"d6:1 ".repeat(401), "", "")).is_err(), "too many");
    }
}
