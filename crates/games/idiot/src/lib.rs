//! From Idiot to President: three to five candidates turn headlines into cubes and cubes into delegates.
//!
//! Rules are cited by their ids (`FIP-13`), which are defined in `data/rules.toml`.

mod act;
mod cards;
mod colour;
mod dice;
mod event;
mod headlines;
mod honeys;
mod imagine;
mod kit;
mod law;
mod lines;
mod lying;
mod moment;
pub mod odds;
mod options;
mod picture;
mod reasons;
mod sequence;
mod state;
mod sums;
mod tour;
mod verdict;
mod worth;
mod written;

use std::sync::{Arc, LazyLock, OnceLock};

use kernel::{Acts, Chance, FastRng, Game, Log, OptionSpec, Refusal, Seat, Text, Turn, Viewer};
use scene::{Chapter, Lang, Lesson, Line, Moment, PlaceClass, Rulebook, Scene, Shown, Track};

pub use act::Act;
pub use cards::{
    BONUS, Big, BigKind, CHARACTERS, Character, Count, GROUPS, Group, HEADLINES, HONEYS, Headline, Honey,
    HoneyKind, Join, LEVELS, NEEDS_MAX, Need, Printed, Small, TRAITS, Trait, printed,
};
pub use event::Event;
pub use kit::{BIG_FOUR, Emblem, LAND, borders, delegates, emblem};
pub use options::{Cards, Options, ROUNDS, Start};
pub use sequence::piles;
pub use state::{
    ALLOWANCE_MAX, BONUS_MAX, CUBES, DICE, Frame, Leg, Open, PLACED, Person, Phase, ROLL, SEATS_MAX, State,
    Walk,
};

/// A game with its options decided.
#[derive(Clone, Debug)]
pub struct Idiot(Arc<Settled>);

#[derive(Debug)]
struct Settled {
    options: Options,
    seats: u8,
}

impl Game for Idiot {
    const ID: &'static str = "idiot";
    const RULES: u32 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 3..=5;
    const DICE: &'static [u8] = &[6];

    type Options = Options;
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = Scene;

    fn piles() -> Vec<&'static str> {
        let mut piles = piles::LEVELS.to_vec();
        piles.extend([piles::SMALL, piles::BIG, piles::CHARACTERS, piles::ATTRIBUTES, piles::TYPES]);
        piles.extend([piles::HONEYS, piles::START]);
        piles
    }

    /// Headlines, attributes, types and Hey-Honeys were made for this program, so nobody owns them as real cards.
    fn can_be_owned(&self, pile: &str) -> bool {
        [piles::SMALL, piles::BIG, piles::CHARACTERS].contains(&pile)
    }

    fn option_specs() -> Vec<OptionSpec> {
        Options::specs()
    }

    fn new(options: &Options, seats: u8) -> Result<Idiot, Refusal> {
        kernel::check_seats::<Self>(seats, "FIP-1", "fip-no-seats")?;
        options.check()?;
        Ok(Idiot(Arc::new(Settled { options: options.clone(), seats })))
    }

    fn options(&self) -> &Options {
        &self.0.options
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.0.seats
    }

    fn start<C: Chance>(&self, chance: &mut C, log: &mut impl Log<Event>) -> Result<State, C::Stop> {
        self.set_up(chance, log)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frame() {
            Frame::Over => Turn::Over(self.verdict(state)),
            _ => Turn::Decide(state.deciding()),
        }
    }

    #[inline]
    fn acts(&self, state: &State, seat: Seat, out: &mut impl Acts<Act>) {
        self.legal(state, seat, out);
    }

    fn refuse(&self, state: &State, seat: Seat, act: Act) -> Refusal {
        self.reason(state, seat, act)
    }

    #[inline]
    fn play<C: Chance>(
        &self,
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        self.advance(state, seat, act, chance, log)
    }

    fn reveals(&self, before: &State, seat: Seat, act: Act) -> bool {
        self.opens_secrets(before, seat, act)
    }

    fn picture(&self, state: &State, viewer: Viewer) -> Scene {
        picture::scene(self, state, viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        imagine::imagine(state, viewer, rng)
    }
}

impl Shown for Idiot {
    const MINUTES: (u16, u16) = (40, 60);

    fn minutes(&self) -> (u16, u16) {
        let of =
            |minutes: u16| minutes * u16::from(self.options().rounds) / u16::from(*options::ROUNDS.end());
        (of(Self::MINUTES.0), of(Self::MINUTES.1))
    }

    fn headline(&self, state: &State) -> Text {
        picture::headline(self, state)
    }

    fn line(&self, event: &Event) -> Line {
        lines::line(event)
    }

    fn chapter(&self, event: &Event) -> Option<Chapter> {
        lines::chapter(event)
    }

    fn race(&self, state: &State) -> Option<Track> {
        Some(picture::race(state))
    }

    fn moment<'a>(
        &self,
        state: &State,
        acts: usize,
        told: impl DoubleEndedIterator<Item = (usize, &'a Event)>,
    ) -> Option<Moment> {
        moment::moment(self, state, acts, told)
    }

    fn meant(&self, state: &State, seat: Seat, spot: &str) -> Option<Act> {
        self.spot_means(state, seat, spot)
    }

    fn drawn(&self, pile: &str, number: u16) -> Option<Text> {
        let card = u8::try_from(number).ok()?;
        match pile {
            piles::SMALL if (1..=BONUS).contains(&card) => {
                Some(Text::new("fip-small").number("number", kit::kit().small(card)))
            }
            piles::BIG if (1..=BONUS).contains(&card) => {
                Some(Text::new(format!("fip-big-{}", kit::kit().big(card).key())))
            }
            piles::CHARACTERS if (1..=CHARACTERS).contains(&card) => {
                Some(Text::new(format!("fip-character-{card}")))
            }
            _ => None,
        }
    }

    fn reason(&self, state: &State, seat: Seat, act: Act) -> Option<Text> {
        self.why(state, seat, act)
    }

    fn text_files() -> &'static [(Lang, &'static str)] {
        static FILES: OnceLock<Vec<(Lang, &'static str)>> = OnceLock::new();
        FILES.get_or_init(|| {
            let own = [
                (Lang::En, include_str!("../texts/en.ftl")),
                (Lang::De, include_str!("../texts/de.ftl")),
                (Lang::En, include_str!("../texts/guide.en.ftl")),
                (Lang::De, include_str!("../texts/guide.de.ftl")),
                (Lang::En, include_str!("../texts/lesson.en.ftl")),
                (Lang::De, include_str!("../texts/lesson.de.ftl")),
            ];
            scene::files_of(&own, &atlas::TEXTS, cards::ftl)
        })
    }

    fn lesson() -> Option<&'static Lesson> {
        static LESSON: LazyLock<Lesson> =
            LazyLock::new(|| Lesson::built_in(include_str!("../data/lesson.toml")));
        Some(&LESSON)
    }

    fn place_classes() -> Vec<PlaceClass> {
        picture::honey_classes().collect()
    }

    fn rulebook() -> &'static Rulebook {
        static BOOK: LazyLock<Rulebook> =
            LazyLock::new(|| Rulebook::built_in(include_str!("../data/rules.toml")));
        &BOOK
    }
}
