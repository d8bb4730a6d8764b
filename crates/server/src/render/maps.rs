//! Definitions that are in a page once and used by every part: outlines of a map, shapes of the seats, patterns.

use atlas::map::{Layout, Map, Rect};
use kernel::MAX_SEATS;
use maud::{Markup, html};

use super::symbols::symbols;
use super::{RenderContext, territories};

/// A map of the atlas, by the name that boards use.
pub(crate) fn map(name: &str) -> Option<&'static Map> {
    match name {
        "us-states" => Some(atlas::states::map()),
        "world" => Some(atlas::world::map()),
        "america" => Some(atlas::america::map()),
        _ => None,
    }
}

/// The parts of the board of America that a small screen can show, by their keys
/// in the atlas. The style sheet of territories says where each of them begins.
pub(crate) const ZOOMS: [&str; 9] = [
    "region-canada",
    "region-north",
    "region-south",
    "region-northwest",
    "region-southwest",
    "region-mexico",
    "region-central-south",
    "ocean-pacific",
    "ocean-atlantic",
];

/// The regions of a map by their keys in the atlas, with the places of each.
pub(crate) fn regions(name: &str) -> &'static [(&'static str, &'static [&'static str])] {
    match name {
        "america" => &[
            ("region-canada", &["QC", "LB", "MR", "ON", "SO", "MB", "SK"]),
            ("region-north", &["EN", "NY", "NJ", "PA", "OH", "MI", "IN", "IL", "WI", "MN", "IA"]),
            ("region-south", &["MD", "VA", "NC", "SC", "GA", "FL", "KY", "TN", "AL", "MS", "LA", "AR", "MO"]),
            ("region-northwest", &["AK", "BC", "AB", "WA", "OR", "ID", "MT", "WY", "DK", "NE"]),
            ("region-southwest", &["HI", "CN", "CS", "NV", "UT", "AZ", "NM", "CO", "KS", "OK", "TE", "TW"]),
            ("region-mexico", &["MX", "BJ", "SR", "CH", "NL", "JA", "VZ", "GU", "OA", "YU"]),
            ("region-central-south", &["CE", "CU", "SE", "SW"]),
            ("region-foreign", &["EU", "ME", "AS", "OC"]),
        ],
        _ => &[],
    }
}

/// How firmly a place can be held.
const STRENGTHS: std::ops::RangeInclusive<u8> = 1..=4;

/// The attitudes of a place between hostile and friendly. The middle one has no pattern, so it is left out.
const MOODS: [u8; 4] = [0, 1, 3, 4];

/// A hidden SVG with everything that is drawn by reference.
pub(crate) fn definitions<'a>(
    maps: impl Iterator<Item = &'a str>,
    seats: usize,
    has_moods: bool,
    has_letters: bool,
) -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                @for seat in 0..seats.min(MAX_SEATS) { (badge(seat, has_letters)) }
                @for seat in 1..seats.min(MAX_SEATS) {
                    @for strength in STRENGTHS { (pattern(seat, strength)) }
                }
                (coming(None))
                @for seat in 0..seats.min(MAX_SEATS) { (coming(Some(seat))) }
                @for mood in MOODS.into_iter().filter(|_| has_moods) { (mood_pattern(mood)) }
                path #pawn d="M0-15a4.6 4.6 0 0 1 2.5 8.5L4.5 2H6v4H-6V2h1.5L-2.5-6.5A4.6 4.6 0 0 1 0-15z" {}
                path #flag d="M-3 8v-15h9l-2.6 3.4 2.6 3.4h-7.4v8.2z" {}
                @for name in maps {
                    @if let Some(map) = map(name) { (outlines(name, map)) }
                }
            }
        }
    }
}

/// Definitions that only a board of territories needs.
pub(crate) fn of_territories(ctx: &RenderContext, seats: usize) -> Markup {
    let boards = ctx.boards().filter(|board| territories::has_territories(board));
    let drawn: Vec<_> = boards.filter_map(|board| Some((board, map(board.map)?))).collect();
    html! {
        @if !drawn.is_empty() {
            svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
                defs {
                    @for seat in 0..seats.min(MAX_SEATS) { (hatching(seat)) }
                    @for (board, map) in drawn { (territories::definitions(board.map, map)) }
                    (symbols())
                }
            }
        }
    }
}

/// The tint of a new presence: stripes of the holder's colour and of neutral land.
fn hatching(seat: usize) -> Markup {
    html! {
        pattern id={ "new-" (seat) } class={ "o" (seat) } width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
            rect.land width="5" height="5" {}
            rect class={ "land o" (seat) } width="2.3" height="5" {}
        }
    }
}

/// Each outline, and the area where a click means the place: the outline and the label outside of it.
fn outlines(name: &str, map: &Map) -> Markup {
    html! {
        @for place in &map.places {
            path id={ (name) "-" (place.code) } d=(place.path) {}
            clipPath id={ (name) "-" (place.code) "-c" } {
                use href={ "#" (name) "-" (place.code) } {}
                @if place.callout.is_some() || place.layout != Layout::Badge {
                    @let Rect { x, y, width, height } = place.label_box();
                    rect x=(x) y=(y) width=(width) height=(height) {}
                }
                @for frame in map.frames.iter().filter(|frame| frame.places == [place.code]) {
                    @let Rect { x, y, width, height } = frame.bounds;
                    rect x=(x) y=(y) width=(width) height=(height) {}
                }
            }
        }
    }
}

/// A shape for each seat, around the origin. A letter hardly fits into a triangle, so there is a shield instead if letters are used.
fn badge(seat: usize, has_letters: bool) -> Markup {
    let id = format!("badge-{seat}");
    html! {
        @match seat {
            0 => { circle id=(id) r="8" {} }
            1 => { rect id=(id) x="-7.4" y="-7.4" width="14.8" height="14.8" rx="2.2" {} }
            2 if has_letters => { path id=(id) d="M-7.4-7.8H7.4V.3C7.4 4.7 3.9 7.4 0 9.2-3.9 7.4-7.4 4.7-7.4.3z" {} }
            2 => { path id=(id) d="M0-9.5 9 7H-9z" {} }
            3 => { path id=(id) d="M0-9.5 9.5 0 0 9.5-9.5 0z" {} }
            4 => { path id=(id) d="M-8.5-4.9 0-9.6 8.5-4.9V4.9L0 9.6-8.5 4.9z" {} }
            5 => { path id=(id) d="M0 9.5-9-7H9z" {} }
            6 => { path id=(id) d="M-3.4-8.6H3.4V-3.4H8.6V3.4H3.4V8.6H-3.4V3.4H-8.6V-3.4H-3.4z" {} }
            _ => { rect id=(id) x="-9" y="-6" width="18" height="12" rx="6" {} }
        }
    }
}

/// The pattern of a preview: stripes in the colour of the future holder.
fn coming(seat: Option<usize>) -> Markup {
    let id = seat.map_or_else(|| "coming".to_owned(), |seat| format!("coming-{seat}"));
    html! {
        pattern id=(id) class=[seat.map(|seat| format!("o{seat}"))] width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
            rect.between width="9" height="9" {}
            rect.stripe width="5" height="9" {}
        }
    }
}

/// Lines for hostile places, dots for friendly ones, denser at the extremes.
fn mood_pattern(mood: u8) -> Markup {
    let size = if matches!(mood, 0 | 4) { 6 } else { 9 };
    html! {
        pattern id={ "mood-" (mood) } class={ "m" (mood) } width=(size) height=(size) patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
            rect.mood width=(size) height=(size) {}
            @if mood < 2 { rect.grain width="1.2" height=(size) {} } @else { circle.grain cx="2" cy="2" r="1" {} }
        }
    }
}

/// A tint with lines or dots. Every seat except the first has its own.
fn pattern(seat: usize, strength: u8) -> Markup {
    let turn = match seat {
        1 | 4 => "rotate(45)",
        3 => "rotate(-45)",
        5 => "rotate(90)",
        _ => "",
    };
    html! {
        pattern id={ "tint-" (seat) "-" (strength) } class={ "o" (seat) } width="6" height="6" patternUnits="userSpaceOnUse"
            patternTransform=[(!turn.is_empty()).then_some(turn)] {
            rect class={ "f" (strength) } width="6" height="6" {}
            @if matches!(seat, 2 | 6) {
                circle.hatch cx="3" cy="3" r="1" {}
            } @else {
                rect.hatch width="1.3" height="6" {}
            }
            @if matches!(seat, 4 | 7) { rect.hatch width="6" height="1.3" {} }
        }
    }
}
