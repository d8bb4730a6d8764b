//! A sequence of play as groups of small boxes.

use maud::{Markup, html};
use scene::Steps;

use super::Eye;

pub(crate) fn steps(eye: &Eye, steps: &Steps) -> Markup {
    html! {
        section.steps aria-label=(eye.voice.say(&steps.name)) {
            @for group in &steps.groups {
                h4 { (eye.voice.say(&group.name)) }
                ol { @for step in &group.steps { li { (eye.voice.say(&step.name)) } } }
            }
        }
    }
}
