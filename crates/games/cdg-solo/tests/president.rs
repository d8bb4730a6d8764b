//! 1960: The Making of the President, rule by rule. Kennedy is side 1, Nixon side 2.

use crate::common::*;
use cdg_solo::{Face, Options, Sheet, Shift, Tag, issue_shift};

/// Turn 1 with Kennedy first and all cards known.
fn race() -> Desk {
    let mut desk = desk(Sheet::President);
    desk.play("first, first").lay("1A 2, 1B 3, 1C 5, 1D 6, 1E 8, 2A 9, 2B 10, 2C 11, 2D 12, 2E 13");
    desk
}

/// Sets the momentum of both sides directly.
fn momentum(desk: &mut Desk, kennedy: u8, nixon: u8) {
    desk.edit(|written| written["own"]["president"]["momentum"] = serde_json::json!([kennedy, nixon]));
}

/// One play of the active side.
fn play_one(desk: &mut Desk) {
    desk.roll(Face::Ab);
    let act = desk.acts_of("play").into_iter().find(|act| act.ends_with("cp")).unwrap();
    desk.play(&act);
}

/// Ten plays, five per side.
fn activity(desk: &mut Desk) {
    while desk.may("roll") {
        play_one(desk);
    }
}

/// Answers the momentum phase with nothing new.
fn quiet_momentum(desk: &mut Desk) {
    while desk.question().starts_with("mp-m")
        || desk.question() == "mp-refresh"
        || desk.question() == "mp-cubes"
    {
        let next = ["number 1", "yes", "neither"].into_iter().find(|word| desk.may(word)).unwrap();
        desk.play(next);
    }
}

#[test]
fn mp_1_five_plays_each_and_no_tracks() {
    let mut desk = race();
    activity(&mut desk);
    assert_eq!(desk.discards(0).len(), 10);
    assert_eq!(desk.question(), "mp-cubes");
    assert_eq!(desk.remaining(), (0, 0));
}

#[test]
fn mp_1_momentum_is_put_right_as_the_game_goes() {
    let mut desk = race();
    desk.set("momentum 1", 5).set("momentum 2", 0);
    desk.roll(Face::Ab);
    assert!(desk.may("play 1A sealed"));
}

#[test]
fn mp_2_bang_spends_one_momentum_on_the_top_most_eligible_discard() {
    let mut desk = race();
    desk.pile(0, &[19, 20, 4, 15]);
    desk.roll(Face::CLow);
    // #15 has both icons and lies on top; #4 is Nixon's.
    assert_eq!(desk.question(), "mp-triggered");
    desk.play("no");
    assert_eq!(desk.question(), "mp-triggered", "prevented: look further down");
    desk.play("yes");
    assert_eq!(desk.discards(0), [20, 19, 4, 15], "#20 was next and goes to the bottom");
    assert!(desk.may("play 1C cp"), "then the card play");
    let mut desk = race();
    momentum(&mut desk, 0, 2);
    desk.pile(0, &[19]).roll(Face::CLow);
    assert!(!desk.acts_of("play").is_empty(), "without momentum nothing is triggered");
}

#[test]
fn mp_2_a_triggered_event_of_the_box_goes_there() {
    let mut desk = race();
    desk.pile(0, &[7]).roll(Face::CLow).play("yes");
    assert!(desk.discards(0).is_empty());
}

#[test]
fn mp_2_both_ways_of_triggering_may_be_kept() {
    let mut desk =
        desk_with(Options { playsheet: Sheet::President, both_triggers: true, ..Options::default() });
    desk.play("first, first").lay("1A 9").roll(Face::Ab).play("play 1A cp");
    assert_eq!(desk.question(), "mp-vouched");
}

#[test]
fn mp_3_two_momentum_discard_a_card_face_down() {
    let mut desk = race();
    desk.roll(Face::Ab);
    assert!(desk.may("play 1A sealed"));
    desk.play("play 1A sealed");
    assert!(desk.state.deck(0).discards().is_down(2));
    desk.turn(Face::Ab).roll(Face::Ab);
    assert!(desk.acts_of("play").iter().all(|act| !act.ends_with("sealed")), "two were spent");
}

#[test]
fn mp_4_issue_shift() {
    let (k, n) = (Some(First), Some(Second));
    assert_eq!(issue_shift([n, k, k], [0; 3], k), Shift::Left(1), "its left-most issue");
    assert_eq!(
        issue_shift([k, n, n], [0, 3, 5], k),
        Shift::Right(1),
        "leads the left-most: not the right-most position"
    );
    assert_eq!(issue_shift([n, n, n], [2, 4, 9], k), Shift::Right(1), "most support of the opponent");
    assert_eq!(issue_shift([n, n, None], [3, 3, 0], k), Shift::Right(0), "of equals the left-most");
    assert_eq!(issue_shift([k, None, n], [0, 0, 9], k), Shift::None);
    assert_eq!(issue_shift([n, k, n], [1; 3], None), Shift::None, "a tie in media cubes");
}

#[test]
fn mp_4_it_is_asked_only_as_far_as_it_matters() {
    let mut desk = race();
    activity(&mut desk);
    desk.play("first, second, second, neither");
    assert_eq!(desk.question(), "mp-more");
    desk.play("center");
    assert!(
        desk.told
            .iter()
            .any(|told| format!("{:?}", told.event).contains("shift-right\", rule: \"MP-4\", a: 2"))
    );
}

#[test]
fn mp_5_one_card_each_goes_to_the_strategy_stack() {
    let mut desk = race();
    activity(&mut desk);
    quiet_momentum(&mut desk);
    assert_eq!(desk.question(), "mp-strategy");
    let open = desk.acts_of("pick").len();
    assert!(open > 0 && desk.may("random"));
    let pick = desk.acts_of("pick")[0].clone();
    desk.play(&pick);
    assert_eq!(desk.at(pick.strip_prefix("pick ").unwrap()), "-", "refilled face-down");
    assert_eq!(desk.question(), "mp-strategy", "then the other side");
}

#[test]
fn mp_5_too_few_open_cards_are_made_up_by_the_chart() {
    let mut desk = race();
    activity(&mut desk);
    // All of Kennedy's cards are face-down.
    desk.lay("1A -, 1B -, 1C -, 1D -, 1E -");
    desk.play("neither, number 1");
    desk.play_with("number 1", &[6, 4], &[("deck", 20)]);
    assert_eq!(desk.at("1D"), "-", "#20 went to the stack, the slot is refilled");
    assert!(
        serde_json::to_value(&desk.state).unwrap()["own"]["president"]["stack"][0] == serde_json::json!([20])
    );
}

#[test]
fn mp_6_gathering_momentum_never_enters_the_stack() {
    let mut desk = race();
    activity(&mut desk);
    desk.lay("1A 14, 1B -, 1C -, 1D -, 1E -");
    desk.play("neither, number 1");
    // The face-up #14 is rolled again; #15 is revealed and rolled again; then comes #20.
    desk.play_with("number 1", &[1, 2, 3], &[("deck", 15), ("deck", 20)]);
    assert_eq!(desk.shown(0), "14 - - - -", "#15 lies face-down again");
    assert_eq!(desk.state.lie(pos("1B")).card(), card("15"));
}

/// Turn 6 with strategy stacks of these issues. Also returns the numbers of those cards.
fn debates(kennedy: &[Tag], nixon: &[Tag], shave: bool) -> (Desk, Vec<u8>) {
    let mut desk = race();
    activity(&mut desk);
    let mut taken: Vec<u8> = Vec::new();
    let mut stack = |desk: &Desk, issues: &[Tag]| -> Vec<u8> {
        let written = serde_json::to_value(&desk.state).unwrap();
        let pool: Vec<u8> = written["decks"][0]["pool"]
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_u64().unwrap() as u8)
            .collect();
        issues
            .iter()
            .map(|&issue| {
                let cards = desk.game.cards();
                let fits = |n: &u8| {
                    let brief = cards.brief(cdg_solo::Card::new(0, *n));
                    brief.is(issue) && !brief.is(Tag::IssueUnsure) && !taken.contains(n)
                };
                let number = pool.iter().copied().find(fits).unwrap();
                taken.push(number);
                number
            })
            .collect()
    };
    let stacks = [stack(&desk, kennedy), stack(&desk, nixon)];
    desk.edit(|written| {
        written["own"]["president"]["stack"] = serde_json::json!(stacks);
        written["own"]["president"]["shave"] = shave.into();
        let keep = |v: &serde_json::Value| !taken.contains(&(v.as_u64().unwrap() as u8));
        written["decks"][0]["pool"].as_array_mut().unwrap().retain(keep);
        written["turn"] = 5.into();
    });
    desk.audit();
    quiet_momentum(&mut desk);
    while desk.question() == "mp-strategy" {
        desk.play("random");
    }
    assert_eq!(
        (desk.question().as_str(), debate_cards(&desk, 0)),
        ("mp-initiative", 0),
        "before the cards are laid"
    );
    desk.play("first");
    (desk, taken)
}

/// Number of debate cards that a side still has.
fn debate_cards(desk: &Desk, side: usize) -> usize {
    let state = serde_json::to_value(&desk.state).unwrap();
    let row = state["own"]["president"]["rows"][side].as_array().unwrap().clone();
    row.iter().filter(|n| n.as_u64() != Some(0)).count()
}

#[test]
fn mp_7_both_sides_play_the_slot_that_is_rolled() {
    let (mut desk, cards) = debates(&[Tag::Defense; 4], &[Tag::Economy; 3], false);
    assert_eq!(desk.question(), "mp-debate");
    // The strategy phase of turn 5 added another card, and one of each side was played.
    assert_eq!((debate_cards(&desk, 0), debate_cards(&desk, 1)), (4, 3));
    let shown = desk.shown(0);
    while desk.question() == "mp-debate" || desk.question() == "mp-issue" {
        let act = if desk.may("none") { "none" } else { "economy" };
        desk.play(act);
    }
    assert_eq!(desk.shown(0), shown, "the displays below are unchanged");
    let pile = desk.state.deck(0).discards();
    assert!(
        cards.iter().all(|n| pile.numbers().contains(n) && !pile.is_down(*n)),
        "on the discard pile, open"
    );
}

#[test]
fn mp_7_an_issue_won_removes_its_cards() {
    let (mut desk, _) = debates(&[Tag::Defense; 4], &[Tag::Economy; 4], false);
    let nixon = debate_cards(&desk, 1);
    desk.play("defense");
    // Kennedy's stack has at most the card of turn 5 left, and the next roll played that.
    assert!(debate_cards(&desk, 0) <= 1);
    assert!(debate_cards(&desk, 1) + 1 >= nixon - 1);
}

#[test]
fn mp_8_election_day_events_come_in_random_order() {
    let mut desk = race();
    activity(&mut desk);
    desk.edit(|written| {
        written["turn"] = 8.into();
        written["own"]["president"]["event_box"] = serde_json::json!([7, 32]);
        for set in ["pool", "pile"] {
            written["decks"][0][set]
                .as_array_mut()
                .unwrap()
                .retain(|n| ![7, 32].contains(&n.as_i64().unwrap()));
        }
    });
    desk.audit();
    quiet_momentum(&mut desk);
    while desk.question() == "mp-strategy" {
        desk.play("random");
    }
    assert_eq!(desk.question(), "mp-election");
    desk.play("done, done");
    assert_eq!(desk.question(), "result");
    desk.play("first");
    assert!(desk.is_over());
}

#[test]
fn mp_9_the_candidate_card_is_always_an_option_until_it_is_exhausted() {
    for face in Face::ALL {
        let mut desk = race();
        desk.roll(face);
        assert!(desk.may("candidate"), "{face:?}");
    }
    let mut desk = race();
    let before = desk.shown(0);
    desk.roll(Face::Ab).play("candidate");
    assert_eq!((desk.shown(0), desk.state.active()), (before, Second), "no slot is vacated");
    play_one(&mut desk);
    desk.roll(Face::Ab);
    assert!(!desk.may("candidate"));
}

#[test]
fn mp_10_open_cards_are_exchanged_from_left_to_right() {
    let mut desk = race();
    desk.lay("1A 53").roll(Face::Ab).play("play 1A event");
    assert_eq!(desk.acts_of("pick"), ["pick 1B", "pick 1C", "pick 1D", "pick 1E"]);
    desk.play("pick 1C");
    assert_eq!(desk.acts_of("pick"), ["pick 1D", "pick 1E"]);
    assert!(desk.is_up("1C"), "the new card lies open");
    desk.play("done");
    assert_eq!(desk.discards(0), [5, 53]);
}

#[test]
fn mp_11_a_retrieved_card_lies_open_in_the_vacated_slot() {
    let mut desk = race();
    desk.lay("1A 66").pile(0, &[19, 20]).roll(Face::Ab).play("play 1A event, take 19");
    assert_eq!((desk.at("1A").as_str(), desk.discards(0)), ("19", vec![20, 66]));
    // Triggered by !!, the card waits for the slot of the following play.
    let mut desk = race();
    desk.pile(0, &[19, 66]).roll(Face::CLow).play("yes, take 19, play 1C cp");
    assert_eq!(desk.at("1C"), "19");
}

#[test]
fn mp_12_lazy_shave_replaces_one_debate_card() {
    let mut desk = race();
    desk.lay("1A 34").roll(Face::Ab).play("play 1A event");
    assert!(!desk.discards(0).contains(&34), "a debate event goes to its box");
    let state = serde_json::to_value(&desk.state).unwrap();
    assert_eq!(state["own"]["president"]["shave"], true);
}

#[test]
fn mp_12_it_is_offered_once_in_the_debates() {
    let (mut desk, _) = debates(&[Tag::Defense; 4], &[Tag::Economy; 4], true);
    assert_eq!(desk.question(), "mp-shave");
    // The random card is one of five, and any of the others can replace it.
    assert_eq!(desk.acts_of("take").len(), 5);
    desk.play("done, none");
    assert_eq!(desk.question(), "mp-shave", "not used yet");
    let about = match desk.state.frame() {
        cdg_solo::Frame::Ask(_, about) => about,
        frame => panic!("{frame:?}"),
    };
    let other = desk.acts_of("take").into_iter().find(|act| *act != format!("take {about}")).unwrap();
    desk.play(&other).play("none");
    assert_ne!(desk.question(), "mp-shave", "once only");
}

#[test]
fn mp_13_the_peace_corps_hides_kennedys_discards_for_the_turn() {
    let mut desk = race();
    desk.lay("1A 81").roll(Face::Ab).play("play 1A event");
    play_one(&mut desk);
    desk.roll(Face::Ab).play("play 1B cp");
    let pile = desk.state.deck(0).discards();
    assert!(pile.is_down(3));
    assert!(!pile.is_down(9), "Nixon's are open");
}

#[test]
fn mp_14_political_capital_opens_nixons_cards_and_discards_up_to_two() {
    let mut desk = race();
    desk.lay("2A 91, 2D -, 2E -");
    play_one(&mut desk);
    desk.roll(Face::Ab).play("play 2A event");
    assert!(desk.is_up("2D") && desk.is_up("2E"));
    desk.play("pick 2B, pick 2C");
    assert_eq!((desk.at("2B").as_str(), desk.at("2C").as_str()), ("-", "-"));
    assert_eq!(desk.state.active(), First, "no third");
}

#[test]
fn mp_15_exhaustion_leaves_open_cards_and_boxes_out() {
    let mut desk = race();
    desk.lay("1E -");
    let held: Vec<u8> = vec![2, 3, 5, 6, 9, 10, 11, 12, 13];
    let pool: Vec<u8> = (1..=97).filter(|n| !held.contains(n)).collect();
    desk.pile(0, &pool[1..]);
    desk.roll(Face::Ab).play("play 1A cp");
    assert!(desk.discards(0).is_empty());
    assert_eq!(desk.shown(0), "- 3 5 6 -");
}

#[test]
fn g_23_the_winner_of_the_initiative_is_told_and_chooses_who_goes_first() {
    let mut desk = desk(Sheet::President);
    assert_eq!(desk.question(), "mp-initiative");
    desk.play("second");
    assert_eq!(desk.question(), "mp-first");
    desk.play("first");
    assert_eq!(desk.state.active(), First);
    let state = serde_json::to_value(&desk.state).unwrap();
    assert_eq!(state["own"]["president"]["initiative"], "second");
    let scene = kernel::Game::picture(&desk.game, &desk.state, kernel::Viewer::Spectator);
    assert!(serde_json::to_string(&scene).unwrap().contains("solo-initiative"));
}

#[test]
fn mp_8_events_lie_in_the_box_of_their_kind() {
    let mut desk = race();
    let of = |kind| {
        move |desk: &Desk| {
            let cards = desk.game.cards();
            let fits = |n: &u8| {
                let brief = cards.brief(cdg_solo::Card::new(0, *n));
                brief.kind == kind && brief.belongs_to(First)
            };
            (20..=97u8).find(fits).unwrap()
        }
    };
    let [debate, day] = [of(cdg_solo::Kind::Debate)(&desk), of(cdg_solo::Kind::ElectionDay)(&desk)];
    desk.lay(&format!("1A {debate}, 1D {day}"));
    desk.roll(Face::Ab)
        .play("play 1A event")
        .go_on()
        .turn(Face::Ab)
        .roll(Face::De)
        .play("play 1D event")
        .go_on();
    assert!(!desk.discards(0).contains(&debate) && !desk.discards(0).contains(&day));
    let scene = kernel::Game::picture(&desk.game, &desk.state, kernel::Viewer::Spectator);
    let rows: Vec<(String, u64)> = scene
        .areas
        .iter()
        .flat_map(|area| &area.items)
        .filter_map(|item| match item {
            scene::Item::Cards(cards) if cards.name.key.starts_with("solo-box") => {
                Some((cards.name.key.to_string(), cards.faces[0].number.into()))
            }
            _ => None,
        })
        .collect();
    assert_eq!(
        rows,
        [("solo-box-debate".to_owned(), debate.into()), ("solo-box-election_day".to_owned(), day.into())]
    );
    let log: Vec<String> = desk.told.iter().map(|told| format!("{:?}", told.event)).collect();
    assert_eq!(log.iter().filter(|line| line.starts_with("Boxed")).count(), 2);
}

#[test]
fn mp_4_the_issue_shift_comes_before_the_awards_that_it_decides() {
    let mut desk = race();
    momentum(&mut desk, 4, 2);
    activity(&mut desk);
    assert_eq!(desk.question(), "mp-cubes");
    desk.play("neither");
    assert_eq!(desk.question(), "mp-momentum");
    let state = serde_json::to_value(&desk.state).unwrap();
    assert_eq!(state["own"]["president"]["momentum"], serde_json::json!([2, 1]), "halved already");
}

#[test]
fn mp_4_positions_are_counted_alike_in_question_and_log() {
    let mut desk = race();
    activity(&mut desk);
    desk.play("first");
    let scene = kernel::Game::picture(&desk.game, &desk.state, kernel::Viewer::Seat(PERSON));
    let texts = scene::Texts::new(<cdg_solo::Solo as scene::Shown>::text_files()).unwrap();
    let detail = texts.say(scene::Lang::En, &scene.prompt.detail.unwrap());
    assert!(detail.contains("osition 1"), "{detail}");
    desk.play("second, first");
    let story = desk.story().join("\n");
    assert!(story.contains("osition 1: who leads"), "{story}");
    assert!(story.contains("position 2 moves one to the left"), "{story}");
}

#[test]
fn mp_7_both_cards_of_a_play_may_each_decide_an_issue() {
    let (mut desk, _) = debates(&[Tag::Defense; 4], &[Tag::Economy; 4], false);
    let rounds =
        |desk: &Desk| serde_json::to_value(&desk.state).unwrap()["own"]["president"]["rounds"].clone();
    let first = rounds(&desk);
    desk.play("defense");
    assert_eq!((desk.question().as_str(), rounds(&desk)), ("mp-debate", first), "the other card of the play");
    assert!(!desk.may("defense"), "an issue is won once");
    desk.play("economy");
    let left = debate_cards(&desk, 0) + debate_cards(&desk, 1);
    assert!(left <= 2, "what is left came with turn 5: {left}");
}

#[test]
fn mp_11_the_great_seal_bug_fetches_henry_cabot_lodge_only() {
    let mut desk = race();
    desk.lay("2A 29").pile(0, &[19, 42, 20]);
    play_one(&mut desk);
    desk.roll(Face::Ab).play("play 2A event");
    assert_eq!(desk.acts_of("take"), ["take 42"]);
    let mut desk = race();
    desk.lay("2A 29").pile(0, &[19, 20]);
    play_one(&mut desk);
    desk.roll(Face::Ab).play("play 2A event");
    assert_eq!(desk.state.active(), First, "without it nothing is asked");
}

#[test]
fn mp_16_high_hopes_reveals_two_cards_of_the_deck() {
    let mut desk = race();
    desk.lay("1A 38").roll(Face::Ab);
    // #39 is Kennedy's, so the person is asked whether it takes effect; #4 is Nixon's and is just discarded.
    desk.play_with("play 1A event", &[], &[("deck", 39)]);
    assert_eq!(desk.question(), "mp-revealed");
    desk.play_with("yes", &[], &[("deck", 4)]);
    assert_eq!(desk.discards(0), [39, 4, 38]);
    assert_eq!(desk.state.active(), Second);
}

#[test]
fn mp_1_momentum_of_an_event_is_told_in_one_input() {
    let mut desk = race();
    assert!(!desk.may("gain 1"), "no event yet");
    desk.roll(Face::Ab).play("play 1A event");
    assert!(desk.may("gain 1") && desk.may("gain 2") && desk.may("lose 2"));
    desk.play("gain 2");
    let state = serde_json::to_value(&desk.state).unwrap();
    assert_eq!(state["own"]["president"]["momentum"], serde_json::json!([2, 3]));
    assert!(desk.may("roll"));
}

#[test]
fn mp_3_sealing_without_momentum_is_refused_by_its_rule() {
    let mut desk = race();
    momentum(&mut desk, 1, 2);
    desk.roll(Face::Ab);
    assert_eq!(desk.refused("play 1A sealed"), "MP-3");
}

#[test]
fn mp_9_an_exhausted_candidate_is_refused_by_its_rule() {
    let mut desk = race();
    desk.roll(Face::Ab).play("candidate");
    play_one(&mut desk);
    assert_eq!(desk.refused("candidate"), "MP-9", "before the roll too");
    desk.roll(Face::Ab);
    assert_eq!(desk.refused("candidate"), "MP-9");
}

#[test]
fn mp_7_debate_cards_are_told_as_debate_cards() {
    let (desk, _) = debates(&[Tag::Defense; 4], &[Tag::Economy; 3], false);
    let story = desk.story();
    assert!(story.iter().any(|line| line.contains("laid out for the debates")), "{story:?}");
    assert!(story.iter().any(|line| line.contains("goes to the strategy stack")), "{story:?}");
    assert!(story.iter().any(|line| line.contains("plays the debate card")), "{story:?}");
    assert!(!story.last().unwrap().contains("event"), "{story:?}");
}

/// The issues printed on the cards of the last debate play, as answers.
fn issues_played(desk: &Desk) -> Vec<&'static str> {
    let cards = desk.game.cards();
    let issues = [("defense", Tag::Defense), ("economy", Tag::Economy), ("civil-rights", Tag::CivilRights)];
    let played: Vec<_> = desk
        .told
        .iter()
        .rev()
        .filter_map(|told| match told.event {
            cdg_solo::Event::Played { card, used: cdg_solo::Use::Debate, .. } => Some(card),
            _ => None,
        })
        .take(2)
        .collect();
    let borne = |tag| played.iter().any(|card| cards.brief(*card).is(tag));
    issues.into_iter().filter(|(_, tag)| borne(*tag)).map(|(word, _)| word).collect()
}

#[test]
fn mp_7_only_an_issue_of_the_played_cards_can_be_won() {
    let (mut desk, _) = debates(&[Tag::Economy; 4], &[Tag::CivilRights; 4], false);
    let mut rounds = 0;
    while desk.question() == "mp-debate" {
        let issues = issues_played(&desk);
        for issue in ["defense", "economy", "civil-rights"] {
            assert_eq!(desk.may(issue), issues.contains(&issue), "{issue}: {issues:?}");
        }
        assert!(desk.may("none"));
        desk.play("none");
        rounds += 1;
    }
    assert!(rounds >= 4, "{rounds}");
}

#[test]
fn mp_7_debate_cards_removed_by_a_won_issue_are_told() {
    let (mut desk, _) = debates(&[Tag::Defense; 4], &[Tag::Economy; 4], false);
    let before = debate_cards(&desk, 0) + debate_cards(&desk, 1);
    desk.play("defense");
    let after = debate_cards(&desk, 0) + debate_cards(&desk, 1);
    let story = desk.story();
    let removed = story.iter().filter(|line| line.contains("issue is won")).count();
    assert!(after < before);
    assert_eq!(removed, before - after, "{story:?}");
}

#[test]
fn mp_5_as_many_open_cards_as_are_due_leave_no_choice() {
    let mut desk = race();
    activity(&mut desk);
    desk.lay("1A 20, 1B -, 1C -, 1D -, 1E -, 2A -, 2B -, 2C 21, 2D -, 2E -");
    desk.play("neither, number 1").play_with("number 1", &[], &[]);
    assert_eq!(desk.question(), "mp-initiative", "nobody is asked");
    let state = serde_json::to_value(&desk.state).unwrap();
    assert_eq!(state["own"]["president"]["stack"], serde_json::json!([[20], [21]]));
    assert_eq!((desk.at("1A").as_str(), desk.at("2C").as_str()), ("-", "-"), "refilled face-down");
}

#[test]
fn mp_4_the_third_position_is_asked_only_where_it_decides() {
    for (told, key) in [
        ("first, second, first", "shift-left\", rule: \"MP-4\", a: 2"),
        ("first, first, second", "shift-right\", rule: \"MP-4\", a: 2"),
        ("second, second, neither", "shift-none"),
    ] {
        let mut desk = race();
        activity(&mut desk);
        desk.play(told);
        assert_eq!(desk.question(), "mp-momentum", "{told}");
        assert!(desk.told.iter().any(|told| format!("{:?}", told.event).contains(key)), "{told}");
    }
    let mut desk = race();
    activity(&mut desk);
    desk.play("first, second, neither");
    assert_eq!(desk.question(), "mp-leads", "an own third position would move left");
}

#[test]
fn mp_4_a_tie_is_asked_for_and_told_by_positions() {
    let mut desk = race();
    activity(&mut desk);
    desk.play("first, second, second, neither");
    assert_eq!(desk.question(), "mp-more");
    let texts = scene::Texts::new(<cdg_solo::Solo as scene::Shown>::text_files()).unwrap();
    let scene = kernel::Game::picture(&desk.game, &desk.state, kernel::Viewer::Seat(PERSON));
    let prompt = scene.prompt;
    for lang in [scene::Lang::En, scene::Lang::De] {
        let asked = texts.say(lang, &prompt.question) + &texts.say(lang, &prompt.detail.clone().unwrap());
        assert!(asked.contains("Position 1"), "{asked}");
        assert!(!asked.contains("enter") && !asked.contains("Mitte"), "{asked}");
    }
    desk.play("center");
    let story = desk.story().join("\n");
    assert!(story.contains("support? Position 2"), "{story}");
}

#[test]
fn mp_4_a_tie_in_media_cubes_is_told_to_shift_nothing() {
    let mut desk = race();
    activity(&mut desk);
    desk.play("neither");
    assert_eq!(desk.story().last().unwrap(), "No issue shifts.");
}
