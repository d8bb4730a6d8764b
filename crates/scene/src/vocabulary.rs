//! The data types of a scene.

use std::borrow::Cow;

use kernel::{Seat, Text};
use serde::Serialize;

/// Everything one viewer sees, and the question.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scene {
    /// The state of the game: "Week 9 of 15".
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
    /// The board, the main part of the page.
    Stage,
    /// Beside the question: dice and what is at stake.
    Desk,
    /// What only this viewer holds.
    Hand,
    /// Opened on request: score cards, charts, piles.
    Drawer,
    /// Replaces the board when this key is pressed: another side of a large table.
    Tab(char),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Board(Board),
    Track(Track),
    Cards(Cards),
    Display(Display),
    Dice(Dice),
    Bins(Bins),
    Grid(Grid),
    Roster(Roster),
    Sheet(Sheet),
    Steps(Steps),
    Gauges(Gauges),
    Chart(Chart),
    Deeds(Deeds),
    Classes(Classes),
}

/// A thing on the table that can be pointed at: `state:OH`, `card:17`, `die:6`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Spot(pub String);

impl Spot {
    pub fn new(kind: &str, id: impl std::fmt::Display) -> Spot {
        Spot(format!("{kind}:{id}"))
    }

    /// The part after the kind: `OH`.
    pub fn id(&self) -> &str {
        self.0.split_once(':').map_or(&self.0, |(_, id)| id)
    }
}

/// A map with its places.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Board {
    /// The name of the map in the atlas.
    pub map: &'static str,
    pub places: Vec<PlaceView>,
    /// A pawn that is at some place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pawn: Option<Pawn>,
    /// The path taken in this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<Leg>,
}

/// Named classes of places that cards mention, for reading and for marking on the map.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Classes {
    pub name: Text,
    pub classes: Vec<PlaceClass>,
}

/// A named class of places: the South, the Sun Belt.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceClass {
    pub name: Text,
    pub places: Vec<NamedPlace>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NamedPlace {
    pub spot: Spot,
    pub name: Text,
}

impl PlaceClass {
    /// "Alabama, Arkansas and Texas".
    pub fn listed(&self) -> Text {
        Text::new("place-class-places").list("places", self.places.iter().map(|place| place.name.clone()))
    }
}

/// A pawn shared by all players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pawn {
    pub name: Text,
    /// The id of the place where it is.
    pub at: Cow<'static, str>,
}

/// A step of a path, by the ids of places.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Leg {
    pub from: Cow<'static, str>,
    pub to: Cow<'static, str>,
    pub cost: i32,
    /// Not from neighbour to neighbour: a flight, a ferry.
    pub leap: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceView {
    /// The place's id on its map.
    pub id: Cow<'static, str>,
    pub spot: Spot,
    pub name: Text,
    pub owner: Option<Seat>,
    /// How firmly it is held, from 0 (not at all) to 4.
    pub strength: u8,
    /// What it is worth: electoral votes, delegates.
    pub worth: Option<i32>,
    pub pieces: Vec<Piece>,
    pub marks: Vec<Mark>,
    /// A printed symbol: "$" for a big bonus card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emblem: Option<Emblem>,
    /// Figures and tokens below the place's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plaque: Option<Plaque>,
    /// A territory is drawn with its name, its control number (`worth`) and what is on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub territory: Option<Territory>,
}

/// What is printed on a territory and what is on it, drawn with its name.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Territory {
    pub products: Vec<Product>,
    /// The holder's presence is new. It is drawn hollow, with hatched tint.
    pub new: bool,
    pub city: bool,
    pub natives: bool,
    /// Whose home it is.
    pub home: Option<Seat>,
    /// Nobody may enter it in this game.
    pub closed: bool,
    /// How it can be reached now, or why not.
    pub notes: Vec<Text>,
}

/// What a territory yields.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Product {
    /// The symbol: grain, fur, timber, tobacco, textiles, fruit, ore, gold, oil, technology or tourists.
    pub kind: &'static str,
    /// Two letters: "Gr".
    pub short: Text,
    pub name: Text,
    /// Added by a marker, as opposed to printed.
    pub added: bool,
}

/// The figures of a place, such as "6 al 5 st", three of four dots, and tokens beside them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Plaque {
    pub readings: Vec<Reading>,
    /// The number of filled dots and of all dots.
    pub dots: Option<(u8, u8)>,
    /// What the dots mean, for people who cannot see them.
    pub dots_help: Option<Text>,
    pub tokens: Vec<Token>,
    /// The attitude of the place from hostile (0) to friendly (4), shown as a tint.
    pub mood: Option<u8>,
}

/// A number with its short name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reading {
    /// A few letters: "al".
    pub short: Text,
    pub value: Text,
    /// Its meaning, what changes it, and its consequences.
    pub help: Text,
    /// Up, down or steady.
    pub trend: i8,
}

/// A small counter that lies in a place: "T3".
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Token {
    /// At most three characters.
    pub sign: String,
    /// A class for renderers. Kinds never differ by colour alone.
    pub kind: &'static str,
    pub help: Text,
    pub spot: Option<Spot>,
}

/// A printed sign of a place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Emblem {
    /// One character.
    pub sign: &'static str,
    pub name: Text,
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
    /// Won by a roll without votes.
    Drawn,
    /// Counts twice.
    Doubled,
}

/// A row of boxes with a counter, or a race towards a line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Track {
    pub name: Text,
    pub min: i32,
    pub max: i32,
    /// The goal: 270.
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
    /// The number of cards. For a hidden pile or hand, this is all that is told.
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
    /// The identity of the card, if it is face up and `spot` is only its place. With it the card is recognised elsewhere.
    #[serde(skip)]
    pub card: Option<Spot>,
    pub number: u16,
    pub title: Text,
    pub text: Text,
    pub flavour: Option<Text>,
    /// Small print: "Play Immediately".
    pub tags: Vec<Text>,
    /// What it is worth: operations, level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// What it asks for, and how much of that is met.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<Goal>,
    /// The chance that it is met, in thousandths, if that is cheap to compute.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<u16>,
    /// Only its back is visible.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub face_down: bool,
    /// The classes of places that its text names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub classes: Vec<PlaceClass>,
}

impl CardView {
    /// A face-up card that consists only of its texts.
    pub fn new(spot: Spot, number: u16, title: Text, text: Text) -> CardView {
        CardView {
            spot,
            card: None,
            number,
            title,
            text,
            flavour: None,
            tags: Vec::new(),
            value: None,
            goals: Vec::new(),
            odds: None,
            face_down: false,
            classes: Vec::new(),
        }
    }
}

/// Cards for reading, wherever they are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardList {
    pub name: Text,
    /// Whether people wrote them for this table.
    pub written: bool,
    pub cards: Vec<CardView>,
}

/// "4 x 6: has 3".
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Goal {
    pub text: Text,
    pub have: i32,
    pub need: i32,
    pub met: bool,
}

/// Cards in named slots that belong together: the display of a side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Display {
    pub name: Text,
    pub owner: Option<Seat>,
    /// Whether it is this display's turn.
    pub active: bool,
    pub slots: Vec<SlotView>,
    /// Short facts beside the name: "Cards remaining 5".
    pub facts: Vec<Text>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SlotView {
    pub name: Text,
    pub spot: Spot,
    /// Slots of the same kind have the same shade, counted from 0.
    pub shade: u8,
    pub cards: Vec<CardView>,
    /// Further cards below: a deck.
    pub below: u32,
}

/// Dice on the table.
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
    /// What the die shows if that is not a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Text>,
    /// Whether it was already placed somewhere.
    pub used: bool,
    /// What the viewer could do with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

impl DieView {
    /// An ordinary die of six sides.
    pub fn six(spot: Spot, value: u8, used: bool) -> DieView {
        DieView { spot, sides: 6, value, face: None, used, note: None }
    }
}

/// Boxes beside the map into which dice or counters are sorted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bins {
    pub name: Text,
    pub bins: Vec<Bin>,
    /// Whether the current decision is made here. Then the bins take the place of the map, which becomes small.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub focus: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bin {
    pub spot: Spot,
    pub name: Text,
    pub dice: Vec<DieView>,
    /// What the viewer has in addition: "+2 by your cards".
    pub note: Option<Text>,
    /// How many more count only for the viewer.
    #[serde(skip_serializing_if = "is_zero")]
    pub own: u8,
    /// How many the viewer's cards require.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<BinGoal>,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// What a card requires in one bin.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BinGoal {
    /// How many dice.
    pub count: u8,
    /// "needs 7".
    pub text: Text,
    /// The card's name.
    pub name: Text,
    pub met: bool,
}

/// A score card or chart.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Grid {
    pub name: Text,
    pub columns: Vec<Text>,
    /// For each column, its meaning, what changes it and its consequences. May be shorter than the columns if the rest need no help.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub helps: Vec<Option<Text>>,
    pub rows: Vec<Vec<Cell>>,
    /// The spot to click for each row. May be shorter than the rows if the rest cannot be clicked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spots: Vec<Option<Spot>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    Empty,
    Number(i32),
    /// With its sign: +18, -18.
    Signed(i32),
    Text(Text),
    /// Marked as the viewer's own, such as a level in a table of payouts.
    Marked(Text),
}

/// The seats with everything public about each.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Roster {
    pub seats: Vec<SeatView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    pub seat: Seat,
    /// The side it plays: Democrats.
    pub side: Text,
    /// A letter and a shape that identify it without colour.
    pub letter: &'static str,
    pub to_act: bool,
    pub facts: Vec<Text>,
    /// Named numbers: "$35 cash".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Figure>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

/// A number of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figure {
    /// "$35".
    pub value: Text,
    /// "cash".
    pub name: Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<Text>,
}

/// The points of a seat on the way to a goal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Score {
    pub value: i32,
    pub goal: i32,
    /// The sources of the points.
    pub sources: Vec<Text>,
}

/// Text on a sheet of paper.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sheet {
    pub name: Text,
    pub lines: Vec<Text>,
}

/// A sequence of play with its current step.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Steps {
    pub name: Text,
    pub groups: Vec<StepGroup>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StepGroup {
    pub name: Text,
    pub steps: Vec<StepView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StepView {
    pub name: Text,
    pub when: When,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    Done,
    Now,
    Ahead,
    /// Does not occur in this turn.
    Skipped,
}

/// Rows of boxes that belong together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Gauges {
    pub name: Text,
    pub gauges: Vec<Gauge>,
}

/// A row of boxes with a counter in one of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Gauge {
    pub name: Text,
    /// The text of each box.
    pub boxes: Vec<Text>,
    pub at: usize,
    /// The trend marker: 1 improving, -1 worsening, 0 none.
    pub trend: i8,
    /// The meaning of the current box: "slant -1 approval".
    pub note: Option<Text>,
    /// Its meaning, what changes it, and its consequences.
    pub help: Text,
    pub spot: Option<Spot>,
}

/// A table on which a die is rolled: its rows, modifiers and, after a roll, the resulting row.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chart {
    pub name: Text,
    pub rule: &'static str,
    /// Its origin in one word.
    pub origin: Text,
    pub sides: u8,
    pub modifiers: Vec<Modifier>,
    /// The modifiers together count for at most this much in either direction.
    pub cap: Option<i32>,
    pub columns: Vec<Text>,
    /// The column that counts.
    pub column: Option<usize>,
    pub rows: Vec<ChartRow>,
    /// The rolled value and the result with modifiers.
    pub roll: Option<(u8, i32)>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Modifier {
    pub name: Text,
    pub value: i32,
    /// Whether it counted in this roll. Never set in charts that are only looked up.
    pub applies: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChartRow {
    /// "3-5".
    pub range: Text,
    pub cells: Vec<Text>,
    pub hit: bool,
    /// The current chance of this row in thousandths.
    pub odds: Option<u16>,
}

/// What can be bought or claimed, in columns, with its owners.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Deeds {
    pub name: Text,
    pub columns: Vec<DeedColumn>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeedColumn {
    pub name: Text,
    pub deeds: Vec<Deed>,
}

/// Something that a seat can have: a progress, a breakthrough.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Deed {
    pub spot: Spot,
    pub name: Text,
    pub points: i32,
    pub owners: Vec<Seat>,
    /// Whether the viewer owns it.
    pub mine: bool,
    /// The viewer's current price: "$80".
    pub price: Option<Text>,
    /// The boxes of a breakthrough.
    pub steps: Vec<StepBox>,
    pub help: Text,
}

/// A numbered box on the way to a deed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StepBox {
    pub number: u8,
    /// Seats with a token on it, including the viewer's.
    pub seats: Vec<Seat>,
}

/// The question, who is asked, and the possible answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Prompt {
    /// Who must decide. Empty when the game is over.
    pub asked: Vec<Seat>,
    pub question: Text,
    pub detail: Option<Text>,
    /// The rule behind the question.
    pub rule: Option<&'static str>,
    /// The viewer's choices. Empty if another seat decides.
    pub choices: Vec<Choice>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The act as the game writes it.
    pub act: String,
    pub label: Text,
    /// Its consequence: "-2 to +4, you take it".
    pub detail: Option<Text>,
    /// The spot on the table where it can be clicked.
    pub spot: Option<Spot>,
    pub rule: &'static str,
    /// The chance that it succeeds, in thousandths, if that is cheap to compute.
    pub odds: Option<u16>,
    /// The heading under which it is listed if there are many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Text>,
    /// All possible results of a roll, best first, if they are known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Outcome>,
    /// What it uses: the die that is placed on the spot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub using: Option<Spot>,
    /// How prominently it should be shown.
    #[serde(skip_serializing_if = "Prominence::is_first")]
    pub prominence: Prominence,
    /// What it would change, so that a preview can be drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

impl Choice {
    /// A choice that consists only of its label.
    pub fn new(act: impl std::fmt::Display, label: Text, rule: &'static str) -> Choice {
        Choice {
            act: act.to_string(),
            label,
            detail: None,
            spot: None,
            rule,
            odds: None,
            group: None,
            outcomes: Vec::new(),
            using: None,
            prominence: Prominence::First,
            effects: Vec::new(),
        }
    }

    /// Its effect on a place.
    pub fn place_effect(&self) -> Option<&PlaceEffect> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Place(place) => Some(place),
            _ => None,
        })
    }
}

/// How prominently a choice is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prominence {
    #[default]
    First,
    /// After the first ones, and distinguished from them on the map: a flight beside steps.
    Second,
    /// Only on request.
    Folded,
}

impl Prominence {
    pub fn is_first(&self) -> bool {
        *self == Prominence::First
    }
}

/// One thing that a choice would change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Place(PlaceEffect),
    Counter(CounterEffect),
    Dice(DiceEffect),
}

/// How a place would then be held.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceEffect {
    pub spot: Spot,
    pub owner: Option<Seat>,
    /// How firmly, from 0 (not at all) to 4.
    pub strength: u8,
    /// How many pieces the owner would have there.
    pub count: i32,
    /// Points that the place would bring or cost the choosing seat.
    pub gain: i32,
}

/// The new value of a seat's counter on its track.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CounterEffect {
    pub owner: Seat,
    pub value: i32,
}

/// Dice that would be added to a bin.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DiceEffect {
    pub bin: Spot,
    pub value: u8,
    pub count: u8,
}

/// A possible result of a roll.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    pub text: Text,
    /// In thousandths.
    pub odds: u16,
    /// 1 for good, 0 for nothing, -1 for bad.
    pub tone: i8,
}

/// The start of a week, round or turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chapter {
    /// "Week 9".
    pub name: Text,
    /// A number or a word to show beside a tick.
    pub short: Text,
    /// Whether it is the last part, in which the game is decided step by step.
    pub finale: bool,
}

impl Chapter {
    /// A chapter with this name, abbreviated by its number. The number is the name's argument `number`.
    pub fn numbered(key: &'static str, number: impl Into<i64>) -> Chapter {
        let number = number.into();
        Chapter {
            name: Text::new(key).number("number", number),
            short: Text::new("chapter-number").number("number", number),
            finale: false,
        }
    }
}

/// A log entry in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    pub text: Text,
    pub rule: Option<&'static str>,
    /// The seat that acted.
    pub seat: Option<Seat>,
    pub spots: Vec<Spot>,
    /// Whether a new part of the story begins here, to which the following lines belong.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub heading: bool,
    /// Dice that were rolled or placed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<LineDie>,
}

/// A die mentioned by a log line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineDie {
    pub sides: u8,
    pub value: u8,
    /// What it shows if that is not a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Text>,
    /// Whether it was rolled earlier and is now placed on the spot that the line mentions.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub placed: bool,
}
