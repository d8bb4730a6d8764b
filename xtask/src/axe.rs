//! axe-core, which finds accessibility problems of pages: fetched once by npm, by name and version.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Keep in sync with the browser tests, which fetch the same version themselves when they run alone.
const AXE: &str = "axe-core@4.14.0";

/// The path of the script, fetched into `target/axe` if it is missing.
pub fn provide(root: &Path) -> Result<PathBuf, String> {
    let folder = root.join("target").join("axe");
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if script.is_file() {
        println!("here: {}", script.display());
        return Ok(script);
    }
    std::fs::create_dir_all(&folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    println!("$ npm install {AXE}");
    let mut npm = Command::new("npm");
    npm.args(["install", "--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--prefix"]);
    npm.arg(&folder).arg(AXE).stdin(Stdio::null()).stdout(Stdio::null());
    let status = npm.status().map_err(|e| format!("cannot run npm: {e}"))?;
    if status.success() && script.is_file() { Ok(script) } else { Err(format!("npm install {AXE} failed")) }
}
