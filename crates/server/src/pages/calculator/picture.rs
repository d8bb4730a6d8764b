//! A map as a picture to share: a self-contained SVG file without external styles or scripts.

use atlas::map::{Point, Rect};
use atlas::states::{Apportionment, UsState, map};
use catalogue::calculator::{Calculator, Certainty, Contest, Rating, Team};
use maud::{Markup, html};

use super::drawing::{tile, tile_name};
use super::{Words, strength};
use crate::view::Who;

/// The size that other sites use for previews.
pub(super) const SIZE: [f32; 2] = [1200.0, 630.0];
pub(super) const MARGIN: f32 = 40.0;
/// The upper edge of the map, and its scale.
pub(super) const MAP_TOP: f32 = 132.0;
pub(super) const SCALE: f32 = 0.78;
/// The upper edge and the height of the race bar.
pub(super) const BAR: [f32; 2] = [84.0, 22.0];

pub(super) const PAPER: &str = "#f7f2e8";
const INK: &str = "#1d2433";
const SOFT: &str = "#5f636e";
pub(super) const TAN: &str = "#e6d8b8";
pub(super) const GOLD: &str = "#b98a2f";
pub(super) const EDGE: &str = "#fffdf8";

/// The tints of the light theme in the style sheet.
pub(super) fn colour(rating: Rating) -> &'static str {
    use Certainty::{Leaning, Likely, Safe};
    match rating {
        Rating::Tossup => TAN,
        Rating::For(Team::Democrats, Leaning) => "#93b0d8",
        Rating::For(Team::Democrats, Likely) => "#446fa9",
        Rating::For(Team::Democrats, Safe) => "#23508f",
        Rating::For(Team::Republicans, Leaning) => "#e0a096",
        Rating::For(Team::Republicans, Likely) => "#b54d44",
        Rating::For(Team::Republicans, Safe) => "#97302c",
    }
}

fn on(rating: Rating) -> &'static str {
    if strength(rating) >= 3 { "#ffffff" } else { INK }
}

/// Republican tints are hatched, so that colour is not the only distinction.
fn fill(rating: Rating) -> String {
    match rating.team() {
        Some(Team::Republicans) => format!("url(#lines-{})", rating.letter()),
        _ => colour(rating).to_owned(),
    }
}

pub fn picture(map: &Calculator, who: &Who) -> Markup {
    let words = Words::new(who);
    let [width, height] = SIZE;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) }
            font-family="system-ui, Segoe UI, Roboto, Liberation Sans, Arial, sans-serif" {
            title { (words.own.own("map-heading")) ": " (words.verdict(map)) }
            defs {
                @for rating in Rating::ALL.into_iter().filter(|one| one.team() == Some(Team::Republicans)) {
                    pattern id={ "lines-" (rating.letter()) } width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                        rect width="6" height="6" fill=(colour(rating)) {}
                        rect width="1.3" height="6" fill=(if strength(rating) >= 3 { "#ffffff" } else { "#97302c" }) opacity="0.24" {}
                    }
                }
            }
            rect width=(width) height=(height) fill=(PAPER) {}
            (race(map, &words))
            g transform={ "translate(" ((width - atlas::states::map().view.width * SCALE) / 2.0) " " (MAP_TOP) ") scale(" (SCALE) ")" }
                stroke-linejoin="round" {
                (places(map))
            }
            text x=(MARGIN) y=(height - 18.0) font-size="17" fill=(SOFT) { (words.verdict(map)) }
            text x=(width - MARGIN) y=(height - 18.0) font-size="17" fill=(SOFT) text-anchor="end" {
                (words.votes_of(map.apportionment)) " · " (words.own.own("house"))
            }
        }
    }
}

/// The parts of the race bar, starting from both ends: position, length, and rating.
pub(super) fn bar_parts(map: &Calculator) -> Vec<(f32, f32, Rating)> {
    let [width, _] = SIZE;
    let long = |votes: u16| f32::from(votes) / f32::from(Apportionment::TOTAL) * (width - 2.0 * MARGIN);
    let mut parts = Vec::new();
    for team in Team::BOTH {
        let mut before = 0.0;
        for certainty in Certainty::ALL.into_iter().rev() {
            let rating = Rating::For(team, certainty);
            let part = long(map.sum(|one| one == rating));
            let x = if team == Team::Democrats { MARGIN + before } else { width - MARGIN - before - part };
            parts.push((x, part, rating));
            before += part;
        }
    }
    parts.retain(|(_, part, _)| *part > 0.0);
    parts
}

fn race(map: &Calculator, words: &Words) -> Markup {
    let [width, _] = SIZE;
    let whole = width - 2.0 * MARGIN;
    let [top, height] = BAR;
    let [left, right] = Team::BOTH;
    let line = MARGIN + f32::from(Apportionment::MAJORITY) / f32::from(Apportionment::TOTAL) * whole;
    html! {
        text x=(MARGIN) y="66" font-size="52" font-weight="700" fill=(colour(Rating::safe(left))) {
            (map.total(left)) tspan font-size="24" font-weight="400" dx="14" { (words.team(left)) }
        }
        text x=(width - MARGIN) y="66" font-size="52" font-weight="700" fill=(colour(Rating::safe(right))) text-anchor="end" {
            tspan font-size="24" font-weight="400" { (words.team(right)) } tspan dx="14" { (map.total(right)) }
        }
        rect x=(MARGIN) y=(top) width=(whole) height=(height) fill=(TAN) {}
        @for (x, part, rating) in bar_parts(map) {
            rect x=(x) y=(top) width=(part) height=(height) fill=(fill(rating)) {}
        }
        rect x=(line - 1.5) y=(top - 6.0) width="3" height=(height + 12.0) fill=(GOLD) {}
        text x=(line) y="128" font-size="16" font-weight="600" fill="#80590c" text-anchor="middle" { (Apportionment::MAJORITY) }
    }
}

fn places(map_of: &Calculator) -> Markup {
    let rating = |contest: Contest| map_of.rating(contest);
    let shift = |state: UsState| match (map_of.has_districts(), state) {
        (true, UsState::NE) => super::drawing::NEBRASKA_SHIFT,
        _ => Point { x: 0.0, y: 0.0 },
    };
    html! {
        @for state in UsState::ALL {
            path d=(map().places[state.index()].path) fill=(fill(rating(state.into()))) stroke=(EDGE) stroke-width="1" {}
        }
        g font-size="12.5" font-weight="600" text-anchor="middle" {
            @for state in UsState::ALL {
                @let place = state.place();
                @let words = format!("{state} {}", map_of.votes(state.into()));
                @match place.callout {
                    Some(callout) => {
                        @let [from, to] = callout.leader;
                        @let Rect { x, y, width, height } = Rect::around(callout.label, atlas::map::CALLOUT_BOX);
                        path d={ "M" (from.x) " " (from.y) "L" (to.x) " " (to.y) } stroke=(SOFT) stroke-width="0.7" {}
                        rect x=(x) y=(y) width=(width) height=(height) rx="5" fill=(fill(rating(state.into()))) {}
                        text x=(callout.label.x) y=(callout.label.y + 4.5) fill=(on(rating(state.into()))) { (words) }
                    }
                    None => {
                        text x=(place.label.x + shift(state).x) y=(place.label.y + 4.0 + shift(state).y) fill=(on(rating(state.into()))) { (words) }
                    }
                }
            }
            @for (district, tile) in map_of.contests().filter_map(|one| Some((one, tile(one)?))) {
                @let Rect { x, y, width, height } = tile.bounds;
                @let middle = tile.bounds.middle();
                @if let Some([from, to]) = tile.leader { path d={ "M" (from.x) " " (from.y) "L" (to.x) " " (to.y) } stroke=(SOFT) stroke-width="0.7" {} }
                rect x=(x) y=(y) width=(width) height=(height) rx="4" fill=(fill(rating(district))) stroke=(EDGE) stroke-width="1.4" {}
                text x=(middle.x) y=(middle.y + 4.5) fill=(on(rating(district))) { (tile_name(district)) }
            }
        }
    }
}
