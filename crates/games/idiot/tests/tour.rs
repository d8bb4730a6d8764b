//! Phases 4 and 5: FIP-20 to FIP-28.

use crate::common::*;
use atlas::states::UsState;
use idiot::{Event, Frame, LAND, Phase, piles};
use kernel::Seat;
use kernel::chance::Given;
use scene::Shown;

/// All states except these, with one cube each, dealt to the seats in turn as far as the cubes go.
fn full_but(empty: &[&str], seats: usize) -> String {
    let full = LAND.iter().filter(|s| !empty.contains(&s.code()));
    full.enumerate().map(|(n, s)| format!("{s} {}:1", n % seats)).collect::<Vec<_>>().join(", ")
}

#[test]
fn fip_20_each_makes_the_whole_movement_in_turn_order_and_may_stop_at_any_time() {
    let mut desk = desk();
    desk.tour("NY", &[2, 3, 1]);
    assert_eq!(desk.seat(), Seat(0));
    desk.play("go PA");
    assert_eq!(desk.seat(), Seat(0), "the whole movement");
    desk.play("stop");
    assert_eq!((desk.seat(), desk.state.mover()), (Seat(1), UsState::PA), "the mover stays where it is");
    desk.play("stop");
    assert_eq!(desk.seat(), Seat(2), "also at once");
    assert_eq!(desk.refused("1: go OH").rule, "FIP-35");
}

#[test]
fn fip_20_at_most_the_allowance_and_if_nothing_can_be_paid_it_ends_by_itself() {
    let mut desk = desk();
    desk.tour("NY", &[2, 1, 1]).play("go PA, go OH");
    assert_eq!(desk.seat(), Seat(1), "two cubes are spent");
    assert_eq!((desk.supply(0), desk.cubes("PA"), desk.cubes("OH")), (28, (Some(0), 1), (Some(0), 1)));
}

#[test]
fn fip_21_the_mover_goes_to_an_adjacent_state_and_an_empty_one_costs_one_cube() {
    let mut desk = desk();
    desk.tour("NY", &[3, 1, 1]);
    let steps: Vec<_> = desk.acts().into_iter().filter(|act| act.starts_with("go")).collect();
    assert_eq!(steps, ["go CT", "go MA", "go NJ", "go PA", "go VT"]);
    assert_eq!(desk.refused("go OH"), ("FIP-21", "fip-no-border"));
    desk.play("go VT");
    assert_eq!((desk.cubes("VT"), desk.supply(0), desk.state.mover()), ((Some(0), 1), 29, UsState::VT));
}

#[test]
fn fip_21_ferries_join_alaska_and_hawaii() {
    let mut desk = desk();
    desk.tour("WA", &[3, 1, 1]).play("go AK");
    let steps: Vec<_> = desk.acts().into_iter().filter(|act| act.starts_with("go")).collect();
    assert_eq!(steps, ["go WA"]);
    let scene = desk.picture(1);
    let scene::Item::Board(board) = &scene.areas[1].items[0] else { panic!("the map is first") };
    assert_eq!((board.path.len(), board.path[0].leap, board.path[0].cost), (1, true, 1));
    assert_eq!(board.pawn.as_ref().unwrap().at, "AK");
}

#[test]
fn fip_22_an_enemy_state_costs_exactly_one_more_than_lie_there() {
    let mut desk = desk();
    desk.board("PA 1:2, NJ 2:3").tour("NY", &[3, 1, 1]);
    assert_eq!(desk.refused("go NJ"), ("FIP-22", "fip-no-cubes"));
    desk.play("go PA");
    assert_eq!(desk.cubes("PA"), (Some(0), 3), "no more and no less");
    assert_eq!((desk.supply(0), desk.supply(1)), (27, 30), "those go back to their owner");
    assert_eq!(desk.seat(), Seat(1));
}

#[test]
fn fip_22_returned_cubes_fill_a_short_supply_but_do_not_raise_the_allowance() {
    let mut desk = desk();
    desk.board("PA 1:2, CA 1:28").tour("NY", &[3, 3, 1]).play("go PA");
    assert_eq!((desk.supply(1), desk.allowance(1)), (2, 3));
    let steps = desk.acts().into_iter().filter(|act| act.starts_with("go")).count();
    assert!(steps > 0, "two of the three can be spent");
    assert!(desk.may("take CA"));
}

#[test]
fn fip_23_an_own_state_costs_one_cube_and_may_be_entered_several_times() {
    let mut desk = desk();
    desk.board("PA 0:2").tour("NY", &[4, 1, 1]);
    let choice = |desk: &Desk, act: &str| {
        desk.picture(0).prompt.choices.into_iter().find(|choice| choice.act == act).unwrap().rule
    };
    assert_eq!((choice(&desk, "go PA"), choice(&desk, "go NJ")), ("FIP-23", "FIP-21"));
    desk.play("go PA, go NY, go PA");
    assert_eq!((desk.cubes("PA"), desk.cubes("NY"), desk.supply(0)), ((Some(0), 4), (Some(0), 1), 25));
    let entered = desk.told.iter().filter(|told| matches!(told.event, Event::Entered { .. }));
    let rules: Vec<_> = entered.map(|told| desk.game.line(&told.event).rule.unwrap()).collect();
    assert_eq!(rules, ["FIP-23", "FIP-21", "FIP-23"], "an own state, an empty one, an own one");
}

#[test]
fn fip_24_one_flight_a_turn_to_any_empty_state() {
    let mut desk = desk();
    desk.board("TX 1:1").tour("NY", &[4, 1, 1]);
    assert_eq!(desk.refused("fly TX"), ("FIP-24", "fip-no-landing"));
    assert_eq!(desk.refused("fly NY"), ("FIP-24", "fip-no-stay"));
    assert!(desk.may("fly PA") && desk.may("go PA"), "an empty neighbour may be flown to");
    assert_eq!(desk.meant(0, "state:PA").as_deref(), Some("go PA"), "but a plain click is a step");
    assert_eq!(desk.meant(0, "state:HI").as_deref(), Some("fly HI"));
    assert_eq!(desk.meant(0, "state:TX").as_deref(), Some("go TX"));
    desk.play("fly OK");
    assert_eq!(desk.refused("fly HI"), ("FIP-24", "fip-no-second-flight"));
    desk.play("go TX, stop");
    assert_eq!(desk.cubes("TX"), (Some(0), 2), "the movement goes on from there");
    assert!(desk.acts().iter().any(|act| act.starts_with("fly")), "the next seat has its own flight");
}

#[test]
fn fip_24_no_flight_if_no_state_is_empty() {
    let mut desk = desk();
    desk.board(&full_but(&[], 3)).tour("NY", &[3, 3, 3]);
    assert_eq!(desk.refused("fly TX"), ("FIP-24", "fip-no-empty"));
    assert!(!desk.acts().iter().any(|act| act.starts_with("fly")));
    // The map is full and every entry too expensive: with one cube each and no own neighbour, the others can only stop, so they are not
    // asked.
    let mut desk = crate::common::desk();
    let around = ["MA", "NY", "RI"];
    let held = LAND.iter().enumerate().map(|(n, s)| {
        let seat = if around.contains(&s.code()) { 0 } else { 1 + n % 2 };
        format!("{s} {seat}:1")
    });
    desk.board(&held.collect::<Vec<_>>().join(", ")).tour("NY", &[2, 1, 1]).play("go CT");
    for seat in [1, 2] {
        let stopped = Event::Stopped { seat: Seat(seat), lost: 1 };
        assert!(desk.told.iter().any(|told| told.event == stopped), "{seat}");
    }
    assert_eq!((desk.state.round(), desk.state.frame()), (2, Frame::Phase(Phase::Draw)));
}

#[test]
fn fip_24_the_only_empty_state_is_the_movers_own() {
    let mut desk = desk();
    desk.board(&full_but(&["NY"], 3)).tour("NY", &[3, 1, 1]);
    assert_eq!(desk.refused("fly NY"), ("FIP-24", "fip-no-stay"));
    assert!(!desk.acts().iter().any(|act| act.starts_with("fly")));
}

#[test]
fn fip_20_the_mover_in_maine_with_new_hampshire_too_dear_and_the_flight_used() {
    let mut desk = desk();
    desk.board("NH 1:5").tour("NY", &[3, 1, 1]).play("fly ME");
    assert_eq!(desk.seat(), Seat(1), "two cubes are left and nothing can be paid for");
    assert!(desk.told.iter().any(|told| told.event == Event::Stopped { seat: Seat(0), lost: 2 }));
}

#[test]
fn fip_25_nothing_is_placed_where_the_mover_stands_before_the_first_movement() {
    let mut desk = desk();
    desk.tour("NY", &[3, 1, 1]);
    assert_eq!(desk.refused("go NY"), ("FIP-25", "fip-no-stay"));
    desk.play("go PA");
    assert_eq!(desk.refused("go PA"), ("FIP-21", "fip-no-stay"), "a step goes elsewhere");
    desk.play("go NY");
    assert_eq!(desk.cubes("NY"), (Some(0), 1), "it can be entered later in the turn");
    desk.play("stop");
    assert_eq!(desk.supply(0), 28, "allowance not used is lost, the cubes stay in the supply");
}

#[test]
fn fip_26_with_a_short_supply_own_cubes_are_taken_back_up_to_the_allowance() {
    let mut desk = desk();
    desk.board("CA 0:27, VT 0:2").tour("NY", &[3, 1, 1]);
    assert_eq!(desk.supply(0), 1);
    assert!(desk.may("take CA") && desk.may("take VT") && desk.may("go PA") && desk.may("stop"));
    assert_eq!(desk.refused("take PA"), ("FIP-26", "fip-no-own-cube"));
    assert_eq!(desk.meant(0, "state:CA").as_deref(), Some("take CA"));
    desk.play("take VT, take VT");
    assert_eq!(desk.cubes("VT"), (None, 0), "a state left without cubes is empty");
    assert_eq!(desk.refused("take CA"), ("FIP-26", "fip-no-take"), "supply equals allowance");
    desk.play("go VT, go MA, go CT");
    assert_eq!((desk.supply(0), desk.seat()), (0, Seat(1)));
}

#[test]
fn fip_26_only_before_the_first_move_and_otherwise_one_plays_with_fewer() {
    let mut desk = desk();
    desk.board("CA 0:28").tour("NY", &[4, 1, 1]).play("go PA");
    assert_eq!(desk.refused("take CA"), ("FIP-26", "fip-no-take-later"));
    desk.play("go OH");
    assert_eq!((desk.supply(0), desk.seat()), (0, Seat(1)), "two instead of four");
    assert_eq!(desk.refused("take CA").key, "fip-no-take", "the next one has enough");
}

#[test]
fn fip_26_supply_empty_with_nothing_taken_back_the_turn_passes() {
    let mut desk = desk();
    desk.board("CA 0:30").tour("NY", &[2, 1, 1]);
    assert_eq!(desk.acts(), ["take CA", "stop"]);
    assert_eq!(desk.refused("go PA"), ("FIP-20", "fip-no-cubes"));
    desk.play("stop");
    assert_eq!((desk.seat(), desk.cubes("CA")), (Seat(1), (Some(0), 30)));
    // Entering an own neighbour costs one cube and outbids nobody; the seat just has nothing to spend.
    let mut desk = crate::common::desk();
    desk.board("CA 0:29, PA 0:1").tour("NY", &[2, 1, 1]);
    assert_eq!(desk.refused("go PA"), ("FIP-20", "fip-no-cubes"));
}

#[test]
fn fip_5_the_district_of_columbia_is_no_state_of_the_map() {
    let mut desk = desk();
    desk.tour("MD", &[2, 1, 1]);
    for act in ["go DC", "fly DC", "take DC"] {
        assert_eq!(desk.refused(act), ("FIP-5", "fip-no-state"), "{act}");
    }
}

/// The example tour of the rulebook: Illinois, Iowa, Minnesota, by air to Texas, New Mexico.
#[test]
fn fip_27_example_iowa_minnesota_flight_to_texas_new_mexico() {
    let mut desk = desk();
    desk.board("MN 1:1").tour("IL", &[5, 1, 1]).play("go IA, go MN, fly TX, go NM");
    assert_eq!(
        ["IA", "MN", "TX", "NM"].map(|s| desk.cubes(s)),
        [(Some(0), 1), (Some(0), 2), (Some(0), 1), (Some(0), 1)]
    );
    assert_eq!((desk.supply(0), desk.supply(1), desk.seat()), (25, 30, Seat(1)));
    desk.play("stop");
    let drawn = Given::default().pile(piles::SMALL, [1, 18]).pile(piles::BIG, [7]);
    desk.play_given("stop", drawn);
    assert_eq!(desk.state.bonus(Seat(0)), [1 << 1 | 1 << 18, 1 << 7], "two small cards and a big one");
    assert_eq!(desk.state.bonus(Seat(1)), [0, 0]);
}

#[test]
fn fip_28_one_card_per_entry_however_many_cubes_it_took_own_states_too() {
    let mut desk = desk();
    // Delaware with two enemy cubes is one entry. Entering it again, now as an own state, is another entry.
    desk.board("DE 1:2").tour("MD", &[6, 1, 1]).play("go DE, go NJ, go DE");
    assert_eq!(desk.written()["earned"][0], serde_json::json!([2, 0]));
}

#[test]
fn fip_28_a_card_stays_earned_if_the_cubes_are_outbid_later() {
    let mut desk = desk();
    desk.tour("MD", &[1, 3, 1]).play("go DE, go NJ, go DE");
    assert_eq!(desk.cubes("DE"), (Some(1), 2));
    let drawn = Given::default().pile(piles::SMALL, [1, 2]);
    desk.play_given("stop", drawn);
    assert_eq!([0, 1].map(|n| desk.state.bonus(Seat(n))[0]), [1 << 1, 1 << 2], "drawn in turn order");
}

#[test]
fn fip_28_at_most_three_small_and_three_big_cards() {
    let mut desk = desk();
    desk.front(0, "small", &[1, 2]).front(0, "big", &[1, 2, 3]).tour("IL", &[5, 1, 1]);
    let detail = |desk: &Desk, act: &str| {
        let choice = desk.picture(0).prompt.choices.into_iter().find(|choice| choice.act == act);
        said(&choice.unwrap().detail.unwrap())
    };
    assert_eq!(detail(&desk, "go IA"), "1 delegate, 1 cube, small bonus card");
    desk.play("go IA");
    assert_eq!(detail(&desk, "go SD"), "1 delegate, 1 cube", "no fourth small card is promised");
    assert_eq!(detail(&desk, "go MN"), "3 delegates, 1 cube", "nor a fourth big one");
    desk.play("go SD, go MN");
    let scene = serde_json::to_string(&desk.picture(0)).unwrap();
    let stake = scene.split("fip-stake-earned").nth(1).expect("a card is to come");
    assert!(stake.starts_with(r#"","args":[["small",{"number":1}],["big",{"number":0}]]"#), "{stake}");
    desk.play("stop, stop");
    desk.play_given("stop", Given::default().pile(piles::SMALL, [9]));
    assert_eq!(
        desk.state.bonus(Seat(0)),
        [1 << 1 | 1 << 2 | 1 << 9, 0b1110],
        "a card beyond three is not drawn"
    );
    let beyond = |big| Event::NoBonus { seat: Seat(0), big, count: 1 };
    assert!(desk.told.iter().any(|told| told.event == beyond(true)));
    assert!(desk.told.iter().any(|told| told.event == beyond(false)));
}

#[test]
fn fip_28_the_last_round_draws_as_well() {
    let mut desk = short(3);
    desk.tour("MD", &[1, 1, 1]).play("go DE, stop");
    desk.play_given("stop", Given::default().pile(piles::SMALL, [5]));
    assert_eq!(desk.state.bonus(Seat(0))[0], 1 << 5);
}

#[test]
fn the_prompt_tells_cost_delegates_and_bonus() {
    let mut desk = desk();
    desk.board("MA 1:1").tour("NY", &[4, 1, 1]);
    let prompt = desk.picture(0).prompt;
    let choice = prompt.choices.iter().find(|choice| choice.act == "go MA").unwrap();
    assert_eq!(said(&choice.label), "Massachusetts");
    assert_eq!(
        said(choice.detail.as_ref().unwrap()),
        "3 delegates, 2 cubes, takes it from Red, big bonus card"
    );
    assert_eq!(choice.spot.as_ref().unwrap().0, "state:MA");
    let fly = prompt.choices.iter().find(|choice| choice.act == "fly VT").unwrap();
    assert_eq!(fly.spot, None, "a click on a neighbour is a step");
    assert_eq!(desk.state.frame(), Frame::Phase(Phase::States));
}
