//! A failing disk: the system reports errors on writes or flushes. `strace` between the server and the system injects these errors.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::real::pair::{Pair, stored};
use crate::real::served::{Served, start, url};
use crate::real::trial::{Trial, has, skipped};
use crate::real::visitor::{Event, Listener, Visitor, number};

const FLUSHES: &str = "fsync,fdatasync";

/// System calls that fail for the log of the database, and the error.
const FAULTS: [(&str, &str); 4] =
    [(FLUSHES, "EIO"), (FLUSHES, "ENOSPC"), ("write,pwrite64", "ENOSPC"), ("write,pwrite64", "EIO")];

/// While this exists, system calls of a process for one file fail.
struct Fault {
    strace: Child,
    /// strace's output about the calls.
    lines: tempfile::NamedTempFile,
}

impl Fault {
    /// `None` if this process may not be traced.
    fn begin(served: &Served, file: &Path, calls: &str, error: &str) -> Option<Fault> {
        Fault::inject(served, file, calls, &format!("error={error}"))
    }

    /// Delays the start of each flush by this time.
    fn hold_flushes(served: &Served, file: &Path, time: Duration) -> Option<Fault> {
        Fault::inject(served, file, FLUSHES, &format!("delay_enter={}", time.as_micros()))
    }

    fn inject(served: &Served, file: &Path, calls: &str, what: &str) -> Option<Fault> {
        let process = served.child.id();
        let lines = tempfile::NamedTempFile::new().unwrap();
        let mut strace = Command::new("strace");
        strace.args(["-f", "-qq", "-s", "8", "-o"]).arg(lines.path());
        strace.args(["-p", &process.to_string(), "-P"]).arg(file);
        strace.args(["-e", &format!("trace={calls}"), "-e", &format!("inject={calls}:{what}")]);
        let mut strace = strace.stdin(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let began = Instant::now();
        while !all_traced(process) {
            if strace.try_wait().unwrap().is_some() {
                return None;
            }
            assert!(began.elapsed() < Duration::from_secs(10), "strace does not get hold of every thread");
            std::thread::sleep(Duration::from_millis(5));
        }
        Some(Fault { strace, lines })
    }

    /// How many calls it has failed or delayed so far.
    fn count(&self) -> usize {
        let lines = std::fs::read_to_string(self.lines.path()).unwrap();
        lines.matches("(INJECTED)").count() + lines.matches("(DELAYED)").count()
    }
}

impl Drop for Fault {
    fn drop(&mut self) {
        // Interrupt it instead of killing it, so that it detaches from the server first.
        let _ = Command::new("kill").args(["-INT", &self.strace.id().to_string()]).status();
        let _ = self.strace.wait();
    }
}

fn all_traced(process: u32) -> bool {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).unwrap().flatten();
    let is_traced =
        |status: String| status.lines().any(|l| l.starts_with("TracerPid:") && !l.ends_with("\t0"));
    threads.filter_map(|thread| std::fs::read_to_string(thread.path().join("status")).ok()).all(is_traced)
}

fn log_of(file: &Path) -> std::path::PathBuf {
    file.with_extension("sqlite-wal")
}

/// Both seats try an act. Nobody succeeds, and the table does not change. Returns how many acts were refused, which is 0 if the game has
/// just ended.
async fn try_in_vain(pair: &mut Pair) -> usize {
    let before = pair.acts.len() as u64;
    let mut refused = 0;
    for seat in [0u8, 1] {
        let page = pair.people[usize::from(seat)].part(&pair.path).await.unwrap().is(200);
        let Some(act) = page.acts().first().map(|act| act.to_string()) else { continue };
        let version = page.version().to_string();
        let fields = [("act", act.as_str()), ("seat", &seat.to_string()), ("version", &version)];
        let path = format!("{}/act", pair.path);
        let answer = pair.people[usize::from(seat)].post(&path, &fields).await.unwrap();
        assert_eq!(answer.status, 503, "{}", answer.body);
        assert!(answer.body.contains("Nothing was changed"), "and that is said");
        refused += 1;
    }
    for person in &mut pair.people {
        let page = person.part(&pair.path).await.unwrap().is(200);
        assert_eq!(number(&page.body, "data-acts=\""), before, "it is not in the game");
    }
    refused
}

#[tokio::test]
async fn an_act_that_could_not_be_flushed_is_refused_and_leaves_no_trace() {
    if !has("strace", "-V", "strace") {
        return;
    }
    let mut trial = Trial::of(Duration::from_secs(4));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.sqlite");
    let mut served = start(&file);
    let mut pair = Pair::sit_down(served.address).await;
    let (mut faults, mut refused, mut kills) = (0, 0, 0);
    while trial.goes_on() || faults < FAULTS.len() {
        for _ in 0..3 {
            pair.act().await.unwrap();
        }
        let (calls, error) = FAULTS[faults % FAULTS.len()];
        let Some(fault) = Fault::begin(&served, &log_of(&file), calls, error) else {
            return skipped("disks that fail", "strace may not look into another process here");
        };
        for _ in 0..2 {
            refused += try_in_vain(&mut pair).await;
        }
        faults += 1;
        if trial.choices.one_in(3) {
            // A restarted server reads the log as it is on disk.
            served.kill();
            kills += 1;
            drop(fault);
            let store = store::open(&url(&file)).await.unwrap();
            assert_eq!(stored(&*store, &pair.path).await, pair.acts, "{calls}: {error}, then killed");
            store.close().await;
            served = start(&file);
            pair = pair.moved(served.address);
        } else {
            drop(fault);
        }
        let known = pair.count();
        while pair.count() == known {
            pair.act().await.unwrap();
        }
    }
    served.kill();
    let store = store::open(&url(&file)).await.unwrap();
    pair.compare(&*store).await;
    assert!(pair.in_flight.is_none());
    store.close().await;
    assert!(refused > faults, "somebody had to decide");
    println!(
        "failing disk: {faults} faults, {refused} acts refused, {} acknowledged, {kills} kills meanwhile, none lost \
         and none too many",
        pair.count()
    );
}

/// If the log cannot be copied into the file, acts go on, because they are safe in the log. The copy is made later.
#[tokio::test]
async fn a_checkpoint_that_fails_is_nobodys_loss() {
    if !has("strace", "-V", "strace") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.sqlite");
    let mut served = start(&file);
    let mut pair = Pair::sit_down(served.address).await;
    for (calls, error) in FAULTS {
        let Some(fault) = Fault::begin(&served, &file, calls, error) else {
            return skipped("disks that fail", "strace may not look into another process here");
        };
        for _ in 0..4 {
            pair.act().await.unwrap();
        }
        // The log is copied after one second without writes.
        let began = Instant::now();
        while fault.count() == 0 {
            assert!(began.elapsed() < Duration::from_secs(20), "the copy is tried: {calls}, {error}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        for _ in 0..4 {
            pair.act().await.unwrap();
        }
        drop(fault);
        pair.act().await.unwrap();
    }
    served.kill();
    let store = store::open(&url(&file)).await.unwrap();
    pair.compare(&*store).await;
    store.close().await;
}

/// How long a flush is delayed.
const HELD: Duration = Duration::from_millis(400);
/// How soon every announcement must arrive.
const SOON: Duration = Duration::from_secs(10);

/// Live streams of one table: of both seats, and of a spectator.
struct Audience([Listener; 3]);

impl Audience {
    async fn of(pair: &Pair) -> Audience {
        async fn listen(person: &Visitor, path: String) -> Listener {
            let mut stream = person.listen(&path, None).await.unwrap();
            stream.next().await.unwrap().expect("a first part");
            stream
        }
        let path = format!("{}/live", pair.path);
        let stranger = Visitor::new(pair.people[0].address);
        Audience([
            listen(&pair.people[0], format!("{path}?seat=0")).await,
            listen(&pair.people[1], format!("{path}?seat=1")).await,
            listen(&stranger, path).await,
        ])
    }

    /// The next event of each stream.
    async fn hear(&mut self) -> [Event; 3] {
        async fn next(stream: &mut Listener) -> Event {
            let event = tokio::time::timeout(SOON, stream.next()).await.expect("something is told");
            event.unwrap().expect("the stream goes on")
        }
        let [first, second, watching] = &mut self.0;
        // Read all at the same time, because an event is dated when it is read.
        tokio::join!(next(first), next(second), next(watching)).into()
    }

    async fn hear_nothing(&mut self, time: Duration) {
        for stream in &mut self.0 {
            let heard = tokio::time::timeout(time, stream.next()).await;
            assert!(heard.is_err(), "told of what did not happen: {:?}", heard.map(|event| event.unwrap()));
        }
    }
}

/// Something that a person at the table may do now and that its streams announce: the seat, the path and the fields.
async fn something(pair: &mut Pair, chat: bool) -> (usize, String, Vec<(&'static str, String)>) {
    if chat {
        return (0, format!("{}/chat", pair.path), vec![("text", "Good luck!".to_owned())]);
    }
    for seat in [0, 1] {
        let page = pair.people[seat].part(&pair.path).await.unwrap().is(200);
        if let Some(act) = page.acts().first() {
            let fields = vec![
                ("act", act.to_string()),
                ("seat", seat.to_string()),
                ("version", page.version().to_string()),
            ];
            return (seat, format!("{}/act", pair.path), fields);
        }
    }
    panic!("nobody has to decide");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_stream_tells_of_anything_before_it_is_flushed() {
    if !has("strace", "-V", "strace") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.sqlite");
    let served = start(&file);
    let mut pair = Pair::sit_down(served.address).await;
    pair.act().await.unwrap();
    let mut audience = Audience::of(&pair).await;
    for chat in [false, true, false] {
        let (seat, path, fields) = something(&mut pair, chat).await;
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();

        // A failing flush: the request is refused, and nobody hears of it, not even later.
        let Some(fault) = Fault::begin(&served, &log_of(&file), FLUSHES, "EIO") else {
            return skipped("disks that fail", "strace may not look into another process here");
        };
        let refused = pair.people[seat].post(&path, &fields).await.unwrap();
        assert_eq!(refused.status, 503, "{}", refused.body);
        assert!(fault.count() > 0, "a flush has failed");
        audience.hear_nothing(Duration::from_millis(150)).await;
        drop(fault);

        // A slow flush: everybody hears of the act, but not before the flush could even begin.
        let held = Fault::hold_flushes(&served, &log_of(&file), HELD).unwrap();
        let sent = Instant::now();
        let (answer, heard) = tokio::join!(pair.people[seat].post(&path, &fields), audience.hear());
        answer.unwrap().is(303);
        assert!(held.count() > 0, "a flush was held back");
        for event in heard {
            let waited = event.at.expect("it has come") - sent;
            assert!(waited >= HELD, "{} {} came after {waited:?}", event.kind, event.id);
        }
        drop(held);
    }
}
