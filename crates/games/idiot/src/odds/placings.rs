//! The ways to place dice of a roll (FIP-11 to FIP-13), as bits, and how often each one is used.

use std::sync::OnceLock;

use kernel::Seat;
use serde::Deserialize;

use crate::cards::{Count, GROUPS};
use crate::event::Event;
use crate::kit::total;
use crate::state::{BySeat, PLACED, ROLL};

/// Six single dice, 21 pairs of any numbers, and three to six dice of each number.
pub(super) const PLACINGS: usize = GROUPS + GROUPS * (GROUPS + 1) / 2 + GROUPS * (ROLL - 2);

/// From this room on, FIP-13 no longer restricts a roll, so larger rooms share one table.
const ROOMS: usize = ROLL;

/// One way to place dice: how many of each number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placing {
    pub dice: Count,
    pub size: u8,
}

impl Placing {
    fn new(dice: Count) -> Placing {
        Placing { dice, size: dice.iter().sum() }
    }

    /// 0 for two different numbers; otherwise the number of equal dice minus one.
    fn pattern(&self) -> usize {
        let most = self.dice.iter().copied().max().unwrap_or(0);
        if most == 1 { 0 } else { usize::from(most) - 1 }
    }
}

/// How a player places dice who plays for headlines unknown to the others: how often two different numbers, two of one number, three, and
/// so on up to six. All numbers are treated alike, except those that somebody else has collected: dice there already help that player,
/// so others place theirs elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habit {
    pub different: f32,
    pub equal: [f32; ROLL - 1],
    /// How often a number with more than its share of dice is placed, relative to other numbers.
    pub crowded: f32,
}

impl Habit {
    /// The habit as measured, from `data/odds.toml`.
    pub fn measured() -> &'static Habit {
        #[derive(Deserialize)]
        struct File {
            habit: Habit,
        }
        static HABIT: OnceLock<Habit> = OnceLock::new();
        HABIT.get_or_init(|| {
            let file: File =
                toml::from_str(include_str!("../../data/odds.toml")).expect("the odds are well formed");
            file.habit
        })
    }

    /// How often a number is placed if `count` of `lying` dice show it.
    pub(super) fn weight(&self, count: u8, lying: u8) -> f32 {
        if is_crowded(count, lying) { self.crowded } else { 1.0 }
    }

    /// Shares by [`Placing::pattern`] if only this many dice have room; larger placings are cut.
    fn shares(&self, room: usize) -> [f32; ROLL] {
        let mut shares = [0.0; ROLL];
        shares[0] = self.different;
        for (n, &share) in self.equal.iter().enumerate() {
            shares[(n + 1).min(room - 1)] += share;
        }
        shares
    }
}

/// Whether a number has at least half a die more than a sixth of all placed dice.
fn is_crowded(count: u8, lying: u8) -> bool {
    12 * u16::from(count) >= 2 * u16::from(lying) + 6
}

/// Counts how players place dice, fed with one event after the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct HabitTally {
    counts: [u32; ROLL],
    /// Dice placed on numbers that another seat collects, and the number that equal shares would give.
    crowded: (f32, f32),
    /// What each seat has placed in this round (`placed`), and in the current roll (`rolling`).
    placed: BySeat<Count>,
    rolling: Option<(Seat, Count)>,
}

/// A seat that has placed this many dice of a number collects it.
const COLLECTS: u8 = 2;

impl HabitTally {
    pub fn add(&mut self, event: &Event) {
        match *event {
            Event::Rolled { seat, .. } => {
                self.end_roll();
                self.rolling = Some((seat, [0; GROUPS]));
            }
            Event::Placed { number, count, .. } => {
                if let Some((_, placed)) = &mut self.rolling {
                    placed[usize::from(number) - 1] += count;
                }
            }
            Event::DiceDone { .. } => {
                self.end_roll();
                self.placed = Default::default();
            }
            _ => {}
        }
    }

    fn end_roll(&mut self) {
        let Some((seat, dice)) = self.rolling.take() else { return };
        let placing = Placing::new(dice);
        let groups: Count = std::array::from_fn(|n| self.placed.iter().map(|seat| seat[n]).sum());
        let lying = total(&groups);
        // Rolls near the end are not counted, because the room decides there rather than the player.
        if usize::from(PLACED - lying) >= ROOMS {
            self.counts[placing.pattern()] += 1;
            let others = self.placed.iter().enumerate().filter(|&(other, _)| other != seat.index());
            for (n, _) in others
                .flat_map(|(_, placed)| placed.iter().enumerate())
                .filter(|&(n, &count)| count >= COLLECTS && is_crowded(groups[n], lying))
            {
                self.crowded.0 += f32::from(dice[n]);
                self.crowded.1 += f32::from(placing.size) / GROUPS as f32;
            }
        }
        for (placed, more) in self.placed[seat.index()].iter_mut().zip(dice) {
            *placed += more;
        }
    }

    pub fn habit(&self) -> Habit {
        let all = self.counts.iter().sum::<u32>().max(1) as f32;
        let share = |n: usize| self.counts[n] as f32 / all;
        let (placed, fair) = self.crowded;
        Habit {
            different: share(0),
            equal: std::array::from_fn(|n| share(n + 1)),
            crowded: if fair > 0.0 { placed / fair } else { 1.0 },
        }
    }
}

/// A group of rolls that allow the same placings, and its probability.
pub(super) type Roll = (u64, f32);

pub(super) struct Tables {
    pub all: [Placing; PLACINGS],
    /// Indexed by the own number (0 for none) and the room.
    rolls: Vec<[Vec<Roll>; ROOMS]>,
    /// Indexed by room: each placing with its share.
    habits: [Vec<(u8, f32)>; ROOMS],
}

impl Tables {
    fn column(room: u8) -> usize {
        usize::from(room).min(ROOMS) - 1
    }

    /// The rolls of a player who can turn dice of one number.
    pub fn rolls(&self, own: u8, room: u8) -> &[Roll] {
        &self.rolls[usize::from(own)][Tables::column(room)]
    }

    /// What another player places, averaged over unknown rolls, if all numbers are alike.
    pub fn habit(&self, room: u8) -> &[(u8, f32)] {
        &self.habits[Tables::column(room)]
    }

    /// What another player places, averaged over unknown rolls, if numbers are placed according to these weights.
    pub fn weighted(&self, room: u8, weights: &[f32; GROUPS]) -> impl Iterator<Item = (usize, f32)> {
        let sum: f32 = weights.iter().sum();
        let squares: f32 = weights.iter().map(|weight| weight * weight).sum();
        // Normalization for one of six numbers, and for one of fifteen pairs.
        let one = GROUPS as f32 / sum;
        let pair = (GROUPS * (GROUPS - 1)) as f32 / (sum * sum - squares);
        self.habit(room).iter().map(move |&(n, share)| {
            let placing = &self.all[usize::from(n)];
            let mut weight = if placing.pattern() == 0 && placing.size == 2 { pair } else { one };
            for (&count, number) in placing.dice.iter().zip(weights) {
                if count > 0 {
                    weight *= number;
                }
            }
            (usize::from(n), share * weight)
        })
    }

    /// FIP-11 to FIP-13: the placings that these dice allow, as bits.
    pub fn allowed(&self, dice: &Count, own: u8, room: u8) -> u64 {
        let turnable = if own == 0 { 0 } else { dice[usize::from(own) - 1] };
        let mut mask = 0;
        for (n, placing) in self.all.iter().enumerate() {
            if placing.size > room || (placing.size == 1) != (room == 1) {
                continue;
            }
            // Dice that must be turned, plus own dice that stay as they are.
            let asked = |number: usize| {
                let (want, have) = (placing.dice[number], dice[number]);
                if number + 1 == usize::from(own) { want } else { want.saturating_sub(have) }
            };
            let turned: u8 = (0..GROUPS).map(asked).sum();
            let whole = if placing.size <= 2 || placing.size == room {
                true
            } else {
                // For all dice of one number the count must match exactly, unless the room cuts it.
                let number = placing.dice.iter().position(|&count| count > 0).unwrap_or(0);
                number + 1 == usize::from(own) || placing.size >= dice[number]
            };
            if turned <= turnable && whole {
                mask |= 1 << n;
            }
        }
        mask
    }

    fn new() -> Tables {
        let mut all = [Placing::new([0; GROUPS]); PLACINGS];
        let mut len = 0;
        let mut add = |numbers: &[(usize, u8)]| {
            let mut dice = [0; GROUPS];
            numbers.iter().for_each(|&(number, count)| dice[number] += count);
            all[len] = Placing::new(dice);
            len += 1;
        };
        for a in 0..GROUPS {
            add(&[(a, 1)]);
            (a..GROUPS).for_each(|b| add(&[(a, 1), (b, 1)]));
            (3..=ROLL as u8).for_each(|count| add(&[(a, count)]));
        }
        let mut tables = Tables { all, rolls: Vec::new(), habits: Default::default() };
        for own in 0..=GROUPS as u8 {
            tables.rolls.push(std::array::from_fn(|n| {
                let room = n as u8 + 1;
                // FIP-13: if only one place is left, there are only five dice.
                let dice = if room == 1 { ROLL - 1 } else { ROLL };
                let mut rolls: Vec<Roll> = Vec::new();
                every_roll(dice as u8, &mut |count, chance| {
                    let mask = tables.allowed(count, own, room);
                    match rolls.iter_mut().find(|(other, _)| *other == mask) {
                        Some((_, sum)) => *sum += chance,
                        None => rolls.push((mask, chance)),
                    }
                });
                rolls
            }));
        }
        tables.habits = std::array::from_fn(|n| {
            let room = n + 1;
            if room == 1 {
                let singles = (0..PLACINGS).filter(|&p| all[p].size == 1);
                return singles.map(|p| (p as u8, 1.0 / GROUPS as f32)).collect();
            }
            let shares = Habit::measured().shares(room);
            let fits: Vec<usize> =
                (0..PLACINGS).filter(|&p| (2..=room).contains(&usize::from(all[p].size))).collect();
            let alike = |p: usize| fits.iter().filter(|&&q| all[q].pattern() == all[p].pattern()).count();
            fits.iter().map(|&p| (p as u8, shares[all[p].pattern()] / alike(p) as f32)).collect()
        });
        tables
    }
}

/// Visits every roll of `dice` dice as a count of each number, with its probability.
fn every_roll(dice: u8, visit: &mut impl FnMut(&Count, f32)) {
    fn from(number: usize, left: u8, chance: f32, count: &mut Count, visit: &mut impl FnMut(&Count, f32)) {
        if number + 1 == GROUPS {
            count[number] = left;
            return visit(count, chance);
        }
        let others = (GROUPS - number - 1) as f32;
        let hit = 1.0 / (others + 1.0);
        let mut ways = 1.0;
        for k in 0..=left {
            count[number] = k;
            let here = ways * hit.powi(k.into()) * (1.0 - hit).powi((left - k).into());
            from(number + 1, left - k, chance * here, count, visit);
            ways *= f32::from(left - k) / f32::from(k + 1);
        }
        count[number] = 0;
    }
    from(0, dice, 1.0, &mut [0; GROUPS], visit);
}

pub(super) fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(Tables::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(dice: Count, own: u8, room: u8) -> Vec<Count> {
        let mask = tables().allowed(&dice, own, room);
        (0..PLACINGS).filter(|n| mask >> n & 1 == 1).map(|n| tables().all[n].dice).collect()
    }

    #[test]
    fn chances_of_all_rolls_and_placings_sum_to_one() {
        for own in 0..=6 {
            for room in 1..=20 {
                let rolls: f32 = tables().rolls(own, room).iter().map(|roll| roll.1).sum();
                let habit: f32 = tables().habit(room).iter().map(|placing| placing.1).sum();
                assert!(
                    (rolls - 1.0).abs() < 1e-3 && (habit - 1.0).abs() < 1e-3,
                    "{own} {room}: {rolls} {habit}"
                );
            }
        }
    }

    #[test]
    fn fip_12_two_of_any_or_all_of_one() {
        let placings = allowed([4, 1, 1, 0, 0, 0], 0, 9);
        assert!(placings.contains(&[2, 0, 0, 0, 0, 0]) && placings.contains(&[4, 0, 0, 0, 0, 0]));
        assert!(!placings.contains(&[3, 0, 0, 0, 0, 0]), "not three of four");
        assert!(placings.contains(&[0, 1, 1, 0, 0, 0]) && !placings.contains(&[0, 2, 0, 0, 0, 0]));
        assert_eq!(placings.len(), 1 + 1 + 3);
    }

    #[test]
    fn fip_13_what_passes_twenty_is_cut() {
        assert!(allowed([4, 1, 1, 0, 0, 0], 0, 3).contains(&[3, 0, 0, 0, 0, 0]));
        assert!(allowed([4, 1, 1, 0, 0, 0], 0, 2).iter().all(|dice| dice.iter().sum::<u8>() == 2));
        assert_eq!(allowed([4, 1, 0, 0, 0, 0], 0, 1), [[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]]);
    }

    /// Jeff Pesos has group 5.
    #[test]
    fn fip_14_examples_of_turning() {
        assert!(allowed([2, 1, 1, 0, 1, 1], 5, 9).contains(&[3, 0, 0, 0, 0, 0]));
        assert!(allowed([2, 1, 1, 0, 1, 1], 5, 9).contains(&[0, 0, 0, 1, 0, 1]));
        assert!(!allowed([2, 1, 1, 0, 1, 1], 0, 9).contains(&[0, 0, 0, 1, 0, 1]));
        assert!(allowed([0, 1, 1, 0, 4, 0], 5, 9).contains(&[0, 0, 0, 0, 3, 0]), "one own die turned away");
    }
}
