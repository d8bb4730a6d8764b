//! Chat for the players, private notes.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;

use super::table::{Look, count, find, show};
use super::{App, Asked, OrPage, Page, back_to};
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
    let live = find(&house, &table).await.or_page(&asked)?;
    let done = async {
        let me = asked.person()?.id;
        count(&house, &asked, What::Talk, me, live.id())?;
        let sits = {
            let looking = live.look().await;
            !looking.seats_of(Some(me)).is_empty() || looking.meta().host == Some(me)
        };
        if !sits {
            return Err(Trouble::Forbidden("trouble-chat"));
        }
        live.clone().say(me, form.text).await
    };
    done.await.or_page(&asked)?;
    back(&house, &asked, &live, form.seat).await
}

pub async fn notes(
    State(house): State<App>,
    Path(table): Path<String>,
    asked: Asked,
    Form(form): Form<Words>,
) -> Page {
    let live = find(&house, &table).await.or_page(&asked)?;
    let done = async {
        let me = asked.person()?.id;
        count(&house, &asked, What::Talk, me, live.id())?;
        live.save_note(me, &form.text).await
    };
    done.await.or_page(&asked)?;
    back(&house, &asked, &live, form.seat).await
}

async fn back(house: &App, asked: &Asked, live: &crate::hall::Live, seat: Option<u8>) -> Page {
    if asked.part {
        let look = Look { seat, ..Look::default() };
        return show(house, asked, live, &look, None, StatusCode::OK).await;
    }
    let seat = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
    Ok(back_to(&format!("/t/{}{seat}", live.id())).into_response())
}
