//! Clarifications on collaboration, research, claims and Think Tank.

use kernel::Seat;
use manifest::{Deed, Frame, Phase, State};
use serde_json::json;

use crate::common::*;

fn in_trade(at: &State) -> bool {
    at.frame() == Frame::Trade
}

fn steps(desk: &Desk, seat: u8, deed: Deed) -> u8 {
    desk.player(seat).steps[deed.index()]
}

// Licences.

#[test]
fn md_f25_the_fee_is_half_the_credit_of_a_progression_bought() {
    let mut desk = bare(4);
    desk.table(1, &[22]).to_investment().play("offer 1, licence 22, send, accept");
    assert_eq!(desk.player(1).cash, 60, "nothing is paid before a purchase");
    desk.play("progress westward-ho");
    assert_eq!((desk.player(0).cash, desk.player(1).cash), (60 - 30 - 10, 60 + 10));
}

#[test]
fn md_f25_the_fee_is_due_for_each_progression_bought() {
    let mut desk = bare(4);
    desk.table(1, &[15]).to_investment().play("offer 1, licence 15, send, accept");
    desk.play("progress storytelling");
    assert_eq!((desk.player(0).cash, desk.player(1).cash), (60 - 20 - 5, 65));
    desk.play("progress innovation");
    assert_eq!((desk.player(0).cash, desk.player(1).cash), (35 - 20 - 10, 75));
}

#[test]
fn md_f25_a_licence_brings_the_free_pioneer_with_the_first_purchase() {
    let mut desk = bare(4);
    desk.table(1, &[20]).to_investment().play("offer 1, licence 20, send, accept");
    assert_eq!(desk.player(0).pioneers, 0);
    desk.play("progress unity");
    assert_eq!(desk.player(0).pioneers, 1);
}

#[test]
fn md_f25_a_licence_brings_steps_with_the_first_purchase() {
    let mut desk = bare(4);
    desk.table(1, &[21]).to_investment().play("offer 1, licence 21, send, accept");
    assert_eq!(steps(&desk, 0, Deed::Mechanization), 0);
    desk.play("progress innovation");
    assert_eq!(steps(&desk, 0, Deed::Mechanization), 0b01);
}

#[test]
fn md_f25_who_buys_nothing_pays_and_gains_nothing() {
    let mut desk = bare(4);
    desk.table(1, &[20]).to_investment().play("offer 1, licence 20, send, accept, done");
    assert_eq!((desk.player(0).pioneers, desk.player(0).cash, desk.player(1).cash), (0, 60, 60));
}

#[test]
fn md_f25_who_owns_the_progressions_cannot_license_their_leader() {
    let mut desk = bare(4);
    desk.deeds(0, "westward-ho").deeds(1, "telegraph").table(1, &[22]).table(2, &[29]).to_investment();
    assert_eq!(desk.choices("offer"), ["2"]);
    assert_eq!(desk.refused("offer 1"), ("MD-R15", "md-nothing-to-offer"));
}

#[test]
fn md_f25_one_credited_progression_that_is_lacking_is_enough() {
    let mut desk = bare(4);
    desk.deeds(0, "storytelling").table(1, &[15]).to_investment();
    assert_eq!(desk.choices("offer"), ["1"]);
}

#[test]
fn md_f25_a_licence_alone_is_collaboration_enough() {
    let mut desk = bare(4);
    desk.table(1, &[22]).to_investment().play("offer 1");
    assert_eq!(desk.acts(), ["licence 22"]);
    desk.play("licence 22");
    assert_eq!(desk.acts(), ["send"]);
}

#[test]
fn md_f25_a_seat_has_one_partner_in_a_turn() {
    let mut desk = bare(4);
    desk.table(2, &[22]).table(3, &[29]).to_investment().play("offer 2, licence 22, send, accept");
    assert_eq!(desk.at().frame(), Frame::Trade, "no second partner for the first seat");
    desk.play("done");
    // The second seat could use Jefferson too, but Jefferson's owner already has a partner.
    assert_eq!(desk.choices("offer"), ["3"]);
    assert_eq!(desk.refused("offer 2"), ("MD-F25", "md-has-partner"));
}

#[test]
fn md_f25_elvis_and_teddy_roosevelt_cannot_be_licensed() {
    let mut desk = bare(4);
    desk.in_era(3).table(1, &[55]).table(2, &[40]).to_investment();
    assert_eq!(desk.at().frame(), Frame::Trade, "there is nothing to offer");
    assert!(desk.choices("offer").is_empty());
}

#[test]
fn md_f25_lincolns_answer_cannot_be_licensed() {
    let mut desk = bare(4);
    desk.in_era(2).hold(0, &[35, 43]).hold(1, &[62]).table(2, &[36]);
    desk.play("play 35 event, target 1");
    // Lincoln is on another seat's table, so he cannot answer for this seat. His licence only matters in Investment.
    assert_eq!(desk.refused("1: answer 36"), ("MD-W6", "md-no-card"));
    assert_eq!(desk.acts_of(1), ["pass", "pass turn", "pass always"]);
}

#[test]
fn md_c39_a_licensee_of_edison_gets_the_discount_and_both_steps_and_may_research_another() {
    let mut desk = bare(4);
    desk.in_era(2).deeds(0, "telegraph").cash(0, 100).pioneers(0, 1).table(1, &[39]).to_investment();
    desk.play("offer 1, licence 39, send, accept, progress telephone");
    assert_eq!(desk.choices("deed"), ["electricity", "motion-pictures"]);
    desk.play("deed motion-pictures");
    assert_eq!((desk.player(0).cash, desk.player(1).cash), (100 - 50 - 15, 75));
    assert_eq!(steps(&desk, 0, Deed::MotionPictures), 0b0011);
    assert_eq!(steps(&desk, 0, Deed::Electricity), 0);
    assert!(desk.may("research motion-pictures") && desk.may("research turnpike"));
    desk.play_given("research turnpike", dice(&[2]));
    assert_eq!(steps(&desk, 0, Deed::Turnpike), 0b10);
}

#[test]
fn md_c57_after_civil_disobedience_nobody_collaborates() {
    let mut desk = bare(4);
    desk.in_era(3).table(1, &[56]).pioneers(0, 1).pioneers(1, 1);
    desk.steps(0, "turnpike", &[1], true).steps(1, "turnpike", &[2], true);
    desk.hold(0, &[57]).play("play 57 event");
    assert_eq!((desk.at().phase, desk.at().frame()), (Phase::Investment, Frame::Trade));
    desk.until(|at| at.phase != Phase::Investment);
    assert!(desk.at().is_unclaimed(Deed::Turnpike));
}

// Joint claims.

/// Two seats that together have the steps of e-Commerce, with a Pioneer each and these deeds.
fn with_ecommerce(first: &str, second: &str) -> Desk {
    let mut desk = bare(4);
    desk.in_era(3).deeds(0, first).deeds(1, second).cash(0, 200).cash(1, 200).pioneers(0, 1).pioneers(1, 1);
    desk.steps(0, "e-commerce", &[1, 2], true).steps(1, "e-commerce", &[3, 4], true).to_investment();
    desk
}

#[test]
fn md_f26_two_who_have_everything_together_claim_together() {
    let mut desk = with_ecommerce("computers", "computers");
    desk.play("offer 1, joint e-commerce, send, accept");
    for seat in [0, 1] {
        assert!(desk.player(seat).owns(Deed::ECommerce));
        assert_eq!((desk.player(seat).pioneers, desk.player(seat).chart, desk.points(seat)), (0, 1, 5));
    }
}

#[test]
fn md_f26_both_own_computers_at_the_start_of_the_earlier_turn() {
    let mut desk = with_ecommerce("think-tank", "computers");
    assert_eq!(desk.at().frame(), Frame::Trade, "there is nothing to offer");
    // Computers bought this turn come too late, both for the seat and for its partner.
    desk.play("progress computers");
    assert_eq!(desk.refused("offer 1"), ("MD-R13", "md-not-now"));
    desk.play("done");
    assert_eq!((desk.seat(), desk.at().frame()), (Seat(1), Frame::Trade));
    assert!(desk.choices("offer").is_empty());
}

#[test]
fn md_f26_the_later_partner_does_not_buy_computers_in_time() {
    let mut desk = with_ecommerce("computers", "think-tank");
    assert_eq!(desk.at().frame(), Frame::Trade);
    desk.play("done, progress computers");
    assert!(desk.choices("offer").is_empty() && !desk.may("claim e-commerce"));
}

#[test]
fn md_f26_each_needs_a_pioneer() {
    let mut desk = bare(4);
    desk.in_era(3).deeds(0, "computers").deeds(1, "computers").pioneers(0, 1);
    desk.steps(0, "e-commerce", &[1, 2], true).steps(1, "e-commerce", &[3, 4], true).to_investment();
    assert_eq!(desk.at().frame(), Frame::Trade, "no offer without a Pioneer of the second seat");
}

#[test]
fn md_f26_all_steps_are_there_between_the_two() {
    let mut desk = bare(4);
    desk.pioneers(0, 2).pioneers(1, 1).steps(0, "motion-pictures", &[1, 2], true);
    desk.steps(1, "motion-pictures", &[3], true).to_investment();
    assert_eq!(desk.at().frame(), Frame::Trade, "step 4 is lacking");
    // The step is rolled now, which is too late to collaborate this turn.
    desk.play_given("research motion-pictures", dice(&[4, 5]));
    assert_eq!(steps(&desk, 0, Deed::MotionPictures), 0b1011);
    assert_eq!((desk.seat(), desk.at().frame()), (Seat(1), Frame::Trade));
}

// Research.

#[test]
fn md_f27_all_pioneers_roll() {
    let mut desk = bare(4);
    desk.in_era(2).pioneers(0, 3).to_investment().play_given("research television", dice(&[1, 3, 5]));
    assert_eq!(steps(&desk, 0, Deed::Television), 0b10101);
}

#[test]
fn md_f27_a_rolled_step_that_is_lacking_is_placed() {
    let mut desk = bare(4);
    desk.pioneers(0, 2).steps(0, "turnpike", &[1], true).to_investment();
    desk.play_given("research turnpike", dice(&[1, 4]));
    // The seat was not asked: it already had one of the numbers, and the other is not a step.
    assert_eq!(steps(&desk, 0, Deed::Turnpike), 0b01);
    let mut desk = bare(4);
    desk.pioneers(0, 2).to_investment().play_given("research turnpike", dice(&[2, 2]));
    assert_eq!(steps(&desk, 0, Deed::Turnpike), 0b10, "it was not asked here either");
}

#[test]
fn md_f27_a_step_from_a_card_is_placed_where_the_card_says() {
    let mut desk = bare(4);
    desk.hold(0, &[23]).play("play 23");
    assert_eq!(steps(&desk, 0, Deed::Turnpike), 0b01);
    assert_eq!(desk.at().phase, Phase::Investment, "there was nothing to choose");
}

#[test]
fn md_f27_a_six_is_any_number() {
    let mut desk = bare(4);
    desk.pioneers(0, 1).to_investment().play_given("research railroads", dice(&[6]));
    assert_eq!(desk.choices("call"), ["1", "2", "3", "4", "5", "6"]);
    desk.play("call 4");
    assert_eq!(steps(&desk, 0, Deed::Railroads), 0b1000);
}

#[test]
fn md_f27_a_six_may_be_called_a_useless_number() {
    let mut desk = bare(4);
    desk.pioneers(0, 1).to_investment().play_given("research railroads", dice(&[6])).play("call 5");
    assert_eq!(steps(&desk, 0, Deed::Railroads), 0);
}

#[test]
fn md_f27_innovation_repeats_a_miss_or_a_hit_or_nothing() {
    let researched = || {
        let mut desk = bare(4);
        desk.pioneers(0, 2).deeds(0, "innovation").to_investment();
        desk.play_given("research turnpike", dice(&[1, 5]));
        assert_eq!(desk.acts(), ["reroll 1", "reroll 2", "keep"]);
        desk
    };
    let mut desk = researched();
    desk.play_given("reroll 2", dice(&[2]));
    assert_eq!(steps(&desk, 0, Deed::Turnpike), 0b11, "the miss became a hit");
    let mut desk = researched();
    desk.play_given("reroll 1", dice(&[4]));
    assert_eq!(steps(&desk, 0, Deed::Turnpike), 0b00, "the hit became a miss");
    let mut desk = researched();
    desk.play("keep");
    assert_eq!(steps(&desk, 0, Deed::Turnpike), 0b01);
}

/// All seven step tokens of the first seat are in use.
fn with_seven_steps() -> Desk {
    let mut desk = bare(4);
    desk.pioneers(0, 1).steps(0, "television", &[1, 2, 3, 4, 5], true).steps(0, "railroads", &[1, 2], true);
    desk.until(in_trade).play_given("research turnpike", dice(&[2]));
    desk
}

#[test]
fn md_f27_with_seven_tokens_placed_one_may_be_moved() {
    let mut desk = with_seven_steps();
    desk.play("move railroads 1");
    assert_eq!((steps(&desk, 0, Deed::Railroads), steps(&desk, 0, Deed::Turnpike)), (0b10, 0b10));
}

#[test]
fn md_f27_with_seven_tokens_placed_the_step_may_be_forgone() {
    let mut desk = with_seven_steps();
    desk.play("forgo");
    assert_eq!((steps(&desk, 0, Deed::Railroads), steps(&desk, 0, Deed::Turnpike)), (0b11, 0));
}

#[test]
fn md_f27_one_breakthrough_is_researched_in_a_turn() {
    let mut desk = bare(4);
    desk.pioneers(0, 2).steps(0, "mechanization", &[1, 2], true).to_investment();
    desk.play_given("research turnpike", dice(&[1, 3]));
    assert_eq!(desk.acts(), ["claim mechanization", "done"]);
    assert_eq!(desk.refused("research railroads"), ("MD-F27", "md-no-second-research"));
}

#[test]
fn md_f27_the_choice_is_free_even_after_steps_of_a_leader() {
    let mut desk = bare(4);
    desk.pioneers(0, 1).hold(0, &[21]).play("play 21").until(in_trade);
    assert_eq!(steps(&desk, 0, Deed::Mechanization), 0b01);
    assert!(desk.may("research turnpike") && desk.may("research mechanization"));
}

#[test]
fn md_f28_a_claim_needs_a_pioneer() {
    let mut desk = bare(4);
    desk.steps(0, "turnpike", &[1, 2], true).to_investment();
    assert_eq!(desk.refused("claim turnpike"), ("MD-F28", "md-no-pioneer"));
    desk.pioneers(0, 1).play("claim turnpike");
    assert!(desk.player(0).owns(Deed::Turnpike));
    assert_eq!((desk.player(0).pioneers, desk.points(0)), (0, 1));
}

#[test]
fn md_f28_a_claim_needs_all_steps() {
    let mut desk = bare(4);
    desk.pioneers(0, 1).steps(0, "turnpike", &[1], true).to_investment();
    assert_eq!(desk.refused("claim turnpike"), ("MD-F28", "md-steps-lack"));
}

// Think Tank.

/// The first seat owns Think Tank and buys a card from these decks.
fn thinking(era: u8, decks: &[(usize, &[u64])]) -> Desk {
    let mut desk = bare(4);
    desk.in_era(era).deeds(0, "think-tank").pool(0, 1);
    for (of, cards) in decks {
        desk.deck_is(*of, cards);
    }
    desk.to_investment();
    desk
}

#[test]
fn md_f47_the_replacement_is_drawn_before_the_rejected_card_returns() {
    let mut desk = thinking(1, &[(1, &[24, 25, 26])]);
    desk.play_given("card", drawn(1, &[24]));
    // The rejected card cannot be its own replacement, because it is not in the deck yet.
    desk.play_given("reject", drawn(1, &[25]));
    assert_eq!(desk.player(0).hand, [25].into_iter().collect());
    assert_eq!(desk.at().decks[0], [24, 26].into_iter().collect());
}

/// The clarifications' worked example: the last card of the Era 2 deck is rejected.
#[test]
fn md_f47_the_last_era_2_card_is_replaced_from_the_era_3_deck_and_joins_it() {
    let mut desk = thinking(2, &[(2, &[34]), (3, &[50, 51])]);
    desk.play_given("card", drawn(2, &[34]));
    assert_eq!((desk.at().frame(), desk.at().era), (Frame::ThinkTank, 2));
    desk.play_given("reject", drawn(3, &[50]));
    assert_eq!(desk.at().era, 3, "its first card was drawn");
    assert_eq!(desk.player(0).hand, [50].into_iter().collect());
    assert_eq!(desk.at().decks[2], [34, 51].into_iter().collect());
    // Somebody draws it after the transition turn, when it can no longer be played.
    desk.edit(|at| at["transition"] = json!(false)).edit(|at| at["play_era"] = json!(3));
    assert!(!desk.at().playable().contains(34));
}

#[test]
fn md_f47_the_same_holds_between_era_1_and_era_2() {
    let mut desk = thinking(1, &[(1, &[24]), (2, &[33, 34])]);
    desk.play_given("card", drawn(1, &[24])).play_given("reject", drawn(2, &[33]));
    assert_eq!((desk.at().era, desk.at().decks[1]), (2, [24, 34].into_iter().collect()));
}

#[test]
fn md_f45_the_last_era_3_card_in_investment_ends_the_game_after_that_phase() {
    let mut desk = thinking(3, &[(3, &[50])]);
    desk.pool(1, 1).play_given("card", drawn(3, &[50]));
    assert!(!desk.is_over());
    desk.play("done, done, done, done");
    assert!(desk.is_over());
    assert_eq!((desk.at().phase, desk.verdict().how), (Phase::Investment, "last-card"));
}

/// The clarifications' worked example: the last card is the replacement, in Investment.
#[test]
fn md_f45_the_last_card_as_a_replacement_in_investment_ends_the_game_after_that_phase() {
    let mut desk = thinking(3, &[(3, &[50, 51])]);
    desk.play_given("card", drawn(3, &[50])).play_given("reject", drawn(3, &[51]));
    assert_eq!(desk.at().decks[2], [50].into_iter().collect(), "the rejected card is in the deck again");
    desk.play("done, done, done, done");
    assert!(desk.is_over(), "the end was fixed all the same");
}

/// The clarifications' worked example: the last card is the replacement, in Adjustments.
#[test]
fn md_f45_the_last_card_as_a_replacement_in_adjustments_ends_the_game_after_the_next_investment() {
    let mut desk = bare(4);
    desk.in_era(3).deeds(3, "think-tank").deck_is(3, &[50, 51, 54, 56, 58]).to_investment();
    desk.play("done, done, done").play_given("done", drawn(3, &[50, 51, 54, 56]));
    desk.play_given("reject", drawn(3, &[58]));
    assert_eq!((desk.at().turn, desk.at().phase, desk.at().last_turn), (2, Phase::TurnOrder, 2));
    // One more Turn Order, Card Play and Investment phase. The rejected card can still be drawn.
    desk.until(|at| at.frame() == Frame::Over || at.phase == Phase::Expansion);
    assert!(desk.is_over());
    assert_eq!((desk.at().turn, desk.at().phase), (2, Phase::Investment));
    assert_eq!(desk.verdict().winners, Seat(3).alone());
}

#[test]
fn md_f45_an_ordinary_draw_of_the_last_card_in_adjustments_fixes_the_end_too() {
    let mut desk = bare(4);
    desk.in_era(3).deck_is(3, &[50, 51, 54, 56]).to_investment();
    desk.play("done, done, done").play_given("done", drawn(3, &[50, 51, 54, 56]));
    assert_eq!((desk.at().turn, desk.at().last_turn), (2, 2));
}

#[test]
fn md_f47_a_replacement_comes_for_the_draw_of_adjustments_too() {
    let mut desk = bare(4);
    desk.deeds(0, "think-tank").deck_is(1, &[24, 25, 26, 27, 28, 29]).to_investment();
    desk.play("done, done, done").play_given("done", drawn(1, &[24]));
    assert_eq!((desk.asked(), desk.acts()), (vec![0], vec!["keep".to_owned(), "reject".to_owned()]));
    desk.play_given("reject", drawn(1, &[25, 26, 27, 28]));
    assert_eq!(desk.player(0).hand, [25].into_iter().collect());
    assert!(desk.at().decks[0].contains(24));
}
