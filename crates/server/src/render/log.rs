//! The log: what happened, with links to the places it mentions and to the rules behind it.

use catalogue::LogLine;
use maud::{Markup, html};
use scene::Spot;

use super::{RenderContext, seat_class};
use crate::texts::in_a_row;

/// The log with the newest act first, but the lines of an act in the order in which they happened.
pub(crate) fn lines<'a>(ctx: &RenderContext, log: impl Iterator<Item = &'a LogLine>) -> Markup {
    let mut log: Vec<&LogLine> = log.collect();
    log.reverse();
    let acts = log.chunk_by(|one, next| one.after == next.after).rev();
    html! { ol.lines { (entries(ctx, acts.flatten().copied(), false)) } }
}

/// The log from the beginning, for reading as a story. A link to `#act-N` leads to an act.
pub(crate) fn story<'a>(ctx: &RenderContext, log: impl Iterator<Item = &'a LogLine>) -> Markup {
    html! { ol.lines { (entries(ctx, log, true)) } }
}

fn entries<'a>(ctx: &RenderContext, log: impl Iterator<Item = &'a LogLine>, anchors: bool) -> Markup {
    let mut act = None;
    let mut rule = None;
    html! {
        @for entry in log {
            @let again = act.replace(entry.after) == Some(entry.after);
            // On a large table many consecutive lines follow from the same rule, so only the first one names it.
            @let repeated = rule.replace(entry.line.rule) == Some(entry.line.rule) && again && ctx.is_large();
            @let anchor = (anchors && !again).then(|| format!("act-{}", entry.after));
            li id=[anchor] data-act=(entry.after) class={ @if let Some(seat) = entry.line.seat { (seat_class(seat)) } @if entry.line.heading { " heading" } } {
                @if again { span.at {} } @else {
                    a.at href={ "/t/" (ctx.table) "?at=" (entry.after) } { (entry.after) }
                }
                bdi { (linked(ctx, &ctx.voice.say(&entry.line.text), &entry.line.spots))
                    @if let Some(by) = &entry.by { " " span.by { "(" (ctx.voice.player(by)) ")" } }
                    @if let Some(rule) = entry.line.rule.filter(|_| !repeated) { " " a.why href=(ctx.rule_link(rule)) { (rule) } }
                }
            }
        }
    }
}

/// The lines of the last act as plain text, for announcements.
pub(crate) fn newest(ctx: &RenderContext, log: &[LogLine]) -> String {
    let Some(last) = log.last() else { return String::new() };
    let said: Vec<_> = log
        .iter()
        .rev()
        .take_while(|entry| entry.after == last.after)
        .map(|entry| match &entry.by {
            Some(kernel::Player::Person(name)) => {
                format!("{name}: {}", ctx.voice.say(&entry.line.text)).into()
            }
            _ => ctx.voice.say(&entry.line.text),
        })
        .collect();
    in_a_row(said.into_iter().rev())
}

/// The text, with links where it names places of the board.
fn linked(ctx: &RenderContext, words: &str, spots: &[Spot]) -> Markup {
    for spot in spots {
        let Some(place) = ctx.place(spot) else { continue };
        let name = ctx.voice.say(&place.name);
        if let Some((before, after)) = words.split_once(&*name) {
            return html! {
                (linked(ctx, before, spots))
                a href={ @if ctx.away { "/t/" (ctx.table) } "#" (spot.0) } { (name) }
                (linked(ctx, after, spots))
            };
        }
    }
    html! { (words) }
}
