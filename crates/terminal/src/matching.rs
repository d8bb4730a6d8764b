//! Finds the choice that a person means by what they typed: a number, the act itself, or words that fit only one choice.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// A choice with all words that can stand for it.
#[derive(Clone, Debug)]
pub struct Sayable {
    act: Vec<String>,
    label: Vec<String>,
    /// The part of its spot after the colon: `oh` of `state:OH`.
    spot: Option<String>,
}

impl Sayable {
    pub fn new(act: &str, label: &str, spot: Option<&str>) -> Sayable {
        let spot = spot.map(|spot| spot.split_once(':').map_or(spot, |(_, id)| id).to_lowercase());
        Sayable { act: words_of(act), label: words_of(label), spot }
    }

    /// The first word of the act: `announce`.
    pub fn verb(&self) -> Option<&str> {
        self.act.first().map(String::as_str)
    }

    fn names(&self) -> [&[String]; 3] {
        [&self.act, &self.label, self.spot.as_slice()]
    }
}

/// What was meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    One(usize),
    /// It fits all of these choices.
    Several(Vec<usize>),
    /// A number without a choice. The range contains the valid numbers.
    NoSuchNumber(RangeInclusive<usize>),
    Nothing,
}

/// The words in lower case, without surrounding punctuation.
pub fn words_of(text: &str) -> Vec<String> {
    text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')' | '/' | '“' | '”' | '„'))
        .map(|word| {
            word.trim_matches(|c: char| matches!(c, '.' | ':' | '!' | '?' | '"' | '\'')).to_lowercase()
        })
        .filter(|word| !word.is_empty())
        .collect()
}

/// Tries ways of reading from strict to lenient. The first one that finds anything decides.
pub fn find(typed: &str, choices: &[Sayable]) -> Meant {
    if let Some(meant) = by_number(typed, choices.len()) {
        return meant;
    }
    let typed = words_of(typed);
    if typed.is_empty() {
        return Meant::Nothing;
    }
    let ways: [&dyn Fn(&Sayable) -> bool; 5] = [
        &|choice| choice.names().into_iter().any(|name| name == typed),
        &|choice| choice.names().into_iter().any(|name| in_order(&typed, name, |word, part| word == part)),
        &|choice| {
            choice.names().into_iter().any(|name| in_order(&typed, name, |word, part| word.starts_with(part)))
        },
        &|choice| in_any_order(&typed, choice),
        &|choice| choice.names().into_iter().any(|name| name.join(" ").contains(&typed.join(" "))),
    ];
    for way in ways {
        let fitting: Vec<_> = (0..choices.len()).filter(|&n| way(&choices[n])).collect();
        match fitting[..] {
            [] => continue,
            [only] => return Meant::One(only),
            _ => return plainest(&typed, fitting, choices),
        }
    }
    Meant::Nothing
}

/// All choices that the words could be completed to.
pub fn beginnings(typed: &str, choices: &[Sayable]) -> Vec<usize> {
    let typed = words_of(typed);
    let begins = |choice: &Sayable| {
        choice.names().into_iter().any(|name| in_order(&typed, name, |word, part| word.starts_with(part)))
    };
    (0..choices.len()).filter(|&n| begins(&choices[n])).collect()
}

fn by_number(typed: &str, count: usize) -> Option<Meant> {
    let digits = typed.trim().trim_start_matches('#').trim_end_matches('.');
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let number: usize = digits.parse().unwrap_or(usize::MAX);
    Some(if (1..=count).contains(&number) { Meant::One(number - 1) } else { Meant::NoSuchNumber(1..=count) })
}

/// Whether each typed word matches a word of the name, in the same order.
fn in_order(typed: &[String], name: &[String], fits: impl Fn(&str, &str) -> bool) -> bool {
    let mut rest = name.iter();
    typed.iter().all(|part| rest.any(|word| fits(word, part)))
}

/// Whether each typed word is the beginning of a different word: `pennsyl 6` for “6 votes to Pennsylvania”.
fn in_any_order(typed: &[String], choice: &Sayable) -> bool {
    // The longest first: it fits fewer words than a shorter beginning of the same word.
    let mut parts: Vec<&String> = typed.iter().collect();
    parts.sort_by_key(|part| Reverse(part.len()));
    choice.names().into_iter().any(|name| {
        let mut free: Vec<&String> = name.iter().collect();
        parts.iter().all(|part| {
            let found = free.iter().position(|word| word.starts_with(part.as_str()));
            found.map(|n| free.swap_remove(n)).is_some()
        })
    })
}

/// If several choices contain the typed words, the one with the fewest other words is meant: `virginia` is Virginia and not West Virginia.
fn plainest(typed: &[String], fitting: Vec<usize>, choices: &[Sayable]) -> Meant {
    let extra = |n: usize| {
        let label = &choices[n].label;
        in_order(typed, label, |word, part| word == part).then(|| label.len() - typed.len())
    };
    let Some(least) = fitting.iter().filter_map(|&n| extra(n)).min() else {
        return Meant::Several(fitting);
    };
    let plain: Vec<_> = fitting.iter().copied().filter(|&n| extra(n) == Some(least)).collect();
    let same_verb = fitting.iter().all(|&n| choices[n].verb() == choices[fitting[0]].verb());
    match plain[..] {
        [only] if same_verb => return Meant::One(only),
        _ => {}
    }
    // If there are two ways to the same place, take the one that a click on the place would trigger: a step rather than a flight.
    let on_board: Vec<_> = plain.iter().copied().filter(|&n| choices[n].spot.is_some()).collect();
    let same_place = plain.iter().all(|&n| choices[n].act.get(1..) == choices[plain[0]].act.get(1..));
    match on_board[..] {
        [only] if same_place && plain.len() > 1 => Meant::One(only),
        _ => Meant::Several(fitting),
    }
}

/// The value of the only known word that starts with `typed`. An exact match wins over longer words.
pub fn unique_prefix<'a, T>(typed: &str, known: impl IntoIterator<Item = (&'a str, T)>) -> Option<T> {
    let typed = typed.to_lowercase();
    let mut found = None;
    let mut several = false;
    for (word, thing) in known {
        if word.to_lowercase() == typed {
            return Some(thing);
        }
        if word.to_lowercase().starts_with(&typed) {
            several |= found.is_some();
            found = Some(thing);
        }
    }
    found.filter(|_| !several && !typed.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn states() -> Vec<Sayable> {
        let mut choices: Vec<_> = [
            ("OH", "Ohio"),
            ("OK", "Oklahoma"),
            ("KS", "Kansas"),
            ("AR", "Arkansas"),
            ("VA", "Virginia"),
            ("WV", "West Virginia"),
            ("NC", "North Carolina"),
            ("SC", "South Carolina"),
            ("IN", "Indiana"),
        ]
        .map(|(code, name)| {
            Sayable::new(
                &format!("announce {code}"),
                &format!("Announce {name}"),
                Some(&format!("state:{code}")),
            )
        })
        .into();
        choices.push(Sayable::new("campaign", "Campaign instead", None));
        choices
    }

    fn meant(typed: &str) -> Meant {
        find(typed, &states())
    }

    #[test]
    fn numbers_are_those_of_the_list() {
        assert_eq!(meant("1"), Meant::One(0));
        assert_eq!(meant(" #10. "), Meant::One(9));
        assert_eq!(meant("0"), Meant::NoSuchNumber(1..=10));
        assert_eq!(meant("11"), Meant::NoSuchNumber(1..=10));
        assert_eq!(meant("99999999999999999999999"), Meant::NoSuchNumber(1..=10));
    }

    #[test]
    fn the_act_its_prefixes_and_its_place_will_do() {
        for typed in
            ["announce OH", "ANNOUNCE oh", "ann oh", "a oh", "oh", "OH", "ohi", "Ohio.", "announce ohio"]
        {
            assert_eq!(meant(typed), Meant::One(0), "{typed}");
        }
        assert_eq!(meant("camp"), Meant::One(9));
        assert_eq!(meant("north c"), Meant::One(6));
        assert_eq!(meant("n c"), Meant::One(6));
        assert_eq!(meant("carolina north"), Meant::One(6));
        assert_eq!(meant("klaho"), Meant::One(1));
    }

    #[test]
    fn a_short_word_leaves_the_word_that_a_longer_one_needs() {
        let choices = [Sayable::new("pay 2", "Pennsylvania: pay 2 votes", None)];
        for typed in ["p penn", "penn p"] {
            assert_eq!(find(typed, &choices), Meant::One(0), "{typed}");
        }
    }

    #[test]
    fn what_fits_several_is_not_guessed() {
        assert_eq!(meant("o"), Meant::Several(vec![0, 1]));
        assert_eq!(meant("carolina"), Meant::Several(vec![6, 7]));
        assert!(matches!(meant("announce"), Meant::Several(all) if all.len() == 9));
        assert_eq!(meant("utah"), Meant::Nothing);
        assert_eq!(meant("  "), Meant::Nothing);
    }

    #[test]
    fn whole_words_count_before_parts_of_words() {
        assert_eq!(meant("kansas"), Meant::One(2));
        assert_eq!(meant("virginia"), Meant::One(4));
        assert_eq!(meant("west v"), Meant::One(5));
        assert_eq!(meant("in"), Meant::One(8));
    }

    #[test]
    fn p15_a_neighbour_is_entered_on_foot_unless_a_flight_is_named() {
        let choices = [
            Sayable::new("go OH", "Go to Ohio", Some("state:OH")),
            Sayable::new("fly OH", "Fly to Ohio", None),
            Sayable::new("fly TX", "Fly to Texas", Some("state:TX")),
        ];
        assert_eq!(find("ohio", &choices), Meant::One(0));
        assert_eq!(find("oh", &choices), Meant::One(0));
        assert_eq!(find("fly ohio", &choices), Meant::One(1));
        assert_eq!(find("texas", &choices), Meant::One(2));
        assert_eq!(find("fly", &choices), Meant::Several(vec![1, 2]));
    }

    #[test]
    fn dice_and_states_in_either_order() {
        let choices = [
            Sayable::new("allot 6 PA", "6 votes to Pennsylvania", Some("state:PA")),
            Sayable::new("allot 6 OH", "6 votes to Ohio", Some("state:OH")),
            Sayable::new("allot 5 OH", "5 votes to Ohio", Some("state:OH")),
        ];
        assert_eq!(find("6 oh", &choices), Meant::One(1));
        assert_eq!(find("oh 5", &choices), Meant::One(2));
        assert_eq!(find("pa", &choices), Meant::One(0));
        assert_eq!(find("oh", &choices), Meant::Several(vec![1, 2]));
    }

    #[test]
    fn commands_are_known_by_their_beginning() {
        let known = [("hint", 1), ("history", 2), ("hi", 3)];
        assert_eq!(unique_prefix("hin", known), Some(1));
        assert_eq!(unique_prefix("his", known), Some(2));
        assert_eq!(unique_prefix("hi", known), Some(3));
        assert_eq!(unique_prefix("h", known), None);
        assert_eq!(unique_prefix("", [("one", 1)]), None);
    }
}
