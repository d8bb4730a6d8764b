//! The journal of acts that older versions kept beside the database, in the file `...-acts`. It is read once when it is found, then
//! removed.
//!
//! Those versions wrote an act to this journal before it was in the database, so after a power cut the journal may hold acts that the
//! database lacks. Each act names the version it was meant for, so acts that the database already has are skipped.

use std::fs::{File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::connection::{SqlConnection, poll_once};
use super::file::{beside, io_error, sync_folder};
use crate::error::{Result, StoreError};
use crate::query::tables::{self, Append};

/// Every group starts on a block of its own.
const BLOCK: usize = 4 << 10;

/// A group starts with this mark, followed by its generation, its length and its checksum.
const MARK: [u8; 8] = *b"acts 1\r\n";
const HEAD: usize = MARK.len() + size_of::<u64>() + size_of::<u32>() + CHECK;
const CHECK: usize = 16;

pub(super) fn path(database: &Path) -> PathBuf {
    beside(database, "-acts")
}

/// Adds the acts that only the journal has, and removes the journal once they are on disk. If the journal cannot be understood, both it and
/// the database are left unchanged.
pub(super) fn read_once(database: &Path, connection: &mut SqlConnection) -> Result<()> {
    let path = path(database);
    let Some(mut file) = open_left(database)? else { return Ok(()) };
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(|e| io_error(&path, &e))?;
    let appends = parse(&bytes).map_err(|why| {
        StoreError::Broken(format!(
            "{}: the acts that an older version left here cannot be read ({why}); start that version once, or move the file away to go on \
             without them",
            path.display()
        ))
    })?;
    connection.execute("BEGIN IMMEDIATE")?;
    let added = appends.iter().try_for_each(|append| add(connection, append));
    if let Err(error) = added.and_then(|()| connection.execute("COMMIT")) {
        let _ = connection.execute("ROLLBACK");
        return Err(error);
    }
    connection.changes.clear();
    // Older versions did not flush every commit. This write makes sure that what the database already had is on disk.
    connection.write_nothing()?;
    std::fs::remove_file(&path).map_err(|e| io_error(&path, &e))?;
    sync_folder(&path)
}

/// Whether there is a journal that no running server of an older version is using.
pub(super) fn is_left(database: &Path) -> Result<bool> {
    match open_left(database) {
        Ok(file) => Ok(file.is_some()),
        Err(StoreError::InUse(_)) => Ok(false),
        Err(other) => Err(other),
    }
}

fn open_left(database: &Path) -> Result<Option<File>> {
    let path = path(database);
    let file = match File::open(&path) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => opened.map_err(|e| io_error(&path, &e))?,
    };
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.display().to_string())),
        Err(TryLockError::Error(e)) if e.kind() != io::ErrorKind::Unsupported => Err(io_error(&path, &e)),
        _ => Ok(Some(file)),
    }
}

fn add(connection: &mut SqlConnection, append: &Append) -> Result<()> {
    connection.execute("SAVEPOINT act")?;
    match poll_once(tables::append(connection, append)) {
        Ok(_) => {}
        // The database has it already, or its table is gone.
        Err(StoreError::Conflict { .. } | StoreError::NotFound(_)) => {
            connection.execute("ROLLBACK TO act")?;
        }
        Err(other) => return Err(other),
    }
    connection.execute("RELEASE act")
}

/// All acts of the generation that the file begins with, in their order. A group with a wrong checksum was never acknowledged, so reading
/// stops there.
fn parse(bytes: &[u8]) -> std::result::Result<Vec<Append>, String> {
    let beginning = &bytes[..bytes.len().min(MARK.len())];
    if !MARK.starts_with(beginning) && beginning.iter().any(|byte| *byte != 0) {
        return Err("it is no journal".to_owned());
    }
    let mut found = Vec::new();
    let mut generation = None;
    let mut at = 0;
    while let Some((of, acts)) = read_group(bytes, at).filter(|(of, _)| generation.is_none_or(|it| it == *of))
    {
        generation = Some(of);
        let group: Vec<Append> = serde_json::from_slice(acts).map_err(|e| format!("at byte {at}: {e}"))?;
        found.extend(group);
        at = (at + HEAD + acts.len()).next_multiple_of(BLOCK);
    }
    Ok(found)
}

fn read_group(bytes: &[u8], at: usize) -> Option<(u64, &[u8])> {
    let rest = bytes.get(at..)?;
    let (mark, rest) = rest.split_first_chunk::<{ MARK.len() }>()?;
    let (generation, rest) = rest.split_first_chunk()?;
    let (length, rest) = rest.split_first_chunk()?;
    let (check, rest) = rest.split_first_chunk::<CHECK>()?;
    let generation = u64::from_le_bytes(*generation);
    let acts = rest.get(..u32::from_le_bytes(*length) as usize)?;
    (*mark == MARK && *check == checksum(generation, at, acts)).then_some((generation, acts))
}

fn checksum(generation: u64, at: usize, acts: &[u8]) -> [u8; CHECK] {
    let hash = Sha256::new().chain_update(generation.to_le_bytes()).chain_update(at.to_le_bytes());
    let hash = hash.chain_update(acts).finalize();
    hash[..CHECK].try_into().expect("a hash is longer")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written by the last version that kept a journal: acts 9 to 24 of one table, three of them in one append.
    const LEFT: &[u8] = include_bytes!("../../tests/fixtures/journal-acts");

    fn versions(bytes: &[u8]) -> Vec<u64> {
        parse(bytes).unwrap().iter().map(|append| append.expected).collect()
    }

    #[test]
    fn all_groups_are_read_in_their_order() {
        assert_eq!(versions(LEFT), (9..=22).collect::<Vec<_>>());
        let mut whole = LEFT.to_vec();
        whole.resize(4 << 20, 0);
        assert_eq!(versions(&whole), versions(LEFT), "as it lies on the disk");
        assert!(versions(&[]).is_empty() && versions(&[0; BLOCK]).is_empty());
    }

    #[test]
    fn a_group_that_is_not_whole_ends_it() {
        for at in [0, 3, MARK.len(), MARK.len() + 8, MARK.len() + 12, HEAD, HEAD + 40] {
            let mut torn = LEFT.to_vec();
            torn[BLOCK + at] ^= 1;
            assert_eq!(versions(&torn), [9], "{at}");
        }
        assert_eq!(versions(&LEFT[..2 * BLOCK + 7]), [9, 10]);
        let mut moved = LEFT.to_vec();
        moved.copy_within(BLOCK..2 * BLOCK, 0);
        assert!(versions(&moved).is_empty(), "a group belongs to its place");
    }

    #[test]
    fn what_is_whole_and_not_understood_is_told() {
        assert!(parse(b"Dear Madam or Sir").is_err());
        let strange = br#"[{"table":"elsewhere"}]"#;
        let mut group = MARK.to_vec();
        group.extend(7u64.to_le_bytes());
        group.extend((strange.len() as u32).to_le_bytes());
        group.extend(checksum(7, 0, strange));
        group.extend(strange);
        assert!(parse(&group).err().unwrap().contains("at byte 0"));
    }
}
