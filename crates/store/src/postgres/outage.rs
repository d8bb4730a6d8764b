//! Remembers that the database does not answer. Callers then get an error at once instead of each waiting for a timeout.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio_postgres::{Client, Connection, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::address::Address;
use super::{Timeouts, fault};
use crate::error::{Result, StoreError};

/// How often to check whether the database answers again.
const PROBE: Duration = Duration::from_millis(250);

type Stream = <MakeRustlsConnect as tokio_postgres::tls::MakeTlsConnect<Socket>>::Stream;

pub(super) struct Outage {
    address: Address,
    timeouts: Timeouts,
    is_on: AtomicBool,
}

pub(super) fn no_answer() -> StoreError {
    StoreError::Unavailable("the database does not answer".to_owned())
}

impl Outage {
    pub fn new(address: Address, timeouts: Timeouts) -> Arc<Outage> {
        Arc::new(Outage { address, timeouts, is_on: AtomicBool::new(false) })
    }

    pub fn check(&self) -> Result<()> {
        if self.is_on.load(Ordering::Relaxed) { Err(no_answer()) } else { Ok(()) }
    }

    /// Starts an outage. It lasts until a new connection is answered.
    pub fn begin(self: &Arc<Self>) {
        if !self.is_on.swap(true, Ordering::Relaxed) {
            tokio::spawn(probe(Arc::downgrade(self)));
        }
    }

    /// Opens a connection outside the pool. The timeout of `tokio-postgres` covers only the TCP connection, not the handshake, hence our
    /// own.
    pub async fn connect(&self) -> Result<(Client, Connection<Socket, Stream>)> {
        let connecting = self.address.config.connect(self.address.tls.clone());
        match tokio::time::timeout(self.timeouts.connect, connecting).await {
            Ok(connected) => connected.map_err(fault),
            Err(_) => Err(no_answer()),
        }
    }

    async fn answers(&self) -> bool {
        let asked = async {
            let (client, link) = self.connect().await?;
            let link = tokio::spawn(link);
            let answer = client.batch_execute("SELECT 1").await.map_err(fault);
            link.abort();
            answer
        };
        matches!(tokio::time::timeout(self.timeouts.statement, asked).await, Ok(Ok(())))
    }
}

async fn probe(outage: Weak<Outage>) {
    loop {
        tokio::time::sleep(PROBE).await;
        // Stops when the store is dropped.
        let Some(outage) = outage.upgrade() else { return };
        if outage.answers().await {
            outage.is_on.store(false, Ordering::Relaxed);
            return;
        }
    }
}
