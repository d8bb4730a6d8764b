//! Action segments: which master actions are possible, who takes them, forgoing and buying.

use kernel::frames::Flow;
use kernel::{Chance, Log, Members};

use super::{Machine, calc};
use crate::KnownCells;
use crate::act::Act;
use crate::event::Event;
use crate::lang::{Action, ActionKind, Code, LOCALS, MenuKind, Program, Reset};
use crate::state::{Frame, Mask, Menu, State, Wait};

/// Bits of the mask that are no master action.
pub(crate) const FORGO: u16 = 200;
pub(crate) const BUY: u16 = 201;
pub(crate) const DONE: u16 = 202;

/// What one more action costs, and what a forgone one gives.
const BUY_COST: i16 = 2;
const FORGO_GAIN: i16 = 1;

const VP: usize = 0;
const COS: usize = 1;
const STATE: usize = 2;
const DEFENSE: usize = 3;
pub(crate) const POTUS: usize = 4;

/// Why a master action cannot be taken now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    /// Its kind has no place in this segment.
    Kind,
    /// It was taken in this segment or phase already.
    Once(Reset),
    Cost(i16),
    /// The text of what is lacking.
    Need(u16),
    /// All actions are used up.
    Spent,
}

/// Whether the segment itself allows actions of the kind.
fn allows(menu: MenuKind, kind: ActionKind) -> bool {
    use ActionKind as K;
    match menu {
        MenuKind::Any | MenuKind::Free => !kind.is_of_cabinet(),
        MenuKind::Domestic => matches!(kind, K::Domestic | K::PresDomestic | K::PresAny),
        MenuKind::Abroad => matches!(kind, K::Diplomatic | K::Military | K::PresDiplomatic | K::PresAny),
        MenuKind::Cabinet => true,
    }
}

/// Who takes an action of this kind in a segment of the cabinet: the least versatile who still can (rulings 16, 21). Whoever is further down
/// the list may do all that those before may, so nothing is lost; where no one stands below the other, the player says who acts.
fn actor(menu: &Menu, kind: ActionKind) -> Option<usize> {
    use ActionKind as K;
    let order: &[usize] = match kind {
        K::Domestic => &[COS, VP, POTUS],
        K::Diplomatic => &[STATE, VP, POTUS],
        K::Military => &[DEFENSE, POTUS],
        K::PresDomestic | K::PresDiplomatic | K::PresAny => &[POTUS],
        K::VpOnly => &[VP],
        K::CosOnly => &[COS],
        K::StateOnly => &[STATE],
        K::DefenseOnly => &[DEFENSE],
        K::PotusOnly => &[POTUS],
    };
    order.iter().copied().find(|&who| menu.actors[who] > 0)
}

/// Whether the segment has an action left that this kind may use.
fn has_room(s: &State, hot: &KnownCells, kind: ActionKind) -> Result<(), Bar> {
    let menu = &s.menu;
    let bonus = s.cells.get(hot.free_military) > 0
        && kind == ActionKind::Military
        && allows(menu.kind, kind)
        && menu.kind != MenuKind::Free;
    let own = match menu.kind {
        MenuKind::Cabinet => actor(menu, kind).is_some(),
        _ => menu.left > 0,
    };
    let bought = menu.extra > 0
        && (!kind.is_of_cabinet() || (menu.kind == MenuKind::Cabinet && kind == ActionKind::PotusOnly));
    if bought || bonus || (own && allows(menu.kind, kind)) {
        Ok(())
    } else if !allows(menu.kind, kind) {
        Err(Bar::Kind)
    } else {
        Err(Bar::Spent)
    }
}

/// Why an action cannot be taken now; `Ok` where it can.
pub(crate) fn judge(p: &Program, s: &State, hot: &KnownCells, number: usize) -> Result<(), Bar> {
    let action = &p.actions[number];
    has_room(s, hot, action.kind)?;
    is_unused(s, number, action)?;
    has_needs(p, s, hot, action)
}

/// Why an action that was taken cannot be taken again.
fn is_unused(s: &State, number: usize, action: &Action) -> Result<(), Bar> {
    match action.once {
        Some(Reset::Segment) if s.once_segment >> number & 1 == 1 => Err(Bar::Once(Reset::Segment)),
        Some(Reset::Phase) if s.once_phase >> number & 1 == 1 => Err(Bar::Once(Reset::Phase)),
        _ => Ok(()),
    }
}

/// What an action lacks. Only cells are looked at, and what [`Program::needs_more`] names.
fn has_needs(p: &Program, s: &State, hot: &KnownCells, action: &Action) -> Result<(), Bar> {
    let none = [0; LOCALS];
    if let Some(cost) = action.cost {
        let cost = calc::value(p, s, cost, &none);
        if i32::from(s.cells.get(hot.ap)) < cost {
            return Err(Bar::Cost(cost as i16));
        }
    }
    for (text, need) in &action.needs {
        if calc::value(p, s, *need, &none) == 0 {
            return Err(Bar::Need(*text));
        }
    }
    Ok(())
}

impl<C: Chance, L: Log<Event>> Machine<'_, C, L> {
    /// An action segment: opened, gone on with, or over.
    pub(super) fn menu(&mut self, frame: &Frame, count: Code, kind: MenuKind) -> Flow {
        if !self.s.menu.open {
            let left = self.value(count, frame).clamp(0, 20) as u8;
            let mut menu = Menu { open: true, kind, left, ..Menu::default() };
            if kind == MenuKind::Cabinet {
                menu.left = 0;
                menu.actors = self.actors();
            }
            self.s.menu = menu;
        }
        let mask = self.possible();
        if mask.size() == 0 || (mask.size() == 1 && mask.has(DONE)) {
            self.s.menu = Menu::default();
            return Flow::On;
        }
        self.s.mask = mask;
        self.wait(frame, Wait::Menu)
    }

    /// Actions of POTUS and each official; "+1 Action" gives one more.
    fn actors(&self) -> [u8; 5] {
        let mut actors = [0, 0, 0, 0, 1];
        for (post, count) in actors.iter_mut().enumerate().take(POTUS) {
            if self.s.cells.get(self.hot.official + post as u16) >= 0 {
                let plus = calc::value(self.p, self.s, self.hot.plus_action[post], &[0; LOCALS]);
                *count = 1 + plus as u8;
            }
        }
        actors
    }

    fn possible(&mut self) -> Mask {
        let menu = self.s.menu;
        let mut mask = Mask::default();
        let mut rooms = [None; ActionKind::COUNT];
        for (number, action) in self.p.actions.iter().enumerate() {
            let room = *rooms[action.kind as usize]
                .get_or_insert_with(|| has_room(self.s, self.hot, action.kind).is_ok());
            if room && is_unused(self.s, number, action).is_ok() && self.are_needs_met(number, action) {
                mask.insert(number);
            }
        }
        let ap = self.s.cells.get(self.hot.ap);
        let may_forgo = match menu.kind {
            MenuKind::Cabinet => menu.actors[POTUS] > 0,
            MenuKind::Free => false,
            _ => menu.left > 0,
        };
        if may_forgo {
            mask.insert(FORGO.into());
        }
        if menu.kind != MenuKind::Free && !menu.bought && ap >= BUY_COST {
            mask.insert(BUY.into());
        }
        if !may_forgo {
            mask.insert(DONE.into());
        }
        mask
    }

    /// Whether an action has what it needs, looked up again only where that may have changed.
    fn are_needs_met(&mut self, number: usize, action: &Action) -> bool {
        let bit = 1 << number;
        if self.s.cells.needs.known & bit == 0 {
            self.s.cells.needs.known |= bit & !self.p.needs_more;
            self.s.cells.needs.met &= !bit;
            if has_needs(self.p, self.s, self.hot, action).is_ok() {
                self.s.cells.needs.met |= bit;
            }
        }
        let met = self.s.cells.needs.met & bit != 0;
        debug_assert_eq!(
            met,
            has_needs(self.p, self.s, self.hot, action).is_ok(),
            "{}",
            self.p.key(action.key)
        );
        met
    }

    /// A decision in an action segment.
    pub(super) fn in_menu(&mut self, act: Act) {
        let ap = self.s.cells.get(self.hot.ap);
        match act {
            Act::Forgo => {
                match self.s.menu.kind {
                    MenuKind::Cabinet => self.s.menu.actors[POTUS] = 0,
                    _ => self.s.menu.left -= 1,
                }
                self.tell(|| Event::Forgone);
                self.write(self.hot.ap, (ap + FORGO_GAIN).min(self.hot.ap_max));
            }
            Act::Buy => {
                self.s.menu.bought = true;
                self.s.menu.extra = 1;
                self.tell(|| Event::Bought);
                self.write(self.hot.ap, ap - BUY_COST);
            }
            Act::Done => self.close_menu(),
            Act::Action(key) => {
                let number = self.p.actions.iter().position(|action| action.key == key.0);
                self.take(number.expect("it was found legal"));
            }
            other => unreachable!("{other} is no answer in a segment"),
        }
    }

    /// The segment is over: its procedure goes on behind it.
    fn close_menu(&mut self) {
        self.s.menu = Menu::default();
        let mut frame = self.s.stack.pop().expect("a segment is a step of a procedure");
        frame.at += 1;
        self.s.stack.push(frame);
    }

    /// A master action is taken: charged, counted, and begun.
    fn take(&mut self, number: usize) {
        let action = &self.p.actions[number];
        let kind = action.kind;
        let fits = allows(self.s.menu.kind, kind);
        self.s.menu.acting = None;
        if self.s.menu.kind == MenuKind::Cabinet
            && let Some(who) = actor(&self.s.menu, kind)
        {
            self.s.menu.actors[who] -= 1;
            self.s.menu.acting = Some(who as u8);
        } else if self.s.menu.kind != MenuKind::Cabinet && fits && self.s.menu.left > 0 {
            self.s.menu.left -= 1;
        } else if self.s.menu.extra > 0 {
            self.s.menu.extra = 0;
        } else {
            self.write(self.hot.free_military, 0);
        }
        self.s.once_segment |= 1 << number;
        self.s.once_phase |= 1 << number;
        let actor = self.s.menu.acting;
        self.tell(|| Event::Action { action: number as u8, actor });
        if let Some(cost) = action.cost {
            let cost = calc::value(self.p, self.s, cost, &[0; LOCALS]) as i16;
            self.write(self.hot.ap, self.s.cells.get(self.hot.ap) - cost);
        }
        self.s.in_action = true;
        let frame = self.entered(action.proc, &[]);
        self.s.stack.push(frame);
    }
}
