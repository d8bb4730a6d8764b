//! Compiles statements to steps of a procedure.

use super::super::program::{
    Bound, By, CHINA_COPY, Choose, Code, Condition, Effect, Fill, MenuKind, Op, Opt, Pick, Roll, Row, Say,
    Spend,
};
use super::super::source::{Expr, Node, Parsed, Place, Reader, Token, fault, find_outside, heading};
use super::define::{die, empty_roll, end_of};
use super::expression::within;
use super::{Compiler, Scope};

/// Words that start a block statement.
const BLOCKS: [&str; 8] = ["if", "elif", "else", "while", "for", "repeat", "roll", "check"];

fn first_word(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(text.len());
    &text[..end]
}

fn is_block(text: &str) -> bool {
    BLOCKS.contains(&first_word(text)) || first_word(text) == "choose"
}

/// The lines of a block: what follows the colon, split at semicolons, and then the indented lines.
fn lines(inline: &'static str, children: &[Node], place: Place) -> Vec<Node> {
    let mut out = Vec::new();
    let mut rest = inline.trim();
    while !rest.is_empty() {
        if is_block(rest) {
            out.push(Node { text: rest, place, children: Vec::new() });
            break;
        }
        let end = find_outside(rest, ';').unwrap_or(rest.len());
        out.push(Node { text: rest[..end].trim(), place, children: Vec::new() });
        rest = rest.get(end + 1..).unwrap_or_default().trim();
    }
    match out.last_mut() {
        Some(last) if is_block(last.text) => last.children = children.to_vec(),
        _ => out.extend_from_slice(children),
    }
    out
}

impl Compiler {
    /// Makes the jump at `at` go to the current position.
    pub(super) fn land(&mut self, at: usize) {
        let here = self.here();
        match &mut self.program.ops[at] {
            Op::Jump(to) | Op::Unless { to, .. } => *to = here,
            Op::For { exit, .. } | Op::Repeat { exit, .. } => *exit = here,
            other => unreachable!("{other:?} does not jump"),
        }
    }

    pub(super) fn block(
        &mut self,
        inline: &'static str,
        children: &[Node],
        place: Place,
        scope: &mut Scope,
    ) -> Parsed<()> {
        let nodes = lines(inline, children, place);
        self.statements(&nodes, scope)
    }

    fn statements(&mut self, nodes: &[Node], scope: &mut Scope) -> Parsed<()> {
        let mut at = 0;
        while at < nodes.len() {
            let node = &nodes[at];
            at += 1;
            if first_word(node.text) == "if" {
                let branches =
                    nodes[at..].iter().take_while(|n| matches!(first_word(n.text), "elif" | "else")).count();
                let result = self.branches(&nodes[at - 1..at + branches], scope);
                self.note(result);
                at += branches;
            } else {
                let result = self.statement(node, scope);
                self.note(result);
            }
        }
        Ok(())
    }

    fn branches(&mut self, nodes: &[Node], scope: &mut Scope) -> Parsed<()> {
        let mut ends = Vec::new();
        for node in nodes {
            let (head, inline) = heading(node)?;
            let cond = head[first_word(head).len()..].trim();
            if first_word(head) == "else" {
                self.block(inline, &node.children, node.place, scope)?;
                continue;
            }
            let cond = self.condition(cond, node.place, scope)?;
            let test = self.emit(Op::Unless { cond, to: 0 });
            self.block(inline, &node.children, node.place, scope)?;
            ends.push(self.emit(Op::Jump(0)));
            self.land(test);
        }
        for end in ends {
            self.land(end);
        }
        Ok(())
    }

    fn condition(&mut self, text: &'static str, place: Place, scope: &Scope) -> Parsed<Code> {
        let mut reader = Reader::new(text, place)?;
        let expr = reader.expr()?;
        reader.end()?;
        self.expression(&expr, scope, place)
    }

    #[allow(clippy::too_many_lines)]
    fn statement(&mut self, node: &Node, scope: &mut Scope) -> Parsed<()> {
        let place = node.place;
        let word = first_word(node.text);
        let rest: &'static str = node.text[word.len()..].trim();
        match word {
            "none" => {}
            "return" => {
                self.emit(Op::Return);
            }
            "elif" | "else" => return fault(place, format!("{word} without if")),
            "while" => {
                let (head, inline) = heading(node)?;
                let top = self.here();
                let cond = self.condition(head["while".len()..].trim(), place, scope)?;
                let test = self.emit(Op::Unless { cond, to: 0 });
                self.block(inline, &node.children, place, scope)?;
                self.emit(Op::Jump(top));
                self.land(test);
            }
            "repeat" => {
                let (head, inline) = heading(node)?;
                let slot = scope.hidden(place)?;
                let to = self.condition(head["repeat".len()..].trim(), place, scope)?;
                self.emit(Op::Let { slot, to });
                let top = self.emit(Op::Repeat { slot, exit: 0 });
                self.block(inline, &node.children, place, scope)?;
                self.emit(Op::Jump(top as u32));
                self.land(top);
            }
            "for" => self.for_each(node, scope)?,
            "roll" => {
                let (head, inline) = heading(node)?;
                let mut reader = Reader::new(head["roll".len()..].trim(), place)?;
                let mut roll = empty_roll(die(&mut reader)?);
                roll.newcomer = reader.word_is("newcomer");
                reader.end()?;
                roll.proc = scope.proc;
                let here = |other: &&Roll| other.proc == scope.proc && other.nth > 0;
                roll.nth = self.program.rolls.iter().filter(here).count() as u8 + 1;
                let nodes = lines(inline, &node.children, place);
                self.roll(roll, &nodes, place, scope)?;
            }
            "check" => self.check(node, scope)?,
            "choose" => self.choose(node, scope)?,
            "pick" => self.pick(rest, place, scope)?,
            "spend" => {
                let mut reader = Reader::new(rest, place)?;
                let name = reader.word()?;
                if !reader.word_is("max") {
                    return fault(place, "spend n max EXPR for KEY");
                }
                let max = reader.expr()?;
                let max = self.expression(&max, scope, place)?;
                let ask = self.ask(&mut reader)?.unwrap_or_else(|| self.program.intern("mrp-ask-spend"));
                reader.end()?;
                let slot = scope.slot(name, place)?;
                self.program.spends.push(Spend { slot, max, ask });
                let number = self.program.spends.len() as u16 - 1;
                self.emit(Op::Spend(number));
            }
            "let" => {
                let mut reader = Reader::new(rest, place)?;
                let name = reader.word()?;
                reader.expect("=")?;
                match reader.peek() {
                    Some(Token::Word("d6" | "d10")) => {
                        let sides = die(&mut reader)?;
                        reader.end()?;
                        let slot = scope.slot(name, place)?;
                        self.emit(Op::Die { slot, sides });
                    }
                    _ => {
                        let expr = reader.expr()?;
                        reader.end()?;
                        let to = self.expression(&expr, scope, place)?;
                        let slot = scope.slot(name, place)?;
                        self.emit(Op::Let { slot, to });
                    }
                }
            }
            "do" => {
                let mut reader = Reader::new(rest, place)?;
                let name = reader.word()?;
                let mut args = Vec::new();
                if reader.sign("(") {
                    while !reader.sign(")") {
                        let expr = reader.expr()?;
                        args.push(self.expression(&expr, scope, place)?);
                        reader.sign(",");
                    }
                }
                reader.end()?;
                self.call(name, args, place, scope)?;
            }
            "better" | "worse" => {
                let mut reader = Reader::new(rest, place)?;
                reader.expect("(")?;
                let Expr::Name { word: name, index, .. } = reader.expr()? else {
                    return fault(place, format!("{word}(var)"));
                };
                reader.expect(")")?;
                reader.end()?;
                let target = self.target(name, &index, scope, place)?;
                let var = self.program.targets[usize::from(target)].var;
                if self.program.vars[usize::from(var)].trend.is_none() {
                    return fault(place, format!("{name} has no trend"));
                }
                self.emit(Op::Trend { target, up: word == "better" });
            }
            "menu" => {
                let mut reader = Reader::new(rest, place)?;
                let count = reader.expr()?;
                let count = self.expression(&count, scope, place)?;
                let kind = match reader.word()? {
                    "any" => MenuKind::Any,
                    "domestic" => MenuKind::Domestic,
                    "abroad" => MenuKind::Abroad,
                    "cabinet" => MenuKind::Cabinet,
                    "free" => MenuKind::Free,
                    other => return fault(place, format!("what is a menu of {other}?")),
                };
                reader.end()?;
                self.emit(Op::Menu { count, kind });
            }
            "say" => self.say(rest, place, scope)?,
            "lose" => {
                let number = self.condition(rest, place, scope)?;
                self.emit(Op::Lose(number));
            }
            "over" => {
                let key = self.program.intern(&rest.replace('_', "-"));
                self.emit(Op::Over(key));
            }
            "play" => {
                let mut reader = Reader::new(rest, place)?;
                let card = reader.expr()?;
                if !reader.word_is("part") {
                    return fault(place, "play CARD part N");
                }
                let part = reader.expr()?;
                reader.end()?;
                let card = self.expression(&card, scope, place)?;
                let part = self.expression(&part, scope, place)?;
                self.emit(Op::Play { card, part });
            }
            "leaves" | "skip_second" => {
                if scope.card.is_none() {
                    return fault(place, format!("{word} stands in a card"));
                }
                let pile = if word == "leaves" { "gone" } else { "deck3" };
                let Some(&pile) = self.names.members.get(pile) else {
                    return fault(place, format!("there is no pile {pile}"));
                };
                self.emit(Op::CardTo(pile as i16));
            }
            _ => self.change(node, scope)?,
        }
        Ok(())
    }

    fn call(&mut self, name: &str, args: Vec<Code>, place: Place, scope: &Scope) -> Parsed<()> {
        let Some(&proc) = self.program.proc_of.get(name) else {
            return fault(place, format!("there is no proc {name}"));
        };
        let china = self.names.members.get("china").copied();
        let is_china = match args.first() {
            Some(Code::Number(n)) => Some(i32::from(*n)) == china,
            Some(Code::Local(0)) => scope.china,
            _ => false,
        };
        let copy = self.program.proc_of.get(&*format!("{name}{CHINA_COPY}")).filter(|_| is_china);
        let proc = copy.copied().unwrap_or(proc);
        self.program.args.push(args);
        let args = self.program.args.len() as u16 - 1;
        self.emit(Op::Call { proc, args });
        Ok(())
    }

    /// `pa -2`, `rc[r] +1`, `ap = 20`.
    fn change(&mut self, node: &Node, scope: &mut Scope) -> Parsed<()> {
        let place = node.place;
        // The name, with its index, ends at the first operator outside of brackets.
        let at = ['+', '-', '='].iter().filter_map(|&sign| find_outside(node.text, sign)).min();
        let Some(at) = at else { return fault(place, format!("not understood: {}", node.text)) };
        let mut reader = Reader::new(node.text[..at].trim(), place)?;
        let Expr::Name { word, index, call: false } = reader.expr()? else {
            return fault(place, format!("not understood: {}", node.text));
        };
        reader.end()?;
        let sign = &node.text[at..=at];
        let value = node.text[if sign == "-" { at } else { at + 1 }..].trim();
        if word == "ft" {
            let minus = sign == "-";
            let value = if minus { value[1..].trim() } else { value };
            let amount = self.condition(value, place, scope)?;
            return self.call(if minus { "ft_remove" } else { "ft_add" }, vec![amount], place, scope);
        }
        let value = self.condition(value, place, scope)?;
        let target = self.target(word, &index, scope, place)?;
        let var = self.program.targets[usize::from(target)].var;
        let guard = match self.program.vars[usize::from(var)].sandbox {
            true => {
                let cond = self.condition("scenario == 0", place, scope)?;
                Some(self.emit(Op::Unless { cond, to: 0 }))
            }
            false => None,
        };
        self.emit(if sign == "=" { Op::Set { target, to: value } } else { Op::Change { target, by: value } });
        if let Some(guard) = guard {
            self.land(guard);
        }
        Ok(())
    }

    /// `for r in region where COND:`.
    fn for_each(&mut self, node: &Node, scope: &mut Scope) -> Parsed<()> {
        let place = node.place;
        let (head, inline) = heading(node)?;
        let mut reader = Reader::new(head["for".len()..].trim(), place)?;
        let name = reader.word()?;
        if !reader.word_is("in") {
            return fault(place, "for x in DOMAIN");
        }
        let (lo, len) = self.domain_named(reader.word()?, place)?;
        let slot = scope.slot(name, place)?;
        let expr = if reader.word_is("where") { reader.expr()? } else { Expr::Number(1) };
        reader.end()?;
        let cond = self.expression(&expr, scope, place)?;
        let before = Code::Number(lo - 1);
        let start = self.emit(Op::Let { slot, to: before });
        let hi = (i32::from(lo) + len as i32 - 1) as i16;
        let top = self.emit(Op::For { slot, hi, cond, exit: 0 });
        self.block(inline, &node.children, place, scope)?;
        if let [Op::Set { target, to: Code::Number(to) }] = self.program.ops[top + 1..]
            && let Some((base, to)) = self.filled(target, slot, (lo, len as u8), to)
            && let Condition::Many(cond) = self.members(&expr, (name, lo, len as u8), scope, place)?
            && !self.reads_others(cond, base, self.program.targets[usize::from(target)].var)
        {
            self.program.ops.truncate(start);
            self.program.fills.push(Fill { slot, end: hi + 1, base, len: len as u8, cond, to });
            self.emit(Op::Fill(self.program.fills.len() as u16 - 1));
            return Ok(());
        }
        self.emit(Op::Jump(top as u32));
        self.land(top);
        Ok(())
    }

    /// If the target is `var[member]`: the cell of the first member, and the number clamped to the var's range.
    fn filled(&self, target: u16, slot: u8, members: (i16, u8), to: i16) -> Option<(u16, i16)> {
        let target = self.program.targets[usize::from(target)];
        let var = &self.program.vars[usize::from(target.var)];
        let [Some((Code::Local(index), lo, len)), None] = target.index else { return None };
        if index != u16::from(slot) {
            return None;
        }
        let skip = within(members, (lo, len))?;
        Some((var.base + skip, to.clamp(var.min, var.max)))
    }

    fn domain_named(&self, name: &str, place: Place) -> Parsed<(i16, usize)> {
        match self.program.domains.iter().find(|d| d.name == name) {
            Some(domain) => Ok((domain.lo, domain.len())),
            None => fault(place, format!("there is no domain {name}")),
        }
    }

    /// Parses an optional `for KEY` at the end of a question.
    fn ask(&mut self, reader: &mut Reader) -> Parsed<Option<u16>> {
        if !reader.word_is("for") {
            return Ok(None);
        }
        let key = reader.word()?;
        Ok(Some(self.program.intern(&format!("mrp-ask-{}", key.replace('_', "-")))))
    }

    fn pick(&mut self, rest: &'static str, place: Place, scope: &mut Scope) -> Parsed<()> {
        let mut reader = Reader::new(rest, place)?;
        let optional = reader.sign("?");
        let name = reader.word()?;
        if !reader.word_is("in") {
            return fault(place, "pick x in DOMAIN");
        }
        let domain = reader.word()?;
        let Some(domain) = self.program.domains.iter().position(|d| d.name == domain) else {
            return fault(place, format!("there is no domain {domain}"));
        };
        let slot = scope.slot(name, place)?;
        let mut pick = Pick {
            slot,
            domain: domain as u16,
            cond: None,
            best: None,
            by: By::Player,
            weight: None,
            optional,
            ask: None,
        };
        if reader.word_is("where") {
            let cond = reader.expr()?;
            let all = &self.program.domains[domain];
            let member = (name, all.lo, all.len() as u8);
            pick.cond = Some(self.members(&cond, member, scope, place)?);
        }
        for (word, most) in [("max", true), ("min", false)] {
            if reader.word_is(word) {
                let best = reader.expr()?;
                pick.best = Some((most, self.expression(&best, scope, place)?));
            }
        }
        if !reader.word_is("by") {
            return fault(place, "pick ... by player, random or first");
        }
        pick.by = match reader.word()? {
            "player" => By::Player,
            "random" => By::Random,
            "first" => By::First,
            other => return fault(place, format!("by player, random or first, not {other}")),
        };
        if reader.word_is("weight") {
            let weight = reader.expr()?;
            pick.weight = Some(self.expression(&weight, scope, place)?);
        }
        pick.ask = self.ask(&mut reader)?;
        reader.end()?;
        if pick.by == By::Player && pick.ask.is_none() {
            return fault(place, "a player is asked for something: `for KEY`");
        }
        self.program.picks.push(pick);
        let number = self.program.picks.len() as u16 - 1;
        self.emit(Op::Pick(number));
        Ok(())
    }

    fn choose(&mut self, node: &Node, scope: &mut Scope) -> Parsed<()> {
        let place = node.place;
        let (head, _) = heading(node)?;
        let mut reader = Reader::new(head["choose".len()..].trim(), place)?;
        let ask = self.ask(&mut reader)?.unwrap_or_else(|| self.program.intern("mrp-ask-choose"));
        reader.end()?;
        let number = self.program.chooses.len();
        self.program.chooses.push(Choose { ask, options: Vec::new() });
        self.emit(Op::Choose(number as u16));
        let skip = self.emit(Op::Jump(0));
        let mut ends = vec![skip];
        let mut options = Vec::new();
        for line in &node.children {
            let (head, inline) = heading(line)?;
            let Some(head) = head.strip_prefix("option ") else {
                return fault(line.place, "an option is missing");
            };
            let (name, cond) = match head.split_once(" if ") {
                Some((name, cond)) => (name.trim(), Some(cond)),
                None => (head.trim(), None),
            };
            let cond = match cond {
                Some(cond) => Some(self.condition(cond, line.place, scope)?),
                None => None,
            };
            let word = name.replace('_', "-");
            let text = match scope.card {
                Some(card) if name.len() == 1 => format!("mrp-card-{card}-{name}"),
                _ => format!("mrp-opt-{word}"),
            };
            let key = self.program.intern(&word);
            if options.iter().any(|opt: &Opt| opt.key == key) {
                return fault(line.place, format!("the option {name} stands twice"));
            }
            options.push(Opt { key, text, cond, to: self.here() });
            self.block(inline, &line.children, line.place, scope)?;
            ends.push(self.emit(Op::Jump(0)));
        }
        for end in ends {
            self.land(end);
        }
        self.program.chooses[number].options = options;
        Ok(())
    }

    fn say(&mut self, rest: &'static str, place: Place, scope: &Scope) -> Parsed<()> {
        let mut reader = Reader::new(rest, place)?;
        let key = format!("mrp-say-{}", reader.word()?.replace('_', "-"));
        let key = self.program.intern(&key);
        let mut args = Vec::new();
        while !reader.done() {
            let name = reader.word()?;
            reader.expect("=")?;
            let mut value = reader.expr()?;
            let mut domain = None;
            if let (Expr::Name { word, index, call: false }, Some(Token::Sign(":"))) = (&value, reader.peek())
                && index.is_empty()
            {
                domain = self.program.domains.iter().position(|d| d.name == *word).map(|d| d as u16);
                if domain.is_none() {
                    return fault(place, format!("there is no domain {word}"));
                }
                reader.expect(":")?;
                value = reader.expr()?;
            }
            args.push((name, domain, self.expression(&value, scope, place)?));
        }
        self.program.says.push(Say { key, args });
        let number = self.program.says.len() as u16 - 1;
        self.emit(Op::Say(number));
        Ok(())
    }

    /// `check EXPR:` with lines `mod`, `pass:` and `fail:`.
    fn check(&mut self, node: &Node, scope: &mut Scope) -> Parsed<()> {
        let place = node.place;
        let (head, _) = heading(node)?;
        let mut reader = Reader::new(head["check".len()..].trim(), place)?;
        let rating = reader.expr()?;
        let raw = reader.word_is("raw");
        reader.end()?;
        let mut roll = empty_roll(10);
        roll.check = true;
        roll.newcomer = !raw;
        roll.proc = scope.proc;
        self.mods(&mut roll, &node.children, scope)?;
        let high = self.expression(&rating, scope, place)?;
        let number = self.program.rolls.len();
        self.program.rolls.push(roll.clone());
        self.emit(Op::Roll(number as u16));
        let mut ends = Vec::new();
        for (name, high) in [("pass", Bound::Computed(high)), ("fail", Bound::Open)] {
            let mut row = Row { high, cells: vec![self.here()], effects: Vec::new() };
            if let Some(line) = node.children.iter().find(|child| first_word(child.text) == name) {
                let (_, inline) = heading(line)?;
                let nodes = lines(inline, &line.children, line.place);
                row.effects.push(self.effects(&nodes));
                self.statements(&nodes, scope)?;
            }
            roll.rows.push(row);
            ends.push(self.emit(Op::Jump(0)));
        }
        for line in &node.children {
            if !["mod", "pass", "fail"].contains(&first_word(line.text)) {
                return fault(line.place, "mod, pass or fail");
            }
        }
        for end in ends {
            self.land(end);
        }
        self.program.rolls[number] = roll;
        Ok(())
    }

    fn mods(&mut self, roll: &mut Roll, nodes: &[Node], scope: &Scope) -> Parsed<()> {
        for line in nodes.iter().filter(|line| first_word(line.text) == "mod") {
            let (head, expr) = heading(line)?;
            let key = format!("mrp-mod-{}", head["mod".len()..].trim().replace('_', "-"));
            let key = self.program.intern(&key);
            let value = self.condition(expr, line.place, scope)?;
            roll.mods.push((key, value));
        }
        if roll.mods.len() > crate::state::MODS {
            return fault(nodes[0].place, "too many modifiers");
        }
        Ok(())
    }

    /// Compiles a die with its modifiers and rows, and returns the number of the roll.
    pub(super) fn roll(
        &mut self,
        mut roll: Roll,
        nodes: &[Node],
        place: Place,
        scope: &mut Scope,
    ) -> Parsed<u16> {
        self.mods(&mut roll, nodes, scope)?;
        if let Some(line) = nodes.iter().find(|line| first_word(line.text) == "newcomer") {
            roll.newcomer_in_rows = Some(self.condition(heading(line)?.1, line.place, scope)?);
        }
        if let Some(line) = nodes.iter().find(|line| first_word(line.text) == "columns") {
            let (head, keys) = heading(line)?;
            roll.column = Some(self.condition(head["columns".len()..].trim(), line.place, scope)?);
            for key in keys.split(' ').filter(|key| !key.is_empty()) {
                let key = format!("mrp-col-{}", key.replace('_', "-"));
                roll.columns.push(self.program.intern(&key));
            }
        }
        let number = self.program.rolls.len();
        self.program.rolls.push(roll.clone());
        self.emit(Op::Roll(number as u16));
        let mut ends = Vec::new();
        let rows: Vec<&Node> = nodes.iter().filter(|line| first_word(line.text) == "row").collect();
        for line in nodes {
            if !["mod", "row", "columns", "newcomer"].contains(&first_word(line.text)) {
                return fault(line.place, "mod, row, columns or newcomer");
            }
        }
        let mut before: Option<i32> = None;
        for (n, line) in rows.iter().enumerate() {
            let (head, inline) = heading(line)?;
            let (low, mut high) = self.range(head["row".len()..].trim(), line.place, scope)?;
            if let (Some(low), Some(end)) = (low, before)
                && low != end + 1
            {
                return fault(line.place, format!("the row before ends with {end}"));
            }
            before = end_of(high);
            if n + 1 == rows.len() {
                high = Bound::Open;
            }
            let mut row = Row { high, cells: Vec::new(), effects: Vec::new() };
            if roll.column.is_some() {
                if line.children.len() != roll.columns.len() {
                    return fault(line.place, format!("{} columns", roll.columns.len()));
                }
                for cell in &line.children {
                    let Some(text) = cell.text.strip_prefix('|') else {
                        return fault(cell.place, "a column begins with |");
                    };
                    row.cells.push(self.here());
                    let nodes = lines(text.trim(), &cell.children, cell.place);
                    row.effects.push(self.effects(&nodes));
                    self.statements(&nodes, scope)?;
                    ends.push(self.emit(Op::Jump(0)));
                }
            } else {
                row.cells.push(self.here());
                let nodes = lines(inline, &line.children, line.place);
                row.effects.push(self.effects(&nodes));
                self.statements(&nodes, scope)?;
                ends.push(self.emit(Op::Jump(0)));
            }
            roll.rows.push(row);
        }
        if !(1..=crate::state::ROWS).contains(&roll.rows.len()) {
            return fault(place, format!("a roll has 1 to {} rows", crate::state::ROWS));
        }
        for end in ends {
            self.land(end);
        }
        self.program.rolls[number] = roll;
        Ok(number as u16)
    }

    /// `3`, `3..5`, `..5`, `9..`, `..(ce)`.
    fn range(&mut self, text: &'static str, place: Place, scope: &Scope) -> Parsed<(Option<i32>, Bound)> {
        let number = |text: &str| -> Parsed<i32> {
            text.trim().parse().or_else(|_| fault(place, format!("{text:?} is no number")))
        };
        let Some((low, high)) = text.split_once("..") else {
            let n = number(text)?;
            return Ok((Some(n), Bound::Number(n)));
        };
        let low = if low.trim().is_empty() { None } else { Some(number(low)?) };
        let high = match high.trim() {
            "" => Bound::Open,
            computed if computed.starts_with('(') => Bound::Computed(self.condition(computed, place, scope)?),
            n => Bound::Number(number(n)?),
        };
        Ok((low, high))
    }

    /// The effects of a row, from which its text is generated.
    fn effects(&self, nodes: &[Node]) -> Vec<Effect> {
        nodes.iter().map(|node| self.effect(node)).collect()
    }

    fn effect(&self, node: &Node) -> Effect {
        let plain = || -> Parsed<Option<Effect>> {
            let word = first_word(node.text);
            if word == "none" {
                return Ok(Some(Effect::Nothing));
            }
            let mut reader = Reader::new(node.text, node.place)?;
            if let up @ ("better" | "worse") = word {
                reader.next();
                let Expr::Name { word, index, .. } = reader.expr()? else { return Ok(None) };
                let Some(&var) = self.program.var_of.get(word) else { return Ok(None) };
                let member = match index.first() {
                    Some(expr) => match self.fixed(expr) {
                        Some(member) => Some(member),
                        None => return Ok(None),
                    },
                    None => None,
                };
                return Ok(Some(Effect::Trend { var, member, up: up == "better" }));
            }
            let at = ['+', '-'].iter().filter_map(|&sign| find_outside(node.text, sign)).min();
            let Some(at) = at else { return Ok(None) };
            let mut reader = Reader::new(node.text[..at].trim(), node.place)?;
            let Expr::Name { word, index, call: false } = reader.expr()? else { return Ok(None) };
            let by: i16 = match node.text[at..].replace(' ', "").parse() {
                Ok(by) => by,
                Err(_) => return Ok(None),
            };
            let Some(&var) = self.program.var_of.get(if word == "ft" { "ft_on" } else { word }) else {
                return Ok(None);
            };
            let mut members = [None; 2];
            for (n, expr) in index.iter().enumerate() {
                match self.fixed(expr) {
                    Some(member) => members[n] = Some(member),
                    None => return Ok(None),
                }
            }
            Ok(Some(Effect::Change { var, members, by }))
        };
        if is_block(node.text) || !node.children.is_empty() {
            return Effect::Other;
        }
        plain().ok().flatten().unwrap_or(Effect::Other)
    }

    fn fixed(&self, expr: &Expr) -> Option<i16> {
        match expr {
            Expr::Number(n) => i16::try_from(*n).ok(),
            Expr::Name { word, index, call: false } if index.is_empty() => {
                self.names.members.get(word).and_then(|&n| i16::try_from(n).ok())
            }
            _ => None,
        }
    }
}
