//! Everything that changes during a game, as plain data.

use atlas::states::{StateSet, UsState};
use kernel::frames::Stack;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{Count, GROUPS, LEVELS};
use crate::kit::{ALL_BONUS, Kit, LAND, kit, total};
use crate::lying::Lying;
use crate::written::Written;

/// FIP-1.
pub const SEATS_MAX: usize = 5;
pub const DICE: u8 = 24;
pub const CUBES: u8 = 30;
/// FIP-10, FIP-13: dice in a roll, and on the voter groups when phase 2 ends.
pub const ROLL: usize = 6;
pub const PLACED: u8 = 20;
/// FIP-28: of each size in front of a player.
pub const BONUS_MAX: u8 = 3;
/// FIP-39: no allowance is larger.
pub const ALLOWANCE_MAX: usize = 20;

/// One of each for each seat.
pub type BySeat<T> = [T; SEATS_MAX];

/// FIP-7: what is chosen, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Open {
    Character,
    Attribute,
    Type,
}

/// The six phases of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// FIP-9: drawing headline cards.
    Draw,
    /// FIP-10 to FIP-14: rolling and placing dice.
    Dice,
    /// FIP-15 to FIP-19: fulfilling headlines.
    Headlines,
    /// FIP-20 to FIP-27: winning states.
    States,
    /// FIP-28: drawing bonus cards.
    Bonus,
    /// FIP-30: discarding, and the starting player card goes on.
    Discard,
}

impl Phase {
    pub const ROUND: [Phase; 6] =
        [Phase::Draw, Phase::Dice, Phase::Headlines, Phase::States, Phase::Bonus, Phase::Discard];

    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The phase after it; after the last one, the first of the next round.
    #[inline]
    pub fn next(self) -> Phase {
        Phase::ROUND[(self as usize + 1) % Phase::ROUND.len()]
    }
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// FIP-7: open cards being chosen.
    Choosing(Open),
    Phase(Phase),
    /// FIP-11, FIP-12: a roll lies on the table.
    Lying,
    /// FIP-12: one of two dice is placed.
    Second,
    /// FIP-31: the Hey-Honeys, one after the other.
    Honeys,
    /// One of them, and the state that was chosen for it first.
    Honey {
        picked: Option<UsState>,
    },
    Over,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Phase(Phase::Draw)
    }
}

/// A movement of the mover (FIP-20) as far as it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    from: UsState,
    len: u8,
    legs: [Leg; ALLOWANCE_MAX],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leg {
    pub to: UsState,
    pub cost: u8,
    pub flight: bool,
}

impl Walk {
    pub(crate) fn from(from: UsState) -> Walk {
        Walk { from, len: 0, legs: [Leg { to: UsState::NY, cost: 0, flight: false }; ALLOWANCE_MAX] }
    }

    pub fn start(&self) -> UsState {
        self.from
    }

    pub fn legs(&self) -> &[Leg] {
        &self.legs[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn push(&mut self, leg: Leg) {
        self.legs[usize::from(self.len)] = leg;
        self.len += 1;
    }
}

/// FIP-7: the open cards of a seat and its Hey-Honey, by number; 0 where there is none yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub character: u8,
    pub attribute: u8,
    #[serde(rename = "type")]
    pub kind: u8,
    pub honey: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct State {
    pub(crate) seats: u8,
    pub(crate) frames: Stack<Frame, 3>,
    pub(crate) round: u8,
    /// Who has the starting player card.
    pub(crate) first: Seat,
    /// Seats after the starting player whose turn it is.
    pub(crate) turn: u8,
    /// FIP-35: cards to draw or numbers to choose, where all seats act at once, and who has any.
    pub(crate) due: BySeat<u8>,
    pub(crate) waiting: SeatSet,
    pub(crate) people: BySeat<Person>,
    /// Dice that open cards stand for, "any dice" apart.
    pub(crate) symbols: BySeat<Count>,
    /// Headline cards as bits, by number.
    pub(crate) piles: [u128; LEVELS as usize],
    pub(crate) discards: [u128; LEVELS as usize],
    pub(crate) hands: BySeat<u128>,
    /// Cards in hands that were drawn before their pile was refilled in this round: all know that they are none of the refill.
    pub(crate) earlier: u128,
    /// Cards in hands that were found fulfilled.
    pub(crate) met: u128,
    pub(crate) small_pile: u32,
    pub(crate) big_pile: u32,
    pub(crate) small: BySeat<u32>,
    pub(crate) big: BySeat<u32>,
    /// FIP-28: entries of this round that bring a small and a big card.
    pub(crate) earned: BySeat<[u8; 2]>,
    /// FIP-29: the numbers chosen for "any dice" cards, 0 for none yet.
    pub(crate) named: BySeat<[u8; BONUS_MAX as usize]>,
    pub(crate) groups: Count,
    /// The roll as it lies, 0 where there is no die.
    pub(crate) dice: [u8; ROLL],
    /// Those of them that are not placed.
    pub(crate) lying: Lying,
    pub(crate) cubes: [u8; UsState::COUNT],
    pub(crate) held: BySeat<StateSet>,
    pub(crate) supply: BySeat<u8>,
    /// FIP-18.
    pub(crate) allowance: BySeat<u8>,
    /// What is left of the allowance of the seat that moves.
    pub(crate) left: u8,
    pub(crate) mover: UsState,
    /// Whether the seat has moved, and flown, in this turn.
    pub(crate) moved: bool,
    pub(crate) flown: bool,
    pub(crate) walk: Walk,
    /// FIP-31.
    pub(crate) doubled: StateSet,
}

impl State {
    /// FIP-6.
    pub(crate) fn new(seats: u8, first: Seat) -> State {
        let mut frames = Stack::default();
        frames.push(Frame::Phase(Phase::Draw));
        State {
            seats,
            frames,
            round: 1,
            first,
            turn: 0,
            due: [0; SEATS_MAX],
            waiting: SeatSet::EMPTY,
            people: [Person::default(); SEATS_MAX],
            symbols: [[0; GROUPS]; SEATS_MAX],
            piles: kit().levels,
            discards: [0; LEVELS as usize],
            hands: [0; SEATS_MAX],
            earlier: 0,
            met: 0,
            small_pile: ALL_BONUS,
            big_pile: ALL_BONUS,
            small: [0; SEATS_MAX],
            big: [0; SEATS_MAX],
            earned: [[0; 2]; SEATS_MAX],
            named: [[0; BONUS_MAX as usize]; SEATS_MAX],
            groups: [0; GROUPS],
            dice: [0; ROLL],
            lying: Lying::default(),
            cubes: [0; UsState::COUNT],
            held: [StateSet::EMPTY; SEATS_MAX],
            supply: [CUBES; SEATS_MAX],
            allowance: [0; SEATS_MAX],
            left: 0,
            mover: UsState::NY,
            moved: false,
            flown: false,
            walk: Walk::from(UsState::NY),
            doubled: StateSet::EMPTY,
        }
    }

    #[inline]
    pub fn frame(&self) -> Frame {
        self.frames.top().expect("a game always has something going on, even if it is over")
    }

    /// The phase of the round; none before the first and after the last.
    pub fn phase(&self) -> Option<Phase> {
        self.frames.as_slice().iter().find_map(|frame| match frame {
            Frame::Phase(phase) => Some(*phase),
            _ => None,
        })
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn first(&self) -> Seat {
        self.first
    }

    /// The seat so many places after the starting player.
    #[inline]
    pub(crate) fn after_first(&self, places: u8) -> Seat {
        let n = self.first.0 + places;
        Seat(if n < self.seats { n } else { n - self.seats })
    }

    /// Whose turn it is, where seats act one after the other.
    #[inline]
    pub fn seat_in_turn(&self) -> Seat {
        self.after_first(self.turn)
    }

    /// All seats from the starting player on.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.seats);
        (0..seats).map(move |n| Seat((first + n) % seats))
    }

    /// FIP-35: who must decide.
    #[inline]
    pub(crate) fn deciding(&self) -> SeatSet {
        match self.frame() {
            Frame::Phase(Phase::Draw | Phase::Headlines) => self.waiting,
            Frame::Over => SeatSet::EMPTY,
            _ => self.seat_in_turn().alone(),
        }
    }

    pub fn person(&self, seat: Seat) -> Person {
        self.people[seat.index()]
    }

    /// Headline cards in the hand of a seat, as bits by number.
    pub fn hand(&self, seat: Seat) -> u128 {
        self.hands[seat.index()]
    }

    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat.index()]
    }

    pub fn allowance(&self, seat: Seat) -> u8 {
        self.allowance[seat.index()]
    }

    pub fn held(&self, seat: Seat) -> StateSet {
        self.held[seat.index()]
    }

    pub fn cubes(&self, state: UsState) -> u8 {
        self.cubes[state.index()]
    }

    pub fn mover(&self) -> UsState {
        self.mover
    }

    pub fn groups(&self) -> Count {
        self.groups
    }

    pub fn dice(&self) -> [u8; ROLL] {
        self.dice
    }

    pub fn walk(&self) -> &Walk {
        &self.walk
    }

    pub fn doubled(&self) -> StateSet {
        self.doubled
    }

    /// Small and big bonus cards of a seat, as bits by number.
    pub fn bonus(&self, seat: Seat) -> [u32; 2] {
        [self.small[seat.index()], self.big[seat.index()]]
    }

    /// FIP-28: small and big bonus cards that a seat will draw for its entries of this round.
    pub(crate) fn bonus_to_come(&self, seat: Seat) -> [u8; 2] {
        let [small, big] = self.bonus(seat).map(|cards| BONUS_MAX - cards.count_ones() as u8);
        let [earned_small, earned_big] = self.earned[seat.index()];
        [earned_small.min(small), earned_big.min(big)]
    }

    /// FIP-28: small and big bonus cards that a seat can still earn, never more than three in all.
    pub(crate) fn bonus_room(&self, seat: Seat) -> [u8; 2] {
        let [small, big] = self.bonus(seat).map(|cards| BONUS_MAX - cards.count_ones() as u8);
        let [coming_small, coming_big] = self.bonus_to_come(seat);
        [small - coming_small, big - coming_big]
    }

    /// Headline piles of level 1 to 3, as bits by number.
    pub fn piles(&self) -> [u128; LEVELS as usize] {
        self.piles
    }

    pub fn discards(&self) -> [u128; LEVELS as usize] {
        self.discards
    }

    pub fn holder(&self, state: UsState) -> Option<Seat> {
        (0..self.seats).map(Seat).find(|seat| self.held[seat.index()].contains(state))
    }

    #[inline]
    pub fn empty(&self) -> StateSet {
        LAND - self.held.iter().fold(StateSet::EMPTY, |all, &held| all | held)
    }

    /// FIP-13: dice that can still be placed.
    #[inline]
    pub(crate) fn room(&self) -> u8 {
        PLACED - total(&self.groups)
    }

    /// What is due from a seat before a phase of all seats at once can end.
    #[inline]
    pub(crate) fn set_due(&mut self, seat: Seat, due: u8) {
        self.due[seat.index()] = due;
        if due > 0 {
            self.waiting.insert(seat);
        } else {
            self.waiting = self.waiting.without(seat);
        }
    }

    /// FIP-15: the dice that the open cards of a seat stand for, "any dice" with their chosen numbers included.
    #[inline]
    pub(crate) fn adds(&self, seat: Seat) -> Count {
        let mut adds = self.symbols[seat.index()];
        for &number in self.named[seat.index()].iter().filter(|&&number| number != 0) {
            adds[usize::from(number) - 1] += 1;
        }
        adds
    }

    /// FIP-15, FIP-34: hands lie open from phase 3 on until they are discarded.
    pub(crate) fn hands_are_open(&self) -> bool {
        !matches!(self.phase(), Some(Phase::Draw | Phase::Dice | Phase::Headlines))
    }

    /// FIP-31, FIP-34.
    pub(crate) fn honeys_are_open(&self) -> bool {
        let bottom = self.frames.as_slice().first();
        matches!(bottom, Some(Frame::Honeys | Frame::Over))
    }

    /// FIP-29: how many big bonus cards of a kind a seat has.
    #[inline]
    pub(crate) fn bigs(&self, seat: Seat, kind: fn(&Kit) -> u32) -> u8 {
        (self.big[seat.index()] & kind(kit())).count_ones() as u8
    }

    /// FIP-32, FIP-40: delegates of the states held, doubled ones twice, whoever doubled them.
    pub fn delegates(&self, seat: Seat) -> u16 {
        let sum = |states: StateSet| -> u16 { states.iter().map(|s| u16::from(kit().delegates(s))).sum() };
        let held = self.held[seat.index()];
        sum(held) + sum(held & self.doubled)
    }
}
