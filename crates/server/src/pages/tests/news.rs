//! What has just happened stands above the choices where several play.

use super::*;

/// The words of the news in the table of this seat, line by line.
fn news(table: &dyn Hosted, seat: Seat) -> Vec<String> {
    let words = std::cell::RefCell::new(Vec::new());
    viewed(table, &who(Lang::En), Viewer::Seat(seat), |view| {
        let page = table_part(view).into_string();
        let section = page.split_once("class=\"news\"").map_or("", |(_, rest)| rest);
        let section = section.split_once("</section>").map_or("", |(section, _)| section);
        let lines = section.split("<bdi>").skip(1).filter_map(|rest| rest.split_once("</bdi>"));
        *words.borrow_mut() = lines.map(|(line, _)| line.to_owned()).collect();
    });
    words.into_inner()
}

fn play(table: &mut dyn Hosted, seat: u8, act: &str) {
    table.act(Seat(seat), act).unwrap();
}

#[test]
fn among_three_the_asked_seat_reads_what_its_act_led_to_and_what_others_did() {
    let players = vec![Player::Person("Ada".to_owned()); 3];
    let new = NewTable { players, seed: Some(Seed::from_number(1)), ..NewTable::default() };
    let mut table = title("manifest").unwrap().open(new).unwrap();
    assert_eq!(news(&*table, Seat(0)), [""; 0], "nothing has happened yet");
    for (seat, bid) in [(0, "bid 15"), (1, "bid 10"), (2, "bid 5")] {
        play(&mut *table, seat, bid);
    }
    play(&mut *table, 0, "home PA");
    let second = news(&*table, Seat(1));
    assert!(second.iter().any(|line| line.contains("The bids are open")), "{second:?}");
    assert!(second.last().is_some_and(|line| line.contains("Pennsylvania")), "{second:?}");
    assert_eq!(news(&*table, Seat(2)), [""; 0], "who is not asked reads the log");
    play(&mut *table, 1, "home VA");
    play(&mut *table, 2, "home QC");
    let first = news(&*table, Seat(0));
    assert!(first.iter().all(|line| !line.contains("bids")), "older than the last act: {first:?}");
    assert!(first.iter().any(|line| line.contains("Quebec")), "{first:?}");
}

#[test]
fn of_many_lines_the_newest_are_told_and_what_befell_the_reader() {
    let mut players = vec![Player::Bot("greedy".to_owned()); 5];
    players[0] = Player::Person("Ada".to_owned());
    let new = NewTable { players, seed: Some(Seed::from_number(3)), ..NewTable::default() };
    let mut table = title("manifest").unwrap().open(new).unwrap();
    let mut most = 0;
    while let Turn::Decide(seats) = table.turn() {
        if table.bot_act(1).transpose().unwrap().is_some() {
            continue;
        }
        let seat = seats.first().unwrap();
        let lines = news(&*table, seat);
        assert!(lines.len() <= 8, "{lines:?}");
        most = most.max(lines.len());
        let all = table.choices(seat);
        let act = all.iter().find(|act| *act == "done").unwrap_or(&all[0]);
        table.act(seat, act).unwrap();
    }
    assert!(most >= 5, "{most}");
}
