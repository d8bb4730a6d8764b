//! What a person with a real fate die and real cards is asked to enter: for which side, which slot, what purpose.

use kernel::Text;
use kernel::chance::{Ask, Lack};
use scene::Need;

use crate::Solo;
use crate::cards::Kind;
use crate::face::Face;
use crate::picture::title_text;
use crate::pile::Numbers;
use crate::sheet::{Sheet, Side};
use crate::state::{Card, Pos, State};

/// Place numbers from here on stand for the sides for whom a die is rolled.
const SIDES: u16 = 256;
/// Place numbers from here on stand for positions in a pile.
const IN_ORDER: u16 = 512;

/// 1960 piles: each side's stack of debate cards, the debate cards when they are discarded, and Election Day.
const STRATEGY: &str = "strategy";
const DEBATE: &str = "debate";
const ELECTION: &str = "election";

pub(crate) fn place_of(pos: Pos) -> u16 {
    pos.0.into()
}

pub(crate) fn place_of_side(side: Side) -> u16 {
    SIDES + side.index() as u16
}

pub(crate) fn place_in_order(nth: usize) -> u16 {
    IN_ORDER + nth as u16
}

/// What an announced place number stands for.
enum Place {
    Slot(Pos),
    Side(Side),
    InOrder,
}

fn read(place: u16) -> Place {
    match place {
        IN_ORDER.. => Place::InOrder,
        SIDES.. => Place::Side(Side::BOTH[usize::from(place - SIDES) % 2]),
        _ => Place::Slot(Pos(place as u8)),
    }
}

pub(crate) fn piles() -> Vec<&'static str> {
    let mut piles = vec![STRATEGY, DEBATE, ELECTION];
    for sheet in Sheet::ALL {
        for side in Side::BOTH {
            let pile = sheet.pile(sheet.deck_of(side));
            if !piles.contains(&pile) {
                piles.push(pile);
            }
        }
    }
    piles
}

/// The deck from which a pile's cards come.
fn deck_of(game: &Solo, pile: &str) -> usize {
    let sheet = game.sheet();
    Side::BOTH.map(|side| sheet.deck_of(side)).into_iter().find(|&deck| sheet.pile(deck) == pile).unwrap_or(0)
}

/// G-31: whether a person with real cards can name a card of this pile. If the deck has only blanks, its numbers mean nothing
/// and what a card is gets asked separately.
pub(crate) fn can_be_owned(game: &Solo, pile: &str) -> bool {
    let cards = game.cards();
    let listed = cards.that(deck_of(game, pile), |brief| brief.kind != Kind::Blank);
    !Numbers::is_empty(listed)
}

pub(crate) fn drawn(game: &Solo, pile: &str, number: u16) -> Option<Text> {
    let number = u8::try_from(number).ok().filter(|n| (1..=Card::MAX).contains(n))?;
    let card = Card::new(deck_of(game, pile), number);
    let named = !game.cards().title(card).is_empty();
    named.then(|| Text::new("solo-card-plain").text("title", title_text(game, card)))
}

pub(crate) fn need(game: &Solo, state: Option<&State>, lack: &Lack) -> Need {
    let side_name = |side: Side| crate::picture::side_text(game, side);
    let pile = match &lack.ask {
        Ask::Draw { pile } => pile,
        Ask::Die { .. } => {
            let announced = lack.places.first().map(|&place| read(place));
            let side = match announced {
                Some(Place::Side(side)) => Some(side),
                _ => state.map(State::active),
            };
            let key = if lack.why == FATE { "solo-need-fate" } else { "solo-need-die" };
            let question = Text::new(key).text("why", Text::new(lack.why));
            let question = match side {
                Some(side) => question.text("side", side_name(side)),
                None => question.text("side", game.sheet().name()),
            };
            return Need::asking(lack, question, Vec::new(), |_| None);
        }
    };
    let deck = deck_of(game, pile);
    let slots: Vec<Pos> = lack
        .places
        .iter()
        .filter_map(|&place| match read(place) {
            Place::Slot(pos) if game.sheet().deck_of(pos.side()) == deck => Some(pos),
            _ => None,
        })
        .collect();
    let question = match slots.first() {
        Some(first) => {
            // The first deal covers both displays.
            let one_side = slots.iter().all(|pos| pos.display() == first.display());
            let names = slots.iter().map(|&pos| if one_side { letter(pos) } else { owned(game, pos) });
            let key = match (&**pile == STRATEGY, one_side) {
                (true, _) => "solo-need-strategy",
                (false, true) => "solo-need-cards",
                (false, false) => "solo-need-cards-both",
            };
            Text::new(key)
                .text("side", side_name(first.side()))
                .list("slots", names)
                .number("count", slots.len() as i64)
        }
        None => Text::new(match &**pile {
            DEBATE => "solo-need-debate",
            ELECTION => "solo-need-election",
            _ => "solo-need-open",
        })
        .text("deck", crate::picture::deck_name(game, deck))
        .number("count", lack.places.len().max(1) as i64),
    };
    let question = match lack.rolled {
        Some((FATE, roll)) => {
            let face = Face::of(roll as u8).sign();
            Text::new("solo-need-rolled").text("face", face).text("question", question)
        }
        _ => question,
    };
    let labels = match slots.first() {
        Some(first) if slots.iter().all(|pos| pos.display() == first.display()) => {
            slots.iter().map(|&pos| letter(pos)).collect()
        }
        Some(_) => slots.iter().map(|&pos| owned(game, pos)).collect(),
        None => (1..=lack.places.len()).map(|n| Text::new("solo-need-nth").number("n", n as i64)).collect(),
    };
    let need = Need::asking(lack, question, labels, |number| drawn(game, pile, number));
    // Cards of Commands & Colors have no printed number.
    Need { numbered: !game.sheet().is_colors(), ..need }
}

const FATE: &str = "solo-die-fate";

/// Slot letter such as "B", enough for a person who looks at one display.
fn letter(pos: Pos) -> Text {
    let letter = ((b'A' + pos.slot() as u8) as char).to_string();
    let key = match (pos.display() >= 2, pos.layer() > 0) {
        (false, false) => "solo-need-slot",
        (false, true) => "solo-need-slot-layer",
        (true, false) => "solo-need-slot-second",
        (true, true) => "solo-need-slot-second-layer",
    };
    Text::new(key).word("letter", letter).number("layer", pos.layer() as i64 + 1)
}

/// Slot with its side, such as "French B".
fn owned(game: &Solo, pos: Pos) -> Text {
    Text::new("solo-need-slot-of")
        .text("side", crate::picture::side_text(game, pos.side()))
        .text("slot", letter(pos))
}
