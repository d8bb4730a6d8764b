//! A great moment is watched together: anybody who sits at the table sets pace and pause for all viewers on this server.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;

use super::table::{count, find};
use super::{App, OrPage, Page, RequestContext};
use crate::hall::Steer;
use crate::http_error::HttpError;
use crate::limits::What;

/// Quick, normal, slow.
const PACES: [f32; 3] = [0.5, 1.0, 2.0];

#[derive(Deserialize)]
pub struct SteerForm {
    act: usize,
    pace: f32,
    paused: u8,
    /// How many steps were shown.
    step: u32,
}

pub async fn steer(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<SteerForm>,
) -> Page {
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let person = context.person().or_page(&context)?.id;
    count(&app, &context, What::Act, person, &live).await.or_page(&context)?;
    if live.look().await.seats_of(Some(person)).is_empty() {
        return Err(context.fail(HttpError::Forbidden("trouble-not-your-seat")));
    }
    if !PACES.contains(&form.pace) {
        return Err(context.fail(HttpError::Bad("trouble-unreadable")));
    }
    let SteerForm { act, pace, paused, step } = form;
    live.steer(Steer { act, pace, paused: paused != 0, step });
    Ok(StatusCode::NO_CONTENT.into_response())
}
