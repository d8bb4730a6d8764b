//! Laws that hold for every game, tested with random games with random options.
//!
//! A game implements [`Lawful`] in its tests and calls [`check_laws`]. Fuzzers call [`play_script`]. Code that sends something to a viewer
//! is tested with [`twins`].

mod script;
pub mod twins;

use crate::chance::{ChanceResult, Given, Seed};
use crate::record::Record;
use crate::{
    Audience, Chance, Ending, FastRng, Game, Members, Player, Seat, Table, Told, Turn, Viewer, check,
    state_hash,
};

pub use script::{Tried, play_script};

/// What the laws need to know about a game besides its contract.
pub trait Lawful: Game {
    /// An upper bound for the number of acts in a game with these options.
    fn bound(&self) -> usize;

    /// Random options, including rare ones.
    fn some_options(rng: &mut FastRng) -> (Self::Options, u8);

    /// A random act, legal or not.
    fn some_act(&self, rng: &mut FastRng) -> Self::Act;

    /// Checks the game's own totals: pieces, cards, money. The error says in a sentence what is wrong.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}

/// Dice and draws come from two generators, so that a hidden draw does not change the dice that everybody sees. A draw takes the member
/// that ranks first in a random order of all cards: two pools that differ by one hidden card mostly yield the same card.
struct Apart {
    dice: FastRng,
    draws: FastRng,
    rolled: u32,
    drawn: u32,
    /// The draw, counted from 0, that takes the second in its order instead.
    other: Option<u32>,
}

impl Apart {
    fn new((dice, draws): (u32, u32)) -> Apart {
        Apart {
            dice: FastRng::new(dice.into()),
            draws: FastRng::new(draws.into()),
            rolled: 0,
            drawn: 0,
            other: None,
        }
    }
}

impl Chance for Apart {
    type Stop = std::convert::Infallible;

    fn die(&mut self, die: crate::Die) -> Result<u8, Self::Stop> {
        self.rolled += 1;
        self.dice.die(die)
    }

    fn draw(&mut self, _: &'static str, pool: impl Members) -> Result<u16, Self::Stop> {
        let order = u64::from(self.draws.below(u32::MAX));
        let rank = |&card: &u16| (FastRng::of_game(order, card.into()).below(u32::MAX), card);
        let members = || (0..pool.size()).map(|n| pool.nth(n));
        let first = members().min_by_key(rank).expect("a game draws from no empty pool");
        let second = members().filter(|&card| card != first).min_by_key(rank);
        let otherwise = self.other == Some(self.drawn);
        self.drawn += 1;
        Ok(second.filter(|_| otherwise).unwrap_or(first))
    }
}

/// How thoroughly the laws are tested.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    pub seed: u64,
    pub games: u64,
    /// The expensive laws (serialisation, leaks, undo) are tested at one in this many acts.
    pub every: usize,
}

/// Plays random games, and panics with the game and act if a law is broken.
pub fn check_laws<G: Lawful>(trial: Trial) {
    for number in 0..trial.games {
        let mut rng = FastRng::of_game(trial.seed, number);
        let (options, seats) = G::some_options(&mut rng);
        let game = G::new(&options, seats).expect("the options of a trial are allowed");
        let place = format!("{} seed {} game {number}", G::ID, trial.seed);
        one_game(&game, &mut rng, trial.every, &place);
    }
}

/// How a game tested by [`comes_to_an_end`] ended, and after how many acts.
#[derive(Clone, Copy, Debug)]
pub struct Ended {
    pub verdict: crate::Verdict,
    pub acts: usize,
}

/// Plays one random game and tests the cheap laws, suitable for a very large number of games: whoever must decide has an act, the game's
/// own totals are correct after every act, and it ends within its bound.
///
/// # Panics
/// If a law is broken. `place` names the game.
pub fn comes_to_an_end<G: Lawful>(game: &G, rng: &mut FastRng, place: &str) -> Ended {
    let Ok(mut state) = game.start(rng, &mut crate::NoLog);
    for acts in 0.. {
        game.audit(&state).unwrap_or_else(|e| panic!("{place} after act {acts}: {e}"));
        let deciding = match game.turn(&state) {
            Turn::Over(verdict) => return Ended { verdict, acts },
            Turn::Decide(seats) => seats,
        };
        assert!(acts < game.bound(), "{place}: longer than its bound of {acts} acts");
        let nth = if deciding.len() > 1 { rng.below(deciding.len() as u32) as usize } else { 0 };
        let seat = deciding.iter().nth(nth);
        let seat =
            seat.unwrap_or_else(|| panic!("{place} after act {acts}: nobody decides, and it is not over"));
        let act = crate::pick(game, &state, seat, rng);
        let act =
            act.unwrap_or_else(|| panic!("{place} after act {acts}: seat {seat} must decide and has no act"));
        let Ok(()) = game.play(&mut state, seat, act, rng, &mut crate::NoLog);
    }
    unreachable!("acts are counted without end")
}

fn one_game<G: Lawful>(game: &G, rng: &mut FastRng, every: usize, place: &str) {
    let players = (0..game.seats()).map(|n| Player::Bot(format!("bot {n}"))).collect();
    let seed = Seed::from_number(u64::from(rng.below(u32::MAX)));
    let mut table = Table::open(game.clone(), players, Some(seed), Given::default())
        .unwrap_or_else(|e| panic!("{place}: cannot start: {e:?}"));
    the_opening_keeps_secrets(game, rng, place);
    loop {
        let n = table.entries().len();
        let place = format!("{place} after act {n}");
        let state = table.state().clone();
        game.audit(&state).unwrap_or_else(|e| panic!("{place}: {e}"));
        let turn = table.turn();
        let deciding = match turn {
            Turn::Decide(seats) => seats,
            Turn::Over(_) => crate::SeatSet::EMPTY,
        };
        acts_are_listed_once(game, &state, deciding, rng, &place);
        if rng.below(every as u32) == 0 || matches!(turn, Turn::Over(_)) {
            survives_writing(game, &state, &table, &place);
            nothing_leaks(game, &state, deciding, rng, &place);
        }
        if deciding.is_empty() {
            assert!(matches!(turn, Turn::Over(_)), "{place}: nobody decides and it is not over");
            break;
        }
        assert!(n < game.bound(), "{place}: longer than its bound");
        let count = deciding.len() as u32;
        let seat = deciding.iter().nth(rng.below(count) as usize).expect("below the count");
        let act = crate::pick(game, &state, seat, rng)
            .unwrap_or_else(|| panic!("{place}: seat {seat} must decide and has no act"));
        table.act(seat, act).unwrap_or_else(|e| panic!("{place}: {act} was listed and refused: {e:?}"));
        // Acts taken back after the end would be dealt by another seed.
        if rng.below(every as u32) == 0 && !table.is_over() {
            undo_and_again(&mut table, &place);
        }
    }
    let record = table.record(true);
    let again = Record::read(&record.write()).expect("what was written can be read");
    assert_eq!(again, record, "{place}: the file tells another game");
    let replayed = again.replay::<G>().unwrap_or_else(|flaw| panic!("{place}: replay: {flaw}"));
    assert!(replayed.state() == table.state(), "{place}: replay ends elsewhere");
    for to in [0, record.acts.len() / 3, record.acts.len() / 2, record.acts.len()] {
        let state = table.at(to).expect("within the log");
        let hash = if to == 0 { &record.opening.hash } else { &record.acts[to - 1].hash };
        assert_eq!(&state_hash(&state), hash, "{place}: the state after act {to} differs");
    }
    an_early_end_is_told::<G>(&record, place, game.seats());
    a_told_seed_deals_no_more(table, rng, place);
}

/// At most this many acts at the end of a game are taken back, to test what is dealt afterwards.
const LAST_ACTS: usize = 60;

/// The seed of a finished game is public. Somebody who takes acts back and plays on, at the same table or from its file, must get dice of a
/// secret seed whose commitment was published before the first of them. The old seed still proves what it has dealt.
fn a_told_seed_deals_no_more<G: Lawful>(mut table: Table<G>, rng: &mut FastRng, place: &str) {
    let acts = table.entries().len();
    if acts == 0 {
        return;
    }
    let finished = table.record(false);
    let to = acts - 1 - rng.below(acts.min(LAST_ACTS) as u32) as usize;
    let place = format!("{place} taken back to act {to} after the end");
    let fresh = Seed::from_number(u64::from(rng.below(u32::MAX)));

    let mut copy = finished.until(to).replay::<G>().unwrap_or_else(|flaw| panic!("{place}: {flaw}"));
    if let Turn::Decide(seats) = copy.turn() {
        let seat = seats.first().expect("who decides");
        let act = crate::pick(copy.game(), copy.state(), seat, rng).expect("who decides has an act");
        assert!(copy.act(seat, act).is_err(), "{place}: a copy plays {act} with a seed that is known");
    }
    let resumed = finished.until(to).resume::<G>(fresh.clone());
    let resumed = resumed.unwrap_or_else(|flaw| panic!("{place}: {flaw}"));
    is_sealed_anew(&resumed, &finished, &fresh, to, &format!("{place}, from the file"));

    table.undo_to(Seat(0), to, fresh.clone()).unwrap_or_else(|e| panic!("{place}: {e:?}"));
    is_sealed_anew(&table, &finished, &fresh, to, &place);
    while let Turn::Decide(seats) = table.turn() {
        assert!(table.entries().len() < table.game().bound(), "{place}: longer than its bound");
        let seat = seats.iter().nth(rng.below(seats.len() as u32) as usize).expect("below the count");
        let act = crate::pick(table.game(), table.state(), seat, rng).expect("who decides has an act");
        table.act(seat, act).unwrap_or_else(|e| panic!("{place}: {act}: {e:?}"));
    }
    let record = table.record(false);
    let dealt =
        record.acts[to..].iter().flat_map(|act| &act.chance).filter(|fall: &&ChanceResult| !fall.own).count();
    let last = record.seals.last().expect("it was sealed anew");
    assert_eq!(
        (last.from, last.seed.as_ref()),
        (to, Some(&fresh)),
        "{place}: {dealt} results of another seed"
    );
    record.replay::<G>().unwrap_or_else(|flaw| panic!("{place}: the seeds do not prove it: {flaw}"));
    assert_eq!(record.provenance()["unproved"], 0, "{place}: something is not proved");
}

/// Checks that the fresh seed deals from here on: it was not revealed before, is not revealed now, and its commitment is published.
fn is_sealed_anew<G: Game>(table: &Table<G>, finished: &Record, fresh: &Seed, from: usize, place: &str) {
    if table.is_over() {
        return;
    }
    let was_told = |seed: &Seed| finished.seals.iter().any(|seal| seal.seed.as_ref() == Some(seed));
    assert!(!was_told(fresh), "{place}: the fresh seed was known");
    let open = table.record(false).seals;
    let (last, before) = open.split_last().expect("a table that deals has a seal");
    assert_eq!(last.commitment, fresh.commitment(), "{place}: the commitment in force is an old one");
    assert_eq!((last.from, &last.seed), (from, &None), "{place}: the fresh seed deals from here, in secret");
    let proves = |seal: &crate::record::SealRecord| seal.seed.as_ref().is_some_and(was_told);
    assert!(before.iter().all(proves), "{place}: an old seed no longer proves what it dealt");
}

/// A game can end at any point before its own end: the file says so, reveals the seed, and replays to the same end.
fn an_early_end_is_told<G: Lawful>(record: &Record, place: &str, seats: u8) {
    let acts = record.acts.len() / 2;
    for ending in [Ending::Abandoned, Ending::Resigned(Seat(0)), Ending::OutOfTime(Seat(1))] {
        let mut table = record.until(acts).replay::<G>().expect("the first half of a game is a game");
        if table.is_over() || !ending.fits(seats) {
            continue;
        }
        table.end(ending).expect("a running game can end");
        let told = table.record(false);
        assert!(told.seals.iter().all(|seal| seal.seed.is_some()), "{place}: an ended game hides its seed");
        let again = Record::read(&told.write()).expect("what was written can be read");
        let again = again.replay::<G>().unwrap_or_else(|flaw| panic!("{place}: {ending:?}: {flaw}"));
        assert_eq!(again.turn(), table.turn(), "{place}: {ending:?} ends elsewhere");
        let fresh = || Seed::from_number(u64::MAX);
        assert!(table.undo(Seat(0), fresh()).is_err(), "{place}: {ending:?} is taken back");
        let on = told.until(acts).resume::<G>(fresh()).expect("the first half of a game is a game");
        is_sealed_anew(&on, &told, &fresh(), acts, &format!("{place}: {ending:?}"));
        let mut all = (0..seats).map(Seat);
        assert!(all.all(|seat| again.acts(seat).is_empty()), "{place}: acts after the end");
    }
}

/// For every seat: only seats that must decide have acts; no act is listed twice; count, nth and `check` agree with the list; acts survive
/// writing and reading; every refusal names a rule.
fn acts_are_listed_once<G: Lawful>(
    game: &G,
    state: &G::State,
    deciding: crate::SeatSet,
    rng: &mut FastRng,
    place: &str,
) {
    for seat in (0..game.seats()).map(Seat) {
        let mut acts = Vec::new();
        game.acts(state, seat, &mut acts);
        assert_eq!(deciding.contains(seat), !acts.is_empty(), "{place}: seat {seat} and its acts {acts:?}");
        let mut tally = crate::Tally::default();
        game.acts(state, seat, &mut tally);
        assert_eq!(tally.0 as usize, acts.len(), "{place}: the count differs from the list");
        for (n, &act) in acts.iter().enumerate() {
            assert_eq!(act.to_string().parse(), Ok(act), "{place}: {act} does not survive writing");
            assert!(!acts[..n].contains(&act), "{place}: {act} is listed twice");
        }
        if !acts.is_empty() {
            let n = rng.below(acts.len() as u32);
            let mut nth = crate::Nth::new(n);
            game.acts(state, seat, &mut nth);
            assert_eq!(nth.found(), Some(acts[n as usize]), "{place}: act {n} differs from the list");
        }
        for _ in 0..8 {
            let act = game.some_act(rng);
            let refusal = check(game, state, seat, act).err();
            assert_eq!(
                refusal.is_none(),
                acts.contains(&act),
                "{place}: {act} of seat {seat} is lost in the list"
            );
            let named =
                refusal.is_none_or(|refusal| !refusal.rule.is_empty() && !refusal.text.key.is_empty());
            assert!(named, "{place}: {act} of seat {seat} is refused without a rule");
        }
    }
}

fn survives_writing<G: Lawful>(game: &G, state: &G::State, table: &Table<G>, place: &str) {
    let text = serde_json::to_string(state).expect("a state can be written");
    let read: G::State = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{place}: {e}: {text}"));
    assert!(&read == state, "{place}: the state does not survive writing: {text}");
    assert_eq!(state_hash(&read), table.hash(), "{place}: the hash differs");
    assert_eq!(game.turn(&read), game.turn(state), "{place}: the turn differs");
}

/// Every seat, and a spectator.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    (0..game.seats()).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator])
}

/// For every viewer: a state that it cannot distinguish from the real one looks the same. If the same act is played in both, the viewer may
/// learn the difference only openly: its picture must show what the log tells. If a seat learns something by its own act without chance,
/// the game must report it in `reveals`.
fn nothing_leaks<G: Lawful>(
    game: &G,
    state: &G::State,
    deciding: crate::SeatSet,
    rng: &mut FastRng,
    place: &str,
) {
    for viewer in viewers(game) {
        let imagined = game.imagine(state, viewer, rng);
        game.audit(&imagined).unwrap_or_else(|e| panic!("{place}: what {viewer:?} imagines cannot be: {e}"));
        same_picture(game, state, &imagined, viewer, place);
        a_refusal_keeps_secrets(game, state, &imagined, viewer, rng, place);
        for seat in deciding.iter() {
            let Some(act) = crate::pick(game, state, seat, rng) else { continue };
            if check(game, &imagined, seat, act).is_err() {
                // A seat's own acts must not depend on what it cannot know.
                assert!(!viewer.is(seat), "{place}: {viewer:?} may {act} only in the real state");
                continue;
            }
            let seeds = (rng.below(u32::MAX), rng.below(u32::MAX));
            let go_on = |state: &G::State| {
                let mut state = state.clone();
                let mut chance = Apart::new(seeds);
                let mut told: Vec<Told<G::Event>> = Vec::new();
                let Ok(()) = game.play(&mut state, seat, act, &mut chance, &mut told);
                (state, told, chance.rolled + chance.drawn)
            };
            let (real, real_told, asked) = go_on(state);
            let (other, other_told, _) = go_on(&imagined);
            let place = format!("{place} and {act}");
            let learned = written(game, &real, viewer) != written(game, &other, viewer);
            if learned {
                let imagined = game.imagine(&real, viewer, rng);
                same_picture(game, &real, &imagined, viewer, &place);
            } else {
                let (real, other) = (open(&real_told, viewer), open(&other_told, viewer));
                assert_eq!(real, other, "{place}: the log tells {viewer:?} a secret");
            }
            let told = |told: &[Told<G::Event>]| {
                told.iter().filter(|told| told.to.includes(viewer)).cloned().collect::<Vec<_>>()
            };
            if viewer.is(seat) && asked == 0 && (learned || told(&real_told) != told(&other_told)) {
                let reveals = game.reveals(state, seat, act);
                assert!(reveals, "{place}: seat {seat} learns a secret and could take it back for free");
            }
        }
    }
}

/// The reason for a refusal must not reveal a secret.
fn a_refusal_keeps_secrets<G: Lawful>(
    game: &G,
    state: &G::State,
    imagined: &G::State,
    viewer: Viewer,
    rng: &mut FastRng,
    place: &str,
) {
    for seat in (0..game.seats()).map(Seat).filter(|&seat| viewer.is(seat)) {
        let act = game.some_act(rng);
        let (real, other) = (check(game, state, seat, act), check(game, imagined, seat, act));
        assert_eq!(real, other, "{place}: asking for {act} tells seat {seat} a secret");
    }
}

/// If one card of the opening is dealt differently, a viewer with the same picture must have been told the same.
fn the_opening_keeps_secrets<G: Lawful>(game: &G, rng: &mut FastRng, place: &str) {
    let seeds = (rng.below(u32::MAX), rng.below(u32::MAX));
    let deal = |other: Option<u32>| {
        let mut chance = Apart { other, ..Apart::new(seeds) };
        let mut told: Vec<Told<G::Event>> = Vec::new();
        let Ok(state) = game.start(&mut chance, &mut told);
        (state, told, chance.drawn)
    };
    let (real, real_told, drawn) = deal(None);
    if drawn == 0 {
        return;
    }
    let (other, other_told, _) = deal(Some(rng.below(drawn)));
    for viewer in viewers(game) {
        if written(game, &real, viewer) == written(game, &other, viewer) {
            let (real, other) = (open(&real_told, viewer), open(&other_told, viewer));
            assert_eq!(real, other, "{place}: the log of the opening tells {viewer:?} a secret");
        }
    }
}

/// What the viewer was told together with others. What only it was told (a card it drew or was shown) may be missing from its picture,
/// because a person remembers it.
fn open<E>(told: &[Told<E>], viewer: Viewer) -> Vec<&E> {
    let open = |told: &&Told<E>| told.to.includes(viewer) && !matches!(told.to, Audience::Only(_));
    told.iter().filter(open).map(|told| &told.event).collect()
}

fn written<G: Lawful>(game: &G, state: &G::State, viewer: Viewer) -> String {
    serde_json::to_string(&game.picture(state, viewer)).expect("a picture can be written")
}

fn same_picture<G: Lawful>(game: &G, real: &G::State, imagined: &G::State, viewer: Viewer, place: &str) {
    let (real, imagined) = (written(game, real, viewer), written(game, imagined, viewer));
    assert_eq!(real, imagined, "{place}: the picture tells {viewer:?} a secret");
}

/// Taking acts back to any free point and repeating them gives the same state, including rolls.
fn undo_and_again<G: Lawful>(table: &mut Table<G>, place: &str) {
    let before = (table.record(true), table.state().clone());
    let last = table.entries().last().expect("an act was just played").clone();
    let mut to = table.entries().len() - 1;
    while to > 0 && table.undo_is_free(last.seat, to - 1) {
        to -= 1;
    }
    let acts: Vec<_> = table.entries()[to..].iter().map(|entry| (entry.seat, entry.act)).collect();
    table
        .undo_to(last.seat, to, Seed::from_number(u64::MAX))
        .unwrap_or_else(|e| panic!("{place}: undo: {e:?}"));
    assert_eq!(table.entries().len(), to, "{place}: undo went elsewhere");
    for (seat, act) in acts {
        table.act(seat, act).unwrap_or_else(|e| panic!("{place}: again: {e:?}"));
    }
    assert_eq!(table.record(true), before.0, "{place}: undone and repeated, it went another way");
    assert!(table.state() == &before.1, "{place}: undone and repeated, the state differs");
}
