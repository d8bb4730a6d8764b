//! The contract of a game.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Acts, Chance, FastRng, MAX_SEATS, OptionSpec, Refusal, Seat, SeatSet, Text, Unreadable, Viewer};

/// A game with fixed options. Everything that changes during play is in `State`.
pub trait Game: Clone + Send + Sync + 'static {
    /// The name in commands and files.
    const ID: &'static str;
    /// Must be raised whenever the same acts could lead to another state.
    const RULES: u32;
    const SEATS: RangeInclusive<u8>;
    /// The kinds of dice in the box, by their number of sides.
    const DICE: &'static [u8];

    type Options: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    type Act: Copy + Debug + Eq + Display + FromStr<Err = Unreadable> + Send + Sync;
    type Event: Clone + Debug + PartialEq + Send + Sync;
    type View: Debug + PartialEq + Serialize;

    /// The names of all piles that the game draws from, with any options.
    fn piles() -> Vec<&'static str> {
        Vec::new()
    }

    /// Whether people can have the cards or counters of this pile at home, with the same numbers or names. People are never asked for other
    /// piles, such as cards invented by this program, or lots.
    fn can_be_owned(&self, _pile: &str) -> bool {
        true
    }

    /// The options, in the order in which a person is asked for them.
    fn option_specs() -> Vec<OptionSpec>;

    fn new(options: &Self::Options, seats: u8) -> Result<Self, Refusal>;

    fn options(&self) -> &Self::Options;

    fn seats(&self) -> u8;

    fn start<C: Chance>(
        &self,
        chance: &mut C,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Self::State, C::Stop>;

    /// Who must decide, or how the game ended.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Every legal act of the seat and no other, in a fixed order. This alone defines what is legal: [`check`](crate::check) looks an act
    /// up here.
    fn acts(&self, state: &Self::State, seat: Seat, out: &mut impl Acts<Self::Act>);

    /// Why an act that `acts` does not list is illegal. A specific reason is given only if it is true. Otherwise the general one: something
    /// else is being asked now.
    fn refuse(&self, state: &Self::State, seat: Seat, act: Self::Act) -> Refusal;

    /// Plays an act, which must be legal. If chance stops, the state is unusable, so play on a copy.
    fn play<C: Chance>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        act: Self::Act,
        chance: &mut C,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), C::Stop>;

    /// Whether the seat learns a secret from this legal act other than by chance, such as opened sealed bids or another seat's card. Such
    /// an act cannot be undone for free.
    fn reveals(&self, _before: &Self::State, _seat: Seat, _act: Self::Act) -> bool {
        false
    }

    /// What the viewer may know. The view is built from this alone.
    fn picture(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A random state that this viewer cannot distinguish from the real one.
    fn imagine(&self, state: &Self::State, viewer: Viewer, rng: &mut FastRng) -> Self::State;
}

/// For `new`: checks the number of seats. The reason is the text with this key and the argument `seats`.
pub fn check_seats<G: Game>(seats: u8, rule: &'static str, key: &'static str) -> Result<(), Refusal> {
    if G::SEATS.contains(&seats) {
        return Ok(());
    }
    Err(Refusal::new(rule, Text::new(key).number("seats", seats)))
}

/// A game that can say what an act is worth, for hints and bots.
pub trait Insight: Game {
    /// The worth of an act that is legal now for the seat; higher is better. Called only with a state that the seat may know.
    fn worth(&self, state: &Self::State, seat: Seat, act: Self::Act) -> f32;
}

/// Whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Each of these seats has something to decide, and any of them may go first.
    Decide(SeatSet),
    Over(Verdict),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// One seat; several for a tie or a shared win; none if the game itself won.
    pub winners: SeatSet,
    pub scores: [i32; MAX_SEATS],
    /// In which way the game ended, as a key for statistics and recorded games.
    pub how: &'static str,
}

/// Who may read a log entry.
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

/// An event, with those who may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<E> {
    pub to: Audience,
    pub event: E,
}

/// Where a game reports events. Events are created only if somebody listens.
pub trait Log<E> {
    /// Whether anybody listens. If not, games can skip work that only serves the report.
    const LISTENS: bool = true;

    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<Told<E>> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.push(Told { to, event: event() });
    }
}

/// A log that discards everything.
pub struct NoLog;

impl<E> Log<E> for NoLog {
    const LISTENS: bool = false;

    #[inline]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}
