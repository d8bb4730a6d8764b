//! Recorded games between bots, one for each way a game can end. Each was found once; the tests that call this replay and prove it in every
//! run.

use std::path::Path;

use kernel::chance::{Given, Seed};
use kernel::record::Record;
use kernel::{FastRng, Insight, Player, Table, Turn, Verdict};

use crate::{Level, choose_unwatched};

/// How many games are tried to find one that ends as wanted.
const TRIES: u64 = 100_000;

/// A game between bots, completely determined by the number.
///
/// # Panics
/// If the options are refused or the game has a bug.
pub fn between<G: Insight>(options: &G::Options, levels: &[Level], number: u64) -> (Table<G>, Verdict) {
    let game = G::new(options, levels.len() as u8).unwrap_or_else(|refusal| panic!("{refusal}"));
    let players = levels.iter().map(|level| Player::Bot(level.to_string())).collect();
    let mut table = Table::open(game, players, Some(Seed::from_number(number)), Given::default()).unwrap();
    let mut rng = FastRng::new(number);
    loop {
        match table.turn() {
            Turn::Over(verdict) => return (table, verdict),
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let level = levels[seat.index()];
                let act = choose_unwatched(level, table.game(), table.state(), seat, &mut rng).unwrap();
                table.act(seat, act).unwrap();
            }
        }
    }
}

/// Checks that the game stored under this name in `tests/recorded` of a crate replays and ends as wanted. With RESOLUTE_RECORD=1 it is
/// searched for and written anew.
///
/// # Panics
/// If that is not the case.
pub fn ends<G: Insight>(
    crate_folder: &str,
    name: &str,
    options: &G::Options,
    levels: &[Level],
    wanted: impl Fn(&Verdict) -> bool,
) -> Table<G> {
    let path = Path::new(crate_folder).join(format!("tests/recorded/{name}.json"));
    if std::env::var_os("RESOLUTE_RECORD").is_some() {
        let mut played = (0..TRIES).map(|number| between::<G>(options, levels, number));
        let (table, _) = played.find(|(_, verdict)| wanted(verdict)).expect("one of them ends like this");
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, table.record(true).write()).unwrap();
    }
    let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let table = record.replay::<G>().unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    let Turn::Over(verdict) = table.turn() else { panic!("{name} is not over") };
    assert!(wanted(&verdict), "{name}: {verdict:?}");
    table
}
