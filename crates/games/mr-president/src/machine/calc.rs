//! Evaluation of expressions. The same steps compute either one value, or the values for many members of a domain at once.

use super::menu::POTUS;
use crate::lang::{Calc, Code, Fold, Holds, LANES, LOCALS, MenuKind, Program, Sign};
use crate::state::{Mask, State};

/// Maximum depth of nested folds.
const REGISTERS: usize = 8;

#[inline]
pub(crate) fn value(p: &Program, s: &State, code: Code, locals: &[i16; LOCALS]) -> i32 {
    Evaluation { p, s, locals, first: 0, registers: [0; REGISTERS] }.run(code)
}

/// The members, as positions in a domain of this length, for which the code is not 0.
pub(crate) fn members(p: &Program, s: &State, code: Code, locals: &[i16; LOCALS], len: usize) -> Mask {
    let mut evaluation = Evaluation { p, s, locals, first: 0, registers: [0; REGISTERS] };
    let mut mask = Mask::default();
    // Use as few lanes as possible: most domains have at most 16 members.
    match len {
        ..=8 => mask.0[0] = evaluation.run::<Many<8>>(code).bits(len),
        9..=16 => mask.0[0] = evaluation.run::<Many<16>>(code).bits(len),
        17..=32 => mask.0[0] = evaluation.run::<Many<32>>(code).bits(len),
        _ => {
            for (word, first) in mask.0.iter_mut().zip((0..len).step_by(LANES)) {
                evaluation.first = first;
                *word = evaluation.run::<Many<LANES>>(code).bits(len - first);
            }
        }
    }
    mask
}

/// The result of an expression: one number, or one for each of many members.
trait Value: Copy {
    /// Evaluates a code.
    fn run(of: &mut Evaluation, code: Code) -> Self;
    fn of(n: i32) -> Self;
    /// Reads numbers that are `step` apart, beginning at `at`.
    fn read(cells: &[i16], at: usize, step: usize) -> Self;
    /// Consecutive integers, beginning with this one.
    fn count(from: i32) -> Self;
    fn map(self, f: impl Fn(i32) -> i32) -> Self;
    fn with(self, other: Self, f: impl Fn(i32, i32) -> i32) -> Self;
    fn compare(self, other: Self, holds: Holds) -> Self;
    /// Whether all are 0.
    fn is_false(self) -> bool;
    /// Whether none is 0.
    fn is_true(self) -> bool;
}

impl Value for i32 {
    #[inline(always)]
    fn run(of: &mut Evaluation, code: Code) -> i32 {
        if let Code::Calc(at) = code { of.calc(at) } else { of.plain(code) }
    }

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
    fn compare(self, other: i32, Holds { less, equal, not }: Holds) -> i32 {
        i32::from(((self < other) & less | (self == other) & equal) ^ not)
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

/// `LANES` words of all bits, then `LANES` zeros. A slice that starts at `LANES - n` is a mask that keeps the first `n` values.
static KEPT: [i16; 2 * LANES] = {
    let mut kept = [0; 2 * LANES];
    let mut n = 0;
    while n < LANES {
        kept[n] = -1;
        n += 1;
    }
    kept
};

/// Values of consecutive members. Those beyond the end of the domain are meaningless.
#[derive(Clone, Copy)]
struct Many<const N: usize>([i16; N]);

impl<const N: usize> Many<N> {
    /// Keeps the first `len` values and sets the others to 0.
    #[inline]
    fn first(self, len: usize) -> Many<N> {
        let kept = &KEPT[LANES - len.min(LANES)..][..N];
        Many(std::array::from_fn(|n| self.0[n] & kept[n]))
    }

    /// A bit for each of the first `len` values that is not 0.
    #[inline]
    fn bits(self, len: usize) -> u64 {
        let flags = self.0.map(|value| u8::from(value != 0));
        let mut bits = 0;
        for (n, eight) in flags.as_chunks().0.iter().enumerate() {
            // The multiplication collects the lowest bits of eight bytes in its highest byte.
            let side_by_side = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            bits |= side_by_side << (8 * n);
        }
        if len < N { bits & ((1 << len) - 1) } else { bits }
    }
}

/// All numbers in the charts are small, and so are results computed from them.
#[inline]
fn narrow(n: i32) -> i16 {
    debug_assert!(i16::try_from(n).is_ok(), "{n} is too large for a fold");
    n as i16
}

impl<const N: usize> Value for Many<N> {
    #[inline(always)]
    fn run(of: &mut Evaluation, code: Code) -> Many<N> {
        match code {
            Code::Calc(at) => of.calc(at),
            Code::CellOf(base) => Value::read(&*of.s.cells, usize::from(base) + of.first, 1),
            Code::ConstantOf(base) => Value::read(&of.p.tables, usize::from(base) + of.first, 1),
            Code::Member(lo) => Value::count(i32::from(lo) + of.first as i32),
            code => Value::of(of.plain(code)),
        }
    }

    #[inline]
    fn of(n: i32) -> Many<N> {
        Many([n as i16; N])
    }

    #[inline]
    fn read(cells: &[i16], at: usize, step: usize) -> Many<N> {
        let mut values = [0; N];
        if step == 1 {
            values.copy_from_slice(&cells[at..at + N]);
        } else {
            let from = cells[at..].iter().step_by(step);
            values.iter_mut().zip(from).for_each(|(value, cell)| *value = *cell);
        }
        Many(values)
    }

    #[inline]
    fn count(from: i32) -> Many<N> {
        Many(std::array::from_fn(|n| from as i16 + n as i16))
    }

    #[inline]
    fn map(self, f: impl Fn(i32) -> i32) -> Many<N> {
        Many(self.0.map(|value| narrow(f(value.into()))))
    }

    #[inline]
    fn with(self, other: Many<N>, f: impl Fn(i32, i32) -> i32) -> Many<N> {
        Many(std::array::from_fn(|n| narrow(f(self.0[n].into(), other.0[n].into()))))
    }

    #[inline]
    fn compare(self, other: Many<N>, holds: Holds) -> Many<N> {
        let [less, equal, not] = [holds.less, holds.equal, holds.not].map(i16::from);
        Many(std::array::from_fn(|n| {
            let (a, b) = (self.0[n], other.0[n]);
            (i16::from(a < b) & less | i16::from(a == b) & equal) ^ not
        }))
    }

    #[inline]
    fn is_false(self) -> bool {
        self.0 == [0; N]
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
    /// Position of the first of the members that are evaluated at once.
    first: usize,
    registers: [i16; REGISTERS],
}

impl Evaluation<'_> {
    #[inline(always)]
    fn run<V: Value>(&mut self, code: Code) -> V {
        V::run(self, code)
    }

    /// The value of a number, a local, a cell or a register.
    #[inline(always)]
    fn plain(&self, code: Code) -> i32 {
        match code {
            Code::Number(n) => n.into(),
            Code::Local(slot) => self.locals[usize::from(slot)].into(),
            Code::Cell(cell) => self.s.cells.get(cell).into(),
            Code::Register(n) => self.registers[usize::from(n)].into(),
            _ => 0,
        }
    }

    fn calc<V: Value>(&mut self, at: u16) -> V {
        match self.p.calc[at as usize] {
            Calc::Cell1 { base, lo, len, index } => self.cell(base, lo, len, index),
            Calc::Cell2 { base, lo, len, lo2, len2, index } => {
                self.cell2(base, (lo, len), (lo2, len2), index)
            }
            Calc::CellAt { base, step } => {
                let step = usize::from(step);
                V::read(&*self.s.cells, usize::from(base) + self.first * step, step)
            }
            Calc::CellIn { base, lo, len, len2, row } => self.cell_in(base, (lo, len), len2, row),
            Calc::Table { base, lo, len, index } => self.table(base, lo, len, index),
            Calc::Two { sign, left, right } => self.two(sign, left, right),
            Calc::Compare { holds, left, right } => self.compare(holds, left, right),
            Calc::And { left, right } => self.and(left, right),
            Calc::Or { left, right } => self.or(left, right),
            Calc::Minus(code) => self.run::<V>(code).map(|a| -a),
            Calc::Not(code) => self.run::<V>(code).map(|a| i32::from(a == 0)),
            Calc::HalfUp(code) => self.run::<V>(code).map(|a| (a + 1).div_euclid(2)),
            Calc::Half(code) => self.run::<V>(code).map(|a| a.div_euclid(2)),
            Calc::Abs(code) => self.run::<V>(code).map(i32::abs),
            Calc::Natural => V::of(self.s.roll.natural.into()),
            Calc::Rolled => V::of(self.s.roll.total.into()),
            Calc::PotusFree => {
                let menu = &self.s.menu;
                let is_acting = menu.acting == Some(POTUS as u8);
                V::of(i32::from(menu.kind != MenuKind::Cabinet || menu.actors[POTUS] > 0 || is_acting))
            }
            Calc::Fold { kind, lo, len, register, body } => self.fold(kind, lo, len, register, body),
            Calc::FoldMany { kind, len, body } => V::of(match usize::from(len) {
                len @ ..=8 => self.fold_many::<8>(kind, len, body),
                len @ 9..=16 => self.fold_many::<16>(kind, len, body),
                len @ 17..=32 => self.fold_many::<32>(kind, len, body),
                len => self.fold_many::<LANES>(kind, len, body),
            }),
        }
    }

    #[inline(never)]
    fn cell<V: Value>(&mut self, base: u16, lo: i16, len: u8, index: Code) -> V {
        let cells = &self.s.cells;
        self.run::<V>(index).map(|index| {
            let index = index - i32::from(lo);
            let within = (0..i32::from(len)).contains(&index);
            if within { cells.get(base + index as u16).into() } else { 0 }
        })
    }

    #[inline(never)]
    fn cell2<V: Value>(&mut self, base: u16, rows: (i16, u8), columns: (i16, u8), index: [Code; 2]) -> V {
        let cells = &self.s.cells;
        let (row, column) = (self.run::<V>(index[0]), self.run::<V>(index[1]));
        row.with(column, |row, column| {
            let (row, column) = (row - i32::from(rows.0), column - i32::from(columns.0));
            let within = (0..i32::from(rows.1)).contains(&row) && (0..i32::from(columns.1)).contains(&column);
            if within { cells.get(base + (row * i32::from(columns.1) + column) as u16).into() } else { 0 }
        })
    }

    #[inline(never)]
    fn cell_in<V: Value>(&mut self, base: u16, rows: (i16, u8), columns: u8, row: Code) -> V {
        let row = self.run::<i32>(row) - i32::from(rows.0);
        if (0..i32::from(rows.1)).contains(&row) {
            V::read(&*self.s.cells, usize::from(base) + row as usize * usize::from(columns) + self.first, 1)
        } else {
            V::of(0)
        }
    }

    #[inline(never)]
    fn table<V: Value>(&mut self, base: u16, lo: i16, len: u8, index: Code) -> V {
        let tables = &self.p.tables;
        self.run::<V>(index).map(|index| {
            let index = (index - i32::from(lo)).clamp(0, i32::from(len) - 1);
            tables[usize::from(base) + index as usize].into()
        })
    }

    #[inline(never)]
    fn two<V: Value>(&mut self, sign: Sign, left: Code, right: Code) -> V {
        let (left, right) = (self.run::<V>(left), self.run::<V>(right));
        match sign {
            Sign::Add => left.with(right, |a, b| a + b),
            Sign::Sub => left.with(right, |a, b| a - b),
            Sign::Mul => left.with(right, |a, b| a * b),
            Sign::Div => left.with(right, |a, b| if b == 0 { 0 } else { a.div_euclid(b) }),
            Sign::Min => left.with(right, |a, b| a.min(b)),
            Sign::Max => left.with(right, |a, b| a.max(b)),
        }
    }

    #[inline(never)]
    fn compare<V: Value>(&mut self, holds: Holds, left: Code, right: Code) -> V {
        let (left, right) = (self.run::<V>(left), self.run::<V>(right));
        left.compare(right, holds)
    }

    /// Short-circuits: the right side is not evaluated if the left one decides.
    #[inline(never)]
    fn and<V: Value>(&mut self, left: Code, right: Code) -> V {
        let left: V = self.run(left);
        if left.is_false() {
            return V::of(0);
        }
        left.with(self.run(right), |a, b| i32::from(a != 0 && b != 0))
    }

    #[inline(never)]
    fn or<V: Value>(&mut self, left: Code, right: Code) -> V {
        let left: V = self.run(left);
        if left.is_true() {
            return V::of(1);
        }
        left.with(self.run(right), |a, b| i32::from(a != 0 || b != 0))
    }

    #[inline(never)]
    fn fold<V: Value>(&mut self, kind: Fold, lo: i16, len: u8, register: u8, body: Code) -> V {
        let mut result = V::of(0);
        for n in 0..i16::from(len) {
            self.registers[usize::from(register)] = lo + n;
            let value: V = self.run(body);
            result = match kind {
                Fold::Count => result.with(value, |result, value| result + i32::from(value != 0)),
                Fold::Sum => result.with(value, |result, value| result + value),
                Fold::Any => result.with(value, |result, value| i32::from(result != 0 || value != 0)),
                Fold::Highest if n == 0 => value,
                Fold::Highest => result.with(value, i32::max),
            };
            if kind == Fold::Any && result.is_true() {
                break;
            }
        }
        result
    }

    #[inline(never)]
    fn fold_many<const N: usize>(&mut self, kind: Fold, len: usize, body: Code) -> i32 {
        let mut result = 0;
        let mut first = 0;
        while first < len {
            self.first = first;
            let many: Many<N> = self.run(body);
            let left = len - first;
            match kind {
                Fold::Count => result += many.bits(left).count_ones() as i32,
                Fold::Sum => result += many.first(left).0.into_iter().map(i32::from).sum::<i32>(),
                Fold::Any if !many.first(left).is_false() => return 1,
                Fold::Any => {}
                Fold::Highest => {
                    let highest = many.0.into_iter().take(left).fold(i16::MIN, i16::max).into();
                    result = if first == 0 { highest } else { result.max(highest) };
                }
            }
            first += N;
        }
        result
    }
}
