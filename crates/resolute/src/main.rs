//! The program `resolute`: reads the command line and hands over to the command.

use std::process::ExitCode;

fn main() -> ExitCode {
    resolute::main(std::env::args_os())
}
