//! The areas of the world against facts that anyone can look up: borders, where cities lie, names.

use std::collections::BTreeSet;

use atlas::{
    TEXTS,
    map::Point,
    world::{UnknownArea, WorldArea, map},
};

#[test]
fn areas_stand_in_order_of_their_codes() {
    assert!(WorldArea::ALL.map(WorldArea::code).is_sorted());
    for (index, area) in WorldArea::ALL.into_iter().enumerate() {
        assert_eq!(area.index(), index);
        assert_eq!(WorldArea::from_index(index), Some(area));
    }
    assert_eq!(WorldArea::from_index(WorldArea::COUNT), None);
}

#[test]
fn codes_are_read_in_any_case_and_bad_ones_named() {
    for area in WorldArea::ALL {
        assert_eq!(area.to_string().parse(), Ok(area));
        assert_eq!(area.code().to_lowercase().parse(), Ok(area));
        assert_eq!(serde_json::to_value(area).unwrap(), area.code());
        assert_eq!(serde_json::from_value::<WorldArea>(area.code().into()).unwrap(), area);
    }
    let unknown = "XX".parse::<WorldArea>().unwrap_err();
    assert_eq!(unknown, UnknownArea("XX".to_owned()));
    assert_eq!(unknown.to_string(), "no area of the world has the code \"XX\"");
}

/// The borders run through Thrace, the Caucasus, the Libyan Desert, the Darién, Khorasan, Kaliningrad, the Altai, and the hills of Burma.
/// Water is no border: not the Strait of Gibraltar, not the Bering Strait, not the water between Greenland and Canada.
const BORDERS: &str = "
    AF-ME AP-CN AP-CS AP-RU CA-SA CA-US CD-US CN-CS CN-RU CS-ME CS-RU EE-EZ EE-ME EE-RU EZ-ME EZ-RU";

#[test]
fn borders_are_those_of_the_atlas() {
    let drawn: BTreeSet<String> = WorldArea::ALL
        .into_iter()
        .flat_map(|area| area.borders().iter().map(move |other| (area.min(*other), area.max(*other))))
        .map(|(a, b)| format!("{a}-{b}"))
        .collect();
    assert_eq!(drawn, BORDERS.split_whitespace().map(str::to_owned).collect());
}

#[test]
fn borders_are_mutual_and_never_with_oneself() {
    for area in WorldArea::ALL {
        assert!(!area.borders().contains(&area));
        assert!(area.borders().iter().all(|other| other.borders().contains(&area)), "{area}");
        assert!(area.borders().is_sorted(), "{area}");
    }
}

/// The area drawn at a point.
fn at(x: f32, y: f32) -> Option<&'static str> {
    let within = |ring: &Vec<Point>| {
        let sides = ring.iter().zip(ring.iter().cycle().skip(1));
        let crossed = sides
            .filter(|(a, b)| (a.y > y) != (b.y > y))
            .filter(|(a, b)| x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
        crossed.count() % 2 == 1
    };
    map().places.iter().find(|place| place.rings().iter().any(within)).map(|place| place.code)
}

/// Places on every continent and every large island, with their positions in the drawing.
#[test]
fn well_known_places_lie_in_their_areas() {
    for (name, x, y, code) in [
        ("Nairobi", 577.0, 289.0, "AF"),
        ("Antsirabe", 605.0, 354.0, "AF"),
        ("Seville", 441.0, 164.0, "EZ"),
        ("Alice Springs", 856.0, 367.0, "AP"),
        ("Nagano", 854.0, 158.0, "AP"),
        ("Asahikawa", 855.0, 134.0, "AP"),
        ("Taichung", 819.0, 202.0, "AP"),
        ("Cabanatuan", 824.0, 230.0, "AP"),
        ("Davao", 839.0, 259.0, "AP"),
        ("Hamilton", 956.0, 417.0, "AP"),
        ("Wanaka", 926.0, 439.0, "AP"),
        ("Launceston", 870.0, 431.0, "AP"),
        ("Ulaanbaatar", 753.0, 120.0, "AP"),
        ("Kuala Lumpur", 771.0, 274.0, "AP"),
        ("Guadalajara", 160.0, 217.0, "CA"),
        ("Santa Clara", 239.0, 208.0, "CA"),
        ("Santo Domingo", 261.0, 220.0, "CA"),
        ("Yellowknife", 200.0, 73.0, "CD"),
        ("Gander", 325.0, 117.0, "CD"),
        ("Xi'an", 775.0, 166.0, "CN"),
        ("Delhi", 690.0, 186.0, "CS"),
        ("Astana", 656.0, 109.0, "CS"),
        ("Kandy", 707.0, 260.0, "CS"),
        ("Warsaw", 536.0, 103.0, "EE"),
        ("Kyiv", 567.0, 112.0, "EE"),
        ("Simferopol", 578.0, 134.0, "EE"),
        ("Tbilisi", 602.0, 142.0, "EE"),
        ("Zurich", 485.0, 128.0, "EZ"),
        ("Birmingham", 451.0, 102.0, "EZ"),
        ("Athlone", 435.0, 99.0, "EZ"),
        ("Akureyri", 421.0, 59.0, "EZ"),
        ("Enna", 510.0, 172.0, "EZ"),
        ("Nicosia", 568.0, 171.0, "EZ"),
        ("Kuopio", 551.0, 59.0, "EZ"),
        ("Nuuk", 377.0, 44.0, "EZ"),
        ("Ankara", 571.0, 153.0, "ME"),
        ("Riyadh", 606.0, 205.0, "ME"),
        ("Asyut", 555.0, 203.0, "ME"),
        ("Sinai", 566.0, 191.0, "ME"),
        ("Moscow", 582.0, 89.0, "RU"),
        ("Kaliningrad", 536.0, 91.0, "RU"),
        ("Chukotka", 904.0, 61.0, "RU"),
        ("Vladivostok", 828.0, 131.0, "RU"),
        ("Manaus", 289.0, 296.0, "SA"),
        ("Cayenne", 310.0, 271.0, "SA"),
        ("Denver", 181.0, 145.0, "US"),
        ("Fairbanks", 127.0, 65.0, "US"),
        ("Hilo", 13.0, 217.0, "US"),
    ] {
        assert_eq!(at(x, y), Some(code), "{name}");
    }
    for (sea, x, y) in [
        ("the Atlantic", 383.0, 181.0),
        ("the Baltic Sea", 528.0, 73.0),
        ("the Black Sea", 577.0, 141.0),
        ("the Caspian Sea", 617.0, 146.0),
        ("the Gulf of Mexico", 218.0, 193.0),
        ("Hudson Bay", 263.0, 80.0),
        ("the Mediterranean", 523.0, 182.0),
        ("the Red Sea", 577.0, 220.0),
        ("the Sea of Okhotsk", 851.0, 96.0),
    ] {
        assert_eq!(at(x, y), None, "{sea}");
    }
}

/// Russia is in one piece from the Baltic Sea to the Bering Strait, and no part of it is at the left edge.
#[test]
fn the_map_is_cut_at_the_bering_strait() {
    let [russia, states] = [WorldArea::Russia, WorldArea::UnitedStates].map(|area| area.place().bounds);
    assert!(russia.x > map().view.middle().x, "{russia:?}");
    assert!(states.right() < map().view.middle().x, "{states:?}");
    let largest = WorldArea::Russia.place().rings().into_iter().next().unwrap();
    let east = largest.iter().map(|point| point.x).fold(0.0, f32::max);
    assert_eq!(east, russia.right(), "the mainland reaches farthest east");
}

#[test]
fn english_and_german_name_them() {
    let [(_, english), (_, german)] = TEXTS;
    assert!(english.contains("area-ME = Middle East\n"));
    assert!(german.contains("area-ME = Naher Osten\n"));
}
