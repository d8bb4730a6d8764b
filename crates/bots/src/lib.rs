//! Computer players. They see only what their seat sees: a bot that thinks gets an imagined state that its seat cannot distinguish from the
//! real one, never the real state.

pub mod recorded;

use std::fmt;
use std::str::FromStr;

use kernel::{FastRng, Game, Insight, NoLog, Seat, SeatSet, Turn, Verdict, Viewer};
use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal act: first a random kind of act, then a random act of that kind.
    Random,
    /// The act that looks best immediately.
    Greedy,
}

impl Level {
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchBot(pub String);

impl FromStr for Level {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Level, NoSuchBot> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| NoSuchBot(text.to_owned()))
    }
}

/// The bot's choice. `None` if its seat has nothing to decide.
pub fn choose<G: Insight>(
    level: Level,
    game: &G,
    state: &G::State,
    seat: Seat,
    rng: &mut FastRng,
) -> Option<G::Act> {
    match level {
        Level::Random => of_any_kind(game, state, seat, rng),
        Level::Greedy => best(game, state, seat, rng).map(|(act, _)| act),
    }
}

/// Like `choose`, for games that nobody watches: random bots choose all acts with equal probability. The speed of a game is measured with
/// this, no act has to be put into words, and recorded games stay the same.
fn choose_unwatched<G: Insight>(
    level: Level,
    game: &G,
    state: &G::State,
    seat: Seat,
    rng: &mut FastRng,
) -> Option<G::Act> {
    match level {
        Level::Random => kernel::pick(game, state, seat, rng),
        Level::Greedy => choose(level, game, state, seat, rng),
    }
}

/// Picks a random kind of act, identified by the first word, then a random act of that kind. Otherwise fifty places to go to would outweigh
/// the single act of staying.
fn of_any_kind<G: Game>(game: &G, state: &G::State, seat: Seat, rng: &mut FastRng) -> Option<G::Act> {
    let mut acts = Vec::new();
    game.acts(state, seat, &mut acts);
    let mut kinds: Vec<(String, Vec<G::Act>)> = Vec::new();
    for act in acts {
        let words = act.to_string();
        let name = words.split(' ').next().unwrap_or_default();
        match kinds.iter_mut().find(|(kind, _)| kind == name) {
            Some((_, acts)) => acts.push(act),
            None => kinds.push((name.to_owned(), vec![act])),
        }
    }
    let (_, acts) = kinds.get(any_below(kinds.len(), rng)?)?;
    acts.get(any_below(acts.len(), rng)?).copied()
}

fn any_below(count: usize, rng: &mut FastRng) -> Option<usize> {
    match count {
        0 => None,
        1 => Some(0),
        count => Some(rng.below(count as u32) as usize),
    }
}

/// The legal acts with their worth to the seat, best first. Equal ones are in any order.
pub fn ranked<G: Insight>(game: &G, state: &G::State, seat: Seat, rng: &mut FastRng) -> Vec<(G::Act, f32)> {
    let known = game.imagine(state, Viewer::Seat(seat), rng);
    let mut acts = Vec::new();
    game.acts(&known, seat, &mut acts);
    let mut ranked: Vec<_> = acts.into_iter().map(|act| (act, game.worth(&known, seat, act))).collect();
    for i in (1..ranked.len()).rev() {
        ranked.swap(i, rng.below(i as u32 + 1) as usize);
    }
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    ranked
}

/// The best act of `ranked`, without sorting the others.
fn best<G: Insight>(game: &G, state: &G::State, seat: Seat, rng: &mut FastRng) -> Option<(G::Act, f32)> {
    let known = game.imagine(state, Viewer::Seat(seat), rng);
    let mut acts = Vec::new();
    game.acts(&known, seat, &mut acts);
    if let [only] = acts[..] {
        return Some((only, 0.0));
    }
    let (mut best, mut equals) = (None, 0);
    for act in acts {
        let worth = game.worth(&known, seat, act);
        let better = match best {
            None => true,
            Some((_, most)) if worth > most => true,
            // Reservoir sampling: each of the equal acts is kept with the same probability.
            Some((_, most)) if worth == most => {
                equals += 1;
                rng.below(equals + 1) == 0
            }
            Some(_) => false,
        };
        if best.is_none_or(|(_, most)| worth > most) {
            equals = 0;
        }
        if better {
            best = Some((act, worth));
        }
    }
    best
}

/// The result of a game between bots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played {
    pub verdict: Verdict,
    pub decisions: u64,
}

/// Plays a whole game with one bot for each seat.
pub fn play_out<G: Insight>(game: &G, levels: &[Level], rng: &mut FastRng) -> Played {
    if levels.iter().all(|&level| level == Level::Random) {
        return play_out_with(game, rng, |game, state, seat, rng| kernel::pick(game, state, seat, rng));
    }
    play_out_with(game, rng, |game, state, seat, rng| {
        choose_unwatched(levels[seat.index()], game, state, seat, rng)
    })
}

#[inline]
fn play_out_with<G: Game>(
    game: &G,
    rng: &mut FastRng,
    choose: impl Fn(&G, &G::State, Seat, &mut FastRng) -> Option<G::Act>,
) -> Played {
    let Ok(mut state) = game.start(rng, &mut NoLog);
    let mut decisions = 0;
    loop {
        let seat = match game.turn(&state) {
            Turn::Over(verdict) => return Played { verdict, decisions },
            Turn::Decide(seats) => one_of(seats, rng),
        };
        let act = choose(game, &state, seat, rng).expect("a seat that must decide has an act");
        let Ok(()) = game.play(&mut state, seat, act, rng, &mut NoLog);
        decisions += 1;
    }
}

/// If several seats may act, picks a random one.
#[inline]
fn one_of(seats: SeatSet, rng: &mut FastRng) -> Seat {
    let n = match seats.len() {
        1 => 0,
        n => rng.below(n as u32) as usize,
    };
    seats.iter().nth(n).expect("somebody must decide")
}
