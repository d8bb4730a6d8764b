//! Compiles expressions to calculation steps.

use super::super::program::{Calc, Code, Condition, Fold, Holds, Sign, Target};
use super::super::source::{Expr, Parsed, Place, fault};
use super::{Compiler, Constants, Scope};

/// Names with a special meaning in an expression: parameters of functions, and variables of folds.
#[derive(Clone, Default)]
struct Bound<'a> {
    names: Vec<(&'static str, Meaning<'a>)>,
    registers: u8,
    /// The domain whose members are evaluated together: first member and length. The length is 0 if there is none.
    many: (i16, u8),
}

#[derive(Clone)]
enum Meaning<'a> {
    Register(u8),
    /// A member of the domain that is evaluated all at once.
    Member,
    /// An argument, with the locals and names of the place where it was written.
    Argument(&'a Expr, &'a Scope, Box<Bound<'a>>),
}

/// A function cannot see the locals of its caller.
static NO_LOCALS: Scope = Scope { locals: Vec::new(), card: None, proc: 0, china: false };

impl Compiler {
    pub(super) fn expression(&mut self, expr: &Expr, scope: &Scope, place: Place) -> Parsed<Code> {
        self.compiled(expr, scope, &Bound::default(), place)
    }

    /// Compiles the condition that selects members of a domain; `word` is the local that holds the member.
    pub(super) fn members(
        &mut self,
        expr: &Expr,
        (word, lo, len): (&'static str, i16, u8),
        scope: &Scope,
        place: Place,
    ) -> Parsed<Condition> {
        let bound = Bound { names: vec![(word, Meaning::Member)], registers: 0, many: (lo, len) };
        let start = self.program.calc.len();
        let code = self.compiled(expr, scope, &bound, place)?;
        if !has_fold_many(&self.program.calc[start..]) {
            return Ok(Condition::Many(code));
        }
        self.program.calc.truncate(start);
        Ok(Condition::One(self.expression(expr, scope, place)?))
    }

    /// Whether a condition on members reads cells of the var other than the member's own.
    pub(super) fn reads_others(&self, code: Code, own: u16, var: u16) -> bool {
        let of_var = |cell: u16| self.program.var_of_cell[usize::from(cell)] == var;
        let read = |code: Code| self.reads_others(code, own, var);
        let at = match code {
            Code::Number(_) | Code::Local(_) | Code::Register(_) | Code::Member(_) | Code::ConstantOf(_) => {
                return false;
            }
            Code::Cell(cell) => return of_var(cell),
            Code::CellOf(base) => return of_var(base) && base != own,
            Code::Calc(at) => at,
        };
        let calc = self.program.calc[at as usize];
        let has_own_base = match calc {
            Calc::Cell1 { base, .. }
            | Calc::Cell2 { base, .. }
            | Calc::CellAt { base, .. }
            | Calc::CellIn { base, .. } => of_var(base),
            _ => false,
        };
        has_own_base || calc.operands().any(read)
    }

    fn compiled(&mut self, expr: &Expr, scope: &Scope, bound: &Bound, place: Place) -> Parsed<Code> {
        let mut out = std::mem::take(&mut self.program.calc);
        let code = self.write(expr, scope, bound, place, &mut out);
        self.program.calc = out;
        code
    }

    fn write<'a>(
        &'a self,
        expr: &'a Expr,
        scope: &'a Scope,
        bound: &Bound<'a>,
        place: Place,
        out: &mut Vec<Calc>,
    ) -> Parsed<Code> {
        let calc = match expr {
            Expr::Number(n) => return number(*n, place),
            Expr::Minus(inner) => match self.write(inner, scope, bound, place, out)? {
                Code::Number(n) => return Ok(Code::Number(-n)),
                value => Calc::Minus(value),
            },
            Expr::Not(inner) => Calc::Not(self.write(inner, scope, bound, place, out)?),
            Expr::Binary(sign, left, right) => {
                let left = self.write(left, scope, bound, place, out)?;
                let right = self.write(right, scope, bound, place, out)?;
                let sign = match *sign {
                    "and" => return Ok(step(out, Calc::And { left, right })),
                    "or" => return Ok(step(out, Calc::Or { left, right })),
                    "+" => Sign::Add,
                    "-" => Sign::Sub,
                    "*" => Sign::Mul,
                    "/" => Sign::Div,
                    other => {
                        let Some(comparison) = Holds::of(other, left, right) else {
                            return fault(place, format!("no sign {other}"));
                        };
                        return Ok(step(out, comparison));
                    }
                };
                Calc::Two { sign, left, right }
            }
            Expr::Fold { kind, word, domain, of } => {
                let Some(domain) = self.program.domains.iter().find(|d| d.name == *domain) else {
                    return fault(place, format!("there is no domain {domain}"));
                };
                let kind = match *kind {
                    "count" => Fold::Count,
                    "sum" => Fold::Sum,
                    "any" => Fold::Any,
                    _ => Fold::Highest,
                };
                let (lo, len, register) = (domain.lo, domain.len() as u8, bound.registers);
                let start = out.len();
                let mut one = bound.clone();
                one.names.push((word, Meaning::Register(register)));
                one.registers += 1;
                // Inside a larger domain that is evaluated all at once, this fold goes member by member.
                if len < bound.many.1 {
                    let body = self.write(of, scope, &one, place, out)?;
                    if !has_fold_many(&out[start..]) {
                        return Ok(step(out, Calc::Fold { kind, lo, len, register, body }));
                    }
                    out.truncate(start);
                }
                let mut many = bound.clone();
                many.names.push((word, Meaning::Member));
                many.many = (lo, len);
                let body = self.write(of, scope, &many, place, out)?;
                if has_fold_many(&out[start..]) {
                    out.truncate(start);
                    one.many = (0, 0);
                    let body = self.write(of, scope, &one, place, out)?;
                    Calc::Fold { kind, lo, len, register, body }
                } else {
                    Calc::FoldMany { kind, len, body }
                }
            }
            Expr::Name { word, index, call } => {
                return self.name(word, index, *call, scope, bound, place, out);
            }
        };
        Ok(step(out, calc))
    }

    #[allow(clippy::too_many_arguments)]
    fn name<'a>(
        &'a self,
        word: &'static str,
        index: &'a [Expr],
        call: bool,
        scope: &'a Scope,
        bound: &Bound<'a>,
        place: Place,
        out: &mut Vec<Calc>,
    ) -> Parsed<Code> {
        if index.is_empty() && !call {
            if let Some((_, meaning)) = bound.names.iter().rev().find(|(name, _)| *name == word) {
                return match meaning {
                    Meaning::Register(register) => Ok(Code::Register((*register).into())),
                    Meaning::Member => Ok(Code::Member(bound.many.0)),
                    Meaning::Argument(expr, locals, around) => {
                        let mut around = (**around).clone();
                        around.registers = bound.registers;
                        around.many = bound.many;
                        self.write(expr, locals, &around, place, out)
                    }
                };
            }
            if let Some(slot) = scope.find(word) {
                return Ok(Code::Local(slot.into()));
            }
        }
        let mut value = |n: usize| self.write(&index[n], scope, bound, place, out);
        let plain = match (word, index.len()) {
            ("natural", 0) => Some(Calc::Natural),
            ("rolled", 0) => Some(Calc::Rolled),
            ("potus_free", 0) => Some(Calc::PotusFree),
            ("half_up", 1) => Some(Calc::HalfUp(value(0)?)),
            ("half", 1) => Some(Calc::Half(value(0)?)),
            ("abs", 1) => Some(Calc::Abs(value(0)?)),
            ("min", 2) => Some(Calc::Two { sign: Sign::Min, left: value(0)?, right: value(1)? }),
            ("max", 2) => Some(Calc::Two { sign: Sign::Max, left: value(0)?, right: value(1)? }),
            _ => None,
        };
        if let Some(calc) = plain {
            return Ok(step(out, calc));
        }
        if word == "trend" && call {
            let [Expr::Name { word, index, .. }] = index else {
                return fault(place, "trend(...) takes a var");
            };
            return self.cell(word, index, true, scope, bound, place, out);
        }
        if self.program.var_of.contains_key(word) && !call {
            return self.cell(word, index, false, scope, bound, place, out);
        }
        if let Some(&Constants { base, lo, len }) = self.names.tables.get(word).filter(|_| !call) {
            let [expr] = index else { return fault(place, format!("{word}[...] takes one index")) };
            let index = self.write(expr, scope, bound, place, out)?;
            return Ok(match (index, within(bound.many, (lo, len))) {
                (Code::Member(_), Some(skip)) => Code::ConstantOf(base + skip),
                _ => step(out, Calc::Table { base, lo, len, index }),
            });
        }
        if let Some(function) = self.names.functions.get(word) {
            if function.params.len() != index.len() {
                return fault(place, format!("{word} takes {} arguments", function.params.len()));
            }
            let mut inner = Bound { names: Vec::new(), registers: bound.registers, many: bound.many };
            if inner.registers > 6 {
                return fault(place, format!("{word} goes too deep"));
            }
            for (param, arg) in function.params.iter().zip(index) {
                inner.names.push((param, Meaning::Argument(arg, scope, Box::new(bound.clone()))));
            }
            // The caller's locals are not visible in the function.
            return self.write(&function.body, &NO_LOCALS, &inner, place, out);
        }
        match self.names.members.get(word) {
            Some(&value) if index.is_empty() => number(value, place),
            _ => fault(place, format!("what is {word}?")),
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn cell<'a>(
        &'a self,
        word: &str,
        index: &'a [Expr],
        trend: bool,
        scope: &'a Scope,
        bound: &Bound<'a>,
        place: Place,
        out: &mut Vec<Calc>,
    ) -> Parsed<Code> {
        let Some(&number) = self.program.var_of.get(word) else {
            return fault(place, format!("{word} is no var"));
        };
        let var = &self.program.vars[usize::from(number)];
        if var.domains.len() != index.len() {
            return fault(place, format!("{word} has {} indexes", var.domains.len()));
        }
        let base = match (trend, var.trend) {
            (false, _) => var.base,
            (true, Some(base)) => base,
            (true, None) => return fault(place, format!("{word} has no trend")),
        };
        let domain = |n: usize| {
            let domain = &self.program.domains[usize::from(var.domains[n])];
            (domain.lo, domain.len() as u8)
        };
        let calc = match index {
            [] => return Ok(Code::Cell(base)),
            [index] => {
                let (lo, len) = domain(0);
                let index = self.write(index, scope, bound, place, out)?;
                match (index, within(bound.many, (lo, len))) {
                    (Code::Number(n), _) => {
                        return match place_in(n, (lo, len)) {
                            Some(offset) => Ok(Code::Cell(base + offset)),
                            None => fault(place, format!("{word}[{n}] does not exist")),
                        };
                    }
                    (Code::Member(_), Some(skip)) => return Ok(Code::CellOf(base + skip)),
                    _ => Calc::Cell1 { base, lo, len, index },
                }
            }
            [row, column, ..] => {
                let (rows, columns) = (domain(0), domain(1));
                let row = self.write(row, scope, bound, place, out)?;
                let column = self.write(column, scope, bound, place, out)?;
                let ((lo, len), (lo2, len2)) = (rows, columns);
                match (row, column) {
                    (Code::Number(m), Code::Number(n))
                        if let (Some(m), Some(n)) = (place_in(m, rows), place_in(n, columns)) =>
                    {
                        return Ok(Code::Cell(base + m * u16::from(len2) + n));
                    }
                    (Code::Member(_), Code::Number(n))
                        if let (Some(skip), Some(n)) = (within(bound.many, rows), place_in(n, columns)) =>
                    {
                        Calc::CellAt { base: base + skip * u16::from(len2) + n, step: len2 }
                    }
                    (
                        Code::Number(_) | Code::Local(_) | Code::Register(_) | Code::Cell(_),
                        Code::Member(_),
                    ) if let Some(skip) = within(bound.many, columns) => {
                        Calc::CellIn { base: base + skip, lo, len, len2, row }
                    }
                    _ => Calc::Cell2 { base, lo, len, lo2, len2, index: [row, column] },
                }
            }
        };
        Ok(step(out, calc))
    }

    /// Compiles the cell that a statement changes.
    pub(super) fn target(&mut self, word: &str, index: &[Expr], scope: &Scope, place: Place) -> Parsed<u16> {
        let Some(&number) = self.program.var_of.get(word) else {
            return fault(place, format!("{word} is no var"));
        };
        let var = &self.program.vars[usize::from(number)];
        let (base, domains) = (var.base, var.domains.clone());
        if domains.len() != index.len() {
            return fault(place, format!("{word} has {} indexes", domains.len()));
        }
        let mut target = Target { var: number, base, index: [None; 2] };
        for (n, expr) in index.iter().enumerate() {
            let code = self.expression(expr, scope, place)?;
            let domain = &self.program.domains[usize::from(domains[n])];
            target.index[n] = Some((code, domain.lo, domain.len() as u8));
        }
        self.program.targets.push(target);
        Ok(self.program.targets.len() as u16 - 1)
    }
}

/// Adds a calculation step.
fn step(out: &mut Vec<Calc>, calc: Calc) -> Code {
    out.push(calc);
    Code::Calc(u16::try_from(out.len() - 1).expect("the charts have fewer steps of calculation"))
}

fn number(n: i32, place: Place) -> Parsed<Code> {
    match i16::try_from(n) {
        Ok(n) => Ok(Code::Number(n)),
        Err(_) => fault(place, format!("{n} is too large")),
    }
}

/// Whether there is a fold over many members at once; two domains cannot be evaluated at once together.
fn has_fold_many(calc: &[Calc]) -> bool {
    calc.iter().any(|calc| matches!(calc, Calc::FoldMany { .. }))
}

/// The index of a number in a domain.
fn place_in(n: i16, (lo, len): (i16, u8)) -> Option<u16> {
    let place = n - lo;
    (0..i16::from(len)).contains(&place).then_some(place as u16)
}

/// The offset of a domain within another one, if all its members are contained there.
pub(super) fn within((lo, len): (i16, u8), (all_lo, all_len): (i16, u8)) -> Option<u16> {
    let fits = lo >= all_lo && lo + i16::from(len) <= all_lo + i16::from(all_len);
    fits.then(|| (lo - all_lo) as u16)
}
