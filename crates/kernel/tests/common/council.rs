//! A toy game: three seats bid in secret and at the same time for a prize; the winner may share, and whoever received something may thank.
//! The round is a procedure of frames.
//!
//! With `SLY` the game hides that one act opens the bids, to show that the laws notice.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::frames::{self, Flow, Stack};
use kernel::laws::Lawful;
use kernel::{
    Acts, Audience, Chance, FastRng, Game, Log, MAX_SEATS, Numbers, OptionSpec, Refusal, Seat, SeatSet, Text,
    Turn, Unreadable, Verdict, Viewer, from_words,
};
use serde::{Deserialize, Serialize};

const SEATED: usize = 3;
const PRIZES: u64 = 0b11_1111_1110;
const ROUNDS: u8 = 6;
const COINS: u8 = 12;
const HIGHEST_BID: u8 = 5;
/// Each round has three bids, a choice of the winner, and an answer.
const ACTS_PER_ROUND: usize = SEATED + 2;

#[derive(Clone, Debug)]
pub struct Assembly<const SLY: bool>;

pub type Council = Assembly<false>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// Draws a prize, unless the game is over.
    #[default]
    Round,
    /// Everybody bids. The last bid opens them all.
    Bids,
    /// The winner gives a coin to another seat, or not.
    Winner(Seat),
    /// Whoever was given a coin answers.
    Answer { giver: Seat, taker: Seat },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub frames: Stack<Frame, 3>,
    pub round: u8,
    pub cup: u64,
    pub prize: u8,
    pub bids: [Option<u8>; SEATED],
    pub opened: Option<[u8; SEATED]>,
    pub coins: [u8; SEATED],
    pub pot: u8,
    pub points: [u8; SEATED],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Bid(u8),
    Keep,
    Give(Seat),
    Thank,
    Spurn,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Prize(u16),
    Bid(u8),
    Sealed(Seat),
    Opened([u8; SEATED]),
    Gave(Seat),
    Thanked,
}

#[derive(Debug, PartialEq, Serialize)]
pub struct View {
    frames: Stack<Frame, 3>,
    round: u8,
    cup: u64,
    prize: u8,
    sealed: [bool; SEATED],
    own: Option<u8>,
    opened: Option<[u8; SEATED]>,
    coins: [u8; SEATED],
    pot: u8,
    points: [u8; SEATED],
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Bid(coins) => write!(f, "bid {coins}"),
            Act::Keep => f.write_str("keep"),
            Act::Give(seat) => write!(f, "give {seat}"),
            Act::Thank => f.write_str("thank"),
            Act::Spurn => f.write_str("spurn"),
        }
    }
}

impl FromStr for Act {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Act, Unreadable> {
        from_words(text, |words| {
            Some(match *words {
                ["bid", coins] => Act::Bid(coins.parse().ok()?),
                ["give", seat] => Act::Give(Seat(seat.parse().ok()?)),
                ["keep"] => Act::Keep,
                ["thank"] => Act::Thank,
                ["spurn"] => Act::Spurn,
                _ => return None,
            })
        })
    }
}

fn seats() -> impl Iterator<Item = Seat> {
    (0..SEATED as u8).map(Seat)
}

fn highest_bid(state: &State, seat: Seat) -> u8 {
    state.coins[seat.index()].min(HIGHEST_BID)
}

fn deciding(state: &State) -> SeatSet {
    match state.frames.top() {
        None | Some(Frame::Round) => SeatSet::EMPTY,
        Some(Frame::Bids) => seats().filter(|seat| state.bids[seat.index()].is_none()).collect(),
        Some(Frame::Winner(seat) | Frame::Answer { taker: seat, .. }) => seat.alone(),
    }
}

/// The only seat with the highest bid. `None` if several share it: then nobody gets the prize.
fn winner(bids: [u8; SEATED]) -> Option<Seat> {
    let most = bids.iter().max().copied()?;
    let mut highest = seats().filter(|seat| bids[seat.index()] == most);
    let winner = highest.next();
    if highest.next().is_some() { None } else { winner }
}

/// One step of the round.
fn step<C: Chance>(state: &mut State, chance: &mut C, log: &mut impl Log<Event>) -> Result<Flow, C::Stop> {
    match state.frames.top() {
        None => return Ok(Flow::Wait),
        Some(Frame::Round) if state.round == ROUNDS => {
            state.frames.pop();
        }
        Some(Frame::Round) => {
            let prize = chance.draw("cup", state.cup)?;
            log.tell(Audience::All, || Event::Prize(prize));
            state.cup &= !(1 << prize);
            state.prize = prize as u8;
            state.round += 1;
            state.frames.push(Frame::Bids);
        }
        Some(Frame::Bids) => {
            let [Some(a), Some(b), Some(c)] = state.bids else { return Ok(Flow::Wait) };
            let bids = [a, b, c];
            log.tell(Audience::All, || Event::Opened(bids));
            state.bids = [None; SEATED];
            state.opened = Some(bids);
            state.frames.pop();
            if let Some(seat) = winner(bids) {
                state.coins[seat.index()] -= bids[seat.index()];
                state.pot += bids[seat.index()];
                state.points[seat.index()] += state.prize;
                state.frames.push(Frame::Winner(seat));
            }
        }
        Some(Frame::Winner(_) | Frame::Answer { .. }) => return Ok(Flow::Wait),
    }
    Ok(Flow::On)
}

impl<const SLY: bool> Game for Assembly<SLY> {
    const ID: &'static str = "council";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=3;
    const DICE: &'static [u8] = &[];

    type Options = ();
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = View;

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn new((): &(), seats: u8) -> Result<Self, Refusal> {
        kernel::check_seats::<Self>(seats, "COUNCIL-1", "council-seats")?;
        Ok(Assembly)
    }

    fn options(&self) -> &() {
        &()
    }

    fn seats(&self) -> u8 {
        SEATED as u8
    }

    fn start<C: Chance>(&self, chance: &mut C, log: &mut impl Log<Event>) -> Result<State, C::Stop> {
        let mut state = State {
            frames: Stack::default(),
            round: 0,
            cup: PRIZES,
            prize: 0,
            bids: [None; SEATED],
            opened: None,
            coins: [COINS; SEATED],
            pot: 0,
            points: [0; SEATED],
        };
        state.frames.push(Frame::Round);
        frames::run(&mut state, |state| step(state, chance, log))?;
        Ok(state)
    }

    fn turn(&self, state: &State) -> Turn {
        if !state.frames.is_empty() {
            return Turn::Decide(deciding(state));
        }
        let most = state.points.iter().max();
        let winners = seats().filter(|seat| state.points.get(seat.index()) == most).collect();
        let mut scores = [0; MAX_SEATS];
        for (score, &points) in scores.iter_mut().zip(&state.points) {
            *score = points.into();
        }
        Turn::Over(Verdict { winners, scores, how: "council-points" })
    }

    fn acts(&self, state: &State, seat: Seat, out: &mut impl Acts<Act>) {
        if !deciding(state).contains(seat) {
            return;
        }
        match state.frames.top() {
            Some(Frame::Bids) => {
                out.each(Numbers(u16::from(highest_bid(state, seat)) + 1), |coins| Act::Bid(coins as u8));
            }
            Some(Frame::Winner(_)) => {
                out.one(Act::Keep);
                if state.coins[seat.index()] > 0 {
                    seats().filter(|&other| other != seat).for_each(|other| out.one(Act::Give(other)));
                }
            }
            Some(Frame::Answer { .. }) => {
                out.one(Act::Thank);
                out.one(Act::Spurn);
            }
            Some(Frame::Round) | None => {}
        }
    }

    fn refuse(&self, state: &State, seat: Seat, act: Act) -> Refusal {
        let (rule, key) = match (state.frames.top(), act) {
            _ if !deciding(state).contains(seat) => ("COUNCIL-2", "council-not-now"),
            (Some(Frame::Bids), Act::Bid(coins)) if coins > highest_bid(state, seat) => {
                ("COUNCIL-3", "council-too-high")
            }
            (Some(Frame::Winner(_)), Act::Give(other)) if other == seat || other.index() >= SEATED => {
                ("COUNCIL-4", "council-give-to-another")
            }
            (Some(Frame::Winner(_)), Act::Give(_)) if state.coins[seat.index()] == 0 => {
                ("COUNCIL-4", "council-no-coin")
            }
            _ => ("COUNCIL-5", "council-order"),
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
        match act {
            Act::Bid(coins) => {
                state.bids[seat.index()] = Some(coins);
                log.tell(Audience::Only(seat), || Event::Bid(coins));
                log.tell(Audience::AllBut(seat), || Event::Sealed(seat));
            }
            Act::Keep => {
                state.frames.pop();
            }
            Act::Give(taker) => {
                state.coins[seat.index()] -= 1;
                state.coins[taker.index()] += 1;
                state.frames.turn_into(Frame::Answer { giver: seat, taker });
                log.tell(Audience::All, || Event::Gave(taker));
            }
            Act::Thank | Act::Spurn => {
                if let (Act::Thank, Some(Frame::Answer { giver, .. })) = (act, state.frames.pop()) {
                    state.points[giver.index()] += 1;
                    log.tell(Audience::All, || Event::Thanked);
                }
            }
        }
        frames::run(state, |state| step(state, chance, log))
    }

    fn reveals(&self, before: &State, seat: Seat, act: Act) -> bool {
        !SLY && matches!(act, Act::Bid(_)) && deciding(before) == seat.alone()
    }

    fn picture(&self, state: &State, viewer: Viewer) -> View {
        View {
            frames: state.frames,
            round: state.round,
            cup: state.cup,
            prize: state.prize,
            sealed: state.bids.map(|bid| bid.is_some()),
            own: seats().find(|&seat| viewer.is(seat)).and_then(|seat| state.bids[seat.index()]),
            opened: state.opened,
            coins: state.coins,
            pot: state.pot,
            points: state.points,
        }
    }

    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        let mut imagined = state.clone();
        for seat in seats().filter(|&seat| !viewer.is(seat)) {
            if let Some(bid) = &mut imagined.bids[seat.index()] {
                *bid = rng.below(u32::from(highest_bid(state, seat)) + 1) as u8;
            }
        }
        imagined
    }
}

impl<const SLY: bool> Lawful for Assembly<SLY> {
    fn bound(&self) -> usize {
        usize::from(ROUNDS) * ACTS_PER_ROUND
    }

    fn some_options(_: &mut FastRng) -> ((), u8) {
        ((), SEATED as u8)
    }

    fn some_act(&self, rng: &mut FastRng) -> Act {
        match rng.below(5) {
            0 => Act::Bid(rng.below(u32::from(HIGHEST_BID) + 3) as u8),
            1 => Act::Keep,
            2 => Act::Give(Seat(rng.below(MAX_SEATS as u32 + 1) as u8)),
            3 => Act::Thank,
            _ => Act::Spurn,
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let coins: u8 = state.coins.iter().sum::<u8>() + state.pot;
        if coins != COINS * SEATED as u8 {
            return Err(format!("{coins} coins instead of {}", COINS * SEATED as u8));
        }
        if state.cup.count_ones() + u32::from(state.round) != PRIZES.count_ones() {
            return Err(format!("{:b} is left in the cup in round {}", state.cup, state.round));
        }
        Ok(())
    }
}
