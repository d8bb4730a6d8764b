//! Phase 6, the Hey-Honeys, the count, and rules for the whole game: FIP-30 to FIP-36, FIP-39.

use crate::common::*;
use idiot::{Frame, HoneyKind, Idiot, LAND, Options, Phase, borders, printed};
use kernel::chance::{Given, Seed};
use kernel::laws::Lawful;
use kernel::{Game, Player, Seat, SeatSet, Table, Turn, UndoAnswer, Viewer};
use serde_json::json;

/// The last movements of a short game are over. The Hey-Honeys begin with the second seat, which now has the starting player card.
fn end(desk: &mut Desk) -> &mut Desk {
    let seats = desk.game.seats();
    desk.tour("NY", &vec![1; seats.into()]);
    for _ in 0..seats {
        desk.play("stop");
    }
    desk
}

/// Seat 1 has this card and resolves it first. The others can do nothing with theirs.
fn first_card(card: u16) -> Desk {
    let other = |n: u16| [11, 12, 10].into_iter().filter(move |&c| c != card).nth(n.into()).unwrap();
    honeys(&[other(0), card, other(1)])
}

#[test]
fn fip_30_headlines_are_discarded_and_the_starting_player_card_goes_clockwise() {
    let mut desk = desk();
    desk.hold(0, &[1, 61]).hold(1, &[31]).tour("NY", &[2, 1, 1]).play("go PA, stop, stop, stop");
    assert_eq!((desk.state.first(), desk.state.round()), (Seat(1), 2));
    assert_eq!(desk.written()["discards"], json!([[1], [31], [61]]), "open, sorted by level");
    assert_eq!(desk.state.groups(), [0; 6], "all dice go back");
    assert_eq!((desk.cubes("PA"), desk.state.mover().code()), ((Some(0), 1), "PA"), "cubes and mover stay");
    assert_eq!(desk.state.frame(), Frame::Phase(Phase::Draw));
    // The same in the last round.
    let mut desk = short(3);
    desk.hold(0, &[1]).tour("NY", &[1, 1, 1]).play("stop, stop, stop");
    assert_eq!((desk.written()["discards"].clone(), desk.state.first()), (json!([[1], [], []]), Seat(1)));
}

#[test]
fn fip_31_all_are_revealed_together_then_carried_out_from_the_holder_of_the_starting_player_card() {
    let mut desk = honeys(&[9, 10, 12]);
    desk.board("OH 0:1, MI 0:1, TX 1:1, FL 1:1, UT 2:1, WY 2:1, ND 2:1");
    end(&mut desk);
    let shown = serde_json::to_string(&desk.picture(0)).unwrap();
    assert!(
        shown.contains("fip-honey-9") && shown.contains("fip-honey-10") && shown.contains("fip-honey-12")
    );
    assert_eq!((desk.seat(), desk.acts()), (Seat(1), vec!["pick FL".to_owned(), "pick TX".to_owned()]));
    assert_eq!(desk.refused("pick OH"), ("FIP-31", "fip-no-honey"));
    desk.play("pick TX");
    assert_eq!(desk.seat(), Seat(2));
    desk.play("pick UT");
    assert_eq!(desk.acts(), ["pick ND", "pick WY"]);
    desk.play("pick ND, pick MI");
    assert_eq!(desk.verdict().scores[..3], [4 + 4 * 2, 5 + 6 * 2, 2 + 1 + 2]);
}

#[test]
fn fip_31_six_kinds_each_card_with_its_own_class_of_states() {
    let cards = &printed().honeys;
    let kinds = [
        HoneyKind::Place,
        HoneyKind::Remove,
        HoneyKind::Convert,
        HoneyKind::Swap,
        HoneyKind::Double,
        HoneyKind::DoubleTwo,
    ];
    for kind in kinds {
        assert_eq!(cards.iter().filter(|card| card.kind == kind).count(), 2);
    }
    for (n, card) in cards.iter().enumerate() {
        assert!(!card.states.is_empty() && (card.states - LAND).is_empty(), "{}", card.number);
        assert!(cards[..n].iter().all(|other| other.states != card.states), "{}", card.number);
        match card.kind {
            HoneyKind::Swap => {
                assert!(card.states.iter().any(|s| !(borders(s) & card.states).is_empty()));
            }
            HoneyKind::DoubleTwo => {
                assert!(card.states.iter().all(|s| idiot::delegates(s) == 1), "{}", card.number);
            }
            _ => {}
        }
    }
}

#[test]
fn fip_31_one_own_cube_into_an_empty_state() {
    // Card 1: Atlantic states.
    let mut desk = first_card(1);
    desk.board("FL 0:1, NY 2:2");
    end(&mut desk);
    assert!(desk.may("pick GA") && !desk.may("pick FL") && !desk.may("pick OH"));
    desk.play("pick GA");
    assert_eq!((desk.cubes("GA"), desk.supply(1)), ((Some(1), 1), 29));
}

#[test]
fn fip_31_a_placed_cube_comes_from_an_own_state_with_several_if_the_supply_is_empty() {
    let mut desk = first_card(1);
    desk.board("CA 1:20, TX 1:9, OH 1:1");
    end(&mut desk);
    desk.play("pick GA");
    assert_eq!(desk.acts(), ["pick CA", "pick TX"]);
    desk.play("pick TX");
    assert_eq!((desk.cubes("GA"), desk.cubes("TX"), desk.supply(1)), ((Some(1), 1), (Some(1), 8), 0));
    // Thirty states with one cube each: no cube is available, so the card lapses.
    let mut desk = first_card(1);
    let spread: Vec<_> = LAND.iter().filter(|s| !["GA", "FL"].contains(&s.code())).take(30).collect();
    desk.board(&spread.iter().map(|s| format!("{s} 1:1")).collect::<Vec<_>>().join(", "));
    end(&mut desk);
    assert!(desk.log(0).iter().any(|line| line.contains("lapses")));
    assert_eq!(desk.cubes("GA"), (None, 0));
}

#[test]
fn fip_31_a_rivals_single_cube_is_removed_and_goes_to_its_owner() {
    // Card 3: Mississippi states.
    let mut desk = first_card(3);
    desk.board("IL 0:1, MO 2:1, IA 2:2, WI 1:1");
    end(&mut desk);
    assert_eq!(desk.acts(), ["pick IL", "pick MO"]);
    desk.play("pick MO");
    assert_eq!((desk.cubes("MO"), desk.supply(2)), ((None, 0), 28));
}

#[test]
fn fip_31_a_rivals_single_cube_becomes_an_own_one() {
    // Card 5: Midwest states.
    let mut desk = first_card(5);
    desk.board("IL 0:1, OH 2:1, MI 2:3, TX 1:30");
    end(&mut desk);
    assert_eq!(desk.acts(), ["pick IL", "pick OH"]);
    // Only Texas can give the cube, so no further question is asked.
    desk.play("pick OH");
    assert_eq!((desk.cubes("OH"), desk.cubes("TX"), desk.supply(2)), ((Some(1), 1), (Some(1), 29), 27));
}

#[test]
fn fip_31_the_cubes_of_two_adjacent_states_with_different_holders_change_places() {
    // Card 7: states west of the Mississippi.
    let mut desk = first_card(7);
    desk.board("CA 0:2, OR 2:5, NV 0:1, WY 1:1, FL 1:1");
    end(&mut desk);
    assert_eq!(desk.acts(), ["pick CA", "pick NV", "pick OR"], "Wyoming has no such neighbour");
    desk.play("pick CA");
    // Only one neighbour, Oregon, has another holder, so no further question is asked.
    assert_eq!((desk.cubes("CA"), desk.cubes("OR")), ((Some(2), 5), (Some(0), 2)));
    assert!(matches!(desk.state.frame(), Frame::Over | Frame::Honey { .. }));
}

#[test]
fn fip_31_it_must_be_carried_out_if_it_can_be_else_it_lapses() {
    // Card 4: a single rival cube on the border with Canada. The only choice is made without asking.
    let mut desk = first_card(4);
    desk.board("MT 0:1");
    end(&mut desk);
    assert_eq!(desk.cubes("MT"), (None, 0));
    // Card 11: two own states with one delegate each. One state alone is not enough.
    let mut desk = honeys(&[3, 11, 4]);
    desk.board("MT 1:1, KS 1:2");
    end(&mut desk);
    assert_eq!(desk.acts(), ["pick KS", "pick MT"]);
    desk.play("pick KS");
    assert_eq!(desk.state.doubled().len(), 2, "the second one is the only choice");
    let mut desk = honeys(&[3, 11, 4]);
    desk.board("KS 1:2");
    end(&mut desk);
    assert!(desk.state.doubled().is_empty());
}

#[test]
fn fip_31_a_state_is_doubled_at_most_once() {
    // New York was doubled earlier and then changed hands. There is nothing else to double on the Great Lakes.
    let mut desk = honeys(&[9, 10, 12]);
    desk.board("NY 0:1").edit(|at| at["doubled"] = json!(["NY"]));
    end(&mut desk);
    assert_eq!(desk.delegates(0), 10, "twice, not three times");
    assert!(desk.log(0).iter().any(|line| line.starts_with("Blue") && line.contains("lapses")));
}

#[test]
fn fip_40_a_doubled_state_counts_double_for_whoever_takes_it_over() {
    // Red doubles Texas (card 10); Green replaces the single cube there (card 6).
    let mut desk = honeys(&[12, 10, 6]);
    desk.board("TX 1:1, FL 1:1");
    end(&mut desk);
    desk.play("pick TX");
    assert_eq!((desk.delegates(1), desk.seat()), (6 * 2 + 5, Seat(2)));
    let choices = desk.picture(2).prompt.choices;
    let texas = choices.iter().find(|choice| choice.act == "pick TX").unwrap();
    let told = said(texas.detail.as_ref().unwrap());
    assert!(told.starts_with("12 delegates"), "what the state counts now: {told}");
    desk.play("pick TX");
    assert_eq!(desk.verdict().scores[..3], [0, 5, 6 * 2]);
}

#[test]
fn fip_40_the_doubling_stays_with_the_state_when_cubes_change_places() {
    // Red doubles Texas (card 10); Green exchanges its cubes with those in Oklahoma (card 7).
    let mut desk = honeys(&[12, 10, 7]);
    desk.board("TX 1:1, FL 1:1, OK 2:3");
    end(&mut desk);
    desk.play("pick TX, pick TX");
    assert_eq!((desk.cubes("TX"), desk.cubes("OK")), ((Some(2), 3), (Some(1), 1)));
    assert_eq!(desk.verdict().scores[..3], [0, 5 + 2, 6 * 2]);
}

#[test]
fn fip_40_a_doubled_state_without_cubes_counts_for_nobody_until_one_is_placed() {
    // Red doubles New York (card 9), Green removes the cube there (card 4), Blue places one there (card 1).
    for (blue, scores) in [("pick NY", [5 * 2, 4, 0]), ("pick GA", [4, 4, 0])] {
        let mut desk = honeys(&[1, 9, 4]);
        desk.board("NY 1:1, PA 1:1");
        end(&mut desk);
        desk.play("pick NY, pick NY").play(blue);
        assert_eq!(desk.verdict().scores[..3], scores, "{blue}");
    }
}

#[test]
fn fip_32_a_player_wins_each_state_where_the_own_cubes_lie_and_most_delegates_win() {
    let mut desk = honeys(&[11, 12, 8]);
    desk.board("CA 0:1, TX 1:1, OH 1:9, WY 2:3");
    end(&mut desk);
    let verdict = desk.verdict();
    assert_eq!((verdict.winners, verdict.how), (Seat(1).alone(), "fip-won"));
    assert_eq!(verdict.scores[..4], [6, 10, 1, 0]);
    assert_eq!(desk.refused("0: stop"), ("FIP-32", "fip-no-over"));
}

fn tie(board: &str) -> (SeatSet, &'static str) {
    let mut desk = honeys(&[11, 12, 8]);
    desk.board(board);
    end(&mut desk);
    let verdict = desk.verdict();
    (verdict.winners, verdict.how)
}

#[test]
fn fip_33_ties_are_broken_by_california_texas_florida_new_york_in_this_order() {
    assert_eq!(tie("CA 0:1, TX 1:1"), (Seat(0).alone(), "fip-won-california"));
    assert_eq!(tie("TX 0:1, FL 1:1, WY 1:1"), (Seat(0).alone(), "fip-won-texas"));
    assert_eq!(tie("FL 0:1, NY 1:1"), (Seat(0).alone(), "fip-won-florida"));
    assert_eq!(tie("NY 0:1, OH 1:1, WY 1:1"), (Seat(0).alone(), "fip-won-new-york"));
    // California does not decide if its holder is not among the tied.
    assert_eq!(tie("CA 2:1, TX 1:1, OH 1:1, FL 0:1, NY 0:1"), (Seat(1).alone(), "fip-won-texas"));
}

#[test]
fn fip_33_who_holds_california_after_the_hey_honeys() {
    let mut desk = honeys(&[11, 7, 12]);
    desk.board("CA 0:1, OR 1:1, OH 0:1");
    end(&mut desk);
    desk.play("pick CA");
    let verdict = desk.verdict();
    assert_eq!(verdict.scores[..2], [2 + 4, 6]);
    assert_eq!((verdict.winners, verdict.how), (Seat(1).alone(), "fip-won-california"));
}

#[test]
fn fip_33_if_none_of_the_tied_holds_any_of_the_four_they_share() {
    let both: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
    assert_eq!(tie("OH 0:1, MI 1:1"), (both, "fip-shared"));
}

#[test]
fn fip_33_the_same_for_three_tied_and_for_lower_places() {
    assert_eq!(tie("OH 0:1, PA 1:1, GA 2:1"), (SeatSet::first_n(3), "fip-shared"));
    assert_eq!(tie("CA 2:1, TX 1:1, OH 0:1, KY 0:1"), (Seat(2).alone(), "fip-won-california"));
    // Second place: Texas ranks before Ohio and Kentucky.
    let mut desk = honeys(&[11, 12, 8]);
    desk.board("CA 2:1, WY 2:1, TX 1:1, OH 0:1, KY 0:1");
    end(&mut desk);
    let places = said(&desk.picture(0).prompt.detail.unwrap());
    let order =
        ["1. Green", "2. Red", "3. Blue"].map(|name| places.find(name).unwrap_or_else(|| panic!("{places}")));
    assert!(order.is_sorted(), "{places}");
}

#[test]
fn fip_34_levels_sizes_and_open_cards_are_public_faces_and_hey_honeys_are_not() {
    let mut desk = desk();
    desk.draw(0, 4).draw(0, 61).draw(1, 31);
    let seen = serde_json::to_string(&desk.game.picture(&desk.state, Viewer::Spectator)).unwrap();
    for hidden in
        ["fip-headline-4\"", "fip-headline-61\"", "fip-headline-31\"", "fip-honey-1\"", "fip-honey-2\""]
    {
        assert!(!seen.contains(hidden), "{hidden}");
    }
    for public in ["fip-character-5\"", "fip-attribute-7\"", "fip-back\"", "fip-fact-headlines"] {
        assert!(seen.contains(public), "{public}");
    }
}

#[test]
fn fip_35_draws_and_numbers_are_open_to_all_at_once_the_rest_goes_seat_by_seat() {
    let mut desk = desk_of(5);
    assert_eq!(desk.deciding(), SeatSet::first_n(5));
    for (seat, cards) in [(3, [4, 5]), (0, [6, 7]), (4, [8, 9]), (1, [10, 11]), (2, [12, 13])] {
        desk.draw(seat, cards[0]).draw(seat, cards[1]);
    }
    assert_eq!(desk.deciding(), Seat(0).alone());
    assert_eq!(desk.refused("1: roll"), ("FIP-35", "fip-no-turn"));
    assert_eq!(desk.refused("draw 1"), ("FIP-35", "fip-not-now"));
}

fn table() -> Table<Idiot> {
    let options = Options { start: idiot::Start::First, ..Options::default() };
    let game = Idiot::new(&options, 3).unwrap();
    let players = ["A", "B", "C"].map(|name| Player::Person(name.into())).into();
    Table::open(game, players, Some(Seed::from_number(4)), Given::default()).unwrap()
}

#[test]
fn fip_36_turning_and_choosing_dice_is_free_until_the_next_roll() {
    let mut table = table();
    for seat in [0, 1, 2, 0, 1, 2] {
        table.act(Seat(seat), "draw 1".parse().unwrap()).unwrap();
    }
    assert!(!table.undo_is_free(Seat(2), 5), "draws only by consent");
    table.act(Seat(0), "roll".parse().unwrap()).unwrap();
    let rolled = table.state().dice();
    let place = |table: &mut Table<Idiot>| {
        let act = table.acts(Seat(0)).into_iter().find(|act| act.to_string().starts_with("place")).unwrap();
        table.act(Seat(0), act).unwrap();
    };
    place(&mut table);
    place(&mut table);
    assert_eq!(table.undo_to(Seat(0), 7, Seed::from_number(99)).unwrap(), UndoAnswer::Done { to: 7 });
    assert_eq!(table.state().dice(), rolled);
    assert!(
        matches!(table.undo_to(Seat(0), 6, Seed::from_number(99)).unwrap(), UndoAnswer::Asked { .. }),
        "rolls only by consent"
    );
    place(&mut table);
    place(&mut table);
    table.act(Seat(1), "roll".parse().unwrap()).unwrap();
    assert!(!table.undo_is_free(Seat(0), 7));
}

#[test]
fn fip_36_a_whole_movement_is_free_until_the_next_players_first_act() {
    let mut desk = desk();
    desk.board("CA 0:29").tour("NY", &[3, 1, 1]);
    let players = ["A", "B", "C"].map(|name| Player::Person(name.into())).into();
    let mut table = Table::open_at(desk.game.clone(), players, Seed::from_number(1), desk.state.clone());
    for act in ["take CA", "take CA", "go PA", "fly HI", "stop"] {
        table.act(Seat(0), act.parse().unwrap()).unwrap();
    }
    assert_eq!(table.turn(), Turn::Decide(Seat(1).alone()));
    assert!(table.undo_is_free(Seat(0), 0), "taking back included");
    table.act(Seat(1), "stop".parse().unwrap()).unwrap();
    assert!(!table.undo_is_free(Seat(0), 0));
}

#[test]
fn fip_36_numbers_are_free_until_the_last_owner_has_chosen() {
    let mut desk = desk();
    desk.front(0, "big", &[1, 2]).front(1, "big", &[3]).hold(2, &[4]).groups([5, 3, 3, 2, 1, 5]);
    desk.roll(&[6, 1, 2, 3, 4], "place 6");
    let players = ["A", "B", "C"].map(|name| Player::Person(name.into())).into();
    let mut table = Table::open_at(desk.game.clone(), players, Seed::from_number(1), desk.state.clone());
    table.act(Seat(1), "any 3".parse().unwrap()).unwrap();
    table.act(Seat(0), "any 1".parse().unwrap()).unwrap();
    assert!(table.undo_is_free(Seat(0), 1));
    table.act(Seat(0), "any 2".parse().unwrap()).unwrap();
    assert!(!table.undo_is_free(Seat(0), 2), "now the hands lie open");
}

#[test]
fn fip_36_the_die_that_opens_the_hands_is_not_free() {
    let mut desk = desk();
    desk.hold(2, &[4]).groups([5, 3, 3, 2, 1, 5]).play_given("roll", Given::dice([6, 1, 2, 3, 4]));
    assert!(desk.game.reveals(&desk.state, Seat(0), "place 6".parse().unwrap()));
    desk.front(1, "big", &[3]);
    assert!(!desk.game.reveals(&desk.state, Seat(0), "place 6".parse().unwrap()), "numbers come first");
}

#[test]
fn fip_36_the_last_movement_of_the_game_opens_the_hey_honeys_and_is_not_free() {
    let stop: idiot::Act = "stop".parse().unwrap();
    for (mut desk, opens) in [(short(3), true), (desk(), false)] {
        desk.tour("NY", &[1, 1, 1]).play("stop");
        assert!(!desk.game.reveals(&desk.state, Seat(1), stop), "one more has to move");
        desk.play("stop");
        assert_eq!(desk.game.reveals(&desk.state, Seat(2), stop), opens);
    }
}

#[test]
fn fip_39_sums_that_are_always_true_are_found_broken() {
    let broken = |change: fn(&mut serde_json::Value)| {
        let mut desk = desk();
        desk.board("OH 0:2").tour("NY", &[1, 1, 1]).edit(change);
        desk.game.audit(&desk.state).is_err()
    };
    assert!(!broken(|_| {}));
    assert!(broken(|at| at["supply"][0] = json!(30)));
    assert!(broken(|at| at["groups"] = json!([5, 3, 3, 2, 1, 5])));
    assert!(broken(|at| at["allowance"][1] = json!(0)));
    assert!(broken(|at| at["allowance"][1] = json!(21)));
    assert!(broken(|at| at["hands"][0] = json!([1])));
    assert!(broken(|at| at["small"][0] = json!([1])));
}
