//! The chance that a headline is fulfilled by a player who turns and places dice for this card only, as the rules allow. The others are
//! assumed to place like players whose headlines are unknown.

mod forecast;
mod placings;

use kernel::Seat;

use crate::cards::{Count, GROUPS, Headline};
use crate::kit::{Check, kit};
use crate::state::{Frame, Phase, State};
use forecast::Hopeful;
pub use placings::{Habit, HabitTally};
use placings::{PLACINGS, tables};

/// A seat and when it rolls next. Apart from the dice, the chances of its cards depend on this.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    who: Hopeful,
    adds: Count,
    /// Number of other seats that roll before this seat does.
    wait: u8,
}

impl Outlook {
    fn new(at: &State, seat: Seat, wait: u8) -> Outlook {
        let numbers = match at.phase() {
            Some(Phase::Headlines) => at.due[seat.index()],
            _ => at.bigs(seat, |kit| kit.any_dice),
        };
        let who = Hopeful { own: at.person(seat).character, any: numbers, seats: at.seats };
        Outlook { who, adds: at.adds(seat), wait }
    }

    /// For the situation before a roll.
    pub fn before_roll(at: &State, seat: Seat) -> Outlook {
        let turn = if at.phase() == Some(Phase::Dice) { at.turn } else { 0 };
        Outlook::new(at, seat, places_between(at, at.after_first(turn), seat))
    }

    /// For the situation after the seat has placed dice.
    pub fn after_placing(at: &State, seat: Seat) -> Outlook {
        Outlook::new(at, seat, at.seats - 1)
    }

    /// The chance of a card, given these dice on the voter groups.
    pub fn chance(&self, check: &Check, groups: &Count) -> f32 {
        forecast::chance(check, groups, &self.adds, self.wait, self.who)
    }
}

/// Number of seats from one to another, clockwise.
fn places_between(at: &State, from: Seat, to: Seat) -> u8 {
    (to.0 + at.seats - from.0) % at.seats
}

/// The current chance of a seat's card, given the dice on the table.
pub fn now(at: &State, seat: Seat, card: u8) -> f32 {
    let check = kit().check(card);
    let rolling = at.seat_in_turn();
    let mask = match at.frame() {
        Frame::Lying => tables().allowed(&at.lying.count(), at.person(rolling).character, at.room()),
        // One die is placed; a second single die follows.
        Frame::Second => {
            let lies = |n: usize| tables().all[n].size == 1 && at.lying.of(number_of(n)) > 0;
            (0..PLACINGS).filter(|&n| lies(n)).fold(0, |mask, n| mask | 1 << n)
        }
        _ => return Outlook::before_roll(at, seat).chance(check, &at.groups),
    };
    let own = rolling == seat;
    let wait = if own { at.seats - 1 } else { places_between(at, rolling, seat) - 1 };
    let outlook = Outlook::new(at, seat, wait);
    let placings = (0..PLACINGS).filter(|n| mask >> n & 1 == 1);
    let chances = placings.map(|n| {
        let dice = &tables().all[n].dice;
        let groups = std::array::from_fn(|group| at.groups[group] + dice[group]);
        (n, outlook.chance(check, &groups))
    });
    if own {
        return chances.map(|(_, chance)| chance).fold(0.0, f32::max);
    }
    // How another player will place these dice is unknown, so use the measured habit.
    let habit = tables().habit(at.room());
    let share =
        |n: usize| habit.iter().find(|placing| usize::from(placing.0) == n).map_or(1.0, |placing| placing.1);
    let (sum, shares) =
        chances.fold((0.0, 0.0), |(sum, shares), (n, chance)| (sum + share(n) * chance, shares + share(n)));
    if shares > 0.0 { sum / shares } else { 0.0 }
}

/// The number of the die in a placing that consists of one die.
fn number_of(placing: usize) -> u8 {
    tables().all[placing].dice.iter().position(|&count| count > 0).unwrap_or(0) as u8 + 1
}

/// The average chance of a card that a seat could draw from a pile, i.e. of all cards it has not seen.
pub(crate) fn of_pile(at: &State, seat: Seat, level: u8) -> f32 {
    let pile = usize::from(level) - 1;
    let unseen = match at.piles[pile] {
        0 => at.discards[pile],
        _ => kit().levels[pile] & !at.discards[pile] & !at.hand(seat),
    };
    let outlook = Outlook::before_roll(at, seat);
    let cards = kernel::sets::members(unseen);
    let sum: f32 = cards.map(|card| outlook.chance(kit().check(card), &at.groups)).sum();
    sum / unseen.count_ones().max(1) as f32
}

/// The chance of a card before the first die, for a number of seats. Averaged over all places in the turn order, all characters, and all
/// attributes and types with different numbers; without bonus cards.
pub fn at_the_start(card: &Headline, seats: u8) -> f32 {
    let check = Check::of(card);
    let mut sum = 0.0;
    let mut count = 0.0;
    for (a, b) in (0..GROUPS).flat_map(|a| (0..a).map(move |b| (a, b))) {
        let mut adds = [0; GROUPS];
        adds[a] = 1;
        adds[b] = 1;
        for own in 1..=GROUPS as u8 {
            for wait in 0..seats {
                let outlook = Outlook { who: Hopeful { own, any: 0, seats }, adds, wait };
                sum += outlook.chance(&check, &[0; GROUPS]);
                count += 1.0;
            }
        }
    }
    sum / count
}
