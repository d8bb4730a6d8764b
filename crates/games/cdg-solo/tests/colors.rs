//! Rules shared by the Commands & Colors sheets, and Medieval, rule by rule.

use crate::common::*;
use cdg_solo::{Face, Options, Scenario, Sheet};
use kernel::Game;

fn battle(playsheet: Sheet, command_1: u8, command_2: u8) -> Desk {
    let options = Options { playsheet, command_1, command_2, ..Options::default() };
    if playsheet == Sheet::Medieval {
        return desk_with(Options { tokens_1: 0, tokens_2: 0, ..options });
    }
    desk_with(options)
}

/// Napoleonics with equal Commands and all cards known.
fn field() -> Desk {
    let mut desk = battle(Sheet::Napoleonics, 5, 5);
    desk.lay_titles("1A Scout Left, 1B Attack Center, 1C Probe Right, 1D Assault Left, 1E Bombard");
    desk.lay_titles("2A Scout Right, 2B Attack Left, 2C Probe Left, 2D Rally, 2E Elan");
    desk
}

#[test]
fn cc_1_the_marker_holds_the_command_and_there_are_no_cards_remaining() {
    let mut desk = battle(Sheet::Napoleonics, 6, 4);
    assert_eq!((desk.state.track(First).hand, desk.state.track(Second).hand), (6, 4));
    assert_eq!(desk.remaining(), (0, 0));
    desk.roll(Face::Ab);
}

#[test]
fn cc_2_the_greater_command_gets_second_cards() {
    for (difference, doubled) in [(0, ""), (1, "A"), (2, "AD"), (3, "ABD"), (4, "ABDE"), (6, "ABDE")] {
        let desk = battle(Sheet::Napoleonics, 4, 4 + difference);
        for slot in ["A", "B", "C", "D", "E"] {
            let second = desk.state.lie(pos(&format!("2{slot}2"))).is_laid();
            assert_eq!(second, doubled.contains(slot), "{difference} {slot}");
            assert!(!desk.state.lie(pos(&format!("1{slot}2"))).is_laid());
        }
        assert!(!desk.is_up("2A2"), "added face-down");
    }
}

#[test]
fn cc_3_a_named_double_slot_is_flipped_whole() {
    let mut desk = battle(Sheet::Napoleonics, 6, 5);
    desk.roll(Face::Ab);
    assert!(desk.is_up("1A") && desk.is_up("1A2"));
    assert!(desk.may("play 1A order") && desk.may("play 1A2 order"));
}

#[test]
fn cc_4_a_double_slot_is_restored_to_two() {
    let mut desk = battle(Sheet::Napoleonics, 6, 5);
    desk.lay_titles("1A Probe Left, 1A2 Probe Center, 1B Probe Right")
        .roll(Face::Ab)
        .play("play 1A order")
        .finish();
    assert_eq!(desk.shown(0).split(' ').next().unwrap(), format!("{}+-", number(&desk, "Probe Center", 0)));
}

#[test]
fn cc_5_an_unplayable_result_is_rolled_again_and_flips_stay() {
    let mut desk = field();
    desk.lay("1D -, 1E -").roll(Face::Ab).play("none");
    assert_eq!(desk.choices(), ["roll"]);
    desk.roll(Face::De);
    assert!(desk.is_up("1D") && desk.is_up("1A"));
}

#[test]
fn cc_6_with_all_open_and_unplayable_slot_a_goes_and_cards_are_revealed() {
    let mut desk = field();
    let scout = number(&desk, "Scout Left", 0);
    desk.roll(Face::Ab).play("none").roll(Face::Cde).play("none");
    assert_eq!(desk.question(), "cc-reveal");
    assert_eq!(desk.discards(0), [scout]);
    desk.play("no");
    assert_eq!((desk.question().as_str(), desk.discards(0).len()), ("cc-reveal", 2), "to the discards");
    desk.play("yes").finish();
    assert_eq!(desk.at("1A"), "-");
    assert_eq!(desk.state.active(), Second);
}

#[test]
fn cc_6_an_empty_deck_is_renewed_once_and_then_the_turn_is_skipped() {
    let mut desk = field();
    desk.roll(Face::Ab).play("none").roll(Face::Cde).play("none");
    let mut revealed = 0;
    while desk.question() == "cc-reveal" {
        desk.play("no");
        revealed += 1;
        assert!(revealed < 200, "without end");
    }
    assert!(revealed > 60, "the whole deck, and the discards once more: {revealed}");
    desk.finish();
    assert_eq!(desk.state.active(), Second);
}

#[test]
fn cc_7_the_lowest_is_what_would_order_fewest_now() {
    let mut desk = field();
    desk.roll(Face::CLow);
    // The person marks the lowest card, because it depends on the units on the board.
    desk.play("done");
    assert_eq!(desk.question(), "cc-lowest");
    assert_eq!(desk.acts_of("pick"), ["pick 1A", "pick 1B", "pick 1D"], "Section cards of A, B, D and E");
    desk.play("pick 1D, done");
    assert_eq!(desk.acts_of("play"), ["play 1C order", "play 1D order"]);
}

#[test]
fn cc_8_leadership_counts_for_the_lowest_tactics_do_not() {
    let mut desk = field();
    desk.lay_titles("1B Leadership").roll(Face::ELow).play("done");
    assert!(desk.may("pick 1B") && !desk.may("pick 1E"));
    desk.play("pick 1B, done");
    assert_eq!(desk.acts_of("play"), ["play 1B order", "play 1E order"], "or any Tactic card");
}

#[test]
fn cc_9_first_strike_answers_without_a_roll() {
    let mut desk = field();
    desk.lay_titles("2D First Strike").roll(Face::Ab).play("play 1B order");
    assert!(desk.may("pick 2D"));
    desk.play("pick 2D");
    assert_eq!(
        (desk.at("2D").as_str(), desk.at("1B").as_str()),
        ("-", "."),
        "before the active side's own refill"
    );
}

#[test]
fn cc_10_a_reshuffle_takes_all_face_down_cards_and_the_discards() {
    let mut desk = battle(Sheet::Medieval, 5, 5);
    desk.lay_titles("1A Cry Havoc, 1B Clash, 1C -, 1D -, 1E -").pile(0, &[60, 61]).roll(Face::Ab);
    desk.play("play 1A order");
    assert_eq!(desk.question(), "cc-reshuffle");
    desk.play("yes");
    assert!(desk.discards(0).is_empty());
    assert_eq!(desk.title("1B"), "Clash of Shields");
    assert!(!desk.is_up("1D") && desk.state.lie(pos("1D")).is_laid());
}

#[test]
fn cc_11_asked_only_where_two_cards_are_in_question() {
    let mut desk = field();
    desk.roll(Face::Abc);
    assert!(!desk.acts_of("play").is_empty(), "letters need no lowest");
    let mut desk = field();
    desk.lay("1B -, 1D -").roll(Face::CLow);
    assert!(!desk.acts_of("play").is_empty(), "one card is the lowest by itself");
    // A card that orders nothing is neither playable nor considered for the lowest.
    let mut desk = field();
    desk.roll(Face::CLow).play("pick 1A, pick 1B");
    assert_eq!(desk.acts_of("play"), ["play 1C order", "play 1D order"]);
    let mut desk =
        desk_with(Options { playsheet: Sheet::Napoleonics, zero_is_lowest: true, ..Options::default() });
    desk.lay_titles("1A Scout Left, 1B Attack Center, 1C Probe Right, 1D Assault Left, 1E Bombard")
        .roll(Face::CLow);
    assert_eq!(desk.question(), "cc-lowest", "it counts as 0, so nothing else is asked");
}

/// Medieval with Inspired Action tokens and all cards known.
fn castle(tokens_1: u8, tokens_2: u8) -> Desk {
    let mut desk =
        desk_with(Options { playsheet: Sheet::Medieval, tokens_1, tokens_2, ..Options::default() });
    desk.lay_titles("1A Scout Left, 1B Order Light, 1C Order Heavy, 1D Clash, 1E Rally");
    desk.lay_titles("2A Scout Right, 2B Order Medium, 2C Darken, 2D Leadership, 2E Scout Center");
    desk
}

fn tokens(desk: &Desk) -> (u64, u64) {
    let state = serde_json::to_value(&desk.state).unwrap();
    let tokens = &state["own"]["colors"]["tokens"];
    (tokens[0].as_u64().unwrap(), tokens[1].as_u64().unwrap())
}

#[test]
fn cm_1_bang_spends_a_token_of_the_inactive_side() {
    let mut desk = castle(0, 2);
    desk.roll(Face::CLow);
    assert_eq!(desk.question(), "cc-token");
    desk.play("yes");
    assert_eq!(tokens(&desk), (0, 1));
    let mut desk = castle(2, 0);
    desk.roll(Face::CLow);
    assert_ne!(desk.question(), "cc-token", "without a token no effect");
}

#[test]
fn cm_2_the_active_side_uses_tokens_freely() {
    let mut desk = castle(2, 0);
    desk.roll(Face::Ab).play("play 1B order");
    assert!(desk.may("token"));
    desk.play("token, token");
    assert_eq!(tokens(&desk), (0, 0));
    assert!(!desk.may("token"));
}

#[test]
fn cm_3_ambush_answers_without_a_roll() {
    let mut desk = castle(0, 0);
    desk.lay_titles("2D Ambush").roll(Face::Ab).play("play 1B order, pick 2D");
    assert_eq!(desk.at("2D"), "-");
}

#[test]
fn cm_4_the_number_of_command_cards_is_the_marker() {
    let mut desk = battle(Sheet::Medieval, 6, 4);
    desk.lay_titles("1A Cry Havoc, 1B Rally, 2A Cry Havoc, 2B Rally");
    desk.lay_titles("1A Cry Havoc, 2B Rally");
    assert_eq!((desk.value("1A"), desk.value("2B")), (Some(6), Some(4)), "each side's own marker");
    desk.set("hand 1", 3);
    assert_eq!(desk.value("1A"), Some(3), "as the marker stands now");
}

#[test]
fn cm_5_a_scout_draws_face_up_and_gains_a_token() {
    let mut desk = castle(0, 0);
    desk.roll(Face::Ab).play("play 1A order").finish();
    assert!(desk.is_up("1A"));
    assert_eq!(tokens(&desk), (1, 0));
}

#[test]
fn cm_6_in_melebasa_a_byzantine_scout_with_a_banner_draws_face_down() {
    let mut desk = scenario(Sheet::Medieval, Scenario::Melebasa);
    desk.lay_titles("1A Scout Left, 1B Order Light").roll(Face::Ab).play("play 1A order");
    assert_eq!(desk.question(), "cc-banner");
    desk.play("yes").finish();
    assert!(!desk.is_up("1A"));
    assert_eq!(tokens(&desk).0, 4, "the token is gained all the same");
    let mut desk = desk_with(Options {
        playsheet: Sheet::Medieval,
        scenario: Scenario::Melebasa,
        banners: 1,
        ..Options::default()
    });
    desk.lay_titles("1A Scout Left, 1B Order Light").roll(Face::Ab).play("play 1A order");
    assert_ne!(desk.question(), "cc-banner", "not where it would win");
}

#[test]
fn cm_7_decimum_double_slots_stay_single_and_the_vandals_grow() {
    let mut desk = scenario(Sheet::Medieval, Scenario::Decimum);
    assert_eq!(desk.state.active(), Second, "the Vandals move first");
    assert!(desk.state.lie(pos("1D2")).is_laid() && !desk.state.lie(pos("1E2")).is_laid());
    assert_eq!(desk.state.track(Second).hand, 3);
    desk.lay_titles("2A Order Light, 2B Order Heavy, 1A Clash, 1A2 Rally, 1B Order Medium, 1B2 Darken");
    desk.roll(Face::Ab).play("play 2A order").finish();
    assert_eq!(desk.state.track(Second).hand, 4);
    desk.roll(Face::Ab).play("play 1A order").finish();
    assert_eq!(desk.title("1A"), "Rally");
    assert!(!desk.state.lie(pos("1A2")).is_laid(), "not restored");
}

fn solachon(options: Options) -> Desk {
    let mut desk = desk_with(Options {
        playsheet: Sheet::Medieval,
        scenario: Scenario::Solachon,
        tokens_1: 0,
        tokens_2: 0,
        ..options
    });
    desk.lay_titles("1A Clash, 1A2 Rally, 1B Order Medium, 1B2 Darken");
    desk
}

#[test]
fn cm_8_solachon_counts_the_byzantine_turns_down() {
    let desk = solachon(Options::default());
    assert_eq!((desk.state.active(), desk.remaining().0, desk.state.track(First).hand), (First, 11, 11));
    // Number on the track before the turn ends, whether the slot is refilled, and which slot gets a third card.
    for (left, refilled, added) in
        [(11, true, ""), (9, false, ""), (7, false, ""), (6, true, ""), (5, true, "A"), (2, true, "E")]
    {
        let mut desk = solachon(Options::default());
        desk.left(left, 0).roll(Face::Ab).play("play 1A order").finish();
        assert_eq!(desk.remaining().0, left - 1);
        assert_eq!(desk.state.lie(pos("1A2")).is_laid(), refilled, "{left}");
        for slot in ["A", "B", "D", "E"] {
            assert_eq!(desk.state.lie(pos(&format!("1{slot}3"))).is_laid(), added == slot, "{left} {slot}");
        }
    }
    let mut desk = solachon(Options::default());
    desk.left(1, 0).roll(Face::Ab).play("play 1A order").finish();
    assert!(desk.is_over(), "0 without a win");
}

#[test]
fn cm_8_a_scout_still_draws_unless_switched_off() {
    for solachon_scout in [true, false] {
        let mut desk = solachon(Options { solachon_scout, ..Options::default() });
        desk.lay_titles("1A Scout Left, 1A2 Rally").left(8, 0).roll(Face::Ab).play("play 1A order").finish();
        assert_eq!(desk.state.lie(pos("1A2")).is_laid(), solachon_scout);
    }
}

#[test]
fn cm_9_leadership_gains_a_token_at_the_end_of_the_turn() {
    let mut desk = castle(1, 1);
    desk.lay_titles("1B Leadership").roll(Face::Ab).play("play 1B order");
    assert_eq!(tokens(&desk).0, 1);
    desk.finish();
    assert_eq!(tokens(&desk), (2, 1));
}

#[test]
fn cm_9_the_person_corrects_the_count() {
    let mut desk = castle(1, 1);
    desk.set("tokens 1", 4).set("tokens 2", 0);
    assert_eq!(tokens(&desk), (4, 0));
}

#[test]
fn g_30_banners_end_the_session_at_once() {
    let mut desk = desk_with(Options { playsheet: Sheet::Napoleonics, banners: 2, ..Options::default() });
    desk.lay_titles("1A Probe Left, 1B Probe Center")
        .roll(Face::Ab)
        .play("play 1A order, done, first, first");
    assert!(desk.is_over());
}

#[test]
fn cc_5_no_card_is_judged_twice_in_a_turn() {
    let mut desk = castle(0, 0);
    let mut judged = 0;
    for face in [Face::Ab, Face::De, Face::Ab, Face::Cde, Face::Abc].into_iter().cycle().take(20) {
        desk.roll(face);
        if desk.may("none") {
            desk.play("none");
            judged += 1;
        }
        if desk.question() == "cc-reveal" {
            assert_eq!(judged, 3, "A and B, D and E, C");
            return;
        }
    }
    panic!("it does not end");
}

/// A display of five known cards, for each of the four sheets.
fn five(sheet: Sheet) -> Desk {
    let titles = match sheet {
        Sheet::Ancients => {
            "1A Order Two Units Left, 1B Order Three Units Center, 1C Order Two Units Right, 1D Order Four Units Left, 1E Order Three Units Right"
        }
        Sheet::Medieval => "1A Scout Left, 1B Order Light, 1C Order Heavy, 1D Clash, 1E Rally",
        _ => "1A Scout Left, 1B Attack Center, 1C Probe Right, 1D Assault Left, 1E Bombard",
    };
    let (tokens_1, tokens_2) = if sheet == Sheet::Medieval { (0, 0) } else { (3, 3) };
    let base_deck = sheet == Sheet::Ancients;
    let mut desk =
        desk_with(Options { playsheet: sheet, base_deck, tokens_1, tokens_2, ..Options::default() });
    desk.lay_titles(titles);
    desk
}

const COLORS: [Sheet; 4] = [Sheet::Ancients, Sheet::Napoleonics, Sheet::Epic, Sheet::Medieval];

#[test]
fn cc_6_slot_a_goes_only_when_all_five_cards_are_unplayable() {
    for sheet in COLORS {
        let mut desk = five(sheet);
        desk.roll(Face::Ab).play("none");
        assert_eq!(desk.choices(), ["roll"], "{sheet:?}: only A and B were judged");
        assert!(desk.discards(0).is_empty(), "{sheet:?}");
        desk.roll(Face::De).play("none");
        assert_eq!(desk.choices(), ["roll"], "{sheet:?}: C was not judged");
        desk.roll(Face::Abc);
        assert_eq!(desk.acts_of("play"), ["play 1C order"], "{sheet:?}: A and B are known to be unplayable");
        desk.play("none");
        assert_eq!(desk.question(), "cc-reveal", "{sheet:?}");
        assert_eq!(desk.discards(0).len(), 1, "{sheet:?}");
        assert_eq!(desk.at("1A"), ".", "{sheet:?}");
    }
}

#[test]
fn cc_5_a_roll_of_unplayable_cards_is_rolled_again_without_a_question() {
    for sheet in COLORS {
        let mut desk = five(sheet);
        desk.roll(Face::Ab).play("none").roll(Face::Ab);
        assert_eq!(desk.choices(), ["roll"], "{sheet:?}: nothing of this roll can be played");
        assert!(desk.discards(0).is_empty(), "{sheet:?}");
    }
    // There is no Tactic card, and all order cards would order nothing.
    let mut desk = five(Sheet::Napoleonics);
    desk.lay("1C -, 1D -, 1E -").roll(Face::ELow).play("pick 1A");
    assert_eq!(desk.acts_of("play"), ["play 1B order"], "one is left and is the lowest");
    desk.play("none");
    assert_eq!(desk.choices(), ["roll"]);
}

#[test]
fn cc_10_cry_havoc_is_shuffled_in_with_the_discards() {
    let lay = |desk: &mut Desk| {
        desk.lay_titles("1A Cry Havoc, 1B Clash, 1C -, 1D -, 1E -").pile(0, &[60, 61]).roll(Face::Ab);
        desk.play("play 1A order, yes").finish();
    };
    let mut desk = battle(Sheet::Medieval, 5, 5);
    lay(&mut desk);
    assert!(desk.discards(0).is_empty(), "the card lies on the pile when it is shuffled (T-4)");
    let mut desk = desk_with(Options {
        playsheet: Sheet::Medieval,
        tokens_1: 0,
        tokens_2: 0,
        shuffler_stays: true,
        ..Options::default()
    });
    lay(&mut desk);
    assert_eq!(desk.discards(0), [number(&desk, "Cry Havoc", 0)], "the first of the new pile");
}

#[test]
fn cm_8_added_cards_go_to_the_byzantine_display_unless_switched() {
    for literal in [true, false] {
        let mut desk = solachon(Options { solachon_literal: literal, ..Options::default() });
        desk.left(5, 0).roll(Face::Ab).play("play 1B order").finish();
        let third = desk.state.lie(pos("1A3")).is_laid();
        let second = desk.state.lie(pos("2A2")).is_laid();
        assert_eq!((third, second), (literal, !literal));
    }
    assert!(Options::default().solachon_literal, "as the sheet has it");
}

#[test]
fn cm_8_an_added_card_is_told() {
    for (left, slot) in [(5, "A"), (4, "B"), (3, "D"), (2, "E")] {
        for (literal, side) in [(true, "Byzantines"), (false, "Sassanids")] {
            let mut desk = solachon(Options { solachon_literal: literal, ..Options::default() });
            desk.left(left, 0).roll(Face::Ab).play("play 1A order").finish();
            let said = desk.story().into_iter().filter(|line| line.contains("is added")).collect::<Vec<_>>();
            assert_eq!(said.len(), 1, "{said:?}");
            let begins = format!("A face-down card is added, {side} {slot}");
            assert!(said[0].starts_with(&begins), "{said:?}");
            assert!(said[0].ends_with(&format!(" – cards remaining: {}.", left - 1)), "{said:?}");
        }
    }
}

#[test]
fn cc_5_none_says_that_the_die_is_rolled_again_where_it_is() {
    let labels = |desk: &Desk| {
        let texts = scene::Texts::new(<cdg_solo::Solo as scene::Shown>::text_files()).unwrap();
        let prompt = desk.game.picture(&desk.state, kernel::Viewer::Seat(PERSON)).prompt;
        let none = prompt.choices.into_iter().find(|choice| choice.act == "none").unwrap();
        scene::Lang::ALL.map(|lang| texts.say(lang, &none.label))
    };
    let mut desk = field();
    desk.roll(Face::Ab);
    assert_eq!(labels(&desk), ["None: roll again", "Keine: neu würfeln"]);
    desk.play("none");
    assert!(desk.may("roll"));
    // Only C, D and E are left. If they are unplayable too, there is no further roll.
    desk.roll(Face::Cde);
    assert_eq!(labels(&desk), ["None", "Keine"]);
    desk.play("none");
    assert!(!desk.may("roll"));
}
