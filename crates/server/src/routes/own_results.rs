//! Playing with one's own dice and cards. An act is tried; if a roll is missing it stops, asks for the result and is tried again.
//!
//! Only allowed if nobody else sits at the table, because others could not check the results.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use catalogue::Problem;
use kernel::chance::Own;
use scene::Lang;
use serde::Deserialize;

use super::table::{as_participant, back};
use super::{App, OrPage, Page, RequestContext};
use crate::hall::{Act, Live};
use crate::http_error::HttpError;
use crate::limits::What;
use crate::own_results::{OwnResults, ResultForm};
use crate::view::MissingResult;

/// The error code for impossible results; see docs/protocol.md.
pub const BAD_CHANCE: &str = "bad-chance";

#[derive(Deserialize)]
pub struct Switch {
    seat: Option<u8>,
    own: String,
}

/// Switches between a person's own dice and cards and those of the server.
pub async fn switch(
    State(app): State<App>,
    Path(table): Path<String>,
    context: RequestContext,
    Form(form): Form<Switch>,
) -> Page {
    let (live, done) = as_participant(&app, &context, &table, What::Act, async |live, person| {
        let is_alone = {
            let looking = live.look().await;
            looking.is_alone(Some(person))
        };
        if !is_alone {
            return Err(HttpError::Forbidden("trouble-own-dice"));
        }
        let own = Own::of_word(&form.own).ok_or(HttpError::Bad("trouble-unfit"))?;
        live.set_own(person, own);
        Ok(())
    })
    .await?;
    done.or_page(&context)?;
    back(&context, &live, form.seat, None).await
}

/// The outcome of an act.
pub enum Played {
    Done,
    /// A result is missing. `word` says if an entered result was impossible.
    Waits {
        missing: Box<MissingResult>,
        word: Option<HttpError>,
    },
}

/// Plays the act with the results that were entered.
pub async fn play(live: Arc<Live>, act: Act, form: &ResultForm, lang: Lang) -> Result<Played, HttpError> {
    let (own, texts, is_alone) = {
        let looking = live.look().await;
        let texts = looking.table().title().texts();
        (live.own_of(act.person, &looking), texts, looking.is_alone(Some(act.person)))
    };
    if own.is_none() {
        // Results were entered for a table that has meanwhile forgotten that
        // the person rolls themselves. Rolling here instead would ignore them.
        if is_alone && form.deal.is_none() && !(form.given.is_empty() && form.need.is_empty()) {
            return Err(HttpError::Stale);
        }
        return live.act(act).await.map(|()| Played::Done);
    }
    let own = if form.deal.is_some() { Own::None } else { own };
    let mut results = OwnResults::read(form)?;
    let (mut word, mut typed, mut kept) = (None, false, Vec::new());
    loop {
        let given = results.given();
        match live.clone().act(Act { given, own, ..act.clone() }).await {
            Err(HttpError::Refused(Problem { need: Some(need), .. })) => {
                if !typed && OwnResults::answers(form, &need) {
                    typed = true;
                    match results.add(form, &need, texts, lang) {
                        Ok(()) => continue,
                        Err(misread) => {
                            kept = form.in_fields();
                            word = Some(HttpError::Refused(Problem::new(BAD_CHANCE, misread.text())));
                        }
                    }
                }
                let (given, said) = (results.to_string(), results.said());
                let missing =
                    Box::new(MissingResult { act: act.word, given, said, need: *need, typed: kept });
                return Ok(Played::Waits { missing, word });
            }
            // A wrong card does not invalidate the dice: first only the last
            // result is dropped. If that does not help, all must be entered again.
            Err(HttpError::Refused(problem)) if problem.code == BAD_CHANCE && !results.is_empty() => {
                if word.is_none() {
                    results.pop();
                } else {
                    results.clear();
                }
                word = Some(HttpError::Refused(problem));
            }
            done => return done.map(|()| Played::Done),
        }
    }
}
