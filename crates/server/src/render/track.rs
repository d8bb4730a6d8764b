//! A track: a race of two seats to a line, the standing of more seats, a
//! row of boxes, or bars. Widths are SVG attributes, never inline styles.

use maud::{Markup, html};
use scene::{Counter, Track};

use super::{RenderContext, previews, seat_class, shape};
use crate::texts::plain;

/// Longer tracks are drawn as bars.
const MOST_BOXES: i32 = 24;

/// Whether two seats share one track with a line to reach.
pub(crate) fn is_race(track: &Track) -> bool {
    track.line.is_some() && track.counters.len() == 2 && track.counters.iter().all(|c| c.owner.is_some())
}

/// Whether the track shows the values of more than two seats.
pub(crate) fn is_standing(track: &Track) -> bool {
    track.line.is_none() && track.counters.len() > 2 && track.counters.iter().all(|c| c.owner.is_some())
}

pub(crate) fn track(ctx: &RenderContext, track: &Track, players: &[Markup]) -> Markup {
    if is_race(track) {
        race(ctx, track, players)
    } else if is_standing(track) {
        standing(ctx, track, players)
    } else if track.max - track.min < MOST_BOXES {
        boxes(ctx, track)
    } else {
        bars(ctx, track)
    }
}

/// How far along the track, in per cent of its length.
pub(super) fn share(track: &Track, value: i32) -> f32 {
    let length = (track.max - track.min).max(1) as f32;
    ((value - track.min) as f32 / length * 10_000.0).round() / 100.0
}

/// Two counters that grow towards each other, and the line to reach.
fn race(ctx: &RenderContext, track: &Track, players: &[Markup]) -> Markup {
    let [left, right] = &track.counters[..] else { return html! {} };
    let shares = [share(track, left.value), share(track, right.value)];
    let line = track.line.unwrap_or(track.max);
    html! {
        section.race aria-label=(ctx.voice.say(&track.name)) {
            (runner(ctx, left, players, previews::number(ctx, track, 0)))
            (tape(&[(seat(left), shares[0]), (seat(right), shares[1])], share(track, line), line))
            (previews::tape(ctx, track))
            (runner(ctx, right, players, previews::number(ctx, track, 1)))
        }
    }
}

fn seat(counter: &Counter) -> u8 {
    counter.owner.map_or(0, |seat| seat.0)
}

/// The tape of a race, growing from both ends, with the line and its number.
pub(crate) fn tape(sides: &[(u8, f32); 2], line: f32, number: i32) -> Markup {
    let [(left, left_share), (right, right_share)] = sides;
    html! {
        svg.tape width="100%" height="38" aria-hidden="true" focusable="false" {
            rect.ground y="8" width="100%" height="16" rx="8" {}
            rect class={ "side o" (left) } y="8" width={ (left_share) "%" } height="16" rx="8" {}
            rect class={ "side o" (right) } x={ (100.0 - right_share) "%" } y="8" width={ (right_share) "%" } height="16" rx="8" {}
            rect.line x={ (line) "%" } y="3" width="2" height="24" {}
            text x={ (line) "%" } y="38" { (number) }
        }
    }
}

/// A column for each seat.
fn standing(ctx: &RenderContext, track: &Track, players: &[Markup]) -> Markup {
    html! {
        section.standing aria-label=(ctx.voice.say(&track.name)) {
            @for counter in &track.counters { (runner(ctx, counter, players, html! {})) }
        }
    }
}

/// Reaching the line is not a victory before the end, so nothing else is highlighted when it is reached.
fn runner(ctx: &RenderContext, counter: &Counter, players: &[Markup], then: Markup) -> Markup {
    let Some(seat) = counter.owner else { return html! {} };
    let view = ctx.seat(seat);
    html! {
        div class={ "runner " (seat_class(seat)) @if view.is_some_and(|view| view.to_act) { " acts" } } {
            b { (counter.value) (then) }
            div {
                span.who {
                    (shape(seat)) span.seat-name { (ctx.voice.say(&counter.name)) }
                    @if let Some(player) = players.get(seat.index()) { span.between { " · " } (player) }
                }
                @if let Some(view) = view {
                    @for fact in &view.facts { " " span.fact { (ctx.voice.say(fact)) } }
                }
            }
        }
    }
}

fn boxes(ctx: &RenderContext, track: &Track) -> Markup {
    html! {
        figure.track {
            figcaption { (ctx.voice.say(&track.name)) }
            ol.boxes {
                @for value in track.min..=track.max {
                    @let here: Vec<_> = track.counters.iter().filter(|c| c.value == value).collect();
                    li class={ @if !here.is_empty() { "here" } @if track.line == Some(value) { " line" } } {
                        (plain(value))
                        @for counter in here {
                            @match counter.owner {
                                Some(seat) => { (shape(seat)) span.vh { " " (ctx.voice.say(&counter.name)) } }
                                None => { " " small { (ctx.voice.say(&counter.name)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn bars(ctx: &RenderContext, track: &Track) -> Markup {
    html! {
        figure.track {
            figcaption { (ctx.voice.say(&track.name)) }
            @for counter in &track.counters {
                div.counter {
                    span { @if let Some(seat) = counter.owner { (shape(seat)) } (ctx.voice.say(&counter.name)) }
                    svg.tape width="100%" height="12" aria-hidden="true" {
                        rect.ground width="100%" height="12" rx="6" {}
                        rect class=[counter.owner.map(seat_class)] width={ (share(track, counter.value)) "%" } height="12" rx="6" {}
                        @if let Some(line) = track.line { rect.line x={ (share(track, line)) "%" } width="2" height="12" {} }
                    }
                    b { (plain(counter.value)) }
                }
            }
        }
    }
}
