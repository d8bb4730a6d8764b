//! The program `resolute`.

use std::process::ExitCode;

/// Pages consist of many small strings. This allocator saves a quarter of the work for an act at a live table.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    resolute::main(std::env::args_os())
}
