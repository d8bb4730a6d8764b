//! Requests that replace the table: `new` and `load`.

use catalogue::{Hosted, NewTable, Problem, Title, shown};
use kernel::Text;
use kernel::chance::{Given, Own, Seed};
use kernel::record::Record;
use serde_json::{Map, Value, json};

use super::fields::{Takes, wrong};
use super::session::{Answer, ProtocolError, Request, Seated, Session, standing};
use super::supply;
use crate::commands::play::bad_seed;
use crate::seats;
use crate::seeds::Deal;

/// Tells the commitment of the next table's seed, so that the player can then add a word which this program did not know before.
pub fn seal(session: &mut Session, request: Request) -> Answer {
    request.fields.done()?;
    let seed = catalogue::fresh_seed().map_err(no_chance)?;
    let commitment = seed.commitment();
    session.sealed = Some(seed);
    Ok(json!({ "commitment": commitment }))
}

pub fn new(session: &mut Session, mut request: Request) -> Answer {
    let voice = request.voice();
    let fields = &mut request.fields;
    let game: String = fields.needed("game", Takes::Word)?;
    let title = catalogue::title(&game)?;
    let options: Map<String, Value> = fields.optional("options", Takes::Object)?.unwrap_or_default();
    let players = match fields.optional::<Vec<String>>("seats", Takes::List)? {
        Some(words) => seats::players(&words, voice),
        None => seats::all_people(title, voice),
    };
    let deal = match fields.value("seed") {
        None => session.sealed.clone().map_or(Deal::Secret, Deal::Chosen),
        Some(Value::String(word)) if word == "own" => Deal::Own,
        Some(Value::String(word)) => Deal::Chosen(word.parse::<Seed>().map_err(|_| bad_seed(&word))?),
        Some(value) => {
            let number = value.as_u64().ok_or_else(|| wrong("seed", Takes::Seed))?;
            Deal::Chosen(Seed::from_number(number))
        }
    };
    let own = match request.fields.optional::<String>("own", Takes::Word)? {
        None => Own::None,
        Some(word) => Own::of_word(&word).ok_or_else(|| unknown_own(&word))?,
    };
    let word: Option<String> = request.fields.optional("word", Takes::Word)?;
    let given = given(title, &mut request)?;
    request.fields.done()?;
    let (seed, salt) = deal.settle().map_err(no_chance)?;
    let new = NewTable { options, players, seed, word, own, given };
    let table = title.open(new).map_err(ProtocolError::of(title))?;
    let answer = opened(&*table);
    // A sealed seed is used for one table only.
    session.sealed = None;
    session.seated = Some(Seated { table, salt });
    Ok(answer)
}

/// The dice and cards for the opening, if people bring their own.
fn given(title: &dyn Title, request: &mut Request) -> Result<Given, Problem> {
    let mut given = Given::default();
    if let Some(dice) = request.fields.optional("rolls", Takes::List)? {
        supply::add_dice(&mut given, dice, title, "rolls")?;
    }
    let stacks: Map<String, Value> = request.fields.optional("stacks", Takes::Object)?.unwrap_or_default();
    for (pile, cards) in stacks {
        let cards = serde_json::from_value(cards).map_err(|_| wrong("stacks", Takes::List))?;
        supply::add_cards(&mut given, pile, cards, title, "stacks")?;
    }
    Ok(given)
}

pub fn load(session: &mut Session, mut request: Request) -> Answer {
    let record = request.fields.record("record")?;
    let text = request.fields.text("text")?;
    request.fields.done()?;
    let ((Some(text), None) | (None, Some(text))) = (record, text) else {
        return Err(wrong("record", Takes::Record).into());
    };
    let record = Record::read(&text).map_err(Problem::from)?;
    let title = catalogue::title(&record.game)?;
    let fresh = catalogue::fresh_seed().map_err(no_chance)?;
    let known = record.seals.last().and_then(|seal| seal.seed.clone());
    let salt = known.as_ref().unwrap_or(&fresh).number();
    let table = title.resume(&record, fresh).map_err(ProtocolError::of(title))?;
    let mut answer = opened(&*table);
    answer["results"] = json!(record.provenance());
    session.seated = Some(Seated { table, salt });
    Ok(answer)
}

fn unknown_own(word: &str) -> Problem {
    let known = Own::ALL.map(Own::word).join(", ");
    Problem::field("bad-field", "own", Text::new("field-own").word("own", shown(word)).word("known", known))
}

fn no_chance(error: std::io::Error) -> Problem {
    Problem::new("io", Text::new("request-no-chance").word("why", error.to_string()))
}

fn opened(table: &dyn Hosted) -> Value {
    let title = table.title();
    let more = json!({
        "game": title.id(),
        "rules": title.rules(),
        "options": table.options(),
        "seats": table.players(),
        "commitment": table.commitment(),
        "own": table.own(),
    });
    standing(table, more)
}
