//! The program as people and scripts meet it: the real binary, its output and its exit codes.

mod commands;
mod common;
mod manners;
mod play;
mod protocol;
mod pseudo_terminal;
mod records;
mod reference;
mod screen;
mod session;
mod simulate;
mod terminal;
mod whole;
