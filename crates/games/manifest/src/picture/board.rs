//! The map: who holds what, and for every territory how the viewer can reach it now, or why not.

use kernel::{Seat, Text};
use scene::{Board, PlaceView, Territory as TerritoryView};

use super::place_spot;
use crate::access::{Mode, Reach};
use crate::expand::attack_odds;
use crate::names::Product;
use crate::printed::printed;
use crate::state::{Phase, State};
use crate::territory::{Territories, Territory};

pub(super) fn board(at: &State, viewer: Option<Seat>) -> Board {
    let reach = viewer.map(|seat| (seat, at.reach(seat)));
    let place = |place: Territory| {
        let print = printed().territory(place);
        let holder = at.holder(place);
        let new = holder.is_some_and(|seat| at.player(seat).new.contains(place));
        let product = |product: Product, added: bool| scene::Product {
            kind: product.word(),
            short: product.short(),
            name: product.text(),
            added,
        };
        let mut products: Vec<_> = print.products.iter().map(|&made| product(made, false)).collect();
        if at.technology_markers.contains(place) {
            products.push(product(Product::Technology, true));
        }
        if at.tourist_markers.contains(place) {
            products.push(product(Product::Tourists, true));
        }
        PlaceView {
            id: place.code().into(),
            spot: place_spot(place),
            name: place.text(),
            owner: holder,
            strength: holder.map_or(0, |_| if new { 1 } else { 2 }),
            worth: Some(print.control.into()),
            pieces: Vec::new(),
            marks: Vec::new(),
            emblem: None,
            plaque: None,
            territory: Some(TerritoryView {
                products,
                new,
                city: at.cities.contains(place),
                natives: at.natives.contains(place),
                home: at.all_seats().find(|&seat| at.player(seat).home == Some(place)),
                closed: at.closed.contains(place),
                notes: notes(at, place, reach.as_ref()),
            }),
        }
    };
    Board { map: "america", places: Territory::all().map(place).collect(), pawn: None, path: Vec::new() }
}

/// Notes for the viewer about a territory.
fn notes(at: &State, place: Territory, viewer: Option<&(Seat, Reach)>) -> Vec<Text> {
    let mut notes = Vec::new();
    if !at.closed.contains(place) {
        notes.push(Text::new("md-note-control").number("control", printed().control(place)));
    }
    let Some((seat, reach)) = viewer.filter(|_| at.phase != Phase::SetUp) else { return notes };
    if at.player(*seat).held.contains(place) {
        return notes;
    }
    match reach.mode(place) {
        Some(mode) => notes.push(how(at, *seat, place, mode)),
        None => notes.extend(at.why_unreachable(*seat, place).map(|text| text.text("place", place.text()))),
    }
    if reach.mode(place).is_some() && at.contested(*seat).contains(place) {
        let (attack, defence) = at.fight_dice(*seat, place);
        let odds = attack_odds(attack, defence, at.wins_ties(*seat, place));
        let text = Text::new("md-note-odds").number("attack", attack).number("defence", defence);
        notes.push(text.number("percent", (odds + 5) / 10));
    }
    notes
}

/// How the territory is reached, and from where.
pub(super) fn how(at: &State, seat: Seat, place: Territory, mode: Mode) -> Text {
    let list = |places: Territories| places.iter().map(Territory::text).collect::<Vec<_>>();
    let bases = at.bases(seat);
    match mode {
        Mode::Home => Text::new("md-by-home"),
        Mode::Neighbour => {
            let by_land = bases & printed().land(place);
            let by_ferry = bases & printed().ferry(place);
            if by_land.is_empty() {
                Text::new("md-by-ferry").list("places", list(by_ferry))
            } else {
                Text::new("md-by-land").list("places", list(by_land))
            }
        }
        Mode::Telegraph => {
            let beside = |one: Territory| !(printed().land(one) & bases).is_empty();
            let middles = at.passable(seat) & printed().land(place);
            Text::new("md-by-telegraph")
                .list("places", list(middles.iter().filter(|&one| beside(one)).collect()))
        }
        Mode::Railroads => {
            Text::new("md-by-railroads").text("region", printed().territory(place).region.text())
        }
        Mode::Steamships => Text::new("md-by-steamships"),
        Mode::Airplanes => Text::new("md-by-airplanes"),
        Mode::Permission => Text::new("md-by-card"),
        Mode::ECommerce => Text::new("md-by-e-commerce"),
        Mode::Wireless => Text::new("md-by-wireless"),
    }
}
