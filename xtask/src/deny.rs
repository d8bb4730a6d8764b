//! `cargo deny`: checks licences, banned crates and sources of all dependencies according to deny.toml.

use std::path::{Path, PathBuf};
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

/// Checks everything except advisories, whose database is not available everywhere.
pub fn run(root: &Path) -> Result<(), String> {
    // Crates for other systems are checked too, but no build has fetched them.
    cargo::run(root, &["fetch", "--locked"], &[])?;
    check(root, &["licenses", "bans", "sources"])
}

/// Whether the database of advisories was fetched.
pub fn has_advisories() -> bool {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(Path::new(&std::env::var_os("HOME")?).join(".cargo")));
    let databases = home.and_then(|home| std::fs::read_dir(home.join("advisory-dbs")).ok());
    databases.is_some_and(|mut all| all.next().is_some())
}

/// Checks advisories by the database that is here.
pub fn advisories(root: &Path) -> Result<(), String> {
    check(root, &["advisories"])
}

fn check(root: &Path, what: &[&str]) -> Result<(), String> {
    let words = ["deny", "--locked", "--offline", "--all-features", "check", "--hide-inclusion-graph"];
    cargo::run(root, &[&words, what].concat(), &[])
}

fn is_here() -> bool {
    let mut deny = Command::new("cargo-deny");
    deny.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    deny.status().is_ok_and(|status| status.success())
}
