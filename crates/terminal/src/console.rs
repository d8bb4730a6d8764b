//! Lines in and lines out.

use std::io::{self, BufRead, Read, Write};

/// Longer lines are no answer to anything.
const LONGEST: u64 = 4096;

pub struct Console<I, O> {
    input: I,
    out: O,
    interactive: bool,
}

impl<I: BufRead, O: Write> Console<I, O> {
    pub fn new(input: I, out: O, interactive: bool) -> Console<I, O> {
        Console { input, out, interactive }
    }

    pub fn is_interactive(&self) -> bool {
        self.interactive
    }

    pub fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    pub fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.line(&line))
    }

    /// Writes as it is: for the curtain.
    pub fn raw(&mut self, signs: &str) -> io::Result<()> {
        self.out.write_all(signs.as_bytes())
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Asks and waits for a line; `None` at the end of the input.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let answer = self.read()?;
        match &answer {
            // Nobody typed it on this screen: without the answer the page could not be followed.
            Some(line) if !self.interactive => writeln!(self.out, "{}", crate::clean::clean(line))?,
            Some(_) => {}
            None => writeln!(self.out)?,
        }
        Ok(answer)
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        self.input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST {
            self.skip_line()?;
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            let (used, ended) = match buffer.iter().position(|&byte| byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.input.consume(used);
            if ended {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endless_and_broken_lines_are_survived() {
        let mut input = vec![b'x'; 3 * LONGEST as usize];
        input.extend(b"\n\xff\xfe\nlast");
        let mut console = Console::new(&input[..], Vec::new(), false);
        assert_eq!(console.ask(">").unwrap().map(|line| line.len()), Some(LONGEST as usize));
        assert_eq!(console.ask(">").unwrap().as_deref(), Some("\u{fffd}\u{fffd}"));
        assert_eq!(console.ask(">").unwrap().as_deref(), Some("last"));
        assert_eq!(console.ask(">").unwrap(), None);
    }
}
