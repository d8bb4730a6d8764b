//! The corpus of the guided fuzzer, replayed by every build. The names of findings say what was found.

use std::fs;
use std::path::{Path, PathBuf};

use fuzzing::{TARGETS, Target};

/// Maximum total size of all folders in bytes.
const MOST: u64 = 2 << 20;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus")
}

fn replay(name: &str) {
    let Target { run, .. } = fuzzing::target(name).unwrap();
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder().join(name)).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty(), "the corpus of {name} is empty");
    for file in files {
        println!("{}", file.display());
        run(&fs::read(&file).unwrap());
    }
}

macro_rules! replayed {
    ($($test:ident: $name:literal;)*) => {
        $(
            #[test]
            fn $test() {
                replay($name);
            }
        )*

        #[test]
        fn every_target_has_a_corpus_that_is_replayed() {
            let mut folders: Vec<String> = fs::read_dir(folder())
                .unwrap()
                .map(|folder| folder.unwrap().file_name().into_string().unwrap())
                .collect();
            folders.sort();
            let mut targets: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
            targets.sort();
            assert_eq!(folders, targets);
            let mut replayed = vec![$($name),*];
            replayed.sort();
            assert_eq!(replayed, targets);
        }
    };
}

replayed! {
    the_corpus_of_acts_holds: "acts";
    the_corpus_of_the_protocol_holds: "protocol";
    the_corpus_of_records_holds: "records";
    the_corpus_of_decks_holds: "decks";
    the_corpus_of_forms_holds: "forms";
}

#[test]
fn the_corpus_stays_small() {
    let files =
        fs::read_dir(folder()).unwrap().flat_map(|folder| fs::read_dir(folder.unwrap().path()).unwrap());
    let bytes: u64 = files.map(|file| file.unwrap().metadata().unwrap().len()).sum();
    assert!(bytes <= MOST, "{bytes} bytes: `cargo xtask fuzz --guided --merge --minutes 1` makes it smaller");
}
