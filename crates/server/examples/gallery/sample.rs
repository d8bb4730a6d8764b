//! Games that are only looked at: a name, words and rules for scenes that are made up.

use std::ops::RangeInclusive;

use bots::Level;
use catalogue::{Hosted, Match, NewTable, Problem, Title};
use kernel::OptionSpec;
use kernel::chance::Seed;
use kernel::record::Record;
use scene::{Blank, Rulebook, Texts};
use serde_json::{Map, Value};

/// The game of a scene, as far as pages ask for it.
pub struct Sample {
    pub id: &'static str,
    pub texts: fn() -> &'static Texts,
    pub rulebook: fn() -> &'static Rulebook,
}

const NEVER: &str = "only looked at";

/// The rules of a game whose rule page is not looked at.
pub fn no_rules() -> &'static Rulebook {
    unreachable!("{NEVER}")
}

impl Title for Sample {
    fn id(&self) -> &'static str {
        self.id
    }

    fn rules(&self) -> u32 {
        1
    }

    fn seats(&self) -> RangeInclusive<u8> {
        1..=5
    }

    fn minutes(&self) -> (u16, u16) {
        (180, 600)
    }

    fn dice(&self) -> &'static [u8] {
        &[10]
    }

    fn piles(&self) -> Vec<&'static str> {
        Vec::new()
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        Vec::new()
    }

    fn blanks(&self) -> Vec<Blank> {
        Vec::new()
    }

    fn only_with(&self, _: &str, _: Option<&str>) -> Option<(&'static str, Vec<&'static str>)> {
        None
    }

    fn texts(&self) -> &Texts {
        (self.texts)()
    }

    fn rulebook(&self) -> &'static Rulebook {
        (self.rulebook)()
    }

    fn open(&self, _: NewTable) -> Result<Box<dyn Hosted>, Problem> {
        unreachable!("{NEVER}")
    }

    fn resume(&self, _: &Record, _: Seed) -> Result<Box<dyn Hosted>, Problem> {
        unreachable!("{NEVER}")
    }

    fn reopen(&self, _: &Record) -> Result<Box<dyn Hosted>, Problem> {
        unreachable!("{NEVER}")
    }

    fn match_up(&self, _: &Map<String, Value>, _: &[Level]) -> Result<Box<dyn Match>, Problem> {
        unreachable!("{NEVER}")
    }
}
