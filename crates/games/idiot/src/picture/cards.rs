//! Cards as shown: open cards, hands, piles.

use atlas::states::UsState;
use kernel::Seat;
use kernel::sets::members;
use scene::{CardView, Cards, Goal, Item, Layout, NamedPlace, PlaceClass, Spot, Text};

use super::spot;
use crate::Idiot;
use crate::cards::{LEVELS, printed};
use crate::colour::side;
use crate::kit::kit;
use crate::odds;
use crate::state::{Open, Phase, State};

pub(crate) fn headline_title(card: u8) -> Text {
    Text::new(format!("fip-headline-{card}"))
}

pub(crate) fn honey_title(card: u8) -> Text {
    Text::new(format!("fip-honey-{card}"))
}

/// What a Hey-Honey does, generated from its data.
pub(crate) fn honey_effect(card: u8) -> Text {
    let (kind, _) = kit().honey(card);
    Text::new(format!("fip-honey-{}", kind.key())).text("class", Text::new(format!("fip-honey-{card}-class")))
}

/// The same, worded for other players: in terms of whoever has the card.
pub(crate) fn honey_told(card: u8) -> Text {
    let (kind, _) = kit().honey(card);
    Text::new(format!("fip-told-{}", kind.key())).text("class", Text::new(format!("fip-honey-{card}-class")))
}

fn open_key(open: Open) -> &'static str {
    match open {
        Open::Character => "character",
        Open::Attribute => "attribute",
        Open::Type => "type",
    }
}

pub(crate) fn open_title(open: Open, card: u8) -> Text {
    Text::new(format!("fip-{}-{card}", open_key(open)))
}

pub(super) fn open_spot(open: Open, card: u8) -> Spot {
    Spot::new(open_key(open), card)
}

/// What an open card does.
pub(super) fn open_effect(open: Open, card: u8) -> Text {
    match open {
        Open::Character => Text::new("fip-card-character").number("number", card),
        Open::Attribute => Text::new("fip-card-adds").number("number", kit().attribute(card)),
        Open::Type => Text::new("fip-card-adds").number("number", kit().kind(card)),
    }
}

fn open_card(open: Open, card: u8) -> CardView {
    CardView {
        flavour: Some(Text::new(format!("fip-{}-{card}-flavour", open_key(open)))),
        tags: vec![Text::new(format!("fip-kind-{}", open_key(open)))],
        ..CardView::new(open_spot(open, card), card.into(), open_title(open, card), open_effect(open, card))
    }
}

/// The open cards of a seat, up to three.
fn open_cards(at: &State, seat: Seat) -> Vec<CardView> {
    let person = at.person(seat);
    [(Open::Character, person.character), (Open::Attribute, person.attribute), (Open::Type, person.kind)]
        .into_iter()
        .filter(|(_, card)| *card != 0)
        .map(|(open, card)| open_card(open, card))
        .collect()
}

/// The states of a Hey-Honey, under the name that is printed on the card.
pub(crate) fn honey_class(card: u8) -> PlaceClass {
    let (_, states) = kit().honey(card);
    let place = |state: UsState| NamedPlace { spot: spot(state), name: Text::new(state.text_key()) };
    PlaceClass {
        name: Text::new(format!("fip-honey-{card}-class")),
        places: states.iter().map(place).collect(),
    }
}

fn honey_card(card: u8) -> CardView {
    CardView {
        classes: vec![honey_class(card)],
        flavour: Some(Text::new(format!("fip-honey-{card}-flavour"))),
        tags: vec![Text::new("fip-kind-honey")],
        ..CardView::new(Spot::new("honey", card), card.into(), honey_title(card), honey_effect(card))
    }
}

/// A headline with its conditions. If a seat is given, progress is counted with the dice and that seat's cards where they count.
fn headline_card(at: &State, seat: Option<Seat>, card: u8) -> CardView {
    let headline = &printed().headlines[usize::from(card) - 1];
    let check = kit().check(card);
    let view = CardView {
        value: Some(headline.level.into()),
        ..CardView::new(Spot::new("headline", card), card.into(), headline_title(card), headline.text())
    };
    let Some(seat) = seat else { return view };
    let adds = at.adds(seat);
    let there = check.there(&at.groups, &adds);
    let goal = |need: &crate::cards::Need| Goal {
        text: need.text(),
        have: need.has(&there).into(),
        need: need.count().into(),
        met: need.met(&there),
    };
    let tag = match at.phase() {
        Some(Phase::States) if at.met >> card & 1 == 1 => {
            Some(Text::new("fip-tag-met").number("cubes", check.level + at.bigs(seat, |kit| kit.plus_one)))
        }
        Some(Phase::States) => Some(Text::new("fip-tag-missed")),
        _ if check.dice_only => Some(Text::new("fip-tag-dice-only")),
        _ => None,
    };
    let odds = || (odds::now(at, seat, card) * 1000.0).round() as u16;
    CardView {
        goals: check.needs().iter().map(goal).collect(),
        odds: (!at.hands_are_open()).then(odds),
        tags: tag.into_iter().collect(),
        ..view
    }
}

/// The back of a headline card, which shows only its level.
fn back(spot: Spot, level: u8) -> CardView {
    CardView {
        value: Some(level.into()),
        face_down: true,
        ..CardView::new(spot, 0, Text::new("fip-back").number("level", level), Text::new("fip-back-text"))
    }
}

fn small_card(card: u8) -> CardView {
    let number = kit().small(card);
    let title = Text::new("fip-small").number("number", number);
    let effect = Text::new("fip-card-adds").number("number", number);
    CardView::new(Spot::new("small", card), card.into(), title, effect)
}

/// The nth "any dice" card of a seat shows the nth of its chosen numbers.
fn big_cards(at: &State, seat: Seat) -> Vec<CardView> {
    let mut numbers = at.named[seat.index()].into_iter();
    let big = |card: u8| {
        let kind = kit().big(card);
        let chosen = (kit().any_dice >> card & 1 == 1).then(|| numbers.next()).flatten().unwrap_or(0);
        let mut tags = vec![Text::new("fip-kind-big")];
        if chosen != 0 {
            tags.push(Text::new("fip-tag-chosen").number("number", chosen));
        }
        CardView {
            tags,
            ..CardView::new(
                Spot::new("big", card),
                card.into(),
                Text::new(format!("fip-big-{}", kind.key())),
                Text::new(format!("fip-big-{}-text", kind.key())),
            )
        }
    };
    members(at.big[seat.index()]).map(big).collect()
}

fn row(name: Text, owner: Option<Seat>, faces: Vec<CardView>) -> Item {
    Item::Cards(Cards { name, layout: Layout::Row, owner, count: faces.len() as u32, faces })
}

/// The viewer's own cards: headlines, Hey-Honey, and the open cards that count for them.
pub(super) fn own(at: &State, seat: Seat) -> Vec<Item> {
    let mut items = Vec::new();
    if at.hand(seat) != 0 {
        let faces = members(at.hand(seat)).map(|card| headline_card(at, Some(seat), card)).collect();
        items.push(row(Text::new("fip-hand"), Some(seat), faces));
    }
    let mut faces = open_cards(at, seat);
    if at.person(seat).honey != 0 {
        faces.push(honey_card(at.person(seat).honey));
    }
    if !faces.is_empty() {
        items.push(row(Text::new("fip-own-cards"), Some(seat), faces));
    }
    items
}

/// FIP-34: what all players may see of every seat: open cards, bonus cards, and the backs of headlines (or their faces once revealed).
pub(super) fn people(at: &State, eye: Option<Seat>) -> Vec<Item> {
    let mut items = Vec::new();
    for seat in super::seats(at) {
        let named = |key: &'static str| Text::new(key).text("seat", side(at, seat));
        let mut faces = open_cards(at, seat);
        faces.extend(members(at.small[seat.index()]).map(small_card));
        faces.extend(big_cards(at, seat));
        if at.honeys_are_open() {
            faces.push(honey_card(at.person(seat).honey));
        }
        items.push(row(named("fip-open-cards"), Some(seat), faces));
        if at.hand(seat) == 0 || eye == Some(seat) {
            continue;
        }
        let faces = if at.hands_are_open() {
            members(at.hand(seat)).map(|card| headline_card(at, Some(seat), card)).collect()
        } else {
            backs(at, seat)
        };
        items.push(row(named("fip-headlines-of"), Some(seat), faces));
    }
    items
}

/// Sorted by level, so that the order reveals nothing about the faces.
fn backs(at: &State, seat: Seat) -> Vec<CardView> {
    let levels = kit().levels.iter().zip(1..);
    let backs = levels.flat_map(|(of_level, level)| {
        let count = (at.hand(seat) & of_level).count_ones();
        (0..count).map(move |n| back(Spot::new("back", format!("{seat}-{level}-{n}")), level))
    });
    backs.collect()
}

/// The three headline piles to draw from.
pub(super) fn pile_backs(at: &State) -> Vec<Item> {
    (1..=LEVELS)
        .map(|level| {
            let count = at.piles[usize::from(level) - 1].count_ones();
            Item::Cards(Cards {
                name: Text::new("fip-pile").number("level", level),
                layout: Layout::Pile,
                owner: None,
                count,
                faces: vec![back(Spot::new("pile", level), level)],
            })
        })
        .collect()
}

/// Piles with their sizes; discards are face-up and sorted by level.
pub(super) fn piles(at: &State) -> Vec<Item> {
    let pile = |name: Text, count: u32, faces: Vec<CardView>| {
        Item::Cards(Cards { name, layout: Layout::Pile, owner: None, count, faces })
    };
    let mut items = Vec::new();
    for (level, n) in (1..=LEVELS).zip(0..) {
        // In phase 1 the piles are shown next to the question instead.
        if at.phase() != Some(Phase::Draw) {
            let name = Text::new("fip-pile").number("level", level);
            items.push(pile(name, at.piles[n].count_ones(), Vec::new()));
        }
        if at.discards[n] != 0 {
            let faces: Vec<_> = members(at.discards[n]).map(|card| headline_card(at, None, card)).collect();
            items.push(pile(Text::new("fip-discards").number("level", level), faces.len() as u32, faces));
        }
    }
    items.push(pile(Text::new("fip-small-pile"), at.small_pile.count_ones(), Vec::new()));
    items.push(pile(Text::new("fip-big-pile"), at.big_pile.count_ones(), Vec::new()));
    items
}

/// FIP-7: the cards to choose from.
pub(super) fn offer(game: &Idiot, at: &State, open: Open) -> Item {
    let faces = members(game.on_offer(at, open)).map(|card| open_card(open, card)).collect();
    row(Text::new(format!("fip-offer-{}", open_key(open))), None, faces)
}

/// The Hey-Honey that is being resolved.
pub(super) fn honey_in_turn(at: &State) -> Item {
    let seat = at.seat_in_turn();
    row(
        Text::new("fip-honey-of").text("seat", side(at, seat)),
        Some(seat),
        vec![honey_card(at.person(seat).honey)],
    )
}
