//! What is legal, as a list and as a judgement that names the rule; the two are the same law.

use atlas::states::{StateSet, UsState};
use kernel::{Acts, Refusal, Seat, Text};

use crate::act::Act;
use crate::cards::name;
use crate::state::{Frame, Plan, State, Step};
use crate::{FUNDRAISING, Presidential};

#[inline]
fn at(index: u16) -> UsState {
    UsState::ALL[usize::from(index)]
}

impl Presidential {
    #[inline]
    pub(crate) fn legal(&self, state: &State, seat: Seat, out: &mut impl Acts<Act>) {
        let frame = state.frame();
        if frame == Frame::Over || seat != self.team_to_decide(state).seat() {
            return;
        }
        match frame {
            Frame::Turn(Step::Choose) => {
                out.one(Act::Campaign);
                out.each(FUNDRAISING.bits(), |s| Act::Fundraise(at(s)));
            }
            Frame::Turn(Step::Announce) => {
                out.each((StateSet::ALL - announced(state)).bits(), |s| Act::Announce(at(s)));
            }
            Frame::Turn(Step::Roll) => out.one(Act::Roll),
            Frame::Turn(Step::NewCard) => {
                out.one(Act::Use(state.fresh));
                out.one(Act::Keep);
            }
            Frame::Turn(Step::Allot) => match state.plan {
                Plan::Campaign { unserved, .. } => {
                    for pips in (1..=6).filter(|&pips| state.pips[pips] > 0) {
                        out.each(unserved.bits(), |s| Act::Allot { pips: pips as u8, state: at(s) });
                    }
                }
                Plan::Fundraise { .. } => out.each(StateSet::ALL.bits(), |s| Act::Vote(at(s))),
                Plan::Open => {}
            },
            Frame::Turn(Step::OldCard) => {
                out.each(state.old_cards(state.team_in_turn()), |card| Act::Use(card as u8));
                out.one(Act::Done);
            }
            Frame::Turn(Step::End) | Frame::Over => {}
            Frame::Card { card, picked, .. } => {
                let targets = self.targets(state, state.team_in_turn(), card, picked);
                out.each(targets.bits(), |s| Act::Pick(at(s)));
            }
            Frame::Election => out.one(Act::Count),
            Frame::RollOff => out.each(state.neutral().bits(), |s| Act::Decide(at(s))),
        }
    }

    pub(crate) fn judge(&self, state: &State, seat: Seat, act: Act) -> Result<(), Refusal> {
        let refuse = |rule, text| Err(Refusal::new(rule, text));
        let frame = state.frame();
        if frame == Frame::Over {
            return refuse("TPG-22", Text::new("tpg-no-over"));
        }
        let team = self.team_to_decide(state);
        if seat != team.seat() {
            return refuse("TPG-3", Text::new("tpg-no-turn").text("team", team.text()));
        }
        match (frame, act) {
            (Frame::Turn(Step::Choose), Act::Campaign) => Ok(()),
            (Frame::Turn(Step::Choose), Act::Fundraise(s)) if FUNDRAISING.contains(s) => Ok(()),
            (Frame::Turn(Step::Choose), Act::Fundraise(s)) => {
                refuse("TPG-13", Text::new("tpg-no-funds").text("state", name(s)))
            }
            (Frame::Turn(Step::Announce), Act::Announce(s)) if announced(state).contains(s) => {
                refuse("TPG-11", Text::new("tpg-no-twice").text("state", name(s)))
            }
            (Frame::Turn(Step::Announce), Act::Announce(_)) => Ok(()),
            (Frame::Turn(Step::Announce), Act::Roll) => {
                refuse("TPG-11", Text::new("tpg-no-roll-yet").number("count", announced(state).len() as i64))
            }
            (Frame::Turn(Step::Roll), Act::Roll) => Ok(()),
            (Frame::Turn(Step::Roll), Act::Announce(_)) => refuse("TPG-11", Text::new("tpg-no-fourth")),
            (Frame::Turn(Step::NewCard), Act::Keep) => Ok(()),
            (Frame::Turn(Step::NewCard), Act::Use(card)) if card == state.fresh => Ok(()),
            (Frame::Turn(Step::NewCard), Act::Use(card)) => {
                refuse("TPG-16", Text::new("tpg-no-card-now").number("card", card))
            }
            (Frame::Turn(Step::Allot), act) => judge_allotting(state, act),
            (Frame::Turn(Step::OldCard), Act::Done) => Ok(()),
            (Frame::Turn(Step::OldCard), Act::Use(card)) => {
                let has = |cards: u128| kernel::Members::has(cards, card.into());
                if has(state.old_cards(team)) {
                    Ok(())
                } else if has(state.hands[team]) {
                    refuse("TPG-16", Text::new("tpg-no-fresh-card").number("card", card))
                } else {
                    refuse("TPG-16", Text::new("tpg-no-such-card").number("card", card))
                }
            }
            (Frame::Card { card, picked, .. }, Act::Pick(s)) => {
                if self.targets(state, team, card, picked).contains(s) {
                    Ok(())
                } else if self.card(card).among.contains(s) && !picked.contains(s) {
                    refuse("TPG-26", Text::new("tpg-no-effect-there").text("state", name(s)))
                } else {
                    refuse("TPG-26", Text::new("tpg-not-among").text("state", name(s)))
                }
            }
            (Frame::Election, Act::Count) => Ok(()),
            (Frame::RollOff, Act::Decide(s)) if state.neutral().contains(s) => Ok(()),
            (Frame::RollOff, Act::Decide(s)) => {
                refuse("TPG-21", Text::new("tpg-not-neutral").text("state", name(s)))
            }
            (_, Act::Use(_)) if state.card_used => refuse("TPG-17", Text::new("tpg-no-second-card")),
            _ => refuse("TPG-25", Text::new("tpg-not-now").text("asked", asked(frame))),
        }
    }
}

fn announced(state: &State) -> StateSet {
    match state.plan {
        Plan::Campaign { announced, .. } => announced,
        _ => StateSet::EMPTY,
    }
}

fn judge_allotting(at: &State, act: Act) -> Result<(), Refusal> {
    let refuse = |rule, text| Err(Refusal::new(rule, text));
    match (at.plan, act) {
        (Plan::Campaign { announced, unserved }, Act::Allot { pips, state }) => {
            if !announced.contains(state) {
                return refuse("TPG-12", Text::new("tpg-no-visit").text("state", name(state)));
            }
            if !unserved.contains(state) {
                return refuse("TPG-12", Text::new("tpg-served").text("state", name(state)));
            }
            if at.pips.get(usize::from(pips)).is_none_or(|&count| count == 0) {
                return refuse("TPG-12", Text::new("tpg-no-die").number("pips", pips));
            }
            Ok(())
        }
        (Plan::Fundraise { .. }, Act::Vote(_)) => Ok(()),
        (_, Act::Use(_)) if at.card_used => refuse("TPG-17", Text::new("tpg-no-second-card")),
        _ => refuse("TPG-25", Text::new("tpg-not-now").text("asked", asked(at.frame()))),
    }
}

/// What a click on a state or a card would mean now.
pub(crate) fn meant(at: &State, spot: &str) -> Option<Act> {
    let (kind, id) = spot.split_once(':')?;
    if kind == "card" {
        return Some(Act::Use(id.parse().ok()?));
    }
    let state: UsState = id.parse().ok().filter(|_| kind == "state")?;
    Some(match at.frame() {
        Frame::Turn(Step::Choose) => Act::Fundraise(state),
        Frame::Turn(Step::Announce | Step::Roll) => Act::Announce(state),
        Frame::Turn(Step::Allot) => match at.plan {
            Plan::Campaign { .. } => {
                let pips = (1..=6).rev().find(|&pips| at.pips[pips] > 0)?;
                Act::Allot { pips: pips as u8, state }
            }
            _ => Act::Vote(state),
        },
        Frame::RollOff => Act::Decide(state),
        _ => Act::Pick(state),
    })
}

/// What the game waits for, in a few words.
pub(crate) fn asked(frame: Frame) -> Text {
    Text::new(match frame {
        Frame::Turn(Step::Choose) => "tpg-asked-choose",
        Frame::Turn(Step::Announce) => "tpg-asked-announce",
        Frame::Turn(Step::Roll) => "tpg-asked-roll",
        Frame::Turn(Step::NewCard) => "tpg-asked-new-card",
        Frame::Turn(Step::Allot) => "tpg-asked-allot",
        Frame::Turn(Step::OldCard) => "tpg-asked-old-card",
        Frame::Card { .. } => "tpg-asked-pick",
        Frame::Election => "tpg-asked-count",
        Frame::RollOff => "tpg-asked-decide",
        Frame::Turn(Step::End) | Frame::Over => "tpg-asked-over",
    })
}
