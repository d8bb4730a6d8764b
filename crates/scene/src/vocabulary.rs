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
    /// In the board's place when it is asked for by this key: another side of a large table.
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

    /// What stands behind the kind: `OH`.
    pub fn id(&self) -> &str {
        self.0.split_once(':').map_or(&self.0, |(_, id)| id)
    }
}

/// A map with its places.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Board {
    /// Which map of the atlas.
    pub map: &'static str,
    pub places: Vec<PlaceView>,
    /// A figure that stands somewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pawn: Option<Pawn>,
    /// The way that was taken in this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<Leg>,
}

/// The named classes of places that cards speak of, to be looked up and marked on the map.
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

/// A figure that all share.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pawn {
    pub name: Text,
    /// The id of the place where it stands.
    pub at: Cow<'static, str>,
}

/// A step of a way, by the ids of places.
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
    /// How firmly it is held: 0 not at all to 4.
    pub strength: u8,
    /// What it is worth: electoral votes, delegates.
    pub worth: Option<i32>,
    pub pieces: Vec<Piece>,
    pub marks: Vec<Mark>,
    /// What is printed there: "$" for a big bonus card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emblem: Option<Emblem>,
    /// Figures and tokens that stand at the place under its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plaque: Option<Plaque>,
    /// A territory is drawn with its name, its control number (`worth`) and what lies there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub territory: Option<Territory>,
}

/// What is printed in a territory and what lies there, drawn with its name.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Territory {
    pub products: Vec<Product>,
    /// The holder's presence is new: drawn hollow, its tint hatched.
    pub new: bool,
    pub city: bool,
    pub natives: bool,
    /// Whose home it is.
    pub home: Option<Seat>,
    /// Nobody enters it in this game.
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
    /// By a marker, not printed.
    pub added: bool,
}

/// The figures of a place: "6 al 5 st", three of four dots, and tokens beside them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Plaque {
    pub readings: Vec<Reading>,
    /// How many dots are filled, and of how many.
    pub dots: Option<(u8, u8)>,
    /// What the dots say, for those who cannot see them.
    pub dots_help: Option<Text>,
    pub tokens: Vec<Token>,
    /// Where the place stands between hostile (0) and friendly (4), as a tint.
    pub mood: Option<u8>,
}

/// A number with its short name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reading {
    /// A few letters: "al".
    pub short: Text,
    pub value: Text,
    /// What it is, what moves it and where it leads.
    pub help: Text,
    /// Up, down or steady.
    pub trend: i8,
}

/// A small counter that lies in a place: "T3".
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Token {
    /// At most three characters.
    pub sign: String,
    /// A class for renderers; colour is never the only difference.
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
    /// Won by a roll, without votes.
    Drawn,
    /// Counts twice.
    Doubled,
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
    /// The card itself, where it lies open at a `spot` that is its place: by this it is known again elsewhere.
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
    /// What it asks for, and how far that is met.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<Goal>,
    /// The chance that it is met, in thousandths, where it is cheap to know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<u16>,
    /// Only its back is seen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub face_down: bool,
    /// The classes of places that its text names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub classes: Vec<PlaceClass>,
}

impl CardView {
    /// A card that lies open and is no more than its words.
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

/// Cards to read, wherever they lie.
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

/// Cards in named slots that belong together: a side's display.
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
    /// From 0 on, slots of one kind have one shade.
    pub shade: u8,
    pub cards: Vec<CardView>,
    /// Further cards below: a deck.
    pub below: u32,
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
    /// What it shows where that is no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Text>,
    /// Where it went.
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

/// Places beside the map into which dice or counters are sorted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bins {
    pub name: Text,
    pub bins: Vec<Bin>,
    /// Whether what is decided now is decided here: they take the place of the map, which steps back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub focus: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bin {
    pub spot: Spot,
    pub name: Text,
    pub dice: Vec<DieView>,
    /// What the viewer has besides: "+2 by your cards".
    pub note: Option<Text>,
    /// How many more count for the viewer alone.
    #[serde(skip_serializing_if = "is_zero")]
    pub own: u8,
    /// How many the viewer's cards ask for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<BinGoal>,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// What a card asks for in one bin.
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
    /// What the numbers of each column are, what moves them and where they lead; shorter than the columns where the rest needs no help.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub helps: Vec<Option<Text>>,
    pub rows: Vec<Vec<Cell>>,
    /// Where each row can be clicked; shorter than the rows where none of the rest can.
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
    /// The viewer's own: a level in a table of payouts.
    Marked(Text),
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
    /// Numbers with their names: "$35 cash".
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
    /// Where the points come from.
    pub sources: Vec<Text>,
}

/// Words on paper.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sheet {
    pub name: Text,
    pub lines: Vec<Text>,
}

/// A sequence of play, with the step that is being played.
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
    /// Not in this turn.
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
    /// What stands in each box.
    pub boxes: Vec<Text>,
    pub at: usize,
    /// A trend that lies on it: improving 1, worsening -1.
    pub trend: i8,
    /// What its box means now: "slant -1 approval".
    pub note: Option<Text>,
    /// What it is, what moves it and where it leads.
    pub help: Text,
    pub spot: Option<Spot>,
}

/// A table that a die is rolled on: its rows, modifiers, and, after a roll, what was hit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chart {
    pub name: Text,
    pub rule: &'static str,
    /// Where it comes from, in a word.
    pub origin: Text,
    pub sides: u8,
    pub modifiers: Vec<Modifier>,
    /// The modifiers together count for no more than this, either way.
    pub cap: Option<i32>,
    pub columns: Vec<Text>,
    /// The column that counts.
    pub column: Option<usize>,
    pub rows: Vec<ChartRow>,
    /// The die as it fell and what it came to.
    pub roll: Option<(u8, i32)>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Modifier {
    pub name: Text,
    pub value: i32,
    /// Whether it counted in this roll; charts that are only looked up have none.
    pub applies: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChartRow {
    /// "3-5".
    pub range: Text,
    pub cells: Vec<Text>,
    pub hit: bool,
    /// The chance of this row now, in thousandths.
    pub odds: Option<u16>,
}

/// What can be bought or claimed, in columns, with who has it.
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
    /// Whether the viewer has it.
    pub mine: bool,
    /// The viewer's price now: "$80".
    pub price: Option<Text>,
    /// The boxes of a breakthrough.
    pub steps: Vec<StepBox>,
    pub help: Text,
}

/// A numbered box on the way to a deed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StepBox {
    pub number: u8,
    /// Seats with a token on it; the viewer's own is told apart.
    pub seats: Vec<Seat>,
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
    /// Under which heading it stands where there are many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Text>,
    /// All that can come of a roll, best first, where that is known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Outcome>,
    /// What it takes: the die that goes to the spot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub using: Option<Spot>,
    /// How soon the eye should find it.
    #[serde(skip_serializing_if = "Prominence::is_first")]
    pub prominence: Prominence,
    /// What it would change, so that it can be drawn before it is taken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

impl Choice {
    /// A choice that is no more than its label.
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

    /// What it would make of a place.
    pub fn place_effect(&self) -> Option<&PlaceEffect> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Place(place) => Some(place),
            _ => None,
        })
    }
}

/// How soon the eye should find a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prominence {
    #[default]
    First,
    /// After the first ones, and told apart from them on the map: a flight beside steps.
    Second,
    /// Only when it is asked for.
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

/// How a place would be held then.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceEffect {
    pub spot: Spot,
    pub owner: Option<Seat>,
    /// How firmly: 0 not at all to 4.
    pub strength: u8,
    /// How many pieces the owner would have there.
    pub count: i32,
    /// Points that the place would bring to whoever chooses, or cost them.
    pub gain: i32,
}

/// What the counter of a seat on its track would show.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CounterEffect {
    pub owner: Seat,
    pub value: i32,
}

/// Dice that would come into a bin.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DiceEffect {
    pub bin: Spot,
    pub value: u8,
    pub count: u8,
}

/// One of the things that can come of a roll.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    pub text: Text,
    /// In thousandths.
    pub odds: u16,
    /// Good 1, nothing 0, bad -1.
    pub tone: i8,
}

/// A week, round or turn that begins.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chapter {
    /// "Week 9".
    pub name: Text,
    /// A number or a word, to stand at a tick.
    pub short: Text,
    /// The last part, in which it is decided step by step.
    pub finale: bool,
}

impl Chapter {
    /// A chapter with this name, known by its number for short. The name has the number as `number`.
    pub fn numbered(key: &'static str, number: impl Into<i64>) -> Chapter {
        let number = number.into();
        Chapter {
            name: Text::new(key).number("number", number),
            short: Text::new("chapter-number").number("number", number),
            finale: false,
        }
    }
}

/// An entry of the log in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    pub text: Text,
    pub rule: Option<&'static str>,
    /// Whose doing it is.
    pub seat: Option<Seat>,
    pub spots: Vec<Spot>,
    /// Whether a new part of the story begins here: the lines after it belong to it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub heading: bool,
    /// Dice that were rolled, or laid somewhere.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<LineDie>,
}

/// A die that a line tells of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineDie {
    pub sides: u8,
    pub value: u8,
    /// What it shows where that is no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Text>,
    /// Rolled before, and laid now at the place that the line tells of.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub placed: bool,
}
