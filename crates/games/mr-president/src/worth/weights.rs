//! Rates a position for the president, roughly in Legacy Points.

use std::sync::OnceLock;

use crate::lang::LOCALS;
use crate::machine::value;
use crate::state::{Ending, State};
use crate::{ENDINGS, program};

/// The first cell of each var that is rated.
macro_rules! vars {
    ($($name:ident),* $(,)?) => {
        struct Vars { $($name: u16),* }

        impl Vars {
            fn get() -> &'static Vars {
                static VARS: OnceLock<Vars> = OnceLock::new();
                VARS.get_or_init(|| Vars { $($name: program().var(stringify!($name)).base),* })
            }
        }
    };
}

vars!(
    align,
    ap,
    apc,
    base,
    bc,
    bill_at,
    bill_box,
    bill_theirs,
    cap,
    ce,
    control,
    counters,
    cwn,
    darpa,
    dc,
    edge,
    emergency_left,
    fni,
    footprint,
    free_military,
    friend,
    ft_on,
    goodwill,
    hs,
    iran_israel,
    ldi,
    level,
    lp,
    mr,
    multi,
    must_intel,
    no_nuke,
    nobel,
    nuke,
    opponent,
    pa,
    posture,
    pp,
    pr,
    rc,
    rel,
    rs_ap,
    rs_at,
    rs_level,
    rs_wmd,
    rwc,
    scandal,
    scenario,
    soe,
    spy_next,
    spy_rest,
    stab,
    status,
    t,
    tg,
    trade,
    turn,
    un,
    un_troops,
    uni,
    unit_at,
    uns,
    uns_iran,
    war_att,
    war_def,
    war_friend,
    war_kind,
    war_status,
    war_surprise,
    war_us,
    wo,
    wor_react,
);

/// Indexes of these members in their vars. Peers, and the economies after them, are numbered from 11, nations from 9.
const RUSSIA: u16 = 0;
const CHINA: u16 = 1;
const US: u16 = 2;
const REGIONS: u16 = 8;
const CONUS: u16 = 8;
const EASTERN_EUROPE: u16 = 1;

struct Position<'a> {
    s: &'a State,
    v: &'static Vars,
    trends: &'static Trends,
}

/// The first cells of the trend counters.
struct Trends {
    align: u16,
    rel: u16,
    soe: u16,
    ce: u16,
}

impl Trends {
    fn get() -> &'static Trends {
        static TRENDS: OnceLock<Trends> = OnceLock::new();
        TRENDS.get_or_init(|| {
            let of = |name| program().var(name).trend.expect("a trending track");
            Trends { align: of("align"), rel: of("rel"), soe: of("soe"), ce: of("ce") }
        })
    }
}

impl Position<'_> {
    #[inline]
    fn n(&self, cell: u16) -> f32 {
        f32::from(self.s.cells.get(cell))
    }

    #[inline]
    fn i(&self, cell: u16) -> i16 {
        self.s.cells.get(cell)
    }

    fn sum(&self, base: u16, len: u16) -> f32 {
        (base..base + len).map(|cell| self.n(cell)).sum()
    }
}

/// The value of one more AP this year. It falls over the year, because unused AP are lost at the end.
pub(super) fn ap_worth(state: &State) -> f32 {
    let p = program();
    let left = (p.steps.len() - usize::from(state.step)) as f32 / p.steps.len() as f32;
    0.1 + 0.5 * left
}

/// The value of one more action, minus the two AP it costs.
pub(super) fn bought(state: &State) -> f32 {
    let spare = f32::from(state.cells.get(Vars::get().ap)) - 4.0;
    if spare > 0.0 { 1.4 - 2.0 * ap_worth(state) } else { -0.5 }
}

pub(super) fn weigh(state: &State) -> f32 {
    let at = Position { s: state, v: Vars::get(), trends: Trends::get() };
    match state.ending {
        Some(Ending::Loss(_)) => -60.0,
        Some(Ending::Way(way)) => match ENDINGS[usize::from(way)] {
            "victory" | "scenario-won" => 60.0,
            "scenario-lost" => -30.0,
            _ => at.n(at.v.lp),
        },
        None => presidency(&at) + congress(&at) + world(&at) + powers(&at),
    }
}

fn presidency(at: &Position) -> f32 {
    let (s, v) = (at, at.v);
    let economy = s.n(v.soe + US) + 0.5 * s.n(s.trends.soe + US);
    let cabinet = s.n(v.ce) + 0.5 * s.n(s.trends.ce);
    let value = f32::from(18 + 2 * s.i(v.pa)) / 10.0;
    let main = value + s.n(v.rwc) + s.n(v.mr) + economy + s.n(v.hs);
    let judged = match s.i(v.scenario) {
        0 => s.n(v.lp) + evaluation(at, main),
        // Re-election is a condition of victory, and comes nearer each year.
        _ => 0.8 * main + 0.17 * s.n(v.turn) * (value + s.n(v.mr) + s.n(v.pp)) + goals(at),
    };
    let lingering = [0.0, 2.0, 5.0, 10.0, 18.0, 30.0][s.i(v.ldi).clamp(0, 5) as usize];
    let crisis = [0.0, 1.2, 3.4, 5.0][s.i(v.dc).clamp(0, 3) as usize];
    let party = s.n(v.pr) - 4.0 * (5.0 - s.n(v.pr)).max(0.0);
    let scandals = s.sum(v.scandal, 4) + 3.5 * s.n(v.scandal + 4);
    judged
        + 0.22 * s.n(v.pa)
        + 0.6 * party
        + 0.5 * s.n(v.pp)
        + 0.7 * cabinet
        + 0.5 * s.n(v.wo)
        + 0.5 * s.n(v.goodwill).min(4.0)
        + s.n(v.ap) * ap_worth(s.s)
        - lingering
        - crisis
        - 0.45 * s.sum(v.ft_on, 6)
        - scandals
}

/// The Evaluation, from the sum of the main tracks.
fn evaluation(at: &Position, main: f32) -> f32 {
    let lows = (0..REGIONS).filter(|&r| at.i(at.v.align + r) <= 4).count() as f32;
    let rogues = (0..8).filter(|&slot| at.i(at.v.rs_at + slot) >= 0).count() as f32;
    let sum = main - lows - rogues;
    0.8 * sum - 2.0 * (21.0 - sum).max(0.0)
}

/// The goals of a scenario: those that are needed, and less for one in reserve.
fn goals(at: &Position) -> f32 {
    let (p, scenario) = (program(), at.i(at.v.scenario));
    let goals = p.goals.iter().filter(|goal| goal.scenario == scenario);
    let reached = goals.filter(|goal| value(p, at.s, goal.reached, &[0; LOCALS]) != 0).count() as f32;
    let needed = f32::from(p.constant("goals_needed", scenario));
    5.0 * reached.min(needed) + 2.0 * (reached - needed).max(0.0)
}

fn congress(at: &Position) -> f32 {
    let (s, v) = (at, at.v);
    let bills: f32 = (0..23)
        .filter(|&bill| s.i(v.bill_at + bill) == 1 && s.i(v.bill_theirs + bill) == 0)
        .map(|bill| 0.6 - 0.35 * s.n(v.bill_box + bill))
        .sum();
    0.5 * (s.sum(v.friend, 24) - s.sum(v.opponent, 24)) + 0.4 * s.n(v.bc) + s.n(v.control) + bills
}

fn world(at: &Position) -> f32 {
    let (s, v) = (at, at.v);
    let mut sum = 0.0;
    for r in 0..REGIONS {
        let crisis = [0.0, 0.3, 0.8, 1.9, 3.0][s.i(v.rc + r).clamp(0, 4) as usize];
        sum += 0.35 * (s.n(v.align + r) + 0.5 * s.n(s.trends.align + r)) + 0.5 * s.n(v.stab + r) - crisis;
        sum -= 0.35 * s.n(v.uns + r) + 0.7 * (s.n(v.cwn + 8 * r) + s.n(v.cwn + 8 * r + 4));
        sum += 0.5 * s.n(v.trade + r) - 0.2 * s.n(v.footprint + r);
    }
    for place in 0..=CONUS {
        let weight = if place == CONUS { 1.0 } else { 0.3 };
        for kind in 0..16 {
            let count = s.n(v.tg + 16 * place + kind);
            if count > 0.0 {
                let level = f32::from(kind / 4 + 1);
                sum -= count * (weight * level * (0.7 + 0.15 * level) - 0.12 * f32::from(kind % 4));
            }
        }
    }
    for slot in (0..8).filter(|&slot| s.i(v.rs_at + slot) >= 0) {
        sum -= [0.0, 4.0, 7.0, 13.0, 30.0][s.i(v.rs_level + slot).clamp(0, 4) as usize];
        sum -= 3.0 * s.n(v.rs_wmd + slot).max(0.0) + s.n(v.rs_ap + slot);
    }
    for war in (0..5).filter(|&war| s.i(v.war_kind + war) >= 0) {
        let us = s.i(v.war_us + war);
        let ours = match us.max(s.i(v.war_friend + war)) {
            1 => s.n(v.war_status + war),
            2 => -s.n(v.war_status + war),
            _ => 0.0,
        };
        sum += 0.9 * ours - if us > 0 { 1.2 } else { 1.0 };
    }
    sum
}

fn powers(at: &Position) -> f32 {
    let (s, v) = (at, at.v);
    let mut sum = 0.0;
    for (peer, limit) in [(RUSSIA, 6.0), (CHINA, 9.0)] {
        let total = s.sum(v.counters + 8 * peer, 8) + 3.0 * s.sum(v.base + 8 * peer, 8);
        sum -= 0.5 * total + 1.0 * (total - limit).max(0.0);
        sum += 0.8 * (s.n(v.rel + peer) + 0.5 * s.n(s.trends.rel + peer));
        sum -= 1.5 * (s.n(v.posture + peer) - 1.0) + 0.2 * s.n(v.soe + peer);
    }
    sum -= 2.5 * s.n(v.base + 8 * RUSSIA + EASTERN_EUROPE);
    sum -= 0.22 * s.sum(v.t, 13);
    sum += 0.6 * s.sum(v.level, 9) + 0.2 * s.sum(v.apc, 9);
    for nation in 0..2 {
        sum -= [0.0, 0.0, 0.5, 1.5, 4.0, 9.0][s.i(v.nuke + nation).clamp(0, 5) as usize];
        sum += 0.3 * (s.n(v.uni + nation) + s.n(v.multi + nation) + 2.0 * s.n(v.un + nation));
    }
    for track in 0..10 {
        let armed = |nation: u16| s.i(v.nuke + nation) >= 4;
        let deadly = match track + 1 {
            3 | 5 => true,
            6 => armed(1),
            7 => armed(0),
            _ => false,
        };
        let price = [0.0, 0.0, 0.3, 0.9, 2.2, 3.0][s.i(v.status + track).clamp(0, 5) as usize];
        sum -= if deadly { 3.0 * price } else { price };
        sum += 0.08 * (4.0 - s.n(v.edge + track));
    }
    sum + 0.25 * s.sum(v.cap + 7 * US, 7)
}

/// What [`weigh`] leaves out, because it matters little or only for a while. It tells whether an outcome is good or bad.
pub(super) fn besides(state: &State) -> f32 {
    let at = Position { s: state, v: Vars::get(), trends: Trends::get() };
    let (s, v) = (&at, at.v);
    let lasting =
        s.n(v.nobel) + 0.4 * s.sum(v.darpa, 7) + 0.3 * s.n(v.emergency_left) + 0.2 * s.sum(v.unit_at, 128);
    let passing = 0.5 * s.n(v.free_military) + 0.3 * s.sum(v.no_nuke, 2) - 0.2 * s.n(v.wor_react);
    let watched =
        0.2 * s.sum(v.fni, REGIONS) + 0.3 * s.sum(v.un_troops, REGIONS) - 0.1 * s.sum(v.must_intel, 9);
    let spied = 0.3 * s.sum(v.spy_next, 2) + 0.6 * s.sum(v.spy_rest, 2);
    let iran = 0.3 * s.n(v.iran_israel) + 0.2 * s.sum(v.uns_iran, REGIONS);
    let mut sum = lasting + passing + watched - spied - iran;
    for war in (0..5).filter(|&war| s.i(v.war_kind + war) >= 0) {
        let lead = 0.3 * (s.n(v.war_att + war) - s.n(v.war_def + war));
        sum += match s.i(v.war_us + war).max(s.i(v.war_friend + war)) {
            1 => lead,
            2 => -lead,
            _ => 0.0,
        };
        sum -= 0.3 * s.n(v.war_surprise + war);
    }
    sum
}
