//! The map: its invariants, the drawn board, and the clarifications on it.

use std::collections::BTreeSet;

use kernel::Seat;
use manifest::{Coast, Mode, Product, Region, Territories, Territory, printed};

use crate::common::*;

/// Territories within a set that are connected over land.
fn connected(from: Territory, within: Territories) -> Territories {
    let mut reached = from.alone();
    loop {
        let next = reached.iter().fold(reached, |all, one| all | printed().land(one)) & within;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

fn by_telegraph(seat: u8, desk: &Desk) -> Territories {
    desk.at().reach(Seat(seat)).by(Mode::Telegraph)
}

#[test]
fn adjacency_is_mutual() {
    for one in Territory::all() {
        assert!(!printed().land(one).contains(one) && !printed().ferry(one).contains(one), "{one}");
        for other in printed().land(one).iter() {
            assert!(printed().land(other).contains(one), "{one} and {other}");
        }
        for other in printed().ferry(one).iter() {
            assert!(printed().ferry(other).contains(one), "{one} and {other}");
        }
        assert!(
            (printed().land(one) & printed().ferry(one)).is_empty(),
            "{one}: a ferry is the only land link"
        );
    }
}

#[test]
fn the_continent_is_connected() {
    let continent = !printed().overseas;
    assert_eq!(continent.len(), 71 - 9);
    assert_eq!(connected(place("PA"), continent), continent);
}

#[test]
fn every_region_is_connected_over_land() {
    for region in Region::ALL {
        let land = printed().region(region) - printed().overseas;
        if let Some(first) = land.first() {
            assert_eq!(connected(first, land), land, "{region}");
        } else {
            assert_eq!(region, Region::Foreign);
        }
    }
}

#[test]
fn every_product_has_its_producers() {
    let counts = [
        (Product::Fruit, 9),
        (Product::Fur, 7),
        (Product::Gold, 9),
        (Product::Grain, 9),
        (Product::Oil, 9),
        (Product::Ore, 9),
        (Product::Technology, 7),
        (Product::Textiles, 8),
        (Product::Timber, 8),
        (Product::Tobacco, 7),
        (Product::Tourists, 8),
    ];
    let made = |product| {
        let products = printed().territories.iter().flat_map(|row| &row.products);
        products.filter(|&&one| one == product).count()
    };
    for (product, count) in counts {
        assert_eq!(made(product), count, "{product}");
    }
    assert_eq!(Product::ALL.into_iter().map(made).sum::<usize>(), 90);
}

#[test]
fn central_america_and_the_middle_east_make_a_product_twice() {
    let twice = |product| printed().makers(product)[1];
    assert_eq!((twice(Product::Fruit), twice(Product::Oil)), (places("CE"), places("ME")));
    let others = Product::ALL.into_iter().filter(|product| !matches!(product, Product::Fruit | Product::Oil));
    assert!(others.into_iter().all(|product| twice(product).is_empty()));
}

fn pairs(neighbours: impl Fn(Territory) -> Territories) -> BTreeSet<String> {
    let all = Territory::all()
        .flat_map(|one| neighbours(one).iter().map(move |other| (one, other)).collect::<Vec<_>>());
    all.map(|(one, other)| [one.code(), other.code()])
        .filter(|[a, b]| a < b)
        .map(|pair| pair.join("-"))
        .collect()
}

#[test]
fn the_drawn_board_has_the_borders_and_ferries_of_the_game() {
    let map = atlas::america::map();
    assert_eq!(
        map.places.iter().map(|place| place.code).collect::<Vec<_>>(),
        Territory::all().map(Territory::code).collect::<Vec<_>>()
    );
    let borders = map.places.iter().flat_map(|place| place.borders.iter().map(|other| [place.code, other]));
    let drawn: BTreeSet<String> = borders.filter(|[a, b]| a < b).map(|pair| pair.join("-")).collect();
    let ferries: BTreeSet<String> = map.ferries.iter().map(|ferry| ferry.between.join("-")).collect();
    assert_eq!(ferries, pairs(|one| printed().ferry(one)));
    assert_eq!(drawn, pairs(|one| printed().land(one) | printed().ferry(one)));
    assert_eq!((drawn.len(), ferries.len()), (142, 3));
}

#[test]
fn three_ferries_are_drawn() {
    assert_eq!(pairs(|one| printed().ferry(one)), ["MI-ON", "MI-SO", "NY-SO"].map(str::to_owned).into());
}

#[test]
fn five_homes_stand_on_the_map() {
    assert_eq!(printed().homes, places("LA MX PA QC VA"));
}

// What the clarifications say.

#[test]
fn central_america_borders_yucatan_and_oaxaca() {
    assert_eq!(printed().land(place("CE")), places("YU OA"));
}

#[test]
fn mexico_and_guerrero_are_two_steps_from_central_america() {
    for code in ["MX", "GU"] {
        assert!(!printed().land(place(code)).contains(place("CE")), "{code}");
        let middle = printed().land(place(code)) & printed().land(place("CE"));
        assert!(!middle.is_empty(), "{code}");
    }
    let mut desk = bare(5);
    desk.deeds(4, "telegraph");
    assert!(by_telegraph(4, &desk).contains(place("CE")));
}

#[test]
fn central_america_is_adjacent_to_no_part_of_south_america() {
    assert_eq!(printed().land(place("SE")), places("SW"));
    assert_eq!(printed().land(place("SW")), places("SE"));
    assert!((printed().ferry(place("SE")) | printed().ferry(place("SW"))).is_empty());
}

#[test]
fn eastern_south_america_lies_on_the_atlantic_and_western_on_the_pacific() {
    assert_eq!(printed().territory(place("SE")).coast, Some(Coast::Atlantic));
    assert_eq!(printed().territory(place("SW")).coast, Some(Coast::Pacific));
}

#[test]
fn foreign_markets_are_adjacent_to_nothing() {
    assert_eq!(printed().foreign, places("EU ME AS OC"));
    for market in printed().foreign.iter() {
        assert!((printed().land(market) | printed().ferry(market)).is_empty(), "{market}");
    }
}

#[test]
fn hawaii_alaska_and_cuba_lie_overseas_without_neighbours() {
    for code in ["HI", "AK", "CU"] {
        assert!(printed().overseas.contains(place(code)), "{code}");
        assert!((printed().land(place(code)) | printed().ferry(place(code))).is_empty(), "{code}");
    }
}

#[test]
fn hawaii_is_southwest_and_alaska_northwest_and_both_are_united_states() {
    for (code, region) in [("HI", Region::Southwest), ("AK", Region::Northwest)] {
        let printed = printed().territory(place(code));
        assert_eq!((printed.region, printed.us), (region, true), "{code}");
    }
}

#[test]
fn quebec_does_not_reach_michigan_by_telegraph() {
    let mut desk = bare(4);
    desk.deeds(2, "telegraph");
    assert!(!by_telegraph(2, &desk).contains(place("MI")));
    assert!(desk.at().reach(Seat(2)).mode(place("MI")).is_none());
}

#[test]
fn alberta_is_not_in_the_united_states() {
    let alberta = printed().territory(place("AB"));
    assert_eq!((alberta.region, alberta.us), (Region::Northwest, false));
}
