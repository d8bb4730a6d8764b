//! The buttons that zoom a map: in a corner of it, and one beside the chips. They need a script, which is what makes them visible.

use maud::{Markup, html};

use super::RenderContext;

const FRAME: &str = "M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5";

fn frame() -> Markup {
    html! { svg.icon viewBox="0 0 20 20" aria-hidden="true" focusable="false" { path d=(FRAME) {} } }
}

pub(crate) fn zoom_buttons(ctx: &RenderContext) -> Markup {
    let button = |what: &str, key: &str, sign: Markup| {
        let words = ctx.voice.own(key);
        html! { button id={ "map-" (what) } type="button" data-zoom=(what) title=(words) aria-label=(words) { (sign) } }
    };
    html! {
        div.zoom role="group" aria-label=(ctx.voice.own("zoom")) {
            (button("in", "zoom-in", html! { "+" }))
            (button("out", "zoom-out", html! { "−" }))
            (button("all", "zoom-all-title", frame()))
        }
    }
}

/// The button among the chips, which are shown when the one in the corner is hidden.
pub(crate) fn whole_map(ctx: &RenderContext) -> Markup {
    html! {
        button.chip.zoom-all type="button" data-zoom="all" title=(ctx.voice.own("zoom-all-title")) { (frame()) span { (ctx.voice.own("zoom-all")) } }
    }
}
