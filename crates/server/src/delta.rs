//! The difference between two versions of a part: a page that has the old version can build the new one from it.
//!
//! Both versions are split before every `<`, so that positions are counted the same way here and in the
//! script, whatever characters the text contains. Of the version that a page has, only a hash of each piece
//! is kept. The hash uses a secret key, so nobody can craft a piece that is mistaken for another one.

use std::cell::LazyCell;
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, Hasher};

use foldhash::quality::RandomState;
use serde::Serialize;

/// Shorter pieces are sent again instead of referred to, unless more pieces follow in the same order.
const WORTH_POINTING_AT: usize = 16;
/// How many positions of the same piece are searched, if a piece occurs very often.
const MOST_PLACES: usize = 32;

/// A step in building the new text.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Op {
    /// New text.
    Text(String),
    /// Pieces of the old text: index of the first one, and how many.
    Pieces([usize; 2]),
}

fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let ends = memchr::memchr_iter(b'<', text.as_bytes()).filter(|at| *at > 0).chain([text.len()]);
    let mut from = 0;
    ends.map(move |to| &text[std::mem::replace(&mut from, to)..to]).filter(|piece| !piece.is_empty())
}

/// A hash that is equal for a part as the server writes it and as a browser serializes it, provided that both are split into the same
/// pieces. Escapes that only one of them writes, and empty attribute values, are ignored.
pub fn fingerprint(part: &str) -> u32 {
    let plain = |piece: &str| {
        let escapes = [("=\"\"", ""), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{a0}")];
        escapes.into_iter().fold(piece.to_owned(), |text, (escape, sign)| text.replace(escape, sign))
    };
    let ended = |piece: String| piece.encode_utf16().chain([0]).collect::<Vec<_>>();
    // FNV-1a, which is cheap to compute in a script.
    let mix = |hash: u32, unit: u16| (hash ^ u32::from(unit)).wrapping_mul(16_777_619);
    pieces(part).map(plain).flat_map(ended).fold(2_166_136_261, mix)
}

/// What a page shows, as far as it is needed to compute a difference.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    key: RandomState,
    hashes: Box<[u64]>,
}

impl Shown {
    /// The difference from what is shown to the new text, and what is shown afterwards.
    pub fn change_to(&self, new: &str) -> (Vec<Op>, Shown) {
        let texts: Vec<&str> = pieces(new).collect();
        let hashes: Box<[u64]> = texts.iter().map(|piece| self.key.hash_one(piece)).collect();
        let ops = ops(&self.hashes, &texts, &hashes);
        (ops, Shown { key: self.key.clone(), hashes })
    }
}

/// The positions of each piece in the old text: the first one by hash, and for each position the next one of the same piece.
struct Places {
    first: HashMap<u64, usize, BuildHasherDefault<AsItIs>>,
    next: Vec<usize>,
}

const NOWHERE: usize = usize::MAX;

impl Places {
    fn of(old: &[u64]) -> Places {
        let mut first = HashMap::with_capacity_and_hasher(old.len(), Default::default());
        let mut next = vec![NOWHERE; old.len()];
        for (at, piece) in old.iter().enumerate().rev() {
            next[at] = first.insert(*piece, at).unwrap_or(NOWHERE);
        }
        Places { first, next }
    }

    /// The first position at or after `from`, otherwise the very first one.
    fn nearest(&self, piece: u64, from: usize) -> Option<usize> {
        let first = *self.first.get(&piece)?;
        let places =
            std::iter::successors(Some(first), |at| Some(self.next[*at]).filter(|at| *at != NOWHERE));
        Some(places.take(MOST_PLACES).find(|at| *at >= from).unwrap_or(first))
    }
}

/// A hasher for keys that are hashes already.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn write(&mut self, _: &[u8]) {
        unreachable!("only hashes are keys");
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn ops(old: &[u64], texts: &[&str], new: &[u64]) -> Vec<Op> {
    // Computed lazily: most acts change little, so often no piece has to be searched for.
    let places = LazyCell::new(|| Places::of(old));
    let mut ops: Vec<Op> = Vec::new();
    // Where the old text would continue.
    let mut next = 0;
    let mut at = 0;
    while at < new.len() {
        let found = match old.get(next) {
            Some(piece) if *piece == new[at] => Some(next),
            _ => places.nearest(new[at], next),
        };
        let run = found.map_or(0, |from| {
            old[from..].iter().zip(&new[at..]).take_while(|(one, other)| one == other).count()
        });
        let long: usize = texts[at..at + run].iter().map(|piece| piece.len()).sum();
        match found {
            Some(from) if long >= WORTH_POINTING_AT => {
                ops.push(Op::Pieces([from, run]));
                next = from + run;
                at += run;
            }
            _ => {
                match ops.last_mut() {
                    Some(Op::Text(text)) => text.push_str(texts[at]),
                    _ => ops.push(Op::Text(texts[at].to_owned())),
                }
                // A changed piece usually replaces the old piece at the same position.
                next += 1;
                at += 1;
            }
        }
    }
    ops
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Applies the steps as the script does.
    fn patched(old: &str, ops: &[Op]) -> String {
        let old: Vec<&str> = pieces(old).collect();
        let said = |op: &Op| match op {
            Op::Text(text) => text.clone(),
            Op::Pieces([from, count]) => old[*from..from + count].concat(),
        };
        ops.iter().map(said).collect()
    }

    #[track_caller]
    fn there(old: &str, new: &str) -> Vec<Op> {
        let (ops, shown) = Shown::default().change_to(old);
        assert_eq!(patched("", &ops), old);
        let (ops, shown) = shown.change_to(new);
        assert_eq!(patched(old, &ops), new);
        let (nothing, _) = shown.change_to(new);
        assert_eq!(nothing.len(), usize::from(!new.is_empty()), "it is shown now");
        ops
    }

    #[test]
    fn nothing_changed_is_one_step() {
        let text = "<main id=\"table\"><p>Ohio – 18</p><p>Größe</p></main>";
        assert_eq!(there(text, text), [Op::Pieces([0, 6])]);
    }

    #[test]
    fn only_what_changed_is_said() {
        let old = "<main data-version=\"1\"><ul><li class=\"place\">Ohio<li class=\"place\">Utah<li class=\"place\">Iowa</ul></main>";
        let new = old.replace("Utah", "Ütah ●");
        assert_eq!(
            there(old, &new),
            [Op::Pieces([0, 3]), Op::Text("<li class=\"place\">Ütah ●".into()), Op::Pieces([4, 3])]
        );
    }

    #[test]
    fn pieces_may_move_come_twice_and_go() {
        let (a, b, c) =
            ("<p>the first paragraph</p>", "<p>the second paragraph</p>", "<p>the third paragraph</p>");
        there(&[a, b, c].concat(), &[c, a, b, a].concat());
        there(&[a, b, c].concat(), b);
        there("", &[a, b].concat());
        there(&[a, b].concat(), "");
        there("no tag", "no tag <b>at the start");
    }

    #[test]
    fn a_browser_writes_the_same_part_otherwise() {
        let drawn = "<main data-said=\"\" title=\"a &lt;b&gt; &quot;c&quot;\"><details open>Say &quot;Größe\u{a0}1&quot; &amp; go</details></main>";
        let written = "<main data-said=\"\" title=\"a &lt;b&gt; &quot;c&quot;\"><details open=\"\">Say \"Größe&nbsp;1\" &amp; go</details></main>";
        assert_eq!(fingerprint(drawn), fingerprint(written));
        assert_ne!(fingerprint(drawn), fingerprint(&written.replace("Größe", "Grösse")));
        let cut_otherwise = written.replace("a &lt;b", "a <b");
        assert_ne!(fingerprint(drawn), fingerprint(&cut_otherwise), "its pieces have other places");
    }

    #[test]
    fn a_piece_that_comes_often_is_found() {
        let often = "<li class=\"place\">again and again</li>".repeat(100);
        let old = format!("<ul>{often}<li>the last one of all</li></ul>");
        let new = format!("<ul><li>the last one of all</li>{often}</ul>");
        let ops = there(&old, &new);
        assert!(ops.len() < 10, "{ops:?}");
    }
}
