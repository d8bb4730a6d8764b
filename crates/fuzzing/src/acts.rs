//! Acts of every game: the first byte chooses the game, the rest plays it.

use kernel::laws::Tried;

/// Plays the script in the game chosen by its first byte.
pub fn play(bytes: &[u8]) -> Option<Tried> {
    let (title, script) = crate::chosen(bytes, catalogue::titles())?;
    catalogue::play_script(title.id(), script)
}
