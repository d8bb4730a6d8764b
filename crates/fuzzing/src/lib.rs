//! Fuzz targets: each takes any bytes and panics if a law is broken.
//!
//! The coverage-guided fuzzer (`fuzz/`), the tests that replay its corpus, and the long run of random acts all call the same functions.
//! Nothing that is released depends on this crate.

pub mod acts;
mod decks;
#[cfg(feature = "forms")]
mod forms;
#[cfg(feature = "protocol")]
mod protocol;
mod records;

pub use decks::deck;
#[cfg(feature = "forms")]
pub use forms::form;
#[cfg(feature = "protocol")]
pub use protocol::{answered, protocol};
pub use records::{read_honestly, record};

use catalogue::Problem;
use scene::{Lang, Texts};

/// A fuzz target.
pub struct Target {
    /// The name of its folder in `fuzz/corpus`.
    pub name: &'static str,
    pub run: fn(&[u8]),
}

pub const TARGETS: &[Target] = &[
    Target {
        name: "acts",
        run: |bytes| {
            acts::play(bytes);
        },
    },
    Target { name: "decks", run: deck },
    #[cfg(feature = "forms")]
    Target { name: "forms", run: form },
    #[cfg(feature = "protocol")]
    Target { name: "protocol", run: protocol },
    Target { name: "records", run: record },
];

/// A target by its name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// Checks that a refusal can be put into words in every language.
fn can_be_said(texts: &Texts, problem: &Problem) {
    for lang in Lang::ALL {
        let said = texts.try_say(lang, &problem.text);
        assert!(said.is_ok(), "{said:?} for {}: {}", problem.code, problem.text);
    }
}

/// The list element chosen by the first byte, and the remaining bytes.
fn chosen<'a, 'b, T>(bytes: &'b [u8], list: &'a [T]) -> Option<(&'a T, &'b [u8])> {
    let (first, rest) = bytes.split_first()?;
    Some((list.get(usize::from(*first) % list.len().max(1))?, rest))
}
