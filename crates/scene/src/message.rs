//! Messages of Fluent files, parsed into a form that can be formatted quickly.
//!
//! Fluent's parser reads them, but formatting is done here: a page has hundreds of messages, and formatting them with Fluent took a third
//! of the time. The files may use text, arguments, quoted text and choices; a file with anything else is refused.

use std::borrow::Cow;
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use kernel::Arg;
use rustc_hash::FxHashMap;

use crate::texts::Lang;

pub(crate) type Messages = FxHashMap<Box<str>, Message>;

/// A message without arguments is a single piece of text.
pub(crate) struct Message(Box<[Piece]>);

enum Piece {
    Text(Box<str>),
    Argument(Box<str>),
    Choice { by: Box<str>, cases: Box<[(Case, Box<[Piece]>)]>, otherwise: usize },
}

enum Case {
    Number(i64),
    /// A word, or a number's plural form.
    Word(Box<str>),
}

/// Formats arguments.
pub(crate) trait Speaker {
    fn speak<'a>(&'a self, arg: &'a Arg) -> Result<Cow<'a, str>, String>;
}

/// Adds all messages of a file. Fails if one of them exists already.
pub(crate) fn read(file: &str, into: &mut Messages) -> Result<(), String> {
    let resource = fluent_syntax::parser::parse(file).map_err(|(_, errors)| format!("{errors:?}"))?;
    for entry in resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Term(term) => return Err(format!("a term: -{}", term.id.name)),
            Entry::Junk { content } => return Err(format!("not understood: {content}")),
        };
        let key = message.id.name;
        if !message.attributes.is_empty() {
            return Err(format!("{key} has attributes"));
        }
        let Some(pattern) = &message.value else { return Err(format!("{key} says nothing")) };
        let pieces = pieces(pattern).map_err(|what| format!("{key}: {what}"))?;
        if into.insert(key.into(), Message(pieces)).is_some() {
            return Err(format!("{key} is there twice"));
        }
    }
    Ok(())
}

fn pieces(pattern: &Pattern<&str>) -> Result<Box<[Piece]>, String> {
    let mut pieces: Vec<Piece> = Vec::new();
    for element in &pattern.elements {
        let piece = match element {
            PatternElement::TextElement { value } => Piece::Text((*value).into()),
            PatternElement::Placeable { expression } => placeable(expression)?,
        };
        match (pieces.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(more)) => *before = [&**before, &*more].concat().into(),
            (_, piece) => pieces.push(piece),
        }
    }
    Ok(pieces.into())
}

fn placeable(expression: &Expression<&str>) -> Result<Piece, String> {
    let argument = |inline: &InlineExpression<&str>| match inline {
        InlineExpression::VariableReference { id } => Some(Box::from(id.name)),
        _ => None,
    };
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            Ok(Piece::Text(unescape_unicode_to_string(value).into()))
        }
        Expression::Inline(inline) => {
            argument(inline).map(Piece::Argument).ok_or_else(|| format!("not understood: {inline:?}"))
        }
        Expression::Select { selector, variants } => {
            let by = argument(selector).ok_or_else(|| format!("a choice by {selector:?}"))?;
            let otherwise =
                variants.iter().position(|variant| variant.default).ok_or("a choice without a rest")?;
            let cases = variants.iter().map(|variant| {
                let case = match &variant.key {
                    VariantKey::Identifier { name } => Case::Word((*name).into()),
                    VariantKey::NumberLiteral { value } => {
                        Case::Number(value.parse().map_err(|_| format!("not a whole number: {value}"))?)
                    }
                };
                Ok((case, pieces(&variant.value)?))
            });
            Ok(Piece::Choice { by, cases: cases.collect::<Result<_, String>>()?, otherwise })
        }
    }
}

/// The plural category of a whole number.
fn plural(lang: Lang, number: i64) -> &'static str {
    match lang {
        Lang::En | Lang::De if matches!(number, 1 | -1) => "one",
        Lang::En | Lang::De => "other",
    }
}

impl Case {
    fn holds(&self, lang: Lang, arg: &Arg, speaker: &impl Speaker) -> Result<bool, String> {
        Ok(match (self, arg) {
            (Case::Number(case), Arg::Number(number)) => case == number,
            (Case::Word(case), Arg::Number(number)) => **case == *plural(lang, *number),
            (Case::Word(case), arg) => **case == *speaker.speak(arg)?,
            (Case::Number(_), _) => false,
        })
    }
}

/// The text that follows an argument. If the argument ends with a punctuation mark of its own ("Ambush!"), a following full stop is
/// dropped.
fn after_a_mark<'a>(so_far: &str, text: &'a str) -> &'a str {
    let is_ended = so_far.ends_with(['!', '?', '.', '…']);
    match text.strip_prefix('.') {
        Some(rest) if is_ended && !rest.starts_with('.') => rest,
        _ => text,
    }
}

type Given = [(Cow<'static, str>, Arg)];

impl Message {
    /// The formatted message, or the name of a missing argument as an error. Nothing is copied if there are no arguments.
    pub fn say(&self, lang: Lang, given: &Given, speaker: &impl Speaker) -> Result<Cow<'_, str>, String> {
        match &*self.0 {
            [] => Ok("".into()),
            [Piece::Text(only)] => Ok((&**only).into()),
            pieces => {
                let mut words = String::with_capacity(64);
                write(pieces, lang, given, speaker, &mut words)?;
                Ok(words.into())
            }
        }
    }
}

fn write(
    pieces: &[Piece],
    lang: Lang,
    given: &Given,
    speaker: &impl Speaker,
    out: &mut String,
) -> Result<(), String> {
    let find = |wanted: &str| {
        let arg = given.iter().find(|(name, _)| name == wanted).map(|(_, arg)| arg);
        arg.ok_or_else(|| format!("${wanted} is not given"))
    };
    for piece in pieces {
        match piece {
            Piece::Text(text) => out.push_str(after_a_mark(out, text)),
            Piece::Argument(name) => match find(name)? {
                Arg::Number(number) => write!(out, "{number}").expect("a string takes everything"),
                arg => out.push_str(&speaker.speak(arg)?),
            },
            Piece::Choice { by, cases, otherwise } => {
                let arg = find(by)?;
                let mut chosen = &cases[*otherwise].1;
                for (case, pieces) in cases {
                    if case.holds(lang, arg, speaker)? {
                        chosen = pieces;
                        break;
                    }
                }
                write(chosen, lang, given, speaker, out)?;
            }
        }
    }
    Ok(())
}
