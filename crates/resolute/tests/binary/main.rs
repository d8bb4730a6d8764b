//! Tests of the real binary as people and scripts use it: its output and its exit codes.

mod commands;
mod common;
mod corpus;
mod fairness;
mod manners;
mod play;
mod protocol;
mod pruning;
mod pseudo_terminal;
mod records;
mod reference;
mod screen;
mod serving;
mod session;
mod simulate;
mod terminal;
#[path = "../../../server/tests/http/visitor.rs"]
mod visitor;
mod whole;
