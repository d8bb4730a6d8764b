//! The first page.

use axum::extract::State;
use kernel::Text;
use store::{Card, Holder, PersonId, Shelf};

use super::{App, Asked, OrPage, Page, html};
use crate::pages;
use crate::trouble::Trouble;
use crate::view::{LobbyView, Notice, TableRow};

/// So many tables of each list stand on the first page.
const ROWS: u32 = 12;

pub async fn lobby(State(house): State<App>, asked: Asked) -> Page {
    page(&house, &asked, None).await
}

pub async fn page(house: &App, asked: &Asked, notice: Option<&Notice>) -> Page {
    let me = asked.id();
    let (mut mine, mut finished) = (Vec::new(), Vec::new());
    if let Some(me) = me {
        mine = list(house, Shelf::Mine(me), Some(me)).await.or_page(asked)?;
        finished = list(house, Shelf::MyFinished(me), Some(me)).await.or_page(asked)?;
        mine.sort_by_key(|row| !row.my_turn);
    }
    let open = list(house, Shelf::Open, me).await.or_page(asked)?;
    let who = asked.who();
    Ok(html(pages::lobby(&LobbyView { who: &who, mine: &mine, open: &open, finished: &finished, notice })))
}

async fn list(house: &App, shelf: Shelf, me: Option<PersonId>) -> Result<Vec<TableRow>, Trouble> {
    let listing = house.hall.store().list(shelf, store::Page::first(ROWS)).await?;
    Ok(listing.cards.into_iter().filter_map(|card| row(card, me)).collect())
}

/// A game that this program does not know any more is left out.
fn row(card: Card, me: Option<PersonId>) -> Option<TableRow> {
    let title = catalogue::title(&card.game).ok()?;
    Some(TableRow {
        id: card.table.to_string(),
        title,
        my_turn: me.is_some_and(|me| card.waits_for(me)),
        won: card.summary.over.then_some(card.summary.winners),
        free_seats: card.chairs.iter().filter(|chair| chair.holder == Holder::Open).count(),
        headline: card.summary.headline.unwrap_or_else(|| Text::new("table-running")),
        players: card.chairs.into_iter().map(|chair| chair.player).collect(),
    })
}
