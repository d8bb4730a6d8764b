//! New tables: chosen in the lobby, imported, branched off or tried out.

use catalogue::{Hosted, Problem, Title};
use kernel::chance::{Given, Own, Seed};
use kernel::record::Record;
use kernel::{Player, Seat, Text, Viewer};
use serde_json::{Map, Value};
use store::{Holder, NewTable, PersonId, TableId, Token};

use super::Hall;
use super::live::{Live, random, run_bots, summary};
use crate::clock;
use crate::trouble::Trouble;

/// Who is to sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    Me,
    /// Whoever gets the link.
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

    /// As long as there is no host, nobody sits there.
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

pub fn fresh_seed() -> Result<Seed, Trouble> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Trouble::Broken(format!("no random source: {error}")))?;
    Ok(Seed::new(bytes))
}

/// A table that can be made: its game is set up, nothing of it is refused, and nothing is kept yet.
pub struct Draft {
    seats: Vec<Chosen>,
    /// Still without its host.
    new: NewTable,
}

impl Draft {
    pub fn open(
        title: &'static dyn Title,
        options: Map<String, Value>,
        seats: Vec<Chosen>,
        (own, given): (Own, Given),
        host: &str,
        waiting_name: &str,
    ) -> Result<Draft, Trouble> {
        if (!own.is_none() || !given.is_empty())
            && seats.iter().any(|seat| matches!(seat, Chosen::Friend | Chosen::Open))
        {
            return Err(Problem::field("bad-field", "own", Text::new("trouble-own-dice")).into());
        }
        let players = seats.iter().map(|chosen| chosen.player(host, waiting_name)).collect();
        let seed = Some(fresh_seed()?);
        let table = title.open(catalogue::NewTable { options, players, seed, own, given })?;
        Draft::of(table, seats)
    }

    /// Takes in a file: people's seats become the importer's, except that bots stay bots.
    pub fn import(record: &Record, host: &str) -> Result<Draft, Trouble> {
        let title = catalogue::title(&record.game)?;
        Draft::of_one_person(title.resume(record, fresh_seed()?)?, host)
    }

    /// Goes on after so many acts as a new table of one person.
    pub async fn branch(live: &Live, acts: usize, host: &str) -> Result<Draft, Trouble> {
        let table = {
            let looking = live.look().await;
            if acts > looking.table().len() {
                return Err(Trouble::NotFound);
            }
            let players = looking.table().players().to_vec();
            looking.table().branch(acts, players, fresh_seed()?)?
        };
        Draft::of_one_person(table, host)
    }

    /// A private copy that goes on from what the viewer knew after so many acts, the other seats played by bots.
    pub async fn trial(live: &Live, acts: usize, viewer: Viewer, host: &str) -> Result<Draft, Trouble> {
        let (table, seats) = {
            let looking = live.look().await;
            let seat = |(n, player): (u8, &Player)| {
                let mine = viewer.is(Seat(n)) || (viewer == Viewer::Spectator && player.is_person());
                if mine { Chosen::Me } else { Chosen::Bot(bots::Level::Greedy.name().to_owned()) }
            };
            let seats: Vec<_> = (0u8..).zip(looking.table().players()).map(seat).collect();
            let players = seats.iter().map(|chosen| chosen.player(host, "")).collect();
            let trial = looking.table().trial(acts, viewer, players, fresh_seed()?);
            (trial.ok_or(Trouble::NotFound)?, seats)
        };
        Draft::of(table, seats)
    }

    fn of_one_person(mut table: Box<dyn Hosted>, host: &str) -> Result<Draft, Trouble> {
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

    fn of(mut table: Box<dyn Hosted>, seats: Vec<Chosen>) -> Result<Draft, Trouble> {
        // Bots bring no dice.
        let own = table.own();
        table.set_own(Own::None);
        run_bots(&mut *table, random())?;
        table.set_own(own);
        let new = NewTable {
            record: table.record(true),
            holders: seats.iter().map(|chosen| chosen.holder(None)).collect(),
            public: seats.contains(&Chosen::Open),
            host: None,
            created: clock::now(),
            summary: summary(&*table),
        };
        store::limits::new_table(&new)?;
        Ok(Draft { seats, new })
    }
}

impl Hall {
    pub async fn keep(&self, draft: Draft, host: PersonId) -> Result<Opened, Trouble> {
        let holders = draft.seats.iter().map(|chosen| chosen.holder(Some(host))).collect();
        let new = NewTable { holders, host: Some(host), ..draft.new };
        let created = self.store().create_table(new).await?;
        Ok(Opened { table: created.table, invitations: created.invitations })
    }
}
