//! Helpers for the tests at home: a quiet White House, and comparing changes.

use kernel::chance::{Given, RecordedChance};
use mr_president::{State, probe};

use crate::common::{self, Desk, of, parts};

/// Vars that are only used while a procedure runs, and the record of signed bills.
const SCRATCH: &[&str] = &[
    "found",
    "revealed",
    "rival",
    "pool",
    "drama",
    "drawn",
    "failure_void",
    "sotu_free",
    "focus_next",
    "attack_plus",
    "scandal_start",
    "scandal_done",
    "bill_passed",
    "bill_moved",
    "bill_tried",
    "law_friends",
    "law_opponents",
    "signed",
    "own_passed",
    "tried",
    "acted",
    "bill_year",
    "signed_ever",
    "known",
    "security_gsi",
];

/// An empty world with a fixed order of the focus: cabinet 1, press 2, Congress 3, economy 4, security 5, crisis 6.
/// Public priorities are bills 1 to 5, those of the administration 6, 7, 8. There is no promise.
pub fn house() -> Desk {
    let mut desk = Desk::blank();
    let order = ["f_cabinet", "f_press", "f_congress", "f_economy", "f_security", "f_crisis"];
    for (n, area) in order.iter().enumerate() {
        desk.set1("focus_rank", area, n as i16 + 1);
    }
    desk.fill("cand_used", 0).set1("cand_used", "ca19", 1).fill("due", 0);
    desk.fill("public_out", 0).fill("admin_out", 0).fill("bill_theirs", 0).fill("bill_box", 0);
    desk.fill("public_list", 0).fill("admin_list", 0).fill("gsi_level", 0).fill("gsi_year", 0);
    for (n, slot) in ["slot1", "slot2", "slot3", "slot4", "slot5"].iter().enumerate() {
        desk.set1("public_list", slot, n as i16 + 1);
        if n < 3 {
            desk.set1("admin_list", slot, n as i16 + 6);
        }
    }
    desk.set("court_state", 0)
        .set("promise_kept", 0)
        .set("promise_done", 0)
        .set("turn", 2)
        .set("newcomer", 0);
    desk
}

/// All differences, as sorted words.
pub fn told(desk: &Desk, before: &State) -> Vec<String> {
    common::told(desk, before, SCRATCH)
}

/// Expects exactly these changes (`"pa -2; ap +1"`, or `""`), that the procedure has ended and that all given dice were used.
#[track_caller]
pub fn same(desk: &Desk, before: &State, want: &str, what: &str) {
    common::same(desk, before, SCRATCH, want, what);
}

/// One procedure with its dice, draws (`friend_id fr01`) and decisions, to compare its result.
pub struct Play<'a> {
    pub name: &'a str,
    pub args: &'a [&'a str],
    pub dice: &'a [u16],
    pub draws: &'a str,
    pub acts: &'a str,
}

impl Play<'_> {
    /// Plays it on this desk. Decisions and draws are separated by commas.
    #[track_caller]
    pub fn on(&self, desk: &mut Desk, want: &str) {
        let what = format!("{} {:?} dice {:?} acts {:?}", self.name, self.args, self.dice, self.acts);
        let before = desk.state.clone();
        desk.dice(self.dice);
        for draw in parts(self.draws) {
            let (domain, member) = draw.split_once(' ').expect("a domain and a member");
            desk.draws(domain, &[member]);
        }
        desk.run(self.name, self.args);
        for act in parts(self.acts) {
            desk.act(act);
        }
        same(desk, &before, want, &what);
    }
}

/// A chart or procedure with dice only.
#[track_caller]
pub fn row(desk: &mut Desk, name: &str, args: &[&str], dice: &[u16], want: &str) {
    Play { name, args, dice, draws: "", acts: "" }.on(desk, want);
}

/// The same with draws and decisions.
#[track_caller]
pub fn play(desk: &mut Desk, name: &str, args: &[&str], dice: &[u16], draws: &str, acts: &str, want: &str) {
    Play { name, args, dice, draws, acts }.on(desk, want);
}

/// The modifier of a chart's roll in this position, within its cap. The die itself is not rolled.
pub fn modifier(desk: &mut Desk, name: &str, args: &[&str]) -> i8 {
    let args: Vec<i16> = args.iter().map(|arg| of(arg)).collect();
    let mut nothing = Given::default();
    let mut chance = RecordedChance::live(&mut nothing, None);
    let stop = probe::call(&mut desk.state, name, &args, &mut chance, &mut desk.told);
    assert!(stop.is_err(), "{name} asks for no die");
    desk.state.roll.bonus
}

/// A line of a list of modifiers: its name, how to set up its position, and its value.
pub type Line<'a> = (&'a str, &'a dyn Fn(&mut Desk), i8);

#[track_caller]
pub fn modifiers(name: &str, args: &[&str], base: &dyn Fn(&mut Desk), lines: &[Line<'_>]) {
    for (what, set, want) in lines {
        let mut desk = house();
        base(&mut desk);
        set(&mut desk);
        assert_eq!(modifier(&mut desk, name, args), *want, "{name}: {what}");
    }
}

/// A pending bill.
pub fn bill(desk: &mut Desk, number: &str, theirs: bool, bill_box: i16) {
    desk.set1("bill_at", number, 1)
        .set1("bill_theirs", number, theirs.into())
        .set1("bill_box", number, bill_box);
}

pub fn friends(desk: &mut Desk, which: &[&str]) {
    which.iter().for_each(|f| {
        desk.set1("friend", f, 1);
    });
}

pub fn opponents(desk: &mut Desk, which: &[&str]) {
    which.iter().for_each(|o| {
        desk.set1("opponent", o, 1);
    });
}

/// Approval in percent: 18 to 70.
pub fn percent(desk: &mut Desk, pa: i16) {
    desk.set("pa", (pa - 18) / 2);
}

/// Expects that an act is refused by this rule with this reason.
#[track_caller]
pub fn barred(desk: &Desk, act: &str, rule: &str, reason: &str) {
    let (cited, text) = desk.refused(act);
    assert_eq!(cited, rule, "{act}");
    assert!(text.contains(reason), "{act}: {text}");
}

/// In a segment without AP: takes an action with its dice and decisions, and gives up the rest of the segment.
#[track_caller]
pub fn action(desk: &mut Desk, segment: &str, key: &str, dice: &[u16], draws: &str, acts: &str, want: &str) {
    desk.segment(segment);
    let before = desk.state.clone();
    desk.dice(dice);
    for draw in parts(draws) {
        let (domain, member) = draw.split_once(' ').expect("a domain and a member");
        desk.draws(domain, &[member]);
    }
    desk.act(&format!("action {key}"));
    for act in parts(acts) {
        desk.act(act);
    }
    assert!(
        matches!(desk.state.wait, mr_president::Wait::Menu),
        "{key} {dice:?} waits for {:?}",
        desk.choices()
    );
    assert!(desk.given.is_empty(), "{key} {dice:?}: dice or draws are left over");
    let mut want: Vec<String> =
        want.split(';').map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect();
    want.sort();
    assert_eq!(told(desk, &before), want, "{key} {dice:?} {acts}");
}
