//! Checks which crates may depend on which, using what cargo reports. Dependencies for tests alone are not restricted.

use std::path::Path;

use serde::Deserialize;

/// Stands for every crate under crates/games.
const GAMES: &str = "games/*";

/// Each crate of the workspace, and the workspace crates it may depend on.
const HOUSE: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("atlas", &[]),
    ("scene", &["kernel"]),
    (GAMES, &["atlas", "kernel", "scene"]),
    ("bots", &["kernel"]),
    ("store", &["kernel"]),
    ("catalogue", &["atlas", "bots", GAMES, "kernel", "scene"]),
    ("lab", &["bots", "catalogue", "kernel", "scene"]),
    ("terminal", &["bots", "catalogue", "kernel", "scene"]),
    ("server", &["atlas", "bots", "catalogue", "kernel", "scene", "store"]),
    ("resolute", &["bots", "catalogue", "kernel", "lab", "scene", "server", "store", "terminal"]),
    ("xtask", &["atlas"]),
    // Only tests use these, so no other crate lists them.
    ("testkit", &["kernel", "scene"]),
    ("fuzzing", &["catalogue", "kernel", "resolute", "scene", "server"]),
];

/// What only one crate may know, and the external crates that provide it.
const SECRETS: &[(&str, &str, &[&str])] = &[
    (
        "store",
        "SQL",
        &[
            "deadpool",
            "diesel",
            "libsqlite3-sys",
            "postgres",
            "r2d2",
            "rusqlite",
            "sea-orm",
            "sqlx",
            "tokio-postgres",
        ],
    ),
    (
        "server",
        "HTTP and HTML",
        &[
            "actix",
            "askama",
            "axum",
            "http",
            "hyper",
            "maud",
            "reqwest",
            "rocket",
            "tiny_http",
            "tower-http",
            "warp",
        ],
    ),
];

/// External crates forbidden in games: games get chance passed in and have no clock.
const NOT_IN_GAMES: &[&str] =
    &["async-std", "chrono", "fastrand", "getrandom", "jiff", "rand", "time", "tokio", "uuid"];

/// External crates forbidden in the kernel: it has no I/O, no clock and nothing asynchronous.
const NOT_IN_KERNEL: &[&str] =
    &["async-std", "chrono", "fastrand", "futures", "getrandom", "jiff", "rand", "time", "tokio", "uuid"];

/// Generators that must be given a seed are not a source of chance by themselves. The kernel builds its sources on them.
const SEEDED: &[&str] = &["rand_chacha", "rand_xoshiro", "rand_core"];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
pub struct Package {
    pub name: String,
    manifest_path: String,
    pub dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
pub struct Dependency {
    pub name: String,
    /// `None` for normal dependencies, otherwise "dev" or "build".
    kind: Option<String>,
}

impl Package {
    /// Its name in the tables above.
    fn role(&self) -> &str {
        if self.manifest_path.replace('\\', "/").contains("/crates/games/") { GAMES } else { &self.name }
    }
}

/// The members of the workspace, as reported by cargo.
pub fn packages(root: &Path) -> Result<Vec<Package>, String> {
    let output = crate::cargo::command(root)
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .output()
        .map_err(|e| format!("cannot run cargo: {e}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let metadata: Metadata =
        serde_json::from_slice(&output.stdout).map_err(|e| format!("cargo metadata: {e}"))?;
    Ok(metadata.packages)
}

pub fn run(root: &Path) -> Result<(), String> {
    let packages = packages(root)?;
    let flaws = flaws(&packages);
    if flaws.is_empty() {
        println!("{} crates know what they may", packages.len());
        return Ok(());
    }
    Err(format!("the arrows of the house point elsewhere (see ARCHITECTURE.md):\n  {}", flaws.join("\n  ")))
}

fn flaws(packages: &[Package]) -> Vec<String> {
    let mut flaws = Vec::new();
    for package in packages {
        let name = &package.name;
        let role = package.role();
        let Some((_, may)) = HOUSE.iter().find(|(known, _)| *known == role) else {
            flaws.push(format!("{name} is not in the plan of the house: add it to xtask/src/graph.rs"));
            continue;
        };
        for other in package.dependencies.iter().filter(|other| other.kind.as_deref() != Some("dev")) {
            let ours = packages.iter().find(|package| package.name == other.name);
            if let Some(ours) = ours {
                if !may.contains(&ours.role()) {
                    flaws.push(format!("{name} may not depend on {}", other.name));
                }
                continue;
            }
            for (owner, what, brought_by) in SECRETS {
                if role != *owner && belongs(&other.name, brought_by) {
                    flaws.push(format!("only {owner} knows {what}, but {name} depends on {}", other.name));
                }
            }
            if role == GAMES && belongs(&other.name, NOT_IN_GAMES) {
                flaws.push(format!("{name} is a game and has no clock or chance of its own: {}", other.name));
            }
            let seeded = SEEDED.contains(&other.name.as_str());
            if role == "kernel" && !seeded && belongs(&other.name, NOT_IN_KERNEL) {
                flaws.push(format!("the kernel has no I/O and no clock: {}", other.name));
            }
        }
    }
    flaws
}

/// Whether the crate is one of these or belongs to their family (`axum`, `axum-extra`).
fn belongs(name: &str, families: &[&str]) -> bool {
    families.iter().any(|family| {
        name.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_']))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(path: &str, needs: &[&str]) -> Package {
        let name = path.rsplit('/').next().unwrap().to_owned();
        let dependency = |need: &&str| match need.split_once(':') {
            Some((kind, name)) => Dependency { name: name.to_owned(), kind: Some(kind.to_owned()) },
            None => Dependency { name: (*need).to_owned(), kind: None },
        };
        Package {
            name,
            manifest_path: format!("/house/{path}/Cargo.toml"),
            dependencies: needs.iter().map(dependency).collect(),
        }
    }

    /// The flaws of a valid workspace in which one crate is replaced by this one.
    fn house_with(changed: Package) -> Vec<String> {
        let mut packages = vec![
            package("crates/kernel", &["serde", "rand_chacha", "rand_xoshiro"]),
            package("crates/scene", &["kernel", "serde"]),
            package("crates/atlas", &["serde"]),
            package(
                "crates/games/presidential",
                &["kernel", "scene", "atlas", "dev:bots", "dev:testkit", "dev:tokio"],
            ),
            package("crates/games/idiot", &["kernel", "scene"]),
            package("crates/bots", &["kernel"]),
            package("crates/catalogue", &["kernel", "scene", "bots", "presidential", "idiot"]),
            package("crates/store", &["kernel", "sqlx"]),
            package("crates/server", &["catalogue", "store", "axum", "tower-http"]),
            package("crates/resolute", &["server", "lab", "terminal"]),
            package("xtask", &["atlas", "toml"]),
            package("crates/testkit", &["kernel", "scene", "serde_json"]),
        ];
        packages.retain(|package| package.name != changed.name);
        packages.push(changed);
        flaws(&packages)
    }

    #[test]
    fn the_plan_of_the_house_is_sound() {
        assert_eq!(house_with(package("crates/lab", &["catalogue", "bots", "rayon"])), Vec::<String>::new());
    }

    #[test]
    fn wrong_arrows_are_found() {
        for (path, needs, part) in [
            ("crates/kernel", &["scene"][..], "kernel may not depend on scene"),
            ("crates/kernel", &["build:atlas"], "kernel may not depend on atlas"),
            ("crates/kernel", &["tokio"], "no clock: tokio"),
            ("crates/kernel", &["rand"], "no clock: rand"),
            ("crates/kernel", &["getrandom"], "no clock: getrandom"),
            ("crates/games/idiot", &["kernel", "presidential"], "idiot may not depend on presidential"),
            ("crates/games/idiot", &["bots"], "idiot may not depend on bots"),
            ("crates/games/idiot", &["rand_chacha"], "idiot is a game and has no clock"),
            ("crates/games/idiot", &["chrono"], "idiot is a game and has no clock"),
            ("crates/games/idiot", &["rusqlite"], "only store knows SQL, but idiot depends on rusqlite"),
            ("crates/games/idiot", &["testkit"], "idiot may not depend on testkit"),
            ("crates/resolute", &["testkit"], "resolute may not depend on testkit"),
            ("crates/testkit", &["bots"], "testkit may not depend on bots"),
            ("crates/lab", &["presidential"], "lab may not depend on presidential"),
            ("crates/resolute", &["presidential"], "resolute may not depend on presidential"),
            ("xtask", &["idiot"], "xtask may not depend on idiot"),
            ("crates/server", &["sqlx-core"], "only store knows SQL, but server depends on sqlx-core"),
            ("crates/resolute", &["tokio-postgres"], "only store knows SQL"),
            ("crates/terminal", &["axum-extra"], "only server knows HTTP"),
            ("crates/store", &["hyper"], "only server knows HTTP"),
            ("crates/attic", &[], "attic is not in the plan of the house"),
        ] {
            let found = house_with(package(path, needs));
            assert!(found.iter().any(|flaw| flaw.contains(part)), "{path} with {needs:?}: {found:?}");
        }
    }

    #[test]
    fn families_are_told_from_namesakes() {
        assert!(belongs("axum-extra", &["axum"]));
        assert!(belongs("rand_core", &["rand"]));
        assert!(!belongs("httparse", &["http"]));
        assert!(!belongs("randomize", &["rand"]));
    }
}
