//! `resolute validate`: replays every stored table on this build and names those that differ.

use std::io::{self, Write};
use std::path::Path;

use catalogue::Problem;
use kernel::Text;
use store::{Page, Shelf, StoreError};

use crate::fault::{Exit, Fault};
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

pub fn run(args: &Args, voice: Voice) -> Result<Exit, Fault> {
    let database = match &args.database {
        Some(url) => url.clone(),
        None => format!("sqlite:{}", files::database_file(voice)?.display()),
    };
    refuse_missing(&database, voice)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| voice.io("threads", error))?;
    let (good, bad) = runtime.block_on(all(&database, voice))?;
    let text = Text::new("validate-done").number("good", good).number("bad", bad);
    writeln!(io::stdout(), "{}", voice.say(&text))?;
    Ok(if bad == 0 { Exit::Ok } else { Exit::Game })
}

/// Opening a file that is not there would create it; an empty database proves nothing.
fn refuse_missing(database: &str, voice: Voice) -> Result<(), Fault> {
    let Some(path) = database.strip_prefix("sqlite:") else { return Ok(()) };
    let path = Path::new(path.strip_prefix("//").unwrap_or(path));
    match path.metadata() {
        Ok(file) if file.is_file() => Ok(()),
        Ok(_) => Err(voice.io(path.display(), voice.key("validate-no-database"))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(voice.io(path.display(), voice.key("validate-no-database")))
        }
        Err(error) => Err(voice.io(path.display(), error)),
    }
}

async fn all(database: &str, voice: Voice) -> Result<(u32, u32), Fault> {
    let fault = |error: StoreError| Fault::new(Exit::Io, voice.store_error(&error));
    let store = store::open(database).await.map_err(fault)?;
    let (mut good, mut bad) = (0, 0);
    let mut page = Page::first(BATCH);
    loop {
        let listing = store.list(Shelf::All, page).await.map_err(fault)?;
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
