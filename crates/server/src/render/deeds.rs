//! What can be bought or claimed, in columns, with its owner, its cost and everybody's progress.

use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::{Deed, Deeds, StepBox};

use super::{RenderContext, press, seat_badge, seat_class, tip};

pub(crate) fn deeds(ctx: &RenderContext, deeds: &Deeds) -> Markup {
    html! {
        section.deeds {
            h3 { (ctx.voice.say(&deeds.name)) }
            div.deed-columns {
                @for column in &deeds.columns {
                    section {
                        h4 { (ctx.voice.say(&column.name)) }
                        ul { @for one in &column.deeds { (deed(ctx, one)) } }
                    }
                }
            }
        }
    }
}

/// A deed that can be bought now can be pressed anywhere. The others show an explanation when their name is pressed.
fn deed(ctx: &RenderContext, deed: &Deed) -> Markup {
    let acts = ctx.choices_at(&deed.spot);
    let name = ctx.voice.say(&deed.name);
    let own = ctx.viewer.filter(|_| deed.mine).map(seat_class).unwrap_or_default();
    html! {
        li class={ "deed" @if deed.mine { " mine " (own) } @if !acts.is_empty() { " pick" } } id=[ctx.spot_id(Some(&deed.spot))]
            title=[(!acts.is_empty()).then(|| ctx.voice.say(&deed.help))] {
            @if acts.is_empty() { (tip(ctx, &name, explained(ctx, deed))) } @else { b { (name) } }
            @if deed.mine { span.vh { ", " (ctx.voice.own("deed-mine")) } }
            @if !deed.owners.is_empty() {
                span.owners { @for &seat in &deed.owners { (seat_badge(ctx, seat)) span.vh { " " (ctx.side(seat)) } } }
            }
            @if let Some(price) = &deed.price { " " span.price { (ctx.voice.say(price)) } }
            @if !deed.steps.is_empty() { span.step-boxes { @for one in &deed.steps { (step_box(ctx, one)) } } }
            (press(acts))
        }
    }
}

/// A box with the viewer's own token is filled, one with another seat's token has a thick edge.
fn step_box(ctx: &RenderContext, step: &StepBox) -> Markup {
    let own = ctx.viewer.filter(|seat| step.seats.contains(seat));
    let sides = sides(ctx, &step.seats);
    html! {
        i class=[own.map(|seat| format!("own {}", seat_class(seat))).or_else(|| (!step.seats.is_empty()).then(|| "taken".to_owned()))]
            title=[(!step.seats.is_empty()).then_some(&sides)] {
            (step.number) @if !step.seats.is_empty() { span.vh { ": " (sides) } }
        }
    }
}

fn sides(ctx: &RenderContext, seats: &[Seat]) -> String {
    seats.iter().map(|seat| ctx.side(*seat)).collect::<Vec<_>>().join(", ")
}

fn explained(ctx: &RenderContext, deed: &Deed) -> Markup {
    html! {
        h4 { (ctx.voice.say(&deed.name)) " " small { (ctx.voice.fill(Text::new("deed-points").number("points", deed.points))) } }
        p { (ctx.voice.say(&deed.help)) }
        @if !deed.owners.is_empty() { p.whose { (ctx.voice.fill(Text::new("deed-owners").word("sides", sides(ctx, &deed.owners)))) } }
        @for step in deed.steps.iter().filter(|step| !step.seats.is_empty()) {
            p.whose { (ctx.voice.fill(Text::new("deed-step").number("number", step.number).word("sides", sides(ctx, &step.seats)))) }
        }
    }
}
