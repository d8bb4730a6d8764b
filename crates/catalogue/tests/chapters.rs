//! Where weeks, rounds and turns begin in a table of any game.

use catalogue::{Hosted, NewTable, title};
use kernel::chance::Seed;
use kernel::{Player, Turn};
use scene::Lang;
use serde_json::{Map, Value, json};

fn played(game: &str, seats: usize, options: Value) -> Box<dyn Hosted> {
    let Value::Object(options) = options else { panic!("options are a map") };
    let players = vec![Player::Bot("greedy".to_owned()); seats];
    let new = NewTable { options, players, seed: Some(Seed::from_number(5)), ..NewTable::default() };
    let mut table = title(game).unwrap().open(new).unwrap();
    while let Some(done) = table.bot_act(3) {
        done.unwrap();
    }
    table
}

fn names(table: &dyn Hosted) -> Vec<String> {
    let say = |(_, chapter): (usize, scene::Chapter)| {
        let texts = table.title().texts();
        let short = texts.say(Lang::En, &chapter.short);
        format!("{} ({short})", texts.say(Lang::En, &chapter.name))
    };
    table.chapters().into_iter().map(say).collect()
}

#[test]
fn the_weeks_of_a_campaign_and_its_election_night() {
    let table = played("presidential", 2, json!({ "weeks": 2, "cards": false }));
    assert_eq!(names(&*table), ["Week 1 (1)", "Week 2 (2)", "Election night (night)"]);
    let chapters = table.chapters();
    assert_eq!(chapters[0].0, 0, "the first week begins with the opening");
    for pair in chapters.windows(2) {
        assert!(pair[0].0 < pair[1].0, "{pair:?}");
    }
    // The picture after this many acts is the first of the chapter.
    let (night, _) = chapters[2];
    let headline = |acts| table.scene_at(acts, kernel::Viewer::Spectator).unwrap().headline.key;
    assert_eq!(headline(night), "tpg-headline-election");
    assert_eq!(headline(night - 1), "tpg-headline-week");
    assert!(matches!(table.turn(), Turn::Over(_)));
}

#[test]
fn the_rounds_of_from_idiot_to_president() {
    let table = played("idiot", 3, json!({ "rounds": 2 }));
    assert_eq!(names(&*table), ["Round 1 (1)", "Round 2 (2)"]);
}

#[test]
fn the_turns_of_manifest_destiny() {
    let table = played("manifest", 3, Value::Object(Map::new()));
    let names = names(&*table);
    assert_eq!(names[..2], ["Turn 1 (1)", "Turn 2 (2)"]);
}

#[test]
fn years_and_phases_of_mr_president() {
    let table = played("mr-president", 1, Value::Object(Map::new()));
    let names = names(&*table);
    assert_eq!(names[..3], ["Year 1 (1)", "Year 1, Phase 1 (1.1)", "Year 1, Phase 2 (1.2)"]);
}
