//! How long unused tables are kept, and when their owner may delete them. This is the only place with the rule; the server and `resolute
//! prune` carry it out.

use crate::ids::TableId;
use crate::table::Millis;

const DAY: i64 = 24 * 60 * 60 * 1_000;

/// A finished game, or one with somebody who has an account, is kept this many times as long as an unfinished one of guests.
const LONGER: i64 = 4;

/// How long a table stays put away before it is removed.
const REMOVED_AFTER: i64 = 30 * DAY;

/// How long after a game's end the players can still save it. Only then may its owner delete it.
const SAVED_WITHIN: i64 = 7 * DAY;

/// The owner may delete a running game in which nobody else was active for this many days.
pub const SILENT_DAYS: i64 = 14;

/// The retention rule. A table that nobody has touched for `days` days is put away, and removed a month later; a touch brings it back. A
/// table whose clock runs is left alone. The default keeps everything forever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RetentionPolicy {
    /// Days for unfinished tables of guests. 0 means forever.
    pub days: u32,
}

/// What the retention rule does with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetentionAction {
    PutAway,
    Remove,
}

/// What the retention rule needs to know about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgingTable {
    pub table: TableId,
    pub game: String,
    /// Time of the last act, line of chat, or taking of a seat.
    pub touched: Millis,
    pub put_away: Option<Millis>,
    pub over: bool,
    /// A seat has to decide before a deadline.
    pub clock_runs: bool,
    /// Whether its owner or anybody who sits there has an account.
    pub has_account: bool,
}

impl RetentionPolicy {
    pub fn is_on(self) -> bool {
        self.days > 0
    }

    /// Days after which a table is put away if it is finished or belongs to somebody with an account.
    pub fn longer_days(self) -> i64 {
        i64::from(self.days) * LONGER
    }

    /// Days for which a table stays put away.
    pub fn days_put_away(self) -> i64 {
        REMOVED_AFTER / DAY
    }

    pub fn action(self, table: &AgingTable, now: Millis) -> Option<RetentionAction> {
        let days = if table.over || table.has_account { self.longer_days() } else { i64::from(self.days) };
        let is_old = table.touched.0 <= now.0.saturating_sub(days * DAY);
        if !self.is_on() || table.clock_runs || !is_old {
            return None;
        }
        match table.put_away {
            None => Some(RetentionAction::PutAway),
            Some(since) => {
                (since.0 <= now.0.saturating_sub(REMOVED_AFTER)).then_some(RetentionAction::Remove)
            }
        }
    }

    /// Days until a table that is put away is removed. `None` if the rule is off.
    pub fn days_left(self, put_away: Millis, now: Millis) -> Option<i64> {
        let left = put_away.0.saturating_add(REMOVED_AFTER).saturating_sub(now.0).max(0);
        self.is_on().then_some((left + DAY - 1) / DAY)
    }
}

/// What the rule about deleting needs to know about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OwnedTable {
    /// Whether anybody else sits there.
    pub has_others: bool,
    pub ended: Option<Millis>,
    /// When somebody last acted or sat down, or somebody other than the owner last said something.
    pub heard: Millis,
    /// A seat has to decide before a deadline, after which the game goes on without them.
    pub clock_runs: bool,
}

impl OwnedTable {
    /// At once if nobody else sits there. Otherwise only after the others had time to save the finished game, or have not been active for a
    /// long time.
    pub fn may_delete(self, now: Millis) -> bool {
        let is_past = |since: Millis, span: i64| since.0 <= now.0.saturating_sub(span);
        match self.ended {
            _ if !self.has_others => true,
            Some(ended) => is_past(ended, SAVED_WITHIN),
            None => !self.clock_runs && is_past(self.heard, SILENT_DAYS * DAY),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = Millis(10_000 * DAY);

    fn untouched_for(days: i64) -> AgingTable {
        AgingTable {
            table: TableId::random(),
            game: "presidential".to_owned(),
            touched: Millis(NOW.0 - days * DAY),
            put_away: None,
            over: false,
            clock_runs: false,
            has_account: false,
        }
    }

    fn put_away_for(table: AgingTable, days: i64) -> AgingTable {
        AgingTable { put_away: Some(Millis(NOW.0 - days * DAY)), ..table }
    }

    #[test]
    fn the_default_keeps_everything() {
        let old = put_away_for(untouched_for(9_000), 9_000);
        assert_eq!(RetentionPolicy::default().action(&old, NOW), None);
        assert_eq!(RetentionPolicy::default().action(&untouched_for(9_000), NOW), None);
    }

    #[test]
    fn what_nobody_touches_is_put_away_and_removed_a_month_later() {
        let rule = RetentionPolicy { days: 60 };
        assert_eq!(rule.action(&untouched_for(59), NOW), None);
        assert_eq!(rule.action(&untouched_for(60), NOW), Some(RetentionAction::PutAway));
        assert_eq!(
            rule.action(&untouched_for(9_000), NOW),
            Some(RetentionAction::PutAway),
            "however old: never at once"
        );
        assert_eq!(rule.action(&put_away_for(untouched_for(90), 29), NOW), None);
        assert_eq!(rule.action(&put_away_for(untouched_for(90), 30), NOW), Some(RetentionAction::Remove));
        assert_eq!(rule.action(&put_away_for(untouched_for(3), 30), NOW), None, "somebody has come back");
        let put_away = Millis(NOW.0 - 12 * DAY);
        assert_eq!(rule.days_left(put_away, NOW), Some(18));
    }

    #[test]
    fn finished_games_and_those_of_accounts_are_kept_longer_and_a_running_clock_for_ever() {
        let rule = RetentionPolicy { days: 60 };
        for longer in [
            AgingTable { over: true, ..untouched_for(239) },
            AgingTable { has_account: true, ..untouched_for(239) },
            AgingTable { clock_runs: true, ..untouched_for(9_000) },
        ] {
            assert_eq!(rule.action(&longer, NOW), None, "{longer:?}");
        }
        assert_eq!(
            rule.action(&AgingTable { over: true, ..untouched_for(240) }, NOW),
            Some(RetentionAction::PutAway)
        );
    }

    #[test]
    fn a_game_of_several_is_deleted_only_when_it_could_be_saved() {
        let running = OwnedTable { has_others: true, ended: None, heard: NOW, clock_runs: false };
        assert!(OwnedTable { has_others: false, ..running }.may_delete(NOW));
        assert!(!running.may_delete(NOW), "it runs");
        let ended = |at: i64| OwnedTable { ended: Some(Millis(at)), ..running };
        let week_ago = NOW.0 - 7 * DAY;
        assert!(!ended(week_ago + 1).may_delete(NOW));
        assert!(ended(week_ago).may_delete(NOW));
    }

    #[test]
    fn a_running_game_is_deleted_when_the_others_have_been_silent_for_long() {
        let heard = |at: i64, clock_runs: bool| {
            OwnedTable { has_others: true, ended: None, heard: Millis(at), clock_runs }.may_delete(NOW)
        };
        let long_ago = NOW.0 - SILENT_DAYS * DAY;
        assert!(!heard(long_ago + 1, false));
        assert!(heard(long_ago, false));
        assert!(!heard(long_ago, true), "the clock ends their silence");
    }
}
