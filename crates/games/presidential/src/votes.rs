//! Chips on the board: how votes are added and taken away, and how the score follows (TPG-2, TPG-6 to TPG-8, TPG-26).

use atlas::states::{StateSet, UsState};
use kernel::{Audience, Log};

use crate::Presidential;
use crate::event::Event;
use crate::state::State;
use crate::team::Team;

impl Presidential {
    /// TPG-2: each vote first removes an opposing chip; if there is none, it places an own one while the supply lasts.
    #[inline]
    pub(crate) fn add(
        &self,
        at: &mut State,
        team: Team,
        state: UsState,
        votes: u8,
        log: &mut impl Log<Event>,
    ) {
        self.add_votes(at, (team, state), (votes, false), log);
    }

    /// The same with all pips of one die.
    #[inline]
    pub(crate) fn add_die(
        &self,
        at: &mut State,
        team: Team,
        state: UsState,
        pips: u8,
        log: &mut impl Log<Event>,
    ) {
        self.add_votes(at, (team, state), (pips, true), log);
    }

    #[inline]
    fn add_votes(
        &self,
        at: &mut State,
        (team, state): (Team, UsState),
        (votes, by_die): (u8, bool),
        log: &mut impl Log<Event>,
    ) {
        let other = team.other();
        let net = at.net(team, state);
        let (removed, placed) = chips_of(net, votes, at.supply[team]);
        at.supply[other] += removed;
        at.supply[team] -= placed;
        let now = net + i16::from(removed + placed);
        at.votes[state.index()] = now * team.sign();
        log.tell(Audience::All, || Event::Votes {
            team,
            state,
            by_die,
            removed,
            placed,
            wasted: votes - removed - placed,
            net: now,
        });
        self.settle(at, state, log);
    }

    /// TPG-26: removes chips of a team from a state, as many as there are. They return to their owner.
    pub(crate) fn lift(
        &self,
        at: &mut State,
        owner: Team,
        state: UsState,
        votes: u8,
        log: &mut impl Log<Event>,
    ) -> u8 {
        let net = at.net(owner, state);
        let count = net.clamp(0, i16::from(votes)) as u8;
        if count == 0 {
            return 0;
        }
        at.supply[owner] += count;
        let now = net - i16::from(count);
        at.votes[state.index()] = now * owner.sign();
        log.tell(Audience::All, || Event::Lifted { owner, state, count, net: now });
        self.settle(at, state, log);
        count
    }

    /// TPG-7, TPG-8: updates holder and score after the votes changed.
    #[inline]
    fn settle(&self, at: &mut State, state: UsState, log: &mut impl Log<Event>) {
        let now = match at.votes[state.index()] {
            0 => None,
            v if v > 0 => Some(Team::Democrats),
            _ => Some(Team::Republicans),
        };
        let was = at.holder(state);
        if was == now {
            return;
        }
        self.hand_over(at, state, was, now, log);
    }

    /// Gives a state to another holder, or to nobody.
    pub(crate) fn hand_over(
        &self,
        at: &mut State,
        state: UsState,
        from: Option<Team>,
        to: Option<Team>,
        log: &mut impl Log<Event>,
    ) {
        let electoral = self.electoral(state);
        if let Some(team) = from {
            at.held[team].remove(state);
            at.totals[team] -= u16::from(electoral);
        }
        if let Some(team) = to {
            at.held[team].insert(state);
            at.totals[team] += u16::from(electoral);
        }
        log.tell(Audience::All, || Event::Turned { state, from, to, electoral });
    }

    /// The states where adding votes has an effect (TPG-2: with an empty supply only where opposing chips are).
    pub(crate) fn can_add(&self, at: &State, team: Team) -> StateSet {
        if at.supply[team] > 0 { StateSet::ALL } else { at_least_one(at, team.other()) }
    }
}

/// TPG-2: number of opposing chips removed and of own chips placed by this many votes, if the margin is `net`.
#[inline]
pub(crate) fn chips_of(net: i16, votes: u8, supply: u8) -> (u8, u8) {
    let removed = (-net).clamp(0, i16::from(votes)) as u8;
    (removed, (votes - removed).min(supply))
}

/// The states where the team has chips.
pub(crate) fn at_least_one(at: &State, team: Team) -> StateSet {
    UsState::ALL.into_iter().filter(|&state| at.net(team, state) > 0).collect()
}
