//! What the store keeps of a table: the record, who sits where, the card for lists, chat and wishes.

use kernel::record::{ActRecord, Record, SealRecord};
use kernel::{Ending, Player, Seat, SeatSet, Text, UndoWish};
use serde::{Deserialize, Serialize};

use crate::clocks::{Clock, Times};
use crate::ids::{PersonId, TableId, Token};
use crate::query::tables::bytes_of;

/// Milliseconds since 1970 by the caller's clock; the store has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub i64);

/// Who may act for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    Bot,
    Person(PersonId),
    /// Free for the first person to take it.
    Open,
    /// Free for anyone with the link.
    Invited,
}

impl Holder {
    pub fn is_free(self) -> bool {
        matches!(self, Holder::Open | Holder::Invited)
    }
}

/// A seat: what the record says about it, and who may act for it. A free seat shows the name chosen by the person who created the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOccupant {
    pub player: Player,
    pub holder: Holder,
}

/// What lists show of a table, so that they need not replay it.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    pub headline: Option<Text>,
    /// The seats that must decide.
    pub deciding: SeatSet,
    pub over: bool,
    pub winners: SeatSet,
    pub updated: Millis,
    /// `None` if the table has no clock.
    pub times: Option<Times>,
}

/// A table to be stored. The record may already contain acts if it is an import.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// Includes the secret seeds of its seals.
    pub record: Record,
    /// One for each seat of the record; bots where the record has bots.
    pub holders: Vec<Holder>,
    /// Whether it appears in the list of open tables while seats are open.
    pub public: bool,
    pub host: Option<PersonId>,
    pub created: Millis,
    pub summary: Summary,
    /// Those who share a seat with its holder.
    pub members: Vec<Member>,
    pub clock: Option<Clock>,
}

impl NewTable {
    /// Bytes that the table adds to its host's storage.
    pub fn bytes(&self) -> u64 {
        let Record { options, seals, opening, acts, .. } = &self.record;
        let head = [written(options), written(seals), written(opening)];
        (head.iter().sum::<usize>() + acts.iter().map(bytes_of).sum::<usize>()) as u64
    }
}

fn written(part: &impl Serialize) -> usize {
    serde_json::to_string(part).map_or(0, |text| text.len())
}

/// Somebody who shares a seat with its holder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub seat: Seat,
    pub person: PersonId,
    /// The person's name when they joined.
    pub name: String,
}

/// The rematch of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Successor {
    pub table: TableId,
    /// The name of the person who asked for it.
    pub by: String,
}

/// A table just created, with the links for its invited seats. The links cannot be retrieved again.
#[derive(Clone, Debug, PartialEq)]
pub struct Created {
    pub table: TableId,
    pub version: u64,
    pub invitations: Vec<(Seat, Token)>,
}

/// What is known about a table beside its record.
#[derive(Clone, Debug, PartialEq)]
pub struct Meta {
    pub host: Option<PersonId>,
    pub public: bool,
    pub created: Millis,
    /// When the game ended. `None` if it was not over when this was read.
    pub ended: Option<Millis>,
    pub summary: Summary,
    /// In the order of the seats, like `record.seats`.
    pub holders: Vec<Holder>,
    /// A pending wish to take acts back. It ends with the next act.
    pub wish: Option<UndoWish>,
    /// Those who share a seat with its holder, in the order in which they joined.
    pub members: Vec<Member>,
    /// The seats that more people may join with a link.
    pub teams: SeatSet,
    /// How often each seat has changed hands.
    pub handovers: Vec<u64>,
    /// People who have played a seat and left it, one entry for each name they used.
    pub former: Vec<Member>,
    pub successor: Option<Successor>,
    pub clock: Option<Clock>,
}

impl Meta {
    /// Whether this person may act for the seat.
    pub fn plays(&self, person: PersonId, seat: Seat) -> bool {
        self.holders.get(seat.index()) == Some(&Holder::Person(person))
            || self.members.iter().any(|member| member.seat == seat && member.person == person)
    }

    /// Whether this person has left another seat, and so knows what only its players may know.
    pub fn knows_another_hand(&self, person: PersonId, seat: Seat) -> bool {
        self.former.iter().any(|member| member.person == person && member.seat != seat)
    }

    /// How often the seat has changed hands.
    pub fn handovers_of(&self, seat: Seat) -> u64 {
        self.handovers.get(seat.index()).copied().unwrap_or_default()
    }

    /// All people of a seat, its holder first.
    pub fn people_of(&self, seat: Seat) -> impl Iterator<Item = PersonId> {
        let holder = match self.holders.get(seat.index()) {
            Some(Holder::Person(person)) => Some(*person),
            _ => None,
        };
        let members = self.members.iter().filter(move |member| member.seat == seat);
        holder.into_iter().chain(members.map(|member| member.person))
    }
}

/// A whole table. The next writer must name `version`. It rises whenever acts are added, taken back or signed anew, and when the game is
/// ended early. A wish does not change it.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    pub table: TableId,
    pub version: u64,
    pub record: Record,
    pub meta: Meta,
}

/// What changed at a table since a version: keep the first `kept` acts, then add `acts`.
#[derive(Clone, Debug, PartialEq)]
pub struct Since {
    pub version: u64,
    pub kept: usize,
    pub acts: Vec<ActRecord>,
    pub ending: Option<Ending>,
    pub seals: Vec<SealRecord>,
    pub meta: Meta,
    pub seats: Vec<Player>,
}

/// The state after a number of acts, so that a long game opens without replaying it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    pub after: usize,
    pub hash: String,
    /// The state as the game writes it in JSON.
    pub state: String,
}

/// Which tables a list shows, the newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableList {
    /// Running tables where this person sits.
    Mine(PersonId),
    /// Tables of `Mine` where this person must decide.
    MyTurn(PersonId),
    /// Finished tables where this person sat.
    MyFinished(PersonId),
    /// Tables that this person has put away, and tables where this person sits that were put away because nobody had touched them for long.
    Archived(PersonId),
    /// All tables that this person has opened. They count towards this person's storage.
    Hosted(PersonId),
    /// Public and running tables with a seat open to all.
    Open,
    /// Public and finished tables.
    Finished,
    /// Every table, for `validate`.
    All,
}

/// Part of a list: at most `limit` tables after a cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    pub limit: u32,
    pub after: Option<Cursor>,
}

impl Page {
    pub fn first(limit: u32) -> Page {
        Page { limit, after: None }
    }
}

/// A position in a list. `Display` and `FromStr` are used to put it into URLs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    pub(crate) sorted: Millis,
    pub(crate) table: TableId,
}

impl std::fmt::Display for Cursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.sorted.0, self.table)
    }
}

impl std::str::FromStr for Cursor {
    type Err = crate::ids::NoId;

    fn from_str(text: &str) -> Result<Cursor, Self::Err> {
        let (sorted, table) = text.rsplit_once('-').ok_or(crate::ids::NoId)?;
        let sorted = sorted.parse().map_err(|_| crate::ids::NoId)?;
        Ok(Cursor { sorted: Millis(sorted), table: table.parse()? })
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    pub table: TableId,
    pub version: u64,
    pub game: String,
    pub rules: u32,
    pub acts: usize,
    pub host: Option<PersonId>,
    pub public: bool,
    pub created: Millis,
    pub summary: Summary,
    pub chairs: Vec<SeatOccupant>,
    pub members: Vec<Member>,
    /// Whether it started from a given position: a private copy to try things out.
    pub is_trial: bool,
    /// When it was put away because nobody had touched it for long.
    pub put_away: Option<Millis>,
}

impl Card {
    /// The seats that this person plays.
    pub fn seats_of(&self, person: PersonId) -> SeatSet {
        let held = (0u8..).zip(&self.chairs).filter(|(_, chair)| chair.holder == Holder::Person(person));
        let shared = self.members.iter().filter(|member| member.person == person);
        held.map(|(n, _)| Seat(n)).chain(shared.map(|member| member.seat)).collect()
    }

    /// Whether the table waits for this person.
    pub fn waits_for(&self, person: PersonId) -> bool {
        self.seats_of(person).iter().any(|seat| self.summary.deciding.contains(seat))
    }
}

/// A page of a list, and where the next page begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    pub cards: Vec<Card>,
    pub next: Option<Cursor>,
}

/// A line to be added to a table's chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChatLine {
    pub person: PersonId,
    /// `None` for a spectator.
    pub seat: Option<Seat>,
    pub text: String,
    pub at: Millis,
}

/// A line of a table's chat. Ids count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChatLine {
    pub id: u64,
    pub person: PersonId,
    /// The person's name when it was said.
    pub name: String,
    pub seat: Option<Seat>,
    pub text: String,
    pub at: Millis,
}

/// What followers are told. A follower that lags behind or reads `Resync` reloads what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    At {
        table: TableId,
        version: u64,
        kind: ChangeKind,
    },
    /// Changes of other servers may have been missed.
    Resync,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeKind {
    /// Acts were added or taken back.
    Acts,
    Chat,
    /// Seats or the table's visibility have changed, or the table is new.
    Seats,
    Wish,
    /// Somebody's private note.
    Note,
    /// The table was deleted.
    Gone,
}

impl ChangeKind {
    pub(crate) const ALL: [(ChangeKind, &'static str); 6] = [
        (ChangeKind::Acts, "acts"),
        (ChangeKind::Chat, "chat"),
        (ChangeKind::Seats, "seats"),
        (ChangeKind::Wish, "wish"),
        (ChangeKind::Note, "note"),
        (ChangeKind::Gone, "gone"),
    ];
}
