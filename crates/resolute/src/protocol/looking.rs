//! Requests that only read the table: `choices`, `scene`, `state`, `log`, `export`, `hint`.

use catalogue::{Hint, Hosted};
use kernel::Viewer;
use serde_json::{Value, json};

use super::fields::Takes;
use super::session::{Answer, Request, standing};
use super::spoken::in_words;
use crate::commands::replay::beyond;

/// Default number of hints.
const HINTS: usize = 3;

/// Worth is rounded to this fraction of one: further digits carry no information.
const WORTH_PARTS: f64 = 1000.0;

pub fn choices(table: &dyn Hosted, mut request: Request) -> Answer {
    let voice = request.voice().of(table.title());
    let seat = request.fields.seat(table)?;
    request.fields.done()?;
    let acts = table.choices(seat);
    let mut answer = json!({ "acts": acts, "after": table.len() });
    if request.lang.is_some() {
        let prompt = table.scene(Viewer::Seat(seat)).prompt;
        let label = |act: &String| {
            let choice = prompt.choices.iter().find(|choice| choice.act == *act);
            choice.map(|choice| voice.say(&choice.label))
        };
        answer["labels"] = acts.iter().map(label).collect();
    }
    Ok(answer)
}

pub fn scene(table: &dyn Hosted, mut request: Request) -> Answer {
    let viewer = request.fields.viewer(table)?;
    let act: Option<usize> = request.fields.optional("act", Takes::Number)?;
    request.fields.done()?;
    let after = act.unwrap_or(table.len());
    let scene = match act {
        None => table.scene(viewer),
        Some(act) => table.scene_at(act, viewer).ok_or_else(|| beyond(act, table.len()))?,
    };
    let mut scene = json!(scene);
    if let Some(lang) = request.lang {
        in_words(&mut scene, table.title(), lang);
    }
    Ok(json!({ "scene": scene, "after": after }))
}

pub fn state(table: &dyn Hosted, request: Request) -> Answer {
    request.fields.done()?;
    Ok(standing(table, json!({ "state": table.state() })))
}

pub fn log(table: &dyn Hosted, mut request: Request) -> Answer {
    let viewer = request.fields.viewer(table)?;
    let since: Option<usize> = request.fields.optional("since", Takes::Number)?;
    request.fields.done()?;
    let mut log = json!(table.log(viewer, since.unwrap_or(0)));
    if let Some(lang) = request.lang {
        in_words(&mut log, table.title(), lang);
    }
    Ok(json!({ "log": log, "after": table.len() }))
}

pub fn export(table: &dyn Hosted, mut request: Request) -> Answer {
    let secret: Option<bool> = request.fields.optional("secret", Takes::Flag)?;
    request.fields.done()?;
    Ok(json!({ "record": table.record(secret.unwrap_or(false)) }))
}

pub fn hint(table: &dyn Hosted, mut request: Request) -> Answer {
    let seat = request.fields.seat(table)?;
    let most: Option<usize> = request.fields.optional("most", Takes::Number)?;
    request.fields.done()?;
    let hint = |hint: Hint| {
        let worth = (f64::from(hint.worth) * WORTH_PARTS).round() / WORTH_PARTS;
        let mut told = json!({ "act": hint.act, "worth": worth });
        if let Some(reason) = hint.reason {
            told["reason"] = json!(reason);
        }
        told
    };
    let hints: Vec<Value> = table.hints(seat, most.unwrap_or(HINTS)).into_iter().map(hint).collect();
    Ok(json!({ "hints": hints, "after": table.len() }))
}
