//! Requests that supply dice and cards for later: `rolls` and `stack`.

use catalogue::{Problem, Title, shown};
use kernel::Text;
use kernel::chance::{Ask, Given};
use serde_json::{Value, json};

use super::fields::Takes;
use super::session::{Answer, Request, Seated};

/// Maximum number of results that wait at once, more than any game needs.
const MOST: usize = 10_000;

pub fn rolls(seated: &mut Seated, mut request: Request) -> Answer {
    let dice: Option<Vec<u16>> = request.fields.optional("dice", Takes::List)?;
    let clear: Option<bool> = request.fields.optional("clear", Takes::Flag)?;
    request.fields.done()?;
    let title = seated.table.title();
    let given = seated.table.given_mut();
    let mut next = given.clone();
    if clear == Some(true) {
        next.dice.clear();
    }
    add_dice(&mut next, dice.unwrap_or_default(), title, "dice")?;
    *given = next;
    Ok(waiting(given))
}

pub fn stack(seated: &mut Seated, mut request: Request) -> Answer {
    let pile: String = request.fields.needed("pile", Takes::Word)?;
    let cards: Option<Vec<u16>> = request.fields.optional("cards", Takes::List)?;
    let clear: Option<bool> = request.fields.optional("clear", Takes::Flag)?;
    request.fields.done()?;
    let title = seated.table.title();
    let given = seated.table.given_mut();
    let mut next = given.clone();
    if clear == Some(true) {
        next.piles.remove(pile.as_str());
    }
    add_cards(&mut next, pile, cards.unwrap_or_default(), title, "cards").map_err(|problem| {
        let field = if problem.code == "unknown-pile" { "pile" } else { "cards" };
        Problem { field: Some(field.into()), ..problem }
    })?;
    *given = next;
    Ok(waiting(given))
}

/// Adds dice results. Each must be possible for a die of the game.
pub fn add_dice(
    given: &mut Given,
    dice: Vec<u16>,
    title: &dyn Title,
    field: &'static str,
) -> Result<(), Problem> {
    let most = title.dice().iter().copied().max().map_or(0, u16::from);
    if let Some(misfit) = dice.iter().find(|&&roll| roll == 0 || roll > most) {
        let kinds = title.dice().iter().map(|&sides| Ask::Die { sides }.text());
        let text = Text::new("chance-misfit").list("ask", kinds).number("result", *misfit);
        return Err(Problem::field("bad-chance", field, text));
    }
    given.dice.extend(dice);
    not_too_many(given, field)
}

/// Adds cards. Whether the pile contains such a card is checked only when it is drawn.
pub fn add_cards(
    given: &mut Given,
    pile: String,
    cards: Vec<u16>,
    title: &dyn Title,
    field: &'static str,
) -> Result<(), Problem> {
    let piles = title.piles();
    if !piles.contains(&pile.as_str()) {
        let text = Text::new("problem-pile").word("pile", shown(&pile)).word("known", piles.join(", "));
        return Err(Problem::field("unknown-pile", field, text));
    }
    given.piles.entry(pile.into()).or_default().extend(cards);
    given.piles.retain(|_, cards| !cards.is_empty());
    not_too_many(given, field)
}

fn not_too_many(given: &Given, field: &'static str) -> Result<(), Problem> {
    let waiting = given.dice.len() + given.piles.values().map(|cards| cards.len()).sum::<usize>();
    match waiting <= MOST {
        true => Ok(()),
        false => Err(Problem::field(
            "bad-chance",
            field,
            Text::new("request-too-many").number("most", MOST as i64),
        )),
    }
}

fn waiting(given: &Given) -> Value {
    json!({ "waiting": { "dice": given.dice, "piles": given.piles } })
}
