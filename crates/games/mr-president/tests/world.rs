//! Regions, terror, the UN, cyber attacks, and the military and diplomatic actions.

mod common;

use std::collections::BTreeMap;

use common::{Desk, of};
use kernel::Game;
use mr_president::{Event, State, Wait, program};

// ---- Helpers ----

/// Scratch vars of the charts, and records that are not part of a result.
const SCRATCH: [&str; 17] = [
    "found",
    "revealed",
    "pool",
    "known",
    "tried",
    "plan_type",
    "plan_side",
    "plan_surprise",
    "us_war_year",
    "heavy_moved",
    "nsc_used",
    "cw_due",
    "war_over",
    "foot_pool",
    "rogue_net",
    "drawn",
    "attack_plus",
];

/// All differences in order, in the words of the charts: `rc mideast +1`, `align mideast trend -1`, `tg conus tg1 +1`.
/// For Focus Tensions, Friends and Opponents only the number is given.
fn diff(desk: &Desk, before: &State) -> Vec<String> {
    let mut out: BTreeMap<String, i16> = BTreeMap::new();
    for var in &program().vars {
        if var.name.starts_with("wor_") || SCRATCH.contains(&var.name) {
            continue;
        }
        for (base, what) in [(Some(var.base), ""), (var.trend, " trend")] {
            let Some(base) = base else { continue };
            for n in 0..usize::from(var.len) {
                let at = usize::from(base) + n;
                let delta = desk.state.cells[at] - before.cells[at];
                if delta == 0 {
                    continue;
                }
                let mut words = Vec::new();
                let mut rest = n;
                for &domain in var.domains.iter().rev() {
                    let domain = &program().domains[usize::from(domain)];
                    words.insert(0, domain.words[rest % domain.len()]);
                    rest /= domain.len();
                }
                let key = match var.name {
                    "ft_on" => "ft".to_owned(),
                    "friend" | "opponent" => var.name.to_owned(),
                    name if words.is_empty() => format!("{name}{what}"),
                    name => format!("{name} {}{what}", words.join(" ")),
                };
                *out.entry(key).or_default() += delta;
            }
        }
    }
    out.into_iter().filter(|(_, delta)| *delta != 0).map(|(key, delta)| format!("{key} {delta:+}")).collect()
}

/// A list of changes or acts, either as one string (`"rc mideast +1, pa -2"`) or as a list.
trait Words {
    fn words(&self) -> Vec<String>;
}

impl Words for &str {
    fn words(&self) -> Vec<String> {
        self.split(", ").filter(|word| !word.is_empty()).map(str::to_owned).collect()
    }
}

impl Words for String {
    fn words(&self) -> Vec<String> {
        self.as_str().words()
    }
}

impl<T: AsRef<str>> Words for &[T] {
    fn words(&self) -> Vec<String> {
        self.iter().map(|word| word.as_ref().to_owned()).collect()
    }
}

impl<T: AsRef<str>, const N: usize> Words for &[T; N] {
    fn words(&self) -> Vec<String> {
        self.as_slice().words()
    }
}

impl<T: AsRef<str>> Words for &Vec<T> {
    fn words(&self) -> Vec<String> {
        self.as_slice().words()
    }
}

#[track_caller]
fn same(desk: &Desk, before: &State, want: impl Words, what: &str) {
    let mut want = want.words();
    want.sort();
    let mut got = diff(desk, before);
    got.sort();
    assert_eq!(got, want, "{what}");
    assert!(desk.given.is_empty(), "{what}: left over {:?}", desk.given);
}

/// A blank desk, changed by a closure.
fn blank(set: impl FnOnce(&mut Desk)) -> Desk {
    let mut desk = Desk::blank();
    set(&mut desk);
    desk
}

/// The same for a closure that is a single expression.
fn with(set: impl for<'a> FnOnce(&'a mut Desk) -> &'a mut Desk) -> Desk {
    let mut desk = Desk::blank();
    set(&mut desk);
    desk
}

/// Runs a procedure with these dice and answers, and expects exactly these changes.
#[track_caller]
fn comes(
    mut desk: Desk,
    name: &str,
    args: &[&str],
    dice: &[u16],
    acts: impl Words,
    want: impl Words,
) -> Desk {
    let before = desk.state.clone();
    desk.dice(dice).run(name, args);
    let acts = acts.words();
    acts.iter().for_each(|act| none(desk.act(act)));
    let what = format!("{name} {args:?} dice {dice:?} {acts:?}");
    assert!(desk.done(), "{what}: it asks for {:?}", desk.choices());
    same(&desk, &before, want, &what);
    desk
}

/// Takes a master action in a segment of four actions abroad, with these dice and answers, and expects exactly these changes.
#[track_caller]
fn action(mut desk: Desk, key: &str, dice: &[u16], acts: impl Words, want: impl Words) -> Desk {
    desk.segment("four_abroad");
    let before = desk.state.clone();
    desk.dice(dice).act(&format!("action {key}"));
    let acts = acts.words();
    acts.iter().for_each(|act| none(desk.act(act)));
    let what = format!("{key} dice {dice:?} {acts:?}");
    assert!(desk.may("forgo") || desk.done(), "{what}: it asks for {:?}", desk.choices());
    same(&desk, &before, want, &what);
    desk
}

/// The modified total of a chart's roll.
#[track_caller]
fn total(mut desk: Desk, name: &str, args: &[&str], dice: &[u16]) -> i16 {
    desk.dice(dice).run(name, args);
    desk.hit().1
}

/// The sum of the modifiers of the last roll on a chart.
#[track_caller]
fn bonus(desk: &Desk, chart: &str) -> i8 {
    let rolls = desk.told.iter().rev().filter_map(|told| match &told.event {
        Event::Rolled(view) => Some(view),
        _ => None,
    });
    let of_chart = |number: u16| {
        let chart_proc = program().rolls[usize::from(number)].chart;
        chart_proc.is_some_and(|of_roll| program().procs[usize::from(of_roll)].name == chart)
    };
    let mut rolls = rolls.filter(|view| view.roll.is_some_and(of_chart));
    rolls.next().unwrap_or_else(|| panic!("no roll on {chart}")).bonus
}

/// Makes the Secretary of State one with diplomatic rating 1 or 2.
fn secstate(desk: &mut Desk, rating: i16) {
    match rating {
        1 => desk.set1("veteran", "secstate", 1),
        _ => desk.set1("official", "secstate", 2),
    };
}

/// Makes the Secretary of Defense one with military rating 1 or 2.
fn secdef(desk: &mut Desk, rating: i16) {
    match rating {
        1 => desk.set1("veteran", "secdef", 1),
        _ => desk.set1("official", "secdef", 4),
    };
}

/// Removes all US units.
fn no_units(desk: &mut Desk) {
    desk.fill("unit_at", 0);
}

/// Starts a Combined war in the first free slot, at Stalemate with 5 against 5; the first-named side attacks.
fn war(desk: &mut Desk, kind: &str, region: &str) -> String {
    let slots = ["w1", "w2", "w3", "w4", "w5"];
    let slot = slots.into_iter().find(|slot| desk.get1("war_kind", slot) < 0).expect("a free slot");
    let us = i16::from(kind.starts_with("us_"));
    desk.set1("war_kind", slot, of(kind)).set1("war_at", slot, of(region)).set1("war_type", slot, 0);
    desk.set1("war_status", slot, 0).set1("war_att", slot, 5).set1("war_def", slot, 5).set1(
        "war_named",
        slot,
        1,
    );
    desk.set1("war_us", slot, us)
        .set1("war_friend", slot, i16::from(kind != "russia_rs"))
        .set1("war_rs", slot, -1);
    slot.to_owned()
}

/// Drops a value, for closures that must not return anything.
fn none<T>(_: T) {}

const REGIONS: [&str; 8] = ["euro", "east", "camerica", "samerica", "mideast", "casia", "africa", "apac"];

// ---- Regions and their tracks ----

#[test]
fn mrp_regions_random_region_by_d10() {
    let regions =
        ["euro", "east", "camerica", "mideast", "mideast", "casia", "samerica", "africa", "africa", "apac"];
    for (die, region) in (1..).zip(regions) {
        let mut desk = Desk::blank();
        desk.dice(&[die]).run("random_region", &[]);
        assert_eq!(desk.get("found"), of(region), "d10 {die}");
    }
}

#[test]
fn mrp_regions_homes_of_the_allies() {
    let homes: [(&str, &[&str]); 8] = [
        ("euro", &["uk", "nato"]),
        ("east", &[]),
        ("camerica", &[]),
        ("samerica", &[]),
        ("mideast", &["israel", "gulf"]),
        ("casia", &["india"]),
        ("africa", &[]),
        ("apac", &["japan", "rok", "australia"]),
    ];
    for (region, allies) in homes {
        let mut desk = Desk::blank();
        desk.run("war_us_loses", &[region]);
        for ally in ["canada", "uk", "nato", "israel", "gulf", "india", "japan", "rok", "australia"] {
            let lost = 1 - desk.get1("level", ally);
            assert_eq!(lost, i16::from(allies.contains(&ally)), "{ally} after a war lost in {region}");
        }
    }
}

#[test]
fn mrp_regions_sweeps_go_in_a_fixed_order() {
    assert_eq!(program().domain("region").words, REGIONS);
    // Trade agreements are rolled in order beginning with the Eurozone: each region gets the die of its position in the order.
    let desk = with(|d| {
        d.fill("rc", 2)
            .fill("stab", 3)
            .set1("trade", "apac", 2)
            .set1("trade", "euro", 2)
            .set1("trade", "mideast", 2)
    });
    comes(desk, "trade_agreements", &[], &[1, 5, 9], "", "pa -3, align euro trend +1, align apac trend -1");
}

#[test]
fn mrp_track_regions_alignment_and_stability_run_from_3_to_8() {
    for var in ["align", "stab"] {
        let var = program().var(var);
        assert_eq!((var.min, var.max), (3, 8), "{}", var.name);
    }
    let desk = with(|d| d.set1("stab", "mideast", 8));
    comes(desk, "WD3_build", &["mideast", "0", "0"], &[1], "", "");
    let desk = with(|d| d.set1("align", "mideast", 3));
    let desk = comes(
        desk,
        "war_us_loses",
        &["africa"],
        &[],
        "",
        "align africa -1, mr -1, pa -6, pp -1, pr -1, rwc -1",
    );
    assert_eq!(desk.get1("align", "mideast"), 3);
}

#[test]
fn mrp_track_regions_alignment_trends() {
    // A second counter of the same kind moves the value, an opposite one removes both; at an end of the track the pair is lost.
    for (align, lies, die, want) in [
        (5, 0, 2, vec!["align mideast trend +1"]),
        (5, 1, 2, vec!["align mideast trend -1", "align mideast +1"]),
        (5, -1, 2, vec!["align mideast trend +1"]),
        (8, 1, 2, vec!["align mideast trend -1"]),
    ] {
        let mut want = want;
        want.push("pa -1");
        let desk = blank(|d| {
            d.set1("align", "mideast", align).set_trend("align", Some("mideast"), lies);
            d.set1("stab", "mideast", 3).set1("rc", "mideast", 2);
        });
        comes(desk, "WD4", &["mideast"], &[die], "", &want);
    }
}

#[test]
fn mrp_track_regions_mrp_r57_a_raised_level_4_becomes_a_rogue_state() {
    let desk = with(|d| d.group("africa", 4, 2));
    let desk = comes(
        desk,
        "tg_up",
        &["africa", "tg4l"],
        &[],
        "",
        "tg africa tg4l -1, rs_at rs1 +7, rs_level rs1 +1",
    );
    assert_eq!(desk.get1("rs_at", "rs1"), of("africa"));
    // Lower levels keep their Intel box. In CONUS level 4 stays.
    comes(
        with(|d| d.group("africa", 3, 1)),
        "tg_up",
        &["africa", "tg3g"],
        &[],
        "",
        "tg africa tg3g -1, tg africa tg4g +1",
    );
    comes(with(|d| d.group("conus", 4, 0)), "tg_up", &["conus", "tg4"], &[], "", "");
}

#[test]
fn mrp_track_regions_regional_crisis_box_4_is_a_major_crisis() {
    // 0, 1, 2, 3 and MAJOR: the box after 3 causes WD1 (here row 2); then the marker goes to 2.
    for (from, dice, want) in [
        (0, &[8][..], vec!["rc casia +1"]),
        (2, &[8], vec!["rc casia +1"]),
        // +1 for the civil war
        (3, &[8, 1], vec!["rc casia -1", "pa -2", "align casia trend -1"]),
    ] {
        let desk = with(|d| d.set1("rc", "casia", from).set2("cwn", "casia", "cw", 1));
        comes(desk, "civil_war_roll", &["casia", "cw", "0", "0"], dice, "", &want);
    }
}

// ---- Limits ----

#[test]
fn mrp_limits_civil_wars_per_region() {
    for (region, limit) in REGIONS.into_iter().zip([1, 2, 2, 2, 3, 2, 3, 2]) {
        // One below the limit there is room; ceasefires count, too.
        let desk = with(|d| d.set2("cwn", region, "cwc", limit - 1));
        comes(desk, "cw_add", &[region], &[], "", format!("cwn {region} cw +1"));
        // At the limit it becomes an Unstable State, and an Unstable State stays as it is.
        let full = |d: &mut Desk| {
            d.set2("cwn", region, "cwc_pk", limit).set1("uns", region, 1);
        };
        comes(blank(full), "cw_add", &[region], &[], "", format!("uns {region} +1"));
        comes(blank(full), "uns_to_cw", &[region], &[], "", "");
    }
}

#[test]
fn mrp_limits_free_darpa_only_while_one_of_two_is_left() {
    comes(Desk::blank(), "free_darpa", &["naval"], &[], "", "darpa naval +1");
    comes(with(|d| d.set1("darpa", "naval", 1)), "free_darpa", &["naval"], &[], "", "");
    let two = with(|d| d.set1("darpa", "air", 1).set1("darpa", "cyber", 1));
    comes(two, "free_darpa", &["naval"], &[], "", "");
}

#[test]
fn mrp_limits_one_base_per_peer_and_region_and_five_wars() {
    assert_eq!(program().var("base").max, 1);
    let mut desk = blank(|d| {
        d.rogue("africa", 1);
        for kind in ["us_iran", "us_dprk", "india_china", "gulf_yemen", "india_pakistan"] {
            war(d, kind, "casia");
        }
    });
    desk.segment("four_abroad").dice(&[9]).act("action hostilities").act("choose wor-hostile-war");
    assert_eq!(desk.ended(), Some("loss-14"));
}

#[test]
fn mrp_loss_8_the_ninth_rogue_state_ends_the_game() {
    let eight = |d: &mut Desk| {
        for region in REGIONS {
            d.rogue(region, 1);
        }
    };
    // The eighth one is still available; a reduction makes room again.
    let mut desk = blank(eight);
    desk.set1("rs_at", "rs8", -1).run("rs_add", &["africa", "2"]);
    assert_eq!((desk.get1("rs_at", "rs8"), desk.get1("rs_level", "rs8")), (of("africa"), 2));
    assert_eq!(desk.ended(), None);
    let mut desk = blank(eight);
    desk.group("africa", 4, 0).run("tg_up", &["africa", "tg4"]);
    assert_eq!(desk.ended(), Some("loss-8"));
}

#[test]
fn mrp_r100_an_automatic_loss_comes_at_once() {
    // Row 11 of WD1: no counter is available for the level 4 that rises, so the rest of the row is not played.
    let mut desk = blank(|d| {
        for region in REGIONS {
            d.rogue(region, 1);
        }
        d.group("africa", 4, 0).set1("rc", "africa", 4);
    });
    desk.dice(&[10]).draws("tgkind", &["tg4"]).run("major_crisis", &["africa"]);
    assert_eq!(desk.ended(), Some("loss-8"));
    assert_eq!(desk.get1("rc", "africa"), 1, "the marker was not put back any more");
}

// ---- Terror groups: limits and raises ----

#[test]
fn mrp_r56_limit_of_terror_groups_by_stability() {
    for (stab, limit) in [(3, 5), (4, 5), (5, 4), (6, 4), (7, 4), (8, 4)] {
        let groups = |n: i16| {
            move |d: &mut Desk| {
                d.set1("stab", "africa", stab)
                    .set2("tg", "africa", "tg1", n - 1)
                    .set2("tg", "africa", "tg2g", 1);
            }
        };
        // Below the limit there is room for any level.
        comes(blank(groups(limit - 1)), "tg_add", &["africa", "1"], &[], "", "tg africa tg1 +1");
        comes(blank(groups(limit - 1)), "tg_add", &["africa", "2"], &[], "", "tg africa tg2 +1");
        // At the limit the largest one rises instead, and keeps its box.
        let mut desk = blank(groups(limit));
        desk.draws("tgkind", &["tg2g"]);
        comes(desk, "tg_add", &["africa", "1"], &[], "", "tg africa tg2g -1, tg africa tg3g +1");
    }
    // Also if the largest is a level 4.
    let mut desk = with(|d| d.set2("tg", "africa", "tg1", 3).group("africa", 4, 0).draws("tgkind", &["tg4"]));
    desk.run("tg_add", &["africa", "1"]);
    assert_eq!(desk.groups("africa"), [(1, 0), (1, 0), (1, 0)]);
    assert_eq!((desk.get1("rs_at", "rs1"), desk.get1("rs_level", "rs1")), (of("africa"), 1));
}

#[test]
fn mrp_r56_replacements_and_conus_know_no_limit() {
    // A Rogue State 1 that is reduced becomes a TG4, even in a full region.
    let desk = with(|d| d.rogue("africa", 1).set2("tg", "africa", "tg2", 4));
    comes(desk, "rs_down", &["0"], &[], "", "tg africa tg4 +1, rs_at rs1 -7, rs_level rs1 -1");
    let desk = with(|d| d.set2("tg", "conus", "tg1", 9).set2("tg", "conus", "tg2", 3));
    comes(desk, "tg_add", &["conus", "2"], &[], "", "tg conus tg2 +1");
}

#[test]
fn mrp_r56_example_of_the_flipbook_two_groups_for_a_full_region() {
    // Stability 4, five groups, the highest a level 4: it becomes a Rogue State 1, which makes room for the second TG1.
    let full = |stab: i16, fours: i16| {
        blank(|d| {
            d.fill("stab", 8).set1("stab", "africa", stab);
            d.set2("tg", "africa", "tg4", fours).set2("tg", "africa", "tg1", 5 - fours);
            d.draws("tgkind", &["tg4"]);
        })
    };
    comes(
        full(4, 1),
        "consequence_1",
        &[],
        &[],
        "",
        "tg africa tg4 -1, tg africa tg1 +1, rs_at rs1 +7, rs_level rs1 +1",
    );
    // Stability 3: then the highest of the remaining groups rises; another level 4 becomes a second Rogue State 1.
    let mut desk = full(3, 2);
    desk.draws("tgkind", &["tg4"]);
    let desk = comes(
        desk,
        "consequence_1",
        &[],
        &[],
        "",
        "tg africa tg4 -2, tg africa tg1 +1, rs_at rs1 +7, rs_level rs1 +1, rs_at rs2 +7, rs_level rs2 +1, \
         uns africa +1",
    );
    assert_eq!(desk.groups("africa").len(), 4, "fewer than the five that are allowed");
}

#[test]
fn mrp_r57_ranks_of_raises() {
    // The highest one, ties at random; in a region without groups nothing happens.
    let some = |d: &mut Desk| {
        d.group("africa", 4, 1).group("africa", 3, 0).group("africa", 2, 0).group("africa", 1, 0);
    };
    let drawn = |kind: &str| {
        let mut desk = blank(some);
        desk.draws("tgkind", &[kind]);
        desk
    };
    comes(
        drawn("tg4g"),
        "tg_raise_high",
        &["africa"],
        &[],
        "",
        "tg africa tg4g -1, rs_at rs1 +7, rs_level rs1 +1",
    );
    comes(drawn("tg3"), "tg_raise_321", &["africa"], &[], "", "tg africa tg3 -1, tg africa tg4 +1");
    comes(drawn("tg1"), "tg_raise_123", &["africa"], &[], "", "tg africa tg1 -1, tg africa tg2 +1");
    comes(drawn("tg2"), "tg_raise_any", &["africa"], &[], "", "tg africa tg2 -1, tg africa tg3 +1");
    comes(Desk::blank(), "tg_raise_high", &["africa"], &[], "", "");
    comes(Desk::blank(), "tg_raise_123", &["africa"], &[], "", "");
    for name in ["tg_raise_321", "tg_raise_any"] {
        comes(Desk::blank(), name, &["africa"], &[], "", "tg africa tg1 +1");
    }
}

#[test]
fn mrp_r111_conus_groups_of_level_4_are_passed_over() {
    // In CONUS the highest one that can rise is chosen.
    let desk = with(|d| d.group("conus", 4, 0).group("conus", 2, 0).draws("tgkind", &["tg2"]));
    comes(desk, "tg_raise_high", &["conus"], &[], "", "tg conus tg2 -1, tg conus tg3 +1");
    // Terror Acts: the level 4 counts for the modifier, but the highest group elsewhere expands.
    let mut desk = blank(|d| {
        d.group("conus", 4, 0).group("africa", 2, 1);
        d.draws("place", &["africa"]).draws("tgkind", &["tg2g"]);
    });
    desk = comes(desk, "WT1", &[], &[3, 1], "", "tg africa tg2g -1, tg africa tg3g +1, tg euro tg1 +1");
    assert_eq!(desk.ended(), None);
    // If the only group is a level 4 in CONUS, nothing expands.
    let desk = with(|d| d.group("conus", 4, 0));
    comes(desk, "WT1", &[], &[5, 1], "", "tg euro tg1 +1");
    // Consolidation applies only to the eight regions.
    let desk = with(|d| d.set2("tg", "conus", "tg1", 2));
    comes(desk, "terror_acts", &[], &[1, 8, 10], "", "tg africa tg1 +1, tg apac tg1 +1");
}

// ---- WT1 Terror Acts ----

#[test]
fn mrp_seq_43_d10_terror_or_chaos() {
    // 1-5 Terror Acts: here two new groups in the Eurozone and Eastern Europe.
    for die in 1..=5 {
        comes(Desk::blank(), "terror_or_chaos", &[], &[die, 1, 1, 2], "", "tg euro tg1 +1, tg east tg1 +1");
    }
    // 6-10 Chaos: here track 1 rises and there is a rift with Canada.
    for die in 6..=10 {
        let want = ["status track1 +1", "level canada -1"];
        comes(Desk::blank(), "terror_or_chaos", &[], &[die, 1, 4, 5, 1], "", &want);
    }
}

#[test]
fn mrp_seq_44_mrp_r58_consolidation_of_networks() {
    // First the examples of the flipbook.
    for (one, two, left) in [
        (1, 2, (2, 1)), // Gathering and Locating: Gathering
        (3, 0, (2, 0)), // one on the track, one in the region: in the region
        (2, 2, (2, 2)),
        (0, 0, (2, 0)),
        (3, 2, (2, 2)),
    ] {
        let mut desk = with(|d| d.group("africa", 1, one).group("africa", 1, two));
        desk.run("consolidate", &["africa"]);
        assert_eq!(desk.groups("africa"), [left], "boxes {one} and {two}");
    }
    // Only one pair, the two that are least advanced on the Intel track; a single TG1 and higher levels stay.
    let mut desk = with(|d| {
        d.group("africa", 1, 3)
            .group("africa", 1, 1)
            .group("africa", 1, 2)
            .group("africa", 1, 2)
            .group("africa", 3, 0)
    });
    desk.run("consolidate", &["africa"]);
    assert_eq!(desk.groups("africa"), [(1, 2), (1, 3), (2, 1), (3, 0)]);
    let mut desk = with(|d| d.group("africa", 1, 0).group("africa", 2, 0));
    desk.run("consolidate", &["africa"]);
    assert_eq!(desk.groups("africa"), [(1, 0), (2, 0)]);
}

#[test]
fn mrp_seq_44_the_procedure_in_its_order() {
    // Regional Crisis +1 once per region with Rogue States, networks merge in every region, then the table and the export.
    let desk = blank(|d| {
        d.rogue("africa", 1).rogue("africa", 2).rogue("casia", 1);
        d.set2("tg", "euro", "tg1", 2).set2("tg", "apac", "tg1", 2);
    });
    comes(
        desk,
        "terror_acts",
        &[],
        &[2, 3, 7, 9],
        "",
        "rc africa +1, rc casia +1, tg euro tg1 -2, tg euro tg2 +1, tg apac tg1 -2, tg apac tg2 +1, \
         tg camerica tg1 +1, tg samerica tg1 +1, apc russia -1",
    );
    // Without a Rogue State there is no export.
    comes(Desk::blank(), "terror_acts", &[], &[2, 3, 7], "", "tg camerica tg1 +1, tg samerica tg1 +1");
}

#[test]
fn mrp_seq_45_mrp_wt1_rows_of_the_table() {
    for die in 1..=3 {
        comes(Desk::blank(), "WT1", &[], &[die, 2, 9], "", "tg east tg1 +1, tg africa tg1 +1");
    }
    for die in 4..=7 {
        let desk = with(|d| {
            d.group("apac", 2, 2).group("euro", 1, 0).draws("place", &["apac"]).draws("tgkind", &["tg2l"])
        });
        comes(desk, "WT1", &[], &[die, 6], "", "tg apac tg2l -1, tg apac tg3l +1, tg casia tg1 +1");
    }
    for die in 8..=10 {
        let card = |d: &mut Desk| {
            d.set1("at", "T06", of("unused")).draws("card", &["T06"]);
        };
        // Homeland Security 5: 5 passes, and the card goes unseen to the Reshuffle pile.
        let desk = comes(blank(card), "WT1", &[], &[die, 5], "", "at T06 -3");
        assert_eq!((desk.get1("at", "T06"), desk.get1("known", "T06")), (of("reshuffle"), 0));
        // 6 fails: the card is carried out at once.
        let desk = comes(blank(card), "WT1", &[], &[die, 6], "", "at T06 -5, tg conus tg1 +1, dc +1, mr -1");
        assert_eq!(desk.get1("at", "T06"), of("gone"));
    }
}

#[test]
fn mrp_seq_45_the_highest_group_on_the_board_with_ties_at_random() {
    for region in ["africa", "east", "conus"] {
        let desk = blank(|d| {
            d.group("africa", 2, 0).group("east", 2, 0).group("conus", 2, 0).group("euro", 1, 0);
            d.draws("place", &[region]).draws("tgkind", &["tg2"]);
        });
        let (less, more) = (format!("tg {region} tg2 -1"), format!("tg {region} tg3 +1"));
        comes(desk, "WT1", &[], &[4, 10], "", &[&less, &more, "tg apac tg1 +1"]);
    }
    // A level 4 abroad becomes a Rogue State.
    let desk = with(|d| d.group("africa", 4, 0).draws("place", &["africa"]).draws("tgkind", &["tg4"]));
    comes(desk, "WT1", &[], &[4, 10], "", "tg africa tg4 -1, rs_at rs1 +7, rs_level rs1 +1, tg apac tg1 +1");
}

#[test]
fn mrp_seq_45_modifier_of_large_groups_at_most_3() {
    for (threes, fours, plus) in [(1, 0, 1), (1, 1, 2), (2, 1, 3), (3, 2, 3)] {
        let mut desk = blank(|d| {
            d.set2("tg", "africa", "tg3", threes)
                .set2("tg", "conus", "tg4", fours)
                .set2("tg", "euro", "tg2", 3);
            d.draws("place", &["africa"]).draws("tgkind", &["tg3"]);
        });
        // Die 4: rows 4 to 7, so the total shows the modifier.
        let before = desk.state.clone();
        desk.dice(&[4, 1]).run("WT1", &[]);
        assert_eq!(desk.hit().1, 4 + plus, "{threes} threes, {fours} fours: {:?}", diff(&desk, &before));
    }
}

#[test]
fn mrp_r60_two_new_groups_may_fall_in_one_region() {
    comes(Desk::blank(), "WT1", &[], &[1, 8, 9], "", "tg africa tg1 +2");
}

#[test]
fn mrp_seq_46_mrp_r59_export_of_terror() {
    for (dice, place) in [(1..=4, "euro"), (5..=8, "conus")] {
        for die in dice {
            // A random TG1 or TG2 rises. Higher ones do not count: without a TG1 or TG2 there is a new TG1.
            for kind in ["tg1g", "tg2"] {
                let desk = with(|d| {
                    d.group(place, 1, 1).group(place, 2, 0).group(place, 3, 0).draws("tgkind", &[kind])
                });
                let (less, level) =
                    (format!("tg {place} {kind} -1"), if kind == "tg2" { "tg3" } else { "tg2g" });
                comes(desk, "WT1_export", &[], &[die], "", &[&less, &format!("tg {place} {level} +1")]);
            }
            let desk = with(|d| d.group(place, 3, 0).group(place, 4, 0));
            comes(desk, "WT1_export", &[], &[die], "", format!("tg {place} tg1 +1"));
        }
    }
    comes(Desk::blank(), "WT1_export", &[], &[9], "", "apc russia -1");
    comes(Desk::blank(), "WT1_export", &[], &[10], "", "apc china -1");
}

#[test]
fn mrp_r112_an_empty_unused_pile_does_nothing_but_the_check_is_made() {
    let empty = || with(|d| d.fill("at", of("gone")));
    for check in [5, 6] {
        comes(empty(), "WT1", &[], &[8, check], "", "");
    }
    for die in 1..=3 {
        comes(empty(), "WT2", &[], &[die], "", "");
    }
}

#[test]
fn mrp_wt1_hs_is_harder_to_pass_while_untested() {
    // Scenario 2001: +1 on Homeland Security checks until it has been raised once.
    let desk = with(|d| d.set("hs_untested", 1).set1("at", "T06", of("unused")).draws("card", &["T06"]));
    comes(desk, "WT1", &[], &[8, 5], "", "at T06 -5, tg conus tg1 +1, dc +1, mr -1");
}

// ---- WT2 Chaos ----

#[test]
fn mrp_seq_47_a_random_track_rises() {
    for track in 1..=10u16 {
        let mut desk = with(|d| d.fill("status", 1));
        desk.dice(&[track, 4, 5, 1]).run("chaos", &[]);
        for other in 1..=10 {
            let want = 1 + i16::from(other == track);
            assert_eq!(desk.get1("status", &format!("track{other}")), want, "d10 {track}, track {other}");
        }
    }
}

#[test]
fn mrp_seq_47_a_track_that_reaches_war_starts_it_without_surprise() {
    // Track 9: the attacker by d10 (3: GS/SA), the first War Progress (5 at 1:1: no move), then the second die of Chaos.
    let mut desk = with(|d| d.set1("status", "track9", 4).set1("edge", "track9", 2));
    desk.dice(&[9, 3, 5, 4, 5, 1]).run("chaos", &[]);
    assert!(desk.done() && desk.given.is_empty());
    assert_eq!((desk.get1("war_kind", "w1"), desk.get1("war_surprise", "w1")), (of("gulf_iran"), 0));
    assert_eq!(desk.get1("level", "canada"), 0);
}

#[test]
fn mrp_r61_a_track_at_war_does_not_move() {
    for (track, at) in [(9, 5), (8, 4)] {
        let desk = blank(|d| {
            d.set1("status", &format!("track{track}"), at);
            war(d, if track == 8 { "israel_hamas" } else { "gulf_iran" }, "mideast");
        });
        comes(desk, "chaos", &[], &[track, 4, 5, 2], "", "level uk -1");
    }
}

#[test]
fn mrp_seq_47_mrp_wt2_rows() {
    // 1-3: a Cascading card from the unused pile: its first part is carried out, then it goes to the 2 Deck.
    for die in 1..=3 {
        let desk = with(|d| d.set("ldi", 1).set1("at", "C19", of("unused")).draws("card", &["C19"]));
        let desk = comes(desk, "WT2", &[], &[die], "", "dc +1, at C19 -2");
        assert_eq!(desk.get1("at", "C19"), of("deck2"));
    }
    // 4-7 International Chaos
    for die in 4..=7 {
        comes(Desk::blank(), "WT2", &[], &[die, 5, 3], "", "level nato -1");
    }
    // 8-10 Domestic Chaos
    for die in 8..=10 {
        for six in 1..=2 {
            for lot in 1..=3 {
                let desk = with(|d| d.set1("friend", "fr01", 1).draws("friend_id", &["fr01"]));
                comes(desk, "WT2", &[], &[die, six, lot], "", "dc +1, friend -1");
            }
            for lot in 4..=6 {
                let desk = with(|d| d.draws("opponent_id", &["op05"]));
                comes(desk, "WT2", &[], &[die, six, lot], "", "dc +1, opponent +1");
            }
        }
        for six in 3..=4 {
            // Cabinet Drama 1: one more box of approval
            comes(Desk::blank(), "WT2", &[], &[die, six, 1], "", "dc +1, pa -2, ce trend -1");
        }
        for six in 5..=6 {
            let desk = with(|d| d.set("ap", 3));
            comes(desk, "WT2", &[], &[die, six], "", "dc +1, rwc -1, pa -2, ap -1, ft +1");
        }
    }
}

#[test]
fn mrp_r61_at_60_percent_only_the_domestic_crisis_stays() {
    for (pa, want) in [(20, vec!["dc +1", "rwc -1", "pa -2", "ft +1"]), (21, vec!["dc +1"])] {
        let desk = with(|d| d.set("pa", pa));
        comes(desk, "WT2", &[], &[9, 6], "", &want);
    }
}

#[test]
fn mrp_seq_48_international_chaos_rogues_act() {
    // 1-2 North Korea, 3-4 Iran: a whole activation, with half of the Tensions left, rounded up.
    for (die, nation) in [(1, "nk"), (2, "nk"), (3, "iran"), (4, "iran")] {
        let mut desk = with(|d| {
            d.set1("t", nation, 3).set1("uni", nation, 1).draws("tensval", &["v0", "v0", "v1", "v1"])
        });
        // The sum is 0. Iran: row 4 (Russian Influence). North Korea: row 4 and half of status 2 (a group).
        desk.dice(&[die, 4]).run("international_chaos", &["0"]);
        assert_eq!(desk.get1("t", nation), 2, "d10 {die}");
        match nation {
            "iran" => assert_eq!(desk.get2("counters", "russia", "mideast"), 1),
            _ => assert_eq!(desk.groups("apac"), [(1, 0)]),
        }
    }
    // If Iran is out of the game, nothing happens.
    for die in [3, 4] {
        let desk = with(|d| d.set("iran_out", 1).set1("t", "iran", 3));
        comes(desk, "international_chaos", &["0"], &[die], "", "");
    }
}

#[test]
fn mrp_seq_48_major_rift_with_an_ally() {
    let allies = ["canada", "uk", "nato", "israel", "gulf", "india", "japan", "rok", "australia"];
    for row in [5, 6] {
        for (die, ally) in (1..).zip(allies) {
            let desk = with(|d| d.fill("level", 2));
            comes(desk, "international_chaos", &["0"], &[row, die], "", format!("level {ally} -2"));
        }
    }
}

#[test]
fn mrp_r62_a_ten_takes_two_different_allies() {
    let desk = with(|d| d.draws("ally", &["rok", "uk"]));
    let desk = comes(desk, "international_chaos", &["0"], &[5, 10], "", "level rok -1, level uk -1");
    assert_eq!(desk.get1("level", "japan"), 1);
    // The second ally cannot be the first one again.
    let mut desk = with(|d| d.draws("ally", &["rok", "rok"]));
    let twice = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        desk.dice(&[5, 10]).run("international_chaos", &["0"]);
    }));
    assert!(twice.is_err(), "the same ally was drawn twice");
}

#[test]
fn mrp_seq_48_peers_press_their_neighbours() {
    for die in [7, 8] {
        comes(
            Desk::blank(),
            "international_chaos",
            &["0"],
            &[die],
            "",
            "rc east +2, counters russia east +1",
        );
    }
    for die in [9, 10] {
        comes(Desk::blank(), "international_chaos", &["0"], &[die], "", "rc apac +2, counters china apac +1");
    }
    // A modifier from elsewhere (WT3) can exceed the table.
    comes(Desk::blank(), "international_chaos", &["5"], &[10], "", "rc apac +2, counters china apac +1");
}

#[test]
fn mrp_wt2_newcomer_never_modifies_chaos() {
    let desk = with(|d| d.set("newcomer", 1));
    comes(desk, "international_chaos", &["0"], &[9], "", "rc apac +2, counters china apac +1");
}

// ---- WD1 Regional Major Crisis ----

/// Resolves a Major Crisis in a region.
fn crisis(set: impl FnOnce(&mut Desk)) -> Desk {
    blank(|d| {
        d.fill("level", 1).set1("rc", "mideast", 4);
        set(d);
    })
}

#[test]
fn mrp_wd1_rows_1_to_6() {
    let wd1 = |desk: Desk, dice: &[u16], want: &[&str]| {
        let mut want = want.to_vec();
        want.extend(["pa -2", "rc mideast -2"]);
        comes(desk, "major_crisis", &["mideast"], dice, "", &want);
    };
    wd1(crisis(|_| ()), &[1], &["tg mideast tg1 +1"]);
    wd1(crisis(|_| ()), &[2], &["align mideast trend -1"]);
    // 3: no TG1, one, two or more
    wd1(crisis(|_| ()), &[3], &["tg mideast tg2 +1"]);
    wd1(
        crisis(|d| {
            d.group("mideast", 1, 1);
        }),
        &[3],
        &["tg mideast tg1g -1", "tg mideast tg2g +1"],
    );
    let two = |d: &mut Desk| {
        d.group("mideast", 1, 1).group("mideast", 1, 0).group("mideast", 1, 3);
    };
    wd1(crisis(two), &[3], &["tg mideast tg1 -1", "tg mideast tg1g -1", "tg mideast tg2 +1"]);
    // 4: a TG1, and Influence of a peer.
    for die in 1..=10 {
        let peer = if die <= 4 { "russia" } else { "china" };
        wd1(crisis(|_| ()), &[4, die], &["tg mideast tg1 +1", &format!("counters {peer} mideast +1")]);
    }
    // 5: a TG2 or TG1 rises (if there is none: a new TG2), and an Unstable State.
    wd1(crisis(|_| ()), &[5], &["tg mideast tg2 +1", "uns mideast +1"]);
    wd1(
        crisis(|d| {
            d.group("mideast", 3, 0);
        }),
        &[5],
        &["tg mideast tg2 +1", "uns mideast +1"],
    );
    for (kind, more) in [("tg1", "tg2"), ("tg2g", "tg3g")] {
        let desk = crisis(|d| {
            d.group("mideast", 3, 0).group("mideast", 2, 1).group("mideast", 1, 0).draws("tgkind", &[kind]);
        });
        wd1(
            desk,
            &[5],
            &[&format!("tg mideast {kind} -1"), &format!("tg mideast {more} +1"), "uns mideast +1"],
        );
    }
    // 6: a TG2, and an Unstable State becomes a Civil War (if there is none: an Unstable State).
    wd1(crisis(|_| ()), &[6], &["tg mideast tg2 +1", "uns mideast +1"]);
    let unstable = |d: &mut Desk| {
        d.set1("uns", "mideast", 1);
    };
    wd1(crisis(unstable), &[6], &["tg mideast tg2 +1", "uns mideast -1", "cwn mideast cw +1"]);
}

#[test]
fn mrp_wd1_row_7_to_8_terror_is_exported() {
    let base = ["pa -2", "rc mideast -2"];
    for row in [7, 8] {
        for die in 1..=3 {
            let want = [&base[..], &["tg euro tg1 +1", "rc euro +1"]].concat();
            comes(crisis(|_| ()), "major_crisis", &["mideast"], &[row, die], "", &want);
        }
        for die in 4..=6 {
            let want = [&base[..], &["tg east tg1 +1", "rc east +1"]].concat();
            comes(crisis(|_| ()), "major_crisis", &["mideast"], &[row, die], "", &want);
        }
        for die in 7..=10 {
            // Homeland Security 5: passed, the highest group in CONUS rises.
            let desk = crisis(|d| {
                d.group("conus", 2, 1).draws("tgkind", &["tg2g"]);
            });
            let want = [&base[..], &["tg conus tg1 +1", "tg conus tg2g -1", "tg conus tg3g +1"]].concat();
            comes(desk, "major_crisis", &["mideast"], &[row, die, 5], "", &want);
            // Failed: only location and severity (Boston, 9 in the TG1 column: -3 PA -1 RWC); no group rises, no focus Tensions.
            let want = ["rc mideast -2", "tg conus tg1 +1", "pa -5", "rwc -1"];
            comes(crisis(|_| ()), "major_crisis", &["mideast"], &[row, die, 6, 1, 9], "", &want);
        }
    }
}

#[test]
fn mrp_wd1_rows_9_to_13() {
    for die in [9, 10] {
        let desk = crisis(|d| {
            d.draws("ally", &["gulf"]);
        });
        comes(
            desk,
            "major_crisis",
            &["mideast"],
            &[die, 5],
            "",
            "pa -2, rc mideast -2, stab mideast -1, level gulf -1, align mideast trend -1, rc euro +1",
        );
    }
    // 11 and 12: one or two Rogue States, die 10; the marker goes to 3.
    for rogues in [1, 2] {
        for (die, peer) in [(4, "russia"), (5, "china")] {
            let desk = crisis(|d| {
                (0..rogues).for_each(|_| none(d.rogue("mideast", 1)));
                d.group("mideast", 3, 0)
                    .group("mideast", 1, 0)
                    .draws("tgkind", &["tg3"])
                    .draws("ally", &["israel"]);
            });
            comes(
                desk,
                "major_crisis",
                &["mideast"],
                &[10, die, 5],
                "",
                format!(
                    "pa -2, rc mideast -1, stab mideast -1, tg mideast tg3 -1, tg mideast tg4 +1, level israel -1, counters {peer} mideast +1, rc euro +1"
                ),
            );
        }
    }
    // 13: three Rogue States, die 10; a Terrorism card is drawn and carried out.
    let desk = crisis(|d| {
        (0..3).for_each(|_| none(d.rogue("mideast", 1)));
        d.set1("at", "T06", of("unused")).draws("card", &["T06"]);
    });
    comes(
        desk,
        "major_crisis",
        &["mideast"],
        &[10, 5],
        "",
        "pa -2, rc mideast -1, stab mideast -1, tg mideast tg2 +1, align mideast trend -1, rc euro +1, \
         at T06 -5, tg conus tg1 +1, dc +1, mr -1",
    );
    // A region without home allies: no ally is lowered (12: two Rogue States); without a group, none rises.
    let desk = with(|d| d.set1("rc", "samerica", 4).rogue("samerica", 1).rogue("samerica", 1));
    comes(
        desk,
        "major_crisis",
        &["samerica"],
        &[10, 5, 5],
        "",
        "pa -2, rc samerica -1, stab samerica -1, counters china samerica +1, soe us trend -1",
    );
}

#[test]
fn mrp_wd1_modifiers_and_their_cap() {
    // The totals 2, 5 and 6 lead to rows without further dice.
    type Set = fn(&mut Desk);
    let cases: [(&str, i16, Set); 14] = [
        ("Stability 3", 2, |d| none(d.set1("stab", "mideast", 3))),
        ("Stability 4", 1, |d| none(d.set1("stab", "mideast", 4))),
        ("Stability 5", 0, |_| ()),
        ("Stability 6", -1, |d| none(d.set1("stab", "mideast", 6))),
        ("Stability 7", -2, |d| none(d.set1("stab", "mideast", 7))),
        ("Stability 8", -3, |d| none(d.set1("stab", "mideast", 8))),
        ("a Very Close home ally", -1, |d| none(d.set1("level", "israel", 2))),
        ("two", -2, |d| none(d.set1("level", "israel", 2).set1("level", "gulf", 2).set1("level", "uk", 2))),
        ("an active civil war", 1, |d| none(d.set2("cwn", "mideast", "cw_iran", 1))),
        ("two, and a ceasefire", 2, |d| {
            none(d.set2("cwn", "mideast", "cw", 2).set2("cwn", "mideast", "cwc", 1))
        }),
        ("wars", 2, |d| {
            war(d, "us_iran", "mideast");
            war(d, "gulf_yemen", "mideast");
        }),
        ("a war elsewhere", 0, |d| none(war(d, "us_iran", "africa"))),
        ("Rogue States", 2, |d| none(d.rogue("mideast", 1).rogue("mideast", 4).rogue("africa", 1))),
        ("at most 4", 4, |d| {
            none(d.set1("stab", "mideast", 3).set2("cwn", "mideast", "cw", 3).rogue("mideast", 1))
        }),
    ];
    for (what, plus, set) in cases {
        let die = if plus < 0 { 2 - plus } else { 5 - plus };
        let desk = crisis(set);
        assert_eq!(total(desk, "WD1", &["mideast"], &[die as u16]), die + plus, "{what}");
    }
    let calm = crisis(|d| {
        d.set1("stab", "mideast", 8).set1("level", "israel", 2).set1("level", "gulf", 2);
    });
    assert_eq!(total(calm, "WD1", &["mideast"], &[9]), 5, "at least -4");
    // The -1 of new players never applies here.
    let newcomer = crisis(|d| {
        d.set("newcomer", 1);
    });
    assert_eq!(total(newcomer, "WD1", &["mideast"], &[2]), 2);
}

#[test]
fn mrp_wd1_refugees_by_region() {
    comes(Desk::blank(), "refugees", &["euro"], &[], "", "");
    for region in ["east", "africa", "mideast"] {
        comes(Desk::blank(), "refugees", &[region], &[5], "", "rc euro +1");
        comes(Desk::blank(), "refugees", &[region], &[6], "", "rc euro +1, soe euro_soe trend -1");
    }
    for region in ["camerica", "samerica"] {
        comes(Desk::blank(), "refugees", &[region], &[5], "", "soe us trend -1");
        comes(Desk::blank(), "refugees", &[region], &[6], "", "soe us trend -1, dc +1");
    }
    let desk = with(|d| d.draws("ally", &["india"]));
    comes(desk, "refugees", &["casia"], &[], "", "apc russia -1, apc india -1");
    for ally in ["japan", "rok", "australia"] {
        let desk = with(|d| d.draws("ally", &[ally]));
        comes(desk, "refugees", &["apac"], &[], "", format!("apc china -1, apc {ally} -1"));
    }
}

#[test]
fn mrp_wd1_the_marker_ends_at_2_even_if_the_row_raised_it() {
    // Eurozone, row 7: terror is exported to the Eurozone itself.
    let desk = with(|d| d.set1("rc", "euro", 4));
    comes(desk, "major_crisis", &["euro"], &[7, 1], "", "pa -2, rc euro -2, tg euro tg1 +1");
}

// ---- Ruling 100: the queue ----

#[test]
fn mrp_r100_a_major_crisis_waits_for_the_end_of_the_row() {
    // WM4 10: Regional Crisis +1 (MAJOR), then the refugees' check (10: failed), and only then WD1 (1, +1 for the civil war).
    let desk = with(|d| d.set1("rc", "mideast", 3).set2("cwn", "mideast", "cw", 1));
    comes(
        desk,
        "civil_war_roll",
        &["mideast", "cw", "0", "0"],
        &[10, 10, 1],
        "",
        "rc euro +1, soe euro_soe trend -1, pa -2, rc mideast -1, align mideast trend -1",
    );
}

#[test]
fn mrp_r100_surplus_boxes_are_lost_and_a_region_queues_once() {
    for rc in [2, 3] {
        let desk = with(|d| d.set1("rc", "east", rc));
        let back = format!("rc east {:+}", 2 - rc);
        let mut want = vec!["counters russia east +1", "pa -2", "align east trend -1"];
        if rc != 2 {
            want.push(&back);
        }
        comes(desk, "international_chaos", &["0"], &[7, 2], "", &want);
    }
}

#[test]
fn mrp_r100_several_crises_come_one_after_the_other() {
    // Rogue States in two regions at 3: both crises are resolved in sweep order, and the first is finished before the second starts.
    let desk = blank(|d| {
        d.rogue("mideast", 1).rogue("africa", 1).set1("rc", "mideast", 3).set1("rc", "africa", 3);
        d.group("africa", 1, 0);
    });
    // Middle East 1+1: TA; Africa 2+1: its only TG1 becomes a TG2. Terror Acts 1: groups in two regions; export 9.
    comes(
        desk,
        "terror_acts",
        &[],
        &[1, 2, 1, 1, 2, 9],
        "",
        "pa -4, rc mideast -1, rc africa -1, align mideast trend -1, tg africa tg1 -1, tg africa tg2 +1, \
         tg euro tg1 +1, tg east tg1 +1, apc russia -1",
    );
}

#[test]
fn mrp_r100_a_crisis_is_finished_before_the_next_one_begins() {
    // Refugees from the Middle East (row 9) bring the Eurozone to MAJOR. Its crisis (die 9 and +4) draws the embassy attack T02,
    // which hits the Middle East: the marker there was at 2 and goes to 3.
    let desk = blank(|d| {
        d.set1("rc", "mideast", 4).set1("rc", "euro", 3).set1("stab", "euro", 4);
        (0..3).for_each(|_| none(d.rogue("euro", 1)));
        d.draws("ally", &["gulf"]).set1("at", "T02", of("unused")).draws("card", &["T02"]);
    });
    comes(
        desk,
        "major_crisis",
        &["mideast"],
        &[9, 1, 9, 4],
        "",
        "pa -5, rc mideast -1, stab mideast -1, level gulf -1, align mideast trend -1, stab euro -1, \
         tg euro tg2 +1, align euro trend -1, at T02 -5",
    );
}

#[test]
fn mrp_r100_domestic_failure_waits_too() {
    // Domestic Chaos: the third box, then the d6 (5) and its effects, then D10 (1: no effect), then the marker goes to 1.
    let desk = with(|d| d.set("dc", 2));
    comes(desk, "WT2", &[], &[8, 5, 1], "", "dc -1, ldi +1, rwc -1, pa -2, ft +1");
}

// ---- WD2 Regional Summit ----

#[test]
fn mrp_wd2_rows_of_the_three_kinds() {
    // args: region, kind (0 Security, 1 Economic, 2 Global), Alignment check, AP
    let set = |d: &mut Desk| {
        d.set1("rc", "casia", 2).group("casia", 3, 1).group("casia", 4, 0).group("casia", 1, 0);
    };
    // +1 for the TG4, so the die is one less than the total.
    for (ty, rows) in [
        (
            "0",
            [
                vec!["rc casia -1", "tg casia tg3g -1", "tg casia tg2g +1", "align casia trend +1"],
                vec!["rc casia -1"],
            ],
        ),
        ("1", [vec!["align casia trend +1", "trade casia +1", "stab casia +1"], vec!["stab casia +1"]]),
    ] {
        comes(blank(set), "WD2", &["casia", ty, "-1", "1"], &[1], "", &rows[0]);
        for die in 1..=3 {
            comes(blank(set), "WD2", &["casia", ty, "0", "0"], &[die], "", &rows[1]);
        }
    }
    comes(Desk::blank(), "WD2", &["casia", "2", "-1", "0"], &[1], "", "align casia trend +1, stab casia +1");
    // An existing agreement or Pending counter stays.
    for trade in [1, 2] {
        let desk = with(|d| d.set1("trade", "casia", trade));
        comes(desk, "WD2", &["casia", "1", "-1", "0"], &[1], "", "align casia trend +1, stab casia +1");
    }
    // Global 1-4: d10
    for row in 1..=4 {
        for die in 1..=10 {
            let (rc, want) = if die <= 6 { (1, "rc casia -1") } else { (1, "stab casia +1") };
            let desk = with(|d| d.set1("rc", "casia", rc));
            comes(desk, "WD2", &["casia", "2", "0", "0"], &[row, die], "", &[want]);
            comes(Desk::blank(), "WD2", &["casia", "2", "0", "0"], &[row, die], "", "stab casia +1");
        }
    }
    for ty in ["0", "1", "2"] {
        for die in [5, 6] {
            comes(Desk::blank(), "WD2", &["casia", ty, "0", "0"], &[die], "", "");
        }
        for die in [9, 10] {
            let desk = with(|d| d.set("goodwill", 1));
            comes(desk, "WD2", &["casia", ty, "0", "0"], &[die], "", "align casia trend -1, goodwill -1");
            comes(Desk::blank(), "WD2", &["casia", ty, "0", "0"], &[die], "", "align casia trend -1, wo -1");
        }
    }
}

#[test]
fn mrp_wd2_row_7_to_8_a_peer_gains() {
    for (ty, extra) in [("0", Some("rc casia -1")), ("1", Some("stab casia +1")), ("2", None)] {
        for die in [7, 8] {
            comes(Desk::blank(), "WD2", &["casia", ty, "0", "0"], &[die], "", "");
        }
        for (russia, china, plus, gains) in [(1, 0, 1, "russia"), (0, 1, 1, "china"), (2, 1, 2, "china")] {
            let desk = blank(|d| {
                d.set1("rc", "casia", 1);
                d.set2("counters", "russia", "casia", russia).set2("counters", "china", "casia", china);
            });
            let gain = format!("counters {gains} casia +1");
            let want: Vec<&str> = extra.into_iter().chain([gain.as_str()]).collect();
            comes(desk, "WD2", &["casia", ty, "0", "0"], &[8 - plus], "", &want);
        }
    }
}

#[test]
fn mrp_wd2_modifiers_and_their_cap() {
    type Set = fn(&mut Desk);
    let cases: [(&str, &str, &str, i16, Set); 14] = [
        ("check passed", "-1", "0", -1, |_| ()),
        ("check failed", "1", "0", 1, |_| ()),
        ("an AP", "0", "1", -1, |_| ()),
        ("a Very Close home ally", "0", "0", -1, |d| none(d.set1("level", "japan", 2))),
        ("two", "0", "0", -2, |d| none(d.set1("level", "japan", 2).set1("level", "rok", 2))),
        ("a war", "0", "0", 1, |d| none(war(d, "us_dprk", "apac"))),
        ("a TG4", "0", "0", 1, |d| none(d.group("apac", 4, 0))),
        ("a TG3", "0", "0", 0, |d| none(d.group("apac", 3, 0))),
        ("Rogue States and a TG4", "0", "0", 1, |d| {
            none(d.rogue("apac", 1).rogue("apac", 1).group("apac", 4, 0))
        }),
        ("one peer", "0", "0", 1, |d| none(d.set2("counters", "china", "apac", 4))),
        ("both, one by a Base", "0", "0", 2, |d| {
            d.set2("counters", "china", "apac", 1).set2("base", "russia", "apac", 1);
        }),
        ("Stubborn", "0", "0", 1, |d| none(d.set1("attr", "stubborn", 1))),
        ("at most 3", "1", "0", 3, |d| {
            d.set2("counters", "china", "apac", 1).set2("counters", "russia", "apac", 1).rogue("apac", 1);
        }),
        ("at least -3", "-1", "1", -3, |d| none(d.set1("level", "japan", 2).set1("level", "rok", 2))),
    ];
    for (what, check, ap, plus, set) in cases {
        // Totals of 5 and 6 have no effect.
        let die = 5 - plus;
        assert_eq!(total(blank(set), "WD2", &["apac", "0", check, ap], &[die as u16]), 5, "{what}");
    }
}

#[test]
fn mrp_wd2_the_procedure() {
    // Region: d10 6 is Central/South Asia. Alignment 5: 5 passes. Security 1-4: RC -1; Economic: Stability +1; Global: d10.
    type Set = fn(&mut Desk);
    let security: [Set; 4] = [
        |d| none(d.set1("rc", "casia", 2)),
        |d| none(war(d, "india_pakistan", "casia")),
        |d| none(d.group("casia", 4, 0)),
        |d| none(d.rogue("casia", 1)),
    ];
    for set in security {
        let desk = blank(|d| {
            d.set1("stab", "casia", 4).set1("rc", "casia", 1);
            set(d);
        });
        comes(desk, "regional_summit", &[], &[6, 5, 3], "", "rc casia -1");
    }
    let economic = with(|d| d.set1("stab", "casia", 4).set1("rc", "casia", 1));
    comes(economic, "regional_summit", &[], &[6, 5, 3], "", "stab casia +1");
    let global = || with(|d| d.set1("rc", "casia", 1));
    comes(global(), "regional_summit", &[], &[6, 5, 3, 6], "", "rc casia -1");
    // The check: 5 passes (4 - 1 is 3, a success), 6 fails (4 + 1 is 5, nothing).
    comes(global(), "regional_summit", &[], &[6, 5, 4, 6], "", "rc casia -1");
    comes(global(), "regional_summit", &[], &[6, 6, 4], "", "");
    // At most one AP, decided after the check and before the roll.
    let rich = || with(|d| d.set("ap", 5));
    let mut desk = rich();
    desk.dice(&[6, 6]).run("regional_summit", &[]);
    assert_eq!(desk.choices(), ["spend 0", "spend 1"]);
    comes(rich(), "regional_summit", &[], &[6, 6, 4, 1], "spend 1", "ap -1, stab casia +1");
    comes(rich(), "regional_summit", &[], &[6, 6, 4], "spend 0", "");
}

// ---- WD4 Trade agreements ----

#[test]
fn mrp_wd4_rows_by_stability() {
    const BAD: &[&str] = &["pa -1"];
    const OK: &[&str] = &["soe us trend +1", "align casia trend +1", "pa +1"];
    const BEST: &[&str] = &["soe us trend +1", "align casia trend +1", "pa +2", "counters china casia -1"];
    let rows: [(&[u16], [&[&str]; 4]); 5] = [
        (&[1, 2], [&["align casia trend +1", "pa -1"], OK, BEST, BEST]),
        (&[3, 4, 5], [BAD, OK, OK, BEST]),
        (&[6, 7, 8], [BAD, BAD, OK, OK]),
        (&[9, 10], [&["pa -1", "align casia trend -1"], BAD, BAD, OK]),
        (&[11], [&["pa -2", "align casia trend -1"], &["pa -1", "align casia trend -1"], BAD, BAD]),
    ];
    for (totals, cells) in rows {
        for &total in totals {
            for (stab, column) in [(3, 0), (4, 0), (5, 1), (6, 2), (7, 2), (8, 3)] {
                // Influence of one peer: +1; Regional Crisis 2: no modifier.
                let desk = with(|d| {
                    d.set1("stab", "casia", stab).set1("rc", "casia", 2).set2("counters", "china", "casia", 1)
                });
                if total > 1 {
                    comes(desk, "WD4", &["casia"], &[total - 1], "", cells[column]);
                }
            }
        }
    }
}

#[test]
fn mrp_wd4_modifiers() {
    for (rc, russia, base, plus) in
        [(0, 0, 0, -1), (1, 0, 0, -1), (2, 0, 0, 0), (3, 5, 0, 1), (2, 0, 1, 1), (2, 1, 1, 2)]
    {
        let desk = with(|d| {
            d.set1("rc", "casia", rc)
                .set2("counters", "russia", "casia", russia)
                .set2("base", "china", "casia", base)
        });
        assert_eq!(
            total(desk, "WD4", &["casia"], &[7]),
            7 + plus,
            "RC {rc}, Russia {russia}, Chinese Base {base}"
        );
    }
    // The total is never below 0: die 1 at Regional Crisis 0 is the first row.
    comes(Desk::blank(), "WD4", &["casia"], &[1], "", "soe us trend +1, align casia trend +1, pa +1");
}

#[test]
fn mrp_wd4_the_player_picks_whose_influence_goes_and_a_base_stays() {
    let both = || {
        blank(|d| {
            d.set1("stab", "casia", 8).set1("rc", "casia", 2).set2("base", "russia", "casia", 1);
            d.set2("counters", "russia", "casia", 1).set2("counters", "china", "casia", 1);
        })
    };
    for peer in ["russia", "china"] {
        let gone = format!("counters {peer} casia -1");
        let want = ["soe us trend +1", "align casia trend +1", "pa +2", &gone];
        comes(both(), "WD4", &["casia"], &[1], &[&format!("pick {peer}")], &want);
    }
    let base = with(|d| d.set1("stab", "casia", 8).set1("rc", "casia", 2).set2("base", "russia", "casia", 1));
    comes(base, "WD4", &["casia"], &[1], "", "soe us trend +1, align casia trend +1, pa +2");
}

#[test]
fn mrp_wd4_does_the_agreement_continue() {
    // Stability 5, Regional Crisis 2, die 6: -1 PA and nothing else.
    for (align, russia, china, base, ends) in
        [(5, 0, 0, 0, false), (4, 0, 0, 0, true), (5, 1, 1, 0, false), (5, 1, 2, 0, true), (8, 0, 0, 1, true)]
    {
        let desk = blank(|d| {
            d.set1("trade", "casia", 2).set1("rc", "casia", 2).set1("align", "casia", align);
            d.set2("counters", "russia", "casia", russia).set2("counters", "china", "casia", china);
            d.set2("base", "china", "casia", base).set1("trade", "africa", 1);
        });
        let want: &[&str] = if ends { &["pa -1", "trade casia -2"] } else { &["pa -1"] };
        comes(desk, "trade_agreements", &[], &[6], "", want);
    }
}

// ---- WD5 and hidden counters ----

#[test]
fn mrp_wd5_sanctions_on_peers() {
    // Capability rolls: +1 for any. Economy: +1 for Unilateral, +3 (Russia) or +2 (China) for Multilateral.
    for (peer, economy, multi_plus) in [("russia", "WPR_E", 3), ("china", "WPC_E", 2)] {
        for (uni, multi) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let sanctions = |d: &mut Desk| {
                d.set1("uni", peer, uni).set1("multi", peer, multi);
            };
            let plus = i16::from(uni + multi > 0);
            assert_eq!(
                total(blank(sanctions), "PEER_C", &[peer, "air"], &[5]),
                5 + plus,
                "{peer} {uni} {multi}"
            );
            let plus = (uni + multi * multi_plus).min(if peer == "russia" { 3 } else { 9 });
            assert_eq!(total(blank(sanctions), economy, &[], &[5]), 5 + plus, "{peer} {uni} {multi}");
        }
    }
}

#[test]
fn mrp_wd5_net_of_tensions_and_sanctions_for_the_rogue_nations() {
    for nation in ["iran", "nk"] {
        let mut desk = blank(|d| {
            d.set1("t", nation, 2).set1("uni", nation, 1).set1("multi", nation, 1).set1("un", nation, 1);
            d.draws("tensval", &["v3", "v2", "v1", "v2", "v4"]);
        });
        // 3 + 2 - 1 - 2 - 4 is -2. For North Korea half of track 6 is added.
        desk.dice(&[6]).run("rogue_nation", &[nation]);
        let (chart, want) = if nation == "nk" { ("WA_nk", -1) } else { ("WA_iran", -2) };
        assert_eq!(bonus(&desk, chart), want, "{nation}");
    }
    // One of each kind per target, and UN Sanctions never on a peer.
    for kind in ["uni", "multi", "un"] {
        assert_eq!(program().var(kind).max, 1);
    }
    let desk = with(|d| d.set1("uni", "iran", 1));
    comes(desk, "sanction_try", &["iran", "0", "0"], &[], "", "");
}

#[test]
fn mrp_hidden_pools() {
    let pool = |desk: &Desk| ["v0", "v1", "v2", "v3", "v4"].map(|v| desk.get1("pool", v));
    let mut desk = Desk::blank();
    desk.run("pool_tensions", &[]);
    assert_eq!(pool(&desk), [12, 24, 16, 8, 0]);
    // Drawn without replacement: after eight 3s there are none left.
    let mut desk = with(|d| {
        d.set1("t", "uk", 9).draws("tensval", &["v3", "v3", "v3", "v3", "v3", "v3", "v3", "v3", "v2"])
    });
    desk.run("reveal_tensions", &["uk"]);
    assert_eq!((desk.get("revealed"), pool(&desk)), (26, [12, 24, 15, 0, 0]));
    for (kind, value, of_kind) in
        [("uni", "v2", [1, 3, 2, 0, 0]), ("multi", "v3", [0, 1, 3, 2, 0]), ("un", "v4", [0, 0, 1, 2, 1])]
    {
        let mut desk = with(|d| d.set1(kind, "nk", 1).draws("tensval", &[value]));
        desk.run("reveal_sanctions", &["nk"]);
        assert_eq!((desk.get("revealed"), pool(&desk)), (-of(value), of_kind), "{kind}");
    }
    let mut desk = with(|d| d.draws("tensval", &["v3"]));
    desk.run("reveal_goodwill", &[]);
    assert_eq!((desk.get("revealed"), pool(&desk)), (-3, [0, 4, 5, 3, 0]));
}

#[test]
fn mrp_hidden_an_empty_pool_gives_nothing() {
    // 59 of 60 Tensions are in use, so only one of two is placed. A counter that is removed can be drawn again.
    let crowded = || with(|d| d.set1("t", "uk", 20).set1("t", "nato", 20).set1("t", "japan", 19));
    comes(crowded(), "wor_tension", &["russia", "2"], &[], "", "t russia +1");
    let mut desk = crowded();
    desk.run("wor_tension", &["russia", "2"])
        .run("wor_tension", &["uk", "-1"])
        .run("wor_tension", &["china", "3"]);
    assert_eq!((desk.get1("t", "russia"), desk.get1("t", "uk"), desk.get1("t", "china")), (1, 19, 1));
    // There are twenty Footprints and twelve Goodwill.
    let desk = with(|d| d.set1("footprint", "africa", 12).set1("footprint", "apac", 7));
    let mut desk = comes(desk, "wor_footprint", &["casia"], &[], "", "footprint casia +1");
    let before = desk.state.clone();
    desk.run("wor_footprint", &["casia"]);
    same(&desk, &before, "", "the twenty-first Footprint");
    assert_eq!(program().var("goodwill").max, 12);
}

#[test]
fn mrp_hidden_tensions_are_drawn_anew_after_an_activation() {
    // An ally keeps half of the number, rounded down (3 to 1). Canada is Estranged and acts alone, and Russia has one less.
    let mut desk = blank(|d| {
        d.set1("level", "canada", 0)
            .set1("t", "canada", 3)
            .set1("t", "russia", 2)
            .draws("tensval", &["v0", "v0", "v0"]);
        d.set1("status", "track3", 1);
    });
    desk.dice(&[1]).run("ally_activate", &["canada"]);
    assert_eq!((desk.get1("t", "canada"), desk.get1("t", "russia")), (1, 1));
    // Iran and North Korea keep half, rounded up (3 to 2), and their Sanctions stay.
    for nation in ["iran", "nk"] {
        let mut desk = blank(|d| {
            d.set1("t", nation, 3).set1("uni", nation, 1).draws("tensval", &["v0", "v0", "v0", "v0"]);
        });
        desk.dice(&[4]).run("rogue_nation", &[nation]);
        assert_eq!((desk.get1("t", nation), desk.get1("uni", nation)), (2, 1), "{nation}");
    }
}

#[test]
fn mrp_hidden_footprints_and_what_is_on_their_back() {
    for (kind, region, ally, want) in [
        ("foot_nothing", "mideast", None, None),
        ("foot_ta", "mideast", None, Some("align mideast trend -1")),
        ("foot_rc", "mideast", None, Some("rc mideast +1")),
        ("foot_tg", "mideast", None, Some("tg mideast tg1 +1")),
        ("foot_pa", "mideast", None, Some("pa -1")),
        ("foot_t", "mideast", Some("gulf"), Some("t gulf +1")),
        ("foot_t", "africa", None, Some("align africa trend -1")),
    ] {
        let desk = blank(|d| {
            no_units(d);
            d.set1("footprint", region, 1).draws("footkind", &[kind]);
            ally.into_iter().for_each(|ally| none(d.draws("ally", &[ally])));
        });
        let less = format!("footprint {region} -1");
        let want: Vec<&str> = want.into_iter().chain([less.as_str()]).collect();
        comes(desk, "consequence_5", &[], &[], "", &want);
    }
    let mut desk = blank(no_units);
    desk.run("consequence_5", &[]);
    let pool = ["foot_nothing", "foot_ta", "foot_rc", "foot_tg", "foot_pa", "foot_t"]
        .map(|k| desk.get1("foot_pool", k));
    assert_eq!(pool, [6, 4, 4, 3, 2, 1]);
}

// ---- WM6 Strategic capabilities ----

#[test]
fn mrp_track_capabilities_random_one_by_d10() {
    let caps =
        ["air", "ground", "naval", "cyber", "cyber", "space", "space", "missiles", "missiles", "recon"];
    for (die, cap) in (1..).zip(caps) {
        let mut desk = Desk::blank();
        desk.dice(&[die]).run("random_capability", &[]);
        assert_eq!(desk.get("found"), of(cap), "d10 {die}");
    }
    let var = program().var("cap");
    assert_eq!((var.min, var.max, var.len), (1, 7, 21), "seven tracks of three sides");
}

#[test]
fn mrp_seq_10_mrp_wm6_two_capabilities_or_one() {
    for (soe, tries) in [(7, 2), (5, 2), (4, 1), (3, 1)] {
        let desk = with(|d| d.set1("soe", "us", soe));
        let (dice, acts, want): (&[u16], &[&str], &[&str]) = match tries {
            2 => (&[5, 6], &["pick air", "pick space"], &["cap us air +1"]),
            _ => (&[5], &["pick air"], &["cap us air +1"]),
        };
        comes(desk, "improve_capabilities", &[], dice, acts, want);
    }
    // Also on turn 1.
    let step = program().steps.iter().find(|step| step.key == "capabilities").unwrap();
    assert!(step.phase == "special" && step.cond.is_none());
    // The two must be different, and 7 is the maximum.
    let mut desk = with(|d| d.set2("cap", "us", "recon", 7).set2("cap", "us", "air", 6));
    desk.run("improve_capabilities", &[]);
    assert!(!desk.may("pick recon"));
    desk.dice(&[1]).act("pick air");
    assert_eq!(desk.get2("cap", "us", "air"), 7);
    assert!(!desk.may("pick air") && desk.may("pick naval"));
}

#[test]
fn mrp_r33_mrp_r34_secdef_helps_normal_rolls_and_darpa_has_its_own() {
    // Normal roll: 1-5 succeeds, minus the military rating.
    for (rating, best) in [(0, 5), (1, 6), (2, 7)] {
        for (die, risen) in [(best, true), (best + 1, false)] {
            let desk = blank(|d| {
                d.set1("soe", "us", 4);
                if rating > 0 {
                    secdef(d, rating);
                }
            });
            let want: &[&str] = if risen { &["cap us ground +1"] } else { &[] };
            comes(desk, "improve_capabilities", &[], &[die], "pick ground", want);
        }
    }
    // DARPA: 1-7 succeeds regardless of the Secretary, and all counters are removed. The track may get a normal roll as well.
    for (die, risen) in [(7, true), (8, false)] {
        let desk = blank(|d| {
            secdef(d, 2);
            d.set1("soe", "us", 4).set1("darpa", "naval", 1);
        });
        let want: &[&str] = if risen {
            &["cap us naval +2", "darpa naval -1"]
        } else {
            &["cap us naval +1", "darpa naval -1"]
        };
        comes(desk, "improve_capabilities", &[], &[1, die], "pick naval", want);
    }
    let desk = with(|d| d.set1("soe", "us", 4).set1("darpa", "naval", 1).set1("darpa", "cyber", 1));
    let want = ["cap us air +1", "cap us naval +1", "darpa naval -1", "darpa cyber -1"];
    comes(desk, "improve_capabilities", &[], &[5, 7, 8], "pick air", &want);
    // At 7 there is nothing to roll for a DARPA counter, so it is removed.
    let desk = with(|d| d.set1("soe", "us", 4).set2("cap", "us", "naval", 7).set1("darpa", "naval", 1));
    comes(desk, "improve_capabilities", &[], &[5], "pick air", "cap us air +1, darpa naval -1");
}

// ---- FNI ----

#[test]
fn mrp_seq_7_mrp_r28_one_or_two_intelligence_counters() {
    // Two, if Cyber and Recon are each at least as high as those of both peers.
    for (cyber, recon, russia, china, two) in [
        (4, 4, ("cyber", 4), ("recon", 4), true),
        (5, 5, ("cyber", 5), ("cyber", 5), true),
        (4, 4, ("cyber", 5), ("cyber", 1), false),
        (4, 4, ("cyber", 1), ("cyber", 5), false),
        (4, 4, ("recon", 5), ("recon", 1), false),
        (4, 4, ("recon", 1), ("recon", 5), false),
        // Space does not matter.
        (4, 4, ("space", 7), ("space", 7), true),
    ] {
        let desk = blank(|d| {
            d.set2("cap", "us", "cyber", cyber).set2("cap", "us", "recon", recon);
            d.set2("cap", "russia", russia.0, russia.1).set2("cap", "china", china.0, china.1);
        });
        let (acts, want): (&[&str], &[&str]) = if two {
            (&["pick africa", "pick eurozone"], &["fni africa +1", "fni euro +1"])
        } else {
            (&["pick africa"], &["fni africa +1"])
        };
        comes(desk, "fni_place", &[], &[], acts, want);
    }
    // One per region, and only in the eight regions.
    let mut desk = Desk::blank();
    desk.run("fni_place", &[]);
    assert_eq!(desk.choices().len(), 8);
    assert!(!desk.may("pick conus"));
    desk.act("pick africa");
    assert!(!desk.may("pick africa"));
}

#[test]
fn mrp_r104_counters_are_taken_up_and_placed_anew_each_january() {
    let desk = with(|d| d.set1("fni", "casia", 1).set1("fni", "apac", 1).set2("cap", "russia", "cyber", 7));
    comes(desk, "fni_place", &[], &[], "pick africa", "fni casia -1, fni apac -1, fni africa +1");
}

#[test]
fn mrp_seq_40_rolls_for_each_counter_which_may_then_move() {
    let desk = || {
        blank(|d| {
            d.set1("fni", "casia", 1).set1("fni", "apac", 1);
            d.group("casia", 1, 0).group("apac", 1, 0).group("africa", 1, 0);
        })
    };
    // 9: to Gathering. The first counter moves to Africa, which is not rolled for again; the second one stays.
    comes(
        desk(),
        "fni_segment",
        &[],
        &[9, 9],
        "pick central-south-asia, pick africa, decline",
        "tg casia tg1 -1, tg casia tg1g +1, fni casia -1, fni africa +1, tg apac tg1 -1, tg apac tg1g +1",
    );
    // Never to a region that already has one, and never to CONUS.
    let mut desk = desk();
    desk.dice(&[9]).run("fni_segment", &[]).act("pick central-south-asia");
    assert!(
        !desk.may("pick asia-pacific")
            && !desk.may("pick conus")
            && desk.may("pick africa")
            && desk.may("decline")
    );
}

#[test]
fn mrp_fni_rows_effects_on_terror() {
    let groups = |d: &mut Desk| {
        d.group("camerica", 4, 0).group("camerica", 3, 0).group("camerica", 2, 0).group("camerica", 1, 0);
    };
    let fixed = [
        "tg camerica tg3 -1",
        "tg camerica tg3f +1",
        "tg camerica tg2 -1",
        "tg camerica tg2g +1",
        "prewar camerica +1",
    ];
    let both = ["tg camerica tg3 -1", "tg camerica tg3l +1", "tg camerica tg2 -1", "tg camerica tg2g +1"];
    let one = ["tg camerica tg3 -1", "tg camerica tg3l +1"];
    let gathering = ["tg camerica tg3 -1", "tg camerica tg3g +1"];
    for die in 1..=10 {
        let want: &[&str] = match die {
            1..=2 => &fixed,
            3..=5 => &both,
            6..=8 => &one,
            _ => &gathering,
        };
        comes(blank(groups), "FNI", &["camerica"], &[die], "", want);
    }
}

#[test]
fn mrp_r51_results_beyond_the_table_extend_its_ends() {
    let groups = |d: &mut Desk| {
        d.group("camerica", 1, 0);
    };
    let desk = blank(|d| {
        groups(d);
        d.set2("cap", "us", "recon", 5).set2("cap", "us", "cyber", 5);
    });
    comes(
        desk,
        "FNI",
        &["camerica"],
        &[1],
        "",
        "tg camerica tg1 -1, tg camerica tg1f +1, prewar camerica +1",
    );
    let desk = blank(|d| {
        groups(d);
        d.set2("cap", "china", "cyber", 5).set2("counters", "china", "camerica", 1);
    });
    comes(desk, "FNI", &["camerica"], &[10], "", "tg camerica tg1 -1, tg camerica tg1g +1");
}

#[test]
fn mrp_r52_groups_never_move_back_and_level_4_is_never_touched() {
    for (die, level, intel, want) in [
        // Target Fixed: the TG3 is there already, so the TG2 advances.
        (1, 3, 3, vec!["tg camerica tg2 -1", "tg camerica tg2f +1", "prewar camerica +1"]),
        // Locating: a TG3 at Locating or beyond is skipped.
        (6, 3, 2, vec!["tg camerica tg2 -1", "tg camerica tg2l +1"]),
        (6, 3, 3, vec!["tg camerica tg2 -1", "tg camerica tg2l +1"]),
        (9, 3, 1, vec!["tg camerica tg2 -1", "tg camerica tg2g +1"]),
        (9, 4, 0, vec!["tg camerica tg2 -1", "tg camerica tg2g +1"]),
        (6, 4, 0, vec!["tg camerica tg2 -1", "tg camerica tg2l +1"]),
    ] {
        let desk = with(|d| d.group("camerica", level, intel).group("camerica", 2, 0));
        comes(desk, "FNI", &["camerica"], &[die], "", &want);
    }
    // All groups are on the track, so none goes to Gathering in the second part.
    let desk = with(|d| d.group("camerica", 3, 1).group("camerica", 2, 1));
    comes(desk, "FNI", &["camerica"], &[3], "", "tg camerica tg3g -1, tg camerica tg3l +1");
    let desk = with(|d| d.group("camerica", 4, 0));
    comes(desk, "FNI", &["camerica"], &[6], "", "");
}

#[test]
fn mrp_fni_modifiers() {
    type Set = fn(&mut Desk);
    let cases: [(&str, i16, Set); 9] = [
        ("equal", 0, |_| ()),
        ("Recon above both", -1, |d| none(d.set2("cap", "us", "recon", 5))),
        ("Recon above one", 0, |d| none(d.set2("cap", "us", "recon", 5).set2("cap", "china", "recon", 5))),
        ("Cyber above both", -1, |d| none(d.set2("cap", "us", "cyber", 5))),
        ("both", -2, |d| none(d.set2("cap", "us", "cyber", 5).set2("cap", "us", "recon", 5))),
        ("peer's Cyber and Influence", 1, |d| {
            d.set2("cap", "russia", "cyber", 5).set2("counters", "russia", "camerica", 1);
        }),
        ("peer's Cyber and Base", 1, |d| {
            none(d.set2("cap", "china", "cyber", 5).set2("base", "china", "camerica", 1))
        }),
        ("both peers", 1, |d| {
            d.set2("cap", "us", "cyber", 3)
                .set2("counters", "russia", "camerica", 1)
                .set2("counters", "china", "camerica", 1);
        }),
        ("the other peer's Influence", 0, |d| {
            d.set2("cap", "russia", "cyber", 5)
                .set2("counters", "china", "camerica", 1)
                .set2("counters", "russia", "euro", 1);
        }),
    ];
    for (what, plus, set) in cases {
        assert_eq!(total(blank(set), "FNI", &["camerica"], &[7]), 7 + plus, "{what}");
    }
}

#[test]
fn mrp_fni_effects_on_war() {
    // 1-2: one of pre-war intelligence, +2 strength, or peace talks. 3-5: +1 strength or peace talks.
    let set = |d: &mut Desk| {
        war(d, "gulf_iran", "mideast");
        d.set2("cwn", "mideast", "cw", 1);
    };
    let mut desk = blank(set);
    desk.dice(&[2]).run("FNI", &["mideast"]);
    assert_eq!(desk.choices(), ["choose wor-fni-prewar", "choose wor-fni-strength", "choose wor-fni-talks"]);
    comes(blank(set), "FNI", &["mideast"], &[2], "choose wor-fni-prewar", "prewar mideast +1");
    let want = ["war_att w1 +2", "level gulf +1"];
    comes(blank(set), "FNI", &["mideast"], &[2], "choose wor-fni-strength", &want);
    let mut desk = blank(set);
    desk.dice(&[5]).run("FNI", &["mideast"]);
    assert_eq!(desk.choices(), ["choose wor-fni-strength", "choose wor-fni-talks"]);
    let want = ["war_att w1 +1", "level gulf +1"];
    comes(blank(set), "FNI", &["mideast"], &[5], "choose wor-fni-strength", &want);
    // 6 and more have no effect on wars; nor are wars affected that do not involve the US or its friends, or are in another region.
    comes(blank(set), "FNI", &["mideast"], &[6], "", "");
    let desk = blank(|d| {
        war(d, "russia_rs", "mideast");
        war(d, "gulf_iran", "africa");
    });
    comes(desk, "FNI", &["mideast"], &[3], "", "");
    // In row 3-5, if there is no war to help in, the talks can be declined.
    let desk = with(|d| d.set2("cwn", "mideast", "cw", 1));
    comes(desk, "FNI", &["mideast"], &[3], "choose wor-fni-nothing", "");
}

#[test]
fn mrp_r104_only_an_ally_rises_by_the_help() {
    for (kind, want) in [
        ("us_iran", vec!["war_att w1 +1"]),
        ("ukraine_russia", vec!["war_att w1 +1"]),
        ("taiwan_china", vec!["war_att w1 +1"]),
        ("balkans_serbia", vec!["war_att w1 +1"]),
        ("india_china", vec!["war_att w1 +1", "level india +1"]),
        ("us_dprk", vec!["war_att w1 +1", "level rok +1"]),
    ] {
        let desk = blank(|d| none(war(d, kind, "camerica")));
        comes(desk, "FNI", &["camerica"], &[3], "", &want);
    }
    // Very Close is the maximum. A friend who defends gets the strength on his side.
    let desk = blank(|d| {
        let w = war(d, "israel_iran", "mideast");
        d.set1("level", "israel", 2).set1("war_named", &w, 2).set1("war_friend", &w, 2);
    });
    comes(desk, "FNI", &["mideast"], &[3], "", "war_def w1 +1");
}

#[test]
fn mrp_r54_mrp_r104_pre_war_intelligence_counts_on_the_first_roll_of_a_us_war_there() {
    // With and without it, the total on the combat table differs by one, in addition to surprise.
    let first_roll = |prewar: &str, die: u16| {
        let mut desk = blank(|d| {
            no_units(d);
            d.rogue("camerica", 1).set2("cap", "us", "air", 3).set2("cap", "us", "ground", 3);
            d.set1("prewar", prewar, 1);
        });
        // Surprise, the combat table, then the checks for its costs.
        desk.segment("four_abroad").dice(&[die, 7, 1, 1, 1]).act("action hostilities");
        desk.act("choose wor-hostile-war").act("choose war-cyber-none");
        bonus(&desk, "WCT1_CG")
    };
    for die in [5, 6] {
        assert_eq!(first_roll("camerica", die), first_roll("africa", die) - 1, "surprise die {die}");
    }
    assert_eq!(
        program().var("prewar").reset,
        Some(mr_president::lang::Reset::Phase),
        "for the rest of the phase"
    );
}

#[test]
fn mrp_r53_shared_intelligence_has_an_overall_minus_2() {
    // -2 regardless of Stability, Iran Influence and Peacekeepers; a new player's -1 is added; no Goodwill, no AP.
    for die in [2, 5] {
        for (stab, kind, newcomer) in
            [(5, "cw", 0), (4, "cw", 0), (4, "cw_iran", 0), (5, "cwc_pk", 0), (4, "cw_iran", 1)]
        {
            let mut desk = with(|d| {
                d.set("ap", 9)
                    .set("newcomer", newcomer)
                    .set("goodwill", 2)
                    .set1("stab", "mideast", stab)
                    .set2("cwn", "mideast", kind, 1)
            });
            desk.dice(&[die, 7]).run("FNI", &["mideast"]).act("choose wor-fni-talks");
            assert!(desk.done(), "{:?}", desk.choices());
            assert_eq!(desk.hit().1, 7 - 2 - newcomer, "{kind} at Stability {stab}");
            assert_eq!((desk.get("ap"), desk.get("goodwill")), (9, 2));
        }
    }
    let desk = with(|d| d.set1("rc", "mideast", 2).set2("cwn", "mideast", "cw", 1));
    let want = ["cwn mideast cw -1", "cwn mideast cwc_pk +1", "rc mideast -1"];
    comes(desk, "FNI", &["mideast"], &[2, 4], "choose wor-fni-talks", &want);
}

#[test]
fn mrp_r55_mrp_r105_the_security_staff_acts_once_per_segment() {
    let staff = |d: &mut Desk| {
        d.set1("res", "r_nsc", 1).set1("fni", "casia", 1).set1("fni", "euro", 1);
        d.group("camerica", 1, 0).group("africa", 2, 0).group("samerica", 2, 3).set("ap", 5);
    };
    // Before the rolls or between them, but not after; it cannot be turned into AP.
    let mut desk = blank(staff);
    desk.run("fni_segment", &[]);
    assert_eq!(desk.choices(), ["choose wor-nsc-intel", "choose wor-nsc-raid", "choose wor-nsc-wait"]);
    desk.act("choose wor-nsc-wait").dice(&[9]).act("pick eurozone").act("decline");
    assert_eq!(desk.choices(), ["choose wor-nsc-intel", "choose wor-nsc-raid", "choose wor-nsc-wait"]);
    desk.dice(&[9]).act("choose wor-nsc-wait").act("decline");
    assert!(desk.done());
    assert_eq!(desk.get("ap"), 5);
    // Both tries of an Intel action have -1 (5 succeeds); then it is used up.
    let mut desk = blank(|d| {
        staff(d);
        no_units(d);
        d.set("ap", 0);
    });
    desk.dice(&[5, 5]).run("fni_segment", &[]).act("choose wor-nsc-intel");
    desk.act("pick central-america");
    assert_eq!((desk.groups("camerica"), desk.groups("africa")), (vec![(1, 1)], vec![(2, 1)]));
    desk.dice(&[9, 9]).act("pick eurozone").act("decline");
    assert!(!desk.may("choose wor-nsc-intel") && !desk.may("choose wor-nsc-raid") && desk.may("decline"));
    // Or a raid at -1: 3 counts as 2.
    let mut desk = blank(|d| {
        staff(d);
        no_units(d);
        d.set("ap", 0).set2("tg", "camerica", "tg1", 0).set2("tg", "africa", "tg2", 0);
    });
    let before = desk.state.clone();
    desk.dice(&[3]).run("fni_segment", &[]).act("choose wor-nsc-raid");
    same(&desk, &before, &["tg samerica tg2f -1", "pa +1"], "the raid of the security staff");
    // Without the card nothing is offered.
    let mut desk = blank(|d| {
        staff(d);
        d.set1("res", "r_nsc", 0);
    });
    desk.run("fni_segment", &[]);
    assert!(desk.may("pick eurozone"));
}

// ---- Nuclear tracks ----

#[test]
fn mrp_nuclear_boxes_entered_upward() {
    for (nation, box_from, want) in [
        ("iran", 1, vec!["t iran +1", "t israel +1", "t gulf +1", "ap -1"]),
        ("iran", 2, vec!["t iran +1", "t israel +1", "t gulf +1", "ap -1"]),
        ("iran", 3, vec!["stab mideast -1", "t iran +2", "t gulf +2", "t israel +3", "ap -2"]),
        (
            "iran",
            4,
            vec!["stab mideast -1", "t iran +2", "t gulf +2", "t israel +3", "ap -3", "status track7 +1"],
        ),
        ("nk", 1, vec!["t nk +1", "t rok +1", "ap -1"]),
        ("nk", 2, vec!["t nk +1", "t rok +1", "t japan +1", "t china +1", "ap -1"]),
        (
            "nk",
            3,
            vec![
                "stab apac -1",
                "t nk +2",
                "t rok +2",
                "t japan +2",
                "t australia +2",
                "t china +2",
                "ap -2",
            ],
        ),
        (
            "nk",
            4,
            vec![
                "stab apac -1",
                "t nk +2",
                "t rok +2",
                "t japan +2",
                "t australia +2",
                "t china +2",
                "ap -3",
                "status track6 +1",
            ],
        ),
    ] {
        let desk = with(|d| d.set1("nuke", nation, box_from).set("ap", 9));
        let up = format!("nuke {nation} +1");
        let want: Vec<&str> = want.into_iter().chain([up.as_str()]).collect();
        comes(desk, "WPR_H7", &[nation], &[1], "", &want);
    }
    // AP never fall below 0. Nothing happens if it cannot increase this year, and nothing above 5.
    let desk = with(|d| d.set1("nuke", "iran", 3).set("ap", 1));
    let desk = comes(
        desk,
        "WPR_H7",
        &["iran"],
        &[1],
        "",
        "stab mideast -1, t iran +2, t gulf +2, t israel +3, ap -1, nuke iran +1",
    );
    assert_eq!(desk.get("ap"), 0);
    for nation in ["iran", "nk"] {
        let desk = with(|d| d.set1("no_nuke", nation, 1).set("ap", 9));
        comes(desk, "WPR_H7", &[nation], &[1], "", "");
        let desk = with(|d| d.set1("nuke", nation, 5).set("ap", 9));
        comes(desk, "WPR_H7", &[nation], &[1], "", "");
    }
}

#[test]
fn mrp_nuclear_box_5_during_such_a_war_loses_the_game() {
    for (nation, kind, loss) in [("iran", "israel_iran", "loss-5"), ("nk", "us_dprk", "loss-6")] {
        let mut desk = blank(|d| {
            d.set1("nuke", nation, 4);
            war(d, kind, "apac");
        });
        desk.dice(&[1]).run("WPR_H7", &[nation]);
        assert_eq!(desk.ended(), Some(loss));
    }
}

#[test]
fn mrp_r66_lowering_takes_back_the_tensions_of_the_box_entered() {
    for (nation, box_from, want) in [
        ("iran", 5, vec!["t iran -2", "t gulf -2", "t israel -3"]),
        ("iran", 4, vec!["t iran -1", "t gulf -1", "t israel -1"]),
        ("iran", 3, vec!["t iran -1", "t gulf -1", "t israel -1"]),
        ("iran", 2, vec![]),
        ("nk", 5, vec!["t nk -2", "t rok -2", "t japan -2", "t australia -2", "t china -2"]),
        ("nk", 4, vec!["t nk -1", "t rok -1", "t japan -1", "t china -1"]),
        ("nk", 3, vec!["t nk -1", "t rok -1"]),
        ("nk", 2, vec![]),
    ] {
        let desk = with(|d| d.fill("t", 4).set1("nuke", nation, box_from));
        let down = format!("nuke {nation} -1");
        let want: Vec<&str> = want.into_iter().chain([down.as_str()]).collect();
        // Arms control, without Influence for a peer (8).
        comes(desk, "WD3_arms", &[nation, "0", "0"], &[1, 8], "", &want);
    }
    // Only as many as there are.
    let desk = with(|d| d.set1("nuke", "iran", 5).set1("t", "israel", 1));
    comes(desk, "WD3_arms", &["iran", "0", "0"], &[1, 8], "", "t israel -1, nuke iran -1");
    // Box by box after a lost war: from 4 to 2.
    let mut desk = with(|d| d.fill("t", 9).set1("nuke", "nk", 4));
    desk.run("war_foe_ends", &["us_dprk", "apac", "1"]);
    let t = ["nk", "rok", "japan", "china", "australia"].map(|c| desk.get1("t", c));
    assert_eq!((desk.get1("nuke", "nk"), t), (2, [7, 7, 8, 8, 9]));
}

#[test]
fn mrp_r105_the_action_of_the_staff_is_a_master_action() {
    // Its dice can be rerolled for 1 AP; the second result counts.
    let mut desk = blank(|d| {
        no_units(d);
        d.set1("res", "r_nsc", 1).set1("fni", "casia", 1).set("ap", 2).group("camerica", 1, 0);
    });
    desk.dice(&[6]).run("fni_segment", &[]).act("choose wor-nsc-intel");
    assert_eq!(desk.choices(), ["keep", "reroll"]);
    desk.dice(&[5, 9]).act("reroll");
    assert_eq!((desk.get("ap"), desk.groups("camerica")), (1, vec![(1, 1)]));
    // The rolls of the segment itself cannot be rerolled.
    desk.act("decline");
    assert!(desk.done() && desk.given.is_empty());
}

// ---- WM7 and MIL#2 ----

#[test]
fn mrp_wm7_1_to_4_moves_a_group_one_box_on() {
    for (intel, want) in [(0, Some(1)), (1, Some(2)), (2, Some(3)), (3, None)] {
        for die in [4, 5] {
            let mut desk = with(|d| d.group("camerica", 2, intel));
            if want.is_some() {
                desk.dice(&[die]);
            }
            desk.run("intel_try", &["camerica", &(4 + intel).to_string(), "0"]);
            let moved = want.filter(|_| die == 4).unwrap_or(intel);
            assert_eq!(desk.groups("camerica"), [(2, moved)], "box {intel}, die {die}");
            assert!(desk.given.is_empty());
        }
    }
}

#[test]
fn mrp_wm7_modifiers() {
    for (units, fni, bonus, plus) in
        [(0, 0, 0, 0), (1, 0, 0, -1), (3, 0, 0, -1), (0, 1, 0, -1), (1, 1, -1, -3)]
    {
        let desk = blank(|d| {
            no_units(d);
            d.set2("unit_at", "camerica", "intel", units)
                .set1("fni", "camerica", fni)
                .group("camerica", 1, 0);
        });
        let sum = total(desk, "WM7", &["camerica", "tg1", &bonus.to_string()], &[8]);
        assert_eq!(sum, 8 + plus, "{units} units, FNI {fni}, {bonus}");
    }
}

#[test]
fn mrp_act_intel_two_different_groups_outside_conus() {
    let set = |d: &mut Desk| {
        no_units(d);
        d.group("camerica", 1, 0).group("africa", 2, 1).group("conus", 1, 0).group("euro", 4, 2);
    };
    let mut desk = blank(set);
    desk.segment("four_abroad").act("action intel");
    assert_eq!(desk.choices(), ["pick eurozone", "pick central-america", "pick africa"]);
    desk.dice(&[4]).act("pick africa");
    assert_eq!(desk.choices(), ["pick eurozone", "pick central-america"], "not the same group twice");
    desk.dice(&[5]).act("pick eurozone");
    assert_eq!((desk.groups("africa"), desk.groups("euro")), (vec![(2, 2)], vec![(4, 2)]));
    // Two groups of one kind in one region are different groups, also after a success.
    let two = |d: &mut Desk| {
        no_units(d);
        d.group("africa", 1, 0).group("africa", 1, 0);
    };
    let desk = action(blank(two), "intel", &[4, 4], "", "tg africa tg1 -2, tg africa tg1g +2");
    assert_eq!(desk.groups("africa"), [(1, 1), (1, 1)]);
    // A single group is tried only once.
    let one = |d: &mut Desk| {
        no_units(d);
        d.group("africa", 1, 0);
    };
    action(blank(one), "intel", &[4], "", "tg africa tg1 -1, tg africa tg1g +1");
    // Refused if there are none outside CONUS, or if all are at Target Fixed.
    let mut desk = with(|d| d.group("conus", 1, 0).group("africa", 2, 3));
    desk.segment("four_abroad");
    assert_eq!(desk.refused("action intel").0, "MRP-ACT-intel");
}

// ---- WM2 Raids ----

/// A group at Target Fixed in Central America; no units anywhere.
fn fixed(level: i16) -> Desk {
    blank(|d| {
        no_units(d);
        d.group("camerica", level, 3);
    })
}

#[test]
fn mrp_wm2_raid_rows() {
    let raid = |desk: Desk, bonus: &str, dice: &[u16], acts: &[&str], want: &[&str]| {
        comes(desk, "WM2_raid", &["camerica", "tg2f", "0", bonus], dice, acts, want);
    };
    // 0 or less: two levels, +3 PA, +1 LP, a free Intel try elsewhere (4 succeeds), then RC -1 or +1 AP.
    let with = |rc: i16| {
        let mut desk = fixed(2);
        desk.group("africa", 1, 0).set1("rc", "camerica", rc);
        desk
    };
    let hit = ["tg camerica tg2f -1", "pa +3", "lp +1", "tg africa tg1 -1", "tg africa tg1g +1"];
    raid(with(1), "-1", &[1, 4], &["choose wor-raid-calm"], &[&hit[..], &["rc camerica -1"]].concat());
    raid(with(1), "-1", &[1, 4], &["choose wor-raid-ap"], &[&hit[..], &["ap +1"]].concat());
    raid(with(0), "-1", &[1, 5], &[], &["tg camerica tg2f -1", "pa +3", "lp +1", "ap +1"]);
    // 1-2: two levels, +1 PA, and the free try.
    for die in [1, 2] {
        raid(with(1), "0", &[die, 5], &[], &["tg camerica tg2f -1", "pa +1"]);
        raid(
            with(1),
            "0",
            &[die, 4],
            &[],
            &["tg camerica tg2f -1", "pa +1", "tg africa tg1 -1", "tg africa tg1g +1"],
        );
    }
    let lower = ["tg camerica tg2f -1", "tg camerica tg1g +1"];
    for die in 3..=5 {
        raid(fixed(2), "0", &[die], &[], &lower);
    }
    for die in 6..=7 {
        raid(fixed(2), "0", &[die], &[], &[&lower[..], &["pa -1"]].concat());
    }
    raid(fixed(2), "0", &[8], &[], &["tg camerica tg2f -1", "tg camerica tg2l +1"]);
    // 9 or more: with 1-4 nobody is blamed, with 5 or more there is a choice.
    let failed = ["tg camerica tg2f -1", "tg camerica tg2g +1", "pa -2", "lp -1"];
    for die in [9, 10] {
        raid(fixed(2), "0", &[die, 4], &[], &failed);
        raid(
            fixed(2),
            "0",
            &[die, 5],
            &["choose wor-raid-bear"],
            &[&failed[..], &["pr -1", "rwc -1", "mr -1"]].concat(),
        );
    }
}

#[test]
fn mrp_wm2_raid_levels_and_the_other_group() {
    // Two levels off a TG4 leave a TG2 in Gathering. The free try must be for another group.
    let mut desk = fixed(4);
    desk.dice(&[1]).run("WM2_raid", &["camerica", "tg4f", "0", "0"]);
    assert_eq!(desk.groups("camerica"), [(2, 1)], "+1 for level 4: row 2, and no other group to try");
    assert!(desk.done());
    // A TG1 is removed by one level.
    comes(fixed(1), "WM2_raid", &["camerica", "tg1f", "0", "0"], &[4], "", "tg camerica tg1f -1");
}

#[test]
fn mrp_wm2_raid_blame_may_cost_the_secretary_of_defense() {
    let mut desk = fixed(2);
    desk.fill("cand_used", 0).draws("candidate", &["ca01", "ca02", "ca03"]);
    desk.dice(&[9, 5]).run("WM2_raid", &["camerica", "tg2f", "0", "0"]);
    desk.act("choose wor-raid-fire");
    // Three candidates, then D2 (3: no effect). There is no additional loss of approval or Relations with Congress.
    desk.dice(&[3]).act("pick 02");
    assert!(desk.done());
    assert_eq!(
        (desk.get1("official", "secdef"), desk.get("pa"), desk.get("rwc"), desk.get("lp")),
        (1, 12, 5, -1)
    );
}

#[test]
fn mrp_wm2_joint_raids() {
    // No PA, no LP, nobody is fired. 2 or less: +1 Goodwill. 0 or less: the Intel try succeeds automatically.
    let joint = |set: fn(&mut Desk), dice: &[u16], bonus: &str, want: &[&str]| {
        let mut desk = fixed(2);
        set(&mut desk);
        comes(desk, "WM2_raid", &["camerica", "tg2f", "1", bonus], dice, "", want);
    };
    let africa: fn(&mut Desk) = |d| none(d.group("africa", 1, 0));
    let hit = ["tg camerica tg2f -1", "goodwill +1", "tg africa tg1 -1", "tg africa tg1g +1"];
    joint(africa, &[1], "-1", &[&hit[..], &["ap +1"]].concat());
    joint(africa, &[2, 4], "0", &hit);
    joint(africa, &[2, 5], "0", &["tg camerica tg2f -1", "goodwill +1"]);
    joint(|_| (), &[4], "0", &["tg camerica tg2f -1", "tg camerica tg1g +1"]);
    joint(|_| (), &[6], "0", &["tg camerica tg2f -1", "tg camerica tg1g +1"]);
    joint(|_| (), &[8], "0", &["tg camerica tg2f -1", "tg camerica tg2l +1"]);
    joint(|_| (), &[10], "0", &["tg camerica tg2f -1", "tg camerica tg2g +1"]);
}

#[test]
fn mrp_wm2_raid_modifiers() {
    // Region, level, joint, counters there. Totals of 3 to 5 have no further dice.
    type Set = fn(&mut Desk, &str);
    let cases: [(&str, &str, i16, i16, i16, Set); 13] = [
        ("nothing", "africa", 2, 0, 0, |_, _| ()),
        ("SOF alone", "africa", 2, 0, 0, |d, r| none(d.set2("unit_at", r, "sof", 1))),
        ("Intel alone", "africa", 2, 0, 0, |d, r| none(d.set2("unit_at", r, "intel", 1))),
        ("both", "africa", 2, 0, -1, |d, r| {
            none(d.set2("unit_at", r, "sof", 1).set2("unit_at", r, "intel", 1))
        }),
        ("FNI", "africa", 2, 0, -1, |d, r| none(d.set1("fni", r, 1))),
        ("level 3", "africa", 3, 0, 1, |_, _| ()),
        ("level 4", "africa", 4, 0, 1, |_, _| ()),
        ("peers with 2", "africa", 2, 0, 0, |d, r| {
            d.set2("counters", "russia", r, 1).set2("counters", "china", r, 1);
        }),
        ("peers with 3", "africa", 2, 0, 1, |d, r| {
            d.set2("counters", "russia", r, 2).set2("counters", "china", r, 1);
        }),
        ("a Base", "africa", 2, 0, 1, |d, r| none(d.set2("base", "china", r, 1))),
        ("joint in the Eurozone", "euro", 2, 1, -2, |_, _| ()),
        ("joint in Eastern Europe", "east", 2, 1, -2, |_, _| ()),
        ("joint elsewhere", "apac", 2, 1, 0, |_, _| ()),
    ];
    for (what, region, level, joint, plus, set) in cases {
        let desk = blank(|d| {
            no_units(d);
            d.group(region, level, 3);
            set(d, region);
        });
        let kind = format!("tg{level}f");
        let die = (4 - plus) as u16;
        assert_eq!(total(desk, "WM2_raid", &[region, &kind, &joint.to_string(), "0"], &[die]), 4, "{what}");
    }
    // An Israeli raid has -2 everywhere.
    let desk = blank(|d| {
        no_units(d);
        d.group("mideast", 2, 3);
    });
    assert_eq!(total(desk, "WM2_raid", &["mideast", "tg2f", "2", "0"], &[6]), 4);
    // The new player's -1 applies only to US raids.
    for (joint, sum) in [("0", 4), ("1", 5)] {
        let mut desk = fixed(2);
        desk.set("newcomer", 1);
        assert_eq!(total(desk, "WM2_raid", &["camerica", "tg2f", joint, "0"], &[5]), sum);
    }
}

// ---- WM2 Strikes ----

#[test]
fn mrp_wm2_strike_rows() {
    // A TG3 at Locating, USAF in the region: no modifier. Drone: one level, air: two.
    let desk = |goodwill: i16| {
        blank(|d| {
            no_units(d);
            d.set2("unit_at", "camerica", "usaf", 1).group("camerica", 3, 2).set("goodwill", goodwill);
        })
    };
    let strike = |goodwill: i16, air: &str, die: u16, want: &[&str]| {
        comes(desk(goodwill), "WM2_strike", &["camerica", "tg3l", air], &[die], "", want);
    };
    let (drone, air) =
        (["tg camerica tg3l -1", "tg camerica tg2g +1"], ["tg camerica tg3l -1", "tg camerica tg1g +1"]);
    strike(0, "0", 1, &[&drone[..], &["pa +2"]].concat());
    strike(0, "1", 1, &[&air[..], &["pa +2"]].concat());
    for die in 2..=4 {
        strike(0, "0", die, &drone);
        strike(0, "1", die, &air);
    }
    for die in 5..=6 {
        // It is hit where it is, and does not go to Gathering.
        let (drone, air) =
            (["tg camerica tg3l -1", "tg camerica tg2l +1"], ["tg camerica tg3l -1", "tg camerica tg1l +1"]);
        let cost = ["footprint camerica +1", "pa -1"];
        strike(1, "0", die, &[&drone[..], &cost].concat());
        strike(1, "1", die, &[&air[..], &cost, &["goodwill -1"]].concat());
        strike(0, "1", die, &[&air[..], &cost, &["align camerica trend -1"]].concat());
    }
    strike(1, "0", 7, &[]);
    strike(1, "1", 7, &[]);
    for die in 8..=10 {
        strike(1, "0", die, &["footprint camerica +1", "pa -2"]);
        strike(1, "1", die, &["footprint camerica +1", "pa -3", "goodwill -1", "ft +1"]);
        strike(0, "1", die, &["footprint camerica +1", "pa -3", "align camerica trend -1", "ft +1"]);
    }
    // +1 PA for a level 1 or 2; a TG2 hit from the air is removed.
    for (level, kind) in [(1, "tg1l"), (2, "tg2l")] {
        let desk = blank(|d| {
            no_units(d);
            d.set2("unit_at", "camerica", "usaf", 1).group("camerica", level, 2);
        });
        comes(
            desk,
            "WM2_strike",
            &["camerica", kind, "1"],
            &[1],
            "",
            format!("tg camerica {kind} -1, pa +1"),
        );
    }
}

#[test]
fn mrp_wm2_strike_modifiers_and_their_cap() {
    type Set = fn(&mut Desk);
    let cases: [(&str, &str, i16, Set); 8] = [
        ("USAF", "tg1l", 0, |_| ()),
        ("no USAF", "tg1l", 1, |d| none(d.set2("unit_at", "camerica", "usaf", 0))),
        ("Intel", "tg1l", -1, |d| none(d.set2("unit_at", "camerica", "intel", 2))),
        ("FNI", "tg1l", -1, |d| none(d.set1("fni", "camerica", 1))),
        ("Target Fixed", "tg1f", -1, |_| ()),
        ("Influence 3", "tg1l", 1, |d| none(d.set2("counters", "russia", "camerica", 3))),
        ("Influence 2", "tg1l", 0, |d| none(d.set2("counters", "russia", "camerica", 2))),
        ("at least -2", "tg1f", -2, |d| {
            d.set2("unit_at", "camerica", "intel", 2).set1("fni", "camerica", 1);
        }),
    ];
    for (what, kind, plus, set) in cases {
        let desk = blank(|d| {
            no_units(d);
            d.set2("unit_at", "camerica", "usaf", 1).set2("tg", "camerica", kind, 1);
            set(d);
        });
        assert_eq!(total(desk, "WM2_strike", &["camerica", kind, "0"], &[7]), 7 + plus, "{what}");
    }
}

#[test]
fn mrp_act_strike_raid_or_strikes() {
    // Not in the Eurozone and not in CONUS. A strike needs Locating, a raid Target Fixed.
    let mut desk = with(|d| d.group("euro", 2, 3).group("conus", 2, 3).group("africa", 2, 1));
    desk.segment("four_abroad");
    let (rule, text) = desk.refused("action strike");
    assert_eq!(rule, "MRP-ACT-strike");
    assert!(text.contains("mrp-need-wor-strike-target"), "{text}");
    // Only groups at Locating: no raid is offered. Up to two strikes in one region, each by air or drone.
    let located = |d: &mut Desk| {
        no_units(d);
        d.group("africa", 3, 2).group("africa", 2, 2).group("casia", 2, 2).group("euro", 2, 3);
    };
    let mut desk = blank(located);
    desk.segment("four_abroad").act("action strike");
    assert_eq!(desk.choices(), ["pick central-south-asia", "pick africa"]);
    desk.act("pick africa").act("pick 3-locating");
    assert_eq!(desk.choices(), ["choose wor-strike-air", "choose wor-strike-drone"]);
    desk.dice(&[3]).act("choose wor-strike-air");
    assert_eq!(desk.choices(), ["pick 2-locating", "decline"]);
    desk.dice(&[3]).act("pick 2-locating").act("choose wor-strike-drone");
    assert_eq!(desk.groups("africa"), [(1, 1), (1, 1)]);
    assert!(desk.may("forgo"));
    let mut desk = blank(located);
    desk.segment("four_abroad").act("action strike").act("pick africa").act("pick 3-locating").dice(&[3]);
    desk.act("choose wor-strike-air").act("decline");
    assert_eq!(desk.groups("africa"), [(1, 1), (2, 2)]);
    // A raid on a group at Target Fixed; no unit is needed.
    let fixed = |d: &mut Desk| {
        no_units(d);
        d.group("africa", 2, 3).group("africa", 1, 2).group("euro", 1, 3);
    };
    let want = ["tg africa tg2f -1", "tg africa tg1g +1"];
    action(blank(fixed), "strike", &[4], "choose wor-strike-raid", &want);
    action(
        blank(fixed),
        "strike",
        &[4],
        "choose wor-strike-air-drone, pick 1-locating, choose wor-strike-drone, decline",
        "tg africa tg1l -1, footprint africa +1, pa -1",
    );
}

// ---- WD3 The UN ----

#[test]
fn mrp_seq_49_mrp_wd3_automatic_humanitarian_aid() {
    // In the region with the highest Regional Crisis, ties at random; 1-8 succeeds.
    for (die, want) in [(8, &["rc africa -1"][..]), (9, &[])] {
        let desk = blank(|d| {
            d.fill("stab", 8).set1("rc", "africa", 3).set1("rc", "casia", 3).set1("rc", "euro", 2);
            d.draws("region", &["africa"]);
        });
        comes(desk, "un_automatic", &[], &[die], "", want);
    }
}

#[test]
fn mrp_seq_49_mrp_wd3_automatic_infrastructure_aid() {
    // In the region with the lowest Stability; 1-5 succeeds.
    for (die, want) in [(5, &["stab casia +1"][..]), (6, &[])] {
        let desk = with(|d| d.set1("stab", "casia", 3).set1("stab", "africa", 3).draws("region", &["casia"]));
        comes(desk, "un_automatic", &[], &[die], "", want);
    }
}

#[test]
fn mrp_seq_49_mrp_wd3_automatic_youth_empowerment() {
    // In the region with the lowest Stability that has a TG2 or TG3; on a tie the one with a TG3. 1-5 succeeds. TG1 and TG4 do not count.
    let youth = |set: fn(&mut Desk)| {
        blank(|d| {
            d.fill("stab", 8).set1("stab", "euro", 3).group("euro", 1, 0).group("euro", 4, 0);
            d.set1("stab", "africa", 4).set1("stab", "casia", 4).draws("region", &["euro"]);
            set(d);
        })
    };
    let two_and_three: fn(&mut Desk) = |d| {
        d.group("africa", 2, 0).group("casia", 3, 2).group("apac", 3, 0).draws("region", &["casia"]);
    };
    comes(youth(two_and_three), "un_automatic", &[], &[10, 5], "", "tg casia tg3l -1, tg casia tg2l +1");
    comes(youth(two_and_three), "un_automatic", &[], &[10, 6], "", "");
    // Two regions with a TG2 each: at random. If it has several groups, you choose (ruling 101).
    let tie: fn(&mut Desk) = |d| {
        d.group("africa", 2, 0).group("africa", 3, 0).group("casia", 3, 0).draws("region", &["africa"]);
    };
    comes(youth(tie), "un_automatic", &[], &[10, 5], "pick 2", "tg africa tg2 -1, tg africa tg1 +1");
}

#[test]
fn mrp_seq_49_mrp_wd3_automatic_peace_talks() {
    // One civil war or ceasefire in the region with the lowest Stability among those that have one, at random; -1 as a UN action.
    for (kind, want) in [
        ("cw", ["cwn africa cw -1", "cwn africa cwc +1", "rc africa -1"]),
        ("cwc", ["cwn africa cwc -1", "uns africa +1", "rc africa -1"]),
    ] {
        let desk = blank(|d| {
            d.fill("stab", 8).set1("stab", "euro", 7).set1("stab", "africa", 7).set1("rc", "africa", 1);
            d.set2("cwn", "africa", "cw", 1).set2("cwn", "africa", "cwc", 1).set2("cwn", "apac", "cw", 1);
            d.draws("region", &["africa", "euro", "africa"]).draws("cwkind", &[kind]);
        });
        // Aid 9 and 6 fail; 5 - 1 is 4.
        comes(desk, "un_automatic", &[], &[9, 6, 5], "", &want);
    }
}

#[test]
fn mrp_r65_what_has_no_target_is_skipped() {
    let desk = with(|d| d.fill("stab", 8).group("africa", 1, 0).group("africa", 4, 0).set("goodwill", 0));
    comes(desk, "un_automatic", &[], &[], "", "");
    // Automatic actions are not affected by AP, Goodwill or World Opinion.
    let desk = with(|d| d.set("wo", 8).set("ap", 5).set("goodwill", 5).draws("region", &["africa"]));
    comes(desk, "un_automatic", &[], &[6], "", "");
}

/// A UN action initiated by the US and paid for with an AP, at World Opinion 5.
#[track_caller]
fn un_asked(set: impl FnOnce(&mut Desk), dice: &[u16], acts: impl Words, want: impl Words) {
    let mut desk = blank(set);
    desk.set("ap", 1);
    let acts = [vec!["choose wor-un-ap".to_owned()], acts.words()].concat();
    let want = [vec!["ap -1".to_owned()], want.words()].concat();
    comes(desk, "un_us_actions", &[], dice, &acts, &want);
}

#[test]
fn mrp_seq_50_mrp_wd3_actions_at_your_request() {
    let crisis = |d: &mut Desk| {
        d.set1("rc", "africa", 2).set1("rc", "euro", 1);
    };
    // -1 for the AP: 9 is an 8.
    un_asked(crisis, &[9], "pick aid, pick africa", "rc africa -1");
    un_asked(crisis, &[10], "pick aid, pick africa", "");
    un_asked(|_| (), &[6], "pick build, pick eurozone", "stab euro +1");
    un_asked(|_| (), &[7], "pick build, pick eurozone", "");
    let group = |d: &mut Desk| {
        d.group("africa", 3, 1);
    };
    un_asked(group, &[6], "pick youth", "tg africa tg3g -1, tg africa tg2g +1");
    un_asked(group, &[7], "pick youth", "");
    // Sanctions: minus the nuclear track (2).
    for nation in ["iran", "nk"] {
        un_asked(|_| (), &[8], &["pick sanctions", &format!("pick {nation}")], format!("un {nation} +1"));
        un_asked(|_| (), &[9], &["pick sanctions", &format!("pick {nation}")], "");
    }
    // De-escalate: a track at 3 or 4, with two Tensions removed from each side.
    let hot = |d: &mut Desk| {
        d.set1("status", "track5", 4).set1("status", "track8", 3).fill("t", 3);
    };
    un_asked(hot, &[6], "pick deescalate, pick 5", "status track5 -1, t japan -2, t china -2");
    un_asked(hot, &[6], "pick deescalate, pick 8", "status track8 -1, t israel -2");
    un_asked(hot, &[7], "pick deescalate, pick 5", "");
}

#[test]
fn mrp_wd3_arms_control_and_its_price() {
    for (nation, region, russia, china) in [("iran", "casia", 1..=4, 5..=7), ("nk", "apac", 6..=7, 1..=5)] {
        for die in 1..=10u16 {
            let gain = if russia.contains(&die) {
                Some("russia")
            } else if china.contains(&die) {
                Some("china")
            } else {
                None
            };
            let gain = gain.map(|peer| format!("counters {peer} {region} +1"));
            let down = format!("nuke {nation} -1");
            let want: Vec<&str> = gain.as_deref().into_iter().chain([down.as_str()]).collect();
            un_asked(|_| (), &[6, die], &["pick arms", &format!("pick {nation}")], &want);
        }
        un_asked(|_| (), &[7], &["pick arms", &format!("pick {nation}")], "");
    }
}

#[test]
fn mrp_r64_infrastructure_aid_may_be_asked_for() {
    let mut desk = with(|d| d.set("ap", 1));
    desk.run("un_us_actions", &[]).act("choose wor-un-ap");
    assert!(desk.may("pick build"));
}

#[test]
fn mrp_r65_targets_of_the_actions_at_your_request() {
    // No arms control at box 1, no de-escalation below 3 or at War, no second UN Sanctions, nothing for Iran if it is out of the game.
    let mut desk = blank(|d| {
        d.set("ap", 1).set1("nuke", "nk", 1).set1("un", "nk", 1).set("iran_out", 1).fill("stab", 8);
        d.set1("status", "track2", 5).set1("status", "track8", 4).set1("status", "track7", 4);
    });
    desk.run("un_us_actions", &[]);
    assert!(desk.done(), "{:?}", desk.choices());
    let mut desk = with(|d| {
        d.set("ap", 1)
            .set1("nuke", "nk", 1)
            .set1("un", "iran", 1)
            .fill("status", 1)
            .set1("status", "track8", 3)
    });
    desk.run("un_us_actions", &[]).act("choose wor-un-ap");
    assert_eq!(desk.choices(), ["pick build", "pick sanctions", "pick arms", "pick deescalate"]);
    // If there is only one target, it is taken without asking: North Korea, Iran, track 8.
    desk.dice(&[10]).act("pick deescalate");
    assert!(desk.done());
}

#[test]
fn mrp_seq_50_one_for_ap_one_for_goodwill_and_different() {
    let set = |d: &mut Desk| {
        d.set("ap", 4).set("goodwill", 2).set1("rc", "africa", 3).set1("rc", "euro", 3);
    };
    let mut desk = blank(set);
    desk.run("un_us_actions", &[]);
    assert_eq!(desk.choices(), ["choose wor-un-ap", "choose wor-un-goodwill", "choose wor-un-none"]);
    desk.dice(&[8]).act("choose wor-un-ap").act("pick aid").act("pick africa");
    assert_eq!((desk.get("ap"), desk.get1("rc", "africa")), (3, 2));
    assert_eq!(desk.choices(), ["choose wor-un-goodwill", "choose wor-un-none"], "the second with Goodwill");
    desk.act("choose wor-un-goodwill");
    assert!(!desk.may("pick aid"), "not the same action twice");
    // The Goodwill gives -3: 8 is a 5.
    desk.dice(&[8]).draws("tensval", &["v3"]).act("pick build").act("pick africa");
    assert!(desk.done() && desk.given.is_empty());
    assert_eq!((desk.get("goodwill"), desk.get1("stab", "africa")), (1, 6));
    // None at all.
    comes(blank(set), "un_us_actions", &[], &[], "choose wor-un-none", "");
    comes(with(|d| d.set("ap", 0)), "un_us_actions", &[], &[], "", "");
}

#[test]
fn mrp_track_opinion_modifies_actions_at_your_request() {
    for (wo, plus) in [(2, 2), (3, 1), (4, 0), (5, 0), (6, -1), (7, -2), (8, -3)] {
        let mut desk = with(|d| d.set("wo", wo).set("ap", 1).set1("rc", "africa", 1));
        desk.dice(&[8]).run("un_us_actions", &[]).act("choose wor-un-ap").act("pick aid");
        assert_eq!(desk.hit().1, 8 - 1 + plus, "World Opinion {wo}");
    }
    let var = program().var("wo");
    assert_eq!((var.min, var.max), (2, 8));
}

#[test]
fn mrp_r67_peace_in_a_major_war() {
    // 1-3, adjusted by the relations number of Russia or China in the war. Success: the war ends, and TP in the region.
    for (rel, plus) in [(1, 2), (2, 1), (3, 0), (4, 0), (5, -1)] {
        for (kind, peer) in [("india_china", "china"), ("ukraine_russia", "russia"), ("russia_rs", "russia")]
        {
            let mut desk = blank(|d| {
                war(d, kind, "casia");
                d.set("ap", 1).set1("rel", peer, rel);
            });
            desk.dice(&[8]).run("un_us_actions", &[]).act("choose wor-un-ap").act("pick war");
            assert_eq!(desk.hit().1, 8 - 1 + plus, "{kind}, relations {rel}");
        }
    }
    let ended = |kind: &'static str, die: u16| {
        let mut desk = blank(|d| {
            war(d, kind, "casia");
            d.set("ap", 1).set1("rel", "china", 1);
        });
        desk.dice(&[die]).run("un_us_actions", &[]).act("choose wor-un-ap").act("pick war");
        assert!(desk.done(), "{kind}: {:?}", desk.choices());
        (desk.get1("war_kind", "w1") < 0, desk.trend("align", Some("casia")))
    };
    assert_eq!(ended("india_pakistan", 4), (true, 1));
    assert_eq!(ended("india_pakistan", 5), (false, 0));
    // A US war: by asking for peace the US has agreed.
    assert_eq!(ended("us_iran", 4), (true, 1));
    // A request by another needs consent: the ROK asks while it is losing.
    for (answer, over) in [("choose war-accept", true), ("choose war-refuse", false)] {
        let mut desk = blank(|d| {
            let w = war(d, "us_dprk", "apac");
            d.set1("war_status", &w, -2);
        });
        desk.dice(&[3]).run("rok_at_war", &[]).act(answer);
        assert_eq!(desk.get1("war_kind", "w1") < 0, over, "{answer}");
        assert_eq!(desk.trend("align", Some("apac")), i16::from(over), "{answer}");
    }
}

// ---- WM4 Civil wars ----

#[test]
fn mrp_wm4_rows_of_a_civil_war() {
    for kind in ["cw", "cw_iran"] {
        // Iran Influence gives +1 and is removed only with 2 or less.
        let plus = u16::from(kind == "cw_iran");
        let less = format!("cwn casia {kind} -1");
        let ceasefire = if plus == 1 { "cwn casia cwc_iran +1" } else { "cwn casia cwc +1" };
        for sum in 2..=11u16 {
            let die = sum - plus;
            if die > 10 {
                continue;
            }
            let desk = blank(|d| {
                d.set1("rc", "casia", 1).set2("cwn", "casia", kind, 1).set("goodwill", 0);
                if sum >= 10 {
                    d.draws("ally", &["india"]);
                }
            });
            let want: Vec<&str> = match sum {
                2 => vec![&less, "cwn casia cwc_pk +1", "rc casia -1"],
                3..=4 => vec![&less, ceasefire, "rc casia -1"],
                5..=7 => vec![],
                8..=9 => vec!["rc casia +1"],
                _ => vec!["rc casia +1", "apc russia -1", "apc india -1"],
            };
            comes(desk, "civil_war_roll", &["casia", kind, "0", "0"], &[die], "", &want);
        }
    }
}

#[test]
fn mrp_wm4_rows_of_a_ceasefire() {
    for kind in ["cwc", "cwc_pk", "cwc_iran", "cwc_pk_iran"] {
        let plus = i16::from(kind.ends_with("iran")) - 2 * i16::from(kind.contains("pk"));
        let less = format!("cwn casia {kind} -1");
        let again = if kind.ends_with("iran") { "cwn casia cw_iran +1" } else { "cwn casia cw +1" };
        for sum in 2..=10i16 {
            let die = sum - plus;
            // Beyond ten, the rest comes from a modifier of the talks.
            let (die, talks) = if die > 10 { (10, die - 10) } else { (die, 0) };
            let desk = blank(|d| {
                d.set1("rc", "casia", 1)
                    .set2("cwn", "casia", kind, 1)
                    .group("casia", 2, 0)
                    .group("casia", 1, 0);
                if sum >= 10 {
                    d.draws("tgkind", &["tg2"]);
                }
            });
            let want: Vec<&str> = match sum {
                2 => vec![&less, "rc casia -1"],
                3..=4 => vec![&less, "rc casia -1", "uns casia +1"],
                5..=7 => vec![],
                8..=9 => vec![&less, again, "rc casia +1"],
                _ => vec![&less, again, "rc casia +1", "tg casia tg2 -1", "tg casia tg3 +1"],
            };
            comes(
                desk,
                "civil_war_roll",
                &["casia", kind, &talks.to_string(), "0"],
                &[die as u16],
                "",
                &want,
            );
        }
    }
}

#[test]
fn mrp_wm4_modifiers() {
    for (kind, stab, talks, plus) in [
        ("cw", 5, "0", 0),
        ("cw", 4, "0", 1),
        ("cw", 3, "-1", 0),
        ("cw", 6, "-3", -3),
        ("cw_iran", 5, "0", 1),
        ("cwc", 5, "0", 0),
        ("cwc_pk", 5, "0", -2),
        ("cwc_iran", 4, "0", 2),
        ("cwc_pk_iran", 4, "-1", -1),
    ] {
        let desk = with(|d| d.set2("cwn", "casia", kind, 1).set1("stab", "casia", stab));
        assert_eq!(total(desk, "WM4", &["casia", kind, talks, "0"], &[6]), 6 + plus, "{kind} {stab} {talks}");
    }
}

#[test]
fn mrp_r63_modifiers_and_goodwill_of_civil_war_talks() {
    // Automatic: -1. At your request: -1, the payment, and World Opinion. A starred result gives Goodwill for either payment.
    let mut desk = with(|d| {
        d.fill("stab", 8).set2("cwn", "casia", "cw", 1).draws("region", &["casia"]).draws("cwkind", &["cw"])
    });
    desk.dice(&[3]).run("un_automatic", &[]);
    assert_eq!((desk.hit().1, desk.get("goodwill")), (2, 0), "no Goodwill for an automatic action");
    let asked = |pay: &'static str, die: u16| {
        let mut desk = blank(|d| {
            d.set("wo", 6).set("ap", 1).set("goodwill", 1).set2("cwn", "casia", "cw", 1);
            if pay == "goodwill" {
                d.draws("tensval", &["v2"]);
            }
        });
        desk.dice(&[die]).run("un_us_actions", &[]).act(&format!("choose wor-un-{pay}")).act("pick civil");
        (desk.hit().1, desk.get("ap"), desk.get("goodwill"))
    };
    assert_eq!(asked("ap", 8), (8 - 1 - 1 - 1, 0, 1));
    assert_eq!(asked("goodwill", 9), (9 - 1 - 2 - 1, 1, 0));
    assert_eq!(asked("ap", 5), (2, 0, 2), "starred");
    assert_eq!(asked("goodwill", 6), (2, 1, 1), "starred: the spent one comes back");
    // A result of three or four has no star.
    assert_eq!(asked("ap", 6), (3, 0, 1));
}

#[test]
fn mrp_r68_war_progress_rolls_every_civil_war_and_ceasefire() {
    // Each one can be helped with 1 AP: -1, and Goodwill on a starred result.
    let set = |d: &mut Desk| {
        d.set("ap", 3)
            .set2("cwn", "euro", "cw", 1)
            .set2("cwn", "casia", "cwc", 1)
            .set2("cwn", "africa", "cw", 2);
    };
    let desk = comes(
        blank(set),
        "civil_wars_all",
        &[],
        &[3, 3, 3, 5],
        "spend 1, spend 0, spend 0, spend 0",
        "ap -1, cwn euro cw -1, cwn euro cwc_pk +1, goodwill +1, cwn casia cwc -1, uns casia +1, \
         cwn africa cw -1, cwn africa cwc +1",
    );
    assert_eq!(
        desk.get2("cwn", "africa", "cw"),
        1,
        "a new ceasefire is not rolled again in the same segment"
    );
    // A starred result without the AP gives nothing.
    let desk = with(|d| d.set2("cwn", "euro", "cw", 1));
    comes(desk, "civil_wars_all", &[], &[2], "", "cwn euro cw -1, cwn euro cwc_pk +1");
    // The same war was already rolled in the UN segment and is rolled here again.
    let mut desk = with(|d| {
        d.fill("stab", 8).set2("cwn", "euro", "cw", 1).draws("region", &["euro"]).draws("cwkind", &["cw"])
    });
    desk.dice(&[6, 6]).run("un_segment", &[]).run("war_progress_all", &[]);
    assert!(desk.done() && desk.given.is_empty());
}

#[test]
fn mrp_r116_iran_influence_finds_its_place() {
    type Set = fn(&mut Desk);
    let cases: [(&str, Set, &[&str]); 6] = [
        (
            "under an active civil war in the Middle East",
            |d| {
                d.set2("cwn", "mideast", "cw", 1).set1("uns", "mideast", 1).set2("cwn", "mideast", "cwc", 1);
            },
            &["cwn mideast cw -1", "cwn mideast cw_iran +1"],
        ),
        (
            "beside an Unstable State",
            |d| {
                d.set2("cwn", "mideast", "cw_iran", 1)
                    .set1("uns", "mideast", 1)
                    .set2("cwn", "mideast", "cwc", 1);
            },
            &["uns_iran mideast +1"],
        ),
        (
            "beside Israel",
            |d| none(d.set1("uns", "mideast", 1).set1("uns_iran", "mideast", 1).set1("uns", "africa", 1)),
            &["iran_israel +1"],
        ),
        ("at most four there", |d| none(d.set("iran_israel", 4)), &["t israel +1"]),
        (
            "six in all",
            |d| {
                d.set("iran_israel", 3).set2("cwn", "mideast", "cw_iran", 2).set2(
                    "cwn",
                    "mideast",
                    "cwc_pk_iran",
                    1,
                );
                d.set1("uns", "mideast", 1);
            },
            &["t israel +1"],
        ),
        (
            "the sixth",
            |d| {
                d.set("iran_israel", 3).set2("cwn", "mideast", "cw_iran", 2).set1("uns", "mideast", 1);
            },
            &["uns_iran mideast +1"],
        ),
    ];
    for (what, set, want) in cases {
        let desk = blank(set);
        println!("{what}");
        comes(desk, "iran_influence_add", &[], &[], "", want);
    }
    // It moves from an Unstable State to the civil war that this becomes, and is removed with it.
    let unstable = |d: &mut Desk| {
        d.set1("uns", "mideast", 1).set1("uns_iran", "mideast", 1);
    };
    let want = ["uns mideast -1", "uns_iran mideast -1", "cwn mideast cw_iran +1"];
    comes(blank(unstable), "uns_to_cw", &["mideast"], &[], "", &want);
    comes(blank(unstable), "uns_remove", &["mideast"], &[], "", "uns mideast -1, uns_iran mideast -1");
    // Otherwise the player chooses which one is removed.
    let all = |d: &mut Desk| {
        d.set1("uns", "mideast", 1).set1("uns_iran", "mideast", 1).set("iran_israel", 1);
        d.set2("cwn", "mideast", "cw_iran", 1).set2("cwn", "mideast", "cwc_iran", 1).set2(
            "cwn",
            "mideast",
            "cwc_pk_iran",
            1,
        );
    };
    for (option, want) in [
        ("war", &["cwn mideast cw_iran -1", "cwn mideast cw +1"][..]),
        ("ceasefire", &["cwn mideast cwc_iran -1", "cwn mideast cwc +1"]),
        ("keepers", &["cwn mideast cwc_pk_iran -1", "cwn mideast cwc_pk +1"]),
        ("unstable", &["uns_iran mideast -1"]),
        ("israel", &["iran_israel -1"]),
    ] {
        comes(blank(all), "wor_iran_influence_off", &[], &[], &[&format!("choose wor-iran-{option}")], want);
    }
}

#[test]
fn mrp_r115_year_end_6_region_by_region() {
    // Regional Crisis 0, at most one Unstable State, no Rogue State: Stability +1.
    let calm = |rc: i16, uns: i16, set: fn(&mut Desk)| {
        blank(|d| {
            d.fill("rc", 2).set1("rc", "mideast", rc).set1("uns", "mideast", uns);
            set(d);
        })
    };
    comes(calm(0, 0, |_| ()), "consequence_6", &[], &[], "", "stab mideast +1");
    comes(calm(0, 1, |_| ()), "consequence_6", &[], &[], "", "stab mideast +1");
    comes(calm(0, 2, |_| ()), "consequence_6", &[], &[], "", "");
    comes(calm(0, 0, |d| none(d.rogue("mideast", 1))), "consequence_6", &[], &[], "", "");
    // Regional Crisis 1 and one Unstable State: the latter is removed.
    comes(calm(1, 1, |d| none(d.set1("t", "iran", 2))), "consequence_6", &[], &[], "", "uns mideast -1");
    comes(calm(1, 2, |_| ()), "consequence_6", &[], &[], "", "");
    // Regional Crisis 1 and none: two Tensions of the home allies, Iran or North Korea, or two groups by one level each.
    let both: fn(&mut Desk) = |d| {
        d.set1("t", "iran", 1).set1("t", "gulf", 2).set1("t", "nk", 5).set1("t", "japan", 5);
        d.group("mideast", 2, 0).group("mideast", 1, 3).group("mideast", 4, 0);
    };
    let mut desk = calm(1, 0, both);
    desk.run("consequence_6", &[]);
    assert_eq!(desk.choices(), ["choose year-calm-tensions", "choose year-calm-terror"]);
    desk.act("choose year-calm-tensions");
    assert_eq!(desk.choices(), ["pick gulf", "pick iran"]);
    desk.act("pick iran");
    assert!(desk.done(), "the second is on the Gulf States alone");
    assert_eq!((desk.get1("t", "iran"), desk.get1("t", "gulf"), desk.get1("t", "nk")), (0, 1, 5));
    let mut desk = calm(1, 0, both);
    desk.run("consequence_6", &[]).act("choose year-calm-terror").act("pick 2");
    assert!(!desk.may("pick 1"), "the group that was lowered is not lowered again");
    desk.act("pick 1-fixed");
    assert_eq!(desk.groups("mideast"), [(1, 0), (4, 0)]);
    // Asia/Pacific: North Korea and the allies at home there.
    let mut desk = with(|d| d.fill("rc", 2).set1("rc", "apac", 1).fill("t", 1));
    desk.run("consequence_6", &[]);
    assert_eq!(desk.choices(), ["pick japan", "pick rok", "pick australia", "pick nk"]);
    // Only one bullet can apply to a region: removing the Unstable State leaves no second benefit.
    comes(calm(1, 1, both), "consequence_6", &[], &[], "", "uns mideast -1");
}

#[test]
fn mrp_r117_a_base_counts_as_three_and_is_not_removed_as_influence() {
    // WD2, WD4, FNI and raids take it into account (see their own tests); here the removals are tested.
    let base = |d: &mut Desk| {
        d.set2("base", "russia", "east", 1).set1("align", "east", 8);
    };
    comes(blank(base), "inf_remove", &["russia", "east"], &[], "", "");
    comes(blank(base), "wor_influence_off", &["east"], &[], "", "");
    let mut desk = blank(base);
    desk.segment("four_abroad");
    assert_eq!(desk.refused("action influence").0, "MRP-ACT-influence");
    // Three Influence end a trade agreement, and so does a Base alone.
    let desk = blank(|d| {
        base(d);
        d.set1("trade", "east", 2).set1("rc", "east", 2);
    });
    comes(desk, "trade_agreements", &[], &[6], "", "pa -1, trade east -2");
    // A raid there has +1.
    let desk = blank(|d| {
        base(d);
        d.group("east", 1, 3);
    });
    assert_eq!(total(desk, "WM2_raid", &["east", "tg1f", "0", "0"], &[3]), 4);
}

// ---- WM3 Cyber attacks ----

/// A US cyberattack with the result die, the reaction die, and further dice.
#[track_caller]
fn attack(set: impl FnOnce(&mut Desk), target: &str, kind: &str, dice: &[u16], want: impl Words) -> Desk {
    let want = [vec![format!("cyber_used {target} +1")], want.words()].concat();
    comes(blank(set), "cyber", &[target, kind, "0"], dice, "", &want)
}

/// A reaction die with no reaction: a natural 1 or 2, even if the result modifies the die.
const QUIET: u16 = 1;

#[test]
fn mrp_wm3_results_nuclear_programme() {
    // -1 against Iran and North Korea, so the die is one more than the total.
    for nation in ["iran", "nk"] {
        let down = format!("nuke {nation} -1");
        let holds = format!("no_nuke {nation} +1");
        for die in 1..=3 {
            attack(|_| (), nation, "0", &[die, QUIET], &[&down]);
        }
        for die in 4..=7 {
            attack(|_| (), nation, "0", &[die, QUIET], &[&holds]);
        }
        for die in 8..=10 {
            attack(|_| (), nation, "0", &[die, QUIET], "");
        }
        // If the US is behind in Cyber: 10 with +1 - 1 is detected, and the reaction die has +3.
        let behind = |d: &mut Desk| {
            d.set2("cap", "china", "cyber", 5);
        };
        let mut desk = attack(behind, nation, "0", &[9, 2], "");
        assert_eq!(desk.hit().1, 2);
        desk = blank(behind);
        desk.dice(&[10, 1, 10]).draws("tgkind", &[]).run("cyber", &[nation, "0", "0"]);
        let chart = if nation == "iran" { "WM3_iran_reacts" } else { "WM3_nk_reacts" };
        assert_eq!(bonus(&desk, chart), 3, "{nation}");
    }
}

#[test]
fn mrp_wm3_results_infrastructure_of_iran() {
    for die in 1..=4 {
        // Relative Strength on tracks 7 (Israel on top), 9 (Iran on top) and 10 (US on top).
        attack(|_| (), "iran", "1", &[die, QUIET], "edge track7 -1, edge track9 +1, edge track10 -1");
    }
    for die in 5..=8 {
        let set = |d: &mut Desk| {
            d.set("iran_israel", 1).group("mideast", 3, 1).group("mideast", 4, 0).group("mideast", 2, 0);
        };
        attack(set, "iran", "1", &[die, QUIET], "iran_israel -1, tg mideast tg3g -1, tg mideast tg2g +1");
        attack(|_| (), "iran", "1", &[die, QUIET], "");
    }
    for die in 9..=10 {
        attack(|_| (), "iran", "1", &[die, QUIET], "");
    }
}

#[test]
fn mrp_wm3_results_infrastructure_of_north_korea() {
    for die in 1..=4 {
        attack(|_| (), "nk", "1", &[die, QUIET], "edge track6 +1");
        let desk = |d: &mut Desk| none(war(d, "us_dprk", "apac"));
        attack(desk, "nk", "1", &[die, QUIET], "war_def w1 -2");
    }
    for die in 5..=8 {
        attack(|d| none(d.set1("rc", "apac", 2)), "nk", "1", &[die, QUIET], "rc apac -1");
    }
    for die in 9..=10 {
        attack(|_| (), "nk", "1", &[die, QUIET], "");
    }
}

#[test]
fn mrp_wm3_results_russia_and_china() {
    attack(|_| (), "russia", "2", &[1, QUIET], "soe russia -1, apc russia -1");
    for die in 2..=7 {
        attack(|_| (), "russia", "2", &[die, QUIET], "soe russia trend -1");
    }
    for die in 8..=9 {
        attack(|_| (), "russia", "2", &[die, QUIET], "");
    }
    // Infrastructure: a capability of your choice.
    let mut desk = with(|d| d.set2("cap", "russia", "naval", 1));
    desk.dice(&[1]).run("cyber", &["russia", "1", "0"]);
    assert!(!desk.may("pick naval"), "it is at 1 already");
    let before = desk.state.clone();
    desk.dice(&[QUIET]).act("pick missiles");
    same(
        &desk,
        &before,
        &["cap russia missiles -1", "apc russia -1", "soe russia trend -1"],
        "Russia's infrastructure, 1",
    );
    for die in 2..=4 {
        attack(|_| (), "russia", "1", &[die, QUIET], "edge track3 +1, apc russia -1");
    }
    for die in 5..=7 {
        attack(|_| (), "russia", "1", &[die, QUIET], "soe russia trend -1");
    }
    for die in 8..=9 {
        attack(|_| (), "russia", "1", &[die, QUIET], "");
    }
    let mut desk = Desk::blank();
    desk.dice(&[1]).run("cyber", &["china", "1", "0"]);
    let before = desk.state.clone();
    desk.dice(&[QUIET]).act("pick cyber");
    same(&desk, &before, &["cap china cyber -1", "soe china -1"], "China's infrastructure, 1");
    for die in 2..=4 {
        attack(|_| (), "china", "1", &[die, QUIET], "edge track5 +1, apc china -1, soe china trend -1");
        // Japan is at its maximum, so India is next.
        let full = |d: &mut Desk| none(d.set1("edge", "track5", 4));
        attack(full, "china", "1", &[die, QUIET], "edge track1 +1, apc china -1, soe china trend -1");
    }
    for die in 5..=8 {
        attack(|_| (), "china", "1", &[die, QUIET], "soe china trend -1");
    }
    // Detected: China at 9 or more, Russia at 10 or more; +3 on the reaction (1 is a 4).
    for die in 9..=10 {
        attack(|_| (), "china", "1", &[die, 1], "t china +3, rel china trend -1");
    }
    attack(|_| (), "russia", "1", &[10, 1], "t russia +3, rel russia trend -1");
    attack(|_| (), "russia", "2", &[10, 1], "t russia +2");
}

#[test]
fn mrp_wm3_results_rogue_state() {
    let rogue = |d: &mut Desk| {
        d.rogue("africa", 2)
            .group("africa", 3, 0)
            .group("africa", 3, 1)
            .group("africa", 1, 0)
            .group("africa", 4, 0);
    };
    // 2 or less (with -1 against a Rogue State): a group by two levels, or two groups by one each; levels 3, 2, 1 in this order.
    let hit = |choice: &'static str, acts: &[&str], want: &[&str]| {
        for die in 1..=3 {
            let acts: Vec<&str> = [choice].into_iter().chain(acts.iter().copied()).collect();
            let want: Vec<&str> = want.iter().copied().chain(["cyber_used_rs rs1 +1"]).collect();
            comes(blank(rogue), "cyber_rs", &["0", "0"], &[die, QUIET], &acts, &want);
        }
    };
    hit("choose wor-cyber-one", &["pick 3"], &["tg africa tg3 -1", "tg africa tg1 +1"]);
    hit(
        "choose wor-cyber-two",
        &["pick 3"],
        &["tg africa tg3 -1", "tg africa tg2 +1", "tg africa tg3g -1", "tg africa tg2g +1"],
    );
    // If it is at war: its strength -2.
    let at_war = |d: &mut Desk| {
        rogue(d);
        let w = war(d, "us_rs", "africa");
        d.set1("war_rs", &w, 0);
    };
    comes(blank(at_war), "cyber_rs", &["0", "0"], &[3, QUIET], "", "war_def w1 -2, cyber_used_rs rs1 +1");
    // 3-9: a group by one level.
    for die in 4..=10 {
        let want = ["tg africa tg3 -1", "tg africa tg2 +1", "cyber_used_rs rs1 +1"];
        comes(blank(rogue), "cyber_rs", &["0", "0"], &[die, QUIET], "pick 3", &want);
    }
    // Detected (Cyber one behind, die 10): the reaction die 1 is a 4.
    let behind = |d: &mut Desk| {
        rogue(d);
        d.set2("cap", "russia", "cyber", 5);
    };
    comes(
        blank(behind),
        "cyber_rs",
        &["0", "0"],
        &[10, 1, 10],
        "",
        "pa +1, t china +1, cyber_used_rs rs1 +1",
    );
}

#[test]
fn mrp_wm3_modifiers_of_the_result() {
    // Minus the lead over the higher peer, limited to three either way; weak target -1; joint -1, Israel -2; in total -4 to +3.
    for (us, russia, china, target, kind, chart, actor, want) in [
        (4, 4, 4, "russia", "1", "WM3_russia", "0", 0),
        (6, 4, 3, "russia", "1", "WM3_russia", "0", -2),
        (6, 2, 5, "russia", "2", "WM3_russia_economy", "0", -1),
        (7, 1, 1, "china", "1", "WM3_china", "0", -3),
        (1, 7, 1, "china", "1", "WM3_china", "0", 3),
        (4, 4, 4, "iran", "0", "WM3_nuclear", "0", -1),
        (4, 4, 4, "nk", "1", "WM3_nk", "0", -1),
        (4, 4, 4, "iran", "1", "WM3_iran", "1", -2),
        (4, 4, 4, "iran", "1", "WM3_iran", "2", -3),
        (5, 4, 4, "iran", "1", "WM3_iran", "2", -4),
        (7, 1, 1, "iran", "1", "WM3_iran", "2", -4),
        (7, 1, 1, "nk", "0", "WM3_nuclear", "1", -4),
        (1, 7, 7, "nk", "0", "WM3_nuclear", "0", 2),
        (7, 1, 1, "russia", "1", "WM3_russia", "1", -4),
    ] {
        let mut desk = with(|d| {
            d.set2("cap", "us", "cyber", us)
                .set2("cap", "russia", "cyber", russia)
                .set2("cap", "china", "cyber", china)
        });
        // A die that leads to a row without further dice or questions, and to no reaction.
        let die = (6 - want).clamp(1, 10) as u16;
        desk.dice(&[die, 1]).run("cyber", &[target, kind, actor]);
        assert_eq!(
            i16::from(bonus(&desk, chart)),
            want,
            "{us}/{russia}/{china} {target} {kind} actor {actor}"
        );
        assert!(desk.done());
    }
    // The new player's -1 is added, but only for the US.
    for (actor, want) in [("0", -4), ("1", -4)] {
        let mut desk = with(|d| d.set("newcomer", 1).set2("cap", "us", "cyber", 7));
        desk.dice(&[10, 1]).run("cyber", &["russia", "2", actor]);
        assert_eq!(bonus(&desk, "WM3_russia_economy"), want, "actor {actor}");
        assert_eq!(bonus(&desk, "WM3_russia_economy_reacts"), -1 - i8::from(actor == "0"), "actor {actor}");
    }
    let mut desk = with(|d| d.rogue("africa", 1));
    desk.dice(&[5, 1]).run("cyber_rs", &["0", "0"]);
    assert_eq!(bonus(&desk, "WM3_rs"), -1);
}

#[test]
fn mrp_wm3_modifiers_of_the_reaction() {
    for (target, kind, chart, die, want) in [
        ("iran", "0", "WM3_iran_reacts", 3, -2),
        ("iran", "0", "WM3_iran_reacts", 4, 0),
        ("nk", "0", "WM3_nk_reacts", 3, -2),
        ("nk", "0", "WM3_nk_reacts", 8, 0),
        ("iran", "1", "WM3_iran_reacts", 4, -2),
        ("iran", "1", "WM3_iran_reacts", 5, 0),
        ("nk", "1", "WM3_nk_reacts", 4, -2),
        ("nk", "1", "WM3_nk_reacts", 9, 0),
        ("russia", "2", "WM3_russia_economy_reacts", 1, -2),
        ("russia", "2", "WM3_russia_economy_reacts", 2, -1),
        ("russia", "2", "WM3_russia_economy_reacts", 7, -1),
        ("russia", "2", "WM3_russia_economy_reacts", 8, 0),
        ("russia", "1", "WM3_russia_reacts", 2, 0),
        ("russia", "1", "WM3_russia_reacts", 8, 0),
        ("china", "1", "WM3_china_reacts", 2, 0),
        ("china", "1", "WM3_china_reacts", 8, 0),
    ] {
        let mut desk = Desk::blank();
        desk.dice(&[die, QUIET]).run("cyber", &[target, kind, "0"]);
        assert_eq!(bonus(&desk, chart), want, "{target} {kind} die {die}");
    }
    for (target, chart) in [("russia", "WM3_russia_reacts"), ("china", "WM3_china_reacts")] {
        let mut desk = Desk::blank();
        desk.dice(&[1]).run("cyber", &[target, "1", "0"]).dice(&[QUIET]).act("pick air");
        assert_eq!(bonus(&desk, chart), -1, "{target}");
    }
    for (die, want) in [(3, -2), (4, 0), (10, 0)] {
        let mut desk = with(|d| d.rogue("africa", 1));
        desk.dice(&[die, QUIET]).run("cyber_rs", &["0", "0"]);
        assert_eq!(bonus(&desk, "WM3_rs_reacts"), want, "Rogue State, die {die}");
    }
}

#[test]
fn mrp_wm3_reaction_of_a_rogue_state() {
    let react = |goodwill: i16, dice: &[u16], want: &[&str]| {
        let desk = with(|d| d.set("goodwill", goodwill));
        comes(desk, "WM3_rs_reacts", &["africa", "0"], dice, "", want);
    };
    for die in 1..=2 {
        react(1, &[die], &[]);
    }
    for die in 3..=6 {
        for (angry, country) in
            [(1, "iran"), (4, "iran"), (5, "nk"), (7, "nk"), (8, "russia"), (9, "russia"), (10, "china")]
        {
            react(1, &[die, angry], &["pa +1", &format!("t {country} +1")]);
        }
    }
    for die in 7..=9 {
        react(1, &[die], &["align africa trend -1", "pa -1"]);
    }
    let all = ["rel russia trend -1", "rel china trend -1", "align africa trend -1", "pa -1"];
    react(1, &[10], &[&all[..], &["goodwill -1"]].concat());
    react(0, &[10], &[&all[..], &["wo -1"]].concat());
}

#[test]
fn mrp_wm3_reaction_of_iran() {
    let react = |draws: &[&str], dice: &[u16], want: &[&str]| {
        let desk = with(|d| d.group("mideast", 1, 0).group("mideast", 2, 0).draws("tgkind", draws));
        comes(desk, "WM3_iran_reacts", &["0"], dice, "", want);
    };
    let raised = ["tg mideast tg1 -1", "tg mideast tg2 +1"];
    for die in 1..=2 {
        react(&[], &[die], &[]);
    }
    for die in 3..=6 {
        react(&[], &[die, 5], &["t iran +1", "t israel +1"]);
        react(&["tg1"], &[die, 6], &[&["t iran +1", "t israel +1"], &raised[..]].concat());
    }
    let tense = ["t iran +1", "t israel +1", "t china +1", "t russia +1"];
    for die in 7..=9 {
        for (lot, track) in [(1, "status track7 +1"), (5, "status track7 +1"), (6, "status track10 +1")] {
            react(&[], &[die, lot, 3], &[&tense[..], &[track]].concat());
            react(&["tg1"], &[die, lot, 4], &[&tense[..], &[track, "iran_israel +1"], &raised].concat());
        }
    }
    let peers = ["rel russia trend -1", "rel china trend -1", "iran_israel +1", "status track7 +1"];
    react(&["tg1"], &[10, 1], &[&tense[..], &peers, &raised].concat());
}

#[test]
fn mrp_wm3_reaction_of_north_korea() {
    let react = |dice: &[u16], want: &[&str]| {
        comes(Desk::blank(), "WM3_nk_reacts", &["0"], dice, "", want);
    };
    for die in 1..=2 {
        react(&[die], &[]);
    }
    for die in 3..=6 {
        react(&[die], &["t nk +2", "t rok +2", "tg apac tg1 +2"]);
    }
    for die in 7..=9 {
        react(
            &[die],
            &["t nk +2", "t rok +2", "t china +1", "t russia +1", "status track6 +1", "rc apac +1"],
        );
    }
    let all =
        ["rel russia trend -1", "rel china trend -1", "t nk +2", "t rok +2", "t china +2", "t russia +2"];
    react(&[10, 5], &[&all[..], &["status track6 +1"]].concat());
    react(&[10, 6], &[&all[..], &["status track6 +2"]].concat());
    // A war caused by it: North Korea attacks with surprise.
    let mut desk = with(|d| d.set1("status", "track6", 4));
    desk.dice(&[7]).run("WM3_nk_reacts", &["0"]);
    assert_eq!((desk.get1("war_kind", "w1"), desk.get1("war_us", "w1")), (of("us_dprk"), 2));
    assert_eq!(desk.get1("war_surprise", "w1"), -1);
}

#[test]
fn mrp_wm3_reaction_of_russia() {
    let economy = |posture: i16, draws: &[&str], dice: &[u16], want: &[&str]| {
        let desk = with(|d| d.set1("posture", "russia", posture).draws("region", draws));
        comes(desk, "WM3_russia_economy_reacts", &["0"], dice, "", want);
    };
    for die in 1..=2 {
        economy(1, &[], &[die], &[]);
    }
    for die in 3..=6 {
        economy(1, &[], &[die], &["t russia +2"]);
    }
    for die in 7..=9 {
        economy(1, &[], &[die], &["t russia +3", "rel russia trend -1"]);
    }
    let worse = ["rel russia -1", "apc russia +1"];
    for die in 1..=3 {
        economy(1, &[], &[10, die], &[&worse[..], &["counters russia east +1"]].concat());
    }
    for die in 4..=8 {
        economy(1, &[], &[10, die], &[&worse[..], &["counters russia mideast +1"]].concat());
    }
    for die in 9..=10 {
        economy(1, &[], &[10, die], &[&worse[..], &["posture russia +1", "chit_cup c_russia +1"]].concat());
        let three = ["counters russia euro +1", "counters russia africa +1", "counters russia apac +1"];
        economy(2, &["euro", "africa", "apac"], &[10, die], &[&worse[..], &three].concat());
    }
    // Infrastructure.
    let infra = |posture: i16, dice: &[u16], want: &[&str]| {
        let desk = with(|d| d.set1("posture", "russia", posture));
        comes(desk, "WM3_russia_reacts", &["0"], dice, "", want);
    };
    for die in 1..=2 {
        infra(1, &[die], &[]);
    }
    for die in 3..=6 {
        infra(1, &[die], &["t russia +3", "rel russia trend -1"]);
    }
    for die in 7..=9 {
        // One attack of H1: on the economy (1); with equal Cyber 2 is a success: EW.
        infra(1, &[die, 1, 2], &[&worse[..], &["soe us trend -1"]].concat());
    }
    for (die, want) in
        [(1, "counters russia east +1"), (3, "counters russia east +1"), (4, "counters russia mideast +1")]
    {
        infra(1, &[10, die], &[&worse[..], &[want]].concat());
    }
    infra(1, &[10, 6], &[&worse[..], &["counters russia mideast +1"]].concat());
    for die in 7..=8 {
        infra(1, &[10, die], &[&worse[..], &["status track3 +1"]].concat());
    }
    for die in 9..=10 {
        infra(
            1,
            &[10, die],
            &[&worse[..], &["posture russia +1", "chit_cup c_russia +1", "edge track3 -1"]].concat(),
        );
        let both = ["counters russia east +1", "counters russia euro +1", "edge track3 -1"];
        infra(2, &[10, die], &[&worse[..], &both].concat());
    }
}

#[test]
fn mrp_wm3_reaction_of_china() {
    let react = |posture: i16, dice: &[u16], want: &[&str]| {
        let desk = with(|d| d.set1("posture", "china", posture));
        comes(desk, "WM3_china_reacts", &["0"], dice, "", want);
    };
    for die in 1..=2 {
        react(1, &[die], &[]);
    }
    for die in 3..=6 {
        react(1, &[die], &["t china +3", "rel china trend -1"]);
    }
    let worse = ["rel china -1", "apc china +1"];
    for die in 7..=9 {
        react(1, &[die, 1, 2], &[&worse[..], &["soe us trend -1"]].concat());
    }
    for die in 1..=3 {
        react(1, &[10, die], &[&worse[..], &["counters china apac +1"]].concat());
    }
    for die in 4..=6 {
        react(1, &[10, die], &[&worse[..], &["counters china casia +1"]].concat());
    }
    for die in 7..=8 {
        for (lot, track) in [
            (1, "status track5 +1"),
            (6, "status track5 +1"),
            (7, "status track1 +1"),
            (10, "status track1 +1"),
        ] {
            react(1, &[10, die, lot], &[&worse[..], &[track]].concat());
        }
    }
    for die in 9..=10 {
        react(
            1,
            &[10, die],
            &[&worse[..], &["posture china +1", "chit_cup c_china +1", "edge track5 -1"]].concat(),
        );
        let both = ["counters china apac +1", "counters china casia +1", "edge track5 -1"];
        react(2, &[10, die], &[&worse[..], &both].concat());
    }
}

#[test]
fn mrp_wm3_a_reaction_that_brings_track_3_to_war_loses() {
    let mut desk = with(|d| d.set1("status", "track3", 4));
    desk.dice(&[10, 7]).run("WM3_russia_reacts", &["0"]);
    assert_eq!(desk.ended(), Some("loss-3"));
}

#[test]
fn mrp_wm3_a_peers_own_attack_in_a_war() {
    for (die, plus) in [(1, 3), (3, 3), (4, 2), (6, 2), (7, 1), (8, 1), (9, 0), (10, 0)] {
        let desk = blank(|d| none(war(d, "india_china", "casia")));
        let more = format!("war_def w1 +{plus}");
        let want: Vec<&str> = (plus > 0).then_some(more.as_str()).into_iter().collect();
        comes(desk, "cyber_war", &["china", "0"], &[die], "", &want);
    }
    // The lead has the opposite sign: a US lead makes it harder.
    for (us, china, want) in [(7, 1, 3), (5, 4, 1), (4, 6, -2), (1, 7, -3)] {
        let desk = blank(|d| {
            war(d, "india_china", "casia");
            d.set2("cap", "us", "cyber", us)
                .set2("cap", "china", "cyber", china)
                .set2("cap", "russia", "cyber", 1);
        });
        assert_eq!(total(desk, "WM3_war", &["china", "0"], &[5]), 5 + want, "{us} against {china}");
    }
}

#[test]
fn mrp_wm3_iran_out_of_the_game_is_no_target() {
    comes(with(|d| d.set("iran_out", 1)), "cyber", &["iran", "0", "0"], &[], "", "");
}

// ---- Military actions ----

#[test]
fn mrp_act_darpa_places_a_counter() {
    let with = |rating: i16, ap: i16| {
        blank(|d| {
            if rating > 0 {
                secdef(d, rating);
            }
            d.set("ap", ap).set2("cap", "us", "space", 7);
        })
    };
    // 1 AP; free with a Secretary of Defense of rating 2.
    action(with(0, 2), "darpa", &[], "pick naval", "ap -1, darpa naval +1");
    action(with(1, 2), "darpa", &[], "pick naval", "ap -1, darpa naval +1");
    action(with(2, 0), "darpa", &[], "pick naval", "darpa naval +1");
    let mut desk = with(1, 0);
    desk.segment("four_abroad");
    assert!(desk.refused("action darpa").1.contains("mrp-bar-cost"));
    // One per track, and at most two in use.
    let mut desk = with(2, 0);
    desk.set1("darpa", "naval", 1).segment("four_abroad").act("action darpa");
    assert!(!desk.may("pick naval") && desk.may("pick air"));
    desk.act("pick air");
    assert!(desk.refused("action darpa").1.contains("mrp-need-wor-darpa-free"));
}

/// Only these units: (place, unit, number).
fn units(at: &[(&str, &str, i16)]) -> Desk {
    blank(|d| {
        no_units(d);
        for &(place, unit, number) in at {
            d.set2("unit_at", place, unit, number);
        }
    })
}

#[test]
fn mrp_act_deploy_carriers_and_marines() {
    // Up to two units, each only once.
    let fleet = [("z_med", "carrier", 1), ("z_indian", "carrier", 1), ("b_conus", "usmc", 1)];
    let mut desk = units(&fleet);
    desk.segment("four_abroad").act("action deploy");
    assert_eq!(desk.choices(), ["pick conus", "pick mediterranean", "pick indian-ocean"]);
    desk.act("pick mediterranean");
    assert_eq!(
        desk.choices(),
        ["pick north-atlantic", "pick indian-ocean", "pick western-pacific", "pick south-atlantic"]
    );
    desk.act("pick western-pacific");
    assert_eq!(desk.choices(), ["pick conus", "pick indian-ocean", "decline"], "not the one that has moved");
    desk.act("pick conus");
    assert_eq!(desk.choices().len(), 5, "Marines go from CONUS to a zone, not ashore: {:?}", desk.choices());
    desk.act("pick mediterranean");
    assert!(desk.may("forgo"));
    let at = |place: &str, unit: &str| desk.get2("unit_at", place, unit);
    assert_eq!(
        (at("z_wpacific", "carrier"), at("z_med", "carrier"), at("z_med", "usmc"), at("b_conus", "usmc")),
        (1, 0, 1, 0)
    );
    // One is enough.
    let want = ["unit_at z_med carrier -1", "unit_at z_indian carrier +1"];
    action(units(&fleet), "deploy", &[], "pick mediterranean, pick indian-ocean, decline", &want);
}

#[test]
fn mrp_act_deploy_marines_go_ashore_and_back() {
    // From a zone to a region in its reach, or to another zone.
    let mut desk = units(&[("z_indian", "usmc", 1)]);
    desk.segment("four_abroad").act("action deploy");
    let choices = desk.choices();
    let zones = ["pick north-atlantic", "pick mediterranean", "pick western-pacific", "pick south-atlantic"];
    assert_eq!(
        choices,
        [&["pick middle-east", "pick central-south-asia", "pick africa"], &zones[..]].concat()
    );
    desk.act("pick africa");
    assert_eq!((desk.get2("unit_at", "b_africa", "usmc"), desk.get2("unit_at", "z_indian", "usmc")), (1, 0));
    // Back to a connected zone.
    let mut desk = units(&[("b_africa", "usmc", 1)]);
    desk.segment("four_abroad").act("action deploy");
    assert_eq!(desk.choices(), ["pick mediterranean", "pick indian-ocean", "pick south-atlantic"]);
}

#[test]
fn mrp_act_deploy_air_and_ground_units() {
    let army = [("b_conus", "light", 1), ("b_euro", "usaf", 1), ("b_conus", "heavy", 1)];
    let mut desk = units(&army);
    desk.segment("four_abroad").act("action deploy").act("pick conus").act("pick light");
    assert_eq!(desk.choices().len(), 8, "any region: {:?}", desk.choices());
    desk.act("pick africa");
    assert!(desk.may("forgo"), "one unit only");
    assert_eq!(desk.get2("unit_at", "b_africa", "light"), 1);
    let want = ["unit_at b_euro usaf -1", "unit_at b_apac usaf +1"];
    action(units(&army), "deploy", &[], "pick eurozone, pick asia-pacific", &want);
}

#[test]
fn mrp_act_deploy_two_teams() {
    let teams = [("b_conus", "sof", 1), ("b_africa", "intel", 1)];
    let acts = ["pick conus", "pick eurozone", "pick africa", "pick middle-east"];
    action(
        units(&teams),
        "deploy",
        &[],
        &acts,
        "unit_at b_conus sof -1, unit_at b_euro sof +1, unit_at b_africa intel -1, \
         unit_at b_mideast intel +1",
    );
    let want = ["unit_at b_conus sof -1", "unit_at b_africa sof +1"];
    action(units(&teams), "deploy", &[], "pick conus, pick africa, decline", &want);
    // A unit that has moved does not move again.
    let mut desk = units(&teams);
    desk.segment("four_abroad").act("action deploy").act("pick conus").act("pick eurozone");
    assert_eq!(desk.choices(), ["pick africa", "decline"]);
}

#[test]
fn mrp_act_deploy_an_army_heavy_needs_two_segments() {
    let heavy = [("b_conus", "heavy", 1), ("b_rok", "heavy", 1)];
    let want = ["unit_at b_conus heavy -1", "unit_at b_mideast transit +1"];
    let desk = action(units(&heavy), "deploy", &[], "pick middle-east", &want);
    // Not in the same segment. The Heavy in the ROK box never moves.
    assert!(desk.refused("action deploy").1.contains("mrp-need-wor-deploy-units"));
    // In a later segment it is turned over.
    let mut desk = units(&[("b_mideast", "transit", 1)]);
    desk.fill("wor_transit_new", 0);
    action(desk, "deploy", &[], "", "unit_at b_mideast transit -1, unit_at b_mideast heavy +1");
}

#[test]
fn mrp_act_deploy_is_refused_where_nothing_can_move() {
    let mut desk = units(&[("b_rok", "heavy", 1), ("b_assets", "heavy", 2)]);
    desk.segment("four_abroad");
    assert_eq!(desk.refused("action deploy").0, "MRP-ACT-deploy");
}

#[test]
fn mrp_units_carrier_zones_and_their_regions() {
    let zones: [(&str, &[&str]); 5] = [
        ("z_natlantic", &["euro", "camerica"]),
        ("z_med", &["euro", "east", "mideast", "africa"]),
        ("z_indian", &["mideast", "casia", "africa"]),
        ("z_wpacific", &["apac"]),
        ("z_satlantic", &["samerica", "africa"]),
    ];
    for (zone, reached) in zones {
        for region in REGIONS {
            let mut desk = units(&[(zone, "carrier", 1)]);
            desk.run("us_strength", &[region, "air_missile", "0", "0"]);
            assert_eq!(desk.get("found"), 3 * i16::from(reached.contains(&region)), "{zone} to {region}");
        }
    }
}

#[test]
fn mrp_units_strengths_by_type_of_war() {
    // Combined in Africa includes the four of the submarines, Guerilla does not; Air/Missile counts only USAF and Carriers.
    for (place, unit, combined, guerilla, air) in [
        ("b_africa", "heavy", 4, 3, 0),
        ("b_africa", "transit", 0, 0, 0),
        ("b_africa", "light", 2, 2, 0),
        ("b_africa", "usmc", 3, 3, 0),
        ("z_med", "usmc", 2, 2, 0),
        ("b_africa", "usaf", 3, 3, 3),
        ("z_med", "carrier", 3, 3, 3),
        ("b_africa", "sof", 1, 1, 0),
        ("b_africa", "intel", 0, 0, 0),
        ("b_rok", "heavy", 0, 0, 0),
        ("b_conus", "heavy", 0, 0, 0),
    ] {
        for (ty, want) in [("combined", combined + 4), ("guerilla", guerilla), ("air_missile", air)] {
            let mut desk = units(&[(place, unit, 1)]);
            desk.run("us_strength", &["africa", ty, "0", "0"]);
            assert_eq!(desk.get("found"), want, "{unit} at {place}, {ty}");
        }
    }
    let strength = |set: fn(&mut Desk), region: &str, ty: &str, korea: &str| {
        let mut desk = units(&[]);
        set(&mut desk);
        desk.run("us_strength", &[region, ty, korea, "0"]);
        desk.get("found")
    };
    // No submarines in Eastern Europe and Central/South Asia; UN troops 2; a Heavy counts 4 in a Guerilla war on EASIER.
    for region in REGIONS {
        let want = if region == "east" || region == "casia" { 0 } else { 4 };
        assert_eq!(strength(|_| (), region, "combined", "0"), want, "{region}");
    }
    assert_eq!(strength(|d| none(d.set1("un_troops", "africa", 1)), "africa", "guerilla", "0"), 2);
    assert_eq!(strength(|d| none(d.set1("un_troops", "africa", 1)), "africa", "air_missile", "0"), 0);
    let easier: fn(&mut Desk) = |d| none(d.set("difficulty", 0).set2("unit_at", "b_africa", "heavy", 1));
    assert_eq!(strength(easier, "africa", "guerilla", "0"), 4);
    // The fixed Heavy in the ROK box fights in Korea.
    assert_eq!(strength(|d| none(d.set2("unit_at", "b_rok", "heavy", 1)), "apac", "combined", "1"), 8);
    // The example in house B7: 18 around the Middle East on NORMAL.
    let mut desk = Desk::normal();
    desk.run("us_strength", &["mideast", "combined", "0", "0"]);
    assert_eq!(desk.get("found"), 18);
}

#[test]
fn mrp_units_the_assets_box_is_closed_to_actions() {
    let desk = Desk::normal();
    let assets =
        ["heavy", "light", "usmc", "usaf", "carrier"].map(|unit| desk.get2("unit_at", "b_assets", unit));
    assert_eq!(assets, [2, 3, 2, 1, 1]);
    let mut desk = units(&[("b_assets", "carrier", 1), ("b_assets", "light", 3), ("z_med", "carrier", 1)]);
    desk.segment("four_abroad").act("action deploy");
    assert!(!desk.choices().iter().any(|choice| choice.contains("assets")), "{:?}", desk.choices());
}

#[test]
fn mrp_act_arms_cost_and_supply_of_an_ally_at_war() {
    let at_war = |kind: &'static str, rating: i16| {
        blank(|d| {
            war(d, kind, "mideast");
            d.set("ap", 1);
            if rating > 0 {
                secdef(d, rating);
            }
        })
    };
    let want = ["ap -1", "war_att w1 +1", "t iran +1", "level gulf +1"];
    action(at_war("gulf_iran", 0), "arms", &[], "", &want);
    // Free with a Secretary of Defense of rating 1. Pakistan has no Tensions.
    action(at_war("india_pakistan", 1), "arms", &[], "", "war_att w1 +1, level india +1");
    action(at_war("india_china", 1), "arms", &[], "", "war_att w1 +1, t china +1, level india +1");
    // Not for Ukraine, because it is not an ally.
    let mut desk = at_war("ukraine_russia", 1);
    desk.segment("four_abroad");
    assert_eq!(desk.refused("action arms").0, "MRP-ACT-arms");
    let mut desk = at_war("gulf_iran", 0);
    desk.set("ap", 0).segment("four_abroad");
    assert!(desk.refused("action arms").1.contains("mrp-bar-cost"));
}

#[test]
fn mrp_act_arms_training_of_a_very_close_ally() {
    // Rating 1: one less on the die. ROK: its own Tensions and those of North Korea, track 6.
    let rok = || {
        blank(|d| {
            secdef(d, 1);
            d.set1("level", "rok", 2).set1("t", "rok", 1).set1("t", "nk", 1).set1("edge", "track6", 2);
        })
    };
    let train = "choose wor-arms-train";
    for die in [1, 4] {
        for (whose, less) in [("ally", "t rok -1"), ("foe", "t nk -1")] {
            let acts = [train, &format!("choose wor-arms-calm-{whose}")];
            action(rok(), "arms", &[die], &acts, &[less, "edge track6 +1", "apc rok +1"]);
        }
    }
    for die in [5, 8] {
        action(rok(), "arms", &[die], &[train, "choose wor-arms-calm-ally"], "t rok -1");
        action(rok(), "arms", &[die], &[train, "choose wor-arms-calm-foe"], "t nk -1");
    }
    for die in [9, 10] {
        action(rok(), "arms", &[die], &[train], "t nk +1");
    }
    // The enemies on the tracks of the others; Canada has none.
    for (ally, foe) in
        [("nato", "russia"), ("israel", "iran"), ("gulf", "iran"), ("india", "china"), ("japan", "china")]
    {
        let desk = with(|d| d.set("ap", 1).set1("level", ally, 2));
        action(desk, "arms", &[10], &[train], format!("ap -1, t {foe} +1"));
    }
    let canada = with(|d| d.set("ap", 1).set1("level", "canada", 2));
    action(canada, "arms", &[10], "", "ap -1");
    // Only once per phase; C is still available.
    let mut desk = rok();
    desk.segment("four_abroad").dice(&[10]).act("action arms").act(train).act("action arms");
    assert!(desk.may("forgo"), "B is used up, C was taken at once");
    assert_eq!(desk.get1("edge", "track6"), 3);
}

#[test]
fn mrp_act_arms_building_up_a_very_close_ally() {
    for (ally, acts, want) in [
        ("nato", &[][..], vec!["edge track3 +1", "t russia +2"]),
        ("japan", &[], vec!["edge track5 +1", "t china +2"]),
        ("rok", &[], vec!["edge track6 +1", "t nk +2"]),
        ("gulf", &[], vec!["edge track9 +1"]),
        ("israel", &["pick 7"], vec!["edge track7 -1", "t iran +2"]),
        ("israel", &["pick 8"], vec!["edge track8 -1", "t iran +2"]),
        ("india", &["pick 1"], vec!["edge track1 +1", "t china +2"]),
        ("india", &["pick 2"], vec!["edge track2 -1"]),
    ] {
        let desk = blank(|d| {
            secdef(d, 1);
            d.set1("level", ally, 2).fill("edge", 2);
        });
        let acts: Vec<&str> = ["choose wor-arms-build"].into_iter().chain(acts.iter().copied()).collect();
        action(desk, "arms", &[], &acts, &want);
    }
    // Not for an ally without a track, and not below Very Close.
    for ally in ["canada", "uk", "australia"] {
        let mut desk = blank(|d| {
            secdef(d, 1);
            d.set1("level", ally, 2).set("wor_trained", 1);
        });
        desk.segment("four_abroad");
        assert_eq!(desk.refused("action arms").0, "MRP-ACT-arms", "{ally}");
    }
    let mut desk = blank(|d| secdef(d, 1));
    desk.segment("four_abroad");
    assert_eq!(desk.refused("action arms").0, "MRP-ACT-arms");
}

#[test]
fn mrp_act_hostilities_one_cyber_attack_per_target_and_phase() {
    let desk = with(|d| d.rogue("africa", 1));
    let want = ["cyber_used russia +1", "soe russia trend -1"];
    let acts = ["choose wor-hostile-cyber", "pick russia", "choose wor-cyber-economy"];
    let mut desk = action(desk, "hostilities", &[5, 1], &acts, &want);
    desk.act("action hostilities").act("choose wor-hostile-cyber");
    assert_eq!(desk.choices(), ["pick iran", "pick nk", "pick china"]);
    desk.act("pick iran");
    assert_eq!(desk.choices(), ["choose wor-cyber-nuclear", "choose wor-cyber-infrastructure"]);
    desk.dice(&[9, 1]).act("choose wor-cyber-nuclear");
    desk.dice(&[9, 1]).act("action hostilities").act("choose wor-hostile-cyber-rs");
    assert_eq!(desk.get1("cyber_used_rs", "rs1"), 1);
    desk.act("action hostilities");
    assert_eq!(
        desk.choices(),
        ["choose wor-hostile-cyber", "choose wor-hostile-war"],
        "the Rogue State was attacked already"
    );
    for var in ["cyber_used", "cyber_used_rs"] {
        assert_eq!(program().var(var).reset, Some(mr_president::lang::Reset::Phase));
    }
}

/// Iran's reaction to a cyberattack brings the track of Israel and Iran to War; the next die decides who attacks.
fn war_by_a_reaction(ap: i16) -> Desk {
    let mut desk = with(|d| d.set("ap", ap).set1("status", "track7", 4));
    desk.segment("four_abroad").act("action hostilities").act("pick iran");
    desk
}

#[test]
fn mrp_r103_the_die_of_who_attacks_may_be_rolled_again() {
    let mut desk = war_by_a_reaction(2);
    desk.dice(&[9]).act("choose wor-cyber-infrastructure").dice(&[8]).act("keep");
    desk.dice(&[5]).act("keep").dice(&[6]).act("keep");
    assert_eq!((desk.get1("status", "track7"), desk.state.wait), (5, Wait::RerollDie));
    assert_eq!(desk.choices(), ["keep", "reroll"]);
    let scene = desk.game.picture(&desk.state, kernel::Viewer::Spectator);
    assert_eq!(scene.prompt.question.to_string(), "mrp-ask-reroll total=6");
    assert!(scene.prompt.detail.unwrap().to_string().contains("mrp-die-track-open"));
    // If the die is kept, Iran attacks. A second die lets Israel attack; it costs 1 AP and counts.
    let side = |act: &str, dice: &[u16]| {
        let mut desk = Desk { state: desk.state.clone(), ..Desk::blank() };
        desk.dice(dice).act(act);
        assert_ne!(desk.state.wait, Wait::RerollDie);
        (desk.get1("war_named", "w1"), desk.get("ap"))
    };
    assert_eq!(side("keep", &[5]), (2, 2));
    assert_eq!(side("reroll", &[5, 5]), (1, 1));
}

#[test]
fn mrp_r103_the_die_of_who_attacks_without_an_ap() {
    let mut desk = war_by_a_reaction(0);
    desk.dice(&[9, 8, 5, 6, 5, 1]).act("choose wor-cyber-infrastructure");
    assert!(desk.told.iter().any(|told| matches!(told.event, Event::Die { sides: 10, value: 6, .. })));
    assert_eq!(desk.state.wait, Wait::Menu);
}

#[test]
fn mrp_act_hostilities_war_on_a_rogue_state_with_surprise() {
    // d10 minus the military rating; 5 or less succeeds.
    for (rating, die, surprise) in [(0, 5, -1), (0, 6, 0), (1, 6, -1), (1, 7, 0), (2, 7, -1), (2, 8, 0)] {
        let mut desk = blank(|d| {
            d.rogue("africa", 1);
            if rating > 0 {
                secdef(d, rating);
            }
        });
        desk.segment("four_abroad").dice(&[die]).act("action hostilities").act("choose wor-hostile-war");
        // It waits for the free cyberattack of the first War Progress.
        assert_eq!(desk.get1("war_surprise", "w1"), surprise, "rating {rating}, die {die}");
        let war = ["war_kind", "war_type", "war_us", "war_at", "war_rs"].map(|var| desk.get1(var, "w1"));
        assert_eq!(war, [of("us_rs"), of("combined"), 1, of("africa"), 0]);
    }
}

#[test]
fn mrp_act_hostilities_in_europe_needs_nato_very_close() {
    for region in ["euro", "east"] {
        for (level, open) in [(1, false), (2, true)] {
            let mut desk = with(|d| d.rogue(region, 1).set1("level", "nato", level));
            desk.segment("four_abroad").act("action hostilities");
            assert_eq!(desk.may("choose wor-hostile-war"), open, "{region}, NATO {level}");
        }
    }
}

#[test]
fn mrp_act_infrastructure_where_and_once() {
    type Set = fn(&mut Desk);
    let places: [(Set, bool); 5] = [
        (|_| (), false),
        (|d| none(d.set2("cwn", "africa", "cwc", 1)), false),
        (|d| none(d.set2("cwn", "africa", "cw", 1)), true),
        (|d| none(war(d, "us_iran", "africa")), true),
        (|d| none(d.set1("us_war_year", "africa", 1)), true),
    ];
    for (set, open) in places {
        let mut desk = blank(set);
        desk.segment("four_abroad");
        assert_eq!(desk.may("action infrastructure"), open);
        if open {
            desk.dice(&[8]).act("action infrastructure");
            assert!(desk.refused("action infrastructure").1.contains("mrp-bar-once-phase"));
        }
    }
}

#[test]
fn mrp_act_infrastructure_rows() {
    let desk = |rc: i16, footprint: i16| {
        with(|d| {
            d.set2("cwn", "africa", "cw", 1).set1("rc", "africa", rc).set1("footprint", "africa", footprint)
        })
    };
    for die in 1..=2 {
        let gain = ["align africa trend +1", "goodwill +1"];
        action(desk(1, 1), "infrastructure", &[die], "", &[&gain[..], &["footprint africa -1"]].concat());
        action(desk(1, 0), "infrastructure", &[die], "", &[&gain[..], &["rc africa -1"]].concat());
    }
    for die in 3..=4 {
        for (choice, gain) in
            [("choose wor-gain-trend", "align africa trend +1"), ("choose wor-gain-goodwill", "goodwill +1")]
        {
            action(desk(1, 1), "infrastructure", &[die], &[choice], &[gain, "rc africa -1"]);
            action(desk(0, 1), "infrastructure", &[die], &[choice], &[gain, "footprint africa -1"]);
            action(desk(0, 0), "infrastructure", &[die], &[choice], &[gain]);
        }
    }
    for die in 5..=7 {
        action(desk(1, 1), "infrastructure", &[die], "", "rc africa -1");
    }
    for die in 8..=9 {
        action(desk(1, 1), "infrastructure", &[die], "", "");
    }
    action(desk(1, 1), "infrastructure", &[10], "", "align africa trend -1");
    // +1 per peer with Influence, minus the rating of the Secretary of Defense.
    let mut peers = desk(1, 1);
    peers.set2("counters", "russia", "africa", 4).set2("base", "china", "africa", 1);
    secdef(&mut peers, 1);
    assert_eq!(total(peers, "ACT_infrastructure", &["africa"], &[8]), 9);
}

// ---- Diplomatic actions ----

#[test]
fn mrp_act_relief_rows_and_modifiers() {
    let desk = |rc: i16| with(|d| d.set1("rc", "africa", rc));
    action(desk(3), "relief", &[1], "", "rc africa -2");
    for die in 2..=6 {
        action(desk(3), "relief", &[die], "", "rc africa -1");
    }
    for die in 7..=9 {
        action(desk(3), "relief", &[die], "", "");
    }
    action(desk(2), "relief", &[10], "", "rc africa +1");
    // From 3 to MAJOR: WD1 follows the action (2: TA).
    action(desk(3), "relief", &[10, 2], "", "rc africa -1, pa -2, align africa trend -1");
    for (rating, stab, plus) in [(0, 5, 0), (1, 5, -1), (2, 5, -2), (0, 6, -1), (2, 8, -3)] {
        let mut desk = desk(1);
        desk.set1("stab", "africa", stab);
        if rating > 0 {
            secstate(&mut desk, rating);
        }
        assert_eq!(
            total(desk, "ACT_relief", &["africa"], &[9]),
            9 + plus,
            "rating {rating}, Stability {stab}"
        );
    }
    // Only regions in crisis.
    let mut desk = Desk::blank();
    desk.segment("four_abroad");
    assert_eq!(desk.refused("action relief").0, "MRP-ACT-relief");
    desk.set1("rc", "euro", 1).set1("rc", "apac", 2).segment("four_abroad").act("action relief");
    assert_eq!(desk.choices(), ["pick eurozone", "pick asia-pacific"]);
}

#[test]
fn mrp_act_alignment_is_a_check() {
    let go = |set: fn(&mut Desk), die: u16, want: &[&str]| {
        action(blank(set), "alignment", &[die], "pick africa", want);
    };
    let (up, down) = (["align africa trend +1"], ["align africa trend -1"]);
    go(|_| (), 5, &up);
    go(|_| (), 6, &[]);
    go(|d| secstate(d, 2), 7, &up);
    go(|d| secstate(d, 2), 8, &[]);
    // +1 per peer with Influence.
    let one: fn(&mut Desk) = |d| none(d.set2("counters", "china", "africa", 3));
    go(one, 4, &up);
    go(one, 5, &[]);
    let both: fn(&mut Desk) =
        |d| none(d.set2("counters", "china", "africa", 3).set2("base", "russia", "africa", 1));
    go(both, 3, &up);
    go(both, 4, &[]);
    // A natural 10 is Trending Anti-US, even if the modified roll would pass.
    go(|_| (), 10, &down);
    go(
        |d| {
            secstate(d, 2);
            d.set1("align", "africa", 8);
        },
        10,
        &down,
    );
    // A ten that results from modifiers is not natural.
    go(both, 9, &[]);
}

#[test]
fn mrp_act_influence_where_and_how() {
    for (align, rc, open) in [(8, 3, true), (7, 3, true), (6, 0, true), (6, 1, false), (5, 0, false)] {
        let mut desk = with(|d| {
            d.set1("align", "africa", align).set1("rc", "africa", rc).set2("counters", "china", "africa", 1)
        });
        desk.segment("four_abroad");
        assert_eq!(desk.may("action influence"), open, "Alignment {align}, crisis {rc}");
    }
    let both = |d: &mut Desk| {
        d.set1("align", "africa", 7)
            .set2("counters", "china", "africa", 1)
            .set2("counters", "russia", "africa", 2);
        d.set2("base", "russia", "africa", 1);
    };
    for die in 1..=6 {
        action(blank(both), "influence", &[die], "pick china", "counters china africa -1");
        action(blank(both), "influence", &[die], "pick russia", "counters russia africa -1");
    }
    for die in 7..=10 {
        let desk = action(blank(both), "influence", &[die], "", "");
        assert!(desk.refused("action influence").1.contains("mrp-bar-once-segment"));
    }
}

#[test]
fn mrp_act_trade_two_steps_in_one_action() {
    // Alignment 5, Relations with Congress 5.
    let trade = |ap: i16, pending: i16, dice: &[u16], acts: &[&str], want: &[&str]| {
        let desk = with(|d| d.set("ap", ap).set1("trade", "africa", pending));
        let acts: Vec<&str> = ["pick africa"].into_iter().chain(acts.iter().copied()).collect();
        action(desk, "trade", dice, &acts, want);
    };
    trade(0, 0, &[5, 5], &[], &["trade africa +2", "align africa trend +1"]);
    trade(0, 0, &[5, 6], &[], &["trade africa +1"]);
    trade(0, 0, &[6], &[], &[]);
    trade(0, 1, &[5], &[], &["trade africa +1", "align africa trend +1"]);
    trade(0, 1, &[6], &[], &[]);
    // Up to 2 AP per step, each -1.
    trade(
        4,
        0,
        &[7, 6],
        &["spend 2", "keep", "spend 1", "keep"],
        &["ap -3", "trade africa +2", "align africa trend +1"],
    );
    trade(4, 0, &[8], &["spend 2", "keep"], &["ap -2"]);
    let mut desk = with(|d| d.set("ap", 5));
    desk.segment("four_abroad").act("action trade").act("pick africa");
    assert_eq!(desk.choices(), ["spend 0", "spend 1", "spend 2"]);
    // One per region; refused if every region has one.
    let mut desk = with(|d| d.set1("trade", "africa", 2));
    desk.segment("four_abroad").act("action trade");
    assert!(!desk.may("pick africa") && desk.choices().len() == 7);
    let mut desk = with(|d| d.fill("trade", 2));
    desk.segment("four_abroad");
    assert_eq!(desk.refused("action trade").0, "MRP-ACT-trade");
}

#[test]
fn mrp_act_tensions_of_allies_go_without_a_roll() {
    for (lie, want) in [(3, "t uk -2"), (1, "t uk -1")] {
        let desk = with(|d| d.set1("t", "uk", lie));
        action(desk, "tensions", &[], "", &[want]);
    }
}

#[test]
fn mrp_act_tensions_of_adversaries_are_rolled_for() {
    for country in ["iran", "nk", "russia", "china"] {
        for die in 1..=10 {
            let desk = with(|d| d.set1("t", country, 3));
            let delta = match die {
                1..=3 => -2,
                4..=7 => -1,
                8..=9 => 0,
                _ => 1,
            };
            let change = format!("t {country} {delta:+}");
            let want: Vec<&str> = (delta != 0).then_some(change.as_str()).into_iter().collect();
            action(desk, "tensions", &[die], "", &want);
        }
    }
    // Modifiers: up to 2 AP, the Secretary of State, relations of a peer, Impatient.
    let roll = |country: &'static str, n: &'static str, set: fn(&mut Desk)| {
        let desk = blank(|d| {
            d.set1("t", country, 3).fill("rel", 1);
            set(d);
        });
        total(desk, "ACT_tensions", &[country, n], &[6])
    };
    assert_eq!(roll("iran", "0", |_| ()), 6);
    assert_eq!(roll("iran", "2", |_| ()), 4);
    assert_eq!(roll("nk", "0", |d| secstate(d, 2)), 4);
    assert_eq!(roll("nk", "0", |d| none(d.set1("attr", "impatient", 1))), 7);
    for (rel, plus) in [(1, 2), (2, 1), (3, 0), (4, 0), (5, -1)] {
        let desk = with(|d| d.set1("t", "china", 3).set1("rel", "china", rel).set1("rel", "russia", 1));
        assert_eq!(total(desk, "ACT_tensions", &["china", "0"], &[6]), 6 + plus, "relations {rel}");
    }
    let desk = with(|d| d.set1("t", "iran", 3).set("ap", 4));
    action(desk, "tensions", &[5], "spend 2, keep", "ap -2, t iran -2");
    // Refused if nobody has any.
    let mut desk = Desk::blank();
    desk.segment("four_abroad");
    assert_eq!(desk.refused("action tensions").0, "MRP-ACT-tensions");
}

#[test]
fn mrp_act_summit_once_per_phase_for_either_peer() {
    for peer in ["russia", "china"] {
        let mut desk = Desk::blank();
        desk.segment("four_abroad").act("action summit");
        assert_eq!(desk.choices(), ["pick russia", "pick china"]);
        // Nothing is tried, so the result is rolled at once (1: no effect).
        desk.act(&format!("pick {peer}"));
        desk.dice(&[1]).act("choose peer-enough");
        assert!(desk.may("forgo"));
        assert_eq!(desk.get("summit_used"), 1);
        assert!(desk.refused("action summit").1.contains("mrp-bar-once-phase"));
    }
    assert_eq!(program().var("summit_used").reset, Some(mr_president::lang::Reset::Phase));
}

#[test]
fn mrp_act_sanctions_targets() {
    let mut desk = with(|d| {
        d.set1("rel", "russia", 4).set1("rel", "china", 3).set1("uni", "iran", 1).set1("multi", "iran", 1)
    });
    desk.segment("four_abroad").act("action sanctions");
    assert_eq!(desk.choices(), ["pick nk", "pick china"]);
    // One of each kind per target: those in effect are not offered.
    let mut desk = with(|d| d.set1("uni", "nk", 1));
    desk.segment("four_abroad").dice(&[4]).act("action sanctions").act("pick nk");
    assert_eq!(desk.get1("multi", "nk"), 1);
    let mut desk = with(|d| d.fill("rel", 5).fill("uni", 1).fill("multi", 1));
    desk.segment("four_abroad");
    assert_eq!(desk.refused("action sanctions").0, "MRP-ACT-sanctions");
}

#[test]
fn mrp_act_sanctions_rows() {
    let go = |target: &str, kind: &str, die: u16, want: &[&str]| {
        let acts = [format!("pick {target}"), format!("choose wor-{kind}")];
        action(Desk::blank(), "sanctions", &[die], &[&acts[0], &acts[1]], want);
    };
    for nation in ["iran", "nk"] {
        go(nation, "unilateral", 7, &[&format!("uni {nation} +1")]);
        go(nation, "unilateral", 8, &[]);
        go(nation, "multilateral", 4, &[&format!("multi {nation} +1")]);
        go(nation, "multilateral", 5, &[]);
    }
    go("russia", "unilateral", 7, &["uni russia +1", "rel russia trend -1"]);
    go("russia", "unilateral", 8, &[]);
    go("russia", "multilateral", 4, &["multi russia +1", "rel russia -1"]);
    go("russia", "multilateral", 5, &[]);
    // China: +2.
    go("china", "unilateral", 5, &["uni china +1", "rel china trend -1"]);
    go("china", "unilateral", 6, &[]);
    go("china", "multilateral", 2, &["multi china +1", "rel china -1"]);
    go("china", "multilateral", 3, &[]);
    // An AP.
    let desk = with(|d| d.set("ap", 2));
    let acts = ["pick nk", "choose wor-unilateral", "spend 1", "keep"];
    action(desk, "sanctions", &[8], &acts, "ap -1, uni nk +1");
}

#[test]
fn mrp_act_sanctions_modifiers_and_their_cap() {
    let roll = |target: &'static str, ap: &'static str, set: fn(&mut Desk)| {
        total(blank(set), "ACT_sanctions", &[target, "0", ap], &[9])
    };
    assert_eq!(roll("nk", "0", |d| none(d.set1("t", "nk", 1))), 9);
    assert_eq!(roll("nk", "0", |d| none(d.set1("t", "nk", 2))), 8);
    assert_eq!(roll("nk", "0", |d| secstate(d, 2)), 7);
    assert_eq!(roll("nk", "1", |_| ()), 8);
    for (rwc, plus) in [(8, -1), (7, -1), (6, 0), (5, 0), (4, 1), (2, 1)] {
        let desk = with(|d| d.set("rwc", rwc));
        assert_eq!(total(desk, "ACT_sanctions", &["nk", "0", "0"], &[9]), 9 + plus, "RWC {rwc}");
    }
    assert_eq!(roll("china", "0", |_| ()), 11);
    assert_eq!(roll("china", "0", |d| none(d.set("rwc", 2))), 12);
    let all: fn(&mut Desk) = |d| {
        secstate(d, 2);
        d.set1("t", "nk", 3).set("rwc", 8);
    };
    assert_eq!(roll("nk", "1", all), 6, "at least -3");
}

#[test]
fn mrp_act_deescalate_rows_by_track() {
    // What 2 or less gives on each track (table 5.2).
    let full: [(&str, &[&str]); 10] = [
        ("1", &["t india -1", "t china -1", "rel china trend +1", "align casia trend +1"]),
        ("2", &["t india -1", "align casia trend +1"]),
        ("3", &["t nato -1", "t russia -1", "rel russia trend +1", "align euro trend +1"]),
        ("4", &["t russia -1", "rel russia trend +1"]),
        ("5", &["t japan -1", "t china -1", "rel china trend +1", "align apac trend +1"]),
        ("6", &["t nk -1", "t rok -1", "align apac trend +1"]),
        ("7", &["t israel -1", "t iran -1", "align mideast trend +1"]),
        ("8", &["t israel -1", "align mideast trend +1"]),
        ("9", &["t gulf -1", "t iran -1", "align mideast trend +1"]),
        ("10", &["t iran -1", "align mideast trend +1"]),
    ];
    for (track, gains) in full {
        let desk = || with(|d| d.fill("t", 2));
        let pick = format!("pick {track}");
        let down = format!("status track{track} -1");
        for die in 1..=2 {
            let want = [gains, &[&down, "pa +1"]].concat();
            action(desk(), "deescalate", &[die], &[&pick], &want);
        }
        for die in 3..=6 {
            action(desk(), "deescalate", &[die], &[&pick], &[&down]);
        }
        for die in 7..=10 {
            action(desk(), "deescalate", &[die], &[&pick], "");
        }
    }
}

#[test]
fn mrp_act_deescalate_modifiers_and_targets() {
    let roll = |track: &'static str, set: fn(&mut Desk)| total(blank(set), "ACT_deescalate", &[track], &[8]);
    assert_eq!(roll("track2", |d| secstate(d, 2)), 6);
    assert_eq!(roll("track2", |d| none(d.set1("res", "r_envoy", 1))), 7);
    assert_eq!(roll("track1", |d| none(d.set1("rel", "china", 1))), 10);
    assert_eq!(roll("track5", |d| none(d.set1("rel", "china", 5))), 7);
    assert_eq!(roll("track3", |d| none(d.set1("rel", "russia", 2))), 9);
    assert_eq!(roll("track4", |d| none(d.set1("rel", "russia", 2))), 9);
    assert_eq!(roll("track6", |d| none(d.fill("rel", 1))), 8);
    // Not at 1, not at War (track 8 at 4), and no track of Iran once it is out.
    let mut desk = blank(|d| {
        d.fill("status", 1)
            .set1("status", "track1", 5)
            .set1("status", "track2", 4)
            .set1("status", "track8", 4);
        d.set1("status", "track3", 2).set1("status", "track7", 2).set("iran_out", 1);
    });
    desk.segment("four_abroad").act("action deescalate");
    assert_eq!(desk.choices(), ["pick 2", "pick 3"]);
}

#[test]
fn mrp_act_peace_in_a_civil_war() {
    // WM4 only with its own modifiers: the Secretary of State does not count; 1 AP is -1; no Goodwill for a star.
    let cw = |ap: i16| {
        blank(|d| {
            secstate(d, 2);
            d.set("ap", ap).set2("cwn", "africa", "cw", 1).set1("rc", "africa", 1).set1("stab", "africa", 4);
        })
    };
    let peace = ["cwn africa cw -1", "cwn africa cwc_pk +1", "rc africa -1"];
    action(cw(0), "peace", &[1], "", &peace);
    action(cw(0), "peace", &[4], "", "");
    action(cw(3), "peace", &[2], "spend 1, keep", &[&peace[..], &["ap -1"]].concat());
    let desk =
        action(cw(3), "peace", &[2], "spend 0, keep", "cwn africa cw -1, cwn africa cwc +1, rc africa -1");
    assert!(desk.refused("action peace").1.contains("mrp-bar-once-phase"));
    // You choose the kind.
    let mut desk = with(|d| d.set2("cwn", "africa", "cw", 1).set2("cwn", "africa", "cwc_pk", 1));
    desk.segment("four_abroad").act("action peace");
    assert_eq!(desk.choices(), ["pick war", "pick ceasefire-keepers"]);
}

#[test]
fn mrp_act_peace_in_a_war_of_an_ally() {
    // +2 if it is not a US war, -1 for a stalemate.
    let india = |status: i16| {
        blank(|d| {
            let w = war(d, "india_china", "casia");
            d.set1("war_status", &w, status).set1("status", "track1", 5);
        })
    };
    for die in 1..=2 {
        let desk = action(
            india(0),
            "peace",
            &[die],
            "",
            "lp +1, align casia trend +1, status track1 -2, war_kind w1 -8, war_att w1 -5, war_def w1 -5, \
             war_named w1 -1, war_friend w1 -1",
        );
        assert_eq!(desk.get1("war_kind", "w1"), -1);
    }
    for die in 3..=10 {
        action(india(0), "peace", &[die], "", "war_att w1 +1, war_def w1 +1");
    }
    // No stalemate: no -1; and no -2 for an ally that is winning.
    for (status, plus) in [(0, 1), (2, 2), (-2, 2)] {
        assert_eq!(total(india(status), "ACT_peace", &["0"], &[5]), 5 + plus, "status {status}");
    }
    let mut desk = india(2);
    secstate(&mut desk, 1);
    assert_eq!(total(desk, "ACT_peace", &["0"], &[5]), 6);
    // A state supported by the US counts, too; a war of Russia alone does not.
    let mut desk = blank(|d| none(war(d, "ukraine_russia", "east")));
    assert!(desk.segment("four_abroad").may("action peace"));
    let mut desk = blank(|d| none(war(d, "russia_rs", "east")));
    assert!(!desk.segment("four_abroad").may("action peace"));
}

#[test]
fn mrp_act_peace_in_a_us_war() {
    let iran = |status: i16| {
        blank(|d| {
            let w = war(d, "us_iran", "mideast");
            d.set1("war_status", &w, status).set1("status", "track10", 5);
        })
    };
    // -1 for the stalemate: 6 is a 5 and the war ends; with 7 or more the enemy gets +1.
    for die in 1..=6 {
        let mut desk = iran(0);
        desk.segment("four_abroad").dice(&[die]).act("action peace");
        assert_eq!(
            (desk.get1("war_kind", "w1"), desk.get("lp"), desk.trend("align", Some("mideast"))),
            (-1, 0, 0)
        );
    }
    for die in 7..=10 {
        action(iran(0), "peace", &[die], "", "war_def w1 +1");
    }
    for (status, plus) in [(0, -1), (2, -2), (-2, 0), (4, -2)] {
        assert_eq!(total(iran(status), "ACT_peace", &["0"], &[9]), 9 + plus, "status {status}");
    }
    // Scenario 2020 and the Taliban: -2.
    let desk = blank(|d| {
        war(d, "us_taliban", "casia");
        d.set("scenario", 4);
    });
    assert_eq!(total(desk, "ACT_peace", &["0"], &[9]), 6);
}

// ---- Segments ----

#[test]
fn mrp_seq_41_four_diplomatic_or_military_actions() {
    let mut desk = with(|d| d.fill("rc", 3).group("africa", 1, 2).set("dc", 1));
    desk.segment("four_abroad");
    for open in
        ["relief", "alignment", "trade", "deploy", "strike", "un-speech", "trip", "invite", "resignation"]
    {
        assert!(desk.may(&format!("action {open}")), "{open}: {:?}", desk.choices());
    }
    for closed in ["stimulate", "domestic-crisis", "presence"] {
        assert!(desk.refused(&format!("action {closed}")).1.contains("mrp-bar-kind"), "{closed}");
    }
    // Four in any combination; each action given up brings 1 AP.
    desk.dice(&[9])
        .act("action relief")
        .act("pick africa")
        .dice(&[9])
        .act("action alignment")
        .act("pick africa");
    desk.act("forgo");
    assert_eq!(desk.get("ap"), 1);
    desk.act("forgo");
    assert_eq!(desk.get("ap"), 2);
    // Two AP buy one more, of any kind.
    assert!(desk.may("buy") && desk.may("done"));
    desk.act("buy");
    assert!(desk.may("action domestic-crisis") && desk.may("action relief"));
    desk.dice(&[9]).act("action relief").act("pick eurozone");
    assert!(desk.done(), "{:?}", desk.choices());
}

#[test]
fn mrp_seq_52_three_domestic_actions() {
    let mut desk = with(|d| d.fill("rc", 3).group("africa", 1, 2).set("dc", 1));
    desk.segment("three_domestic");
    for open in ["stimulate", "domestic-crisis", "presence", "resignation"] {
        assert!(desk.may(&format!("action {open}")), "{open}: {:?}", desk.choices());
    }
    for closed in ["relief", "alignment", "strike", "trip"] {
        assert!(desk.refused(&format!("action {closed}")).1.contains("mrp-bar-kind"), "{closed}");
    }
    for n in 1..=3 {
        desk.act("forgo");
        assert_eq!(desk.get("ap"), n);
    }
    assert!(!desk.may("forgo") && desk.may("done"));
    // In phases 2 and 4, after the UN.
    let steps: Vec<_> =
        program().steps.iter().filter(|step| step.key == "three_domestic").map(|step| step.phase).collect();
    assert_eq!(steps, ["p2", "p4"]);
}

#[test]
fn mrp_seq_40_mrp_seq_43_mrp_seq_49_places_in_the_sequence() {
    let keys = |phase: &str| -> Vec<&str> {
        program().steps.iter().filter(|step| step.phase == phase).map(|step| step.key).collect()
    };
    assert!(keys("p1").ends_with(&["chit_one", "intelligence", "four_abroad"]));
    assert!(keys("p3").ends_with(&["chit_one", "intelligence", "cabinet", "four_abroad"]));
    for (key, phases) in
        [("terror_chaos", ["p2", "p4"]), ("un", ["p2", "p4"]), ("intelligence", ["p1", "p3"])]
    {
        let steps: Vec<_> =
            program().steps.iter().filter(|step| step.key == key).map(|step| step.phase).collect();
        assert_eq!(steps, phases, "{key}");
    }
}

// ---- The optional -1 of new players ----

#[test]
fn mrp_wt1_mrp_wd3_mrp_fni_mrp_wm4_mrp_wm6_mrp_wm7_newcomer_minus_1() {
    for (name, args) in [
        ("WT1", &[][..]),
        ("FNI", &["camerica"]),
        ("WD3_aid", &["camerica", "0", "0"]),
        ("WD3_build", &["camerica", "0", "0"]),
        ("WD3_youth", &["camerica", "0", "0"]),
        ("WD3_deescalate", &["track1", "0", "0"]),
        ("WM4", &["camerica", "cw", "0", "0"]),
        ("WM6", &["air"]),
        ("WM6_darpa", &["air"]),
        ("WM7", &["camerica", "tg1", "0"]),
        ("WM2_strike", &["camerica", "tg2l", "0"]),
        ("ACT_relief", &["camerica"]),
        ("ACT_sanctions", &["nk", "0", "0"]),
        ("ACT_tensions", &["nk", "0"]),
        ("ACT_deescalate", &["track2"]),
        ("ACT_influence", &["camerica"]),
    ] {
        let mut desk = blank(|d| {
            no_units(d);
            d.set("newcomer", 1).set2("cwn", "camerica", "cw", 1).set2("unit_at", "camerica", "usaf", 1);
        });
        desk.dice(&[7, 1, 1]).run(name, args);
        assert_eq!(bonus(&desk, name), -1, "{name}");
    }
}

// ---- More of the shared procedures ----

#[test]
fn mrp_r57_a_reduced_rogue_state() {
    let desk = with(|d| d.rogue("africa", 3));
    comes(desk, "rs_down", &["0"], &[], "", "rs_level rs1 -1");
    // A Rogue State 4 stays at 4 when it should rise.
    let desk = with(|d| d.rogue("africa", 4));
    comes(desk, "rs_up", &["0"], &[], "", "");
    // Losing its last level makes it a TG4 and ends its war in peace, here with India in the lead.
    let mut desk = blank(|d| {
        d.rogue("africa", 1);
        let w = war(d, "india_rs", "africa");
        d.set1("war_rs", &w, 0).set1("war_status", &w, 2);
    });
    let approval = desk.get("pa");
    desk.run("rs_down", &["0"]);
    assert_eq!(desk.get("pa"), approval + 1);
    assert_eq!(
        (desk.groups("africa"), desk.get1("war_kind", "w1"), desk.get1("rs_at", "rs1")),
        (vec![(4, 0)], -1, -1)
    );
}

#[test]
fn mrp_track_regions_ranks_of_lowering() {
    let some = |d: &mut Desk| {
        d.group("africa", 4, 1).group("africa", 3, 0).group("africa", 1, 2);
    };
    comes(blank(some), "tg_lower_321", &["africa", "1"], &[], "", "tg africa tg3 -1, tg africa tg2 +1");
    comes(blank(some), "tg_lower_123", &["africa", "1"], &[], "", "tg africa tg1l -1");
    comes(blank(some), "tg_lower_largest", &["africa", "2"], &[], "", "tg africa tg4g -1, tg africa tg2g +1");
    comes(
        blank(some),
        "tg_lower_any",
        &["africa", "1"],
        &[],
        "pick 4-gathering",
        "tg africa tg4g -1, tg africa tg3g +1",
    );
    for name in ["tg_lower_321", "tg_lower_123", "tg_lower_any", "tg_lower_largest"] {
        comes(Desk::blank(), name, &["africa", "1"], &[], "", "");
    }
}

#[test]
fn mrp_act_deploy_free_move_after_a_us_win() {
    let army = [("b_africa", "light", 1), ("b_euro", "light", 1)];
    let want = ["unit_at b_africa light -1", "unit_at b_conus light +1"];
    comes(units(&army), "deploy_free", &["africa"], &[], "choose wor-deploy-yes, pick conus", &want);
    comes(units(&army), "deploy_free", &["africa"], &[], "choose wor-deploy-no", "");
    comes(units(&army), "deploy_free", &["casia"], &[], "", "");
}

#[test]
fn mrp_fni_which_war_is_helped() {
    let two = |d: &mut Desk| {
        war(d, "gulf_yemen", "mideast");
        war(d, "us_iran", "mideast");
    };
    comes(blank(two), "FNI", &["mideast"], &[4], "pick 1", "war_att w1 +1, level gulf +1");
    comes(blank(two), "FNI", &["mideast"], &[4], "pick 2", "war_att w2 +1");
}

#[test]
fn mrp_r100_a_major_crisis_follows_the_step_of_the_terror_procedure_that_made_it() {
    // The Rogue State in Africa causes a Major Crisis, which is rolled before the groups unite, and so before the Terror Acts.
    let mut desk = blank(|d| {
        d.rogue("africa", 1).set1("rc", "africa", 3).group("africa", 1, 0).group("africa", 1, 0);
    });
    desk.draws("place", &["africa"]).draws("tgkind", &["tg2"]);
    // Terror; WD1 2 +1 for the Rogue State: the two TG1 become a TG2; Terror Acts 5; a new group in Eastern Europe; export 9.
    desk.dice(&[3, 2, 5, 2, 9]).run("terror_or_chaos", &[]);
    let charts: Vec<&str> = desk
        .told
        .iter()
        .filter_map(|told| match &told.event {
            Event::Rolled(view) => program().rolls[usize::from(view.roll?)].chart,
            _ => None,
        })
        .map(|chart| program().procs[usize::from(chart)].name)
        .collect();
    assert_eq!(charts, ["WD1", "WT1", "WT1_export"]);
}

#[test]
fn mrp_wt1_after_the_terror_table_comes_the_export() {
    // The whole segment: Terror (3), Rogue State in Asia/Pacific, table 5, export 6 to CONUS.
    let desk = with(|d| {
        d.rogue("apac", 2).group("casia", 3, 0).draws("place", &["casia"]).draws("tgkind", &["tg3"])
    });
    comes(
        desk,
        "terror_or_chaos",
        &[],
        &[3, 5, 4, 6],
        "",
        "rc apac +1, tg casia tg3 -1, tg casia tg4 +1, tg mideast tg1 +1, tg conus tg1 +1",
    );
}
