//! What takes one's room: all tables that one has opened, and deleting one of them.

use axum::extract::{Path, Query, State};
use axum::response::IntoResponse;
use kernel::Player;
use serde::Deserialize;
use store::{Holder, PersonId, Shelf, StoreError, Stored};

use super::table::table_id;
use super::{App, House, OrPage, Page, RequestContext, back_to, html, lobby};
use crate::http_error::HttpError;
use crate::limits::{By, What};
use crate::pages;
use crate::view::{DeleteTableView, RoomView, TablesView};

/// Tables on one page.
const ROWS: u32 = 50;

#[derive(Deserialize)]
pub struct From {
    /// Where this part begins.
    after: Option<String>,
}

pub async fn tables(State(house): State<App>, Query(from): Query<From>, asked: RequestContext) -> Page {
    let done = async {
        let me = asked.person()?.id;
        let after = from
            .after
            .as_deref()
            .map(str::parse::<store::Cursor>)
            .transpose()
            .map_err(|_| HttpError::NotFound)?;
        let page = store::Page { limit: ROWS, after };
        let listing = house.hall.store().list(Shelf::Hosted(me), page).await?;
        Ok::<_, HttpError>((listing, room_of(&house, me).await?))
    };
    let (listing, room) = done.await.or_page(&asked)?;
    let next = listing.next.map(|next| next.to_string());
    let rows = lobby::rows(&house, listing.cards, asked.id());
    let (who, keeping) = (&asked.who(), house.keeping);
    Ok(html(pages::tables(&TablesView { who, rows: &rows, next: next.as_deref(), room, keeping })))
}

pub async fn room_of(house: &House, person: PersonId) -> Result<RoomView, HttpError> {
    Ok(RoomView { has: house.hall.store().room_of(person).await?, may: house.quotas })
}

/// What would be deleted, and the question whether it shall be. A table of rules that this program does not play can be deleted, too.
pub async fn delete_form(State(house): State<App>, Path(table): Path<String>, asked: RequestContext) -> Page {
    let found = async {
        let (table, me) = (table_id(&table)?, asked.person()?.id);
        let stored = house.hall.store().load(table).await?;
        if stored.meta.host != Some(me) {
            // A private copy is there for its owner only.
            let is_private = stored.record.opening.state.is_some();
            return Err(if is_private { HttpError::NotFound } else { HttpError::NotYourTable });
        }
        let may = house.hall.store().may_delete(table, me, house.hall.now()).await?;
        Ok((stored, me, may))
    };
    let (Stored { table, record, meta, .. }, me, may) = found.await.or_page(&asked)?;
    let over = meta.summary.over;
    let is_other = |(player, holder): (&Player, &Holder)| match holder {
        Holder::Person(person) if *person != me => Some(player.name().to_owned()),
        _ => None,
    };
    let mut others: Vec<String> = record.seats.iter().zip(&meta.holders).filter_map(is_other).collect();
    let team = meta.members.iter().filter(|member| member.person != me);
    others.extend(team.map(|member| member.name.clone()));
    others.dedup();
    let all_mine = meta.holders.iter().all(|holder| *holder == Holder::Person(me));
    Ok(html(pages::delete_table(&DeleteTableView {
        who: &asked.who(),
        id: table.as_str(),
        title: catalogue::title(&record.game).ok(),
        headline: meta.summary.headline.as_ref(),
        others: &others,
        may,
        may_save: record.opening.state.is_none() && (over || all_mine),
    })))
}

pub async fn delete(State(house): State<App>, Path(table): Path<String>, asked: RequestContext) -> Page {
    let done = async {
        let (table, me) = (table_id(&table)?, asked.person()?.id);
        for by in [By::Address(asked.address), By::Person(me)] {
            house.limits.count(What::Act, by)?;
        }
        match house.hall.store().delete_table(table, me, house.hall.now()).await {
            Err(StoreError::Taken(_)) => Err(HttpError::NotYourTable),
            deleted => Ok(deleted?),
        }
    };
    done.await.or_page(&asked)?;
    Ok(back_to("/tables").into_response())
}
