//! What the generic law tests need from this game: bounds, invariants, random options and random acts.

use atlas::states::{Apportionment, StateSet, UsState};
use kernel::laws::Lawful;
use kernel::{FastRng, Game};

use crate::Presidential;
use crate::act::Act;
use crate::cards::{Among, Effect, OWN_MAX, OwnCard, Wide};
use crate::options::{Neutral, Options, Tie, WEEKS};
use crate::state::{CHIPS, Frame, Plan, State};
use crate::team::Team;

/// A turn has at most: the choice, three states, the roll, a card with ten choices, six votes or two dice, another card with ten choices.
const ACTS_A_TURN: usize = 36;

fn some_state(rng: &mut FastRng) -> UsState {
    UsState::ALL[rng.below(UsState::COUNT as u32) as usize]
}

fn some_states(rng: &mut FastRng, most: u32) -> Vec<UsState> {
    let count = 2 + rng.below(most - 1) as usize;
    let mut set = StateSet::EMPTY;
    while set.len() < count {
        set.insert(some_state(rng));
    }
    set.iter().collect()
}

fn some_among(rng: &mut FastRng) -> Among {
    match rng.below(3) {
        0 => Among::Wide(Wide::Any),
        1 => Among::Wide([Wide::Northeast, Wide::Midwest, Wide::South, Wide::West][rng.below(4) as usize]),
        _ => Among::List(some_states(rng, 12)),
    }
}

fn some_effect(rng: &mut FastRng) -> Effect {
    let votes = 1 + rng.below(10) as u8;
    let few = 1 + rng.below(2) as u8;
    let states = some_states(rng, 4);
    let among = some_among(rng);
    match rng.below(17) {
        0 => Effect::Add { votes, states },
        1 => Effect::AddOneOf { votes, among },
        2 => Effect::Spread { votes: few, among },
        3 => Effect::Roll { states: [states[0]] },
        4 => Effect::RollOneOf { among },
        5 => Effect::Take { votes, states },
        6 => Effect::TakeOneOf { votes, among },
        7 => Effect::Swing { votes, states },
        8 => Effect::Move { votes, among },
        9 => Effect::ShoreUp { votes, among },
        10 => Effect::Contest { votes, among },
        11 => Effect::Open { votes, among },
        12 => Effect::CatchUp { votes: few, extra: few, among },
        13 => Effect::Lose { votes, states },
        14 => Effect::LoseOneOf { votes, among },
        15 => Effect::LoseMost { votes },
        _ => Effect::LoseEach { votes, among },
    }
}

impl Lawful for Presidential {
    fn bound(&self) -> usize {
        2 * usize::from(self.options().weeks) * ACTS_A_TURN + 1 + UsState::COUNT
    }

    fn some_options(rng: &mut FastRng) -> (Options, u8) {
        let cards = rng.below(8) != 0;
        let own = if cards && rng.below(2) == 0 { rng.below(OWN_MAX as u32 + 1) } else { 0 };
        let own_cards = (0..own).map(|n| {
            let effect = some_effect(rng);
            let immediate = effect.is_penalty() || rng.below(4) == 0;
            OwnCard { text: format!("Own card {n} <b>&amp; \u{5e9}"), effect, immediate }
        });
        let own_cards = own_cards.collect();
        let options = Options {
            weeks: *WEEKS.start() + rng.below(u32::from(*WEEKS.end())) as u8,
            apportionment: Apportionment::IN_GAMES[rng.below(2) as usize],
            tie: if rng.below(2) == 0 { Tie::Tie } else { Tie::House },
            neutral: if rng.below(2) == 0 { Neutral::Fixed } else { Neutral::Chosen },
            cards,
            own_cards,
        };
        (options, 2)
    }

    fn some_act(&self, rng: &mut FastRng) -> Act {
        let state = some_state(rng);
        match rng.below(13) {
            0 => Act::Campaign,
            1 => Act::Fundraise(state),
            2 => Act::Announce(state),
            3 => Act::Roll,
            4 => Act::Allot { pips: rng.below(9) as u8, state },
            5 => Act::Vote(state),
            6 => Act::Use(rng.below(256) as u8),
            7 => Act::Keep,
            8 => Act::Done,
            9 => Act::Pick(state),
            10 => Act::Count,
            11 => Act::Move(rng.below(256) as u8),
            _ => Act::Decide(state),
        }
    }

    fn audit(&self, at: &State) -> Result<(), String> {
        let fail = |what: String| Err(what);
        // TPG-2: supply and chips on the board together are always 150 for each team.
        for team in Team::BOTH {
            let board: i16 = UsState::ALL.into_iter().map(|s| at.net(team, s).max(0)).sum();
            if board + i16::from(at.supply(team)) != i16::from(CHIPS) {
                return fail(format!("{team}: {board} chips on the board and {} in supply", at.supply(team)));
            }
            if self.sum(at.held[team]) != at.electoral_votes(team) {
                return fail(format!("{team}: the total is not the sum of the states held"));
            }
        }
        if !(at.held[Team::Democrats] & at.held[Team::Republicans]).is_empty() {
            return fail("a state is held by both".into());
        }
        // TPG-7, TPG-21: the votes determine the holder. A state can be held without votes only after a roll.
        let rolled = matches!(at.frame(), Frame::RollOff | Frame::Over);
        for state in UsState::ALL {
            let fits = match at.holder(state) {
                Some(team) => at.net(team, state) > 0 || (rolled && at.votes[state.index()] == 0),
                None => at.votes[state.index()] == 0,
            };
            if !fits {
                return fail(format!(
                    "{state}: held by {:?} with {}",
                    at.holder(state),
                    at.votes[state.index()]
                ));
            }
        }
        self.audit_cards(at)?;
        // TPG-9: the last total of the score card is the current total if nothing has happened since.
        let rows = at.score.rows().len();
        let expected = usize::from(at.turn) + usize::from(at.frame() == Frame::Over);
        if rows != expected {
            return fail(format!("{rows} rows on the score card instead of {expected}"));
        }
        if let Plan::Campaign { announced, unserved } = at.plan
            && (announced.len() > 3 || !(unserved - announced).is_empty())
        {
            return fail("more than three states announced, or one served that was not".into());
        }
        Ok(())
    }
}

impl Presidential {
    /// TPG-19: every card is in exactly one place, and no card that is played immediately is in a hand.
    fn audit_cards(&self, at: &State) -> Result<(), String> {
        let used = at.deck.used().iter().map(|&card| 1u128 << card);
        let places = [at.deck.shuffled, at.hands[Team::Democrats], at.hands[Team::Republicans]];
        let mut seen = 0u128;
        for place in places.into_iter().chain(used) {
            if seen & place != 0 {
                return Err("a card is in two places".into());
            }
            seen |= place;
        }
        if seen != self.all_cards() {
            return Err("cards are missing".into());
        }
        for team in Team::BOTH {
            let held = kernel::sets::list(at.hands[team]);
            if held.into_iter().any(|card| self.card(card).immediate) {
                return Err(format!("{team} holds a card that is played immediately"));
            }
        }
        Ok(())
    }
}
