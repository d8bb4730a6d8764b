//! Starting and stopping the server.

use std::fmt;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use store::StoreError;
use tokio::net::{TcpListener, TcpStream};
use tower_service::Service;

use crate::hall::Hall;
use crate::identity::{Jar, Key};
use crate::limits::{LINES, Limits};
use crate::lines::Lines;
use crate::proxies::{Network, Proxies};
use crate::routes::{House, router};
use crate::sessions::Sessions;
use crate::webhook::{Hooks, Policy};

const PATIENCE: Patience = Patience { silence: Duration::from_secs(120), farewell: Duration::from_secs(10) };
/// After a connection could not be taken.
const BREATH: Duration = Duration::from_secs(1);

/// How long the other side is waited for.
#[derive(Clone, Copy)]
struct Patience {
    /// Nothing between two requests, or for the head of one.
    silence: Duration,
    /// The last answers, when the server is about to stop.
    farewell: Duration,
}

/// How to serve.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// `sqlite:PATH` or `postgres://...`.
    pub database: String,
    /// Off only for measuring.
    pub limits: bool,
    pub webhooks: Policy,
    /// Reverse proxies that are believed whom they speak for.
    pub trusted_proxies: Vec<Network>,
}

/// Why it could not start.
#[derive(Debug)]
pub enum Failure {
    Listen(SocketAddr, std::io::Error),
    Store(StoreError),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            Failure::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

/// Serves until `stop`: tells where once it listens, and closes the store when all answers are given.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Failure> {
    let listener = TcpListener::bind(config.listen).await.map_err(|e| Failure::Listen(config.listen, e))?;
    let address = listener.local_addr().map_err(|e| Failure::Listen(config.listen, e))?;
    let store = store::open(&config.database).await.map_err(Failure::Store)?;
    let key = store.secret("cookies").await.map_err(Failure::Store)?;
    let jar = Jar { secure: config.webhooks.public_url.starts_with("https://") };
    let hall = Hall::new(store.clone(), Hooks::start(config.webhooks));
    let follower = tokio::spawn(hall.clone().follow());
    let (say_stop, stopping) = tokio::sync::watch::channel(false);
    let proxies = Proxies(config.trusted_proxies);
    let lines = Lines::new(config.limits.then_some(LINES), proxies.clone());
    let house = House {
        hall,
        key: Key(key),
        jar,
        limits: Limits::new(config.limits),
        proxies,
        sessions: Sessions::default(),
        stopping,
    };
    ready(address);
    let stop = async move {
        stop.await;
        say_stop.send_replace(true);
    };
    answer(listener, lines, router(Arc::new(house)), PATIENCE, stop).await;
    follower.abort();
    store.close().await;
    Ok(())
}

/// Answers until `stop`, and then those that have asked already. Who says nothing for so long, or does not come to the end of the head of a
/// request, is hung up on, and so is who holds too many lines: a server has only so many.
async fn answer(
    listener: TcpListener,
    lines: Arc<Lines>,
    app: Router,
    patience: Patience,
    stop: impl Future<Output = ()>,
) {
    let under_way = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let (link, peer) = tokio::select! {
            link = accept(&listener) => link,
            () = &mut stop => break,
        };
        let Some(line) = lines.take(peer.ip()) else { continue };
        // An update goes out at once; otherwise its last packet waits for the receipt of the one before, up to 40 ms.
        let _ = link.set_nodelay(true);
        let app = app.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            app.clone().call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience.silence)
            .serve_connection(TokioIo::new(link), service);
        let connection = under_way.watch(connection);
        tokio::spawn(async move {
            // How it ended is the other side's business.
            let _ = connection.await;
            drop(line);
        });
    }
    drop(listener);
    // Who has not even asked in the end gets no answer.
    let _ = tokio::time::timeout(patience.farewell, under_way.shutdown()).await;
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(link) => return link,
            Err(error) if is_of_one_link(&error) => {}
            // All lines are taken, or there is no memory: soon some will be given back.
            Err(error) => {
                eprintln!("resolute: cannot take a connection: {error}");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

/// Whoever called has hung up already.
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

    const SHORT: Duration = Duration::from_millis(250);
    const LONG: Duration = Duration::from_secs(3_600);
    /// Lines of one address.
    const MOST: usize = 4;
    const HALF: &[u8] = b"GET / HTTP/1.1\r\nHost: ";
    const WHOLE: &[u8] = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n";

    async fn in_time<T>(work: impl Future<Output = T>) -> T {
        tokio::time::timeout(Duration::from_secs(10), work).await.expect("it takes too long")
    }

    /// Answers after a while.
    async fn slow_house() -> (SocketAddr, TcpListener, Router) {
        let slow = async || {
            tokio::time::sleep(SHORT * 4).await;
            "at last"
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        (listener.local_addr().unwrap(), listener, Router::new().route("/", get(slow)))
    }

    fn lines() -> Arc<Lines> {
        Lines::new(Some(MOST), Proxies::default())
    }

    async fn said(address: SocketAddr, words: &[u8]) -> TcpStream {
        let mut link = TcpStream::connect(address).await.unwrap();
        link.write_all(words).await.unwrap();
        link
    }

    /// What comes until the other side hangs up.
    async fn heard(mut link: TcpStream) -> String {
        let mut heard = String::new();
        in_time(link.read_to_string(&mut heard)).await.unwrap();
        heard
    }

    #[tokio::test]
    async fn who_says_nothing_is_hung_up_on_but_not_who_waits() {
        let (address, listener, app) = slow_house().await;
        let patience = Patience { silence: SHORT, farewell: LONG };
        let answering = tokio::spawn(answer(listener, lines(), app, patience, std::future::pending()));
        heard(said(address, b"").await).await;
        heard(said(address, HALF).await).await;
        let answered = heard(said(address, WHOLE).await).await;
        assert!(answered.starts_with("HTTP/1.1 200 ") && answered.ends_with("at last"), "{answered}");
        answering.abort();
    }

    #[tokio::test]
    async fn the_last_answers_are_given_but_nobody_holds_up_the_end() {
        let (address, listener, app) = slow_house().await;
        let patience = Patience { silence: LONG, farewell: SHORT * 20 };
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let stopped = async {
            let _ = stopped.await;
        };
        let answering = tokio::spawn(answer(listener, lines(), app, patience, stopped));
        let _silent = said(address, HALF).await;
        let waiting = said(address, WHOLE).await;
        // Connections are taken in their order.
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
    async fn who_holds_too_many_lines_is_hung_up_on_until_one_is_given_back() {
        let (address, listener, app) = slow_house().await;
        let patience = Patience { silence: LONG, farewell: LONG };
        let answering = tokio::spawn(answer(listener, lines(), app, patience, std::future::pending()));
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
    async fn a_line_is_given_back_however_it_ends() {
        let (address, listener, app) = slow_house().await;
        let app = app.route("/fall", get(async || -> &'static str { panic!("an answer that falls") }));
        let (patience, lines) = (Patience { silence: SHORT, farewell: LONG }, lines());
        let answering = tokio::spawn(answer(listener, lines.clone(), app, patience, std::future::pending()));
        let held = async |so_many| until(async || lines.held() == so_many).await;
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
}
