//! The journal of acts: a file beside the database in which acts are on disk while SQLite is still writing them.
//!
//! SQLite needs a while for an act, and only then can the disk begin. So an act goes to the disk here, at once and in place, while SQLite
//! writes it without waiting for the disk; whoever acts waits for the slower of the two and not for their sum. After a power cut the file
//! may lack the last acts: they are in the journal, each with the version that it was meant for, and are added anew. An act that the
//! database already has is behind its version and is passed over. All other writes wait for the disk by themselves, and with it for
//! everything before them.
//!
//! The groups of the journal are of one generation at a time: when it is full, the database is brought to the disk, all of the journal is
//! then known there, and it begins anew in its old place.

use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::file::{beside, private, trouble};
use super::session::{Session, at_once};
use crate::error::{Result, StoreError};
use crate::query::tables::{self, Append};

/// All of its size is there from the beginning: a file that grows is written more slowly.
const SIZE: usize = 4 << 20;

/// Every group begins a block of its own, so that no later write touches it.
const BLOCK: usize = 4 << 10;

/// The first word of a group, then its generation, its length and its checksum.
const MARK: [u8; 8] = *b"acts 1\r\n";
const HEAD: usize = MARK.len() + size_of::<u64>() + size_of::<u32>() + CHECK;
const CHECK: usize = 16;

/// Held by one process for as long as it writes here.
pub(super) struct Journal {
    file: File,
    path: PathBuf,
    generation: u64,
    /// Where the next group goes.
    at: usize,
    /// The next group, as it will be written.
    group: Vec<u8>,
}

fn path(database: &Path) -> PathBuf {
    beside(database, "-acts")
}

fn checksum(generation: u64, at: usize, acts: &[u8]) -> [u8; CHECK] {
    let hash = Sha256::new().chain_update(generation.to_le_bytes()).chain_update(at.to_le_bytes());
    let hash = hash.chain_update(acts).finalize();
    hash[..CHECK].try_into().expect("a hash is longer")
}

/// Never one of which groups may still lie in the file.
fn new_generation() -> u64 {
    getrandom::u64().expect("the system has a random source")
}

/// Opens the file and keeps all others out of it. None where another process has it.
fn hold(path: &Path, create: bool) -> io::Result<Option<File>> {
    let file = match private().read(true).create(create).truncate(false).open(path) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(e)) => return Err(e),
        Ok(()) => {}
    }
    Ok(still_there(&file, path).then_some(file))
}

/// Whoever had it may have removed it at the moment of letting go.
#[cfg(unix)]
fn still_there(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let id = |of: io::Result<std::fs::Metadata>| of.map(|of| (of.dev(), of.ino())).ok();
    let held = id(file.metadata());
    held.is_some() && held == id(std::fs::metadata(path))
}

#[cfg(not(unix))]
fn still_there(_: &File, path: &Path) -> bool {
    path.exists()
}

impl Journal {
    /// Adds what a power cut has left here only. The session must be in a transaction that keeps other writers out: nobody acts on what
    /// is about to change.
    pub fn recover(database: &Path, session: &mut Session) -> Result<Option<Journal>> {
        let path = path(database);
        let held = hold(&path, false).map_err(|e| trouble(&path, &e))?;
        let Some(mut file) = held else { return Ok(None) };
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|e| trouble(&path, &e))?;
        for append in read(&bytes) {
            session.order("SAVEPOINT act")?;
            match at_once(tables::append(session, &append)) {
                Ok(_) => {}
                // It is in the database already, or was refused there.
                Err(StoreError::Conflict { .. } | StoreError::NotFound(_)) => {
                    session.order("ROLLBACK TO act")?;
                }
                Err(other) => return Err(other),
            }
            session.order("RELEASE act")?;
        }
        session.changes.clear();
        Ok(Some(Journal { file, path, generation: new_generation(), at: 0, group: Vec::new() }))
    }

    /// None where another process writes acts to the same database: then both wait for the disk in SQLite.
    pub fn create(database: &Path) -> Result<Option<Journal>> {
        let path = path(database);
        let held = hold(&path, true).map_err(|e| trouble(&path, &e))?;
        let Some(file) = held else { return Ok(None) };
        let mut journal = Journal { file, path, generation: new_generation(), at: 0, group: Vec::new() };
        journal.spread()?;
        Ok(Some(journal))
    }

    /// All of it on the disk, and empty.
    pub fn spread(&mut self) -> Result<()> {
        self.put(0, &vec![0; SIZE])
            .and_then(|()| self.file.sync_all())
            .map_err(|e| trouble(&self.path, &e))?;
        #[cfg(unix)]
        if let Some(folder) = self.path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            File::open(folder).and_then(|folder| folder.sync_all()).map_err(|e| trouble(folder, &e))?;
        }
        self.begin_anew();
        Ok(())
    }

    fn put(&mut self, at: usize, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(at as u64))?;
        self.file.write_all(bytes)
    }

    /// Makes ready a group. False where it has no room.
    pub fn take(&mut self, acts: &[&Append]) -> bool {
        self.group.clear();
        self.group.resize(HEAD, 0);
        serde_json::to_writer(&mut self.group, acts).expect("acts are plain data and can always be written");
        let length = self.group.len() - HEAD;
        let check = checksum(self.generation, self.at, &self.group[HEAD..]);
        let head =
            [&MARK[..], &self.generation.to_le_bytes(), &(length as u32).to_le_bytes(), &check].concat();
        self.group[..HEAD].copy_from_slice(&head);
        self.group.resize(self.group.len().next_multiple_of(BLOCK), 0);
        self.at + self.group.len() <= SIZE
    }

    /// Returns when the group is on the disk.
    pub fn write(&mut self) -> Result<()> {
        let group = std::mem::take(&mut self.group);
        let written = self.put(self.at, &group).and_then(|()| self.file.sync_data());
        self.at += group.len();
        self.group = group;
        written.map_err(|e| trouble(&self.path, &e))
    }

    /// For when all that is in it is in the database and on the disk.
    pub fn begin_anew(&mut self) {
        self.generation = new_generation();
        self.at = 0;
    }

    /// What is in it must never be added, for something in it was refused.
    pub fn forget(&mut self) -> Result<()> {
        self.put(0, &[0; BLOCK]).and_then(|()| self.file.sync_data()).map_err(|e| trouble(&self.path, &e))?;
        self.begin_anew();
        Ok(())
    }

    /// For when the database has everything.
    pub fn end(self) {
        // A journal that stays holds nothing new.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// All acts of the generation that the file begins with, in their order; nothing of a group that is not whole.
fn read(bytes: &[u8]) -> Vec<Append> {
    let mut found = Vec::new();
    let mut generation = None;
    let mut at = 0;
    while let Some((of, acts)) = read_group(bytes, at).filter(|(of, _)| generation.is_none_or(|it| it == *of))
    {
        generation = Some(of);
        at = (at + HEAD + acts.len()).next_multiple_of(BLOCK);
        match serde_json::from_slice::<Vec<Append>>(acts) {
            Ok(acts) => found.extend(acts),
            Err(_) => break,
        }
    }
    found
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;
    use crate::query::tables::Columns;

    fn append(expected: u64, headline: usize) -> Append {
        let summary =
            Columns { updated: 7, ended: None, headline: "x".repeat(headline), deciding: 1, winners: 0 };
        Append { table: TableId::random(), expected, acts: Vec::new(), summary }
    }

    fn journal(folder: &tempfile::TempDir) -> (Journal, PathBuf) {
        let database = folder.path().join("a.db");
        let journal = Journal::create(&database).unwrap().expect("nobody else has it");
        (journal, path(&database))
    }

    fn keep(journal: &mut Journal, group: &[&Append]) {
        assert!(journal.take(group));
        journal.write().unwrap();
    }

    fn versions(path: &Path) -> Vec<u64> {
        read(&std::fs::read(path).unwrap()).iter().map(|append| append.expected).collect()
    }

    #[test]
    fn what_was_written_is_read_in_its_order() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, path) = journal(&folder);
        assert!(versions(&path).is_empty());
        for group in [&[1, 2][..], &[3], &[4, 5, 6]] {
            let group: Vec<_> = group.iter().map(|&n| append(n, 3_000)).collect();
            keep(&mut journal, &group.iter().collect::<Vec<_>>());
        }
        assert_eq!(versions(&path), [1, 2, 3, 4, 5, 6]);
        assert_eq!(std::fs::metadata(&path).unwrap().len(), SIZE as u64, "it does not grow");
        journal.forget().unwrap();
        assert!(versions(&path).is_empty());
    }

    #[test]
    fn a_new_generation_hides_what_lies_behind_it() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, path) = journal(&folder);
        for n in 0..4 {
            keep(&mut journal, &[&append(n, 10)]);
        }
        journal.begin_anew();
        assert_eq!(versions(&path), [0, 1, 2, 3], "until something is written");
        keep(&mut journal, &[&append(9, 10)]);
        assert_eq!(versions(&path), [9]);
    }

    #[test]
    fn it_says_when_it_is_full() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, path) = journal(&folder);
        let mut written = 0;
        while journal.take(&[&append(written, 10)]) {
            journal.write().unwrap();
            written += 1;
        }
        assert_eq!(written as usize, SIZE / BLOCK);
        assert_eq!(versions(&path).len(), SIZE / BLOCK);
        assert!(!journal.take(&[&append(0, 10)]));
        journal.begin_anew();
        assert!(!journal.take(&[&append(0, SIZE)]), "one that has never room");
        assert!(journal.take(&[&append(0, 10)]));
    }

    #[test]
    fn a_group_that_is_not_whole_ends_it() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, path) = journal(&folder);
        for n in 0..3 {
            keep(&mut journal, &[&append(n, 6_000)]);
        }
        let whole = std::fs::read(&path).unwrap();
        let second = 2 * BLOCK;
        for at in [0, 3, MARK.len(), MARK.len() + 8, MARK.len() + 12, HEAD, HEAD + 5_000] {
            let mut torn = whole.clone();
            torn[second + at] ^= 1;
            assert_eq!(read(&torn).len(), 1, "{at}");
        }
        for end in [0, 1, HEAD, BLOCK, second, second + BLOCK, 2 * second] {
            assert_eq!(read(&whole[..end]).len(), end / second, "{end}");
        }
        let mut moved = whole.clone();
        moved.copy_within(second..2 * second, 0);
        assert!(read(&moved).is_empty(), "a group belongs to its place");
        assert!(read(&[0xff; SIZE]).is_empty());
    }

    #[test]
    fn one_process_has_it() {
        let folder = tempfile::tempdir().unwrap();
        let (first, path) = journal(&folder);
        let database = folder.path().join("a.db");
        assert!(Journal::create(&database).unwrap().is_none());
        first.end();
        assert!(!path.exists());
        assert!(Journal::create(&database).unwrap().is_some());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o077, 0);
        }
    }
}
