//! A person's own dice and cards: an act is tried, stops at the roll it lacks, asks for it, and is tried again.
//!
//! Only where nobody else sits at the table: others could not check the results.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use serde::Deserialize;

use super::table::{alone, back, deed};
use super::{App, Asked, OrPage, Page};
use crate::entering::{Entered, Entry};
use crate::hall::{Act, Live};
use crate::limits::What;
use crate::trouble::Trouble;
use crate::view::Entering;

/// What cannot be is said with this code; see docs/protocol.md.
const BAD_CHANCE: &str = "bad-chance";

#[derive(Deserialize)]
pub struct Switch {
    seat: Option<u8>,
    own: String,
}

/// From now on the person rolls and draws, or the house does again.
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
        live.set_rolls_own(person, form.own == "on");
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
pub async fn play(live: Arc<Live>, act: Act, entry: &Entry) -> Result<Played, Trouble> {
    if !live.rolls_own(act.person) {
        return live.act(act).await.map(|()| Played::Done);
    }
    let mut entered = Entered::read(entry)?;
    let only = entry.deal.is_none();
    let mut word = None;
    loop {
        let given = entered.given(only);
        match live.clone().act(Act { given, ..act.clone() }).await {
            Err(Trouble::Refused(problem)) if problem.need.is_some() => {
                let (need, why) = (problem.need.unwrap_or_default(), problem.why.unwrap_or_default());
                let entering = Box::new(Entering { act: act.word, given: entered.to_string(), need, why });
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
