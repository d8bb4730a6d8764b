//! Tracks, tables and tokens show all public information of the game.

use std::collections::BTreeSet;

use kernel::{FastRng, Game, Seat, Told, Turn, Viewer};
use mr_president::{Ending, Event, MrPresident, Options, Scenario, State, probe};
use scene::{Cell, Item, Lang, Shown};

use crate::common::Desk;
use crate::kit::{english, gauge, gauges, grid, row, say, scene};

#[test]
fn goodwill_is_shown_with_its_help_and_where_it_pays() {
    let mut desk = Desk::blank();
    desk.set("goodwill", 2).set("ap", 3).set1("rc", "africa", 1);
    let shown = gauge(&desk, "mrp-name-goodwill");
    assert_eq!((shown.at, &*shown.help.key), (2, "mrp-help-goodwill"));
    desk.run("un_us_actions", &[]);
    assert!(desk.may("choose wor-un-goodwill"), "{:?}", desk.choices());
    let detail = scene(&desk).prompt.detail.expect("it says what there is to pay with");
    assert_eq!(english(&detail), "You have 3 AP and 2 Goodwill.");
    assert_eq!(say(Lang::De, &detail), "Du hast 3 AP und 2 UN-Wohlwollen.");
}

/// Two air wings add 6 to the strength of the war itself.
#[test]
fn the_table_of_wars_names_both_sides_with_their_whole_strength() {
    let mut desk = Desk::blank();
    desk.fill("unit_at", 0).rogue("mideast", 3).set2("unit_at", "b_mideast", "usaf", 2);
    desk.set1("war_kind", "w1", 0).set1("war_at", "w1", 4).set1("war_type", "w1", 1).set1("war_rs", "w1", 0);
    desk.set1("war_us", "w1", 1).set1("war_named", "w1", 1).set1("war_att", "w1", 0).set1("war_def", "w1", 7);
    let shown = row(&grid(&desk, "mrp-name-wars").rows[0]);
    assert_eq!(shown[4..], ["US 6", "Rogue State 7"]);
    desk.set1("war_us", "w1", 2).set1("war_named", "w1", 2).set1("war_att", "w1", 7).set1("war_def", "w1", 0);
    let shown = row(&grid(&desk, "mrp-name-wars").rows[0]);
    assert_eq!(shown[4..], ["Rogue State 7", "US 6"]);
}

#[test]
fn the_us_does_not_fight_with_nothing_at_the_start_of_2017() {
    let desk = Desk::scenario(Scenario::Y2017);
    for line in grid(&desk, "mrp-name-wars").rows {
        let line = row(&line);
        assert!(line[4..].iter().all(|side| !side.ends_with(" 0")), "{line:?}");
    }
}

#[test]
fn one_modifier_has_one_name() {
    let p = mr_president::program();
    let untested = p.keys.iter().filter(|key| key.starts_with("mrp-mod-") && key.ends_with("-untested"));
    let keys: Vec<_> = untested.map(|key| kernel::Text::new(key.to_string())).collect();
    assert!(keys.len() >= 4, "{keys:?}");
    for lang in Lang::ALL {
        let mut names: Vec<String> = keys.iter().map(|key| say(lang, key)).collect();
        names.dedup();
        assert_eq!(names.len(), 1, "{names:?}");
    }
}

/// All words of the side tabs, in English.
fn all_words(desk: &Desk) -> String {
    let areas = serde_json::to_value(&scene(desk).areas).expect("a scene can be written");
    let mut out = Vec::new();
    fn gather(value: &serde_json::Value, out: &mut Vec<String>) {
        if let Ok(text) = serde_json::from_value::<kernel::Text>(value.clone())
            && text.key.starts_with("mrp-")
        {
            out.push(english(&text));
            return;
        }
        match value {
            serde_json::Value::Object(map) => map.values().for_each(|value| gather(value, out)),
            serde_json::Value::Array(list) => list.iter().for_each(|value| gather(value, out)),
            _ => {}
        }
    }
    gather(&areas, &mut out);
    out.join("\n")
}

const HISTORY: [Scenario; 4] = [Scenario::Y2001, Scenario::Y2009, Scenario::Y2017, Scenario::Y2020];

/// "Historical Scenarios have no Legacy Point scoring", and the Evaluation is for the "core sandbox game only".
#[test]
fn historical_scenarios_show_neither_evaluation_nor_legacy_points() {
    let shows = |desk: &Desk, key: &str| gauges(desk).iter().any(|gauge| gauge.name.key == key);
    let steps = |desk: &Desk| serde_json::to_string(&scene(desk).areas[0]).unwrap();
    let sandbox = Desk::normal();
    for key in ["mrp-name-evaluation", "mrp-name-legacy"] {
        assert!(shows(&sandbox, key), "{key}");
    }
    assert!(!shows(&sandbox, "mrp-name-goals"));
    assert!(steps(&sandbox).contains("mrp-step-evaluation"));
    for scenario in HISTORY {
        let desk = Desk::scenario(scenario);
        for key in ["mrp-name-evaluation", "mrp-name-legacy"] {
            assert!(!shows(&desk, key), "{scenario:?}: {key}");
        }
        for key in ["mrp-step-evaluation", "mrp-step-legacy"] {
            assert!(!steps(&desk).contains(key), "{scenario:?}: {key} on the turn track");
        }
        assert!(!english(&scene(&desk).headline).contains("Legacy"), "{scenario:?}");
        let words = all_words(&desk);
        assert!(!words.contains("if the year ended now"), "{scenario:?}");
        assert_eq!(desk.game.race(&desk.state).unwrap().name.key, "mrp-race-approval");
    }
}

#[test]
fn historical_scenarios_show_each_goal_whether_it_is_reached_and_how_many_are_needed() {
    for (scenario, count, needed) in
        HISTORY.into_iter().zip([4, 4, 4, 3]).zip([3, 3, 3, 2]).map(|((a, b), c)| (a, b, c))
    {
        let desk = Desk::scenario(scenario);
        let shown = gauge(&desk, "mrp-name-goals");
        assert_eq!(english(shown.note.as_ref().unwrap()), format!("{needed} needed"));
        assert_eq!(shown.boxes.len(), count + 1, "none to all");
        let table = grid(&desk, "mrp-goals");
        assert_eq!(english(&table.name), format!("Goals of the scenario: {needed} of {count} needed"));
        let rows: Vec<_> = table.rows.iter().map(|line| row(line)).collect();
        assert_eq!((rows.len(), rows.iter().filter(|row| row[1] == "reached").count()), (count, shown.at));
    }
    // Each goal follows the board.
    let mut desk = Desk::scenario(Scenario::Y2020);
    let now = |desk: &Desk| -> Vec<String> {
        grid(desk, "mrp-goals").rows.iter().map(|line| row(line)[1].clone()).collect()
    };
    desk.set1("soe", "us", 5).set("dc", 1).set("ldi", 3).set1("status", "track10", 3);
    assert_eq!(now(&desk), ["reached"; 3]);
    assert_eq!(gauge(&desk, "mrp-name-goals").at, 3);
    desk.set1("soe", "us", 4);
    assert_eq!(now(&desk), ["not yet", "reached", "reached"]);
    desk.set("dc", 2);
    assert_eq!(now(&desk), ["not yet", "not yet", "reached"]);
    desk.set("new_war", 1);
    assert_eq!(now(&desk), ["not yet"; 3]);
    let shown = gauge(&desk, "mrp-name-goals");
    assert_eq!(shown.at, 0);
    assert_eq!(
        english(&shown.help),
        "What this scenario wants at the end, besides re-election. Now: US economy 5 or more (not yet), Domestic \
         Crisis 1 or less and Lingering Issues 3 or less (not yet) and US / Iran at 3 or less and no new war all \
         year (not yet)."
    );
}

#[test]
fn briefings_of_a_scenario_speak_of_no_legacy() {
    for n in 0..mr_president::program().steps.len() {
        let mut desk = Desk::scenario(Scenario::Y2009);
        desk.state.step = n as u8;
        let step = mr_president::program().steps[n].key;
        if ["evaluation", "legacy"].contains(&step) {
            continue;
        }
        let areas = scene(&desk).areas;
        let briefing = areas.into_iter().flat_map(|area| area.items).find_map(|item| match item {
            Item::Sheet(sheet) if sheet.name.key == "mrp-briefing" => Some(sheet.lines),
            _ => None,
        });
        for line in briefing.expect("a briefing") {
            for lang in Lang::ALL {
                let words = say(lang, &line);
                for word in ["Legacy", "Vermächtnis"] {
                    assert!(!words.contains(word), "{step}: {words}");
                }
            }
        }
    }
}

/// Each of these is shown on the screen if it is on the table, and only then.
#[test]
fn every_counter_in_the_open_is_shown() {
    type Put = fn(&mut Desk);
    let counters: [(&str, Put); 17] = [
        ("Iran Influence 2", |desk| _ = desk.set("iran_israel", 2)),
        ("Unstable States with Iran Influence: 1", |desk| {
            desk.set1("uns", "mideast", 2).set1("uns_iran", "mideast", 1);
        }),
        ("has acted", |desk| _ = desk.set1("group_done", "group_b", 1)),
        ("Rogue State, level 2, −1 AP", |desk| _ = desk.rogue("africa", 2).set1("rs_ap", "rs1", -1)),
        ("cannot increase this year", |desk| _ = desk.set1("no_nuke", "iran", 1)),
        ("espionage: +2 next time", |desk| _ = desk.set1("spy_next", "russia", 1)),
        ("espionage: +2 for the rest of the game", |desk| _ = desk.set1("spy_rest", "china", 1)),
        ("must choose Intel", |desk| _ = desk.set1("must_intel", "uk", 1)),
        ("\nUN troops", |desk| _ = desk.set1("un_troops", "africa", 1)),
        ("Space Initiative, level 1 passed", |desk| _ = desk.set1("gsi_level", "gsi_space", 1)),
        ("Midterm elections: −2 stored", |desk| _ = desk.set("midterm_drm", -2)),
        ("Re-election: +1 stored", |desk| _ = desk.set("reelection_drm", 1)),
        ("one bonus military action", |desk| _ = desk.set("free_military", 1)),
        ("cyberattack used this phase", |desk| _ = desk.set1("cyber_used", "iran", 1)),
        ("Summit used this phase", |desk| _ = desk.set("summit_used", 1)),
        ("Nobel Peace Prize won", |desk| _ = desk.set("nobel", 1)),
        ("Iran has left the game", |desk| _ = desk.set("iran_out", 1)),
    ];
    for (words, put) in counters {
        let mut desk = Desk::blank();
        for var in ["group_done", "no_nuke", "spy_next", "spy_rest", "must_intel", "un_troops", "gsi_level"] {
            desk.fill(var, 0);
        }
        assert!(!all_words(&desk).contains(words), "{words} is shown though it is not there");
        put(&mut desk);
        assert!(all_words(&desk).contains(words), "{words} is not shown");
    }
}

/// WT3-2: Iran and the tracks 7, 9 and 10 with it.
#[test]
fn iran_out_of_the_game_is_said_of_its_nuclear_track_and_of_its_conflicts() {
    let mut desk = Desk::blank();
    desk.set("iran_out", 1);
    let out: Vec<String> = gauges(&desk)
        .into_iter()
        .filter(|gauge| gauge.note.as_ref().is_some_and(|note| note.key == "mrp-iran-is-out"))
        .map(|gauge| gauge.name.key.to_string())
        .collect();
    assert_eq!(out, ["mrp-nuclear-of", "mrp-track-7", "mrp-track-9", "mrp-track-10"]);
    let note = gauge(&desk, "mrp-nuclear-of").note.expect("it has a note");
    assert_eq!(say(Lang::De, &note), "Iran ist aus dem Spiel");
    desk.set("iran_out", 0);
    assert!(
        gauges(&desk)
            .iter()
            .all(|gauge| gauge.note.as_ref().is_none_or(|note| note.key != "mrp-iran-is-out"))
    );
}

#[test]
fn who_of_the_cabinet_can_still_act_is_shown() {
    let mut desk = Desk::blank();
    desk.set("ap", 0).segment("cabinet");
    let left = |desk: &Desk| -> Vec<String> {
        grid(desk, "mrp-cabinet").rows.iter().map(|line| row(line)[6].clone()).collect()
    };
    assert_eq!(left(&desk), ["1", "1", "1", "1"]);
    assert!(all_words(&desk).contains("POTUS: one action left"));
    desk.act("forgo");
    assert!(all_words(&desk).contains("POTUS has acted"));
}

#[test]
fn what_has_help_shows_it() {
    let shown = crate::kit::gauges(&Desk::blank());
    let help: Vec<String> = shown.iter().map(|gauge| format!("{:?}", gauge.help)).collect();
    for id in [
        "ap",
        "legacy",
        "goodwill",
        "wars",
        "units",
        "deck",
        "reshuffle",
        "deck2",
        "deck3",
        "chits",
        "strength",
        "tensions",
        "bills",
        "friends",
        "opponents",
        "iran-influence",
    ] {
        let key = format!("\"mrp-help-{id}\"");
        assert!(help.iter().any(|help| help.contains(&key)), "nothing shows {key}");
    }
}

/// MRP-SEQ-78: the successor's end page counts from his first day. The predecessor's points are neither listed nor cancelled.
#[test]
fn the_legacy_of_a_successor_has_only_his_own_sources() {
    let mut desk = Desk::normal();
    desk.set("turn", 4).set("vote", 2).set("outcome", 2).set("pr", 5).set("lp", 0).set("control", 1);
    let mut rng = FastRng::new(1961);
    let mut told: Vec<Told<Event>> = Vec::new();
    let call = |desk: &mut Desk, name: &str, args: &[i16], rng: &mut FastRng, told: &mut Vec<Told<Event>>| {
        let Ok(()) = probe::call(&mut desk.state, name, args, rng, told);
        while !desk.done() {
            let acts = desk.choices();
            let wanted = acts.iter().find(|act| *act == "choose year-successor").unwrap_or(&acts[0]);
            let Ok(()) = probe::decide(&mut desk.state, wanted.parse().unwrap(), rng, told);
        }
    };
    let sources = |desk: &Desk, told: &[Told<Event>]| -> Vec<Vec<String>> {
        let over = State { ending: Some(Ending::Way(0)), ..desk.state.clone() };
        let items = desk.game.recent(&over, 0, told.iter().map(|told| (0, &told.event)));
        let Some(Item::Grid(sources)) = items.first() else { panic!("{items:?}") };
        sources.rows.iter().map(|line| row(line)).collect()
    };
    // The predecessor: +3 and the last count, which is 0 for Party Relations 5 and an average Approval.
    call(&mut desk, "vote_ours", &[0], &mut rng, &mut told);
    assert_eq!(sources(&desk, &told).iter().map(|line| line[1].as_str()).collect::<Vec<_>>(), ["3", "3"]);
    call(&mut desk, "legacy", &[], &mut rng, &mut told);
    assert_eq!((desk.get("successor"), desk.get("lp")), (1, 0));
    assert_eq!(sources(&desk, &told), [["Sum", "0"]], "no points yet, and none to cancel");
    // The successor: Peace (+5).
    desk.set("goodwill", 3).fill("war_kind", -1).fill("cwn", 0);
    call(&mut desk, "consequence_8", &[], &mut rng, &mut told);
    let own: Vec<String> = sources(&desk, &told).into_iter().map(|line| line[1].clone()).collect();
    assert_eq!(own, ["5", "5"], "his points, and their sum");
}

/// Columns with numbers that have no help text. Also checks that the existing ones are long enough in both languages.
fn columns_without_help<'a>(items: impl IntoIterator<Item = &'a Item>) -> Vec<String> {
    let mut out = Vec::new();
    let grids = items.into_iter().filter_map(|item| match item {
        Item::Grid(grid) => Some(grid),
        _ => None,
    });
    for grid in grids {
        assert!(grid.helps.len() <= grid.columns.len(), "{}", grid.name.key);
        for (n, column) in grid.columns.iter().enumerate() {
            let is_number = |row: &Vec<Cell>| matches!(row.get(n), Some(Cell::Number(_) | Cell::Signed(_)));
            match grid.helps.get(n).and_then(Option::as_ref) {
                Some(help) => Lang::ALL.iter().for_each(|lang| assert!(say(*lang, help).len() > 40)),
                None if grid.rows.iter().any(is_number) => {
                    out.push(format!("{}: {}", grid.name.key, column.key));
                }
                None => {}
            }
        }
    }
    out
}

#[test]
fn every_number_in_a_table_has_help() {
    let (mut missing, mut tables) = (BTreeSet::new(), BTreeSet::new());
    for round in 0..6 {
        let game = MrPresident::new(&Options::default(), 1).unwrap();
        let mut rng = FastRng::of_game(1945, round);
        let mut told: Vec<Told<Event>> = Vec::new();
        let Ok(mut state) = game.start(&mut rng, &mut told);
        loop {
            let mut items: Vec<Item> = game
                .picture(&state, Viewer::Seat(Seat(0)))
                .areas
                .into_iter()
                .flat_map(|area| area.items)
                .collect();
            items.extend(game.recent(&state, 0, told.iter().map(|told| (0, &told.event))));
            tables.extend(items.iter().filter_map(|item| match item {
                Item::Grid(grid) => Some(grid.name.key.to_string()),
                _ => None,
            }));
            missing.extend(columns_without_help(&items));
            if !matches!(game.turn(&state), Turn::Decide(_)) {
                let scored = State { ending: Some(Ending::Way(0)), ..state };
                let legacy = game.recent(&scored, 0, told.iter().map(|told| (0, &told.event)));
                missing.extend(columns_without_help(&legacy));
                assert_eq!(legacy.len(), 2, "where the points came from, and the list");
                break;
            }
            let act = kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides");
            let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut told);
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
    for name in ["mrp-cabinet", "mrp-members", "mrp-name-units", "mrp-name-wars", "mrp-report"] {
        assert!(tables.contains(name), "no {name} in {tables:?}");
    }
    // Also words that stand for a number.
    let mut desk = Desk::blank();
    desk.run("war_place", &["india_pakistan", "casia", "combined", "0"]);
    for (name, heads) in [
        ("mrp-name-wars", &["status", "attacker", "defender"][..]),
        ("mrp-name-bills", &["box"]),
        ("mrp-name-priorities", &["rank", "public", "admin"]),
        ("mrp-name-chits", &["cup", "drawn"]),
    ] {
        let helps = grid(&desk, name).helps;
        for head in heads {
            let key = format!("mrp-head-{head}-help");
            assert!(helps.iter().flatten().any(|help| help.key == key), "{name}: {head}");
        }
    }
}
