//! Rules shared by the four Commands & Colors sheets: double slots, lowest order count, unplayable rolls, windows, banners (CC-1 to CC-11).

use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use super::counter::OF_DISPLAY;
use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::Tag;
use crate::event::Event;
use crate::face::{A, Face};
use crate::frame::{Frame, Phase, Question, Step};
use crate::known::Known;
use crate::offer::{Offer, in_slots};
use crate::options::Scenario;
use crate::pile::Numbers;
use crate::run::Run;
use crate::sheet::{Sheet, Side};
use crate::state::{Card, LAYERS, Lie, Outcome, Pos, SLOTS, State};

/// Maximum number of windows per turn: more than any real turn needs, but it guarantees that the turn ends.
const WINDOWS_MAX: u8 = 100;
/// CM-9: the game has no more tokens than this.
pub(super) const TOKENS_MAX: u8 = 14;
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Field {
    pub(crate) banners: [u8; 2],
    pub(crate) tokens: [u8; 2],
    pub(crate) tacticians: [u8; 2],
    /// CN-5: Guerrilla, Battalion Mass and Iron Will counters.
    pub(crate) counters: [u8; 3],
    /// Cards each side played in its last turn. A counter-attack is recorded as the card that it copied.
    pub(crate) played: [Numbers; 2],
    /// Turns each side has had.
    pub(crate) turns: [u8; 2],
    /// CC-11: places that the person marked for this roll: lowest order count (`lowest`), orders nothing (`nothing`).
    pub(crate) lowest: u64,
    pub(crate) nothing: u64,
    /// CC-5: places whose cards were found unplayable in this turn.
    pub(super) unplayable: u64,
    /// CC-6: the deck was already renewed once during this search.
    pub(super) renewed: bool,
    pub(super) windows: u8,
    /// G-31: what the person entered about unlisted cards.
    pub(crate) known: Box<Known>,
    /// Unlisted cards about which nothing is left to ask.
    pub(super) settled: Numbers,
    /// EA-10: cards that the person declared to be army, field or reaction.
    pub(crate) category: [Numbers; 3],
    /// CN-9, CM-8: cards added to slots A to E beyond those of CC-2.
    pub(crate) plus: [[u8; SLOTS]; 2],
    /// The card drawn for a scout comes face-down after all.
    pub(crate) hidden: bool,
    pub(crate) turn: super::ancients::Commands,
    pub(crate) opening: super::napoleonics::Opening,
    pub(crate) courier: super::epic::Courier,
}

impl Solo {
    /// Number of displays per side in use.
    pub(crate) fn ranks(&self) -> usize {
        if self.sheet() == Sheet::Epic && self.0.options.la_grande { 2 } else { 1 }
    }

    /// CC-5: the person may say that no offered card can be played. Each card is judged at most once per turn, so this ends.
    pub(crate) fn cc_choose(&self, offer: &mut Offer) {
        if offer.playable() != 0 {
            offer.deed(Deed::None);
        }
    }

    /// CC-9, CM-3, EA-1: face-up cards of the inactive side that can be played in reaction, without a roll.
    fn cc_reactions(&self, at: &State) -> u64 {
        if at.cc().windows >= WINDOWS_MAX {
            return 0;
        }
        let theirs = at.active.other().index();
        (0..self.ranks()).fold(0, |set, rank| {
            set | at.places(theirs + 2 * rank, |lie| lie.is_up() && self.cc_reacts(at, lie.card()))
        })
    }

    pub(crate) fn cc_asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        match question {
            Question::CcBlank | Question::CcPrinted | Question::CcOrders => {
                self.unlisted_asked(question, about, offer);
            }
            Question::CcNothing => {
                offer.deed(Deed::Done);
                offer.picks = self.cc_scope(at, self.cc_in_question(at));
            }
            Question::CcLowest => {
                offer.picks = self.cc_scope(at, self.cc_in_question(at)) & !at.cc().lowest;
                if at.cc().lowest != 0 {
                    offer.deed(Deed::Done);
                }
            }
            Question::CcWindow => {
                offer.deed(Deed::Done);
                offer.picks = self.cc_reactions(at);
                if at.cc().windows < WINDOWS_MAX {
                    self.cc_window(at, offer);
                }
            }
            Question::CcCopy => offer.take(0, self.cc_copies(at)),
            Question::CcReveal => {
                offer.deed(Deed::No);
                if self.sheet() != Sheet::Ancients || self.ea_allowed(at, Card::new(0, about)) {
                    offer.deed(Deed::Yes);
                }
            }
            Question::CcReshuffle | Question::CcBanner | Question::CcDraw | Question::CcToken => {
                offer.deeds(&[Deed::Yes, Deed::No]);
            }
            Question::CcTokens => offer.numbers(0, TOKENS_MAX),
            Question::CcAssign => offer.deeds(&[Deed::Left, Deed::Center, Deed::Right]),
            Question::CcBanners => offer.deeds(&[Deed::First, Deed::Second, Deed::Done]),
            Question::CcLose => {
                offer.picks = at.places(at.focus.into(), |_| true) & in_slots(at.focus.into(), A);
            }
            _ => match self.sheet() {
                Sheet::Ancients => self.ea_asked(at, question, about, offer),
                Sheet::Epic if matches!(question, Question::CcRack | Question::CcField) => {
                    self.ne_asked(at, question, about, offer);
                }
                _ => self.cn_asked(at, question, about, offer),
            },
        }
    }

    /// What can happen while the orders are carried out, apart from reactions.
    fn cc_window(&self, at: &State, offer: &mut Offer) {
        match self.sheet() {
            Sheet::Medieval if at.cc().tokens[at.active.index()] > 0 => offer.deed(Deed::Token),
            Sheet::Napoleonics | Sheet::Epic => self.cn_window(at, offer),
            _ => {}
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn cc_next(&mut self) -> Result<(), C::Stop> {
        if self.at.phase == Phase::Setup {
            return self.cn_opening();
        }
        if std::mem::take(&mut self.at.cc_mut().courier.taken) {
            return self.ne_after_rack();
        }
        let side = self.at.active;
        if self.at.cc().turns[side.index()] >= self.game.0.options.turns {
            self.end(Outcome::Limit);
            return Ok(());
        }
        let kept = self.at.cc_mut();
        kept.turns[side.index()] += 1;
        kept.windows = 0;
        kept.played[side.index()] = Numbers::default();
        kept.turn = Default::default();
        kept.courier.begin();
        let a = kept.turns[side.index()].into();
        let b = self.game.0.options.turns.into();
        self.tell(|| Event::Stage { key: "solo-log-own-turn", rule: "G-16", a, b });
        self.cc_begin_roll(side, side.index());
        if self.sheet() == Sheet::Napoleonics {
            self.cn_first_turn();
        }
        Ok(())
    }

    pub fn cc_begin_roll(&mut self, side: Side, display: usize) {
        let kept = self.at.cc_mut();
        (kept.lowest, kept.nothing, kept.unplayable) = (0, 0, 0);
        (kept.renewed, kept.hidden) = (false, false);
        self.begin_turn(side, display);
    }

    /// CM-1: !! allows the inactive side to spend a token.
    pub fn cc_rolled(&mut self, face: Face) {
        let theirs = self.at.active.other();
        self.at.cc_mut().lowest = 0;
        self.at.cc_mut().nothing = 0;
        if self.sheet() == Sheet::Medieval && face == Face::CLow && self.at.cc().tokens[theirs.index()] > 0 {
            self.wait(Frame::Ask(Question::CcToken, theirs as u8));
        }
    }

    /// G-31, CC-11: asks for facts that cannot be read from the deck.
    pub fn cc_flipped(&mut self) {
        if self.at.phase != Phase::Setup {
            self.cc_ask_lowest();
            self.cc_ask_unknown();
        } else if !self.cc_ask_unknown() {
            self.cn_opening_rolled();
        }
    }

    /// Draws the next card of the shared deck, visible to all.
    pub fn draw_open(&mut self) -> Result<Card, C::Stop> {
        let pool = self.at.decks[0].pool;
        let card = Card::new(0, self.chance.draw(self.sheet().pile(0), pool.0)? as u8);
        self.at.decks[0].pool.0 &= !card.bit();
        Ok(card)
    }

    pub fn cc_played(&mut self) -> Result<(), C::Stop> {
        let card = self.at.play.card;
        if !self.cc_ask_copy(card, OF_DISPLAY) {
            self.cc_carry_out(card);
        }
        Ok(())
    }

    /// Applies the effects of a card, or of the card that it copies.
    pub(super) fn cc_carry_out(&mut self, card: Card) {
        let brief = *self.game.cc_brief(self.at, card);
        self.cc_open_window();
        if brief.is(Tag::Shuffles) {
            self.wait(Frame::Ask(Question::CcReshuffle, 0));
        }
        match self.sheet() {
            Sheet::Ancients => self.ea_played(card),
            Sheet::Medieval => self.at.cc_mut().turn.token = brief.is(Tag::Token),
            Sheet::Epic => self.ne_field(card),
            _ => {}
        }
        if brief.is(Tag::Scout) {
            self.cc_scout();
        }
    }

    /// The played card was put away: does a pending reshuffle. The slot of the card is refilled separately afterwards.
    pub fn cc_put_away(&mut self) {
        if std::mem::take(&mut self.at.cc_mut().turn.reshuffle) {
            self.reshuffle_shared();
        }
    }

    /// CN-8, CM-6, NE-9: the side may gain something else instead of drawing the scout's new card face-up.
    fn cc_scout(&mut self) {
        let side = self.at.active;
        self.at.cc_mut().turn.scouted = true;
        let banner = match self.game.0.options.scenario {
            Scenario::Melebasa => side == Side::First,
            Scenario::Solachon | Scenario::Raab => side == Side::Second,
            _ => false,
        };
        let would_win = self.at.cc().banners[side.index()] + 1 >= self.game.0.options.banners;
        if banner && !would_win {
            self.wait(Frame::Ask(Question::CcBanner, side as u8));
        } else if side == Side::Second && self.game.has_guerrillas(self.at) {
            self.wait(Frame::Ask(Question::CcDraw, side as u8));
        }
    }

    pub fn cc_open_window(&mut self) {
        let mut offer = Offer::new();
        self.game.cc_asked(self.at, Question::CcWindow, 0, &mut offer);
        offer.deeds &= !Deed::Done.bit();
        if !offer.is_empty() {
            self.wait(Frame::Ask(Question::CcWindow, 0));
        } else if self.at.cc().windows == WINDOWS_MAX {
            self.tell(|| Event::Warned { key: "solo-cap-windows", rule: "G-30" });
        }
    }

    /// T-5, with the exceptions of 2.5.
    pub fn cc_refill(&mut self, pos: Pos) -> Result<(), C::Stop> {
        let scout = self.at.cc_mut().turn.scouted;
        self.at.cc_mut().turn.scouted = false;
        let up = scout && !self.at.cc().hidden;
        match self.sheet() {
            Sheet::Ancients => {
                self.ea_vacate(pos);
                Ok(())
            }
            Sheet::Medieval => self.cm_refill(pos, up),
            _ => self.cn_refill(pos, up),
        }
    }

    pub fn cc_turn_over(&mut self) -> Result<(), C::Stop> {
        match self.sheet() {
            Sheet::Ancients => self.ea_card_over(),
            Sheet::Epic => self.ne_card_over(),
            _ => {
                self.cc_finish();
                Ok(())
            }
        }
    }

    /// Ends a side's turn: asks for banners, then the other side moves.
    pub fn cc_finish(&mut self) {
        self.at.phase = Phase::Actions;
        if self.sheet() == Sheet::Medieval && self.cm_turn_ends() {
            return;
        }
        self.at.active = self.at.active.other();
        self.wait(Frame::Ask(Question::CcBanners, 0));
    }

    pub fn cc_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        let yes = act == Act::Deed(Deed::Yes);
        let side = Side::BOTH[usize::from(about) % 2];
        match (question, act) {
            (Question::CcBlank | Question::CcPrinted | Question::CcOrders, act) => {
                self.unlisted_answer(question, about, act);
            }
            (Question::CcCopy, Act::Take(card)) => self.cc_copied(about, card),
            (Question::CcNothing, Act::Pick(pos)) => {
                self.at.cc_mut().nothing |= pos.bit();
                self.wait(Frame::Ask(Question::CcNothing, 0));
            }
            (Question::CcLowest, Act::Pick(pos)) => {
                self.at.cc_mut().lowest |= pos.bit();
                self.wait(Frame::Ask(Question::CcLowest, 0));
            }
            (Question::CcWindow, Act::Pick(pos)) => {
                self.at.cc_mut().windows += 1;
                let card = self.at.lie(pos).card();
                self.at.cc_mut().turn.struck |= self.game.cc_brief(self.at, card).is(Tag::FirstStrike);
                self.tell(|| Event::Played { side: pos.side(), card, used: Use::Response });
                self.discard_from(pos)?;
                self.cc_open_window();
            }
            (Question::CcWindow, Act::Deed(Deed::Done)) => {}
            (Question::CcWindow, Act::Deed(Deed::TacticianUsed)) => {
                self.at.cc_mut().windows += 1;
                self.wait(Frame::Ask(Question::CcUses, 0));
            }
            (Question::CcWindow, act) => {
                self.at.cc_mut().windows += 1;
                if act == Act::Deed(Deed::Token) {
                    let mine = self.at.active.index();
                    self.at.cc_mut().tokens[mine] -= 1;
                } else {
                    self.cn_happens(act)?;
                }
                self.cc_open_window();
            }
            (Question::CcToken, _) if yes => self.at.cc_mut().tokens[side.index()] -= 1,
            (Question::CcReshuffle, _) if yes => {
                // T-4: the card is discarded before the shuffle. A card from the rack is already on the discard pile.
                if self.game.0.options.shuffler_stays || self.at.play.card.is_none() {
                    self.reshuffle_shared();
                } else {
                    self.at.cc_mut().turn.reshuffle = true;
                }
            }
            (Question::CcBanner, _) if yes => {
                self.at.cc_mut().banners[side.index()] += 1;
                self.at.cc_mut().hidden = true;
            }
            (Question::CcTokens, Act::Number(n)) => self.at.cc_mut().tokens[side.index()] = n,
            (Question::CcAssign, act) => {
                let places = [Deed::Left, Deed::Center, Deed::Right];
                let place = places.iter().position(|&deed| act == Act::Deed(deed)).unwrap_or(0);
                self.at.cc_mut().courier.tacticians[side.index()][place] += 1;
                self.ne_assign_tacticians();
            }
            (Question::CcDraw, _) if yes => {
                self.at.cc_mut().hidden = true;
                self.cn_gain_guerrilla();
            }
            (Question::CcBanners, act) => self.cc_banner(act),
            (Question::CcLose, Act::Pick(pos)) => self.cc_lose(pos)?,
            (Question::CcReveal, _) if yes => {
                let (side, card) = (self.at.active, self.at.play.card);
                self.tell(|| Event::Played { side, card, used: Use::Order });
                self.at.frames.turn_into(Frame::Turn(Step::Discard));
                self.cc_played()?;
            }
            (Question::CcReveal, _) => {
                let card = std::mem::take(&mut self.at.play.card);
                self.discard(card, false);
                self.cc_reveal()?;
            }
            (Question::CcToken | Question::CcReshuffle | Question::CcDraw | Question::CcNothing, _) => {}
            (Question::CcBanner | Question::CcLowest, _) => {}
            _ => match self.sheet() {
                Sheet::Ancients => self.ea_answer(question, about, act)?,
                Sheet::Epic if matches!(question, Question::CcRack | Question::CcField) => {
                    self.ne_answer(question, about, act)?;
                }
                _ => self.cn_answer(question, about, act)?,
            },
        }
        Ok(())
    }

    /// G-30: the session ends at once when a side reaches its number of banners.
    fn cc_banner(&mut self, act: Act) {
        let winner = match act {
            Act::Deed(Deed::First) => Side::First,
            Act::Deed(Deed::Second) => Side::Second,
            _ => return,
        };
        self.at.cc_mut().banners[winner.index()] += 1;
        if self.at.cc().banners[winner.index()] >= self.game.0.options.banners {
            self.end(Outcome::Won(winner));
            return;
        }
        self.cn_banner_taken(winner);
        self.wait(Frame::Ask(Question::CcBanners, 0));
    }

    /// Permanently adds a card to a slot of a display. `rule` and `number` are logged as the reason.
    pub fn add_card(&mut self, display: usize, slot: usize, rule: &'static str, number: u8) {
        let want = self.at.displays[display].want[slot];
        if usize::from(want) >= LAYERS {
            return;
        }
        self.at.displays[display].want[slot] += 1;
        let held = |at: &State| at.displays[display].slots[slot].iter().filter(|lie| lie.is_laid()).count();
        let before = held(self.at);
        let added = Event::Added { pos: Pos::new(display, slot, before.min(LAYERS - 1)), rule, number };
        if self.at.decks[0].left() == 0 {
            self.reshuffle_shared();
            if held(self.at) > before {
                self.tell(|| added);
            }
            return;
        }
        // Adds one card only, because the slot may also be waiting for the replacement of a card that is being played.
        if before < LAYERS {
            *self.at.lie_mut(Pos::new(display, slot, before)) = Lie::UNSEEN;
            self.at.decks[0].laid += 1;
            self.tell(|| added);
        }
    }
}
