//! Puts the version of a game's rules into everything this program writes, and checks it in everything it reads.
//!
//! A test can turn a process into a build of the next version: `RESOLUTE_TEST_RULES=presidential`. As when rules really change, the same
//! acts then lead to states with other hashes, so that no build can mistake acts of the other for its own. The released program is built
//! without this feature.
#![cfg_attr(
    not(feature = "testing"),
    expect(clippy::extra_unused_type_parameters, reason = "the game counts only in tests")
)]

use std::borrow::Cow;

use kernel::Game;
use kernel::record::{ActRecord, Record};

use crate::Problem;

pub(crate) fn version<G: Game>() -> u32 {
    #[cfg(feature = "testing")]
    if next::is_claimed::<G>() {
        return G::RULES + 1;
    }
    G::RULES
}

/// Converts a record to the form that this program writes.
pub(crate) fn written<G: Game>(record: Record) -> Record {
    #[cfg(feature = "testing")]
    if next::is_claimed::<G>() {
        return next::translated(record, G::RULES + 1);
    }
    record
}

pub(crate) fn written_acts<G: Game>(acts: Vec<ActRecord>) -> Vec<ActRecord> {
    #[cfg(feature = "testing")]
    if next::is_claimed::<G>() {
        return acts.into_iter().map(next::translated_act).collect();
    }
    acts
}

/// Converts a record to the form that the kernel reads. The kernel refuses records of other versions.
pub(crate) fn read<G: Game>(record: &Record) -> Result<Cow<'_, Record>, Problem> {
    #[cfg(feature = "testing")]
    if next::is_claimed::<G>() {
        return next::read::<G>(record).map(Cow::Owned);
    }
    Ok(Cow::Borrowed(record))
}

pub(crate) fn read_act<G: Game>(act: &ActRecord) -> Cow<'_, ActRecord> {
    #[cfg(feature = "testing")]
    if next::is_claimed::<G>() {
        return Cow::Owned(next::translated_act(act.clone()));
    }
    Cow::Borrowed(act)
}

#[cfg(feature = "testing")]
mod next {
    use std::sync::OnceLock;

    use kernel::record::{ActRecord, Record};
    use kernel::{Game, Text};

    use crate::Problem;

    /// The environment variable with the id of the game.
    const VARIABLE: &str = "RESOLUTE_TEST_RULES";

    pub fn is_claimed<G: Game>() -> bool {
        static GAME: OnceLock<Option<String>> = OnceLock::new();
        GAME.get_or_init(|| std::env::var(VARIABLE).ok()).as_deref() == Some(G::ID)
    }

    fn other_hash(hash: &str) -> String {
        hash.chars().rev().collect()
    }

    /// Translates in both directions.
    pub fn translated(mut record: Record, rules: u32) -> Record {
        record.rules = rules;
        record.opening.hash = other_hash(&record.opening.hash);
        record.acts = record.acts.into_iter().map(translated_act).collect();
        record
    }

    pub fn translated_act(mut act: ActRecord) -> ActRecord {
        act.hash = other_hash(&act.hash);
        act
    }

    pub fn read<G: Game>(record: &Record) -> Result<Record, Problem> {
        let known = G::RULES + 1;
        if record.game == G::ID && record.rules != known {
            let text = Text::new("record-rules").number("found", record.rules).number("known", known);
            return Err(Problem::new("bad-record", text));
        }
        Ok(translated(record.clone(), G::RULES))
    }
}
