use kernel::{Player, Seat};
use store::{Entity, Holder, PersonId, SeatOccupant, StoreError, TableId, Token};
use tokio::task::JoinSet;

use crate::world::*;

pub async fn the_seats_are_held_as_given(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let mut new = two_seats(host, Holder::Invited);
    new.record.seats.extend([Player::Bot("greedy".to_owned()), person("free")]);
    new.holders.extend([Holder::Bot, Holder::Open]);
    let created = store.create_table(new.clone()).await.unwrap();
    let found = store.load(created.table).await.unwrap();
    assert_eq!(found.meta.holders, new.holders);
    assert_eq!(found.record.seats, new.record.seats);
    assert_eq!(created.invitations.len(), 1);
    assert_eq!(created.invitations[0].0, Seat(1));
}

pub async fn of_many_claimants_one_gets_the_open_seat(world: &World) {
    let servers = [world.open().await, world.open().await];
    let host = ada(&*servers[0]).await;
    let table = servers[0].create_table(two_seats(host, Holder::Open)).await.unwrap().table;
    let mut claims = JoinSet::new();
    for n in 0..16 {
        let store = servers[n % 2].clone();
        claims.spawn(async move {
            let name = format!("Guest {n}");
            let guest = store.create_person(&name, NOW).await.unwrap();
            (store.claim_seat(table, Seat(1), guest).await, guest, name)
        });
    }
    let claims = claims.join_all().await;
    let mut won = claims.iter().filter(|(result, ..)| result.is_ok());
    let (_, winner, name) = won.next().unwrap();
    assert!(won.next().is_none());
    let lost = claims.iter().filter(|(result, ..)| *result == Err(StoreError::Taken(Entity::Seat))).count();
    assert_eq!(lost, 15);
    let found = servers[1].load(table).await.unwrap();
    assert_eq!(found.meta.holders[1], Holder::Person(*winner));
    assert_eq!(found.record.seats[1], person(name), "the record shows who sits there now");
    assert_eq!(found.version, 1, "to sit down does not disturb who is about to act");
    assert_eq!(servers[0].claim_seat(table, Seat(1), *winner).await, Ok(()), "one's own seat once more");
}

pub async fn of_many_who_have_the_link_one_gets_the_seat(world: &World) {
    let servers = [world.open().await, world.open().await];
    let host = ada(&*servers[0]).await;
    let created = servers[0].create_table(two_seats(host, Holder::Invited)).await.unwrap();
    let link = created.invitations[0].1.clone();
    let mut claims = JoinSet::new();
    for n in 0..16 {
        let (store, link) = (servers[n % 2].clone(), link.clone());
        claims.spawn(async move {
            let guest = store.create_person("Guest", NOW).await.unwrap();
            store.accept_invitation(&link, guest).await
        });
    }
    let claims = claims.join_all().await;
    let won = claims.iter().filter(|claim| **claim == Ok((created.table, Seat(1)))).count();
    let lost = claims.iter().filter(|claim| **claim == Err(StoreError::Taken(Entity::Invitation))).count();
    assert_eq!((won, lost), (1, 15), "{claims:?}");
}

pub async fn an_invitation_names_its_seat_and_is_known_after_its_use(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let created = store.create_table(two_seats(host, Holder::Invited)).await.unwrap();
    let (table, link) = (created.table, &created.invitations[0].1);
    assert_eq!(store.invitation(link).await, Ok((table, Seat(1), Holder::Invited)));
    let guest = store.create_person("Grace", NOW).await.unwrap();
    let refused = store.claim_seat(table, Seat(1), guest).await;
    assert_eq!(refused, Err(StoreError::Taken(Entity::Seat)), "an invited seat needs its link");
    assert_eq!(store.accept_invitation(link, guest).await, Ok((table, Seat(1))));
    assert_eq!(store.accept_invitation(link, guest).await, Ok((table, Seat(1))), "one's own link again");
    assert_eq!(store.invitation(link).await, Ok((table, Seat(1), Holder::Person(guest))));
    assert_eq!(store.load(table).await.unwrap().record.seats[1], person("Grace"));
}

pub async fn a_new_link_voids_the_old_one(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let created = store.create_table(two_seats(host, Holder::Invited)).await.unwrap();
    let (table, old) = (created.table, &created.invitations[0].1);
    let chair = SeatOccupant { player: person("for Grace"), holder: Holder::Invited };
    let new = store.set_seat(table, Seat(1), Holder::Invited, chair).await.unwrap().unwrap();
    let guest = store.create_person("Grace", NOW).await.unwrap();
    let void = StoreError::NotFound(Entity::Invitation);
    assert_eq!(store.accept_invitation(old, guest).await, Err(void.clone()));
    assert_eq!(store.accept_invitation(&new, guest).await, Ok((table, Seat(1))));
    let chair = SeatOccupant { player: Player::Bot("greedy".to_owned()), holder: Holder::Bot };
    assert_eq!(store.set_seat(table, Seat(1), Holder::Person(guest), chair).await, Ok(None));
    assert_eq!(store.accept_invitation(&new, guest).await, Err(void));
}

pub async fn a_seat_changes_hands_only_if_it_is_held_as_expected(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let table = store.create_table(two_seats(host, Holder::Open)).await.unwrap().table;
    let guest = store.create_person("Grace", NOW).await.unwrap();
    store.claim_seat(table, Seat(1), guest).await.unwrap();
    let bot = SeatOccupant { player: Player::Bot("greedy".to_owned()), holder: Holder::Bot };
    let refused = store.set_seat(table, Seat(1), Holder::Open, bot.clone()).await;
    assert_eq!(refused, Err(StoreError::Taken(Entity::Seat)), "the guest was faster than the host");
    assert_eq!(store.set_seat(table, Seat(1), Holder::Person(guest), bot.clone()).await, Ok(None));
    let found = store.load(table).await.unwrap();
    assert_eq!((&found.record.seats[1], found.meta.holders[1]), (&bot.player, Holder::Bot));
    let odd = SeatOccupant { player: person("Grace"), holder: Holder::Bot };
    let refused = store.set_seat(table, Seat(1), Holder::Bot, odd).await;
    assert!(matches!(refused, Err(StoreError::Unfit { .. })));
}

pub async fn strangers_and_strange_seats_are_not_found(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let table = store.create_table(two_seats(host, Holder::Open)).await.unwrap().table;
    let missing = |thing| Err(StoreError::NotFound(thing));
    assert_eq!(store.claim_seat(table, Seat(7), host).await, missing(Entity::Seat));
    assert_eq!(store.claim_seat(TableId::random(), Seat(1), host).await, missing(Entity::Table));
    assert_eq!(store.claim_seat(table, Seat(1), PersonId::random()).await, missing(Entity::Person));
    let nothing = store.accept_invitation(&Token::random(), host).await;
    assert_eq!(nothing, Err(StoreError::NotFound(Entity::Invitation)));
    assert_eq!(store.load(table).await.unwrap().meta.holders[1], Holder::Open);
}
