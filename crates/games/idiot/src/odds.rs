//! The chance that a headline is fulfilled when the 20th die lies.
//!
//! An approximation: every die still to be placed is taken to show each number with the same chance, as if nobody chose. For conditions on
//! numbers of their own that is exact; "any one number" is counted as six separate races.

use std::sync::OnceLock;

use crate::cards::{Count, GROUPS, Headline, Join, Need};
use crate::kit::{Check, kit, total};
use crate::state::PLACED;

const MOST: usize = PLACED as usize;
/// Up to three numbers are looked at one after the other: one of six, then one of five, then one of four sides.
const SIDES: [f32; 3] = [6.0, 5.0, 4.0];

/// `exact[n][dice][k]`: the chance that k of so many dice show one of `SIDES[n]` sides; `least` for k or more.
struct Tables {
    exact: [[[f32; MOST + 1]; MOST + 1]; 3],
    least: [[[f32; MOST + 2]; MOST + 1]; 3],
}

fn tables() -> &'static Tables {
    static TABLES: OnceLock<Box<Tables>> = OnceLock::new();
    TABLES.get_or_init(|| {
        let mut tables = Box::new(Tables {
            exact: [[[0.0; MOST + 1]; MOST + 1]; 3],
            least: [[[0.0; MOST + 2]; MOST + 1]; 3],
        });
        for (n, sides) in SIDES.into_iter().enumerate() {
            let hit = 1.0 / sides;
            tables.exact[n][0][0] = 1.0;
            for dice in 0..MOST {
                for k in 0..=dice {
                    let chance = tables.exact[n][dice][k];
                    tables.exact[n][dice + 1][k] += chance * (1.0 - hit);
                    tables.exact[n][dice + 1][k + 1] += chance * hit;
                }
            }
            for dice in 0..=MOST {
                for k in (0..=MOST).rev() {
                    tables.least[n][dice][k] = tables.least[n][dice][k + 1] + tables.exact[n][dice][k];
                }
            }
        }
        tables
    })
}

/// How many more dice of a number fulfil a condition: from the first to the second, both included.
#[derive(Clone, Copy)]
struct Wanted {
    number: u8,
    least: usize,
    most: usize,
}

fn wanted(need: Need, there: &Count) -> Option<Wanted> {
    let has = |number: u8| usize::from(there[usize::from(number) - 1]);
    match need {
        Need::Least { count, number } => {
            Some(Wanted { number, least: usize::from(count).saturating_sub(has(number)), most: MOST })
        }
        Need::Exactly { count, number } => {
            let least = usize::from(count).checked_sub(has(number));
            let least = least.unwrap_or(MOST + 1);
            Some(Wanted { number, least, most: least })
        }
        Need::None { number } => {
            let least = if has(number) == 0 { 0 } else { MOST + 1 };
            Some(Wanted { number, least, most: least })
        }
        Need::AnyOne { .. } => None,
    }
}

/// All of these conditions at once; numbers that occur twice have been made one.
fn all_of(wanted: &[Wanted], dice: usize, depth: usize) -> f32 {
    let Some((first, rest)) = wanted.split_first() else { return 1.0 };
    if first.least > dice {
        return 0.0;
    }
    let most = first.most.min(dice);
    let tables = tables();
    if rest.is_empty() && first.most == MOST {
        return tables.least[depth][dice][first.least];
    }
    (first.least..=most).map(|k| tables.exact[depth][dice][k] * all_of(rest, dice - k, depth + 1)).sum()
}

/// All conditions of a part of a card.
fn together(needs: &[Need], there: &Count, dice: usize) -> f32 {
    let mut list: [Wanted; 3] = [Wanted { number: 0, least: 0, most: MOST }; 3];
    let mut len = 0;
    let mut chance = 1.0;
    for &need in needs {
        match wanted(need, there) {
            Some(one) => match list[..len].iter_mut().find(|other| other.number == one.number) {
                Some(other) => {
                    other.least = other.least.max(one.least);
                    other.most = other.most.min(one.most);
                }
                None => {
                    list[len] = one;
                    len += 1;
                }
            },
            None => {
                let short = |n: usize| usize::from(need.count().saturating_sub(there[n]));
                let missed: f32 = (0..GROUPS)
                    .map(|n| 1.0 - if short(n) > dice { 0.0 } else { tables().least[0][dice][short(n)] })
                    .product();
                chance *= 1.0 - missed;
            }
        }
    }
    chance * all_of(&list[..len], dice, 0)
}

pub(crate) fn chance(check: &Check, groups: &Count, adds: &Count) -> f32 {
    let there = check.there(groups, adds);
    let dice = usize::from(PLACED - total(groups));
    let needs = check.needs();
    match check.join {
        Join::And => together(needs, &there, dice),
        // Either of them: what several have in common is counted once.
        Join::Or => {
            let mut sum = 0.0;
            for some in 1u8..1 << needs.len() {
                let mut part = [Need::AnyOne { count: 0 }; 3];
                let mut len = 0;
                for (n, &need) in needs.iter().enumerate() {
                    if some >> n & 1 == 1 {
                        part[len] = need;
                        len += 1;
                    }
                }
                let sign = if some.count_ones() % 2 == 1 { 1.0 } else { -1.0 };
                sum += sign * together(&part[..len], &there, dice);
            }
            sum.clamp(0.0, 1.0)
        }
    }
}

/// The chance of a card with these dice on the voter groups and these dice on a player's cards.
pub fn of(card: &Headline, groups: &Count, adds: &Count) -> f32 {
    chance(kit().check(card.number), groups, adds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::printed;

    #[test]
    fn at_the_end_the_chance_is_one_or_none() {
        let groups = [5, 3, 3, 2, 1, 6];
        let adds = [0, 0, 0, 2, 0, 1];
        for card in &printed().headlines {
            let met = kit().check(card.number).met(&groups, &adds);
            let chance = of(card, &groups, &adds);
            assert!((chance - f32::from(u8::from(met))).abs() < 1e-4, "{card:?}: {chance}");
        }
    }

    #[test]
    fn two_numbers_of_their_own_are_exact() {
        // Two dice to come: a 1 and a 2 in either order, 2 of 36.
        let card = [Need::Least { count: 1, number: 1 }, Need::Least { count: 1, number: 2 }];
        let chance = together(&card, &[0; 6], 2);
        assert!((chance - 2.0 / 36.0).abs() < 1e-5, "{chance}");
        let none = together(&[Need::None { number: 3 }], &[0; 6], 2);
        assert!((none - 25.0 / 36.0).abs() < 1e-5, "{none}");
    }
}
