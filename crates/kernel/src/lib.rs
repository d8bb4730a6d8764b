//! What all games share: acts, chance, frames, laws, the table's log, undo and replay.
//!
//! Nothing in this crate reads a file, a clock or a network, and nothing knows a particular game.

mod acts;
pub mod chance;
mod ending;
mod entries;
pub mod frames;
mod game;
pub mod laws;
mod look_back;
mod options;
mod raw_json;
pub mod record;
mod seat;
pub mod sets;
mod table;
mod text;
mod words;
mod writing;

pub use acts::{Acts, Find, Nth, Tally, check, pick};
pub use chance::{Chance, Die, FastRng};
pub use ending::Ending;
pub use entries::{EntrySpec, FieldKind, FieldSpec};
pub use game::{Audience, Game, Insight, Log, NoLog, Told, Turn, Verdict, check_seats};
pub use look_back::Rolled;
pub use options::{OptionKind, OptionSpec, out_of_range};
pub use raw_json::RawJson;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer, by_seat};
pub use sets::{Members, Numbers};
pub use table::{Entry, Player, Seal, Table, TableError, UndoAnswer, UndoWish, state_hash};
pub use text::{Arg, Refusal, Text, Unreadable};
pub use words::from_words;
pub use writing::{LineFault, check_line, is_invisible, is_misleading};
