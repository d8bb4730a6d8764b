//! Games as files: out and in again.

use axum::extract::{Multipart, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use kernel::Turn;
use kernel::record::Record;

use super::opening::opened_by;
use super::table::find;
use super::{App, Asked, OrPage, Page};
use crate::hall::Draft;
use crate::limits::{By, What};
use crate::trouble::Trouble;

/// A file tells every draw and every card, so a running game is given out only to one who plays all its seats.
pub async fn export(State(house): State<App>, Path(table): Path<String>, asked: Asked) -> Page {
    let live = find(&house, &asked, &table).await.or_page(&asked)?;
    let looking = live.look().await;
    let mine = looking.seats_of(asked.id());
    let over = matches!(looking.table().turn(), Turn::Over(_));
    let all_mine = mine.len() == looking.meta().holders.len();
    if looking.table().is_trial() || (!over && !all_mine) {
        return Err(asked.fail(Trouble::Forbidden("trouble-export")));
    }
    let game = looking.table().title().id();
    let file = looking.table().record(false).write();
    let name = format!("attachment; filename=\"{game}-{}.json\"", &live.id().as_str()[..8]);
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], file).into_response())
}

pub async fn import(State(house): State<App>, asked: Asked, form: Multipart) -> Page {
    let opened = async {
        house.limits.count(What::Import, By::Address(asked.address))?;
        let record = Record::read(&file(form).await?).map_err(catalogue::Problem::from)?;
        opened_by(&house, &asked, async { Draft::import(&record, &asked.name()) }).await
    };
    match opened.await {
        Ok(answer) => Ok(answer),
        Err(trouble @ (Trouble::Refused(_) | Trouble::Bad(_))) => {
            let notice = asked.notice(&trouble, None);
            let mut page = super::lobby::page(&house, &asked, Some(&notice)).await?;
            *page.status_mut() = trouble.status();
            Ok(page)
        }
        Err(trouble) => Err(asked.fail(trouble)),
    }
}

async fn file(mut form: Multipart) -> Result<String, Trouble> {
    let bad = |_| Trouble::Bad("trouble-file");
    while let Some(field) = form.next_field().await.map_err(bad)? {
        if field.name() == Some("file") {
            return field.text().await.map_err(bad);
        }
    }
    Err(Trouble::Bad("trouble-file"))
}
