//! C&C Epic Ancients II: up to three Field Commands a turn and nation, or one Army Command (EA-1 to EA-10).

use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use super::unlisted::SECTIONS;
use crate::Solo;
use crate::act::{Act, Deed};
use crate::cards::{Kind, Tag};
use crate::event::Event;
use crate::frame::{Frame, Question};
use crate::offer::Offer;
use crate::run::Run;
use crate::sheet::{Sheet, Side};
use crate::state::{Card, Lie, Pos, SLOTS, State, each_pos};

/// EA-1: maximum Field Commands of a nation in one turn, one per section.
const FIELD_MAX: u8 = 3;
const ALL_SECTIONS: u8 = 0b111;
/// EA-4: numbers of ordered units that qualify for an Inspired Field Command.
const INSPIRED: std::ops::RangeInclusive<u8> = 1..=4;
/// EA-10: the answers, in the order of the category indexes.
const CATEGORIES: [Deed; 3] = [Deed::Army, Deed::Field, Deed::Reaction];
const ARMY: usize = 0;
const FIELD: usize = 1;
const REACTION: usize = 2;

/// What happened so far in this turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Commands {
    /// A Scout was played, so its slot is refilled face-up.
    pub(crate) scouted: bool,
    /// CC-9: First Strike was played, which means that the active side was attacked.
    pub(crate) struck: bool,
    /// CM-5, CM-9: the side gains a token at the end of the turn.
    pub(crate) token: bool,
    /// CC-10, EA-7: reshuffle the deck once the card just played has been put away.
    pub(crate) reshuffle: bool,
    /// EA-8, NE-8: the card that the one just played copies.
    pub(crate) copied: Card,
    /// EA-6: the slot of the card just played is refilled face-up.
    drawn_open: bool,
    army: bool,
    /// Number of Field Commands, where an Inspired one counts twice (`field`), and number of cards played.
    field: u8,
    played: u8,
    nation: u8,
    /// Sections that each nation has activated, as bits.
    sections: [u8; 3],
    /// Per slot: cards that stay missing until the end of the turn (`vacant`), and how many of their replacements come face-up (`open`).
    vacant: [u8; SLOTS],
    open: [u8; SLOTS],
    /// EA-5: sections for which the initiative die was rolled, as bits.
    diced: u8,
}

impl Commands {
    /// Whether a Field Command was played in this turn.
    pub(super) fn has_field(&self) -> bool {
        self.field > 0
    }
}

impl Solo {
    /// EA-10: army, field or reaction, from the deck or as entered by the person; None if not known yet.
    pub(crate) fn ea_category(&self, at: &State, card: Card) -> Option<usize> {
        let listed = self.as_listed(at, card);
        let brief = self.cards().brief(listed);
        if brief.is(Tag::Reaction) || brief.is(Tag::FirstStrike) {
            return Some(REACTION);
        }
        if brief.is(Tag::Field) {
            return Some(FIELD);
        }
        if brief.is(Tag::Army) {
            return Some(ARMY);
        }
        at.cc().category.iter().position(|told| told.contains(listed.number()))
    }

    fn nations(&self, side: Side) -> u8 {
        let options = &self.0.options;
        [options.nations_1, options.nations_2][side.index()]
    }

    /// EA-2: sections that at least one nation of the active side has not activated yet, as bits.
    fn ea_free(&self, at: &State) -> u8 {
        let turn = &at.cc().turn;
        let nations = usize::from(self.nations(at.active));
        turn.sections[..nations].iter().fold(0, |free, used| free | (ALL_SECTIONS & !used))
    }

    /// EA-2: whether some nation of the active side can still activate this section.
    pub(super) fn ea_may_activate(&self, at: &State, section: u8) -> bool {
        self.ea_free(at) & section != 0
    }

    pub(super) fn ea_is_field(&self, at: &State, card: Card) -> bool {
        self.ea_category(at, card) == Some(FIELD)
    }

    fn ea_more(&self, at: &State) -> bool {
        let turn = &at.cc().turn;
        turn.field > 0
            && !turn.army
            && turn.field < FIELD_MAX * self.nations(at.active)
            && self.ea_free(at) != 0
    }

    /// EA-10: after the first card only Field Commands for a section that is still free can be played. A Reaction never can.
    pub(crate) fn ea_allowed(&self, at: &State, card: Card) -> bool {
        if self.is_counter(at, card) {
            return at.cc().turn.field == 0 || self.cc_copies(at) != 0;
        }
        match self.ea_category(at, card) {
            Some(REACTION) => false,
            Some(FIELD) => self.section_of(at, card).is_none_or(|section| self.ea_free(at) & section != 0),
            _ => at.cc().turn.field == 0,
        }
    }

    /// EA-1: a Reaction can only be played out of turn, by the inactive side.
    pub(crate) fn ea_is_reaction(&self, at: &State, card: Card) -> bool {
        self.ea_category(at, card) == Some(REACTION)
    }

    /// EA-8: a copy's section is asked for, so the section printed on the copied card does not restrict it.
    pub(crate) fn ea_may_copy(&self, at: &State, card: Card) -> bool {
        match self.ea_category(at, card) {
            Some(REACTION) => false,
            Some(FIELD) => self.ea_free(at) != 0,
            _ => at.cc().turn.field == 0,
        }
    }

    pub(crate) fn ea_before_roll(&self, at: &State, offer: &mut Offer) {
        if at.cc().turn.field > 0 {
            offer.deed(Deed::Done);
        }
    }

    /// Offers the given sections as answers.
    fn sections(offer: &mut Offer, free: u8) {
        for (n, deed) in SECTIONS.into_iter().enumerate() {
            if free >> n & 1 == 1 {
                offer.deed(deed);
            }
        }
    }

    pub(crate) fn ea_asked(&self, at: &State, question: Question, about: u8, offer: &mut Offer) {
        let turn = &at.cc().turn;
        match question {
            Question::CcCategory => offer.deeds(&CATEGORIES),
            Question::CcNation => {
                let free = |n: &u8| about & ALL_SECTIONS & !turn.sections[usize::from(*n)] != 0;
                for n in (0..self.nations(at.active)).filter(free) {
                    offer.numbers |= 1 << (n + 1);
                }
            }
            Question::CcSection => {
                Solo::sections(offer, ALL_SECTIONS & !turn.sections[usize::from(turn.nation)]);
            }
            Question::CcMore | Question::CcInspired => offer.deeds(&[Deed::Yes, Deed::No]),
            Question::CcInitiative => {
                offer.deed(Deed::Done);
                Solo::sections(offer, self.ea_free(at) & !turn.diced);
            }
            Question::CcFlip => offer.picks = at.places(at.active.index(), Lie::is_down),
            _ => {}
        }
    }

    /// EA-4: section and orders of a card that qualifies. It must order one to four units of one section,
    /// by the list or as entered by the person.
    fn ea_qualifies(&self, at: &State, card: Card) -> Option<(u8, u8)> {
        let brief = self.cc_brief(at, card);
        let told = brief.kind == Kind::Blank && self.cc_kind(at, card) == Some(Kind::Section);
        let orders = self.cc_orders(at, card).filter(|orders| INSPIRED.contains(orders))?;
        let section = self.section_of(at, card)?;
        (told || brief.is(Tag::Inspired)).then_some((section, orders))
    }

    /// EA-3: another face-up copy of the card in the same display, in any slot.
    fn ea_copy(&self, at: &State, card: Card) -> Option<Pos> {
        let same = self.ea_qualifies(at, card);
        let copy = |pos: &Pos| same.is_some() && self.ea_qualifies(at, at.lie(*pos).card()) == same;
        each_pos(at.face_up(at.active.index())).find(copy)
    }

    /// EA-6: whether the card's slot is refilled face-up, as for Order One Unit.
    fn ea_draws_open(&self, at: &State, card: Card) -> bool {
        self.ea_qualifies(at, card).is_some_and(|(_, orders)| orders == 1)
            || self.cc_brief(at, card).is(Tag::DrawFaceUp)
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn ea_played(&mut self, card: Card) {
        let copied = card == self.at.cc().turn.copied;
        let field = self.game.ea_category(self.at, card) == Some(FIELD);
        let inspired = !copied && self.at.cc().turn.field <= 1 && self.game.ea_copy(self.at, card).is_some();
        let draws_open = self.game.ea_draws_open(self.at, card);
        let turn = &mut self.at.cc_mut().turn;
        turn.played += 1;
        if !field {
            turn.army = true;
            return;
        }
        turn.field += 1;
        // EA-6: its slot is refilled face-up.
        turn.drawn_open = draws_open;
        if inspired {
            self.wait(Frame::Ask(Question::CcInspired, card.number()));
        }
        let section = self.game.section_of(self.at, card).filter(|_| !copied);
        let nations = self.game.nations(self.at.active);
        if section.is_none() {
            self.wait(Frame::Ask(Question::CcSection, 0));
        }
        if nations > 1 {
            self.wait(Frame::Ask(Question::CcNation, section.unwrap_or(ALL_SECTIONS)));
        } else {
            self.at.cc_mut().turn.nation = 0;
            self.at.cc_mut().turn.sections[0] |= section.unwrap_or(0);
        }
    }

    /// EA-9: the slot stays empty until the end of the turn.
    pub fn ea_vacate(&mut self, pos: Pos) {
        let slot = pos.slot();
        self.at.displays[pos.display()].want[slot] -= 1;
        let open = std::mem::take(&mut self.at.cc_mut().turn.drawn_open);
        let turn = &mut self.at.cc_mut().turn;
        turn.vacant[slot] += 1;
        turn.open[slot] += u8::from(open);
    }

    pub fn ea_card_over(&mut self) -> Result<(), C::Stop> {
        if self.game.ea_more(self.at) {
            self.wait(Frame::Ask(Question::CcMore, 0));
            return Ok(());
        }
        self.ea_end()
    }

    /// EA-5: initiative dice, then the refill.
    pub fn ea_end(&mut self) -> Result<(), C::Stop> {
        let turn = &self.at.cc().turn;
        if turn.field > 0 && self.game.ea_free(self.at) & !turn.diced != 0 {
            self.wait(Frame::Ask(Question::CcInitiative, 0));
            return Ok(());
        }
        self.ea_refill()
    }

    /// EA-9, EA-6: fills all empty slots. If only one card was played, one card is flipped as well.
    fn ea_refill(&mut self) -> Result<(), C::Stop> {
        let display = self.at.active.index();
        for slot in 0..SLOTS {
            let turn = &mut self.at.cc_mut().turn;
            let (vacant, open) =
                (std::mem::take(&mut turn.vacant[slot]), std::mem::take(&mut turn.open[slot]));
            for n in 0..vacant {
                self.at.displays[display].want[slot] += 1;
                self.refill_from_shared(Pos::new(display, slot, 0), n < open)?;
            }
        }
        if self.at.cc().turn.played == 1 && self.at.places(display, Lie::is_down) != 0 {
            self.wait(Frame::Ask(Question::CcFlip, 0));
        } else {
            self.cc_finish();
        }
        Ok(())
    }

    pub fn ea_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        let yes = act == Act::Deed(Deed::Yes);
        let section = SECTIONS.iter().position(|&deed| act == Act::Deed(deed)).map_or(0, |n| 1u8 << n);
        match (question, act) {
            (Question::CcCategory, act) => {
                let category = CATEGORIES.iter().position(|&deed| act == Act::Deed(deed)).unwrap_or(FIELD);
                let card = self.game.as_listed(self.at, Card::new(0, about));
                let title = self.game.cards().title(card);
                let blank = self.brief(card).kind == Kind::Blank;
                let same = self.game.cards().numbers[0].iter().filter(|&n| {
                    n == card.number() || !blank && self.game.cards().title(Card::new(0, n)) == title
                });
                let told = same.fold(0, |set, n| set | 1u128 << n);
                self.at.cc_mut().category[category].0 |= told;
                self.cc_ask_on(Card::new(0, about));
            }
            (Question::CcNation, Act::Number(n)) => {
                let turn = &mut self.at.cc_mut().turn;
                turn.nation = n - 1;
                if about != ALL_SECTIONS {
                    turn.sections[usize::from(n - 1)] |= about;
                }
            }
            (Question::CcSection, _) => {
                let turn = &mut self.at.cc_mut().turn;
                turn.sections[usize::from(turn.nation)] |= section;
            }
            (Question::CcInspired, _) if yes => {
                if let Some(pos) = self.game.ea_copy(self.at, Card::new(0, about)) {
                    let (side, card) = (self.at.active, self.lift(pos).card());
                    self.tell(|| Event::Played { side, card, used: crate::Use::Order });
                    let open = self.game.ea_draws_open(self.at, card);
                    self.at.cc_mut().turn.drawn_open = open;
                    self.cc_note_played(card);
                    self.ea_vacate(pos);
                    self.discard(card, false);
                    let turn = &mut self.at.cc_mut().turn;
                    turn.field += 1;
                    turn.played += 1;
                    turn.drawn_open = open;
                }
            }
            (Question::CcMore, _) if yes => {
                let side = self.at.active;
                self.cc_begin_roll(side, side.index());
            }
            (Question::CcMore, _) => self.ea_end()?,
            (Question::CcInitiative, Act::Deed(Deed::Done)) => self.ea_refill()?,
            (Question::CcInitiative, _) => {
                self.at.cc_mut().turn.diced |= section;
                let roll = self.d6("solo-die-initiative")?;
                self.tell(|| Event::Die { why: "solo-die-initiative", rule: "EA-5", roll });
                self.ea_end()?;
            }
            (Question::CcFlip, Act::Pick(pos)) => {
                self.flip(pos, false)?;
                self.cc_finish();
            }
            _ => {}
        }
        debug_assert!(self.sheet() == Sheet::Ancients);
        Ok(())
    }
}
