//! C&C Epic Ancients II, rule by rule, with the deck of the base game.

mod common;

use cdg_solo::{Face, Options, Sheet};
use common::*;

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

/// Names unknown categories as Army Commands.
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
    assert_eq!(desk.discards(0), [number(&desk, "Spartacus", 0)], "only the card itself");
}

#[test]
fn ea_8_counter_attack_reminds_of_the_choice() {
    let mut desk = field();
    desk.lay_titles("1A Counter Attack").roll(Face::Abc);
    name_all(&mut desk);
    desk.play("play 1A order");
    assert!(desk.told.iter().any(|told| format!("{:?}", told.event).contains("solo-note-counter")));
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
