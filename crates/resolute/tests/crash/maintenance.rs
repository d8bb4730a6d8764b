//! Backups while people play, restoring them, and one server per file.

use std::path::Path;
use std::process::{Command, Output};

use crate::real::pair::{Pair, stored};
use crate::real::served::{start, url};

fn run(args: &[&str]) -> Output {
    Command::new(crate::real::served::PROGRAM).args(args).env("LC_ALL", "C").output().unwrap()
}

#[track_caller]
fn done(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success() && output.stderr.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn refused(args: &[&str], code: i32, words: &str) {
    let output = run(args);
    let line = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {output:?}");
    assert!(line.starts_with("resolute: ") && line.contains(words) && line.lines().count() == 1, "{line}");
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_people_play_brings_everything_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.sqlite");
    let (copy, database) = (folder.path().join("copy.sqlite"), url(&file));
    let copy_name = copy.to_str().unwrap();
    let mut served = start(&file);
    let mut pair = Pair::sit_down(served.address).await;
    for _ in 0..15 {
        pair.act().await.unwrap();
    }
    let (known, path) = (pair.acts.clone(), pair.path.clone());
    let playing = tokio::spawn(pair.play());
    let said = done(&["backup", copy_name, "--database", &database]);
    assert!(said.contains("copied to") && said.contains(copy_name), "{said}");
    refused(&["backup", copy_name, "--database", &database], 3, "exists already");
    // Commands that only read work beside the server. Commands that would change the file are refused.
    assert!(done(&["validate", "--database", &database]).contains('1'));
    refused(&["restore", copy_name, "--database", &database, "--force"], 3, "in use");
    refused(&["vacuum", "--database", &database], 3, "in use");
    served.child.kill().unwrap();
    served.child.wait().unwrap();
    let mut pair = playing.await.unwrap();
    assert!(pair.acts.len() > known.len() || !pair.finished.is_empty(), "they played on meanwhile");

    refused(&["restore", copy_name, "--database", &database], 3, "--force");
    let elsewhere = folder.path().join("elsewhere.sqlite");
    assert!(done(&["restore", copy_name, "--database", &url(&elsewhere)]).contains("elsewhere.sqlite"));
    let store = store::open(&url(&elsewhere)).await.unwrap();
    let restored = stored(&*store, &path).await;
    store.close().await;
    assert!(restored.len() >= known.len(), "all that was acknowledged before the backup");
    assert_eq!(restored[..known.len()], known[..]);

    done(&["restore", copy_name, "--database", &database, "--force"]);
    assert_eq!(names(folder.path()), ["copy.sqlite", "elsewhere.sqlite", "house.sqlite"]);
    served = start(&file);
    pair = pair.moved(served.address);
    pair.path = path;
    pair.acts = restored;
    let before = pair.acts.len();
    while pair.acts.len() == before && pair.finished.is_empty() {
        pair.act().await.unwrap();
    }
}

#[test]
fn what_cannot_be_kept_or_brought_back_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let name = |name: &str| at(name).to_str().unwrap().to_owned();
    std::fs::write(at("letter"), "Dear Madam or Sir, this is no database. ".repeat(40)).unwrap();
    let missing = url(&at("missing.sqlite"));
    refused(&["backup", &name("copy"), "--database", &missing], 3, "There is no database here");
    refused(&["vacuum", "--database", &missing], 3, "There is no database here");
    refused(&["restore", &name("letter"), "--database", &missing], 3, "no database of Resolute");
    refused(&["restore", &name("nothing"), "--database", &missing], 3, "nothing");
    refused(&["backup", &name("copy"), "--database", &url(&at("letter"))], 3, "no database of Resolute");
    for (command, word) in [("backup", "pg_dump"), ("restore", "pg_restore")] {
        refused(&[command, &name("copy"), "--database", "postgres://somebody@localhost/x"], 2, word);
    }
    refused(&["vacuum", "--database", "postgres://somebody@localhost/x"], 2, "VACUUM FULL");
    refused(&["vacuum", "--database", "mysql:x"], 3, "sqlite:PATH");
    assert_eq!(names(folder.path()), ["letter"]);
}

#[tokio::test]
async fn a_second_server_on_one_file_is_refused_with_a_word_and_a_vacuum_waits_for_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.sqlite");
    let database = url(&file);
    let mut served = start(&file);
    let mut pair = Pair::sit_down(served.address).await;
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
    refused(&serve, 3, "another server is running on this file");
    for _ in 0..5 {
        pair.act().await.unwrap();
    }
    // However a server ends, the next one starts.
    served.child.kill().unwrap();
    served.child.wait().unwrap();
    assert!(names(folder.path()).contains(&"house.sqlite-lock".to_owned()), "it could not clear up");
    let said = done(&["vacuum", "--database", &database]);
    assert!(said.contains("bytes before"), "{said}");
    let again = start(&file);
    pair = pair.moved(again.address);
    pair.act().await.unwrap();
}
