//! The part of the table that stays visible above the question: the state of the game, the score, the board, and the latest events.

use crate::layout;
use crate::window::Size;

/// Minimum number of events. Fewer would not show what just happened.
const LEAST_EVENTS: usize = 4;
/// The share that the board may take of the room left by score and question, if there are enough events to fill the rest.
const BOARD_PART: (usize, usize) = (2, 3);
/// From this width on, events are shown beside the board.
pub const WIDE: usize = 110;
/// Width of the board if events are beside it: that of the map of the states.
pub const BOARD_COLUMNS: usize = 76;
/// Separator between board and events.
const RULE: &str = " │ ";

/// A part of the board, in full and shortened.
#[derive(Clone, Debug, Default)]
pub struct Block {
    pub whole: Vec<String>,
    pub brief: Vec<String>,
}

/// Everything above the question. Each part is formatted for its own width.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// The state of the game and the score. Always shown.
    pub top: Vec<String>,
    pub blocks: Vec<Block>,
    /// The newest event is last.
    pub events: Vec<String>,
    /// How many of them are new to the viewer.
    pub news: usize,
    /// Texts saying that the board is longer, and that `{count}` lines of news do not fit.
    pub more_board: String,
    pub more_news: String,
}

/// Width of the events on a screen of this width.
pub fn event_columns(columns: usize) -> usize {
    if columns >= WIDE { columns - BOARD_COLUMNS - layout::width(RULE) } else { columns }
}

/// Width of the board on a screen of this width.
pub fn board_columns(columns: usize) -> usize {
    if columns >= WIDE { BOARD_COLUMNS } else { columns }
}

impl Frame {
    /// The lines above the input line including those of the question. Never more than fit on the screen.
    pub fn above(&self, size: Size, below: &[String]) -> Vec<String> {
        let room = (size.rows - 1).saturating_sub(below.len());
        let mut lines = self.fit(size.columns, room);
        lines.extend_from_slice(below);
        // If the question is longer than the screen, keep its end, next to the prompt.
        let over = lines.len().saturating_sub(size.rows - 1);
        lines.drain(..over);
        lines.push(String::new());
        lines
    }

    fn fit(&self, columns: usize, room: usize) -> Vec<String> {
        let mut lines: Vec<String> = self.top.iter().take(room).cloned().collect();
        let room = room - lines.len();
        if columns >= WIDE {
            let board = self.board(room);
            let rows = board.len().max(self.events.len().min(room));
            let events = self.last_events(rows);
            for row in 0..rows {
                let left = board.get(row).map_or("", String::as_str);
                let gap = BOARD_COLUMNS.saturating_sub(shown_width(left));
                let right = events.get(row).map_or("", String::as_str);
                lines.push(format!("{left}{}{RULE}{right}", " ".repeat(gap)));
            }
            return lines;
        }
        let least = LEAST_EVENTS.min(self.events.len()).min(room);
        let wanted = self.news.max(least).min(self.events.len());
        let brief: usize = self.blocks.iter().map(|block| block.brief.len()).sum();
        let board_room =
            (room * BOARD_PART.0 / BOARD_PART.1).max(room.saturating_sub(wanted)).min(room - least);
        let board = self.board(board_room.min(brief.max(room.saturating_sub(wanted))));
        let events = self.last_events(room - board.len());
        lines.extend(board);
        lines.extend(events);
        lines
    }

    /// The board in at most this many lines: each part in full if it fits, otherwise shortened, otherwise as many shortened lines as fit.
    fn board(&self, room: usize) -> Vec<String> {
        let brief: usize = self.blocks.iter().map(|block| block.brief.len()).sum();
        if brief > room {
            let all = self.blocks.iter().flat_map(|block| &block.brief);
            let mut lines: Vec<String> = all.take(room.saturating_sub(1)).cloned().collect();
            if room > 0 {
                lines.push(self.more_board.clone());
            }
            return lines;
        }
        let mut spare = room - brief;
        let mut lines = Vec::new();
        for block in &self.blocks {
            let more = block.whole.len().saturating_sub(block.brief.len());
            if more <= spare && !block.whole.is_empty() {
                spare -= more;
                lines.extend_from_slice(&block.whole);
            } else {
                lines.extend_from_slice(&block.brief);
            }
        }
        lines
    }

    fn last_events(&self, room: usize) -> Vec<String> {
        let from = self.events.len().saturating_sub(room);
        let mut lines = self.events[from..].to_vec();
        let hidden = self.news.min(self.events.len()).saturating_sub(room);
        if let Some(first) = lines.first_mut().filter(|_| hidden > 0) {
            *first = self.more_news.replace("{count}", &(hidden + 1).to_string());
        }
        lines
    }
}

/// The displayed width, without colour codes.
fn shown_width(line: &str) -> usize {
    layout::width(&crate::clean::clean(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str, count: usize) -> Vec<String> {
        (1..=count).map(|n| format!("{name} {n}")).collect()
    }

    fn frame(news: usize) -> Frame {
        Frame {
            top: named("top", 3),
            blocks: vec![
                Block { whole: named("map", 18), brief: named("low map", 8) },
                Block { whole: named("card", 9), brief: named("short card", 3) },
            ],
            events: named("event", 40),
            news,
            more_board: "more board".into(),
            more_news: "{count} more".into(),
        }
    }

    fn has(lines: &[String], line: &str) -> bool {
        lines.iter().any(|has| has == line)
    }

    #[test]
    fn p15_score_last_events_and_question_fit_24_lines() {
        for (news, question) in [(0, 2), (3, 8), (40, 4), (40, 14), (2, 30)] {
            let below = named("question", question);
            let lines = frame(news).above(Size { columns: 80, rows: 24 }, &below);
            assert_eq!(lines.len(), 24.min(lines.len()), "{lines:#?}");
            assert!(lines.len() <= 24 && has(&lines, below.last().unwrap()), "{lines:#?}");
            if question <= 14 {
                assert!(
                    has(&lines, "top 1") && has(&lines, "event 40") && has(&lines, "event 38"),
                    "{lines:#?}"
                );
            }
        }
    }

    #[test]
    fn p15_the_board_is_whole_where_it_fits_and_short_where_not() {
        let tall = frame(0).above(Size { columns: 80, rows: 60 }, &named("question", 4));
        assert!(has(&tall, "map 18") && has(&tall, "card 9") && !has(&tall, "low map 1"));
        let low = frame(0).above(Size { columns: 80, rows: 24 }, &named("question", 4));
        assert!(has(&low, "low map 8") && has(&low, "short card 3"), "{low:#?}");
        let lower = frame(0).above(Size { columns: 80, rows: 18 }, &named("question", 5));
        assert!(has(&lower, "more board") && has(&lower, "event 40"), "{lower:#?}");
    }

    #[test]
    fn p15_the_events_stand_beside_the_board_at_120_columns() {
        let lines = frame(0).above(Size { columns: 120, rows: 40 }, &named("question", 4));
        assert!(
            lines.iter().any(|line| line.starts_with("map 1 ") && line.contains("│ event")),
            "{lines:#?}"
        );
        assert!(has(&lines, "question 4") && lines.len() <= 40);
    }

    #[test]
    fn p15_news_that_do_not_fit_are_counted() {
        let lines = frame(40).above(Size { columns: 80, rows: 24 }, &named("question", 4));
        assert!(lines.iter().any(|line| line.ends_with(" more")), "{lines:#?}");
        let old = frame(2).above(Size { columns: 80, rows: 24 }, &named("question", 4));
        assert!(!old.iter().any(|line| line.ends_with(" more")));
    }
}
