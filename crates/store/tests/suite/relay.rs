//! A relay between a store and its PostgreSQL that loses answers on demand.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::testing::Postgres;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, UnixStream};

pub struct Relay {
    port: u16,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// If the store sends these bytes, the connection is cut as soon as the database has answered.
    cut_after: std::sync::Mutex<Option<&'static [u8]>>,
    /// All connections are cut and new ones refused.
    is_down: AtomicBool,
}

impl Relay {
    pub async fn to(server: &Postgres) -> Relay {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (shared, socket) = (Arc::new(Shared::default()), server.socket());
        let relay = Relay { port, shared: shared.clone() };
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, socket.clone(), shared.clone()));
            }
        });
        relay
    }

    /// The same database through the relay.
    pub fn url(&self, direct: &str) -> String {
        let name = direct.rsplit('/').next().unwrap();
        format!("postgres://postgres@127.0.0.1:{}/{name}?sslmode=disable", self.port)
    }

    /// The next message with these bytes reaches the database, but its answer is lost together with the connection.
    pub fn lose_answer_to(&self, bytes: &'static [u8]) {
        *self.shared.cut_after.lock().unwrap() = Some(bytes);
    }

    /// Whether the answer has been lost.
    pub fn has_lost(&self) -> bool {
        self.shared.cut_after.lock().unwrap().is_none()
    }

    /// After the next lost answer nothing gets through any more.
    pub fn stay_down(&self, down: bool) {
        self.shared.is_down.store(down, Ordering::SeqCst);
    }
}

impl Shared {
    fn must_cut(&self, sent: &[u8]) -> bool {
        let mut cut_after = self.cut_after.lock().unwrap();
        let hit = cut_after.is_some_and(|bytes| sent.windows(bytes.len()).any(|part| part == bytes));
        if hit {
            *cut_after = None;
        }
        hit
    }
}

async fn carry(mut near: tokio::net::TcpStream, socket: PathBuf, shared: Arc<Shared>) {
    let Ok(mut far) = UnixStream::connect(socket).await else { return };
    let (mut up, mut down) = (vec![0; 65_536], vec![0; 65_536]);
    let mut cut = false;
    loop {
        // Only after an answer was lost. Before that everything must work.
        if shared.is_down.load(Ordering::SeqCst) && shared.cut_after.lock().unwrap().is_none() && !cut {
            return;
        }
        tokio::select! {
            read = near.read(&mut up), if !cut => {
                let Ok(n @ 1..) = read else { return };
                cut = shared.must_cut(&up[..n]);
                if far.write_all(&up[..n]).await.is_err() {
                    return;
                }
            }
            read = far.read(&mut down) => {
                let Ok(n @ 1..) = read else { return };
                // The database has done the work, but nobody hears of it.
                if cut || near.write_all(&down[..n]).await.is_err() {
                    return;
                }
            }
        }
    }
}
