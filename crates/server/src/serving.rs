//! Starting and stopping the server.

use std::convert::Infallible;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use hyper_util::server::graceful::GracefulShutdown;
use store::{Quotas, RetentionPolicy, StoreError, Token};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tower_service::Service;

use crate::clock::TurnTime;
use crate::connections::{AnswerBody, ConnectionLimit, ConnectionPolicy, Permit, RequestBody};
use crate::hall::Hall;
use crate::health::Readiness;
use crate::heavy::HeavyWork;
use crate::hosts::Hosts;
use crate::housekeeping::keep_house;
use crate::identity::{Jar, Key};
use crate::limits::Limits;
use crate::metrics::{self, Metrics};
use crate::proxies::{Network, Proxies};
use crate::routes::{AppState, router};
use crate::sessions::Sessions;
use crate::streams::StreamLimit;
use crate::webhook::{Hooks, Policy};

/// Hashing a password takes 19 MB, so only a few are hashed at once. A queue of eight is done in less than a second.
const PASSWORDS_AT_ONCE: usize = 2;
const PASSWORDS_WAITING: usize = 8;
/// Imported files are read and replayed off the threads that answer requests.
const FILES_AT_ONCE: usize = 2;
const FILES_WAITING: usize = 4;
/// Drawing a picture takes up to 50 ms.
const PIXELS_AT_ONCE: usize = 1;
const PIXELS_WAITING: usize = 20;
/// Pause after a connection could not be accepted.
const BREATH: Duration = Duration::from_secs(1);

/// Files that the server needs besides connections: the database, and files that are read occasionally.
const OWN_FILES: usize = 256;
/// Assumed limit of open files on systems that do not tell theirs.
const USUAL_FILES: u64 = 1_024;

/// How to serve.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// `sqlite:PATH` or `postgres://...`.
    pub database: String,
    /// Off only for measurements.
    pub limits: bool,
    pub connections: ConnectionPolicy,
    pub webhooks: Policy,
    /// Reverse proxies that are trusted to name the client.
    pub trusted_proxies: Vec<Network>,
    /// The wall clock of turns and sessions.
    pub time: TurnTime,
    /// Host names under which the server answers. If empty, it answers to addresses and local names.
    pub hosts: Vec<String>,
    /// The address for serving metrics, if any.
    pub metrics: Option<SocketAddr>,
    /// How much one person may store.
    pub quotas: Quotas,
    /// How long tables that nobody touches are kept.
    pub keeping: RetentionPolicy,
}

/// Why the server could not start.
#[derive(Debug)]
pub enum StartError {
    Listen(SocketAddr, std::io::Error),
    Store(StoreError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            StartError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

/// Serves until `stop`. Calls `ready` with the address once it listens, and closes the store after the last response.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    let (listener, address) = listen(config.listen).await?;
    let figures = match config.metrics {
        Some(place) => Some(listen(place).await?),
        None => None,
    };
    // Held until everything is written.
    let _lock = store::lock_for_server(&config.database).map_err(StartError::Store)?;
    let store = store::open_with(&config.database, config.quotas).await.map_err(StartError::Store)?;
    let key = Key(store.secret("cookies").await.map_err(StartError::Store)?);
    let hosts = Hosts::new(&config.hosts, &config.webhooks.public_url);
    let jar = Jar { secure: config.webhooks.public_url.starts_with("https://") };
    let sessions = Arc::new(Sessions::new(config.time.clone()));
    let hall = Hall::new(store.clone(), Hooks::start(config.webhooks), config.time, key.clone());
    let metrics = Arc::new(Metrics::default());
    let mut beside = vec![
        tokio::spawn(hall.clone().follow()),
        tokio::spawn(hall.clone().keep_time()),
        tokio::spawn(keep_house(sessions.clone(), store.clone(), config.keeping)),
    ];
    if let Some((listener, address)) = figures {
        let app = metrics::router(metrics.clone(), hall.clone());
        tracing::info!(%address, "figures at /metrics");
        // Runs until the task is ended.
        beside.push(tokio::spawn(async move { drop(axum::serve(listener, app).await) }));
    }
    let (say_stop, stopping) = tokio::sync::watch::channel(false);
    let proxies = Proxies(config.trusted_proxies);
    // Every connection is an open file, and systems allow only few unless asked for more.
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(USUAL_FILES);
    let files = usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(OWN_FILES).max(1);
    let limit = ConnectionLimit::new(config.connections.at_most(files), config.limits, proxies.clone());
    let answering = Answering { key: key.clone(), jar, limit };
    let app = AppState {
        hall,
        key,
        jar,
        limits: Limits::new(config.limits, config.quotas),
        quotas: config.quotas,
        keeping: config.keeping,
        proxies,
        hosts,
        sessions,
        passwords: HeavyWork::new(PASSWORDS_AT_ONCE, PASSWORDS_WAITING),
        files: HeavyWork::new(FILES_AT_ONCE, FILES_WAITING),
        pixels: HeavyWork::new(PIXELS_AT_ONCE, PIXELS_WAITING),
        streams: StreamLimit::new(config.limits),
        spectators: Semaphore::new(1),
        metrics,
        readiness: Readiness::default(),
        stopping,
    };
    tracing::info!(%address, "listening");
    ready(address);
    let stop = async move {
        stop.await;
        tracing::info!("stopping");
        say_stop.send_replace(true);
    };
    answering.answer(listener, router(Arc::new(app)), stop).await;
    beside.iter().for_each(JoinHandle::abort);
    store.close().await;
    tracing::info!("stopped");
    Ok(())
}

/// Identifies a session without keeping its secret.
fn mark(token: &Token) -> u64 {
    let mut hasher = DefaultHasher::new();
    token.reveal().hash(&mut hasher);
    hasher.finish()
}

async fn listen(place: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let bound = async {
        let listener = TcpListener::bind(place).await?;
        let address = listener.local_addr()?;
        Ok((listener, address))
    };
    bound.await.map_err(|error| StartError::Listen(place, error))
}

/// What is needed to answer on connections.
struct Answering {
    /// Verifies session cookies, to tell known visitors from strangers.
    key: Key,
    jar: Jar,
    limit: Arc<ConnectionLimit>,
}

impl Answering {
    /// Answers until `stop`, and then finishes the requests that have already
    /// arrived. Connections that take too long, or exceed the limits, are closed.
    async fn answer(self, listener: TcpListener, app: Router, stop: impl Future<Output = ()>) {
        let under_way = GracefulShutdown::new();
        let mut stop = pin!(stop);
        loop {
            let (link, peer) = tokio::select! {
                link = accept(&listener) => link,
                () = &mut stop => break,
            };
            let Some(permit) = self.limit.take(peer.ip()) else { continue };
            // Send each update immediately. Otherwise its last packet waits up to 40 ms for the acknowledgement of the one before.
            let _ = link.set_nodelay(true);
            let (app, key, jar, held) = (app.clone(), self.key.clone(), self.jar, permit.clone());
            let service = service_fn(move |mut request: Request<Incoming>| {
                held.begin(jar.session_of(&key, request.headers()).map(|cookie| mark(&cookie.token)));
                request.extensions_mut().insert(ConnectInfo(peer));
                respond(app.clone(), held.clone(), request)
            });
            let connection = http1::Builder::new().serve_connection(TokioIo::new(link), service);
            let connection = under_way.watch(connection);
            tokio::spawn(async move {
                tokio::select! {
                    // How the connection ended does not matter to the server.
                    _ = connection => {}
                    () = permit.expired() => {}
                }
            });
        }
        drop(listener);
        // Clients that have not sent their request by the end of the timeout get no response.
        let _ = tokio::time::timeout(self.limit.timeouts().shutdown, under_way.shutdown()).await;
    }
}

async fn respond(
    mut app: Router,
    permit: Arc<Permit>,
    mut request: Request<Incoming>,
) -> Result<Response<Body>, Infallible> {
    request.extensions_mut().insert(permit.clone());
    let request = request.map(|body| RequestBody::wrap(body, permit.clone()));
    let response = app.call(request).await?;
    let kind = response.headers().get(CONTENT_TYPE).map(HeaderValue::as_bytes);
    let is_live = kind.is_some_and(|kind| kind.starts_with(b"text/event-stream"));
    Ok(response.map(|body| AnswerBody::wrap(body, is_live, permit)))
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(link) => return link,
            Err(error) if is_of_one_link(&error) => {}
            // The system is out of open files or memory. Wait, because some will be released soon.
            Err(error) => {
                tracing::error!(%error, "a connection cannot be taken");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

/// Whether only this one connection failed, because the client has already disconnected.
fn is_of_one_link(error: &std::io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
    )
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;
    use crate::connections::Timeouts;

    const SHORT: Duration = Duration::from_millis(250);
    const LONG: Duration = Duration::from_secs(3_600);
    /// Maximum number of connections per address.
    const MOST: usize = 4;
    const HALF: &[u8] = b"GET / HTTP/1.1\r\nHost: ";
    const WHOLE: &[u8] = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n";

    async fn in_time<T>(work: impl Future<Output = T>) -> T {
        tokio::time::timeout(Duration::from_secs(10), work).await.expect("it takes too long")
    }

    /// Responds after a while.
    async fn slow_house() -> (SocketAddr, TcpListener, Router) {
        let slow = async || {
            tokio::time::sleep(SHORT * 4).await;
            "at last"
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        (listener.local_addr().unwrap(), listener, Router::new().route("/", get(slow)))
    }

    /// All timeouts are practically infinite, except those that the test sets.
    fn answering(timeouts: impl FnOnce(&mut Timeouts)) -> Answering {
        let mut all =
            Timeouts { head: LONG, body: LONG, request: LONG, idle: LONG, stream: LONG, shutdown: LONG };
        timeouts(&mut all);
        let policy = ConnectionPolicy { per_address: MOST, timeouts: all, ..Default::default() };
        let limit = ConnectionLimit::new(policy, true, Proxies::default());
        Answering { key: Key([0; 32]), jar: Jar { secure: false }, limit }
    }

    async fn said(address: SocketAddr, words: &[u8]) -> TcpStream {
        let mut link = TcpStream::connect(address).await.unwrap();
        link.write_all(words).await.unwrap();
        link
    }

    /// Everything that is received until the other side closes the connection.
    async fn heard(mut link: TcpStream) -> String {
        let mut heard = String::new();
        in_time(link.read_to_string(&mut heard)).await.unwrap();
        heard
    }

    #[tokio::test]
    async fn who_says_nothing_is_hung_up_on_but_not_who_waits() {
        let (address, listener, app) = slow_house().await;
        let answering = answering(|timeouts| {
            timeouts.head = SHORT;
            timeouts.idle = SHORT;
        });
        let answering = tokio::spawn(answering.answer(listener, app, std::future::pending()));
        heard(said(address, b"").await).await;
        heard(said(address, HALF).await).await;
        let answered = heard(said(address, WHOLE).await).await;
        assert!(answered.starts_with("HTTP/1.1 200 ") && answered.ends_with("at last"), "{answered}");
        answering.abort();
    }

    #[tokio::test]
    async fn the_last_answers_are_given_but_nobody_holds_up_the_end() {
        let (address, listener, app) = slow_house().await;
        let answering = answering(|timeouts| timeouts.shutdown = SHORT * 20);
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let stopped = async {
            let _ = stopped.await;
        };
        let answering = tokio::spawn(answering.answer(listener, app, stopped));
        let _silent = said(address, HALF).await;
        let waiting = said(address, WHOLE).await;
        // Connections are accepted in order, so the two above have been accepted when this one is answered.
        in_time(async { said(address, WHOLE).await.read_u8().await.unwrap() }).await;
        stop.send(()).unwrap();
        assert!(heard(waiting).await.ends_with("at last"));
        in_time(answering).await.unwrap();
    }

    async fn until(done: impl AsyncFn() -> bool) {
        let wait = async {
            while !done().await {
                tokio::time::sleep(SHORT / 25).await;
            }
        };
        in_time(wait).await;
    }

    #[tokio::test]
    async fn who_holds_too_many_connections_is_hung_up_on_until_one_is_given_back() {
        let (address, listener, app) = slow_house().await;
        let answering = tokio::spawn(answering(|_| {}).answer(listener, app, std::future::pending()));
        let answers = async || in_time(said(address, WHOLE).await.read_u8()).await.is_ok();
        let mut held = Vec::new();
        for _ in 0..MOST {
            held.push(said(address, HALF).await);
        }
        assert!(!answers().await);
        assert!(!answers().await, "who is hung up on gives nothing back");
        held.pop();
        until(answers).await;
        answering.abort();
    }

    #[tokio::test]
    async fn a_place_is_given_back_however_the_connection_ends() {
        let (address, listener, app) = slow_house().await;
        let app = app.route("/fall", get(async || -> &'static str { panic!("an answer that falls") }));
        let answering = answering(|timeouts| {
            timeouts.head = SHORT;
            timeouts.idle = SHORT;
        });
        let limit = answering.limit.clone();
        let answering = tokio::spawn(answering.answer(listener, app, std::future::pending()));
        let held = async |so_many| until(async || limit.held() == so_many).await;
        let link = said(address, WHOLE).await;
        held(1).await;
        drop(link);
        held(0).await;
        for words in [HALF, WHOLE, b"nonsense\r\n\r\n", b"GET /fall HTTP/1.1\r\nHost: x\r\n\r\n"] {
            heard(said(address, words).await).await;
            held(0).await;
        }
        answering.abort();
    }

    #[tokio::test]
    async fn an_answer_that_takes_too_long_is_given_up_but_not_a_live_stream() {
        let (address, listener, app) = slow_house().await;
        let app = app.route(
            "/live",
            get(async || {
                let beats = futures_util::stream::unfold(0, |n| async move {
                    tokio::time::sleep(SHORT / 2).await;
                    (n < 8).then_some((Ok::<_, Infallible>("beat\n"), n + 1))
                });
                ([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(beats))
            }),
        );
        let answering = answering(|timeouts| {
            timeouts.request = SHORT;
            timeouts.stream = SHORT * 2;
            timeouts.idle = SHORT;
        });
        let answering = tokio::spawn(answering.answer(listener, app, std::future::pending()));
        assert_eq!(heard(said(address, WHOLE).await).await, "", "it would take four times as long");
        let live = heard(said(address, b"GET /live HTTP/1.1\r\nHost: x\r\n\r\n").await).await;
        assert_eq!(live.matches("beat").count(), 8, "{live}");
        answering.abort();
    }
}
