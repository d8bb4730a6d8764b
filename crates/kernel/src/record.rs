//! A table as one readable file: written, read, replayed, proved.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::chance::{ChanceError, ChanceResult, Own, Seed};
use crate::table::Seal;
use crate::{Ending, Entry, Game, Player, RawJson, Refusal, Seat, Table, TableError, Text, check_line};

/// The version of the file format. Since version 2, draws contain their position in the pile, and seals may have a word.
const FORMAT: u32 = 2;
const OLDEST_FORMAT: u32 = 1;

/// Maximum length of a word added to the seed. A longer one would add nothing.
pub const MAX_WORD: usize = 100;

/// Maximum size of a file in bytes.
pub const MAX_BYTES: usize = 2 << 20;

/// Maximum size of the options in bytes. The largest contain a custom deck.
pub const MAX_OPTIONS: usize = 256 << 10;

/// Maximum length of a player's name. Names with control characters are refused too.
pub const MAX_NAME: usize = 40;

/// A whole table in plain data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub resolute: u32,
    pub game: String,
    pub rules: u32,
    pub options: RawJson,
    pub seats: Vec<Player>,
    /// Empty if all dice and cards are people's own.
    pub seals: Vec<SealRecord>,
    pub opening: Opening,
    /// Set if the game ended before its rules ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    pub acts: Vec<ActRecord>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SealRecord {
    pub from: usize,
    pub commitment: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The word that a person added to the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// The game was once over, and its seed was revealed: it deals nothing more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The position that the table began with, if it is not the game's own start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<RawJson>,
    /// Which dice and cards people supply themselves.
    #[serde(default, skip_serializing_if = "Own::is_none")]
    pub own: Own,
    /// Whether the table was opened as a lesson of its game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lesson: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<ChanceResult>,
    pub hash: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActRecord {
    pub seat: Seat,
    pub act: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<ChanceResult>,
    /// Who decided, if it is not simply whoever sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Player>,
    pub hash: String,
}

/// What is wrong with a file. `act` counts from 1; 0 is the opening.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordError {
    pub act: Option<usize>,
    pub text: Text,
    /// The broken rule, if it is one of the game's.
    pub rule: Option<String>,
}

impl RecordError {
    fn file(text: Text) -> RecordError {
        RecordError { act: None, text, rule: None }
    }

    fn at(act: usize, text: Text) -> RecordError {
        RecordError { act: Some(act), text, rule: None }
    }

    fn refused(act: usize, refused: TableError) -> RecordError {
        match refused {
            TableError::Rule(Refusal { rule, text, .. }) => {
                RecordError { act: Some(act), text, rule: Some(rule.into_owned()) }
            }
            TableError::Chance(halt) => RecordError::at(act, halt.text()),
        }
    }

    fn hash(act: usize, recorded: &str, found: &str) -> RecordError {
        let text = Text::new("record-hash").word("recorded", recorded).word("found", found);
        RecordError::at(act, text)
    }
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(act) = self.act {
            write!(f, "act {act}: ")?;
        }
        write!(f, "{}", self.text)
    }
}

impl Record {
    /// Reads a file without checking the game in it.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::file(Text::new("record-too-large").number("bytes", text.len() as i64)));
        }
        let record: Record = serde_json::from_str(text).map_err(|e| {
            RecordError::file(
                Text::new("record-unreadable")
                    .number("line", e.line() as i64)
                    .number("column", e.column() as i64)
                    .word("why", e.to_string()),
            )
        })?;
        if !(OLDEST_FORMAT..=FORMAT).contains(&record.resolute) {
            return Err(RecordError::file(
                Text::new("record-format").number("found", record.resolute).number("known", FORMAT),
            ));
        }
        Ok(record)
    }

    /// Writes one line per act, so that people can read and compare files.
    pub fn write(&self) -> String {
        let line = |value: &dyn Fn() -> serde_json::Result<String>| {
            value().expect("a record is plain data and can always be written")
        };
        let mut out = String::from("{\n");
        let mut field = |name: &str, value: String| {
            out.push_str(&format!("  \"{name}\": {value},\n"));
        };
        field("resolute", self.resolute.to_string());
        field("game", line(&|| serde_json::to_string(&self.game)));
        field("rules", self.rules.to_string());
        field("options", line(&|| serde_json::to_string(&self.options)));
        field("seats", line(&|| serde_json::to_string(&self.seats)));
        field("seals", line(&|| serde_json::to_string(&self.seals)));
        field("opening", line(&|| serde_json::to_string(&self.opening)));
        if let Some(ending) = &self.ending {
            field("ending", line(&|| serde_json::to_string(ending)));
        }
        out.push_str("  \"acts\": [");
        for (n, act) in self.acts.iter().enumerate() {
            out.push_str(if n == 0 { "\n    " } else { ",\n    " });
            out.push_str(&line(&|| serde_json::to_string(act)));
        }
        out.push_str(if self.acts.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" });
        out
    }

    /// Replays the whole record by the rules: every act must be legal, every result possible (and the one that the seed deals, if it is
    /// known), and every state must have the recorded hash.
    pub fn replay<G: Game>(&self) -> Result<Table<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::file(
                Text::new("record-game").word("found", self.game.as_str()).word("wanted", G::ID),
            ));
        }
        if self.rules != G::RULES {
            return Err(RecordError::file(
                Text::new("record-rules").number("found", self.rules).number("known", G::RULES),
            ));
        }
        let length = self.options.text().len();
        if length > MAX_OPTIONS {
            return Err(RecordError::file(Text::new("record-too-large").number("bytes", length as i64)));
        }
        let options: G::Options = self
            .options
            .read()
            .map_err(|e| RecordError::file(Text::new("record-options").word("why", e.to_string())))?;
        // Less strict than for new tables, so that tables stored under older rules for names can still be opened.
        check_names(&self.seats, |name| {
            !name.trim().is_empty() && name.chars().count() <= MAX_NAME && !name.contains(char::is_control)
        })
        .map_err(RecordError::file)?;
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let game = G::new(&options, seats).map_err(|refusal| RecordError {
            act: None,
            text: refusal.text,
            rule: Some(refusal.rule.into_owned()),
        })?;
        let mut seals = Vec::new();
        for seal in &self.seals {
            if seal.from > self.acts.len()
                || seal.seed.as_ref().is_some_and(|s| s.commitment() != seal.commitment)
            {
                return Err(RecordError::file(
                    Text::new("record-seal").number("from", i64::try_from(seal.from).unwrap_or(i64::MAX)),
                ));
            }
            check_word(seal.word.as_deref()).map_err(RecordError::file)?;
            seals.push(Seal {
                from: seal.from,
                commitment: seal.commitment.clone(),
                seed: seal.seed.clone(),
                word: seal.word.clone(),
                public: seal.public,
            });
        }
        if seals.first().is_some_and(|seal| seal.from != 0) || !seals.is_sorted_by_key(|seal| seal.from) {
            return Err(RecordError::file(Text::new("record-seals-order")));
        }
        let mut table = match &self.opening.state {
            None => Table::<G>::reopen(game, self.seats.clone(), seals, &self.opening.chance)
                .map_err(|halt| RecordError::at(0, halt.text()))?,
            Some(state) => {
                let state = state
                    .read()
                    .map_err(|e| RecordError::at(0, Text::new("record-state").word("why", e.to_string())))?;
                Table::reopen_at(game, self.seats.clone(), seals, state)
            }
        };
        table.set_own(self.opening.own);
        if self.opening.lesson {
            table.open_as_lesson();
        }
        if table.hash() != self.opening.hash {
            return Err(RecordError::hash(0, &self.opening.hash, table.hash()));
        }
        for record in &self.acts {
            table.follow(record)?;
        }
        if let Some(ending) = self.ending {
            table.end(ending).map_err(|_| RecordError::file(Text::new("record-ending")))?;
        }
        Ok(table)
    }

    /// The record with only this many acts, to continue differently from there. Seeds revealed so far stay with what they dealt.
    pub fn until(&self, acts: usize) -> Record {
        let mut record = self.clone();
        record.acts.truncate(acts);
        record.ending = None;
        record.seals.retain(|seal| seal.from <= record.acts.len());
        record
    }

    /// Replays the record and prepares it for play. If the seed of a running game is not in the file, or was revealed at an end, the fresh
    /// seed deals from here on.
    pub fn resume<G: Game>(&self, fresh: Seed) -> Result<Table<G>, RecordError> {
        let mut table = self.replay::<G>()?;
        let cannot_deal = |seal: &Seal| seal.seed.is_none() || seal.public;
        if !table.is_over() && table.seals().last().is_some_and(cannot_deal) {
            table.seal_anew(fresh);
        }
        Ok(table)
    }

    /// How many results were entered by people, and how many were dealt by a seed contained in the file.
    pub fn provenance(&self) -> BTreeMap<&'static str, usize> {
        let mut counts = BTreeMap::from([("own", 0), ("proved", 0), ("unproved", 0)]);
        let opening = self.opening.chance.iter().map(|fall| (self.seals.first(), fall));
        let acts = self.acts.iter().enumerate().flat_map(|(after, act)| {
            let seal = self.seals.iter().rev().find(|seal| seal.from <= after);
            act.chance.iter().map(move |fall| (seal, fall))
        });
        for (seal, fall) in opening.chain(acts) {
            let kind = match (fall.own, seal.is_some_and(|seal| seal.seed.is_some())) {
                (true, _) => "own",
                (false, true) => "proved",
                (false, false) => "unproved",
            };
            *counts.entry(kind).or_default() += 1;
        }
        counts
    }
}

/// Checks a word that a person adds to the seed: it must be one line that can be shown to others.
pub fn check_word(word: Option<&str>) -> Result<(), Text> {
    word.map_or(Ok(()), |word| check_line(word, MAX_WORD)).map_err(|fault| fault.text())
}

/// Checks names, which are shown to others: short, on one line, and not invisible.
pub fn check_players(players: &[Player]) -> Result<(), Text> {
    check_names(players, |name| check_line(name, MAX_NAME).is_ok())
}

fn check_names(players: &[Player], fits: impl Fn(&str) -> bool) -> Result<(), Text> {
    if players.iter().all(|player| fits(player.name())) {
        return Ok(());
    }
    Err(Text::new("table-name").number("most", MAX_NAME as i64))
}

impl<G: Game> Table<G> {
    /// The table as data. The seed of a running game is included only if `secret`.
    pub fn record(&self, secret: bool) -> Record {
        let (opening, opening_hash) = self.opening();
        Record {
            resolute: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES,
            options: RawJson::of(self.game().options()),
            seats: self.players().to_vec(),
            seals: self.seal_records(secret),
            opening: Opening {
                state: self.start().map(RawJson::of),
                own: self.own(),
                lesson: self.opened_as_lesson(),
                chance: opening.clone(),
                hash: opening_hash.clone(),
            },
            ending: self.ending(),
            acts: self.acts_since(0),
        }
    }

    /// The seals as written in a record. A seed is included once the game was over.
    pub fn seal_records(&self, secret: bool) -> Vec<SealRecord> {
        let is_over = self.is_over();
        let record = |seal: &Seal| {
            let public = seal.public || (is_over && seal.seed.is_some());
            SealRecord {
                from: seal.from,
                commitment: seal.commitment.clone(),
                seed: seal.seed.clone().filter(|_| secret || public),
                word: seal.word.clone(),
                public,
            }
        };
        self.seals().iter().map(record).collect()
    }

    /// The acts after the first `acts`, as written in a record.
    pub fn acts_since(&self, acts: usize) -> Vec<ActRecord> {
        self.entries()[acts..].iter().map(ActRecord::from).collect()
    }

    /// Plays an act that was played elsewhere. It must lead to the same state here.
    pub fn follow(&mut self, record: &ActRecord) -> Result<(), RecordError> {
        let n = self.entries().len() + 1;
        let act = record
            .act
            .parse::<G::Act>()
            .map_err(|e| RecordError::at(n, Text::new("record-act").word("act", e.0)))?;
        if record.seat.0 >= self.game().seats() {
            return Err(RecordError::at(n, Text::new("record-seat").number("seat", record.seat.0)));
        }
        self.act_again(record.seat, act, &record.chance)
            .map_err(|refused| RecordError::refused(n, refused))?;
        if self.hash() != record.hash {
            let flaw = RecordError::hash(n, &record.hash, self.hash());
            self.cut(n - 1);
            return Err(flaw);
        }
        if let Some(by) = &record.by {
            check_players(std::slice::from_ref(by)).map_err(|text| RecordError::at(n, text))?;
        }
        self.sign_last(record.by.clone());
        Ok(())
    }
}

impl<A: std::fmt::Display> From<&Entry<A>> for ActRecord {
    fn from(entry: &Entry<A>) -> ActRecord {
        ActRecord {
            seat: entry.seat,
            act: entry.act.to_string(),
            chance: entry.falls.clone(),
            by: entry.by.clone(),
            hash: entry.hash.clone(),
        }
    }
}

impl From<ChanceError> for Text {
    fn from(halt: ChanceError) -> Text {
        halt.text()
    }
}
