//! Choosing a name in one step, and an account for people who want to come back from another device.

use maud::{Markup, html};

use super::layout::{Page, layout, note};
use super::room;
use crate::texts::Voice;
use crate::view::{AccountView, NameView, SignInView, Who};

/// The maximum length that the kernel accepts.
pub(super) const MAX_NAME: usize = kernel::record::MAX_NAME;

pub(super) fn frame(who: &Who, heading: &str, body: Markup) -> Markup {
    let body = html! { main #main.sheet-page { h1 { (heading) } (body) } };
    layout(Page::plain(who, heading, body))
}

pub(super) fn name_field(voice: &Voice, id: &str, value: &str, complete: &str) -> Markup {
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

/// Fields for the current password and an optional new one.
fn password_change(voice: &Voice) -> Markup {
    html! {
        div.field {
            label for="current-password" { (voice.own("account-current-password")) }
            input #current-password type="password" name="current" required autocomplete="current-password";
        }
        div.field {
            label for="new-password" { (voice.own("account-new-password")) }
            input #new-password type="password" name="password" autocomplete="new-password" aria-describedby="new-password-help";
            p.help #new-password-help { (voice.own("account-new-password-help")) }
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

pub fn sign_in(view: &SignInView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let body = html! {
        (note(view.notice, &voice, None))
        (sign_in_form(&voice, view.name, view.back, view.offers_to_leave_guest))
    };
    frame(view.who, &voice.own("sign-in-heading"), body)
}

fn sign_in_form(voice: &Voice, name: &str, back: &str, offers_to_leave_guest: bool) -> Markup {
    html! {
        form.form method="post" action="/sign-in" {
            input type="hidden" name="back" value=(back);
            (name_field(voice, "sign-in-name", name, "username"))
            (password_field(voice, "sign-in-password", "current-password"))
            @if offers_to_leave_guest {
                div.field {
                    label.radio {
                        input type="checkbox" name="leave_guest" value="true" aria-describedby="leave-guest-help";
                        (voice.own("sign-in-leave-guest"))
                    }
                    p.help #leave-guest-help { (voice.own("sign-in-leave-guest-help")) }
                }
            }
            button.go { (voice.own("sign-in-go")) }
        }
    }
}

/// The visitor's identity: rename, turn into an account, sign in, sign out.
pub fn account(view: &AccountView) -> Markup {
    let who = view.who;
    let voice = Voice::new(who.lang);
    let name = who.name.as_deref().unwrap_or("");
    let body = html! {
        (note(view.notice, &voice, None))
        @if who.has_account {
            h2 { (voice.own("account-change")) }
            p { (voice.own("account-change-line")) }
            form.form method="post" action="/account" {
                (name_field(&voice, "account-name", name, "username"))
                (password_change(&voice))
                button.go { (voice.own("account-change-go")) }
            }
            @if let Some(address) = view.webhook { (webhook_form(&voice, address)) }
            form.form method="post" action="/sign-out" { button.go.alt { (voice.own("sign-out")) } }
        } @else {
            form.form method="post" action="/name" {
                input type="hidden" name="back" value="/account";
                (name_field(&voice, "name", name, "nickname"))
                button.go.alt { (voice.own("account-rename")) }
            }
            h2 { (voice.own("account-keep")) }
            p { (voice.own("account-keep-line")) }
            form.form method="post" action="/account" {
                (name_field(&voice, "account-name", name, "username"))
                (password_field(&voice, "account-password", "new-password"))
                button.go { (voice.own("account-keep-go")) }
            }
            h2 { (voice.own("sign-in-heading")) }
            (sign_in_form(&voice, "", "/", false))
        }
        @if let Some(room) = &view.room {
            h2 { (voice.own("room-heading")) }
            p { (room::sum(&voice, room)) }
            p { a.go.alt href="/tables" { (voice.own("tables-all")) } }
            p { a href="/account/delete" { (voice.own(if who.has_account { "person-delete" } else { "person-forget" })) } }
        }
    };
    frame(who, &voice.own("account-heading"), body)
}

/// Where to send a notification when it is the person's turn.
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
