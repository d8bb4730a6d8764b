//! Runs a single procedure, for tests of single charts and for studying them.
//!
//! When the procedure has ended, the sequence of play does not continue; the state then waits for nothing.

use kernel::{Chance, Log};

use crate::act::Act;
use crate::event::Event;
use crate::machine::Machine;
use crate::program;
use crate::state::State;

/// Runs a proc, chart or card part (`E009/1`) until the player must decide or it has ended.
///
/// # Panics
/// If the charts have no such procedure.
pub fn call<C: Chance>(
    state: &mut State,
    name: &str,
    args: &[i16],
    chance: &mut C,
    log: &mut impl Log<Event>,
) -> Result<(), C::Stop> {
    let p = program();
    let proc = p.procs.iter().position(|proc| proc.name == name);
    let proc = proc.unwrap_or_else(|| panic!("the charts have no {name}")) as u16;
    state.stack = Default::default();
    state.menu = Default::default();
    state.queue = Default::default();
    state.in_action = false;
    let mut machine = Machine::alone(state, chance, log);
    let frame = machine.entered(proc, args);
    machine.s.stack.push(frame);
    machine.run()
}

/// Applies a decision in a procedure that runs alone.
pub fn decide<C: Chance>(
    state: &mut State,
    act: Act,
    chance: &mut C,
    log: &mut impl Log<Event>,
) -> Result<(), C::Stop> {
    Machine::alone(state, chance, log).decide(act)
}
