//! Two people who play against each other and remember which acts were acknowledged.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use store::TableId;
use tokio::sync::watch;

use super::visitor::{Answer, Visitor, number};

pub struct Pair {
    pub people: [Visitor; 2],
    pub path: String,
    /// Every known act of the table.
    pub acts: Vec<(u8, String)>,
    /// An act without an answer, for example because the server was killed: it may or may not have happened.
    pub in_flight: Option<(u8, String)>,
    pub finished: Vec<(String, Vec<(u8, String)>)>,
    /// How long each acknowledged act took.
    pub times: Vec<Duration>,
    /// Each acknowledgement in order: the table, and how many acts it had then.
    pub acknowledged: Vec<(String, usize)>,
    /// Number of acts refused because the server could not store them.
    pub refused: usize,
    /// Whether they accept such a refusal and try the act again.
    pub is_patient: bool,
    /// Whether they use several servers, which show each other's acts a moment later.
    pub is_spread: bool,
    /// Since when somebody has been waiting for that.
    behind: Option<Instant>,
}

/// How soon a server must show what another has written.
const FOLLOWED: Duration = Duration::from_secs(10);

/// The message if it is unknown whether an act was stored; see `trouble-uncertain`.
const UNCERTAIN: &str = "It may or may not have been done";

/// Sends a form, and waits and retries when rate limited.
pub async fn patiently(person: &mut Visitor, path: &str, fields: &[(&str, &str)]) -> std::io::Result<Answer> {
    loop {
        let answer = person.post(path, fields).await?;
        if answer.status != 429 {
            return Ok(answer);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

impl Pair {
    pub async fn sit_down(address: SocketAddr) -> Pair {
        Pair::of([Visitor::new(address), Visitor::new(address)]).await
    }

    pub async fn of(mut people: [Visitor; 2]) -> Pair {
        for (person, name) in people.iter_mut().zip(["Ada", "Ben"]) {
            patiently(person, "/name", &[("name", name)]).await.unwrap().is(303);
        }
        let mut pair = Pair {
            people,
            path: String::new(),
            acts: Vec::new(),
            in_flight: None,
            finished: Vec::new(),
            times: Vec::new(),
            acknowledged: Vec::new(),
            refused: 0,
            is_patient: false,
            is_spread: false,
            behind: None,
        };
        pair.open().await.unwrap();
        pair
    }

    async fn open(&mut self) -> std::io::Result<()> {
        let fields = [("seat.0", "me"), ("seat.1", "open")];
        let opened = self.ask_for(0, "/new/presidential", &fields).await?;
        let path = opened.is(303).location().to_owned();
        self.acknowledged.push((path.clone(), 0));
        self.ask_for(1, &format!("{path}/seat"), &[("seat", "1")]).await?.is(303);
        self.acknowledged.push((path.clone(), 0));
        let old = std::mem::replace(&mut self.path, path);
        if !old.is_empty() {
            self.finished.push((old, std::mem::take(&mut self.acts)));
        }
        Ok(())
    }

    async fn ask_for(&mut self, seat: usize, path: &str, fields: &[(&str, &str)]) -> std::io::Result<Answer> {
        loop {
            let answer = patiently(&mut self.people[seat], path, fields).await?;
            if answer.status != 503 || !self.is_patient {
                return Ok(answer);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Plays until the server is gone.
    pub async fn play(self) -> Pair {
        self.play_until(None).await
    }

    /// Plays until told to stop. Without `stopped`, until the server is gone.
    pub async fn play_until(mut self, stopped: Option<watch::Receiver<bool>>) -> Pair {
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

    pub async fn act(&mut self) -> std::io::Result<()> {
        for seat in [0u8, 1] {
            let page = self.people[usize::from(seat)].part(&self.path).await?;
            if page.status == 429 || (self.is_patient && page.status == 503) {
                tokio::time::sleep(Duration::from_millis(20)).await;
                return Ok(());
            }
            let page = page.is(200);
            let shown = number(&page.body, "data-acts=\"");
            if let Some(uncertain) = self.in_flight.take()
                && shown == self.acts.len() as u64 + 1
            {
                self.acts.push(uncertain);
            }
            if shown < self.acts.len() as u64 && self.is_spread {
                let since = self.behind.get_or_insert_with(Instant::now);
                assert!(since.elapsed() < FOLLOWED, "a server does not follow the other");
                tokio::time::sleep(Duration::from_millis(2)).await;
                return Ok(());
            }
            self.behind = None;
            assert_eq!(shown, self.acts.len() as u64, "what was acknowledged is shown, and nothing else");
            let all = page.acts();
            let Some(act) = all.get(self.acts.len() * 7 % all.len().max(1)) else { continue };
            self.in_flight = Some((seat, act.to_string()));
            let fields =
                [("act", *act), ("seat", &seat.to_string()), ("version", &page.version().to_string())];
            let began = Instant::now();
            let answer = self.people[usize::from(seat)].post(&format!("{}/act", self.path), &fields).await?;
            let sent = self.in_flight.take().unwrap();
            match answer.status {
                303 => {
                    self.acts.push(sent);
                    self.times.push(began.elapsed());
                    self.acknowledged.push((self.path.clone(), self.acts.len()));
                }
                429 => tokio::time::sleep(Duration::from_millis(20)).await,
                503 if self.is_patient => {
                    self.refused += 1;
                    self.in_flight = answer.body.contains(UNCERTAIN).then_some(sent);
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                other => panic!("{other}: {}", answer.body),
            }
            return Ok(());
        }
        self.open().await
    }

    /// Checks that every acknowledged act is in the database in order, followed by at most the one act without an answer.
    pub async fn compare(&mut self, store: &dyn store::Store) {
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

    pub fn moved(mut self, address: SocketAddr) -> Pair {
        self.people = self.people.map(|person| person.moved(address));
        self
    }

    /// Number of acknowledged acts at all tables.
    pub fn count(&self) -> usize {
        self.acts.len() + self.finished.iter().map(|(_, acts)| acts.len()).sum::<usize>()
    }
}

pub fn id_of(path: &str) -> TableId {
    path.trim_start_matches("/t/").parse().unwrap()
}

pub async fn stored(store: &dyn store::Store, path: &str) -> Vec<(u8, String)> {
    let record = store.load(id_of(path)).await.unwrap().record;
    record.acts.into_iter().map(|act| (act.seat.0, act.act)).collect()
}

/// The median, the slowest of a hundred and the slowest of all, in words.
pub fn times(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let Some(last) = times.last() else { return "no act".to_owned() };
    let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
    let ms = |time: Duration| format!("{:.1}", time.as_secs_f64() * 1e3);
    format!("p50 {} ms, p99 {} ms, slowest {} ms", ms(at(50)), ms(at(99)), ms(*last))
}
