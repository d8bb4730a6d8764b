//! The same game as a bare loop without the kernel, as someone would write it who only wants fast random play.
//!
//! Each decision is a uniform choice among the same acts as in the real game.

use atlas::states::Apportionment;
use presidential::{Effect, printed};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

const ALL: u64 = (1 << 51) - 1;

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Add,
    AddOneOf,
    Spread,
    Roll,
    RollOneOf,
    Take,
    TakeOneOf,
    Swing,
    Move,
    ShoreUp,
    Contest,
    Open,
    CatchUp,
    Lose,
    LoseOneOf,
    LoseMost,
    LoseEach,
}

#[derive(Clone, Copy)]
struct Card {
    kind: Kind,
    votes: i16,
    extra: i16,
    states: u64,
    immediate: bool,
}

pub struct Bare {
    electoral: [u16; 51],
    order: [u8; 51],
    cards: Vec<Card>,
    with_cards: bool,
    weeks: u32,
}

impl Bare {
    pub fn new(weeks: u8, with_cards: bool) -> Bare {
        let electoral = Apportionment::Census2010.votes().map(u16::from);
        let mut order: [u8; 51] = std::array::from_fn(|n| n as u8);
        order.sort_by_key(|&s| (std::cmp::Reverse(electoral[s as usize]), s));
        let blank = Card { kind: Kind::LoseMost, votes: 0, extra: 0, states: 0, immediate: false };
        let mut cards = vec![blank];
        for card in printed() {
            let effect = &card.effect;
            let kind = match effect {
                Effect::Add { .. } => Kind::Add,
                Effect::AddOneOf { .. } => Kind::AddOneOf,
                Effect::Spread { .. } => Kind::Spread,
                Effect::Roll { .. } => Kind::Roll,
                Effect::RollOneOf { .. } => Kind::RollOneOf,
                Effect::Take { .. } => Kind::Take,
                Effect::TakeOneOf { .. } => Kind::TakeOneOf,
                Effect::Swing { .. } => Kind::Swing,
                Effect::Move { .. } => Kind::Move,
                Effect::ShoreUp { .. } => Kind::ShoreUp,
                Effect::Contest { .. } => Kind::Contest,
                Effect::Open { .. } => Kind::Open,
                Effect::CatchUp { .. } => Kind::CatchUp,
                Effect::Lose { .. } => Kind::Lose,
                Effect::LoseOneOf { .. } => Kind::LoseOneOf,
                Effect::LoseMost { .. } => Kind::LoseMost,
                Effect::LoseEach { .. } => Kind::LoseEach,
            };
            let named: u64 = effect.named().iter().map(|s| 1 << s.index()).sum();
            let states = effect.among().map_or(named, |among| among.states().bits());
            cards.push(Card {
                kind,
                votes: effect.votes().into(),
                extra: effect.extra().into(),
                states,
                immediate: card.immediate,
            });
        }
        Bare { electoral, order, cards, with_cards, weeks: weeks.into() }
    }

    /// Plays one game. Returns the number of decisions and both totals.
    pub fn play(&self, seed: u64) -> (u64, [u16; 2]) {
        let mut game = Running {
            fixed: self,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            votes: [0; 51],
            supply: [150; 2],
            totals: [0; 2],
            held: [0; 2],
            hands: [0; 2],
            deck: if self.with_cards { ((1u128 << 81) - 1) & !1 } else { 0 },
            used: [0; 80],
            used_len: 0,
            decisions: 0,
            score: [[0; 6]; 61],
        };
        game.run();
        (game.decisions, game.totals)
    }
}

struct Running<'a> {
    fixed: &'a Bare,
    rng: Xoshiro256PlusPlus,
    votes: [i16; 51],
    supply: [i16; 2],
    totals: [u16; 2],
    held: [u64; 2],
    hands: [u128; 2],
    deck: u128,
    used: [u8; 80],
    used_len: usize,
    decisions: u64,
    score: [[u16; 6]; 61],
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

    fn die(&mut self) -> i16 {
        self.below(6) as i16 + 1
    }

    fn choose(&mut self, set: u64) -> usize {
        self.decisions += 1;
        let count = set.count_ones();
        if count == 1 {
            return set.trailing_zeros() as usize;
        }
        let n = self.below(count);
        if set == ALL { n as usize } else { nth(set, n) }
    }

    fn run(&mut self) {
        let first = loop {
            let (a, b) = (self.die(), self.die());
            if a != b {
                break usize::from(b > a);
            }
        };
        for turn in 0..2 * self.fixed.weeks {
            let team = (first + turn as usize) % 2;
            let before = self.held;
            self.turn(team);
            self.row(turn as usize, before);
        }
        self.decisions += 1;
        let before = self.held;
        for n in 0..51 {
            let s = self.fixed.order[n] as usize;
            if (self.held[0] | self.held[1]) >> s & 1 == 0 {
                let winner = loop {
                    let (a, b) = (self.die(), self.die());
                    if a != b {
                        break usize::from(b > a);
                    }
                };
                self.held[winner] |= 1 << s;
                self.totals[winner] += self.fixed.electoral[s];
            }
        }
        self.row(2 * self.fixed.weeks as usize, before);
    }

    fn row(&mut self, n: usize, before: [u64; 2]) {
        let sum = |mut set: u64| {
            let mut sum = 0;
            while set != 0 {
                sum += self.fixed.electoral[set.trailing_zeros() as usize];
                set &= set - 1;
            }
            sum
        };
        self.score[n] = [
            sum(self.held[0] & !before[0]),
            sum(before[0] & !self.held[0]),
            self.totals[0],
            sum(self.held[1] & !before[1]),
            sum(before[1] & !self.held[1]),
            self.totals[1],
        ];
    }

    fn turn(&mut self, team: usize) {
        let mut card_used = false;
        let mut fresh = 0;
        self.decisions += 1;
        let plan = self.below(5 + 51);
        if plan == 0 || plan > 4 {
            let mut announced = if plan == 0 { 0u64 } else { 1 << (plan - 5) };
            while announced.count_ones() < 3 {
                announced |= 1 << self.choose(ALL & !announced);
            }
            self.decisions += 1;
            let mut pips = [0u8; 7];
            for _ in 0..3 {
                pips[self.die() as usize] += 1;
            }
            loop {
                let states = announced.count_ones();
                let kinds = pips.iter().filter(|&&count| count > 0).count() as u32;
                // If all dice are equal there is no choice. The case that the supply is too small for all of them is ignored here.
                if kinds < 2 {
                    break;
                }
                self.decisions += 1;
                let n = self.below(states * kinds);
                let state = nth(announced, n % states);
                let value =
                    (1..7).filter(|&p| pips[p] > 0).nth((n / states) as usize).expect("below the count");
                pips[value] -= 1;
                announced &= !(1 << state);
                self.add(team, state, value as i16);
            }
            let value = (1..7).find(|&p| pips[p] > 0).expect("one die is left");
            while announced != 0 {
                self.add(team, announced.trailing_zeros() as usize, value as i16);
                announced &= announced - 1;
            }
        } else {
            // California, Florida, New York, Texas.
            let place = [4, 9, 34, 43][plan as usize - 1];
            self.decisions += 1;
            let sum = self.die() + self.die();
            if self.deck != 0 || self.used_len > 0 {
                let card = self.draw();
                if self.fixed.cards[card].immediate {
                    card_used = true;
                    self.use_card(team, card);
                } else {
                    self.decisions += 1;
                    if self.below(2) == 0 {
                        card_used = true;
                        self.use_card(team, card);
                    } else {
                        self.hands[team] |= 1 << card;
                        fresh = card;
                    }
                }
            }
            let left = sum / 2;
            self.add(team, place, sum - left);
            for _ in 0..left {
                let state = self.choose(ALL);
                self.add(team, state, 1);
            }
        }
        let old = self.hands[team] & !(u128::from(fresh != 0) << fresh);
        if !card_used && old != 0 {
            self.decisions += 1;
            let count = old.count_ones();
            let n = self.below(count + 1);
            if n < count {
                let card = nth_wide(old, n);
                self.hands[team] &= !(1 << card);
                self.use_card(team, card);
            }
        }
    }

    fn draw(&mut self) -> usize {
        if self.deck != 0 {
            let n = self.below(self.deck.count_ones());
            let card = nth_wide(self.deck, n);
            self.deck &= !(1 << card);
            return card;
        }
        let card = self.used[0];
        self.used.copy_within(1..self.used_len, 0);
        self.used_len -= 1;
        card.into()
    }

    fn sign(team: usize) -> i16 {
        1 - 2 * team as i16
    }

    fn add(&mut self, team: usize, s: usize, votes: i16) {
        let sign = Self::sign(team);
        let net = self.votes[s] * sign;
        let removed = (-net).clamp(0, votes);
        let placed = (votes - removed).min(self.supply[team]);
        self.supply[1 - team] += removed;
        self.supply[team] -= placed;
        self.votes[s] = (net + removed + placed) * sign;
        self.settle(s);
    }

    fn lift(&mut self, owner: usize, s: usize, votes: i16) -> i16 {
        let sign = Self::sign(owner);
        let net = self.votes[s] * sign;
        let count = net.clamp(0, votes);
        self.supply[owner] += count;
        self.votes[s] = (net - count) * sign;
        self.settle(s);
        count
    }

    fn settle(&mut self, s: usize) {
        let bit = 1u64 << s;
        for (team, sign) in [(0, 1), (1, -1)] {
            let holds = self.votes[s] * sign > 0;
            if holds != (self.held[team] & bit != 0) {
                self.held[team] ^= bit;
                if holds {
                    self.totals[team] += self.fixed.electoral[s];
                } else {
                    self.totals[team] -= self.fixed.electoral[s];
                }
            }
        }
    }

    fn chips(&self, team: usize) -> u64 {
        (0..51).filter(|&s| self.votes[s] * Self::sign(team) > 0).map(|s| 1u64 << s).sum()
    }

    fn can_add(&self, team: usize) -> u64 {
        if self.supply[team] > 0 { ALL } else { self.chips(1 - team) }
    }

    /// Picks one element of a set. Counts as a decision only if there is more than one.
    fn pick(&mut self, set: u64) -> Option<usize> {
        match set.count_ones() {
            0 => None,
            1 => Some(set.trailing_zeros() as usize),
            _ => Some(self.choose(set)),
        }
    }

    fn each(&mut self, set: u64, mut what: impl FnMut(&mut Self, usize)) {
        for n in 0..51 {
            let s = self.fixed.order[n] as usize;
            if set >> s & 1 == 1 {
                what(self, s);
            }
        }
    }

    fn use_card(&mut self, team: usize, number: usize) {
        self.used[self.used_len] = number as u8;
        self.used_len += 1;
        let Card { kind, votes, extra, states, .. } = self.fixed.cards[number];
        let other = 1 - team;
        match kind {
            Kind::Add => self.each(states, |game, s| game.add(team, s, votes)),
            Kind::Roll => {
                let roll = self.die();
                self.add(team, states.trailing_zeros() as usize, roll);
            }
            Kind::Take => self.each(states, |game, s| {
                game.lift(other, s, votes);
            }),
            Kind::Swing => self.each(states, |game, s| {
                game.lift(other, s, votes);
                game.add(team, s, 1);
            }),
            Kind::ShoreUp => self.each(states & self.held[team], |game, s| game.add(team, s, votes)),
            Kind::Lose => self.each(states, |game, s| {
                game.lift(team, s, votes);
            }),
            Kind::LoseEach => self.each(states & self.held[team], |game, s| {
                game.lift(team, s, votes);
            }),
            Kind::LoseMost => {
                let sign = Self::sign(team);
                let most = self.votes.iter().map(|votes| votes * sign).max().unwrap_or(0).max(1);
                let ties = (0..51).filter(|&s| self.votes[s] * sign == most).map(|s| 1u64 << s).sum();
                if let Some(s) = self.pick(ties) {
                    self.lift(team, s, votes);
                }
            }
            Kind::AddOneOf | Kind::Contest | Kind::Open | Kind::CatchUp | Kind::RollOneOf => {
                let set = match kind {
                    Kind::Contest => states & self.held[other],
                    Kind::Open => states & !self.held[0] & !self.held[1],
                    _ => states,
                };
                if let Some(s) = self.pick(set & self.can_add(team)) {
                    let votes = match kind {
                        Kind::RollOneOf => self.die(),
                        Kind::CatchUp if self.totals[team] < self.totals[other] => votes + extra,
                        _ => votes,
                    };
                    self.add(team, s, votes);
                }
            }
            Kind::TakeOneOf | Kind::LoseOneOf => {
                let owner = if kind == Kind::TakeOneOf { other } else { team };
                if let Some(s) = self.pick(states & self.chips(owner)) {
                    self.lift(owner, s, votes);
                }
            }
            Kind::Spread => {
                let mut open = states;
                for left in (1..=votes as u32).rev() {
                    let targets = open & self.can_add(team);
                    let all = targets != 0 && targets.count_ones() <= left;
                    let next = if all { Some(targets.trailing_zeros() as usize) } else { self.pick(targets) };
                    let Some(s) = next else { break };
                    open &= !(1 << s);
                    self.add(team, s, 1);
                }
            }
            Kind::Move => {
                if let Some(from) = self.pick(states & self.chips(team))
                    && let Some(to) = self.pick(states & !(1 << from))
                {
                    let most = (self.votes[from] * Self::sign(team)).min(votes);
                    let count = if most > 1 {
                        self.decisions += 1;
                        1 + self.below(most as u32) as i16
                    } else {
                        most
                    };
                    let moved = self.lift(team, from, count);
                    self.add(team, to, moved);
                }
            }
        }
    }
}
