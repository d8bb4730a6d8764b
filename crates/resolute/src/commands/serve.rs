//! `resolute serve`, and `resolute` without a command: the table in a browser, stored in a database.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::process::{Command, Stdio};

use clap::ValueEnum;
use clap::builder::PossibleValue;
use kernel::Text;
use server::{Config, Network, StartError, WebhookPolicy};
use store::limits::{BYTES_PER_PERSON, TABLES_PER_PERSON};
use store::{Quotas, RetentionPolicy};

use crate::cli_error::{CliError, Exit};
use crate::files;
use crate::logging::{Format, Level, Log, VARIABLE};
use crate::voice::Voice;

const USUAL: &str = "127.0.0.1:1789";
const MEGABYTE: u64 = 1 << 20;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = USUAL)]
    listen: SocketAddr,
    /// sqlite:PATH or postgres://USER@HOST/NAME [default: a file in the data folder]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Open a browser
    #[arg(long)]
    open: bool,
    /// Let accounts be told of their turns by a request to an address of theirs
    #[arg(long)]
    webhooks: bool,
    /// A host that may be told although its address is private (repeatable)
    #[arg(long, value_name = "HOST", requires = "webhooks")]
    webhook_private: Vec<String>,
    /// What stands before /t/... in links that leave the house; with https, cookies are sent over TLS only
    #[arg(long, value_name = "URL", default_value = "")]
    public_url: String,
    /// A reverse proxy that is believed whom it speaks for (X-Forwarded-For), or ADDRESS/BITS for several (repeatable)
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<Network>,
    /// A name under which the house answers (repeatable) [default: any address, and names of the local network]
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// Serve figures for Prometheus at http://ADDRESS:PORT/metrics
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// Running tables that one person may have opened; 0: as many as they like
    #[arg(long, value_name = "N", default_value_t = TABLES_PER_PERSON)]
    tables_per_person: u64,
    /// What the games and decks of one person may take; 0: as much as they like
    #[arg(long, value_name = "MB", default_value_t = BYTES_PER_PERSON / MEGABYTE)]
    megabytes_per_person: u64,
    /// Put away unfinished tables of guests that nobody touched for so many days, and other tables after four times as many; removed a
    /// month later. 0: keep everything
    #[arg(long, value_name = "DAYS", default_value_t = 0)]
    keep_days: u32,
    /// What is logged on standard error [default: RESOLUTE_LOG, else info]
    #[arg(long, value_name = "LEVEL")]
    log: Option<Level>,
    /// How it is logged
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    log_format: Format,
}

impl Default for Args {
    fn default() -> Args {
        Args {
            listen: USUAL.parse().expect("the usual address is well formed"),
            database: None,
            open: false,
            webhooks: false,
            webhook_private: Vec::new(),
            public_url: String::new(),
            trusted_proxy: Vec::new(),
            host: Vec::new(),
            metrics: None,
            tables_per_person: TABLES_PER_PERSON,
            megabytes_per_person: BYTES_PER_PERSON / MEGABYTE,
            keep_days: 0,
            log: None,
            log_format: Format::default(),
        }
    }
}

pub fn run(args: Args, voice: Voice) -> Result<Exit, CliError> {
    let database = match args.database {
        Some(url) => url,
        None => files::database(voice)?,
    };
    let public_url = args.public_url.trim_end_matches('/').to_owned();
    let webhooks = WebhookPolicy { on: args.webhooks, private: args.webhook_private, public_url };
    let config = Config {
        listen: args.listen,
        database: database.clone(),
        limits: true,
        connections: Default::default(),
        webhooks,
        trusted_proxies: args.trusted_proxy,
        time: Default::default(),
        hosts: args.host,
        metrics: args.metrics,
        quotas: Quotas {
            tables: args.tables_per_person,
            bytes: args.megabytes_per_person.saturating_mul(MEGABYTE),
        },
        keeping: RetentionPolicy { days: args.keep_days },
    };
    let level = match args.log {
        Some(level) => level,
        None => level_of_environment(voice)?,
    };
    let _log = Log::start(level, args.log_format).map_err(|error| voice.io("threads", error))?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| voice.io("threads", error))?;
    let ready = move |address: SocketAddr| {
        let text = Text::new("serve-ready").word("address", format!("http://{address}/"));
        let kept = Text::new("serve-database").word("database", without_password(&database));
        // If standard output is closed, the server runs nevertheless.
        let mut out = io::stdout();
        let _ = writeln!(out, "{}\n{}", voice.say(&text), voice.say(&kept)).and_then(|()| out.flush());
        if args.open {
            open_browser(&format!("http://{address}/"));
        }
    };
    let stop = {
        let _within = runtime.enter();
        stop().map_err(|error| voice.io("signals", error))?
    };
    runtime.block_on(server::serve(config, ready, stop)).map_err(|failure| {
        let line = match &failure {
            StartError::Listen(address, error) => {
                let text = Text::new("serve-no-listen").word("address", address.to_string());
                voice.say(&text.word("why", voice.io_error(error)))
            }
            StartError::Store(error) => voice.store_error(error),
        };
        CliError::new(Exit::Io, line)
    })?;
    Ok(Exit::Ok)
}

/// The log level from `RESOLUTE_LOG`.
fn level_of_environment(voice: Voice) -> Result<Level, CliError> {
    let Some(word) = std::env::var_os(VARIABLE).filter(|word| !word.is_empty()) else {
        return Ok(Level::default());
    };
    let word = word.to_string_lossy();
    Level::from_str(&word, true).map_err(|_| {
        let known: Vec<_> = Level::value_variants().iter().filter_map(Level::to_possible_value).collect();
        let known: Vec<&str> = known.iter().map(PossibleValue::get_name).collect();
        let text = Text::new("cli-bad-value").word("arg", VARIABLE).word("value", word.as_ref());
        CliError::new(Exit::Usage, voice.say(&text.word("known", known.join(", "))))
    })
}

/// Completes on Ctrl-C or on the signal that ends a service. Listens from the moment it is called, so that no signal is missed while the
/// server starts.
#[cfg(unix)]
fn stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut end) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = end.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Hides the password of a database address, because the address is printed.
fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, rest)), Some((_, host))) if rest.contains('@') => {
            let user = rest.split([':', '@']).next().unwrap_or_default();
            format!("{scheme}://{user}@{host}")
        }
        _ => url.to_owned(),
    }
}

/// Errors are ignored: the address is printed anyway.
fn open_browser(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = Command::new(program)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_printed() {
        assert_eq!(without_password("postgres://me:secret@host/db"), "postgres://me@host/db");
        assert_eq!(without_password("postgres://me@host/db"), "postgres://me@host/db");
        assert_eq!(without_password("sqlite:/a/b@c.sqlite"), "sqlite:/a/b@c.sqlite");
    }
}
