//! The log in words.

use kernel::Text;
use scene::Line;

use crate::event::Entry;

pub(crate) fn line(_entry: &Entry) -> Line {
    Line { text: Text::new("md-log"), rule: Some("MD-R8"), seat: None, spots: Vec::new(), heading: false }
}
