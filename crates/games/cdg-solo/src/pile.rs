//! Sets of cards whose order is unknown, and piles whose order is known to all.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::state::Card;

/// A set of card numbers of one deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers(pub(crate) u128);

impl Numbers {
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn contains(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        kernel::sets::members(self.0)
    }

    pub(crate) fn of(numbers: &[u8]) -> Numbers {
        Numbers(numbers.iter().fold(0, |set, n| set | 1 << n))
    }
}

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<u8>::deserialize(deserializer)?;
        if list.iter().any(|&n| n == 0 || n > Card::MAX) {
            return Err(D::Error::custom("a card number out of range"));
        }
        Ok(Numbers::of(&list))
    }
}

/// A discard pile with the top card last. Every card keeps its facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    len: u8,
    cards: [u8; Card::MAX as usize],
    pub(crate) down: Numbers,
    /// The same cards as a set, for fast lookup.
    pub(crate) set: Numbers,
}

impl Default for Pile {
    fn default() -> Pile {
        Pile { len: 0, cards: [0; Card::MAX as usize], down: Numbers::default(), set: Numbers::default() }
    }
}

impl Pile {
    /// The card numbers from the bottom to the top.
    #[inline]
    pub fn numbers(&self) -> &[u8] {
        &self.cards[..self.len as usize]
    }

    pub fn is_down(&self, number: u8) -> bool {
        self.down.contains(number)
    }

    #[inline]
    pub(crate) fn push(&mut self, number: u8, down: bool) {
        self.cards[self.len as usize] = number;
        self.len += 1;
        self.set.0 |= 1 << number;
        if down {
            self.down.0 |= 1 << number;
        }
    }

    /// Puts a card under all others.
    pub(crate) fn push_bottom(&mut self, number: u8) {
        let len = self.len as usize;
        self.cards.copy_within(..len, 1);
        self.cards[0] = number;
        self.len += 1;
        self.set.0 |= 1 << number;
    }

    pub(crate) fn remove(&mut self, number: u8) {
        let Some(place) = self.numbers().iter().position(|&n| n == number) else { return };
        let len = self.len as usize;
        self.cards.copy_within(place + 1..len, place);
        self.len -= 1;
        self.cards[self.len as usize] = 0;
        self.set.0 &= !(1 << number);
        self.down.0 &= !(1 << number);
    }

    /// Empties the pile and returns its cards.
    #[inline]
    pub(crate) fn take_all(&mut self) -> Numbers {
        let all = self.set;
        let len = self.len as usize;
        self.cards[..len].fill(0);
        *self = Pile { cards: self.cards, ..Pile::default() };
        all
    }
}

/// Face-down cards are serialized as negative numbers.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let signed = |&n: &u8| if self.is_down(n) { -i16::from(n) } else { i16::from(n) };
        serializer.collect_seq(self.numbers().iter().map(signed))
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut pile = Pile::default();
        for n in Vec::<i16>::deserialize(deserializer)? {
            let number = n.unsigned_abs();
            if number == 0 || number > Card::MAX.into() || pile.set.contains(number as u8) {
                return Err(D::Error::custom("a discard pile with an impossible card"));
            }
            pile.push(number as u8, n < 0);
        }
        Ok(pile)
    }
}

/// Maximum number of older shuffles from which cards can still lie face-down on a display: one for each slot except C.
pub(crate) const AGES: usize = 4;

/// A deck and where its cards are. For cards that nobody has seen only the set is known, not the order: those lying face-down on a
/// display and those still in the deck (G-29).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    pub(crate) pool: Numbers,
    /// How many cards of the pool lie face-down on displays.
    pub(crate) laid: u8,
    /// Cards lying face-down since before the last shuffle, one set per older shuffle (BB-9, ES-19).
    pub(crate) old: [Numbers; AGES],
    pub(crate) pile: Pile,
    pub(crate) removed: Numbers,
    /// Cards that are not in the game, or not yet.
    pub(crate) boxed: Numbers,
}

impl Deck {
    /// Number of cards that can be drawn. With two decks: those below the card in slot C.
    #[inline]
    pub fn left(&self) -> usize {
        self.pool.len() - usize::from(self.laid)
    }

    /// The unseen cards of a shuffle: age 0 is the latest one, higher ages are older ones.
    #[inline]
    pub(crate) fn unseen(&mut self, age: usize) -> &mut Numbers {
        match age.checked_sub(1) {
            None => &mut self.pool,
            Some(older) => &mut self.old[older],
        }
    }

    pub fn discards(&self) -> &Pile {
        &self.pile
    }
}
