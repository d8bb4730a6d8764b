//! Options that can be set before the start.

use kernel::{OptionSpec, Refusal, Text};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scenario {
    #[default]
    #[serde(rename = "sandbox")]
    Sandbox,
    #[serde(rename = "2001")]
    Y2001,
    #[serde(rename = "2009")]
    Y2009,
    #[serde(rename = "2017")]
    Y2017,
    #[serde(rename = "2020")]
    Y2020,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    Easier,
    #[default]
    Normal,
    Harder,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub scenario: Scenario,
    pub difficulty: Difficulty,
    /// New players get -1 on their own dice.
    pub newcomer: bool,
}

impl Options {
    pub(crate) fn specs() -> Vec<OptionSpec> {
        const SCENARIOS: &[&str] = &["sandbox", "2001", "2009", "2017", "2020"];
        const DIFFICULTIES: &[&str] = &["easier", "normal", "harder"];
        vec![
            OptionSpec::choice("scenario", SCENARIOS, "MRP-SCN-2001"),
            OptionSpec::choice("difficulty", DIFFICULTIES, "MRP-SEQ-1").by_default("normal"),
            OptionSpec::flag("newcomer", false, "MRP-R25"),
        ]
    }

    pub(crate) fn check(&self) -> Result<(), Refusal> {
        if self.newcomer && self.difficulty != Difficulty::Easier {
            return Err(Refusal::new("MRP-R25", Text::new("mrp-no-newcomer")));
        }
        if self.scenario != Scenario::Sandbox && self.difficulty != Difficulty::Normal {
            return Err(Refusal::new("MRP-SCN-2001", Text::new("mrp-no-scenario-difficulty")));
        }
        Ok(())
    }
}
