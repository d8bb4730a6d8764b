//! What is legal, why something is not, and what a click means.

use atlas::states::{StateSet, UsState};
use kernel::{Acts, Members, Refusal, Seat, Text};

use crate::act::Act;
use crate::cards::{Card, Effect, name};
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
                // TPG-11: naming a state implies campaigning, with this as the first of the three states.
                out.each(StateSet::ALL.bits(), |s| Act::Announce(at(s)));
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
            Frame::Moving { card, from, .. } => {
                let most = self.most_to_move(state, state.team_in_turn(), card, from);
                out.each((1u64 << (most + 1)) - 2, |votes| Act::Move(votes as u8));
            }
            Frame::Election => out.one(Act::Count),
            Frame::RollOff => out.each(state.neutral().bits(), |s| Act::Decide(at(s))),
        }
    }

    /// Why an act that is not listed is not legal.
    pub(crate) fn reason(&self, at: &State, seat: Seat, act: Act) -> Refusal {
        let frame = at.frame();
        if frame == Frame::Over {
            return Refusal::new("TPG-22", Text::new("tpg-no-over"));
        }
        let team = self.team_to_decide(at);
        if seat != team.seat() {
            return Refusal::new("TPG-3", Text::new("tpg-no-turn").text("team", team.text()));
        }
        let in_state = |key: &'static str, s| Text::new(key).text("state", name(s));
        let of_card = |key: &'static str, card| Text::new(key).number("card", card);
        let (rule, text) = match (frame, act) {
            (Frame::Turn(Step::Choose), Act::Fundraise(s)) if !FUNDRAISING.contains(s) => {
                ("TPG-13", in_state("tpg-no-funds", s))
            }
            (Frame::Turn(Step::Announce), Act::Announce(s)) if announced(at).contains(s) => {
                ("TPG-11", in_state("tpg-no-twice", s))
            }
            (Frame::Turn(Step::Announce), Act::Roll) => {
                ("TPG-11", Text::new("tpg-no-roll-yet").number("count", announced(at).len() as i64))
            }
            (Frame::Turn(Step::Roll), Act::Announce(_)) => ("TPG-11", Text::new("tpg-no-fourth")),
            (Frame::Turn(Step::NewCard), Act::Use(card)) if card != at.fresh => {
                ("TPG-16", of_card("tpg-no-card-now", card))
            }
            (Frame::Turn(Step::Allot), Act::Allot { pips, state }) => match at.plan {
                Plan::Campaign { announced, .. } if !announced.contains(state) => {
                    ("TPG-12", in_state("tpg-no-visit", state))
                }
                Plan::Campaign { unserved, .. } if !unserved.contains(state) => {
                    ("TPG-12", in_state("tpg-served", state))
                }
                Plan::Campaign { .. } if at.pips.get(usize::from(pips)).is_none_or(|&count| count == 0) => {
                    ("TPG-12", Text::new("tpg-no-die").number("pips", pips))
                }
                _ => ("TPG-25", not_now(frame)),
            },
            (Frame::Turn(Step::OldCard), Act::Use(card)) if !at.hands[team].has(card.into()) => {
                ("TPG-16", of_card("tpg-no-such-card", card))
            }
            (Frame::Turn(Step::OldCard), Act::Use(card)) if card == at.fresh => {
                ("TPG-16", of_card("tpg-no-fresh-card", card))
            }
            (Frame::Card { card, picked, .. }, Act::Pick(s)) => {
                let Card { effect, among, .. } = self.card(card);
                let key = match effect {
                    Effect::LoseMost { .. } => "tpg-not-most",
                    _ if (*among - picked).contains(s) => "tpg-no-effect-there",
                    _ => "tpg-not-among",
                };
                ("TPG-26", in_state(key, s))
            }
            (Frame::Moving { card, from, .. }, Act::Move(_)) => {
                let most = self.most_to_move(at, team, card, from);
                ("TPG-26", in_state("tpg-no-so-many", from).number("most", most))
            }
            (Frame::RollOff, Act::Decide(s)) if !at.neutral().contains(s) => {
                ("TPG-21", in_state("tpg-not-neutral", s))
            }
            (_, Act::Use(_)) if at.card_used => ("TPG-17", Text::new("tpg-no-second-card")),
            _ => ("TPG-25", not_now(frame)),
        };
        Refusal::new(rule, text)
    }
}

fn not_now(frame: Frame) -> Text {
    Text::new("tpg-not-now").text("asked", asked(frame))
}

fn announced(state: &State) -> StateSet {
    match state.plan {
        Plan::Campaign { announced, .. } => announced,
        _ => StateSet::EMPTY,
    }
}

/// What a click on a state or a card means now.
pub(crate) fn meant(at: &State, spot: &str) -> Option<Act> {
    let (kind, id) = spot.split_once(':')?;
    if kind == "card" {
        return Some(Act::Use(id.parse().ok()?));
    }
    let state: UsState = id.parse().ok().filter(|_| kind == "state")?;
    Some(match at.frame() {
        Frame::Turn(Step::Choose | Step::Announce | Step::Roll) => Act::Announce(state),
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

/// What the game is waiting for, in a few words.
pub(crate) fn asked(frame: Frame) -> Text {
    Text::new(match frame {
        Frame::Turn(Step::Choose) => "tpg-asked-choose",
        Frame::Turn(Step::Announce) => "tpg-asked-announce",
        Frame::Turn(Step::Roll) => "tpg-asked-roll",
        Frame::Turn(Step::NewCard) => "tpg-asked-new-card",
        Frame::Turn(Step::Allot) => "tpg-asked-allot",
        Frame::Turn(Step::OldCard) => "tpg-asked-old-card",
        Frame::Card { .. } => "tpg-asked-pick",
        Frame::Moving { .. } => "tpg-asked-move",
        Frame::Election => "tpg-asked-count",
        Frame::RollOff => "tpg-asked-decide",
        Frame::Turn(Step::End) | Frame::Over => "tpg-asked-over",
    })
}
