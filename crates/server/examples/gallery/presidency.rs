//! A scene with everything that a large table has: steps, tabs, a world with plaques, gauges, charts and choices under headings.
//! Names and figures are made up.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use kernel::{Seat, Text};
use scene::*;

use super::sample::{Sample, no_rules};

/// The game of the scene.
pub const PRESIDENCY: &Sample = &Sample { id: "presidency", texts, rulebook: no_rules };

fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    let file = "presidency-name = Mr. President\nword = { $word }\ntalk-steps = Turn\n";
    TEXTS.get_or_init(|| Texts::new(&[(Lang::En, file), (Lang::De, file)]).expect("three words"))
}

fn word(word: &str) -> Text {
    Text::new("word").word("word", word)
}

pub fn scene() -> Scene {
    let area = |name, place, items| Area { name: word(name), place, items };
    Scene {
        headline: word("Year 2 · Phase 2 · any 4 diplomatic or military actions"),
        areas: vec![
            area("Turn", Place::Bar, vec![Item::Steps(steps())]),
            area("World", Place::Stage, vec![Item::Board(world()), Item::Gauges(home())]),
            area("White House", Place::Tab('H'), vec![Item::Gauges(home()), Item::Sheet(agenda())]),
            area("Congress", Place::Tab('C'), vec![Item::Gauges(congress()), Item::Chart(chart(None))]),
            area("Russia & China", Place::Tab('P'), vec![Item::Gauges(congress())]),
            area(
                "Military & wars",
                Place::Tab('M'),
                vec![Item::Chart(chart(Some((7, 6)))), Item::Chart(wars())],
            ),
            area("Decks", Place::Tab('D'), vec![Item::Sheet(agenda())]),
            area("Roll", Place::Desk, vec![Item::Chart(chart(Some((7, 6))))]),
            area("Charts", Place::Drawer, vec![Item::Chart(wars())]),
        ],
        prompt: Prompt {
            asked: vec![Seat(0)],
            question: word("Action 2 of 4"),
            detail: Some(word("11 AP · a forgone action gives 1 AP · one more action costs 2.")),
            rule: None,
            choices: choices(),
        },
    }
}

fn steps() -> Steps {
    let phase = |name: &str, names: &[&str], done: usize, skipped: Option<usize>| StepGroup {
        name: word(name),
        steps: names
            .iter()
            .enumerate()
            .map(|(n, name)| {
                let when = match n {
                    _ if skipped == Some(n) => When::Skipped,
                    _ if n < done => When::Done,
                    _ if n == done && done > 0 => When::Now,
                    _ => When::Ahead,
                };
                StepView { name: word(name), when }
            })
            .collect(),
    };
    let long = [
        "Russia",
        "3 actions",
        "Chit",
        "Group B",
        "Focus",
        "Congress",
        "Chit",
        "Intel",
        "4 actions",
        "Economy",
    ];
    Steps {
        name: Text::new("talk-steps"),
        groups: vec![
            phase("Special", &["Begin", "State of the Union", "Economy", "Focus"], 4, None),
            phase("Phase 1", &long, 10, Some(3)),
            phase("Phase 2", &long, 8, None),
            phase("Phase 3", &long, 0, Some(4)),
            phase("Phase 4", &long, 0, None),
            phase("Final", &["Chit", "Roll", "End"], 0, None),
        ],
    }
}

fn world() -> Board {
    type Row = (
        &'static str,
        &'static str,
        &'static [(&'static str, &'static str, i8)],
        u8,
        Option<u8>,
        &'static [(&'static str, &'static str)],
    );
    let rows: [Row; 12] = [
        (
            "AF",
            "Africa",
            &[("5", "al", 0), ("4", "st", -1)],
            2,
            Some(2),
            &[("T2", "terror"), ("C1", "civil-war"), ("CF", "ceasefire")],
        ),
        (
            "AP",
            "Asia & Pacific",
            &[("6", "al", 0), ("6", "st", 0)],
            1,
            Some(3),
            &[("C2", "civil-war"), ("N", "rogue"), ("CV", "unit")],
        ),
        (
            "CA",
            "Central America",
            &[("5", "al", 0), ("5", "st", 0)],
            1,
            Some(2),
            &[("T1", "terror"), ("FI", "fni")],
        ),
        ("CD", "Canada", &[("very", "close", 0)], 0, Some(4), &[("A", "ally")]),
        ("CN", "China", &[("3", "rel", -1), ("1", "post", 0)], 0, None, &[("CH", "china")]),
        (
            "CS",
            "Central & South Asia",
            &[("5", "al", 0), ("4", "st", 0)],
            2,
            Some(2),
            &[("T2", "terror"), ("U1", "unstable"), ("TR", "trade")],
        ),
        (
            "EE",
            "Eastern Europe",
            &[("5", "al", 1), ("5", "st", 0)],
            2,
            Some(2),
            &[("T1", "terror"), ("R2", "russia"), ("B", "footprint")],
        ),
        ("EZ", "Eurozone", &[("7", "al", 0), ("7", "st", 0)], 1, Some(4), &[("T1", "terror"), ("A", "ally")]),
        (
            "ME",
            "Middle East",
            &[("2", "al", 0), ("4", "st", -1)],
            3,
            Some(0),
            &[
                ("T3", "terror"),
                ("S1", "unstable"),
                ("R1", "russia"),
                ("I", "rogue"),
                ("W", "war"),
                ("CV", "unit"),
                ("B2", "footprint"),
                ("CH", "china"),
            ],
        ),
        ("RU", "Russia", &[("2", "rel", 0), ("1", "post", 0)], 0, None, &[("RU", "russia")]),
        ("SA", "South America", &[("4", "al", 0), ("6", "st", 0)], 1, Some(1), &[("TR", "trade")]),
        ("US", "United States", &[("T1", "home", 0)], 0, Some(4), &[]),
    ];
    let places = rows.into_iter().map(|(id, name, readings, dots, mood, tokens)| PlaceView {
        id: id.into(),
        spot: Spot::new("area", id),
        name: word(name),
        owner: None,
        strength: 0,
        worth: None,
        pieces: Vec::new(),
        marks: Vec::new(),
        emblem: None,
        territory: None,
        plaque: Some(Plaque {
            readings: readings
                .iter()
                .map(|(value, short, trend)| Reading {
                    short: word(short),
                    value: word(value),
                    help: word("How near the region is to us. Actions and events move it; at 9 it may become an ally."),
                    trend: *trend,
                })
                .collect(),
            dots: mood.filter(|_| dots > 0).map(|_| (dots, 4)),
            dots_help: Some(word("Crises: at 4 a major crisis breaks out.")),
            tokens: tokens
                .iter()
                .map(|(sign, kind)| Token {
                    sign: (*sign).to_owned(),
                    kind,
                    help: word("A counter that lies here; it may be acted on."),
                    spot: (*kind == "terror").then(|| Spot::new("terror", id)),
                })
                .collect(),
            mood,
        }),
    });
    Board { map: "world", places: places.collect(), pawn: None, path: Vec::new() }
}

fn gauge(name: &str, boxes: RangeInclusive<i32>, step: usize, at: i32, trend: i8, note: &str) -> Gauge {
    let boxes: Vec<i32> = boxes.step_by(step).collect();
    let here = boxes.iter().position(|n| *n == at).expect("one of the boxes");
    Gauge {
        name: word(name),
        boxes: boxes.iter().map(|n| word(&n.to_string())).collect(),
        at: here,
        trend,
        note: Some(word(note)),
        help: word(
            "What it is, what moves it and where it leads: at 6 Congress is collegial, at 2 it is hostile.",
        ),
        spot: None,
    }
}

fn home() -> Gauges {
    Gauges {
        name: word("At home"),
        gauges: vec![
            gauge("Public approval", 20..=72, 2, 46, 0, "value 4 · core support 1 toward 40"),
            gauge("Congress", 2..=8, 1, 5, 0, "collegial at 6"),
            gauge("Media", 2..=8, 1, 4, 0, "slant −1 approval"),
            gauge("Economy", 3..=7, 1, 5, 1, "1 assistance"),
            gauge("Homeland security", 3..=8, 1, 5, -1, "check 1–5"),
            gauge("Cabinet", 3..=7, 1, 4, 0, "+2 AP a year"),
            gauge("World opinion", 2..=8, 1, 5, 0, "UN rolls ±0"),
            Gauge {
                boxes: vec![word("23"), word("22–25: no impact")],
                ..gauge("Evaluation if the year ended now", 0..=1, 1, 0, 0, "one region ≤ 4, one rogue state")
            },
        ],
    }
}

fn congress() -> Gauges {
    Gauges {
        name: word("Relations"),
        gauges: vec![
            Gauge {
                spot: Some(Spot::new("track", "congress")),
                ..gauge("House", 1..=10, 1, 5, 0, "4 votes short")
            },
            gauge("Senate", 1..=10, 1, 7, 1, "safe"),
        ],
    }
}

fn agenda() -> Sheet {
    Sheet {
        name: word("Agenda"),
        lines: vec![word("Two bills wait for a vote."), word("The Chief of Staff is tired.")],
    }
}

fn modifier(name: &str, value: i32, applies: bool) -> Modifier {
    Modifier { name: word(name), value, applies }
}

fn row(range: &str, cells: &[&str], hit: bool, odds: Option<u16>) -> ChartRow {
    ChartRow { range: word(range), cells: cells.iter().map(|cell| word(cell)).collect(), hit, odds }
}

fn chart(roll: Option<(u8, i32)>) -> Chart {
    let hit = |at: usize| roll.is_some() && at == 2;
    let rows = [
        ("≤ 1", "Crisis −2, regional stability +1", 100),
        ("2–4", "Crisis −1", 300),
        ("5–7", "Crisis −1, if a carrier is there; else no effect", 300),
        ("8–9", "No effect", 200),
        ("10+", "Crisis +1", 100),
    ];
    Chart {
        name: word("Crisis relief"),
        rule: "TPG-11",
        origin: word("player aid"),
        sides: 10,
        modifiers: vec![
            modifier("Special envoy in the region", -1, roll.is_some()),
            modifier("Alignment 7 or more", -1, false),
            modifier("Rogue state in the region", 1, false),
        ],
        cap: Some(3),
        columns: vec![word("Result")],
        column: Some(0),
        rows: (0..)
            .zip(rows)
            .map(|(n, (range, cell, odds))| row(range, &[cell], hit(n), roll.is_none().then_some(odds)))
            .collect(),
        roll,
    }
}

fn wars() -> Chart {
    Chart {
        name: word("War progress"),
        rule: "TPG-12",
        origin: word("rulebook"),
        sides: 10,
        modifiers: vec![modifier("Air superiority", 2, true), modifier("World opinion 3 or less", -1, true)],
        cap: None,
        columns: vec![word("Unprepared"), word("Ready"), word("Surge")],
        column: Some(1),
        rows: vec![
            row("1–2", &["Setback", "Setback", "Fighting continues"], false, None),
            row("3–6", &["Setback", "Fighting continues", "Progress"], false, None),
            row("7–9", &["Fighting continues", "Progress", "Progress"], true, None),
            row("10", &["Progress", "Victory", "Victory"], false, None),
        ],
        roll: Some((8, 9)),
    }
}

fn choices() -> Vec<Choice> {
    let outcome = |text: &str, odds, tone| Outcome { text: word(text), odds, tone };
    let plain = |act: String, label: &str, group: Option<&str>, odds: Option<u16>| Choice {
        odds,
        group: group.map(word),
        ..Choice::new(act, word(label), "TPG-11")
    };
    let areas = [
        ("AF", "Africa"),
        ("AP", "Asia & Pacific"),
        ("EE", "Eastern Europe"),
        ("ME", "Middle East"),
        ("SA", "South America"),
    ];
    let relief = areas.into_iter().take(4).map(|(id, name)| Choice {
        detail: Some(word("crisis −1 on 6 or less")),
        spot: Some(Spot::new("area", id)),
        outcomes: vec![
            outcome("crisis −2", 100, 1),
            outcome("crisis −1", 600, 1),
            outcome("nothing", 200, 0),
            outcome("crisis +1", 100, -1),
        ],
        ..plain(format!("relief {id}"), name, Some("Crisis relief"), Some(700))
    });
    let align = areas.into_iter().map(|(id, name)| Choice {
        spot: Some(Spot::new("area", id)),
        outcomes: vec![outcome("better", 400, 1), outcome("nothing", 600, 0)],
        ..plain(format!("align {id}"), name, Some("Improve alignment"), Some(400))
    });
    let raid = ["ME", "AF"].into_iter().map(|id| Choice {
        spot: Some(Spot::new("terror", id)),
        ..plain(format!("raid {id}"), id, Some("Raid a terror group"), Some(500))
    });
    let lobby = Choice {
        spot: Some(Spot::new("track", "congress")),
        ..plain("lobby".to_owned(), "Lobby the House", Some("At home"), None)
    };
    let mut all: Vec<_> = relief.chain(align).chain(raid).collect();
    all.push(lobby);
    all.push(Choice {
        detail: Some(word("gives 1 AP")),
        ..plain("forgo".to_owned(), "Forgo the action", None, None)
    });
    all
}

/// The same with only a few choices.
pub fn scene_with_few_choices() -> Scene {
    let mut scene = scene();
    scene.prompt.choices.retain(|choice| choice.act.ends_with("ME") || choice.act == "forgo");
    scene
}
