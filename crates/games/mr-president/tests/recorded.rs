//! A recorded game for every possible ending, and the golden text of a whole game.
//!
//! RESOLUTE_RECORD=1 searches for such games and writes the files again.

use std::path::Path;

use bots::{Level, recorded};
use kernel::chance::Seed;
use kernel::record::Record;
use kernel::{FastRng, Game, NoLog, Player, Seat, Table, Turn, Viewer};
use mr_president::{Difficulty, MrPresident, Options, Scenario, probe, program};
use scene::{Lang, Shown, Texts, laws};

const EASIER: Options =
    Options { scenario: Scenario::Sandbox, difficulty: Difficulty::Easier, newcomer: false };
const NORMAL: Options = Options { difficulty: Difficulty::Normal, ..EASIER };
const HARDER: Options = Options { difficulty: Difficulty::Harder, ..EASIER };

const fn history(scenario: Scenario) -> Options {
    Options { scenario, ..NORMAL }
}

/// The recorded game of this name ends in this way, and its ending has texts.
fn ends(name: &str, options: Options, level: Level, how: &str) {
    let folder = env!("CARGO_MANIFEST_DIR");
    let table = recorded::ends::<MrPresident>(folder, name, &options, &[level], |verdict| verdict.how == how);
    let texts = Texts::new(MrPresident::text_files()).unwrap();
    let prompt = table.game().picture(table.state(), Viewer::Spectator).prompt;
    for lang in Lang::ALL {
        texts.try_say(lang, &prompt.question).unwrap();
        texts.try_say(lang, prompt.detail.as_ref().unwrap()).unwrap();
    }
}

/// Defines one test per game: its name, its options, who plays it, and how it ends.
macro_rules! games {
    ($($test:ident: $name:literal, $options:expr, $level:ident, $how:literal;)*) => {
        $(
            #[test]
            fn $test() {
                ends($name, $options, Level::$level, $how);
            }
        )*
    };
}

games! {
    recorded_loss_1_russia_has_won: "loss-1", EASIER, Random, "loss-1";
    recorded_loss_2_china_has_fifteen_influence: "loss-2", EASIER, Random, "loss-2";
    recorded_loss_3_war_between_russia_and_nato: "loss-3", HARDER, Random, "loss-3";
    recorded_loss_4_war_between_china_and_japan: "loss-4", EASIER, Random, "loss-4";
    recorded_loss_5_nuclear_iran_at_war: "loss-5", HARDER, Random, "loss-5";
    recorded_loss_6_nuclear_north_korea_at_war: "loss-6", HARDER, Random, "loss-6";
    recorded_loss_7_a_rogue_state_of_level_four: "loss-7", HARDER, Random, "loss-7";
    recorded_loss_8_no_rogue_state_counter_left: "loss-8", HARDER, Greedy, "loss-8";
    recorded_loss_9_lingering_issues: "loss-9", HARDER, Random, "loss-9";
    recorded_loss_10_terror_with_wmd: "loss-10", HARDER, Random, "loss-10";
    recorded_loss_11_a_rogue_state_uses_wmd: "loss-11", HARDER, Random, "loss-11";
    recorded_loss_12_convicted: "loss-12", HARDER, Random, "loss-12";
    recorded_loss_13_a_bad_evaluation: "loss-13", HARDER, Random, "loss-13";
    recorded_loss_15_a_scenario_without_reelection: "loss-15", history(Scenario::Y2020), Random, "loss-15";
    recorded_loss_16_the_war_for_ukraine_escalates: "loss-16", NORMAL, Random, "loss-16";
    recorded_loss_17_a_special_war_is_lost: "loss-17", HARDER, Random, "loss-17";
    recorded_victory: "victory", EASIER, Random, "victory";
    recorded_not_nominated: "not-nominated", EASIER, Random, "not-nominated";
    recorded_defeat: "defeat", EASIER, Random, "defeat";
    recorded_reelected: "reelected", EASIER, Random, "reelected";
    recorded_second_term: "second", EASIER, Greedy, "second";
    recorded_assassinated: "assassinated", HARDER, Random, "assassinated";
    recorded_2001_won: "2001-won", history(Scenario::Y2001), Greedy, "scenario-won";
    recorded_2001_lost: "2001-lost", history(Scenario::Y2001), Greedy, "scenario-lost";
    recorded_2009_won: "2009-won", history(Scenario::Y2009), Greedy, "scenario-won";
    recorded_2009_lost: "2009-lost", history(Scenario::Y2009), Greedy, "scenario-lost";
    recorded_2017_won: "2017-won", history(Scenario::Y2017), Greedy, "scenario-won";
    recorded_2017_lost: "2017-lost", history(Scenario::Y2017), Greedy, "scenario-lost";
    recorded_2020_won: "2020-won", history(Scenario::Y2020), Greedy, "scenario-won";
    recorded_2020_lost: "2020-lost", history(Scenario::Y2020), Greedy, "scenario-lost";
}

/// The number of a member of a domain, by its word in the charts.
fn member(domain: &str, word: &str) -> i16 {
    let domain = program().domain(domain);
    let at = domain.words.iter().position(|known| *known == word).expect("a word of the charts");
    at as i16 + domain.lo
}

/// The 2017 scenario begins with two wars. Here three more are added, and every conflict except those of the peers is close to war.
fn five_wars(number: u64) -> Table<MrPresident> {
    let game = MrPresident::new(&history(Scenario::Y2017), 1).unwrap();
    let mut rng = FastRng::new(number);
    let Ok(mut state) = game.start(&mut rng, &mut NoLog);
    while program().steps[usize::from(state.step)].phase == "setup" {
        let act = kernel::pick(&game, &state, Seat(0), &mut rng).unwrap();
        let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut NoLog);
    }
    let mut fought = state.clone();
    for (kind, region) in
        [("gulf_yemen", "mideast"), ("india_pakistan", "casia"), ("israel_hamas", "mideast")]
    {
        let args = [member("warkind", kind), member("region", region), member("wartype", "combined"), 0];
        let Ok(()) = probe::call(&mut fought, "war_place", &args, &mut rng, &mut NoLog);
    }
    state.cells = fought.cells;
    let status = program().var("status");
    for track in ["track4", "track6", "track7", "track9", "track10"] {
        let at = member("track", track) - program().domain("track").lo;
        state.cells[usize::from(status.base) + at as usize] = status.max - 1;
    }
    Table::open_at(game, vec![Player::Bot(Level::Random.to_string())], Seed::from_number(number), state)
}

/// Whole games hardly ever reach a sixth war, so this one begins with five.
#[test]
fn recorded_loss_14_a_sixth_war() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded/loss-14.json");
    let how = |table: &Table<MrPresident>| match table.turn() {
        Turn::Over(verdict) => Some(verdict.how),
        Turn::Decide(_) => None,
    };
    if std::env::var_os("RESOLUTE_RECORD").is_some() {
        let played = |number| {
            let (mut table, mut rng) = (five_wars(number), FastRng::new(number));
            while !table.is_over() {
                let act = kernel::pick(table.game(), table.state(), Seat(0), &mut rng).unwrap();
                table.act(Seat(0), act).unwrap();
            }
            table
        };
        let table = (0..1000).map(played).find(|table| how(table) == Some("loss-14"));
        std::fs::write(&path, table.expect("one of them ends like this").record(true).write()).unwrap();
    }
    let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let table = record.replay::<MrPresident>().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(how(&table), Some("loss-14"));
}

#[test]
fn golden_text_of_a_whole_game() {
    let (table, _) = recorded::between::<MrPresident>(&HARDER, &[Level::Random], 3);
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("whole_game_{lang}"), laws::story(&table, lang));
    }
}
