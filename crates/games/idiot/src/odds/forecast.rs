//! The exact chance of a headline for a player who plays for it alone: in the player's own rolls the best placing is chosen, and between
//! them the others place according to their measured habit.
//!
//! Numbers that a card treats the same are interchangeable, and dice beyond what it asks for make no difference. This leaves a few
//! thousand positions, which are cached once computed.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::placings::{Habit, PLACINGS, tables};
use crate::cards::{Count, GROUPS, Join, Need};
use crate::kit::{Check, total};
use crate::state::PLACED;

/// The player who plays for the headline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hopeful {
    /// FIP-11: the number of the character; 0 for none.
    pub own: u8,
    /// FIP-29: "any dice" cards whose number is not chosen yet.
    pub any: u8,
    /// Number of players.
    pub seats: u8,
}

/// What a card requires of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Asked {
    Nothing,
    Least(u8),
    Exactly(u8),
}

/// A number as seen by a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Slot {
    asked: Asked,
    /// FIP-11: whether it is the player's own number.
    own: bool,
}

/// A card with its numbers sorted, so that cards of equal structure share their cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Build {
    slots: [Slot; GROUPS],
    any_one: u8,
    or: bool,
    any_dice: u8,
    seats: u8,
}

impl Build {
    /// The build, and for each slot the number (from 0) that it stands for.
    fn of(check: &Check, who: Hopeful) -> (Build, [usize; GROUPS]) {
        let mut slots = [Slot { asked: Asked::Nothing, own: false }; GROUPS];
        let mut any_one = 0;
        for need in check.needs() {
            match *need {
                Need::Least { count, number } => slots[usize::from(number) - 1].asked = Asked::Least(count),
                Need::Exactly { count, number } => {
                    slots[usize::from(number) - 1].asked = Asked::Exactly(count)
                }
                Need::None { number } => slots[usize::from(number) - 1].asked = Asked::Exactly(0),
                Need::AnyOne { count } => any_one = count,
            }
        }
        for (n, slot) in slots.iter_mut().enumerate() {
            slot.own = n + 1 == usize::from(who.own);
        }
        let mut order: [usize; GROUPS] = std::array::from_fn(|n| n);
        order.sort_by_key(|&n| slots[n]);
        let build = Build {
            slots: order.map(|n| slots[n]),
            any_one,
            or: check.join == Join::Or,
            // FIP-16: "any dice" cards do not count where only dice count.
            any_dice: if check.dice_only { 0 } else { who.any },
            seats: who.seats,
        };
        (build, order)
    }

    /// Dice in a slot beyond this number make no difference.
    fn cap(&self, slot: usize) -> u8 {
        let own = match self.slots[slot].asked {
            Asked::Nothing => 0,
            Asked::Least(count) => count,
            Asked::Exactly(count) => count + 1,
        };
        own.max(self.any_one)
    }

    fn met(&self, there: &Count) -> bool {
        let mut named = self.slots.iter().zip(there).filter_map(|(slot, &count)| match slot.asked {
            Asked::Nothing => None,
            Asked::Least(least) => Some(count >= least),
            Asked::Exactly(exactly) => Some(count == exactly),
        });
        let any_one = (self.any_one > 0).then(|| there.iter().any(|&count| count >= self.any_one));
        if self.or {
            named.any(|met| met) || any_one == Some(true)
        } else {
            named.all(|met| met) && any_one != Some(false)
        }
    }

    /// Whether it is fulfilled with the best numbers for the given number of "any dice" cards.
    fn met_with(&self, there: &Count, any_dice: u8) -> bool {
        self.met(there)
            || (any_dice > 0
                && (0..GROUPS).any(|slot| {
                    let mut more = *there;
                    more[slot] += 1;
                    self.met_with(&more, any_dice - 1)
                }))
    }

    /// 1.0 if it is certainly fulfilled, 0.0 if it can no longer be fulfilled, None if still open.
    fn settled(&self, there: &Count, room: u8) -> Option<f32> {
        let keeps = !self.slots.iter().any(|slot| matches!(slot.asked, Asked::Exactly(_)));
        if keeps && self.met_with(there, self.any_dice) {
            return Some(1.0);
        }
        if self.or {
            return None;
        }
        let mut short = 0;
        for (slot, &count) in self.slots.iter().zip(there) {
            match slot.asked {
                Asked::Least(least) => short += least.saturating_sub(count),
                Asked::Exactly(exactly) if count > exactly => return Some(0.0),
                Asked::Exactly(exactly) => short += exactly - count,
                Asked::Nothing => {}
            }
        }
        let most = there.iter().copied().max().unwrap_or(0);
        let short = short.max(self.any_one.saturating_sub(most));
        (short > room + self.any_dice).then_some(0.0)
    }
}

/// Keys are small numbers, so a fast mixing function is enough and no protection against hash flooding is needed.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, n: u64) {
        let mixed = (self.0 ^ n).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ (mixed >> 29);
    }
}

/// What has been computed for one build.
struct Forecast {
    build: Build,
    caps: Count,
    /// All placings, with numbers mapped to slots.
    placings: [Count; PLACINGS],
    own: u8,
    known: HashMap<u64, f32, BuildHasherDefault<Mix>>,
}

impl Forecast {
    fn new(build: Build) -> Forecast {
        Forecast {
            caps: std::array::from_fn(|slot| build.cap(slot)),
            placings: std::array::from_fn(|n| tables().all[n].dice),
            own: build.slots.iter().position(|slot| slot.own).map_or(0, |slot| slot as u8 + 1),
            build,
            known: HashMap::default(),
        }
    }

    /// Cuts counts to their caps and sorts equal slots.
    fn canonical(&self, mut there: Count) -> Count {
        for (count, &cap) in there.iter_mut().zip(&self.caps) {
            *count = (*count).min(cap);
        }
        let mut from = 0;
        while from < GROUPS {
            let mut to = from + 1;
            while to < GROUPS && self.build.slots[to] == self.build.slots[from] {
                to += 1;
            }
            if to - from > 1 {
                there[from..to].sort_unstable();
            }
            from = to;
        }
        there
    }

    fn after(&self, there: &Count, placing: usize) -> Count {
        let dice = &self.placings[placing];
        self.canonical(std::array::from_fn(|slot| there[slot] + dice[slot]))
    }

    /// How often others place each number. For numbers that the card does not ask for, it is not tracked how many dice they have. The
    /// player's symbols are treated as dice: distinguishing them would multiply one table into hundreds.
    fn weights(&self, there: &Count, lying: u8) -> [f32; GROUPS] {
        std::array::from_fn(|slot| match self.caps[slot] {
            0 => 1.0,
            _ => Habit::measured().weight(there[slot], lying),
        })
    }

    /// `there` must be canonical; `wait` is the number of others who roll before the player.
    fn chance(&mut self, there: Count, room: u8, wait: u8) -> f32 {
        if room == 0 {
            return f32::from(u8::from(self.build.met_with(&there, self.build.any_dice)));
        }
        let key =
            there.iter().fold(u64::from(room) << 3 | u64::from(wait), |key, &n| key << 5 | u64::from(n));
        if let Some(&chance) = self.known.get(&key) {
            return chance;
        }
        if let Some(chance) = self.build.settled(&there, room) {
            return chance;
        }
        let tables = tables();
        let chance = if wait > 0 {
            let mut sum = 0.0;
            for (n, share) in tables.weighted(room, &self.weights(&there, PLACED - room)) {
                sum += share * self.chance(self.after(&there, n), room - tables.all[n].size, wait - 1);
            }
            sum
        } else {
            let next = self.build.seats - 1;
            let mut values = [0.0; PLACINGS];
            let mut order = [0u8; PLACINGS];
            let mut len = 0;
            for &(n, _) in tables.habit(room) {
                let placing = usize::from(n);
                values[placing] =
                    self.chance(self.after(&there, placing), room - tables.all[placing].size, next);
                order[len] = n;
                len += 1;
            }
            let order = &mut order[..len];
            order.sort_unstable_by(|&a, &b| values[usize::from(b)].total_cmp(&values[usize::from(a)]));
            let best = |mask: u64| {
                order.iter().find(|&&n| mask >> n & 1 == 1).map_or(0.0, |&n| values[usize::from(n)])
            };
            tables.rolls(self.own, room).iter().map(|&(mask, share)| share * best(mask)).sum()
        };
        self.known.insert(key, chance);
        chance
    }
}

/// The cache is emptied when it holds more positions than this.
const KEPT: usize = 4_000_000;

fn forecast(build: Build) -> Arc<Mutex<Forecast>> {
    static KNOWN: OnceLock<Mutex<HashMap<Build, Arc<Mutex<Forecast>>>>> = OnceLock::new();
    let mut known = KNOWN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(forecast) = known.get(&build) {
        return forecast.clone();
    }
    // The size is checked only when a new build is added, which is rare.
    let size =
        |forecast: &Arc<Mutex<Forecast>>| forecast.lock().unwrap_or_else(PoisonError::into_inner).known.len();
    if known.values().map(size).sum::<usize>() > KEPT {
        known.clear();
    }
    known.entry(build).or_insert_with(|| Arc::new(Mutex::new(Forecast::new(build)))).clone()
}

/// The chance of a card, given the dice on the voter groups, what the player's cards add, and the number of others who roll before the
/// player.
pub(crate) fn chance(check: &Check, groups: &Count, adds: &Count, wait: u8, who: Hopeful) -> f32 {
    let (build, order) = Build::of(check, who);
    let there = check.there(groups, adds);
    let there = order.map(|number| there[number]);
    let room = PLACED - total(groups);
    let forecast = forecast(build);
    let mut forecast = forecast.lock().unwrap_or_else(PoisonError::into_inner);
    let there = forecast.canonical(there);
    forecast.chance(there, room, wait)
}
