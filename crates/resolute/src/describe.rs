//! Games, rules and results as data and in words, shared by commands and protocol.

use catalogue::{Hosted, Title};
use kernel::{Player, Text, Turn, Verdict, Viewer};
use scene::{Item, Lang, Rule, Rulebook, Scene};
use serde_json::{Value, json};

use crate::voice::Voice;

/// The name of a game. Its id if it has no text for it.
pub fn name(title: &'static dyn Title, lang: Lang) -> String {
    let voice = Voice::new(lang).of(title);
    voice.known(&format!("{}-name", title.id())).unwrap_or_else(|| title.id().to_owned())
}

/// A game of the catalogue as data, including words if a language is given.
pub fn game(title: &'static dyn Title, lang: Option<Lang>) -> Value {
    let (seats, (least, most)) = (title.seats(), title.minutes());
    let mut value = json!({
        "id": title.id(),
        "rules": title.rules(),
        "seats": [seats.start(), seats.end()],
        "minutes": [least, most],
        "dice": title.dice(),
        "options": options(title, lang),
        "bots": bots::Level::ALL.map(bots::Level::name),
    });
    if let Some(lang) = lang {
        value["name"] = name(title, lang).into();
    }
    value
}

fn options(title: &'static dyn Title, lang: Option<Lang>) -> Vec<Value> {
    let words = |key: String| Voice::new(lang?).of(title).known(&key);
    let option = |spec: &kernel::OptionSpec| {
        let mut value = json!(spec);
        let key = format!("option-{}-{}", title.id(), spec.name);
        for (field, said) in [("label", words(key.clone())), ("help", words(format!("{key}-help")))] {
            if let Some(said) = said {
                value[field] = said.into();
            }
        }
        value
    };
    title.option_specs().iter().map(option).collect()
}

/// A rule, in one language if one is given, otherwise in all.
pub fn rule(book: &Rulebook, rule: &Rule, lang: Option<Lang>) -> Value {
    let Some(lang) = lang else { return json!(rule) };
    let section = book.sections.iter().find(|section| section.id == rule.section);
    json!({
        "id": rule.id,
        "section": section.map_or(rule.section.as_str(), |section| section.title.get(lang)),
        "origin": rule.origin,
        "title": rule.title.get(lang),
        "text": rule.text.get(lang),
    })
}

/// The seats that must decide, or the result.
pub fn turn(table: &dyn Hosted) -> Value {
    match table.turn() {
        Turn::Decide(seats) => json!({ "decide": seats.iter().collect::<Vec<_>>() }),
        Turn::Over(verdict) => json!({ "over": {
            "winners": verdict.winners.iter().collect::<Vec<_>>(),
            "scores": verdict.scores[..table.players().len()],
            "how": verdict.how,
        }}),
    }
}

/// The names of the sides, taken from the scene's roster.
pub fn sides(scene: &Scene) -> Vec<Text> {
    let items = || scene.areas.iter().flat_map(|area| &area.items);
    let roster = items().find_map(|item| match item {
        Item::Roster(roster) => Some(roster),
        _ => None,
    });
    roster.map(|roster| roster.seats.iter().map(|view| view.side.clone()).collect()).unwrap_or_default()
}

/// The name of the side that a seat plays, or the seat's number.
pub fn side(sides: &[Text], seat: usize, voice: Voice) -> String {
    match sides.get(seat) {
        Some(side) => voice.say(side),
        None => voice.say(&Text::new("seat-number").number("seat", seat as i64)),
    }
}

/// The names of the sides of a game that is not open yet, if it has texts for them.
pub fn sides_of(title: &'static dyn Title, seats: usize) -> Vec<Text> {
    let keys = (1..=seats).map(|seat| format!("{}-seat-{seat}", title.id()));
    keys.take_while(|key| title.texts().has(Lang::default(), key)).map(Text::new).collect()
}

/// How a game ended, in words: the table's verdict, and every seat with its player and score.
pub fn result(table: &dyn Hosted, verdict: &Verdict, voice: Voice) -> String {
    let scene = table.scene(Viewer::Spectator);
    let sides = sides(&scene);
    let scored = |(seat, player): (usize, &Player)| {
        format!("{} ({}) {}", side(&sides, seat, voice), player.name(), verdict.scores[seat])
    };
    let scores: Vec<_> = table.players().iter().enumerate().map(scored).collect();
    format!("{} {}", voice.say(&scene.prompt.question), scores.join(", "))
}
