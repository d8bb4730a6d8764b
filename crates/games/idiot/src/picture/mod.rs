//! The table as one viewer sees it.

mod cards;
mod prompt;
mod serving;
mod table;

use atlas::states::UsState;
use kernel::{Game, Seat, Viewer};
use scene::{
    Area, Cell, Classes, Counter, Grid, Item, Place, PlaceClass, Roster, Scene, SeatView, Sheet, Spot, Text,
    Track,
};

pub(crate) use cards::{headline_title, honey_title, honey_told, open_title};
pub(crate) use serving::served;

use crate::Idiot;
use crate::cards::printed;
use crate::colour::{letter, side};
use crate::kit::{LAND, kit, total};
use crate::state::{Frame, PLACED, Phase, State};

pub(crate) fn spot(state: UsState) -> Spot {
    Spot::new("state", state.code())
}

fn seats(at: &State) -> impl Iterator<Item = Seat> + use<> {
    (0..at.seats).map(Seat)
}

/// The seat of the viewer; None for spectators.
fn eye(at: &State, viewer: Viewer) -> Option<Seat> {
    seats(at).find(|&seat| viewer.is(seat))
}

pub(crate) fn scene(game: &Idiot, at: &State, viewer: Viewer) -> Scene {
    let eye = eye(at, viewer);
    let mut areas = vec![
        area("fip-area-race", Place::Bar, vec![Item::Roster(roster(at)), Item::Track(race(at))]),
        area("fip-area-map", Place::Stage, stage(at, eye)),
    ];
    let desk = desk(game, at, eye);
    if !desk.is_empty() {
        areas.push(area("fip-area-desk", Place::Desk, desk));
    }
    if let Some(seat) = eye {
        let hand = cards::own(at, seat);
        if !hand.is_empty() {
            areas.push(area("fip-area-hand", Place::Hand, hand));
        }
    }
    areas.push(area("fip-area-people", Place::Drawer, cards::people(at, eye)));
    areas.push(area("fip-area-piles", Place::Drawer, cards::piles(at)));
    areas.push(area("fip-area-score", Place::Drawer, vec![Item::Grid(score(game, at))]));
    let classes = Classes { name: Text::new("fip-area-classes"), classes: honey_classes().collect() };
    areas.push(area("fip-area-classes", Place::Drawer, vec![Item::Classes(classes)]));
    Scene { headline: headline(game, at), areas, prompt: prompt::prompt(game, at, viewer) }
}

fn area(key: &'static str, place: Place, items: Vec<Item>) -> Area {
    Area { name: Text::new(key), place, items }
}

pub(crate) fn headline(game: &Idiot, at: &State) -> Text {
    match (at.phase(), at.frame()) {
        (Some(phase), _) => Text::new("fip-headline-round")
            .number("round", at.round)
            .number("of", game.options().rounds)
            .text("phase", Text::new(format!("fip-phase-{}", phase.number()))),
        (None, Frame::Choosing(_)) => Text::new("fip-headline-choosing"),
        (None, Frame::Over) => Text::new("fip-headline-over"),
        (None, _) => Text::new("fip-headline-honeys"),
    }
}

/// The classes of states named by the Hey-Honeys.
pub(crate) fn honey_classes() -> impl Iterator<Item = PlaceClass> {
    printed().honeys.iter().map(|card| cards::honey_class(card.number))
}

pub(crate) fn race(at: &State) -> Track {
    let most = LAND.iter().map(|state| i32::from(kit().delegates(state))).sum();
    let counter =
        |seat: Seat| Counter { name: side(at, seat), owner: Some(seat), value: at.delegates(seat).into() };
    Track {
        name: Text::new("fip-race"),
        min: 0,
        max: most,
        line: None,
        counters: seats(at).map(counter).collect(),
    }
}

fn roster(at: &State) -> Roster {
    let deciding = at.deciding();
    let seat = |seat: Seat| {
        let mut facts = vec![Text::new("fip-fact-supply").number("cubes", at.supply(seat))];
        if at.phase() == Some(Phase::States) {
            facts.push(Text::new("fip-fact-allowance").number("cubes", at.allowance(seat)));
        }
        if at.hand(seat) != 0 {
            facts.push(Text::new("fip-fact-headlines").number("cards", at.hand(seat).count_ones()));
        }
        let [small, big] = at.bonus(seat).map(u32::count_ones);
        if small + big > 0 {
            facts.push(Text::new("fip-fact-bonus").number("small", small).number("big", big));
        }
        if seat == at.first && at.frame() != Frame::Over {
            facts.push(Text::new("fip-fact-first"));
        }
        SeatView {
            seat,
            side: side(at, seat),
            letter: letter(seat),
            to_act: deciding.contains(seat),
            facts,
            figures: Vec::new(),
            score: None,
        }
    };
    Roster { seats: seats(at).map(seat).collect() }
}

/// The map and the voter groups. While players decide about dice, the groups and the roll come first.
fn stage(at: &State, eye: Option<Seat>) -> Vec<Item> {
    let (board, bins) = (Item::Board(table::board(at)), Item::Bins(table::bins(at, eye)));
    if !table::dice_matter(at) {
        return vec![board, bins];
    }
    let roll = (at.phase() == Some(Phase::Dice)).then(|| Item::Dice(table::dice(at, eye)));
    std::iter::once(bins).chain(roll).chain([board]).collect()
}

/// The items that the current decision is about.
fn desk(game: &Idiot, at: &State, eye: Option<Seat>) -> Vec<Item> {
    let mut items = Vec::new();
    let mut lines = Vec::new();
    match (at.phase(), at.frame()) {
        (Some(Phase::Draw), _) => items = cards::pile_backs(at),
        (Some(Phase::Dice), _) => {
            lines.push(
                Text::new("fip-stake-dice").number("placed", total(&at.groups)).number("left", at.room()),
            );
        }
        (Some(Phase::Headlines), _) => {
            lines.push(Text::new("fip-stake-any").number("placed", PLACED));
        }
        (Some(Phase::States), _) => {
            let seat = at.seat_in_turn();
            lines.push(
                Text::new("fip-stake-move")
                    .text("seat", side(at, seat))
                    .number("budget", game.budget(at))
                    .number("allowance", at.allowance(seat)),
            );
            lines.push(Text::new(if at.flown { "fip-stake-flown" } else { "fip-stake-flight" }));
        }
        (_, Frame::Choosing(open)) => items.push(cards::offer(game, at, open)),
        (_, Frame::Honeys | Frame::Honey { .. }) => items.push(cards::honey_in_turn(at)),
        _ => {}
    }
    if let Some(seat) = eye
        && at.phase() == Some(Phase::States)
        && at.bonus_to_come(seat) != [0, 0]
    {
        let [small, big] = at.bonus_to_come(seat);
        lines.push(Text::new("fip-stake-earned").number("small", small).number("big", big));
    }
    if !lines.is_empty() {
        items.push(Item::Sheet(Sheet { name: Text::new("fip-stake"), lines }));
    }
    items
}

/// FIP-32, FIP-33: the current ranking, best seat first.
fn score(game: &Idiot, at: &State) -> Grid {
    let columns =
        ["fip-score-place", "fip-score-seat", "fip-score-delegates", "fip-score-states", "fip-score-cubes"];
    let rows = game.places(at).into_iter().map(|(place, seat)| {
        let held = at.held(seat);
        let cubes: i32 = held.iter().map(|state| i32::from(at.cubes(state))).sum();
        vec![
            Cell::Number(place.into()),
            Cell::Text(side(at, seat)),
            Cell::Number(at.delegates(seat).into()),
            Cell::Number(held.len() as i32),
            Cell::Number(cubes),
        ]
    });
    Grid {
        name: Text::new("fip-score"),
        columns: columns.map(Text::new).into(),
        helps: Vec::new(),
        rows: rows.collect(),
        spots: vec![],
    }
}
