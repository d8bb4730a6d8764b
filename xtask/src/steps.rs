//! Runs steps one after the other, announced and timed, with a table at the end.

use std::time::{Duration, Instant};

/// A check that takes longer is run less often.
const LONGEST: Duration = Duration::from_secs(30 * 60);

#[derive(Default)]
pub struct Steps {
    done: Vec<(&'static str, Duration, bool)>,
    /// What was skipped, for the last line.
    skipped: Vec<String>,
    /// What a reader should know although everything passed.
    notes: Vec<String>,
}

impl Steps {
    pub fn step(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> Result<(), String>,
    ) -> Result<(), String> {
        println!("\n=== {name}");
        let begun = Instant::now();
        let result = work();
        self.done.push((name, begun.elapsed(), result.is_ok()));
        result.map_err(|why| format!("{name}: {why}"))
    }

    pub fn skip(&mut self, what: String) {
        self.skipped.push(what);
    }

    pub fn note(&mut self, what: String) {
        self.notes.push(what);
    }

    /// The table of steps and a one-line result.
    pub fn summary(&self) -> String {
        let width = self.done.iter().map(|(name, ..)| name.len()).max().unwrap_or(0);
        let mut out = String::from("\n");
        for (name, time, passed) in &self.done {
            let word = if *passed { "passed" } else { "FAILED" };
            out += &format!("{name:width$}  {:>7.1} s  {word}\n", time.as_secs_f64());
        }
        let total: Duration = self.done.iter().map(|(_, time, _)| time).sum();
        let failed = self.done.iter().find(|(.., passed)| !passed);
        out += &match failed {
            Some((name, ..)) => format!("Stopped at: {name}."),
            None => {
                format!("All {} steps passed in {:.0} seconds.", self.done.len(), total.as_secs_f64())
            }
        };
        if total > LONGEST && failed.is_none() {
            out += " NOTE: it took longer than 30 minutes.";
        }
        for note in &self.notes {
            out += &format!(" NOTE: {note}.");
        }
        if !self.skipped.is_empty() {
            out += &format!(" NOT tested: {}.", self.skipped.join("; "));
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_says_how_it_went() {
        let mut steps = Steps::default();
        assert_eq!(steps.step("format", || Ok(())), Ok(()));
        assert!(steps.summary().contains("All 1 steps passed"));
        steps.note("one passed only when run again".to_owned());
        assert!(steps.summary().ends_with("seconds. NOTE: one passed only when run again."));
        steps.skip("the terminal, for want of tmux".to_owned());
        assert!(steps.summary().ends_with("NOT tested: the terminal, for want of tmux."));
        steps.done.push(("long", LONGEST, true));
        assert!(steps.summary().contains("NOTE: it took longer than 30 minutes."));
        assert_eq!(steps.step("tests", || Err("one failed".to_owned())), Err("tests: one failed".to_owned()));
        assert!(steps.summary().contains("Stopped at: tests."));
        assert!(!steps.summary().contains("passed in"));
    }
}
