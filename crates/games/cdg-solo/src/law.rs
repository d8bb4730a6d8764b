//! Why an act is not legal, and what a click means. Which acts are legal is in `offer`.

use kernel::{Refusal, Seat, Text};

use crate::act::{Act, Deed, Use};
use crate::face::{Also, cell_of};
use crate::frame::{Frame, Question, Step};
use crate::offer::Allowed;
use crate::picture::{card_title, place, side_text};
use crate::sheet::Side;
use crate::sheets::Reason;
use crate::state::{Card, Pos, State};
use crate::{PERSON, Solo};

impl Solo {
    /// Why an act that is not listed is not legal.
    pub(crate) fn reason(&self, at: &State, seat: Seat, act: Act) -> Refusal {
        let frame = at.frame();
        let (rule, text) = match (frame, act) {
            _ if at.outcome.is_some() => ("G-30", Text::new("solo-no-over")),
            _ if seat != PERSON => ("G-1", Text::new("solo-no-seat")),
            (Frame::Turn(Step::Roll), Act::Play(..) | Act::Flip(_) | Act::Deed(Deed::Roll)) => {
                self.why_not_before_roll(at)
            }
            (Frame::Turn(Step::Choose), Act::Play(pos, used)) => self.why_not_play(at, pos, used),
            (Frame::Flip { .. }, Act::Flip(pos)) => {
                ("F-2", Text::new("solo-no-flip").text("place", place(self, pos)))
            }
            (_, Act::Take(card)) if !self.cards().has(card) => {
                (self.rule_now(at), Text::new("solo-no-such-card").word("card", card.to_string()))
            }
            _ => self.reason_of_sheet(at, act).unwrap_or_else(|| self.not_now(at)),
        };
        Refusal::new(rule, text)
    }

    /// T-1: the die is rolled first, if there is one to roll.
    fn why_not_before_roll(&self, at: &State) -> Reason {
        match self.no_roll(at) {
            Some((rule, _)) => (rule, Text::new("solo-no-roll-here").text("asked", self.asked_now(at))),
            None => ("T-1", Text::new("solo-no-roll-yet")),
        }
    }

    fn not_now(&self, at: &State) -> Reason {
        (self.rule_now(at), Text::new("solo-not-now").text("asked", self.asked_now(at)))
    }

    /// The rule behind the current question.
    pub(crate) fn rule_now(&self, at: &State) -> &'static str {
        match (self.no_roll(at), at.frame()) {
            (Some((rule, _)), _) => rule,
            (_, Frame::Turn(Step::Roll)) => "T-1",
            (_, Frame::Turn(_) | Frame::Sequence) => "T-3",
            (_, Frame::Flip { .. }) => "F-2",
            (_, Frame::Ask(question, _)) => self.rule_of(question),
            (_, Frame::Over) => "G-30",
        }
    }

    /// The rule behind a question in this game.
    pub(crate) fn rule_of(&self, question: Question) -> &'static str {
        match question {
            Question::CcRack if self.ranks() < 2 => "NE-1",
            _ => question.rule_on(self.sheet()),
        }
    }

    /// What the game is waiting for, in a few words.
    pub(crate) fn asked_now(&self, at: &State) -> Text {
        if let Some((_, instead)) = self.no_roll(at) {
            return Text::new(format!("solo-asked-{instead}"));
        }
        match at.frame() {
            Frame::Turn(Step::Roll) => Text::new("solo-asked-roll"),
            Frame::Turn(_) | Frame::Sequence => Text::new("solo-asked-choose"),
            Frame::Flip { .. } => Text::new("solo-asked-flip"),
            Frame::Ask(question, about) => self.question_text(at, question, about),
            Frame::Over => Text::new("solo-asked-over"),
        }
    }

    /// The words of a question. A window is named after its purpose, an unlisted card after its place.
    pub(crate) fn question_text(&self, at: &State, question: Question, about: u8) -> Text {
        let asked = self.asked_of(question, about);
        match question {
            Question::WwWindow => Text::new(self.ww_window(at)),
            Question::CcBlank | Question::CcPrinted | Question::CcOrders | Question::CcCategory => {
                let lies = self.where_it_lies(at, Card::new(0, about));
                Text::new("solo-ask-where").text("where", lies).text("question", asked)
            }
            _ => asked,
        }
    }

    /// A question without its context, but with the side whose count it asks for.
    pub(crate) fn asked_of(&self, question: Question, about: u8) -> Text {
        let asked = Text::new(format!("solo-ask-{}", question.word()));
        match question {
            Question::EsLeft | Question::EsPasses | Question::CcTokens => {
                asked.text("side", side_text(self, Side::BOTH[usize::from(about) % 2]))
            }
            _ => asked,
        }
    }

    /// T-3: why a card of a display may not be played for this use.
    fn why_not_play(&self, at: &State, pos: Pos, used: Use) -> Reason {
        let at_place = |key: &'static str| Text::new(key).text("place", place(self, pos));
        let lie = at.lie(pos);
        if !lie.is_laid() {
            return ("T-3", at_place("solo-no-card-there"));
        }
        if pos.side() != at.active {
            return ("G-3", at_place("solo-no-other-side"));
        }
        if !lie.is_up() {
            return ("G-3", at_place("solo-no-face-down"));
        }
        let Some(face) = at.face.filter(|_| pos.display() == usize::from(at.focus)) else {
            return self.not_now(at);
        };
        let of_card = |key: &'static str| Text::new(key).text("card", card_title(self, lie.card()));
        let Allowed { any, event } = self.allowed(at, cell_of(face, self.sheet()));
        let found = self.sheet().is_colors() && self.found_unplayable(at, pos);
        let only_discard = cell_of(face, self.sheet()).also == Also::Discard;
        let by_face = |rule, key| {
            let text = of_card(key).text("face", face.sign());
            (rule, text.text("use", use_text(used)))
        };
        if (any | event) & pos.bit() == 0 && !found {
            return match only_discard {
                true => by_face(face.rule(), "solo-no-use-but-discard"),
                false => (face.rule(), of_card("solo-no-by-face").text("face", face.sign())),
            };
        }
        let exchange = used == Use::Exchange;
        if any & pos.bit() == 0 && !exchange && !found && !matches!(used, Use::Event | Use::Ec) {
            // What the face permits for this card: its event, if the side may play it, and in Wilderness War a discard.
            return match (self.event_offered(at, lie.card()), only_discard) {
                (true, false) => by_face("T-3", "solo-no-such-use"),
                (true, true) => by_face("T-3", "solo-no-use-but-event"),
                (false, true) => by_face("T-3", "solo-no-use-but-discard"),
                (false, false) => (face.rule(), of_card("solo-no-by-face").text("face", face.sign())),
            };
        }
        let by_sheet = self.why_not_use(at, pos, used);
        by_sheet.unwrap_or_else(|| ("G-27", of_card("solo-no-event").text("use", use_text(used))))
    }
}

pub(crate) fn use_text(used: Use) -> Text {
    Text::new(format!("solo-use-{}", used.word()))
}

/// The act that a click on a card of a display, a card of a pile, or the die means now.
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
