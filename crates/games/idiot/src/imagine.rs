//! Redeals what a viewer cannot know (FIP-34): hands before phase 3, Hey-Honeys before the end.

use kernel::sets::members;
use kernel::{Chance, FastRng, Seat, Viewer};

use crate::cards::HONEYS;
use crate::kit::kit;
use crate::sequence::{numbers, piles};
use crate::state::State;

pub(crate) fn imagine(state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
    let mut imagined = state.clone();
    let hidden = || (0..state.seats).map(Seat).filter(|&seat| !viewer.is(seat));
    if !state.hands_are_open() {
        for level in 0..kit().levels.len() {
            deal_level(&mut imagined, level, hidden(), rng);
        }
    }
    if !state.honeys_are_open() {
        let known = (0..state.seats).map(Seat).filter(|&seat| viewer.is(seat));
        let mut left = known.fold(numbers(HONEYS), |left, seat| left & !(1 << state.person(seat).honey));
        for seat in hidden().filter(|&seat| state.person(seat).honey != 0) {
            let card = draw(rng, piles::HONEYS, left.into());
            left &= !(1 << card);
            imagined.people[seat.index()].honey = card;
        }
    }
    imagined
}

/// Redeals the cards of one level. Cards drawn before their pile was refilled are exchanged only among hands; all others are
/// shuffled together with the pile.
fn deal_level(at: &mut State, level: usize, hidden: impl Iterator<Item = Seat> + Clone, rng: &mut FastRng) {
    let of_level = kit().levels[level];
    let held = hidden.clone().fold(0, |all, seat| all | at.hands[seat.index()]) & of_level;
    let mut early = held & at.earlier;
    let mut late = (held & !at.earlier) | at.piles[level];
    for seat in hidden {
        let hand = at.hands[seat.index()];
        let mut dealt = 0;
        for card in members(hand & of_level) {
            let from = if at.earlier >> card & 1 == 1 { &mut early } else { &mut late };
            let other = draw(rng, piles::LEVELS[level], *from);
            *from &= !(1 << other);
            dealt |= 1 << other;
        }
        at.hands[seat.index()] = hand & !of_level | dealt;
    }
    at.piles[level] = late;
}

fn draw(rng: &mut FastRng, pile: &'static str, from: u128) -> u8 {
    rng.draw(pile, from).unwrap_or_else(|never| match never {}) as u8
}
