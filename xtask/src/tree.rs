//! The files of the workspace.

use std::path::Path;
use std::process::Command;

/// Files tracked by git or not ignored, by path from the root.
pub fn files(root: &Path) -> Result<Vec<String>, String> {
    let git = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .current_dir(root)
        .output()
        .map_err(|e| format!("cannot run git: {e}"))?;
    if !git.status.success() {
        return Err(format!("git ls-files failed: {}", String::from_utf8_lossy(&git.stderr)));
    }
    let names = String::from_utf8_lossy(&git.stdout).into_owned();
    Ok(names.split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect())
}
