//! Tables, lists of seats and sheets of text.

use kernel::Text;
use maud::{Markup, html};
use scene::{Cell, Figure, Grid, Roster, Score, SeatView, Sheet, Spot};

use super::{RenderContext, press, seat_badge, seat_class, shape, tip};
use crate::texts::{plain, signed};

/// Beside territories a table shows what they pay; the viewer's own levels have the viewer's tint.
pub(crate) fn grid(ctx: &RenderContext, grid: &Grid) -> Markup {
    html! {
        @if ctx.has_territories() {
            section class={ "payouts" @if let Some(seat) = ctx.viewer { " " (seat_class(seat)) } } { (table(ctx, grid)) }
        } @else { (table(ctx, grid)) }
    }
}

fn table(ctx: &RenderContext, grid: &Grid) -> Markup {
    html! {
        // Behind a tab there may be several tables, so each shows its name. Elsewhere the drawer shows it.
        @if ctx.is_large() { h3.of-grid { (ctx.voice.say(&grid.name)) } }
        // Wide tables scroll inside their own region, also by keyboard, so that the page never scrolls sideways.
        div.scroll tabindex="0" role="region" aria-label=(ctx.voice.say(&grid.name)) {
            table.grid {
                thead {
                    tr {
                        @for (n, column) in grid.columns.iter().enumerate() {
                            // A heading is aligned like the texts or numbers in its column.
                            @let words = grid.rows.is_empty() || grid.rows.iter().find_map(|row| row.get(n).filter(|cell| **cell != Cell::Empty)).is_some_and(|cell| matches!(cell, Cell::Text(_)));
                            @let name = ctx.voice.say(column);
                            @let help = grid.helps.get(n).and_then(Option::as_ref);
                            th.w[words] scope="col" { @match help { Some(help) => (tip(ctx, &name, html! { p { (ctx.voice.say(help)) } })), None => (name) } }
                        }
                    }
                }
                tbody {
                    @for (n, row) in grid.rows.iter().enumerate() { (row_of(ctx, row, grid.spots.get(n).and_then(Option::as_ref))) }
                }
            }
            @if grid.rows.is_empty() { p.none { (ctx.voice.own("grid-empty")) } }
        }
    }
}

/// A row that can be chosen can be pressed anywhere.
fn row_of(ctx: &RenderContext, row: &[Cell], spot: Option<&Spot>) -> Markup {
    let acts = spot.map_or(&[][..], |spot| ctx.choices_at(spot));
    html! {
        tr.pick[!acts.is_empty()] id=[ctx.spot_id(spot)] {
            @for (n, cell) in row.iter().enumerate() {
                @if n == 0 && !acts.is_empty() {
                    td.w { @if let Cell::Text(text) = cell { (ctx.voice.say(text)) } (press(acts)) }
                } @else { (cell_of(ctx, cell)) }
            }
        }
    }
}

fn cell_of(ctx: &RenderContext, cell: &Cell) -> Markup {
    html! {
        @match cell {
            Cell::Empty => { td {} }
            Cell::Number(n) => { td { (plain(*n)) } }
            Cell::Signed(n) => { td { (signed(*n)) } }
            Cell::Text(text) => { td.w { (ctx.voice.say(text)) } }
            Cell::Marked(text) => { td.own { b { (ctx.voice.say(text)) } span.vh { ", " (ctx.voice.own("cell-own")) } } }
        }
    }
}

pub(crate) fn has_figures(view: &SeatView) -> bool {
    view.score.is_some() || !view.figures.is_empty()
}

pub(crate) fn roster(ctx: &RenderContext, roster: &Roster, players: &[Markup]) -> Markup {
    if roster.seats.iter().any(has_figures) {
        return html! { ul.roster.sides { @for view in &roster.seats { (side(ctx, view, players)) } } };
    }
    html! {
        ul.roster {
            @for view in &roster.seats {
                li class={ (seat_class(view.seat)) @if view.to_act { " acts" } } {
                    (shape(view.seat)) b { (ctx.voice.say(&view.side)) }
                    @if let Some(player) = players.get(view.seat.index()) { " " (player) }
                    @if view.to_act { span.vh { " " (ctx.voice.fill(Text::new("to-act"))) } }
                    span.facts { @for (n, fact) in view.facts.iter().enumerate() { @if n > 0 { " · " } (ctx.voice.say(fact)) } }
                }
            }
        }
    }
}

/// A seat with its points and figures.
fn side(ctx: &RenderContext, view: &SeatView, players: &[Markup]) -> Markup {
    html! {
        li class={ "side-of " (seat_class(view.seat)) @if view.to_act { " acts" } } {
            div.who {
                (seat_badge(ctx, view.seat))
                @if let Some(player) = players.get(view.seat.index()) { b { (player) } " " }
                span { (ctx.voice.say(&view.side)) }
                @if view.to_act { span.vh { ", " (ctx.voice.own("to-act")) } }
                @if let Some(score) = &view.score { (points(ctx, view, score)) }
            }
            @if let Some(score) = &view.score {
                div.score aria-hidden="true" {
                    svg viewBox={ "0 0 " (score.goal.max(1)) " 1" } preserveAspectRatio="none" focusable="false" {
                        rect width=(score.value.clamp(0, score.goal.max(1))) height="1" {}
                    }
                    small { (score.goal) }
                }
            }
            @if !view.figures.is_empty() { dl { @for one in &view.figures { (figure(ctx, one)) } } }
            @if !view.facts.is_empty() {
                p.facts { @for (n, fact) in view.facts.iter().enumerate() { @if n > 0 { " · " } (ctx.voice.say(fact)) } }
            }
        }
    }
}

/// The points of a seat. A popover explains where they come from and gives further facts about the seat.
fn points(ctx: &RenderContext, view: &SeatView, score: &Score) -> Markup {
    let words = ctx.voice.fill(Text::new("score-of").number("value", score.value).number("goal", score.goal));
    html! {
        em {
            span.vh { (words) }
            @if score.sources.is_empty() && view.facts.is_empty() { span aria-hidden="true" { (plain(score.value)) } } @else {
                (tip(ctx, &plain(score.value), html! {
                    h4 { (words) }
                    @for text in score.sources.iter().chain(&view.facts) { p { (ctx.voice.say(text)) } }
                }))
            }
        }
    }
}

fn figure(ctx: &RenderContext, figure: &Figure) -> Markup {
    let name = ctx.voice.say(&figure.name);
    html! {
        div {
            dt { @match &figure.help { Some(help) => (tip(ctx, &name, html! { (ctx.voice.say(help)) })), None => (name) } }
            dd { (ctx.voice.say(&figure.value)) }
        }
    }
}

pub(crate) fn sheet(ctx: &RenderContext, sheet: &Sheet) -> Markup {
    html! {
        section.sheet {
            h3 { (ctx.voice.say(&sheet.name)) }
            @for line in &sheet.lines { p { bdi { (with_rule(ctx, &ctx.voice.say(line))) } } }
        }
    }
}

/// A rule id in parentheses becomes a link to the text of the rule.
fn with_rule(ctx: &RenderContext, words: &str) -> Markup {
    let named = words.split_once('(').and_then(|(before, rest)| Some((before, rest.split_once(')')?)));
    match named {
        Some((before, (rule, after))) if is_rule(rule) => html! {
            (before) a.why href=(ctx.rule_link(rule)) { "(" (rule) ")" } (after)
        },
        _ => html! { (words) },
    }
}

/// For example `F-5` or `TPG-11`.
fn is_rule(word: &str) -> bool {
    word.split_once('-').is_some_and(|(book, number)| {
        let fits = |part: &str, is: fn(&u8) -> bool| !part.is_empty() && part.bytes().all(|byte| is(&byte));
        fits(book, u8::is_ascii_uppercase) && fits(number, u8::is_ascii_digit)
    })
}

#[cfg(test)]
mod tests {
    use super::is_rule;

    #[test]
    fn only_rules_in_brackets_are_linked() {
        assert!(is_rule("F-5") && is_rule("TPG-11"));
        assert!(!is_rule("well-known") && !is_rule("F-") && !is_rule("5-5") && !is_rule(""));
    }
}
