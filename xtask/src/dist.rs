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
