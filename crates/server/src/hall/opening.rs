//! New tables: chosen in the lobby, imported, branched off or tried out.

use catalogue::{Hosted, NewTable, Title};
use kernel::chance::Seed;
use kernel::record::Record;
use kernel::{Player, Seat, Viewer};
use serde_json::{Map, Value};
use store::{Holder, Person, PersonId, TableId, Token};

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

impl Hall {
    pub async fn open(
        &self,
        title: &'static dyn Title,
        options: Map<String, Value>,
        seats: &[Chosen],
        host: &Person,
        waiting_name: &str,
    ) -> Result<Opened, Trouble> {
        let (players, holders) = chairs(seats, host, waiting_name);
        let seed = Some(fresh_seed()?);
        let table = title.open(NewTable { options, players, seed, ..NewTable::default() })?;
        let public = seats.contains(&Chosen::Open);
        self.keep(table, holders, host.id, public).await
    }

    /// Takes in a file: people's seats become the importer's, except that bots stay bots.
    pub async fn import(&self, record: &Record, host: &Person) -> Result<Opened, Trouble> {
        let title = catalogue::title(&record.game)?;
        let mut table = title.resume(record, fresh_seed()?)?;
        let holders = self.seat_one_person(&mut *table, host);
        self.keep(table, holders, host.id, false).await
    }

    /// Goes on after so many acts as a new table of one person.
    pub async fn branch(&self, live: &Live, acts: usize, host: &Person) -> Result<Opened, Trouble> {
        let (mut table, holders) = {
            let looking = live.look().await;
            if acts > looking.table().len() {
                return Err(Trouble::NotFound);
            }
            let players = looking.table().players().to_vec();
            let mut table = looking.table().branch(acts, players, fresh_seed()?)?;
            let holders = self.seat_one_person(&mut *table, host);
            (table, holders)
        };
        run_bots(&mut *table, random())?;
        self.keep(table, holders, host.id, false).await
    }

    /// A private copy that goes on from what the viewer knew after so many acts, the other seats played by bots.
    pub async fn trial(
        &self,
        live: &Live,
        acts: usize,
        viewer: Viewer,
        host: &Person,
    ) -> Result<Opened, Trouble> {
        let (mut table, holders) = {
            let looking = live.look().await;
            let mut players = looking.table().players().to_vec();
            let mut holders = Vec::new();
            for (n, player) in (0u8..).zip(&mut players) {
                let mine = viewer.is(Seat(n)) || (viewer == Viewer::Spectator && player.is_person());
                if mine {
                    *player = Player::Person(host.name.clone());
                    holders.push(Holder::Person(host.id));
                } else {
                    *player = Player::Bot(bots::Level::Greedy.name().to_owned());
                    holders.push(Holder::Bot);
                }
            }
            let trial = looking.table().trial(acts, viewer, players, fresh_seed()?);
            (trial.ok_or(Trouble::NotFound)?, holders)
        };
        run_bots(&mut *table, random())?;
        self.keep(table, holders, host.id, false).await
    }

    fn seat_one_person(&self, table: &mut dyn Hosted, host: &Person) -> Vec<Holder> {
        let players = table.players().to_vec();
        let mut holders = Vec::new();
        for (n, player) in (0u8..).zip(players) {
            if player.is_person() {
                table.set_player(Seat(n), Player::Person(host.name.clone()));
                holders.push(Holder::Person(host.id));
            } else {
                holders.push(Holder::Bot);
            }
        }
        holders
    }

    async fn keep(
        &self,
        mut table: Box<dyn Hosted>,
        holders: Vec<Holder>,
        host: PersonId,
        public: bool,
    ) -> Result<Opened, Trouble> {
        run_bots(&mut *table, random())?;
        let new = store::NewTable {
            record: table.record(true),
            holders,
            public,
            host: Some(host),
            created: clock::now(),
            summary: summary(&*table),
        };
        let created = self.store().create_table(new).await?;
        Ok(Opened { table: created.table, invitations: created.invitations })
    }
}

fn chairs(seats: &[Chosen], host: &Person, waiting_name: &str) -> (Vec<Player>, Vec<Holder>) {
    seats
        .iter()
        .map(|chosen| match chosen {
            Chosen::Me => (Player::Person(host.name.clone()), Holder::Person(host.id)),
            Chosen::Friend => (Player::Person(waiting_name.to_owned()), Holder::Invited),
            Chosen::Open => (Player::Person(waiting_name.to_owned()), Holder::Open),
            Chosen::Bot(level) => (Player::Bot(level.clone()), Holder::Bot),
        })
        .unzip()
}
