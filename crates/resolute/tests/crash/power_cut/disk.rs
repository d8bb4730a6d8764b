//! A disk after a power cut: everything flushed is there, and of the rest any part may be.
//!
//! A sector is written completely or not at all, and sectors in any order. A file's name is durable only once its folder was flushed.

use std::collections::BTreeMap;
use std::path::Path;

use super::trace::{Moment, What};
use crate::real::trial::Choices;

/// The smallest unit that a disk writes.
const SECTOR: u64 = 512;

/// A file, independent of its name.
type Node = usize;

#[derive(Default)]
pub struct Disk {
    nodes: Vec<Contents>,
    /// The names as a running program sees them.
    names: BTreeMap<String, Node>,
    /// The names that are durable, followed by changes that may be on disk too.
    kept_names: BTreeMap<String, Node>,
    names_in_cache: Vec<(Naming, Moment)>,
    flushes: Flushes,
    /// Number of written and of flushed sectors, for the report.
    pub writes: usize,
    pub flushed: usize,
}

/// Which flushes take effect. A control test ignores some.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Flushes {
    #[default]
    All,
    /// Flushes of the log are ignored, as by a dishonest disk.
    NotOfTheLog,
    None,
}

#[derive(Default)]
struct Contents {
    kept: Vec<u8>,
    in_cache: Vec<(Change, Moment)>,
}

enum Change {
    Write { offset: u64, bytes: Vec<u8> },
    Truncate(u64),
}

enum Naming {
    Add(String, Node),
    Remove(String),
    Rename(String, String, Node),
}

/// How much of the unflushed data is there after the cut.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Luck {
    Nothing,
    Everything,
    /// Each sector with a probability of one half.
    AnySectors,
    /// The writes up to a random one, and part of that one.
    InOrder,
    /// Only the last write.
    OnlyLast,
    /// Everything except one sector.
    AllButOne,
}

pub const LUCK: [Luck; 6] =
    [Luck::Nothing, Luck::Everything, Luck::AnySectors, Luck::InOrder, Luck::OnlyLast, Luck::AllButOne];

fn apply(contents: &mut Vec<u8>, offset: u64, bytes: &[u8]) {
    let (offset, end) = (offset as usize, offset as usize + bytes.len());
    if contents.len() < end {
        contents.resize(end, 0);
    }
    contents[offset..end].copy_from_slice(bytes);
}

/// Splits a write into pieces that lie in one sector each.
fn sectors(offset: u64, bytes: &[u8]) -> impl Iterator<Item = (u64, &[u8])> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let here = offset + start as u64;
        let end = bytes.len().min(start + (SECTOR - here % SECTOR) as usize);
        let piece = (here, bytes.get(start..end).filter(|piece| !piece.is_empty())?);
        start = end;
        Some(piece)
    })
}

impl Contents {
    fn change(contents: &mut Vec<u8>, change: &Change) {
        match change {
            Change::Write { offset, bytes } => apply(contents, *offset, bytes),
            Change::Truncate(length) => contents.resize(*length as usize, 0),
        }
    }

    /// Makes durable everything that was done before the flush began.
    fn flush(&mut self, begun: Moment) {
        let mut later = Vec::new();
        for (change, done) in std::mem::take(&mut self.in_cache) {
            if done < begun { Contents::change(&mut self.kept, &change) } else { later.push((change, done)) }
        }
        self.in_cache = later;
    }

    fn after_cut(&self, luck: Luck, choices: &mut Choices) -> Vec<u8> {
        let mut contents = self.kept.clone();
        let count = self.in_cache.len();
        let (cut, spared) = (choices.below(count + 1), choices.below(count));
        for (n, (change, _)) in self.in_cache.iter().enumerate() {
            let (offset, bytes) = match change {
                Change::Write { offset, bytes } => (*offset, bytes),
                Change::Truncate(length) => {
                    let is_there = match luck {
                        Luck::Nothing | Luck::OnlyLast => false,
                        Luck::Everything | Luck::AllButOne => true,
                        Luck::AnySectors => choices.one_in(2),
                        Luck::InOrder => n < cut,
                    };
                    if is_there {
                        contents.resize(*length as usize, 0);
                    }
                    continue;
                }
            };
            let pieces: Vec<_> = sectors(offset, bytes).collect();
            let lost = choices.below(pieces.len());
            for (piece, (offset, bytes)) in pieces.into_iter().enumerate() {
                let is_there = match luck {
                    Luck::Nothing => false,
                    Luck::Everything => true,
                    Luck::AnySectors => choices.one_in(2),
                    Luck::InOrder => n < cut || (n == cut && piece < lost),
                    Luck::OnlyLast => n + 1 == count,
                    Luck::AllButOne => n != spared || piece != lost,
                };
                if is_there {
                    apply(&mut contents, offset, bytes);
                }
            }
            // The file may have grown although the data did not arrive.
            if luck == Luck::AnySectors && choices.one_in(2) {
                let end = (offset as usize + bytes.len()).max(contents.len());
                contents.resize(end, 0);
            }
        }
        contents
    }
}

impl Disk {
    pub fn new(flushes: Flushes) -> Disk {
        Disk { flushes, ..Disk::default() }
    }

    fn node(&mut self, name: &str) -> Node {
        // The file may have existed before the first line of the trace.
        let next = self.nodes.len();
        let node = *self.names.entry(name.to_owned()).or_insert(next);
        if node == next {
            self.nodes.push(Contents::default());
            self.names_in_cache.push((Naming::Add(name.to_owned(), node), 0));
        }
        node
    }

    pub fn happen(&mut self, at: Moment, what: &What) {
        match what {
            What::Create { name } => {
                if !self.names.contains_key(name) {
                    let node = self.node(name);
                    self.names_in_cache.pop();
                    self.names_in_cache.push((Naming::Add(name.clone(), node), at));
                }
            }
            What::Write { name, offset, bytes, done } => {
                self.writes += 1;
                let node = self.node(name);
                let change = Change::Write { offset: *offset, bytes: bytes.clone() };
                self.nodes[node].in_cache.push((change, *done));
            }
            What::Truncate { name, length, done } => {
                let node = self.node(name);
                self.nodes[node].in_cache.push((Change::Truncate(*length), *done));
            }
            What::Flush { name, begun } => {
                let is_real = match self.flushes {
                    Flushes::All => true,
                    Flushes::NotOfTheLog => !name.ends_with("-wal"),
                    Flushes::None => false,
                };
                if is_real {
                    self.flushed += 1;
                    let node = self.node(name);
                    self.nodes[node].flush(*begun);
                }
            }
            What::FlushFolder { begun } => {
                if self.flushes != Flushes::None {
                    let mut later = Vec::new();
                    for (naming, done) in std::mem::take(&mut self.names_in_cache) {
                        if done < *begun {
                            rename(&mut self.kept_names, &naming)
                        } else {
                            later.push((naming, done))
                        }
                    }
                    self.names_in_cache = later;
                }
            }
            What::Remove { name, done } => {
                self.names.remove(name);
                self.names_in_cache.push((Naming::Remove(name.clone()), *done));
            }
            What::Rename { from, to, done } => {
                if let Some(node) = self.names.remove(from) {
                    self.names.insert(to.clone(), node);
                    self.names_in_cache.push((Naming::Rename(from.clone(), to.clone(), node), *done));
                }
            }
            What::Acknowledge { .. } => {}
        }
    }

    /// The folder as it may be found if the power failed now.
    pub fn image(&self, luck: Luck, choices: &mut Choices) -> BTreeMap<String, Vec<u8>> {
        let mut names = self.kept_names.clone();
        for (naming, _) in &self.names_in_cache {
            let is_there = match luck {
                Luck::Nothing => false,
                Luck::Everything | Luck::AllButOne => true,
                Luck::AnySectors | Luck::InOrder | Luck::OnlyLast => choices.one_in(2),
            };
            if is_there {
                rename(&mut names, naming);
            }
        }
        names.into_iter().map(|(name, node)| (name, self.nodes[node].after_cut(luck, choices))).collect()
    }
}

fn rename(names: &mut BTreeMap<String, Node>, naming: &Naming) {
    match naming {
        Naming::Add(name, node) => drop(names.insert(name.clone(), *node)),
        Naming::Remove(name) => drop(names.remove(name)),
        Naming::Rename(from, to, node) => {
            names.remove(from);
            names.insert(to.clone(), *node);
        }
    }
}

/// Writes an image into an empty folder.
pub fn write(image: &BTreeMap<String, Vec<u8>>, folder: &Path) {
    for (name, contents) in image {
        std::fs::write(folder.join(name), contents).unwrap();
    }
}

#[test]
fn what_was_flushed_is_always_there_and_the_rest_in_any_part() {
    let name = || "a".to_owned();
    let write = |offset, byte: u8, done| What::Write { name: name(), offset, bytes: vec![byte; 1_024], done };
    let mut disk = Disk::new(Flushes::All);
    disk.happen(0, &What::Create { name: name() });
    disk.happen(1, &write(0, 1, 1));
    // This write is not complete when the flush begins.
    disk.happen(2, &write(512, 2, 4));
    disk.happen(5, &What::Flush { name: name(), begun: 3 });
    let mut choices = Choices(1);
    assert!(disk.image(Luck::Nothing, &mut choices).is_empty(), "the folder was not flushed");
    disk.happen(7, &What::FlushFolder { begun: 6 });
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..100 {
        for luck in LUCK {
            let image = disk.image(luck, &mut choices);
            let file = &image["a"];
            assert_eq!(file[..512], [1; 512], "{luck:?}");
            assert!(matches!(file.len(), 1_024 | 1_536), "{luck:?}");
            assert!(
                file.chunks(512).all(|sector| sector.iter().all(|byte| *byte == sector[0])),
                "whole sectors"
            );
            seen.insert(file.chunks(512).map(|sector| sector[0]).collect::<Vec<u8>>());
        }
    }
    let expected: Vec<Vec<u8>> =
        vec![vec![1, 1], vec![1, 1, 0], vec![1, 1, 2], vec![1, 2], vec![1, 2, 0], vec![1, 2, 2]];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), expected);
    let mut control = Disk::new(Flushes::None);
    for (at, what) in
        [(0, What::Create { name: name() }), (1, write(0, 1, 1)), (2, What::Flush { name: name(), begun: 2 })]
    {
        control.happen(at, &what);
    }
    assert!(control.image(Luck::Nothing, &mut choices).is_empty());
}
