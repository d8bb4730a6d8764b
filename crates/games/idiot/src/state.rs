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
/// FIP-10, FIP-13: number of dice in a roll (`ROLL`), and on the voter groups at the end of phase 2 (`PLACED`).
pub const ROLL: usize = 6;
pub const PLACED: u8 = 20;
/// FIP-28: maximum number of bonus cards of each size in front of a player.
pub const BONUS_MAX: u8 = 3;
/// FIP-39: maximum allowance.
pub const ALLOWANCE_MAX: usize = 20;

/// One value for each seat.
pub type BySeat<T> = [T; SEATS_MAX];

/// FIP-7: the kinds of open cards, in the order in which they are chosen.
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
    /// FIP-30: discarding; the starting player card is passed on.
    Discard,
}

impl Phase {
    pub const ROUND: [Phase; 6] =
        [Phase::Draw, Phase::Dice, Phase::Headlines, Phase::States, Phase::Bonus, Phase::Discard];

    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The next phase; after the last one, the first phase of the next round.
    #[inline]
    pub fn next(self) -> Phase {
        Phase::ROUND[(self as usize + 1) % Phase::ROUND.len()]
    }
}

/// What is in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// FIP-7: players choose open cards.
    Choosing(Open),
    Phase(Phase),
    /// FIP-11, FIP-12: a roll lies on the table.
    Lying,
    /// FIP-12: the first of two dice was placed.
    Second,
    /// FIP-31: the Hey-Honeys, one after the other.
    Honeys,
    /// One Hey-Honey, and the state chosen first for it, if any.
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

/// The path of the mover (FIP-20) in the current movement so far.
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

/// FIP-7: the open cards and the Hey-Honey of a seat, by number; 0 if it has none yet.
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
    /// The seat with the starting player card.
    pub(crate) first: Seat,
    /// Number of seats from the starting player to the seat whose turn it is.
    pub(crate) turn: u8,
    /// FIP-35: when all seats act at once: cards to draw or numbers to choose per seat (`due`), and the seats that have any (`waiting`).
    pub(crate) due: BySeat<u8>,
    pub(crate) waiting: SeatSet,
    pub(crate) people: BySeat<Person>,
    /// Dice that each seat's open cards stand for, not including "any dice".
    pub(crate) symbols: BySeat<Count>,
    /// Headline cards as bits by number.
    pub(crate) piles: [u128; LEVELS as usize],
    pub(crate) discards: [u128; LEVELS as usize],
    pub(crate) hands: BySeat<u128>,
    /// Cards in hands drawn before their pile was refilled in this round. Everybody knows that these are not cards of the refill.
    pub(crate) earlier: u128,
    /// Cards in hands that were fulfilled.
    pub(crate) met: u128,
    pub(crate) small_pile: u32,
    pub(crate) big_pile: u32,
    pub(crate) small: BySeat<u32>,
    pub(crate) big: BySeat<u32>,
    /// FIP-28: number of entries in this round that give a small and a big card.
    pub(crate) earned: BySeat<[u8; 2]>,
    /// FIP-29: the numbers chosen for "any dice" cards; 0 if not chosen yet.
    pub(crate) named: BySeat<[u8; BONUS_MAX as usize]>,
    pub(crate) groups: Count,
    /// The current roll; 0 where there is no die.
    pub(crate) dice: [u8; ROLL],
    /// The dice of the roll that are not placed.
    pub(crate) lying: Lying,
    pub(crate) cubes: [u8; UsState::COUNT],
    pub(crate) held: BySeat<StateSet>,
    pub(crate) supply: BySeat<u8>,
    /// FIP-18.
    pub(crate) allowance: BySeat<u8>,
    /// What the moving seat has left of its allowance.
    pub(crate) left: u8,
    pub(crate) mover: UsState,
    /// Whether the seat has moved (`moved`) and flown (`flown`) in this turn.
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

    /// The phase of the round; None before the first and after the last round.
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

    /// The seat that is this many places after the starting player.
    #[inline]
    pub(crate) fn after_first(&self, places: u8) -> Seat {
        let n = self.first.0 + places;
        Seat(if n < self.seats { n } else { n - self.seats })
    }

    /// The seat whose turn it is, in phases where seats act one after the other.
    #[inline]
    pub fn seat_in_turn(&self) -> Seat {
        self.after_first(self.turn)
    }

    /// All seats, beginning with the starting player.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.seats);
        (0..seats).map(move |n| Seat((first + n) % seats))
    }

    /// FIP-35: the seats that must decide now.
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

    /// Headline cards in a seat's hand, as bits by number.
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

    /// FIP-28: how many small and big bonus cards a seat will draw for its entries of this round.
    pub(crate) fn bonus_to_come(&self, seat: Seat) -> [u8; 2] {
        let [small, big] = self.bonus(seat).map(|cards| BONUS_MAX - cards.count_ones() as u8);
        let [earned_small, earned_big] = self.earned[seat.index()];
        [earned_small.min(small), earned_big.min(big)]
    }

    /// FIP-28: how many more small and big bonus cards a seat can earn before it has three.
    pub(crate) fn bonus_room(&self, seat: Seat) -> [u8; 2] {
        let [small, big] = self.bonus(seat).map(|cards| BONUS_MAX - cards.count_ones() as u8);
        let [coming_small, coming_big] = self.bonus_to_come(seat);
        [small - coming_small, big - coming_big]
    }

    /// Headline piles of levels 1 to 3, as bits by number.
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

    /// FIP-13: number of dice that can still be placed.
    #[inline]
    pub(crate) fn room(&self) -> u8 {
        PLACED - total(&self.groups)
    }

    /// Sets how much a seat still has to do before a phase in which all seats act at once can end.
    #[inline]
    pub(crate) fn set_due(&mut self, seat: Seat, due: u8) {
        self.due[seat.index()] = due;
        if due > 0 {
            self.waiting.insert(seat);
        } else {
            self.waiting = self.waiting.without(seat);
        }
    }

    /// FIP-15: the dice that a seat's open cards stand for, including "any dice" with their chosen numbers.
    #[inline]
    pub(crate) fn adds(&self, seat: Seat) -> Count {
        let mut adds = self.symbols[seat.index()];
        for &number in self.named[seat.index()].iter().filter(|&&number| number != 0) {
            adds[usize::from(number) - 1] += 1;
        }
        adds
    }

    /// FIP-15, FIP-34: after phase 3 hands are open until they are discarded.
    pub(crate) fn hands_are_open(&self) -> bool {
        !matches!(self.phase(), Some(Phase::Draw | Phase::Dice | Phase::Headlines))
    }

    /// FIP-31, FIP-34.
    pub(crate) fn honeys_are_open(&self) -> bool {
        let bottom = self.frames.as_slice().first();
        matches!(bottom, Some(Frame::Honeys | Frame::Over))
    }

    /// FIP-29: number of big bonus cards of a kind that a seat has.
    #[inline]
    pub(crate) fn bigs(&self, seat: Seat, kind: fn(&Kit) -> u32) -> u8 {
        (self.big[seat.index()] & kind(kit())).count_ones() as u8
    }

    /// FIP-32, FIP-40: delegates of the states a seat holds. Doubled states count twice, whoever doubled them.
    pub fn delegates(&self, seat: Seat) -> u16 {
        let sum = |states: StateSet| -> u16 { states.iter().map(|s| u16::from(kit().delegates(s))).sum() };
        let held = self.held[seat.index()];
        sum(held) + sum(held & self.doubled)
    }
}
