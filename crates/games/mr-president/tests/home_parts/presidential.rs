//! The seven presidential Master Actions.

use crate::common::Desk;
use crate::kit::{action, barred, bill, friends, house, modifiers, opponents, percent, play};

const HOME: &str = "three_domestic";
const ABROAD: &str = "four_abroad";

// ---- Presence ----

#[test]
fn mrp_act_presence_every_row() {
    action(&mut house(), HOME, "presence", &[1], "", "", "pa +3; mr +1");
    // Prestige 5: 2-5 passes.
    for die in [2, 5] {
        action(&mut house(), HOME, "presence", &[die], "", "choose dom-presence-pa", "pa +2");
        action(&mut house(), HOME, "presence", &[die], "", "choose dom-presence-mr", "mr +1");
    }
    for die in [6, 9] {
        action(&mut house(), HOME, "presence", &[die], "", "", "");
    }
    action(&mut house(), HOME, "presence", &[10], "", "", "pa -1");
    // At Prestige 9 a 9 passes, a 10 does not.
    let mut desk = house();
    desk.set("pp", 9);
    action(&mut desk, HOME, "presence", &[9], "", "choose dom-presence-pa", "pa +2");
    let mut desk = house();
    desk.set("pp", 9);
    action(&mut desk, HOME, "presence", &[10], "", "", "pa -1");
}

#[test]
fn mrp_act_presence_modifiers() {
    modifiers(
        "ACT_presence",
        &["0"],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
            (
                "Orator",
                &|d| {
                    d.set1("attr", "orator", 1);
                },
                -1,
            ),
            (
                "Media Savvy",
                &|d| {
                    d.set1("attr", "media_savvy", 1);
                },
                -1,
            ),
            (
                "both",
                &|d| {
                    d.set1("attr", "orator", 1).set1("attr", "media_savvy", 1);
                },
                -2,
            ),
        ],
    );
    // 1 AP: a 2 is a 1.
    let mut desk = house();
    desk.set("ap", 1);
    action(&mut desk, HOME, "presence", &[2], "", "spend 1", "ap -1; pa +3; mr +1");
    let mut desk = house();
    desk.set("ap", 1);
    action(&mut desk, HOME, "presence", &[7], "", "spend 0, keep", "");
    // It can be repeated in the same segment.
    desk.set("ap", 0);
    assert!(desk.may("action presence"));
}

// ---- Bully pulpit ----

fn pulpit(ap: i16) -> Desk {
    let mut desk = house();
    desk.set("ap", ap);
    bill(&mut desk, "bill1", false, 0);
    bill(&mut desk, "bill2", true, 0);
    desk
}

#[test]
fn mrp_act_bully_pulpit_moves_a_bill_on_three_or_less() {
    for die in 1..=3 {
        action(
            &mut pulpit(1),
            HOME,
            "bully-pulpit",
            &[die],
            "",
            "pick 1, choose dom-left",
            "ap -1; bill_box.bill1 -1",
        );
        action(
            &mut pulpit(1),
            HOME,
            "bully-pulpit",
            &[die],
            "",
            "pick 2, choose dom-right",
            "ap -1; bill_box.bill2 +1",
        );
    }
    for die in 4..=6 {
        action(&mut pulpit(1), HOME, "bully-pulpit", &[die], "", "", "ap -1");
    }
}

/// A success forces no harm: at the left end the only other box is the worse one, so the bill may stay.
#[test]
fn mrp_act_bully_pulpit_mrp_d6_a_bill_at_the_end_of_the_track_may_stay() {
    let lone = |at: i16| {
        let mut desk = house();
        desk.set("ap", 1).set("rwc", 6);
        bill(&mut desk, "bill1", false, at);
        desk
    };
    let mut desk = lone(-2);
    desk.segment(HOME).dice(&[1]).act("action bully-pulpit");
    assert_eq!(desk.choices(), ["choose dom-right", "choose dom-stay"]);
    let stay = "choose dom-stay";
    action(&mut lone(-2), HOME, "bully-pulpit", &[1], "", stay, "ap -1");
    play(&mut lone(-2), "bill_any_either_way", &[], &[], "", stay, "");
    play(&mut lone(2), "bill_any_either_way", &[], &[], "", "choose dom-left", "bill_box.bill1 -1");
    play(&mut lone(2), "bill_any_either_way", &[], &[], "", stay, "");
}

#[test]
fn mrp_act_bully_pulpit_needs_a_bill_and_an_ap() {
    let mut desk = pulpit(0);
    desk.segment(HOME);
    barred(&desk, "action bully-pulpit", "MRP-ACT-bully-pulpit", "mrp-bar-cost");
    let mut desk = house();
    desk.set("ap", 1).segment(HOME);
    barred(&desk, "action bully-pulpit", "MRP-ACT-bully-pulpit", "mrp-need-dom-bill-pending");
}

#[test]
fn mrp_act_bully_pulpit_modifiers() {
    modifiers(
        "ACT_bully_pulpit",
        &[],
        &|d| bill(d, "bill1", false, 0),
        &[
            ("nothing", &|_| (), 0),
            ("60 %", &|d| percent(d, 60), -1),
            (
                "Orator",
                &|d| {
                    d.set1("attr", "orator", 1);
                },
                -1,
            ),
            (
                "Media Savvy",
                &|d| {
                    d.set1("attr", "media_savvy", 1);
                },
                -1,
            ),
            (
                "cooperation rightmost",
                &|d| {
                    d.set("bc", 4);
                },
                -1,
            ),
            (
                "cooperation 3",
                &|d| {
                    d.set("bc", 3);
                },
                0,
            ),
            ("30 %", &|d| percent(d, 30), 1),
            ("32 %", &|d| percent(d, 32), 0),
            (
                "Congress 4",
                &|d| {
                    d.set("rwc", 4);
                },
                1,
            ),
            ("more Opponents", &|d| opponents(d, &["op01"]), 1),
            (
                "both of them count once",
                &|d| {
                    d.set("rwc", 2);
                    opponents(d, &["op01"]);
                },
                1,
            ),
            (
                "as many Opponents as Friends",
                &|d| {
                    friends(d, &["fr01"]);
                    opponents(d, &["op01"]);
                },
                0,
            ),
            (
                "cooperation leftmost",
                &|d| {
                    d.set("bc", 0);
                },
                1,
            ),
            (
                "cooperation 1",
                &|d| {
                    d.set("bc", 1);
                },
                0,
            ),
        ],
    );
}

// ---- Corral ----

#[test]
fn mrp_act_corral_is_d2_with_the_ap_once_per_segment() {
    let mut desk = house();
    action(&mut desk, HOME, "corral", &[2], "", "", "~ce +1");
    barred(&desk, "action corral", "MRP-ACT-corral", "mrp-bar-once-segment");
    let mut desk = house();
    desk.set("ap", 1);
    action(&mut desk, HOME, "corral", &[3], "", "spend 1", "ap -1; ~ce +1");
}

// ---- UN speech ----

#[test]
fn mrp_act_un_speech_goodwill_or_a_trend_on_seven_or_less() {
    for die in [1, 7] {
        action(&mut house(), ABROAD, "un-speech", &[die], "", "choose dom-un-goodwill", "goodwill +1");
        action(
            &mut house(),
            ABROAD,
            "un-speech",
            &[die],
            "",
            "choose dom-un-trend, pick africa",
            "~align.africa +1",
        );
    }
    for die in [8, 10] {
        action(&mut house(), ABROAD, "un-speech", &[die], "", "", "");
    }
    modifiers(
        "ACT_un_speech",
        &[],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
            (
                "Orator",
                &|d| {
                    d.set1("attr", "orator", 1);
                },
                -1,
            ),
            (
                "Media Savvy does not count",
                &|d| {
                    d.set1("attr", "media_savvy", 1);
                },
                0,
            ),
        ],
    );
}

#[test]
fn mrp_act_un_speech_once_per_phase() {
    let mut desk = house();
    action(&mut desk, ABROAD, "un-speech", &[10], "", "", "");
    barred(&desk, "action un-speech", "MRP-ACT-un-speech", "mrp-bar-once-phase");
    // Another segment of the same phase.
    desk.segment("any_three");
    barred(&desk, "action un-speech", "MRP-ACT-un-speech", "mrp-bar-once-phase");
}

// ---- Trip ----

#[test]
fn mrp_act_trip_a_prestige_check_for_a_region() {
    action(&mut house(), ABROAD, "trip", &[5], "", "pick africa", "~align.africa +1");
    action(&mut house(), ABROAD, "trip", &[6], "", "pick africa", "");
    action(&mut house(), ABROAD, "trip", &[10], "", "pick africa", "~align.africa -1");
    let mut desk = house();
    action(&mut desk, ABROAD, "trip", &[6], "", "pick africa", "");
    barred(&desk, "action trip", "MRP-ACT-trip", "mrp-bar-once-segment");
    // A natural 10 is the bad result, even if -1 would make it pass.
    let mut desk = house();
    desk.set("pp", 9).set("newcomer", 1);
    action(&mut desk, ABROAD, "trip", &[10], "", "pick africa", "~align.africa -1");
}

#[test]
fn mrp_act_trip_into_trouble() {
    for (die, want) in [
        (1, "goodwill +1; pa +1"),
        (3, "goodwill +1; pa +1"),
        (4, "pa +2"),
        (6, "pa +2"),
        (7, "pa +1"),
        (9, "pa +1"),
        (10, ""),
    ] {
        for stab in [3, 4] {
            let mut desk = house();
            desk.set1("stab", "africa", stab);
            action(&mut desk, ABROAD, "trip", &[6, die], "", "pick africa", want);
        }
        // With a war there, at any stability.
        let mut desk = house();
        desk.set1("war_kind", "w1", 0).set1("war_at", "w1", 6).set1("war_us", "w1", 1);
        action(&mut desk, ABROAD, "trip", &[6, die], "", "pick africa", want);
    }
}

// ---- Invite ----

#[test]
fn mrp_act_invite_every_row() {
    for die in [1, 6] {
        let mut desk = house();
        desk.set1("t", "japan", 2);
        action(&mut desk, ABROAD, "invite", &[die], "", "pick japan", "level.japan +1; t.japan -1");
    }
    for die in [7, 9] {
        action(&mut house(), ABROAD, "invite", &[die], "", "pick japan", "");
    }
    let mut desk = house();
    action(&mut desk, ABROAD, "invite", &[10], "", "pick japan", "level.japan -1");
    barred(&desk, "action invite", "MRP-ACT-invite", "mrp-bar-once-segment");
    // Estranged: +1, so a 9 is a 10: one Tensions on the ally and one on the focus.
    let mut desk = house();
    desk.set1("level", "japan", 0);
    action(&mut desk, ABROAD, "invite", &[9], "", "pick japan", "t.japan +1; ft_on.f_crisis +1");
}

#[test]
fn mrp_act_invite_modifiers() {
    modifiers(
        "ACT_invite",
        &["japan", "0"],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
            (
                "An Ally's Best Friend",
                &|d| {
                    d.set1("attr", "allys_friend", 1);
                },
                -1,
            ),
            (
                "Estranged",
                &|d| {
                    d.set1("level", "japan", 0);
                },
                1,
            ),
            (
                "Very Close",
                &|d| {
                    d.set1("level", "japan", 2);
                },
                0,
            ),
        ],
    );
    let mut desk = house();
    desk.set("ap", 1);
    action(&mut desk, ABROAD, "invite", &[7], "", "pick japan, spend 1", "ap -1; level.japan +1");
    let mut desk = house();
    desk.set("ap", 1);
    action(&mut desk, ABROAD, "invite", &[7], "", "pick japan, spend 0, keep", "");
}

// ---- Resignation ----

#[test]
fn mrp_act_resignation_costs_a_box_and_brings_one_of_three_and_d2() {
    let draws = "candidate ca03, candidate ca04, candidate ca05";
    let want = "pa -1; official.secstate -16; cand_used.ca03 +1; cand_used.ca19 -1";
    action(&mut house(), HOME, "resignation", &[3], draws, "pick state, pick 03", want);
    // The scandal ends, and only then Relations with Congress +1. D2 is a 5 here.
    let mut desk = house();
    desk.set1("scandal", "secstate", 3);
    let want =
        format!("{want}; scandal.secstate -3; rwc +1; ft_on.f_crisis +1; ~ce -1").replace("pa -1;", "pa -2;");
    action(&mut desk, HOME, "resignation", &[5], draws, "pick state, pick 03", &want);
}

#[test]
fn mrp_act_resignation_in_every_action_segment() {
    for segment in ["any_three", "two_domestic", "three_domestic", "four_abroad", "cabinet"] {
        let mut desk = house();
        desk.segment(segment);
        assert!(desk.may("action resignation"), "{segment}");
    }
    let mut desk = house();
    desk.segment(HOME).act("action resignation");
    assert_eq!(desk.choices(), ["pick cos", "pick state", "pick defense"]);
}
