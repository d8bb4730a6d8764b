//! Tracks, tables and tokens show all that the game keeps in the open.

use mr_president::Scenario;
use scene::Lang;

use crate::common::Desk;
use crate::kit::{english, gauge, grid, row, say, scene};

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

/// Two air wings make 6, beside the strength that the war itself has.
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
