//! Cards in a row, a pile or slots.

use kernel::Text;
use maud::{Markup, html};
use scene::{CardView, Cards, Display, Layout};

use super::{Eye, press, seat_class};

pub(crate) fn cards(eye: &Eye, cards: &Cards) -> Markup {
    let kind = match cards.layout {
        Layout::Row => "in-row",
        Layout::Pile => "in-pile",
        Layout::Slots => "in-slots",
    };
    html! {
        section.hand {
            h3 {
                (eye.voice.say(&cards.name))
                small { (eye.voice.fill(Text::new("cards-count").number("count", cards.count))) }
            }
            @if !cards.faces.is_empty() {
                div class={ "cards " (kind) @if let Some(seat) = cards.owner { " " (seat_class(seat)) } } {
                    @for face in &cards.faces { (card(eye, face)) }
                }
            }
        }
    }
}

/// The slots of a display side by side, each with its cards.
pub(crate) fn display(eye: &Eye, display: &Display) -> Markup {
    html! {
        section class={ "display" @if let Some(seat) = display.owner { " " (seat_class(seat)) } @if display.active { " acts" } } {
            h3 {
                (eye.voice.say(&display.name))
                @for fact in &display.facts { " " small { (eye.voice.say(fact)) } }
            }
            div.slots {
                @for slot in &display.slots {
                    @let acts: Vec<_> = eye.choices_at(&slot.spot).collect();
                    div class={ "slot s" (slot.shade) @if !acts.is_empty() { " pick" } } id=(slot.spot.0) {
                        h4 { (eye.voice.say(&slot.name)) }
                        @for one in &slot.cards { (card(eye, one)) }
                        (press(&acts))
                    }
                }
            }
        }
    }
}

/// Texts of cards may be people's own: each stands in an element that keeps its direction of writing to itself.
fn card(eye: &Eye, card: &CardView) -> Markup {
    let acts: Vec<_> = eye.choices_at(&card.spot).collect();
    html! {
        article.card.pick[!acts.is_empty()] id=(card.spot.0) {
            h4 { bdi { (eye.voice.say(&card.title)) } }
            p { bdi { (eye.voice.say(&card.text)) } }
            @if let Some(flavour) = &card.flavour { p.flavour { (eye.voice.say(flavour)) } }
            footer {
                @for tag in &card.tags { (eye.voice.say(tag)) " · " }
                (eye.voice.fill(Text::new("card-number").number("number", card.number)))
            }
            (press(&acts))
        }
    }
}
