//! A disk without room: acts are refused as long as it lasts, leave no trace, and nobody must start the server anew.

use std::process::{Command, Stdio};

use crate::visitor::number;
use crate::{Pair, serve, stored, url};

/// So large may files of a process become; all that is written beyond fails.
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
    // Without this the system ends a program that writes too much.
    let mut patient = Command::new("sh");
    patient.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_resolute")]);
    // Where it is a file it would be full too.
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
