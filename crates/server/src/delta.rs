//! What changed between two drawings of a part: a page that has the old one puts the new one together.
//!
//! Both are cut before every `<`, so that places are counted the same way here and in the script, whatever letters are in the text.

use std::collections::HashMap;

use serde::Serialize;

/// Shorter pieces are sent again rather than pointed at, unless more follow in the same order.
const WORTH_POINTING_AT: usize = 16;

/// A step of putting the new text together.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Op {
    /// New words.
    Text(String),
    /// Pieces of the old text: the first, and how many.
    Pieces([usize; 2]),
}

fn pieces(text: &str) -> Vec<&str> {
    let mut cuts: Vec<usize> = text.match_indices('<').map(|(at, _)| at).filter(|at| *at > 0).collect();
    cuts.push(text.len());
    let mut from = 0;
    cuts.into_iter()
        .map(|to| &text[std::mem::replace(&mut from, to)..to])
        .filter(|piece| !piece.is_empty())
        .collect()
}

/// The way from the old text to the new one.
pub fn delta(old: &str, new: &str) -> Vec<Op> {
    let (old, new) = (pieces(old), pieces(new));
    let mut places: HashMap<&str, Vec<usize>> = HashMap::with_capacity(old.len());
    for (at, piece) in old.iter().enumerate() {
        places.entry(piece).or_default().push(at);
    }
    let mut ops: Vec<Op> = Vec::new();
    // Where the old text would go on.
    let mut next = 0;
    let mut at = 0;
    while at < new.len() {
        let found = match old.get(next) {
            Some(piece) if *piece == new[at] => Some(next),
            _ => places.get(new[at]).map(|places| nearest(places, next)),
        };
        let run = found.map_or(0, |from| {
            old[from..].iter().zip(&new[at..]).take_while(|(one, other)| one == other).count()
        });
        let long: usize = new[at..at + run].iter().map(|piece| piece.len()).sum();
        match found {
            Some(from) if long >= WORTH_POINTING_AT => {
                ops.push(Op::Pieces([from, run]));
                next = from + run;
                at += run;
            }
            _ => {
                match ops.last_mut() {
                    Some(Op::Text(text)) => text.push_str(new[at]),
                    _ => ops.push(Op::Text(new[at].to_owned())),
                }
                // A changed piece mostly stands for the old one in its place.
                next += 1;
                at += 1;
            }
        }
    }
    ops
}

/// The first place from here on, or the very first.
fn nearest(places: &[usize], from: usize) -> usize {
    let at = places.partition_point(|place| *place < from);
    places[if at < places.len() { at } else { 0 }]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the script does it.
    fn patched(old: &str, ops: &[Op]) -> String {
        let old = pieces(old);
        let said = |op: &Op| match op {
            Op::Text(text) => text.clone(),
            Op::Pieces([from, count]) => old[*from..from + count].concat(),
        };
        ops.iter().map(said).collect()
    }

    #[track_caller]
    fn there(old: &str, new: &str) -> Vec<Op> {
        let ops = delta(old, new);
        assert_eq!(patched(old, &ops), new);
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
}
