//! A person's own dice and cards: an act is tried, stops at the roll it lacks, asks for it, and is tried again.
//!
//! Only where nobody else sits at the table: others could not check the results.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use catalogue::Problem;
use kernel::chance::Own;
use scene::Lang;
use serde::Deserialize;

use super::table::{alone, back, deed};
use super::{App, Asked, OrPage, Page};
use crate::entering::{Entered, Entry};
use crate::hall::{Act, Live};
use crate::limits::What;
use crate::trouble::Trouble;
use crate::view::Entering;

/// What cannot be is said with this code; see docs/protocol.md.
pub const BAD_CHANCE: &str = "bad-chance";

#[derive(Deserialize)]
pub struct Switch {
    seat: Option<u8>,
    own: String,
}

/// From now on the person rolls or draws, or the house does again.
pub async fn switch(
    State(house): State<App>,
    Path(table): Path<String>,
    asked: Asked,
    Form(form): Form<Switch>,
) -> Page {
    let (live, done) = deed(&house, &asked, &table, What::Act, async |live, person| {
        let is_alone = {
            let looking = live.look().await;
            alone(&looking.meta().holders, &looking.seats_of(Some(person)))
        };
        if !is_alone {
            return Err(Trouble::Forbidden("trouble-own-dice"));
        }
        let own = Own::of_word(&form.own).ok_or(Trouble::Bad("trouble-unfit"))?;
        live.set_own(person, own);
        Ok(())
    })
    .await?;
    done.or_page(&asked)?;
    back(&asked, &live, form.seat, None).await
}

/// What became of an act.
pub enum Played {
    Done,
    /// A result is missing; with a word about one that could not be.
    Waits {
        entering: Box<Entering>,
        word: Option<Trouble>,
    },
}

/// Plays the act with what was entered.
pub async fn play(live: Arc<Live>, act: Act, entry: &Entry, lang: Lang) -> Result<Played, Trouble> {
    let (own, texts) = {
        let looking = live.look().await;
        (live.own_of(act.person, &looking), looking.table().title().texts())
    };
    if own.is_none() {
        return live.act(act).await.map(|()| Played::Done);
    }
    let own = if entry.deal.is_some() { Own::None } else { own };
    let mut entered = Entered::read(entry)?;
    let (mut word, mut typed, mut kept) = (None, false, Vec::new());
    loop {
        let given = entered.given();
        match live.clone().act(Act { given, own, ..act.clone() }).await {
            Err(Trouble::Refused(Problem { need: Some(need), .. })) => {
                if !typed && Entered::answers(entry, &need) {
                    typed = true;
                    match entered.add(entry, &need, texts, lang) {
                        Ok(()) => continue,
                        Err(misread) => {
                            kept = entry.in_fields();
                            word = Some(Trouble::Refused(Problem::new(BAD_CHANCE, misread.text())));
                        }
                    }
                }
                let (given, said) = (entered.to_string(), entered.said());
                let entering = Box::new(Entering { act: act.word, given, said, need: *need, typed: kept });
                return Ok(Played::Waits { entering, word });
            }
            // A wrong card does not cost the dice; if that does not help, all must be entered again.
            Err(Trouble::Refused(problem)) if problem.code == BAD_CHANCE && !entered.is_empty() => {
                if word.is_none() {
                    entered.pop();
                } else {
                    entered.clear();
                }
                word = Some(Trouble::Refused(problem));
            }
            done => return done.map(|()| Played::Done),
        }
    }
}
