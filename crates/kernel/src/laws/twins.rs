//! Pairs of games that one viewer cannot distinguish: it was told and shown the same after every act, but something hidden from it differs.
//! Whatever is sent to this viewer must be the same bytes for both.

use std::collections::BTreeSet;

use super::Lawful;
use crate::chance::{Ask, ChanceResult, Given, Seed};
use crate::record::{ActRecord, Opening, Record, SealRecord};
use crate::{
    Chance, Die, FastRng, Game, Members, Player, RawJson, Seat, Table, Told, Turn, Viewer, check, state_hash,
};

/// Two games, and the viewer who cannot distinguish them.
#[derive(Clone, Debug)]
pub struct Twins {
    pub viewer: Viewer,
    pub real: Record,
    pub other: Record,
}

/// A running game of people, played at random for this many acts.
pub fn random_game<G: Lawful>(rng: &mut FastRng, acts: usize) -> Option<Record> {
    let (options, seats) = G::some_options(rng);
    let game = G::new(&options, seats).expect("the options of a trial are allowed");
    let players = (0..seats).map(|n| Player::Person(format!("Player {n}"))).collect();
    let seed = Seed::from_number(u64::from(rng.below(u32::MAX)));
    let mut table = Table::open(game, players, Some(seed), Given::default()).ok()?;
    for _ in 0..acts {
        let Turn::Decide(seats) = table.turn() else { return None };
        let seat = seats.iter().nth(rng.below(seats.len() as u32) as usize)?;
        let act = crate::pick(table.game(), table.state(), seat, rng)?;
        table.act(seat, act).ok()?;
    }
    (!table.is_over()).then(|| table.record(true))
}

/// The position of a game, and one that the viewer imagines instead. `None` if nothing is hidden.
pub fn imagined<G: Lawful>(record: &Record, viewer: Viewer, rng: &mut FastRng) -> Option<Twins> {
    let table = record.replay::<G>().ok()?;
    let imagined = table.game().imagine(table.state(), viewer, rng);
    if &imagined == table.state() {
        return None;
    }
    let open = |state: &G::State| {
        let (game, players) = (table.game().clone(), table.players().to_vec());
        Table::open_at(game, players, Seed::from_number(1), state.clone()).record(true)
    };
    Some(Twins { viewer, real: open(table.state()), other: open(&imagined) })
}

/// The game, and another one that is the same as far as the viewer knows: a card was dealt differently, or somebody else decided
/// differently. `None` if none was found in this many tries.
pub fn retold<G: Lawful>(record: &Record, viewer: Viewer, rng: &mut FastRng, tries: usize) -> Option<Twins> {
    let table = record.replay::<G>().ok()?;
    let real = Story::of(&table);
    let known = real.replay(table.game(), viewer, &mut Change::Nothing, None)?;
    for _ in 0..tries {
        let mut change = real.some_change(rng, viewer)?;
        let Some(other) = real.replay(table.game(), viewer, &mut change, Some(&known)) else { continue };
        if other.states.last() != known.states.last() && known.looks_like(&other, table.game(), viewer) {
            let told = |replayed: &Replayed<G>| replayed.record(record);
            return Some(Twins { viewer, real: told(&known), other: told(&other) });
        }
    }
    None
}

/// The acts of a game with their chance results.
struct Story<G: Game> {
    opening: Vec<ChanceResult>,
    acts: Vec<(Seat, G::Act, Vec<ChanceResult>)>,
}

/// What is changed.
enum Change {
    Nothing,
    /// The draw with this number takes another card. From then on the two cards are swapped.
    Draw {
        number: usize,
        rng: FastRng,
        swapped: Option<(String, u16, u16)>,
    },
    /// After this many acts, another act is played.
    Act {
        after: usize,
        rng: FastRng,
    },
}

/// A story after it was played: the states after the opening and after each act, what the viewer was told, and everything a record needs.
struct Replayed<G: Game> {
    states: Vec<G::State>,
    heard: Vec<Vec<G::Event>>,
    opening: Vec<ChanceResult>,
    acts: Vec<(Seat, G::Act, Vec<ChanceResult>)>,
}

impl<G: Lawful> Story<G> {
    fn of(table: &Table<G>) -> Story<G> {
        let acts = table.entries().iter().map(|entry| (entry.seat, entry.act, entry.falls.clone()));
        Story { opening: table.opening().0.clone(), acts: acts.collect() }
    }

    fn draws(&self) -> usize {
        let all = self.opening.iter().chain(self.acts.iter().flat_map(|(_, _, falls)| falls));
        all.filter(|fall| matches!(fall.of, Ask::Draw { .. })).count()
    }

    fn some_change(&self, rng: &mut FastRng, viewer: Viewer) -> Option<Change> {
        let own = FastRng::new(u64::from(rng.below(u32::MAX)));
        let draws = self.draws();
        let others: Vec<usize> = (0..self.acts.len()).filter(|&n| !viewer.is(self.acts[n].0)).collect();
        if draws > 0 && (others.is_empty() || rng.below(2) == 0) {
            return Some(Change::Draw { number: rng.below(draws as u32) as usize, rng: own, swapped: None });
        }
        // Prefer recent decisions, because they are more often still hidden.
        let near = others.len().min(1 + rng.below(12) as usize);
        let last = others.len().checked_sub(1 + rng.below(near.max(1) as u32) as usize)?;
        Some(Change::Act { after: others[last], rng: own })
    }

    /// `None` if the change is impossible, or if the viewer was told something different.
    fn replay(
        &self,
        game: &G,
        viewer: Viewer,
        change: &mut Change,
        known: Option<&Replayed<G>>,
    ) -> Option<Replayed<G>> {
        let mut drawn = 0;
        let mut told = Vec::new();
        let mut chance =
            Retold { recorded: self.opening.iter(), drawn: &mut drawn, change, falls: Vec::new() };
        let mut state = game.start(&mut chance, &mut told).ok()?;
        let opening = chance.finished()?;
        let mut replayed = Replayed { states: Vec::new(), heard: Vec::new(), opening, acts: Vec::new() };
        replayed.tell(&state, viewer, told, known)?;
        for (n, (seat, act, falls)) in self.acts.iter().enumerate() {
            let act = match change {
                Change::Act { after, rng } if *after == n => crate::pick(game, &state, *seat, rng)?,
                _ => *act,
            };
            check(game, &state, *seat, act).ok()?;
            let mut told = Vec::new();
            let mut chance = Retold { recorded: falls.iter(), drawn: &mut drawn, change, falls: Vec::new() };
            game.play(&mut state, *seat, act, &mut chance, &mut told).ok()?;
            let falls = chance.finished()?;
            replayed.acts.push((*seat, act, falls));
            replayed.tell(&state, viewer, told, known)?;
        }
        Some(replayed)
    }
}

impl<G: Lawful> Replayed<G> {
    /// `None` if the viewer is told something different.
    fn tell(
        &mut self,
        state: &G::State,
        viewer: Viewer,
        told: Vec<Told<G::Event>>,
        known: Option<&Replayed<G>>,
    ) -> Option<()> {
        let heard: Vec<G::Event> =
            told.into_iter().filter(|told| told.to.includes(viewer)).map(|told| told.event).collect();
        if known.is_some_and(|known| known.heard[self.heard.len()] != heard) {
            return None;
        }
        self.heard.push(heard);
        self.states.push(state.clone());
        Some(())
    }

    /// Whether the viewer was shown the same at every point.
    fn looks_like(&self, other: &Replayed<G>, game: &G, viewer: Viewer) -> bool {
        let drawn =
            |state| serde_json::to_string(&game.picture(state, viewer)).expect("a picture can be written");
        // Start with the last states, which reveal most. Equal states look the same and are skipped.
        let mut pairs = self.states.iter().zip(&other.states).rev().filter(|(one, other)| one != other);
        pairs.all(|(one, other)| drawn(one) == drawn(other))
    }

    /// A record without the seed of the past. From here on a known seed deals, the same in both games.
    fn record(&self, like: &Record) -> Record {
        let acts = self.acts.iter().zip(&self.states[1..]).map(|((seat, act, falls), state)| ActRecord {
            seat: *seat,
            act: act.to_string(),
            chance: falls.clone(),
            by: None,
            hash: state_hash(state),
        });
        let seal = |from, seed: u64, known: bool| {
            let seed = Seed::from_number(seed);
            SealRecord {
                from,
                commitment: seed.commitment(),
                seed: known.then_some(seed),
                word: None,
                public: false,
            }
        };
        Record {
            seals: vec![seal(0, 1, false), seal(self.acts.len(), 2, true)],
            opening: Opening {
                state: None::<RawJson>,
                chance: self.opening.clone(),
                hash: state_hash(&self.states[0]),
                ..like.opening.clone()
            },
            acts: acts.collect(),
            ..like.clone()
        }
    }
}

/// The recorded chance, except for the change.
struct Retold<'a> {
    recorded: std::slice::Iter<'a, ChanceResult>,
    drawn: &'a mut usize,
    change: &'a mut Change,
    falls: Vec<ChanceResult>,
}

/// The rules ask for something that was not recorded.
#[derive(Debug)]
struct Elsewhere;

impl Retold<'_> {
    fn finished(mut self) -> Option<Vec<ChanceResult>> {
        self.recorded.next().is_none().then_some(self.falls)
    }

    fn tell(&mut self, of: Ask, result: u16) -> u16 {
        self.falls.push(ChanceResult { of, result, own: false, place: None });
        result
    }
}

impl Chance for Retold<'_> {
    type Stop = Elsewhere;

    fn die(&mut self, die: Die) -> Result<u8, Elsewhere> {
        let ask = Ask::Die { sides: die.sides };
        let fall = self.recorded.next().filter(|fall| fall.of == ask).ok_or(Elsewhere)?;
        Ok(self.tell(ask, fall.result) as u8)
    }

    fn draw(&mut self, pile: &'static str, pool: impl Members) -> Result<u16, Elsewhere> {
        let ask = Ask::Draw { pile: pile.into() };
        let fall = self.recorded.next().filter(|fall| fall.of == ask).ok_or(Elsewhere)?;
        let mut result = fall.result;
        if let Change::Draw { number, rng, swapped } = &mut *self.change {
            if *number == *self.drawn {
                let other = pool.nth(rng.below(pool.size()));
                *swapped = Some((pile.to_owned(), result, other));
            }
            if let Some((of, one, other)) = swapped
                && of == pile
            {
                result = if result == *one {
                    *other
                } else if result == *other {
                    *one
                } else {
                    result
                };
            }
        }
        *self.drawn += 1;
        let members: BTreeSet<u16> = (0..pool.size()).map(|n| pool.nth(n)).collect();
        if !members.contains(&result) {
            return Err(Elsewhere);
        }
        Ok(self.tell(ask, result))
    }
}
