//! Rematches: the same people at a new table.

use catalogue::Title;
use kernel::chance::Own;

use kernel::{Player, Seat, SeatSet, Turn};
use serde_json::{Map, Value};
use store::{Clock, Holder, Member, NewTable, Person, PersonId, Successor};

use super::bot_turns::{ANSWER, run_bots};
use super::live::{Live, TableGuard, random, summary};
use super::opening::fresh_seed;
use super::{Hall, seats};
use crate::clock;
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

/// The same game with the same people.
struct Rematch {
    title: &'static dyn Title,
    options: Map<String, Value>,
    players: Vec<Player>,
    own: Own,
    holders: Vec<Holder>,
    members: Vec<Member>,
    /// Who asks for it becomes the owner. They want the table and are here; nobody else should own a table, and pay for its storage,
    /// without knowing of it.
    host: PersonId,
    public: bool,
    clock: Option<Clock>,
    /// Seats whose people do not know of the new table yet.
    unseen: SeatSet,
}

impl Rematch {
    /// If they swap, everybody moves one seat on.
    fn of(looking: &TableGuard, person: &Person, swapped: bool) -> Rematch {
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
        let players = (0..count).map(player).collect();
        let options = match old.options() {
            Value::Object(options) => options,
            _ => Map::default(),
        };
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
        Rematch {
            title: old.title(),
            options,
            players,
            own: old.own(),
            holders,
            members,
            host: person.id,
            public: meta.public,
            clock: meta.clock,
            unseen,
        }
    }

    /// Opens the game and lets bots begin.
    fn open(self) -> Result<(NewTable, SeatSet), HttpError> {
        let open = |own: Own| {
            let (options, players) = (self.options.clone(), self.players.clone());
            let seed = Some(fresh_seed()?);
            let new = catalogue::NewTable { options, players, seed, own, ..Default::default() };
            Ok::<_, HttpError>(self.title.open(new)?)
        };
        // If the opening would need a person's own cards, the server deals them this time.
        let mut table = open(self.own).or_else(|_| open(Own::None))?;
        run_bots(&mut *table, random(), ANSWER)?;
        let new = NewTable {
            record: table.record(true),
            holders: self.holders,
            public: self.public,
            host: Some(self.host),
            created: clock::now(),
            summary: summary(&*table, clock::now()),
            members: self.members,
            clock: self.clock,
        };
        Ok((new, self.unseen))
    }
}

impl Hall {
    /// The rematch of a finished game. The first person who asks creates it, which is counted; the others find it.
    pub async fn rematch(
        &self,
        live: &Live,
        person: &Person,
        swapped: bool,
        count: impl FnOnce() -> Result<(), HttpError>,
    ) -> Result<Successor, HttpError> {
        let (rematch, name) = {
            let looking = live.look().await;
            if let Some(known) = &looking.meta().successor {
                return Ok(known.clone());
            }
            let plays = !looking.seats_of(Some(person.id)).is_empty();
            if !plays || looking.table().is_trial() || !matches!(looking.table().turn(), Turn::Over(_)) {
                return Err(HttpError::Forbidden("trouble-rematch"));
            }
            (Rematch::of(&looking, person, swapped), name_of(&looking, person.id))
        };
        count()?;
        let (mut new, unseen) = self.set_up(move || rematch.open()).await?;
        self.start_clock(&mut new, unseen);
        let successor = self.store().create_successor(live.id(), new, &name).await?;
        live.reload().await;
        Ok(successor)
    }
}
