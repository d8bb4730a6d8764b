//! A scene with everything that a board of territories has: the map, seats with figures and points, deeds, payouts and cards. Who stands
//! where is made up.

use std::sync::OnceLock;

use kernel::{Seat, Text};
use scene::*;

use super::sample::Sample;

/// The game of the scene.
pub const DESTINY: &Sample = &Sample { id: "destiny", texts, rulebook };

/// The seats by their letters; the first one is the viewer's.
const SEATS: &str = "PVMLQ";

/// Code, control number, products, and who is there: the letter of the holder, `+` new, `*` home, `c` city, `n` Natives.
const TERRITORIES: &str = "\
QC 2 fur Q*c | LB 1 fur Q | MR 1 timber Q | ON 1 fur Q | \
SO 2 grain Q | MB 1 grain Q | SK 1 grain Q | EN 2 textiles Qc | \
NY 3 textiles,tourists Pc | NJ 2 technology P | PA 2 ore P*c | OH 2 ore Pc | \
MI 1 timber P | IN 1 grain P | IL 2 grain,technology P | WI 1 fur - | \
MN 1 ore P | IA 1 grain P+ | MD 2 tobacco V | VA 2 tobacco V*c | \
NC 1 tobacco V | SC 1 textiles V | GA 2 fruit Vc | FL 2 fruit,tourists V | \
KY 1 tobacco V | TN 1 timber V | AL 1 ore V+ | MS 1 textiles L | \
LA 2 textiles L*c | AR 1 timber L | MO 2 fur V | AK 2 fur,oil - | \
BC 2 timber Q+ | AB 1 oil Q | WA 2 timber,fruit - | OR 1 fur - | \
ID 1 ore -n | MT 1 gold Q | WY 1 oil -n | DK 1 gold Q+ | \
NE 1 grain L | HI 2 fruit,tourists - | CN 3 gold,technology L | CS 3 fruit,tourists Mc | \
NV 1 gold L | UT 1 ore - | AZ 1 ore M | NM 1 technology M+ | \
CO 2 gold V+ | KS 1 grain V | OK 1 oil L | TE 2 oil,technology Lc | \
TW 1 oil M | MX 2 gold M*c | BJ 1 fruit M+ | SR 1 ore M | \
CH 1 gold M | NL 1 textiles M | JA 1 tobacco M | VZ 1 oil M | \
GU 1 timber M | OA 1 fruit M | YU 1 tobacco,tourists - | CE 2 fruit,fruit M | \
CU 2 tobacco,tourists Lc | SE 3 timber,grain - | SW 3 ore,gold M+ | EU 3 textiles,technology,tourists - | \
ME 3 oil,oil - | AS 3 textiles,technology - | OC 3 gold,tourists -";

fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    let own = "destiny-name = Manifest Destiny\nword = { $word }\ndestiny-steps = Turn\n";
    let file = |lang: Lang| {
        let atlas = atlas::TEXTS.iter().filter(|(code, _)| *code == lang.code()).map(|(_, file)| *file);
        std::iter::once(own).chain(atlas).collect::<Vec<_>>().join("\n")
    };
    TEXTS.get_or_init(|| {
        let files = Lang::ALL.map(|lang| (lang, &*file(lang).leak()));
        Texts::new(&files).expect("the words of the atlas and three more")
    })
}

fn rulebook() -> &'static Rulebook {
    static BOOK: OnceLock<Rulebook> = OnceLock::new();
    let book = r#"
        [[section]]
        id = "expansion"
        title = { en = "Expansion", de = "Expansion" }
        [[rule]]
        id = "MD-40"
        section = "expansion"
        origin = "reconstruction"
        title = { en = "Reach", de = "Reichweite" }
        text = { en = "A territory is within reach if it is next to one of yours.", de = "Ein Gebiet ist in Reichweite, wenn es an ein eigenes grenzt." }
        [[rule]]
        id = "MD-41"
        section = "expansion"
        origin = "published"
        title = { en = "Ferries", de = "Fähren" }
        text = { en = "A ferry joins two territories like a border.", de = "Eine Fähre verbindet zwei Gebiete wie eine Grenze." }
        [[question]]
        id = "Q-1"
        ask = { en = "Does a new presence give reach?", de = "Gibt eine neue Präsenz Reichweite?" }
        answer = { en = "No, only an established one.", de = "Nein, nur eine etablierte." }
        rules = ["MD-40"]
        [[question]]
        id = "Q-2"
        ask = { en = "May tokens cross the lakes?", de = "Dürfen Marker über die Seen?" }
        answer = { en = "Only where a ferry is drawn.", de = "Nur wo eine Fähre gezeichnet ist." }
        rules = ["MD-40", "MD-41"]
    "#;
    BOOK.get_or_init(|| Rulebook::read(book).expect("it hangs together"))
}

fn word(word: &str) -> Text {
    Text::new("word").word("word", word)
}

fn name(code: &str) -> Text {
    Text::new(format!("territory-{code}"))
}

fn seat(letter: char) -> Option<Seat> {
    SEATS.chars().position(|one| one == letter).map(|n| Seat(n as u8))
}

fn seats(letters: &str) -> Vec<Seat> {
    letters.chars().filter_map(seat).collect()
}

pub fn scene() -> Scene {
    let area = |name, place, items| Area { name: word(name), place, items };
    Scene {
        headline: word("Turn 5 · era 2 of 3 · expansion"),
        areas: vec![
            area("Seats", Place::Bar, vec![Item::Roster(roster()), Item::Steps(steps())]),
            area("Board", Place::Stage, vec![Item::Board(board()), Item::Grid(payouts())]),
            area("Hand", Place::Hand, vec![Item::Cards(hand()), Item::Deeds(deeds())]),
        ],
        prompt: Prompt {
            asked: vec![Seat(0)],
            question: word("Where to expand? 4 tokens left"),
            detail: Some(word("One stays as a new presence: +5 profit. Ties defend.")),
            rule: Some("MD-40"),
            choices: choices(),
        },
    }
}

fn board() -> Board {
    let place = |line: &'static str| {
        let [id, control, products, there] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("four words: {line}")
        };
        let owner = there.chars().next().and_then(seat);
        let product = |kind: &'static str| {
            let short = if kind == "tobacco" {
                "Tb"
            } else if kind == "textiles" {
                "Tx"
            } else {
                &kind[..2]
            };
            let capital = |words: &str| words[..1].to_uppercase() + &words[1..];
            Product { kind, short: word(&capital(short)), name: word(&capital(kind)), added: id == "AB" }
        };
        let mut notes = vec![match choices().iter().find(|choice| choice.act.ends_with(id)) {
            Some(choice) => choice.detail.clone().expect("every choice says how"),
            None => word("Out of reach: no established territory of yours is next to it."),
        }];
        notes.extend((id == "AK").then(|| word("Seward’s Folly counts in this turn only.")));
        PlaceView {
            id: id.into(),
            spot: Spot::new("territory", id),
            name: name(id),
            owner,
            strength: owner.map_or(0, |_| 1),
            worth: control.parse().ok(),
            pieces: Vec::new(),
            marks: Vec::new(),
            emblem: None,
            plaque: None,
            territory: Some(Territory {
                products: products.split(',').map(product).collect(),
                new: there.contains('+'),
                city: there.contains('c'),
                natives: there.contains('n'),
                home: owner.filter(|_| there.contains('*')),
                closed: id == "OC",
                notes,
            }),
        }
    };
    Board {
        map: "america",
        places: TERRITORIES.split(" | ").map(place).collect(),
        pawn: None,
        path: Vec::new(),
    }
}

fn choices() -> Vec<Choice> {
    let rows = [
        ("WI", "1 token · fur 0 → 1 · vacant, next to Michigan and Illinois", None),
        ("NE", "1 token · grain 3 → 4 · Louisiana, Telegraph through Iowa", Some(583)),
        ("DK", "1 token · gold 0 → 1 · Quebec, new, next to Minnesota", Some(583)),
        ("SO", "2 tokens · grain 3 → 4 · Quebec, ferry from Michigan", Some(583)),
        ("AK", "2 tokens · fur 0 → 1, oil 0 → 1 · vacant, Seward’s Folly", None),
        ("EN", "2 tokens · textiles 2 → 3 · Quebec, city, next to New York", Some(390)),
    ];
    let place = |(id, detail, odds): (&str, &str, Option<u16>)| Choice {
        detail: Some(word(detail)),
        spot: Some(Spot::new("territory", id)),
        odds,
        ..Choice::new(format!("expand {id}"), name(id), "MD-40")
    };
    let buy = Choice {
        detail: Some(word("$130 · 3 points")),
        spot: Some(Spot::new("deed", "Wireless")),
        ..Choice::new("buy wireless", word("Buy Wireless"), "MD-41")
    };
    let stop =
        Choice { act: "stop".to_owned(), label: word("Stop here"), detail: None, spot: None, ..buy.clone() };
    rows.into_iter().map(place).chain([buy, stop]).collect()
}

fn roster() -> Roster {
    let rows = [
        ("Pennsylvania", "P", 11, ["$35", "60", "4+7", "3"]),
        ("Virginia", "V", 10, ["$45", "75", "8", "3"]),
        ("Mexico", "M", 7, ["$10", "75", "5", "4"]),
        ("Louisiana", "L", 9, ["$60", "60", "12", "3"]),
        ("Quebec", "Q", 9, ["$20", "65", "8", "2"]),
    ];
    let view =
        |(n, (side, letter, value, figures)): (usize, (&str, &'static str, i32, [&str; 4]))| SeatView {
            seat: Seat(n as u8),
            side: word(side),
            letter,
            to_act: n == 0,
            facts: Vec::new(),
            figures: ["cash", "profit", "tokens", "cards"]
                .iter()
                .zip(figures)
                .map(|(name, value)| Figure {
                    value: word(value),
                    name: word(name),
                    help: (*name == "profit").then(|| word("What comes in at the end of every turn.")),
                })
                .collect(),
            score: Some(Score {
                value,
                goal: 30,
                sources: vec![word("5 by progress"), word("4 by cities"), word("2 by regions")],
            }),
        };
    Roster { seats: rows.into_iter().enumerate().map(view).collect() }
}

fn steps() -> Steps {
    let group = |name: &str, count: usize, done: usize, now: bool| StepGroup {
        name: word(name),
        steps: (0..count)
            .map(|n| {
                let when = if n < done {
                    When::Done
                } else if n == done && now {
                    When::Now
                } else {
                    When::Ahead
                };
                StepView {
                    name: word(["Quebec", "Virginia", "Mexico", "Pennsylvania", "Louisiana"][n]),
                    when,
                }
            })
            .collect(),
    };
    Steps {
        name: Text::new("destiny-steps"),
        groups: vec![
            group("Turn order", 1, 1, false),
            group("Card play", 5, 5, false),
            group("Investment", 5, 5, false),
            group("Expansion", 5, 3, true),
            group("Adjustments", 1, 0, false),
        ],
    }
}

/// Own levels are marked, with what is sold at each of them.
fn payouts() -> Grid {
    let rows = [
        ("Fu Tb", [5, 15, 30, 50, 75, 105, 140], &[(0, "Ti"), (2, "Gr")][..]),
        ("Fr Go", [10, 25, 45, 75, 115, 160, 210], &[(1, "Tx"), (3, "Or")]),
        ("Oi", [10, 30, 60, 100, 150, 210, 280], &[(1, "Te To")]),
    ];
    let row = |(none, levels, own): (&str, [i32; 7], &[(usize, &str)])| {
        let cell = |(n, level): (usize, i32)| match own.iter().find(|(at, _)| *at == n) {
            Some((_, products)) => Cell::Marked(word(&format!("{level} {products}"))),
            None => Cell::Number(level),
        };
        std::iter::once(Cell::Text(word(none))).chain(levels.into_iter().enumerate().map(cell)).collect()
    };
    Grid {
        name: word("Payouts in $, by level"),
        columns: ["0", "1", "2", "3", "4", "5", "6", "7+"].map(word).into(),
        helps: Vec::new(),
        rows: rows.into_iter().map(row).collect(),
        spots: Vec::new(),
    }
}

fn hand() -> Cards {
    let card = |number, title, text, tags: &[&str]| CardView {
        tags: tags.iter().map(|tag| word(tag)).collect(),
        ..CardView::new(Spot::new("card", number), number, word(title), word(text))
    };
    let faces = vec![
        card(39, "Thomas Edison", "$30 on Telephone, 2 breakthrough steps.", &["Leader", "II"]),
        card(46, "Great Fire", "Destroys 1 or 2 cities; owners pay $10 each.", &["Timber", "II III"]),
        card(
            16,
            "Yankee Ingenuity",
            "One step of your choice on a breakthrough.",
            &["Technology", "I II III"],
        ),
    ];
    Cards { name: word("Your hand"), layout: Layout::Row, owner: Some(Seat(0)), count: 3, faces }
}

fn deeds() -> Deeds {
    /// Name, owners, price, and the boxes with who has a token there.
    type Row = (&'static str, &'static str, Option<&'static str>, &'static [&'static str]);
    let columns: [(&str, [Row; 5]); 5] = [
        (
            "Transport",
            [
                ("Westward Ho", "QVMPL", None, &[]),
                ("Steamships", "QM", Some("$80"), &[]),
                ("Airplanes", "", None, &[]),
                ("Turnpike", "QL", None, &["QL", "QL"]),
                ("Railroads", "V", None, &["V", "V", "", "V"]),
            ],
        ),
        (
            "Communication",
            [
                ("Telegraph", "QVMPL", None, &[]),
                ("Telephone", "VP", None, &[]),
                ("Wireless", "", Some("$130"), &[]),
                ("Television", "", None, &["", "", "Q", "", ""]),
                ("e-Commerce", "", None, &["V", "", "", ""]),
            ],
        ),
        (
            "Entertainment",
            [
                ("Storytelling", "QPL", None, &[]),
                ("Circus", "Q", Some("$70"), &[]),
                ("Pro Sports", "", None, &[]),
                ("Motion Pictures", "", None, &["Q", "Q", "", ""]),
                ("Rock ’n’ Roll", "", None, &["", "", "", "", ""]),
            ],
        ),
        (
            "Society",
            [
                ("Unity", "QVML", Some("$40"), &[]),
                ("Tolerance", "VL", None, &[]),
                ("Safety Net", "L", None, &[]),
                ("Public Schools", "", None, &["", "V"]),
                ("Urban Renaissance", "", None, &["", "P", "", "", ""]),
            ],
        ),
        (
            "Science",
            [
                ("Innovation", "VMP", None, &[]),
                ("Think Tank", "MP", None, &[]),
                ("Computers", "", Some("$120"), &[]),
                ("Mechanization", "P", None, &["P", "P"]),
                ("Electricity", "", None, &["P", "P", "P", ""]),
            ],
        ),
    ];
    let deed = |(name, owners, price, steps): Row| Deed {
        spot: Spot::new("deed", name),
        name: word(name),
        points: 2,
        owners: seats(owners),
        mine: owners.contains('P'),
        price: price.map(word),
        steps: (1..).zip(steps).map(|(number, letters)| StepBox { number, seats: seats(letters) }).collect(),
        help: word("What it is good for, and what has to be there before."),
    };
    Deeds {
        name: word("Progress"),
        columns: columns
            .into_iter()
            .map(|(name, rows)| DeedColumn { name: word(name), deeds: rows.into_iter().map(deed).collect() })
            .collect(),
    }
}
