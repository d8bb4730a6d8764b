//! A toy game: two seats, hidden hands from a deck that is drawn lazily, and a die. Each turn is a stance, a card or none, and a throw or
//! none.
//!
//! `FAULT` breaks one thing, to show that the laws notice.

use std::cell::Cell;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::laws::Lawful;
use kernel::{
    Acts, Audience, Chance, Die, FastRng, Game, Log, MAX_SEATS, Members, OptionSpec, Refusal, Seat, SeatSet,
    Text, Turn, Unreadable, Verdict, Viewer, from_words,
};
use serde::{Deserialize, Serialize};

pub const CARDS: u16 = 24;
const ALL_CARDS: u64 = (1 << CARDS) - 1;
const DEALT: usize = 3;
const MOST_IN_HAND: u32 = 5;
const CHIPS: u8 = 40;
const BANK: u8 = CHIPS / 2;
const MOST_ROUNDS: u16 = 100;
const ACTS_PER_TURN: usize = 3;

/// What a variant does wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Fault {
    None,
    RefusesWithoutARule,
    RefusesWithASecret,
    ListsTwice,
    ListsForTheWrongSeat,
    ListsAtWhim,
    ForgetsWhenWritten,
    ShowsTheOtherHand,
    TellsAllWhatWasDrawn,
    TellsAllWhatWasDealt,
    ImaginesDoubleCards,
    MintsChips,
    NeverEnds,
    RemembersOutsideTheState,
    WritesAnActAsAnother,
    PeeksForNothing,
    AsksForWhatASeatCannotKnow,
}

#[derive(Clone, Debug)]
pub struct Spoilt<const FAULT: u8> {
    options: Options,
}

pub type Duel = Spoilt<{ Fault::None as u8 }>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub rounds: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 5 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Stance,
    Card,
    Throw,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub round: u16,
    pub who: Seat,
    pub step: Step,
    pub high: bool,
    pub deck: u64,
    pub discard: u64,
    pub hands: [u64; 2],
    pub chips: [u8; 2],
    pub bank: u8,
    /// Only the forgetful variant sets it.
    #[serde(skip)]
    pub mood: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Low,
    High,
    Card(u8),
    Keep,
    Roll,
    Pass,
    /// Listed only by the variant that writes it as something else.
    Mumble,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Dealt { seat: Seat, card: u16 },
    Played { seat: Seat, card: u8 },
    Rolled { seat: Seat, die: u8 },
    Drew { seat: Seat, card: u16 },
    DrewUnseen { seat: Seat },
    Reshuffled,
    Peeked { card: u16 },
}

#[derive(Debug, PartialEq, Serialize)]
pub struct View {
    round: u16,
    who: Seat,
    step: Step,
    high: bool,
    deck: u32,
    discard: u64,
    hands: [(u32, Option<u64>); 2],
    chips: [u8; 2],
    bank: u8,
}

thread_local! {
    static PLAYS: Cell<usize> = const { Cell::new(0) };
}

/// How often `play` was called on this thread.
pub fn plays() -> usize {
    PLAYS.get()
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Low | Act::Mumble => f.write_str("low"),
            Act::High => f.write_str("high"),
            Act::Card(card) => write!(f, "card {card}"),
            Act::Keep => f.write_str("keep"),
            Act::Roll => f.write_str("roll"),
            Act::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Act, Unreadable> {
        from_words(text, |words| {
            Some(match *words {
                ["low"] => Act::Low,
                ["high"] => Act::High,
                ["card", card] => Act::Card(card.parse().ok()?),
                ["keep"] => Act::Keep,
                ["roll"] => Act::Roll,
                ["pass"] => Act::Pass,
                _ => return None,
            })
        })
    }
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl<const FAULT: u8> Spoilt<FAULT> {
    pub fn of(rounds: u16) -> Self {
        Spoilt { options: Options { rounds } }
    }

    const fn does(fault: Fault) -> bool {
        FAULT == fault as u8
    }

    fn end_turn(state: &mut State) {
        state.step = Step::Stance;
        state.who = other(state.who);
        if state.who == Seat(0) && !Self::does(Fault::NeverEnds) {
            state.round += 1;
        }
    }

    fn win_a_chip(state: &mut State, seat: Seat) {
        static WINS: AtomicU32 = AtomicU32::new(0);
        let lucky = !Self::does(Fault::RemembersOutsideTheState)
            || WINS.fetch_add(1, Ordering::Relaxed).is_multiple_of(2);
        let seat = if lucky { seat } else { other(seat) };
        if state.bank > 0 {
            state.bank -= u8::from(!Self::does(Fault::MintsChips));
            state.chips[seat.index()] += 1;
        } else if state.chips[other(seat).index()] > 0 {
            state.chips[other(seat).index()] -= 1;
            state.chips[seat.index()] += 1;
        }
    }

    fn draw_a_card<C: Chance>(
        state: &mut State,
        seat: Seat,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        if state.hands[seat.index()].size() == MOST_IN_HAND {
            return Ok(());
        }
        if state.deck == 0 {
            state.deck = std::mem::take(&mut state.discard);
            log.tell(Audience::All, || Event::Reshuffled);
        }
        if state.deck == 0 {
            return Ok(());
        }
        let card = chance.draw("deck", state.deck)?;
        state.deck &= !(1 << card);
        state.hands[seat.index()] |= 1 << card;
        if Self::does(Fault::TellsAllWhatWasDrawn) {
            log.tell(Audience::All, || Event::Drew { seat, card });
        } else {
            log.tell(Audience::Only(seat), || Event::Drew { seat, card });
            log.tell(Audience::AllBut(seat), || Event::DrewUnseen { seat });
        }
        Ok(())
    }

    fn may_pass(state: &State, seat: Seat) -> bool {
        !Self::does(Fault::AsksForWhatASeatCannotKnow) || state.hands[other(seat).index()] & 0xfff != 0
    }
}

impl<const FAULT: u8> Game for Spoilt<FAULT> {
    const ID: &'static str = "duel";
    const RULES: u32 = 3;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const DICE: &'static [u8] = &[6];

    type Options = Options;
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = View;

    fn option_specs() -> Vec<OptionSpec> {
        vec![OptionSpec::number("rounds", 1..=MOST_ROUNDS as u8, 5, "DUEL-1")]
    }

    fn new(options: &Options, seats: u8) -> Result<Self, Refusal> {
        if !(1..=MOST_ROUNDS).contains(&options.rounds) {
            return Err(Refusal::new("DUEL-1", Text::new("duel-rounds")));
        }
        kernel::check_seats::<Self>(seats, "DUEL-2", "duel-seats")?;
        Ok(Spoilt { options: options.clone() })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start<C: Chance>(&self, chance: &mut C, log: &mut impl Log<Event>) -> Result<State, C::Stop> {
        let mut state = State {
            round: 0,
            who: Seat(0),
            step: Step::Stance,
            high: false,
            deck: ALL_CARDS,
            discard: 0,
            hands: [0; 2],
            chips: [BANK / 2; 2],
            bank: BANK,
            mood: 0,
        };
        for seat in [Seat(0), Seat(1)] {
            for _ in 0..DEALT {
                let card = chance.draw("deck", state.deck)?;
                state.deck &= !(1 << card);
                state.hands[seat.index()] |= 1 << card;
                let to = if Self::does(Fault::TellsAllWhatWasDealt) {
                    Audience::All
                } else {
                    Audience::Only(seat)
                };
                log.tell(to, || Event::Dealt { seat, card });
            }
        }
        Ok(state)
    }

    fn turn(&self, state: &State) -> Turn {
        if state.round < self.options.rounds {
            return Turn::Decide(state.who.alone());
        }
        let [first, second] = state.chips;
        let most = first.max(second);
        let winners = [Seat(0), Seat(1)].into_iter().filter(|seat| state.chips[seat.index()] == most);
        let mut scores = [0; MAX_SEATS];
        scores[..2].copy_from_slice(&[first.into(), second.into()]);
        Turn::Over(Verdict { winners: winners.collect::<SeatSet>(), scores, how: "duel-chips" })
    }

    fn acts(&self, state: &State, seat: Seat, out: &mut impl Acts<Act>) {
        if state.round == self.options.rounds
            || (state.who != seat && !Self::does(Fault::ListsForTheWrongSeat))
        {
            return;
        }
        match state.step {
            Step::Stance => {
                out.one(Act::Low);
                out.one(Act::High);
                if Self::does(Fault::WritesAnActAsAnother) {
                    out.one(Act::Mumble);
                }
            }
            Step::Card => {
                out.each(state.hands[seat.index()], |card| Act::Card(card as u8));
                out.one(Act::Keep);
                if Self::does(Fault::ListsTwice) {
                    out.one(Act::Keep);
                }
            }
            Step::Throw => {
                out.one(Act::Roll);
                static WHIM: AtomicU32 = AtomicU32::new(0);
                let whim = Self::does(Fault::ListsAtWhim) && WHIM.fetch_add(1, Ordering::Relaxed) % 2 == 1;
                if Self::may_pass(state, seat) && !whim {
                    out.one(Act::Pass);
                }
            }
        }
    }

    fn refuse(&self, state: &State, seat: Seat, act: Act) -> Refusal {
        let theirs = state.hands[other(seat).index()];
        let (rule, key) = match act {
            _ if state.round == self.options.rounds => ("DUEL-1", "duel-over"),
            _ if state.who != seat => ("DUEL-3", "duel-other-turn"),
            Act::Mumble if Self::does(Fault::RefusesWithoutARule) => ("", "duel-mumble"),
            Act::Mumble => ("DUEL-4", "duel-mumble"),
            Act::Card(card) if Self::does(Fault::RefusesWithASecret) && theirs.has(card.into()) => {
                ("DUEL-5", "duel-in-the-other-hand")
            }
            Act::Card(card) if state.step == Step::Card && !state.hands[seat.index()].has(card.into()) => {
                ("DUEL-5", "duel-not-in-hand")
            }
            Act::Pass if state.step == Step::Throw && !Self::may_pass(state, seat) => {
                ("DUEL-6", "duel-no-pass")
            }
            _ => ("DUEL-4", "duel-order"),
        };
        Refusal::new(rule, Text::new(key))
    }

    fn play<C: Chance>(
        &self,
        state: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        PLAYS.set(PLAYS.get() + 1);
        match act {
            Act::Low | Act::High | Act::Mumble => {
                state.high = act == Act::High;
                state.step = Step::Card;
                state.mood = u8::from(Self::does(Fault::ForgetsWhenWritten));
            }
            Act::Card(card) => {
                state.hands[seat.index()] &= !(1 << card);
                state.discard |= 1 << card;
                state.step = Step::Throw;
                log.tell(Audience::All, || Event::Played { seat, card });
            }
            Act::Keep => {
                state.step = Step::Throw;
                let theirs = state.hands[other(seat).index()];
                if Self::does(Fault::PeeksForNothing) && theirs != 0 {
                    log.tell(Audience::Only(seat), || Event::Peeked { card: theirs.nth(0) });
                }
            }
            Act::Roll => {
                let die = chance.die(Die { sides: 6, seat: Some(seat), why: "duel-throw" })?;
                log.tell(Audience::All, || Event::Rolled { seat, die });
                if (die >= 4) == state.high {
                    Self::win_a_chip(state, seat);
                }
                Self::draw_a_card(state, seat, chance, log)?;
                Self::end_turn(state);
            }
            Act::Pass => Self::end_turn(state),
        }
        Ok(())
    }

    fn picture(&self, state: &State, viewer: Viewer) -> View {
        let hand = |seat: Seat| {
            let cards = state.hands[seat.index()];
            let seen = viewer.is(seat) || Self::does(Fault::ShowsTheOtherHand);
            (cards.size(), seen.then_some(cards))
        };
        View {
            round: state.round,
            who: state.who,
            step: state.step,
            high: state.high,
            deck: state.deck.size(),
            discard: state.discard,
            hands: [hand(Seat(0)), hand(Seat(1))],
            chips: state.chips,
            bank: state.bank,
        }
    }

    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        let mut imagined = state.clone();
        let unseen: Vec<Seat> = [Seat(0), Seat(1)].into_iter().filter(|&seat| !viewer.is(seat)).collect();
        let mut pool = unseen.iter().fold(state.deck, |pool, seat| pool | state.hands[seat.index()]);
        for seat in unseen {
            imagined.hands[seat.index()] = 0;
            for _ in 0..state.hands[seat.index()].size() {
                let Ok(card) = rng.draw("deck", pool);
                pool &= !(1 << card);
                imagined.hands[seat.index()] |= 1 << card;
            }
        }
        if Self::does(Fault::ImaginesDoubleCards) {
            pool |= imagined.hands[1];
        }
        imagined.deck = pool;
        imagined
    }
}

impl<const FAULT: u8> Lawful for Spoilt<FAULT> {
    fn bound(&self) -> usize {
        usize::from(self.options.rounds) * 2 * ACTS_PER_TURN
    }

    fn some_options(rng: &mut FastRng) -> (Options, u8) {
        (Options { rounds: 1 + rng.below(8) as u16 }, 2)
    }

    fn some_act(&self, rng: &mut FastRng) -> Act {
        match rng.below(7) {
            0 => Act::Low,
            1 => Act::High,
            2 => Act::Card(rng.below(CARDS.into()) as u8),
            3 => Act::Keep,
            4 => Act::Roll,
            5 => Act::Pass,
            _ => Act::Mumble,
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let piles = [state.deck, state.discard, state.hands[0], state.hands[1]];
        let cards: u32 = piles.iter().map(|pile| pile.size()).sum();
        if cards != u32::from(CARDS) || piles.iter().fold(0, |all, pile| all | pile) != ALL_CARDS {
            return Err(format!("{cards} cards of {CARDS}, or one twice: {piles:?}"));
        }
        let chips = u32::from(state.bank) + state.chips.iter().map(|&chips| u32::from(chips)).sum::<u32>();
        if chips != u32::from(CHIPS) {
            return Err(format!("{chips} chips instead of {CHIPS}"));
        }
        Ok(())
    }
}
