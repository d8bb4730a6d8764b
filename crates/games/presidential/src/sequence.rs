//! The sequence of play: the steps of a turn (TPG-25) and election night (TPG-21 to TPG-23).

use atlas::states::{StateSet, UsState};
use kernel::frames::{self, Flow};
use kernel::{Audience, Chance, Die, Game, Log, MAX_SEATS, SeatSet, Verdict};

use crate::Presidential;
use crate::act::Act;
use crate::event::Event;
use crate::options::{Neutral, Tie};
use crate::state::{Frame, Pips, Plan, Row, State, Step};
use crate::team::{ByTeam, Team};
use crate::votes::chips_of;

/// TPG-19: name of the deck under which draws are recorded.
pub const PILE: &str = "politics";
const CAMPAIGN_DICE: usize = 3;
const FUNDRAISING_DICE: usize = 2;
/// TPG-11: number of states that a campaign announces.
pub(crate) const STATES_A_TURN: usize = 3;
/// TPG-23: a majority of the 50 delegations.
const DELEGATIONS_TO_WIN: u8 = 26;

fn d6(team: Team, why: &'static str) -> Die {
    Die { sides: 6, seat: Some(team.seat()), why }
}

impl Presidential {
    /// TPG-4: each team rolls one die, until one is higher.
    pub(crate) fn first_team<C: Chance>(
        &self,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<Team, C::Stop> {
        let rolls = self.roll_against(chance, "tpg-die-first", |rolls| {
            log.tell(Audience::All, || Event::FirstRoll { rolls });
        })?;
        let team = higher(rolls);
        log.tell(Audience::All, || Event::First { team });
        Ok(team)
    }

    /// Each team rolls one die until the rolls differ. Every pair is logged.
    fn roll_against<C: Chance>(
        &self,
        chance: &mut C,
        why: &'static str,
        mut tell: impl FnMut(ByTeam<u8>),
    ) -> Result<ByTeam<u8>, C::Stop> {
        loop {
            let [democrats, republicans] = Team::BOTH;
            let rolls = ByTeam([chance.die(d6(democrats, why))?, chance.die(d6(republicans, why))?]);
            tell(rolls);
            if rolls[democrats] != rolls[republicans] {
                return Ok(rolls);
            }
        }
    }

    /// Carries out an act that `check` allowed, and everything that follows until somebody must decide again.
    #[inline]
    pub(crate) fn advance<C: Chance>(
        &self,
        at: &mut State,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let team = at.team_in_turn();
        match act {
            Act::Campaign => self.campaign(at, team, log),
            Act::Fundraise(state) => {
                at.plan = Plan::Fundraise { state, left: 0 };
                at.frames.turn_into(Frame::Turn(Step::Roll));
                log.tell(Audience::All, || Event::Fundraises { team, state });
            }
            Act::Announce(state) => {
                if at.plan == Plan::Open {
                    self.campaign(at, team, log);
                }
                if let Plan::Campaign { announced, unserved } = &mut at.plan {
                    announced.insert(state);
                    unserved.insert(state);
                    if announced.len() == STATES_A_TURN {
                        at.frames.turn_into(Frame::Turn(Step::Roll));
                    }
                }
                log.tell(Audience::All, || Event::Announced { team, state });
            }
            Act::Roll => {
                self.roll(at, team, chance, log)?;
                self.run(at, chance, log)?;
            }
            Act::Allot { pips, state } => {
                self.allot(at, team, pips, state, log);
                self.run(at, chance, log)?;
            }
            Act::Vote(state) => {
                if let Plan::Fundraise { left, .. } = &mut at.plan {
                    *left -= 1;
                    let placed_all = *left == 0;
                    self.add(at, team, state, 1, log);
                    if placed_all {
                        self.run(at, chance, log)?;
                    }
                }
            }
            Act::Use(card) => {
                self.next_step(at);
                self.use_card(at, team, card, chance, log)?;
                self.run(at, chance, log)?;
            }
            Act::Keep => {
                log.tell(Audience::All, || Event::Kept { team });
                self.next_step(at);
                self.run(at, chance, log)?;
            }
            Act::Done => {
                self.next_step(at);
                self.run(at, chance, log)?;
            }
            Act::Pick(state) => {
                self.picked(at, team, state, chance, log)?;
                self.run(at, chance, log)?;
            }
            Act::Move(votes) => {
                self.moved(at, team, votes, log);
                self.run(at, chance, log)?;
            }
            Act::Count => {
                let neutral = at.neutral();
                at.frames.turn_into(Frame::RollOff);
                if self.options().neutral == Neutral::Fixed {
                    for state in self.in_order(neutral) {
                        self.roll_off(at, state, chance, log)?;
                    }
                }
                self.roll_for_the_last(at, chance, log)?;
            }
            Act::Decide(state) => {
                self.roll_off(at, state, chance, log)?;
                self.roll_for_the_last(at, chance, log)?;
            }
        }
        Ok(())
    }

    /// TPG-10.
    #[inline]
    fn campaign(&self, at: &mut State, team: Team, log: &mut impl Log<Event>) {
        at.plan = Plan::Campaign { announced: Default::default(), unserved: Default::default() };
        at.frames.turn_into(Frame::Turn(Step::Announce));
        log.tell(Audience::All, || Event::Campaigns { team });
    }

    #[inline]
    fn next_step(&self, at: &mut State) {
        if let Frame::Turn(step) = at.frame() {
            at.frames.turn_into(Frame::Turn(step.next()));
        }
    }

    fn run<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        frames::run(at, |at| self.step(at, chance, log))
    }

    /// One step of the topmost frame.
    #[inline]
    fn step<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<Flow, C::Stop> {
        let team = at.team_in_turn();
        let step = match at.frame() {
            Frame::Turn(step) => step,
            Frame::Card { card, left, picked } => {
                let targets = self.targets(at, team, card, picked);
                return Ok(match (targets.len(), targets.first()) {
                    (0, _) => {
                        at.frames.pop();
                        if picked.is_empty() {
                            log.tell(Audience::All, || Event::NoEffect { card });
                        }
                        Flow::On
                    }
                    (_, Some(next)) if !self.choice_matters(at, team, card, left, targets) => {
                        self.picked(at, team, next, chance, log)?;
                        Flow::On
                    }
                    _ => Flow::Wait,
                });
            }
            Frame::Moving { card, from, .. } => {
                if self.most_to_move(at, team, card, from) > 1 {
                    return Ok(Flow::Wait);
                }
                self.moved(at, team, 1, log);
                return Ok(Flow::On);
            }
            Frame::Election | Frame::RollOff | Frame::Over => return Ok(Flow::Wait),
        };
        let wait = match step {
            Step::Choose | Step::Announce | Step::Roll => true,
            // TPG-18: a Play Immediately card is used before the votes, without asking.
            Step::NewCard if at.fresh != 0 && self.card(at.fresh).immediate => {
                let card = at.fresh;
                self.next_step(at);
                self.use_card(at, team, card, chance, log)?;
                return Ok(Flow::On);
            }
            Step::NewCard => at.fresh != 0,
            Step::Allot => self.votes_left(at, team, log),
            // TPG-25: asked whenever the team has such a card, even if it would be useless.
            Step::OldCard => !at.card_used && at.old_cards(team) != 0,
            Step::End => {
                self.end_turn(at, log);
                return Ok(Flow::On);
            }
        };
        if wait {
            return Ok(Flow::Wait);
        }
        self.next_step(at);
        Ok(Flow::On)
    }

    /// TPG-12, TPG-14: rolls the dice; in fundraising also draws a card.
    fn roll<C: Chance>(
        &self,
        at: &mut State,
        team: Team,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let fundraising = matches!(at.plan, Plan::Fundraise { .. });
        let (count, why) = if fundraising {
            (FUNDRAISING_DICE, "tpg-die-fundraising")
        } else {
            (CAMPAIGN_DICE, "tpg-die-campaign")
        };
        chance.announce(0..count as u16);
        for n in 0..count {
            let roll = chance.die(d6(team, why))?;
            at.dice[n] = roll;
            at.pips[usize::from(roll)] += 1;
        }
        let dice = at.dice;
        log.tell(Audience::All, || Event::Rolled { team, dice });
        if fundraising && self.options().cards {
            self.draw(at, team, chance, log)?;
        }
        self.next_step(at);
        Ok(())
    }

    /// TPG-19: draws a shuffled card if any is left, else a used one in order; none if the deck is empty.
    fn draw<C: Chance>(
        &self,
        at: &mut State,
        team: Team,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let card = if at.deck.shuffled != 0 {
            let card = chance.draw(PILE, at.deck.shuffled)? as u8;
            at.deck.shuffled &= !(1 << card);
            card
        } else if let Some(card) = at.deck.draw_used() {
            card
        } else {
            log.tell(Audience::All, || Event::DeckEmpty { team });
            return Ok(());
        };
        at.hands[team] |= 1 << card;
        at.fresh = card;
        log.tell(Audience::Only(team.seat()), || Event::Drew { team, card });
        log.tell(Audience::AllBut(team.seat()), || Event::DrewHidden { team });
        Ok(())
    }

    /// Whether the team is asked to allot votes. In fundraising, the half that stays in the state is placed first (TPG-14). If only one
    /// result is possible, the votes are placed without asking.
    #[inline]
    fn votes_left(&self, at: &mut State, team: Team, log: &mut impl Log<Event>) -> bool {
        match at.plan {
            Plan::Campaign { unserved, .. } => {
                if self.allotting_matters(at, team, unserved) {
                    return true;
                }
                for state in unserved.iter() {
                    let pips = at.pips.iter().position(|&count| count > 0).expect("each state has its die");
                    self.allot(at, team, pips as u8, state, log);
                }
                false
            }
            Plan::Fundraise { state, left } => {
                let mut left = left;
                if at.pips != [0; 7] {
                    let sum = at.dice[0] + at.dice[1];
                    left = sum / 2;
                    at.pips = [0; 7];
                    at.plan = Plan::Fundraise { state, left };
                    self.add(at, team, state, sum - left, log);
                }
                // If the supply is empty and no opposing chip can be removed, every vote is lost no matter where it goes.
                if left > 0 && self.can_add(at, team).is_empty() {
                    at.plan = Plan::Fundraise { state, left: 0 };
                    self.add(at, team, state, left, log);
                    return false;
                }
                left > 0
            }
            Plan::Open => false,
        }
    }

    /// TPG-12: allots a die to a state.
    #[inline]
    fn allot(&self, at: &mut State, team: Team, pips: u8, state: UsState, log: &mut impl Log<Event>) {
        at.pips[usize::from(pips)] -= 1;
        self.add_die(at, team, state, pips, log);
        if let Plan::Campaign { unserved, .. } = &mut at.plan {
            unserved.remove(state);
        }
    }

    /// Whether it makes a difference which die goes where. Not if all dice are equal, unless the supply is too small for them (TPG-2).
    #[inline]
    fn allotting_matters(&self, at: &State, team: Team, unserved: StateSet) -> bool {
        if unserved.len() < 2 {
            return false;
        }
        let sum: usize = at.pips.iter().enumerate().map(|(pips, &count)| pips * usize::from(count)).sum();
        if sum <= usize::from(at.supply[team]) {
            return at.pips.iter().filter(|&&count| count > 0).count() > 1;
        }
        let mut nets = [None; STATES_A_TURN];
        for (net, state) in nets.iter_mut().zip(unserved.iter()) {
            *net = Some(at.net(team, state));
        }
        leads_apart(nets, [0; STATES_A_TURN], at.pips, at.supply[team], &mut None)
    }

    /// TPG-9: adds a row to the score card; then continues with the other team, or with election night.
    fn end_turn(&self, at: &mut State, log: &mut impl Log<Event>) {
        self.score_row(at, log);
        at.turn += 1;
        at.plan = Plan::Open;
        at.dice = [0; 3];
        at.fresh = 0;
        at.card_used = false;
        let weeks = self.options().weeks;
        let frame = if at.turn == 2 * weeks { Frame::Election } else { Frame::Turn(Step::Choose) };
        at.frames.turn_into(frame);
        if at.turn.is_multiple_of(2) && at.turn < 2 * weeks {
            let week = at.turn / 2 + 1;
            log.tell(Audience::All, || Event::Week { week, of: weeks });
        }
        if frame == Frame::Election {
            log.tell(Audience::All, || Event::Election { neutral: at.neutral().len() as u8 });
        }
    }

    fn score_row(&self, at: &mut State, log: &mut impl Log<Event>) {
        let mut row = Row { total: at.totals, ..Row::default() };
        for team in Team::BOTH {
            row.gained[team] = self.sum(at.held[team] - at.before[team]);
            row.lost[team] = self.sum(at.before[team] - at.held[team]);
        }
        at.before = at.held;
        at.score.push(row);
        log.tell(Audience::All, || Event::Scored { gained: row.gained, lost: row.lost, total: row.total });
    }

    /// TPG-21: each team rolls one die; the higher one wins the state.
    fn roll_off<C: Chance>(
        &self,
        at: &mut State,
        state: UsState,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let rolls = self.roll_against(chance, "tpg-die-rolloff", |rolls| {
            log.tell(Audience::All, || Event::RollOff { state, rolls });
        })?;
        self.hand_over(at, state, None, Some(higher(rolls)), log);
        Ok(())
    }

    /// TPG-21: rolls for the last neutral state without asking, which ends the game.
    fn roll_for_the_last<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let neutral = at.neutral();
        if let Some(last) = neutral.first().filter(|_| neutral.len() == 1) {
            self.roll_off(at, last, chance, log)?;
        }
        self.close_if_decided(at, log);
        Ok(())
    }

    fn close_if_decided(&self, at: &mut State, log: &mut impl Log<Event>) {
        if !at.neutral().is_empty() {
            return;
        }
        self.score_row(at, log);
        at.frames.turn_into(Frame::Over);
        let (winner, by_house) = self.winner(at);
        if by_house || (winner.is_none() && self.options().tie == Tie::House) {
            let delegations = self.delegations(at);
            log.tell(Audience::All, || Event::House { delegations });
        }
        for team in Team::BOTH {
            let cards = at.hands[team];
            if cards != 0 {
                log.tell(Audience::All, || Event::Shown { team, cards: kernel::sets::list(cards) });
            }
        }
        let total = at.totals;
        log.tell(Audience::All, || Event::Over { winner, total, by_house });
    }

    /// TPG-22, TPG-23: the winner by electoral votes, or at 269 each by delegations if that option is set. The flag says whether the
    /// House decided.
    pub(crate) fn winner(&self, at: &State) -> (Option<Team>, bool) {
        let [democrats, republicans] = Team::BOTH;
        if at.totals[democrats] != at.totals[republicans] {
            let most = if at.totals[democrats] > at.totals[republicans] { democrats } else { republicans };
            return (Some(most), false);
        }
        if self.options().tie == Tie::Tie {
            return (None, false);
        }
        let delegations = self.delegations(at);
        let winner = Team::BOTH.into_iter().find(|&team| delegations[team] >= DELEGATIONS_TO_WIN);
        (winner, winner.is_some())
    }

    /// TPG-23: number of states held by each team; the District of Columbia has no delegation.
    pub(crate) fn delegations(&self, at: &State) -> ByTeam<u8> {
        ByTeam(Team::BOTH.map(|team| (at.held[team] - UsState::DC.into()).len() as u8))
    }

    pub(crate) fn verdict(&self, at: &State) -> Verdict {
        let (winner, by_house) = self.winner(at);
        let mut scores = [0; MAX_SEATS];
        for team in Team::BOTH {
            scores[team as usize] = i32::from(at.totals[team]);
        }
        match winner {
            Some(team) => Verdict {
                winners: team.seat().alone(),
                scores,
                how: if by_house { "tpg-won-by-house" } else { "tpg-won" },
            },
            None => Verdict { winners: SeatSet::first_n(2), scores, how: "tpg-tied" },
        }
    }

    /// TPG-21: if states are chosen one by one, the team with fewer electoral votes chooses; on a tie the second team.
    pub(crate) fn team_to_decide(&self, at: &State) -> Team {
        match at.frame() {
            Frame::RollOff => {
                let [first, second] = [at.first, at.first.other()];
                if at.totals[first] < at.totals[second] { first } else { second }
            }
            _ => at.team_in_turn(),
        }
    }
}

/// Whether different allotments of the dice lead to different results. Arguments: margins of the states that still wait, margins of
/// the states already served, the remaining dice and supply, and the first result found.
fn leads_apart(
    waiting: [Option<i16>; STATES_A_TURN],
    served: [i16; STATES_A_TURN],
    pips: Pips,
    supply: u8,
    found: &mut Option<[i16; STATES_A_TURN]>,
) -> bool {
    if waiting == [None; STATES_A_TURN] {
        return *found.get_or_insert(served) != served;
    }
    for (n, net) in waiting.iter().enumerate().filter_map(|(n, net)| Some((n, (*net)?))) {
        for die in (1..pips.len()).filter(|&die| pips[die] > 0) {
            let (removed, placed) = chips_of(net, die as u8, supply);
            let (mut waiting, mut served, mut pips) = (waiting, served, pips);
            waiting[n] = None;
            served[n] = net + i16::from(removed + placed);
            pips[die] -= 1;
            if leads_apart(waiting, served, pips, supply - placed, found) {
                return true;
            }
        }
    }
    false
}

fn higher(rolls: ByTeam<u8>) -> Team {
    let [democrats, republicans] = Team::BOTH;
    if rolls[democrats] > rolls[republicans] { democrats } else { republicans }
}
