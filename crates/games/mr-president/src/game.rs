//! The `Game` contract, implemented by the interpreter.

use std::ops::RangeInclusive;

use kernel::{
    Acts, Chance, FastRng, Game, Log, MAX_SEATS, OptionSpec, Refusal, Seat, SeatSet, Text, Turn, Verdict,
    Viewer,
};
use scene::Scene;

use crate::act::{Act, Key};
use crate::event::Event;
use crate::lang::MenuKind;
use crate::machine::Machine;
use crate::machine::menu::{BUY, Bar, DONE, FORGO, judge};
use crate::options::Options;
use crate::state::{Cells, Ending, Menu, State, Wait};
use crate::words::Amount;
use crate::{ENDINGS, KnownCells, LOSSES, WON, picture, program};

/// A game with its options decided.
#[derive(Clone, Copy, Debug)]
pub struct MrPresident {
    options: Options,
}

pub(crate) const PLAYER: Seat = Seat(0);

impl Game for MrPresident {
    const ID: &'static str = "mr-president";
    const RULES: u32 = 6;
    const SEATS: RangeInclusive<u8> = 1..=1;
    const DICE: &'static [u8] = &[6, 10];

    type Options = Options;
    type State = State;
    type Act = Act;
    type Event = Event;
    type View = Scene;

    fn piles() -> Vec<&'static str> {
        let mut piles: Vec<_> = program().domains.iter().map(|domain| domain.pile).collect();
        piles.sort_unstable();
        piles.dedup();
        piles
    }

    /// Only counters that are drawn from a visible cup can be real ones. Event cards are in face-down decks, and random picks among things
    /// on the board need no physical piece.
    fn can_be_owned(&self, pile: &str) -> bool {
        let cups = ["chit", "footkind", "friend_id", "opponent_id", "candidate", "attribute", "tensval"];
        program().domains.iter().any(|domain| domain.pile == pile && cups.contains(&domain.name))
    }

    fn option_specs() -> Vec<OptionSpec> {
        Options::specs()
    }

    fn new(options: &Options, seats: u8) -> Result<MrPresident, Refusal> {
        kernel::check_seats::<Self>(seats, "MRP-SEQ-1", "mrp-no-seats")?;
        options.check()?;
        Ok(MrPresident { options: *options })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        1
    }

    fn start<C: Chance>(&self, chance: &mut C, log: &mut impl Log<Event>) -> Result<State, C::Stop> {
        let p = program();
        let mut cells = Cells::new(p);
        for (name, value) in [
            ("scenario", self.options.scenario as i16),
            ("difficulty", self.options.difficulty as i16),
            ("newcomer", i16::from(self.options.newcomer)),
        ] {
            cells[usize::from(p.var(name).base)] = value;
        }
        let mut state = State {
            cells,
            stack: Default::default(),
            wait: Wait::Nothing,
            mask: Default::default(),
            roll: Default::default(),
            menu: Default::default(),
            step: 0,
            queue: Default::default(),
            once_segment: 0,
            once_phase: 0,
            in_action: false,
            card: None,
            ending: None,
            begun: Default::default(),
        };
        let mut machine = Machine::new(&mut state, chance, log);
        machine.begin_step();
        machine.run()?;
        Ok(state)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.ending {
            Some(ending) => Turn::Over(verdict(state, ending)),
            None => Turn::Decide(PLAYER.alone()),
        }
    }

    #[inline]
    fn acts(&self, state: &State, seat: Seat, out: &mut impl Acts<Act>) {
        if seat == PLAYER {
            legal(state, out);
        }
    }

    fn refuse(&self, state: &State, seat: Seat, act: Act) -> Refusal {
        if seat != PLAYER {
            return Refusal::new("MRP-SEQ-1", Text::new("mrp-no-seat"));
        }
        reason(state, act)
    }

    #[inline]
    fn play<C: Chance>(
        &self,
        state: &mut State,
        _: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        Machine::new(state, chance, log).decide(act)
    }

    fn picture(&self, state: &State, _: Viewer) -> Scene {
        picture::scene(self, state)
    }

    /// The only hidden information is where unseen cards are, so unseen cards of the same kind trade places. They are dealt from a sorted
    /// list,
    /// so that the result depends only on the random numbers and not on where the cards really are.
    fn imagine(&self, state: &State, _: Viewer, rng: &mut FastRng) -> State {
        let mut imagined = state.clone();
        let p = program();
        let (at, known) = (usize::from(p.var("at").base), usize::from(p.var("known").base));
        let cells = &mut imagined.cells;
        let kind = |card: usize| (p.cards[card].class, p.cards[card].year_set());
        let mut unseen: Vec<usize> = (0..p.cards.len()).filter(|card| cells[known + card] == 0).collect();
        while let Some(&first) = unseen.first() {
            let (alike, others): (Vec<_>, Vec<_>) =
                unseen.into_iter().partition(|&card| kind(card) == kind(first));
            let mut places: Vec<i16> = alike.iter().map(|card| cells[at + card]).collect();
            places.sort_unstable();
            for card in alike {
                cells[at + card] = places.swap_remove(rng.below(places.len() as u32) as usize);
            }
            unseen = others;
        }
        imagined
    }
}

/// Every legal act, in a fixed order.
#[inline]
pub(crate) fn legal(state: &State, out: &mut impl Acts<Act>) {
    let p = program();
    match state.wait {
        Wait::Nothing | Wait::Over => {}
        Wait::Pick(number) => {
            let pick = &p.picks[usize::from(number)];
            let domain = &p.domains[usize::from(pick.domain)];
            out.each(state.mask, |n| Act::Pick(Key(domain.keys[usize::from(n)])));
            if pick.optional {
                out.one(Act::Decline);
            }
        }
        Wait::Choose(number) => {
            let choose = &p.chooses[usize::from(number)];
            out.each(state.mask, |n| Act::Choose(Key(choose.options[usize::from(n)].key)));
        }
        Wait::Spend { max, .. } => (0..=max as u8).for_each(|n| out.one(Act::Spend(n))),
        Wait::Reroll | Wait::RerollDie => {
            out.one(Act::Keep);
            out.one(Act::Reroll);
        }
        Wait::Menu => out.each(state.mask, |n| match n {
            FORGO => Act::Forgo,
            BUY => Act::Buy,
            DONE => Act::Done,
            n => Act::Action(Key(p.actions[usize::from(n)].key)),
        }),
    }
}

/// The rule that applies to the current situation.
pub(crate) fn rule_now(state: &State) -> &'static str {
    let p = program();
    let rules = state.stack.as_slice().iter().rev().map(|frame| p.procs[usize::from(frame.proc)].rule);
    rules.into_iter().find(|rule| !rule.is_empty()).unwrap_or("MRP-SEQ-1")
}

/// Why an act that is not listed is not legal.
fn reason(state: &State, act: Act) -> Refusal {
    let p = program();
    if state.ending.is_some() {
        return Refusal::new("MRP-SEQ-1", Text::new("mrp-no-over"));
    }
    let rule = rule_now(state);
    let word = |key: Key| p.key(key.0).to_owned();
    match (state.wait, act) {
        (Wait::Menu, Act::Action(key)) => {
            let Some(number) = p.actions.iter().position(|action| action.key == key.0) else {
                return Refusal::new(rule, Text::new("mrp-no-action").word("word", word(key)));
            };
            let name = Text::new(format!("mrp-act-{}", p.key(key.0)));
            let why = judge(p, state, KnownCells::get(), number);
            // If the segment has no place for this kind of action, cite the segment's rule; otherwise the action's own rule.
            let rule = if why == Err(Bar::Kind) { rule } else { p.actions[number].rule };
            let text = match why {
                Ok(()) => Text::new("mrp-not-now"),
                Err(Bar::Kind) => Text::new("mrp-bar-kind"),
                Err(Bar::Once(crate::lang::Reset::Phase)) => Text::new("mrp-bar-once-phase"),
                Err(Bar::Once(_)) => Text::new("mrp-bar-once-segment"),
                Err(Bar::Cost(cost)) => Text::new("mrp-bar-cost")
                    .amount("cost", cost)
                    .amount("ap", state.cells.get(KnownCells::get().ap)),
                Err(Bar::Need(text)) => Text::new(p.key(text).to_owned()),
                Err(Bar::Spent) => Text::new("mrp-bar-spent"),
            };
            Refusal::new(rule, Text::new("mrp-no-this").text("action", name).text("why", text))
        }
        (Wait::Menu, Act::Buy) => {
            if state.menu.kind == MenuKind::Free {
                return Refusal::new("MRP-R18", Text::new("mrp-no-buy-free"));
            }
            let key = if state.menu.bought { "mrp-no-buy-twice" } else { "mrp-no-buy" };
            Refusal::new("MRP-R14", Text::new(key))
        }
        (Wait::Menu, Act::Forgo) => no_forgo(&state.menu),
        (Wait::Menu, Act::Done) => Refusal::new("MRP-SEQ-15", Text::new("mrp-no-done")),
        (Wait::Spend { max, .. }, Act::Spend(_)) => {
            Refusal::new(rule, Text::new("mrp-no-spend").amount("max", max))
        }
        (Wait::Pick(_), Act::Pick(key)) => {
            Refusal::new(rule, Text::new("mrp-no-pick").word("word", word(key)))
        }
        (Wait::Pick(_), Act::Decline) => Refusal::new(rule, Text::new("mrp-no-decline")),
        (Wait::Choose(_), Act::Choose(key)) => {
            Refusal::new(rule, Text::new("mrp-no-choose").word("word", word(key)))
        }
        _ => Refusal::new(rule, Text::new("mrp-not-now")),
    }
}

/// Why no action can be given up for an AP.
fn no_forgo(menu: &Menu) -> Refusal {
    let officials_left = menu.kind == MenuKind::Cabinet && menu.actors.iter().any(|&left| left > 0);
    let (rule, key) = match menu.kind {
        MenuKind::Free => ("MRP-R18", "mrp-no-forgo-free"),
        _ if officials_left => ("MRP-R16", "mrp-no-forgo-cabinet"),
        _ if menu.extra > 0 => ("MRP-R18", "mrp-no-forgo-bought"),
        _ => ("MRP-SEQ-15", "mrp-no-forgo"),
    };
    Refusal::new(rule, Text::new(key))
}

fn verdict(state: &State, ending: Ending) -> Verdict {
    let mut scores = [0; MAX_SEATS];
    scores[0] = state.cells.get(program().var("lp").base).into();
    let (how, won) = match ending {
        Ending::Loss(number) => (LOSSES[usize::from(number - 1)], false),
        Ending::Way(way) => (ENDINGS[usize::from(way)], WON[usize::from(way)]),
    };
    Verdict { winners: if won { PLAYER.alone() } else { SeatSet::EMPTY }, scores, how }
}
