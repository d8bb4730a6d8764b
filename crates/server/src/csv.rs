//! Comma-separated tables that people open in a spreadsheet.

/// Characters that spreadsheets take for the beginning of a formula, including their full-width forms.
const FORMULA: [char; 9] = ['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠'];

/// The same table with an apostrophe before every cell that a spreadsheet would evaluate. Numbers with a sign stay unchanged.
pub fn without_formulas(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let (mut is_start, mut is_quoted) = (true, false);
    while let Some(c) = rest.chars().next() {
        if is_start && !is_quoted && c == '"' {
            // The content of the cell begins after the quotation mark.
            is_quoted = true;
        } else {
            if is_start && FORMULA.contains(&c) && !is_number(rest, is_quoted) {
                out.push('\'');
            }
            is_start = false;
            match c {
                '"' => is_quoted = !is_quoted,
                ',' | ';' | '\n' | '\r' if !is_quoted => is_start = true,
                _ => {}
            }
        }
        out.push(c);
        rest = &rest[c.len_utf8()..];
    }
    out
}

fn is_number(rest: &str, is_quoted: bool) -> bool {
    let end = |c: char| matches!(c, '\n' | '\r') || if is_quoted { c == '"' } else { matches!(c, ',' | ';') };
    let cell = rest.split(end).next().unwrap_or(rest);
    let digits = cell.strip_prefix(['+', '-']).unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
}

#[cfg(test)]
mod tests {
    use super::without_formulas;

    #[test]
    fn a_cell_that_a_spreadsheet_would_run_is_plain_text() {
        for (text, safe) in [
            ("a,=1+1,b\n", "a,'=1+1,b\n"),
            ("=a\n@b\r\n+c,-d", "'=a\n'@b\r\n'+c,'-d"),
            ("\"=HYPERLINK(\"\"x\"\")\",1", "\"'=HYPERLINK(\"\"x\"\")\",1"),
            ("\"a,=b\",\"\",=c", "\"a,=b\",\"\",'=c"),
            ("# note,=1", "# note,'=1"),
            ("\t=1,＝1", "'\t=1,'＝1"),
            ("a;=b", "a;'=b"),
            ("-,+,--1", "'-,'+,'--1"),
        ] {
            assert_eq!(without_formulas(text), safe);
        }
        for same in ["", "a,b\n1,2\n", "-3,+2.5,\"-7\"", "a=b,1-1,x@y", "\"\"\"=\"", "é,-3"] {
            assert_eq!(without_formulas(same), same);
        }
    }
}
