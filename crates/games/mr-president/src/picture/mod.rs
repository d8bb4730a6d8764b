//! What the player sees: the turn track, the world, five more tabs, the last chart and the question.

mod chart;
mod forces;
mod home;
mod powers;
mod prompt;
mod recent;
mod world;

use kernel::Text;
use scene::{
    Area, Cell, Counter, Gauge, Grid, Item, Place, Scene, Sheet, Spot, StepGroup, StepView, Steps, Track,
    When,
};

use crate::event::Event;
use crate::game::MrPresident;
use crate::lang::{LOCALS, Program};
use crate::machine::value;
use crate::state::{State, Wait};
use crate::words::Amount;
use crate::{program, words};

pub(crate) use home::bill_facts;
pub(crate) use prompt::meant;
pub(crate) use recent::{begins_presidency, items as recent};
pub(crate) use world::place_spot;

/// The step that decides which vote the year ends with.
const DECIDES_VOTE: &str = "clean_up";

/// The state, with access to vars by name.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub p: &'static Program,
    pub s: &'a State,
}

impl<'a> Look<'a> {
    pub fn new(s: &'a State) -> Look<'a> {
        Look { p: program(), s }
    }

    pub fn one(&self, var: &str) -> i16 {
        self.s.cells.get(self.p.var(var).base)
    }

    /// Whether Legacy Points are counted; they are not in the historical scenarios.
    pub fn is_scored(&self) -> bool {
        self.one("scenario") == 0
    }

    /// The goals of the scenario, and whether each is reached now.
    pub fn goals(&self) -> impl Iterator<Item = (Text, bool)> {
        let (p, s, scenario) = (self.p, self.s, self.one("scenario"));
        let goals = p.goals.iter().filter(move |goal| goal.scenario == scenario);
        goals.map(move |goal| {
            (Text::new(p.key(goal.key).to_owned()), value(p, s, goal.reached, &[0; LOCALS]) != 0)
        })
    }

    /// How many goals of the scenario are needed.
    pub fn goals_needed(&self) -> i16 {
        self.p.constant("goals_needed", self.one("scenario"))
    }

    /// A value by the number of a member of its domain.
    pub fn at(&self, var: &str, member: i16) -> i16 {
        let var = self.p.var(var);
        let domain = &self.p.domains[usize::from(var.domains[0])];
        self.s.cells.get(var.base + (member - domain.lo) as u16)
    }

    pub fn at2(&self, var: &str, one: i16, two: i16) -> i16 {
        let var = self.p.var(var);
        let domain = |n: usize| &self.p.domains[usize::from(var.domains[n])];
        let offset = (one - domain(0).lo) * domain(1).len() as i16 + (two - domain(1).lo);
        self.s.cells.get(var.base + offset as u16)
    }

    pub fn trend(&self, var: &str, member: Option<i16>) -> i8 {
        let var = self.p.var(var);
        let offset = member.map_or(0, |m| m - self.p.domains[usize::from(var.domains[0])].lo);
        var.trend.map_or(0, |base| self.s.cells.get(base + offset as u16) as i8)
    }
}

/// The current situation in one line.
pub(crate) fn headline(_: &MrPresident, s: &State) -> Text {
    let look = Look::new(s);
    let step = &look.p.steps[usize::from(s.step)];
    if let Some(ending) = s.ending {
        return Text::new("mrp-headline-over").text("how", crate::lines::ending(ending));
    }
    let text = match look.is_scored() {
        true => Text::new("mrp-headline").amount("points", look.one("lp")),
        false => Text::new("mrp-headline-history"),
    };
    text.amount("year", look.one("turn").max(1))
        .text("phase", phase_name(step.phase))
        .text("step", step_name(step.key))
        .amount("ap", look.one("ap"))
}

pub(crate) fn phase_name(phase: &str) -> Text {
    Text::new(format!("mrp-phase-{}", phase.strip_prefix('p').unwrap_or(phase)))
}

pub(crate) fn step_name(key: &str) -> Text {
    if let Some(number) = key.strip_prefix("consequence_") {
        return Text::new(format!("mrp-consequence-{number}"));
    }
    Text::new(format!("mrp-step-{}", key.replace('_', "-")))
}

/// Approval, and Legacy Points if they are counted.
pub(crate) fn race(s: &State) -> Track {
    let look = Look::new(s);
    let counter = |key: &'static str, value: i32| Counter { name: Text::new(key), owner: None, value };
    let approval = words::percent(look.one("pa")).into();
    let mut counters = Vec::new();
    if look.is_scored() {
        counters.push(counter("mrp-name-legacy", look.one("lp").into()));
    }
    counters.push(counter("mrp-race-approval", approval));
    let name = Text::new(if look.is_scored() { "mrp-race" } else { "mrp-race-approval" });
    Track { name, min: -120, max: 120, line: None, counters }
}

/// Updates both numbers after a change.
pub(crate) fn race_step(event: &Event, values: &mut [i32]) -> bool {
    let Event::Changed { changes, .. } = event else { return false };
    let p = crate::program();
    let (legacy, approval) = (p.var("lp").base, p.var("pa").base);
    let mut changed = false;
    for change in changes {
        let (n, value) = match usize::from(change.cell) {
            cell if cell == usize::from(legacy) => (0, change.to.into()),
            cell if cell == usize::from(approval) => (values.len() - 1, words::percent(change.to).into()),
            _ => continue,
        };
        changed |= values[n] != value;
        values[n] = value;
    }
    changed
}

pub(crate) fn scene(game: &MrPresident, s: &State) -> Scene {
    let look = Look::new(s);
    let area = |name: &'static str, place, items| Area { name: Text::new(name), place, items };
    Scene {
        headline: headline(game, s),
        areas: vec![
            area("mrp-area-year", Place::Bar, vec![Item::Steps(steps(&look))]),
            area("mrp-area-world", Place::Stage, world::items(&look)),
            area("mrp-area-house", Place::Tab('H'), home::house(&look)),
            area("mrp-area-congress", Place::Tab('C'), home::congress(&look)),
            area("mrp-area-powers", Place::Tab('P'), powers::items(&look)),
            area("mrp-area-forces", Place::Tab('M'), forces::items(&look)),
            area("mrp-area-decks", Place::Tab('D'), forces::decks(&look)),
            area("mrp-area-desk", Place::Desk, desk(&look)),
            area("mrp-area-beside", Place::Hand, beside(&look)),
        ],
        prompt: prompt::prompt(&look),
    }
}

/// The state as far as the conditions of the steps ahead need it: until the clean-up has decided it, with the vote that the year will end
/// with.
fn with_coming_vote(look: &Look) -> State {
    let mut ahead = look.s.clone();
    let is_decided = look.p.steps[..usize::from(look.s.step)].iter().any(|step| step.key == DECIDES_VOTE);
    if !is_decided {
        ahead.cells[usize::from(look.p.var("vote").base)] = look.p.constant("vote_ahead", look.one("turn"));
    }
    ahead
}

/// The sequence of play with the current step.
fn steps(look: &Look) -> Steps {
    let mut groups: Vec<StepGroup> = Vec::new();
    let now = usize::from(look.s.step);
    let ahead = with_coming_vote(look);
    let mut phase = "";
    for (n, step) in look.p.steps.iter().enumerate() {
        let is_only_scored = ["evaluation", "legacy"].contains(&step.key);
        if step.phase == "setup" && now >= look.p.year || is_only_scored && !look.is_scored() {
            continue;
        }
        if step.phase != phase {
            phase = step.phase;
            groups.push(StepGroup { name: phase_name(phase), steps: Vec::new() });
        }
        let skipped = || step.cond.is_some_and(|cond| value(look.p, &ahead, cond, &[0; LOCALS]) == 0);
        let was_begun = look.s.begun.0 >> n & 1 == 1;
        let when = match n.cmp(&now) {
            std::cmp::Ordering::Less if step.cond.is_some() && !was_begun => When::Skipped,
            std::cmp::Ordering::Less => When::Done,
            std::cmp::Ordering::Equal => When::Now,
            std::cmp::Ordering::Greater
                if skipped() && step.key != "chit_again" && step.key != "chit_third" =>
            {
                When::Skipped
            }
            std::cmp::Ordering::Greater => When::Ahead,
        };
        if let Some(group) = groups.last_mut() {
            group.steps.push(StepView { name: step_name(step.key), when });
        }
    }
    Steps { name: Text::new("mrp-turn-track"), groups }
}

/// Whether the current question comes from within this procedure.
fn is_within(look: &Look, proc: u16) -> bool {
    look.s.stack.as_slice().iter().any(|frame| frame.proc == proc)
}

/// Whether the question is about the card that was played last.
fn asks_for_card(look: &Look) -> bool {
    look.s.card.is_some_and(|(card, _)| {
        look.p.cards[usize::from(card)].parts.iter().any(|&part| is_within(look, part))
    })
}

/// Whether the question is about the chart that was rolled on last.
fn asks_for_chart(look: &Look) -> bool {
    let roll = look.s.roll.roll.map(|roll| &look.p.rolls[usize::from(roll)]);
    look.s.wait == Wait::Reroll
        || roll.and_then(|roll| roll.chart).is_some_and(|chart| is_within(look, chart))
}

/// Shown before the choices: what the question is about.
fn desk(look: &Look) -> Vec<Item> {
    let card = forces::open_card(look).filter(|_| asks_for_card(look));
    let chart = chart::last(look).filter(|_| asks_for_chart(look));
    card.into_iter().chain(chart.map(Item::Chart)).collect()
}

/// Shown below the choices: the briefing of the segment, the last card and the last chart.
fn beside(look: &Look) -> Vec<Item> {
    let mut items = Vec::new();
    if look.s.ending.is_none() {
        items.extend(briefing(look).map(Item::Sheet));
    }
    items.extend(chart::last(look).filter(|_| !asks_for_chart(look)).map(Item::Chart));
    items.extend(forces::open_card(look).filter(|_| !asks_for_card(look)));
    items
}

/// Three lines: what happens, what can be done, what the risks are.
fn briefing(look: &Look) -> Option<Sheet> {
    let key = look.p.steps[usize::from(look.s.step)].key.replace('_', "-");
    let lines: Vec<Text> = ["what", "can", "threat"]
        .iter()
        .map(|part| format!("mrp-step-{key}-{part}"))
        .map(|key| {
            let history = format!("{key}-history");
            if !look.is_scored() && words::has(&history) { history } else { key }
        })
        .filter(|key| words::has(key))
        .map(Text::new)
        .collect();
    (!lines.is_empty()).then(|| Sheet { name: Text::new("mrp-briefing"), lines })
}

/// Headings of a table, by their keys.
pub(crate) fn heads<const N: usize>(keys: [&str; N]) -> Vec<Text> {
    keys.map(|key| Text::new(format!("mrp-head-{key}"))).to_vec()
}

/// A table. Its headings have a help text (what the column is, what moves it, where it leads) if the texts contain one.
pub(crate) fn grid(name: Text, columns: Vec<Text>, rows: Vec<Vec<Cell>>, spots: Vec<Option<Spot>>) -> Grid {
    let help =
        |column: &Text| Some(format!("{}-help", column.key)).filter(|key| words::has(key)).map(Text::new);
    let mut helps: Vec<Option<Text>> = columns.iter().map(help).collect();
    let with_help = helps.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    helps.truncate(with_help);
    Grid { name, columns, helps, rows, spots }
}

/// A track with numbers from `min` to `max`.
pub(crate) fn gauge(look: &Look, id: &str, var: &str, note: Option<Text>) -> Gauge {
    let variable = look.p.var(var);
    let boxes = (variable.min..=variable.max).map(|n| Text::new("mrp-number").amount("n", n)).collect();
    Gauge {
        name: Text::new(format!("mrp-name-{id}")),
        boxes,
        at: (look.one(var) - variable.min) as usize,
        trend: look.trend(var, None),
        note,
        help: Text::new(format!("mrp-help-{id}")),
        spot: Some(Spot::new("track", id)),
    }
}

/// A row about one member: an ally, a capability, a conflict.
pub(crate) struct Member<'a> {
    pub name: Text,
    pub help: &'a str,
    pub spot: Spot,
}

pub(crate) fn gauge_of(member: Member, boxes: Vec<Text>, at: i16, trend: i8, note: Option<Text>) -> Gauge {
    Gauge {
        name: member.name,
        at: at.clamp(0, boxes.len() as i16 - 1) as usize,
        boxes,
        trend,
        note,
        help: Text::new(format!("mrp-help-{}", member.help)),
        spot: Some(member.spot),
    }
}

pub(crate) fn numbers(min: i16, max: i16) -> Vec<Text> {
    (min..=max).map(|n| Text::new("mrp-number").amount("n", n)).collect()
}

/// A number without a track, with its help.
pub(crate) fn number_of(id: &str, value: i16) -> Gauge {
    Gauge {
        name: Text::new(format!("mrp-name-{id}")),
        boxes: numbers(value, value),
        at: 0,
        trend: 0,
        note: None,
        help: Text::new(format!("mrp-help-{id}")),
        spot: None,
    }
}

/// Adds the help of something mentioned in the row's note.
pub(crate) fn with_help(gauge: Gauge, id: &str) -> Gauge {
    let more = Text::new(format!("mrp-help-{id}"));
    Gauge { help: Text::new("mrp-help-both").text("one", gauge.help).text("two", more), ..gauge }
}
