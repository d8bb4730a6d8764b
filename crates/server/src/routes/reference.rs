//! Pages that change nothing: rules, guides, the calculator, about; and the files that pages need.

use axum::extract::{Path, Query};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use catalogue::calculator::Calculator;
use serde::Deserialize;

use super::{Asked, OrPage, Page, html};
use crate::trouble::Trouble;
use crate::{assets, pages};

pub async fn rules(Path(game): Path<String>, asked: Asked) -> Page {
    let title = catalogue::title(&game).map_err(|_| Trouble::NotFound).or_page(&asked)?;
    Ok(html(pages::rules(title, &asked.who())))
}

pub async fn guide(Path(game): Path<String>, asked: Asked) -> Page {
    let title = catalogue::title(&game).map_err(|_| Trouble::NotFound).or_page(&asked)?;
    Ok(html(pages::guide(title, &asked.who())))
}

pub async fn about(asked: Asked) -> Page {
    Ok(html(pages::about(&asked.who())))
}

#[derive(Deserialize)]
pub struct Map {
    m: Option<String>,
}

/// A link that cannot be read gives an empty map.
pub async fn calculator(Query(map): Query<Map>, asked: Asked) -> Page {
    let empty = Calculator::new(atlas::states::Apportionment::Census2010);
    let calculator = map.m.and_then(|word| word.parse().ok()).unwrap_or(empty);
    Ok(html(pages::calculator(&calculator, &asked.who())))
}

/// Named by what is in them, so that they can be kept for ever.
pub async fn asset(Path(name): Path<String>, asked: Asked) -> Page {
    let asset = assets::asset(&name).ok_or(Trouble::NotFound).or_page(&asked)?;
    let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.text).into_response())
}

pub async fn nowhere(asked: Asked) -> Page {
    Err(asked.fail(Trouble::NotFound))
}
