//! A table: a game being played, with its log, undo and replay.
//!
//! The log of (seat, act, chance) is authoritative, and the state is computed from it. Snapshots make every past state cheap to reach, so
//! the cost of an act does not grow with the length of the game.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::{Ask, ChanceError, ChanceResult, Dealer, Given, Lack, Own, RecordedChance, Seed, hex};
use crate::{Ending, Game, Refusal, Seat, SeatSet, Text, Told, Turn, Viewer, check};

/// A snapshot is kept after every this many acts.
const SNAPSHOT_EVERY: usize = 32;

/// The stream of the seed that deals the opening. The acts that need chance use the following streams in order.
const OPENING_STREAM: u64 = 0;

/// Who sits at a seat: a person with a name, or a bot with a level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Player {
    Person(String),
    Bot(String),
}

impl Player {
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }

    pub fn name(&self) -> &str {
        match self {
            Player::Person(name) | Player::Bot(name) => name,
        }
    }
}

/// One act with its chance results and the hash of the state it led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<A> {
    pub seat: Seat,
    pub act: A,
    pub falls: Vec<ChanceResult>,
    /// Whether the seat learned something new by it. Then it cannot be taken back for free.
    pub learned: bool,
    /// Who decided, if it is not simply whoever sits there: one of a team, or a bot that helped out.
    pub by: Option<Player>,
    pub hash: String,
}

/// A seed and the act from which on it deals. A table gets a second seal when the old seed is unknown to whoever resumes it, or is public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    pub from: usize,
    pub commitment: String,
    pub seed: Option<Seed>,
    /// The word that a person added after the commitment was published.
    pub word: Option<String>,
    /// The seed was revealed at an end: it proves what it dealt, and deals nothing more.
    pub public: bool,
}

impl Seal {
    pub fn new(from: usize, seed: Seed) -> Seal {
        Seal { from, commitment: seed.commitment(), seed: Some(seed), word: None, public: false }
    }

    /// The seal of a new table, with the word of the person who opens it.
    pub fn opening(seed: Seed, word: Option<String>) -> Seal {
        Seal { word, ..Seal::new(0, seed) }
    }

    fn dealer(&self, stream: u64) -> Option<Dealer> {
        let seed = self.seed.as_ref()?;
        Some(match &self.word {
            Some(word) => seed.with_word(word).stream(stream),
            None => seed.stream(stream),
        })
    }
}

/// Why a table refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum TableError {
    Rule(Refusal),
    /// A person's own dice or cards are needed, or the given results are impossible.
    Chance(ChanceError),
}

impl TableError {
    fn table(key: &'static str) -> TableError {
        TableError::Rule(Refusal::new("TABLE", Text::new(key)))
    }
}

impl From<ChanceError> for TableError {
    fn from(halt: ChanceError) -> TableError {
        TableError::Chance(halt)
    }
}

/// The result of a wish to take acts back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoAnswer {
    /// The log was cut back to this many acts.
    Done { to: usize },
    /// These seats must agree first.
    Asked { waiting: SeatSet },
    /// Somebody said no.
    Declined,
}

/// A wish to take acts back, to which others must agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoWish {
    pub by: Seat,
    pub to: usize,
    pub waiting: SeatSet,
}

pub struct Table<G: Game> {
    game: G,
    players: Vec<Player>,
    /// Empty if people supply all chance results.
    seals: Vec<Seal>,
    given: Given,
    own: Own,
    /// Whether it was opened as a lesson.
    lesson: bool,
    /// The position that the table was opened with, if it is not the game's own start.
    start: Option<G::State>,
    opening: (Vec<ChanceResult>, String),
    entries: Vec<Entry<G::Act>>,
    /// How many of the entries needed chance.
    rolled: u64,
    state: G::State,
    told: Vec<(usize, Told<G::Event>)>,
    /// States after 0, 32, 64 ... acts.
    snapshots: Vec<G::State>,
    wish: Option<UndoWish>,
    /// Set if the game ended before its rules ended it.
    ending: Option<Ending>,
}

/// 64 bits computed from the serialised state. Equal states have equal hashes on every machine.
pub fn state_hash(state: &impl Serialize) -> String {
    let bytes = serde_json::to_vec(state).expect("a state is plain data and can always be written");
    hex(&Sha256::digest(bytes)[..8])
}

impl<G: Game> Table<G> {
    /// Opens a table. Without a seed people supply all dice and cards, and the opening may ask for some.
    pub fn open(
        game: G,
        players: Vec<Player>,
        seed: Option<Seed>,
        given: Given,
    ) -> Result<Table<G>, TableError> {
        Table::open_with(game, players, seed.map(|seed| Seal::new(0, seed)), Own::None, given)
    }

    /// Opens a table where people supply some dice or cards themselves. The seed deals the others.
    pub fn open_with(
        game: G,
        players: Vec<Player>,
        seal: Option<Seal>,
        own: Own,
        mut given: Given,
    ) -> Result<Table<G>, TableError> {
        assert_eq!(players.len(), usize::from(game.seats()), "one player for each seat");
        let mut told = Vec::new();
        let dealer = seal.as_ref().and_then(|seal| seal.dealer(OPENING_STREAM));
        let brought = |ask: &Ask| brings(&game, own, ask);
        let mut chance = RecordedChance::asking(&mut given, dealer, &brought);
        let state = game.start(&mut chance, &mut told)?;
        let falls = chance.falls;
        let seals = seal.into_iter().collect();
        Ok(Table { own, ..Table::after_opening(game, players, seals, given, (state, told, falls)) })
    }

    /// Opens a table in the middle of a game: a copy for trying things out, or a given position.
    pub fn open_at(game: G, players: Vec<Player>, seed: Seed, state: G::State) -> Table<G> {
        Table::reopen_at(game, players, vec![Seal::new(0, seed)], state)
    }

    pub(crate) fn reopen_at(game: G, players: Vec<Player>, seals: Vec<Seal>, state: G::State) -> Table<G> {
        let opened = (state.clone(), Vec::new(), Vec::new());
        Table { start: Some(state), ..Table::after_opening(game, players, seals, Given::default(), opened) }
    }

    /// Opens a table as its record says.
    pub(crate) fn reopen(
        game: G,
        players: Vec<Player>,
        seals: Vec<Seal>,
        falls: &[ChanceResult],
    ) -> Result<Table<G>, ChanceError> {
        let mut told = Vec::new();
        // A table resumed before its first act has two seals that start at 0. The first one dealt the opening.
        let dealer = seals.first().and_then(|seal| seal.dealer(OPENING_STREAM));
        let mut chance = RecordedChance::recorded(falls, dealer);
        let state = game.start(&mut chance, &mut told)?;
        chance.finish()?;
        let falls = chance.falls;
        Ok(Table::after_opening(game, players, seals, Given::default(), (state, told, falls)))
    }

    fn after_opening(
        game: G,
        players: Vec<Player>,
        seals: Vec<Seal>,
        given: Given,
        (state, told, falls): (G::State, Vec<Told<G::Event>>, Vec<ChanceResult>),
    ) -> Table<G> {
        Table {
            start: None,
            opening: (falls, state_hash(&state)),
            snapshots: vec![state.clone()],
            told: told.into_iter().map(|told| (0, told)).collect(),
            entries: Vec::new(),
            rolled: 0,
            own: Own::None,
            lesson: false,
            wish: None,
            ending: None,
            game,
            players,
            seals,
            given,
            state,
        }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn players(&self) -> &[Player] {
        &self.players
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn turn(&self) -> Turn {
        match self.ending {
            Some(ending) => Turn::Over(ending.verdict(self.game.seats())),
            None => self.game.turn(&self.state),
        }
    }

    /// Why the game ended early, if it did.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Ends the game before its rules do.
    pub fn end(&mut self, ending: Ending) -> Result<(), TableError> {
        if self.is_over() {
            return Err(TableError::table("table-over"));
        }
        if !ending.fits(self.game.seats()) {
            return Err(TableError::table("table-no-such-end"));
        }
        self.ending = Some(ending);
        self.wish = None;
        Ok(())
    }

    /// Sets the ending as it was stored elsewhere.
    pub fn set_ending(&mut self, ending: Option<Ending>) {
        self.ending = ending.filter(|ending| ending.fits(self.game.seats()));
    }

    /// Refuses after an early end: then nothing can be played or taken back. After an end by the rules, acts can be taken back.
    fn has_not_ended(&self) -> Result<(), TableError> {
        if self.ending.is_some() { Err(TableError::table("table-over")) } else { Ok(()) }
    }

    /// Records who decided on the last act.
    pub fn sign_last(&mut self, by: Option<Player>) {
        if let Some(entry) = self.entries.last_mut() {
            entry.by = by;
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    pub fn entries(&self) -> &[Entry<G::Act>] {
        &self.entries
    }

    pub fn opening(&self) -> &(Vec<ChanceResult>, String) {
        &self.opening
    }

    /// The position that the table was opened with, if it is not the game's own start.
    pub fn start(&self) -> Option<&G::State> {
        self.start.as_ref()
    }

    /// Changes who sits at a seat: another person, or a bot that takes over.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = player;
    }

    pub fn seals(&self) -> &[Seal] {
        &self.seals
    }

    pub fn hash(&self) -> &str {
        self.entries.last().map_or(&self.opening.1, |entry| &entry.hash)
    }

    /// The events after each number of acts, as far as the viewer may know them.
    pub fn told(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = (usize, &G::Event)> {
        self.told
            .iter()
            .filter(move |(_, told)| told.to.includes(viewer))
            .map(|(after, told)| (*after, &told.event))
    }

    /// Dice and cards to be used before the dealer is asked.
    pub fn given_mut(&mut self) -> &mut Given {
        &mut self.given
    }

    /// Which dice and cards people supply themselves.
    pub fn own(&self) -> Own {
        self.own
    }

    pub fn set_own(&mut self, own: Own) {
        self.own = own;
    }

    /// Whether it was opened as a lesson, whose first acts and results are prescribed.
    pub fn opened_as_lesson(&self) -> bool {
        self.lesson
    }

    pub fn open_as_lesson(&mut self) {
        self.lesson = true;
    }

    /// Whether the lesson is still in progress. Another seed, for a free game or a copy, ends it.
    pub fn is_lesson(&self) -> bool {
        self.lesson && self.seals.len() < 2
    }

    fn sits(&self, seat: Seat) -> Result<(), TableError> {
        if seat.0 < self.game.seats() {
            return Ok(());
        }
        Err(TableError::Rule(Refusal::new("TABLE", Text::new("record-seat").number("seat", seat.0))))
    }

    pub fn acts(&self, seat: Seat) -> Vec<G::Act> {
        let mut acts = Vec::new();
        if self.ending.is_none() {
            self.game.acts(&self.state, seat, &mut acts);
        }
        acts
    }

    /// Plays an act, or changes nothing and returns the reason.
    pub fn act(&mut self, seat: Seat, act: G::Act) -> Result<&Entry<G::Act>, TableError> {
        self.sits(seat)?;
        self.has_not_ended()?;
        check(&self.game, &self.state, seat, act).map_err(TableError::Rule)?;
        let mut state = self.state.clone();
        let mut given = self.given.clone();
        let mut told = Vec::new();
        let dealer = self.secret_dealer()?;
        let brought = |ask: &Ask| brings(&self.game, self.own, ask);
        let mut chance = RecordedChance::asking(&mut given, dealer, &brought);
        self.game.play(&mut state, seat, act, &mut chance, &mut told)?;
        let falls = chance.falls;
        self.given = given;
        self.append(seat, act, falls, state, told);
        Ok(self.entries.last().expect("an entry was just added"))
    }

    /// What a person who supplies these results would have to give for a legal act. `None` if the table deals all of it. Nothing is played.
    pub fn lacks(&self, seat: Seat, act: G::Act, own: Own) -> Option<Box<Lack>> {
        self.has_not_ended().ok()?;
        check(&self.game, &self.state, seat, act).ok()?;
        let mut given = self.given.clone();
        let brought = |ask: &Ask| brings(&self.game, own, ask);
        let mut chance = RecordedChance::asking(&mut given, self.secret_dealer().ok()?, &brought);
        match self.game.play(&mut self.state.clone(), seat, act, &mut chance, &mut crate::NoLog) {
            Err(ChanceError::Lacks(lack)) => Some(lack),
            _ => None,
        }
    }

    /// Plays an act with recorded chance results.
    pub(crate) fn act_again(
        &mut self,
        seat: Seat,
        act: G::Act,
        falls: &[ChanceResult],
    ) -> Result<(), TableError> {
        self.has_not_ended()?;
        check(&self.game, &self.state, seat, act).map_err(TableError::Rule)?;
        let mut state = self.state.clone();
        let mut told = Vec::new();
        let dealer = self.next_dealer();
        let mut chance = RecordedChance::recorded(falls, dealer);
        self.game.play(&mut state, seat, act, &mut chance, &mut told)?;
        chance.finish()?;
        let falls = chance.falls;
        self.append(seat, act, falls, state, told);
        Ok(())
    }

    fn append(
        &mut self,
        seat: Seat,
        act: G::Act,
        falls: Vec<ChanceResult>,
        state: G::State,
        told: Vec<Told<G::Event>>,
    ) {
        self.rolled += u64::from(!falls.is_empty());
        let learned = !falls.is_empty() || self.game.reveals(&self.state, seat, act);
        self.entries.push(Entry { seat, act, falls, learned, by: None, hash: state_hash(&state) });
        let after = self.entries.len();
        self.told.extend(told.into_iter().map(|told| (after, told)));
        if after.is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(state.clone());
        }
        self.state = state;
        self.wish = None;
    }

    /// Streams are counted by the acts that needed chance. Whatever was taken back and decided differently in between, the next roll is
    /// therefore the same.
    fn next_dealer(&self) -> Option<Dealer> {
        dealer_at(&self.seals, self.entries.len(), OPENING_STREAM + 1 + self.rolled)
    }

    /// The dealer for a new act. A public seed deals nothing any more.
    fn secret_dealer(&self) -> Result<Option<Dealer>, TableError> {
        if self.seals.last().is_some_and(|seal| seal.public) {
            return Err(TableError::table("table-seed-public"));
        }
        Ok(self.next_dealer())
    }

    /// The state after this many acts.
    pub fn at(&self, acts: usize) -> Option<G::State> {
        if acts > self.entries.len() {
            return None;
        }
        let snapshot = acts / SNAPSHOT_EVERY;
        let mut state = self.snapshots[snapshot].clone();
        for entry in &self.entries[snapshot * SNAPSHOT_EVERY..acts] {
            self.play_again(&mut state, entry);
        }
        Some(state)
    }

    fn play_again(&self, state: &mut G::State, entry: &Entry<G::Act>) {
        let mut chance = RecordedChance::again(&entry.falls);
        self.game
            .play(state, entry.seat, entry.act, &mut chance, &mut crate::NoLog)
            .expect("an act of the log was played with these results before");
    }

    /// Passes the states after `from` to `to` acts (inclusive) to `see`, each with the number of acts before it.
    pub fn see_states(&self, from: usize, to: usize, mut see: impl FnMut(usize, &G::State)) {
        let Some(mut state) = self.at(from) else { return };
        see(from, &state);
        for (n, entry) in self.entries.iter().enumerate().take(to).skip(from) {
            self.play_again(&mut state, entry);
            see(n + 1, &state);
        }
    }

    /// Whether the seat may go back to that point without asking: since then there was nothing new to learn (no roll, no draw, no secret)
    /// and no act of another seat.
    pub fn undo_is_free(&self, seat: Seat, to: usize) -> bool {
        to < self.entries.len() && self.entries[to..].iter().all(|entry| entry.seat == seat && !entry.learned)
    }

    /// Takes back the seat's last act and everything after it, or asks the others to agree. Bots always agree. If the game was over, its
    /// seed is public, so the fresh one deals from there on.
    pub fn undo(&mut self, seat: Seat, fresh: Seed) -> Result<UndoAnswer, TableError> {
        let to = self
            .entries
            .iter()
            .rposition(|entry| entry.seat == seat)
            .ok_or_else(|| TableError::table("table-nothing-to-undo"))?;
        self.undo_to(seat, to, fresh)
    }

    pub fn undo_to(&mut self, seat: Seat, to: usize, fresh: Seed) -> Result<UndoAnswer, TableError> {
        self.sits(seat)?;
        self.has_not_ended()?;
        if to >= self.entries.len() {
            return Err(TableError::table("table-nothing-to-undo"));
        }
        let waiting: SeatSet = (0..self.game.seats())
            .map(Seat)
            .filter(|&other| other != seat && self.players[other.index()].is_person())
            .collect();
        if waiting.is_empty() || self.undo_is_free(seat, to) {
            self.take_back(to, fresh);
            return Ok(UndoAnswer::Done { to });
        }
        self.wish = Some(UndoWish { by: seat, to, waiting });
        Ok(UndoAnswer::Asked { waiting })
    }

    pub fn undo_wish(&self) -> Option<UndoWish> {
        self.wish
    }

    /// Sets a wish as it was stored elsewhere.
    pub fn set_undo_wish(&mut self, wish: Option<UndoWish>) {
        self.wish = wish.filter(|wish| wish.to < self.entries.len());
    }

    /// A seat's answer to a wish to take acts back.
    pub fn answer_undo(&mut self, seat: Seat, yes: bool, fresh: Seed) -> Result<UndoAnswer, TableError> {
        let mut wish = self
            .wish
            .filter(|wish| wish.waiting.contains(seat))
            .ok_or_else(|| TableError::table("table-no-wish"))?;
        if !yes {
            self.wish = None;
            return Ok(UndoAnswer::Declined);
        }
        wish.waiting = wish.waiting.without(seat);
        if wish.waiting.is_empty() {
            self.take_back(wish.to, fresh);
            return Ok(UndoAnswer::Done { to: wish.to });
        }
        self.wish = Some(wish);
        Ok(UndoAnswer::Asked { waiting: wish.waiting })
    }

    /// Takes back all acts after the first `to` without asking anybody. If the current seed was revealed, starts a new one.
    fn take_back(&mut self, to: usize, fresh: Seed) {
        if self.is_over() {
            for seal in &mut self.seals {
                seal.public = true;
            }
        }
        // A revealed seed that dealt none of the remaining acts proves nothing and is dropped, except the first one, which dealt the
        // opening.
        let mut is_first = true;
        self.seals.retain(|seal| std::mem::take(&mut is_first) || !seal.public || seal.from < to);
        self.cut(to);
        if self.seals.last().is_some_and(|seal| seal.public) {
            self.seal_anew(fresh);
        }
    }

    /// Drops all acts after the first `to`. For acts that could not be stored and that nobody has heard of, and for acts taken back
    /// elsewhere. To take acts back at this table, call `undo`.
    pub fn cut(&mut self, to: usize) {
        self.state = self.at(to).expect("the point lies within the log");
        self.rolled -= self.entries.drain(to..).filter(|entry| !entry.falls.is_empty()).count() as u64;
        self.snapshots.truncate(to / SNAPSHOT_EVERY + 1);
        self.told.retain(|(after, _)| *after <= to);
        self.wish = None;
        self.ending = None;
        // A seed that was to deal only from a later act on is kept and deals from here.
        for seal in &mut self.seals {
            seal.from = seal.from.min(to);
        }
    }

    /// Adds another seed for the acts to come.
    pub fn seal_anew(&mut self, seed: Seed) {
        self.seals.push(Seal::new(self.entries.len(), seed));
    }
}

/// Whether a person supplies this result. The table deals what nobody can own.
fn brings<G: Game>(game: &G, own: Own, ask: &Ask) -> bool {
    match ask {
        Ask::Die { .. } => own.dice(),
        Ask::Draw { pile } => own.cards() && game.can_be_owned(pile),
    }
}

/// The dealer of the seal in force after this many acts, if its seed is known.
fn dealer_at(seals: &[Seal], after: usize, stream: u64) -> Option<Dealer> {
    seals.iter().rev().find(|seal| seal.from <= after)?.dealer(stream)
}
