//! A compiled program: flat lists of steps and expressions, and the tables they refer to.

use std::collections::HashMap;

/// An expression. The simplest ones need no calculation step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    Number(i16),
    Local(u16),
    Cell(u16),
    /// The variable of a fold that goes member by member.
    Register(u16),
    /// The member itself, when many members are evaluated at once. The number is the first member of the domain.
    Member(i16),
    /// The member's cell, when many are evaluated at once; the cells start here.
    CellOf(u16),
    /// The member's constant, when many are evaluated at once; the constants start here.
    ConstantOf(u16),
    /// The result of this calculation step.
    Calc(u16),
}

impl Default for Code {
    fn default() -> Code {
        Code::Number(0)
    }
}

/// One calculation step with its operands.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
pub enum Calc {
    /// An indexed cell; 0 if the index is out of range.
    Cell1 {
        base: u16,
        lo: i16,
        len: u8,
        index: Code,
    },
    Cell2 {
        base: u16,
        lo: i16,
        len: u8,
        lo2: i16,
        len2: u8,
        index: [Code; 2],
    },
    /// The member's cell, when many are evaluated at once and cells of neighbouring members are `step` apart.
    CellAt {
        base: u16,
        step: u8,
    },
    /// The member's cell in one row of a two-dimensional var.
    CellIn {
        base: u16,
        lo: i16,
        len: u8,
        len2: u8,
        row: Code,
    },
    Table {
        base: u16,
        lo: i16,
        len: u8,
        index: Code,
    },
    Two {
        sign: Sign,
        left: Code,
        right: Code,
    },
    /// 1 if the comparison holds, else 0.
    Compare {
        holds: Holds,
        left: Code,
        right: Code,
    },
    And {
        left: Code,
        right: Code,
    },
    Or {
        left: Code,
        right: Code,
    },
    Minus(Code),
    Not(Code),
    HalfUp(Code),
    Half(Code),
    Abs(Code),
    Natural,
    Rolled,
    PotusFree,
    /// A fold that goes member by member.
    Fold {
        kind: Fold,
        lo: i16,
        len: u8,
        register: u8,
        body: Code,
    },
    /// A fold over many members at once.
    FoldMany {
        kind: Fold,
        len: u8,
        body: Code,
    },
}

impl Calc {
    /// The expressions that this step reads.
    pub fn operands(self) -> impl Iterator<Item = Code> {
        let (one, two) = match self {
            Calc::Cell2 { index: [row, column], .. } => (Some(row), Some(column)),
            Calc::Two { left, right, .. }
            | Calc::Compare { left, right, .. }
            | Calc::And { left, right }
            | Calc::Or { left, right } => (Some(left), Some(right)),
            Calc::Cell1 { index: code, .. }
            | Calc::CellIn { row: code, .. }
            | Calc::Table { index: code, .. }
            | Calc::Minus(code)
            | Calc::Not(code)
            | Calc::HalfUp(code)
            | Calc::Half(code)
            | Calc::Abs(code)
            | Calc::Fold { body: code, .. }
            | Calc::FoldMany { body: code, .. } => (Some(code), None),
            Calc::CellAt { .. } | Calc::Natural | Calc::Rolled | Calc::PotusFree => (None, None),
        };
        one.into_iter().chain(two)
    }
}

/// An operation on two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Add,
    Sub,
    Mul,
    Div,
    Min,
    Max,
}

/// A comparison, reduced to "less" and "equal", optionally negated. All six comparison operators can be expressed this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holds {
    pub less: bool,
    pub equal: bool,
    pub not: bool,
}

impl Holds {
    /// The comparison for an operator. The sides may be swapped.
    pub fn of(sign: &str, left: Code, right: Code) -> Option<Calc> {
        let less =
            |not, left, right| Calc::Compare { holds: Holds { less: true, equal: false, not }, left, right };
        let equal = |not| Calc::Compare { holds: Holds { less: false, equal: true, not }, left, right };
        Some(match sign {
            "==" => equal(false),
            "!=" => equal(true),
            "<" => less(false, left, right),
            "<=" => less(true, right, left),
            ">" => less(false, right, left),
            ">=" => less(true, left, right),
            _ => return None,
        })
    }
}

/// Maximum number of members evaluated at once: the bits of a word.
pub const LANES: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    Count,
    Sum,
    Any,
    Highest,
}

/// A cell that a statement changes: a var with its indexes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    pub var: u16,
    /// The first cell of the var.
    pub base: u16,
    /// Each index with the first member and the length of its domain.
    pub index: [Option<(Code, i16, u8)>; 2],
}

/// One step of a procedure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Op {
    Change {
        target: u16,
        by: Code,
    },
    Set {
        target: u16,
        to: Code,
    },
    Trend {
        target: u16,
        up: bool,
    },
    Let {
        slot: u8,
        to: Code,
    },
    Die {
        slot: u8,
        sides: u8,
    },
    Jump(u32),
    Unless {
        cond: Code,
        to: u32,
    },
    Call {
        proc: u16,
        args: u16,
    },
    Return,
    Roll(u16),
    Pick(u16),
    Choose(u16),
    Spend(u16),
    For {
        slot: u8,
        hi: i16,
        cond: Code,
        exit: u32,
    },
    Repeat {
        slot: u8,
        exit: u32,
    },
    /// A `for` that only sets the cell of each member to a constant.
    Fill(u16),
    Menu {
        count: Code,
        kind: MenuKind,
    },
    Say(u16),
    Lose(Code),
    Over(u16),
    Play {
        card: Code,
        part: Code,
    },
    /// Moves the card being played to this pile.
    CardTo(i16),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MenuKind {
    #[default]
    Any,
    Domestic,
    Abroad,
    Cabinet,
    Free,
}

#[derive(Clone, Debug)]
pub struct Domain {
    pub name: &'static str,
    /// The number of the first member.
    pub lo: i16,
    /// Prefix of the text keys of the members.
    pub prefix: &'static str,
    /// The name under which random draws of a member are recorded.
    pub pile: &'static str,
    /// Draws from it are not logged: cards, which may be secret, and scratch values.
    pub quiet: bool,
    /// The words for the members in the chart language.
    pub words: Vec<&'static str>,
    /// The keys of the members in texts and acts, as indexes into `Program::keys`.
    pub keys: Vec<u16>,
}

#[derive(Clone, Debug)]
pub struct Var {
    pub name: &'static str,
    pub domains: Vec<u16>,
    pub min: i16,
    pub max: i16,
    pub start: i16,
    /// The first cell of the var, and the number of cells.
    pub base: u16,
    pub len: u16,
    /// The first cell of its trend counters.
    pub trend: Option<u16>,
    pub full: Option<Hook>,
    pub over: Option<u16>,
    pub up: Option<u16>,
    pub down: Option<u16>,
    pub reset: Option<Reset>,
    /// Its changes are not logged: scratch values, or a secret.
    pub quiet: bool,
    /// It is used only in the sandbox, not in the historical scenarios.
    pub sandbox: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hook {
    pub proc: u16,
    pub queued: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reset {
    Segment,
    Phase,
    Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProcKind {
    Plain,
    Chart,
    Card,
    Action,
    /// A step of a procedure: queued procs wait for its end, but not longer.
    Step,
}

/// Suffix of the name of a proc for the copy in which China acts.
pub const CHINA_COPY: &str = "@china";

#[derive(Clone, Debug)]
pub struct Proc {
    pub name: &'static str,
    pub kind: ProcKind,
    /// The dice belong to somebody else, so they are never rerolled, even within an action.
    pub others: bool,
    pub entry: u32,
    pub params: u8,
    pub rule: &'static str,
    pub origin: &'static str,
    /// For a chart: its roll.
    pub roll: Option<u16>,
}

/// A die with its modifiers and rows.
#[derive(Clone, Debug)]
pub struct Roll {
    /// The chart it belongs to; None for an inline table.
    pub chart: Option<u16>,
    /// The proc that contains it.
    pub proc: u16,
    /// Its number among the inline tables of that proc, counted from 1.
    pub nth: u8,
    pub check: bool,
    pub sides: u8,
    pub cap_up: Option<i16>,
    pub cap_down: Option<i16>,
    pub newcomer: bool,
    /// The modifier of a new player that the rows contain; shown as a modifier.
    pub newcomer_in_rows: Option<Code>,
    /// Text keys and values of the modifiers.
    pub mods: Vec<(u16, Code)>,
    pub column: Option<Code>,
    pub columns: Vec<u16>,
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug)]
pub struct Row {
    pub high: Bound,
    /// The entry point for each column.
    pub cells: Vec<u32>,
    /// Used to generate texts from simple changes.
    pub effects: Vec<Vec<Effect>>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bound {
    Number(i32),
    Computed(Code),
    Open,
}

/// A simple change, as stated by a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// The var, its members if they are fixed, and the change.
    Change {
        var: u16,
        members: [Option<i16>; 2],
        by: i16,
    },
    Trend {
        var: u16,
        member: Option<i16>,
        up: bool,
    },
    Nothing,
    /// Not a simple change: the row needs a text of its own.
    Other,
}

#[derive(Clone, Debug)]
pub struct Pick {
    pub slot: u8,
    pub domain: u16,
    pub cond: Option<Condition>,
    pub best: Option<(bool, Code)>,
    pub by: By,
    pub weight: Option<Code>,
    pub optional: bool,
    pub ask: Option<u16>,
}

/// Cells of a domain's members that are all set to the same value.
#[derive(Clone, Copy, Debug)]
pub struct Fill {
    /// The local that holds the member, and its value after the last member.
    pub slot: u8,
    pub end: i16,
    /// The cell of the first member.
    pub base: u16,
    pub len: u8,
    /// Selects the members, many at once.
    pub cond: Code,
    pub to: i16,
}

/// Selects members of a domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Evaluated for many members at once.
    Many(Code),
    /// Evaluated for one member at a time, which is in a local.
    One(Code),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Player,
    Random,
    First,
}

#[derive(Clone, Debug)]
pub struct Choose {
    pub ask: u16,
    pub options: Vec<Opt>,
}

#[derive(Clone, Debug)]
pub struct Opt {
    /// The key used in acts.
    pub key: u16,
    pub text: String,
    pub cond: Option<Code>,
    pub to: u32,
}

#[derive(Clone, Debug)]
pub struct Spend {
    pub slot: u8,
    pub max: Code,
    pub ask: u16,
}

#[derive(Clone, Debug)]
pub struct Say {
    pub key: u16,
    /// Name, domain if the value is a member of one, and value.
    pub args: Vec<(&'static str, Option<u16>, Code)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionKind {
    Domestic,
    Diplomatic,
    Military,
    PresDomestic,
    PresDiplomatic,
    PresAny,
    /// The following are only possible in cabinet segments, and only for this one actor.
    VpOnly,
    CosOnly,
    StateOnly,
    DefenseOnly,
    PotusOnly,
}

impl ActionKind {
    pub const COUNT: usize = 11;

    pub fn is_of_cabinet(self) -> bool {
        use ActionKind as K;
        matches!(self, K::VpOnly | K::CosOnly | K::StateOnly | K::DefenseOnly | K::PotusOnly)
    }
}

#[derive(Clone, Debug)]
pub struct Action {
    pub key: u16,
    pub kind: ActionKind,
    pub once: Option<Reset>,
    pub cost: Option<Code>,
    pub needs: Vec<(u16, Code)>,
    pub proc: u16,
    pub rule: &'static str,
}

#[derive(Clone, Debug)]
pub struct Card {
    pub id: &'static str,
    pub class: CardClass,
    pub reshuffles: bool,
    /// One part, or three.
    pub parts: Vec<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardClass {
    Event,
    Cascading,
    Terrorism,
    Disaster,
}

#[derive(Clone, Debug)]
pub struct Step {
    pub phase: &'static str,
    pub key: &'static str,
    /// Belongs to the same Activation Segment as the step before.
    pub same: bool,
    pub cond: Option<Code>,
    pub proc: u16,
}

/// A goal of a historical scenario: the key of its text, and whether it is reached.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    pub scenario: i16,
    pub key: u16,
    pub reached: Code,
}

/// The whole compiled program.
#[derive(Debug, Default)]
pub struct Program {
    pub ops: Vec<Op>,
    pub calc: Vec<Calc>,
    pub keys: Vec<String>,
    pub key_of: HashMap<String, u16>,
    pub domains: Vec<Domain>,
    pub vars: Vec<Var>,
    pub var_of: HashMap<&'static str, u16>,
    pub cells: usize,
    /// For each [`Reset`]: the cells that are reset then, as first cell, count and value.
    pub resets: [Vec<(u16, u16, i16)>; 3],
    /// The var to which each cell belongs.
    pub var_of_cell: Vec<u16>,
    pub tables: Vec<i16>,
    /// Tables by name: position of the first value, first index, length.
    pub table_of: HashMap<&'static str, (u16, i16, u8)>,
    pub targets: Vec<Target>,
    pub procs: Vec<Proc>,
    pub proc_of: HashMap<&'static str, u16>,
    /// Procs during which no queued proc is started: rows, cards, actions, and queued procs themselves.
    pub whole: Vec<bool>,
    pub args: Vec<Vec<Code>>,
    pub rolls: Vec<Roll>,
    pub picks: Vec<Pick>,
    pub fills: Vec<Fill>,
    pub chooses: Vec<Choose>,
    pub spends: Vec<Spend>,
    pub says: Vec<Say>,
    pub actions: Vec<Action>,
    pub cards: Vec<Card>,
    pub steps: Vec<Step>,
    pub goals: Vec<Goal>,
    /// The step with which every year begins.
    pub year: usize,
    /// For each post: whether the official can act once more.
    pub plus_action: [Code; 4],
    /// For each cell: the actions, as bits, whose cost or needs depend on it.
    pub needed_by: Vec<u64>,
    /// Actions whose cost or needs depend on more than cells.
    pub needs_more: u64,
}

impl Program {
    /// Precomputes what would otherwise be looked up repeatedly.
    pub(super) fn prepare(&mut self) {
        self.shorten_jumps();
        for var in &self.vars {
            if let Some(reset) = var.reset {
                self.resets[reset as usize].push((var.base, var.len, var.start));
            }
        }
        self.whole = self.procs.iter().map(|proc| proc.kind != ProcKind::Plain).collect();
        for hook in self.vars.iter().filter_map(|var| var.full).filter(|hook| hook.queued) {
            self.whole[usize::from(hook.proc)] = true;
        }
        self.needed_by = vec![0; self.cells];
        // The cost of an action is paid in AP, so it also depends on that cell.
        let ap = self.var_of.get("ap").map(|&var| Code::Cell(self.vars[usize::from(var)].base));
        for number in 0..self.actions.len() {
            let action = &self.actions[number];
            let cost = action.cost.into_iter().flat_map(|cost| [Some(cost), ap]).flatten();
            let codes: Vec<Code> = cost.chain(action.needs.iter().map(|(_, need)| *need)).collect();
            codes.into_iter().for_each(|code| self.note_needed(code, 1 << number));
        }
        // Evaluating many members at once may read beyond the last constant, so add padding.
        self.tables.extend([0; LANES]);
    }

    /// Shortens jumps to jumps, and jumps to returns. Step numbers do not change, because saved states contain them.
    fn shorten_jumps(&mut self) {
        for at in 0..self.ops.len() {
            let end = |mut to: u32| {
                while let Some(&Op::Jump(next)) = self.ops.get(to as usize)
                    && next != to
                {
                    to = next;
                }
                to
            };
            self.ops[at] = match self.ops[at] {
                Op::Jump(to) => match self.ops.get(end(to) as usize) {
                    Some(Op::Return) => Op::Return,
                    _ => Op::Jump(end(to)),
                },
                Op::Unless { cond, to } => Op::Unless { cond, to: end(to) },
                Op::For { slot, hi, cond, exit } => Op::For { slot, hi, cond, exit: end(exit) },
                Op::Repeat { slot, exit } => Op::Repeat { slot, exit: end(exit) },
                op => op,
            };
        }
    }

    /// Records which cells an expression depends on; for every var read, these are all its cells.
    fn note_needed(&mut self, code: Code, action: u64) {
        let base = match code {
            Code::Cell(cell) | Code::CellOf(cell) => Some(cell),
            Code::Calc(at) => {
                let calc = self.calc[at as usize];
                calc.operands().for_each(|code| self.note_needed(code, action));
                match calc {
                    Calc::Cell1 { base, .. }
                    | Calc::Cell2 { base, .. }
                    | Calc::CellAt { base, .. }
                    | Calc::CellIn { base, .. } => Some(base),
                    Calc::Natural | Calc::Rolled | Calc::PotusFree => {
                        self.needs_more |= action;
                        None
                    }
                    _ => None,
                }
            }
            _ => None,
        };
        if let Some(base) = base {
            let var = self.var_of_cell[usize::from(base)];
            let cells = self.needed_by.iter_mut().zip(&self.var_of_cell);
            cells.filter(|(_, of)| **of == var).for_each(|(actions, _)| *actions |= action);
        }
    }

    pub fn key(&self, key: u16) -> &str {
        &self.keys[usize::from(key)]
    }

    pub fn intern(&mut self, key: &str) -> u16 {
        if let Some(&known) = self.key_of.get(key) {
            return known;
        }
        let number = self.keys.len() as u16;
        self.keys.push(key.to_owned());
        self.key_of.insert(key.to_owned(), number);
        number
    }

    pub fn var(&self, name: &str) -> &Var {
        &self.vars[usize::from(self.var_of[name])]
    }

    pub fn proc(&self, name: &str) -> u16 {
        self.proc_of[name]
    }

    /// A value from a table; the index is clamped to its range.
    pub fn constant(&self, table: &str, index: i16) -> i16 {
        let (base, lo, len) = self.table_of[table];
        let at = (index - lo).clamp(0, i16::from(len) - 1);
        self.tables[usize::from(base) + at as usize]
    }

    /// The row of a var that a condition on members reads, such as the region whose terror groups can be picked.
    pub fn row_of(&self, condition: Condition, var: &Var) -> Option<Code> {
        let (Condition::Many(code) | Condition::One(code)) = condition;
        let Code::Calc(at) = code else { return None };
        let calc = self.calc[at as usize];
        let cells = var.base..var.base + var.len;
        match calc {
            Calc::Cell2 { base, index: [row, _], .. } | Calc::CellIn { base, row, .. }
                if cells.contains(&base) =>
            {
                Some(row)
            }
            _ => calc.operands().find_map(|code| self.row_of(Condition::One(code), var)),
        }
    }

    pub fn domain(&self, name: &str) -> &Domain {
        self.domains.iter().find(|domain| domain.name == name).expect("a domain of the game")
    }
}

impl Card {
    /// For an event: the year to whose set it belongs; 0 for other cards.
    pub fn year_set(&self) -> u8 {
        match (self.class, self.id[1..].parse::<u8>()) {
            // Each year's set has 29 events (house B11).
            (CardClass::Event, Ok(number)) => (number - 1) / 29 + 1,
            _ => 0,
        }
    }
}

impl Domain {
    pub fn len(&self) -> usize {
        self.words.len()
    }

    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The number of a member, by its word in the chart language.
    pub fn member(&self, word: &str) -> Option<i16> {
        self.words.iter().position(|w| *w == word).map(|n| n as i16 + self.lo)
    }

    pub fn key(&self, member: i16) -> u16 {
        self.keys[(member - self.lo) as usize]
    }
}
