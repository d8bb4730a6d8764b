//! The cabinet and its focus: D1, D2, D3, experience, leaving and joining.

use crate::common::Desk;
use crate::kit::{house, modifier, modifiers, play, row, same};

/// Tensions on all six areas.
fn full(desk: &mut Desk) {
    desk.fill("ft_on", 1);
}

// ---- D2 ----

#[test]
fn mrp_d2_every_row() {
    for (die, want) in
        [(1, "~ce +1"), (2, "~ce +1"), (3, ""), (4, ""), (5, "ft_on.f_crisis +1; ~ce -1; pa -1")]
    {
        row(&mut house(), "D2", &[], &[die], want);
    }
    // 6: one box of Cabinet Effectiveness, a Drama (here row 1: -1 PA) and -2 PA.
    row(&mut house(), "D2", &[], &[6, 1], "ce -1; pa -3");
}

#[test]
fn mrp_d2_zero_makes_an_advisor_experienced() {
    for (die, post) in [(1, "secstate"), (2, "secstate"), (3, "secdef"), (4, "secdef"), (5, "cos"), (6, "vp")]
    {
        let mut desk = house();
        desk.set1("attr", "team_builder", 1);
        row(&mut desk, "D2", &[], &[1, die], &format!("~ce +1; veteran.{post} +1"));
    }
}

#[test]
fn mrp_d2_zero_is_not_rolled_again_for_one_who_is_experienced_already() {
    let mut desk = house();
    desk.set1("attr", "team_builder", 1).set1("veteran", "cos", 1).set1("official", "cos", 4);
    row(&mut desk, "D2", &[], &[1, 5], "~ce +1");
}

#[test]
fn mrp_d2_modifiers_and_their_cap() {
    modifiers(
        "D2",
        &[],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
            (
                "a Chief of Staff with domestic 2",
                &|d| {
                    d.set1("official", "cos", 0);
                },
                -2,
            ),
            (
                "the other officials do not count",
                &|d| {
                    d.set1("official", "vp", 0).set1("official", "secstate", 0);
                },
                0,
            ),
            (
                "Team Builder",
                &|d| {
                    d.set1("attr", "team_builder", 1);
                },
                -1,
            ),
            (
                "one Tensions: half, rounded down",
                &|d| {
                    d.set1("ft_on", "f_press", 1);
                },
                0,
            ),
            (
                "three Tensions",
                &|d| {
                    d.fill("ft_on", 1).set1("ft_on", "f_press", 0).set1("ft_on", "f_crisis", 0).set1(
                        "ft_on",
                        "f_cabinet",
                        0,
                    );
                },
                1,
            ),
            ("six Tensions", &full, 3),
        ],
    );
}

#[test]
fn mrp_d2_one_ap_gives_minus_one_and_the_total_is_capped_at_minus_three() {
    let mut desk = house();
    desk.set("ap", 2).set1("official", "cos", 0).set1("attr", "team_builder", 1);
    // -2 -1 -1 is -4, capped at -3: a 6 becomes a 3.
    play(&mut desk, "D2", &[], &[6], "", "spend 1", "ap -1");
    assert_eq!(desk.hit(), (3, 3));
    // At most one AP. Declining costs nothing.
    desk.run("D2", &[]);
    assert_eq!(desk.choices(), ["spend 0", "spend 1"]);
    let mut desk = house();
    desk.set("ap", 1);
    play(&mut desk, "D2", &[], &[3], "", "spend 0", "");
}

// ---- D3 ----

#[test]
fn mrp_d3_every_row() {
    for (die, want) in [
        (1, "pa -1"),
        (2, "mr -1; pa -1; pr -1"),
        (3, "rwc -1; ap -2; pa -1; bc -1"),
        (4, "~soe.us -1; pa -2"),
        (6, "dc +1; ft_on.f_crisis +1; ~ce -1; pa -2"),
    ] {
        let mut desk = house();
        desk.set("ap", 5);
        row(&mut desk, "D3", &[], &[die], want);
    }
}

#[test]
fn mrp_d3_row_5_a_resignation() {
    for (die, post) in
        [(1, "secstate"), (2, "secstate"), (3, "secdef"), (4, "secdef"), (5, "cos"), (6, "cos")]
    {
        let mut desk = house();
        // Three candidates, the second is chosen, then D2 (a 4: nothing).
        play(
            &mut desk,
            "D3",
            &[],
            &[5, die, 4],
            "candidate ca01, candidate ca02, candidate ca03",
            "pick 02",
            &format!("official.{post} -17; cand_used.ca02 +1; cand_used.ca19 -1; ~ce -1; pa -2; pr -1"),
        );
    }
}

#[test]
fn mrp_d3_has_no_modifiers() {
    let mut desk = house();
    desk.set1("official", "cos", 0)
        .set1("attr", "team_builder", 1)
        .set1("ft_on", "f_press", 1)
        .set("newcomer", 1);
    assert_eq!(modifier(&mut desk, "D3", &[]), 0);
}

// ---- Focus Tensions ----

#[test]
fn mrp_seq_25_tensions_are_placed_from_six_to_one_and_removed_from_one_to_six() {
    let mut desk = house();
    for area in ["f_crisis", "f_security", "f_economy", "f_congress", "f_press", "f_cabinet"] {
        row(&mut desk, "ft_add", &["1"], &[], &format!("ft_on.{area} +1"));
    }
    for area in ["f_cabinet", "f_press", "f_congress", "f_economy", "f_security", "f_crisis"] {
        row(&mut desk, "ft_remove", &["1"], &[], &format!("ft_on.{area} -1"));
    }
    row(&mut desk, "ft_remove", &["1"], &[], "");
}

#[test]
fn mrp_seq_25_mrp_r38_full_focus_one_ap_and_one_drama_per_counter() {
    let mut desk = house();
    full(&mut desk);
    desk.set("ap", 5).set1("ft_on", "f_press", 0);
    // Three counters: one finds a place, the other two cost 1 AP and a Drama each.
    row(&mut desk, "ft_add", &["3"], &[1, 4], "ft_on.f_press +1; ap -2; pa -3; ~soe.us -1");
}

#[test]
fn mrp_r38_a_third_drama_in_the_same_chain_is_dropped() {
    let mut desk = house();
    full(&mut desk);
    desk.set("ap", 5);
    // The first Drama is a 6 and cannot place its Tensions: 1 AP and one more Drama, which is a 6 again; its Tensions are dropped. The
    // crisis is
    // then at 2.
    row(&mut desk, "ft_add", &["1"], &[6, 6], "ap -2; dc +2; ce -1; pa -4");
    // A chain that begins with a Drama has one more roll, but no third.
    let mut desk = house();
    full(&mut desk);
    desk.set("ap", 5);
    row(&mut desk, "D3", &[], &[6, 6], "ap -1; dc +2; ce -1; pa -4");
}

// ---- Setting the focus ----

#[test]
fn mrp_seq_11_mrp_r36_one_tensions_goes_and_the_others_are_placed_anew_from_six_down() {
    let mut desk = house();
    for area in ["f_cabinet", "f_press", "f_congress"] {
        desk.set1("ft_on", area, 1);
    }
    let before = desk.state.clone();
    desk.run("set_focus", &[]).act("choose dom-focus-keep");
    let want =
        "ft_on.f_cabinet -1; ft_on.f_press -1; ft_on.f_congress -1; ft_on.f_crisis +1; ft_on.f_security +1";
    same(&desk, &before, want, "three Tensions, order kept");
}

#[test]
fn mrp_seq_11_any_order_may_be_set_and_does_not_protect_low_priorities() {
    let mut desk = house();
    desk.set1("ft_on", "f_press", 1).set1("ft_on", "f_cabinet", 1);
    desk.run("set_focus", &[]).act("choose dom-focus-new");
    assert_eq!(desk.choices().len(), 6);
    for area in ["crisis", "security", "economy", "congress"] {
        desk.act(&format!("pick {area}"));
    }
    assert_eq!(desk.choices(), ["pick press", "pick cabinet"]);
    desk.act("pick cabinet");
    assert!(desk.done());
    for (n, area) in
        ["f_crisis", "f_security", "f_economy", "f_congress", "f_cabinet", "f_press"].iter().enumerate()
    {
        assert_eq!(desk.get1("focus_rank", area), n as i16 + 1, "{area}");
        assert_eq!(desk.get1("ft_on", area), i16::from(*area == "f_press"), "{area}");
    }
}

#[test]
fn mrp_r36_without_tensions_nothing_is_placed() {
    let mut desk = house();
    play(&mut desk, "set_focus", &[], &[], "", "choose dom-focus-keep", "");
}

// ---- The focus rolls ----

#[test]
fn mrp_focus_each_priority_has_its_range() {
    // Congress at each priority: the highest successful and the lowest failing roll.
    for (rank, highest) in [(1, 4), (2, 3), (3, 3), (4, 2), (5, 2), (6, 1)] {
        for die in 1..=6 {
            let mut desk = house();
            desk.set1("focus_rank", "f_congress", rank);
            row(&mut desk, "D1", &["f_congress"], &[die], if die <= highest { "rwc +1" } else { "" });
        }
    }
}

#[test]
fn mrp_seq_24_every_success() {
    for (area, dice, acts, want) in [
        ("f_congress", &[1][..], "", "rwc +1"),
        ("f_economy", &[1], "", "~soe.us +1"),
        ("f_security", &[1], "", "hs +1; pa -2"),
        ("f_press", &[1], "choose dom-press-pa", "pa +3"),
        ("f_press", &[1], "choose dom-press-mr", "pa +1; mr +1"),
        ("f_crisis", &[1], "", "ap +2"),
        ("f_cabinet", &[1, 3], "", "~ce +1"),
        ("f_cabinet", &[1, 4], "", "ap +3"),
    ] {
        play(&mut house(), "D1", &[area], dice, "", acts, want);
    }
    // With a group in the US the group falls by one level, chosen by the player; with a crisis the crisis falls.
    let mut desk = house();
    desk.group("conus", 2, 1).group("conus", 1, 0);
    play(
        &mut desk,
        "D1",
        &["f_security"],
        &[1],
        "",
        "pick 2-gathering",
        "tg.conus.tg2g -1; tg.conus.tg1g +1",
    );
    let mut desk = house();
    desk.set("dc", 2);
    row(&mut desk, "D1", &["f_crisis"], &[1], "dc -1");
}

#[test]
fn mrp_seq_24_rolls_go_from_six_to_one_and_skip_tensions() {
    let mut desk = house();
    desk.set1("ft_on", "f_crisis", 1).set1("ft_on", "f_press", 1);
    // Security 2 (success), economy 2 (success), Congress 4 (none), cabinet 4 (success) and its own die 6.
    let want = "hs +1; pa -2; ~soe.us +1; ap +3; ft_on.f_press -1";
    row(&mut desk, "focus_rolls", &[], &[2, 2, 4, 4, 6], want);
}

#[test]
fn mrp_r37_one_tensions_goes_after_all_rolls_from_the_highest_priority() {
    let mut desk = house();
    desk.fill("ft_on", 1);
    // All six have one: there is no roll at all, and the one on priority 1 is removed.
    row(&mut desk, "focus_rolls", &[], &[], "ft_on.f_cabinet -1");
}

#[test]
fn mrp_seq_24_the_newcomer_modifier_counts() {
    let mut desk = house();
    desk.set("newcomer", 1);
    // Priority 3: 1-3; a 4 with -1 succeeds.
    row(&mut desk, "D1", &["f_congress"], &[4], "rwc +1");
}

// ---- Officials ----

#[test]
fn mrp_r26_one_novice_may_become_a_veteran_on_one_or_two() {
    for (die, want) in [(1, "veteran.cos +1"), (2, "veteran.cos +1"), (3, ""), (6, "")] {
        play(&mut house(), "cabinet_experience", &[], &[die], "", "pick cos", want);
    }
    // Only Novices; a vacant post is skipped.
    let mut desk = house();
    desk.set1("veteran", "secdef", 1).dice(&[3]).run("cabinet_experience", &[]);
    assert_eq!(desk.choices(), ["pick cos", "pick state"]);
    let mut desk = house();
    desk.set1("official", "secstate", -1).run("cabinet_experience", &[]);
    assert_eq!(desk.choices(), ["pick cos", "pick defense"]);
    let mut desk = house();
    desk.fill("veteran", 1);
    row(&mut desk, "cabinet_experience", &[], &[], "");
}

#[test]
fn mrp_r27_the_yearly_replacement_leaves_the_game_and_worsens_the_cabinet() {
    let mut desk = house();
    desk.run("cabinet_replacement", &[]);
    assert_eq!(desk.choices(), ["pick cos", "pick state", "pick defense", "decline"]);
    play(
        &mut house(),
        "cabinet_replacement",
        &[],
        &[],
        "candidate ca05, candidate ca01, candidate ca09",
        "pick defense, pick 05",
        "~ce -1; official.secdef -14; cand_used.ca05 +1; cand_used.ca19 +1",
    );
    play(&mut house(), "cabinet_replacement", &[], &[], "", "decline", "");
}

#[test]
fn mrp_r27_other_replacements_return_to_the_cup() {
    let mut desk = house();
    play(
        &mut desk,
        "fire_official",
        &["secdef"],
        &[3],
        "candidate ca05, candidate ca01, candidate ca09",
        "pick 09",
        "official.secdef -10; cand_used.ca09 +1; cand_used.ca19 -1",
    );
    // The other two are back in the cup.
    assert_eq!((desk.get1("cand_used", "ca05"), desk.get1("cand_used", "ca01")), (0, 0));
}

#[test]
fn mrp_r109_newcomers_are_novices_and_the_scandal_leaves_with_the_official() {
    let mut desk = house();
    desk.set1("scandal", "cos", 2).set1("veteran", "cos", 1).set1("official", "cos", 4);
    play(
        &mut desk,
        "replace_official",
        &["cos", "1"],
        &[],
        "candidate ca06, candidate ca07, candidate ca08",
        "pick 07",
        "official.cos +2; veteran.cos -1; scandal.cos -2; cand_used.ca07 +1",
    );
}

#[test]
fn mrp_r109_fewer_than_three_candidates_and_none() {
    let mut desk = house();
    desk.fill("cand_used", 2).set1("cand_used", "ca03", 0).set1("cand_used", "ca04", 0);
    desk.draws("candidate", &["ca04", "ca03"]).run("replace_official", &["cos", "0"]);
    assert_eq!(desk.choices(), ["pick 03", "pick 04"]);
    let mut desk = house();
    desk.fill("cand_used", 2).set1("official", "cos", 0).set1("cand_used", "ca01", 1);
    row(&mut desk, "replace_official", &["cos", "0"], &[], "official.cos -1; cand_used.ca01 +1");
    assert_eq!(desk.get1("official", "cos"), -1);
    // A vacant post has rating 0: no modifier on D2.
    assert_eq!(modifier(&mut desk, "D2", &[]), 0);
}
