//! G-31: what the person told of cards that no list names: a copy of a listed card, or a kind with its printed orders and section.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Kind;
use crate::state::Card;

/// The kinds of Commands & Colors, as they are told.
pub(crate) const KINDS: [Kind; 4] = [Kind::Section, Kind::Troop, Kind::Leadership, Kind::Tactic];
/// More units no card orders by its print; 0 stands for no fixed number.
pub(crate) const ORDERS_MAX: u8 = 9;

const ALL: usize = Card::MAX as usize + 1;

/// What is known of one card, in the order in which it is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Told {
    /// The listed card that it is a copy of.
    pub like: u8,
    /// Its kind, counted from 1.
    kind: u8,
    /// The section printed on it, from 1; 4 for none.
    pub section: u8,
    /// Its printed orders, and one more.
    orders: u8,
}

impl Told {
    pub fn kind(self) -> Option<Kind> {
        KINDS.get(usize::from(self.kind).wrapping_sub(1)).copied()
    }

    pub fn orders(self) -> Option<u8> {
        self.orders.checked_sub(1)
    }

    /// The printed section as a bit.
    pub fn section_bit(self) -> Option<u8> {
        (1..=3).contains(&self.section).then(|| 1 << (self.section - 1))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Known([Told; ALL]);

impl Default for Known {
    fn default() -> Known {
        Known([Told::default(); ALL])
    }
}

impl Known {
    #[inline]
    pub fn of(&self, card: Card) -> Told {
        self.0[usize::from(card.number())]
    }

    fn of_mut(&mut self, number: u8) -> &mut Told {
        &mut self.0[usize::from(number)]
    }

    pub fn tell_like(&mut self, number: u8, like: Card) {
        self.of_mut(number).like = like.number();
    }

    pub fn tell_kind(&mut self, number: u8, kind: usize) {
        self.of_mut(number).kind = kind as u8 + 1;
    }

    pub fn tell_section(&mut self, number: u8, section: Option<usize>) {
        self.of_mut(number).section = section.map_or(4, |n| n as u8 + 1);
    }

    pub fn tell_orders(&mut self, number: u8, orders: u8) {
        self.of_mut(number).orders = orders + 1;
    }
}

/// Written as the cards that something was told of.
impl Serialize for Known {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let told = (0u8..).zip(self.0).filter(|(_, told)| *told != Told::default());
        serializer.collect_seq(told)
    }
}

impl<'de> Deserialize<'de> for Known {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut known = Known::default();
        for (number, told) in Vec::<(u8, Told)>::deserialize(deserializer)? {
            if number > Card::MAX || told.like > Card::MAX || told.orders > ORDERS_MAX + 1 {
                return Err(D::Error::custom("an impossible card was told"));
            }
            *known.of_mut(number) = told;
        }
        Ok(known)
    }
}
