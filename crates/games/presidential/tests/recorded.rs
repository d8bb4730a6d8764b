//! A recorded game for every way it can end, and the golden text of a whole one.
//!
//! With RESOLUTE_RECORD=1 the recorded games are found and written anew.

use std::path::PathBuf;

use bots::Level;
use kernel::chance::{Given, Seed};
use kernel::record::Record;
use kernel::{Fast, Game, Player, SeatSet, Table, Turn, Verdict, Viewer};
use presidential::{Neutral, Options, Presidential, Team, Tie};
use scene::{Lang, Shown, Texts};

/// A game between bots, all of it following from the number.
fn play(options: &Options, levels: [Level; 2], number: u64) -> (Table<Presidential>, Verdict) {
    let game = Presidential::new(options, 2).unwrap();
    let players = levels.map(|level| Player::Bot(level.to_string())).into();
    let mut table = Table::open(game, players, Some(Seed::from_number(number)), Given::default()).unwrap();
    let mut rng = Fast::new(number);
    loop {
        match table.turn() {
            Turn::Over(verdict) => return (table, verdict),
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let act =
                    bots::choose(levels[seat.index()], table.game(), table.state(), seat, &mut rng).unwrap();
                table.act(seat, act).unwrap();
            }
        }
    }
}

fn ends(name: &str, options: &Options, wanted: impl Fn(&Verdict) -> bool) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/recorded/{name}.json"));
    if std::env::var_os("RESOLUTE_RECORD").is_some() {
        let found = (0..100_000).map(|number| play(options, [Level::Random; 2], number));
        let (table, _) =
            found.into_iter().find(|(_, verdict)| wanted(verdict)).expect("one of them ends like this");
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, table.record(true).write()).unwrap();
    }
    let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let table = record.replay::<Presidential>().unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    let Turn::Over(verdict) = table.turn() else { panic!("{name} is not over") };
    assert!(wanted(&verdict), "{name}: {verdict:?}");
}

fn options(tie: Tie) -> Options {
    Options { weeks: 2, tie, ..Options::default() }
}

#[test]
fn recorded_game_won_by_the_democrats() {
    ends("democrats", &options(Tie::Tie), |v| v.winners == Team::Democrats.seat().alone());
}

#[test]
fn recorded_game_won_by_the_republicans() {
    let chosen = Options { neutral: Neutral::Chosen, ..options(Tie::Tie) };
    ends("republicans", &chosen, |v| v.winners == Team::Republicans.seat().alone());
}

#[test]
fn recorded_game_tied() {
    ends("tied", &options(Tie::Tie), |v| v.winners == SeatSet::first_n(2));
}

#[test]
fn recorded_game_decided_by_the_house() {
    ends("house", &options(Tie::House), |v| v.how == "tpg-won-by-house");
}

#[test]
fn recorded_game_tied_in_the_house_too() {
    ends("house-tied", &options(Tie::House), |v| v.how == "tpg-tied");
}

#[test]
fn golden_text_of_a_whole_game() {
    let (table, _) = play(&Options { weeks: 4, ..Options::default() }, [Level::Greedy, Level::Random], 3);
    let texts = Texts::new(Presidential::text_files()).unwrap();
    for lang in Lang::ALL {
        let lines = table.told(Viewer::Spectator).map(|(after, event)| {
            let line = table.game().line(event);
            format!("{after:>4} {:<7} {}", line.rule.unwrap_or_default(), texts.say(lang, &line.text))
        });
        let text = lines.collect::<Vec<_>>().join("\n");
        insta::assert_snapshot!(format!("whole_game_{lang}"), text);
    }
}
