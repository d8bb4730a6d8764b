//! Exporting and importing games as files.

use axum::extract::{Multipart, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use catalogue::Problem;
use kernel::record::Record;
use kernel::{Arg, Text, Turn};
use serde::de::IgnoredAny;

use super::opening::opened_by;
use super::table::find;
use super::{App, OrPage, Page, RequestContext};
use crate::hall::Draft;
use crate::http_error::HttpError;
use crate::limits::{By, What};

/// A file reveals every draw and every card, so a running game is exported only to a person who plays all its seats.
pub async fn export(State(app): State<App>, Path(table): Path<String>, context: RequestContext) -> Page {
    let live = find(&app, &context, &table).await.or_page(&context)?;
    let looking = live.look().await;
    let mine = looking.seats_of(context.id());
    let over = matches!(looking.table().turn(), Turn::Over(_));
    let all_mine = mine.len() == looking.meta().holders.len();
    if looking.table().is_trial() || (!over && !all_mine) {
        return Err(context.fail(HttpError::Forbidden("trouble-export")));
    }
    let game = looking.table().title().id();
    let file = looking.table().record(false).write();
    let name = format!("attachment; filename=\"{game}-{}.json\"", &live.id().as_str()[..8]);
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], file).into_response())
}

pub async fn import(State(app): State<App>, context: RequestContext, form: Multipart) -> Page {
    let opened = async {
        app.limits.count(What::Import, By::Address(context.address))?;
        let (text, host) = (file(form).await?, context.name());
        let import = move || {
            let record = Record::read(&text).map_err(|flaw| (None, unreadable(&text, flaw.into()).into()))?;
            Draft::import(&record, &host).map_err(|error| (Some(record.game), error))
        };
        let draft = async {
            app.files.run(import).await?.map_err(|(game, error)| match (game, error) {
                (Some(game), HttpError::Refused(problem)) => {
                    HttpError::Refused(in_words(&context, &game, problem))
                }
                (_, other) => other,
            })
        };
        opened_by(&app, &context, draft).await
    };
    match opened.await {
        Ok(answer) => Ok(answer),
        Err(error @ (HttpError::Refused(_) | HttpError::Bad(_))) => {
            let notice = context.notice(&error, None);
            let mut page = super::lobby::page(&app, &context, Some(&notice)).await?;
            *page.status_mut() = error.status();
            Ok(page)
        }
        Err(error) => Err(context.fail(error)),
    }
}

/// Says in words for people why a file is not a game. The parser's own messages are for programmers, and in English.
fn unreadable(text: &str, problem: Problem) -> Problem {
    if problem.text.key != "record-unreadable" {
        return problem;
    }
    let (key, line, column) = match serde_json::from_str::<IgnoredAny>(text) {
        _ if text.trim().is_empty() => ("import-empty", 1, 1),
        Err(error) if error.is_eof() => ("import-breaks-off", error.line(), error.column()),
        Err(error) => ("import-no-json", error.line(), error.column()),
        // It is valid JSON, but not a game.
        Ok(_) => {
            let number = |wanted: &str| {
                let arg = problem.text.args.iter().find(|(name, _)| name == wanted);
                arg.and_then(|(_, arg)| match arg {
                    Arg::Number(n) => usize::try_from(*n).ok(),
                    _ => None,
                })
            };
            ("import-no-game", number("line").unwrap_or(1), number("column").unwrap_or(1))
        }
    };
    let words = Text::new(key).number("line", line as i64).number("column", column as i64);
    Problem { text: words, ..problem }
}

/// Says in the words of the game why it does not accept the file, and which act is at fault.
fn in_words(context: &RequestContext, game: &str, problem: Problem) -> Problem {
    let title = catalogue::title(game).ok();
    let key = problem.text.key.as_ref();
    let words = match key {
        "record-options" | "record-state" => Text::new(format!("import-{key}")),
        _ => {
            let said = context.notice(&HttpError::Refused(problem.clone()), title).words;
            match problem.act {
                None => Text::new("import-refused").word("words", said),
                Some(0) => Text::new("import-refused-opening").word("words", said),
                Some(act) => Text::new("import-refused-act").number("act", act as i64).word("words", said),
            }
        }
    };
    Problem { text: words, ..problem }
}

async fn file(mut form: Multipart) -> Result<String, HttpError> {
    let bad = |_| HttpError::Bad("trouble-file");
    while let Some(field) = form.next_field().await.map_err(bad)? {
        if field.name() == Some("file") {
            return field.text().await.map_err(bad);
        }
    }
    Err(HttpError::Bad("trouble-file"))
}
