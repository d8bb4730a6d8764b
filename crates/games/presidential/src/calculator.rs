//! The electoral map calculator, without a game (TPG-24).

use std::fmt;
use std::str::FromStr;

use atlas::states::{Apportionment, StateSet, UsState};
use kernel::Unreadable;

use crate::team::{ByTeam, Team};

/// A map that people colour by hand. All states start neutral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calculator {
    pub apportionment: Apportionment,
    held: ByTeam<StateSet>,
}

impl Calculator {
    pub fn new(apportionment: Apportionment) -> Calculator {
        Calculator { apportionment, held: ByTeam::default() }
    }

    /// The map of a game, to try outcomes without touching the game.
    pub fn of_game(apportionment: Apportionment, state: &crate::State) -> Calculator {
        Calculator { apportionment, held: state.held }
    }

    pub fn holder(&self, state: UsState) -> Option<Team> {
        Team::BOTH.into_iter().find(|&team| self.held[team].contains(state))
    }

    /// Neutral, Republican, Democrat, neutral again.
    pub fn click(&mut self, state: UsState) {
        let next = match self.holder(state) {
            None => Some(Team::Republicans),
            Some(Team::Republicans) => Some(Team::Democrats),
            Some(Team::Democrats) => None,
        };
        self.set(state, next);
    }

    pub fn set(&mut self, state: UsState, holder: Option<Team>) {
        for team in Team::BOTH {
            self.held[team].remove(state);
        }
        if let Some(team) = holder {
            self.held[team].insert(state);
        }
    }

    pub fn total(&self, team: Team) -> u16 {
        self.apportionment.sum(self.held[team])
    }

    pub fn undecided(&self) -> u16 {
        Apportionment::TOTAL - self.total(Team::Democrats) - self.total(Team::Republicans)
    }

    pub fn winner(&self) -> Option<Team> {
        Team::BOTH.into_iter().find(|&team| self.total(team) >= Apportionment::MAJORITY)
    }

    pub fn is_tied(&self) -> bool {
        self.undecided() == 0 && self.winner().is_none()
    }
}

/// A link that restores the map: the apportionment and a letter for each state in the order of postal codes, `-` for neutral.
impl fmt::Display for Calculator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.apportionment)?;
        UsState::ALL.into_iter().try_for_each(|s| f.write_str(self.holder(s).map_or("-", Team::letter)))
    }
}

impl FromStr for Calculator {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Calculator, Unreadable> {
        let bad = || Unreadable::new(text);
        let (apportionment, letters) = text.split_once('.').ok_or_else(bad)?;
        let mut map = Calculator::new(apportionment.parse().map_err(|_| bad())?);
        if letters.len() != UsState::COUNT {
            return Err(bad());
        }
        for (state, letter) in UsState::ALL.into_iter().zip(letters.bytes()) {
            match letter {
                b'-' => {}
                b'D' => map.set(state, Some(Team::Democrats)),
                b'R' => map.set(state, Some(Team::Republicans)),
                _ => return Err(bad()),
            }
        }
        Ok(map)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tpg_24_a_click_turns_red_then_blue_then_neutral() {
        let mut map = Calculator::new(Apportionment::Census2010);
        assert_eq!(map.undecided(), 538);
        map.click(UsState::CA);
        assert_eq!((map.holder(UsState::CA), map.total(Team::Republicans)), (Some(Team::Republicans), 55));
        map.click(UsState::CA);
        assert_eq!((map.holder(UsState::CA), map.total(Team::Democrats)), (Some(Team::Democrats), 55));
        assert_eq!(map.total(Team::Republicans), 0);
        map.click(UsState::CA);
        assert_eq!((map.holder(UsState::CA), map.undecided()), (None, 538));
    }

    #[test]
    fn tpg_24_totals_a_majority_and_a_tie_in_both_apportionments() {
        for apportionment in Apportionment::ALL {
            let mut map = Calculator::new(apportionment);
            assert!(!map.is_tied());
            UsState::ALL.into_iter().for_each(|state| map.set(state, Some(Team::Democrats)));
            assert_eq!((map.total(Team::Democrats), map.winner()), (538, Some(Team::Democrats)));
            for state in with_sum(apportionment, 269).expect("269 can be reached") {
                map.set(state, Some(Team::Republicans));
            }
            assert_eq!((map.total(Team::Republicans), map.winner(), map.is_tied()), (269, None, true));
        }
    }

    /// Some states whose electoral votes have this sum.
    fn with_sum(apportionment: Apportionment, sum: usize) -> Option<StateSet> {
        let mut reached = vec![None; sum + 1];
        reached[0] = Some(StateSet::EMPTY);
        for state in UsState::ALL {
            let votes = usize::from(apportionment.of(state));
            for before in (0..=sum - votes).rev() {
                if let (Some(states), None) = (reached[before], reached[before + votes]) {
                    reached[before + votes] = Some(states | state.into());
                }
            }
        }
        reached[sum]
    }

    #[test]
    fn tpg_24_a_link_restores_the_map() {
        let mut map = Calculator::new(Apportionment::Census2020);
        map.set(UsState::OH, Some(Team::Republicans));
        map.set(UsState::DC, Some(Team::Democrats));
        assert_eq!(map.to_string().parse(), Ok(map));
        for bad in [
            "",
            "2012-2020",
            "2012-2020.",
            "1999.----",
            &format!("2012-2020.{}", "X".repeat(51)),
            &format!("2012-2020.{}", "é".repeat(51)),
        ] {
            assert!(bad.parse::<Calculator>().is_err(), "{bad:?}");
        }
    }
}
