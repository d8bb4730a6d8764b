//! WW2: Barbarossa to Berlin, rule by rule. The Axis is side 1, the Allies side 2 (their cards end in b).

use crate::common::*;
use cdg_solo::{Face, Role, Sheet};

/// Turn 1 with the Allies about to roll.
fn june() -> Desk {
    let mut desk = desk(Sheet::Barbarossa);
    desk.play("take 1, beside 1 event").go_on();
    assert_eq!(desk.state.active(), Second);
    desk
}

/// Gives the answers of an uneventful end of turn until somebody may roll.
fn on(desk: &mut Desk) {
    while !desk.is_over() && !desk.may("roll") && !desk.may("automatic") {
        let acts = desk.acts();
        let quiet = ["done", "no", "number 7"];
        let next = quiet.into_iter().find(|w| acts.iter().any(|a| a == w)).unwrap_or(&acts[0]).to_owned();
        desk.play(&next);
    }
}

/// Turn 2, round 1: the Axis is about to roll, all cards are known, and there are no combat cards.
fn summer() -> Desk {
    let mut desk = june();
    desk.play("automatic");
    on(&mut desk);
    desk.lay("1A 4, 1B 5, 1C -, 1D 6, 1E 9, 2A 1b, 2B 2b, 2C -, 2D 11b, 2E 13b");
    desk
}

/// Finishes the turn without playing cards.
fn idle(desk: &mut Desk) {
    for _ in 0..40 {
        if !desk.may("automatic") {
            break;
        }
        desk.play("automatic");
        while desk.question() == "window" {
            desk.play("done");
        }
    }
}

#[test]
fn bb_1_the_axis_sets_one_opening_card_aside_and_shuffles_the_other_in() {
    let mut desk = desk(Sheet::Barbarossa);
    assert_eq!(desk.acts(), ["take 1", "take 2"]);
    desk.play("take 2");
    assert_eq!(desk.state.beside(First).len(), 1);
    assert_eq!(desk.state.deck(0).left() + 5, 24);
    assert_eq!(desk.remaining(), (7, 7));
}

#[test]
fn bb_2_the_allies_set_24_aside() {
    let desk = june();
    assert_eq!(desk.state.beside(Second).len(), 1);
    assert_eq!(
        (desk.state.beside(Second)[0].card(), desk.state.beside(Second)[0].role()),
        (card("24b"), Role::SetAside)
    );
}

#[test]
fn bb_3_turn_one_axis_without_a_roll_allies_without_reinforcements() {
    let mut desk = desk(Sheet::Barbarossa);
    desk.play("take 1");
    let before = desk.shown(0);
    assert_eq!(desk.choices(), ["beside 1 event"]);
    desk.play("beside 1 event").go_on();
    assert_eq!(desk.remaining(), (6, 7));
    assert_eq!(desk.shown(0), before, "nothing is refilled");
    desk.lay("2A 2b, 2B 12b").roll(Face::Ab);
    assert!(!desk.may("play 2A event") && !desk.may("play 2A rp") && desk.may("play 2A ops"));
    assert!(!desk.may("play 2B event"), "turn 1 counts as round 6");
    desk.play("play 2A sr");
    on(&mut desk);
    assert_eq!((desk.state.active(), desk.remaining()), (First, (7, 7)), "one round each");
}

#[test]
fn bb_4_a_permitted_card_of_three_may_be_exchanged_for_24() {
    let mut desk = june();
    desk.lay("2A 1b, 2B 3b").roll(Face::Ab);
    assert!(desk.may("play 2A exchange") && !desk.may("play 2B exchange"));
    desk.play("play 2A exchange");
    assert!(desk.may("beside 24b ops") && !desk.may("beside 24b rp"), "turn 1 bars replacements");
    desk.play("beside 24b sr");
    assert_eq!(desk.remaining().1, 6, "paid once");
    assert_eq!(desk.discards(1), [24, 1]);
    let mut desk = summer();
    idle(&mut desk);
    on(&mut desk);
    assert_eq!(desk.discards(1), [24], "unused by the end of turn 2");
}

#[test]
fn bb_4_from_turn_two_24_may_be_its_event() {
    let mut desk = summer();
    desk.play("automatic").roll(Face::Ab).play("play 2A exchange, beside 24b event");
    assert!(!desk.discards(1).contains(&24), "then it leaves the game");
}

#[test]
fn bb_5_hand_changes_wait_for_the_draw_and_keep_their_limits() {
    let mut desk = summer();
    idle(&mut desk);
    while desk.question() != "bb-resources" {
        desk.play("done");
    }
    assert_eq!(desk.acts(), ["number 5", "number 6", "number 7", "number 8"]);
    desk.play("number 5, number 8");
    assert_eq!(desk.remaining(), (5, 8));
}

#[test]
fn bb_6_partisans_and_automatic_operations_cost_no_card() {
    let mut desk = summer();
    assert!(desk.may("automatic") && !desk.may("partisans"));
    desk.play("automatic");
    assert!(desk.may("partisans"));
    desk.roll(Face::De);
    assert!(desk.may("partisans"), "also after the roll");
    desk.play("partisans");
    assert_eq!(desk.remaining(), (7, 7));
    desk.left(0, 0);
    assert_eq!(desk.choices(), ["automatic"]);
}

#[test]
fn bb_7_total_war_three_turns_after_us_entry() {
    let mut desk = summer();
    desk.lay("1A 8").roll(Face::Ab).play("play 1A event").go_on();
    // US entry on turn 2 leads to the draw phase of turn 5.
    for turn in 2..=5 {
        idle(&mut desk);
        while !desk.may("roll") && desk.question() != "bb-total" {
            let next = if desk.may("number 7") {
                "number 7"
            } else if desk.may("done") {
                "done"
            } else {
                "no"
            };
            desk.play(next);
        }
        assert_eq!(desk.question() == "bb-total", turn == 5, "turn {turn}");
    }
    assert_eq!(desk.acts(), ["done", "take 26"]);
    desk.play("take 26");
    assert_eq!(desk.at("1A"), "26");
    assert!(desk.is_up("1B") && !desk.is_up("1D"));
    assert!(desk.discards(0).is_empty());
    assert!(desk.may("take 6b"), "any Blitzkrieg card that is still in the game");
    desk.play("take 6b");
    assert_eq!(desk.at("2A"), "6b");
}

#[test]
fn bb_8_the_draw_phase_discards_open_cards_and_refills_each_at_once() {
    let mut desk = summer();
    idle(&mut desk);
    assert_eq!(desk.question(), "draw-discard");
    desk.play("pick 1A");
    assert_eq!((desk.at("1A").as_str(), desk.discards(0)), ("-", vec![4]));
}

#[test]
fn bb_9_exhaustion_keeps_the_display() {
    let mut desk = summer();
    desk.lay("1D -");
    let held = [4, 5, 9, 1];
    let pool: Vec<u8> = (1..=25).filter(|n| !held.contains(n)).collect();
    desk.pile(0, &pool[2..]);
    desk.roll(Face::Ab).play("play 1A sr").go_on();
    assert_eq!(desk.shown(0), "- 5 - - 9");
    assert!(desk.discards(0).is_empty());
    assert_eq!(desk.state.deck(0).left() + 1, pool.len() - 2 + 1, "the card just played is in it");
}

#[test]
fn bb_10_combat_cards_are_refilled_at_once_and_the_winner_keeps_his() {
    let mut desk = summer();
    desk.lay("1B 10, 2B 8b").roll(Face::Ab).play("play 1A ops, combat, pick 1B");
    assert_eq!((desk.at("1B").as_str(), desk.remaining().0), ("-", 5));
    desk.play("pick 2B, second, yes").go_on();
    assert_eq!(desk.discards(0), [10, 4]);
    assert_eq!(desk.state.beside(Second).len(), 2, "#24 and the retained card");
    idle(&mut desk);
    while desk.question() != "draw-discard" {
        desk.play("done");
    }
    assert!(desk.discards(1).contains(&8), "discarded at the start of the draw phase");
}

#[test]
fn bb_11_hand_events_count_for_the_next_draw_only() {
    let mut desk = summer();
    desk.lay("2A 12b").play("automatic").roll(Face::Ab).play("play 2A event").go_on();
    assert_eq!(desk.state.track(First).hand, 5, "the marker moves at once");
    assert_eq!(desk.remaining().0, 7);
    idle(&mut desk);
    on(&mut desk);
    assert_eq!(desk.remaining(), (5, 7));
    idle(&mut desk);
    on(&mut desk);
    assert_eq!(desk.remaining(), (7, 7));
    let mut desk = summer();
    desk.lay("1A 15").roll(Face::Ab).play("play 1A event").go_on();
    assert_eq!(desk.state.track(Second).hand, 5, "Wolfpacks");
}

#[test]
fn bb_11_fw_190_cancels_28_and_the_surge_sets_seven() {
    let mut desk = summer();
    desk.lay("2A 28b, 1A 29").play("automatic").roll(Face::Ab).play("play 2A event").go_on();
    assert_eq!(desk.state.track(First).hand, 5);
    desk.roll(Face::Ab).play("play 1A event").go_on();
    assert_eq!(desk.state.track(First).hand, 7);
    let mut desk = summer();
    desk.lay("2A 28b, 1A 52").play("automatic").roll(Face::Ab).play("play 2A event").go_on();
    desk.roll(Face::Ab).play("play 1A event").go_on();
    assert_eq!(desk.state.track(First).hand, 7);
}

#[test]
fn bb_12_enigma_and_foreign_armies_east_are_no_events() {
    let mut desk = summer();
    desk.lay("1A 50, 2A 25b").roll(Face::Ab);
    assert!(!desk.may("play 1A event") && desk.may("play 1A ops") && desk.may("play 1A rp"));
    desk.play("play 1A sr").roll(Face::Ab);
    assert!(!desk.may("play 2A event") && desk.may("play 2A sr"));
}

#[test]
fn bb_13_the_bomb_plot_costs_the_axis_a_random_open_card() {
    let mut desk = summer();
    desk.lay("2A 48b, 1D -, 1E -").play("automatic").roll(Face::Ab);
    desk.play_with("play 2A event", &[2], &[]);
    assert_eq!((desk.discards(0), desk.remaining().0), (vec![4], 6));
    assert_eq!(desk.at("1A"), "-");
}

#[test]
fn bb_14_thunderclap_does_the_same() {
    let mut desk = summer();
    desk.lay("2A 44b, 1A -, 1B -, 1D -, 1E -").play("automatic").roll(Face::Ab).play("play 2A event");
    assert_eq!(desk.remaining().0, 7, "no open card: no discard");
    let mut desk = summer();
    desk.lay("2A 44b, 1B -, 1D -, 1E -").play("automatic").roll(Face::Ab).play("play 2A event");
    assert_eq!(desk.remaining().0, 6);
}

#[test]
fn g_30_after_turn_eighteen_the_axis_has_held_out() {
    let mut desk = summer();
    for _ in 2..=18 {
        idle(&mut desk);
        on(&mut desk);
    }
    assert!(desk.is_over());
}

#[test]
fn bb_12_the_event_of_25_is_refused_by_its_rule() {
    let mut desk = summer();
    desk.lay("1A 50, 2A 25b").roll(Face::Ab);
    assert_eq!(desk.refused("play 1A event"), "BB-12");
    desk.play("play 1B sr").roll(Face::Ab);
    assert_eq!(desk.refused("play 2A event"), "BB-12");
}

#[test]
fn bb_3_what_turn_one_bars_is_refused_by_its_rule() {
    let mut desk = june();
    desk.lay("2A 2b, 2B 12b").roll(Face::Ab);
    for act in ["play 2A event", "play 2A rp", "play 2B event"] {
        assert_eq!(desk.refused(act), "BB-3", "{act}");
    }
}

#[test]
fn bb_4_an_exchange_that_is_not_allowed_is_refused_by_its_rule() {
    let mut desk = june();
    desk.lay("2A 3b").roll(Face::Ab);
    assert_eq!(desk.refused("play 2A exchange"), "BB-4", "a card of two operations");
    let mut desk = summer();
    desk.roll(Face::Ab);
    assert_eq!(desk.refused("play 1A exchange"), "BB-4", "not the Axis");
}

#[test]
fn bb_4_as_the_sheet_says_24_may_be_its_event_on_turn_one() {
    let mut desk = june();
    desk.lay("2A 2b").roll(Face::Ab).play("play 2A exchange");
    assert!(desk.may("beside 24b event"), "turn 1");
    let mut desk = desk_with(cdg_solo::Options {
        playsheet: Sheet::Barbarossa,
        reinforce_later: true,
        ..cdg_solo::Options::default()
    });
    desk.play("take 1, beside 1 event").go_on();
    desk.lay("2A 2b").roll(Face::Ab).play("play 2A exchange");
    assert!(!desk.may("beside 24b event") && desk.may("beside 24b ops"), "by the rule of turn 1");
    assert_eq!(desk.refused("beside 24b event"), "BB-4");
}

#[test]
fn bb_3_no_roll_is_prompted_on_turn_one_for_the_axis() {
    let mut desk = desk(Sheet::Barbarossa);
    desk.play("take 1");
    assert!(!desk.may("roll"));
    assert_eq!(desk.prompt(), "solo-turn-set-aside");
    assert_eq!(desk.refused("roll"), "BB-3");
    assert_eq!(desk.refused("play 1A ops"), "BB-3");
}

#[test]
fn bb_6_no_roll_is_prompted_without_cards_remaining() {
    let mut desk = summer();
    desk.left(0, 5);
    assert!(!desk.may("roll"));
    assert_eq!(desk.prompt(), "solo-turn-no-cards");
    assert_eq!(desk.refused("roll"), "BB-6");
    assert_eq!(desk.refused("play 1A ops"), "BB-6");
}

#[test]
fn bb_10_questions_cite_the_rules_of_their_playsheet() {
    use cdg_solo::Question;
    assert_eq!(Question::Attack.rule_on(Sheet::Barbarossa), "BB-10");
    assert_eq!(Question::Attack.rule_on(Sheet::Pursuit), "PG-7");
    assert_eq!(Question::DrawDiscard.rule_on(Sheet::Barbarossa), "BB-8");
    assert_eq!(Question::CcBanner.rule_on(Sheet::Medieval), "CM-6");
    assert_eq!(Question::CcReshuffle.rule_on(Sheet::Ancients), "EA-7");
    let book = <cdg_solo::Solo as scene::Shown>::rulebook();
    for question in Question::ALL {
        assert!(Sheet::ALL.iter().all(|&sheet| book.rule(question.rule_on(sheet)).is_some()), "{question:?}");
    }
}
