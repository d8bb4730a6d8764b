//! A compiled program: flat lists of steps and expressions, and tables of what they speak of.

use std::collections::HashMap;

/// An expression. The plainest ones need no step of calculation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    Number(i16),
    Local(u16),
    Cell(u16),
    /// The variable of a fold that goes member by member.
    Register(u16),
    /// The member itself, where many are looked at together; the number is the first of its domain.
    Member(i16),
    /// The cell of the member, of those that follow this one.
    CellOf(u16),
    /// The same with constants.
    ConstantOf(u16),
    /// The last step of its calculation, as the program numbers them.
    Calc(u16),
}

impl Default for Code {
    fn default() -> Code {
        Code::Number(0)
    }
}

/// One step of a calculation, with what it works on.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
pub enum Calc {
    /// Beyond the ends it is 0.
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
    /// The cell of the member, where there are so many from one member to the next.
    CellAt {
        base: u16,
        step: u8,
    },
    /// The cell of the member in one row.
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
    /// 1 where it holds, and else 0.
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
    /// Member by member.
    Fold {
        kind: Fold,
        lo: i16,
        len: u8,
        register: u8,
        body: Code,
    },
    /// Many members at once.
    FoldMany {
        kind: Fold,
        len: u8,
        body: Code,
    },
}

impl Calc {
    /// The expressions that it works on.
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

/// What is made of two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Add,
    Sub,
    Mul,
    Div,
    Min,
    Max,
}

/// A comparison: whether the left value is less, or equal, or not so. All six signs go the same way with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holds {
    pub less: bool,
    pub equal: bool,
    pub not: bool,
}

impl Holds {
    /// The comparison by its sign, with its sides in the order in which they are compared.
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

/// As many members are looked at together at most: the bits of a word.
pub const LANES: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    Count,
    Sum,
    Any,
    Highest,
}

/// A cell that a statement changes: a var and its index.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    pub var: u16,
    /// The first cell of the var.
    pub base: u16,
    /// Each index with the first member of its domain and how many there are.
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
    /// A `for` that only sets the cell of each member to a number.
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
    /// The card that is being played goes there.
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
    /// Prefix of the members' texts.
    pub prefix: &'static str,
    /// What random draws of a member are recorded under.
    pub pile: &'static str,
    /// Draws from it are not told: cards, which may be secret, and scratch.
    pub quiet: bool,
    /// Words of the members in the language.
    pub words: Vec<&'static str>,
    /// Their keys in texts and acts, as numbers of `Program::keys`.
    pub keys: Vec<u16>,
}

#[derive(Clone, Debug)]
pub struct Var {
    pub name: &'static str,
    pub domains: Vec<u16>,
    pub min: i16,
    pub max: i16,
    pub start: i16,
    /// The first of its cells, and how many there are.
    pub base: u16,
    pub len: u16,
    /// The first cell of its trend counters.
    pub trend: Option<u16>,
    pub full: Option<Hook>,
    pub over: Option<u16>,
    pub up: Option<u16>,
    pub down: Option<u16>,
    pub reset: Option<Reset>,
    /// Nothing of it is told: scratch, or a secret.
    pub quiet: bool,
    /// It is counted in the sandbox only, not in the historical scenarios.
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
    /// A step of a procedure: what was queued waits for its end, and for no longer.
    Step,
}

/// Behind the name of a proc of both peers: the copy in which China acts.
pub const CHINA_COPY: &str = "@china";

#[derive(Clone, Debug)]
pub struct Proc {
    pub name: &'static str,
    pub kind: ProcKind,
    /// Dice of somebody else: never rolled again, even within an action.
    pub others: bool,
    pub entry: u32,
    pub params: u8,
    pub rule: &'static str,
    pub origin: &'static str,
    /// The roll of a chart.
    pub roll: Option<u16>,
}

/// A die with its modifiers and rows.
#[derive(Clone, Debug)]
pub struct Roll {
    /// The chart it belongs to; a table on the spot has none.
    pub chart: Option<u16>,
    /// The proc it stands in.
    pub proc: u16,
    /// Its number among the tables on the spot of that proc, from 1.
    pub nth: u8,
    pub check: bool,
    pub sides: u8,
    pub cap_up: Option<i16>,
    pub cap_down: Option<i16>,
    pub newcomer: bool,
    /// Text keys and values.
    pub mods: Vec<(u16, Code)>,
    pub column: Option<Code>,
    pub columns: Vec<u16>,
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug)]
pub struct Row {
    pub high: Bound,
    /// The code of each column.
    pub cells: Vec<u32>,
    /// For texts made from plain changes.
    pub effects: Vec<Vec<Effect>>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bound {
    Number(i32),
    Computed(Code),
    Open,
}

/// A plain change as a row states it.
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
    /// Not plain: the row needs words of its own.
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

/// Cells of a domain's members that are set together.
#[derive(Clone, Copy, Debug)]
pub struct Fill {
    /// The local of the member, and its value after the last one.
    pub slot: u8,
    pub end: i16,
    /// The cell of the first member.
    pub base: u16,
    pub len: u8,
    /// For which members, many at once.
    pub cond: Code,
    pub to: i16,
}

/// Which members of a domain are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// For many members at once.
    Many(Code),
    /// The member is a local.
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
    /// What an act says.
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
    /// Name, domain of the member if it is one, value.
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
    /// Only in the segments of the cabinet, and by this one alone.
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
    /// In one Activation Segment with the step before.
    pub same: bool,
    pub cond: Option<Code>,
    pub proc: u16,
}

/// All of it.
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
    /// Cells that are set back at the same time, by [`Reset`]: the first, how many, to what.
    pub resets: [Vec<(u16, u16, i16)>; 3],
    /// The var that each cell belongs to.
    pub var_of_cell: Vec<u16>,
    pub tables: Vec<i16>,
    /// Tables by name: the first value, the first index, how many there are.
    pub table_of: HashMap<&'static str, (u16, i16, u8)>,
    pub targets: Vec<Target>,
    pub procs: Vec<Proc>,
    pub proc_of: HashMap<&'static str, u16>,
    /// Procs within which nothing that waits is begun: rows, cards, actions, and what was queued.
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
    /// The first step of every year.
    pub year: usize,
    /// Whether each official may act once more, by post.
    pub plus_action: [Code; 4],
    /// The actions, as bits, whose cost or needs look at each cell.
    pub needed_by: Vec<u64>,
    /// Actions whose cost or needs look at more than cells.
    pub needs_more: u64,
}

impl Program {
    /// Works out what would be looked up again and again.
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
        // What an action costs is paid from it.
        let ap = self.var_of.get("ap").map(|&var| Code::Cell(self.vars[usize::from(var)].base));
        for number in 0..self.actions.len() {
            let action = &self.actions[number];
            let cost = action.cost.into_iter().flat_map(|cost| [Some(cost), ap]).flatten();
            let codes: Vec<Code> = cost.chain(action.needs.iter().map(|(_, need)| *need)).collect();
            codes.into_iter().for_each(|code| self.note_needed(code, 1 << number));
        }
        // Whoever looks at many members together may read beyond the last constant.
        self.tables.extend([0; LANES]);
    }

    /// A jump to a jump goes where that one goes, a jump to a return returns. No step changes its number, which states hold.
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

    /// Notes which cells an expression looks at: all cells of their vars.
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

    /// A value of a table.
    pub fn constant(&self, table: &str, index: i16) -> i16 {
        let (base, lo, len) = self.table_of[table];
        let at = (index - lo).clamp(0, i16::from(len) - 1);
        self.tables[usize::from(base) + at as usize]
    }

    /// The row of a var that a condition on members looks at: the region whose terror groups may be picked.
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
    /// The year whose set an event belongs to; other cards have none.
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

    /// The number of a member by its word in the language.
    pub fn member(&self, word: &str) -> Option<i16> {
        self.words.iter().position(|w| *w == word).map(|n| n as i16 + self.lo)
    }

    pub fn key(&self, member: i16) -> u16 {
        self.keys[(member - self.lo) as usize]
    }
}
