//! Decks as CSV: the decks supplied with the playsheets, and errors in bad decks with line and column.

use cdg_solo::{After, COLUMNS, Card, Cards, Kind, Options, Sheet, Solo, Tag};
use kernel::Game;

const HEADER: &str = "number,title,side,value,kind,stage,after,copies,tags";

fn game(sheet: Sheet) -> Solo {
    Solo::new(&Options { playsheet: sheet, ..Options::default() }, 1).unwrap()
}

#[test]
fn g_31_every_deck_is_complete_or_filled_with_blanks() {
    for (sheet, decks) in [
        (Sheet::Wilderness, vec![70]),
        (Sheet::Pursuit, vec![55, 55]),
        (Sheet::Barbarossa, vec![55, 55]),
        (Sheet::Empire, vec![86, 84]),
        (Sheet::President, vec![97]),
        (Sheet::Ancients, vec![60]),
        (Sheet::Medieval, vec![65]),
        (Sheet::Napoleonics, vec![90]),
    ] {
        let game = game(sheet);
        for (deck, count) in decks.into_iter().enumerate() {
            assert_eq!(game.cards().numbers[deck].len(), count, "{sheet:?} {deck}");
        }
    }
    assert_eq!(COLUMNS.join(","), HEADER);
}

/// Section 4: every card named in a rule exists and has the properties that the rule expects.
#[test]
fn g_27_the_cards_that_rules_name_exist() {
    let named: [(Sheet, usize, &[u8]); 8] = [
        (Sheet::Pursuit, 0, &[1, 18, 21, 45]),
        (Sheet::Pursuit, 1, &[1, 3, 12, 13, 14, 15, 16, 20, 31, 32, 48, 50]),
        (Sheet::Empire, 1, &[4, 30, 52, 60, 67, 72, 79]),
        (Sheet::Empire, 0, &[3, 8, 16, 17, 33, 40, 43, 47, 48, 50, 59, 67, 68]),
        (Sheet::Wilderness, 0, &[6, 35, 36, 37, 62, 67, 69]),
        (Sheet::Barbarossa, 0, &[1, 2, 26, 50, 52]),
        (Sheet::Barbarossa, 1, &[12, 24, 25, 28, 48]),
        (Sheet::President, 0, &[14, 15, 16, 17, 27, 29, 34, 53, 57, 58, 66, 81, 91, 94]),
    ];
    for (sheet, deck, numbers) in named {
        for &number in numbers {
            assert!(game(sheet).cards().has(Card::new(deck, number)), "{sheet:?} {number}");
        }
    }
    let tagged: [(Sheet, usize, Tag, &[u8]); 28] = [
        (Sheet::Wilderness, 0, Tag::Shuffles, &[6]),
        (Sheet::Wilderness, 0, Tag::Steal, &[35]),
        (Sheet::Wilderness, 0, Tag::DiscardAny, &[36]),
        (Sheet::Wilderness, 0, Tag::DiscardListed, &[37]),
        (Sheet::Wilderness, 0, Tag::LostTo37, &[47, 48, 54, 57, 58, 59, 60, 61, 63, 64]),
        (Sheet::Wilderness, 0, Tag::Fetch, &[67, 69]),
        (Sheet::Wilderness, 0, Tag::FetchedBy67, &[47, 54, 57, 58, 59, 60, 61, 63, 64]),
        (Sheet::Wilderness, 0, Tag::FetchedBy69, &[47, 55, 56, 68]),
        (Sheet::Pursuit, 0, Tag::Cancelled, &[45]),
        (Sheet::Pursuit, 1, Tag::Reaction, &[16]),
        (Sheet::Pursuit, 0, Tag::FlipOther, &[18]),
        (Sheet::Pursuit, 1, Tag::FlipOther, &[15]),
        (Sheet::Pursuit, 0, Tag::Passes, &[21]),
        (Sheet::Pursuit, 1, Tag::OtherChooses, &[31, 32, 48, 50]),
        (Sheet::Barbarossa, 1, Tag::NoEvent, &[25]),
        (Sheet::Barbarossa, 0, Tag::NoEvent, &[50]),
        (Sheet::Barbarossa, 1, Tag::RandomDiscard, &[44, 48]),
        (Sheet::Barbarossa, 1, Tag::AxisLess, &[12, 28]),
        (Sheet::Empire, 0, Tag::Swap, &[33, 67, 68]),
        (Sheet::Empire, 1, Tag::JapanLoses, &[60, 67, 72]),
        (Sheet::Empire, 0, Tag::Burma, &[3, 8, 16, 40, 48, 50]),
        (Sheet::President, 0, Tag::Gathering, &[14, 15, 16, 17]),
        (Sheet::President, 0, Tag::Retrieve, &[27, 58, 66]),
        (Sheet::President, 0, Tag::RetrieveListed, &[29]),
        (Sheet::President, 0, Tag::RetrievedBy29, &[42]),
        (Sheet::President, 0, Tag::Reveals, &[38]),
        (Sheet::Wilderness, 0, Tag::Battle, &[1, 2, 3, 4]),
        (Sheet::President, 0, Tag::Redraw, &[53, 57, 94]),
    ];
    for (sheet, deck, tag, numbers) in tagged {
        let found: Vec<u8> = game(sheet).cards().that(deck, |brief| brief.is(tag)).iter().collect();
        assert_eq!(found, numbers, "{sheet:?} {tag:?}");
    }
}

/// A custom deck for Wilderness War with enough cards, and one additional line.
fn own(line: &str) -> Vec<String> {
    let mut lines = vec!["# my deck".to_owned(), HEADER.to_owned()];
    lines.extend((1..=30).map(|n| format!("{n},Card {n},,2,event,,discard,1,")));
    lines.push(line.to_owned());
    lines
}

fn fault(line: &str) -> (usize, usize, &'static str) {
    let fault = Cards::read(Sheet::Wilderness, &own(line).join("\n")).unwrap_err();
    (fault.line, fault.column, fault.what)
}

#[test]
fn g_31_a_deck_of_ones_own_is_read() {
    let line = r#"31,"A ""new"" card, with a comma",british,3,response,1755,remove,1,fetch;note=my own"#;
    let options = Options { deck: own(line), ..Options::default() };
    let game = Solo::new(&options, 1).unwrap();
    let card = Card::new(0, 31);
    assert_eq!(game.cards().title(card), "A \"new\" card, with a comma");
    let brief = game.cards().brief(card);
    assert_eq!((brief.value, brief.kind, brief.after), (Some(3), Kind::Response, After::Remove));
    assert!(brief.is(Tag::Fetch));
}

#[test]
fn g_31_every_fault_names_line_and_column() {
    assert_eq!(fault("31,Card,dutch,2,event,,discard,1,"), (33, 9, "side"));
    assert_eq!(fault("7,Card,,2,event,,discard,1,"), (33, 1, "twice"));
    assert_eq!(fault("0,Card,,2,event,,discard,1,"), (33, 1, "number"));
    assert_eq!(fault("128,Card,,2,event,,discard,1,"), (33, 1, "number"));
    assert_eq!(fault("31,,,2,event,,discard,1,"), (33, 4, "title"));
    assert_eq!(fault("31,Card,,12,event,,discard,1,"), (33, 10, "value"));
    assert_eq!(fault("31,Card,,many,event,,discard,1,"), (33, 10, "value"));
    assert_eq!(fault("31,Card,,2,spell,,discard,1,"), (33, 12, "kind"));
    assert_eq!(fault("31,Card,,2,blank,,discard,1,"), (33, 12, "kind"));
    assert_eq!(fault("31,Card,,2,event,soon,discard,1,"), (33, 18, "stage"));
    assert_eq!(fault("31,Card,,2,event,,burn,1,"), (33, 19, "after"));
    assert_eq!(fault("31,Card,,2,event,,discard,0,"), (33, 27, "copies"));
    assert_eq!(fault("31,Card,,2,event"), (33, 12, "columns"));
    assert_eq!(fault("31,Card,,2,event,,discard,1,,,,"), (33, 30, "columns"));
    assert_eq!(fault("31,\"Card,,2,event,,discard,1,"), (33, 4, "quote"));
    assert_eq!(fault("31,\"Card\"x,,2,event,,discard,1,"), (33, 10, "quote"));
    assert_eq!(fault("31,C\u{7}d,,2,event,,discard,1,"), (33, 4, "title"));
}

#[test]
fn g_31_headers_sizes_and_noise_are_refused() {
    let read = |csv: &str| Cards::read(Sheet::Wilderness, csv).unwrap_err();
    assert_eq!(read("").what, "header");
    let fault = read("number,title,side,value,kind,stage,after,tags\n");
    assert_eq!((fault.line, fault.column, fault.what), (1, 42, "header"));
    let fault = read("number,title,side,value,kind,stage,after,copies\n");
    assert_eq!((fault.what, fault.value.as_str()), ("missing", "tags"));
    assert_eq!(read(&format!("{HEADER}\n1,Card,,2,event,,discard,1,\n")).what, "few");
    assert_eq!(read(&"x".repeat(10 * 1024 * 1024)).what, "long");
    let mut noise = kernel::FastRng::new(3);
    for _ in 0..300 {
        let csv: String = (0..200).map(|_| char::from(noise.below(96) as u8 + 31)).collect();
        assert!(Cards::read(Sheet::Wilderness, &csv).is_err());
        let csv = format!("{HEADER}\n{csv}");
        assert!(Cards::read(Sheet::Wilderness, &csv).is_err());
    }
    let both = format!("{HEADER}\n1,Card,both,2,event,total,discard,1,\n");
    assert_eq!(Cards::read(Sheet::Barbarossa, &both).unwrap_err().what, "deck");
}

#[test]
fn g_31_a_bad_deck_refuses_the_table_with_the_place() {
    let options = Options { deck: own("31,Card,dutch,2,event,,discard,1,"), ..Options::default() };
    let refusal = Solo::new(&options, 1).unwrap_err();
    assert_eq!(refusal.rule, "G-31");
    assert_eq!(refusal.text.key, "solo-deck-side");
    assert!(refusal.text.to_string().contains("line=33 column=9"), "{}", refusal.text);
}

#[test]
fn copies_are_for_decks_without_numbers() {
    assert_eq!(fault("31,Card,,2,event,,discard,2,"), (33, 27, "copies"));
    let game = game(Sheet::Napoleonics);
    assert_eq!(game.cards().title(Card::new(0, 1)), game.cards().title(Card::new(0, 2)), "two Scouts Left");
}

/// The error in a single row of a deck, on line 2; None if the row is good.
fn row_fault(sheet: Sheet, row: &str) -> Option<(usize, usize, &'static str, String)> {
    let fault = Cards::read(sheet, &format!("{HEADER}\n{row}")).unwrap_err();
    // One row is too few for a deck, so "few" means that the row itself is good.
    (fault.what != "few").then_some((fault.line, fault.column, fault.what, fault.value))
}

#[test]
fn g_31_an_unknown_tag_is_an_error_at_its_place() {
    let fault = |sheet, row| row_fault(sheet, row).unwrap_or_else(|| panic!("{row}"));
    let found = fault(Sheet::Wilderness, "1,Card,,2,event,,discard,1,fetch;fech");
    assert_eq!(found, (2, 34, "tag", "fech".into()), "the tag itself, not the field");
    let found = fault(Sheet::Wilderness, "1,Card,,2,event,,discard,1,\"fetch; fech\"");
    assert_eq!(found, (2, 36, "tag", "fech".into()), "after a quotation mark and a space");
    // A tag of another game is not accepted.
    assert_eq!(fault(Sheet::Wilderness, "1,Card,,2,event,,discard,1,mandatory").2, "tag");
    assert_eq!(fault(Sheet::Napoleonics, "1,Card,,2,section,,discard,1,left;token").2, "tag");
    assert_eq!(fault(Sheet::President, "1,Card,,2,event,,discard,1,state=Texas").2, "tag");
    for (sheet, tags) in [
        (Sheet::Wilderness, "fetch;lost_to_37;"),
        (Sheet::Wilderness, "note=read again"),
        (Sheet::President, "issue=defense;state=TX;rest=2;gmt"),
        (Sheet::Medieval, "left;scout;token;orders=2L+2R;copies_unsure"),
    ] {
        let kind = if sheet == Sheet::Medieval { "section" } else { "event" };
        assert_eq!(row_fault(sheet, &format!("1,Card,,2,{kind},,discard,1,{tags}")), None, "{tags}");
    }
}

#[test]
fn g_31_a_missing_value_is_an_error_at_its_place() {
    for (sheet, row) in [
        (Sheet::Wilderness, "1,Card,,,event,,discard,1,"),
        (Sheet::President, "1,Card,,,event,,discard,1,"),
        (Sheet::Napoleonics, "1,Card,,,section,,discard,1,left"),
    ] {
        let (line, column, what, _) = row_fault(sheet, row).unwrap_or_else(|| panic!("{row}"));
        assert_eq!((line, column, what), (2, 9, "no-value"), "{row}");
    }
    for row in [
        "1,Card,,,section,,discard,1,left;orders=command",
        "1,Card,,,tactic,,discard,1,",
        "1,?,,,blank,,discard,1,",
    ] {
        assert_eq!(row_fault(Sheet::Napoleonics, row), None, "{row}");
    }
    assert_eq!(row_fault(Sheet::Napoleonics, "1,Card,,all!,section,,discard,1,").unwrap().2, "value");
}

#[test]
fn g_31_a_kind_or_stage_of_another_playsheet_is_an_error_at_its_place() {
    let kinds = [
        (Sheet::Wilderness, "military"),
        (Sheet::Wilderness, "combat"),
        (Sheet::President, "response"),
        (Sheet::Medieval, "event"),
        (Sheet::Barbarossa, "neutral_entry"),
    ];
    for (sheet, kind) in kinds {
        let side = if sheet == Sheet::Barbarossa { "axis" } else { "" };
        let row = format!("1,Card,{side},2,{kind},blitzkrieg,discard,1,");
        let (line, column, what, value) = row_fault(sheet, &row).unwrap();
        assert_eq!((line, column, what, value.as_str()), (2, 11 + side.len(), "kind", kind), "{row}");
    }
    let stages = [
        (Sheet::Wilderness, "", "limited", "stage"),
        (Sheet::President, "", "1755", "stage"),
        (Sheet::Pursuit, "allied", "blitzkrieg", "stage"),
        (Sheet::Pursuit, "allied", "", "no-stage"),
        (Sheet::Barbarossa, "axis", "limited", "stage"),
    ];
    for (sheet, side, stage, wanted) in stages {
        let row = format!("1,Card,{side},2,event,{stage},discard,1,");
        let (line, column, what, _) = row_fault(sheet, &row).unwrap();
        assert_eq!((line, column, what), (2, 17 + side.len(), wanted), "{row}");
    }
}

/// PG-2, BB-2: a custom deck must contain the cards that the set-up needs.
#[test]
fn g_31_a_deck_without_the_cards_of_the_set_up_is_refused() {
    let deck = |sides: [&str; 2], stage: &str| {
        let rows = sides.iter().flat_map(|side| {
            (1..=55).map(move |n| format!("{n},Card {n},{side},2,event,{stage},discard,1,"))
        });
        let header = "number,title,side,value,kind,stage,after,copies,tags".to_owned();
        std::iter::once(header).chain(rows).collect::<Vec<_>>().join("\n")
    };
    for (sheet, sides, stage, words) in [
        ("pursuit", ["allied", "central"], "mobilization", "solo-deck-lacks-four"),
        ("barbarossa", ["axis", "allied"], "blitzkrieg", "solo-deck-lacks-opening"),
    ] {
        let options = serde_json::json!({ "playsheet": sheet, "deck": [deck(sides, stage)] });
        let options: Options = serde_json::from_value(options).unwrap();
        let refused = Solo::new(&options, 1).unwrap_err();
        assert_eq!(refused.text.key, words, "{sheet}");
    }
}

/// G-31: invisible characters and characters that reverse the text direction are not allowed in titles.
#[test]
fn g_31_titles_mislead_nobody() {
    for sign in ['\u{202e}', '\u{2066}', '\u{2028}', '\u{200b}', '\u{3164}', '\u{e0041}'] {
        let rows = (1..=60)
            .map(|n| format!("{n},Card{sign} {n},,3,event,,discard,1,"))
            .collect::<Vec<_>>()
            .join("\n");
        let deck = format!("number,title,side,value,kind,stage,after,copies,tags\n{rows}");
        let options = serde_json::json!({ "playsheet": "wilderness", "deck": [deck] });
        let options: Options = serde_json::from_value(options).unwrap();
        assert_eq!(Solo::new(&options, 1).unwrap_err().text.key, "solo-deck-title", "{sign:?}");
    }
}

#[test]
fn g_31_a_state_that_does_not_exist_is_an_error_at_its_place() {
    let found = row_fault(Sheet::President, "1,Card,,2,event,,discard,1,issue=defense;state=ZZ").unwrap();
    assert_eq!(found, (2, 42, "tag", "state=ZZ".into()));
    assert_eq!(row_fault(Sheet::President, "1,Card,,2,event,,discard,1,issue=defense;state=HI"), None);
}

#[test]
fn mp_7_a_card_without_issue_is_an_error_at_its_place() {
    let (line, column, what, _) = row_fault(Sheet::President, "1,Card,,2,event,,discard,1,rest=2").unwrap();
    assert_eq!((line, column, what), (2, 28, "no-issue"));
    let (line, column, what, _) = row_fault(Sheet::President, "1,Card,,2,event,,discard,1,").unwrap();
    assert_eq!((line, column, what), (2, 28, "no-issue"));
    for tags in ["issue=economy", "issue_unsure", "gathering_momentum"] {
        let row = format!("1,Card,,2,event,,discard,1,{tags}");
        assert_eq!(row_fault(Sheet::President, &row), None, "{tags}");
    }
}

#[test]
fn g_31_orders_that_are_no_formula_are_an_error_at_their_place() {
    for orders in ["9x", "x", "2L+", "l2", "comand"] {
        let row = format!("1,Card,,,section,,discard,1,left;orders={orders}");
        let found = row_fault(Sheet::Medieval, &row).unwrap_or_else(|| panic!("{orders}"));
        assert_eq!(found, (2, 34, "tag", format!("orders={orders}")));
        let found = row_fault(Sheet::Medieval, &format!("1,Card,,{orders},section,,discard,1,left"));
        assert_eq!(found.unwrap().2, "value", "{orders}");
    }
    for orders in ["command", "leaders", "2L+2R", "1l+1c+1r", "leader+unit+3"] {
        let row = format!("1,Card,,,section,,discard,1,left;orders={orders}");
        assert_eq!(row_fault(Sheet::Medieval, &row), None, "{orders}");
    }
}
