//! Playing with others: invitations, teams, giving up and getting up, the archive, the rematch.

use std::collections::{BTreeSet, HashSet};

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Turn};
use maud::Markup;
use serde::Deserialize;
use store::{Clock, Holder, Millis, PersonId, SeatOccupant, SeatTime, StoreError, Successor, TableId, Token};

use super::opening::waiting_name;
use super::table::{Look, as_participant, back, find, names_of, table_id};
use super::{
    App, OrPage, Page, RequestContext, back_to, greeted, html, html_with, new_guest, person_or_guest,
};
use crate::hall::{Live, Next, TableGuard, timing};
use crate::http_error::HttpError;
use crate::limits::{By, What};
use crate::view::{JoinSeat, JoinView, Notice, PersonHere, RematchView, SeatOffer, TimeLeft, Together};
use crate::{clock, pages};

#[derive(Deserialize)]
pub struct SeatForm {
    seat: u8,
    /// Who gets the seat: `bot`, `friend` or `open`.
    next: Option<String>,
}

/// Makes a new link for a seat that waits for a friend. The old link becomes invalid.
pub async fn invite(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<SeatForm>,
) -> Page {
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let seat = Seat(form.seat);
    let done = async {
        let me = context.person()?.id;
        app.limits.count_person(What::Act, me, context.address)?;
        let player = {
            let looking = live.look().await;
            let waits = looking.meta().holders.get(seat.index()) == Some(&Holder::Invited);
            if looking.meta().host != Some(me) || !waits {
                return Err(HttpError::Forbidden("trouble-no-invitation"));
            }
            looking.table().players()[seat.index()].clone()
        };
        let chair = SeatOccupant { player, holder: Holder::Invited };
        let token = app.hall.store().set_seat(live.id(), seat, Holder::Invited, chair).await?;
        if let Some(token) = token {
            live.keep_link(seat, token, Some(me));
        }
        Ok(())
    };
    done.await.or_page(&context)?;
    Ok(back_to(&format!("/t/{}", live.id())).into_response())
}

/// Opens a seat to more people, as a team.
pub async fn team(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<SeatForm>,
) -> Page {
    let seat = Seat(form.seat);
    let (live, done) = as_participant(&app, &context, &table, What::Act, async |live, person| {
        live.open_team(person, seat).await
    })
    .await?;
    done.or_page(&context)?;
    back(&context, &live, Some(form.seat), None).await
}

#[derive(Deserialize)]
pub struct NameForm {
    name: String,
}

/// Sets the name of a person who invites others, also at this table.
pub async fn name(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<NameForm>,
) -> Page {
    let name = form.name.trim().to_owned();
    let (live, done) = as_participant(&app, &context, &table, What::Act, async |live, person| {
        // The table comes first, because it refuses too many names at one seat.
        live.call(person, name.clone()).await?;
        let renamed = app.hall.store().rename(person, &name).await;
        app.sessions.forget(person);
        Ok(renamed?)
    })
    .await?;
    done.or_page(&context)?;
    Ok(back_to(&format!("/t/{}", live.id())).into_response())
}

pub async fn resign(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<SeatForm>,
) -> Page {
    let (live, done) = as_participant(&app, &context, &table, What::Act, async |live, person| {
        not_in_private(&live).await?;
        live.resign(person, Seat(form.seat)).await
    })
    .await?;
    done.or_page(&context)?;
    back(&context, &live, Some(form.seat), None).await
}

/// Gets up from a seat and says who gets it.
pub async fn leave(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<SeatForm>,
) -> Page {
    let (live, done) = as_participant(&app, &context, &table, What::Act, async |live, person| {
        not_in_private(&live).await?;
        let next = match form.next.as_deref() {
            Some("bot") => Next::Bot,
            Some("friend") => Next::Friend,
            Some("open") => Next::Anybody,
            _ => return Err(HttpError::Bad("trouble-unfit")),
        };
        let is_host = live.look().await.meta().host == Some(person);
        live.clone().leave(person, Seat(form.seat), next, waiting_name(&context)).await?;
        if next == Next::Anybody && is_host {
            app.hall.store().set_public(live.id(), true).await?;
        }
        Ok(())
    })
    .await?;
    done.or_page(&context)?;
    Ok(back_to(&format!("/t/{}", live.id())).into_response())
}

/// In a private copy there is nobody to give up to.
async fn not_in_private(live: &Live) -> Result<(), HttpError> {
    if live.look().await.table().is_trial() { Err(HttpError::Forbidden("trouble-trial")) } else { Ok(()) }
}

#[derive(Deserialize)]
pub struct ArchiveForm {
    /// `yes` archives the table, `no` brings it back.
    away: String,
}

/// Moves a table out of the visitor's own lists, or back.
pub async fn archive(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<ArchiveForm>,
) -> Page {
    let done = async {
        let (table, me) = (table_id(&table)?, context.person()?.id);
        app.limits.count_person(What::Act, me, context.address)?;
        let (store, away) = (app.hall.store(), form.away == "yes");
        store.archive(table, me, away).await?;
        if !away {
            store.touch(table, me, app.hall.now()).await?;
        }
        Ok::<_, HttpError>(())
    };
    done.await.or_page(&context)?;
    Ok(back_to("/").into_response())
}

#[derive(Deserialize)]
pub struct RematchForm {
    /// If present, everybody moves one seat on.
    swap: Option<String>,
}

/// Opens a new table for the same people and redirects there.
pub async fn rematch(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<RematchForm>,
) -> Page {
    let done = async {
        let live = find(&app, &context, &table).await?;
        let me = context.person()?;
        let count = || {
            app.limits.count(What::NewTable, By::Address(context.address))?;
            app.limits.store(What::Table, context.address, 0)
        };
        app.hall.rematch(&live, me, form.swap.is_some(), count).await
    };
    let successor = done.await.or_page(&context)?;
    Ok(back_to(&format!("/t/{}", successor.table)).into_response())
}

/// Who is at the table, and what this visitor can do with it.
pub fn view(looking: &TableGuard, live: &Live, me: Option<PersonId>, look: &Look) -> Together {
    let (table, meta) = (looking.table(), looking.meta());
    let over = matches!(table.turn(), Turn::Over(_));
    let mine = looking.seats_of(me);
    let seats = || (0..meta.holders.len() as u8).map(Seat);
    let people = |seat: Seat| {
        let here = meta.people_of(seat).map(|person| live.presence().is_here(person));
        let named = names_of(looking, seat).into_iter().zip(here);
        named.map(|(name, is_here)| PersonHere { name, is_here }).collect()
    };
    let is_host = me.is_some() && meta.host == me;
    let may_invite = |seat: &Seat| {
        let is_held = matches!(meta.holders[seat.index()], Holder::Person(_));
        table.title().has_teams() && !over && !table.is_trial() && is_held && mine.contains(seat)
    };
    let link = |seat: Seat| {
        let path = || format!("/join/{}", live.team_link(meta, seat).reveal());
        (seat, meta.teams.contains(seat).then(path))
    };
    let now = live.time().now();
    let time_left = |(clock, time): (Clock, &SeatTime)| {
        // Parts of the same table are compared with each other, so a part shows the time at which the clock was started.
        let started = time.since.unwrap_or(now);
        let drawn = look.drawn.map_or(now, |drawn| Millis(drawn.clamp(started.0.min(now.0), now.0)));
        let at = if look.is_page { drawn } else { started };
        let (turn, bank) = timing::left(time, clock, at);
        TimeLeft { turn, bank, due: time.since.map(|_| at.0 + turn + bank), unseen: time.unseen }
    };
    let times = meta.summary.times.iter().flat_map(|times| &times.seats);
    let times =
        meta.clock.filter(|_| !over).map(|clock| times.map(|time| time_left((clock, time))).collect());
    let plays = |person| seats().any(|seat| meta.plays(person, seat));
    let (players, players_here) = count_players(looking, live);
    let rematch = match &meta.successor {
        Some(Successor { table, by }) => {
            RematchView::Wanted { table: table.to_string(), by: by.clone(), is_mine: !mine.is_empty() }
        }
        None if over && !mine.is_empty() && !table.is_trial() => RematchView::Offer,
        None => RematchView::None,
    };
    Together {
        is_host,
        people: seats().map(people).collect(),
        players,
        players_here,
        watching: live.presence().count_watchers(plays),
        teams: seats().filter(may_invite).map(link).collect(),
        times: times.unwrap_or_default(),
        at_zero: meta.clock.map(|clock| clock.at_zero),
        may_leave: !over && !mine.is_empty() && !table.is_trial(),
        rematch,
        now: now.0,
    }
}

/// How many people play, and how many of them are here. A person who plays several seats counts once.
fn count_players(looking: &TableGuard, live: &Live) -> (usize, usize) {
    let meta = looking.meta();
    let seats = (0..meta.holders.len() as u8).map(Seat);
    let people: HashSet<PersonId> = seats.flat_map(|seat| meta.people_of(seat)).collect();
    (people.len(), people.iter().filter(|person| live.presence().is_here(**person)).count())
}

/// For the script: who of each seat is here, and how many people watch.
pub fn presence(looking: &TableGuard, live: &Live) -> serde_json::Value {
    let meta = looking.meta();
    let seats = || (0..meta.holders.len() as u8).map(Seat);
    let here =
        |seat| -> Vec<bool> { meta.people_of(seat).map(|person| live.presence().is_here(person)).collect() };
    let plays = |person| seats().any(|seat| meta.plays(person, seat));
    let (players, players_here) = count_players(looking, live);
    serde_json::json!({
        "players": players,
        "playersHere": players_here,
        "here": seats().map(here).collect::<Vec<_>>(),
        "watching": live.presence().count_watchers(plays),
    })
}

/// Where a link leads.
struct Link {
    token: Token,
    table: TableId,
    seat: Seat,
    /// Whether the link lets more people join a seat that somebody holds.
    team: bool,
}

async fn follow(app: &App, token: &str) -> Result<Link, HttpError> {
    let token: Token = token.parse().map_err(|_| HttpError::NotFound)?;
    let store = app.hall.store();
    match store.invitation(&token).await {
        Ok((table, seat, _)) => Ok(Link { token, table, seat, team: false }),
        Err(StoreError::NotFound(_)) => {
            let (table, seat) = store.team(&token).await?;
            Ok(Link { token, table, seat, team: true })
        }
        Err(error) => Err(error.into()),
    }
}

/// What the link offers this visitor.
async fn offer(app: &App, context: &RequestContext, link: &Link) -> Result<SeatOffer, HttpError> {
    let live = app.hall.table(link.table).await?;
    let looking = live.look().await;
    let mine = looking.seats_of(context.id());
    let holder = looking.meta().holders.get(link.seat.index()).copied().ok_or(HttpError::NotFound)?;
    let is_running = matches!(looking.table().turn(), Turn::Decide(_));
    Ok(match holder {
        _ if mine.contains(&link.seat) => SeatOffer::Mine,
        _ if context.id().is_some_and(|me| looking.meta().knows_another_hand(me, link.seat)) => {
            SeatOffer::Barred
        }
        Holder::Invited if !link.team => SeatOffer::Seat,
        Holder::Person(_) if link.team && mine.is_empty() && is_running => SeatOffer::Team,
        _ => SeatOffer::Taken,
    })
}

async fn join_page(
    app: &App,
    context: &RequestContext,
    link: &Link,
    offer: SeatOffer,
    notice: Option<&Notice>,
) -> Result<Markup, HttpError> {
    let live = app.hall.table(link.table).await?;
    let host = live.look().await.meta().host;
    let host_name = match host {
        Some(host) => Some(app.hall.store().person(host).await?.name),
        None => None,
    };
    let looking = live.look().await;
    let (table, meta) = (looking.table(), looking.meta());
    let people = |n: u8| {
        let here = |person| live.presence().is_here(person);
        JoinSeat {
            names: names_of(&looking, Seat(n)),
            is_host: host.is_some_and(|host| meta.plays(host, Seat(n))),
            is_here: meta.people_of(Seat(n)).any(here),
        }
    };
    let seats: Vec<JoinSeat> = (0..meta.holders.len() as u8).map(people).collect();
    let plays_another =
        |person| (0..meta.holders.len() as u8).any(|n| Seat(n) != link.seat && meta.plays(person, Seat(n)));
    let former = meta.former.iter().filter(|member| member.seat == link.seat && plays_another(member.person));
    let known_to: BTreeSet<&str> = former.map(|member| member.name.as_str()).collect();
    Ok(pages::join(&JoinView {
        who: &context.who(),
        title: table.title(),
        id: &link.table.to_string(),
        link: &context.here,
        seat: link.seat,
        offer,
        name: &context.name(),
        host: host_name.as_deref(),
        seats: &seats,
        known_to: &known_to.into_iter().collect::<Vec<_>>(),
        players: table.players(),
        options: &table.options(),
        minutes: table.minutes(),
        clock: meta.clock,
        notice,
        lists: &table.cards(),
    }))
}

/// Shows what a link offers and asks. Opening the page does not take the seat, so link previews do no harm.
pub async fn join_form(State(app): State<App>, Path(token): Path<String>, context: RequestContext) -> Page {
    let link = follow(&app, &token).await.or_page(&context)?;
    let offer = offer(&app, &context, &link).await.or_page(&context)?;
    if offer == SeatOffer::Mine {
        return Ok(back_to(&format!("/t/{}", link.table)).into_response());
    }
    Ok(html(join_page(&app, &context, &link, offer, None).await.or_page(&context)?))
}

#[derive(Deserialize)]
pub struct JoinForm {
    /// The name of a visitor who has none yet.
    name: Option<String>,
}

/// Takes the seat of a link, or joins its team. Visitors who come too late may watch.
pub async fn join(
    State(app): State<App>,
    Path(token): Path<String>,
    context: RequestContext,
    Form(form): Form<JoinForm>,
) -> Page {
    let link = follow(&app, &token).await.or_page(&context)?;
    let offered = offer(&app, &context, &link).await.or_page(&context)?;
    match sit_down(&app, &context, &link, offered, form.name.as_deref()).await {
        Ok(answer) => Ok(answer),
        Err(trouble @ (HttpError::Bad(_) | HttpError::Taken | HttpError::Forbidden(_))) => {
            let (offered, status) = match trouble {
                HttpError::Taken => (SeatOffer::Taken, StatusCode::OK),
                HttpError::Forbidden(_) => (SeatOffer::Barred, trouble.status()),
                _ => (offered, trouble.status()),
            };
            // A visitor who is barred reads the reason at the top of the page already.
            let notice = Some(context.notice(&trouble, None)).filter(|_| offered != SeatOffer::Barred);
            let page = join_page(&app, &context, &link, offered, notice.as_ref()).await.or_page(&context)?;
            Ok(html_with(status, page))
        }
        Err(trouble) => Err(context.fail(trouble)),
    }
}

async fn sit_down(
    app: &App,
    context: &RequestContext,
    link: &Link,
    offer: SeatOffer,
    name: Option<&str>,
) -> Result<Response, HttpError> {
    // No guest is created for a seat that cannot be taken.
    match offer {
        SeatOffer::Taken => return Err(HttpError::Taken),
        SeatOffer::Barred => return Err(StoreError::KnowsAnotherHand.into()),
        SeatOffer::Seat | SeatOffer::Team | SeatOffer::Mine => {}
    }
    let (me, cookie) = match (&context.visitor.person, name) {
        (None, Some(name)) => {
            let (me, cookie) = new_guest(app, context, name.trim()).await?;
            (me, Some(cookie))
        }
        _ => person_or_guest(app, context).await?,
    };
    let store = app.hall.store();
    if link.team {
        store.join_team(&link.token, me.id, clock::now()).await?;
    } else {
        store.accept_invitation(&link.token, me.id).await?;
    }
    store.touch(link.table, me.id, app.hall.now()).await?;
    app.hall.table(link.table).await?.settle().await?;
    Ok(greeted(cookie, back_to(&format!("/t/{}", link.table))))
}
