//! Set-up: decks, bids, homes, first positions.

use crate::common::*;

#[test]
fn md_r2_everybody_begins_with_25_tokens_60_dollars_and_a_profit_of_30() {
    let desk = desk(4);
    for seat in 0..4 {
        let player = desk.player(seat);
        assert_eq!((player.stock, player.held.len(), player.cash, player.profit), (24, 1, 60, 30));
        assert_eq!(desk.points(seat), 0);
    }
}
