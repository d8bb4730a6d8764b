//! Terrorism cards, T01 to T20.

use crate::kit::{card, plain};

/// The check of D11 has +1 at level 3 and +2 at level 4. An attack consists only of place and severity.
#[test]
fn mrp_card_terrorism_t01_transport_hub() {
    card("T01").gives("dc +1");
    card("T01").set("tg.conus.tg2 1").dice(&[5]).gives("dc +1");
    // Boston, severity 5 in the column of level 2.
    card("T01").set("tg.conus.tg2 1").dice(&[6, 1, 5]).gives("pa -2; dc +1");
    // New York: +1 on severity, so 7 in the column of level 2.
    card("T01").set("tg.conus.tg2 1").dice(&[6, 9, 6]).gives("pa -3; rwc -1; dc +1");
    card("T01").set("tg.conus.tg3 1").dice(&[4]).gives("dc +1");
    card("T01").set("tg.conus.tg3 1").dice(&[5, 1, 1]).gives("pa -2; dc +1");
    card("T01").set("tg.conus.tg4 1").dice(&[3]).gives("dc +1");
    card("T01").set("tg.conus.tg4 1").dice(&[4, 1, 1]).gives("pa -2; dc +1");
    card("T01").set("tg.conus.tg1 1; hs_untested 1").dice(&[5, 1, 1]).gives("pa -1; dc +1");
    card("T01").set("tg.conus.tg4 1").dice(&[10, 1, 9]).ends("loss-10");
}

#[test]
fn mrp_card_terrorism_t02_embassy() {
    card("T02").dice(&[8]).gives("rc.africa +1; pa -1");
    card("T02").set("tg.africa.tg1l 1; tg.mideast.tg1f 1").dice(&[8]).gives("rc.africa +1; pa -1");
    let fixed = "tg.africa.tg2f 1; tg.africa.tg1 1";
    card("T02").set(fixed).dice(&[8]).offers("a, b");
    card("T02").set(fixed).dice(&[8]).acts("b").gives("rc.africa +1; pa -1");
    card("T02")
        .set(fixed)
        .dice(&[8, 4])
        .acts("a")
        .gives("rc.africa +1; pa -1; tg.africa.tg2f -1; tg.africa.tg1g +1");
    card("T02")
        .set("tg.africa.tg2f 1; tg.africa.tg1f 1")
        .dice(&[8, 4])
        .acts("a, pick 1-fixed")
        .gives("rc.africa +1; pa -1; tg.africa.tg1f -1");
}

#[test]
fn mrp_card_terrorism_t03_plot_against_airliners() {
    card("T03").dice(&[5]).gives("pa +1");
    // Without a group in the US, the column of level 1 is used.
    card("T03").dice(&[6, 1, 5]).gives("pa -2; ~soe.us -1");
    card("T03").set("tg.conus.tg3 1").dice(&[6, 1, 4]).gives("pa -2; mr -1; ~soe.us -1");
    card("T03").set("hs_untested 1").dice(&[5, 1, 1]).gives("pa -1; ~soe.us -1");
}

#[test]
fn mrp_card_terrorism_t04_european_capital() {
    card("T04").gives("rc.euro +1; tg.euro.tg1 +1; level.uk +1; level.nato +1");
    card("T04")
        .set("tg.euro.tg2 1; tg.euro.tg1 1; level.uk 2")
        .draws("tgkind tg2")
        .gives("rc.euro +1; tg.euro.tg2 -1; tg.euro.tg3 +1; level.nato +1");
}

#[test]
fn mrp_card_terrorism_t05_warship_in_port() {
    plain(&[
        ("T05", "footprint.mideast 1", "pa -2; footprint.mideast +1"),
        ("T05", "footprint.mideast 2", "pa -2; footprint.mideast +1; rc.mideast +1"),
        // House B5: there are only twenty Footprints.
        ("T05", "footprint.africa 20", "pa -2"),
    ]);
}

#[test]
fn mrp_card_terrorism_t06_lone_attacker() {
    card("T06").gives("tg.conus.tg1 +1; dc +1; mr -1");
}

#[test]
fn mrp_card_terrorism_t07_hostage_film() {
    // The region with the most levels outside the Eurozone: Africa 4, Middle East 3.
    let groups = "tg.africa.tg2 2; tg.mideast.tg3 1; tg.euro.tg4 2; tg.conus.tg4 2";
    let there = || card("T07").set(groups).draws("region africa");
    there().offers("a, b, c");
    there()
        .acts("b")
        .set("goodwill 1")
        .draws("tgkind tg2")
        .gives("tg.africa.tg2 -1; tg.africa.tg3 +1; goodwill -1");
    there().acts("b").draws("tgkind tg2").gives("tg.africa.tg2 -1; tg.africa.tg3 +1; wo -1");
    there().acts("c").gives("pa -2; ft_on.f_cabinet +1");
    // The raid of WM2 with +1: 5 is in band 6-7, 4 in band 3-5.
    there().acts("a").dice(&[5]).gives("tg.africa.tg2 -1; tg.africa.tg1g +1; pa -1");
    there().acts("a").dice(&[4]).gives("tg.africa.tg2 -1; tg.africa.tg1g +1");
    card("T07")
        .set("tg.africa.tg2 1; tg.mideast.tg2 1")
        .draws("region mideast")
        .acts("c")
        .gives("pa -2; ft_on.f_cabinet +1");
    // Without a group outside the Eurozone the region is the Middle East, and there is nothing to raid.
    card("T07").set("tg.euro.tg1 1").offers("b, c");
    card("T07").acts("b").gives("tg.mideast.tg1 +1; wo -1");
}

#[test]
fn mrp_card_terrorism_t08_oil_terminals() {
    let always = "~soe.euro_soe -1; ~soe.russia +1; t.gulf +1";
    card("T08").set("level.gulf 2").gives(always);
    card("T08").set("level.gulf 1").gives(&format!("~soe.us -1; {always}"));
    card("T08").set("level.gulf 0").gives(&format!("~soe.us -1; {always}"));
}

#[test]
fn mrp_card_terrorism_t09_siege_in_south_asia() {
    plain(&[
        ("T09", "", "t.india +1; status.track2 +1; rc.casia +1"),
        ("T09", "status.track2 5", "t.india +1; rc.casia +1"),
    ]);
}

#[test]
fn mrp_card_terrorism_t10_abducted_pupils() {
    let groups = "ap 2; tg.africa.tg2 1; tg.africa.tg1 1";
    card("T10").set(groups).acts("a, pick 2").gives("ap -2; goodwill +1; tg.africa.tg2 -1; tg.africa.tg1 +1");
    card("T10")
        .set("ap 2; tg.africa.tg4 1")
        .acts("a")
        .gives("ap -2; goodwill +1; tg.africa.tg4 -1; tg.africa.tg3 +1");
    card("T10").set("ap 2").acts("a").gives("ap -2; goodwill +1");
    card("T10").set(groups).acts("b").gives("rc.africa +1; wo -1");
    card("T10").set("ap 1").gives("rc.africa +1; wo -1");
}

#[test]
fn mrp_card_terrorism_t11_radioactive_source() {
    card("T11").dice(&[5]).gives("ft_on.f_cabinet +1");
    let fails = || card("T11").dice(&[6]);
    fails().gives("tg.conus.tg1 +1; dc +1");
    fails()
        .set("tg.conus.tg1 1; tg.euro.tg2 1; tg.africa.tg3 1")
        .draws("place euro, tgkind tg2")
        .gives("tg.euro.tg2 -1; tg.euro.tg3 +1; dc +1");
    fails()
        .set("tg.conus.tg3 1; tg.euro.tg2 1")
        .draws("place conus, tgkind tg3")
        .gives("tg.conus.tg3 -1; tg.conus.tg4 +1; dc +1");
    fails()
        .set("tg.conus.tg2 1; tg.euro.tg2 1")
        .draws("place conus, tgkind tg2")
        .gives("tg.conus.tg2 -1; tg.conus.tg3 +1; dc +1");
    // Ruling 57: a level 4 in the Eurozone becomes a Rogue State; in the US it stays (ruling 111).
    fails()
        .set("tg.euro.tg4 1")
        .draws("place euro, tgkind tg4")
        .gives("tg.euro.tg4 -1; rs_at.rs1 +1; rs_level.rs1 +1; dc +1");
    fails().set("tg.conus.tg4 1").gives("tg.conus.tg1 +1; dc +1");
    card("T11").set("hs_untested 1").dice(&[5]).gives("tg.conus.tg1 +1; dc +1");
}

#[test]
fn mrp_card_terrorism_t12_prison_break() {
    card("T12").gives("tg.mideast.tg1 +1");
    // The two highest groups in intel boxes; the level 4 is in none.
    let groups = "tg.africa.tg4 1; tg.africa.tg3l 1; tg.conus.tg2f 1; tg.euro.tg1g 1; tg.mideast.tg2 1";
    card("T12").set(groups).draws("place africa, tgkind tg3l, place conus, tgkind tg2f, tgkind tg2").gives(
        "tg.africa.tg3l -1; tg.africa.tg3 +1; tg.conus.tg2f -1; tg.conus.tg2 +1; tg.mideast.tg2 -1; tg.mideast.tg3 +1",
    );
    card("T12")
        .set("tg.euro.tg1g 1")
        .draws("place euro, tgkind tg1g")
        .gives("tg.euro.tg1g -1; tg.euro.tg1 +1; tg.mideast.tg1 +1");
}

#[test]
fn mrp_card_terrorism_t13_financing_network() {
    card("T13").acts("a").gives("mr +1");
    card("T13").set("tg.africa.tg2 1").acts("a").gives("tg.africa.tg2 -1; tg.africa.tg2g +1; mr +1");
    // Two different groups: a group that has moved does not move again.
    card("T13")
        .set("tg.africa.tg2 1; tg.conus.tg1l 1; tg.euro.tg1f 1")
        .acts("a, pick conus")
        .gives("tg.conus.tg1l -1; tg.conus.tg1f +1; tg.africa.tg2 -1; tg.africa.tg2g +1; mr +1");
    card("T13")
        .set("tg.africa.tg2 1; tg.africa.tg2g 1")
        .acts("a, pick 2-gathering")
        .gives("tg.africa.tg2 -1; tg.africa.tg2l +1; mr +1");
    card("T13")
        .set("tg.africa.tg2 1; tg.africa.tg2g 1")
        .acts("a, pick 2")
        .gives("tg.africa.tg2 -1; tg.africa.tg2l +1; mr +1");
    card("T13").set("tg.africa.tg1 2").acts("a").gives("tg.africa.tg1 -2; tg.africa.tg1g +2; mr +1");
    card("T13").acts("b").gives("pa +1");
    card("T13")
        .set("tg.africa.tg2l 1; tg.euro.tg1 1")
        .acts("b")
        .draws("place africa, tgkind tg2l")
        .gives("pa +1; tg.africa.tg2l -1; tg.africa.tg2 +1");
}

#[test]
fn mrp_card_terrorism_t14_chiefs_unite() {
    card("T14").gives("");
    let groups = "tg.africa.tg1 1; tg.africa.tg1l 1; tg.conus.tg1 2; tg.euro.tg3 1";
    card("T14")
        .set(groups)
        .draws("place euro, tgkind tg3")
        .gives("tg.africa.tg1 -1; tg.africa.tg1l -1; tg.africa.tg2 +1; tg.euro.tg3 -1; tg.euro.tg4 +1");
    card("T14")
        .set("tg.euro.tg4 1")
        .draws("place euro, tgkind tg4")
        .gives("tg.euro.tg4 -1; rs_at.rs1 +1; rs_level.rs1 +1");
    card("T14")
        .set("tg.conus.tg4 1; tg.euro.tg1 1")
        .draws("place euro, tgkind tg1")
        .gives("tg.euro.tg1 -1; tg.euro.tg2 +1");
}

#[test]
fn mrp_card_terrorism_t15_factions_fall_out() {
    card("T15").gives("");
    let groups = "tg.africa.tg2 1; tg.africa.tg1 1; tg.mideast.tg2 1; tg.conus.tg4 1";
    card("T15").set(groups).draws("region africa").acts("pick 1").gives("tg.africa.tg1 -1");
    card("T15")
        .set(groups)
        .set("rc.africa 1")
        .draws("region africa")
        .acts("pick 2")
        .gives("tg.africa.tg2 -1; tg.africa.tg1 +1; rc.africa +1");
    card("T15").set("tg.mideast.tg1 1; tg.africa.tg1 1").draws("region mideast").gives("tg.mideast.tg1 -1");
}

#[test]
fn mrp_card_terrorism_t16_bombing_in_israel() {
    plain(&[
        ("T16", "", "status.track8 +1; t.israel +1; t.iran +1"),
        ("T16", "status.track8 4", "t.israel +1; t.iran +1"),
        ("T16", "iran_out 1", "status.track8 +1; t.israel +1"),
    ]);
}

#[test]
fn mrp_card_terrorism_t17_and_t18_attacks_on_the_peers() {
    card("T17").set("ap 2").acts("a").gives("ap -2; ~rel.russia +1; apc.russia -1");
    card("T17").set("ap 2").acts("b").gives("t.russia +1; tg.casia.tg1 +1");
    card("T17")
        .set("ap 1; tg.casia.tg1 1")
        .draws("tgkind tg1")
        .gives("t.russia +1; tg.casia.tg1 -1; tg.casia.tg2 +1");
    card("T18").set("ap 2").acts("a").gives("ap -2; ~rel.china +1; apc.china -1");
    card("T18").set("ap 2").acts("b").gives("t.china +1");
    card("T18").set("ap 1").gives("t.china +1");
}

#[test]
fn mrp_card_terrorism_t19_massacre_at_the_border() {
    card("T19").dice(&[5]).gives("tg.camerica.tg1 +1");
    card("T19").dice(&[6]).gives("tg.camerica.tg1 +1; dc +1; hs -1");
    card("T19")
        .set("tg.camerica.tg3 1")
        .draws("tgkind tg3")
        .dice(&[5])
        .gives("tg.camerica.tg3 -1; tg.camerica.tg4 +1");
    card("T19").set("hs_untested 1").dice(&[5]).gives("tg.camerica.tg1 +1; dc +1; hs -1");
}

/// The whole of D11 after the rise, and an ally that must choose Intel.
#[test]
fn mrp_card_terrorism_t20_sleeper_cell() {
    let two = "ft_on.f_cabinet +1; ft_on.f_crisis +1";
    // There is no group: a new one is added; then D11 passes, which makes it rise.
    card("T20")
        .dice(&[5])
        .draws("tgkind tg1, ally uk")
        .gives(&format!("tg.conus.tg2 +1; dc +1; {two}; must_intel.uk +1"));
    // D11 fails: the group rises, then place and severity are rolled in the column of the new level.
    card("T20")
        .set("tg.conus.tg1 1")
        .dice(&[6, 1, 4])
        .draws("tgkind tg1, tgkind tg2, ally rok")
        .gives(&format!("tg.conus.tg1 -1; tg.conus.tg3 +1; pa -2; mr -1; {two}; must_intel.rok +1"));
    // Only allies that are Close or Very Close.
    let estranged = "level.canada 0; level.uk 0; level.nato 0; level.israel 0; level.gulf 0; level.india 0; level.japan 0; level.rok 0";
    card("T20")
        .set(estranged)
        .dice(&[5])
        .draws("tgkind tg1, ally australia")
        .gives(&format!("tg.conus.tg2 +1; dc +1; {two}; must_intel.australia +1"));
    card("T20")
        .set(estranged)
        .set("level.australia 0")
        .dice(&[5])
        .draws("tgkind tg1")
        .gives(&format!("tg.conus.tg2 +1; dc +1; {two}"));
}
