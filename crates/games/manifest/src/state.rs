//! The state of a game: plain data without allocations.

use kernel::frames::Stack;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cardset::CardSet;
use crate::names::{Deed, Product, Purchase, Region};
use crate::printed::printed;
use crate::territory::{Territories, Territory};

pub const SEATS_MAX: usize = 5;
pub const ERAS: usize = 3;
/// Maximum research dice: Pioneers of the last era, one more with Public Schools, and the die of Computers.
pub const RESEARCH_DICE: usize = 6;
/// Maximum dice of one side in a competition: two for an attacker or one for a defender, plus home and city.
pub const FIGHT_DICE: usize = 3;
/// Number of cards with marketing discounts.
pub const MARKETING: usize = 4;

pub type BySeat<T> = [T; SEATS_MAX];

/// What is in progress. The topmost frame waits for a decision or does its next step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    #[default]
    Over,
    /// MD-R3: sealed bids.
    Bids,
    Homes,
    /// MD-R4, MD-R7.
    Positions,
    /// MD-R6: sealed decisions.
    Priority,
    /// MD-R8: a seat's Card Play turn.
    Cards,
    /// MD-R12: a seat with Storytelling may discard.
    Discard,
    /// A card is being carried out, in the stages of `Play`.
    Resolve,
    /// The player of the card names something.
    Name,
    /// Seats may answer a card; answers are sealed.
    Window(WindowKind),
    /// A leader's steps fit on several breakthroughs, and the seat chooses one.
    LeaderSteps {
        card: u8,
    },
    /// MD-Q56: all step tokens are in use, so the seat may move one.
    MoveStep {
        deed: Deed,
        step: u8,
        rolled: bool,
    },
    /// An affected seat chooses what it loses.
    Lose,
    /// MD-D1: divestiture, product by product and seat by seat.
    Divesting,
    /// MD-D3: the seat chooses a territory to give up.
    Divest,
    /// The seat chooses to whom it is offered.
    DivestTo,
    DivestAnswer,
    /// MD-R14: the seat in turn makes offers.
    Offers,
    /// MD-R14: later seats make offers.
    LaterOffers,
    Compose,
    Answer,
    /// MD-R13.
    Trade,
    /// MD-F48.
    Lift,
    /// MD-R23: Innovation.
    ResearchReroll,
    /// MD-F27: the seat chooses what a 6 stands for.
    CallSix,
    PlaceSteps,
    /// After research the seat can only claim.
    Researched,
    /// MD-F47.
    ThinkTank,
    /// MD-R26.
    Expand,
    /// MD-R31: reroll with the attacker's Star-Spangled Banner.
    AttackBanner,
    /// MD-F51.
    AttackRock,
    DefenceBanner,
    /// MD-R39.
    Draws,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WindowKind {
    /// MD-W2: Supreme Court may answer the event.
    Court,
    /// MD-W3: President may answer the event.
    President,
    /// MD-W4: the target of Civil War may answer.
    CivilWar,
    /// MD-W4: the player of Civil War may answer Lincoln.
    Bounced,
    /// MD-W5: Supreme Court may answer President.
    CourtOnPresident,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    #[default]
    SetUp,
    TurnOrder,
    CardPlay,
    Investment,
    Expansion,
    Adjustments,
}

impl Phase {
    /// The phases of each turn, in order.
    pub const OF_A_TURN: [Phase; 5] =
        [Phase::TurnOrder, Phase::CardPlay, Phase::Investment, Phase::Expansion, Phase::Adjustments];
}

/// MD-W8: how a seat wants to answer in windows without being asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Orders {
    #[default]
    Ask,
    PassThisTurn,
    PassAlways,
}

/// A set of deeds, serialized as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeedSet(u32);

impl DeedSet {
    pub const EMPTY: DeedSet = DeedSet(0);

    #[inline]
    pub const fn contains(self, deed: Deed) -> bool {
        self.0 >> deed.index() & 1 == 1
    }

    pub const fn insert(&mut self, deed: Deed) {
        self.0 |= 1 << deed.index();
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn bits(self) -> u64 {
        self.0 as u64
    }

    pub fn iter(self) -> impl Iterator<Item = Deed> {
        Deed::ALL.into_iter().filter(move |&deed| self.contains(deed))
    }

    #[must_use]
    pub const fn with(self, other: DeedSet) -> DeedSet {
        DeedSet(self.0 | other.0)
    }
}

impl FromIterator<Deed> for DeedSet {
    fn from_iter<I: IntoIterator<Item = Deed>>(deeds: I) -> DeedSet {
        deeds.into_iter().fold(DeedSet::EMPTY, |mut set, deed| {
            set.insert(deed);
            set
        })
    }
}

impl Serialize for DeedSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for DeedSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<DeedSet, D::Error> {
        Ok(Vec::<Deed>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Everything that belongs to a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub cash: i32,
    pub profit: i32,
    pub home: Option<Territory>,
    /// Control tokens that are not in use.
    pub stock: u8,
    /// Bought and free tokens to spend this turn.
    pub pool: u8,
    /// Tokens lifted by Wireless, counted separately (MD-F48).
    pub wireless: u8,
    /// Tokens returned after a purchase; they are available next turn (MD-Q34).
    pub returned: u8,
    /// Tokens in the Losses Box.
    pub losses: u8,
    /// Tokens in the City, Pioneer and Card box.
    pub boxes: [u8; Purchase::COUNT],
    /// Pioneers on the mat.
    pub pioneers: u8,
    /// Pioneers that were used to claim a breakthrough.
    pub chart: u8,
    pub held: Territories,
    /// The presences among `held` that are New.
    pub new: Territories,
    pub deeds: DeedSet,
    /// Step tokens of each breakthrough; step N is bit N - 1.
    pub steps: [u8; Deed::COUNT],
    /// Those of the steps that were rolled, not given by a card.
    pub rolled: [u8; Deed::COUNT],
    pub hand: CardSet,
    /// Cards played this turn that are still on the table.
    pub table: CardSet,
    /// Cards in other hands that the seat knows (MD-R44: because Spy took them).
    pub known: CardSet,
    /// MD-R6: Priority was not used yet.
    pub priority: bool,
    pub orders: Orders,
    pub this_turn: ThisTurn,
}

/// What applies to a seat until the end of the turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThisTurn {
    pub destiny_played: bool,
    /// Tokens bought and lifted; together they count against the maximum.
    pub bought: u8,
    pub lifted: u8,
    /// MD-R35: number of Established Presences lost.
    pub lost: u8,
    /// MD-F22: whether one was acquired this turn, bought or free.
    pub acquired: [bool; Purchase::COUNT],
    /// MD-F25.
    pub partner: Option<Seat>,
    /// Leaders of the partner that the seat may use.
    pub licences: CardSet,
    /// Licences whose steps and Pioneer were already given.
    pub licences_begun: CardSet,
    /// MD-R40 (g).
    pub permitted: Territories,
    /// Territories that may be entered without Westward Ho.
    pub opened: Territories,
    /// Territories where the seat wins ties as attacker.
    pub ties: Territories,
    /// Territories attacked at a discount.
    pub discounted: Territories,
    /// MD-C25.
    pub banner: bool,
    /// MD-C35.
    pub no_city: bool,
    /// MD-Q60: Spy cannot target the seat.
    pub shielded: bool,
    /// MD-B1.
    pub turnpike_used: bool,
    /// MD-B10.
    pub ecommerce_used: u8,
    /// MD-R23.
    pub researched: bool,
}

impl Player {
    #[inline]
    pub fn established(&self) -> Territories {
        self.held - self.new
    }

    #[inline]
    pub fn owns(&self, deed: Deed) -> bool {
        self.deeds.contains(deed)
    }

    pub fn step_tokens_used(&self) -> u8 {
        self.steps.iter().map(|steps| steps.count_ones() as u8).sum()
    }

    /// Tokens that can be spent, including those lifted by Wireless.
    pub fn spendable(&self) -> u8 {
        self.pool + self.wireless
    }
}

/// A card being carried out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub card: u8,
    pub seat: Seat0,
    pub stage: Stage,
    /// What the player has named so far.
    pub places: Territories,
    pub as_new: bool,
    pub target: Option<Seat>,
    pub products: [Option<Product>; 2],
    pub region: Option<Region>,
    pub deed: Option<Deed>,
    pub step: u8,
    pub choice: u8,
    /// Everything is named.
    pub named: bool,
    pub die: u8,
    /// Seats that the event would affect, determined before the windows.
    pub struck: SeatSet,
    pub blocked: Option<Seat>,
    pub overruled: bool,
    /// MD-C17: President turned the Spy around.
    pub turned: bool,
    /// MD-W4: Lincoln sent Civil War back.
    pub bounced: bool,
    /// Seats that must still choose their losses.
    pub losing: SeatSet,
    pub to_lose: u8,
}

/// A seat that defaults to 0, for when no card is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat0(pub Seat);

impl Default for Seat0 {
    fn default() -> Seat0 {
        Seat0(Seat(0))
    }
}

/// How far a card has been carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    #[default]
    Name,
    Roll,
    Court,
    Strike,
    President,
    Carry,
    Losses,
    Payout,
    Done,
}

/// MD-R14, MD-R15.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub from: Seat,
    pub to: Seat,
    pub joint: Option<Deed>,
    pub licences: CardSet,
    /// Seats that already made or got an offer in this window.
    pub done: SeatSet,
}

impl Default for Offer {
    fn default() -> Offer {
        Offer { from: Seat(0), to: Seat(0), joint: None, licences: CardSet::EMPTY, done: SeatSet::EMPTY }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Research {
    pub deed: Option<Deed>,
    /// 0 where there is no die.
    pub dice: [u8; RESEARCH_DICE],
    /// Steps still to be placed, as bits.
    pub place: u8,
    /// Dice with a 6 for which a number was chosen, as bits.
    pub called: u8,
}

/// A competition for a territory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    pub place: Option<Territory>,
    /// None if the defenders are Natives.
    pub defender: Option<Seat>,
    /// 0 where there is no die.
    pub attack: [u8; FIGHT_DICE],
    pub defence: [u8; FIGHT_DICE],
    /// Number of tokens paid.
    pub paid: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Divestiture {
    /// Index of the product among those named.
    pub product: u8,
    pub limit: u8,
    pub seat: Option<Seat>,
    pub place: Option<Territory>,
    pub to: Option<Seat>,
    /// Seats that declined this territory.
    pub declined: SeatSet,
}

/// The remaining discounts of a card, and the seat that has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discounts {
    pub seat: Option<Seat>,
    pub left: u8,
}

/// A product that a card affects this turn, and the seat that President protects from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StruckProduct {
    pub product: Option<Product>,
    pub exempt: Option<Seat>,
}

impl StruckProduct {
    pub fn strikes(self, seat: Seat, product: Product) -> bool {
        self.product == Some(product) && self.exempt != Some(seat)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct State {
    pub frames: Stack<Frame, 8>,
    pub seats: u8,
    pub turn: u8,
    pub phase: Phase,
    pub era: u8,
    /// The era of the current turn's Card Play phase.
    pub play_era: u8,
    /// MD-R9: the next Card Play phase is the transition turn.
    pub transition: bool,
    /// The seats in turn order.
    pub order: BySeat<Seat>,
    /// The position of the seat in turn.
    pub position: u8,
    pub players: BySeat<Player>,
    pub cities: Territories,
    pub natives: Territories,
    pub tourist_markers: Territories,
    pub technology_markers: Territories,
    pub closed: Territories,
    pub canal: bool,
    /// Cards in each deck, indexed by era.
    pub decks: [CardSet; ERAS],
    /// The era of the deck prepared last.
    pub prepared: u8,
    /// Recycled cards, face-up until the deck of that era is prepared.
    pub aside: [CardSet; ERAS],
    /// MD-R1: removed cards; nobody knows which.
    pub removed: [CardSet; ERAS],
    /// The deck in which each card was last, indexed by era.
    pub dealt_from: [CardSet; ERAS],
    pub out: CardSet,
    /// Cash that the bank has received, minus what it has paid.
    pub bank: i32,
    /// Seats that must still answer (`asked`), and the sealed answers of the others.
    pub asked: SeatSet,
    pub sealed: BySeat<Option<u8>>,
    /// The order in which homes or positions are chosen.
    pub choosers: BySeat<Seat>,
    pub chooser: u8,
    pub positions: BySeat<Option<Seat>>,
    pub play: Play,
    /// MD-C3.
    pub discount: i32,
    pub banned: StruckProduct,
    pub surplus: StruckProduct,
    /// MD-C53.
    pub cold: Territories,
    pub cold_exempt: Option<Seat>,
    /// MD-C57.
    pub disobedience: bool,
    pub marketing: [Discounts; MARKETING],
    /// MD-C37: Civil War was played as an event.
    pub civil_war: bool,
    pub civil_war_victim: Option<Seat>,
    /// MD-C61: the announced era.
    pub war_era: u8,
    pub offer: Offer,
    pub research: Research,
    pub fight: Fight,
    /// Territories that the seat in turn attacked at least once, and twice.
    pub attacked: Territories,
    pub attacked_again: Territories,
    /// The divestiture in progress.
    pub divestiture: Divestiture,
    /// The card that a seat is looking at with Think Tank; 0 for none.
    pub drawn: u8,
    /// Number of draws of MD-R39 made so far.
    pub draws: u8,
    pub most_new: Option<Seat>,
    /// The turn in which the game ends after the Investment phase (MD-F45); 0 if not fixed yet.
    pub last_turn: u8,
}

impl State {
    pub(crate) fn new(seats: u8) -> State {
        let constants = &printed().constants;
        let player = Player {
            cash: constants.start_cash,
            profit: constants.start_profit,
            stock: constants.tokens,
            priority: true,
            ..Player::default()
        };
        let order = std::array::from_fn(|n| Seat(n as u8));
        let mut frames = Stack::default();
        frames.push(Frame::Bids);
        State {
            frames,
            seats,
            turn: 1,
            phase: Phase::SetUp,
            era: 1,
            play_era: 1,
            transition: false,
            order,
            position: 0,
            players: std::array::from_fn(|n| {
                if n < usize::from(seats) { player.clone() } else { Player::default() }
            }),
            cities: Territories::EMPTY,
            natives: Territories::EMPTY,
            tourist_markers: Territories::EMPTY,
            technology_markers: Territories::EMPTY,
            closed: Territories::EMPTY,
            canal: false,
            decks: printed().first_era,
            prepared: 1,
            aside: Default::default(),
            removed: Default::default(),
            dealt_from: printed().first_era,
            out: CardSet::EMPTY,
            bank: 0,
            asked: SeatSet::first_n(seats),
            sealed: [None; SEATS_MAX],
            choosers: order,
            chooser: 0,
            positions: [None; SEATS_MAX],
            play: Play::default(),
            discount: 0,
            banned: StruckProduct::default(),
            surplus: StruckProduct::default(),
            cold: Territories::EMPTY,
            cold_exempt: None,
            disobedience: false,
            marketing: Default::default(),
            civil_war: false,
            civil_war_victim: None,
            war_era: 0,
            offer: Offer::default(),
            research: Research::default(),
            fight: Fight::default(),
            attacked: Territories::EMPTY,
            attacked_again: Territories::EMPTY,
            divestiture: Divestiture::default(),
            drawn: 0,
            draws: 0,
            most_new: None,
            last_turn: 0,
        }
    }

    #[inline]
    pub fn frame(&self) -> Frame {
        self.frames.top().unwrap_or(Frame::Over)
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Seats in turn order.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let order = self.order;
        order.into_iter().take(self.seats.into())
    }

    /// The seat whose turn it is, in phases that go around the table.
    #[inline]
    pub fn mover(&self) -> Seat {
        self.order[usize::from(self.position.min(self.seats - 1))]
    }

    pub fn position_of(&self, seat: Seat) -> u8 {
        self.in_order().position(|other| other == seat).unwrap_or(0) as u8
    }

    /// All territories with a token.
    pub fn occupied(&self) -> Territories {
        self.players.iter().fold(Territories::EMPTY, |all, player| all | player.held)
    }

    pub fn holder(&self, place: Territory) -> Option<Seat> {
        self.all_seats().find(|&seat| self.player(seat).held.contains(place))
    }

    /// The homes after which the seats are named.
    pub(crate) fn seat_homes(&self) -> crate::Homes {
        std::array::from_fn(|n| self.players[n].home)
    }

    pub(crate) fn seat_name(&self, seat: Seat) -> kernel::Text {
        crate::seat_name(&self.seat_homes(), seat)
    }

    /// Homes of all seats in play (MD-Q46).
    pub fn homes(&self) -> Territories {
        self.players.iter().filter_map(|player| player.home).collect()
    }

    /// Established Presences of all other seats.
    pub fn others_established(&self, seat: Seat) -> Territories {
        let others = self.all_seats().filter(|&other| other != seat);
        others.fold(Territories::EMPTY, |all, other| all | self.player(other).established())
    }

    /// Number of tokens in a box of the board. The next purchase there costs one more than this (MD-R18).
    pub fn in_box(&self, purchase: Purchase) -> u8 {
        self.players.iter().map(|player| player.boxes[purchase.index()]).sum()
    }

    /// Deeds owned by anybody.
    pub fn claimed(&self) -> DeedSet {
        self.players.iter().fold(DeedSet::EMPTY, |all, player| all.with(player.deeds))
    }

    /// Whether nobody has claimed the breakthrough.
    pub fn is_unclaimed(&self, deed: Deed) -> bool {
        !self.claimed().contains(deed)
    }

    /// Cards on the tables of all seats.
    pub fn on_table(&self) -> CardSet {
        self.players.iter().fold(CardSet::EMPTY, |all, player| all | player.table)
    }

    /// MD-W7: whether everybody can see the card.
    pub fn is_public(&self, card: u8) -> bool {
        let aside = self.aside.iter().fold(CardSet::EMPTY, |all, &set| all | set);
        (self.on_table() | self.out | aside).contains(card)
    }

    /// MD-R9: cards that can be played in this Card Play phase, in some use.
    pub fn playable(&self) -> CardSet {
        let listed = |era: u8| printed().listed[usize::from(era) - 1];
        let now = listed(self.play_era);
        if self.transition && self.play_era > 1 { now | listed(self.play_era - 1) } else { now }
    }

    /// How many times these territories make the product, including markers.
    #[inline]
    pub fn count_product(&self, product: Product, within: Territories) -> u8 {
        let [once, twice] = printed().makers(product);
        let markers = match product {
            Product::Technology => self.technology_markers,
            Product::Tourists => self.tourist_markers,
            _ => Territories::EMPTY,
        };
        ((once & within).len() + (twice & within).len() + (markers & within).len()) as u8
    }

    /// Territories that make the product.
    pub fn makers(&self, product: Product) -> Territories {
        let markers = match product {
            Product::Technology => self.technology_markers,
            Product::Tourists => self.tourist_markers,
            _ => Territories::EMPTY,
        };
        printed().makers(product)[0] | markers
    }
}
