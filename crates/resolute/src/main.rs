//! The program `resolute`: reads the command line and hands over to the command.

use std::process::ExitCode;

/// Pages are made of many small texts: a quarter less work for an act at a live table.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    resolute::main(std::env::args_os())
}
