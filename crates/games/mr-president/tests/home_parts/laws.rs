//! Passed legislation: D5, D7, the priorities and the Supreme Court.

use crate::common::Desk;
use crate::kit::{bill, friends, house, modifiers, opponents, play, row, same};

/// A bill of yours has passed. There are no priorities, but a Domestic Crisis and issues that can be lowered.
fn passed(number: &str) -> Desk {
    let mut desk = house();
    desk.fill("public_list", 0).fill("admin_list", 0).set("ldi", 3).set("dc", 2);
    bill(&mut desk, number, false, 0);
    desk
}

/// What every Landmark of yours gives besides its row; the Friend comes in step 4.
fn landmark(number: &str) -> String {
    format!("bill_at.{number} +2; lp +2; public_out.{number} +1; admin_out.{number} +1; landmarks_own +1")
}

// ---- D5: the bills ----

#[test]
fn mrp_d5_every_landmark() {
    for (number, acts, draws, want) in [
        ("bill1", "", "", "~soe.us +1; pa +3; mr +1"),
        ("bill2", "", "", "~soe.us +1; pa +2; mr +1"),
        ("bill3", "", "", "~soe.us +1; pa +2; mr +1"),
        ("bill4", "", "friend_id fr09", "pa +3; mr +1; friend.fr09 +1"),
        ("bill5", "", "", "hs +1; pa +2; mr +1"),
        ("bill6", "", "", "~soe.us +1; pa +3; mr +1"),
        ("bill7", "", "opponent_id op02", "pa +3; mr +1; opponent.op02 -1"),
        ("bill8", "", "", "~align.camerica +1; ~soe.us +1; goodwill +1"),
        ("bill9", "", "", "ldi -1; ap +2; pa +2; mr +1"),
        ("bill10", "", "friend_id fr09", "pa +3; mr +1; friend.fr09 +1"),
        ("bill11", "pick eastern-europe", "", "~soe.us +1; pa +3; counters.russia.east -1"),
        ("bill12", "", "", "cap.us.cyber +1; pa +3"),
        ("bill13", "", "", "pa +2; rwc +1; mr +1"),
        ("bill14", "pick space", "", "pa +3; rwc +1; cap.us.space +1"),
        ("bill14", "pick recon", "", "pa +3; rwc +1; cap.us.recon +1"),
        ("bill15", "", "", "ldi -2; pa +3; pr +1"),
    ] {
        let mut desk = passed(number);
        opponents(&mut desk, &["op02", "op03"]);
        desk.set2("counters", "russia", "euro", 1).set2("counters", "russia", "east", 2);
        let acts = format!("choose dom-sign, {acts}");
        play(&mut desk, "D5", &[number], &[1], draws, &acts, &format!("{}; {want}", landmark(number)));
    }
}

#[test]
fn mrp_d5_every_good_bill() {
    for (number, dice, draws, want) in [
        ("bill1", &[2][..], "", "~soe.us +1; pa +2"),
        ("bill2", &[3], "", "pa +2; ap +1"),
        ("bill3", &[4], "", "pa +2"),
        ("bill4", &[5], "", "pa +2"),
        ("bill5", &[5, 3], "", "pa +2"),
        ("bill5", &[5, 4], "", "pa -1"),
        ("bill6", &[5], "", "pa +2; ap +1"),
        ("bill7", &[5, 3], "friend_id fr09", "pa +2; friend.fr09 +1"),
        ("bill7", &[5, 4], "opponent_id op09", "pa +2; opponent.op09 +1"),
        ("bill8", &[5, 4], "", "~align.camerica +1; pa +2"),
        ("bill8", &[5, 5], "", "~align.camerica +1; pa -2"),
        ("bill9", &[5], "", "pa +2; ap +1"),
        ("bill10", &[5], "", "pa +2; ap +1"),
        ("bill11", &[5], "", "pa +2; ~align.mideast -1"),
        ("bill12", &[5], "", "pa +2"),
        ("bill13", &[5], "", "pa +1"),
        ("bill14", &[5], "", "pa +1"),
        ("bill15", &[5], "", "ldi -1; pa +1"),
    ] {
        // No Legacy Points; the bill is among those passed this turn.
        let want = format!("bill_at.{number} +1; {want}");
        play(&mut passed(number), "D5", &[number], dice, draws, "choose dom-sign", &want);
    }
}

/// One Heavy, two Light, one Marines and one Carrier move from the Assets box to CONUS.
const ARMY: &str = "unit_at.b_assets.heavy -1; unit_at.b_conus.heavy +1; unit_at.b_assets.light -2; unit_at.b_conus.light +2; \
                    unit_at.b_assets.usmc -1; unit_at.b_conus.usmc +1; unit_at.b_assets.carrier -1; unit_at.b_conus.carrier +1";

#[test]
fn mrp_d5_bill_16_moves_units_and_goes_to_the_landmark_box_either_way() {
    let want = format!("{}; {ARMY}", landmark("bill16"));
    play(&mut passed("bill16"), "D5", &["bill16"], &[1], "", "choose dom-sign", &want);
    // Good: no Landmark points, but the bill leaves the game.
    let want = format!("bill_at.bill16 +2; public_out.bill16 +1; admin_out.bill16 +1; {ARMY}");
    let mut desk = passed("bill16");
    play(&mut desk, "D5", &["bill16"], &[5], "", "choose dom-sign", &want);
    assert_eq!(desk.get("law_friends"), 0);
}

#[test]
fn mrp_d5_bill_9_lowers_the_crisis_where_there_are_no_issues() {
    let mut desk = passed("bill9");
    desk.set("ldi", 0);
    let want = format!("{}; dc -2; ap +2; pa +2; mr +1", landmark("bill9"));
    play(&mut desk, "D5", &["bill9"], &[1], "", "choose dom-sign", &want);
}

#[test]
fn mrp_d5_six_is_a_forced_veto() {
    for n in 1..=16 {
        let number = format!("bill{n}");
        row(&mut passed(&number), "D5", &[&number], &[6], &format!("bill_at.{number} -1"));
    }
}

#[test]
fn mrp_d5_modifiers() {
    modifiers(
        "D5",
        &["bill1"],
        &|d| bill(d, "bill1", false, 0),
        &[
            (
                "cooperation 0",
                &|d| {
                    d.set("bc", 0);
                },
                0,
            ),
            (
                "the left box of 1",
                &|d| {
                    d.set("bc", 1);
                },
                1,
            ),
            (
                "the right box of 1",
                &|d| {
                    d.set("bc", 2);
                },
                0,
            ),
            (
                "the left box of 2",
                &|d| {
                    d.set("bc", 3);
                },
                0,
            ),
            (
                "rightmost",
                &|d| {
                    d.set("bc", 4);
                },
                -1,
            ),
            (
                "newcomer",
                &|d| {
                    d.set("newcomer", 1);
                },
                -1,
            ),
        ],
    );
}

#[test]
fn mrp_d5_opponents_bill_halves_the_points_costs_party_and_brings_cooperation() {
    // A Landmark of theirs: 2 LP are halved. The row applies as printed.
    let mut desk = passed("bill1");
    desk.set1("bill_theirs", "bill1", 1);
    let want = "bill_at.bill1 +2; lp +1; public_out.bill1 +1; admin_out.bill1 +1; pr -1; bc +1; \
                ~soe.us +1; pa +3; mr +1";
    play(&mut desk, "D5", &["bill1"], &[1], "", "choose dom-sign", want);
    // Step 4 adds their Opponent.
    assert_eq!((desk.get("law_friends"), desk.get("law_opponents")), (0, 1));
    // A good bill of theirs.
    let mut desk = passed("bill3");
    desk.set1("bill_theirs", "bill3", 1);
    play(&mut desk, "D5", &["bill3"], &[4], "", "choose dom-sign", "bill_at.bill3 +1; pr -1; bc +1; pa +2");
}

#[test]
fn mrp_r43_a_veto_applies_nothing_and_has_no_penalty() {
    for theirs in [0, 1] {
        for die in [1, 4] {
            let mut desk = passed("bill1");
            desk.set1("bill_theirs", "bill1", theirs);
            play(&mut desk, "D5", &["bill1"], &[die], "", "choose dom-veto", "bill_at.bill1 -1");
            assert_eq!(desk.get("law_friends") + desk.get("law_opponents") + desk.get("own_passed"), 0);
        }
    }
}

#[test]
fn mrp_r43_the_quality_is_known_before_the_choice() {
    let mut desk = passed("bill1");
    desk.dice(&[1]).run("D5", &["bill1"]);
    // The die has been rolled (row 1, Landmark) while the player decides.
    assert_eq!(desk.hit(), (1, 1));
    assert_eq!(desk.choices(), ["choose dom-sign", "choose dom-veto"]);
}

#[test]
fn mrp_r108_bills_4_and_10_bring_their_friend_and_the_landmark_friend() {
    for number in ["bill4", "bill10"] {
        let mut desk = passed(number);
        desk.dice(&[1]).draws("friend_id", &["fr01"]).run("D5", &[number]).act("choose dom-sign");
        desk.draws("friend_id", &["fr02"]).run("leg_4", &[]);
        assert_eq!((desk.get1("friend", "fr01"), desk.get1("friend", "fr02")), (1, 1), "{number}");
        // Theirs: the printed Friend and an Opponent.
        let mut desk = passed(number);
        desk.set1("bill_theirs", number, 1).dice(&[1]).draws("friend_id", &["fr01"]).run("D5", &[number]);
        desk.act("choose dom-sign").draws("opponent_id", &["op02"]).run("leg_4", &[]);
        assert_eq!((desk.get1("friend", "fr01"), desk.get1("opponent", "op02")), (1, 1), "{number}");
    }
}

// ---- Priorities ----

#[test]
fn mrp_d5_public_priorities_pay_by_their_place() {
    for (slot, want) in [
        ("slot1", "lp +2; pa +3"),
        ("slot2", "lp +1; pa +2"),
        ("slot3", "pa +1"),
        ("slot4", ""),
        ("slot5", ""),
    ] {
        let mut desk = passed("bill13");
        desk.set1("public_list", slot, 13);
        // The counter leaves an empty place until clean-up; bill 13 itself gives +1 PA.
        let before = desk.state.clone();
        desk.dice(&[5]).run("D5", &["bill13"]).act("choose dom-sign");
        let pa = desk.get("pa");
        desk.set("pa", pa - 1);
        same(&desk, &before, &format!("bill_at.bill13 +1; public_list.{slot} -13; {want}"), slot);
    }
}

#[test]
fn mrp_d5_administration_priorities_pay_by_their_place() {
    for (slot, want) in [("slot1", "lp +1; ap +4"), ("slot2", "lp +1; ap +2"), ("slot3", "ap +2")] {
        let mut desk = passed("bill13");
        desk.set1("admin_list", slot, 13);
        let want = format!("bill_at.bill13 +1; admin_list.{slot} -13; pa +1; {want}");
        play(&mut desk, "D5", &["bill13"], &[5], "", "choose dom-sign", &want);
    }
}

#[test]
fn mrp_r108_both_lists_pay_for_opponents_bills_too_and_only_points_are_halved() {
    let mut desk = passed("bill13");
    desk.set1("bill_theirs", "bill13", 1).set1("public_list", "slot1", 13).set1("admin_list", "slot2", 13);
    // 2 + 1 LP are halved to 1; +3 PA and +2 AP are given in full.
    let want =
        "bill_at.bill13 +1; public_list.slot1 -13; admin_list.slot2 -13; pr -1; bc +1; pa +4; ap +2; lp +1";
    play(&mut desk, "D5", &["bill13"], &[5], "", "choose dom-sign", want);
}

#[test]
fn mrp_r97_a_landmark_takes_its_counters_out_of_the_game() {
    let mut desk = passed("bill9");
    desk.set1("public_list", "slot3", 9);
    desk.dice(&[1]).run("D5", &["bill9"]).act("choose dom-sign");
    assert_eq!((desk.get1("public_out", "bill9"), desk.get1("admin_out", "bill9")), (1, 1));
    // "Becomes Public #1" no longer affects it: D9 row 1 has only its other effects.
    let list = ["slot1", "slot2", "slot3", "slot4", "slot5"].map(|s| desk.get1("public_list", s));
    desk.set("dc", 0).dice(&[1]).run("D9", &[]);
    assert_eq!(["slot1", "slot2", "slot3", "slot4", "slot5"].map(|s| desk.get1("public_list", s)), list);
}

#[test]
fn mrp_r97_becoming_public_priority_one() {
    // If it is on the list, it moves to the top and those above slide down.
    row(
        &mut house(),
        "public_up",
        &["bill3"],
        &[],
        "public_list.slot1 +2; public_list.slot2 -1; public_list.slot3 -1",
    );
    row(&mut house(), "public_up", &["bill1"], &[], "");
    // If it is from the cup, all slide down and the fifth returns to the cup.
    let want = "public_list.slot1 +10; public_list.slot2 -1; public_list.slot3 -1; public_list.slot4 -1; public_list.slot5 -1";
    row(&mut house(), "public_up", &["bill11"], &[], want);
    // A Landmark bill: no effect.
    let mut desk = house();
    desk.set1("bill_at", "bill11", 4);
    row(&mut desk, "public_up", &["bill11"], &[], "");
}

#[test]
fn mrp_d5_the_promise_is_kept_only_by_your_bill() {
    for (theirs, kept) in [(0, 1), (1, 0)] {
        let mut desk = passed("bill13");
        desk.set1("admin_list", "slot4", 13).set1("bill_theirs", "bill13", theirs);
        desk.dice(&[5]).run("D5", &["bill13"]).act("choose dom-sign");
        assert_eq!(desk.get("promise_kept"), kept);
        // Nothing is paid on passage, and the counter stays.
        assert_eq!((desk.get1("admin_list", "slot4"), desk.get("lp"), desk.get("ap")), (13, 0, 0));
    }
}

// ---- The Supreme Court ----

/// A nominee that has passed: 2 is a moderate, 3 an ideologue.
fn nominee(kind: i16) -> Desk {
    let mut desk = house();
    desk.set("court_state", kind);
    bill(&mut desk, "court", false, 0);
    desk
}

#[test]
fn mrp_r94_confirmed_justices() {
    for (kind, die, want) in [
        (2, 1, "pa +3; bc +2; lp +2"),
        (3, 1, "pr +3; pa -1; bc -1; lp +1"),
        (2, 5, "pr -1; pa +1; bc +1"),
        (3, 5, "pr +2; pa -2; bc -1"),
    ] {
        let mut desk = nominee(kind);
        let want = format!("bill_at.court -1; court_state -{kind}; {want}");
        play(&mut desk, "D5", &["court"], &[die], "", "choose dom-sign", &want);
        // It counts as a bill of yours; only a Landmark adds the Friend.
        assert_eq!((desk.get("own_passed"), desk.get("law_friends")), (1, i16::from(die == 1)));
    }
}

#[test]
fn mrp_r94_rejected_the_vacancy_stays_and_step_6_allows_a_new_choice() {
    let mut desk = nominee(2);
    row(&mut desk, "D5", &["court"], &[6], "bill_at.court -1; court_state -1");
    desk.set("bc", 0).run("leg_6", &[]);
    assert_eq!(
        desk.choices(),
        ["choose dom-court-moderate", "choose dom-court-ideologue", "choose dom-court-wait"]
    );
    let again = desk.state.clone();
    // Cooperation 0 introduces nothing, and the nominee does not use up the number.
    desk.act("choose dom-court-ideologue");
    same(&desk, &again, "court_state +2; bill_at.court +1", "a new nominee");
    desk.state = again.clone();
    desk.act("choose dom-court-wait");
    same(&desk, &again, "", "nobody for now");
}

#[test]
fn mrp_r94_a_vacancy_makes_a_sixth_pending_bill_in_the_box_of_control() {
    for (control, bill_box) in [(2, -1), (1, 0), (0, 1)] {
        let mut desk = house();
        desk.set("control", control);
        for number in ["bill1", "bill2", "bill3", "bill4", "bill5"] {
            bill(&mut desk, number, true, 0);
        }
        let before = desk.state.clone();
        desk.run("court_vacancy", &[]);
        assert_eq!(desk.choices(), ["choose dom-court-moderate", "choose dom-court-ideologue"]);
        desk.act("choose dom-court-moderate");
        let moved = if bill_box == 0 { String::new() } else { format!("; bill_box.court {bill_box:+}") };
        same(&desk, &before, &format!("court_state +2; bill_at.court +1{moved}"), "a nominee");
    }
}

#[test]
fn mrp_r94_opponents_never_pick_the_nominee() {
    let mut desk = nominee(2);
    desk.set("control", 0);
    // The opponents have two attempts but no bill: nothing is rolled.
    row(&mut desk, "leg_2", &[], &[], "");
    // You can pick it like a bill.
    let mut desk = nominee(2);
    desk.set("control", 2);
    bill(&mut desk, "bill2", false, 0);
    desk.run("leg_2", &[]);
    assert_eq!(desk.choices(), ["pick 2", "pick court"]);
}

#[test]
fn mrp_r94_a_second_vacancy_while_a_nominee_is_pending_changes_nothing() {
    row(&mut nominee(3), "court_vacancy", &[], &[], "");
}

// ---- D7 ----

/// An initiative that has passed, on its way to level 1 or 2.
fn initiative(which: &str, level: i16) -> Desk {
    let mut desk = passed(which);
    desk.set1("gsi_level", which, level - 1).set1("level", "japan", 2).set1("level", "canada", 2);
    desk
}

#[test]
fn mrp_d7_every_initiative_on_both_levels() {
    let units = |list: &[&str]| {
        list.iter().map(|u| format!("; unit_at.b_assets.{u} -1; unit_at.b_conus.{u} +1")).collect::<String>()
    };
    for (which, level, acts, want) in [
        ("gsi_security", 1, "pick naval", format!("cap.us.naval +1; pa +2{}", units(&["light", "usmc"]))),
        ("gsi_security", 2, "pick air", format!("cap.us.air +1; hs +1; pa +3{}", units(&["heavy", "usaf"]))),
        ("gsi_freedoms", 1, "", "ldi -1; dc -1; pa +3; ap +2".into()),
        ("gsi_freedoms", 2, "", "ldi -2; dc -1; wo +1; pa +4; ap +3".into()),
        ("gsi_space", 1, "", "cap.us.recon +1; pa +3; ~align.apac +1".into()),
        ("gsi_space", 2, "pick recon", "cap.us.recon +1; pa +4; ~align.apac +1; soe.us +1; wo +1".into()),
        ("gsi_space", 2, "pick space", "cap.us.space +1; pa +4; ~align.apac +1; soe.us +1; wo +1".into()),
        ("gsi_budget", 1, "", "~soe.us +1; pa +2".into()),
        ("gsi_budget", 2, "", "soe.us +1; pa +4; rwc +1".into()),
        ("gsi_health", 1, "", "~soe.us +1; pa +3".into()),
        ("gsi_health", 2, "", "soe.us +1; pa +4; pp +1".into()),
        ("gsi_science", 1, "pick cyber", "cap.us.cyber +1; pa +2".into()),
        ("gsi_science", 2, "pick ground", "cap.us.ground +1; pa +3; goodwill +1; wo +1".into()),
    ] {
        // Level 1 stays among the bills passed this turn, level 2 goes to the Landmark box. Good gives 3 and 5 LP, Landmark 4 and 7.
        for (die, lp) in [(5, [3, 5]), (1, [4, 7])] {
            let mut desk = initiative(which, level);
            let lp = lp[level as usize - 1];
            let want = format!(
                "bill_at.{which} +{level}; gsi_level.{which} +1; gsi_year.{which} +2; lp +{lp}; {want}"
            );
            play(&mut desk, "D5", &[which], &[die], "", &format!("choose dom-sign, {acts}"), &want);
            // A Landmark adds the Friend, also at level 1; it counts once for momentum.
            assert_eq!((desk.get("law_friends"), desk.get("own_passed")), (i16::from(die == 1), 1));
        }
    }
}

#[test]
fn mrp_d7_six_is_a_forced_veto_too() {
    row(&mut initiative("gsi_space", 1), "D5", &["gsi_space"], &[6], "bill_at.gsi_space -1");
}

#[test]
fn mrp_d7_introduced_only_without_a_crisis_in_box_plus_one_and_one_at_a_time() {
    let may = |set: &dyn Fn(&mut Desk)| {
        let mut desk = house();
        desk.set("control", 2).set("bc", 3);
        set(&mut desk);
        desk.run("you_introduce", &[]);
        desk.choices().iter().filter(|c| !c[5..].starts_with(|ch: char| ch.is_ascii_digit())).count()
    };
    assert_eq!(may(&|_| ()), 6);
    assert_eq!(
        may(&|d| {
            d.set("dc", 1);
        }),
        0,
        "a Domestic Crisis"
    );
    assert_eq!(may(&|d| bill(d, "gsi_health", false, 1)), 0, "one is pending");
    assert_eq!(
        may(&|d| {
            d.set1("gsi_level", "gsi_health", 2);
        }),
        5,
        "both levels passed"
    );
    assert_eq!(
        may(&|d| {
            d.set1("gsi_level", "gsi_health", 1).set1("gsi_year", "gsi_health", 2);
        }),
        5,
        "level 1 this year"
    );
    assert_eq!(
        may(&|d| {
            d.set1("gsi_level", "gsi_health", 1).set1("gsi_year", "gsi_health", 1);
        }),
        6,
        "level 1 last year"
    );
    // Box +1 regardless of who holds Congress.
    let mut desk = house();
    desk.set("control", 2);
    play(
        &mut desk,
        "you_introduce",
        &[],
        &[],
        "",
        "pick health",
        "bill_at.gsi_health +1; bill_box.gsi_health +1",
    );
}

#[test]
fn mrp_d7_opponents_never_bring_an_initiative() {
    let mut desk = house();
    desk.fill("public_list", 0).set("control", 0);
    for n in 1..=16 {
        desk.set1("bill_at", &format!("bill{n}"), 2);
    }
    row(&mut desk, "they_introduce", &[], &[], "");
}

#[test]
fn mrp_r44_a_landmark_brings_its_friend_once_and_only_with_room() {
    let mut desk = house();
    desk.set("law_friends", 1);
    play(&mut desk, "leg_4", &[], &[], "friend_id fr03", "", "friend.fr03 +1");
    // Party Relations 5 allow four.
    let mut desk = house();
    friends(&mut desk, &["fr01", "fr02", "fr03", "fr04"]);
    desk.set("law_friends", 1);
    row(&mut desk, "leg_4", &[], &[], "");
}
