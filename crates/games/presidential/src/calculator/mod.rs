//! The electoral map calculator, independent of any game (TPG-24).

mod contest;
mod elections;
mod outlook;
mod rating;

use std::fmt;
use std::str::FromStr;

use atlas::states::{Apportionment, UsState};
use kernel::Unreadable;

pub use contest::Contest;
pub use elections::{Election, elections};
pub use outlook::{Chances, Odds, Open, Outcomes, Way};
pub use rating::{Brush, Certainty, Rating};

use crate::team::Team;

/// In Maine and Nebraska, the electoral votes that go to the winner of the state if the districts choose the others.
const AT_LARGE: u8 = 2;

/// A map that people colour by hand. At first all states are neutral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calculator {
    pub apportionment: Apportionment,
    ratings: [Rating; Contest::COUNT],
    has_districts: bool,
}

impl Calculator {
    pub fn new(apportionment: Apportionment) -> Calculator {
        Calculator { apportionment, ratings: [Rating::Tossup; Contest::COUNT], has_districts: false }
    }

    /// The map of a game, for trying outcomes without affecting the game.
    pub fn of_game(apportionment: Apportionment, state: &crate::State) -> Calculator {
        let mut map = Calculator::new(apportionment);
        for team in Team::BOTH {
            state.held[team].iter().for_each(|held| map.set(held.into(), Rating::safe(team)));
        }
        map
    }

    /// The same map without ratings.
    pub fn cleared(&self) -> Calculator {
        Calculator { has_districts: self.has_districts, ..Calculator::new(self.apportionment) }
    }

    /// Whether Maine and Nebraska vote by district.
    pub fn has_districts(&self) -> bool {
        self.has_districts
    }

    /// The map with Maine and Nebraska by district, or as whole states. For a past election the districts get their actual results.
    pub fn with_districts(&self, are: bool) -> Calculator {
        let is_this = |past: &&Election| past.map.has_districts && past.map.divided(false) == *self;
        match elections().iter().find(is_this) {
            Some(past) if are => past.map,
            _ => self.divided(are),
        }
    }

    /// The same for any map: each district gets the rating of its state.
    fn divided(&self, are: bool) -> Calculator {
        let mut map = *self;
        for district in
            Contest::ALL.into_iter().filter(|one| are != self.has_districts && one.district().is_some())
        {
            let state = self.rating(district.state().into());
            map.ratings[district.index()] = if are { state } else { Rating::Tossup };
        }
        map.has_districts = are;
        map
    }

    /// The contests on this map.
    pub fn contests(&self) -> impl Iterator<Item = Contest> + use<> {
        let count = if self.has_districts { Contest::COUNT } else { UsState::COUNT };
        Contest::ALL.into_iter().take(count)
    }

    pub fn rating(&self, contest: Contest) -> Rating {
        self.ratings[contest.index()]
    }

    pub fn set(&mut self, contest: Contest, rating: Rating) {
        self.ratings[contest.index()] = rating;
    }

    /// Applies a click with this brush.
    pub fn click(&mut self, contest: Contest, brush: Brush) {
        self.set(contest, brush.next(self.rating(contest)));
    }

    /// The electoral votes of a contest on this map.
    pub fn votes(&self, contest: Contest) -> u8 {
        let state = contest.state();
        match (contest.district(), self.has_districts) {
            (None, true) if Contest::is_divisible(state) => AT_LARGE,
            (None, _) => self.apportionment.of(state),
            (Some(_), has_districts) => u8::from(has_districts),
        }
    }

    /// The sum of the votes of all contests whose rating satisfies `is`.
    pub fn sum(&self, is: impl Fn(Rating) -> bool) -> u16 {
        self.contests().filter(|one| is(self.rating(*one))).map(|one| u16::from(self.votes(one))).sum()
    }

    pub fn total(&self, team: Team) -> u16 {
        self.sum(|rating| rating.team() == Some(team))
    }

    pub fn undecided(&self) -> u16 {
        self.sum(|rating| rating == Rating::Tossup)
    }

    pub fn winner(&self) -> Option<Team> {
        Team::BOTH.into_iter().find(|&team| self.total(team) >= Apportionment::MAJORITY)
    }

    pub fn is_tied(&self) -> bool {
        self.undecided() == 0 && self.winner().is_none()
    }
}

/// Written as a link that restores the map: the apportionment and one letter per state in the order of postal codes, `-` for neutral;
/// then one letter per district if the districts vote on their own.
impl fmt::Display for Calculator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.apportionment)?;
        let letters = |some: &[Rating]| some.iter().map(|rating| rating.letter()).collect::<String>();
        let (states, districts) = self.ratings.split_at(UsState::COUNT);
        f.write_str(&letters(states))?;
        if self.has_districts { write!(f, ".{}", letters(districts)) } else { Ok(()) }
    }
}

impl FromStr for Calculator {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Calculator, Unreadable> {
        read(text).ok_or_else(|| Unreadable::new(text))
    }
}

fn read(text: &str) -> Option<Calculator> {
    let mut parts = text.split('.');
    let mut map = Calculator::new(parts.next()?.parse().ok()?);
    let states = parts.next()?;
    let districts = parts.next();
    map.has_districts = districts.is_some();
    let fits = |letters: &str, count: usize| letters.len() == count && letters.is_ascii();
    let all_fit = fits(states, UsState::COUNT) && districts.is_none_or(|some| fits(some, Contest::DISTRICTS));
    if !all_fit || parts.next().is_some() {
        return None;
    }
    for (rating, letter) in
        map.ratings.iter_mut().zip(states.chars().chain(districts.unwrap_or_default().chars()))
    {
        *rating = Rating::of_letter(letter)?;
    }
    Some(map)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(map: &Calculator, state: UsState) -> Option<Team> {
        map.rating(state.into()).team()
    }

    #[test]
    fn tpg_24_a_click_turns_red_then_blue_then_neutral() {
        let mut map = Calculator::new(Apportionment::Census2010);
        let california = UsState::CA;
        assert_eq!(map.undecided(), 538);
        map.click(california.into(), Brush::Cycle);
        assert_eq!((held(&map, california), map.total(Team::Republicans)), (Some(Team::Republicans), 55));
        map.click(california.into(), Brush::Cycle);
        assert_eq!((held(&map, california), map.total(Team::Democrats)), (Some(Team::Democrats), 55));
        assert_eq!(map.total(Team::Republicans), 0);
        map.click(california.into(), Brush::Cycle);
        assert_eq!((held(&map, california), map.undecided()), (None, 538));
    }

    #[test]
    fn a_brush_gives_its_rating_and_takes_it_away_again() {
        let mut map = Calculator::new(Apportionment::Census2020);
        let ohio = Contest::from(UsState::OH);
        for rating in Rating::ALL {
            map.click(ohio, Brush::Paint(rating));
            assert_eq!(map.rating(ohio), rating);
            map.click(ohio, Brush::Paint(rating));
            assert_eq!(map.rating(ohio), Rating::Tossup);
        }
        map.click(ohio, Brush::Paint(Rating::For(Team::Democrats, Certainty::Leaning)));
        assert_eq!(map.total(Team::Democrats), 17);
        map.click(ohio, Brush::Cycle);
        assert_eq!(map.rating(ohio), Rating::Tossup, "a leaning state is held");
    }

    #[test]
    fn tpg_24_totals_a_majority_and_a_tie_in_every_apportionment() {
        for apportionment in Apportionment::ALL {
            let mut map = Calculator::new(apportionment);
            assert!(!map.is_tied());
            map.contests().for_each(|one| map.set(one, Rating::safe(Team::Democrats)));
            assert_eq!((map.total(Team::Democrats), map.winner()), (538, Some(Team::Democrats)));
            let tie = map.cleared().shortest_ties(Open::default(), 1).pop().expect("269 can be reached");
            for state in tie.contests {
                map.set(state, Rating::safe(Team::Republicans));
            }
            assert_eq!((map.total(Team::Republicans), map.winner(), map.is_tied()), (269, None, true));
        }
    }

    #[test]
    fn districts_share_the_votes_of_their_state() {
        for apportionment in Apportionment::ALL {
            let mut whole = Calculator::new(apportionment);
            whole.set(UsState::NE.into(), Rating::safe(Team::Republicans));
            let mut split = whole.with_districts(true);
            assert_eq!(split.sum(|_| true), 538);
            assert_eq!(split.total(Team::Republicans), 5, "districts begin as their state");
            split.set("NE-2".parse().unwrap(), Rating::safe(Team::Democrats));
            assert_eq!((split.total(Team::Republicans), split.total(Team::Democrats)), (4, 1));
            assert_eq!(split.with_districts(true), split, "nothing is split twice");
            assert_eq!(split.with_districts(false), whole);
            assert!(split.cleared().has_districts());
        }
        for past in elections().iter().filter(|past| past.map.has_districts()) {
            let whole = past.map.with_districts(false);
            assert_eq!(whole.with_districts(true), past.map, "{}: districts as they voted", past.year);
        }
    }

    #[test]
    fn tpg_24_a_link_restores_the_map() {
        let mut map = Calculator::new(Apportionment::Census2020);
        map.set(UsState::OH.into(), Rating::safe(Team::Republicans));
        map.set(UsState::DC.into(), Rating::For(Team::Democrats, Certainty::Likely));
        map.set(UsState::NE.into(), Rating::For(Team::Republicans, Certainty::Leaning));
        assert_eq!(map.to_string().parse(), Ok(map));
        map = map.with_districts(true);
        assert!(map.to_string().ends_with(".--ppp"));
        assert_eq!(map.to_string().parse(), Ok(map));
        // Links in the format from before shades and districts existed.
        let old = format!("2012-2020.----R{}D", "-".repeat(45));
        let map: Calculator = old.parse().expect("an old link");
        assert_eq!((map.total(Team::Republicans), map.total(Team::Democrats)), (55, 3));
        for bad in [
            "",
            "2012-2020",
            "2012-2020.",
            "1999.----",
            &format!("2012-2020.{}", "X".repeat(51)),
            &format!("2012-2020.{}", "é".repeat(51)),
            &format!("2012-2020.{}.", "D".repeat(51)),
            &format!("2012-2020.{}.DDDDDD", "D".repeat(51)),
            &format!("2012-2020.{}.DDDDD.", "D".repeat(51)),
        ] {
            assert!(bad.parse::<Calculator>().is_err(), "{bad:?}");
        }
    }
}
