//! The committed drawings: outlines are closed and share their borders, labels overlap nothing.

use std::collections::{BTreeMap, BTreeSet};

use atlas::{
    america,
    map::{Caption, Ferry, Frame, Layout, Map, MapError, Place, Point, Rect, Seam, SeamKind},
    states::{self, UsState},
    world::{self, WorldArea},
};

/// Every committed map and its text.
fn maps() -> [(&'static Map, &'static str); 3] {
    [
        (states::map(), include_str!("../data/states.txt")),
        (world::map(), include_str!("../data/world.txt")),
        (america::map(), include_str!("../data/america.txt")),
    ]
}

fn places() -> impl Iterator<Item = (&'static Map, &'static Place)> {
    maps().into_iter().flat_map(|(map, _)| map.places.iter().map(move |place| (map, place)))
}

/// Maximum size of a committed map.
const LARGEST_FILE: usize = 80_000;

/// Coordinates in tenths, where they are exact.
type Tenths = (i32, i32);

fn tenths(point: Point) -> Tenths {
    ((point.x * 10.0).round() as i32, (point.y * 10.0).round() as i32)
}

fn sides<T: Copy>(ring: &[T]) -> impl Iterator<Item = [T; 2]> + '_ {
    (0..ring.len()).map(|n| [ring[n], ring[(n + 1) % ring.len()]])
}

/// The signed area of a ring.
fn ring_area(ring: &[Point]) -> f64 {
    let cross = |a: Point, b: Point| f64::from(a.x) * f64::from(b.y) - f64::from(b.x) * f64::from(a.y);
    sides(ring).map(|[a, b]| cross(a, b)).sum::<f64>() / 2.0
}

fn area(place: &Place) -> f64 {
    place.rings().iter().map(|ring| ring_area(ring).abs()).sum()
}

fn inside(place: &Place, point: Point) -> bool {
    let crossings = place
        .rings()
        .iter()
        .flat_map(|ring| sides(ring).collect::<Vec<_>>())
        .filter(|[a, b]| (a.y > point.y) != (b.y > point.y))
        .filter(|[a, b]| point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x))
        .count();
    crossings % 2 == 1
}

/// Whether a line touches the rectangle, that is, whether something remains when it is clipped to it.
fn enters(rect: Rect, [a, b]: [Point; 2]) -> bool {
    let (mut from, mut to) = (0.0_f32, 1.0_f32);
    for (start, step, low, high) in
        [(a.x, b.x - a.x, rect.x, rect.right()), (a.y, b.y - a.y, rect.y, rect.bottom())]
    {
        if step == 0.0 {
            if start <= low || start >= high {
                return false;
            }
        } else {
            let (t, u) = ((low - start) / step, (high - start) / step);
            from = from.max(t.min(u));
            to = to.min(t.max(u));
        }
    }
    from < to
}

fn lines_cross([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
    let turn =
        |a: Point, b: Point, c: Point| ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).signum();
    turn(a, b, c) * turn(a, b, d) < 0.0 && turn(c, d, a) * turn(c, d, b) < 0.0
}

fn pairs(map: &Map) -> impl Iterator<Item = (&Place, &Place)> {
    let places = &map.places;
    places.iter().enumerate().flat_map(|(n, a)| places[n + 1..].iter().map(move |b| (a, b)))
}

#[test]
fn the_files_are_small() {
    for (_, text) in maps() {
        assert!(text.len() < LARGEST_FILE, "{} bytes", text.len());
    }
}

#[test]
fn places_stand_in_order_of_their_codes() {
    let codes = |map: &Map| map.places.iter().map(|place| place.code).collect::<Vec<_>>();
    assert_eq!(codes(states::map()), UsState::ALL.map(UsState::code));
    assert_eq!(codes(world::map()), WorldArea::ALL.map(WorldArea::code));
    assert_eq!(states::map().place("OH"), Some(UsState::OH.place()));
    assert_eq!(world::map().place("EZ"), Some(WorldArea::Eurozone.place()));
    assert_eq!(states::map().place("XX"), None);
}

#[test]
fn outlines_are_closed_rings_within_the_view() {
    for (map, place) in places() {
        assert!(map.view.encloses(place.bounds), "{}", place.code);
        assert!(place.path.starts_with('M') && place.path.ends_with('z'), "{}", place.code);
        assert!(place.path.chars().all(|c| c.is_ascii_digit() || " -.Mlz".contains(c)), "{}", place.code);
        for ring in place.rings() {
            assert!(ring.len() >= 3 && ring_area(&ring).abs() >= 1.0, "{}", place.code);
            assert!(sides(&ring).all(|[a, b]| tenths(a) != tenths(b)), "{}", place.code);
        }
    }
}

/// Neighbours share every point of their common border, so there is neither a gap nor an overlap between them: no line belongs to more than
/// two outlines, and a line of two outlines runs in opposite directions and is a border.
#[test]
fn neighbours_share_their_lines_and_nothing_overlaps() {
    for (map, _) in maps() {
        let mut users: BTreeMap<(Tenths, Tenths), Vec<(&Place, bool)>> = BTreeMap::new();
        for place in &map.places {
            for ring in place.rings() {
                let clockwise = ring_area(&ring) > 0.0;
                for [a, b] in sides(&ring).map(|side| side.map(tenths)) {
                    users.entry((a.min(b), a.max(b))).or_default().push((place, (a < b) == clockwise));
                }
            }
        }
        let mut shared: BTreeSet<(&str, &str)> = BTreeSet::new();
        for (line, users) in &users {
            match users[..] {
                [_] => {}
                [(a, one_way), (b, other_way)] if a.code != b.code => {
                    let (a, b) = (a.code.min(b.code), a.code.max(b.code));
                    assert_ne!(one_way, other_way, "{a} and {b} lie on the same side of {line:?}");
                    shared.insert((a, b));
                }
                _ => panic!("{line:?} is a line of {users:?}"),
            }
        }
        let borders = pairs(map).filter(|(a, b)| a.borders.contains(&b.code));
        let borders = borders.map(|(a, b)| (a.code.min(b.code), a.code.max(b.code)));
        assert_eq!(shared, borders.collect(), "borders are the lines drawn");

        let lines: Vec<[Tenths; 2]> = users.into_keys().map(|(a, b)| [a, b]).collect();
        let turn =
            |[a, b]: [Tenths; 2], c: Tenths| ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum();
        for (n, a) in lines.iter().enumerate() {
            for b in &lines[n + 1..] {
                let cross = turn(*a, b[0]) * turn(*a, b[1]) < 0 && turn(*b, a[0]) * turn(*b, a[1]) < 0;
                assert!(!cross, "{a:?} crosses {b:?}");
            }
        }
    }
}

/// The projection preserves areas, so outlines can be compared with real areas (thousand square kilometres, with inland but without coastal
/// waters). Alaska is drawn at 0.35 of the scale of the others.
#[test]
fn areas_are_real() {
    /// One unit of the view in kilometres: the earth's radius divided by the scale of the projection.
    const UNIT: f64 = 6371.0 / 1300.0;
    let measured = |state: UsState| area(state.place()) * UNIT * UNIT / 1000.0;
    for (state, real) in [
        (UsState::TX, 695.7),
        (UsState::CA, 410.8),
        (UsState::MT, 380.8),
        (UsState::NM, 314.9),
        (UsState::CO, 269.6),
        (UsState::WY, 253.3),
        (UsState::KS, 213.1),
        (UsState::IA, 145.7),
        (UsState::PA, 119.3),
        (UsState::VT, 24.9),
        (UsState::HI, 16.6),
    ] {
        let ratio = measured(state) / real;
        assert!((0.97..1.03).contains(&ratio), "{state} is drawn at {ratio} of its area");
    }
    let alaska = measured(UsState::AK) / 0.35 / 0.35;
    assert!((1_400.0..1_700.0).contains(&alaska), "{alaska}");
    assert!(UsState::ALL.into_iter().all(|state| measured(state) < alaska), "Alaska is the largest");

    let mut by_area = UsState::ALL;
    by_area.sort_by(|a, b| area(b.place()).total_cmp(&area(a.place())));
    assert_eq!(by_area[..3], [UsState::TX, UsState::CA, UsState::MT]);
    assert_eq!(by_area[48..], [UsState::DE, UsState::RI, UsState::DC]);
}

#[test]
fn islands_that_matter_are_drawn() {
    let large = |state: UsState, area: f64| {
        state.place().rings().iter().filter(|ring| ring_area(ring).abs() > area).count()
    };
    assert_eq!(large(UsState::HI, 5.0), 7, "Hawaii, Maui, Oahu, Kauai, Molokai, Lanai, Niihau");
    assert_eq!(large(UsState::MI, 1_000.0), 2, "both peninsulas");
    assert!(large(UsState::AK, 1.0) > 20, "the Alexander Archipelago, Kodiak, the Aleutians");
    let district = UsState::DC.place().bounds;
    assert!(district.width >= 4.0 && district.height >= 4.0, "the District can be seen: {district:?}");
}

/// In a frame there is more room beside the outline.
#[test]
fn labels_lie_inside_their_places_or_frames() {
    for (map, place) in places() {
        if let Some(frame) = map.frames.iter().find(|frame| frame.places.contains(&place.code)) {
            assert!(frame.bounds.encloses(place.label_box()), "{}", place.code);
            continue;
        }
        let around: Vec<&str> =
            map.places.iter().filter(|other| inside(other, place.label)).map(|other| other.code).collect();
        assert_eq!(around, [place.code]);
    }
}

#[test]
fn names_and_badges_fit_into_their_labels() {
    for (map, place) in places() {
        assert!(place.label_box().encloses(place.name_box()), "{}", place.code);
        assert!(place.label_box().encloses(place.badge_box()), "{}", place.code);
        assert!(!place.name_box().overlaps(place.badge_box()), "{}", place.code);
        if let Some(row) = place.row_box() {
            assert!(place.label_box().encloses(row), "{}", place.code);
            assert!(!row.overlaps(place.name_box()) && !row.overlaps(place.badge_box()), "{}", place.code);
        }
        assert!(map.view.encloses(place.label_box()), "{}", place.code);
    }
}

#[test]
fn no_two_labels_overlap() {
    for (map, _) in maps() {
        for (a, b) in pairs(map) {
            assert!(!a.label_box().overlaps(b.label_box()), "{} and {}", a.code, b.code);
        }
    }
}

/// Every area is large enough for its label, so there are no callouts and no label crosses a border.
#[test]
fn the_areas_of_the_world_have_room_for_their_labels() {
    for place in &world::map().places {
        assert!(place.callout.is_none(), "{}", place.code);
        let label = place.label_box();
        let crossed = place.rings().iter().any(|ring| sides(ring).any(|side| enters(label, side)));
        assert!(!crossed, "the label of {} reaches over its outline", place.code);
    }
}

#[test]
fn the_small_states_have_callouts() {
    let called_out: Vec<&str> =
        UsState::ALL.iter().filter(|s| s.place().callout.is_some()).map(|s| s.code()).collect();
    assert_eq!(called_out, ["CT", "DC", "DE", "HI", "MA", "MD", "NH", "NJ", "RI", "VT"]);
}

/// Whether any part of the place is in the rectangle.
fn touches(place: &Place, rect: Rect) -> bool {
    inside(place, rect.middle())
        || place.rings().iter().any(|ring| sides(ring).any(|side| enters(rect, side)))
}

#[test]
fn callouts_lie_on_no_land() {
    for (map, place) in places().filter(|(_, place)| place.callout.is_some()) {
        for other in &map.places {
            let touched = touches(other, place.label_box());
            assert!(!touched, "the callout of {} touches {}", place.code, other.code);
        }
    }
}

#[test]
fn leaders_run_from_the_place_to_its_callout_and_across_no_label() {
    for (map, _) in maps() {
        let leaders: Vec<(&Place, [Point; 2])> =
            map.places.iter().filter_map(|place| Some((place, place.callout?.leader))).collect();
        for (place, leader) in &leaders {
            let code = place.code;
            assert_eq!(leader[0], place.label, "{code}");
            assert!(place.label_box().contains(leader[1]), "{code}");
            for other in &map.places {
                let crossed = enters(other.label_box(), *leader);
                assert!(!crossed, "the leader of {code} runs through the label of {}", other.code);
            }
            for (other, line) in &leaders {
                assert!(!lines_cross(*leader, *line), "the leaders of {code} and {} cross", other.code);
            }
        }
    }
}

/// Blank margin on each side of a label.
const BLANK: f32 = 2.5;

/// A label of the board may extend over the sea, but never over a neighbour.
#[test]
fn labels_of_the_board_reach_over_no_neighbour() {
    let on = |place: &Place, other: &Place| {
        let label = place.label_box();
        let size = [label.width - 2.0 * BLANK, label.height - 2.0 * BLANK];
        touches(other, Rect::around(label.middle(), size))
            .then(|| format!("{} on {}", place.code, other.code))
    };
    let found: Vec<String> =
        pairs(america::map()).flat_map(|(a, b)| [on(a, b), on(b, a)]).flatten().collect();
    assert_eq!(found, [""; 0]);
}

#[test]
fn frames_hold_their_places_and_nothing_else() {
    let map = america::map();
    for (n, frame) in map.frames.iter().enumerate() {
        assert!(map.view.encloses(frame.bounds), "{:?}", frame.places);
        assert!(map.frames[n + 1..].iter().all(|other| !frame.bounds.overlaps(other.bounds)));
        for place in &map.places {
            if frame.places.contains(&place.code) {
                assert!(frame.bounds.encloses(place.bounds), "{}", place.code);
            } else {
                assert!(!touches(place, frame.bounds), "{}", place.code);
                assert!(!frame.bounds.overlaps(place.label_box()), "{}", place.code);
            }
        }
    }
}

#[test]
fn ferries_run_from_place_to_place_and_touch_no_third() {
    let map = america::map();
    for ferry in &map.ferries {
        for (code, end) in ferry.between.into_iter().zip(ferry.line) {
            assert!(inside(map.place(code).unwrap(), end), "{:?}", ferry.between);
        }
        for place in &map.places {
            assert!(
                !enters(place.label_box(), ferry.line),
                "{:?} runs through {}",
                ferry.between,
                place.code
            );
            let crossed =
                place.rings().iter().any(|ring| sides(ring).any(|side| lines_cross(side, ferry.line)));
            assert!(!crossed || ferry.between.contains(&place.code), "{:?}: {}", ferry.between, place.code);
        }
    }
}

/// Approximate width of text per letter, including letter spacing.
const CAPTION_LETTER: f32 = 6.5;
const CAPTION_HEIGHT: f32 = 10.0;

#[test]
fn captions_have_room() {
    let map = america::map();
    let boxes: Vec<Rect> = map
        .captions
        .iter()
        .map(|caption| {
            let texts = atlas::TEXTS.into_iter().flat_map(|(_, text)| text.lines());
            let names = texts.filter_map(|line| line.strip_prefix(caption.key)?.strip_prefix(" = "));
            let letters = names.map(|name| name.chars().count()).max().unwrap();
            let length = letters as f32 * CAPTION_LETTER;
            let Point { x, y } = caption.at;
            match caption.turned {
                false => Rect::around(Point { x, y: y - CAPTION_HEIGHT / 2.0 }, [length, CAPTION_HEIGHT]),
                true => Rect::around(Point { x: x - CAPTION_HEIGHT / 2.0, y }, [CAPTION_HEIGHT, length]),
            }
        })
        .collect();
    for (caption, rect) in map.captions.iter().zip(&boxes) {
        assert!(map.view.encloses(*rect), "{}", caption.key);
        assert!(boxes.iter().filter(|other| rect.overlaps(**other)).count() == 1, "{}", caption.key);
        assert!(map.frames.iter().all(|frame| !frame.bounds.overlaps(*rect)), "{}", caption.key);
        for place in &map.places {
            assert!(!place.label_box().overlaps(*rect), "{} and {}", caption.key, place.code);
            assert!(!touches(place, *rect), "{} lies on {}", caption.key, place.code);
        }
    }
}

/// The sides of all lines in path data, ignoring direction.
fn side_set(lines: impl IntoIterator<Item = Vec<[Tenths; 2]>>) -> BTreeSet<[Tenths; 2]> {
    lines.into_iter().flatten().map(|[a, b]| [a.min(b), a.max(b)]).collect()
}

/// The sides of an open line, obtained by reading it as a flat closed outline.
fn seam_sides(seam: &Seam) -> BTreeSet<[Tenths; 2]> {
    let text = format!("view 0 0 1 1\nplace A\nborders\nlabel 0 0\npath {}z", seam.path.replace('M', "zM"));
    let text: &'static str = text.replacen("zM", "M", 1).leak();
    let map = Map::parse(text).unwrap();
    let rings = map.places[0].rings();
    side_set(rings.iter().map(|ring| ring.windows(2).map(|side| [side[0], side[1]].map(tenths)).collect()))
}

#[test]
fn seams_are_the_lines_of_neighbours() {
    let map = america::map();
    let outline = |code: &str| {
        let rings = map.place(code).unwrap().rings();
        side_set(rings.iter().map(|ring| sides(ring).map(|side| side.map(tenths)).collect()))
    };
    let [region, water] = &map.seams[..] else { panic!("{:?}", map.seams) };
    assert_eq!((region.kind, water.kind), (SeamKind::Region, SeamKind::Water));

    let across: BTreeSet<_> = map
        .ferries
        .iter()
        .flat_map(|ferry| {
            let [a, b] = ferry.between.map(outline);
            a.intersection(&b).copied().collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(seam_sides(water), across);

    let region = seam_sides(region);
    let is_seam = |a: &str, b: &str| {
        let common: BTreeSet<_> = outline(a).intersection(&outline(b)).copied().collect();
        assert!(!common.is_empty() && (common.is_subset(&region) || common.is_disjoint(&region)), "{a} {b}");
        common.is_subset(&region)
    };
    for (a, b) in [("MN", "ON"), ("NE", "KS"), ("MO", "IL"), ("TE", "NL"), ("OA", "CE"), ("AB", "SK")] {
        assert!(is_seam(a, b), "{a} {b}");
    }
    for (a, b) in [("ON", "SO"), ("MI", "ON"), ("BC", "WA"), ("KS", "OK"), ("OA", "YU"), ("BC", "AB")] {
        assert!(!is_seam(a, b), "{a} {b}");
    }
}

#[test]
fn a_bad_map_is_refused_with_the_reason() {
    let refusal = |text| Map::parse(text).unwrap_err();
    assert_eq!(refusal("place A"), MapError::NoView);
    assert_eq!(refusal("view 0 0 9 9\nplace A\nlabel 1 1"), MapError::Place("A"));
    assert_eq!(refusal("view 0 0 9 9\nplace A\nlabel 1 1\npath M0 0l1"), MapError::Place("A"));
    assert_eq!(refusal("view 0 0 9 9\nplace A\nlabel one"), MapError::Line { number: 3, text: "label one" });
    assert_eq!(refusal("label 1 1"), MapError::Line { number: 1, text: "label 1 1" });
    for text in [
        "layout stack 9",
        "layout high 9 9",
        "frame 0 0 9 9",
        "seam road M0 0l1 1",
        "seam water M0 0l1",
        "ferry A 0 0 9 9",
        "caption sea 1",
    ] {
        let map: &'static str = format!("place A\n{text}").leak();
        assert_eq!(refusal(map), MapError::Line { number: 2, text });
    }
}

#[test]
fn any_places_make_a_map() {
    let map = Map::parse(
        "# two squares\nview 0 0 4 2\n\
         place A\nborders B\nlabel 1 1\npath M0 0l2 0 0 2-2 0z\n\
         place B\nborders A\nlabel 3 1\ncallout 3.5 .5 3 .5\npath M2 0l2 0 0 2-2 0z\n",
    )
    .unwrap();
    let b = map.place("B").unwrap();
    assert_eq!(b.borders, ["A"]);
    assert_eq!(b.bounds, Rect { x: 2.0, y: 0.0, width: 2.0, height: 2.0 });
    assert_eq!(b.rings()[0][2], Point { x: 4.0, y: 2.0 });
    assert_eq!(b.callout.unwrap().leader, [Point { x: 3.0, y: 1.0 }, Point { x: 3.0, y: 0.5 }]);
}

#[test]
fn a_map_may_have_frames_seams_ferries_and_captions() {
    let map = Map::parse(
        "view 0 0 200 100\n\
         frame 100 0 100 50 B\n\
         seam water M0 0l2 2M5 5l1 0 1 1\n\
         seam region M9 9l1 1\n\
         ferry A B 10 10 20 20\n\
         caption ocean-pacific 10 90\n\
         caption ocean-atlantic 190 90 turned\n\
         place A\nborders\nlabel 50 50\nlayout stack 40 41\npath M0 0l80 0 0 80-80 0z\n\
         place B\nborders\nlabel 150 25\nlayout wide 60 27\npath M100 0l80 0 0 80-80 0z\n",
    )
    .unwrap();
    let [a, b] = &map.places[..] else { panic!("{:?}", map.places) };
    assert_eq!((a.layout, b.layout), (Layout::Stack([40.0, 41.0]), Layout::Wide([60.0, 27.0])));
    let rect = |x, y, width, height| Rect { x, y, width, height };
    assert_eq!(a.label_box(), rect(30.0, 29.5, 40.0, 41.0));
    assert_eq!(a.name_box(), rect(30.0, 29.5, 40.0, 12.0));
    assert_eq!(a.row_box(), Some(rect(30.0, 41.5, 40.0, 11.0)));
    assert_eq!(a.badge_box(), rect(42.0, 54.5, 16.0, 16.0));
    assert_eq!(b.label_box(), rect(120.0, 11.5, 60.0, 27.0));
    assert_eq!(b.badge_box(), rect(120.0, 11.5, 16.0, 16.0));
    assert_eq!(b.name_box(), rect(138.0, 11.5, 42.0, 14.0));
    assert_eq!(b.row_box(), Some(rect(138.0, 27.5, 42.0, 11.0)));
    let point = |x, y| Point { x, y };
    assert_eq!(map.frames, [Frame { bounds: rect(100.0, 0.0, 100.0, 50.0), places: vec!["B"] }]);
    assert_eq!(
        map.seams,
        [
            Seam { kind: SeamKind::Water, path: "M0 0l2 2M5 5l1 0 1 1" },
            Seam { kind: SeamKind::Region, path: "M9 9l1 1" }
        ]
    );
    assert_eq!(map.ferries, [Ferry { between: ["A", "B"], line: [point(10.0, 10.0), point(20.0, 20.0)] }]);
    assert_eq!(
        map.captions,
        [
            Caption { key: "ocean-pacific", at: point(10.0, 90.0), turned: false },
            Caption { key: "ocean-atlantic", at: point(190.0, 90.0), turned: true }
        ]
    );
}
