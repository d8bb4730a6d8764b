//! G-31: what the person entered about unlisted cards: which listed card it is a copy of, or its kind with printed orders and section.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Kind;
use crate::state::Card;

/// The kinds of Commands & Colors, in the order of their numbers in `Told`.
pub(crate) const KINDS: [Kind; 4] = [Kind::Section, Kind::Troop, Kind::Leadership, Kind::Tactic];
/// Maximum printed orders on any card; 0 means that there is no fixed number.
pub(crate) const ORDERS_MAX: u8 = 9;

const ALL: usize = Card::MAX as usize + 1;

/// What is known of one card. The fields are in the order in which they are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Told {
    /// Number of the listed card that it is a copy of.
    pub like: u8,
    /// Its kind, counted from 1; 0 if not entered.
    kind: u8,
    /// The printed section, counted from 1; 4 if the card has none, 0 if not entered.
    pub section: u8,
    /// The printed orders plus one; 0 if not entered.
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

/// Serialized as a list that contains only the cards about which the person entered something.
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
