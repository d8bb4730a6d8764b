//! Places that are too small to tap on a small screen, as chips under the map, with the same worth, marks and choices as on the map.
//!
//! Like the map they are for sighted users with a pointer. Screen readers
//! have the list of all places, and keyboards the buttons at the desk.

use maud::{Markup, html};
use scene::{Board, Mark, PlaceView};

use super::board::{Badges, Tint};
use super::zoom::whole_map;
use super::{RenderContext, press_on_map, previews};

/// The places of a map that have chips, from north to south.
pub(crate) fn chip_places(map: &str) -> &'static [&'static str] {
    match map {
        "us-states" => &["VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD", "DC"],
        _ => &[],
    }
}

pub(crate) fn chips(ctx: &RenderContext, board: &Board) -> Markup {
    let find = |code: &&str| board.places.iter().find(|view| view.id == **code);
    let places: Vec<&PlaceView> = chip_places(board.map).iter().filter_map(find).collect();
    html! {
        @if !places.is_empty() {
            div.place-chips { ul aria-hidden="true" { @for view in places { (chip(ctx, view)) } } (whole_map(ctx)) }
        }
    }
}

fn chip(ctx: &RenderContext, view: &PlaceView) -> Markup {
    let acts = ctx.choices_at(&view.spot);
    let tint = Tint::of(view.owner.map(|seat| seat.0), view.strength);
    let is_best = acts.iter().any(|(_, choice)| ctx.hinted(&choice.act) == Some(0));
    let is_announced = view.marks.contains(&Mark::Announced);
    html! {
        li class={ "chip" (tint) @if !acts.is_empty() { " pick" } @if is_best { " best" } @if is_announced { " said" } } data-spot=(view.spot.0) {
            b { (view.id) }
            @if let Some(worth) = view.worth { span { (worth) } }
            @if let Some(emblem) = &view.emblem { span { (emblem.sign) } }
            @for (owner, words) in Badges::of(ctx, view).shown() { (badge(owner, words)) }
            (previews::on_chip(ctx, view))
            (press_on_map(ctx, acts))
        }
    }
}

/// What lies there, drawn as on the map.
pub(super) fn badge(owner: Option<u8>, words: &str) -> Markup {
    html! {
        svg class={ @if let Some(seat) = owner { "o" (seat) } } viewBox="-9 -9 18 18" focusable="false" {
            use href={ "#badge-" (owner.unwrap_or(0)) } {}
            text y="3.6" { (words) }
        }
    }
}
