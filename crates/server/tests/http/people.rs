//! Being somebody: accounts on several devices, invitations, seats.

use crate::house::{House, id_of, open_table};
use crate::visitor::Visitor;

const PASSWORD: &str = "seven white horses";

#[tokio::test]
async fn an_account_brings_its_tables_to_another_device() {
    let house = House::open().await;
    let mut desk = house.guest("Ada").await;
    let path = open_table(&mut desk, &[]).await;
    desk.post("/account", &[("name", "AdaL"), ("password", PASSWORD)]).await.unwrap().is(303);

    let mut phone = house.visitor();
    phone.post("/sign-in", &[("name", "AdaL"), ("password", "wrong horses")]).await.unwrap().is(403);
    phone.post("/sign-in", &[("name", "Nobody"), ("password", PASSWORD)]).await.unwrap().is(403);
    assert!(phone.cookie("resolute").is_none());
    // What was begun there as a guest comes along.
    let other = open_table(&mut phone, &[]).await;
    phone.post("/sign-in", &[("name", "adal"), ("password", PASSWORD), ("back", "/")]).await.unwrap().is(303);
    let lobby = phone.get("/").await.unwrap().is(200).body;
    assert!(lobby.contains(&path) && lobby.contains(&other));
    let lobby = desk.get("/").await.unwrap().is(200).body;
    assert!(lobby.contains(&path) && lobby.contains(&other));

    let mut thief = house.guest("Eve").await;
    thief.post("/account", &[("name", "ADAL"), ("password", PASSWORD)]).await.unwrap().is(409);
    thief.post("/account", &[("name", "Eve"), ("password", "short")]).await.unwrap().is(422);

    let old = phone.moved(house.address);
    phone.post("/sign-out", &[]).await.unwrap().is(303);
    assert!(phone.cookie("resolute").is_none());
    let mut old = old;
    assert!(
        !old.get("/").await.unwrap().is(200).body.contains("AdaL"),
        "the session is over, not only the cookie"
    );
}

#[tokio::test]
async fn an_invitation_is_for_one() {
    let house = House::open().await;
    let mut host = house.guest("Ada").await;
    let fields = [("seat.0", "me"), ("seat.1", "friend")];
    let path = host.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
    let page = host.get(&path).await.unwrap().is(200).body;
    let link = format!("/join/{}", page.split_once("/join/").unwrap().1.split('"').next().unwrap());
    let mut stranger = house.visitor();
    assert!(!stranger.get(&path).await.unwrap().is(200).body.contains("/join/"), "the link is the host's");
    stranger.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().is(409);

    let mut friend = house.visitor();
    let asked = friend.get(&link).await.unwrap().is(200);
    assert!(asked.body.contains("name=\"name\""), "who has no name is asked for one first");
    for way in
        ["action=\"/lesson/presidential\"", "href=\"/guide/presidential\"", &format!("href=\"{path}\"")]
    {
        assert!(asked.body.contains(way), "lesson, guide, watch: {way}");
    }
    let long = "B".repeat(41);
    let again = friend.post(&link, &[("name", &long)]).await.unwrap().is(422);
    assert!(again.body.contains("name=\"name\"") && again.body.contains("notice refused"));
    assert_eq!(friend.post(&link, &[("name", "Ben")]).await.unwrap().is(303).location(), path);
    assert_eq!(friend.get(&link).await.unwrap().is(303).location(), path, "one's own link again is no fault");
    let mut late = house.guest("Cy").await;
    for page in [late.get(&link).await.unwrap().is(200), late.post(&link, &[]).await.unwrap().is(200)] {
        assert!(page.body.contains("taken") && page.body.contains(&format!("href=\"{path}\">Watch")));
    }
    let page = friend.part(&path).await.unwrap();
    assert!(page.body.contains("data-seat=\"1\""));
}

#[tokio::test]
async fn looking_at_a_link_takes_no_seat() {
    let house = House::open().await;
    let mut host = house.guest("Ada").await;
    let (path, link) = table_for_a_friend(&mut host).await;
    let mut friend = house.guest("Ben").await;
    for visitor in [&mut host, &mut friend] {
        let page = visitor.get(&link).await.unwrap().is(200).body;
        assert!(page.contains(&format!("action=\"{link}\"")) && !page.contains("name=\"name\""));
        let elsewhere = [("Sec-Fetch-Site", "cross-site")];
        visitor.ask("POST", &link, &elsewhere, None).await.unwrap().is(403);
    }
    assert!(link_on(&host.get(&path).await.unwrap().body).is_some(), "the seat still waits");
    assert_eq!(friend.post(&link, &[]).await.unwrap().is(303).location(), path);
    assert!(friend.part(&path).await.unwrap().body.contains("data-seat=\"1\""));
}

#[tokio::test]
async fn another_password_signs_out_all_other_devices() {
    let house = House::open().await;
    let mut desk = house.guest("Ada").await;
    desk.post("/account", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    let mut phone = house.visitor();
    phone.post("/sign-in", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    let is_known = async |device: &mut Visitor| {
        device.get("/account").await.unwrap().is(200).body.contains("action=\"/sign-out\"")
    };
    assert!(is_known(&mut phone).await);
    let before = desk.moved(house.address);
    let fields = [("name", "Ada"), ("current", PASSWORD), ("password", "nine black horses")];
    desk.post("/account", &fields).await.unwrap().is(303);
    assert!(is_known(&mut desk).await, "who has changed it stays");
    for mut old in [phone, before] {
        assert!(!is_known(&mut old).await);
    }
    house.visitor().post("/sign-in", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(403);
}

#[tokio::test]
async fn who_is_refused_is_no_guest_yet() {
    let house = House::open().await;
    let mut host = house.guest("Ada").await;
    host.post("/account", &[("name", "Ada"), ("password", PASSWORD)]).await.unwrap().is(303);
    let (path, link) = table_for_a_friend(&mut host).await;
    let mut friend = house.guest("Ben").await;
    friend.post(&link, &[]).await.unwrap().is(303);
    let mut nobody = house.visitor();
    for (end, fields, status) in [
        ("/account", [("name", "ADA"), ("password", PASSWORD)], 409),
        ("/account", [("name", "a b"), ("password", PASSWORD)], 422),
        (link.as_str(), [("name", "Cyrus"), ("x", "")], 200),
        (&format!("{path}/seat"), [("seat", "1"), ("x", "")], 409),
        (&format!("{path}/seat"), [("seat", "255"), ("x", "")], 404),
    ] {
        nobody.post(end, &fields).await.unwrap().is(status);
        assert!(nobody.cookie("resolute").is_none());
    }
    assert!(house.keeps("Ben"), "the right file is searched");
    assert!(!house.keeps("Guest") && !house.keeps("Cyrus"));
}

/// The link that the host's page shows, if it shows one.
fn link_on(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("/join/")?;
    Some(format!("/join/{}", rest.split('"').next()?))
}

async fn table_for_a_friend(host: &mut Visitor) -> (String, String) {
    let fields = [("seat.0", "me"), ("seat.1", "friend")];
    let path = host.post("/new/presidential", &fields).await.unwrap().is(303).location().to_owned();
    let link = link_on(&host.get(&path).await.unwrap().is(200).body).expect("a link to give away");
    (path, link)
}

#[tokio::test]
async fn a_link_forgotten_with_the_server_is_made_anew_by_the_host_alone() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    let (path, old) = table_for_a_friend(&mut host).await;
    let url = house.url.clone();
    let folder = house.close().await;
    let house = House::at(&url, false).await;
    let mut host = host.moved(house.address);
    let invite = format!("{path}/invite");
    let page = host.get(&path).await.unwrap().is(200).body;
    assert_eq!(link_on(&page), None, "only its hash is kept");
    assert!(page.contains(&format!("action=\"{invite}\"")), "but a new one can be made");

    for mut other in [house.visitor(), house.guest("Cy").await] {
        assert!(!other.get(&path).await.unwrap().is(200).body.contains(&invite));
        other.post(&invite, &[("seat", "1")]).await.unwrap().is(403);
    }
    // Seats that wait for nobody have no link.
    for seat in ["0", "2", "255"] {
        host.post(&invite, &[("seat", seat)]).await.unwrap().is(403);
    }
    // Nothing of this has made the old link void.
    assert!(house.visitor().get(&old).await.unwrap().is(200).body.contains("name=\"name\""));

    assert_eq!(host.post(&invite, &[("seat", "1")]).await.unwrap().is(303).location(), path);
    let new = link_on(&host.get(&path).await.unwrap().is(200).body).expect("a new link");
    assert_ne!(new, old);
    house.visitor().get(&old).await.unwrap().is(404);
    let mut friend = house.guest("Ben").await;
    friend.post(&old, &[]).await.unwrap().is(404);
    assert!(!friend.part(&path).await.unwrap().body.contains("data-seat"), "the old link seats nobody");
    assert_eq!(friend.post(&new, &[]).await.unwrap().is(303).location(), path);
    assert!(friend.part(&path).await.unwrap().body.contains("data-seat=\"1\""));
    let page = host.get(&path).await.unwrap().is(200).body;
    assert!(page.contains("Ben") && link_on(&page).is_none() && !page.contains(&invite), "the seat is taken");
    host.post(&invite, &[("seat", "1")]).await.unwrap().is(403);
    friend.post(&invite, &[("seat", "1")]).await.unwrap().is(403);
    assert!(friend.part(&path).await.unwrap().body.contains("data-seat=\"1\""), "and stays so");
    drop(folder);
}

#[tokio::test]
async fn a_link_still_works_after_a_restart_and_once_used_says_so() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    let (path, link) = table_for_a_friend(&mut host).await;
    let url = house.url.clone();
    let folder = house.close().await;
    let house = House::at(&url, false).await;
    let mut friend = house.guest("Ben").await;
    assert_eq!(friend.post(&link, &[]).await.unwrap().is(303).location(), path);
    // Whoever comes too late is told at once, and not asked for a name first.
    for mut late in [house.visitor(), house.guest("Cy").await] {
        let page = late.get(&link).await.unwrap().is(200).body;
        assert!(page.contains("The seat of this link is taken."), "{page}");
        assert!(!page.contains("name=\"name\""), "{page}");
        assert!(page.contains(&format!("href=\"{path}\">Watch")), "with a way on: {page}");
    }
    assert_eq!(friend.get(&link).await.unwrap().is(303).location(), path, "one's own link again is no fault");
    drop(folder);
}

/// The name in the field of an invitation's page.
fn name_field(page: &str) -> &str {
    let (_, field) = page.split_once("name=\"name\" value=\"").expect("a field for the name");
    field.split('"').next().unwrap()
}

#[tokio::test]
async fn guests_without_a_name_are_told_apart() {
    let house = House::open().await;
    let mut host = house.visitor();
    let (path, link) = table_for_a_friend(&mut host).await;
    // The page proposes a name, in the visitor's language, and takes another one.
    let mut german = house.visitor();
    german.cookies.push(("prefs".to_owned(), "de.auto".to_owned()));
    let page = german.get(&link).await.unwrap().is(200).body;
    assert!(name_field(&page).starts_with("Gast "), "{page}");
    let mut friend = house.visitor();
    let page = friend.get(&link).await.unwrap().is(200).body;
    let proposed = name_field(&page).to_owned();
    let number = proposed.strip_prefix("Guest ").expect("a guest");
    assert!(number.len() == 4 && number.bytes().all(|b| b.is_ascii_digit()), "{proposed}");
    friend.post(&link, &[("name", &proposed)]).await.unwrap().is(303);
    let names: Vec<String> =
        house.record(id_of(&path)).await.seats.iter().map(|seat| seat.name().to_owned()).collect();
    assert!(names[0].starts_with("Guest ") && names[1] == proposed && names[0] != names[1], "{names:?}");
    // It is their name everywhere: at the table, in the talk, and on the pages that they see.
    friend.post(&format!("{path}/chat"), &[("text", "Hello")]).await.unwrap().is(303);
    let page = host.get(&path).await.unwrap().is(200).body;
    assert!(page.matches(proposed.as_str()).count() >= 2 && page.contains(&names[0]), "{page}");
    assert!(host.get("/").await.unwrap().body.contains(&names[0]));
}

#[tokio::test]
async fn of_many_who_want_a_seat_one_gets_it() {
    let house = House::without_limits().await;
    let mut host = house.guest("Ada").await;
    let path = open_table(&mut host, &[]).await;
    let tries = (0..8).map(|n| {
        let (address, path) = (house.address, path.clone());
        tokio::spawn(async move {
            let mut guest = crate::visitor::Visitor::new(address);
            guest.post("/name", &[("name", &format!("Guest {n}"))]).await.unwrap().is(303);
            guest.post(&format!("{path}/seat"), &[("seat", "1")]).await.unwrap().status
        })
    });
    let mut statuses = Vec::new();
    for one in tries.collect::<Vec<_>>() {
        statuses.push(one.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409, 409, 409, 409, 409, 409, 409]);
}
