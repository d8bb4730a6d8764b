//! The end of a year: clean-up, the thirteen consequences, the Evaluation.

use mr_president::program;

use crate::common::{Desk, of};
use crate::kit::{REGIONS, SLOTS, draws, play, quiet, region, same};

/// A year end with full lists in which nothing is asked: the administration keeps its priorities.
fn full() -> Desk {
    let mut desk = quiet();
    lists(&mut desk, [1, 2, 3, 4, 5], [6, 7, 8, 9]);
    desk
}

fn lists(desk: &mut Desk, public: [i16; 5], admin: [i16; 4]) {
    for (slot, bill) in SLOTS.iter().zip(public) {
        desk.set1("public_list", slot, bill);
    }
    for (slot, bill) in SLOTS.iter().zip(admin) {
        desk.set1("admin_list", slot, bill);
    }
}

fn public(desk: &Desk) -> [i16; 5] {
    SLOTS.map(|slot| desk.get1("public_list", slot))
}

fn admin(desk: &Desk) -> [i16; 4] {
    ["slot1", "slot2", "slot3", "slot4"].map(|slot| desk.get1("admin_list", slot))
}

// ---- Clean-up ----

#[test]
fn mrp_seq_55_mrp_seq_57_clean_up_of_a_quiet_year() {
    let mut desk = full();
    desk.fill("group_done", 1).set1("chit_drawn", "draw1", 1).set("turn", 1);
    let want = "chit_drawn.draw1 -1; chit_cup.draw1 +1; ~rel.russia -1; ~rel.china -1; group_done.group_a -1; \
                group_done.group_b -1; group_done.group_c -1; group_done.group_d -1";
    play(&mut desk, "clean_up", &[], "", "choose year-admin-keep", want);
}

/// The counters follow the rule of all trends: a second one moves relations.
#[test]
fn mrp_seq_57_relations_with_both_peers_cool_down() {
    let mut desk = full();
    desk.set_trend("rel", Some("russia"), -1).set_trend("rel", Some("china"), 1).set("turn", 1);
    play(
        &mut desk,
        "clean_up",
        &[],
        "",
        "choose year-admin-keep",
        "rel.russia -1; ~rel.russia +1; ~rel.china -1",
    );
}

#[test]
fn mrp_seq_56_bills_of_the_year() {
    let mut desk = full();
    desk.set("turn", 1)
        .set1("bill_at", "bill10", 2)
        .set1("bill_at", "bill11", 3)
        .set1("bill_at", "bill12", 1);
    desk.set1("bill_at", "bill13", 4).set1("bill_at", "gsi_space", 2).set1("admin_out", "bill13", 1).set1(
        "public_out",
        "bill13",
        1,
    );
    let want = "bill_at.bill10 -2; bill_at.bill11 +1; bill_at.gsi_space -2; public_out.bill11 +1; admin_out.bill11 +1; \
                ~rel.russia -1; ~rel.china -1";
    play(&mut desk, "clean_up", &[], "", "choose year-admin-keep", want);
}

#[test]
fn mrp_seq_58_mrp_r84_public_priorities_slide_up_then_blanks_are_drawn() {
    let mut desk = full();
    lists(&mut desk, [0, 2, 0, 4, 5], [6, 7, 8, 9]);
    desk.set("turn", 1);
    draws(&mut desk, "numbered bill16, numbered bill1");
    desk.run("clean_up", &[]).act("choose year-admin-keep");
    assert_eq!(public(&desk), [2, 4, 5, 16, 1]);
    assert!(desk.given.is_empty() && desk.done());
}

/// A counter of a Landmark bill leaves the game and is never drawn again.
#[test]
fn mrp_r84_mrp_r96_counters_of_landmark_bills_leave_the_game() {
    let mut desk = full();
    desk.set("turn", 1).set1("bill_at", "bill3", 3).set1("bill_at", "bill7", 3);
    // The only counters left are 1, 2, 4, 5 on the list and 10 in the cup.
    for n in [6, 8, 9, 11, 12, 13, 14, 15, 16] {
        desk.set1("public_out", &n.to_string(), 1);
    }
    draws(&mut desk, "numbered bill10");
    desk.run("clean_up", &[]).act("choose year-admin-keep");
    // Place 2 of the administration had bill 7. It is refilled, but not with a Landmark, a listed bill or the promise.
    assert_eq!(public(&desk), [1, 2, 4, 5, 10]);
    let offers: Vec<i16> = desk.choices().iter().map(|act| act[5..].parse().unwrap()).collect();
    assert_eq!(offers, [1, 2, 4, 5, 10, 11, 12, 13, 14, 15, 16]);
    desk.act("pick 16");
    assert_eq!(admin(&desk), [6, 16, 8, 9]);
    for bill in ["bill3", "bill7"] {
        assert_eq!((desk.get1("public_out", bill), desk.get1("admin_out", bill)), (1, 1));
    }
}

#[test]
fn mrp_seq_59_mrp_r96_administration_priorities_may_be_changed() {
    let mut desk = full();
    desk.set("turn", 3).set1("bill_at", "bill2", 4).set1("admin_out", "bill2", 1).set1(
        "public_out",
        "bill2",
        1,
    );
    lists(&mut desk, [1, 3, 4, 5, 10], [6, 7, 8, 9]);
    desk.run("clean_up", &[]).act("choose year-admin-new");
    // Any of the sixteen except the Landmark and the promise.
    assert_eq!(desk.choices().len(), 14);
    assert!(!desk.may("pick 2") && !desk.may("pick 9"));
    desk.act("pick 8").act("pick 6").act("pick 1");
    assert_eq!(admin(&desk), [8, 6, 1, 9], "the promise is not touched");
    assert!(desk.done());
    // If kept, there is no further question.
    let mut desk = full();
    desk.set("turn", 3).run("clean_up", &[]).act("choose year-admin-keep");
    assert_eq!(admin(&desk), [6, 7, 8, 9]);
    assert!(desk.done());
}

/// The cups hold one counter for each of the bills 1 to 16.
#[test]
fn mrp_r96_sixteen_counters_in_each_cup() {
    for seed in 0..10 {
        let mut desk = quiet();
        for n in 1..=11 {
            desk.set1("public_out", &n.to_string(), 1);
        }
        desk.run_through("public_draw", &[], seed);
        let mut list = public(&desk);
        list.sort_unstable();
        assert_eq!(list, [12, 13, 14, 15, 16], "all that is left, each once");
    }
    assert_eq!(program().domain("numbered").len(), 16);
}

// ---- Consequences 1 ----

/// Every region has Stability 8 and no counters, so step 1 changes nothing there.
fn stable() -> Desk {
    let mut desk = quiet();
    desk.fill("stab", 8);
    desk
}

#[test]
fn mrp_seq_60_mrp_r71_every_stability() {
    for (stab, start, want) in [
        (8, &[(1, 0), (3, 0)][..], &[(3, 0)][..]),
        (7, &[(2, 1), (3, 0)], &[(1, 1), (3, 0)]),
        (7, &[(1, 2)], &[]),
        (7, &[], &[]),
        (6, &[(2, 0)], &[(1, 0), (2, 0)]),
        (5, &[(2, 0)], &[(1, 0), (1, 0), (2, 0)]),
        (4, &[(2, 0)], &[(1, 0), (1, 0), (2, 0)]),
        (3, &[(2, 0)], &[(1, 0), (1, 0), (3, 0)]),
    ] {
        let mut desk = stable();
        desk.set1("stab", "africa", stab);
        for (level, intel) in start {
            desk.group("africa", *level, *intel);
        }
        let before = desk.state.clone();
        desk.run_through("consequence_1", &[], 1);
        assert_eq!(desk.groups("africa"), want, "Stability {stab}, groups {start:?}");
        assert_eq!(desk.get1("uns", "africa"), i16::from(stab == 3), "Stability {stab}");
        let other =
            desk.changes(&before).into_iter().filter(|c| !c.starts_with("tg[") && !c.starts_with("uns["));
        assert_eq!(other.collect::<Vec<_>>(), Vec::<String>::new(), "Stability {stab}");
    }
}

#[test]
fn mrp_seq_60_the_limit_of_groups() {
    // At the limit the largest group rises instead of adding a new one; each new group is handled separately.
    for (stab, start, want) in [
        (6, &[1, 1, 1, 2][..], &[1, 1, 1, 3][..]),
        (5, &[1, 1, 1, 2], &[1, 1, 1, 4]),
        (5, &[1, 1, 2], &[1, 1, 1, 3]),
        (4, &[1, 1, 1, 2], &[1, 1, 1, 1, 3]),
        (4, &[1, 1, 1, 1, 2], &[1, 1, 1, 1, 4]),
        (3, &[1, 1, 1, 1, 1], &[1, 1, 1, 1, 4]),
    ] {
        let mut desk = stable();
        desk.set1("stab", "africa", stab);
        start.iter().for_each(|level| _ = desk.group("africa", *level, 0));
        desk.run_through("consequence_1", &[], 1);
        let levels: Vec<i16> = desk.groups("africa").iter().map(|(level, _)| *level).collect();
        assert_eq!(levels, want, "Stability {stab}, {start:?}");
    }
    // The rulebook's example: the largest is a level 4 and becomes a Rogue State; then there is room for the second group.
    let mut desk = stable();
    desk.set1("stab", "africa", 5).group("africa", 4, 0);
    (0..3).for_each(|_| _ = desk.group("africa", 1, 0));
    desk.run_through("consequence_1", &[], 1);
    assert_eq!(region(&desk, "africa"), "5/5/0; TG 1 1 1 1; RS1");
    // The same at Stability 3 with two of level 4: a second Rogue State, and fewer groups than allowed.
    let mut desk = stable();
    desk.set1("stab", "africa", 3).group("africa", 4, 0).group("africa", 4, 0);
    (0..3).for_each(|_| _ = desk.group("africa", 1, 0));
    desk.run_through("consequence_1", &[], 1);
    assert_eq!(region(&desk, "africa"), "5/3/0; TG 1 1 1 1; RS1; RS1; UnS 1");
}

#[test]
fn mrp_seq_60_rogue_and_unstable_states_of_a_stable_region() {
    for stab in [7, 8] {
        // The largest one falls; a level 1 becomes a group of level 4. One Unstable State leaves.
        let mut desk = stable();
        desk.set1("stab", "apac", stab).rogue("apac", 1).rogue("apac", 3).set1("uns", "apac", 1);
        desk.draws("rslot", &["rs2"]);
        play(&mut desk, "consequence_1", &[], "", "", "rs_level.rs2 -1; uns.apac -1");
        let mut desk = stable();
        desk.set1("stab", "apac", stab).rogue("apac", 1).draws("rslot", &["rs1"]);
        play(
            &mut desk,
            "consequence_1",
            &[],
            "",
            "",
            &format!("rs_level.rs1 -1; rs_at.rs1 -{}; tg.apac.tg4 +1", of("apac") + 1),
        );
    }
    // At 5, 4 and 3 there is no effect.
    for stab in [3, 4, 5] {
        let mut desk = stable();
        desk.set1("stab", "apac", stab).rogue("apac", 1);
        desk.run_through("consequence_1", &[], 1);
        assert_eq!(desk.get1("rs_level", "rs1"), 1, "Stability {stab}");
    }
}

#[test]
fn mrp_r72_at_stability_6_a_group_comes_and_a_rogue_state_may_shrink() {
    for die in 1..=10 {
        let mut desk = stable();
        desk.set1("stab", "africa", 6).rogue("africa", 2).rogue("africa", 1).draws("rslot", &["rs1"]);
        let want = if die <= 4 { "tg.africa.tg1 +1; rs_level.rs1 -1" } else { "tg.africa.tg1 +1" };
        play(&mut desk, "consequence_1", &[die], "", "", want);
    }
    // A level 1 becomes a group of level 4.
    let mut desk = stable();
    desk.set1("stab", "africa", 6)
        .rogue("africa", 1)
        .draws("rslot", &["rs1"])
        .dice(&[4])
        .run("consequence_1", &[]);
    assert_eq!(region(&desk, "africa"), "5/6/0; TG 4 1");
}

/// The order of the regions is fixed, and a region is completed before the next one begins.
#[test]
fn mrp_r71_regions_in_sweep_order() {
    let mut desk = quiet();
    desk.fill("stab", 6);
    for region in REGIONS {
        desk.rogue(region, 2);
    }
    // The third and the fifth die succeed: Central America and the Middle East.
    desk.draws("rslot", &["rs1", "rs2", "rs3", "rs4", "rs5", "rs6", "rs7", "rs8"]);
    desk.dice(&[5, 5, 4, 5, 1, 5, 5, 5]).run("consequence_1", &[]);
    let levels: Vec<i16> = (0..8).map(|n| desk.get1("rs_level", &n.to_string())).collect();
    assert_eq!(levels, [2, 2, 1, 2, 1, 2, 2, 2]);
    assert_eq!(program().domain("region").words, REGIONS);
}

#[test]
fn mrp_seq_60_two_unstable_states_cost_an_ally() {
    for (uns, falls) in [(1, false), (2, true), (3, true)] {
        let mut desk = stable();
        desk.set1("stab", "mideast", 6).set1("uns", "mideast", uns).fill("level", 2);
        if falls {
            desk.draws("ally", &["gulf"]);
        }
        let want = if falls { "tg.mideast.tg1 +1; level.gulf -1" } else { "tg.mideast.tg1 +1" };
        play(&mut desk, "consequence_1", &[], "", "", want);
    }
    // Counted at the end: Stability 3 adds one, 7 removes one.
    let mut desk = stable();
    desk.set1("stab", "casia", 3).set1("uns", "casia", 1).draws("ally", &["india"]).draws("tgkind", &["tg1"]);
    play(
        &mut desk,
        "consequence_1",
        &[],
        "",
        "",
        "tg.casia.tg1 +1; tg.casia.tg2 +1; uns.casia +1; level.india -1",
    );
    let mut desk = stable();
    desk.set1("stab", "casia", 7).set1("uns", "casia", 2);
    play(&mut desk, "consequence_1", &[], "", "", "uns.casia -1");
    // A region without allies cannot lose one.
    let mut desk = stable();
    desk.set1("stab", "africa", 6).set1("uns", "africa", 2);
    play(&mut desk, "consequence_1", &[], "", "", "tg.africa.tg1 +1");
}

// ---- Consequences 2 ----

#[test]
fn mrp_seq_61_mrp_r73_recruiting_and_the_check() {
    // Two regions: a group of level 1 rises and keeps its intel box; in a region without one, one is added. The check passes.
    let mut desk = quiet();
    desk.group("africa", 1, 2).group("africa", 3, 0).group("apac", 2, 0).draws("tgkind", &["tg1l"]);
    play(
        &mut desk,
        "consequence_2",
        &[8, 10, 5],
        "",
        "",
        "tg.africa.tg1l -1; tg.africa.tg2l +1; tg.apac.tg1 +1",
    );
    // The same region twice: the group added first rises.
    let mut desk = quiet();
    desk.draws("tgkind", &["tg1"]);
    play(&mut desk, "consequence_2", &[8, 9, 5], "", "", "tg.africa.tg2 +1");
    // Failed: a group in the US, and an unused Terrorism card is added to the Crisis deck unseen.
    let mut desk = quiet();
    desk.set1("at", "T07", of("unused"));
    let card = of("deck") - of("unused");
    let want = format!("tg.euro.tg1 +1; tg.samerica.tg1 +1; tg.conus.tg1 +1; at.T07 {card:+}");
    play(&mut desk, "consequence_2", &[1, 7, 6], "card T07", "", &want);
    assert_eq!(desk.get1("known", "T07"), 0);
    // If no card is left, the group is added all the same.
    let mut desk = quiet();
    play(
        &mut desk,
        "consequence_2",
        &[1, 7, 6],
        "",
        "",
        "tg.euro.tg1 +1; tg.samerica.tg1 +1; tg.conus.tg1 +1",
    );
}

// ---- Consequences 3 ----

#[test]
fn mrp_loss_7_a_rogue_state_4_at_step_3a() {
    let mut desk = quiet();
    desk.rogue("africa", 4).run("consequence_3", &[]);
    assert_eq!(desk.ended(), Some("loss-7"));
    let mut desk = quiet();
    desk.rogue("africa", 3).draws("rslot", &["rs1"]).dice(&[6]).run("consequence_3", &[]);
    assert_eq!(desk.ended(), None);
}

#[test]
fn mrp_seq_62_b_and_c_by_level() {
    // Levels 2 and 3: Stability -1 and the highest group rises. Level 1: a crisis.
    for level in [2, 3] {
        let mut desk = quiet();
        desk.rogue("africa", level)
            .group("africa", 2, 0)
            .group("africa", 1, 0)
            .draws("rslot", &["rs1"])
            .draws("tgkind", &["tg2"]);
        play(&mut desk, "consequence_3", &[6], "", "", "stab.africa -1; tg.africa.tg2 -1; tg.africa.tg3 +1");
    }
    let mut desk = quiet();
    desk.rogue("africa", 1).group("africa", 2, 0).draws("rslot", &["rs1"]);
    play(&mut desk, "consequence_3", &[6], "", "", "rc.africa +1");
    // Each one counts separately.
    let mut desk = quiet();
    desk.rogue("africa", 1).rogue("africa", 1).rogue("apac", 2).draws("rslot", &["rs3"]);
    play(&mut desk, "consequence_3", &[6], "", "", "rc.africa +2; stab.apac -1");
}

/// "For each ROGUE STATE 1 counter on the board": also for one that a group of level 4 has just become.
#[test]
fn mrp_r74_c_counts_a_rogue_state_1_that_b_has_made() {
    let mut desk = quiet();
    desk.rogue("africa", 2).group("africa", 4, 0).draws("tgkind", &["tg4"]).draws("rslot", &["rs1"]);
    desk.dice(&[6]).run("consequence_3", &[]);
    assert_eq!(region(&desk, "africa"), "5/4/1; RS2; RS1", "a crisis for the new one");
}

#[test]
fn mrp_r74_a_rogue_state_4_made_by_recruiting_survives_the_year() {
    let mut desk = quiet();
    desk.rogue("africa", 3).draws("rslot", &["rs1"]).dice(&[5]).run("consequence_3", &[]);
    assert_eq!((desk.get1("rs_level", "rs1"), desk.ended()), (4, None));
    desk.run("consequence_3", &[]);
    assert_eq!(desk.ended(), Some("loss-7"), "the next year end");
}

#[test]
fn mrp_seq_62_d_no_rogue_state_at_all() {
    let mut desk = quiet();
    desk.set1("level", "uk", 2).run("consequence_3", &[]);
    assert_eq!(desk.choices().len(), 8, "one ally of your choice");
    assert!(!desk.may("pick uk"));
    play(&mut quiet(), "consequence_3", &[], "", "pick rok", "wo +1; goodwill +2; pa +3; level.rok +1");
    // All allies are Very Close.
    let mut desk = quiet();
    desk.fill("level", 2);
    play(&mut desk, "consequence_3", &[], "", "", "wo +1; goodwill +2; pa +3");
}

/// Iran and North Korea are not Rogue States, regardless of their counters.
#[test]
fn mrp_r75_rogue_nations_do_not_count() {
    let mut desk = quiet();
    desk.fill("level", 2).fill("nuke", 5).set1("t", "iran", 9).set1("t", "nk", 9);
    play(&mut desk, "consequence_3", &[], "", "", "wo +1; goodwill +2; pa +3");
    // They are not subtracted in the Evaluation either: 4 + 5 + 5 + 5 + 5 = 24.
    let mut desk = quiet();
    desk.fill("nuke", 5);
    play(&mut desk, "evaluation", &[], "", "", "");
}

#[test]
fn mrp_seq_62_e_and_f_recruiting() {
    for die in 1..=10 {
        for (ap, plus) in [(0, 0), (-1, 2), (1, 0)] {
            let mut desk = quiet();
            desk.rogue("africa", 1).set1("rs_ap", "rs1", ap).draws("rslot", &["rs1"]);
            let up = if die + plus <= 5 { "; rs_level.rs1 +1" } else { "" };
            let off = if ap < 0 { "; rs_ap.rs1 +1" } else { "" };
            play(&mut desk, "consequence_3", &[die], "", "", &format!("rc.africa +1{up}{off}"));
        }
    }
    // Only one recruits, drawn at random. All -1 counters are removed, a +1 stays.
    let mut desk = quiet();
    desk.rogue("africa", 1)
        .rogue("apac", 1)
        .rogue("east", 1)
        .set1("rs_ap", "rs1", -1)
        .set1("rs_ap", "rs2", -1);
    desk.set1("rs_ap", "rs3", 1).draws("rslot", &["rs3"]);
    let want = "rc.africa +1; rc.apac +1; rc.east +1; rs_level.rs3 +1; rs_ap.rs1 +1; rs_ap.rs2 +1";
    play(&mut desk, "consequence_3", &[5], "", "", want);
}

#[test]
fn mrp_seq_62_mrp_r100_a_major_crisis_of_c_comes_before_the_recruiting() {
    // WD1: 1 +1 for the Rogue State is row 2; then the recruiting roll, 6.
    let mut desk = quiet();
    desk.rogue("africa", 1).set1("rc", "africa", 3).draws("rslot", &["rs1"]);
    play(&mut desk, "consequence_3", &[1, 6], "", "", "pa -2; ~align.africa -1; rc.africa -1");
}

// ---- Consequences 4 ----

/// A war of the US in a region, with status from the US point of view.
fn us_war(desk: &mut Desk, slot: &str, place: &str, status: i16, side: i16) {
    desk.set1("war_kind", slot, of("us_insurgents")).set1("war_at", slot, of(place)).set1(
        "war_type",
        slot,
        of("guerilla"),
    );
    desk.set1("war_status", slot, status)
        .set1("war_us", slot, side)
        .set1("war_named", slot, side)
        .set1("war_rs", slot, -1);
}

#[test]
fn mrp_seq_63_mrp_r76_wars_of_the_us() {
    // It is winning from 2 steps on the US side; one step is still a stalemate (ruling 110).
    for (status, side, loses) in [
        (4, 1, false),
        (3, 1, false),
        (2, 1, false),
        (1, 1, true),
        (0, 1, true),
        (-2, 1, true),
        (-2, 2, false),
        (-1, 2, true),
        (2, 2, true),
    ] {
        let mut desk = quiet();
        desk.set2("unit_at", "b_africa", "intel", 1);
        us_war(&mut desk, "w1", "africa", status, side);
        let want = if loses { "~soe.us -1; pa -2" } else { "~soe.us -1" };
        play(&mut desk, "consequence_4", &[], "", "", want);
    }
    // Each war counts: two counters move the economy, and approval is lost twice.
    let mut desk = quiet();
    desk.set2("unit_at", "b_africa", "intel", 1).set2("unit_at", "b_casia", "light", 1);
    us_war(&mut desk, "w1", "africa", 0, 1);
    us_war(&mut desk, "w3", "casia", -2, 1);
    play(&mut desk, "consequence_4", &[], "", "", "soe.us -1; pa -4");
    // Without units there it costs nothing; nor do wars of others.
    let mut desk = quiet();
    desk.fill("unit_at", 0);
    us_war(&mut desk, "w1", "africa", 0, 1);
    play(&mut desk, "consequence_4", &[], "", "", "");
    let mut desk = quiet();
    us_war(&mut desk, "w1", "africa", 0, 0);
    desk.set1("war_kind", "w1", of("india_pakistan")).set1("war_named", "w1", 1);
    play(&mut desk, "consequence_4", &[], "", "", "");
}

#[test]
fn mrp_seq_63_civil_wars_but_not_ceasefires() {
    let mut desk = quiet();
    desk.set2("cwn", "africa", "cw", 2).set2("cwn", "mideast", "cw_iran", 1).set2("cwn", "casia", "cwc", 1);
    desk.set2("cwn", "east", "cwc_pk", 1);
    play(&mut desk, "consequence_4", &[], "", "", "rc.africa +2; rc.mideast +1");
    // A Major Crisis is resolved before step 5: -2 approval, row 2, and the crisis goes back to 2 (+1 for the civil war).
    let mut desk = quiet();
    desk.set2("cwn", "africa", "cw", 1).set1("rc", "africa", 3);
    play(&mut desk, "consequence_4", &[1], "", "", "pa -2; ~align.africa -1; rc.africa -1");
}

// ---- Consequences 5 ----

#[test]
fn mrp_seq_64_footprints_are_flipped() {
    for (kind, want) in [
        ("foot_nothing", ""),
        ("foot_ta", "~align.mideast -1"),
        ("foot_rc", "rc.mideast +1"),
        ("foot_tg", "tg.mideast.tg1 +1"),
        ("foot_pa", "pa -1"),
    ] {
        let mut desk = quiet();
        desk.fill("unit_at", 0).set1("footprint", "mideast", 1).draws("footkind", &[kind]);
        play(&mut desk, "consequence_5", &[], "", "", &format!("footprint.mideast -1; {want}"));
    }
    // Tensions on a random home ally, or else Trending Anti-US.
    let mut desk = quiet();
    desk.fill("unit_at", 0)
        .set1("footprint", "mideast", 1)
        .draws("footkind", &["foot_t"])
        .draws("ally", &["israel"]);
    play(&mut desk, "consequence_5", &[], "", "", "footprint.mideast -1; t.israel +1");
    let mut desk = quiet();
    desk.fill("unit_at", 0).set1("footprint", "africa", 1).draws("footkind", &["foot_t"]);
    play(&mut desk, "consequence_5", &[], "", "", "footprint.africa -1; ~align.africa -1");
    // Each counter separately, region by region.
    let mut desk = quiet();
    desk.fill("unit_at", 0).set1("footprint", "mideast", 2).set1("footprint", "africa", 1);
    desk.draws("footkind", &["foot_pa", "foot_rc", "foot_tg"]);
    let want = "footprint.mideast -2; footprint.africa -1; pa -1; rc.mideast +1; tg.africa.tg1 +1";
    play(&mut desk, "consequence_5", &[], "", "", want);
}

#[test]
fn mrp_seq_64_mrp_r77_new_footprints() {
    // Heavy on either side, Light and Marines ashore, in each region box; not SOF, Intelligence, Air Force or Carriers.
    let mut desk = quiet();
    desk.fill("unit_at", 0);
    for (unit, count) in [
        ("heavy", 1),
        ("transit", 1),
        ("light", 2),
        ("usmc", 1),
        ("usaf", 3),
        ("carrier", 1),
        ("sof", 2),
        ("intel", 2),
    ] {
        desk.set2("unit_at", "b_mideast", unit, count);
    }
    play(&mut desk, "consequence_5", &[], "", "", "footprint.mideast +5");
    // Nothing in the Eurozone, Eastern Europe, the zones, CONUS, the box of South Korea and the assets box.
    let mut desk = quiet();
    desk.fill("unit_at", 0);
    for place in ["b_euro", "b_east", "b_conus", "z_med", "z_wpacific", "b_rok", "b_assets"] {
        desk.set2("unit_at", place, "heavy", 2)
            .set2("unit_at", place, "light", 1)
            .set2("unit_at", place, "usmc", 1);
    }
    play(&mut desk, "consequence_5", &[], "", "", "");
    // Every war, regardless of whose, but not civil wars. Also in Eastern Europe, where only troops are exempt.
    let mut desk = quiet();
    desk.fill("unit_at", 0).set2("cwn", "africa", "cw", 2);
    for (slot, place) in [("w1", "casia"), ("w2", "casia"), ("w3", "apac"), ("w4", "east")] {
        us_war(&mut desk, slot, place, 0, 0);
        desk.set1("war_kind", slot, of("india_pakistan"));
    }
    play(&mut desk, "consequence_5", &[], "", "", "footprint.casia +2; footprint.apac +1; footprint.east +1");
    // There are only twenty counters.
    let mut desk = quiet();
    desk.fill("unit_at", 0);
    for place in ["b_camerica", "b_samerica", "b_mideast"] {
        desk.set2("unit_at", place, "light", 8);
    }
    play(
        &mut desk,
        "consequence_5",
        &[],
        "",
        "",
        "footprint.camerica +8; footprint.samerica +8; footprint.mideast +4",
    );
}

// ---- Consequences 6 ----

#[test]
fn mrp_seq_65_good_government() {
    for (rc, uns, rogue, want) in [
        (0, 0, false, "stab.africa +1"),
        (0, 1, false, "stab.africa +1"),
        (0, 2, false, ""),
        (0, 0, true, ""),
        (1, 1, false, "uns.africa -1"),
        (1, 1, true, "uns.africa -1"),
        (1, 2, false, ""),
        (2, 0, false, ""),
        (2, 1, false, ""),
        (3, 0, false, ""),
    ] {
        let mut desk = quiet();
        desk.fill("rc", 2).set1("rc", "africa", rc).set1("uns", "africa", uns);
        if rogue {
            desk.rogue("africa", 1);
        }
        play(&mut desk, "consequence_6", &[], "", "", want);
    }
}

#[test]
fn mrp_seq_65_mrp_r78_a_calm_region_loses_tensions_or_terror() {
    let calm = |place: &str| {
        let mut desk = quiet();
        desk.fill("rc", 2).set1("rc", place, 1).fill("t", 1);
        desk
    };
    // The Middle East: Israel, the Gulf States and Iran. Two counters in all.
    let mut desk = calm("mideast");
    desk.group("mideast", 2, 0).run("consequence_6", &[]);
    assert_eq!(desk.choices(), ["choose year-calm-tensions", "choose year-calm-terror"]);
    desk.act("choose year-calm-tensions");
    assert_eq!(desk.choices(), ["pick israel", "pick gulf", "pick iran"]);
    let before = desk.state.clone();
    desk.act("pick iran").act("pick gulf");
    same(&desk, &before, "t.iran -1; t.gulf -1", "two Tensions");
    // Both from one country, if it has two.
    let mut desk = calm("mideast");
    desk.set1("t", "iran", 2).run("consequence_6", &[]);
    let before = desk.state.clone();
    desk.act("pick iran").act("pick iran");
    same(&desk, &before, "t.iran -2", "without terror groups nothing else is asked");
    for (place, holders) in [
        ("euro", &["pick uk", "pick nato"][..]),
        ("apac", &["pick japan", "pick rok", "pick australia", "pick nk"]),
    ] {
        let mut desk = calm(place);
        desk.run("consequence_6", &[]);
        assert_eq!(desk.choices(), holders, "{place}");
    }
    // Central/South Asia: only India, one counter.
    play(&mut calm("casia"), "consequence_6", &[], "", "", "t.india -1");
    // No home ally: only terror groups count; if there are none, nothing happens.
    for place in ["east", "camerica", "samerica", "africa"] {
        play(&mut calm(place), "consequence_6", &[], "", "", "");
    }
}

#[test]
fn mrp_seq_65_a_calm_region_lowers_two_groups() {
    let calm = || {
        let mut desk = quiet();
        desk.fill("rc", 2).set1("rc", "africa", 1);
        desk
    };
    // Two different groups: the first one cannot be lowered twice.
    let mut desk = calm();
    desk.group("africa", 3, 1).group("africa", 2, 0).group("africa", 1, 0).run("consequence_6", &[]);
    desk.act("pick 3-gathering");
    assert_eq!(desk.choices(), ["pick 1", "pick 2"]);
    desk.act("pick 1");
    assert_eq!(desk.groups("africa"), [(2, 0), (2, 1)]);
    assert!(desk.done());
    // Only one group.
    let mut desk = calm();
    desk.group("africa", 3, 0);
    play(&mut desk, "consequence_6", &[], "", "", "tg.africa.tg3 -1; tg.africa.tg2 +1");
    // A different group, although it is where the first one has just moved to.
    let mut desk = calm();
    desk.group("africa", 2, 0).group("africa", 1, 0).run("consequence_6", &[]).act("pick 2");
    assert_eq!(desk.groups("africa"), [(1, 0)], "the lowered one and nothing of the other");
}

/// If Iran is out of the game, it holds nothing.
#[test]
fn mrp_r78_iran_out_of_the_game() {
    let mut desk = quiet();
    desk.fill("rc", 2).set1("rc", "mideast", 1).set1("t", "iran", 2).set("iran_out", 1);
    play(&mut desk, "consequence_6", &[], "", "", "");
}

// ---- Consequences 7 to 10 ----

#[test]
fn mrp_seq_66_the_economy_of_the_eu() {
    for (soe, want) in
        [(7, "stab.euro +1"), (6, "stab.euro +1"), (5, ""), (4, "stab.euro -1"), (3, "stab.euro -1")]
    {
        let mut desk = quiet();
        desk.set1("soe", "euro_soe", soe);
        play(&mut desk, "consequence_7", &[], "", "", want);
    }
}

#[test]
fn mrp_seq_67_mrp_r79_an_agent_for_peace() {
    let peace = || {
        let mut desk = quiet();
        desk.set("goodwill", 3).set2("cwn", "africa", "cw", 1).set2("cwn", "mideast", "cw_iran", 1);
        desk.set2("cwn", "casia", "cwc", 1);
        desk
    };
    play(&mut peace(), "consequence_8", &[], "", "", "lp +5; pp +2; pa +5; wo +1; nobel +1; goodwill -3");
    let mut desk = peace();
    desk.set("nobel", 1).set("goodwill", 5);
    play(&mut desk, "consequence_8", &[], "", "", "lp +2; pp +1; pa +3; goodwill -3");
    // Each condition alone is not enough.
    let mut desk = peace();
    desk.set("goodwill", 2);
    play(&mut desk, "consequence_8", &[], "", "", "");
    let mut desk = peace();
    desk.set2("cwn", "east", "cw", 1);
    play(&mut desk, "consequence_8", &[], "", "", "");
    for (kind, blocks) in [
        ("us_rs", true),
        ("us_taiwan", true),
        ("india_pakistan", true),
        ("israel_hamas", true),
        ("gulf_yemen", true),
        ("india_rs", true),
        ("ukraine_russia", false),
        ("taiwan_china", false),
        ("balkans_serbia", false),
        ("russia_rs", false),
    ] {
        let mut desk = peace();
        desk.set1("war_kind", "w1", of(kind)).set1("war_us", "w1", kind.starts_with("us_").into());
        let want = if blocks { "" } else { "lp +5; pp +2; pa +5; wo +1; nobel +1; goodwill -3" };
        play(&mut desk, "consequence_8", &[], "", "", want);
    }
}

#[test]
fn mrp_seq_68_mrp_r80_world_opinion() {
    for (high, low, wo, want) in [
        (5, 0, 5, "wo +1"),
        (6, 0, 5, "wo +1"),
        (4, 0, 5, ""),
        (2, 0, 2, "wo +1"),
        (0, 3, 5, "wo -1"),
        (0, 2, 5, ""),
        (0, 8, 2, ""),
        (8, 0, 8, ""),
        // Both apply and cancel each other; the first uses World Opinion as it was before the step.
        (5, 3, 5, ""),
        (4, 3, 4, ""),
        (4, 4, 5, "wo -1"),
    ] {
        let mut desk = quiet();
        desk.set("wo", wo);
        for (n, region) in REGIONS.iter().enumerate() {
            desk.set1(
                "align",
                region,
                if n < high {
                    6
                } else if n >= 8 - low {
                    4
                } else {
                    5
                },
            );
        }
        play(&mut desk, "consequence_9", &[], "", "", want);
    }
}

#[test]
fn mrp_seq_69_trade_agreements_are_rolled_and_may_end() {
    // Stability 5, crisis 2: a 6 costs approval; it continues at Alignment 5.
    let mut desk = quiet();
    desk.fill("rc", 2).set1("trade", "africa", 2).set1("trade", "apac", 1);
    play(&mut desk, "consequence_10", &[6], "", "", "pa -1");
    // It ends below Alignment 5, or if the peers together have three Influence.
    let mut desk = quiet();
    desk.fill("rc", 2).set1("trade", "africa", 2).set1("align", "africa", 4);
    play(&mut desk, "consequence_10", &[6], "", "", "pa -1; trade.africa -2");
    let mut desk = quiet();
    desk.fill("rc", 2)
        .set1("trade", "africa", 2)
        .set2("counters", "russia", "africa", 1)
        .set2("counters", "china", "africa", 2);
    play(&mut desk, "consequence_10", &[6], "", "", "pa -1; trade.africa -2");
    // Each agreement separately.
    let mut desk = quiet();
    desk.fill("rc", 2).set1("trade", "africa", 2).set1("trade", "apac", 2).set1("stab", "apac", 6);
    play(&mut desk, "consequence_10", &[6, 6], "", "", "~soe.us +1; ~align.apac +1");
}

// ---- Consequences 11 to 13 ----

#[test]
fn mrp_seq_70_mrp_r81_the_campaign_promise() {
    // Kept: the counter returns to the cup and is not replaced during this term.
    let mut desk = quiet();
    desk.set1("admin_list", "slot4", 12).set("promise_kept", 1);
    let want = "pa +3; pr +1; friend.fr09 +1; admin_list.slot4 -12; promise_done +1";
    play(&mut desk, "consequence_11", &[], "friend_id fr09", "", want);
    desk.set("promise_kept", 0);
    play(&mut desk, "consequence_11", &[], "", "", "");
    // Not kept: the promise stays. At the end of a term this also costs Legacy Points.
    for turn in 1..=8 {
        let mut desk = quiet();
        desk.set("turn", turn).set1("admin_list", "slot4", 12);
        let lp = if turn % 4 == 0 { "; lp -3" } else { "" };
        play(&mut desk, "consequence_11", &[], "", "", &format!("pa -2; pr -1{lp}"));
    }
}

/// Only an own bill with that number counts, and only in the year in which it is signed.
#[test]
fn mrp_r81_which_law_keeps_the_promise() {
    for (theirs, number, kept) in [(0, "bill12", 1), (1, "bill12", 0), (0, "bill4", 0)] {
        let mut desk = quiet();
        desk.set1("admin_list", "slot4", 12).set1("bill_at", number, 1).set1("bill_theirs", number, theirs);
        desk.set1("bill_passed", number, 1).dice(&[3]).run("leg_3", &[]);
        while !desk.done() {
            let act = desk.choices()[0].clone();
            desk.act(&act);
        }
        assert_eq!(desk.get("promise_kept"), kept, "theirs {theirs}, {number}");
    }
    assert_eq!(program().var("promise_kept").reset, Some(mr_president::lang::Reset::Turn));
}

#[test]
fn mrp_seq_71_mrp_r82_congress_reacts() {
    for (percent, drawn, want) in [
        (38, "opponent_id op07", "rwc -1; opponent.op07 +1"),
        (18, "opponent_id op07", "rwc -1; opponent.op07 +1"),
        (40, "", ""),
        (58, "", ""),
        (60, "friend_id fr03", "rwc +1; friend.fr03 +1"),
        (70, "friend_id fr03", "rwc +1; friend.fr03 +1"),
    ] {
        let mut desk = quiet();
        desk.set("pa", (percent - 18) / 2);
        play(&mut desk, "consequence_12", &[], drawn, "", want);
    }
    // Party Relations do not allow another Friend.
    let mut desk = quiet();
    desk.set("pa", 21).set("pr", 2).set1("friend", "fr01", 1);
    play(&mut desk, "consequence_12", &[], "", "", "rwc +1");
}

// ---- The Evaluation ----

/// A position with this sum of the five tracks: value of approval, Congress, media, economy, security.
fn sums(total: i16) -> Desk {
    let mut desk = quiet();
    // At least 4 + 2 + 2 + 3 + 3 = 14.
    let mut left = total - 14;
    let (mut rwc, mut mr, mut soe, mut hs, mut pa) = (2, 2, 3, 3, 4);
    for (track, max) in [(&mut rwc, 8), (&mut mr, 8), (&mut soe, 7), (&mut hs, 8), (&mut pa, 7)] {
        let more = left.min(max - *track);
        *track += more;
        left -= more;
    }
    assert_eq!(left, 0);
    let boxes = [(4, 14), (5, 18), (6, 23), (7, 26)].iter().find(|(value, _)| *value == pa).unwrap().1;
    desk.set("rwc", rwc).set("mr", mr).set1("soe", "us", soe).set("hs", hs).set("pa", boxes);
    desk
}

#[test]
fn mrp_seq_73_the_evaluation_by_its_sum() {
    for (total, want) in [
        (17, "lp -1; pa -1"),
        (21, "lp -1; pa -1"),
        (22, ""),
        (25, ""),
        (26, "lp +1; pa +1"),
        (29, "lp +1; pa +1"),
        (30, "lp +2; pp +1; pa +3"),
        (34, "lp +2; pp +1; pa +3"),
    ] {
        let mut desk = sums(total);
        play(&mut desk, "evaluation", &[], "", "", want);
        assert_eq!(desk.ended(), None, "{total}");
    }
}

#[test]
fn mrp_seq_73_regions_and_rogue_states_are_subtracted() {
    // 26, minus one region at 4, one at 3, and two Rogue States: 22.
    let mut desk = sums(26);
    desk.set1("align", "africa", 4)
        .set1("align", "apac", 3)
        .set1("align", "euro", 5)
        .rogue("africa", 1)
        .rogue("euro", 3);
    play(&mut desk, "evaluation", &[], "", "", "");
    let mut desk = sums(25);
    desk.set1("align", "africa", 4).set1("align", "apac", 3).rogue("africa", 1).rogue("euro", 3);
    play(&mut desk, "evaluation", &[], "", "", "lp -1; pa -1");
}

#[test]
fn mrp_loss_13_an_evaluation_of_16_or_less() {
    for (total, lost) in [(14, true), (16, true), (17, false)] {
        for turn in [1, 4] {
            let mut desk = sums(total);
            desk.set("turn", turn).run("evaluation", &[]);
            assert_eq!(desk.ended(), lost.then_some("loss-13"), "{total} on turn {turn}");
        }
    }
}

#[test]
fn mrp_win_1_an_evaluation_of_35_wins_from_turn_2_on() {
    for difficulty in 0..3 {
        for turn in 2..=8 {
            let mut desk = sums(35);
            desk.set("difficulty", difficulty).set("turn", turn).run("evaluation", &[]);
            assert_eq!(desk.ended(), Some("victory"), "turn {turn}, difficulty {difficulty}");
            assert!(won(&desk));
        }
    }
    let mut desk = sums(34);
    desk.run("evaluation", &[]);
    assert_eq!(desk.ended(), None);
    // Not in a scenario.
    let mut desk = sums(35);
    desk.set("scenario", 2).run("evaluation", &[]);
    assert_eq!(desk.ended(), None);
}

fn won(desk: &Desk) -> bool {
    use kernel::Game as _;
    match desk.game.turn(&desk.state) {
        kernel::Turn::Over(verdict) => verdict.winners.contains(kernel::Seat(0)),
        kernel::Turn::Decide(_) => false,
    }
}

#[test]
fn mrp_r85_at_turn_1_35_counts_as_30_to_34() {
    let mut desk = sums(38);
    desk.set("turn", 1).set("pa", 26);
    // Approval is at the end of its track.
    play(&mut desk, "evaluation", &[], "", "", "lp +2; pp +1");
    assert_eq!(desk.ended(), None);
}

/// The Evaluation ends the year, unless an election follows.
#[test]
fn mrp_r85_the_evaluation_is_made_once_a_year_in_the_sandbox() {
    for (vote, turns) in [(0, 1), (1, 0), (2, 0), (3, 0)] {
        let mut desk = sums(24);
        desk.set("vote", vote).set("turn", 3).run("year_evaluation", &[]);
        assert_eq!(desk.get("turn"), 3 + turns, "vote {vote}");
    }
    // The final scoring does not count it again: 24 gives nothing, approval 46 % and Party Relations 5 give nothing.
    let mut desk = sums(24);
    desk.set("pa", 14);
    play(&mut desk, "count_legacy", &[], "", "", "");
}

/// Everything that lasts only a year is cleared when the new year begins.
#[test]
fn mrp_turn_the_new_year_clears_what_lasts_a_year() {
    let mut desk = quiet();
    desk.fill("no_nuke", 1).fill("us_war_year", 1).set("turn", 3);
    us_war(&mut desk, "w1", "africa", 0, 1);
    desk.run("next_year", &[]);
    assert_eq!(desk.get("turn"), 4);
    assert_eq!((desk.get1("no_nuke", "iran"), desk.get1("no_nuke", "nk")), (0, 0));
    for region in REGIONS {
        assert_eq!(
            desk.get1("us_war_year", region),
            i16::from(region == "africa"),
            "a war that goes on counts for the new year"
        );
    }
}
