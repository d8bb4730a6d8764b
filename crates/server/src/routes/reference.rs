//! Pages that change nothing (rules, guides, the calculator, about), and the assets of all pages.

use atlas::states::Apportionment;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::response::IntoResponse;
use catalogue::calculator::{Brush, Calculator, Odds, Open, Rating};
use serde::Deserialize;

use super::{App, OrPage, Page, RequestContext, back_to, html};
use crate::http_error::HttpError;
use crate::limits::{By, What};
use crate::pages::CalculatorView;
use crate::{assets, pages};

pub async fn rules(Path(game): Path<String>, context: RequestContext) -> Page {
    let title = catalogue::title(&game).map_err(|_| HttpError::NotFound).or_page(&context)?;
    Ok(html(pages::rules(title, &context.who())))
}

/// A single rule, for a script that shows it at a table. As a page, a redirect to its place in the rulebook.
pub async fn rule(Path((game, rule)): Path<(String, String)>, context: RequestContext) -> Page {
    let title = catalogue::title(&game).map_err(|_| HttpError::NotFound).or_page(&context)?;
    let found = title.rulebook().rule(&rule).ok_or(HttpError::NotFound).or_page(&context)?;
    if !context.part {
        return Ok(back_to(&format!("/rules/{game}#{}", found.id)).into_response());
    }
    let part = pages::rule_part(title, &found.id, context.visitor.lang);
    Ok(html(part.ok_or(HttpError::NotFound).or_page(&context)?))
}

pub async fn guide(Path(game): Path<String>, context: RequestContext) -> Page {
    let title = catalogue::title(&game).map_err(|_| HttpError::NotFound).or_page(&context)?;
    // Beside a table only the guide itself is shown.
    Ok(html(match context.part {
        true => pages::guide_part(title, context.visitor.lang),
        false => pages::guide(title, &context.who()),
    }))
}

pub async fn about(State(app): State<App>, context: RequestContext) -> Page {
    Ok(html(pages::about(&context.who(), app.keeping)))
}

/// The state of the calculator as encoded in its address. Values that cannot be read are replaced by the defaults.
#[derive(Deserialize)]
pub struct MapQuery {
    m: Option<String>,
    b: Option<String>,
    likely: Option<String>,
    leaning: Option<String>,
    tossup: Option<String>,
    open: Option<String>,
}

impl MapQuery {
    fn map(&self) -> Calculator {
        let empty = Calculator::new(Apportionment::Census2020);
        self.m.as_deref().and_then(|word| word.parse().ok()).unwrap_or(empty)
    }

    fn view(&self) -> CalculatorView {
        let percent = |word: &Option<String>, usual: u8| {
            word.as_deref().and_then(|word| word.parse().ok()).filter(|n| *n <= 100).unwrap_or(usual)
        };
        let usual = Odds::default();
        let letter = self.b.as_deref().and_then(|word| word.chars().next());
        CalculatorView {
            map: self.map(),
            brush: letter.and_then(Rating::of_letter).map_or(Brush::Cycle, Brush::Paint),
            odds: Odds {
                likely: percent(&self.likely, usual.likely),
                leaning: percent(&self.leaning, usual.leaning),
                tossup: percent(&self.tossup, usual.tossup),
            },
            open: self.open.as_deref().and_then(Open::of_code).unwrap_or_default(),
        }
    }
}

pub async fn calculator(
    State(app): State<App>,
    Query(query): Query<MapQuery>,
    headers: HeaderMap,
    context: RequestContext,
) -> Page {
    let view = query.view();
    if context.part {
        return Ok(html(pages::calculator_outlook(&view, &context.who())));
    }
    // Link previews on other sites need the absolute URL of a picture.
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let scheme = if app.jar.secure { "https" } else { "http" };
    Ok(html(pages::calculator(&view, &context.who(), &format!("{scheme}://{host}"))))
}

/// A map as an SVG file.
pub async fn calculator_picture(Query(query): Query<MapQuery>, context: RequestContext) -> Page {
    let picture = pages::calculator_picture(&query.map(), &context.who());
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture.into_string()).into_response())
}

/// The same as pixels, for other sites. It contains no words in any language, so it may be cached.
pub async fn calculator_raster(
    State(app): State<App>,
    Query(query): Query<MapQuery>,
    context: RequestContext,
) -> Page {
    let picture = async {
        app.limits.count(What::Pixels, By::Address(context.address))?;
        let map = query.map();
        let picture = app.pixels.run(move || pages::calculator_raster(&map)).await?;
        picture.ok_or_else(|| HttpError::Broken("a picture could not be drawn".into()))
    };
    let picture = picture.await.or_page(&context)?;
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=86400")], picture).into_response())
}

/// Assets are named by a hash of their content, so they can be cached for ever.
pub async fn asset(Path(name): Path<String>, context: RequestContext) -> Page {
    let asset = assets::asset(&name).ok_or(HttpError::NotFound).or_page(&context)?;
    let kept = if cfg!(debug_assertions) { "no-store" } else { "public, max-age=31536000, immutable" };
    Ok(([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, kept)], asset.text()).into_response())
}

pub async fn not_found(context: RequestContext) -> Page {
    Err(context.fail(HttpError::NotFound))
}
