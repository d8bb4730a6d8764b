//! A name in one step; an account for those who want to come back from another machine.

use maud::{Markup, html};

use super::layout::{Page, layout, note};
use crate::texts::Voice;
use crate::view::{AccountView, NameView, Who};

/// As long as the kernel takes names.
const MAX_NAME: usize = kernel::record::MAX_NAME;

fn frame(who: &Who, heading: &str, body: Markup) -> Markup {
    let body = html! { main #main.sheet-page { h1 { (heading) } (body) } };
    layout(Page {
        who,
        title: heading,
        what: html! {},
        game: None,
        calculator: None,
        kind: "plain",
        scripts: &[],
        body,
    })
}

fn name_field(voice: &Voice, value: &str, complete: &str) -> Markup {
    html! {
        div.field {
            label for="name" { (voice.own("account-name")) }
            input #name name="name" value=(value) maxlength=(MAX_NAME) required autocomplete=(complete) dir="auto";
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
            (name_field(&voice, view.who.name.as_deref().unwrap_or(""), "nickname"))
            button.go { (voice.own("name-go")) }
        }
        p.small { a href={ "/account" } { (voice.own("name-account")) } }
    };
    frame(view.who, &voice.own("name-heading"), body)
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
            div.field {
                label for="sign-in-name" { (voice.own("account-name")) }
                input #sign-in-name name="name" maxlength=(MAX_NAME) required autocomplete="username" dir="auto";
            }
            (password_field(voice, "sign-in-password", "current-password"))
            button.go { (voice.own("sign-in-go")) }
        }
    }
}

/// Who one is: rename, keep it as an account, sign in, sign out.
pub fn account(view: &AccountView) -> Markup {
    let who = view.who;
    let voice = Voice::new(who.lang);
    let body = html! {
        (note(view.notice, &voice, None))
        form.form method="post" action="/name" {
            input type="hidden" name="back" value="/account";
            (name_field(&voice, who.name.as_deref().unwrap_or(""), "nickname"))
            button.go.alt { (voice.own("account-rename")) }
        }
        @if who.has_account {
            h2 { (voice.own("account-change")) }
            form.form method="post" action="/account" {
                (password_field(&voice, "password", "new-password"))
                button.go.alt { (voice.own("account-change-go")) }
            }
            form.form method="post" action="/sign-out" { button.go.alt { (voice.own("sign-out")) } }
        } @else {
            h2 { (voice.own("account-keep")) }
            p { (voice.own("account-keep-line")) }
            form.form method="post" action="/account" {
                (password_field(&voice, "password", "new-password"))
                button.go { (voice.own("account-keep-go")) }
            }
            h2 { (voice.own("sign-in-heading")) }
            (sign_in_form(&voice, "/"))
        }
    };
    frame(who, &voice.own("account-heading"), body)
}
