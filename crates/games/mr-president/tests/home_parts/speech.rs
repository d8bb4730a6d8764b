//! January at home: the State of the Union, the impact of the economy.

use mr_president::Wait;

use crate::common::Desk;
use crate::kit::{bill, friends, house, modifiers, play, row, same, told};

/// Ratings with this sum of the four: PA 54 % counts 5. Relations with Congress can still move both ways.
fn sum(total: i16) -> Desk {
    let mut desk = house();
    let rest = total - 5;
    let rwc = (rest / 3).clamp(3, 7);
    let mr = rest / 3;
    desk.set("pa", 18).set("rwc", rwc).set("mr", mr).set("pp", rest - rwc - mr);
    desk
}

/// Cells by row and column: the changes, the box of the new bill, the number of free actions.
type Cell = (&'static str, Option<i16>, u8);
const SPEECH: [[Cell; 4]; 4] = [
    [
        ("pa +1; ap +2", Some(0), 1),
        ("pa +1; ap +3", Some(0), 1),
        ("pa +2; ap +3; rwc +1", Some(-1), 2),
        ("pa +2; ap +4; rwc +1; friend.fr05 +1", Some(-1), 2),
    ],
    [
        ("ap +1", Some(1), 0),
        ("pa +1; ap +2", Some(0), 1),
        ("pa +1; ap +3", Some(0), 1),
        ("pa +2; ap +3; rwc +1", Some(-1), 2),
    ],
    [
        ("pa -1; rwc -1", None, 0),
        ("ap +1", Some(1), 0),
        ("pa +1; ap +2", Some(0), 1),
        ("pa +1; ap +3", Some(0), 1),
    ],
    [
        ("pa -2; opponent.op05 +1; rwc -1", None, 0),
        ("pa -1; rwc -1", None, 0),
        ("ap +1", Some(1), 0),
        ("pa +1; ap +2", Some(0), 1),
    ],
];

#[test]
fn mrp_sotu_every_cell() {
    for (n, dice) in [[1, 2], [3, 5], [6, 8], [9, 10]].iter().enumerate() {
        for (column, totals) in [[15, 18], [19, 23], [24, 27], [28, 29]].iter().enumerate() {
            for (die, total) in dice.iter().zip(totals) {
                let (want, bill_box, free) = SPEECH[n][column];
                let what = format!("die {die}, sum {total}");
                let mut desk = sum(*total);
                let before = desk.state.clone();
                desk.dice(&[*die]);
                if want.contains("friend") {
                    desk.draws("friend_id", &["fr05"]);
                }
                if want.contains("opponent") {
                    desk.draws("opponent_id", &["op05"]);
                }
                desk.run("state_of_the_union", &[]);
                let mut want: Vec<String> = want.split("; ").map(str::to_owned).collect();
                if let Some(bill_box) = bill_box {
                    desk.act("pick 12");
                    want.push("bill_at.bill12 +1".into());
                    if bill_box != 0 {
                        want.push(format!("bill_box.bill12 {bill_box:+}"));
                    }
                    assert_eq!(desk.get1("bill_theirs", "bill12"), 0, "{what}: it is yours");
                }
                want.sort();
                assert_eq!(told(&desk, &before), want, "{what}");
                assert_eq!(desk.state.menu.left, free, "{what}: free actions");
                assert_eq!(desk.done(), free == 0, "{what}");
                assert!(desk.given.is_empty(), "{what}");
            }
        }
    }
}

#[test]
fn mrp_sotu_modifiers() {
    modifiers(
        "SOTU",
        &[],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
            (
                "Orator",
                &|d| {
                    d.set1("attr", "orator", 1);
                },
                -2,
            ),
            (
                "Media Savvy does not count",
                &|d| {
                    d.set1("attr", "media_savvy", 1);
                },
                0,
            ),
            (
                "newcomer",
                &|d| {
                    d.set1("attr", "orator", 1).set("newcomer", 1);
                },
                -3,
            ),
        ],
    );
    // A total below 1 is the first row.
    let mut desk = sum(18);
    desk.set1("attr", "orator", 1).dice(&[1]).run("state_of_the_union", &[]);
    assert_eq!(desk.hit(), (1, -1));
}

#[test]
fn mrp_seq_8_the_sum_of_the_four_ratings() {
    // Each of the four alone raises the sum from 18 to 19: from column 1 to column 2.
    let column = |set: &dyn Fn(&mut Desk)| {
        let mut desk = house();
        desk.set("rwc", 5).set("mr", 5).set("pp", 4).set("pa", 15);
        set(&mut desk);
        modifiers_column(&mut desk)
    };
    assert_eq!(column(&|_| ()), 0);
    assert_eq!(
        column(&|d| {
            d.set("pa", 16);
        }),
        1,
        "48 % counts 4, 50 % counts 5"
    );
    assert_eq!(
        column(&|d| {
            d.set("rwc", 6);
        }),
        1
    );
    assert_eq!(
        column(&|d| {
            d.set("mr", 6);
        }),
        1
    );
    assert_eq!(
        column(&|d| {
            d.set("pp", 5);
        }),
        1
    );
}

fn modifiers_column(desk: &mut Desk) -> u8 {
    crate::kit::modifier(desk, "SOTU", &[]);
    desk.state.roll.column
}

#[test]
fn mrp_seq_8_free_actions_of_any_type_at_once() {
    let mut desk = sum(24);
    desk.dice(&[1]).run("state_of_the_union", &[]).act("pick 12");
    assert!(desk.may("action party") && desk.may("action trip") && desk.may("action alignment"));
    assert!(!desk.may("forgo") && !desk.may("buy"));
    desk.act("action party");
    assert!(matches!(desk.state.wait, Wait::Menu));
    desk.act("done");
    assert!(desk.done());
}

#[test]
fn mrp_r30_a_new_bill_is_yours_by_choice_from_the_unused_but_no_initiative() {
    let mut desk = sum(18);
    desk.set1("bill_at", "bill3", 2).set1("bill_at", "bill4", 4);
    bill(&mut desk, "bill5", true, 0);
    desk.dice(&[3]).run("state_of_the_union", &[]);
    let open: Vec<String> = (1..=16).filter(|n| !(3..=5).contains(n)).map(|n| format!("pick {n}")).collect();
    assert_eq!(desk.choices(), open);
    // The printed box applies, regardless of who holds Congress.
    let mut desk = sum(18);
    desk.set("control", 2).dice(&[3]).run("state_of_the_union", &[]).act("pick 12");
    assert_eq!(desk.get1("bill_box", "bill12"), 1);
}

#[test]
fn mrp_r30_mrp_r107_with_five_pending_the_bill_is_lost() {
    let mut desk = sum(18);
    for number in ["bill1", "bill2", "bill3", "bill4", "bill5"] {
        bill(&mut desk, number, true, 0);
    }
    row(&mut desk, "state_of_the_union", &[], &[3], "ap +1");
}

#[test]
fn mrp_r31_the_sum_uses_the_values_before_the_speech_and_gains_are_boxes() {
    // 48 % (value 4) and a sum of 23: +1 is one box, to 50 %. It is column 2, although the gains would raise the sum to 24.
    let mut desk = house();
    desk.set("pa", 15).set("rwc", 8).set("mr", 8).set("pp", 3);
    desk.dice(&[1]).run("state_of_the_union", &[]).act("pick 12");
    assert_eq!((desk.get("pa"), desk.get("ap"), desk.state.roll.column), (16, 3, 1));
}

// ---- The impact of the economy ----

#[test]
fn mrp_seq_9_the_effect_of_each_box() {
    for (soe, assistance, want) in [
        (7, 2, "pa +3; ap +2; rwc +1"),
        (6, 2, "pa +1; ap +1"),
        (5, 1, ""),
        (4, 1, "pa -1; ap -1; rwc -1"),
        (3, 0, "pa -4; ap -2; rwc -2; friend.fr06 -1"),
    ] {
        let mut desk = house();
        desk.set1("soe", "us", soe).set("ap", 5);
        friends(&mut desk, &["fr05", "fr06"]);
        let acts = vec!["choose dom-assist-none"; assistance].join(",");
        let draws = if soe == 3 { "friend_id fr06" } else { "" };
        play(&mut desk, "soe_impact", &[], &[], draws, &acts, want);
    }
}

#[test]
fn mrp_seq_9_assistance_for_an_ally_or_a_region() {
    let mut desk = house();
    let before = desk.state.clone();
    desk.run("soe_impact", &[]).act("choose dom-assist-ally").act("pick india");
    same(&desk, &before, "level.india +1", "an ally");
    let acts = "choose dom-assist-region, pick middle-east";
    play(&mut house(), "soe_impact", &[], &[], "", acts, "~align.mideast +1");
}

#[test]
fn mrp_r32_one_ally_may_be_helped_twice_up_to_very_close() {
    let mut desk = house();
    desk.set1("soe", "us", 6).fill("level", 2).set1("level", "rok", 0);
    let want = "level.rok +2; pa +1; ap +1";
    play(&mut desk, "soe_impact", &[], &[], "", "choose dom-assist-ally, choose dom-assist-ally", want);
    // All are Very Close: only regions are offered.
    desk.set1("soe", "us", 5).run("soe_impact", &[]);
    assert_eq!(desk.choices(), ["choose dom-assist-region", "choose dom-assist-none"]);
}

#[test]
fn mrp_r32_without_a_friend_the_recession_takes_none() {
    let mut desk = house();
    desk.set1("soe", "us", 3).set("ap", 5);
    row(&mut desk, "soe_impact", &[], &[], "pa -4; ap -2; rwc -2");
}

#[test]
fn mrp_seq_9_a_trend_may_be_laid_at_the_end_of_the_track() {
    // Alignment 8 can take one Pro-US counter as a protection, but not a second one.
    let mut desk = house();
    desk.fill("align", 8);
    for region in ["euro", "east", "camerica", "samerica", "mideast", "casia", "africa"] {
        desk.set_trend("align", Some(region), 1);
    }
    play(&mut desk, "soe_impact", &[], &[], "", "choose dom-assist-region", "~align.apac +1");
}

// ---- The start of the year: the flipbook's examples ----

#[test]
fn mrp_r29_mrp_track_cabinet_effectiveness_four_gives_two_ap() {
    // NORMAL: 15 AP. "If your level of Cabinet Effectiveness is 4, this would give you +2 APs."
    for (ce, more) in [(3, 0), (4, 2), (5, 3), (6, 4), (7, 5)] {
        let mut desk = house();
        desk.set("turn", 1).set("ce", ce).set("ap", 9).run("begin_turn", &[]);
        assert_eq!(desk.get("ap"), 15 + more, "effectiveness {ce}");
    }
}
