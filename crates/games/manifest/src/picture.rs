//! What one viewer sees.

use kernel::{Seat, Text, Viewer};
use scene::{Prompt, Scene};

use crate::Manifest;
use crate::act::Act;
use crate::state::State;

pub(crate) fn headline(state: &State) -> Text {
    Text::new("md-headline").number("turn", state.turn).number("era", state.era)
}

pub(crate) fn scene(_game: &Manifest, state: &State, _viewer: Viewer) -> Scene {
    let prompt = Prompt {
        asked: state.deciding().iter().collect(),
        question: crate::law::asked(state.frame()),
        detail: None,
        rule: None,
        choices: Vec::new(),
    };
    Scene { headline: headline(state), areas: Vec::new(), prompt }
}

pub(crate) fn meant(_state: &State, _seat: Seat, _spot: &str) -> Option<Act> {
    None
}
