//! The tracks at home, trends and checks, media and core support.

use mr_president::program;

use crate::common::Desk;
use crate::kit::{bill, friends, house, percent, play, row};

fn range(var: &str) -> (i16, i16) {
    let var = program().var(var);
    (var.min, var.max)
}

// ---- Ends ----

#[test]
fn mrp_r92_mrp_tracks_all_tracks_stop_at_their_ends() {
    // Good Times and Drama at the ends of tracks: whatever goes beyond the end is lost.
    let mut desk = house();
    desk.set("pa", 26).set("mr", 8).set("rwc", 8).set("bc", 4).set("ce", 7);
    row(&mut desk, "D15", &[], &[1], "attr.likeable +1");
    row(&mut desk, "D15", &[], &[4], "attr.team_builder +1");
    row(&mut desk, "D15", &[], &[9], "");
    let mut desk = house();
    desk.set("pa", 1).set("mr", 2).set("rwc", 2).set("bc", 0).set("pr", 2);
    row(&mut desk, "D3", &[], &[2], "pa -1");
    row(&mut desk, "D3", &[], &[3], "");
}

#[test]
fn mrp_tracks_some_ends_act_a_failure_waits_for_the_end_of_the_row() {
    // D11 passed raises the crisis to its last box, then come a group and two Tensions: the whole row comes before D10.
    let mut desk = house();
    desk.set("dc", 2).group("conus", 1, 0);
    // D10 rolls a 1: nothing more than issues +1 and the reset.
    let want = "tg.conus.tg1 -1; tg.conus.tg2 +1; ft_on.f_crisis +1; ft_on.f_security +1; dc -1; ldi +1";
    play(&mut desk, "D11", &[], &[5, 1], "tgkind tg1", "", want);
    // An automatic loss ends the game at once: nothing else of the row follows.
    let mut desk = house();
    desk.set("ldi", 5);
    desk.dice(&[9, 10]).run("D9", &[]);
    assert_eq!((desk.ended(), desk.trend("soe", Some("euro_soe"))), (Some("loss-9"), 0));
}

// ---- Each track ----

#[test]
fn mrp_track_people_boxes_and_values_of_approval() {
    assert_eq!((range("pa"), range("mr")), ((0, 26), (2, 8)));
    // The value can be seen in a check: D9 row 2, with a PA that is two boxes higher before it falls.
    for (pa, value) in
        [(18, 1), (20, 2), (28, 2), (30, 3), (38, 3), (40, 4), (48, 4), (50, 5), (58, 5), (60, 6), (66, 6)]
    {
        for (die, fails) in [(value, 0), (value + 1, 1)] {
            let mut desk = house();
            percent(&mut desk, pa + 4);
            desk.dice(&[2, die]).run("D9", &[]);
            assert_eq!(desk.get("ldi"), fails, "{pa} % against a {die}");
        }
    }
    // 70 and more counts as 7: the sum for the speech is 7 + 5 + 5 + 2 = 19.
    let mut desk = house();
    desk.set("pa", 26).set("pp", 2);
    crate::kit::modifier(&mut desk, "SOTU", &[]);
    assert_eq!(desk.state.roll.column, 1);
    desk.set("pa", 25);
    crate::kit::modifier(&mut desk, "SOTU", &[]);
    assert_eq!(desk.state.roll.column, 0);
}

#[test]
fn mrp_track_congress_ranges_and_numbers() {
    assert_eq!(
        (range("rwc"), range("bc"), range("control"), range("bill_box")),
        ((2, 8), (0, 4), (0, 2), (-2, 2))
    );
    // Cooperation 0, 1, 1, 2, 2: this many bills of theirs come in.
    for (bc, number) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)] {
        let mut desk = house();
        desk.set("control", 0).set("bc", bc).run("leg_6", &[]);
        let pending = (1..=16).filter(|n| desk.get1("bill_at", &format!("bill{n}")) == 1).count();
        assert_eq!(pending, number, "box {bc}");
    }
    // Left of -2 there is no box.
    let mut desk = house();
    friends(&mut desk, &["fr01"]);
    bill(&mut desk, "bill1", false, -2);
    play(&mut desk, "leg_1", &[], &[], "", "pick 1, choose dom-right", "bill_box.bill1 +1");
}

#[test]
fn mrp_track_home_crisis_issues_and_security() {
    assert_eq!((range("dc"), range("ldi"), range("hs")), ((0, 3), (0, 5), (3, 8)));
    // The modifier of issues: 0, 0, +1, +1, +2, +3.
    for (ldi, want) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 3)] {
        let mut desk = house();
        desk.set("ldi", ldi).set("dc", 1);
        assert_eq!(crate::kit::modifier(&mut desk, "ACT_domestic_crisis", &[]), want, "issues {ldi}");
        assert_eq!(crate::kit::modifier(&mut desk, "D10", &[]), want, "issues {ldi}");
        // It does not apply to scandals.
        assert_eq!(crate::kit::modifier(&mut desk, "D14", &["cos", "1"]), 0);
    }
}

#[test]
fn mrp_track_economy_four_economies_with_trends() {
    assert_eq!(range("soe"), (3, 7));
    for economy in ["us", "euro_soe", "russia", "china"] {
        let mut desk = house();
        desk.run("all_improve", &[]);
        assert_eq!((desk.get1("soe", economy), desk.trend("soe", Some(economy))), (5, 1));
        desk.run("all_improve", &[]);
        assert_eq!((desk.get1("soe", economy), desk.trend("soe", Some(economy))), (6, 0));
        desk.run("all_worsen", &[]);
        desk.run("all_worsen", &[]);
        assert_eq!((desk.get1("soe", economy), desk.trend("soe", Some(economy))), (5, 0));
    }
}

#[test]
fn mrp_track_party_friends_leave_when_it_falls() {
    assert_eq!(range("pr"), (2, 8));
    // Party 5 allows four Friends, party 4 three: a Drama of 2 costs one at random.
    let mut desk = house();
    friends(&mut desk, &["fr01", "fr02", "fr03", "fr04"]);
    play(&mut desk, "D3", &[], &[2], "friend_id fr03", "", "mr -1; pa -1; pr -1; friend.fr03 -1");
    // From 6 to 5 nobody leaves, because both allow four.
    let mut desk = house();
    desk.set("pr", 6);
    friends(&mut desk, &["fr01", "fr02", "fr03", "fr04"]);
    row(&mut desk, "D3", &[], &[2], "mr -1; pa -1; pr -1");
    // A fall of two boxes: two leave.
    let mut desk = house();
    desk.set("pr", 8);
    friends(&mut desk, &["fr01", "fr02", "fr03", "fr04", "fr05", "fr06"]);
    let want = "scandal.potus +1; ft_on.f_crisis +1; ft_on.f_security +1; pr -2; rwc -1; pa -5; friend.fr01 -1; friend.fr06 -1";
    // More Friends: -1; with the +2 of the second roll a 6 is a 7, so Congress 3 is added: +2, capped at 3.
    desk.set("rwc", 3);
    play(&mut desk, "D6", &["2"], &[6, 5], "friend_id fr01, friend_id fr06", "", want);
}

#[test]
fn mrp_track_office_prestige_points_and_legacy() {
    assert_eq!(range("pp"), (0, 9));
    // Legacy can become negative, and AP can exceed nine.
    let mut desk = house();
    desk.set1("scandal", "potus", 3);
    row(&mut desk, "D14", &["potus", "3"], &[5, 3], "pa -5; lp -3; rwc -2; mr -1; scandal.potus -3");
    assert_eq!(desk.get("lp"), -3);
    let mut desk = house();
    desk.set("ap", 30).dice(&[5]).run("D15", &[]);
    assert_eq!(desk.get("ap"), 32);
}

#[test]
fn mrp_track_cabinet_effectiveness_has_trends() {
    assert_eq!((range("ce"), range("scandal")), ((3, 7), (0, 3)));
    let mut desk = house();
    row(&mut desk, "D2", &[], &[1], "~ce +1");
    row(&mut desk, "D2", &[], &[1], "~ce -1; ce +1");
}

#[test]
fn mrp_ratings_every_candidate() {
    // Domestic, diplomatic, military, "+1 Action"; Novice, then Veteran.
    const CANDIDATES: [[[i16; 4]; 2]; 20] = [
        [[2, 0, 0, 0], [2, 1, 0, 0]],
        [[1, 1, 0, 0], [2, 1, 0, 0]],
        [[0, 2, 0, 0], [1, 2, 0, 0]],
        [[0, 1, 1, 0], [0, 2, 1, 0]],
        [[0, 0, 2, 0], [0, 1, 2, 0]],
        [[1, 0, 1, 0], [1, 0, 2, 0]],
        [[1, 0, 0, 1], [2, 0, 0, 1]],
        [[0, 1, 0, 1], [0, 2, 0, 1]],
        [[0, 0, 1, 1], [0, 0, 2, 1]],
        [[1, 1, 1, 0], [2, 1, 1, 0]],
        [[1, 0, 0, 0], [2, 0, 0, 0]],
        [[0, 1, 0, 0], [1, 2, 0, 0]],
        [[0, 0, 1, 0], [0, 1, 2, 0]],
        [[1, 0, 0, 0], [2, 1, 0, 1]],
        [[0, 1, 0, 0], [0, 2, 0, 1]],
        [[0, 1, 1, 0], [0, 1, 2, 0]],
        [[0, 0, 1, 0], [1, 0, 2, 1]],
        [[1, 1, 0, 0], [1, 2, 0, 0]],
        [[0, 0, 0, 0], [1, 1, 1, 0]],
        [[1, 0, 1, 0], [2, 0, 1, 0]],
    ];
    for (n, sides) in CANDIDATES.iter().enumerate() {
        for (veteran, [dom, dip, mil, plus]) in sides.iter().enumerate() {
            let what = format!("candidate {} side {veteran}", n + 1);
            let mut desk = house();
            for post in ["cos", "secstate", "secdef"] {
                desk.set1("official", post, n as i16).set1("veteran", post, veteran as i16);
            }
            // Domestic shows on D2, diplomatic on crisis relief, military on arms and training, by their modifiers.
            assert_eq!(-i16::from(crate::kit::modifier(&mut desk, "D2", &[])), *dom, "{what}: domestic");
            desk.segment("cabinet");
            assert_eq!(i16::from(desk.state.menu.actors[1]), 1 + plus, "{what}: actions");
            desk.set1("rc", "africa", 1).segment("four_abroad");
            assert_eq!(relief_modifier(&mut desk), -dip, "{what}: diplomatic");
            // Rapid Capabilities cost 1 AP, nothing with military 2; arms cost nothing from 1 on.
            desk.set("ap", 0).fill("level", 2).segment("four_abroad");
            assert_eq!(desk.may("action darpa"), *mil == 2, "{what}: military");
            assert_eq!(desk.may("action arms"), *mil >= 1, "{what}: military");
        }
    }
}

fn relief_modifier(desk: &mut Desk) -> i16 {
    desk.dice(&[7]).act("action relief");
    i16::from(desk.state.roll.bonus)
}

// ---- Trends and checks ----

#[test]
fn mrp_seq_82_trends() {
    // A second counter of the same kind moves the value, one of the other kind removes both.
    let mut desk = house();
    desk.set_trend("soe", Some("us"), 1);
    row(&mut desk, "focus_success", &["f_economy"], &[], "soe.us +1; ~soe.us -1");
    desk.set_trend("soe", Some("us"), -1);
    row(&mut desk, "focus_success", &["f_economy"], &[], "~soe.us +1");
    // A result that moves a box leaves the counter as it is: D2 row 6 with an Improving counter.
    let mut desk = house();
    desk.set_trend("ce", None, 1);
    row(&mut desk, "D2", &[], &[6, 1], "ce -1; pa -3");
    assert_eq!(desk.trend("ce", None), 1);
    // At the end of the track the pair is removed without effect.
    let mut desk = house();
    desk.set("ce", 7).set_trend("ce", None, 1);
    row(&mut desk, "D2", &[], &[1], "~ce -1");
    let mut desk = house();
    desk.set1("soe", "us", 3).set_trend("soe", Some("us"), -1);
    row(&mut desk, "D3", &[], &[4], "~soe.us +1; pa -2");
}

#[test]
fn mrp_seq_83_a_check_passes_at_the_rating_or_less() {
    for ce in 3..=7 {
        let mut desk = house();
        desk.set("ce", ce);
        row(&mut desk, "cabinet_under_strain", &[], &[ce as u16], "");
        row(&mut desk, "cabinet_under_strain", &[], &[ce as u16 + 1], "~ce -1");
    }
    // Prestige applies on a trip; Influence there changes nothing.
    let mut desk = house();
    desk.set2("counters", "china", "africa", 3).segment("four_abroad");
    desk.dice(&[5]).act("action trip").act("pick africa");
    assert_eq!(desk.trend("align", Some("africa")), 1);
}

// ---- Media and core support ----

#[test]
fn mrp_seq_27_media_relations_fade() {
    row(&mut house(), "media_minus", &[], &[], "mr -1");
    let mut desk = house();
    desk.set("mr", 2);
    row(&mut desk, "media_minus", &[], &[], "");
    // In phases 1 and 3, before the two domestic actions.
    let steps: Vec<(&str, &str)> = program().steps.iter().map(|s| (s.phase, s.key)).collect();
    for phase in ["p1", "p3"] {
        let at = steps.iter().position(|step| *step == (phase, "media")).expect("the step");
        assert_eq!(steps[at + 1..=at + 2], [(phase, "two_domestic"), (phase, "congress")]);
    }
    assert_eq!(steps.iter().filter(|(_, key)| *key == "media").count(), 2);
}

#[test]
fn mrp_seq_51_mrp_r99_the_media_slant() {
    for (mr, want) in
        [(8, "pa +2"), (7, "pa +1"), (6, "pa +1"), (5, ""), (4, "pa -1"), (3, "pa -1"), (2, "pa -2")]
    {
        let mut desk = house();
        desk.set("mr", mr);
        row(&mut desk, "media_slant", &[], &[], want);
    }
    // At the end of the UN segment, in phases 2 and 4.
    let steps: Vec<(&str, &str)> = program().steps.iter().map(|s| (s.phase, s.key)).collect();
    for phase in ["p2", "p4"] {
        let at = steps.iter().position(|step| *step == (phase, "un")).expect("the step");
        assert_eq!(steps[at + 1], (phase, "media_slant"));
    }
}

#[test]
fn mrp_seq_42_mrp_r93_core_support_pulls_toward_forty() {
    for (pr, number) in [(2, 0), (3, 0), (4, 0), (5, 1), (6, 2), (7, 3), (8, 4)] {
        for (pa, sign) in [(20, 1), (30, 1), (60, -1), (70, -1)] {
            let mut desk = house();
            desk.set("pr", pr);
            percent(&mut desk, pa);
            let want = if number == 0 { String::new() } else { format!("pa {:+}", sign * number) };
            row(&mut desk, "core_support_check", &[], &[], &want);
        }
        // The effect stops at 40 %.
        for (pa, most) in [(38, 1), (40, 0), (42, -1)] {
            let mut desk = house();
            desk.set("pr", pr);
            percent(&mut desk, pa);
            let by: i16 = if number == 0 { 0 } else { most };
            row(
                &mut desk,
                "core_support_check",
                &[],
                &[],
                &if by == 0 { String::new() } else { format!("pa {by:+}") },
            );
        }
    }
    // After the three actions of phases 2 and 4.
    let steps: Vec<(&str, &str)> = program().steps.iter().map(|s| (s.phase, s.key)).collect();
    for phase in ["p2", "p4"] {
        let at = steps.iter().position(|step| *step == (phase, "any_three")).expect("the step");
        assert_eq!(steps[at + 1], (phase, "core_support"));
    }
}
