//! The curve of a race, its turning points and the luck of the dice, for games with known results.

use catalogue::story::{Point, Race, Runner, Turning, luckier_than, turning_points};
use catalogue::{Hosted, NewTable, title};
use kernel::chance::{Given, Own, Seed};
use kernel::record::Record;
use kernel::{Player, Seat, Text, Turn};
use scene::{Lang, Moment};
use serde_json::{Value, json};

fn race(line: Option<i32>, values: &[[i32; 2]]) -> Race {
    let runner = |n: u8| Runner { name: Text::new("x"), owner: Some(Seat(n)) };
    let point = |(after, values): (usize, &[i32; 2])| Point { after, values: values.to_vec(), text: None };
    Race {
        name: Text::new("x"),
        line,
        runners: (0..2).map(runner).collect(),
        points: values.iter().enumerate().map(point).collect(),
    }
}

fn turns(race: &Race, winner: u8) -> (Vec<(Turning, usize, usize)>, usize) {
    let (turns, changes) = turning_points(race, Some(Seat(winner)));
    (turns.into_iter().map(|turn| (turn.kind, turn.point, turn.runner)).collect(), changes)
}

#[test]
fn a_race_turns_where_the_lead_passes_and_where_it_is_decided() {
    // 0 leads; 1 takes the lead at point 3 and leads by most at point 4; 0 takes it back for good at point 6.
    let race = race(None, &[[0, 0], [5, 0], [5, 4], [5, 9], [5, 20], [15, 20], [25, 20], [26, 20]]);
    let (turns, changes) = turns(&race, 0);
    assert_eq!(changes, 2);
    assert_eq!(
        turns,
        // The largest changes are at point 4 (-11), then at 5 and 6 (+10 each), of which the first is listed.
        [(Turning::Lead, 3, 1), (Turning::Swing, 4, 0), (Turning::Swing, 5, 0), (Turning::Decided, 6, 0)]
    );
}

#[test]
fn with_a_line_to_reach_crossing_it_for_good_is_told_apart_from_the_lead() {
    let race = race(Some(10), &[[0, 0], [8, 0], [11, 0], [9, 6], [9, 8], [12, 8]]);
    let (turns, changes) = turns(&race, 0);
    assert_eq!(changes, 0);
    assert!(turns.contains(&(Turning::Line, 5, 0)), "{turns:?}");
    assert!(turns.contains(&(Turning::Decided, 1, 0)), "ahead for good long before: {turns:?}");
    assert!(turns.contains(&(Turning::Peak, 2, 0)) || turns.contains(&(Turning::Swing, 2, 0)), "{turns:?}");
}

#[test]
fn whoever_leads_from_the_first_point_to_the_last_has_no_deciding_one() {
    let race = race(None, &[[1, 0], [2, 0]]);
    assert!(turns(&race, 0).0.iter().all(|(kind, ..)| *kind != Turning::Decided));
}

/// Points of a legacy and percentages of approval: neither leads the other.
#[test]
fn whoever_plays_alone_has_highs_and_lows_of_each_number_and_no_lead() {
    let mut race = race(None, &[[0, 40], [6, 62], [6, 36], [8, 70], [7, 50], [12, 56]]);
    race.runners[1].owner = None;
    let (turns, changes) = turns(&race, 0);
    let expected = [(Turning::Swing, 1, 0), (Turning::Low, 2, 1), (Turning::Swing, 3, 1)];
    assert_eq!(
        (turns, changes),
        (expected.into(), 0),
        "what was told of a point is not told again, the end is no high"
    );
}

#[test]
fn luck_is_the_share_of_smaller_sums() {
    let d6 = vec![1, 2, 3, 4, 5, 6];
    // One die: five of six values are lower than 6, plus half of the equal one.
    assert_eq!(luckier_than(std::slice::from_ref(&d6), 6), 92);
    assert_eq!(luckier_than(std::slice::from_ref(&d6), 1), 8);
    // Two dice: 15 of 36 sums are lower than 7, and 6 are equal.
    assert_eq!(luckier_than(&vec![d6.clone(); 2], 7), 50);
    assert_eq!(luckier_than(&vec![d6; 2], 12), 99);
    // Three states with 3, 4 and 5 votes, won or not: 0 3 4 5 7 8 9 12. Of these eight sums four are lower than 7, and one is equal.
    assert_eq!(luckier_than(&[vec![0, 3], vec![0, 4], vec![0, 5]], 7), 56);
}

#[test]
fn a_shorter_game_takes_less_time() {
    let minutes = |game: &str, seats, options| played(game, seats, options, 5).minutes();
    assert_eq!(minutes("presidential", 2, json!({ "weeks": 15 })), title("presidential").unwrap().minutes());
    assert_eq!(minutes("presidential", 2, json!({ "weeks": 2 })), (6, 10));
    assert_eq!(minutes("idiot", 3, json!({ "rounds": 2 })), (20, 30));
}

fn played(game: &str, seats: usize, options: Value, seed: u64) -> Box<dyn Hosted> {
    let Value::Object(options) = options else { panic!("options are a map") };
    let players = vec![Player::Bot("greedy".to_owned()); seats];
    let new = NewTable { options, players, seed: Some(Seed::from_number(seed)), ..NewTable::default() };
    let mut table = title(game).unwrap().open(new).unwrap();
    while let Some(done) = table.bot_act(3) {
        done.unwrap();
    }
    table
}

#[test]
fn the_curve_of_an_election_ends_with_the_count_and_steps_through_the_night() {
    let table = played("presidential", 2, json!({ "weeks": 2, "cards": false }), 5);
    let story = table.story();
    let race = story.race.unwrap();
    let Turn::Over(verdict) = table.turn() else { panic!("it is over") };
    assert_eq!(race.points.last().unwrap().values, verdict.scores[..2]);
    assert_eq!(race.points[0].values, [0, 0]);
    assert_eq!(race.line, Some(270));
    // Every call is a point of the curve.
    let Some(Moment::Calls(night)) = table.moment_at(table.len()) else { panic!("a night of calls") };
    assert_eq!(night.earlier, 0);
    assert!(night.calls.len() > 30, "two weeks leave most states open");
    let in_night: Vec<_> = race.points.iter().filter(|point| point.after == table.len()).collect();
    assert_eq!(in_night.len(), night.calls.len());
    for (point, call) in in_night.iter().zip(&night.calls) {
        assert_eq!(point.values, call.totals);
        let [(_, democrats), (_, republicans)] = call.rolls.last().unwrap()[..] else { panic!("two dice") };
        assert_eq!(call.winner == Seat(0), democrats > republicans);
    }
    assert!(!story.turns.is_empty());
    assert!(story.turns.iter().all(|turn| turn.point < race.points.len()));
    assert_eq!(table.moment_at(1), None);
}

#[test]
fn every_call_of_its_own_tells_the_calls_before_it() {
    let table = played("presidential", 2, json!({ "weeks": 2, "cards": false, "neutral": "chosen" }), 5);
    let acts = table.len();
    let Some(Moment::Calls(last)) = table.moment_at(acts) else { panic!("a call") };
    assert!(last.earlier > 10 && last.earlier < last.calls.len());
    assert!(last.open.is_empty());
    let Some(Moment::Calls(one_before)) = table.moment_at(acts - 1) else { panic!("a call") };
    assert_eq!(one_before.calls.len(), last.earlier);
    assert_eq!(one_before.calls[..], last.calls[..last.earlier]);
    assert_eq!(one_before.open.len(), last.calls.len() - last.earlier);
}

#[test]
fn dice_are_counted_for_whoever_rolled_them() {
    let options = json!({ "weeks": 1, "cards": false });
    let Value::Object(options) = options else { panic!("options are a map") };
    let players = vec![Player::Person("Anna".to_owned()), Player::Person("Cleo".to_owned())];
    let new = NewTable {
        options,
        players,
        seed: Some(Seed::from_number(1)),
        own: Own::Dice,
        given: Given::dice([6, 1]),
        ..NewTable::default()
    };
    let mut table = title("presidential").unwrap().open(new).unwrap();
    let first = if table.choices(Seat(0)).is_empty() { Seat(1) } else { Seat(0) };
    for act in ["campaign", "announce OH", "announce IL", "announce PA"] {
        table.act(first, act).unwrap();
    }
    *table.given_mut() = Given::dice([6, 6, 5]);
    table.act(first, "roll").unwrap();
    let story = table.story();
    assert_eq!(story.luck.len(), 1, "only one has rolled: {:?}", story.luck);
    let luck = &story.luck[0];
    assert_eq!((luck.seat, luck.faces.as_slice()), (first, [0, 0, 0, 0, 1, 2].as_slice()));
    assert_eq!((luck.dice(), luck.pips(), luck.half_pips_expected()), (3, 17, 21));
    // 17 with three dice: 212 of 216 sums are lower, 3 are equal.
    assert_eq!(luck.luckier_than, Some(99));
}

#[test]
fn the_turning_points_of_a_presidency_name_what_it_was_and_not_the_number_that_changed() {
    let record = include_str!("../../games/mr-president/tests/recorded/reelected.json");
    let record = serde_json::from_str(record).unwrap();
    let story = title("mr-president").unwrap().reopen(&record).unwrap().story();
    let race = story.race.unwrap();
    assert!(story.turns.len() > 2, "{:?}", story.turns);
    for turn in &story.turns {
        let text = race.points[turn.point].text.as_ref().expect("what it was");
        assert_ne!(text.key, "mrp-log-changed", "{text:?}");
    }
}

/// MRP-SEQ-78: after a defeat the game goes on as the successor. His story begins with his first day.
#[test]
fn the_story_of_a_successor_begins_with_his_term() {
    let record = include_str!("../../games/mr-president/tests/recorded/defeat.json");
    let mut record = Record::read(record).unwrap();
    assert_eq!(record.acts.pop().unwrap().act, "choose year-stop");
    // The seed was published when the game was over; here it goes on.
    record.seals.iter_mut().for_each(|seal| seal.public = false);
    let before = record.acts.len();
    let mut table = title("mr-president").unwrap().reopen(&record).unwrap();
    assert_eq!(table.story().race.unwrap().points[0].after, 0);
    table.act(Seat(0), "choose year-successor").unwrap();
    while let Some(done) = table.bot_act(3) {
        done.unwrap();
    }
    let story = table.story();
    let race = story.race.unwrap();
    assert_eq!((race.points[0].after, race.points[0].values[0]), (before + 1, 0));
    assert!(race.points.iter().all(|point| point.after > before));
    assert!(race.points.len() > 1, "something changed in his term: {:?}", race.points);
    assert!(story.turns.iter().all(|turn| race.points[turn.point].after > before));
}

#[test]
fn other_games_have_races_of_their_own() {
    let idiot = played("idiot", 3, json!({ "rounds": 1 }), 2);
    let race = idiot.story().race.unwrap();
    let Turn::Over(verdict) = idiot.turn() else { panic!("it is over") };
    assert_eq!(race.points.last().unwrap().values, verdict.scores[..3]);
    assert!(idiot.story().luck.iter().all(|luck| luck.luckier_than.is_none()), "no number is better");
    // The headlines were checked once, in the only round, in one act.
    let reveals: Vec<_> = (1..=idiot.len()).filter_map(|acts| idiot.moment_at(acts)).collect();
    let [Moment::Reveal(extra)] = &reveals[..] else { panic!("{} moments", reveals.len()) };
    assert_eq!(extra.hands.len(), 3);
    for hand in &extra.hands {
        let gives: i32 = hand.cards.iter().map(|card| card.gives).sum();
        assert_eq!(gives + hand.besides, hand.total);
        for card in &hand.cards {
            assert_eq!(card.gives > 0, card.met);
            assert!(card.goals.iter().all(|(goal, on_table)| goal.have >= *on_table));
        }
    }
    let alone = played("mr-president", 1, json!({}), 2);
    let story = alone.story();
    let race = story.race.unwrap();
    let Turn::Over(verdict) = alone.turn() else { panic!("it is over") };
    assert_eq!(race.points.last().unwrap().values[0], verdict.scores[0]);
    assert_eq!(story.lead_changes, 0);
    let texts = alone.title().texts();
    assert_eq!(texts.say(Lang::En, &race.runners[1].name), "Approval in percent");
}
