//! What the others did since the viewer's last turn is shown at the desk.

use super::*;

/// The parts of this seat's strip.
fn since(table: &dyn Hosted, seat: Seat) -> Vec<String> {
    let words = std::cell::RefCell::new(Vec::new());
    viewed(table, &who(Lang::En), Viewer::Seat(seat), |view| {
        let page = table_part(view).into_string();
        let strip = page.split_once("id=\"since\"").map_or("", |(_, rest)| rest);
        let strip = strip.split_once("</section>").map_or("", |(strip, _)| strip);
        let parts = strip.split("<li ").skip(1).map(str::to_owned);
        *words.borrow_mut() = parts.collect();
    });
    words.into_inner()
}

fn play(table: &mut dyn Hosted, seat: u8, act: &str) {
    table.act(Seat(seat), act).unwrap();
}

#[test]
fn among_three_each_seat_reads_what_others_did_since_its_own_act() {
    let players = vec![Player::Person("Ada".to_owned()); 3];
    let new = NewTable { players, seed: Some(Seed::from_number(1)), ..NewTable::default() };
    let mut table = title("manifest").unwrap().open(new).unwrap();
    assert_eq!(since(&*table, Seat(0)), [""; 0], "nothing has happened yet");
    for (seat, bid) in [(0, "bid 15"), (1, "bid 10"), (2, "bid 5")] {
        play(&mut *table, seat, bid);
    }
    play(&mut *table, 0, "home PA");
    let second = since(&*table, Seat(1));
    assert!(second.iter().any(|part| part.contains("The bids are open")), "{second:?}");
    assert!(second.last().is_some_and(|part| part.contains("Pennsylvania")), "{second:?}");
    play(&mut *table, 1, "home VA");
    play(&mut *table, 2, "home QC");
    let first = since(&*table, Seat(0));
    assert!(first.iter().all(|part| !part.contains("bids")), "older than the last act: {first:?}");
    assert!(first.iter().any(|part| part.contains("Quebec")), "{first:?}");
    assert!(first.iter().all(|part| part.contains("?at=")), "each leads to its act: {first:?}");
}

#[test]
fn dice_places_and_points_are_told_in_symbols() {
    let mut players = vec![Player::Bot("greedy".to_owned()); 2];
    players[0] = Player::Person("Ada".to_owned());
    let new = NewTable { players, seed: Some(Seed::from_number(3)), ..NewTable::default() };
    let mut table = title("presidential").unwrap().open(new).unwrap();
    let (mut dice, mut turned, mut points) = (0, 0, 0);
    while let Turn::Decide(seats) = table.turn() {
        if table.bot_act(1).transpose().unwrap().is_some() {
            continue;
        }
        let seat = seats.first().unwrap();
        for part in since(&*table, seat) {
            dice += usize::from(part.contains("class=\"die rolled\""));
            turned += usize::from(part.contains("→"));
            points += usize::from(part.contains("<em>+") || part.contains("<em>−"));
        }
        let act = table.choices(seat).swap_remove(0);
        table.act(seat, &act).unwrap();
    }
    assert!(dice >= 10 && turned >= 20 && points >= 10, "{dice} {turned} {points}");
}
