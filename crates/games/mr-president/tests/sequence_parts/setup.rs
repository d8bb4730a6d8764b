//! Set-up of the open term (house B1), checked number by number against the house's tables.

use mr_president::{Difficulty, MrPresident, Options, program};

use crate::common::Desk;
use crate::kit::{
    ALLIES, POSTS, REGIONS, SLOTS, cards_in, fresh, groups, play, quiet, region, set_up, units,
};

const DIFFICULTIES: [&str; 3] = ["EASIER", "NORMAL", "HARDER"];

/// All values of a table with a column for EASIER, NORMAL and HARDER.
#[track_caller]
fn columns(table: &[(&str, [i16; 3])], get: impl Fn(&Desk, &str) -> i16) {
    for (n, name) in DIFFICULTIES.iter().enumerate() {
        let desk = set_up(n as i16, 0, 1);
        for (what, values) in table {
            assert_eq!(get(&desk, what), values[n], "{what} on {name}");
        }
    }
}

#[test]
fn mrp_setup_a_tracks() {
    columns(
        &[
            ("pa", [(42 - 18) / 2, (40 - 18) / 2, (40 - 18) / 2]),
            ("rwc", [5, 5, 5]),
            ("mr", [5, 5, 5]),
            ("hs", [4, 4, 4]),
            ("wo", [5, 5, 4]),
            ("ce", [4, 4, 4]),
            ("pr", [6, 5, 5]),
            ("pp", [4, 3, 3]),
            ("lp", [0, 0, 0]),
            ("dc", [0, 1, 1]),
            ("ldi", [0, 0, 0]),
            ("goodwill", [2, 1, 0]),
            ("turn", [1, 1, 1]),
        ],
        |desk, var| desk.get(var),
    );
    columns(&[("us", [4, 4, 4]), ("euro_soe", [5, 5, 5])], |desk, who| desk.get1("soe", who));
    columns(&[("us", [0, 0, 0]), ("euro_soe", [1, 0, -1])], |desk, who| desk.trend("soe", Some(who)));
    columns(&[("ce", [0, 0, 0])], |desk, var| desk.trend(var, None));
    columns(&[("iran", [2, 2, 2]), ("nk", [2, 2, 3])], |desk, who| desk.get1("nuke", who));
}

#[test]
fn mrp_setup_a_focus_tensions_from_priority_6_on_and_no_scandal() {
    for (difficulty, want) in [(0, &[6][..]), (1, &[6, 5]), (2, &[6, 5])] {
        let desk = set_up(difficulty, 0, 1);
        let areas = &program().domain("focus_area").words;
        for area in areas {
            let rank = desk.get1("focus_rank", area);
            let lies = want.contains(&rank);
            assert_eq!(
                desk.get1("ft_on", area) == 1,
                lies,
                "priority {rank} on {}",
                DIFFICULTIES[difficulty as usize]
            );
        }
        let mut ranks: Vec<i16> = areas.iter().map(|area| desk.get1("focus_rank", area)).collect();
        ranks.sort_unstable();
        assert_eq!(ranks, [1, 2, 3, 4, 5, 6]);
        for target in ["vp", "cos", "secstate", "secdef", "potus"] {
            assert_eq!(desk.get1("scandal", target), 0);
        }
    }
}

#[test]
fn mrp_setup_a_sums_at_the_start() {
    // Evaluation 22, 20, 19; State of the Union 18, 17, 17; election 13, 12, 12.
    let evaluations = [22, 20, 19];
    for difficulty in 0..3 {
        let desk = set_up(difficulty, 0, 1);
        let value = (18 + 2 * desk.get("pa")) / 10;
        let five = value + desk.get("rwc") + desk.get("mr") + desk.get1("soe", "us") + desk.get("hs");
        assert_eq!(five, [22, 22, 22][difficulty as usize]);
        let cold = REGIONS.iter().filter(|r| desk.get1("align", r) <= 4).count() as i16;
        let rogues = (0..8).filter(|n| desk.get1("rs_at", &n.to_string()) >= 0).count() as i16;
        assert_eq!([(0, 0), (1, 1), (2, 1)][difficulty as usize], (cold, rogues));
        assert_eq!(five - cold - rogues, evaluations[difficulty as usize]);
        assert_eq!(
            value + desk.get("rwc") + desk.get("mr") + desk.get("pp"),
            [18, 17, 17][difficulty as usize]
        );
        assert_eq!(value + desk.get("mr") + desk.get("pp"), [13, 12, 12][difficulty as usize]);
    }
}

#[test]
fn mrp_setup_a_mrp_seq_1_action_points_of_the_first_year() {
    for (difficulty, want) in [(0, 20 + 2), (1, 15 + 2), (2, 15 + 2)] {
        let mut desk = set_up(difficulty, 0, 1);
        desk.fill("attr", 0).fill("res", 0).run("begin_turn", &[]);
        assert_eq!(desk.get("ap"), want, "{}", DIFFICULTIES[difficulty as usize]);
    }
}

const EASIER: [&str; 8] = [
    "6/7/0; TG 1",
    "5/5/1; TG 1; R2",
    "5/4/1; TG 1; UnS 1",
    "5/6/1; TG 1",
    "5/3/2; TG 3g 1; CW 1; R1",
    "5/4/2; TG 2g 1; UnS 1; R1; C2",
    "5/4/2; TG 2 1; UnS 1; CW 1; C1",
    "6/6/1; TG 1; C2",
];
const NORMAL: [&str; 8] = [
    "6/7/0; TG 1",
    "5/5/1; TG 1; R2",
    "5/4/1; TG 1; UnS 1",
    "5/6/1; TG 1",
    "4/3/2; TG 3g 1; RS2; CW 1; R1; F1",
    "5/4/2; TG 2g 1; UnS 1; R1; C2; F1",
    "5/4/2; TG 2 1; UnS 1; CW 1; C1",
    "6/6/1; TG 1; C2",
];
const HARDER: [&str; 8] = [
    "6/6/1; TG 1",
    "5/5/1; TG 2; UnS 1; R2",
    "5/4/1; TG 2 1; UnS 1",
    "5/5/1; TG 1 1",
    "4/3/2; TG 3g 1; RS2; CW with Iran 1; R1; F2",
    "5/4/2; TG 2 2; UnS 1; R1; C2; F1",
    "4/4/2; TG 2 1; UnS 1; CW 1; C1; F1",
    "5/6/1; TG 1; C2",
];

#[test]
fn mrp_setup_b_regions() {
    for (difficulty, table) in [EASIER, NORMAL, HARDER].iter().enumerate() {
        let desk = set_up(difficulty as i16, 0, 1);
        for (name, want) in REGIONS.iter().zip(table) {
            assert_eq!(region(&desk, name), *want, "{name} on {}", DIFFICULTIES[difficulty]);
            assert_eq!(desk.trend("align", Some(name)), 0, "no trends");
        }
    }
}

#[test]
fn mrp_setup_b_conus_and_iran_influence_and_nothing_else() {
    for (difficulty, (conus, iran)) in
        [(None, 0), (Some("TG 1"), 1), (Some("TG 1 1"), 1)].into_iter().enumerate()
    {
        let desk = set_up(difficulty as i16, 0, 1);
        assert_eq!(groups(&desk, "conus").as_deref(), conus, "{}", DIFFICULTIES[difficulty]);
        assert_eq!(desk.get("iran_israel"), iran, "beside Israel on {}", DIFFICULTIES[difficulty]);
        let before = crate::kit::fresh(difficulty as i16, 0);
        let untouched: Vec<String> = desk
            .changes(&before.state)
            .into_iter()
            .filter(|change| {
                let name = change.split('[').next().unwrap_or_default();
                [
                    "trade",
                    "base",
                    "un_troops",
                    "uns_iran",
                    "fni",
                    "darpa",
                    "apc",
                    "rs_wmd",
                    "rs_ap",
                    "must_intel",
                ]
                .contains(&name)
            })
            .collect();
        assert!(untouched.is_empty(), "{untouched:?}");
    }
}

#[test]
fn mrp_setup_c_allies() {
    let levels: [(&str, [i16; 3]); 9] = [
        ("canada", [2, 1, 1]),
        ("uk", [2, 2, 2]),
        ("nato", [1, 1, 1]),
        ("israel", [2, 1, 1]),
        ("gulf", [1, 1, 1]),
        ("india", [1, 1, 1]),
        ("japan", [2, 1, 1]),
        ("rok", [1, 1, 1]),
        ("australia", [2, 1, 1]),
    ];
    for difficulty in 0..2 {
        let desk = set_up(difficulty, 0, 1);
        for (ally, want) in &levels {
            assert_eq!(desk.get1("level", ally), want[difficulty as usize], "{ally}");
        }
    }
    // HARDER: one ally, drawn as in a Major Rift, is Estranged; the others are as in the table.
    for drawn in ALLIES {
        let mut desk = fresh(2, 0);
        desk.draws("ally", &[drawn]).run("allies_harder", &[]);
        for (ally, want) in &levels {
            assert_eq!(
                desk.get1("level", ally),
                if *ally == drawn { 0 } else { want[2] },
                "{ally}, {drawn} drawn"
            );
        }
    }
}

#[test]
fn mrp_setup_c_tensions_and_sanctions() {
    columns(
        &[
            ("canada", [0, 0, 0]),
            ("uk", [0, 0, 0]),
            ("nato", [0, 0, 1]),
            ("israel", [1, 1, 1]),
            ("gulf", [1, 1, 1]),
            ("india", [0, 0, 1]),
            ("japan", [0, 0, 1]),
            ("rok", [1, 1, 2]),
            ("australia", [0, 0, 0]),
            ("iran", [1, 1, 2]),
            ("nk", [1, 1, 2]),
            ("russia", [1, 1, 2]),
            ("china", [1, 1, 1]),
        ],
        |desk, who| desk.get1("t", who),
    );
    // Unilateral, Multilateral, UN.
    let want = [
        ("iran", ["multi un", "uni", ""]),
        ("nk", ["uni un", "un", "uni"]),
        ("russia", ["", "", ""]),
        ("china", ["", "", ""]),
    ];
    for (who, columns) in want {
        for (difficulty, want) in columns.iter().enumerate() {
            let desk = set_up(difficulty as i16, 0, 1);
            let lie: Vec<&str> =
                ["uni", "multi", "un"].into_iter().filter(|kind| desk.get1(kind, who) > 0).collect();
            assert_eq!(lie.join(" "), *want, "{who} on {}", DIFFICULTIES[difficulty]);
        }
    }
}

#[test]
fn mrp_setup_d_peers() {
    columns(&[("russia", [1, 1, 1]), ("china", [1, 1, 1])], |desk, p| desk.get1("posture", p));
    columns(&[("russia", [2, 2, 2]), ("china", [2, 2, 2])], |desk, p| desk.get1("rel", p));
    columns(&[("russia", [4, 4, 5]), ("china", [5, 6, 6])], |desk, p| desk.get1("soe", p));
    columns(&[("russia", [0, 0, 0]), ("china", [0, 0, 0])], |desk, p| desk.trend("rel", Some(p)));
    columns(&[("russia", [0, 0, 0]), ("china", [0, 0, 0])], |desk, p| desk.trend("soe", Some(p)));
    columns(&[("c_russia", [0, 0, 0]), ("c_china", [0, 0, 0])], |desk, chit| desk.get1("chit_cup", chit));
}

#[test]
fn mrp_setup_e_capabilities() {
    let tables = [
        ["5/3/3", "5/3/3", "5/3/3", "5/4/4", "5/3/3", "5/4/3", "5/3/3"],
        ["5/3/3", "4/4/3", "5/3/3", "4/4/4", "4/3/3", "4/4/3", "5/3/3"],
        ["4/3/3", "4/4/3", "4/3/4", "4/5/4", "4/3/4", "4/5/3", "4/3/3"],
    ];
    for (difficulty, table) in tables.iter().enumerate() {
        let desk = set_up(difficulty as i16, 0, 1);
        for (cap, want) in ["air", "ground", "naval", "cyber", "space", "missiles", "recon"].iter().zip(table)
        {
            let now = ["us", "russia", "china"].map(|side| desk.get2("cap", side, cap).to_string()).join("/");
            assert_eq!(now, *want, "{cap} on {}", DIFFICULTIES[difficulty]);
        }
    }
}

#[test]
fn mrp_setup_f_units() {
    // Heavy, Light, USMC, USAF, Carrier, SOF, Intel, In Transit.
    let table = [
        ("b_conus", [2, 2, 1, 2, 0, 1, 1, 0]),
        ("b_euro", [1, 0, 0, 1, 0, 0, 0, 0]),
        ("b_east", [0; 8]),
        ("b_camerica", [0; 8]),
        ("b_samerica", [0; 8]),
        ("b_mideast", [0, 1, 0, 1, 0, 1, 1, 0]),
        ("b_casia", [0, 1, 0, 0, 0, 1, 1, 0]),
        ("b_africa", [0, 0, 0, 0, 0, 0, 1, 0]),
        ("b_apac", [0, 0, 0, 1, 0, 1, 1, 0]),
        ("b_rok", [1, 0, 0, 0, 0, 0, 0, 0]),
        ("z_natlantic", [0, 0, 0, 0, 1, 0, 0, 0]),
        ("z_med", [0, 0, 1, 0, 1, 0, 0, 0]),
        ("z_indian", [0, 0, 0, 0, 1, 0, 0, 0]),
        ("z_wpacific", [0, 0, 1, 0, 2, 0, 0, 0]),
        ("z_satlantic", [0; 8]),
        ("b_assets", [2, 3, 2, 1, 1, 0, 0, 0]),
    ];
    for difficulty in 0..3 {
        let desk = set_up(difficulty, 0, 1);
        for (place, want) in table {
            assert_eq!(units(&desk, place), want, "{place} on {}", DIFFICULTIES[difficulty as usize]);
        }
    }
}

#[test]
fn mrp_setup_f_conflict_tracks() {
    let status =
        [[1, 2, 2, 3, 1, 2, 2, 2, 2, 1], [1, 2, 2, 3, 1, 2, 2, 2, 2, 1], [1, 2, 2, 3, 1, 2, 3, 2, 2, 1]];
    // Relative strength boxes from the top: China +1, India +1, Russia +1, Russia +3, China +1, equal, Israel +1, Israel +2, Iran +1, US +3.
    let edge = [2, 1, 1, 1, 2, 2, 1, 1, 1, 1];
    for (difficulty, want) in status.iter().enumerate() {
        let desk = set_up(difficulty as i16, 0, 1);
        for n in 1..=10 {
            let track = format!("track{n}");
            assert_eq!(desk.get1("status", &track), want[n - 1], "{track} on {}", DIFFICULTIES[difficulty]);
            assert_eq!(desk.get1("edge", &track), edge[n - 1], "strength on {track}");
        }
        assert!((0..5).all(|n| desk.get1("war_kind", &n.to_string()) == -1), "no wars at the start");
    }
}

fn total(desk: &Desk, var: &str) -> i16 {
    let var = program().var(var);
    desk.state.cells[usize::from(var.base)..usize::from(var.base + var.len)].iter().sum()
}

/// Pending bills as (number, whether it is theirs, box).
fn pending(desk: &Desk) -> Vec<(i16, i16, i16)> {
    let numbers = (1..=23).filter(|n| desk.get1("bill_at", &n.to_string()) == 1);
    numbers
        .map(|n| (n, desk.get1("bill_theirs", &n.to_string()), desk.get1("bill_box", &n.to_string())))
        .collect()
}

#[test]
fn mrp_setup_g_congress() {
    for seed in 0..8 {
        for (difficulty, (control, bc, friends, opponents, theirs, ours)) in
            [(1, 1, 3, 4, 1, 1), (1, 1, 3, 5, 1, 0), (1, 1, 3, 5, 2, 0)].into_iter().enumerate()
        {
            let desk = set_up(difficulty as i16, 0, seed);
            assert_eq!(desk.get("control"), control);
            assert_eq!(desk.get("bc"), bc);
            assert_eq!(total(&desk, "friend"), friends);
            assert_eq!(total(&desk, "opponent"), opponents);
            let bills = pending(&desk);
            assert_eq!(bills.iter().filter(|bill| bill.1 == 1).count(), theirs);
            assert_eq!(bills.iter().filter(|bill| bill.1 == 0).count(), ours);
            assert!(bills.iter().all(|bill| bill.2 == 0), "in box 0: {bills:?}");
            // Theirs are those with the highest public priorities.
            for bill in bills.iter().filter(|bill| bill.1 == 1) {
                assert!(
                    SLOTS[..theirs].iter().any(|slot| desk.get1("public_list", slot) == bill.0),
                    "{bill:?}"
                );
            }
            let mut public: Vec<i16> = SLOTS.iter().map(|slot| desk.get1("public_list", slot)).collect();
            public.sort_unstable();
            public.dedup();
            assert!(public.len() == 5 && public[0] > 0, "five different public priorities");
        }
    }
}

#[test]
fn mrp_setup_g_easier_chooses_its_first_bill() {
    let mut desk = fresh(0, 0);
    play(&mut desk, "first_bill", &[], "", "pick 12", "bill_at.bill12 +1");
    assert_eq!(pending(&desk), [(12, 0, 0)]);
}

#[test]
fn mrp_setup_g_administration_priorities() {
    // EASIER: any three in any order.
    let mut desk = fresh(0, 0);
    desk.run("admin_first", &[]);
    assert_eq!(desk.choices().len(), 16);
    desk.act("pick 16").act("pick 1").act("pick 9");
    assert_eq!(SLOTS.map(|slot| desk.get1("admin_list", slot)), [16, 1, 9, 0, 0]);
    // NORMAL: five are drawn, three are kept and ordered.
    let mut desk = fresh(1, 0);
    desk.draws("numbered", &["bill2", "bill4", "bill6", "bill8", "bill10"]).run("admin_first", &[]);
    assert_eq!(desk.choices(), ["pick 2", "pick 4", "pick 6", "pick 8", "pick 10"]);
    desk.act("pick 10").act("pick 2").act("pick 6");
    assert_eq!(SLOTS.map(|slot| desk.get1("admin_list", slot)), [10, 2, 6, 0, 0]);
    // HARDER: three are drawn and ordered.
    let mut desk = fresh(2, 0);
    desk.draws("numbered", &["bill3", "bill5", "bill7"]).run("admin_first", &[]);
    assert_eq!(desk.choices(), ["pick 3", "pick 5", "pick 7"]);
    desk.act("pick 7").act("pick 5");
    assert_eq!(SLOTS.map(|slot| desk.get1("admin_list", slot)), [7, 5, 3, 0, 0]);
}

#[test]
fn mrp_setup_g_campaign_promise() {
    for (difficulty, drawn) in
        [(0, &["bill1", "bill2", "bill3"][..]), (1, &["bill1", "bill2"]), (2, &["bill1"])]
    {
        let mut desk = fresh(difficulty, 0);
        desk.draws("numbered", drawn).run("promise_choice", &[&drawn.len().to_string()]);
        if drawn.len() > 1 {
            assert_eq!(desk.choices().len(), drawn.len());
            desk.act("pick 1");
        }
        assert_eq!(desk.get1("admin_list", "slot4"), 1);
        assert!(desk.done() && desk.given.is_empty());
        // The whole set-up draws the same number.
        assert_eq!(program().constant("setup_promises", difficulty), drawn.len() as i16);
        let whole = set_up(difficulty, 0, 3);
        assert!(whole.get1("admin_list", "slot4") > 0);
    }
}

#[test]
fn mrp_setup_g_cabinet_is_chosen_in_order_from_four_three_or_two() {
    for (difficulty, count) in [(0, 4), (1, 3), (2, 2)] {
        let mut desk = fresh(difficulty, 0);
        for post in POSTS {
            desk.set1("official", post, -1);
        }
        let drawn: Vec<String> = (1..=count).map(|n| format!("ca{n:02}")).collect();
        let mut words: Vec<&str> = drawn.iter().map(String::as_str).collect();
        // A chosen candidate does not return, so each further draw has one new candidate.
        let more = ["ca17", "ca18", "ca19"];
        for new in more {
            words.extend(drawn[1..].iter().map(String::as_str).collect::<Vec<_>>());
            words.push(new);
            // The next ones chosen are ca17, ca18, ca19 in this order.
        }
        desk.draws("candidate", &words).run("cabinet_chosen", &[]);
        assert_eq!(desk.choices().len(), count, "the Vice President first");
        desk.act("pick 01");
        assert_eq!(desk.get1("official", "vp"), 0);
        for (post, (pick, id)) in POSTS[1..].iter().zip([("pick 17", 16), ("pick 18", 17), ("pick 19", 18)]) {
            assert_eq!(desk.choices().len(), count, "{post}");
            desk.act(pick);
            assert_eq!(desk.get1("official", post), id, "{post}");
            assert_eq!(desk.get1("cand_used", &id.to_string()), 1);
        }
        if difficulty == 0 {
            // One of them, of your choice, is a Veteran.
            assert_eq!(desk.choices(), ["pick vp", "pick cos", "pick state", "pick defense"]);
            desk.act("pick state");
        }
        assert!(desk.done());
        let veterans: Vec<i16> = POSTS.iter().map(|post| desk.get1("veteran", post)).collect();
        assert_eq!(veterans, if difficulty == 0 { [0, 0, 1, 0] } else { [0; 4] });
        assert_eq!(total(&desk, "cand_used"), 4, "the others are back in the cup");
    }
}

#[test]
fn mrp_setup_g_attributes() {
    // EASIER: three positive ones are drawn, two are kept.
    let mut desk = fresh(0, 0);
    desk.draws("attribute", &["orator", "teflon", "efficient"]).run("attributes_drawn", &[]);
    assert_eq!(desk.choices(), ["pick efficient", "pick orator", "pick teflon"]);
    desk.act("pick teflon").act("pick orator");
    assert_eq!((desk.get1("attr", "teflon"), desk.get1("attr", "orator"), total(&desk, "attr")), (1, 1, 2));
    // NORMAL: two of all 16; if a second one is negative, it is drawn again.
    let mut desk = fresh(1, 0);
    play(
        &mut desk,
        "attributes_drawn",
        &[],
        "attribute aloof, attribute likeable",
        "",
        "attr.aloof +1; attr.likeable +1",
    );
    let mut desk = fresh(1, 0);
    let drawn = "attribute likeable, attribute stubborn";
    play(&mut desk, "attributes_drawn", &[], drawn, "", "attr.likeable +1; attr.stubborn +1");
    let mut desk = fresh(1, 0);
    let drawn = "attribute aloof, attribute impatient, attribute teflon";
    play(&mut desk, "attributes_drawn", &[], drawn, "", "attr.aloof +1; attr.teflon +1");
    // HARDER: one positive, one negative.
    let negatives = ["disorganized", "graceless", "aloof", "stubborn", "impatient"];
    for seed in 0..20 {
        let mut desk = fresh(2, 0);
        desk.run_through("attributes_drawn", &[], seed);
        assert_eq!(total(&desk, "attr"), 2);
        assert_eq!(negatives.iter().map(|a| desk.get1("attr", a)).sum::<i16>(), 1);
        // EASIER never has a negative one.
        let mut desk = fresh(0, 0);
        desk.run_through("attributes_drawn", &[], seed);
        assert_eq!(
            (total(&desk, "attr"), negatives.iter().map(|a| desk.get1("attr", a)).sum::<i16>()),
            (2, 0)
        );
    }
    assert_eq!(program().domain("attribute").len(), 16);
}

#[test]
fn mrp_setup_g_exceptional_resources() {
    let mut desk = fresh(0, 0);
    desk.draws("resource", &["r_cos", "r_envoy", "r_nsc"]).run("resources_drawn", &[]);
    assert_eq!(desk.choices(), ["pick R1", "pick R3", "pick R5"]);
    desk.act("pick R5").act("pick R1");
    assert_eq!((desk.get1("res", "r_envoy"), desk.get1("res", "r_cos"), total(&desk, "res")), (1, 1, 2));
    for difficulty in [1, 2] {
        let mut desk = fresh(difficulty, 0);
        play(&mut desk, "resources_drawn", &[], "resource r_treasury", "", "res.r_treasury +1");
    }
}

#[test]
fn mrp_setup_g_two_deck_and_three_deck() {
    for (difficulty, (two, three)) in [(0, 0), (1, 0), (2, 0)].into_iter().enumerate() {
        let desk = set_up(difficulty as i16, 0, 1);
        assert_eq!(cards_in(&desk, "deck2", 1), two, "2 Deck on {}", DIFFICULTIES[difficulty]);
        assert_eq!(cards_in(&desk, "deck3", 1), three, "3 Deck on {}", DIFFICULTIES[difficulty]);
        for pile in ["deck2", "deck3"] {
            assert_eq!(cards_in(&desk, pile, 0) + cards_in(&desk, pile, 2) + cards_in(&desk, pile, 3), 0);
        }
    }
    // The first part of such a card is not carried out.
    let mut desk = quiet();
    desk.set1("at", "C24", crate::common::of("unused"));
    let to = crate::common::of("deck2");
    play(
        &mut desk,
        "cascading_start 1, deck2",
        &[],
        "card C24",
        "",
        &format!("at.C24 {:+}", to - crate::common::of("unused")),
    );
}

#[test]
fn mrp_seq_1_a_new_player_takes_his_modifier_on_easier_only() {
    let options = |difficulty, newcomer| Options { difficulty, newcomer, ..Options::default() };
    use kernel::Game as _;
    assert!(MrPresident::new(&options(Difficulty::Easier, true), 1).is_ok());
    for difficulty in [Difficulty::Normal, Difficulty::Harder] {
        assert_eq!(MrPresident::new(&options(difficulty, true), 1).unwrap_err().rule, "MRP-R25");
        assert!(MrPresident::new(&options(difficulty, false), 1).is_ok());
    }
    for (difficulty, want) in [(0, 1), (1, 0), (2, 0)] {
        let mut desk = fresh(difficulty, 0);
        desk.set("newcomer", 1).run_through("setup", &[], 1);
        assert_eq!(desk.get("newcomer"), want);
    }
}

#[test]
fn mrp_seq_1_adversaries_are_stronger_on_normal_and_harder() {
    for (difficulty, extra) in [(0, 0), (1, 1), (2, 3)] {
        let mut desk = quiet();
        desk.set("difficulty", difficulty).rogue("mideast", 1);
        desk.run("war_place", &["us_rs", "mideast", "combined", "0"]);
        assert_eq!(desk.get1("war_def", "w1"), 4 + extra);
    }
}

#[test]
fn mrp_seq_1_milder_side_of_congress_on_easier_sharper_otherwise() {
    // Friend 24 (3 / 2) and Opponent 23 (2 / 3) have different Legislative ratings, so the sum is +1 or -1.
    for (difficulty, milder) in [(0, true), (1, false), (2, false)] {
        let mut desk = quiet();
        desk.set("difficulty", difficulty).set1("friend", "fr24", 1).set1("opponent", "op23", 1);
        desk.set1("bill_at", "bill3", 1);
        desk.run("leg_1", &[]);
        if milder {
            assert!(desk.may("pick 3") && desk.may("decline"), "one bill either way");
            assert_eq!(desk.get1("bill_box", "bill3"), 0);
        } else {
            assert!(desk.done());
            assert_eq!(desk.get1("bill_box", "bill3"), 1);
        }
    }
}
