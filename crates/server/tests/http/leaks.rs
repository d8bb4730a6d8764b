//! Two games that a viewer cannot tell apart give the viewer the same bytes: over HTTP on every route, in live streams, and in the word that
//! it is the viewer's turn (webhooks).
//!
//! Two houses with the same people serve one game each. `kernel::laws::twins` finds the pairs: positions of which the viewer imagines one
//! for the other, and whole games in which a card was dealt or a bid was made otherwise. Only what a house makes up by chance is taken out of
//! the answers before they are compared: ids of tables, secret links, ids of requests, its own address, the time of day.
//!
//! `RESOLUTE_FUZZ_SECONDS` says for how long, `RESOLUTE_FUZZ_SEED` where to begin.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use catalogue::{AnyGame, Games, Hosted};
use kernel::laws::twins::{Twins, imagined, random_game, retold};
use kernel::record::{ActRecord, Record};
use kernel::{FastRng, Player, Seat, Turn, Viewer};
use serde_json::json;
use server::Config;
use store::{Holder, Millis, NewTable, PersonId, Summary, TableId};

use crate::house::{House, in_time, next, usual};
use crate::visitor::{Visitor, form};
use crate::webhooks::{Ear, allowing};

const USUAL_SECONDS: u64 = 6;
/// As many as any game has seats; one more looks on.
const PEOPLE: usize = 5;
/// Changes tried before a game is given up.
const TRIES: usize = 8;
const ACTS: u32 = 80;

/// Whether a route tells something of a table, and how this test asks it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Route {
    /// Looked at by each of these ends; `N` stands for the number of acts.
    Look(&'static [&'static str]),
    /// A form that is answered and leaves the game as it is.
    Ask,
    /// A form that changes the table, tried after all others, in this order.
    Change,
    Live,
    /// Tells of no table that the visitor was not shown before: the reason.
    Other(&'static str),
}

use Route::{Ask, Change, Live, Look, Other};

const EXPORT: &str = "/t/{table}/export";
const OPENS: &str = "opens a table of its own and leads there";
const HOUSE: &str = "tells of no table";

/// Every route of the house. One that is not here fails the test below.
const ROUTES: &[(&str, Route)] = &[
    ("/", Look(&[""])),
    (
        "/t/{table}",
        Look(&[
            "",
            "?at=0",
            "?at=1",
            "?at=N",
            "?hint=1",
            "?seat=0",
            "?seat=1",
            "?seat=2&hint=1",
            "?seat=1&at=2",
            "?tab=x",
        ]),
    ),
    ("/t/{table}/log", Look(&["", "?seat=0", "?seat=1"])),
    ("/t/{table}/frames", Look(&["?from=0&to=8", "?from=0&to=N", "?from=0&to=5&seat=1"])),
    ("/t/{table}/cards", Look(&[""])),
    (EXPORT, Look(&[""])),
    ("/t/{table}/picture.svg", Look(&[""])),
    ("/t/{table}/picture.png", Look(&[""])),
    ("/t/{table}/live", Live),
    ("/t/{table}/act", Ask),
    ("/t/{table}/why", Ask),
    ("/t/{table}/coach", Ask),
    ("/t/{table}/leave-lesson", Ask),
    ("/t/{table}/stage", Ask),
    ("/t/{table}/undo-answer", Ask),
    ("/t/{table}/own", Ask),
    ("/t/{table}/notes", Ask),
    ("/t/{table}/chat", Ask),
    ("/t/{table}/seat", Ask),
    ("/t/{table}/invite", Ask),
    ("/t/{table}/team", Ask),
    ("/t/{table}/name", Ask),
    ("/t/{table}/branch", Ask),
    ("/t/{table}/rematch", Ask),
    ("/t/{table}/undo", Change),
    ("/t/{table}/archive", Change),
    ("/t/{table}/delete", Other("says to its owner who plays and whether it is over")),
    ("/t/{table}/leave", Change),
    ("/t/{table}/resign", Change),
    ("/t/{table}/try", Other("a private copy is made from what its owner knows: the law of `imagine`")),
    ("/play/{game}", Other(OPENS)),
    ("/lesson/{game}", Other(OPENS)),
    ("/new/{game}", Other(OPENS)),
    ("/import", Other(OPENS)),
    ("/join/{token}", Other("names the table and its seats; a link is a secret of its own")),
    ("/decks", Other(HOUSE)),
    ("/decks/new/{game}/{kind}", Other(HOUSE)),
    ("/decks/{deck}", Other(HOUSE)),
    ("/decks/{deck}/csv", Other(HOUSE)),
    ("/decks/{deck}/edit", Other(HOUSE)),
    ("/decks/{deck}/delete", Other(HOUSE)),
    ("/name", Other(HOUSE)),
    ("/account", Look(&[""])),
    ("/account/delete", Other(HOUSE)),
    ("/tables", Look(&[""])),
    ("/account/webhook", Other(HOUSE)),
    ("/sign-in", Other(HOUSE)),
    ("/sign-out", Other(HOUSE)),
    ("/prefs", Other(HOUSE)),
    ("/rules/{game}", Other(HOUSE)),
    ("/rules/{game}/{rule}", Other(HOUSE)),
    ("/guide/{game}", Other(HOUSE)),
    ("/about", Other(HOUSE)),
    ("/map", Other(HOUSE)),
    ("/map.svg", Other(HOUSE)),
    ("/map.png", Other(HOUSE)),
    ("/assets/{name}", Other(HOUSE)),
];

#[test]
fn every_route_of_the_house_is_in_the_list() {
    let source = include_str!("../../src/routes/mod.rs");
    let served = source
        .split(".route(")
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    let served: BTreeSet<&str> = served.collect();
    let listed: BTreeSet<&str> = ROUTES.iter().map(|(path, _)| *path).collect();
    assert!(served.len() > 40, "the routes are written otherwise now: {served:?}");
    let missing: Vec<_> = served.symmetric_difference(&listed).collect();
    assert!(missing.is_empty(), "routes of which this test knows nothing, or that are gone: {missing:?}");
}

/// Two houses with the same people.
/// How long ago a table was played last: a house may be asked a moment before the other.
fn without_ages(mut text: String) -> String {
    const AGE: &str = "<small class=\"when\">";
    let mut from = 0;
    while let Some(at) = text[from..].find(AGE) {
        from += at + AGE.len();
        let end = text[from..].find('<').map_or(text.len(), |end| from + end);
        text.replace_range(from..end, "AGE");
    }
    text
}

struct Pair {
    houses: [House; 2],
    stores: [std::sync::Arc<dyn store::Store>; 2],
    people: Vec<PersonId>,
    /// The same visitor at both, for each person.
    visitors: Vec<[Visitor; 2]>,
    /// When the next table is kept: later than those before.
    now: Millis,
}

impl Pair {
    async fn open() -> Pair {
        Pair::open_with(|url| usual(url, false)).await
    }

    async fn open_with(config: impl Fn(&str) -> Config) -> Pair {
        let first = House::without_limits().await;
        let mut visitors = Vec::new();
        let mut people = Vec::new();
        for n in 0..=PEOPLE {
            let mut visitor = first.guest(&format!("Player {n}")).await;
            let path = crate::house::open_table(&mut visitor, &[]).await;
            let store = first.store().await;
            let person = store.load(crate::house::id_of(&path)).await.unwrap().meta.host.unwrap();
            people.push(person);
            store.close().await;
            visitors.push(visitor);
        }
        let folder = first.close().await.unwrap();
        let copy = tempfile::tempdir().unwrap();
        for file in std::fs::read_dir(folder.path()).unwrap() {
            let file = file.unwrap();
            std::fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
        }
        let mut houses = Vec::new();
        for folder in [folder, copy] {
            houses.push(House::own_in(folder, &config).await);
        }
        let [first, second] = <[House; 2]>::try_from(houses).ok().expect("two");
        let stores = [first.store().await, second.store().await];
        let visitors =
            visitors.iter().map(|v| [&first, &second].map(|house| v.moved(house.address))).collect();
        Pair { houses: [first, second], stores, people, visitors, now: Millis(1_789_000_000_000) }
    }

    async fn close(self) {
        for store in self.stores {
            store.close().await;
        }
        for house in self.houses {
            house.close().await;
        }
    }

    async fn wish(&self, seat: Seat, preferences: serde_json::Value) {
        for store in &self.stores {
            store.set_preferences(self.people[seat.index()], &preferences).await.unwrap();
        }
    }

    /// Keeps the game; its viewer is the host, who alone sees a copy to try things out.
    async fn keep(&self, at: usize, record: &Record, host: PersonId, now: Millis) -> TableId {
        let table = catalogue::title(&record.game).unwrap().reopen(record).unwrap();
        let deciding = match table.turn() {
            Turn::Decide(seats) => seats,
            Turn::Over(_) => panic!("a running game"),
        };
        let new = NewTable {
            record: record.clone(),
            holders: (0..record.seats.len()).map(|n| Holder::Person(self.people[n])).collect(),
            public: true,
            host: Some(host),
            created: now,
            summary: Summary {
                headline: Some(table.headline()),
                deciding,
                over: false,
                winners: kernel::SeatSet::EMPTY,
                updated: now,
                times: None,
            },
            members: Vec::new(),
            clock: None,
        };
        self.stores[at].create_table(new).await.unwrap().table
    }
}

/// What differed: where, and both answers around the first difference.
type Differences = Vec<(String, String)>;

/// One viewer at both tables.
struct Watching<'a> {
    visitors: &'a mut [Visitor; 2],
    tables: [TableId; 2],
    /// Whoever plays all seats may take the file of a running game, and a file tells everything.
    has_file: bool,
    differences: Differences,
    compared: &'a mut BTreeMap<&'static str, u64>,
}

impl Watching<'_> {
    fn path(&self, at: usize, route: &str, end: &str) -> String {
        format!("{}{end}", route.replace("{table}", self.tables[at].as_str()))
    }

    /// Takes out what the house makes up by chance.
    fn plain(&self, at: usize, text: &str) -> String {
        let address = self.visitors[at].address.to_string();
        let text = text.replace(self.tables[at].as_str(), "TABLE").replace(&address, "HOUSE");
        // Links to seats are secrets that each house draws by itself, and so are the ids of tables that it opens.
        let text = without_ids(&text, "/join/");
        let text = without_ids(&text, "/t/");
        let text = without_ids(&text, "data-now=\"");
        without_ages(text)
    }

    fn compare(&mut self, route: &'static str, what: &str, answers: [String; 2]) {
        *self.compared.entry(route).or_default() += 1;
        let [real, other] = [0, 1].map(|at| self.plain(at, &answers[at]));
        if real != other {
            let at = real.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
            let around = |text: &str| {
                let bytes = text.as_bytes();
                String::from_utf8_lossy(&bytes[at.saturating_sub(160)..(at + 160).min(bytes.len())])
                    .into_owned()
            };
            self.differences
                .push((what.to_owned(), format!("{}\n   and\n{}", around(&real), around(&other))));
        }
    }

    async fn ask(&mut self, route: &'static str, end: &str, fields: Option<&[(&str, &str)]>, part: bool) {
        let mut answers = [String::new(), String::new()];
        for at in [0, 1] {
            let path = self.path(at, route, end);
            let body = fields.map(form);
            let body = body.as_ref().map(|body| ("application/x-www-form-urlencoded", body.as_bytes()));
            let headers: &[(&str, &str)] = if part { &[("X-Part", "1")] } else { &[] };
            let method = if fields.is_some() { "POST" } else { "GET" };
            let (status, headers, bytes) =
                in_time(self.visitors[at].ask_bytes(method, &path, headers, body)).await.unwrap();
            // A picture is compared as it is.
            let mut text = String::from_utf8(bytes).unwrap_or_else(|e| format!("{:?}", e.as_bytes()));
            let own = |name: &str| matches!(name, "date" | "set-cookie" | "x-request-id");
            if let Some((_, id)) = headers.iter().find(|(name, _)| name == "x-request-id") {
                text = text.replace(id.as_str(), "REQUEST");
            }
            let headers: Vec<_> = headers.iter().filter(|(name, _)| !own(name)).collect();
            // Its length tells how long the names of the house are.
            let headers: Vec<_> = headers.iter().filter(|(name, _)| name != "content-length").collect();
            assert!(status < 500, "{path}: {text}");
            answers[at] = format!("{status} {headers:?}\n{text}");
        }
        self.compare(route, &format!("{route}{end} {fields:?}"), answers);
    }

    async fn listen(&mut self, route: &'static str) {
        let mut answers = [String::new(), String::new()];
        for at in [0, 1] {
            let path = self.path(at, route, "");
            if let Ok(mut listener) = in_time(self.visitors[at].listen(&path, None)).await {
                let event = next(&mut listener).await;
                answers[at] = format!("{} {} {}", event.kind, event.id, event.data);
            }
        }
        self.compare(route, route, answers);
    }

    /// Everything that the viewer can be sent.
    async fn everything(&mut self, acts: usize, tried: &[(u8, String)], spots: &[String]) {
        for &(route, how) in ROUTES {
            match how {
                Look(_) if self.has_file && route == EXPORT => {}
                Look(ends) => {
                    for end in ends {
                        let end = end.replace('N', &acts.to_string());
                        self.ask(route, &end, None, false).await;
                        self.ask(route, &end, None, true).await;
                    }
                }
                Live => self.listen(route).await,
                Ask => self.ask_all(route, tried, spots).await,
                Change | Other(_) => {}
            }
        }
        for &(route, how) in ROUTES {
            if how == Change {
                for seat in ["1", "0"] {
                    self.ask(route, "", Some(&[("seat", seat), ("version", "1")]), true).await;
                }
            }
        }
    }

    /// Forms whose answers could tell what they were asked about.
    async fn ask_all(&mut self, route: &'static str, tried: &[(u8, String)], spots: &[String]) {
        match route {
            "/t/{table}/act" => {
                for (seat, act) in tried {
                    let seat = seat.to_string();
                    self.ask(route, "", Some(&[("act", act), ("seat", &seat)]), true).await;
                }
            }
            "/t/{table}/why" => {
                for spot in spots {
                    for seat in ["0", "1"] {
                        self.ask(route, "", Some(&[("seat", seat), ("spot", spot)]), true).await;
                    }
                }
            }
            _ => {
                for seat in ["0", "1"] {
                    let fields =
                        [("seat", seat), ("answer", "no"), ("text", "x"), ("at", "1"), ("own", "none")];
                    self.ask(route, "", Some(&fields), true).await;
                }
            }
        }
    }
}

/// Without the letters behind each of these beginnings.
fn without_ids(text: &str, beginning: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(beginning) {
        out.push_str(before);
        out.push_str(beginning);
        rest = after.trim_start_matches(|c: char| c.is_ascii_alphanumeric());
    }
    out + rest
}

/// Acts that the viewer tries and that are refused in both games, those of hidden hands first.
fn refused(twins: &Twins) -> Vec<(u8, String)> {
    let open = |record: &Record| catalogue::title(&record.game).unwrap().reopen(record).unwrap();
    let tables = [open(&twins.real), open(&twins.other)];
    let mut words: Vec<String> = Vec::new();
    for table in &tables {
        for seat in (0..table.players().len() as u8).map(Seat) {
            words.extend(table.choices(seat).into_iter().take(6));
        }
    }
    words.push("nonsense".to_owned());
    words.sort();
    words.dedup();
    let seat = match twins.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat(0),
    };
    let legal = |table: &dyn Hosted, act: &String| table.choices(seat).contains(act);
    words.retain(|act| !tables.iter().any(|table| legal(&**table, act)));
    words.into_iter().map(|act| (seat.0, act)).collect()
}

/// Places that can be clicked: words of acts.
fn spots(twins: &Twins) -> Vec<String> {
    let acts = twins.real.acts.iter().rev().take(40);
    let words = acts.flat_map(|act| act.act.split(' ').skip(1).map(str::to_owned));
    let mut spots: Vec<String> = words.collect();
    spots.sort();
    spots.dedup();
    spots.truncate(4);
    spots
}

/// The same game seen by its viewer in both houses.
async fn watch(
    pair: &mut Pair,
    twins: &Twins,
    viewer: Viewer,
    compared: &mut BTreeMap<&'static str, u64>,
) -> Differences {
    let eyes = match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => PEOPLE,
    };
    let host = pair.people[eyes];
    // Lists show the newest first.
    pair.now.0 += 1_000;
    let now = pair.now;
    let tables = [pair.keep(0, &twins.real, host, now).await, pair.keep(1, &twins.other, host, now).await];
    let (tried, spots) = (refused(&Twins { viewer, ..twins.clone() }), spots(twins));
    let nobody = twins.real.opening.state.is_none();
    let has_file = twins.real.seats.len() == 1 && viewer != Viewer::Spectator;
    let mut watching =
        Watching { visitors: &mut pair.visitors[eyes], tables, has_file, differences: Vec::new(), compared };
    // Who has only the link, and a seat with another window, see no more than a spectator does.
    let acts = twins.real.acts.len();
    if nobody {
        let mut alone = Watching {
            visitors: &mut [watching.visitors[0].stranger(), watching.visitors[1].stranger()],
            tables,
            has_file: false,
            differences: Vec::new(),
            compared: &mut *watching.compared,
        };
        alone.everything(acts, &[], &[]).await;
        watching.differences.extend(std::mem::take(&mut alone.differences));
    }
    watching.everything(acts, &tried, &spots).await;
    watching.differences
}

/// Pairs of every game, found as they are asked for.
struct Search {
    rng: FastRng,
    found: Vec<(&'static str, Twins)>,
}

impl Games for Search {
    fn game<G: AnyGame>(&mut self) {
        let rng = &mut self.rng;
        let acts = rng.below(ACTS) as usize;
        let Some(record) = random_game::<G>(rng, acts) else { return };
        let seats = record.seats.len() as u32;
        let viewer = match rng.below(seats + 1) {
            n if n == seats => Viewer::Spectator,
            n => Viewer::Seat(Seat(n as u8)),
        };
        let found = [imagined::<G>(&record, viewer, rng), retold::<G>(&record, viewer, rng, TRIES)];
        self.found.extend(found.into_iter().flatten().map(|twins| (G::ID, twins)));
    }
}

fn from_env(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[tokio::test]
async fn fuzz_leaks_equal_knowledge_gives_equal_bytes() {
    let end = Instant::now() + Duration::from_secs(from_env("RESOLUTE_FUZZ_SECONDS", USUAL_SECONDS));
    let seed = from_env("RESOLUTE_FUZZ_SEED", 15);
    let mut pair = Pair::open().await;
    let mut compared = BTreeMap::new();
    let mut games: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    let mut number = 0;
    while Instant::now() < end || games.is_empty() {
        assert!(number < 10_000, "nothing is hidden in any game: {games:?}");
        let mut search = Search { rng: FastRng::of_game(seed, number), found: Vec::new() };
        catalogue::for_each_game(&mut search);
        for (game, twins) in search.found {
            let differences = watch(&mut pair, &twins, twins.viewer, &mut compared).await;
            let place = format!("{game} seed {seed} number {number}, {:?}", twins.viewer);
            if let Some((what, both)) = differences.first() {
                panic!("{place}: {what} tells a secret ({} differences):\n{both}", differences.len());
            }
            let counted = games.entry(game).or_default();
            if twins.real.opening.state.is_some() { counted.0 += 1 } else { counted.1 += 1 }
        }
        number += 1;
    }
    pair.close().await;
    println!("pairs of positions and of whole games: {games:?}");
    println!("answers compared: {compared:?}");
    let looked = |how: &Route| !matches!(how, Other(_));
    let unasked: Vec<_> =
        ROUTES.iter().filter(|(route, how)| looked(how) && !compared.contains_key(route)).collect();
    assert!(unasked.is_empty(), "{}", unasked.len());
}

/// Somebody for whom the two are not the same finds the difference: the comparison sees what is there to be seen.
#[tokio::test]
async fn a_leak_is_found_by_whoever_should_not_see_it() {
    struct Hands(FastRng, Option<Twins>);
    impl Games for Hands {
        fn game<G: AnyGame>(&mut self) {
            while G::ID == "presidential" && self.1.is_none() {
                let Some(record) = random_game::<G>(&mut self.0, 60) else { continue };
                // Seat 0 cannot tell them apart, seat 1 holds another card.
                self.1 = imagined::<G>(&record, Viewer::Seat(Seat(0)), &mut self.0);
            }
        }
    }
    let mut hands = Hands(FastRng::new(8), None);
    catalogue::for_each_game(&mut hands);
    let twins = hands.1.unwrap();
    let mut pair = Pair::open().await;
    let mut compared = BTreeMap::new();
    let kept = watch(&mut pair, &twins, Viewer::Seat(Seat(0)), &mut compared).await;
    assert!(kept.is_empty(), "{kept:?}");
    let leaked = watch(&mut pair, &twins, Viewer::Seat(Seat(1)), &mut compared).await;
    assert!(leaked.iter().any(|(what, _)| what.starts_with("/t/{table} ")), "the page: {leaked:?}");
    assert!(leaked.iter().any(|(what, _)| what.starts_with("/t/{table}/live")), "live updates: {leaked:?}");
    assert!(matches!(twins.real.seats[1], Player::Person(_)));
    pair.close().await;
}

/// No person is called more often: calls are limited, and one that is left out in one house only would look like a leak.
const CALLS: usize = 25;

/// The last act of somebody else after which the viewer has to decide, and before which not; one that needs no chance. Both games as they
/// were before it, and the act in each.
fn turn_of_viewer(twins: &Twins, viewer: Seat) -> Option<([Record; 2], Seat, [String; 2])> {
    let records = [&twins.real, &twins.other];
    let before = |n: usize| {
        records.map(|record| {
            let mut record = record.clone();
            record.acts.truncate(n);
            record.seals.retain(|seal| seal.from <= n);
            record
        })
    };
    let decides = |records: [Record; 2]| {
        records.map(|record| match catalogue::title(&record.game).unwrap().reopen(&record).unwrap().turn() {
            Turn::Decide(seats) => seats.contains(viewer),
            Turn::Over(_) => false,
        })
    };
    let acts = records[0].acts.iter().zip(&records[1].acts).enumerate();
    let of_somebody_else = |(n, (a, b)): (usize, (&ActRecord, &ActRecord))| {
        let fits = a.seat == b.seat && a.seat != viewer && a.chance.is_empty() && b.chance.is_empty();
        let calls = fits && decides(before(n)) == [false; 2] && decides(before(n + 1)) == [true; 2];
        calls.then(|| (before(n), a.seat, [a.act.clone(), b.act.clone()]))
    };
    acts.rev().find_map(of_somebody_else)
}

/// Somebody acts in both games, and the viewer is told the same: on the open page, or by a call where none is open.
#[tokio::test]
async fn fuzz_leaks_word_of_an_act_is_the_same() {
    let end = Instant::now() + Duration::from_secs(from_env("RESOLUTE_FUZZ_SECONDS", USUAL_SECONDS));
    let seed = from_env("RESOLUTE_FUZZ_SEED", 15);
    let mut ear = Ear::open(&[]).await;
    let config = |url: &str| Config { webhooks: allowing(&["127.0.0.1"]), ..usual(url, false) };
    let mut pair = Pair::open_with(config).await;
    // Only accounts are called.
    for (n, visitors) in pair.visitors.iter_mut().enumerate() {
        for visitor in visitors {
            let account = [("name", format!("P{n}")), ("password", "seven white horses".to_owned())];
            let account = account.each_ref().map(|(field, words)| (*field, words.as_str()));
            visitor.post("/account", &account).await.unwrap().is(303);
        }
    }
    let (mut called, mut streamed) = ([0; PEOPLE], 0);
    let mut games: BTreeMap<&str, u64> = BTreeMap::new();
    let mut number = 0;
    while Instant::now() < end || called == [0; PEOPLE] || streamed == 0 {
        assert!(number < 10_000, "nobody is ever called: {games:?}");
        let mut search = Search { rng: FastRng::of_game(seed, number), found: Vec::new() };
        catalogue::for_each_game(&mut search);
        for (game, twins) in search.found {
            let Viewer::Seat(viewer) = twins.viewer else { continue };
            let Some((records, actor, acts)) = turn_of_viewer(&twins, viewer) else { continue };
            let is_watching = called[viewer.index()] == CALLS || (number + u64::from(viewer.0)) % 2 == 0;
            let place = format!("{game} seed {seed} number {number}, {viewer:?}");
            pair.now.0 += 1_000;
            let (host, now) = (pair.people[actor.index()], pair.now);
            let tables =
                [pair.keep(0, &records[0], host, now).await, pair.keep(1, &records[1], host, now).await];
            let mut streams = Vec::new();
            for at in [0, 1] {
                if is_watching {
                    let live = format!("/t/{}/live", tables[at]);
                    let mut stream = pair.visitors[viewer.index()][at].listen(&live, None).await.unwrap();
                    next(&mut stream).await;
                    streams.push(stream);
                }
            }
            // Only the viewer wants to be called.
            let lang = if number % 4 < 2 { "en" } else { "de" };
            pair.wish(viewer, json!({ "webhook": ear.at("127.0.0.1"), "lang": lang })).await;
            for at in [0, 1] {
                let path = format!("/t/{}/act", tables[at]);
                let fields = [("act", acts[at].as_str()), ("seat", &actor.0.to_string())];
                pair.visitors[actor.index()][at].post(&path, &fields).await.unwrap().is(303);
            }
            let mut told = Vec::new();
            for stream in &mut streams {
                let event = next(stream).await;
                told.push(format!("{} {} {}", event.kind, event.id, event.data));
            }
            if !is_watching {
                told.extend([ear.next().await, ear.next().await]);
                // Which house was first is of no account.
                told.sort_by_key(|call| !call.contains(tables[0].as_str()));
                let names = [0, 1].map(|at: usize| told[at].contains(tables[at].as_str()));
                assert_eq!(names, [true; 2], "{place}: one call of each house: {told:?}");
                called[viewer.index()] += 1;
            } else {
                streamed += 1;
            }
            pair.wish(viewer, json!({})).await;
            let mut compared = BTreeMap::new();
            let mut watching = Watching {
                visitors: &mut pair.visitors[viewer.index()],
                tables,
                has_file: false,
                differences: Vec::new(),
                compared: &mut compared,
            };
            let what = if is_watching { "live" } else { "webhook" };
            watching.compare(what, what, [told.remove(0), told.remove(0)]);
            if let Some((what, both)) = watching.differences.first() {
                panic!("{place}: {what} tells a secret:\n{both}");
            }
            *games.entry(game).or_default() += 1;
        }
        number += 1;
    }
    ear.heard_nothing("nobody is called twice");
    pair.close().await;
    println!("turns told: {games:?}, {} by webhooks, {streamed} in streams", called.iter().sum::<usize>());
}
