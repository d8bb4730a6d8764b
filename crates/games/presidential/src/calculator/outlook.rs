//! Possible results of a map: the open ways to 270 or to 269 to 269, and the chances if every contest has given odds. All results are
//! exact: sums over the contests, one after the other.

use atlas::states::Apportionment;

use super::{Calculator, Certainty, Contest, Rating};
use crate::team::{ByTeam, Team};

/// Electoral votes of each side in a tie.
const TIE: u16 = Apportionment::TOTAL / 2;
const TOTAL: usize = Apportionment::TOTAL as usize;

/// Which contests count as open; tossups always do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Open {
    #[default]
    Tossups,
    Leaning,
    Likely,
}

impl Open {
    pub const ALL: [Open; 3] = [Open::Tossups, Open::Leaning, Open::Likely];

    pub const fn code(self) -> &'static str {
        match self {
            Open::Tossups => "tossups",
            Open::Leaning => "leaning",
            Open::Likely => "likely",
        }
    }

    pub fn of_code(code: &str) -> Option<Open> {
        Open::ALL.into_iter().find(|open| open.code() == code)
    }

    /// Whether a contest with this rating is open.
    pub fn holds(self, rating: Rating) -> bool {
        match rating {
            Rating::Tossup => true,
            Rating::For(_, certainty) => match self {
                Open::Tossups => false,
                Open::Leaning => certainty == Certainty::Leaning,
                Open::Likely => certainty <= Certainty::Likely,
            },
        }
    }
}

/// All combinations of results in the open contests, counted by outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// Number of open contests.
    pub open: u32,
    pub won: ByTeam<u64>,
    pub tied: u64,
}

impl Outcomes {
    pub fn all(&self) -> u64 {
        1 << self.open
    }
}

/// Contests that are enough for a team together with those it has, and the resulting total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    pub contests: Vec<Contest>,
    pub total: u16,
}

/// Chances in percent: that a contest goes as rated, and for tossups that it goes to the Democrats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    pub likely: u8,
    pub leaning: u8,
    pub tossup: u8,
}

impl Default for Odds {
    fn default() -> Odds {
        Odds { likely: 90, leaning: 70, tossup: 50 }
    }
}

impl Odds {
    /// The chance that the Democrats win.
    fn of(self, rating: Rating) -> f64 {
        let percent = |n: u8| f64::from(n.min(100)) / 100.0;
        let (team, chance) = match rating {
            Rating::Tossup => (Team::Democrats, percent(self.tossup)),
            Rating::For(team, Certainty::Leaning) => (team, percent(self.leaning)),
            Rating::For(team, Certainty::Likely) => (team, percent(self.likely)),
            Rating::For(team, Certainty::Safe) => (team, 1.0),
        };
        if team == Team::Democrats { chance } else { 1.0 - chance }
    }
}

/// The probability of every result, assuming that contests are independent of each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    pub won: ByTeam<f64>,
    pub tied: f64,
    /// Indexed by the electoral votes of the Democrats, from 0 to 538.
    pub by_votes: Vec<f64>,
    /// Mean electoral votes of each side.
    pub mean: ByTeam<f64>,
}

impl Calculator {
    /// Counts where all combinations of the open contests lead.
    pub fn outcomes(&self, open: Open) -> Outcomes {
        let mut counts = [0u64; TOTAL + 1];
        counts[usize::from(self.firm(Team::Democrats, open))] = 1;
        let mut outcomes = Outcomes::default();
        for votes in self.open(open).map(|one| usize::from(self.votes(one))) {
            outcomes.open += 1;
            for sum in (votes..=TOTAL).rev() {
                counts[sum] += counts[sum - votes];
            }
        }
        let tie = usize::from(TIE);
        outcomes.won = ByTeam([counts[tie + 1..].iter().sum(), counts[..tie].iter().sum()]);
        outcomes.tied = counts[tie];
        outcomes
    }

    /// The team's ways to 270 in which every contest is needed, fewest contests first. Empty if the team is there already or cannot get
    /// there.
    pub fn shortest_ways(&self, team: Team, open: Open, most: usize) -> Vec<Way> {
        let firm = self.firm(team, open);
        let mut ways = Ways::new(self, open, firm, most);
        if let Some(need) = Apportionment::MAJORITY.checked_sub(firm).filter(|need| *need > 0) {
            ways.find_at_least(usize::from(need));
        }
        ways.found
    }

    /// Ways to 269 to 269, given as the contests that the Democrats win, fewest contests first.
    pub fn shortest_ties(&self, open: Open, most: usize) -> Vec<Way> {
        let firm = self.firm(Team::Democrats, open);
        let mut ways = Ways::new(self, open, firm, most);
        if let Some(need) = TIE.checked_sub(firm) {
            ways.find_exactly(usize::from(need));
        }
        ways.found
    }

    pub fn chances(&self, odds: Odds) -> Chances {
        let mut by_votes = vec![0.0; TOTAL + 1];
        by_votes[0] = 1.0;
        for contest in self.contests() {
            let (votes, chance) = (usize::from(self.votes(contest)), odds.of(self.rating(contest)));
            for sum in (0..=TOTAL).rev() {
                let with = if sum >= votes { by_votes[sum - votes] } else { 0.0 };
                by_votes[sum] = by_votes[sum] * (1.0 - chance) + with * chance;
            }
        }
        let tie = usize::from(TIE);
        let mean: f64 = by_votes.iter().enumerate().map(|(votes, chance)| votes as f64 * chance).sum();
        Chances {
            won: ByTeam([by_votes[tie + 1..].iter().sum(), by_votes[..tie].iter().sum()]),
            tied: by_votes[tie],
            mean: ByTeam([mean, f64::from(Apportionment::TOTAL) - mean]),
            by_votes,
        }
    }

    fn open(&self, open: Open) -> impl Iterator<Item = Contest> {
        self.contests().filter(move |one| open.holds(self.rating(*one)))
    }

    /// The votes that a team has regardless of the open contests.
    fn firm(&self, team: Team, open: Open) -> u16 {
        self.sum(|rating| rating.team() == Some(team) && !open.holds(rating))
    }
}

/// A set of sums from 0 to 538, as bits.
#[derive(Clone, Copy, Default)]
struct Sums([u64; TOTAL / 64 + 1]);

impl Sums {
    fn zero() -> Sums {
        let mut sums = Sums::default();
        sums.0[0] = 1;
        sums
    }

    fn contains(&self, sum: usize) -> bool {
        sum <= TOTAL && self.0[sum / 64] >> (sum % 64) & 1 == 1
    }

    /// The union of this set and the other set with `by` added to every sum.
    fn or_shifted(mut self, other: &Sums, by: usize) -> Sums {
        let (words, bits) = (by / 64, by % 64);
        for (n, word) in self.0.iter_mut().enumerate().skip(words) {
            *word |= other.0[n - words] << bits;
            if bits > 0 && n > words {
                *word |= other.0[n - words - 1] >> (64 - bits);
            }
        }
        self
    }
}

/// The search for ways. It never enters a branch without results.
struct Ways<'a> {
    map: &'a Calculator,
    /// Open contests, most votes first.
    open: Vec<(usize, Contest)>,
    /// `reach[n][k]`: all sums of k of the first n contests.
    reach: Vec<Vec<Sums>>,
    /// The votes that the team has without them.
    firm: u16,
    most: usize,
    found: Vec<Way>,
}

impl Ways<'_> {
    fn new(map: &Calculator, open: Open, firm: u16, most: usize) -> Ways<'_> {
        let mut open: Vec<_> = map.open(open).map(|one| (usize::from(map.votes(one)), one)).collect();
        open.sort_by_key(|&(votes, one)| (std::cmp::Reverse(votes), one));
        let mut reach = vec![vec![Sums::default(); open.len() + 1]];
        reach[0][0] = Sums::zero();
        for &(votes, _) in &open {
            let before = reach.last().expect("the sums of nothing are there");
            let next = (0..=open.len()).map(|k| match k.checked_sub(1) {
                Some(fewer) => before[k].or_shifted(&before[fewer], votes),
                None => before[k],
            });
            let next = next.collect();
            reach.push(next);
        }
        Ways { map, open, reach, firm, most, found: Vec::new() }
    }

    /// Finds sets that reach the sum only with all their members. It suffices that the set without its smallest member falls short.
    fn find_at_least(&mut self, need: usize) {
        for size in 1..=self.open.len() {
            for last in size - 1..self.open.len() {
                let (votes, contest) = self.open[last];
                self.search(last, size - 1, need.saturating_sub(votes)..=need - 1, &mut vec![contest]);
            }
        }
    }

    fn find_exactly(&mut self, need: usize) {
        for size in 0..=self.open.len() {
            self.search(self.open.len(), size, need..=need, &mut Vec::new());
        }
    }

    /// Finds all sets of `size` contests among the first ones with a sum in the range, each combined with those already taken.
    fn search(
        &mut self,
        first: usize,
        size: usize,
        range: std::ops::RangeInclusive<usize>,
        taken: &mut Vec<Contest>,
    ) {
        let can = |n: usize, size: usize, range: &std::ops::RangeInclusive<usize>| {
            range.clone().any(|sum| self.reach[n][size].contains(sum))
        };
        if self.found.len() >= self.most || !can(first, size, &range) {
            return;
        }
        if size == 0 {
            let contests: Vec<_> = taken.iter().rev().copied().collect();
            let won: u16 = contests.iter().map(|one| u16::from(self.map.votes(*one))).sum();
            self.found.push(Way { contests, total: self.firm + won });
            return;
        }
        for last in size - 1..first {
            let (votes, contest) = self.open[last];
            let Some(high) = range.end().checked_sub(votes) else { continue };
            taken.push(contest);
            self.search(last, size - 1, range.start().saturating_sub(votes)..=high, taken);
            taken.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::elections;
    use super::*;

    /// The election of a year with some contests rated differently.
    fn election(year: u16, rated: &[(&str, Rating)]) -> Calculator {
        let mut map = elections().iter().find(|one| one.year == year).expect("an election").map;
        for (codes, rating) in rated {
            codes.split(' ').for_each(|code| map.set(code.parse().unwrap(), *rating));
        }
        map
    }

    const SWING: &str = "PA WI MI GA NC AZ NV";

    fn swing() -> Calculator {
        election(2024, &[(SWING, Rating::Tossup)])
    }

    /// All combinations of the open contests: those won by the Democrats, and their total.
    fn all_ways(map: &Calculator, open: Open) -> Vec<(Vec<Contest>, u16)> {
        let contests: Vec<_> = map.open(open).collect();
        let firm = map.firm(Team::Democrats, open);
        let way = |bits: u32| {
            let won: Vec<_> =
                (0..contests.len()).filter(|n| bits >> n & 1 == 1).map(|n| contests[n]).collect();
            let total = firm + won.iter().map(|one| u16::from(map.votes(*one))).sum::<u16>();
            (won, total)
        };
        (0..1 << contests.len()).map(way).collect()
    }

    #[test]
    fn outcomes_are_counted_exactly() {
        let map = swing();
        let all = all_ways(&map, Open::Tossups);
        let count = |is: fn(u16) -> bool| all.iter().filter(|(_, total)| is(*total)).count() as u64;
        let outcomes = map.outcomes(Open::Tossups);
        assert_eq!((outcomes.open, outcomes.all()), (7, 128));
        assert_eq!(outcomes.won, ByTeam([count(|total| total >= 270), count(|total| total <= 268)]));
        assert_eq!(outcomes.tied, count(|total| total == 269));
        assert_eq!(outcomes.won[Team::Democrats] + outcomes.won[Team::Republicans] + outcomes.tied, 128);

        let decided = election(2020, &[]).outcomes(Open::Likely);
        assert_eq!(decided, Outcomes { open: 0, won: ByTeam([1, 0]), tied: 0 });
        // If all contests are open, every combination has a mirror image.
        for map in [Calculator::new(Apportionment::Census2020), map.cleared()] {
            let blank = map.outcomes(Open::Tossups);
            assert_eq!(blank.won[Team::Democrats], blank.won[Team::Republicans]);
            assert_eq!(blank.won[Team::Democrats] * 2 + blank.tied, blank.all());
            assert!(blank.tied > 0);
        }
    }

    #[test]
    fn the_shortest_ways_are_minimal_and_complete() {
        let map = swing();
        let others =
            |won: &[Contest]| map.open(Open::Tossups).filter(|one| !won.contains(one)).collect::<Vec<_>>();
        for team in Team::BOTH {
            let ways = map.shortest_ways(team, Open::Tossups, usize::MAX);
            assert!(ways.is_sorted_by_key(|way| way.contests.len()));
            let sums = |total: u16| if team == Team::Democrats { total } else { 538 - total };
            let mut minimal = 0;
            for (democratic, total) in all_ways(&map, Open::Tossups) {
                let won = if team == Team::Democrats { democratic.clone() } else { others(&democratic) };
                let least = won.iter().map(|one| u16::from(map.votes(*one))).min().unwrap_or(0);
                let is_minimal = sums(total) >= 270 && sums(total) - least < 270;
                let listed = ways.iter().filter(|way| {
                    way.contests.len() == won.len() && way.contests.iter().all(|one| won.contains(one))
                });
                assert_eq!(listed.count(), usize::from(is_minimal), "{team}: {won:?}");
                minimal += usize::from(is_minimal);
            }
            assert_eq!(ways.len(), minimal);
        }
        let codes = |way: &Way| way.contests.iter().map(|one| one.code()).collect::<Vec<_>>().join(" ");
        let first = map.shortest_ways(Team::Democrats, Open::Tossups, 2);
        assert_eq!(first.iter().map(codes).collect::<Vec<_>>(), ["PA GA NC", "PA GA MI"]);
        assert_eq!(first[0].total, 226 + 19 + 16 + 16);
    }

    #[test]
    fn ties_are_found_and_nothing_where_there_is_none() {
        let map = swing();
        let ties = map.shortest_ties(Open::Tossups, usize::MAX);
        let expected = all_ways(&map, Open::Tossups).iter().filter(|(_, total)| *total == 269).count();
        assert_eq!(ties.len(), expected);
        assert!(ties.iter().all(|way| way.total == 269));
        let over = election(2024, &[]);
        assert!(over.shortest_ties(Open::Likely, 5).is_empty());
        assert!(Team::BOTH.into_iter().all(|team| over.shortest_ways(team, Open::Likely, 5).is_empty()));
        // In 2000 eleven states were enough; the search for them must be fast.
        let blank = Calculator::new(Apportionment::Census1990);
        let ways = blank.shortest_ways(Team::Republicans, Open::Tossups, 3);
        assert_eq!((ways.len(), ways[0].contests.len(), ways[0].total), (3, 11, 270));
    }

    #[test]
    fn leaning_states_can_count_as_open() {
        let leaning = Rating::For(Team::Republicans, Certainty::Leaning);
        let likely = Rating::For(Team::Republicans, Certainty::Likely);
        let map = election(2024, &[(SWING, leaning), ("TX", likely)]);
        assert_eq!(map.outcomes(Open::Tossups).open, 0);
        assert_eq!(map.outcomes(Open::Leaning), swing().outcomes(Open::Tossups));
        let ways = map.shortest_ways(Team::Democrats, Open::Likely, 1);
        assert_eq!(ways[0].contests, ["TX", "PA"].map(|code| code.parse().unwrap()));
    }

    #[test]
    fn chances_are_those_of_every_single_outcome() {
        let leaning = Rating::For(Team::Republicans, Certainty::Leaning);
        let likely = Rating::For(Team::Democrats, Certainty::Likely);
        let map = election(2024, &[(SWING, Rating::Tossup), ("NE-2 NC", leaning), ("WI NH", likely)]);
        let odds = Odds { likely: 90, leaning: 65, tossup: 55 };
        let (mut won, mut tied) = ([0.0; 2], 0.0);
        for (democratic, total) in all_ways(&map, Open::Likely) {
            let chance: f64 = map
                .open(Open::Likely)
                .map(|one| {
                    let chance = match map.rating(one) {
                        Rating::Tossup => 0.55,
                        rating if rating == leaning => 0.35,
                        _ => 0.9,
                    };
                    if democratic.contains(&one) { chance } else { 1.0 - chance }
                })
                .product();
            match total {
                270.. => won[0] += chance,
                269 => tied += chance,
                _ => won[1] += chance,
            }
        }
        let chances = map.chances(odds);
        let near = |a: f64, b: f64| (a - b).abs() < 1e-12;
        assert!(near(chances.won[Team::Democrats], won[0]) && near(chances.won[Team::Republicans], won[1]));
        assert!(near(chances.tied, tied) && tied > 0.0);
        assert!(near(chances.by_votes.iter().sum(), 1.0));
        assert!(near(chances.mean[Team::Democrats] + chances.mean[Team::Republicans], 538.0));
        // With even odds, the chance is the share of combinations.
        let even = Odds { likely: 50, leaning: 50, tossup: 50 };
        let outcomes = map.outcomes(Open::Likely);
        let share = outcomes.won[Team::Democrats] as f64 / outcomes.all() as f64;
        assert!(near(map.chances(even).won[Team::Democrats], share));
        let sure = Odds { likely: 100, leaning: 100, tossup: 100 };
        assert!(near(
            map.chances(sure).by_votes[usize::from(map.total(Team::Democrats) + map.undecided())],
            1.0
        ));
    }
}
