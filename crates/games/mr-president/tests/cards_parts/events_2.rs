//! Event cards of the second year, E030 to E058.

use crate::kit::{card, plain, war};

/// Ruling 89: this concerns the next election of the year: the midterm in years 1, 2, 5, 6, re-election in 3 and 4.
#[test]
fn mrp_card_events_mrp_r89_e030_party_asks_you_to_campaign() {
    for (turn, election) in [
        ("1", "midterm_drm"),
        ("2", "midterm_drm"),
        ("3", "reelection_drm"),
        ("4", "reelection_drm"),
        ("6", "midterm_drm"),
    ] {
        let year = format!("ap 2; turn {turn}");
        card("E030").set(&year).acts("a").gives(&format!("ap -2; pr +1; {election} -1"));
    }
    card("E030").set("ap 2").acts("b").gives("pr -1");
    card("E030").set("ap 1").gives("pr -1");
}

#[test]
fn mrp_card_events_e031_court_redraws_districts() {
    for die in 1..=6 {
        let want = if die <= 3 { "midterm_drm -1" } else { "midterm_drm +1" };
        card("E031").dice(&[die]).gives(want);
    }
    card("E031").set("turn 4").dice(&[3]).gives("reelection_drm -1");
}

#[test]
fn mrp_card_events_e032_rival_programme() {
    let fewer = "opponent.op01 1";
    let theirs =
        "bill_at.bill3 1; bill_theirs.bill3 1; bill_at.bill4 1; bill_theirs.bill4 1; bill_box.bill4 1";
    card("E032").set(fewer).set(theirs).draws("bill bill3").gives("bill_box.bill3 -1");
    // A bill at the left end cannot move, so the next one does.
    card("E032")
        .set(fewer)
        .set(theirs)
        .set("bill_box.bill3 -2")
        .draws("bill bill4")
        .gives("bill_box.bill4 -1");
    // Your own bills are not affected. If they have none, approval falls.
    card("E032").set(fewer).set("bill_at.bill3 1").gives("pa -1");
    card("E032").set("friend.fr01 1").set(theirs).gives("pa +1");
    card("E032").set("friend.fr01 1; opponent.op01 1").set(theirs).gives("");
}

#[test]
fn mrp_card_events_e033_spending_deadline() {
    card("E033").acts("a").gives("pr -1; bc +1");
    card("E033").acts("b").dice(&[5]).gives("rwc -1; pa -1");
    card("E033").acts("b").dice(&[6]).gives("rwc -1; pa -1; ~soe.us -1");
}

#[test]
fn mrp_card_events_e034_inquiry_into_a_cabinet_office() {
    for post in ["vp", "cos", "secstate", "secdef"] {
        let want = format!("scandal.{post} +1; ft_on.f_cabinet +1");
        card("E034").set("ce 4").draws(&format!("post {post}")).gives(&want);
    }
    card("E034").set("ce 4; scandal.cos 2").draws("post cos").gives("scandal.cos +1; ft_on.f_cabinet +1");
    card("E034").set("ce 4; scandal.cos 3").draws("post cos").gives("");
    // Nobody in a vacant post can have a scandal.
    let alone = "ce 3; official.vp -1; official.cos -1; official.secstate -1";
    card("E034").set(alone).draws("post secdef").gives("scandal.secdef +1; ft_on.f_cabinet +1");
    card("E034").set(alone).set("official.secdef -1").gives("");
    card("E034").set("ce 5").gives("ft_on.f_cabinet +1");
}

#[test]
fn mrp_card_events_e035_fund_raising_dinner() {
    card("E035").gives("pr +1; ap +1");
}

#[test]
fn mrp_card_events_e036_a_friend_retires() {
    card("E036").set("friend.fr05 1; friend.fr06 1").draws("friend_id fr06").gives("friend.fr06 -1; rwc -1");
    card("E036").gives("rwc -1");
}

#[test]
fn mrp_card_events_e038_share_prices() {
    card("E038").gives("~soe.us +1; pa +2");
}

#[test]
fn mrp_card_events_e039_house_prices() {
    plain(&[("E039", "soe.us 5", "ldi +1"), ("E039", "soe.us 4", "~soe.us -1")]);
    card("E039").set("soe.us 5; ldi 5").ends("loss-9");
}

#[test]
fn mrp_card_events_e040_dock_strike() {
    card("E040").set("ap 1").acts("a").draws("opponent_id op03").gives("~soe.us +1; opponent.op03 +1");
    card("E040").set("ap 1").acts("b").gives("pa +1; ~soe.us -1");
    card("E040").set("ap 1").acts("c").gives("ap -1");
    card("E040").offers("a, b");
}

#[test]
fn mrp_card_events_e041_stolen_data() {
    let up = "public_list.slot1 +12";
    for (position, want) in [
        ("cap.us.cyber 5", "pa -1"),
        ("cap.us.cyber 4", "pa -2"),
        ("cap.us.cyber 5; cap.china.cyber 5", "pa -2"),
        ("cap.us.cyber 5; cap.china.cyber 6", "hs -1; pa -1"),
        ("cap.us.cyber 3; cap.china.cyber 3", "hs -1; pa -1"),
    ] {
        card("E041").set(position).gives(&format!("{want}; {up}"));
    }
}

#[test]
fn mrp_card_events_e042_to_e044_addiction_vaccine_rail() {
    plain(&[
        ("E042", "", "dc +1; public_list.slot1 +7"),
        ("E043", "", "pa +1; ~soe.us +1; wo +1"),
        ("E044", "", "dc +1; pa -1; public_list.slot1 +2"),
    ]);
}

#[test]
fn mrp_card_events_e045_dispute_with_canada() {
    card("E045").set("level.canada 1; t.canada 1").acts("a").gives("level.canada +1; pa -1");
    card("E045").set("level.canada 2; t.canada 1").acts("a").gives("t.canada -1; pa -1");
    card("E045").acts("b").gives("~soe.us +1; t.canada +1");
}

#[test]
fn mrp_card_events_e046_gulf_output() {
    plain(&[
        ("E046", "level.gulf 0", "~soe.us -1; ~soe.euro_soe -1"),
        ("E046", "level.gulf 1", "~soe.us +1; ~soe.euro_soe +1; ~soe.russia -1"),
        ("E046", "level.gulf 2", "~soe.us +1; ~soe.euro_soe +1; ~soe.russia -1"),
    ]);
}

#[test]
fn mrp_card_events_e047_naval_partnership() {
    card("E047").acts("a").gives("level.australia +1; cap.us.naval +1; t.china +1");
    card("E047").acts("b").gives("t.australia +1");
}

#[test]
fn mrp_card_events_e048_coalition_in_jerusalem() {
    for die in 1..=10 {
        let (level, track) = match die {
            1..=3 => ("level.israel +1", "status.track8 -1"),
            4..=5 => ("level.israel +1", "status.track7 -1"),
            6..=7 => ("level.israel -1", "status.track7 +1"),
            _ => ("level.israel -1", "status.track8 +1"),
        };
        card("E048").dice(&[die]).gives(&format!("{level}; {track}"));
        card("E048").set("status.track7 5; status.track8 4").dice(&[die]).gives(level);
    }
    // If Iran is out, its track does not move.
    card("E048").set("iran_out 1").dice(&[4]).gives("level.israel +1");
    card("E048").set("iran_out 1").dice(&[6]).gives("level.israel -1");
}

#[test]
fn mrp_card_events_e049_massacre_in_the_balkans() {
    card("E049").set("goodwill 1").acts("b").gives("goodwill -1");
    card("E049").set("goodwill 1").acts("c").gives("rc.east +1; cwn.east.cw +1; ~align.east -1");
    // At the limit of civil wars there is an Unstable State instead.
    let full = "goodwill 1; cwn.east.cw 1; cwn.east.cwc 1";
    card("E049").set(full).acts("c").gives("rc.east +1; uns.east +1; ~align.east -1");
    card("E049").offers("a, c");
    card("E049").set("goodwill 1").offers("a, b, c");
    // No war without NATO, if it would be a sixth one, or if Serbia is at war already; then only one option remains.
    card("E049").set("goodwill 1; level.nato 0").offers("b, c");
    card("E049").set("level.nato 0").gives("rc.east +1; cwn.east.cw +1; ~align.east -1");
    let five = "war_kind.w1 gulf_yemen; war_kind.w2 us_rs; war_kind.w3 us_iran; war_kind.w4 us_dprk; war_kind.w5 us_taiwan";
    card("E049").set("goodwill 1").set(five).offers("b, c");
    for kind in ["us_serbia", "us_balkans", "balkans_serbia"] {
        card("E049").set(&format!("goodwill 1; war_kind.w1 {kind}")).offers("b, c");
    }
}

/// WM5: the US and NATO attack Serbia on the ground, in Eastern Europe, without surprise.
#[test]
fn mrp_card_events_e049_the_war_on_serbia() {
    let desk = card("E049").acts("a").dice(&[7, 1]).then();
    assert_eq!(war(&desk, "w1"), Some("us_serbia"));
    for (var, want) in [("war_at", 1), ("war_type", 0), ("war_us", 1), ("war_friend", 1), ("war_named", 1)] {
        assert_eq!(desk.get1(var, "w1"), want, "{var}");
    }
    assert_eq!((desk.get1("rc", "east"), desk.get1("footprint", "east")), (1, 1));
}

#[test]
fn mrp_card_events_e050_cholera() {
    card("E050").set("ap 2").acts("a").gives("ap -2; goodwill +1; ~align.africa +1");
    card("E050").set("ap 2").acts("b").gives("rc.africa +1");
    card("E050").set("ap 1").gives("rc.africa +1");
    card("E050").set("stab.africa 4").gives("rc.africa +2");
}

#[test]
fn mrp_card_events_e051_surge_at_the_border() {
    plain(&[
        ("E051", "stab.camerica 4; hs 5", "dc +1; ~soe.us -1; public_list.slot1 +8"),
        ("E051", "stab.camerica 4; hs 6", "dc +1; public_list.slot1 +8"),
        ("E051", "stab.camerica 5; hs 5", "~soe.us -1; public_list.slot1 +8"),
        ("E051", "stab.camerica 5; hs 6", "public_list.slot1 +8"),
    ]);
}

#[test]
fn mrp_card_events_e052_andean_peace_talks() {
    plain(&[
        ("E052", "cwn.samerica.cw 2", "cwn.samerica.cw -1; cwn.samerica.cwc +1; ~align.samerica +1"),
        ("E052", "", "stab.samerica +1"),
        ("E052", "cwn.samerica.cwc 1; cwn.africa.cw 1", "stab.samerica +1"),
    ]);
}

#[test]
fn mrp_card_events_e053_pipeline_rivalry() {
    let tensions = "t.russia +1; t.china +1";
    for (position, peer) in [
        ("counters.russia.casia 2; counters.china.casia 1", "russia"),
        ("counters.china.casia 1", "china"),
        ("counters.russia.casia 2; base.china.casia 1", "china"),
        ("", "russia"),
        ("", "china"),
    ] {
        let want = format!("counters.{peer}.casia +1; {tensions}");
        card("E053").set(position).draws(&format!("peer {peer}")).gives(&want);
    }
}

#[test]
fn mrp_card_events_mrp_r57_e054_emirate() {
    card("E054")
        .set("tg.casia.tg4g 1; tg.casia.tg2 1")
        .draws("tgkind tg4g")
        .gives("tg.casia.tg4g -1; rs_at.rs1 +6; rs_level.rs1 +1");
    card("E054")
        .set("tg.casia.tg3 1; tg.casia.tg1 1")
        .draws("tgkind tg3")
        .gives("tg.casia.tg3 -1; tg.casia.tg4 +1; rc.casia +1");
    card("E054").gives("tg.casia.tg1 +1; rc.casia +1");
}

#[test]
fn mrp_card_events_e055_near_miss_in_the_arctic() {
    card("E055").acts("a").gives("t.russia +1; pa +1");
    card("E055").acts("b").gives("level.canada +1; darpa.naval +1; t.russia +1");
    card("E055").set("darpa.naval 1").acts("b").gives("level.canada +1; t.russia +1");
    card("E055").set("darpa.air 1; darpa.space 1").acts("b").gives("level.canada +1; t.russia +1");
}

#[test]
fn mrp_card_events_e056_rare_earths() {
    plain(&[("E056", "rel.china 3", "~soe.us -1; t.china +1"), ("E056", "rel.china 4", "")]);
}

#[test]
fn mrp_card_events_e057_cyber_command() {
    card("E057").set("ap 2").acts("a").gives("ap -2; cap.us.cyber +1");
    card("E057").set("ap 2").acts("b").gives("ft_on.f_cabinet +1");
    card("E057").set("ap 1").gives("ft_on.f_cabinet +1");
    card("E057").set("ap 2; cap.us.cyber 7").gives("ft_on.f_cabinet +1");
}

#[test]
fn mrp_card_events_e058_and_e116_roll_on_wt3() {
    // Goodwill of the UN can replace the roll of E116.
    card("E116").set("goodwill 2").offers("a, b");
    card("E116").set("goodwill 2").acts("a").gives("goodwill -1");
    card("E116").set("goodwill 2; stab.africa 6").acts("b").dice(&[1]).gives("rc.africa +1");
    for name in ["E058", "E116"] {
        let card = |name: &'static str| card(name).set("goodwill 0");
        card(name).set("stab.africa 6").dice(&[1]).gives("rc.africa +1");
        card(name).dice(&[9]).gives("uns.samerica +2; tg.samerica.tg2 +1; rc.samerica +1; stab.samerica -1");
    }
}
