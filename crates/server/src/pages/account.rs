//! A name in one step; an account for those who want to come back from another machine.

use kernel::Text;
use maud::{Markup, html};

use super::cards::card_list;
use super::layout::{Page, layout, note};
use crate::texts::Voice;
use crate::view::{AccountView, JoinView, NameView, Who};

/// As long as the kernel takes names.
const MAX_NAME: usize = kernel::record::MAX_NAME;

fn frame(who: &Who, heading: &str, body: Markup) -> Markup {
    let body = html! { main #main.sheet-page { h1 { (heading) } (body) } };
    layout(Page::plain(who, heading, body))
}

fn name_field(voice: &Voice, id: &str, value: &str, complete: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (voice.own("account-name")) }
            input id=(id) name="name" value=(value) maxlength=(MAX_NAME) required autocomplete=(complete) dir="auto";
        }
    }
}

fn password_field(voice: &Voice, id: &str, complete: &str) -> Markup {
    html! {
        div.field {
            label for=(id) { (voice.own("account-password")) }
            input type="password" id=(id) name="password" required autocomplete=(complete);
        }
    }
}

/// The only question before a first game.
pub fn name(view: &NameView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let body = html! {
        p.lead-in { (voice.own("name-line")) }
        (note(view.notice, &voice, None))
        form.form method="post" action="/name" {
            input type="hidden" name="back" value=(view.back);
            (name_field(&voice, "name", view.who.name.as_deref().unwrap_or(""), "nickname"))
            button.go { (voice.own("name-go")) }
        }
        p.small { a href={ "/account" } { (voice.own("name-account")) } }
    };
    frame(view.who, &voice.own("name-heading"), body)
}

/// A link for a seat was followed: who has no name yet says one, and sits down. Cards that people wrote for this table stand here.
pub fn join(view: &JoinView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let game = Voice::of(view.who.lang, view.title);
    let name = game.of_game(format!("{}-name", view.title.id()));
    let body = html! {
        p.lead-in { (voice.fill(Text::new("join-line").word("game", &*name))) }
        (note(view.notice, &voice, None))
        form.form method="post" action=(view.back) {
            @if view.who.name.is_none() { (name_field(&voice, "name", "", "nickname")) }
            button.go { (voice.own("sit-down")) }
        }
        @if view.who.name.is_none() { p.small { a href={ "/account" } { (voice.own("name-account")) } } }
        @for list in view.lists.iter().filter(|list| list.written) { (card_list(&game, &voice, list)) }
        @if !view.lists.is_empty() { p.small { a href={ "/t/" (view.id) "/cards" } { (voice.own("cards-all")) } } }
    };
    frame(view.who, &voice.own("join-heading"), body)
}

pub fn sign_in(view: &NameView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let body = html! {
        (note(view.notice, &voice, None))
        (sign_in_form(&voice, view.back))
    };
    frame(view.who, &voice.own("sign-in-heading"), body)
}

fn sign_in_form(voice: &Voice, back: &str) -> Markup {
    html! {
        form.form method="post" action="/sign-in" {
            input type="hidden" name="back" value=(back);
            (name_field(voice, "sign-in-name", "", "username"))
            (password_field(voice, "sign-in-password", "current-password"))
            button.go { (voice.own("sign-in-go")) }
        }
    }
}

/// Who one is: rename, keep it as an account, sign in, sign out.
pub fn account(view: &AccountView) -> Markup {
    let who = view.who;
    let voice = Voice::new(who.lang);
    let name = who.name.as_deref().unwrap_or("");
    let body = html! {
        (note(view.notice, &voice, None))
        @if who.has_account {
            (account_form(&voice, name, "account-change", "account-change-line", "account-change-go"))
            @if let Some(address) = view.webhook { (webhook_form(&voice, address)) }
            form.form method="post" action="/sign-out" { button.go.alt { (voice.own("sign-out")) } }
        } @else {
            form.form method="post" action="/name" {
                input type="hidden" name="back" value="/account";
                (name_field(&voice, "name", name, "nickname"))
                button.go.alt { (voice.own("account-rename")) }
            }
            (account_form(&voice, name, "account-keep", "account-keep-line", "account-keep-go"))
            h2 { (voice.own("sign-in-heading")) }
            (sign_in_form(&voice, "/"))
        }
    };
    frame(who, &voice.own("account-heading"), body)
}

fn account_form(voice: &Voice, name: &str, heading: &str, line: &str, go: &str) -> Markup {
    html! {
        h2 { (voice.own(heading)) }
        p { (voice.own(line)) }
        form.form method="post" action="/account" {
            (name_field(voice, "account-name", name, "username"))
            (password_field(voice, "account-password", "new-password"))
            button.go { (voice.own(go)) }
        }
    }
}

/// Where to tell that it is one's turn.
fn webhook_form(voice: &Voice, address: &str) -> Markup {
    html! {
        form.form method="post" action="/account/webhook" {
            div.field {
                label for="webhook" { (voice.own("account-webhook")) }
                input #webhook type="url" name="address" value=(address) aria-describedby="webhook-help";
                p.help #webhook-help { (voice.own("account-webhook-help")) }
            }
            button.go.alt { (voice.own("account-webhook-save")) }
        }
    }
}
