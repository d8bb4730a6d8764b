//! Compiles declarations: domains, vars, tables, functions, and the names of all procs.

use super::super::program::{Card, CardClass, Domain, Hook, Proc, ProcKind, Reset, Var};
use super::super::source::{Node, Parsed, Reader, Token, fault, heading};
use super::define::{china_name, is_of_both_peers};
use super::{Compiler, Constants, Function};

impl Compiler {
    pub(super) fn declare(&mut self, nodes: &[Node]) {
        let first = |node: &Node| node.text.split(' ').next().unwrap_or_default();
        self.cards(nodes);
        for node in nodes.iter().filter(|node| first(node) == "domain") {
            let result = self.domain(node);
            self.note(result);
        }
        for node in nodes {
            let result = match first(node) {
                "table" => self.table(node),
                "fn" => self.function(node),
                _ => Ok(()),
            };
            self.note(result);
        }
        for node in nodes {
            let result = match first(node) {
                "proc" | "chart" | "action" => self.name_proc(node),
                _ => Ok(()),
            };
            self.note(result);
        }
        for node in nodes.iter().filter(|node| first(node) == "var") {
            let result = self.var(node);
            self.note(result);
        }
    }

    fn add_domain(&mut self, domain: Domain, node: Option<&Node>) -> Parsed<()> {
        for (n, word) in domain.words.iter().enumerate() {
            let value = n as i32 + i32::from(domain.lo);
            if let (Some(&other), Some(node)) = (self.names.members.get(word), node)
                && other != value
            {
                return fault(node.place, format!("{word} is {other} in another domain and {value} here"));
            }
            self.names.members.insert(word, value);
        }
        self.program.domains.push(domain);
        Ok(())
    }

    /// `domain track from 1 "mrp-track-": 1 2 name=key`.
    fn domain(&mut self, node: &Node) -> Parsed<()> {
        let (head, members) = heading(node)?;
        let mut words = head.split(' ').skip(1);
        let name = words.next().unwrap_or_default();
        let mut lo = 0;
        let mut prefix = "";
        while let Some(word) = words.next() {
            if word == "from" {
                lo = words.next().and_then(|n| n.parse().ok()).unwrap_or_default();
            } else {
                prefix = word.trim_matches('"');
            }
        }
        let mut domain =
            Domain { name, lo, prefix, pile: pile(name), quiet: false, words: Vec::new(), keys: Vec::new() };
        for member in members.split(' ').filter(|m| !m.is_empty()) {
            let (word, key) = member.split_once('=').unwrap_or((member, member));
            domain.words.push(word);
            let key = self.program.intern(&key.replace('_', "-"));
            domain.keys.push(key);
        }
        if domain.words.is_empty() || domain.words.len() > 200 {
            return fault(node.place, "a domain has 1 to 200 members");
        }
        self.add_domain(domain, Some(node))
    }

    /// Adds the domain of all cards, and tables of their properties.
    fn cards(&mut self, nodes: &[Node]) {
        let mut cards: Vec<(CardClass, Card)> = Vec::new();
        for node in nodes.iter().filter(|node| node.text.starts_with("card ")) {
            let Some((head, _)) = self.note(heading(node)) else { continue };
            let mut words = head.split(' ').skip(1);
            let id = words.next().unwrap_or_default();
            let class = match id.as_bytes().first() {
                Some(b'E') => CardClass::Event,
                Some(b'C') => CardClass::Cascading,
                Some(b'T') => CardClass::Terrorism,
                Some(b'N') => CardClass::Disaster,
                _ => {
                    self.note::<()>(fault(node.place, "a card is E, C, T or N and a number"));
                    continue;
                }
            };
            let reshuffles = words.any(|word| word == "reshuffle");
            cards.push((class, Card { id, class, reshuffles, parts: Vec::new() }));
        }
        cards.sort_by_key(|(class, card)| (*class, card.id));
        let (mut classes, mut sets, mut again) = (Vec::new(), Vec::new(), Vec::new());
        let mut domain = Domain {
            name: "card",
            lo: 0,
            prefix: "mrp-card-",
            pile: pile("card"),
            quiet: true,
            words: Vec::new(),
            keys: Vec::new(),
        };
        for (class, card) in cards {
            classes.push(class as i16);
            sets.push(card.year_set().into());
            again.push(i16::from(card.reshuffles));
            domain.words.push(card.id);
            let key = self.program.intern(card.id);
            domain.keys.push(key);
            self.program.cards.push(card);
        }
        for (name, values) in [("card_class", classes), ("card_set", sets), ("card_reshuffles", again)] {
            self.constants(name, 0, &values);
        }
        let added = self.add_domain(domain, None);
        self.note(added);
    }

    fn constants(&mut self, name: &'static str, lo: i16, values: &[i16]) {
        let base = self.program.tables.len() as u16;
        self.program.tables.extend(values);
        self.program.table_of.insert(name, (base, lo, values.len() as u8));
        self.names.tables.insert(name, Constants { base, lo, len: values.len() as u8 });
    }

    /// `table ap_by_ce[3..7] = 0 2 3 4 5`.
    fn table(&mut self, node: &Node) -> Parsed<()> {
        let mut reader = Reader::new(&node.text["table ".len()..], node.place)?;
        let name = reader.word()?;
        reader.expect("[")?;
        let lo = reader.number()?;
        reader.expect("..")?;
        let hi = reader.number()?;
        reader.expect("]")?;
        reader.expect("=")?;
        let mut values = Vec::new();
        while !reader.done() {
            reader.sign("+");
            let Ok(value) = i16::try_from(reader.number()?) else {
                return fault(node.place, "a value of a table is -128 to 127");
            };
            values.push(value);
        }
        if values.len() as i32 != hi - lo + 1 {
            return fault(node.place, format!("{} values for {lo}..{hi}", values.len()));
        }
        if self.names.tables.contains_key(name) {
            return fault(node.place, format!("{name} stands twice"));
        }
        self.constants(name, lo as i16, &values);
        Ok(())
    }

    /// `fn inf(p, r) = ...`.
    fn function(&mut self, node: &Node) -> Parsed<()> {
        let mut reader = Reader::new(&node.text["fn ".len()..], node.place)?;
        let name = reader.word()?;
        let params = params(&mut reader)?;
        reader.expect("=")?;
        let body = reader.expr()?;
        reader.end()?;
        if self.names.functions.insert(name, Function { params, body }).is_some() {
            return fault(node.place, format!("{name} stands twice"));
        }
        Ok(())
    }

    fn name_proc(&mut self, node: &Node) -> Parsed<()> {
        let mut words = node.text.splitn(2, ' ');
        let kind = match words.next() {
            Some("chart") => ProcKind::Chart,
            Some("action") => ProcKind::Action,
            _ => ProcKind::Plain,
        };
        let rest = words.next().unwrap_or_default();
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let name = &rest[..end];
        if kind == ProcKind::Action {
            // Actions have their own namespace: a proc may have the same name.
            return Ok(());
        }
        if let Some(other) = self.names.procs.insert(name, node.place) {
            return fault(node.place, format!("{name} stands at {}:{} too", other.file, other.line));
        }
        let proc = Proc { name, kind, others: false, entry: 0, params: 0, rule: "", origin: "", roll: None };
        let mut add = |proc: Proc| {
            self.program.proc_of.insert(proc.name, self.program.procs.len() as u16);
            self.program.procs.push(proc);
        };
        if is_of_both_peers(node) {
            add(Proc { name: china_name(name), ..proc });
        }
        add(proc);
        Ok(())
    }

    /// `var align[region] 3..8 trend full queue major_crisis reset turn`.
    fn var(&mut self, node: &Node) -> Parsed<()> {
        let mut reader = Reader::new(&node.text["var ".len()..], node.place)?;
        let name = reader.word()?;
        let mut domains = Vec::new();
        let mut len = 1;
        if reader.sign("[") {
            loop {
                let word = reader.word()?;
                let Some(domain) = self.program.domains.iter().position(|d| d.name == word) else {
                    return fault(node.place, format!("there is no domain {word}"));
                };
                len *= self.program.domains[domain].len();
                domains.push(domain as u16);
                if !reader.sign(",") {
                    break;
                }
            }
            reader.expect("]")?;
        }
        let min = reader.number()? as i16;
        reader.expect("..")?;
        let max = reader.number()? as i16;
        let start = if reader.sign("=") { reader.number()? as i16 } else { 0i16.clamp(min, max) };
        let mut var = Var {
            name,
            domains,
            min,
            max,
            start,
            base: self.program.cells as u16,
            len: len as u16,
            trend: None,
            full: None,
            over: None,
            up: None,
            down: None,
            reset: None,
            quiet: false,
            sandbox: false,
        };
        self.program.cells += len;
        while let Some(token) = reader.next() {
            match token {
                Token::Word("trend") => {
                    var.trend = Some(self.program.cells as u16);
                    self.program.cells += len;
                }
                Token::Word("full") => {
                    let queued = reader.word_is("queue");
                    var.full = Some(Hook { proc: self.hook(&mut reader)?, queued });
                }
                Token::Word("over") => var.over = Some(self.hook(&mut reader)?),
                Token::Word("up") => var.up = Some(self.hook(&mut reader)?),
                Token::Word("down") => var.down = Some(self.hook(&mut reader)?),
                Token::Word("quiet") => var.quiet = true,
                Token::Word("sandbox") => var.sandbox = true,
                Token::Word("reset") => {
                    var.reset = Some(reset(&mut reader)?);
                }
                other => return fault(node.place, format!("not understood: {other:?}")),
            }
        }
        if self.program.var_of.contains_key(name) {
            return fault(node.place, format!("{name} stands twice"));
        }
        let number = self.program.vars.len() as u16;
        self.program.var_of.insert(name, number);
        self.program.var_of_cell.resize(self.program.cells, number);
        self.program.vars.push(var);
        Ok(())
    }

    fn hook(&mut self, reader: &mut Reader) -> Parsed<u16> {
        let word = reader.word()?;
        match self.program.proc_of.get(word) {
            Some(&proc) => Ok(proc),
            None => {
                // The var is declared anyway, so that this error causes no follow-up errors.
                self.note::<()>(reader.fault(format!("there is no proc {word}")));
                Ok(0)
            }
        }
    }
}

/// The name under which draws from a domain appear in texts and records.
fn pile(domain: &str) -> &'static str {
    Box::leak(format!("mrp-draw-{}", domain.replace('_', "-")).into_boxed_str())
}

pub(super) fn reset(reader: &mut Reader) -> Parsed<Reset> {
    Ok(match reader.word()? {
        "segment" => Reset::Segment,
        "phase" => Reset::Phase,
        "turn" => Reset::Turn,
        other => return reader.fault(format!("segment, phase or turn, not {other}")),
    })
}

/// `(a, b)`, or nothing.
pub(super) fn params(reader: &mut Reader) -> Parsed<Vec<&'static str>> {
    let mut params = Vec::new();
    if reader.sign("(") {
        while !reader.sign(")") {
            params.push(reader.word()?);
            reader.sign(",");
        }
    }
    Ok(params)
}
