//! The game's cards, loaded from `data/`: headlines, people, bonus cards and Hey-Honeys (FIP-2 to FIP-4, FIP-17, FIP-29, FIP-31).

use std::sync::OnceLock;

use atlas::states::StateSet;
use kernel::Text;
use scene::{Lang, Words};
use serde::{Deserialize, Deserializer, de};

/// FIP-2.
pub const HEADLINES: u8 = 90;
pub const LEVELS: u8 = 3;
/// FIP-3.
pub const CHARACTERS: u8 = 6;
pub const TRAITS: u8 = 12;
pub const HONEYS: u8 = 12;
pub const BONUS: u8 = 18;
/// FIP-17.
pub const NEEDS_MAX: usize = 3;
/// Number of voter groups, which is also the number of sides of a die.
pub const GROUPS: usize = 6;

/// Number of dice of each number; index 0 is number 1.
pub type Count = [u8; GROUPS];

/// FIP-17: one condition of a headline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// "4 x 6": at least `count` of a number.
    Least {
        count: u8,
        number: u8,
    },
    /// "7 x ?": at least `count` of any one number.
    AnyOne {
        count: u8,
    },
    Exactly {
        count: u8,
        number: u8,
    },
    None {
        number: u8,
    },
}

impl Need {
    /// FIP-16: "exactly" and "none" count only dice, not symbols on cards.
    #[inline]
    pub fn counts_dice_only(self) -> bool {
        matches!(self, Need::Exactly { .. } | Need::None { .. })
    }

    /// How many are there of what the condition asks for.
    #[inline]
    pub fn has(self, there: &Count) -> u8 {
        match self {
            Need::Least { number, .. } | Need::Exactly { number, .. } | Need::None { number } => {
                there[usize::from(number) - 1]
            }
            Need::AnyOne { .. } => there.iter().copied().max().unwrap_or(0),
        }
    }

    #[inline]
    pub fn count(self) -> u8 {
        match self {
            Need::Least { count, .. } | Need::AnyOne { count } | Need::Exactly { count, .. } => count,
            Need::None { .. } => 0,
        }
    }

    #[inline]
    pub fn met(self, there: &Count) -> bool {
        let has = self.has(there);
        if self.counts_dice_only() { has == self.count() } else { has >= self.count() }
    }

    pub fn text(self) -> Text {
        match self {
            Need::Least { count, number } => {
                Text::new("fip-need-least").number("count", count).number("number", number)
            }
            Need::AnyOne { count } => Text::new("fip-need-any").number("count", count),
            Need::Exactly { count, number } => {
                Text::new("fip-need-exactly").number("count", count).number("number", number)
            }
            Need::None { number } => Text::new("fip-need-none").number("number", number),
        }
    }

    fn read(word: &str) -> Option<Need> {
        let (exactly, rest) = match word.strip_prefix('=') {
            Some(rest) => (true, rest),
            None => (false, word),
        };
        let (count, number) = rest.split_once('x')?;
        let count: u8 = count.parse().ok()?;
        if number == "?" {
            return (!exactly && count > 0).then_some(Need::AnyOne { count });
        }
        let number: u8 = number.parse().ok().filter(|n| (1..=GROUPS as u8).contains(n))?;
        Some(match (exactly, count) {
            (_, 0) => Need::None { number },
            (true, _) => Need::Exactly { count, number },
            (false, _) => Need::Least { count, number },
        })
    }
}

impl<'de> Deserialize<'de> for Need {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Need, D::Error> {
        let word = String::deserialize(deserializer)?;
        Need::read(&word).ok_or_else(|| de::Error::custom(format!("{word:?} is no condition")))
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Join {
    #[default]
    And,
    Or,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Headline {
    pub number: u8,
    pub level: u8,
    #[serde(default)]
    pub join: Join,
    pub needs: Vec<Need>,
    pub title: Words,
}

impl Headline {
    /// FIP-16: if one condition counts only dice, all conditions of the headline do.
    pub fn counts_dice_only(&self) -> bool {
        self.needs.iter().any(|need| need.counts_dice_only())
    }

    /// The headline's conditions in words.
    pub fn text(&self) -> Text {
        let needs: Vec<_> = self.needs.iter().map(|need| need.text()).collect();
        match (self.join, &needs[..]) {
            (_, [only]) => only.clone(),
            (Join::And, _) => Text::new("fip-needs-and").list("needs", needs),
            (Join::Or, [a, b]) => Text::new("fip-needs-or").text("a", a.clone()).text("b", b.clone()),
            (Join::Or, _) => {
                let mut text = Text::new("fip-needs-or-three");
                for (name, need) in ["a", "b", "c"].into_iter().zip(needs) {
                    text = text.text(name, need);
                }
                text
            }
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    pub number: u8,
    pub name: Words,
    pub flavour: Words,
}

/// An attribute or a type.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trait {
    pub number: u8,
    pub die: u8,
    pub title: Words,
    pub flavour: Words,
}

/// FIP-4.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub number: u8,
    pub name: Words,
    pub flavour: Words,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Small {
    pub number: u8,
    pub die: u8,
}

/// FIP-29.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BigKind {
    AnyDice,
    PlusOne,
    ExtraHeadline,
}

impl BigKind {
    pub(crate) fn key(self) -> &'static str {
        match self {
            BigKind::AnyDice => "any-dice",
            BigKind::PlusOne => "plus-one",
            BigKind::ExtraHeadline => "extra-headline",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Big {
    pub number: u8,
    pub kind: BigKind,
}

/// FIP-31.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HoneyKind {
    /// Put one own cube into an empty state.
    Place,
    /// Remove a rival's only cube in a state.
    Remove,
    /// Replace a rival's only cube in a state by an own one.
    Convert,
    /// Exchange the cubes of two adjacent states with different holders.
    Swap,
    /// One own state counts double.
    Double,
    /// Two own states with one delegate each count double.
    DoubleTwo,
}

impl HoneyKind {
    pub(crate) fn key(self) -> &'static str {
        match self {
            HoneyKind::Place => "place",
            HoneyKind::Remove => "remove",
            HoneyKind::Convert => "convert",
            HoneyKind::Swap => "swap",
            HoneyKind::Double => "double",
            HoneyKind::DoubleTwo => "double-two",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Honey {
    pub number: u8,
    pub kind: HoneyKind,
    pub states: StateSet,
    /// The states it applies to, in words.
    pub class: Words,
    pub title: Words,
    pub flavour: Words,
}

/// All cards of the game, each kind in the order of its numbers.
#[derive(Clone, Debug)]
pub struct Printed {
    pub headlines: Vec<Headline>,
    pub characters: Vec<Character>,
    pub attributes: Vec<Trait>,
    pub types: Vec<Trait>,
    pub groups: Vec<Group>,
    pub small: Vec<Small>,
    pub big: Vec<Big>,
    pub honeys: Vec<Honey>,
}

#[derive(Deserialize)]
struct HeadlineFile {
    headline: Vec<Headline>,
}

#[derive(Deserialize)]
struct PeopleFile {
    character: Vec<Character>,
    attribute: Vec<Trait>,
    r#type: Vec<Trait>,
}

#[derive(Deserialize)]
struct GroupFile {
    group: Vec<Group>,
}

#[derive(Deserialize)]
struct BonusFile {
    small: Vec<Small>,
    big: Vec<Big>,
}

#[derive(Deserialize)]
struct HoneyFile {
    honey: Vec<Honey>,
}

/// The cards of this implementation.
pub fn printed() -> &'static Printed {
    static CARDS: OnceLock<Printed> = OnceLock::new();
    CARDS.get_or_init(|| {
        let headlines: HeadlineFile =
            toml::from_str(include_str!("../data/headlines.toml")).expect("the headlines are well formed");
        let people: PeopleFile =
            toml::from_str(include_str!("../data/people.toml")).expect("the people are well formed");
        let groups: GroupFile =
            toml::from_str(include_str!("../data/groups.toml")).expect("the groups are well formed");
        let bonus: BonusFile =
            toml::from_str(include_str!("../data/bonus.toml")).expect("the bonus cards are well formed");
        let honeys: HoneyFile =
            toml::from_str(include_str!("../data/honeys.toml")).expect("the Hey-Honeys are well formed");
        Printed {
            headlines: headlines.headline,
            characters: people.character,
            attributes: people.attribute,
            types: people.r#type,
            groups: groups.group,
            small: bonus.small,
            big: bonus.big,
            honeys: honeys.honey,
        }
    })
}

/// Names, titles and flavour as text entries of the game: `fip-headline-17`, `fip-honey-3-flavour`.
pub(crate) fn ftl(lang: Lang) -> String {
    let mut out = String::new();
    let mut say = |key: String, words: &Words| out += &format!("fip-{key} = {}\n", words.get(lang));
    let cards = printed();
    for card in &cards.headlines {
        say(format!("headline-{}", card.number), &card.title);
    }
    for card in &cards.characters {
        say(format!("character-{}", card.number), &card.name);
        say(format!("character-{}-flavour", card.number), &card.flavour);
    }
    for (kind, list) in [("attribute", &cards.attributes), ("type", &cards.types)] {
        for card in list {
            say(format!("{kind}-{}", card.number), &card.title);
            say(format!("{kind}-{}-flavour", card.number), &card.flavour);
        }
    }
    for group in &cards.groups {
        say(format!("group-{}", group.number), &group.name);
        say(format!("group-{}-flavour", group.number), &group.flavour);
    }
    for card in &cards.honeys {
        say(format!("honey-{}", card.number), &card.title);
        say(format!("honey-{}-flavour", card.number), &card.flavour);
        say(format!("honey-{}-class", card.number), &card.class);
    }
    out
}
