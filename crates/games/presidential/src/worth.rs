//! The value of an act for a team, for hints and the greedy bot.
//!
//! A state is worth its electoral votes times the chance to hold it on election day, estimated from the margin and the weeks left.

use atlas::states::UsState;
use kernel::{FastRng, Game, Insight, NoLog, Seat};

use crate::Presidential;
use crate::act::Act;
use crate::state::{Frame, Plan, State};
use crate::team::Team;

/// Average result of a die.
const PIPS: f32 = 3.5;
/// How much the margin of a contested state changes per week, for an average state with 10 electoral votes.
const DRIFT: f32 = 1.6;
/// A card is worth about as much as this many well-placed votes.
const CARD_VOTES: f32 = 3.0;
/// A card that gains fewer electoral votes than this is kept for later.
const CARD_FLOOR: f32 = 3.0;
const FUNDRAISING_VOTES: f32 = 7.0;
/// Naming the first state at once is slightly better than only choosing to campaign.
const LEAST: f32 = 1e-4;

impl Insight for Presidential {
    fn worth(&self, at: &State, seat: Seat, act: Act) -> f32 {
        let team = if seat == Team::Democrats.seat() { Team::Democrats } else { Team::Republicans };
        let eye = Eye::new(self, at, team);
        match act {
            Act::Campaign => eye.campaign(),
            Act::Fundraise(state) => eye.fundraise(state),
            Act::Announce(state) if at.plan == Plan::Open => eye.campaign_from(state),
            Act::Announce(state) => eye.gain(state, PIPS),
            Act::Allot { pips, state } => eye.gain(state, f32::from(pips)) + eye.rest(pips, state),
            Act::Vote(state) => eye.gain(state, 1.0),
            Act::Use(card) => self.card_gain(at, team, card),
            // Waiting is better than a poor use, as long as there are weeks left.
            Act::Keep | Act::Done if eye.weeks_left > 0.0 => CARD_FLOOR,
            Act::Pick(state) => self.pick_gain(at, team, state),
            Act::Move(votes) => self.move_gain(at, team, votes),
            Act::Decide(state) => f32::from(self.electoral(state)),
            Act::Roll | Act::Keep | Act::Done | Act::Count => 0.0,
        }
    }
}

/// The board as one team sees it.
struct Eye<'a> {
    game: &'a Presidential,
    at: &'a State,
    team: Team,
    /// Approximate number of turns that the opponent still has.
    weeks_left: f32,
}

impl<'a> Eye<'a> {
    fn new(game: &'a Presidential, at: &'a State, team: Team) -> Eye<'a> {
        let turns = f32::from(2 * game.options().weeks - at.turn.min(2 * game.options().weeks));
        Eye { game, at, team, weeks_left: ((turns - 1.0) / 2.0).max(0.0) }
    }

    /// The chance to hold a state with this margin on election day.
    fn hold(&self, electoral: f32, margin: f32) -> f32 {
        if self.weeks_left == 0.0 {
            return if margin > 0.0 {
                1.0
            } else if margin == 0.0 {
                0.5
            } else {
                0.0
            };
        }
        let spread = DRIFT * (self.weeks_left * electoral / 10.0).sqrt() + 0.5;
        1.0 / (1.0 + (-1.7 * margin / spread).exp())
    }

    /// Expected gain in electoral votes from adding this number of votes in a state.
    fn gain(&self, state: UsState, votes: f32) -> f32 {
        let electoral = f32::from(self.game.electoral(state));
        let margin = f32::from(self.at.net(self.team, state));
        electoral * (self.hold(electoral, margin + votes) - self.hold(electoral, margin))
    }

    /// The most that the remaining dice can bring in the other states once this die has been allotted to `served`.
    fn rest(&self, pips: u8, served: UsState) -> f32 {
        let Plan::Campaign { unserved, .. } = self.at.plan else { return 0.0 };
        let mut dice = [0u8; 3];
        let mut count = 0;
        for (value, &times) in self.at.pips.iter().enumerate() {
            for _ in 0..times - u8::from(value == usize::from(pips)) {
                dice[count] = value as u8;
                count += 1;
            }
        }
        let mut states = unserved.iter().filter(|&s| s != served);
        match (count, states.next(), states.next()) {
            (1, Some(a), None) => self.gain(a, dice[0].into()),
            (2, Some(a), Some(b)) => {
                let straight = self.gain(a, dice[0].into()) + self.gain(b, dice[1].into());
                let crossed = self.gain(a, dice[1].into()) + self.gain(b, dice[0].into());
                straight.max(crossed)
            }
            _ => 0.0,
        }
    }

    /// Expected gain of a campaign: an average die in each of the three best states.
    fn campaign(&self) -> f32 {
        let mut best = [0.0f32; 3];
        for state in UsState::ALL {
            let gain = self.gain(state, PIPS);
            if gain > best[2] {
                best[2] = gain;
                best.sort_by(|a, b| b.total_cmp(a));
            }
        }
        best.iter().sum()
    }

    /// Expected gain of a campaign that begins in this state. The best state gets the gain of the whole campaign,
    /// every other state only its own, so that the campaign begins in the best state.
    fn campaign_from(&self, state: UsState) -> f32 {
        let gain = self.gain(state, PIPS);
        let is_best = self.game.0.order.into_iter().all(|other| self.gain(other, PIPS) <= gain);
        if is_best { self.campaign() + LEAST } else { gain }
    }

    /// Expected gain of fundraising here: half of an average roll stays in this state, the other votes go
    /// one by one where each brings most, and a card is drawn.
    fn fundraise(&self, state: UsState) -> f32 {
        let stay = (FUNDRAISING_VOTES / 2.0).ceil();
        let free = FUNDRAISING_VOTES - stay;
        let best_vote =
            |votes: f32| UsState::ALL.into_iter().map(|s| self.gain(s, votes)).fold(0.0f32, f32::max);
        let spread = self.spread(free as usize);
        let card = if self.game.options().cards && !self.at.deck.is_empty() {
            best_vote(CARD_VOTES) * 0.75
        } else {
            0.0
        };
        self.gain(state, stay) + spread + card
    }

    /// Expected gain from single votes, one in each of the states where a vote brings most.
    fn spread(&self, votes: usize) -> f32 {
        let mut gains: [f32; UsState::COUNT] = UsState::ALL.map(|s| self.gain(s, 1.0));
        gains.sort_by(|a, b| b.total_cmp(a));
        gains.iter().take(votes).sum()
    }

    /// Expected number of electoral votes from the whole board.
    fn board(&self) -> f32 {
        let worth = |s: UsState| {
            let electoral = f32::from(self.game.electoral(s));
            electoral * self.hold(electoral, self.at.net(self.team, s).into())
        };
        UsState::ALL.into_iter().map(worth).sum()
    }
}

impl Presidential {
    /// Expected gain if the card is used now and its choices are made well.
    fn card_gain(&self, at: &State, team: Team, card: u8) -> f32 {
        let before = Eye::new(self, at, team).board();
        let mut after = at.clone();
        let mut chance = FastRng::new(u64::from(card));
        let Ok(()) = self.use_card(&mut after, team, card, &mut chance, &mut NoLog);
        loop {
            match after.frame() {
                Frame::Card { card, picked, .. } => {
                    let best = self
                        .targets(&after, team, card, picked)
                        .iter()
                        .map(|s| (s, self.pick_gain(&after, team, s)))
                        .max_by(|a, b| a.1.total_cmp(&b.1));
                    let Some((state, _)) = best else { break };
                    let Ok(()) = self.picked(&mut after, team, state, &mut chance, &mut NoLog);
                }
                Frame::Moving { .. } => self.move_best(&mut after, team),
                _ => break,
            }
        }
        Eye { at: &after, ..Eye::new(self, at, team) }.board() - before
    }

    /// Expected gain of choosing this state for the card on top.
    fn pick_gain(&self, at: &State, team: Team, state: UsState) -> f32 {
        let mut after = at.clone();
        let moving = matches!(at.frame(), Frame::Card { card, picked, .. }
            if picked.is_empty() && matches!(self.card(card).effect, crate::Effect::Move { .. }));
        if moving {
            // The votes come from the state where losing them costs least.
            let Frame::Card { card, .. } = at.frame() else { return 0.0 };
            let votes = self.card(card).effect.votes();
            return Eye::new(self, at, team).gain(state, -f32::from(votes));
        }
        let before = Eye::new(self, at, team).board();
        let Ok(()) = self.picked(&mut after, team, state, &mut FastRng::new(0), &mut NoLog);
        if let Frame::Moving { .. } = after.frame() {
            self.move_best(&mut after, team);
        }
        Eye { at: &after, ..Eye::new(self, at, team) }.board() - before
    }

    /// Expected gain if the card on top moves this number of votes.
    fn move_gain(&self, at: &State, team: Team, votes: u8) -> f32 {
        let before = Eye::new(self, at, team).board();
        let mut after = at.clone();
        self.moved(&mut after, team, votes, &mut NoLog);
        Eye { at: &after, ..Eye::new(self, at, team) }.board() - before
    }

    /// Moves the number of votes that brings most.
    fn move_best(&self, at: &mut State, team: Team) {
        let Frame::Moving { card, from, .. } = at.frame() else { return };
        let best = (1..=self.most_to_move(at, team, card, from))
            .map(|votes| (votes, self.move_gain(at, team, votes)))
            .max_by(|a, b| a.1.total_cmp(&b.1));
        self.moved(at, team, best.map_or(1, |(votes, _)| votes), &mut NoLog);
    }
}
