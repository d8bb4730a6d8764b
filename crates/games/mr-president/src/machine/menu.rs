//! Action segments: which master actions are possible, who takes them, giving up and buying actions.

use kernel::frames::Flow;
use kernel::{Chance, Log, Members};

use super::{Machine, calc};
use crate::KnownCells;
use crate::act::Act;
use crate::event::Event;
use crate::lang::{Action, ActionKind, Code, LOCALS, MenuKind, Program, Reset};
use crate::state::{Frame, Mask, Menu, State, Wait};

/// Numbers in the mask that do not stand for master actions.
pub(crate) const FORGO: u16 = 200;
pub(crate) const BUY: u16 = 201;
pub(crate) const DONE: u16 = 202;

/// AP that one more action costs, and AP gained for giving up an action.
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
    /// The segment does not allow its kind.
    Kind,
    /// It was already taken in this segment or phase.
    Once(Reset),
    Cost(i16),
    /// A requirement is not met; the key of its text.
    Need(u16),
    /// No action is left.
    Spent,
}

/// Whether the segment allows actions of this kind.
fn allows(menu: MenuKind, kind: ActionKind) -> bool {
    use ActionKind as K;
    match menu {
        MenuKind::Any | MenuKind::Free => !kind.is_of_cabinet(),
        MenuKind::Domestic => matches!(kind, K::Domestic | K::PresDomestic | K::PresAny),
        MenuKind::Abroad => matches!(kind, K::Diplomatic | K::Military | K::PresDiplomatic | K::PresAny),
        MenuKind::Cabinet => true,
    }
}

/// What an action uses up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Charge {
    /// The bonus of Good Times, only for a military action.
    Bonus,
    /// The action of an official or of POTUS in a cabinet segment.
    Official(usize),
    /// One of the actions of any other segment.
    Segment,
    Bought,
}

/// The officials who can take an action of this kind, and whether POTUS can. If none of them ranks below the other, the player decides who
/// acts.
fn officials(kind: ActionKind) -> (&'static [usize], bool) {
    use ActionKind as K;
    match kind {
        K::Domestic => (&[COS, VP], true),
        K::Diplomatic => (&[STATE, VP], true),
        K::Military => (&[DEFENSE], true),
        K::PresDomestic | K::PresDiplomatic | K::PresAny | K::PotusOnly => (&[], true),
        K::VpOnly => (&[VP], false),
        K::CosOnly => (&[COS], false),
        K::StateOnly => (&[STATE], false),
        K::DefenseOnly => (&[DEFENSE], false),
    }
}

/// What an action of this kind uses up: whatever has the fewest other uses, so that nothing is wasted. POTUS comes last, because only his
/// action can become an AP or calm Russia and China (rulings 16, 18, 21, 22). If that is what the player wants, he comes first.
fn charge(s: &State, hot: &KnownCells, kind: ActionKind) -> Option<Charge> {
    let menu = &s.menu;
    let fits = allows(menu.kind, kind);
    let is_free = menu.kind == MenuKind::Free;
    if kind == ActionKind::Military && fits && !is_free && s.cells.get(hot.free_military) > 0 {
        return Some(Charge::Bonus);
    }
    let is_bought = menu.extra > 0
        && (!kind.is_of_cabinet() || (menu.kind == MenuKind::Cabinet && kind == ActionKind::PotusOnly));
    let bought = is_bought.then_some(Charge::Bought);
    if menu.kind != MenuKind::Cabinet {
        return (fits && menu.left > 0).then_some(Charge::Segment).or(bought);
    }
    let (officials, may_be_potus) = officials(kind);
    let official = officials.iter().copied().find(|&who| menu.actors[who] > 0).map(Charge::Official);
    let potus = (may_be_potus && menu.actors[POTUS] > 0).then_some(Charge::Official(POTUS));
    match kind {
        ActionKind::PotusOnly => potus.or(bought),
        _ => official.or(bought).or(potus),
    }
}

/// Whether the segment has an action left for this kind.
fn has_room(s: &State, hot: &KnownCells, kind: ActionKind) -> Result<(), Bar> {
    match charge(s, hot, kind) {
        Some(_) => Ok(()),
        None if allows(s.menu.kind, kind) => Err(Bar::Spent),
        None => Err(Bar::Kind),
    }
}

/// Why an action cannot be taken now; `Ok` if it can.
pub(crate) fn judge(p: &Program, s: &State, hot: &KnownCells, number: usize) -> Result<(), Bar> {
    let action = &p.actions[number];
    has_room(s, hot, action.kind)?;
    is_unused(s, number, action)?;
    has_needs(p, s, hot, action)
}

/// Whether an action that is allowed once only was already taken.
fn is_unused(s: &State, number: usize, action: &Action) -> Result<(), Bar> {
    match action.once {
        Some(Reset::Segment) if s.once_segment >> number & 1 == 1 => Err(Bar::Once(Reset::Segment)),
        Some(Reset::Phase) if s.once_phase >> number & 1 == 1 => Err(Bar::Once(Reset::Phase)),
        _ => Ok(()),
    }
}

/// Whether an action has all it needs. This depends only on cells, and on what [`Program::needs_more`] lists.
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
    /// Opens an action segment, continues it, or ends it.
    pub(super) fn menu(&mut self, frame: &Frame, count: Code, kind: MenuKind) -> Flow {
        if !self.s.menu.open {
            let left = self.value(count, frame).clamp(0, 20) as u8;
            let mut menu = Menu { open: true, kind, left, ..Menu::default() };
            if kind == MenuKind::Cabinet {
                menu.left = 0;
            }
            self.s.menu = menu;
        }
        if kind == MenuKind::Cabinet {
            self.s.menu.actors = self.actors();
        }
        let mask = self.possible();
        if mask.size() == 0 || (mask.size() == 1 && mask.has(DONE)) {
            self.s.menu = Menu::default();
            return Flow::On;
        }
        self.s.mask = mask;
        self.wait(frame, Wait::Menu)
    }

    /// Actions left to each official and to POTUS. Recomputed each time, because "+1 Action" gives one more and posts can change hands
    /// during
    /// a segment.
    fn actors(&self) -> [u8; 5] {
        std::array::from_fn(|who| {
            let allowed = match who {
                POTUS => 1,
                post if self.s.cells.get(self.hot.official + post as u16) < 0 => 0,
                post => 1 + calc::value(self.p, self.s, self.hot.plus_action[post], &[0; LOCALS]),
            };
            (allowed - i32::from(self.s.menu.used[who])).max(0) as u8
        })
    }

    fn use_action_of(&mut self, who: usize) {
        self.s.menu.used[who] += 1;
        self.s.menu.actors[who] -= 1;
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

    /// Whether an action has all it needs. Recomputed only if this may have changed.
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

    /// Applies a decision in an action segment.
    pub(super) fn in_menu(&mut self, act: Act) {
        let ap = self.s.cells.get(self.hot.ap);
        match act {
            Act::Forgo => {
                match self.s.menu.kind {
                    MenuKind::Cabinet => self.use_action_of(POTUS),
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

    /// Ends the segment; its procedure continues after it.
    fn close_menu(&mut self) {
        self.s.menu = Menu::default();
        let mut frame = self.s.stack.pop().expect("a segment is a step of a procedure");
        frame.at += 1;
        self.s.stack.push(frame);
    }

    /// Takes a master action: uses up an action, records it, and starts its procedure.
    fn take(&mut self, number: usize) {
        let action = &self.p.actions[number];
        self.s.menu.acting = None;
        match charge(self.s, self.hot, action.kind).expect("it was found legal") {
            Charge::Bonus => self.write(self.hot.free_military, 0),
            Charge::Official(who) => {
                self.use_action_of(who);
                self.s.menu.acting = Some(who as u8);
            }
            Charge::Segment => self.s.menu.left -= 1,
            Charge::Bought => self.s.menu.extra = 0,
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
