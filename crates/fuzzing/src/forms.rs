//! The form for a new table as a browser sends it: the first byte chooses the game, the rest is the body.

use catalogue::{NewTable, Title};
use kernel::Player;
use kernel::chance::Seed;

/// Reads any bytes as the form for a new table, with its own cards and results. Either an error is found and can be put into words, or the
/// table opens.
pub fn form(bytes: &[u8]) {
    let titles: Vec<&'static dyn Title> = catalogue::titles().iter().map(|title| &**title).collect();
    let Some((title, body)) = crate::chosen(bytes, &titles) else { return };
    let Some(read) = server::fuzzing::read_new_table(*title, body) else { return };
    for problem in &read.problems {
        let texts = if title.texts().has(scene::Lang::En, &problem.text.key) {
            title.texts()
        } else {
            server::texts::words()
        };
        crate::can_be_said(texts, problem);
    }
    let Some(options) = read.options else { return };
    let seats = read.seats.clamp(usize::from(*title.seats().start()), usize::from(*title.seats().end()));
    let players = vec![Player::Bot("greedy".to_owned()); seats];
    let new = NewTable {
        options,
        players,
        seed: Some(Seed::from_number(7)),
        own: read.own,
        given: read.given,
        ..NewTable::default()
    };
    if let Err(problem) = title.open(new) {
        crate::can_be_said(title.texts(), &problem);
    }
}
