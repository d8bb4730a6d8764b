//! The map, the voter groups and the dice.

use atlas::states::{StateSet, UsState};
use kernel::Seat;
use scene::{Bin, Bins, Board, Dice, DieView, Emblem, Leg, Mark, Pawn, Piece, PlaceView, Spot, Text};

use super::{serving, spot};
use crate::cards::GROUPS;
use crate::colour::{name, side};
use crate::kit::{self, LAND, kit};
use crate::state::{Frame, Phase, State};

/// Minimum cubes for each level of strength with which a state is shown as held.
const STRENGTHS: [u8; 4] = [1, 2, 3, 5];

pub(super) fn board(at: &State) -> Board {
    let legs = at.walk.legs();
    let changed: StateSet = legs.iter().map(|leg| leg.to).collect();
    let place = |state: UsState| {
        let owner = at.holder(state);
        let cubes = at.cubes(state);
        let mut marks = Vec::new();
        if changed.contains(state) {
            marks.push(Mark::Changed);
        }
        if at.doubled.contains(state) {
            marks.push(Mark::Doubled);
        }
        let pieces = owner.map(|seat| Piece { kind: "cube", owner: Some(seat), count: cubes.into() });
        PlaceView {
            id: state.code().into(),
            spot: spot(state),
            name: name(state),
            owner,
            strength: strength(cubes),
            worth: Some(kit().delegates(state).into()),
            pieces: pieces.into_iter().collect(),
            marks,
            emblem: kit().emblem(state).map(|emblem| match emblem {
                kit::Emblem::Crowd => Emblem { sign: "♟", name: Text::new("fip-crowd") },
                kit::Emblem::Dollar => Emblem { sign: "$", name: Text::new("fip-dollar") },
            }),
            plaque: None,
            territory: None,
        }
    };
    let starts = std::iter::once(at.walk.start()).chain(legs.iter().map(|leg| leg.to));
    let path = starts.zip(legs).map(|(from, leg)| Leg {
        from: from.code().into(),
        to: leg.to.code().into(),
        cost: leg.cost.into(),
        leap: leg.flight || kit().is_ferry(from, leg.to),
    });
    Board {
        map: "us-states",
        places: LAND.iter().map(place).collect(),
        pawn: Some(Pawn { name: Text::new("fip-mover"), at: at.mover.code().into() }),
        path: path.collect(),
    }
}

/// The strength level for a number of cubes.
pub(super) fn strength(cubes: u8) -> u8 {
    STRENGTHS.iter().filter(|&&least| cubes >= least).count() as u8
}

/// FIP-15: the dice on the groups, and what the viewer's own cards add.
pub(super) fn bins(at: &State, eye: Option<Seat>) -> Bins {
    let adds = eye.map(|seat| at.adds(seat)).unwrap_or_default();
    let bin = |n: usize| {
        let number = n as u8 + 1;
        let die = |k: u8| DieView::six(Spot::new("placed", format!("{number}-{k}")), number, false);
        Bin {
            spot: Spot::new("group", number),
            name: Text::new("fip-bin")
                .number("number", number)
                .text("group", Text::new(format!("fip-group-{number}"))),
            dice: (0..at.groups[n]).map(die).collect(),
            note: (adds[n] > 0).then(|| Text::new("fip-bin-note").number("count", adds[n])),
            own: adds[n],
            goals: eye.map(|seat| serving::goals(at, seat, number)).unwrap_or_default(),
        }
    };
    Bins { name: Text::new("fip-groups"), bins: (0..GROUPS).map(bin).collect(), focus: dice_matter(at) }
}

/// Whether the current decisions are about dice and their numbers.
pub(super) fn dice_matter(at: &State) -> bool {
    matches!(at.phase(), Some(Phase::Dice | Phase::Headlines))
}

/// The current roll, each die with what it is good for. Between rolls, the last roll as it was left. Before the first roll the area stays
/// reserved but empty.
pub(super) fn dice(at: &State, eye: Option<Seat>) -> Dice {
    if at.dice[0] == 0 {
        return Dice { name: Text::new("fip-dice-none"), owner: None, dice: Vec::new() };
    }
    let lies = matches!(at.frame(), Frame::Lying | Frame::Second);
    let seat = if lies { at.seat_in_turn() } else { at.after_first((at.turn + at.seats - 1) % at.seats) };
    let note = |value| (lies && eye == Some(seat)).then(|| serving::note(at, seat, value));
    let views = placed(at).map(|(n, value, used)| DieView {
        note: note(value).filter(|_| !used),
        ..DieView::six(die_spot(n), value, used || !lies)
    });
    let key = if lies { "fip-dice" } else { "fip-dice-last" };
    Dice { name: Text::new(key).text("seat", side(at, seat)), owner: Some(seat), dice: views.collect() }
}

/// Each die of the roll: index, value, and whether it was placed. Of equal dice the first ones count as placed.
fn placed(at: &State) -> impl Iterator<Item = (usize, u8, bool)> {
    let dice = at.dice.iter().enumerate().filter(|(_, value)| **value != 0);
    dice.map(|(n, &value)| {
        let from_here = at.dice[n..].iter().filter(|&&other| other == value).count();
        (n, value, from_here > usize::from(at.lying.of(value)))
    })
}

fn die_spot(n: usize) -> Spot {
    Spot::new("die", n)
}

/// The first die with this number that was not placed.
pub(super) fn spot_of_number(at: &State, number: u8) -> Option<Spot> {
    placed(at).find(|&(_, value, used)| value == number && !used).map(|(n, ..)| die_spot(n))
}
