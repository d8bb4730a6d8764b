//! The whole screen before each question: the state of the game, the score, the board, the latest events, and the question.

use std::io::{self, BufRead, Write};

use kernel::{Seat, Text, Viewer};
use scene::Scene;

use crate::answering::sayable;
use crate::command::Verb;
use crate::desk::Desk;
use crate::editor::{NEXT, Offered};
use crate::frame::{Frame, board_columns, event_columns};
use crate::layout;
use crate::paint::Ink;
use crate::render::View;

/// Number of recent acts whose log lines are considered: more than any screen shows.
const RECENT_ACTS: usize = 60;
/// The score takes up to one part in this many of the screen.
const SCORE_PART: usize = 4;
/// The question with its choices takes up to this share of the screen, so that the rest stays visible.
const QUESTION_PART: (usize, usize) = (1, 2);
/// The same if the choices are places on a map, which shows them better than a list does.
const QUESTION_OF_PLACES: (usize, usize) = (1, 3);
/// With more places to choose than this, they are read from the map.
const FEW_PLACES: usize = 12;
/// Longer labels are not used for completion; the act is used instead.
const LONGEST_COMPLETION: usize = 40;

impl<I: BufRead, O: Write> Desk<I, O> {
    /// Asks for a decision, with the table above the question.
    pub fn ask_turn(&mut self, seat: Seat) -> io::Result<Option<String>> {
        self.measure();
        let scene = self.table.scene(Viewer::Seat(seat));
        let offered = self.offered(&scene);
        self.console.offer(offered);
        let sign = self.prompt_sign(seat);
        if !self.console.is_screen() {
            return self.console.ask(&sign);
        }
        let frame = self.frame(seat, &scene);
        self.console.set_frame(frame);
        let view = self.view(&scene);
        let (part, of) =
            if view.places_to_choose() > FEW_PLACES { QUESTION_OF_PLACES } else { QUESTION_PART };
        let mut question = self.coach(seat).map(|(_, lines)| lines).unwrap_or_default();
        question.extend(view.prompt_within(self.size.rows * part / of));
        let answer = self.console.ask_below(&question, &sign)?;
        self.fresh = 0;
        Ok(answer)
    }

    /// The table above the question.
    fn frame(&self, seat: Seat, scene: &Scene) -> Frame {
        let columns = self.size.columns;
        let view = self.view(scene);
        let narrow = View { width: board_columns(columns), ..view };
        let mut top = vec![view.rule_off(&view.headline_for(seat))];
        let mut score = view.score_in_brief();
        score.truncate((self.size.rows / SCORE_PART).max(2));
        top.extend(score);
        let since = self.table.len().saturating_sub(RECENT_ACTS);
        let log = self.table.log(Viewer::Seat(seat), since);
        let fresh = self.fresh.min(log.len());
        let beside = View { width: event_columns(columns), ..view };
        let old = beside.log(&log[..log.len() - fresh]);
        let new = beside.log(&log[log.len() - fresh..]);
        let news = new.len();
        let more = Text::new("terminal-more-news").word("count", "{count}");
        let more_news = layout::cut(&self.words().say(&more), beside.width);
        Frame {
            top,
            blocks: narrow.blocks(),
            events: [old, new].concat(),
            news,
            more_board: narrow.more_board(),
            more_news: beside.paint.with(Ink::Faint, &more_news),
        }
    }

    /// What completion offers: choices by their label if it is short and unique, otherwise by their act; and the commands.
    fn offered(&self, scene: &Scene) -> Offered {
        let words = self.words();
        let choices = &scene.prompt.choices;
        let labels: Vec<String> = choices.iter().map(|choice| words.say(&choice.label)).collect();
        let said = sayable(scene, &words).into_iter().enumerate().map(|(n, sayable)| {
            let label = &labels[n];
            let own = labels.iter().filter(|other| *other == label).count() == 1;
            let short = label.chars().count() <= LONGEST_COMPLETION && !label.contains(NEXT);
            (sayable, if own && short { label.clone() } else { choices[n].act.clone() })
        });
        Offered::new(said.collect(), Verb::words(self.lang).collect())
    }
}
