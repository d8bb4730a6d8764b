//! Playing together: teams, invitations, giving up, handing on, rematch, presence.

use kernel::record::Record;
use kernel::{Ending, Seat};
use store::Holder;
use store::testing::Postgres;

use crate::house::{Game, House, id_of, in_time, next, open_table};
use crate::visitor::{Answer, Visitor};

/// The same on either database.
async fn houses() -> Vec<House> {
    let mut houses = vec![House::without_limits().await];
    if let Some(server) = Postgres::shared() {
        houses.push(House::at(&server.fresh_database().await, false).await);
    }
    houses
}

/// The first link on a page that can be followed to sit down.
fn link_on(page: &str) -> String {
    let (_, rest) = page.split_once("/join/").expect("there is a link");
    format!("/join/{}", rest.split('"').next().unwrap())
}

fn decides(page: &Answer) -> bool {
    !page.acts().is_empty()
}

#[tokio::test]
async fn any_member_of_a_team_may_act_and_is_named() {
    for house in houses().await {
        let mut game = house.table_of_two(&[]).await;
        let team = game.at("team");
        // The host has no say about the other seat.
        game.people[0].post(&team, &[("seat", "1")]).await.unwrap().is(403);
        let page = game.people[0].post(&team, &[("seat", "0")]).await.unwrap().is(303);
        let page = game.people[0].get(page.location()).await.unwrap().is(200).body;
        let link = link_on(&page);
        let others = game.people[1].get(&game.path).await.unwrap().is(200).body;
        assert!(!others.contains(&link), "the link is the team's");
        let mut cy = house.visitor();
        let asked = cy.get(&link).await.unwrap().is(200).body;
        assert!(asked.contains("Join: Democrats") && asked.contains("Ada invites you to"), "{asked}");
        assert_eq!(cy.post(&link, &[("name", "Cy")]).await.unwrap().is(303).location(), game.path);
        let mut di = house.guest("Di").await;
        di.post(&link, &[]).await.unwrap().is(303);
        assert_eq!(di.get(&link).await.unwrap().is(303).location(), game.path, "the link stays good");
        // The one who plays the other side stays there.
        let rival = game.people[1].get(&link).await.unwrap().is(200).body;
        assert!(rival.contains("The seat of this link is taken."));
        // All of the team are asked, whoever of them acts.
        while !decides(&game.people[0].part(&game.path).await.unwrap()) {
            game.act(&[]).await;
        }
        let asked = cy.part(&game.path).await.unwrap().is(200);
        assert!(decides(&asked) && decides(&di.part(&game.path).await.unwrap()));
        let (act, version) = (asked.acts()[0].to_owned(), asked.version().to_string());
        let fields = [("act", act.as_str()), ("seat", "0"), ("version", &version)];
        let done = cy.post_for_part(&game.at("act"), &fields).await.unwrap().is(200);
        assert!(
            done.body.contains("Ada &amp; ") || done.body.contains("Ada</bdi> &amp; <bdi>Cy"),
            "{}",
            done.body
        );
        assert!(done.body.contains("class=\"by\""), "the act is told with a name");
        let record = house.record(game.id()).await;
        assert_eq!(record.acts.last().unwrap().by.as_ref().unwrap().name(), "Cy");
        // Talk and notes are each person's own.
        cy.post(&game.at("notes"), &[("text", "only mine")]).await.unwrap().is(303);
        assert!(!di.get(&game.path).await.unwrap().body.contains("only mine"));
        di.post(&game.at("chat"), &[("text", "well done")]).await.unwrap().is(303);
        // Consent is one for the team.
        let lobby = di.get("/").await.unwrap().is(200).body;
        assert!(lobby.contains(&game.path), "the table stands among one's own");
        // Who leaves a team leaves the seat to it.
        game.people[0].post(&game.at("leave"), &[("seat", "0"), ("next", "bot")]).await.unwrap().is(303);
        let meta = house.store().await.load(game.id()).await.unwrap().meta;
        assert!(matches!(meta.holders[0], Holder::Person(_)));
        assert_eq!(meta.members.len(), 1);
    }
}

/// Opens the visitor's own seat to more people; the link that the page shows then.
async fn team_link(visitor: &mut Visitor, path: &str, seat: &str) -> String {
    let opened = visitor.post(&format!("{path}/team"), &[("seat", seat)]).await.unwrap().is(303);
    link_on(&visitor.get(opened.location()).await.unwrap().is(200).body)
}

#[tokio::test]
async fn the_link_of_a_team_goes_with_the_holder_of_its_seat() {
    for house in houses().await {
        let mut game = house.table_of_two(&[]).await;
        let path = game.path.clone();
        let old = team_link(&mut game.people[1], &path, "1").await;
        game.people[1].post(&game.at("leave"), &[("seat", "1"), ("next", "open")]).await.unwrap().is(303);
        let mut cy = house.guest("Cy").await;
        cy.post(&game.at("seat"), &[("seat", "1")]).await.unwrap().is(303);
        let new = team_link(&mut cy, &path, "1").await;
        assert_ne!(new, old, "whoever has the last holder's link is not invited by this one");
        let mut eve = house.guest("Eve").await;
        eve.get(&old).await.unwrap().is(404);
        eve.post(&old, &[]).await.unwrap().is(404);
        assert!(!eve.part(&path).await.unwrap().body.contains("data-seat"));
        // Where one of the team goes on alone, the link of who has left is void, too.
        let mut di = house.guest("Di").await;
        di.post(&new, &[]).await.unwrap().is(303);
        cy.post(&game.at("leave"), &[("seat", "1"), ("next", "bot")]).await.unwrap().is(303);
        eve.post(&new, &[]).await.unwrap().is(404);
        let newest = team_link(&mut di, &path, "1").await;
        assert!(newest != new && newest != old);
        eve.post(&newest, &[]).await.unwrap().is(303);
        assert!(eve.part(&path).await.unwrap().body.contains("data-seat=\"1\""));
    }
}

#[tokio::test]
async fn whoever_has_left_a_seat_takes_no_other_hand() {
    for house in houses().await {
        let mut game = house.table_of_two(&[]).await;
        let (path, seat, leave) = (game.path.clone(), game.at("seat"), game.at("leave"));
        let (resign, rematch) = (game.at("resign"), game.at("rematch"));
        let refused = "You have played another seat at this table";
        // The first seat was left to whoever comes, the second one is open to all, and then kept for a friend.
        game.people[0].post(&leave, &[("seat", "0"), ("next", "open")]).await.unwrap().is(303);
        game.people[1].post(&leave, &[("seat", "1"), ("next", "open")]).await.unwrap().is(303);
        let page = game.people[0].get(&path).await.unwrap().is(200).body;
        let offered: Vec<&str> = page.split("/seat\"").skip(1).collect();
        assert_eq!(offered.len(), 1, "only the seat that one has left: {page}");
        assert!(offered[0].contains("name=\"seat\" value=\"0\""), "{page}");
        let page = game.people[0].post(&seat, &[("seat", "1")]).await.unwrap().is(403).body;
        assert!(page.contains(refused), "{page}");
        let mut cy = house.guest("Cy").await;
        cy.post(&seat, &[("seat", "1")]).await.unwrap().is(303);
        let team = team_link(&mut cy, &path, "1").await;
        let left = cy.post(&leave, &[("seat", "1"), ("next", "friend")]).await.unwrap().is(303);
        let friend = link_on(&cy.get(left.location()).await.unwrap().is(200).body);
        assert_ne!(friend, team);
        let ada = &mut game.people[0];
        for page in [ada.get(&friend).await.unwrap().is(200), ada.post(&friend, &[]).await.unwrap().is(403)] {
            assert!(page.body.contains(refused) && !page.body.contains("Sit down"), "{}", page.body);
            assert!(page.body.contains(&format!("href=\"{path}\">Watch")), "{}", page.body);
        }
        ada.post("/prefs", &[("lang", "de"), ("back", "/")]).await.unwrap().is(303);
        let page = ada.post(&friend, &[]).await.unwrap().is(403).body;
        assert!(page.contains("Du hast an diesem Tisch schon einen anderen Platz gespielt"), "{page}");
        // Nor by the link of a team.
        let mut di = house.guest("Di").await;
        di.post(&friend, &[]).await.unwrap().is(303);
        let team = team_link(&mut di, &path, "1").await;
        ada.get(&team).await.unwrap().is(200);
        ada.post(&team, &[]).await.unwrap().is(403);
        assert!(!ada.part(&path).await.unwrap().body.contains("data-seat"));
        // One's own seat is known already; and another game has other cards.
        ada.post(&seat, &[("seat", "0")]).await.unwrap().is(303);
        ada.post(&resign, &[("seat", "0")]).await.unwrap().is(303);
        let again = ada.post(&rematch, &[("swap", "1")]).await.unwrap().is(303);
        assert!(ada.part(again.location()).await.unwrap().body.contains("data-seat=\"1\""));
    }
}

#[tokio::test]
async fn a_seat_of_other_games_is_for_one() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    let path = host.post("/play/idiot", &[]).await.unwrap().is(303).location().to_owned();
    host.post(&format!("{path}/team"), &[("seat", "0")]).await.unwrap().is(403);
}

#[tokio::test]
async fn of_two_the_other_wins_when_one_gives_up() {
    for house in houses().await {
        let mut game = house.table_of_two(&[]).await;
        game.act(&[]).await;
        let (resign, path) = (game.at("resign"), game.path.clone());
        let mut stranger = house.guest("Cy").await;
        stranger.post(&resign, &[("seat", "1")]).await.unwrap().is(403);
        game.people[0].post(&resign, &[("seat", "1")]).await.unwrap().is(403);
        let mut listener = game.people[0].listen(&game.at("live"), None).await.unwrap();
        next(&mut listener).await;
        let page = game.people[1].get(&path).await.unwrap().is(200).body;
        assert!(
            page.contains("/resign\"") && page.contains("The winner: Democrats"),
            "it says what comes of it"
        );
        game.people[1].post(&resign, &[("seat", "1")]).await.unwrap().is(303);
        let told = next(&mut listener).await.data;
        assert!(told.contains("Republicans gave up. Democrats won."), "{told}");
        assert!(!told.contains("id=\"undo\""), "nothing is taken back after the end");
        for person in &mut game.people {
            let page = person.get(&path).await.unwrap().is(200);
            assert!(page.acts().is_empty() && page.body.contains("Seed"), "the seed is told");
            assert!(!page.body.contains("/resign\""));
            person.post(&resign, &[("seat", "0")]).await.unwrap();
        }
        let lobby = game.people[0].get("/").await.unwrap().is(200).body;
        assert!(lobby.contains("won by <bdi>Ada"), "{lobby}");
        // The file tells it, is proved by the rules, and comes in again.
        let file = stranger.get(&game.at("export")).await.unwrap().is(200).body;
        let record = Record::read(&file).unwrap();
        assert_eq!(record.ending, Some(Ending::Resigned(Seat(1))));
        assert!(record.seals[0].seed.is_some());
        let title = catalogue::title("presidential").unwrap();
        assert!(title.reopen(&record).is_ok());
        // Whoever goes on from there plays on.
        let on = game.people[0].post(&game.at("branch"), &[]).await.unwrap().is(303);
        let on = game.people[0].get(on.location()).await.unwrap().is(200);
        assert!(on.body.contains("data-acts=\"1\""));
        assert!(!on.body.contains("gave up"));
    }
}

#[tokio::test]
async fn among_more_a_bot_plays_on_and_alone_nobody_wins() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    let mut friend = house.guest("Ben").await;
    let fields = [("seat.0", "me"), ("seat.1", "open"), ("seat.2", "bot:greedy")];
    let path = host.post("/new/idiot", &fields).await.unwrap().is(303).location().to_owned();
    friend.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(303);
    let resign = format!("{path}/resign");
    friend.post(&resign, &[("seat", "1")]).await.unwrap().is(303);
    let stored = house.store().await.load(id_of(&path)).await.unwrap();
    assert_eq!((stored.meta.holders[1], stored.record.ending), (Holder::Bot, None));
    assert!(!stored.meta.summary.over);
    assert!(decides(&host.get(&path).await.unwrap()), "the game goes on");
    host.post(&resign, &[("seat", "0")]).await.unwrap().is(303);
    let stored = house.store().await.load(id_of(&path)).await.unwrap();
    assert_eq!(stored.record.ending, Some(Ending::Abandoned));
    assert!(stored.meta.summary.winners.is_empty());
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_or_a_friend_or_left_open() {
    for house in houses().await {
        let mut game = house.table_of_two(&[]).await;
        let leave = game.at("leave");
        // The guest makes a link for a friend; only the guest and the host see it.
        let left = game.people[1].post(&leave, &[("seat", "1"), ("next", "friend")]).await.unwrap().is(303);
        let page = game.people[1].get(left.location()).await.unwrap().is(200).body;
        let link = link_on(&page);
        assert!(!house.visitor().get(&game.path).await.unwrap().body.contains("/join/"));
        game.people[1].post(&leave, &[("seat", "1"), ("next", "bot")]).await.unwrap().is(403);
        let mut cy = house.guest("Cy").await;
        cy.post(&link, &[]).await.unwrap().is(303);
        assert!(cy.part(&game.path).await.unwrap().body.contains("data-seat=\"1\""));
        // Open to all.
        cy.post(&leave, &[("seat", "1"), ("next", "open")]).await.unwrap().is(303);
        let mut di = house.guest("Di").await;
        di.post(&game.at("seat"), &[("seat", "1")]).await.unwrap().is(303);
        // A bot acts at once where it has to.
        di.post(&leave, &[("seat", "1"), ("next", "bot")]).await.unwrap().is(303);
        assert!(decides(&game.people[0].get(&game.path).await.unwrap()), "it is the person's turn again");
        di.post(&leave, &[("seat", "1"), ("next", "x")]).await.unwrap().is(422);
    }
}

#[tokio::test]
async fn whoever_invites_without_a_name_is_asked_for_one() {
    for house in houses().await {
        let mut host = house.visitor();
        let fields = [("seat.0", "me"), ("seat.1", "friend")];
        let path = host.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
        let page = host.get(&path).await.unwrap().is(200).body;
        let link = link_on(&page);
        assert!(page.contains(&format!("{path}/name\"")), "{page}");
        let name = format!("{path}/name");
        host.post(&name, &[("name", "a\u{202e}b")]).await.unwrap().is(422);
        house.visitor().post(&name, &[("name", "Cy")]).await.unwrap().is(403);
        host.post(&name, &[("name", " Ada ")]).await.unwrap().is(303);
        let page = host.get(&path).await.unwrap().is(200).body;
        assert!(!page.contains("/name\""), "asked once");
        let asked = house.guest("Cy").await.get(&link).await.unwrap().is(200).body;
        assert!(asked.contains("Ada invites you to") && !asked.contains("Guest"), "{asked}");
    }
}

#[tokio::test]
async fn a_seat_is_left_by_choosing_who_takes_it_and_a_team_is_told_that_it_gives_up() {
    let house = House::without_limits().await;
    let mut game = house.table_of_two(&[]).await;
    let page = game.people[0].get(&game.path).await.unwrap().is(200).body;
    assert!(page.contains("type=\"radio\" name=\"next\" value=\"bot\" checked"), "{page}");
    assert!(!page.contains("button class=\"go small alt\" name=\"next\""), "one click hands nothing over");
    assert!(!page.contains("for the whole team"));
    let opened = game.people[0].post(&game.at("team"), &[("seat", "0")]).await.unwrap().is(303);
    let link = link_on(&game.people[0].get(opened.location()).await.unwrap().is(200).body);
    let mut cy = house.guest("Cy").await;
    cy.post(&link, &[]).await.unwrap().is(303);
    let page = cy.get(&game.path).await.unwrap().is(200).body;
    assert!(page.contains("Whoever gives up does it for the whole team: Ada, Cy."), "{page}");
}

#[tokio::test]
async fn a_table_is_put_away_and_brought_back() {
    for house in houses().await {
        let game = house.table_of_two(&[]).await;
        let archive = game.at("archive");
        let Game { path, people: [mut host, mut friend] } = game;
        assert_eq!(host.post(&archive, &[("away", "yes")]).await.unwrap().is(303).location(), "/");
        let lobby = host.get("/").await.unwrap().is(200).body;
        let (mine, away) = lobby.split_once("rows archived").expect("a list of its own");
        assert!(!mine.contains(&path) && away.contains(&path));
        assert!(friend.get("/").await.unwrap().body.contains(&path), "for oneself only");
        host.post(&archive, &[("away", "no")]).await.unwrap().is(303);
        let lobby = host.get("/").await.unwrap().is(200).body;
        assert!(lobby.contains(&path) && !lobby.contains("rows archived"));
    }
}

/// A game that is over because the second seat gave up.
async fn given_up(house: &House) -> Game {
    let mut game = house.table_of_two(&[("option.weeks", "7")]).await;
    let resign = game.at("resign");
    game.people[1].post(&resign, &[("seat", "1")]).await.unwrap().is(303);
    game
}

#[tokio::test]
async fn a_rematch_is_made_once_and_its_seats_are_there() {
    for house in houses().await {
        let mut game = given_up(&house).await;
        let rematch = game.at("rematch");
        house.guest("Cy").await.post(&rematch, &[]).await.unwrap().is(403);
        let mut listener = game.people[0].listen(&game.at("live"), None).await.unwrap();
        let offered = next(&mut listener).await.data;
        assert!(offered.contains("/rematch\""), "{offered}");
        let made =
            game.people[1].post(&rematch, &[("swap", "1")]).await.unwrap().is(303).location().to_owned();
        let told = next(&mut listener).await.data;
        assert!(told.contains("Ben wants a rematch.") && told.contains(&made), "{told}");
        let same = game.people[0].post(&rematch, &[]).await.unwrap().is(303);
        assert_eq!(same.location(), made, "one click for all");
        assert_eq!(house.count_tables().await, 2);
        let ada = game.people[0].part(&made).await.unwrap().is(200).body;
        let ben = game.people[1].part(&made).await.unwrap().is(200).body;
        assert!(ada.contains("data-seat=\"1\"") && ben.contains("data-seat=\"0\""), "sides are swapped");
        let (old, new) = (house.record(game.id()).await, house.record(id_of(&made)).await);
        assert_eq!(old.options, new.options);
        assert_ne!(old.seals[0].commitment, new.seals[0].commitment);
    }
}

#[tokio::test]
async fn without_a_swap_everybody_keeps_the_seat_in_a_rematch() {
    for house in houses().await {
        let mut game = given_up(&house).await;
        let rematch = game.at("rematch");
        // Whoever asks first, the seats stay.
        let made = game.people[1].post(&rematch, &[]).await.unwrap().is(303).location().to_owned();
        let same = game.people[0].post(&rematch, &[("swap", "1")]).await.unwrap().is(303);
        assert_eq!(same.location(), made, "who comes second swaps nothing");
        for (seat, person) in game.people.iter_mut().enumerate() {
            let page = person.part(&made).await.unwrap().is(200).body;
            assert!(page.contains(&format!("data-seat=\"{seat}\"")), "{seat}: {page}");
        }
    }
    // Nor does anybody move among more.
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    let fields = [("seat.0", "bot:greedy"), ("seat.1", "me"), ("seat.2", "bot:greedy")];
    let path = host.post("/new/idiot", &fields).await.unwrap().is(303).location().to_owned();
    host.post(&format!("{path}/resign"), &[("seat", "1")]).await.unwrap().is(303);
    let made = host.post(&format!("{path}/rematch"), &[]).await.unwrap().is(303).location().to_owned();
    let store = house.store().await;
    let [before, after] = [store.load(id_of(&path)).await, store.load(id_of(&made)).await]
        .map(|table| table.unwrap().meta.holders);
    assert_eq!(after, before);
}

#[tokio::test]
async fn every_game_can_be_played_again() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    for title in catalogue::titles() {
        let path =
            host.post(&format!("/play/{}", title.id()), &[]).await.unwrap().is(303).location().to_owned();
        host.post(&format!("{path}/rematch"), &[]).await.unwrap().is(403);
        host.post(&format!("{path}/resign"), &[("seat", "0")]).await.unwrap().is(303);
        let made = host.post(&format!("{path}/rematch"), &[]).await.unwrap().is(303).location().to_owned();
        assert_ne!(made, path, "{}", title.id());
        assert!(decides(&host.get(&made).await.unwrap().is(200)), "{}", title.id());
    }
}

#[tokio::test]
async fn an_invitation_says_what_one_is_invited_to() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    let fields = [
        ("seat.0", "me"),
        ("seat.1", "friend"),
        ("option.weeks", "7"),
        ("clock", "120"),
        ("bank", "10"),
        ("zero", "bot"),
    ];
    let path = host.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
    let page = host.get(&path).await.unwrap().is(200).body;
    assert!(page.contains("Send this link"));
    let link = link_on(&page);
    let asked = house.visitor().get(&link).await.unwrap().is(200).body;
    for words in [
        "Ada invites you to",
        "The Presidential Game",
        "Republicans",
        "kept for you",
        "21 to 35 min",
        "2 minutes a turn, 10 minutes in the bank. At zero a bot plays the turn.",
        ": 7",
        "Sit down: Republicans",
        "href=\"/guide/presidential\"",
        &format!("href=\"{path}\""),
    ] {
        assert!(asked.contains(words), "{words}: {asked}");
    }
    let mut german = house.visitor();
    german.cookies.push(("prefs".to_owned(), "de.auto".to_owned()));
    assert!(german.get(&link).await.unwrap().is(200).body.contains("Ada lädt ein zu"));
}

#[tokio::test]
async fn who_is_here_is_told_to_pages_that_want_to_know() {
    let house = House::without_limits().await;
    let game = house.table_of_two(&[]).await;
    let live = format!("{}?presence=1", game.at("live"));
    let presence = async |listener: &mut crate::visitor::Listener| loop {
        let event = next(listener).await;
        if event.kind == "presence" {
            return event.data;
        }
    };
    let mut ada = game.people[0].listen(&live, None).await.unwrap();
    assert_eq!(
        presence(&mut ada).await,
        r#"{"here":[[true],[false]],"players":2,"playersHere":1,"watching":0}"#
    );
    let ben = game.people[1].listen(&game.at("live"), None).await.unwrap();
    assert_eq!(
        presence(&mut ada).await,
        r#"{"here":[[true],[true]],"players":2,"playersHere":2,"watching":0}"#
    );
    let stranger = house.visitor().listen(&game.at("live"), None).await.unwrap();
    assert_eq!(
        presence(&mut ada).await,
        r#"{"here":[[true],[true]],"players":2,"playersHere":2,"watching":1}"#
    );
    let mut visitor: Visitor = house.visitor();
    let page = visitor.get(&game.path).await.unwrap().is(200).body;
    assert!(page.contains("<bdi>Ben</bdi><i class=\"dot\""), "{page}");
    drop((ben, stranger));
    in_time(async {
        while presence(&mut ada).await
            != r#"{"here":[[true],[false]],"players":2,"playersHere":1,"watching":0}"#
        {}
    })
    .await;
}

#[tokio::test]
async fn a_private_copy_says_so_everywhere() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    let path = open_table(&mut host, &[]).await;
    let copy = host.post(&format!("{path}/try"), &[]).await.unwrap().is(303).location().to_owned();
    let page = host.get(&copy).await.unwrap().is(200).body;
    assert!(page.split_once("</title>").unwrap().0.contains("Private copy"), "in the title");
    assert!(page.contains("<em class=\"trial\">Private copy</em>"), "in the bar");
    assert!(page.contains("class=\"notice trial\""), "at the desk");
    let lobby = host.get("/").await.unwrap().is(200).body;
    let row = lobby.split("<li>").find(|row| row.contains(&copy)).unwrap();
    assert!(row.contains("Private copy"), "{row}");
    let table = lobby.split("<li>").find(|row| row.contains(&path)).unwrap();
    assert!(!table.contains("Private copy"));
    host.post(&format!("{copy}/resign"), &[("seat", "0")]).await.unwrap().is(403);
}
