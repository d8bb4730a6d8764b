//! The game in its file: kept after every act, and how to find it again.

use std::io::{self, BufRead, Write};
use std::path::Path;

use kernel::Text;

use crate::autosave;
use crate::clean::clean;
use crate::desk::Desk;

impl<I: BufRead, O: Write> Desk<I, O> {
    /// Writes the game to its file; where that fails, it is said and the game goes on.
    pub fn keep(&mut self) -> io::Result<()> {
        let fault = autosave::write(&self.save, &self.table.record(true).write()).err();
        let fault = fault.map(|e| e.to_string());
        if fault != self.fault {
            match &fault {
                Some(why) => self.tell_not_saved(&self.save.clone(), why)?,
                None => self.tell(&Text::new("terminal-saved-again").word("file", shown(&self.save)))?,
            }
            self.fault = fault;
        }
        Ok(())
    }

    pub fn tell_not_saved(&mut self, file: &Path, why: &str) -> io::Result<()> {
        self.tell(&Text::new("terminal-not-saved").word("file", shown(file)).word("why", why))
    }

    /// Where the game is, and how to go on.
    pub fn farewell(&mut self) -> io::Result<()> {
        self.keep()?;
        if let Some(why) = self.fault.clone() {
            self.tell_not_saved(&self.save.clone(), &why)?;
        } else {
            let file = shown(&self.save);
            // On lines of their own and unbroken, to be copied.
            let words = self.words();
            self.console.line(&words.say(&Text::new("terminal-saved").word("file", file.as_str())))?;
            let command = format!("  resolute play --resume {}", quoted(&file));
            self.console.line(&words.own("terminal-go-on"))?;
            self.console.line(&command)?;
        }
        self.console.flush()
    }
}

/// A path as it can be printed.
pub fn shown(path: &Path) -> String {
    clean(&path.display().to_string())
}

/// A path as a shell takes it.
fn quoted(path: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '/' | '.' | '-' | '_' | '+' | ',' | ':' | '@');
    if !path.is_empty() && path.chars().all(plain) {
        path.to_owned()
    } else {
        format!("'{}'", path.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_path_can_be_pasted_into_a_shell() {
        assert_eq!(quoted("/tmp/game-1.json"), "/tmp/game-1.json");
        assert_eq!(quoted("my game.json"), "'my game.json'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
    }
}
