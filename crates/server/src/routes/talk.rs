//! Chat for the players, private notes.

use axum::Form;
use axum::extract::{Path, State};
use serde::Deserialize;

use super::table::{back, deed};
use super::{App, Asked, OrPage, Page};
use crate::limits::What;
use crate::trouble::Trouble;

#[derive(Deserialize)]
pub struct Words {
    text: String,
    seat: Option<u8>,
}

pub async fn chat(
    State(house): State<App>,
    Path(table): Path<String>,
    asked: Asked,
    Form(form): Form<Words>,
) -> Page {
    let (live, done) = deed(&house, &asked, &table, What::Talk, async |live, me| {
        let sits = {
            let looking = live.look().await;
            !looking.seats_of(Some(me)).is_empty() || looking.meta().host == Some(me)
        };
        if !sits {
            return Err(Trouble::Forbidden("trouble-chat"));
        }
        live.say(me, form.text).await
    })
    .await?;
    done.or_page(&asked)?;
    back(&asked, &live, form.seat, None).await
}

pub async fn notes(
    State(house): State<App>,
    Path(table): Path<String>,
    asked: Asked,
    Form(form): Form<Words>,
) -> Page {
    let (live, done) =
        deed(&house, &asked, &table, What::Talk, async |live, me| live.save_note(me, &form.text).await)
            .await?;
    done.or_page(&asked)?;
    back(&asked, &live, form.seat, None).await
}
