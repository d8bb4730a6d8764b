//! C&C Napoleonics, Epic and La Grande Battles, rule by rule. Side 1 is French if the scenario has a French side.

use crate::common::*;
use cdg_solo::{Card, Face, Options, Role, Scenario, Sheet};
use kernel::Game;

fn field_with(options: Options) -> Desk {
    let mut desk = desk_with(Options { playsheet: Sheet::Napoleonics, ..options });
    desk.lay_titles("1A Probe Left, 1B Attack Center, 1C Probe Right, 1D Assault Left, 1E Bombard");
    desk.lay_titles("2A Probe Right, 2B Attack Left, 2C Probe Left, 2D Rally, 2E Elan");
    desk
}

fn field() -> Desk {
    field_with(Options::default())
}

/// The French have played a card, and the window is open.
fn in_window(options: Options) -> Desk {
    let mut desk = field_with(options);
    desk.roll(Face::Ab).play("play 1A order");
    assert_eq!(desk.question(), "cc-window");
    desk
}

#[test]
fn cn_1_a_square_costs_command_and_a_random_card() {
    let mut desk = in_window(Options::default());
    let hit = desk.state.lie(pos("2C")).card();
    desk.play_with("square", &[3], &[]);
    assert_eq!(desk.state.track(Second).hand, 4);
    assert_eq!(desk.state.beside(Second)[0].card(), hit);
    assert_eq!(desk.state.beside(Second)[0].role(), Role::Square);
    assert_eq!(desk.at("2C"), "-", "its slot is refilled face-down");
}

#[test]
fn cn_1_a_double_slot_needs_a_second_pick() {
    let mut desk = field_with(Options { command_1: 5, command_2: 6, ..Options::default() });
    desk.roll(Face::Ab).play("play 1A order");
    desk.play_with("square", &[1, 4], &[("deck", 59)]);
    assert_eq!(desk.state.beside(Second)[0].card(), Card::new(0, 59), "the second card of slot A");
}

#[test]
fn cn_2_then_the_second_cards_follow_the_commands() {
    let mut desk = in_window(Options::default());
    desk.play_with("square", &[3], &[]);
    // 5 against 4: the French add a face-down card to A while the first card of A is still being played.
    assert!(desk.state.lie(pos("1A")).is_laid());
    desk.play("done").finish();
    assert!(desk.state.lie(pos("1A2")).is_laid(), "one added, one refilled");
}

#[test]
fn cn_3_a_dissolved_square_returns_its_card_open_to_the_next_vacancy() {
    let mut desk = in_window(Options::default());
    desk.play_with("square", &[3], &[]);
    let square = desk.state.beside(Second)[0].card();
    desk.play(&format!("beside {square} dissolve"));
    assert_eq!(desk.state.track(Second).hand, 5);
    assert_eq!(desk.state.beside(Second)[0].role(), Role::Returning);
    desk.play("done, done").roll(Face::Ab).play("play 2A order").finish();
    assert_eq!(desk.state.lie(pos("2A")).card(), square);
    assert!(desk.is_up("2A"), "instead of a draw");
}

#[test]
fn cn_4_back_at_parity_the_extra_card_is_played_or_moved() {
    let excess = || {
        let mut desk = in_window(Options::default());
        desk.play_with("square", &[3], &[]).play("done, done");
        // The British dissolve it in their own turn, so French slot A has one card too many.
        desk.roll(Face::Ab).play("play 2A order");
        let square = desk.state.beside(Second)[0].card();
        desk.play(&format!("beside {square} dissolve")).play("done, done");
        desk.lay_titles("1A Probe Left, 1A2 Attack Right");
        desk
    };
    let mut desk = excess();
    desk.roll(Face::Ab).play("play 1A order").finish();
    assert!(!desk.state.lie(pos("1A2")).is_laid(), "played without redraw");
    let mut desk = excess();
    desk.roll(Face::Ab).play("play 1B order, done");
    assert_eq!(desk.question(), "cc-excess");
    let moved = desk.state.lie(pos("1A")).card();
    desk.play("pick 1A");
    assert_eq!(desk.state.lie(pos("1B")).card(), moved, "used as the next refill");
    assert!(!desk.state.lie(pos("1A2")).is_laid());
}

fn kept(desk: &Desk, what: &str) -> serde_json::Value {
    serde_json::to_value(&desk.state).unwrap()["own"]["colors"][what].clone()
}

#[test]
fn cn_5_counters_are_kept_and_used_freely_by_the_side_that_is_not_french() {
    let mut desk = in_window(Options { guerrilla: 1, masses: 2, ..Options::default() });
    assert_eq!(
        desk.acts(),
        ["done", "square", "guerrilla", "mass"],
        "at any moment, in the other side's turn too"
    );
    let before = (desk.shown(0), desk.shown(1), desk.state.track(Second));
    desk.play("mass, mass");
    assert_eq!(kept(&desk, "counters"), serde_json::json!([1, 0, 0]));
    assert_eq!(desk.acts(), ["done", "square", "guerrilla"]);
    assert_eq!((desk.shown(0), desk.shown(1), desk.state.track(Second)), before, "no card is touched");
    desk.finish().roll(Face::Ab).play("play 2A order, guerrilla");
    assert_eq!(kept(&desk, "counters"), serde_json::json!([0, 0, 0]));
}

#[test]
fn cn_8_a_scout_may_gain_a_guerrilla_counter() {
    let mut desk = field_with(Options { guerrilla: 1, ..Options::default() });
    desk.lay_titles("2A Scout Left").roll(Face::Ab).play("play 1A order").finish().roll(Face::Ab);
    desk.play("play 2A order");
    assert_eq!(desk.question(), "cc-draw");
    desk.play("yes");
    assert_eq!(kept(&desk, "counters"), serde_json::json!([2, 0, 0]));
}

#[test]
fn cn_6_a_tactician_used_is_one_less() {
    let mut desk = in_window(Options { tacticians_1: 2, tacticians_2: 1, ..Options::default() });
    desk.play("tactician-used");
    assert_eq!(desk.acts(), ["done", "first", "second"]);
    desk.play("second, tactician-used");
    assert!(!desk.may("second"), "none is left");
    desk.play("first");
    assert_eq!(kept(&desk, "tacticians"), serde_json::json!([1, 0]));
}

#[test]
fn cn_14_after_first_strike_the_active_side_is_the_defender() {
    let mut desk = field();
    desk.lay_titles("2D First Strike").roll(Face::Ab).play("play 1A order");
    assert!(!desk.may("own-square"), "it attacks");
    desk.play("pick 2D");
    assert!(desk.may("own-square"));
    desk.play("own-square");
    assert_eq!((desk.state.track(First).hand, desk.state.track(Second).hand), (4, 5));
    assert_eq!(desk.state.beside(First)[0].role(), Role::Square);
    assert!(desk.state.lie(pos("2A2")).is_laid(), "CC-2 is applied again: the other side has a card more");
}

#[test]
fn cn_6_tacticians_are_counted_where_they_are_used() {
    let mut desk = in_window(Options { tacticians_1: 2, ..Options::default() });
    desk.play("tactician");
    let state = serde_json::to_value(&desk.state).unwrap();
    assert_eq!(state["own"]["colors"]["tacticians"], serde_json::json!([3, 0]));
}

#[test]
fn cn_7_leadership_is_marked_like_any_order_card() {
    let mut desk = field();
    desk.lay_titles("1B Leadership").roll(Face::CLow).play("done");
    assert!(desk.may("pick 1B"));
}

#[test]
fn cn_8_a_scout_draws_open_unless_a_guerrilla_counter_is_gained() {
    for (answer, open) in [("no", true), ("yes", false)] {
        let mut desk = field_with(Options { guerrilla: 1, ..Options::default() });
        desk.lay_titles("2A Scout Left").roll(Face::Ab).play("play 1B order").finish();
        desk.roll(Face::Ab).play("play 2A order");
        assert_eq!(desk.question(), "cc-draw");
        desk.play(answer).finish();
        assert_eq!(desk.is_up("2A"), open);
    }
}

#[test]
fn cn_9_in_medellin_french_banners_bring_cards_for_good() {
    let mut desk = field_with(Options { scenario: Scenario::Medellin, ..Options::default() });
    desk.roll(Face::Ab).play("play 1B order, done, first, first, first");
    for slot in ["A", "B", "D"] {
        assert!(desk.state.lie(pos(&format!("1{slot}2"))).is_laid(), "{slot}");
    }
    assert!(!desk.state.lie(pos("1E2")).is_laid());
}

#[test]
fn cn_10_in_vitoria_the_lower_printed_orders_move_first() {
    let opening = |french: &str, british: &str| {
        let mut desk = desk_with(Options {
            playsheet: Sheet::Napoleonics,
            scenario: Scenario::Vitoria,
            ..Options::default()
        });
        desk.lay_titles(&format!("1A {french}, 1B Bombard, 2A {british}, 2B Rally"));
        desk.roll(Face::Ab).roll(Face::Ab);
        desk
    };
    let desk = opening("Probe Left", "Attack Left");
    assert_eq!(desk.state.active(), First);
    assert_eq!(
        desk.acts_of("play"),
        ["play 1A order"],
        "that card must be the first play, without a new roll"
    );
    assert_eq!(opening("Probe Left", "Probe Center").state.active(), Second, "tied: the British");
    assert_eq!(opening("Elan", "Attack Left").state.active(), Second, "missing: the British");
}

#[test]
fn cn_11_in_krasnoi_a_random_russian_card_is_lost() {
    let mut desk = in_window(Options { scenario: Scenario::Krasnoi, ..Options::default() });
    let hit = desk.state.lie(pos("2B")).card();
    desk.play_with("random", &[2], &[]);
    assert_eq!(desk.discards(0), [hit.number()]);
    assert_eq!(desk.at("2B"), "-");
}

#[test]
fn cn_12_in_zehdenick_most_sabers_move_first() {
    use kernel::Game;
    use kernel::chance::{Given, RecordedChance, Seed};
    let options =
        Options { playsheet: Sheet::Napoleonics, scenario: Scenario::Zehdenick, ..Options::default() };
    let game = cdg_solo::Solo::new(&options, 1).unwrap();
    // A tie first; then the second side has more.
    let mut given = Given::dice([6, 1, 1, 1, 6, 2, 2, 2, 1, 1, 1, 1, 6, 6, 1, 1]);
    let mut chance = RecordedChance::live(&mut given, Some(Seed::from_number(4).stream(0)));
    let state = game.start(&mut chance, &mut Vec::new()).unwrap();
    assert_eq!(state.active(), Second);
}

#[test]
fn cn_13_equal_to_command_is_the_marker() {
    // Assault has no number of its own. In Vitoria it counts as its side's Command.
    let mut desk = desk_with(Options {
        playsheet: Sheet::Napoleonics,
        scenario: Scenario::Vitoria,
        command_1: 2,
        command_2: 6,
        ..Options::default()
    });
    desk.lay_titles("1A Assault Left, 1B Bombard, 2A Attack Left, 2A2 Attack Center, 2B Elan, 2B2 Rally");
    desk.roll(Face::Ab).roll(Face::Ab);
    assert_eq!(desk.state.active(), First, "2 against 3");
}

#[test]
fn cn_14_nothing_open_the_row_for_five() {
    let mut desk = in_window(Options::default());
    desk.lay("2A -, 2B -, 2C -, 2D -, 2E -").play_with("square", &[6, 4], &[("deck", 60)]);
    assert_eq!(desk.state.beside(Second)[0].card(), Card::new(0, 60), "slot D");
    assert_eq!(desk.at("2D"), "-");
}

fn epic(options: Options) -> Desk {
    let mut desk = desk_with(Options { playsheet: Sheet::Epic, ..options });
    desk.lay_titles("1A Probe Left, 1B Attack Center, 1C Probe Right, 1D Assault Left, 1E Bombard");
    desk.lay_titles("2A Attack Right, 2B Attack Left, 2C Probe Center, 2D Rally, 2E Attack Center");
    desk
}

fn rack(desk: &Desk) -> Vec<u64> {
    let state = serde_json::to_value(&desk.state).unwrap();
    let rack = state["own"]["colors"]["courier"]["rack"].as_array().unwrap().clone();
    rack.iter().map(|n| n.as_u64().unwrap()).filter(|&n| n != 0).collect()
}

/// Answers everything that follows a rack card until somebody can roll.
fn settle(desk: &mut Desk) {
    while !desk.may("roll") {
        let acts = desk.acts();
        let next = ["done", "no"]
            .into_iter()
            .find(|w| acts.iter().any(|a| a == w))
            .map_or(acts[0].clone(), Into::into);
        desk.play(&next);
    }
}

#[test]
fn ne_1_the_courier_rack_is_open_and_refilled() {
    let mut desk = epic(Options::default());
    assert_eq!(rack(&desk).len(), 5);
    desk.roll(Face::Ab).play("play 1A order, done");
    assert_eq!(desk.question(), "cc-rack");
    let take = desk.acts_of("take")[0].clone();
    desk.play(&take);
    assert_eq!(rack(&desk).len(), 5, "refilled at once");
    let mut desk = epic(Options { rack_late: true, rack: 3, ..Options::default() });
    desk.roll(Face::Ab).play("play 1A order, done");
    let take = desk.acts_of("take")[0].clone();
    let held = rack(&desk).len();
    desk.play(&take);
    assert!(rack(&desk).len() >= held - 1);
}

fn grande(options: Options) -> Desk {
    desk_with(Options { playsheet: Sheet::Epic, la_grande: true, ..options })
}

#[test]
fn ne_2_la_grande_has_two_displays_a_side() {
    let desk = grande(Options { command_1: 5, command_2: 6, corps_1: 5, corps_2: 3, ..Options::default() });
    for display in 1..=4 {
        assert!(desk.state.lie(pos(&format!("{display}E"))).is_laid());
    }
    assert!(desk.state.lie(pos("2A2")).is_laid(), "CIC with CIC");
    assert!(desk.state.lie(pos("3A2")).is_laid() && desk.state.lie(pos("3D2")).is_laid(), "Corps with Corps");
    assert!(!desk.state.lie(pos("1A2")).is_laid() && !desk.state.lie(pos("4A2")).is_laid());
}

#[test]
fn ne_3_cic_card_rack_card_another_battlefield_then_the_corps() {
    let mut desk = grande(Options::default());
    desk.lay_titles("1A Probe Left, 1B Attack Center").roll(Face::Ab).play("play 1A order, done");
    assert_eq!(desk.question(), "cc-rack");
    for take in desk.acts_of("take") {
        let card: Card = take.strip_prefix("take ").unwrap().parse().unwrap();
        assert!(!desk.game.cards().title(card).contains("Left"), "another battlefield");
    }
    let take = desk.acts_of("take")[0].clone();
    desk.play(&take);
    settle(&mut desk);
    assert_eq!(desk.state.active(), First, "the corps roll");
    desk.roll(Face::Ab);
    while desk.question() == "cc-blank" {
        desk.play("tactic");
    }
    assert!(desk.acts_of("play").iter().all(|act| act.starts_with("play 3")), "{:?}", desk.acts());
}

#[test]
fn ne_3_what_follows_a_rack_card_happens_in_the_turn_of_its_side() {
    let mut desk = epic(Options::default());
    desk.lay_titles("2D First Strike").roll(Face::Ab).play("play 1A order, done");
    let take = desk.acts_of("take")[0].clone();
    desk.play(&take);
    while desk.question() == "cc-field" {
        let field = desk.acts()[0].clone();
        desk.play(&field);
    }
    assert_eq!((desk.question().as_str(), desk.state.active()), ("cc-window", First));
    assert!(desk.may("pick 2D"), "the other side may still react");
    desk.play("done, done");
    assert_eq!(desk.state.active(), Second);
}

#[test]
fn ne_4_a_card_is_told_its_battlefield() {
    let mut desk = grande(Options::default());
    desk.lay_titles("1A Force March, 1B Attack Center, 2A Probe Right, 2B Attack Left")
        .roll(Face::Ab)
        .play("play 1A order");
    assert_eq!(
        (desk.question().as_str(), desk.acts()),
        ("cc-field", vec!["left".into(), "center".into(), "right".into()])
    );
}

#[test]
fn ne_5_corps_cards_use_the_corps_command() {
    let mut desk =
        grande(Options { command_1: 6, corps_1: 3, command_2: 6, corps_2: 3, ..Options::default() });
    desk.lay_titles("1A Assault Left, 3A Assault Center");
    assert_eq!((desk.value("1A"), desk.value("3A")), (Some(6), Some(3)), "equal to command");
    desk.set("corps 1", 4);
    assert_eq!((desk.value("1A"), desk.value("3A")), (Some(6), Some(4)));
    // A square lowers only the CIC marker (CN-13, NE-7).
    desk.lay_titles("2A Assault Left, 4A Assault Right, 1B Probe Left");
    desk.roll(Face::Ab).play("play 1B order");
    desk.play("square");
    assert_eq!((desk.state.track(Second).hand, desk.value("4A")), (5, Some(3)));
}

#[test]
fn ne_6_tacticians_start_with_the_scenarios_number() {
    let mut desk = grande(Options { tacticians_1: 2, tacticians_2: 1, ..Options::default() });
    let kept = |desk: &Desk| {
        let state = serde_json::to_value(&desk.state).unwrap();
        (
            state["own"]["colors"]["tacticians"].clone(),
            state["own"]["colors"]["courier"]["tacticians"].clone(),
        )
    };
    assert_eq!(desk.acts(), ["left", "center", "right"], "each is assigned to a battlefield");
    desk.play("left, right, center");
    assert_eq!(kept(&desk), (serde_json::json!([2, 1]), serde_json::json!([[1, 0, 1], [0, 1, 0]])));
    // A new Tactician goes to the battlefield of the card that granted it.
    desk.lay_titles("1A Probe Left, 1B Attack Center").roll(Face::Ab).play("play 1A order, tactician");
    assert_eq!(kept(&desk).1, serde_json::json!([[2, 0, 1], [0, 1, 0]]));
    // Using it lowers the number of that battlefield.
    desk.play("tactician-used, first");
    assert_eq!(desk.acts(), ["left", "right"]);
    desk.play("right");
    assert_eq!(kept(&desk), (serde_json::json!([2, 1]), serde_json::json!([[2, 0, 0], [0, 1, 0]])));
}

#[test]
fn ne_7_squares_adjust_the_cic_displays() {
    let mut desk = grande(Options::default());
    desk.lay_titles("1A Probe Left, 1B Attack Center").roll(Face::Ab).play("play 1A order, square");
    let state = serde_json::to_value(&desk.state).unwrap();
    assert_eq!(
        (state["tracks"][1]["hand"].as_u64(), state["tracks"][3]["hand"].as_u64()),
        (Some(4), Some(4))
    );
    assert!(desk.state.lie(pos("1A")).is_laid(), "a second card for the CIC");
}

#[test]
fn ne_8_counter_attack_copies_a_display_or_a_rack_card_of_the_last_turn() {
    let mut desk = epic(Options::default());
    desk.lay_titles("1A Scout Left, 1B Attack Center, 2A Counter, 2B Probe Left")
        .roll(Face::Ab)
        .play("play 1A order, done");
    let scout = desk.discards(0)[0];
    let take = desk.acts_of("take")[0].clone();
    let racked: u8 = take["take ".len()..].parse().unwrap();
    desk.play(&take);
    settle(&mut desk);
    assert_eq!(desk.state.active(), Second);
    desk.roll(Face::Ab).play("play 2A order");
    assert_eq!(desk.question(), "cc-copy");
    let mut both = [scout, racked];
    both.sort_unstable();
    assert_eq!(desk.acts(), both.map(|n| format!("take {n}")));
    desk.play(&format!("take {scout}"));
    settle(&mut desk);
    assert!(desk.is_up("2A"), "a copied Scout draws face-up");
}

#[test]
fn ne_9_in_raab_an_austrian_scout_may_take_a_banner() {
    let mut desk = epic(Options { scenario: Scenario::Raab, ..Options::default() });
    desk.lay_titles("2A Scout Left").roll(Face::Ab).play("play 1A order");
    settle(&mut desk);
    assert_eq!(desk.state.active(), Second);
    desk.roll(Face::Ab).play("play 2A order");
    assert_eq!(desk.question(), "cc-banner");
    desk.play("yes");
    settle(&mut desk);
    assert!(!desk.is_up("2A"));
}

#[test]
fn ne_1_a_scout_may_gain_a_guerrilla_counter_in_epic_battles_too() {
    let mut desk = epic(Options { first: Second, guerrilla: 1, ..Options::default() });
    desk.lay_titles("2A Scout Right, 2B Attack Left").roll(Face::Ab).play("play 2A order");
    while desk.question() != "cc-draw" && desk.may("done") {
        desk.play("done");
    }
    assert_eq!(desk.question(), "cc-draw");
    desk.play("yes");
    assert_eq!(kept(&desk, "counters")[0], 2);
    settle(&mut desk);
    assert_eq!(desk.at("2A"), "-", "face-down");
}

#[test]
fn cn_3_dissolving_a_square_is_told_as_that() {
    let mut desk = in_window(Options::default());
    desk.play("square");
    let card = desk.state.beside(Second)[0].card();
    let act = format!("beside {card} dissolve");
    assert!(desk.may(&act), "{:?}", desk.acts());
    let scene = kernel::Game::picture(&desk.game, &desk.state, kernel::Viewer::Seat(PERSON));
    let label = scene.prompt.choices.iter().find(|choice| choice.act == act).unwrap().label.to_string();
    assert!(label.contains("dissolve"), "{label}");
    desk.play(&act);
    let story = desk.story();
    assert!(story.iter().any(|line| line.contains("goes to the square track")), "{story:?}");
    assert!(story.iter().any(|line| line.contains("a square is dissolved")), "{story:?}");
    assert!(!story.iter().any(|line| line.contains("order") && line.contains("meanwhile")), "{story:?}");
}

#[test]
fn cc_2_a_card_added_for_a_higher_command_is_told() {
    let mut desk = in_window(Options::default());
    desk.play_with("square", &[3], &[]);
    let added = "A face-down card is added, Side 1 A – its Command is higher by 1.";
    assert!(desk.story().iter().any(|line| line == added), "{:?}", desk.story());
}

#[test]
fn cn_9_an_added_card_is_told() {
    let mut desk = field_with(Options { scenario: Scenario::Medellin, ..Options::default() });
    desk.roll(Face::Ab).play("play 1A order, done");
    assert_eq!(desk.question(), "cc-banners");
    desk.play("first, first");
    let story = desk.story();
    for (slot, banner) in [("A2", 1), ("B2", 2)] {
        let added = format!("A face-down card is added, French {slot} – banner {banner} was taken.");
        assert!(story.contains(&added), "{story:?}");
    }
    let rules = |event| <cdg_solo::Solo as scene::Shown>::line(&desk.game, event).rule;
    assert_eq!(desk.told.iter().filter(|told| rules(&told.event) == Some("CN-9")).count(), 2);
}

#[test]
fn cn_8_no_guerrilla_counter_is_asked_for_where_there_is_none() {
    let scouted = |scenario, used| {
        let mut desk = field_with(Options { scenario, guerrilla: u8::from(used), ..Options::default() });
        desk.lay_titles("2A Scout Left").roll(Face::Ab).play("play 1B order");
        if used {
            desk.play("guerrilla");
        }
        desk.finish().roll(Face::Ab).play("play 2A order");
        desk
    };
    let mut desk = scouted(Scenario::Standard, false);
    assert_eq!(desk.question(), "cc-window");
    desk.finish();
    assert!(desk.is_up("2A"), "the Scout draws face-up");
    assert_eq!(scouted(Scenario::Standard, true).question(), "cc-draw", "also when the last one was used");
    assert_eq!(scouted(Scenario::Medellin, false).question(), "cc-draw", "the Spanish have them");
}

/// Rule and words of the question about the rack.
fn asked_of_the_rack(desk: &mut Desk) -> (&'static str, [String; 2]) {
    desk.lay_titles("1A Probe Left, 1B Attack Center").roll(Face::Ab).play("play 1A order, done");
    assert_eq!(desk.question(), "cc-rack");
    let prompt = desk.game.picture(&desk.state, kernel::Viewer::Seat(PERSON)).prompt;
    let texts = scene::Texts::new(<cdg_solo::Solo as scene::Shown>::text_files()).unwrap();
    let detail = prompt.detail.unwrap();
    (prompt.rule.unwrap(), scene::Lang::ALL.map(|lang| texts.say(lang, &detail)))
}

#[test]
fn ne_1_without_la_grande_any_card_of_the_rack_may_be_taken() {
    let mut desk = epic(Options::default());
    let (rule, [english, german]) = asked_of_the_rack(&mut desk);
    assert_eq!(rule, "NE-1");
    assert!(!english.contains("battlefield") && !german.contains("Schlachtfeld"), "{english} {german}");
    let takes = desk.acts_of("take");
    assert_eq!(takes.len(), 5, "which one is up to the person");
    desk.play(&takes[0]);
    settle(&mut desk);
    let story = desk.story();
    assert!(!story.iter().any(|line| line.contains("battlefield")), "{story:?}");
    let rules = |event| <cdg_solo::Solo as scene::Shown>::line(&desk.game, event).rule;
    assert!(!desk.told.iter().any(|told| rules(&told.event) == Some("NE-3")));
}

#[test]
fn ne_3_in_la_grande_a_rack_card_goes_to_another_battlefield() {
    let (rule, [english, german]) = asked_of_the_rack(&mut grande(Options::default()));
    assert_eq!(rule, "NE-3");
    assert!(english.contains("battlefield") && german.contains("Schlachtfeld"), "{english} {german}");
}
