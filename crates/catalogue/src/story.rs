//! A whole game in review: the curve of its race, its turning points, and each seat's luck with the dice.

use kernel::{Insight, Rolled, Seat, Table, Text, Turn, Viewer};
use scene::{Line, Shown};

/// Maximum number of points in a curve. Longer games are thinned out.
const MOST_POINTS: usize = 1500;
/// Maximum number of turning points shown.
const MOST_TURNS: usize = 5;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Story {
    /// `None` for a game without a race.
    pub race: Option<Race>,
    pub turns: Vec<TurningPoint>,
    /// How often the lead changed.
    pub lead_changes: usize,
    pub luck: Vec<Luck>,
}

/// The numbers of the race over the course of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    pub name: Text,
    pub line: Option<i32>,
    pub runners: Vec<Runner>,
    /// One for each change. The first is the opening, or where the race began anew; the last is the end.
    pub points: Vec<Point>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Runner {
    pub name: Text,
    pub owner: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The number of acts before it.
    pub after: usize,
    pub values: Vec<i32>,
    /// What changed the numbers.
    pub text: Option<Text>,
}

impl Story {
    /// Where the game was decided: where the winner passed the line for good if there is a line, otherwise where the winner took the lead
    /// for good.
    pub fn decided(&self) -> Option<&TurningPoint> {
        let of = |kind: Turning| self.turns.iter().find(move |turn| turn.kind == kind);
        of(Turning::Line).or_else(|| of(Turning::Decided))
    }
}

/// A turning point of the race.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    pub kind: Turning,
    /// The index of the point in the curve.
    pub point: usize,
    /// The runner it is about.
    pub runner: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// The lead changes for the first time.
    Lead,
    /// The largest lead.
    Peak,
    /// The largest single change for or against the winner.
    Swing,
    /// From here on the winner stays ahead.
    Decided,
    /// The lowest value of a number of somebody who plays alone.
    Low,
    /// The highest value.
    High,
    /// From here on the winner stays over the line.
    Line,
}

impl Turning {
    pub fn word(self) -> &'static str {
        ["lead", "peak", "swing", "decided", "low", "high", "line"][self as usize]
    }
}

/// All dice of one kind that a seat rolled.
#[derive(Clone, Debug, PartialEq)]
pub struct Luck {
    pub seat: Seat,
    /// How often each face was rolled, starting with 1.
    pub faces: Vec<u32>,
    /// How many of 100 such series of rolls would have had a lower sum. Set only if high rolls are good.
    pub luckier_than: Option<u8>,
}

impl Luck {
    pub fn dice(&self) -> u32 {
        self.faces.iter().sum()
    }

    pub fn pips(&self) -> u32 {
        (1..).zip(&self.faces).map(|(pip, count)| pip * count).sum()
    }

    /// The expected sum of this many dice, in half pips.
    pub fn half_pips_expected(&self) -> u32 {
        self.dice() * (self.faces.len() as u32 + 1)
    }
}

pub(crate) fn tell<G: Shown + Insight>(table: &Table<G>) -> Story {
    let game = table.game();
    let mut race: Option<Race> = None;
    let mut told = table.told(Viewer::Spectator).peekable();
    let mut occasion: Option<Text> = None;
    let dice = table.look_back(|acts, state| {
        let Some(track) = game.race(state) else { return };
        let values: Vec<i32> = track.counters.iter().map(|counter| counter.value).collect();
        let race = race.get_or_insert_with(|| Race {
            name: track.name,
            line: track.line,
            runners: Vec::new(),
            points: vec![Point { after: 0, values: values.clone(), text: None }],
        });
        race.runners = track.counters.into_iter().map(|c| Runner { name: c.name, owner: c.owner }).collect();
        let mut running = race.points.last().map_or_else(|| values.clone(), |point| point.values.clone());
        let mut best: Option<Line> = None;
        let mut begins = false;
        while let Some((_, event)) = told.next_if(|(after, _)| *after <= acts) {
            begins |= game.race_begins(event);
            let line = game.line(event);
            occasion = game.occasion(event).or(occasion.take());
            if acts > 0 && game.race_step(event, &mut running) {
                let text = occasion.clone().unwrap_or(line.text);
                race.points.push(Point { after: acts, values: running.clone(), text: Some(text) });
            } else if !line.heading && rank(&line) > best.as_ref().map_or(0, rank) {
                best = Some(line);
            }
        }
        if begins {
            race.points = vec![Point { after: acts, values, text: None }];
        } else if race.points.last().is_none_or(|point| point.values != values) {
            race.points.push(Point { after: acts, values, text: best.map(|line| line.text) });
        }
    });
    let winner = match table.turn() {
        Turn::Over(verdict) if verdict.winners.len() == 1 => verdict.winners.first(),
        _ => None,
    };
    if let Some(race) = &mut race {
        thin(&mut race.points);
    }
    let (turns, lead_changes) = race.as_ref().map(|race| turning_points(race, winner)).unwrap_or_default();
    Story { turns, lead_changes, luck: luck(&dice, G::HIGH_IS_GOOD), race }
}

/// How well a line explains a change of the numbers.
fn rank(line: &Line) -> u8 {
    1 + u8::from(line.seat.is_some()) + 2 * u8::from(!line.spots.is_empty())
}

/// Keeps the first, the last, and every nth of the other points.
fn thin(points: &mut Vec<Point>) {
    let every = points.len().div_ceil(MOST_POINTS);
    if every > 1 {
        let last = points.len() - 1;
        let mut n = 0;
        points.retain(|_| {
            n += 1;
            (n - 1) % every == 0 || n - 1 == last
        });
    }
}

/// The runner in sole lead, and the lead.
fn leader(values: &[i32]) -> Option<(usize, i32)> {
    let (first, most) = values.iter().enumerate().max_by_key(|(n, value)| (**value, usize::MAX - n))?;
    let next = values.iter().enumerate().filter(|(n, _)| *n != first).map(|(_, value)| value).max()?;
    (most > next).then_some((first, most - next))
}

/// How far the runner is ahead of the best other runner.
fn ahead(values: &[i32], runner: usize) -> i32 {
    let others = values.iter().enumerate().filter(|(n, _)| *n != runner).map(|(_, value)| *value);
    values[runner] - others.max().unwrap_or(0)
}

/// The turning points in order, and how often the lead changed.
pub fn turning_points(race: &Race, winner: Option<Seat>) -> (Vec<TurningPoint>, usize) {
    let is_contest = race.runners.iter().filter(|runner| runner.owner.is_some()).count() > 1;
    if race.points.len() < 2 || race.runners.is_empty() {
        return (Vec::new(), 0);
    }
    let (mut turns, changes) = if is_contest { of_contest(race, winner) } else { (of_one(race), 0) };
    turns.truncate(MOST_TURNS);
    turns.sort_by_key(|turn| turn.point);
    (turns, changes)
}

fn add(turns: &mut Vec<TurningPoint>, kind: Turning, point: usize, runner: usize) {
    if point > 0 && turns.iter().all(|turn| turn.point != point) {
        turns.push(TurningPoint { kind, point, runner });
    }
}

fn of_contest(race: &Race, winner: Option<Seat>) -> (Vec<TurningPoint>, usize) {
    let points = &race.points;
    let last = &points[points.len() - 1].values;
    let won = race.runners.iter().position(|runner| winner.is_some() && runner.owner == winner);
    let won = won.or_else(|| leader(last).map(|(runner, _)| runner));
    let (mut changes, mut first_change, mut peak) = (0, None, None);
    let mut before: Option<usize> = None;
    for (n, point) in points.iter().enumerate() {
        let Some((runner, lead)) = leader(&point.values) else { continue };
        if before.is_some_and(|before| before != runner) {
            changes += 1;
            first_change.get_or_insert((n, runner));
        }
        before = Some(runner);
        if peak.is_none_or(|(_, _, most)| lead > most) {
            peak = Some((n, runner, lead));
        }
    }
    let mut turns = Vec::new();
    if let Some(won) = won {
        let mut from_here_on = |kind: Turning, is_so: &dyn Fn(&[i32]) -> bool| {
            let last_otherwise = points.iter().rposition(|point| !is_so(&point.values));
            if let Some(first) = last_otherwise.map(|n| n + 1).filter(|first| *first < points.len()) {
                add(&mut turns, kind, first, won);
            }
        };
        // If there is a line to reach, passing it decides the game, although the winner may have been leading long before.
        if let Some(line) = race.line.filter(|line| last[won] >= *line) {
            from_here_on(Turning::Line, &|values| values[won] >= line);
        }
        from_here_on(Turning::Decided, &|values| leader(values).is_some_and(|(runner, _)| runner == won));
    }
    if let Some((point, runner)) = first_change {
        add(&mut turns, Turning::Lead, point, runner);
    }
    // Points chosen already are not repeated; the next largest takes their place.
    let about = won.unwrap_or(0);
    // With two runners a gain of one is a loss of the other. With more, the change of a single runner counts.
    let swing = |(n, pair): (usize, &[Point])| {
        let (before, now) = (&pair[0].values, &pair[1].values);
        if race.runners.len() == 2 {
            return (n + 1, about, ahead(now, about) - ahead(before, about));
        }
        let changes = now.iter().zip(before).map(|(now, before)| now - before).enumerate();
        let (runner, change) =
            changes.max_by_key(|(n, change)| (change.abs(), usize::MAX - n)).unwrap_or((0, 0));
        (n + 1, runner, change)
    };
    let mut swings: Vec<(usize, usize, i32)> = points.windows(2).enumerate().map(swing).collect();
    swings.sort_by_key(|(n, _, change)| (std::cmp::Reverse(change.abs()), *n));
    for (point, runner, change) in swings.into_iter().take(2) {
        if change != 0 {
            add(&mut turns, Turning::Swing, point, runner);
        }
    }
    // The end does not count as a peak.
    if let Some((point, runner, _)) = peak.filter(|(point, ..)| point + 1 < points.len()) {
        add(&mut turns, Turning::Peak, point, runner);
    }
    (turns, changes)
}

/// With a single player there is no race against others, and numbers of different kinds are not compared. For each number, its largest
/// change, its highest and its lowest point are listed.
fn of_one(race: &Race) -> Vec<TurningPoint> {
    let points = &race.points;
    let of_each = |kind: Turning, point_of: &dyn Fn(usize) -> Option<usize>| {
        let runners = 0..race.runners.len();
        runners.filter_map(|runner| Some((kind, point_of(runner)?, runner))).collect::<Vec<_>>()
    };
    let value = |point: usize, runner: usize| points[point].values[runner];
    let change = |point: usize, runner: usize| (value(point, runner) - value(point - 1, runner)).abs();
    let swings = of_each(Turning::Swing, &|runner| {
        (1..points.len())
            .rev()
            .max_by_key(|point| change(*point, runner))
            .filter(|point| change(*point, runner) > 0)
    });
    // Only points in between, because everybody sees how it began and ended.
    let highs = of_each(Turning::High, &|runner| {
        (0..points.len())
            .rev()
            .max_by_key(|point| value(*point, runner))
            .filter(|point| point + 1 < points.len())
    });
    let lows = of_each(Turning::Low, &|runner| {
        (0..points.len()).min_by_key(|point| value(*point, runner)).filter(|point| point + 1 < points.len())
    });
    let mut turns = Vec::new();
    for (kind, point, runner) in [swings, highs, lows].into_iter().flatten() {
        add(&mut turns, kind, point, runner);
    }
    turns
}

/// Counts the dice by seat and kind.
fn luck(dice: &[Rolled], high_is_good: bool) -> Vec<Luck> {
    let mut all: Vec<Luck> = Vec::new();
    for die in dice {
        let sides = usize::from(die.sides);
        let of = |luck: &&mut Luck| luck.seat == die.seat && luck.faces.len() == sides;
        let luck = match all.iter_mut().find(of) {
            Some(luck) => luck,
            None => {
                all.push(Luck { seat: die.seat, faces: vec![0; sides], luckier_than: None });
                all.last_mut().expect("it was just added")
            }
        };
        luck.faces[usize::from(die.value) - 1] += 1;
    }
    all.sort_by_key(|luck| (luck.seat.0, luck.faces.len()));
    if high_is_good {
        for luck in &mut all {
            let steps: Vec<u32> = (1..=luck.faces.len() as u32).collect();
            luck.luckier_than = Some(luckier_than(&vec![steps; luck.dice() as usize], luck.pips()));
        }
    }
    all
}

/// How many of 100 random sums, with one value from each list, are lower than this one. Equal sums count half. Exact except for rounding.
pub fn luckier_than(lists: &[Vec<u32>], sum: u32) -> u8 {
    let mut chances = vec![1.0f64];
    for list in lists {
        let most = list.iter().max().copied().unwrap_or(0) as usize;
        let mut next = vec![0.0; chances.len() + most];
        for (so_far, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for value in list {
                next[so_far + *value as usize] += chance / list.len() as f64;
            }
        }
        chances = next;
    }
    let less: f64 = chances.iter().take(sum as usize).sum();
    let same = chances.get(sum as usize).copied().unwrap_or(0.0);
    (100.0 * (less + same / 2.0)).round().clamp(0.0, 100.0) as u8
}
