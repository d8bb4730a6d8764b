//! A picture of a table to share: what a spectator sees of it now.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use catalogue::Title;
use kernel::{Player, Turn, Viewer};
use scene::{Lang, Scene};

use super::table::find;
use super::{App, OrPage, Page, RequestContext};
use crate::http_error::HttpError;
use crate::limits::{By, What};
use crate::pages;

/// A preview may well be a minute old, and caching it helps a server that is asked by many.
const KEPT: &str = "private, max-age=60";

pub async fn drawing(State(app): State<App>, Path(table): Path<String>, context: RequestContext) -> Page {
    let drawing = Seen::at(&app, &table, &context).await.or_page(&context)?.draw(pages::picture);
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, KEPT)], drawing).into_response())
}

pub async fn pixels(State(app): State<App>, Path(table): Path<String>, context: RequestContext) -> Page {
    let pixels = async {
        app.limits.count(What::Pixels, By::Address(context.address))?;
        let seen = Seen::at(&app, &table, &context).await?;
        app.pixels.run(move || seen.draw(pages::png)).await?.ok_or(HttpError::Unavailable)
    };
    let pixels = pixels.await.or_page(&context)?;
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, KEPT)], pixels).into_response())
}

/// The content of a picture, copied from the table so that the table is not locked while the picture is drawn.
struct Seen {
    title: &'static dyn Title,
    lang: Lang,
    scene: Scene,
    players: Vec<Player>,
    over: bool,
}

impl Seen {
    async fn at(app: &App, table: &str, context: &RequestContext) -> Result<Seen, HttpError> {
        let live = find(app, context, table).await?;
        let looking = live.look().await;
        let table = looking.table();
        if table.is_trial() {
            return Err(HttpError::NotFound);
        }
        Ok(Seen {
            title: table.title(),
            lang: context.visitor.lang,
            scene: table.scene(Viewer::Spectator),
            players: table.players().to_vec(),
            over: matches!(table.turn(), Turn::Over(_)),
        })
    }

    fn draw<T>(&self, draw: impl FnOnce(&pages::Picture) -> T) -> T {
        let Seen { title, lang, scene, players, over } = self;
        draw(&pages::Picture { title: *title, lang: *lang, scene, players, over: *over })
    }
}
