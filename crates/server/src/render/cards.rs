//! Cards in a row, a pile or slots.

use kernel::Text;
use maud::{Markup, html};
use scene::{CardView, Cards, Display, Layout};

use super::{RenderContext, classes, press, seat_class};

pub(crate) fn cards(ctx: &RenderContext, cards: &Cards) -> Markup {
    let kind = match cards.layout {
        Layout::Row => "in-row",
        Layout::Pile => "in-pile",
        Layout::Slots => "in-slots",
    };
    html! {
        // Marks a pile without visible cards, from which new cards of a display are dealt.
        section.hand data-deck=[(cards.layout == Layout::Pile && cards.faces.is_empty()).then_some("")] {
            h3 {
                (ctx.voice.say(&cards.name))
                small { (ctx.voice.fill(Text::new("cards-count").number("count", cards.count))) }
            }
            @if !cards.faces.is_empty() {
                div class={ "cards " (kind) @if let Some(seat) = cards.owner { " " (seat_class(seat)) } } {
                    @for face in &cards.faces { (card(ctx, face)) }
                }
            }
        }
    }
}

/// The slots of a display side by side, each with its cards.
pub(crate) fn display(ctx: &RenderContext, display: &Display) -> Markup {
    html! {
        section class={ "display" @if let Some(seat) = display.owner { " " (seat_class(seat)) } @if display.active { " acts" } } {
            h3 {
                (ctx.voice.say(&display.name))
                @for fact in &display.facts { " " small { (ctx.voice.say(fact)) } }
            }
            div.slots {
                @for slot in &display.slots {
                    // If a card has the same spot as its slot, the card itself is
                    // pressed, because the slot would cover the other cards in it.
                    @let is_free = slot.cards.iter().all(|card| card.spot != slot.spot);
                    @let acts = if is_free { ctx.choices_at(&slot.spot) } else { &[] };
                    div class={ "slot s" (slot.shade) @if !acts.is_empty() { " pick" } } id=[is_free.then_some(&slot.spot.0)] data-deck=[(slot.below > 0).then_some("")] {
                        h4 {
                            (ctx.voice.say(&slot.name))
                            @if slot.below > 0 { " " small { (ctx.voice.fill(Text::new("cards-count").number("count", slot.below))) } }
                        }
                        @for one in &slot.cards { (card(ctx, one)) }
                        (press(acts))
                    }
                }
            }
        }
    }
}

/// Card texts may be written by people. Each is in an element that isolates its writing direction.
fn card(ctx: &RenderContext, card: &CardView) -> Markup {
    let acts = ctx.choices_at(&card.spot);
    html! {
        article.card.pick[!acts.is_empty()].down[card.face_down] id=(card.spot.0) data-card=[card.card.as_ref().map(|card| &card.0)] {
            h4 { @if let Some(value) = card.value { b.value { (value) } " " } bdi { (ctx.voice.say(&card.title)) } }
            @if card.goals.is_empty() {
                p { bdi { (ctx.voice.say(&card.text)) } }
            } @else {
                (goals(ctx, card))
            }
            (classes::named(ctx, &card.classes))
            @if let Some(flavour) = &card.flavour { p.flavour { (ctx.voice.say(flavour)) } }
            footer {
                @for tag in &card.tags { (ctx.voice.say(tag)) " · " }
                @if let Some(odds) = card.odds { (ctx.voice.fill(Text::new("card-odds").word("percent", ctx.voice.percent(odds)))) " · " }
                @if card.number > 0 { (ctx.voice.fill(Text::new("card-number").number("number", card.number))) }
            }
            (press(acts))
        }
    }
}

/// What the card asks for, and how much of each is there.
fn goals(ctx: &RenderContext, card: &CardView) -> Markup {
    html! {
        p.vh { (ctx.voice.say(&card.text)) }
        ul.goals {
            @for goal in &card.goals {
                li.met[goal.met] {
                    b { (ctx.voice.say(&goal.text)) } " "
                    span { (ctx.voice.fill(Text::new("goal-has").number("have", goal.have))) }
                    span.vh { " " (ctx.voice.own(if goal.met { "goal-met" } else { "goal-open" })) }
                }
            }
        }
    }
}
