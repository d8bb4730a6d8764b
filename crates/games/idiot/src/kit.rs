//! The game components in the form that play needs: cards by number, the map as arrays and bit sets. The same for every table.

use std::sync::OnceLock;

use atlas::states::{StateSet, UsState};
use serde::Deserialize;

use crate::cards::{
    BONUS, BigKind, Count, GROUPS, HEADLINES, Headline, HoneyKind, Join, LEVELS, NEEDS_MAX, Need, printed,
};

/// FIP-5: the states on the map, without the District of Columbia.
pub const LAND: StateSet = StateSet::ALL.difference(StateSet::of(&[UsState::DC]));

/// FIP-33: these states break ties, in this order.
pub const BIG_FOUR: [UsState; 4] = [UsState::CA, UsState::TX, UsState::FL, UsState::NY];

/// A headline in a form that can be checked quickly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Check {
    pub level: u8,
    pub join: Join,
    pub dice_only: bool,
    needs: [Need; NEEDS_MAX],
    len: u8,
}

impl Check {
    const BLANK: Check = Check {
        level: 0,
        join: Join::And,
        dice_only: false,
        needs: [Need::AnyOne { count: 0 }; NEEDS_MAX],
        len: 0,
    };

    pub fn of(card: &Headline) -> Check {
        let mut needs = Check::BLANK.needs;
        needs[..card.needs.len()].copy_from_slice(&card.needs);
        Check {
            level: card.level,
            join: card.join,
            dice_only: card.counts_dice_only(),
            needs,
            len: card.needs.len() as u8,
        }
    }

    #[inline]
    pub fn needs(&self) -> &[Need] {
        &self.needs[..usize::from(self.len)]
    }

    /// FIP-15, FIP-16: whether the headline is fulfilled by the dice on the voter groups and, if they count, a player's symbols.
    #[inline]
    pub fn met(&self, groups: &Count, symbols: &Count) -> bool {
        let there = self.there(groups, symbols);
        match self.join {
            Join::And => self.needs().iter().all(|need| need.met(&there)),
            Join::Or => self.needs().iter().any(|need| need.met(&there)),
        }
    }

    /// The dice and symbols that count for this card.
    #[inline]
    pub fn there(&self, groups: &Count, symbols: &Count) -> Count {
        if self.dice_only { *groups } else { std::array::from_fn(|n| groups[n] + symbols[n]) }
    }
}

/// States whose entry gives a bonus card (FIP-28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Emblem {
    /// A small bonus card.
    Crowd,
    /// A big bonus card.
    Dollar,
}

#[derive(Debug)]
pub(crate) struct Kit {
    /// Indexed by number; index 0 is unused.
    checks: [Check; HEADLINES as usize + 1],
    /// The headlines of each level, as bits by number.
    pub levels: [u128; LEVELS as usize],
    attributes: Vec<u8>,
    types: Vec<u8>,
    small: Vec<u8>,
    /// Big bonus cards of each kind, as bits by number.
    pub any_dice: u32,
    pub plus_one: u32,
    pub extra_headline: u32,
    honeys: Vec<(HoneyKind, StateSet)>,
    delegates: [u8; UsState::COUNT],
    pub crowd: StateSet,
    pub dollar: StateSet,
    near: [StateSet; UsState::COUNT],
    ferries: Vec<[UsState; 2]>,
}

/// All bonus cards of one size, as bits by number.
pub(crate) const ALL_BONUS: u32 = ((1 << (BONUS + 1)) - 1) & !1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    state: Vec<StateRow>,
    ferries: Vec<[UsState; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StateRow {
    code: UsState,
    delegates: u8,
    emblem: Option<Emblem>,
}

impl Kit {
    #[inline]
    pub fn check(&self, headline: u8) -> &Check {
        &self.checks[usize::from(headline)]
    }

    pub fn attribute(&self, card: u8) -> u8 {
        self.attributes[usize::from(card)]
    }

    pub fn kind(&self, card: u8) -> u8 {
        self.types[usize::from(card)]
    }

    #[inline]
    pub fn small(&self, card: u8) -> u8 {
        self.small[usize::from(card)]
    }

    pub fn big(&self, card: u8) -> BigKind {
        match 1 << card {
            bit if self.any_dice & bit != 0 => BigKind::AnyDice,
            bit if self.plus_one & bit != 0 => BigKind::PlusOne,
            _ => BigKind::ExtraHeadline,
        }
    }

    #[inline]
    pub fn honey(&self, card: u8) -> (HoneyKind, StateSet) {
        self.honeys[usize::from(card)]
    }

    #[inline]
    pub fn delegates(&self, state: UsState) -> u8 {
        self.delegates[state.index()]
    }

    /// FIP-5: adjacent on land, across rivers or by ferry.
    #[inline]
    pub fn near(&self, state: UsState) -> StateSet {
        self.near[state.index()]
    }

    pub fn is_ferry(&self, from: UsState, to: UsState) -> bool {
        self.ferries.iter().any(|&ferry| ferry == [from, to] || ferry == [to, from])
    }

    pub fn emblem(&self, state: UsState) -> Option<Emblem> {
        if self.crowd.contains(state) {
            Some(Emblem::Crowd)
        } else if self.dollar.contains(state) {
            Some(Emblem::Dollar)
        } else {
            None
        }
    }

    fn read() -> Kit {
        let cards = printed();
        let mut checks = [Check::BLANK; HEADLINES as usize + 1];
        let mut levels = [0; LEVELS as usize];
        for card in &cards.headlines {
            checks[usize::from(card.number)] = Check::of(card);
            levels[usize::from(card.level) - 1] |= 1 << card.number;
        }
        let by_number =
            |dice: &mut dyn Iterator<Item = u8>| std::iter::once(0).chain(dice).collect::<Vec<u8>>();
        let of_kind = |kind| {
            cards.big.iter().filter(|card| card.kind == kind).fold(0, |set, card| set | 1 << card.number)
        };
        let map: MapFile =
            toml::from_str(include_str!("../data/map.toml")).expect("the map of the house is well formed");
        let mut delegates = [0; UsState::COUNT];
        for row in &map.state {
            delegates[row.code.index()] = row.delegates;
        }
        let with = |emblem| {
            map.state
                .iter()
                .filter(|row| row.emblem == Some(emblem))
                .map(|row| row.code)
                .collect::<StateSet>()
        };
        let mut near = UsState::ALL.map(|state| state.borders() & LAND);
        near[UsState::DC.index()] = StateSet::EMPTY;
        for &[a, b] in &map.ferries {
            near[a.index()].insert(b);
            near[b.index()].insert(a);
        }
        let none = (HoneyKind::Place, StateSet::EMPTY);
        Kit {
            checks,
            levels,
            attributes: by_number(&mut cards.attributes.iter().map(|card| card.die)),
            types: by_number(&mut cards.types.iter().map(|card| card.die)),
            small: by_number(&mut cards.small.iter().map(|card| card.die)),
            any_dice: of_kind(BigKind::AnyDice),
            plus_one: of_kind(BigKind::PlusOne),
            extra_headline: of_kind(BigKind::ExtraHeadline),
            honeys: std::iter::once(none)
                .chain(cards.honeys.iter().map(|card| (card.kind, card.states)))
                .collect(),
            delegates,
            crowd: with(Emblem::Crowd),
            dollar: with(Emblem::Dollar),
            near,
            ferries: map.ferries,
        }
    }
}

pub(crate) fn kit() -> &'static Kit {
    static KIT: OnceLock<Kit> = OnceLock::new();
    KIT.get_or_init(Kit::read)
}

/// Total number of dice.
#[inline]
pub(crate) fn total(count: &Count) -> u8 {
    (0..GROUPS).map(|n| count[n]).sum()
}

/// FIP-5.
pub fn delegates(state: UsState) -> u8 {
    kit().delegates(state)
}

/// FIP-5: adjacent states on land, across rivers or by ferry.
pub fn borders(state: UsState) -> StateSet {
    kit().near(state)
}

/// FIP-5.
pub fn emblem(state: UsState) -> Option<Emblem> {
    kit().emblem(state)
}
