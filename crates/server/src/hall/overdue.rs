//! Tables whose time is up but cannot be called. Each is tried less and less often, so that it does not hold up the others.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use store::{Millis, Overdue, TableId};

const FIRST_WAIT: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(10 * 60);

/// The tables that were tried and were still overdue afterwards.
#[derive(Default)]
pub struct Attempts(HashMap<TableId, Attempt>);

struct Attempt {
    due: Millis,
    round: u64,
    wait: Duration,
    next: Instant,
}

impl Attempts {
    /// Whether time is to be called at this table now. A table whose due time has changed is tried at once.
    pub fn is_turn(&mut self, late: &Overdue, round: u64, now: Instant) -> bool {
        let known = self.0.get_mut(&late.table).filter(|known| known.due == late.due);
        match known {
            Some(known) => {
                known.round = round;
                if now < known.next {
                    return false;
                }
                known.wait = (known.wait * 2).min(LONGEST_WAIT);
                known.next = now + known.wait;
            }
            None => {
                let (due, wait) = (late.due, FIRST_WAIT);
                self.0.insert(late.table, Attempt { due, round, wait, next: now + wait });
            }
        }
        true
    }

    /// Forgets the tables that were no longer overdue in this round.
    pub fn keep(&mut self, round: u64) {
        self.0.retain(|_, known| known.round == round);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_stays_overdue_is_tried_less_and_less_often() {
        let mut attempts = Attempts::default();
        let start = Instant::now();
        let mut late = Overdue { table: TableId::random(), due: Millis(1) };
        let mut tried = Vec::new();
        for second in 0..3_600 {
            if attempts.is_turn(&late, second, start + Duration::from_secs(second)) {
                tried.push(second);
            }
            attempts.keep(second);
        }
        assert_eq!(tried[..6], [0, 1, 3, 7, 15, 31]);
        assert_eq!(tried.last().unwrap() - tried[tried.len() - 2], LONGEST_WAIT.as_secs());
        // The game has gone on, so another turn is late now.
        let now = start + Duration::from_secs(3_600);
        assert!(!attempts.is_turn(&late, 3_600, now));
        late.due = Millis(2);
        assert!(attempts.is_turn(&late, 3_600, now));
        attempts.keep(3_601);
        assert!(attempts.0.is_empty());
    }
}
