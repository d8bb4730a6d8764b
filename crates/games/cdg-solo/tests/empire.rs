//! Empire of the Sun and its family, rule by rule. Japan is side 1, the Allies side 2 (their cards end in b).

use crate::common::*;
use cdg_solo::{Face, Opening, Options, Role, Scenario, Sheet};

fn pacific(options: Options) -> Desk {
    desk_with(Options { playsheet: Sheet::Empire, ..options })
}

/// Turn 2 with these cards and passes. All slots are known, and nobody has a reaction.
fn war(japan: u8, allies: u8, passes: u8) -> Desk {
    let mut desk = pacific(Options::default());
    desk.play(&format!("number {japan}, number {passes}, number {allies}, number {passes}"));
    desk.lay("1A 5, 1B 6, 1C -, 1D 8, 1E 9, 2A 1b, 2B 3b, 2C -, 2D 6b, 2E 7b");
    desk
}

/// Plays the phase out with operations, until the first question of the next deal.
fn play_out(desk: &mut Desk) {
    for _ in 0..200 {
        let acts = desk.acts();
        if desk.question() == "es-left" || desk.is_over() {
            return;
        }
        let next = acts
            .iter()
            .find(|act| ["done", "no"].contains(&act.as_str()))
            .or(acts.iter().find(|act| *act == "roll"))
            .or(acts.iter().find(|act| act.ends_with(" oc")))
            .unwrap_or(&acts[0])
            .clone();
        desk.play(&next);
    }
    panic!("{:?}", desk.acts());
}

#[test]
fn es_1_cards_remaining_are_entered_each_turn() {
    let mut desk = pacific(Options::default());
    assert_eq!(desk.acts(), ["number 4", "number 5", "number 6", "number 7"]);
    desk.play("number 6, number 1, number 5, number 0");
    assert_eq!(desk.remaining(), (6, 5));
    play_out(&mut desk);
    assert_eq!(desk.question(), "es-left");
}

#[test]
fn es_2_the_campaign_begins_with_turn_two() {
    let desk = pacific(Options::default());
    assert!(desk.told.iter().any(|told| format!("{:?}", told.event).contains("a: 2, b: 12")));
    // JP #1 and #2 are never part of the deck.
    assert_eq!(desk.state.deck(0).left() + 5, 84);
}

#[test]
fn es_3_historical_variants_lay_cards_open() {
    let desk = pacific(Options { opening: Opening::Both, ..Options::default() });
    assert_eq!(desk.shown(0), "3 59 47 - -");
    assert_eq!(desk.at("2C"), "4b");
    assert!(desk.is_up("2A") && desk.is_up("2B"));
}

#[test]
fn es_4_in_1942_jp_47_may_lie_on_c() {
    let desk =
        pacific(Options { scenario: Scenario::Midway, opening: Opening::Singapore, ..Options::default() });
    assert_eq!(desk.at("1C"), "47");
    let desk = pacific(Options { scenario: Scenario::Leyte, ..Options::default() });
    assert_eq!(desk.at("1C"), "-", "not in 1944");
}

#[test]
fn es_5_south_pacific_has_jp_17_on_c() {
    let desk = pacific(Options { scenario: Scenario::SouthPacific, ..Options::default() });
    assert_eq!(desk.at("1C"), "17");
}

#[test]
fn es_6_plan_orange_opens_with_one_and_two_cards_us_first() {
    let mut desk = pacific(Options { scenario: Scenario::PlanOrange, ..Options::default() });
    desk.play("number 0, number 0");
    assert_eq!((desk.remaining(), desk.state.active()), ((1, 2), Second));
    // Values and reactions entered by the person count like printed ones.
    desk.play("number 2, no, number 2, no, number 3, no, number 1, yes").roll(Face::ELow);
    assert!(desk.may("play 2B oc") && !desk.may("play 2B ec"), "the lowest, a reaction");
    assert!(desk.may("play 2A ec") && !desk.may("play 2A oc"), "as its event only");
}

#[test]
fn es_7_burma_chooses_a_future_offensive() {
    let mut desk = pacific(Options { scenario: Scenario::Burma, ..Options::default() });
    assert_eq!(desk.acts(), ["take 3", "take 8", "take 16", "take 40", "take 48", "take 50"]);
    desk.play("take 8, number 0");
    assert_eq!(desk.state.beside(First)[0].role(), Role::Future);
    assert_eq!(desk.question(), "es-left", "only the Allied number is asked");
    desk.play("number 5, number 0");
    assert_eq!(desk.remaining(), (3, 5));
}

#[test]
fn es_8_a_pass_costs_a_marker_and_nothing_else() {
    let mut desk = war(7, 7, 1);
    assert!(!desk.may("pass"), "only after the roll");
    desk.roll(Face::Abc);
    let top = desk.at("1C");
    desk.play("pass");
    assert_eq!((desk.remaining(), desk.at("1C")), ((7, 7), top), "C stays open");
    assert_eq!(desk.state.active(), Second);
    desk.roll(Face::Ab).play("play 2A oc").roll(Face::Ab);
    assert!(!desk.may("pass"));
}

#[test]
fn es_9_one_future_offensive_designated_instead_of_resolved() {
    let mut desk = war(7, 7, 0);
    desk.lay("1B 43").roll(Face::Ab);
    assert!(desk.may("play 1A fo") && !desk.may("play 1B fo"), "never JP #43");
    desk.play("play 1A fo");
    assert_eq!((desk.remaining(), desk.at("1A").as_str()), ((6, 7), "-"));
    assert_eq!(desk.state.beside(First)[0].role(), Role::Future);
    desk.turn(Face::Ab).roll(Face::Abc);
    assert!(desk.acts_of("beside").is_empty(), "not in the turn of its designation");
    assert!(desk.acts_of("play").iter().all(|act| !act.ends_with("fo")), "one at a time");
}

/// Japan has a Future Offensive from an earlier turn.
fn with_future(japan: u8, allies: u8) -> Desk {
    let mut desk = war(7, 7, 0);
    desk.lay("1A 8").roll(Face::Ab).play("play 1A fo");
    play_out(&mut desk);
    desk.play(&format!("number {japan}, number 0, number {allies}, number 0"));
    desk
}

#[test]
fn es_10_it_is_played_on_faces_with_c_and_costs_no_card() {
    let mut desk = with_future(7, 7);
    desk.roll(Face::Ab);
    assert!(desk.acts_of("beside").is_empty());
    let mut desk = with_future(7, 7);
    desk.roll(Face::CLow);
    assert_eq!(desk.acts_of("beside"), ["beside 8 oc", "beside 8 ec"]);
    let before = desk.shown(0);
    desk.play("beside 8 oc").go_on();
    assert_eq!((desk.remaining(), desk.shown(0)), ((7, 7), before), "the whole turn");
}

#[test]
fn es_10_not_as_the_last_card_of_the_phase() {
    let mut desk = with_future(7, 7);
    desk.left(0, 7).edit(|_| {});
    desk.roll(Face::CLow);
    assert!(desk.acts_of("beside").is_empty());
}

#[test]
fn es_11_the_side_with_fewer_cards_may_win_the_initiative() {
    let mut desk = with_future(5, 7);
    assert_eq!(desk.question(), "es-initiative");
    desk.play("yes").go_on();
    assert_eq!((desk.state.active(), desk.remaining()), (Second, (5, 7)), "it was Japan's first turn");
    let desk = with_future(7, 7);
    assert_ne!(desk.question(), "es-initiative", "no tie");
}

#[test]
fn es_12_open_reactions_answer_an_offensive() {
    let mut desk = war(7, 7, 0);
    desk.lay("2B 5b, 2D 12b").roll(Face::Ab).play("play 1A oc");
    assert_eq!(
        (desk.question().as_str(), desk.acts_of("pick")),
        ("es-react", vec!["pick 2B".into(), "pick 2D".into()])
    );
    desk.play("pick 2B, pick 2D");
    assert_eq!(desk.remaining(), (6, 5));
    assert_eq!(desk.discards(1), [5], "#12 leaves the game");
    let mut desk = war(7, 7, 0);
    desk.lay("1A 13").roll(Face::Ab);
    assert!(!desk.may("play 1A ec") && desk.may("play 1A oc"), "no reaction on the own turn");
}

#[test]
fn es_12_weather_stands_alone() {
    let mut desk = war(7, 7, 0);
    desk.lay("1A 19, 1B 13").roll(Face::De).play("play 1D oc").go_on();
    desk.roll(Face::Ab).play("play 2A oc, pick 1A");
    assert_ne!(desk.question(), "es-react");
}

#[test]
fn es_13_a_drawing_card_costs_nothing_three_times() {
    let mut desk = war(7, 7, 0);
    desk.lay("1A 7").roll(Face::Ab).play("play 1A ec");
    assert_eq!(desk.question(), "es-draw");
    desk.play("yes").go_on();
    assert_eq!(desk.remaining().0, 7);
    desk.edit(|written| written["own"]["empire"]["draws"][0] = 3.into());
    desk.turn(Face::Ab).lay("1B 11").roll(Face::Ab).play("play 1B ec").go_on();
    assert_eq!(desk.remaining().0, 6, "the fourth costs as usual");
}

#[test]
fn es_13_no_draw_taken_the_card_costs_as_usual() {
    let mut desk = war(7, 7, 0);
    desk.lay("1A 7").roll(Face::Ab).play("play 1A ec, no").go_on();
    assert_eq!(desk.remaining().0, 6);
    let written = serde_json::to_value(&desk.state).unwrap();
    assert_eq!(written["own"]["empire"]["draws"][0], 0);
}

#[test]
fn es_13_a_reaction_that_draws_costs_nothing_and_reactions_go_on() {
    let mut desk = war(7, 7, 0);
    desk.left(7, 1);
    let reactions = |desk: &Desk, draws: bool| {
        let cards = desk.game.cards();
        (1..=84u8).map(|n| cdg_solo::Card::new(1, n)).find(|&card| {
            let brief = cards.brief(card);
            brief.kind == cdg_solo::Kind::Reaction
                && brief.is(cdg_solo::Tag::Draw) == draws
                && !brief.is(cdg_solo::Tag::Weather)
        })
    };
    let (Some(drawing), Some(plain)) = (reactions(&desk, true), reactions(&desk, false)) else {
        panic!("the deck has both");
    };
    desk.lay(&format!("2A {drawing}, 2B {plain}")).roll(Face::Ab).play("play 1A oc");
    assert_eq!(desk.question(), "es-react");
    desk.play("pick 2A");
    assert_eq!((desk.question().as_str(), desk.remaining().1), ("es-draw", 0));
    desk.play("yes");
    assert_eq!(
        (desk.question().as_str(), desk.remaining().1),
        ("es-react", 1),
        "one card left pays for another"
    );
    desk.play("pick 2B");
    assert_eq!(desk.remaining().1, 0);
}

#[test]
fn es_14_a_mandatory_card_is_the_last_play() {
    let mut desk = pacific(Options { scenario: Scenario::Leyte, ..Options::default() });
    desk.play("number 7, number 0, number 7, number 0").lay("1A 43, 1B 6").left(1, 7);
    desk.edit(|written| written["active"] = "first".into());
    assert!(!desk.may("roll"));
    assert_eq!(desk.choices(), ["play 1A discard", "play 1A oc", "play 1A ec"]);
    desk.left(2, 7);
    assert!(desk.may("roll"), "with more cards it is an ordinary card of its slot");
}

#[test]
fn es_14_us_79_serves_for_operations_until_tojo_resigned() {
    let mut desk = war(7, 7, 0);
    desk.lay("2A 79b").turn(Face::Ab).roll(Face::Ab);
    assert_eq!(desk.acts_of("play 2A"), ["play 2A oc"]);
}

#[test]
fn es_14_reactions_may_not_take_the_last_card_of_a_bound_side() {
    let mut desk = pacific(Options { scenario: Scenario::Leyte, ..Options::default() });
    desk.play("number 7, number 0, number 7, number 0");
    desk.lay("1A 43, 1B 13, 2A 1b, 2B 3b").left(1, 7).edit(|written| written["active"] = "second".into());
    desk.edit(|written| written["focus"] = 1.into());
    desk.roll(Face::Ab).play("play 2A oc");
    assert_ne!(desk.question(), "es-react");
}

#[test]
fn es_15_us_30_may_be_discarded_without_a_roll_while_it_binds() {
    let mut desk = war(7, 7, 0);
    desk.lay("2A 30b").roll(Face::De).play("play 1D oc");
    assert_eq!(desk.question(), "es-aleutians");
    desk.play("yes");
    assert!(desk.may("play 2A discard") && desk.may("roll"));
    desk.play("play 2A discard");
    assert_eq!((desk.remaining().1, desk.at("2A").as_str(), desk.discards(1)), (6, "-", vec![30]));
}

#[test]
fn es_15_tojo_as_operations_reshuffles_at_the_end_of_the_turn() {
    let mut desk = war(7, 7, 0);
    desk.lay("1A 43").roll(Face::Ab).play("play 1A oc").go_on();
    assert!(!desk.discards(0).is_empty());
    play_out(&mut desk);
    assert!(desk.discards(0).is_empty(), "ES-18");
}

#[test]
fn es_16_a_bonus_swaps_a_display_card_with_a_discard() {
    let mut desk = war(7, 7, 0);
    desk.lay("1A 33").pile(0, &[10]).roll(Face::Ab).play("play 1A ec");
    assert_eq!(desk.question(), "es-swap");
    desk.play("pick 1B, take 10");
    assert_eq!(desk.at("1B"), "10");
    assert!(desk.discards(0).contains(&6));
    let mut desk = war(7, 7, 0);
    desk.lay("1A 33, 1B -, 1D -, 1E -").pile(0, &[10]).roll(Face::CLow).play("play 1A ec, pick 1C, take 10");
    assert_eq!(desk.at("1A"), "10", "on top of the deck, open, so that it fills the vacated slot");
}

#[test]
fn es_17_japan_loses_a_card_by_these_events() {
    let mut desk = war(7, 7, 0);
    desk.lay("2A 60b").turn(Face::Ab).roll(Face::Ab).play("play 2A ec, yes");
    assert_eq!(desk.remaining(), (5, 6));
    desk.left(0, 3);
    assert_eq!(desk.remaining().0, 0);
}

#[test]
fn es_18_open_cards_stay_through_the_reshuffle() {
    let mut desk = war(7, 7, 0);
    desk.edit(|written| written["own"]["empire"]["pending"][0] = true.into());
    desk.lay("1D -").pile(0, &[10, 11]).left(0, 0);
    desk.roll(Face::Ab).play("play 1A oc");
    assert!(desk.discards(0).is_empty());
    assert_eq!((desk.at("1B").as_str(), desk.at("1E").as_str()), ("6", "9"));
    assert_eq!(desk.at("1D"), "-");
}

#[test]
fn es_19_an_empty_deck_takes_the_discards_and_keeps_the_display() {
    let mut desk = war(7, 7, 0);
    let held = [5, 6, 8, 9];
    let pool: Vec<u8> = (3..=86).filter(|n| !held.contains(n)).collect();
    desk.pile(0, &pool[1..]);
    assert_eq!(desk.state.deck(0).left(), 0);
    desk.roll(Face::Ab).play("play 1A oc").go_on();
    assert!(desk.discards(0).is_empty());
    assert_eq!(desk.shown(0), "- 6 - 8 9");
}

#[test]
fn es_20_the_passes_due_are_told_and_another_number_is_noted() {
    // Columns: scenario, Japan's cards, Japan's passes, the Allies' cards, the Allies' passes.
    for (scenario, japan, due, allies, theirs) in [
        (Scenario::Midway, 7, 0, 5, 2),
        (Scenario::Midway, 6, 1, 4, 3),
        (Scenario::Cartwheel, 5, 2, 7, 0),
        (Scenario::Cartwheel, 4, 2, 5, 2),
    ] {
        let mut desk = pacific(Options { scenario, ..Options::default() });
        let told = |desk: &Desk| {
            let scene = kernel::Game::picture(&desk.game, &desk.state, kernel::Viewer::Seat(PERSON));
            serde_json::to_value(scene.prompt.detail.unwrap()).unwrap().to_string()
        };
        desk.play(&format!("number {japan}"));
        assert_eq!(desk.question(), "es-passes");
        assert!(told(&desk).contains("solo-ask-es-passes-due"));
        desk.play(&format!("number {due}, number {allies}, number {theirs}"));
        let noted = desk.told.iter().any(|told| format!("{:?}", told.event).contains("solo-log-es-passes"));
        assert!(!noted, "{scenario:?} {japan} {allies}: as the rule says");
    }
    let mut desk = pacific(Options::default());
    desk.play("number 7, number 1");
    assert!(desk.told.iter().any(|told| format!("{:?}", told.event).contains("solo-log-es-passes")));
    assert_eq!(serde_json::to_value(&desk.state).unwrap()["own"]["empire"]["passes"][0], 1, "as entered");
}

#[test]
fn es_20_passes_are_entered_and_lapse() {
    let mut desk = war(7, 7, 2);
    play_out(&mut desk);
    desk.play("number 7, number 0, number 7, number 0");
    desk.roll(Face::Ab);
    assert!(!desk.may("pass"));
}

#[test]
fn es_6_plan_orange_plays_cards_1_and_2_before_the_deal() {
    let desk = pacific(Options { scenario: Scenario::PlanOrange, ..Options::default() });
    let gone: Vec<u8> =
        serde_json::from_value(serde_json::to_value(&desk.state).unwrap()["decks"][0]["removed"].clone())
            .unwrap();
    assert_eq!(gone, [1, 2]);
    assert_eq!(desk.state.deck(0).left() + 5, 58, "60 cards less those two");
    assert_eq!(desk.state.deck(1).left() + 5, 60, "they are Japan's");
    let story = desk.story();
    let at = |words: &str| story.iter().position(|line| line.contains(words)).expect(words);
    assert!(at("#1") < at("dealt") && at("#2") < at("dealt"), "{story:?}");
}

#[test]
fn es_8_a_pass_without_a_marker_is_refused_by_its_rule() {
    let mut desk = war(7, 7, 0);
    assert_eq!(desk.refused("pass"), "ES-8", "before the roll");
    desk.roll(Face::Ab);
    assert_eq!(desk.refused("pass"), "ES-8");
}

#[test]
fn es_9_a_second_future_offensive_is_refused_by_its_rule() {
    let mut desk = with_future(7, 7);
    desk.roll(Face::Ab);
    assert_eq!(desk.refused("play 1A fo"), "ES-9");
    let mut desk = war(7, 7, 0);
    desk.edit(|written| written["turn"] = 8.into()).lay("1A 43").roll(Face::Ab);
    assert_eq!(desk.refused("play 1A fo"), "ES-9", "JP #43 is never one");
}

#[test]
fn es_10_a_future_offensive_on_a_face_without_c_is_refused_by_its_rule() {
    let mut desk = with_future(7, 7);
    desk.roll(Face::Ab);
    let card = desk.state.beside(First)[0].card();
    assert_eq!(desk.refused(&format!("beside {card} oc")), "ES-10");
}

#[test]
fn es_14_no_roll_is_prompted_where_a_mandatory_card_is_all() {
    let mut desk = war(7, 7, 0);
    desk.edit(|written| written["turn"] = 8.into()).lay("1A 43").left(1, 7);
    assert!(!desk.may("roll"));
    assert_eq!(desk.prompt(), "solo-turn-mandatory");
    assert_eq!(desk.refused("roll"), "ES-14");
    assert_eq!(desk.refused("play 1B oc"), "ES-14");
}

#[test]
fn es_12_a_reaction_as_event_card_is_refused_by_its_rule() {
    let mut desk = war(7, 7, 0);
    let reaction = (1..=86u8)
        .find(|n| desk.game.cards().brief(cdg_solo::Card::new(0, *n)).kind == cdg_solo::Kind::Reaction)
        .unwrap();
    desk.lay(&format!("1A {reaction}")).roll(Face::Ab);
    assert_eq!(desk.refused("play 1A ec"), "ES-12");
}
