//! Size limits and forbidden characters: the same rules for both databases.

use kernel::record::{ActRecord, MAX_NAME, Record, check_players};
use kernel::{LineFault, MAX_SEATS, Player};
use serde::Serialize;

use crate::decks::Deck;
use crate::error::{Result, StoreError, Unfit};
use crate::table::{Holder, NewTable, Summary};

/// Maximum length of a line of chat.
pub const MAX_CHAT: usize = 2_000;
/// Maximum bytes of a person's private note on a table.
pub const MAX_NOTE: usize = 20_000;
/// Maximum bytes of a person's preferences in JSON.
pub const MAX_PREFERENCES: usize = 16 << 10;
/// Maximum bytes of a state: a snapshot, or the position that a table began with.
pub const MAX_STATE: usize = 4 << 20;
/// Maximum bytes of a written act including its chance.
pub const MAX_ACT: usize = 64 << 10;
/// Maximum bytes of each part of a table's head in JSON: options, seals, headline.
pub const MAX_HEAD: usize = 256 << 10;
/// Maximum bytes of a deck.
pub const MAX_DECK: usize = 128 << 10;
/// Maximum number of chat lines per table. Older ones are deleted.
pub const MAX_LINES: u64 = 1_000;
/// Maximum number of running tables that one person may have opened. The operator can change it.
pub const TABLES_PER_PERSON: u64 = 500;
/// Maximum bytes of one person's records, decks, notes and lines of chat, enough for some thousand games. The operator can change it.
pub const BYTES_PER_PERSON: u64 = 64 << 20;
/// Maximum number of decks per person.
pub const MAX_DECKS: usize = 100;
/// Maximum number of sessions that one person has by signing in. The ones that expire first are closed.
pub const MAX_SESSIONS: i64 = 64;
/// Maximum number of people at one seat besides its holder.
pub const MAX_MEMBERS: usize = 11;
/// Maximum number of tables or lines of chat in one answer.
pub const MAX_PAGE: u32 = 200;

fn unfit(part: &'static str, why: Unfit) -> StoreError {
    StoreError::Unfit { part, why }
}

pub(crate) fn contradiction(part: &'static str) -> StoreError {
    unfit(part, Unfit::Contradiction)
}

/// NUL is the one character that PostgreSQL cannot store, so neither database accepts it.
pub(crate) fn text(part: &'static str, text: &str, most: usize) -> Result<()> {
    if text.len() > most {
        return Err(unfit(part, Unfit::TooLong { most }));
    }
    if text.contains('\0') {
        return Err(unfit(part, Unfit::Control));
    }
    Ok(())
}

/// A line that others read: a name, a line of chat.
fn line(part: &'static str, line: &str, most: usize) -> Result<()> {
    kernel::check_line(line, most).map_err(|fault| {
        let why = match fault {
            LineFault::Empty => Unfit::Empty,
            LineFault::TooLong { most } => Unfit::TooLong { most },
            LineFault::Hidden(_) => Unfit::Control,
        };
        unfit(part, why)
    })
}

pub(crate) fn name(part: &'static str, name: &str) -> Result<()> {
    line(part, name, MAX_NAME)
}

pub(crate) fn deck(deck: &Deck) -> Result<()> {
    name("game", &deck.game)?;
    name("kind", &deck.kind)?;
    written(&deck.name, &deck.text)
}

/// Checks whether the name and text of a deck can be stored.
pub fn written(name: &str, text: &str) -> Result<()> {
    self::name("name", name)?;
    self::text("deck", text, MAX_DECK)
}

pub(crate) fn chat(said: &str) -> Result<()> {
    line("chat", said, MAX_CHAT)
}

/// Serialises a value as JSON, which escapes NUL.
pub(crate) fn json(part: &'static str, value: &impl Serialize, most: usize) -> Result<String> {
    let written = serde_json::to_string(value).expect("plain data can always be written");
    text(part, &written, most)?;
    Ok(written)
}

pub(crate) fn acts(acts: &[ActRecord]) -> Result<()> {
    for act in acts {
        if usize::from(act.seat.0) >= MAX_SEATS {
            return Err(contradiction("act"));
        }
        text("act", &act.act, MAX_ACT)?;
        text("hash", &act.hash, MAX_NAME)?;
        json("chance", &act.chance, MAX_ACT)?;
        act.by.as_ref().map_or(Ok(()), player)?;
    }
    Ok(())
}

pub(crate) fn summary(summary: &Summary) -> Result<()> {
    json("headline", &summary.headline, MAX_HEAD).map(drop)
}

pub(crate) fn player(player: &Player) -> Result<()> {
    check_players(std::slice::from_ref(player)).map_err(|_| unfit("name", Unfit::Control))
}

pub(crate) fn chair(player: &Player, holder: Holder) -> Result<()> {
    self::player(player)?;
    if player.is_person() == (holder == Holder::Bot) {
        return Err(contradiction("seats"));
    }
    Ok(())
}

/// Checks whether a table can be stored. Who holds its seats does not matter here.
pub fn new_table(new: &NewTable) -> Result<()> {
    let Record { game, seats, seals, opening, acts, .. } = &new.record;
    name("game", game)?;
    if seats.len() != new.holders.len() || seats.is_empty() || seats.len() > MAX_SEATS {
        return Err(contradiction("seats"));
    }
    for (player, &holder) in seats.iter().zip(&new.holders) {
        chair(player, holder)?;
    }
    json("options", &new.record.options, MAX_HEAD)?;
    json("seals", seals, MAX_HEAD)?;
    json("opening", opening, MAX_STATE)?;
    text("hash", &opening.hash, MAX_NAME)?;
    self::acts(acts)?;
    summary(&new.summary)
}
