//! A PostgreSQL of one's own for tests: made in a temporary folder, gone with the process that started it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use tokio_postgres::NoTls;

use crate::Store;
use crate::error::Result as StoreResult;
pub use crate::postgres::Timeouts;

/// Where Debian's packages put the programs.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// Where they are elsewhere: the folder with `initdb` in it.
const ELSEWHERE: &str = "RESOLUTE_POSTGRES";

/// PostgreSQL does not run as root; the package brings this user.
const USER: &str = "postgres";

const TIMEOUT: Duration = Duration::from_secs(60);

/// Tests that cannot run here are named in this variable, or they fail.
const SKIP: &str = "RESOLUTE_SKIP";

/// Ends the server, whatever state it is in, and removes its folder when the pipe from the test process is closed, however that process ended.
const KEEPER: &str = r#"folder=$1; shift; "$@" & cat > /dev/null; server=$(head -n 1 "$folder/data/postmaster.pid");
    kill -CONT $server; kill -QUIT $server; wait; while kill -0 $server; do sleep 0.05; done; rm -rf "$folder""#;

const PORT: u16 = 5432;

/// A running server. It ends when this is dropped, and at the latest with the process.
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    /// Names the socket in the folder, and with TLS also a port of this machine.
    port: u16,
    is_root: bool,
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
        let sync = if disk == Disk::Real { "fsync=on" } else { "fsync=off" };
        Postgres::start_with(PORT, |_| Ok(vec!["listen_addresses=".to_owned(), sync.to_owned()]))
    }

    /// A server that speaks TLS on a port of this machine, with a certificate for `localhost` by an authority of its own (`authority`).
    pub fn start_with_tls() -> Result<Postgres, String> {
        let free = std::net::TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr());
        let port = free.map_err(|e| e.to_string())?.port();
        Postgres::start_with(port, |folder| {
            certify(folder)?;
            let file = |name: &str| folder.join(name).display().to_string();
            Ok(vec![
                "listen_addresses=127.0.0.1".to_owned(),
                format!("port={port}"),
                "fsync=off".to_owned(),
                "ssl=on".to_owned(),
                format!("ssl_cert_file={}", file("server.pem")),
                format!("ssl_key_file={}", file("server.key")),
            ])
        })
    }

    fn start_with(
        port: u16,
        settings: impl FnOnce(&Path) -> Result<Vec<String>, String>,
    ) -> Result<Postgres, String> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("resolute-pg-").tempdir().map_err(|e| e.to_string())?;
        let is_root = output(Command::new("id").arg("-u"))?.trim() == "0";
        let settings = settings(folder.path())?;
        if is_root {
            output(Command::new("chown").arg("-R").arg(USER).arg(folder.path()))?;
        }
        let data = folder.path().join("data");
        output(
            as_user(is_root, &programs.join("initdb"))
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
        let mut keeper = as_user(is_root, Path::new("sh"));
        keeper.args(["-c", KEEPER, "sh"]).arg(&folder).arg(programs.join("postgres"));
        keeper.arg("-D").arg(&data).arg("-k").arg(&folder).args(["-c", "max_connections=200"]);
        for setting in settings {
            keeper.arg("-c").arg(setting);
        }
        // An interrupted test must not interrupt the one who cleans up.
        std::os::unix::process::CommandExt::process_group(&mut keeper, 0);
        let keeper = keeper
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| e.to_string())?;
        let server = Postgres { folder, programs, port, is_root, keeper, databases: AtomicU32::new(0) };
        server.wait_until_ready()?;
        Ok(server)
    }

    fn wait_until_ready(&self) -> Result<(), String> {
        let began = Instant::now();
        let mut ask = Command::new(self.programs.join("pg_isready"));
        ask.arg("--quiet").arg("--host").arg(&self.folder).arg("--port").arg(self.port.to_string());
        while began.elapsed() < TIMEOUT {
            if ask.status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err(format!("PostgreSQL in {} did not start", self.folder.display()))
    }

    fn url(&self, database: &str) -> String {
        let host = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{host}:{}/{database}", self.port)
    }

    /// Where its socket is, for whoever stands between it and the store.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(format!(".s.PGSQL.{}", self.port))
    }

    /// The address of a database over TCP, by this name of the machine.
    pub fn url_by(&self, machine: &str, database: &str) -> String {
        let name = database.rsplit('/').next().unwrap_or_default();
        format!("postgres://{USER}@{machine}:{}/{name}", self.port)
    }

    /// The certificate of the authority that has signed the server's.
    pub fn authority(&self) -> PathBuf {
        self.folder.join("authority.pem")
    }

    /// Stops every process of the server where it stands, as a machine without memory or a dead disk does.
    pub fn pause(&self) {
        self.signal("-STOP");
    }

    pub fn resume(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let file = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap_or_default();
        let Some(first) = file.lines().next().map(str::to_owned) else { return };
        let mut all = vec![first.clone()];
        for process in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
            let stat = std::fs::read_to_string(process.path().join("stat")).unwrap_or_default();
            // The name in parentheses may hold anything; the parent is the second word behind it.
            let parent = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
            if parent == Some(&first) {
                all.push(process.file_name().to_string_lossy().into_owned());
            }
        }
        let _ = Command::new("kill").arg(signal).args(all).stderr(Stdio::null()).status();
    }

    /// Ends the server as a crash does, and starts it again.
    pub fn restart(&self) {
        let status = as_user(self.is_root, &self.programs.join("pg_ctl"))
            .args(["-m", "immediate", "-w", "-l", "/dev/null", "-D"])
            .arg(self.folder.join("data"))
            .arg("restart")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        assert!(status.is_ok_and(|status| status.success()), "pg_ctl could not restart the server");
        self.wait_until_ready().expect("it has started before");
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

/// A store that waits less long than a real one.
pub async fn open_postgres(url: &str, timeouts: Timeouts) -> StoreResult<Arc<dyn Store>> {
    let engine = crate::postgres::Postgres::open(url, timeouts).await?;
    Ok(Arc::new(crate::shared::Shared::new(engine, Default::default())))
}

/// Runs a statement past the store, to do what only an outsider does.
pub async fn execute(url: &str, sql: &str) {
    let (client, link) = tokio_postgres::connect(url, NoTls).await.expect("the test's server answers");
    let link = tokio::spawn(link);
    client.batch_execute(sql).await.expect("the test's statement is right");
    drop(client);
    let _ = link.await;
}

fn as_user(is_root: bool, program: &Path) -> Command {
    let mut command = if is_root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid", USER, "--regid", USER, "--clear-groups", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir("/");
    command
}

/// An authority, and a certificate for `localhost` that it has signed. Debian's PostgreSQL brings the program along.
fn certify(folder: &Path) -> Result<(), String> {
    let make = |arguments: &[&str]| {
        let mut openssl = Command::new("openssl");
        openssl.current_dir(folder).args(["req", "-x509", "-nodes", "-days", "2"]);
        openssl.args(["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]);
        output(openssl.args(arguments)).map(drop)
    };
    make(&["-subj", "/CN=authority", "-keyout", "authority.key", "-out", "authority.pem"])?;
    make(&[
        "-subj",
        "/CN=localhost",
        "-addext",
        "subjectAltName=DNS:localhost",
        "-addext",
        "basicConstraints=critical,CA:FALSE",
        "-CA",
        "authority.pem",
        "-CAkey",
        "authority.key",
        "-keyout",
        "server.key",
        "-out",
        "server.pem",
    ])
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

/// Holds the lock for writing of a database file for so long, as another program would.
pub fn hold_sqlite_lock(database: &Path, time: Duration) {
    let other = rusqlite::Connection::open(database).expect("the test's file opens");
    other.busy_timeout(TIMEOUT).expect("any time will do");
    other.execute_batch("BEGIN IMMEDIATE").expect("the lock is free within a minute");
    std::thread::sleep(time);
    other.execute_batch("ROLLBACK").expect("nothing was written");
}
