//! A recorded session for every way one can end, and the golden text of a whole season.
//!
//! With RESOLUTE_RECORD=1 the recorded sessions are found and written anew.

use std::path::PathBuf;

use bots::Level;
use cdg_solo::{Options, Scenario, Sheet, Solo};
use kernel::chance::{Given, Seed};
use kernel::record::Record;
use kernel::{Fast, Game, Player, Table, Turn, Verdict, Viewer};
use scene::{Lang, Shown, Texts};

/// A session of a bot, all of it following from the number.
fn play(options: &Options, level: Level, number: u64) -> (Table<Solo>, Verdict) {
    let game = Solo::new(options, 1).unwrap();
    let players = vec![Player::Bot(level.to_string())];
    let mut table = Table::open(game, players, Some(Seed::from_number(number)), Given::default()).unwrap();
    let mut rng = Fast::new(number);
    loop {
        match table.turn() {
            Turn::Over(verdict) => return (table, verdict),
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let act = bots::choose(level, table.game(), table.state(), seat, &mut rng).unwrap();
                table.act(seat, act).unwrap();
            }
        }
    }
}

fn ends(name: &str, options: &Options, wanted: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/recorded/{name}.json"));
    if std::env::var_os("RESOLUTE_RECORD").is_some() {
        let found = (0..10_000).map(|number| play(options, Level::Random, number));
        let (table, _) =
            found.into_iter().find(|(_, verdict)| verdict.how == wanted).expect("one ends like this");
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, table.record(true).write()).unwrap();
    }
    let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let table = record.replay::<Solo>().unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    let Turn::Over(verdict) = table.turn() else { panic!("{name} is not over") };
    assert_eq!(verdict.how, wanted, "{name}");
}

fn of(playsheet: Sheet) -> Options {
    Options { playsheet, ..Options::default() }
}

#[test]
fn recorded_session_won_by_the_first_side() {
    ends("first", &Options { scenario: Scenario::AnnusMirabilis, ..of(Sheet::Wilderness) }, "solo-won-first");
}

#[test]
fn recorded_session_won_by_the_second_side() {
    ends("second", &of(Sheet::Barbarossa), "solo-won-second");
}

#[test]
fn recorded_session_drawn() {
    ends("drawn", &Options { scenario: Scenario::Midway, ..of(Sheet::Empire) }, "solo-drawn");
}

#[test]
fn recorded_session_at_its_turn_limit() {
    ends("limit", &Options { turns: 3, ..of(Sheet::Napoleonics) }, "solo-limit");
}

/// Every playsheet is played to its end by a bot that always takes what looks best.
#[test]
fn greedy_ends_every_playsheet() {
    for sheet in Sheet::ALL {
        let options = Options { turns: 10, ..of(sheet) };
        let (table, _) = play(&options, Level::Greedy, 3);
        assert!(table.entries().len() > 20, "{sheet:?}");
    }
}

#[test]
fn golden_text_of_a_whole_session() {
    let (table, _) =
        play(&Options { scenario: Scenario::Decimum, turns: 5, ..of(Sheet::Medieval) }, Level::Greedy, 3);
    let texts = Texts::new(Solo::text_files()).unwrap();
    for lang in Lang::ALL {
        let lines = table.told(Viewer::Spectator).map(|(after, event)| {
            let line = table.game().line(event);
            format!("{after:>4} {:<7} {}", line.rule.unwrap_or_default(), texts.say(lang, &line.text))
        });
        let text = lines.collect::<Vec<_>>().join("\n");
        insta::assert_snapshot!(format!("whole_session_{lang}"), text);
    }
}
