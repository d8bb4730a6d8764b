//! Starting and stopping the server.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt;
use store::StoreError;
use tokio::net::TcpListener;

use crate::hall::Hall;
use crate::identity::{Jar, Key};
use crate::limits::Limits;
use crate::routes::{House, router};
use crate::sessions::Sessions;
use crate::webhook::{Hooks, Policy};

/// How to serve.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// `sqlite:PATH` or `postgres://...`.
    pub database: String,
    /// Off only for measuring.
    pub limits: bool,
    pub webhooks: Policy,
}

/// Why it could not start, or had to stop.
#[derive(Debug)]
pub enum Failure {
    Listen(SocketAddr, std::io::Error),
    Store(StoreError),
    Serve(std::io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            Failure::Store(error) => error.fmt(f),
            Failure::Serve(error) => write!(f, "cannot serve: {error}"),
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
    let house = House {
        hall,
        key: Key(key),
        jar,
        limits: Limits::new(config.limits),
        sessions: Sessions::default(),
        stopping,
    };
    let app = router(Arc::new(house)).into_make_service_with_connect_info::<SocketAddr>();
    ready(address);
    // An update goes out at once; otherwise its last packet waits for the receipt of the one before, up to 40 ms.
    let listener = listener.tap_io(|link| {
        let _ = link.set_nodelay(true);
    });
    let served = axum::serve(listener, app).with_graceful_shutdown(async move {
        stop.await;
        say_stop.send_replace(true);
    });
    let served = served.await.map_err(Failure::Serve);
    follower.abort();
    store.close().await;
    served
}
