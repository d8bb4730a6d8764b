//! `cargo deny`: licences, banned crates and sources of everything that is built, by deny.toml.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::cargo;

/// The version whose configuration deny.toml is.
const VERSION: &str = "cargo-deny@0.20.2";

/// Builds the program where it is missing. Without optimisation: it runs for a second.
pub fn provide(root: &Path) -> Result<(), String> {
    if is_here() {
        return Ok(());
    }
    cargo::run(root, &["install", "--quiet", "--debug", "--locked", VERSION], &[])
}

/// Checks everything but advisories, whose database is not at hand everywhere: `cargo deny check advisories` reads it.
pub fn run(root: &Path) -> Result<(), String> {
    // Crates of other systems are looked at too, and no build has fetched them.
    cargo::run(root, &["fetch", "--locked"], &[])?;
    cargo::run(
        root,
        &[
            "deny",
            "--locked",
            "--offline",
            "--all-features",
            "check",
            "--hide-inclusion-graph",
            "licenses",
            "bans",
            "sources",
        ],
        &[],
    )
}

fn is_here() -> bool {
    let mut deny = Command::new("cargo-deny");
    deny.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    deny.status().is_ok_and(|status| status.success())
}
