//! Two people at each of many tables, each with the live updates of their page.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::visitor::{Answer, Visitor, acts, number};

/// How long an event may take before the run is given up.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A session of one person without a winner, of several acts in each of its turns.
const LONG_SESSION: [(&str, &str); 3] =
    [("option.playsheet", "napoleonics"), ("option.turns", "200"), ("seat.0", "me")];
/// What keeps it going, the first that is offered.
const GOES_ON: [&str; 3] = ["roll", "play", "done"];

/// Acts of a long session counted as early and as late: around the tenth and the thousandth.
const EARLY: std::ops::Range<u64> = 1..41;
const LATE: std::ops::Range<u64> = 950..1_050;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Thirty weeks with cards.
    Usual,
    /// A session alone, which somebody watches.
    Long,
}

/// What a watcher got last.
#[derive(Clone, Debug, Default)]
struct Seen {
    version: u64,
    at: Option<Instant>,
    bytes: usize,
    part: Arc<str>,
}

pub struct Table {
    id: String,
    /// Cookies of host and friend.
    people: [String; 2],
    seen: [watch::Receiver<Seen>; 2],
    kind: Kind,
    version: u64,
    acts: u64,
    /// The seat that decides, and what it could do; none when it is over.
    next: Option<(usize, Vec<String>)>,
    listening: [tokio::task::JoinHandle<()>; 2],
    turn: u64,
}

impl Drop for Table {
    fn drop(&mut self) {
        self.listening.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

/// What came of some play.
#[derive(Debug, Default)]
pub struct Played {
    /// From sending the host's act to its arrival at the friend.
    pub took: Vec<Duration>,
    /// Acts of both.
    pub acts: usize,
    pub bytes: usize,
    pub seconds: f64,
}

impl Played {
    pub fn add(&mut self, more: Played) {
        self.took.extend(more.took);
        self.acts += more.acts;
        self.bytes += more.bytes;
        self.seconds += more.seconds;
    }
}

fn put_on(visitor: &mut Visitor, session: &str) {
    visitor.cookies = vec![("resolute".to_owned(), session.to_owned())];
}

/// Opens tables with two people each, who both listen.
pub async fn open(address: SocketAddr, tables: usize, kind: Kind, hands: usize) -> Vec<Table> {
    let left = Arc::new(Mutex::new(tables));
    let mut all = JoinSet::new();
    for _ in 0..hands {
        let left = left.clone();
        all.spawn(async move {
            let mut mine = Vec::new();
            loop {
                {
                    let mut left = left.lock().expect("no hand panics");
                    if *left == 0 {
                        return mine;
                    }
                    *left -= 1;
                }
                mine.push(open_one(address, kind).await);
            }
        });
    }
    all.join_all().await.into_iter().flatten().collect()
}

async fn open_path(host: &mut Visitor, kind: Kind) -> String {
    let (game, fields): (_, &[(&str, &str)]) = match kind {
        Kind::Usual => ("presidential", &[("option.weeks", "30"), ("seat.0", "me"), ("seat.1", "open")]),
        Kind::Long => ("cdg-solo", &LONG_SESSION),
    };
    let opened = host.post(&format!("/new/{game}"), fields).await.expect("a table is opened").is(303);
    opened.location().to_owned()
}

async fn sit_down(friend: &mut Visitor, path: &str, kind: Kind) -> Answer {
    match kind {
        Kind::Usual => {
            friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.expect("a seat is taken").is(303)
        }
        Kind::Long => friend.get(path).await.expect("a page").is(200),
    }
}

async fn open_one(address: SocketAddr, kind: Kind) -> Table {
    let mut host = Visitor::new(address);
    let path = open_path(&mut host, kind).await;
    let mut friend = Visitor::new(address);
    sit_down(&mut friend, &path, kind).await;
    let people = [&host, &friend].map(|visitor| visitor.cookie("resolute").unwrap_or_default().to_owned());
    let (one, other) = (listen(&host, &path).await, listen(&friend, &path).await);
    let version = one.0.borrow().version;
    let mut table = Table {
        id: path.trim_start_matches("/t/").to_owned(),
        people,
        version,
        seen: [one.0, other.0],
        kind,
        acts: 0,
        next: None,
        listening: [one.1, other.1],
        turn: 0,
    };
    table.next = table.choices();
    table
}

/// Live updates as the script of a page has them.
async fn listen(visitor: &Visitor, path: &str) -> (watch::Receiver<Seen>, tokio::task::JoinHandle<()>) {
    let mut listener = visitor.listen(&format!("{path}/live"), None).await.expect("live updates");
    let (tell, mut seen) = watch::channel(Seen::default());
    let listening = tokio::spawn(async move {
        while let Ok(Some(event)) = listener.next().await {
            let version = number(&event.id, "");
            tell.send_replace(Seen { version, at: event.at, bytes: event.bytes, part: event.data.into() });
        }
    });
    seen.changed().await.expect("the first part");
    (seen, listening)
}

/// Opens tables that two people sit down at and leave: nobody looks at them.
pub async fn open_and_leave(address: SocketAddr, tables: usize, hands: usize) {
    let mut all = JoinSet::new();
    for hand in 0..hands {
        let mine = (tables + hand) / hands;
        all.spawn(async move {
            for _ in 0..mine {
                let mut host = Visitor::new(address);
                let path = open_path(&mut host, Kind::Usual).await;
                sit_down(&mut Visitor::new(address), &path, Kind::Usual).await;
            }
        });
    }
    all.join_all().await;
}

impl Table {
    pub fn path(&self) -> String {
        format!("/t/{}", self.id)
    }

    pub fn host(&self) -> &str {
        &self.people[0]
    }

    pub fn acts(&self) -> usize {
        self.acts as usize
    }

    /// The seat whose page has choices, and those.
    fn choices(&self) -> Option<(usize, Vec<String>)> {
        (0..).zip(&self.seen).find_map(|(seat, seen)| {
            let choices: Vec<String> = acts(&seen.borrow().part).map(str::to_owned).collect();
            (!choices.is_empty()).then_some((seat, choices))
        })
    }

    /// Cheaply different from table to table and act to act.
    fn pick<'a>(&mut self, choices: &'a [String]) -> &'a str {
        self.turn += 1;
        if self.kind == Kind::Long {
            let offered = |word: &&str| choices.iter().find(|act| act.starts_with(word));
            if let Some(act) = GOES_ON.iter().find_map(offered) {
                return act;
            }
        }
        let mixed =
            self.id.bytes().fold(self.turn, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        &choices[(mixed % choices.len() as u64) as usize]
    }

    /// One act of whoever must decide. The time is that of the host's acts only: the friend is the one who watches.
    async fn act(&mut self, hand: &mut Visitor) -> Option<(Option<Duration>, usize)> {
        let (seat, choices) = self.next.take()?;
        let act = self.pick(&choices).to_owned();
        let path = self.path();
        let (version, seat_word) = (self.version.to_string(), seat.to_string());
        put_on(hand, &self.people[seat]);
        let fields = [("act", act.as_str()), ("seat", &seat_word), ("version", &version)];
        let began = Instant::now();
        let answer = hand.post_as_told(&format!("{path}/act"), &fields).await.expect("an answer").is(204);
        self.version = number(answer.header("x-stamp").unwrap_or_default(), "");
        for seen in &mut self.seen {
            let arrives = seen.wait_for(|seen| seen.version >= self.version);
            let arrived = tokio::time::timeout(TIMEOUT, arrives).await;
            drop(arrived.expect("it is seen in time").expect("somebody listens"));
        }
        let seen = self.seen[1].borrow().clone();
        self.acts = number(&seen.part, "data-acts=\"");
        self.next = self.choices();
        let took = seen.at.map(|at| at.saturating_duration_since(began)).filter(|_| seat == 0);
        Some((took, seen.bytes))
    }
}

/// Acts on all tables in turn, so many a second, until the time is over.
pub async fn paced(
    tables: &mut Vec<Table>,
    address: SocketAddr,
    pace: f64,
    time: Duration,
    hands: usize,
) -> Played {
    drive(tables, address, Some(pace), time, hands).await
}

/// Acts on all tables, one after the other in each of several hands.
pub async fn hurried(tables: &mut Vec<Table>, address: SocketAddr, time: Duration, hands: usize) -> Played {
    drive(tables, address, None, time, hands).await
}

async fn drive(
    tables: &mut Vec<Table>,
    address: SocketAddr,
    pace: Option<f64>,
    time: Duration,
    hands: usize,
) -> Played {
    let queue: Arc<Mutex<VecDeque<Table>>> = Arc::new(Mutex::new(tables.drain(..).collect()));
    let begun = Arc::new(Mutex::new(0u32));
    let began = Instant::now();
    let mut all = JoinSet::new();
    for _ in 0..hands {
        let (queue, begun) = (queue.clone(), begun.clone());
        all.spawn(async move {
            let mut hand = Visitor::new(address);
            let mut played = Played::default();
            let mut over = Vec::new();
            loop {
                if let Some(pace) = pace {
                    let number = {
                        let mut begun = begun.lock().expect("no hand panics");
                        *begun += 1;
                        *begun
                    };
                    let due = began + Duration::from_secs_f64(f64::from(number) / pace);
                    if due > began + time {
                        break;
                    }
                    tokio::time::sleep_until(due.into()).await;
                } else if began.elapsed() >= time {
                    break;
                }
                let Some(mut table) = queue.lock().expect("no hand panics").pop_front() else { break };
                let done = table.act(&mut hand).await;
                let running = table.next.is_some();
                if running {
                    queue.lock().expect("no hand panics").push_back(table)
                } else {
                    over.push(table)
                }
                let Some((took, bytes)) = done else { continue };
                played.acts += 1;
                if let Some(took) = took {
                    played.took.push(took);
                    played.bytes += bytes;
                }
            }
            (played, over)
        });
    }
    let mut total = Played::default();
    for (played, over) in all.join_all().await {
        total.add(played);
        tables.extend(over);
    }
    total.seconds = began.elapsed().as_secs_f64();
    tables.extend(queue.lock().expect("no hand panics").drain(..));
    total
}

/// Plays long sessions, one act at a time: what the early and the late acts took.
pub async fn far(tables: &mut [Table], address: SocketAddr) -> (Vec<Duration>, Vec<Duration>) {
    let mut hand = Visitor::new(address);
    let (mut early, mut late) = (Vec::new(), Vec::new());
    for table in tables.iter_mut() {
        while table.acts < LATE.end
            && let Some((took, _)) = table.act(&mut hand).await
        {
            if EARLY.contains(&table.acts) {
                early.extend(took);
            } else if LATE.contains(&table.acts) {
                late.extend(took);
            }
        }
    }
    (early, late)
}

/// Pages looked at one after the other, each by its own visitor.
pub async fn look(address: SocketAddr, pages: impl Iterator<Item = (String, String)>) -> Vec<Duration> {
    let mut hand = Visitor::new(address);
    let mut times = Vec::new();
    for (path, session) in pages {
        put_on(&mut hand, &session);
        let began = Instant::now();
        hand.get(&path).await.expect("a page").is(200);
        times.push(began.elapsed());
    }
    times
}
