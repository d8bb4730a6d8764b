//! Charts that a die is rolled on: modifiers, rows, and after a roll the row that was hit.

use std::borrow::Cow;

use kernel::Text;
use maud::{Markup, html};
use scene::{Chart, ChartRow, Modifier};

use super::RenderContext;
use crate::texts::{plain, signed};

pub(crate) fn lookup(ctx: &RenderContext, chart: &Chart) -> Markup {
    let id = ctx.next_id("chart");
    let counts = |n: usize| (chart.column == Some(n)).then_some("counts");
    let hides_columns = chart.columns.len() > 1 && chart.column.is_some();
    html! {
        div.chart role="group" aria-labelledby=(id) {
            h3 #(id) {
                (ctx.voice.say(&chart.name))
                " " span.origin { (ctx.voice.say(&chart.origin)) }
                @if !chart.rule.is_empty() { " " a.why href=(ctx.rule_link(chart.rule)) { (chart.rule) } }
            }
            p.rolled {
                @if let Some((fell, total)) = chart.roll { (die(fell)) b { (rolled(ctx, fell, total)) } }
                @else { (ctx.voice.fill(Text::new("chart-die").number("sides", chart.sides))) }
            }
            (modifiers(ctx, chart))
            table class=[hides_columns.then_some("one-column")] {
                @if !chart.columns.is_empty() {
                    thead {
                        tr {
                            th scope="col" { (ctx.voice.fill(Text::new("chart-die-short").number("sides", chart.sides))) }
                            @for (n, column) in chart.columns.iter().enumerate() {
                                th class=[counts(n)] scope="col" {
                                    (ctx.voice.say(column))
                                    @if chart.column == Some(n) { span.vh { " (" (ctx.voice.own("chart-counts")) ")" } }
                                }
                            }
                            @if has_odds(chart) { th scope="col" { (ctx.voice.own("chart-odds")) } }
                        }
                    }
                }
                tbody { @for one in &chart.rows { (row(ctx, chart, one)) } }
            }
            @if hides_columns {
                label.all-columns { input type="checkbox" id={ (id) "-all" }; " " (ctx.voice.own("chart-all")) }
            }
        }
    }
}

fn has_odds(chart: &Chart) -> bool {
    chart.rows.iter().any(|row| row.odds.is_some())
}

fn die(fell: u8) -> Markup {
    html! {
        svg.die viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
            path d="M24 2 46 18V31L24 46 2 31V18z" {}
            text x="24" y="31" { (fell) }
        }
    }
}

/// For example "rolled 7, −1 = 6".
fn rolled(ctx: &RenderContext, fell: u8, total: i32) -> Cow<'static, str> {
    let by = total - i32::from(fell);
    let text = if by == 0 {
        Text::new("chart-rolled")
    } else {
        Text::new("chart-rolled-by").word("by", signed(by)).word("total", plain(total))
    };
    ctx.voice.fill(text.number("roll", fell))
}

fn modifiers(ctx: &RenderContext, chart: &Chart) -> Markup {
    let one = |modifier: &Modifier| {
        html! {
            li class=[modifier.applies.then_some("on")] {
                // A modifier that did not apply has no number.
                @if modifier.applies || modifier.value != 0 { b { (signed(modifier.value)) } " " }
                (ctx.voice.say(&modifier.name))
                @if modifier.applies { span.vh { ", " (ctx.voice.own("chart-applies")) } }
            }
        }
    };
    html! {
        @if !chart.modifiers.is_empty() {
            ul.modifiers aria-label=(ctx.voice.own("chart-modifiers")) {
                @for modifier in &chart.modifiers { (one(modifier)) }
                @if let Some(cap) = chart.cap { li.cap { (ctx.voice.fill(Text::new("chart-cap").number("cap", cap))) } }
            }
        }
    }
}

fn row(ctx: &RenderContext, chart: &Chart, row: &ChartRow) -> Markup {
    html! {
        tr class=[row.hit.then_some("hit")] aria-current=[row.hit.then_some("true")] {
            th scope="row" { (ctx.voice.say(&row.range)) @if row.hit { span.vh { ", " (ctx.voice.own("chart-hit")) } } }
            @for (n, cell) in row.cells.iter().enumerate() {
                td class=[(chart.column == Some(n)).then_some("counts")] { (ctx.voice.say(cell)) }
            }
            @if has_odds(chart) {
                td.share {
                    @if let Some(odds) = row.odds {
                        (ctx.voice.percent(odds))
                        svg.bar-of width="100%" height="4" aria-hidden="true" focusable="false" { rect width={ (f32::from(odds) / 10.0) "%" } height="4" {} }
                    }
                }
            }
        }
    }
}
