//! A full disk: acts are refused while it lasts and leave no trace, and the server need not be restarted.

use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use tokio::sync::watch;

use crate::real::pair::{Pair, stored};
use crate::real::served::{PROGRAM, serve, start, url};
use crate::real::trial::{Trial, skipped};
use crate::real::visitor::number;

/// Limits the size of files that a process may write. Writing beyond fails.
fn set_room(process: u32, bytes: &str) {
    let set = Command::new("prlimit")
        .args(["--pid", &process.to_string(), &format!("--fsize={bytes}:unlimited")])
        .status();
    assert!(set.expect("prlimit is part of util-linux").success());
}

#[tokio::test]
async fn what_a_full_disk_refused_has_not_happened_and_the_next_act_works() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.sqlite");
    // Otherwise the system kills a program that exceeds the limit.
    let mut patient = Command::new("sh");
    patient.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", PROGRAM]);
    // If standard error is a file, it would be full too.
    patient.stderr(Stdio::null());
    let mut served = serve(patient, &url(&file));
    let mut pair = Pair::sit_down(served.address).await;
    for _ in 0..12 {
        pair.act().await.unwrap();
    }
    for _ in 0..3 {
        let before = pair.acts.len() as u64;
        let mut refused = 0;
        set_room(served.child.id(), "1");
        for seat in [0u8, 1] {
            let page = pair.people[usize::from(seat)].part(&pair.path).await.unwrap().is(200);
            let Some(act) = page.acts().first().map(|act| act.to_string()) else { continue };
            let version = page.version().to_string();
            let fields = [("act", act.as_str()), ("seat", &seat.to_string()), ("version", &version)];
            let path = format!("{}/act", pair.path);
            let answer = pair.people[usize::from(seat)].post(&path, &fields).await.unwrap();
            assert_eq!(answer.status, 503, "{}", answer.body);
            refused += 1;
        }
        assert!(refused > 0, "somebody had to decide");
        for person in &mut pair.people {
            let page = person.part(&pair.path).await.unwrap().is(200);
            assert_eq!(number(&page.body, "data-acts=\""), before, "it is not in the game");
        }
        set_room(served.child.id(), "unlimited");
        let known = pair.acts.len();
        while pair.acts.len() == known {
            pair.act().await.unwrap();
        }
    }
    set_room(served.child.id(), "1");
    let page = pair.people[0].part(&pair.path).await.unwrap().is(200);
    assert_eq!(number(&page.body, "data-acts=\""), pair.acts.len() as u64);
    served.child.kill().unwrap();
    served.child.wait().unwrap();
    let store = store::open(&url(&file)).await.unwrap();
    assert_eq!(stored(&*store, &pair.path).await, pair.acts, "nothing more and nothing less after a kill");
    store.close().await;
}

/// A file system in memory that can be resized.
struct Volume(tempfile::TempDir);

impl Volume {
    /// `None` if only root may mount one.
    fn mount() -> Option<Volume> {
        let volume = Volume(tempfile::tempdir().unwrap());
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=64m", "tmpfs"]).arg(volume.path()).stderr(Stdio::null());
        mount.status().is_ok_and(|status| status.success()).then_some(volume)
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn resize(&self, bytes: u64) -> bool {
        let mut mount = Command::new("mount");
        mount.args(["-o", &format!("remount,size={bytes}")]).arg(self.path()).stderr(Stdio::null());
        mount.status().unwrap().success()
    }

    /// Shrinks it until only a page or two are free.
    fn fill(&self) {
        let blocks = |entry: std::fs::DirEntry| entry.metadata().map_or(0, |file| file.blocks() * 512);
        let used = || -> u64 { std::fs::read_dir(self.path()).unwrap().flatten().map(blocks).sum() };
        // Retry, because the players keep writing.
        let is_full = (0..400).any(|page| self.resize(used() + page * 4_096));
        assert!(is_full, "it becomes as small as what is in it");
    }
}

impl Drop for Volume {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_file_system_refuses_acts_under_load_and_loses_none() {
    let mut trial = Trial::of(Duration::from_secs(4));
    let Some(volume) = Volume::mount() else {
        return skipped("a full file system", "only root may mount one");
    };
    let file = volume.path().join("house.sqlite");
    let mut served = start(&file);
    let mut pairs = Vec::new();
    for _ in 0..3 {
        let mut pair = Pair::sit_down(served.address).await;
        pair.is_patient = true;
        pairs.push(pair);
    }
    let mut rounds = 0;
    while trial.goes_on() {
        let (stop, stopped) = watch::channel(false);
        let playing: Vec<_> =
            pairs.drain(..).map(|pair| tokio::spawn(pair.play_until(Some(stopped.clone())))).collect();
        tokio::time::sleep(trial.choices.between(Duration::from_millis(50), Duration::from_millis(400)))
            .await;
        volume.fill();
        tokio::time::sleep(trial.choices.between(Duration::from_millis(50), Duration::from_millis(600)))
            .await;
        let is_killed = trial.choices.one_in(4);
        // If the server is killed, the players would fail, so stop them first.
        if is_killed {
            stop.send(true).unwrap();
        } else {
            assert!(volume.resize(64 << 20));
            tokio::time::sleep(Duration::from_millis(100)).await;
            stop.send(true).unwrap();
        }
        for pair in playing {
            pairs.push(pair.await.unwrap());
        }
        if is_killed {
            served.kill();
            assert!(volume.resize(64 << 20));
            let store = store::open(&url(&file)).await.unwrap();
            for pair in &mut pairs {
                pair.compare(&*store).await;
            }
            store.close().await;
            served = start(&file);
            pairs = pairs.into_iter().map(|pair| pair.moved(served.address)).collect();
        }
        for pair in &mut pairs {
            let known = pair.count();
            while pair.count() == known {
                pair.act().await.unwrap();
            }
        }
        rounds += 1;
    }
    served.kill();
    let store = store::open(&url(&file)).await.unwrap();
    for pair in &mut pairs {
        pair.compare(&*store).await;
    }
    store.close().await;
    let (acts, refused) =
        pairs.iter().fold((0, 0), |(acts, refused), pair| (acts + pair.count(), refused + pair.refused));
    println!("full file system: {rounds} times, {acts} acts acknowledged, {refused} refused, none lost");
    assert!(refused > 0, "it was full");
}
