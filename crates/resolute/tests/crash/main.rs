//! The real server under load, ended without warning again and again: what it has acknowledged is there. And ended politely: it goes.

#[cfg(target_os = "linux")]
mod full_disk;
mod maintenance;
#[path = "../../../server/tests/http/visitor.rs"]
mod visitor;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use store::TableId;
use store::testing::Postgres;
use tokio::sync::watch;
use visitor::{Visitor, number};

/// How often the server is killed.
const KILLS: u64 = 20;
/// Each plays at a table of its own.
const CLIENTS: usize = 4;
/// It is killed at a moment between these.
const LEAST: Duration = Duration::from_millis(60);
const MOST: Duration = Duration::from_millis(600);

struct Served {
    child: Child,
    address: SocketAddr,
    /// Kept open: the server has more to say.
    _said: BufReader<ChildStdout>,
}

fn url(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

fn start(file: &Path) -> Served {
    start_on(&url(file))
}

fn start_on(database: &str) -> Served {
    serve(Command::new(env!("CARGO_BIN_EXE_resolute")), database)
}

/// By a command that becomes the program.
fn serve(mut command: Command, database: &str) -> Served {
    let mut child = command
        .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    said.read_line(&mut line).unwrap();
    let address =
        line.split_once("http://").and_then(|(_, rest)| rest.split_once('/')).map(|(place, _)| place);
    let address = address.unwrap_or_else(|| panic!("no address: {line}")).parse().unwrap();
    Served { child, address, _said: said }
}

/// A test that fails leaves no server behind.
impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whoever is too fast for the house waits and asks again.
async fn patiently(
    person: &mut Visitor,
    path: &str,
    fields: &[(&str, &str)],
) -> std::io::Result<visitor::Answer> {
    loop {
        let answer = person.post(path, fields).await?;
        if answer.status != 429 {
            return Ok(answer);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Two people who play against each other, and remember what they were told is done.
struct Pair {
    people: [Visitor; 2],
    path: String,
    /// Every act of the table as far as it is known, and how many of them were acknowledged.
    acts: Vec<(u8, String)>,
    /// Sent when the server was killed: it may or may not have happened.
    in_flight: Option<(u8, String)>,
    finished: Vec<(String, Vec<(u8, String)>)>,
}

impl Pair {
    async fn sit_down(address: SocketAddr) -> Pair {
        let mut people = [Visitor::new(address), Visitor::new(address)];
        for (person, name) in people.iter_mut().zip(["Ada", "Ben"]) {
            person.post("/name", &[("name", name)]).await.unwrap().is(303);
        }
        let mut pair =
            Pair { people, path: String::new(), acts: Vec::new(), in_flight: None, finished: Vec::new() };
        pair.open().await.unwrap();
        pair
    }

    async fn open(&mut self) -> std::io::Result<()> {
        let fields = [("seat.0", "me"), ("seat.1", "open")];
        let path =
            patiently(&mut self.people[0], "/new/presidential", &fields).await?.is(303).location().to_owned();
        patiently(&mut self.people[1], &format!("{path}/seat"), &[("seat", "1")]).await?.is(303);
        let old = std::mem::replace(&mut self.path, path);
        if !old.is_empty() {
            self.finished.push((old, std::mem::take(&mut self.acts)));
        }
        Ok(())
    }

    /// Plays until the server is gone.
    async fn play(self) -> Pair {
        self.play_until(None).await
    }

    /// Plays until it is told to stop; without that, until the server is gone.
    async fn play_until(mut self, stopped: Option<watch::Receiver<bool>>) -> Pair {
        loop {
            if stopped.as_ref().is_some_and(|stopped| *stopped.borrow()) {
                return self;
            }
            match (self.act().await, &stopped) {
                (Ok(()), _) => {}
                (Err(_), None) => return self,
                (Err(why), Some(_)) => panic!("a server that nobody killed is gone: {why}"),
            }
        }
    }

    async fn act(&mut self) -> std::io::Result<()> {
        for seat in [0u8, 1] {
            let page = self.people[usize::from(seat)].part(&self.path).await?;
            if page.status == 429 {
                tokio::time::sleep(Duration::from_millis(20)).await;
                return Ok(());
            }
            let page = page.is(200);
            assert_eq!(
                number(&page.body, "data-acts=\""),
                self.acts.len() as u64,
                "what was acknowledged is shown"
            );
            let all = page.acts();
            let Some(act) = all.get(self.acts.len() * 7 % all.len().max(1)) else { continue };
            self.in_flight = Some((seat, act.to_string()));
            let fields =
                [("act", *act), ("seat", &seat.to_string()), ("version", &page.version().to_string())];
            let answer = self.people[usize::from(seat)].post(&format!("{}/act", self.path), &fields).await?;
            let sent = self.in_flight.take().unwrap();
            match answer.status {
                303 => self.acts.push(sent),
                429 => tokio::time::sleep(Duration::from_millis(20)).await,
                other => panic!("{other}: {}", answer.body),
            }
            return Ok(());
        }
        self.open().await
    }

    /// Everything acknowledged is in the database, in order, and at most the one act that was on its way is there too.
    async fn compare(&mut self, store: &dyn store::Store) {
        for (path, acts) in &self.finished {
            assert_eq!(&stored(store, path).await, acts, "a finished game");
        }
        let found = stored(store, &self.path).await;
        assert!(found.len() >= self.acts.len(), "{} acts of {} are left", found.len(), self.acts.len());
        assert_eq!(found[..self.acts.len()], self.acts[..]);
        match &found[self.acts.len()..] {
            [] => {}
            [more] => assert_eq!(Some(more), self.in_flight.as_ref()),
            more => panic!("nobody has played {more:?}"),
        }
        self.in_flight = None;
        self.acts = found;
    }

    fn moved(mut self, address: SocketAddr) -> Pair {
        self.people = self.people.map(|person| person.moved(address));
        self
    }
}

async fn stored(store: &dyn store::Store, path: &str) -> Vec<(u8, String)> {
    let id: TableId = path.trim_start_matches("/t/").parse().unwrap();
    let record = store.load(id).await.unwrap().record;
    record.acts.into_iter().map(|act| (act.seat.0, act.act)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_was_acknowledged_survives_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.sqlite");
    let mut served = start(&file);
    let mut pairs = Vec::new();
    for _ in 0..CLIENTS {
        pairs.push(Pair::sit_down(served.address).await);
    }
    for _ in 0..KILLS {
        let playing: Vec<_> = pairs.drain(..).map(|pair| tokio::spawn(pair.play())).collect();
        let spread = (MOST - LEAST).as_micros() as u64;
        let moment = LEAST + Duration::from_micros(getrandom::u64().unwrap() % spread);
        tokio::time::sleep(moment).await;
        served.child.kill().unwrap();
        for pair in playing {
            pairs.push(pair.await.unwrap());
        }
        served.child.wait().unwrap();
        let store = store::open(&url(&file)).await.unwrap();
        for pair in &mut pairs {
            pair.compare(&*store).await;
        }
        store.close().await;
        served = start(&file);
        pairs = pairs.into_iter().map(|pair| pair.moved(served.address)).collect();
    }
    served.child.kill().unwrap();
    let played: usize = pairs.iter().map(|pair| pair.acts.len()).sum();
    assert!(played > CLIENTS * 20, "there was something to lose: {played} acts");
    let tables: usize = pairs.iter().map(|pair| 1 + pair.finished.len()).sum();
    all_replay(&url(&file), tables);
}

/// `resolute validate` finds at least so many tables, and every one replays to its hash.
fn all_replay(database: &str, tables: usize) {
    let checked = Command::new(env!("CARGO_BIN_EXE_resolute"))
        .args(["validate", "--database", database])
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let words = String::from_utf8_lossy(&checked.stdout);
    assert!(checked.status.success(), "every table replays to its hash: {words}");
    // A table whose opening was not acknowledged any more may be there too.
    let digits = |word: &str| word.trim_matches(|c: char| !c.is_ascii_digit()).parse::<usize>().ok();
    let replayed = words.split_whitespace().find_map(digits);
    assert!(replayed.is_some_and(|replayed| replayed >= tables), "{tables} tables: {words}");
}

/// How often one of three servers on one PostgreSQL is killed.
const FAILOVERS: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_other_servers_go_on_when_one_is_killed() {
    let Some(server) = tokio::task::spawn_blocking(Postgres::shared).await.unwrap() else { return };
    let database = server.fresh_database().await;
    let mut served = [start_on(&database), start_on(&database), start_on(&database)];
    let store = store::open(&database).await.unwrap();
    let mut pairs = Vec::new();
    for n in 0..CLIENTS {
        pairs.push((n % served.len(), Pair::sit_down(served[n % served.len()].address).await));
    }
    for round in 0..FAILOVERS {
        let (victim, heir) = (round % served.len(), (round + 1) % served.len());
        let (stop, stopped) = watch::channel(false);
        let playing: Vec<_> = pairs
            .drain(..)
            .map(|(at, pair)| {
                let until = (at != victim).then(|| stopped.clone());
                tokio::spawn(async move { (at, pair.play_until(until).await) })
            })
            .collect();
        let spread = (MOST - LEAST).as_micros() as u64;
        tokio::time::sleep(LEAST + Duration::from_micros(getrandom::u64().unwrap() % spread)).await;
        served[victim].child.kill().unwrap();
        served[victim].child.wait().unwrap();
        // The others are under load for a while longer.
        tokio::time::sleep(LEAST).await;
        stop.send(true).unwrap();
        for played in playing {
            pairs.push(played.await.unwrap());
        }
        // What the dead server has sent last the database may still be reading.
        tokio::time::sleep(Duration::from_millis(200)).await;
        pairs = pairs
            .into_iter()
            .map(
                |(at, pair)| if at == victim { (heir, pair.moved(served[heir].address)) } else { (at, pair) },
            )
            .collect();
        for (_, pair) in &mut pairs {
            pair.compare(&*store).await;
            // Its server, or the one that took over, plays on at once.
            pair.act().await.unwrap();
        }
        served[victim] = start_on(&database);
    }
    let played: usize = pairs.iter().map(|(_, pair)| pair.acts.len()).sum();
    assert!(played > CLIENTS * FAILOVERS, "there was something to lose: {played} acts");
    let tables: usize = pairs.iter().map(|(_, pair)| 1 + pair.finished.len()).sum();
    store.close().await;
    drop(served);
    all_replay(&database, tables);
}

#[tokio::test]
async fn a_server_that_is_asked_to_end_goes_although_people_watch() {
    let folder = tempfile::tempdir().unwrap();
    let mut served = start(&folder.path().join("house.sqlite"));
    let pair = Pair::sit_down(served.address).await;
    let mut listeners = Vec::new();
    for _ in 0..20 {
        let mut listener = pair.people[1].listen(&format!("{}/live", pair.path), None).await.unwrap();
        listener.next().await.unwrap().expect("a first part");
        listeners.push(listener);
    }
    let asked = Instant::now();
    let signal = Command::new("kill").args(["-TERM", &served.child.id().to_string()]).status().unwrap();
    assert!(signal.success());
    let ended = loop {
        if let Some(status) = served.child.try_wait().unwrap() {
            break status;
        }
        assert!(asked.elapsed() < Duration::from_secs(5), "it does not end");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert!(ended.success(), "{ended}");
}
