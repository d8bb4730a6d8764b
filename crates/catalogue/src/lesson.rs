//! A lesson at its table: the chance results, the acts of others, and what the learner is asked to do.

use kernel::chance::Given;
use kernel::{Seat, Turn};
use scene::Lesson;
use scene::lesson::Progress;

use crate::{Done, Hosted, Problem};

/// The lesson in progress at this table and how far it is. `None` at other tables.
pub fn progress(table: &dyn Hosted) -> Option<(&'static Lesson, Progress<'static>)> {
    let lesson = table.title().lesson().filter(|_| table.is_lesson())?;
    let progress = match lesson.progress(&table.acts_since(0)) {
        // The learner chose an accepted alternative, after which the next act is impossible.
        Progress::Asks { step, acts, .. } if !can_any(table, lesson.seat(), &acts) => {
            Progress::Strayed { step }
        }
        other => other,
    };
    Some((lesson, progress))
}

fn can_any(table: &dyn Hosted, seat: Seat, acts: &[&str]) -> bool {
    table.choices(seat).iter().any(|choice| acts.contains(&choice.as_str()))
}

/// Whether the coach still leads, which is the case until the learner plays on after the lesson.
pub fn leads(table: &dyn Hosted) -> bool {
    !matches!(progress(table), None | Some((_, Progress::Over { played_on: true })))
}

/// The results for this act: the lesson's for an act that it asks for, none for any other act.
pub fn given(table: &dyn Hosted, seat: Seat, act: &str) -> Given {
    match progress(table) {
        Some((lesson, Progress::Asks { step, acts, given }))
            if seat == lesson.seat() && (acts.contains(&act) || lesson.steps[step].also_takes(act)) =>
        {
            given
        }
        _ => Given::default(),
    }
}

/// Plays a bot's act if a bot must decide: the act that the lesson prescribes, otherwise the bot's own choice.
pub fn bot_act(table: &mut dyn Hosted, salt: u64) -> Option<Result<Done, Problem>> {
    let Some((_, Progress::Reply(reply))) = progress(table) else { return table.bot_act(salt) };
    let seat = Seat(reply.seat);
    if !matches!(table.turn(), Turn::Decide(seats) if seats.contains(seat)) {
        return table.bot_act(salt);
    }
    *table.given_mut() = reply.given();
    let done = table.act(seat, &reply.act);
    *table.given_mut() = Given::default();
    Some(done)
}
