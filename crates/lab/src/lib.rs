//! Many games at once: a plan, its games played on all cores, the results in whole numbers, and their confidence.
//!
//! The same plan gives the same numbers on every machine and with any number of threads, because each game has its own generator and only
//! integers are added.

mod chart;
mod plan;
mod sums;
mod wilson;

pub use chart::{Bar, chart};
pub use plan::{LabError, Outcome, Plan, Row, TakeRow, Watch, run};
pub use sums::Sums;
pub use wilson::{Interval, wilson};
