//! A rolling upgrade under load: two builds of the real program on one PostgreSQL, one of which has the next version of a game's rules.
//!
//! The states of the new rules have other hashes, so a record shows which build played each act. An act played by the wrong build would not
//! replay.

use std::net::SocketAddr;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use store::testing::Postgres;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::real::pair::{Pair, id_of, patiently, stored};
use crate::real::served::{PROGRAM, Served, serve, start_on};
use crate::real::visitor::{Visitor, number};

/// The rules of this game change with the upgrade; those of the others stay.
const CHANGED: &str = "idiot";
/// How long people play at each step of the upgrade.
const A_WHILE: Duration = Duration::from_millis(500);
/// How many acts people who play alone do at each step. Fewer than a whole game.
const ACTS: usize = 3;
/// How soon the other servers must show what one server has written.
const SOON: Duration = Duration::from_secs(10);

fn next_build() -> Command {
    let mut program = Command::new(PROGRAM);
    program.env("RESOLUTE_TEST_RULES", CHANGED);
    program
}

/// Asks a server to end, as an upgrade does, and waits for it.
fn stop(served: &mut Served) {
    assert!(Command::new("kill").args(["-TERM", &served.child.id().to_string()]).status().unwrap().success());
    let ended = served.child.wait().unwrap();
    assert!(ended.success(), "{ended}");
}

/// A person who plays the changed game against bots, and remembers which acts were acknowledged.
struct Alone {
    person: Visitor,
    path: String,
    acts: Vec<String>,
}

impl Alone {
    async fn sit_down(address: SocketAddr) -> Alone {
        let mut person = Visitor::new(address);
        patiently(&mut person, "/name", &[("name", "Cleo")]).await.unwrap().is(303);
        let fields = [("seat.0", "me"), ("seat.1", "bot:random"), ("seat.2", "bot:random")];
        let opened = patiently(&mut person, &format!("/new/{CHANGED}"), &fields).await.unwrap();
        let path = opened.is(303).location().to_owned();
        Alone { person, path, acts: Vec::new() }
    }

    /// Plays one act, and the bots' acts that follow.
    async fn act(&mut self) {
        let page = self.person.part(&self.path).await.unwrap().is(200);
        let acts = page.acts();
        let act = *acts.get(self.acts.len() * 7 % acts.len().max(1)).expect("the game goes on");
        let fields = [("act", act), ("seat", "0"), ("version", &page.version().to_string())];
        patiently(&mut self.person, &format!("{}/act", self.path), &fields).await.unwrap().is(303);
        self.acts.push(act.to_owned());
    }

    /// A server with other rules only shows a message about the table, and changes nothing.
    async fn is_refused_at(&self, address: SocketAddr, store: &dyn store::Store) {
        let before = store.load(id_of(&self.path)).await.unwrap();
        let mut person = self.person.moved(address);
        let page = person.get(&self.path).await.unwrap().is(422);
        assert!(page.body.contains("of the rules of its game"), "{}", page.body);
        for (end, fields) in [
            ("act", [("act", "roll"), ("seat", "0")]),
            ("chat", [("text", "hello"), ("seat", "0")]),
            ("undo", [("seat", "0"), ("version", "3")]),
            ("resign", [("seat", "0"), ("version", "3")]),
        ] {
            person.post(&format!("{}/{end}", self.path), &fields).await.unwrap().is(422);
        }
        assert!(person.listen(&format!("{}/live", self.path), None).await.is_err(), "no stream either");
        // The list of one's tables still contains it.
        let mine = person.get("/tables").await.unwrap().is(200);
        assert!(mine.body.contains(&self.path), "{}", mine.body);
        assert_eq!(store.load(id_of(&self.path)).await.unwrap(), before, "nothing was written to it");
    }

    async fn compare(&self, store: &dyn store::Store) {
        let own = stored(store, &self.path).await.into_iter().filter(|(seat, _)| *seat == 0);
        assert_eq!(own.map(|(_, act)| act).collect::<Vec<_>>(), self.acts, "each act once, in order");
    }
}

/// A page that stays open. If its server ends, it asks the next one for what it has missed.
struct OpenPage {
    path: String,
    /// Where a lost connection is reopened, as a proxy would decide.
    next: Arc<Mutex<SocketAddr>>,
    /// The version of the table and the number of acts that it shows.
    shows: watch::Receiver<(u64, u64)>,
    task: JoinHandle<()>,
}

impl OpenPage {
    fn open(person: &Visitor, path: &str) -> OpenPage {
        let next = Arc::new(Mutex::new(person.address));
        let (show, shows) = watch::channel((0, 0));
        let (address, mut person) = (next.clone(), person.moved(person.address));
        let live = format!("{path}/live?seat=0");
        let task = tokio::spawn(async move {
            let mut last: Option<String> = None;
            loop {
                person.address = *address.lock().unwrap();
                let Ok(mut stream) = person.listen(&live, last.as_deref()).await else {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    continue;
                };
                while let Ok(Some(event)) = stream.next().await {
                    if event.kind != "part" {
                        continue;
                    }
                    assert_ne!(last.as_ref(), Some(&event.id), "nothing is shown twice");
                    let version = event.id.split('.').next().unwrap().parse().unwrap();
                    let acts = number(&event.data, "data-acts=\"");
                    let (before, acts_before) = *show.borrow();
                    assert!(version >= before && acts >= acts_before, "nothing goes back: {}", event.id);
                    last = Some(event.id);
                    if show.send((version, acts)).is_err() {
                        return;
                    }
                }
            }
        });
        OpenPage { path: path.to_owned(), next, shows, task }
    }

    fn moves_to(&self, address: SocketAddr) {
        *self.next.lock().unwrap() = address;
    }

    /// Waits until it shows everything the pair has done. If that game is over, opens a page for the pair's next game.
    async fn shows_all_of(&mut self, pair: &Pair) {
        let all = pair.finished.iter().find(|(path, _)| *path == self.path);
        let acts = all.map_or(&pair.acts, |(_, acts)| acts).len();
        self.until_it_shows(acts).await;
        if all.is_some() {
            let address = *self.next.lock().unwrap();
            *self = OpenPage::open(&pair.people[0].moved(address), &pair.path);
            self.until_it_shows(pair.acts.len()).await;
        }
    }

    async fn until_it_shows(&mut self, acts: usize) {
        let shown = self.shows.wait_for(|(_, shown)| *shown == acts as u64);
        let shown = tokio::time::timeout(SOON, shown).await.map(|shown| shown.map(|shown| *shown));
        assert!(matches!(shown, Ok(Ok(_))), "{acts} acts are to be seen, not {:?}", *self.shows.borrow());
    }
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// How many tables replay and how many do not, according to `resolute validate` of a build.
fn validated(mut program: Command, database: &str) -> (usize, usize) {
    let checked = program.args(["validate", "--database", database]).env("LC_ALL", "C").output().unwrap();
    let words = String::from_utf8_lossy(&checked.stdout);
    let sum = words.lines().last().unwrap_or_default();
    let mut numbers = sum
        .split(|c: char| !c.is_ascii_digit())
        .filter(|digits| !digits.is_empty())
        .map(|digits| digits.parse().unwrap());
    (numbers.next().unwrap(), numbers.next().unwrap_or(0))
}

async fn play_for_a_while(pair: Pair, alone: &mut [&mut Alone]) -> Pair {
    let (stop, stopped) = watch::channel(false);
    let playing = tokio::spawn(pair.play_until(Some(stopped)));
    let began = Instant::now();
    for _ in 0..ACTS {
        for one in alone.iter_mut() {
            one.act().await;
        }
    }
    tokio::time::sleep(A_WHILE.saturating_sub(began.elapsed())).await;
    stop.send(true).unwrap();
    playing.await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rolling_upgrade_loses_no_act_and_plays_none_by_other_rules() {
    let Some(server) = tokio::task::spawn_blocking(Postgres::shared).await.unwrap() else { return };
    let database = server.fresh_database().await;
    let store = store::open(&database).await.unwrap();

    // Before the upgrade: two servers of the old build.
    let mut old = [start_on(&database), start_on(&database)];
    let mut pair = Pair::of(old.each_ref().map(|served| Visitor::new(served.address))).await;
    pair.is_spread = true;
    let mut by_old_rules = Alone::sit_down(old[0].address).await;
    pair = play_for_a_while(pair, &mut [&mut by_old_rules]).await;

    // The first server is replaced while people play. People connected there move to the other one.
    let mut page = OpenPage::open(&pair.people[0], &pair.path);
    page.shows_all_of(&pair).await;
    let playing = tokio::spawn(pair.play());
    tokio::time::sleep(A_WHILE).await;
    page.moves_to(old[1].address);
    stop(&mut old[0]);
    pair = playing.await.unwrap().moved(old[1].address);
    pair.compare(&*store).await;
    page.shows_all_of(&pair).await;
    by_old_rules.person = by_old_rules.person.moved(old[1].address);
    let [mut gone, mut last_old] = old;
    assert!(!gone.is_running());

    // Both builds at once. The two people of one table use different builds, and tables of the changed game are played where their rules
    // are known.
    let mut new = serve(next_build(), &database);
    let mut by_new_rules = Alone::sit_down(new.address).await;
    pair.people[1] = pair.people[1].moved(new.address);
    pair = play_for_a_while(pair, &mut [&mut by_old_rules, &mut by_new_rules]).await;
    page.shows_all_of(&pair).await;
    by_old_rules.is_refused_at(new.address, &*store).await;
    by_new_rules.is_refused_at(last_old.address, &*store).await;
    // A server that has refused a table neither follows nor changes it afterwards.
    pair = play_for_a_while(pair, &mut [&mut by_old_rules, &mut by_new_rules]).await;

    // The last old server ends under load, and everyone moves to the new one.
    pair = pair.moved(last_old.address);
    let playing = tokio::spawn(pair.play());
    tokio::time::sleep(A_WHILE).await;
    page.moves_to(new.address);
    stop(&mut last_old);
    pair = playing.await.unwrap().moved(new.address);
    pair.compare(&*store).await;
    page.shows_all_of(&pair).await;
    pair = play_for_a_while(pair, &mut [&mut by_new_rules]).await;
    by_old_rules.is_refused_at(new.address, &*store).await;

    // Failover: one of two new servers is killed.
    let second = serve(next_build(), &database);
    let playing = tokio::spawn(pair.play());
    tokio::time::sleep(A_WHILE).await;
    page.moves_to(second.address);
    new.kill();
    pair = playing.await.unwrap().moved(second.address);
    // The database may still be processing what the dead server sent last.
    tokio::time::sleep(Duration::from_millis(200)).await;
    pair.compare(&*store).await;
    by_new_rules.person = by_new_rules.person.moved(second.address);
    pair = play_for_a_while(pair, &mut [&mut by_new_rules]).await;
    page.shows_all_of(&pair).await;

    // A server of the old build can still continue its tables.
    let kept = start_on(&database);
    by_old_rules.person = by_old_rules.person.moved(kept.address);
    pair = play_for_a_while(pair, &mut [&mut by_old_rules, &mut by_new_rules]).await;

    pair.compare(&*store).await;
    by_old_rules.compare(&*store).await;
    by_new_rules.compare(&*store).await;
    let rules = |path: &str| {
        let table = store.load(id_of(path));
        async { table.await.unwrap().record.rules }
    };
    let (older, newer) = (rules(&by_old_rules.path).await, rules(&by_new_rules.path).await);
    assert_eq!(newer, older + 1);
    // Each build replays every table except that of the other: no act was played by other rules than those of its table.
    let others = 1 + pair.finished.len();
    for build in [Command::new(PROGRAM), next_build()] {
        let (good, bad) = validated(build, &database);
        // There may also be tables whose creation was not acknowledged in time.
        assert!(good > others && bad == 1, "{good} replay, {bad} do not");
    }
    store.close().await;
    println!(
        "rolling upgrade: {} acts at tables of unchanged rules, {} and {} at tables of both rules, none lost, none \
         by other rules",
        pair.count(),
        by_old_rules.acts.len(),
        by_new_rules.acts.len()
    );
}
