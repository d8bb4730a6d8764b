//! What can be asked for, and who answers.

mod decks;
mod import;
mod live;
mod lobby;
mod opening;
mod own;
mod people;
mod reference;
mod table;
mod talk;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::Markup;
use store::{Person, PersonId};
use tokio::sync::watch;

use crate::guard::guard;
use crate::hall::Hall;
use crate::identity::{self, Jar, Key, Visitor};
use crate::limits::{By, Limits, What};
use crate::proxies::Proxies;
use crate::sessions::Sessions;
use crate::trouble::Trouble;
use crate::view::{Notice, NoticeKind, Who};
use crate::{clock, pages, texts};

/// No form of the house is larger, files of games apart.
const FORM: usize = 64 << 10;
/// A table with a deck of one's own in its options.
const TABLE: usize = 256 << 10;
/// Decks come from files; a far too long one is still read, so that it can be refused in words.
const DECK: usize = 12 << 20;

/// Everything that answers need.
pub struct House {
    pub hall: Arc<Hall>,
    pub key: Key,
    pub jar: Jar,
    pub limits: Limits,
    pub proxies: Proxies,
    pub sessions: Sessions,
    /// Becomes true when the server is about to stop, so that live updates end.
    pub stopping: watch::Receiver<bool>,
}

pub type App = Arc<House>;

pub fn router(house: App) -> Router {
    let files = post(import::import).layer(DefaultBodyLimit::max(kernel::record::MAX_BYTES + FORM));
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/play/{game}", post(opening::play_now))
        .route("/new/{game}", get(opening::form).post(opening::new).layer(DefaultBodyLimit::max(TABLE)))
        .route("/t/{table}", get(table::page))
        .route("/t/{table}/log", get(table::log))
        .route("/t/{table}/cards", get(table::cards))
        .route("/t/{table}/act", post(table::act))
        .route("/t/{table}/undo", post(table::undo))
        .route("/t/{table}/undo-answer", post(table::undo_answer))
        .route("/t/{table}/why", post(table::why))
        .route("/t/{table}/own", post(own::switch))
        .route("/t/{table}/chat", post(talk::chat))
        .route("/t/{table}/notes", post(talk::notes))
        .route("/t/{table}/seat", post(opening::sit))
        .route("/t/{table}/invite", post(opening::invite))
        .route("/t/{table}/branch", post(opening::branch))
        .route("/t/{table}/try", post(opening::trial))
        .route("/t/{table}/export", get(import::export))
        .route("/t/{table}/live", get(live::live))
        .route("/decks", get(decks::all))
        .route(
            "/decks/new/{game}/{kind}",
            get(decks::begin).post(decks::add).layer(DefaultBodyLimit::max(DECK)),
        )
        .route("/decks/{deck}", get(decks::deck))
        .route("/decks/{deck}/csv", get(decks::csv))
        .route("/decks/{deck}/edit", get(decks::edit).post(decks::change).layer(DefaultBodyLimit::max(DECK)))
        .route("/decks/{deck}/delete", post(decks::delete))
        .route("/join/{token}", get(opening::join_form).post(opening::join))
        .route("/name", post(people::name))
        .route("/account", get(people::account).post(people::make_account))
        .route("/account/webhook", post(people::webhook))
        .route("/sign-in", get(people::sign_in_form).post(people::sign_in))
        .route("/sign-out", post(people::sign_out))
        .route("/prefs", post(people::prefs))
        .route("/rules/{game}", get(reference::rules))
        .route("/guide/{game}", get(reference::guide))
        .route("/about", get(reference::about))
        .route("/map", get(reference::calculator))
        .route("/assets/{name}", get(reference::asset))
        .layer(DefaultBodyLimit::max(FORM))
        .route("/import", files)
        .fallback(reference::nowhere)
        .layer(middleware::from_fn_with_state(house.clone(), in_words))
        .layer(middleware::from_fn(guard))
        .with_state(house)
}

/// A request with who asks.
pub struct Asked {
    pub visitor: Visitor,
    pub address: IpAddr,
    /// Where the page is, with its query.
    pub here: String,
    /// Scripts ask for the part that changes only.
    pub part: bool,
}

impl FromRequestParts<App> for Asked {
    type Rejection = Answer;

    async fn from_request_parts(parts: &mut Parts, house: &App) -> Result<Asked, Answer> {
        let here = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let here = if parts.method == Method::GET { here } else { page_of(here) }.to_owned();
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |ConnectInfo(peer)| peer.ip());
        let address = house.proxies.visitor(peer, &parts.headers);
        let (lang, theme) = identity::taste(&parts.headers);
        let mut visitor = Visitor { person: None, lang, theme };
        let part = parts.headers.contains_key("x-part");
        let asked = |visitor: Visitor| Asked { visitor, address, here: here.clone(), part };
        if let Err(trouble) = house.limits.count(What::Page, By::Address(address)) {
            return Err(asked(visitor).fail(trouble));
        }
        if let Some(token) = house.key.session_of(&parts.headers) {
            match house.sessions.find(&**house.hall.store(), &token).await {
                Ok(person) => visitor.person = person,
                Err(error) => return Err(asked(visitor).fail(error.into())),
            }
        }
        Ok(asked(visitor))
    }
}

/// What is refused before anybody is asked, because it cannot be read, gets a page with words as well. Who asks for a page where only forms
/// are sent to is led to the page with the form.
async fn in_words(State(house): State<App>, request: Request, next: Next) -> Response {
    let mut again = axum::http::Request::new(());
    *again.method_mut() = request.method().clone();
    *again.uri_mut() = request.uri().clone();
    *again.headers_mut() = request.headers().clone();
    if let Some(peer) = request.extensions().get::<ConnectInfo<SocketAddr>>() {
        again.extensions_mut().insert(*peer);
    }
    let response = next.run(request).await;
    let kind = response.headers().get(CONTENT_TYPE).map(HeaderValue::as_bytes);
    let said = kind.is_some_and(|kind| kind.starts_with(b"text/html"));
    let status = response.status();
    if !status.is_client_error() || said {
        return response;
    }
    let (mut parts, ()) = again.into_parts();
    let asked = match Asked::from_request_parts(&mut parts, &house).await {
        Ok(asked) => asked,
        Err(answer) => return answer.0,
    };
    let trouble = match status {
        StatusCode::METHOD_NOT_ALLOWED if parts.method == Method::GET => {
            return back_to(page_of(parts.uri.path())).into_response();
        }
        StatusCode::METHOD_NOT_ALLOWED => Trouble::NotFound,
        StatusCode::PAYLOAD_TOO_LARGE => Trouble::Bad("trouble-too-large"),
        _ => Trouble::Bad("trouble-unreadable"),
    };
    let Answer(mut page) = asked.fail_with(status, &trouble);
    if let Some(allowed) = response.headers().get(ALLOW) {
        page.headers_mut().insert(ALLOW, allowed.clone());
    }
    page
}

/// The page to come back to after something was sent to this path: forms are sent to where often no page is.
fn page_of(path: &str) -> &str {
    match path.split('/').collect::<Vec<_>>()[..] {
        ["", "t", table, _] => &path[.."/t/".len() + table.len()],
        ["", "decks", "new", _, _] | ["", "decks", _, "edit"] => path.split('?').next().unwrap_or(path),
        ["", "new", _] | ["", "account" | "sign-in"] => path,
        ["", "join", _] => path,
        ["", "account", _] => "/account",
        _ => "/",
    }
}

impl Asked {
    pub fn who(&self) -> Who {
        let person = self.visitor.person.as_ref();
        Who {
            lang: self.visitor.lang,
            theme: self.visitor.theme,
            name: person.map(|person| person.name.clone()),
            has_account: person.is_some_and(|person| person.login.is_some()),
            here: self.here.clone(),
        }
    }

    pub fn person(&self) -> Result<&Person, Trouble> {
        self.visitor.person.as_ref().ok_or(Trouble::Forbidden("trouble-nobody"))
    }

    pub fn id(&self) -> Option<PersonId> {
        self.visitor.person.as_ref().map(|person| person.id)
    }

    /// The visitor's name, or the one that a guest gets.
    pub fn name(&self) -> String {
        match &self.visitor.person {
            Some(person) => person.name.clone(),
            None => texts::words().say(self.visitor.lang, &kernel::Text::new("guest")),
        }
    }

    /// The words of a trouble, as a notice on a page.
    pub fn notice(&self, trouble: &Trouble, title: Option<&'static dyn catalogue::Title>) -> Notice {
        let text = trouble.text();
        let lang = self.visitor.lang;
        let game = title.map(|title| title.texts()).filter(|texts| texts.has(lang, &text.key));
        let kind = if matches!(trouble, Trouble::Stale) { NoticeKind::Stale } else { NoticeKind::Refused };
        let rule = match trouble {
            Trouble::Refused(problem) => problem.rule.clone(),
            _ => None,
        };
        Notice { kind, words: game.unwrap_or_else(texts::words).say(lang, &text), rule }
    }

    /// A page that says what went wrong.
    pub fn fail(&self, trouble: Trouble) -> Answer {
        if let Trouble::Broken(why) = &trouble {
            eprintln!("{}", report(&self.here, why));
        }
        self.fail_with(trouble.status(), &trouble)
    }

    fn fail_with(&self, status: StatusCode, trouble: &Trouble) -> Answer {
        let notice = self.notice(trouble, None);
        Answer(
            (status, Html(pages::problem(&self.who(), status.as_u16(), &notice.words).into_string()))
                .into_response(),
        )
    }
}

/// A line for the operator: without the secret of a link, and without anything that a terminal would obey.
fn report(here: &str, why: &str) -> String {
    let here = if here.starts_with("/join/") { "/join/" } else { here };
    let line = format!("resolute: {here}: {why}");
    line.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// An answer that is already made; lets handlers use `?` on troubles they have turned into pages.
pub struct Answer(pub Response);

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        self.0
    }
}

impl From<Response> for Answer {
    fn from(response: Response) -> Answer {
        Answer(response)
    }
}

pub type Page = Result<Response, Answer>;

/// Turns a trouble into a page for this visitor.
pub trait OrPage<T> {
    fn or_page(self, asked: &Asked) -> Result<T, Answer>;
}

impl<T, E: Into<Trouble>> OrPage<T> for Result<T, E> {
    fn or_page(self, asked: &Asked) -> Result<T, Answer> {
        self.map_err(|error| asked.fail(error.into()))
    }
}

pub fn html(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

pub fn html_with(status: StatusCode, markup: Markup) -> Response {
    (status, Html(markup.into_string())).into_response()
}

/// Only within the house: an address from outside leads home. Browsers leave out tabs, so that two strokes meet across one.
fn inside(path: &str) -> &str {
    let odd = |c: char| c == '\\' || c.is_control();
    if path.starts_with('/') && !path.starts_with("//") && !path.contains(odd) { path } else { "/" }
}

pub fn back_to(path: &str) -> Redirect {
    Redirect::to(inside(path))
}

pub fn with_cookie(cookie: String, response: impl IntoResponse) -> Response {
    let mut headers = HeaderMap::new();
    if let Ok(value) = cookie.parse() {
        headers.insert(axum::http::header::SET_COOKIE, value);
    }
    (headers, response).into_response()
}

/// The visitor, who becomes a guest on the way if nobody yet; with the cookie to be set then.
pub async fn somebody(house: &House, asked: &Asked) -> Result<(Person, Option<String>), Trouble> {
    if let Some(person) = &asked.visitor.person {
        return Ok((person.clone(), None));
    }
    let (person, cookie) = new_guest(house, asked, &asked.name()).await?;
    Ok((person, Some(cookie)))
}

pub async fn new_guest(house: &House, asked: &Asked, name: &str) -> Result<(Person, String), Trouble> {
    house.limits.count(What::Name, By::Address(asked.address))?;
    let store = house.hall.store();
    let id = store.create_person(name, clock::now()).await?;
    let token = store.open_session(id, clock::in_days(identity::SESSION_DAYS)).await?;
    Ok((store.person(id).await?, house.jar.session(&house.key.seal(&token))))
}

/// The answer, with the cookie of a new guest.
pub fn greeted(cookie: Option<String>, response: impl IntoResponse) -> Response {
    match cookie {
        Some(cookie) => with_cookie(cookie, response),
        None => response.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_one_line_and_tells_no_secret() {
        assert_eq!(report("/t/abc?at=3", "odd"), "resolute: /t/abc?at=3: odd");
        assert_eq!(report("/join/secret", "odd"), "resolute: /join/: odd");
        assert!(!report("/t/\u{9b}31m", "a\nb\u{1b}[2J").contains(char::is_control));
    }

    #[test]
    fn nobody_is_led_out_of_the_house() {
        for good in ["/", "/t/abc?seat=1", "/map?m=a/b", "/é"] {
            assert_eq!(inside(good), good);
        }
        for bad in [
            "",
            "t/abc",
            "//evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "/\r\nx",
            "/\0",
            "https://evil.example",
        ] {
            assert_eq!(inside(bad), "/", "{bad:?}");
        }
    }

    #[test]
    fn a_page_that_answers_a_form_knows_where_a_reader_can_come_back_to() {
        assert_eq!(page_of("/t/abc/act"), "/t/abc");
        assert_eq!(page_of("/new/presidential"), "/new/presidential");
        assert_eq!(page_of("/account/webhook"), "/account");
        assert_eq!(page_of("/decks/new/cdg-solo/1960?from=abc"), "/decks/new/cdg-solo/1960");
        assert_eq!(page_of("/decks/abc/edit"), "/decks/abc/edit");
        assert_eq!(page_of("/join/abc"), "/join/abc");
        assert_eq!(page_of("/import"), "/");
        assert_eq!(page_of("/name"), "/");
    }
}
