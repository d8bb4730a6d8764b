//! Everything that changes during a session, as plain data.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;
use kernel::frames::Stack;
use serde::{Deserialize, Serialize};

use crate::act::Use;
use crate::face::{Face, Slots};
use crate::frame::{Frame, Phase};
use crate::pile::Deck;
use crate::sheet::Side;
use crate::sheets::Own;

/// G-4: slots A to E.
pub const SLOTS: usize = 5;
/// CN-9, CM-8: maximum number of cards in a slot.
pub const LAYERS: usize = 3;
/// NE-2: up to two displays for each side.
pub const DISPLAYS: usize = 4;
pub const SLOT_C: usize = 2;
/// G-4: length of the track for Cards Remaining.
pub const TRACK_MAX: u8 = 12;
const PER_DISPLAY: u8 = (SLOTS * LAYERS) as u8;

/// A card: its number and its deck. Number 0 means no card, or a card that nobody has seen (G-29).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub(crate) u8);

impl Card {
    pub const NONE: Card = Card(0);
    /// The highest card number; numbers start at 1.
    pub const MAX: u8 = 127;

    #[inline]
    pub const fn new(deck: usize, number: u8) -> Card {
        Card(number | (deck as u8) << 7)
    }

    #[inline]
    pub const fn number(self) -> u8 {
        self.0 & 0x7F
    }

    #[inline]
    pub const fn deck(self) -> usize {
        (self.0 >> 7) as usize
    }

    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        1 << self.number()
    }
}

/// Written as `47`, or `47b` for a card of the second deck.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number(), if self.deck() == 1 { "b" } else { "" })
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let bad = || Unreadable::new(text);
        let (deck, digits) = match text.strip_suffix('b') {
            Some(digits) => (1, digits),
            None => (0, text),
        };
        let number: u8 = digits.parse().map_err(|_| bad())?;
        if number == 0 || number > Card::MAX || digits.starts_with(['+', '0']) {
            return Err(bad());
        }
        Ok(Card::new(deck, number))
    }
}

/// A place for one card on a display, written as `1B`, or `1B2` for the second card of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pos(pub(crate) u8);

impl Pos {
    pub(crate) const NOWHERE: Pos = Pos(u8::MAX);

    #[inline]
    pub const fn new(display: usize, slot: usize, layer: usize) -> Pos {
        Pos(display as u8 * PER_DISPLAY + (slot * LAYERS + layer) as u8)
    }

    #[inline]
    pub const fn display(self) -> usize {
        (self.0 / PER_DISPLAY) as usize
    }

    #[inline]
    pub const fn slot(self) -> usize {
        (self.0 % PER_DISPLAY) as usize / LAYERS
    }

    #[inline]
    pub const fn layer(self) -> usize {
        self.0 as usize % LAYERS
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The side that owns the display.
    #[inline]
    pub fn side(self) -> Side {
        Side::BOTH[self.display() % 2]
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.display() + 1, (b'A' + self.slot() as u8) as char)?;
        if self.layer() > 0 { write!(f, "{}", self.layer() + 1) } else { Ok(()) }
    }
}

impl FromStr for Pos {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Pos, Unreadable> {
        let bad = || Unreadable::new(text);
        let (display, slot, layer) = match text.as_bytes() {
            [d, s] => (*d, *s, b'1'),
            [d, s, l @ b'2'..=b'3'] => (*d, *s, *l),
            _ => return Err(bad()),
        };
        if !(b'1'..=b'4').contains(&display) || !(b'A'..=b'E').contains(&slot) {
            return Err(bad());
        }
        Ok(Pos::new((display - b'1').into(), (slot - b'A').into(), (layer - b'1').into()))
    }
}

/// A place on a display and how the card lies there; possibly empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lie(pub(crate) Card, pub(crate) u8);

impl Lie {
    const LAID: u8 = 1;
    const UP: u8 = 2;
    /// For a card dealt before the last shuffle of its deck: the older shuffle it belongs to (G-29).
    const AGE: u8 = 0b0111_0000;
    const AGE_SHIFT: u8 = 4;
    /// WW-6: turned up by a battle roll and turned down again afterwards.
    const PEEKED: u8 = 8;
    pub(crate) const EMPTY: Lie = Lie(Card::NONE, 0);
    pub(crate) const UNSEEN: Lie = Lie(Card::NONE, Lie::LAID);

    #[inline]
    pub(crate) fn up(card: Card) -> Lie {
        Lie(card, Lie::LAID | Lie::UP)
    }

    #[inline]
    pub fn card(self) -> Card {
        self.0
    }

    #[inline]
    pub fn is_laid(self) -> bool {
        self.1 & Lie::LAID != 0
    }

    #[inline]
    pub fn is_up(self) -> bool {
        self.1 & Lie::UP != 0
    }

    #[inline]
    pub fn is_down(self) -> bool {
        self.1 & (Lie::LAID | Lie::UP) == Lie::LAID
    }

    #[inline]
    pub fn is_unseen(self) -> bool {
        self.is_laid() && self.0.is_none()
    }

    #[inline]
    pub(crate) fn age(self) -> usize {
        usize::from((self.1 & Lie::AGE) >> Lie::AGE_SHIFT)
    }

    #[inline]
    pub(crate) fn is_peeked(self) -> bool {
        self.1 & Lie::PEEKED != 0
    }

    #[inline]
    pub(crate) fn turned_up(self, card: Card, peeked: bool) -> Lie {
        Lie(card, Lie::LAID | Lie::UP | if peeked { Lie::PEEKED } else { 0 })
    }

    #[inline]
    pub(crate) fn turned_down(self) -> Lie {
        Lie(self.0, Lie::LAID)
    }

    #[inline]
    pub(crate) fn grown_old(self, age: usize) -> Lie {
        Lie(self.0, self.1 & !Lie::AGE | (age as u8) << Lie::AGE_SHIFT)
    }

    #[inline]
    pub(crate) fn kept(self) -> Lie {
        Lie(self.0, self.1 & !Lie::PEEKED)
    }
}

/// G-4: a display of five slots from left to right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Display {
    pub(crate) slots: [[Lie; LAYERS]; SLOTS],
    /// How many cards each slot should hold: 0 if the display is not used, two or three in Commands & Colors.
    pub(crate) want: [u8; SLOTS],
    /// CN-14: slots that hold one card too many.
    pub(crate) excess: Slots,
}

/// G-5: Max Hand Size and Cards Remaining.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Track {
    pub hand: u8,
    pub left: u8,
}

/// Why a card lies beside a display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    #[default]
    SetAside,
    /// ES-9.
    Future,
    /// Laid into a combat that is in progress, from a display slot or from beside the display.
    InCombat,
    /// Its side won the combat, and the person must still say whether it is kept.
    Won,
    /// PG-7, BB-10: kept by the winner.
    Retained,
    /// Kept by the winner, but already used in this round.
    RetainedUsed,
    /// PG-8.
    Passed,
    PassedInCombat,
    /// CN-1.
    Square,
    /// CN-3: waits to fill the next empty slot.
    Returning,
    /// NE-1: the courier rack.
    Rack,
    /// G-28: laid there by hand as a marker.
    Marker,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aside {
    pub(crate) card: Card,
    pub(crate) role: Role,
    /// The slot that stays empty until this card is discarded (PG-7), counted from 1; 0 if there is none.
    pub(crate) slot: u8,
}

impl Aside {
    pub fn card(self) -> Card {
        self.card
    }

    pub fn role(self) -> Role {
        self.role
    }
}

pub const BESIDE: usize = 16;

/// The play in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// On the table until T-4 puts it away.
    pub(crate) card: Card,
    pub(crate) pos: Pos,
    pub(crate) used: Use,
    /// Where the card goes, if different from what the deck says.
    pub(crate) leaves: Option<Leaves>,
    /// A card that fills the slot face-up instead of a drawn one.
    pub(crate) fetched: Card,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaves {
    Discarded,
    DiscardedDown,
    Removed,
    /// It was already put elsewhere.
    Elsewhere,
}

impl Default for Play {
    fn default() -> Play {
        Play { card: Card::NONE, pos: Pos::NOWHERE, used: Use::Event, leaves: None, fetched: Card::NONE }
    }
}

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Won(Side),
    Drawn,
    /// The turn limit was reached.
    Limit,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) frames: Stack<Frame, 10>,
    pub(crate) phase: Phase,
    pub(crate) active: Side,
    /// The display that is played from: that of the active side, or its second one in La Grande.
    pub(crate) focus: u8,
    /// The season, game turn or side's turn, whichever the playsheet counts.
    pub(crate) turn: u8,
    pub(crate) round: u8,
    /// How many corrections were made by hand.
    pub(crate) corrections: u16,
    /// The card that was put away last (T-4).
    pub(crate) latest: Card,
    /// Number of combats with cards in the current turn of a side.
    pub(crate) fought: u8,
    /// The face that the fate die shows.
    pub(crate) face: Option<Face>,
    pub(crate) displays: [Display; DISPLAYS],
    pub(crate) tracks: [Track; DISPLAYS],
    pub(crate) decks: [Deck; 2],
    pub(crate) beside: [Stack<Aside, BESIDE>; 2],
    pub(crate) play: Play,
    pub(crate) own: Own,
    pub(crate) outcome: Option<Outcome>,
}

impl State {
    #[inline]
    pub fn frame(&self) -> Frame {
        self.frames.top().unwrap_or(Frame::Over)
    }

    pub fn active(&self) -> Side {
        self.active
    }

    pub fn face(&self) -> Option<Face> {
        self.face
    }

    /// The card at a place, possibly none.
    #[inline]
    pub fn lie(&self, pos: Pos) -> Lie {
        self.displays[pos.display()].slots[pos.slot()][pos.layer()]
    }

    #[inline]
    pub(crate) fn lie_mut(&mut self, pos: Pos) -> &mut Lie {
        &mut self.displays[pos.display()].slots[pos.slot()][pos.layer()]
    }

    pub fn track(&self, side: Side) -> Track {
        self.tracks[side.index()]
    }

    pub fn deck(&self, deck: usize) -> &Deck {
        &self.decks[deck]
    }

    pub fn beside(&self, side: Side) -> &[Aside] {
        self.beside[side.index()].as_slice()
    }

    /// The places of a display whose cards satisfy `test`.
    #[inline]
    pub(crate) fn places(&self, display: usize, test: impl Fn(Lie) -> bool) -> u64 {
        let mut found = 0;
        for (slot, cards) in self.displays[display].slots.iter().enumerate() {
            for (layer, &lie) in cards.iter().enumerate() {
                // A slot has no gaps, so the first empty layer ends it.
                if !lie.is_laid() {
                    break;
                }
                if test(lie) {
                    found |= Pos::new(display, slot, layer).bit();
                }
            }
        }
        found
    }

    #[inline]
    pub(crate) fn face_up(&self, display: usize) -> u64 {
        self.places(display, Lie::is_up)
    }
}

/// The places in a set, in ascending order.
#[inline]
pub(crate) fn each_pos(mut places: u64) -> impl Iterator<Item = Pos> + Clone {
    std::iter::from_fn(move || {
        let first = places.trailing_zeros();
        if places == 0 {
            return None;
        }
        places &= places - 1;
        Some(Pos(first as u8))
    })
}
