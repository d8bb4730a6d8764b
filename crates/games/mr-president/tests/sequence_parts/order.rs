//! The sequence of play: the turn track in its order (1.1), and which steps are skipped when.

use kernel::{Game as _, Seat};
use mr_president::program;

use crate::common::Desk;
use crate::kit::{play, quiet, steps_told};

/// The turn track, column by column and from top to bottom.
const TRACK: [(&str, &[&str]); 8] = [
    ("setup", &["setup"]),
    ("special", &["begin", "sotu", "economy", "capabilities", "set_focus", "cabinet"]),
    (
        "p1",
        &[
            "peer",
            "any_three",
            "chit",
            "chit_again",
            "chit_third",
            "group",
            "focus",
            "media",
            "two_domestic",
            "congress",
            "chit_one",
            "intelligence",
            "four_abroad",
        ],
    ),
    (
        "p2",
        &[
            "chit",
            "chit_again",
            "chit_third",
            "any_three",
            "core_support",
            "terror_chaos",
            "group",
            "un",
            "media_slant",
            "three_domestic",
            "chit_one",
            "war_progress",
            "four_abroad",
            "economy",
        ],
    ),
    (
        "p3",
        &[
            "peer",
            "any_three",
            "chit",
            "chit_again",
            "chit_third",
            "group",
            "focus",
            "media",
            "two_domestic",
            "congress",
            "chit_one",
            "intelligence",
            "cabinet",
            "four_abroad",
        ],
    ),
    (
        "p4",
        &[
            "chit",
            "chit_again",
            "chit_third",
            "any_three",
            "core_support",
            "terror_chaos",
            "group",
            "un",
            "media_slant",
            "three_domestic",
            "chit_one",
            "war_progress",
            "four_abroad",
            "economy",
        ],
    ),
    ("final", &["chit", "chit_again", "end_roll"]),
    (
        "end",
        &[
            "clean_up",
            "consequence_1",
            "consequence_2",
            "consequence_3",
            "consequence_4",
            "consequence_5",
            "consequence_6",
            "consequence_7",
            "consequence_8",
            "consequence_9",
            "consequence_10",
            "consequence_11",
            "consequence_12",
            "consequence_13",
            "evaluation",
            "midterms",
            "re_election",
            "legacy",
        ],
    ),
];

fn track() -> Vec<(&'static str, &'static str)> {
    TRACK.iter().flat_map(|(phase, keys)| keys.iter().map(move |key| (*phase, *key))).collect()
}

#[test]
fn mrp_turn_mrp_r1_the_turn_track_in_order() {
    let steps: Vec<_> = program().steps.iter().map(|step| (step.phase, step.key)).collect();
    assert_eq!(steps, track());
    assert_eq!(program().steps[program().year].key, "begin", "a new year starts with Begin Turn");
}

/// What each box of the track does.
#[test]
fn mrp_r1_each_box_does_what_it_says() {
    let of = |phase: &str, key: &str| {
        let step = program().steps.iter().find(|step| step.phase == phase && step.key == key).unwrap();
        program().procs[usize::from(step.proc)].name
    };
    for (phase, key, proc) in [
        ("special", "begin", "begin_turn"),
        ("special", "sotu", "state_of_the_union"),
        ("special", "economy", "soe_impact"),
        ("special", "capabilities", "improve_capabilities"),
        ("special", "set_focus", "set_focus"),
        ("special", "cabinet", "segment_cabinet"),
        ("p1", "peer", "peer_first"),
        ("p3", "peer", "peer_second"),
        ("p1", "congress", "legislative_segment"),
        ("p1", "intelligence", "fni_segment"),
        ("p3", "cabinet", "segment_cabinet"),
        ("p2", "core_support", "core_support_check"),
        ("p2", "terror_chaos", "terror_or_chaos"),
        ("p2", "un", "un_segment"),
        ("p2", "media_slant", "media_slant"),
        ("p2", "war_progress", "war_progress_all"),
        ("p2", "economy", "phase_two_ends"),
        ("p4", "economy", "soe_impact"),
        ("final", "end_roll", "end_roll"),
    ] {
        assert_eq!(of(phase, key), proc, "{phase} {key}");
    }
    for phase in ["p1", "p2", "p3", "p4"] {
        assert_eq!(of(phase, "any_three"), "segment_any");
        assert_eq!(of(phase, "four_abroad"), "segment_abroad");
        assert_eq!(of(phase, "chit_one"), "chit_single");
        assert_eq!(of(phase, "group"), "ally_group_step");
    }
    for phase in ["p1", "p3"] {
        assert_eq!((of(phase, "focus"), of(phase, "media")), ("focus_rolls", "media_minus"));
        assert_eq!(of(phase, "two_domestic"), "segment_two_domestic");
    }
    for phase in ["p2", "p4"] {
        assert_eq!(of(phase, "three_domestic"), "segment_three_domestic");
    }
}

/// All lines in one box of the track form one Activation Segment.
#[test]
fn mrp_turn_mrp_r18_boxes_with_several_lines() {
    let same: Vec<_> = program().steps.iter().filter(|s| s.same).map(|s| (s.phase, s.key)).collect();
    let one_three = |phase| [(phase, "focus"), (phase, "two_domestic"), (phase, "congress")];
    let two_four = |phase| [(phase, "core_support"), (phase, "un"), (phase, "media_slant")];
    let mut want = vec![("special", "capabilities"), ("special", "cabinet")];
    want.extend(one_three("p1"));
    want.extend(two_four("p2"));
    want.extend(one_three("p3"));
    want.push(("p3", "cabinet"));
    want.extend(two_four("p4"));
    assert_eq!(same, want);
}

/// An action used up by a box's two domestic actions is not available to the momentum of its legislative lines, but is in the next box.
#[test]
fn mrp_r18_momentum_does_not_repeat_what_its_box_has_used_up() {
    let mut desk = quiet();
    desk.set("control", 2).set("bipartisan_done", 1);
    desk.set1("bill_at", "bill3", 1).set1("bill_box", "bill3", -2);
    desk.segment("two_domestic");
    // The bill passes (1), is good (3); maneuvers (4). The game continues by itself from step to step.
    let mut chance = kernel::chance::Given::default();
    chance.dice.extend([1, 3, 4]);
    let mut act = |desk: &mut Desk, act: &str| {
        let act = act.parse().expect("an act");
        kernel::check(&desk.game, &desk.state, Seat(0), act).unwrap_or_else(|e| panic!("{act}: {e}"));
        let mut chance = kernel::chance::RecordedChance::live(&mut chance, None);
        desk.game.play(&mut desk.state, Seat(0), act, &mut chance, &mut desk.told)
    };
    for word in ["action party", "forgo", "choose dom-sign", "pick 1"] {
        act(&mut desk, word).unwrap_or_else(|stop| panic!("{word} asks for {stop}"));
    }
    assert_eq!(program().steps[usize::from(desk.state.step)].key, "congress");
    assert!(desk.state.menu.open && desk.may("action congress"), "{:?}", desk.choices());
    assert!(desk.refused("action party").1.contains("mrp-bar-once-segment"));
    assert_eq!(desk.get("bipartisan_done"), 1, "vars of the segment stay too");
    // In the next boxes no chit is left in the cup, so play continues.
    assert!(act(&mut desk, "done").is_ok());
    assert_eq!((desk.state.once_segment, desk.get("bipartisan_done")), (0, 0));
}

/// Keeps the presidency safe, so that a whole year can be played.
fn keep_safe(desk: &mut Desk) {
    desk.set("rwc", 6)
        .set("mr", 6)
        .set("hs", 6)
        .set("pa", 16)
        .set("pr", 6)
        .set("pp", 4)
        .set("ldi", 0)
        .set("dc", 0);
    desk.fill("soe", 5)
        .fill("align", 5)
        .fill("stab", 6)
        .fill("rc", 0)
        .fill("status", 1)
        .fill("tg", 0)
        .fill("counters", 0);
    desk.fill("base", 0).fill("rs_at", -1).fill("rs_level", 0).fill("scandal", 0).fill("nuke", 1);
}

/// Plays a game at random through the first year into the second; returns its steps by year.
fn two_years(seed: u64) -> [Vec<(&'static str, &'static str)>; 2] {
    let mut desk = Desk::normal();
    let mut rng = crate::common::rng(seed);
    loop {
        let at = &program().steps[usize::from(desk.state.step)];
        if desk.get("turn") == 2 && at.phase == "p1" {
            break;
        }
        // Only between decisions in an action segment, not in the middle of a chart.
        if desk.state.menu.open {
            keep_safe(&mut desk);
        }
        let act = kernel::pick(&desk.game, &desk.state, Seat(0), &mut rng).expect("the game goes on");
        let Ok(()) = desk.game.play(&mut desk.state, Seat(0), act, &mut rng, &mut desk.told);
        assert_eq!(desk.ended(), None, "seed {seed}");
    }
    let told = steps_told(&desk);
    let year = told.iter().rposition(|step| *step == ("special", "begin")).expect("a second year");
    [told[..year].to_vec(), told[year..].to_vec()]
}

#[test]
fn mrp_turn_mrp_r3_mrp_r4_mrp_r5_a_year_as_it_is_played() {
    for seed in [1, 2, 3] {
        let [first, second] = two_years(seed);
        // Set-up has already started the year. Only chits can be missing and, in the first year, the speech and the first impact.
        let sure: Vec<_> = track()
            .into_iter()
            .filter(|(phase, key)| *phase != "setup" && !["chit_again", "chit_third"].contains(key))
            .filter(|step| *step != ("special", "begin"))
            .filter(|(_, key)| !["midterms", "re_election", "legacy"].contains(key))
            .filter(|step| ![("special", "sotu"), ("special", "economy")].contains(step))
            .collect();
        let played: Vec<_> =
            first.iter().copied().filter(|(_, key)| !["chit_again", "chit_third"].contains(key)).collect();
        assert_eq!(played, sure, "seed {seed}: capabilities on turn 1, no speech and no impact at its start");
        for phase in ["p2", "p4"] {
            assert!(
                played.contains(&(phase, "economy")),
                "the impact at the end of {phase} on turn 1 (ruling 5)"
            );
        }
        assert_eq!(
            second[..6],
            ["begin", "sotu", "economy", "capabilities", "set_focus", "cabinet"].map(|key| ("special", key)),
            "seed {seed}: the second year"
        );
    }
}

/// On turns 2 to 8 the speech and the impact take place; on turn 1 only the capabilities.
#[test]
fn mrp_r3_mrp_r4_special_steps_of_each_turn() {
    for turn in 1..=8 {
        let mut desk = quiet();
        desk.set("turn", turn);
        let after_begin = if turn > 1 { "sotu" } else { "capabilities" };
        assert_eq!(step_after(&desk, "special", "begin"), ("special", after_begin), "turn {turn}");
        let after_speech = if turn > 1 { "economy" } else { "capabilities" };
        assert_eq!(step_after(&desk, "special", "sotu"), ("special", after_speech), "turn {turn}");
        assert_eq!(step_after(&desk, "special", "economy"), ("special", "capabilities"), "turn {turn}");
        for phase in ["p2", "p4"] {
            assert_eq!(step_after(&desk, phase, "four_abroad"), (phase, "economy"), "turn {turn}");
        }
    }
}

/// What follows the thirteen consequences, depending on how the year ends.
#[test]
fn mrp_turn_mrp_r85_mrp_r114_how_a_year_ends() {
    for (scenario, vote, want) in [
        (0, 0, ("end", "evaluation")),
        (0, 1, ("end", "evaluation")),
        (0, 2, ("end", "evaluation")),
        (0, 3, ("end", "evaluation")),
        (1, 0, ("special", "begin")),
        (2, 1, ("end", "midterms")),
        (3, 2, ("end", "re_election")),
    ] {
        let mut desk = quiet();
        desk.set("scenario", scenario).set("vote", vote).set("turn", 4);
        assert_eq!(step_after(&desk, "end", "consequence_13"), want, "scenario {scenario}, vote {vote}");
    }
    for (vote, want) in [
        (0, ("special", "begin")),
        (1, ("end", "midterms")),
        (2, ("end", "re_election")),
        (3, ("end", "legacy")),
    ] {
        let mut desk = quiet();
        desk.set("vote", vote).set("turn", 4);
        assert_eq!(step_after(&desk, "end", "evaluation"), want, "vote {vote}");
    }
}

/// The step that follows when this one has ended.
fn step_after(desk: &Desk, phase: &str, key: &str) -> (&'static str, &'static str) {
    let at = program().steps.iter().position(|step| step.phase == phase && step.key == key).unwrap();
    let mut desk =
        Desk { game: desk.game, state: desk.state.clone(), told: Vec::new(), given: Default::default() };
    // Instead of running the step itself, use an action segment in which all actions are given up.
    desk.run("segment_two_domestic", &[]);
    desk.state.step = at as u8;
    let mut rng = crate::common::rng(1);
    for act in ["forgo", "forgo", "done"] {
        let Ok(()) = desk.game.play(&mut desk.state, Seat(0), act.parse().unwrap(), &mut rng, &mut desk.told);
    }
    steps_told(&desk)[0]
}

#[test]
fn mrp_r5_the_impact_at_the_end_of_phases_2_and_4_on_turn_1() {
    for proc in ["phase_two_ends", "soe_impact"] {
        let mut desk = quiet();
        desk.set("turn", 1).set1("soe", "us", 4).set("ap", 3);
        play(&mut desk, proc, &[], "", "choose dom-assist-none", "pa -1; ap -1; rwc -1");
    }
}

/// How the years end: with nothing, with midterms after 2 and 6, with re-election after 4, with the end of the game after 8.
#[test]
fn mrp_turn_mrp_r114_what_each_year_ends_with() {
    for (turn, vote) in [(1, 0), (2, 1), (3, 0), (4, 2), (5, 0), (6, 1), (7, 0), (8, 3)] {
        let mut desk = quiet();
        desk.set("turn", turn).run_through("clean_up", &[], 1);
        assert_eq!(desk.get("vote"), vote, "turn {turn}");
    }
}

// ---- Terms of the rules ----

/// The gauge with that name in the picture.
fn gauge<'a>(scene: &'a serde_json::Value, name: &str) -> Option<&'a serde_json::Value> {
    match scene {
        serde_json::Value::Object(map) => {
            let here = map.contains_key("boxes") && map["name"].to_string().contains(name);
            if here { Some(scene) } else { map.values().find_map(|value| gauge(value, name)) }
        }
        serde_json::Value::Array(list) => list.iter().find_map(|value| gauge(value, name)),
        _ => None,
    }
}

/// The approval shown, in percent.
fn approval_shown(desk: &Desk) -> i16 {
    let scene = desk.game.picture(&desk.state, kernel::Viewer::Seat(Seat(0)));
    let scene = serde_json::to_value(&scene).unwrap();
    let gauge = gauge(&scene, "mrp-name-approval").expect("the approval is shown");
    let words = gauge["boxes"][gauge["at"].as_u64().unwrap() as usize].to_string();
    assert!(words.contains("percent"), "{words}");
    let digits: String = words.chars().filter(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

#[test]
fn mrp_words_one_box_of_approval_is_2_percent() {
    let mut desk = quiet();
    assert_eq!((desk.get("pa"), approval_shown(&desk)), (14, 46));
    // "Public Approval -1": D3 row 1. "-2": row 4.
    desk.dice(&[1]).run("D3", &[]);
    assert_eq!((desk.get("pa"), approval_shown(&desk)), (13, 44));
    desk.dice(&[4]).run("D3", &[]);
    assert_eq!((desk.get("pa"), approval_shown(&desk)), (11, 40));
    let pa = program().var("pa");
    assert_eq!((18 + 2 * pa.min, 18 + 2 * pa.max), (18, 70), "27 boxes from 18 % to 70 %");
    // The value of a box is a tenth of its percentage.
    for pa in 0..=26 {
        assert_eq!(program().constant("pa_values", pa), (18 + 2 * pa) / 10, "{} %", 18 + 2 * pa);
    }
}

/// "Above 60 %" means 62 % and more, "60 % or more" includes the box of 60, "below 40 %" does not include 40 %.
#[test]
fn mrp_words_thresholds_of_approval() {
    for (percent, bonus) in [(60, 0), (62, -1)] {
        let mut desk = quiet();
        desk.set("pa", (percent - 18) / 2).set("bc", 2).dice(&[3]).run("D14", &["vp", "1"]);
        assert_eq!(desk.state.roll.bonus, bonus, "D14 at {percent} %");
    }
    for (percent, bonus) in [(38, 1), (40, 0), (58, 0), (60, -1)] {
        let mut desk = quiet();
        desk.set("pa", (percent - 18) / 2).dice(&[2]).run("D10", &[]);
        assert_eq!(desk.state.roll.bonus, bonus, "D10 at {percent} %");
    }
}

/// "Cap 3": the sum of the modifiers is never above +3 or below -3.
#[test]
fn mrp_words_a_cap_holds_both_ways() {
    // Candidate 1 as Chief of Staff has 2, the builder of teams 1, the AP 1: -4 becomes -3.
    let mut desk = quiet();
    desk.set1("official", "cos", 0).set1("attr", "team_builder", 1).set("ap", 1);
    desk.dice(&[6]).run("D2", &[]).act("spend 1");
    assert_eq!((desk.state.roll.bonus, desk.hit()), (-3, (3, 3)));
    // D10 with Lingering Issues 5 (+3), low approval and media: +5 becomes +3.
    let mut desk = quiet();
    desk.set("ldi", 5).set("pa", 4).set("mr", 3).dice(&[3]).run("D10", &[]);
    assert_eq!((desk.state.roll.bonus, desk.hit()), (3, (4, 6)));
}

/// A d10 shows 1 to 10, a d6 1 to 6. A natural 10 and anything higher hit the last row; anything below the first row hits the first.
#[test]
fn mrp_words_rows_are_open_at_both_ends() {
    let mut desk = quiet();
    desk.set1("attr", "orator", 1).dice(&[1]).run("SOTU", &[]);
    assert_eq!(desk.hit(), (1, -1), "1 - 2 is still the row 1-2");
    let mut desk = quiet();
    desk.set("ldi", 5).set("pa", 4).set("mr", 3).dice(&[10, 10]).run("D10", &[]);
    assert_eq!(desk.get("ldi"), 5, "LDI +1 at 5 would be the loss");
    assert_eq!(desk.ended(), Some("loss-9"));
}
