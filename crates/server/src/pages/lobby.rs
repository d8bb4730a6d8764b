//! The front page: the games, the visitor's tables, and tables with a free seat.

use catalogue::{Title, titles};
use kernel::{Player, Seat, SeatSet, Text};
use maud::{Markup, html};

use super::guide::learn;
use super::layout::{Page, layout, note};
use super::times;
use crate::assets::{TOGETHER, art};
use crate::texts::Voice;
use crate::view::{LobbyView, TableRow};

pub fn lobby(view: &LobbyView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let body = html! {
        main #main.lobby {
            (note(view.notice, &voice, None))
            div.hello {
                div { h1 { (voice.own("lobby-hello")) } p { (voice.own("lobby-line")) } }
                details.import {
                    summary.go.alt { (voice.own("lobby-import")) }
                    form method="post" action="/import" enctype="multipart/form-data" {
                        label { (voice.own("lobby-import-file")) input type="file" name="file" accept=".json,application/json" required; }
                        button.go { (voice.own("lobby-import-do")) }
                    }
                }
            }
            @if !view.mine.is_empty() { (rows(&voice, "lobby-mine", view.mine)) (all_tables(&voice)) }
            section.shelf aria-label=(voice.own("lobby-games")) {
                @for title in titles() { (on_shelf(&voice, &**title)) }
            }
            @if !view.open.is_empty() { (rows(&voice, "lobby-open", view.open)) }
            @if !view.finished.is_empty() { (rows(&voice, "lobby-finished", view.finished)) }
            @if !view.archived.is_empty() { (archived(&voice, view.archived)) }
            footer.foot { a href="/about" { (voice.own("nav-about")) } }
        }
    };
    layout(Page { styles: &[TOGETHER], ..Page::plain(view.who, "", body) })
}

/// A game's box: play immediately against a bot, set up a table, read.
fn on_shelf(voice: &Voice, title: &dyn Title) -> Markup {
    let game = Voice::of(voice.lang, title);
    let id = title.id();
    let (least, most) = (*title.seats().start(), *title.seats().end());
    let (from, to) = title.minutes();
    html! {
        article.box {
            img.art src=(art(id)) alt="" width="640" height="240";
            div.txt {
                h2 { (game.of_game(format!("{id}-name"))) }
                p { (game.of_game(format!("{id}-line"))) }
                p.facts {
                    span { (voice.fill(Text::new("seats-range").number("least", least).number("most", most))) }
                    span { (voice.fill(Text::new("minutes-range").number("from", from).number("to", to))) }
                }
                div.row {
                    form method="post" action={ "/play/" (id) } { button.go { (voice.own("play-now")) } }
                    (learn(title, voice))
                    a.go.alt href={ "/new/" (id) } { (voice.own("new-table")) }
                    span.also {
                        a.quiet href={ "/guide/" (id) } { (voice.own("nav-guide")) }
                        a.quiet href={ "/rules/" (id) } { (voice.own("nav-rules")) }
                    }
                }
            }
        }
    }
}

fn rows(voice: &Voice, heading: &str, rows: &[TableRow]) -> Markup {
    html! {
        section.rows {
            h2 { (voice.own(heading)) }
            ul { @for row in rows { (one_row(voice, row)) } }
        }
    }
}

/// Tables that were archived, each with a button to bring it back.
fn archived(voice: &Voice, rows: &[TableRow]) -> Markup {
    html! {
        details.rows.archived {
            summary { h2 { (voice.own("lobby-archived")) } }
            ul {
                @for row in rows {
                    li.with-button {
                        (link_to(voice, row))
                        @if let Some(days) = row.days_left { (removed_in(voice, days)) }
                        form method="post" action={ "/t/" (row.id) "/archive" } {
                            button.go.small.alt name="away" value="no" { (voice.own("unarchive")) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn removed_in(voice: &Voice, days: i64) -> Markup {
    html! { small.when { (voice.fill(Text::new("removed-in").number("days", days))) } }
}

/// A link to all tables, because the lists show only the newest.
fn all_tables(voice: &Voice) -> Markup {
    html! { p.small { a href="/tables" { (voice.own("tables-all")) } } }
}

fn one_row(voice: &Voice, row: &TableRow) -> Markup {
    html! { li { (link_to(voice, row)) } }
}

pub(super) fn link_to(voice: &Voice, row: &TableRow) -> Markup {
    let game = Voice::of(voice.lang, row.title);
    html! {
            a href={ "/t/" (row.id) } {
                b { (game.of_game(format!("{}-name", row.title.id()))) @if row.is_trial { " " em.trial { (voice.own("trial")) } } }
                span { (game.say(&row.headline)) " " small.when { (times::ago(voice, row.age)) } }
                span.who { (one_by_one(row.players.iter().enumerate().map(|(n, player)| people(voice, row, n, player)))) }
                @if row.is_lesson { em { (voice.own("lesson")) } }
                @else if row.my_turn { em.turn { (voice.own("your-turn")) } }
                @else if let Some(winners) = row.won { em { (outcome(voice, row, winners)) } }
                @else if row.free_seats > 0 { em { (voice.fill(Text::new("row-free").number("count", row.free_seats as i64))) } }
                @else { em { (voice.own("row-waiting")) } }
            }
    }
}

/// A player, with the people who share the seat.
fn people(voice: &Voice, row: &TableRow, n: usize, player: &Player) -> Markup {
    html! {
        (voice.player(player))
        @for name in row.members.get(n).into_iter().flatten() { " & " bdi { (name) } }
    }
}

fn one_by_one(items: impl Iterator<Item = Markup>) -> Markup {
    html! { @for (n, item) in items.enumerate() { @if n > 0 { ", " } (item) } }
}

/// The outcome of a finished table. A solo player has nobody to win against; the game's own text says how it ended.
fn outcome(voice: &Voice, row: &TableRow, winners: SeatSet) -> Markup {
    let key = match (row.players.len(), winners.len()) {
        (1, _) => return html! { (voice.own("row-over")) },
        (_, 0) => return html! { (voice.own("row-nobody")) },
        (_, 1) => "row-won",
        _ => "row-shared",
    };
    html! { (voice.own(key)) " " (one_by_one(winners.iter().map(|seat| winner(voice, row, seat)))) }
}

/// The winner's name, or the side if several seats have the same name.
fn winner(voice: &Voice, row: &TableRow, seat: Seat) -> Markup {
    let alone = |player: &&Player| row.players.iter().filter(|other| other == player).count() == 1;
    match row.players.get(seat.index()).filter(alone) {
        Some(player) => voice.player(player),
        None => html! { (voice.seat(row.title, seat)) },
    }
}
