//! Why an act is not legal, and what a click means. What is legal stands in `offer`.

use kernel::{Refusal, Seat, Text};

use crate::act::{Act, Deed, Use};
use crate::frame::{Frame, Step};
use crate::picture::{card_title, place};
use crate::state::State;
use crate::{PERSON, Solo};

impl Solo {
    pub(crate) fn judge(&self, at: &State, seat: Seat, act: Act) -> Result<(), Refusal> {
        let refuse = |rule, text| Err(Refusal::new(rule, text));
        if at.outcome.is_some() {
            return refuse("G-30", Text::new("solo-no-over"));
        }
        if seat != PERSON {
            return refuse("G-1", Text::new("solo-no-seat"));
        }
        let offer = self.offer(at);
        if offer.has(act) {
            return Ok(());
        }
        match (at.frame(), act) {
            (Frame::Turn(Step::Roll), Act::Play(..) | Act::Flip(_)) => {
                refuse("T-1", Text::new("solo-no-roll-yet"))
            }
            (Frame::Turn(Step::Choose), Act::Play(pos, used)) => {
                let lie = at.lie(pos);
                let face = at.face.map_or(Text::new("solo-asked-roll"), |face| face.sign());
                let rule = at.face.map_or("T-3", |face| face.rule());
                if !lie.is_laid() {
                    return refuse("T-3", Text::new("solo-no-card-there").text("place", place(pos)));
                }
                if pos.side() != at.active {
                    return refuse("G-3", Text::new("solo-no-other-side").text("place", place(pos)));
                }
                if !lie.is_up() {
                    return refuse("G-3", Text::new("solo-no-face-down").text("place", place(pos)));
                }
                let card = card_title(self, lie.card());
                // WW-2: what may only be discarded is not allowed by the face itself.
                if offer.playable_but_discards() & pos.bit() == 0 {
                    return refuse(rule, Text::new("solo-no-by-face").text("card", card).text("face", face));
                }
                let only_event =
                    offer.places(Use::Event) & pos.bit() != 0 || offer.places(Use::Ec) & pos.bit() != 0;
                if only_event && !matches!(used, Use::Event | Use::Ec) {
                    return refuse(
                        "T-3",
                        Text::new("solo-no-such-use").text("card", card).text("use", use_text(used)),
                    );
                }
                refuse("G-27", Text::new("solo-no-event").text("card", card).text("use", use_text(used)))
            }
            (Frame::Flip { .. }, Act::Flip(pos)) => {
                refuse("F-2", Text::new("solo-no-flip").text("place", place(pos)))
            }
            (frame, Act::Take(card)) if !self.cards().has(card) => {
                let text = Text::new("solo-no-such-card").word("card", card.to_string());
                refuse(rule_of(frame), text)
            }
            (frame, _) => refuse(rule_of(frame), Text::new("solo-not-now").text("asked", asked(frame))),
        }
    }
}

pub(crate) fn use_text(used: Use) -> Text {
    Text::new(format!("solo-use-{}", used.word()))
}

/// The rule behind what is asked.
pub(crate) fn rule_of(frame: Frame) -> &'static str {
    match frame {
        Frame::Turn(Step::Roll) => "T-1",
        Frame::Turn(_) | Frame::Sequence => "T-3",
        Frame::Flip { .. } => "F-2",
        Frame::Ask(question, _) => question.rule(),
        Frame::Over => "G-30",
    }
}

/// What is waited for, in a few words.
pub(crate) fn asked(frame: Frame) -> Text {
    match frame {
        Frame::Turn(Step::Roll) => Text::new("solo-asked-roll"),
        Frame::Turn(_) | Frame::Sequence => Text::new("solo-asked-choose"),
        Frame::Flip { .. } => Text::new("solo-asked-flip"),
        Frame::Ask(question, _) => Text::new(format!("solo-ask-{}", question.word())),
        Frame::Over => Text::new("solo-asked-over"),
    }
}

/// What a click on a card of a display, a card of a pile or the die would mean now.
pub(crate) fn meant(game: &Solo, at: &State, spot: &str) -> Option<Act> {
    let (kind, id) = spot.split_once(':')?;
    match kind {
        "die" => Some(Act::Deed(Deed::Roll)),
        "card" => Some(Act::Take(id.parse().ok()?)),
        "pos" => {
            let pos = id.parse().ok()?;
            Some(match at.frame() {
                Frame::Flip { .. } => Act::Flip(pos),
                Frame::Ask(..) => Act::Pick(pos),
                _ => {
                    let offer = game.offer(at);
                    let uses = game.sheet().facts().uses;
                    let first = uses.iter().find(|&&used| offer.places(used) & pos.bit() != 0);
                    Act::Play(pos, *first.or(uses.first())?)
                }
            })
        }
        _ => None,
    }
}
