//! Checks that docs/dependencies.md lists every external crate that a manifest names, and that the fuzzer's lock file is up to date.

use std::collections::BTreeSet;
use std::path::Path;

use crate::{cargo, graph};

/// Fails if a direct dependency has no line, or a line has no dependency.
pub fn run(root: &Path) -> Result<(), String> {
    let page = std::fs::read_to_string(root.join("docs/dependencies.md"))
        .map_err(|e| format!("docs/dependencies.md: {e}"))?;
    let told = told(&page);
    let used = used(root)?;
    let missing: Vec<&String> = used.difference(&told).collect();
    let unused: Vec<&String> = told.difference(&used).collect();
    if missing.is_empty() && unused.is_empty() {
        println!("{} crates, each with its reason", used.len());
        // The fuzzer is a workspace of its own that no other step builds. Its lock file must follow ours, or it cannot be built.
        return cargo::run(root, &["fetch", "--locked", "--manifest-path", "fuzz/Cargo.toml"], &[]);
    }
    Err(format!("docs/dependencies.md lacks {missing:?} and names {unused:?}, which nothing asks for"))
}

/// Names in the first column of the table.
fn told(page: &str) -> BTreeSet<String> {
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `"));
    let cells = rows.filter_map(|row| row.split(" | ").next());
    cells.flat_map(|cell| cell.split('`').step_by(2)).map(str::to_owned).collect()
}

/// External crates that members of the workspace depend on, including for tests.
fn used(root: &Path) -> Result<BTreeSet<String>, String> {
    let packages = graph::packages(root)?;
    let ours: BTreeSet<&String> = packages.iter().map(|package| &package.name).collect();
    let all = packages.iter().flat_map(|package| &package.dependencies).map(|dependency| &dependency.name);
    Ok(all.filter(|name| !ours.contains(name)).cloned().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_from_the_first_column() {
        let page = "| crate | used by |\n|---|---|\n| `serde`, `serde_json` | `kernel` |\n| `rusqlite` (bundled SQLite) | `store` |\n";
        assert_eq!(told(page), ["rusqlite", "serde", "serde_json"].map(str::to_owned).into());
    }
}
