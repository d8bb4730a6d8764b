use kernel::{Ending, Player, Seat, SeatSet};
use store::{
    AtZero, Clock, Entity, Holder, Member, Millis, NewTable, Overdue, Page, PersonId, SeatOccupant, SeatTime,
    Store, StoreError, Summary, TableId, TableList, Times, Token,
};
use tokio::task::JoinSet;

use crate::world::*;

fn bot() -> SeatOccupant {
    SeatOccupant { player: Player::Bot("greedy".to_owned()), holder: Holder::Bot }
}

fn open() -> SeatOccupant {
    SeatOccupant { player: person("free"), holder: Holder::Open }
}

async fn guest(store: &dyn Store, name: &str) -> PersonId {
    store.create_person(name, NOW).await.unwrap()
}

async fn names(store: &dyn Store, table: TableId, seat: u8) -> Vec<String> {
    let stored = store.load(table).await.unwrap();
    let holder = stored.record.seats[usize::from(seat)].name().to_owned();
    let members = stored.meta.members.into_iter().filter(|member| member.seat == Seat(seat));
    [holder].into_iter().chain(members.map(|member| member.name)).collect()
}

async fn shelf(store: &dyn Store, shelf: TableList) -> Vec<TableId> {
    store.list(shelf, Page::first(10)).await.unwrap().cards.iter().map(|card| card.table).collect()
}

pub async fn whoever_has_the_link_of_a_team_joins_it(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let table = store.create_table(two_seats(host, Holder::Open)).await.unwrap().table;
    let link = Token::random();
    assert_eq!(store.team(&link).await, Err(StoreError::NotFound(Entity::Invitation)));
    assert_eq!(
        store.open_team(table, Seat(1), 0, &link).await,
        Err(StoreError::NotFound(Entity::Seat)),
        "nobody there"
    );
    store.open_team(table, Seat(0), 0, &link).await.unwrap();
    assert_eq!(store.team(&link).await, Ok((table, Seat(0))));
    let (grace, mary) = (guest(&*store, "Grace").await, guest(&*store, "Mary").await);
    for (n, person) in [grace, mary, grace, host].into_iter().enumerate() {
        assert_eq!(
            store.join_team(&link, person, later(n as i64)).await,
            Ok((table, Seat(0))),
            "the link stays good"
        );
    }
    assert_eq!(names(&*store, table, 0).await, ["Ada", "Grace", "Mary"]);
    let meta = store.load(table).await.unwrap().meta;
    assert!(meta.plays(grace, Seat(0)) && meta.plays(host, Seat(0)) && !meta.plays(grace, Seat(1)));
    assert_eq!(meta.teams, seats(&[0]));
    assert_eq!(shelf(&*store, TableList::Mine(grace)).await, [table]);
    assert_eq!(shelf(&*store, TableList::MyTurn(mary)).await, [table]);
    store.append(table, 1, &acts(1..=1), &summary(seats(&[1]))).await.unwrap();
    assert_eq!(shelf(&*store, TableList::MyTurn(mary)).await, []);
    let rival = guest(&*store, "Rival").await;
    store.claim_seat(table, Seat(1), rival).await.unwrap();
    let taken = Err(StoreError::Taken(Entity::Invitation));
    assert_eq!(store.join_team(&link, rival, NOW).await, taken, "nobody plays on both sides");
}

/// Another name does not make another holder: the team and its link stay.
pub async fn a_seat_that_is_called_otherwise_keeps_its_team(world: &World) {
    let store = world.open().await;
    let [ada, grace] = [guest(&*store, "Ada").await, guest(&*store, "Grace").await];
    let table = store.create_table(two_seats(ada, Holder::Open)).await.unwrap().table;
    let link = Token::random();
    store.open_team(table, Seat(0), 0, &link).await.unwrap();
    store.join_team(&link, grace, NOW).await.unwrap();
    let (held, player) = (Holder::Person(ada), Player::Person("Annabel".to_owned()));
    store
        .set_seat(table, Seat(0), held, SeatOccupant { player: player.clone(), holder: held })
        .await
        .unwrap();
    let found = store.load(table).await.unwrap();
    assert_eq!(found.record.seats[0], player);
    assert!(found.meta.plays(grace, Seat(0)));
    assert_eq!(store.team(&link).await, Ok((table, Seat(0))));
}

/// Somebody with two hands at a table could see what is dealt to others.
pub async fn whoever_plays_takes_no_second_seat(world: &World) {
    let store = world.open().await;
    let me = guest(&*store, "Ada").await;
    let open = store.create_table(two_seats(me, Holder::Open)).await.unwrap().table;
    assert_eq!(store.claim_seat(open, Seat(1), me).await, Err(StoreError::Taken(Entity::Seat)));
    let invited = store.create_table(two_seats(me, Holder::Invited)).await.unwrap();
    let (_, link) = &invited.invitations[0];
    assert_eq!(store.accept_invitation(link, me).await, Err(StoreError::Taken(Entity::Invitation)));
}

/// People know the hand of a seat they left. Each of three seats is left in another way, and every way to sit down is tried.
pub async fn whoever_has_left_a_seat_takes_no_other(world: &World) {
    let store = world.open().await;
    let [host, holder, member, guest] = [
        guest(&*store, "Ada").await,
        guest(&*store, "Ben").await,
        guest(&*store, "Cy").await,
        guest(&*store, "Di").await,
    ];
    let mut new = two_seats(host, Holder::Person(holder));
    new.record.seats.push(person("third"));
    new.holders.push(Holder::Open);
    let table = store.create_table(new).await.unwrap().table;
    let team = Token::random();
    store.open_team(table, Seat(1), 0, &team).await.unwrap();
    for one in [member, guest] {
        store.join_team(&team, one, NOW).await.unwrap();
    }
    let known = Err(StoreError::KnowsAnotherHand);
    // Leaving a team.
    store.leave_seat(table, Seat(1), guest, bot()).await.unwrap();
    assert_eq!(store.claim_seat(table, Seat(2), guest).await, known);
    // Giving a seat to somebody else takes it from its holder and the whole team.
    let invited = SeatOccupant { player: person("for a friend"), holder: Holder::Invited };
    let link =
        store.set_seat(table, Seat(1), Holder::Person(holder), invited.clone()).await.unwrap().unwrap();
    for one in [holder, member] {
        assert_eq!(store.claim_seat(table, Seat(2), one).await, known);
    }
    // One's own former seat is allowed, because its hand is known already.
    assert_eq!(store.accept_invitation(&link, holder).await, Ok((table, Seat(1))));
    store.leave_seat(table, Seat(0), host, open()).await.unwrap();
    let link = store.leave_seat(table, Seat(1), holder, invited).await.unwrap().unwrap();
    assert_eq!(store.accept_invitation(&link, host).await.map(drop), known);
    let rival = ada(&*store).await;
    store.claim_seat(table, Seat(2), rival).await.unwrap();
    store.open_team(table, Seat(2), 0, &team).await.unwrap();
    for one in [host, holder, member, guest] {
        assert_eq!(store.join_team(&team, one, NOW).await.map(drop), known);
    }
    // Merging a guest into an account does not clear this.
    let account = ada(&*store).await;
    store.absorb_guest(guest, account).await.unwrap();
    assert_eq!(store.claim_seat(table, Seat(0), account).await, known);
    let meta = store.load(table).await.unwrap().meta;
    assert!(meta.knows_another_hand(host, Seat(1)) && !meta.knows_another_hand(host, Seat(0)));
    store.claim_seat(table, Seat(0), host).await.unwrap();
}

pub async fn who_gets_up_leaves_the_seat_to_the_team(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let table = store.create_table(two_seats(host, Holder::Open)).await.unwrap().table;
    let link = Token::random();
    store.open_team(table, Seat(0), 0, &link).await.unwrap();
    let (grace, mary) = (guest(&*store, "Grace").await, guest(&*store, "Mary").await);
    store.join_team(&link, grace, later(1)).await.unwrap();
    store.join_team(&link, mary, later(2)).await.unwrap();
    assert_eq!(store.leave_seat(table, Seat(0), mary, bot()).await, Ok(None));
    assert_eq!(names(&*store, table, 0).await, ["Ada", "Grace"]);
    assert_eq!(store.leave_seat(table, Seat(0), host, bot()).await, Ok(None));
    assert_eq!(names(&*store, table, 0).await, ["Grace"]);
    // The last holder's link is void. The new holder has to make another one.
    let void = Err(StoreError::NotFound(Entity::Invitation));
    assert_eq!(store.join_team(&link, mary, later(3)).await, void);
    let stale = store.open_team(table, Seat(0), 0, &link).await;
    assert_eq!(stale, Err(StoreError::Taken(Entity::Seat)), "made for the last holder");
    let meta = store.load(table).await.unwrap().meta;
    assert_eq!((meta.teams, meta.handovers), (SeatSet::EMPTY, vec![1, 0]));
    let link = Token::random();
    store.open_team(table, Seat(0), 1, &link).await.unwrap();
    store.join_team(&link, mary, later(3)).await.unwrap();
    let strange = store.leave_seat(table, Seat(0), host, bot()).await;
    assert_eq!(strange, Err(StoreError::Taken(Entity::Seat)), "not any more");
    store.leave_seat(table, Seat(0), mary, open()).await.unwrap();
    store.leave_seat(table, Seat(0), grace, open()).await.unwrap();
    let meta = store.load(table).await.unwrap().meta;
    assert_eq!((meta.holders[0], meta.teams), (Holder::Open, SeatSet::EMPTY));
    assert_eq!(store.team(&link).await, Err(StoreError::NotFound(Entity::Invitation)), "there is no team");
    store.claim_seat(table, Seat(0), mary).await.unwrap();
    let friend = SeatOccupant { player: person("for a friend"), holder: Holder::Invited };
    let token = store.leave_seat(table, Seat(0), mary, friend).await.unwrap().unwrap();
    assert_eq!(store.accept_invitation(&token, grace).await, Ok((table, Seat(0))));
}

pub async fn a_game_that_ends_early_stays_so(world: &World) {
    let store = world.open().await;
    let table = table_with(&*store, 3).await;
    let over = Summary { over: true, winners: seats(&[0]), ..summary(SeatSet::EMPTY) };
    let ending = Ending::Resigned(Seat(1));
    assert_eq!(store.end(table, 7, ending, &over).await, Err(StoreError::Conflict { version: 1 }));
    assert_eq!(store.end(table, 1, ending, &over).await, Ok(2));
    let found = store.load(table).await.unwrap();
    assert_eq!((found.record.ending, found.meta.summary), (Some(ending), over.clone()));
    assert_eq!(store.load_since(table, 1).await.unwrap().ending, Some(ending));
    assert_eq!(shelf(&*store, TableList::Finished).await, [table]);
    assert_eq!(store.append(table, 1, &acts(4..=4), &over).await, Err(StoreError::Conflict { version: 2 }));
    let mut again = store.load(table).await.unwrap().record;
    again.acts.clear();
    let copy = NewTable { record: again.clone(), ..two_seats(ada(&*store).await, Holder::Open) };
    let copy = store.create_table(copy).await.unwrap().table;
    assert_eq!(store.load(copy).await.unwrap().record, again, "an import keeps its end");
}

pub async fn of_many_who_want_a_rematch_one_makes_it(world: &World) {
    let servers = [world.open().await, world.open().await];
    let host = ada(&*servers[0]).await;
    let grace = guest(&*servers[0], "Grace").await;
    let table = servers[0].create_table(two_seats(host, Holder::Open)).await.unwrap().table;
    let mut asked = JoinSet::new();
    for n in 0..8 {
        let store = servers[n % 2].clone();
        let members = vec![Member { seat: Seat(0), person: grace, name: "Grace".to_owned() }];
        let new = NewTable { members, ..two_seats(host, Holder::Bot) };
        let mut new = NewTable { holders: vec![Holder::Person(host), Holder::Bot], ..new };
        new.record.seats[1] = Player::Bot("greedy".to_owned());
        asked.spawn(async move { store.create_successor(table, new, &format!("Guest {n}")).await });
    }
    let found: Vec<_> = asked.join_all().await.into_iter().map(Result::unwrap).collect();
    assert!(found.iter().all(|one| *one == found[0]), "{found:?}");
    assert_eq!(servers[1].load(table).await.unwrap().meta.successor.as_ref(), Some(&found[0]));
    assert_eq!(shelf(&*servers[1], TableList::All).await.len(), 2);
    let rematch = servers[1].load(found[0].table).await.unwrap();
    assert!(rematch.meta.plays(grace, Seat(0)), "the team comes along");
}

pub async fn a_table_that_is_put_away_is_on_its_own_list(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let grace = guest(&*store, "Grace").await;
    let table = store.create_table(two_seats(host, Holder::Person(grace))).await.unwrap().table;
    for _ in 0..2 {
        store.archive(table, host, true).await.unwrap();
    }
    assert_eq!(shelf(&*store, TableList::Mine(host)).await, []);
    assert_eq!(shelf(&*store, TableList::MyTurn(host)).await, []);
    assert_eq!(shelf(&*store, TableList::Archived(host)).await, [table]);
    assert_eq!(shelf(&*store, TableList::Mine(grace)).await, [table], "for one person only");
    store.archive(table, host, false).await.unwrap();
    assert_eq!(shelf(&*store, TableList::Mine(host)).await, [table]);
    assert_eq!(shelf(&*store, TableList::Archived(host)).await, []);
    let nowhere = store.archive(TableId::random(), host, true).await;
    assert_eq!(nowhere, Err(StoreError::NotFound(Entity::Table)));
}

async fn overdue(store: &dyn Store, now: Millis) -> Vec<TableId> {
    store.overdue(now, None, 10).await.unwrap().into_iter().map(|late| late.table).collect()
}

pub async fn whose_time_is_up_is_found(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let clock = Clock { turn: 60_000, bank: 600_000, at_zero: AtZero::Owner };
    let times = |due: Option<i64>| Times {
        seats: vec![
            SeatTime {
                bank: 600_000,
                used: 7,
                since: due.map(|_| NOW),
                last: 9,
                unseen: due.is_none()
            };
            2
        ],
        due: due.map(later),
    };
    let with = |due| Summary { times: Some(times(due)), ..summary(seats(&[0])) };
    let new = NewTable { clock: Some(clock), summary: with(Some(50)), ..two_seats(host, Holder::Open) };
    let table = store.create_table(new).await.unwrap().table;
    table_with(&*store, 1).await;
    let found = store.load(table).await.unwrap().meta;
    assert_eq!((found.clock, found.summary.times), (Some(clock), Some(times(Some(50)))));
    assert_eq!(overdue(&*store, later(49)).await, []);
    assert_eq!(overdue(&*store, later(50)).await, [table]);
    assert_eq!(store.append(table, 1, &acts(1..=1), &with(Some(90))).await, Ok(2));
    assert_eq!(overdue(&*store, later(60)).await, [], "an act winds the clock");
    let stale = store.set_times(table, 1, &times(None)).await;
    assert_eq!(stale, Err(StoreError::Conflict { version: 2 }));
    store.set_times(table, 2, &times(None)).await.unwrap();
    assert_eq!(overdue(&*store, later(1_000)).await, [], "it stands");
    store.set_times(table, 2, &times(Some(70))).await.unwrap();
    let over = Summary { over: true, ..with(Some(70)) };
    store.end(table, 2, Ending::OutOfTime(Seat(0)), &over).await.unwrap();
    assert_eq!(overdue(&*store, later(1_000)).await, [], "nobody is late after the end");
}

pub async fn tables_where_a_bot_has_to_act_are_found_in_parts(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let mut waiting = Vec::new();
    for n in 0..6 {
        let over = n == 5;
        let deciding = seats(&[if n == 4 { 0 } else { 1 }]);
        let mut new = two_seats(host, if n == 3 { Holder::Open } else { Holder::Bot });
        if n != 3 {
            new.record.seats[1] = kernel::Player::Bot("greedy".to_owned());
        }
        new.summary = Summary { over, ..summary(deciding) };
        let table = store.create_table(new).await.unwrap().table;
        waiting.extend((n < 3).then_some(table));
    }
    waiting.sort();
    let first = store.waiting_for_bots(None, 2).await.unwrap();
    assert_eq!(first, waiting[..2]);
    assert_eq!(store.waiting_for_bots(first.last().copied(), 2).await.unwrap(), waiting[2..]);
}

pub async fn all_whose_time_is_up_are_found_in_parts(world: &World) {
    let store = world.open().await;
    let host = ada(&*store).await;
    let mut made = Vec::new();
    for n in 0..7 {
        // Several tables are due at the same moment.
        let due = later(n / 3);
        let seats = vec![SeatTime { bank: 0, used: 0, since: Some(NOW), last: 0, unseen: false }; 2];
        let times = Some(Times { seats, due: Some(due) });
        let new = NewTable {
            summary: Summary { times, ..summary(SeatSet::EMPTY) },
            ..two_seats(host, Holder::Open)
        };
        made.push((due, store.create_table(new).await.unwrap().table));
    }
    made.sort();
    let mut found: Vec<Overdue> = Vec::new();
    loop {
        let part = store.overdue(later(1_000), found.last().copied(), 2).await.unwrap();
        if part.is_empty() {
            break;
        }
        found.extend(part);
    }
    assert_eq!(found.iter().map(|late| (late.due, late.table)).collect::<Vec<_>>(), made);
}
