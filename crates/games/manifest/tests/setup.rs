//! Set-up: decks, bids, homes, first positions.

use kernel::Seat;
use kernel::chance::Given;
use manifest::{CardSet, ClosedHomes, Options, Phase, Territories, piles, printed};

use crate::common::*;

/// A game in which nobody has bid yet.
fn undealt(options: &Options, seats: u8) -> Desk {
    Desk(testkit::Desk::shuffled(options, seats, 1))
}

fn opened(seats: u8, given: Given) -> Desk {
    Desk(testkit::Desk::open(&Options::default(), seats, given))
}

fn cards(list: &[u8]) -> CardSet {
    list.iter().copied().collect()
}

/// Plays the bids, and then chooses homes beginning with the highest bid.
fn with_homes(options: &Options, homes: &[&str]) -> Desk {
    let mut desk = undealt(options, homes.len() as u8);
    for seat in 0..homes.len() {
        desk.play(&format!("{seat}: bid {}", 60 - 5 * seat));
    }
    for home in homes.iter().take(4) {
        desk.play(&format!("home {home}"));
    }
    desk
}

#[test]
fn md_r1_everybody_is_dealt_one_of_the_first_five_cards_and_two_more_of_the_first_era() {
    let given = Given::default()
        .pile(piles::DESTINY, [3, 1, 5, 2, 4])
        .pile(piles::ERAS[0], [15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    let desk = opened(5, given);
    assert_eq!(desk.player(0).hand, cards(&[3, 15, 16]));
    assert_eq!(desk.player(1).hand, cards(&[1, 17, 18]));
    assert_eq!(desk.player(4).hand, cards(&[4, 23, 24]));
    assert_eq!(desk.at().decks.map(|deck| deck.len()), [11, 21, 17]);
    assert!(desk.at().removed.iter().all(|removed| removed.is_empty()));
}

#[test]
fn md_r1_a_deck_holds_the_cards_whose_first_era_it_is() {
    let desk = undealt(&Options::default(), 5);
    for card in printed().cards() {
        let era = usize::from(card.eras[0]) - 1;
        let dealt = desk.at().players.iter().any(|player| player.hand.contains(card.number));
        assert_eq!(desk.at().decks[era].contains(card.number), !dealt, "#{}", card.number);
        assert!(!dealt || era == 0, "#{} was dealt", card.number);
    }
}

#[test]
fn md_r1_destiny_cards_that_were_not_dealt_are_mixed_into_the_first_deck() {
    let given = Given::default()
        .pile(piles::DESTINY, [1, 2, 3])
        .pile(piles::ERAS[0], [4, 15, 16, 17, 18, 19, 20, 21, 22, 23])
        .pile(piles::ERAS[1], [6, 7, 8, 9])
        .pile(piles::ERAS[2], [10, 11, 12, 13]);
    let desk = opened(3, given);
    assert_eq!(desk.player(0).hand, cards(&[1, 4, 15]), "#4 came out of the deck");
    assert!(desk.at().decks[0].contains(5));
}

#[test]
fn md_r1_two_cards_for_each_missing_seat_leave_every_deck_unseen() {
    let given = Given::default()
        .pile(piles::DESTINY, [1, 2, 3])
        .pile(piles::ERAS[0], [15, 16, 17, 18, 19, 20, 5, 22, 63, 64])
        .pile(piles::ERAS[1], [6, 7, 8, 9])
        .pile(piles::ERAS[2], [10, 11, 12, 13]);
    let three = opened(3, given);
    assert_eq!(three.at().removed, [cards(&[5, 22, 63, 64]), cards(&[6, 7, 8, 9]), cards(&[10, 11, 12, 13])]);
    assert_eq!(three.at().decks.map(|deck| deck.len()), [13, 17, 13]);
    let four = undealt(&Options::default(), 4);
    assert_eq!(four.at().removed.map(|removed| removed.len()), [2, 2, 2]);
    assert_eq!(four.at().decks.map(|deck| deck.len()), [12, 19, 15]);
}

#[test]
fn md_r2_everybody_begins_with_25_tokens_60_dollars_and_a_profit_of_30() {
    let desk = desk(4);
    for seat in 0..4 {
        let player = desk.player(seat);
        assert_eq!((player.stock, player.held.len(), player.cash, player.profit), (24, 1, 60, 30));
        assert_eq!(desk.points(seat), 0);
    }
}

#[test]
fn md_r2_at_first_the_map_is_empty_and_priority_is_unused() {
    let desk = undealt(&Options::default(), 5);
    for seat in 0..5 {
        let player = desk.player(seat);
        assert_eq!((player.stock, player.step_tokens_used(), player.priority), (25, 0, true));
    }
    let at = desk.at();
    assert_eq!(at.occupied() | at.cities | at.natives, Territories::EMPTY);
    assert_eq!(printed().constants.step_tokens, 7);
}

#[test]
fn md_r3_bids_are_sealed_and_go_in_steps_of_five_up_to_60() {
    let mut desk = undealt(&Options::default(), 3);
    assert_eq!(desk.who(), [0, 1, 2]);
    assert_eq!(desk.refused("0: bid 65"), ("MD-R3", "md-no-bid"));
    assert_eq!(desk.refused("0: bid 7"), ("MD-R3", "md-no-bid"));
    desk.play("1: bid 60");
    assert_eq!(desk.player(1).cash, 60, "not opened yet");
    assert_eq!(desk.who(), [0, 2]);
    assert_eq!(desk.refused("1: bid 0"), ("MD-W6", "md-no-answered"));
}

#[test]
fn md_r3_everybody_pays_his_own_bid_and_the_highest_chooses_first() {
    let mut desk = undealt(&Options::default(), 3);
    desk.play("0: bid 5, 1: bid 60, 2: bid 20");
    assert_eq!([0, 1, 2].map(|seat| desk.player(seat).cash), [55, 0, 40]);
    assert_eq!(desk.who(), [1]);
    desk.play("home MX");
    assert_eq!(desk.who(), [2]);
    assert_eq!(desk.refused("home MX"), ("MD-R3", "md-no-home"));
    assert_eq!(desk.refused("home OH"), ("MD-R3", "md-no-home"));
    desk.play("home QC");
    assert_eq!(desk.who(), [0]);
}

#[test]
fn md_r3_equal_bids_are_ordered_by_lot() {
    let mut desk = undealt(&Options::default(), 4);
    desk.play("0: bid 20, 1: bid 20, 2: bid 20");
    desk.play_given("3: bid 60", Given::default().pile(piles::LOT, [1, 2]));
    assert_eq!(desk.at().choosers[..4], [3, 1, 2, 0].map(Seat));
}

#[test]
fn md_r3_a_home_is_taken_with_an_established_presence() {
    let mut desk = undealt(&Options::default(), 3);
    desk.play("0: bid 60, 1: bid 5, 2: bid 0, home VA");
    let player = desk.player(0);
    assert_eq!((player.home, player.stock), (Some(place("VA")), 24));
    assert_eq!(player.established(), places("VA"));
}

#[test]
fn md_r3_a_home_that_nobody_took_is_an_ordinary_territory() {
    let mut desk = expansion(4, 5);
    desk.presence(0, "PA GU");
    assert_eq!(desk.at().homes(), places("PA VA QC LA"));
    assert!(desk.may("expand MX"));
    desk.presence(1, "VA MX");
    assert_eq!(desk.at().fight_dice(Seat(0), place("MX")), (2, 1), "nobody's home");
}

#[test]
fn md_r3_closed_homes_take_their_surroundings_with_them() {
    let desk = with_homes(&Options::default(), &["PA", "VA", "QC"]);
    assert_eq!(desk.at().closed, places("LA MS AR TE MX NL JA GU VZ OA"));
}

#[test]
fn md_r3_what_borders_a_home_that_was_taken_stays_open() {
    let desk = with_homes(&Options::default(), &["VA", "QC", "LA"]);
    let closed = desk.at().closed;
    assert_eq!(closed, places("PA NJ MX NL JA GU VZ OA"));
    assert!((closed & places("NY MD OH VA")).is_empty(), "they border Quebec or Virginia");
}

#[test]
fn md_r3_homes_are_closed_with_three_seats_or_where_all_agreed() {
    let homes = ["PA", "VA", "QC", "LA"];
    assert!(with_homes(&Options::default(), &homes).at().closed.is_empty());
    let closed = Options { closed_homes: ClosedHomes::Closed, ..Options::default() };
    assert_eq!(with_homes(&closed, &homes).at().closed, places("MX NL JA GU VZ OA"));
    let open = Options { closed_homes: ClosedHomes::Open, ..Options::default() };
    assert!(with_homes(&open, &homes[..3]).at().closed.is_empty());
}

#[test]
fn md_r3_nobody_enters_a_closed_territory_by_any_means() {
    let mut desk = expansion(3, 6);
    desk.presence(0, "PA TN MO")
        .deeds(0, "telegraph railroads steamships e-commerce westward-ho")
        .tokens_in(0, "wireless", 3);
    for closed in ["MS", "AR", "LA", "TE", "MX"] {
        assert_eq!(desk.refused(&format!("expand {closed}")), ("MD-R40", "md-is-closed"));
    }
    assert!(desk.may("expand AL") && desk.may("expand OK"));
}

#[test]
fn md_r3_telegraph_does_not_pass_a_closed_territory() {
    let mut desk = expansion(3, 6);
    // From Tennessee through Alabama, but not through Mississippi or Arkansas; from Missouri through Oklahoma.
    desk.presence(0, "PA TN").deeds(0, "telegraph westward-ho");
    assert_eq!(desk.way(0, "FL"), Some('c'));
    assert_eq!(desk.way(0, "OK"), Some('c'), "over Missouri");
    desk.presence(1, "VA MO");
    assert_eq!(desk.way(0, "OK"), None, "only Arkansas is left, which is closed");
}

#[test]
fn md_r4_first_positions_are_taken_in_the_order_of_the_bids() {
    let mut desk = undealt(&Options::default(), 3);
    desk.play("0: bid 5, 1: bid 60, 2: bid 20, home PA, home VA, home QC");
    assert_eq!(desk.who(), [1]);
    desk.play("position 3");
    assert_eq!(desk.who(), [2]);
    assert_eq!(desk.refused("position 3"), ("MD-R7", "md-no-position"));
    desk.play("position 1");
    assert_eq!(desk.at().order[..3], [2, 0, 1].map(Seat), "the last takes what is left");
}

#[test]
fn md_r4_the_first_turn_begins_with_card_play() {
    let desk = desk(5);
    assert_eq!((desk.at().turn, desk.at().phase), (1, Phase::CardPlay));
    assert!((0..5).all(|seat| desk.player(seat).priority), "nobody was asked for Priority");
    assert_eq!(desk.who(), [0]);
}
