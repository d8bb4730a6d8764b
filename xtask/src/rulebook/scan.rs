//! Finds test functions in a source by its tokens, so that comments and string literals do not count.

use std::fmt;

use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Test {
    pub name: String,
    pub file: String,
    pub line: usize,
    #[serde(skip)]
    pub ignored: bool,
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} {}", self.file, self.line, self.name)
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    Sign(char),
}

/// Every function with `#[test]` or an attribute ending like it (`#[tokio::test]`), in the order of the file.
pub fn tests(file: &str, source: &str) -> Vec<Test> {
    let tokens = tokens(source);
    let sign =
        |at: usize, sign: char| matches!(tokens.get(at), Some((_, Token::Sign(found))) if *found == sign);
    let mut found = Vec::new();
    let (mut is_test, mut ignored) = (false, false);
    let mut at = 0;
    while at < tokens.len() {
        if sign(at, '#') && sign(at + 1, '[') {
            let attribute = attribute(&tokens[at + 2..]);
            is_test |= marks_a_test(attribute);
            ignored |= marks_ignored(attribute);
            at += attribute.len() + 3;
            continue;
        }
        match &tokens[at].1 {
            Token::Word(word) if word == "fn" => {
                if let (true, Some((line, Token::Word(name)))) = (is_test, tokens.get(at + 1)) {
                    found.push(Test { name: name.clone(), file: file.to_owned(), line: *line, ignored });
                }
                (is_test, ignored) = (false, false);
            }
            // Only these may be between the attribute and `fn`.
            Token::Word(word)
                if ["pub", "crate", "async", "const", "unsafe", "extern"].contains(&word.as_str()) => {}
            Token::Sign('(' | ')') => {}
            _ => (is_test, ignored) = (false, false),
        }
        at += 1;
    }
    found
}

/// The tokens up to the closing bracket.
fn attribute(tokens: &[(usize, Token)]) -> &[(usize, Token)] {
    let mut depth = 1;
    for (n, (_, token)) in tokens.iter().enumerate() {
        match token {
            Token::Sign('[') => depth += 1,
            Token::Sign(']') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &tokens[..n];
        }
    }
    tokens
}

fn word(token: &(usize, Token)) -> Option<&str> {
    match &token.1 {
        Token::Word(word) => Some(word),
        Token::Sign(_) => None,
    }
}

/// Whether the last word of the attribute's path is `test`.
fn marks_a_test(attribute: &[(usize, Token)]) -> bool {
    let path = attribute.iter().take_while(|(_, token)| matches!(token, Token::Word(_) | Token::Sign(':')));
    path.filter_map(word).last() == Some("test")
}

fn marks_ignored(attribute: &[(usize, Token)]) -> bool {
    match attribute.first().and_then(word) {
        Some("ignore") => true,
        Some("cfg_attr") => attribute.iter().filter_map(word).any(|word| word == "ignore"),
        _ => false,
    }
}

/// Words and signs with their lines, without comments, strings and character literals.
fn tokens(source: &str) -> Vec<(usize, Token)> {
    let chars: Vec<char> = source.chars().collect();
    let is = |at: usize, c: char| chars.get(at) == Some(&c);
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut tokens = Vec::new();
    let (mut at, mut line, mut counted) = (0, 1, 0);
    while at < chars.len() {
        line += chars[counted..at].iter().filter(|&&c| c == '\n').count();
        counted = at;
        let c = chars[at];
        if c == '/' && is(at + 1, '/') {
            at = (at..chars.len()).find(|&at| chars[at] == '\n').unwrap_or(chars.len());
        } else if c == '/' && is(at + 1, '*') {
            at = after_block_comment(&chars, at);
        } else if c == '"' {
            at = after_quotes(&chars, at);
        } else if c == '\'' {
            at = after_apostrophe(&chars, at);
        } else if part_of_word(c) {
            let end = (at..chars.len()).find(|&at| !part_of_word(chars[at])).unwrap_or(chars.len());
            let word: String = chars[at..end].iter().collect();
            let prefix = ["r", "br", "cr"].contains(&word.as_str());
            match prefix.then(|| after_raw_quotes(&chars, end)).flatten() {
                Some(after) => at = after,
                None => {
                    tokens.push((line, Token::Word(word)));
                    at = end;
                }
            }
        } else {
            if !c.is_whitespace() {
                tokens.push((line, Token::Sign(c)));
            }
            at += 1;
        }
    }
    tokens
}

/// Skips a block comment, which may contain others.
fn after_block_comment(chars: &[char], mut at: usize) -> usize {
    let mut depth = 0;
    while at < chars.len() {
        match (chars[at], chars.get(at + 1)) {
            ('/', Some('*')) => (depth, at) = (depth + 1, at + 2),
            ('*', Some('/')) => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

fn after_quotes(chars: &[char], open: usize) -> usize {
    let mut at = open + 1;
    while at < chars.len() && chars[at] != '"' {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    at + 1
}

/// Skips a character literal. For a lifetime, skips only the apostrophe.
fn after_apostrophe(chars: &[char], open: usize) -> usize {
    match (chars.get(open + 1), chars.get(open + 2)) {
        (Some('\\'), _) => {
            let close = (open + 3..chars.len()).find(|&at| chars[at] == '\'');
            close.unwrap_or(chars.len()) + 1
        }
        (Some(_), Some('\'')) => open + 3,
        _ => open + 1,
    }
}

/// The position after a raw string such as `r#"..."#`, if one begins here after its prefix. `r#fn` is not a string.
fn after_raw_quotes(chars: &[char], at: usize) -> Option<usize> {
    let hashes = chars[at..].iter().take_while(|&&c| c == '#').count();
    if chars.get(at + hashes) != Some(&'"') {
        return None;
    }
    let mut close = at + hashes + 1;
    while close < chars.len() {
        if chars[close] == '"' && chars[close + 1..].iter().take_while(|&&c| c == '#').count() >= hashes {
            return Some(close + 1 + hashes);
        }
        close += 1;
    }
    Some(chars.len())
}

#[cfg(test)]
mod cases {
    use super::*;

    fn names(source: &str) -> Vec<String> {
        tests("a.rs", source).into_iter().map(|test| test.name).collect()
    }

    #[test]
    fn functions_with_the_attribute_are_tests() {
        let source = "
            #[test]
            fn one() {}
            fn helper() {}
            #[cfg(test)]
            mod tests {
                /// A doc comment.
                #[test]
                #[should_panic(expected = \"] fn no() {\")]
                pub(crate) async fn two() {}
                #[tokio::test(flavor = \"multi_thread\")]
                async fn three() {}
                proptest! { #[test] fn four(x in 0..5) {} }
            }
            #[cfg(test)]
            fn no_test() {}
            #[test_case(1)]
            fn not_this_either() {}
        ";
        assert_eq!(names(source), ["one", "two", "three", "four"]);
    }

    #[test]
    fn what_is_in_comments_or_quotes_is_no_test() {
        let source = r###"
            // #[test] fn a() {}
            /* #[test] /* nested */ fn b() {} */
            const C: &str = "#[test] fn c() { \" }";
            const D: &str = r#"#[test] fn d() { " }"#;
            const E: [char; 3] = ['"', '\'', '\u{22}'];
            fn f<'a>(x: &'a str) -> &'a str { x }
            #[test] // why
            fn g() {}
        "###;
        assert_eq!(names(source), ["g"]);
    }

    #[test]
    fn an_attribute_belongs_to_the_next_item_only() {
        assert_eq!(names("#[test] struct A; fn a() {}"), Vec::<String>::new());
        assert_eq!(
            names("macro_rules! m { ($n:ident) => { #[test] fn $n() {} }; } fn a() {}"),
            Vec::<String>::new()
        );
    }

    #[test]
    fn ignored_tests_are_marked() {
        let source = "#[test] #[ignore] fn a() {} #[ignore = \"slow\"] #[test] fn b() {} #[test] fn c() {}
            #[test] #[cfg_attr(windows, ignore)] fn d() {}";
        let ignored: Vec<bool> = tests("a.rs", source).into_iter().map(|test| test.ignored).collect();
        assert_eq!(ignored, [true, true, false, true]);
    }

    #[test]
    fn lines_are_those_of_the_name() {
        let source = "\n/* two\nlines */ #[test]\n\nfn a() {}\nconst T: &str = \"\n\n\";\n#[test] fn b() {}";
        let lines: Vec<usize> = tests("a.rs", source).into_iter().map(|test| test.line).collect();
        assert_eq!(lines, [5, 9]);
    }

    #[test]
    fn unfinished_sources_do_no_harm() {
        for source in ["#[test", "#[test]", "#[test] fn", "\"", "'", "/*", "r#\"", "'\\", "#[test] fn a"] {
            tests("a.rs", source);
        }
    }
}
