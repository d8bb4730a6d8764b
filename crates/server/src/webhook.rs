//! Tells people who are away that it is their turn, by a request to an address of their choice.
//!
//! Off until the operator allows it. Never sent to private addresses unless the operator lists
//! them. The number of calls is bounded, each is retried a few times, and none contains a secret.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use scene::Lang;
use serde_json::{Map, Value, json};
use store::{Person, PersonId};
use tokio::sync::Semaphore;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use crate::limits::{By, Limits, What};

/// Maximum number of calls that wait to be made or repeated. Further calls
/// are dropped, because late notifications are not worth filling the memory.
const QUEUE: usize = 1_000;
/// Maximum number of calls under way at once. A call that waits for its next attempt does not count.
const AT_ONCE: usize = 32;
/// Maximum number of calls of one person that wait. Only one of them is under way at a time, so that an address that never answers holds up
/// no other person's calls.
const OF_PERSON: usize = 16;
const TIMEOUT: Duration = Duration::from_secs(10);
/// Pauses between the attempts.
const PAUSES: [Duration; 3] = [Duration::from_secs(2), Duration::from_secs(15), Duration::from_secs(120)];
pub const MAX_ADDRESS: usize = 500;

/// What the operator allows.
#[derive(Clone, Debug, Default)]
pub struct Policy {
    pub on: bool,
    /// Hosts that may be called even though their addresses are private.
    pub private: Vec<String>,
    /// The prefix of `/t/ID` in the link. Empty if the operator has not set one.
    pub public_url: String,
}

/// A call to be sent.
#[derive(Clone, Debug)]
pub struct Call {
    pub person: PersonId,
    pub address: String,
    pub game: String,
    pub headline: String,
    pub table: String,
}

/// The notifications that a person with an account asked for.
pub struct Wanted {
    pub address: String,
    pub lang: Lang,
}

impl Wanted {
    pub fn by(person: &Person) -> Option<Wanted> {
        person.login.as_ref()?;
        let text = |name: &str| person.preferences.get(name).and_then(Value::as_str);
        let address = text("webhook").filter(|address| check(address).is_ok())?.to_owned();
        Some(Wanted { address, lang: text("lang").and_then(|lang| lang.parse().ok()).unwrap_or_default() })
    }

    /// The person's preferences with these settings, or without them if the address is empty.
    pub fn written(person: &Person, address: &str, lang: Lang) -> Value {
        let mut preferences = match &person.preferences {
            Value::Object(map) => map.clone(),
            _ => Map::new(),
        };
        preferences.remove("webhook");
        if !address.is_empty() {
            preferences.insert("webhook".into(), address.into());
            preferences.insert("lang".into(), lang.code().into());
        }
        preferences.into()
    }
}

/// Takes calls without making the caller wait.
pub struct Hooks {
    line: Option<Arc<Line>>,
}

struct Line {
    policy: Arc<Policy>,
    pauses: &'static [Duration],
    waiting: Arc<Semaphore>,
    under_way: Semaphore,
    people: Mutex<HashMap<PersonId, OwnCalls>>,
    /// The address may belong to somebody else, who must not be flooded by two people playing fast.
    limits: Limits,
}

/// The calls of one person.
struct OwnCalls {
    waiting: usize,
    under_way: Arc<Semaphore>,
}

impl Default for OwnCalls {
    fn default() -> OwnCalls {
        OwnCalls { waiting: 0, under_way: Arc::new(Semaphore::new(1)) }
    }
}

impl Hooks {
    pub fn start(policy: Policy) -> Hooks {
        Hooks::with_pauses(policy, &PAUSES)
    }

    fn with_pauses(policy: Policy, pauses: &'static [Duration]) -> Hooks {
        let line = policy.on.then(|| Line {
            policy: Arc::new(policy),
            pauses,
            waiting: Arc::new(Semaphore::new(QUEUE)),
            under_way: Semaphore::new(AT_ONCE),
            people: Mutex::default(),
            limits: Limits::new(true, Default::default()),
        });
        Hooks { line: line.map(Arc::new) }
    }

    pub fn are_on(&self) -> bool {
        self.line.is_some()
    }

    /// Must be called from within the runtime.
    pub fn call(&self, call: Call) {
        let Some(line) = self.line.clone() else { return };
        if line.limits.count(What::Call, By::Person(call.person)).is_err() {
            return;
        }
        let Ok(place) = line.waiting.clone().try_acquire_owned() else { return };
        let Some(own) = line.enter(call.person) else { return };
        tokio::spawn(async move {
            let person = call.person;
            line.deliver(call, &own).await;
            line.leave(person);
            drop(place);
        });
    }
}

impl Line {
    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, OwnCalls>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The permit of the person's calls, unless too many of them wait.
    fn enter(&self, person: PersonId) -> Option<Arc<Semaphore>> {
        let mut people = self.people();
        let own = people.entry(person).or_default();
        if own.waiting >= OF_PERSON {
            return None;
        }
        own.waiting += 1;
        Some(own.under_way.clone())
    }

    fn leave(&self, person: PersonId) {
        let mut people = self.people();
        let Some(own) = people.get_mut(&person) else { return };
        own.waiting -= 1;
        if own.waiting == 0 {
            people.remove(&person);
        }
    }

    async fn deliver(&self, call: Call, own: &Semaphore) {
        for pause in [None].into_iter().chain(self.pauses.iter().map(Some)) {
            if let Some(pause) = pause {
                tokio::time::sleep(*pause).await;
            }
            let Ok(_own) = own.acquire().await else { return };
            let Ok(_place) = self.under_way.acquire().await else { return };
            let (policy, call) = (self.policy.clone(), call.clone());
            let sent = tokio::task::spawn_blocking(move || send(&policy, &call)).await;
            match sent {
                Ok(Outcome::Done | Outcome::Never) => return,
                Ok(Outcome::Later) | Err(_) => {}
            }
        }
    }
}

enum Outcome {
    Done,
    /// Another attempt would not help.
    Never,
    Later,
}

fn send(policy: &Arc<Policy>, call: &Call) -> Outcome {
    if check(&call.address).is_err() {
        return Outcome::Never;
    }
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(TIMEOUT))
        .max_redirects(0)
        .http_status_as_error(false)
        // A proxy, for example from the environment, would resolve the host itself, so the check for private addresses would be bypassed.
        .proxy(None)
        .build();
    let agent = ureq::Agent::with_parts(config, DefaultConnector::default(), Guarded(policy.clone()));
    let body = json!({
        "event": "your-turn",
        "game": call.game,
        "headline": call.headline,
        "table": format!("{}/t/{}", policy.public_url, call.table),
    });
    let sent = agent.post(&call.address).header("content-type", "application/json").send(body.to_string());
    match sent {
        Ok(answer) if answer.status().is_success() => Outcome::Done,
        Ok(answer) if answer.status().is_server_error() || answer.status() == 429 => Outcome::Later,
        Ok(_) | Err(ureq::Error::HostNotFound | ureq::Error::BadUri(_)) => Outcome::Never,
        Err(_) => Outcome::Later,
    }
}

/// Whether an address can be stored: a web address that is not too long and contains no user name or password.
pub fn check(address: &str) -> Result<(), &'static str> {
    let uri: Uri = address.parse().map_err(|_| "trouble-webhook")?;
    let web = matches!(uri.scheme_str(), Some("http" | "https"));
    let host = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
    if web && host && address.len() <= MAX_ADDRESS { Ok(()) } else { Err("trouble-webhook") }
}

/// Resolves a host and keeps only addresses that may be called. The call then uses exactly
/// these addresses, so a name cannot resolve differently between the check and the call.
#[derive(Debug)]
struct Guarded(Arc<Policy>);

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &Uri,
        config: &ureq::config::Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let listed = uri.host().is_some_and(|host| {
            let host = host.trim_start_matches('[').trim_end_matches(']');
            self.0.private.iter().any(|known| known.eq_ignore_ascii_case(host))
        });
        let mut allowed = self.empty();
        for address in found.iter().filter(|address: &&SocketAddr| listed || is_public(address.ip())) {
            allowed.push(*address);
        }
        if allowed.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(allowed) }
    }
}

/// Whether an address is on the public internet.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => {
            let [a, b, c, _] = ip.octets();
            let shared = a == 100 && (64..128).contains(&b);
            let testing = a == 198 && (b == 18 || b == 19);
            let protocol = (a, b, c) == (192, 0, 0);
            !(ip.is_private()
                || ip.is_loopback()
                || ip.is_link_local()
                || ip.is_broadcast()
                || ip.is_documentation()
                || ip.is_multicast()
                || a == 0
                || a >= 240
                || shared
                || testing
                || protocol)
        }
        IpAddr::V6(ip) => {
            let first = ip.segments()[0];
            if let Some(inner) = ip.to_ipv4() {
                return is_public(inner.into());
            }
            // Only 2000::/3 is allocated; exclude the parts that lead to IPv4 or are for documentation.
            let odd =
                matches!(ip.segments(), [0x2001, 0x0db8, ..] | [0x2001, 0, ..] | [0x2002, ..] | [0x3fff, ..]);
            first & 0xe000 == 0x2000 && !odd
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;
    use std::sync::mpsc::{Receiver, channel};

    use super::*;

    const SOON: &[Duration] = &[Duration::from_millis(20); 2];

    #[test]
    fn private_addresses_are_not_public() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.1.1",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.0.1",
            "240.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
        for public in ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[test]
    fn only_web_addresses_are_kept() {
        assert_eq!(check("https://example.org/hook?x=1"), Ok(()));
        for bad in [
            "",
            "ftp://example.org",
            "file:///etc/passwd",
            "https://me:secret@example.org/",
            "example.org",
            "http://",
        ] {
            assert!(check(bad).is_err(), "{bad}");
        }
        assert!(check(&format!("https://example.org/{}", "x".repeat(MAX_ADDRESS))).is_err());
    }

    /// Answers each call with the next status, and reports what it was sent.
    fn listener(statuses: &'static [u16]) -> (String, Receiver<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/hook", listener.local_addr().unwrap());
        let (tell, told) = channel();
        std::thread::spawn(move || {
            for status in statuses {
                let (mut stream, _) = listener.accept().unwrap();
                let mut text = String::new();
                let mut buffer = [0; 4096];
                while !text.contains('}') {
                    let n = stream.read(&mut buffer).unwrap();
                    text.push_str(&String::from_utf8_lossy(&buffer[..n]));
                }
                let answer = format!("HTTP/1.1 {status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).unwrap();
                tell.send(text).unwrap();
            }
        });
        (address, told)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nobody_is_flooded() {
        let hooks = Hooks::with_pauses(policy(&["127.0.0.1"]), &[]);
        let (address, told) = listener(&[200; 60]);
        let [one, other] = [call(&address), call(&address)];
        let wait = Duration::from_secs(10);
        for _ in 0..30 {
            hooks.call(one.clone());
            told.recv_timeout(wait).unwrap();
        }
        hooks.call(one.clone());
        assert!(told.recv_timeout(Duration::from_millis(300)).is_err(), "enough for one");
        hooks.call(other);
        told.recv_timeout(wait).unwrap();
    }

    #[test]
    fn a_proxy_that_the_environment_names_is_not_asked() {
        let calls = "webhook::tests::a_call_arrives_and_is_tried_again_when_the_other_side_stumbles";
        let mut again = std::process::Command::new(std::env::current_exe().unwrap());
        let done = again.args([calls, "--exact"]).env("ALL_PROXY", "http://127.0.0.1:9").output().unwrap();
        let said = String::from_utf8_lossy(&done.stdout);
        assert!(done.status.success() && said.contains("1 passed"), "{said}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_stumbles_holds_up_nobody() {
        const LONG: &[Duration] = &[Duration::from_secs(3_600)];
        let hooks = Hooks::with_pauses(policy(&["127.0.0.1"]), LONG);
        let wait = Duration::from_secs(10);
        let (bad, stumbles) = listener(&[500; AT_ONCE]);
        for _ in 0..AT_ONCE {
            hooks.call(call(&bad));
        }
        for _ in 0..AT_ONCE {
            stumbles.recv_timeout(wait).unwrap();
        }
        let (good, told) = listener(&[200]);
        hooks.call(call(&good));
        told.recv_timeout(wait).unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn an_address_that_never_answers_holds_up_no_other_person() {
        let silent = TcpListener::bind("127.0.0.1:0").unwrap();
        let hooks = Hooks::with_pauses(policy(&["127.0.0.1"]), &[]);
        for _ in 0..2 {
            let slow = call(&format!("http://{}/", silent.local_addr().unwrap()));
            for _ in 0..AT_ONCE {
                hooks.call(slow.clone());
            }
        }
        let (good, told) = listener(&[200]);
        hooks.call(call(&good));
        told.recv_timeout(TIMEOUT / 2).unwrap();
    }

    fn call(address: &str) -> Call {
        Call {
            person: PersonId::random(),
            address: address.to_owned(),
            game: "The Game".into(),
            headline: "Week 2".into(),
            table: "abc".into(),
        }
    }

    fn policy(private: &[&str]) -> Policy {
        let private = private.iter().map(|host| (*host).to_owned()).collect();
        Policy { on: true, private, public_url: "https://table.example".into() }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_call_arrives_and_is_tried_again_when_the_other_side_stumbles() {
        let (address, told) = listener(&[500, 200]);
        let hooks = Hooks::with_pauses(policy(&["127.0.0.1"]), SOON);
        hooks.call(call(&address));
        let wait = Duration::from_secs(10);
        let first = told.recv_timeout(wait).unwrap();
        assert!(first.starts_with("POST /hook ") && first.contains("https://table.example/t/abc"), "{first}");
        told.recv_timeout(wait).unwrap();
        assert!(told.recv_timeout(Duration::from_millis(300)).is_err(), "once is enough");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn private_addresses_are_called_only_if_listed_and_nothing_is_called_when_it_is_off() {
        let (address, told) = listener(&[200]);
        Hooks::with_pauses(policy(&[]), SOON).call(call(&address));
        Hooks::with_pauses(policy(&["10.0.0.1"]), SOON).call(call(&address));
        Hooks::start(Policy::default()).call(call(&address));
        assert!(told.recv_timeout(Duration::from_millis(500)).is_err());
    }
}
