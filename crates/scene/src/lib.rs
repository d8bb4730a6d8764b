//! What one viewer sees of a table, independent of any renderer: boards, tracks, cards, dice, prompts. Words are text keys.
//!
//! One vocabulary serves every game and every renderer. A new card or game needs no new page code.

pub mod laws;
pub mod lesson;
mod line;
mod message;
mod moment;
mod need;
mod rulebook;
mod texts;
mod vocabulary;

pub use kernel::{Arg, Text};
pub use lesson::Lesson;
pub use moment::{Call, Calls, Landing, Moment, OpenPlace, Reveal, RevealedCard, RevealedHand};
pub use need::{Misread, Need, Possible};
pub use rulebook::{Origin, Question, Rule, Rulebook, Section, Words};
pub use texts::{Lang, Texts, files_of};
pub use vocabulary::*;

use kernel::chance::Lack;
use kernel::{Game, Seat, Viewer};

/// A list that people may write themselves, in the version that comes with the game: lines of text that fill one option.
#[derive(Clone, Debug)]
pub struct Blank {
    /// The value of the option `with` that the list is for. Its name is that of the value.
    pub kind: &'static str,
    pub with: &'static str,
    /// The option that takes the lines.
    pub option: &'static str,
    pub text: &'static str,
    /// The cells of a text, row by row starting with the headings, as far as it can be parsed.
    pub rows: fn(&str) -> Vec<Vec<String>>,
}

/// A game that can be shown to people.
pub trait Shown: Game<View = Scene> {
    /// The state of the game, equal to the headline of every scene. Lists of tables show it, and building a scene for that would be too
    /// slow.
    fn headline(&self, state: &Self::State) -> Text;

    /// The log line of an event, with its rule and the places that it mentions.
    fn line(&self, event: &Self::Event) -> Line;

    /// The week, round or turn that begins with this event.
    fn chapter(&self, _event: &Self::Event) -> Option<Chapter> {
        None
    }

    /// What the race is about now: a number for each runner, and the line to reach if there is one. `None` if there is no race.
    fn race(&self, _state: &Self::State) -> Option<Track> {
        None
    }

    /// Applies an event to the numbers of the race, and returns whether it changed them. For acts during which they change several times.
    fn race_step(&self, _event: &Self::Event, _values: &mut [i32]) -> bool {
        false
    }

    /// Whether the race begins anew with the act of this event, for somebody else: the story of the game tells only what comes after it.
    fn race_begins(&self, _event: &Self::Event) -> bool {
        false
    }

    /// In the course of what this and the next events happen, such as a card or the row of a chart. Needed where the numbers of the race
    /// alone do not show why they change.
    fn occasion(&self, _event: &Self::Event) -> Option<Text> {
        None
    }

    /// If the last of the first `acts` acts was a great moment, describes it, using the events up to then.
    fn moment<'a>(
        &self,
        _state: &Self::State,
        _acts: usize,
        _told: impl DoubleEndedIterator<Item = (usize, &'a Self::Event)>,
    ) -> Option<Moment>
    where
        Self::Event: 'a,
    {
        None
    }

    /// The act that a click on this spot would mean now, legal or not, so that the reason for a refusal can be shown.
    fn meant(&self, state: &Self::State, seat: Seat, spot: &str) -> Option<Self::Act>;

    /// Why an act is a good one now, in words for a hint. Called only with a state that the seat may know.
    fn reason(&self, _state: &Self::State, _seat: Seat, _act: Self::Act) -> Option<Text> {
        None
    }

    /// Whether an act can be compared with others. Acts that only report the state of a real board are never recommended.
    fn is_weighed(&self, _state: &Self::State, _act: Self::Act) -> bool {
        true
    }

    /// What the desk shows in addition to the picture because of past events (each with the number of acts before it): what has happened
    /// since the last decision, or a report of the year.
    fn recent<'a>(
        &self,
        _state: &Self::State,
        _acts: usize,
        _told: impl DoubleEndedIterator<Item = (usize, &'a Self::Event)>,
    ) -> Vec<Item>
    where
        Self::Event: 'a,
    {
        Vec::new()
    }

    /// What to ask a person who supplies dice and cards. There is no state while the table is being opened.
    fn need(&self, state: Option<&Self::State>, lack: &Lack) -> Need {
        let seat_name = |seat: Seat| {
            let scene = self.picture(state?, Viewer::Spectator);
            let mut rosters = scene.areas.iter().flat_map(|area| &area.items).filter_map(|item| match item {
                Item::Roster(roster) => Some(roster),
                _ => None,
            });
            Some(rosters.next()?.seats.iter().find(|view| view.seat == seat)?.side.clone())
        };
        Need::of(lack, lack.seat.and_then(seat_name), |result| self.drawn(lack.why, result))
    }

    /// The name of a card or counter of a pile, as printed on people's own copies.
    fn drawn(&self, _pile: &str, _number: u16) -> Option<Text> {
        None
    }

    /// Its text files, by language.
    fn text_files() -> &'static [(Lang, &'static str)];

    fn rulebook() -> &'static Rulebook;

    /// The lesson about its first turns.
    fn lesson() -> Option<&'static Lesson> {
        None
    }

    /// The named classes of places that its cards speak of.
    fn place_classes() -> Vec<PlaceClass> {
        Vec::new()
    }

    /// Lists that people may write themselves, as text.
    fn blanks() -> Vec<Blank> {
        Vec::new()
    }

    /// All cards that everybody may read at any time, whoever holds them. Cards that people wrote for this table come first.
    fn cards(&self) -> Vec<CardList> {
        Vec::new()
    }

    /// Whether there are such cards. Called for every page, so it should be cheap.
    fn has_cards(&self) -> bool {
        !self.cards().is_empty()
    }

    /// If an option, or one of its values, matters only with certain values of another option: that option and those values.
    fn only_with(_option: &str, _value: Option<&str>) -> Option<(&'static str, Vec<&'static str>)> {
        None
    }

    /// Whether high rolls are good for the roller.
    const HIGH_IS_GOOD: bool = false;

    /// Whether several people may share a seat.
    const TEAMS: bool = false;

    /// Approximate duration of a game between people, in minutes.
    const MINUTES: (u16, u16);

    /// The same for the options of this game.
    fn minutes(&self) -> (u16, u16) {
        Self::MINUTES
    }
}
