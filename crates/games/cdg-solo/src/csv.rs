//! Reads a deck from comma-separated values. Every error names its line and column.

use kernel::{Refusal, Text};

use crate::cards::COLUMNS;

/// An error in a deck and its location. Lines and columns are counted from 1; columns count characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvError {
    pub line: usize,
    pub column: usize,
    pub what: &'static str,
    pub value: String,
}

impl CsvError {
    pub fn refusal(&self) -> Refusal {
        let value: String = self.value.chars().filter(|c| !c.is_control()).take(40).collect();
        let text = Text::new(format!("solo-deck-{}", self.what))
            .number("line", self.line as i64)
            .number("column", self.column as i64)
            .word("value", value);
        Refusal::new("G-31", text)
    }
}

pub(crate) struct Field {
    column: usize,
    quoted: bool,
    pub text: String,
}

pub(crate) struct Row {
    line: usize,
    pub fields: Vec<Field>,
}

impl Row {
    pub fn fault(&self, column: usize, what: &'static str) -> CsvError {
        let field = &self.fields[column];
        CsvError { line: self.line, column: field.column, what, value: field.text.clone() }
    }

    /// An error in one word of a field that holds several words separated by semicolons.
    pub fn fault_at_word(&self, column: usize, nth: usize, what: &'static str) -> CsvError {
        let field = &self.fields[column];
        let mut start = field.column + usize::from(field.quoted);
        for (n, word) in field.text.split(';').enumerate() {
            if n == nth {
                start += word.chars().take_while(|c| c.is_whitespace()).count();
                return CsvError { line: self.line, column: start, what, value: word.trim().to_owned() };
            }
            start += word.chars().count() + 1;
        }
        self.fault(column, what)
    }
}

pub(crate) fn check_header(row: &Row) -> Result<(), CsvError> {
    for (n, name) in COLUMNS.iter().enumerate() {
        match row.fields.get(n) {
            Some(field) if field.text.trim() == *name => {}
            Some(_) => return Err(row.fault(n, "header")),
            None => return Err(CsvError { value: (*name).to_owned(), ..row.fault(n - 1, "missing") }),
        }
    }
    if row.fields.len() > COLUMNS.len() {
        return Err(row.fault(COLUMNS.len(), "header"));
    }
    Ok(())
}

/// The rows of a table. Empty lines and lines that begin with `#` are skipped.
pub(crate) fn rows(csv: &str) -> impl Iterator<Item = Result<Row, CsvError>> {
    let lines = csv.split('\n').enumerate().map(|(n, line)| (n + 1, line.strip_suffix('\r').unwrap_or(line)));
    lines
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(line, text)| fields(line, text).map(|fields| Row { line, fields }))
}

/// The cells of a table, up to the first row that cannot be parsed.
pub(crate) fn cells(csv: &str) -> Vec<Vec<String>> {
    let texts = |row: Row| row.fields.into_iter().map(|field| field.text).collect();
    rows(csv).map_while(Result::ok).map(texts).collect()
}

/// Removes the apostrophe that spreadsheet exports put before a word that would be taken for a formula; it is not part of the word.
fn as_written(field: String) -> String {
    if !field.contains('\'') {
        return field;
    }
    let is_formula = |rest: &str| rest.starts_with(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠']);
    let word = |word: &str| match word.strip_prefix('\'') {
        Some(rest) if is_formula(rest) => rest.to_owned(),
        _ => word.to_owned(),
    };
    field.split(';').map(word).collect::<Vec<_>>().join(";")
}

/// Splits a line at its commas. A quoted field may contain commas, and quotation marks written twice.
fn fields(line: usize, text: &str) -> Result<Vec<Field>, CsvError> {
    let fault = |column: usize, what: &'static str| CsvError { line, column, what, value: String::new() };
    let mut fields = vec![];
    let mut chars = text.chars().zip(1..).peekable();
    loop {
        let column = chars.peek().map_or(text.chars().count() + 1, |(_, n)| *n);
        let mut field = String::new();
        let quoted = chars.next_if(|(c, _)| *c == '"').is_some();
        if quoted {
            loop {
                match chars.next() {
                    Some(('"', _)) if chars.next_if(|(c, _)| *c == '"').is_some() => field.push('"'),
                    Some(('"', _)) => break,
                    Some((c, _)) => field.push(c),
                    None => return Err(fault(column, "quote")),
                }
            }
            if let Some((c, n)) = chars.peek()
                && *c != ','
            {
                return Err(fault(*n, "quote"));
            }
        } else {
            while let Some((c, _)) = chars.next_if(|(c, _)| *c != ',') {
                field.push(c);
            }
        }
        fields.push(Field { column, quoted, text: as_written(field) });
        if chars.next().is_none() {
            return Ok(fields);
        }
        if fields.len() > COLUMNS.len() {
            return Err(fault(column, "columns"));
        }
    }
}
