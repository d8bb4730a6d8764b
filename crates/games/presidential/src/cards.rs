//! Politics Cards: the game's own 80 cards, stored as data, and custom cards that people write (TPG-15, TPG-20).

use std::sync::{Arc, OnceLock};

use atlas::states::{Region, StateSet, UsState};
use kernel::{Refusal, Text};
use scene::{Lang, Words};
use serde::{Deserialize, Serialize};

use crate::team::Team;

/// Number of built-in cards; they are numbered from 1.
pub const PRINTED: u8 = 80;
/// TPG-20: maximum number of custom cards; they are numbered after the built-in ones.
pub const OWN_MAX: usize = 40;
pub const OWN_TEXT_MAX: usize = 200;
/// TPG-20: maximum number of votes in any effect.
pub const VOTES_MAX: u8 = 10;
pub(crate) const NAMED_MAX: usize = 4;
pub(crate) const AMONG_MAX: usize = 12;

/// The effect of a card, from the point of view of the team that uses it (TPG-26).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Add votes in each named state.
    Add {
        votes: u8,
        states: Vec<UsState>,
    },
    AddOneOf {
        votes: u8,
        among: Among,
    },
    /// Add one vote in each of `votes` different states.
    Spread {
        votes: u8,
        among: Among,
    },
    /// Roll a die and add its pips in the named state.
    Roll {
        states: [UsState; 1],
    },
    /// Choose a state, then roll a die and add its pips there.
    RollOneOf {
        among: Among,
    },
    /// The opponent loses votes in each named state.
    Take {
        votes: u8,
        states: Vec<UsState>,
    },
    TakeOneOf {
        votes: u8,
        among: Among,
    },
    /// The opponent loses votes in each named state; then add one vote there.
    Swing {
        votes: u8,
        states: Vec<UsState>,
    },
    /// Move own votes from one state to another.
    Move {
        votes: u8,
        among: Among,
    },
    /// Add votes in every state that the team holds.
    ShoreUp {
        votes: u8,
        among: Among,
    },
    /// Add votes in one state that the opponent holds.
    Contest {
        votes: u8,
        among: Among,
    },
    /// Add votes in one neutral state.
    Open {
        votes: u8,
        among: Among,
    },
    /// Add votes in one state; more of them if the team has fewer electoral votes than the opponent.
    CatchUp {
        votes: u8,
        extra: u8,
        among: Among,
    },
    Lose {
        votes: u8,
        states: Vec<UsState>,
    },
    LoseOneOf {
        votes: u8,
        among: Among,
    },
    /// Lose votes in the state where the team has the most.
    LoseMost {
        votes: u8,
    },
    /// Lose votes in every state that the team holds.
    LoseEach {
        votes: u8,
        among: Among,
    },
}

/// The states among which a choice is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Among {
    Wide(Wide),
    List(Vec<UsState>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wide {
    Any,
    Northeast,
    Midwest,
    South,
    West,
}

impl Wide {
    pub(crate) const ALL: [Wide; 5] = [Wide::Any, Wide::Northeast, Wide::Midwest, Wide::South, Wide::West];

    /// The name used in the data.
    pub(crate) fn code(self) -> &'static str {
        self.region().map_or("any", Region::code)
    }

    fn region(self) -> Option<Region> {
        match self {
            Wide::Any => None,
            Wide::Northeast => Some(Region::Northeast),
            Wide::Midwest => Some(Region::Midwest),
            Wide::South => Some(Region::South),
            Wide::West => Some(Region::West),
        }
    }
}

impl Among {
    pub fn states(&self) -> StateSet {
        match self {
            Among::Wide(wide) => wide.region().map_or(StateSet::ALL, Region::states),
            Among::List(list) => list.iter().copied().collect(),
        }
    }

    /// The region, if it is one.
    pub fn region(&self) -> Option<Region> {
        match self {
            Among::Wide(wide) => wide.region(),
            Among::List(_) => None,
        }
    }

    /// Adds the arguments that a sentence about these states needs.
    fn say_in(&self, sentence: Text) -> Text {
        match self {
            Among::Wide(wide) => match wide.region() {
                None => sentence.word("where", "any"),
                Some(region) => {
                    let region = Text::new(format!("tpg-in-{}", region.code()));
                    sentence.word("where", "region").text("region", region)
                }
            },
            Among::List(list) => sentence
                .word("where", "list")
                .list("states", list.iter().map(|&state| name_in_list(state)))
                .text("either", either(list)),
        }
    }
}

/// A list such as "Ohio, Texas or Utah".
fn either(list: &[UsState]) -> Text {
    let joined = |key: &'static str, front: Text, last: &UsState| {
        Text::new(key).text("front", front).text("last", name_in_list(*last))
    };
    match list {
        [] => Text::new("tpg-comma"),
        [only] => name_in_list(*only),
        [first, between @ .., last] => {
            let front =
                between.iter().fold(name_in_list(*first), |front, next| joined("tpg-comma", front, next));
            joined("tpg-either", front, last)
        }
    }
}

/// Some languages put an article before the District in a list, and after "in".
fn name_in_list(state: UsState) -> Text {
    if state == UsState::DC { Text::new("tpg-listed-district") } else { name(state) }
}

fn name_behind_in(state: UsState) -> Text {
    if state == UsState::DC { Text::new("tpg-in-district") } else { name(state) }
}

/// The name of a state.
pub fn name(state: UsState) -> Text {
    Text::new(state.text_key())
}

impl Effect {
    /// TPG-15: whether the card only harms the team that draws it.
    pub fn is_penalty(&self) -> bool {
        matches!(
            self,
            Effect::Lose { .. }
                | Effect::LoseOneOf { .. }
                | Effect::LoseMost { .. }
                | Effect::LoseEach { .. }
        )
    }

    /// The name of the kind of effect, as in the data.
    pub fn kind(&self) -> &'static str {
        match self {
            Effect::Add { .. } => "add",
            Effect::AddOneOf { .. } => "add-one-of",
            Effect::Spread { .. } => "spread",
            Effect::Roll { .. } => "roll",
            Effect::RollOneOf { .. } => "roll-one-of",
            Effect::Take { .. } => "take",
            Effect::TakeOneOf { .. } => "take-one-of",
            Effect::Swing { .. } => "swing",
            Effect::Move { .. } => "move",
            Effect::ShoreUp { .. } => "shore-up",
            Effect::Contest { .. } => "contest",
            Effect::Open { .. } => "open",
            Effect::CatchUp { .. } => "catch-up",
            Effect::Lose { .. } => "lose",
            Effect::LoseOneOf { .. } => "lose-one-of",
            Effect::LoseMost { .. } => "lose-most",
            Effect::LoseEach { .. } => "lose-each",
        }
    }

    pub fn votes(&self) -> u8 {
        match *self {
            Effect::Roll { .. } | Effect::RollOneOf { .. } => 0,
            Effect::Add { votes, .. }
            | Effect::AddOneOf { votes, .. }
            | Effect::Spread { votes, .. }
            | Effect::Take { votes, .. }
            | Effect::TakeOneOf { votes, .. }
            | Effect::Swing { votes, .. }
            | Effect::Move { votes, .. }
            | Effect::ShoreUp { votes, .. }
            | Effect::Contest { votes, .. }
            | Effect::Open { votes, .. }
            | Effect::CatchUp { votes, .. }
            | Effect::Lose { votes, .. }
            | Effect::LoseOneOf { votes, .. }
            | Effect::LoseMost { votes }
            | Effect::LoseEach { votes, .. } => votes,
        }
    }

    pub fn extra(&self) -> u8 {
        if let Effect::CatchUp { extra, .. } = self { *extra } else { 0 }
    }

    /// The states that the card names; empty if the team chooses.
    pub fn named(&self) -> &[UsState] {
        match self {
            Effect::Add { states, .. }
            | Effect::Take { states, .. }
            | Effect::Swing { states, .. }
            | Effect::Lose { states, .. } => states,
            Effect::Roll { states } => states,
            _ => &[],
        }
    }

    pub fn among(&self) -> Option<&Among> {
        match self {
            Effect::AddOneOf { among, .. }
            | Effect::Spread { among, .. }
            | Effect::RollOneOf { among }
            | Effect::TakeOneOf { among, .. }
            | Effect::Move { among, .. }
            | Effect::ShoreUp { among, .. }
            | Effect::Contest { among, .. }
            | Effect::Open { among, .. }
            | Effect::CatchUp { among, .. }
            | Effect::LoseOneOf { among, .. }
            | Effect::LoseEach { among, .. } => Some(among),
            _ => None,
        }
    }

    /// The sentence as read by the team that has the card.
    pub fn text(&self) -> Text {
        self.sentence("tpg-effect")
    }

    /// The sentence as read by everybody else, about the team that has the card.
    pub fn told_of(&self, team: Team) -> Text {
        let sentence = self.sentence("tpg-told").text("team", team.text());
        sentence.text("chooser", team.dative()).text("other", team.other().text())
    }

    fn sentence(&self, prefix: &str) -> Text {
        let mut text = Text::new(format!("{prefix}-{}", self.kind()));
        if self.votes() > 0 {
            text = text.number("votes", self.votes());
        }
        if self.extra() > 0 {
            text = text.number("more", self.votes() + self.extra());
        }
        if !self.named().is_empty() {
            text = text
                .number("count", self.named().len() as i64)
                .list("states", self.named().iter().map(|&state| name_behind_in(state)));
        }
        match self.among() {
            Some(among) => among.say_in(text),
            None => text,
        }
    }

    /// TPG-20: checks a custom effect. The error is the name of the invalid field.
    fn check(&self) -> Result<(), &'static str> {
        let votes_matter = !matches!(self, Effect::Roll { .. } | Effect::RollOneOf { .. });
        if votes_matter && !(1..=VOTES_MAX).contains(&self.votes()) {
            return Err("votes");
        }
        if let Effect::CatchUp { votes, extra, .. } = self
            && (*extra == 0 || votes.saturating_add(*extra) > VOTES_MAX)
        {
            return Err("extra");
        }
        let named = self.named();
        let names_states = self.among().is_none() && !matches!(self, Effect::LoseMost { .. });
        let twice =
            |list: &[UsState]| list.iter().collect::<std::collections::BTreeSet<_>>().len() != list.len();
        if names_states && (named.is_empty() || named.len() > NAMED_MAX || twice(named)) {
            return Err("states");
        }
        match self.among() {
            Some(Among::List(list)) if list.len() < 2 || list.len() > AMONG_MAX || twice(list) => {
                Err("among")
            }
            Some(among) if matches!(self, Effect::Spread { votes, .. } if among.states().len() < usize::from(*votes)) => {
                Err("votes")
            }
            _ => Ok(()),
        }
    }
}

/// A custom card written by people (TPG-20). Its text is untrusted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnCard {
    pub text: String,
    pub effect: Effect,
    #[serde(default)]
    pub immediate: bool,
}

impl OwnCard {
    /// `number` is the card's number, counted from 1, which the refusal mentions.
    pub fn check(&self, number: usize) -> Result<(), Refusal> {
        let refuse = |key: &str, path: &str| {
            let text = Text::new(format!("tpg-own-{key}")).number("number", number as i64);
            Err(Refusal::new("TPG-20", text).at(format!("own_cards.{}.{path}", number - 1)))
        };
        if kernel::check_line(&self.text, OWN_TEXT_MAX).is_err() {
            return refuse("text", "text");
        }
        if let Err(field) = self.effect.check() {
            return refuse(field, &format!("effect.{field}"));
        }
        if self.effect.is_penalty() && !self.immediate {
            return refuse("penalty", "immediate");
        }
        Ok(())
    }
}

/// A built-in card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    pub number: u8,
    pub title: Words,
    pub flavour: Words,
    pub immediate: bool,
    pub effect: Effect,
}

#[derive(Deserialize)]
struct File {
    card: Vec<Printed>,
}

/// The 80 built-in cards, ordered by number.
pub fn printed() -> &'static [Printed] {
    static CARDS: OnceLock<Vec<Printed>> = OnceLock::new();
    CARDS.get_or_init(|| {
        let file: File = toml::from_str(include_str!("../data/cards.toml"))
            .expect("the cards of the house are well formed");
        file.card
    })
}

/// Titles and flavour as text entries of the game: `tpg-card-17-title`.
pub(crate) fn ftl(lang: Lang) -> String {
    let mut out = String::new();
    for card in printed() {
        out += &format!("tpg-card-{}-title = {}\n", card.number, card.title.get(lang));
        out += &format!("tpg-card-{}-flavour = {}\n", card.number, card.flavour.get(lang));
    }
    out
}

/// A card in the form the game uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub immediate: bool,
    pub effect: Effect,
    /// The states from which its choice is made.
    pub among: StateSet,
    /// None for a built-in card.
    pub own_text: Option<String>,
}

impl Card {
    fn new(effect: &Effect, immediate: bool, own_text: Option<String>) -> Card {
        let among = effect.among().map_or(StateSet::EMPTY, Among::states);
        Card { immediate, effect: effect.clone(), among, own_text }
    }
}

/// All cards of a table, indexed by number; index 0 is unused. Tables without custom cards share one list.
pub(crate) fn deck(own: &[OwnCard]) -> Arc<[Card]> {
    static WITHOUT_OWN: OnceLock<Arc<[Card]>> = OnceLock::new();
    let with = |own: &[OwnCard]| {
        let blank = Card::new(&Effect::LoseMost { votes: 0 }, false, None);
        let printed = printed().iter().map(|card| Card::new(&card.effect, card.immediate, None));
        let own = own.iter().map(|card| Card::new(&card.effect, card.immediate, Some(card.text.clone())));
        std::iter::once(blank).chain(printed).chain(own).collect()
    };
    if own.is_empty() { WITHOUT_OWN.get_or_init(|| with(own)).clone() } else { with(own) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tpg_15_eighty_different_cards_name_every_state_and_ten_are_penalties() {
        let cards = printed();
        assert_eq!(cards.len(), usize::from(PRINTED));
        let mut named = StateSet::EMPTY;
        for (n, card) in cards.iter().enumerate() {
            assert_eq!(usize::from(card.number), n + 1);
            assert_eq!(card.effect.check(), Ok(()), "card {}", card.number);
            assert!(!cards[..n].iter().any(|other| other.effect == card.effect), "card {}", card.number);
            assert!(
                !card.effect.is_penalty() || card.immediate,
                "card {}: a penalty is played immediately",
                card.number
            );
            for word in ["emocrat", "epublican", "emokrat", "epublikan"] {
                for lang in Lang::ALL {
                    let words = [card.title.get(lang), card.flavour.get(lang)];
                    assert!(!words.iter().any(|w| w.contains(word)), "card {} names a party", card.number);
                }
            }
            named |= card.effect.named().iter().copied().collect();
            if let Some(Among::List(list)) = card.effect.among() {
                named |= list.iter().copied().collect();
            }
        }
        assert_eq!(named, StateSet::ALL, "every state is named");
        let penalties = cards.iter().filter(|card| card.effect.is_penalty()).count();
        assert!((8..=12).contains(&penalties), "{penalties} penalties");
        let kinds: std::collections::BTreeSet<_> = cards.iter().map(|card| card.effect.kind()).collect();
        assert!(kinds.len() >= 12, "{kinds:?}");
    }

    fn own(effect: Effect, immediate: bool) -> OwnCard {
        OwnCard { text: "Ours".into(), effect, immediate }
    }

    #[test]
    fn tpg_20_own_cards_are_checked() {
        let add = |votes| Effect::Add { votes, states: vec![UsState::OH] };
        assert_eq!(own(add(10), false).check(1), Ok(()));
        let key = |card: &OwnCard| card.check(3).unwrap_err().text.key.to_string();
        assert_eq!(key(&own(add(11), false)), "tpg-own-votes");
        assert_eq!(key(&own(add(0), false)), "tpg-own-votes");
        assert_eq!(key(&own(Effect::Add { votes: 1, states: vec![] }, false)), "tpg-own-states");
        let twice = Effect::Take { votes: 1, states: vec![UsState::OH, UsState::OH] };
        assert_eq!(key(&own(twice, false)), "tpg-own-states");
        let one = Among::List(vec![UsState::OH]);
        assert_eq!(key(&own(Effect::AddOneOf { votes: 2, among: one }, false)), "tpg-own-among");
        let two = Among::List(vec![UsState::OH, UsState::PA]);
        assert_eq!(key(&own(Effect::Spread { votes: 3, among: two.clone() }, false)), "tpg-own-votes");
        assert_eq!(key(&own(Effect::CatchUp { votes: 8, extra: 3, among: two }, false)), "tpg-own-extra");
        assert_eq!(key(&own(Effect::LoseMost { votes: 2 }, false)), "tpg-own-penalty");
        assert_eq!(own(Effect::LoseMost { votes: 2 }, true).check(3), Ok(()));
        let field = own(add(11), false).check(3).unwrap_err().field;
        assert_eq!(field.as_deref(), Some("own_cards.2.effect.votes"));
        let hidden = ["a\u{202e}b", "a\u{2028}b", "a\u{200e}", "\u{200b}", "\u{3164}\u{2800}"];
        let other = ["", "  ", "a\u{1b}[31m", "two\nlines", &"x".repeat(201)];
        for text in hidden.into_iter().chain(other) {
            let card = OwnCard { text: text.into(), effect: add(1), immediate: false };
            assert_eq!(key(&card), "tpg-own-text", "{text:?}");
        }
    }
}
