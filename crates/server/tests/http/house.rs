//! A server in this process, and people who sit down at its tables.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use server::{Config, Network, WebhookPolicy, serve};
use store::{Store, TableId, TableList};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::visitor::{Answer, Event, Listener, Visitor};

/// Nothing that a test waits for takes longer.
const TIMEOUT: Duration = Duration::from_secs(10);

pub struct House {
    pub address: SocketAddr,
    pub url: String,
    folder: Option<TempDir>,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl House {
    /// With a database of its own, and with the usual limits.
    pub async fn open() -> House {
        House::own(|url| usual(url, true)).await
    }

    pub async fn without_limits() -> House {
        House::own(|url| usual(url, false)).await
    }

    /// Without limits, and with webhooks as this operator allows them.
    pub async fn calling(webhooks: WebhookPolicy) -> House {
        House::own(|url| Config { webhooks, ..usual(url, false) }).await
    }

    /// With the usual limits, behind a proxy of this network.
    pub async fn behind(proxy: Network) -> House {
        House::own(|url| Config { trusted_proxies: vec![proxy], ..usual(url, true) }).await
    }

    /// With a database of its own, and otherwise as said.
    pub async fn own(config: impl FnOnce(&str) -> Config) -> House {
        let folder = tempfile::tempdir().unwrap();
        let mut house = House::serving(config(&url_in(&folder))).await;
        house.folder = Some(folder);
        house
    }

    /// With the database that lies in this folder, and otherwise as said.
    pub async fn own_in(folder: TempDir, config: impl FnOnce(&str) -> Config) -> House {
        let mut house = House::serving(config(&url_in(&folder))).await;
        house.folder = Some(folder);
        house
    }

    /// One of several on the same database.
    pub async fn at(url: &str, limits: bool) -> House {
        House::serving(usual(url, limits)).await
    }

    pub async fn serving(config: Config) -> House {
        let url = config.database.clone();
        let (say_where, place) = oneshot::channel();
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            let ready = |address| say_where.send(address).unwrap();
            let stopped = async {
                let _ = stopped.await;
            };
            serve(config, ready, stopped).await.unwrap();
        });
        let address = in_time(place).await.unwrap();
        House { address, url, folder: None, stop, served }
    }

    /// Stops as on a signal, and gives the folder of its database back.
    pub async fn close(self) -> Option<TempDir> {
        self.stop.send(()).unwrap();
        in_time(self.served).await.unwrap();
        self.folder
    }

    /// Whether this stands in any file of the database.
    pub fn keeps(&self, word: &str) -> bool {
        let folder = self.folder.as_ref().unwrap().path();
        let mut files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let has = |bytes: &[u8]| bytes.windows(word.len()).any(|window| window == word.as_bytes());
        files.any(|file: PathBuf| has(&std::fs::read(file).unwrap()))
    }

    pub async fn store(&self) -> std::sync::Arc<dyn Store> {
        store::open(&self.url).await.unwrap()
    }

    /// A table as it is kept, with its secrets.
    pub async fn record(&self, table: TableId) -> kernel::record::Record {
        let store = self.store().await;
        let stored = store.load(table).await.unwrap();
        store.close().await;
        stored.record
    }

    pub async fn count_tables(&self) -> usize {
        let store = self.store().await;
        let count = store.list(TableList::All, store::Page::first(200)).await.unwrap().cards.len();
        store.close().await;
        count
    }

    pub fn visitor(&self) -> Visitor {
        Visitor::new(self.address)
    }

    /// Somebody who said a name.
    pub async fn guest(&self, name: &str) -> Visitor {
        let mut guest = self.visitor();
        guest.post("/name", &[("name", name), ("back", "/")]).await.unwrap().is(303);
        guest
    }

    /// A table of two: the host on the first seat, a friend on the second.
    pub async fn table_of_two(&self, options: &[(&str, &str)]) -> Game {
        let mut host = self.guest("Ada").await;
        let mut friend = self.guest("Ben").await;
        let path = open_table(&mut host, options).await;
        friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
        Game { path, people: [host, friend] }
    }
}

/// On a free port.
pub fn usual(url: &str, limits: bool) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: url.to_owned(),
        limits,
        connections: Default::default(),
        webhooks: WebhookPolicy::default(),
        trusted_proxies: Vec::new(),
        time: Default::default(),
        hosts: Vec::new(),
        metrics: None,
        quotas: Default::default(),
        keeping: Default::default(),
    }
}

fn url_in(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("house.sqlite").display())
}

/// Opens a table with a second seat for whoever comes first.
pub async fn open_table(host: &mut Visitor, options: &[(&str, &str)]) -> String {
    let mut fields = options.to_vec();
    fields.extend([("seat.0", "me"), ("seat.1", "open")]);
    let opened = host.post("/new/presidential", &fields).await.unwrap().is(303);
    opened.location().to_owned()
}

pub fn id_of(path: &str) -> TableId {
    path.trim_start_matches("/t/").parse().unwrap()
}

pub async fn in_time<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(TIMEOUT, work).await.expect("it takes too long")
}

pub async fn next(listener: &mut Listener) -> Event {
    in_time(listener.next()).await.unwrap().expect("the stream goes on")
}

/// A running game of two visitors.
pub struct Game {
    pub path: String,
    pub people: [Visitor; 2],
}

impl Game {
    pub fn at(&self, end: &str) -> String {
        format!("{}/{end}", self.path)
    }

    pub fn id(&self) -> TableId {
        id_of(&self.path)
    }

    /// Who must decide, and that one's page.
    pub async fn turn(&mut self) -> (usize, Answer) {
        for seat in 0..2 {
            let page = self.people[seat].part(&self.path).await.unwrap().is(200);
            if !page.acts().is_empty() {
                return (seat, page);
            }
        }
        panic!("nobody has to decide");
    }

    /// Posts an act as it stands on a page.
    pub async fn post(&mut self, seat: usize, act: &str, version: u64) -> Answer {
        let path = self.at("act");
        let fields = [("act", act), ("seat", &seat.to_string()), ("version", &version.to_string())];
        self.people[seat].post_for_part(&path, &fields).await.unwrap()
    }

    /// One act of whoever must decide: the wished kind if there is one, else the first.
    pub async fn act(&mut self, wished: &[&str]) -> (usize, Answer) {
        let (seat, page) = self.turn().await;
        let acts = page.acts();
        let find = |kind: &&str| acts.iter().find(|act| act.starts_with(*kind)).copied();
        let act = wished.iter().find_map(find).unwrap_or(acts[0]);
        let answer = self.post(seat, act, page.version()).await.is(200);
        (seat, answer)
    }
}
