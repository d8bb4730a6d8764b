//! Decks that people write: the first byte chooses the deck, the rest is its text.

use catalogue::{Title, check_deck};
use scene::Blank;

/// Reads any bytes as a deck. Either an error is found and can be put into words, or the deck can be played.
pub fn deck(bytes: &[u8]) {
    let all: Vec<(&dyn Title, Blank)> = catalogue::titles()
        .iter()
        .flat_map(|title| title.blanks().into_iter().map(|blank| (&**title, blank)))
        .collect();
    let Some(((title, blank), text)) = crate::chosen(bytes, &all) else { return };
    let text = String::from_utf8_lossy(text);
    let checked = check_deck(*title, blank, &text);
    assert_eq!(checked, check_deck(*title, blank, &text), "a deck is judged by chance");
    if let Err(problem) = checked {
        crate::can_be_said(title.texts(), &problem);
    }
    // The page shows whatever was typed.
    let _ = (blank.rows)(&text);
}
