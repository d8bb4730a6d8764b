//! Hears what other servers tell, on a connection of its own that comes back by itself.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::task::AbortHandle;
use tokio_postgres::{AsyncMessage, Client, Config, NoTls};

use super::{CHANNEL, fault};
use crate::error::Result;
use crate::table::{Change, Kind};

/// The first and the longest wait before the next attempt to connect.
const PATIENCE: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(5));

/// A connection that is silent so long is asked whether it lives.
const SILENCE: Duration = Duration::from_secs(15);

/// Hears from now on: returns when the first connection listens.
pub(super) async fn start(
    config: Config,
    changes: broadcast::Sender<Change>,
    origin: String,
) -> Result<AbortHandle> {
    let mut ear = Ear::open(&config).await?;
    let task = tokio::spawn(async move {
        loop {
            ear.hear(&changes, &origin).await;
            let mut wait = PATIENCE.0;
            ear = loop {
                match Ear::open(&config).await {
                    Ok(ear) => break ear,
                    Err(_) => tokio::time::sleep(wait).await,
                }
                wait = (wait * 2).min(PATIENCE.1);
            };
            // What was told in between is lost.
            let _ = changes.send(Change::Resync);
        }
    });
    Ok(task.abort_handle())
}

struct Ear {
    client: Client,
    messages: mpsc::UnboundedReceiver<String>,
}

impl Ear {
    async fn open(config: &Config) -> Result<Ear> {
        let (client, mut link) = config.connect(NoTls).await.map_err(fault)?;
        let (heard, messages) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|cx| link.poll_message(cx)).await {
                if let AsyncMessage::Notification(note) = message
                    && heard.send(note.payload().to_owned()).is_err()
                {
                    return;
                }
            }
        });
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await.map_err(fault)?;
        Ok(Ear { client, messages })
    }

    /// Passes on what is heard until the connection is lost.
    async fn hear(&mut self, changes: &broadcast::Sender<Change>, origin: &str) {
        loop {
            match tokio::time::timeout(SILENCE, self.messages.recv()).await {
                Ok(Some(message)) => {
                    if let Some(change) = read(&message, origin) {
                        // Nobody follows: nobody is told.
                        let _ = changes.send(change);
                    }
                }
                Ok(None) => return,
                Err(_) => match tokio::time::timeout(SILENCE, self.client.batch_execute("")).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) | Err(_) => return,
                },
            }
        }
    }
}

/// A change that another server tells of; what this one did, its followers know already.
fn read(message: &str, origin: &str) -> Option<Change> {
    let mut words = message.split(' ');
    if words.next()? == origin {
        return None;
    }
    let table = words.next()?.parse().ok()?;
    let version = words.next()?.parse().ok()?;
    let word = words.next()?;
    let (kind, _) = Kind::ALL.into_iter().find(|(_, name)| *name == word)?;
    Some(Change::At { table, version, kind })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    #[test]
    fn strange_messages_are_not_heard() {
        let table = TableId::random();
        let change = Change::At { table, version: 3, kind: Kind::Chat };
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
