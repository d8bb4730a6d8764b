//! The scenarios 2001, 2009, 2017 and 2020 (house B9), with all their numbers.

use mr_president::{Difficulty, MrPresident, Options, Scenario, program};

use crate::common::{Desk, of};
use crate::kit::{ALLIES, REGIONS, cards_in, groups, play, quiet, region, set_up, units};

const YEARS: [&str; 4] = ["2001", "2009", "2017", "2020"];

fn open(year: &str) -> Desk {
    let number = YEARS.iter().position(|y| *y == year).unwrap() as i16 + 1;
    set_up(1, number, 1)
}

/// One row of the table, with its four columns.
#[track_caller]
fn row<T: PartialEq + std::fmt::Debug>(what: &str, want: [T; 4], get: impl Fn(&Desk) -> T) {
    for (year, want) in YEARS.iter().zip(want) {
        assert_eq!(get(&open(year)), want, "{what} of {year}");
    }
}

fn check(year: &str) {
    let column = YEARS.iter().position(|y| *y == year).unwrap();
    let desk = open(year);
    let numbers: [(&str, [i16; 4]); 15] = [
        ("pa", [(56 - 18) / 2, (66 - 18) / 2, (44 - 18) / 2, (48 - 18) / 2]),
        ("rwc", [5, 6, 5, 4]),
        ("mr", [5, 6, 3, 3]),
        ("hs", [4, 6, 6, 6]),
        ("wo", [6, 5, 4, 4]),
        ("ce", [5, 5, 4, 4]),
        ("pr", [6, 7, 5, 7]),
        ("pp", [4, 5, 4, 4]),
        ("dc", [0, 2, 1, 1]),
        ("ldi", [0, 2, 2, 2]),
        ("control", [2, 2, 2, 1]),
        ("bc", [2, 2, 1, 1]),
        ("goodwill", [1; 4]),
        ("iran_israel", [1, 1, 2, 2]),
        ("turn", [1, 1, 1, 4]),
    ];
    for (var, want) in numbers {
        assert_eq!(desk.get(var), want[column], "{var} of {year}");
    }
    let sum = |var: &str| {
        let var = program().var(var);
        desk.state.cells[usize::from(var.base)..usize::from(var.base + var.len)].iter().sum::<i16>()
    };
    assert_eq!(sum("ft_on"), [0, 1, 1, 2][column], "focus Tensions");
    assert_eq!(
        (sum("friend"), sum("opponent")),
        [(3, 3), (4, 3), (3, 4), (4, 4)][column],
        "Friends, Opponents"
    );
    // Economies with their trends: US, Eurozone, Russia, China.
    let economies =
        ["us", "euro_soe", "russia", "china"].map(|e| (desk.get1("soe", e), desk.trend("soe", Some(e))));
    let want = [
        [(5, -1), (5, 0), (4, 0), (5, 0)],
        [(3, 0), (4, -1), (4, 0), (6, 0)],
        [(6, 0), (5, 0), (4, 0), (6, 0)],
        [(7, 0), (5, 0), (4, 0), (6, 0)],
    ];
    assert_eq!(economies, want[column]);
    let peers = ["russia", "china"]
        .map(|p| (desk.get1("posture", p), desk.get1("rel", p), desk.trend("rel", Some(p))));
    let want =
        [[(1, 3, 0), (1, 3, 0)], [(1, 2, 0), (1, 3, 0)], [(2, 2, 0), (1, 3, 0)], [(2, 2, 0), (1, 2, 0)]];
    assert_eq!(peers, want[column]);
    for (side, table) in [
        ("us", ["5 4 6 4 5 5 5", "6 5 6 5 5 5 5", "5 5 5 5 5 5 5", "5 5 5 5 5 5 5"]),
        ("russia", ["3 4 2 3 3 5 2", "3 4 3 4 3 4 3", "4 4 3 5 3 5 4", "4 4 3 5 3 5 4"]),
        ("china", ["2 3 2 2 1 2 2", "3 3 3 4 3 3 3", "3 4 4 5 4 4 4", "4 4 5 5 4 4 4"]),
    ] {
        let caps = ["air", "ground", "naval", "cyber", "space", "missiles", "recon"];
        let now = caps.map(|c| desk.get2("cap", side, c).to_string()).join(" ");
        assert_eq!(now, table[column], "{side}");
    }
    assert_eq!(
        (desk.get1("nuke", "iran"), desk.get1("nuke", "nk")),
        [(1, 2), (2, 3), (2, 3), (3, 4)][column]
    );
    let lies = |who: &str| {
        let lie: Vec<&str> =
            ["uni", "multi", "un"].into_iter().filter(|kind| desk.get1(kind, who) > 0).collect();
        lie.join(" ")
    };
    assert_eq!(lies("iran"), ["uni", "uni un", "uni", "uni multi"][column]);
    assert_eq!(lies("nk"), ["", "uni un", "uni un", "uni un"][column]);
    assert_eq!(lies("russia"), ["", "", "multi", "multi"][column]);
    assert_eq!(lies("china"), "");
    let tracks: Vec<String> =
        (1..=10).map(|n| desk.get1("status", &format!("track{n}")).to_string()).collect();
    let want = ["1 3 1 1 1 2 2 3 1 1", "1 3 2 2 1 3 2 3 2 2", "2 2 2 4 2 3 2 2 3 2", "2 3 2 3 2 2 3 2 3 4"];
    assert_eq!(tracks.join(" "), want[column]);
    // All allies are Very Close except these.
    let close: Vec<&str> = ALLIES.into_iter().filter(|ally| desk.get1("level", ally) != 2).collect();
    let want: [&[&str]; 4] = [
        &["gulf", "india", "rok"],
        &["nato", "israel", "gulf", "india"],
        &["canada", "nato", "gulf", "india", "rok"],
        &["canada", "uk", "nato", "india", "rok"],
    ];
    assert_eq!(close, want[column]);
    assert!(close.iter().all(|ally| desk.get1("level", ally) == 1));
    // Tensions are as on NORMAL, except for the peers.
    let tensions =
        ["israel", "gulf", "rok", "iran", "nk", "canada", "uk", "nato", "india", "japan", "australia"];
    assert_eq!(tensions.map(|c| desk.get1("t", c)), [1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!((desk.get1("t", "russia"), desk.get1("t", "china")), [(1, 2), (1, 1), (2, 2), (2, 3)][column]);
    // If Russia is at posture 2, its Acts (2) chit is in the cup.
    let acts = (desk.get1("chit_cup", "c_russia"), desk.get1("chit_cup", "c_china"));
    assert_eq!(acts, [(0, 0), (0, 0), (1, 0), (1, 0)][column]);
    assert_eq!(
        groups(&desk, "conus").as_deref(),
        [Some("TG 2"), Some("TG 1"), Some("TG 1"), Some("TG 1")][column]
    );
}

#[track_caller]
fn regions(year: &str, want: [&str; 8]) {
    let desk = open(year);
    for (name, want) in REGIONS.iter().zip(want) {
        assert_eq!(region(&desk, name), want, "{name} of {year}");
    }
}

/// Places with their units, in the order Heavy, Light, USMC, USAF, Carrier, SOF, Intel.
#[track_caller]
fn stand(desk: &Desk, table: &[(&str, [i16; 7])]) {
    for (place, want) in table {
        assert_eq!(units(desk, place)[..7], *want, "{place}");
    }
    // Units added to a place come from CONUS, so the totals stay the same.
    let places = &program().domain("base_place").words;
    let mut total = [0; 8];
    for place in places.iter().filter(|place| **place != "b_assets") {
        total.iter_mut().zip(units(desk, place)).for_each(|(sum, n)| *sum += n);
    }
    assert_eq!(total, [4, 4, 3, 5, 5, 4, 5, 0]);
}

/// A war: kind, region, type, status, side of the US, strengths of the attacker without the US and of the defender.
fn war(desk: &Desk, slot: &str) -> (&'static str, &'static str, &'static str, i16, i16, i16, i16) {
    let word = |domain: &str, n: i16| program().domain(domain).words[n as usize];
    (
        word("warkind", desk.get1("war_kind", slot)),
        word("region", desk.get1("war_at", slot)),
        word("wartype", desk.get1("war_type", slot)),
        desk.get1("war_status", slot),
        desk.get1("war_us", slot),
        desk.get1("war_att", slot),
        desk.get1("war_def", slot),
    )
}

fn wars(desk: &Desk) -> usize {
    ["w1", "w2", "w3", "w4", "w5"].iter().filter(|slot| desk.get1("war_kind", slot) >= 0).count()
}

#[test]
fn mrp_scn_2001_set_up() {
    check("2001");
    regions(
        "2001",
        [
            "7/7/0; TG 1",
            "6/5/1; TG 1; CWC with Peacekeepers 1; R1",
            "6/5/1; TG 1",
            "5/5/1; TG 1; CW 1",
            "4/5/2; TG 1 1; F1",
            "4/3/2; TG 3 2; RS1; CW 1; R2; F1",
            "5/4/2; TG 1 1; UnS 2; CW 2",
            "6/6/1; TG 1; C1",
        ],
    );
    let desk = open("2001");
    assert_eq!(wars(&desk), 0);
    stand(&desk, &[("b_conus", [2, 2, 1, 2, 0, 1, 1]), ("b_mideast", [0, 1, 0, 1, 0, 1, 1])]);
}

#[test]
fn mrp_scn_2009_set_up() {
    check("2009");
    regions(
        "2009",
        [
            "6/6/1; TG 1",
            "5/5/1; TG 1; R2",
            "5/5/1; TG 2",
            "5/6/1; TG 1",
            "4/4/2; TG 2g 1; UnS 1; F5",
            "4/3/2; TG 3 2 1; UnS 1; R1; F3",
            "6/4/2; TG 2 1; UnS 1; CW 2; C1",
            "6/6/1; TG 1; C1",
        ],
    );
    let desk = open("2009");
    // Strengths of NORMAL: insurgents 4 + 1, Taliban 6 + 1.
    assert_eq!(war(&desk, "w1"), ("us_insurgents", "mideast", "guerilla", 2, 1, 0, 5));
    assert_eq!(war(&desk, "w2"), ("us_taliban", "casia", "guerilla", 0, 1, 0, 7));
    assert_eq!(wars(&desk), 2);
    stand(
        &desk,
        &[
            ("b_mideast", [2, 2, 0, 1, 0, 1, 1]),
            ("b_casia", [0, 2, 0, 1, 0, 2, 1]),
            ("b_conus", [0, 0, 1, 1, 0, 0, 1]),
        ],
    );
}

#[test]
fn mrp_scn_2017_set_up() {
    check("2017");
    regions(
        "2017",
        [
            "5/6/1; TG 2; R1",
            "5/5/2; TG 1; UnS 1; R2",
            "5/4/1; TG 2; UnS 1",
            "5/5/2; TG 1; UnS 1; C1",
            "4/3/2; TG 3 2; RS2; CW with Iran 2; R2; F3",
            "5/4/2; TG 2 2; UnS 1; R1; C1; F2",
            "5/4/2; TG 2 2 1; UnS 1; CW 2; C2",
            "5/6/1; TG 1; C3",
        ],
    );
    let desk = open("2017");
    assert_eq!(war(&desk, "w1"), ("us_rs", "mideast", "combined", 2, 1, 0, 6));
    assert_eq!(desk.get1("war_rs", "w1"), 0, "the Rogue State of the Middle East");
    assert_eq!(war(&desk, "w2"), ("us_taliban", "casia", "guerilla", 0, 1, 0, 7));
    assert_eq!(wars(&desk), 2);
    stand(
        &desk,
        &[
            ("b_mideast", [0, 2, 0, 2, 0, 2, 1]),
            ("b_casia", [0, 1, 0, 1, 0, 1, 1]),
            ("b_east", [0, 1, 0, 0, 0, 0, 0]),
            ("b_conus", [2, 0, 1, 0, 0, 0, 1]),
        ],
    );
}

#[test]
fn mrp_scn_2020_set_up() {
    check("2020");
    regions(
        "2020",
        [
            "5/6/1; TG 1; R1",
            "5/5/2; TG 1; R2",
            "5/4/1; TG 2; UnS 1",
            "5/5/2; TG 1; UnS 1; C1",
            "4/4/2; TG 2 2; CW with Iran 2; R2; F1",
            "5/4/1; TG 2 2; UnS 1; R1; C1; F2",
            "5/4/2; TG 2 2 1; UnS 2; CW 1; C2",
            "5/6/1; TG 1; C3",
        ],
    );
    let desk = open("2020");
    assert_eq!(war(&desk, "w1"), ("us_taliban", "casia", "guerilla", 0, 1, 0, 7));
    assert_eq!(wars(&desk), 1);
    stand(
        &desk,
        &[
            ("b_mideast", [0, 1, 0, 1, 0, 1, 1]),
            ("b_casia", [0, 1, 0, 0, 0, 1, 1]),
            ("b_east", [0, 1, 0, 0, 0, 0, 0]),
            ("b_conus", [2, 1, 1, 2, 0, 1, 1]),
        ],
    );
}

/// Everything not listed is as on NORMAL: the choices of the White House, the bill of the opponents, the card in the 2 Deck, no modifier of
/// new players.
#[test]
fn mrp_scn_2001_what_is_not_listed_is_normal() {
    use kernel::Game as _;
    row("difficulty", [1; 4], |desk| desk.get("difficulty"));
    row("newcomer", [0; 4], |desk| desk.get("newcomer"));
    row("action points", [15 + 3, 15 + 3, 15 + 2, 15 + 2], |desk| {
        let mut desk =
            Desk { game: desk.game, state: desk.state.clone(), told: Vec::new(), given: desk.given.clone() };
        desk.fill("attr", 0).fill("res", 0).set("turn", 1).run("begin_turn", &[]);
        desk.get("ap")
    });
    row("bills of the opponents", [1; 4], |desk| {
        (1..=16)
            .filter(|n| desk.get1("bill_at", &n.to_string()) * desk.get1("bill_theirs", &n.to_string()) == 1)
            .count()
    });
    row("2 Deck", [1, 1, 1, 2], |desk| cards_in(desk, "deck2", 1));
    let refused = MrPresident::new(
        &Options { scenario: Scenario::Y2001, difficulty: Difficulty::Easier, newcomer: false },
        1,
    );
    assert_eq!(refused.unwrap_err().rule, "MRP-SCN-2001");
}

#[test]
fn mrp_scn_2001_special_rule_the_upper_house() {
    for die in 1..=6 {
        let mut desk = quiet();
        desk.set("scenario", 1).set("turn", 1).set("control", 2);
        desk.dice(&[die]).run("phase_two_ends", &[]).act("choose dom-assist-none");
        assert_eq!(desk.get("control"), if die <= 4 { 1 } else { 2 }, "d6 {die}");
        assert!(desk.done() && desk.given.is_empty());
    }
    // Not in another year, not in another scenario, and not if control has changed already.
    for (scenario, turn, control) in [(1, 2, 2), (2, 1, 2), (0, 1, 2), (1, 1, 1), (1, 1, 0)] {
        let mut desk = quiet();
        desk.set("scenario", scenario).set("turn", turn).set("control", control);
        desk.run("phase_two_ends", &[]).act("choose dom-assist-none");
        assert_eq!(desk.get("control"), control);
        assert!(desk.done());
    }
}

#[test]
fn mrp_scn_2001_two_terrorism_cards_in_the_lower_half_of_the_deck() {
    let mut desk = open("2001");
    assert_eq!(cards_in(&desk, "deck", 2), 1);
    assert_eq!(cards_in(&desk, "aside", 2), 2);
    let deck = |desk: &Desk| (0..4).map(|class| cards_in(desk, "deck", class)).sum::<usize>();
    assert_eq!(deck(&desk), 22);
    // They stay out while more than half of the cards are left.
    let cards = program().domain("card").words.clone();
    let mut left: Vec<&str> = cards.iter().copied().filter(|c| desk.get1("at", c) == of("deck")).collect();
    while left.len() > 11 {
        desk.run("deck_ready", &[]);
        assert_eq!(deck(&desk), left.len());
        desk.set1("at", left.pop().unwrap(), of("gone"));
    }
    desk.run("deck_ready", &[]);
    assert_eq!(deck(&desk), 13);
    assert_eq!(cards_in(&desk, "aside", 2), 0);
    // If the deck was hardly used, they are added with the new year.
    let mut desk = open("2001");
    desk.run("new_deck", &["2"]);
    assert_eq!(deck(&desk), 22 + 2 + 18);
}

#[test]
fn mrp_scn_2001_homeland_security_checks_at_plus_1_until_it_is_raised() {
    let mut desk = open("2001");
    assert_eq!(desk.get("hs_untested"), 1);
    for year in ["2009", "2017", "2020"] {
        assert_eq!(open(year).get("hs_untested"), 0);
    }
    // Homeland Security 4: a 4 fails at +1.
    let roll = |desk: &mut Desk| {
        desk.fill("tg", 0).fill("at", of("gone")).dice(&[1, 3, 4]).run("consequence_2", &[]);
        desk.hit()
    };
    assert_eq!(roll(&mut desk), (2, 5));
    // After it was raised there is no modifier any more, even if it falls again.
    desk.run("hs_raised", &[]);
    assert_eq!(desk.get("hs_untested"), 0);
    desk.set("hs", 4);
    assert_eq!(roll(&mut desk), (1, 4));
}

#[test]
fn mrp_scn_2001_a_raise_of_homeland_security_ends_the_plus_1_a_loss_does_not() {
    // Focus success on security without a group in the US: +1 Homeland Security, -2 approval.
    let mut desk = quiet();
    desk.set("hs_untested", 1);
    play(&mut desk, "focus_success f_security", &[], "", "", "hs +1; pa -2; hs_untested -1");
    let mut desk = quiet();
    desk.set("hs_untested", 1).group("conus", 4, 0);
    desk.dice(&[7]).run("D11_severity", &[]);
    assert_eq!((desk.get("hs"), desk.get("hs_untested")), (4, 1));
}

/// The +1 applies to every Homeland Security check of every chart, card and action.
#[test]
fn mrp_scn_2001_every_check_has_the_modifier() {
    let mut found = 0;
    for (file, text) in mr_president::CHARTS {
        let lines: Vec<&str> = text.lines().collect();
        for (n, line) in lines.iter().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            let near = if line.contains("check hs") {
                &lines[n..(n + 4).min(lines.len())]
            } else if line.contains("row ..(hs") {
                &lines[n.saturating_sub(12)..n]
            } else {
                continue;
            };
            found += 1;
            assert!(
                near.iter().any(|l| l.contains("untested: hs_untested")),
                "{file}.chart, line {}: {line}",
                n + 1
            );
        }
    }
    assert!(found >= 17, "{found} checks");
}

#[test]
fn mrp_scn_2009_special_rule_the_emergency_clause_with_one_passage() {
    let desk = open("2009");
    assert_eq!(desk.get("emergency_left"), 1);
    let bill = ["bill_at", "bill_theirs", "bill_box"].map(|var| desk.get1(var, "bill15"));
    assert_eq!(bill, [1, 0, -1], "pending, yours, in box -1");
    row("the clause", [0, 1, 0, 0], |desk| desk.get("emergency_left"));
    // Passing it uses it up: only the effects of D13-6, nothing else.
    let mut desk = quiet();
    desk.run("emergency_bill", &["1", "-1"]).set("dc", 1).set("turn", 2);
    let want = "emergency_left -1; bill_at.bill15 +1; signed_ever.bill15 +1; soe.us +1; soe.euro_soe +1; dc -1; pa +2";
    let trends: String = REGIONS.iter().map(|r| format!("; ~align.{r} +1")).collect();
    desk.set1("signed_ever", "bill15", 0).set1("bill_year", "bill15", 2);
    play(&mut desk, "emergency_passed", &[], "", "", &format!("{want}{trends}"));
}

/// The 2009 war in the Middle East counts as winning, so no approval is lost in step 4.
#[test]
fn mrp_scn_2009_war_a_counts_as_winning() {
    let mut desk = quiet();
    desk.run("scenario_war", &["us_insurgents", "mideast", "guerilla", "2"]);
    play(&mut desk, "consequence_4", &[], "", "", "~soe.us -1");
    let mut desk = quiet();
    desk.run("scenario_war", &["us_taliban", "casia", "guerilla", "0"]);
    play(&mut desk, "consequence_4", &[], "", "", "~soe.us -1; pa -2");
}

#[test]
fn mrp_scn_2020_special_rule_the_crash_at_the_start_of_phase_2() {
    let mut desk = open("2020");
    desk.set("dc", 1).set1("at", "C29", of("deck2")).fill("chit_cup", 0).fill("res", 0);
    desk.run("phase_two", &[]);
    assert_eq!((desk.get1("soe", "us"), desk.get1("soe", "euro_soe")), (4, 3));
    assert_eq!(desk.get("dc"), 2);
    assert_eq!(desk.get("emergency_left"), 2);
    assert_eq!(["bill_at", "bill_theirs", "bill_box"].map(|var| desk.get1(var, "bill15")), [1, 0, -2]);
    // Not in any other scenario.
    for scenario in 0..4 {
        let mut desk = quiet();
        desk.set("scenario", scenario);
        play(&mut desk, "phase_two", &[], "", "", &format!("phase {:+}", 2 - desk_phase()));
    }
}

/// The phase of the quiet desk.
fn desk_phase() -> i16 {
    quiet().get("phase")
}

#[test]
fn mrp_scn_2020_decks_and_chits() {
    let desk = open("2020");
    let deck: Vec<usize> = (0..4).map(|class| cards_in(&desk, "deck", class)).collect();
    assert_eq!(deck, [16, 4, 1, 1]);
    // All events are of the fourth set, E088 to E116.
    for (n, card) in program().cards.iter().enumerate() {
        if desk.get1("at", &n.to_string()) == of("deck") && card.class as u8 == 0 {
            assert_eq!(card.year_set(), 4, "{}", card.id);
        }
    }
    assert_eq!(desk.get1("at", "C29"), of("deck2"));
    for year in ["year2", "year3", "year4"] {
        assert_eq!((0..4).map(|class| cards_in(&desk, year, class)).sum::<usize>(), 0);
    }
    // Two additional Cascading 2 chits without plus.
    row("Cascading 2", [2, 2, 2, 4], |desk| desk.get1("chit_cup", "c_cascade2"));
    row("Cascading 2 with plus", [1; 4], |desk| desk.get1("chit_cup", "c_cascade2_plus"));
}

/// The peace action has -2 for the war of 2020.
#[test]
fn mrp_scn_2020_peace_with_the_taliban_is_easier() {
    for (scenario, bonus) in [(2, -1), (4, -3)] {
        let mut desk = quiet();
        desk.set("scenario", scenario).run("scenario_war", &["us_taliban", "casia", "guerilla", "0"]);
        desk.dice(&[10]).run("ACT_peace", &["w1"]);
        assert_eq!(desk.state.roll.bonus, bonus, "stalemate -1 in scenario {scenario}");
    }
}

#[test]
fn mrp_scn_2020_is_turn_4_only_with_speech_and_economy() {
    use kernel::Game as _;
    let mut desk = Desk::scenario(Scenario::Y2020);
    assert_eq!(desk.get("turn"), 4);
    let mut rng = crate::common::rng(3);
    while program().steps[usize::from(desk.state.step)].phase == "special" {
        let act = kernel::pick(&desk.game, &desk.state, kernel::Seat(0), &mut rng).unwrap();
        let Ok(()) = desk.game.play(&mut desk.state, kernel::Seat(0), act, &mut rng, &mut desk.told);
    }
    let told = crate::kit::steps_told(&desk);
    assert!(told.contains(&("special", "sotu")) && told.contains(&("special", "economy")), "{told:?}");
    // The year ends with the re-election.
    let mut desk = quiet();
    desk.set("scenario", 4).set("turn", 4).run_through("clean_up", &[], 1);
    assert_eq!(desk.get("vote"), 2);
}

/// A position in which a scenario is won: re-elected, with all goals met.
fn won(scenario: i16) -> Desk {
    let mut desk = quiet();
    desk.set("scenario", scenario).set("turn", 4).set("vote", 2);
    desk.set("hs", 6).set1("soe", "us", 6).set1("level", "nato", 2).set1("level", "uk", 2);
    desk.set("landmarks_own", 2).set1("nuke", "iran", 3).set1("nuke", "nk", 3).fill("status", 2);
    desk
}

/// How the scenario ends when the goals are judged.
fn judged(desk: &mut Desk) -> &'static str {
    desk.run("scenario_end", &[]);
    desk.ended().expect("it is over")
}

type Spoil = fn(&mut Desk);

/// Any single goal may be missed, but not two (2020: one of three).
fn goals(scenario: i16, spoils: &[(&str, Spoil)]) {
    assert_eq!(judged(&mut won(scenario)), "scenario-won");
    for (n, (name, spoil)) in spoils.iter().enumerate() {
        let mut desk = won(scenario);
        spoil(&mut desk);
        assert_eq!(judged(&mut desk), "scenario-won", "without {name}");
        for (other, also) in &spoils[n + 1..] {
            let mut desk = won(scenario);
            spoil(&mut desk);
            also(&mut desk);
            assert_eq!(judged(&mut desk), "scenario-lost", "without {name} and {other}");
        }
    }
}

/// Positions in which a goal is not met: if another one is missed too, the scenario is lost.
fn missed(scenario: i16, other: Spoil, cases: &[(&str, Spoil)]) {
    for (name, spoil) in cases {
        let mut desk = won(scenario);
        other(&mut desk);
        spoil(&mut desk);
        assert_eq!(judged(&mut desk), "scenario-lost", "{name}");
    }
}

/// Positions in which a goal is just met: if another one is missed, the scenario is still won.
fn met(scenario: i16, other: Spoil, cases: &[(&str, Spoil)]) {
    for (name, spoil) in cases {
        let mut desk = won(scenario);
        other(&mut desk);
        spoil(&mut desk);
        assert_eq!(judged(&mut desk), "scenario-won", "{name}");
    }
}

fn recession(desk: &mut Desk) {
    desk.set1("soe", "us", 4);
}

fn us_war(desk: &mut Desk) {
    desk.run("scenario_war", &["us_taliban", "casia", "guerilla", "0"]);
}

fn second_us_war(desk: &mut Desk) {
    us_war(desk);
    desk.run("scenario_war", &["us_insurgents", "mideast", "guerilla", "2"]);
}

#[test]
fn mrp_scn_2001_goals_three_of_four() {
    goals(
        1,
        &[
            ("a board free of Rogue States", |desk| _ = desk.rogue("africa", 1)),
            ("security", |desk| _ = desk.set("hs", 5)),
            ("the economy", recession),
            ("NATO and the UK", |desk| _ = desk.set1("level", "nato", 1)),
        ],
    );
    missed(
        1,
        recession,
        &[
            ("a group of level 2 in the US", |desk| _ = desk.group("conus", 2, 0)),
            ("the UK only Close", |desk| _ = desk.set1("level", "uk", 1)),
        ],
    );
    met(
        1,
        recession,
        &[("groups of level 1 in the US", |desk| _ = desk.group("conus", 1, 0).group("conus", 1, 1))],
    );
    met(1, |desk| _ = desk.rogue("africa", 1), &[("US economy 5", |desk| _ = desk.set1("soe", "us", 5))]);
}

#[test]
fn mrp_scn_2009_goals_three_of_four() {
    goals(
        2,
        &[
            ("the economy", recession),
            ("peace", second_us_war),
            ("the laws", |desk| _ = desk.set("landmarks_own", 1)),
            ("nuclear restraint", |desk| _ = desk.set1("nuke", "nk", 4)),
        ],
    );
    missed(2, recession, &[("Iran at 4", |desk| _ = desk.set1("nuke", "iran", 4))]);
    met(
        2,
        recession,
        &[
            ("one US war", us_war),
            ("one Greater Society Initiative instead of Landmarks", |desk| {
                desk.set("landmarks_own", 0).set1("gsi_level", "gsi_health", 1);
            }),
        ],
    );
}

#[test]
fn mrp_scn_2017_goals_three_of_four() {
    let war_and_opinion: Spoil = |desk| {
        us_war(desk);
        desk.set("wo", 4);
    };
    goals(
        3,
        &[
            ("a board free of Rogue States", |desk| _ = desk.rogue("africa", 1)),
            ("the economy", |desk| _ = desk.set1("soe", "us", 5)),
            ("Korea", |desk| _ = desk.set1("nuke", "nk", 5)),
            ("peace or opinion", war_and_opinion),
        ],
    );
    missed(3, recession, &[("track 6 at 3", |desk| _ = desk.set1("status", "track6", 3))]);
    met(
        3,
        recession,
        &[
            ("North Korea at 4, track 6 at 2", |desk| _ = desk.set1("nuke", "nk", 4)),
            ("a US war with World Opinion 5", |desk| {
                us_war(desk);
                desk.set("wo", 5);
            }),
            ("no US war with World Opinion 2", |desk| _ = desk.set("wo", 2)),
        ],
    );
}

#[test]
fn mrp_scn_2020_goals_two_of_three() {
    goals(
        4,
        &[
            ("the economy", recession),
            ("calm at home", |desk| _ = desk.set("dc", 2)),
            ("Iran", |desk| _ = desk.set1("status", "track10", 4)),
        ],
    );
    missed(
        4,
        recession,
        &[
            ("Lingering Issues 4", |desk| _ = desk.set("ldi", 4)),
            ("a new war", |desk| {
                us_war(desk);
                desk.set("new_war", 1);
            }),
        ],
    );
    met(
        4,
        recession,
        &[
            ("Domestic Crisis 1 and Lingering Issues 3", |desk| _ = desk.set("dc", 1).set("ldi", 3)),
            ("track 10 at 3", |desk| _ = desk.set1("status", "track10", 3)),
            ("the old war", us_war),
        ],
    );
}

#[test]
fn mrp_scn_2020_a_new_war_that_has_ended_counts_as_a_new_war() {
    // The war of the set-up is none, neither while it lasts nor when it ends.
    let mut desk = won(4);
    us_war(&mut desk);
    desk.run("war_clear", &["w1"]);
    assert_eq!((desk.get1("war_kind", "w1"), desk.get("new_war")), (-1, 0));
    recession(&mut desk);
    assert_eq!(judged(&mut desk), "scenario-won");
    // A new one is, even when it is over.
    let mut desk = won(4);
    desk.run_through("war_begin", &["gulf_yemen", "mideast", "combined", "0"], 7);
    desk.run("war_clear", &["w1"]);
    assert_eq!((desk.get1("war_kind", "w1"), desk.get("new_war")), (-1, 1));
    recession(&mut desk);
    assert_eq!(judged(&mut desk), "scenario-lost");
}

/// Re-election is a condition of victory: without it the goals do not matter.
#[test]
fn mrp_loss_15_re_election_lost_or_not_nominated_in_a_scenario() {
    for scenario in 1..=4 {
        let year = YEARS[scenario as usize - 1];
        // The sum is 5 + 4 + 5 = 14, so a 10 is a defeat.
        let mut desk = won(scenario);
        desk.set("pr", 6).dice(&[10]).draws("opponent_id", &["op01"]).run("re_election", &[]);
        assert_eq!(desk.ended(), Some("loss-15"), "{year}: defeat");
        let mut desk = won(scenario);
        desk.set("pr", 3).run("re_election", &[]);
        assert_eq!(desk.ended(), Some("loss-15"), "{year}: not nominated");
        let mut desk = won(scenario);
        desk.set("pr", 6).dice(&[5]).run("re_election", &[]);
        assert_eq!(desk.ended(), Some("scenario-won"), "{year}: no change is a re-election");
        // Re-elected, but the goals are missed.
        let mut desk = won(scenario);
        desk.set("pr", 6).set1("soe", "us", 3).set("dc", 2).rogue("africa", 1).set("landmarks_own", 0);
        desk.dice(&[5]).run("re_election", &[]);
        assert_eq!(desk.ended(), Some("scenario-lost"), "{year}: goals");
    }
}

/// Scenarios have no Evaluation: the worst tracks do not end the game.
#[test]
fn mrp_scn_2017_no_evaluation() {
    let step = program().steps.iter().find(|step| step.key == "evaluation").unwrap();
    assert!(step.cond.is_some());
    for scenario in 1..=4 {
        let mut desk = quiet();
        desk.set("scenario", scenario)
            .set("pa", 0)
            .set("rwc", 2)
            .set("mr", 2)
            .set("hs", 3)
            .set1("soe", "us", 3);
        play(&mut desk, "evaluation", &[], "", "", "");
        assert_eq!(desk.ended(), None);
    }
}

/// Turns 1 to 4 with midterms after turn 2. The other years end without an Evaluation.
#[test]
fn mrp_scn_2009_midterms_after_turn_2() {
    for (turn, vote) in [(1, 0), (2, 1), (3, 0), (4, 2)] {
        let mut desk = quiet();
        desk.set("scenario", 2).set("turn", turn).run_through("clean_up", &[], 1);
        assert_eq!(desk.get("vote"), vote, "turn {turn}");
        desk.run("consequence_13", &[]);
        let next = if vote == 0 { turn + 1 } else { turn };
        assert_eq!(desk.get("turn"), next, "after step 13 of turn {turn}");
    }
}

/// "Historical Scenarios have no Legacy Point scoring": they are neither counted nor shown.
#[test]
fn mrp_seq_79_historical_scenarios_count_and_show_no_legacy_points() {
    use kernel::{Game, Seat, Turn, Viewer};
    use scene::Shown;
    for (scenario, number) in [(Scenario::Sandbox, 0), (Scenario::Y2001, 1), (Scenario::Y2017, 3)] {
        let scored = number == 0;
        let mut desk = quiet();
        desk.set("scenario", number).set("lp", 0).set("pr", 3);
        desk.run("count_legacy", &[]);
        assert_eq!(desk.get("lp") != 0, scored, "{scenario:?}");
        let game = MrPresident::new(&Options { scenario, ..Options::default() }, 1).unwrap();
        let mut rng = crate::common::rng(5);
        let Ok(mut state) = game.start(&mut rng, &mut kernel::NoLog);
        let mut acts = 0;
        while let Turn::Decide(_) = game.turn(&state) {
            let headline = game.picture(&state, Viewer::Seat(Seat(0))).headline.key;
            assert_eq!(headline, if scored { "mrp-headline" } else { "mrp-headline-history" });
            let act = kernel::pick(&game, &state, Seat(0), &mut rng).unwrap();
            let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut kernel::NoLog);
            acts += 1;
        }
        let lp = state.cells.get(program().var("lp").base);
        assert!(scored || lp == 0, "{scenario:?} has counted {lp}");
        assert_eq!(game.race(&state).expect("a race").counters.len(), 1 + usize::from(scored));
        state.ending = Some(mr_president::Ending::Way(6));
        let told = game.recent(&state, acts, std::iter::empty());
        assert_eq!(told.is_empty(), !scored, "where the points came from");
    }
}
