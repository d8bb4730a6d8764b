//! Parses acts from words: `announce OH`, `allot 6 PA`.

use crate::Unreadable;

/// More words than any act has. Longer input is not an act, and is not read to its end.
const WORDS_MAX: usize = 8;

/// Parses text consisting of a few words. A game matches them and parses the rest:
///
/// ```
/// # use kernel::{Unreadable, from_words};
/// # #[derive(Debug, PartialEq)]
/// # enum Act { Roll, Allot { pips: u8, to: char } }
/// let read = |text: &str| {
///     from_words(text, |words| match *words {
///         ["roll"] => Some(Act::Roll),
///         ["allot", pips, to] => Some(Act::Allot { pips: pips.parse().ok()?, to: to.parse().ok()? }),
///         _ => None,
///     })
/// };
/// assert_eq!(read("allot 6 P"), Ok(Act::Allot { pips: 6, to: 'P' }));
/// assert_eq!(read("allot six P"), Err(Unreadable::new("allot six P")));
/// ```
pub fn from_words<T>(text: &str, read: impl FnOnce(&[&str]) -> Option<T>) -> Result<T, Unreadable> {
    let words: Vec<&str> = text.split_ascii_whitespace().take(WORDS_MAX).collect();
    read(&words).ok_or_else(|| Unreadable::new(text))
}
