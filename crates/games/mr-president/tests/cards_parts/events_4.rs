//! Event cards of the fourth year, E088 to E116.

use crate::kit::{card, plain};

#[test]
fn mrp_card_events_e088_party_convention() {
    plain(&[("E088", "pr 6", "pa +2; pr +1"), ("E088", "pr 5", "pa +1")]);
    card("E088").set("pr 4").draws("opponent_id op09").gives("pa -1; opponent.op09 +1");
}

/// Media ratings on the sharper sides: op24 has 3, op05 and op09 have 2 each, op01 has 1.
#[test]
fn mrp_card_events_e089_attack_advertisements() {
    plain(&[
        ("E089", "", "pa -1"),
        ("E089", "opponent.op24 1; opponent.op01 1", "pa -1"),
        ("E089", "opponent.op24 1; opponent.op05 1", "pa -1; mr -1"),
        ("E089", "opponent.op05 1; opponent.op09 1; opponent.op01 1", "pa -1; mr -1"),
    ]);
}

#[test]
fn mrp_card_events_e090_televised_debate() {
    card("E090").set("ap 1").acts("a").dice(&[5]).gives("ap -1; pa +2");
    card("E090").set("ap 1").acts("a").dice(&[6]).gives("ap -1");
    card("E090").set("ap 1").acts("b").dice(&[5]).gives("pa +2");
    card("E090").set("ap 1").acts("b").dice(&[6]).gives("pa -2");
    card("E090").dice(&[6]).gives("pa -2");
    card("E090").set("newcomer 1").dice(&[6]).gives("pa +2");
}

#[test]
fn mrp_card_events_e091_endorsement_across_the_aisle() {
    for bc in ["bc 3", "bc 4"] {
        card("E091").set(bc).draws("friend_id fr02").gives("friend.fr02 +1; pa +1");
    }
    // A Friend above the maximum is not added (ruling 98).
    card("E091").set("bc 3; pr 2; friend.fr01 1").gives("pa +1");
    plain(&[("E091", "bc 2", "pa +1"), ("E091", "bc 1", "pr -1"), ("E091", "bc 0", "pr -1")]);
}

/// A scandal of the President places two Focus Tensions.
#[test]
fn mrp_card_events_e092_late_disclosure() {
    let two = "ft_on.f_cabinet +1; ft_on.f_crisis +1";
    plain(&[
        ("E092", "mr 6", "ft_on.f_cabinet +1"),
        ("E092", "mr 5", &format!("scandal.potus +1; {two}")),
        ("E092", "mr 5; scandal.potus 2", &format!("scandal.potus +1; {two}")),
        ("E092", "mr 5; scandal.potus 3", "pa -2"),
    ]);
}

#[test]
fn mrp_card_events_e093_rebate() {
    card("E093").acts("a").gives("~soe.us +1; pa +1; ldi +1");
    card("E093").acts("b").gives("pr -1");
}

#[test]
fn mrp_card_events_e094_jobs_report() {
    plain(&[
        ("E094", "soe.us 7", "pa +2"),
        ("E094", "soe.us 6", "pa +2"),
        ("E094", "soe.us 5", "pa +1"),
        ("E094", "soe.us 4", "pa -1"),
        ("E094", "soe.us 3", "pa -2"),
    ]);
}

#[test]
fn mrp_card_events_mrp_r94_e095_vacancy_in_an_election_year() {
    card("E095").acts("a, dom-court-moderate").gives("bill_at.court +1; court_state +2; rwc -1");
    card("E095").acts("a, dom-court-ideologue").gives("bill_at.court +1; court_state +3; rwc -1");
    card("E095").acts("b").gives("pr -1");
    card("E095").set("court_state 2; bill_at.court 1").gives("");
}

#[test]
fn mrp_card_events_e096_congress_leaves_early() {
    let bills = "bill_at.bill3 1; bill_at.bill5 1; bill_theirs.bill5 1";
    card("E096").set(bills).draws("bill bill3").gives("bill_at.bill3 -1");
    card("E096").set(bills).draws("bill bill5").gives("bill_at.bill5 -1");
    card("E096").set("bill_at.court 1; court_state 2; bill_at.bill9 2").gives("");
}

#[test]
fn mrp_card_events_e097_e100_e101_e102_fixed() {
    plain(&[
        ("E097", "ldi 2", "ldi -1; pa +1"),
        ("E097", "ldi 0", "pa +1"),
        ("E100", "", "pa -1; ~ce -1"),
        ("E101", "", "pa +1; wo +1"),
        ("E102", "", "bc +1; rwc +1"),
    ]);
}

#[test]
fn mrp_card_events_e098_voter_rolls() {
    let tied = |peer: &str| card("E098").draws(&format!("peer {peer}"));
    tied("russia").dice(&[5]).gives("t.russia +1");
    tied("china").dice(&[6]).gives("dc +1; bc -1; t.china +1");
    // If a peer is ahead: +1 on the die; if the US is ahead of both: -1.
    tied("china").set("cap.china.cyber 5").dice(&[5]).gives("dc +1; bc -1; t.china +1");
    tied("china").set("cap.china.cyber 5").dice(&[4]).gives("t.china +1");
    tied("russia").set("cap.us.cyber 6; cap.russia.cyber 5").dice(&[6]).gives("t.russia +1");
    tied("russia").set("cap.us.cyber 6; cap.russia.cyber 5").dice(&[7]).gives("dc +1; bc -1; t.russia +1");
    tied("russia").set("hs_untested 1").dice(&[5]).gives("dc +1; bc -1; t.russia +1");
}

#[test]
fn mrp_card_events_e099_pandemic_warning() {
    let three = "~soe.russia -1; ~soe.china -1; ~soe.euro_soe -1";
    card("E099").set("ap 2").acts("a").gives(&format!("ap -2; wo +1; ~soe.us -1; {three}"));
    card("E099").set("ap 2").acts("b").gives(&format!("dc +1; ~soe.us -1; {three}"));
    card("E099").set("ap 1").gives(&format!("dc +1; ~soe.us -1; {three}"));
    // At Homeland Security 6 and with no crisis before the card, the US economy is spared.
    card("E099").set("hs 6").gives(&format!("dc +1; {three}"));
    card("E099").set("hs 6; ap 2").acts("a").gives(&format!("ap -2; wo +1; {three}"));
    card("E099").set("hs 6; dc 1").gives(&format!("dc +1; ~soe.us -1; {three}"));
}

#[test]
fn mrp_card_events_e103_alliance_summit() {
    card("E103").set("ap 2").acts("a").gives("ap -2; level.nato +1; level.uk +1; level.canada +1");
    let tense = "t.nato 1; t.uk 2; t.canada 1";
    card("E103").set("ap 2").set(tense).acts("b").gives("t.nato -1; t.uk -1; t.canada -1");
    card("E103").set("ap 1").set(tense).gives("t.nato -1; t.uk -1; t.canada -1");
}

#[test]
fn mrp_card_events_e104_family_reunions() {
    let tense = "t.nk 2; t.rok 2";
    card("E104").set(tense).set("status.track6 2").gives("status.track6 -1; t.nk -1; t.rok -1");
    card("E104").set(tense).set("status.track6 1").gives("t.nk -1; t.rok -1");
    card("E104").set(tense).set("status.track6 3").gives("rc.apac +1");
    card("E104").set(tense).set("status.track6 5").gives("rc.apac +1");
}

#[test]
fn mrp_card_events_e105_hard_words_over_taiwan() {
    plain(&[("E105", "rel.china 3", "t.china +1; rc.apac +1"), ("E105", "rel.china 4", "")]);
}

#[test]
fn mrp_card_events_e106_recognition_talks() {
    let levels = "ap -2; level.israel +1; level.gulf +1";
    card("E106").set("ap 2").acts("a").gives(&format!("{levels}; status.track9 -1; t.iran +1"));
    card("E106").set("ap 2; status.track9 5").acts("a").gives(&format!("{levels}; t.iran +1"));
    card("E106").set("ap 2; iran_out 1").acts("a").gives(levels);
    card("E106").set("ap 2").acts("b").gives("~align.mideast +1");
    card("E106").set("ap 1").gives("~align.mideast +1");
}

#[test]
fn mrp_card_events_e107_russia_offers_to_mediate() {
    let wars = "cwn.africa.cw 1; cwn.mideast.cw_iran 1; cwn.euro.cwc 1";
    card("E107").set(wars).acts("a").offers("pick africa, pick middle-east");
    card("E107")
        .set(wars)
        .acts("a, pick middle-east")
        .gives("cwn.mideast.cw_iran -1; cwn.mideast.cwc_iran +1; counters.russia.mideast +1; ~rel.russia +1");
    card("E107")
        .set("cwn.africa.cw 1")
        .acts("a")
        .gives("cwn.africa.cw -1; cwn.africa.cwc +1; counters.russia.africa +1; ~rel.russia +1");
    card("E107").set(wars).acts("b").gives("t.russia +1");
    card("E107").set("cwn.euro.cwc 1").gives("");
}

#[test]
fn mrp_card_events_e108_oil_state_in_default() {
    plain(&[
        ("E108", "stab.samerica 5", "uns.samerica +1; ~soe.us -1"),
        ("E108", "stab.samerica 4", "rs_at.rs1 +4; rs_level.rs1 +1"),
    ]);
    // The ninth Rogue State loses the game.
    let eight =
        (1..=8).map(|n| format!("rs_at.rs{n} africa; rs_level.rs{n} 1")).collect::<Vec<_>>().join(";");
    card("E108").set("stab.samerica 4").set(&eight).ends("loss-8");
}

#[test]
fn mrp_card_events_e109_drought_and_raiders() {
    card("E109").gives("tg.africa.tg1 +1");
    card("E109").set("stab.africa 4").gives("tg.africa.tg1 +1; uns.africa +1");
    // Level 3 goes first, then 2, then 1; level 4 is skipped.
    card("E109")
        .set("tg.africa.tg4 1; tg.africa.tg3l 1; tg.africa.tg1 1")
        .draws("tgkind tg3l")
        .gives("tg.africa.tg3l -1; tg.africa.tg4l +1");
    card("E109").set("tg.africa.tg4 1").gives("tg.africa.tg1 +1");
}

#[test]
fn mrp_card_events_e110_caribbean_trade_forum() {
    card("E110").set("ap 2").acts("a").gives("ap -2; trade.camerica +1; ~align.camerica +1");
    for trade in ["trade.camerica 1", "trade.camerica 2"] {
        card("E110").set("ap 2").set(trade).acts("a").gives("ap -2; ~align.camerica +1");
    }
    card("E110").set("ap 2").acts("b").dice(&[5]).gives("counters.china.camerica +1");
    card("E110").set("ap 1").dice(&[6]).gives("");
}

#[test]
fn mrp_card_events_e111_glacier_river() {
    card("E111").draws("track track1").gives("rc.casia +1; status.track1 +1");
    card("E111").set("stab.casia 4").draws("track track2").gives("rc.casia +2; status.track2 +1");
    card("E111").set("status.track1 5").draws("track track2").gives("rc.casia +1; status.track2 +1");
    card("E111").set("status.track1 5; status.track2 5").gives("rc.casia +1");
}

#[test]
fn mrp_card_events_e112_climate_conference() {
    card("E112").acts("a").gives("wo +1; goodwill +1; pr -1; ~soe.us -1");
    card("E112").acts("b").gives("wo -1; pr +1");
}

#[test]
fn mrp_card_events_e113_summit_of_the_twenty() {
    card("E113").gives("~soe.us +1; ~soe.euro_soe +1; ~soe.russia +1; ~soe.china +1");
    card("E113").set("rel.russia 2; rel.china 5").draws("peer russia").gives("t.russia +1");
    card("E113").set("rel.russia 3; rel.china 2").draws("peer china").gives("t.china +1");
    card("E113").set("rel.russia 1; rel.china 1").draws("peer china").gives("t.china +1");
}

#[test]
fn mrp_card_events_e114_hostages() {
    let groups = "tg.africa.tg2 1; tg.mideast.tg1 1; tg.euro.tg3 1; tg.conus.tg4 1";
    let there = || card("E114").set(groups).draws("region africa");
    there().offers("a, b, c");
    there()
        .acts("b")
        .set("goodwill 1")
        .draws("tgkind tg2")
        .gives("goodwill -1; tg.africa.tg2 -1; tg.africa.tg3 +1");
    there().acts("b").draws("tgkind tg2").gives("wo -1; tg.africa.tg2 -1; tg.africa.tg3 +1");
    there().acts("c").gives("pa -1; ft_on.f_cabinet +1");
    // A raid on a group that is not Target Fixed; row 3-5 of WM2.
    there().acts("a").dice(&[4]).gives("tg.africa.tg2 -1; tg.africa.tg1g +1");
    card("E114")
        .set("tg.africa.tg2 1; tg.africa.tg3f 1")
        .draws("region africa")
        .acts("a, pick 3-fixed")
        .dice(&[2])
        .gives("tg.africa.tg3f -1; tg.africa.tg2g +1");
    // Without a group outside the Eurozone the region is Central/South Asia, and there is nothing to raid.
    card("E114").set("tg.euro.tg3 1").offers("b, c");
    card("E114").set("tg.euro.tg3 1").acts("b").gives("wo -1; tg.casia.tg1 +1");
}

#[test]
fn mrp_card_events_e115_test_ban_treaty() {
    card("E115").acts("a").dice(&[5]).gives("wo +1; no_nuke.iran +1; no_nuke.nk +1");
    card("E115").acts("a").dice(&[6]).gives("");
    card("E115").acts("b").gives("pr +1; wo -1");
}
