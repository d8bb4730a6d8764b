//! A table of the Presidential Game in this terminal: `cargo run -p terminal --example table -- SEATS [SAVE] [LANG] [own] [WEEKS]`, with
//! seats such as `human,greedy`. The program `resolute` has the real command line; this example is for trying the crate on its own.

use std::error::Error;
use std::io::{self, IsTerminal};

use catalogue::NewTable;
use kernel::chance::Seed;
use kernel::record::Record;
use kernel::{Player, Text};
use terminal::Session;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |n: usize, or: &str| words.get(n).cloned().unwrap_or_else(|| or.to_owned());
    let (seats, save, lang) = (word(0, "human,greedy"), word(1, "/tmp/table.json"), word(2, "en").parse()?);
    let own_chance = word(3, "") == "own";
    let title = catalogue::title("presidential").map_err(|problem| problem.text.to_string())?;
    let interactive = io::stdin().is_terminal();
    let said = |text: &Text| title.texts().say(lang, text);
    let table = if seats == "resume" {
        let record = Record::read(&std::fs::read_to_string(&save)?).map_err(|flaw| said(&flaw.text))?;
        title.resume(&record, Seed::from_number(2)).map_err(|problem| said(&problem.text))?
    } else {
        let player = |(n, seat): (usize, &str)| match seat {
            "human" => Player::Person(["Ada", "Bob"][n % 2].to_owned()),
            bot => Player::Bot(bot.to_owned()),
        };
        let mut options = serde_json::Map::new();
        options.insert("weeks".to_owned(), word(4, "15").parse::<u8>()?.into());
        let new = NewTable {
            options,
            players: seats.split(',').enumerate().map(player).collect(),
            seed: (!own_chance).then(|| Seed::from_number(1)),
            ..NewTable::default()
        };
        let opened = terminal::open(title, new, lang, interactive, io::stdin().lock(), io::stdout().lock())?;
        match opened {
            Some(table) => table.map_err(|problem| said(&problem.text))?,
            None => return Ok(()),
        }
    };
    let colour = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let session = Session {
        table,
        lang,
        save: save.into(),
        salt: 1,
        own_chance,
        colour,
        interactive,
        fullscreen: interactive,
    };
    terminal::play(session, io::stdin().lock(), io::stdout().lock())?;
    Ok(())
}
