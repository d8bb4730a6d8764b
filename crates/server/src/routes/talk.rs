//! Chat for the players, private notes.

use axum::Form;
use axum::extract::{Path, State};
use serde::Deserialize;

use super::table::{as_participant, back, done_by};
use super::{App, OrPage, Page, RequestContext};
use crate::http_error::HttpError;
use crate::limits::What;

#[derive(Deserialize)]
pub struct Words {
    text: String,
    seat: Option<u8>,
}

pub async fn chat(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<Words>,
) -> Page {
    let (live, done) = as_participant(&app, &context, &table, What::Talk, async |live, me| {
        if !live.look().await.takes_part(me) {
            return Err(HttpError::Forbidden("trouble-chat"));
        }
        app.limits.store_words(context.address, form.text.len() as u64)?;
        live.say(me, form.text).await
    })
    .await?;
    done.or_page(&context)?;
    done_by(&context, &live, form.seat, None).await
}

pub async fn notes(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<Words>,
) -> Page {
    let (live, done) = as_participant(&app, &context, &table, What::Talk, async |live, me| {
        app.limits.store_words(context.address, form.text.len() as u64)?;
        live.save_note(me, &form.text).await
    })
    .await?;
    done.or_page(&context)?;
    back(&context, &live, form.seat, None).await
}
