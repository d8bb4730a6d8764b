//! The words of a scene.

use std::borrow::Cow;

use kernel::{Seat, Text};
use serde::Serialize;

/// Everything one viewer sees, and what is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scene {
    /// Where the game stands: "Week 9 of 15".
    pub headline: Text,
    pub areas: Vec<Area>,
    pub prompt: Prompt,
}

/// A named part of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Area {
    pub name: Text,
    pub place: Place,
    pub items: Vec<Item>,
}

/// Where a renderer should put an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The race at the top.
    Bar,
    /// The board, the hero.
    Stage,
    /// Beside the question: dice and what is at stake.
    Desk,
    /// What only this viewer holds.
    Hand,
    /// One key away: score cards, charts, piles.
    Drawer,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Board(Board),
    Track(Track),
    Cards(Cards),
    Dice(Dice),
    Grid(Grid),
    Roster(Roster),
    Sheet(Sheet),
}

/// A thing on the table that can be pointed at: `state:OH`, `card:17`, `die:6`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Spot(pub String);

impl Spot {
    pub fn new(kind: &str, id: impl std::fmt::Display) -> Spot {
        Spot(format!("{kind}:{id}"))
    }
}

/// A map with its places.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Board {
    /// Which map of the atlas.
    pub map: &'static str,
    pub places: Vec<PlaceView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceView {
    /// The place's id on its map.
    pub id: Cow<'static, str>,
    pub spot: Spot,
    pub name: Text,
    pub owner: Option<Seat>,
    /// How firmly it is held: 0 not at all to 4.
    pub strength: u8,
    /// What it is worth: electoral votes, delegates.
    pub worth: Option<i32>,
    pub pieces: Vec<Piece>,
    pub marks: Vec<Mark>,
}

/// Pieces of one kind and owner in one place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Piece {
    pub kind: &'static str,
    pub owner: Option<Seat>,
    pub count: i32,
}

/// Something to notice about a place, card or box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Named in this turn.
    Announced,
    /// Changed in this turn.
    Changed,
    /// Won by a roll, without votes.
    Drawn,
}

/// A row of boxes with a counter, or a race to a line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Track {
    pub name: Text,
    pub min: i32,
    pub max: i32,
    /// The line that matters: 270.
    pub line: Option<i32>,
    pub counters: Vec<Counter>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Counter {
    pub name: Text,
    pub owner: Option<Seat>,
    pub value: i32,
}

/// Cards in a row, a pile or slots.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cards {
    pub name: Text,
    pub layout: Layout,
    pub owner: Option<Seat>,
    /// How many there are; of a hidden pile or hand nothing else is told.
    pub count: u32,
    pub faces: Vec<CardView>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    Row,
    Pile,
    Slots,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardView {
    pub spot: Spot,
    pub number: u16,
    pub title: Text,
    pub text: Text,
    pub flavour: Option<Text>,
    /// Small print: "Play Immediately".
    pub tags: Vec<Text>,
}

/// Dice as they lie.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Dice {
    pub name: Text,
    pub owner: Option<Seat>,
    pub dice: Vec<DieView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DieView {
    pub spot: Spot,
    pub sides: u8,
    pub value: u8,
    /// Where it went.
    pub used: bool,
}

/// A score card or chart.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Grid {
    pub name: Text,
    pub columns: Vec<Text>,
    pub rows: Vec<Vec<Cell>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    Empty,
    Number(i32),
    /// With its sign: +18, -18.
    Signed(i32),
    Text(Text),
}

/// The seats with what all may know of each.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Roster {
    pub seats: Vec<SeatView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    pub seat: Seat,
    /// The side it plays: Democrats.
    pub side: Text,
    /// One letter and a shape tell it apart without colour.
    pub letter: &'static str,
    pub to_act: bool,
    pub facts: Vec<Text>,
}

/// Words on paper.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sheet {
    pub name: Text,
    pub lines: Vec<Text>,
}

/// What is asked, of whom, and what may be answered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Prompt {
    /// Who must decide; nobody when it is over.
    pub asked: Vec<Seat>,
    pub question: Text,
    pub detail: Option<Text>,
    /// The rule behind the question.
    pub rule: Option<&'static str>,
    /// For the viewer only: empty where another seat decides.
    pub choices: Vec<Choice>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The act as the game writes it.
    pub act: String,
    pub label: Text,
    /// What would come of it: "-2 to +4, you take it".
    pub detail: Option<Text>,
    /// Where on the table it can be clicked.
    pub spot: Option<Spot>,
    pub rule: &'static str,
    /// The chance that it succeeds, in thousandths, where it is cheap to know.
    pub odds: Option<u16>,
}

/// An entry of the log in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    pub text: Text,
    pub rule: Option<&'static str>,
    /// Whose doing it is.
    pub seat: Option<Seat>,
    pub spots: Vec<Spot>,
}
