//! Rulings on expansion and competition (MD-Q94 to MD-Q98).

use manifest::{Frame, Options};

use crate::card_desk::*;
use crate::common::*;

/// Remaining discounts of War of 1812, Monroe Doctrine, Trading Post and Sales Catalogue.
fn left(desk: &Desk) -> Vec<u8> {
    desk.at().marketing.iter().map(|card| card.left).collect()
}

#[test]
fn md_q94_the_narrowest_card_is_used_first() {
    let mut desk = playing(5, 1, &[24, 31]);
    desk.presence(1, "VA NJ MD")
        .presence(2, "QC NY")
        .pool(0, 9)
        .play("play 24 event, play 31 event")
        .expansion_of(0);
    assert_eq!(left(&desk), [3, 0, 3, 0]);
    desk.play_given("expand NJ", dice(&[1, 1, 6]));
    assert_eq!((left(&desk), desk.player(0).pool), (vec![2, 0, 3, 0], 8), "New Jersey lies in the North");
    desk.play_given("expand MD", dice(&[1, 1, 6]));
    assert_eq!((left(&desk), desk.player(0).pool), (vec![2, 0, 2, 0], 7), "Maryland does not");
    desk.play_given("expand NJ", dice(&[1, 1, 6]));
    assert_eq!((left(&desk), desk.player(0).pool), (vec![2, 0, 2, 0], 6), "the territory keeps its discount");
    desk.play_given("expand NY", dice(&[1, 1, 6]));
    assert_eq!((left(&desk), desk.player(0).pool), (vec![1, 0, 2, 0], 4), "one discount, not two");
}

#[test]
fn md_q94_it_is_kept_for_territories_of_two_or_three() {
    let mut desk = playing(5, 1, &[31]);
    desk.presence(0, "PA OH").presence(1, "VA KY").pool(0, 4).play("play 31 event").expansion_of(0);
    desk.play_given("expand KY", dice(&[1, 1, 6]));
    assert_eq!((left(&desk), desk.player(0).pool), (vec![0, 0, 3, 0], 3));
    desk.play("expand NJ");
    assert_eq!((left(&desk), desk.player(0).pool), (vec![0, 0, 3, 0], 1), "vacant land is not attacked");
}

#[test]
fn md_q94_the_player_may_switch_it_off() {
    let mut desk = playing(5, 1, &[31]);
    desk.presence(1, "VA NJ MD KY").pool(0, 6).play("play 31 event").expansion_of(0);
    desk.play_given("expand NJ full", dice(&[1, 1, 6]));
    assert_eq!(
        (left(&desk), desk.player(0).pool),
        (vec![0, 0, 3, 0], 4),
        "2 tokens, and the discount is kept"
    );
    desk.play_given("expand NJ", dice(&[1, 1, 6]));
    assert_eq!((left(&desk), desk.player(0).pool), (vec![0, 0, 2, 0], 3));
    assert_eq!(desk.refused("expand OH full"), ("MD-Q94", "md-no-discount"), "vacant");
}

#[test]
fn md_q95_turnpike_waits_for_a_territory_of_two_or_three() {
    let mut desk = playing(5, 1, &[20]);
    desk.presence(0, "PA IN").deeds(0, "turnpike").pool(0, 6).play("done").expansion_of(0);
    desk.play("expand MI");
    assert_eq!(desk.player(0).pool, 5, "control number 1");
    desk.play("expand NJ");
    assert_eq!(desk.player(0).pool, 4, "1 instead of 2");
    desk.play("expand OH");
    assert_eq!(desk.player(0).pool, 2, "once per turn");
}

#[test]
fn md_q96_what_was_taken_this_turn_may_be_attacked() {
    let mut desk = playing(5, 1, &[20]);
    desk.pool(0, 3).pool(1, 3).play("done").expansion_of(0).play("expand OH");
    desk.expansion_of(1).play_given("expand OH", dice(&[6, 1, 2]));
    assert_eq!((desk.held(0), desk.player(0).losses, desk.player(0).this_turn.lost), (places("PA"), 1, 0));
    desk.turn(2);
    assert_eq!((desk.player(0).profit, desk.player(1).profit), (30, 35));
}

#[test]
fn md_q97_a_lost_territory_may_be_entered_again_at_the_full_price() {
    let mut desk = playing(5, 1, &[19]);
    desk.presence(0, "PA OH")
        .pool(0, 3)
        .play("play 19 event, name OH, done")
        .expansion_of(0)
        .play("expand OH");
    assert_eq!((desk.player(0).new, desk.player(0).pool), (places("OH"), 1));
    desk.turn(2);
    assert_eq!(desk.player(0).profit, 30, "5 lost, 5 gained");
}

#[test]
fn md_q97_a_lifted_territory_too() {
    let mut desk = playing(5, 3, &[57]);
    desk.presence(0, "PA OH")
        .deeds(0, "telegraph telephone")
        .cash(0, 200)
        .pool(0, 1)
        .play("play 57 news")
        .trade_of(0);
    desk.play("progress wireless, lift OH, done, tokens 2").expansion_of(0).play("expand OH");
    assert_eq!((desk.player(0).pool, desk.player(0).wireless), (1, 1), "two of the bought ones");
    assert_eq!(desk.player(0).new, places("OH"));
}

#[test]
fn md_q98_the_defender_is_asked_only_when_losing() {
    let mut desk = playing(5, 1, &[25]);
    desk.presence(0, "PA NJ").presence(1, "VA MD").pool(1, 5).play("play 25 event").expansion_of(1);
    desk.play_given("expand NJ", dice(&[3, 1, 3]));
    assert_eq!((desk.at().frame(), desk.held(0)), (Frame::Expand, places("PA NJ")), "the tie is his anyway");
    desk.play_given("expand NJ", dice(&[4, 1, 3]));
    assert_eq!((desk.at().frame(), desk.asks()), (Frame::DefenceBanner, vec![0]));
    desk.play_given("0: reroll", dice(&[2]));
    assert_eq!(desk.held(1), places("VA MD NJ"));
}

#[test]
fn md_q98_the_option_never_asks_the_defender() {
    for attack_only in [true, false] {
        let options = Options { banner_attack_only: attack_only, ..Options::default() };
        let mut desk = playing_on(desk_with(options, 5), 1, &[25]);
        desk.presence(0, "PA NJ").presence(1, "VA MD").pool(1, 5).play("play 25 event").expansion_of(1);
        desk.play_given("expand NJ", dice(&[4, 1, 3]));
        assert_eq!(desk.at().frame() == Frame::DefenceBanner, !attack_only);
    }
    assert!(!Options::default().banner_attack_only, "off by default");
}
