//! The laws for every game, for code that tests all games alike.

use kernel::Insight;
use kernel::laws::{Lawful, Tried};
use scene::Shown;

/// What every game implements.
pub trait AnyGame: Shown + Insight + Lawful {}

impl<G: Shown + Insight + Lawful> AnyGame for G {}

/// Something to do with each game.
pub trait Games {
    fn game<G: AnyGame>(&mut self);
}

/// Plays what the bytes say in this game, and panics if a law is broken. `None` if there is no such game.
pub fn play_script(game: &str, script: &[u8]) -> Option<Tried> {
    struct Find<'a>(&'a str, &'a [u8], Option<Tried>);
    impl Games for Find<'_> {
        fn game<G: AnyGame>(&mut self) {
            if G::ID == self.0 {
                self.2 = Some(kernel::laws::play_script::<G>(self.1));
            }
        }
    }
    let mut find = Find(game, script, None);
    crate::for_each_game(&mut find);
    find.2
}
