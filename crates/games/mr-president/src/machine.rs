//! The interpreter: runs procedures of the charts until the player must decide.

mod calc;
pub(crate) mod menu;

pub(crate) use calc::value;

use kernel::frames::Flow;
use kernel::{Audience, Chance, Die, Log, Members};

use crate::act::Act;
use crate::event::{Change, Event};
use crate::lang::{Bound, By, Code, Condition, Op, Proc, ProcKind, Program, Reset, Target};
use crate::state::{Ending, Frame, Mask, RollView, State, Wait};
use crate::{ENDINGS, KnownCells, program};

/// Maximum number of changes that are logged together.
const TOLD: usize = 24;
/// Limit for endless procedures, which would be an error in the charts.
const STEPS_MAX: u32 = 2_000_000;

pub(crate) struct Machine<'a, C, L> {
    pub p: &'static Program,
    pub hot: &'static KnownCells,
    pub s: &'a mut State,
    chance: &'a mut C,
    log: &'a mut L,
    changes: [Change; TOLD],
    changed: usize,
    /// The procedure that caused the first of these changes.
    changed_by: u16,
    /// That procedure has ended, so only further changes by the same procedure are still added.
    changed_all: bool,
    /// The current procedure, for the log.
    proc: u16,
    /// If set, the sequence of play does not continue by itself.
    alone: bool,
    /// It stops when the stack is lower than this; 0 if it goes on.
    floor: usize,
}

/// The label of all dice.
const WHY: &str = "mrp-die";

/// A pool in which each member occurs as often as it has counters.
#[derive(Clone, Copy)]
struct Weighted {
    weights: [u8; 64],
    lo: i16,
}

impl Members for Weighted {
    fn size(self) -> u32 {
        self.weights.iter().map(|&w| u32::from(w)).sum()
    }

    fn nth(self, n: u32) -> u16 {
        let mut left = n;
        for (member, &weight) in self.weights.iter().enumerate() {
            if left < u32::from(weight) {
                return member as u16 + self.lo as u16;
            }
            left -= u32::from(weight);
        }
        unreachable!("below the size")
    }

    fn has(self, number: u16) -> bool {
        let at = i32::from(number) - i32::from(self.lo);
        usize::try_from(at).ok().and_then(|at| self.weights.get(at)).is_some_and(|&w| w > 0)
    }
}

/// Members of a domain, under their own numbers.
#[derive(Clone, Copy)]
struct Numbered {
    mask: Mask,
    lo: i16,
}

impl Members for Numbered {
    fn size(self) -> u32 {
        self.mask.size()
    }

    fn nth(self, n: u32) -> u16 {
        self.mask.nth(n) + self.lo as u16
    }

    fn has(self, number: u16) -> bool {
        number.checked_sub(self.lo as u16).is_some_and(|at| self.mask.has(at))
    }
}

impl<'a, C: Chance, L: Log<Event>> Machine<'a, C, L> {
    pub fn new(state: &'a mut State, chance: &'a mut C, log: &'a mut L) -> Self {
        Machine {
            p: program(),
            hot: KnownCells::get(),
            s: state,
            chance,
            log,
            changes: [Change { cell: 0, from: 0, to: 0 }; TOLD],
            changed: 0,
            changed_by: 0,
            changed_all: false,
            proc: 0,
            alone: false,
            floor: 0,
        }
    }

    /// For running a procedure without the sequence of play.
    pub fn alone(state: &'a mut State, chance: &'a mut C, log: &'a mut L) -> Self {
        Machine { alone: true, ..Machine::new(state, chance, log) }
    }

    /// For running no further than to the end of a procedure, given the height of the stack with it on top.
    pub fn within(floor: usize, state: &'a mut State, chance: &'a mut C, log: &'a mut L) -> Self {
        Machine { floor, ..Machine::alone(state, chance, log) }
    }

    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.flush();
        self.log.tell(Audience::All, event);
    }

    /// Logs all changes so far, except those that were taken back.
    fn flush(&mut self) {
        let (proc, all) = (self.changed_by, &self.changes[..self.changed]);
        if all.iter().any(|change| change.from != change.to) {
            let real = || all.iter().filter(|change| change.from != change.to).copied().collect();
            self.log.tell(Audience::All, || Event::Changed { proc, changes: real() });
        }
        self.changed = 0;
    }

    fn note_change(&mut self, cell: u16, from: i16, to: i16) {
        if !L::LISTENS {
            return;
        }
        let var = self.p.var_of_cell[usize::from(cell)];
        if from == to || self.p.vars[usize::from(var)].quiet {
            return;
        }
        if self.changed_all {
            self.changed_all = false;
            if self.ruled() != self.changed_by {
                self.flush();
            }
        }
        if let Some(known) = self.changes[..self.changed].iter_mut().find(|c| c.cell == cell) {
            known.to = to;
            return;
        }
        if self.changed == TOLD {
            self.flush();
        }
        if self.changed == 0 {
            self.changed_by = self.ruled();
        }
        self.changes[self.changed] = Change { cell, from, to };
        self.changed += 1;
    }

    /// The current procedure, or the nearest enclosing one that has a rule.
    fn ruled(&self) -> u16 {
        let around = self.s.stack.as_slice().iter().rev().map(|frame| frame.proc);
        let mut procs = [self.proc].into_iter().chain(around);
        procs.find(|&proc| !self.p.procs[usize::from(proc)].rule.is_empty()).unwrap_or(self.proc)
    }

    #[inline]
    pub(crate) fn write(&mut self, cell: u16, to: i16) {
        let from = self.s.cells.get(cell);
        self.s.cells.set(cell, to, self.p.needed_by[usize::from(cell)]);
        self.note_change(cell, from, to);
    }

    #[inline]
    fn value(&self, code: Code, frame: &Frame) -> i32 {
        match code {
            Code::Number(n) => n.into(),
            Code::Local(slot) => frame.locals[usize::from(slot)].into(),
            _ => calc::value(self.p, self.s, code, &frame.locals),
        }
    }

    /// Runs until the player must decide or the game is over.
    pub fn run(&mut self) -> Result<(), C::Stop> {
        let mut steps = 0;
        self.s.wait = Wait::Nothing;
        while self.s.wait == Wait::Nothing && self.s.stack.as_slice().len() >= self.floor {
            let Some(mut frame) = self.s.stack.pop() else {
                match self.s.queue.pop() {
                    Some((proc, index)) => self.s.stack.push(self.entered(proc, &[index])),
                    None if self.alone => break,
                    None => self.next_step(),
                }
                continue;
            };
            loop {
                steps += 1;
                assert!(steps < STEPS_MAX, "{} never ends", self.p.procs[usize::from(frame.proc)].name);
                if self.step(&mut frame)? == Flow::Wait {
                    break;
                }
            }
        }
        self.flush();
        Ok(())
    }

    pub(crate) fn entered(&self, proc: u16, args: &[i16]) -> Frame {
        let mut frame = Frame { proc, at: self.p.procs[usize::from(proc)].entry, ..Frame::default() };
        frame.locals[..args.len()].copy_from_slice(args);
        frame
    }

    /// Calls another procedure and returns to this one afterwards.
    fn enter(&mut self, frame: &mut Frame, next: Frame) {
        self.s.stack.push(*frame);
        *frame = next;
    }

    /// Continues the sequence of play with the next step whose condition holds.
    fn next_step(&mut self) {
        loop {
            let next = usize::from(self.s.step) + 1;
            let next = if next >= self.p.steps.len() { self.p.year } else { next };
            self.s.step = next as u8;
            let step = &self.p.steps[next];
            if !step.same {
                self.reset(Reset::Segment);
                self.s.once_segment = 0;
            }
            if next == self.p.year {
                self.reset(Reset::Turn);
                self.s.begun.0 = 0;
            }
            if next == 0 || self.p.steps[next - 1].phase != step.phase {
                self.reset(Reset::Phase);
                self.s.once_phase = 0;
            }
            let frame = Frame::default();
            if step.cond.is_some_and(|cond| self.value(cond, &frame) == 0) {
                continue;
            }
            self.begin_step();
            return;
        }
    }

    /// Starts the current step of the sequence.
    pub(crate) fn begin_step(&mut self) {
        let (step, turn) = (self.s.step, self.s.cells.get(self.hot.turn));
        self.s.begun.0 |= 1 << step;
        self.tell(|| Event::Step { step, turn });
        let frame = self.entered(self.p.steps[usize::from(step)].proc, &[]);
        self.s.stack.push(frame);
    }

    fn reset(&mut self, when: Reset) {
        for &(base, len, start) in &self.p.resets[when as usize] {
            self.s.cells.fill(base, len, start, self.p.needed_by[usize::from(base)]);
        }
    }

    /// The cell of a target, with its indexes; None if an index is out of range.
    #[inline]
    fn cell(&self, target: &Target, frame: &Frame) -> Option<(u16, [i16; 2])> {
        let [Some(row), column] = &target.index else { return Some((target.base, [0; 2])) };
        let (row, at) = self.place(*row, frame)?;
        let Some(column) = column else { return Some((target.base + at, [row, 0])) };
        let columns = u16::from(column.2);
        let (column, beside) = self.place(*column, frame)?;
        Some((target.base + at * columns + beside, [row, column]))
    }

    /// The member that an index stands for, and its position in the domain.
    #[inline]
    fn place(&self, (code, lo, len): (Code, i16, u8), frame: &Frame) -> Option<(i16, u16)> {
        let member = self.value(code, frame);
        let at = member - i32::from(lo);
        (0..i32::from(len)).contains(&at).then_some((member as i16, at as u16))
    }

    /// Executes one step of the topmost procedure. On `Wait` the frame was put back on the stack, or the game is over.
    #[allow(clippy::too_many_lines)]
    #[inline(always)]
    fn step(&mut self, frame: &mut Frame) -> Result<Flow, C::Stop> {
        let op = &self.p.ops[frame.at as usize];
        frame.at += 1;
        if L::LISTENS {
            self.proc = frame.proc;
        }
        match *op {
            Op::Change { target, by } => self.change(frame, target, by),
            Op::Set { target, to } => {
                let target = &self.p.targets[usize::from(target)];
                let to = self.value(to, frame);
                let cell = self.cell(target, frame);
                debug_assert!(cell.is_some(), "{} beyond its ends", self.spot(frame));
                if let Some((cell, _)) = cell {
                    let var = &self.p.vars[usize::from(target.var)];
                    self.write(cell, to.clamp(var.min.into(), var.max.into()) as i16);
                }
            }
            Op::Trend { target, up } => self.trend(frame, target, up),
            Op::Let { slot, to } => frame.locals[usize::from(slot)] = self.value(to, frame) as i16,
            Op::Die { slot, sides } => {
                self.throw_number(frame, slot, sides)?;
                if self.may_reroll(frame) {
                    return Ok(self.wait(frame, Wait::RerollDie));
                }
            }
            Op::Jump(to) => frame.at = to,
            Op::Unless { cond, to } => {
                if self.value(cond, frame) == 0 {
                    frame.at = to;
                }
            }
            Op::Call { proc, args } => {
                let codes = &self.p.args[usize::from(args)];
                self.s.in_action |= self.p.procs[usize::from(proc)].kind == ProcKind::Action;
                let mut next = self.entered(proc, &[]);
                for (n, code) in codes.iter().enumerate() {
                    next.locals[n] = self.value(*code, frame) as i16;
                }
                self.enter(frame, next);
            }
            Op::Return => return Ok(self.leave(frame)),
            Op::Roll(roll) => return self.roll(frame, roll),
            Op::Pick(pick) => return self.pick(frame, pick),
            Op::Choose(choose) => return Ok(self.choose(frame, choose)),
            Op::Spend(number) => {
                let spend = &self.p.spends[usize::from(number)];
                let max = self.value(spend.max, frame).min(self.s.cells.get(self.hot.ap).into());
                frame.locals[usize::from(spend.slot)] = 0;
                if max > 0 {
                    return Ok(self.wait(frame, Wait::Spend { spend: number, max: max as i16 }));
                }
            }
            Op::For { slot, hi, cond, exit } => {
                let slot = usize::from(slot);
                loop {
                    frame.locals[slot] += 1;
                    if frame.locals[slot] > hi {
                        frame.at = exit;
                        break;
                    }
                    if self.value(cond, frame) != 0 {
                        break;
                    }
                }
            }
            Op::Repeat { slot, exit } => {
                let left = &mut frame.locals[usize::from(slot)];
                if *left <= 0 {
                    frame.at = exit;
                } else {
                    *left -= 1;
                }
            }
            Op::Fill(number) => {
                let fill = &self.p.fills[usize::from(number)];
                let mask = calc::members(self.p, self.s, fill.cond, &frame.locals, fill.len.into());
                mask.numbers().for_each(|n| self.write(fill.base + n, fill.to));
                frame.locals[usize::from(fill.slot)] = fill.end;
            }
            Op::Menu { count, kind } => return Ok(self.menu(frame, count, kind)),
            Op::Say(number) => {
                let say = &self.p.says[usize::from(number)];
                let mut values = [0; 4];
                for (value, (_, _, code)) in values.iter_mut().zip(&say.args) {
                    *value = self.value(*code, frame) as i16;
                }
                let proc = frame.proc;
                self.tell(|| Event::Said { proc, say: number, values });
            }
            Op::Lose(number) => {
                let number = self.value(number, frame) as u8;
                return Ok(self.end(Ending::Loss(number)));
            }
            Op::Over(key) => {
                let way = ENDINGS.iter().position(|way| *way == self.p.key(key)).expect("a way of ending");
                return Ok(self.end(Ending::Way(way as u8)));
            }
            Op::Play { card, part } => {
                let (number, part) = (self.value(card, frame) as u16, self.value(part, frame) as u8);
                let card = &self.p.cards[usize::from(number)];
                let proc = card.parts[usize::from(part - 1).min(card.parts.len() - 1)];
                self.s.card = Some((number, part));
                self.tell(|| Event::Card { card: number, part });
                let next = self.entered(proc, &[number as i16]);
                self.enter(frame, next);
            }
            Op::CardTo(pile) => {
                // The first local of a card's procedure is the card itself.
                let cell = self.hot.card_at + frame.locals[0] as u16;
                self.write(cell, pile);
            }
        }
        Ok(Flow::On)
    }

    fn spot(&self, frame: &Frame) -> String {
        format!("{} at step {}", self.p.procs[usize::from(frame.proc)].name, frame.at)
    }

    fn end(&mut self, ending: Ending) -> Flow {
        self.tell(|| Event::Over(ending));
        self.s.ending = Some(ending);
        self.s.stack = Default::default();
        self.s.menu = Default::default();
        self.s.queue = Default::default();
        self.s.mask = Mask::default();
        self.s.in_action = false;
        self.s.wait = Wait::Over;
        Flow::Wait
    }

    /// Waits for a decision. The frame will continue at the same step.
    pub(crate) fn wait(&mut self, frame: &Frame, wait: Wait) -> Flow {
        let mut frame = *frame;
        frame.at -= 1;
        self.s.stack.push(frame);
        self.s.wait = wait;
        Flow::Wait
    }

    /// Ends a procedure: returns to the caller or, if no row, card or action is in progress, starts a queued procedure.
    fn leave(&mut self, frame: &mut Frame) -> Flow {
        self.changed_all |= frame.proc == self.changed_by;
        if self.proc_of(frame).kind == ProcKind::Action {
            self.s.in_action = false;
            self.s.menu.acting = None;
        }
        if self.s.queue.len > 0
            && self.is_whole(frame)
            && !self.s.stack.as_slice().iter().any(|f| self.is_whole(f))
        {
            let (proc, index) = self.s.queue.pop().expect("it is not empty");
            *frame = self.entered(proc, &[index]);
            return Flow::On;
        }
        if self.s.stack.as_slice().len() < self.floor {
            return Flow::Wait;
        }
        match self.s.stack.pop() {
            Some(below) => {
                *frame = below;
                Flow::On
            }
            None => Flow::Wait,
        }
    }

    /// Whether this is a row, card, action, step or queued procedure. No queued procedure is started within one of these (ruling 100).
    fn is_whole(&self, frame: &Frame) -> bool {
        self.p.whole[usize::from(frame.proc)]
    }

    /// Changes a cell and calls the hooks of its var.
    fn change(&mut self, frame: &mut Frame, number: u16, by: Code) {
        let target = &self.p.targets[usize::from(number)];
        let var = &self.p.vars[usize::from(target.var)];
        let by = if frame.rest != 0 { frame.rest } else { self.value(by, frame) as i16 };
        frame.rest = 0;
        if by == 0 {
            return;
        }
        let found = self.cell(target, frame);
        debug_assert!(found.is_some(), "{} beyond its ends", self.spot(frame));
        let Some((cell, index)) = found else { return };
        let from = self.s.cells.get(cell);
        let stepwise = var.up.is_some() || var.down.is_some();
        let delta = if stepwise { by.signum() } else { by };
        let wanted = from + delta;
        let to = wanted.clamp(var.min, var.max);
        self.write(cell, to);
        if stepwise && to != from && by != delta {
            // Repeat this step for the next box, after the hook of this box has run.
            frame.rest = by - delta;
            frame.at -= 1;
        }
        let args = index;
        if delta > 0
            && wanted > var.max
            && let Some(proc) = var.over
        {
            let next = self.entered(proc, &args);
            self.enter(frame, next);
        } else if delta > 0
            && to == var.max
            && let Some(hook) = var.full
        {
            if hook.queued {
                self.s.queue.push((hook.proc, index[0]));
            } else if from != to {
                let next = self.entered(hook.proc, &args);
                self.enter(frame, next);
            }
        }
        if from != to {
            let hook = if delta > 0 { var.up } else { var.down };
            if let Some(proc) = hook {
                let next = self.entered(proc, &args);
                self.enter(frame, next);
            }
        }
    }

    /// A trend counter: a second one of the same kind moves the value, one of the opposite kind removes both.
    fn trend(&mut self, frame: &Frame, number: u16, up: bool) {
        let target = &self.p.targets[usize::from(number)];
        let var = &self.p.vars[usize::from(target.var)];
        let Some((cell, _)) = self.cell(target, frame) else { return };
        let trend = var.trend.expect("the compiler has seen to it") + (cell - var.base);
        let sign = if up { 1 } else { -1 };
        let lies = self.s.cells.get(trend);
        if lies == sign {
            self.write(trend, 0);
            let to = (self.s.cells.get(cell) + sign).clamp(var.min, var.max);
            self.write(cell, to);
        } else {
            self.write(trend, lies + sign);
        }
    }

    /// Rolls a die with its modifiers and continues with the row that was hit.
    fn roll(&mut self, frame: &mut Frame, number: u16) -> Result<Flow, C::Stop> {
        let roll = &self.p.rolls[usize::from(number)];
        let mut view = RollView { roll: Some(number), ..RollView::default() };
        let mut sum = 0;
        for (n, (_, code)) in roll.mods.iter().enumerate() {
            let value = self.value(*code, frame);
            view.mods[n] = value as i8;
            sum += value;
        }
        if let Some(cap) = roll.cap_up {
            sum = sum.min(cap.into());
        }
        if let Some(cap) = roll.cap_down {
            sum = sum.max(cap.into());
        }
        if roll.newcomer {
            sum -= i32::from(self.s.cells.get(self.hot.newcomer));
        }
        view.bonus = sum as i8;
        if let Some(column) = roll.column {
            let last = roll.columns.len() as i32 - 1;
            view.column = self.value(column, frame).clamp(0, last) as u8;
        }
        if let (true, Bound::Computed(code)) = (roll.check, roll.rows[0].high) {
            view.rating = self.value(code, frame) as i8;
        }
        if let Some(code) = roll.newcomer_in_rows {
            view.in_rows.0 = self.value(code, frame) as i8;
        }
        for (n, row) in roll.rows.iter().enumerate() {
            if let Bound::Computed(code) = row.high {
                view.ends.0[n] = Some(self.value(code, frame) as i8);
            }
        }
        self.s.roll = view;
        if let Err(stop) = self.throw(frame) {
            // Keep the frame on the stack, so that code which looks ahead finds the prepared roll with its context.
            self.s.stack.push(*frame);
            return Err(stop);
        }
        if self.may_reroll(frame) {
            return Ok(self.wait(frame, Wait::Reroll));
        }
        self.to_row(frame);
        Ok(Flow::On)
    }

    /// Rolls a die into a local.
    fn throw_number(&mut self, frame: &mut Frame, slot: u8, sides: u8) -> Result<(), C::Stop> {
        let value = self.chance.die(Die { sides, seat: None, why: WHY })?;
        frame.locals[usize::from(slot)] = i16::from(value);
        let proc = frame.proc;
        self.tell(|| Event::Die { proc, sides, value });
        Ok(())
    }

    /// Whether the player can pay for another die (ruling 103).
    fn may_reroll(&self, frame: &Frame) -> bool {
        self.s.in_action && self.s.cells.get(self.hot.ap) >= 1 && !self.of_others(frame)
    }

    fn proc_of(&self, frame: &Frame) -> &'static Proc {
        &self.p.procs[usize::from(frame.proc)]
    }

    /// Whether the die belongs to somebody else, such as a peer.
    fn of_others(&self, frame: &Frame) -> bool {
        let below = self.s.stack.as_slice().iter();
        below.chain([frame]).any(|frame| self.proc_of(frame).others)
    }

    /// Throws the die of the prepared roll.
    fn throw(&mut self, frame: &Frame) -> Result<(), C::Stop> {
        let roll = &self.p.rolls[usize::from(self.s.roll.roll.expect("a roll was prepared"))];
        let natural = self.chance.die(Die { sides: roll.sides, seat: None, why: WHY })?;
        self.s.roll.natural = natural;
        self.s.roll.total = i16::from(natural) + i16::from(self.s.roll.bonus);
        self.s.roll.row = row_of(self, frame, self.s.roll.total) as u8;
        let view = self.s.roll;
        self.tell(|| Event::Rolled(Box::new(view)));
        Ok(())
    }

    /// The prepared roll shows this face and stands; continues with its row.
    pub fn land(&mut self, natural: u8) -> Result<(), C::Stop> {
        let mut frame = self.s.stack.pop().expect("a roll was prepared");
        self.proc = frame.proc;
        self.s.roll.natural = natural;
        self.s.roll.total = i16::from(natural) + i16::from(self.s.roll.bonus);
        self.s.roll.row = row_of(self, &frame, self.s.roll.total) as u8;
        self.s.mask = Mask::default();
        self.to_row(&mut frame);
        self.s.stack.push(frame);
        self.run()
    }

    /// Whether another die for the prepared roll can be bought.
    pub fn could_reroll(&self) -> bool {
        self.s.stack.top().is_some_and(|frame| self.may_reroll(&frame))
    }

    /// Continues with the row that was hit.
    fn to_row(&self, frame: &mut Frame) {
        let roll = &self.p.rolls[usize::from(self.s.roll.roll.expect("a roll was made"))];
        let row = &roll.rows[usize::from(self.s.roll.row)];
        let column = if roll.column.is_some() { usize::from(self.s.roll.column) } else { 0 };
        frame.at = row.cells[column];
    }

    fn pick(&mut self, frame: &mut Frame, number: u16) -> Result<Flow, C::Stop> {
        let pick = &self.p.picks[usize::from(number)];
        let domain = &self.p.domains[usize::from(pick.domain)];
        let slot = usize::from(pick.slot);
        let mut mask = match pick.cond {
            Some(Condition::Many(code)) => calc::members(self.p, self.s, code, &frame.locals, domain.len()),
            Some(Condition::One(cond)) => {
                let mut mask = Mask::default();
                for n in 0..domain.len() {
                    frame.locals[slot] = n as i16 + domain.lo;
                    if self.value(cond, frame) != 0 {
                        mask.insert(n);
                    }
                }
                mask
            }
            None => Mask::first_of(domain.len()),
        };
        if let Some((most, code)) = pick.best {
            let mut best: Option<i32> = None;
            for n in std::mem::take(&mut mask).numbers() {
                frame.locals[slot] = n as i16 + domain.lo;
                let value = self.value(code, frame);
                let value = if most { value } else { -value };
                match best {
                    Some(known) if value < known => continue,
                    Some(known) if value == known => {}
                    _ => mask = Mask::default(),
                }
                best = Some(value);
                mask.insert(n.into());
            }
        }
        frame.locals[slot] = -1;
        let count = mask.size();
        if count == 0 {
            return Ok(Flow::On);
        }
        match pick.by {
            By::Player if count > 1 || pick.optional => {
                self.s.mask = mask;
                return Ok(self.wait(frame, Wait::Pick(number)));
            }
            By::Player | By::First => {
                frame.locals[slot] = mask.nth(0) as i16 + domain.lo;
            }
            By::Random => {
                // Numbers shown to people start at 1.
                let shift = i16::from(domain.lo == 0);
                let lo = domain.lo + shift;
                let member = match pick.weight {
                    Some(weight) => {
                        let mut pool = Weighted { weights: [0; 64], lo };
                        for n in mask.numbers() {
                            frame.locals[slot] = n as i16 + domain.lo;
                            pool.weights[usize::from(n)] = self.value(weight, frame).clamp(0, 255) as u8;
                        }
                        if pool.size() == 0 {
                            frame.locals[slot] = -1;
                            return Ok(Flow::On);
                        }
                        self.chance.draw(domain.pile, pool)?
                    }
                    None => self.chance.draw(domain.pile, Numbered { mask, lo })?,
                };
                let member = member as i16 - shift;
                frame.locals[slot] = member;
                let (proc, domain) = (frame.proc, pick.domain);
                // A card that is drawn is logged only when it is shown.
                if count > 1 && !self.p.domains[usize::from(domain)].quiet {
                    self.tell(|| Event::Fell { proc, domain, member });
                }
            }
        }
        Ok(Flow::On)
    }

    fn choose(&mut self, frame: &mut Frame, number: u16) -> Flow {
        let choose = &self.p.chooses[usize::from(number)];
        let mut mask = Mask::default();
        for (n, option) in choose.options.iter().enumerate() {
            if option.cond.is_none_or(|cond| self.value(cond, frame) != 0) {
                mask.insert(n);
            }
        }
        match mask.size() {
            0 => Flow::On,
            1 => {
                frame.at = choose.options[usize::from(mask.nth(0))].to;
                Flow::On
            }
            _ => {
                self.s.mask = mask;
                self.wait(frame, Wait::Choose(number))
            }
        }
    }

    /// Applies a decision already found legal, and continues.
    pub fn decide(&mut self, act: Act) -> Result<(), C::Stop> {
        let mut frame = self.s.stack.pop().expect("somebody decides within a procedure");
        let proc = frame.proc;
        self.proc = proc;
        match (self.s.wait, act) {
            (Wait::Pick(number), Act::Pick(key)) => {
                let pick = &self.p.picks[usize::from(number)];
                let domain = &self.p.domains[usize::from(pick.domain)];
                let at = domain.keys.iter().position(|&k| k == key.0).expect("it was found legal");
                let member = at as i16 + domain.lo;
                frame.locals[usize::from(pick.slot)] = member;
                frame.at += 1;
                self.tell(|| Event::Picked { proc, pick: number, member: Some(member) });
            }
            (Wait::Pick(number), _) => {
                let pick = &self.p.picks[usize::from(number)];
                frame.locals[usize::from(pick.slot)] = -1;
                frame.at += 1;
                self.tell(|| Event::Picked { proc, pick: number, member: None });
            }
            (Wait::Choose(number), Act::Choose(key)) => {
                let choose = &self.p.chooses[usize::from(number)];
                let option = choose.options.iter().find(|opt| opt.key == key.0);
                frame.at = option.expect("it was found legal").to;
                self.tell(|| Event::Chose { proc, choose: number, key });
            }
            (Wait::Spend { spend: number, .. }, Act::Spend(amount)) => {
                let spend = &self.p.spends[usize::from(number)];
                frame.locals[usize::from(spend.slot)] = amount.into();
                frame.at += 1;
                self.tell(|| Event::Spent { proc, spend: number, amount });
                self.write(self.hot.ap, self.s.cells.get(self.hot.ap) - i16::from(amount));
            }
            (Wait::Reroll, act) => {
                frame.at += 1;
                if act == Act::Reroll {
                    self.tell(|| Event::Reroll);
                    self.write(self.hot.ap, self.s.cells.get(self.hot.ap) - 1);
                    self.s.roll.again = true;
                    self.throw(&frame)?;
                } else {
                    self.tell(|| Event::Kept);
                }
                self.to_row(&mut frame);
            }
            (Wait::RerollDie, act) => {
                if act == Act::Reroll
                    && let Op::Die { slot, sides } = self.p.ops[frame.at as usize]
                {
                    self.tell(|| Event::Reroll);
                    self.write(self.hot.ap, self.s.cells.get(self.hot.ap) - 1);
                    self.throw_number(&mut frame, slot, sides)?;
                } else {
                    self.tell(|| Event::Kept);
                }
                frame.at += 1;
            }
            (Wait::Menu, act) => {
                self.s.stack.push(frame);
                self.in_menu(act);
                self.s.mask = Mask::default();
                return self.run();
            }
            (wait, act) => unreachable!("{act} is no answer to {wait:?}"),
        }
        self.s.mask = Mask::default();
        self.s.stack.push(frame);
        self.run()
    }
}

/// The first row whose upper end is not exceeded by the total.
fn row_of<C: Chance, L: Log<Event>>(machine: &Machine<'_, C, L>, frame: &Frame, total: i16) -> usize {
    let roll = &machine.p.rolls[usize::from(machine.s.roll.roll.expect("a roll was prepared"))];
    row_hit(machine.p, machine.s, roll, &frame.locals, total.into())
}

/// The row of a roll that a total hits.
pub(crate) fn row_hit(
    p: &Program,
    s: &State,
    roll: &crate::lang::Roll,
    locals: &[i16; crate::lang::LOCALS],
    total: i32,
) -> usize {
    let within = |bound: Bound| match bound {
        Bound::Number(n) => total <= n,
        Bound::Computed(code) => total <= calc::value(p, s, code, locals),
        Bound::Open => true,
    };
    roll.rows.iter().position(|row| within(row.high)).expect("the last row is open")
}
