//! The ten domestic Master Actions.

use crate::common::Desk;
use crate::kit::{action, barred, friends, house, modifiers, opponents, percent, play, row};

const HOME: &str = "three_domestic";

// ---- Stimulate ----

#[test]
fn mrp_act_stimulate_a_check_on_the_economy() {
    // State of the Economy 5: a 5 passes.
    action(&mut house(), HOME, "stimulate", &[5], "", "", "~soe.us +1");
    action(&mut house(), HOME, "stimulate", &[6], "", "", "");
}

#[test]
fn mrp_act_stimulate_modifiers() {
    let treasury = |d: &mut Desk| {
        d.set1("res", "r_treasury", 1);
    };
    let focus = |d: &mut Desk| {
        d.set1("focus_rank", "f_economy", 1);
    };
    modifiers(
        "stimulate",
        &[],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
            ("Treasury Secretary", &treasury, -1),
            ("economy is focus 1", &focus, -1),
            (
                "both",
                &|d| {
                    treasury(d);
                    focus(d);
                },
                -2,
            ),
            (
                "newcomer",
                &|d| {
                    d.set("newcomer", 1);
                },
                -1,
            ),
        ],
    );
    // 2 AP give -2, so a 7 passes. Both answers are tested.
    let mut desk = house();
    desk.set("ap", 2);
    action(&mut desk, HOME, "stimulate", &[7], "", "choose dom-pay-two", "ap -2; ~soe.us +1");
    let mut desk = house();
    desk.set("ap", 2);
    action(&mut desk, HOME, "stimulate", &[6], "", "choose dom-pay-none, keep", "");
    // With 1 AP there is no choice.
    let mut desk = house();
    desk.set("ap", 1);
    action(&mut desk, HOME, "stimulate", &[6], "", "keep", "");
}

#[test]
fn mrp_act_stimulate_once_per_segment_and_only_where_it_can_help() {
    let mut desk = house();
    action(&mut desk, HOME, "stimulate", &[6], "", "", "");
    barred(&desk, "action stimulate", "MRP-ACT-stimulate", "mrp-bar-once-segment");
    // At 7 an Improving counter can still be placed as a protection; a second one would be lost.
    let mut desk = house();
    desk.set1("soe", "us", 7);
    action(&mut desk, HOME, "stimulate", &[7], "", "", "~soe.us +1");
    let mut desk = house();
    desk.set1("soe", "us", 7).set_trend("soe", Some("us"), 1);
    desk.segment(HOME);
    barred(&desk, "action stimulate", "MRP-ACT-stimulate", "mrp-need-dom-soe-open");
}

// ---- Domestic crisis ----

#[test]
fn mrp_act_domestic_crisis_pass_fail_and_ten() {
    for (die, want) in
        [(1, "dc -1; pa +1"), (5, "dc -1; pa +1"), (6, "pa -1"), (9, "pa -1"), (10, "dc +1; pa -2")]
    {
        let mut desk = house();
        desk.set("dc", 1);
        action(&mut desk, HOME, "domestic-crisis", &[die], "", "", want);
    }
    let mut desk = house();
    desk.segment(HOME);
    barred(&desk, "action domestic-crisis", "MRP-ACT-domestic-crisis", "mrp-need-dom-crisis");
}

#[test]
fn mrp_act_domestic_crisis_modifiers_and_their_cap() {
    modifiers(
        "ACT_domestic_crisis",
        &[],
        &|d| {
            d.set("dc", 1);
        },
        &[
            ("nothing", &|_| (), 0),
            (
                "crisis is focus 1",
                &|d| {
                    d.set1("focus_rank", "f_crisis", 1);
                },
                -1,
            ),
            (
                "Domestic Focus",
                &|d| {
                    d.set1("attr", "domestic_focus", 1);
                },
                -1,
            ),
            ("60 %", &|d| percent(d, 60), -1),
            ("58 %", &|d| percent(d, 58), 0),
            (
                "a Vice President with 2",
                &|d| {
                    d.set1("official", "vp", 0);
                },
                -2,
            ),
            (
                "a Chief of Staff with 1",
                &|d| {
                    d.set1("official", "cos", 1);
                },
                -1,
            ),
            (
                "the better of the two, not both",
                &|d| {
                    d.set1("official", "vp", 0).set1("official", "cos", 1);
                },
                -2,
            ),
            (
                "issues 4",
                &|d| {
                    d.set("ldi", 4);
                },
                2,
            ),
            (
                "issues 5",
                &|d| {
                    d.set("ldi", 5);
                },
                3,
            ),
            (
                "cap -3",
                &|d| {
                    d.set1("official", "vp", 0).set1("attr", "domestic_focus", 1).set1(
                        "focus_rank",
                        "f_crisis",
                        1,
                    );
                },
                -3,
            ),
            (
                "newcomer after the cap",
                &|d| {
                    d.set("newcomer", 1).set1("official", "vp", 0).set1("attr", "domestic_focus", 1).set1(
                        "focus_rank",
                        "f_crisis",
                        1,
                    );
                },
                -4,
            ),
        ],
    );
}

#[test]
fn mrp_act_domestic_crisis_a_modified_ten_counts_before_the_check() {
    // Cabinet 7, issues 5: a 7 with +3 is a 10.
    let mut desk = house();
    desk.set("ce", 7).set("ldi", 5).set("dc", 1);
    action(&mut desk, HOME, "domestic-crisis", &[7], "", "", "dc +1; pa -2");
}

#[test]
fn mrp_act_domestic_crisis_at_two_a_ten_brings_the_failure_after_the_action() {
    let mut desk = house();
    desk.set("dc", 2);
    // DC 3 queues D10: issues +1, a 6 (-1 PA, -1 RWC), and the crisis goes to 1.
    action(&mut desk, HOME, "domestic-crisis", &[10, 6], "", "", "dc -1; ldi +1; pa -3; rwc -1");
}

// ---- Lingering issues ----

#[test]
fn mrp_act_lingering_pass_fail_and_ten() {
    // +2 always applies; Cabinet 5.
    for (die, want) in
        [(3, "ldi -1; pa +3"), (4, "pa -1"), (7, "pa -1"), (8, "ldi +1; pa -2"), (10, "ldi +1; pa -2")]
    {
        let mut desk = house();
        desk.set("ldi", 2);
        action(&mut desk, HOME, "lingering", &[die], "", "", want);
    }
}

#[test]
fn mrp_act_lingering_modifiers() {
    modifiers(
        "ACT_lingering",
        &[],
        &|d| {
            d.set("ldi", 5);
        },
        &[
            ("+2 always, issues do not count", &|_| (), 2),
            (
                "crisis is focus 1",
                &|d| {
                    d.set1("focus_rank", "f_crisis", 1);
                },
                1,
            ),
            (
                "Domestic Focus",
                &|d| {
                    d.set1("attr", "domestic_focus", 1);
                },
                1,
            ),
            ("60 %", &|d| percent(d, 60), 1),
            (
                "officials do not count",
                &|d| {
                    d.set1("official", "vp", 0);
                },
                2,
            ),
        ],
    );
}

#[test]
fn mrp_act_lingering_only_without_a_domestic_crisis() {
    let mut desk = house();
    desk.set("ldi", 1).set("dc", 1).segment(HOME);
    barred(&desk, "action lingering", "MRP-ACT-lingering", "mrp-need-dom-no-crisis");
    let mut desk = house();
    desk.segment(HOME);
    barred(&desk, "action lingering", "MRP-ACT-lingering", "mrp-need-dom-lingering");
}

// ---- Congress ----

#[test]
fn mrp_act_congress_succeeds_by_itself_with_both_houses_and_party_five() {
    let mut desk = house();
    desk.set("control", 2).set("pr", 5).set("ap", 3);
    action(&mut desk, HOME, "congress", &[], "", "", "rwc +1");
    // Not allowed with Party Relations 4.
    let mut desk = house();
    desk.set("control", 2).set("pr", 4).set("rwc", 6);
    action(&mut desk, HOME, "congress", &[4], "", "", "");
}

#[test]
fn mrp_act_congress_every_row() {
    // Relations 6: no modifier.
    let at = || {
        let mut desk = house();
        desk.set("rwc", 6);
        desk
    };
    action(&mut at(), HOME, "congress", &[1], "friend_id fr02", "", "rwc +1; friend.fr02 +1");
    for (die, want) in [(2, "rwc +1"), (3, "rwc +1"), (4, ""), (5, ""), (6, "rwc -1")] {
        action(&mut at(), HOME, "congress", &[die], "", "", want);
    }
}

#[test]
fn mrp_act_congress_modifiers() {
    modifiers(
        "ACT_congress",
        &["0"],
        &|d| {
            d.set("rwc", 6);
        },
        &[
            ("nothing", &|_| (), 0),
            (
                "Congress is focus 1",
                &|d| {
                    d.set1("focus_rank", "f_congress", 1);
                },
                -1,
            ),
            (
                "Respected by Congress",
                &|d| {
                    d.set1("attr", "respected", 1);
                },
                -1,
            ),
            (
                "the envoy R4",
                &|d| {
                    d.set1("res", "r_congress", 1);
                },
                -1,
            ),
            (
                "Relations 5",
                &|d| {
                    d.set("rwc", 5);
                },
                1,
            ),
            (
                "Relations 4",
                &|d| {
                    d.set("rwc", 4);
                },
                1,
            ),
            (
                "Relations 3",
                &|d| {
                    d.set("rwc", 3);
                },
                2,
            ),
            (
                "Relations 2",
                &|d| {
                    d.set("rwc", 2);
                },
                2,
            ),
            (
                "no cap",
                &|d| {
                    d.set1("focus_rank", "f_congress", 1)
                        .set1("attr", "respected", 1)
                        .set1("res", "r_congress", 1)
                        .set("newcomer", 1);
                },
                -4,
            ),
        ],
    );
    // 1 AP gives -1; both answers are tested.
    let mut desk = house();
    desk.set("rwc", 6).set("ap", 1);
    action(&mut desk, HOME, "congress", &[4], "", "spend 1", "ap -1; rwc +1");
    let mut desk = house();
    desk.set("rwc", 6).set("ap", 1);
    action(&mut desk, HOME, "congress", &[4], "", "spend 0, keep", "");
}

#[test]
fn mrp_act_congress_once_per_segment() {
    let mut desk = house();
    action(&mut desk, HOME, "congress", &[4], "", "", "");
    barred(&desk, "action congress", "MRP-ACT-congress", "mrp-bar-once-segment");
}

// ---- Party ----

#[test]
fn mrp_act_party_support() {
    for (pr, ap) in [(7, 0), (4, 0), (3, 1), (2, 1)] {
        let mut desk = house();
        desk.set("pr", pr).set("ap", 1);
        let cost = if ap > 0 { "; ap -1" } else { "" };
        action(&mut desk, HOME, "party", &[], "", "", &format!("pr +1{cost}"));
        barred(&desk, "action party", "MRP-ACT-party", "mrp-bar-once-segment");
    }
    let mut desk = house();
    desk.set("pr", 3).segment(HOME);
    barred(&desk, "action party", "MRP-ACT-party", "mrp-bar-cost");
    let mut desk = house();
    desk.set("pr", 8).segment(HOME);
    barred(&desk, "action party", "MRP-ACT-party", "mrp-need-dom-party-open");
}

// ---- Terror in the US ----

#[test]
fn mrp_act_track_conus_a_check_moves_a_group_one_box() {
    for (from, to) in [("tg1", "tg1g"), ("tg1g", "tg1l")] {
        let mut desk = house();
        desk.set2("tg", "conus", from, 1);
        action(
            &mut desk,
            HOME,
            "track-conus",
            &[5],
            "",
            "",
            &format!("tg.conus.{from} -1; tg.conus.{to} +1"),
        );
        let mut desk = house();
        desk.set2("tg", "conus", from, 1);
        action(&mut desk, HOME, "track-conus", &[6], "", "", "");
    }
    // The player chooses the group; one at Target Fixed is not offered.
    let mut desk = house();
    desk.group("conus", 1, 0).group("conus", 2, 1).group("conus", 3, 3);
    desk.segment(HOME).act("action track-conus");
    assert_eq!(desk.choices(), ["pick 1", "pick 2-gathering"]);
}

#[test]
fn mrp_act_track_conus_entering_target_fixed_a_second_check_brings_the_raid() {
    let at = || {
        let mut desk = house();
        desk.group("conus", 2, 2);
        desk
    };
    // Both passed: D12 follows at once; a 4 lowers the group by one, to Gathering, +1 PA.
    action(&mut at(), HOME, "track-conus", &[5, 5, 4], "", "", "tg.conus.tg2l -1; tg.conus.tg1g +1; pa +1");
    // The second one fails: the group stays at Target Fixed.
    action(&mut at(), HOME, "track-conus", &[5, 6], "", "", "tg.conus.tg2l -1; tg.conus.tg2f +1");
}

#[test]
fn mrp_act_track_conus_needs_a_group_that_is_not_fixed() {
    let mut desk = house();
    desk.group("conus", 2, 3).segment(HOME);
    barred(&desk, "action track-conus", "MRP-ACT-track-conus", "mrp-need-dom-conus-group");
}

#[test]
fn mrp_act_raid_conus_is_d12_on_a_fixed_target() {
    let mut desk = house();
    desk.group("conus", 2, 3).group("conus", 1, 3).group("conus", 1, 2);
    action(
        &mut desk,
        HOME,
        "raid-conus",
        &[3],
        "",
        "pick 2-fixed",
        "tg.conus.tg2f -1; tg.conus.tg1g +1; pa +1",
    );
    let mut desk = house();
    desk.group("conus", 2, 2).segment(HOME);
    barred(&desk, "action raid-conus", "MRP-ACT-raid-conus", "mrp-need-dom-conus-fixed");
}

// ---- Focus ----

#[test]
fn mrp_act_calm_focus_removes_one_or_two_from_one_to_six() {
    let at = |ap: i16| {
        let mut desk = house();
        desk.set("ap", ap);
        for area in ["f_press", "f_economy", "f_crisis"] {
            desk.set1("ft_on", area, 1);
        }
        desk
    };
    action(&mut at(0), HOME, "calm-focus", &[], "", "", "ft_on.f_press -1");
    action(&mut at(1), HOME, "calm-focus", &[], "", "spend 0", "ft_on.f_press -1");
    action(&mut at(1), HOME, "calm-focus", &[], "", "spend 1", "ap -1; ft_on.f_press -1; ft_on.f_economy -1");
    for attr in ["domestic_focus", "team_builder"] {
        let mut desk = at(1);
        desk.set1("attr", attr, 1);
        action(&mut desk, HOME, "calm-focus", &[], "", "", "ft_on.f_press -1; ft_on.f_economy -1");
    }
    let mut desk = house();
    desk.segment(HOME);
    barred(&desk, "action calm-focus", "MRP-ACT-calm-focus", "mrp-need-dom-focus-tensions");
}

// ---- Bipartisanship ----

#[test]
fn mrp_act_bipartisan_every_row() {
    for (die, want) in
        [(1, "ap -1; bc +1"), (2, "ap -1; bc +1"), (3, "ap -1"), (5, "ap -1"), (6, "ap -1; pr -1")]
    {
        let mut desk = house();
        desk.set("ap", 1).set("bipartisan_done", 0).segment(HOME);
        let before = desk.state.clone();
        desk.dice(&[die]).act("action bipartisan").set("bipartisan_done", 0);
        let mut want: Vec<&str> = want.split("; ").collect();
        want.sort_unstable();
        assert_eq!(crate::kit::told(&desk, &before), want, "{die}");
    }
}

#[test]
fn mrp_act_bipartisan_one_success_per_segment() {
    let mut desk = house();
    desk.set("ap", 4).set("bipartisan_done", 0).segment(HOME);
    // A failure does not end it, but a success does.
    desk.dice(&[3]).act("action bipartisan").act("keep");
    desk.dice(&[2]).act("action bipartisan").act("keep");
    barred(&desk, "action bipartisan", "MRP-ACT-bipartisan", "mrp-need-dom-bipartisan-once");
    assert_eq!((desk.get("bc"), desk.get("ap")), (3, 2));
    let mut desk = house();
    desk.segment(HOME);
    barred(&desk, "action bipartisan", "MRP-ACT-bipartisan", "mrp-bar-cost");
}

#[test]
fn mrp_act_bipartisan_modifiers() {
    modifiers(
        "ACT_bipartisan",
        &[],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
            (
                "Moderate Influence",
                &|d| {
                    d.set1("attr", "moderate_influence", 1);
                },
                -1,
            ),
            (
                "Stubborn",
                &|d| {
                    d.set1("attr", "stubborn", 1);
                },
                1,
            ),
        ],
    );
}

// ---- Discredit ----

#[test]
fn mrp_act_discredit_every_row() {
    let at = || {
        let mut desk = house();
        opponents(&mut desk, &["op02", "op04"]);
        friends(&mut desk, &["fr01", "fr02"]);
        desk
    };
    for (die, want) in
        [(1, "opponent.op04 -1"), (2, "opponent.op04 -1"), (3, ""), (4, "rwc -1"), (5, "rwc -1")]
    {
        action(&mut at(), HOME, "discredit", &[die], "", "pick 04", want);
    }
    for (die, want) in [
        (1, "scandal.cos +1; ft_on.f_crisis +1"),
        (3, "scandal.cos +1; ft_on.f_crisis +1"),
        (4, "scandal.vp +1; ft_on.f_crisis +1"),
        (5, "scandal.vp +1; ft_on.f_crisis +1"),
        (6, "scandal.potus +1; ft_on.f_crisis +1; ft_on.f_security +1"),
    ] {
        action(&mut at(), HOME, "discredit", &[6, die], "", "pick 04", want);
    }
    // A vacant post is rerolled.
    let mut desk = at();
    desk.set1("official", "cos", -1);
    action(&mut desk, HOME, "discredit", &[6, 2, 4], "", "pick 04", "scandal.vp +1; ft_on.f_crisis +1");
}

#[test]
fn mrp_act_discredit_modifiers() {
    modifiers(
        "ACT_discredit",
        &["op04", "0"],
        &|_| (),
        &[
            ("Legislative 1", &|_| (), 0),
            ("60 %", &|d| percent(d, 60), -1),
            (
                "a Vice President with 2, a Chief of Staff with 1",
                &|d| {
                    d.set1("official", "vp", 0).set1("official", "cos", 1);
                },
                -2,
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
                1,
            ),
        ],
    );
    // Sharper side: Opponent 01 has Legislative 2, 16 has 3, 05 has 0. On EASIER 01 has 1.
    modifiers(
        "ACT_discredit",
        &["op01", "0"],
        &|_| (),
        &[
            ("2", &|_| (), 1),
            (
                "1 on EASIER",
                &|d| {
                    d.set("difficulty", 0);
                },
                0,
            ),
        ],
    );
    modifiers("ACT_discredit", &["op16", "0"], &|_| (), &[("3", &|_| (), 1)]);
    modifiers("ACT_discredit", &["op05", "0"], &|_| (), &[("0", &|_| (), 0)]);
    // 1 AP gives -1; both answers are tested.
    let mut desk = house();
    desk.set("ap", 1);
    opponents(&mut desk, &["op04"]);
    action(&mut desk, HOME, "discredit", &[3], "", "spend 1", "ap -1; opponent.op04 -1");
    let mut desk = house();
    desk.set("ap", 1);
    opponents(&mut desk, &["op04"]);
    action(&mut desk, HOME, "discredit", &[3], "", "spend 0, keep", "");
    barred(&desk, "action discredit", "MRP-ACT-discredit", "mrp-bar-once-segment");
    let mut desk = house();
    desk.segment(HOME);
    barred(&desk, "action discredit", "MRP-ACT-discredit", "mrp-need-dom-opponent");
}

// ---- Rulings that are tested through actions at home ----

#[test]
fn mrp_r98_friends_and_opponents_come_and_go() {
    // At the maximum allowed by Party Relations a new Friend is ignored. Opponents have no maximum. Empty cups have no effect.
    for (pr, max) in [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5), (8, 6)] {
        let mut desk = house();
        desk.set("pr", pr);
        for n in 1..max {
            desk.set1("friend", &format!("fr{n:02}"), 1);
        }
        play(&mut desk, "friend_add", &[], &[], "friend_id fr24", "", "friend.fr24 +1");
        row(&mut desk, "friend_add", &[], &[], "");
    }
    let mut desk = house();
    for n in 1..24 {
        desk.set1("opponent", &format!("op{n:02}"), 1);
    }
    play(&mut desk, "opponent_add", &[], &[], "opponent_id op24", "", "opponent.op24 +1");
    row(&mut desk, "opponent_add", &[], &[], "");
    // If there is nobody to lose, nothing happens. A removed one can be drawn again.
    row(&mut house(), "friend_lose", &[], &[], "");
    row(&mut house(), "opponent_lose", &[], &[], "");
    let mut desk = house();
    friends(&mut desk, &["fr07"]);
    play(&mut desk, "friend_lose", &[], &[], "friend_id fr07", "", "friend.fr07 -1");
    play(&mut desk, "friend_add", &[], &[], "friend_id fr07", "", "friend.fr07 +1");
}

#[test]
fn mrp_r101_the_player_picks_what_helps_and_chance_what_hurts() {
    // A success of the focus lowers a group in the US, chosen by the player.
    let mut desk = house();
    desk.group("conus", 1, 0).group("conus", 3, 0);
    desk.dice(&[1]).run("D1", &["f_security"]);
    assert_eq!(desk.choices(), ["pick 1", "pick 3"]);
    // Domestic terror raises one group: the highest below 4, ties by chance.
    let mut desk = house();
    desk.group("conus", 2, 0).group("conus", 2, 1).group("conus", 1, 0);
    let want = "tg.conus.tg2g -1; tg.conus.tg3g +1";
    play(&mut desk, "conus_raise", &[], &[], "tgkind tg2g", "", want);
    // When a bill moves against you, it is one of your leftmost bills, picked by chance.
    let mut desk = house();
    crate::kit::bill(&mut desk, "bill1", false, -1);
    crate::kit::bill(&mut desk, "bill2", false, -1);
    play(&mut desk, "D6", &["0"], &[4], "bill bill2", "", "pa -1; bill_box.bill2 +1");
}
