//! Expressions: the same steps give one value, or those of many members of a domain at once.

use crate::lang::{Calc, Code, Fold, LANES, LOCALS, MenuKind, Program, Sign};
use crate::state::{Mask, State};

/// Folds within folds.
const REGISTERS: usize = 8;

#[inline]
pub(crate) fn value(p: &Program, s: &State, code: Code, locals: &[i16; LOCALS]) -> i32 {
    Evaluation { p, s, locals, first: 0, registers: [0; REGISTERS] }.run(code)
}

/// The members, by their places in a domain of that length, for which the code is not 0.
pub(crate) fn members(p: &Program, s: &State, code: Code, locals: &[i16; LOCALS], len: usize) -> Mask {
    let mut evaluation = Evaluation { p, s, locals, first: 0, registers: [0; REGISTERS] };
    let mut mask = Mask::default();
    for first in (0..len).step_by(LANES) {
        evaluation.first = first;
        let many: Many = evaluation.run(code);
        mask.0[first / 64] |= many.bits(len - first) << (first % 64);
    }
    mask
}

/// What an expression gives: one number, or one for each of many members.
trait Value: Copy {
    fn of(n: i32) -> Self;
    /// Numbers that stand so far from each other, from this place on.
    fn read(cells: &[i16], at: usize, step: usize) -> Self;
    /// Whole numbers from this one on.
    fn count(from: i32) -> Self;
    fn map(self, f: impl Fn(i32) -> i32) -> Self;
    fn with(self, other: Self, f: impl Fn(i32, i32) -> i32) -> Self;
    /// Whether all are 0.
    fn is_false(self) -> bool;
    /// Whether none is 0.
    fn is_true(self) -> bool;
}

impl Value for i32 {
    #[inline]
    fn of(n: i32) -> i32 {
        n
    }

    #[inline]
    fn read(cells: &[i16], at: usize, _: usize) -> i32 {
        cells[at].into()
    }

    #[inline]
    fn count(from: i32) -> i32 {
        from
    }

    #[inline]
    fn map(self, f: impl Fn(i32) -> i32) -> i32 {
        f(self)
    }

    #[inline]
    fn with(self, other: i32, f: impl Fn(i32, i32) -> i32) -> i32 {
        f(self, other)
    }

    #[inline]
    fn is_false(self) -> bool {
        self == 0
    }

    #[inline]
    fn is_true(self) -> bool {
        self != 0
    }
}

/// Values of members that follow each other. Those beyond the end of a domain mean nothing.
#[derive(Clone, Copy)]
struct Many([i16; LANES]);

impl Many {
    /// Which of the first so many are not 0.
    #[inline]
    fn bits(self, len: usize) -> u64 {
        let mut bits = 0;
        for (n, value) in self.0.iter().enumerate() {
            bits |= u64::from(*value != 0) << n;
        }
        if len < LANES { bits & ((1 << len) - 1) } else { bits }
    }
}

/// Numbers of the charts are small; so are those that come of them.
#[inline]
fn narrow(n: i32) -> i16 {
    debug_assert!(i16::try_from(n).is_ok(), "{n} is too large for a fold");
    n as i16
}

impl Value for Many {
    #[inline]
    fn of(n: i32) -> Many {
        Many([n as i16; LANES])
    }

    #[inline]
    fn read(cells: &[i16], at: usize, step: usize) -> Many {
        let mut values = [0; LANES];
        if step == 1 {
            values.copy_from_slice(&cells[at..at + LANES]);
        } else {
            let from = cells[at..].iter().step_by(step);
            values.iter_mut().zip(from).for_each(|(value, cell)| *value = *cell);
        }
        Many(values)
    }

    #[inline]
    fn count(from: i32) -> Many {
        Many(std::array::from_fn(|n| from as i16 + n as i16))
    }

    #[inline]
    fn map(self, f: impl Fn(i32) -> i32) -> Many {
        Many(self.0.map(|value| narrow(f(value.into()))))
    }

    #[inline]
    fn with(self, other: Many, f: impl Fn(i32, i32) -> i32) -> Many {
        Many(std::array::from_fn(|n| narrow(f(self.0[n].into(), other.0[n].into()))))
    }

    #[inline]
    fn is_false(self) -> bool {
        self.0 == [0; LANES]
    }

    #[inline]
    fn is_true(self) -> bool {
        !self.0.contains(&0)
    }
}

struct Evaluation<'a> {
    p: &'a Program,
    s: &'a State,
    locals: &'a [i16; LOCALS],
    /// The place of the first of the members that are looked at together.
    first: usize,
    registers: [i16; REGISTERS],
}

impl Evaluation<'_> {
    #[inline(always)]
    fn run<V: Value>(&mut self, code: Code) -> V {
        match code {
            Code::Number(n) => V::of(n),
            Code::Local(slot) => V::of(self.locals[usize::from(slot)].into()),
            Code::Cell(cell) => V::of(self.s.cells.get(cell).into()),
            Code::Register(n) => V::of(self.registers[usize::from(n)].into()),
            Code::Member(lo) => V::count(i32::from(lo) + self.first as i32),
            Code::CellOf(base) => V::read(&self.s.cells.0, usize::from(base) + self.first, 1),
            Code::ConstantOf(base) => V::read(&self.p.tables, usize::from(base) + self.first, 1),
            Code::Calc(at) => self.calc(at),
        }
    }

    fn calc<V: Value>(&mut self, at: u32) -> V {
        let (p, cells) = (self.p, &self.s.cells);
        match p.calc[at as usize] {
            Calc::Cell1 { base, lo, len, index } => self.run::<V>(index).map(|index| {
                let index = index - i32::from(lo);
                let within = (0..i32::from(len)).contains(&index);
                if within { cells.get(base + index as u16).into() } else { 0 }
            }),
            Calc::Cell2 { base, lo, len, lo2, len2, index } => {
                let (row, column) = (self.run::<V>(index[0]), self.run::<V>(index[1]));
                row.with(column, |row, column| {
                    let (row, column) = (row - i32::from(lo), column - i32::from(lo2));
                    let within = (0..i32::from(len)).contains(&row) && (0..i32::from(len2)).contains(&column);
                    if within { cells.get(base + (row * i32::from(len2) + column) as u16).into() } else { 0 }
                })
            }
            Calc::CellAt { base, step } => {
                let step = usize::from(step);
                V::read(&cells.0, usize::from(base) + self.first * step, step)
            }
            Calc::CellIn { base, lo, len, len2, row } => {
                let row = self.run::<i32>(row) - i32::from(lo);
                if (0..i32::from(len)).contains(&row) {
                    V::read(&cells.0, usize::from(base) + row as usize * usize::from(len2) + self.first, 1)
                } else {
                    V::of(0)
                }
            }
            Calc::Table { base, lo, len, index } => self.run::<V>(index).map(|index| {
                let index = (index - i32::from(lo)).clamp(0, i32::from(len) - 1);
                p.tables[usize::from(base) + index as usize].into()
            }),
            Calc::Two { sign, left, right } => {
                let (left, right) = (self.run::<V>(left), self.run::<V>(right));
                match sign {
                    Sign::Add => left.with(right, |a, b| a + b),
                    Sign::Sub => left.with(right, |a, b| a - b),
                    Sign::Mul => left.with(right, |a, b| a * b),
                    Sign::Div => left.with(right, |a, b| if b == 0 { 0 } else { a.div_euclid(b) }),
                    Sign::Eq => left.with(right, |a, b| i32::from(a == b)),
                    Sign::Ne => left.with(right, |a, b| i32::from(a != b)),
                    Sign::Lt => left.with(right, |a, b| i32::from(a < b)),
                    Sign::Le => left.with(right, |a, b| i32::from(a <= b)),
                    Sign::Gt => left.with(right, |a, b| i32::from(a > b)),
                    Sign::Ge => left.with(right, |a, b| i32::from(a >= b)),
                    Sign::Min => left.with(right, |a, b| a.min(b)),
                    Sign::Max => left.with(right, |a, b| a.max(b)),
                }
            }
            Calc::And { left, right } => {
                let left: V = self.run(left);
                if left.is_false() {
                    return V::of(0);
                }
                left.with(self.run(right), |a, b| i32::from(a != 0 && b != 0))
            }
            Calc::Or { left, right } => {
                let left: V = self.run(left);
                if left.is_true() {
                    return V::of(1);
                }
                left.with(self.run(right), |a, b| i32::from(a != 0 || b != 0))
            }
            Calc::Minus(code) => self.run::<V>(code).map(|a| -a),
            Calc::Not(code) => self.run::<V>(code).map(|a| i32::from(a == 0)),
            Calc::HalfUp(code) => self.run::<V>(code).map(|a| (a + 1).div_euclid(2)),
            Calc::Half(code) => self.run::<V>(code).map(|a| a.div_euclid(2)),
            Calc::Abs(code) => self.run::<V>(code).map(i32::abs),
            Calc::Natural => V::of(self.s.roll.natural.into()),
            Calc::Rolled => V::of(self.s.roll.total.into()),
            Calc::PotusFree => {
                let menu = &self.s.menu;
                V::of(i32::from(menu.kind != MenuKind::Cabinet || menu.actors[4] > 0))
            }
            Calc::Fold { kind, lo, len, register, body } => V::of(self.fold(kind, lo, len, register, body)),
            Calc::FoldMany { kind, len, body } => V::of(self.fold_many(kind, len.into(), body)),
        }
    }

    #[inline(never)]
    fn fold(&mut self, kind: Fold, lo: i16, len: u8, register: u8, body: Code) -> i32 {
        let mut result = 0;
        for n in 0..i16::from(len) {
            self.registers[usize::from(register)] = lo + n;
            let value: i32 = self.run(body);
            match kind {
                Fold::Count => result += i32::from(value != 0),
                Fold::Sum => result += value,
                Fold::Any if value != 0 => return 1,
                Fold::Any => {}
                Fold::Highest => result = if n == 0 { value } else { result.max(value) },
            }
        }
        result
    }

    #[inline(never)]
    fn fold_many(&mut self, kind: Fold, len: usize, body: Code) -> i32 {
        let mut result = 0;
        for first in (0..len).step_by(LANES) {
            self.first = first;
            let many: Many = self.run(body);
            let values = || many.0.iter().take(len - first).map(|&value| i32::from(value));
            match kind {
                Fold::Count => result += many.bits(len - first).count_ones() as i32,
                Fold::Sum => result += values().sum::<i32>(),
                Fold::Any if many.bits(len - first) != 0 => return 1,
                Fold::Any => {}
                Fold::Highest => {
                    let highest = values().max().unwrap_or(0);
                    result = if first == 0 { highest } else { result.max(highest) };
                }
            }
        }
        result
    }
}
