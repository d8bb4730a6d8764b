//! The routes, and what their handlers share.

mod coach;
mod decks;
mod import;
mod lesson;
mod live;
mod lobby;
mod opening;
mod own_results;
mod people;
mod picture;
mod reference;
mod room;
mod stage;
mod table;
mod talk;
mod together;

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::header::{ALLOW, CONNECTION, CONTENT_TYPE, RETRY_AFTER, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::Markup;
use store::{Person, PersonId, Quotas, RetentionPolicy, Token};
use tokio::sync::{Semaphore, watch};
use tower_http::compression::CompressionLayer;

use crate::connections::Permit;
use crate::guard::guard;
use crate::hall::Hall;
use crate::health::{self, Readiness};
use crate::heavy::HeavyWork;
use crate::hosts::Hosts;
use crate::http_error::HttpError;
use crate::identity::{self, Jar, Key, Visitor};
use crate::limits::{By, KeyHash, Limits, What};
use crate::metrics::Metrics;
use crate::proxies::Proxies;
use crate::request_log::{RequestId, log_requests};
use crate::sessions::Sessions;
use crate::streams::StreamLimit;
use crate::view::{Notice, NoticeKind, Who};
use crate::{clock, pages, texts};

#[cfg(feature = "fuzzing")]
pub use opening::read_new_table;

/// Maximum size of a form. No form is larger, except imported games and decks.
const FORM: usize = 64 << 10;
/// Maximum size of the form for a new table: its options may contain a custom deck.
const TABLE: usize = 256 << 10;
/// Maximum size of the form for a deck: a typed deck and one from a file that replaces it.
const DECK: usize = 2 * store::limits::MAX_DECK + FORM;

/// Everything that handlers need.
pub struct AppState {
    pub hall: Arc<Hall>,
    pub key: Key,
    pub jar: Jar,
    pub limits: Limits,
    /// How much one person may store.
    pub quotas: Quotas,
    /// How long tables that nobody touches are kept.
    pub keeping: RetentionPolicy,
    pub proxies: Proxies,
    pub hosts: Hosts,
    pub sessions: Arc<Sessions>,
    /// Hashing passwords.
    pub passwords: HeavyWork,
    /// Reading and replaying files, and checking decks.
    pub files: HeavyWork,
    /// Pictures as pixels.
    pub pixels: HeavyWork,
    pub streams: Arc<StreamLimit>,
    /// Limits drawing for spectators to one at a time.
    pub spectators: Semaphore,
    pub metrics: Arc<Metrics>,
    pub readiness: Readiness,
    /// Becomes true when the server is about to stop, so that live updates end.
    pub stopping: watch::Receiver<bool>,
}

pub type App = Arc<AppState>;

pub fn router(app: App) -> Router {
    let files = post(import::import).layer(DefaultBodyLimit::max(kernel::record::MAX_BYTES + FORM));
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/play/{game}", post(opening::play_now))
        .route("/lesson/{game}", post(lesson::open))
        .route("/new/{game}", get(opening::form).post(opening::new).layer(DefaultBodyLimit::max(TABLE)))
        .route("/t/{table}", get(table::page))
        .route("/t/{table}/log", get(table::log))
        .route("/t/{table}/frames", get(table::frames))
        .route("/t/{table}/cards", get(table::cards))
        .route("/t/{table}/act", post(table::act))
        .route("/t/{table}/undo", post(table::undo))
        .route("/t/{table}/undo-answer", post(table::undo_answer))
        .route("/t/{table}/why", post(table::why))
        .route("/t/{table}/coach", post(lesson::close_line))
        .route("/t/{table}/leave-lesson", post(lesson::leave))
        .route("/t/{table}/own", post(own_results::switch))
        .route("/t/{table}/chat", post(talk::chat))
        .route("/t/{table}/notes", post(talk::notes))
        .route("/t/{table}/seat", post(opening::sit))
        .route("/t/{table}/invite", post(together::invite))
        .route("/t/{table}/team", post(together::team))
        .route("/t/{table}/name", post(together::name))
        .route("/t/{table}/resign", post(together::resign))
        .route("/t/{table}/leave", post(together::leave))
        .route("/t/{table}/archive", post(together::archive))
        .route("/t/{table}/delete", get(room::delete_form).post(room::delete))
        .route("/t/{table}/rematch", post(together::rematch))
        .route("/t/{table}/branch", post(opening::branch))
        .route("/t/{table}/try", post(opening::trial))
        .route("/t/{table}/export", get(import::export))
        .route("/t/{table}/live", get(live::live))
        .route("/t/{table}/stage", post(stage::steer))
        .route("/t/{table}/picture.svg", get(picture::drawing))
        .route("/t/{table}/picture.png", get(picture::pixels))
        .route("/decks", get(decks::all))
        .route(
            "/decks/new/{game}/{kind}",
            get(decks::begin).post(decks::add).layer(DefaultBodyLimit::max(DECK)),
        )
        .route("/decks/{deck}", get(decks::deck))
        .route("/decks/{deck}/csv", get(decks::csv))
        .route("/decks/{deck}/edit", get(decks::edit).post(decks::change).layer(DefaultBodyLimit::max(DECK)))
        .route("/decks/{deck}/delete", post(decks::delete))
        .route("/join/{token}", get(together::join_form).post(together::join))
        .route("/name", post(people::name))
        .route("/account", get(people::account).post(people::make_account))
        .route("/account/webhook", post(people::webhook))
        .route("/account/delete", get(people::delete_form).post(people::delete))
        .route("/tables", get(room::tables))
        .route("/sign-in", get(people::sign_in_form).post(people::sign_in))
        .route("/sign-out", post(people::sign_out))
        .route("/prefs", post(people::prefs))
        .route("/rules/{game}", get(reference::rules))
        .route("/rules/{game}/{rule}", get(reference::rule))
        .route("/guide/{game}", get(reference::guide))
        .route("/about", get(reference::about))
        .route("/map", get(reference::calculator))
        .route("/map.svg", get(reference::calculator_picture))
        .route("/map.png", get(reference::calculator_raster))
        .route("/assets/{name}", get(reference::asset))
        .layer(DefaultBodyLimit::max(FORM))
        .route("/import", files)
        .route(health::ALIVE, get(health::alive))
        .route(health::READY, get(health::ready))
        .fallback(reference::not_found)
        .layer(middleware::from_fn_with_state(app.clone(), in_words))
        .layer(middleware::from_fn(renew_cookies))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        // This layer leaves live streams alone, because it would keep a compressor for each of them. `event_gzip` compresses those.
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), log_requests))
        .with_state(app)
}

/// A request, and who sent it.
pub struct RequestContext {
    /// Identifies the request in the log.
    pub request_id: String,
    pub visitor: Visitor,
    /// The visitor's session, if there is one.
    pub session: Option<Token>,
    pub address: IpAddr,
    /// The address of the page, with its query. After a form was sent, the page to come back to.
    pub here: String,
    /// Whether a script asks for only the part of the page that changes.
    pub part: bool,
    /// The origin under which the server was reached, such as `https://table.example`.
    pub origin: String,
    /// Whether the page hears of every change of the table through live updates.
    pub is_told: bool,
    /// Tells guests without a name apart.
    guest_number: u16,
}

/// Four digits: easy to say, and rarely the same twice at one table.
fn guest_number() -> u16 {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).expect("the system has a random source");
    1_000 + (u32::from_be_bytes(bytes) % 9_000) as u16
}

impl FromRequestParts<App> for RequestContext {
    type Rejection = Answer;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<RequestContext, Answer> {
        let here = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let here = if parts.method == Method::GET { here } else { page_of(here) }.to_owned();
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |ConnectInfo(peer)| peer.ip());
        let (lang, theme) = identity::taste(&parts.headers);
        let part = parts.headers.contains_key("x-part");
        let mut context = RequestContext {
            request_id: parts.extensions.get::<RequestId>().map(|id| id.0.clone()).unwrap_or_default(),
            visitor: Visitor { person: None, lang, theme },
            session: None,
            address: app.proxies.visitor(peer, &parts.headers),
            here,
            part,
            origin: app.jar.origin(&parts.headers),
            is_told: part && parts.headers.contains_key("x-told"),
            guest_number: guest_number(),
        };
        let cookie = app.jar.session_of(&app.key, &parts.headers);
        // Requests with a session use different counts than strangers behind the same address.
        let counted = match &cookie {
            Some(cookie) => {
                let session = By::Session(KeyHash::of(cookie.token.reveal()));
                app.limits.count(What::KnownPage, session)
            }
            None => app.limits.count(What::Page, By::Address(context.address)),
        };
        if let Err(error) = counted {
            return Err(context.fail(error));
        }
        let Some(cookie) = cookie else { return Ok(context) };
        match app.sessions.find(&**app.hall.store(), &cookie.token).await {
            Ok(None) => {
                if let Err(error) = app.limits.count(What::Page, By::Address(context.address)) {
                    return Err(context.fail(error));
                }
            }
            Ok(Some(found)) => {
                if let Some(renewed) = parts.extensions.get::<RenewedCookies>()
                    && (found.extended || cookie.is_old)
                {
                    let mut cookies = vec![app.jar.session(&app.key, &cookie.token)];
                    cookies.extend(cookie.is_old.then(|| app.jar.no_old_session()));
                    renewed.put(cookies);
                }
                let counted = app.limits.count_person(What::KnownPage, found.person.id, context.address);
                context.visitor.person = Some(found.person);
                context.session = Some(cookie.token);
                if let Err(error) = counted {
                    return Err(context.fail(error));
                }
            }
            Err(error) => return Err(context.fail(error.into())),
        }
        Ok(context)
    }
}

/// Cookies that are sent with the response, whatever it is, because a session was extended or came under an old cookie name.
#[derive(Clone, Default)]
struct RenewedCookies(Arc<Mutex<Vec<String>>>);

impl RenewedCookies {
    fn put(&self, cookies: Vec<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = cookies;
    }
}

async fn renew_cookies(mut request: Request, next: Next) -> Response {
    let renewed = RenewedCookies::default();
    request.extensions_mut().insert(renewed.clone());
    let mut response = next.run(request).await;
    let cookies = std::mem::take(&mut *renewed.0.lock().unwrap_or_else(PoisonError::into_inner));
    let name = |cookie: &str| cookie.split('=').next().unwrap_or_default().to_owned();
    for cookie in cookies {
        // If the handler has set this cookie (when signing in or out), its value counts.
        let mut set = response.headers().get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        let is_set = set.any(|other| name(other) == name(&cookie));
        if let (false, Ok(value)) = (is_set, cookie.parse()) {
            response.headers_mut().append(SET_COOKIE, value);
        }
    }
    response
}

/// Gives requests that are rejected before a handler runs, for example because they cannot be read, a page with an explanation. A GET
/// request to a path that only accepts forms is redirected to the page with the form.
async fn in_words(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut again = axum::http::Request::new(());
    *again.method_mut() = request.method().clone();
    *again.uri_mut() = request.uri().clone();
    *again.headers_mut() = request.headers().clone();
    if let Some(peer) = request.extensions().get::<ConnectInfo<SocketAddr>>() {
        again.extensions_mut().insert(*peer);
    }
    if let Some(id) = request.extensions().get::<RequestId>() {
        again.extensions_mut().insert(id.clone());
    }
    let permit = request.extensions().get::<Arc<Permit>>().cloned();
    if permit.as_ref().is_some_and(|permit| permit.is_refused()) {
        return hung_up(&app, again, StatusCode::SERVICE_UNAVAILABLE, &HttpError::Busy).await;
    }
    let response = next.run(request).await;
    if permit.is_some_and(|permit| permit.is_too_slow()) {
        let trouble = HttpError::Bad("trouble-too-slow");
        return hung_up(&app, again, StatusCode::REQUEST_TIMEOUT, &trouble).await;
    }
    let kind = response.headers().get(CONTENT_TYPE).map(HeaderValue::as_bytes);
    let said = kind.is_some_and(|kind| kind.starts_with(b"text/html"));
    let status = response.status();
    if !status.is_client_error() || said {
        return response;
    }
    let (mut parts, ()) = again.into_parts();
    let context = match RequestContext::from_request_parts(&mut parts, &app).await {
        Ok(context) => context,
        Err(answer) => return answer.0,
    };
    let error = match status {
        StatusCode::METHOD_NOT_ALLOWED if parts.method == Method::GET => {
            return back_to(page_of(parts.uri.path())).into_response();
        }
        StatusCode::METHOD_NOT_ALLOWED => HttpError::NotFound,
        StatusCode::PAYLOAD_TOO_LARGE => HttpError::Bad("trouble-too-large"),
        _ => HttpError::Bad("trouble-unreadable"),
    };
    let Answer(mut page) = context.fail_with(status, &error);
    if let Some(allowed) = response.headers().get(ALLOW) {
        page.headers_mut().insert(ALLOW, allowed.clone());
    }
    page
}

/// Sends a page with the reason and then closes the connection.
async fn hung_up(
    app: &App,
    request: axum::http::Request<()>,
    status: StatusCode,
    trouble: &HttpError,
) -> Response {
    let (mut parts, ()) = request.into_parts();
    let mut response = match RequestContext::from_request_parts(&mut parts, app).await {
        Ok(context) => context.fail_with(status, trouble).0,
        Err(answer) => answer.0,
    };
    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    response
}

/// The page to come back to after a form was sent to this path. Many forms are sent to paths without a page.
fn page_of(path: &str) -> &str {
    match path.split('/').collect::<Vec<_>>()[..] {
        ["", "t", table, _] => &path[.."/t/".len() + table.len()],
        ["", "decks", "new", _, _] | ["", "decks", _, "edit"] => path.split('?').next().unwrap_or(path),
        ["", "new", _] | ["", "account" | "sign-in"] => path,
        ["", "join", _] => path,
        ["", "account", "delete"] => path,
        ["", "account", _] => "/account",
        _ => "/",
    }
}

impl RequestContext {
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

    pub fn person(&self) -> Result<&Person, HttpError> {
        self.visitor.person.as_ref().ok_or(HttpError::Forbidden("trouble-nobody"))
    }

    pub fn id(&self) -> Option<PersonId> {
        self.visitor.person.as_ref().map(|person| person.id)
    }

    /// The visitor's name, or the generated name of a guest.
    pub fn name(&self) -> String {
        match &self.visitor.person {
            Some(person) => person.name.clone(),
            None => texts::guest_name(self.visitor.lang, self.guest_number),
        }
    }

    /// The words of an error, as a notice on a page.
    pub fn notice(&self, error: &HttpError, title: Option<&'static dyn catalogue::Title>) -> Notice {
        let text = error.text();
        let lang = self.visitor.lang;
        let game = title.map(|title| title.texts()).filter(|texts| texts.has(lang, &text.key));
        let kind = if matches!(error, HttpError::Stale) { NoticeKind::Stale } else { NoticeKind::Refused };
        let rule = match error {
            HttpError::Refused(problem) => problem.rule.clone(),
            _ => None,
        };
        Notice { kind, words: game.unwrap_or_else(texts::words).say(lang, &text), rule }
    }

    /// A page that says what went wrong.
    pub fn fail(&self, error: HttpError) -> Answer {
        if let HttpError::Broken(why) = &error {
            tracing::error!(path = %shown_path(&self.here), why = %on_one_line(why), "a fault of the house");
        }
        self.fail_with(error.status(), &error)
    }

    fn fail_with(&self, status: StatusCode, error: &HttpError) -> Answer {
        let notice = self.notice(error, None);
        let page = pages::problem(&self.who(), status.as_u16(), &notice.words, &self.request_id);
        let mut response = html_with(status, page);
        if let Some(seconds) = error.retry_after() {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        Answer(response)
    }
}

/// A path for the log, without its query and without the secret of a link.
fn shown_path(here: &str) -> String {
    let path = here.split('?').next().unwrap_or(here);
    on_one_line(if path.starts_with("/join/") { "/join/" } else { path })
}

/// Replaces control characters, because a terminal might obey them.
fn on_one_line(words: &str) -> String {
    words.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// A response that is already complete. Lets handlers use `?` on errors that they have turned into pages.
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

/// Turns an error into a page for this visitor.
pub trait OrPage<T> {
    fn or_page(self, context: &RequestContext) -> Result<T, Answer>;
}

impl<T, E: Into<HttpError>> OrPage<T> for Result<T, E> {
    fn or_page(self, context: &RequestContext) -> Result<T, Answer> {
        self.map_err(|error| context.fail(error.into()))
    }
}

pub fn html(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

pub fn html_with(status: StatusCode, markup: Markup) -> Response {
    (status, Html(markup.into_string())).into_response()
}

/// Only paths on this site; anything else leads to the front page. Control characters
/// are rejected because browsers drop tabs, so that `/<tab>/host` would become `//host`.
fn inside(path: &str) -> &str {
    let odd = |c: char| c == '\\' || c.is_control();
    if path.starts_with('/') && !path.starts_with("//") && !path.contains(odd) { path } else { "/" }
}

pub fn back_to(path: &str) -> Redirect {
    Redirect::to(inside(path))
}

pub fn with_cookie(cookie: String, response: impl IntoResponse) -> Response {
    with_cookies([cookie], response)
}

pub fn with_cookies(cookies: impl IntoIterator<Item = String>, response: impl IntoResponse) -> Response {
    let mut response = response.into_response();
    for value in cookies.into_iter().filter_map(|cookie| cookie.parse().ok()) {
        response.headers_mut().append(SET_COOKIE, value);
    }
    response
}

/// The visitor. A visitor who is not known yet becomes a guest; the cookie to be set then is returned too.
pub async fn person_or_guest(
    app: &AppState,
    context: &RequestContext,
) -> Result<(Person, Option<String>), HttpError> {
    if let Some(person) = &context.visitor.person {
        return Ok((person.clone(), None));
    }
    let (person, cookie) = new_guest(app, context, &context.name()).await?;
    Ok((person, Some(cookie)))
}

pub async fn new_guest(
    app: &AppState,
    context: &RequestContext,
    name: &str,
) -> Result<(Person, String), HttpError> {
    app.limits.count(What::Name, By::Address(context.address))?;
    let store = app.hall.store();
    let id = store.create_person(name, clock::now()).await?;
    let token = app.sessions.open(&**store, id).await?;
    Ok((store.person(id).await?, app.jar.session(&app.key, &token)))
}

/// The response, with the cookie of a new guest if there is one.
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
    fn the_log_gets_one_line_and_no_secret() {
        assert_eq!(shown_path("/t/abc?at=3"), "/t/abc");
        assert_eq!(shown_path("/join/secret?x"), "/join/");
        assert!(!shown_path("/t/\u{9b}31m").contains(char::is_control));
        assert!(!on_one_line("a\nb\u{1b}[2J").contains(char::is_control));
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
