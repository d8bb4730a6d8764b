//! Great moments: acts that are worth watching step by step, with everything that is to be seen of them.

use kernel::{Seat, Text};
use serde::Serialize;

use crate::{DieView, Goal, Spot, Track};

/// What made an act a great moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    Calls(Calls),
    Reveal(Reveal),
    Landing(Landing),
}

/// Places that fall one by one, by dice, while a race runs: election night.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Calls {
    pub name: Text,
    /// The race as it stood before the first call.
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
    /// One roll of each seat; level ones first, the last one decides.
    pub rolls: Vec<Vec<(Seat, u8)>>,
    pub winner: Seat,
    /// The numbers of the race after it, in the order of its counters.
    pub totals: Vec<i32>,
}

/// A place that can fall.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OpenPlace {
    pub spot: Spot,
    pub name: Text,
    pub worth: i32,
}

/// Hands that are turned over card by card, and what each card brings: the headlines.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reveal {
    pub name: Text,
    /// "Round 3 of 4".
    pub when: Text,
    /// What the cards are checked against: a die, how many of it lie there, and what they stand for.
    pub counted: Vec<(DieView, i32, Text)>,
    pub hands: Vec<RevealedHand>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RevealedHand {
    pub seat: Seat,
    pub name: Text,
    pub cards: Vec<RevealedCard>,
    /// What everybody gets besides.
    pub besides: i32,
    pub total: i32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RevealedCard {
    pub title: Text,
    pub level: i32,
    /// What it asks for; how many lie on the table for all, and how many count for its owner alone.
    pub goals: Vec<(Goal, i32)>,
    pub met: bool,
    pub gives: i32,
}

/// Dice that land, and what that means.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Landing {
    pub name: Text,
    pub seat: Option<Seat>,
    pub dice: Vec<DieView>,
    pub means: Vec<Text>,
    /// What it is about on the table.
    pub spots: Vec<Spot>,
}
