//! Storage: all tables that a person has opened, and deleting one of them.

use axum::extract::{Path, Query, State};
use axum::response::IntoResponse;
use kernel::Player;
use serde::Deserialize;
use store::{Holder, PersonId, StoreError, Stored, TableList};

use super::table::table_id;
use super::{App, AppState, OrPage, Page, RequestContext, back_to, html, lobby};
use crate::http_error::HttpError;
use crate::limits::What;
use crate::pages;
use crate::view::{DeleteTableView, RoomView, TablesView};

/// Tables per page.
const ROWS: u32 = 50;

#[derive(Deserialize)]
pub struct From {
    /// The cursor at which this page of the list begins.
    after: Option<String>,
}

pub async fn tables(State(app): State<App>, Query(from): Query<From>, context: RequestContext) -> Page {
    let done = async {
        let me = context.person()?.id;
        let after = from
            .after
            .as_deref()
            .map(str::parse::<store::Cursor>)
            .transpose()
            .map_err(|_| HttpError::NotFound)?;
        let page = store::Page { limit: ROWS, after };
        let listing = app.hall.store().list(TableList::Hosted(me), page).await?;
        Ok::<_, HttpError>((listing, room_of(&app, me).await?))
    };
    let (listing, room) = done.await.or_page(&context)?;
    let next = listing.next.map(|next| next.to_string());
    let rows = lobby::rows(&app, listing.cards, context.id());
    let (who, keeping) = (&context.who(), app.keeping);
    Ok(html(pages::tables(&TablesView { who, rows: &rows, next: next.as_deref(), room, keeping })))
}

pub async fn room_of(app: &AppState, person: PersonId) -> Result<RoomView, HttpError> {
    Ok(RoomView { has: app.hall.store().room_of(person).await?, may: app.quotas })
}

/// Shows what would be deleted and asks for confirmation. A table with rules that this program does not play can be deleted too.
pub async fn delete_form(State(app): State<App>, Path(table): Path<String>, context: RequestContext) -> Page {
    let found = async {
        let (table, me) = (table_id(&table)?, context.person()?.id);
        let stored = app.hall.store().load(table).await?;
        if stored.meta.host != Some(me) {
            // A private copy is visible only to its owner.
            let is_private = stored.record.opening.state.is_some();
            return Err(if is_private { HttpError::NotFound } else { HttpError::NotYourTable });
        }
        let may = app.hall.store().may_delete(table, me, app.hall.now()).await?;
        Ok((stored, me, may))
    };
    let (Stored { table, record, meta, .. }, me, may) = found.await.or_page(&context)?;
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
        who: &context.who(),
        id: table.as_str(),
        title: catalogue::title(&record.game).ok(),
        headline: meta.summary.headline.as_ref(),
        others: &others,
        may,
        may_save: record.opening.state.is_none() && (over || all_mine),
    })))
}

pub async fn delete(State(app): State<App>, Path(table): Path<String>, context: RequestContext) -> Page {
    let done = async {
        let (table, me) = (table_id(&table)?, context.person()?.id);
        app.limits.count_person(What::Act, me, context.address)?;
        match app.hall.store().delete_table(table, me, app.hall.now()).await {
            Err(StoreError::Taken(_)) => Err(HttpError::NotYourTable),
            deleted => Ok(deleted?),
        }
    };
    done.await.or_page(&context)?;
    Ok(back_to("/tables").into_response())
}
