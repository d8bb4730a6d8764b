//! Everything that can be picked and is shown on the table can be clicked there.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::Desk;
use kernel::{FastRng, Game, NoLog, Seat, Turn};
use mr_president::{Difficulty, MrPresident, Options, Scenario, State, Wait, program};
use scene::{Item, Shown, Token};

/// Members of these domains are not shown on the table while they can be picked.
const NOT_ON_THE_TABLE: [&str; 6] = ["attribute", "candidate", "card", "resource", "tensval", "unact"];

/// All spots of a scene.
fn drawn(game: &MrPresident, state: &State) -> BTreeSet<String> {
    fn gather(value: &serde_json::Value, out: &mut BTreeSet<String>) {
        match value {
            serde_json::Value::Object(map) => {
                for (key, value) in map {
                    match (key.as_str(), value) {
                        ("spot", serde_json::Value::String(spot)) => _ = out.insert(spot.clone()),
                        ("spots", serde_json::Value::Array(list)) => {
                            out.extend(list.iter().filter_map(|spot| spot.as_str()).map(str::to_owned));
                        }
                        _ => gather(value, out),
                    }
                }
            }
            serde_json::Value::Array(list) => list.iter().for_each(|value| gather(value, out)),
            _ => {}
        }
    }
    let scene = game.picture(state, kernel::Viewer::Seat(Seat(0)));
    let mut out = BTreeSet::new();
    gather(&serde_json::to_value(&scene.areas).expect("a scene can be written"), &mut out);
    out
}

/// The domain of the current pick.
fn asked(state: &State) -> Option<&'static str> {
    let Wait::Pick(pick) = state.wait else { return None };
    let p = program();
    Some(p.domains[usize::from(p.picks[usize::from(pick)].domain)].name)
}

/// The spot under which a member would be shown, by the name of its domain.
fn own_spot(domain: &str, act: &str) -> String {
    let word = act.trim_start_matches("pick ");
    let all = program().domain(domain);
    let member = all.keys.iter().position(|&key| program().key(key) == word).expect("a member");
    match domain {
        "card" => format!("card:{}", program().cards[member].id),
        _ => format!("{domain}:{}", member as i16 + all.lo),
    }
}

/// Picks of a question that should be clickable but are not.
fn faults(game: &MrPresident, state: &State, domain: &str) -> Vec<String> {
    let drawn = drawn(game, state);
    let choices = game.picture(state, kernel::Viewer::Seat(Seat(0))).prompt.choices;
    let picks = choices.into_iter().filter(|choice| choice.act.starts_with("pick "));
    let fault = |choice: scene::Choice| match &choice.spot {
        Some(spot) if drawn.contains(&spot.0) => {
            let meant = game.meant(state, Seat(0), &spot.0).map(|act| act.to_string());
            // All units in one place share its row.
            let is_meant = meant.as_ref() == Some(&choice.act) || domain == "unit";
            (!is_meant).then(|| format!("{domain}: {} means {meant:?}, not {}", spot.0, choice.act))
        }
        Some(spot) => Some(format!("{domain}: {} is not on the table", spot.0)),
        None if NOT_ON_THE_TABLE.contains(&domain) && !drawn.contains(&own_spot(domain, &choice.act)) => None,
        None => Some(format!("{domain}: {} has no spot", choice.act)),
    };
    picks.filter_map(fault).collect()
}

#[test]
fn whatever_may_be_picked_can_be_clicked_where_it_is_drawn() {
    let difficulty = |difficulty| Options { difficulty, ..Options::default() };
    let scenario = |scenario| Options { scenario, ..Options::default() };
    let tables = [
        difficulty(Difficulty::Easier),
        difficulty(Difficulty::Normal),
        difficulty(Difficulty::Harder),
        scenario(Scenario::Y2001),
        scenario(Scenario::Y2009),
        scenario(Scenario::Y2017),
        scenario(Scenario::Y2020),
    ];
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut faulty: BTreeSet<String> = BTreeSet::new();
    for (number, options) in tables.iter().enumerate() {
        let game = MrPresident::new(options, 1).unwrap();
        for round in 0..40 {
            let mut rng = FastRng::of_game(1800 + number as u64, round);
            let Ok(mut state) = game.start(&mut rng, &mut NoLog);
            while let Turn::Decide(_) = game.turn(&state) {
                if let Some(domain) = asked(&state) {
                    let times = seen.entry(domain).or_default();
                    *times += 1;
                    if *times <= 200 {
                        faulty.extend(faults(&game, &state, domain));
                    }
                }
                let act = kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides");
                let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut NoLog);
            }
        }
    }
    assert!(faulty.is_empty(), "{}", faulty.into_iter().collect::<Vec<_>>().join("\n"));
    for domain in ["tgkind", "rslot", "cwkind", "unit", "track", "capability", "ally", "zone"] {
        assert!(seen.contains_key(domain), "no {domain} was asked for in these games: {seen:?}");
    }
}

/// The tokens on the map that can be picked: where they are, and their signs.
fn tokens_to_pick(desk: &Desk) -> Vec<(String, String)> {
    let scene = desk.game.picture(&desk.state, kernel::Viewer::Seat(Seat(0)));
    let boards = scene.areas.iter().flat_map(|area| &area.items).filter_map(|item| match item {
        Item::Board(board) => Some(board),
        _ => None,
    });
    let can_pick = |token: &Token| {
        token.spot.is_some() && scene.prompt.choices.iter().any(|choice| choice.spot == token.spot)
    };
    let mut out = Vec::new();
    for place in boards.flat_map(|board| &board.places) {
        let tokens = place.plaque.iter().flat_map(|plaque| &plaque.tokens).filter(|token| can_pick(token));
        out.extend(tokens.map(|token| (place.id.to_string(), token.sign.clone())));
    }
    out
}

#[test]
fn a_terror_group_is_picked_by_its_token() {
    let mut desk = Desk::blank();
    desk.group("mideast", 1, 3).group("mideast", 2, 3).group("mideast", 3, 0).group("africa", 2, 2);
    desk.run("raid_op", &["0"]);
    assert_eq!(desk.choices(), ["pick 1-fixed", "pick 2-fixed"]);
    let tokens = [("ME".to_owned(), "T2!".to_owned()), ("ME".to_owned(), "T1!".to_owned())];
    assert_eq!(tokens_to_pick(&desk), tokens);
    assert!(faults(&desk.game, &desk.state, "tgkind").is_empty());
}

#[test]
fn a_rogue_state_is_picked_by_its_token() {
    let mut desk = Desk::blank();
    desk.rogue("africa", 2).rogue("mideast", 3).rogue("mideast", 1);
    desk.run("wor_cyber_rogue", &[]);
    let sign = |place: &str, sign: &str| (place.to_owned(), sign.to_owned());
    assert_eq!(tokens_to_pick(&desk), [sign("ME", "S3"), sign("ME", "S1"), sign("AF", "S2")]);
    assert!(faults(&desk.game, &desk.state, "rslot").is_empty());
    let click = desk.game.meant(&desk.state, Seat(0), "rogue:1").map(|act| act.to_string());
    assert_eq!(click.as_deref(), Some("pick 2"));
}

#[test]
fn a_scandal_is_picked_on_its_track() {
    let mut desk = Desk::blank();
    desk.set("pa", 5).set("rwc", 4).set1("scandal", "cos", 1).set1("scandal", "potus", 2);
    desk.run("maneuver_0", &[]).act("choose dom-maneuver0-scandal");
    assert_eq!(desk.choices(), ["pick cos", "pick potus"]);
    assert!(faults(&desk.game, &desk.state, "scandalee").is_empty());
}

#[test]
fn a_token_that_is_no_answer_stands_for_its_place() {
    let mut desk = Desk::blank();
    desk.group("mideast", 1, 3).group("africa", 1, 3).group("africa", 2, 3).rogue("africa", 2);
    let means =
        |desk: &Desk, spot: &str| desk.game.meant(&desk.state, Seat(0), spot).map(|act| act.to_string());
    desk.run("raid_op", &["0"]);
    assert_eq!(means(&desk, "terror:6-3").as_deref(), Some("pick africa"));
    assert_eq!(means(&desk, "rogue:0").as_deref(), Some("pick africa"));
    desk.act("pick africa");
    assert_eq!(means(&desk, "terror:6-3").as_deref(), Some("pick 1-fixed"));
    // A group of the same kind elsewhere cannot be picked.
    assert_eq!(means(&desk, "terror:4-3").as_deref(), Some("pick middle-east"));
    assert_eq!(desk.refused("pick middle-east").0, "MRP-ACT-strike");
    for spot in ["rogue:9", "rogue:-1", "terror:6", "terror:-1-0", "civil-war:99-1"] {
        assert_eq!(means(&desk, spot), None, "{spot}");
    }
}
