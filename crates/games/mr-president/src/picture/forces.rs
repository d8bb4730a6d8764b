//! The military with its wars, and the decks.

use kernel::{NoLog, Text};
use scene::{CardView, Cards, Cell, Gauge, Gauges, Grid, Item, Layout, Spot};

use super::{Look, Member, gauge_of, grid, heads, number_of, numbers};
use crate::lang::CardClass;
use crate::odds::Stopper;
use crate::state::Wait;
use crate::words::{self, Amount};

const US: i16 = 13;
const RUSSIA: i16 = 11;
const CHINA: i16 = 12;
const PLACES: i16 = 16;
/// The last place holds units that are not in the field.
const ASSETS: i16 = PLACES - 1;
const UNITS: i16 = 8;
const WARS: i16 = 5;
/// Sides of a war.
const ATTACKS: i16 = 1;
const DEFENDS: i16 = 2;

pub(super) fn items(look: &Look) -> Vec<Item> {
    let mut items = vec![Item::Gauges(capabilities(look)), Item::Gauges(numbers_of_war(look))];
    let wars = wars(look);
    items.extend((!wars.rows.is_empty()).then_some(Item::Grid(wars)));
    items.push(Item::Grid(units(look)));
    items
}

fn capabilities(look: &Look) -> Gauges {
    let gauges = (0..7)
        .map(|c| {
            let (russia, china) = (look.at2("cap", RUSSIA, c), look.at2("cap", CHINA, c));
            let key =
                if look.at("darpa", c) == 1 { "mrp-note-capability-darpa" } else { "mrp-note-capability" };
            let note = Text::new(key).amount("russia", russia).amount("china", china);
            let member = Member {
                name: words::member_of("capability", c),
                help: "capabilities",
                spot: Spot::new("capability", c),
            };
            gauge_of(member, numbers(1, 7), look.at2("cap", US, c) - 1, 0, Some(note))
        })
        .collect();
    Gauges { name: Text::new("mrp-name-capabilities"), gauges }
}

/// The number of wars and units, with their consequences.
fn numbers_of_war(look: &Look) -> Gauges {
    let wars = (0..WARS).filter(|&war| look.at("war_kind", war) >= 0).count() as i16;
    let in_field = (0..ASSETS).flat_map(|place| (0..UNITS).map(move |unit| (place, unit)));
    let units = in_field.map(|(place, unit)| count(look, place, unit)).sum();
    let mut war = number_of("wars", wars);
    if look.one("free_military") > 0 {
        war.note = Some(Text::new("mrp-note-free-military"));
    }
    Gauges { name: Text::new("mrp-area-forces"), gauges: vec![war, number_of("units", units)] }
}

fn wars(look: &Look) -> Grid {
    let is_war = |war: &i16| look.at("war_kind", *war) >= 0;
    let rows = (0..WARS)
        .filter(is_war)
        .map(|w| {
            vec![
                Cell::Text(words::member_of("warkind", look.at("war_kind", w))),
                Cell::Text(words::member_of("region", look.at("war_at", w))),
                Cell::Text(words::member_of("wartype", look.at("war_type", w))),
                Cell::Text(Text::new(format!("mrp-status-{}", look.at("war_status", w) + 4))),
                side(look, w, ATTACKS),
                side(look, w, DEFENDS),
            ]
        })
        .collect();
    let columns = heads(["war", "region", "type", "status", "attacker", "defender"]);
    let spots = (0..WARS).filter(is_war).map(|war| Some(super::world::war_spot(war))).collect();
    grid(Text::new("mrp-name-wars"), columns, rows, spots)
}

/// Who fights on a side of a war and with what strength, such as "US 13".
fn side(look: &Look, war: i16, side: i16) -> Cell {
    let which = if look.at("war_named", war) == side { "first" } else { "foe" };
    let kind = words::member_of("warkind", look.at("war_kind", war));
    let [attacker, defender] = strengths(look, war);
    let strength = if side == ATTACKS { attacker } else { defender };
    let who = Text::new(format!("{}-{which}", kind.key));
    Cell::Text(Text::new("mrp-war-side").text("who", who).amount("n", strength))
}

/// Strengths of attacker and defender including the US, as computed by the charts. Which naval zone supports which region is decided only
/// while wars progress; before that, every unit counts wherever it can reach.
fn strengths(look: &Look, war: i16) -> [i16; 2] {
    let mut counted = look.s.clone();
    if look.at("war_due", war) == 0 {
        counted.cells[usize::from(look.p.var("naval_short").base)] = 0;
    }
    let is_counted = crate::probe::call(&mut counted, "war_count", &[war], &mut Stopper, &mut NoLog);
    debug_assert!(is_counted.is_ok(), "strengths are counted without dice");
    let counted = Look::new(&counted);
    [counted.one("war_a"), counted.one("war_d")]
}

/// Where a place, or the units in it, can be clicked.
pub(super) fn base_spot(place: i16) -> Spot {
    Spot::new("base", place)
}

/// Number of units of a kind in a place.
fn count(look: &Look, place: i16, unit: i16) -> i16 {
    look.at2("unit_at", place, unit)
}

/// The units in a place, such as "2 Army Heavy, 1 Air Force".
pub(super) fn stands(look: &Look, place: i16) -> Option<Text> {
    let there = (0..UNITS).filter(|&unit| count(look, place, unit) > 0);
    let list: Vec<Text> = there
        .map(|unit| {
            Text::new("mrp-units-there")
                .amount("n", count(look, place, unit))
                .text("unit", words::member_of("unit", unit))
        })
        .collect();
    (!list.is_empty()).then(|| Text::new("mrp-effects").list("list", list))
}

/// Places that can be picked now.
fn places_asked_for(look: &Look) -> Vec<i16> {
    let Wait::Pick(pick) = look.s.wait else { return Vec::new() };
    let domain = &look.p.domains[usize::from(look.p.picks[usize::from(pick)].domain)];
    let are_places = matches!(domain.name, "base_place" | "zone");
    look.s.mask.numbers().filter(|_| are_places).map(|n| n as i16 + domain.lo).collect()
}

/// Places with units, and places that can be picked.
fn units(look: &Look) -> Grid {
    let asked = places_asked_for(look);
    let mut columns = heads(["place"]);
    columns.extend((0..UNITS).map(|unit| words::member_of("unit", unit)));
    let shown: Vec<i16> = (0..PLACES)
        .filter(|&place| asked.contains(&place) || (0..UNITS).any(|unit| count(look, place, unit) > 0))
        .collect();
    let row = |&place: &i16| {
        let mut row = vec![Cell::Text(words::member_of("base_place", place))];
        row.extend((0..UNITS).map(|unit| match count(look, place, unit) {
            0 => Cell::Empty,
            n => Cell::Number(n.into()),
        }));
        row
    };
    let spots = shown.iter().map(|&place| Some(base_spot(place))).collect();
    grid(Text::new("mrp-name-units"), columns, shown.iter().map(row).collect(), spots)
}

/// A card with the text of one of its parts.
fn face(look: &Look, card: u16, part: u8) -> CardView {
    let id = look.p.cards[usize::from(card)].id;
    let suffix = if part > 1 { part.to_string() } else { String::new() };
    let title = Text::new(format!("mrp-card-{id}"));
    let text = Text::new(format!("mrp-card-{id}-effect{suffix}"));
    let mut view = CardView::new(Spot::new("card", id), card + 1, title, text);
    view.flavour = Some(Text::new(format!("mrp-card-{id}-story{suffix}")));
    view.tags = vec![Text::new(match look.p.cards[usize::from(card)].class {
        CardClass::Event => "mrp-kind-event",
        CardClass::Cascading => "mrp-kind-cascading",
        CardClass::Terrorism => "mrp-kind-terrorism",
        CardClass::Disaster => "mrp-kind-disaster",
    })];
    view
}

/// The card being played.
pub(super) fn open_card(look: &Look) -> Option<Item> {
    let (card, part) = look.s.card?;
    Some(Item::Cards(Cards {
        name: Text::new("mrp-open-card"),
        layout: Layout::Row,
        owner: None,
        count: 1,
        faces: vec![face(look, card, part)],
    }))
}

/// The piles with their sizes, and the face-up cards in them.
pub(super) fn decks(look: &Look) -> Vec<Item> {
    let pile = look.p.domain("pile");
    let mut open = Vec::new();
    let mut gauges = Vec::new();
    for (key, part) in [("deck", 1), ("reshuffle", 1), ("deck2", 2), ("deck3", 3), ("gone", 1)] {
        let number = pile.member(key).expect("a pile of the game");
        let there: Vec<u16> =
            (0..look.p.cards.len() as u16).filter(|&card| look.at("at", card as i16) == number).collect();
        let name = Text::new(format!("mrp-pile-{key}"));
        gauges.push(Gauge {
            name: name.clone(),
            note: Some(Text::new(format!("mrp-pile-{key}-text"))),
            ..number_of(key, there.len() as i16)
        });
        let known: Vec<u16> = there.into_iter().filter(|&card| look.at("known", card as i16) == 1).collect();
        if !known.is_empty() && key != "deck" && key != "gone" {
            open.push(Item::Cards(Cards {
                name,
                layout: Layout::Row,
                owner: None,
                count: known.len() as u32,
                faces: known.into_iter().map(|card| face(look, card, part)).collect(),
            }));
        }
    }
    let cup: i16 = (0..look.p.domain("chit").len() as i16).map(|chit| look.at("chit_cup", chit)).sum();
    gauges.push(number_of("chits", cup));
    let mut items = vec![Item::Gauges(Gauges { name: Text::new("mrp-piles"), gauges })];
    items.extend(open);
    items.push(Item::Grid(chits(look)));
    items
}

/// The chits in the cup, which everybody may count.
fn chits(look: &Look) -> Grid {
    let domain = look.p.domain("chit");
    let rows = (0..domain.len() as i16)
        .filter(|&chit| look.at("chit_cup", chit) + look.at("chit_drawn", chit) > 0)
        .map(|chit| {
            vec![
                Cell::Text(words::member_of("chit", chit)),
                Cell::Number(look.at("chit_cup", chit).into()),
                Cell::Number(look.at("chit_drawn", chit).into()),
            ]
        })
        .collect();
    grid(Text::new("mrp-name-chits"), heads(["chit", "cup", "drawn"]), rows, Vec::new())
}
