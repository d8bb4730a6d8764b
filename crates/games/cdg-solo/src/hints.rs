//! What a hint considers, and why it recommends an act, in words. Why an act is refused is in `law`.

use kernel::{Game, Insight, Text};

use crate::act::{Act, Deed, Use};
use crate::frame::{Frame, Question};
use crate::state::State;
use crate::worth::{is_free, loses};
use crate::{PERSON, Solo};

impl Question {
    /// Whether the answer can be read off the board or a real card, so that there is nothing to choose.
    fn is_fact(self) -> bool {
        use Question::*;
        matches!(
            self,
            Result
                | Removed
                | GameOver
                | Correct
                | CorrectCount
                | CorrectCard
                | CorrectGoes
                | WwHand
                | Window
                | Winner
                | PgRises
                | BbResources
                | EsLeft
                | EsPasses
                | EsDraw
                | EsLoss
                | EsAleutians
                | EsBlank
                | EsBlankKind
                | MpInitiative
                | MpMomentum
                | MpRefresh
                | MpCubes
                | MpLeads
                | MpMore
                | MpDebate
                | MpIssue
                | MpTriggered
                | MpRevealed
                | CcLowest
                | CcNothing
                | CcDraw
                | CcBanners
                | CcCategory
                | CcReveal
                | CcBlank
                | CcPrinted
                | CcOrders
                | CcReshuffle
                | CcToken
                | CcTokens
                | CcUses
        )
    }
}

impl Solo {
    /// Whether an act is a real choice. Other acts only report what happened on the board, or correct something.
    pub(crate) fn is_choice(&self, at: &State, act: Act) -> bool {
        match (at.frame(), act) {
            (_, Act::Deed(Deed::Correct) | Act::Gain(_) | Act::Lose(_) | Act::Count(..)) => false,
            (Frame::Ask(question, _), _) if question.is_fact() => false,
            (Frame::Ask(Question::WwWindow | Question::CcWindow, _), Act::Deed(deed)) => deed == Deed::Done,
            // CC-5: the person reports that nothing of the roll can be played.
            (Frame::Turn(_), Act::Deed(Deed::None)) => false,
            _ => true,
        }
    }

    /// The reason for an act, based on the same weights as `worth`.
    pub(crate) fn why(&self, at: &State, act: Act) -> Option<Text> {
        let mut acts = Vec::new();
        self.acts(at, PERSON, &mut acts);
        acts.retain(|&act| self.is_choice(at, act));
        let numbered = |key: &'static str, value: u8, is_best: bool| {
            Some(Text::new(key).number("best", u8::from(is_best)).number("value", value))
        };
        let value = self.weight_of(at, act);
        let is_highest = || acts.iter().all(|&other| self.weight_of(at, other) <= value);
        let is_best = || {
            let worth = |act| self.worth(at, PERSON, act);
            acts.iter().all(|&other| worth(other) <= worth(act))
        };
        match (act, act.used()) {
            (_, Some(Use::Event | Use::Ec)) => numbered("solo-why-event", value, is_highest()),
            (_, Some(Use::Discard)) => numbered("solo-why-discard", value, is_best()),
            (_, Some(Use::Sealed)) => Some(Text::new("solo-why-sealed")),
            (_, Some(Use::Construct | Use::Sr | Use::Rp | Use::Fo)) => {
                numbered("solo-why-later", value, is_best())
            }
            (_, Some(Use::Order)) => numbered("solo-why-orders", value, is_highest()),
            (_, Some(_)) => numbered("solo-why-value", value, is_highest()),
            (Act::Flip(_), _) => Some(Text::new("solo-why-flip")),
            (Act::Pick(pos), _) if !at.lie(pos).is_up() => Some(Text::new("solo-why-flip")),
            (Act::Pick(_), _) if loses(at) => numbered("solo-why-lose", value, {
                acts.iter()
                    .filter(|act| matches!(act, Act::Pick(_)))
                    .all(|&act| self.weight_of(at, act) >= value)
            }),
            (Act::Pick(_) | Act::Take(_), _) => numbered("solo-why-pick", value, is_highest()),
            (Act::Deed(Deed::Roll), _) if matches!(at.frame(), Frame::Ask(..)) => {
                Some(Text::new("solo-why-roll-response"))
            }
            (Act::Deed(Deed::Roll), _) => Some(Text::new("solo-why-roll")),
            (Act::Deed(_), _) if matches!(at.frame(), Frame::Turn(_)) => {
                let cards = acts.iter().any(|act| act.used().is_some() || *act == Act::Deed(Deed::Roll));
                Some(Text::new("solo-why-deed").number("cards", u8::from(cards)))
            }
            (Act::Deed(Deed::Yes), _) if is_free(at) => Some(Text::new("solo-why-yes")),
            (Act::Deed(Deed::Done | Deed::No), _) if !is_free(at) => Some(Text::new("solo-why-done")),
            (Act::Deed(_) | Act::Number(_), _) => is_best().then(|| Text::new("solo-why-alike")),
            _ => None,
        }
    }

    /// The number that an act's card is weighed with; 0 if the act has no card.
    fn weight_of(&self, at: &State, act: Act) -> u8 {
        match act {
            Act::Play(pos, _) | Act::Pick(pos) => self.weight_at(at, pos),
            Act::Beside(card, _) | Act::Take(card) => self.weight(at, card),
            _ => 0,
        }
    }
}

impl Act {
    /// What the card of this act is played for.
    fn used(self) -> Option<Use> {
        match self {
            Act::Play(_, used) | Act::Beside(_, used) => Some(used),
            _ => None,
        }
    }
}
