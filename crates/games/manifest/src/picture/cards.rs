//! Cards as shown: hands, tables, decks.

use kernel::{Seat, Text};
use scene::{CardView, Cards, Item, Layout, Sheet};

use super::card_spot;
use crate::card_name;
use crate::cardset::CardSet;
use crate::printed::{CardKind, printed};
use crate::state::State;

fn view(card: u8) -> CardView {
    let print = printed().card(card);
    let kind = Text::new(match print.kind {
        CardKind::Destiny => "md-kind-destiny",
        CardKind::Leader => "md-kind-leader",
        CardKind::Event => "md-kind-event",
    });
    let eras: String =
        print.eras.iter().map(|&era| ["I", "II", "III"][usize::from(era) - 1]).collect::<Vec<_>>().join(" ");
    let mut tags = vec![kind];
    tags.extend(print.product.map(|product| product.text()));
    tags.push(Text::new("md-eras").word("eras", eras));
    if print.origin.contains("rec") {
        tags.push(Text::new("md-reconstruction"));
    }
    CardView {
        tags,
        ..CardView::new(
            card_spot(card),
            card.into(),
            card_name(card),
            Text::new(format!("card-md-{card}-text")),
        )
    }
}

fn row(name: Text, owner: Option<Seat>, cards: CardSet) -> Cards {
    Cards {
        name,
        layout: Layout::Row,
        owner,
        count: cards.len() as u32,
        faces: cards.iter().map(view).collect(),
    }
}

pub(super) fn hand(at: &State, seat: Seat) -> Cards {
    let player = at.player(seat);
    let free = at.free_hand(seat);
    let mut cards = row(Text::new("md-hand").number("free", free), Some(seat), player.hand);
    for (face, card) in cards.faces.iter_mut().zip(player.hand.iter()) {
        if !at.playable().contains(card) {
            face.tags.push(Text::new("md-not-in-era"));
        }
    }
    cards
}

/// The card being carried out.
pub(super) fn in_play(at: &State) -> Cards {
    let seat = at.play.seat.0;
    let name = Text::new("md-in-play").text("seat", at.seat_name(seat));
    row(name, Some(seat), CardSet::one(at.play.card))
}

/// The card that Think Tank can reject.
pub(super) fn drawn(at: &State) -> Cards {
    let cards = if at.drawn == 0 { CardSet::EMPTY } else { CardSet::one(at.drawn) };
    row(Text::new("md-drawn"), Some(at.drawer()), cards)
}

pub(super) fn on_table(at: &State) -> Vec<Item> {
    let of = |seat: Seat| {
        let name = Text::new("md-table-of").text("seat", at.seat_name(seat));
        Item::Cards(row(name, Some(seat), at.player(seat).table))
    };
    at.in_order().map(of).collect()
}

/// Cards in other hands that the viewer knows.
pub(super) fn known(at: &State, seat: Seat) -> Option<Cards> {
    let known = at.player(seat).known;
    if known.is_empty() {
        return None;
    }
    let mut cards = row(Text::new("md-known"), None, known);
    for (face, card) in cards.faces.iter_mut().zip(known.iter()) {
        if let Some(holder) = at.all_seats().find(|&other| at.player(other).hand.contains(card)) {
            face.tags.push(Text::new("md-held-by").text("seat", at.seat_name(holder)));
        }
    }
    Some(cards)
}

pub(super) fn decks(at: &State) -> Vec<Item> {
    let mut lines = vec![
        Text::new("md-deck-size")
            .number("cards", at.deck_size() as i64)
            .number("era", at.next_deck().unwrap_or(at.era)),
    ];
    for (purchase, key) in
        crate::Purchase::ALL.into_iter().zip(["md-box-city", "md-box-pioneer", "md-box-card"])
    {
        lines.push(Text::new(key).number("price", at.in_box(purchase) + 1));
    }
    let cities = printed().constants.cities - at.cities.len() as u8;
    lines.push(Text::new("md-cities-left").number("count", cities));
    let aside = at.aside.iter().fold(CardSet::EMPTY, |all, &set| all | set);
    let mut items = vec![Item::Sheet(Sheet { name: Text::new("md-decks"), lines })];
    for (key, cards) in [("md-aside", aside), ("md-out", at.out)] {
        if !cards.is_empty() {
            items.push(Item::Cards(row(Text::new(key), None, cards)));
        }
    }
    items
}
