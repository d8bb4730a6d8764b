//! C&C Epic Ancients II, rule by rule, with the deck of the base game.

use crate::common::*;
use cdg_solo::{Face, Options, Sheet};

fn field_with(options: Options) -> Desk {
    let mut desk = desk_with(Options { playsheet: Sheet::Ancients, base_deck: true, ..options });
    desk.lay_titles(
        "1A Order Two Units Left, 1B Order Three Units Center, 1C Order Two Units Right, 1D Order Four Units Left, 1E Order Three Units Right",
    );
    desk.lay_titles("2A Order Two Units Left, 2B Order Two Units Center, 2C Order Three Units Left, 2D Rally, 2E Line Command");
    desk
}

fn field() -> Desk {
    field_with(Options::default())
}

/// Answers every question about an unknown category with "Army Command".
fn name_all(desk: &mut Desk) {
    while desk.question() == "cc-category" {
        desk.play("army");
    }
}

#[test]
fn ea_1_up_to_three_field_commands_or_one_army_command() {
    let mut desk = field();
    desk.roll(Face::Abc).play("play 1A order");
    assert_eq!(desk.question(), "cc-more");
    desk.play("yes").roll(Face::Abc).play("play 1B order, yes").roll(Face::Abc).play("play 1C order");
    assert_ne!(desk.question(), "cc-more", "three are played");
    let mut desk = field();
    desk.lay_titles("1A Rally").roll(Face::Abc);
    name_all(&mut desk);
    desk.play("play 1A order");
    assert_ne!(desk.question(), "cc-more", "an Army Command is the only card");
}

#[test]
fn ea_2_each_section_once_per_nation() {
    let mut desk = field();
    desk.roll(Face::Ab).play("play 1A order, yes").roll(Face::De);
    assert!(!desk.may("play 1D order"), "the left section is activated");
    assert!(desk.may("play 1E order"));
    let mut desk = field_with(Options { nations_1: 2, ..Options::default() });
    desk.roll(Face::Ab).play("play 1A order");
    assert_eq!(desk.acts(), ["number 1", "number 2"]);
    desk.play("number 1, yes").roll(Face::De);
    assert!(desk.may("play 1D order"), "for the other nation");
}

#[test]
fn ea_3_a_second_open_copy_inspires_the_field_general() {
    let mut desk = field();
    desk.lay_titles("1E Order Two Units Left, 1A Order Two Units Left").roll(Face::Ab).play("play 1A order");
    assert_eq!(desk.question(), "cc-inspired");
    desk.play("yes");
    assert_eq!(desk.discards(0).len(), 2);
    desk.play("yes").roll(Face::Abc).play("play 1B order");
    assert_ne!(desk.question(), "cc-more", "it counted twice");
}

#[test]
fn ea_4_order_cards_qualify() {
    let desk = field();
    for title in ["Order Two Units Left", "Order Three Units Center", "Order Four Units Right"] {
        let card = cdg_solo::Card::new(0, number(&desk, title, 0));
        assert!(desk.game.cards().brief(card).is(cdg_solo::Tag::Inspired), "{title}");
    }
}

#[test]
fn ea_5_initiative_dice_for_unactivated_sections() {
    let mut desk = field();
    desk.roll(Face::Ab).play("play 1A order, no");
    assert_eq!(
        (desk.question().as_str(), desk.acts()),
        ("cc-initiative", vec!["done".into(), "center".into(), "right".into()])
    );
    desk.play_with("right", &[4], &[]);
    assert_eq!(desk.acts(), ["done", "center"]);
    let mut desk = field();
    desk.lay_titles("1A Rally").roll(Face::Abc);
    name_all(&mut desk);
    desk.play("play 1A order");
    assert_ne!(desk.question(), "cc-initiative", "only after a Field Command");
}

#[test]
fn ea_6_order_one_unit_is_replaced_face_up() {
    let mut desk = desk_with(Options { playsheet: Sheet::Ancients, ..Options::default() });
    desk.lay_titles("1A Order One Unit Left, 1B Order Two Units Center")
        .roll(Face::Ab)
        .play("play 1A order, no, done");
    assert!(desk.is_up("1A"));
}

#[test]
fn ea_7_spartacus_may_demand_a_reshuffle() {
    let mut desk = field();
    desk.lay_titles("1A I Am Spartacus, 1D -").pile(0, &[30, 31]).roll(Face::Abc);
    name_all(&mut desk);
    desk.play("play 1A order, yes");
    assert!(desk.discards(0).is_empty(), "shuffled in with the rest");
}

/// Side 1 has played Order Two Units Left and Order Three Units Center; side 2 to roll with Counter Attack in A.
fn countering() -> Desk {
    let mut desk = field();
    desk.roll(Face::Abc).play("play 1A order, yes").roll(Face::Abc).play("play 1B order, no, done").finish();
    assert_eq!(desk.state.active(), Second);
    desk.lay_titles("2A Counter Attack").roll(Face::Abc);
    name_all(&mut desk);
    desk
}

#[test]
fn ea_8_counter_attack_copies_one_of_the_cards_just_played() {
    let mut desk = countering();
    desk.play("play 2A order");
    assert_eq!(desk.question(), "cc-copy");
    let [left, center] =
        [number(&desk, "Order Two Units Left", 0), number(&desk, "Order Three Units Center", 0)];
    let mut cards = [format!("take {left}"), format!("take {center}")];
    cards.sort_by_key(|take| take["take ".len()..].parse::<u8>().unwrap());
    assert_eq!(desk.acts(), cards);
    desk.play(&format!("take {center}"));
    // The copied Field Command counts as one, and the person is asked for its section.
    assert_eq!(desk.question(), "cc-section");
    desk.play("right");
    assert_eq!(desk.question(), "cc-more", "other sections may still be commanded");
    let state = serde_json::to_value(&desk.state).unwrap();
    assert_eq!(state["own"]["colors"]["turn"]["copied"], center);
    assert_eq!(state["own"]["colors"]["turn"]["sections"][0], 0b100);
    desk.play("yes").roll(Face::Abc);
    assert!(desk.may("play 2B order") && desk.may("play 2C order"), "center and left are free");
}

/// Side 1 has played an Army Command; side 2 may copy it.
fn counter_attack_after_rally() -> Desk {
    let mut desk = field();
    desk.lay_titles("1A Rally").roll(Face::Abc);
    name_all(&mut desk);
    desk.play("play 1A order").finish();
    while desk.question() == "cc-flip" {
        let pick = desk.acts()[0].clone();
        desk.play(&pick).finish();
    }
    desk.lay_titles("2A Counter Attack").roll(Face::Abc);
    name_all(&mut desk);
    desk
}

#[test]
fn ea_8_a_copied_army_command_is_the_only_card() {
    let mut desk = counter_attack_after_rally();
    let rally = number(&desk, "Rally", 0);
    desk.play(&format!("play 2A order, take {rally}"));
    assert_ne!(desk.question(), "cc-more");
    let state = serde_json::to_value(&desk.state).unwrap();
    assert_eq!(
        (state["own"]["colors"]["turn"]["army"].as_bool(), state["own"]["colors"]["turn"]["field"].as_u64()),
        (Some(true), Some(0))
    );
}

#[test]
fn ea_8_in_a_later_roll_only_a_field_command_can_be_copied() {
    let mut desk = counter_attack_after_rally();
    desk.play("play 2B order, yes").roll(Face::Abc);
    assert!(!desk.may("play 2A order"), "Rally is an Army Command");
}

#[test]
fn ea_1_every_reaction_card_of_the_inactive_side_has_its_window() {
    let mut desk = field();
    desk.names_all = true;
    desk.lay_titles("2D Rally").roll(Face::Abc);
    // The person says that Rally is a Reaction here, and that Line Command is not.
    while desk.question() == "cc-category" {
        let cdg_solo::Frame::Ask(_, about) = desk.state.frame() else { unreachable!() };
        let rally = about == number(&desk, "Rally", 0);
        desk.play(if rally { "reaction" } else { "army" });
    }
    desk.play("play 1A order");
    assert_eq!((desk.question().as_str(), desk.acts()), ("cc-window", vec!["done".into(), "pick 2D".into()]));
    desk.play("pick 2D");
    assert_eq!(desk.at("2D"), "-", "replaced at once");
}

#[test]
fn ea_9_vacancies_wait_for_the_end_and_one_card_played_flips_another() {
    let mut desk = field();
    desk.roll(Face::Abc).play("play 1A order, yes").roll(Face::Abc).play("play 1B order");
    assert_eq!((desk.at("1A").as_str(), desk.at("1B").as_str()), (".", "."));
    desk.play("no, done");
    assert_eq!((desk.at("1A").as_str(), desk.at("1B").as_str()), ("-", "-"));
    assert_ne!(desk.question(), "cc-flip", "two cards were played");
    let mut desk = field();
    desk.roll(Face::Abc).play("play 1A order, no, done");
    assert_eq!((desk.question().as_str(), desk.acts()), ("cc-flip", vec!["pick 1A".into()]));
    desk.play("pick 1A");
    assert!(desk.is_up("1A"));
}

#[test]
fn ea_9_first_strike_inside_a_turn_is_replaced_at_once_and_does_not_count() {
    let mut desk = field();
    desk.lay_titles("2D First Strike").roll(Face::Abc).play("play 1A order, pick 2D");
    assert_eq!((desk.at("2D").as_str(), desk.at("1A").as_str()), ("-", "."));
    desk.play("no, done");
    assert_eq!(desk.question(), "cc-flip");
}

#[test]
fn ea_10_later_rolls_allow_only_field_commands_and_may_be_broken_off() {
    let mut desk = field();
    desk.lay_titles("1B Rally").roll(Face::Abc);
    name_all(&mut desk);
    desk.play("play 1A order, yes");
    assert_eq!(desk.choices(), ["roll", "done"]);
    desk.roll(Face::Abc);
    assert_eq!(desk.acts_of("play"), ["play 1C order"], "no Army Command, slot A is empty");
    let mut desk = field();
    desk.lay_titles("1A First Strike").roll(Face::Ab);
    assert_eq!(desk.acts_of("play"), ["play 1B order"], "a Reaction is never an option");
}

#[test]
fn ea_7_spartacus_is_shuffled_in_with_the_discards() {
    for shuffler_stays in [false, true] {
        let mut desk = field_with(Options { shuffler_stays, ..Options::default() });
        desk.lay_titles("1A I Am Spartacus").pile(0, &[1]).roll(Face::Ab);
        name_all(&mut desk);
        desk.play("play 1A order, yes").finish();
        assert_eq!(desk.discards(0).len(), usize::from(shuffler_stays));
        assert_eq!(desk.at("1A"), "-", "refilled at the end of the turn");
    }
}

#[test]
fn ea_2_a_second_card_for_a_used_section_is_refused_by_its_rule() {
    let mut desk = field();
    desk.roll(Face::Ab).play("play 1A order, yes").roll(Face::De);
    assert_eq!(desk.refused("play 1D order"), "EA-2");
}

#[test]
fn ea_10_army_commands_and_reactions_are_refused_by_their_rule() {
    let mut desk = field();
    desk.lay_titles("1D Rally, 1E First Strike").roll(Face::Abc);
    name_all(&mut desk);
    desk.play("play 1A order, yes").roll(Face::Cde);
    assert_eq!(desk.refused("play 1D order"), "EA-10");
    assert_eq!(desk.refused("play 1E order"), "EA-10");
}
