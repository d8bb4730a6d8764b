//! Sanitises untrusted text: no control characters, no escape sequences, nothing that changes the writing direction.

/// The text on one line, without anything that a terminal would interpret.
pub fn clean(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    let mut rest = words.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '\u{1b}' => match rest.next() {
                Some('[') => skip_control_sequence(&mut rest),
                Some(']' | 'P' | 'X' | '^' | '_') => skip_string(&mut rest),
                _ => {}
            },
            '\u{9b}' => skip_control_sequence(&mut rest),
            '\u{90}' | '\u{98}' | '\u{9d}' | '\u{9e}' | '\u{9f}' => skip_string(&mut rest),
            '\n' | '\t' | '\u{2028}' | '\u{2029}' => out.push(' '),
            c if c.is_control() || is_unseen(c) => {}
            c => out.push(c),
        }
    }
    out
}

type Rest<'a> = std::iter::Peekable<std::str::Chars<'a>>;

/// Parameters, then one final byte.
fn skip_control_sequence(rest: &mut Rest) {
    while rest.next_if(|c| ('\u{20}'..='\u{3f}').contains(c)).is_some() {}
    rest.next_if(|c| ('\u{40}'..='\u{7e}').contains(c));
}

/// Everything up to the bell or the string terminator.
fn skip_string(rest: &mut Rest) {
    while let Some(c) = rest.next() {
        match c {
            '\u{7}' | '\u{9c}' => return,
            '\u{1b}' => {
                rest.next_if_eq(&'\\');
                return;
            }
            _ => {}
        }
    }
}

/// Directional marks and zero-width characters, which can make one text look like another.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn escape_sequences_go_as_a_whole() {
        assert_eq!(clean("\u{1b}[31mred\u{1b}[0m"), "red");
        assert_eq!(clean("\u{1b}]0;title\u{7}after"), "after");
        assert_eq!(clean("\u{1b}]8;;http://x\u{1b}\\link"), "link");
        assert_eq!(clean("\u{9b}2Jcleared"), "cleared");
        assert_eq!(clean("\u{1b}cfull reset"), "full reset");
        assert_eq!(clean("at the end \u{1b}"), "at the end ");
        assert_eq!(clean("\u{1b}[31"), "");
    }

    #[test]
    fn lines_and_directions_cannot_be_forged() {
        assert_eq!(clean("Ada\nBob wins"), "Ada Bob wins");
        assert_eq!(clean("back\u{8}\u{8}space\r"), "backspace");
        assert_eq!(clean("\u{202e}evil\u{2066}"), "evil");
    }

    #[test]
    fn honest_words_stay() {
        assert_eq!(clean("Ä ö ß “270” … 東京"), "Ä ö ß “270” … 東京");
    }
}
