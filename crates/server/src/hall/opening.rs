//! Creating tables: set up in the lobby, imported, branched off or tried out.

use catalogue::{Hosted, Problem, Title};
use kernel::chance::{Given, Own, Seed};
use kernel::record::Record;
use kernel::{Player, Seat, SeatSet, Text, Viewer};
use serde_json::{Map, Value};
use store::{Clock, Holder, NewTable, PersonId, TableId, Token};

use super::bot_turns::{ANSWER, run_bots};
use super::live::{Live, random, summary};
use super::{Hall, timing};
use crate::clock;
use crate::http_error::HttpError;

/// Who is to sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    Me,
    /// Somebody who gets the link.
    Friend,
    Bot(String),
    /// Whoever comes first.
    Open,
}

impl Chosen {
    fn player(&self, host: &str, waiting_name: &str) -> Player {
        match self {
            Chosen::Me => Player::Person(host.to_owned()),
            Chosen::Friend | Chosen::Open => Player::Person(waiting_name.to_owned()),
            Chosen::Bot(level) => Player::Bot(level.clone()),
        }
    }

    /// Without a host, the host's own seat counts as open.
    fn holder(&self, host: Option<PersonId>) -> Holder {
        match self {
            Chosen::Me => host.map_or(Holder::Open, Holder::Person),
            Chosen::Friend => Holder::Invited,
            Chosen::Open => Holder::Open,
            Chosen::Bot(_) => Holder::Bot,
        }
    }
}

/// A new table and the links for its friends.
pub struct Opened {
    pub table: TableId,
    pub invitations: Vec<(Seat, Token)>,
}

pub fn fresh_seed() -> Result<Seed, HttpError> {
    catalogue::fresh_seed().map_err(|error| HttpError::Broken(format!("no random source: {error}")))
}

/// A table that can be created: its game is set up, nothing was refused, and nothing is stored yet.
pub struct Draft {
    seats: Vec<Chosen>,
    /// Its host is not set yet.
    new: NewTable,
}

impl Draft {
    /// Deals from the offered seed with the host's word, or from a fresh seed if none was offered.
    pub fn open(
        title: &'static dyn Title,
        options: Map<String, Value>,
        seats: Vec<Chosen>,
        (own, given): (Own, Given),
        (seed, word): (Option<Seed>, Option<String>),
        host: &str,
        waiting_name: &str,
    ) -> Result<Draft, HttpError> {
        if (!own.is_none() || !given.is_empty())
            && seats.iter().any(|seat| matches!(seat, Chosen::Friend | Chosen::Open))
        {
            return Err(Problem::field("bad-field", "own", Text::new("trouble-own-dice")).into());
        }
        let players = seats.iter().map(|chosen| chosen.player(host, waiting_name)).collect();
        let seed = Some(seed.map_or_else(fresh_seed, Ok)?);
        let table = title.open(catalogue::NewTable { options, players, seed, word, own, given })?;
        Draft::of(table, seats)
    }

    /// A table that begins with the lesson of its game.
    pub fn lesson(title: &'static dyn Title, host: &str) -> Result<Draft, HttpError> {
        let table = title.open_lesson(host, fresh_seed()?).ok_or(HttpError::NotFound)??;
        Draft::of_one_person(table, host)
    }

    /// Imports a file. The seats of people become the importer's; bots stay bots.
    pub fn import(record: &Record, host: &str) -> Result<Draft, HttpError> {
        let title = catalogue::title(&record.game)?;
        // Whoever has the file knows its seeds. They prove what was dealt, but must not deal anything more.
        let mut record = record.clone();
        for seal in &mut record.seals {
            seal.public = seal.seed.is_some();
        }
        Draft::of_one_person(title.resume(&record, fresh_seed()?)?, host)
    }

    /// A new table of one person that goes on after the first `acts` acts.
    pub async fn branch(live: &Live, acts: usize, host: String) -> Result<Draft, HttpError> {
        let table = {
            let looking = live.look().await;
            if acts > looking.table().len() {
                return Err(HttpError::NotFound);
            }
            let players = looking.table().players().to_vec();
            looking.table().branch(acts, players, fresh_seed()?)?
        };
        live.openings.run(move || Draft::of_one_person(table, &host)).await?
    }

    /// A private copy that goes on from what the viewer knew after the first `acts` acts. Bots play the other seats.
    pub async fn trial(live: &Live, acts: usize, viewer: Viewer, host: &str) -> Result<Draft, HttpError> {
        let (table, seats) = {
            let looking = live.look().await;
            let seat = |(n, player): (u8, &Player)| {
                let mine = viewer.is(Seat(n)) || (viewer == Viewer::Spectator && player.is_person());
                if mine { Chosen::Me } else { Chosen::Bot(bots::Level::Greedy.name().to_owned()) }
            };
            let seats: Vec<_> = (0u8..).zip(looking.table().players()).map(seat).collect();
            let players = seats.iter().map(|chosen| chosen.player(host, "")).collect();
            let trial = looking.table().trial(acts, viewer, players, fresh_seed()?);
            (trial.ok_or(HttpError::NotFound)?, seats)
        };
        live.openings.run(move || Draft::of(table, seats)).await?
    }

    fn of_one_person(mut table: Box<dyn Hosted>, host: &str) -> Result<Draft, HttpError> {
        let mut seats = Vec::new();
        for (n, player) in (0u8..).zip(table.players().to_vec()) {
            seats.push(match player {
                Player::Person(_) => {
                    table.set_player(Seat(n), Player::Person(host.to_owned()));
                    Chosen::Me
                }
                Player::Bot(level) => Chosen::Bot(level),
            });
        }
        Draft::of(table, seats)
    }

    /// How much of its host's storage quota it takes.
    pub fn bytes(&self) -> u64 {
        self.new.bytes()
    }

    /// Sets the clock for all seats.
    pub fn timed(mut self, clock: Option<Clock>) -> Draft {
        self.new.clock = clock;
        self
    }

    fn of(mut table: Box<dyn Hosted>, seats: Vec<Chosen>) -> Result<Draft, HttpError> {
        // If only bots sit here nobody waits for them, so they are not played yet.
        if table.players().iter().any(Player::is_person) {
            run_bots(&mut *table, random(), ANSWER)?;
        }
        let new = NewTable {
            record: table.record(true),
            holders: seats.iter().map(|chosen| chosen.holder(None)).collect(),
            public: seats.contains(&Chosen::Open),
            host: None,
            created: clock::now(),
            summary: summary(&*table, clock::now()),
            members: Vec::new(),
            clock: None,
        };
        store::limits::new_table(&new)?;
        Ok(Draft { seats, new })
    }
}

impl Hall {
    /// Sets up a game off the threads that answer requests.
    pub async fn set_up<T: Send + 'static>(
        &self,
        game: impl FnOnce() -> Result<T, HttpError> + Send + 'static,
    ) -> Result<T, HttpError> {
        self.openings.run(game).await?
    }

    pub async fn keep(&self, draft: Draft, host: PersonId) -> Result<Opened, HttpError> {
        let holders: Vec<Holder> = draft.seats.iter().map(|chosen| chosen.holder(Some(host))).collect();
        let mut new = NewTable { holders, host: Some(host), ..draft.new };
        self.start_clock(&mut new, SeatSet::EMPTY);
        let created = self.store().create_table(new).await?;
        Ok(Opened { table: created.table, invitations: created.invitations })
    }

    /// Starts the clock of a new table if somebody has to decide, unless the people of some seats do not know of the table yet (`unseen`).
    pub(super) fn start_clock(&self, new: &mut NewTable, unseen: SeatSet) {
        let now = self.time.now();
        let deciding = new.summary.deciding;
        new.summary.times = new.clock.map(|clock| timing::opened(clock, &new.holders, deciding, unseen, now));
    }
}
