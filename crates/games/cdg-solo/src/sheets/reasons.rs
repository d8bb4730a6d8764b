//! Why a playsheet does not allow an act: the rule and a sentence. Used only for acts that are not offered.

use kernel::Text;

use super::barbarossa::{EXCHANGE_OPS, EXCHANGE_UNTIL, EXCHANGED};
use super::president::SEAL;
use super::pursuit::ASSAULT;
use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::{Kind, Tag};
use crate::face::{Also, cell_of};
use crate::frame::{Frame, Question, Step};
use crate::law::use_text;
use crate::picture::{card_title, side_text};
use crate::sheet::{Sheet, Side};
use crate::state::{Card, Pos, Role, State};

/// The id of a rule and a sentence.
pub(crate) type Reason = (&'static str, Text);

impl Solo {
    /// Why the active side does not roll, and the suffix of the text key for what it does instead. None if it rolls.
    pub(crate) fn no_roll(&self, at: &State) -> Option<(&'static str, &'static str)> {
        if at.frame() != Frame::Turn(Step::Roll) || self.may_roll(at) {
            return None;
        }
        Some(match self.sheet() {
            Sheet::Barbarossa if !self.bb_may_roll(at) => ("BB-3", "set-aside"),
            Sheet::Barbarossa => ("BB-6", "no-cards"),
            Sheet::Pursuit => ("PG-15", "no-cards"),
            Sheet::Empire => ("ES-14", "mandatory"),
            _ => ("G-16", "no-cards"),
        })
    }

    /// The reason given by the playsheet's own rules; None if they are not the reason.
    pub(crate) fn reason_of_sheet(&self, at: &State, act: Act) -> Option<Reason> {
        match (at.frame(), act) {
            (Frame::Turn(Step::Roll | Step::Choose), Act::Deed(deed)) => self.why_not_deed(at, deed),
            (Frame::Turn(Step::Roll | Step::Choose), Act::Beside(card, used)) => {
                self.why_not_beside(at, card, used)
            }
            (Frame::Turn(_), Act::Gain(_) | Act::Lose(_)) if self.sheet() == Sheet::President => {
                Some(("MP-1", Text::new("solo-no-event-told")))
            }
            (Frame::Ask(Question::WwWindow, _), act) => self.why_not_in_window(at, act),
            (Frame::Ask(Question::BbExchange, _), Act::Beside(card, used)) if card == EXCHANGED => {
                Some(("BB-4", self.of_use("solo-no-event", card, used)))
            }
            (Frame::Ask(Question::EsReact, _), Act::Pick(pos)) => self.why_no_reaction(at, pos),
            (Frame::Ask(Question::Attack | Question::Defend, _), Act::Pick(pos)) => {
                self.why_no_combat_card(at, pos)
            }
            _ => None,
        }
    }

    fn of_card(&self, key: &'static str, card: Card) -> Text {
        Text::new(key).text("card", card_title(self, card))
    }

    fn of_use(&self, key: &'static str, card: Card, used: Use) -> Text {
        self.of_card(key, card).text("use", use_text(used))
    }

    fn why_not_deed(&self, at: &State, deed: Deed) -> Option<Reason> {
        let side = at.active;
        Some(match (self.sheet(), deed) {
            (Sheet::Wilderness, Deed::Pass) if at.ww().held[side.index()] => {
                ("WW-3", Text::new("solo-no-pass-held").text("side", side_text(self, side)))
            }
            (Sheet::Wilderness, Deed::Pass) => {
                ("WW-3", Text::new("solo-no-pass-cards").number("left", at.track(side).left))
            }
            (Sheet::Empire, Deed::Pass) if at.es().passes[side.index()] == 0 => {
                ("ES-8", Text::new("solo-no-pass-marker").text("side", side_text(self, side)))
            }
            (Sheet::Empire, Deed::Pass) => ("ES-8", Text::new("solo-no-pass-early")),
            (Sheet::President, Deed::Candidate) if !at.mp().ready[side.index()] => {
                ("MP-9", Text::new("solo-no-candidate").text("side", side_text(self, side)))
            }
            (Sheet::Barbarossa, Deed::Automatic | Deed::Partisans) if !self.bb_may_roll(at) => {
                ("BB-3", Text::new("solo-no-roll-here").text("asked", self.asked_now(at)))
            }
            (Sheet::Barbarossa, Deed::Partisans) => ("BB-6", Text::new("solo-no-partisans")),
            _ => return None,
        })
    }

    /// Why a card beside a display cannot be played.
    fn why_not_beside(&self, at: &State, card: Card, used: Use) -> Option<Reason> {
        let role = |side: Side| at.beside(side).iter().find(|aside| aside.card == card).map(|a| a.role);
        if role(at.active).is_none() && role(at.active.other()).is_some() {
            return Some(("G-3", self.of_card("solo-no-beside-other", card)));
        }
        let role = role(at.active)?;
        Some(match (self.sheet(), role) {
            (Sheet::Empire, Role::Future) => {
                let also = at.face.map(|face| cell_of(face, Sheet::Empire).also);
                if at.frame() == Frame::Turn(Step::Roll) || also != Some(Also::Future) {
                    ("ES-10", Text::new("solo-no-future-face"))
                } else if self.es_future_ready(at, at.active).is_none() {
                    ("ES-9", Text::new("solo-no-future-now"))
                } else if used == Use::Ec {
                    ("ES-12", self.of_card("solo-no-reaction-event", card))
                } else {
                    ("ES-10", self.of_use("solo-no-event", card, used))
                }
            }
            (Sheet::Pursuit, Role::SetAside) if card.deck() == Side::First.index() => {
                ("PG-1", self.of_use("solo-no-event", card, used))
            }
            (Sheet::Pursuit, Role::SetAside) => ("PG-2", self.of_use("solo-no-event", card, used)),
            (Sheet::Barbarossa, Role::SetAside) if card == EXCHANGED => {
                ("BB-4", Text::new("solo-no-exchange-so"))
            }
            (Sheet::Barbarossa, Role::SetAside) => ("BB-3", self.of_use("solo-no-event", card, used)),
            (Sheet::Pursuit, _) => ("PG-7", self.of_card("solo-no-combat-now", card)),
            (Sheet::Barbarossa, _) => ("BB-10", self.of_card("solo-no-combat-now", card)),
            (Sheet::Napoleonics | Sheet::Epic, Role::Square | Role::Returning) => {
                ("CN-3", self.of_card("solo-no-square-now", card))
            }
            _ => return None,
        })
    }

    /// Why the playsheet forbids this use of a card that the face would allow.
    pub(crate) fn why_not_use(&self, at: &State, pos: Pos, used: Use) -> Option<Reason> {
        let card = at.lie(pos).card();
        let brief = self.cards().brief(card);
        let sheet = self.sheet();
        if used == Use::Exchange && sheet == Sheet::Barbarossa {
            return Some(("BB-4", self.why_no_exchange(at, card)));
        }
        if !sheet.facts().uses.contains(&used) {
            return Some(("G-28", Text::new("solo-no-use-here").text("use", use_text(used))));
        }
        let event = matches!(used, Use::Event | Use::Ec);
        if event && !brief.belongs_to(at.active) {
            return Some(("G-27", self.of_card("solo-no-foreign", card)));
        }
        Some(match sheet {
            Sheet::Wilderness if event => ("WW-4", self.of_card("solo-no-response", card)),
            Sheet::President if used == Use::Sealed => {
                let have = at.mp().momentum[at.active.index()];
                ("MP-3", Text::new("solo-no-momentum").number("need", SEAL).number("have", have))
            }
            Sheet::President if event && self.mp_banned(at, card) => {
                ("MP-2", self.of_card("solo-no-late-debate", card))
            }
            Sheet::Pursuit if event && card == ASSAULT => ("PG-1", self.of_card("solo-no-late", card)),
            Sheet::Pursuit if event && brief.kind == Kind::Combat => {
                ("PG-7", self.of_card("solo-no-combat-event", card))
            }
            Sheet::Barbarossa if event && brief.is(Tag::NoEvent) => {
                ("BB-12", self.of_card("solo-no-effect-here", card))
            }
            Sheet::Barbarossa if event && brief.kind == Kind::Combat => {
                ("BB-10", self.of_card("solo-no-combat-event", card))
            }
            Sheet::Barbarossa if at.turn == 1 => ("BB-3", self.of_use("solo-no-turn-one", card, used)),
            Sheet::Empire => self.why_not_in_offensive(at, card, used)?,
            Sheet::Ancients => self.why_not_command(at, pos, card)?,
            Sheet::Napoleonics | Sheet::Epic | Sheet::Medieval => self.why_not_order(at, pos, card)?,
            _ => return None,
        })
    }

    fn why_no_exchange(&self, at: &State, card: Card) -> Text {
        let waits = at.beside(Side::Second).iter().any(|aside| aside.card == EXCHANGED);
        if at.active != Side::Second || at.turn > EXCHANGE_UNTIL || !waits {
            return Text::new("solo-no-exchange-so");
        }
        self.of_card("solo-no-exchange-value", card).number("need", EXCHANGE_OPS)
    }

    fn why_not_in_offensive(&self, at: &State, card: Card, used: Use) -> Option<Reason> {
        let brief = self.cards().brief(card);
        if self.es_idle_mandatory(at, card) {
            return Some(("ES-14", self.of_card("solo-no-mandatory-yet", card)));
        }
        Some(match used {
            Use::Fo if brief.is(Tag::NoFo) => ("ES-9", self.of_card("solo-no-future-card", card)),
            Use::Fo => ("ES-9", Text::new("solo-no-second-future")),
            Use::Ec if self.is_reaction(at, card) => ("ES-12", self.of_card("solo-no-reaction-event", card)),
            _ => return None,
        })
    }

    /// CC-5, CC-11, CN-10: why a card cannot be played for orders.
    fn why_not_order(&self, at: &State, pos: Pos, card: Card) -> Option<Reason> {
        if at.cc().nothing & pos.bit() != 0 {
            return Some(("CC-11", self.of_card("solo-no-nothing", card)));
        }
        if at.cc().unplayable & pos.bit() != 0 {
            return Some(("CC-5", self.of_card("solo-no-nothing", card)));
        }
        let bound = self.sheet() == Sheet::Napoleonics && !self.cn_allowed(at, card);
        bound.then(|| ("CN-10", self.of_card("solo-no-opening-card", card)))
    }

    fn why_not_command(&self, at: &State, pos: Pos, card: Card) -> Option<Reason> {
        let section = self.section_of(at, card);
        let taken = section.is_some_and(|section| !self.ea_may_activate(at, section));
        if taken && self.ea_is_field(at, card) {
            return Some(("EA-2", self.of_card("solo-no-section", card)));
        }
        self.why_not_order(at, pos, card).or_else(|| {
            let barred = !self.ea_allowed(at, card);
            barred.then(|| ("EA-10", self.of_card("solo-no-category", card)))
        })
    }

    /// WW-12: why an act is not allowed in a response window.
    fn why_not_in_window(&self, at: &State, act: Act) -> Option<Reason> {
        let inactive = at.active.other();
        match act {
            Act::Deed(Deed::Battle | Deed::AnotherBattle) => Some(if !self.ww_moves(at) {
                ("WW-12", Text::new("solo-no-battle-move"))
            } else if at.track(inactive).left == 0 {
                ("WW-6", Text::new("solo-no-response-cards").text("side", side_text(self, inactive)))
            } else {
                ("WW-6", Text::new("solo-no-battle-again"))
            }),
            Act::Pick(pos) => {
                let lie = at.lie(pos);
                if !lie.is_up() {
                    return None;
                }
                let (side, card) = (pos.side(), lie.card());
                let brief = self.cards().brief(card);
                let rule = if side == at.active { "WW-4" } else { "WW-5" };
                Some(if brief.kind != Kind::Response || !brief.belongs_to(side) {
                    (rule, self.of_card("solo-no-response-card", card))
                } else if at.ww().is_blocked(pos) {
                    ("WW-12", self.of_card("solo-no-response-again", card))
                } else {
                    (rule, Text::new("solo-no-response-cards").text("side", side_text(self, side)))
                })
            }
            _ => None,
        }
    }

    fn why_no_reaction(&self, at: &State, pos: Pos) -> Option<Reason> {
        let lie = at.lie(pos);
        let side = at.active.other();
        if !lie.is_up() || pos.side() != side {
            return None;
        }
        if !self.is_reaction(at, lie.card()) {
            return Some(("ES-12", self.of_card("solo-no-reaction", lie.card())));
        }
        Some(("ES-12", Text::new("solo-no-response-cards").text("side", side_text(self, side))))
    }

    fn why_no_combat_card(&self, at: &State, pos: Pos) -> Option<Reason> {
        let lie = at.lie(pos);
        if !lie.is_up() {
            return None;
        }
        let rule = if self.sheet() == Sheet::Pursuit { "PG-7" } else { "BB-10" };
        if self.cards().brief(lie.card()).kind != Kind::Combat {
            return Some((rule, self.of_card("solo-no-combat-card", lie.card())));
        }
        Some((rule, Text::new("solo-no-response-cards").text("side", side_text(self, pos.side()))))
    }
}
