//! The seats with everything public about each.

use scene::{Roster, Score, SeatView, Text};

use super::{Lines, View};
use crate::layout::Strip;
use crate::paint::Ink;

impl View<'_> {
    pub(super) fn roster(&self, roster: &Roster) -> Lines {
        self.seats(roster, |score| self.score_of(score))
    }

    /// The seats with the sources of their points.
    pub(super) fn roster_explained(&self, roster: &Roster) -> Lines {
        self.seats(roster, |score| {
            let sources: Vec<_> = score.sources.iter().map(|source| self.words.say(source)).collect();
            let points = self.score_of(score);
            if sources.is_empty() { points } else { format!("{points} ({})", sources.join(", ")) }
        })
    }

    fn seats(&self, roster: &Roster, points: impl Fn(&Score) -> String) -> Lines {
        let mut lines = Lines::new();
        for view in &roster.seats {
            let arrow = if view.to_act { ">" } else { " " };
            let lead = Strip::new()
                .plain(arrow)
                .plain(" ")
                .and(Ink::Of(view.seat), format!("{} {}", view.letter, self.who(view.seat)))
                .plain(": ");
            lines.extend(self.beside(&lead, &self.all_of_seat(view, &points), Ink::Plain));
        }
        lines
    }

    /// Everything public about a seat in one line.
    pub(super) fn seat_line(&self, view: &SeatView) -> String {
        self.all_of_seat(view, &|score| self.score_of(score))
    }

    fn all_of_seat(&self, view: &SeatView, points: &impl Fn(&Score) -> String) -> String {
        let figures = view
            .figures
            .iter()
            .map(|figure| format!("{} {}", self.words.say(&figure.value), self.words.say(&figure.name)));
        let facts = view.facts.iter().map(|fact| self.words.say(fact));
        let all: Vec<_> = view.score.iter().map(points).chain(figures).chain(facts).collect();
        all.join("; ")
    }

    fn score_of(&self, score: &Score) -> String {
        let text = Text::new("terminal-score-of").number("value", score.value).number("goal", score.goal);
        self.words.say(&text)
    }
}
