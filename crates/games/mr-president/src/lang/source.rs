//! Parses chart files into trees of lines, and the expressions and statements in them.

use std::fmt;

/// A location in a file, for messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub file: &'static str,
    pub line: u32,
}

/// An error in a chart file, with its location.
#[derive(Clone, Debug)]
pub struct SourceError {
    pub place: Place,
    pub message: String,
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.place.file, self.place.line, self.message)
    }
}

pub type Parsed<T> = Result<T, SourceError>;

pub fn fault<T>(place: Place, message: impl Into<String>) -> Parsed<T> {
    Err(SourceError { place, message: message.into() })
}

/// A line, with the lines indented below it as children.
#[derive(Clone, Debug)]
pub struct Node {
    pub text: &'static str,
    pub place: Place,
    pub children: Vec<Node>,
}

/// Parses the lines of a file into a tree by their indentation.
pub fn tree(file: &'static str, text: &'static str) -> Parsed<Vec<Node>> {
    let mut lines: Vec<(usize, Node)> = Vec::new();
    for (n, raw) in text.lines().enumerate() {
        let place = Place { file, line: n as u32 + 1 };
        let line = raw.split('#').next().unwrap_or_default().trim_end();
        let text = line.trim_start();
        if text.is_empty() {
            continue;
        }
        let indent = line.len() - text.len();
        if indent % 2 != 0 || line.contains('\t') {
            return fault(place, "blocks are indented by two spaces");
        }
        lines.push((indent / 2, Node { text, place, children: Vec::new() }));
    }
    let mut rest = lines.into_iter().peekable();
    let nodes = level(&mut rest, 0)?;
    match rest.next() {
        Some((_, node)) => fault(node.place, "indented too far"),
        None => Ok(nodes),
    }
}

fn level(
    rest: &mut std::iter::Peekable<std::vec::IntoIter<(usize, Node)>>,
    depth: usize,
) -> Parsed<Vec<Node>> {
    let mut nodes: Vec<Node> = Vec::new();
    while let Some((indent, node)) = rest.peek() {
        if *indent < depth {
            break;
        }
        if *indent > depth {
            let place = node.place;
            let Some(last) = nodes.last_mut() else { return fault(place, "indented too far") };
            last.children = level(rest, depth + 1)?;
            continue;
        }
        nodes.extend(rest.next().map(|(_, node)| node));
    }
    Ok(nodes)
}

/// The position of the first `sign` outside of brackets.
pub fn find_outside(text: &str, sign: char) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, c)| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if depth == 0 && c == sign => return Some(at),
            _ => {}
        }
        None
    })
}

/// Splits a line at its colon: the heading, and what follows.
pub fn heading(node: &Node) -> Parsed<(&'static str, &'static str)> {
    match find_outside(node.text, ':') {
        Some(at) => Ok((node.text[..at].trim(), node.text[at + 1..].trim())),
        None => fault(node.place, "a colon is missing"),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    Number(i32),
    Word(&'static str),
    Sign(&'static str),
}

pub fn tokens(text: &'static str, place: Place) -> Parsed<Vec<Token>> {
    let mut out = Vec::new();
    let mut at = 0;
    let bytes = text.as_bytes();
    while at < bytes.len() {
        let c = bytes[at];
        if c == b' ' {
            at += 1;
        } else if c.is_ascii_digit() {
            let end = (at..bytes.len()).find(|&i| !bytes[i].is_ascii_digit()).unwrap_or(bytes.len());
            // Expressions contain no words like `2001st`, so a digit always starts a number.
            let number = text[at..end].parse();
            out.push(Token::Number(number.or_else(|_| fault(place, "a number is too large"))?));
            at = end;
        } else if c.is_ascii_alphabetic() || c == b'_' {
            let word = |i: &usize| !(bytes[*i].is_ascii_alphanumeric() || bytes[*i] == b'_');
            let end = (at..bytes.len()).find(word).unwrap_or(bytes.len());
            out.push(Token::Word(&text[at..end]));
            at = end;
        } else {
            let two = text.get(at..at + 2).filter(|s| ["==", "!=", "<=", ">=", ".."].contains(s));
            let sign = match two {
                Some(two) => two,
                None if b"+-*/<>()[],:=?|".contains(&c) => &text[at..at + 1],
                None => return fault(place, format!("what is {:?}?", &text[at..])),
            };
            out.push(Token::Sign(sign));
            at += sign.len();
        }
    }
    Ok(out)
}

/// A parsed expression.
#[derive(Clone, Debug)]
pub enum Expr {
    Number(i32),
    /// A word with indexes or arguments: a var, table, function, local or member.
    Name {
        word: &'static str,
        index: Vec<Expr>,
        call: bool,
    },
    Binary(&'static str, Box<Expr>, Box<Expr>),
    Not(Box<Expr>),
    Minus(Box<Expr>),
    /// `sum(x in domain: of)` and similar.
    Fold {
        kind: &'static str,
        word: &'static str,
        domain: &'static str,
        of: Box<Expr>,
    },
}

/// Reads tokens one after the other.
pub struct Reader {
    tokens: Vec<Token>,
    at: usize,
    pub place: Place,
}

const FOLDS: [&str; 4] = ["count", "sum", "any", "highest"];

impl Reader {
    pub fn new(text: &'static str, place: Place) -> Parsed<Reader> {
        Ok(Reader { tokens: tokens(text, place)?, at: 0, place })
    }

    pub fn peek(&self) -> Option<Token> {
        self.tokens.get(self.at).copied()
    }

    pub fn next(&mut self) -> Option<Token> {
        let token = self.peek();
        self.at += 1;
        token
    }

    pub fn done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    pub fn takes(&mut self, token: Token) -> bool {
        let found = self.peek() == Some(token);
        self.at += usize::from(found);
        found
    }

    pub fn sign(&mut self, sign: &'static str) -> bool {
        self.takes(Token::Sign(sign))
    }

    pub fn word_is(&mut self, word: &'static str) -> bool {
        self.takes(Token::Word(word))
    }

    pub fn expect(&mut self, sign: &'static str) -> Parsed<()> {
        if self.sign(sign) { Ok(()) } else { self.fault(format!("{sign:?} is missing")) }
    }

    pub fn word(&mut self) -> Parsed<&'static str> {
        match self.next() {
            Some(Token::Word(word)) => Ok(word),
            other => self.fault(format!("a word is missing, here is {other:?}")),
        }
    }

    pub fn number(&mut self) -> Parsed<i32> {
        let minus = self.sign("-");
        match self.next() {
            Some(Token::Number(n)) => Ok(if minus { -n } else { n }),
            other => self.fault(format!("a number is missing, here is {other:?}")),
        }
    }

    pub fn fault<T>(&self, message: impl Into<String>) -> Parsed<T> {
        fault(self.place, message)
    }

    pub fn end(&self) -> Parsed<()> {
        match self.peek() {
            Some(token) => self.fault(format!("not understood from {token:?} on")),
            None => Ok(()),
        }
    }

    pub fn expr(&mut self) -> Parsed<Expr> {
        self.or()
    }

    fn or(&mut self) -> Parsed<Expr> {
        let mut left = self.and()?;
        while self.word_is("or") {
            left = Expr::Binary("or", left.into(), self.and()?.into());
        }
        Ok(left)
    }

    fn and(&mut self) -> Parsed<Expr> {
        let mut left = self.not()?;
        while self.word_is("and") {
            left = Expr::Binary("and", left.into(), self.not()?.into());
        }
        Ok(left)
    }

    fn not(&mut self) -> Parsed<Expr> {
        if self.word_is("not") { Ok(Expr::Not(self.not()?.into())) } else { self.compare() }
    }

    fn compare(&mut self) -> Parsed<Expr> {
        let left = self.add()?;
        for sign in ["==", "!=", "<=", ">=", "<", ">"] {
            if self.sign(sign) {
                return Ok(Expr::Binary(sign, left.into(), self.add()?.into()));
            }
        }
        Ok(left)
    }

    fn add(&mut self) -> Parsed<Expr> {
        let mut left = self.times()?;
        loop {
            let sign = match self.peek() {
                Some(Token::Sign(sign @ ("+" | "-"))) => sign,
                _ => return Ok(left),
            };
            self.at += 1;
            left = Expr::Binary(sign, left.into(), self.times()?.into());
        }
    }

    fn times(&mut self) -> Parsed<Expr> {
        let mut left = self.single()?;
        loop {
            let sign = match self.peek() {
                Some(Token::Sign(sign @ ("*" | "/"))) => sign,
                _ => return Ok(left),
            };
            self.at += 1;
            left = Expr::Binary(sign, left.into(), self.single()?.into());
        }
    }

    fn single(&mut self) -> Parsed<Expr> {
        if self.sign("-") {
            return Ok(Expr::Minus(self.single()?.into()));
        }
        if self.sign("(") {
            let inner = self.expr()?;
            self.expect(")")?;
            return Ok(inner);
        }
        match self.next() {
            Some(Token::Number(n)) => Ok(Expr::Number(n)),
            Some(Token::Word("not")) => Ok(Expr::Not(self.single()?.into())),
            Some(Token::Word(word)) => self.named(word),
            other => self.fault(format!("an expression is missing, here is {other:?}")),
        }
    }

    fn named(&mut self, word: &'static str) -> Parsed<Expr> {
        if FOLDS.contains(&word) && self.sign("(") {
            let var = self.word()?;
            if !self.word_is("in") {
                return self.fault(format!("{word}(x in domain ...)"));
            }
            let domain = self.word()?;
            let of = if self.word_is("where") || self.sign(":") { self.expr()? } else { Expr::Number(1) };
            self.expect(")")?;
            return Ok(Expr::Fold { kind: word, word: var, domain, of: of.into() });
        }
        let mut index = Vec::new();
        let call = self.sign("(");
        let close = if call { ")" } else { "]" };
        if call || self.sign("[") {
            while !self.sign(close) {
                index.push(self.expr()?);
                if !self.sign(",") {
                    self.expect(close)?;
                    break;
                }
            }
        }
        Ok(Expr::Name { word, index, call })
    }
}
