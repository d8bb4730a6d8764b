//! Named classes of places: explained on a card, listed in a drawer, marked on the map.
//!
//! The lists of their places are in the page once, outside the part that live updates replace. The names on the table open them.

use maud::{Markup, html};
use scene::{Classes, Item, PlaceClass};

use super::{RenderContext, popover, tip};

/// Maximum number of classes that can be marked on the map. The style sheet has a rule for each.
pub(crate) const MARKED: usize = 12;

fn all<'a>(ctx: &'a RenderContext) -> impl Iterator<Item = &'a PlaceClass> {
    let classes = |item: &'a Item| match item {
        Item::Classes(classes) => classes.classes.as_slice(),
        _ => &[],
    };
    ctx.items().flat_map(classes)
}

fn places(ctx: &RenderContext, class: &PlaceClass) -> Markup {
    html! { p { b { (ctx.voice.say(&class.name)) } ": " (ctx.voice.say(&class.listed())) } }
}

/// The places of every class, with a box that marks them on the map. This works without scripts.
pub(crate) fn lists(ctx: &RenderContext) -> Markup {
    html! {
        @for (n, class) in all(ctx).enumerate() {
            (popover(&format!("class-{n}"), html! {
                (places(ctx, class))
                @if n < MARKED {
                    label.mark-class { input type="checkbox" id={ "mark-class-" (n) }; " " (ctx.voice.own("class-mark")) }
                }
            }))
        }
    }
}

/// The names of all classes.
pub(crate) fn classes(ctx: &RenderContext, classes: &Classes) -> Markup {
    html! {
        ul.classes { @for class in &classes.classes { li { (name(ctx, class)) } } }
    }
}

/// The classes that a card names.
pub(crate) fn named(ctx: &RenderContext, classes: &[PlaceClass]) -> Markup {
    html! { @for class in classes { p.class { (name(ctx, class)) } } }
}

/// The name of a class, which opens the list of its places.
fn name(ctx: &RenderContext, class: &PlaceClass) -> Markup {
    let name = ctx.voice.say(&class.name);
    match all(ctx).position(|one| one.name == class.name) {
        Some(n) => html! { button.tip type="button" popovertarget={ "class-" (n) } { (name) } },
        None => tip(ctx, &name, places(ctx, class)),
    }
}
