//! An archive to be carried to another machine: the program and what belongs beside it.

use std::path::Path;
use std::process::Command;

use crate::cargo;

/// Files of the workspace that go along, each into the folder of the archive.
const BESIDE: &[&str] = &[
    "LICENSE",
    "NOTICE.md",
    "README.md",
    "CHANGELOG.md",
    "deploy/resolute.service",
    "deploy/Caddyfile",
    "deploy/nginx.conf",
];

/// What the program tells of itself, and the file that takes it.
const MADE: &[(&[&str], &str)] = &[
    (&["man"], "resolute.1"),
    (&["completions", "bash"], "resolute.bash"),
    (&["completions", "zsh"], "_resolute"),
    (&["completions", "fish"], "resolute.fish"),
];

pub fn run(root: &Path) -> Result<(), String> {
    cargo::run(root, &["build", "--release", "--locked", "-p", "resolute"], &[])?;
    let name =
        format!("resolute-{}-{}-{}", env!("CARGO_PKG_VERSION"), std::env::consts::ARCH, std::env::consts::OS);
    let dist = root.join("target/dist");
    let folder = dist.join(&name);
    let fault = |what: &Path, e: std::io::Error| format!("{}: {e}", what.display());
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|e| fault(&folder, e))?;
    }
    std::fs::create_dir_all(&folder).map_err(|e| fault(&folder, e))?;
    for file in BESIDE.iter().copied().chain(["target/release/resolute"]) {
        let from = root.join(file);
        let to = folder.join(from.file_name().expect("these are files"));
        std::fs::copy(&from, to).map_err(|e| fault(&from, e))?;
    }
    // Made by the program itself, from its own description of the command line.
    for (words, file) in MADE {
        let made = Command::new(root.join("target/release/resolute")).args(*words).output();
        let made = made.map_err(|e| fault(Path::new("resolute"), e))?;
        if !made.status.success() {
            return Err(format!("resolute {} failed", words.join(" ")));
        }
        let to = folder.join(file);
        std::fs::write(&to, made.stdout).map_err(|e| fault(&to, e))?;
    }
    let archive = format!("{name}.tar.gz");
    let tar = Command::new("tar").args(["-czf", &archive, &name]).current_dir(&dist).status();
    match tar {
        Ok(status) if status.success() => {
            println!("{}", dist.join(archive).display());
            Ok(())
        }
        Ok(status) => Err(format!("tar failed: {status}")),
        Err(e) => Err(format!("cannot run tar: {e}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_along_exists() {
        for file in BESIDE {
            assert!(crate::root().join(file).is_file(), "{file}");
        }
    }
}
