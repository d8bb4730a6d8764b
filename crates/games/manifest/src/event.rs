//! What happened, as entries for the log.

use kernel::{Audience, Log, Seat, SeatSet};

use crate::Homes;
use crate::access::Mode;
use crate::cardset::CardSet;
use crate::names::{Deed, Product, Region, Use};
use crate::state::{FIGHT_DICE, Offer, Phase, RESEARCH_DICE, WindowKind};
use crate::territory::{Territories, Territory};

/// An event, with the homes at that moment because seats are named after their homes.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub homes: Homes,
    pub event: Event,
}

/// Adds the current homes to every event.
pub(crate) struct NamedLog<'a, L> {
    pub homes: Homes,
    pub log: &'a mut L,
}

impl<L: Log<Entry>> Log<Event> for NamedLog<'_, L> {
    const LISTENS: bool = L::LISTENS;

    #[inline]
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> Event) {
        let homes = self.homes;
        self.log.tell(to, || Entry { homes, event: event() });
    }
}

/// The reason why cash changes hands or the bank pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Card(u8),
    Deed(Deed),
    Profit,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Visible to the seat itself only.
    Dealt {
        seat: Seat,
        card: u8,
    },
    Removed {
        count: u8,
    },
    Bids {
        bids: Vec<(Seat, u8)>,
        first: Vec<Seat>,
    },
    HomeTaken {
        seat: Seat,
        home: Territory,
    },
    Closed {
        places: Territories,
    },
    PositionTaken {
        seat: Seat,
        position: u8,
    },
    Turn {
        turn: u8,
        era: u8,
    },
    Begins {
        phase: Phase,
    },
    /// MD-R5.
    CardsLeave {
        recycled: CardSet,
        aside: CardSet,
        out: CardSet,
    },
    PriorityUsed {
        seats: SeatSet,
    },
    Played {
        seat: Seat,
        card: u8,
        used: Use,
    },
    NamedPlace {
        seat: Seat,
        place: Territory,
    },
    NamedProduct {
        seat: Seat,
        product: Product,
    },
    NamedRegion {
        seat: Seat,
        region: Region,
    },
    NamedTarget {
        seat: Seat,
        target: Seat,
    },
    NamedEra {
        seat: Seat,
        era: u8,
    },
    Rolled {
        seat: Seat,
        card: u8,
        die: u8,
    },
    WindowOpens {
        kind: WindowKind,
        card: u8,
    },
    Reacted {
        seat: Seat,
        card: u8,
        to: u8,
    },
    Overruled {
        card: u8,
    },
    Blocked {
        seat: Seat,
        card: u8,
    },
    Bounced {
        seat: Seat,
        card: u8,
    },
    NoEffect {
        card: u8,
    },
    /// Cash from the bank, or to it if negative.
    Cash {
        seat: Seat,
        amount: i32,
        source: Source,
    },
    CashTo {
        from: Seat,
        to: Seat,
        amount: i32,
        source: Source,
    },
    ProfitChanged {
        seat: Seat,
        by: i32,
        source: Source,
    },
    Payout {
        product: Product,
        paid: Vec<(Seat, u8, i32)>,
    },
    Placed {
        seat: Seat,
        place: Territory,
        new: bool,
    },
    Lost {
        seat: Seat,
        place: Territory,
    },
    CityBuilt {
        seat: Seat,
        place: Territory,
        tokens: u8,
    },
    CityDestroyed {
        place: Territory,
        owner: Option<Seat>,
    },
    NativesPlaced {
        places: Territories,
    },
    NativesGone {
        place: Territory,
    },
    Markers {
        product: Product,
        places: Territories,
    },
    Canal,
    StepPlaced {
        seat: Seat,
        deed: Deed,
        step: u8,
    },
    StepLost {
        seat: Seat,
        deed: Deed,
        step: u8,
    },
    /// MD-Q56: the step loses its token, which moves to another step.
    StepLeft {
        seat: Seat,
        deed: Deed,
        step: u8,
    },
    StepForgone {
        seat: Seat,
        deed: Deed,
        step: u8,
    },
    Pioneer {
        seat: Seat,
        tokens: u8,
    },
    PioneerLost {
        seat: Seat,
    },
    FreeTokens {
        seat: Seat,
        count: u8,
        card: u8,
    },
    Permitted {
        seat: Seat,
        places: Territories,
        card: u8,
    },
    MarketedIn {
        seat: Seat,
        card: u8,
    },
    Struck {
        product: Product,
        card: u8,
    },
    /// MD-C3.
    Discount {
        cash: i32,
        card: u8,
    },
    /// MD-C57.
    NoCollaboration {
        card: u8,
    },
    Cold {
        places: Territories,
    },
    /// Visible only to thief and victim.
    Stolen {
        thief: Seat,
        victim: Seat,
        card: u8,
    },
    StolenHidden {
        thief: Seat,
        victim: Seat,
    },
    Discarded {
        seat: Seat,
        card: u8,
    },
    HandPenalty {
        seat: Seat,
        profit: i32,
    },
    Offered {
        offer: Offer,
    },
    Accepted {
        offer: Offer,
    },
    Declined {
        from: Seat,
        to: Seat,
    },
    Bought {
        seat: Seat,
        count: u8,
        cash: i32,
    },
    Acquired {
        seat: Seat,
        deed: Deed,
        price: i32,
        credit: i32,
    },
    Fee {
        seat: Seat,
        to: Seat,
        cash: i32,
        card: u8,
    },
    Lifted {
        seat: Seat,
        place: Territory,
    },
    Researched {
        seat: Seat,
        deed: Deed,
        dice: [u8; RESEARCH_DICE],
    },
    DieRerolled {
        seat: Seat,
        was: u8,
        die: u8,
    },
    Called {
        seat: Seat,
        number: u8,
    },
    Claimed {
        seats: SeatSet,
        deed: Deed,
    },
    CardBought {
        seat: Seat,
        tokens: u8,
    },
    /// Visible to the drawing seat only.
    Drew {
        seat: Seat,
        card: u8,
    },
    DrewHidden {
        seat: Seat,
    },
    Rejected {
        seat: Seat,
        card: u8,
    },
    RejectedHidden {
        seat: Seat,
    },
    Era {
        era: u8,
    },
    LastCard,
    Expanded {
        seat: Seat,
        place: Territory,
        paid: u8,
        mode: Mode,
    },
    Attacked {
        seat: Seat,
        place: Territory,
        defender: Option<Seat>,
        paid: u8,
        mode: Mode,
    },
    FightRolled {
        seat: Seat,
        attack: [u8; FIGHT_DICE],
        defence: [u8; FIGHT_DICE],
    },
    FightRerolled {
        seat: Seat,
        dice: [u8; FIGHT_DICE],
        deed: bool,
    },
    Won {
        seat: Seat,
        place: Territory,
    },
    Repelled {
        seat: Seat,
        place: Territory,
    },
    Divested {
        seat: Seat,
        place: Territory,
        product: Product,
    },
    DivestOffered {
        seat: Seat,
        to: Seat,
        place: Territory,
    },
    /// The territory was taken, and a token placed there.
    DivestTaken {
        seat: Seat,
        place: Territory,
        new: bool,
    },
    DivestDeclined {
        seat: Seat,
        place: Territory,
    },
    LeftVacant {
        place: Territory,
    },
    Adjusted {
        seat: Seat,
        gained: u8,
        lost: u8,
        profit: i32,
    },
    Income {
        seat: Seat,
        parts: Vec<(Source, i32)>,
    },
    MostNew {
        seat: Seat,
    },
    /// The points for most cities are gained, lost or change hands.
    MostCities {
        seat: Option<Seat>,
        was: Option<Seat>,
    },
    Over {
        winners: SeatSet,
        how: &'static str,
        points: Vec<(Seat, i32)>,
    },
}
