use store::limits::{MAX_DECK, MAX_DECKS};
use store::{Deck, DeckId, Entity, Full, PersonId, StoreError, Unfit};

use crate::world::*;

fn deck(person: PersonId, name: &str, text: &str) -> Deck {
    let [game, kind, name, text] = ["cdg-solo", "wilderness", name, text].map(str::to_owned);
    Deck { person, game, kind, name, text, updated: NOW }
}

pub async fn a_deck_is_kept_letter_for_letter_and_read_by_whoever_knows_it(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    let hostile = "number,title\r\n1,\"'; DROP TABLE decks; -- <script>\"\n2,Grüße 東京 \u{202e}\n";
    let written = deck(me, "Köln's <b>", hostile);
    let id = store.add_deck(written.clone()).await.unwrap();
    store.close().await;
    let store = world.open().await;
    assert_eq!(store.deck(id).await, Ok(written.clone()));
    let newer = Deck { updated: later(5), ..deck(me, "Newer", "") };
    let second = store.add_deck(newer.clone()).await.unwrap();
    assert_eq!(store.decks_of(me).await, Ok(vec![(second, newer), (id, written)]));
    assert_eq!(store.decks_of(PersonId::random()).await, Ok(vec![]));
    assert_eq!(store.deck(DeckId::random()).await, Err(StoreError::NotFound(Entity::Deck)));
}

pub async fn only_its_person_changes_or_deletes_a_deck(world: &World) {
    let store = world.open().await;
    let (me, other) = (ada(&*store).await, store.create_person("Bob", NOW).await.unwrap());
    let id = store.add_deck(deck(me, "Mine", "a")).await.unwrap();
    let missing = Err(StoreError::NotFound(Entity::Deck));
    assert_eq!(store.change_deck(id, deck(other, "His", "b")).await, missing);
    assert_eq!(store.delete_deck(id, other).await, missing);
    assert_eq!(store.deck(id).await, Ok(deck(me, "Mine", "a")));
    store.change_deck(id, Deck { game: "other".to_owned(), ..deck(me, "Still mine", "b") }).await.unwrap();
    assert_eq!(store.deck(id).await, Ok(deck(me, "Still mine", "b")), "it stays a deck of its game");
    store.delete_deck(id, me).await.unwrap();
    assert_eq!(store.delete_deck(id, me).await, missing);
}

pub async fn what_is_no_deck_is_refused(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    let cases = [
        (deck(me, " ", "a"), "name", Unfit::Empty),
        (deck(me, "a\nb", "a"), "name", Unfit::Control),
        (deck(me, "a", "a\0b"), "deck", Unfit::Control),
        (deck(me, "a", &"x".repeat(MAX_DECK + 1)), "deck", Unfit::TooLong { most: MAX_DECK }),
    ];
    for (deck, part, why) in cases {
        assert_eq!(store.add_deck(deck).await, Err(StoreError::Unfit { part, why }));
    }
    let nobody = deck(PersonId::random(), "a", "a");
    assert_eq!(store.add_deck(nobody).await, Err(StoreError::NotFound(Entity::Person)));
    assert_eq!(store.decks_of(me).await, Ok(vec![]));
}

pub async fn nobody_has_more_decks_than_allowed(world: &World) {
    let store = world.open().await;
    let me = ada(&*store).await;
    for n in 0..MAX_DECKS {
        store.add_deck(deck(me, &format!("{n}"), "a")).await.unwrap();
    }
    let refused = store.add_deck(deck(me, "one more", "a")).await;
    assert_eq!(refused, Err(StoreError::Full(Full::Decks { most: MAX_DECKS as u64 })));
}
