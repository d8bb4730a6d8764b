//! A sequence of play: groups of small boxes with the current step in gold, and on request every step by its name.

use kernel::Text;
use maud::{Markup, html};
use scene::{StepGroup, Steps, When};

use super::RenderContext;

/// The style sheet has widths for groups of up to this many steps. Longer groups get the same width.
const WIDEST: usize = 16;

fn class(when: When) -> &'static str {
    match when {
        When::Done => "done",
        When::Now => "now",
        When::Ahead => "ahead",
        When::Skipped => "skipped",
    }
}

fn key(when: When) -> &'static str {
    match when {
        When::Done => "step-done",
        When::Now => "step-now",
        When::Ahead => "step-ahead",
        When::Skipped => "step-skipped",
    }
}

/// The index of the current step in its group.
fn current(group: &StepGroup) -> Option<usize> {
    group.steps.iter().position(|step| step.when == When::Now)
}

pub(crate) fn steps(ctx: &RenderContext, steps: &Steps) -> Markup {
    html! {
        details.steps id={ "steps-" (steps.name.key) } {
            summary {
                span.vh { (ctx.voice.say(&steps.name)) ": " (now_in_words(ctx, steps)) }
                span.phases aria-hidden="true" {
                    @for group in &steps.groups { (phase(ctx, group)) }
                }
            }
            div.all {
                @for group in &steps.groups {
                    div {
                        h4 { (ctx.voice.say(&group.name)) }
                        ol {
                            @for step in &group.steps {
                                li class=(class(step.when)) aria-current=[(step.when == When::Now).then_some("step")] {
                                    (ctx.voice.say(&step.name)) span.vh { ", " (ctx.voice.own(key(step.when))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The name of a group above its boxes. The current group also names its step.
fn phase(ctx: &RenderContext, group: &StepGroup) -> Markup {
    let now = current(group);
    html! {
        span class={ "phase w" (group.steps.len().clamp(1, WIDEST)) @if now.is_some() { " now" } } {
            span.name {
                (ctx.voice.say(&group.name))
                @if let Some(step) = now.map(|now| &group.steps[now]).filter(|step| step.name != group.name) { " " b { (ctx.voice.say(&step.name)) } }
            }
            span.boxes-row {
                @for step in &group.steps { i class=(class(step.when)) title=(ctx.voice.say(&step.name)) {} }
            }
        }
    }
}

/// For example "Phase 2: 4 actions, step 9 of 10". If the group is a single step, only its name.
fn now_in_words(ctx: &RenderContext, steps: &Steps) -> Markup {
    let now = steps.groups.iter().find_map(|group| Some((group, current(group)?)));
    html! {
        @if let Some((group, at)) = now {
            @if group.steps[at].name == group.name { (ctx.voice.say(&group.name)) } @else {
            (ctx.voice.fill(Text::new("step-of")
                .word("group", ctx.voice.say(&group.name))
                .word("step", ctx.voice.say(&group.steps[at].name))
                .number("number", at as i64 + 1)
                .number("of", group.steps.len() as i64)))
            }
        }
    }
}
