//! Rows of boxes with a counter in one of them.

use std::ops::Range;

use kernel::Text;
use maud::{Markup, html};
use scene::{Gauge, Gauges};

use super::{RenderContext, press, tip};

/// Rows of at most this many boxes are shown completely.
const WHOLE: usize = 10;
/// Of longer rows, this many boxes are shown on each side of the counter.
const BESIDE: usize = 3;

pub(crate) fn gauges(ctx: &RenderContext, gauges: &Gauges) -> Markup {
    html! {
        section.gauges {
            h3 { (ctx.voice.say(&gauges.name)) }
            @for one in &gauges.gauges { (gauge(ctx, one)) }
        }
    }
}

fn gauge(ctx: &RenderContext, gauge: &Gauge) -> Markup {
    let acts = gauge.spot.as_ref().map_or(&[][..], |spot| ctx.choices_at(spot));
    html! {
        div.gauge.pick[!acts.is_empty()] id=[ctx.spot_id(gauge.spot.as_ref())] {
            div.head {
                (tip(ctx, &ctx.voice.say(&gauge.name), html! { p { (ctx.voice.say(&gauge.help)) } }))
                (trend(ctx, gauge.trend))
            }
            (row(ctx, gauge))
            @if let Some(note) = &gauge.note { small { (ctx.voice.say(note)) } }
            (press(acts))
        }
    }
}

/// An arrow with its word.
fn trend(ctx: &RenderContext, trend: i8) -> Markup {
    html! {
        @match trend {
            1.. => { " " span.trend { "▲ " (ctx.voice.own("trend-up")) } }
            0 => {}
            _ => { " " span.trend.down { "▼ " (ctx.voice.own("trend-down")) } }
        }
    }
}

/// Which boxes of a row are shown.
fn window(at: usize, count: usize) -> Range<usize> {
    if count <= WHOLE {
        return 0..count;
    }
    let length = 2 * BESIDE + 1;
    let from = at.saturating_sub(BESIDE).min(count - length);
    from..from + length
}

/// The boxes to look at, and the counter's box as text for screen readers.
fn row(ctx: &RenderContext, gauge: &Gauge) -> Markup {
    let shown = window(gauge.at, gauge.boxes.len());
    let class = |n: usize| match n.abs_diff(gauge.at) {
        0 => Some("at"),
        // Hidden on small screens.
        BESIDE.. if gauge.boxes.len() > WHOLE => Some("far"),
        _ => None,
    };
    let here = gauge.boxes.get(gauge.at).map(|text| ctx.voice.say(text)).unwrap_or_default();
    html! {
        span.vh {
            (ctx.voice.fill(Text::new("gauge-at").word("value", here).number("number", gauge.at as i64 + 1).number("of", gauge.boxes.len() as i64)))
        }
        div.cells aria-hidden="true" {
            @if shown.start > 0 { i.more { "‹" } }
            @for n in shown.clone() { span class=[class(n)] { (ctx.voice.say(&gauge.boxes[n])) } }
            @if shown.end < gauge.boxes.len() { i.more { "›" } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::window;

    #[test]
    fn a_long_row_shows_the_boxes_around_its_counter() {
        assert_eq!(window(4, 10), 0..10);
        assert_eq!(window(13, 27), 10..17);
        assert_eq!(window(0, 27), 0..7);
        assert_eq!(window(26, 27), 20..27);
    }
}
