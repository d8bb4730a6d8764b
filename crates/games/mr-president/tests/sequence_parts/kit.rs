//! Helpers: an empty game before set-up, a quiet year, and comparing changes.

use mr_president::{Cells, State, program};

use crate::common::{self, Desk, parts};

pub const REGIONS: [&str; 8] = ["euro", "east", "camerica", "samerica", "mideast", "casia", "africa", "apac"];
pub const ALLIES: [&str; 9] =
    ["canada", "uk", "nato", "israel", "gulf", "india", "japan", "rok", "australia"];
pub const POSTS: [&str; 4] = ["vp", "cos", "secstate", "secdef"];
pub const SLOTS: [&str; 5] = ["slot1", "slot2", "slot3", "slot4", "slot5"];

/// Vars that are only used while a procedure runs.
const SCRATCH: &[&str] = &[
    "found",
    "revealed",
    "pool",
    "foot_pool",
    "drawn",
    "cand_drawn",
    "attr_drawn",
    "res_drawn",
    "bill_drawn",
    "post_new",
    "vote_won",
    "tried",
    "known",
    "bill_moved",
    "wor_crisis_end",
];

/// The cells as they are before set-up, with these options (difficulty 0 to 2, scenario 0 to 4).
pub fn fresh(difficulty: i16, scenario: i16) -> Desk {
    let mut desk = Desk::normal();
    desk.state.cells = Cells::new(program());
    desk.set("difficulty", difficulty).set("scenario", scenario);
    desk
}

/// A game directly after set-up, with random draws and taking the first choice each time.
pub fn set_up(difficulty: i16, scenario: i16, seed: u64) -> Desk {
    let mut desk = fresh(difficulty, scenario);
    desk.run_through("setup", &[], seed);
    desk
}

/// An empty world in the second year: no lists, no promise, no cards in any pile; everybody is in the cup except candidate 19.
pub fn quiet() -> Desk {
    let mut desk = Desk::blank();
    for var in ["public_list", "admin_list", "public_out", "admin_out", "bill_theirs", "bill_box", "due"] {
        desk.fill(var, 0);
    }
    for var in ["at", "known", "chit_cup", "chit_drawn", "cand_used", "group_done", "us_war_year"] {
        desk.fill(var, 0);
    }
    for var in
        ["vote", "outcome", "last_plus", "midterm_drm", "reelection_drm", "promise_kept", "promise_done"]
    {
        desk.set(var, 0);
    }
    for (n, area) in
        ["f_congress", "f_economy", "f_security", "f_press", "f_crisis", "f_cabinet"].iter().enumerate()
    {
        desk.set1("focus_rank", area, n as i16 + 1);
    }
    desk.set1("cand_used", "ca19", 1);
    desk.set("turn", 2).set("court_state", 0).set("lower_half", 0).set("second_term", 0).set("successor", 0);
    desk.state.once_segment = 0;
    desk.state.once_phase = 0;
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

/// Sets the results of draws: `region africa, friend_id fr01`.
pub fn draws(desk: &mut Desk, list: &str) {
    for draw in parts(list) {
        let (domain, member) = draw.split_once(' ').expect("a domain and a member");
        desk.draws(domain, &[member]);
    }
}

/// Runs one procedure with its dice, draws (`friend_id fr01`) and decisions, and expects exactly these changes.
#[track_caller]
pub fn play(desk: &mut Desk, name: &str, dice: &[u16], drawn: &str, acts: &str, want: &str) {
    let what = format!("{name} dice {dice:?} draws {drawn:?} acts {acts:?}");
    let before = desk.state.clone();
    desk.dice(dice);
    draws(desk, drawn);
    let (name, args) = name.split_once(' ').unwrap_or((name, ""));
    let args: Vec<&str> = parts(args).collect();
    desk.run(name, &args);
    for act in parts(acts) {
        desk.act(act);
    }
    same(desk, &before, want, &what);
}

/// A region in the notation of the house's tables: `5/5/1; TG 2g 1; UnS 1; CW 1; R1 C1; F1`.
pub fn region(desk: &Desk, region: &str) -> String {
    let mut words = vec![format!(
        "{}/{}/{}",
        desk.get1("align", region),
        desk.get1("stab", region),
        desk.get1("rc", region)
    )];
    if let Some(groups) = groups(desk, region) {
        words.push(groups);
    }
    for slot in ["rs1", "rs2", "rs3", "rs4", "rs5", "rs6", "rs7", "rs8"] {
        if desk.get1("rs_at", slot) == crate::common::of(region) {
            words.push(format!("RS{}", desk.get1("rs_level", slot)));
        }
    }
    let mut counters = |name: &str, count: i16| {
        if count > 0 {
            words.push(format!("{name}{count}"));
        }
    };
    counters("UnS ", desk.get1("uns", region));
    for (kind, name) in [
        ("cw", "CW "),
        ("cw_iran", "CW with Iran "),
        ("cwc", "CWC "),
        ("cwc_pk", "CWC with Peacekeepers "),
        ("cwc_iran", "CWC with Iran "),
        ("cwc_pk_iran", "CWC with both "),
        ("cw_x2", "? "),
        ("cw_x6", "? "),
    ] {
        counters(name, desk.get2("cwn", region, kind));
    }
    counters("R", desk.get2("counters", "russia", region));
    counters("C", desk.get2("counters", "china", region));
    counters("F", desk.get1("footprint", region));
    words.join("; ")
}

/// Terror groups of a place, largest first: `TG 2g 1`; None if there are none.
pub fn groups(desk: &Desk, place: &str) -> Option<String> {
    let all = desk.groups(place);
    if all.is_empty() {
        return None;
    }
    let words: Vec<String> = all
        .iter()
        .rev()
        .map(|(level, intel)| format!("{level}{}", ["", "g", "l", "f"][*intel as usize]))
        .collect();
    Some(format!("TG {}", words.join(" ")))
}

/// US units in a place, in the order Heavy, Light, USMC, USAF, Carrier, SOF, Intel, In Transit.
pub fn units(desk: &Desk, place: &str) -> [i16; 8] {
    ["heavy", "light", "usmc", "usaf", "carrier", "sof", "intel", "transit"]
        .map(|unit| desk.get2("unit_at", place, unit))
}

/// Number of cards of a class (0 events, 1 cascading, 2 terrorism, 3 disasters) in a pile.
pub fn cards_in(desk: &Desk, pile: &str, class: u8) -> usize {
    let pile = crate::common::of(pile);
    let base = usize::from(program().var("at").base);
    let cards = program().cards.iter().enumerate();
    cards.filter(|(n, card)| card.class as u8 == class && desk.state.cells[base + n] == pile).count()
}

/// The steps reported in the log, as (phase, key).
pub fn steps_told(desk: &Desk) -> Vec<(&'static str, &'static str)> {
    let steps = desk.told.iter().filter_map(|told| match told.event {
        mr_president::Event::Step { step, .. } => Some(&program().steps[usize::from(step)]),
        _ => None,
    });
    steps.map(|step| (step.phase, step.key)).collect()
}
