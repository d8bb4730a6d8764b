//! Scandals (D14), their Tensions, and impeachment.

use crate::common::Desk;
use crate::kit::{friends, house, modifiers, opponents, percent, play, row};

/// A scandal of this person in a box: 1 Breaking, 2 Deepening, 3 Concluding. There are 9 AP.
fn scandal(who: &str, stage: i16) -> Desk {
    let mut desk = house();
    desk.set1("scandal", who, stage).set("ap", 9);
    desk
}

const BREAKING: &str = "1";
const DEEPENING: &str = "2";
const CONCLUDING: &str = "3";

// ---- Tensions ----

#[test]
fn mrp_seq_26_mrp_r35_a_scandal_goes_from_breaking_over_deepening_to_concluding_with_one_tensions_each() {
    let mut desk = house();
    for (stage, area) in [(1, "f_crisis"), (2, "f_security"), (3, "f_economy")] {
        row(&mut desk, "scandal_new", &["cos"], &[], &format!("scandal.cos +1; ft_on.{area} +1"));
        assert_eq!(desk.get1("scandal", "cos"), stage);
    }
    // There is no box to the right of Concluding: nothing moves, and there are no Tensions.
    row(&mut desk, "scandal_new", &["cos"], &[], "");
}

#[test]
fn mrp_seq_26_a_scandal_of_potus_places_two() {
    let mut desk = house();
    row(
        &mut desk,
        "scandal_new",
        &["potus"],
        &[],
        "scandal.potus +1; ft_on.f_crisis +1; ft_on.f_security +1",
    );
    row(
        &mut desk,
        "scandal_new",
        &["potus"],
        &[],
        "scandal.potus +1; ft_on.f_economy +1; ft_on.f_congress +1",
    );
}

#[test]
fn mrp_track_cabinet_the_random_target_of_a_scandal() {
    for (die, who, more) in [
        (1, "cos", ""),
        (2, "secstate", ""),
        (3, "secdef", ""),
        (4, "vp", ""),
        (5, "potus", "; ft_on.f_security +1"),
        (6, "potus", "; ft_on.f_security +1"),
    ] {
        row(
            &mut house(),
            "scandal_random",
            &[],
            &[die],
            &format!("scandal.{who} +1; ft_on.f_crisis +1{more}"),
        );
    }
}

// ---- D14 ----

#[test]
fn mrp_d14_zero_and_less_clears() {
    // More Friends: -1, so a 1 is a 0.
    for (stage, want) in [
        (BREAKING, "scandal.cos -1"),
        (DEEPENING, "scandal.cos -2; bc -1"),
        (CONCLUDING, "scandal.cos -3; bc -1; ap -1"),
    ] {
        let mut desk = scandal("cos", stage.parse().unwrap());
        friends(&mut desk, &["fr01"]);
        row(&mut desk, "D14", &["cos", stage], &[1], want);
    }
}

#[test]
fn mrp_d14_rows_one_to_six_of_breaking_and_deepening() {
    for (die, breaking, deepening) in [
        (1, "scandal.cos -1; bc -1", "scandal.cos -2; bc -1; ap -1"),
        (3, "", "mr -1; pa -2"),
        (4, "mr -1; pa -2", "mr -1; pa -2"),
        (
            5,
            "scandal.cos +1; ft_on.f_crisis +1; ap -1; pa -2",
            "scandal.cos +1; ft_on.f_crisis +1; ap -1; pa -2",
        ),
        (
            6,
            "scandal.cos +1; ft_on.f_crisis +1; ap -1; pa -2; bc -1",
            "scandal.cos +1; ft_on.f_crisis +1; ap -1; pa -2; bc -1",
        ),
    ] {
        row(&mut scandal("cos", 1), "D14", &["cos", BREAKING], &[die], breaking);
        row(&mut scandal("cos", 2), "D14", &["cos", DEEPENING], &[die], deepening);
    }
    row(&mut scandal("cos", 1), "D14", &["cos", BREAKING], &[2], "scandal.cos -1; bc -1; ap -1");
}

/// Deepening 2 has the same result as Concluding 1.
const SETTLED: [(&str, i16, u16); 2] = [(CONCLUDING, 3, 1), (DEEPENING, 2, 2)];

#[test]
fn mrp_d14_concluding_1_and_deepening_2() {
    for (stage, number, die) in SETTLED {
        let over = format!("scandal.{{}} -{number}; bc -1");
        let over = |who: &str| over.replace("{}", who);
        let want = format!("{}; rwc -1; ap -2", over("potus"));
        row(&mut scandal("potus", number), "D14", &["potus", stage], &[die], &want);
        let want = format!("{}; pr -1", over("vp"));
        row(&mut scandal("vp", number), "D14", &["vp", stage], &[die], &want);
        let want = format!("{}; pr -1; ap -1", over("secdef"));
        play(
            &mut scandal("secdef", number),
            "D14",
            &["secdef", stage],
            &[die],
            "",
            "choose dom-settled-keep",
            &want,
        );
        // Fired: a replacement from three candidates, then D2 (a 3) without spending.
        let want = format!("{}; official.secdef -15; cand_used.ca04 +1; cand_used.ca19 -1", over("secdef"));
        play(
            &mut scandal("secdef", number),
            "D14",
            &["secdef", stage],
            &[die, 3],
            "candidate ca04, candidate ca05, candidate ca06",
            "choose dom-fire, pick 04, spend 0",
            &want,
        );
    }
}

#[test]
fn mrp_d14_concluding_2() {
    for who in ["potus", "vp"] {
        let want = format!("scandal.{who} -3; pa -5; mr -2; rwc -1; pp -1");
        row(&mut scandal(who, 3), "D14", &[who, CONCLUDING], &[2], &want);
    }
    for who in ["cos", "secstate", "secdef"] {
        let want = format!("scandal.{who} -3; pa -3; mr -1; ft_on.f_crisis +1");
        play(&mut scandal(who, 3), "D14", &[who, CONCLUDING], &[2], "", "choose dom-costly-keep", &want);
        let mut desk = scandal(who, 3);
        desk.set1("ft_on", "f_press", 1);
        let want = format!(
            "scandal.{who} -3; official.{who} -15; cand_used.ca04 +1; cand_used.ca19 -1; pa +1; ft_on.f_press -1"
        );
        let draws = "candidate ca04, candidate ca05, candidate ca06";
        play(
            &mut desk,
            "D14",
            &[who, CONCLUDING],
            &[2, 3],
            draws,
            "choose dom-costly-fire, pick 04, spend 0",
            &want,
        );
    }
}

#[test]
fn mrp_d14_concluding_3_and_4_stay() {
    for die in [3, 4] {
        row(&mut scandal("cos", 3), "D14", &["cos", CONCLUDING], &[die], "mr -1; pa -2");
    }
}

#[test]
fn mrp_d14_concluding_5_and_6_end_the_official_the_vice_president_too() {
    for die in [5, 6] {
        for who in ["vp", "cos", "secstate", "secdef"] {
            let want = format!(
                "scandal.{who} -3; official.{who} -15; cand_used.ca04 +1; cand_used.ca19 -1; pa -2; rwc -1; mr -1"
            );
            let draws = "candidate ca04, candidate ca05, candidate ca06";
            play(
                &mut scandal(who, 3),
                "D14",
                &[who, CONCLUDING],
                &[die, 3],
                draws,
                "pick 04, spend 0",
                &want,
            );
        }
    }
}

#[test]
fn mrp_d14_concluding_5_and_6_of_potus_bring_impeachment() {
    for die in [5, 6] {
        let want = "pa -5; lp -3; rwc -2; mr -1; scandal.potus -3";
        row(&mut scandal("potus", 3), "D14", &["potus", CONCLUDING], &[die, 3], want);
    }
}

#[test]
fn mrp_d14_seven_in_breaking_and_deepening_spreads_to_potus() {
    for (stage, number) in [(BREAKING, 1), (DEEPENING, 2)] {
        // More Opponents: +1. POTUS has no scandal: a new one in Breaking, rolled at once (a 1; Congress is at 4 by then: +2, so it stays).
        let mut desk = scandal("cos", number);
        opponents(&mut desk, &["op01"]);
        let want = "ap -1; pa -2; rwc -1; scandal.potus +1; ft_on.f_crisis +1; ft_on.f_security +1";
        row(&mut desk, "D14", &["cos", stage], &[6, 1], want);
        // If he has one, it moves right and is not rolled.
        let mut desk = scandal("cos", number);
        desk.set1("scandal", "potus", 1);
        opponents(&mut desk, &["op01"]);
        row(&mut desk, "D14", &["cos", stage], &[6], want);
    }
}

#[test]
fn mrp_d14_seven_in_concluding_also_spreads() {
    let mut desk = scandal("vp", 3);
    opponents(&mut desk, &["op01"]);
    desk.set1("scandal", "potus", 1).set("ap", 0);
    let want = "scandal.vp -3; official.vp -15; cand_used.ca04 +1; cand_used.ca19 -1; pa -2; rwc -1; mr -1; \
                scandal.potus +1; ft_on.f_crisis +1; ft_on.f_security +1";
    let draws = "candidate ca04, candidate ca05, candidate ca06";
    play(&mut desk, "D14", &["vp", CONCLUDING], &[6, 3], draws, "pick 04", want);
}

#[test]
fn mrp_d14_seven_on_potus_himself() {
    // Breaking and Deepening: his own scandal is the one that moves right.
    for (stage, number) in [(BREAKING, 1), (DEEPENING, 2)] {
        let mut desk = scandal("potus", number);
        opponents(&mut desk, &["op01"]);
        let want = "ap -1; pa -2; rwc -1; scandal.potus +1; ft_on.f_crisis +1; ft_on.f_security +1";
        row(&mut desk, "D14", &["potus", stage], &[6], want);
    }
    // Concluding: like 5; he has no other scandal to move.
    let mut desk = scandal("potus", 3);
    opponents(&mut desk, &["op01"]);
    row(&mut desk, "D14", &["potus", CONCLUDING], &[6, 3], "pa -5; lp -3; rwc -2; mr -1; scandal.potus -3");
}

#[test]
fn mrp_d14_modifiers_and_their_cap() {
    modifiers(
        "D14",
        &["cos", BREAKING],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
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
            (
                "cooperation 1",
                &|d| {
                    d.set("bc", 1);
                },
                1,
            ),
            (
                "cooperation 0",
                &|d| {
                    d.set("bc", 0);
                },
                1,
            ),
            (
                "Congress 6",
                &|d| {
                    d.set("rwc", 6);
                },
                -1,
            ),
            (
                "Congress 4",
                &|d| {
                    d.set("rwc", 4);
                },
                1,
            ),
            ("60 %", &|d| percent(d, 60), 0),
            ("62 %", &|d| percent(d, 62), -1),
            ("42 %", &|d| percent(d, 42), 0),
            ("40 %", &|d| percent(d, 40), 1),
            ("30 %", &|d| percent(d, 30), 1),
            ("28 %", &|d| percent(d, 28), 2),
            ("more Friends", &|d| friends(d, &["fr01"]), -1),
            ("more Opponents", &|d| opponents(d, &["op01"]), 1),
            (
                "as many",
                &|d| {
                    friends(d, &["fr01"]);
                    opponents(d, &["op01"]);
                },
                0,
            ),
            (
                "party 7",
                &|d| {
                    d.set("pr", 7);
                },
                -1,
            ),
            (
                "party 7 and both houses",
                &|d| {
                    d.set("pr", 7).set("control", 2);
                },
                -2,
            ),
            (
                "both houses, party 6",
                &|d| {
                    d.set("pr", 6).set("control", 2);
                },
                0,
            ),
            (
                "party 3",
                &|d| {
                    d.set("pr", 3);
                },
                1,
            ),
            (
                "Teflon, but not POTUS",
                &|d| {
                    d.set1("attr", "teflon", 1);
                },
                0,
            ),
            (
                "cap +3",
                &|d| {
                    d.set("bc", 0).set("rwc", 2).set("pr", 2);
                    percent(d, 20);
                },
                3,
            ),
            (
                "cap -3",
                &|d| {
                    d.set("bc", 4).set("rwc", 8).set("pr", 8);
                    percent(d, 70);
                },
                -3,
            ),
            (
                "the newcomer's -1 comes after the cap",
                &|d| {
                    d.set("newcomer", 1).set("bc", 4).set("rwc", 8).set("pr", 8);
                    percent(d, 70);
                },
                -4,
            ),
        ],
    );
    modifiers(
        "D14",
        &["potus", BREAKING],
        &|d| {
            d.set1("attr", "teflon", 1);
        },
        &[("Teflon and POTUS", &|_| (), -2)],
    );
}

// ---- Impeachment ----

#[test]
fn mrp_d14_mrp_loss_12_impeachment_acquits_on_three_and_convicts_on_four() {
    for die in 1..=3 {
        row(&mut scandal("potus", 3), "impeachment", &[], &[die], "scandal.potus -3");
    }
    for die in 4..=6 {
        let mut desk = scandal("potus", 3);
        desk.dice(&[die]).run("impeachment", &[]);
        assert_eq!(desk.ended(), Some("loss-12"), "impeachment {die}");
    }
}

#[test]
fn mrp_d14_modifiers_of_impeachment() {
    modifiers(
        "impeachment",
        &[],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
            (
                "both houses and party 5",
                &|d| {
                    d.set("control", 2);
                },
                -2,
            ),
            (
                "both houses and party 4",
                &|d| {
                    d.set("control", 2).set("pr", 4);
                },
                0,
            ),
            ("60 %", &|d| percent(d, 60), -1),
            ("58 %", &|d| percent(d, 58), 0),
            (
                "Teflon",
                &|d| {
                    d.set1("attr", "teflon", 1);
                },
                -1,
            ),
            (
                "opponents hold both",
                &|d| {
                    d.set("control", 0);
                },
                1,
            ),
            ("30 %", &|d| percent(d, 30), 1),
            ("32 %", &|d| percent(d, 32), 0),
            (
                "Lacking Social Graces",
                &|d| {
                    d.set1("attr", "graceless", 1);
                },
                1,
            ),
            (
                "newcomer",
                &|d| {
                    d.set("newcomer", 1);
                },
                -1,
            ),
            (
                "no cap",
                &|d| {
                    d.set("control", 2).set1("attr", "teflon", 1).set("newcomer", 1);
                    percent(d, 60);
                },
                -5,
            ),
        ],
    );
}

// ---- Step 8 ----

#[test]
fn mrp_seq_36_concluding_first_then_deepening_then_breaking_potus_last_in_a_box() {
    let mut desk = house();
    desk.set1("scandal", "potus", 1)
        .set1("scandal", "secdef", 1)
        .set1("scandal", "cos", 2)
        .set1("scandal", "vp", 3);
    percent(&mut desk, 58);
    // VP 4 (mr -1, pa -2), Chief of Staff 4 (the same), SecDef 2 (cleared, BC -1, then +1 on the next), POTUS 3 with +1 is a 4.
    let want = "mr -3; pa -6; scandal.secdef -1; bc -1";
    row(&mut desk, "leg_8", &[], &[4, 4, 2, 3], want);
}

#[test]
fn mrp_r49_a_scandal_that_moves_is_not_rolled_again() {
    let mut desk = house();
    desk.set1("scandal", "cos", 1).set("ap", 1);
    row(&mut desk, "leg_8", &[], &[5], "scandal.cos +1; ft_on.f_crisis +1; ap -1; pa -2");
    // The new scandal of POTUS is also not rolled again after its one roll: +1 by more Opponents makes a 7.
    let mut desk = house();
    desk.set1("scandal", "cos", 1);
    opponents(&mut desk, &["op01"]);
    let want = "pa -2; rwc -1; scandal.potus +1; ft_on.f_crisis +1; ft_on.f_security +1";
    row(&mut desk, "leg_8", &[], &[6, 1], want);
}

#[test]
fn mrp_seq_36_without_scandals_nothing_is_rolled() {
    row(&mut house(), "leg_8", &[], &[], "");
}
