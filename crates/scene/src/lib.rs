//! What one viewer sees of a table, neutral to any renderer: boards, tracks, cards, dice, prompts; words as keys.
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

/// A list that people may write themselves, as it comes with the game: lines of text that fill one option.
#[derive(Clone, Debug)]
pub struct Blank {
    /// The value of the option `with` that it is for; its words are those of that value.
    pub kind: &'static str,
    pub with: &'static str,
    /// The option that takes the lines.
    pub option: &'static str,
    pub text: &'static str,
    /// Its cells, row by row with the heads first, as far as it can be read.
    pub rows: fn(&str) -> Vec<Vec<String>>,
}

/// A game that can be shown to people.
pub trait Shown: Game<View = Scene> {
    /// Where the game stands, as every scene has it above: lists of tables show it, too often to draw a scene for it.
    fn headline(&self, state: &Self::State) -> Text;

    /// What happened, in words, with the rule and the places it speaks of.
    fn line(&self, event: &Self::Event) -> Line;

    /// The week, round or turn that begins with this event.
    fn chapter(&self, _event: &Self::Event) -> Option<Chapter> {
        None
    }

    /// What the race is about now: a number for each runner and the line to reach, where there is a race.
    fn race(&self, _state: &Self::State) -> Option<Track> {
        None
    }

    /// What this event makes of the numbers of the race, and whether it changes them: for acts in which they change several times.
    fn race_step(&self, _event: &Self::Event, _values: &mut [i32]) -> bool {
        false
    }

    /// In whose course this and the next events happen, where numbers of the race alone would not say why they change: a card, the row of a chart.
    fn occasion(&self, _event: &Self::Event) -> Option<Text> {
        None
    }

    /// The great moment that the last of so many acts was, from what was told until then.
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

    /// The act that a click on this spot would mean now, legal or not, so that it can be said why it is not.
    fn meant(&self, state: &Self::State, seat: Seat, spot: &str) -> Option<Self::Act>;

    /// Why an act would be a good one now, in words, where a hint recommends it. Called only on what the seat may know.
    fn reason(&self, _state: &Self::State, _seat: Seat, _act: Self::Act) -> Option<Text> {
        None
    }

    /// Whether an act can be weighed against others. What only tells how a real board stands is never recommended.
    fn is_weighed(&self, _state: &Self::State, _act: Self::Act) -> bool {
        true
    }

    /// What the desk shows beside the picture because of what was told, each event with the number of acts before it: what has happened
    /// since the last decision, a report of the year.
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

    /// What a person with dice and cards of their own is asked for; without a state while the table is being opened.
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

    /// The name of a card or counter of a pile, as people read it on theirs.
    fn drawn(&self, _pile: &str, _number: u16) -> Option<Text> {
        None
    }

    /// Its text files, by language.
    fn text_files() -> &'static [(Lang, &'static str)];

    fn rulebook() -> &'static Rulebook;

    /// Its first turns, to be learned by playing them.
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

    /// All cards of the table that everybody may read at any time, whoever holds them; those that people wrote for it come first.
    fn cards(&self) -> Vec<CardList> {
        Vec::new()
    }

    /// Whether there are such cards: asked for every page.
    fn has_cards(&self) -> bool {
        !self.cards().is_empty()
    }

    /// Where an option, or one value of it, makes a difference only with some values of another option: that option, and those values.
    fn only_with(_option: &str, _value: Option<&str>) -> Option<(&'static str, Vec<&'static str>)> {
        None
    }

    /// Whether high rolls are good for whoever rolls.
    const HIGH_IS_GOOD: bool = false;

    /// Whether several people may share a seat.
    const TEAMS: bool = false;

    /// Roughly how many minutes a game takes people.
    const MINUTES: (u16, u16);

    /// The same with the options of this game.
    fn minutes(&self) -> (u16, u16) {
        Self::MINUTES
    }
}
