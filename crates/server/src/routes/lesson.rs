//! Learning by playing: opening a lesson, leaving it, and closing a coach line.

use axum::Form;
use axum::extract::{Path, State};
use catalogue::Hosted;
use kernel::{Seat, Viewer};
use scene::lesson::Progress;
use serde::Deserialize;

use super::opening::{opened_by, title_of};
use super::table::{after, as_participant, back};
use super::{App, OrPage, Page, RequestContext, coach};
use crate::hall::Draft;
use crate::limits::What;
use crate::view::{LessonView, Stand};

/// A real table whose first turns are scripted, for this visitor alone.
pub async fn open(State(app): State<App>, Path(game): Path<String>, context: RequestContext) -> Page {
    let title = title_of(&game).or_page(&context)?;
    let host = context.name();
    let draft = app.hall.set_up(move || Draft::lesson(title, &host));
    opened_by(&app, &context, draft).await.or_page(&context)
}

/// How far the lesson of this table has got, for its learner. None once the learner has played on freely.
pub fn stand(table: &dyn Hosted, viewer: Viewer) -> Option<LessonView> {
    let (lesson, progress) = catalogue::lesson::progress(table)?;
    let stand = match progress {
        Progress::Asks { step, acts, .. } => Stand::At { step, acts },
        Progress::Strayed { step } => Stand::Strayed { step },
        Progress::Over { played_on: false } => Stand::Done,
        Progress::Over { played_on: true } | Progress::Reply(_) => return None,
    };
    viewer.is(lesson.seat()).then_some(LessonView { lesson, stand })
}

#[derive(Deserialize)]
pub struct LeaveForm {
    seat: u8,
    version: Option<u64>,
}

/// Leaves the lesson: the game goes on without the coach.
pub async fn leave(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<LeaveForm>,
) -> Page {
    let (live, done) = as_participant(&app, &context, &table, What::Act, async |live, person| {
        live.leave_lesson(person, Seat(form.seat), form.version).await
    })
    .await?;
    after(&context, &live, form.seat, None, done).await
}

#[derive(Deserialize)]
pub struct LineForm {
    seat: Option<u8>,
    kind: String,
}

/// Closes a coach line that the person does not want to see any more.
pub async fn close_line(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<LineForm>,
) -> Page {
    let (live, done) = as_participant(&app, &context, &table, What::Act, async |live, person| {
        if coach::is_kind(live.look().await.table().title(), &form.kind) {
            live.set_coached(person, &form.kind, true);
            coach::remember(&app, person, &form.kind).await;
        }
        Ok(())
    })
    .await?;
    done.or_page(&context)?;
    back(&context, &live, form.seat, None).await
}
