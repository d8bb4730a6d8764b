//! Maps of past elections, as starting points.

use std::sync::OnceLock;

use atlas::states::Apportionment;
use serde::Deserialize;

use super::{Calculator, Contest, Rating};
use crate::team::{ByTeam, Team};

const FILE: &str = include_str!("../../data/elections.toml");

/// A past election with its result.
#[derive(Clone, Debug)]
pub struct Election {
    pub year: u16,
    /// The names of the candidates.
    pub candidates: ByTeam<String>,
    pub map: Calculator,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    election: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    year: u16,
    votes: String,
    democrat: String,
    republican: String,
    democratic: String,
}

/// All elections, ordered by year.
pub fn elections() -> &'static [Election] {
    static ELECTIONS: OnceLock<Vec<Election>> = OnceLock::new();
    ELECTIONS.get_or_init(|| read(FILE).expect("the committed elections can be read; a test reads them"))
}

fn read(file: &str) -> Result<Vec<Election>, String> {
    let file: File = toml::from_str(file).map_err(|error| error.to_string())?;
    file.election.into_iter().map(Entry::read).collect()
}

impl Entry {
    fn read(self) -> Result<Election, String> {
        let apportionment: Apportionment =
            self.votes.parse().map_err(|error| format!("{}: {error}", self.year))?;
        let mut map = Calculator::new(apportionment).divided(true);
        for contest in Contest::ALL {
            map.set(contest, Rating::safe(Team::Republicans));
        }
        for code in self.democratic.split_whitespace() {
            let contest = code.parse().map_err(|_| format!("{}: {code} is no contest", self.year))?;
            map.set(contest, Rating::safe(Team::Democrats));
        }
        Ok(Election { year: self.year, candidates: ByTeam([self.democrat, self.republican]), map })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn past_elections_have_their_results() {
        let results: Vec<_> = elections()
            .iter()
            .map(|one| (one.year, one.map.total(Team::Democrats), one.map.total(Team::Republicans)))
            .collect();
        let expected = [
            (2000, 267, 271),
            (2004, 252, 286),
            (2008, 365, 173),
            (2012, 332, 206),
            (2016, 232, 306),
            (2020, 306, 232),
            (2024, 226, 312),
        ];
        assert_eq!(results, expected);
    }

    #[test]
    fn states_won_by_each_party() {
        // Number of states won by Republicans, without the District, as almanacs count them.
        let won = |election: &Election| {
            let states = election.map.contests().filter(|one| one.district().is_none());
            states.filter(|one| election.map.rating(*one).team() == Some(Team::Republicans)).count()
        };
        assert_eq!(elections().iter().map(won).collect::<Vec<_>>(), [30, 31, 22, 24, 30, 25, 31]);
        let split = |election: &Election| {
            let of_state = |one: &Contest| election.map.rating(one.state().into());
            let districts = election.map.contests().filter(|one| one.district().is_some());
            let others = districts.filter(|one| election.map.rating(*one) != of_state(one));
            others.map(Contest::code).collect::<Vec<_>>().join(" ")
        };
        let splits: Vec<_> = elections().iter().map(split).collect();
        assert_eq!(splits, ["", "", "NE-2", "", "ME-2", "ME-2 NE-2", "ME-2 NE-2"]);
    }

    #[test]
    fn a_faulty_file_is_named() {
        let entry = |votes: &str, won: &str| {
            format!(
                "[[election]]\nyear = 2000\nvotes = \"{votes}\"\ndemocrat = \"A\"\nrepublican = \"B\"\ndemocratic = \"{won}\"\n"
            )
        };
        assert!(read(&entry("1992-2000", "CA")).is_ok());
        assert!(read(&entry("1999", "CA")).is_err_and(|error| error.contains("1999")));
        assert!(read(&entry("1992-2000", "CA-1")).is_err_and(|error| error.contains("CA-1")));
    }
}
