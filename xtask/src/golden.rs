//! `cargo xtask golden`: accepts the golden texts as they are now.

use std::path::Path;

use crate::cargo;

const TESTS: &[&str] = &["test", "--workspace", "--locked"];

pub fn run(root: &Path) -> Result<(), String> {
    let update = |how: &str| [("INSTA_UPDATE", how.to_owned())];
    // The first run may fail because of a text that differs and is accepted. The second run shows whether all is well.
    let first = cargo::run(root, &[TESTS, &["--no-fail-fast"]].concat(), &update("always"));
    if first.is_err() {
        println!("\nNow again, with the texts as they are.");
    }
    cargo::run(root, TESTS, &update("no"))?;
    println!("\nThe golden texts are taken as they are. See what changed: git diff -- '*.snap'");
    Ok(())
}
