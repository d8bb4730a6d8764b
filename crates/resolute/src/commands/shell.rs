//! `resolute completions` and `resolute man`: shell completions and manual pages.

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;

use clap_complete::Shell;

use crate::cli;
use crate::cli_error::{CliError, Exit};
use crate::voice::Voice;

#[derive(clap::Args, Debug)]
pub struct CompletionArgs {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

#[derive(clap::Args, Debug)]
pub struct ManArgs {
    /// Write a page for the program and one for each command into this folder [default: the page of the program on standard output]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub fn completions(args: &CompletionArgs, voice: Voice) -> Result<Exit, CliError> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut cli::command(voice.lang), "resolute", &mut script);
    io::stdout().write_all(&script)?;
    Ok(Exit::Ok)
}

pub fn man(args: &ManArgs, voice: Voice) -> Result<Exit, CliError> {
    let command = cli::command(voice.lang);
    let Some(folder) = &args.out else {
        clap_mangen::Man::new(command).render(&mut io::stdout())?;
        return Ok(Exit::Ok);
    };
    std::fs::create_dir_all(folder).map_err(|error| voice.io(folder.display(), error))?;
    let mut pages = vec![("resolute.1".to_owned(), command.clone())];
    for sub in command.get_subcommands() {
        let name = format!("resolute-{}", sub.get_name());
        pages.push((format!("{name}.1"), sub.clone().name(name.clone()).bin_name(name)));
    }
    for (file, command) in pages {
        let path = folder.join(file);
        let written =
            File::create(&path).and_then(|mut page| clap_mangen::Man::new(command).render(&mut page));
        written.map_err(|error| voice.io(path.display(), error))?;
    }
    Ok(Exit::Ok)
}
