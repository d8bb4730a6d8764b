//! G-31: the person is asked about unlisted cards of Commands & Colors when they are first seen. From then on the answers apply.

use kernel::{Chance, Log, Text};

use crate::Solo;
use crate::act::{Act, Deed};
use crate::cards::{Brief, Cards, Kind, Tag};
use crate::event::Event;
use crate::frame::{Frame, Phase, Question};
use crate::known::{KINDS, ORDERS_MAX};
use crate::offer::Offer;
use crate::picture::place;
use crate::pile::Numbers;
use crate::run::Run;
use crate::sheet::Sheet;
use crate::state::{Card, Pos, State, each_pos};

/// The answers for the kinds, in the order of `KINDS`.
const KIND_DEEDS: [Deed; 4] = [Deed::Section, Deed::Troop, Deed::Leadership, Deed::Tactic];
const SECTION_TAGS: [Tag; 3] = [Tag::Left, Tag::Center, Tag::Right];
pub(super) const SECTIONS: [Deed; 3] = [Deed::Left, Deed::Center, Deed::Right];

/// The cards that must be asked about, and for each kind one card of every listed title.
pub(crate) fn to_ask(sheet: Sheet, cards: &Cards) -> (Numbers, [Numbers; KINDS.len()]) {
    if !sheet.is_colors() {
        return Default::default();
    }
    let categories = [Tag::Army, Tag::Field, Tag::Reaction, Tag::FirstStrike, Tag::Counter];
    let open = |brief: &Brief| {
        let category = categories.iter().any(|&tag| brief.is(tag));
        brief.kind == Kind::Blank || sheet == Sheet::Ancients && !category
    };
    let mut titles = Vec::new();
    let first = |n: &u8| {
        let card = Card::new(0, *n);
        let fresh = cards.brief(card).kind != Kind::Blank && !titles.contains(&cards.title(card));
        titles.push(cards.title(card));
        fresh
    };
    let listed = cards.numbers[0].iter().filter(first).fold(0, |set, n| set | 1 << n);
    let of_kind = |kind| Numbers(cards.that(0, |brief| brief.kind == kind).0 & listed);
    (cards.that(0, open), KINDS.map(of_kind))
}

/// Cards that can be played out of turn according to the list.
pub(crate) fn reacting(sheet: Sheet, cards: &Cards) -> Numbers {
    cards.that(0, |brief| {
        brief.is(Tag::FirstStrike)
            || sheet == Sheet::Medieval && brief.is(Tag::Ambush)
            || sheet == Sheet::Ancients && brief.is(Tag::Reaction)
    })
}

impl Solo {
    /// Whether a card can be played out of turn, according to the list or as entered by the person.
    #[inline]
    pub(super) fn cc_reacts(&self, at: &State, card: Card) -> bool {
        if !self.0.to_ask.contains(card.number()) {
            return self.0.reacting.contains(card.number());
        }
        let listed = self.as_listed(at, card);
        self.0.reacting.contains(listed.number())
            || self.sheet() == Sheet::Ancients && self.ea_is_reaction(at, listed)
    }

    /// The listed card that a card is a copy of. For a listed card this is the card itself.
    #[inline]
    pub(crate) fn as_listed(&self, at: &State, card: Card) -> Card {
        if self.cards().brief(card).kind != Kind::Blank {
            return card;
        }
        match at.cc().known.of(card).like {
            0 => card,
            like => Card::new(0, like),
        }
    }

    /// The same for every playsheet: the card whose title it has.
    pub(crate) fn as_told(&self, at: &State, card: Card) -> Card {
        if self.sheet().is_colors() { self.as_listed(at, card) } else { card }
    }

    #[inline]
    pub(crate) fn cc_brief(&self, at: &State, card: Card) -> &Brief {
        self.cards().brief(self.as_listed(at, card))
    }

    /// The kind of a card, as printed or as entered by the person; None if not known yet.
    #[inline]
    pub(crate) fn cc_kind(&self, at: &State, card: Card) -> Option<Kind> {
        match self.cc_brief(at, card).kind {
            Kind::Blank => at.cc().known.of(card).kind(),
            kind => Some(kind),
        }
    }

    /// The printed orders; None if there is no fixed number.
    pub(crate) fn cc_orders(&self, at: &State, card: Card) -> Option<u8> {
        let brief = self.cc_brief(at, card);
        if brief.kind == Kind::Blank {
            return at.cc().known.of(card).orders().filter(|&orders| orders > 0);
        }
        brief.value
    }

    /// CN-13, NE-5, CM-4: if a card says "equal to command", its orders are the Command marker of its own display.
    pub(crate) fn by_command(&self, at: &State, pos: Pos) -> Option<u8> {
        if !self.sheet().is_colors() {
            return None;
        }
        let brief = self.cc_brief(at, at.lie(pos).card());
        let equal = brief.is(Tag::ByCommand) || brief.is(Tag::Command);
        equal.then(|| at.tracks[pos.display()].hand)
    }

    /// The section printed on a card, as a bit.
    pub(crate) fn section_of(&self, at: &State, card: Card) -> Option<u8> {
        let brief = self.cc_brief(at, card);
        if brief.kind == Kind::Blank {
            return at.cc().known.of(card).section_bit();
        }
        SECTION_TAGS.iter().position(|&tag| brief.is(tag)).map(|n| 1 << n)
    }

    /// The next question about a card; None if everything is known.
    #[inline]
    fn cc_unknown(&self, at: &State, card: Card) -> Option<Question> {
        let open = self.0.to_ask.0 & !at.cc().settled.0;
        if open & card.bit() == 0 {
            return None;
        }
        let listed = self.as_listed(at, card);
        if self.cards().brief(listed).kind == Kind::Blank {
            let told = at.cc().known.of(card);
            match told.kind() {
                None => return Some(Question::CcBlank),
                Some(Kind::Section) if told.section == 0 => return Some(Question::CcPrinted),
                Some(Kind::Section | Kind::Troop) if told.orders().is_none() => {
                    return Some(Question::CcOrders);
                }
                _ => {}
            }
        }
        let category = self.sheet() == Sheet::Ancients && !self.cards().brief(listed).is(Tag::Counter);
        (category && self.ea_category(at, card).is_none()).then_some(Question::CcCategory)
    }

    /// The place of a card: the display and slot, the rack, or just revealed from the deck.
    pub(crate) fn where_it_lies(&self, at: &State, card: Card) -> Text {
        let mut open = (0..2 * self.ranks()).flat_map(|display| each_pos(at.face_up(display)));
        match open.find(|&pos| at.lie(pos).card() == card) {
            Some(pos) => place(self, pos),
            None if at.cc().courier.rack.contains(&card) => Text::new("solo-rack"),
            None => Text::new("solo-where-deck"),
        }
    }

    pub(super) fn unlisted_asked(&self, question: Question, about: u8, offer: &mut Offer) {
        match question {
            Question::CcBlank => {
                let brief = self.cards().brief(Card::new(0, about));
                let known: [(Tag, &[Kind]); 3] = [
                    (Tag::KindSection, &[Kind::Section]),
                    (Tag::KindTactic, &[Kind::Tactic]),
                    (Tag::KindOrders, &[Kind::Section, Kind::Troop, Kind::Leadership]),
                ];
                let known = known.into_iter().find(|(tag, _)| brief.is(*tag));
                let mut listed = 0;
                for (n, kind) in KINDS.into_iter().enumerate() {
                    if known.is_none_or(|(_, kinds)| kinds.contains(&kind)) {
                        offer.deed(KIND_DEEDS[n]);
                        listed |= self.0.listed[n].0;
                    }
                }
                offer.take(0, listed);
            }
            Question::CcPrinted => {
                offer.deeds(&SECTIONS);
                offer.deed(Deed::None);
            }
            Question::CcOrders => offer.numbers(0, ORDERS_MAX),
            _ => {}
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// Asks about one unknown card that is face-up on a display or in the rack. Returns true if there was one.
    pub fn cc_ask_unknown(&mut self) -> bool {
        let focus = usize::from(self.at.focus);
        let others = (0..2 * self.game.ranks()).filter(|&display| display != focus);
        let open = [focus].into_iter().chain(others);
        let open = open.flat_map(|display| each_pos(self.at.face_up(display)));
        let open = open.map(|pos| self.at.lie(pos).card());
        let rack = self.at.cc().courier.rack.into_iter().filter(|card| !card.is_none());
        let unknown = |card: Card| self.game.cc_unknown(self.at, card).map(|question| (question, card));
        let first = open.chain(rack).find_map(unknown);
        if let Some((question, card)) = first {
            self.wait(Frame::Ask(question, card.number()));
        }
        first.is_some()
    }

    /// Asks about a card that was just revealed. Returns true if there was something to ask.
    pub(super) fn cc_ask_card(&mut self, card: Card) -> bool {
        let question = self.game.cc_unknown(self.at, card);
        if let Some(question) = question {
            self.wait(Frame::Ask(question, card.number()));
        }
        question.is_some()
    }

    pub(super) fn unlisted_answer(&mut self, question: Question, about: u8, act: Act) {
        let known = &mut self.at.cc_mut().known;
        match (question, act) {
            (Question::CcBlank, Act::Take(card)) => known.tell_like(about, card),
            (Question::CcBlank, act) => {
                let kind = KIND_DEEDS.iter().position(|&deed| act == Act::Deed(deed));
                known.tell_kind(about, kind.unwrap_or(0));
            }
            (Question::CcPrinted, act) => {
                known.tell_section(about, SECTIONS.iter().position(|&deed| act == Act::Deed(deed)));
            }
            (_, Act::Number(orders)) => known.tell_orders(about, orders),
            _ => {}
        }
        self.cc_ask_on(Card::new(0, about));
    }

    /// After an answer about a card: asks what else is unknown about it, then about other cards.
    pub(super) fn cc_ask_on(&mut self, card: Card) {
        if self.cc_ask_card(card) {
            return;
        }
        self.at.cc_mut().settled.0 |= card.bit();
        if !self.cc_ask_unknown() && self.at.phase == Phase::Setup {
            self.cn_opening_rolled();
        }
    }
}
