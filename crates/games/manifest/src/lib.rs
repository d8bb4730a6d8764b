//! Manifest Destiny: three to five mercantile empires from 1760 to 2000, with cards, progressions, breakthroughs and expansion.
//!
//! Rules are cited by their ids (`MD-R40`), which are defined in `data/rules.toml`. What is printed on map, cards and deeds is in
//! `data/game.toml`; much of that is reconstructed and marked as such.

mod access;
mod act;
mod adjust;
mod cards;
mod cardset;
mod checked;
mod collaborate;
mod decks;
mod divest;
mod effects;
mod event;
mod expand;
mod imagine;
mod invest;
mod law;
mod lines;
mod names;
mod options;
mod picture;
mod pieces;
mod printed;
mod research;
mod score;
mod sequence;
mod state;
mod sums;
mod territory;
mod windows;
mod worth;

use std::sync::{Arc, LazyLock, OnceLock};

use kernel::{Acts, Chance, FastRng, Game, Log, OptionSpec, Refusal, Seat, Text, Turn, Viewer};
use scene::{Chapter, Lang, Lesson, Line, Moment, Rulebook, Scene, Shown, Track};

pub use access::{Mode, Reach};
pub use act::Act;
pub use cardset::{CARDS, CardSet};
pub use decks::piles;
pub use effects::Asking;
use event::NamedLog;
pub use event::{Entry, Event, Source};
pub use expand::{Targets, attack_odds};
pub use invest::Price;
pub use names::{Category, Deed, Product, Purchase, Region, Use};
pub use options::{ClosedHomes, Options};
pub use printed::{Card, CardKind, Coast, Counted, Effect, Leader, Printed, printed};
pub use state::{DeedSet, Frame, Orders, Phase, Player, SEATS_MAX, State, WindowKind};
pub use territory::{Territories, Territory};

/// A game with its options decided.
#[derive(Clone, Debug)]
pub struct Manifest(Arc<Settled>);

#[derive(Debug)]
struct Settled {
    options: Options,
    seats: u8,
}

/// The homes of all seats, after which the seats are named.
pub(crate) type Homes = state::BySeat<Option<Territory>>;

/// A seat is named after its home, or by its number while it has none.
pub(crate) fn seat_name(homes: &Homes, seat: Seat) -> Text {
    match homes.get(seat.index()).copied().flatten() {
        Some(home) => home.text(),
        None => Text::new("md-seat").number("seat", seat.0 + 1),
    }
}

pub(crate) fn card_name(card: u8) -> Text {
    Text::new(format!("card-md-{card}"))
}

/// The id of the rule of a card.
pub(crate) fn card_rule(card: u8) -> &'static str {
    static RULES: OnceLock<Vec<String>> = OnceLock::new();
    &RULES.get_or_init(|| (0..=CARDS).map(|card| format!("MD-C{card}")).collect())[usize::from(card)]
}

impl Game for Manifest {
    const ID: &'static str = "manifest";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 3..=5;
    const DICE: &'static [u8] = &[6];

    type Options = Options;
    type State = State;
    type Act = Act;
    type Event = Entry;
    type View = Scene;

    fn piles() -> Vec<&'static str> {
        let mut piles = vec![piles::DESTINY, piles::SPY, piles::LOT];
        piles.extend(piles::ERAS);
        piles
    }

    /// Nobody can use real cards: their effects are partly reconstructed, and some cards are removed unseen at the start.
    fn can_be_owned(&self, _pile: &str) -> bool {
        false
    }

    fn option_specs() -> Vec<OptionSpec> {
        Options::specs()
    }

    fn new(options: &Options, seats: u8) -> Result<Manifest, Refusal> {
        kernel::check_seats::<Self>(seats, "MD-R1", "md-no-seats")?;
        Ok(Manifest(Arc::new(Settled { options: options.clone(), seats })))
    }

    fn options(&self) -> &Options {
        &self.0.options
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.0.seats
    }

    fn start<C: Chance>(&self, chance: &mut C, log: &mut impl Log<Entry>) -> Result<State, C::Stop> {
        self.set_up(chance, &mut NamedLog { homes: Homes::default(), log })
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frame() {
            Frame::Over => Turn::Over(state.verdict()),
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
        log: &mut impl Log<Entry>,
    ) -> Result<(), C::Stop> {
        self.advance_and_score(state, seat, act, chance, &mut NamedLog { homes: state.seat_homes(), log })
    }

    /// The last sealed bid or answer reveals those of the other seats.
    fn reveals(&self, before: &State, seat: Seat, _: Act) -> bool {
        matches!(before.frame(), Frame::Bids | Frame::Priority | Frame::Window(_))
            && before.asked == seat.alone()
    }

    fn picture(&self, state: &State, viewer: Viewer) -> Scene {
        picture::scene(self, state, viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        imagine::imagine(state, viewer, rng)
    }
}

impl Shown for Manifest {
    const MINUTES: (u16, u16) = (120, 240);

    fn headline(&self, state: &State) -> Text {
        picture::headline(state)
    }

    fn line(&self, entry: &Entry) -> Line {
        lines::line(entry)
    }

    fn chapter(&self, event: &Self::Event) -> Option<Chapter> {
        lines::chapter(event)
    }

    fn race(&self, state: &State) -> Option<Track> {
        Some(picture::race(state))
    }

    fn moment<'a>(
        &self,
        _: &State,
        acts: usize,
        told: impl DoubleEndedIterator<Item = (usize, &'a Self::Event)>,
    ) -> Option<Moment> {
        lines::moment(acts, told)
    }

    fn meant(&self, state: &State, seat: Seat, spot: &str) -> Option<Act> {
        picture::meant(state, seat, spot)
    }

    fn reason(&self, state: &State, seat: Seat, act: Act) -> Option<Text> {
        worth::reason(state, seat, act)
    }

    fn text_files() -> &'static [(Lang, &'static str)] {
        static FILES: OnceLock<Vec<(Lang, &'static str)>> = OnceLock::new();
        FILES.get_or_init(|| {
            let own = [
                (Lang::En, include_str!("../texts/en.ftl")),
                (Lang::De, include_str!("../texts/de.ftl")),
                (Lang::En, include_str!("../texts/log.en.ftl")),
                (Lang::De, include_str!("../texts/log.de.ftl")),
                (Lang::En, include_str!("../texts/cards.en.ftl")),
                (Lang::De, include_str!("../texts/cards.de.ftl")),
                (Lang::En, include_str!("../texts/guide.en.ftl")),
                (Lang::De, include_str!("../texts/guide.de.ftl")),
                (Lang::En, include_str!("../texts/lesson.en.ftl")),
                (Lang::De, include_str!("../texts/lesson.de.ftl")),
            ];
            scene::files_of(&own, &atlas::TEXTS, |_| String::new())
        })
    }

    fn lesson() -> Option<&'static Lesson> {
        static LESSON: LazyLock<Lesson> =
            LazyLock::new(|| Lesson::built_in(include_str!("../data/lesson.toml")));
        Some(&LESSON)
    }

    fn rulebook() -> &'static Rulebook {
        static BOOK: OnceLock<Rulebook> = OnceLock::new();
        BOOK.get_or_init(|| Rulebook::built_in(include_str!("../data/rules.toml")))
    }
}
