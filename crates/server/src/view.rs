//! What pages are made from: plain values that contain only what the viewer may know. Pages have no other source of data.

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
    /// The name of a guest or account. None on a first visit.
    pub name: Option<String>,
    pub has_account: bool,
    /// The address of this page, for coming back after switching language or theme.
    pub here: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system prefers.
    #[default]
    Auto,
    Light,
    Dark,
}

/// A message at the top of a page, for example about a refusal or a stale page.
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

/// A table as one viewer sees it, now or after a number of acts.
pub struct TableView<'a> {
    pub id: &'a str,
    pub title: &'static dyn Title,
    pub who: &'a Who,
    pub viewer: Viewer,
    /// All seats that this person plays. More than one for pass-and-play.
    pub my_seats: &'a [Seat],
    pub players: &'a [Player],
    pub scene: &'a Scene,
    /// Oldest first.
    pub log: &'a [LogLine],
    /// The weeks, rounds or turns so far, each with the number of acts before it.
    pub chapters: &'a [(usize, Chapter)],
    /// What others did since the viewer's last turn.
    pub since: &'a [ActChanges],
    /// Whether others have acted but the viewer has not acted yet.
    pub is_opening: bool,
    /// The position of the viewer's last decision, as the number of acts before it.
    pub last_decision: Option<usize>,
    pub version: u64,
    /// The stamp of what the page shows, for live updates.
    pub stamp: &'a str,
    /// How many acts the game has so far.
    pub acts: usize,
    /// When looking back: the scene is the one after this many acts, and nothing can be chosen.
    pub at: Option<usize>,
    pub over: bool,
    /// Whether somebody gave up or ran out of time, or the game was called off.
    pub ended_early: bool,
    /// The side of a large table that is looked at, by its key. None for the main view.
    pub tab: Option<char>,
    /// The published hash of the seed. None if people bring their own dice.
    pub commitment: Option<&'a str>,
    /// What the host added to the seed.
    pub word: Option<&'a str>,
    /// The seed, only after the end, with whether it matches the commitment and dealt all results.
    pub seed: Option<(&'a str, bool)>,
    pub undo: UndoView,
    /// Whether hints are available for the current question.
    pub has_hints: bool,
    /// Acts that a hint recommends, best first. Empty unless a hint was asked for.
    pub hints: &'a [Hint],
    pub chat: &'a [ChatView<'a>],
    pub may_chat: bool,
    pub notes: &'a str,
    pub notice: Option<&'a Notice>,
    /// Which dice and cards the viewer brings. None if that is not allowed.
    pub own: Option<Own>,
    /// An act that waits for a result of the viewer's own dice or cards.
    pub missing: Option<&'a MissingResult>,
    /// The only act that needs a roll, whose result is asked for beside the choices.
    pub roll: Option<&'a MissingResult>,
    /// A curtain hides the table until this seat's person confirms that they sit at the screen now.
    pub curtain: Option<Seat>,
    /// Seats that nobody has taken yet.
    pub waiting: &'a [Seat],
    /// The waiting seats that this person may take.
    pub may_sit: &'a [Seat],
    /// The seats that wait for a friend, with their links if they are still remembered. Empty if the viewer may not know them.
    pub invitations: &'a [(Seat, Option<String>)],
    /// Whether this person may go on from here as a new table.
    pub may_branch: bool,
    /// Whether this is a private copy for trying things out.
    pub is_trial: bool,
    /// Whether the table has a list of all its cards.
    pub has_cards: bool,
    /// The origin of the server, such as `https://table.example`.
    pub origin: &'a str,
    /// How the game went, when it is over.
    pub story: Option<&'a Story>,
    /// What made the last act, or the act that is looked at, a great moment.
    pub moment: Option<&'a Moment>,
    /// The progress of the lesson, if one leads this table.
    pub lesson: Option<&'a LessonView>,
    /// The kind of the question, if this person meets it for the first time and the coach has a line for it.
    pub coach: Option<&'a str>,
    pub together: &'a Together,
}

/// A lesson as its learner sees it.
pub struct LessonView {
    pub lesson: &'static Lesson,
    pub stand: Stand,
}

/// How far a lesson has got.
pub enum Stand {
    /// At a step, with the acts that are left to do in it.
    At { step: usize, acts: Vec<&'static str> },
    /// The learner has left the lesson's path in this step.
    Strayed { step: usize },
    /// All steps are done.
    Done,
}

/// Who is at a table, and what they can do with their seats.
#[derive(Clone, Debug, Default)]
pub struct Together {
    /// Whether this person has opened the table.
    pub is_host: bool,
    /// The people of each seat. Empty if a bot plays it or it waits for somebody.
    pub people: Vec<Vec<PersonHere>>,
    /// How many people play, and how many of them are here.
    pub players: usize,
    pub players_here: usize,
    /// How many people watch without playing.
    pub watching: usize,
    /// Seats for which this person may invite more people, with the link if there is one.
    pub teams: Vec<(Seat, Option<String>)>,
    /// The time of each seat. Empty if the table has no clock.
    pub times: Vec<TimeLeft>,
    pub at_zero: Option<AtZero>,
    /// Whether this person may give up, get up or hand a seat on.
    pub may_leave: bool,
    pub rematch: RematchView,
    /// The server's time when the page was made, for counting down.
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
    /// When the time is used up, by the server's clock. None while the clock does not run.
    pub due: Option<i64>,
    /// Whether nobody of the seat has come yet. Until then no clock runs.
    pub unseen: bool,
}

#[derive(Clone, Debug, Default)]
pub enum RematchView {
    #[default]
    None,
    /// The game is over, and this person may ask for another one.
    Offer,
    /// Somebody has already asked for another game.
    Wanted {
        table: String,
        by: String,
        /// Whether this person has a seat there.
        is_mine: bool,
    },
}

/// An act that waits for the next result of a person's own dice or cards.
#[derive(Clone, Debug)]
pub struct MissingResult {
    pub act: String,
    /// What was entered so far.
    pub given: String,
    /// The same as words for people.
    pub said: String,
    pub need: Need,
    /// What was typed into the fields, if it was not accepted.
    pub typed: Vec<String>,
}

/// What can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoView {
    Nothing,
    /// Without asking anybody.
    Free,
    /// The others must agree.
    Ask,
    /// Others are being asked.
    Asked,
    /// Another seat asks this one.
    Answer {
        by: Seat,
    },
}

pub struct ChatView<'a> {
    pub id: u64,
    /// Whether this person wrote it.
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
    /// Who has won. None while the game is running.
    pub won: Option<SeatSet>,
    pub free_seats: usize,
    /// A private copy to try things out.
    pub is_trial: bool,
    /// A lesson that has not been left yet.
    pub is_lesson: bool,
    /// How long ago something happened there, in milliseconds.
    pub age: i64,
    /// For each seat, the names of the people who share it with the player.
    pub members: Vec<Vec<String>>,
    /// In how many days the table will be removed because nobody has touched it. None unless its removal is scheduled.
    pub days_left: Option<i64>,
}

pub struct LobbyView<'a> {
    pub who: &'a Who,
    pub mine: &'a [TableRow],
    pub open: &'a [TableRow],
    pub finished: &'a [TableRow],
    /// Tables that this person has archived.
    pub archived: &'a [TableRow],
    pub notice: Option<&'a Notice>,
}

/// The form for a new table.
pub struct NewTableView<'a> {
    pub who: &'a Who,
    pub title: &'static dyn Title,
    /// What was entered before, by field (`option.weeks`, `seat.0`), if the form is shown again because of a fault.
    pub entered: &'a [(String, String)],
    pub notice: Option<&'a Notice>,
    /// The fields at fault.
    pub faults: &'a [FieldFault],
    /// The id of the field to focus, if an entry of a list was added or removed.
    pub focus: Option<&'a str>,
    /// The seed that the table will deal from, fixed before the host adds a word.
    pub offer: &'a SeedOffer,
}

/// A seed that is fixed before a table is opened with it.
#[derive(Clone, Debug, Default)]
pub struct SeedOffer {
    /// The id that the form sends back.
    pub id: String,
    pub commitment: String,
}

/// A field at fault in the form for a new table.
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

/// The page that is shown when somebody follows a link to a seat.
pub struct JoinView<'a> {
    pub who: &'a Who,
    pub title: &'static dyn Title,
    /// The table's id.
    pub id: &'a str,
    /// The address of the link.
    pub link: &'a str,
    pub seat: Seat,
    pub offer: SeatOffer,
    /// The visitor's name, unless they enter another one.
    pub name: &'a str,
    /// The name of the table's owner.
    pub host: Option<&'a str>,
    pub seats: &'a [JoinSeat],
    /// Who has played this seat and now plays another one: they know what it hides.
    pub known_to: &'a [&'a str],
    pub players: &'a [Player],
    pub options: &'a Value,
    /// Roughly how long the game takes with these players.
    pub minutes: (u16, u16),
    pub clock: Option<Clock>,
    pub notice: Option<&'a Notice>,
    /// The cards of the table.
    pub lists: &'a [CardList],
}

/// What a link offers to the visitor who follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatOffer {
    /// The seat is free to take.
    Seat,
    /// More people may join the seat.
    Team,
    /// The seat is taken; the visitor can only watch.
    Taken,
    /// The visitor has played another seat at this table, so they can only watch.
    Barred,
    /// The visitor already has this seat.
    Mine,
}

/// A seat as a link's page shows it.
#[derive(Clone, Debug, Default)]
pub struct JoinSeat {
    /// Its people. Empty if a bot plays it or it waits for somebody.
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
    /// Its cells, with the headings first.
    pub rows: &'a [Vec<String>],
    pub is_mine: bool,
    pub notice: Option<&'a Notice>,
}

/// The position of a fault in a text, counted from 1.
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
    /// The address that the form is sent to.
    pub action: &'a str,
    pub name: &'a str,
    pub text: &'a str,
    pub notice: Option<&'a Notice>,
    pub fault: Option<TextPosition>,
}

/// All tables that a person has opened, page by page.
pub struct TablesView<'a> {
    pub who: &'a Who,
    pub rows: &'a [TableRow],
    /// The cursor at which the next page begins.
    pub next: Option<&'a str>,
    pub room: RoomView,
    pub keeping: RetentionPolicy,
}

/// How much storage somebody uses, and how much they may use. 0 means no limit.
#[derive(Clone, Copy, Debug, Default)]
pub struct RoomView {
    pub has: Room,
    pub may: Quotas,
}

/// The confirmation before a table is deleted.
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

/// The confirmation before a person is deleted.
pub struct DeletePersonView<'a> {
    pub who: &'a Who,
    pub notice: Option<&'a Notice>,
    pub room: RoomView,
    /// At how many running tables others will play on without them.
    pub shared: usize,
}

/// The visitor's identity, and how to get an account.
pub struct AccountView<'a> {
    /// None for a visitor who is not known yet.
    pub room: Option<RoomView>,
    pub who: &'a Who,
    pub notice: Option<&'a Notice>,
    /// Where this account is notified of its turns, empty for nowhere. `None` if that cannot be chosen.
    pub webhook: Option<&'a String>,
}

/// Signing in.
pub struct SignInView<'a> {
    pub who: &'a Who,
    /// The name that was typed before.
    pub name: &'a str,
    /// Where to go afterwards.
    pub back: &'a str,
    pub notice: Option<&'a Notice>,
    /// Whether the guest's belongings do not fit into the account, so that leaving them behind is offered.
    pub offers_to_leave_guest: bool,
}

/// Asks for a name on the way to something else.
pub struct NameView<'a> {
    pub who: &'a Who,
    /// Where to go afterwards.
    pub back: &'a str,
    pub notice: Option<&'a Notice>,
}
