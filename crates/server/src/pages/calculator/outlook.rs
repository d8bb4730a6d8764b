//! What can still come of a map, as the game's calculator counts it: chances with their distribution, and the remaining ways to win.

use atlas::states::Apportionment;
use catalogue::calculator::{Calculator, Certainty, Chances, Outcomes, Rating, Team, Way};
use kernel::Text;
use maud::{Markup, html};

use super::{CalculatorView, Words};
use crate::render;
use crate::view::Who;

/// Maximum number of ways listed for each side, and for ties.
const WAYS: usize = 4;

/// Half of all electoral votes: the middle of the chart.
const TIE: usize = Apportionment::TOTAL as usize / 2;
/// Maximum number of bars on each side of the middle.
const BARS: usize = 32;
/// Outcomes that are rarer than this do not widen the chart.
const SELDOM: f64 = 0.0005;
/// Width and height of the chart, and the y position of its baseline.
const CHART: [f64; 3] = [340.0, 96.0, 80.0];

/// The part of the page that depends on the map and the odds. A script requests it alone.
pub fn outlook(view: &CalculatorView, who: &Who) -> Markup {
    let words = Words::new(who);
    html! {
        (chances(&view.map.chances(view.odds), &words))
        (ways(view, &words))
    }
}

/// A percentage with one decimal. Very small and very large chances are shown
/// as "< 0.1" and "> 99.9", so that they are not taken for never or always.
fn percent(words: &Words, chance: f64) -> String {
    let sign = words.own.own("map-decimal");
    let say = |number: String| words.own.fill(Text::new("percent").word("number", number)).into_owned();
    match chance {
        _ if chance <= 0.0 => say("0".to_owned()),
        _ if chance < 0.001 => format!("< {}", say(format!("0{sign}1"))),
        _ if chance >= 1.0 - 1e-12 => say("100".to_owned()),
        _ if chance > 0.999 => format!("> {}", say(format!("99{sign}9"))),
        _ => say(format!("{:.1}", chance * 100.0).replace('.', &sign)),
    }
}

/// A number with its digits grouped in threes.
fn grouped(words: &Words, number: u64) -> String {
    let digits = number.to_string();
    let sign = words.own.own("map-thousands");
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push_str(&sign);
        }
        text.push(digit);
    }
    text
}

fn chances(chances: &Chances, words: &Words) -> Markup {
    let side = |team: Team| {
        html! {
            div class=(render::seat_class(team.seat())) data-chance=(team.letter()) {
                dt { (render::shape(team.seat())) (words.team(team)) }
                dd { (percent(words, chances.won[team])) }
            }
        }
    };
    let [left, right] = Team::BOTH;
    let mean = |team: Team| i64::from(chances.mean[team].round() as u16);
    html! {
        h2 tabindex="-1" { (words.own.own("map-chances")) }
        dl.chances {
            (side(left))
            div data-chance="tie" { dt { (words.own.own("map-tie")) } dd { (percent(words, chances.tied)) } }
            (side(right))
        }
        (chart(chances, words))
        p.quiet { (words.own.fill(Text::new("map-mean").number("left", mean(left)).number("right", mean(right)))) }
    }
}

/// A bar of the chart: which side wins there, its position and its probability.
struct Bar {
    team: Option<Team>,
    x: f64,
    width: f64,
    chance: f64,
}

/// The distribution around the tie in the middle, with the Democrats' majorities on the side where the race shows the Democrats.
fn bars(chances: &Chances) -> (Vec<Bar>, usize) {
    let by_votes = &chances.by_votes;
    let likely = by_votes.iter().enumerate().filter(|(_, chance)| **chance >= SELDOM);
    let reach = likely.map(|(votes, _)| votes.abs_diff(TIE)).max().unwrap_or(TIE).max(BARS);
    let step = reach.div_ceil(BARS);
    let count = reach.div_ceil(step);
    let width = CHART[0] / (2 * count + 1) as f64;
    let mut bars = vec![Bar { team: None, x: width * count as f64, width, chance: chances.tied }];
    for n in 0..count {
        let leads = n * step + 1..=((n + 1) * step).min(TIE);
        let sum = |votes: &dyn Fn(usize) -> usize| leads.clone().map(|lead| by_votes[votes(lead)]).sum();
        let [left, right] = [count - 1 - n, count + 1 + n].map(|place| width * place as f64);
        bars.push(Bar { team: Some(Team::Democrats), x: left, width, chance: sum(&|lead| TIE + lead) });
        bars.push(Bar { team: Some(Team::Republicans), x: right, width, chance: sum(&|lead| TIE - lead) });
    }
    (bars, (count * step).min(TIE))
}

fn chart(chances: &Chances, words: &Words) -> Markup {
    let (bars, reach) = bars(chances);
    let [width, height, ground] = CHART;
    let most = bars.iter().map(|bar| bar.chance).fold(0.0, f64::max);
    let tall = |bar: &Bar| (bar.chance / most * (ground - 6.0) * 10.0).round() / 10.0;
    let short = |n: f64| (n * 10.0).round() / 10.0;
    let edge = TIE + reach;
    html! {
        svg.distribution viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(words.own.own("map-distribution")) {
            @for bar in bars.iter().filter(|bar| tall(bar) > 0.0) {
                rect class=(bar.team.map_or("tie".to_owned(), |team| render::seat_class(team.seat()))) x=(short(bar.x)) y=(short(ground - tall(bar)))
                    width=(short(bar.width * 0.86)) height=(tall(bar)) {}
            }
            rect.ground y=(ground) width=(width) height="1" {}
            text x="0" y=(height - 3.0) { (edge) }
            text.middle x=(width / 2.0) y=(height - 3.0) { (TIE) " : " (TIE) }
            text.end x=(width) y=(height - 3.0) { (edge) }
        }
    }
}

fn ways(view: &CalculatorView, words: &Words) -> Markup {
    let outcomes = view.map.outcomes(view.open);
    let ties = view.map.shortest_ties(view.open, WAYS);
    html! {
        h2 { (words.own.own("map-ways")) }
        p.quiet data-outcomes=(outcomes.all()) {
            @if is_countless(outcomes.all()) {
                (words.own.fill(Text::new("map-ways-countless").number("open", outcomes.open)))
            } @else {
                (words.own.fill(Text::new("map-ways-of").number("open", outcomes.open).word("all", grouped(words, outcomes.all()))))
            }
        }
        @if outcomes.open > 0 {
            @for team in Team::BOTH { (ways_of(view, team, &outcomes, words)) }
            section.ways data-ways="tie" {
                h3 { (words.own.own("map-to-tie")) " " (share(words, outcomes.tied, &outcomes)) }
                (list(&ties, words, |way| tied(&view.map, view, way)))
            }
        }
    }
}

/// More ways than this mean nothing to a reader, so only shares are shown.
fn is_countless(ways: u64) -> bool {
    ways > 1_000_000
}

/// For example "37 (28.9%)", or only the share.
fn share(words: &Words, ways: u64, outcomes: &Outcomes) -> Markup {
    let chance = ways as f64 / outcomes.all() as f64;
    html! {
        @if is_countless(outcomes.all()) { b { (percent(words, chance)) } }
        @else { b { (grouped(words, ways)) } small { (percent(words, chance)) } }
    }
}

fn ways_of(view: &CalculatorView, team: Team, outcomes: &Outcomes, words: &Words) -> Markup {
    let ways = view.map.shortest_ways(team, view.open, WAYS);
    let key = match (outcomes.won[team], ways.is_empty()) {
        (0, _) => Some("map-no-way"),
        (_, true) => Some("map-there"),
        _ => None,
    };
    html! {
        section class={ "ways " (render::seat_class(team.seat())) } data-ways=(team.letter()) {
            h3 {
                (render::shape(team.seat())) (words.own.fill(Text::new("map-to-270").word("team", words.team(team)))) " "
                (share(words, outcomes.won[team], outcomes))
            }
            @if let Some(key) = key { p.quiet { (words.own.own(key)) } }
            (list(&ways, words, |way| taken(&view.map, team, way)))
        }
    }
}

/// Each way is a link to its map.
fn list(ways: &[Way], words: &Words, map: impl Fn(&Way) -> Calculator) -> Markup {
    html! {
        @if !ways.is_empty() {
            ol {
                @for way in ways {
                    li {
                        a href={ "/map?m=" (map(way)) } title=(way.contests.iter().map(|one| words.contest(*one)).collect::<Vec<_>>().join(", ")) {
                            @if way.contests.is_empty() { "–" }
                            @for (n, contest) in way.contests.iter().enumerate() { @if n > 0 { " + " } (contest) }
                        }
                        " " small { (way.total) }
                    }
                }
            }
        }
    }
}

/// The map if this way happens, as far as it is determined.
fn taken(map: &Calculator, team: Team, way: &Way) -> Calculator {
    let mut map = *map;
    way.contests.iter().for_each(|one| map.set(*one, Rating::For(team, Certainty::Leaning)));
    map
}

/// The map of a tie: open contests that the Democrats do not need for it go to the Republicans.
fn tied(map: &Calculator, view: &CalculatorView, way: &Way) -> Calculator {
    let mut map = *map;
    let open: Vec<_> = map.contests().filter(|one| view.open.holds(map.rating(*one))).collect();
    for contest in open {
        let team = if way.contests.contains(&contest) { Team::Democrats } else { Team::Republicans };
        map.set(contest, Rating::For(team, Certainty::Leaning));
    }
    map
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::calculator::{Odds, elections};

    #[test]
    fn the_bars_hold_the_whole_distribution() {
        for map in [Calculator::new(Apportionment::Census2020), elections()[6].map, elections()[2].map] {
            let chances = map.chances(Odds::default());
            let (bars, _) = bars(&chances);
            let sum = |team: Option<Team>| -> f64 {
                bars.iter().filter(|bar| bar.team == team).map(|bar| bar.chance).sum()
            };
            let near = |a: f64, b: f64| (a - b).abs() < 0.01;
            assert!(near(sum(None), chances.tied));
            assert!(Team::BOTH.into_iter().all(|team| near(sum(Some(team)), chances.won[team])));
            assert!(bars.iter().all(|bar| bar.x >= 0.0 && bar.x + bar.width <= CHART[0] + 0.01));
        }
    }

    #[test]
    fn ways_lead_to_what_they_promise() {
        let mut map = elections()[6].map;
        for code in ["PA", "WI", "MI", "GA", "NC", "AZ", "NV"] {
            map.set(code.parse().unwrap(), Rating::Tossup);
        }
        let view = CalculatorView::of(map);
        for team in Team::BOTH {
            for way in map.shortest_ways(team, view.open, WAYS) {
                assert_eq!(taken(&map, team, &way).total(team), way.total);
                assert_eq!(taken(&map, team, &way).winner(), Some(team));
            }
        }
        map.set("NV".parse().unwrap(), Rating::safe(Team::Republicans));
        let view = CalculatorView::of(map);
        let ties = map.shortest_ties(view.open, WAYS);
        assert!(!ties.is_empty() && ties.iter().all(|way| tied(&map, &view, way).is_tied()));
    }
}
