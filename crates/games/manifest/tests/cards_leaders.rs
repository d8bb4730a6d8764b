//! The leaders: credits of the owner and of a licensee, steps and Pioneers (from MD-C15 on).

use manifest::{Deed, Frame};

use crate::card_desk::*;
use crate::common::*;

/// The first seat holds the leader. Both it and the second seat have cash and own these deeds.
fn led(card: u8, needs: &str) -> Desk {
    let mut desk = playing(5, manifest::printed().card(card).eras[0], &[card.into()]);
    desk.cash(0, 300).cash(1, 300).deeds(0, needs).deeds(1, needs);
    desk
}

/// The leader is licensed to the second seat, which can buy now.
fn licensed(card: u8, needs: &str) -> Desk {
    let mut desk = led(card, needs);
    desk.play(&format!("play {card}")).until(|at| at.frame() == Frame::Offers);
    desk.play(&format!("offer 1, licence {card}, send, accept")).trade_of(1);
    desk
}

/// What the leader's owner saves on a progression, what a licensee saves before the fee, and the fee that the owner receives.
#[track_caller]
fn savings(card: u8, needs: &str, deed: &str) -> (i32, i32, i32) {
    let cost = manifest::printed().deed(deed.parse().unwrap()).cost.expect("a progression has a cost");
    let mut desk = led(card, needs);
    desk.play(&format!("play {card}")).trade_of(0);
    let before = desk.player(0).cash;
    desk.play(&format!("progress {deed}"));
    let own = before - desk.player(0).cash;

    let mut desk = licensed(card, needs);
    let before = desk.cashes();
    desk.play(&format!("progress {deed}"));
    assert!(desk.player(1).owns(deed.parse().unwrap()));
    (cost - own, cost - (before[1] - desk.player(1).cash), desk.player(0).cash - before[0])
}

/// A seat's steps on a breakthrough as bits, and those among them that were rolled.
fn steps(desk: &Desk, seat: u8, deed: Deed) -> (u8, u8) {
    let player = desk.player(seat);
    (player.steps[deed.index()], player.rolled[deed.index()])
}

/// The owner gets step 1 at once, as given by a card; a licensee gets it with the purchase; nobody gets it if the breakthrough is claimed.
#[track_caller]
fn gives_step_1(card: u8, needs: &str, bought: &str, deed: Deed) {
    let mut desk = led(card, needs);
    desk.play(&format!("play {card}"));
    assert_eq!(steps(&desk, 0, deed), (1, 0));

    let mut desk = licensed(card, needs);
    assert_eq!(steps(&desk, 1, deed), (0, 0));
    desk.play(&format!("progress {bought}"));
    assert_eq!(steps(&desk, 1, deed), (1, 0));

    let mut desk = led(card, needs);
    desk.deeds(2, deed.word()).play(&format!("play {card}"));
    assert_eq!(steps(&desk, 0, deed), (0, 0), "claimed: the step is lost");
}

/// The owner gets a Pioneer at once; a licensee gets it with the purchase; it is lost if the mat is full or the stock empty.
#[track_caller]
fn gives_a_pioneer(card: u8, needs: &str, bought: &str, mat: u8) {
    let play = format!("play {card}");
    let mut desk = led(card, needs);
    desk.play(&play);
    assert_eq!((desk.player(0).pioneers, desk.player(0).stock), (1, 23));
    desk.trade_of(0).pool(0, 3);
    assert_eq!(desk.refused("pioneer"), ("MD-F22", "md-one-pioneer"));

    let mut desk = licensed(card, needs);
    assert_eq!(desk.player(1).pioneers, 0);
    desk.play(&format!("progress {bought}"));
    assert_eq!((desk.player(1).pioneers, desk.player(1).stock), (1, 23));

    let mut desk = led(card, needs);
    desk.pioneers(0, mat.into()).play(&play);
    assert_eq!(desk.player(0).pioneers, mat, "the mat is full");
    let mut desk = led(card, needs);
    desk.pool(0, 24).play(&play);
    assert_eq!(desk.player(0).pioneers, 0, "the stock is empty");
}

#[test]
fn md_c15_franklin_on_innovation_and_storytelling() {
    assert_eq!(savings(15, "", "innovation"), (20, 10, 10));
    assert_eq!(savings(15, "", "storytelling"), (10, 5, 5));
    assert_eq!(eras_of(15), [1]);
}

#[test]
fn md_c15_a_licensee_of_two_credits_pays_for_each_that_is_bought() {
    let mut desk = licensed(15, "");
    desk.play("progress innovation, progress storytelling");
    assert_eq!((desk.player(0).cash, desk.player(1).cash), (315, 300 - 30 - 25));
}

#[test]
fn md_c20_washington_on_unity() {
    assert_eq!(savings(20, "", "unity"), (20, 10, 10));
    assert_eq!(eras_of(20), [1]);
}

#[test]
fn md_c20_washington_brings_a_pioneer() {
    gives_a_pioneer(20, "", "unity", 2);
}

#[test]
fn md_c20_a_licensee_who_does_not_buy_unity_gets_nothing() {
    let mut desk = licensed(20, "");
    desk.play("progress innovation, done");
    assert_eq!((desk.player(1).pioneers, desk.player(1).cash, desk.player(0).cash), (0, 260, 300));
}

#[test]
fn md_c21_whitney_on_innovation() {
    assert_eq!(savings(21, "", "innovation"), (10, 5, 5));
    assert_eq!(eras_of(21), [1]);
}

#[test]
fn md_c21_whitney_brings_step_1_of_mechanization() {
    gives_step_1(21, "", "innovation", Deed::Mechanization);
}

#[test]
fn md_c21_a_step_that_is_there_is_lost() {
    let mut desk = led(21, "");
    desk.steps(0, "mechanization", &[1], true).play("play 21");
    assert_eq!(steps(&desk, 0, Deed::Mechanization), (1, 1), "still the rolled one");
}

#[test]
fn md_c22_jefferson_on_westward_ho() {
    assert_eq!(savings(22, "", "westward-ho"), (20, 10, 10));
    assert_eq!(eras_of(22), [1]);
}

#[test]
fn md_c22_a_credit_holds_for_the_turn() {
    let mut desk = led(22, "");
    desk.play("play 22").turn(2).trade_of(0);
    let before = desk.player(0).cash;
    desk.play("progress westward-ho");
    assert_eq!(before - desk.player(0).cash, 50);
}

#[test]
fn md_c23_fulton_on_steamships() {
    assert_eq!(savings(23, "westward-ho", "steamships"), (20, 10, 10));
    assert_eq!(eras_of(23), [1, 2]);
}

#[test]
fn md_c23_fulton_brings_step_1_of_turnpike() {
    gives_step_1(23, "westward-ho", "steamships", Deed::Turnpike);
}

#[test]
fn md_c29_morse_on_telegraph() {
    assert_eq!(savings(29, "", "telegraph"), (20, 10, 10));
    assert_eq!(eras_of(29), [1]);
}

#[test]
fn md_c34_stowe_on_tolerance_and_storytelling() {
    assert_eq!(savings(34, "unity", "tolerance"), (20, 10, 10));
    assert_eq!(savings(34, "", "storytelling"), (10, 5, 5));
    assert_eq!(eras_of(34), [2]);
}

#[test]
fn md_c36_lincoln_on_tolerance_and_unity() {
    assert_eq!(savings(36, "unity", "tolerance"), (20, 10, 10));
    assert_eq!(savings(36, "", "unity"), (10, 5, 5));
    assert_eq!(eras_of(36), [2]);
}

#[test]
fn md_c36_lincoln_sends_civil_war_back_and_his_credits_still_hold() {
    let mut desk = playing(5, 2, &[35]);
    desk.presence(0, "PA OH NJ MN").presence(1, "VA KY NC").hold(1, &[36]);
    desk.play("play 35 event, target 1, 1: answer 36, lose OH, lose NJ");
    assert_eq!((desk.player(0).profit, desk.held(0), desk.player(0).losses), (20, places("PA MN"), 2));
    assert_eq!((desk.player(1).profit, desk.held(1)), (30, places("VA KY NC")));
    desk.trade_of(1).play("progress unity");
    assert_eq!(desk.player(1).cash, 60 - 30);
}

#[test]
fn md_c36_only_the_target_may_answer_with_lincoln() {
    let mut desk = playing(5, 2, &[35]);
    desk.presence(2, "QC LB ON").hold(1, &[36]).hold(2, &[33]);
    desk.play("play 35 event, target 2");
    assert_eq!(desk.asks(), [2]);
    assert_eq!(desk.refused("1: answer 36"), ("MD-W6", "md-no-answered"));
    assert_eq!(desk.refused("2: answer 36"), ("MD-W6", "md-no-card"));
}

#[test]
fn md_c36_the_credits_can_be_licensed_after_the_answer() {
    let mut desk = playing(5, 2, &[35]);
    desk.hold(1, &[36]).cash(2, 100).play("play 35 event, target 1, 1: answer 36");
    desk.trade_of(0).play("done");
    desk.play("1: offer 2, licence 36, send, 2: accept").trade_of(2).play("progress unity");
    assert_eq!((desk.player(1).cash, desk.player(2).cash), (65, 100 - 35));
}

#[test]
fn md_c36_in_the_own_turn_he_is_an_ordinary_leader() {
    let mut desk = playing(5, 2, &[36]);
    desk.hold(1, &[35]).presence(0, "PA OH NJ").play("play 36, 1: play 35 event, target 0, lose OH, lose NJ");
    assert_eq!((desk.player(0).profit, desk.held(0)), (20, places("PA")), "he lies open and answers nothing");
}

#[test]
fn md_c39_edison_on_telephone() {
    assert_eq!(savings(39, "telegraph", "telephone"), (30, 15, 15));
    assert_eq!(eras_of(39), [2]);
}

#[test]
fn md_c39_edison_brings_steps_1_and_2_of_electricity_or_motion_pictures() {
    let mut desk = led(39, "");
    desk.play("play 39");
    assert_eq!(desk.acts(), ["deed electricity", "deed motion-pictures"]);
    desk.play("deed motion-pictures");
    assert_eq!(steps(&desk, 0, Deed::MotionPictures), (0b11, 0));
    assert_eq!(steps(&desk, 0, Deed::Electricity), (0, 0));
}

#[test]
fn md_c39_the_breakthrough_is_one_on_which_a_step_fits() {
    let mut desk = led(39, "");
    desk.deeds(3, "electricity").play("play 39");
    assert_eq!(steps(&desk, 0, Deed::MotionPictures), (0b11, 0), "Electricity is claimed");
    let mut desk = led(39, "");
    desk.steps(0, "motion-pictures", &[1, 2], true).steps(0, "electricity", &[1], true).play("play 39");
    assert_eq!(steps(&desk, 0, Deed::Electricity), (0b11, 0b01), "only step 2 is new");
    let mut desk = led(39, "");
    desk.deeds(3, "electricity motion-pictures").play("play 39");
    assert_eq!(desk.player(0).step_tokens_used(), 0, "both are claimed: lost");
}

#[test]
fn md_c39_a_licensee_gets_discount_and_steps_with_telephone_only() {
    let mut desk = led(39, "telegraph");
    desk.play("play 39, deed electricity, offer 1, licence 39, send, accept").trade_of(1);
    assert_eq!(desk.player(1).step_tokens_used(), 0);
    desk.play("progress telephone, deed motion-pictures");
    assert_eq!((desk.player(0).cash, desk.player(1).cash), (315, 235));
    assert_eq!(steps(&desk, 1, Deed::MotionPictures), (0b11, 0));
}

#[test]
fn md_c39_a_licensee_may_research_any_one_breakthrough() {
    let mut desk = led(39, "telegraph");
    desk.pioneers(1, 1).play("play 39, deed electricity, offer 1, licence 39, send, accept").trade_of(1);
    desk.play("progress telephone, deed electricity").play_given("research television", dice(&[4]));
    assert_eq!(steps(&desk, 1, Deed::Television), (0b1000, 0b1000));
    assert_eq!(steps(&desk, 1, Deed::Electricity), (0b11, 0));
}

#[test]
fn md_c39_who_owns_telephone_cannot_license_him() {
    let mut desk = led(39, "telegraph telephone");
    desk.deeds(0, "").play("play 39, deed electricity");
    assert_eq!(desk.refused("offer 1"), ("MD-R15", "md-nothing-to-offer"));
    assert!(desk.may("offer 2"));
}

#[test]
fn md_c43_barnum_on_circus() {
    assert_eq!(savings(43, "storytelling", "circus"), (30, 15, 15));
    assert_eq!(eras_of(43), [2]);
}

#[test]
fn md_c44_bell_on_telephone() {
    assert_eq!(savings(44, "telegraph", "telephone"), (20, 10, 10));
    assert_eq!(eras_of(44), [2]);
}

#[test]
fn md_c44_bell_brings_a_pioneer() {
    gives_a_pioneer(44, "telegraph", "telephone", 3);
}

#[test]
fn md_c47_vanderbilt_on_steamships() {
    assert_eq!(savings(47, "westward-ho", "steamships"), (20, 10, 10));
    assert_eq!(eras_of(47), [2]);
}

#[test]
fn md_c47_vanderbilt_brings_step_1_of_railroads() {
    gives_step_1(47, "westward-ho", "steamships", Deed::Railroads);
}

#[test]
fn md_c50_earhart_on_airplanes() {
    assert_eq!(savings(50, "westward-ho steamships", "airplanes"), (30, 15, 15));
    assert_eq!(eras_of(50), [3]);
}

#[test]
fn md_c51_franklin_d_roosevelt_on_safety_net() {
    assert_eq!(savings(51, "unity tolerance", "safety-net"), (30, 15, 15));
    assert_eq!(eras_of(51), [3]);
}

#[test]
fn md_c51_franklin_d_roosevelt_brings_a_pioneer() {
    gives_a_pioneer(51, "unity tolerance", "safety-net", 4);
}

#[test]
fn md_c54_babe_ruth_on_pro_sports() {
    assert_eq!(savings(54, "storytelling circus", "pro-sports"), (30, 15, 15));
    assert_eq!(eras_of(54), [3]);
}

#[test]
fn md_c55_elvis_brings_10_and_two_steps_of_rock_n_roll() {
    let mut desk = led(55, "");
    desk.play("play 55");
    assert_eq!((desk.player(0).cash, steps(&desk, 0, Deed::RockNRoll)), (310, (0b11, 0)));
    let mut desk = led(55, "");
    desk.steps(0, "rock-n-roll", &[2, 4], true).play("play 55");
    assert_eq!(steps(&desk, 0, Deed::RockNRoll), (0b1011, 0b1010), "only step 1 is new");
    let mut desk = led(55, "");
    desk.deeds(2, "rock-n-roll").play("play 55");
    assert_eq!((desk.player(0).cash, steps(&desk, 0, Deed::RockNRoll)), (310, (0, 0)), "claimed");
    assert_eq!(eras_of(55), [3]);
}

#[test]
fn md_c55_elvis_may_not_be_licensed() {
    let mut desk = led(55, "");
    desk.play("play 55");
    assert_eq!(desk.at().frame(), Frame::Trade, "there is nothing to offer");
    let mut desk = playing(5, 3, &[54, 55]);
    desk.play("play 54, play 55, offer 1");
    assert_eq!(desk.acts(), ["licence 54"], "Babe Ruth, not Elvis");
}

#[test]
fn md_c56_king_on_tolerance_and_safety_net() {
    assert_eq!(savings(56, "unity", "tolerance"), (30, 15, 15));
    assert_eq!(savings(56, "unity tolerance", "safety-net"), (20, 10, 10));
    assert_eq!(eras_of(56), [3]);
}

#[test]
fn md_c58_kennedy_on_wireless_and_computers() {
    assert_eq!(savings(58, "telegraph telephone", "wireless"), (20, 10, 10));
    assert_eq!(savings(58, "innovation think-tank", "computers"), (20, 10, 10));
    assert_eq!(eras_of(58), [3]);
}

#[test]
fn md_c59_gates_on_computers() {
    assert_eq!(savings(59, "innovation think-tank", "computers"), (30, 15, 15));
    assert_eq!(eras_of(59), [3]);
}

#[test]
fn md_c59_gates_brings_step_1_of_e_commerce() {
    gives_step_1(59, "innovation think-tank", "computers", Deed::ECommerce);
}
