//! Whole sessions with the Presidential Game: what is typed, what is printed, and what is saved.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalogue::{Hosted, NewTable, Title};
use kernel::chance::Seed;
use kernel::record::Record;
use kernel::{Player, Seat};
use scene::Lang;
use serde_json::{Map, Value};
use tempfile::TempDir;
use terminal::{Ending, Session, play_in_width};

const CURTAIN: &str = "\u{1b}[2J";

fn title() -> &'static dyn Title {
    catalogue::title("presidential").unwrap()
}

fn seats(seats: &[&str]) -> Vec<Player> {
    seats
        .iter()
        .map(|&seat| match seat {
            "greedy" | "random" => Player::Bot(seat.into()),
            name => Player::Person(name.into()),
        })
        .collect()
}

fn new(players: &[&str], weeks: u8, seed: Option<u64>) -> NewTable {
    NewTable {
        options: Map::from_iter([("weeks".to_owned(), Value::from(weeks))]),
        players: seats(players),
        seed: seed.map(Seed::from_number),
        ..NewTable::default()
    }
}

fn open(players: &[&str], weeks: u8) -> Box<dyn Hosted> {
    title().open(new(players, weeks, Some(1))).unwrap()
}

/// A folder for the file of one game.
struct Kept {
    folder: TempDir,
}

impl Kept {
    fn new() -> Kept {
        Kept { folder: tempfile::tempdir().unwrap() }
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("game.json")
    }

    fn record(&self) -> Record {
        Record::read(&std::fs::read_to_string(self.file()).unwrap()).unwrap()
    }

    fn acts(&self) -> Vec<String> {
        self.record().acts.into_iter().map(|act| act.act).collect()
    }

    fn resumed(&self) -> Box<dyn Hosted> {
        title().resume(&self.record(), Seed::from_number(99)).unwrap()
    }
}

fn session(table: Box<dyn Hosted>, save: &Path) -> Session {
    Session {
        table,
        lang: Lang::En,
        save: save.into(),
        salt: 1,
        own_chance: false,
        colour: false,
        interactive: false,
        fullscreen: false,
    }
}

fn run(session: Session, lines: &[&str]) -> (Ending, String) {
    let input = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let mut out = Vec::new();
    let ending = play_in_width(session, 80, input.as_bytes(), &mut out).unwrap();
    (ending, String::from_utf8(out).unwrap())
}

fn piped(players: &[&str], weeks: u8, lines: &[&str]) -> (Kept, Ending, String) {
    let kept = Kept::new();
    let (ending, out) = run(session(open(players, weeks), &kept.file()), lines);
    (kept, ending, out)
}

/// Seat 1 begins with this seed, so a person there is asked at once.
const BOT_AND_ADA: [&str; 2] = ["greedy", "Ada"];

#[test]
fn bots_play_to_the_end_without_a_prompt() {
    let (kept, ending, out) = piped(&["greedy", "random"], 3, &[]);
    assert_eq!(ending, Ending::Over);
    for week in ["── Week 1 of 3", "── Week 2 of 3", "── Week 3 of 3", "── Election night"] {
        assert_eq!(out.matches(week).count(), 1, "a score for each week: {week}");
    }
    assert!(out.contains("Winner: ") && out.contains("270"), "{out}");
    assert!(!out.contains('\u{1b}') && !out.lines().any(|line| line.starts_with("Democrats>")));
    assert!(out.lines().all(|line| line.chars().count() <= 80), "80 columns suffice");
    assert!(kept.resumed().len() > 20);
}

#[test]
fn a_person_plays_a_whole_game() {
    let week = ["campaign", "oh", "penn", "virginia", "", "1", "1"];
    let mut lines: Vec<&str> = week.repeat(2);
    lines.push("count");
    let (kept, ending, out) = piped(&BOT_AND_ADA, 2, &lines);
    assert_eq!(ending, Ending::Over, "{out}");
    assert!(out.contains("The Republicans announce Ohio. [TPG-11]"), "{out}");
    assert!(out.contains("electoral votes") && out.contains("Winner: "), "{out}");
    assert!(kept.acts().starts_with(&["campaign".into(), "announce OH".into(), "announce PA".into()]));
}

#[test]
fn first_choices_end_every_game() {
    let lines = vec!["1"; 2000];
    let (_, ending, _) = piped(&["Ada", "Bob"], 4, &lines);
    assert_eq!(ending, Ending::Over);
}

#[test]
fn the_end_of_the_input_loses_nothing() {
    let (kept, ending, out) = piped(&BOT_AND_ADA, 3, &["campaign", "oh", "pa"]);
    assert_eq!(ending, Ending::Quit);
    assert!(out.contains(&format!("resolute play --resume {}", kept.file().display())), "{out}");
    let mut same = open(&BOT_AND_ADA, 3);
    for act in ["campaign", "announce OH", "announce PA"] {
        same.act(Seat(1), act).unwrap();
    }
    assert_eq!(kept.resumed().hash(), same.hash());
}

#[test]
fn a_resumed_game_rolls_as_it_would_have() {
    let script = ["campaign", "oh", "pa", "va", "", "1", "quit"];
    let (whole, _, _) = piped(&BOT_AND_ADA, 3, &script);
    let (parted, _, _) = piped(&BOT_AND_ADA, 3, &["campaign", "oh", "quit"]);
    let (ending, out) = run(session(parted.resumed(), &parted.file()), &script[2..]);
    assert_eq!(ending, Ending::Quit);
    assert!(out.contains("The game goes on after 2 acts"), "{out}");
    assert_eq!(parted.record(), whole.record());
    assert_eq!(parted.resumed().hash(), whole.resumed().hash());
}

#[test]
fn nothing_is_acknowledged_before_it_is_kept() {
    /// Checks the file whenever something is printed.
    struct Watch {
        file: PathBuf,
        text: String,
    }
    impl Write for Watch {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let written = std::str::from_utf8(bytes).unwrap_or_default();
            if written.contains("announce Ohio") {
                let kept = std::fs::read_to_string(&self.file).unwrap();
                assert!(kept.contains("announce OH"), "told before it was kept");
            }
            self.text.push_str(written);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let kept = Kept::new();
    let mut watch = Watch { file: kept.file(), text: String::new() };
    let table = session(open(&BOT_AND_ADA, 3), &kept.file());
    play_in_width(table, 80, &b"campaign\noh\n"[..], &mut watch).unwrap();
    assert!(watch.text.contains("announce Ohio"));
}

#[test]
fn undo_takes_back_the_last_act_of_the_person() {
    let (kept, _, out) = piped(&BOT_AND_ADA, 3, &["undo", "campaign", "oh", "undo", "pa"]);
    assert!(out.contains("There is nothing to take back."), "{out}");
    assert!(out.contains("stands after act 1 again"), "{out}");
    assert_eq!(kept.acts(), ["campaign", "announce PA"]);
}

#[test]
fn undo_reaches_behind_what_bots_did_since() {
    // After one die is placed, the remaining two are equal, so they are placed without a question.
    let (kept, _, out) = piped(&BOT_AND_ADA, 3, &["campaign", "oh", "pa", "va", "", "1", "undo"]);
    let acts = kept.acts();
    assert_eq!(acts.len(), 5, "{acts:?}\n{out}");
    assert_eq!(acts[4], "roll", "{acts:?}");
    assert!(kept.record().acts.iter().all(|act| act.seat == Seat(1)));
}

#[test]
fn back_looks_and_asks_before_it_goes() {
    let script = ["campaign", "oh", "pa", "back 1", "n", "back 9", "back x", "back 1", "perhaps", "y"];
    let (kept, _, out) = piped(&BOT_AND_ADA, 3, &script);
    assert_eq!(kept.acts(), ["campaign"]);
    assert!(out.contains("After act 1: Week 1 of 3"), "{out}");
    assert!(out.contains("Go back to act 1 and take back 2 acts? (y/n)"), "{out}");
    assert!(out.contains("Nothing was taken back.") && out.contains("Please answer y or n."), "{out}");
    assert_eq!(out.matches("takes the number of an act, 0 to 2").count(), 2, "{out}");
}

#[test]
fn two_people_agree_before_a_roll_is_taken_back() {
    let rolled = ["campaign", "oh", "pa", "va", ""];
    let (kept, _, out) = piped(&["Bob", "Ada"], 3, &[&rolled[..], &["undo", "n"]].concat());
    assert!(out.contains("Democrats (Bob): Republicans (Ada) would like to go back to act 4."), "{out}");
    assert!(out.contains("Not everybody agrees."), "{out}");
    assert_eq!(kept.acts().len(), 5);
    let (kept, _, _) = piped(&["Bob", "Ada"], 3, &[&rolled[..], &["undo", "y"]].concat());
    assert_eq!(kept.acts().len(), 4);
    let (kept, _, _) = piped(&["Bob", "Ada"], 3, &[&rolled[..], &["1", "undo"]].concat());
    assert_eq!(kept.acts().len(), 5, "allotting is taken back freely");
    let (kept, _, _) = piped(&["Bob", "Ada"], 3, &[&rolled[..], &["back 0", "y", "y"]].concat());
    assert!(kept.acts().is_empty());
}

#[test]
fn what_is_not_possible_is_explained() {
    let script =
        ["roll", "campaign", "oh", "announce OH", "ann oh", "ohio", "OH", "roll", "xyzzy", "99", "/nope"];
    let (kept, _, out) = piped(&BOT_AND_ADA, 3, &script);
    assert_eq!(kept.acts(), ["campaign", "announce OH"]);
    assert_eq!(out.matches("TPG-11: Ohio is announced already.").count(), 4, "{out}");
    assert!(out.contains("TPG-11: Three states are announced before the roll; so far 1."), "{out}");
    assert!(out.contains("“xyzzy” is not possible here.") && out.contains("1 to 50"), "{out}");
    assert!(out.contains("There is no command “nope”"), "{out}");
}

#[test]
fn words_that_fit_several_choices_list_them() {
    let (kept, _, out) = piped(&BOT_AND_ADA, 3, &["campaign", "new", "carolina"]);
    assert_eq!(kept.acts(), ["campaign"]);
    for name in ["New York (announce NY)", "New Mexico (announce NM)", "South Carolina (announce SC)"] {
        assert!(out.contains(name), "{name}: {out}");
    }
}

#[test]
fn help_lists_choices_and_commands_at_any_prompt() {
    let (_, _, out) = piped(&BOT_AND_ADA, 3, &["?", "campaign", "help"]);
    assert!(out.contains("Wyoming") && out.contains("51 WY"), "{out}");
    for command in
        ["undo", "history [N]", "back N", "hint", "rules [ID or word]", "save [FILE]", "lang en|de", "quit"]
    {
        assert_eq!(out.matches(&format!("\n  {command}")).count(), 2, "{command}: {out}");
    }
}

#[test]
fn every_command_answers() {
    let script = [
        "map",
        "map list",
        "score",
        "cards",
        "hand",
        "table",
        "hint",
        "rules",
        "rules TPG-11",
        "rules 14",
        "rules chips",
        "rules zzz",
        "history",
        "history 1",
        "history x",
        "lang",
        "lang xx",
        ":hist",
        "",
    ];
    let (kept, _, out) = piped(&BOT_AND_ADA, 3, &script);
    assert!(kept.acts().is_empty());
    for said in [
        "CA  55",
        "California",
        "Score card",
        "Politics Cards: 80 cards",
        "These look best",
        "TPG-11  Campaigning: three states (rulebook)",
        "TPG-14  Fundraising: roll, draw, allot",
        "No rule has “zzz” in it.",
        "“history” takes a number of lines.",
        "Languages are en and de",
        "The Republicans go first.",
    ] {
        assert!(out.contains(said), "{said}: {out}");
    }
    assert!(!out.contains("[terminal-") && !out.contains("[tpg-"), "every text is there: {out}");
}

#[test]
fn the_table_speaks_german() {
    let kept = Kept::new();
    let table = Session { lang: Lang::De, ..session(open(&BOT_AND_ADA, 2), &kept.file()) };
    let script =
        ["wahl", "ohio", "?", "regeln", "tipp", "stand", "kalif", "rückgängig", "zurück 1", "j", "ende"];
    let (ending, out) = run(table, &script);
    assert_eq!(ending, Ending::Quit);
    assert_eq!(kept.acts(), ["campaign"]);
    for said in
        ["Woche 1 von 2", "Republikaner (Ada)", "Kalifornien", "Zurückgenommen", "Das Spiel ist gesichert in"]
    {
        assert!(out.contains(said), "{said}: {out}");
    }
    assert!(!out.contains("[terminal-") && !out.contains("[tpg-"), "every text is there: {out}");
}

#[test]
fn the_language_changes_in_the_middle() {
    let (_, _, out) = piped(&BOT_AND_ADA, 2, &["lang de", "sprache en"]);
    assert!(out.contains("Republikaner> sprache en") && out.contains("Republicans> lang de"), "{out}");
}

#[test]
fn a_seven_on_a_die_is_refused() {
    let kept = Kept::new();
    let opening = "7\n?\n2\n5\n";
    let mut said = Vec::new();
    let table =
        terminal::open(title(), new(&BOT_AND_ADA, 2, None), Lang::En, false, opening.as_bytes(), &mut said);
    let table = table.unwrap().unwrap().unwrap();
    let said = String::from_utf8(said).unwrap();
    assert!(said.contains("“7” is not possible here."), "{said}");

    let own = Session { own_chance: true, ..session(table, &kept.file()) };
    let script = [
        "campaign", "oh", "pa", "va", "", "?", "cancel", "", "six", "6 7 3", "6 5", "score", "3", "6 oh",
        "5 pa",
    ];
    let (ending, out) = run(own, &script);
    assert_eq!(ending, Ending::Quit);
    assert!(
        out.contains("“7” is not possible here.") && out.contains("“six” is not possible here."),
        "{out}"
    );
    assert!(out.contains("The Republicans roll 6, 5, 3."), "{out}");
    assert_eq!(kept.acts()[4..7], ["roll", "allot 6 OH", "allot 5 PA"]);
    let falls: Vec<String> = kept.record().acts[4].chance.iter().map(ToString::to_string).collect();
    assert_eq!(falls, ["d6 6 own", "d6 5 own", "d6 3 own"]);
    assert!(kept.record().seals.is_empty(), "no seed deals at this table");
}

#[test]
fn own_dice_and_cards_serve_bots_too() {
    let kept = Kept::new();
    let input = "2\n5\n";
    let table = terminal::open(
        title(),
        new(&["Ada", "greedy"], 1, None),
        Lang::En,
        false,
        input.as_bytes(),
        io::sink(),
    );
    let own = Session { own_chance: true, ..session(table.unwrap().unwrap().unwrap(), &kept.file()) };
    let (_, out) = run(own, &["cancel", "3 3 3", "3 3", "999", "17"]);
    assert!(out.contains("This roll is a bot’s"), "{out}");
    assert!(out.contains("The Republicans roll 3, 3"), "{out}");
    assert!(out.contains("“999” is not possible here."), "{out}");
    let falls: Vec<String> = kept.record().acts[1].chance.iter().map(ToString::to_string).collect();
    assert_eq!(falls, ["d6 3 own", "d6 3 own", "politics 17 own"], "a wrong card does not cost the dice");
    assert!(out.contains("These are more results than are asked for."), "{out}");
}

#[test]
fn giving_up_before_the_table_is_open() {
    for input in ["", "quit\n", "cancel\n"] {
        let opened = terminal::open(
            title(),
            new(&BOT_AND_ADA, 2, None),
            Lang::En,
            false,
            input.as_bytes(),
            io::sink(),
        );
        assert!(opened.unwrap().is_none());
    }
}

#[test]
fn a_curtain_hides_the_hand_of_the_other() {
    let kept = Kept::new();
    let table = Session { interactive: true, ..session(open(&["Bob", "Ada"], 3), &kept.file()) };
    let mut script = vec!["fundraise TX", "", "keep"];
    script.extend(["tx"; 6]);
    script.extend(["", "cards", "score"]);
    let (_, out) = run(table, &script);
    let drawn = out.lines().find_map(|line| line.split_once("You draw ")).expect("a card was drawn").1;
    let card = drawn.split(" (no.").next().unwrap();
    let behind = out.split(CURTAIN).nth(1).expect("a curtain between Ada and Bob");
    assert!(behind.starts_with("\u{1b}[3J\u{1b}[HDemocrats (Bob): press Enter"), "{behind}");
    assert!(!behind.contains(card), "Bob sees {card}: {behind}");
    assert!(behind.contains("The Republicans keep the card."), "Bob reads what Ada did: {behind}");
}

#[test]
fn there_is_no_curtain_where_nothing_is_hidden_or_nobody_looks() {
    // In the first turn two dice are equal, so one placement is enough.
    let week = ["campaign", "oh", "pa", "va", "", "1", "campaign", "oh", "pa", "va", "", "1", "1"];
    let (_, _, out) = piped(&["Bob", "Ada"], 3, &week);
    assert!(!out.contains('\u{1b}'), "piped");
    let kept = Kept::new();
    let table = Session { interactive: true, ..session(open(&["Bob", "Ada"], 3), &kept.file()) };
    let (_, out) = run(table, &week);
    assert!(!out.contains(CURTAIN), "no cards, no curtain: {out}");
    assert_eq!(kept.acts().len(), 13);
}

#[test]
fn a_failing_write_is_told_and_the_game_goes_on() {
    let kept = Kept::new();
    std::fs::create_dir(kept.file()).unwrap();
    let other = kept.folder.path().join("other.json");
    let save = format!("save {}", other.display());
    let (ending, out) =
        run(session(open(&BOT_AND_ADA, 2), &kept.file()), &["campaign", "oh", &save, &save, "n", "quit"]);
    assert_eq!(ending, Ending::Quit);
    assert!(out.matches("could NOT be saved").count() >= 2, "at the start and at the end: {out}");
    assert!(out.contains("exists. Replace it? (y/n)"), "{out}");
    let record = Record::read(&std::fs::read_to_string(other).unwrap()).unwrap();
    assert_eq!(record.acts.len(), 2);
}

#[test]
fn a_reader_who_goes_away_ends_the_session_quietly() {
    struct Closed(usize);
    impl Write for Closed {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 = self.0.saturating_sub(bytes.len());
            if self.0 == 0 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(bytes.len()) }
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let kept = Kept::new();
    let table = session(open(&["greedy", "random"], 3), &kept.file());
    let ending = play_in_width(table, 80, io::empty(), Closed(2000)).unwrap();
    assert_eq!(ending, Ending::Quit);
    assert!(!kept.resumed().is_empty());
}

#[test]
fn narrow_and_wide_screens_are_filled_and_not_exceeded() {
    for width in [40, 60, 80, 132] {
        let kept = Kept::new();
        let mut out = Vec::new();
        let input = b"map list\nscore\ncampaign\n?\noh\npa\nva\n\nrules 2\ntable\nquit\n";
        play_in_width(session(open(&BOT_AND_ADA, 2), &kept.file()), width, &input[..], &mut out).unwrap();
        for line in String::from_utf8(out).unwrap().lines() {
            // Paths and commitments are not wrapped, so that they can be copied.
            let hex = line.trim().chars().all(|c| c.is_ascii_hexdigit());
            assert!(hex || line.contains("game.json") || line.chars().count() <= width, "{width}: {line}");
        }
    }
}

#[test]
fn a_class_of_states_is_looked_up_in_the_rules_and_beside_the_map() {
    let (_, _, out) = piped(&BOT_AND_ADA, 3, &["rules south", "map list", "rules"]);
    let south = "South: Alabama, Arkansas, District of Columbia, Delaware, Florida, Georgia,";
    assert_eq!(out.matches(south).count(), 3, "{out}");
    assert!(out.contains("Named groups of states"), "{out}");
}

#[test]
fn tpg_20_all_cards_are_listed_with_those_that_people_wrote() {
    let own = serde_json::json!([{ "text": "Ferries for everybody", "effect": { "kind": "add", "votes": 3, "states": ["OH"] } }]);
    let mut new = new(&["Ann", "greedy"], 1, Some(1));
    new.options.insert("own_cards".to_owned(), own);
    let kept = Kept::new();
    let (_, out) = run(session(title().open(new).unwrap(), &kept.file()), &["cards all", "quit"]);
    assert!(out.contains("“Ferries for everybody”") && out.contains("  81  "), "{out}");
    assert!(out.contains("  80  "), "{out}");
    let (_, out) = run(session(open(&["Ann", "greedy"], 1), &kept.file()), &["cards", "quit"]);
    assert!(!out.contains("  80  "), "only what one sees: {out}");
}
