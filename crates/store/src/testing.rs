//! A private PostgreSQL server for tests, created in a temporary folder and removed with the process that started it.

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

/// Where Debian's packages install the programs.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// Environment variable that overrides it: the folder that contains `initdb`.
const ELSEWHERE: &str = "RESOLUTE_POSTGRES";

/// PostgreSQL refuses to run as root. The Debian package creates this user.
const USER: &str = "postgres";

const TIMEOUT: Duration = Duration::from_secs(60);

/// Environment variable naming the tests that cannot run here. A test that cannot run and is not named fails.
const SKIP: &str = "RESOLUTE_SKIP";

/// Shell script that waits until the pipe from the test process is closed, however that process ended. Then it kills the server, whatever
/// state it is in, and removes its folder.
const KEEPER: &str = r#"folder=$1; shift; "$@" & cat > /dev/null; server=$(head -n 1 "$folder/data/postmaster.pid");
    kill -CONT $server; kill -QUIT $server; wait; while kill -0 $server; do sleep 0.05; done; rm -rf "$folder""#;

const PORT: u16 = 5432;

/// A running server. It ends when this is dropped, and at the latest when the process ends.
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    /// Part of the socket's file name. With TLS it is also the TCP port.
    port: u16,
    is_root: bool,
    keeper: Child,
    databases: AtomicU32,
}

/// Whether commits wait for the disk. Tests need not, measurements must.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    Real,
    Hurried,
}

impl Postgres {
    /// The server shared by all tests of this process. If PostgreSQL is not installed, the test fails, unless `RESOLUTE_SKIP` contains the
    /// word `postgresql`: then this is `None` and a line is printed.
    pub fn shared() -> Option<&'static Postgres> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        let start = || match Postgres::start(Disk::Hurried) {
            Ok(server) => Some(server),
            Err(why) => {
                // Written directly to stderr, because the test harness captures what is printed.
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

    /// A server with TLS on a TCP port of this machine, with a certificate for `localhost` signed by an authority of its own (`authority`).
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
        // From here on the keeper script removes the folder.
        let folder = folder.keep();
        let mut keeper = as_user(is_root, Path::new("sh"));
        keeper.args(["-c", KEEPER, "sh"]).arg(&folder).arg(programs.join("postgres"));
        keeper.arg("-D").arg(&data).arg("-k").arg(&folder).args(["-c", "max_connections=200"]);
        for setting in settings {
            keeper.arg("-c").arg(setting);
        }
        // In a process group of its own: interrupting the test must not interrupt the keeper script that cleans up.
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

    /// The path of its socket, for a relay between it and the store.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(format!(".s.PGSQL.{}", self.port))
    }

    /// The address of a database over TCP, using this host name.
    pub fn url_by(&self, machine: &str, database: &str) -> String {
        let name = database.rsplit('/').next().unwrap_or_default();
        format!("postgres://{USER}@{machine}:{}/{name}", self.port)
    }

    /// The certificate of the authority that signed the server's certificate.
    pub fn authority(&self) -> PathBuf {
        self.folder.join("authority.pem")
    }

    /// Suspends every process of the server, which looks like a machine without memory or a dead disk.
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
            // The name in parentheses may contain anything. The parent is the second word after it.
            let parent = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
            if parent == Some(&first) {
                all.push(process.file_name().to_string_lossy().into_owned());
            }
        }
        let _ = Command::new("kill").arg(signal).args(all).stderr(Stdio::null()).status();
    }

    /// Stops the server as a crash would, and starts it again.
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

    /// Creates an empty database and returns its address.
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

/// Opens a store with the given timeouts, usually shorter than real ones.
pub async fn open_postgres(url: &str, timeouts: Timeouts) -> StoreResult<Arc<dyn Store>> {
    let engine = crate::postgres::Postgres::open(url, timeouts).await?;
    Ok(Arc::new(crate::shared::Shared::new(engine, Default::default())))
}

/// Runs a statement directly, bypassing the store, as only an outsider does.
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

/// Creates an authority, and a certificate for `localhost` signed by it. Debian's PostgreSQL packages install `openssl` as well.
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

/// The folder of the newest installed version.
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

/// Holds the write lock of a database file for this long, as another program would.
pub fn hold_sqlite_lock(database: &Path, time: Duration) {
    let other = rusqlite::Connection::open(database).expect("the test's file opens");
    other.busy_timeout(TIMEOUT).expect("any time will do");
    other.execute_batch("BEGIN IMMEDIATE").expect("the lock is free within a minute");
    std::thread::sleep(time);
    other.execute_batch("ROLLBACK").expect("nothing was written");
}
