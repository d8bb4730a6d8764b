//! Requests that concern no table: `games` and `rules`.

use catalogue::Title;
use serde_json::{Value, json};

use super::fields::Takes;
use super::session::{Answer, Request, Session};
use crate::commands::rules::no_rule;
use crate::describe;

pub fn games(request: Request) -> Answer {
    request.fields.done()?;
    let games: Vec<_> =
        catalogue::titles().iter().map(|title| describe::game(title.as_ref(), request.lang)).collect();
    Ok(json!({ "games": games }))
}

/// The rules of the named game, otherwise of the game on the table.
pub fn rules(session: &Session, mut request: Request) -> Answer {
    let game: Option<String> = request.fields.optional("game", Takes::Word)?;
    let id: Option<String> = request.fields.optional("rule", Takes::Word)?;
    let title: &'static dyn Title = match (game, &session.seated) {
        (Some(game), _) => catalogue::title(&game)?,
        (None, Some(seated)) => seated.table.title(),
        (None, None) => catalogue::title(&request.fields.needed::<String>("game", Takes::Word)?)?,
    };
    request.fields.done()?;
    let book = title.rulebook();
    let told = |rule| describe::rule(book, rule, request.lang);
    let rules: Vec<Value> = match &id {
        Some(id) => vec![told(book.rule(id).ok_or_else(|| no_rule(id, title.id()))?)],
        None => book.rules.iter().map(told).collect(),
    };
    Ok(json!({ "game": title.id(), "rules": rules }))
}
