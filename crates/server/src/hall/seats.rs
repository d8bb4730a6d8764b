//! How seats change hands while a game runs: teams, getting up, giving up, and running out of time.

use std::sync::Arc;
use std::time::Instant;

use bots::Level;
use catalogue::{Hosted, Problem};
use kernel::chance::Own;
use kernel::{Ending, Player, Seat, SeatSet, Turn};
use store::{AtZero, Clock, Holder, PersonId, SeatOccupant, StoreError, Times};

use super::bot_turns::{BOT_ACTS, SLICE};
use super::live::{Inner, Live, detached};
use super::timing;
use crate::heavy::in_place;
use crate::http_error::HttpError;

/// Who gets a seat that somebody leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Bot,
    /// Somebody who gets the link.
    Friend,
    /// Whoever comes first.
    Anybody,
}

/// The strongest bot there is.
pub fn best_bot() -> Player {
    Player::Bot(Level::ALL.last().expect("there are bots").name().to_owned())
}

impl Live {
    /// Opens a seat to more people, as a team.
    pub async fn open_team(self: Arc<Self>, person: PersonId, seat: Seat) -> Result<(), HttpError> {
        detached(self.clone(), async move {
            let mut inner = self.inner.write().await;
            inner.may_act(person, seat)?;
            inner.is_running()?;
            if !inner.table.title().has_teams() {
                return Err(HttpError::Forbidden("trouble-no-teams"));
            }
            let link = self.team_link(&inner.meta, seat);
            self.store.open_team(self.id, seat, inner.meta.handovers_of(seat), &link).await?;
            self.refresh(&mut inner).await
        })
        .await
    }

    /// A person gets up from a seat. Other members of the team keep it.
    pub async fn leave(
        self: Arc<Self>,
        person: PersonId,
        seat: Seat,
        next: Next,
        waiting_name: String,
    ) -> Result<(), HttpError> {
        detached(self.clone(), async move {
            let mut inner = self.inner.write().await;
            inner.may_act(person, seat)?;
            inner.is_running()?;
            // No clock runs while a seat is free. Without this check, somebody could stop the clock by getting up, before or in their turn.
            let is_full = !inner.meta.holders.iter().any(|holder| holder.is_free());
            let has_heir = next == Next::Bot || inner.meta.people_of(seat).count() > 1;
            if inner.meta.clock.is_some() && is_full && !has_heir {
                return Err(HttpError::Forbidden("trouble-clock-runs"));
            }
            let then = match next {
                Next::Bot => SeatOccupant { player: best_bot(), holder: Holder::Bot },
                Next::Friend => {
                    SeatOccupant { player: Player::Person(waiting_name), holder: Holder::Invited }
                }
                Next::Anybody => SeatOccupant { player: Player::Person(waiting_name), holder: Holder::Open },
            };
            let token = self.store.leave_seat(self.id, seat, person, then).await?;
            if let Some(token) = token {
                self.keep_link(seat, token, Some(person));
            }
            self.refresh(&mut inner).await?;
            self.restart_clocks(&mut inner).await?;
            drop(inner);
            self.follow_with_bots().await
        })
        .await
    }

    /// Renames the person on all seats that they hold.
    pub async fn call(self: Arc<Self>, person: PersonId, name: String) -> Result<(), HttpError> {
        detached(self.clone(), async move {
            let mut inner = self.inner.write().await;
            let held = Holder::Person(person);
            let seats = (0u8..).zip(inner.meta.holders.clone()).filter(|(_, holder)| *holder == held);
            for (seat, _) in seats {
                let chair = SeatOccupant { player: Player::Person(name.clone()), holder: held };
                self.store.set_seat(self.id, Seat(seat), held, chair).await?;
            }
            self.refresh(&mut inner).await
        })
        .await
    }

    pub async fn resign(self: Arc<Self>, person: PersonId, seat: Seat) -> Result<(), HttpError> {
        detached(self.clone(), async move {
            let mut inner = self.inner.write().await;
            inner.may_act(person, seat)?;
            inner.is_running()?;
            self.lose(&mut inner, seat, Ending::Resigned(seat)).await?;
            drop(inner);
            self.follow_with_bots().await
        })
        .await
    }

    /// A seat has lost. With two seats the other one wins. With more, a bot plays on for the seat, unless only bots would be left.
    async fn lose(&self, inner: &mut Inner, seat: Seat, ending: Ending) -> Result<(), HttpError> {
        let others = (0u8..).zip(&inner.meta.holders).filter(|(n, _)| Seat(*n) != seat);
        let is_last = others.into_iter().all(|(_, holder)| *holder == Holder::Bot);
        match inner.meta.holders.len() {
            2 => self.end(inner, ending).await,
            _ if is_last => self.end(inner, Ending::Abandoned).await,
            _ => {
                let was = inner.meta.holders[seat.index()];
                let bot = SeatOccupant { player: best_bot(), holder: Holder::Bot };
                self.store.set_seat(self.id, seat, was, bot).await?;
                self.refresh(inner).await?;
                self.restart_clocks(inner).await
            }
        }
    }

    async fn end(&self, inner: &mut Inner, ending: Ending) -> Result<(), HttpError> {
        inner.table.end(ending)?;
        let summary = self.summary_after(inner, SeatSet::EMPTY);
        match self.store.end(self.id, inner.version, ending, &summary).await {
            Ok(version) => {
                inner.version = version;
                inner.meta.summary = summary;
                inner.meta.wish = None;
                self.announce(inner);
                Ok(())
            }
            Err(error) => {
                inner.table.set_ending(None);
                self.after_failure(inner, error).await
            }
        }
    }

    /// Called after seats were taken or left: lets bots act, and starts or stops clocks accordingly.
    pub async fn settle(self: &Arc<Self>) -> Result<(), HttpError> {
        let live = self.clone();
        detached(self.clone(), async move {
            let mut inner = live.inner.write().await;
            live.refresh(&mut inner).await?;
            live.restart_clocks(&mut inner).await?;
            drop(inner);
            live.follow_with_bots().await
        })
        .await
    }

    /// Starts or stops the clocks after seats have changed hands.
    async fn restart_clocks(&self, inner: &mut Inner) -> Result<(), HttpError> {
        let times = self.summary_after(inner, SeatSet::EMPTY).times;
        self.keep_times(inner, times).await
    }

    /// Notes that a person has opened the table. The clocks of a rematch do not run until everybody has.
    pub async fn arrive(self: &Arc<Self>, person: PersonId) -> Result<(), HttpError> {
        if self.inner.read().await.unseen_seats(person).is_empty() {
            return Ok(());
        }
        let live = self.clone();
        detached(self.clone(), async move {
            let mut inner = live.inner.write().await;
            live.refresh(&mut inner).await?;
            let came = inner.unseen_seats(person);
            let Some(times) = inner.meta.summary.times.take() else { return Ok(()) };
            inner.meta.summary.times = Some(timing::come(&times, came));
            let now = live.summary_after(&inner, SeatSet::EMPTY).times;
            inner.meta.summary.times = Some(times);
            live.keep_times(&mut inner, now).await
        })
        .await
    }

    async fn keep_times(&self, inner: &mut Inner, times: Option<Times>) -> Result<(), HttpError> {
        let Some(times) = times.filter(|times| runs_otherwise(inner, times)) else { return Ok(()) };
        match self.store.set_times(self.id, inner.version, &times).await {
            Ok(()) => {
                inner.meta.summary.times = Some(times);
                self.announce(inner);
                Ok(())
            }
            // The server that was faster has already counted the time.
            Err(StoreError::Conflict { .. }) => self.refresh(inner).await,
            Err(error) => Err(error.into()),
        }
    }

    /// Does what was agreed for a seat that has no time left. If several servers notice it, one writes and the others find it done.
    pub async fn call_time(self: Arc<Self>) -> Result<(), HttpError> {
        detached(self.clone(), async move {
            let mut inner = self.inner.write().await;
            let Some((seat, clock)) = self.whose_time_is_up(&mut inner).await? else { return Ok(()) };
            match (clock.at_zero, inner.meta.host) {
                (AtZero::Loss, _) => self.lose(&mut inner, seat, Ending::OutOfTime(seat)).await?,
                (AtZero::Owner, Some(host)) if !inner.meta.plays(host, seat) => {
                    self.pass_to(&mut inner, seat, host, clock).await?;
                }
                (AtZero::Owner | AtZero::Bot, _) => {
                    drop(inner);
                    return self.help_out(seat).await;
                }
            }
            drop(inner);
            self.follow_with_bots().await
        })
        .await
    }

    async fn whose_time_is_up(&self, inner: &mut Inner) -> Result<Option<(Seat, Clock)>, HttpError> {
        self.refresh(inner).await?;
        let late = self.out_of_time(inner);
        if late.is_some() {
            inner.is_running()?;
        }
        Ok(late)
    }

    fn out_of_time(&self, inner: &Inner) -> Option<(Seat, Clock)> {
        let clock = inner.meta.clock?;
        let seat = timing::expired(inner.meta.summary.times.as_ref()?, clock, self.time.now())?;
        Some((seat, clock))
    }

    /// The table's owner takes over a seat.
    async fn pass_to(
        &self,
        inner: &mut Inner,
        seat: Seat,
        host: PersonId,
        clock: Clock,
    ) -> Result<(), HttpError> {
        let was = inner.meta.holders[seat.index()];
        let name = self.store.person(host).await?.name;
        let chair = SeatOccupant { player: Player::Person(name), holder: Holder::Person(host) };
        self.store.set_seat(self.id, seat, was, chair).await?;
        self.refresh(inner).await?;
        let now = self.time.now();
        let times =
            inner.meta.summary.times.as_ref().map(|times| timing::begin_turn(times, clock, seat, now));
        self.keep_times(inner, times).await
    }

    /// A bot plays the turn of the person whose time is up, to its end. It plays in slices, each of which is stored and announced.
    async fn help_out(self: &Arc<Self>, seat: Seat) -> Result<(), HttpError> {
        let mut turn = LateTurn { seat, has_acted: false, acts_left: BOT_ACTS };
        loop {
            // The store is asked before taking a permit, because others wait for the permit.
            let late = self.whose_time_is_up(&mut *self.inner.write().await).await?;
            let Some((permit, mut inner)) = self.turn_to_play().await else { continue };
            let is_late = |late: Option<(Seat, Clock)>| late.is_some_and(|(late, _)| late == seat);
            if !is_late(late) || !is_late(self.out_of_time(&inner)) {
                break;
            }
            let before = inner.table.len();
            let person = inner.table.players()[seat.index()].clone();
            let opened_with = inner.table.own();
            inner.table.set_own(Own::None);
            inner.table.set_player(seat, best_bot());
            let played = in_place(|| turn.play_on(&mut *inner.table, self.salt));
            drop(permit);
            inner.table.set_player(seat, person);
            inner.table.set_own(opened_with);
            let (is_over, played) = played.map_or_else(|problem| (true, Err(problem)), |over| (over, Ok(())));
            self.keep_bots(&mut inner, before, played).await?;
            if is_over {
                break;
            }
        }
        self.follow_with_bots().await
    }
}

/// A turn that a bot plays for a person whose time is up.
struct LateTurn {
    seat: Seat,
    has_acted: bool,
    acts_left: usize,
}

impl LateTurn {
    /// Lets bots act until the turn is over, but not for much longer than a slice. The
    /// seat's own acts are signed with who decided. Returns whether the turn is over.
    fn play_on(&mut self, table: &mut dyn Hosted, salt: u64) -> Result<bool, Problem> {
        let begun = Instant::now();
        while self.acts_left > 0 {
            self.acts_left -= 1;
            let decides = matches!(table.turn(), Turn::Decide(seats) if seats.contains(self.seat));
            if !decides {
                return Ok(true);
            }
            let Some(done) = table.bot_act(salt) else { return Ok(true) };
            if done?.seat == self.seat {
                table.sign_last(Some(best_bot()));
                self.has_acted = true;
            } else if self.has_acted {
                return Ok(true);
            }
            if begun.elapsed() > SLICE {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl Inner {
    /// The seats of this person whose people have not opened the table yet.
    fn unseen_seats(&self, person: PersonId) -> SeatSet {
        let times = self.meta.summary.times.iter().flat_map(|times| &times.seats);
        let unseen = (0u8..).map(Seat).zip(times).filter(|(_, time)| time.unseen);
        unseen.map(|(seat, _)| seat).filter(|seat| self.meta.plays(person, *seat)).collect()
    }
}

/// Whether a clock must be started, stopped or set. Merely passing time is not written.
fn runs_otherwise(inner: &Inner, times: &Times) -> bool {
    let Some(old) = &inner.meta.summary.times else { return true };
    let turns = |times: &Times| -> Vec<_> {
        times.seats.iter().map(|time| (time.since.is_some(), time.unseen)).collect()
    };
    turns(old) != turns(times) || old.due != times.due
}
