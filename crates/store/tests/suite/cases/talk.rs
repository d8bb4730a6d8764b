use kernel::Seat;
use store::{Entity, NewChatLine, PersonId, StoreError, TableId, Unfit};
use tokio::task::JoinSet;

use crate::world::*;

fn line(person: PersonId, text: &str) -> NewChatLine {
    NewChatLine { person, seat: Some(Seat(1)), text: text.to_owned(), at: NOW }
}

pub async fn lines_are_numbered_and_read_from_any_point(world: &World) {
    let store = world.open().await;
    let (table, other) = (table_with(&*store, 0).await, table_with(&*store, 0).await);
    let me = ada(&*store).await;
    for n in 1..=5 {
        assert_eq!(store.say(table, line(me, &format!("line {n}"))).await.unwrap().id, n);
    }
    let spectator = NewChatLine { seat: None, ..line(me, "from outside") };
    assert_eq!(store.say(other, spectator).await.unwrap().id, 1, "each table counts for itself");
    let read = store.chat(table, 2, 2).await.unwrap();
    assert_eq!(read.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["line 3", "line 4"]);
    assert_eq!(
        (read[0].person, read[0].name.as_str(), read[0].seat, read[0].at),
        (me, "Ada", Some(Seat(1)), NOW)
    );
    assert_eq!(store.chat(other, 0, 9).await.unwrap()[0].seat, None);
    store.rename(me, "Countess").await.unwrap();
    assert_eq!(store.say(table, line(me, "again")).await.unwrap().name, "Countess");
    assert_eq!(store.chat(table, 0, 1).await.unwrap()[0].name, "Ada", "as it was when it was said");
    let missing = |thing| Err(StoreError::NotFound(thing));
    assert_eq!(store.say(TableId::random(), line(me, "hello")).await, missing(Entity::Table));
    assert_eq!(store.say(table, line(PersonId::random(), "hello")).await, missing(Entity::Person));
}

pub async fn hostile_text_is_kept_letter_for_letter_or_refused(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    let me = store.create_person("Ω'; DROP TABLE people; -- 🏛", NOW).await.unwrap();
    let kept = [
        "'; DROP TABLE tables; --",
        "\"quoted\" \\ back $1 ?1 %s {}",
        "<script>alert(1)</script>",
        "Grüße aus Köln, 東京, עברית, e\u{301} 🦅👩‍👩‍👧",
        "\u{fffd}\u{10ffff}",
        &"ö".repeat(store::limits::MAX_CHAT),
    ];
    for text in kept {
        assert_eq!(store.say(table, line(me, text)).await.unwrap().text, text);
        store.put_note(table, me, text).await.unwrap();
        assert_eq!(store.note(table, me).await.unwrap(), text);
    }
    let read = store.chat(table, 0, 99).await.unwrap();
    assert_eq!(read.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), kept);
    assert_eq!(read[0].name, "Ω'; DROP TABLE people; -- 🏛");
    let refused = [
        ("a\0b", Unfit::Control),
        ("\0", Unfit::Empty),
        (" \n ", Unfit::Empty),
        ("\u{200b}\u{2800}", Unfit::Empty),
        ("two\nlines\tand a tab", Unfit::Control),
        ("\u{1b}[31mred", Unfit::Control),
        ("one\u{2028}two", Unfit::Control),
        ("\u{202e}reversed", Unfit::Control),
        ("\u{feff}mark", Unfit::Control),
        (&"x".repeat(1 << 20), Unfit::TooLong { most: store::limits::MAX_CHAT }),
    ];
    for (text, why) in refused {
        assert_eq!(store.say(table, line(me, text)).await, Err(StoreError::Unfit { part: "chat", why }));
    }
    let note = "two\nlines\tand a tab\r\n\u{7f}\u{1b}[31m \u{202e}";
    store.put_note(table, me, note).await.unwrap();
    assert_eq!(store.note(table, me).await.unwrap(), note, "a note is private and as long as one likes");
    assert!(store.put_note(table, me, "a\0b").await.is_err());
    assert!(store.put_note(table, me, &"x".repeat(1 << 20)).await.is_err());
    assert_eq!(store.chat(table, 0, 99).await.unwrap().len(), kept.len());
    for name in ["", "  ", "a\0b", "a\nb", &"x".repeat(41)] {
        assert!(matches!(store.create_person(name, NOW).await, Err(StoreError::Unfit { .. })), "{name:?}");
        assert!(matches!(store.rename(me, name).await, Err(StoreError::Unfit { .. })), "{name:?}");
    }
}

pub async fn many_speak_at_once_and_every_line_has_its_number(world: &World) {
    let servers = [world.open().await, world.open().await];
    let table = table_with(&*servers[0], 0).await;
    let me = ada(&*servers[0]).await;
    let mut speakers = JoinSet::new();
    for n in 0..40 {
        let store = servers[n % 2].clone();
        speakers.spawn(async move { store.say(table, line(me, "at once")).await.unwrap().id });
    }
    let mut ids = speakers.join_all().await;
    ids.sort_unstable();
    assert_eq!(ids, (1..=40).collect::<Vec<_>>());
}

pub async fn notes_are_for_their_writer_only(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 0).await;
    let (me, other) = (ada(&*store).await, ada(&*store).await);
    assert_eq!(store.note(table, me).await.as_deref(), Ok(""));
    store.put_note(table, me, "they bluff").await.unwrap();
    store.put_note(table, me, "they bluff often").await.unwrap();
    assert_eq!(store.note(table, me).await.as_deref(), Ok("they bluff often"));
    assert_eq!(store.note(table, other).await.as_deref(), Ok(""));
    store.put_note(table, me, "").await.unwrap();
    assert_eq!(store.note(table, me).await.as_deref(), Ok(""));
    let missing = |thing| Err(StoreError::NotFound(thing));
    assert_eq!(store.put_note(table, PersonId::random(), "x").await, missing(Entity::Person));
    assert_eq!(store.put_note(TableId::random(), me, "x").await, missing(Entity::Table));
}
