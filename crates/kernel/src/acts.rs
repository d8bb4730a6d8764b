//! Receivers for legal acts. A game lists its acts once; both legality checks and uniform random choice are derived from that.
//!
//! Collecting them in a list is one way to receive them. Counting them, taking the nth or finding one needs no storage.

use crate::{FastRng, Game, Members, Refusal, Seat};

/// Receives legal acts. A game passes every act exactly once, in a fixed order.
pub trait Acts<A> {
    fn one(&mut self, act: A);

    /// One act for each member of a set, in ascending order.
    #[inline]
    fn each(&mut self, set: impl Members, act: impl Fn(u16) -> A) {
        for n in 0..set.size() {
            self.one(act(set.nth(n)));
        }
    }
}

impl<A> Acts<A> for Vec<A> {
    fn one(&mut self, act: A) {
        self.push(act);
    }
}

/// Counts the acts.
#[derive(Default)]
pub struct Tally(pub u32);

impl<A> Acts<A> for Tally {
    #[inline]
    fn one(&mut self, _: A) {
        self.0 += 1;
    }

    #[inline]
    fn each(&mut self, set: impl Members, _: impl Fn(u16) -> A) {
        self.0 += set.size();
    }
}

/// Takes the act with this number, counted from 0.
pub struct Nth<A> {
    left: u32,
    found: Option<A>,
}

impl<A> Nth<A> {
    pub fn new(n: u32) -> Nth<A> {
        Nth { left: n, found: None }
    }

    pub fn found(self) -> Option<A> {
        self.found
    }
}

impl<A> Acts<A> for Nth<A> {
    #[inline]
    fn one(&mut self, act: A) {
        if self.left == 0 {
            self.found = Some(act);
        }
        self.left = self.left.wrapping_sub(1);
    }

    #[inline]
    fn each(&mut self, set: impl Members, act: impl Fn(u16) -> A) {
        let size = set.size();
        if self.left < size {
            self.found = Some(act(set.nth(self.left)));
        }
        self.left = self.left.wrapping_sub(size);
    }
}

/// Looks for one act and ignores all others once it is found.
pub struct Find<A> {
    act: A,
    found: bool,
}

impl<A> Find<A> {
    pub fn new(act: A) -> Find<A> {
        Find { act, found: false }
    }

    pub fn found(&self) -> bool {
        self.found
    }
}

impl<A: PartialEq> Acts<A> for Find<A> {
    fn one(&mut self, act: A) {
        self.found |= act == self.act;
    }

    fn each(&mut self, set: impl Members, act: impl Fn(u16) -> A) {
        self.found = self.found || (0..set.size()).any(|n| act(set.nth(n)) == self.act);
    }
}

/// Checks that an act is legal, which is the case exactly if the game lists it. Otherwise the game gives the reason.
///
/// A function and not a method of [`Game`], so that no game can override it.
pub fn check<G: Game>(game: &G, state: &G::State, seat: Seat, act: G::Act) -> Result<(), Refusal> {
    let mut find = Find::new(act);
    game.acts(state, seat, &mut find);
    if find.found() { Ok(()) } else { Err(game.refuse(state, seat, act)) }
}

/// A random legal act, all equally likely. `None` if the seat has nothing to decide.
#[inline]
pub fn pick<G: Game>(game: &G, state: &G::State, seat: Seat, chance: &mut FastRng) -> Option<G::Act> {
    let mut tally = Tally::default();
    game.acts(state, seat, &mut tally);
    if tally.0 == 0 {
        return None;
    }
    let mut nth = Nth::new(if tally.0 == 1 { 0 } else { chance.below(tally.0) });
    game.acts(state, seat, &mut nth);
    nth.found()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(out: &mut impl Acts<u16>) {
        out.one(100);
        out.each(0b1011u64, |n| n);
        out.one(200);
        out.each(0u64, |n| n);
        out.each(1u128 << 90, |n| n);
    }

    #[test]
    fn list_count_and_nth_agree() {
        let mut list = Vec::new();
        write(&mut list);
        assert_eq!(list, [100, 0, 1, 3, 200, 90]);
        let mut tally = Tally::default();
        write(&mut tally);
        assert_eq!(tally.0 as usize, list.len());
        for (n, act) in list.iter().enumerate() {
            let mut nth = Nth::new(n as u32);
            write(&mut nth);
            assert_eq!(nth.found(), Some(*act));
        }
        let mut beyond = Nth::new(6);
        write(&mut beyond);
        assert_eq!(beyond.found(), None);
    }

    #[test]
    fn finds_what_is_listed_and_nothing_else() {
        let mut list = Vec::new();
        write(&mut list);
        for act in 0..=300 {
            let mut find = Find::new(act);
            write(&mut find);
            assert_eq!(find.found(), list.contains(&act), "{act}");
        }
    }

    #[test]
    fn no_act_is_built_once_one_is_found() {
        let built = std::cell::Cell::new(0);
        let mut find = Find::new(1);
        for set in [0b110u64, 0b1000] {
            find.each(set, |n| {
                built.set(built.get() + 1);
                n
            });
        }
        assert!(find.found());
        assert_eq!(built.get(), 1);
    }
}
