//! Any game behind one interface: titles that open tables, and tables that take acts as words and produce scenes.

use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};
use std::sync::OnceLock;

use bots::{Level, Played};
use kernel::chance::{ChanceError, ChanceResult, Given, Own, Seed};
use kernel::record::{self, ActRecord, Record, SealRecord};
use kernel::{
    Ending, FastRng, Insight, OptionSpec, Player, Seal, Seat, SeatSet, Table, TableError, Text, Turn,
    UndoAnswer, UndoWish, Viewer,
};
use scene::{
    Blank, CardList, Chapter, Item, Lesson, Line, Moment, Need, PlaceClass, Prompt, Rulebook, Scene, Shown,
    Texts,
};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::Problem;
use crate::changes::{ActChanges, compare};
use crate::options::read_options;
use crate::rules_version;
use crate::story::{self, Story};

/// A game that can be chosen.
pub trait Title: Send + Sync {
    fn id(&self) -> &'static str;
    fn rules(&self) -> u32;
    fn seats(&self) -> RangeInclusive<u8>;
    fn minutes(&self) -> (u16, u16);
    /// Whether several people may share a seat.
    fn has_teams(&self) -> bool {
        false
    }
    /// The kinds of dice in the box, by their number of sides.
    fn dice(&self) -> &'static [u8];
    /// The names of all piles it draws from.
    fn piles(&self) -> Vec<&'static str>;
    fn option_specs(&self) -> Vec<OptionSpec>;
    /// Lists that people may write themselves.
    fn blanks(&self) -> Vec<Blank>;
    /// If an option, or one of its values, matters only with certain values of another option: that option and those values.
    fn only_with(&self, option: &str, value: Option<&str>) -> Option<(&'static str, Vec<&'static str>)>;
    fn texts(&self) -> &Texts;
    fn rulebook(&self) -> &'static Rulebook;
    /// The named classes of places that its cards speak of.
    fn place_classes(&self) -> Vec<PlaceClass> {
        Vec::new()
    }
    fn open(&self, new: NewTable) -> Result<Box<dyn Hosted>, Problem>;
    /// The lesson about its first turns.
    fn lesson(&self) -> Option<&'static Lesson> {
        None
    }
    /// Opens a table for the lesson. `None` if the game has no lesson.
    fn open_lesson(&self, _learner: &str, _seed: Seed) -> Option<Result<Box<dyn Hosted>, Problem>> {
        None
    }
    /// Replays a record, proves it and prepares it for play. If its seed is unknown, the fresh seed deals from then on. Refuses a record
    /// that begins with a given position, because nobody can tell whether the game can reach it.
    fn resume(&self, record: &Record, fresh: Seed) -> Result<Box<dyn Hosted>, Problem>;
    /// Opens one of our own stored records, unchanged.
    fn reopen(&self, record: &Record) -> Result<Box<dyn Hosted>, Problem>;
    /// A series of games between bots.
    fn match_up(&self, options: &Map<String, Value>, bots: &[Level]) -> Result<Box<dyn Match>, Problem>;
}

/// What is needed to open a table.
#[derive(Clone, Debug, Default)]
pub struct NewTable {
    pub options: Map<String, Value>,
    pub players: Vec<Player>,
    /// Without a seed, people supply all dice and cards.
    pub seed: Option<Seed>,
    /// A word that a person adds to the seed, so that nobody can have chosen the dice.
    pub word: Option<String>,
    /// Which results people supply if there is a seed.
    pub own: Own,
    pub given: Given,
}

/// An act that was accepted.
#[derive(Clone, Debug, Serialize)]
pub struct Done {
    /// The number of acts in the log afterwards.
    pub after: usize,
    pub seat: Seat,
    pub act: String,
    pub chance: Vec<ChanceResult>,
    pub hash: String,
}

/// An entry of the log as one viewer reads it.
#[derive(Clone, Debug, Serialize)]
pub struct LogLine {
    pub after: usize,
    /// Who decided, if it is not simply whoever sits there. Set on the first line of an act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Player>,
    #[serde(flatten)]
    pub line: Line,
}

/// A recommended act.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    pub act: String,
    pub worth: f32,
    /// Why, in words, if the game can say it.
    pub reason: Option<Text>,
}

/// A table of any game.
pub trait Hosted: Send + Sync {
    fn title(&self) -> &'static dyn Title;
    fn players(&self) -> &[Player];
    fn turn(&self) -> Turn;
    /// The number of acts played.
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    fn hash(&self) -> String;
    /// The hash of the seed that deals from now on, published before it does. `None` if people supply their own dice.
    fn commitment(&self) -> Option<String>;
    /// All seals including their secrets.
    fn seals(&self) -> Vec<SealRecord>;
    fn state(&self) -> Value;
    fn options(&self) -> Value;
    /// All cards that everybody may read at any time. Cards that people wrote for this table come first.
    fn cards(&self) -> Vec<CardList>;
    /// Whether there are such cards.
    fn has_cards(&self) -> bool;
    /// Approximate duration between people with its options, in minutes.
    fn minutes(&self) -> (u16, u16);
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// The state of the game in words.
    fn headline(&self) -> Text;
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The scene after this many acts.
    fn scene_at(&self, acts: usize, viewer: Viewer) -> Option<Scene>;
    fn log(&self, viewer: Viewer, since: usize) -> Vec<LogLine>;
    /// The weeks, rounds or turns so far, each with the number of acts before it. If several begin with the same act, only the last counts.
    fn chapters(&self) -> Vec<(usize, Chapter)>;
    /// The history of the race and the luck of the dice. Expensive, because all acts are replayed.
    fn story(&self) -> Story;
    /// The great moment of the last of the first `acts` acts, if it was one.
    fn moment_at(&self, acts: usize) -> Option<Moment>;
    /// What each act after the first `since` changed, up to and including number `to`.
    fn changes(&self, viewer: Viewer, since: usize, to: usize) -> Vec<ActChanges>;
    /// The hash of the state after this many acts, if there were that many.
    fn hash_after(&self, acts: usize) -> Option<&str>;
    /// The latest uninterrupted acts of other seats: after the start of the range, up to and including its end.
    fn last_acts_of_others(&self, seat: Seat) -> Range<usize>;
    /// How many acts came before the latest act of one of these seats.
    fn before_last_act_of(&self, seats: &[Seat]) -> Option<usize>;
    fn act(&mut self, seat: Seat, act: &str) -> Result<Done, Problem>;
    /// What a person would have to supply for an act, if people supply dice or cards.
    fn need(&self, seat: Seat, act: &str) -> Option<Need> {
        self.need_with(seat, act, self.own())
    }
    /// The same if people supply these results.
    fn need_with(&self, seat: Seat, act: &str, own: Own) -> Option<Need>;
    /// Why a click on this spot is not allowed now. `None` if it is allowed or has no meaning.
    fn why_not(&self, seat: Seat, spot: &str) -> Option<Problem>;
    /// Plays a bot's act if a bot must decide. `None` otherwise.
    fn bot_act(&mut self, salt: u64) -> Option<Result<Done, Problem>>;
    /// The best acts for the seat, best first.
    fn hints(&self, seat: Seat, most: usize) -> Vec<Hint>;
    /// Whether `hints` would return any, without computing what they are worth.
    fn has_hints(&self, seat: Seat) -> bool;
    /// Takes back the seat's last act. If the game was over, its seed is public, so a fresh one deals from there on.
    fn undo(&mut self, seat: Seat) -> Result<UndoAnswer, Problem>;
    fn undo_to(&mut self, seat: Seat, acts: usize) -> Result<UndoAnswer, Problem>;
    fn answer_undo(&mut self, seat: Seat, yes: bool) -> Result<UndoAnswer, Problem>;
    /// Whether the seat can take something back now.
    fn undo_state(&self, seat: Seat) -> UndoState;
    fn undo_wish(&self) -> Option<UndoWish>;
    fn set_undo_wish(&mut self, wish: Option<UndoWish>);
    /// The acts after the first `acts`, as written in a record.
    fn acts_since(&self, acts: usize) -> Vec<ActRecord>;
    /// Keeps the first `kept` acts and adds others that were played elsewhere.
    fn follow(&mut self, kept: usize, acts: &[ActRecord]) -> Result<(), Problem>;
    /// Why the game ended early, if it did.
    fn ending(&self) -> Option<Ending>;
    /// Ends the game before its rules do.
    fn end(&mut self, ending: Ending) -> Result<(), Problem>;
    fn set_ending(&mut self, ending: Option<Ending>);
    /// Records who decided on the last act.
    fn sign_last(&mut self, by: Option<Player>);
    /// Drops acts that nobody has heard of, because they could not be stored.
    fn cut(&mut self, acts: usize);
    fn set_player(&mut self, seat: Seat, player: Player);
    /// A private copy for trying things out. It continues from what the viewer knew after this many acts, with fresh dice, so it reveals
    /// nothing. `None` if there were not that many acts.
    fn trial(&self, acts: usize, viewer: Viewer, players: Vec<Player>, seed: Seed)
    -> Option<Box<dyn Hosted>>;
    /// Whether this is such a copy.
    fn is_trial(&self) -> bool;
    /// A new table that continues after this many acts of this one, with fresh dice.
    fn branch(&self, acts: usize, players: Vec<Player>, seed: Seed) -> Result<Box<dyn Hosted>, Problem>;
    /// Whether a lesson is in progress here.
    fn is_lesson(&self) -> bool;
    /// Ends the lesson. The game continues freely, with dice of a fresh seed.
    fn leave_lesson(&mut self, fresh: Seed);
    fn given_mut(&mut self) -> &mut Given;
    /// Which dice and cards people supply themselves.
    fn own(&self) -> Own;
    fn set_own(&mut self, own: Own);
    /// The table as data. The seed of a running game is included only if `secret`.
    fn record(&self, secret: bool) -> Record;
}

/// Whether a seat can take something back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoState {
    Nothing,
    /// Without asking anybody.
    Free,
    /// The others must agree.
    Ask,
}

/// A series of games with the same options and bots.
pub trait Match: Send + Sync {
    /// One game of the series; the same seed and number always give the same game.
    fn play(&self, seed: u64, game: u64) -> Played;
}

struct Of<G> {
    /// Parsed on first use, because most commands need only one game.
    texts: OnceLock<Texts>,
    game: PhantomData<fn() -> G>,
}

pub(crate) fn title<G: Shown + Insight>() -> Box<dyn Title> {
    Box::new(Of::<G> { texts: OnceLock::new(), game: PhantomData })
}

fn settle<G: Shown + Insight>(options: &Map<String, Value>, seats: usize) -> Result<G, Problem> {
    read_options(&G::option_specs(), options)?;
    let options: G::Options = serde_json::from_value(Value::Object(options.clone())).map_err(|e| {
        Problem::field("bad-option", "options", Text::new("record-options").word("why", e.to_string()))
    })?;
    if !u8::try_from(seats).is_ok_and(|seats| G::SEATS.contains(&seats)) {
        let text = Text::new("problem-seats")
            .number("seats", seats as i64)
            .number("least", *G::SEATS.start())
            .number("most", *G::SEATS.end());
        return Err(Problem::field("bad-seats", "seats", text));
    }
    Ok(G::new(&options, seats as u8)?)
}

impl<G: Shown + Insight> Title for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        rules_version::version::<G>()
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn minutes(&self) -> (u16, u16) {
        G::MINUTES
    }

    fn has_teams(&self) -> bool {
        G::TEAMS
    }

    fn dice(&self) -> &'static [u8] {
        G::DICE
    }

    fn piles(&self) -> Vec<&'static str> {
        G::piles()
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        G::option_specs()
    }

    fn blanks(&self) -> Vec<Blank> {
        G::blanks()
    }

    fn only_with(&self, option: &str, value: Option<&str>) -> Option<(&'static str, Vec<&'static str>)> {
        G::only_with(option, value)
    }

    fn texts(&self) -> &Texts {
        let read = || Texts::new(G::text_files()).expect("the text files of the house are well formed");
        self.texts.get_or_init(read)
    }

    fn rulebook(&self) -> &'static Rulebook {
        G::rulebook()
    }

    fn place_classes(&self) -> Vec<PlaceClass> {
        G::place_classes()
    }

    fn open(&self, new: NewTable) -> Result<Box<dyn Hosted>, Problem> {
        let game = settle::<G>(&new.options, new.players.len())?;
        check_players(&new.players)?;
        record::check_word(new.word.as_deref()).map_err(|text| Problem::field("bad-field", "word", text))?;
        if new.seed.is_none() && new.word.is_some() {
            return Err(Problem::field("bad-field", "word", Text::new("problem-word-without-seed")));
        }
        let seal = new.seed.map(|seed| Seal::opening(seed, new.word));
        let opened = Table::open_with(game.clone(), new.players, seal, new.own, new.given);
        let table = opened.map_err(|refused| Problem::refused(&game, None, self.texts(), refused))?;
        Ok(Box::new(table))
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        G::lesson()
    }

    fn open_lesson(&self, learner: &str, seed: Seed) -> Option<Result<Box<dyn Hosted>, Problem>> {
        let lesson = G::lesson()?;
        let player = |seat: &String| match seat.as_str() {
            "you" => Player::Person(learner.to_owned()),
            level => Player::Bot(level.to_owned()),
        };
        let players: Vec<Player> = lesson.seats.iter().map(player).collect();
        let open = || {
            let game = settle::<G>(&lesson.options, players.len())?;
            check_players(&players)?;
            let opened = Table::open(game.clone(), players, Some(seed), lesson.given());
            let mut table = opened.map_err(|refused| Problem::refused(&game, None, self.texts(), refused))?;
            table.open_as_lesson();
            Ok(Box::new(table) as Box<dyn Hosted>)
        };
        Some(open())
    }

    fn resume(&self, record: &Record, fresh: Seed) -> Result<Box<dyn Hosted>, Problem> {
        if record.opening.state.is_some() {
            return Err(Problem::field("bad-record", "opening", Text::new("record-position")));
        }
        check_players(&record.seats)?;
        Ok(Box::new(rules_version::read::<G>(record)?.resume::<G>(fresh)?))
    }

    fn reopen(&self, record: &Record) -> Result<Box<dyn Hosted>, Problem> {
        Ok(Box::new(rules_version::read::<G>(record)?.replay::<G>()?))
    }

    fn match_up(&self, options: &Map<String, Value>, bots: &[Level]) -> Result<Box<dyn Match>, Problem> {
        Ok(Box::new(Series { game: settle::<G>(options, bots.len())?, bots: bots.to_vec() }))
    }
}

fn check_players(players: &[Player]) -> Result<(), Problem> {
    record::check_players(players).map_err(|text| Problem::field("bad-name", "seats", text))?;
    for player in players {
        if let Player::Bot(level) = player {
            level.parse::<Level>().map_err(|e| Problem::bot(&e.0))?;
        }
    }
    Ok(())
}

struct Series<G> {
    game: G,
    bots: Vec<Level>,
}

impl<G: Shown + Insight> Match for Series<G> {
    fn play(&self, seed: u64, game: u64) -> Played {
        bots::play_out(&self.game, &self.bots, &mut FastRng::of_game(seed, game))
    }
}

/// A seed for what is dealt after an undo.
fn fresh() -> Result<Seed, Problem> {
    crate::fresh_seed()
        .map_err(|error| Problem::new("io", Text::new("problem-no-chance").word("why", error.to_string())))
}

/// Whether there is something to recommend. A single comparable act beside acts that cannot be compared is no recommendation.
fn can_recommend<G: Shown>(game: &G, known: &G::State, seat: Seat) -> bool {
    let mut acts = Vec::new();
    game.acts(known, seat, &mut acts);
    match acts.iter().filter(|&&act| game.is_weighed(known, act)).count() {
        0 => false,
        1 => acts.len() == 1,
        _ => true,
    }
}

fn deciding(turn: Turn) -> SeatSet {
    match turn {
        Turn::Decide(seats) => seats,
        Turn::Over(_) => SeatSet::EMPTY,
    }
}

fn level_of(player: &Player) -> Option<Level> {
    match player {
        Player::Person(_) => None,
        Player::Bot(level) => level.parse().ok(),
    }
}

/// The picture of a state, with what the desk shows of the events so far.
fn scene_of<G: Shown>(table: &Table<G>, state: &G::State, acts: usize, viewer: Viewer) -> Scene {
    let mut scene = table.game().picture(state, viewer);
    let told = table.told(viewer).filter(|(after, _)| *after <= acts);
    let recent = table.game().recent(state, acts, told);
    if let Some(desk) = scene.areas.iter_mut().find(|area| area.place == scene::Place::Desk) {
        desk.items.splice(0..0, recent);
    }
    scene
}

/// The headline of a game that ended early.
fn early_headline(ending: Ending) -> Text {
    Text::new(format!("{}-headline", ending.key()))
}

/// Changes a scene after an early end: it is nobody's turn, and the result replaces the question.
fn end_scene(scene: &mut Scene, ending: Ending) {
    scene.prompt = ended(scene, ending);
    scene.headline = early_headline(ending);
    for item in scene.areas.iter_mut().flat_map(|area| &mut area.items) {
        if let Item::Roster(roster) = item {
            roster.seats.iter_mut().for_each(|view| view.to_act = false);
        }
    }
}

/// The prompt after an early end, which says how the game ended.
fn ended(scene: &Scene, ending: Ending) -> Prompt {
    let sides = scene.areas.iter().flat_map(|area| &area.items).find_map(|item| match item {
        Item::Roster(roster) => Some(&roster.seats),
        _ => None,
    });
    let side = |seat: Seat| {
        let view = sides.and_then(|sides| sides.iter().find(|view| view.seat == seat));
        view.map_or_else(|| Text::new("table-seat").number("number", seat.0 + 1), |view| view.side.clone())
    };
    let question = Text::new(ending.key());
    let question = match ending.loser() {
        Some(seat) => question.text("side", side(seat)).text("winner", side(Seat(1 - seat.0))),
        None => question,
    };
    Prompt { asked: Vec::new(), question, detail: None, rule: None, choices: Vec::new() }
}

impl<G: Shown + Insight> Hosted for Table<G> {
    fn title(&self) -> &'static dyn Title {
        crate::title(G::ID).expect("a game at a table is in the catalogue")
    }

    fn players(&self) -> &[Player] {
        self.players()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn len(&self) -> usize {
        self.entries().len()
    }

    fn hash(&self) -> String {
        self.hash().to_owned()
    }

    fn commitment(&self) -> Option<String> {
        self.seals().last().map(|seal| seal.commitment.clone())
    }

    fn seals(&self) -> Vec<SealRecord> {
        self.seal_records(true)
    }

    fn state(&self) -> Value {
        serde_json::to_value(self.state()).expect("a state is plain data and can always be written")
    }

    fn options(&self) -> Value {
        serde_json::to_value(self.game().options()).expect("options are plain data and can always be written")
    }

    fn cards(&self) -> Vec<CardList> {
        self.game().cards()
    }

    fn has_cards(&self) -> bool {
        self.game().has_cards()
    }

    fn minutes(&self) -> (u16, u16) {
        self.game().minutes()
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        if seat.0 >= self.game().seats() {
            return Vec::new();
        }
        self.acts(seat).iter().map(ToString::to_string).collect()
    }

    fn headline(&self) -> Text {
        Table::ending(self).map_or_else(|| self.game().headline(self.state()), early_headline)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        let mut scene = scene_of(self, self.state(), self.entries().len(), viewer);
        if let Some(ending) = Table::ending(self) {
            end_scene(&mut scene, ending);
        }
        scene
    }

    fn scene_at(&self, acts: usize, viewer: Viewer) -> Option<Scene> {
        if acts == self.entries().len() {
            return Some(self.scene(viewer));
        }
        Some(scene_of(self, &self.at(acts)?, acts, viewer))
    }

    fn log(&self, viewer: Viewer, since: usize) -> Vec<LogLine> {
        let mut lines: Vec<_> = self
            .told(viewer)
            .rev()
            .take_while(|(after, _)| *after >= since)
            .map(|(after, event)| LogLine { after, by: None, line: self.game().line(event) })
            .collect();
        lines.reverse();
        let mut told = None;
        for line in &mut lines {
            if line.after > 0 && told.replace(line.after) != Some(line.after) {
                line.by = self.entries()[line.after - 1].by.clone();
            }
        }
        lines
    }

    fn chapters(&self) -> Vec<(usize, Chapter)> {
        let told = self.told(Viewer::Spectator);
        let begins = |(after, event): (usize, &G::Event)| Some((after, self.game().chapter(event)?));
        let mut chapters: Vec<(usize, Chapter)> = Vec::new();
        for (after, chapter) in told.filter_map(begins) {
            chapters.pop_if(|(last, _)| *last == after);
            chapters.push((after, chapter));
        }
        chapters
    }

    fn story(&self) -> Story {
        story::tell(self)
    }

    fn moment_at(&self, acts: usize) -> Option<Moment> {
        let now = acts == self.entries().len();
        let then = if now { None } else { Some(self.at(acts)?) };
        let told = self.told(Viewer::Spectator).filter(|(after, _)| *after <= acts);
        self.game().moment(then.as_ref().unwrap_or(self.state()), acts, told)
    }

    fn changes(&self, viewer: Viewer, since: usize, to: usize) -> Vec<ActChanges> {
        let mut told = self.log(viewer, since + 1);
        let mut before: Option<Scene> = None;
        let mut changes = Vec::new();
        self.see_states(since, to, |after, state| {
            let now = self.game().picture(state, viewer);
            if let Some(before) = &before {
                let (places, points) = compare(before, &now);
                let lines = told.extract_if(.., |line| line.after == after).map(|line| line.line).collect();
                let seat = self.entries()[after - 1].seat;
                changes.push(ActChanges { after, seat, lines, places, points });
            }
            before = Some(now);
        });
        changes
    }

    fn hash_after(&self, acts: usize) -> Option<&str> {
        Some(&self.entries().get(acts.checked_sub(1)?)?.hash)
    }

    fn last_acts_of_others(&self, seat: Seat) -> Range<usize> {
        let entries = self.entries();
        let end = entries.iter().rposition(|entry| entry.seat != seat).map_or(0, |n| n + 1);
        let start = entries[..end].iter().rposition(|entry| entry.seat == seat).map_or(0, |n| n + 1);
        start..end
    }

    fn before_last_act_of(&self, seats: &[Seat]) -> Option<usize> {
        self.entries().iter().rposition(|entry| seats.contains(&entry.seat))
    }

    fn act(&mut self, seat: Seat, word: &str) -> Result<Done, Problem> {
        if seat.0 >= self.game().seats() {
            return Err(Problem::seat(seat.0.into(), self.game().seats().into(), "seat"));
        }
        let act = word.parse::<G::Act>().map_err(|_| Problem::act(word))?;
        Table::act(self, seat, act).map(drop).map_err(|refused| self.problem(refused))?;
        Ok(self.done())
    }

    fn need_with(&self, seat: Seat, word: &str, own: Own) -> Option<Need> {
        let lack = self.lacks(seat, word.parse::<G::Act>().ok()?, own)?;
        self.problem(TableError::Chance(ChanceError::Lacks(lack))).need.map(|need| *need)
    }

    fn why_not(&self, seat: Seat, spot: &str) -> Option<Problem> {
        let act = self.game().meant(self.state(), seat, spot)?;
        kernel::check(self.game(), self.state(), seat, act).err().map(Problem::from)
    }

    fn bot_act(&mut self, salt: u64) -> Option<Result<Done, Problem>> {
        let (seat, level) = deciding(self.turn())
            .iter()
            .find_map(|seat| level_of(&self.players()[seat.index()]).map(|level| (seat, level)))?;
        let mut rng = FastRng::of_game(salt, self.entries().len() as u64);
        let act = bots::choose(level, self.game(), self.state(), seat, &mut rng)?;
        let played = Table::act(self, seat, act).map(drop);
        Some(played.map_err(|refused| self.problem(refused)).map(|()| self.done()))
    }

    fn hints(&self, seat: Seat, most: usize) -> Vec<Hint> {
        if !deciding(self.turn()).contains(seat) {
            return Vec::new();
        }
        let mut rng = FastRng::new(self.entries().len() as u64);
        // The reason for a hint reveals as much as the choice itself, so both must use only what the seat may know.
        let known = self.game().imagine(self.state(), Viewer::Seat(seat), &mut rng);
        if !can_recommend(self.game(), &known, seat) {
            return Vec::new();
        }
        let mut ranked = bots::ranked(self.game(), &known, seat, &mut rng);
        ranked.retain(|&(act, _)| self.game().is_weighed(&known, act));
        let hint = |(act, worth): (G::Act, f32)| Hint {
            act: act.to_string(),
            worth,
            reason: self.game().reason(&known, seat, act),
        };
        ranked.into_iter().take(most).map(hint).collect()
    }

    fn has_hints(&self, seat: Seat) -> bool {
        // A seat's legal acts are no secret to it, so the state need not be imagined for every picture.
        deciding(self.turn()).contains(seat) && can_recommend(self.game(), self.state(), seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<UndoAnswer, Problem> {
        Table::undo(self, seat, fresh()?).map_err(|refused| self.problem(refused))
    }

    fn undo_to(&mut self, seat: Seat, acts: usize) -> Result<UndoAnswer, Problem> {
        Table::undo_to(self, seat, acts, fresh()?).map_err(|refused| self.problem(refused))
    }

    fn answer_undo(&mut self, seat: Seat, yes: bool) -> Result<UndoAnswer, Problem> {
        Table::answer_undo(self, seat, yes, fresh()?).map_err(|refused| self.problem(refused))
    }

    fn undo_state(&self, seat: Seat) -> UndoState {
        if Table::ending(self).is_some() {
            return UndoState::Nothing;
        }
        let Some(last) = self.entries().iter().rposition(|entry| entry.seat == seat) else {
            return UndoState::Nothing;
        };
        let others = (0..).zip(self.players()).any(|(n, player)| Seat(n) != seat && player.is_person());
        if !others || self.undo_is_free(seat, last) { UndoState::Free } else { UndoState::Ask }
    }

    fn undo_wish(&self) -> Option<UndoWish> {
        Table::undo_wish(self)
    }

    fn set_undo_wish(&mut self, wish: Option<UndoWish>) {
        Table::set_undo_wish(self, wish);
    }

    fn acts_since(&self, acts: usize) -> Vec<ActRecord> {
        rules_version::written_acts::<G>(Table::acts_since(self, acts))
    }

    fn follow(&mut self, kept: usize, acts: &[ActRecord]) -> Result<(), Problem> {
        if kept < self.entries().len() {
            Table::cut(self, kept);
        }
        acts.iter().try_for_each(|act| Table::follow(self, &rules_version::read_act::<G>(act)))?;
        Ok(())
    }

    fn ending(&self) -> Option<Ending> {
        Table::ending(self)
    }

    fn end(&mut self, ending: Ending) -> Result<(), Problem> {
        Table::end(self, ending).map_err(|refused| self.problem(refused))
    }

    fn set_ending(&mut self, ending: Option<Ending>) {
        Table::set_ending(self, ending);
    }

    fn sign_last(&mut self, by: Option<Player>) {
        Table::sign_last(self, by);
    }

    fn cut(&mut self, acts: usize) {
        Table::cut(self, acts);
    }

    fn set_player(&mut self, seat: Seat, player: Player) {
        Table::set_player(self, seat, player);
    }

    fn trial(
        &self,
        acts: usize,
        viewer: Viewer,
        players: Vec<Player>,
        seed: Seed,
    ) -> Option<Box<dyn Hosted>> {
        let mut rng = FastRng::new(seed.number());
        let known = self.game().imagine(&self.at(acts)?, viewer, &mut rng);
        Some(Box::new(Table::open_at(self.game().clone(), players, seed, known)))
    }

    fn is_trial(&self) -> bool {
        self.start().is_some()
    }

    fn branch(&self, acts: usize, players: Vec<Player>, seed: Seed) -> Result<Box<dyn Hosted>, Problem> {
        // The seed of a running game keeps dealing there, and a copy that ends would reveal it, so it is left out.
        let mut record = Table::record(self, false).until(acts);
        record.seats = players;
        let mut table = record.replay::<G>()?;
        table.seal_anew(seed);
        Ok(Box::new(table))
    }

    fn is_lesson(&self) -> bool {
        Table::is_lesson(self)
    }

    fn leave_lesson(&mut self, fresh: Seed) {
        if Table::is_lesson(self) {
            self.seal_anew(fresh);
        }
    }

    fn given_mut(&mut self) -> &mut Given {
        Table::given_mut(self)
    }

    fn own(&self) -> Own {
        Table::own(self)
    }

    fn set_own(&mut self, own: Own) {
        Table::set_own(self, own);
    }

    fn record(&self, secret: bool) -> Record {
        rules_version::written::<G>(Table::record(self, secret))
    }
}

/// How a table reports results and errors.
trait Answers {
    /// The last act.
    fn done(&self) -> Done;
    fn problem(&self, refused: TableError) -> Problem;
}

impl<G: Shown + Insight> Answers for Table<G> {
    fn problem(&self, refused: TableError) -> Problem {
        Problem::refused(self.game(), Some(self.state()), self.title().texts(), refused)
    }

    fn done(&self) -> Done {
        let last = self.entries().last().expect("an act was just played");
        Done {
            after: self.entries().len(),
            seat: last.seat,
            act: last.act.to_string(),
            chance: last.falls.iter().map(ChanceResult::without_place).collect(),
            hash: last.hash.clone(),
        }
    }
}
