//! Wilderness War, rule by rule. French is side 1, British side 2.

use crate::common::*;
use cdg_solo::{Face, Options, Scenario, Sheet};

fn war() -> Desk {
    desk(Sheet::Wilderness)
}

/// All slots are known, and nobody has a response.
fn quiet() -> Desk {
    let mut desk = war();
    desk.lay("1A 1, 1B 5, 1C 28, 1D 29, 1E 33, 2A 2, 2B 34, 2C 41, 2D 42, 2E 43");
    desk
}

#[test]
fn ww_1_the_scenario_fixes_deck_and_hand() {
    for (scenario, hand, cards) in [
        (Scenario::AnnusMirabilis, 9, 62),
        (Scenario::LateWar, 9, 62),
        (Scenario::EarlyWar, 8, 70),
        (Scenario::FullCampaign, 8, 70),
    ] {
        let desk = crate::common::scenario(Sheet::Wilderness, scenario);
        assert_eq!(desk.remaining(), (hand, hand));
        // Four cards were flipped, six lie face-down, and the rest is the deck.
        assert_eq!(desk.state.deck(0).left(), cards - 10, "{scenario:?}");
    }
}

#[test]
fn ww_2_c_low_and_e_low_let_any_face_up_card_be_discarded() {
    let mut desk = quiet();
    desk.lay("1B 6");
    // Slot D holds a British event, which the French cannot play.
    desk.roll(Face::CLow);
    assert!(desk.may("play 1D discard") && desk.may("play 1B discard"));
    assert!(!desk.may("play 1D event"));
    desk.play("play 1D discard");
    assert_eq!(desk.remaining(), (8, 9));
    assert_eq!(desk.discards(0), [29]);
    assert_eq!(desk.at("1D"), "-");
    desk.roll(Face::ELow);
    assert!(desk.may("play 2E discard"));
}

#[test]
fn ww_3_with_one_card_left_a_side_may_pass_but_not_two_seasons_running() {
    let mut desk = quiet();
    desk.left(1, 1);
    assert!(desk.may("pass"));
    desk.roll(Face::Ab);
    desk.play("pass");
    assert_eq!(desk.remaining(), (1, 1), "the card is kept");
    assert_eq!(desk.state.active(), Second);
    desk.roll(Face::Ab).play("play 2A construct").go_on();
    // The late season: nothing is carried over, and the French may not pass again.
    assert_eq!(desk.remaining(), (9, 9));
    desk.left(1, 1);
    assert!(!desk.may("pass"));
    desk.turn(Face::Ab);
    assert!(desk.may("pass"), "the British did not pass last season");
}

#[test]
fn ww_3_the_held_card_may_pay_a_response_if_so_agreed() {
    for held_pays in [true, false] {
        let mut desk = desk_with(Options { held_pays, ..Options::default() });
        desk.lay("1A 1, 1B 5, 1C 28, 1D 33, 1E 7, 2A 2, 2B 34, 2C 41, 2D 42, 2E 43").left(1, 3);
        desk.play("pass").roll(Face::Ab).play("play 2A activate");
        assert_eq!(desk.may("pick 1E"), held_pays);
        assert_eq!(desk.may("battle"), held_pays);
    }
}

#[test]
fn ww_4_the_active_side_adds_responses_while_it_can_pay() {
    let mut desk = quiet();
    desk.lay("1B 7, 1C 11, 1D 16").left(3, 1);
    desk.roll(Face::Ab).play("play 1A activate");
    assert!(desk.may("pick 1B") && desk.may("pick 1C"));
    assert!(!desk.may("pick 1D"), "a British response");
    desk.play("pick 1B, pick 1C");
    assert_eq!(desk.remaining().0, 0);
    assert_eq!(desk.discards(0), [7, 11], "the main card is discarded last");
    desk.go_on();
    assert_eq!(desk.discards(0), [7, 11, 1]);
    assert_eq!(desk.shown(0), "- - - 16 33");
}

#[test]
fn ww_5_an_inactive_response_can_be_blocked_by_fate() {
    let mut desk = quiet();
    desk.lay("2B 7");
    desk.roll(Face::Ab).play("play 1A activate");
    desk.play_with("pick 2B", &[face(Face::CLow)], &[]);
    assert_eq!(desk.at("2B"), "7", "blocked, the card stays");
    assert!(!desk.may("pick 2B"), "no second try at this moment");
    assert_eq!(desk.remaining(), (8, 9));
    let mut desk = quiet();
    desk.lay("2B 7, 2D -");
    desk.roll(Face::Ab).play("play 1A activate").play_with("pick 2B", &[face(Face::De)], &[]);
    assert_eq!(desk.at("2D"), "-", "other faces flip nothing");
    assert_eq!(desk.remaining(), (8, 8));
    assert_eq!((desk.at("2B").as_str(), desk.discards(0)), ("-", vec![7]));
}

#[test]
fn ww_6_a_battle_roll_flips_and_unplayed_cards_go_face_down_again() {
    let mut desk = quiet();
    desk.lay("2D -, 2E -");
    desk.roll(Face::Ab).play("play 1A activate, battle");
    desk.play_with("roll", &[face(Face::De)], &[("deck", 7), ("deck", 48)]);
    assert_eq!((desk.at("2D"), desk.at("2E")), ("7".into(), "48".into()));
    desk.play("pick 2D, done");
    assert_eq!(desk.at("2D"), "-");
    assert_eq!(desk.at("2E"), "-", "turned up by this roll, not played");
    assert_eq!(desk.state.lie(pos("2E")).card(), card("48"), "its identity is kept");
    assert_eq!(desk.at("2B"), "34", "what was open before stays open");
    assert_eq!(desk.remaining(), (8, 8));
}

#[test]
fn ww_6_c_low_blocks_the_battle_response_and_without_cards_there_is_none() {
    let mut desk = quiet();
    desk.lay("2B 7");
    desk.roll(Face::Ab).play("play 1A activate, battle");
    desk.play_with("roll", &[face(Face::CLow)], &[]);
    assert_eq!(desk.question(), "ww-window");
    let mut desk = quiet();
    desk.left(9, 0);
    desk.roll(Face::Ab).play("play 1A activate");
    assert_eq!(
        desk.state.active(),
        First,
        "nobody could respond, so nothing was asked; the British have no turn"
    );
    assert_eq!(desk.remaining(), (8, 0));
}

#[test]
fn ww_7_surrender_in_any_use_reshuffles_at_the_end_of_the_season() {
    for used in ["construct", "discard"] {
        let mut desk = quiet();
        desk.lay("1A 6, 1D -").pile(0, &[44, 45]).left(1, 0);
        desk.roll(if used == "discard" { Face::CLow } else { Face::Ab });
        desk.play(&format!("play 1A {used}")).go_on();
        assert!(desk.discards(0).is_empty(), "{used}");
        assert_eq!(desk.remaining(), (9, 9), "then the next season begins");
    }
}

#[test]
fn ww_8_hand_sizes_move_at_once_and_a_fetched_card_costs_nothing() {
    let mut desk = scenario(Sheet::Wilderness, Scenario::EarlyWar);
    desk.lay("1A 1, 1B 5, 1C 28, 1D 29, 1E 33, 2A 67, 2B 34, 2C 41, 2D 42, 2E 43").pile(0, &[57, 55, 60]);
    desk.turn(Face::De).roll(Face::Ab).play("play 2A event");
    assert_eq!(desk.acts_of("number"), ["number 7", "number 8", "number 9"]);
    desk.play("number 9");
    assert_eq!(desk.state.track(Second).hand, 9);
    assert_eq!(desk.acts_of("take"), ["take 57", "take 60"], "#67 fetches no French Regulars");
    desk.play("take 57").go_on();
    assert_eq!(desk.remaining().1, 8, "not reduced");
    assert_eq!(desk.at("2A"), "57", "face-up into the vacated slot");
    assert!(
        desk.state.deck(0).discards().numbers().iter().all(|&n| n != 57 && n != 67),
        "#67 leaves the game"
    );
}

#[test]
fn ww_8_diplomatic_revolution_changes_no_hand_after_quiberon_bay() {
    let mut desk = scenario(Sheet::Wilderness, Scenario::EarlyWar);
    desk.lay("1A 69, 1B 5, 1C 28, 1D 29, 1E 33, 2A 62, 2B 34, 2C 41, 2D 42, 2E 43");
    desk.turn(Face::De).roll(Face::Ab).play("play 2A event, number 7").go_on();
    assert_eq!(desk.state.track(First).hand, 7);
    desk.roll(Face::Ab).play("play 1A event");
    assert!(desk.acts_of("number").is_empty());
}

#[test]
fn ww_9_forced_discards_hit_one_face_up_card_of_the_kind() {
    let mut desk = quiet();
    desk.lay("1A 37, 2A 57, 2B 47");
    desk.roll(Face::Ab).play_with("play 1A event", &[5], &[]);
    assert_eq!(desk.at("2B"), "-", "a 5 of two is the second");
    assert_eq!(desk.discards(0), [47, 37]);
    assert_eq!(desk.remaining(), (8, 8));
    let mut desk = quiet();
    desk.lay("1A 37");
    desk.roll(Face::Ab).play("play 1A event").go_on();
    assert_eq!(desk.remaining(), (8, 9), "no candidate: no effect, the card is spent");
}

#[test]
fn ww_10_courier_intercepted_takes_a_face_up_card_on_three_to_six() {
    let mut desk = quiet();
    desk.lay("1A 35, 2B -, 2C -, 2D -, 2E -");
    desk.roll(Face::Ab).play_with("play 1A event", &[3], &[]).go_on();
    assert_eq!(desk.at("1A"), "2", "the only face-up card, into the slot of #35");
    assert_eq!(desk.at("2A"), "-");
    assert_eq!(desk.remaining(), (9, 8));
    let mut desk = quiet();
    desk.lay("1A 35");
    desk.roll(Face::Ab).play_with("play 1A event", &[2], &[]).go_on();
    assert_eq!(desk.remaining(), (8, 9));
    assert_eq!(desk.at("1A"), "-");
}

#[test]
fn ww_11_an_empty_deck_takes_the_face_down_cards_and_the_discards() {
    let mut desk = quiet();
    desk.lay("1E -, 2E -");
    let rest: Vec<u8> = (1..=62).filter(|n| ![1, 5, 28, 29, 2, 34, 41, 42, 33, 43].contains(n)).collect();
    desk.pile(0, &rest);
    assert_eq!(desk.state.deck(0).left(), 0);
    desk.roll(Face::Ab).play("play 1A construct").go_on();
    assert!(desk.discards(0).is_empty());
    assert_eq!(desk.shown(0), "- 5 28 29 -", "the emptied slot too");
    assert_eq!(desk.shown(1), "2 34 41 42 -");
}

#[test]
fn ww_12_the_main_card_is_paid_first() {
    let mut desk = quiet();
    desk.lay("1B 7").left(1, 0);
    desk.roll(Face::Ab).play("play 1A activate");
    assert!(desk.acts_of("pick").is_empty());
    assert!(desk.remaining() == (9, 9), "the season is over");
}

#[test]
fn g_16_the_season_ends_when_both_are_at_zero_and_the_french_begin_the_next() {
    let mut desk = quiet();
    desk.left(1, 2);
    desk.turn(Face::Ab).turn(Face::Ab);
    assert_eq!(desk.state.active(), Second, "the French are at 0 and skipped");
    desk.turn(Face::Ab);
    assert_eq!((desk.state.active(), desk.remaining()), (First, (9, 9)));
}

#[test]
fn g_28_conditional_removal_is_asked() {
    let mut desk = quiet();
    desk.lay("1A 21");
    desk.roll(Face::Ab).play("play 1A event");
    assert_eq!(desk.question(), "removed");
    desk.play("yes").go_on();
    assert!(desk.discards(0).is_empty());
}

#[test]
fn g_30_a_session_ends_with_the_last_late_season_or_by_sudden_death() {
    let mut desk = quiet();
    for _ in 0..2 {
        desk.left(1, 0).roll(Face::Ab).play("play 1A construct");
    }
    assert_eq!(desk.question(), "game-over");
    desk.play("second");
    assert!(desk.is_over());
    let mut desk = quiet();
    for season in 0..6 {
        desk.left(1, 0).roll(Face::Ab).play("play 1A construct");
        if season % 2 == 1 && season < 5 {
            desk.play("no");
        }
    }
    assert_eq!(desk.question(), "result");
    desk.play("neither");
    assert!(desk.is_over());
}

#[test]
fn ww_12_a_turn_has_as_many_battles_as_a_person_could_declare() {
    let mut desk = war();
    desk.lay("1B 7").roll(Face::Ab).play("play 1A activate");
    for battle in 0..20 {
        assert!(desk.may("battle"), "battle {battle}");
        desk.play("battle, done");
    }
    // When the limit that guarantees the end of a turn is reached, the person is told.
    while desk.may("battle") {
        desk.play("battle, done");
    }
    let scene = kernel::Game::picture(&desk.game, &desk.state, kernel::Viewer::Seat(PERSON));
    assert_eq!(scene.prompt.detail.unwrap().key, "solo-cap-battles");
}

#[test]
fn ww_2_a_plain_discard_is_always_a_use() {
    let mut desk = quiet();
    desk.roll(Face::Ab);
    assert!(desk.may("play 1A discard") && desk.may("play 1B discard"));
    assert_eq!(desk.refused("play 1D discard"), "F-4", "AB does not allow D");
    desk.play("play 1A discard");
    assert_eq!((desk.remaining(), desk.discards(0)), ((8, 9), vec![1]));
}

#[test]
fn ww_3_a_pass_with_more_than_one_card_is_refused_by_its_rule() {
    let mut desk = quiet();
    assert_eq!(desk.refused("pass"), "WW-3");
    desk.roll(Face::Ab);
    assert_eq!(desk.refused("pass"), "WW-3");
}

#[test]
fn ww_8_after_quiberon_bay_the_british_begin_each_season() {
    let mut desk = quiet();
    desk.lay("2A 62").turn(Face::De).roll(Face::Ab).play("play 2A event, number 7").go_on();
    desk.left(1, 1);
    desk.turn(Face::Ab).turn(Face::Ab);
    assert_eq!((desk.remaining(), desk.state.active()), ((7, 9), Second), "a new season");
    desk.left(1, 1).turn(Face::Ab).turn(Face::Ab);
    assert_eq!((desk.remaining(), desk.state.active()), ((7, 9), Second), "and the next year too");
}

#[test]
fn ww_6_a_battle_that_the_die_blocked_is_not_offered_again() {
    let mut desk = quiet();
    desk.lay("2B 7");
    desk.roll(Face::Ab).play("play 1A activate, battle");
    desk.play_with("roll", &[face(Face::CLow)], &[]);
    assert!(!desk.may("battle"));
    assert_eq!(desk.refused("battle"), "WW-6");
    assert!(desk.may("another-battle"), "only one that is declared after it");
    assert!(!desk.may("pick 2B"), "nor by a roll of its own");
}

#[test]
fn ww_12_a_response_that_fate_blocked_for_a_battle_gets_no_second_roll() {
    let mut desk = quiet();
    desk.lay("2B 19").roll(Face::Ab).play("play 1A activate");
    assert!(desk.may("pick 2B"));
    desk.play("battle").play_with("roll", &[face(Face::CLow)], &[]);
    assert!(!desk.may("pick 2B"));
    assert_eq!(desk.refused("pick 2B"), "WW-12");
    desk.play("another-battle, done");
    assert!(!desk.may("pick 2B"), "a battle without a roll undoes nothing");
    desk.play("another-battle").play_with("roll", &[face(Face::Ab)], &[]);
    assert!(desk.may("pick 2B"), "the next battle has a roll of its own");
}

#[test]
fn ww_12_a_window_opens_only_where_something_is_possible() {
    let key = |desk: &Desk| desk.prompt();
    let mut desk = quiet();
    desk.roll(Face::Ab).play("play 1B construct");
    assert_eq!(desk.prompt(), "solo-turn-roll", "no battle in construction, and no response lies open");
    let mut desk = quiet();
    desk.roll(Face::Ab).play("play 1B event");
    assert_eq!(desk.prompt(), "solo-turn-roll", "Bastions Repaired fights no battle");
    let mut desk = quiet();
    desk.lay("2B 7").roll(Face::Ab).play("play 1B construct");
    assert_eq!((key(&desk).as_str(), desk.may("battle")), ("solo-ask-ww-window-response", false));
    let mut desk = quiet();
    desk.roll(Face::Ab).play("play 1A activate");
    assert_eq!((key(&desk).as_str(), desk.may("battle")), ("solo-ask-ww-window-battle", true));
    let mut desk = quiet();
    desk.roll(Face::Ab).play("play 1A event");
    assert!(desk.may("battle"), "a Campaign moves armies");
    let mut desk = quiet();
    desk.lay("2B 7").roll(Face::Ab).play("play 1A activate");
    assert_eq!(key(&desk), "solo-ask-ww-window");
}

#[test]
fn ww_5_a_blocked_response_is_told_as_blocked() {
    let mut desk = quiet();
    desk.lay("2B 7").roll(Face::Ab).play("play 1A activate");
    desk.play_with("pick 2B", &[face(Face::CLow)], &[]);
    let story = desk.story();
    assert!(story.last().unwrap().contains("fate blocks #7 Massacre!"), "{story:?}");
    assert!(!story.last().unwrap().contains("no effect"), "{story:?}");
}

#[test]
fn ww_12_what_a_window_does_not_allow_is_refused_by_its_rule() {
    let mut desk = quiet();
    desk.lay("1B 7, 2B 7").lay("2B 11").left(9, 1).roll(Face::Ab).play("play 1A activate");
    assert_eq!(desk.refused("pick 1D"), "WW-4", "no Response");
    assert_eq!(desk.refused("pick 2C"), "WW-5", "no Response");
    desk.play_with("pick 2B", &[face(Face::CLow)], &[]);
    assert_eq!(desk.refused("pick 2B"), "WW-12", "no second try at this moment");
    let mut desk = quiet();
    desk.lay("1B 7").left(9, 0).roll(Face::Ab).play("play 1A activate");
    assert_eq!(desk.refused("battle"), "WW-6", "the British could not pay");
    let mut desk = quiet();
    desk.lay("1B 7").roll(Face::Ab).play("play 1A construct");
    assert_eq!(desk.refused("battle"), "WW-12", "nobody moves");
    let mut desk = quiet();
    desk.lay("1A 29, 1B 7").roll(Face::Ab);
    assert_eq!(desk.refused("play 1A event"), "G-27", "Mohawks are British");
    assert_eq!(desk.refused("play 1B event"), "WW-4", "a Response supplements");
    assert_eq!(desk.refused("play 1A ops"), "G-28", "no use of this game");
}

#[test]
fn ww_2_a_refused_use_names_what_the_face_allows() {
    let mut desk = quiet();
    desk.lay("1A 60").roll(Face::ELow);
    assert!(desk.may("play 1A discard") && !desk.may("play 1A event"), "Highlanders are British");
    let why = desk.why_not("play 1A activate");
    assert!(why.contains("only to be discarded") && !why.contains("event"), "{why}");
    assert_eq!(desk.refused("play 1A event"), "G-27");
    // The side's own event, which is not the lowest card.
    let mut desk = quiet();
    desk.lay("1A 1, 1C 2").roll(Face::ELow);
    assert!(desk.may("play 1A event") && !desk.may("play 1A activate"));
    let why = desk.why_not("play 1A activate");
    assert!(why.contains("event or to be discarded"), "{why}");
    // C<!! also allows the other cards only to be discarded.
    let mut desk = quiet();
    desk.roll(Face::CLow);
    assert!(desk.may("play 1A discard") && !desk.may("play 1A activate"));
    let why = desk.why_not("play 1A activate");
    assert!(why.contains("only to be discarded"), "{why}");
}

#[test]
fn ww_12_the_log_quotes_the_window_that_was_asked() {
    let told = |acts: &str, lay: &str| {
        let mut desk = quiet();
        if !lay.is_empty() {
            desk.lay(lay);
        }
        desk.roll(Face::Ab).play(acts);
        desk.story().into_iter().rfind(|line| line.contains("Done")).unwrap()
    };
    assert!(told("play 1B construct, done", "2B 7").starts_with("A response?"));
    assert!(told("play 1A activate, done", "").starts_with("A battle?"));
    assert!(told("play 1A activate, done", "2B 7").starts_with("A response, or a battle?"));
}

#[test]
fn ww_12_responses_of_the_active_side_need_no_roll_but_cost_a_card() {
    let mut desk = quiet();
    desk.lay("2B 7").roll(Face::Ab).play("play 1A activate");
    let texts = scene::Texts::new(<cdg_solo::Solo as scene::Shown>::text_files()).unwrap();
    let scene = kernel::Game::picture(&desk.game, &desk.state, kernel::Viewer::Seat(PERSON));
    let detail = scene.prompt.detail.unwrap();
    let [en, de] = [scene::Lang::En, scene::Lang::De].map(|lang| texts.say(lang, &detail));
    assert!(en.contains("need no roll") && !en.contains("free"), "{en}");
    assert!(de.contains("ohne Wurf") && !de.contains("frei"), "{de}");
}
