//! The -1 of new players: to which rolls it applies, and to which it never does (ruling 25).

use mr_president::program;

use crate::common::Desk;
use crate::kit::quiet;

/// Charts of the player's own rolls, in addition to checks and the dice of Master Actions.
const OWN: [&str; 35] = [
    "SOTU",
    "FNI",
    "WT1", // speech, intelligence, Terror Acts
    "WD3_aid",
    "WD3_build",
    "WD3_youth",
    "WD3_sanctions",
    "WD3_arms",
    "WD3_deescalate",
    "WD3_war", // the UN
    "WM4",
    "MIDTERMS",
    "ELECTION", // civil wars, both elections
    "D2",
    "D5",
    "D6",
    "D10",
    "D14",
    "impeachment",
    "D4",
    "D1",
    "EXPERIENCE", // at home
    "WM6",
    "WM6_darpa", // capabilities
    "D11",
    "WPC_H9", // Homeland Security checks
    "D12",
    "WM2_strike",
    "WM7",
    "WD2",
    "WD4",           // regional summits, trade agreements
    "focus_success", // the Cabinet focus
    "law_good",
    "D5_health",    // bills 5, 8 and 7
    "ACT_surprise", // raids, strikes and intelligence of Master Actions
];

/// Charts that compute this modifier themselves, because it applies only when the US acts.
const BY_ACTOR: [&str; 19] = [
    "WM2_raid",
    "WM3_rs",
    "WM3_nuclear",
    "WM3_iran",
    "WM3_nk",
    "WM3_russia_economy",
    "WM3_russia",
    "WM3_china",
    "WM3_rs_reacts",
    "WM3_iran_reacts",
    "WM3_nk_reacts",
    "WM3_russia_economy_reacts",
    "WM3_russia_reacts",
    "WM3_china_reacts",
    "WCT1_CG",
    "WCT1_AM",
    "WCT1_GW",
    "wor_raid_blame",
    "WM3_war",
];

/// Never: table dice, and dice that only select something.
const NEVER: [&str; 13] = [
    "D3",
    "D9",
    "D11_place",
    "D11_severity",
    "D13",
    "D13_attempt",
    "D15",
    "WD1",
    "WT3",
    "terror_or_chaos",
    "WT2",
    "WT1_export",
    "ACT_discredit_target",
];

#[test]
fn mrp_seq_84_mrp_r25_which_rolls_have_the_modifier() {
    let mut seen = Vec::new();
    for roll in &program().rolls {
        let proc = &program().procs[usize::from(roll.chart.unwrap_or(roll.proc))];
        seen.push(proc.name);
        if BY_ACTOR.contains(&proc.name) {
            continue;
        }
        // Master Actions and summits: every die. Checks: all that the player makes, but not China's own in WPC-G.
        let action = proc.rule.starts_with("MRP-ACT-") || proc.rule == "MRP-WPR2";
        let never = NEVER.contains(&proc.name) || proc.name == "china_g5";
        // Relief after a natural disaster: the first part of N1 to N8.
        let relief = proc.rule == "MRP-CARD-disasters" && !roll.check;
        assert!(!relief || proc.name.ends_with("/1"), "{}", proc.name);
        let own = OWN.contains(&proc.name)
            || relief
            || (action && !never)
            || (roll.check && proc.name != "china_g5");
        assert_eq!(roll.newcomer, own, "{} (rule {})", proc.name, proc.rule);
    }
    let relief = seen.iter().filter(|name| name.starts_with('N') && name.ends_with("/1"));
    assert_eq!(relief.count(), 8);
    for name in OWN.iter().chain(&NEVER).chain(&BY_ACTOR) {
        assert!(seen.contains(name), "{name} is rolled on");
    }
    for name in NEVER {
        assert!(!OWN.contains(&name));
    }
    // It never applies to dice of allies, rogues and peers.
    for roll in &program().rolls {
        let proc = &program().procs[usize::from(roll.chart.unwrap_or(roll.proc))];
        let others = ["MRP-WA-", "MRP-WPR-", "MRP-WPC-"].iter().any(|rule| proc.rule.starts_with(rule));
        assert!(!others || !roll.newcomer || roll.check || proc.name == "WPC_H9", "{}", proc.name);
    }
}

/// The modifier of a roll without and with the new player's option.
#[track_caller]
fn bonus(name: &str, args: &[&str], set: impl Fn(&mut Desk), want: [i8; 2]) {
    for (newcomer, want) in [0, 1].into_iter().zip(want) {
        let mut desk = quiet();
        desk.set("newcomer", newcomer);
        set(&mut desk);
        let before = desk.told.len();
        // Only the first roll matters; what follows may be anything.
        let args: Vec<i16> = args.iter().map(|arg| crate::common::of(arg)).collect();
        let mut rng = crate::common::rng(7);
        let Ok(()) = mr_president::probe::call(&mut desk.state, name, &args, &mut rng, &mut desk.told);
        let first = desk.told[before..].iter().find_map(|told| match &told.event {
            mr_president::Event::Rolled(view) => Some(view.bonus),
            _ => None,
        });
        assert_eq!(first, Some(want), "{name}, new player {newcomer}");
    }
}

#[test]
fn mrp_r25_it_is_added_to_the_roll() {
    for (name, args) in [
        ("SOTU", &[][..]),
        ("FNI", &["africa"]),
        ("WT1", &[]),
        ("MIDTERMS", &[]),
        ("EXPERIENCE", &["vp"]),
        ("D2", &[]),
        ("WM6", &["air"]),
        ("cabinet_under_strain", &[]),
        ("consequence_2", &[]),
        ("WD2", &["africa", "2", "0", "0"]),
        ("focus_success", &["f_cabinet"]),
        ("law_good", &["bill5"]),
        ("law_good", &["bill7"]),
        ("law_good", &["bill8"]),
    ] {
        bonus(name, args, |_| {}, [0, -1]);
    }
    // Party Relations of 5 give +1, and a calm region gives -1.
    bonus("ELECTION", &[], |_| {}, [1, 0]);
    bonus("WD4", &["africa"], |_| {}, [-1, -2]);
    for (name, args) in [
        ("D3", &[][..]),
        ("D9", &[]),
        ("D13", &[]),
        ("D15", &[]),
        ("ROGUE_RECRUITS", &["rs1"]),
        ("terror_or_chaos", &[]),
    ] {
        bonus(name, args, |_| {}, [0, 0]);
    }
}

/// It is added after the cap of a chart.
#[test]
fn mrp_r25_it_is_applied_after_the_cap() {
    // D10, cap 3: high approval, good media and two attributes are -4. Terror Acts, cap +3: five large groups.
    bonus(
        "D10",
        &[],
        |desk| {
            _ = desk.set("mr", 8).set("pa", 24).set1("attr", "teflon", 1).set1("attr", "domestic_focus", 1)
        },
        [-3, -4],
    );
    bonus("WT1", &[], |desk| (0..5).for_each(|_| _ = desk.group("africa", 3, 0)), [3, 2]);
}

/// It applies to a raid of the US, but not to a joint raid.
#[test]
fn mrp_r25_raids_of_the_us_only() {
    bonus("raid", &["samerica", "tg2f", "0", "0"], |desk| _ = desk.group("samerica", 2, 3), [0, -1]);
    bonus("raid", &["samerica", "tg2f", "1", "0"], |desk| _ = desk.group("samerica", 2, 3), [0, 0]);
}

/// War Progress of a US war: -1 while the US side attacks, +1 while it defends; none in wars of others.
#[test]
fn mrp_seq_84_war_progress_of_the_us() {
    use mr_president::Event;
    let row = |newcomer: i16, us: i16, die: u16| {
        let mut desk = quiet();
        desk.set("newcomer", newcomer).fill("unit_at", 0).fill("cap", 3);
        let kind = if us == 0 { "india_pakistan" } else { "us_insurgents" };
        desk.set1("war_kind", "w1", crate::common::of(kind)).set1(
            "war_at",
            "w1",
            crate::common::of("samerica"),
        );
        desk.set1("war_type", "w1", crate::common::of("combined")).set1("war_us", "w1", us);
        desk.set1("war_named", "w1", us.max(1))
            .set1("war_rs", "w1", -1)
            .set1("war_att", "w1", 6)
            .set1("war_def", "w1", 6);
        desk.dice(&[die, 5, 5, 5]).run("WCT1_CG", &["w1"]);
        let rolled = desk.told.iter().find_map(|told| match &told.event {
            Event::Rolled(view) => Some(**view),
            _ => None,
        });
        rolled.unwrap().row + 1
    };
    // Rows: 1 and less, 2-4, 5-7, 8 and more. A power that attacks has -1, one that defends +1. These dice are at the edges of rows.
    for (us, die, plain, new) in
        [(0, 4, 2, 2), (0, 5, 3, 3), (1, 3, 2, 1), (1, 6, 3, 2), (2, 3, 2, 3), (2, 6, 3, 4)]
    {
        assert_eq!((row(0, us, die), row(1, us, die)), (plain, new), "US side {us}, die {die}");
    }
}
