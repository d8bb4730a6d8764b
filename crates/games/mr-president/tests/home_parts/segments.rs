//! Action segments, tested through actions at home: giving up, buying, who acts, rerolls, the newcomer's modifier.

use kernel::{Insight as _, Seat};
use mr_president::Wait;

use crate::common::Desk;
use crate::kit::{action, barred, bill, friends, house, modifier, opponents, same};

/// Actions left: VP, Chief of Staff, State, Defense, POTUS.
fn actors(desk: &Desk) -> [u8; 5] {
    desk.state.menu.actors
}

// ---- Forgoing and buying ----

#[test]
fn mrp_r14_one_more_action_for_two_ap_once_per_segment() {
    let mut desk = house();
    desk.set("ap", 6).segment("any_three");
    let before = desk.state.clone();
    desk.act("buy");
    assert_eq!(desk.get("ap"), 4);
    barred(&desk, "buy", "MRP-R14", "mrp-no-buy-twice");
    assert!(!desk.may("buy"));
    // Three normal actions and the bought one.
    for key in ["party", "calm-focus"] {
        desk.set1("ft_on", "f_press", 1).act(&format!("action {key}"));
    }
    desk.act("forgo");
    assert!(!desk.may("forgo") && desk.may("action trip"), "the bought one is left");
    desk.act("done");
    same(&desk, &before, "ap -1; pr +1", "bought, two taken, one forgone, the bought one let go");
}

#[test]
fn mrp_r14_without_two_ap_nothing_can_be_bought() {
    let mut desk = house();
    desk.set("ap", 1).segment("any_three");
    assert!(!desk.may("buy"));
    desk.act("forgo");
    assert!(desk.may("buy"));
}

#[test]
fn mrp_r17_forgoing_gives_one_ap_for_each_allowed_action() {
    // The flipbook's example: giving up all of "Any 3 Actions" gives 3 AP; with two domestic actions the maximum is 2.
    for (segment, most) in [("any_three", 3), ("two_domestic", 2), ("three_domestic", 3), ("four_abroad", 4)]
    {
        let mut desk = house();
        desk.segment(segment);
        for n in 1..=most {
            desk.act("forgo");
            assert_eq!(desk.get("ap"), n, "{segment}");
        }
        assert!(!desk.may("forgo"), "{segment}");
    }
    // Two actions taken and one given up: 1 AP.
    let mut desk = house();
    desk.set1("ft_on", "f_press", 1)
        .segment("any_three")
        .act("action party")
        .act("action calm-focus")
        .act("forgo");
    assert_eq!(desk.get("ap"), 1);
}

#[test]
fn mrp_r18_the_bought_action_cannot_be_forgone() {
    let mut desk = house();
    desk.set("ap", 2).segment("two_domestic");
    desk.act("buy").act("forgo").act("forgo");
    assert_eq!(desk.get("ap"), 2);
    assert!(!desk.may("forgo") && desk.may("done"));
}

#[test]
fn mrp_r18_free_actions_are_not_forgone_and_keep_the_limits_of_their_segment() {
    let mut desk = house();
    desk.set("own_passed", 2).set("ap", 9).run("leg_10", &[]);
    assert!(!desk.may("forgo") && !desk.may("buy"));
    // Regardless of the AP available: the reason is not the cost.
    barred(&desk, "buy", "MRP-R18", "mrp-no-buy-free");
    desk.act("action party");
    barred(&desk, "action party", "MRP-ACT-party", "mrp-bar-once-segment");
}

#[test]
fn mrp_seq_28_two_domestic_actions_of_which_kinds() {
    let mut desk = house();
    desk.set("ap", 1).set("dc", 1).set1("rc", "africa", 1);
    bill(&mut desk, "bill1", false, 0);
    desk.segment("two_domestic");
    for key in [
        "stimulate",
        "domestic-crisis",
        "congress",
        "party",
        "presence",
        "bully-pulpit",
        "corral",
        "resignation",
    ] {
        assert!(desk.may(&format!("action {key}")), "{key}");
    }
    for key in ["trip", "un-speech", "invite", "relief", "intel"] {
        // The reason is that the segment does not allow them.
        barred(&desk, &format!("action {key}"), "MRP-R17", "mrp-bar-kind");
    }
    barred(&desk, "done", "MRP-SEQ-15", "mrp-no-done");
    // The bought action can be of any type.
    let mut desk = house();
    desk.set("ap", 2).segment("two_domestic").act("buy");
    assert!(desk.may("action trip") && desk.may("action party"));
    desk.dice(&[10]).act("action trip").act("pick africa");
    assert!(
        !desk.may("action invite") && desk.may("action party"),
        "the bought action is used, two are left"
    );
}

#[test]
fn mrp_r20_presidential_actions_by_segment() {
    let mut desk = house();
    desk.set("ap", 1);
    bill(&mut desk, "bill1", false, 0);
    let keys = ["presence", "bully-pulpit", "corral", "un-speech", "trip", "invite", "resignation"];
    for (segment, want) in [
        ("three_domestic", [true, true, true, false, false, false, true]),
        ("four_abroad", [false, false, false, true, true, true, true]),
        ("any_three", [true; 7]),
    ] {
        desk.segment(segment);
        assert_eq!(keys.map(|key| desk.may(&format!("action {key}"))), want, "{segment}");
    }
}

#[test]
fn mrp_r23_actions_go_by_their_keys() {
    // Action #6 of the flipbook is identified by its key: it removes a Tensions from the focus.
    let mut desk = house();
    desk.set1("ft_on", "f_crisis", 1);
    action(&mut desk, "three_domestic", "calm-focus", &[], "", "", "ft_on.f_crisis -1");
    assert!(!desk.may("action 6"));
}

// ---- POTUS and the cabinet ----

#[test]
fn mrp_seq_12_one_action_for_potus_and_each_official() {
    let mut desk = house();
    desk.set("dc", 2).set1("rc", "africa", 2).segment("cabinet");
    assert_eq!(actors(&desk), [1; 5]);
    // Domestic actions: first the Chief of Staff, then the Vice President, then POTUS.
    desk.act("action party");
    assert_eq!(actors(&desk), [1, 0, 1, 1, 1]);
    desk.dice(&[4]).act("action congress");
    assert_eq!(actors(&desk), [0, 0, 1, 1, 1]);
    // Diplomatic: the Secretary of State. Presidential: only POTUS.
    desk.dice(&[7]).act("action relief");
    assert_eq!(actors(&desk), [0, 0, 0, 1, 1]);
    desk.dice(&[10]).act("action trip").act("pick africa");
    assert_eq!(actors(&desk), [0, 0, 0, 1, 0]);
    // Only the Secretary of Defense is left, so no domestic action is possible any more.
    barred(&desk, "action stimulate", "MRP-ACT-stimulate", "mrp-bar-spent");
}

#[test]
fn mrp_r21_the_vice_president_has_one_action_of_either_type() {
    let mut desk = house();
    desk.set1("rc", "africa", 2).segment("cabinet");
    desk.act("action party");
    for left in [[1, 0, 0, 1, 1], [0, 0, 0, 1, 1], [0, 0, 0, 1, 0]] {
        desk.dice(&[7]).act("action relief");
        assert_eq!(actors(&desk), left);
    }
    barred(&desk, "action congress", "MRP-ACT-congress", "mrp-bar-spent");
}

#[test]
fn mrp_seq_12_plus_one_action_and_vacant_posts() {
    let mut desk = house();
    // Candidate 07 has "+1 Action" as a Novice, 14 only as a Veteran.
    desk.set1("official", "cos", 6)
        .set1("official", "secdef", 13)
        .set1("official", "vp", -1)
        .segment("cabinet");
    assert_eq!(actors(&desk), [0, 2, 1, 1, 1]);
    desk.set1("veteran", "secdef", 1).segment("cabinet");
    assert_eq!(actors(&desk), [0, 2, 1, 2, 1]);
}

/// "+1 Action" belongs to the official's counter: it comes and goes with the official, and nobody acts again for a predecessor.
#[test]
fn mrp_seq_12_a_post_that_changes_hands_in_the_middle_of_the_segment() {
    // Candidate 07 has "+1 Action" as a Novice; 10 does not.
    let mut desk = house();
    desk.set1("official", "cos", 6).set1("t", "japan", 1).set("ap", 9).segment("cabinet");
    assert_eq!(actors(&desk), [1, 2, 1, 1, 1]);
    desk.set1("official", "cos", 9).act("forgo");
    assert_eq!(actors(&desk), [1, 1, 1, 1, 0], "the new one has one action");
    desk.act("action party").set1("official", "cos", 6).act("buy");
    assert_eq!(actors(&desk), [1, 1, 1, 1, 0], "two, of which one was used");
    desk.set1("official", "cos", -1).act("action untense-vp");
    assert_eq!(actors(&desk), [0, 0, 1, 1, 0], "nobody is there");
    // An official who gains experience and has "+1 Action" on the other side acts once more.
    let mut desk = house();
    desk.set1("official", "secdef", 13).segment("cabinet");
    assert_eq!(actors(&desk), [1; 5]);
    desk.set1("veteran", "secdef", 1).act("forgo");
    assert_eq!(actors(&desk), [1, 1, 1, 2, 0]);
}

/// Only POTUS can take an AP for his action or calm Russia and China, so a bought action is used before his.
#[test]
fn mrp_r22_a_bought_action_is_used_before_that_of_potus() {
    let mut desk = house();
    desk.set("ap", 2).set1("t", "russia", 1).set1("t", "japan", 1).set1("rc", "africa", 2);
    desk.segment("cabinet").act("buy");
    for (left, extra) in [([1, 1, 0, 1, 1], 1), ([0, 1, 0, 1, 1], 1), ([0, 1, 0, 1, 1], 0)] {
        desk.dice(&[7]).act("action relief");
        assert_eq!((actors(&desk), desk.state.menu.extra), (left, extra));
    }
    assert!(desk.may("forgo"));
    desk.act("action untense").act("pick russia");
    assert_eq!((desk.get1("t", "russia"), actors(&desk)), (0, [0, 1, 0, 1, 0]));
}

#[test]
fn mrp_r16_only_the_action_of_potus_becomes_ap() {
    let mut desk = house();
    desk.segment("cabinet").act("forgo");
    assert_eq!((desk.get("ap"), actors(&desk)), (1, [1, 1, 1, 1, 0]));
    assert!(!desk.may("forgo") && desk.may("done"));
}

#[test]
fn mrp_r15_one_action_of_any_type_may_be_bought_there_too() {
    let mut desk = house();
    desk.set("ap", 2).segment("cabinet").act("buy");
    desk.dice(&[10]).act("action trip").act("pick africa");
    // That was the bought action; POTUS still has his own for another presidential action.
    assert_eq!(actors(&desk), [1; 5]);
    desk.dice(&[9]).act("action invite").act("pick japan");
    assert_eq!(actors(&desk), [1, 1, 1, 1, 0]);
    barred(&desk, "action presence", "MRP-ACT-presence", "mrp-bar-spent");
}

#[test]
fn mrp_r22_a_tensions_counter_instead_of_an_action() {
    let mut desk = house();
    desk.set1("t", "russia", 1).set1("t", "japan", 2).set1("t", "iran", 1).set1("ft_on", "f_press", 1);
    desk.segment("cabinet").act("action untense-defense");
    assert_eq!(desk.choices(), ["choose dom-untense-focus", "choose dom-untense-country"]);
    desk.act("choose dom-untense-focus");
    assert_eq!(desk.get1("ft_on", "f_press"), 0);
    assert_eq!(actors(&desk), [1, 1, 1, 0, 1], "the Secretary of Defense did it");
    // Only POTUS can calm Russia and China.
    desk.act("action untense");
    assert_eq!(desk.choices(), ["pick japan", "pick iran", "pick russia"]);
    desk.act("pick russia");
    assert_eq!((desk.get1("t", "russia"), actors(&desk)), (0, [1, 1, 1, 0, 0]));
    desk.set1("t", "china", 1).act("action untense-cos");
    assert_eq!(desk.choices(), ["pick japan", "pick iran"]);
    desk.act("pick japan");
    assert_eq!((desk.get1("t", "japan"), actors(&desk)), (1, [1, 0, 1, 0, 0]));
    // Not possible in other segments.
    desk.segment("any_three");
    assert!(!desk.may("action untense"));
}

/// Whoever removes a counter instead of acting has no action left, so the player says who does it.
#[test]
fn mrp_r22_the_player_says_who_removes_the_counter_and_all_are_told() {
    use mr_president::Event;
    for (act, post) in [("untense-vp", 0), ("untense-cos", 1), ("untense-state", 2), ("untense-defense", 3)] {
        let mut desk = house();
        desk.set1("t", "japan", 2).set1("t", "russia", 1).segment("cabinet");
        desk.act(&format!("action {act}"));
        assert_eq!(desk.get1("t", "japan"), 1, "{act}: the only one within reach");
        let mut left = [1; 5];
        left[post] = 0;
        assert_eq!(actors(&desk), left, "{act}");
        let acted = desk.told.iter().rev().find_map(|told| match told.event {
            Event::Action { actor, .. } => Some(actor),
            _ => None,
        });
        assert_eq!(acted, Some(Some(post as u8)), "{act}");
        barred(&desk, &format!("action {act}"), "MRP-R22", "mrp-bar-spent");
    }
    // A bought action can remove one too, but it is not that of POTUS, so nothing from Russia.
    let mut desk = house();
    desk.set("ap", 2).set1("t", "russia", 1).set1("t", "japan", 1).segment("cabinet").act("buy");
    desk.act("action untense").act("pick russia").set1("t", "russia", 1).act("action untense");
    assert_eq!((desk.get1("t", "russia"), desk.get1("t", "japan"), actors(&desk)), (1, 0, [1, 1, 1, 1, 0]));
}

#[test]
fn mrp_r102_focus_tensions_go_from_one_to_six_whoever_removes_them() {
    let mut desk = house();
    desk.set1("ft_on", "f_security", 1).set1("ft_on", "f_congress", 1);
    desk.segment("cabinet").act("action untense-vp");
    assert_eq!((desk.get1("ft_on", "f_congress"), desk.get1("ft_on", "f_security")), (0, 1));
    // Removing a country's Tensions is one counter less; nothing is drawn from the pool for the focus.
    desk.set1("t", "japan", 3).act("action untense").act("choose dom-untense-country");
    assert_eq!(desk.get1("t", "japan"), 2);
}

#[test]
fn mrp_r19_ratings_count_whoever_acts() {
    // The Chief of Staff has domestic 2: -2 on the crisis, even in a segment other than the cabinet's.
    let mut desk = house();
    desk.set1("official", "cos", 0).set("dc", 1);
    action(&mut desk, "two_domestic", "domestic-crisis", &[7], "", "", "dc -1; pa +1");
    // The same if POTUS acts because the officials have already acted.
    let mut desk = house();
    desk.set1("official", "cos", 0).set("dc", 1).segment("cabinet");
    desk.state.menu.actors = [0, 0, 0, 0, 1];
    desk.state.menu.used = [1, 1, 1, 1, 0];
    desk.dice(&[7]).act("action domestic-crisis");
    assert_eq!(desk.get("dc"), 0);
    // "+1 Action" has no effect there: three actions remain three.
    let mut desk = house();
    desk.set1("official", "cos", 6).segment("three_domestic");
    assert_eq!(desk.state.menu.left, 3);
}

// ---- Re-rolls ----

#[test]
fn mrp_r103_any_die_of_an_action_may_be_rolled_again_once_for_one_ap() {
    let mut desk = house();
    desk.set("ap", 3).segment("three_domestic");
    desk.dice(&[6]).act("action stimulate").act("choose dom-pay-none");
    assert_eq!(desk.choices(), ["keep", "reroll"]);
    // The second result counts.
    desk.dice(&[5]).act("reroll");
    assert_eq!((desk.get("ap"), desk.trend("soe", Some("us"))), (2, 1));
    assert!(matches!(desk.state.wait, Wait::Menu));
}

#[test]
fn mrp_r103_the_dice_of_charts_inside_an_action_too() {
    // Corral: D2 is a 6, the Drama a 5, the resignation a 1, D2 again a 3: each can be rerolled.
    let mut desk = house();
    desk.set("ap", 9).segment("three_domestic").act("action corral");
    desk.dice(&[6]).act("spend 0");
    assert_eq!(desk.choices(), ["keep", "reroll"]);
    desk.dice(&[5]).act("keep");
    assert_eq!(desk.choices(), ["keep", "reroll"], "the Drama");
    desk.dice(&[1]).act("keep");
    assert_eq!(desk.choices(), ["keep", "reroll"], "who resigns");
    desk.dice(&[3]).draws("candidate", &["ca01", "ca02", "ca03"]).act("reroll");
    // A 3: the Secretary of Defense.
    desk.act("pick 03").dice(&[3]).act("spend 0");
    assert_eq!(desk.choices(), ["keep", "reroll"], "the Cabinet Improvement that follows");
    desk.act("keep");
    assert_eq!((desk.get1("official", "secdef"), desk.get("ap")), (2, 8));
    // The advisor of a 0.
    let mut desk = house();
    desk.set("ap", 2).set1("attr", "team_builder", 1).segment("three_domestic").act("action corral");
    desk.dice(&[1]).act("spend 0").dice(&[6]).act("keep");
    assert_eq!(desk.choices(), ["keep", "reroll"], "who gains experience");
    desk.dice(&[5]).act("reroll");
    assert_eq!(desk.get1("veteran", "cos"), 1);
}

#[test]
fn mrp_r103_the_target_of_a_discrediting_that_backfires() {
    let mut desk = house();
    desk.set("ap", 2).segment("three_domestic");
    opponents(&mut desk, &["op04"]);
    friends(&mut desk, &["fr01"]);
    desk.segment("three_domestic").act("action discredit");
    desk.dice(&[6]).act("spend 0").dice(&[6]).act("keep");
    assert_eq!(desk.choices(), ["keep", "reroll"]);
    desk.dice(&[1]).act("reroll");
    assert_eq!((desk.get1("scandal", "potus"), desk.get1("scandal", "cos"), desk.get("ap")), (0, 1, 1));
}

#[test]
fn mrp_r103_not_the_domestic_failure_that_follows_and_not_other_charts() {
    let mut desk = house();
    desk.set("ap", 5).set("dc", 2).segment("three_domestic");
    desk.dice(&[10]).act("action domestic-crisis").dice(&[6]).act("keep");
    // D10 was rolled without asking.
    assert_eq!((desk.get("ldi"), desk.get("dc")), (1, 1));
    assert!(matches!(desk.state.wait, Wait::Menu));
    // D2 in January is not a Master Action.
    let mut desk = house();
    desk.set("ap", 5).dice(&[3]).run("D2", &[]).act("spend 0");
    assert!(desk.done());
}

#[test]
fn mrp_r103_free_actions_are_master_actions() {
    let mut desk = house();
    desk.set("ap", 1).set("own_passed", 1).run("leg_10", &[]);
    desk.dice(&[6]).act("action stimulate");
    assert_eq!(desk.choices(), ["keep", "reroll"]);
}

#[test]
fn mrp_r103_without_an_ap_nothing_is_asked() {
    let mut desk = house();
    action(&mut desk, "three_domestic", "stimulate", &[6], "", "", "");
}

// ---- AP and the newcomer ----

#[test]
fn mrp_r24_ap_stop_at_zero_and_go_beyond_nine() {
    let mut desk = house();
    desk.set("ap", 1).dice(&[3]).run("D3", &[]);
    assert_eq!(desk.get("ap"), 0);
    let mut desk = house();
    desk.set("ap", 9).set1("focus_rank", "f_cabinet", 1).dice(&[1, 6]).run("D1", &["f_cabinet"]);
    assert_eq!(desk.get("ap"), 12);
}

#[test]
fn mrp_r25_the_newcomers_modifier_after_the_cap_and_where() {
    let new = |name: &str, args: &[&str]| {
        let mut desk = house();
        desk.set("newcomer", 1).set("dc", 1);
        desk.group("conus", 1, 3);
        bill(&mut desk, "bill1", false, 0);
        modifier(&mut desk, name, args)
    };
    for (name, args) in [
        ("SOTU", &[][..]),
        ("D1", &["f_press"]),
        ("D2", &[]),
        ("D4", &["bill1"]),
        ("D5", &["bill1"]),
        ("D6", &["0"]),
        ("D10", &[]),
        ("D11", &[]),
        ("D12", &["tg1f"]),
        ("D14", &["cos", "1"]),
        ("impeachment", &[]),
        ("EXPERIENCE", &["cos"]),
        ("stimulate", &[]),
        ("ACT_domestic_crisis", &[]),
        ("ACT_congress", &["0"]),
        ("ACT_bipartisan", &[]),
        ("ACT_presence", &["0"]),
        ("ACT_bully_pulpit", &[]),
        ("ACT_un_speech", &[]),
        ("ACT_trip", &[]),
        ("ACT_invite", &["japan", "0"]),
        ("cabinet_under_strain", &[]),
    ] {
        let mut plain = house();
        plain.set("dc", 1);
        plain.group("conus", 1, 3);
        bill(&mut plain, "bill1", false, 0);
        assert_eq!(new(name, args) - modifier(&mut plain, name, args), -1, "{name}");
    }
    // Never on selections and on the table dice of these charts.
    for name in [
        "D3",
        "D3_resignation",
        "D2_advisor",
        "D9",
        "D11_place",
        "D11_severity",
        "D13",
        "D15",
        "ACT_discredit_target",
    ] {
        assert_eq!(new(name, &[]), 0, "{name}");
    }
}

#[test]
fn mrp_d15_row_6_the_bonus_military_action() {
    let mut desk = house();
    desk.dice(&[6]).run("D15", &[]);
    // A domestic segment does not allow it, but does not end it either.
    desk.segment("two_domestic").act("forgo").act("forgo");
    assert!(!desk.may("action deploy"));
    desk.set("ap", 0).segment("any_three").act("forgo").act("forgo").act("forgo");
    assert!(desk.may("action deploy") && !desk.may("action party"), "the bonus action is left");
    // If not used, it is lost at the end of the segment.
    desk.act("done");
    assert_eq!((desk.get("free_military"), desk.done()), (0, true));
}

/// A bonus is an additional action: what can be used for nothing else is used first.
#[test]
fn mrp_d15_row_6_the_bonus_costs_no_other_action() {
    let mut desk = house();
    desk.set("free_military", 1).segment("four_abroad").act("action deploy");
    assert_eq!((desk.get("free_military"), desk.state.menu.left), (0, 4));
    // It does not use up a bought action either.
    let mut desk = house();
    desk.set("ap", 2).set("free_military", 1).segment("any_three").act("buy").act("action deploy");
    assert_eq!((desk.get("free_military"), desk.state.menu.left, desk.state.menu.extra), (0, 3, 1));
    // Nor the action of the Secretary of Defense, who can do something else with it.
    let mut desk = house();
    desk.set("free_military", 1).segment("cabinet").act("action deploy");
    assert_eq!((desk.get("free_military"), actors(&desk)), (0, [1; 5]));
}

/// The value of leaving a segment now, and so of the position.
fn worth(scenario: i16, change: fn(&mut Desk)) -> f32 {
    let mut desk = house();
    desk.set("scenario", scenario).set("ap", 3).segment("three_domestic");
    change(&mut desk);
    desk.game.worth(&desk.state, Seat(0), "forgo".parse().unwrap())
}

/// Scenarios have no Evaluation and no Legacy Points, so hints weigh their goals instead.
#[test]
fn hints_of_a_scenario_weigh_its_goals_and_no_evaluation() {
    let tense: fn(&mut Desk) = |desk| _ = desk.set1("status", "track10", 4);
    let gain = |scenario| worth(scenario, |_| {}) - worth(scenario, tense);
    assert!(gain(4) > gain(2) + 1.0, "track 10 is a goal of 2020 only: {} and {}", gain(4), gain(2));
    let cold: fn(&mut Desk) = |desk| _ = desk.fill("align", 4);
    let loss = |scenario| worth(scenario, |_| {}) - worth(scenario, cold);
    assert!(loss(2) < loss(0) - 4.0, "regions count in the Evaluation only: {} and {}", loss(2), loss(0));
    let remembered: fn(&mut Desk) = |desk| _ = desk.set("lp", 10);
    let points = |scenario| worth(scenario, remembered) - worth(scenario, |_| {});
    assert!(points(0) > 9.0 && points(2).abs() < 0.01, "{} and {}", points(0), points(2));
}
