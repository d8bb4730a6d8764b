//! The output folder of a series: summary.json and games.csv.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use catalogue::Problem;
use kernel::{SeatSet, Text};
use lab::Row;

use super::summary::Summary;
use crate::cli_error::CliError;
use crate::voice::Voice;

const GAMES: &str = "games.csv";
const SUMMARY: &str = "summary.json";

pub struct Folder {
    path: PathBuf,
    games: BufWriter<File>,
    seats: usize,
}

impl Folder {
    pub fn create(path: &Path, seats: usize, force: bool, voice: Voice) -> Result<Folder, CliError> {
        let there = [GAMES, SUMMARY].map(|name| path.join(name)).into_iter().find(|file| file.exists());
        if let Some(file) = there.filter(|_| !force) {
            let text = Text::new("simulate-exists").word("file", file.display().to_string());
            return Err(voice.usage(&Problem::field("bad-field", "out", text)));
        }
        let start = || {
            std::fs::create_dir_all(path)?;
            let mut games = BufWriter::new(File::create(path.join(GAMES))?);
            let scores: String = (0..seats).map(|seat| format!(",score_{seat}")).collect();
            writeln!(games, "game,winner{scores},decisions")?;
            Ok(games)
        };
        let games = start().map_err(|error: io::Error| voice.io(path.display(), error))?;
        Ok(Folder { path: path.to_owned(), games, seats })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn row(&mut self, row: &Row) -> io::Result<()> {
        let verdict = &row.played.verdict;
        write!(self.games, "{},{}", row.game, winner(verdict.winners))?;
        for score in &verdict.scores[..self.seats] {
            write!(self.games, ",{score}")?;
        }
        writeln!(self.games, ",{}", row.played.decisions)
    }

    pub fn finish(mut self, summary: &Summary, voice: Voice) -> Result<(), CliError> {
        let json = summary.json() + "\n";
        let written = self.games.flush().and_then(|()| std::fs::write(self.path.join(SUMMARY), json));
        written.map_err(|error| voice.io(self.path.display(), error))
    }
}

/// The winning seat; several seats are joined by `+`; `none` if nobody won.
fn winner(winners: SeatSet) -> String {
    if winners.is_empty() {
        return "none".to_owned();
    }
    winners.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join("+")
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn winners_in_one_word() {
        assert_eq!(winner(Seat(1).alone()), "1");
        assert_eq!(winner([Seat(0), Seat(2)].into_iter().collect()), "0+2");
        assert_eq!(winner(SeatSet::EMPTY), "none");
    }
}
