//! Checks lines that people write for others to read: names of people and decks, chat, texts of cards. One check for all of them.

use crate::Text;

/// Why a line cannot be shown to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// Nothing in it is visible.
    Empty,
    TooLong {
        most: usize,
    },
    /// An invisible character that changes the line: a control character, a line break, a directional mark.
    Hidden(char),
}

impl LineFault {
    pub fn text(self) -> Text {
        match self {
            LineFault::Empty => Text::new("line-empty"),
            LineFault::TooLong { most } => Text::new("line-too-long").number("most", most as i64),
            LineFault::Hidden(c) => {
                Text::new("line-hidden").word("character", format!("U+{:04X}", u32::from(c)))
            }
        }
    }
}

/// Checks that a text is one line of at most this many characters, contains something visible, and nothing misleading.
pub fn check_line(text: &str, most: usize) -> Result<(), LineFault> {
    if text.chars().all(|c| c.is_whitespace() || is_invisible(c)) {
        return Err(LineFault::Empty);
    }
    if text.chars().count() > most {
        return Err(LineFault::TooLong { most });
    }
    text.chars().find(|&c| is_misleading(c)).map_or(Ok(()), |c| Err(LineFault::Hidden(c)))
}

/// Invisible characters. Some of them, such as joiners and variation selectors, belong to legitimate words and emoji, so they are allowed
/// beside others. A line of nothing else counts as empty.
pub fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
        || c.is_control()
}

/// Characters that have no place in a legitimate line: they end it, turn the direction of what follows, or have no width and join nothing.
pub fn is_misleading(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honest_lines_are_taken_in_any_script() {
        let lines = [
            "Ada",
            "René O’Connor-Müller",
            "東京",
            "عمر",
            "नमस्ते",
            "می\u{200c}خواهم",
            "👩\u{200d}🚀 ❤\u{fe0f}",
            "a b",
            &"ü".repeat(40),
        ];
        for line in lines {
            assert_eq!(check_line(line, 40), Ok(()), "{line:?}");
        }
    }

    #[test]
    fn tpg_20_directional_marks_line_separators_and_empty_looking_text_are_no_lines() {
        let empty =
            ["", "  ", "\u{a0}\u{3000}", "\u{200b}", "\u{200d}\u{200d}", "\u{2800}", "\u{3164}", "\u{200e} "];
        for line in empty {
            assert_eq!(check_line(line, 40), Err(LineFault::Empty), "{line:?}");
        }
        let hidden = "\0\n\r\t\u{1b}\u{9b}\u{61c}\u{200b}\u{200e}\u{200f}\u{2028}\u{2029}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2060}\
            \u{2066}\u{2067}\u{2068}\u{2069}\u{feff}";
        for c in hidden.chars() {
            assert_eq!(check_line(&format!("Ada{c}Bob"), 40), Err(LineFault::Hidden(c)), "{c:?}");
        }
        assert_eq!(check_line("abc", 2), Err(LineFault::TooLong { most: 2 }));
    }

    #[test]
    fn a_fault_names_the_character_by_its_number() {
        assert_eq!(
            LineFault::Hidden('\u{202e}').text(),
            Text::new("line-hidden").word("character", "U+202E")
        );
    }
}
