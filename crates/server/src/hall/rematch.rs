//! Rematches: the same people at a new table.

use kernel::chance::Own;
use kernel::{Seat, Turn};
use serde_json::Value;
use store::{Holder, Member, NewTable, Person, PersonId, Successor};

use super::bot_turns::{ANSWER, run_bots};
use super::live::{Live, TableGuard, random, summary};
use super::opening::fresh_seed;
use super::{Hall, seats};
use crate::clock;
use crate::heavy::in_place;
use crate::http_error::HttpError;

/// The person's name at this table. It is stored under this name, so that it can be removed when the person is deleted.
fn name_of(looking: &TableGuard, person: PersonId) -> String {
    let meta = looking.meta();
    if let Some(member) = meta.members.iter().find(|member| member.person == person) {
        return member.name.clone();
    }
    let seat = meta.holders.iter().position(|holder| *holder == Holder::Person(person));
    seat.map_or_else(String::new, |seat| looking.table().players()[seat].name().to_owned())
}

impl Hall {
    /// The rematch of a finished game. The first person who asks creates it; the others find it.
    pub async fn rematch(&self, live: &Live, person: &Person, swapped: bool) -> Result<Successor, HttpError> {
        let (new, name) = {
            let looking = live.look().await;
            if let Some(known) = &looking.meta().successor {
                return Ok(known.clone());
            }
            let plays = !looking.seats_of(Some(person.id)).is_empty();
            if !plays || looking.table().is_trial() || !matches!(looking.table().turn(), Turn::Over(_)) {
                return Err(HttpError::Forbidden("trouble-rematch"));
            }
            (self.again(&looking, person, swapped)?, name_of(&looking, person.id))
        };
        let successor = self.store().create_successor(live.id(), new, &name).await?;
        live.reload().await;
        Ok(successor)
    }

    /// Sets up the same game with the same people. If they swap, everybody moves one seat on.
    fn again(&self, looking: &TableGuard, person: &Person, swapped: bool) -> Result<NewTable, HttpError> {
        let (old, meta) = (looking.table(), looking.meta());
        let count = meta.holders.len();
        let by = usize::from(swapped);
        let from = |seat: usize| (seat + count - by) % count;
        let holder = |seat: usize| match meta.holders[from(seat)] {
            // Do not wait for a friend who did not come: a bot takes the seat.
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
        // If the opening would need a person's own cards, the server deals them this time.
        let mut table = open(old.own()).or_else(|_| open(Own::None))?;
        in_place(|| run_bots(&mut *table, random(), ANSWER))?;
        let moved = |member: &Member| {
            let seat = Seat(((member.seat.index() + by) % count) as u8);
            Member { seat, ..member.clone() }
        };
        let members: Vec<Member> = meta.members.iter().map(moved).collect();
        let asks = |seat: Seat| {
            let shares = |member: &Member| member.seat == seat && member.person == person.id;
            holders[seat.index()] == Holder::Person(person.id) || members.iter().any(shares)
        };
        let unseen = (0..count as u8).map(Seat).filter(|seat| !asks(*seat)).collect();
        let mut new = NewTable {
            record: table.record(true),
            holders,
            public: meta.public,
            // The person who asks becomes the owner. They want the table and are here; nobody
            // else should own a table, and pay for its storage, without knowing of it.
            host: Some(person.id),
            created: clock::now(),
            summary: summary(&*table, clock::now()),
            members,
            clock: meta.clock,
        };
        self.start_clock(&mut new, unseen);
        Ok(new)
    }
}
