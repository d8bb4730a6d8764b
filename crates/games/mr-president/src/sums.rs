//! What the generic law tests check in addition to the contract: counters are conserved, tracks stay in range, games end.

use kernel::FastRng;
use kernel::laws::Lawful;

use crate::act::{Act, Key};
use crate::game::MrPresident;
use crate::options::{Difficulty, Options, Scenario};
use crate::picture::Look;
use crate::program;
use crate::state::State;

/// Upper bound on the acts of two terms, even if every die is rerolled.
const BOUND: usize = 30_000;

/// Number of units of each kind, in the field and in the assets box (house B1f). Heavy includes those in transit.
const UNITS: [i16; 7] = [6, 7, 5, 6, 6, 4, 5];

/// Total numbers of counters (house B5; MRP-HIDDEN).
const TENSIONS: i16 = 60;
const FOOTPRINTS: i16 = 20;
const DARPA: i16 = 2;
/// Additional Cascading 2 chits in the 2020 scenario.
const CASCADING_OF_2020: i16 = 2;
const ATTRIBUTES: usize = 4;
/// Maximum number of bills pending at once, not counting a nominee for the court.
const PENDING: usize = 5;
/// Values of `cand_used` and `bill_at`, and the slot of the campaign promise.
const IN_OFFICE: i16 = 1;
const LANDMARK: i16 = 4;
const PROMISE: i16 = 4;
/// The first of the peers.
const RUSSIA: i16 = 11;

impl Lawful for MrPresident {
    fn bound(&self) -> usize {
        BOUND
    }

    fn some_options(rng: &mut FastRng) -> (Options, u8) {
        let difficulty = [Difficulty::Easier, Difficulty::Normal, Difficulty::Harder][rng.below(3) as usize];
        let scenario =
            [Scenario::Sandbox, Scenario::Y2001, Scenario::Y2009, Scenario::Y2017, Scenario::Y2020]
                [rng.below(5) as usize];
        let sandbox = scenario == Scenario::Sandbox || rng.below(2) == 0;
        let options = if sandbox {
            let newcomer = difficulty == Difficulty::Easier && rng.below(2) == 0;
            Options { scenario: Scenario::Sandbox, difficulty, newcomer }
        } else {
            Options { scenario, difficulty: Difficulty::Normal, newcomer: false }
        };
        (options, 1)
    }

    fn some_act(&self, rng: &mut FastRng) -> Act {
        let p = program();
        let key = Key(rng.below(p.keys.len() as u32) as u16);
        match rng.below(10) {
            0 => Act::Action(Key(p.actions[rng.below(p.actions.len() as u32) as usize].key)),
            1 => Act::Forgo,
            2 => Act::Buy,
            3 => Act::Done,
            4 | 5 => Act::Pick(key),
            6 => Act::Decline,
            7 => Act::Choose(key),
            8 => Act::Spend(rng.below(6) as u8),
            _ if rng.below(2) == 0 => Act::Keep,
            _ => Act::Reroll,
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let look = Look::new(state);
        for var in &look.p.vars {
            for n in 0..var.len {
                let value = state.cells.get(var.base + n);
                if !(var.min..=var.max).contains(&value) {
                    return Err(format!("{}[{n}] is {value}", var.name));
                }
                if let Some(trend) = var.trend
                    && !(-1..=1).contains(&state.cells.get(trend + n))
                {
                    return Err(format!("the trend of {}[{n}] is {}", var.name, state.cells.get(trend + n)));
                }
            }
        }
        for (unit, total) in (0..7).zip(UNITS) {
            let mut sum: i16 = (0..16).map(|place| look.at2("unit_at", place, unit)).sum();
            if unit == 0 {
                sum += (0..16).map(|place| look.at2("unit_at", place, 7)).sum::<i16>();
            }
            if sum != total && look.one("turn") > 0 {
                return Err(format!("{sum} units of kind {unit}, not {total}"));
            }
        }
        let rogues = (0..8).filter(|&slot| (look.at("rs_at", slot) >= 0) != (look.at("rs_level", slot) > 0));
        if rogues.count() > 0 {
            return Err("a Rogue State without level or place".to_owned());
        }
        let iran = look.one("iran_israel")
            + (0..8)
                .map(|r| {
                    look.at("uns_iran", r) + [4, 5, 7].iter().map(|&k| look.at2("cwn", r, k)).sum::<i16>()
                })
                .sum::<i16>();
        if iran > 6 {
            return Err(format!("{iran} Iran Influence counters"));
        }
        for r in 0..8 {
            let wars: i16 = (0..8).map(|k| look.at2("cwn", r, k)).sum();
            if wars > look.p.constant("cw_limit", r) {
                return Err(format!("{wars} civil wars in region {r}"));
            }
        }
        // During set-up, pieces are still being placed.
        if look.one("turn") == 0 {
            return Ok(());
        }
        pieces(&look)?;
        chits(&look)?;
        candidates(&look)?;
        priorities(&look)?;
        house(&look)?;
        congress(&look)?;
        wars(&look)
    }
}

/// Checks counters that are limited in number.
fn pieces(look: &Look) -> Result<(), String> {
    for (var, len, most) in [("t", 13, TENSIONS), ("footprint", 8, FOOTPRINTS), ("darpa", 7, DARPA)] {
        let sum: i16 = (0..len).map(|n| look.at(var, n)).sum();
        if sum > most {
            return Err(format!("{sum} of {most} counters: {var}"));
        }
    }
    Ok(())
}

/// Checks that each chit is in the cup or was drawn (house B2). An Acts (2) chit is added when its peer goes to posture 2 (ruling 113).
fn chits(look: &Look) -> Result<(), String> {
    let domain = look.p.domain("chit");
    for chit in 0..domain.len() as i16 {
        let there = look.at("chit_cup", chit) + look.at("chit_drawn", chit);
        let peer = ["c_russia", "c_china"].iter().position(|name| domain.member(name) == Some(chit));
        let is_right = match peer {
            Some(n) if look.at("posture", RUSSIA + n as i16) == 2 => there == 1,
            Some(_) => there <= 1,
            None => {
                let more = look.one("scenario") == 4 && domain.member("c_cascade2") == Some(chit);
                there == look.p.constant("chit_number", chit) + if more { CASCADING_OF_2020 } else { 0 }
            }
        };
        if !is_right {
            return Err(format!("{there} chits of kind {chit}"));
        }
    }
    Ok(())
}

/// Checks that each candidate is in the cup, out of the game, or in the one office that he holds (ruling 95).
fn candidates(look: &Look) -> Result<(), String> {
    let domain = look.p.domain("candidate");
    for who in domain.lo..domain.lo + domain.len() as i16 {
        let offices = (0..4).filter(|&post| look.at("official", post) == who).count();
        let used = look.at("cand_used", who);
        if offices > 1 {
            return Err(format!("candidate {who} in {offices} offices"));
        }
        if (used == IN_OFFICE) != (offices == 1) {
            return Err(format!("candidate {who} holds {offices} offices, and the cup says {used}"));
        }
    }
    Ok(())
}

/// Checks that there is one priority counter of each number on the Public list and one on the Administration list with the promise, and
/// none of a Landmark bill on a list; only the promise may be one (ruling 96).
fn priorities(look: &Look) -> Result<(), String> {
    for (list, out) in [("public_list", "public_out"), ("admin_list", "admin_out")] {
        let bills: Vec<i16> = (1..=5).map(|slot| look.at(list, slot)).collect();
        for (slot, &bill) in (1..).zip(&bills).filter(|(_, bill)| **bill > 0) {
            if bills.iter().filter(|&&other| other == bill).count() > 1 {
                return Err(format!("number {bill} stands twice: {list} {bills:?}"));
            }
            let is_promise = list == "admin_list" && slot == PROMISE;
            if !is_promise && (look.at("bill_at", bill) == LANDMARK || look.at(out, bill) == 1) {
                return Err(format!("number {bill} has left the game: {list} {bills:?}"));
            }
        }
    }
    Ok(())
}

/// Checks the White House: attributes, priorities of the focus.
fn house(look: &Look) -> Result<(), String> {
    let attributes = (0..16).filter(|&n| look.at("attr", n) == 1).count();
    if attributes > ATTRIBUTES {
        return Err(format!("{attributes} attributes"));
    }
    let mut ranks: Vec<i16> = (0..6).map(|area| look.at("focus_rank", area)).collect();
    ranks.sort();
    if ranks != [1, 2, 3, 4, 5, 6] {
        return Err(format!("ranks of the focus: {ranks:?}"));
    }
    Ok(())
}

fn congress(look: &Look) -> Result<(), String> {
    let friends: i16 = (0..24).map(|n| look.at("friend", n)).sum();
    let most = look.p.constant("max_friends", look.one("pr"));
    if friends > most {
        return Err(format!("{friends} Friends, at most {most}"));
    }
    let bills = look.p.domain("bill");
    let counts = |bill: &i16| look.at("bill_at", *bill) == 1 && bills.member("court") != Some(*bill);
    let pending = (bills.lo..bills.lo + bills.len() as i16).filter(counts).count();
    if pending > PENDING {
        return Err(format!("{pending} pending bills"));
    }
    Ok(())
}

/// Checks that in a war against a Rogue State this Rogue State exists.
fn wars(look: &Look) -> Result<(), String> {
    for war in (0..5).filter(|&war| look.at("war_kind", war) >= 0) {
        let slot = look.at("war_rs", war);
        if slot >= 0 && look.at("rs_at", slot) < 0 {
            return Err(format!("war {war} is fought against a Rogue State that is not there"));
        }
    }
    Ok(())
}
