//! Event cards of the third year, E059 to E087.

use crate::kit::{card, plain, war};

#[test]
fn mrp_card_events_e059_primary_challenge() {
    let friends = "friend.fr01 1; friend.fr02 1";
    card("E059").set(friends).set("pr 4").draws("friend_id fr02").gives("pr -1; friend.fr02 -1");
    card("E059").set(friends).set("pr 5").draws("friend_id fr01").gives("friend.fr01 -1");
    card("E059").set(friends).set("pr 6").gives("pr +1");
    plain(&[("E059", "pr 4", "pr -1"), ("E059", "pr 5", "")]);
}

#[test]
fn mrp_card_events_e060_debt_commission() {
    card("E060").acts("a").gives("~soe.us +1; pr -1; bc +1");
    card("E060").acts("b").gives("pr +1; ldi +1");
}

#[test]
fn mrp_card_events_e061_whistle_blower() {
    card("E061").set("mr 6").gives("ft_on.f_cabinet +1");
    card("E061").set("mr 5").draws("post secstate").gives("scandal.secstate +1; ft_on.f_cabinet +1");
    let alone = "mr 5; official.vp -1; official.secstate -1; official.secdef -1; scandal.cos 1";
    card("E061").set(alone).draws("post cos").gives("scandal.cos +1; ft_on.f_cabinet +1");
}

#[test]
fn mrp_card_events_e062_newsrooms_merge() {
    card("E062").gives("mr -1");
}

#[test]
fn mrp_card_events_e063_town_halls() {
    card("E063").set("ap 2").acts("a").gives("ap -2; pa +1; mr +1");
    card("E063").set("ap 2").acts("b").gives("mr -1");
    card("E063").set("ap 1").gives("mr -1");
}

#[test]
fn mrp_card_events_e064_court_stays_an_order() {
    plain(&[("E064", "ap 2", "ap -1; pr +1"), ("E064", "ap 0", "pr +1")]);
}

#[test]
fn mrp_card_events_e065_march_on_the_mall() {
    plain(&[
        ("E065", "ldi 0", "pa +1; public_list.slot1 +15"),
        ("E065", "ldi 1", "pa +1; public_list.slot1 +15"),
        ("E065", "ldi 2", "dc +1; public_list.slot1 +15"),
    ]);
}

#[test]
fn mrp_card_events_e066_currency_turmoil() {
    plain(&[
        ("E066", "soe.euro_soe 5", "~soe.euro_soe -1; t.uk +1"),
        ("E066", "soe.euro_soe 4", "~soe.us -1; ~soe.euro_soe -1; t.uk +1"),
        // The state of the economy before the card counts.
        ("E066", "soe.euro_soe 5; ~soe.euro_soe -1", "soe.euro_soe -1; ~soe.euro_soe +1; t.uk +1"),
    ]);
}

#[test]
fn mrp_card_events_e067_car_makers() {
    card("E067").acts("a").gives("~soe.us +1; pa -2");
    card("E067").acts("b").gives("ldi +1; ~soe.us -1");
}

#[test]
fn mrp_card_events_e068_record_harvest() {
    card("E068").acts("pick africa").gives("~soe.us +1; ~align.africa +1");
    // A region at 8 cannot use it, unless it has an opposite counter.
    card("E068").set("align.africa 8; align.euro 8; ~align.euro -1").offers(
        "pick eurozone, pick eastern-europe, pick central-america, pick south-america, pick middle-east, \
         pick central-south-asia, pick asia-pacific",
    );
}

#[test]
fn mrp_card_events_e069_drought_on_the_plains() {
    plain(&[("E069", "dc 0", "pa -1"), ("E069", "dc 1", "dc +1; ~soe.us -1")]);
}

#[test]
fn mrp_card_events_e070_blackout() {
    card("E070").gives("dc +1");
    for peer in ["russia", "china"] {
        let behind = format!("cap.{peer}.cyber 5");
        card("E070").set(&behind).dice(&[5]).gives("dc +1");
        card("E070").set(&behind).dice(&[6]).gives("dc +1; hs -1");
    }
    card("E070").set("cap.china.cyber 5; hs_untested 1").dice(&[5]).gives("dc +1; hs -1");
}

#[test]
fn mrp_card_events_e071_teachers_walk_out() {
    card("E071").acts("a").gives("pa +1; rwc -1");
    card("E071").acts("b").gives("pa -1; public_list.slot1 +4");
}

#[test]
fn mrp_card_events_e072_fusion() {
    card("E072").acts("pick recon").gives("cap.us.recon +1; pa +1");
    let most =
        "cap.us.air 7; cap.us.ground 7; cap.us.naval 7; cap.us.cyber 7; cap.us.space 7; cap.us.missiles 7";
    card("E072").set(most).gives("cap.us.recon +1; pa +1");
    card("E072").set(most).set("cap.us.recon 7").gives("pa +1");
}

#[test]
fn mrp_card_events_e073_a_neighbour_applies_to_nato() {
    // On track 3 Russia is at the top of the ladder, so one box down is one toward NATO.
    card("E073").acts("a").gives("edge.track3 +1; level.nato +1; t.russia +2; ~rel.russia -1");
    card("E073").acts("b").gives("t.nato +1; ~rel.russia +1");
}

#[test]
fn mrp_card_events_e074_british_budget_crisis() {
    plain(&[
        ("E074", "stab.euro 6", "~soe.euro_soe -1; t.uk +1"),
        ("E074", "stab.euro 5", "~soe.euro_soe -1; t.uk +2"),
        ("E074", "stab.euro 4", "~soe.euro_soe -1; t.uk +1; level.uk -1"),
    ]);
}

#[test]
fn mrp_card_events_e075_succession_in_the_gulf() {
    plain(&[
        ("E075", "level.gulf 0", "stab.mideast -1; t.gulf +1"),
        ("E075", "level.gulf 1; stab.mideast 4", "t.gulf +1"),
        ("E075", "level.gulf 1; stab.mideast 5", "~align.mideast +1"),
        ("E075", "level.gulf 2; stab.mideast 8", "~align.mideast +1"),
    ]);
}

#[test]
fn mrp_card_events_e076_inspectors_expelled() {
    // From box 2 to 3: the track's own Tensions, and the effects of entering box 3.
    let rise = "nuke.iran +1; t.iran +2; t.israel +1; t.gulf +1";
    card("E076").acts("b").gives(rise);
    // Minus the nuclear level 3: 8 passes, 9 does not.
    card("E076").acts("a").dice(&[8]).gives(&format!("{rise}; un.iran +1"));
    card("E076").acts("a").dice(&[9]).gives("nuke.iran +1; t.iran +3; t.israel +1; t.gulf +1");
    // World Opinion 3 adds 1.
    card("E076").set("wo 3").acts("a").dice(&[8]).gives("nuke.iran +1; t.iran +3; t.israel +1; t.gulf +1");
    card("E076").set("nuke.iran 3; un.iran 1").gives("t.iran +2");
    card("E076").set("nuke.iran 3").acts("b").gives("t.iran +2");
    card("E076").set("iran_out 1").gives("");
}

#[test]
fn mrp_card_events_e077_satellite_launch() {
    let three = "t.nk +1; t.japan +1; t.rok +1";
    card("E077").set("nuke.nk 2").gives(three);
    // From box 3 to 4, with the effects of that box.
    card("E077")
        .set("nuke.nk 3; ap 3")
        .gives("nuke.nk +1; ap -2; stab.apac -1; t.nk +3; t.japan +3; t.rok +3; t.australia +2; t.china +2");
    card("E077").set("nuke.nk 3; no_nuke.nk 1").gives(three);
}

#[test]
fn mrp_card_events_e078_rockets_from_the_north() {
    card("E078").set("status.track8 1").gives("status.track8 +1; t.israel +1");
    for status in ["2", "3"] {
        // Hezbollah attacks with rockets.
        let desk = card("E078").set(&format!("status.track8 {status}")).dice(&[5]).then();
        assert_eq!(war(&desk, "w1"), Some("israel_hezbollah"), "status {status}");
        for (var, want) in
            [("war_at", 4), ("war_type", 1), ("war_us", 0), ("war_friend", 2), ("war_named", 2)]
        {
            assert_eq!(desk.get1(var, "w1"), want, "{var}");
        }
        assert_eq!(desk.get1("status", "track8"), 4);
    }
    // In a war of that track Israel's enemies gain 2, whichever side attacked.
    for kind in ["israel_hezbollah", "israel_hamas", "israel_both", "israel_egypt"] {
        let at_war = format!("status.track8 4; war_kind.w2 {kind}; war_att.w2 5; war_def.w2 5");
        card("E078").set(&at_war).set("war_named.w2 1").gives("war_def.w2 +2");
        card("E078").set(&at_war).set("war_named.w2 2").gives("war_att.w2 +2");
    }
}

#[test]
fn mrp_card_events_e079_new_delhi_loses_patience() {
    card("E079").set("status.track2 2").gives("status.track2 +1");
    card("E079").set("status.track2 5; war_kind.w1 india_pakistan").gives("t.india +1");
    // A Rogue State elsewhere, or one at war, does not count.
    card("E079").set("rs_at.rs1 mideast; rs_level.rs1 2").gives("status.track2 +1");
    card("E079")
        .set("rs_at.rs1 casia; rs_level.rs1 2; war_kind.w1 us_rs; war_rs.w1 0")
        .gives("status.track2 +1");
    let desk = card("E079").set("rs_at.rs2 casia; rs_level.rs2 2").draws("rslot rs2").dice(&[3]).then();
    assert_eq!(war(&desk, "w1"), Some("india_rs"));
    for (var, want) in [("war_at", 5), ("war_type", 0), ("war_us", 0), ("war_named", 1), ("war_rs", 1)] {
        assert_eq!(desk.get1(var, "w1"), want, "{var}");
    }
    assert_eq!(desk.get1("status", "track2"), 2);
}

#[test]
fn mrp_card_events_e080_piracy_off_the_horn() {
    let there = "ap 1; rc.africa 2; unit_at.z_indian.carrier 1; unit_at.z_med.carrier 1";
    card("E080").set(there).acts("a").gives("pa +1; rc.africa -1");
    let away = "ap 1; rc.africa 2; unit_at.z_med.carrier 1; unit_at.z_wpacific.carrier 2; unit_at.b_assets.carrier 1";
    card("E080").set(away).acts("a").offers("pick mediterranean, pick western-pacific");
    card("E080")
        .set(away)
        .acts("a, pick western-pacific")
        .gives("unit_at.z_wpacific.carrier -1; unit_at.z_indian.carrier +1; pa +1; rc.africa -1");
    card("E080").set(away).acts("b").gives("ap -1");
    card("E080").set(away).acts("c").gives("~soe.us -1");
    // Without a carrier at sea and without AP the only option is to look away.
    card("E080").set("unit_at.b_assets.carrier 1").gives("~soe.us -1");
}

#[test]
fn mrp_card_events_e081_revolt_in_the_mining_belt() {
    plain(&[
        ("E081", "stab.samerica 5", "uns.samerica +1"),
        ("E081", "stab.samerica 4", "uns.samerica +1; counters.china.samerica +1; ~soe.us -1"),
    ]);
}

#[test]
fn mrp_card_events_e082_rigged_referendum() {
    plain(&[
        ("E082", "", "rc.east +1"),
        ("E082", "counters.russia.east 1", "counters.russia.east +1; t.nato +1"),
        ("E082", "base.russia.east 1", "counters.russia.east +1; t.nato +1"),
    ]);
}

#[test]
fn mrp_card_events_e083_peacekeepers() {
    card("E083").gives("wo -1");
    card("E083").set("goodwill 1").acts("b").gives("wo -1");
    // In a region with a civil war, one of them becomes a ceasefire.
    let wars = "goodwill 2; cwn.africa.cw 2; cwn.mideast.cw_iran 1; cwn.euro.cwc 1";
    card("E083").set(wars).acts("a").offers("pick africa, pick middle-east");
    card("E083")
        .set(wars)
        .acts("a, pick africa")
        .gives("goodwill -1; un_troops.africa +1; cwn.africa.cw -1; cwn.africa.cwc +1");
    card("E083")
        .set(wars)
        .acts("a, pick middle-east")
        .gives("goodwill -1; un_troops.mideast +1; cwn.mideast.cw_iran -1; cwn.mideast.cwc_iran +1");
    // If the region has two kinds of civil war, you choose.
    let two = "goodwill 1; cwn.mideast.cw 1; cwn.mideast.cw_iran 1";
    card("E083")
        .set(two)
        .acts("a, pick war")
        .gives("goodwill -1; un_troops.mideast +1; cwn.mideast.cw -1; cwn.mideast.cwc +1");
    // If there is no civil war, any region without troops can be chosen.
    card("E083")
        .set("goodwill 1; un_troops.euro 1")
        .acts("a, pick africa")
        .gives("goodwill -1; un_troops.africa +1");
}

#[test]
fn mrp_card_events_e084_a_defectors_suitcase() {
    let groups = "tg.africa.tg2 1; tg.conus.tg1g 1; tg.euro.tg3f 1";
    card("E084").set(groups).acts("a").offers("pick africa, pick conus");
    card("E084")
        .set(groups)
        .acts("a, pick conus")
        .gives("tg.conus.tg1g -1; tg.conus.tg1f +1; tg.africa.tg2 -1; tg.africa.tg2f +1");
    card("E084")
        .set("tg.africa.tg1 1; tg.africa.tg4 1")
        .acts("a, pick 4")
        .gives("tg.africa.tg4 -1; tg.africa.tg4f +1; tg.africa.tg1 -1; tg.africa.tg1f +1");
    card("E084").set(groups).acts("b, pick china").gives("cap.china.cyber -1; t.china +1");
    card("E084").acts("pick russia").gives("cap.russia.cyber -1; t.russia +1");
    card("E084").set("cap.russia.cyber 1").gives("cap.china.cyber -1; t.china +1");
    card("E084").set("cap.russia.cyber 1; cap.china.cyber 1").gives("");
}

#[test]
fn mrp_card_events_e085_joint_space_flight() {
    card("E085").acts("a").gives("~rel.china +1; goodwill +1; cap.china.space +1");
    card("E085").acts("b").gives("t.china +1");
}

#[test]
fn mrp_card_events_e086_russian_missile_test() {
    plain(&[
        ("E086", "", "cap.russia.missiles +1; pa -1; darpa.missiles +1"),
        ("E086", "darpa.missiles 1", "cap.russia.missiles +1; pa -1"),
        ("E086", "darpa.air 1; darpa.space 1", "cap.russia.missiles +1; pa -1"),
    ]);
}
