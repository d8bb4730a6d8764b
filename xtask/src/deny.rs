//! `cargo deny`: checks licences, banned crates and sources of all dependencies according to deny.toml.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::cargo;

/// The version for which deny.toml is written.
const VERSION: &str = "cargo-deny@0.20.2";

/// Builds cargo-deny if it is missing. Without optimisation, because it runs only for a second.
pub fn provide(root: &Path) -> Result<(), String> {
    if is_here() {
        return Ok(());
    }
    cargo::run(root, &["install", "--quiet", "--debug", "--locked", VERSION], &[])
}

/// Checks everything except advisories, whose database is not available everywhere. `cargo deny check advisories` checks those.
pub fn run(root: &Path) -> Result<(), String> {
    // Crates for other systems are checked too, but no build has fetched them.
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
