//! Cascading cards, C01 to C31: three parts and an escape.

use crate::kit::{card, pile_of, plain, procedure, war};

/// For each card: positions in which its escape holds, and positions that just miss it. In an empty world most cards have no escape.
const ESCAPES: &[(&str, &[&str], &[&str])] = &[
    ("C01", &["rel.china 4", "rel.china 5"], &["rel.china 3"]),
    ("C02", &["status.track4 1", "status.track4 2"], &["status.track4 3"]),
    ("C03", &["status.track9 1"], &["status.track9 2"]),
    ("C04", &["status.track6 1"], &["status.track6 2"]),
    ("C05", &["status.track2 1"], &["status.track2 2"]),
    ("C06", &["status.track1 1", "rel.china 5"], &["status.track1 2; rel.china 4"]),
    ("C07", &["rel.china 4"], &["rel.china 3"]),
    (
        "C08",
        &["un.iran 1; nuke.iran 2", "un.iran 1; nuke.iran 1", "iran_out 1"],
        &["un.iran 1; nuke.iran 3", "nuke.iran 2; uni.iran 1"],
    ),
    ("C09", &["nuke.nk 1", "rel.china 4"], &["nuke.nk 2; rel.china 3"]),
    ("C10", &["stab.mideast 6"], &["stab.mideast 5"]),
    ("C11", &["stab.africa 6"], &["stab.africa 5"]),
    ("C12", &["stab.camerica 7"], &["stab.camerica 6"]),
    ("C13", &["align.samerica 7"], &["align.samerica 6"]),
    ("C14", &["stab.east 7"], &["stab.east 6"]),
    ("C15", &["soe.euro_soe 6"], &["soe.euro_soe 5"]),
    ("C16", &["soe.us 7"], &["soe.us 6"]),
    (
        "C17",
        &["turn 3; bill_year.bill1 3", "turn 3; bill_year.bill1 2"],
        &["turn 3; bill_year.bill1 1", "bill_year.bill2 2"],
    ),
    (
        "C18",
        &["turn 3; bill_year.bill7 3", "turn 3; bill_year.bill7 2"],
        &["turn 3; bill_year.bill7 1", "bill_year.bill2 2"],
    ),
    ("C19", &["ldi 0"], &["ldi 1"]),
    (
        "C20",
        &["turn 3; bill_year.bill13 3", "turn 3; bill_year.bill13 2"],
        &["turn 3; bill_year.bill13 1", "bill_year.bill2 2"],
    ),
    ("C21", &["ce 6"], &["ce 5"]),
    (
        "C22",
        &["turn 3; bill_year.bill2 3", "turn 3; bill_year.bill2 2"],
        &["turn 3; bill_year.bill2 1", "bill_year.bill3 2"],
    ),
    (
        "C23",
        &["cap.us.cyber 5"],
        &["cap.us.cyber 5; cap.china.cyber 5", "cap.us.cyber 5; cap.russia.cyber 5"],
    ),
    ("C24", &["ce 6"], &["ce 5"]),
    ("C25", &["rwc 7"], &["rwc 6"]),
    ("C26", &["bc 4"], &["bc 3"]),
    ("C27", &["pr 7"], &["pr 6"]),
    ("C28", &["cap.us.cyber 6"], &["cap.us.cyber 5"]),
    ("C29", &["hs 7; signed_ever.bill7 1"], &["hs 6; signed_ever.bill7 1", "hs 7"]),
    ("C30", &["rel.china 4; rel.russia 4"], &["rel.china 5; rel.russia 3", "rel.china 3; rel.russia 5"]),
    ("C31", &["rel.russia 4"], &["rel.russia 3"]),
];

/// Plays a part the way it comes up in the game: drawn, from the 2 Deck, or from the 3 Deck.
fn coming_up(name: &str, part: u8) -> crate::kit::Play {
    match part {
        1 => procedure("card_play", &[name]),
        2 => procedure("cascading_two", &[]).set(&format!("at.{name} deck2")).draws(&format!("card {name}")),
        _ => {
            procedure("cascading_three", &[]).set(&format!("at.{name} deck3")).draws(&format!("card {name}"))
        }
    }
}

#[test]
fn mrp_card_cascading_the_escape_is_looked_at_as_each_part_comes_up() {
    assert_eq!(ESCAPES.len(), 31);
    for (name, escapes, _) in ESCAPES {
        for escape in *escapes {
            for part in 1..=3 {
                let desk = coming_up(name, part).set(escape).then_gives("");
                assert_eq!(pile_of(&desk, name), "gone", "{name} part {part} at {escape}");
            }
        }
    }
}

/// A card goes first to the 2 Deck, then to the 3 Deck, then out of the game, regardless of dice and choices.
#[test]
fn mrp_card_cascading_where_a_card_goes_after_each_part() {
    for (name, _, short) in ESCAPES {
        for position in *short {
            for seed in 0..3 {
                for (part, pile) in [(1, "deck2"), (2, "deck3"), (3, "gone")] {
                    let mut desk = coming_up(name, part).set(position).desk;
                    desk.given = Default::default();
                    let (proc, args) = match part {
                        1 => ("card_play", vec![*name]),
                        2 => ("cascading_two", vec![]),
                        _ => ("cascading_three", vec![]),
                    };
                    let before = desk.state.clone();
                    desk.run_through(proc, &args, seed);
                    if desk.ended().is_none() {
                        assert_eq!(pile_of(&desk, name), pile, "{name} part {part} at {position}");
                        let anything = desk
                            .changes(&before)
                            .iter()
                            .any(|c| !c.starts_with("at[") && !c.starts_with("known["));
                        // Exceptions: Naval is equal, there is no Friend, or a check is passed.
                        let none = [("C07", 2), ("C27", 2), ("C28", 1)];
                        assert!(anything || none.contains(&(*name, part)), "{name} part {part} does nothing");
                    }
                }
            }
        }
    }
}

/// Parts without escape, dice and choices: (part, position, changes).
#[test]
fn mrp_card_cascading_plain_parts() {
    plain(&[
        ("C01/1", "", "t.china +1; rc.apac +1"),
        ("C01/2", "posture.china 2", "counters.china.apac +1; t.japan +1"),
        ("C02/1", "status.track4 3", "status.track4 +1; t.nato +1; t.russia +1"),
        ("C02/1", "status.track4 5", "t.nato +1; t.russia +1"),
        ("C02/2", "status.track4 3", "counters.russia.east +1; ~soe.euro_soe -1"),
        ("C03/1", "", "status.track9 +1; t.gulf +1; t.iran +1"),
        ("C03/1", "iran_out 1", "t.gulf +1"),
        ("C03/2", "", "~soe.us -1; ~soe.euro_soe -1; ~soe.china -1; ~soe.russia +1"),
        ("C03/3", "", "status.track9 +1; rc.mideast +1"),
        ("C03/3", "status.track9 5", "rc.mideast +1"),
        ("C04/1", "", "status.track6 +1; t.nk +1; t.rok +1"),
        // North Korea is at the top of the ladder of track 6.
        ("C04/2", "", "edge.track6 -1; rc.apac +1"),
        // From nuclear 2 to 3, with the effects of that box.
        ("C04/3", "ap 3", "status.track6 +1; nuke.nk +1; ap -1; t.nk +1; t.rok +1; t.japan +1; t.china +1"),
        ("C04/3", "no_nuke.nk 1", "status.track6 +1"),
        ("C05/1", "", "status.track2 +1; t.india +1"),
        ("C05/2", "", "rc.casia +1; tg.casia.tg1 +1"),
        ("C05/3", "", "status.track2 +1; stab.casia -1"),
        ("C06/1", "", "status.track1 +1; t.india +1; t.china +1"),
        // China is at the top of the ladders of tracks 1 and 5.
        ("C06/2", "", "edge.track1 -1"),
        ("C06/3", "", "status.track1 +1; counters.china.casia +1"),
        ("C07/1", "", "t.china +1; t.japan +1"),
        ("C07/2", "cap.us.naval 5", "edge.track5 +1"),
        ("C07/2", "cap.us.naval 3", "edge.track5 -1"),
        ("C07/2", "cap.us.naval 4", ""),
        ("C07/3", "status.track5 3", "status.track5 +1; level.japan -1"),
        ("C07/3", "status.track5 4", "level.japan -1"),
        ("C08/2", "", "t.israel +1; status.track7 +1"),
        ("C08/3", "ap 3", "nuke.iran +1; ap -1; t.iran +1; t.israel +1; t.gulf +1; rc.mideast +1"),
        ("C09/1", "", "t.nk +2; nuke.nk +1; t.rok +1; t.japan +1; t.china +1"),
        ("C09/2", "", "t.japan +1; t.rok +1"),
        ("C09/3", "nuke.nk 2", "nuke.nk +1; t.nk +1; t.rok +1; t.japan +1; t.china +1; stab.apac -1"),
        ("C10/1", "", "tg.mideast.tg1 +1"),
        ("C10/2", "", "tg.mideast.tg2 +1; uns.mideast +1"),
        ("C10/3", "", "rs_at.rs1 +5; rs_level.rs1 +1"),
        ("C10/3", "rs_at.rs1 mideast; rs_level.rs1 4", "rs_at.rs2 +5; rs_level.rs2 +1"),
        ("C11/1", "", "tg.africa.tg1 +1"),
        ("C11/2", "", "uns.africa +1"),
        ("C11/2", "uns.africa 1", "uns.africa -1; cwn.africa.cw +1"),
        ("C12/1", "", "tg.camerica.tg1 +1"),
        ("C12/2", "", "uns.camerica +1; dc +1"),
        ("C12/3", "", "tg.camerica.tg4 +1; stab.camerica -1"),
        ("C12/3", "tg.camerica.tg2 1", "tg.camerica.tg4 +1; stab.camerica -1"),
        ("C13/1", "", "uns.samerica +1; ~align.samerica -1"),
        ("C13/2", "", "counters.china.samerica +1"),
        ("C13/3", "stab.samerica 5", "cwn.samerica.cw +1; ~soe.us -1"),
        ("C13/3", "stab.samerica 5; cwn.samerica.cwc 2", "uns.samerica +1; ~soe.us -1"),
        ("C13/3", "stab.samerica 4", "rs_at.rs1 +4; rs_level.rs1 +1; ~soe.us -1"),
        ("C14/1", "", "rc.east +1"),
        ("C14/2", "", "counters.russia.east +1; uns.east +1"),
        ("C14/3", "", "cwn.east.cw +1; t.nato +1"),
        ("C14/3", "cwn.east.cw 2", "uns.east +1; t.nato +1"),
        ("C15/1", "", "~soe.euro_soe -1"),
        ("C15/2", "", "rc.euro +1; stab.euro -1"),
        ("C15/3", "", "soe.euro_soe -1; ~soe.us -1"),
        ("C16/1", "", "~soe.us -1"),
        ("C16/2", "", "dc +1; pa -1"),
        ("C16/3", "", "soe.us -1; ldi +1"),
        ("C17/1", "", "dc +1; public_list.slot1 +1"),
        ("C17/2", "", "pa -1; pr -1"),
        ("C17/3", "", "ldi +1"),
        ("C18/1", "", "dc +1; public_list.slot1 +7"),
        ("C18/3", "", "ldi +1; dc +1"),
        ("C19/1", "ldi 1", "dc +1"),
        ("C19/2", "ldi 1", "mr -1; pa -2"),
        ("C19/3", "ldi 1", "ldi +1; bc -1"),
        ("C20/1", "", "dc +1"),
        ("C20/2", "", "tg.camerica.tg1 +1; pa -1"),
        ("C20/3", "", "ldi +1"),
        ("C21/1", "", "pa -1"),
        ("C21/2", "official.secdef -1", "~ce -1"),
        ("C21/3", "", "ldi +1; pr -1"),
        ("C22/1", "", "dc +1; public_list.slot1 +2"),
        ("C22/2", "", "~soe.us -1"),
        ("C22/3", "", "dc +1; pa -2"),
        ("C23/1", "", "hs -1"),
        ("C24/1", "", "ft_on.f_cabinet +1"),
        ("C25/2", "", "ft_on.f_cabinet +1; mr -1"),
        ("C26/1", "", "bc -1"),
        ("C26/2", "", "rwc -1"),
        ("C27/1", "", "pr -1"),
        ("C27/2", "", ""),
        ("C27/3", "turn 2", "pr -1; midterm_drm +1"),
        ("C27/3", "turn 3", "pr -1; reelection_drm +1"),
        ("C27/3", "turn 8", "pr -1"),
        ("C28/2", "", "~soe.us -1; public_list.slot1 +12"),
        ("C28/3", "", "hs -1; ldi +1"),
        ("C29/2", "", "~soe.us -1; ~soe.euro_soe -1; ~soe.russia -1; ~soe.china -1; dc +1"),
        ("C29/3", "", "soe.us -1; ldi +1; public_list.slot1 +7"),
        ("C30/1", "", "~rel.china -1; ~soe.china -1"),
        ("C30/2", "", "~soe.us -1; pa -1"),
        ("C30/3", "", "soe.us -1; soe.china -1"),
        ("C31/1", "", "~rel.russia -1"),
        ("C31/2", "", "cap.russia.missiles +1; t.nato +1"),
        ("C31/3", "status.track3 3", "status.track3 +1; pa -1"),
        ("C31/3", "status.track3 4", "pa -1"),
    ]);
}

/// Ruling 113: at posture 2 the Acts (2) chit is added to the cup.
#[test]
fn mrp_card_cascading_mrp_r113_c01_second_part_posture_2() {
    card("C01/2")
        .set("chit_cup.c_china 0; chit_drawn.c_china 0")
        .gives("posture.china +1; t.japan +1; chit_cup.c_china +1");
}

#[test]
fn mrp_card_cascading_c01_the_war_over_taiwan() {
    card("C01/3").offers("a, b");
    for (option, kind, us) in [("a", "us_taiwan", 2), ("b", "taiwan_china", 0)] {
        let dice = &[9, 5, 5, 5, 5, 5];
        let mut play = card("C01/3").acts(option).dice(dice);
        if us > 0 {
            play = play.acts("war-cyber-none");
        }
        let desk = play.then();
        assert_eq!(war(&desk, "w1"), Some(kind));
        for (var, want) in [("war_at", 7), ("war_us", us), ("war_friend", 2), ("war_named", 2)] {
            assert_eq!(desk.get1(var, "w1"), want, "{kind}: {var}");
        }
        assert_eq!(desk.get1("rc", "apac"), 1);
    }
    let five = "war_kind.w1 gulf_yemen; war_kind.w2 us_rs; war_kind.w3 us_iran; war_kind.w4 us_dprk; war_kind.w5 us_serbia";
    card("C01/3").set(five).acts("b").ends("loss-14");
}

#[test]
fn mrp_card_cascading_c02_the_war_over_ukraine() {
    card("C02/3").set("status.track4 3").offers("a, b");
    for (option, kind, us) in [("a", "us_ukraine", 2), ("b", "ukraine_russia", 0)] {
        let mut play = card("C02/3").set("status.track4 3").acts(option).dice(&[9, 4, 1, 1, 1, 1]);
        if us > 0 {
            play = play.acts("war-cyber-none");
        }
        let desk = play.then();
        assert_eq!(war(&desk, "w1"), Some(kind));
        for (var, want) in [("war_at", 1), ("war_us", us), ("war_friend", 2), ("war_named", 2)] {
            assert_eq!(desk.get1(var, "w1"), want, "{kind}: {var}");
        }
        assert_eq!(desk.get1("status", "track4"), 5);
    }
    // Without NATO the US cannot join.
    let desk = card("C02/3").set("status.track4 3; level.nato 0").dice(&[9, 4, 1, 1, 1]).then();
    assert_eq!(war(&desk, "w1"), Some("ukraine_russia"));
    // The same war again: Russia gains 1, and nothing is asked.
    for (side, cell) in [("2", "war_att.w1"), ("1", "war_def.w1")] {
        let at_war = format!(
            "status.track4 5; war_kind.w1 ukraine_russia; war_att.w1 9; war_def.w1 9; war_named.w1 {side}"
        );
        card("C02/3").set(&at_war).gives(&format!("{cell} +1"));
    }
}

/// A track that a card moves to War starts that war.
#[test]
fn mrp_card_cascading_c05_kashmir_reaches_war() {
    // The attacker's die, then the first War Progress roll.
    let desk = card("C05/3").set("status.track2 4").dice(&[5, 5]).then();
    assert_eq!((desk.get1("status", "track2"), war(&desk, "w1")), (5, Some("india_pakistan")));
    assert_eq!(desk.get1("stab", "casia"), 4);
}

/// Auto-loss 6: North Korea reaches nuclear 5 in a war that the same card started.
#[test]
fn mrp_card_cascading_c04_war_with_a_nuclear_north_korea_is_lost() {
    card("C04/3").set("status.track6 4; nuke.nk 5").dice(&[5]).ends("loss-6");
}

#[test]
fn mrp_card_cascading_terror_parts_raise_the_highest_group() {
    for (part, region, rest) in [
        ("C05/2", "casia", "; rc.casia +1"),
        ("C10/1", "mideast", ""),
        ("C12/1", "camerica", ""),
        ("C20/2", "camerica", "; pa -1"),
    ] {
        let groups = format!("tg.{region}.tg4 1; tg.{region}.tg3l 1; tg.{region}.tg1 1");
        let want = format!("tg.{region}.tg3l -1; tg.{region}.tg4l +1{rest}");
        card(part).set(&groups).draws("tgkind tg3l").gives(&want);
        card(part).set(&format!("tg.{region}.tg4 1")).gives(&format!("tg.{region}.tg1 +1{rest}"));
    }
}

#[test]
fn mrp_card_cascading_c08_centrifuges() {
    card("C08/1").dice(&[5]).gives("t.iran +1");
    card("C08/1").dice(&[6]).gives("nuke.iran +1; t.iran +1; t.israel +1; t.gulf +1");
    card("C08/1").set("no_nuke.iran 1").dice(&[6]).gives("");
}

#[test]
fn mrp_card_cascading_c10_a_rogue_state_rises() {
    let two = "rs_at.rs1 mideast; rs_level.rs1 2; rs_at.rs2 mideast; rs_level.rs2 1; rs_at.rs3 africa; rs_level.rs3 1";
    card("C10/3").set(two).draws("rslot rs2").gives("rs_level.rs2 +1");
}

#[test]
fn mrp_card_cascading_c11_sahel_third_part() {
    // Refugees: Eurozone crisis +1 and a check on its Stability.
    card("C11/3").dice(&[5]).gives("cwn.africa.cw +1; rc.euro +1");
    card("C11/3").set("cwn.africa.cw 1").dice(&[6]).gives("cwn.africa.cw +1; rc.euro +1; ~soe.euro_soe -1");
    card("C11/3").set("cwn.africa.cwc 3").dice(&[5]).gives("uns.africa +1; rc.euro +1");
    card("C11/3").set("cwn.africa.cw 2").dice(&[5]).gives("rs_at.rs1 +7; rs_level.rs1 +1; rc.euro +1");
}

#[test]
fn mrp_card_cascading_mrp_r57_c12_cartels_third_part() {
    card("C12/3")
        .set("tg.camerica.tg4 1")
        .draws("tgkind tg4")
        .gives("tg.camerica.tg4 -1; rs_at.rs1 +3; rs_level.rs1 +1; stab.camerica -1");
    // Ruling 56: there is no fifth group; instead the largest group rises.
    card("C12/3")
        .set("tg.camerica.tg1 3; tg.camerica.tg3 1")
        .draws("tgkind tg3")
        .gives("tg.camerica.tg3 -1; tg.camerica.tg4 +1; stab.camerica -1");
}

#[test]
fn mrp_card_cascading_c18_an_opponent_comes() {
    card("C18/2").draws("opponent_id op12").gives("pa -1; opponent.op12 +1");
}

#[test]
fn mrp_card_cascading_c21_veterans_second_part() {
    card("C21/2").dice(&[5]).gives("~ce -1; scandal.secdef +1; ft_on.f_cabinet +1");
    card("C21/2").set("scandal.secdef 1").dice(&[1]).gives("~ce -1; scandal.secdef +1; ft_on.f_cabinet +1");
    card("C21/2").dice(&[6]).gives("~ce -1");
}

#[test]
fn mrp_card_cascading_c23_leak() {
    card("C23/2").draws("ally uk, ally india, ally rok").gives("t.uk +1; t.india +1; t.rok +1; wo -1");
    card("C23/3").draws("post vp").set("goodwill 2").gives("scandal.vp +1; ft_on.f_cabinet +1; goodwill -1");
    card("C23/3").draws("post cos").gives("scandal.cos +1; ft_on.f_cabinet +1");
}

#[test]
fn mrp_card_cascading_c24_feud_in_the_cabinet() {
    card("C24/2").dice(&[2]).gives("~ce -1; mr -1; pa -1; pr -1");
    // Row 5 of D3: 3-4 means the Secretary of Defense. There are three candidates, and D2 rolls a 3.
    let three = "candidate ca01, candidate ca02, candidate ca03";
    card("C24/3")
        .dice(&[3, 3])
        .draws(three)
        .acts("pick 02")
        .gives("official.secdef -17; cand_used.ca02 +1; cand_used.ca19 -1; ~ce -1; pa -2; pr -1");
}

#[test]
fn mrp_card_cascading_c25_special_prosecutor() {
    // d6: 1 CoS, 2 SecState, 3 SecDef, 4 VP, 5-6 the President with two Focus Tensions.
    for (die, target) in [(1, "cos"), (2, "secstate"), (3, "secdef"), (4, "vp"), (5, "potus"), (6, "potus")] {
        let more = if target == "potus" { "; ft_on.f_crisis +1" } else { "" };
        let want = format!("scandal.{target} +1; ft_on.f_cabinet +1{more}");
        let mut desk = card("C25/1").dice(&[die]).then_gives(&want);
        // The third part moves that scandal, not another.
        desk.set1("scandal", "cos", 1);
        let before = desk.get1("scandal", target);
        desk.run("C25/3", &[]);
        assert_eq!(desk.get1("scandal", target), before + 1, "{target}");
        assert_eq!(desk.get("pa"), 12);
    }
    // If the scandal is over, or there was none, only approval changes.
    card("C25/3").set("cardb_prosecuted 2; scandal.vp 1").gives("pa -2");
    card("C25/3").set("cardb_prosecuted 0; scandal.vp 1").gives("pa -2");
}

#[test]
fn mrp_card_cascading_c26_stalled_senate() {
    let bills = "bill_at.bill2 1; bill_box.bill2 -1; bill_at.bill3 1; bill_at.bill4 1; bill_theirs.bill4 1; bill_box.bill4 -2";
    card("C26/2").set(bills).draws("bill bill2").gives("rwc -1; bill_box.bill2 +1");
    card("C26/3").draws("opponent_id op02").gives("opponent.op02 +1; pr -1");
}

#[test]
fn mrp_card_cascading_c27_split_in_your_party() {
    card("C27/2").set("friend.fr04 1").draws("friend_id fr04").gives("friend.fr04 -1");
    // Party Relations 3 allow two Friends, so the third one leaves at once.
    let three = "pr 4; friend.fr01 1; friend.fr02 1; friend.fr03 1";
    card("C27/1").set(three).draws("friend_id fr03").gives("pr -1; friend.fr03 -1");
}

#[test]
fn mrp_card_cascading_c28_ransom_software() {
    card("C28/1").dice(&[5]).gives("");
    card("C28/1").dice(&[6]).gives("dc +1");
    card("C28/1").set("hs_untested 1").dice(&[5]).gives("dc +1");
}

/// Two different regions: if the same one comes up again, it is rerolled.
#[test]
fn mrp_card_cascading_c29_new_virus() {
    card("C29/1").dice(&[1, 10]).gives("rc.euro +1; rc.apac +1; dc +1");
    card("C29/1").dice(&[4, 5, 8]).gives("rc.mideast +1; rc.africa +1; dc +1");
}
