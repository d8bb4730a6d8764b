//! Where cards are and where they go: drawing, the 2 and 3 Decks, Reshuffle, the unused piles.

use mr_president::program;

use crate::common::Desk;
use crate::kit::{pile_of, procedure};

fn events() -> impl Iterator<Item = &'static str> {
    program().cards.iter().map(|card| card.id).filter(|id| id.starts_with('E'))
}

/// The cards in house B11 that are marked R.
const RESHUFFLE: [&str; 13] =
    ["E009", "E010", "E018", "E026", "E046", "E053", "E066", "E069", "E082", "E094", "E105", "E109", "E111"];

/// Regardless of dice and decisions, 13 events go to Reshuffle and the other 103 leave the game.
#[test]
fn mrp_card_events_where_each_event_goes() {
    assert_eq!(events().count(), 116);
    for id in events() {
        for seed in 0..2 {
            let mut desk = Desk::blank();
            desk.run_through("card_play", &[id], seed);
            if desk.ended().is_none() {
                let pile = if RESHUFFLE.contains(&id) { "reshuffle" } else { "gone" };
                assert_eq!(pile_of(&desk, id), pile, "{id}");
                assert_eq!(desk.get1("known", id), 1, "{id} has been seen");
            }
        }
    }
}

#[test]
fn mrp_card_terrorism_every_card_leaves_the_game() {
    let mut number = 0;
    for card in program().cards.iter().filter(|card| card.id.starts_with('T')) {
        number += 1;
        let mut desk = Desk::blank();
        desk.run_through("card_play", &[card.id], 1);
        if desk.ended().is_none() {
            assert_eq!(pile_of(&desk, card.id), "gone", "{}", card.id);
        }
    }
    assert_eq!(number, 20);
}

/// After its second part a disaster goes to the 3 Deck, after its third part out of the game.
#[test]
fn mrp_card_disasters_where_a_card_goes_after_each_part() {
    for id in ["N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8"] {
        for (from, proc, to) in [("deck2", "cascading_two", "deck3"), ("deck3", "cascading_three", "gone")] {
            let mut desk = procedure(proc, &[]).set(&format!("at.{id} {from}")).desk;
            desk.run_through(proc, &[], 1);
            assert_eq!(pile_of(&desk, id), to, "{id} from {from}");
        }
    }
}

#[test]
fn mrp_r11_draw_a_card_from_the_deck() {
    let desk =
        procedure("draw_card", &[]).set("at.E001 deck; at.E062 deck").draws("card E062").then_gives("mr -1");
    assert_eq!((pile_of(&desk, "E062"), pile_of(&desk, "E001")), ("gone", "deck"));
}

/// An empty deck is refilled from Reshuffle; if that is empty too, nothing is drawn.
#[test]
fn mrp_r11_an_empty_deck() {
    let desk = procedure("draw_card", &[])
        .set("at.E094 reshuffle; at.E010 reshuffle")
        .draws("card E094")
        .then_gives("pa +1");
    assert_eq!((pile_of(&desk, "E094"), pile_of(&desk, "E010")), ("reshuffle", "deck"));
    procedure("draw_card", &[]).set("at.E001 gone; at.C17 deck2").gives("");
}

/// Of two cards one leaves the game and the other goes to Reshuffle. Neither is carried out.
#[test]
fn mrp_r11_nsa_two() {
    let two = "at.E001 deck; at.T06 deck; at.E062 deck";
    let desk =
        procedure("nsa_two", &[]).set(two).draws("card E001, card T06").acts("pick T06").then_gives("");
    assert_eq!(["E001", "T06", "E062"].map(|id| pile_of(&desk, id)), ["reshuffle", "gone", "deck"]);
    let desk =
        procedure("nsa_two", &[]).set(two).draws("card E001, card T06").acts("pick E001").then_gives("");
    assert_eq!(["E001", "T06", "E062"].map(|id| pile_of(&desk, id)), ["gone", "reshuffle", "deck"]);
    // A single card leaves; without any card nothing happens.
    let desk = procedure("nsa_two", &[]).set("at.E001 deck").draws("card E001").then_gives("");
    assert_eq!(pile_of(&desk, "E001"), "gone");
    procedure("nsa_two", &[]).gives("");
    // The deck is empty after the first card, so Reshuffle becomes the deck.
    let desk = procedure("nsa_two", &[])
        .set("at.E001 deck; at.E010 reshuffle")
        .draws("card E001, card E010")
        .acts("pick E010")
        .then_gives("");
    assert_eq!(["E001", "E010"].map(|id| pile_of(&desk, id)), ["reshuffle", "gone"]);
}

/// Cascading 3 with an empty 3 Deck counts as Cascading 2; if both are empty, nothing happens.
#[test]
fn mrp_r12_cascading_three_with_an_empty_3_deck() {
    let desk =
        procedure("cascading_three", &[]).set("at.C17 deck2").draws("card C17").then_gives("pa -1; pr -1");
    assert_eq!(pile_of(&desk, "C17"), "deck3");
    let desk = procedure("cascading_three", &[])
        .set("at.C17 deck2; at.C16 deck3")
        .draws("card C16")
        .then_gives("soe.us -1; ldi +1");
    assert_eq!((pile_of(&desk, "C16"), pile_of(&desk, "C17")), ("gone", "deck2"));
    procedure("cascading_three", &[]).gives("");
    // Cascading 2 never uses the 3 Deck.
    procedure("cascading_two", &[]).set("at.C16 deck3").gives("");
}

/// An empty unused pile does nothing.
#[test]
fn mrp_r112_the_unused_piles() {
    let desk = procedure("draw_terrorism", &[]).draws("card T06").then_gives("tg.conus.tg1 +1; dc +1; mr -1");
    assert_eq!(pile_of(&desk, "T06"), "gone");
    let desk = procedure("draw_cascading", &[]).draws("card C17").then_gives("dc +1; public_list.slot1 +1");
    assert_eq!(pile_of(&desk, "C17"), "deck2");
    let desk = procedure("draw_disaster", &[]).draws("card N3").dice(&[5]).then_gives("dc +1");
    assert_eq!(pile_of(&desk, "N3"), "deck2");
    for proc in [
        "draw_terrorism",
        "draw_cascading",
        "draw_disaster",
        "slip_terrorism_reshuffle",
        "slip_terrorism_deck",
    ] {
        let mut empty = procedure(proc, &[]);
        empty.desk.fill("at", 0);
        empty.gives("");
    }
}

/// Added to the deck unseen: the card is not carried out, and the player does not know which one it is.
#[test]
fn mrp_r112_mrp_r73_a_terrorism_card_is_slipped_in() {
    for (proc, pile) in [("slip_terrorism_reshuffle", "reshuffle"), ("slip_terrorism_deck", "deck")] {
        let desk = procedure(proc, &[]).draws("card T04").then_gives("");
        assert_eq!((pile_of(&desk, "T04"), desk.get1("known", "T04")), (pile, 0), "{proc}");
    }
}
