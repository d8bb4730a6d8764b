mod territories;

use catalogue::Hint;
use kernel::{Player, Seat, SeatSet, Verdict};
use scene::*;

use super::View;
use crate::paint::Paint;
use crate::words::Words;

const TEXTS: &str = "
word = { $word }
counted = { $n } of { $of }
blue = Democrats
red = Republicans
race = Electoral votes
week = Week 9 of 15
ask = Announce a state?
asked = Two more are to be named before the dice are rolled.
take = Take { $where }
outcome = from -2 to +4, you take it
card = Steel town rally
effect = Add 4 votes in Pennsylvania.
flavour = Hard hats, hot soup and one very loud brass band.
now = Play Immediately
hand = Your hand
dice = Dice
score = Score card
total = Total
turn = Turn
log = { $who } take { $where } from the other side after a long and tiring week on the road: +18 and -18.
";

fn words() -> Words {
    let texts = Texts::new(&[(Lang::En, TEXTS), (Lang::De, "blue = Demokraten\n")]).unwrap();
    Words { lang: Lang::En, game: Box::leak(Box::new(texts)) }
}

fn word(word: &str) -> Text {
    Text::new("word").word("word", word)
}

/// A map without a known tile layout.
fn board(map: &'static str) -> Board {
    let place =
        |(id, name, owner, votes, worth, marks): (&'static str, &str, Option<u8>, i32, i32, &[Mark])| {
            let owner = owner.map(Seat);
            PlaceView {
                id: id.into(),
                spot: Spot::new("state", id),
                name: word(name),
                owner,
                strength: 1,
                worth: Some(worth),
                pieces: (votes > 0)
                    .then_some(Piece { kind: "vote", owner, count: votes })
                    .into_iter()
                    .collect(),
                marks: marks.to_vec(),
                emblem: None,
                plaque: None,
                territory: None,
            }
        };
    let places = [
        ("CA", "California", Some(0), 12, 55, &[][..]),
        ("DC", "District of Columbia", Some(0), 1, 3, &[Mark::Changed]),
        ("NC", "North Carolina", None, 0, 15, &[]),
        ("OH", "Ohio", Some(1), 5, 18, &[Mark::Announced]),
        ("PA", "Pennsylvania", None, 0, 20, &[]),
        ("VT", "Vermont", Some(1), 0, 3, &[Mark::Drawn]),
    ];
    Board { map, places: places.map(place).into(), pawn: None, path: Vec::new() }
}

fn choice(id: &str, name: &str) -> Choice {
    let label = Text::new("take").text("where", word(name));
    Choice {
        detail: Some(Text::new("outcome")),
        spot: Some(Spot::new("state", id)),
        odds: Some(666),
        ..Choice::new(format!("announce {id}"), label, "T-1")
    }
}

fn race() -> Track {
    let counter = |seat, key, value| Counter { name: Text::new(key), owner: Some(Seat(seat)), value };
    Track {
        name: Text::new("race"),
        min: 0,
        max: 538,
        line: Some(270),
        counters: vec![counter(0, "blue", 269), counter(1, "red", 270)],
    }
}

fn scene(map: &'static str) -> Scene {
    let seat = |seat, key, letter| SeatView {
        seat: Seat(seat),
        side: Text::new(key),
        letter,
        to_act: seat == 0,
        facts: vec![word("150 votes in supply"), word("no cards")],
        figures: Vec::new(),
        score: None,
    };
    let card = CardView {
        flavour: Some(Text::new("flavour")),
        tags: vec![Text::new("now")],
        ..CardView::new(Spot::new("card", 17), 17, Text::new("card"), Text::new("effect"))
    };
    let hand = Cards {
        name: Text::new("hand"),
        layout: Layout::Row,
        owner: Some(Seat(0)),
        count: 1,
        faces: vec![card],
    };
    let die = |n, value, used| DieView::six(Spot::new("die", n), value, used);
    let dice = Dice {
        name: Text::new("dice"),
        owner: Some(Seat(0)),
        dice: vec![die(0, 6, false), die(1, 5, true), die(2, 3, false)],
    };
    let grid = Grid {
        name: Text::new("score"),
        columns: vec![Text::new("turn"), Text::new("blue"), Text::new("total")],
        helps: Vec::new(),
        rows: vec![
            vec![Cell::Text(word("Week 1")), Cell::Signed(18), Cell::Number(18)],
            vec![Cell::Text(word("Week 2, a long one")), Cell::Signed(-18), Cell::Empty],
        ],
        spots: vec![],
    };
    let sheet = Sheet { name: word("Notes"), lines: vec![word("Words on paper.")] };
    let area = |name: &str, place, items: Vec<Item>| Area { name: word(name), place, items };
    Scene {
        headline: Text::new("week"),
        areas: vec![
            area(
                "Race",
                Place::Bar,
                vec![
                    Item::Track(race()),
                    Item::Roster(Roster { seats: vec![seat(0, "blue", "D"), seat(1, "red", "R")] }),
                ],
            ),
            area("Map", Place::Stage, vec![Item::Board(board(map))]),
            area("Desk", Place::Desk, vec![Item::Dice(dice)]),
            area("Hand", Place::Hand, vec![Item::Cards(hand)]),
            area("Drawer", Place::Drawer, vec![Item::Grid(grid), Item::Sheet(sheet)]),
        ],
        prompt: Prompt {
            asked: vec![Seat(0)],
            question: Text::new("ask"),
            detail: Some(Text::new("asked")),
            rule: Some("T-1"),
            choices: vec![choice("NC", "North Carolina"), choice("PA", "Pennsylvania")],
        },
    }
}

fn players() -> [Player; 2] {
    [Player::Person("Ada".into()), Player::Bot("greedy".into())]
}

fn drawn(scene: &Scene, width: usize, colour: bool, lines: impl Fn(&View) -> Vec<String>) -> String {
    let players = players();
    let view = View { words: words(), paint: Paint { colour }, width, players: &players, scene };
    lines(&view).join("\n")
}

fn widest(text: &str) -> usize {
    text.lines().map(crate::layout::width).max().unwrap_or(0)
}

#[test]
fn a_whole_scene_in_80_columns() {
    let text = drawn(&scene("nowhere"), 80, false, |v| v.whole());
    assert!(widest(&text) <= 80);
    insta::assert_snapshot!(text);
}

#[test]
fn a_whole_scene_in_40_columns() {
    let text = drawn(&scene("nowhere"), 40, false, |v| v.whole());
    assert!(widest(&text) <= 40);
    insta::assert_snapshot!(text);
}

#[test]
fn a_known_map_has_its_tiles_where_there_is_room() {
    let text = drawn(&scene("us-states"), 80, false, |v| v.maps());
    assert!(widest(&text) <= 80);
    insta::assert_snapshot!(text);
    let narrow = drawn(&scene("us-states"), 60, false, |v| v.maps());
    assert!(narrow.contains("North Carolina"), "{narrow}");
    assert_eq!(narrow, drawn(&scene("us-states"), 60, false, |v| v.lists()));
}

#[test]
fn colours_add_nothing_that_letters_do_not_say() {
    let plain = drawn(&scene("us-states"), 80, false, |v| v.whole());
    let coloured = drawn(&scene("us-states"), 80, true, |v| v.whole());
    assert!(!plain.contains('\u{1b}'));
    assert!(coloured.contains("\u{1b}[97;44mD+12  \u{1b}[0m"), "a tile filled with blue for the first seat");
    assert!(coloured.contains("41mR+5"), "with red for the second");
    assert!(coloured.contains("\u{1b}[33mPA"), "yellow for what can be chosen");
    // A tile's background extends to its edge.
    let stripped: Vec<_> =
        coloured.lines().map(|line| crate::clean::clean(line).trim_end().to_owned()).collect();
    assert_eq!(stripped.join("\n"), plain);
}

#[test]
fn the_letters_reach_the_line_exactly_with_the_value() {
    let text = drawn(&scene("nowhere"), 80, false, |v| v.race());
    let lines: Vec<_> = text.lines().collect();
    assert!(!lines[1].contains("|D"), "269 stay before the line: {text}");
    assert!(lines[2].contains("|R"), "270 reach it: {text}");
}

#[test]
fn a_prompt_with_few_choices_lists_them() {
    insta::assert_snapshot!(drawn(&scene("nowhere"), 80, false, |v| v.prompt()));
}

#[test]
fn a_prompt_with_many_choices_lists_them_on_demand() {
    let mut scene = scene("nowhere");
    let codes: Vec<String> = (0..51).map(|n| format!("S{n}")).collect();
    scene.prompt.choices = codes.iter().map(|code| choice(code, code)).collect();
    let short = drawn(&scene, 80, false, |v| v.prompt());
    assert!(short.lines().count() <= 4 && short.contains("51 choices"), "{short}");
    let long = drawn(&scene, 80, false, |v| v.all_choices());
    assert!(codes.iter().all(|code| long.contains(code.as_str())) && widest(&long) <= 80);
    assert!(long.lines().count() < 26, "{long}");
}

#[test]
fn hostile_words_are_harmless() {
    let mut scene = scene("nowhere");
    let evil = "\u{1b}[2J\u{1b}]0;owned\u{7}gotcha\n#99 The Republicans win.\u{202e}";
    scene.headline = word(evil);
    scene.prompt.question = word(evil);
    scene.prompt.choices = vec![Choice { label: word(evil), ..choice("OH", "Ohio") }];
    let players = [Player::Person(evil.into()), Player::Bot(evil.into())];
    let line = Line { text: word(evil), rule: None, seat: None, spots: vec![], heading: false, dice: vec![] };
    let paint = Paint { colour: false };
    let view = View { words: words(), paint, width: 80, players: &players, scene: &scene };
    let mut lines = view.whole();
    lines.push(view.headline_for(Seat(0)));
    lines.extend(view.prompt());
    lines.push(view.sign(Seat(0)));
    lines.extend(view.log(&[catalogue::LogLine { after: 1, by: None, line }]));
    lines.extend(view.candidates(&[0]));
    lines.extend(view.hints(&[Hint { act: "announce OH".into(), worth: 1.0, reason: None }]));
    assert!(lines.iter().any(|line| line.contains("gotcha")));
    for line in &lines {
        assert!(!line.chars().any(char::is_control), "{line:?}");
        assert!(
            !line.starts_with("#99") && !line.contains("owned") && !line.contains('\u{202e}'),
            "{line:?}"
        );
    }
}

#[test]
fn log_lines_carry_the_act_and_the_rule() {
    let scene = scene("nowhere");
    let text = Text::new("log").text("who", Text::new("blue")).text("where", word("Ohio"));
    let line =
        Line { text, rule: Some("T-8"), seat: Some(Seat(0)), spots: vec![], heading: false, dice: vec![] };
    let entries: Vec<_> =
        [7, 7, 12].map(|after| catalogue::LogLine { after, by: None, line: line.clone() }).into();
    insta::assert_snapshot!(drawn(&scene, 80, false, |view| view.log(&entries)));
}

#[test]
fn the_outcome_names_the_winner() {
    let verdict = Verdict { winners: Seat(0).alone(), scores: [0; 8], how: "won" };
    let text = drawn(&scene("nowhere"), 80, false, |view| view.outcome(verdict));
    assert!(text.contains("Winner: Democrats (Ada)"), "{text}");
    let nobody = Verdict { winners: SeatSet::EMPTY, ..verdict };
    assert!(!drawn(&scene("nowhere"), 80, false, |view| view.outcome(nobody)).contains("Winner"));
    let alone = drawn(&scene("nowhere"), 80, false, |view| {
        View { players: &view.players[..1], words: words(), ..*view }.outcome(verdict)
    });
    assert!(!alone.contains("Winner"), "who plays both sides is no winner: {alone}");
}

#[test]
fn a_scene_without_a_roster_still_tells_seats_apart() {
    let mut scene = scene("nowhere");
    scene.areas.remove(0);
    let text = drawn(&scene, 80, false, |v| v.maps());
    assert!(text.contains("1+12") && text.contains("2+5") && text.contains("1 Seat 1"), "{text}");
}

#[test]
fn pieces_of_several_kinds_are_named() {
    let mut scene = scene("nowhere");
    let Item::Board(board) = &mut scene.areas[1].items[0] else { panic!("the map is first") };
    board.places[0].pieces.push(Piece { kind: "army", owner: Some(Seat(1)), count: 2 });
    let text = drawn(&scene, 80, false, |v| v.maps());
    assert!(text.contains("D D12 vote R2 army"), "{text}");
}

/// A large table: steps, a world map with plaques, gauges, charts on another side, choices under headings.
fn large_scene() -> Scene {
    let step = |name: &str, when| StepView { name: word(name), when };
    let steps = Steps {
        name: word("Turn"),
        groups: vec![
            StepGroup { name: word("Special"), steps: vec![step("Begin", When::Done)] },
            StepGroup {
                name: word("Phase 1"),
                steps: vec![
                    step("Russia", When::Done),
                    step("Chit", When::Skipped),
                    step("4 actions", When::Now),
                    step("Congress", When::Skipped),
                    step("Economy", When::Ahead),
                ],
            },
            StepGroup { name: word("Final"), steps: vec![step("End", When::Ahead)] },
        ],
    };
    let place = |(id, name, mood, dots, tokens): (&'static str, &str, Option<u8>, u8, &[&str])| PlaceView {
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
            readings: [("6", "al", 0), ("4", "st", -1)]
                .map(|(value, short, trend)| Reading {
                    short: word(short),
                    value: word(value),
                    help: word("How near the region is to us."),
                    trend,
                })
                .into(),
            dots: mood.map(|_| (dots, 4)),
            dots_help: Some(word("At 4 a major crisis breaks out.")),
            tokens: tokens
                .iter()
                .map(|sign| Token {
                    sign: (*sign).to_owned(),
                    kind: "terror",
                    help: word("A terror group."),
                    spot: Some(Spot::new("terror", id)),
                })
                .collect(),
            mood,
        }),
    };
    let places = [
        ("AF", "Africa", Some(2), 2, &["T2", "C1"][..]),
        ("CS", "Central & South Asia", Some(4), 0, &[]),
        (
            "ME",
            "Middle East",
            Some(0),
            3,
            &["T3", "S1", "R1", "I", "W", "CV", "B2", "CH", "X1", "X2", "X3", "X4", "X5"],
        ),
        ("RU", "Russia", None, 0, &["RU"]),
    ];
    let board = Board { map: "world", places: places.map(place).into(), pawn: None, path: Vec::new() };
    let gauge = |name: &str, boxes: Vec<Text>, at, trend, note: Option<&str>| Gauge {
        name: word(name),
        boxes,
        at,
        trend,
        note: note.map(word),
        help: word("What it is."),
        spot: Some(Spot::new("track", name)),
    };
    let numbers =
        |from: i32, to: i32, step: usize| (from..=to).step_by(step).map(|n| word(&n.to_string())).collect();
    let gauges = Gauges {
        name: word("At home"),
        gauges: vec![
            gauge("Public approval", numbers(20, 72, 2), 13, 0, Some("value 4, core support 1 toward 40")),
            gauge("Economy", numbers(3, 7, 1), 2, 1, None),
            gauge("Security", numbers(2, 8, 1), 0, -1, Some("check 1-5")),
        ],
    };
    let modifier = |name: &str, value, applies| Modifier { name: word(name), value, applies };
    let row = |range: &str, cells: &[&str], hit, odds| ChartRow {
        range: word(range),
        cells: cells.iter().map(|cell| word(cell)).collect(),
        hit,
        odds,
    };
    let relief = Chart {
        name: word("Crisis relief"),
        rule: "T-11",
        origin: word("player aid"),
        sides: 10,
        modifiers: vec![modifier("Special envoy", -1, true), modifier("Rogue state in the region", 1, false)],
        cap: Some(3),
        columns: vec![word("Result")],
        column: Some(0),
        rows: vec![
            row("2-4", &["Crisis -1"], false, Some(300)),
            row(
                "5-7",
                &["Crisis -1, if a carrier is there or was there in the last turn; else no effect"],
                true,
                Some(300),
            ),
            row("10+", &["Crisis +1"], false, Some(100)),
        ],
        roll: Some((7, 6)),
    };
    let wars = Chart {
        name: word("War progress"),
        rule: "",
        roll: None,
        cap: None,
        modifiers: Vec::new(),
        columns: vec![word("Unprepared"), word("Ready"), word("Surge")],
        column: Some(1),
        rows: vec![
            row("1-5", &["Setback", "Fighting continues", "Progress"], false, None),
            row("6-10", &["Fighting continues", "Progress", "Victory"], false, None),
        ],
        ..relief.clone()
    };
    let area = |name: &str, place, items: Vec<Item>| Area { name: word(name), place, items };
    let outcome = |text: &str, odds, tone| Outcome { text: word(text), odds, tone };
    let act = |act: &str, label: &str, group: Option<&str>, spot: Option<Spot>| Choice {
        act: act.to_owned(),
        label: word(label),
        detail: None,
        spot,
        odds: group.map(|_| 700),
        group: group.map(word),
        ..choice("XX", "")
    };
    let at = |id: &str| Some(Spot::new("area", id));
    let choices = vec![
        Choice {
            outcomes: vec![
                outcome("crisis -1", 700, 1),
                outcome("nothing", 200, 0),
                outcome("crisis +1", 100, -1),
            ],
            ..act("relief AF", "Africa", Some("Crisis relief"), at("AF"))
        },
        act("relief ME", "Middle East", Some("Crisis relief"), at("ME")),
        act("raid ME", "Middle East", Some("Raid"), Some(Spot::new("terror", "ME"))),
        act("forgo", "Forgo the action", None, None),
    ];
    Scene {
        headline: word("Year 2"),
        areas: vec![
            area("Turn", Place::Bar, vec![Item::Steps(steps)]),
            area("World", Place::Stage, vec![Item::Board(board), Item::Gauges(gauges)]),
            area("Congress", Place::Tab('C'), vec![Item::Chart(relief)]),
            area("Military & wars", Place::Tab('m'), vec![Item::Chart(wars)]),
        ],
        prompt: Prompt {
            asked: vec![Seat(0)],
            question: word("Action 2 of 4"),
            detail: None,
            rule: None,
            choices,
        },
    }
}

#[test]
fn a_large_table_in_80_columns() {
    let text = drawn(&large_scene(), 80, false, |view| {
        let mut lines = view.areas(&[Place::Bar, Place::Stage]);
        lines.extend(view.tabs());
        lines.extend(view.tab("c"));
        lines.extend(view.tab("M"));
        lines.extend(view.prompt());
        lines
    });
    assert!(widest(&text) <= 80, "{text}");
    insta::assert_snapshot!(text);
}

#[test]
fn a_large_table_fits_40_columns_and_says_the_same_in_colours() {
    let whole = |view: &View| [view.whole(), view.lists(), view.prompt()].concat();
    let plain = drawn(&large_scene(), 40, false, whole);
    assert!(widest(&plain) <= 40, "{plain}");
    let coloured = drawn(&large_scene(), 40, true, whole);
    assert!(coloured.contains("\u{1b}[33mME"), "yellow for what can be chosen");
    // A tile's background extends to its edge.
    let stripped: Vec<_> =
        coloured.lines().map(|line| crate::clean::clean(line).trim_end().to_owned()).collect();
    assert_eq!(stripped.join("\n"), plain);
    insta::assert_snapshot!(plain);
}

#[test]
fn only_a_letter_of_a_tab_shows_one() {
    let scene = large_scene();
    for letter in ["x", "", "cm", "congress", "1"] {
        assert_eq!(drawn(&scene, 80, false, |view| view.tab(letter)), "", "{letter}");
    }
    assert!(drawn(&scene, 80, false, |view| view.tab("m")).contains("War progress"));
}

#[test]
fn many_choices_under_headings_are_told_by_their_headings() {
    let mut scene = large_scene();
    let relief = scene.prompt.choices[0].clone();
    scene
        .prompt
        .choices
        .splice(1..1, (0..12).map(|n| Choice { act: format!("relief {n}"), ..relief.clone() }));
    let short = drawn(&scene, 80, false, |view| view.prompt());
    assert!(short.contains("1-14  Crisis relief, 70 %") && short.contains("16  Forgo the action"), "{short}");
    assert!(short.lines().count() <= 6, "{short}");
    let long = drawn(&scene, 80, false, |view| view.all_choices());
    assert!(long.contains("70 % crisis -1, 20 % nothing, 10 % crisis +1"), "{long}");
}

#[test]
fn a_card_tells_the_short_names_of_the_class_it_names() {
    let place = |code: &str| NamedPlace { spot: Spot::new("state", code), name: word(code) };
    let class = PlaceClass { name: word("Gulf"), places: ["AL", "FL", "TX"].map(place).into() };
    let card = CardView {
        classes: vec![class.clone()],
        ..CardView::new(Spot::new("card", 7), 7, word("Beach"), word("Add one vote in the Gulf."))
    };
    let cards = Cards { name: word("Hand"), layout: Layout::Row, owner: None, count: 1, faces: vec![card] };
    let classes = Classes { name: word("Classes"), classes: vec![class] };
    let area = |name: &str, place, items: Vec<Item>| Area { name: word(name), place, items };
    let scene = Scene {
        headline: word("Now"),
        areas: vec![
            area("Hand", Place::Hand, vec![Item::Cards(cards)]),
            area("Classes", Place::Drawer, vec![Item::Classes(classes)]),
        ],
        prompt: Prompt { asked: vec![], question: word("?"), detail: None, rule: None, choices: vec![] },
    };
    let text = drawn(&scene, 80, false, |view| view.whole());
    assert!(text.contains("Gulf: AL FL TX") && text.contains("Gulf: AL, FL and TX"), "{text}");
}
