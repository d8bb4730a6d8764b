//! What is printed on the map, the deeds, the payout table and the cards, loaded from `data/game.toml`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::cardset::{CARDS, CardSet};
use crate::names::{Category, Deed, Product, Region};
use crate::territory::{Territories, Territory};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    constants: Constants,
    seats: [BySeats; 3],
    payouts: BTreeMap<String, [u16; LEVELS]>,
    products: BTreeMap<Product, String>,
    map: MapFile,
    deeds: DeedFile,
    cards: CardFile,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    territories: Vec<PrintedTerritory>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DeedFile {
    list: Vec<PrintedDeed>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    list: Vec<Card>,
}

/// The highest level that pays more than the level before.
pub const LEVELS: usize = 7;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    pub start_cash: i32,
    pub start_profit: i32,
    /// MD-R1: the Destiny cards from which each seat is dealt one.
    pub start_destiny: Vec<u8>,
    pub start_cards: u8,
    pub least_profit: i32,
    pub profit_step: i32,
    pub bid_step: u8,
    pub tokens: u8,
    pub step_tokens: u8,
    pub cities: u8,
    pub natives: u8,
    pub tourist_markers: u8,
    pub technology_markers: u8,
    pub token_price: u8,
    pub tokens_at_price: u8,
    pub token_price_beyond: u8,
    pub tolerance_tokens: u8,
    pub wireless_most: u8,
    pub pioneer_limits: [u8; 3],
    pub public_schools_pioneers: u8,
    pub hand_free: u8,
    pub hand_free_storytelling: u8,
    pub hand_penalty: i32,
    pub goal: i32,
    pub most_cities_points: i32,
    pub attacker_dice: u8,
    pub defender_dice: u8,
    pub home_dice: u8,
    pub city_dice: u8,
    pub attacks_on_one: u8,
    pub ecommerce_expansions: u8,
    pub circus: CappedSum,
    pub pro_sports: CappedSum,
    pub motion_pictures: CappedSum,
    pub television: Television,
    pub urban_renaissance: i32,
    pub safety_net: [i32; 3],
}

/// An amount for each item, up to a maximum sum.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CappedSum {
    pub cash: i32,
    pub most: i32,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Television {
    pub cash: i32,
    pub least: i32,
}

/// Values that depend on the number of seats.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySeats {
    pub token_limits: Vec<u8>,
    pub removed: u8,
    pub closed_homes: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coast {
    Atlantic,
    Pacific,
    Both,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedTerritory {
    pub code: Territory,
    pub region: Region,
    pub control: u8,
    pub products: Vec<Product>,
    pub coast: Option<Coast>,
    #[serde(default)]
    pub us: bool,
    #[serde(default)]
    pub home: bool,
    #[serde(default)]
    pub overseas: bool,
    #[serde(default)]
    pub land: Territories,
    #[serde(default)]
    pub ferry: Territories,
    pub origin: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedDeed {
    pub name: Deed,
    pub rule: String,
    pub category: Category,
    pub points: i32,
    /// Only progressions have a cost.
    pub cost: Option<i32>,
    /// Only breakthroughs have steps.
    pub steps: Option<u8>,
    /// A deed that the buyer must own.
    pub own: Option<Deed>,
    /// A deed that somebody must have claimed.
    pub claimed: Option<Deed>,
    pub origin: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    Destiny,
    Leader,
    Event,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub number: u8,
    pub kind: CardKind,
    pub eras: Vec<u8>,
    pub product: Option<Product>,
    pub effect: Option<Effect>,
    pub leader: Option<Leader>,
    pub named: String,
    pub origin: String,
}

impl Card {
    pub fn is_listed_for(&self, era: u8) -> bool {
        self.eras.contains(&era)
    }
}

/// What a leader gives (MD-R10, MD-R16).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    pub credits: BTreeMap<Deed, i32>,
    #[serde(default)]
    pub steps: Vec<u8>,
    /// The breakthrough on which the steps are placed; if there are several, the player chooses one.
    #[serde(default)]
    pub on: Vec<Deed>,
    #[serde(default)]
    pub pioneer: bool,
    #[serde(default)]
    pub cash: i32,
    /// The card that this leader can answer.
    pub counters: Option<u8>,
    #[serde(default = "yes")]
    pub licence: bool,
}

fn yes() -> bool {
    true
}

/// The effect of an event card; its numbers are in the data.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    ProfitOrToken {
        profit: i32,
        tokens: u8,
    },
    Settle {
        among: Territories,
        otherwise: i32,
    },
    Discount {
        cash: i32,
    },
    MexicanWar {
        regions: Vec<Region>,
        opens: Territories,
    },
    Rush {
        to: Territories,
        #[serde(default)]
        everybody: bool,
    },
    Natives {
        most: u8,
        profit: i32,
        per: u8,
    },
    Immigrants,
    /// If there is no limit, it is determined by a die.
    Divest {
        products: u8,
        limit: Option<u8>,
    },
    Suffrage {
        cash: i32,
    },
    Ban {
        among: Vec<Product>,
        cash: i32,
    },
    Step {
        /// Requires a Pioneer and an Established Presence in the United States.
        #[serde(default)]
        ingenuity: bool,
    },
    OilCrisis {
        product: Product,
        cash: i32,
    },
    TechnologyMarkers {
        at: Territories,
    },
    Collect {
        cash: i32,
        #[serde(default = "one")]
        per: u8,
        most: Option<i32>,
        of: Counted,
        #[serde(default)]
        everybody: bool,
    },
    Spy,
    Tax {
        cash: i32,
    },
    Revolution {
        most: u8,
    },
    /// If there are no regions, it applies everywhere.
    Marketing {
        regions: Vec<Region>,
        discounts: u8,
    },
    Banner,
    Surplus,
    Homestead {
        cash: i32,
    },
    Sabotage,
    CivilWar {
        profit: i32,
        presences: u8,
    },
    Reconstruction {
        cash: i32,
        profit: i32,
    },
    TouristMarkers {
        most: u8,
    },
    Occupy {
        regions: Vec<Region>,
    },
    Canal {
        cash: i32,
    },
    Fire {
        most: u8,
        cash: i32,
    },
    BlackFriday {
        highest: i32,
        second: i32,
    },
    Depression {
        keep: u8,
    },
    ColdWar {
        most: u8,
    },
    Disobedience,
    WorldWar {
        cash: i32,
        /// Indexed by era.
        losses: [i32; 3],
    },
    Congress {
        tokens: u8,
    },
    President,
    Court,
}

fn one() -> u8 {
    1
}

/// What is counted: Established Presences in some regions, or those that make a product.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    Regions(Vec<Region>),
    Product(Product),
}

/// Numbers of cards that other code or other cards refer to.
pub mod number {
    pub const MANIFEST_DESTINY: u8 = 3;
    pub const LINCOLN: u8 = 36;
    pub const WORLD_WAR: u8 = 61;
    pub const PRESIDENT: u8 = 63;
    pub const COURT: u8 = 64;
}

/// Everything that is printed, and sets derived from it.
#[derive(Debug)]
pub struct Printed {
    pub constants: Constants,
    seats: [BySeats; 3],
    pub territories: Vec<PrintedTerritory>,
    deeds: Vec<PrintedDeed>,
    /// Indexed by number; index 0 repeats the first card.
    cards: Vec<Card>,
    payouts: [[u16; LEVELS]; Product::COUNT],
    land: [Territories; Territory::COUNT],
    ferry: [Territories; Territory::COUNT],
    region: [Territories; Region::COUNT],
    control: [u8; Territory::COUNT],
    /// Indexed by control number minus 1.
    by_control: [Territories; 3],
    /// For each product: territories that make it at least once, and at least twice.
    makers: [[Territories; 2]; Product::COUNT],
    pub west: Territories,
    pub us: Territories,
    pub homes: Territories,
    pub overseas: Territories,
    pub foreign: Territories,
    pub atlantic: Territories,
    pub pacific: Territories,
    /// Territories that are coastal or overseas.
    pub seaside: Territories,
    pub breakthroughs: Vec<Deed>,
    pub progressions: Vec<Deed>,
    pub destiny: CardSet,
    pub leaders: CardSet,
    /// Cards grouped by the first era for which they are listed.
    pub first_era: [CardSet; 3],
    /// All cards listed for each era.
    pub listed: [CardSet; 3],
    /// Cards with marketing discounts, smallest area first.
    pub marketing: Vec<u8>,
}

impl Printed {
    pub fn by_seats(&self, seats: u8) -> &BySeats {
        &self.seats[usize::from(seats) - 3]
    }

    #[inline]
    pub fn territory(&self, one: Territory) -> &PrintedTerritory {
        &self.territories[one.index()]
    }

    #[inline]
    pub fn land(&self, one: Territory) -> Territories {
        self.land[one.index()]
    }

    #[inline]
    pub fn ferry(&self, one: Territory) -> Territories {
        self.ferry[one.index()]
    }

    #[inline]
    pub fn region(&self, region: Region) -> Territories {
        self.region[region.index()]
    }

    pub fn regions(&self, regions: &[Region]) -> Territories {
        regions.iter().fold(Territories::EMPTY, |all, &region| all | self.region(region))
    }

    #[inline]
    pub fn control(&self, one: Territory) -> u8 {
        self.control[one.index()]
    }

    /// Territories with at most this control number.
    #[inline]
    pub fn control_within(&self, most: u8) -> Territories {
        (0..most.min(3)).fold(Territories::EMPTY, |all, n| all | self.by_control[usize::from(n)])
    }

    /// Territories that make the product at least once, and at least twice.
    #[inline]
    pub fn makers(&self, product: Product) -> [Territories; 2] {
        self.makers[product.index()]
    }

    #[inline]
    pub fn deed(&self, deed: Deed) -> &PrintedDeed {
        &self.deeds[deed.index()]
    }

    /// All steps of a breakthrough as bits from 0; no bits for a progression.
    #[inline]
    pub fn all_steps(&self, deed: Deed) -> u8 {
        (1u8 << self.deed(deed).steps.unwrap_or(0)) - 1
    }

    #[inline]
    pub fn card(&self, number: u8) -> &Card {
        &self.cards[usize::from(number)]
    }

    pub fn cards(&self) -> &[Card] {
        &self.cards[1..]
    }

    pub fn effect(&self, number: u8) -> Option<&Effect> {
        self.card(number).effect.as_ref()
    }

    /// The cash that a level of a product pays.
    pub fn payout(&self, product: Product, level: u8) -> i32 {
        if level == 0 { 0 } else { self.payouts[product.index()][usize::from(level).min(LEVELS) - 1].into() }
    }
}

pub fn printed() -> &'static Printed {
    static PRINTED: OnceLock<Printed> = OnceLock::new();
    PRINTED.get_or_init(|| {
        read(include_str!("../data/game.toml")).unwrap_or_else(|fault| panic!("data/game.toml: {fault}"))
    })
}

fn read(text: &str) -> Result<Printed, String> {
    let file: File = toml::from_str(text).map_err(|fault| fault.to_string())?;
    let territories = file.map.territories;
    if territories.len() != Territory::COUNT
        || territories.iter().zip(Territory::all()).any(|(row, territory)| row.code != territory)
    {
        return Err("the territories are not all there in their order".into());
    }
    if file.deeds.list.iter().map(|deed| deed.name).ne(Deed::ALL) {
        return Err("the deeds are not all there in their order".into());
    }
    if file.deeds.list.iter().any(|deed| deed.cost.is_some() == deed.steps.is_some()) {
        return Err("a deed has either a cost or steps".into());
    }
    if file.cards.list.iter().map(|card| card.number).ne(1..=CARDS) {
        return Err("the cards are not all there in their order".into());
    }
    if file.cards.list.iter().any(|card| card.leader.is_some() == card.effect.is_some()) {
        return Err("a card is a leader or has an effect".into());
    }
    for (n, seats) in file.seats.iter().enumerate() {
        if seats.token_limits.len() != n + 3 {
            return Err("a limit of tokens for each position".into());
        }
    }
    let chosen = |keep: &dyn Fn(&PrintedTerritory) -> bool| -> Territories {
        territories.iter().filter(|row| keep(row)).map(|row| row.code).collect()
    };
    let region = Region::ALL.map(|region| chosen(&|row| row.region == region));
    let cards_where = |keep: &dyn Fn(&Card) -> bool| -> CardSet {
        file.cards.list.iter().filter(|card| keep(card)).map(|card| card.number).collect()
    };
    let deeds_where = |bought: bool| {
        let kind = file.deeds.list.iter().filter(move |deed| deed.cost.is_some() == bought);
        kind.map(|deed| deed.name).collect()
    };
    let mut payouts = [[0; LEVELS]; Product::COUNT];
    for product in Product::ALL {
        let class = file.products.get(&product).ok_or_else(|| format!("no class for {product}"))?;
        payouts[product.index()] = *file.payouts.get(class).ok_or_else(|| format!("no class {class}"))?;
    }
    let made = |row: &PrintedTerritory, product| row.products.iter().filter(|&&made| made == product).count();
    let mut marketing: Vec<u8> =
        cards_where(&|card| matches!(card.effect, Some(Effect::Marketing { .. }))).iter().collect();
    marketing.sort_by_key(|&card| match &file.cards.list[usize::from(card) - 1].effect {
        Some(Effect::Marketing { regions, .. }) if !regions.is_empty() => regions.len(),
        _ => Region::COUNT,
    });
    Ok(Printed {
        land: std::array::from_fn(|n| territories[n].land),
        ferry: std::array::from_fn(|n| territories[n].ferry),
        control: std::array::from_fn(|n| territories[n].control),
        by_control: std::array::from_fn(|n| chosen(&|row| usize::from(row.control) == n + 1)),
        makers: Product::ALL
            .map(|product| [chosen(&|row| made(row, product) >= 1), chosen(&|row| made(row, product) >= 2)]),
        west: chosen(&|row| row.region.is_west()),
        us: chosen(&|row| row.us),
        homes: chosen(&|row| row.home),
        overseas: chosen(&|row| row.overseas),
        foreign: region[Region::Foreign.index()],
        atlantic: chosen(&|row| matches!(row.coast, Some(Coast::Atlantic | Coast::Both))),
        pacific: chosen(&|row| matches!(row.coast, Some(Coast::Pacific | Coast::Both))),
        seaside: chosen(&|row| row.coast.is_some() || row.overseas),
        region,
        breakthroughs: deeds_where(false),
        progressions: deeds_where(true),
        destiny: cards_where(&|card| card.kind == CardKind::Destiny),
        leaders: cards_where(&|card| card.kind == CardKind::Leader),
        first_era: [1, 2, 3].map(|era| cards_where(&|card| card.eras[0] == era)),
        listed: [1, 2, 3].map(|era| cards_where(&|card| card.is_listed_for(era))),
        marketing,
        payouts,
        constants: file.constants,
        seats: file.seats,
        deeds: file.deeds.list,
        cards: file.cards.list[..1].iter().chain(&file.cards.list).cloned().collect(),
        territories,
    })
}
