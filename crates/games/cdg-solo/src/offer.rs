//! What is legal now, as a few sets from which the list of acts is generated.

use kernel::Acts;

use crate::Solo;
use crate::act::{Act, Count, Deed, Use};
use crate::cards::Kind;
use crate::face::{ABDE, Allow, Also, Cell, Slots, cell_of};
use crate::frame::{Frame, Step};
use crate::sheet::{Sheet, Side};
use crate::sheets::CORRECTIONS_MAX;
use crate::state::{Card, Lie, Pos, SLOT_C, State, each_pos};

const USES: usize = Use::ALL.len();
/// Maximum number of cards offered from beside the displays at once.
const BESIDE: usize = 16;

#[derive(Clone, Copy)]
pub(crate) struct Offer {
    /// Deeds, as bits.
    pub deeds: u64,
    pub flips: u64,
    /// For each use, the places it can be played from (`plays`); and which uses have any place (`uses`).
    plays: [u64; USES],
    uses: u64,
    pub picks: u64,
    /// The numbers 0 to 63, as bits.
    pub numbers: u64,
    /// The cards that can be taken, per deck.
    takes: [u128; 2],
    /// Counts of a side, as bits.
    counts: u64,
    /// MP-1: sides that an event may give a momentum marker (`gains`) or take one from (`losses`), as bits.
    gains: u8,
    losses: u8,
    beside: [(Card, u32); BESIDE],
    besides: usize,
}

impl Offer {
    #[inline]
    pub fn new() -> Offer {
        Offer {
            deeds: 0,
            flips: 0,
            plays: [0; USES],
            uses: 0,
            picks: 0,
            numbers: 0,
            takes: [0; 2],
            counts: 0,
            gains: 0,
            losses: 0,
            beside: [(Card::NONE, 0); BESIDE],
            besides: 0,
        }
    }

    #[inline]
    pub fn deed(&mut self, deed: Deed) {
        self.deeds |= deed.bit();
    }

    #[inline]
    pub fn deeds(&mut self, deeds: &[Deed]) {
        for &deed in deeds {
            self.deed(deed);
        }
    }

    #[inline]
    pub fn play(&mut self, used: Use, places: u64) {
        if places != 0 {
            self.plays[used as usize] |= places;
            self.uses |= used.bit();
        }
    }

    /// The places from which a card may be played for this use.
    #[inline]
    pub fn places(&self, used: Use) -> u64 {
        self.plays[used as usize]
    }

    /// Offers a card beside a display; `uses` are bits.
    pub fn beside(&mut self, card: Card, uses: u64) {
        if uses != 0 && self.besides < BESIDE {
            self.beside[self.besides] = (card, uses as u32);
            self.besides += 1;
        }
    }

    pub fn take(&mut self, deck: usize, cards: u128) {
        self.takes[deck] = cards;
    }

    pub fn count(&mut self, count: Count, side: Side) {
        self.counts |= 1 << count.of_side(side);
    }

    pub fn gain(&mut self, side: Side) {
        self.gains |= 1 << side.index();
    }

    pub fn lose(&mut self, side: Side) {
        self.losses |= 1 << side.index();
    }

    /// Offers the numbers from `least` to `most`, both included.
    pub fn numbers(&mut self, least: u8, most: u8) {
        self.numbers = ((1u64 << (most + 1)) - 1) & !((1u64 << least) - 1);
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.deeds == 0
            && self.flips | self.picks | self.numbers | self.counts == 0
            && self.gains | self.losses == 0
            && self.takes == [0; 2]
            && self.besides == 0
            && self.uses == 0
    }

    /// All places from which a card may be played.
    pub fn playable(&self) -> u64 {
        self.plays.iter().fold(0, |all, places| all | places)
    }

    /// Whether any card can be played, from a display or from beside it.
    pub fn has_cards(&self) -> bool {
        self.uses != 0 || self.besides > 0
    }

    #[inline]
    pub fn write(&self, out: &mut impl Acts<Act>) {
        out.each(self.deeds, |n| Act::Deed(Deed::ALL[usize::from(n)]));
        out.each(self.flips, |n| Act::Flip(Pos(n as u8)));
        let mut uses = self.uses;
        while uses != 0 {
            let used = Use::ALL[uses.trailing_zeros() as usize];
            out.each(self.places(used), |p| Act::Play(Pos(p as u8), used));
            uses &= uses - 1;
        }
        for (card, uses) in &self.beside[..self.besides] {
            out.each(u64::from(*uses), |n| Act::Beside(*card, Use::ALL[usize::from(n)]));
        }
        out.each(self.picks, |n| Act::Pick(Pos(n as u8)));
        for (deck, takes) in self.takes.into_iter().enumerate() {
            if takes != 0 {
                out.each(takes, |n| Act::Take(Card::new(deck, n as u8)));
            }
        }
        out.each(self.numbers, |n| Act::Number(n as u8));
        out.each(self.counts, |n| {
            let (count, side) = Count::and_side(n as u8);
            Act::Count(count, side)
        });
        out.each(u64::from(self.gains), |n| Act::Gain(Side::BOTH[usize::from(n)]));
        out.each(u64::from(self.losses), |n| Act::Lose(Side::BOTH[usize::from(n)]));
    }
}

/// The places whose cards the face allows.
pub(crate) struct Allowed {
    /// For any purpose.
    pub any: u64,
    /// As events.
    pub event: u64,
}

impl Solo {
    #[inline]
    pub(crate) fn offer(&self, at: &State) -> Offer {
        let mut offer = Offer::new();
        self.offer_into(at, &mut offer);
        offer
    }

    /// Fills an existing offer, because an `Offer` is too large to be moved often.
    pub(crate) fn offer_into(&self, at: &State, offer: &mut Offer) {
        match at.frame() {
            Frame::Turn(Step::Roll) => {
                if self.may_roll(at) {
                    offer.deed(Deed::Roll);
                }
                if at.corrections < CORRECTIONS_MAX {
                    offer.deed(Deed::Correct);
                }
                self.before_roll(at, offer);
            }
            Frame::Turn(Step::Choose) => self.options(at, offer),
            Frame::Flip { display, .. } => offer.flips = at.places(display.into(), Lie::is_down),
            Frame::Ask(question, about) => self.asked(at, question, about, offer),
            Frame::Turn(_) | Frame::Sequence | Frame::Over => {}
        }
    }

    /// 2.3: the options that the face gives in the playsheet's column.
    #[inline]
    fn options(&self, at: &State, offer: &mut Offer) {
        let Some(face) = at.face else { return };
        let cell = cell_of(face, self.sheet());
        let Allowed { any, event } = self.allowed(at, cell);
        let events = Use::Event.bit() | Use::Ec.bit();
        for pos in each_pos(any | event) {
            let mut uses = self.uses(at, pos, at.lie(pos).card());
            if any & pos.bit() == 0 {
                uses &= events;
            }
            offer.uses |= uses;
            while uses != 0 {
                offer.plays[uses.trailing_zeros() as usize] |= pos.bit();
                uses &= uses - 1;
            }
        }
        if cell.also == Also::Discard {
            // WW-2: this includes cards whose event the side could not play.
            offer.play(Use::Discard, at.face_up(at.focus.into()));
        }
        self.choose(at, cell, offer);
    }

    /// 2.3: the cards that the face allows to be played.
    #[inline]
    pub(crate) fn allowed(&self, at: &State, cell: &Cell) -> Allowed {
        let display = usize::from(at.focus);
        let up = at.face_up(display);
        let for_any = |any| Allowed { any, event: 0 };
        match cell.allow {
            Allow::Named(slots) => for_any(up & in_slots(display, slots)),
            Allow::COrLowest => {
                for_any(up & in_slots(display, 1 << SLOT_C) | self.lowest(at, up & in_slots(display, ABDE)))
            }
            Allow::EventOrLowest => Allowed { any: self.lowest(at, up), event: up },
            Allow::TacticOrLowest => {
                let tactic = |pos: &Pos| self.cc_kind(at, at.lie(*pos).card()) == Some(Kind::Tactic);
                for_any(each_pos(up).filter(tactic).fold(self.lowest(at, up), |set, pos| set | pos.bit()))
            }
        }
    }

    /// T-3: the lowest of these face-up cards. On a tie all of them are returned, and the person chooses.
    #[inline]
    fn lowest(&self, at: &State, among: u64) -> u64 {
        if self.sheet().is_colors() {
            return self.cc_lowest(at, among);
        }
        let mut least = u8::MAX;
        let mut found = 0;
        for pos in each_pos(among) {
            let value = self.value(at, at.lie(pos).card()).unwrap_or(0);
            if value < least {
                (least, found) = (value, 0);
            }
            if value == least {
                found |= pos.bit();
            }
        }
        found
    }

    /// The value of a card, as printed or as entered by the person (G-31).
    #[inline]
    pub(crate) fn value(&self, at: &State, card: Card) -> Option<u8> {
        let brief = self.cards().brief(card);
        if brief.kind == Kind::Blank && self.sheet() == Sheet::Empire {
            return self.es_told(at, card);
        }
        brief.value
    }

    /// G-27: whether the card's event may be played on the side's own turn. Any other condition is left to the person.
    #[inline]
    pub(crate) fn event_offered(&self, at: &State, card: Card) -> bool {
        let brief = self.cards().brief(card);
        brief.belongs_to(at.active)
            && !matches!(brief.kind, Kind::Response | Kind::Combat)
            && !self.is_reaction(at, card)
            && !self.banned(at, card)
    }
}

/// All places in the given slots of a display.
#[inline]
pub(crate) fn in_slots(display: usize, slots: Slots) -> u64 {
    const SLOT: u64 = 0b111;
    let mut places = 0;
    for slot in 0..crate::state::SLOTS {
        if slots >> slot & 1 == 1 {
            places |= SLOT << Pos::new(display, slot, 0).0;
        }
    }
    places
}
