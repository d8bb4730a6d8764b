//! `resolute validate`: replays every stored table with this build and lists those that differ.

use std::io::{self, Write};

use catalogue::Problem;
use kernel::Text;
use store::{Page, StoreError, TableList};

use super::database::runtime;
use crate::cli_error::{CliError, Exit};
use crate::files;
use crate::voice::Voice;

/// Tables read at a time.
const BATCH: u32 = 100;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// sqlite:PATH or postgres://USER@HOST/NAME [default: the file in the data folder]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let database = match &args.database {
        Some(url) => url.clone(),
        None => format!("sqlite:{}", files::database_file(voice)?.display()),
    };
    if let Some(file) = store::sqlite_file(&database) {
        files::refuse_missing_database(file, voice)?;
    }
    let (good, bad) = runtime(voice)?.block_on(all(&database, voice))?;
    let text = Text::new("validate-done").number("good", good).number("bad", bad);
    writeln!(io::stdout(), "{}", voice.say(&text))?;
    Ok(if bad == 0 { Exit::Ok } else { Exit::Game })
}

async fn all(database: &str, voice: Voice) -> Result<(u32, u32), CliError> {
    let fault = |error: StoreError| CliError::new(Exit::Io, voice.store_error(&error));
    let store = store::open(database).await.map_err(fault)?;
    let (mut good, mut bad) = (0, 0);
    let mut page = Page::first(BATCH);
    loop {
        let listing = store.list(TableList::All, page).await.map_err(fault)?;
        for card in &listing.cards {
            let stored = store.load(card.table).await.map_err(fault)?;
            let replayed = catalogue::title(&stored.record.game).and_then(|title| {
                title.reopen(&stored.record).map(drop).map_err(|problem| named(problem, title.id()))
            });
            match replayed {
                Ok(()) => good += 1,
                Err(problem) => {
                    bad += 1;
                    let said = match catalogue::title(&stored.record.game) {
                        Ok(title) => voice.of(title).problem(&problem),
                        Err(_) => voice.problem(&problem),
                    };
                    writeln!(io::stdout(), "{}: {said}", card.table)?;
                }
            }
        }
        match listing.next {
            Some(next) => page.after = Some(next),
            None => break,
        }
    }
    store.close().await;
    Ok((good, bad))
}

fn named(mut problem: Problem, game: &str) -> Problem {
    problem.field.get_or_insert_with(|| game.to_owned());
    problem
}
