//! What people see of each other at a table: who is here, clocks, links for more people, giving up and getting up, the rematch.

use kernel::{Player, Seat, Text};
use maud::{Markup, html};
use store::AtZero;

use super::account::MAX_NAME;
use super::layout::{CHAT, icon};
use super::times;
use crate::render::{self, RenderContext};
use crate::texts::is_guest_name;
use crate::view::{RematchView, TableView};

/// One seat in the bar: its people, and the side they play.
pub(super) struct SeatNames {
    pub names: Vec<String>,
    pub side: String,
}

/// Who plays which side, for the bar, which the script keeps up to date.
pub(super) fn seats(view: &TableView, ctx: &RenderContext) -> Vec<SeatNames> {
    let names = |n: usize, player: &Player| match player {
        _ if view.waiting.iter().any(|seat| seat.index() == n) => {
            vec![ctx.voice.own("seat-waits").into_owned()]
        }
        Player::Bot(level) => vec![ctx.voice.bot(level).into_owned()],
        Player::Person(name) => match view.together.people.get(n) {
            Some(people) if !people.is_empty() => people.iter().map(|one| one.name.clone()).collect(),
            _ => vec![name.clone()],
        },
    };
    // A solo player without a side need not be told who plays.
    let is_alone = view.players.len() == 1 && ctx.roster().is_none();
    let all = view.players.iter().enumerate().filter(|_| !is_alone);
    all.map(|(n, player)| SeatNames { names: names(n, player), side: ctx.side(Seat(n as u8)).into_owned() })
        .collect()
}

/// The people of a seat as they are named beside it, with their clock.
pub(super) fn player(view: &TableView, ctx: &RenderContext, n: usize) -> Markup {
    let people = view.together.people.get(n).map_or(&[][..], |people| people);
    let names = html! {
        @if view.waiting.iter().any(|seat| seat.index() == n) {
            i { (ctx.voice.own("seat-waits")) }
        } @else if people.len() > 1 {
            @for (nth, person) in people.iter().enumerate() { @if nth > 0 { " & " } bdi { (person.name) } }
        } @else {
            (ctx.voice.player(&view.players[n]))
        }
    };
    html! {
        span.named { (names) }
        @if let Some(time) = view.together.times.get(n) { " " (times::left(&ctx.voice, time)) }
    }
}

/// The people of a seat, with a dot for those who are here.
fn names_here(view: &TableView, ctx: &RenderContext, n: usize, seat: &SeatNames) -> Markup {
    let here = ctx.voice.own("is-here");
    html! {
        @for (nth, name) in seat.names.iter().enumerate() {
            @if nth > 0 { " & " }
            bdi { (name) }
            @let person = view.together.people.get(n).and_then(|people| people.get(nth));
            @if person.is_some_and(|person| person.is_here) { i.dot role="img" aria-label=(here) title=(here) {} }
        }
    }
}

/// In the bar: names with a dot for those who are here. With two seats the
/// sides are named; more are shown by their shapes, which take less space.
pub(super) fn players(view: &TableView, ctx: &RenderContext) -> Markup {
    let seats = seats(view, ctx);
    let by_shape = seats.len() > 2;
    html! {
        span.players {
            @for (n, seat) in seats.into_iter().enumerate() {
                " · "
                @if by_shape { (render::shape(Seat(n as u8))) }
                (names_here(view, ctx, n, &seat))
                @if by_shape { span.vh { " (" (seat.side) ")" } } @else { " (" (seat.side) ")" }
            }
        }
    }
}

/// In the bar of a narrow screen, which has no space for names: how many of the players are here, and when pressed who they are.
fn company(view: &TableView, ctx: &RenderContext) -> Markup {
    let (is_here, together) = (ctx.voice.own("is-here"), &view.together);
    html! {
        button #company-open.tool type="button" popovertarget="company" hidden[together.players < 2] {
            i.dot aria-hidden="true" {} b { (together.players_here) } span { (is_here) }
        }
        div #company.menu popover {
            ul aria-label=(is_here) {
                @for (n, seat) in seats(view, ctx).into_iter().enumerate() {
                    li {
                        (render::shape(Seat(n as u8)))
                        span { (names_here(view, ctx, n, &seat)) }
                        small { (seat.side) }
                    }
                }
            }
        }
    }
}

/// In the bar: how many people watch, and a link to the chat with the number of unread messages.
pub(super) fn around(view: &TableView, ctx: &RenderContext) -> Markup {
    let watching = ctx.voice.fill(Text::new("watching").number("count", view.together.watching as i64));
    html! {
        (company(view, ctx))
        span #watching.watching hidden[view.together.watching == 0] title=(watching) aria-label=(watching) role="img" {
            (eye_sign()) b { (view.together.watching) }
        }
        @if view.curtain.is_none() {
            a #chat-link.tool href="#drawer-chat" { (icon(CHAT)) span { (ctx.voice.own("chat")) } b #unread.unread hidden { "0" } }
        }
    }
}

fn eye_sign() -> Markup {
    html! {
        svg.sign viewBox="0 0 20 20" aria-hidden="true" {
            path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10z" {}
            circle cx="10" cy="10" r="2.4" {}
        }
    }
}

/// For a host who waits for a friend: the link, to be copied or shared.
pub(super) fn invitation(view: &TableView, ctx: &RenderContext, seat: Seat, link: Option<&str>) -> Markup {
    let side = ctx.side(seat);
    html! {
        section.send aria-label=(ctx.voice.own("send-link")) {
            @if let Some(link) = link {
                h3 { (ctx.voice.own("send-link")) }
                p { (ctx.voice.fill(Text::new("send-link-line").word("side", &*side))) }
                (link_field(ctx, link, &ctx.voice.fill(Text::new("invite").word("side", &*side))))
                (own_name(view, ctx))
            } @else {
                form method="post" action=(view.path("invite")) {
                    p { (ctx.voice.fill(Text::new("invite").word("side", &*side))) }
                    input type="hidden" name="seat" value=(seat);
                    button.go.small { (ctx.voice.own("invite-again")) }
                }
            }
        }
    }
}

/// A guest without a chosen name who invites others is asked for one, because the invitation contains it.
fn own_name(view: &TableView, ctx: &RenderContext) -> Markup {
    if view.who.has_account || !view.who.name.as_deref().is_some_and(is_guest_name) {
        return html! {};
    }
    html! {
        form.own-name method="post" action=(view.path("name")) {
            label for="own-name" { (ctx.voice.own("invite-as")) }
            div.line {
                input #own-name name="name" required maxlength=(MAX_NAME) autocomplete="nickname" dir="auto";
                button.go.small.alt { (ctx.voice.own("name-go")) }
            }
        }
    }
}

/// The script completes the link and can copy and share it.
fn link_field(ctx: &RenderContext, link: &str, label: &str) -> Markup {
    html! {
        div.invite {
            input.copy readonly value=(link) aria-label=(label);
            button.share.go.small.alt type="button" hidden { (ctx.voice.own("share")) }
        }
    }
}

/// Lets more people join the viewer's own side.
fn team(view: &TableView, ctx: &RenderContext, seat: Seat, link: Option<&str>) -> Markup {
    let side = ctx.side(seat);
    let words = ctx.voice.fill(Text::new("team-invite").word("side", &*side));
    html! {
        details.confirm id={ "team-" (seat) } {
            summary { (words) }
            p { (ctx.voice.own("team-line")) }
            @if let Some(link) = link {
                (link_field(ctx, link, &words))
            } @else {
                form method="post" action=(view.path("team")) {
                    input type="hidden" name="seat" value=(seat);
                    button.go.small { (ctx.voice.own("team-open")) }
                }
            }
        }
    }
}

/// What people can do with their seats. Each action needs a confirmation.
pub(super) fn seat_forms(view: &TableView, ctx: &RenderContext) -> Markup {
    let own = view.seat().filter(|seat| view.my_seats.contains(seat) && view.together.may_leave);
    html! {
        @for (seat, link) in &view.together.teams { (team(view, ctx, *seat, link.as_deref())) }
        @if let Some(seat) = own { (leave(view, ctx, seat)) (resign(view, ctx, seat)) }
        @if view.who.name.is_some() && !view.my_seats.is_empty() {
            form method="post" action=(view.path("archive")) {
                button name="away" value="yes" { (ctx.voice.own("archive")) }
            }
        }
        @if view.together.is_host { a href=(view.path("delete")) { (ctx.voice.own("delete-table")) } }
        button #sounds type="button" hidden aria-pressed="false" { (ctx.voice.own("sounds")) }
    }
}

fn leave(view: &TableView, ctx: &RenderContext, seat: Seat) -> Markup {
    let shares = view.together.people.get(seat.index()).is_some_and(|people| people.len() > 1);
    let answer = |next: &str, key: &str| {
        html! { label.radio { input type="radio" name="next" value=(next) checked[next == "bot"]; (ctx.voice.own(key)) } }
    };
    html! {
        details.confirm #leave {
            summary { (ctx.voice.own("leave")) }
            form method="post" action=(view.path("leave")) {
                input type="hidden" name="seat" value=(seat);
                @if shares {
                    p { (ctx.voice.own("leave-team")) }
                    input type="hidden" name="next" value="bot";
                } @else {
                    p { (ctx.voice.own("leave-line")) }
                    (answer("bot", "leave-bot"))
                    // No clock runs while a seat is free, so a seat that is left at a table with a clock goes to a bot.
                    @if view.together.times.is_empty() { (answer("friend", "leave-friend")) }
                    @if view.players.len() > 1 && view.together.times.is_empty() { (answer("open", "leave-open")) }
                }
                // The successor is chosen first, so that a single click does not hand over the seat.
                button.go.small.bad { (ctx.voice.own("leave-do")) }
            }
        }
    }
}

fn resign(view: &TableView, ctx: &RenderContext, seat: Seat) -> Markup {
    let others = (0usize..).zip(view.players).any(|(n, player)| n != seat.index() && player.is_person());
    let line = match view.players.len() {
        2 => ctx.voice.fill(Text::new("resign-two").word("side", ctx.side(Seat(1 - seat.0)))),
        _ if others => ctx.voice.own("resign-bot"),
        _ => ctx.voice.own("resign-alone"),
    };
    let people = view.together.people.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let team: Vec<&str> =
        people.iter().filter(|_| people.len() > 1).map(|person| person.name.as_str()).collect();
    html! {
        details.confirm #resign {
            summary { (ctx.voice.own("resign")) }
            form method="post" action=(view.path("resign")) {
                input type="hidden" name="seat" value=(seat);
                @if !team.is_empty() { p { (ctx.voice.fill(Text::new("resign-team").word("names", team.join(", ")))) } }
                p { (line) }
                button.go.small.bad { (ctx.voice.own("resign-do")) }
            }
        }
    }
}

/// After the end: another game with the same people.
pub(crate) fn rematch(view: &TableView, ctx: &RenderContext) -> Markup {
    let voice = &ctx.voice;
    html! {
        @match &view.together.rematch {
            RematchView::None => {}
            RematchView::Offer => {
                form.rematch method="post" action=(view.path("rematch")) {
                    button.go { (voice.own("rematch")) }
                    @if view.players.len() > 1 {
                        label.radio { input type="checkbox" name="swap" value="1"; (voice.own("rematch-swap")) }
                    }
                }
            }
            RematchView::Wanted { table, by, is_mine } => {
                @let follow = |key| is_mine.then(|| voice.own(key));
                p.notice.good.rematch #rematch-wanted data-follow=[follow("rematch-follow")] data-stay=[follow("rematch-stay")] {
                    (voice.fill(Text::new(if *is_mine { "rematch-wanted" } else { "rematch-played" }).word("name", by))) " "
                    a.go.small href={ "/t/" (table) } { (voice.own(if *is_mine { "rematch-go" } else { "watch" })) }
                }
            }
        }
    }
}

/// What happens when the time is up, shown beside the question.
pub(super) fn clock_line(view: &TableView, ctx: &RenderContext) -> Markup {
    let Some(at_zero) = view.together.at_zero.filter(|_| !view.over) else { return html! {} };
    html! {
        p.clock-line {
            @for (n, time) in view.together.times.iter().enumerate().filter(|(_, time)| time.due.is_some()) {
                span { (render::shape(Seat(n as u8))) (ctx.side(Seat(n as u8))) " " (times::left(&ctx.voice, time)) } " "
            }
            @if view.together.times.iter().any(|time| time.unseen) { (ctx.voice.own("clocks-wait")) " " }
            small { (at_zero_words(ctx, at_zero)) }
        }
    }
}

fn at_zero_words(ctx: &RenderContext, at_zero: AtZero) -> Markup {
    html! { (ctx.voice.own(&format!("zero-{}", at_zero.word()))) }
}
