//! All rules of the rulebook; each test is named after its rule.

use crate::common::*;
use atlas::states::{Apportionment, StateSet, UsState};
use kernel::chance::{Given, Seed};
use kernel::{Game, Player, Seat, Table, TableError, Turn, UndoAnswer, Viewer};
use presidential::{Effect, FUNDRAISING, Neutral, Options, OwnCard, Presidential, Tie};

#[test]
fn tpg_1_two_teams_with_one_seat_each() {
    assert_eq!((Democrats.seat(), Republicans.seat()), (Seat(0), Seat(1)));
    for seats in [0, 1, 3] {
        assert_eq!(Presidential::new(&Options::default(), seats).unwrap_err().rule, "TPG-1");
    }
    let desk = desk();
    assert_eq!(desk.game.seats(), 2);
}

#[test]
fn tpg_2_a_vote_first_removes_an_opposing_chip_and_the_supply_is_a_hard_limit() {
    let mut desk = desk();
    assert_eq!((desk.state.supply(Democrats), desk.state.supply(Republicans)), (150, 150));
    desk.board("OH -4, PA 147");
    desk.campaign("6 OH, 5 TX, 1 MT");
    // Ohio: four red chips are removed and two blue ones placed, which leaves only one for Texas.
    assert_eq!((desk.net("OH"), desk.net("TX"), desk.net("MT")), (2, 1, 0));
    assert_eq!((desk.state.supply(Democrats), desk.state.supply(Republicans)), (0, 150));
}

#[test]
fn tpg_2_with_all_150_chips_on_the_board_only_opposing_chips_can_be_removed() {
    let mut desk = desk();
    desk.board("CA 150, TX -3");
    desk.campaign("2 TX, 6 OH, 4 FL");
    assert_eq!((desk.net("TX"), desk.net("OH"), desk.net("FL")), (-1, 0, 0));
    assert_eq!((desk.state.supply(Democrats), desk.state.supply(Republicans)), (0, 149));
    assert_eq!(desk.holder("OH"), None);
}

#[test]
fn tpg_2_order_as_the_team_allots_and_in_fundraising_the_half_that_stays_first() {
    let mut desk = desk();
    desk.board("PA 149");
    desk.campaign("1 NV, 1 UT, 1 ME");
    assert_eq!((desk.net("NV"), desk.net("UT"), desk.net("ME")), (1, 0, 0));
    let mut desk = plain(2);
    desk.board("PA 149, WY -1").funds("TX", [1, 1], None).play("vote OH");
    assert_eq!((desk.net("TX"), desk.net("OH")), (1, 0));
}

#[test]
fn tpg_2_a_cards_several_states_by_descending_electoral_votes_then_postal_code() {
    let own = |states: &[&str]| OwnCard {
        text: "Ours".into(),
        effect: Effect::Add { votes: 1, states: states.iter().map(|s| state(s)).collect() },
        immediate: false,
    };
    let mut desk =
        desk_with(Options { own_cards: vec![own(&["WY", "OH", "GA", "MI"])], ..Options::default() });
    desk.board("PA 147").hold(Democrats, &[81]);
    desk.edit(|written| written["frames"] = serde_json::json!([{"turn": "old_card"}])).play("use 81");
    // Ohio has 18 electoral votes, Georgia and Michigan 16 each, Wyoming 3. Only three chips are available.
    assert_eq!((desk.net("OH"), desk.net("GA"), desk.net("MI"), desk.net("WY")), (1, 1, 1, 0));
}

#[test]
fn tpg_3_each_team_has_one_turn_in_each_of_the_weeks() {
    assert_eq!(Options::default().weeks, 15);
    for weeks in [0, 31, 255] {
        let refusal = Presidential::new(&Options { weeks, ..Options::default() }, 2).unwrap_err();
        assert_eq!(refusal.rule, "TPG-3");
    }
    let mut desk = plain(2);
    for team in [Democrats, Republicans, Democrats, Republicans] {
        assert_eq!(desk.team(), team);
        desk.idle();
    }
    assert_eq!(desk.acts(), ["count"]);
    let other = desk.team().other().seat();
    assert_eq!(
        kernel::check(&desk.game, &desk.state, other, "count".parse().unwrap()).unwrap_err().rule,
        "TPG-3"
    );
}

#[test]
fn tpg_4_the_higher_die_goes_first_ties_are_rolled_again() {
    let game = Presidential::new(&Options::default(), 2).unwrap();
    for (dice, first) in [([3, 3, 2, 5], Republicans), ([1, 1, 6, 2], Democrats)] {
        let mut given = Given::dice(dice);
        let mut chance = kernel::chance::RecordedChance::live(&mut given, None);
        let state = game.start(&mut chance, &mut kernel::NoLog).unwrap();
        assert_eq!(state.team_in_turn(), first);
        assert!(given.is_empty());
    }
}

#[test]
fn tpg_5_fifty_one_places_with_538_electoral_votes() {
    let default = desk();
    let votes = |desk: &Desk, code| desk.game.electoral(state(code));
    assert_eq!(["CA", "NY", "OH", "DC"].map(|s| votes(&default, s)), [55, 29, 18, 3]);
    let later = desk_with(Options { apportionment: Apportionment::Census2020, ..Options::default() });
    assert_eq!(["CA", "NY", "OH", "DC"].map(|s| votes(&later, s)), [54, 28, 17, 3]);
    for desk in [default, later] {
        let sum: u16 = UsState::ALL.iter().map(|&s| u16::from(desk.game.electoral(s))).sum();
        assert_eq!((UsState::ALL.len(), sum), (51, 538));
    }
}

#[test]
fn tpg_6_example_five_red_in_new_york_then_eight_blue() {
    let mut desk = desk();
    desk.board("NY -5").play("fundraise NY").play_with("roll", &[6, 6], &[1]).play("keep");
    // The half that stays is 6; two more make 8.
    desk.play("vote NY, vote NY");
    assert_eq!((desk.net("NY"), desk.holder("NY"), desk.totals()), (3, Some(Democrats), (29, 0)));
    assert_eq!(desk.state.supply(Republicans), 150);
}

#[test]
fn tpg_7_a_state_with_a_net_vote_is_held_and_at_zero_it_is_neutral() {
    let mut desk = desk();
    desk.campaign("1 OH, 2 PA, 3 IL");
    assert_eq!(["OH", "PA", "IL"].map(|s| desk.holder(s)), [Some(Democrats); 3]);
    desk.campaign("1 OH, 1 PA, 4 IL");
    assert_eq!(["OH", "PA", "IL"].map(|s| desk.holder(s)), [None, Some(Democrats), Some(Republicans)]);
}

#[test]
fn tpg_8_example_california_from_blue_to_red_is_plus_55_and_minus_55() {
    let mut desk = desk();
    desk.board("CA 2").idle().campaign("3 CA, 1 MT, 1 ND");
    let row = desk.last_row();
    assert_eq!((row.gained[Republicans], row.lost[Democrats]), (55 + 3 + 3, 55));
    assert_eq!((row.lost[Republicans], row.gained[Democrats]), (0, 0));
}

#[test]
fn tpg_8_example_an_unvisited_ohio_to_blue_is_plus_18_and_nothing_for_red() {
    let mut desk = desk();
    desk.board("MT 1, ND 1").campaign("5 OH, 1 MT, 1 ND");
    let row = desk.last_row();
    assert_eq!((row.gained[Democrats], row.lost[Democrats]), (18, 0));
    assert_eq!((row.gained[Republicans], row.lost[Republicans]), (0, 0));
    assert_eq!(desk.totals(), (18 + 6, 0));
}

#[test]
fn tpg_8_a_state_brought_to_exactly_zero_is_only_subtracted() {
    let mut desk = desk();
    desk.board("OH -5, MT 1, ND 1").campaign("5 OH, 1 MT, 1 ND");
    let row = desk.last_row();
    assert_eq!((row.lost[Republicans], row.gained[Democrats], desk.holder("OH")), (18, 0, None));
    assert_eq!(desk.totals(), (6, 0));
}

#[test]
fn tpg_9_one_row_for_each_turn_that_compares_the_map_before_and_after() {
    let mut desk = plain(1);
    desk.campaign("6 CA, 5 TX, 4 FL").campaign("6 TX, 4 FL, 1 NY");
    let rows = desk.state.score().rows().to_vec();
    assert_eq!(rows.len(), 2);
    assert_eq!((rows[0].gained[Democrats], rows[0].total[Democrats]), (55 + 38 + 29, 122));
    assert_eq!((rows[1].gained[Republicans], rows[1].lost[Democrats]), (38 + 29, 38 + 29));
    assert_eq!((rows[1].total[Democrats], rows[1].total[Republicans]), (55, 67));
    // The rolls at the end form one last row.
    let dice: Vec<u16> = desk.state.neutral().iter().flat_map(|_| [6, 1]).collect();
    desk.play_with("count", &dice, &[]);
    let last = desk.last_row();
    assert_eq!(desk.state.score().rows().len(), 3);
    assert_eq!(
        (last.gained[Democrats], last.lost[Democrats], last.total[Democrats]),
        (538 - 67 - 55, 0, 538 - 67)
    );
}

#[test]
fn tpg_9_the_row_counts_what_a_card_changed_too() {
    let mut desk = desk();
    // A state that is lost and won back in the same turn is counted neither as gained nor as lost.
    let take = presidential::printed().iter().find(|card| card.effect.kind() == "lose-most").unwrap();
    desk.board("CA 3");
    desk.funds("CA", [4, 4], Some(take.number.into()));
    assert!(desk.net("CA") > 0);
    desk.play("vote CA, vote CA, vote CA, vote CA");
    assert_eq!((desk.last_row().gained[Democrats], desk.last_row().lost[Democrats]), (0, 0));
}

#[test]
fn tpg_10_a_team_must_choose_there_is_no_passing() {
    let desk = desk();
    let (states, others): (Vec<_>, Vec<_>) =
        desk.acts().into_iter().partition(|act| act.starts_with("announce "));
    assert_eq!(others, ["campaign", "fundraise CA", "fundraise FL", "fundraise NY", "fundraise TX"]);
    assert_eq!(states.len(), 51, "a campaign begins in any state");
    assert_eq!(desk.refused("done").rule, "TPG-25");
}

#[test]
fn tpg_10_choice_and_states_may_be_changed_until_the_roll() {
    let mut table = table(["A", "B"]);
    let seat = first(&table);
    for act in ["campaign", "announce OH", "announce PA"] {
        table.act(seat, act.parse().unwrap()).unwrap();
    }
    assert_eq!(table.undo_to(seat, 0, Seed::from_number(99)), Ok(UndoAnswer::Done { to: 0 }));
    table.act(seat, "fundraise TX".parse().unwrap()).unwrap();
    table.act(seat, "roll".parse().unwrap()).unwrap();
    assert!(matches!(table.undo(seat, Seed::from_number(99)), Ok(UndoAnswer::Asked { .. })));
}

#[test]
fn tpg_11_three_different_states_of_all_51_are_announced_before_the_roll() {
    let mut desk = desk();
    desk.board("TX -9").play("campaign");
    assert_eq!(desk.acts().len(), 51);
    assert_eq!(desk.refused("roll"), ("TPG-11", "tpg-no-roll-yet"));
    desk.play("announce TX, announce DC");
    assert_eq!(desk.refused("announce TX"), ("TPG-11", "tpg-no-twice"));
    assert_eq!(desk.acts().len(), 49);
    desk.play("announce CA");
    assert_eq!(desk.acts(), ["roll"]);
    assert_eq!(desk.refused("announce OH"), ("TPG-11", "tpg-no-fourth"));
}

/// Naming a state starts a campaign, as a single act that is also taken back as one.
#[test]
fn tpg_11_to_name_a_state_is_to_campaign_there_first() {
    let (mut said, mut clicked) = (desk(), desk());
    said.play("campaign, announce OH");
    clicked.play("announce OH");
    assert_eq!(clicked.state, said.state);
    assert_eq!(clicked.log(0), said.log(0), "the same is told");
    assert_eq!(clicked.refused("announce OH"), ("TPG-11", "tpg-no-twice"));
    assert_eq!(clicked.refused("fundraise TX").rule, "TPG-25");
    clicked.play("announce TX, announce PA");
    assert_eq!(clicked.acts(), ["roll"]);
    let mut table = table(["A", "B"]);
    let seat = first(&table);
    let before = table.state().clone();
    table.act(seat, "announce TX".parse().unwrap()).unwrap();
    assert_eq!(table.undo(seat, Seed::from_number(99)), Ok(UndoAnswer::Done { to: 0 }));
    assert_eq!(*table.state(), before);
}

/// A click on the map explains why it is not allowed.
#[test]
fn tpg_11_a_click_on_an_announced_state_is_explained() {
    use scene::Shown;
    let mut desk = desk();
    let why = |desk: &Desk, spot: &str| {
        let seat = desk.team().seat();
        let act = desk.game.meant(&desk.state, seat, spot)?;
        kernel::check(&desk.game, &desk.state, seat, act).err().map(|refusal| refusal.rule.into_owned())
    };
    assert_eq!((why(&desk, "state:OH"), why(&desk, "state:TX")), (None, None), "each begins a campaign");
    desk.play("campaign, announce OH");
    assert_eq!(why(&desk, "state:OH").as_deref(), Some("TPG-11"));
    assert_eq!(why(&desk, "state:PA"), None);
    assert_eq!(why(&desk, "card:3").as_deref(), Some("TPG-25"));
    desk.play("announce PA, announce IL");
    assert_eq!(why(&desk, "state:TX").as_deref(), Some("TPG-11"));
    desk.play_with("roll", &[6, 5, 3], &[]);
    assert_eq!(why(&desk, "state:TX").as_deref(), Some("TPG-12"));
    for nonsense in ["", "state", "state:XX", "moon:OH", "card:x"] {
        assert_eq!(desk.game.meant(&desk.state, desk.team().seat(), nonsense), None);
    }
}

#[test]
fn tpg_12_example_six_five_three_on_pennsylvania_ohio_illinois_in_any_order() {
    for (acts, result) in [("allot 6 PA, allot 5 OH", (6, 5, 3)), ("allot 5 PA, allot 3 OH", (5, 3, 6))] {
        let mut desk = desk();
        desk.play("campaign, announce PA, announce OH, announce IL").play_with("roll", &[6, 5, 3], &[]);
        assert_eq!(desk.acts().len(), 9);
        desk.play(acts);
        assert_eq!((desk.net("PA"), desk.net("OH"), desk.net("IL")), result);
        assert_eq!(desk.team(), Republicans);
    }
}

#[test]
fn tpg_12_each_state_gets_exactly_one_whole_die() {
    let mut desk = desk();
    desk.play("campaign, announce PA, announce OH, announce IL").play_with("roll", &[4, 4, 2], &[]);
    assert_eq!(desk.acts().len(), 6, "equal dice are one choice");
    assert_eq!(desk.refused("allot 3 PA"), ("TPG-12", "tpg-no-die"));
    assert_eq!(desk.refused("allot 4 TX"), ("TPG-12", "tpg-no-visit"));
    desk.play("allot 4 PA");
    assert_eq!(desk.refused("allot 4 PA"), ("TPG-12", "tpg-served"));
    assert!(desk.may("allot 4 OH") && desk.may("allot 2 OH"));
}

#[test]
fn tpg_12_dice_that_show_the_same_are_allotted_without_a_question() {
    let mut desk = desk();
    desk.play("campaign, announce OH, announce PA, announce IL").play_with("roll", &[4, 4, 4], &[]);
    assert_eq!((desk.net("OH"), desk.net("PA"), desk.net("IL"), desk.team()), (4, 4, 4, Republicans));

    let mut desk = self::desk();
    desk.play("campaign, announce OH, announce PA, announce IL").play_with("roll", &[4, 1, 4], &[]);
    assert_eq!(desk.choices("allot").len(), 6);
    desk.play("allot 1 PA");
    assert_eq!((desk.net("OH"), desk.net("PA"), desk.net("IL"), desk.team()), (4, 1, 4, Republicans));
}

#[test]
fn tpg_12_dice_that_show_the_same_are_asked_for_where_the_supply_is_too_small_for_all() {
    let mut desk = desk();
    desk.board("CA 145").play("campaign, announce OH, announce PA, announce IL");
    desk.play_with("roll", &[4, 4, 4], &[]);
    assert_eq!(desk.choices("allot"), ["4 IL", "4 OH", "4 PA"]);
    desk.play("allot 4 PA");
    assert_eq!(desk.choices("allot"), ["4 IL", "4 OH"], "one more chip, and two states");
    desk.play("allot 4 OH");
    assert_eq!((desk.net("PA"), desk.net("OH"), desk.net("IL")), (4, 1, 0));
}

#[test]
fn tpg_14_votes_that_are_lost_wherever_they_go_are_not_asked_for() {
    let mut desk = plain(2);
    desk.board("PA 149").funds("TX", [1, 2], None);
    assert_eq!((desk.net("TX"), desk.team()), (1, Republicans));
}

#[test]
fn tpg_21_the_last_neutral_state_is_rolled_for_without_a_question() {
    let mut desk =
        desk_with(Options { weeks: 1, cards: false, neutral: Neutral::Chosen, ..Options::default() });
    let held = StateSet::ALL - StateSet::of(&[state("OH"), state("PA")]);
    desk.board(&held.iter().map(|s| format!("{s} 1")).collect::<Vec<_>>().join(", "));
    desk.campaign("1 CA, 1 TX, 1 NY").campaign("2 AK, 2 HI, 2 WY").play("count");
    assert_eq!(desk.acts(), ["decide OH", "decide PA"]);
    desk.play_with("decide OH", &[5, 2, 3, 3, 1, 6], &[]);
    assert!(desk.is_over());
    assert_eq!((desk.holder("OH"), desk.holder("PA")), (Some(Democrats), Some(Republicans)));
}

#[test]
fn tpg_13_fundraising_only_in_four_states_announced_before_the_roll() {
    let desk = desk();
    let four: StateSet = ["CA", "FL", "NY", "TX"].iter().map(|s| state(s)).collect();
    assert_eq!(FUNDRAISING, four);
    assert_eq!(desk.refused("fundraise OH"), ("TPG-13", "tpg-no-funds"));
}

#[test]
fn tpg_14_example_a_nine_in_texas_leaves_five_there() {
    let mut desk = desk();
    desk.funds("TX", [5, 4], Some(1)).play("keep");
    assert_eq!((desk.net("TX"), desk.acts().len()), (5, 51));
    desk.play("vote CO, vote CO, vote OR, vote WA");
    assert_eq!(["TX", "CO", "OR", "WA"].map(|s| desk.net(s)), [5, 2, 1, 1]);
    assert_eq!(desk.team(), Republicans);
}

#[test]
fn tpg_14_example_all_nine_may_stay_in_texas() {
    let mut desk = desk();
    desk.funds("TX", [5, 4], Some(1)).play("keep, vote TX, vote TX, vote TX, vote TX");
    assert_eq!((desk.net("TX"), desk.team()), (9, Republicans));
}

#[test]
fn tpg_14_an_eight_leaves_four_and_dice_and_card_come_in_one_step() {
    let mut desk = desk();
    desk.funds("FL", [4, 4], Some(2));
    assert_eq!(desk.acts(), ["use 2", "keep"], "the card is decided on before anything is allotted");
    assert_eq!((desk.net("FL"), desk.state.hand(Democrats)), (0, 1 << 2));
    desk.play("keep");
    assert_eq!(desk.net("FL"), 4);
}

#[test]
fn tpg_16_a_card_is_used_when_drawn_or_at_the_end_of_a_later_own_turn() {
    let rally = presidential::printed().iter().find(|c| c.effect.kind() == "add" && !c.immediate).unwrap();
    let (number, place) = (rally.number, rally.effect.named()[0].code());
    let mut desk = desk();
    desk.funds("TX", [1, 1], Some(number.into())).play(&format!("use {number}"));
    assert!(desk.net(place) > 0, "used at once, before the votes");
    assert_eq!(desk.net("TX"), 1);

    let mut desk = crate::common::desk();
    desk.funds("TX", [1, 1], Some(number.into())).play("keep, vote TX");
    // Not at the end of the turn in which it was drawn, because that turn is over already; and never in the other team's turn.
    assert_eq!(desk.team(), Republicans);
    assert_eq!(desk.refused(&format!("use {number}")).rule, "TPG-25");
    desk.idle();
    desk.campaign("1 MT, 1 ND, 1 SD");
    assert_eq!(desk.acts(), [format!("use {number}"), "done".into()]);
    desk.play(&format!("use {number}"));
    assert!(desk.net(place) > 0);
    assert_eq!((desk.state.hand(Democrats), desk.team()), (0, Republicans));
}

#[test]
fn tpg_16_a_card_drawn_in_this_turn_waits_even_when_an_older_one_is_held() {
    let mut desk = desk();
    desk.hold(Democrats, &[1]).funds("TX", [1, 1], Some(2)).play("keep, vote TX");
    assert_eq!(desk.acts(), ["use 1", "done"]);
    assert_eq!(desk.refused("use 2"), ("TPG-16", "tpg-no-fresh-card"));
    assert_eq!(desk.refused("use 3"), ("TPG-16", "tpg-no-such-card"));
    assert_eq!(desk.refused("use 200"), ("TPG-16", "tpg-no-such-card"));
}

#[test]
fn tpg_17_at_most_one_card_in_a_turn() {
    let mut desk = desk();
    desk.hold(Democrats, &[3]).funds("TX", [1, 1], Some(1)).play("use 1");
    assert_eq!(desk.refused("use 3"), ("TPG-17", "tpg-no-second-card"));
    desk.play("vote TX");
    assert_eq!(desk.team(), Republicans, "the older card is not asked for");
    assert_eq!(desk.state.hand(Democrats), 1 << 3);
}

#[test]
fn tpg_18_play_immediately_is_carried_out_before_the_votes_and_counts_as_the_turns_card() {
    let most = card_of_kind("lose-most");
    let mut desk = desk();
    desk.board("OH 6").hold(Democrats, &[1]).funds("TX", [6, 6], Some(most.into()));
    assert!(desk.net("OH") < 6, "the votes of this roll were not there yet");
    assert_eq!(desk.net("TX"), 6);
    desk.play("vote TX, vote TX, vote TX, vote TX, vote TX, vote TX");
    assert_eq!(desk.team(), Republicans, "no older card in this turn");
}

#[test]
fn tpg_19_a_used_card_goes_to_the_bottom_and_comes_round_again() {
    let mut desk = desk();
    // A deck of two shuffled cards: 1 and 3.
    desk.edit(|written| written["shuffled"] = serde_json::json!([1, 3])).unaudited();
    desk.funds("TX", [1, 1], Some(1)).play("use 1");
    desk.play("vote TX");
    assert_eq!(desk.state.deck().used(), [1]);
    desk.funds("TX", [1, 1], Some(3)).play("keep, vote TX");
    assert_eq!(desk.state.deck().len(), 1);
    // No shuffled card is left, so the used one is drawn, without chance.
    desk.funds("TX", [1, 1], None);
    assert_eq!(desk.acts(), ["use 1", "keep"]);
    desk.play("keep, vote TX");
    // The deck is empty, so nothing is drawn.
    desk.funds("TX", [1, 1], None);
    assert_eq!(desk.acts().len(), 51);
    desk.play("vote TX");
    assert_eq!(desk.acts(), ["use 3", "done"]);
}

#[test]
fn tpg_19_held_cards_are_hidden_until_the_end_and_have_no_effect_then() {
    let mut desk = short();
    desk.hold(Democrats, &[1]).hold(Republicans, &[2]);
    let faces = |desk: &Desk, viewer| {
        let text = serde_json::to_string(&desk.game.picture(&desk.state, viewer)).unwrap();
        ["tpg-card-1-title", "tpg-card-2-title"].map(|key| text.contains(key))
    };
    desk.idle().play("done");
    desk.idle().play("done");
    assert_eq!(faces(&desk, Viewer::Seat(Seat(0))), [true, false]);
    assert_eq!(faces(&desk, Viewer::Seat(Seat(1))), [false, true]);
    assert_eq!(faces(&desk, Viewer::Spectator), [false, false]);
    let votes = desk.net("PA");
    let dice: Vec<u16> = desk.state.neutral().iter().flat_map(|_| [6, 1]).collect();
    desk.play_with("count", &dice, &[]);
    assert_eq!(faces(&desk, Viewer::Spectator), [true, true]);
    assert_eq!(desk.net("PA"), votes);
}

#[test]
fn tpg_20_own_cards_are_shuffled_in_and_at_most_forty() {
    let own = |n: usize| OwnCard {
        text: format!("Card {n} <script>"),
        effect: Effect::Add { votes: 10, states: vec![UsState::OH] },
        immediate: false,
    };
    let mut desk = desk_with(Options { own_cards: (0..40).map(own).collect(), ..Options::default() });
    assert_eq!(desk.state.deck().len(), 120);
    desk.funds("TX", [1, 1], Some(120)).play("use 120");
    assert_eq!(desk.net("OH"), 10);
    let many = Options { own_cards: (0..41).map(own).collect(), ..Options::default() };
    assert_eq!(Presidential::new(&many, 2).unwrap_err().text.key, "tpg-own-many");
    let without = Options { own_cards: vec![own(0)], cards: false, ..Options::default() };
    assert_eq!(Presidential::new(&without, 2).unwrap_err().rule, "TPG-29");
}

#[test]
fn tpg_20_all_cards_can_be_read_by_everybody_at_any_time() {
    let own = OwnCard {
        text: "Ours".into(),
        effect: Effect::Add { votes: 2, states: vec![UsState::OH] },
        immediate: false,
    };
    let desk = desk_with(Options { own_cards: vec![own.clone(), own], ..Options::default() });
    let lists = scene::Shown::cards(&desk.game);
    let counts: Vec<_> = lists.iter().map(|list| (list.written, list.cards.len())).collect();
    assert_eq!(counts, [(true, 2), (false, 80)]);
    assert_eq!(lists[0].cards[1].number, 82);
    let without = desk_with(Options { cards: false, ..Options::default() });
    assert_eq!(scene::Shown::cards(&without.game), []);
}

#[test]
fn tpg_21_neutral_states_are_rolled_for_largest_first_and_ties_again() {
    let mut desk = plain(1);
    let but = |left: &[&str]| {
        let others = UsState::ALL.iter().map(|s| s.code()).filter(|code| !left.contains(code));
        others.map(|code| format!("{code} 1")).collect::<Vec<_>>().join(", ")
    };
    desk.board(&but(&["OH", "GA", "MI", "VT", "WY", "AK"]));
    desk.campaign("1 AK, 1 WY, 1 VT");
    desk.campaign("1 AK, 1 WY, 1 ME");
    assert_eq!(desk.acts(), ["count"]);
    // Ohio 18, Georgia and Michigan 16, Maine 4, then Alaska and Wyoming with 3 each. Vermont is blue.
    desk.play_with("count", &[4, 4, 2, 5, 6, 1, 1, 6, 3, 1, 2, 3, 5, 4], &[]);
    let winner = |code| desk.holder(code).unwrap();
    assert_eq!(
        ["OH", "GA", "MI", "ME", "AK", "WY"].map(winner),
        [Republicans, Democrats, Republicans, Democrats, Republicans, Democrats]
    );
    assert_eq!(desk.net("OH"), 0, "held without votes");
    assert!(desk.is_over());
}

#[test]
fn tpg_21_as_an_option_the_team_with_fewer_electoral_votes_chooses_the_next_one() {
    let mut desk =
        desk_with(Options { weeks: 1, cards: false, neutral: Neutral::Chosen, ..Options::default() });
    desk.campaign("1 MT, 1 ND, 1 SD").campaign("1 AK, 1 DE, 1 DC");
    desk.play("count");
    // Nine each, so the second team chooses.
    assert_eq!((desk.team(), desk.acts().len()), (Republicans, 45));
    desk.play_with("decide CA", &[2, 6], &[]);
    assert_eq!((desk.holder("CA"), desk.team()), (Some(Republicans), Democrats));
    assert_eq!(desk.refused("decide CA"), ("TPG-21", "tpg-not-neutral"));
    desk.play_with("decide WY", &[1, 1, 6, 5], &[]);
    assert_eq!(desk.holder("WY"), Some(Democrats));
}

#[test]
fn tpg_22_more_electoral_votes_win_and_270_during_play_does_not_end_the_game() {
    let mut desk = plain(2);
    let all = UsState::ALL.map(|s| format!("{} 2", s.code())).join(", ");
    desk.board(&all).idle();
    assert_eq!(desk.totals(), (538, 0));
    assert!(!desk.is_over());
    desk.campaign("6 CA, 6 TX, 6 NY").idle().idle().play("count");
    let Turn::Over(verdict) = desk.game.turn(&desk.state) else { panic!("it is over") };
    assert_eq!(verdict.winners, Democrats.seat().alone());
    assert_eq!(verdict.scores[..2], [538 - 55 - 38 - 29, 55 + 38 + 29]);
    assert_eq!(
        kernel::check(&desk.game, &desk.state, Seat(0), "campaign".parse().unwrap()).unwrap_err().rule,
        "TPG-22"
    );
}

/// A set of `count` states with this sum of electoral votes, with or without the District of Columbia.
fn with_sum(sum: usize, count: usize, district: bool) -> StateSet {
    let mut reached = vec![vec![None; count + 1]; sum + 1];
    reached[0][0] = Some(StateSet::EMPTY);
    for state in UsState::ALL.into_iter().filter(|&s| s != UsState::DC) {
        let votes = usize::from(Apportionment::Census2010.of(state));
        for before in (0..=sum - votes).rev() {
            for n in (0..count).rev() {
                if let (Some(states), None) = (reached[before][n], reached[before + votes][n + 1]) {
                    reached[before + votes][n + 1] = Some(states | state.into());
                }
            }
        }
    }
    let states: StateSet = if district {
        reached[sum - 3][count].expect("there is such a map") | UsState::DC.into()
    } else {
        reached[sum][count].expect("there is such a map")
    };
    assert_eq!(Apportionment::Census2010.sum(states), sum as u16);
    states
}

/// Election night with this map, where every state is held by votes.
fn election(tie: Tie, blue: StateSet) -> Desk {
    let mut desk = desk_with(Options { weeks: 1, tie, cards: false, ..Options::default() });
    let map = UsState::ALL.map(|s| format!("{} {}", s.code(), if blue.contains(s) { 9 } else { -9 }));
    // Nine chips in half of the states would exceed the supply; one each is enough.
    desk.board(&map.join(", ").replace('9', "1"));
    let blue_three: Vec<_> = blue.iter().take(3).map(|s| format!("1 {}", s.code())).collect();
    let red_three: Vec<_> = (!blue).iter().take(3).map(|s| format!("1 {}", s.code())).collect();
    desk.campaign(&blue_three.join(", ")).campaign(&red_three.join(", ")).play("count");
    desk
}

#[test]
fn tpg_23_269_to_269_is_a_tie() {
    let desk = election(Tie::Tie, with_sum(269, 25, true));
    assert_eq!(desk.totals(), (269, 269));
    let Turn::Over(verdict) = desk.game.turn(&desk.state) else { panic!("it is over") };
    assert_eq!((verdict.winners.len(), verdict.how), (2, "tpg-tied"));
}

#[test]
fn tpg_23_the_house_decides_with_26_delegations_and_25_each_stays_a_tie() {
    let desk = election(Tie::House, with_sum(269, 26, true));
    let Turn::Over(verdict) = desk.game.turn(&desk.state) else { panic!("it is over") };
    assert_eq!(
        (desk.totals(), verdict.winners, verdict.how),
        ((269, 269), Democrats.seat().alone(), "tpg-won-by-house")
    );
    // 25 states and the District against 25 states: the District has no delegation.
    let desk = election(Tie::House, with_sum(269, 25, true));
    let Turn::Over(verdict) = desk.game.turn(&desk.state) else { panic!("it is over") };
    assert_eq!((verdict.winners.len(), verdict.how), (2, "tpg-tied"));
    let desk = election(Tie::House, with_sum(269, 20, false));
    let Turn::Over(verdict) = desk.game.turn(&desk.state) else { panic!("it is over") };
    assert_eq!(verdict.winners, Republicans.seat().alone());
}

#[test]
fn tpg_25_the_order_of_a_turn() {
    let mut desk = desk();
    desk.hold(Democrats, &[1]);
    let mut seen = Vec::new();
    let mut note = |desk: &Desk| seen.push(desk.acts()[0].split(' ').next().unwrap().to_owned());
    note(&desk);
    desk.play("fundraise TX");
    note(&desk);
    desk.play_with("roll", &[1, 1], &[2]);
    note(&desk);
    desk.play("keep");
    note(&desk);
    desk.play("vote TX");
    assert_eq!(desk.refused("vote TX"), ("TPG-25", "tpg-not-now"));
    note(&desk);
    desk.play("done");
    assert_eq!(seen, ["campaign", "roll", "use", "vote", "use"]);
    assert_eq!(desk.team(), Republicans);
}

#[test]
fn tpg_25_a_card_drawn_in_the_last_turn_is_used_at_once_or_never() {
    let mut desk = short();
    desk.idle().funds("TX", [1, 1], Some(1)).play("keep, vote TX");
    assert_eq!(desk.acts(), ["count"]);
    assert_eq!(desk.refused("use 1").rule, "TPG-25");
}

#[test]
fn tpg_27_the_number_of_cards_is_public_and_their_faces_are_not() {
    let mut desk = desk();
    desk.hold(Republicans, &[1, 2, 3]);
    let mine = serde_json::to_string(&desk.game.picture(&desk.state, Viewer::Seat(Seat(0)))).unwrap();
    assert!(mine.contains(r#""key":"tpg-fact-cards","args":[["cards",{"number":3}]]"#), "{mine}");
    assert!(!mine.contains("tpg-card-"));
    // Only the team that draws a card is told which one it is.
    desk.funds("TX", [1, 1], Some(4));
    let told = |viewer| {
        let lines = desk.told.iter().filter(|told| told.to.includes(viewer));
        format!("{:?}", lines.map(|told| &told.event).collect::<Vec<_>>())
    };
    assert!(told(Viewer::Seat(Seat(0))).contains("card: 4"));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert!(!told(viewer).contains("card: 4") && told(viewer).contains("DrewHidden"));
    }
}

fn table(names: [&str; 2]) -> Table<Presidential> {
    let game = Presidential::new(&Options::default(), 2).unwrap();
    let players = names.map(|name| Player::Person(name.into())).into();
    Table::open(game, players, Some(Seed::from_number(28)), Given::default()).unwrap()
}

fn first(table: &Table<Presidential>) -> Seat {
    table.state().team_in_turn().seat()
}

#[test]
fn tpg_28_undo_is_free_until_the_roll_and_after_it_until_the_other_teams_first_act() {
    let mut table = table(["A", "B"]);
    let (seat, other) = (first(&table), Seat(1 - first(&table).0));
    let act = |table: &mut Table<Presidential>, seat, act: &str| {
        table.act(seat, act.parse().unwrap()).unwrap();
    };
    for word in ["campaign", "announce OH", "announce PA", "announce IL", "roll"] {
        act(&mut table, seat, word);
    }
    let first_allot = table.acts(seat)[0].to_string();
    act(&mut table, seat, &first_allot);
    let second_allot = table.acts(seat)[0].to_string();
    act(&mut table, seat, &second_allot);
    assert_eq!(table.state().team_in_turn().seat(), other, "the turn has passed");
    assert_eq!(
        table.undo_to(seat, 5, Seed::from_number(99)),
        Ok(UndoAnswer::Done { to: 5 }),
        "allotting is free until the other team acts"
    );
    let rolled = table.entries()[4].clone();
    // The roll itself can be undone only by consent, and then it has the same result again.
    assert!(
        matches!(table.undo(seat, Seed::from_number(99)), Ok(UndoAnswer::Asked { waiting }) if waiting.contains(other))
    );
    assert_eq!(table.answer_undo(other, true, Seed::from_number(99)), Ok(UndoAnswer::Done { to: 4 }));
    act(&mut table, seat, "roll");
    assert_eq!(table.entries()[4], rolled);
    act(&mut table, seat, &first_allot);
    act(&mut table, seat, &second_allot);
    act(&mut table, other, "campaign");
    assert!(
        matches!(table.undo(seat, Seed::from_number(99)), Ok(UndoAnswer::Asked { .. })),
        "the other team has acted"
    );
    assert_eq!(table.answer_undo(other, false, Seed::from_number(99)), Ok(UndoAnswer::Declined));
    assert!(
        matches!(table.act(seat, "roll".parse().unwrap()), Err(TableError::Rule(r)) if r.rule == "TPG-3")
    );
}

#[test]
fn tpg_29_without_cards_fundraising_draws_none() {
    let mut desk = plain(3);
    assert!(desk.state.deck().is_empty());
    desk.funds("TX", [5, 4], None);
    assert_eq!(desk.acts().len(), 51, "no card is decided on");
    desk.play("vote TX, vote TX, vote TX, vote TX");
    assert_eq!((desk.net("TX"), desk.team()), (9, Republicans));
}

/// Words with which a card addresses the team that has it.
const TO_ITS_TEAM: [&str; 6] = ["You ", " you ", "Your ", " your ", "eigene Team", "gegnerische Team"];

#[test]
fn tpg_26_another_teams_card_is_told_as_theirs() {
    use scene::{Item, Lang};
    let texts = testkit::texts::<Presidential>();
    let speaks_to_its_team = |text: &kernel::Text| {
        Lang::ALL.into_iter().any(|lang| TO_ITS_TEAM.iter().any(|word| texts.say(lang, text).contains(word)))
    };
    for card in presidential::printed() {
        let mut desk = desk();
        desk.edit(|written| written["frames"] = serde_json::json!([{"turn": "old_card"}]));
        desk.hold(Democrats, &[card.number]).board("OH 9, PA -9");
        let seen = |desk: &Desk, viewer| {
            let scene = kernel::Game::picture(&desk.game, &desk.state, viewer);
            let items = scene.areas.into_iter().flat_map(|area| area.items);
            let faces =
                items.filter_map(|item| if let Item::Cards(cards) = item { Some(cards.faces) } else { None });
            faces.flatten().find(|face| face.number == u16::from(card.number)).map(|face| face.text)
        };
        let own = seen(&desk, Viewer::Seat(Democrats.seat())).expect("it is in hand");
        assert_eq!(own, card.effect.text());
        let dice: &[u16] = if matches!(card.effect, Effect::Roll { .. }) { &[3] } else { &[] };
        desk.play_with(&format!("use {}", card.number), dice, &[]);
        let used =
            desk.told.iter().find(|told| matches!(told.event, presidential::Event::Used { .. })).unwrap();
        let line = scene::Shown::line(&desk.game, &used.event).text;
        assert!(!speaks_to_its_team(&line), "card {}: {}", card.number, texts.say(Lang::En, &line));
        for viewer in [Viewer::Seat(Republicans.seat()), Viewer::Spectator] {
            let theirs = seen(&desk, viewer).expect("the card that was used last lies open");
            assert!(!speaks_to_its_team(&theirs), "card {}: {}", card.number, texts.say(Lang::En, &theirs));
        }
        let mine =
            seen(&desk, Viewer::Seat(Democrats.seat())).expect("the card that was used last lies open");
        assert_eq!(mine, card.effect.text());
    }
}
