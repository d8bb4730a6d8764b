//! What cards do (TPG-26), and that no card favours a party (TPG-15).

use crate::common::*;
use kernel::{FastRng, Game, NoLog};
use presidential::{Among, Effect, Options, OwnCard, Presidential, State, Wide};
use serde_json::{Value, json};

/// A turn of the Democrats at its last question, with one custom card in hand.
fn with(effect: Effect) -> Desk {
    let immediate = effect.is_penalty();
    let card = OwnCard { text: "Ours".into(), effect, immediate };
    let mut desk = desk_with(Options { own_cards: vec![card], ..Options::default() });
    desk.hold(Democrats, &[81]).edit(|written| written["frames"] = json!([{"turn": "old_card"}]));
    desk
}

fn list(codes: &str) -> Among {
    Among::List(codes.split(' ').map(state).collect())
}

fn states(codes: &str) -> Vec<atlas::states::UsState> {
    codes.split(' ').map(state).collect()
}

const ANY: Among = Among::Wide(Wide::Any);

#[test]
fn tpg_26_add_works_like_votes_from_dice_and_may_turn_a_state() {
    let mut desk = with(Effect::Add { votes: 4, states: states("OH PA") });
    desk.board("OH -3, PA 1").play("use 81");
    assert_eq!((desk.net("OH"), desk.net("PA"), desk.totals()), (1, 5, (38, 0)));
}

#[test]
fn tpg_26_add_in_a_state_of_choice() {
    let mut desk = with(Effect::AddOneOf { votes: 3, among: list("OH PA") });
    desk.play("use 81");
    assert_eq!(desk.acts(), ["pick OH", "pick PA"]);
    assert_eq!(desk.refused("pick TX"), ("TPG-26", "tpg-not-among"));
    desk.play("pick PA");
    assert_eq!((desk.net("PA"), desk.team()), (3, Republicans));
}

#[test]
fn tpg_26_spread_goes_to_different_states() {
    let mut desk = with(Effect::Spread { votes: 3, among: list("OH PA IL MI") });
    desk.play("use 81, pick OH, pick MI");
    assert_eq!(desk.acts(), ["pick IL", "pick PA"]);
    desk.play("pick IL");
    assert_eq!(["OH", "MI", "IL", "PA"].map(|s| desk.net(s)), [1, 1, 1, 0]);
}

#[test]
fn tpg_26_a_spread_over_all_states_that_are_left_is_not_asked_for() {
    let mut desk = with(Effect::Spread { votes: 3, among: list("OH PA IL") });
    desk.play("use 81");
    assert_eq!((desk.net("OH"), desk.net("PA"), desk.net("IL"), desk.team()), (1, 1, 1, Republicans));
    let mut desk = with(Effect::Spread { votes: 3, among: list("OH PA IL") });
    desk.board("CA 148").play("use 81");
    assert_eq!(desk.acts(), ["pick IL", "pick OH", "pick PA"], "two chips for three states");
}

#[test]
fn tpg_26_a_die_for_a_named_state_and_for_one_of_choice() {
    let mut desk = with(Effect::Roll { states: [state("OH")] });
    desk.play_with("use 81", &[5], &[]);
    assert_eq!(desk.net("OH"), 5);
    let mut desk = with(Effect::RollOneOf { among: ANY });
    desk.play("use 81").play_with("pick VT", &[6], &[]);
    assert_eq!(desk.net("VT"), 6);
}

#[test]
fn tpg_26_take_removes_at_most_what_lies_there_and_never_turns_a_state() {
    let mut desk = with(Effect::Take { votes: 3, states: states("OH PA IL") });
    desk.board("OH -5, PA -2, IL 1").play("use 81");
    assert_eq!((desk.net("OH"), desk.net("PA"), desk.net("IL")), (-2, 0, 1));
    assert_eq!((desk.holder("PA"), desk.state.supply(Republicans)), (None, 148));
}

#[test]
fn tpg_26_a_state_must_be_chosen_in_which_something_happens() {
    let mut desk = with(Effect::TakeOneOf { votes: 2, among: list("OH PA IL MI") });
    desk.board("OH -5, PA -1, MI 4").play("use 81");
    assert_eq!(desk.acts(), ["pick OH", "pick PA"]);
    assert_eq!(desk.refused("pick MI"), ("TPG-26", "tpg-no-effect-there"));
    desk.play("pick PA");
    assert_eq!((desk.net("PA"), desk.net("OH")), (0, -5));
}

#[test]
fn tpg_26_the_only_possible_state_is_chosen_by_itself() {
    let mut desk = with(Effect::TakeOneOf { votes: 2, among: ANY });
    desk.board("OH -5").play("use 81");
    assert_eq!((desk.net("OH"), desk.team()), (-3, Republicans));
}

#[test]
fn tpg_26_swing_takes_and_then_adds_one() {
    let mut desk = with(Effect::Swing { votes: 2, states: states("OH PA") });
    desk.board("OH -2, PA -4").play("use 81");
    assert_eq!((desk.net("OH"), desk.net("PA")), (1, -1));
}

#[test]
fn tpg_26_move_takes_own_chips_and_adds_them_elsewhere() {
    let mut desk = with(Effect::Move { votes: 4, among: list("OH PA IL") });
    desk.board("OH 3, IL 9, PA -1").play("use 81");
    assert_eq!(desk.acts(), ["pick IL", "pick OH"]);
    desk.play("pick OH");
    assert_eq!(desk.acts(), ["pick IL", "pick PA"]);
    desk.play("pick PA, move 3");
    assert_eq!((desk.net("OH"), desk.net("PA"), desk.holder("OH")), (0, 2, None));
    assert_eq!((desk.state.supply(Democrats), desk.state.supply(Republicans)), (150 - 9 - 2, 150));
}

#[test]
fn tpg_26_move_up_to_so_many_asks_how_many() {
    let mut desk = with(Effect::Move { votes: 4, among: ANY });
    desk.board("OH 9, IL 2, WY 1").play("use 81, pick OH, pick PA");
    assert_eq!(desk.acts(), ["move 1", "move 2", "move 3", "move 4"]);
    assert_eq!(desk.refused("move 5"), ("TPG-26", "tpg-no-so-many"));
    assert_eq!(desk.refused("move 0"), ("TPG-26", "tpg-no-so-many"));
    desk.play("move 2");
    assert_eq!((desk.net("OH"), desk.net("PA"), desk.team()), (7, 2, Republicans));

    let mut desk = with(Effect::Move { votes: 4, among: ANY });
    desk.board("OH 9, IL 2, WY 1").play("use 81, pick IL, pick PA");
    assert_eq!(desk.acts(), ["move 1", "move 2"], "no more than lie there");

    let mut desk = with(Effect::Move { votes: 4, among: ANY });
    desk.board("OH 9, IL 2, WY 1").play("use 81, pick WY, pick PA");
    assert_eq!(
        (desk.net("WY"), desk.net("PA"), desk.team()),
        (0, 1, Republicans),
        "one vote is not asked for"
    );
}

#[test]
fn tpg_26_the_cards_of_the_house_that_move_ask_how_many() {
    for (card, most) in [(2, 7), (18, 5), (51, 8), (79, 7)] {
        let Effect::Move { votes, ref among } = presidential::printed()[card - 1].effect else {
            panic!("card {card} moves no votes")
        };
        let [from, to] = [among.states().iter().next().unwrap(), among.states().iter().nth(1).unwrap()];
        let mut desk = with(Effect::Move { votes, among: among.clone() });
        desk.board(&format!("{from} 20, {} 3", among.states().iter().last().unwrap()));
        desk.play(&format!("use 81, pick {from}, pick {to}"));
        let counts: Vec<String> = (1..=most).map(|n: u8| format!("move {n}")).collect();
        assert_eq!(desk.acts(), counts, "card {card}");
    }
}

#[test]
fn tpg_26_shore_up_contest_and_open_look_at_the_holder() {
    let mut desk = with(Effect::ShoreUp { votes: 2, among: list("OH PA IL") });
    desk.board("OH 1, PA -1").play("use 81");
    assert_eq!((desk.net("OH"), desk.net("PA"), desk.net("IL")), (3, -1, 0));
    let mut desk = with(Effect::Contest { votes: 3, among: ANY });
    desk.board("OH 1, PA -1, IL -2").play("use 81");
    assert_eq!(desk.acts(), ["pick IL", "pick PA"]);
    let mut desk = with(Effect::Open { votes: 3, among: list("OH PA IL") });
    desk.board("OH 1").play("use 81");
    assert_eq!(desk.acts(), ["pick IL", "pick PA"]);
}

#[test]
fn tpg_26_catch_up_gives_more_to_the_team_behind() {
    for (board, votes) in [("CA -1", 5), ("CA 1", 2), ("", 2)] {
        let mut desk = with(Effect::CatchUp { votes: 2, extra: 3, among: list("OH PA") });
        desk.board(board).play("use 81, pick OH");
        assert_eq!(desk.net("OH"), votes, "{board}");
    }
}

#[test]
fn tpg_26_lose_brings_a_state_to_exactly_zero_and_the_chips_home() {
    let mut desk = with(Effect::Lose { votes: 3, states: states("OH PA") });
    desk.board("OH 3, PA 5").play("use 81");
    assert_eq!((desk.net("OH"), desk.net("PA"), desk.holder("OH")), (0, 2, None));
    assert_eq!((desk.totals(), desk.state.supply(Democrats)), ((20, 0), 148));
    assert_eq!(desk.last_row().lost[Democrats], 18);
}

#[test]
fn tpg_26_the_team_chooses_its_own_losses_too() {
    let mut desk = with(Effect::LoseOneOf { votes: 3, among: ANY });
    desk.board("OH 3, PA 5, TX -4").play("use 81");
    assert_eq!(desk.acts(), ["pick OH", "pick PA"]);
    desk.play("pick PA");
    assert_eq!(desk.net("PA"), 2);
}

#[test]
fn tpg_26_a_tie_for_most_asks_the_team() {
    for card in [29, 60] {
        let Effect::LoseMost { votes } = presidential::printed()[card - 1].effect else {
            panic!("card {card} takes nothing where most lies")
        };
        let mut desk = with(Effect::LoseMost { votes });
        desk.board("OH 5, PA 5, WY 2, TX -9").play("use 81");
        assert_eq!((desk.team(), desk.acts()), (Democrats, vec!["pick OH".into(), "pick PA".into()]));
        assert_eq!(desk.refused("pick WY"), ("TPG-26", "tpg-not-most"));
        desk.play("pick OH");
        assert_eq!((desk.net("PA"), desk.net("OH")), (5, 5 - i16::from(votes)));
        assert_eq!(desk.team(), Republicans);
    }
}

#[test]
fn tpg_26_lose_most_and_lose_each() {
    let mut desk = with(Effect::LoseMost { votes: 4 });
    desk.board("OH 5, PA 6, WY 2").play("use 81");
    assert_eq!((desk.net("PA"), desk.net("OH"), desk.team()), (2, 5, Republicans), "nothing to choose");
    let mut desk = with(Effect::LoseEach { votes: 1, among: list("OH PA WY TX") });
    desk.board("OH 5, PA 1, TX -2, CA 3").play("use 81");
    assert_eq!(["OH", "PA", "TX", "CA"].map(|s| desk.net(s)), [4, 0, -2, 3]);
}

#[test]
fn tpg_26_a_card_without_effect_may_be_used_and_goes_to_the_bottom() {
    for effect in [
        Effect::Take { votes: 3, states: states("OH") },
        Effect::TakeOneOf { votes: 3, among: ANY },
        Effect::Contest { votes: 3, among: ANY },
        Effect::Move { votes: 3, among: ANY },
        Effect::LoseMost { votes: 3 },
    ] {
        let mut desk = with(effect.clone());
        desk.play("use 81");
        assert_eq!((desk.team(), desk.state.deck().used()), (Republicans, &[81][..]), "{effect:?}");
        assert!(
            desk.told.iter().any(|told| matches!(told.event, presidential::Event::NoEffect { card: 81 }))
        );
    }
}

#[test]
fn tpg_26_what_cannot_be_done_in_full_is_done_as_far_as_it_goes() {
    let mut desk = with(Effect::Spread { votes: 4, among: list("OH PA IL MI") });
    desk.board("CA 148").play("use 81, pick OH, pick MI");
    assert_eq!((desk.state.supply(Democrats), desk.team()), (0, Republicans), "the supply is empty");
}

/// The same position with the parties exchanged.
fn mirrored(state: &State) -> State {
    let mut written = serde_json::to_value(state).unwrap();
    for field in ["held", "before", "totals", "supply", "hands"] {
        written[field].as_array_mut().unwrap().swap(0, 1);
    }
    for net in written["votes"].as_object_mut().unwrap().values_mut() {
        *net = json!(-net.as_i64().unwrap());
    }
    for row in written["score"].as_array_mut().unwrap() {
        for field in ["gained", "lost", "total"] {
            row[field].as_array_mut().unwrap().swap(0, 1);
        }
    }
    for field in ["first", "shown_by"] {
        written[field] = match written[field].as_str() {
            Some("democrats") => json!("republicans"),
            Some(_) => json!("democrats"),
            None => Value::Null,
        };
    }
    serde_json::from_value(written).unwrap()
}

/// A position in the middle of a game in which the team in turn holds the card and can use it now.
fn position(game: &Presidential, card: u8, rng: &mut FastRng) -> State {
    loop {
        let Ok(mut state) = game.start(rng, &mut NoLog);
        for _ in 0..rng.below(150) {
            let kernel::Turn::Decide(seats) = game.turn(&state) else { break };
            let seat = seats.first().unwrap();
            let act = kernel::pick(game, &state, seat, rng).unwrap();
            let Ok(()) = game.play(&mut state, seat, act, rng, &mut NoLog);
        }
        let mut written = serde_json::to_value(&state).unwrap();
        if written["frames"] != json!([{"turn": "choose"}]) {
            continue;
        }
        let gone = |value: &Value| value.as_u64() != Some(card.into());
        for pile in ["shuffled", "used"] {
            written[pile].as_array_mut().unwrap().retain(gone);
        }
        for hand in written["hands"].as_array_mut().unwrap() {
            hand.as_array_mut().unwrap().retain(gone);
        }
        let team = state.team_in_turn() as usize;
        written["hands"][team].as_array_mut().unwrap().push(card.into());
        written["frames"] = json!([{"turn": "old_card"}]);
        return serde_json::from_value(written).unwrap();
    }
}

fn chips(state: &State) -> [i16; 51] {
    atlas::states::UsState::ALL.map(|s| state.net(Democrats, s))
}

/// Uses the card in a position and in its mirror image, making the same choices, and compares the results.
fn favours_nobody(card: u8) {
    let game = Presidential::new(&Options::default(), 2).unwrap();
    let mut rng = FastRng::new(u64::from(card));
    let mut changed = false;
    for _ in 0..12 {
        let start = position(&game, card, &mut rng);
        let mut sides = [start.clone(), mirrored(&start)];
        let seats = sides.each_ref().map(|state| state.team_in_turn().seat());
        let dice = u64::from(rng.below(u32::MAX));
        let mut chances = [FastRng::new(dice), FastRng::new(dice)];
        let mut act = presidential::Act::Use(card);
        loop {
            for ((state, chance), seat) in sides.iter_mut().zip(&mut chances).zip(seats) {
                kernel::check(&game, state, seat, act).unwrap();
                let Ok(()) = game.play(state, seat, act, chance, &mut NoLog);
            }
            assert!(mirrored(&sides[0]) == sides[1], "card {card} after {act}");
            changed |= chips(&sides[0]) != chips(&start);
            let lists = [0, 1].map(|n| {
                let mut acts = Vec::new();
                game.acts(&sides[n], seats[n], &mut acts);
                acts
            });
            assert_eq!(lists[0], lists[1]);
            match lists[0].first() {
                Some(first) if ["pick", "move"].iter().any(|word| first.to_string().starts_with(word)) => {
                    act = lists[0][rng.below(lists[0].len() as u32) as usize];
                }
                _ => break,
            }
        }
    }
    assert!(changed, "card {card} never did anything");
}

macro_rules! neither_party_is_favoured {
    ($($name:ident $number:literal)*) => { $(
        #[test]
        fn $name() {
            favours_nobody($number);
        }
    )* };
}

neither_party_is_favoured! {
    card_01 1 card_02 2 card_03 3 card_04 4 card_05 5
    card_06 6 card_07 7 card_08 8 card_09 9 card_10 10
    card_11 11 card_12 12 card_13 13 card_14 14 card_15 15
    card_16 16 card_17 17 card_18 18 card_19 19 card_20 20
    card_21 21 card_22 22 card_23 23 card_24 24 card_25 25
    card_26 26 card_27 27 card_28 28 card_29 29 card_30 30
    card_31 31 card_32 32 card_33 33 card_34 34 card_35 35
    card_36 36 card_37 37 card_38 38 card_39 39 card_40 40
    card_41 41 card_42 42 card_43 43 card_44 44 card_45 45
    card_46 46 card_47 47 card_48 48 card_49 49 card_50 50
    card_51 51 card_52 52 card_53 53 card_54 54 card_55 55
    card_56 56 card_57 57 card_58 58 card_59 59 card_60 60
    card_61 61 card_62 62 card_63 63 card_64 64 card_65 65
    card_66 66 card_67 67 card_68 68 card_69 69 card_70 70
    card_71 71 card_72 72 card_73 73 card_74 74 card_75 75
    card_76 76 card_77 77 card_78 78 card_79 79 card_80 80
}
