//! Identity and preferences: becoming a guest by name in one step, making an
//! account that carries the tables to another device, language and theme.

use std::net::IpAddr;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use futures_util::{StreamExt, TryStreamExt, stream};
use kernel::Text;
use maud::Markup;
use scene::Lang;
use serde::Deserialize;
use store::{AccountChange, Login, Person, PersonId, StoreError};

use super::opening::waiting_name;
use super::room::room_of;
use super::{
    Answer, App, OrPage, Page, RequestContext, back_to, html, html_with, lobby, new_guest, person_or_guest,
    with_cookie, with_cookies,
};
use crate::device::{self, Device};
use crate::hall::{Next, TABLES_AT_ONCE};
use crate::http_error::HttpError;
use crate::identity::Visitor;
use crate::limits::{By, KeyHash, What};
use crate::view::{AccountView, DeletePersonView, NameView, Notice, NoticeKind, SignInView};
use crate::{identity, pages, texts, webhook};

const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

#[derive(Deserialize)]
pub struct NameForm {
    name: String,
    #[serde(default)]
    back: String,
}

pub async fn name(State(app): State<App>, context: RequestContext, Form(form): Form<NameForm>) -> Page {
    let name = form.name.trim();
    let done = async {
        match &context.visitor.person {
            Some(person) => {
                let renamed = app.hall.store().rename(person.id, name).await;
                app.sessions.forget(person.id);
                renamed?;
                Ok(None)
            }
            None => new_guest(&app, &context, name).await.map(|(_, cookie)| Some(cookie)),
        }
    };
    match done.await {
        Ok(cookie) => Ok(super::greeted(cookie, back_to(&form.back))),
        Err(error @ HttpError::Bad(_)) => {
            let notice = context.notice(&error, None);
            let who = context.who();
            let page = pages::name(&NameView { who: &who, back: &form.back, notice: Some(&notice) });
            Ok(html_with(error.status(), page))
        }
        Err(error) => Err(context.fail(error)),
    }
}

pub async fn account(State(app): State<App>, context: RequestContext) -> Page {
    Ok(html(account_page(&app, &context, None).await?))
}

async fn account_page(
    app: &App,
    context: &RequestContext,
    notice: Option<&Notice>,
) -> Result<Markup, Answer> {
    let room = match context.id() {
        Some(me) => Some(room_of(app, me).await.or_page(context)?),
        None => None,
    };
    let person = context.visitor.person.as_ref();
    let wanted = person.and_then(webhook::Wanted::by).map(|wanted| wanted.address).unwrap_or_default();
    let may = app.hall.hooks().are_on() && person.is_some_and(|person| person.login.is_some());
    Ok(pages::account(&AccountView { who: &context.who(), room, notice, webhook: may.then_some(&wanted) }))
}

pub async fn sign_in_form(context: RequestContext) -> Page {
    let who = context.who();
    let view = SignInView { who: &who, name: "", back: "/", notice: None, offers_to_leave_guest: false };
    Ok(html(pages::sign_in(&view)))
}

#[derive(Deserialize)]
pub struct AccountForm {
    /// Missing if an account only gets a new password.
    name: Option<String>,
    /// Empty if an existing account only gets a new name.
    #[serde(default)]
    password: String,
    /// The current password, which is required to change an existing account.
    #[serde(default)]
    current: String,
    /// Whether to sign in even if the guest's belongings do not fit into the account. They are left behind then.
    #[serde(default)]
    leave_guest: bool,
    #[serde(default)]
    back: String,
}

/// Turns the guest into an account, or changes the name or password of the account.
pub async fn make_account(
    State(app): State<App>,
    context: RequestContext,
    Form(form): Form<AccountForm>,
) -> Page {
    let done = async {
        let store = app.hall.store();
        let known = known(&app, &context).await?;
        let known = known.as_ref();
        let old = match known.and_then(|person| person.login.as_deref()) {
            Some(login) => Some(store.account(&Login::new(login)?).await?),
            None => None,
        };
        // Somebody who finds a signed-in device must not be able to take over the account.
        match old {
            Some(_) => count_confirmation(&app, &context)?,
            None => app.limits.count(What::SignIn, By::Address(context.address))?,
        }
        if let Some(account) = &old
            && !matches(&app, form.current.clone(), account.phc.clone()).await?
        {
            return Err(HttpError::Forbidden("trouble-current-password"));
        }
        // Each change opens a new session with new guesses, but whoever does not know the password cannot use this up.
        if let Some(account) = &old {
            app.limits.count(What::SignIn, By::Person(account.person))?;
        }
        let keeps_password = old.is_some() && form.password.is_empty();
        if !keeps_password && !PASSWORD.contains(&form.password.chars().count()) {
            return Err(HttpError::Bad("trouble-password"));
        }
        let old_name = old.as_ref().map(|account| account.login.as_str());
        let name = form.name.as_deref().or(old_name).unwrap_or_default().trim();
        let login = Login::new(name)?;
        // No guest is created if the name is already taken.
        match store.account(&login).await {
            Ok(account) if known.is_none_or(|person| person.id != account.person) => {
                return Err(HttpError::Taken);
            }
            Ok(_) | Err(StoreError::NotFound(_)) => {}
            Err(error) => return Err(error.into()),
        }
        let (person, cookie) = person_or_guest(&app, &context).await?;
        let phc = match &old {
            Some(account) if keeps_password => account.phc.clone(),
            _ => hashed(&app, form.password.clone()).await?,
        };
        let change = AccountChange {
            login,
            was: old.as_ref().map(|account| account.phc.clone()),
            phc: phc.clone(),
            name: form.name.is_some().then(|| name.to_owned()),
            expires: app.sessions.expiry(),
        };
        let changed = store.change_account(person.id, change).await;
        app.sessions.forget(person.id);
        Ok(match changed? {
            Some(token) => {
                let device = device::cookie(&app.key, app.jar, &Device::new(), person.id, &phc);
                vec![app.jar.session(&app.key, &token), device]
            }
            None => cookie.into_iter().collect(),
        })
    };
    match done.await {
        Ok(cookies) => Ok(with_cookies(cookies, back_to("/account"))),
        Err(error @ (HttpError::Bad(_) | HttpError::Taken | HttpError::Forbidden(_))) => {
            let notice = context.notice(&error, None);
            Ok(html_with(error.status(), account_page(&app, &context, Some(&notice)).await?))
        }
        Err(error) => Err(context.fail(error)),
    }
}

/// Signs in and merges what the visitor has as a guest into the account. If it does not fit, nothing is changed and the visitor decides.
pub async fn sign_in(
    State(app): State<App>,
    context: RequestContext,
    headers: HeaderMap,
    Form(form): Form<AccountForm>,
) -> Page {
    let store = app.hall.store();
    let done = async {
        let name = form.name.as_deref().unwrap_or_default();
        let account = match Login::new(name) {
            Ok(login) => store.account(&login).await,
            Err(error) => Err(error),
        };
        let account = match account {
            Ok(account) => Some(account),
            Err(StoreError::NotFound(_) | StoreError::Unfit { .. }) => None,
            Err(error) => return Err(error.into()),
        };
        let known = account
            .as_ref()
            .and_then(|account| device::known(&app.key, &headers, account.person, &account.phc));
        count_guess(&app, context.address, name, known.as_ref())?;
        let (phc, person) = match account {
            Some(account) => (account.phc, Some(account.person)),
            None => (nobody(&app).await?, None),
        };
        let right = matches(&app, form.password.clone(), phc.clone()).await?;
        let person = person.filter(|_| right).ok_or(HttpError::Forbidden("trouble-sign-in"))?;
        let guest = context.visitor.person.as_ref().filter(|guest| guest.login.is_none());
        if let Some(guest) = guest.filter(|_| !form.leave_guest) {
            let absorbed = store.absorb_guest(guest.id, person).await;
            app.sessions.forget(guest.id);
            absorbed.map_err(|error| match error {
                StoreError::Full(full) => HttpError::GuestDoesNotFit(full),
                error => error.into(),
            })?;
        }
        // The new session replaces the one that this device had.
        if let (Some(old), Some(before)) = (&context.session, context.id()) {
            store.close_session(old).await?;
            app.sessions.forget(before);
        }
        let token = app.sessions.sign_in(&**store, person, &phc).await.map_err(|error| match error {
            // The password was changed after it was checked.
            StoreError::AccountChanged => HttpError::Forbidden("trouble-sign-in"),
            error => error.into(),
        })?;
        // A known device stays the same one, so that signing in again brings no new guesses.
        let device = known.unwrap_or_else(Device::new);
        let device = device::cookie(&app.key, app.jar, &device, person, &phc);
        Ok([app.jar.session(&app.key, &token), device])
    };
    match done.await {
        Ok(cookies) => Ok(with_cookies(cookies, back_to(&form.back))),
        Err(error @ (HttpError::Forbidden(_) | HttpError::Bad(_) | HttpError::GuestDoesNotFit(_))) => {
            let notice = context.notice(&error, None);
            let offers_to_leave_guest = matches!(error, HttpError::GuestDoesNotFit(_));
            let status = if offers_to_leave_guest { error.status() } else { StatusCode::FORBIDDEN };
            let view = SignInView {
                who: &context.who(),
                // After a failed sign-in the name may be wrong, so it is not filled in again.
                name: form.name.as_deref().filter(|_| offers_to_leave_guest).unwrap_or_default(),
                back: &form.back,
                notice: Some(&notice),
                offers_to_leave_guest,
            };
            Ok(html_with(status, pages::sign_in(&view)))
        }
        Err(error) => Err(context.fail(error)),
    }
}

/// Slows down guessing without locking anybody else out. Guesses are counted by address and, separately, by address and name, whether or
/// not the name exists. There is no count that all addresses share, because anybody could use it up. A device that was signed in before has
/// its own count, so that a neighbour behind the same address cannot lock it out.
fn count_guess(app: &App, from: IpAddr, name: &str, device: Option<&Device>) -> Result<(), HttpError> {
    if let Some(device) = device {
        return app.limits.count(What::SignIn, By::KnownDevice(device.hash()));
    }
    app.limits.count(What::SignIn, By::Address(from))?;
    let account =
        KeyHash::of(&Login::new(name).map_or_else(|_| name.to_owned(), |login| login.key().to_owned()));
    app.limits.count(What::SignIn, By::Guess(from, account))
}

pub async fn sign_out(State(app): State<App>, context: RequestContext) -> Page {
    if let (Some(token), Some(person)) = (&context.session, context.id()) {
        let closed = app.hall.store().close_session(token).await;
        app.sessions.forget(person);
        match closed {
            Ok(()) | Err(StoreError::NotFound(_)) => {}
            Err(error) => return Err(context.fail(error.into())),
        }
    }
    Ok(with_cookie(app.jar.no_session(), back_to("/")))
}

#[derive(Deserialize)]
pub struct Prefs {
    lang: Option<Lang>,
    theme: Option<String>,
    #[serde(default)]
    back: String,
}

pub async fn prefs(State(app): State<App>, context: RequestContext, Form(form): Form<Prefs>) -> Page {
    let lang = form.lang.unwrap_or(context.visitor.lang);
    let theme = form.theme.as_deref().map_or(context.visitor.theme, identity::theme_of);
    Ok(with_cookie(app.jar.prefs(lang, theme), back_to(&form.back)).into_response())
}

#[derive(Deserialize)]
pub struct HookForm {
    address: String,
}

/// Sets where the account's turns are reported to. An empty address turns that off.
pub async fn webhook(State(app): State<App>, context: RequestContext, Form(form): Form<HookForm>) -> Page {
    let address = form.address.trim();
    let done = async {
        let person = context.person()?;
        if person.login.is_none() || !app.hall.hooks().are_on() {
            return Err(HttpError::Forbidden("trouble-webhook-off"));
        }
        if !address.is_empty() {
            webhook::check(address).map_err(HttpError::Bad)?;
        }
        let preferences = webhook::Wanted::written(person, address, context.visitor.lang);
        let set = app.hall.store().set_preferences(person.id, &preferences).await;
        app.sessions.forget(person.id);
        Ok(set?)
    };
    match done.await {
        Ok(()) => Ok(back_to("/account").into_response()),
        Err(error @ HttpError::Bad(_)) => {
            let notice = context.notice(&error, None);
            Ok(html_with(error.status(), account_page(&app, &context, Some(&notice)).await?))
        }
        Err(error) => Err(context.fail(error)),
    }
}

/// Explains what deleting means, and asks for confirmation.
pub async fn delete_form(State(app): State<App>, context: RequestContext) -> Page {
    Ok(html(delete_page(&app, &context, None).await.or_page(&context)?))
}

async fn delete_page(
    app: &App,
    context: &RequestContext,
    notice: Option<&Notice>,
) -> Result<Markup, HttpError> {
    let me = context.person()?.id;
    let room = room_of(app, me).await?;
    let shared = app.hall.store().company(me).await?.len();
    Ok(pages::delete_person(&DeletePersonView { who: &context.who(), notice, room, shared }))
}

#[derive(Deserialize)]
pub struct DeleteForm {
    /// Empty for a guest, who has no password.
    #[serde(default)]
    current: String,
}

/// Deletes the visitor: an account after checking its password, a guest immediately.
pub async fn delete(State(app): State<App>, context: RequestContext, Form(form): Form<DeleteForm>) -> Page {
    let done = async {
        context.person()?;
        let me = known(&app, &context).await?.ok_or(HttpError::NotFound)?;
        let store = app.hall.store();
        match me.login {
            Some(_) => count_confirmation(&app, &context)?,
            None => app.limits.count(What::SignIn, By::Address(context.address))?,
        }
        if let Some(login) = &me.login {
            let account = store.account(&Login::new(login)?).await?;
            // Somebody who finds a signed-in device must not be able to delete the account.
            if !matches(&app, form.current.clone(), account.phc).await? {
                return Err(HttpError::Forbidden("trouble-current-password"));
            }
        }
        leave_others(&app, &context, me.id).await?;
        let gone = texts::words().say(context.visitor.lang, &Text::new("person-gone"));
        let forgotten = store.forget_person(me.id, &gone).await;
        app.sessions.forget(me.id);
        Ok(forgotten?)
    };
    match done.await {
        Ok(()) => {
            let person = None;
            let nobody =
                RequestContext { visitor: Visitor { person, ..context.visitor }, session: None, ..context };
            let words = texts::words().say(nobody.visitor.lang, &Text::new("person-forgotten"));
            let notice = Notice { kind: NoticeKind::Good, words, rule: None };
            Ok(with_cookie(app.jar.no_session(), lobby::page(&app, &nobody, Some(&notice)).await?))
        }
        Err(error @ HttpError::Forbidden("trouble-current-password")) => {
            let notice = context.notice(&error, None);
            let page = delete_page(&app, &context, Some(&notice)).await.or_page(&context)?;
            Ok(html_with(error.status(), page))
        }
        Err(error) => Err(context.fail(error)),
    }
}

/// The visitor as the store knows them now. Sessions are cached for some seconds, in which a guest may have become an account at
/// another server, and the account must not be changed without its password.
async fn known(app: &App, context: &RequestContext) -> Result<Option<Person>, HttpError> {
    match context.id() {
        Some(me) => Ok(Some(app.hall.store().person(me).await?)),
        None => Ok(None),
    }
}

/// Counts guesses at the current password. A stolen session must not allow unlimited guessing, from whatever addresses. They are counted by
/// session and not by person, so that the owner, signed in elsewhere, can still change the password.
fn count_confirmation(app: &App, context: &RequestContext) -> Result<(), HttpError> {
    match &context.session {
        Some(token) => app.limits.count(What::SignIn, By::Session(KeyHash::of(token.reveal()))),
        None => Ok(()),
    }
}

/// Leaves the seats at running tables with others to the team, or to a bot. If that is not possible the seats wait for somebody new.
async fn leave_others(app: &App, context: &RequestContext, me: PersonId) -> Result<(), HttpError> {
    let leave = |table| async move {
        let Ok(live) = app.hall.table(table).await else { return Ok(()) };
        let seats = live.look().await.seats_of(Some(me));
        for seat in seats {
            let left = live.clone().leave(me, seat, Next::Bot, waiting_name(context)).await;
            if let Err(error @ (HttpError::Unavailable | HttpError::Uncertain)) = left {
                return Err(error);
            }
        }
        Ok(())
    };
    let tables = app.hall.store().company(me).await?;
    stream::iter(tables).map(leave).buffer_unordered(TABLES_AT_ONCE).try_collect().await
}

/// Hashes a password by argon2id. This runs off the threads that answer, and only a few times at once, because each takes 19 MB.
async fn hashed(app: &App, password: String) -> Result<String, HttpError> {
    let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    app.passwords.run(hash).await?.map_err(|error| HttpError::Broken(error.to_string()))
}

async fn matches(app: &App, password: String, phc: String) -> Result<bool, HttpError> {
    let check = move || match PasswordHash::new(&phc) {
        Ok(hash) => Argon2::default().verify_password(password.as_bytes(), &hash).is_ok(),
        Err(_) => false,
    };
    app.passwords.run(check).await
}

/// The hash of a password that nobody knows. It is verified for names that do
/// not exist, so that the response time does not reveal which names exist.
async fn nobody(app: &App) -> Result<String, HttpError> {
    static HASH: tokio::sync::OnceCell<String> = tokio::sync::OnceCell::const_new();
    let random = store::Token::random().reveal().to_owned();
    HASH.get_or_try_init(|| hashed(app, random)).await.cloned()
}
