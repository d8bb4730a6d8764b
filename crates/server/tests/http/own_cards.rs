//! TPG-20: cards of one's own, written in the form of a new table without scripts, and read by everybody.

use crate::house::{House, id_of};
use crate::visitor::Visitor;

const NEW: &str = "/new/presidential";

/// The fields of a card as the form sends them.
fn card(n: usize, fields: &[(&str, &str)]) -> Vec<(String, String)> {
    fields.iter().map(|(name, value)| (format!("option.own_cards.{n}.{name}"), (*value).to_owned())).collect()
}

/// Two good cards: votes in two named states, and a penalty in one of a region.
fn two_cards() -> Vec<(String, String)> {
    let first = [
        ("effect.kind", "add"),
        ("effect.votes", "3"),
        ("effect.extra", "1"),
        ("effect.among", "any"),
        ("several", "OH"),
        ("several", "MI"),
        ("text", "Fähren für alle"),
        ("immediate", "off"),
    ];
    let second = [
        ("effect.kind", "lose_one_of"),
        ("effect.votes", "2"),
        ("effect.extra", "1"),
        ("effect.among", "south"),
        ("text", "A slip of the tongue"),
        ("immediate", "off"),
    ];
    [card(0, &first), card(1, &second)].concat()
}

async fn send(
    visitor: &mut Visitor,
    cards: &[(String, String)],
    more: &[(&str, &str)],
) -> crate::visitor::Answer {
    let mut fields = vec![("option.weeks", "7"), ("seat.0", "me"), ("seat.1", "friend")];
    fields.extend(cards.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    fields.extend(more);
    visitor.post(NEW, &fields).await.unwrap()
}

/// With another value in a field, or, where there is none yet, this one more.
fn with(cards: &[(String, String)], field: &str, value: &str) -> Vec<(String, String)> {
    let name = format!("option.own_cards.{field}");
    let mut cards = cards.to_vec();
    match cards.iter_mut().find(|(known, _)| *known == name) {
        Some(found) => found.1 = value.to_owned(),
        None => cards.push((name, value.to_owned())),
    }
    cards
}

/// What stands beside a field as its fault.
fn fault_of(page: &str, field: &str) -> Option<String> {
    let mark = format!("id=\"option.own_cards.{field}-fault\"><bdi>");
    let (_, rest) = page.split_once(&mark)?;
    Some(rest.split("</bdi>").next()?.to_owned())
}

#[tokio::test]
async fn tpg_20_cards_are_written_in_a_form_without_scripts() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let page = ada.get(NEW).await.unwrap().is(200).body;
    assert!(!page.contains("name=\"option.own_cards\""), "no field for JSON");
    assert!(page.contains("name=\"add\" value=\"own_cards\""));
    let before_script = |page: &str| page.split("<template>").next().unwrap().to_owned();
    assert!(!before_script(&page).contains("own_cards.0"), "no card until one is wanted");

    let page = send(&mut ada, &[], &[("add", "own_cards")]).await.is(200).body;
    assert!(page.contains("name=\"option.weeks\"") && page.contains("value=\"7\""), "what was typed stays");
    assert!(before_script(&page).contains("id=\"option.own_cards.0.effect.kind\""));
    assert!(page.contains("<details") && page.contains("value=\"own_cards.0\""), "it can be removed again");

    let page = before_script(&send(&mut ada, &two_cards(), &[("add", "own_cards")]).await.is(200).body);
    for kept in [
        "value=\"Fähren für alle\"",
        "value=\"A slip of the tongue\"",
        "value=\"lose_one_of\" selected",
        "value=\"south\" selected",
        "value=\"OH\" checked",
        "value=\"MI\" checked",
        "<legend>Card 3</legend>",
    ] {
        assert!(page.contains(kept), "{kept}");
    }
    let page = before_script(&send(&mut ada, &two_cards(), &[("remove", "own_cards.0")]).await.is(200).body);
    assert!(!page.contains("Fähren") && page.contains("value=\"A slip of the tongue\""));
    assert!(
        page.contains("id=\"option.own_cards.0.text\"") && !page.contains("own_cards.1."),
        "counted anew"
    );
    assert_eq!(house.count_tables().await, 0);

    let path = send(&mut ada, &two_cards(), &[]).await.is(303).location().to_owned();
    let options: serde_json::Value = house.record(id_of(&path)).await.options.read().unwrap();
    let cards = serde_json::json!([
        { "text": "Fähren für alle", "effect": { "kind": "add", "votes": 3, "states": ["OH", "MI"] }, "immediate": false },
        { "text": "A slip of the tongue", "effect": { "kind": "lose_one_of", "votes": 2, "among": "south" }, "immediate": true },
    ]);
    assert_eq!((&options["own_cards"], &options["weeks"]), (&cards, &7.into()));
}

#[tokio::test]
async fn tpg_20_a_fault_names_card_and_field_and_stands_beside_it() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let good = two_cards();
    let none: Vec<_> = good.iter().filter(|(name, _)| !name.ends_with("several")).cloned().collect();
    let cases = [
        (with(&good, "0.effect.votes", "11"), "0.effect.votes", "Card 1, Votes: a number from 1 to 10."),
        (with(&good, "1.effect.votes", "many"), "1.effect.votes", "Card 2, Votes: a number from 1 to 10."),
        (with(&good, "1.text", "  "), "1.text", "Card 2, Text: something that can be seen."),
        (
            with(&good, "1.text", "a\u{202e}b"),
            "1.text",
            "Card 2, Text: no character that is not seen (U+202E)",
        ),
        (with(&good, "0.text", &"x".repeat(201)), "0.text", "Card 1, Text: at most 200 characters."),
        (
            with(&good, "0.effect.kind", "bribe"),
            "0.effect.kind",
            "Card 1, What it does: one of those that are offered.",
        ),
        (with(&good, "0.effect.kind", "roll"), "0.several", "Card 1, States: exactly one."),
        (none, "0.several", "Card 1, States: 1 to 4 different ones."),
        (
            with(&with(&good, "1.effect.kind", "catch_up"), "1.effect.votes", "10"),
            "1.effect.extra",
            "Card 2 of your own",
        ),
    ];
    for (fields, field, words) in cases {
        let page = send(&mut ada, &fields, &[]).await.is(422).body;
        let fault = fault_of(&page, field).unwrap_or_else(|| panic!("nothing beside {field}: {page}"));
        assert!(fault.starts_with(words), "{field}: {fault}");
        assert!(page.contains("A slip of the tongue") || field == "1.text", "what was typed stays");
        assert!(page.contains("name=\"option.weeks\"") && page.contains("value=\"7\""));
    }
    let both = with(&with(&good, "0.effect.votes", "0"), "1.text", "");
    let page = send(&mut ada, &both, &[]).await.is(422).body;
    assert!(
        fault_of(&page, "0.effect.votes").is_some() && fault_of(&page, "1.text").is_some(),
        "all at once"
    );
    assert!(page.contains("2 fields need another look"));
    assert!(page.contains("href=\"#option.own_cards.1.text\""), "a way to each");

    ada.post("/prefs", &[("lang", "de")]).await.unwrap().is(303);
    let page = send(&mut ada, &with(&good, "0.effect.votes", "11"), &[]).await.is(422).body;
    assert_eq!(
        fault_of(&page, "0.effect.votes").as_deref(),
        Some("Karte 1, Stimmen: eine Zahl von 1 bis 10.")
    );
    assert_eq!(house.count_tables().await, 0);
    let without = send(&mut ada, &good, &[("option.cards", "off")]).await.is(422).body;
    assert!(without.contains("Eigene Karten brauchen die Politikkarten."));
}

#[tokio::test]
async fn tpg_20_all_cards_are_read_by_guests_of_the_invitation_and_by_both_teams() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let path = send(&mut ada, &two_cards(), &[]).await.is(303).location().to_owned();
    let page = ada.get(&path).await.unwrap().is(200).body;
    let link = format!("/join/{}", page.split_once("/join/").unwrap().1.split('"').next().unwrap());
    let list = format!("{path}/cards");
    assert!(page.contains(&format!("href=\"{list}\"")), "from the table");

    let mut ben = house.visitor();
    let invitation = ben.get(&link).await.unwrap().is(200).body;
    for words in
        ["The Presidential Game", "Fähren für alle", "A slip of the tongue", &format!("href=\"{list}\"")]
    {
        assert!(invitation.contains(words), "{words}");
    }
    assert!(!invitation.contains("No. 80"), "the 80 others are one click away");
    let read = |page: &str| {
        assert!(page.contains("Fähren für alle") && page.contains("No. 82") && page.contains("No. 80"));
        assert!(page.contains("Ohio") && page.contains("Michigan"), "what a card does");
    };
    read(&ben.get(&list).await.unwrap().is(200).body);
    ben.post(&link, &[("name", "Ben")]).await.unwrap().is(303);
    for person in [&mut ada, &mut ben] {
        read(&person.get(&list).await.unwrap().is(200).body);
        assert!(person.get(&path).await.unwrap().is(200).body.contains(&list));
    }
    let bare = ada.post(NEW, &[("option.cards", "off"), ("seat.0", "me"), ("seat.1", "me")]).await.unwrap();
    let bare = bare.is(303).location().to_owned();
    assert!(!ada.get(&bare).await.unwrap().is(200).body.contains("/cards"), "there are none");
    ada.get(&format!("{bare}/cards")).await.unwrap().is(404);
}

#[tokio::test]
async fn tpg_20_names_and_chat_take_no_marks_that_are_not_seen() {
    let house = House::without_limits().await;
    let mut ada = house.guest("Ada").await;
    let path = send(&mut ada, &[], &[]).await.is(303).location().to_owned();
    for odd in ["\u{202e}Ada", "Ada\u{200f}", "Ada\u{2028}Ben", "A\u{200b}da"] {
        let page = ada.post("/name", &[("name", odd), ("back", "/")]).await.unwrap().is(422).body;
        assert!(page.contains("characters that are not seen"), "{odd:?}");
        let page = ada.post(&format!("{path}/chat"), &[("text", odd)]).await.unwrap().is(422).body;
        assert!(page.contains("characters that are not seen"), "{odd:?}");
    }
    for empty in ["\u{200b}", "\u{2800}\u{3164}", "\u{200e} \u{200e}"] {
        let page = ada.post("/name", &[("name", empty), ("back", "/")]).await.unwrap().is(422).body;
        assert!(page.contains("nothing to be seen"), "{empty:?}");
        ada.post(&format!("{path}/chat"), &[("text", empty)]).await.unwrap().is(422);
    }
    ada.post(&format!("{path}/chat"), &[("text", "שלום 👩\u{200d}🚀")]).await.unwrap().is(303);
}
