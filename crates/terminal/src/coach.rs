//! The coach of a lesson: what to do, why, and where to look, above the question.

use std::io::{self, BufRead, Write};

use catalogue::lesson;
use kernel::{Seat, Text};
use scene::lesson::{Progress, Step};

use crate::desk::Desk;

/// How far the learner is in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    Step(usize),
    /// The learner did something else than asked in this step.
    Strayed(usize),
    Done,
}

impl<I: BufRead, O: Write> Desk<I, O> {
    /// In plain text output, the coach speaks only when there is something new to say.
    pub fn tell_coach(&mut self, seat: Seat) -> io::Result<()> {
        let Some((stand, lines)) = self.coach(seat) else { return Ok(()) };
        if self.coach_told.replace(stand) == Some(stand) {
            return Ok(());
        }
        self.console.line("")?;
        self.console.lines(lines)
    }

    /// What the coach says to the seat now. `None` at other tables, and once the learner has left the lesson.
    pub fn coach(&self, seat: Seat) -> Option<(Stand, Vec<String>)> {
        let (lesson, progress) = lesson::progress(&*self.table)?;
        if lesson.seat() != seat {
            return None;
        }
        let scene = self.scene();
        let view = self.view(&scene);
        // Stars mark emphasis, which only pages can show.
        let say = |text: &Text| self.words().say(text).replace('*', "");
        let part = |step: &Step, part: &'static str, key: &'static str| {
            view.prose(&self.words().say(&Text::new(key).word("words", say(&step.text(part)))), 0)
        };
        Some(match progress {
            Progress::Asks { step, acts, .. } => {
                let one = &lesson.steps[step];
                let head = Text::new("terminal-lesson-step")
                    .number("step", step as i64 + 1)
                    .number("of", lesson.steps.len() as i64)
                    .word("title", say(&one.text("title")));
                let mut lines = vec![view.rule_off(&self.words().say(&head))];
                lines.extend(part(one, "do", "terminal-lesson-do"));
                lines.extend(part(one, "why", "terminal-lesson-why"));
                lines.extend(part(one, "look", "terminal-lesson-look"));
                let typed = Text::new("terminal-lesson-type").word("acts", acts.join("; "));
                lines.extend(view.prose(&self.words().say(&typed), 0));
                (Stand::Step(step), lines)
            }
            Progress::Strayed { step } => {
                let mut lines = view.prose(&self.words().own("terminal-lesson-strayed"), 0);
                lines.extend(part(&lesson.steps[step], "do", "terminal-lesson-do"));
                (Stand::Strayed(step), lines)
            }
            Progress::Over { played_on: false } => {
                let mut lines = vec![view.rule_off(&self.words().own("terminal-lesson-done"))];
                lines.extend(view.prose(&say(&Text::new("lesson-end")), 0));
                (Stand::Done, lines)
            }
            Progress::Over { played_on: true } | Progress::Reply(_) => return None,
        })
    }
}
