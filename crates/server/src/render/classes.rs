//! Named classes of places: looked up on a card, listed in a drawer, marked on the map.
//!
//! Their places stand once in the page, outside of what live updates replace; the names on the table open them.

use maud::{Markup, html};
use scene::{Classes, Item, PlaceClass};

use super::{Eye, popover, tip};

/// So many classes can be marked on the map; the style sheet has a rule for each.
pub(crate) const MARKED: usize = 12;

fn all<'a>(eye: &'a Eye) -> impl Iterator<Item = &'a PlaceClass> {
    let classes = |item: &'a Item| match item {
        Item::Classes(classes) => classes.classes.as_slice(),
        _ => &[],
    };
    eye.items().flat_map(classes)
}

fn places(eye: &Eye, class: &PlaceClass) -> Markup {
    html! { p { b { (eye.voice.say(&class.name)) } ": " (eye.voice.say(&class.listed())) } }
}

/// What every class holds, and a box that marks it on the map, also without scripts.
pub(crate) fn lists(eye: &Eye) -> Markup {
    html! {
        @for (n, class) in all(eye).enumerate() {
            (popover(&format!("class-{n}"), html! {
                (places(eye, class))
                @if n < MARKED {
                    label.mark-class { input type="checkbox" id={ "mark-class-" (n) }; " " (eye.voice.own("class-mark")) }
                }
            }))
        }
    }
}

/// The names of all classes.
pub(crate) fn classes(eye: &Eye, classes: &Classes) -> Markup {
    html! {
        ul.classes { @for class in &classes.classes { li { (name(eye, class)) } } }
    }
}

/// The classes that a card names.
pub(crate) fn named(eye: &Eye, classes: &[PlaceClass]) -> Markup {
    html! { @for class in classes { p.class { (name(eye, class)) } } }
}

/// The name of a class, which opens the list of its places.
fn name(eye: &Eye, class: &PlaceClass) -> Markup {
    let name = eye.voice.say(&class.name);
    match all(eye).position(|one| one.name == class.name) {
        Some(n) => html! { button.tip type="button" popovertarget={ "class-" (n) } { (name) } },
        None => tip(eye, &name, places(eye, class)),
    }
}
