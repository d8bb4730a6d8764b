//! The end of the bare game: Hey-Honeys and the count.

use idiot::HoneyKind;

use super::{Running, nth};

impl Running<'_> {
    /// Picks one element of a set. Counts as a decision only if there are several.
    fn pick(&mut self, set: u64) -> usize {
        match set.count_ones() {
            1 => set.trailing_zeros() as usize,
            count => {
                let n = self.choose(count);
                nth(set, n)
            }
        }
    }

    fn several(&self, set: u64, one: bool) -> u64 {
        (0..51).filter(|&s| set >> s & 1 == 1 && (self.cubes[s] == 1) == one).fold(0, |set, s| set | 1 << s)
    }

    /// The Hey-Honeys and the count.
    pub(super) fn score(&mut self) -> [u32; 5] {
        let mut doubled = 0u64;
        for n in 0..self.fixed.seats {
            let seat = (self.first + n) % self.fixed.seats;
            let (kind, class) = self.fixed.honeys[self.honey[seat] as usize];
            let (own, empty) = (self.held[seat], self.empty());
            let rivals = class & !own & !empty;
            match kind {
                HoneyKind::Place | HoneyKind::Convert => {
                    let spare = self.several(own, false);
                    let targets =
                        if kind == HoneyKind::Place { class & empty } else { self.several(rivals, true) };
                    if targets == 0 || (self.supply[seat] == 0 && spare == 0) {
                        continue;
                    }
                    let target = self.pick(targets);
                    if self.supply[seat] == 0 {
                        let from = self.pick(spare);
                        self.lift(seat, from);
                    }
                    if self.cubes[target] > 0 {
                        let other = self.holder(target);
                        self.lift(other, target);
                    }
                    self.supply[seat] -= 1;
                    self.held[seat] |= 1 << target;
                    self.cubes[target] = 1;
                }
                HoneyKind::Remove => {
                    let targets = self.several(rivals, true);
                    if targets != 0 {
                        let target = self.pick(targets);
                        let other = self.holder(target);
                        self.lift(other, target);
                    }
                }
                HoneyKind::Swap => {
                    let partners = |game: &Running, s: usize| {
                        game.fixed.near[s] & class & !empty & !game.held[game.holder(s)]
                    };
                    let firsts = (0..51)
                        .filter(|&s| (class & !empty) >> s & 1 == 1 && partners(self, s) != 0)
                        .fold(0u64, |set, s| set | 1 << s);
                    if firsts == 0 {
                        continue;
                    }
                    let a = self.pick(firsts);
                    let b = self.pick(partners(self, a));
                    let (x, y) = (self.holder(a), self.holder(b));
                    self.held[x] = self.held[x] & !(1 << a) | 1 << b;
                    self.held[y] = self.held[y] & !(1 << b) | 1 << a;
                    self.cubes.swap(a, b);
                }
                HoneyKind::Double => {
                    let targets = class & own & !doubled;
                    if targets != 0 {
                        doubled |= 1 << self.pick(targets);
                    }
                }
                HoneyKind::DoubleTwo => {
                    let targets = class & own & self.fixed.crowd & !doubled;
                    if targets.count_ones() > 1 {
                        let first = self.pick(targets);
                        doubled |= 1 << first;
                        doubled |= 1 << self.pick(targets & !(1 << first));
                    }
                }
            }
        }
        let mut scores = [0; 5];
        for (seat, score) in scores.iter_mut().enumerate() {
            for s in (0..51).filter(|&s| self.held[seat] >> s & 1 == 1) {
                *score += u32::from(self.fixed.delegates[s]) * (1 + (doubled >> s & 1) as u32);
            }
        }
        scores
    }
}
