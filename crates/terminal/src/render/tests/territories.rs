//! A board of territories, seats with figures, deeds and marked cells.

use super::*;

const WORDS: &str = "
word = { $word }
region-canada = Canada
region-north = North
territory-short-SO = S. Ontario
";

fn drawn(scene: &Scene, width: usize, colour: bool, lines: impl Fn(&View) -> Vec<String>) -> String {
    let texts = Texts::new(&[(Lang::En, WORDS), (Lang::De, WORDS)]).unwrap();
    let words = Words { lang: Lang::En, game: Box::leak(Box::new(texts)) };
    let players = players();
    let view = View { words, paint: Paint { colour }, width, players: &players, scene };
    lines(&view).join("\n")
}

fn board() -> Board {
    type Row = (&'static str, &'static str, i32, &'static [(&'static str, bool)], Option<u8>, &'static str);
    let place = |(id, name, control, products, owner, there): Row| PlaceView {
        id: id.into(),
        spot: Spot::new("territory", id),
        name: word(name),
        owner: owner.map(Seat),
        strength: 0,
        worth: Some(control),
        pieces: Vec::new(),
        marks: Vec::new(),
        emblem: None,
        plaque: None,
        territory: Some(Territory {
            products: products
                .iter()
                .map(|&(name, added)| Product {
                    kind: "grain",
                    short: word(&name[..2]),
                    name: word(name),
                    added,
                })
                .collect(),
            new: there.contains('*'),
            city: there.contains('c'),
            natives: there.contains('n'),
            home: owner.filter(|_| there.contains('h')).map(Seat),
            closed: there.contains('x'),
            notes: vec![word(match id {
                "SO" => "2 tokens: ferry from Michigan.",
                _ => {
                    "Out of reach: no established territory of yours is next to it, by land, by ferry or by a deed."
                }
            })],
        }),
    };
    let rows: [Row; 7] = [
        ("QC", "Quebec", 2, &[("Fur", false)], Some(1), "hc"),
        ("SO", "Southern Ontario", 2, &[("Grain", false)], Some(1), ""),
        ("MI", "Michigan", 1, &[("Timber", false)], Some(0), ""),
        ("IA", "Iowa", 1, &[("Grain", false), ("Technology", true)], Some(0), "*"),
        ("WI", "Wisconsin", 1, &[("Fur", false)], None, "n"),
        ("ZZ", "A territory of no region", 3, &[], None, "x"),
        ("PA", "Pennsylvania", 2, &[("Ore", false)], Some(0), "hc"),
    ];
    Board { map: "america", places: rows.map(place).into(), pawn: None, path: Vec::new() }
}

fn deeds() -> Deeds {
    let deed = |name: &str, owners: &[u8], price: Option<&str>, steps: &[&[u8]]| Deed {
        spot: Spot::new("deed", name),
        name: word(name),
        points: 2,
        owners: owners.iter().copied().map(Seat).collect(),
        mine: owners.contains(&0),
        price: price.map(word),
        steps: (1..)
            .zip(steps)
            .map(|(number, seats)| StepBox { number, seats: seats.iter().copied().map(Seat).collect() })
            .collect(),
        help: word("Lets you reach one territory farther."),
    };
    Deeds {
        name: word("Progress"),
        columns: vec![
            DeedColumn {
                name: word("Transport"),
                deeds: vec![
                    deed("Westward Ho", &[0, 1], None, &[]),
                    deed("Steamships", &[1], Some("$80"), &[]),
                ],
            },
            DeedColumn {
                name: word("Science"),
                deeds: vec![deed("Electricity", &[], None, &[&[0], &[], &[0, 1], &[]])],
            },
        ],
    }
}

fn scene() -> Scene {
    let seat = |seat: u8, side: &str, letter, value| SeatView {
        seat: Seat(seat),
        side: word(side),
        letter,
        to_act: seat == 0,
        facts: vec![word("first in turn order")],
        figures: vec![
            Figure { value: word("$35"), name: word("cash"), help: None },
            Figure { value: word("60"), name: word("profit"), help: None },
        ],
        score: Some(Score { value, goal: 30, sources: vec![word("5 by progress"), word("4 by cities")] }),
    };
    let payouts = Grid {
        name: word("Payouts"),
        columns: ["", "1", "2"].map(word).into(),
        helps: Vec::new(),
        rows: vec![
            vec![Cell::Text(word("Fur")), Cell::Number(5), Cell::Marked(word("15"))],
            vec![Cell::Text(word("Oil")), Cell::Marked(word("10")), Cell::Number(30)],
        ],
        spots: Vec::new(),
    };
    let area = |name: &str, place, items| Area { name: word(name), place, items };
    let buy = Choice { spot: Some(Spot::new("deed", "Steamships")), ..choice("x", "Steamships") };
    let reach = Choice { spot: Some(Spot::new("territory", "SO")), ..choice("SO", "Southern Ontario") };
    let mut choices = vec![reach, buy];
    for (choice, name) in choices.iter_mut().zip(["Southern Ontario", "Steamships"]) {
        (choice.label, choice.detail) = (word(name), None);
    }
    Scene {
        headline: word("Turn 5"),
        areas: vec![
            area(
                "Seats",
                Place::Bar,
                vec![Item::Roster(Roster {
                    seats: vec![seat(0, "Pennsylvania", "P", 11), seat(1, "Quebec", "Q", 9)],
                })],
            ),
            area("Board", Place::Stage, vec![Item::Board(board()), Item::Grid(payouts)]),
            area("Hand", Place::Hand, vec![Item::Deeds(deeds())]),
        ],
        prompt: Prompt {
            asked: vec![Seat(0)],
            question: word("Where to expand?"),
            detail: None,
            rule: None,
            choices,
        },
    }
}

#[test]
fn a_table_of_territories_in_80_columns() {
    let text = drawn(&scene(), 80, false, |view| [view.whole(), view.prompt()].concat());
    assert!(widest(&text) <= 80, "{text}");
    insta::assert_snapshot!(text);
}

#[test]
fn a_table_of_territories_fits_40_columns_and_says_the_same_in_colours() {
    let whole = |view: &View| [view.whole(), view.prompt()].concat();
    let plain = drawn(&scene(), 40, false, whole);
    assert!(widest(&plain) <= 40, "{plain}");
    let coloured = drawn(&scene(), 40, true, whole);
    for seen in ["\u{1b}[33mSO", "\u{1b}[94mP*", "\u{1b}[33mSteamships"] {
        assert!(coloured.contains(seen), "{seen:?}");
    }
    let stripped: Vec<_> = coloured.lines().map(crate::clean::clean).collect();
    assert_eq!(stripped.join("\n"), plain);
    insta::assert_snapshot!(plain);
}

#[test]
fn territories_deeds_and_points_are_explained_on_request() {
    let text = drawn(&scene(), 80, false, |view| [view.lists(), view.score()].concat());
    assert!(widest(&text) <= 80, "{text}");
    insta::assert_snapshot!(text);
}

#[test]
fn every_territory_of_the_map_has_one_region() {
    let regions = include_str!("../../../maps/america.txt");
    let mut codes: Vec<&str> = regions.lines().flat_map(|line| line.split(' ').skip(1)).collect();
    let all = codes.len();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!((all, codes.len()), (71, 71));
}
