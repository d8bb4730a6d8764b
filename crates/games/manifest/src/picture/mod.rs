//! The table as one viewer sees it.

mod board;
mod cards;
mod choices;
mod progress;
mod prompt;
mod seats;

pub(crate) use prompt::rule_of_question;
pub(crate) use seats::race;

use kernel::{Seat, Text, Viewer};
use scene::{Area, Dice, DieView, Item, Place, Scene, Sheet, Spot};

use crate::Manifest;
use crate::act::Act;
use crate::effects::Asking;
use crate::names::{Deed, Product};
use crate::state::{Frame, Phase, State};
use crate::territory::Territory;

pub(crate) fn place_spot(place: Territory) -> Spot {
    Spot::new("place", place)
}

pub(crate) fn card_spot(card: u8) -> Spot {
    Spot::new("card", card)
}

pub(crate) fn deed_spot(deed: Deed) -> Spot {
    Spot::new("deed", deed)
}

fn die_spot(kind: &'static str, n: usize) -> Spot {
    Spot::new(kind, n + 1)
}

/// The seat of the viewer; None for spectators.
fn seat_of(at: &State, viewer: Viewer) -> Option<Seat> {
    at.all_seats().find(|&seat| viewer.is(seat))
}

pub(crate) fn headline(at: &State) -> Text {
    let key = match (at.frame(), at.phase) {
        (Frame::Over, _) => "md-headline-over",
        (_, Phase::SetUp) => "md-headline-set-up",
        _ => "md-headline",
    };
    Text::new(key)
        .number("turn", at.turn)
        .number("era", at.era)
        .text("phase", phase_name(at.phase))
        .list("seats", at.verdict().winners.iter().map(|seat| at.seat_name(seat)))
}

pub(crate) fn phase_name(phase: Phase) -> Text {
    Text::new(match phase {
        Phase::SetUp => "md-phase-set-up",
        Phase::TurnOrder => "md-phase-turn-order",
        Phase::CardPlay => "md-phase-card-play",
        Phase::Investment => "md-phase-investment",
        Phase::Expansion => "md-phase-expansion",
        Phase::Adjustments => "md-phase-adjustments",
    })
}

/// Joins the parts in one line, separated by dots.
fn dotted(parts: impl IntoIterator<Item = Text>) -> Text {
    joined("md-dotted", parts).unwrap_or_else(|| Text::new("md-nothing"))
}

/// Joins sentences.
fn sentences(parts: impl IntoIterator<Item = Text>) -> Text {
    joined("md-spaced", parts).unwrap_or_else(|| Text::new("md-nothing"))
}

fn joined(key: &'static str, parts: impl IntoIterator<Item = Text>) -> Option<Text> {
    parts.into_iter().reduce(|first, then| Text::new(key).text("first", first).text("then", then))
}

fn area(key: &'static str, place: Place, items: Vec<Item>) -> Area {
    Area { name: Text::new(key), place, items }
}

pub(crate) fn scene(game: &Manifest, at: &State, viewer: Viewer) -> Scene {
    let seat = seat_of(at, viewer);
    let mut areas = vec![
        area(
            "md-area-seats",
            Place::Bar,
            vec![Item::Roster(seats::roster(at)), Item::Steps(seats::steps(at))],
        ),
        area(
            "md-area-map",
            Place::Stage,
            vec![Item::Board(board::board(at, seat)), Item::Grid(progress::payouts(at, seat))],
        ),
    ];
    let desk = desk(at, seat);
    if !desk.is_empty() {
        areas.push(area("md-area-desk", Place::Desk, desk));
    }
    let mut hand = Vec::new();
    hand.extend(seat.map(|seat| Item::Cards(cards::hand(at, seat))));
    hand.push(Item::Deeds(progress::deeds(at, seat)));
    areas.push(area("md-area-hand", Place::Hand, hand));
    areas.push(area("md-area-table", Place::Drawer, cards::on_table(at)));
    areas.push(area("md-area-decks", Place::Drawer, cards::decks(at)));
    if let Some(known) = seat.and_then(|seat| cards::known(at, seat)) {
        areas.push(area("md-area-known", Place::Drawer, vec![Item::Cards(known)]));
    }
    Scene { headline: headline(at), areas, prompt: prompt::prompt(game, at, viewer) }
}

/// The current dice, the card being carried out, and effects that last until the end of the turn.
fn desk(at: &State, seat: Option<Seat>) -> Vec<Item> {
    let mut items = Vec::new();
    if at.play.card != 0 {
        items.push(Item::Cards(cards::in_play(at)));
        let named = named(at);
        if !named.is_empty() {
            let lines = vec![Text::new("md-named-things").list("things", named)];
            items.push(Item::Sheet(Sheet { name: Text::new("md-named"), lines }));
        }
    }
    if at.frame() == Frame::ThinkTank && seat == Some(at.drawer()) {
        items.push(Item::Cards(cards::drawn(at)));
    }
    let dice = |name: Text, owner: Option<Seat>, kind: &'static str, values: &[u8]| {
        let rolled = values.iter().enumerate().filter(|(_, value)| **value != 0);
        let dice = rolled.map(|(n, &value)| DieView::six(die_spot(kind, n), value, false)).collect();
        Item::Dice(Dice { name, owner, dice })
    };
    if let Some(deed) = at.research.deed {
        let name = Text::new("md-dice-research").text("deed", deed.text());
        items.push(dice(name, Some(at.mover()), "die", &at.research.dice));
    }
    if let Some(place) = at.fight.place {
        let attack = Text::new("md-dice-attack").text("place", place.text());
        items.push(dice(attack, Some(at.mover()), "attack", &at.fight.attack));
        items.push(dice(Text::new("md-dice-defence"), at.fight.defender, "defence", &at.fight.defence));
    }
    let lines = this_turn(at, seat);
    if !lines.is_empty() {
        items.push(Item::Sheet(Sheet { name: Text::new("md-this-turn"), lines }));
    }
    items
}

/// What the player of the card has named so far, and the result of its die.
fn named(at: &State) -> Vec<Text> {
    let play = &at.play;
    let mut named: Vec<Text> = play.places.iter().map(Territory::text).collect();
    named.extend(play.target.map(|target| at.seat_name(target)));
    named.extend(play.products.iter().flatten().map(|product| product.text()));
    named.extend(play.region.map(|region| region.text()));
    let step = |deed: Deed| Text::new("md-do-step").text("deed", deed.text()).number("step", play.step);
    named.extend(play.deed.map(step));
    if play.die > 0 {
        named.push(Text::new("md-named-die").number("die", play.die));
    }
    named
}

/// Effects of cards that last until the end of the turn.
fn this_turn(at: &State, viewer: Option<Seat>) -> Vec<Text> {
    let mut lines = Vec::new();
    let product = |key: &'static str, product: Option<Product>| {
        product.map(|product| Text::new(key).text("product", product.text()))
    };
    if at.phase == Phase::CardPlay && at.transition {
        lines.push(
            Text::new("md-turn-transition").number("era", at.play_era).number("before", at.play_era - 1),
        );
    }
    lines.extend(product("md-turn-banned", at.banned.product));
    lines.extend(product("md-turn-surplus", at.surplus.product));
    if !at.cold.is_empty() {
        lines.push(Text::new("md-turn-cold").list("places", at.cold.iter().map(Territory::text)));
    }
    if at.discount > 0 {
        lines.push(Text::new("md-turn-discount").number("cash", at.discount));
    }
    if at.disobedience {
        lines.push(Text::new("md-turn-disobedience"));
    }
    for seat in at.all_seats() {
        let this_turn = &at.player(seat).this_turn;
        let of = |key: &'static str| Text::new(key).text("seat", at.seat_name(seat));
        if !this_turn.permitted.is_empty() {
            lines.push(
                of("md-turn-permitted").list("places", this_turn.permitted.iter().map(Territory::text)),
            );
        }
        if !this_turn.ties.is_empty() {
            let left: u8 =
                at.marketing.iter().filter(|card| card.seat == Some(seat)).map(|card| card.left).sum();
            lines.push(of("md-turn-ties").number("left", left));
        }
        if this_turn.banner {
            lines.push(of("md-turn-banner"));
        }
        if this_turn.no_city {
            lines.push(of("md-turn-no-city"));
        }
        if this_turn.shielded {
            lines.push(of("md-turn-shielded"));
        }
        if let Some(partner) = this_turn.partner.filter(|partner| partner.0 > seat.0) {
            lines.push(of("md-turn-partners").text("partner", at.seat_name(partner)));
        }
    }
    if at.last_turn != 0 && at.frame() != Frame::Over {
        lines.push(Text::new("md-turn-last").number("turn", at.last_turn));
    }
    if viewer.is_some_and(|seat| at.player(seat).orders != crate::Orders::Ask) {
        lines.push(Text::new("md-turn-orders"));
    }
    lines
}

/// The act that a click means: the first way in which the clicked thing can be chosen now.
pub(crate) fn meant(at: &State, seat: Seat, spot: &str) -> Option<Act> {
    let (kind, id) = spot.split_once(':')?;
    match kind {
        "place" => {
            let place: Territory = id.parse().ok()?;
            Some(match at.frame() {
                Frame::Homes => Act::Home(place),
                Frame::Name => match at.asking() {
                    Some(Asking::Place { .. }) => Act::Place { place, new: true },
                    _ => Act::Name(place),
                },
                Frame::Lose => Act::Lose(place),
                Frame::Divest => Act::Divest(place),
                Frame::Trade => Act::City(place),
                Frame::Lift => Act::Lift(place),
                _ => Act::Expand { place, full: false },
            })
        }
        "deed" => {
            let deed: Deed = id.parse().ok()?;
            let bought = crate::printed().deed(deed).cost.is_some();
            Some(match at.frame() {
                Frame::Compose => Act::Joint(deed),
                Frame::LeaderSteps { .. } => Act::Deed(deed),
                _ if bought => Act::Progress(deed),
                _ if at.claimable(seat).contains(deed) || at.frame() == Frame::Researched => Act::Claim(deed),
                _ => Act::Research(deed),
            })
        }
        "card" => {
            let card: u8 = id.parse().ok()?;
            Some(match at.frame() {
                Frame::Window(_) => Act::Answer(card),
                Frame::Discard => Act::Discard(card),
                Frame::Compose => Act::Licence(card),
                _ => Act::Play { card, used: crate::law::first_use(card) },
            })
        }
        _ => None,
    }
}
