//! A table as a picture to share: what a spectator sees of it now.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::{Turn, Viewer};

use super::table::find;
use super::{App, OrPage, Page, RequestContext};
use crate::http_error::HttpError;
use crate::pages;

/// A minute is nothing to whoever shows a preview, and much to a house that is asked by many.
const KEPT: &str = "private, max-age=60";

pub async fn drawing(State(house): State<App>, Path(table): Path<String>, asked: RequestContext) -> Page {
    draw(&house, &table, &asked, |picture| {
        let drawing = pages::picture(picture);
        Some(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, KEPT)], drawing).into_response())
    })
    .await
}

pub async fn pixels(State(house): State<App>, Path(table): Path<String>, asked: RequestContext) -> Page {
    draw(&house, &table, &asked, |picture| {
        let pixels = pages::png(picture)?;
        Some(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, KEPT)], pixels).into_response())
    })
    .await
}

async fn draw(
    house: &App,
    table: &str,
    asked: &RequestContext,
    draw: impl FnOnce(&pages::Picture) -> Option<Response>,
) -> Page {
    let live = find(house, asked, table).await.or_page(asked)?;
    let looking = live.look().await;
    let table = looking.table();
    if table.is_trial() {
        return Err(asked.fail(HttpError::NotFound));
    }
    let picture = pages::Picture {
        title: table.title(),
        lang: asked.visitor.lang,
        scene: &table.scene(Viewer::Spectator),
        players: table.players(),
        over: matches!(table.turn(), Turn::Over(_)),
    };
    draw(&picture).ok_or(HttpError::Unavailable).or_page(asked)
}
