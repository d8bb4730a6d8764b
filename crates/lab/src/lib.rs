//! Many games at once: a plan, the games of it played on all cores, what came of them in whole numbers, and how sure that is.
//!
//! The same plan gives the same numbers on every machine and with any number of threads: each game has a generator of its own, and only
//! integers are added up.

mod chart;
mod plan;
mod sums;
mod wilson;

pub use chart::{Bar, chart};
pub use plan::{LabError, Outcome, Plan, Row, TakeRow, Watch, run};
pub use sums::Sums;
pub use wilson::{Interval, wilson};
