//! Event cards of the first year, E001 to E029.

use crate::kit::{card, plain};

#[test]
fn mrp_card_events_e001_first_hundred_days() {
    card("E001").gives("pa +1; mr +1; rwc +1");
}

#[test]
fn mrp_card_events_e002_budget_gap() {
    card("E002").set("ap 2").acts("a").gives("ap -2");
    card("E002").set("ap 2").acts("b").gives("~soe.us -1; pa -1");
    card("E002").set("ap 1").gives("~soe.us -1; pa -1");
}

#[test]
fn mrp_card_events_e003_confirmation_hearings() {
    plain(&[
        ("E003", "ap 3; rwc 6", ""),
        ("E003", "ap 3; rwc 5", "~ce -1; ap -1"),
        ("E003", "ap 0; rwc 2", "~ce -1"),
    ]);
}

#[test]
fn mrp_card_events_e004_predecessors_orders() {
    card("E004").acts("a").gives("pr +1; bc -1");
    card("E004").acts("b").gives("pr -1; bc +1");
}

#[test]
fn mrp_card_events_e005_transition_memo() {
    plain(&[("E005", "mr 6", "pa +1"), ("E005", "mr 5", "mr -1; ft_on.f_cabinet +1")]);
}

#[test]
fn mrp_card_events_e006_new_members_of_congress() {
    card("E006").set("ap 2").acts("a").offers("card-friend, card-congress");
    card("E006").set("ap 2").acts("a, card-friend").draws("friend_id fr07").gives("ap -2; friend.fr07 +1");
    card("E006").set("ap 2").acts("a, card-congress").gives("ap -2; rwc +1");
    card("E006").set("ap 2").acts("b").gives("rwc -1");
    card("E006").set("ap 1").gives("rwc -1");
    // With the maximum of Friends only Congress is offered, at 8 only a Friend; with both at their limits only regrets.
    let full = "ap 2; friend.fr01 1; friend.fr02 1; friend.fr03 1; friend.fr04 1";
    card("E006").set(full).acts("a").gives("ap -2; rwc +1");
    card("E006").set("ap 2; rwc 8").acts("a").draws("friend_id fr09").gives("ap -2; friend.fr09 +1");
    card("E006").set(full).set("rwc 8").gives("rwc -1");
}

/// Ruling 94: the nominee is a pending bill of yours, in the box that depends on control.
#[test]
fn mrp_card_events_mrp_r94_e007_and_e037_supreme_court_vacancy() {
    // The death of a justice also divides the parties.
    card("E037").set("bc 2").acts("dom-court-moderate").gives("bc -1; bill_at.court +1; court_state +2");
    card("E037").set("bc 2; court_state 2; bill_at.court 1").gives("bc -1");
    for name in ["E007", "E037"] {
        let card = |name: &'static str| card(name).set("bc 0");
        for (control, bill_box) in [("2", "; bill_box.court -1"), ("1", ""), ("0", "; bill_box.court +1")] {
            let with = |kind: &str| format!("bill_at.court +1; court_state +{kind}{bill_box}");
            let control = format!("control {control}");
            card(name).set(&control).acts("dom-court-moderate").gives(&with("2"));
            card(name).set(&control).acts("dom-court-ideologue").gives(&with("3"));
        }
        card(name).set("court_state 1").acts("dom-court-moderate").gives("bill_at.court +1; court_state +1");
        card(name).set("court_state 2; bill_at.court 1").gives("");
        card(name).set("court_state 3; bill_at.court 1").gives("");
        // The nominee has a sixth place: five pending bills do not block it.
        let five = "bill_at.bill1 1; bill_at.bill2 1; bill_at.bill3 1; bill_at.bill4 1; bill_at.bill5 1";
        card(name).set(five).acts("dom-court-ideologue").gives("bill_at.court +1; court_state +3");
    }
}

#[test]
fn mrp_card_events_e008_factory_orders() {
    card("E008").gives("~soe.us +1; pa +1");
}

#[test]
fn mrp_card_events_e009_oil_price_spike() {
    let always = "~soe.us -1; ~soe.russia +1; public_list.slot1 +11";
    card("E009").set("rc.mideast 1").gives(always);
    card("E009").set("rc.mideast 2").gives(&format!("{always}; dc +1"));
}

/// Ruling 97: a bill on the list moves up; another one enters and the fifth leaves. A Landmark cannot.
#[test]
fn mrp_card_events_mrp_r97_e009_a_bill_becomes_public_priority_1() {
    let trends = "~soe.us -1; ~soe.russia +1";
    let list = |five: &str| {
        format!("public_list.slot1 1; public_list.slot2 2; public_list.slot3 3; public_list.slot4 4; {five}")
    };
    card("E009").set(&list("public_list.slot5 5")).gives(&format!(
        "{trends}; public_list.slot1 +10; public_list.slot2 -1; public_list.slot3 -1; public_list.slot4 -1; public_list.slot5 -1"
    ));
    let third = "public_list.slot1 1; public_list.slot2 2; public_list.slot3 11; public_list.slot4 4; public_list.slot5 5";
    card("E009")
        .set(third)
        .gives(&format!("{trends}; public_list.slot1 +10; public_list.slot2 -1; public_list.slot3 -9"));
    card("E009").set("bill_at.bill11 4").gives(trends);
    card("E009").set("public_out.bill11 1").gives(trends);
}

#[test]
fn mrp_card_events_e010_regional_banks() {
    plain(&[("E010", "soe.us 5", "pa -1"), ("E010", "soe.us 4", "~soe.us -1; dc +1")]);
}

#[test]
fn mrp_card_events_e011_trade_quarrel_with_china() {
    card("E011").acts("a").gives("~soe.us +1; t.china +1; ~rel.china -1");
    card("E011").acts("b").gives("~rel.china +1; pa -1");
}

#[test]
fn mrp_card_events_e012_influenza() {
    plain(&[
        ("E012", "dc 0", "dc +1; pa -1; public_list.slot1 +7"),
        ("E012", "dc 1", "dc +1; pa -2; public_list.slot1 +7"),
    ]);
}

#[test]
fn mrp_card_events_e013_deep_space_probe() {
    card("E013").dice(&[5]).gives("pa +1; cap.us.space +1");
    card("E013").dice(&[6]).gives("pa +1");
    card("E013").dice(&[1]).set("cap.us.space 7").gives("pa +1");
}

#[test]
fn mrp_card_events_e014_and_e015_debate_on_safety_and_bad_water() {
    plain(&[
        ("E014", "", "dc +1; pa -1; public_list.slot1 +9"),
        ("E015", "", "dc +1; pa -2; public_list.slot1 +2"),
    ]);
}

/// Ruling 100: the whole card comes first, then the Domestic Failure that it caused.
#[test]
fn mrp_card_events_mrp_r100_e014_the_failure_follows_the_card() {
    card("E014").set("dc 2").dice(&[1]).gives("dc -1; ldi +1; pa -1; public_list.slot1 +9");
}

#[test]
fn mrp_card_events_e016_state_visit_from_london() {
    plain(&[
        ("E016", "t.uk 2", "level.uk +1; t.uk -1; ~align.euro +1"),
        ("E016", "level.uk 2", "~align.euro +1"),
    ]);
}

#[test]
fn mrp_card_events_e017_alliance_burdens() {
    card("E017").set("ap 2").acts("a").gives("pa +1; t.nato +1");
    card("E017").set("ap 2; level.nato 0").acts("b").gives("ap -2; level.nato +1");
    card("E017").set("ap 2; level.nato 1; t.nato 2").acts("b").gives("ap -2; level.nato +1");
    card("E017").set("ap 2; level.nato 2; t.nato 2").acts("b").gives("ap -2; t.nato -1");
    card("E017").set("ap 1").gives("pa +1; t.nato +1");
}

#[test]
fn mrp_card_events_e018_shots_across_israels_border() {
    plain(&[
        ("E018", "status.track8 1", "status.track8 +1"),
        ("E018", "status.track8 2", "status.track8 +1"),
        ("E018", "status.track8 3", "t.israel +1"),
        ("E018", "status.track8 4", "t.israel +1"),
    ]);
}

#[test]
fn mrp_card_events_e019_tokyo_and_seoul() {
    card("E019").set("ap 2; t.japan 1; t.rok 2").acts("a").gives("ap -2; t.japan -1; t.rok -1");
    let both = "t.japan +1; t.rok +1";
    card("E019").set("ap 2").acts("b").draws("ally japan").gives(&format!("{both}; level.japan -1"));
    card("E019").draws("ally rok").gives(&format!("{both}; level.rok -1"));
    card("E019").set("level.japan 0").draws("ally rok").gives(&format!("{both}; level.rok -1"));
    card("E019").set("level.japan 0; level.rok 0").gives(both);
}

#[test]
fn mrp_card_events_e020_dialogue_with_new_delhi() {
    plain(&[
        ("E020", "level.india 0", "level.india +1"),
        ("E020", "level.india 1", "level.india +1; ~align.casia +1; t.china +1"),
        ("E020", "level.india 2", "~align.casia +1; t.china +1"),
    ]);
}

#[test]
fn mrp_card_events_e021_contested_election() {
    plain(&[
        ("E021", "stab.camerica 4", "uns.camerica +1; rc.camerica +1"),
        ("E021", "stab.camerica 5", "rc.camerica +1"),
        ("E021", "stab.camerica 6", "~align.camerica +1"),
    ]);
}

#[test]
fn mrp_card_events_e022_army_mutiny() {
    plain(&[
        ("E022", "stab.africa 5; uns.africa 1", "rc.africa +1"),
        ("E022", "stab.africa 4; uns.africa 2", "uns.africa -1; cwn.africa.cw +1"),
        ("E022", "stab.africa 4", "uns.africa +1"),
        // Africa's limit is three civil wars and ceasefires (house B6).
        ("E022", "stab.africa 3; uns.africa 1; cwn.africa.cw 2; cwn.africa.cwc 1", ""),
    ]);
}

#[test]
fn mrp_card_events_e023_boats_across_the_mediterranean() {
    plain(&[("E023", "stab.euro 5", "rc.euro +1"), ("E023", "stab.euro 4", "rc.euro +1; ~soe.euro_soe -1")]);
}

#[test]
fn mrp_card_events_e024_debt_standstill() {
    card("E024").set("ap 2").acts("a").gives("ap -2; ~align.samerica +1");
    card("E024").set("ap 2").acts("b").gives("counters.china.samerica +1; rc.samerica +1");
    card("E024").set("ap 1").gives("counters.china.samerica +1; rc.samerica +1");
}

#[test]
fn mrp_card_events_e025_aircraft_collide() {
    card("E025").acts("a").gives("~rel.china +1; pa -2");
    card("E025").acts("b").gives("pa +1; t.china +2");
}

#[test]
fn mrp_card_events_e026_winter_gas() {
    plain(&[
        ("E026", "", "rc.east +1; ~soe.euro_soe -1"),
        ("E026", "counters.russia.east 1", "rc.east +1; counters.russia.east +1"),
        ("E026", "base.russia.east 1", "rc.east +1; counters.russia.east +1"),
        ("E026", "counters.china.east 1; counters.russia.euro 1", "rc.east +1; ~soe.euro_soe -1"),
    ]);
}

#[test]
fn mrp_card_events_e027_intelligence_reform() {
    card("E027").acts("a").gives("hs +1; rwc -1");
    card("E027").acts("b").dice(&[5]).gives("pa +1");
    card("E027").acts("b").dice(&[6]).gives("pa +1; tg.conus.tg1 +1");
    // House B9: in 2001 checks are harder by one until Homeland Security is raised. Ruling 25: a new player has -1.
    card("E027").set("hs_untested 1").acts("b").dice(&[5]).gives("pa +1; tg.conus.tg1 +1");
    card("E027").set("newcomer 1").acts("b").dice(&[6]).gives("pa +1");
}

#[test]
fn mrp_card_events_e028_defence_review() {
    card("E028").acts("a, pick space").gives("darpa.space +1; ft_on.f_cabinet +1");
    card("E028").acts("b").gives("ap +1");
    card("E028")
        .set("darpa.space 1")
        .acts("a")
        .offers("pick air, pick ground, pick naval, pick cyber, pick missiles, pick recon");
    card("E028").set("darpa.space 1; darpa.air 1").gives("ap +1");
}

#[test]
fn mrp_card_events_e029_and_e087_roll_on_d13() {
    // Row 1: Party Relations 5 with no AP to spend, then Party Relations 7. In E087 the party closes ranks first.
    card("E029").dice(&[1]).gives("bc -1");
    card("E029").set("pr 7; ap 3").dice(&[1]).gives("ap -1");
    card("E087").set("pr 4").dice(&[1]).gives("pr +1; bc -1");
    card("E087").set("pr 6; ap 3").dice(&[1]).gives("pr +1; ap -1");
}
