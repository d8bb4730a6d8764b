//! A PostgreSQL of one's own for tests: made in a temporary folder, gone with the process that started it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tokio_postgres::NoTls;

/// Where Debian's packages put the programs.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// Where they are elsewhere: the folder with `initdb` in it.
const ELSEWHERE: &str = "RESOLUTE_POSTGRES";

/// PostgreSQL does not run as root; the package brings this user.
const USER: &str = "postgres";

const PATIENCE: Duration = Duration::from_secs(60);

/// Tests that cannot run here are named in this variable, or they fail.
const SKIP: &str = "RESOLUTE_SKIP";

/// Ends the server and removes its folder when the pipe from the test process is closed, however that process ended.
const KEEPER: &str = r#"folder=$1; shift; "$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server; rm -rf "$folder""#;

/// A running server. It ends when this is dropped, and at the latest with the process.
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    keeper: Child,
    databases: AtomicU32,
}

/// Whether and how the disk is waited for: tests need not, measurements must.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    Real,
    Hurried,
}

impl Postgres {
    /// The one of this process. None, with a loud line, where PostgreSQL is not installed and `RESOLUTE_SKIP` has the word `postgresql`; it
    /// is a failed test otherwise.
    pub fn shared() -> Option<&'static Postgres> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        let start = || match Postgres::start(Disk::Hurried) {
            Ok(server) => Some(server),
            Err(why) => {
                // Past the test harness, which keeps what is printed to itself.
                let _ = writeln!(std::io::stderr(), "SKIPPED: all tests on PostgreSQL: {why}");
                None
            }
        };
        let shared = SHARED.get_or_init(start).as_ref();
        let skipped = std::env::var(SKIP).is_ok_and(|skip| skip.contains("postgresql"));
        assert!(
            shared.is_some() || skipped,
            "PostgreSQL is not there: apt-get install postgresql, or set {SKIP}=postgresql"
        );
        shared
    }

    pub fn start(disk: Disk) -> Result<Postgres, String> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("resolute-pg-").tempdir().map_err(|e| e.to_string())?;
        let root = output(Command::new("id").arg("-u"))?.trim() == "0";
        if root {
            output(Command::new("chown").arg(USER).arg(folder.path()))?;
        }
        let as_user = |program: &Path| {
            if !root {
                return Command::new(program);
            }
            let mut command = Command::new("setpriv");
            command.args(["--reuid", USER, "--regid", USER, "--clear-groups", "--"]).arg(program);
            command
        };
        let data = folder.path().join("data");
        output(
            as_user(&programs.join("initdb"))
                .current_dir("/")
                .args([
                    "--username",
                    USER,
                    "--auth",
                    "trust",
                    "--encoding",
                    "UTF8",
                    "--no-locale",
                    "--no-sync",
                ])
                .arg("--pgdata")
                .arg(&data),
        )?;
        // From here on the keeper removes it.
        let folder = folder.keep();
        let sync = if disk == Disk::Real { "fsync=on" } else { "fsync=off" };
        let mut keeper = as_user(Path::new("sh"));
        keeper.args(["-c", KEEPER, "sh"]).arg(&folder).arg(programs.join("postgres"));
        keeper.arg("-D").arg(&data).arg("-k").arg(&folder);
        keeper.args(["-c", "listen_addresses=", "-c", sync, "-c", "max_connections=200"]);
        // An interrupted test must not interrupt the one who cleans up.
        std::os::unix::process::CommandExt::process_group(&mut keeper, 0);
        let keeper = keeper
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| e.to_string())?;
        let server = Postgres { folder, programs, keeper, databases: AtomicU32::new(0) };
        server.wait_until_ready()?;
        Ok(server)
    }

    fn wait_until_ready(&self) -> Result<(), String> {
        let began = Instant::now();
        let mut ask = Command::new(self.programs.join("pg_isready"));
        ask.arg("--quiet").arg("--host").arg(&self.folder);
        while began.elapsed() < PATIENCE {
            if ask.status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err(format!("PostgreSQL in {} did not start", self.folder.display()))
    }

    fn url(&self, database: &str) -> String {
        let host = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{host}/{database}")
    }

    /// The address of a new empty database.
    pub async fn fresh_database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        execute(&self.url("postgres"), &format!("CREATE DATABASE {name} TEMPLATE template0")).await;
        self.url(&name)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// Runs a statement past the store, to do what only an outsider does.
pub async fn execute(url: &str, sql: &str) {
    let (client, link) = tokio_postgres::connect(url, NoTls).await.expect("the test's server answers");
    let link = tokio::spawn(link);
    client.batch_execute(sql).await.expect("the test's statement is right");
    drop(client);
    let _ = link.await;
}

/// The newest installed.
fn programs() -> Result<PathBuf, String> {
    if let Some(elsewhere) = std::env::var_os(ELSEWHERE).map(PathBuf::from) {
        let found = elsewhere.join("initdb").exists();
        return if found { Ok(elsewhere) } else { Err(format!("no programs in {}", elsewhere.display())) };
    }
    let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir(PROGRAMS)
        .map_err(|_| format!("no programs in {PROGRAMS}"))?
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let version = entry.file_name().to_str()?.parse().ok()?;
            let programs = entry.path().join("bin");
            programs.join("initdb").exists().then_some((version, programs))
        })
        .collect();
    versions.sort();
    versions.pop().map(|(_, programs)| programs).ok_or_else(|| format!("no programs in {PROGRAMS}"))
}

fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|e| format!("{:?}: {e}", command.get_program()))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("{:?}: {}", command.get_program(), String::from_utf8_lossy(&output.stderr)))
}
