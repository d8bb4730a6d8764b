//! MD-R44: what is public, tested by what a viewer may imagine and by who is told each log line.

use std::collections::BTreeSet;

use kernel::chance::Given;
use kernel::{FastRng, Game, Seat, Viewer};
use manifest::{Event, Options, State, piles};
use serde_json::{Value, json};

use crate::common::*;

const TRIES: u64 = 40;

/// States that a viewer cannot distinguish from the real one.
fn imagined(desk: &Desk, viewer: Viewer) -> Vec<State> {
    (0..TRIES).map(|seed| desk.game.imagine(desk.at(), viewer, &mut FastRng::new(seed))).collect()
}

fn seat(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

/// A state without the parts that are secret to a spectator.
fn public(state: &State) -> Value {
    let mut written = serde_json::to_value(state).unwrap();
    for field in ["decks", "removed", "sealed", "drawn"] {
        written[field] = json!(null);
    }
    for player in written["players"].as_array_mut().unwrap() {
        player["hand"] = json!(null);
        player["known"] = json!(null);
    }
    written
}

#[test]
fn md_r44_the_map_money_deeds_steps_tokens_and_open_cards_are_public() {
    let mut desk = desk(4);
    desk.presence(0, "PA OH NJ*").cities("PA").natives("KS").deeds(1, "unity turnpike").table(2, &[17]);
    desk.steps(3, "railroads", &[1, 3], true).pool(1, 2).tokens_in(1, "losses", 1).put_out_of_play(&[18]);
    for viewer in [seat(0), seat(3), Viewer::Spectator] {
        assert!(imagined(&desk, viewer).iter().all(|state| public(state) == public(desk.at())));
    }
}

#[test]
fn md_r44_sizes_of_hands_and_decks_are_public() {
    let desk = desk(4);
    for state in imagined(&desk, Viewer::Spectator) {
        assert_eq!(state.decks.map(|deck| deck.len()), desk.at().decks.map(|deck| deck.len()));
        assert_eq!(state.removed.map(|removed| removed.len()), [2, 2, 2]);
        assert!(
            state
                .players
                .iter()
                .zip(&desk.at().players)
                .all(|(one, other)| one.hand.len() == other.hand.len())
        );
    }
}

#[test]
fn md_r44_hands_of_others_are_secret_and_the_own_is_known() {
    let desk = desk(4);
    let states = imagined(&desk, seat(1));
    assert!(states.iter().all(|state| state.players[1].hand == desk.player(1).hand));
    for other in [0, 2, 3] {
        let hands: BTreeSet<u128> = states.iter().map(|state| state.players[other].hand.bits()).collect();
        assert!(hands.len() > 10, "seat {other}: {} hands", hands.len());
    }
}

#[test]
fn md_r44_cards_that_were_removed_are_secret() {
    let desk = desk(4);
    for era in 0..3 {
        let removed: BTreeSet<u128> =
            imagined(&desk, seat(0)).iter().map(|state| state.removed[era].bits()).collect();
        assert!(removed.len() > 10, "era {}", era + 1);
    }
    let told = desk.events().filter(|event| matches!(event, Event::Removed { count: 2 })).count();
    assert_eq!(told, 1, "only how many");
}

#[test]
fn md_r44_dealt_and_drawn_cards_are_told_to_their_owner_only() {
    let mut desk = desk(3);
    desk.next_turn();
    for viewer in 0..3 {
        for event in desk.told_to(viewer) {
            if let Event::Dealt { seat, .. } | Event::Drew { seat, .. } = event {
                assert_eq!(seat.0, viewer);
            }
        }
        let draws = |event: &&&Event| matches!(event, Event::DrewHidden { .. });
        assert_eq!(desk.told_to(viewer).iter().filter(draws).count(), 2, "that others drew is public");
    }
}

#[test]
fn md_r44_bids_are_secret_until_they_are_opened() {
    let mut desk = Desk(testkit::Desk::shuffled(&Options::default(), 3, 1));
    desk.play("0: bid 60, 1: bid 5");
    let bids = |viewer: Viewer, of: usize| -> BTreeSet<Option<u8>> {
        imagined(&desk, viewer).iter().map(|state| state.sealed[of]).collect()
    };
    assert!(bids(seat(1), 0).len() > 5);
    assert_eq!(bids(seat(0), 0), BTreeSet::from([Some(60)]));
    assert!(!desk.events().any(|event| matches!(event, Event::Bids { .. })));
    desk.play("2: bid 0");
    let opened = |event: &&Event| matches!(event, Event::Bids { bids, .. } if bids[0] == (Seat(0), 60));
    assert!((0..3).all(|viewer| desk.told_to(viewer).iter().any(opened)));
}

#[test]
fn md_r44_sealed_answers_are_secret_until_they_are_opened() {
    let mut desk = desk(3);
    desk.next_turn().play("0: priority yes");
    let answers: BTreeSet<Option<u8>> =
        imagined(&desk, seat(1)).iter().map(|state| state.sealed[0]).collect();
    assert_eq!(answers, BTreeSet::from([Some(0), Some(1)]));
    desk.play("1: priority no, 2: priority no");
    assert!(
        desk.told_to(2)
            .iter()
            .any(|event| matches!(event, Event::PriorityUsed { seats } if seats.len() == 1))
    );
}

#[test]
fn md_r44_a_card_taken_by_spy_is_known_to_both_and_to_nobody_else() {
    let mut desk = desk(3);
    desk.nobody_answers().hold(0, &[17, 22]).hold(1, &[15, 29]).play("play 17 event");
    desk.play_given("target 1", Given::default().pile(piles::SPY, [29]));
    let keeps =
        |viewer: Viewer| imagined(&desk, viewer).iter().all(|state| state.players[0].hand.contains(29));
    assert!(keeps(seat(1)) && keeps(seat(0)));
    assert!(!keeps(seat(2)) && !keeps(Viewer::Spectator));
    let named = |event: &&Event| matches!(event, Event::Stolen { card: 29, .. });
    assert_eq!(
        [0, 1, 2].map(|viewer| desk.told_to(viewer).iter().filter(|event| named(event)).count()),
        [1, 1, 0]
    );
}

#[test]
fn md_r44_a_card_rejected_with_think_tank_is_known_to_the_rejector_only() {
    let mut desk = investment(3);
    desk.deeds(0, "innovation think-tank").era_deck(1, &[22, 29, 15]).play("tokens 1");
    desk.play_given("card", Given::default().pile(piles::ERAS[0], [22]));
    let looks = |viewer: Viewer| -> BTreeSet<u8> {
        imagined(&desk, viewer).iter().map(|state| state.drawn).collect()
    };
    assert_eq!(looks(seat(0)), BTreeSet::from([22]));
    assert!(looks(seat(1)).len() > 1, "others do not see it");
    desk.play_given("reject", Given::default().pile(piles::ERAS[0], [29]));
    let rejected = |event: &&Event| matches!(event, Event::Rejected { card: 22, .. });
    assert_eq!([0, 1, 2].map(|viewer| desk.told_to(viewer).iter().any(&rejected)), [true, false, false]);
}

#[test]
fn md_r44_offers_and_answers_are_public() {
    let mut desk = desk(4);
    desk.nobody_answers().table(1, &[22]).to_investment().play("offer 1, licence 22, send, decline");
    for viewer in 0..4 {
        let told = desk.told_to(viewer);
        assert!(
            told.iter().any(|event| matches!(event, Event::Offered { offer } if offer.licences.contains(22)))
        );
        assert!(told.iter().any(|event| matches!(event, Event::Declined { from: Seat(0), to: Seat(1) })));
    }
}
