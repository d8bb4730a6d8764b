//! Reads lines of limited length from an untrusted source.

use std::io::{self, BufRead, Read};

/// Longer lines are discarded. No record of a game comes close to this.
pub const MAX_LINE: usize = 4 << 20;

pub enum Line {
    /// Without its line break.
    Whole(Vec<u8>),
    TooLong,
    End,
}

pub fn next_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(Line::End);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        return Ok(Line::Whole(line));
    }
    if line.len() > MAX_LINE {
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Whole(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_anyhow() {
        let mut input: &[u8] = b"one\n\n\xff\nlast";
        let mut seen = Vec::new();
        while let Line::Whole(line) = next_line(&mut input).unwrap() {
            seen.push(line);
        }
        assert_eq!(seen, [b"one".as_slice(), b"", b"\xff", b"last"]);
    }

    #[test]
    fn a_line_too_long_is_one_line() {
        let long = [vec![b'x'; MAX_LINE + 1], b"xx\nnext\n".to_vec()].concat();
        let mut input = &long[..];
        assert!(matches!(next_line(&mut input).unwrap(), Line::TooLong));
        assert!(matches!(next_line(&mut input).unwrap(), Line::Whole(line) if line == b"next"));
        let just = [vec![b'x'; MAX_LINE], b"\nnext".to_vec()].concat();
        let mut input = &just[..];
        assert!(matches!(next_line(&mut input).unwrap(), Line::Whole(line) if line.len() == MAX_LINE));
        assert!(matches!(next_line(&mut input).unwrap(), Line::Whole(line) if line == b"next"));
    }
}
