//! Being somebody: a guest by name in one step, an account that carries one's tables to another device, language and theme.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use maud::Markup;
use scene::Lang;
use serde::Deserialize;
use store::{Login, StoreError};

use super::{App, Asked, Page, back_to, html, html_with, new_guest, with_cookie};
use crate::identity::{self, SESSION_DAYS};
use crate::limits::{By, What};
use crate::trouble::Trouble;
use crate::view::{AccountView, NameView, Notice};
use crate::{clock, pages, webhook};

const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

#[derive(Deserialize)]
pub struct NameForm {
    name: String,
    #[serde(default)]
    back: String,
}

pub async fn name(State(house): State<App>, asked: Asked, Form(form): Form<NameForm>) -> Page {
    let name = form.name.trim();
    let done = async {
        match &asked.visitor.person {
            Some(person) => {
                let renamed = house.hall.store().rename(person.id, name).await;
                house.sessions.forget(person.id);
                renamed?;
                Ok(None)
            }
            None => new_guest(&house, &asked, name).await.map(|(_, cookie)| Some(cookie)),
        }
    };
    match done.await {
        Ok(cookie) => Ok(super::greeted(cookie, back_to(&form.back))),
        Err(trouble @ Trouble::Bad(_)) => {
            let notice = asked.notice(&trouble, None);
            let who = asked.who();
            let page = pages::name(&NameView { who: &who, back: &form.back, notice: Some(&notice) });
            Ok(html_with(trouble.status(), page))
        }
        Err(trouble) => Err(asked.fail(trouble)),
    }
}

pub async fn account(State(house): State<App>, asked: Asked) -> Page {
    Ok(html(account_page(&house, &asked, None)))
}

fn account_page(house: &App, asked: &Asked, notice: Option<&Notice>) -> Markup {
    let person = asked.visitor.person.as_ref();
    let wanted = person.and_then(webhook::Wanted::by).map(|wanted| wanted.address).unwrap_or_default();
    let may = house.hall.hooks().are_on() && person.is_some_and(|person| person.login.is_some());
    pages::account(&AccountView { who: &asked.who(), notice, webhook: may.then_some(&wanted) })
}

pub async fn sign_in_form(asked: Asked) -> Page {
    Ok(html(pages::sign_in(&NameView { who: &asked.who(), back: "/", notice: None })))
}

#[derive(Deserialize)]
pub struct AccountForm {
    /// Left out where an account only gets another password.
    name: Option<String>,
    password: String,
    #[serde(default)]
    back: String,
}

/// Gives the guest an account, or the account another name or password.
pub async fn make_account(State(house): State<App>, asked: Asked, Form(form): Form<AccountForm>) -> Page {
    let done = async {
        house.limits.count(What::SignIn, By::Address(asked.address))?;
        if !PASSWORD.contains(&form.password.chars().count()) {
            return Err(Trouble::Bad("trouble-password"));
        }
        let store = house.hall.store();
        let known = asked.visitor.person.as_ref();
        let old = known.and_then(|person| person.login.as_deref());
        let name = form.name.as_deref().or(old).unwrap_or_default().trim();
        let login = Login::new(name)?;
        // Nobody becomes a guest for a name that is somebody else's.
        match store.account(&login).await {
            Ok(account) if known.is_none_or(|person| person.id != account.person) => {
                return Err(Trouble::Taken);
            }
            Ok(_) | Err(StoreError::NotFound(_)) => {}
            Err(error) => return Err(error.into()),
        }
        let (person, mut cookie) = super::somebody(&house, &asked).await?;
        let phc = hashed(form.password.clone()).await?;
        let done = async {
            store.attach_account(person.id, &login, &phc).await?;
            if form.name.is_some() {
                store.rename(person.id, name).await?;
            }
            if person.login.is_some() {
                // Whoever knew the old password is signed out, on whatever device.
                store.close_sessions_of(person.id).await?;
                let token = store.open_session(person.id, clock::in_days(SESSION_DAYS)).await?;
                cookie = Some(house.jar.session(&house.key.seal(&token)));
            }
            Ok::<_, StoreError>(())
        };
        let done = done.await;
        house.sessions.forget(person.id);
        done?;
        Ok(cookie)
    };
    match done.await {
        Ok(cookie) => Ok(super::greeted(cookie, back_to("/account"))),
        Err(trouble @ (Trouble::Bad(_) | Trouble::Taken)) => {
            let notice = asked.notice(&trouble, None);
            Ok(html_with(trouble.status(), account_page(&house, &asked, Some(&notice))))
        }
        Err(trouble) => Err(asked.fail(trouble)),
    }
}

/// Signs in; tables of the guest that one was before come along.
pub async fn sign_in(State(house): State<App>, asked: Asked, Form(form): Form<AccountForm>) -> Page {
    let store = house.hall.store();
    let done = async {
        house.limits.count(What::SignIn, By::Address(asked.address))?;
        let account = match Login::new(form.name.as_deref().unwrap_or_default()) {
            Ok(login) => store.account(&login).await,
            Err(error) => Err(error),
        };
        let (phc, person) = match account {
            Ok(account) => (account.phc, Some(account.person)),
            // As long as it takes to be wrong, so that names cannot be told from the time.
            Err(StoreError::NotFound(_) | StoreError::Unfit { .. }) => (nobody().await?, None),
            Err(error) => return Err(error.into()),
        };
        if let Some(person) = person {
            house.limits.count(What::SignIn, By::Person(person))?;
        }
        let right = matches(form.password.clone(), phc).await?;
        let person = person.filter(|_| right).ok_or(Trouble::Forbidden("trouble-sign-in"))?;
        if let Some(guest) = asked.visitor.person.as_ref().filter(|guest| guest.login.is_none()) {
            let absorbed = store.absorb_guest(guest.id, person).await;
            house.sessions.forget(guest.id);
            absorbed?;
        }
        let token = store.open_session(person, clock::in_days(SESSION_DAYS)).await?;
        Ok(house.jar.session(&house.key.seal(&token)))
    };
    match done.await {
        Ok(cookie) => Ok(with_cookie(cookie, back_to(&form.back))),
        Err(trouble @ (Trouble::Forbidden(_) | Trouble::Bad(_))) => {
            let notice = asked.notice(&trouble, None);
            let who = asked.who();
            let view = NameView { who: &who, back: &form.back, notice: Some(&notice) };
            Ok(html_with(StatusCode::FORBIDDEN, pages::sign_in(&view)))
        }
        Err(trouble) => Err(asked.fail(trouble)),
    }
}

pub async fn sign_out(State(house): State<App>, asked: Asked, headers: HeaderMap) -> Page {
    if let Some(token) = house.key.session_of(&headers) {
        let closed = house.hall.store().close_session(&token).await;
        if let Some(person) = &asked.visitor.person {
            house.sessions.forget(person.id);
        }
        match closed {
            Ok(()) | Err(StoreError::NotFound(_)) => {}
            Err(error) => return Err(asked.fail(error.into())),
        }
    }
    Ok(with_cookie(house.jar.no_session(), back_to("/")))
}

#[derive(Deserialize)]
pub struct Prefs {
    lang: Option<Lang>,
    theme: Option<String>,
    #[serde(default)]
    back: String,
}

pub async fn prefs(State(house): State<App>, asked: Asked, Form(form): Form<Prefs>) -> Page {
    let lang = form.lang.unwrap_or(asked.visitor.lang);
    let theme = form.theme.as_deref().map_or(asked.visitor.theme, identity::theme_of);
    Ok(with_cookie(house.jar.prefs(lang, theme), back_to(&form.back)).into_response())
}

#[derive(Deserialize)]
pub struct HookForm {
    address: String,
}

/// Where the account wants to hear of its turns; an empty address ends it.
pub async fn webhook(State(house): State<App>, asked: Asked, Form(form): Form<HookForm>) -> Page {
    let address = form.address.trim();
    let done = async {
        let person = asked.person()?;
        if person.login.is_none() || !house.hall.hooks().are_on() {
            return Err(Trouble::Forbidden("trouble-webhook-off"));
        }
        if !address.is_empty() {
            webhook::check(address).map_err(Trouble::Bad)?;
        }
        let preferences = webhook::Wanted::written(person, address, asked.visitor.lang);
        let set = house.hall.store().set_preferences(person.id, &preferences).await;
        house.sessions.forget(person.id);
        Ok(set?)
    };
    match done.await {
        Ok(()) => Ok(back_to("/account").into_response()),
        Err(trouble @ Trouble::Bad(_)) => {
            let notice = asked.notice(&trouble, None);
            Ok(html_with(trouble.status(), account_page(&house, &asked, Some(&notice))))
        }
        Err(trouble) => Err(asked.fail(trouble)),
    }
}

/// Passwords are hashed by argon2id, off the threads that answer.
async fn hashed(password: String) -> Result<String, Trouble> {
    let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    let hash = tokio::task::spawn_blocking(hash).await.map_err(|error| Trouble::Broken(error.to_string()))?;
    hash.map_err(|error| Trouble::Broken(error.to_string()))
}

async fn matches(password: String, phc: String) -> Result<bool, Trouble> {
    let check = move || match PasswordHash::new(&phc) {
        Ok(hash) => Argon2::default().verify_password(password.as_bytes(), &hash).is_ok(),
        Err(_) => false,
    };
    tokio::task::spawn_blocking(check).await.map_err(|error| Trouble::Broken(error.to_string()))
}

/// The hash of a password that nobody has.
async fn nobody() -> Result<String, Trouble> {
    static HASH: tokio::sync::OnceCell<String> = tokio::sync::OnceCell::const_new();
    let random = store::Token::random().reveal().to_owned();
    HASH.get_or_try_init(|| hashed(random)).await.cloned()
}
