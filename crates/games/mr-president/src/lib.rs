//! Mr. President: the presidency as a solitaire game, year by year along its sequence of play.
//!
//! Charts, cards, actions, set-up and the sequence are data (`data/charts`, see docs/chart-language.md). This crate reads and runs them.
//! Rules are cited by their ids (`MRP-D2`), which are defined in `data/rules.toml`.

mod act;
mod event;
mod game;
pub mod lang;
mod lines;
mod machine;
mod odds;
mod options;
mod picture;
pub mod probe;
mod reasons;
mod shown;
mod state;
mod sums;
mod words;
mod worth;

use std::sync::OnceLock;

pub use act::{Act, Key};
pub use event::{Change, Event};
pub use game::MrPresident;
use lang::{Code, Program};
pub use options::{Difficulty, Options, Scenario};
pub use state::{Cells, Ending, Frame, Mask, Menu, RollView, RowEnds, State, Unwritten, Wait};
pub use words::{cell_is_worded, roll_name};

/// All ways in which a game ends, other than automatic losses.
pub const ENDINGS: [&str; 8] = [
    "victory",
    "not-nominated",
    "defeat",
    "reelected",
    "second",
    "assassinated",
    "scenario-won",
    "scenario-lost",
];

/// For each of these endings: whether the president wins.
pub(crate) const WON: [bool; 8] = [true, false, false, true, true, false, true, false];

/// The automatic losses; loss 1 is at index 0.
pub const LOSSES: [&str; 17] = [
    "loss-1", "loss-2", "loss-3", "loss-4", "loss-5", "loss-6", "loss-7", "loss-8", "loss-9", "loss-10",
    "loss-11", "loss-12", "loss-13", "loss-14", "loss-15", "loss-16", "loss-17",
];

macro_rules! charts {
    ($($name:literal),* $(,)?) => {
        /// The chart files.
        pub const CHARTS: &[(&str, &str)] = &[$(($name, include_str!(concat!("../data/charts/", $name, ".chart")))),*];
    };
}

charts!(
    "vars",
    "common",
    "actions_abroad",
    "actions_home",
    "allies",
    "cards_cascading",
    "cards_disasters",
    "cards_events_1",
    "cards_events_2",
    "cards_events_3",
    "cards_events_4",
    "cards_terrorism",
    "china",
    "congress",
    "cyber",
    "decks",
    "domestic",
    "prologue",
    "russia",
    "scenarios",
    "sequence",
    "setup",
    "summits",
    "terror",
    "un",
    "wars",
    "world",
    "year",
);

macro_rules! texts {
    ($($name:literal),* $(,)?) => {
        /// The texts of the game.
        pub(crate) const OWN_TEXTS: &[(scene::Lang, &str)] = &[$(
            (scene::Lang::En, include_str!(concat!("../texts/", $name, ".en.ftl"))),
            (scene::Lang::De, include_str!(concat!("../texts/", $name, ".de.ftl"))),
        )*];
    };
}

texts!(
    "table",
    "names",
    "brief",
    "help",
    "guide",
    "lesson",
    "cards",
    "effects",
    "effectsb",
    "charts-dom",
    "charts-wor",
    "charts-war",
    "charts-ally",
    "charts-peer",
    "charts-year",
    "charts-card",
    "charts-cardb",
);

static PROGRAM: OnceLock<Program> = OnceLock::new();

/// Uses other charts than the built-in ones, to study other numbers. Must be called before the first game.
pub fn use_charts(files: &[(&'static str, &'static str)]) -> Result<(), Vec<lang::SourceError>> {
    let program = lang::compile(files)?;
    assert!(PROGRAM.set(program).is_ok(), "charts are chosen before the first game");
    Ok(())
}

/// The compiled charts.
pub fn program() -> &'static Program {
    PROGRAM.get_or_init(|| match lang::compile(CHARTS) {
        Ok(program) => program,
        Err(errors) => {
            let list: Vec<String> = errors.iter().map(ToString::to_string).collect();
            panic!("the charts of the house are well formed:\n{}", list.join("\n"))
        }
    })
}

/// Cells that the interpreter itself accesses.
pub(crate) struct KnownCells {
    pub ap: u16,
    pub ap_max: i16,
    pub newcomer: u16,
    pub turn: u16,
    pub free_military: u16,
    pub official: u16,
    pub plus_action: [Code; 4],
    pub card_at: u16,
}

impl KnownCells {
    fn get() -> &'static KnownCells {
        static CELLS: OnceLock<KnownCells> = OnceLock::new();
        CELLS.get_or_init(|| {
            let p = program();
            let cell = |name: &str| p.var(name).base;
            KnownCells {
                ap: cell("ap"),
                ap_max: p.var("ap").max,
                newcomer: cell("newcomer"),
                turn: cell("turn"),
                free_military: cell("free_military"),
                official: cell("official"),
                plus_action: p.plus_action,
                card_at: cell("at"),
            }
        })
    }
}
