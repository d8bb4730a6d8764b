//! The CDG Solo System: one person plays both sides of a card-driven game, and the fate die determines which cards may be played.
//!
//! One engine serves nine playsheets. Rules are cited by their ids (`G-19`, `WW-4`), which are defined in `data/rules.toml`.

mod act;
mod cards;
mod csv;
mod deck_words;
mod event;
pub mod face;
mod frame;
mod hints;
mod known;
mod law;
mod lines;
mod need;
mod offer;
mod options;
mod own;
mod picture;
mod pile;
mod run;
mod sheet;
mod sheets;
mod state;
mod sums;
mod turn;
mod worth;

use std::sync::{Arc, LazyLock};

use kernel::chance::Lack;
use kernel::{
    Acts, Chance, FastRng, Game, Log, MAX_SEATS, OptionSpec, Refusal, Seat, Text, Turn, Verdict, Viewer,
};
use scene::{Blank, Chapter, Lang, Lesson, Line, Moment, Need, Rulebook, Scene, Shown};

pub use act::{Act, Count, Deed, Use};
pub use cards::{After, Brief, COLUMNS, Cards, Kind, Stage, Tag};
pub use csv::CsvError;
pub use event::Event;
pub use face::Face;
pub use frame::{Frame, Phase, Question, Step};
pub use options::{Opening, Options, Scenario};
pub use pile::{Deck, Numbers, Pile};
pub use sheet::{Facts, Mode, Sheet, Side};
pub use sheets::{Shift, issue_shift};
pub use state::{Aside, Card, Display, Lie, Outcome, Pos, Role, State, Track};

use known::KINDS;
use run::Run;

/// Minimum size of a deck: it must fill the displays and leave something to draw.
pub(crate) const CARDS_MIN: usize = 24;

/// The person who plays both sides.
const PERSON: Seat = Seat(0);

/// A playsheet with all options decided.
#[derive(Clone, Debug)]
pub struct Solo(Arc<Settled>);

#[derive(Debug)]
struct Settled {
    options: Options,
    cards: Cards,
    /// G-31: the cards that questions must be asked about (`to_ask`); and for each kind, one card of every listed title (`listed`).
    to_ask: Numbers,
    listed: [Numbers; KINDS.len()],
    /// CC-9, CM-3, EA-1: cards that can be played out of turn.
    reacting: Numbers,
}

impl Solo {
    #[inline]
    pub fn sheet(&self) -> Sheet {
        self.0.options.playsheet
    }

    #[inline]
    pub fn cards(&self) -> &Cards {
        &self.0.cards
    }

    #[inline]
    fn run<'a, C, L>(&'a self, at: &'a mut State, chance: &'a mut C, log: &'a mut L) -> Run<'a, C, L> {
        Run { game: self, at, chance, log }
    }
}

impl Game for Solo {
    const ID: &'static str = "cdg-solo";
    const RULES: u32 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 1..=1;
    const DICE: &'static [u8] = &[6];

    type Options = Options;
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = Scene;

    fn piles() -> Vec<&'static str> {
        need::piles()
    }

    fn can_be_owned(&self, pile: &str) -> bool {
        need::can_be_owned(self, pile)
    }

    fn option_specs() -> Vec<OptionSpec> {
        Options::specs()
    }

    fn new(options: &Options, seats: u8) -> Result<Solo, Refusal> {
        kernel::check_seats::<Self>(seats, "G-1", "solo-no-seats")?;
        let cards = options.settle()?;
        let (to_ask, listed) = sheets::to_ask(options.playsheet, &cards);
        let reacting = sheets::reacting(options.playsheet, &cards);
        Ok(Solo(Arc::new(Settled { options: options.clone(), cards, to_ask, listed, reacting })))
    }

    fn options(&self) -> &Options {
        &self.0.options
    }

    fn seats(&self) -> u8 {
        *Self::SEATS.end()
    }

    fn start<C: Chance>(&self, chance: &mut C, log: &mut impl Log<Event>) -> Result<State, C::Stop> {
        let mut state = State::new(self);
        let mut run = self.run(&mut state, chance, log);
        run.set_up()?;
        run.go_on()?;
        Ok(state)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.outcome {
            None => Turn::Decide(PERSON.alone()),
            Some(outcome) => Turn::Over(Verdict {
                winners: PERSON.alone(),
                scores: [0; MAX_SEATS],
                how: match outcome {
                    Outcome::Won(Side::First) => "solo-won-first",
                    Outcome::Won(Side::Second) => "solo-won-second",
                    Outcome::Drawn => "solo-drawn",
                    Outcome::Limit => "solo-limit",
                },
            }),
        }
    }

    #[inline]
    fn acts(&self, state: &State, seat: Seat, out: &mut impl Acts<Act>) {
        if seat == PERSON {
            let mut offer = offer::Offer::new();
            self.offer_into(state, &mut offer);
            offer.write(out);
        }
    }

    fn refuse(&self, state: &State, seat: Seat, act: Act) -> Refusal {
        self.reason(state, seat, act)
    }

    #[inline]
    fn play<C: Chance>(
        &self,
        state: &mut State,
        _: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        self.run(state, chance, log).advance(act)
    }

    fn picture(&self, state: &State, viewer: Viewer) -> Scene {
        picture::scene(self, state, viewer)
    }

    /// G-3, G-29: nothing needs to be imagined. The person plays both sides and has seen every card that has an identity; the others are
    /// drawn only when they are flipped.
    fn imagine(&self, state: &State, _: Viewer, _: &mut FastRng) -> State {
        state.clone()
    }
}

impl Shown for Solo {
    const MINUTES: (u16, u16) = (90, 600);

    fn headline(&self, state: &State) -> Text {
        self.above(state)
    }

    fn line(&self, event: &Event) -> Line {
        lines::line(self, event)
    }

    fn chapter(&self, event: &Event) -> Option<Chapter> {
        lines::chapter(event)
    }

    fn moment<'a>(
        &self,
        _: &State,
        acts: usize,
        told: impl DoubleEndedIterator<Item = (usize, &'a Event)>,
    ) -> Option<Moment> {
        picture::landing(self, acts, told)
    }

    fn meant(&self, state: &State, _: Seat, spot: &str) -> Option<Act> {
        law::meant(self, state, spot)
    }

    fn is_weighed(&self, state: &State, act: Act) -> bool {
        self.is_choice(state, act)
    }

    fn reason(&self, state: &State, _: Seat, act: Act) -> Option<Text> {
        self.why(state, act)
    }

    fn need(&self, state: Option<&State>, lack: &Lack) -> Need {
        need::need(self, state, lack)
    }

    fn drawn(&self, pile: &str, number: u16) -> Option<Text> {
        need::drawn(self, pile, number)
    }

    fn text_files() -> &'static [(Lang, &'static str)] {
        &[
            (Lang::En, include_str!("../texts/en.ftl")),
            (Lang::De, include_str!("../texts/de.ftl")),
            (Lang::En, include_str!("../texts/guide.en.ftl")),
            (Lang::De, include_str!("../texts/guide.de.ftl")),
            (Lang::En, include_str!("../texts/lesson.en.ftl")),
            (Lang::De, include_str!("../texts/lesson.de.ftl")),
        ]
    }

    fn blanks() -> Vec<Blank> {
        own::blanks()
    }

    fn only_with(option: &str, value: Option<&str>) -> Option<(&'static str, Vec<&'static str>)> {
        own::only_with(option, value)
    }

    fn lesson() -> Option<&'static Lesson> {
        static LESSON: LazyLock<Lesson> =
            LazyLock::new(|| Lesson::built_in(include_str!("../data/lesson.toml")));
        Some(&LESSON)
    }

    fn rulebook() -> &'static Rulebook {
        static BOOK: LazyLock<Rulebook> =
            LazyLock::new(|| Rulebook::built_in(include_str!("../data/rules.toml")));
        &BOOK
    }
}
