//! Listens to notifications from other servers, on a connection of its own that reconnects by itself.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::task::AbortHandle;
use tokio::time::timeout;
use tokio_postgres::{AsyncMessage, Client};

use super::outage::{Outage, no_answer};
use super::{CHANNEL, Timeouts, fault};
use crate::error::Result;
use crate::table::{Change, ChangeKind};

/// The first and the longest wait before reconnecting.
const RETRY: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(2));

/// A connection that is silent for this long is checked.
const HEARTBEAT: Duration = Duration::from_secs(5);

/// Starts listening. Returns when the first connection listens.
pub(super) async fn start(
    outage: Arc<Outage>,
    timeouts: Timeouts,
    changes: broadcast::Sender<Change>,
    origin: String,
) -> Result<AbortHandle> {
    let mut listener = NotifyListener::open(&outage, timeouts).await?;
    let task = tokio::spawn(async move {
        loop {
            listener.hear(&changes, &origin).await;
            let mut wait = RETRY.0;
            listener = loop {
                match NotifyListener::open(&outage, timeouts).await {
                    Ok(listener) => break listener,
                    Err(_) => tokio::time::sleep(wait).await,
                }
                wait = (wait * 2).min(RETRY.1);
            };
            // Notifications sent while there was no connection are lost.
            let _ = changes.send(Change::Resync);
        }
    });
    Ok(task.abort_handle())
}

struct NotifyListener {
    client: Client,
    messages: mpsc::UnboundedReceiver<String>,
    reader: AbortHandle,
    timeouts: Timeouts,
}

impl Drop for NotifyListener {
    fn drop(&mut self) {
        // If the connection hangs, the reader would not notice that its client is gone.
        self.reader.abort();
    }
}

impl NotifyListener {
    async fn open(outage: &Outage, timeouts: Timeouts) -> Result<NotifyListener> {
        let (client, mut link) = outage.connect().await?;
        let (heard, messages) = mpsc::unbounded_channel();
        let reader = tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|cx| link.poll_message(cx)).await {
                if let AsyncMessage::Notification(note) = message
                    && heard.send(note.payload().to_owned()).is_err()
                {
                    return;
                }
            }
        });
        let listener = NotifyListener { client, messages, reader: reader.abort_handle(), timeouts };
        listener.call(&format!("LISTEN {CHANNEL}")).await?;
        Ok(listener)
    }

    async fn call(&self, sql: &str) -> Result<()> {
        match timeout(self.timeouts.statement, self.client.batch_execute(sql)).await {
            Ok(answer) => answer.map_err(fault),
            Err(_) => Err(no_answer()),
        }
    }

    /// Passes on notifications until the connection is lost.
    async fn hear(&mut self, changes: &broadcast::Sender<Change>, origin: &str) {
        loop {
            match timeout(HEARTBEAT.min(self.timeouts.statement), self.messages.recv()).await {
                Ok(Some(message)) => {
                    if let Some(change) = read(&message, origin) {
                        // Sending fails only if there are no followers.
                        let _ = changes.send(change);
                    }
                }
                Ok(None) => return,
                Err(_) => {
                    if self.call("").await.is_err() {
                        return;
                    }
                }
            }
        }
    }
}

/// A change announced by another server. `None` for this server's own changes, which its followers know already.
fn read(message: &str, origin: &str) -> Option<Change> {
    let mut words = message.split(' ');
    if words.next()? == origin {
        return None;
    }
    let table = words.next()?.parse().ok()?;
    let version = words.next()?.parse().ok()?;
    let word = words.next()?;
    let (kind, _) = ChangeKind::ALL.into_iter().find(|(_, name)| *name == word)?;
    Some(Change::At { table, version, kind })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    #[test]
    fn strange_messages_are_not_heard() {
        let table = TableId::random();
        let change = Change::At { table, version: 3, kind: ChangeKind::Chat };
        assert_eq!(read(&format!("other {table} 3 chat"), "me"), Some(change));
        assert_eq!(read(&format!("me {table} 3 chat"), "me"), None);
        for strange in [
            "",
            "other",
            "other x 3 chat",
            &format!("other {table} -1 chat"),
            &format!("other {table} 3 hat"),
        ] {
            assert_eq!(read(strange, "me"), None, "{strange:?}");
        }
    }
}
