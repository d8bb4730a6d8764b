//! Fuzzes the real server: forms of its own pages filled at random or with errors, files and decks with errors, invalid requests. It must
//! answer all of them without a server error. Refused requests change nothing, and every table stored afterwards is a game by the rules.
//!
//! `RESOLUTE_FUZZ_SECONDS` sets how long, `RESOLUTE_FUZZ_SEED` repeats a run.

mod forms;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use kernel::FastRng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::visitor::{Answer, Visitor, form};
use forms::{Form, bytes_changed, filled, forms, links, odd, one, spoiled};

const USUAL_SECONDS: u64 = 5;
/// Upper limit for any answer, even on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);
/// Groups send at the same time, each at tables of its own.
const GROUPS: u64 = 3;
const PEOPLE: usize = 3;
/// How many tables (and decks), forms and links a group remembers.
const TABLES: usize = 8;
const FORMS: usize = 60;
const LINKS: usize = 40;

const GAMES: [&str; 5] = ["presidential", "idiot", "mr-president", "manifest", "cdg-solo"];

/// Recorded games, to be sent with errors.
const RECORDS: [&str; 2] =
    [include_str!("../../records/0.1.0/presidential.json"), include_str!("../../records/0.1.0/idiot.json")];

struct Served {
    child: Child,
    address: SocketAddr,
    _said: BufReader<ChildStdout>,
}

/// Ends the server even if the test fails.
impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program on a free port. It trusts this machine as a proxy, so that each person has an address of their own.
fn serve(database: &str, errors: &Path) -> Served {
    let mut child = Command::new(env!("CARGO_BIN_EXE_resolute"))
        .args(["serve", "--listen", "127.0.0.1:0", "--trusted-proxy", "127.0.0.1", "--database", database])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(File::create(errors).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    said.read_line(&mut line).unwrap();
    let place = line.split_once("http://").and_then(|(_, rest)| rest.split_once('/'));
    let address = place.unwrap_or_else(|| panic!("no address: {line}")).0.parse().unwrap();
    Served { child, address, _said: said }
}

/// Number of requests by kind and first digit of the status.
type Counts = BTreeMap<(&'static str, u16), u64>;

/// A few people who know the same tables.
struct Group {
    rng: FastRng,
    people: Vec<(Visitor, String)>,
    tables: Vec<String>,
    links: Vec<String>,
    forms: Vec<(usize, Form)>,
    counts: Counts,
    /// The slowest answer.
    slowest: (Duration, String),
}

impl Group {
    async fn new(address: SocketAddr, seed: u64, number: u64) -> Group {
        let mut group = Group {
            rng: FastRng::of_game(seed, number),
            people: Vec::new(),
            tables: Vec::new(),
            links: GAMES.iter().flat_map(|game| [format!("/new/{game}"), format!("/rules/{game}")]).collect(),
            forms: Vec::new(),
            counts: Counts::new(),
            slowest: Default::default(),
        };
        for n in 0..PEOPLE {
            group.people.push((Visitor::new(address), format!("10.0.{number}.{n}")));
            // The last one is only a spectator.
            if n + 1 < PEOPLE {
                let name = format!("Guest {number}-{n}");
                group.send("name", n, "/name", &[("name".into(), name)]).await;
            }
        }
        group
    }

    fn person(&mut self) -> usize {
        self.rng.below(PEOPLE as u32) as usize
    }

    /// Sends a request and checks the answer: it arrives in time and is no server error.
    async fn ask(
        &mut self,
        kind: &'static str,
        person: usize,
        method: &str,
        path: &str,
        body: Option<(&str, &[u8])>,
    ) -> Option<Answer> {
        let part = self.rng.below(3) == 0;
        let (visitor, from) = &mut self.people[person];
        let mut headers = vec![("X-Forwarded-For", from.as_str())];
        if part {
            headers.push(("X-Part", "1"));
        }
        let shown =
            || format!("{kind}: {method} {path} {:?}", body.map(|(_, body)| String::from_utf8_lossy(body)));
        let begun = Instant::now();
        let asked = tokio::time::timeout(TIMEOUT, visitor.ask(method, path, &headers, body)).await;
        let answer = match asked.unwrap_or_else(|_| panic!("no answer in time to {}", shown())) {
            Ok(answer) => answer,
            // A connection that was idle too long or served enough requests is closed; a picture cannot be read as text.
            Err(why)
                if matches!(
                    why.kind(),
                    ErrorKind::InvalidData
                        | ErrorKind::UnexpectedEof
                        | ErrorKind::BrokenPipe
                        | ErrorKind::ConnectionReset
                ) =>
            {
                *self.counts.entry((kind, 0)).or_default() += 1;
                return None;
            }
            Err(why) => panic!("{why} at {}", shown()),
        };
        if begun.elapsed() > self.slowest.0 {
            self.slowest = (begun.elapsed(), format!("{kind}: {method} {path}"));
        }
        *self.counts.entry((kind, answer.status)).or_default() += 1;
        assert!(
            answer.status < 500 || answer.status == 503,
            "{} to {}\n{}",
            answer.status,
            shown(),
            answer.body
        );
        if answer.status == 429 || answer.status == 503 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let is_page = answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html"));
        if is_page && !path.contains("/map") {
            says_words(&answer.body, &shown());
        }
        self.remember(person, &answer);
        Some(answer)
    }

    /// Sends a form.
    async fn send(
        &mut self,
        kind: &'static str,
        person: usize,
        path: &str,
        fields: &[(String, String)],
    ) -> Option<Answer> {
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let body = form(&fields);
        let kind_of_form = "application/x-www-form-urlencoded";
        self.ask(kind, person, "POST", path, Some((kind_of_form, body.as_bytes()))).await
    }

    fn remember(&mut self, person: usize, answer: &Answer) {
        let location = answer.location().split('?').next().unwrap_or_default().to_owned();
        if location.starts_with("/t/") && !self.tables.contains(&location) {
            if self.tables.len() == TABLES {
                let at = self.rng.below(TABLES as u32) as usize;
                self.tables.remove(at);
            }
            self.tables.push(location);
        }
        for form in forms(&answer.body).into_iter().filter(|form| form.is_post && !form.is_file) {
            if self.forms.len() == FORMS {
                let at = self.rng.below(FORMS as u32) as usize;
                self.forms.swap_remove(at);
            }
            self.forms.push((person, form));
        }
        let links = links(&answer.body);
        for _ in 0..2 {
            if let Some(link) = one(&mut self.rng, &links) {
                if self.links.len() == LINKS {
                    let at = self.rng.below(LINKS as u32) as usize;
                    self.links.swap_remove(at);
                }
                self.links.push(link.clone());
            }
        }
    }

    async fn step(&mut self) {
        match self.rng.below(100) {
            0..55 => self.play().await,
            55..70 => self.look().await,
            70..84 => self.fill_in().await,
            84..88 => self.open().await,
            88..92 => self.write_a_deck().await,
            92..94 => self.import().await,
            94..97 => self.make_noise().await,
            _ => self.watch().await,
        }
    }

    /// Plays one act: one that the page offers, or a damaged one, which must not change the table.
    async fn play(&mut self) {
        let person = self.person();
        let Some(table) = one(&mut self.rng, &self.tables).cloned() else { return self.open().await };
        let Some(page) = self.ask("table", person, "GET", &table, None).await else { return };
        let mut act = forms(&page.body).into_iter().filter(|form| form.action.ends_with("/act"));
        let Some(form) = act.next() else {
            if self.rng.below(4) == 0 {
                self.sit(&table, person).await;
            }
            return;
        };
        let offered: Vec<&(String, String)> = form.fields.iter().filter(|(name, _)| name == "act").collect();
        let Some(chosen) = one(&mut self.rng, &offered).map(|&field| field.clone()) else { return };
        let mut fields = filled(&mut self.rng, &form);
        fields.retain(|(name, _)| name != "act");
        fields.push(chosen);
        if self.rng.below(4) > 0 {
            self.send("act", person, &form.action, &fields).await;
            return;
        }
        spoiled(&mut self.rng, &mut fields);
        let answer = self.send("spoiled act", person, &form.action, &fields).await;
        let Some(answer) = answer.filter(|answer| answer.status == 422 || answer.status == 409) else {
            return;
        };
        let Some(now) = self.ask("table", person, "GET", &table, None).await else { return };
        // Nobody else plays at this group's tables meanwhile, and bots play only after an act.
        if page.status == 200 && now.status == 200 {
            assert!(
                answer.status == 409 || now.version() == page.version(),
                "{fields:?} was refused and changed {table}"
            );
        }
    }

    async fn sit(&mut self, table: &str, person: usize) {
        let seat = self.rng.below(5).to_string();
        self.send("seat", person, &format!("{table}/seat"), &[("seat".into(), seat)]).await;
    }

    /// Requests any page, some with another query.
    async fn look(&mut self) {
        const ENDS: [&str; 14] = [
            "",
            "/log",
            "/frames?from=0&to=30",
            "/cards",
            "/export",
            "/picture.svg",
            "/picture.png",
            "?hint=1",
            "?at=",
            "?seat=",
            "/log?seat=",
            "/frames?from=3&to=2&seat=",
            "?tab=",
            "?stamp=",
        ];
        let person = self.person();
        let table = one(&mut self.rng, &self.tables).cloned();
        let path = match table {
            Some(table) if self.rng.below(3) > 0 => {
                let end = one(&mut self.rng, &ENDS).expect("there are some");
                let rest = if end.ends_with('=') { odd(&mut self.rng, "3") } else { String::new() };
                format!("{table}{end}{}", crate::visitor::encoded(&rest))
            }
            _ => {
                let link = one(&mut self.rng, &self.links).cloned().unwrap_or_else(|| "/".to_owned());
                if self.rng.below(4) == 0 {
                    let name = crate::visitor::encoded(&odd(&mut self.rng, "at"));
                    let value = crate::visitor::encoded(&odd(&mut self.rng, "7"));
                    format!("{}?{name}={value}", link.split('#').next().unwrap_or("/"))
                } else {
                    link
                }
            }
        };
        let is_plain = path.bytes().all(|byte| byte.is_ascii_graphic());
        // A live stream does not end by itself, so it is tested elsewhere.
        if is_plain && !path.contains("/live") {
            let path = path.split('#').next().unwrap_or("/").to_owned();
            self.ask("look", person, "GET", &path, None).await;
        }
    }

    /// Sends a form of any page, sometimes as a person whose page it was not.
    async fn fill_in(&mut self) {
        let Some((person, form)) = one(&mut self.rng, &self.forms).cloned() else { return };
        let person = if self.rng.below(5) == 0 { self.person() } else { person };
        // Rarely sign out or end a game, or nothing else would be tested.
        let ends =
            ["/sign-out", "/resign", "/leave", "/archive"].iter().any(|end| form.action.ends_with(end));
        if ends && self.rng.below(8) > 0 {
            return;
        }
        let mut fields = filled(&mut self.rng, &form);
        let spoil = self.rng.below(2) == 0;
        if spoil {
            spoiled(&mut self.rng, &mut fields);
        }
        let kind = if spoil { "spoiled form" } else { "form" };
        self.send(kind, person, &form.action, &fields).await;
    }

    /// Opens a new table with random choices of its form.
    async fn open(&mut self) {
        let game = one(&mut self.rng, &GAMES).expect("there are games");
        let person = self.rng.below(PEOPLE as u32 - 1) as usize;
        let path = match self.rng.below(6) {
            0 => format!("/play/{game}"),
            1 => format!("/lesson/{game}"),
            _ => format!("/new/{game}"),
        };
        if !path.starts_with("/new/") {
            self.send("open", person, &path, &[]).await;
            return;
        }
        let Some(page) = self.ask("look", person, "GET", &path, None).await else { return };
        let found = forms(&page.body).into_iter().find(|form| form.action == path);
        let Some(form) = found else { return };
        let mut fields = filled(&mut self.rng, &form);
        if self.rng.below(3) == 0 {
            spoiled(&mut self.rng, &mut fields);
        }
        let opened = self.send("open", person, &path, &fields).await;
        let location = opened.map(|answer| answer.location().to_owned()).unwrap_or_default();
        if location.starts_with("/t/") {
            self.sit(&location, 1 - person).await;
        }
    }

    async fn write_a_deck(&mut self) {
        let kinds: Vec<String> =
            self.links.iter().filter(|link| link.starts_with("/decks/")).cloned().collect();
        let person = self.person();
        let path = one(&mut self.rng, &kinds).cloned().unwrap_or_else(|| "/decks".to_owned());
        let path = path.split(['?', '#']).next().unwrap_or("/decks").to_owned();
        let Some(page) = self.ask("deck", person, "GET", &path, None).await else { return };
        let own =
            forms(&page.body).into_iter().find(|form| form.is_post && form.action.starts_with("/decks"));
        let Some(form) = own else { return };
        let mut fields = filled(&mut self.rng, &form);
        let text = page
            .body
            .split_once("</textarea>")
            .map_or("", |(before, _)| before.rsplit_once('>').map_or("", |(_, text)| text));
        let mut text = forms::unescaped(text).into_bytes();
        bytes_changed(&mut self.rng, &mut text);
        for field in &mut fields {
            if field.1.is_empty() {
                field.1 = String::from_utf8_lossy(&text).into_owned();
            }
        }
        self.send_parts("deck", person, &form, &fields).await;
    }

    /// Sends fields like a form with a file upload.
    async fn send_parts(
        &mut self,
        kind: &'static str,
        person: usize,
        form: &Form,
        fields: &[(String, String)],
    ) {
        if !form.is_file {
            self.send(kind, person, &form.action, fields).await;
            return;
        }
        let mut body = String::new();
        for (name, value) in fields {
            body.push_str(&format!(
                "--border\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n"
            ));
        }
        body.push_str("--border--\r\n");
        self.ask(
            kind,
            person,
            "POST",
            &form.action,
            Some(("multipart/form-data; boundary=border", body.as_bytes())),
        )
        .await;
    }

    /// Imports a recorded game, mostly with errors.
    async fn import(&mut self) {
        let person = self.person();
        let mut text = one(&mut self.rng, &RECORDS).expect("there are some").as_bytes().to_vec();
        if self.rng.below(5) > 0 {
            bytes_changed(&mut self.rng, &mut text);
        }
        let mut body =
            b"--border\r\nContent-Disposition: form-data; name=\"file\"; filename=\"game.json\"\r\n\r\n"
                .to_vec();
        body.extend(text);
        body.extend(b"\r\n--border--\r\n");
        if self.rng.below(5) == 0 {
            bytes_changed(&mut self.rng, &mut body);
        }
        self.ask("import", person, "POST", "/import", Some(("multipart/form-data; boundary=border", &body)))
            .await;
    }

    /// Sends bytes that are no request, or a request with errors. Any answer is fine, and none too.
    async fn make_noise(&mut self) {
        let (visitor, _) = &self.people[0];
        let address = visitor.address;
        let path = one(&mut self.rng, &self.tables).cloned().unwrap_or_else(|| "/".to_owned());
        let mut bytes = format!(
            "POST {path}/act HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 14\r\nX-Forwarded-For: 10.9.9.9\r\n\r\nact=roll&seat=0"
        )
        .into_bytes();
        for _ in 0..1 + self.rng.below(4) {
            bytes_changed(&mut self.rng, &mut bytes);
        }
        let Ok(mut link) = TcpStream::connect(address).await else { panic!("nobody listens any more") };
        let _ = link.write_all(&bytes).await;
        let mut answer = vec![0; 4_096];
        let read = tokio::time::timeout(Duration::from_millis(300), link.read(&mut answer)).await;
        let length = read.ok().and_then(Result::ok).unwrap_or(0);
        let head = String::from_utf8_lossy(&answer[..length]).into_owned();
        let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
        assert!(status < 500 || status == 503, "{head} to {:?}", String::from_utf8_lossy(&bytes));
        *self.counts.entry(("noise", status)).or_default() += 1;
    }

    /// Follows live updates for a moment, with any stamp.
    async fn watch(&mut self) {
        let person = self.person();
        let Some(table) = one(&mut self.rng, &self.tables).cloned() else { return };
        let stamp = odd(&mut self.rng, "1-1");
        let path = format!("{table}/live?stamp={}", crate::visitor::encoded(&stamp));
        let listening = self.people[person].0.listen(&path, None).await;
        let mut events = 0;
        if let Ok(mut listener) = listening {
            let next = tokio::time::timeout(Duration::from_millis(300), listener.next());
            events = u16::from(matches!(next.await, Ok(Ok(Some(_)))));
        }
        *self.counts.entry(("watch", events)).or_default() += 1;
    }
}

/// Texts of the games that really are in brackets.
const PRINTED: [&str; 1] = ["re-election"];

/// Checks that no text key is shown. Keys without a text appear in brackets.
fn says_words(page: &str, what: &str) {
    let mut rest = page;
    while let Some((_, after)) = rest.split_once("[") {
        let word = after.split(']').next().unwrap_or_default();
        let is_key = word.len() > 3
            && word.contains('-')
            && !PRINTED.contains(&word)
            && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        assert!(!is_key, "no words for [{word}] in the answer to {what}");
        rest = after;
    }
}

fn from_env(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[test]
fn the_server_answers_whatever_it_is_sent() {
    let seconds = from_env("RESOLUTE_FUZZ_SECONDS", USUAL_SECONDS);
    let usual =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(1, |now| now.as_secs());
    let seed = from_env("RESOLUTE_FUZZ_SEED", usual);
    println!("RESOLUTE_FUZZ_SEED={seed}");
    let folder = tempfile::tempdir().unwrap();
    let (database, errors) = (folder.path().join("house.sqlite"), folder.path().join("errors"));
    let mut served = serve(&format!("sqlite:{}", database.display()), &errors);
    let end = Instant::now() + Duration::from_secs(seconds);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let address = served.address;
    let counts = runtime.block_on(async {
        let mut groups = tokio::task::JoinSet::new();
        for number in 0..GROUPS {
            groups.spawn(async move {
                let mut group = Group::new(address, seed, number).await;
                while Instant::now() < end {
                    group.step().await;
                }
                (group.counts, group.slowest)
            });
        }
        let mut all = Counts::new();
        while let Some(counts) = groups.join_next().await {
            let (counts, slowest) =
                counts.unwrap_or_else(|why| panic!("with RESOLUTE_FUZZ_SEED={seed}: {why}"));
            println!("slowest answer: {slowest:?}");
            counts.into_iter().for_each(|(what, count)| *all.entry(what).or_default() += count);
        }
        all
    });
    assert!(served.child.try_wait().unwrap().is_none(), "the server is gone");
    drop(served);
    let said = std::fs::read_to_string(&errors).unwrap();
    for fault in ["panicked", "fault of the house", "overflow"] {
        assert!(!said.contains(fault), "{said}");
    }
    for ((kind, status), count) in &counts {
        println!("{kind:>14} {status:>3} {count:>9}");
    }
    println!("{} requests in {seconds} seconds", counts.values().sum::<u64>());
    let acts = counts.iter().filter(|((kind, status), _)| *kind == "act" && matches!(status, 200..400));
    assert!(acts.map(|(_, count)| count).sum::<u64>() > 0, "nobody came to act: {counts:?}");
    let kept = Command::new(env!("CARGO_BIN_EXE_resolute"))
        .args(["validate", "--database", &format!("sqlite:{}", database.display())])
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&kept.stdout);
    println!("{}", told.lines().last().unwrap_or_default());
    assert!(kept.status.success(), "{told}\n{}", String::from_utf8_lossy(&kept.stderr));
}
