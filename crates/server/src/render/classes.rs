//! Named classes of places: looked up on a card, listed in a drawer, marked on the map.

use kernel::Text;
use maud::{Markup, html};
use scene::{Classes, PlaceClass};

use super::{Eye, tip};

/// So many classes can be marked; the style sheet has a rule for each.
pub(crate) const MARKED: usize = 12;

/// A line for each class with its places. Its box marks them on the map, also without scripts.
pub(crate) fn classes(eye: &Eye, classes: &Classes) -> Markup {
    html! {
        ul.classes {
            @for (n, class) in classes.classes.iter().enumerate() {
                @let name = eye.voice.say(&class.name);
                li {
                    @if n < MARKED {
                        label {
                            input type="checkbox" id={ "class-" (n) } aria-label=(eye.voice.fill(Text::new("class-mark").word("class", &*name)));
                            b { (name) }
                        }
                    } @else {
                        b { (name) }
                    }
                    ": " (eye.voice.say(&class.listed()))
                }
            }
        }
    }
}

/// The classes that a card names, each with its places.
pub(crate) fn named(eye: &Eye, classes: &[PlaceClass]) -> Markup {
    html! {
        @for class in classes {
            @let name = eye.voice.say(&class.name);
            p.class { (tip(eye, &name, html! { p { b { (name) } ": " (eye.voice.say(&class.listed())) } })) }
        }
    }
}
