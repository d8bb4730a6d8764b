//! What the laws check beside the contract: counters conserved, tracks within range, a bound on the length.

use kernel::Fast;
use kernel::laws::Lawful;

use crate::act::{Act, Key};
use crate::game::MrPresident;
use crate::options::{Difficulty, Options, Scenario};
use crate::picture::Look;
use crate::program;
use crate::state::State;

/// More acts than two terms have, with every die rolled again.
const BOUND: usize = 30_000;

/// Units of each kind, in the field and in the assets box (house B1f): Heavy with those in transit.
const UNITS: [i16; 7] = [6, 7, 5, 6, 6, 4, 5];

impl Lawful for MrPresident {
    fn bound(&self) -> usize {
        BOUND
    }

    fn some_options(rng: &mut Fast) -> (Options, u8) {
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

    fn some_act(&self, rng: &mut Fast) -> Act {
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
        Ok(())
    }
}
