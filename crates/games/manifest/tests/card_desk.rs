//! Positions for tests of single cards: one seat holds the card to play, and other hands are empty so that they do not interfere.

use kernel::Seat;
use kernel::chance::Given;
use manifest::{Frame, Phase, Territories, piles};
use serde_json::json;

use crate::common::*;

/// The first seat holds these cards in this era, and nobody else holds a card.
pub fn playing(seats: u8, era: u8, cards: &[u64]) -> Desk {
    playing_on(desk(seats), era, cards)
}

pub fn playing_on(mut desk: Desk, era: u8, cards: &[u64]) -> Desk {
    for seat in 0..desk.seats() {
        desk.hold(seat, &[]);
    }
    desk.era(era).hold(0, cards);
    desk
}

/// The same, in the first Card Play phase of the era.
pub fn playing_in_transition(seats: u8, era: u8, cards: &[u64]) -> Desk {
    let mut desk = playing(seats, era, cards);
    desk.edit(|at| at["transition"] = json!(true));
    desk
}

/// The card that Spy takes.
pub fn spied(card: u16) -> Given {
    Given::default().pile(piles::SPY, [card])
}

/// The eras in which a card can be played.
pub fn eras_of(card: u8) -> Vec<u8> {
    let playable = |era: &u8| {
        let desk = playing(5, *era, &[card.into()]);
        let word = card.to_string();
        let legal = desk.choices("play").iter().any(|play| play.split(' ').next() == Some(word.as_str()));
        if !legal {
            let used =
                if card > 14 && manifest::printed().card(card).leader.is_none() { " news" } else { "" };
            assert_eq!(desk.refused(&format!("play {card}{used}")), ("MD-R9", "md-no-era"));
        }
        legal
    };
    (1..=3).filter(playable).collect()
}

/// For each product a territory that makes only this product. Tourists need two, because no territory makes only them.
const MAKERS: [(&str, &str); 12] = [
    ("grain", "IN"),
    ("fur", "LB"),
    ("timber", "MR"),
    ("tobacco", "KY"),
    ("textiles", "SC"),
    ("fruit", "GA"),
    ("ore", "OH"),
    ("gold", "NV"),
    ("oil", "WY"),
    ("technology", "NJ"),
    ("tourists", "CU"),
    ("tourists", "HI"),
];

/// What an event card pays as a payout to a seat that makes this product exactly once and nothing else. Also checks that a seat
/// which makes everything else gets nothing.
#[track_caller]
pub fn payout_of(card: u8, era: u8, product: &str) -> i32 {
    let mut desk = playing(5, era, &[card.into()]);
    let maker = MAKERS.iter().find(|(made, _)| *made == product).expect("a maker").1;
    let product: manifest::Product = product.parse().expect("a product");
    let others = MAKERS.iter().map(|(_, place)| *place);
    let others: Vec<&str> = others
        .filter(|code| !manifest::printed().territory(place(code)).products.contains(&product))
        .collect();
    desk.presence(1, maker).presence(2, &others.join(" "));
    desk.play(&format!("play {card} payout"));
    assert_eq!(desk.player(2).cash, 60, "{product} only");
    desk.player(1).cash - 60
}

pub trait CardDesk {
    fn cashes(&self) -> Vec<i32>;
    fn profits(&self) -> Vec<i32>;
    fn held(&self, seat: u8) -> Territories;
    /// Ends everybody's turns until this seat can buy.
    fn trade_of(&mut self, seat: u8) -> &mut Self;
    /// Ends everybody's turns until this seat can expand.
    fn expansion_of(&mut self, seat: u8) -> &mut Self;
    /// Ends everybody's turns until this turn begins.
    fn turn(&mut self, turn: u8) -> &mut Self;
    /// The seats that must decide.
    fn asks(&self) -> Vec<u8>;
    /// Leaves only these cards in the deck of an era; its other cards are out of the game.
    fn left_in_deck(&mut self, era: usize, cards: &[u8]) -> &mut Self;
}

impl CardDesk for Desk {
    fn cashes(&self) -> Vec<i32> {
        (0..self.seats()).map(|seat| self.player(seat).cash).collect()
    }

    fn profits(&self) -> Vec<i32> {
        (0..self.seats()).map(|seat| self.player(seat).profit).collect()
    }

    fn held(&self, seat: u8) -> Territories {
        self.player(seat).held
    }

    fn trade_of(&mut self, seat: u8) -> &mut Desk {
        self.until(|at| at.frame() == Frame::Trade && at.mover() == Seat(seat))
    }

    fn expansion_of(&mut self, seat: u8) -> &mut Desk {
        self.until(|at| at.phase == Phase::Expansion && at.mover() == Seat(seat))
    }

    fn turn(&mut self, turn: u8) -> &mut Desk {
        self.until(|at| at.turn == turn && at.phase == Phase::CardPlay)
    }

    fn asks(&self) -> Vec<u8> {
        self.deciding().iter().map(|seat| seat.0).collect()
    }

    fn left_in_deck(&mut self, era: usize, cards: &[u8]) -> &mut Desk {
        self.edit(|at| {
            let deck: Vec<u8> = serde_json::from_value(at["decks"][era - 1].clone()).expect("a deck");
            let (left, gone): (Vec<u8>, Vec<u8>) = deck.into_iter().partition(|card| cards.contains(card));
            assert_eq!(left.len(), cards.len(), "the deck holds {left:?} of {cards:?}");
            let mut removed: Vec<u8> = serde_json::from_value(at["removed"][era - 1].clone()).expect("cards");
            removed.extend(gone);
            at["decks"][era - 1] = json!(left);
            at["removed"][era - 1] = json!(removed);
        })
    }
}
