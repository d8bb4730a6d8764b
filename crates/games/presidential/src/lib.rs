//! The Presidential Game: two teams campaign and raise funds for 270 electoral votes.
//!
//! Rules are cited by their ids (`TPG-11`), which are defined in `data/rules.toml`.

mod act;
pub mod calculator;
mod cards;
mod choices;
mod effects;
mod event;
mod law;
mod lines;
mod moment;
mod options;
mod own_cards;
mod picture;
mod reasons;
mod sequence;
mod state;
mod sums;
mod team;
mod votes;
mod worth;

use std::sync::{Arc, LazyLock, OnceLock};

use atlas::states::{StateSet, UsState};
use kernel::chance::Lack;
use kernel::{Acts, Chance, FastRng, Game, Log, OptionSpec, Refusal, Seat, Text, Turn, Viewer};
use scene::{CardList, Chapter, Lang, Lesson, Line, Moment, Need, PlaceClass, Rulebook, Scene, Shown, Track};

pub use act::Act;
pub use cards::{Among, Effect, OwnCard, PRINTED, Printed, Wide, printed};
pub use event::Event;
pub use options::{Neutral, Options, Tie};
pub use sequence::PILE;
pub use state::{CHIPS, Deck, Frame, Plan, Row, ScoreCard, State, Step};
pub use team::{ByTeam, Team};

/// TPG-13.
pub const FUNDRAISING: StateSet = StateSet::of(&[UsState::CA, UsState::NY, UsState::FL, UsState::TX]);

/// A game with its options decided.
#[derive(Clone, Debug)]
pub struct Presidential(Arc<Settled>);

#[derive(Debug)]
struct Settled {
    options: Options,
    electoral: &'static [u8; UsState::COUNT],
    /// TPG-2, TPG-21: all states by descending electoral votes, then postal code.
    order: [UsState; UsState::COUNT],
    /// Indexed by number; index 0 is unused.
    cards: Arc<[cards::Card]>,
}

impl Presidential {
    #[inline]
    pub fn electoral(&self, state: UsState) -> u8 {
        self.0.electoral[state.index()]
    }

    fn sum(&self, states: StateSet) -> u16 {
        states.iter().map(|state| u16::from(self.electoral(state))).sum()
    }

    fn in_order(&self, states: StateSet) -> impl Iterator<Item = UsState> {
        self.0.order.into_iter().filter(move |&state| states.contains(state))
    }

    #[inline]
    fn card(&self, number: u8) -> &cards::Card {
        &self.0.cards[usize::from(number)]
    }

    /// All cards of the table as bits, by number.
    fn all_cards(&self) -> u128 {
        if self.0.options.cards { ((1u128 << self.0.cards.len()) - 1) & !1 } else { 0 }
    }
}

impl Game for Presidential {
    const ID: &'static str = "presidential";
    const RULES: u32 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const DICE: &'static [u8] = &[6];

    type Options = Options;
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = Scene;

    fn piles() -> Vec<&'static str> {
        vec![sequence::PILE]
    }

    /// The Politics Cards were made for this program, so nobody owns them as real cards.
    fn can_be_owned(&self, _pile: &str) -> bool {
        false
    }

    fn option_specs() -> Vec<OptionSpec> {
        Options::specs()
    }

    fn new(options: &Options, seats: u8) -> Result<Presidential, Refusal> {
        kernel::check_seats::<Self>(seats, "TPG-1", "tpg-no-seats")?;
        options.check()?;
        let electoral = options.apportionment.votes();
        let mut order = UsState::ALL;
        order.sort_by_key(|&state| (std::cmp::Reverse(electoral[state.index()]), state.code()));
        let cards = cards::deck(&options.own_cards);
        Ok(Presidential(Arc::new(Settled { options: options.clone(), electoral, order, cards })))
    }

    fn options(&self) -> &Options {
        &self.0.options
    }

    fn seats(&self) -> u8 {
        *Self::SEATS.end()
    }

    fn start<C: Chance>(&self, chance: &mut C, log: &mut impl Log<Event>) -> Result<State, C::Stop> {
        let first = self.first_team(chance, log)?;
        log.tell(kernel::Audience::All, || Event::Week { week: 1, of: self.options().weeks });
        Ok(State::new(first, self.all_cards()))
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.frame() {
            Frame::Over => Turn::Over(self.verdict(state)),
            _ => Turn::Decide(self.team_to_decide(state).seat().alone()),
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
        _: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        self.advance(state, act, chance, log)
    }

    fn picture(&self, state: &State, viewer: Viewer) -> Scene {
        picture::scene(self, state, viewer)
    }

    /// TPG-19: when the last state is decided, the cards that are still held are shown.
    fn reveals(&self, _: &State, _: Seat, act: Act) -> bool {
        matches!(act, Act::Count | Act::Decide(_))
    }

    /// TPG-27: only the faces of cards in other hands and the order of the deck are hidden.
    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        let mut imagined = state.clone();
        if state.frame() == Frame::Over {
            return imagined;
        }
        let hidden = Team::BOTH.into_iter().filter(|team| !viewer.is(team.seat()));
        let used = state.deck.used().iter().filter(|&&card| card != state.shown);
        let mut unseen = used.fold(state.deck.shuffled, |set, &card| set | 1 << card);
        for team in hidden.clone() {
            unseen |= state.hands[team];
        }
        let mut draw =
            |from: u128| kernel::Chance::draw(rng, PILE, from).unwrap_or_else(|never| match never {});
        // TPG-18: a card that is played immediately can never be in a hand.
        let holdable = |cards: u128| kernel::sets::members(cards).filter(|&card| !self.card(card).immediate);
        for team in hidden {
            imagined.hands[team] = 0;
            for _ in 0..state.hands[team].count_ones() {
                let card = draw(holdable(unseen).fold(0, |set, card| set | 1 << card));
                unseen &= !(1 << card);
                imagined.hands[team] |= 1 << card;
            }
            if state.fresh != 0 && team == state.team_in_turn() {
                imagined.fresh = draw(imagined.hands[team]) as u8;
            }
        }
        for card in imagined.deck.used_mut().iter_mut().filter(|card| **card != state.shown) {
            *card = draw(unseen) as u8;
            unseen &= !(1 << *card);
        }
        imagined.deck.shuffled = unseen;
        imagined
    }
}

impl Shown for Presidential {
    /// TPG-1: a team can be several people, each of whom may act for it.
    const TEAMS: bool = true;
    const MINUTES: (u16, u16) = (45, 75);
    const HIGH_IS_GOOD: bool = true;

    /// Depends on the number of weeks. An election night with many open states also takes time.
    fn minutes(&self) -> (u16, u16) {
        let weeks = u16::from(self.options().weeks);
        let of = |minutes: u16, least: u16| (minutes * weeks / u16::from(options::WEEKS_DEFAULT)).max(least);
        (of(Self::MINUTES.0, 5), of(Self::MINUTES.1, 10))
    }

    fn headline(&self, state: &State) -> Text {
        picture::headline(self, state)
    }

    fn line(&self, event: &Event) -> Line {
        lines::line(self, event)
    }

    fn chapter(&self, event: &Event) -> Option<Chapter> {
        lines::chapter(event)
    }

    fn race(&self, state: &State) -> Option<Track> {
        Some(picture::race(state))
    }

    fn race_step(&self, event: &Event, values: &mut [i32]) -> bool {
        moment::race_step(event, values)
    }

    fn moment<'a>(
        &self,
        state: &State,
        acts: usize,
        told: impl DoubleEndedIterator<Item = (usize, &'a Event)>,
    ) -> Option<Moment> {
        moment::moment(self, state, acts, told)
    }

    fn meant(&self, state: &State, _: Seat, spot: &str) -> Option<Act> {
        law::meant(state, spot)
    }

    fn reason(&self, state: &State, seat: Seat, act: Act) -> Option<Text> {
        reasons::reason(self, state, seat, act)
    }

    /// TPG-20, TPG-27: it is public which cards exist, but not who holds them.
    fn cards(&self) -> Vec<CardList> {
        picture::card_lists(self)
    }

    fn has_cards(&self) -> bool {
        self.0.options.cards
    }

    fn text_files() -> &'static [(Lang, &'static str)] {
        static FILES: OnceLock<Vec<(Lang, &'static str)>> = OnceLock::new();
        FILES.get_or_init(|| {
            let own = [
                (Lang::En, include_str!("../texts/en.ftl")),
                (Lang::En, include_str!("../texts/lesson.en.ftl")),
                (Lang::De, include_str!("../texts/de.ftl")),
                (Lang::De, include_str!("../texts/lesson.de.ftl")),
            ];
            scene::files_of(&own, &atlas::TEXTS, cards::ftl)
        })
    }

    /// Both teams roll for who begins. This happens before there is a state, so the team is taken from the request.
    fn need(&self, _: Option<&State>, lack: &Lack) -> Need {
        let whose = lack.seat.map(|seat| Team::BOTH[seat.index()].text());
        Need::of(lack, whose, |_| None)
    }

    fn lesson() -> Option<&'static Lesson> {
        static LESSON: LazyLock<Lesson> =
            LazyLock::new(|| Lesson::built_in(include_str!("../data/lesson.toml")));
        Some(&LESSON)
    }

    fn place_classes() -> Vec<PlaceClass> {
        picture::regions().collect()
    }

    fn rulebook() -> &'static Rulebook {
        static BOOK: LazyLock<Rulebook> =
            LazyLock::new(|| Rulebook::built_in(include_str!("../data/rules.toml")));
        &BOOK
    }
}
