//! Action segments: which actions they allow, giving up and buying, the officials, and rerolls.

use crate::common::Desk;
use crate::kit::{quiet, told};

const DOMESTIC: [&str; 10] = [
    "stimulate",
    "domestic-crisis",
    "lingering",
    "congress",
    "party",
    "track-conus",
    "raid-conus",
    "calm-focus",
    "bipartisan",
    "discredit",
];
const PRES_DOMESTIC: [&str; 3] = ["presence", "bully-pulpit", "corral"];
const PRES_DIPLOMATIC: [&str; 3] = ["un-speech", "trip", "invite"];
const MILITARY: [&str; 7] = ["darpa", "intel", "deploy", "strike", "arms", "hostilities", "infrastructure"];
const DIPLOMATIC: [&str; 9] =
    ["relief", "alignment", "influence", "trade", "tensions", "summit", "sanctions", "deescalate", "peace"];

/// A position in which every Master Action has something to do (Address LDI needs a time without a Domestic Crisis).
fn busy() -> Desk {
    let mut desk = quiet();
    desk.set("ap", 10).set("dc", 1).set("ldi", 1).set1("opponent", "op04", 1).set1("bill_at", "bill3", 1);
    desk.group("conus", 1, 0)
        .group("conus", 1, 3)
        .group("africa", 2, 0)
        .group("africa", 2, 3)
        .rogue("africa", 1);
    desk.set1("ft_on", "f_cabinet", 1).fill("t", 1).set1("rc", "africa", 2).set2("cwn", "africa", "cw", 1);
    desk.set1("align", "apac", 7)
        .set2("counters", "china", "apac", 1)
        .set1("level", "israel", 2)
        .fill("status", 3);
    desk.set2("unit_at", "africa", "usaf", 1);
    desk
}

/// The names of the Master Actions that can be taken now.
fn offered(desk: &Desk) -> Vec<String> {
    desk.choices().iter().filter_map(|act| act.strip_prefix("action ").map(str::to_owned)).collect()
}

fn sorted(lists: &[&[&str]]) -> Vec<String> {
    let mut all: Vec<String> =
        lists.iter().flat_map(|list| list.iter().map(|name| (*name).to_owned())).collect();
    all.sort();
    all
}

fn sorted_offers(desk: &Desk) -> Vec<String> {
    let mut offers = offered(desk);
    offers.sort();
    offers
}

/// Tests all actions that a segment allows, including Address LDI, which needs Domestic Crisis 0.
#[track_caller]
fn allows(step: &str, lists: &[&[&str]]) {
    let mut desk = busy();
    desk.segment(step);
    let mut want = sorted(lists);
    let domestic = want.iter().any(|name| name == "lingering");
    want.retain(|name| name != "lingering");
    assert_eq!(sorted_offers(&desk), want, "{step}");
    let mut desk = busy();
    desk.set("dc", 0).segment(step);
    assert_eq!(offered(&desk).contains(&"lingering".to_owned()), domestic, "{step}: lingering");
}

#[test]
fn mrp_seq_14_any_three_allow_every_kind() {
    allows(
        "any_three",
        &[&DOMESTIC, &PRES_DOMESTIC, &PRES_DIPLOMATIC, &MILITARY, &DIPLOMATIC, &["resignation"]],
    );
}

#[test]
fn mrp_seq_28_two_domestic_actions() {
    allows("two_domestic", &[&DOMESTIC, &PRES_DOMESTIC, &["resignation"]]);
    let mut desk = busy();
    desk.segment("two_domestic");
    assert_eq!(desk.state.menu.left, 2);
    for action in DIPLOMATIC.iter().chain(&MILITARY).chain(&PRES_DIPLOMATIC) {
        let (_, why) = desk.refused(&format!("action {action}"));
        assert!(why.contains("mrp-bar-kind"), "{action}: {why}");
    }
}

#[test]
fn mrp_seq_52_three_domestic_actions() {
    allows("three_domestic", &[&DOMESTIC, &PRES_DOMESTIC, &["resignation"]]);
    let mut desk = busy();
    desk.segment("three_domestic");
    assert_eq!(desk.state.menu.left, 3);
}

#[test]
fn mrp_seq_41_four_diplomatic_or_military_actions() {
    allows("four_abroad", &[&DIPLOMATIC, &MILITARY, &PRES_DIPLOMATIC, &["resignation"]]);
    let mut desk = busy();
    desk.segment("four_abroad");
    assert_eq!(desk.state.menu.left, 4);
    for action in DOMESTIC.iter().chain(&PRES_DOMESTIC) {
        let (_, why) = desk.refused(&format!("action {action}"));
        assert!(why.contains("mrp-bar-kind"), "{action}: {why}");
    }
}

/// After three actions the segment is over; actions already used cannot be given up.
#[test]
fn mrp_seq_14_three_actions_end_the_segment() {
    let mut desk = quiet();
    // "+1 Action" of officials (candidate 7) does not count here.
    desk.fill("official", 6).set1("rc", "africa", 3).segment("any_three");
    for _ in 0..2 {
        desk.dice(&[8]).act("action relief");
    }
    assert!(!desk.done());
    desk.act("action party");
    assert!(desk.done(), "{:?}", desk.choices());
    assert_eq!((desk.get("pr"), desk.get("ap")), (6, 0));
}

#[test]
fn mrp_seq_15_forgone_actions_give_an_ap_each() {
    for (step, count) in [("any_three", 3), ("two_domestic", 2), ("three_domestic", 3), ("four_abroad", 4)] {
        let mut desk = quiet();
        desk.segment(step);
        for n in 1..=count {
            assert!(!desk.may("done"), "{step}: what is left is given up");
            desk.act("forgo");
            assert_eq!(desk.get("ap"), n, "{step}");
        }
        assert!(!desk.may("forgo"), "{step}");
    }
    // Two actions and one AP: in any order.
    let mut desk = quiet();
    desk.set1("t", "japan", 2).segment("any_three").act("action party").act("forgo").act("action tensions");
    assert_eq!((desk.get("ap"), desk.get("pr"), desk.get1("t", "japan")), (1, 6, 0));
    assert!(desk.done());
}

/// Expects that no action can be given up for an AP, with this rule and reason.
#[track_caller]
fn keeps_it(desk: &Desk, rule: &str, why: &str) {
    assert_eq!(desk.refused("forgo"), (rule.to_owned(), why.to_owned()));
}

/// With two domestic actions only two can be given up, regardless of the note next to them.
#[test]
fn mrp_r17_two_domestic_actions_give_two_ap_at_most() {
    let mut desk = quiet();
    desk.segment("two_domestic").act("forgo").act("forgo");
    assert_eq!(desk.get("ap"), 2);
    assert_eq!(desk.choices(), ["buy", "done"]);
    keeps_it(&desk, "MRP-SEQ-15", "mrp-no-forgo");
}

#[test]
fn mrp_seq_15_mrp_r14_one_more_action_for_2_ap_once() {
    let mut desk = busy();
    desk.set("ap", 6).segment("two_domestic");
    assert!(desk.may("buy"));
    desk.act("buy");
    assert_eq!(desk.get("ap"), 4);
    assert_eq!(desk.refused("buy").0, "MRP-R14");
    // The bought action can be of any type.
    assert!(offered(&desk).contains(&"relief".to_owned()) && offered(&desk).contains(&"deploy".to_owned()));
    desk.dice(&[8]).act("action relief").act("keep");
    assert!(!offered(&desk).contains(&"tensions".to_owned()), "it is used up");
    assert_eq!(desk.state.menu.left, 2, "and none of the two was used");
    desk.act("action party").act("forgo");
    assert!(desk.done(), "with 5 AP left: only one may be bought");
    assert_eq!(desk.get("ap"), 5);
}

#[test]
fn mrp_r14_it_costs_2_ap() {
    for (ap, may) in [(0, false), (1, false), (2, true)] {
        let mut desk = quiet();
        desk.set("ap", ap).segment("any_three");
        assert_eq!(desk.may("buy"), may, "{ap} AP");
        if !may {
            assert_eq!(desk.refused("buy").0, "MRP-R14");
        }
    }
    // An action given up pays for half of it.
    let mut desk = quiet();
    desk.segment("any_three").act("forgo").act("forgo").act("buy");
    assert_eq!(desk.get("ap"), 0);
}

#[test]
fn mrp_r18_the_bought_action_cannot_be_given_up() {
    let mut desk = quiet();
    desk.set("ap", 2).segment("two_domestic").act("buy").act("forgo").act("forgo");
    assert_eq!(desk.get("ap"), 2);
    assert!(!desk.may("forgo") && desk.may("done"));
    keeps_it(&desk, "MRP-R18", "mrp-no-forgo-bought");
    desk.act("done");
    assert_eq!(desk.get("ap"), 2);
    assert!(desk.done());
}

/// Free actions of the State of the Union: any type, no AP in exchange, no buying; once-per-segment limits still apply.
#[test]
fn mrp_r18_free_actions_obey_the_limits_and_give_no_ap() {
    let mut desk = busy();
    // The sum is 4 + 5 + 5 + 5 = 19; three more make 24-27: a 1 gives two free actions and a bill in box -1.
    desk.set("mr", 8).set("pp", 9).dice(&[1]).run("state_of_the_union", &[]).act("pick 1");
    assert_eq!(desk.state.menu.left, 2);
    assert!(!desk.may("forgo") && !desk.may("buy") && desk.may("done"));
    keeps_it(&desk, "MRP-R18", "mrp-no-forgo-free");
    let offers = sorted_offers(&desk);
    for action in ["relief", "deploy", "presence", "party", "resignation"] {
        assert!(offers.contains(&action.to_owned()), "any type: {action}");
    }
    desk.act("action party");
    let (rule, why) = desk.refused("action party");
    assert_eq!(rule, "MRP-ACT-party");
    assert!(why.contains("mrp-bar-once-segment"), "{why}");
    desk.act("done");
    assert!(desk.done());
}

/// Legislative Momentum: one free action of any type for each own bill that was signed, within the limits of that segment.
#[test]
fn mrp_r18_momentum_gives_free_actions() {
    let mut desk = busy();
    desk.set("own_passed", 2).run("leg_10", &[]);
    assert_eq!(desk.state.menu.left, 2);
    assert!(!desk.may("forgo") && !desk.may("buy"));
    desk.act("action party").act("action deploy");
}

/// The rules cited for changes in the log, in order.
fn rules_of_changes(desk: &Desk) -> Vec<&'static str> {
    let changes = desk.told.iter().filter_map(|told| match told.event {
        mr_president::Event::Changed { proc, .. } => Some(proc),
        _ => None,
    });
    changes.map(|proc| mr_president::program().procs[usize::from(proc)].rule).collect()
}

/// A change is logged with the rule that caused it, not with the rule of what happens next.
#[test]
fn mrp_seq_3_mrp_seq_81_changes_are_told_with_their_rule() {
    // Begin turn: the APs; the ally of the attribute; focused intelligence.
    let mut desk = quiet();
    desk.set("turn", 1).set1("attr", "allys_friend", 1).run("begin_turn", &[]).act("pick india");
    desk.act("pick africa").act("pick eastern-europe");
    assert_eq!(rules_of_changes(&desk), ["MRP-SEQ-2", "MRP-SEQ-3", "MRP-FNI", "MRP-FNI"]);
    // The AP for a reroll belongs to the action.
    let mut desk = busy();
    desk.segment("any_three").dice(&[8, 9]).act("action relief").act("reroll");
    assert_eq!(rules_of_changes(&desk), ["MRP-ACT-relief"]);
}

// ---- One action for POTUS and each cabinet member ----

#[test]
fn mrp_seq_12_who_takes_which_action() {
    // One each for VP, Chief of Staff, SecState, SecDef and POTUS.
    let mut desk = busy();
    desk.segment("cabinet");
    assert_eq!(desk.state.menu.actors, [1, 1, 1, 1, 1]);
    // The first domestic action is taken by the Chief of Staff, the next by the Vice President, the third by POTUS.
    desk.act("action party");
    assert_eq!(desk.state.menu.actors, [1, 0, 1, 1, 1]);
    desk.act("action calm-focus");
    assert_eq!(desk.state.menu.actors, [0, 0, 1, 1, 1]);
    // Diplomatic: SecState comes first. Military: SecDef comes first.
    desk.dice(&[8]).act("action relief").act("keep");
    assert_eq!(desk.state.menu.actors, [0, 0, 0, 1, 1]);
    desk.dice(&[9]).act("action intel").act("keep");
    assert_eq!(desk.state.menu.actors, [0, 0, 0, 0, 1]);
    // POTUS can take any action.
    let offers = offered(&desk);
    for action in ["presence", "un-speech", "resignation", "congress", "relief", "deploy"] {
        assert!(offers.contains(&action.to_owned()), "{action}");
    }
    desk.act("forgo");
    assert_eq!(desk.get("ap"), 11);
    assert_eq!(desk.state.menu.actors, [0; 5]);
}

#[test]
fn mrp_seq_12_mrp_r21_the_vice_president_acts_once_either_way() {
    let mut desk = busy();
    desk.set("ap", 0).segment("cabinet");
    // Two diplomatic actions: SecState and the Vice President. A second domestic action then needs POTUS.
    desk.dice(&[8, 8]).act("action relief").act("action relief");
    assert_eq!(desk.state.menu.actors, [0, 1, 0, 1, 1]);
    desk.act("action party");
    assert_eq!(desk.state.menu.actors, [0, 0, 0, 1, 1]);
    desk.act("action calm-focus");
    assert_eq!(desk.state.menu.actors, [0, 0, 0, 1, 0]);
    // Only SecDef is left: military actions, or removing a Tensions counter.
    let offers = sorted_offers(&desk);
    let free: Vec<String> = sorted(&[&MILITARY, &["untense-defense"]])
        .into_iter()
        .filter(|a| !["darpa", "arms"].contains(&a.as_str()))
        .collect();
    assert_eq!(offers, free, "those that cost AP need AP");
}

#[test]
fn mrp_seq_12_presidential_actions_are_those_of_potus_alone() {
    let mut desk = quiet();
    desk.segment("cabinet").dice(&[9]).act("action presence");
    assert_eq!(desk.state.menu.actors, [1, 1, 1, 1, 0]);
    let (_, why) = desk.refused("action presence");
    assert!(why.contains("mrp-bar-spent"), "{why}");
}

#[test]
fn mrp_seq_12_an_official_with_plus_1_action_acts_once_more_and_a_vacant_post_not_at_all() {
    // Candidates 7, 8 and 9 have it as Novices; 14, 15 and 17 only as Veterans.
    let mut desk = quiet();
    desk.set1("official", "cos", 6).set1("official", "secstate", 13).set1("official", "secdef", -1);
    desk.segment("cabinet");
    assert_eq!(desk.state.menu.actors, [1, 2, 1, 0, 1]);
    let mut desk = quiet();
    desk.set1("official", "secstate", 13).set1("veteran", "secstate", 1).segment("cabinet");
    assert_eq!(desk.state.menu.actors, [1, 1, 2, 1, 1]);
}

/// Removing a Tensions counter instead of an action: anybody can do so anywhere, but from Russia and China only POTUS.
#[test]
fn mrp_seq_12_a_tensions_counter_instead_of_an_action() {
    let mut desk = quiet();
    desk.set1("t", "japan", 1).set1("t", "china", 2).set1("ft_on", "f_cabinet", 1).segment("cabinet");
    let before = desk.state.clone();
    desk.act("action untense").act("choose dom-untense-country");
    assert_eq!(desk.choices(), ["pick japan", "pick china"]);
    desk.act("pick china");
    assert_eq!(told(&desk, &before), ["t.china -1"]);
    assert_eq!(desk.state.menu.actors, [1, 1, 1, 1, 0], "POTUS did it");
    // Without POTUS China is not offered.
    let before = desk.state.clone();
    desk.act("action untense-state").act("choose dom-untense-country");
    assert_eq!(told(&desk, &before), ["t.japan -1"], "the only one left");
    assert_eq!(desk.state.menu.actors[4], 0);
    assert_eq!(desk.state.menu.actors.iter().sum::<u8>(), 3, "an official did it");
    let before = desk.state.clone();
    desk.act("action untense-cos");
    assert_eq!(told(&desk, &before), ["ft_on.f_cabinet -1"]);
    assert!(!offered(&desk).iter().any(|act| act.starts_with("untense")), "nothing but China's is left");
    // This is not an action of other segments.
    let mut desk = busy();
    desk.segment("any_three");
    assert!(!offered(&desk).iter().any(|act| act.starts_with("untense")));
    assert!(desk.refused("action untense").1.contains("mrp-bar-kind"));
}

#[test]
fn mrp_r15_one_more_action_may_be_bought_at_the_start_of_the_year_and_in_phase_3() {
    let steps = &mr_president::program().steps;
    let cabinet: Vec<_> = steps.iter().filter(|step| step.key == "cabinet").collect();
    assert_eq!(cabinet.iter().map(|step| step.phase).collect::<Vec<_>>(), ["special", "p3"]);
    assert_eq!(cabinet[0].proc, cabinet[1].proc, "one and the same segment");
    let mut desk = busy();
    desk.set("ap", 2).segment("cabinet").act("buy");
    assert_eq!(desk.get("ap"), 0);
    // After everybody's own military actions there is one more, of any type.
    desk.dice(&[9, 9, 9]).act("action intel").act("action intel").act("action intel");
    assert_eq!(desk.state.menu.actors, [1, 1, 1, 0, 0]);
    assert_eq!(desk.state.menu.extra, 0);
    assert_eq!(desk.refused("buy").0, "MRP-R14");
}

#[test]
fn mrp_r16_only_potus_may_take_an_ap_instead() {
    let mut desk = quiet();
    desk.segment("cabinet").act("forgo");
    assert_eq!((desk.get("ap"), desk.state.menu.actors), (1, [1, 1, 1, 1, 0]));
    assert!(!desk.may("forgo"));
    keeps_it(&desk, "MRP-R16", "mrp-no-forgo-cabinet");
    assert!(desk.may("done"), "the others may pass");
    desk.act("done");
    assert_eq!(desk.get("ap"), 1);
    assert!(desk.done());
}

/// Good Times 6: one additional military action in the next segment that allows one; it is lost at the end of that segment.
#[test]
fn mrp_seq_14_the_bonus_of_good_times_is_used_in_the_next_segment_or_lost() {
    let bonus = || {
        let mut desk = quiet();
        desk.set("free_military", 1);
        desk
    };
    let mut desk = bonus();
    desk.segment("two_domestic").act("forgo").act("forgo").act("done");
    assert_eq!(desk.get("free_military"), 1, "no military action there: it stays");
    for step in ["any_three", "four_abroad", "cabinet"] {
        let mut desk = bonus();
        desk.segment(step);
        while desk.may("forgo") {
            desk.act("forgo");
        }
        assert!(desk.may("action deploy"), "{step}");
        desk.act("done");
        assert_eq!(desk.get("free_military"), 0, "{step}: lost at its end");
    }
}

#[test]
fn mrp_seq_15_once_per_segment_and_once_per_phase() {
    let mut desk = busy();
    desk.segment("any_three").act("action party");
    assert!(desk.refused("action party").1.contains("mrp-bar-once-segment"));
    desk.dice(&[9]).act("action un-speech").act("keep");
    assert!(desk.refused("action un-speech").1.contains("mrp-bar-once-phase"));
    // In a new segment of the same phase the first action is available again, the second is not.
    desk.segment("four_abroad");
    assert!(!offered(&desk).contains(&"un-speech".to_owned()));
    desk.segment("any_three");
    assert!(offered(&desk).contains(&"party".to_owned()));
    assert!(!offered(&desk).contains(&"un-speech".to_owned()));
}

// ---- Rerolls ----

#[test]
fn mrp_seq_81_a_die_of_a_master_action_may_be_rolled_again_once() {
    let mut desk = quiet();
    desk.set("ap", 3).set1("rc", "africa", 2).segment("any_three");
    desk.dice(&[10]).act("action relief");
    assert_eq!(desk.choices(), ["keep", "reroll"]);
    desk.dice(&[2]).act("reroll");
    assert_eq!(desk.get("ap"), 2, "1 AP");
    assert_eq!(desk.get1("rc", "africa"), 1, "the second result stands");
    assert!(desk.may("forgo"), "no further roll");
    // The second result counts, even if it is worse.
    let mut desk = quiet();
    desk.set("ap", 3)
        .set1("rc", "africa", 2)
        .segment("any_three")
        .dice(&[8, 10])
        .act("action relief")
        .act("reroll");
    assert_eq!(desk.get1("rc", "africa"), 3);
    // If the die is kept, nothing is paid.
    let mut desk = quiet();
    desk.set("ap", 3)
        .set1("rc", "africa", 2)
        .segment("any_three")
        .dice(&[6])
        .act("action relief")
        .act("keep");
    assert_eq!((desk.get("ap"), desk.get1("rc", "africa")), (3, 1));
    // Without AP there is no question.
    let mut desk = quiet();
    desk.set1("rc", "africa", 2).segment("any_three").dice(&[10]).act("action relief");
    assert_eq!(desk.get1("rc", "africa"), 3);
    assert!(desk.may("forgo"));
}

/// Each roll of an action can be rerolled separately: the check and the second die of a trip, both dice of intelligence.
#[test]
fn mrp_seq_81_every_roll_of_the_action() {
    let mut desk = quiet();
    desk.set("ap", 5).set1("stab", "africa", 4).segment("any_three").dice(&[9, 3, 10, 2]);
    desk.act("action trip").act("pick africa").act("reroll").act("reroll");
    assert_eq!((desk.get("ap"), desk.trend("align", Some("africa")), desk.get("goodwill")), (3, 1, 1));
    // A summoned Drama is part of the action that caused it.
    let mut desk = quiet();
    desk.set("ap", 5).segment("any_three").dice(&[6, 5, 1]).act("action corral").act("spend 0").act("keep");
    assert_eq!(desk.choices(), ["keep", "reroll"], "the Drama die");
    desk.act("reroll");
    assert_eq!((desk.get("pa"), desk.get("pr")), (14 - 1 - 2, 5));
}

/// Not rerolled: dice outside of an action, a Major Crisis or a Domestic Failure caused by an action, and dice of a peer.
#[test]
fn mrp_seq_81_not_the_dice_of_others() {
    // The focus is not a Master Action.
    let mut desk = quiet();
    desk.set("ap", 5).dice(&[6, 6, 6, 6, 6, 6]).run("focus_rolls", &[]);
    assert!(desk.done());
    // Relief fails and the crisis becomes major: its die cannot be rerolled.
    let mut desk = quiet();
    desk.set("ap", 5)
        .set1("rc", "africa", 3)
        .segment("any_three")
        .dice(&[10, 2])
        .act("action relief")
        .act("keep");
    assert_eq!(desk.trend("align", Some("africa")), -1, "Major Crisis row 2");
    assert!(desk.may("forgo"));
    // The domestic crisis gets worse and fails: D10 cannot be rerolled.
    let mut desk = quiet();
    desk.set("ap", 5)
        .set("dc", 2)
        .segment("any_three")
        .dice(&[10, 2])
        .act("action domestic-crisis")
        .act("keep");
    assert_eq!((desk.get("dc"), desk.get("ldi")), (1, 1));
    assert!(desk.may("forgo"));
}

/// A cyberattack on Russia that Russia answers with its own: the reaction can be rerolled, Russia's attack cannot.
#[test]
fn mrp_seq_81_the_counterattack_of_a_peer_is_its_own() {
    let mut desk = quiet();
    desk.set("ap", 9).segment("any_three");
    // Infrastructure: 8 nothing; reaction 7: relations -1, +1 AP, one Russian attack on POTUS (4), which succeeds (2 on equal Cyber).
    desk.dice(&[8, 7, 4, 2]).act("action hostilities");
    while !desk.may("keep") {
        let choices = desk.choices();
        let act = choices
            .iter()
            .find(|act| act.contains("russia") || act.contains("infra") || act.contains("cyber"));
        desk.act(&act.unwrap_or(&choices[0]).clone());
    }
    desk.act("keep").act("keep");
    assert!(desk.given.is_empty(), "Russia's dice were rolled without a question");
    assert!(desk.may("forgo"), "{:?}", desk.choices());
    assert_eq!((desk.get1("rel", "russia"), desk.get1("apc", "russia")), (2, 1));
    assert_eq!((desk.get("ap"), desk.get("pa")), (8, 13), "the attack on POTUS");
}

/// The free action of the security staff is a Master Action too, so it can be rerolled.
#[test]
fn mrp_seq_81_the_action_of_the_security_staff_may_be_rolled_again() {
    let mut desk = quiet();
    desk.set("ap", 2).set1("res", "r_nsc", 1).group("samerica", 2, 0).dice(&[9, 1]).run("fni_segment", &[]);
    desk.act("choose wor-nsc-intel");
    assert_eq!(desk.choices(), ["keep", "reroll"]);
    desk.act("reroll");
    assert_eq!((desk.get("ap"), desk.groups("samerica")), (1, vec![(2, 1)]));
    assert!(desk.done());
    // The rolls of national intelligence itself cannot be rerolled.
    let mut desk = quiet();
    desk.set("ap", 2).set1("fni", "africa", 1).dice(&[10]).run("fni_segment", &[]);
    assert!(desk.may("decline"), "the counter may move");
}

/// Free actions of the speech are Master Actions, too.
#[test]
fn mrp_seq_81_free_actions_may_be_rolled_again() {
    let mut desk = busy();
    desk.set("mr", 8).set("pp", 9).dice(&[1]).run("state_of_the_union", &[]).act("pick 1");
    desk.dice(&[9]).act("action relief");
    assert_eq!(desk.choices(), ["keep", "reroll"]);
}
