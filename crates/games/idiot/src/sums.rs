//! What the generic law tests need from this game: bounds, invariants (FIP-39), random options and random acts.

use atlas::states::{StateSet, UsState};
use kernel::laws::Lawful;
use kernel::{FastRng, Game, Seat};

use crate::Idiot;
use crate::act::Act;
use crate::cards::LEVELS;
use crate::kit::{ALL_BONUS, LAND, kit, total};
use crate::options::{Cards, Options, ROUNDS, Start};
use crate::state::{ALLOWANCE_MAX, BONUS_MAX, CUBES, DICE, Frame, PLACED, Phase, ROLL, State};

/// Per seat: choices of open cards, and up to two states for a Hey-Honey.
const ACTS_A_SEAT: usize = 5;
/// Per round at most: 16 draws, 10 rolls with up to six turns and two dice each, 15 numbers, and for each seat 20 cubes taken back,
/// 20 steps and a stop.
const ACTS_A_ROUND: usize = 16 + 10 * 9 + 15 + 5 * 41;

fn some_state(rng: &mut FastRng) -> UsState {
    UsState::ALL[rng.below(UsState::COUNT as u32) as usize]
}

impl Lawful for Idiot {
    fn bound(&self) -> usize {
        usize::from(self.seats()) * ACTS_A_SEAT + usize::from(self.options().rounds) * ACTS_A_ROUND
    }

    fn some_options(rng: &mut FastRng) -> (Options, u8) {
        let options = Options {
            cards: if rng.below(3) == 0 { Cards::Chosen } else { Cards::Dealt },
            start: if rng.below(3) == 0 { Start::First } else { Start::Random },
            rounds: *ROUNDS.start() + rng.below(u32::from(*ROUNDS.end())) as u8,
        };
        (options, *Self::SEATS.start() + rng.below(3) as u8)
    }

    fn some_act(&self, rng: &mut FastRng) -> Act {
        let state = some_state(rng);
        let number = rng.below(8) as u8;
        match rng.below(15) {
            0 => Act::Character(number),
            1 => Act::Attribute(rng.below(14) as u8),
            2 => Act::Type(rng.below(256) as u8),
            3 => Act::Draw(number),
            4 => Act::Roll,
            5 => Act::Turn { from: number, to: rng.below(8) as u8 },
            6 => Act::Place(number),
            7 => Act::All(number),
            8 => Act::Any(number),
            9 => Act::Take(state),
            10 => Act::Go(state),
            11 => Act::Fly(state),
            12 => Act::Stop,
            13 => Act::AllTurning { number, turned: rng.below(8) as u8 },
            _ => Act::Pick(state),
        }
    }

    fn audit(&self, at: &State) -> Result<(), String> {
        self.audit_cubes(at)?;
        self.audit_cards(at)?;
        // FIP-39: voter groups, Mount Rushmore and the current roll are 24 dice together. After phase 2 the groups hold 20.
        let placed = total(&at.groups);
        let free = total(&at.lying.count());
        if matches!(at.frame(), Frame::Lying | Frame::Second) && placed + free > DICE {
            return Err(format!("{placed} dice on the groups and {free} in the roll"));
        }
        let full = matches!(at.phase(), Some(Phase::Headlines | Phase::States));
        if placed > PLACED || (full && placed != PLACED) {
            return Err(format!("{placed} dice on the groups"));
        }
        if at.dice.iter().filter(|&&die| die != 0).count() > ROLL {
            return Err("more dice than a roll has".into());
        }
        if at.phase() == Some(Phase::States) {
            for seat in (0..at.seats).map(Seat) {
                let allowance = usize::from(at.allowance(seat));
                if !(1..=ALLOWANCE_MAX).contains(&allowance) {
                    return Err(format!("seat {seat} is allowed {allowance} cubes"));
                }
            }
        }
        Ok(())
    }
}

impl Idiot {
    /// FIP-39: supply plus cubes on the board is 30 for each seat; each state has cubes of one colour only.
    fn audit_cubes(&self, at: &State) -> Result<(), String> {
        let mut seen = StateSet::EMPTY;
        for seat in (0..at.seats).map(Seat) {
            let held = at.held(seat);
            if !(seen & held).is_empty() || !(held - LAND).is_empty() {
                return Err("a state is held twice, or is none".into());
            }
            seen |= held;
            let board: u32 = held.iter().map(|state| u32::from(at.cubes(state))).sum();
            if board + u32::from(at.supply(seat)) != u32::from(CUBES) {
                return Err(format!(
                    "seat {seat}: {board} cubes on the board, {} in supply",
                    at.supply(seat)
                ));
            }
        }
        for state in UsState::ALL {
            if seen.contains(state) != (at.cubes(state) > 0) {
                return Err(format!("{state}: {} cubes of nobody", at.cubes(state)));
            }
        }
        if !(at.doubled() - LAND).is_empty() || !LAND.contains(at.mover()) {
            return Err("the mover or a double is off the map".into());
        }
        Ok(())
    }

    /// FIP-39: there are 30 headlines of each level in piles, hands and discards; a player has at most three small and three big cards.
    fn audit_cards(&self, at: &State) -> Result<(), String> {
        let hands = &at.hands[..usize::from(at.seats)];
        for level in 0..usize::from(LEVELS) {
            let of_level = kit().levels[level];
            let places = [at.piles[level], at.discards[level]].into_iter();
            let mut seen = 0u128;
            for place in places.chain(hands.iter().map(|hand| hand & of_level)) {
                if seen & place != 0 {
                    return Err("a headline is in two places".into());
                }
                seen |= place;
            }
            if seen != of_level {
                return Err(format!("headlines of level {} are missing", level + 1));
            }
        }
        for (pile, fronts) in [(at.small_pile, &at.small), (at.big_pile, &at.big)] {
            let mut seen = pile;
            for front in fronts {
                if seen & front != 0 || front.count_ones() > u32::from(BONUS_MAX) {
                    return Err("a bonus card is in two places, or more than three in front of a seat".into());
                }
                seen |= front;
            }
            if seen != ALL_BONUS {
                return Err("bonus cards are missing".into());
            }
        }
        let honeys: Vec<_> = at.people.iter().map(|person| person.honey).filter(|&card| card != 0).collect();
        if (1..honeys.len()).any(|n| honeys[..n].contains(&honeys[n])) {
            return Err("two seats have the same Hey-Honey".into());
        }
        let mut counted = at.clone();
        for seat in (0..at.seats).map(Seat) {
            counted.count_symbols(seat);
        }
        if counted.symbols != at.symbols {
            return Err("the symbols are not those of the cards".into());
        }
        Ok(())
    }
}
