//! The front page.

use axum::extract::State;
use kernel::{Seat, Text};
use store::{Card, Holder, PersonId, TableList};

use super::{App, OrPage, Page, RequestContext, html};
use crate::hall::LESSON_HEADLINE;
use crate::http_error::HttpError;
use crate::view::{LobbyView, Notice, TableRow};
use crate::{clock, pages};

/// Maximum number of tables in each list on the front page.
const ROWS: u32 = 12;
/// How many of a visitor's own tables are read to fill the list. More than are shown, because the newest ones may be lessons.
const LOOKED_THROUGH: u32 = 48;

pub async fn lobby(State(app): State<App>, context: RequestContext) -> Page {
    page(&app, &context, None).await
}

pub async fn page(app: &App, context: &RequestContext, notice: Option<&Notice>) -> Page {
    let me = context.id();
    let (mut mine, mut finished, mut archived) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(me) = me {
        mine = in_order(list(app, TableList::Mine(me), Some(me), LOOKED_THROUGH).await.or_page(context)?);
        finished = list(app, TableList::MyFinished(me), Some(me), ROWS).await.or_page(context)?;
        archived = list(app, TableList::Archived(me), Some(me), ROWS).await.or_page(context)?;
    }
    let open = list(app, TableList::Open, me, ROWS).await.or_page(context)?;
    let who = context.who();
    let (mine, open, finished, archived) = (&mine, &open, &finished, &archived);
    Ok(html(pages::lobby(&LobbyView { who: &who, mine, open, finished, archived, notice })))
}

/// Orders a visitor's tables, given newest first: those where it is their turn, then the others, then the newest lesson of each game.
fn in_order(newest_first: Vec<TableRow>) -> Vec<TableRow> {
    let mut lessons: Vec<&str> = Vec::new();
    let mut rows: Vec<TableRow> = newest_first
        .into_iter()
        .filter(|row| {
            let is_shown = !row.is_lesson || !lessons.contains(&row.title.id());
            if row.is_lesson {
                lessons.push(row.title.id());
            }
            is_shown
        })
        .collect();
    rows.sort_by_key(|row| (row.is_lesson, !row.my_turn));
    rows.truncate(ROWS as usize);
    rows
}

async fn list(
    app: &App,
    shelf: TableList,
    me: Option<PersonId>,
    most: u32,
) -> Result<Vec<TableRow>, HttpError> {
    let listing = app.hall.store().list(shelf, store::Page::first(most)).await?;
    Ok(rows(app, listing.cards, me))
}

pub fn rows(app: &App, cards: Vec<Card>, me: Option<PersonId>) -> Vec<TableRow> {
    let now = app.hall.now();
    let left = |card: &Card| app.keeping.days_left(card.put_away?, now);
    cards.into_iter().filter_map(|card| Some(TableRow { days_left: left(&card), ..row(card, me)? })).collect()
}

/// None for a game that this program no longer knows.
fn row(card: Card, me: Option<PersonId>) -> Option<TableRow> {
    let title = catalogue::title(&card.game).ok()?;
    Some(TableRow {
        id: card.table.to_string(),
        title,
        my_turn: me.is_some_and(|me| card.waits_for(me)),
        won: card.summary.over.then_some(card.summary.winners),
        free_seats: card.chairs.iter().filter(|chair| chair.holder == Holder::Open).count(),
        is_trial: card.is_trial,
        is_lesson: card.summary.headline.as_ref().is_some_and(|headline| headline.key == LESSON_HEADLINE),
        age: clock::now().0 - card.summary.updated.0,
        days_left: None,
        members: (0..card.chairs.len() as u8).map(|n| members_of(&card, Seat(n))).collect(),
        headline: card.summary.headline.unwrap_or_else(|| Text::new("table-running")),
        players: card.chairs.into_iter().map(|chair| chair.player).collect(),
    })
}

fn members_of(card: &Card, seat: Seat) -> Vec<String> {
    card.members.iter().filter(|member| member.seat == seat).map(|member| member.name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(id: &str, game: &str, my_turn: bool, is_lesson: bool) -> TableRow {
        TableRow {
            id: id.to_owned(),
            title: catalogue::title(game).unwrap(),
            headline: Text::new("table-running"),
            players: Vec::new(),
            my_turn,
            won: None,
            free_seats: 0,
            is_trial: false,
            is_lesson,
            age: 0,
            members: Vec::new(),
            days_left: None,
        }
    }

    #[test]
    fn of_each_game_the_newest_lesson_stands_after_the_tables() {
        let rows = vec![
            row("lesson-2", "idiot", true, true),
            row("lesson-1", "idiot", true, true),
            row("waits", "manifest", false, false),
            row("other-lesson", "manifest", true, true),
            row("mine", "idiot", true, false),
        ];
        let shown: Vec<String> = in_order(rows).into_iter().map(|row| row.id).collect();
        assert_eq!(shown, ["mine", "waits", "lesson-2", "other-lesson"]);
    }
}
