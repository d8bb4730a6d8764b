//! Plays a game controlled by bytes and tests the laws on the way. The bytes can come from a coverage-guided fuzzer or a random generator.
//!
//! The first eight bytes determine options, seats and seed. Then each step consists of one byte for the kind of step, followed by the bytes
//! that it needs. Missing bytes are 0.

use super::{Lawful, acts_are_listed_once, nothing_leaks, survives_writing, undo_and_again};
use crate::chance::{Given, Seed};
use crate::record::Record;
use crate::{
    Ending, FastRng, Nth, Player, Seat, SeatSet, Table, TableError, Tally, Turn, UndoAnswer, check,
    state_hash,
};

/// How often per script a file is written, read and replayed. It costs as much as all acts before it.
const FILES: usize = 3;
/// How often per script imagined states are compared, which is expensive in large games.
const LEAKS: usize = 12;
/// Lists of acts are checked after one act in this many.
const LISTS: usize = 8;
/// Maximum length of an act in words.
const LONGEST: usize = 40;

/// Counts of what a script has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Number of acts played, including those taken back later.
    pub acts: u64,
    pub refused: u64,
    pub taken_back: u64,
    /// How often acts were undone and repeated with the same results.
    pub repeated: u64,
    /// Number of files written, read and replayed.
    pub files: u64,
    /// Number of positions at which imagined states were compared.
    pub leaks: u64,
    pub finished: u64,
}

impl std::ops::AddAssign for Tried {
    fn add_assign(&mut self, other: Tried) {
        self.acts += other.acts;
        self.refused += other.refused;
        self.taken_back += other.taken_back;
        self.repeated += other.repeated;
        self.files += other.files;
        self.leaks += other.leaks;
        self.finished += other.finished;
    }
}

struct Script<'a>(&'a [u8]);

impl<'a> Script<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> u32 {
        let low = self.byte().unwrap_or(0);
        u32::from_le_bytes([low, self.byte().unwrap_or(0), 0, 0])
    }

    fn seat(&mut self, seats: u32) -> Seat {
        Seat((u32::from(self.byte().unwrap_or(0)) % seats) as u8)
    }

    fn words(&mut self) -> &'a [u8] {
        let length = usize::from(self.byte().unwrap_or(0)) % LONGEST;
        let (words, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        words
    }
}

/// Plays what the bytes say, and panics if a law is broken. The same bytes always play the same game.
pub fn play_script<G: Lawful>(bytes: &[u8]) -> Tried {
    let mut script = Script(bytes);
    let head: Vec<u32> = (0..4).map(|_| script.number()).collect();
    let mut rng = FastRng::new(u64::from(head[0]));
    let (options, seats) = G::some_options(&mut rng);
    let game = G::new(&options, seats).expect("the options of a trial are allowed");
    // People must agree before something is taken back. Bots always agree.
    let people = head[2];
    let player = |n: u8| match people >> n & 1 {
        0 => Player::Bot(format!("bot {n}")),
        _ => Player::Person(format!("person {n}")),
    };
    let players = (0..seats).map(player).collect();
    let seed = Seed::from_number(u64::from(head[1]));
    let table = Table::open(game, players, Some(seed), Given::default())
        .unwrap_or_else(|e| panic!("{}: cannot start: {e:?}", G::ID));
    let rng = FastRng::new(u64::from(head[3]));
    let mut play = Play { table, rng, tried: Tried::default() };
    while let Some(step) = script.byte() {
        if !play.step(step, &mut script) {
            break;
        }
    }
    play.write_and_read();
    play.tried
}

struct Play<G: Lawful> {
    table: Table<G>,
    rng: FastRng,
    tried: Tried,
}

impl<G: Lawful> Play<G> {
    fn place(&self) -> String {
        format!("{} after act {}", G::ID, self.table.entries().len())
    }

    fn deciding(&self) -> SeatSet {
        match self.table.turn() {
            Turn::Decide(seats) => seats,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Does one step. Returns whether the game goes on.
    fn step(&mut self, step: u8, script: &mut Script) -> bool {
        let seats = u32::from(self.table.game().seats());
        match step {
            0..=199 => return self.act(step, script.number()),
            200..=214 => {
                // One seat more than exists, to test invalid seats.
                let (seat, number) = (script.seat(seats + 1), script.number());
                let act = self.table.game().some_act(&mut FastRng::new(u64::from(number)));
                self.attempt(seat, act);
            }
            215..=229 => {
                let (seat, words) = (script.seat(seats + 1), script.words());
                let Ok(act) = String::from_utf8_lossy(words).parse::<G::Act>() else { return true };
                let written = act.to_string();
                assert_eq!(written.parse(), Ok(act), "{}: {written} does not survive writing", self.place());
                self.attempt(seat, act);
            }
            230..=239 => {
                let (seat, back) = (script.seat(seats), script.byte().unwrap_or(0));
                self.take_back(seat, usize::from(back), step.is_multiple_of(2));
            }
            240..=243 if self.tried.files < FILES as u64 => self.write_and_read(),
            244..=247 if self.can_undo_and_again() => self.undo_and_again(),
            248..=254 if self.tried.leaks < LEAKS as u64 => self.compare(),
            255 if script.byte() == Some(255) => {
                let ending = Ending::Resigned(script.seat(seats));
                let was_over = self.table.is_over();
                let done = self.table.end(ending).is_ok();
                assert!(!(was_over && done), "{}: it ends twice", self.place());
                return !done;
            }
            _ => {}
        }
        true
    }

    /// Plays a legal act of a seat that must decide. If there is none, the game is over; half the time something is then taken back.
    fn act(&mut self, step: u8, number: u32) -> bool {
        let deciding = self.deciding();
        if deciding.is_empty() {
            self.tried.finished += 1;
            self.compare();
            let back = usize::from(step) % 40;
            self.take_back(Seat(0), back, true);
            return step.is_multiple_of(2) && !self.table.is_over();
        }
        let seat = deciding.iter().nth(usize::from(step) % deciding.len()).expect("below the count");
        let mut tally = Tally::default();
        self.table.game().acts(self.table.state(), seat, &mut tally);
        assert!(tally.0 > 0, "{}: seat {seat} must decide and has no act", self.place());
        let mut nth = Nth::new(number % tally.0);
        self.table.game().acts(self.table.state(), seat, &mut nth);
        let act = nth.found().unwrap_or_else(|| panic!("{}: the count differs from the list", self.place()));
        let played = self.table.act(seat, act).map(drop);
        played.unwrap_or_else(|e| panic!("{}: {act} was listed and refused: {e:?}", self.place()));
        self.tried.acts += 1;
        self.look();
        true
    }

    /// Checks the totals after an act, and from time to time all lists.
    fn look(&mut self) {
        let (game, state) = (self.table.game(), self.table.state());
        game.audit(state).unwrap_or_else(|e| panic!("{}: {e}", self.place()));
        if (self.tried.acts as usize).is_multiple_of(LISTS) {
            let (deciding, place) = (self.deciding(), self.place());
            acts_are_listed_once(game, state, deciding, &mut self.rng, &place);
        }
    }

    /// Tries any act of any seat: it must be played exactly if it is listed, and a refusal must change nothing.
    fn attempt(&mut self, seat: Seat, act: G::Act) {
        let place = self.place();
        let sits = seat.0 < self.table.game().seats();
        let listed = sits && self.table.acts(seat).contains(&act);
        if sits && self.table.ending().is_none() {
            let legal = check(self.table.game(), self.table.state(), seat, act).is_ok();
            assert_eq!(legal, listed, "{place}: {act} of seat {seat} is lost in the list");
        }
        let before = (self.table.state().clone(), self.table.entries().len(), self.table.hash().to_owned());
        match self.table.act(seat, act).map(drop) {
            Ok(()) => {
                assert!(listed, "{place}: {act} of seat {seat} was played and is not listed");
                self.tried.acts += 1;
                self.look();
            }
            Err(refused) => {
                assert!(!listed, "{place}: {act} of seat {seat} was listed and refused: {refused:?}");
                let named = matches!(&refused, TableError::Rule(refusal) if !refusal.rule.is_empty());
                assert!(named, "{place}: {act} of seat {seat} is refused without a rule: {refused:?}");
                let after =
                    (self.table.state().clone(), self.table.entries().len(), self.table.hash().to_owned());
                assert!(after == before, "{place}: {act} of seat {seat} was refused and changed something");
                self.tried.refused += 1;
            }
        }
    }

    fn take_back(&mut self, seat: Seat, back: usize, agreed: bool) {
        let acts = self.table.entries().len();
        let fresh = Seed::from_number(u64::from(self.rng.below(u32::MAX)));
        let Some(to) = acts.checked_sub(1 + back) else {
            let refused = self.table.undo_to(seat, acts, fresh).is_err();
            assert!(refused, "{}: what was not played is taken back", self.place());
            return;
        };
        let hash = state_hash(&self.table.at(to).expect("within the log"));
        let mut answer = self.table.undo_to(seat, to, fresh.clone());
        while let Ok(UndoAnswer::Asked { waiting }) = answer {
            assert_eq!(self.table.entries().len(), acts, "{}: taken back unasked", self.place());
            let other = waiting.first().expect("somebody is asked");
            answer = self.table.answer_undo(other, agreed, fresh.clone());
        }
        let place = self.place();
        match answer {
            Ok(UndoAnswer::Done { to: left }) => {
                assert_eq!((left, self.table.entries().len()), (to, to), "{place}: undo went elsewhere");
                assert_eq!(self.table.hash(), hash, "{place}: undo led to another state");
                self.tried.taken_back += 1;
            }
            Ok(_) => assert_eq!(self.table.entries().len(), acts, "{place}: declined and taken back"),
            Err(refused) => panic!("{place}: undo to {to}: {refused:?}"),
        }
    }

    /// Whether acts can be repeated with the same results. Not after the game was over once: acts taken back are then dealt by another
    /// seed, which deals from the earliest point ever returned to.
    fn can_undo_and_again(&self) -> bool {
        let was_over = self.table.seals().iter().any(|seal| seal.public);
        !self.table.entries().is_empty() && !self.table.is_over() && !was_over
    }

    fn undo_and_again(&mut self) {
        let place = self.place();
        let players = self.table.players().to_vec();
        // All seats are bots during the undo, so that nobody has to agree.
        for (n, player) in (0..).zip(&players) {
            self.table.set_player(Seat(n), Player::Bot(player.name().to_owned()));
        }
        undo_and_again(&mut self.table, &place);
        self.tried.repeated += 1;
        for (n, player) in (0..).zip(players) {
            self.table.set_player(Seat(n), player);
        }
    }

    /// State and file survive writing and reading, and the file is proved by replay.
    fn write_and_read(&mut self) {
        let place = self.place();
        survives_writing(self.table.game(), self.table.state(), &self.table, &place);
        let record = self.table.record(true);
        let again = Record::read(&record.write()).unwrap_or_else(|flaw| panic!("{place}: {flaw}"));
        assert_eq!(again, record, "{place}: the file tells another game");
        let replayed = again.replay::<G>().unwrap_or_else(|flaw| panic!("{place}: replay: {flaw}"));
        assert!(replayed.state() == self.table.state(), "{place}: replay ends elsewhere");
        assert_eq!(replayed.turn(), self.table.turn(), "{place}: replay ends otherwise");
        self.tried.files += 1;
    }

    fn compare(&mut self) {
        let (deciding, place) = (self.deciding(), self.place());
        nothing_leaks(self.table.game(), self.table.state(), deciding, &mut self.rng, &place);
        self.tried.leaks += 1;
    }
}
