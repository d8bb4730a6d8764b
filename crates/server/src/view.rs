//! What pages are made from: plain values, already cut to what the viewer may know. Pages know nothing else.

use catalogue::story::Story;
use catalogue::{ActChanges, Hint, LogLine, Title};
use kernel::chance::Own;
use kernel::{Player, Seat, SeatSet, Text, Viewer};
use scene::{CardList, Chapter, Lang, Lesson, Moment, Need, Scene};
use serde_json::Value;
use store::{AtZero, Clock, Quotas, RetentionPolicy, Room};

/// Who looks, and how.
#[derive(Clone, Debug, Default)]
pub struct Who {
    pub lang: Lang,
    pub theme: Theme,
    /// The name of a guest or account; nobody yet for a first visit.
    pub name: Option<String>,
    pub has_account: bool,
    /// Where this page is, for switching language and theme and coming back.
    pub here: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    Light,
    Dark,
}

/// A word to the reader at the top of a page: what was refused, or that the page was stale.
#[derive(Clone, Debug)]
pub struct Notice {
    pub kind: NoticeKind,
    pub words: String,
    /// The rule behind a refusal.
    pub rule: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    Refused,
    Stale,
    Good,
}

/// A table as one viewer sees it now, or after so many acts.
pub struct TableView<'a> {
    pub id: &'a str,
    pub title: &'static dyn Title,
    pub who: &'a Who,
    pub viewer: Viewer,
    /// All seats that this person plays: more than one for pass-and-play.
    pub my_seats: &'a [Seat],
    pub players: &'a [Player],
    pub scene: &'a Scene,
    /// Oldest first.
    pub log: &'a [LogLine],
    /// The weeks, rounds or turns so far, each with the number of acts before it.
    pub chapters: &'a [(usize, Chapter)],
    /// What others did since the viewer's last turn.
    pub since: &'a [ActChanges],
    /// Others have acted, the viewer not yet.
    pub is_opening: bool,
    /// The viewer's last decision, as the number of acts before it.
    pub last_decision: Option<usize>,
    pub version: u64,
    /// What the page shows, for live updates.
    pub stamp: &'a str,
    /// How many acts the game has.
    pub acts: usize,
    /// Looking back: the scene is the one after so many acts, and nothing can be chosen.
    pub at: Option<usize>,
    pub over: bool,
    /// Somebody gave up or ran out of time, or it was called off.
    pub ended_early: bool,
    /// The side of a large table that is looked at, by its key; the stage where none is named.
    pub tab: Option<char>,
    /// The published hash of the seed; none where people bring their own dice.
    pub commitment: Option<&'a str>,
    /// What the host added to the seed.
    pub word: Option<&'a str>,
    /// Only when it is over, with whether it belongs to the commitment and dealt all results.
    pub seed: Option<(&'a str, bool)>,
    pub undo: UndoView,
    /// Whether a hint is to be had for what is asked.
    pub has_hints: bool,
    /// Acts that a hint recommends, best first; empty unless one was asked for.
    pub hints: &'a [Hint],
    pub chat: &'a [ChatView<'a>],
    pub may_chat: bool,
    pub notes: &'a str,
    pub notice: Option<&'a Notice>,
    /// Which dice and cards one brings oneself; none where one may not.
    pub own: Option<Own>,
    /// An act that waits for a result of one's own dice or cards.
    pub missing: Option<&'a MissingResult>,
    /// The one act for which one has to roll, asked for beside the choices.
    pub roll: Option<&'a MissingResult>,
    /// A curtain hides the table until this seat's person says that they sit there now.
    pub curtain: Option<Seat>,
    /// Seats that nobody has taken yet.
    pub waiting: &'a [Seat],
    /// Those of them that this person may take.
    pub may_sit: &'a [Seat],
    /// Links for friends, one for each seat that waits for one, as long as they are remembered: only for the table's owner.
    pub invitations: &'a [(Seat, Option<String>)],
    /// Whether this person may go on from here as a new table.
    pub may_branch: bool,
    /// Whether this is a private copy to try things out.
    pub is_trial: bool,
    /// Whether there is a list of all its cards.
    pub has_cards: bool,
    /// Where the house is found, as in `https://table.example`.
    pub origin: &'a str,
    /// How the game went, when it is over.
    pub story: Option<&'a Story>,
    /// What made the last act, or the one that is looked at, a great moment.
    pub moment: Option<&'a Moment>,
    /// Where the lesson stands that leads here.
    pub lesson: Option<&'a LessonView>,
    /// The kind of the question, where it is the first of its kind for this person and the coach has a line for it.
    pub coach: Option<&'a str>,
    pub together: &'a Together,
}

/// A lesson as its learner sees it.
pub struct LessonView {
    pub lesson: &'static Lesson,
    pub stand: Stand,
}

/// Where a lesson stands.
pub enum Stand {
    /// At a step, with these acts left.
    At { step: usize, acts: Vec<&'static str> },
    /// Off the way, in this step.
    Strayed { step: usize },
    /// All steps are done.
    Done,
}

/// Who is at a table, and what they can do with their seats.
#[derive(Clone, Debug, Default)]
pub struct Together {
    /// Whether this person has opened the table.
    pub is_host: bool,
    /// The people of each seat; nobody where a bot plays or the seat waits.
    pub people: Vec<Vec<PersonHere>>,
    /// How many people play, and how many of them are here.
    pub players: usize,
    pub players_here: usize,
    /// How many look on.
    pub watching: usize,
    /// Seats for which this person may invite more people, with the link where there is one.
    pub teams: Vec<(Seat, Option<String>)>,
    /// The time of each seat, where the table has a clock.
    pub times: Vec<TimeLeft>,
    pub at_zero: Option<AtZero>,
    /// Whether this person may give up, get up or hand a seat on.
    pub may_leave: bool,
    pub rematch: RematchView,
    /// The time of the server as the page was made, for counting down.
    pub now: i64,
}

#[derive(Clone, Debug)]
pub struct PersonHere {
    pub name: String,
    pub is_here: bool,
}

/// The time of a seat in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct TimeLeft {
    pub turn: i64,
    pub bank: i64,
    /// When it is used up, by the clock of the server; none while it stands.
    pub due: Option<i64>,
    /// Nobody of the seat has come yet; until then no clock runs.
    pub unseen: bool,
}

#[derive(Clone, Debug, Default)]
pub enum RematchView {
    #[default]
    None,
    /// It is over, and this person may ask for another game.
    Offer,
    /// Somebody has asked for it already.
    Wanted {
        table: String,
        by: String,
        /// Whether a seat there is this person's.
        is_mine: bool,
    },
}

/// An act that waits for the next result of a person's own dice or cards.
#[derive(Clone, Debug)]
pub struct MissingResult {
    pub act: String,
    /// What was entered so far.
    pub given: String,
    /// The same in words.
    pub said: String,
    pub need: Need,
    /// What stood in the fields where it could not be taken.
    pub typed: Vec<String>,
}

/// What can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoView {
    Nothing,
    /// Without asking.
    Free,
    /// The others must agree.
    Ask,
    /// Others are being asked.
    Asked,
    /// This seat is asked by another.
    Answer {
        by: Seat,
    },
}

pub struct ChatView<'a> {
    pub id: u64,
    /// Whether this person said it.
    pub is_mine: bool,
    pub name: &'a str,
    pub text: &'a str,
}

/// A line in a list of tables.
pub struct TableRow {
    pub id: String,
    pub title: &'static dyn Title,
    pub headline: Text,
    pub players: Vec<Player>,
    pub my_turn: bool,
    /// By whom, once it is over.
    pub won: Option<SeatSet>,
    pub free_seats: usize,
    /// A private copy to try things out.
    pub is_trial: bool,
    /// A lesson that has not been left.
    pub is_lesson: bool,
    /// How long ago something happened there, in milliseconds.
    pub age: i64,
    /// For each seat, the names of those who share it with the player.
    pub members: Vec<Vec<String>>,
    /// In how many days it will be removed, because nobody has touched it for long.
    pub days_left: Option<i64>,
}

pub struct LobbyView<'a> {
    pub who: &'a Who,
    pub mine: &'a [TableRow],
    pub open: &'a [TableRow],
    pub finished: &'a [TableRow],
    /// Tables that this person has put away.
    pub archived: &'a [TableRow],
    pub notice: Option<&'a Notice>,
}

/// The form for a new table.
pub struct NewTableView<'a> {
    pub who: &'a Who,
    pub title: &'static dyn Title,
    /// What was entered before, by field (`option.weeks`, `seat.0`), where a form comes back with a fault.
    pub entered: &'a [(String, String)],
    pub notice: Option<&'a Notice>,
    /// The fields at fault.
    pub faults: &'a [FieldFault],
    /// The id of what is looked at first, where an entry of a list was added or removed.
    pub focus: Option<&'a str>,
    /// The seed that the table will deal from, fixed before the host adds a word.
    pub offer: &'a SeedOffer,
}

/// A seed that is fixed before a table is opened with it.
#[derive(Clone, Debug, Default)]
pub struct SeedOffer {
    /// As the form sends it back.
    pub id: String,
    pub commitment: String,
}

/// A field of the form for a new table that is at fault.
pub struct FieldFault {
    /// The name of an option (`weeks`), of a field of it (`own_cards.2.effect.votes`), or `seats`.
    pub field: String,
    /// What is wrong, in the reader's language.
    pub words: String,
}

/// All cards of a table.
pub struct CardsView<'a> {
    pub who: &'a Who,
    pub title: &'static dyn Title,
    /// The table's id.
    pub id: &'a str,
    pub lists: &'a [CardList],
}

/// A link to a seat was followed.
pub struct JoinView<'a> {
    pub who: &'a Who,
    pub title: &'static dyn Title,
    /// The table's id.
    pub id: &'a str,
    /// The address of the link.
    pub link: &'a str,
    pub seat: Seat,
    pub offer: SeatOffer,
    /// What the visitor is called, unless they say another name.
    pub name: &'a str,
    /// The name of the table's owner.
    pub host: Option<&'a str>,
    pub seats: &'a [JoinSeat],
    pub players: &'a [Player],
    pub options: &'a Value,
    /// Roughly how long it takes with them.
    pub minutes: (u16, u16),
    pub clock: Option<Clock>,
    pub notice: Option<&'a Notice>,
    /// The cards of the table.
    pub lists: &'a [CardList],
}

/// What a link offers whoever follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatOffer {
    /// The seat waits.
    Seat,
    /// More people may join the seat.
    Team,
    /// One can only watch.
    Taken,
    /// One has played another seat here, and can only watch.
    Barred,
    /// The seat is one's own.
    Mine,
}

/// A seat as a link's page shows it.
#[derive(Clone, Debug, Default)]
pub struct JoinSeat {
    /// Its people; nobody where a bot plays or the seat waits.
    pub names: Vec<String>,
    pub is_host: bool,
    pub is_here: bool,
}

/// A line in a list of decks.
pub struct DeckRow {
    pub id: String,
    pub title: &'static dyn Title,
    pub kind: String,
    pub name: String,
}

pub struct DecksView<'a> {
    pub who: &'a Who,
    pub mine: &'a [DeckRow],
    pub notice: Option<&'a Notice>,
}

/// A deck that somebody wrote.
pub struct DeckView<'a> {
    pub who: &'a Who,
    pub title: &'static dyn Title,
    pub id: &'a str,
    pub kind: &'a str,
    pub name: &'a str,
    /// Its cells, the heads first.
    pub rows: &'a [Vec<String>],
    pub is_mine: bool,
    pub notice: Option<&'a Notice>,
}

/// Where something is wrong in a text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPosition {
    pub line: usize,
    pub column: usize,
}

/// A deck being written.
pub struct DeckForm<'a> {
    pub who: &'a Who,
    pub title: &'static dyn Title,
    pub kind: &'a str,
    /// Where it is sent to.
    pub action: &'a str,
    pub name: &'a str,
    pub text: &'a str,
    pub notice: Option<&'a Notice>,
    pub fault: Option<TextPosition>,
}

/// All tables that a person has opened, part by part.
pub struct TablesView<'a> {
    pub who: &'a Who,
    pub rows: &'a [TableRow],
    /// Where the next part begins.
    pub next: Option<&'a str>,
    pub room: RoomView,
    pub keeping: RetentionPolicy,
}

/// How much room somebody takes, and may take; 0: as much as they like.
#[derive(Clone, Copy, Debug, Default)]
pub struct RoomView {
    pub has: Room,
    pub may: Quotas,
}

/// The question before a table is deleted.
pub struct DeleteTableView<'a> {
    pub who: &'a Who,
    /// The table's id.
    pub id: &'a str,
    pub title: Option<&'static dyn Title>,
    pub headline: Option<&'a Text>,
    /// The names of the others who play there.
    pub others: &'a [String],
    /// Whether it can be deleted now.
    pub may: bool,
    /// Whether it can be saved as a file.
    pub may_save: bool,
}

/// The question before a person is forgotten.
pub struct DeletePersonView<'a> {
    pub who: &'a Who,
    pub notice: Option<&'a Notice>,
    pub room: RoomView,
    /// At how many running tables others play on without them.
    pub shared: usize,
}

/// Who one is here, and how to be somebody.
pub struct AccountView<'a> {
    /// Of somebody who is known.
    pub room: Option<RoomView>,
    pub who: &'a Who,
    pub notice: Option<&'a Notice>,
    /// Where this account is told of its turns, empty for nowhere; `None` where that cannot be chosen.
    pub webhook: Option<&'a String>,
}

/// Signing in.
pub struct SignInView<'a> {
    pub who: &'a Who,
    /// As it was typed before.
    pub name: &'a str,
    /// Where to go afterwards.
    pub back: &'a str,
    pub notice: Option<&'a Notice>,
    /// What the guest has does not fit into the account: it may be left behind.
    pub offers_to_leave_guest: bool,
}

/// The question for a name, on the way to something else.
pub struct NameView<'a> {
    pub who: &'a Who,
    /// Where to go afterwards.
    pub back: &'a str,
    pub notice: Option<&'a Notice>,
}
