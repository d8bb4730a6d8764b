//! Combat cards, shared by Pursuit of Glory (PG-7, PG-8) and Barbarossa to Berlin (BB-10). First the attacker plays cards, then the
//! defender; then the person says who won.

use kernel::{Chance, Log};

use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::{After, Kind, Tag};
use crate::event::Event;
use crate::frame::{Frame, Question};
use crate::offer::Offer;
use crate::run::Run;
use crate::sheet::{Sheet, Side};
use crate::state::{Aside, BESIDE, Card, Pos, Role, SLOT_C, State};

/// Maximum number of combats with cards per turn: more than any real turn has, but it guarantees that the turn ends.
const COMBATS_MAX: u8 = 30;
/// PG-8: CP #20 passes to the other side on a roll of at most this.
const PASSES: u8 = 3;

impl Solo {
    fn combat_is_free(&self) -> bool {
        self.sheet() == Sheet::Pursuit && self.0.options.combat_free
    }

    /// Face-up combat cards that a side can put into a combat and pay for.
    fn combat_cards(&self, at: &State, side: Side) -> u64 {
        // Leave room beside the display, because a passed card may still be added there.
        if at.beside(side).len() + 2 > BESIDE {
            return 0;
        }
        let can_pay = at.track(side).left > 0;
        at.places(side.index(), |lie| {
            let brief = self.cards().brief(lie.card());
            // PG-8: #20 and #21 always cost a play.
            let free = self.combat_is_free() && !brief.is(Tag::Passes);
            lie.is_up() && brief.kind == Kind::Combat && (can_pay || free)
        })
    }

    fn has_combat_cards(&self, at: &State, side: Side) -> bool {
        let beside = at.beside(side).iter().any(|aside| matches!(aside.role, Role::Retained | Role::Passed));
        beside || self.combat_cards(at, side) != 0
    }

    pub(crate) fn combat_asked(&self, at: &State, question: Question, offer: &mut Offer) {
        match question {
            Question::Window => offer.deeds(&[Deed::Done, Deed::Combat]),
            Question::Attack | Question::Defend => {
                let side = if question == Question::Attack { at.active } else { at.active.other() };
                offer.deed(Deed::Done);
                offer.picks = self.combat_cards(at, side);
                for &aside in at.beside(side) {
                    if matches!(aside.role, Role::Retained | Role::Passed) {
                        offer.beside(aside.card, Use::Combat.bit());
                    }
                }
            }
            Question::Winner => offer.deeds(&[Deed::First, Deed::Second, Deed::Neither]),
            Question::Retain => offer.deeds(&[Deed::Yes, Deed::No]),
            _ => {}
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// Opens the combat question, but only if some side could play a combat card.
    pub fn open_combat(&mut self) {
        let open = Side::BOTH.into_iter().any(|side| self.game.has_combat_cards(self.at, side));
        if open && self.at.fought < COMBATS_MAX {
            self.wait(Frame::Ask(Question::Window, 0));
        } else if open {
            self.tell(|| Event::Warned { key: "solo-cap-combats", rule: "G-30" });
        }
    }

    pub fn combat_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        let (active, inactive) = (self.at.active, self.at.active.other());
        match (question, act) {
            (Question::Window, Act::Deed(Deed::Combat)) => {
                self.at.fought += 1;
                self.ask_combat(Question::Attack, active);
            }
            (Question::Attack, Act::Deed(_)) => self.ask_combat(Question::Defend, inactive),
            (Question::Defend, Act::Deed(_)) => self.fight(),
            (Question::Attack | Question::Defend, act) => {
                let side = if question == Question::Attack { active } else { inactive };
                match act {
                    Act::Pick(pos) => self.lay_into_combat(pos),
                    Act::Beside(card, _) => {
                        self.tell(|| Event::Played { side, card, used: Use::Combat });
                        self.change_beside(side, |aside| {
                            if aside.card == card {
                                let passed = aside.role == Role::Passed;
                                aside.role = if passed { Role::PassedInCombat } else { Role::InCombat };
                            }
                        });
                    }
                    _ => {}
                }
                self.ask_combat(question, side);
            }
            (Question::Winner, act) => {
                let winner = match act {
                    Act::Deed(Deed::First) => Some(Side::First),
                    Act::Deed(Deed::Second) => Some(Side::Second),
                    _ => None,
                };
                self.settle_combat(winner)?;
            }
            (Question::Retain, act) => {
                self.retain(Card(about), act == Act::Deed(Deed::Yes));
                self.ask_retain();
            }
            _ => {}
        }
        Ok(())
    }

    /// Continues with the next question that has a possible answer.
    fn ask_combat(&mut self, question: Question, side: Side) {
        if self.game.has_combat_cards(self.at, side) {
            self.wait(Frame::Ask(question, 0));
        } else if question == Question::Attack {
            self.ask_combat(Question::Defend, side.other());
        } else {
            self.fight();
        }
    }

    fn fight(&mut self) {
        let laid = |aside: &Aside| matches!(aside.role, Role::InCombat | Role::PassedInCombat);
        if self.at.beside.iter().any(|cards| cards.as_slice().iter().any(laid)) {
            self.wait(Frame::Ask(Question::Winner, 0));
        } else {
            self.open_combat();
        }
    }

    fn lay_into_combat(&mut self, pos: Pos) {
        let side = pos.side();
        let card = self.lift(pos).card();
        self.tell(|| Event::Played { side, card, used: Use::Combat });
        if !self.game.combat_is_free() || self.brief(card).is(Tag::Passes) {
            self.spend(side);
        }
        let mut slot = 0;
        if self.sheet() == Sheet::Pursuit && pos.slot() != SLOT_C {
            // PG-7: the slot of this card stays empty until the card is discarded.
            slot = pos.slot() as u8 + 1;
            self.at.displays[pos.display()].want[pos.slot()] = 0;
        } else {
            self.refill_from_top(pos);
        }
        self.at.beside[side.index()].push(Aside { card, role: Role::InCombat, slot });
    }

    /// PG-7, BB-10: starred cards leave the game, those of losers and ties are discarded, and the winner may retain his.
    fn settle_combat(&mut self, winner: Option<Side>) -> Result<(), C::Stop> {
        self.open_combat();
        for side in Side::BOTH {
            let laid = self.at.beside[side.index()];
            for &aside in laid.as_slice() {
                match aside.role {
                    Role::PassedInCombat => self.passed_used(side, aside.card),
                    Role::InCombat if self.brief(aside.card).is(Tag::Passes) => self.pass_on(side, aside)?,
                    Role::InCombat if self.brief(aside.card).after == After::Remove => {
                        self.take_beside(side, aside.card);
                        self.remove(aside.card);
                        self.reopen(side, aside.slot);
                    }
                    Role::InCombat if winner == Some(side) => self.change_beside(side, |other| {
                        if other.card == aside.card {
                            other.role = Role::Won;
                        }
                    }),
                    Role::InCombat => self.discard_beside(side, aside.card),
                    _ => {}
                }
            }
        }
        self.ask_retain();
        Ok(())
    }

    /// Asks about one card at a time.
    fn ask_retain(&mut self) {
        let cards = Side::BOTH.iter().flat_map(|&side| self.at.beside(side));
        if let Some(card) = cards.into_iter().find(|aside| aside.role == Role::Won).map(|aside| aside.card) {
            self.wait(Frame::Ask(Question::Retain, card.0));
        }
    }

    fn retain(&mut self, card: Card, kept: bool) {
        let side = Side::BOTH[card.deck()];
        if !kept {
            self.discard_beside(side, card);
            return;
        }
        // Usable once per Action Round: it becomes usable again when the next one begins.
        self.change_beside(side, |aside| {
            if aside.card == card {
                aside.role = Role::RetainedUsed;
            }
        });
        let rule = if self.sheet() == Sheet::Pursuit { "PG-7" } else { "BB-10" };
        self.tell(|| Event::LaidBeside { side, card, rule });
    }

    pub fn discard_beside(&mut self, side: Side, card: Card) {
        if let Some(aside) = self.take_beside(side, card) {
            self.discard(card, false);
            self.reopen(side, aside.slot);
        }
    }

    /// Refills from the deck the slot that was kept empty for a combat card.
    fn reopen(&mut self, side: Side, slot: u8) {
        let Some(slot) = slot.checked_sub(1).map(usize::from) else {
            self.next_top(side);
            return;
        };
        self.at.displays[side.index()].want[slot] = 1;
        self.refill_from_top(Pos::new(side.index(), slot, 0));
    }

    /// PG-8: after its first use #21 goes to the other side; for #20 a die decides.
    fn pass_on(&mut self, side: Side, aside: Aside) -> Result<(), C::Stop> {
        let card = aside.card;
        self.take_beside(side, card);
        let passes = if side == Side::First {
            true
        } else {
            let roll = self.d6("solo-die-jafar")?;
            self.tell(|| Event::Die { why: "solo-die-jafar", rule: "PG-8", roll });
            roll <= PASSES
        };
        if passes {
            self.lay_beside(side.other(), card, Role::Passed, "PG-8");
        } else {
            self.discard(card, false);
        }
        self.reopen(side, aside.slot);
        Ok(())
    }

    /// PG-8: the other side has used the passed card: #21 goes to the AP discard pile, #20 leaves the game.
    fn passed_used(&mut self, side: Side, card: Card) {
        self.take_beside(side, card);
        if card.deck() == Side::First.index() {
            self.discard(card, false);
        } else {
            self.remove(card);
        }
        self.next_top(Side::BOTH[card.deck()]);
    }

    /// At the start of an Action Round, retained cards become usable again.
    pub fn refresh_retained(&mut self) {
        for side in Side::BOTH {
            self.change_beside(side, |aside| {
                if aside.role == Role::RetainedUsed {
                    aside.role = Role::Retained;
                }
            });
        }
    }

    /// At the start of the draw phase, retained cards are discarded.
    pub fn drop_retained(&mut self) {
        self.refresh_retained();
        for side in Side::BOTH {
            while let Some(aside) = self.take_aside(side, |aside| aside.role == Role::Retained) {
                self.discard(aside.card, false);
                if self.sheet() == Sheet::Pursuit {
                    // The slot itself is filled by PG-4, face-down.
                    if let Some(slot) = aside.slot.checked_sub(1) {
                        self.at.displays[side.index()].want[usize::from(slot)] = 1;
                    }
                }
                self.next_top(side);
            }
        }
    }
}
