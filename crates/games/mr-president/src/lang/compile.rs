//! Compiles chart files to a program. All errors in the files are found here, with file and line.

mod declare;
mod define;
mod expression;
mod statement;

use std::collections::HashMap;

use super::program::{Op, Program};
use super::source::{Expr, Node, Parsed, Place, SourceError, fault, tree};

/// A function: its parameters, and the expression into which arguments are substituted.
struct Function {
    params: Vec<&'static str>,
    body: Expr,
}

/// A table of constants: position of its first value, first index, and length.
#[derive(Clone, Copy)]
struct Constants {
    base: u16,
    lo: i16,
    len: u8,
}

/// Names that are declared before anything is compiled.
#[derive(Default)]
struct Names {
    functions: HashMap<&'static str, Function>,
    tables: HashMap<&'static str, Constants>,
    members: HashMap<&'static str, i32>,
    /// The procs, charts, cards and actions, with the locations of their headings.
    procs: HashMap<&'static str, Place>,
}

pub(super) struct Compiler {
    program: Program,
    names: Names,
    errors: Vec<SourceError>,
}

/// The locals of the procedure being compiled.
#[derive(Default)]
struct Scope {
    locals: Vec<String>,
    /// The card being compiled, for the texts of its options.
    card: Option<&'static str>,
    proc: u16,
    /// Whether this is China's copy, whose first local is China.
    china: bool,
}

/// Maximum number of locals, which is what a frame can hold.
pub const LOCALS: usize = 12;

impl Scope {
    fn slot(&mut self, word: &str, place: Place) -> Parsed<u8> {
        if let Some(found) = self.find(word) {
            return Ok(found);
        }
        if self.locals.len() == LOCALS {
            return fault(place, format!("more than {LOCALS} locals"));
        }
        self.locals.push(word.to_owned());
        Ok(self.locals.len() as u8 - 1)
    }

    fn find(&self, word: &str) -> Option<u8> {
        self.locals.iter().position(|local| local == word).map(|n| n as u8)
    }

    /// Allocates a local for the compiler's own use.
    fn hidden(&mut self, place: Place) -> Parsed<u8> {
        let name = format!("#{}", self.locals.len());
        self.slot(&name, place)
    }
}

/// Compiles all files, or returns all errors.
pub fn compile(files: &[(&'static str, &'static str)]) -> Result<Program, Vec<SourceError>> {
    let mut compiler = Compiler { program: Program::default(), names: Names::default(), errors: Vec::new() };
    let mut nodes: Vec<Node> = Vec::new();
    for (file, text) in files {
        match tree(file, text) {
            Ok(lines) => nodes.extend(lines),
            Err(error) => compiler.errors.push(error),
        }
    }
    compiler.declare(&nodes);
    compiler.define(&nodes);
    compiler.program.prepare();
    if compiler.errors.is_empty() { Ok(compiler.program) } else { Err(compiler.errors) }
}

impl Compiler {
    fn here(&self) -> u32 {
        self.program.ops.len() as u32
    }

    fn emit(&mut self, op: Op) -> usize {
        self.program.ops.push(op);
        self.program.ops.len() - 1
    }

    /// Records an error and continues, so that one run reports all of them.
    fn note<T>(&mut self, result: Parsed<T>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                self.errors.push(error);
                None
            }
        }
    }
}
