//! The fate die and the six-by-nine table: what each face flips, allows and refills on each playsheet.
//!
//! The charts of the nine playsheets exist only here. The engine reads this table, and a test plays every cell of it.

use kernel::Text;
use serde::{Deserialize, Serialize};

use crate::sheet::Sheet;

/// G-6: each face occurs once on the die. The number of a face is its position here, from 1; a person with a real die enters that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// F-1, printed as `C<!!`.
    CLow,
    /// F-2, printed as `e<`.
    ELow,
    /// F-3 to F-6, named after the letters of their slots.
    Abc,
    Ab,
    Cde,
    De,
}

/// A set of slots as bits, A being the lowest bit.
pub type Slots = u8;
pub const A: Slots = 1;
pub const B: Slots = 2;
pub const C: Slots = 4;
pub const D: Slots = 8;
pub const E: Slots = 16;
/// The slots among which C<!! looks for the lowest card.
pub const ABDE: Slots = A | B | D | E;

impl Face {
    pub const ALL: [Face; 6] = [Face::CLow, Face::ELow, Face::Abc, Face::Ab, Face::Cde, Face::De];

    /// The face for a die roll of 1 to 6.
    pub fn of(roll: u8) -> Face {
        Face::ALL[usize::from(roll - 1) % Face::ALL.len()]
    }

    pub fn rule(self) -> &'static str {
        ["F-1", "F-2", "F-3", "F-4", "F-5", "F-6"][self as usize]
    }

    /// The face as printed on the die.
    pub fn sign(self) -> Text {
        Text::new(
            [
                "solo-face-c-low",
                "solo-face-e-low",
                "solo-face-abc",
                "solo-face-ab",
                "solo-face-cde",
                "solo-face-de",
            ][self as usize],
        )
    }
}

/// 2.2: which cards are turned face-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flip {
    Slots(Slots),
    /// Cards chosen by the person, until two are face-up.
    ToTwo,
}

/// 2.3: which cards may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allow {
    /// Card C, or the lowest face-up card of A, B, D and E, for any purpose.
    COrLowest,
    /// Any face-up card as event, or the lowest of all face-up cards for any purpose.
    EventOrLowest,
    /// Any face-up Tactic card or the lowest card, each for any purpose.
    TacticOrLowest,
    /// Any card of these slots, for any purpose.
    Named(Slots),
}

/// G-18, G-19: how an emptied slot is refilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refill {
    /// FD: face-down, from the shared deck.
    Down,
    /// KU (`KeepUp`) and MF (`Maintain`) work the same: the top card in slot C moves over and keeps its facing.
    KeepUp,
    Maintain,
}

/// What a playsheet adds to a cell of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Also {
    Nothing,
    /// CM-1: !! lets the inactive side spend an Inspired Action token.
    Token,
    /// WW-2: any face-up card may be discarded.
    Discard,
    /// MP-2 and MP-9: !! triggers a discarded event, and the Candidate card may be played.
    Trigger,
    /// MP-9: the Candidate card may be played.
    Candidate,
    /// ES-10: the Future Offensive may be played.
    Future,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    pub flip: Flip,
    pub allow: Allow,
    pub refill: Refill,
    pub also: Also,
}

const fn cell(flip: Flip, allow: Allow, refill: Refill, also: Also) -> Cell {
    Cell { flip, allow, refill, also }
}

/// Rows are faces in the order of `Face::ALL`; columns are playsheets in the order of `Sheet::ALL`.
#[rustfmt::skip]
pub const TABLE: [[Cell; 9]; 6] = {
    use Allow::*;
    use Also::*;
    use Flip::ToTwo;
    use Refill::*;
    const fn slots(slots: Slots) -> Flip { Flip::Slots(slots) }
    const ABC: Slots = A | B | C;
    const AB: Slots = A | B;
    const CDE: Slots = C | D | E;
    const DE: Slots = D | E;
    /// The four C&C sheets share one chart, except for what Medieval does with !!.
    const fn colors(flip: Flip, allow: Allow) -> Cell { cell(flip, allow, Down, Nothing) }
    /// The three sheets with two decks share one chart, except for the Future Offensives.
    const fn dual(flip: Flip, allow: Allow, refill: Refill) -> Cell { cell(flip, allow, refill, Nothing) }
    [
        // F-1 C<!!
        [
            /* Epic Ancients II */ colors(slots(C), COrLowest),
            /* Napoleonics      */ colors(slots(C), COrLowest),
            /* Napoleonics Epic */ colors(slots(C), COrLowest),
            /* Medieval         */ cell(slots(C), COrLowest, Down, Token),
            /* Wilderness War   */ cell(slots(C), COrLowest, Down, Discard),
            /* 1960             */ cell(slots(C), COrLowest, Down, Trigger),
            /* Pursuit of Glory */ dual(slots(C), COrLowest, KeepUp),
            /* Barbarossa       */ dual(slots(C), COrLowest, KeepUp),
            /* Empire           */ cell(slots(C), COrLowest, KeepUp, Future),
        ],
        // F-2 e<
        [
            colors(ToTwo, TacticOrLowest),
            colors(ToTwo, TacticOrLowest),
            colors(ToTwo, TacticOrLowest),
            colors(ToTwo, TacticOrLowest),
            cell(ToTwo, EventOrLowest, Down, Discard),
            cell(ToTwo, EventOrLowest, Down, Candidate),
            dual(ToTwo, EventOrLowest, Maintain),
            dual(ToTwo, EventOrLowest, Maintain),
            dual(ToTwo, EventOrLowest, Maintain),
        ],
        // F-3 ABC
        [
            colors(slots(ABC), Named(ABC)),
            colors(slots(ABC), Named(ABC)),
            colors(slots(ABC), Named(ABC)),
            colors(slots(ABC), Named(ABC)),
            cell(slots(ABC), Named(ABC), Down, Nothing),
            cell(slots(ABC), Named(ABC), Down, Candidate),
            dual(slots(ABC), Named(ABC), KeepUp),
            dual(slots(ABC), Named(ABC), KeepUp),
            cell(slots(ABC), Named(ABC), KeepUp, Future),
        ],
        // F-4 AB
        [
            colors(slots(AB), Named(AB)),
            colors(slots(AB), Named(AB)),
            colors(slots(AB), Named(AB)),
            colors(slots(AB), Named(AB)),
            cell(slots(AB), Named(AB), Down, Nothing),
            cell(slots(AB), Named(AB), Down, Candidate),
            dual(slots(AB), Named(AB), Maintain),
            dual(slots(AB), Named(AB), Maintain),
            dual(slots(AB), Named(AB), Maintain),
        ],
        // F-5 CDE
        [
            colors(slots(CDE), Named(CDE)),
            colors(slots(CDE), Named(CDE)),
            colors(slots(CDE), Named(CDE)),
            colors(slots(CDE), Named(CDE)),
            cell(slots(CDE), Named(CDE), Down, Nothing),
            cell(slots(CDE), Named(CDE), Down, Candidate),
            dual(slots(CDE), Named(CDE), KeepUp),
            dual(slots(CDE), Named(CDE), KeepUp),
            cell(slots(CDE), Named(CDE), KeepUp, Future),
        ],
        // F-6 DE
        [
            colors(slots(DE), Named(DE)),
            colors(slots(DE), Named(DE)),
            colors(slots(DE), Named(DE)),
            colors(slots(DE), Named(DE)),
            cell(slots(DE), Named(DE), Down, Nothing),
            cell(slots(DE), Named(DE), Down, Candidate),
            dual(slots(DE), Named(DE), Maintain),
            dual(slots(DE), Named(DE), Maintain),
            dual(slots(DE), Named(DE), Maintain),
        ],
    ]
};

/// The table cell for a face and a playsheet.
#[inline]
pub fn cell_of(face: Face, sheet: Sheet) -> &'static Cell {
    &TABLE[face as usize][sheet as usize]
}
