//! The keys that the script listens to, for the help dialog. A letter alone only finds a place or a card; with Alt it presses its button.

use super::{RenderContext, tabs};

pub(crate) fn shortcuts(ctx: &RenderContext) -> Vec<(String, &'static str)> {
    let with_alt = |key: Option<char>| key.map(|key| format!("Alt+{key}")).unwrap_or_default();
    let letters = tabs::letters(ctx);
    let all = [
        ("1–9".to_owned(), "key-digits"),
        ("A–Z".to_owned(), "key-letters"),
        (if letters.is_empty() { letters } else { format!("Alt+ {letters}") }, "key-tabs"),
        (with_alt(tabs::key_of_undo(ctx)), "key-undo"),
        (with_alt(tabs::key_of_hint(ctx)), "key-hint"),
        ("← →".to_owned(), "key-arrows"),
        (ctx.boards().next().map(|_| "+ −".to_owned()).unwrap_or_default(), "key-zoom"),
        ("?".to_owned(), "key-help"),
    ];
    all.into_iter().filter(|(key, _)| !key.is_empty()).collect()
}
