//! The same people at a new table.

use kernel::chance::Own;
use kernel::{Seat, Turn};
use serde_json::Value;
use store::{Holder, Member, NewTable, Person, StoreError, Successor};

use super::live::{Live, Looking, random, run_bots, summary};
use super::opening::fresh_seed;
use super::{Hall, seats};
use crate::clock;
use crate::http_error::HttpError;

impl Hall {
    /// The rematch of a game that is over. Whoever asks first makes it; the others find it.
    pub async fn rematch(&self, live: &Live, person: &Person, swapped: bool) -> Result<Successor, HttpError> {
        let new = {
            let looking = live.look().await;
            if let Some(known) = &looking.meta().successor {
                return Ok(known.clone());
            }
            let plays = !looking.seats_of(Some(person.id)).is_empty();
            if !plays || looking.table().is_trial() || !matches!(looking.table().turn(), Turn::Over(_)) {
                return Err(HttpError::Forbidden("trouble-rematch"));
            }
            self.again(&looking, person, swapped)?
        };
        let made = self.store().create_successor(live.id(), new.clone(), &person.name).await;
        let successor = match made {
            // The owner has no room for another table: whoever asks for it owns it.
            Err(StoreError::Full(_)) if new.host != Some(person.id) => {
                let new = NewTable { host: Some(person.id), ..new };
                self.store().create_successor(live.id(), new, &person.name).await?
            }
            made => made?,
        };
        live.reload().await;
        Ok(successor)
    }

    /// The same game with the same people; where they swap, each seat goes to the next one.
    fn again(&self, looking: &Looking, person: &Person, swapped: bool) -> Result<NewTable, HttpError> {
        let (old, meta) = (looking.table(), looking.meta());
        let count = meta.holders.len();
        let by = usize::from(swapped);
        let from = |seat: usize| (seat + count - by) % count;
        let holder = |seat: usize| match meta.holders[from(seat)] {
            // Nobody waits for a friend who did not come.
            Holder::Open | Holder::Invited => Holder::Bot,
            held => held,
        };
        let holders: Vec<Holder> = (0..count).map(holder).collect();
        let player = |seat: usize| {
            if holders[seat] == Holder::Bot && old.players()[from(seat)].is_person() {
                seats::best_bot()
            } else {
                old.players()[from(seat)].clone()
            }
        };
        let players: Vec<_> = (0..count).map(player).collect();
        let options = match old.options() {
            Value::Object(options) => options,
            _ => Default::default(),
        };
        let open = |own: Own| {
            let (options, players) = (options.clone(), players.clone());
            let seed = Some(fresh_seed()?);
            let new = catalogue::NewTable { options, players, seed, own, ..Default::default() };
            Ok::<_, HttpError>(old.title().open(new)?)
        };
        // Where the opening needs a person's own cards, the table deals them this time.
        let mut table = open(old.own()).or_else(|_| open(Own::None))?;
        let own = table.own();
        table.set_own(Own::None);
        run_bots(&mut *table, random())?;
        table.set_own(own);
        let moved = |member: &Member| {
            let seat = Seat(((member.seat.index() + by) % count) as u8);
            Member { seat, ..member.clone() }
        };
        let is_there = |host| (0..count as u8).any(|n| meta.plays(host, Seat(n)));
        let mut new = NewTable {
            record: table.record(true),
            holders,
            public: meta.public,
            host: meta.host.filter(|host| is_there(*host)).or(Some(person.id)),
            created: clock::now(),
            summary: summary(&*table, clock::now()),
            members: meta.members.iter().map(moved).collect(),
            clock: meta.clock,
        };
        self.start_clock(&mut new);
        Ok(new)
    }
}
