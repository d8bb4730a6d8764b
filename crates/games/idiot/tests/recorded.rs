//! A recorded game for every way it can end, and the golden text of a whole one.
//!
//! With RESOLUTE_RECORD=1 the recorded games are found and written anew.

use std::path::PathBuf;

use bots::Level;
use idiot::{Idiot, Options};
use kernel::chance::{Given, Seed};
use kernel::record::Record;
use kernel::{Fast, Game, Player, Table, Turn, Verdict, Viewer};
use scene::{Lang, Shown, Texts};

/// A game between bots, all of it following from the number.
fn play(options: &Options, levels: &[Level], number: u64) -> (Table<Idiot>, Verdict) {
    let game = Idiot::new(options, levels.len() as u8).unwrap();
    let players = levels.iter().map(|level| Player::Bot(level.to_string())).collect();
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

fn ends(name: &str, (rounds, seats): (u8, usize), how: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/recorded/{name}.json"));
    if std::env::var_os("RESOLUTE_RECORD").is_some() {
        let options = Options { rounds, ..Options::default() };
        let mut found = (0..100_000).map(|number| play(&options, &vec![Level::Random; seats], number));
        let (table, _) = found.find(|(_, verdict)| verdict.how == how).expect("one of them ends like this");
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, table.record(true).write()).unwrap();
    }
    let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let table = record.replay::<Idiot>().unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    let Turn::Over(verdict) = table.turn() else { panic!("{name} is not over") };
    assert_eq!(verdict.how, how, "{name}: {verdict:?}");
    let texts = Texts::new(Idiot::text_files()).unwrap();
    let prompt = table.game().picture(table.state(), Viewer::Spectator).prompt;
    for lang in Lang::ALL {
        texts.try_say(lang, &prompt.question).unwrap();
    }
}

#[test]
fn recorded_game_won_clearly() {
    ends("won", (4, 4), "fip-won");
}

#[test]
fn recorded_game_decided_by_california() {
    ends("california", (2, 3), "fip-won-california");
}

#[test]
fn recorded_game_decided_by_texas() {
    ends("texas", (2, 5), "fip-won-texas");
}

#[test]
fn recorded_game_decided_by_florida() {
    ends("florida", (1, 4), "fip-won-florida");
}

#[test]
fn recorded_game_decided_by_new_york() {
    ends("new-york", (1, 3), "fip-won-new-york");
}

#[test]
fn recorded_game_shared() {
    ends("shared", (1, 5), "fip-shared");
}

#[test]
fn golden_text_of_a_whole_game() {
    let levels = [Level::Greedy, Level::Random, Level::Greedy];
    let (table, _) = play(&Options { rounds: 2, ..Options::default() }, &levels, 3);
    let texts = Texts::new(Idiot::text_files()).unwrap();
    for lang in Lang::ALL {
        let lines = table.told(Viewer::Spectator).map(|(after, event)| {
            let line = table.game().line(event);
            format!("{after:>4} {:<7} {}", line.rule.unwrap_or_default(), texts.say(lang, &line.text))
        });
        let text = lines.collect::<Vec<_>>().join("\n");
        insta::assert_snapshot!(format!("whole_game_{lang}"), text);
    }
}
