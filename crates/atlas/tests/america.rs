//! The board of Manifest Destiny, compared with known neighbours, locations of cities, and names.

use std::collections::{BTreeMap, BTreeSet};

use atlas::{
    TEXTS,
    america::map,
    map::{Layout, Place, Point},
};

/// Every territory, in the order of the game.
const CODES: &str = "
    QC LB MR ON SO MB SK EN NY NJ PA OH MI IN IL WI MN IA MD VA NC SC GA FL KY TN AL MS LA AR MO
    AK BC AB WA OR ID MT WY DK NE HI CN CS NV UT AZ NM CO KS OK TE TW MX BJ SR CH NL JA VZ GU OA
    YU CE CU SE SW EU ME AS OC";

/// The pairs with a land border on the continent.
const LAND: &str = "
    AB-BC AB-MT AB-SK AL-FL AL-GA AL-MS AL-TN AR-LA AR-MO AR-MS AR-OK AR-TE AR-TN AZ-CS AZ-NM
    AZ-NV AZ-SR AZ-UT BC-ID BC-MT BC-WA BJ-CS BJ-SR CE-OA CE-YU CH-JA CH-NL CH-NM CH-SR CH-TW
    CN-CS CN-NV CN-OR CO-KS CO-NE CO-NM CO-OK CO-UT CO-WY CS-NV DK-IA DK-MB DK-MN DK-MT DK-NE
    DK-SK DK-WY EN-MR EN-NY EN-QC FL-GA GA-NC GA-SC GA-TN GU-JA GU-MX GU-OA IA-IL IA-MN IA-MO
    IA-NE IA-WI ID-MT ID-NV ID-OR ID-UT ID-WA ID-WY IL-IN IL-KY IL-MO IL-WI IN-KY IN-MI IN-OH
    JA-MX JA-NL JA-SR KS-MO KS-NE KS-OK KY-MO KY-OH KY-TN KY-VA LA-MS LA-TE LB-QC MB-MN MB-ON
    MB-SK MD-NJ MD-PA MD-VA MI-OH MI-WI MN-ON MN-WI MO-NE MO-OK MO-TN MR-QC MS-TN MT-SK MT-WY
    MX-NL MX-OA MX-VZ NC-SC NC-TN NC-VA NE-WY NJ-NY NJ-PA NL-TE NL-TW NL-VZ NM-OK NM-TW NV-OR
    NV-UT NY-PA NY-QC OA-VZ OA-YU OH-PA OH-VA OK-TE OK-TW ON-QC ON-SO OR-WA PA-VA QC-SO TE-TW
    TN-VA UT-WY VZ-YU";

/// The pairs linked only by a ferry.
const FERRIES: &str = "MI-ON MI-SO NY-SO";

/// The land border in the inset.
const INSET: &str = "SE-SW";

#[test]
fn territories_stand_in_the_order_of_the_game() {
    let codes: Vec<&str> = map().places.iter().map(|place| place.code).collect();
    assert_eq!(codes, CODES.split_whitespace().collect::<Vec<_>>());
    assert_eq!(codes.len(), 71);
}

fn borders() -> BTreeSet<String> {
    let pairs = map().places.iter().flat_map(|place| place.borders.iter().map(|other| [place.code, other]));
    pairs.filter(|[a, b]| a < b).map(|pair| pair.join("-")).collect()
}

/// Drawn borders are exactly the game's borders, so besides the ferries no other lines are needed.
#[test]
fn neighbours_are_those_of_the_game() {
    let list = |text: &'static str| text.split_whitespace().map(str::to_owned);
    assert_eq!((list(LAND).count(), list(FERRIES).count(), list(INSET).count()), (138, 3, 1));
    let wanted: BTreeSet<String> = list(LAND).chain(list(FERRIES)).chain(list(INSET)).collect();
    assert_eq!(borders(), wanted);
    assert_eq!(wanted.len(), 138 + 3 + 1);
    let ferries: BTreeSet<String> = map().ferries.iter().map(|ferry| ferry.between.join("-")).collect();
    assert_eq!(ferries, list(FERRIES).collect());
}

#[test]
fn borders_are_mutual_and_in_order() {
    for place in &map().places {
        assert!(place.borders.is_sorted() && !place.borders.contains(&place.code), "{}", place.code);
        for other in &place.borders {
            assert!(map().place(other).unwrap().borders.contains(&place.code), "{} and {other}", place.code);
        }
    }
}

/// In the source, Arizona and Baja California share a river, and New Mexico and Sonora a few miles. On the board, four lines meet in one
/// point, as at the Four Corners.
#[test]
fn corners_of_four_are_points() {
    let corners = |code: &str| -> BTreeSet<(i32, i32)> {
        let points = map().place(code).unwrap().rings().into_iter().flatten();
        points.map(|point| ((point.x * 10.0).round() as i32, (point.y * 10.0).round() as i32)).collect()
    };
    for four in [["AZ", "CS", "BJ", "SR"], ["AZ", "NM", "SR", "CH"], ["AZ", "UT", "CO", "NM"]] {
        let common = four.map(corners).into_iter().reduce(|a, b| &a & &b).unwrap();
        assert_eq!(common.len(), 1, "{four:?}");
    }
    for [a, b] in [["AZ", "BJ"], ["NM", "SR"], ["AZ", "CH"], ["CS", "SR"]] {
        assert!((&corners(a) & &corners(b)).len() <= 1, "{a} and {b} share no line");
    }
}

/// The territory drawn at a point.
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

/// Places in all the parts that territories consist of, and on both sides of the cuts, with their positions in the drawing.
#[test]
fn well_known_places_lie_in_their_territories() {
    for (name, x, y, code) in [
        ("Montreal", 852.0, 131.0, "QC"),
        ("Goose Bay", 991.0, 28.0, "LB"),
        ("Corner Brook", 1019.0, 62.0, "LB"),
        ("Fredericton", 965.0, 109.0, "MR"),
        ("Truro", 996.0, 113.0, "MR"),
        ("Sudbury", 712.0, 128.0, "ON"),
        ("Guelph", 730.0, 174.0, "SO"),
        ("Augusta", 923.0, 141.0, "EN"),
        ("Hartford", 878.0, 191.0, "EN"),
        ("Riverhead", 880.0, 207.0, "NY"),
        ("Trenton", 847.0, 224.0, "NJ"),
        ("Marquette", 595.0, 137.0, "MI"),
        ("Lansing", 652.0, 194.0, "MI"),
        ("Dover", 834.0, 248.0, "MD"),
        ("Frederick", 793.0, 251.0, "MD"),
        ("Charleston", 712.0, 271.0, "VA"),
        ("Charlottesville", 771.0, 278.0, "VA"),
        ("Bismarck", 405.0, 134.0, "DK"),
        ("Pierre", 410.0, 170.0, "DK"),
        ("Victoria", 149.0, 94.0, "BC"),
        ("Fresno", 191.0, 299.0, "CN"),
        ("Bakersfield", 200.0, 324.0, "CS"),
        ("Dallas", 451.0, 378.0, "TE"),
        ("San Antonio", 428.0, 432.0, "TE"),
        ("Amarillo", 390.0, 337.0, "TW"),
        ("Odessa", 381.0, 392.0, "TW"),
        ("Puebla", 434.0, 598.0, "MX"),
        ("Loreto", 275.0, 475.0, "BJ"),
        ("Culiacán", 321.0, 492.0, "SR"),
        ("Durango", 351.0, 505.0, "CH"),
        ("Monterrey", 404.0, 483.0, "NL"),
        ("San Luis Potosí", 392.0, 529.0, "NL"),
        ("Zacatecas", 374.0, 521.0, "JA"),
        ("Xalapa", 455.0, 584.0, "VZ"),
        ("Morelia", 384.0, 579.0, "GU"),
        ("Tuxtla", 510.0, 639.0, "OA"),
        ("Villahermosa", 513.0, 615.0, "YU"),
        ("Mérida", 573.0, 555.0, "YU"),
        ("Guatemala City", 559.0, 677.0, "CE"),
        ("Managua", 652.0, 686.0, "CE"),
        ("Santa Clara", 768.0, 516.0, "CU"),
    ] {
        assert_eq!(at(x, y), Some(code), "{name}");
    }
    for (water, x, y) in [
        ("Lake Michigan", 606.0, 183.0),
        ("Lake Superior", 585.0, 120.0),
        ("the Gulf of Mexico", 563.0, 491.0),
        ("the Gulf of California", 273.0, 448.0),
        ("the Gulf of Saint Lawrence", 998.0, 76.0),
        ("Chesapeake Bay", 821.0, 273.0),
        ("the Strait of Georgia", 158.0, 90.0),
        ("Lake Erie", 718.0, 199.0),
        ("Lake Ontario", 776.0, 167.0),
        ("Lake Huron", 686.0, 160.0),
    ] {
        assert_eq!(at(x, y), None, "{water}");
    }
}

/// No lake is drawn as an island, and no island is drawn twice.
#[test]
fn outlines_of_a_territory_lie_beside_each_other() {
    for place in &map().places {
        for ring in place.rings() {
            let Point { x, y } = ring[0];
            let around = place.rings().into_iter().filter(|other| *other != ring).filter(|other| {
                let sides = other.iter().zip(other.iter().cycle().skip(1));
                let crossed = sides
                    .filter(|(a, b)| (a.y > y) != (b.y > y))
                    .filter(|(a, b)| x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
                crossed.count() % 2 == 1
            });
            assert_eq!(around.count(), 0, "{} near {x} {y}", place.code);
        }
    }
}

#[test]
fn small_territories_have_callouts() {
    let called_out: Vec<&str> =
        map().places.iter().filter(|place| place.callout.is_some()).map(|place| place.code).collect();
    assert_eq!(called_out, ["NJ", "MD", "BJ", "VZ"]);
}

#[test]
fn overseas_places_stand_in_frames() {
    let framed: Vec<&str> = map().frames.iter().flat_map(|frame| frame.places.iter().copied()).collect();
    assert_eq!(framed, ["AK", "AS", "HI", "OC", "EU", "ME", "SE", "SW"]);
    for code in ["EU", "ME", "AS", "OC"] {
        let frame = map().frames.iter().find(|frame| frame.places == [code]).unwrap();
        assert_eq!(map().place(code).unwrap().bounds, frame.bounds, "{code} is a plain box");
    }
}

fn names(text: &'static str) -> BTreeMap<&'static str, &'static str> {
    text.lines().filter_map(|line| line.split_once(" = ")).collect()
}

/// The length of a name in units of the view, using the widths of bold letters in a common serif font.
fn length(name: &str) -> f32 {
    const SIZE: f32 = 9.5;
    let letter = |c: char| match c {
        '.' | ' ' => 0.25,
        'i' | 'l' => 0.28,
        't' | 'f' | 'j' | '-' => 0.33,
        's' | 'I' => 0.39,
        'c' | 'e' | 'r' | 'z' => 0.45,
        'S' | 'b' | 'd' | 'h' | 'k' | 'n' | 'p' | 'q' | 'u' => 0.56,
        'w' => 0.73,
        'm' => 0.84,
        'M' | 'W' => 0.95,
        'B' | 'E' | 'F' | 'L' | 'P' | 'T' => 0.65,
        'G' | 'H' | 'K' | 'O' => 0.78,
        c if c.is_uppercase() => 0.72,
        _ => 0.5,
    };
    name.chars().map(letter).sum::<f32>() * SIZE
}

/// Homes have a star before their names, which takes this much room.
const HOMES: [&str; 5] = ["LA", "MX", "PA", "QC", "VA"];
const STAR: f32 = 11.0;

/// The room for a name in a label. A stack may use its whole width.
fn room(place: &Place) -> f32 {
    assert_ne!(place.layout, Layout::Badge, "{}", place.code);
    place.name_box().width
}

#[test]
fn english_and_german_name_them_and_short_names_fit() {
    for (language, text) in TEXTS {
        let names = names(text);
        for place in &map().places {
            let code = place.code;
            let [long, short] = ["territory-", "territory-short-"].map(|key| names[&*format!("{key}{code}")]);
            assert!(short.chars().count() <= long.chars().count(), "{language} {code}");
            let star = if HOMES.contains(&code) { STAR } else { 0.0 };
            let (length, room) = (length(short) + star, room(place));
            assert!(length <= room + 1.0, "{language}: {short} is {length} long, its label has {room}");
        }
        for caption in &map().captions {
            assert!(names.contains_key(caption.key), "{language} {}", caption.key);
        }
        assert!(names.contains_key("region-foreign"), "{language}");
    }
    let [english, german] = TEXTS.map(|(_, text)| names(text));
    assert_eq!((english["territory-CN"], german["territory-CN"]), ("Northern California", "Nordkalifornien"));
    assert_eq!(
        (english["region-central-south"], german["ocean-pacific"]),
        ("Central & South America", "Pazifik")
    );
}
