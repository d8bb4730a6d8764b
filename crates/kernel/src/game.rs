//! The contract of a game.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Acts, Chance, FastRng, MAX_SEATS, OptionSpec, Refusal, Seat, SeatSet, Text, Unreadable, Viewer};

/// A game with its options settled. All that changes while it is played is in `State`.
pub trait Game: Clone + Send + Sync + 'static {
    /// Name in commands and files.
    const ID: &'static str;
    /// Raised whenever the same acts could lead to another state.
    const RULES: u32;
    const SEATS: RangeInclusive<u8>;
    /// The kinds of dice in the box, by number of sides.
    const DICE: &'static [u8];

    type Options: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    type Act: Copy + Debug + Eq + Display + FromStr<Err = Unreadable> + Send + Sync;
    type Event: Clone + Debug + PartialEq + Send + Sync;
    type View: Debug + PartialEq + Serialize;

    /// The names of all piles it draws from, with any options.
    fn piles() -> Vec<&'static str> {
        Vec::new()
    }

    /// Whether people can have the cards or counters of this pile at home, known by the same numbers or names. Nobody is asked for others:
    /// cards that this program has made up, and lots.
    fn can_be_owned(&self, _pile: &str) -> bool {
        true
    }

    /// What can be set before the start, in the order in which a person is asked.
    fn option_specs() -> Vec<OptionSpec>;

    fn new(options: &Self::Options, seats: u8) -> Result<Self, Refusal>;

    fn options(&self) -> &Self::Options;

    fn seats(&self) -> u8;

    fn start<C: Chance>(
        &self,
        chance: &mut C,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Self::State, C::Stop>;

    /// Who must decide, or how it ended.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Every legal act of the seat, no other, in a fixed order. This is the whole law: [`check`](crate::check) looks an act up here.
    fn acts(&self, state: &Self::State, seat: Seat, out: &mut impl Acts<Self::Act>);

    /// Why an act that `acts` does not list is not legal. A special reason is given only where it is true; where none is, the general one:
    /// something else is asked now.
    fn refuse(&self, state: &Self::State, seat: Seat, act: Self::Act) -> Refusal;

    /// Only a legal act. Where chance stops, the state is of no more use: play on a copy.
    fn play<C: Chance>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        act: Self::Act,
        chance: &mut C,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), C::Stop>;

    /// Whether the seat learns by this legal act, other than by chance, what it could not know: sealed bids that are opened, another's card.
    /// Such an act is not taken back for free.
    fn reveals(&self, _before: &Self::State, _seat: Seat, _act: Self::Act) -> bool {
        false
    }

    /// What the viewer may know, built from nothing else.
    fn picture(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state that this viewer cannot tell from the real one.
    fn imagine(&self, state: &Self::State, viewer: Viewer, rng: &mut FastRng) -> Self::State;
}

/// For `new`: whether the game has so many seats. The reason is the text of this key with the number of `seats`.
pub fn check_seats<G: Game>(seats: u8, rule: &'static str, key: &'static str) -> Result<(), Refusal> {
    if G::SEATS.contains(&seats) {
        return Ok(());
    }
    Err(Refusal::new(rule, Text::new(key).number("seats", seats)))
}

/// A game that can say what an act is worth: for hints and for players that are no persons.
pub trait Insight: Game {
    /// Higher is better, for the seat, of the acts legal now. Called only on what the seat may know.
    fn worth(&self, state: &Self::State, seat: Seat, act: Self::Act) -> f32;
}

/// Whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Each of these seats has something to decide; any of them may go ahead.
    Decide(SeatSet),
    Over(Verdict),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// One seat; several for a tie or a shared win; none where the game itself won.
    pub winners: SeatSet,
    pub scores: [i32; MAX_SEATS],
    /// In which of the game's ways: a key that statistics and recorded games tell them apart by.
    pub how: &'static str,
}

/// Who may read an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    All,
    Only(Seat),
    AllBut(Seat),
}

impl Audience {
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer.is(seat),
            Audience::AllBut(seat) => !viewer.is(seat),
        }
    }
}

/// Something that happened, for those who may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<E> {
    pub to: Audience,
    pub event: E,
}

/// Where a game tells what happens. Events are made only where somebody listens.
pub trait Log<E> {
    /// Whether anybody listens: what is only gathered for a telling can be spared where nobody does.
    const LISTENS: bool = true;

    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<Told<E>> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.push(Told { to, event: event() });
    }
}

/// Nobody listens.
pub struct NoLog;

impl<E> Log<E> for NoLog {
    const LISTENS: bool = false;

    #[inline]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}
