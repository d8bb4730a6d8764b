//! Rows of boxes with a counter in one of them.

use maud::{Markup, html};
use scene::Gauges;

use super::Eye;

pub(crate) fn gauges(eye: &Eye, gauges: &Gauges) -> Markup {
    html! {
        section.gauges aria-label=(eye.voice.say(&gauges.name)) {
            @for gauge in &gauges.gauges {
                p { (eye.voice.say(&gauge.name)) " " @if let Some(here) = gauge.boxes.get(gauge.at) { b { (eye.voice.say(here)) } } }
            }
        }
    }
}
