//! The beginning of a year: AP, yearly effects, experience, replacement, improvement; the exceptional resources.

use mr_president::program;

use crate::kit::{ALLIES, POSTS, play, quiet};

#[test]
fn mrp_seq_2_action_points_by_difficulty_and_cabinet() {
    for (difficulty, base) in [(0, 20), (1, 15), (2, 15)] {
        for (ce, extra) in [(3, 0), (4, 2), (5, 3), (6, 4), (7, 5)] {
            let mut desk = quiet();
            // Unused AP of the previous year are lost.
            desk.set("difficulty", difficulty)
                .set("ce", ce)
                .set("turn", 1)
                .set("ap", 9)
                .run("begin_turn", &[]);
            assert_eq!(desk.get("ap"), base + extra, "difficulty {difficulty}, cabinet {ce}");
        }
    }
}

#[test]
fn mrp_seq_2_attributes_and_the_chief_of_staff() {
    for (attributes, resource, want) in [
        (&["efficient"][..], false, 22),
        (&["disorganized"], false, 15),
        (&["efficient", "disorganized"], false, 19),
        (&[], true, 20),
        (&["efficient"], true, 24),
        (&["orator", "likeable"], false, 18),
    ] {
        let mut desk = quiet();
        desk.set("turn", 1).set1("res", "r_cos", resource.into());
        for attribute in attributes {
            desk.set1("attr", attribute, 1);
        }
        desk.run("begin_turn", &[]);
        assert_eq!(desk.get("ap"), want, "{attributes:?}, R1 {resource}");
    }
    // The same every year.
    for turn in 1..=8 {
        let mut desk = quiet();
        desk.set("turn", turn).fill("veteran", 1).fill("cand_used", 2);
        desk.dice(&[3]).run("begin_turn", &[]);
        if turn > 1 {
            desk.act("spend 0");
        }
        assert_eq!(desk.get("ap"), 18, "turn {turn}");
    }
}

#[test]
fn mrp_seq_3_mrp_card_resources_yearly_effects() {
    for (attribute, want) in [
        ("business_friendly", "~soe.us +1"),
        ("media_savvy", "mr +1"),
        ("respected", "rwc +1"),
        ("aloof", "mr -1"),
        ("orator", ""),
        ("likeable", ""),
        ("team_builder", ""),
        ("teflon", ""),
        ("domestic_focus", ""),
        ("moderate_influence", ""),
        ("graceless", ""),
        ("stubborn", ""),
        ("impatient", ""),
        ("efficient", ""),
        ("disorganized", ""),
    ] {
        let mut desk = quiet();
        desk.set1("attr", attribute, 1);
        play(&mut desk, "yearly_effects", &[], "", "", want);
    }
    let mut desk = quiet();
    desk.set1("attr", "allys_friend", 1).set1("level", "uk", 2);
    desk.run("yearly_effects", &[]);
    assert_eq!(desk.choices().len(), 8, "everybody but the Very Close");
    assert!(!desk.may("pick uk"));
    play(&mut desk, "yearly_effects", &[], "", "pick japan", "level.japan +1");
    let mut desk = quiet();
    desk.set1("res", "r_treasury", 1);
    play(&mut desk, "yearly_effects", &[], "", "", "~soe.us +1");
    // Two counters of the same kind move the economy a box.
    let mut desk = quiet();
    desk.set1("res", "r_treasury", 1).set1("attr", "business_friendly", 1);
    play(&mut desk, "yearly_effects", &[], "", "", "soe.us +1");
    // Also in turn 1.
    let mut desk = quiet();
    desk.set("turn", 1).set1("attr", "media_savvy", 1).run("begin_turn", &[]);
    assert_eq!(desk.get("mr"), 6);
}

/// The last years in office start with a loss in Congress (house B8).
#[test]
fn mrp_seq_77_turns_7_and_8_begin_with_minus_1_relations_with_congress() {
    for turn in 1..=8 {
        let mut desk = quiet();
        desk.set("turn", turn);
        play(&mut desk, "yearly_effects", &[], "", "", if turn >= 7 { "rwc -1" } else { "" });
    }
}

#[test]
fn mrp_seq_4_mrp_r26_experience_of_one_novice() {
    for die in 1..=6 {
        for (post, act) in POSTS[1..].iter().zip(["pick cos", "pick state", "pick defense"]) {
            let mut desk = quiet();
            let want = if die <= 2 { format!("veteran.{post} +1") } else { String::new() };
            play(&mut desk, "cabinet_experience", &[die], "", act, &want);
        }
    }
    // Only Novices can be chosen; a vacant post has nobody to choose.
    let mut desk = quiet();
    desk.set1("official", "cos", -1).run("cabinet_experience", &[]);
    assert_eq!(desk.choices(), ["pick state", "pick defense"]);
    // If all are Veterans, nothing happens.
    let mut desk = quiet();
    desk.fill("veteran", 1);
    play(&mut desk, "cabinet_experience", &[], "", "", "");
}

/// "Key Cabinet Member (SecDef, SecState, or Chief of Staff)".
#[test]
fn mrp_r26_experience_goes_to_a_key_cabinet_member_and_not_to_the_vice_president() {
    let mut desk = quiet();
    desk.run("cabinet_experience", &[]);
    assert_eq!(desk.choices(), ["pick cos", "pick state", "pick defense"]);
    // A Vice President who is the only Novice gains nothing.
    let mut desk = quiet();
    desk.fill("veteran", 1).set1("veteran", "vp", 0);
    play(&mut desk, "cabinet_experience", &[], "", "", "");
}

/// Veteran and Experienced are the same side; from then on its ratings count.
#[test]
fn mrp_r26_the_ratings_of_the_veteran_side() {
    // Candidate 6 has 1 0 1 as Novice and 1 0 2 as Veteran; as SecDef he lowers the roll for capabilities.
    for (veteran, bonus) in [(0, -1), (1, -2)] {
        let mut desk = quiet();
        desk.set1("official", "secdef", 5).set1("veteran", "secdef", veteran);
        desk.dice(&[10]).run("WM6", &["air"]);
        assert_eq!(desk.state.roll.bonus, bonus);
    }
}

#[test]
fn mrp_seq_5_mrp_r27_one_official_may_be_replaced_and_leaves_the_game() {
    let mut desk = quiet();
    desk.set1("official", "secstate", 4).set1("cand_used", "ca05", 1).set1("veteran", "secstate", 1);
    desk.draws("candidate", &["ca01", "ca02", "ca03"]).run("cabinet_replacement", &[]);
    assert_eq!(
        desk.choices(),
        ["pick cos", "pick state", "pick defense", "decline"],
        "not the Vice President"
    );
    let before = desk.state.clone();
    desk.act("pick state");
    assert_eq!(desk.choices(), ["pick 01", "pick 02", "pick 03"]);
    desk.act("pick 02");
    // A Worsening counter, no approval lost; the other two are back in the cup.
    let want = "~ce -1; official.secstate -3; veteran.secstate -1; cand_used.ca05 +1; cand_used.ca02 +1";
    crate::kit::same(&desk, &before, want, "replacement");
    assert_eq!(desk.get1("cand_used", "ca05"), 2, "out of the game");
    // It is optional.
    let mut desk = quiet();
    play(&mut desk, "cabinet_replacement", &[], "", "decline", "");
    // If nobody is in the cup, it is not offered.
    let mut desk = quiet();
    desk.fill("cand_used", 2);
    play(&mut desk, "cabinet_replacement", &[], "", "", "");
}

/// With other replacements the old official returns to the cup, but one who was killed leaves the game.
#[test]
fn mrp_r27_other_ways_to_leave() {
    let mut desk = quiet();
    desk.set1("official", "cos", 4).set1("cand_used", "ca05", 1);
    desk.draws("candidate", &["ca01", "ca02", "ca03"]).run("replace_official", &["cos", "1"]).act("pick 03");
    assert_eq!((desk.get1("cand_used", "ca05"), desk.get1("cand_used", "ca03")), (0, 1));
    assert_eq!((desk.get1("cand_used", "ca01"), desk.get1("cand_used", "ca02")), (0, 0));
    let mut desk = quiet();
    desk.set1("official", "cos", 4).set1("cand_used", "ca05", 1).run("attempt_killed", &["cos"]);
    assert_eq!(desk.get1("cand_used", "ca05"), 2);
}

#[test]
fn mrp_seq_6_the_cabinet_improves_by_d2_and_may_lead_to_a_drama() {
    // A 6 on D2: the cabinet falls, a Drama follows (row 1: -1 approval), -2 approval.
    let mut desk = quiet();
    desk.fill("veteran", 1).fill("cand_used", 2).set1("official", "cos", 4);
    desk.dice(&[6, 1]).run("begin_turn", &[]).act("spend 0");
    assert_eq!((desk.get("ce"), desk.get("pa")), (4, 14 - 1 - 2));
    assert!(desk.given.is_empty(), "rolled once");
    // A 1 improves it.
    let mut desk = quiet();
    desk.fill("veteran", 1).fill("cand_used", 2).set1("official", "cos", 4);
    desk.dice(&[1]).run("begin_turn", &[]).act("spend 0");
    assert_eq!((desk.get("ce"), desk.trend("ce", None)), (5, 1));
}

/// On turn 1 the year begins with AP, yearly effects and the regions of intelligence. From turn 2 on all six steps follow in order.
#[test]
fn mrp_r2_steps_3_to_5_are_left_out_on_turn_1() {
    let mut desk = quiet();
    desk.set("turn", 1).set1("attr", "respected", 1).run("begin_turn", &[]);
    assert_eq!((desk.get("ap"), desk.get("rwc")), (18, 6));
    assert_eq!(desk.choices().len(), 8, "a region for the first counter");
    desk.act("pick africa").act("pick middle-east");
    assert!(desk.done());
    assert_eq!(desk.get1("fni", "africa") + desk.get1("fni", "mideast"), 2);
    for turn in 2..=8 {
        let mut desk = quiet();
        desk.set("turn", turn).dice(&[3, 3]).run("begin_turn", &[]);
        assert_eq!(desk.choices(), ["pick cos", "pick state", "pick defense"], "3 experience");
        desk.act("pick cos");
        assert_eq!(desk.choices(), ["pick cos", "pick state", "pick defense", "decline"], "4 replacement");
        desk.act("decline");
        assert_eq!(desk.choices(), ["spend 0", "spend 1"], "5 improvement, with an AP of step 1");
        desk.act("spend 0");
        assert_eq!(desk.choices().len(), 8, "6 intelligence");
        assert!(desk.given.is_empty());
    }
}

// ---- The exceptional resources ----

#[test]
fn mrp_card_resources_r2_the_treasury_helps_to_stimulate() {
    for (held, bonus) in [(0, -1), (1, -2)] {
        let mut desk = quiet();
        // The economy is focus #2 here; making it #1 gives -1.
        desk.set1("focus_rank", "f_economy", 1).set1("focus_rank", "f_congress", 2).set1(
            "res",
            "r_treasury",
            held,
        );
        desk.segment("any_three").dice(&[9]).act("action stimulate");
        assert_eq!(desk.state.roll.bonus, bonus);
    }
}

#[test]
fn mrp_card_resources_r4_the_envoy_to_congress() {
    // Once per Legislative Segment one own bill moves 1 left, even if the sum is negative: Opponent 4 (1) moves the bill right, the envoy
    // back.
    let mut desk = quiet();
    desk.set1("res", "r_congress", 1)
        .set1("opponent", "op04", 1)
        .set1("bill_at", "bill3", 1)
        .set1("bill_at", "bill5", 1);
    desk.set1("bill_theirs", "bill5", 1);
    play(&mut desk, "leg_1", &[], "", "pick 3", "");
    let mut desk = quiet();
    desk.set1("res", "r_congress", 1).set1("opponent", "op04", 1).set1("bill_at", "bill3", 1);
    desk.run("leg_1", &[]);
    assert_eq!(desk.choices(), ["pick 3", "decline"], "only an own bill");
    desk.act("decline");
    assert_eq!(desk.get1("bill_box", "bill3"), 1);
    // -1 on Improve Relations with Congress.
    for (held, bonus) in [(0, 1), (1, 0)] {
        let mut desk = quiet();
        desk.set1("focus_rank", "f_congress", 2).set1("focus_rank", "f_economy", 1).set1(
            "res",
            "r_congress",
            held,
        );
        desk.segment("any_three").dice(&[5]).act("action congress");
        assert_eq!(desk.state.roll.bonus, bonus, "relations 5: +1");
    }
}

#[test]
fn mrp_card_resources_r5_the_special_envoy() {
    let envoy = || {
        let mut desk = quiet();
        desk.set1("res", "r_envoy", 1).fill("t", 2).set("envoy_used", 0);
        desk
    };
    let mut desk = envoy();
    desk.run("envoy_offer", &[]);
    let mut want: Vec<String> = ALLIES.iter().map(|ally| format!("pick {ally}")).collect();
    want.extend(["pick iran", "pick nk", "decline"].map(str::to_owned));
    assert_eq!(desk.choices(), want, "allies, Iran and North Korea, no peer");
    play(&mut desk, "envoy_offer", &[], "", "pick iran", "t.iran -1; envoy_used +1");
    // Only once in a phase.
    play(&mut desk, "envoy_offer", &[], "", "", "");
    play(&mut envoy(), "envoy_offer", &[], "", "decline", "");
    // It is offered in each of the four phases.
    for phase in 1..=4 {
        let mut desk = envoy();
        desk.run("phase_opens", &[&phase.to_string()]);
        assert!(desk.may("pick japan"), "phase {phase}");
    }
    let var = program().var("envoy_used");
    assert_eq!(var.reset, Some(mr_president::lang::Reset::Phase));
    // Without the card nobody is asked.
    let mut desk = envoy();
    desk.set1("res", "r_envoy", 0);
    play(&mut desk, "envoy_offer", &[], "", "", "");
    // -1 on De-escalate.
    for (held, bonus) in [(0, 0), (1, -1)] {
        let mut desk = quiet();
        desk.set1("res", "r_envoy", held).fill("status", 1).set1("status", "track2", 3);
        desk.segment("any_three").dice(&[10]).act("action deescalate");
        assert_eq!(desk.state.roll.bonus, bonus);
    }
}

/// R3: one free intelligence or raid action with -1 in the segment of national intelligence, before or between its rolls.
#[test]
fn mrp_card_resources_r3_the_security_staff() {
    let staff = || {
        let mut desk = quiet();
        desk.set1("res", "r_nsc", 1).group("samerica", 1, 0).group("samerica", 2, 0);
        desk
    };
    let mut desk = staff();
    desk.dice(&[5, 6]).run("fni_segment", &[]);
    assert_eq!(desk.choices(), ["choose wor-nsc-intel", "choose wor-nsc-wait"], "no target for a raid");
    desk.act("choose wor-nsc-intel").act("pick 1");
    // -1: a 5 succeeds, a 6 does not. Both attempts are made.
    assert_eq!(desk.groups("samerica"), [(1, 1), (2, 0)]);
    assert!(desk.done() && desk.given.is_empty());
    let mut desk = staff();
    desk.fill("tg", 0).group("samerica", 2, 3).dice(&[3]).run("fni_segment", &[]);
    assert_eq!(desk.choices(), ["choose wor-nsc-raid", "choose wor-nsc-wait"]);
    desk.act("choose wor-nsc-raid");
    assert_eq!((desk.state.roll.bonus, desk.hit()), (-1, (2, 2)));
    // If declined before the rolls, it is offered again between them, but only once.
    let mut desk = staff();
    desk.fill("tg", 0).group("samerica", 2, 3).set1("fni", "samerica", 1).set1("fni", "apac", 1);
    desk.run("fni_segment", &[])
        .act("choose wor-nsc-wait")
        .dice(&[10])
        .act("pick asia-pacific")
        .act("decline");
    assert!(desk.may("choose wor-nsc-raid"));
}
