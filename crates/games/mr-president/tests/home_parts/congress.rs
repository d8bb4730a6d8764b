//! The Legislative Segment in its ten steps, and D6.

use crate::common::Desk;
use crate::kit::{barred, bill, friends, house, modifiers, opponents, percent, play, row, same};

// ---- 1: support and opposition ----

/// Friends 02 05 07 15 have Legislative 2 each on the sharper side, 01 has 1; Opponents 02 has 1, 16 and 19 have 3.
fn support(friend: &[&str], opponent: &[&str]) -> Desk {
    let mut desk = house();
    friends(&mut desk, friend);
    opponents(&mut desk, opponent);
    bill(&mut desk, "bill1", false, 0);
    bill(&mut desk, "bill2", false, 1);
    bill(&mut desk, "bill3", true, -2);
    bill(&mut desk, "bill4", true, 2);
    desk
}

#[test]
fn mrp_seq_29_a_positive_sum_moves_that_many_bills_of_either_side_either_way() {
    let mut desk = support(&["fr02", "fr01"], &["op02"]);
    let before = desk.state.clone();
    // 2 + 1 - 1 = 2 moves. Theirs at -2 can only go right; the bill that cannot be passed returns to the left.
    desk.run("leg_1", &[]);
    assert_eq!(desk.choices(), ["pick 1", "pick 2", "pick 3", "pick 4", "decline"]);
    desk.act("pick 3").act("choose dom-right");
    // A bill moves only once.
    assert_eq!(desk.choices(), ["pick 1", "pick 2", "pick 4", "decline"]);
    desk.act("pick 4").act("choose dom-left");
    same(&desk, &before, "bill_box.bill3 +1; bill_box.bill4 -1", "two moves");
}

#[test]
fn mrp_r40_a_bill_goes_either_way_and_past_plus_one_it_cannot_be_passed() {
    let mut desk = support(&["fr01"], &[]);
    let before = desk.state.clone();
    desk.run("leg_1", &[]).act("pick 2");
    assert_eq!(desk.choices(), ["choose dom-left", "choose dom-right", "choose dom-stay"]);
    desk.act("choose dom-right");
    same(&desk, &before, "bill_box.bill2 +1", "to Cannot be Passed");
    play(&mut support(&["fr01"], &[]), "leg_1", &[], &[], "", "pick 1, choose dom-left", "bill_box.bill1 -1");
    // The moves are optional: unused ones are lost.
    play(&mut support(&["fr02"], &[]), "leg_1", &[], &[], "", "decline", "");
}

/// What the log says about bills, in order: the end of the text key, the bill, the box.
fn bills_told(desk: &Desk) -> Vec<(&'static str, i16, i16)> {
    let said = desk.told.iter().filter_map(|told| match told.event {
        mr_president::Event::Said { say, values, .. } => {
            let p = mr_president::program();
            let key = p.key(p.says[usize::from(say)].key).strip_prefix("mrp-say-dom-bill-")?;
            Some((key, values[0], values[1]))
        }
        _ => None,
    });
    said.collect()
}

#[test]
fn mrp_r106_every_move_of_a_bill_is_told() {
    let mut desk = support(&["fr02"], &[]);
    desk.run("leg_1", &[]).act("pick 2").act("choose dom-right").act("pick 1").act("choose dom-left");
    assert_eq!(bills_told(&desk), [("stuck", 2, 0), ("moves", 1, -1)]);
    // If only one bill can move, nobody is asked, but the move is logged all the same.
    let mut desk = house();
    opponents(&mut desk, &["op02"]);
    bill(&mut desk, "bill1", false, -2);
    desk.run("leg_1", &[]);
    assert_eq!(bills_told(&desk), [("moves", 1, -1)]);
}

#[test]
fn mrp_seq_29_the_sum_counts_three_at_most() {
    // 8 - 0: three moves, not four.
    let mut desk = support(&["fr02", "fr05", "fr07", "fr15"], &[]);
    bill(&mut desk, "bill5", false, 0);
    desk.run("leg_1", &[]);
    for (number, way) in [("1", "left"), ("2", "left"), ("5", "right")] {
        desk.act(&format!("pick {number}")).act(&format!("choose dom-{way}"));
    }
    assert!(desk.done());
    // 0 - 6: three of your bills move right.
    let mut desk = support(&[], &["op16", "op19"]);
    for number in ["bill5", "bill6"] {
        bill(&mut desk, number, false, -1);
    }
    play(
        &mut desk,
        "leg_1",
        &[],
        &[],
        "",
        "pick 5, pick 2, pick 1",
        "bill_box.bill5 +1; bill_box.bill2 +1; bill_box.bill1 +1",
    );
}

#[test]
fn mrp_r40_a_negative_sum_moves_only_your_bills_and_fewer_if_there_are_fewer() {
    // -3 and two bills of yours: two moves; theirs stay.
    let mut desk = support(&[], &["op16"]);
    play(&mut desk, "leg_1", &[], &[], "", "pick 1", "bill_box.bill1 +1; bill_box.bill2 +1");
}

#[test]
fn mrp_seq_29_without_pending_bills_or_at_zero_nothing_moves() {
    let mut desk = house();
    friends(&mut desk, &["fr02"]);
    row(&mut desk, "leg_1", &[], &[], "");
    let mut desk = support(&["fr01"], &["op02"]);
    row(&mut desk, "leg_1", &[], &[], "");
}

#[test]
fn mrp_r39_milder_sides_on_easier_sharper_on_normal_and_harder() {
    // Friend 01 has Legislative 2 on the milder and 1 on the sharper side; Opponent 01 has 1 and 2. There are two moves on EASIER.
    for (difficulty, moves) in [(0, 1), (1, -1), (2, -1)] {
        let mut desk = house();
        desk.set("difficulty", difficulty);
        friends(&mut desk, &["fr01"]);
        opponents(&mut desk, &["op01"]);
        bill(&mut desk, "bill1", false, 0);
        desk.run("leg_1", &[]);
        if moves > 0 {
            desk.act("pick 1").act("choose dom-left");
        }
        assert!(desk.done());
        assert_eq!(desk.get1("bill_box", "bill1"), -moves, "difficulty {difficulty}");
    }
}

#[test]
fn mrp_seq_29_the_envoy_r4_moves_an_own_bill_left_even_at_a_negative_sum() {
    let mut desk = support(&[], &["op02"]);
    desk.set1("res", "r_congress", 1);
    play(&mut desk, "leg_1", &[], &[], "", "pick 2, pick 1", "bill_box.bill2 +1; bill_box.bill1 -1");
    let mut desk = support(&[], &[]);
    desk.set1("res", "r_congress", 1);
    desk.run("leg_1", &[]);
    assert_eq!(desk.choices(), ["pick 1", "pick 2", "decline"]);
    desk.act("decline");
    assert!(desk.done());
}

// ---- 2: passing bills ----

fn floor(control: i16, bc: i16) -> Desk {
    let mut desk = house();
    desk.set("control", control).set("bc", bc);
    bill(&mut desk, "bill1", false, 1);
    bill(&mut desk, "bill2", true, 0);
    bill(&mut desk, "bill3", true, -1);
    desk
}

/// The bills that passed, in order of passage.
fn passed(desk: &Desk) -> Vec<String> {
    let mut list: Vec<(i16, String)> =
        (1..=16).map(|n| (desk.get1("bill_passed", &format!("bill{n}")), n.to_string())).collect();
    list.retain(|(order, _)| *order > 0);
    list.sort();
    list.into_iter().map(|(_, number)| number).collect()
}

#[test]
fn mrp_seq_30_the_roll_and_the_box_a_modified_three_passes() {
    for bill_box in -2..=1 {
        for die in 1..=6 {
            let mut desk = house();
            bill(&mut desk, "bill1", false, bill_box);
            desk.dice(&[die]).run("D4", &["bill1"]);
            assert_eq!(
                passed(&desk).len(),
                usize::from(die as i16 + bill_box <= 3),
                "{die} in box {bill_box}"
            );
        }
    }
}

#[test]
fn mrp_seq_30_you_choose_among_all_bills_when_you_control_both_houses() {
    let mut desk = floor(2, 3);
    desk.run("leg_2", &[]);
    assert_eq!(desk.choices(), ["pick 1", "pick 2", "pick 3"]);
    // A bill is tried once per segment.
    desk.dice(&[2]).act("pick 1");
    assert_eq!(desk.choices(), ["pick 2", "pick 3"]);
    desk.dice(&[4]).act("pick 3");
    assert_eq!(passed(&desk), ["1", "3"]);
    assert!(desk.done());
}

#[test]
fn mrp_seq_30_the_opponents_try_their_leftmost_bills() {
    // Bill 3 at -1, then bill 2 at 0; your bill is not tried.
    let mut desk = floor(0, 4);
    desk.dice(&[4, 4]).draws("bill", &["bill3", "bill2"]).run("leg_2", &[]);
    assert_eq!(passed(&desk), ["3"]);
    assert!(desk.given.is_empty() && desk.done());
}

#[test]
fn mrp_r107_split_control_even_you_odd_they_then_alternate() {
    // Even: you go first (any bill), then they try their leftmost one.
    let mut desk = floor(1, 3);
    desk.dice(&[4]).run("leg_2", &[]);
    desk.dice(&[6, 1]).draws("bill", &["bill3"]).act("pick 1");
    assert_eq!(passed(&desk), ["3"]);
    // Odd: they go first.
    let mut desk = floor(1, 3);
    desk.dice(&[3, 1]).draws("bill", &["bill3"]).run("leg_2", &[]);
    assert_eq!(desk.choices(), ["pick 1", "pick 2"]);
    desk.dice(&[1]).act("pick 1");
    assert_eq!(passed(&desk), ["3", "1"]);
}

#[test]
fn mrp_r41_opponents_without_a_bill_lose_the_attempt_and_you_must_take_one_of_theirs() {
    let mut desk = house();
    desk.set("control", 0).set("bc", 3);
    bill(&mut desk, "bill1", false, -2);
    row(&mut desk, "leg_2", &[], &[], "");
    let mut desk = house();
    desk.set("control", 2).set("bc", 1);
    bill(&mut desk, "bill2", true, 0);
    // If there is only one bill, it is put to the vote without asking.
    desk.dice(&[3]).run("leg_2", &[]);
    assert_eq!(passed(&desk), ["2"]);
}

#[test]
fn mrp_r107_the_number_of_attempts_is_that_of_the_box_or_of_the_bills() {
    for (bc, attempts) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)] {
        let mut desk = house();
        desk.set("control", 0).set("bc", bc);
        for number in ["bill1", "bill2", "bill3"] {
            bill(&mut desk, number, true, 0);
        }
        desk.dice(&[6, 6, 6]).draws("bill", &["bill1", "bill2", "bill3"]).run("leg_2", &[]);
        assert_eq!(3 - desk.given.dice.len(), attempts, "cooperation {bc}");
    }
    let mut desk = house();
    desk.set("control", 2).set("bc", 4);
    bill(&mut desk, "bill1", true, 0);
    row(&mut desk, "leg_2", &[], &[6], "");
}

#[test]
fn mrp_r42_in_the_leftmost_box_nothing_passes_and_nothing_is_introduced() {
    for control in 0..=2 {
        let mut desk = floor(control, 0);
        row(&mut desk, "leg_2", &[], &[], "");
        play(&mut desk, "leg_6", &[], &[], "", "decline", "");
    }
}

#[test]
fn mrp_r106_a_bill_that_cannot_be_passed_is_pending_but_not_tried_and_step_6_removes_it() {
    let mut desk = house();
    desk.set("control", 2).set("bc", 0);
    bill(&mut desk, "bill1", false, 2);
    bill(&mut desk, "bill2", true, 2);
    bill(&mut desk, "court", false, 2);
    desk.set("court_state", 2);
    row(&mut desk, "leg_2", &[], &[], "");
    desk.set("bc", 3);
    row(&mut desk, "leg_2", &[], &[], "");
    // Step 1 can bring it back.
    friends(&mut desk, &["fr01"]);
    let again = desk.state.clone();
    play(&mut desk, "leg_1", &[], &[], "", "pick 1, choose dom-left", "bill_box.bill1 -1");
    desk.state = again;
    desk.set("bc", 0);
    let want = "bill_at.bill1 -1; bill_at.bill2 -1; bill_at.court -1; court_state -1";
    row(&mut desk, "leg_6", &[], &[], want);
}

#[test]
fn mrp_r94_a_nominee_withdrawn_in_step_6_is_not_replaced_in_the_same_step() {
    let mut desk = house();
    desk.set("control", 2).set("bc", 0).set("court_state", 2);
    bill(&mut desk, "court", false, 1);
    play(&mut desk, "leg_6", &[], &[], "", "pick court", "bill_at.court -1; court_state -1");
    // The seat was vacant when the next step 6 started.
    desk.run("leg_6", &[]);
    assert!(
        desk.choices().iter().any(|choice| choice == "choose dom-court-moderate"),
        "{:?}",
        desk.choices()
    );
}

#[test]
fn mrp_r107_no_die_for_the_first_attempt_without_a_bill_nor_for_new_bills_with_five_pending() {
    let mut desk = house();
    desk.set("control", 1).set("bc", 3);
    row(&mut desk, "leg_2", &[], &[], "");
    for number in ["bill1", "bill2", "bill3", "bill4", "bill5"] {
        bill(&mut desk, number, false, 0);
    }
    play(&mut desk, "leg_6", &[], &[], "", "decline", "");
}

#[test]
fn mrp_r106_the_bully_pulpit_brings_it_back_too() {
    let mut desk = house();
    bill(&mut desk, "bill1", false, 2);
    play(&mut desk, "ACT_bully_pulpit", &[], &[3], "", "choose dom-left", "bill_box.bill1 -1");
}

// ---- 3 and 4 ----

#[test]
fn mrp_seq_31_passed_bills_are_rolled_and_signed_in_the_order_of_passage() {
    let mut desk = floor(2, 3);
    desk.run("leg_2", &[]).dice(&[1]).act("pick 3").dice(&[1]).act("pick 2");
    // Bill 3 first: good, signed (theirs: -1 PR, BC right). Then bill 2 with cooperation rightmost: -1, so a 6 is a 5. Vetoed.
    let before = desk.state.clone();
    desk.dice(&[4]).run("leg_3", &[]);
    desk.dice(&[6]).act("choose dom-sign").act("choose dom-veto");
    same(
        &desk,
        &before,
        "bill_at.bill3 +1; public_list.slot3 -3; pr -1; bc +1; pa +3; bill_at.bill2 -1",
        "both",
    );
}

#[test]
fn mrp_seq_32_a_signed_landmark_brings_a_friend_or_an_opponent() {
    for (theirs, draws, want) in
        [(false, "friend_id fr08", "friend.fr08 +1"), (true, "opponent_id op08", "opponent.op08 +1")]
    {
        let mut desk = house();
        bill(&mut desk, "bill1", theirs, 0);
        desk.dice(&[1]).run("D5", &["bill1"]).act("choose dom-sign");
        play(&mut desk, "leg_4", &[], &[], draws, "", want);
    }
    // A good bill brings no Friend or Opponent.
    let mut desk = house();
    bill(&mut desk, "bill1", false, 0);
    desk.dice(&[3]).run("D5", &["bill1"]).act("choose dom-sign");
    row(&mut desk, "leg_4", &[], &[], "");
}

// ---- 5: D6 ----

#[test]
fn mrp_d6_row_0_by_approval_and_congress() {
    // More Friends give -1, so a 1 is a 0.
    let base = |rwc: i16, pa: i16| {
        let mut desk = house();
        desk.set("rwc", rwc).set1("scandal", "cos", 2);
        percent(&mut desk, pa);
        friends(&mut desk, &["fr01"]);
        bill(&mut desk, "bill1", true, 0);
        desk
    };
    for (rwc, pa) in [(5, 60), (7, 46)] {
        let want = "bill_box.bill1 +1; friend.fr02 +1";
        play(&mut base(rwc, pa), "D6", &["0"], &[1], "friend_id fr02", "choose dom-right", want);
    }
    for (choice, want) in [
        ("choose dom-maneuver0-mr", "rwc +1; mr +1"),
        ("choose dom-maneuver0-pa", "rwc +1; pa +2"),
        ("choose dom-maneuver0-scandal", "rwc +1; scandal.cos -1"),
    ] {
        play(&mut base(6, 58), "D6", &["0"], &[1], "", choice, want);
    }
    // Without a scandal there are only two choices.
    let mut desk = base(6, 58);
    desk.set1("scandal", "cos", 0);
    desk.dice(&[1]).run("D6", &["0"]);
    assert_eq!(desk.choices(), ["choose dom-maneuver0-mr", "choose dom-maneuver0-pa"]);
}

#[test]
fn mrp_d6_row_1_by_congress() {
    let at = |rwc: i16| {
        let mut desk = house();
        desk.set("rwc", rwc);
        desk
    };
    // 7: -1, so a 2 is a 1. An Opponent leaves, or if there is none, a Friend comes. There are as many Friends as Opponents.
    let mut desk = at(7);
    opponents(&mut desk, &["op04"]);
    friends(&mut desk, &["fr01"]);
    play(&mut desk, "D6", &["0"], &[2], "opponent_id op04", "", "ap +2; opponent.op04 -1");
    play(&mut at(7), "D6", &["0"], &[2], "friend_id fr04", "", "ap +2; friend.fr04 +1");
    for rwc in [5, 6] {
        let mut desk = at(rwc);
        bill(&mut desk, "bill1", false, 0);
        bill(&mut desk, "bill2", true, 0);
        play(&mut desk, "D6", &["0"], &[1], "", "pick 2, choose dom-right", "bill_box.bill2 +1");
    }
    play(&mut at(4), "D6", &["0"], &[1], "", "choose dom-rwc", "rwc +1");
    play(&mut at(4), "D6", &["0"], &[1], "", "choose dom-get-ap", "ap +1");
}

#[test]
fn mrp_d6_row_2_by_congress() {
    let at = |rwc: i16| {
        let mut desk = house();
        desk.set("rwc", rwc);
        bill(&mut desk, "bill1", false, 0);
        bill(&mut desk, "bill2", true, 0);
        desk
    };
    // 7: a 3 is a 2.
    play(&mut at(7), "D6", &["0"], &[3], "", "choose dom-maneuver2-bill", "bill_box.bill1 -1");
    play(&mut at(7), "D6", &["0"], &[3], "friend_id fr05", "choose dom-maneuver2-friend", "friend.fr05 +1");
    // If there is no room for a Friend: +1 AP. There are as many Opponents, so numbers give no modifier.
    let mut desk = at(7);
    desk.set("pr", 2);
    friends(&mut desk, &["fr01"]);
    opponents(&mut desk, &["op01"]);
    play(&mut desk, "D6", &["0"], &[3], "", "choose dom-maneuver2-friend", "ap +1");
    play(&mut at(6), "D6", &["0"], &[2], "", "choose dom-bc", "bc +1");
    play(&mut at(6), "D6", &["0"], &[2], "", "choose dom-rwc", "rwc +1");
    for rwc in [4, 5] {
        play(&mut at(rwc), "D6", &["0"], &[2], "opponent_id op05", "", "rwc +1; opponent.op05 +1");
    }
    // 2-3 gives +2; a 1 with one more Friend is a 2.
    for rwc in [2, 3] {
        let mut desk = at(rwc);
        friends(&mut desk, &["fr01"]);
        play(
            &mut desk,
            "D6",
            &["0"],
            &[1],
            "friend_id fr01, opponent_id op05",
            "",
            "friend.fr01 -1; opponent.op05 +1",
        );
    }
}

#[test]
fn mrp_d6_row_3_opponents_bring_the_highest_free_public_priority() {
    // 1 is pending and 2 a Landmark, so it is 3, in box 0 regardless of control.
    let mut desk = house();
    desk.set("control", 0).set1("bill_at", "bill2", 4);
    bill(&mut desk, "bill1", true, 0);
    row(&mut desk, "D6", &["0"], &[3], "bill_at.bill3 +1; bill_theirs.bill3 +1");
    // One of your administration's priorities: +2 AP.
    for slot in ["slot1", "slot2", "slot3"] {
        let mut desk = house();
        desk.set1("admin_list", slot, 1);
        row(&mut desk, "D6", &["0"], &[3], "bill_at.bill1 +1; bill_theirs.bill1 +1; ap +2");
    }
    // The promise does not count as one of them.
    let mut desk = house();
    desk.set1("admin_list", "slot4", 1);
    row(&mut desk, "D6", &["0"], &[3], "bill_at.bill1 +1; bill_theirs.bill1 +1");
}

#[test]
fn mrp_d6_row_3_without_a_free_number_or_room_one_of_theirs_moves_left() {
    let mut desk = house();
    for number in ["bill11", "bill12", "bill13", "bill14"] {
        bill(&mut desk, number, false, 0);
    }
    bill(&mut desk, "bill15", true, 1);
    play(&mut desk, "D6", &["0"], &[3], "bill bill15", "", "bill_box.bill15 -1");
    let mut desk = house();
    desk.fill("public_list", 0);
    bill(&mut desk, "bill15", true, 1);
    play(&mut desk, "D6", &["0"], &[3], "bill bill15", "", "bill_box.bill15 -1");
}

#[test]
fn mrp_d6_row_4() {
    let mut desk = house();
    bill(&mut desk, "bill1", false, 0);
    bill(&mut desk, "bill2", false, -1);
    bill(&mut desk, "bill3", true, -2);
    play(&mut desk, "D6", &["0"], &[4], "bill bill2", "", "pa -1; bill_box.bill2 +1");
    let mut desk = house();
    desk.set("ap", 3);
    row(&mut desk, "D6", &["0"], &[4], "pa -1; ap -1");
}

#[test]
fn mrp_d6_row_5_a_drama() {
    let mut desk = house();
    desk.set("ap", 3);
    row(&mut desk, "D6", &["0"], &[5, 1], "pa -1; bc -1; ap -1; ~ce -1");
}

#[test]
fn mrp_d6_row_6_by_approval() {
    for (pa, die, want) in [
        // Below 30 % gives +2, above 60 % gives -1.
        (62, 6, None),
        (60, 6, Some("rwc -1; pa +1")),
        (58, 6, Some("rwc -1; pa -1; opponent.op06 +1")),
        (42, 6, Some("rwc -1; pa -1; opponent.op06 +1")),
        (40, 6, Some("rwc -1; pa -2; ap -1; opponent.op06 +1")),
        (30, 6, Some("rwc -1; pa -2; ap -1; opponent.op06 +1")),
        (28, 4, Some("rwc -1; pa -2; mr -1; ap -2; opponent.op06 +1")),
    ] {
        let mut desk = house();
        desk.set("ap", 5);
        percent(&mut desk, pa);
        match want {
            // 62 %: a 6 is a 5, the Drama row.
            None => row(&mut desk, "D6", &["0"], &[die, 1], "pa -1; bc -1; ap -1; ~ce -1"),
            Some(want) => {
                let draws = if pa == 60 { "" } else { "opponent_id op06" };
                play(&mut desk, "D6", &["0"], &[die], draws, "", want);
            }
        }
    }
}

#[test]
fn mrp_d6_row_7_the_rift() {
    let base = || {
        let mut desk = house();
        // Cooperation 1: +1. Friends 01 and 13: on NORMAL only 01 is Moderate; the same for the Opponents.
        desk.set("bc", 1);
        friends(&mut desk, &["fr01", "fr13"]);
        opponents(&mut desk, &["op01", "op13"]);
        bill(&mut desk, "bill1", false, 0);
        bill(&mut desk, "bill2", true, -1);
        desk
    };
    let want = "bc -1; ft_on.f_congress +1; bill_box.bill1 +1; friend.fr01 -1; pr -1";
    play(&mut base(), "D6", &["0"], &[6, 3], "bill bill1, friend_id fr01", "", want);
    let want = "bc -1; ft_on.f_congress +1; bill_box.bill2 +1; opponent.op01 -1";
    play(&mut base(), "D6", &["0"], &[6, 4], "bill bill2, opponent_id op01", "", want);
    // If Congress already has Tensions, the normal order applies.
    let mut desk = base();
    desk.set1("ft_on", "f_congress", 1);
    let want = "bc -1; ft_on.f_crisis +1; bill_box.bill2 +1; opponent.op01 -1";
    play(&mut desk, "D6", &["0"], &[6, 4], "bill bill2, opponent_id op01", "", want);
}

#[test]
fn mrp_d6_row_8_a_scandal() {
    // The second roll has +2: a 6 is an 8. d6 1: the Chief of Staff.
    let want = "scandal.cos +1; ft_on.f_crisis +1; pr -1; rwc -1; pa -3";
    row(&mut house(), "D6", &["2"], &[6, 1], want);
    // An existing scandal moves right.
    let mut desk = house();
    desk.set1("scandal", "cos", 2);
    row(&mut desk, "D6", &["2"], &[6, 1], want);
    let want = "scandal.potus +1; ft_on.f_crisis +1; ft_on.f_security +1; pr -2; rwc -1; pa -5";
    row(&mut house(), "D6", &["2"], &[6, 5], want);
}

#[test]
fn mrp_d6_modifiers_and_their_cap() {
    modifiers(
        "D6",
        &["0"],
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
                "Congress 7",
                &|d| {
                    d.set("rwc", 7);
                },
                -1,
            ),
            (
                "Congress 6",
                &|d| {
                    d.set("rwc", 6);
                },
                0,
            ),
            (
                "Congress 4",
                &|d| {
                    d.set("rwc", 4);
                },
                0,
            ),
            (
                "Congress 3",
                &|d| {
                    d.set("rwc", 3);
                },
                2,
            ),
            ("62 %", &|d| percent(d, 62), -1),
            ("60 %", &|d| percent(d, 60), 0),
            ("30 %", &|d| percent(d, 30), 0),
            ("28 %", &|d| percent(d, 28), 2),
            ("more Friends", &|d| friends(d, &["fr01"]), -1),
            ("more Opponents", &|d| opponents(d, &["op01"]), 1),
            (
                "cap +3",
                &|d| {
                    d.set("rwc", 2).set("bc", 0);
                    percent(d, 20);
                },
                3,
            ),
            (
                "cap -3",
                &|d| {
                    d.set("rwc", 8).set("bc", 4);
                    percent(d, 70);
                    friends(d, &["fr01"]);
                },
                -3,
            ),
        ],
    );
    modifiers(
        "D6",
        &["2"],
        &|_| (),
        &[
            ("the second roll", &|_| (), 2),
            (
                "with a cap of 3",
                &|d| {
                    d.set("rwc", 2);
                },
                3,
            ),
        ],
    );
}

#[test]
fn mrp_seq_33_mrp_r45_a_second_roll_if_cooperation_is_leftmost_after_the_first() {
    // From box 1 (+1) a 6 is a 7, so cooperation falls to 0. Then there is a second roll with +1 and +2: a 1 is a 4.
    let mut desk = house();
    desk.set("bc", 1).set("ap", 5);
    let want = "bc -1; ft_on.f_congress +1; pa -1; ap -1";
    row(&mut desk, "leg_5", &[], &[6, 4, 1], want);
    // If not leftmost: one roll.
    let mut desk = house();
    desk.set("ap", 5);
    row(&mut desk, "leg_5", &[], &[4], "pa -1; ap -1");
    // It was leftmost but has moved: the test is made after the first roll. Row 2 at Congress 6 moves it right.
    let mut desk = house();
    desk.set("bc", 0).set("rwc", 6);
    play(&mut desk, "leg_5", &[], &[1], "", "choose dom-bc", "bc +1");
}

// ---- 6: new bills ----

#[test]
fn mrp_seq_34_a_bill_enters_the_box_of_its_party() {
    for (control, own, theirs) in [(2, -1, 1), (1, 0, 0), (0, 1, -1)] {
        let mut desk = house();
        desk.set("control", control);
        desk.run("you_introduce", &[]).act("pick 9");
        assert_eq!(["bill_at", "bill_theirs", "bill_box"].map(|v| desk.get1(v, "bill9")), [1, 0, own]);
        let mut desk = house();
        desk.set("control", control);
        desk.run("they_introduce", &[]);
        assert_eq!(["bill_at", "bill_theirs", "bill_box"].map(|v| desk.get1(v, "bill1")), [1, 1, theirs]);
    }
}

#[test]
fn mrp_seq_34_who_introduces_and_how_many() {
    // You hold both houses: two bills by choice, without a die.
    let mut desk = house();
    desk.set("control", 2).set("bc", 3);
    let want = "bill_at.bill9 +1; bill_box.bill9 -1; bill_at.bill10 +1; bill_box.bill10 -1";
    play(&mut desk, "leg_6", &[], &[], "", "pick 9, pick 10", want);
    // They hold both: the two highest public priorities that are neither pending nor passed.
    let mut desk = house();
    desk.set("control", 0).set("bc", 4).set1("bill_at", "bill2", 2);
    bill(&mut desk, "bill1", true, 0);
    let want = "bill_at.bill3 +1; bill_theirs.bill3 +1; bill_box.bill3 -1; bill_at.bill4 +1; bill_theirs.bill4 +1; bill_box.bill4 -1";
    row(&mut desk, "leg_6", &[], &[], want);
    // Split: even you first, odd they first, then alternate.
    let mut desk = house();
    desk.set("bc", 3);
    play(
        &mut desk,
        "leg_6",
        &[],
        &[2],
        "",
        "pick 9",
        "bill_at.bill9 +1; bill_at.bill1 +1; bill_theirs.bill1 +1",
    );
    let mut desk = house();
    desk.set("bc", 3);
    play(
        &mut desk,
        "leg_6",
        &[],
        &[1],
        "",
        "pick 9",
        "bill_at.bill9 +1; bill_at.bill1 +1; bill_theirs.bill1 +1",
    );
    let mut desk = house();
    row(&mut desk, "leg_6", &[], &[1], "bill_at.bill1 +1; bill_theirs.bill1 +1");
}

#[test]
fn mrp_r46_without_a_free_public_priority_the_opponents_bring_a_random_bill() {
    let mut desk = house();
    desk.set("control", 0).fill("public_list", 0);
    let want = "bill_at.bill12 +1; bill_theirs.bill12 +1; bill_box.bill12 -1";
    play(&mut desk, "leg_6", &[], &[], "numbered bill12", "", want);
}

#[test]
fn mrp_r46_never_more_than_five_are_pending() {
    let mut desk = house();
    desk.set("control", 2).set("bc", 3);
    for number in ["bill11", "bill12", "bill13", "bill14"] {
        bill(&mut desk, number, true, 0);
    }
    // Two could be introduced, but there is room for only one.
    play(&mut desk, "leg_6", &[], &[], "", "pick 9", "bill_at.bill9 +1; bill_box.bill9 -1");
}

#[test]
fn mrp_r107_introducing_is_a_must_withdrawing_comes_first() {
    let mut desk = house();
    desk.set("control", 2).set("bc", 1);
    for number in ["bill11", "bill12", "bill13", "bill14"] {
        bill(&mut desk, number, true, 0);
    }
    bill(&mut desk, "bill15", false, 0);
    desk.run("leg_6", &[]);
    // Only your own bills can be withdrawn.
    assert_eq!(desk.choices(), ["pick 15", "decline"]);
    desk.act("pick 15");
    assert!(!desk.may("decline"), "introducing is a must");
    desk.act("pick 9");
    assert_eq!((desk.get1("bill_at", "bill15"), desk.get1("bill_at", "bill9")), (0, 1));
    assert!(desk.done());
}

#[test]
fn mrp_r47_a_number_in_play_blocks_the_other_version() {
    let mut desk = house();
    desk.set("control", 2);
    bill(&mut desk, "bill1", true, 0);
    desk.set1("bill_at", "bill2", 2).set1("bill_at", "bill3", 4);
    desk.run("you_introduce", &[]);
    assert!(!desk.may("pick 1") && !desk.may("pick 2") && !desk.may("pick 3") && desk.may("pick 4"));
    let mut desk = house();
    bill(&mut desk, "bill1", false, 0);
    row(&mut desk, "they_introduce", &[], &[], "bill_at.bill2 +1; bill_theirs.bill2 +1");
}

// ---- 7 and 9 ----

#[test]
fn mrp_seq_35_the_media_move_approval_by_three_at_most() {
    // Media, sharper side: Friends 03 has 2, 04 has 1, 21 has 3; Opponents 04 1, 05 2, 24 3.
    for (friend, opponent, want) in [
        (&["fr04"][..], &["op04"][..], ""),
        (&["fr03"], &["op04"], "pa +1"),
        (&["fr03"], &[], "pa +2"),
        (&["fr21"], &[], "pa +3; mr +1"),
        (&["fr21", "fr03", "fr04"], &[], "pa +3; mr +1"),
        (&["fr04"], &["op05"], "pa -1"),
        (&[], &["op05"], "pa -2"),
        (&[], &["op24"], "pa -3; mr -1"),
        (&[], &["op24", "op05", "op04"], "pa -3; mr -1"),
    ] {
        let mut desk = house();
        friends(&mut desk, friend);
        opponents(&mut desk, opponent);
        row(&mut desk, "leg_7", &[], &[], want);
    }
}

#[test]
fn mrp_seq_37_moderates_and_radicals_of_both_lists() {
    // 01 is Moderate on both sides, 13 only on the milder one, 21 on neither.
    for (difficulty, friend, opponent, want) in [
        (1, &["fr01"][..], &["op21"][..], ""),
        (1, &["fr01"], &["op01", "op21"], "bc +1"),
        (1, &["fr21"], &["op01", "op13"], "bc -1"),
        (2, &["fr13"], &[], "bc -1"),
        (0, &["fr13"], &[], "bc +1"),
        (0, &["fr21"], &["op22"], "bc -1"),
        (1, &[], &[], ""),
    ] {
        let mut desk = house();
        desk.set("difficulty", difficulty);
        friends(&mut desk, friend);
        opponents(&mut desk, opponent);
        row(&mut desk, "leg_9", &[], &[], want);
    }
}

#[test]
fn mrp_r48_the_difference_is_capped_and_labels_follow_the_side_in_use() {
    // EASIER: Friend 01 has Media 1, Opponent 05 has 1 on the milder side: no change; on NORMAL it has 2.
    for (difficulty, want) in [(0, ""), (1, "pa -1")] {
        let mut desk = house();
        desk.set("difficulty", difficulty);
        friends(&mut desk, &["fr01"]);
        opponents(&mut desk, &["op05"]);
        row(&mut desk, "leg_7", &[], &[], want);
    }
}

// ---- 10: momentum ----

#[test]
fn mrp_seq_38_mrp_r50_one_free_action_for_each_own_bill_the_court_and_an_initiative_once() {
    let mut desk = house();
    desk.set("court_state", 2).set("pr", 4).set("ap", 5);
    bill(&mut desk, "bill13", false, 0);
    bill(&mut desk, "bill3", true, 0);
    bill(&mut desk, "court", false, 0);
    bill(&mut desk, "gsi_budget", false, 0);
    // Signed: one bill of yours, one of theirs, the nominee, an initiative: three free actions.
    for number in ["bill13", "bill3", "court", "gsi_budget"] {
        desk.dice(&[4]).run("D5", &[number]).act("choose dom-sign");
    }
    desk.run("leg_10", &[]);
    assert_eq!(desk.state.menu.left, 3);
    // They can be of any type but cannot be turned into AP, and a fourth one cannot be bought.
    assert!(desk.may("action party") && desk.may("action trip") && desk.may("action alignment"));
    assert!(!desk.may("forgo") && !desk.may("buy"));
    desk.act("action party");
    barred(&desk, "action party", "MRP-ACT-party", "mrp-bar-once-segment");
    desk.act("done");
    assert!(desk.done());
}

#[test]
fn mrp_seq_38_without_a_signed_bill_of_yours_there_is_none() {
    row(&mut house(), "leg_10", &[], &[], "");
}

// ---- The whole segment ----

#[test]
fn mrp_seq_28_the_legislative_segment_follows_in_ten_steps() {
    let mut desk = house();
    desk.set("control", 2).set("bc", 1).set("pr", 6);
    friends(&mut desk, &["fr03"]);
    bill(&mut desk, "bill9", false, 0);
    // 1: +1, moved left to -1. 2: a 4 passes. 3: with +1 for the left box of 1 a 4 is good, signed: +2 PA, +1 AP.
    desk.run("legislative_segment", &[]).act("pick 9").dice(&[4, 4]).act("choose dom-left");
    // 5: +1 and -1: a 4. 6: one bill is introduced. 7: +2 PA. 9: one Moderate: cooperation right.
    desk.dice(&[4]).act("choose dom-sign");
    assert_eq!((desk.get("ap"), desk.get("pa")), (0, 14 + 2 - 1));
    desk.act("pick 10");
    assert_eq!((desk.get("pa"), desk.get("bc")), (17, 2));
    // 10: one free action.
    assert_eq!(desk.state.menu.left, 1);
    assert!(desk.may("done") && !desk.may("forgo") && !desk.may("buy"));
    desk.act("action party");
    assert!(desk.done());
    assert_eq!(desk.get("pr"), 7);
}

// ---- Ratings ----

/// Label (1 Moderate), Legislative, Media: milder Friend, sharper Friend, milder Opponent, sharper Opponent.
const RATINGS: [[[i16; 3]; 4]; 24] = [
    [[1, 2, 1], [1, 1, 1], [1, 1, 1], [1, 2, 1]],
    [[1, 2, 1], [1, 2, 0], [1, 1, 0], [1, 1, 1]],
    [[1, 1, 2], [1, 1, 2], [1, 2, 0], [1, 2, 0]],
    [[1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]],
    [[1, 2, 2], [1, 2, 1], [1, 0, 1], [1, 0, 2]],
    [[1, 1, 1], [1, 1, 1], [1, 2, 1], [1, 2, 1]],
    [[1, 3, 1], [1, 2, 1], [1, 1, 1], [1, 1, 1]],
    [[1, 2, 0], [1, 2, 0], [1, 1, 0], [1, 1, 0]],
    [[1, 1, 2], [1, 0, 2], [1, 1, 2], [1, 1, 2]],
    [[1, 1, 1], [1, 1, 1], [1, 2, 1], [1, 2, 1]],
    [[1, 2, 1], [1, 1, 1], [1, 0, 2], [1, 0, 2]],
    [[1, 1, 0], [1, 1, 0], [1, 1, 0], [1, 1, 0]],
    [[1, 2, 2], [0, 1, 2], [1, 1, 1], [0, 2, 1]],
    [[1, 1, 2], [0, 0, 2], [1, 2, 1], [0, 2, 2]],
    [[1, 2, 1], [0, 2, 1], [1, 1, 2], [0, 1, 2]],
    [[1, 1, 1], [0, 1, 0], [1, 2, 0], [0, 3, 0]],
    [[1, 3, 2], [0, 2, 2], [1, 0, 2], [0, 1, 2]],
    [[1, 2, 0], [0, 1, 0], [1, 1, 1], [0, 1, 1]],
    [[1, 1, 2], [0, 1, 2], [1, 3, 1], [0, 3, 1]],
    [[1, 2, 1], [0, 2, 0], [1, 1, 1], [0, 2, 1]],
    [[0, 1, 3], [0, 0, 3], [0, 2, 1], [0, 2, 2]],
    [[0, 2, 2], [0, 2, 1], [0, 1, 2], [0, 1, 2]],
    [[0, 0, 2], [0, 0, 2], [0, 2, 2], [0, 3, 2]],
    [[0, 3, 0], [0, 2, 0], [0, 0, 3], [0, 0, 3]],
];

#[test]
fn mrp_ratings_every_friend_and_opponent_shows_in_steps_1_7_and_9() {
    for (n, sides) in RATINGS.iter().enumerate() {
        for (side, [moderate, legislative, media]) in sides.iter().enumerate() {
            let (theirs, what) = (side >= 2, format!("number {} side {side}", n + 1));
            let mut desk = house();
            desk.set("difficulty", (side % 2) as i16);
            let id = format!("{}{:02}", if theirs { "op" } else { "fr" }, n + 1);
            desk.set1(if theirs { "opponent" } else { "friend" }, &id, 1);
            // Step 9.
            desk.run("leg_9", &[]);
            assert_eq!(desk.get("bc"), 2 + 2 * moderate - 1, "{what}: label");
            // Step 7.
            desk.run("leg_7", &[]);
            assert_eq!(desk.get("pa") - 14, if theirs { -media } else { *media }, "{what}: media");
            // Step 1: this number of the four bills moves.
            for number in ["bill1", "bill2", "bill3", "bill4"] {
                bill(&mut desk, number, false, 0);
            }
            desk.run("leg_1", &[]);
            while !desk.done() {
                let act = desk.choices()[0].clone();
                desk.act(&act);
            }
            let moved = (1..=4).map(|b| desk.get1("bill_box", &format!("bill{b}"))).sum::<i16>();
            assert_eq!(moved, if theirs { *legislative } else { -legislative }, "{what}: legislative");
        }
    }
}
