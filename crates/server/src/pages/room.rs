//! Storage: how much somebody uses, what uses it, and the confirmations before something is deleted for good.

use kernel::Text;
use maud::{Markup, html};
use store::limits::MAX_DECKS;
use store::{RetentionPolicy, SILENT_DAYS};

use super::account::frame;
use super::layout::note;
use super::lobby::{link_to, removed_in};
use crate::http_error::MEGABYTE;
use crate::texts::Voice;
use crate::view::{DeletePersonView, DeleteTableView, RoomView, TablesView};

fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// Tables, decks and megabytes, with their limits.
pub(super) fn sum(voice: &Voice, RoomView { has, may }: &RoomView) -> String {
    let of = |key: &str, has: u64, most: u64| {
        let key = if most == 0 { format!("{key}-boundless") } else { key.to_owned() };
        voice.fill(Text::new(key).number("has", number(has)).number("most", number(most)))
    };
    let (bytes, most) = (has.bytes.div_ceil(MEGABYTE), may.bytes.div_ceil(MEGABYTE));
    let parts = [
        of("room-tables", has.tables, may.tables),
        of("room-decks", has.decks, MAX_DECKS as u64),
        of("room-bytes", bytes, most),
    ];
    parts.join(" ")
}

/// The retention rules, in words.
pub(super) fn how_long(voice: &Voice, keeping: RetentionPolicy) -> String {
    if !keeping.is_on() {
        return voice.own("keeping-for-ever").into_owned();
    }
    let days = Text::new("keeping-days").number("days", i64::from(keeping.days));
    let days = days.number("longer", keeping.longer_days()).number("away", keeping.days_put_away());
    voice.fill(days).into_owned()
}

/// All tables that a person has opened, each with a way to delete it.
pub fn tables(view: &TablesView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let body = html! {
        p { (sum(&voice, &view.room)) }
        p.small { (how_long(&voice, view.keeping)) }
        @if view.rows.is_empty() { p { (voice.own("tables-none")) } }
        section.rows {
            ul {
                @for row in view.rows {
                    li.with-button {
                        (link_to(&voice, row))
                        @if let Some(days) = row.days_left { (removed_in(&voice, days)) }
                        a.go.small.alt href={ "/t/" (row.id) "/delete" } { (voice.own("delete")) }
                    }
                }
            }
        }
        @if let Some(next) = view.next { p { a.go.alt rel="next" href={ "/tables?after=" (next) } { (voice.own("tables-more")) } } }
    };
    frame(view.who, &voice.own("tables-heading"), body)
}

pub fn delete_table(view: &DeleteTableView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let others = view.others.join(", ");
    let with_others = |key: &'static str| {
        voice.fill(Text::new(key).word("names", others.as_str()).number("days", SILENT_DAYS))
    };
    let body = html! {
        @if let Some(title) = view.title {
            @let game = Voice::of(view.who.lang, title);
            p { b { (game.of_game(format!("{}-name", title.id()))) } @if let Some(headline) = view.headline { " · " (game.say(headline)) } }
        }
        @if !view.may {
            p { bdi { (with_others("delete-table-others")) } }
        } @else {
            p { (voice.own("delete-table-line")) }
            @if !view.others.is_empty() { p { bdi { (with_others("delete-table-too")) } } }
            @if view.may_save { p { a href={ "/t/" (view.id) "/export" } download { (voice.own("export")) } } }
            form.form method="post" action={ "/t/" (view.id) "/delete" } {
                div.row {
                    button.go.bad { (voice.own("delete-table-do")) }
                    a.go.alt href={ "/t/" (view.id) } { (voice.own("cancel")) }
                }
            }
        }
        @if !view.may { p { a.go.alt href={ "/t/" (view.id) } { (voice.own("cancel")) } } }
    };
    frame(view.who, &voice.own("delete-table-heading"), body)
}

pub fn delete_person(view: &DeletePersonView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let has_account = view.who.has_account;
    let body = html! {
        (note(view.notice, &voice, None))
        p { (voice.own("person-delete-line")) }
        ul {
            li { (voice.own("person-delete-alone")) }
            li { (voice.fill(Text::new("person-delete-shared").number("count", view.shared as i64))) }
            li { (voice.own("person-delete-said")) }
        }
        p { (sum(&voice, &view.room)) " " a href="/tables" { (voice.own("tables-all")) } }
        form.form method="post" action="/account/delete" {
            @if has_account {
                div.field {
                    label for="current-password" { (voice.own("account-current-password")) }
                    input #current-password type="password" name="current" required autocomplete="current-password";
                }
            }
            div.row {
                button.go.bad { (voice.own(if has_account { "person-delete-do" } else { "person-forget-do" })) }
                a.go.alt href="/account" { (voice.own("cancel")) }
            }
        }
    };
    frame(view.who, &voice.own(if has_account { "person-delete" } else { "person-forget" }), body)
}
