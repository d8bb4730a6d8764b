//! Helpers for the tests of the cards: set up a position, play a card with its dice and decisions, and compare the result.

use mr_president::{State, program};

use crate::common::{Desk, of};

/// Vars that are only used while a procedure runs, and those of the piles, which have tests of their own.
const SCRATCH: &[&str] = &[
    "found",
    "revealed",
    "rival",
    "pool",
    "drama",
    "drawn",
    "attack_plus",
    "tried",
    "at",
    "known",
    "relief_n1",
    "relief_n3",
    "tsunami_at",
    "cardb_prosecuted",
    "wor_crisis_end",
];

/// An empty world. Focus: Congress 1, economy 2, security 3, press 4, crisis 5, cabinet 6, so that Focus Tensions are placed on the
/// cabinet first. There are no public priorities and no pending bills.
fn table() -> Desk {
    let mut desk = Desk::blank();
    let order = ["f_congress", "f_economy", "f_security", "f_press", "f_crisis", "f_cabinet"];
    for (n, area) in order.iter().enumerate() {
        desk.set1("focus_rank", area, n as i16 + 1);
    }
    for var in
        ["public_out", "bill_theirs", "bill_box", "public_list", "signed_ever", "unit_at", "due", "cand_used"]
    {
        desk.fill(var, 0);
    }
    desk.fill("at", of("unused")).fill("known", 0);
    desk.fill("bill_year", -9).set1("cand_used", "ca19", 1).fill("edge", 2);
    desk.set("court_state", 0).set("turn", 2).set("newcomer", 0).set("hs_untested", 0);
    desk
}

fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split([';', ',']).map(str::trim).filter(|part| !part.is_empty())
}

/// The cell for `rc.africa`, `cap.us.space`, or `~soe.us` (a trend counter).
fn cell(place: &str) -> usize {
    let (name, trend) = match place.strip_prefix('~') {
        Some(name) => (name, true),
        None => (place, false),
    };
    let mut words = name.split('.');
    let var = program().var(words.next().unwrap());
    let mut offset = 0;
    for &domain in &var.domains {
        let domain = &program().domains[usize::from(domain)];
        let word = words.next().unwrap_or_else(|| panic!("{place} lacks an index"));
        let member = domain.member(word).unwrap_or_else(|| panic!("{place}: no {word}"));
        offset = offset * domain.len() + (member - domain.lo) as usize;
    }
    let base = if trend { var.trend.expect("it has a trend") } else { var.base };
    usize::from(base) + offset
}

/// A card part (`E009/1`, or `E009` for short) or a procedure, to be played in an empty world.
pub struct Play {
    name: String,
    args: Vec<String>,
    pub desk: Desk,
    what: String,
    acts: Vec<String>,
}

pub fn card(name: &str) -> Play {
    let name = if name.contains('/') { name.to_owned() } else { format!("{name}/1") };
    Play { what: name.clone(), name, args: Vec::new(), desk: table(), acts: Vec::new() }
}

pub fn procedure(name: &str, args: &[&str]) -> Play {
    let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
    let what = format!("{name} {}", args.join(" "));
    Play { name: name.to_owned(), args, desk: table(), what, acts: Vec::new() }
}

impl Play {
    /// Sets values: `"ap 2; rc.mideast 2; ~soe.us 1; rs_at.rs1 mideast"`.
    pub fn set(mut self, position: &str) -> Play {
        for part in parts(position) {
            let (place, value) = part.split_once(' ').expect("a place and a value");
            self.desk.state.cells[cell(place)] = of(value.trim());
        }
        self.what += &format!(" [{position}]");
        self
    }

    pub fn dice(mut self, dice: &[u16]) -> Play {
        self.desk.dice(dice);
        self.what += &format!(" dice {dice:?}");
        self
    }

    /// Sets the results of draws: `"ally uk, friend_id fr01"`.
    pub fn draws(mut self, draws: &str) -> Play {
        for draw in parts(draws) {
            let (domain, member) = draw.split_once(' ').expect("a domain and a member");
            self.desk.draws(domain, &[member]);
        }
        self.what += &format!(" draws {draws}");
        self
    }

    /// Sets the decisions, written as acts. A single word stands for `choose`: `"a, pick africa"`.
    pub fn acts(mut self, acts: &str) -> Play {
        let act = |act: &str| if act.contains(' ') { act.to_owned() } else { format!("choose {act}") };
        self.acts.extend(parts(acts).map(act));
        self.what += &format!(" acts {acts}");
        self
    }

    /// Plays it with its decisions. Returns the state before.
    #[track_caller]
    fn play(&mut self) -> State {
        let before = self.desk.state.clone();
        let args: Vec<&str> = self.args.iter().map(String::as_str).collect();
        self.desk.run(&self.name, &args);
        for act in &self.acts {
            assert!(self.desk.may(act), "{}: {act} is not open, only {:?}", self.what, self.desk.choices());
            self.desk.act(act);
        }
        before
    }

    /// Expects exactly these changes (`"pa -2; ~soe.us -1; rc.africa +1"`, or `""`), and that all dice and draws were used.
    #[track_caller]
    pub fn gives(self, want: &str) {
        self.then_gives(want);
    }

    /// The same, and returns the desk.
    #[track_caller]
    pub fn then_gives(mut self, want: &str) -> Desk {
        let before = self.play();
        let mut want: Vec<String> = parts(want).map(str::to_owned).collect();
        want.sort();
        assert_eq!(changed(&self.desk, &before), want, "{}", self.what);
        assert!(self.desk.done(), "{}: it waits for {:?}", self.what, self.desk.choices());
        assert!(self.desk.given.is_empty(), "{}: dice or draws are left over", self.what);
        self.desk
    }

    /// Plays it, with any result.
    #[track_caller]
    pub fn then(mut self) -> Desk {
        self.play();
        self.desk
    }

    /// Expects exactly these choices after the decisions (a single word stands for `choose`).
    #[track_caller]
    pub fn offers(mut self, want: &str) {
        self.play();
        let word = |act: String| act.strip_prefix("choose ").map(str::to_owned).unwrap_or(act);
        let mut open: Vec<String> = self.desk.choices().into_iter().map(word).collect();
        let mut want: Vec<&str> = parts(want).collect();
        open.sort();
        want.sort_unstable();
        assert_eq!(open, want, "{}", self.what);
    }

    /// Expects that the game ends in this way.
    #[track_caller]
    pub fn ends(mut self, how: &str) {
        self.play();
        assert_eq!(self.desk.ended(), Some(how), "{}", self.what);
    }
}

/// All differences, as sorted words.
fn changed(desk: &Desk, before: &State) -> Vec<String> {
    let p = program();
    let mut out = Vec::new();
    for var in p.vars.iter().filter(|var| !SCRATCH.contains(&var.name)) {
        for (base, mark) in [(Some(var.base), ""), (var.trend, "~")] {
            let Some(base) = base else { continue };
            for n in 0..usize::from(var.len) {
                let at = usize::from(base) + n;
                let by = desk.state.cells[at] - before.cells[at];
                if by == 0 {
                    continue;
                }
                let domain = |n: usize| &p.domains[usize::from(var.domains[n])];
                let index = match var.domains.len() {
                    0 => String::new(),
                    1 => format!(".{}", domain(0).words[n]),
                    _ => format!(
                        ".{}.{}",
                        domain(0).words[n / domain(1).len()],
                        domain(1).words[n % domain(1).len()]
                    ),
                };
                out.push(format!("{mark}{}{index} {by:+}", var.name));
            }
        }
    }
    out.sort();
    out
}

/// Tests cards without dice and decisions: (card part, position, changes).
#[track_caller]
pub fn plain(rows: &[(&str, &str, &str)]) {
    for (name, position, want) in rows {
        card(name).set(position).gives(want);
    }
}

/// The pile in which a card is, by its word.
pub fn pile_of(desk: &Desk, card: &str) -> &'static str {
    let domain = program().domain("pile");
    domain.words[(desk.get1("at", card) - domain.lo) as usize]
}

/// The kind of the war in a slot; None if the slot is empty.
pub fn war(desk: &Desk, slot: &str) -> Option<&'static str> {
    let kind = desk.get1("war_kind", slot);
    (kind >= 0).then(|| program().domain("warkind").words[kind as usize])
}
