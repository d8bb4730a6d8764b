//! Programs that tests need and that cargo does not provide: found, installed if allowed, or reported as missing.

use std::path::Path;
use std::process::{Command, Stdio};

#[derive(Clone, Copy)]
pub struct Need {
    pub program: &'static str,
    /// The Debian package that contains it.
    pub package: &'static str,
    /// What it is needed for.
    pub why: &'static str,
    place: Place,
}

/// Where a program is looked for.
#[derive(Clone, Copy)]
enum Place {
    /// In a folder of the search path.
    Path,
    /// In `BASE/VERSION/bin`, for any version: Debian keeps servers out of the search path.
    Versions { base: &'static str },
    /// In this folder, which does not contain programs.
    Folder(&'static str),
}

pub const NEEDS: &[Need] = &[
    Need {
        program: "tmux",
        package: "tmux",
        why: "the terminal, driven as a person would",
        place: Place::Path,
    },
    Need {
        program: "python3",
        package: "python3",
        why: "games proved by the verifier of docs/fairness.md",
        place: Place::Path,
    },
    Need { program: "chromium", package: "chromium", why: "the pages in a real browser", place: Place::Path },
    Need {
        program: "chromedriver",
        package: "chromium-driver",
        why: "the pages in a real browser",
        place: Place::Path,
    },
    // If Georgia and similar fonts are missing, pages are measured with these. Other fonts may be a third wider.
    Need {
        program: "LiberationSerif-Regular.ttf",
        package: "fonts-liberation",
        why: "pages with letters of the usual width",
        place: Place::Folder("/usr/share/fonts/truetype/liberation"),
    },
    Need { program: "strace", package: "strace", why: "power cuts and disks that fail", place: Place::Path },
    Need { program: "faketime", package: "faketime", why: "a clock that jumps", place: Place::Path },
    // Tests start servers of their own. The service set up by the package is not used.
    Need {
        program: "postgres",
        package: "postgresql",
        why: "tables kept in PostgreSQL",
        place: Place::Versions { base: "/usr/lib/postgresql" },
    },
];

impl Need {
    fn is_met(&self) -> bool {
        match self.place {
            Place::Path => is_here(self.program),
            Place::Versions { base } => has_version(Path::new(base), self.program),
            Place::Folder(folder) => Path::new(folder).join(self.program).is_file(),
        }
    }
}

/// Installs what is missing, if allowed, and returns what is still missing.
pub fn provide() -> Vec<Need> {
    let missing: Vec<Need> = NEEDS.iter().copied().filter(|need| !need.is_met()).collect();
    if missing.is_empty() {
        let here: Vec<&str> = NEEDS.iter().map(|need| need.program).collect();
        println!("here: {}", here.join(", "));
        return missing;
    }
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    let installed = if !is_root() {
        Err("only root may install packages".to_owned())
    } else if !is_here("apt-get") {
        Err("there is no apt-get here".to_owned())
    } else {
        // If this fails, slightly outdated package lists may be good enough.
        if let Err(why) = apt(&["update"]) {
            println!("{why}");
        }
        apt(&[&["install", "--yes", "--no-install-recommends"], &packages[..]].concat())
    };
    if let Err(why) = installed {
        println!("{why}; to test everything: apt-get install {}", packages.join(" "));
    }
    let missing: Vec<Need> = missing.into_iter().filter(|need| !need.is_met()).collect();
    for need in &missing {
        println!("SKIPPED for want of {}: {}", need.program, need.why);
    }
    missing
}

fn is_here(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn has_version(base: &Path, program: &str) -> bool {
    let versions = std::fs::read_dir(base).into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin").join(program)).any(|path| path.is_file())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Waits for another installation in progress.
const PATIENCE: &str = "DPkg::Lock::Timeout=300";

fn apt(words: &[&str]) -> Result<(), String> {
    println!("$ apt-get {}", words.join(" "));
    let mut apt = Command::new("apt-get");
    apt.args(["-o", PATIENCE]).args(words).env("DEBIAN_FRONTEND", "noninteractive");
    apt.stdin(Stdio::null()).stdout(Stdio::null());
    let status = apt.status().map_err(|e| format!("cannot run apt-get: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("apt-get {} failed", words.join(" "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_by_name() {
        assert!(is_here("sh"));
        assert!(!is_here("no-such-program-of-any-house"));
    }

    #[test]
    fn a_server_is_found_in_any_of_its_versions() {
        let base = std::env::temp_dir().join(format!("needs-{}", std::process::id()));
        let folder = base.join("15/bin");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("server"), "").unwrap();
        assert!(has_version(&base, "server"));
        assert!(!has_version(&base, "other") && !has_version(&base.join("none"), "server"));
        std::fs::remove_dir_all(&base).unwrap();
    }
}
