//! The page of an invitation: which game, which side, who waits, how long it takes. From here one can sit down, read, learn, or watch.

use kernel::{OptionKind, OptionSpec, Player, Seat, Text};
use maud::{Markup, html};
use serde_json::Value;

use super::account::name_field;
use super::cards::card_list;
use super::guide::learn;
use super::layout::{Page, layout, note};
use super::times;
use crate::assets::{TOGETHER, art};
use crate::render;
use crate::texts::Voice;
use crate::view::{JoinView, SeatOffer};

pub fn join(view: &JoinView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let game = Voice::of(view.who.lang, view.title);
    let id = view.title.id();
    let name = game.of_game(format!("{id}-name"));
    let body = html! {
        (render::definitions(std::iter::empty(), view.players.len(), false, false))
        main #main.join {
            img.art src=(art(id)) alt="" width="640" height="240";
            div.txt {
                p.kick { (kick(view, &voice)) }
                h1 { (name) }
                p.lead-in { (game.of_game(format!("{id}-line"))) }
                (note(view.notice, &voice, None))
                ul.sides { @for n in 0..view.players.len() { (side(view, &game, &voice, n)) } }
                @if matches!(view.offer, SeatOffer::Seat | SeatOffer::Team) && !view.known_to.is_empty() {
                    p.notice.stale { (voice.fill(Text::new("join-known-to").word("names", view.known_to.join(", ")))) }
                }
                (facts(view, &game, &voice))
                (ways(view, &game, &voice))
                @for list in view.lists.iter().filter(|list| list.written) { (card_list(&game, &voice, list)) }
            }
        }
    };
    layout(Page {
        styles: &[TOGETHER],
        ..Page::of_game(view.who, &voice.own("join-heading"), (id, &name), body)
    })
}

fn kick(view: &JoinView, voice: &Voice) -> Markup {
    match (view.offer, view.host) {
        (SeatOffer::Taken, _) => html! { (voice.own("join-taken")) },
        (SeatOffer::Barred, _) => html! { (voice.own("trouble-another-hand")) },
        (_, Some(host)) => html! { (voice.fill(Text::new("join-host").word("name", host))) },
        (_, None) => html! { (voice.own("join-heading")) },
    }
}

/// A side with who plays it. The side that the link offers is marked.
fn side(view: &JoinView, game: &Voice, voice: &Voice, n: usize) -> Markup {
    let seat = &view.seats[n];
    let kept = view.seat.index() == n && matches!(view.offer, SeatOffer::Seat | SeatOffer::Team);
    html! {
        li.kept[kept] {
            (render::shape(Seat(n as u8)))
            span {
                b { (game.seat(view.title, Seat(n as u8))) }
                small {
                    @if kept && view.offer == SeatOffer::Seat {
                        (voice.own("join-kept"))
                    } @else if seat.names.is_empty() {
                        @match &view.players[n] {
                            Player::Bot(level) => (voice.bot(level)),
                            Player::Person(_) => (voice.own("seat-waits")),
                        }
                    } @else {
                        @for (nth, name) in seat.names.iter().enumerate() {
                            @if nth > 0 { ", " }
                            bdi { (name) }
                            @if seat.is_host && view.host == Some(name) { " (" (voice.own("join-is-host")) ")" }
                        }
                        @if seat.is_here { " " i.dot aria-hidden="true" {} " " (voice.own("is-here")) }
                        @if kept { " · " (voice.own("join-and-you")) }
                    }
                }
            }
        }
    }
}

fn facts(view: &JoinView, game: &Voice, voice: &Voice) -> Markup {
    let (from, to) = view.minutes;
    let written: usize = view.lists.iter().filter(|list| list.written).map(|list| list.cards.len()).sum();
    let differing: Vec<String> =
        view.title.option_specs().iter().filter_map(|spec| differs(view, game, voice, spec)).collect();
    html! {
        ul.facts {
            li { (voice.fill(Text::new("minutes-range").number("from", from).number("to", to))) }
            @if let Some(clock) = view.clock { li { (times::sentence(voice, clock)) } }
            @if written > 0 { li { (voice.fill(Text::new("join-own-cards").number("count", written as i64))) } }
            @for words in &differing { li { (words) } }
            @if differing.is_empty() { li { (voice.own("join-usual")) } }
        }
    }
}

/// An option that differs from its default, in words. Lists of cards are described by their number.
fn differs(view: &JoinView, game: &Voice, voice: &Voice, spec: &OptionSpec) -> Option<String> {
    let value = view.options.get(spec.name)?;
    let key = format!("option-{}-{}", view.title.id(), spec.name);
    let label = game.of_game(&key);
    match (&spec.kind, value) {
        (OptionKind::Number { default, .. }, Value::Number(n)) if n.as_i64() != Some(*default) => {
            Some(format!("{label}: {n}"))
        }
        (OptionKind::Choice { default, .. }, Value::String(chosen)) if chosen != default => {
            Some(format!("{label}: {}", game.of_game(format!("{key}-{chosen}"))))
        }
        (OptionKind::Flag { default }, Value::Bool(on)) if on != default => {
            Some(format!("{label}: {}", voice.own(if *on { "option-on" } else { "option-off" })))
        }
        _ => None,
    }
}

/// What the visitor can do: sit down, or watch if there is no seat; then the other options and what there is to read.
fn ways(view: &JoinView, game: &Voice, voice: &Voice) -> Markup {
    let id = view.title.id();
    let side = game.seat(view.title, view.seat);
    let free = matches!(view.offer, SeatOffer::Seat | SeatOffer::Team);
    let go = if view.offer == SeatOffer::Team { "join-team" } else { "join-as" };
    let table = format!("/t/{}", view.id);
    html! {
        @if free {
            form.form method="post" action=(view.link) {
                @if view.who.name.is_none() { (name_field(voice, "name", view.name, "nickname")) }
                button.go.sit { (voice.fill(Text::new(go).word("side", &*side))) }
            }
        } @else {
            a.go.sit href=(table) { (voice.own("watch")) }
        }
        div.ways {
            (learn(view.title, voice))
            @if free { a.go.alt href=(table) { (voice.own("watch")) } }
        }
        p.reading {
            a href={ "/guide/" (id) } { (voice.own("nav-guide")) }
            a href={ "/rules/" (id) } { (voice.own("nav-rules")) }
            @if !view.lists.is_empty() { a href={ (table) "/cards" } { (voice.own("cards-all")) } }
        }
        p.small {
            (voice.own(match view.offer {
                SeatOffer::Seat => "join-fine",
                SeatOffer::Team => "join-team-fine",
                SeatOffer::Taken | SeatOffer::Barred | SeatOffer::Mine => "join-taken-fine",
            }))
            @if view.who.name.is_none() { " " a href="/account" { (voice.own("name-account")) } }
        }
    }
}
