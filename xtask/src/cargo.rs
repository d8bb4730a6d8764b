//! Runs cargo. Commands are printed first, so that a person can repeat them.

use std::path::Path;
use std::process::Command;

/// The cargo that runs this program.
pub fn command(root: &Path) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root);
    cargo
}

/// Runs cargo with these arguments and environment variables.
pub fn run(root: &Path, words: &[&str], variables: &[(&str, String)]) -> Result<(), String> {
    let mut shown: Vec<String> = variables.iter().map(|(name, value)| format!("{name}={value}")).collect();
    shown.push("cargo".to_owned());
    shown.extend(words.iter().map(|&word| word.to_owned()));
    let shown = shown.join(" ");
    println!("$ {shown}");
    let mut cargo = command(root);
    cargo.args(words).envs(variables.iter().map(|(name, value)| (name, value)));
    let status = cargo.status().map_err(|e| format!("cannot run cargo: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("this failed ({status}):\n  {shown}")) }
}
