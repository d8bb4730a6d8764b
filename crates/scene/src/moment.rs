//! Great moments: acts that are worth watching step by step, with everything needed to show them.

use kernel::{Seat, Text};
use serde::Serialize;

use crate::{DieView, Goal, Spot, Track};

/// The kind of a great moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    Calls(Calls),
    Reveal(Reveal),
    Landing(Landing),
}

/// Places decided one by one by dice while a race goes on: election night.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Calls {
    pub name: Text,
    /// The race before the first call.
    pub track: Track,
    pub calls: Vec<Call>,
    /// How many of the calls were made by earlier acts.
    pub earlier: usize,
    /// What is still undecided after the last call.
    pub open: Vec<OpenPlace>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Call {
    pub place: OpenPlace,
    /// One roll per seat. Rolls repeat while they are level; the last one decides.
    pub rolls: Vec<Vec<(Seat, u8)>>,
    pub winner: Seat,
    /// The numbers of the race afterwards, in the order of its counters.
    pub totals: Vec<i32>,
}

/// A place that can be decided.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OpenPlace {
    pub spot: Spot,
    pub name: Text,
    pub worth: i32,
}

/// Hands revealed card by card, and what each card brings: the headlines.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reveal {
    pub name: Text,
    /// "Round 3 of 4".
    pub when: Text,
    /// What the cards are checked against: a die, how many of it there are, and what they stand for.
    pub counted: Vec<(DieView, i32, Text)>,
    pub hands: Vec<RevealedHand>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RevealedHand {
    pub seat: Seat,
    pub name: Text,
    pub cards: Vec<RevealedCard>,
    /// What everybody gets in addition.
    pub besides: i32,
    pub total: i32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RevealedCard {
    pub title: Text,
    pub level: i32,
    /// What the card asks for: how many are on the table for all, and how many count only for its owner.
    pub goals: Vec<(Goal, i32)>,
    pub met: bool,
    pub gives: i32,
}

/// Dice that come to rest, and their meaning.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Landing {
    pub name: Text,
    pub seat: Option<Seat>,
    pub dice: Vec<DieView>,
    pub means: Vec<Text>,
    /// The spots on the table that it is about.
    pub spots: Vec<Spot>,
}
