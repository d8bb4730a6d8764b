//! Crises at home: D9, D10, D11, D12, and Good Times (D15).

use crate::common::Desk;
use crate::kit::{friends, house, modifiers, percent, play, row};

// ---- D9 ----

#[test]
fn mrp_d9_rows_one_three_four_make_a_bill_public_priority_one() {
    // In this position the list is 1 2 3 4 5. Guns is 9, Health 7: it is taken from the cup, the others slide down, and #5 returns.
    let list = |new: i16| {
        format!(
            "public_list.slot1 {:+}; public_list.slot2 -1; public_list.slot3 -1; public_list.slot4 -1; public_list.slot5 -1",
            new - 1
        )
    };
    row(&mut house(), "D9", &[], &[1], &format!("ft_on.f_crisis +1; dc +1; pa -2; {}", list(9)));
    row(&mut house(), "D9", &[], &[3], &format!("ft_on.f_crisis +1; dc +1; pa -3; {}", list(7)));
    // Infrastructure is 2 and on the list: it moves to the top, 1 slides down.
    let want = "ft_on.f_crisis +1; dc +1; pa -2; public_list.slot1 +1; public_list.slot2 -1";
    row(&mut house(), "D9", &[], &[4], want);
}

#[test]
fn mrp_d9_row_2_approval_check() {
    // 46 % falls to 42 %: value 4. A 4 passes, a 5 fails.
    row(&mut house(), "D9", &[], &[2, 4], "ft_on.f_crisis +1; dc +1; pa -2; mr -1");
    row(&mut house(), "D9", &[], &[2, 5], "ft_on.f_crisis +1; dc +1; pa -2; mr -1; ldi +1");
}

#[test]
fn mrp_d9_row_5_congress_check_after_the_fall() {
    // Relations fall from 5 to 4: a 4 passes, a 5 fails and a random Friend is lost.
    let two_friends = || {
        let mut desk = house();
        friends(&mut desk, &["fr01", "fr02"]);
        desk
    };
    let want = "ft_on.f_crisis +1; rwc -1; pa -2; pr -1; bc -1";
    row(&mut two_friends(), "D9", &[], &[5, 4], want);
    play(&mut two_friends(), "D9", &[], &[5, 5], "friend_id fr02", "", &format!("{want}; friend.fr02 -1"));
}

#[test]
fn mrp_d9_row_6_a_group_in_the_us_and_a_second_tensions_on_security() {
    let want = "ft_on.f_crisis +1; tg.conus.tg1 +1; ft_on.f_security +1";
    row(&mut house(), "D9", &[], &[6], want);
    // Security already has Tensions, so the second one follows the normal order.
    let mut desk = house();
    desk.set1("ft_on", "f_security", 1);
    row(&mut desk, "D9", &[], &[6], "ft_on.f_crisis +1; tg.conus.tg1 +1; ft_on.f_economy +1");
    // With three groups the lowest one rises instead.
    let mut desk = house();
    desk.group("conus", 3, 0).group("conus", 3, 1).group("conus", 2, 2);
    let want = "ft_on.f_crisis +1; tg.conus.tg2l -1; tg.conus.tg3l +1; ft_on.f_security +1";
    play(&mut desk, "D9", &[], &[6], "tgkind tg2l", "", want);
    // With two groups a new one is added.
    let mut desk = house();
    desk.group("conus", 3, 0).group("conus", 2, 2);
    row(&mut desk, "D9", &[], &[6], "ft_on.f_crisis +1; tg.conus.tg1 +1; ft_on.f_security +1");
}

#[test]
fn mrp_d9_row_7_groups_in_both_americas() {
    let want = "ft_on.f_crisis +1; dc +1; pa -2; tg.camerica.tg1 +1; tg.samerica.tg1 +1";
    row(&mut house(), "D9", &[], &[7], want);
    // A random group below level 4 rises; a TG4 alone counts as none.
    let mut desk = house();
    desk.group("camerica", 1, 0).group("camerica", 3, 0).group("samerica", 4, 0);
    let want = "ft_on.f_crisis +1; dc +1; pa -2; tg.camerica.tg3 -1; tg.camerica.tg4 +1; tg.samerica.tg1 +1";
    play(&mut desk, "D9", &[], &[7], "tgkind tg3", "", want);
}

#[test]
fn mrp_d9_row_8_draws_a_natural_disaster() {
    let mut desk = house();
    desk.set1("at", "N3", 5);
    desk.draws("card", &["N3"]).dice(&[8, 5]).run("D9", &[]);
    assert_eq!(
        desk.state.card.map(|(card, part)| (crate::common::of("N3") == card as i16, part)),
        Some((true, 1))
    );
}

#[test]
fn mrp_d9_row_9_the_four_economies_are_checked() {
    let base = "ft_on.f_crisis +1; ~soe.us -1; pa -3; pr -1";
    // All at 5: 5 passes.
    row(&mut house(), "D9", &[], &[9, 5, 5, 5, 5], base);
    // US, Eurozone, China, Russia in this order.
    row(&mut house(), "D9", &[], &[9, 6, 5, 5, 5], &format!("{base}; ldi +1"));
    row(&mut house(), "D9", &[], &[9, 5, 6, 5, 5], &format!("{base}; ~soe.euro_soe -1"));
    row(&mut house(), "D9", &[], &[9, 5, 5, 6, 5], &format!("{base}; ~soe.china -1"));
    row(&mut house(), "D9", &[], &[9, 5, 5, 5, 6], &format!("{base}; ~soe.russia -1"));
    // The Worsening counter can first move the US box, so the check is made on 4.
    let mut desk = house();
    desk.set_trend("soe", Some("us"), -1);
    let want = "ft_on.f_crisis +1; soe.us -1; ~soe.us +1; pa -3; pr -1; ldi +1";
    row(&mut desk, "D9", &[], &[9, 5, 5, 5, 5], want);
}

#[test]
fn mrp_d9_row_10_is_domestic_terror() {
    // No group in the US: D11 counts as passed, although its die is rolled.
    let want = "ft_on.f_crisis +1; dc +1; tg.conus.tg1 +1; ft_on.f_security +1; ft_on.f_economy +1";
    row(&mut house(), "D9", &[], &[10, 10], want);
}

#[test]
fn mrp_d9_has_no_modifiers() {
    modifiers(
        "D9",
        &[],
        &|_| (),
        &[
            (
                "newcomer",
                &|d| {
                    d.set("newcomer", 1);
                },
                0,
            ),
            (
                "issues",
                &|d| {
                    d.set("ldi", 5);
                },
                0,
            ),
        ],
    );
}

// ---- D10 ----

/// A crisis that D10 does not change, so that a test of a row sees only the effects of the row.
fn failing() -> Desk {
    let mut desk = house();
    desk.set("dc", 1);
    desk
}

#[test]
fn mrp_d10_every_row() {
    for (die, more, want) in [
        (1, &[][..], ""),
        (2, &[], "pa -1"),
        (3, &[], "pa -1"),
        (4, &[5], "pa -2; mr -1"),
        (5, &[6], "pa -2; mr -1; ~ce -1"),
        (6, &[], "pa -1; rwc -1"),
        (7, &[], "pa -1; rwc -1"),
        (8, &[5], "pa -2; rwc -1; pr -1; opponent.op07 +1"),
        (9, &[6], "pa -2; rwc -1; pr -1; opponent.op07 +1; ~ce -1"),
        (10, &[], "pa -3; pr -1; pp -1; rwc -1; bc -1; ft_on.f_crisis +1"),
    ] {
        let dice: Vec<u16> = std::iter::once(die).chain(more.iter().copied()).collect();
        let draws = if matches!(die, 8 | 9) { "opponent_id op07" } else { "" };
        play(&mut failing(), "D10", &[], &dice, draws, "", want);
    }
    // 11 and 12 are only reached with modifiers: issues 3 is +1, issues 4 is +2.
    let mut desk = failing();
    desk.set("ldi", 3);
    row(&mut desk, "D10", &[], &[10], "pa -3; pr -1; pp -1; rwc -1; bc -1; ft_on.f_crisis +1");
    for (check, more) in [(5, ""), (6, "; ~ce -1")] {
        let mut desk = failing();
        desk.set("ldi", 4);
        let want = format!("pa -3; pr -1; ldi +1; ~soe.us -1; ft_on.f_crisis +1{more}");
        row(&mut desk, "D10", &[], &[10, check], &want);
    }
}

#[test]
fn mrp_d10_modifiers_and_their_cap() {
    modifiers(
        "D10",
        &[],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
            (
                "issues 1",
                &|d| {
                    d.set("ldi", 1);
                },
                0,
            ),
            (
                "issues 2",
                &|d| {
                    d.set("ldi", 2);
                },
                1,
            ),
            (
                "issues 3",
                &|d| {
                    d.set("ldi", 3);
                },
                1,
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
            ("38 %", &|d| percent(d, 38), 1),
            ("40 %", &|d| percent(d, 40), 0),
            ("58 %", &|d| percent(d, 58), 0),
            ("60 %", &|d| percent(d, 60), -1),
            (
                "media 4",
                &|d| {
                    d.set("mr", 4);
                },
                1,
            ),
            (
                "media 6",
                &|d| {
                    d.set("mr", 6);
                },
                -1,
            ),
            (
                "Teflon",
                &|d| {
                    d.set1("attr", "teflon", 1);
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
            (
                "all that hurts: cap +3",
                &|d| {
                    d.set("ldi", 5).set("mr", 4);
                    percent(d, 30);
                },
                3,
            ),
            (
                "all that helps: cap -3",
                &|d| {
                    d.set("mr", 8).set1("attr", "teflon", 1).set1("attr", "domestic_focus", 1);
                    percent(d, 60);
                },
                -3,
            ),
        ],
    );
}

#[test]
fn mrp_d10_comes_when_the_crisis_reaches_its_last_box_and_resets_it_to_one() {
    // D3 row 6 raises the crisis from 2 to 3. After this row: issues +1, then D10 (here 6), and the crisis goes to 1.
    let mut desk = house();
    desk.set("dc", 2);
    let want = "dc -1; ldi +1; ft_on.f_crisis +1; ~ce -1; pa -3; rwc -1";
    row(&mut desk, "D3", &[], &[6, 6], want);
}

#[test]
fn mrp_d10_issues_rise_before_the_roll() {
    // From 1 to 2: the roll already has +1, so a 3 becomes a 4.
    let mut desk = house();
    desk.set("dc", 3).set("ldi", 1);
    row(&mut desk, "domestic_failure", &[], &[3, 1], "dc -2; ldi +1; pa -2; mr -1");
}

#[test]
fn mrp_d10_the_reset_comes_last_and_swallows_what_d10_raised() {
    // Tensions everywhere: row 10 finds no place, so a Drama of 6 raises the crisis, and a second one too. It ends at 1 all the same, and
    // no
    // second failure follows.
    let mut desk = house();
    desk.set("dc", 3).fill("ft_on", 1).set("ap", 9);
    let want = "dc -2; ldi +1; pa -7; pr -1; pp -1; rwc -1; bc -1; ap -2; ce -1";
    row(&mut desk, "domestic_failure", &[], &[10, 6, 6], want);
    // The next failure is a full one again; issues 2 give +1.
    desk.set("dc", 2);
    row(&mut desk, "D3", &[], &[6, 1, 1], "dc -1; ldi +1; pa -4; ap -1; ~ce -1");
}

#[test]
fn mrp_loss_9_issues_beyond_five_lose_the_game() {
    let mut desk = house();
    desk.set("ldi", 5);
    desk.dice(&[2, 10]).run("D9", &[]);
    assert_eq!(desk.ended(), Some("loss-9"));
    // Five itself is not a loss.
    let mut desk = house();
    desk.set("ldi", 4);
    desk.dice(&[2, 10]).run("D9", &[]);
    assert_eq!((desk.ended(), desk.get("ldi")), (None, 5));
}

// ---- D11 ----

#[test]
fn mrp_d11_passed_raises_the_crisis_and_a_group_below_four() {
    let base = "dc +1; ft_on.f_crisis +1; ft_on.f_security +1";
    // Homeland Security 5: a 5 passes. 3, 2, 1 in this order.
    let mut desk = house();
    desk.group("conus", 1, 0).group("conus", 2, 3);
    play(
        &mut desk,
        "D11",
        &[],
        &[5],
        "tgkind tg2f",
        "",
        &format!("{base}; tg.conus.tg2f -1; tg.conus.tg3f +1"),
    );
    // Without a group it counts as passed regardless of the die: a new TG1.
    row(&mut house(), "D11", &[], &[10], &format!("{base}; tg.conus.tg1 +1"));
    // All groups are at 4, so none rises.
    let mut desk = house();
    desk.group("conus", 4, 0);
    row(&mut desk, "D11", &[], &[3], base);
}

#[test]
fn mrp_d11_failed_raises_the_highest_below_four_then_location_and_severity() {
    // A TG1 becomes TG2: column 2. Boston, severity 3: -2 PA. Two Tensions.
    let mut desk = house();
    desk.group("conus", 1, 0);
    let want = "tg.conus.tg1 -1; tg.conus.tg2 +1; pa -2; ft_on.f_crisis +1; ft_on.f_security +1";
    play(&mut desk, "D11", &[], &[6, 1, 3], "tgkind tg1", "", want);
    // All groups are at 4, so none rises: column 4.
    let mut desk = house();
    desk.group("conus", 4, 0);
    row(&mut desk, "D11", &[], &[6, 1, 1], "pa -2; ft_on.f_crisis +1; ft_on.f_security +1");
}

#[test]
fn mrp_d11_modifiers_of_the_check() {
    modifiers(
        "D11",
        &[],
        &|_| (),
        &[
            (
                "a TG2",
                &|d| {
                    d.group("conus", 2, 0);
                },
                0,
            ),
            (
                "highest is a TG3",
                &|d| {
                    d.group("conus", 3, 0).group("conus", 1, 0);
                },
                1,
            ),
            (
                "highest is a TG4",
                &|d| {
                    d.group("conus", 4, 0).group("conus", 3, 0);
                },
                2,
            ),
            (
                "newcomer",
                &|d| {
                    d.group("conus", 1, 0).set("newcomer", 1);
                },
                -1,
            ),
        ],
    );
}

#[test]
fn mrp_d11_security_that_was_never_raised_has_one_more_in_the_scenario_of_2001() {
    let mut desk = house();
    desk.set("hs_untested", 1).group("conus", 3, 0);
    assert_eq!(crate::kit::modifier(&mut desk, "D11", &[]), 2);
}

#[test]
fn mrp_d11_eight_nine_and_ten_are_great_cities() {
    for (place, plus) in [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 1), (9, 1), (10, 1)] {
        let mut desk = house();
        desk.group("conus", 1, 0);
        // Severity 4: -1 PA; with the great city 5: -2 PA.
        row(&mut desk, "domestic_attack", &[], &[place, 4], &format!("pa -{}", 1 + plus));
    }
}

const SEVERITY: [[&str; 4]; 10] = [
    ["pa -1", "pa -1", "pa -2", "pa -2"],
    ["pa -1", "pa -1", "pa -2", "pa -2; mr -1"],
    ["pa -1", "pa -2", "pa -2", "pa -3; rwc -1"],
    ["pa -1", "pa -2", "pa -2; mr -1", "pa -3; ldi +1"],
    ["pa -2", "pa -2", "pa -3; rwc -1", "pa -4; rwc -1; ldi +1"],
    ["pa -2", "pa -2; mr -1", "pa -3; ldi +1", "pa -4; rwc -1; mr -1; ldi +1"],
    ["pa -2", "pa -3; rwc -1", "pa -4; rwc -1; ldi +1", "pa -5; hs -1; rwc -1; ldi +1"],
    ["pa -2; mr -1", "pa -3; ldi +1", "pa -4; rwc -1; mr -1; ldi +1", "pa -5; hs -1; rwc -1; ldi +1"],
    ["pa -3; rwc -1", "pa -4; rwc -1; ldi +1", "pa -5; hs -1; rwc -1; ldi +1", "WMD"],
    ["pa -3; ldi +1", "pa -4; rwc -1; mr -1; ldi +1", "WMD", "WMD"],
];

#[test]
fn mrp_d11_mrp_loss_10_every_cell_of_the_severity_table() {
    for (die, cells) in SEVERITY.iter().enumerate() {
        for (column, want) in cells.iter().enumerate() {
            let mut desk = house();
            desk.group("conus", column as i16 + 1, 0).group("conus", 1, 0);
            if *want == "WMD" {
                desk.dice(&[1, die as u16 + 1]).run("domestic_attack", &[]);
                assert_eq!(desk.ended(), Some("loss-10"), "severity {} for level {}", die + 1, column + 1);
            } else {
                row(&mut desk, "domestic_attack", &[], &[1, die as u16 + 1], want);
            }
        }
    }
}

#[test]
fn mrp_d11_eleven_is_the_last_row() {
    let mut desk = house();
    desk.group("conus", 1, 0);
    // Washington: a 10 with +1.
    row(&mut desk, "domestic_attack", &[], &[10, 10], "pa -3; ldi +1");
}

// ---- D12 ----

#[test]
fn mrp_d12_every_row() {
    // The target is a TG3 at Target Fixed; Homeland Security 5. Its size gives +1, so the die is one less than the row.
    let target = |desk: &mut Desk| {
        desk.group("conus", 3, 3).set("dc", 2).set("mr", 8);
    };
    for (die, want) in [
        (1, "tg.conus.tg3f -1; tg.conus.tg1g +1; pa +2; dc -1"),
        (2, "tg.conus.tg3f -1; tg.conus.tg2g +1; pa +1"),
        (4, "tg.conus.tg3f -1; tg.conus.tg2g +1; pa +1"),
        (5, "tg.conus.tg3f -1; tg.conus.tg2g +1; pa +2"),
        (6, "tg.conus.tg3f -1; tg.conus.tg2g +1; pa +2"),
        (7, "tg.conus.tg3f -1; tg.conus.tg3l +1"),
        // -2, of which the slant of Media Relations 8 gives back 2.
        (8, "tg.conus.tg3f -1; tg.conus.tg3g +1; ft_on.f_crisis +1"),
        (10, "tg.conus.tg3f -1; tg.conus.tg3g +1; ft_on.f_crisis +1"),
    ] {
        let mut desk = house();
        target(&mut desk);
        row(&mut desk, "D12", &["tg3f"], &[die], want);
    }
}

#[test]
fn mrp_d12_a_small_group_is_gone() {
    let mut desk = house();
    desk.group("conus", 2, 3);
    row(&mut desk, "D12", &["tg2f"], &[2], "tg.conus.tg2f -1; pa +2");
    let mut desk = house();
    desk.group("conus", 1, 3);
    row(&mut desk, "D12", &["tg1f"], &[3], "tg.conus.tg1f -1; pa +1");
}

#[test]
fn mrp_d12_mrp_r99_the_slant_counts_once_more() {
    // Media Relations 2: -2.
    let mut desk = house();
    desk.group("conus", 1, 3).set("mr", 2);
    row(&mut desk, "D12", &["tg1f"], &[6], "tg.conus.tg1f -1; pa -2");
    let mut desk = house();
    desk.group("conus", 1, 3).set("mr", 2);
    row(&mut desk, "D12", &["tg1f"], &[9], "tg.conus.tg1f -1; tg.conus.tg1g +1; pa -4; ft_on.f_crisis +1");
}

#[test]
fn mrp_d12_modifiers() {
    modifiers(
        "D12",
        &["tg2f"],
        &|_| (),
        &[
            ("nothing", &|_| (), 0),
            (
                "Homeland Security 6",
                &|d| {
                    d.set("hs", 6);
                },
                -1,
            ),
            (
                "security is focus 1",
                &|d| {
                    d.set1("focus_rank", "f_security", 1);
                },
                -1,
            ),
            (
                "both",
                &|d| {
                    d.set("hs", 8).set1("focus_rank", "f_security", 1);
                },
                -2,
            ),
        ],
    );
    for (target, want) in [("tg1f", 0), ("tg2f", 0), ("tg3f", 1), ("tg4f", 1)] {
        modifiers("D12", &[target], &|_| (), &[("size of the target", &|_| (), want)]);
    }
}

// ---- D15 ----

#[test]
fn mrp_d15_every_row() {
    let base = |desk: &mut Desk| {
        desk.set1("level", "uk", 2).set1("level", "canada", 0);
    };
    for (die, draws, want) in [
        (1, "", "pa +2; mr +1; attr.likeable +1"),
        (2, "", "level.canada +1; level.australia +1; ~align.euro +1; ~align.apac +1; attr.allys_friend +1"),
        (3, "", "pa +3; mr +1; attr.media_savvy +1"),
        (4, "", "ce +1; attr.team_builder +1"),
        (5, "", "ap +2; pa +1"),
        (6, "", "free_military +1; pa +1"),
        (7, "", "goodwill +1; pa +1"),
        (8, "", "~soe.us +1; rwc +1; pa +1"),
        (9, "", "bc +1; rwc +1"),
        (10, "friend_id fr11", "pa +1; mr +1; friend.fr11 +1"),
    ] {
        let mut desk = house();
        base(&mut desk);
        play(&mut desk, "D15", &[], &[die], draws, "", want);
    }
}

#[test]
fn mrp_d15_row_7_two_rolls_of_humanitarian_aid() {
    let mut desk = house();
    desk.set1("rc", "africa", 2).set1("rc", "mideast", 1);
    // 8 helps, 9 does not; the second time, Africa and the Middle East are offered again.
    let want = "goodwill +1; rc.africa -1; pa +1";
    play(&mut desk, "D15", &[], &[7, 8, 9], "", "pick africa, pick middle-east", want);
}

#[test]
fn mrp_d15_a_fifth_attribute_is_not_gained() {
    let mut desk = house();
    for attr in ["teflon", "orator", "disorganized", "aloof"] {
        desk.set1("attr", attr, 1);
    }
    row(&mut desk, "D15", &[], &[1], "pa +2; mr +1");
    desk.set1("attr", "aloof", 0);
    row(&mut desk, "D15", &[], &[1], "pa +2; mr +1; attr.likeable +1");
}
