//! The system itself, rule by rule: set-up, turn, faces, refill, chart. Wilderness War is the example with one deck, Barbarossa to Berlin
//! with two.

use crate::common::*;
use cdg_solo::face::{Also, TABLE};
use cdg_solo::{Face, Mode, Options, Sheet, Solo};
use kernel::{Game, Seat, Viewer};
use scene::{Item, Shown};

/// Wilderness War with all cards known and no responses.
fn war() -> Desk {
    let mut desk = desk(Sheet::Wilderness);
    desk.lay("1A 1, 1B 5, 1C 28, 1D 29, 1E 33, 2A 2, 2B 34, 2C 41, 2D 42, 2E 43");
    desk
}

/// Barbarossa to Berlin on turn 2, with the Axis about to roll.
fn fronts() -> Desk {
    let mut desk = desk(Sheet::Barbarossa);
    desk.play("take 1, beside 1 event").go_on().turn(Face::Ab);
    while !desk.acts().contains(&"roll".to_owned()) {
        let next = if desk.may("number 7") { "number 7" } else { "no" };
        let next = if desk.may("done") { "done" } else { next };
        desk.play(next);
    }
    assert_eq!(desk.state.active(), First);
    desk
}

#[test]
fn g_1_one_person_plays_both_sides_and_only_the_cards_are_limited() {
    assert_eq!(Solo::SEATS, 1..=1);
    assert_eq!(Solo::new(&Options::default(), 2).unwrap_err().rule, "G-1");
    let mut desk = war();
    for side in [First, Second] {
        assert_eq!(desk.state.active(), side);
        desk.turn(Face::Ab);
    }
}

#[test]
fn g_2_the_playsheet_overrides_the_summary() {
    // The summary has no discard option, but the sheet of Wilderness War does.
    assert_eq!(TABLE[Face::CLow as usize][Sheet::Wilderness as usize].also, Also::Discard);
    assert_eq!(TABLE[Face::CLow as usize][Sheet::Pursuit as usize].also, Also::Nothing);
}

#[test]
fn g_3_open_cards_are_seen_by_all_but_only_the_active_sides_are_played() {
    let mut desk = war();
    desk.roll(Face::Ab);
    let scene = desk.game.picture(&desk.state, Viewer::Spectator);
    let open = scene.areas.iter().flat_map(|area| &area.items).filter_map(|item| match item {
        Item::Display(display) => Some(display.slots.iter().flat_map(|slot| &slot.cards)),
        _ => None,
    });
    assert_eq!(open.flatten().filter(|card| !card.face_down).count(), 10);
    assert_eq!(desk.refused("play 2A activate"), "G-3");
}

#[test]
fn g_4_a_display_has_five_slots_and_a_track_from_0_to_12() {
    let desk = war();
    assert_eq!(desk.shown(0).split(' ').count(), 5);
    let scene = desk.game.picture(&desk.state, Viewer::Seat(Seat(0)));
    let track = scene.areas.iter().flat_map(|area| &area.items).find_map(|item| match item {
        Item::Track(track) => Some((track.min, track.max)),
        _ => None,
    });
    assert_eq!(track, Some((0, 12)));
}

#[test]
fn g_5_each_side_has_two_markers() {
    let desk = war();
    for side in [First, Second] {
        assert_eq!((desk.state.track(side).hand, desk.state.track(side).left), (9, 9));
    }
}

#[test]
fn g_6_the_die_has_six_different_faces() {
    for n in 1..=6 {
        assert_eq!(Face::of(n) as u8 + 1, n);
    }
    assert_eq!(Solo::DICE, [6]);
}

#[test]
fn g_7_the_method_die_is_the_fate_die() {
    let mut desk = desk(Sheet::Empire);
    desk.play("number 7, number 0, number 7, number 0").roll(Face::Abc);
    assert_eq!(desk.state.face(), Some(Face::Abc));
}

#[test]
fn g_8_standard_plus_opens_no_more_cards() {
    for sheet in Sheet::ALL {
        let mut desk = desk(sheet);
        match sheet {
            Sheet::Pursuit => desk.play("no, random"),
            Sheet::Barbarossa => desk.play("take 1"),
            _ => &mut desk,
        };
        for display in 0..2 {
            let shown = desk.shown(display);
            let up = shown.split(' ').filter(|slot| !slot.starts_with('-')).count();
            assert_eq!(up, 2, "{sheet:?}: {shown}");
        }
    }
}

#[test]
fn g_9_set_up_comes_before_any_card_is_drawn() {
    // The person is asked for the card to set aside before anything lies on the displays.
    let desk = desk(Sheet::Barbarossa);
    assert_eq!(desk.shown(0), ". . . . .");
    assert_eq!(desk.question(), "bb-aside");
}

#[test]
fn g_10_both_markers_start_on_the_same_number() {
    let mut desk = desk(Sheet::Barbarossa);
    desk.play("take 1");
    assert_eq!((desk.state.track(First).hand, desk.remaining()), (7, (7, 7)));
}

#[test]
fn g_11_one_deck_deals_five_slots_to_each_side() {
    let desk = desk(Sheet::Wilderness);
    assert_eq!(desk.state.deck(0).left(), 62 - 10);
    assert_eq!(desk.at("1C"), "-", "slot C is an ordinary slot");
}

#[test]
fn g_12_with_two_decks_slot_c_is_the_top_of_the_deck() {
    let mut desk = desk(Sheet::Barbarossa);
    desk.play("take 1");
    // 25 Blitzkrieg cards: one set aside, four dealt, one on top.
    for deck in 0..2 {
        assert_eq!(desk.state.deck(deck).left(), 24 - 5);
    }
}

#[test]
fn g_13_a_and_b_are_open_the_others_not() {
    let desk = desk(Sheet::Wilderness);
    for display in 1..=2 {
        let open: Vec<bool> = ["A", "B", "C", "D", "E"].map(|s| desk.is_up(&format!("{display}{s}"))).into();
        assert_eq!(open, [true, true, false, false, false]);
    }
}

#[test]
fn g_14_cards_remaining_follow_the_hand_at_the_start_of_a_season() {
    let mut desk = war();
    desk.left(1, 0).turn(Face::Ab);
    assert_eq!(desk.remaining(), (9, 9));
}

#[test]
fn g_15_every_card_costs_one_and_never_below_zero() {
    let mut desk = war();
    desk.turn(Face::Ab);
    assert_eq!(desk.remaining(), (8, 9));
    // For cards whose draw makes the play free see WW-8, ES-13.
}

#[test]
fn g_15_what_the_board_took_away_is_put_right_before_a_roll() {
    let mut desk = war();
    desk.set("left 1", 7).set("left 2", 0);
    assert_eq!(desk.remaining(), (7, 0));
}

#[test]
fn g_17_displays_stay_between_seasons() {
    let mut desk = war();
    desk.left(1, 0).roll(Face::Ab).play("play 1A construct");
    assert_eq!(desk.shown(0), "- 5 28 29 33");
    assert_eq!(desk.shown(1), "2 34 41 42 43");
}

#[test]
fn g_18_one_deck_refills_face_down_on_every_face() {
    for face in Face::ALL {
        let mut desk = war();
        desk.roll(face);
        let act = desk.acts_of("play").into_iter().find(|act| act.ends_with("construct")).unwrap();
        let place = act.split(' ').nth(1).unwrap().to_owned();
        desk.play(&act).go_on();
        assert_eq!(desk.at(&place), "-", "{face:?}");
    }
}

#[test]
fn g_19_the_top_of_c_moves_with_the_facing_it_has() {
    let mut desk = fronts();
    desk.play_with("roll", &[face(Face::Abc)], &[]);
    let top = desk.at("1C");
    assert_ne!(top, "-");
    desk.play("play 1A sr").go_on();
    assert_eq!(desk.at("1A"), top, "it was flipped by the roll and stays open");
    assert_eq!(desk.at("1C"), "-", "the new top lies face-down");
    let mut desk = fronts();
    desk.roll(Face::Ab).play("play 1A sr").go_on();
    assert_eq!(desk.at("1A"), "-");
}

#[test]
fn g_20_card_c_played_the_next_one_stays_face_down() {
    let mut desk = fronts();
    desk.roll(Face::Cde).play("play 1C sr").go_on();
    assert_eq!(desk.at("1C"), "-");
}

#[test]
fn g_21_c_stays_open_after_an_automatic_operation_and_then_moves_open() {
    let mut desk = fronts();
    desk.roll(Face::Abc);
    let top = desk.at("1C");
    desk.play("automatic").go_on();
    assert_eq!(desk.at("1C"), top);
    desk.turn(Face::Ab).roll(Face::Ab).play("play 1B sr").go_on();
    assert_eq!(desk.at("1B"), top, "maintain facing gives an open refill only then");
}

#[test]
fn g_22_sheets_name_authors_hands_and_decks() {
    let single = [
        Sheet::Ancients,
        Sheet::Medieval,
        Sheet::Napoleonics,
        Sheet::Epic,
        Sheet::Wilderness,
        Sheet::President,
    ];
    for sheet in Sheet::ALL {
        assert_eq!(sheet.mode() == Mode::Single, single.contains(&sheet), "{sheet:?}");
        assert!(!sheet.facts().authors.is_empty());
    }
    assert_eq!(Sheet::Empire.facts().authors, "Chris Crane");
}

#[test]
fn g_23_who_starts() {
    assert_eq!(desk(Sheet::Wilderness).state.active(), First, "the French");
    let mut desk = desk(Sheet::Pursuit);
    desk.play("no, random");
    assert_eq!(desk.state.active(), First, "the Allied Powers");
    assert_eq!(fronts().state.active(), First, "the Axis");
    let mut desk = crate::common::desk(Sheet::Empire);
    desk.play("number 5, number 0, number 6, number 0");
    assert_eq!(desk.state.active(), Second, "more cards");
    let mut desk = crate::common::desk(Sheet::Empire);
    desk.play("number 5, number 0, number 5, number 0");
    assert_eq!(desk.state.active(), First, "a tie on turn 2 is Japan's");
    let mut desk = crate::common::desk(Sheet::President);
    desk.play("first, second");
    assert_eq!(desk.state.active(), Second, "the winner of the initiative lets the other side begin");
}

#[test]
fn g_24_the_random_card_selection_chart() {
    // Courier Intercepted! hits one of n face-up British cards: the die rolls, and the slot that results.
    type Row = (&'static str, &'static [(&'static [u16], usize)]);
    let rows: [Row; 4] = [
        ("2C -, 2D -, 2E -", &[(&[3], 0), (&[4], 1)]),
        ("2D -, 2E -", &[(&[2], 0), (&[3], 1), (&[6], 2)]),
        ("2E -", &[(&[4], 3), (&[5, 6, 1], 0)]),
        ("2E 43", &[(&[5], 4), (&[6, 2], 1)]),
    ];
    for (hidden, rolls) in rows {
        for (dice, slot) in rolls {
            let mut desk = war();
            desk.lay("1A 35").lay(hidden).roll(Face::Ab);
            let mut all = vec![6];
            all.extend_from_slice(dice);
            let place = ["2A", "2B", "2C", "2D", "2E"][*slot];
            desk.play_with("play 1A event", &all, &[]);
            assert_eq!(desk.at(place), "-", "{hidden}: {dice:?}");
        }
    }
}

#[test]
fn g_25_turns_without_a_roll() {
    let mut desk = desk(Sheet::Barbarossa);
    desk.play("take 2");
    assert_eq!(desk.choices(), ["beside 2 event"], "the Axis on turn 1");
    let mut desk = fronts();
    desk.left(0, 7);
    assert_eq!(desk.choices(), ["automatic"], "no cards left");
}

#[test]
fn g_26_each_vacancy_is_refilled_with_its_own_discard_and_the_main_slot_last() {
    let mut desk = war();
    desk.lay("1B 7").roll(Face::Ab).play("play 1A activate, pick 1B");
    assert_eq!((desk.at("1B").as_str(), desk.at("1A").as_str()), ("-", "."));
    desk.go_on();
    assert_eq!(desk.at("1A"), "-");
}

#[test]
fn g_27_e_low_offers_no_foreign_event_and_no_response() {
    let mut desk = war();
    // #29 Mohawks is British; #7 Massacre! is a response.
    desk.lay("1B 7").roll(Face::ELow);
    assert!(!desk.may("play 1D event") && !desk.may("play 1B event"));
    assert!(desk.may("play 1A event"), "Campaign");
    assert!(!desk.may("play 1A activate"), "event only: #1 is not the lowest");
    assert!(desk.may("play 1B activate"), "lowest: any other use");
    assert_eq!(desk.refused("play 1A activate"), "T-3");
}

#[test]
fn g_28_uses_are_those_of_the_game_and_the_card_goes_where_its_deck_says() {
    let mut desk = war();
    desk.lay("1A 55").roll(Face::Ab);
    assert_eq!(
        desk.acts_of("play 1A"),
        ["play 1A event", "play 1A activate", "play 1A construct", "play 1A discard"]
    );
    desk.play("play 1A event").go_on();
    assert!(desk.discards(0).is_empty(), "French Regulars leave the game after their event");
    let mut desk = war();
    desk.lay("1A 55").roll(Face::Ab).play("play 1A construct").go_on();
    assert_eq!(desk.discards(0), [55]);
}

#[test]
fn g_29_an_unseen_card_is_drawn_when_it_is_flipped() {
    let mut desk = war();
    desk.lay("1D -, 1E -");
    desk.play_with("roll", &[face(Face::De)], &[("deck", 60), ("deck", 44)]);
    assert_eq!(desk.shown(0), "1 5 28 60 44", "a person enters the numbers of real cards");
}

#[test]
fn g_29_cards_from_before_a_shuffle_stay_what_they_were() {
    let mut desk = fronts();
    // Only the top card is left of the Axis deck; all others are discards.
    desk.lay("1A 3, 1B 4, 1D -, 1E -");
    let held = [1u8, 3, 4];
    let rest: Vec<u8> = (1..=25).filter(|n| !held.contains(n) && !desk.discards(0).contains(n)).collect();
    let unseen = &rest[..3];
    desk.pile(0, &rest[3..]);
    assert_eq!(desk.state.deck(0).left(), 0);
    desk.roll(Face::Ab).play("play 1A sr").go_on();
    assert!(desk.discards(0).is_empty(), "shuffled into C");
    desk.turn(Face::Ab);
    desk.roll(Face::De);
    for place in ["1D", "1E"] {
        let number = desk.state.lie(pos(place)).card().number();
        assert!(unseen.contains(&number), "{number} is one of {unseen:?}");
    }
}

#[test]
fn g_29_each_older_shuffle_keeps_its_own_cards() {
    let mut desk = fronts();
    desk.lay("1A 3, 1B 4, 1C -, 1D -, 1E -");
    // Moves every undealt card of the deck to the discard pile.
    let exhaust = |desk: &mut Desk| {
        let written = serde_json::to_value(&desk.state).unwrap();
        let deck = &written["decks"][0];
        let pool: Vec<u8> = serde_json::from_value(deck["pool"].clone()).unwrap();
        let laid = deck["laid"].as_u64().unwrap() as usize;
        desk.pile(0, &pool[laid..]);
        assert_eq!(desk.state.deck(0).left(), 0);
        pool[..laid].to_vec()
    };
    let first = exhaust(&mut desk);
    assert_eq!(first.len(), 3, "C, D and E");
    // The top card in C moves to A and the discards are shuffled. A, D and E are from before this shuffle.
    desk.roll(Face::Ab).play("play 1A sr").go_on().turn(Face::Ab);
    let second = exhaust(&mut desk);
    assert_eq!(second.len(), 1, "only the top of C is from the second shuffle");
    desk.roll(Face::Ab);
    let a = desk.state.lie(pos("1A")).card().number();
    assert!(first.contains(&a));
    desk.play("play 1B sr").go_on().turn(Face::Ab);
    // B comes from the second shuffle, D and E from the first, C from the third.
    let of = |desk: &Desk, place: &str| desk.state.lie(pos(place)).card().number();
    desk.roll(Face::Abc);
    assert_eq!(of(&desk, "1B"), second[0]);
    assert!(!first.contains(&of(&desk, "1C")) && !second.contains(&of(&desk, "1C")));
    desk.play("automatic").go_on().turn(Face::Ab);
    desk.roll(Face::De);
    for place in ["1D", "1E"] {
        assert!(first.contains(&of(&desk, place)), "{place}");
    }
}

#[test]
fn g_30_every_playsheet_names_its_end() {
    // C&C: turn limit.
    let mut desk = desk_with(Options { playsheet: Sheet::Napoleonics, turns: 1, ..Options::default() });
    for n in 0..2000 {
        if desk.is_over() {
            return;
        }
        let acts = desk.acts();
        desk.play(&acts[n * 7 % acts.len()]);
    }
    panic!("it does not end");
}

#[test]
fn g_31_a_card_without_a_list_is_asked_for_once() {
    let mut desk = desk(Sheet::Napoleonics);
    let blank = (1..=90).rev().find(|&n| {
        desk.game.cards().has(cdg_solo::Card::new(0, n))
            && desk.game.cards().brief(cdg_solo::Card::new(0, n)).kind == cdg_solo::Kind::Blank
            && !desk.game.cards().title(cdg_solo::Card::new(0, n)).contains("section")
            && !desk.game.cards().title(cdg_solo::Card::new(0, n)).contains("tactic")
    });
    // In the 70-card deck every blank has a kind; only the 90-card deck has blanks without one.
    let Some(blank) = blank else { panic!("no bare blank") };
    desk = desk_with(Options { playsheet: Sheet::Napoleonics, deck_90: true, ..Options::default() });
    desk.lay(&format!("1A {blank}, 1B 1, 1C 2, 1D 3, 1E 4"));
    desk.roll(Face::Abc);
    assert_eq!(desk.question(), "cc-blank");
    desk.play("tactic");
    assert_ne!(desk.question(), "cc-blank");
    desk.play("play 1B order").finish().roll(Face::Abc).play("play 2A order").finish().roll(Face::Abc);
    assert_ne!(desk.question(), "cc-blank", "remembered");
}

#[test]
fn g_31_plan_orange_is_played_with_numbered_blanks() {
    let mut desk = scenario(Sheet::Empire, cdg_solo::Scenario::PlanOrange);
    desk.play("number 0, number 0");
    // Four cards are face-up. For each one the person is asked once for its value and whether it is a reaction.
    for _ in 0..4 {
        assert_eq!(desk.question(), "es-blank");
        desk.play("number 2");
        assert_eq!(desk.question(), "es-blank-kind");
        desk.play("no");
    }
    assert!(desk.may("roll"));
}

#[test]
fn t_1_roll_with_cards_left() {
    let mut desk = war();
    assert_eq!(desk.acts(), ["roll", "correct"]);
    assert_eq!(desk.refused("play 1A activate"), "T-1");
    desk.left(0, 3).edit(|_| {});
    let desk = fronts();
    assert!(desk.may("roll"));
}

#[test]
fn t_2_the_face_flips_and_the_options_follow() {
    let mut desk = war();
    desk.lay("1D -, 1E -").roll(Face::De);
    assert!(desk.is_up("1D") && desk.is_up("1E"));
    assert_eq!(desk.acts_of("play 1A"), Vec::<String>::new());
    assert!(!desk.acts_of("play 1D").is_empty());
}

#[test]
fn t_3_one_card_for_any_legal_purpose_then_one_less() {
    let mut desk = war();
    desk.roll(Face::Ab).play("play 1A construct").go_on();
    assert_eq!(desk.remaining(), (8, 9));
    assert_eq!(desk.state.active(), Second);
}

#[test]
fn t_4_the_card_is_discarded_before_the_refill() {
    let mut desk = war();
    desk.roll(Face::Ab).play("play 1A construct").go_on();
    let told: Vec<String> = desk.told.iter().map(|told| format!("{:?}", told.event)).collect();
    let discarded = told.iter().rposition(|line| line.starts_with("Discarded")).unwrap();
    let refilled = told.iter().rposition(|line| line.starts_with("Refilled")).unwrap();
    assert!(discarded < refilled);
}

#[test]
fn t_5_then_the_other_side_rolls() {
    let mut desk = war();
    desk.roll(Face::Ab).play("play 1A construct").go_on();
    assert_eq!((desk.at("1A").as_str(), desk.state.active()), ("-", Second));
    assert!(desk.may("roll"));
}

#[test]
fn f_1_c_low_flips_c_and_offers_c_or_the_lowest_of_the_others() {
    let mut desk = war();
    // Values: A 3, B 1, D 1, E 2, and C 3.
    desk.lay("1C -");
    desk.play_with("roll", &[1], &[("deck", 28)]);
    assert!(desk.may("play 1C activate") && desk.may("play 1B activate") && desk.may("play 1D activate"));
    assert!(!desk.may("play 1A activate") && !desk.may("play 1E activate"));
    assert_eq!(desk.refused("play 1E activate"), "F-1", "it could only be discarded");
}

#[test]
fn f_1_without_open_cards_elsewhere_only_c_remains() {
    let mut desk = war();
    desk.lay("1A -, 1B -, 1D -, 1E -").roll(Face::CLow);
    assert!(desk.acts_of("play").iter().all(|act| act.starts_with("play 1C")));
}

#[test]
fn f_2_e_low_flips_cards_of_choice_until_two_are_open() {
    let mut desk = war();
    desk.lay("1A -, 1B -, 1D -, 1E -");
    desk.roll(Face::ELow);
    assert_eq!(desk.acts(), ["flip 1A", "flip 1B", "flip 1D", "flip 1E"]);
    assert_eq!(desk.refused("flip 1C"), "F-2");
    desk.play("flip 1E");
    assert!(desk.acts_of("flip").is_empty() && !desk.acts_of("play").is_empty());
}

#[test]
fn f_2_with_two_open_cards_nothing_is_flipped() {
    let mut desk = war();
    desk.lay("1C -, 1D -, 1E -").roll(Face::ELow);
    assert_eq!(desk.shown(0), "1 5 - - -");
}

/// F-3 to F-6: the cards that are flipped are those that may be played.
fn letters(what: Face, slots: &str) {
    let mut desk = war();
    desk.lay("1A -, 1B -, 1C -, 1D -, 1E -").roll(what);
    for slot in ["A", "B", "C", "D", "E"] {
        assert_eq!(desk.is_up(&format!("1{slot}")), slots.contains(slot), "{what:?} {slot}");
        assert_eq!(
            !desk.acts_of(&format!("play 1{slot}")).is_empty(),
            slots.contains(slot),
            "{what:?} {slot}"
        );
    }
}

#[test]
fn f_3_abc() {
    letters(Face::Abc, "ABC");
}

#[test]
fn f_4_ab() {
    letters(Face::Ab, "AB");
}

#[test]
fn f_5_cde() {
    letters(Face::Cde, "CDE");
}

#[test]
fn f_6_de() {
    letters(Face::De, "DE");
}

#[test]
fn clicks_mean_what_the_frame_asks() {
    let mut desk = war();
    let meant =
        |desk: &Desk, spot: &str| desk.game.meant(&desk.state, Seat(0), spot).map(|act| act.to_string());
    assert_eq!(meant(&desk, "die:0").as_deref(), Some("roll"));
    desk.roll(Face::Ab);
    assert_eq!(meant(&desk, "pos:1A").as_deref(), Some("play 1A event"));
    assert_eq!(meant(&desk, "nonsense"), None);
}
