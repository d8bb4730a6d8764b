//! The game file: saved after every act, and how to find it again.

use std::io::{self, BufRead, Write};
use std::path::Path;

use kernel::Text;

use crate::autosave;
use crate::clean::clean;
use crate::desk::Desk;

impl<I: BufRead, O: Write> Desk<I, O> {
    /// Saves the game. If that fails, a message is printed and the game goes on.
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

    /// Publishes the commitment to the seed before the first die is rolled.
    pub fn tell_commitment(&mut self) -> io::Result<()> {
        match self.table.commitment() {
            Some(commitment) => {
                self.tell_key("terminal-commitment")?;
                self.console.line(&format!("  {commitment}"))
            }
            None => Ok(()),
        }
    }

    /// Reveals the seeds, now that nobody can gain by knowing them.
    pub fn tell_seeds(&mut self) -> io::Result<()> {
        let seals = self.table.record(true).seals;
        for seal in &seals {
            if let Some(seed) = &seal.seed {
                self.tell(&Text::new("terminal-seed").number("from", seal.from as i64))?;
                let (seed, commitment) = (seed.to_string(), &seal.commitment);
                let words = self.words();
                let lines = [
                    words.say(&Text::new("terminal-seed-line").word("seed", seed)),
                    words.say(&Text::new("terminal-commitment-line").word("commitment", commitment.as_str())),
                ];
                self.console.lines(lines.map(|line| format!("  {line}")))?;
            }
        }
        if !seals.is_empty() {
            self.tell_key("terminal-seed-verify")?;
            self.console.line(&format!("  resolute verify {}", quoted(&shown(&self.save))))?;
        }
        Ok(())
    }

    /// Prints where the game is saved and how to continue it.
    pub fn save_on_exit(&mut self) -> io::Result<()> {
        self.console.leave_screen()?;
        self.keep()?;
        if let Some(why) = self.fault.clone() {
            self.tell_not_saved(&self.save.clone(), &why)?;
        } else {
            // On lines of their own and not wrapped, so that they can be copied.
            let lines = goodbye(&self.save, self.lang, self.table.title().texts());
            self.console.lines(lines)?;
        }
        self.console.flush()
    }
}

/// The lines saying where the game is saved and how to continue it. Also printed on Ctrl-C.
pub fn goodbye(save: &Path, lang: scene::Lang, game: &'static scene::Texts) -> Vec<String> {
    let words = crate::words::Words { lang, game };
    let file = shown(save);
    vec![
        words.say(&Text::new("terminal-saved").word("file", file.as_str())),
        words.own("terminal-go-on"),
        format!("  resolute play --resume {}", quoted(&file)),
    ]
}

/// A path that is safe to print.
pub fn shown(path: &Path) -> String {
    clean(&path.display().to_string())
}

/// A path quoted for a shell.
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
