//! Past is Prologue at home (D13).

use crate::common::Desk;
use crate::kit::{bill, friends, house, play, row, same};

// ---- 1: the party ----

#[test]
fn mrp_d13_row_1_by_party_relations() {
    for pr in [7, 8] {
        let mut desk = house();
        desk.set("pr", pr).set("ap", 3);
        row(&mut desk, "D13", &[], &[1], "ap -1");
    }
    for pr in [4, 5, 6] {
        let mut desk = house();
        desk.set("pr", pr).set("ap", 2);
        bill(&mut desk, "bill1", false, 0);
        bill(&mut desk, "bill2", false, -1);
        bill(&mut desk, "bill3", true, -2);
        let again = desk.state.clone();
        play(&mut desk, "D13", &[], &[1], "", "choose dom-prologue-pay", "ap -2; pr -1");
        desk.state = again;
        // The bill affected is your leftmost one, not theirs.
        play(
            &mut desk,
            "D13",
            &[],
            &[1],
            "bill bill2",
            "choose dom-prologue-bear",
            "bc -1; bill_box.bill2 +1",
        );
    }
    // Without 2 AP there is no choice.
    let mut desk = house();
    desk.set("ap", 1);
    row(&mut desk, "D13", &[], &[1], "bc -1");
}

#[test]
fn mrp_d13_row_1_party_three_or_less() {
    let mut desk = house();
    desk.set("pr", 3).set("ap", 5);
    bill(&mut desk, "bill1", false, -2);
    bill(&mut desk, "bill2", false, -1);
    bill(&mut desk, "bill3", false, 0);
    bill(&mut desk, "bill4", true, -2);
    friends(&mut desk, &["fr01"]);
    // Party Relations fall from 3 to 2, the end of the track. The two leftmost bills move two boxes right.
    let want = "bc -2; pr -1; bill_box.bill1 +2; bill_box.bill2 +2; ap -2";
    play(&mut desk, "D13", &[], &[1], "bill bill1, bill bill2", "", want);
    // Without 2 AP a Friend is lost instead.
    let mut desk = house();
    desk.set("pr", 2).set("ap", 1);
    friends(&mut desk, &["fr01"]);
    play(&mut desk, "D13", &[], &[1], "friend_id fr01", "", "bc -2; friend.fr01 -1");
}

// ---- 2: issues ----

#[test]
fn mrp_d13_row_2_a_public_priority_leaves() {
    // 1-5: that priority leaves, the others slide up, and a new fifth is drawn. 6: none.
    let mut desk = house();
    desk.set("ldi", 1);
    let want =
        "dc +1; public_list.slot2 +1; public_list.slot3 +1; public_list.slot4 +1; public_list.slot5 +7";
    play(&mut desk, "D13", &[], &[2, 2], "numbered bill12", "", want);
    let mut desk = house();
    desk.set("ldi", 2);
    row(&mut desk, "D13", &[], &[2, 6], "dc +1; ldi +1");
    let mut desk = house();
    row(&mut desk, "D13", &[], &[2, 6], "dc +1");
}

// ---- 3: Congress ----

#[test]
fn mrp_d13_row_3_by_relations_with_congress() {
    let base = |rwc: i16| {
        let mut desk = house();
        desk.set("rwc", rwc);
        bill(&mut desk, "bill1", false, 0);
        bill(&mut desk, "bill2", false, -1);
        bill(&mut desk, "bill3", true, -2);
        friends(&mut desk, &["fr01", "fr02"]);
        desk
    };
    for rwc in [7, 8] {
        row(&mut base(rwc), "D13", &[], &[3], "rwc -1");
    }
    for rwc in [5, 6] {
        play(&mut base(rwc), "D13", &[], &[3], "opponent_id op05", "", "rwc -1; opponent.op05 +1");
    }
    for rwc in [3, 4] {
        let want = "rwc -1; opponent.op05 +1; pr -1; bill_at.bill2 -1";
        play(&mut base(rwc), "D13", &[], &[3], "opponent_id op05, bill bill2", "", want);
    }
    let want = "friend.fr02 -1; bill_at.bill2 -1; control -1";
    play(&mut base(2), "D13", &[], &[3], "friend_id fr02, bill bill2", "", want);
    // Control cannot get worse, so an Opponent is added.
    let mut desk = base(2);
    desk.set("control", 0);
    let want = "friend.fr02 -1; bill_at.bill2 -1; opponent.op05 +1";
    play(&mut desk, "D13", &[], &[3], "friend_id fr02, bill bill2, opponent_id op05", "", want);
}

// ---- 4: the public ----

#[test]
fn mrp_d13_row_4_by_bipartisan_cooperation() {
    let list = "public_list.slot1 +9; public_list.slot2 +9; public_list.slot3 -2; public_list.slot4 -2; public_list.slot5 -2";
    for (bc, want) in
        [(4, "bc -1"), (3, "bc -1"), (2, "bc -2; rwc -1; mr -1"), (1, "bc -1; rwc -1; mr -1"), (0, "")]
    {
        let mut desk = house();
        desk.set("bc", bc);
        // Bills 10 and 11 enter at 1 and 2; the old 1 2 3 slide to 3 4 5.
        play(&mut desk, "D13", &[], &[4], "numbered bill10, numbered bill11", "", &format!("{want}; {list}"));
    }
}

// ---- 5: an attempt ----

#[test]
fn mrp_d13_row_5_targets_and_where() {
    // Abroad 1-3: random region RC+1 (d10 8 is Africa); at home 4-6: DC+1. The outcome 1: +2 PA, +1 RWC, +1 MR.
    for (die, abroad) in [(1, true), (2, true), (3, true), (4, false), (5, false), (6, false)] {
        let mut desk = house();
        let (dice, place) =
            if abroad { (vec![5, die, 8, 1], "rc.africa +1") } else { (vec![5, die, 2], "dc +1") };
        row(&mut desk, "D13", &[], &dice, &format!("{place}; pa +2; rwc +1; mr +1"));
    }
}

#[test]
fn mrp_d13_row_5_each_target_by_its_death() {
    for (die, who) in [(1, "secstate"), (2, "secdef"), (3, "vp"), (4, "cos"), (5, "vp")] {
        let mut desk = house();
        desk.set1("scandal", who, 1);
        let dice = if die <= 3 { vec![5, die, 8, 5] } else { vec![5, die, 6] };
        let place = if die <= 3 { "rc.africa +1" } else { "dc +1" };
        let want = format!(
            "{place}; official.{who} -19; cand_used.ca19 +1; due.{who} +1; scandal.{who} -1; ce -1; pa +5; rwc +2; mr +2; \
             ft_on.f_crisis +1; ft_on.f_security +1"
        );
        row(&mut desk, "D13", &[], &dice, &want);
    }
}

#[test]
fn mrp_d13_row_5_issues_raise_the_target_die_six_at_most() {
    // Issues 4: +2. A 2 becomes 4: the Chief of Staff, at home; the outcome 5 kills him.
    let mut desk = house();
    desk.set("ldi", 4);
    desk.dice(&[5, 2, 5]).run("D13", &[]);
    assert_eq!(desk.get1("official", "cos"), -1);
    // A 5 becomes 6, not 7: POTUS. The doubled effects show that he is injured.
    let mut desk = house();
    desk.set("ldi", 4);
    desk.dice(&[5, 5, 3]).run("D13", &[]);
    assert_eq!(desk.get("pa"), 20);
}

#[test]
fn mrp_d13_row_5_a_vacant_post_is_rolled_again() {
    let mut desk = house();
    desk.set1("official", "cos", -1);
    row(&mut desk, "D13", &[], &[5, 4, 5, 1], "dc +1; pa +2; rwc +1; mr +1");
}

#[test]
fn mrp_d13_row_5_injured_at_home() {
    for outcome in [3, 4] {
        let want = "dc +1; ~ce -1; ft_on.f_crisis +1; pa +3; rwc +1; mr +1";
        row(&mut house(), "D13", &[], &[5, 4, outcome], want);
        // For POTUS everything is doubled: two Worsening counters make a box.
        let want = "dc +1; ce -1; ft_on.f_crisis +1; ft_on.f_security +1; pa +6; rwc +2; mr +2";
        row(&mut house(), "D13", &[], &[5, 6, outcome], want);
    }
}

#[test]
fn mrp_d13_row_5_injured_abroad_without_anybody_to_answer() {
    let want = "rc.africa +2; ~align.africa -1; ~ce -1; ft_on.f_crisis +1; pa +3; rwc +1; mr +1";
    row(&mut house(), "D13", &[], &[5, 1, 8, 3], want);
}

#[test]
fn mrp_d13_row_5_injured_abroad_the_answer() {
    let mut desk = house();
    desk.group("africa", 4, 0).rogue("africa", 1);
    desk.dice(&[5, 1, 8, 3]).run("D13", &[]);
    assert_eq!(desk.choices(), ["choose dom-answer-raid", "choose dom-answer-war", "choose dom-answer-none"]);
    let again = desk.state.clone();
    // No answer: RC+1 and Trending Anti-US.
    desk.act("choose dom-answer-none");
    same(&desk, &again, "rc.africa +1; ~align.africa -1", "no answer");
    // The raid: WM2 on the TG4 (+1 for its size): 3 becomes 4, the group falls to TG3 in Gathering.
    desk.state = again.clone();
    desk.dice(&[3]).act("choose dom-answer-raid");
    same(&desk, &again, "tg.africa.tg4 -1; tg.africa.tg3g +1", "the raid");
    // The war on the Rogue State.
    desk.state = again;
    desk.dice(&[5, 5, 5, 5]).act("choose dom-answer-war");
    assert_eq!(desk.get1("war_kind", "w1"), crate::common::of("us_rs"));
}

#[test]
fn mrp_d13_row_5_a_war_in_europe_needs_nato_very_close() {
    // d10 2: Eastern Europe. WM5: a Rogue State there is attacked only with NATO Very Close.
    for (level, may) in [(1, false), (2, true)] {
        let mut desk = house();
        desk.rogue("east", 1).set1("level", "nato", level);
        desk.dice(&[5, 1, 2, 3]).run("D13", &[]);
        assert_eq!(desk.may("choose dom-answer-war"), may, "NATO {level}");
        assert_eq!(desk.get1("rc", "east"), if may { 1 } else { 2 });
    }
}

#[test]
fn mrp_d13_row_5_a_killed_official_is_replaced_free_in_the_next_action_segment() {
    let mut desk = house();
    desk.dice(&[5, 4, 5]).run("D13", &[]);
    let pa = desk.get("pa");
    desk.draws("candidate", &["ca01", "ca02", "ca03"]).segment("any_three");
    assert_eq!(desk.choices(), ["pick 01", "pick 02", "pick 03"]);
    desk.act("pick 02");
    assert_eq!(desk.get1("official", "cos"), 1);
    assert_eq!(
        (desk.get1("due", "cos"), desk.get1("cand_used", "ca19")),
        (0, 2),
        "the killed one is out of the game"
    );
    // No PA, no AP, no D2: only the post has changed. All three actions are left.
    assert_eq!((desk.get("pa"), desk.get("ap")), (pa, 0));
    assert!(desk.may("action party"));
    assert_eq!(desk.state.menu.left, 3);
}

#[test]
fn mrp_d13_row_5_potus_killed_ends_the_game_and_is_scored() {
    let mut desk = house();
    // Values after the gains: PA 46 + 16 = 62 % (6), RWC 6, MR 6, SoE 5, HS 5: 28, so +1 LP. Then +5 LP, and +4 for 60-68 %.
    desk.dice(&[5, 6, 5]).run("D13", &[]);
    assert_eq!(desk.ended(), Some("assassinated"));
    assert_eq!((desk.get("pp"), desk.get("rwc"), desk.get("mr")), (6, 6, 6));
    // +8, and the Evaluation of 28 gives +1: 64 %.
    assert_eq!(desk.get("pa"), 23);
    assert_eq!(desk.get("lp"), 1 + 5 + 4);
}

// ---- 6: the banking crisis ----

fn regions(change: &str) -> String {
    let names = ["euro", "east", "camerica", "samerica", "mideast", "casia", "africa", "apac"];
    names.map(|r| change.replace("{}", r)).join("; ")
}

#[test]
fn mrp_d13_row_6_the_banking_crisis_and_a_bill_that_fails() {
    // Split control: box 0, one better is -1. A 5 fails (4).
    let want = format!(
        "soe.us -2; soe.euro_soe -2; pa -5; {}; ldi +1; bc +1; bill_at.bill15 +1; bill_box.bill15 -1; emergency_left +2",
        regions("stab.{} -1; ~align.{} -1")
    );
    row(&mut house(), "D13", &[], &[6, 5], &want);
}

#[test]
fn mrp_d13_row_6_the_box_is_one_better_than_normal() {
    for (control, bill_box) in [(2, -2), (1, -1), (0, 0)] {
        let mut desk = house();
        desk.set("control", control);
        // From the Landmark box, even if it belongs to the opponents.
        desk.set1("bill_at", "bill15", 4).set1("bill_theirs", "bill15", 1);
        desk.dice(&[6, 6]).run("D13", &[]);
        let bill15 = ["bill_at", "bill_theirs", "bill_box"].map(|var| desk.get1(var, "bill15"));
        assert_eq!(bill15, [1, 0, bill_box], "control {control}");
    }
}

/// "You can never have more than 5 Bills": one of yours makes room, or else the one of theirs with the least support.
#[test]
fn mrp_seq_34_mrp_d13_row_6_the_emergency_bill_finds_room_among_five() {
    let five = |theirs: bool| {
        let mut desk = house();
        for (n, at) in [("bill1", 0), ("bill2", 1), ("bill3", -1), ("bill4", 0), ("bill5", 0)] {
            bill(&mut desk, n, theirs || n == "bill2", at);
        }
        desk
    };
    let pending = |desk: &Desk| -> Vec<i16> {
        (1..=16).filter(|n| desk.get1("bill_at", &format!("bill{n}")) == 1).collect()
    };
    for proc in ["banking_crisis", "emergency_bill"] {
        let args: &[&str] = if proc == "emergency_bill" { &["2", "-2"] } else { &[] };
        let mut desk = five(false);
        desk.run(proc, args);
        assert_eq!(desk.choices(), ["pick 1", "pick 3", "pick 4", "pick 5"], "{proc}");
        desk.dice(&[6]).act("pick 4");
        assert_eq!(pending(&desk), [1, 2, 3, 5, 15], "{proc}");
        let mut desk = five(true);
        desk.draws("bill", &["bill2"]).dice(&[6]).run(proc, args);
        assert_eq!(pending(&desk), [1, 3, 4, 5, 15], "{proc}");
        // If it is one of the five already, or if there is room, no bill leaves.
        let mut desk = five(false);
        desk.set1("bill_at", "bill5", 0);
        bill(&mut desk, "bill15", true, 1);
        desk.dice(&[6]).run(proc, args);
        assert_eq!(pending(&desk), [1, 2, 3, 4, 15], "{proc}");
    }
}

/// The position after the crisis, with a bill that failed at once and the tracks reset.
fn emergency() -> Desk {
    let mut desk = house();
    desk.dice(&[6, 6]).run("D13", &[]);
    desk.fill("soe", 5).set("ldi", 1).set("dc", 0).set("bc", 2).fill("stab", 5);
    for region in ["euro", "east", "camerica", "samerica", "mideast", "casia", "africa", "apac"] {
        desk.set_trend("align", Some(region), 0);
    }
    desk
}

#[test]
fn mrp_d13_row_6_it_passes_at_once_on_three() {
    let mut desk = house();
    // A 4 in box -1 is a 3. Issues have just risen to 1 and the crisis is at 0, so the issue is removed.
    let want =
        "soe.us -1; soe.euro_soe -1; pa -3; bc +1; bill_at.bill15 +2; bill_box.bill15 -1; emergency_left +1";
    let want = format!("{want}; {}", regions("stab.{} -1"));
    row(&mut desk, "D13", &[], &[6, 4], &want);
}

#[test]
fn mrp_d13_row_6_each_passage_helps_without_d5_veto_points_or_momentum() {
    let mut desk = emergency();
    desk.set("dc", 1).set("control", 2);
    bill(&mut desk, "bill15", false, -1);
    let before = desk.state.clone();
    // Step 2: both attempts of the box go to the only bill; it passes. Step 3 has no D5 roll and no veto.
    desk.dice(&[1]).run("leg_2", &[]);
    desk.run("leg_3", &[]);
    assert_eq!(desk.choices(), ["choose dom-emergency-dc", "choose dom-emergency-ldi"]);
    desk.act("choose dom-emergency-ldi");
    let want = format!(
        "soe.us +1; soe.euro_soe +1; ldi -1; pa +2; {}; emergency_left -1; bill_at.bill15 +1",
        regions("~align.{} +1")
    );
    same(&desk, &before, &want, "the first passage");
    assert_eq!((desk.get("own_passed"), desk.get("lp")), (0, 0));
    // The other answer and the second passage: the clause is used up.
    desk.set1("bill_at", "bill15", 1).set("ldi", 1);
    let pa = desk.get("pa");
    desk.set1("bill_tried", "bill15", 0).dice(&[1]).run("leg_2", &[]);
    desk.run("leg_3", &[]).act("choose dom-emergency-dc");
    assert_eq!(desk.get("emergency_left"), 0);
    assert_eq!(desk.get("dc"), 0);
    assert_eq!(desk.get1("soe", "us"), 7);
    assert_eq!(desk.get("pa"), pa + 2);
    // A third one is a normal bill again, so D5 is rolled.
    desk.set1("bill_at", "bill15", 1).set1("bill_tried", "bill15", 0).dice(&[1, 3]).run("leg_2", &[]);
    desk.run("leg_3", &[]);
    assert_eq!(desk.choices(), ["choose dom-sign", "choose dom-veto"]);
}

#[test]
fn mrp_d13_row_6_opponents_do_not_bring_the_emergency_bill() {
    let mut desk = emergency();
    desk.set1("bill_at", "bill15", 0).set("control", 0).set1("public_list", "slot1", 15).set("bc", 2);
    desk.run("leg_6", &[]);
    assert_eq!(desk.get1("bill_at", "bill15"), 0);
    assert_eq!((desk.get1("bill_at", "bill2"), desk.get1("bill_theirs", "bill2")), (1, 1));
}
