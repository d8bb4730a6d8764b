//! What can be bought or claimed, in columns, with who has it, what it costs and how far everybody is.

use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::{Deed, Deeds, StepBox};

use super::{Eye, press, seat_badge, seat_class, tip};

pub(crate) fn deeds(eye: &Eye, deeds: &Deeds) -> Markup {
    html! {
        section.deeds {
            h3 { (eye.voice.say(&deeds.name)) }
            div.deed-columns {
                @for column in &deeds.columns {
                    section {
                        h4 { (eye.voice.say(&column.name)) }
                        ul { @for one in &column.deeds { (deed(eye, one)) } }
                    }
                }
            }
        }
    }
}

/// What can be bought now is pressed anywhere on it; the others explain themselves by their name.
fn deed(eye: &Eye, deed: &Deed) -> Markup {
    let acts = eye.choices_at(&deed.spot);
    let name = eye.voice.say(&deed.name);
    let own = eye.viewer.filter(|_| deed.mine).map(seat_class).unwrap_or_default();
    html! {
        li class={ "deed" @if deed.mine { " mine " (own) } @if !acts.is_empty() { " pick" } } id=[eye.spot_id(Some(&deed.spot))]
            title=[(!acts.is_empty()).then(|| eye.voice.say(&deed.help))] {
            @if acts.is_empty() { (tip(eye, &name, explained(eye, deed))) } @else { b { (name) } }
            @if deed.mine { span.vh { ", " (eye.voice.own("deed-mine")) } }
            @if !deed.owners.is_empty() {
                span.owners { @for &seat in &deed.owners { (seat_badge(eye, seat)) span.vh { " " (eye.side(seat)) } } }
            }
            @if let Some(price) = &deed.price { " " span.price { (eye.voice.say(price)) } }
            @if !deed.steps.is_empty() { span.step-boxes { @for one in &deed.steps { (step_box(eye, one)) } } }
            (press(acts))
        }
    }
}

/// A box with the viewer's own token is full, one with another's has a thick edge.
fn step_box(eye: &Eye, step: &StepBox) -> Markup {
    let own = eye.viewer.filter(|seat| step.seats.contains(seat));
    let sides = sides(eye, &step.seats);
    html! {
        i class=[own.map(|seat| format!("own {}", seat_class(seat))).or_else(|| (!step.seats.is_empty()).then(|| "taken".to_owned()))]
            title=[(!step.seats.is_empty()).then_some(&sides)] {
            (step.number) @if !step.seats.is_empty() { span.vh { ": " (sides) } }
        }
    }
}

fn sides(eye: &Eye, seats: &[Seat]) -> String {
    seats.iter().map(|seat| eye.side(*seat)).collect::<Vec<_>>().join(", ")
}

fn explained(eye: &Eye, deed: &Deed) -> Markup {
    html! {
        h4 { (eye.voice.say(&deed.name)) " " small { (eye.voice.fill(Text::new("deed-points").number("points", deed.points))) } }
        p { (eye.voice.say(&deed.help)) }
        @if !deed.owners.is_empty() { p.whose { (eye.voice.fill(Text::new("deed-owners").word("sides", sides(eye, &deed.owners)))) } }
        @for step in deed.steps.iter().filter(|step| !step.seats.is_empty()) {
            p.whose { (eye.voice.fill(Text::new("deed-step").number("number", step.number).word("sides", sides(eye, &step.seats)))) }
        }
    }
}
