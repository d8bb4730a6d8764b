//! The same game as a bare loop without the kernel, as someone would write it who only wants fast random play.
//!
//! Each decision is a uniform choice among the same acts as in the real game.

mod ending;

use atlas::states::{StateSet, UsState};
use idiot::{BigKind, Emblem, HoneyKind, Join, LAND, Need, borders, delegates, emblem, printed};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

#[derive(Clone, Copy)]
struct Headline {
    level: u8,
    or: bool,
    dice_only: bool,
    needs: [Need; 3],
    len: usize,
}

pub struct Bare {
    seats: usize,
    headlines: Vec<Headline>,
    levels: [u128; 3],
    attributes: [u8; 13],
    types: [u8; 13],
    small: [u8; 19],
    big: [BigKind; 19],
    honeys: Vec<(HoneyKind, u64)>,
    delegates: [u8; 51],
    crowd: u64,
    dollar: u64,
    near: [u64; 51],
}

impl Bare {
    pub fn new(seats: u8) -> Bare {
        let cards = printed();
        let blank =
            Headline { level: 0, or: false, dice_only: false, needs: [Need::AnyOne { count: 0 }; 3], len: 0 };
        let mut headlines = vec![blank];
        let mut levels = [0; 3];
        for card in &cards.headlines {
            let mut needs = blank.needs;
            needs[..card.needs.len()].copy_from_slice(&card.needs);
            headlines.push(Headline {
                level: card.level,
                or: card.join == Join::Or,
                dice_only: card.counts_dice_only(),
                needs,
                len: card.needs.len(),
            });
            levels[card.level as usize - 1] |= 1u128 << card.number;
        }
        let with = |wanted| LAND.iter().filter(|&s| emblem(s) == Some(wanted)).collect::<StateSet>().bits();
        Bare {
            seats: seats.into(),
            headlines,
            levels,
            attributes: std::array::from_fn(|n| if n == 0 { 0 } else { cards.attributes[n - 1].die }),
            types: std::array::from_fn(|n| if n == 0 { 0 } else { cards.types[n - 1].die }),
            small: std::array::from_fn(|n| if n == 0 { 0 } else { cards.small[n - 1].die }),
            big: std::array::from_fn(|n| cards.big[n.saturating_sub(1)].kind),
            honeys: std::iter::once((HoneyKind::Place, 0))
                .chain(cards.honeys.iter().map(|card| (card.kind, card.states.bits())))
                .collect(),
            delegates: UsState::ALL.map(|s| if LAND.contains(s) { delegates(s) } else { 0 }),
            crowd: with(Emblem::Crowd),
            dollar: with(Emblem::Dollar),
            near: UsState::ALL.map(|s| borders(s).bits()),
        }
    }

    /// Plays one game. Returns the number of decisions and the delegates of each seat.
    pub fn play(&self, seed: u64) -> (u64, [u32; 5]) {
        let mut game = Running {
            fixed: self,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            decisions: 0,
            first: 0,
            character: [0; 5],
            honey: [0; 5],
            symbols: [[0; 7]; 5],
            piles: self.levels,
            discards: [0; 3],
            hands: [0; 5],
            small_pile: ((1 << 19) - 1) & !1,
            big_pile: ((1 << 19) - 1) & !1,
            small: [0; 5],
            bigs: [[0; 3]; 5],
            cubes: [0; 51],
            held: [0; 5],
            supply: [30; 5],
            mover: UsState::NY.index(),
        };
        game.run();
        let score = game.score();
        (game.decisions, score)
    }
}

struct Running<'a> {
    fixed: &'a Bare,
    rng: Xoshiro256PlusPlus,
    decisions: u64,
    first: usize,
    character: [u8; 5],
    honey: [u8; 5],
    symbols: [[u8; 7]; 5],
    piles: [u128; 3],
    discards: [u128; 3],
    hands: [u128; 5],
    small_pile: u64,
    big_pile: u64,
    small: [u8; 5],
    /// Counts of big bonus cards: any dice, +1, additional headlines.
    bigs: [[u8; 3]; 5],
    cubes: [u8; 51],
    held: [u64; 5],
    supply: [u8; 5],
    mover: usize,
}

fn nth(mut set: u64, n: u32) -> usize {
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros() as usize
}

fn nth_wide(set: u128, n: u32) -> usize {
    let low = (set as u64).count_ones();
    if n < low { nth(set as u64, n) } else { 64 + nth((set >> 64) as u64, n - low) }
}

impl Running<'_> {
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.rng.next_u32()) * u64::from(n)) >> 32) as u32
    }

    fn draw(&mut self, set: &mut u64) -> u8 {
        let n = self.below(set.count_ones());
        let card = nth(*set, n);
        *set &= !(1 << card);
        card as u8
    }

    /// Picks one of `count` acts at random.
    fn choose(&mut self, count: u32) -> u32 {
        self.decisions += 1;
        if count == 1 { 0 } else { self.below(count) }
    }

    fn empty(&self) -> u64 {
        LAND.bits() & !(self.held[0] | self.held[1] | self.held[2] | self.held[3] | self.held[4])
    }

    fn run(&mut self) {
        let seats = self.fixed.seats;
        self.first = self.below(seats as u32) as usize;
        let (mut characters, mut attributes, mut types) = (0b111_1110, 0x1FFE, 0x1FFE);
        let mut honeys = 0x1FFE;
        for n in 0..seats {
            let seat = (self.first + n) % seats;
            self.character[seat] = self.draw(&mut characters);
            let attribute = self.draw(&mut attributes) as usize;
            let kind = self.draw(&mut types) as usize;
            self.symbols[seat][self.fixed.attributes[attribute] as usize] += 1;
            self.symbols[seat][self.fixed.types[kind] as usize] += 1;
        }
        for n in 0..seats {
            self.honey[(self.first + n) % seats] = self.draw(&mut honeys);
        }
        for round in 1..=4 {
            self.headlines();
            let groups = self.dice();
            let allowance = self.check(round, &groups);
            let earned = self.movements(&allowance);
            self.bonus(&earned);
            for level in 0..3 {
                let all = self.hands.iter().fold(0, |all, hand| all | hand);
                self.discards[level] |= all & self.fixed.levels[level];
            }
            self.hands = [0; 5];
            self.first = (self.first + 1) % seats;
        }
    }

    fn headlines(&mut self) {
        let mut due = [0u8; 5];
        for (seat, due) in due.iter_mut().enumerate().take(self.fixed.seats) {
            *due = 2 + self.bigs[seat][2];
        }
        loop {
            let waiting = (0..5).filter(|&seat| due[seat] > 0).fold(0u64, |set, seat| set | 1 << seat);
            if waiting == 0 {
                return;
            }
            let n = if waiting.count_ones() == 1 { 0 } else { self.below(waiting.count_ones()) };
            let seat = nth(waiting, n);
            let level = self.choose(3) as usize;
            if self.piles[level] == 0 {
                self.piles[level] = std::mem::take(&mut self.discards[level]);
            }
            let n = self.below(self.piles[level].count_ones());
            let card = nth_wide(self.piles[level], n);
            self.piles[level] &= !(1 << card);
            self.hands[seat] |= 1 << card;
            due[seat] -= 1;
        }
    }

    fn dice(&mut self) -> [u8; 7] {
        let mut groups = [0u8; 7];
        let mut placed = 0u8;
        let mut seat = self.first;
        while placed < 20 {
            self.decisions += 1;
            let room = 20 - placed;
            let mut lying = [0u8; 7];
            for _ in 0..(24 - placed).min(6) {
                lying[self.below(6) as usize + 1] += 1;
            }
            let own = self.character[seat] as usize;
            loop {
                let turns = if lying[own] > 0 { 5 } else { 0 };
                let any = (1..7).filter(|&n| lying[n] > 0).fold(0u64, |set, n| set | 1 << n);
                let all = if room < 2 {
                    0
                } else {
                    (1..7).filter(|&n| lying[n] > 1).fold(0u64, |set, n| set | 1 << n)
                };
                // Acts that place all dice of a number after turning `turned` dice of the seat's own number to it.
                let turning = |turned: u8| -> u64 {
                    let enough = |&n: &usize| room > 1 && n != own && lying[n] + turned > 1;
                    (1..7).filter(enough).fold(0, |set, n| set | 1 << n)
                };
                let with_turns: u32 = (1..=lying[own]).map(|turned| turning(turned).count_ones()).sum();
                let n = self.choose(turns + any.count_ones() + all.count_ones() + with_turns);
                if n < turns {
                    let to = n as usize + 1 + usize::from(n as usize + 1 >= own);
                    lying[own] -= 1;
                    lying[to] += 1;
                    continue;
                }
                let n = n - turns;
                if n < any.count_ones() {
                    let number = nth(any, n);
                    lying[number] -= 1;
                    groups[number] += 1;
                    placed += 1;
                    if room > 1 {
                        let any = (1..7).filter(|&n| lying[n] > 0).fold(0u64, |set, n| set | 1 << n);
                        let n = self.choose(any.count_ones());
                        groups[nth(any, n)] += 1;
                        placed += 1;
                    }
                } else {
                    let mut n = n - any.count_ones();
                    let (mut set, mut turned) = (all, 0);
                    while n >= set.count_ones() {
                        n -= set.count_ones();
                        turned += 1;
                        set = turning(turned);
                    }
                    let number = nth(set, n);
                    let count = (lying[number] + turned).min(room);
                    groups[number] += count;
                    placed += count;
                }
                break;
            }
            seat = (seat + 1) % self.fixed.seats;
        }
        groups
    }

    fn check(&mut self, round: u8, groups: &[u8; 7]) -> [u8; 5] {
        let mut adds = self.symbols;
        for (seat, adds) in adds.iter_mut().enumerate().take(self.fixed.seats) {
            for _ in 0..self.bigs[seat][0] {
                adds[self.choose(6) as usize + 1] += 1;
            }
        }
        let mut allowance = [0; 5];
        for seat in 0..self.fixed.seats {
            let mut cubes = round;
            let mut hand = self.hands[seat];
            while hand != 0 {
                let card = &self.fixed.headlines[hand.trailing_zeros() as usize];
                hand &= hand - 1;
                let there: [u8; 6] = std::array::from_fn(|n| {
                    groups[n + 1] + if card.dice_only { 0 } else { adds[seat][n + 1] }
                });
                let needs = &card.needs[..card.len];
                let met = if card.or {
                    needs.iter().any(|need| need.met(&there))
                } else {
                    needs.iter().all(|need| need.met(&there))
                };
                if met {
                    cubes += card.level + self.bigs[seat][1];
                }
            }
            allowance[seat] = cubes;
        }
        allowance
    }

    fn movements(&mut self, allowance: &[u8; 5]) -> [[u8; 2]; 5] {
        let mut earned = [[0; 2]; 5];
        for n in 0..self.fixed.seats {
            let seat = (self.first + n) % self.fixed.seats;
            let (mut left, mut moved, mut flown) = (allowance[seat], false, false);
            loop {
                let budget = left.min(self.supply[seat]);
                let take = if moved || self.supply[seat] >= allowance[seat] { 0 } else { self.held[seat] };
                let empty = self.empty();
                let near = self.fixed.near[self.mover];
                let mut go = 0;
                if budget > 0 {
                    go = near & (empty | self.held[seat]);
                    let mut others = near & !go;
                    while others != 0 {
                        let s = others.trailing_zeros() as usize;
                        others &= others - 1;
                        go |= u64::from(self.cubes[s] < budget) << s;
                    }
                }
                let fly = if flown || budget == 0 { 0 } else { empty & !(1 << self.mover) };
                let [takes, goes, flies] = [take, go, fly].map(u64::count_ones);
                if takes + goes + flies == 0 {
                    break;
                }
                let n = self.choose(takes + goes + flies + 1);
                if n < takes {
                    let s = nth(take, n);
                    self.lift(seat, s);
                    continue;
                }
                if n == takes + goes + flies {
                    break;
                }
                moved = true;
                let s = if n < takes + goes { nth(go, n - takes) } else { nth(fly, n - takes - goes) };
                flown |= n >= takes + goes;
                let own = self.held[seat] >> s & 1 == 1;
                let cost = if own { 1 } else { self.cubes[s] + 1 };
                if !own && self.cubes[s] > 0 {
                    let other = self.holder(s);
                    self.held[other] &= !(1 << s);
                    self.supply[other] += self.cubes[s];
                }
                self.held[seat] |= 1 << s;
                self.cubes[s] = if own { self.cubes[s] + 1 } else { cost };
                self.supply[seat] -= cost;
                left -= cost;
                self.mover = s;
                earned[seat][0] += (self.fixed.crowd >> s & 1) as u8;
                earned[seat][1] += (self.fixed.dollar >> s & 1) as u8;
            }
        }
        earned
    }

    fn holder(&self, s: usize) -> usize {
        (0..5).find(|&seat| self.held[seat] >> s & 1 == 1).unwrap_or(0)
    }

    fn lift(&mut self, seat: usize, s: usize) {
        self.cubes[s] -= 1;
        self.supply[seat] += 1;
        if self.cubes[s] == 0 {
            self.held[seat] &= !(1 << s);
        }
    }

    fn bonus(&mut self, earned: &[[u8; 2]; 5]) {
        for n in 0..self.fixed.seats {
            let seat = (self.first + n) % self.fixed.seats;
            for _ in 0..earned[seat][0].min(3 - self.small[seat]) {
                let mut pile = self.small_pile;
                let card = self.draw(&mut pile) as usize;
                self.small_pile = pile;
                self.small[seat] += 1;
                self.symbols[seat][self.fixed.small[card] as usize] += 1;
            }
            let has: u8 = self.bigs[seat].iter().sum();
            for _ in 0..earned[seat][1].min(3 - has) {
                let mut pile = self.big_pile;
                let card = self.draw(&mut pile) as usize;
                self.big_pile = pile;
                let kind = match self.fixed.big[card] {
                    BigKind::AnyDice => 0,
                    BigKind::PlusOne => 1,
                    BigKind::ExtraHeadline => 2,
                };
                self.bigs[seat][kind] += 1;
            }
        }
    }
}
