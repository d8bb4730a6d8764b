//! What a choice would do, drawn before it is made: on the map in place of a label, on the tape
//! of a race, as dice in bins. All previews are in the part from the start, hidden. Selecting a
//! die shows its column; the script shows the preview of what has the pointer or keyboard focus.

use atlas::map::{Map, Place, Point, Rect};
use maud::{Markup, html};
use scene::{Board, Choice, Effect, PlaceEffect, PlaceView, Spot, Track};

use super::chips::chip_places;
use super::track::share;
use super::{RenderContext, chips, seat_class};

/// With more choices than this no previews are drawn, because they would make the part large.
const MOST: usize = 12;
/// Possible widths of a label with a preview. The first that covers no other label is used.
const WIDTHS: [f32; 3] = [62.0, 48.0, 38.0];
const HEIGHT: f32 = 34.0;
/// The width if the script finds no more space. Then only the future state is shown.
const SLIM: f32 = 29.0;

/// The choices that have previews, with their numbers.
fn previewed<'e>(ctx: &'e RenderContext) -> Vec<(usize, &'e Choice, &'e PlaceEffect)> {
    let all: Vec<_> =
        ctx.choices().filter_map(|(n, choice)| Some((n, choice, choice.place_effect()?))).collect();
    if all.len() > MOST { Vec::new() } else { all }
}

/// The CSS class by which a selected die shows its previews.
fn column(ctx: &RenderContext, choice: &Choice) -> Option<String> {
    let column = ctx.cross.as_ref()?.column(choice)?;
    Some(format!("d{column}"))
}

/// Places as they would be, above the map.
pub(super) fn on_map(ctx: &RenderContext, board: &Board, map: &Map) -> Markup {
    let all = previewed(ctx);
    html! {
        @if !all.is_empty() {
            g.labels.previews {
                @for (n, choice, effect) in all {
                    @if let Some((view, place)) = board.places.iter().find(|view| view.spot == effect.spot).and_then(|view| Some((view, map.place(&view.id)?))) {
                        g class={ "preview " (column(ctx, choice).unwrap_or_default()) } data-for={ "k" (n) } data-at=(view.spot.0) {
                            @let pattern = effect.owner.map_or_else(|| "url(#coming)".to_owned(), |seat| format!("url(#coming-{})", seat.0));
                            use.coming href={ "#" (board.map) "-" (place.code) } fill=(pattern) {}
                            @match place.callout {
                                Some(_) => (beside(view, place, effect, chip_places(board.map))),
                                None => (within(map, view, place, effect)),
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A place as it would be, on its chip: name, gain, and what would lie there.
pub(super) fn on_chip(ctx: &RenderContext, view: &PlaceView) -> Markup {
    html! {
        @for (n, choice, effect) in previewed(ctx).into_iter().filter(|(.., effect)| effect.spot == view.spot) {
            span class={ "preview " (column(ctx, choice).unwrap_or_default()) } data-for={ "k" (n) } data-at=(view.spot.0) {
                b { (view.id) }
                @if let Some(gain) = signed(effect.gain) { span.gain { (gain) } }
                @match effect.owner {
                    Some(seat) => (chips::badge(Some(seat.0), &effect.count.to_string())),
                    None => span { (effect.count) },
                }
            }
        }
    }
}

/// "+18" or "−18". None if nothing changes.
fn signed(gain: i32) -> Option<String> {
    match gain {
        0 => None,
        1.. => Some(format!("+{gain}")),
        _ => Some(format!("−{}", -gain)),
    }
}

/// In place of a label: name and gain, above what is there now and what would be.
fn within(map: &Map, view: &PlaceView, place: &Place, effect: &PlaceEffect) -> Markup {
    let middle = place.label_box().middle();
    let others = || map.places.iter().filter(|other| other.code != place.code);
    let fits = |width: &f32| {
        let wanted = Rect::around(middle, [*width, HEIGHT]);
        others().all(|other| !other.label_box().overlaps(wanted))
    };
    let width = WIDTHS.into_iter().find(fits).unwrap_or(WIDTHS[WIDTHS.len() - 1]);
    let bounds = Rect::around(middle, [width, HEIGHT]);
    let name = width > WIDTHS[2] || effect.gain == 0;
    html! {
        g.boxed {
            rect.paper.full x=(bounds.x) y=(bounds.y) width=(bounds.width) height=(bounds.height) rx="6" {}
            rect.paper.slim x=(middle.x - SLIM / 2.0) y=(bounds.y) width=(SLIM) height=(bounds.height) rx="6" {}
            text x=(middle.x) y=(middle.y - 4.0) {
                @if name { tspan.code { (place.code) @if effect.gain != 0 { " " } } }
                @if let Some(gain) = signed(effect.gain) { tspan.gain { (gain) } }
            }
            g.was {
                (was(view, Point { x: middle.x - 14.0, y: middle.y + 8.0 }))
                path.arrow d={ "M" (middle.x - 4.0) " " (middle.y + 8.0) "h7m-2.5-2.500l2.500 2.500-2.500 2.500" } {}
            }
            g.then { (badge(effect.owner.map(|seat| seat.0), effect.count, Point { x: middle.x + 14.0, y: middle.y + 8.0 })) }
        }
    }
}

/// In the box of a label outside the outline, which is low: name, what would be there, gain.
fn beside(view: &PlaceView, place: &Place, effect: &PlaceEffect, chips: &[&str]) -> Markup {
    let Rect { x, y, width, height } = place.label_box();
    let middle = y + height / 2.0;
    html! {
        g.boxed.has-chip[chips.contains(&place.code)] {
            rect.paper x=(x) y=(y) width=(width) height=(height) rx="5" {}
            text.out x=(x + 3.0) y=(middle + 4.0) { (view.id) }
            (badge(effect.owner.map(|seat| seat.0), effect.count, Point { x: x + 27.0, y: middle }))
            @if let Some(gain) = signed(effect.gain) { text.out.gain x=(x + 37.0) y=(middle + 4.0) { (gain) } }
        }
    }
}

/// What lies there now.
fn was(view: &PlaceView, at: Point) -> Markup {
    let pieces = view.pieces.first();
    badge(view.owner.map(|seat| seat.0), pieces.map_or(0, |piece| piece.count), at)
}

fn badge(owner: Option<u8>, count: i32, Point { x, y }: Point) -> Markup {
    html! {
        @match owner {
            Some(seat) => { use class={ "b o" (seat) } href={ "#badge-" (seat) } x=(x) y=(y) {} }
            None => { circle.level cx=(x) cy=(y) r="7" {} }
        }
        text.count.none[owner.is_none()] x=(x) y=(y + 3.4) { (count) }
    }
}

/// The counters that a choice would move, with their current and future values.
fn moved<'a>(track: &'a Track, choice: &'a Choice) -> impl Iterator<Item = (usize, i32, i32)> + 'a {
    choice.effects.iter().filter_map(move |effect| {
        let Effect::Counter(effect) = effect else { return None };
        let nth = track.counters.iter().position(|counter| counter.owner == Some(effect.owner))?;
        let now = track.counters[nth].value;
        (now != effect.value).then_some((nth, now, effect.value))
    })
}

/// What would be added to or taken from both ends of the tape.
pub(super) fn tape(ctx: &RenderContext, track: &Track) -> Markup {
    let all = previewed(ctx);
    html! {
        @if !all.is_empty() {
            svg.tape.ahead width="100%" height="38" aria-hidden="true" focusable="false" {
                @for (n, choice, _) in all {
                    g.preview data-for={ "k" (n) } {
                        @for (nth, now, then) in moved(track, choice) {
                            @let [less, more] = [share(track, now.min(then)), share(track, now.max(then))];
                            @let x = if nth == 0 { less } else { 100.0 - more };
                            @let seat = track.counters[nth].owner.map_or(0, |seat| seat.0);
                            rect class={ @if then > now { "coming o" (seat) } @else { "going" } } x={ (x) "%" } y="8" width={ (more - less) "%" } height="16"
                                fill=[(then > now).then(|| format!("url(#coming-{seat})"))] {}
                        }
                    }
                }
            }
        }
    }
}

/// The number that a seat would have, beside its current one.
pub(super) fn number(ctx: &RenderContext, track: &Track, nth: usize) -> Markup {
    html! {
        @for (n, choice, _) in previewed(ctx) {
            @for (_, _, then) in moved(track, choice).filter(|(at, ..)| *at == nth) {
                span class={ "preview delta " (track.counters[nth].owner.map(seat_class).unwrap_or_default()) } data-for={ "k" (n) } aria-hidden="true" { "→ " (then) }
            }
        }
    }
}

/// The choices that would bring dice into a bin, each with how many.
pub(super) fn into_bin<'e>(ctx: &'e RenderContext, bin: &Spot) -> Vec<(usize, u8)> {
    let dice = |choice: &'e Choice| {
        choice.effects.iter().find_map(|effect| match effect {
            Effect::Dice(dice) if dice.bin == *bin => Some(dice.count),
            _ => None,
        })
    };
    ctx.choices().filter_map(|(n, choice)| Some((n, dice(choice)?))).collect()
}
