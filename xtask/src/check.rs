//! `cargo xtask check`: everything that must hold, the quick checks first.

use std::path::Path;

use crate::steps::Steps;
use crate::{axe, cargo, deny, dependencies, graph, links, needs, rulebook, testing, words};

pub fn run(root: &Path) -> Result<(), String> {
    let mut steps = Steps::default();
    let result = all(root, &mut steps);
    println!("{}", steps.summary());
    result
}

fn all(root: &Path, steps: &mut Steps) -> Result<(), String> {
    let cargo = |words: &[&str]| cargo::run(root, words, &[]);
    steps.step("format", || cargo(&["fmt", "--all", "--check"]))?;
    steps.step("words", || words::run(root))?;
    steps.step("crates", || graph::run(root))?;
    steps.step("dependencies", || dependencies::run(root))?;
    steps.step("links", || links::run(root))?;
    steps.step("rulebook", || rulebook::brief(root))?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    steps.step("clippy", || cargo(&clippy))?;
    let mut denied = Ok(());
    steps.step("deny", || match deny::provide(root) {
        Ok(()) => deny::run(root),
        Err(why) => {
            denied = Err(why);
            Ok(())
        }
    })?;
    if let Err(why) = denied {
        println!("SKIPPED for want of cargo-deny: {why}");
        steps.skip("licences and sources of dependencies, for want of cargo-deny".to_owned());
    }
    if deny::has_advisories() {
        steps.step("advisories", || deny::advisories(root))?;
    } else {
        steps.skip("advisories, because their database is not here: cargo deny fetch db".to_owned());
    }
    let mut missing = Vec::new();
    steps.step("needs", || {
        missing = needs::provide();
        Ok(())
    })?;
    for need in &missing {
        steps.skip(format!("{}, for want of {}", need.why, need.program));
    }
    let mut skip: Vec<&str> = missing.iter().flat_map(|need| [need.program, need.package]).collect();
    skip.dedup();
    let mut variables = Vec::new();
    steps.step("axe", || {
        match axe::provide(root) {
            Ok(path) => variables.push(("RESOLUTE_AXE", path.display().to_string())),
            Err(why) => {
                println!("SKIPPED for want of axe: {why}");
                skip.push("axe");
            }
        }
        Ok(())
    })?;
    if skip.contains(&"axe") {
        steps.skip("barriers on pages, for want of axe".to_owned());
    }
    if !skip.is_empty() {
        variables.push(("RESOLUTE_SKIP", skip.join(",")));
    }
    // This also builds the program, once, with the features that tests need. Clippy has already compiled examples and benchmarks.
    let mut remarks = testing::Remarks::default();
    let result = steps.step("tests", || {
        remarks = testing::run(root, &variables)?;
        Ok(())
    });
    for test in remarks.repeated {
        steps.note(format!("{test} passed only when run again"));
    }
    for what in remarks.skipped {
        steps.skip(what);
    }
    result
}
