//! The state of a game: cells with numbers, a stack of procedures, and what is being waited for.

use std::fmt;
use std::ops::{Deref, DerefMut};

use kernel::Members;
use kernel::frames::Stack;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::lang::{LANES, LOCALS, MenuKind, Program, Var};
use crate::program;

/// Number of cells, enough for all vars of the charts.
pub const CELLS: usize = 2048;
/// Maximum number of modifiers of one roll.
pub const MODS: usize = 16;
/// Maximum depth of nested procedures.
pub const DEPTH: usize = 40;
/// Maximum number of queued procedures, which wait for the end of a row, card or action.
pub const QUEUE: usize = 16;

/// All numbers of the game. The meaning of each cell is declared in `vars.chart`.
#[derive(Clone, Debug)]
pub struct Cells {
    numbers: [i16; CELLS],
    pub(crate) needs: Needs,
}

/// Cache: which master actions have all they need. An entry is invalidated when a cell it depends on changes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Needs {
    /// Actions whose entry is valid (`known`), and those among them that have all they need (`met`), as bits.
    pub known: u64,
    pub met: u64,
}

/// The cache is ignored, because it follows from the numbers.
impl PartialEq for Cells {
    fn eq(&self, other: &Cells) -> bool {
        self.numbers == other.numbers
    }
}

impl Deref for Cells {
    type Target = [i16; CELLS];

    fn deref(&self) -> &[i16; CELLS] {
        &self.numbers
    }
}

/// Direct access could change any cell, so it clears the whole cache.
impl DerefMut for Cells {
    fn deref_mut(&mut self) -> &mut [i16; CELLS] {
        self.needs = Needs::default();
        &mut self.numbers
    }
}

impl Cells {
    pub fn new(program: &Program) -> Cells {
        // Evaluating many members at once may read beyond the last cell, so leave room.
        assert!(program.cells + LANES <= CELLS, "there is room for all vars");
        let mut cells = Cells { numbers: [0; CELLS], needs: Needs::default() };
        for var in &program.vars {
            let (base, len) = (usize::from(var.base), usize::from(var.len));
            cells[base..base + len].fill(var.start);
        }
        cells
    }

    #[inline]
    pub fn get(&self, cell: u16) -> i16 {
        self.numbers[usize::from(cell)]
    }

    /// Changes a cell and invalidates the actions that depend on it.
    #[inline]
    pub(crate) fn set(&mut self, cell: u16, to: i16, needed_by: u64) {
        self.numbers[usize::from(cell)] = to;
        self.needs.known &= !needed_by;
    }

    /// The same for all cells of a var.
    pub(crate) fn fill(&mut self, base: u16, len: u16, to: i16, needed_by: u64) {
        self.numbers[usize::from(base)..usize::from(base + len)].fill(to);
        self.needs.known &= !needed_by;
    }

    /// The values of a var.
    fn of(&self, var: &Var) -> &[i16] {
        &self.numbers[usize::from(var.base)..usize::from(var.base + var.len)]
    }

    fn trends(&self, var: &Var) -> Option<&[i16]> {
        var.trend.map(|base| &self.numbers[usize::from(base)..usize::from(base + var.len)])
    }
}

/// Serialized by name: `"pa": 14`, `"align": [6, 5, ...]`, `"align trend": [...]`.
impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for var in &program().vars {
            match self.of(var) {
                [value] if var.domains.is_empty() => map.serialize_entry(var.name, value)?,
                values => map.serialize_entry(var.name, values)?,
            }
            if let Some(trends) = self.trends(var) {
                map.serialize_entry(&format!("{} trend", var.name), trends)?;
            }
        }
        map.end()
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Values {
    One(i16),
    Many(Vec<i16>),
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
        struct Named;
        impl<'de> Visitor<'de> for Named {
            type Value = Cells;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the vars of a game by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cells, A::Error> {
                let program = program();
                let mut cells = Cells::new(program);
                while let Some((name, values)) = map.next_entry::<String, Values>()? {
                    let (plain, trend) = match name.strip_suffix(" trend") {
                        Some(plain) => (plain, true),
                        None => (name.as_str(), false),
                    };
                    let var = program.var_of.get(plain).map(|&n| &program.vars[usize::from(n)]);
                    let Some(var) = var else { return Err(A::Error::custom(format!("no var {name}"))) };
                    let Some(base) = (if trend { var.trend } else { Some(var.base) }) else {
                        return Err(A::Error::custom(format!("{plain} has no trend")));
                    };
                    let values = match values {
                        Values::One(value) => vec![value],
                        Values::Many(values) => values,
                    };
                    let (min, max) = if trend { (-1, 1) } else { (var.min, var.max) };
                    if values.len() != usize::from(var.len)
                        || values.iter().any(|value| !(min..=max).contains(value))
                    {
                        return Err(A::Error::custom(format!("{name} cannot be {values:?}")));
                    }
                    let base = usize::from(base);
                    cells[base..base + values.len()].copy_from_slice(&values);
                }
                Ok(cells)
            }
        }
        deserializer.deserialize_map(Named)
    }
}

/// A procedure in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    pub proc: u16,
    /// The index of the next step in the program.
    pub at: u32,
    /// The remaining amount of a change that is made box by box.
    pub rest: i16,
    pub locals: [i16; LOCALS],
}

/// What the game is waiting for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wait {
    /// Nothing; only while the interpreter runs.
    #[default]
    Nothing,
    Pick(u16),
    Choose(u16),
    Spend {
        spend: u16,
        max: i16,
    },
    /// A die of a master action was rolled: keep it or pay for another one.
    Reroll,
    /// The same for a die that was rolled as a number into a local.
    RerollDie,
    Menu,
    Over,
}

/// A set of up to 256 numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mask(pub [u64; 4]);

impl Mask {
    #[inline]
    pub fn insert(&mut self, n: usize) {
        self.0[n / 64] |= 1 << (n % 64);
    }

    /// All numbers below `len`.
    pub fn first_of(len: usize) -> Mask {
        let mut mask = Mask::default();
        (0..len).for_each(|n| mask.insert(n));
        mask
    }

    /// The numbers in rising order.
    pub fn numbers(self) -> impl Iterator<Item = u16> {
        (0u16..).zip(self.0).flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                let n = bits.checked_ilog2().map(|_| bits.trailing_zeros() as u16)?;
                bits &= bits - 1;
                Some(word * 64 + n)
            })
        })
    }

    pub fn first(self) -> Option<u16> {
        (self.size() > 0).then(|| self.nth(0))
    }
}

impl Members for Mask {
    #[inline]
    fn size(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn nth(self, mut n: u32) -> u16 {
        for (word, &bits) in self.0.iter().enumerate() {
            let count = bits.count_ones();
            if n < count {
                return word as u16 * 64 + bits.nth(n);
            }
            n -= count;
        }
        unreachable!("below the size")
    }

    #[inline]
    fn has(self, number: u16) -> bool {
        self.0.get(usize::from(number / 64)).is_some_and(|word| word.has(number % 64))
    }
}

/// Maximum number of rows of one roll.
pub const ROWS: usize = 12;

/// A value that only the picture uses. It is derived from the acts, so it is neither serialized nor compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwritten<T>(pub T);

impl<T> PartialEq for Unwritten<T> {
    fn eq(&self, _: &Unwritten<T>) -> bool {
        true
    }
}

impl<T> Eq for Unwritten<T> {}

/// The upper ends of rows that the charts compute, as they were when the die was rolled.
pub type RowEnds = [Option<i8>; ROWS];

/// The last roll: its modifiers and the row that was hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollView {
    /// The number of the roll in the program; None before the first roll.
    pub roll: Option<u16>,
    pub natural: u8,
    pub total: i16,
    pub mods: [i8; MODS],
    /// The sum of all modifiers, within the cap.
    pub bonus: i8,
    pub row: u8,
    pub column: u8,
    /// The target number of a check.
    pub rating: i8,
    /// Whether it was rolled again for an AP.
    pub again: bool,
    #[serde(skip)]
    pub ends: Unwritten<RowEnds>,
    /// The modifier of a new player that the ends contain with the opposite sign.
    #[serde(skip)]
    pub in_rows: Unwritten<i8>,
}

impl RollView {
    /// All modifiers as shown, with the one that the rows contain.
    pub fn shown_bonus(&self) -> i8 {
        self.bonus + self.in_rows.0
    }

    /// The total as shown.
    pub fn shown_total(&self) -> i16 {
        self.total + i16::from(self.in_rows.0)
    }

    /// The ends of the rows as shown: as they are without a new player.
    pub fn shown_ends(&self) -> RowEnds {
        self.ends.0.map(|end| end.map(|end| end + self.in_rows.0))
    }
}

impl Default for RollView {
    fn default() -> RollView {
        RollView {
            roll: None,
            natural: 0,
            total: 0,
            mods: [0; MODS],
            bonus: 0,
            row: 0,
            column: 0,
            rating: 0,
            again: false,
            ends: Unwritten::default(),
            in_rows: Unwritten::default(),
        }
    }
}

/// An action segment in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Menu {
    pub open: bool,
    pub kind: MenuKind,
    pub left: u8,
    /// An action that was bought and not used yet.
    pub extra: u8,
    pub bought: bool,
    /// Actions left in a cabinet segment: VP, Chief of Staff, Secretary of State, Secretary of Defense, POTUS.
    pub actors: [u8; 5],
    /// Actions that each of them has used in it.
    pub used: [i8; 5],
    /// Who takes the current action.
    pub acting: Option<u8>,
}

/// Procs that wait for the end of a row, card or action, each with its index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Queue {
    pub len: u8,
    pub items: [(u16, i16); QUEUE],
}

impl Queue {
    pub fn push(&mut self, item: (u16, i16)) {
        let len = usize::from(self.len);
        if !self.items[..len].contains(&item) {
            self.items[len] = item;
            self.len += 1;
        }
    }

    pub fn pop(&mut self) -> Option<(u16, i16)> {
        let first = *self.items[..usize::from(self.len)].first()?;
        self.items.rotate_left(1);
        self.len -= 1;
        self.items[usize::from(self.len)] = (0, 0);
        Some(first)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// An automatic loss, by its number.
    Loss(u8),
    /// Any other ending, as an index into [`crate::ENDINGS`].
    Way(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub cells: Cells,
    pub stack: Stack<Frame, DEPTH>,
    pub wait: Wait,
    /// What can be picked, chosen or done.
    pub mask: Mask,
    pub roll: RollView,
    pub menu: Menu,
    /// The current step in the sequence of play.
    pub step: u8,
    pub queue: Queue,
    /// Actions that were taken in this segment, and in this phase, as bits. Needed for actions that are allowed only once.
    pub once_segment: u64,
    pub once_phase: u64,
    /// A master action is in progress, so its dice can be rerolled.
    pub in_action: bool,
    /// The card played last, and which part of it.
    pub card: Option<(u16, u8)>,
    pub ending: Option<Ending>,
    /// The steps that were started this year, as bits.
    #[serde(skip)]
    pub begun: Unwritten<u128>,
}
