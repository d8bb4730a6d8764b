//! Open connections: how many there may be, and how long the server waits for each of them.
//!
//! When a connection is accepted only its address is known. Who is behind it becomes known with the head of the first
//! request: everybody who holds a seat has a session, and whether its cookie was signed here can be checked without
//! the database. So a connection counts as a stranger's until it has shown such a cookie. Strangers never get the
//! reserved places. When all places are taken, the connection that the server has waited for longest is closed to make
//! room, a stranger's first. Sessions cost an attacker something, because an address gets them only at a limited rate.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::BoxError;
use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use tokio::sync::watch;
use tokio::time::{Instant, Sleep};

use crate::limits::household;
use crate::proxies::Proxies;

/// How many connections are accepted, and how long the server waits for them.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionPolicy {
    /// Maximum number of open connections. Lower if the system allows fewer open files.
    pub most: usize,
    /// How many of these are only for visitors with a session.
    pub reserved: usize,
    /// Maximum per address. Every page that watches a table holds a connection, and a whole school may be behind one address.
    pub per_address: usize,
    /// Maximum per session. Further connections of a session count as strangers'.
    pub per_session: usize,
    pub timeouts: Timeouts,
}

/// How long the server waits for the other side.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// For the head of the first request.
    pub head: Duration,
    /// For the body of a request, counted from its head.
    pub body: Duration,
    /// For a whole request, from its head to the end of the response. Live updates may go on for as long as the client reads them.
    pub request: Duration,
    /// For the next request, with its head. Longer than reverse proxies keep idle connections open.
    pub idle: Duration,
    /// For a live update to be read by the client: several times the interval between keep-alive comments.
    pub stream: Duration,
    /// For the last responses, when the server is about to stop.
    pub shutdown: Duration,
}

impl Default for ConnectionPolicy {
    fn default() -> ConnectionPolicy {
        ConnectionPolicy {
            most: 16_384,
            reserved: 4_096,
            per_address: 256,
            per_session: 64,
            timeouts: Timeouts::default(),
        }
    }
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            head: Duration::from_secs(10),
            body: Duration::from_secs(60),
            request: Duration::from_secs(120),
            idle: Duration::from_secs(120),
            stream: Duration::from_secs(90),
            shutdown: Duration::from_secs(10),
        }
    }
}

impl ConnectionPolicy {
    /// Limits the number of connections to `files`. At most a quarter of them is reserved.
    pub fn at_most(self, files: usize) -> ConnectionPolicy {
        let most = self.most.min(files);
        ConnectionPolicy { most, reserved: self.reserved.min(most / 4), ..self }
    }
}

/// All connections of one server.
pub struct ConnectionLimit {
    policy: ConnectionPolicy,
    /// Only switched off for measurements.
    on: bool,
    /// Their addresses are not counted, because they carry the connections of many visitors.
    proxies: Proxies,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    next: u64,
    slots: HashMap<u64, Slot>,
    by_address: HashMap<IpAddr, usize>,
    known: usize,
    by_session: HashMap<u64, usize>,
    /// The connections that the server is waiting for: strangers' first, then by how long it has waited.
    waiting: BTreeMap<(bool, u64), u64>,
}

struct Slot {
    /// The address that this connection is counted for. None if it is not counted.
    address: Option<IpAddr>,
    /// The session that was shown.
    session: Option<u64>,
    /// Its key in `Open::waiting`, while the server waits for it.
    waits: Option<(bool, u64)>,
    deadline: watch::Sender<Instant>,
}

impl Open {
    fn wait(&mut self, id: u64) {
        let since = self.next;
        self.next += 1;
        if let Some(slot) = self.slots.get_mut(&id) {
            let place = (slot.session.is_some(), since);
            if let Some(old) = slot.waits.replace(place) {
                self.waiting.remove(&old);
            }
            self.waiting.insert(place, id);
        }
    }

    fn stop_waiting(&mut self, id: u64) {
        if let Some(old) = self.slots.get_mut(&id).and_then(|slot| slot.waits.take()) {
            self.waiting.remove(&old);
        }
    }

    fn strangers(&self) -> usize {
        self.slots.len() - self.known
    }

    /// Closes the connection that the server has waited for longest. With `stranger` it closes only a
    /// stranger's. The place becomes free at once, although the connection's task ends a moment later.
    fn close_one(&mut self, stranger: bool) -> bool {
        let Some((&(is_known, _), &id)) = self.waiting.first_key_value() else { return false };
        if stranger && is_known {
            return false;
        }
        if let Some(slot) = self.slots.get(&id) {
            slot.deadline.send_replace(Instant::now());
        }
        self.remove(id);
        true
    }

    fn remove(&mut self, id: u64) {
        self.stop_waiting(id);
        let Some(slot) = self.slots.remove(&id) else { return };
        if let Some(session) = slot.session {
            self.known -= 1;
            one_less(&mut self.by_session, session);
        }
        if let Some(address) = slot.address {
            one_less(&mut self.by_address, address);
        }
    }
}

fn one_less<T: Eq + Hash>(counts: &mut HashMap<T, usize>, of: T) {
    if let Entry::Occupied(mut count) = counts.entry(of) {
        *count.get_mut() -= 1;
        if *count.get() == 0 {
            count.remove();
        }
    }
}

impl ConnectionLimit {
    pub fn new(policy: ConnectionPolicy, on: bool, proxies: Proxies) -> Arc<ConnectionLimit> {
        Arc::new(ConnectionLimit { policy, on, proxies, open: Mutex::default() })
    }

    pub fn timeouts(&self) -> Timeouts {
        self.policy.timeouts
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// None if this address has reached its maximum or no place is left.
    pub fn take(self: &Arc<ConnectionLimit>, address: IpAddr) -> Option<Arc<Permit>> {
        let policy = &self.policy;
        let address = (self.on && !self.proxies.has(address)).then(|| household(address));
        let mut open = self.open();
        if address.is_some_and(|address| {
            open.by_address.get(&address).is_some_and(|count| *count >= policy.per_address)
        }) {
            return None;
        }
        let mut is_for_known = false;
        if self.on {
            let unreserved = policy.most.saturating_sub(policy.reserved);
            if open.strangers() >= unreserved {
                open.close_one(true);
            }
            is_for_known = open.strangers() >= unreserved;
            if open.slots.len() >= policy.most && !open.close_one(false) {
                return None;
            }
        }
        let id = open.next;
        open.next += 1;
        if let Some(address) = address {
            *open.by_address.entry(address).or_default() += 1;
        }
        let deadline = watch::Sender::new(Instant::now() + policy.timeouts.head);
        let expires = deadline.subscribe();
        open.slots.insert(id, Slot { address, session: None, waits: None, deadline });
        open.wait(id);
        Some(Arc::new(Permit {
            id,
            limit: self.clone(),
            expires,
            is_for_known: AtomicBool::new(is_for_known),
            is_too_slow: AtomicBool::new(false),
        }))
    }

    #[cfg(test)]
    pub fn held(&self) -> usize {
        self.open().slots.len()
    }
}

/// A connection's place. It is given back when this is dropped, however the connection ends.
pub struct Permit {
    id: u64,
    limit: Arc<ConnectionLimit>,
    expires: watch::Receiver<Instant>,
    is_for_known: AtomicBool,
    is_too_slow: AtomicBool,
}

impl Permit {
    /// Returns when the connection has taken too long or its place is needed.
    pub async fn expired(&self) {
        let mut expires = self.expires.clone();
        loop {
            let at = *expires.borrow_and_update();
            tokio::select! {
                () = tokio::time::sleep_until(at) => return,
                moved = expires.changed() => if moved.is_err() { return },
            }
        }
    }

    /// Whether a visitor without a session has sent a request on a reserved place.
    pub fn is_refused(&self) -> bool {
        self.is_for_known.load(Relaxed)
    }

    /// Whether a request body did not arrive in time.
    pub fn is_too_slow(&self) -> bool {
        self.is_too_slow.load(Relaxed)
    }

    fn until(&self, open: &Open, time: Duration) {
        if let Some(slot) = open.slots.get(&self.id) {
            slot.deadline.send_replace(Instant::now() + time);
        }
    }

    /// The head of a request has arrived, with a session or without.
    pub fn begin(&self, session: Option<u64>) {
        let mut open = self.limit.open();
        self.until(&open, self.limit.policy.timeouts.request);
        let open = &mut *open;
        if let (Some(session), Some(slot)) = (session, open.slots.get_mut(&self.id))
            && slot.session.is_none()
            && open.by_session.get(&session).is_none_or(|count| *count < self.limit.policy.per_session)
        {
            slot.session = Some(session);
            open.known += 1;
            *open.by_session.entry(session).or_default() += 1;
            open.wait(self.id);
            self.is_for_known.store(false, Relaxed);
        }
    }

    /// The whole request has arrived, or its response begins. The server no longer waits for the client.
    pub fn received(&self) {
        self.limit.open().stop_waiting(self.id);
    }

    /// The client has read a live update.
    fn streams(&self) {
        self.until(&self.limit.open(), self.limit.policy.timeouts.stream);
    }

    /// The response is complete, so the server waits for the next request.
    fn answered(&self) {
        let mut open = self.limit.open();
        self.until(&open, self.limit.policy.timeouts.idle);
        open.wait(self.id);
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.limit.open().remove(self.id);
    }
}

/// A request body that must arrive in time.
pub struct RequestBody {
    body: Incoming,
    deadline: Pin<Box<Sleep>>,
    permit: Arc<Permit>,
}

impl RequestBody {
    pub fn wrap(body: Incoming, permit: Arc<Permit>) -> Body {
        if body.is_end_stream() {
            permit.received();
            return Body::empty();
        }
        let deadline = Box::pin(tokio::time::sleep(permit.limit.policy.timeouts.body));
        Body::new(RequestBody { body, deadline, permit })
    }
}

impl HttpBody for RequestBody {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if polled.is_pending() && self.deadline.as_mut().poll(context).is_ready() {
            self.permit.is_too_slow.store(true, Relaxed);
            let error = std::io::Error::new(std::io::ErrorKind::TimedOut, "the body did not come in time");
            return Poll::Ready(Some(Err(error.into())));
        }
        if matches!(polled, Poll::Ready(None)) || self.body.is_end_stream() {
            self.permit.received();
        }
        polled.map_err(Into::into)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A response body. When it is dropped the server waits for the next request.
pub struct AnswerBody {
    body: Body,
    is_live: bool,
    permit: Arc<Permit>,
}

impl AnswerBody {
    pub fn wrap(body: Body, is_live: bool, permit: Arc<Permit>) -> Body {
        permit.received();
        if is_live {
            permit.streams();
        }
        Body::new(AnswerBody { body, is_live, permit })
    }
}

impl HttpBody for AnswerBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if self.is_live && polled.is_ready() {
            self.permit.streams();
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for AnswerBody {
    fn drop(&mut self) {
        self.permit.answered();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: usize = 3;

    fn ip(word: &str) -> IpAddr {
        word.parse().unwrap()
    }

    fn by_address(on: bool, proxies: Proxies) -> Arc<ConnectionLimit> {
        ConnectionLimit::new(ConnectionPolicy { per_address: MOST, ..Default::default() }, on, proxies)
    }

    fn all_of(limit: &Arc<ConnectionLimit>, address: IpAddr) -> Vec<Arc<Permit>> {
        (0..MOST).map(|_| limit.take(address).expect("a place is free")).collect()
    }

    #[test]
    fn one_address_has_so_many_and_what_it_gives_back_is_free_again() {
        let limit = by_address(true, Proxies::default());
        let mut held = all_of(&limit, ip("10.0.0.1"));
        assert!(limit.take(ip("10.0.0.1")).is_none());
        assert!(limit.take(ip("::ffff:10.0.0.1")).is_none(), "the same address, written otherwise");
        assert!(limit.take(ip("10.0.0.2")).is_some());
        held.pop();
        let last = limit.take(ip("10.0.0.1"));
        assert!(last.is_some() && limit.take(ip("10.0.0.1")).is_none());
        drop((held, last));
        let open = limit.open();
        assert!(open.by_address.is_empty() && open.slots.is_empty() && open.waiting.is_empty());
    }

    #[test]
    fn a_household_is_one_but_a_proxy_and_a_server_without_limits_count_nobody() {
        let limit = by_address(true, Proxies(vec!["2001:db8::1".parse().unwrap()]));
        let _proxy = [all_of(&limit, ip("2001:db8::1")), all_of(&limit, ip("2001:db8::1"))];
        let _household = all_of(&limit, ip("2001:db8::2"));
        assert!(limit.take(ip("2001:db8::3")).is_none());
        assert!(limit.take(ip("2001:db8:0:1::3")).is_some(), "a neighbour");
        let free = by_address(false, Proxies::default());
        let _many = [all_of(&free, ip("10.0.0.1")), all_of(&free, ip("10.0.0.1"))];
    }

    /// Eight places, two of them reserved.
    fn small() -> Arc<ConnectionLimit> {
        let policy = ConnectionPolicy { most: 8, reserved: 2, per_address: 100, ..Default::default() };
        ConnectionLimit::new(policy, true, Proxies::default())
    }

    fn is_closed(permit: &Permit) -> bool {
        *permit.expires.borrow() <= Instant::now()
    }

    #[test]
    fn who_has_kept_us_waiting_longest_makes_room_for_the_next() {
        let limit = small();
        let waiting: Vec<_> = (0..6).map(|_| limit.take(ip("10.0.0.1")).unwrap()).collect();
        let next = limit.take(ip("10.0.0.2")).unwrap();
        assert!(is_closed(&waiting[0]) && !waiting[1..].iter().any(|permit| is_closed(permit)));
        assert!(!next.is_refused());
        // A connection that is being answered is not closed.
        waiting[1].begin(None);
        waiting[1].received();
        let _more = limit.take(ip("10.0.0.2")).unwrap();
        assert!(is_closed(&waiting[2]) && !is_closed(&waiting[1]));
        // After its response it is last in the queue again.
        waiting[1].answered();
        let _more: Vec<_> = (0..3).map(|_| limit.take(ip("10.0.0.2")).unwrap()).collect();
        assert!(waiting[3..].iter().all(|permit| is_closed(permit)) && !is_closed(&waiting[1]));
    }

    #[test]
    fn one_session_cannot_take_the_whole_reserve() {
        let policy =
            ConnectionPolicy { most: 8, reserved: 4, per_address: 100, per_session: 2, ..Default::default() };
        let limit = ConnectionLimit::new(policy, true, Proxies::default());
        let busy = |session: Option<u64>| {
            let permit = limit.take(ip("10.0.0.1")).unwrap();
            permit.begin(session);
            permit.received();
            permit
        };
        let held: Vec<_> = (0..4).map(|_| busy(None)).chain((0..3).map(|_| busy(Some(1)))).collect();
        assert!(held[..6].iter().all(|permit| !permit.is_refused()));
        assert!(held[6].is_refused(), "its third connection is a stranger's");
        assert!(!busy(Some(2)).is_refused());
        drop(held);
        assert!(!busy(Some(1)).is_refused(), "those that were closed do not count");
    }

    #[test]
    fn strangers_never_take_the_reserve() {
        let limit = small();
        let answered: Vec<_> = (0..6).map(|_| limit.take(ip("10.0.0.1")).unwrap()).collect();
        for permit in &answered {
            permit.begin(None);
            permit.received();
        }
        let stranger = limit.take(ip("10.0.0.2")).unwrap();
        stranger.begin(None);
        assert!(stranger.is_refused());
        let known = limit.take(ip("10.0.0.3")).unwrap();
        assert!(known.is_refused(), "as long as nothing is known of it");
        known.begin(Some(1));
        known.received();
        assert!(!known.is_refused());
        assert!(is_closed(&stranger), "who is only refused makes room");
        let third = limit.take(ip("10.0.0.4")).unwrap();
        third.begin(Some(2));
        third.received();
        assert!(limit.take(ip("10.0.0.5")).is_none(), "all are being answered");
    }
}
