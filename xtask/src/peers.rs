//! The same game on other engines: installs, tests and measures the programs in `bench/peers`.
//!
//! Each peer is a folder with its own tests and a benchmark that prints one line of JSON. They run one after the other, so that none takes
//! time from the next.

use std::{
    fmt::Display,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::Value;

/// The measurements of one peer.
#[derive(Debug, Clone, PartialEq)]
pub struct Peer {
    pub name: String,
    pub version: String,
    pub games: u64,
    /// Choices of a team, not of chance.
    pub decisions: u64,
    pub seconds: f64,
    pub decisions_per_second: f64,
}

/// Below this share of a processor, the figure says more about other work on the machine than about the peer.
const ENOUGH_PROCESSOR: f64 = 0.9;

/// Installs what is missing, then tests and measures both peers for the given time each.
pub fn run(root: &Path, seconds: f64) -> Result<Vec<Peer>, String> {
    if !(seconds.is_finite() && seconds > 0.0) {
        return Err(format!("{seconds} is no time to measure for; give a number of seconds above 0"));
    }
    let peers = root.join("bench").join("peers");
    Ok(vec![
        boardgame_io(&peers.join("boardgame.io"), seconds)?,
        openspiel(&peers.join("openspiel"), seconds)?,
    ])
}

fn boardgame_io(folder: &Path, seconds: f64) -> Result<Peer, String> {
    const INSTALL_NODE: &str = "install Node.js 20 or newer with npm";
    install(folder, "package-lock.json", &folder.join("node_modules"), || {
        output(program("npm").args(["ci", "--no-audit", "--no-fund"]), folder, INSTALL_NODE)
    })?;
    output(program("node").arg("--test"), folder, INSTALL_NODE)?;
    let text = output(program("node").arg("bench.js").arg(seconds.to_string()), folder, INSTALL_NODE)?;
    read(&text).map_err(|e| format!("{}: {e}", folder.join("bench.js").display()))
}

fn openspiel(folder: &Path, seconds: f64) -> Result<Peer, String> {
    const INSTALL_PYTHON: &str = "install Python 3.11 or newer with its venv module";
    let environment = folder.join(".venv");
    let python = if cfg!(windows) {
        environment.join("Scripts").join("python.exe")
    } else {
        environment.join("bin").join("python")
    };
    let again = format!("remove {} and try again", environment.display());
    install(folder, "requirements.txt", &environment, || {
        output(program("python3").args(["-m", "venv", "--clear", ".venv"]), folder, INSTALL_PYTHON)?;
        let pip = ["-m", "pip", "install", "--disable-pip-version-check", "-r", "requirements.txt"];
        output(Command::new(&python).args(pip), folder, &again)
    })?;
    output(Command::new(&python).args(["-m", "unittest"]), folder, &again)?;
    let text = output(Command::new(&python).arg("bench.py").arg(seconds.to_string()), folder, &again)?;
    read(&text).map_err(|e| format!("{}: {e}", folder.join("bench.py").display()))
}

/// Installs into `target`, unless that was done before with the same list of packages. A copy of the list is stored there at the end, so
/// that an incomplete or outdated installation is repeated.
fn install(
    folder: &Path,
    list: &str,
    target: &Path,
    steps: impl FnOnce() -> Result<String, String>,
) -> Result<(), String> {
    let list = folder.join(list);
    let wanted = fs::read(&list).map_err(|e| format!("cannot read {}: {e}", list.display()))?;
    let mark = target.join(".installed");
    if fs::read(&mark).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    eprintln!("installing the packages of {}", folder.display());
    steps()?;
    fs::write(&mark, wanted).map_err(|e| format!("cannot write {}: {e}", mark.display()))
}

/// A program of the search path. On Windows npm is a script and Python has another name.
fn program(name: &str) -> Command {
    Command::new(match name {
        "npm" if cfg!(windows) => "npm.cmd",
        "python3" if cfg!(windows) => "python",
        other => other,
    })
}

/// Runs a command in a folder and returns its output. `remedy` says what to do if it cannot be started.
fn output(command: &mut Command, folder: &Path, remedy: &str) -> Result<String, String> {
    let shown = shown(command);
    let done = command
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("cannot run `{shown}` in {}: {e}; {remedy}", folder.display()))?;
    let printed = String::from_utf8_lossy(&done.stdout);
    if done.status.success() {
        return Ok(printed.into_owned());
    }
    let complaint = String::from_utf8_lossy(&done.stderr);
    Err(format!(
        "`{shown}` failed in {} ({}); run it there to see more\n{}",
        folder.display(),
        done.status,
        end(&format!("{printed}{complaint}"))
    ))
}

fn shown(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let mut words = vec![program.display().to_string()];
    words.extend(command.get_args().map(|word| word.to_string_lossy().into_owned()));
    words.join(" ")
}

/// The last lines of a failed command's output.
fn end(text: &str) -> String {
    const LINES: usize = 30;
    let lines: Vec<&str> = text.trim_end().lines().collect();
    lines[lines.len().saturating_sub(LINES)..].join("\n")
}

/// Parses the last line that a benchmark printed, which is JSON.
fn read(text: &str) -> Result<Peer, String> {
    let line = text.trim_end().lines().last().ok_or("it printed nothing; expected one line of JSON")?;
    let wrong = |what: &dyn Display| format!("expected one line of JSON, {what} in: {line}");
    let value: Value = serde_json::from_str(line).map_err(|e| wrong(&e))?;
    let missing = |key: &str| wrong(&format!("`{key}` is missing or of the wrong kind"));
    let text = |key: &str| value[key].as_str().map(str::to_owned).ok_or_else(|| missing(key));
    let count = |key: &str| value[key].as_u64().ok_or_else(|| missing(key));
    let number = |key: &str| value[key].as_f64().ok_or_else(|| missing(key));

    let peer = Peer {
        name: text("peer")?,
        version: text("version")?,
        games: count("games")?,
        decisions: count("decisions")?,
        seconds: number("seconds")?,
        decisions_per_second: number("decisions_per_second")?,
    };
    let share = number("cpu_seconds")? / peer.seconds;
    if share < ENOUGH_PROCESSOR {
        eprintln!(
            "warning: {} had a processor for only {:.0} % of the time; measure again on an idle machine",
            peer.name,
            share * 100.0
        );
    }
    Ok(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = r#"{"peer":"p","version":"1.2","games":3,"decisions":507,"seconds":0.5,
        "cpu_seconds":0.5,"decisions_per_second":1014.0,"share_first":0.5}"#;

    #[test]
    fn the_last_line_is_the_result() {
        let peer = read(&format!("a remark\n{}\n", LINE.replace('\n', ""))).unwrap();
        assert_eq!(
            (peer.name.as_str(), peer.version.as_str(), peer.games, peer.decisions),
            ("p", "1.2", 3, 507)
        );
        assert_eq!((peer.seconds, peer.decisions_per_second), (0.5, 1014.0));
    }

    #[test]
    fn a_wrong_line_says_what_is_wrong() {
        assert!(read("").unwrap_err().contains("printed nothing"));
        assert!(read("Segmentation fault").unwrap_err().contains("Segmentation fault"));
        let without_games = LINE.replace('\n', "").replace("games", "plays");
        assert!(read(&without_games).unwrap_err().contains("`games`"));
    }

    #[test]
    fn a_missing_program_names_the_remedy() {
        let error = output(&mut Command::new("no-such-program"), Path::new("."), "install it").unwrap_err();
        assert!(error.contains("no-such-program") && error.contains("install it"), "{error}");
    }

    #[test]
    fn a_time_of_nothing_is_refused() {
        assert!(run(Path::new("."), 0.0).unwrap_err().contains("above 0"));
        assert!(run(Path::new("."), f64::NAN).is_err());
    }
}
