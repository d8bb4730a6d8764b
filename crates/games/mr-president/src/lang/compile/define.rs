//! Compiles procs, charts, cards, actions and the sequence of play.

use super::super::program::{Action, ActionKind, Bound, CHINA_COPY, Goal, Op, Proc, ProcKind, Roll, Step};
use super::super::source::{Expr, Node, Parsed, Place, Reader, Token, fault, heading};
use super::declare::{params, reset};
use super::{Compiler, Scope};

/// The rest of a heading after its name.
struct Head {
    params: Vec<&'static str>,
    labels: Labels,
}

/// Rules and origin given in a heading.
#[derive(Clone, Copy)]
struct Labels {
    rule: &'static str,
    /// The rule that China's copy cites.
    china: Option<&'static str>,
    origin: &'static str,
}

/// Removes `rule MRP-WPR-B china MRP-WPC-B` and `origin house` from a heading, because rule ids are not valid tokens.
fn labels(head: &'static str) -> (String, Labels) {
    let (mut rest, mut labels) = (String::new(), Labels { rule: "", china: None, origin: "house" });
    let mut words = head.split(' ').filter(|w| !w.is_empty());
    while let Some(word) = words.next() {
        match word {
            "rule" => labels.rule = words.next().unwrap_or_default(),
            "china" => labels.china = words.next(),
            "origin" => labels.origin = words.next().unwrap_or_default(),
            _ => {
                rest.push_str(word);
                rest.push(' ');
            }
        }
    }
    (rest, labels)
}

/// The name of China's copy of a proc that both peers use.
pub(super) fn china_name(name: &str) -> &'static str {
    Box::leak(format!("{name}{CHINA_COPY}").into_boxed_str())
}

impl Compiler {
    pub(super) fn define(&mut self, nodes: &[Node]) {
        for node in nodes {
            let result = match node.text.split(' ').next().unwrap_or_default() {
                "proc" => self.proc(node, false),
                "chart" => self.chart(node, false),
                "card" => self.card(node),
                "action" => self.action(node),
                "sequence:" => self.sequence(node),
                "goal" => self.goal(node),
                "domain" | "var" | "table" | "fn" => Ok(()),
                other => fault(node.place, format!("what is {other}?")),
            };
            self.note(result);
            if is_of_both_peers(node) {
                let result = if node.text.starts_with("chart") {
                    self.chart(node, true)
                } else {
                    self.proc(node, true)
                };
                self.note(result);
            }
        }
        for post in 0..4 {
            let place = Place { file: "vars.chart", line: 0 };
            let call = Expr::Name { word: "plus_action", index: vec![Expr::Number(post)], call: true };
            let code = self.expression(&call, &Scope::default(), place);
            self.program.plus_action[post as usize] = self.note(code).unwrap_or_default();
        }
        if self.program.steps.is_empty() && self.errors.is_empty() {
            let place = Place { file: "sequence.chart", line: 0 };
            self.note::<()>(fault(place, "there is no sequence of play"));
        }
    }

    fn head(&mut self, head: &str, labels: Labels, place: Place) -> Parsed<Head> {
        let head: &'static str = Box::leak(head.to_owned().into_boxed_str());
        let mut reader = Reader::new(head, place)?;
        reader.word()?;
        let params = params(&mut reader)?;
        reader.end()?;
        Ok(Head { params, labels })
    }

    /// Starts a proc: its entry is the current position, and its parameters are its first locals.
    fn open(&mut self, name: &str, head: &Head, china: bool) -> (u16, Scope) {
        let name = if china { china_name(name) } else { name };
        let number = self.program.proc_of[name];
        let entry = self.here();
        let proc = &mut self.program.procs[usize::from(number)];
        proc.entry = entry;
        proc.params = head.params.len() as u8;
        proc.rule = head.labels.china.filter(|_| china).unwrap_or(head.labels.rule);
        proc.origin = head.labels.origin;
        let locals = head.params.iter().map(|p| (*p).to_owned()).collect();
        (number, Scope { locals, card: None, proc: number, china })
    }

    fn proc(&mut self, node: &Node, china: bool) -> Parsed<()> {
        let (head, inline) = heading(node)?;
        let (rest, labels) = labels(&head["proc ".len()..]);
        let (rest, kind, others) = match rest.trim_end().rsplit_once(" as ") {
            Some((rest, "action")) => (rest, ProcKind::Action, false),
            Some((rest, "others")) => (rest, ProcKind::Plain, true),
            Some((rest, "step")) => (rest, ProcKind::Step, false),
            Some((_, other)) => return fault(node.place, format!("what is a proc as {other}?")),
            None => (rest.as_str(), ProcKind::Plain, false),
        };
        let head = self.head(rest, labels, node.place)?;
        let name = rest.split(['(', ' ']).next().unwrap_or_default().to_owned();
        let (number, mut scope) = self.open(&name, &head, china);
        let proc = &mut self.program.procs[usize::from(number)];
        (proc.kind, proc.others) = (kind, others);
        self.block(inline, &node.children, node.place, &mut scope)?;
        self.emit(Op::Return);
        Ok(())
    }

    /// `chart D2(x) d6 cap 3 newcomer`.
    fn chart(&mut self, node: &Node, china: bool) -> Parsed<()> {
        let (head, _) = heading(node)?;
        let (rest, labels) = labels(&head["chart ".len()..]);
        let rest: &'static str = Box::leak(rest.into_boxed_str());
        let mut reader = Reader::new(rest, node.place)?;
        let name = reader.word()?;
        let head = Head { params: params(&mut reader)?, labels };
        let mut roll = empty_roll(die(&mut reader)?);
        while let Some(token) = reader.next() {
            match token {
                Token::Word("newcomer") => roll.newcomer = true,
                Token::Word("cap") => {
                    let up_only = reader.sign("+");
                    let up = reader.number()? as i16;
                    roll.cap_up = Some(up);
                    if reader.sign("/") {
                        roll.cap_down = Some(reader.number()? as i16);
                    } else if !up_only {
                        roll.cap_down = Some(-up);
                    }
                }
                other => return fault(node.place, format!("not understood: {other:?}")),
            }
        }
        let (proc, mut scope) = self.open(name, &head, china);
        roll.chart = Some(proc);
        roll.proc = proc;
        let (before, after): (Vec<&Node>, Vec<&Node>) = (
            node.children.iter().filter(|child| child.text.starts_with("before:")).collect(),
            node.children.iter().filter(|child| child.text.starts_with("after:")).collect(),
        );
        for child in before {
            let (_, inline) = heading(child)?;
            self.block(inline, &child.children, child.place, &mut scope)?;
        }
        let lines: Vec<Node> = node
            .children
            .iter()
            .filter(|child| !child.text.starts_with("before:") && !child.text.starts_with("after:"))
            .cloned()
            .collect();
        let number = self.roll(roll, &lines, node.place, &mut scope)?;
        self.program.procs[usize::from(proc)].roll = Some(number);
        for child in after {
            let (_, inline) = heading(child)?;
            self.block(inline, &child.children, child.place, &mut scope)?;
        }
        self.emit(Op::Return);
        Ok(())
    }

    fn card(&mut self, node: &Node) -> Parsed<()> {
        let (head, inline) = heading(node)?;
        let id = head.split(' ').nth(1).unwrap_or_default();
        let parts = ["first", "second", "third"];
        let part_of = |name: &str| node.children.iter().find(|child| child.text.starts_with(name));
        let mut procs = Vec::new();
        if part_of("first:").is_some() {
            let escape = match part_of("escape:") {
                Some(line) => {
                    let mut reader = Reader::new(heading(line)?.1, line.place)?;
                    let expr = reader.expr()?;
                    reader.end()?;
                    Some(expr)
                }
                None => None,
            };
            for (n, part) in parts.into_iter().enumerate() {
                let Some(lines) = node.children.iter().find(|child| child.text.starts_with(part)) else {
                    return fault(node.place, format!("the part {part} is missing"));
                };
                let (_, inline) = heading(lines)?;
                let (proc, mut scope) = self.card_proc(id, n);
                if let Some(escape) = &escape {
                    let cond = self.expression(escape, &scope, node.place)?;
                    let test = self.emit(Op::Unless { cond, to: 0 });
                    self.emit(Op::CardTo(0));
                    self.emit(Op::Return);
                    self.land(test);
                }
                self.block(inline, &lines.children, lines.place, &mut scope)?;
                self.emit(Op::Return);
                procs.push(proc);
            }
        } else {
            let (proc, mut scope) = self.card_proc(id, 0);
            self.block(inline, &node.children, node.place, &mut scope)?;
            self.emit(Op::Return);
            procs.push(proc);
        }
        match self.program.cards.iter_mut().find(|card| card.id == id) {
            Some(card) if card.parts.is_empty() => card.parts = procs,
            _ => return fault(node.place, format!("{id} stands twice")),
        }
        Ok(())
    }

    fn card_proc(&mut self, id: &'static str, part: usize) -> (u16, Scope) {
        let rule = match id.as_bytes()[0] {
            b'E' => "MRP-CARD-events",
            b'C' => "MRP-CARD-cascading",
            b'T' => "MRP-CARD-terrorism",
            _ => "MRP-CARD-disasters",
        };
        let number = self.program.procs.len() as u16;
        let name: &'static str = Box::leak(format!("{id}/{}", part + 1).into_boxed_str());
        self.program.procs.push(Proc {
            name,
            kind: ProcKind::Card,
            others: false,
            entry: self.here(),
            params: 1,
            rule,
            origin: "house",
            roll: None,
        });
        (number, Scope { locals: vec!["this_card".to_owned()], card: Some(id), proc: number, china: false })
    }

    /// `action stimulate domestic once segment cost 1`.
    fn action(&mut self, node: &Node) -> Parsed<()> {
        let (head, inline) = heading(node)?;
        let (rest, Labels { rule, .. }) = labels(&head["action ".len()..]);
        let rest: &'static str = Box::leak(rest.into_boxed_str());
        let mut reader = Reader::new(rest, node.place)?;
        let name = reader.word()?;
        let key = self.program.intern(&name.replace('_', "-"));
        let kind = match reader.word()? {
            "domestic" => ActionKind::Domestic,
            "diplomatic" => ActionKind::Diplomatic,
            "military" => ActionKind::Military,
            "pres_domestic" => ActionKind::PresDomestic,
            "pres_diplomatic" => ActionKind::PresDiplomatic,
            "pres_any" => ActionKind::PresAny,
            "vp_only" => ActionKind::VpOnly,
            "cos_only" => ActionKind::CosOnly,
            "state_only" => ActionKind::StateOnly,
            "defense_only" => ActionKind::DefenseOnly,
            "potus_only" => ActionKind::PotusOnly,
            other => return fault(node.place, format!("what kind of action is {other}?")),
        };
        let number = self.program.procs.len() as u16;
        let mut scope = Scope { proc: number, ..Scope::default() };
        let (mut once, mut cost) = (None, None);
        while let Some(token) = reader.next() {
            match token {
                Token::Word("once") => once = Some(reset(&mut reader)?),
                Token::Word("cost") => {
                    let expr = reader.expr()?;
                    cost = Some(self.expression(&expr, &scope, node.place)?);
                }
                other => return fault(node.place, format!("not understood: {other:?}")),
            }
        }
        let mut needs = Vec::new();
        let (need_lines, body): (Vec<&Node>, Vec<&Node>) =
            node.children.iter().partition(|child| child.text.starts_with("need "));
        for line in need_lines {
            let (head, expr) = heading(line)?;
            let text = format!("mrp-need-{}", head["need ".len()..].trim().replace('_', "-"));
            let text = self.program.intern(&text);
            let mut reader = Reader::new(expr, line.place)?;
            let expr = reader.expr()?;
            reader.end()?;
            needs.push((text, self.expression(&expr, &scope, line.place)?));
        }
        self.program.procs.push(Proc {
            name,
            kind: ProcKind::Action,
            others: false,
            entry: self.here(),
            params: 0,
            rule,
            origin: "published",
            roll: None,
        });
        let body: Vec<Node> = body.into_iter().cloned().collect();
        self.block(inline, &body, node.place, &mut scope)?;
        self.emit(Op::Return);
        if self.program.actions.iter().any(|action| action.key == key) {
            return fault(node.place, format!("{name} stands twice"));
        }
        self.program.actions.push(Action { key, kind, once, cost, needs, proc: number, rule });
        Ok(())
    }

    /// `goal 1 no_rogue: rs_total() == 0`.
    fn goal(&mut self, node: &Node) -> Parsed<()> {
        let (head, expr) = heading(node)?;
        let mut reader = Reader::new(&head["goal".len()..], node.place)?;
        let scenario = reader.number()? as i16;
        let key = self.program.intern(&format!("mrp-goal-{}", reader.word()?.replace('_', "-")));
        reader.end()?;
        let mut reader = Reader::new(expr, node.place)?;
        let expr = reader.expr()?;
        reader.end()?;
        let reached = self.expression(&expr, &Scope::default(), node.place)?;
        self.program.goals.push(Goal { scenario, key, reached });
        Ok(())
    }

    fn sequence(&mut self, node: &Node) -> Parsed<()> {
        for phase in &node.children {
            let (head, _) = heading(phase)?;
            let name = head.split(' ').nth(1).unwrap_or_default();
            if name == "special" {
                self.program.year = self.program.steps.len();
            }
            for line in &phase.children {
                let (head, proc) = heading(line)?;
                let (key, cond) = match head["step".len()..].trim().split_once(" if ") {
                    Some((key, cond)) => (key.trim(), Some(cond)),
                    None => (head["step".len()..].trim(), None),
                };
                let (key, same) = match key.strip_suffix(" same") {
                    Some(key) => (key.trim(), true),
                    None => (key, false),
                };
                let scope = Scope::default();
                let cond = match cond {
                    Some(cond) => {
                        let mut reader = Reader::new(cond, line.place)?;
                        let expr = reader.expr()?;
                        reader.end()?;
                        Some(self.expression(&expr, &scope, line.place)?)
                    }
                    None => None,
                };
                let Some(&proc) = self.program.proc_of.get(proc) else {
                    return fault(line.place, format!("there is no proc {proc}"));
                };
                self.program.steps.push(Step { phase: name, key, same, cond, proc });
            }
        }
        Ok(())
    }
}

/// Whether China gets its own copy of a proc, which cites its own rule.
pub(super) fn is_of_both_peers(node: &Node) -> bool {
    node.text.contains(" china MRP-")
}

/// `d6` or `d10`.
pub(super) fn die(reader: &mut Reader) -> Parsed<u8> {
    match reader.word()? {
        "d6" => Ok(6),
        "d10" => Ok(10),
        other => reader.fault(format!("d6 or d10, not {other}")),
    }
}

pub(super) fn empty_roll(sides: u8) -> Roll {
    Roll {
        chart: None,
        proc: 0,
        nth: 0,
        check: false,
        sides,
        cap_up: None,
        cap_down: None,
        newcomer: false,
        newcomer_in_rows: None,
        mods: Vec::new(),
        column: None,
        columns: Vec::new(),
        rows: Vec::new(),
    }
}

/// The fixed upper end of a row, used to check the order of rows.
pub(super) fn end_of(bound: Bound) -> Option<i32> {
    match bound {
        Bound::Number(n) => Some(n),
        _ => None,
    }
}
