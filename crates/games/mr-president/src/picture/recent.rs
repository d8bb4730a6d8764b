//! Parts of the log shown at the desk: what happened since the last decision, the report of a year, and the legacy at the end.

use kernel::Text;
use scene::{Cell, Grid, Item, Sheet};

use super::{Look, grid, heads, step_name};
use crate::event::{Change, Event};
use crate::lines::legacy_rank;
use crate::program;
use crate::state::{Cells, Ending, State};
use crate::words::{self, Amount};

/// Maximum number of steps that are named individually.
const MOST_STEPS: usize = 3;
/// Maximum number of news items and changes shown; the log has the rest.
const MOST_NEWS: usize = 5;
const MOST_CHANGES: usize = 6;
const FEW_CHANGES: usize = 3;
/// Number of ranks in the list of legacies.
const RANKS: u8 = 18;

/// The answer with which a successor takes over, and the procedure that sets his numbers.
const SUCCEEDS: &str = "year-successor";
const SUCCESSOR_BEGINS: &str = "successor_begins";

/// Vars whose changes are shown, most important first. Changes of other vars are only in the log.
const FIRST_TOLD: [&str; 31] = [
    "lp",
    "pa",
    "pp",
    "rwc",
    "mr",
    "hs",
    "wo",
    "ce",
    "pr",
    "dc",
    "ldi",
    "ap",
    "control",
    "rc",
    "war_status",
    "posture",
    "rel",
    "soe",
    "level",
    "nuke",
    "status",
    "base",
    "align",
    "stab",
    "cwn",
    "scandal",
    "opponent",
    "friend",
    "counters",
    "t",
    "uns",
];

/// Messages that count as news.
const NEWS: [&str; 37] = [
    "year-begins",
    "year-chit",
    "year-regional",
    "year-nobel",
    "year-peace-again",
    "year-promise-kept",
    "year-promise-open",
    "year-vote-same",
    "year-vote-ours",
    "year-vote-ours-already",
    "year-vote-theirs",
    "year-vote-theirs-already",
    "year-not-nominated",
    "year-reelected",
    "year-defeated",
    "year-crash",
    "war-begins",
    "war-won",
    "war-lost",
    "war-peace",
    "wor-major",
    "wor-rift",
    "wor-summit",
    "wor-trade",
    "wor-trade-ends",
    "wor-nuke-up",
    "wor-nuke-down",
    "peer-acts",
    "peer-base",
    "peer-posture-two",
    "ally-group",
    "rogue-new",
    "ally-rogue-wmd",
    "scandal",
    "dom-killed",
    "dom-signed",
    "dom-leaves",
];

/// All items that the desk shows from the log.
pub(crate) fn items<'a>(
    s: &State,
    acts: usize,
    mut told: impl DoubleEndedIterator<Item = (usize, &'a Event)>,
) -> Vec<Item> {
    let look = Look::new(s);
    if let Some(Ending::Way(_)) = s.ending {
        if !look.is_scored() {
            return Vec::new();
        }
        let all: Vec<&Event> = told.map(|(_, event)| event).collect();
        return legacy(&look, &all);
    }
    // Events are in reverse order. The report of a year is shown until the next year has really started.
    let january = look.p.steps[usize::from(s.step)].phase == "special" && look.one("turn") > 1;
    let mut since: Vec<&Event> = Vec::new();
    let mut before: Vec<&Event> = Vec::new();
    let mut is_found = false;
    while let Some((after, event)) = told.next_back() {
        if after == acts {
            since.push(event);
        } else if is_found || !january {
            break;
        } else {
            before.push(event);
        }
        is_found |= evaluation_in(&look, event).is_some();
    }
    // The preceding step tells the year of the report.
    before.extend(told.next_back().map(|(_, event)| event).filter(|_| is_found));
    let mut items = Vec::new();
    let years: Vec<&Event> = since.iter().chain(&before).copied().collect();
    items.extend(report(&look, &years).map(Item::Grid));
    // Before the first act there is only the set-up, which is not shown as news.
    if acts > 0 {
        since.reverse();
        items.extend(news(&look, &since).map(Item::Sheet));
    }
    items
}

/// Net changes, most important first.
fn changes(look: &Look, events: &[&Event]) -> Vec<Change> {
    let mut net: Vec<Change> = Vec::new();
    for event in events {
        let Event::Changed { changes, .. } = event else { continue };
        for change in changes {
            match net.iter_mut().find(|known| known.cell == change.cell) {
                Some(known) => known.to = change.to,
                None => net.push(*change),
            }
        }
    }
    net.retain(|change| change.from != change.to);
    net.sort_by_key(|change| rank(look, change));
    net
}

/// The rank of a change among those shown.
fn rank(look: &Look, change: &Change) -> usize {
    let var = &look.p.vars[usize::from(look.p.var_of_cell[usize::from(change.cell)])];
    // Trends are many and change often, so they rank last.
    if var.trend.is_some_and(|base| change.cell >= base && change.cell < base + var.len) {
        return FIRST_TOLD.len();
    }
    FIRST_TOLD.iter().position(|name| *name == var.name).unwrap_or(FIRST_TOLD.len())
}

/// The news in order: steps, messages, then the resulting changes.
fn news(look: &Look, events: &[&Event]) -> Option<Sheet> {
    let mut lines = Vec::new();
    let steps: Vec<Text> = events
        .iter()
        .filter_map(|event| match event {
            // The current step is already in the headline.
            Event::Step { step, .. } if *step != look.s.step => {
                Some(step_name(look.p.steps[usize::from(*step)].key))
            }
            _ => None,
        })
        .collect();
    match &steps[..] {
        [] => {}
        [first, .., last] if steps.len() > MOST_STEPS => lines.push(
            Text::new("mrp-recent-many-steps")
                .amount("count", steps.len() as i64)
                .text("first", first.clone())
                .text("last", last.clone()),
        ),
        _ => lines.push(Text::new("mrp-recent-steps").list("list", steps.clone())),
    }
    let mut said: Vec<Text> = events.iter().filter_map(|event| headline(look, event)).collect();
    said.dedup();
    let left_out = said.len().saturating_sub(MOST_NEWS);
    lines.extend(said.into_iter().skip(left_out));
    let changes = changes(look, events);
    // If there are only a few changes, all are shown.
    let is_told = |change: &&Change| changes.len() <= FEW_CHANGES || rank(look, change) < FIRST_TOLD.len();
    let told = changes.iter().filter(is_told);
    let list: Vec<Text> = told.filter_map(words::change).take(MOST_CHANGES).collect();
    let more = changes.iter().filter_map(words::change).count() - list.len();
    if !list.is_empty() {
        lines.push(Text::new("mrp-recent-changes").list("list", list));
    }
    if more + left_out > 0 {
        lines.push(Text::new("mrp-recent-more").amount("count", (more + left_out) as i64));
    }
    (!lines.is_empty()).then(|| Sheet { name: Text::new("mrp-recent"), lines })
}

fn headline(look: &Look, event: &Event) -> Option<Text> {
    match event {
        Event::Card { card, .. } => {
            let id = look.p.cards[usize::from(*card)].id;
            Some(Text::new("mrp-recent-card").text("card", Text::new(format!("mrp-card-{id}"))))
        }
        Event::Said { say, .. } => {
            let key = look.p.key(look.p.says[usize::from(*say)].key);
            let is_news = key.strip_prefix("mrp-say-").is_some_and(|key| NEWS.contains(&key));
            is_news.then(|| crate::lines::line(event).text)
        }
        _ => None,
    }
}

/// The sum of an Evaluation, if this event is one.
fn evaluation_in(look: &Look, event: &Event) -> Option<i16> {
    match event {
        Event::Said { say, values, .. } => {
            let key = look.p.key(look.p.says[usize::from(*say)].key);
            (key == "mrp-say-year-evaluation").then_some(values[0])
        }
        _ => None,
    }
}

/// The Evaluation of the last year with its parts as they were then, computed by undoing later changes.
fn report(look: &Look, newest_first: &[&Event]) -> Option<Grid> {
    let mut then = look.s.cells.clone();
    let mut events = newest_first.iter();
    let sum = events.find_map(|event| {
        if let Event::Changed { changes, .. } = event {
            changes.iter().for_each(|change| then[usize::from(change.cell)] = change.from);
        }
        evaluation_in(look, event)
    })?;
    let year = events.find_map(|event| match event {
        Event::Step { turn, .. } => Some(*turn),
        _ => None,
    });
    let title = Text::new("mrp-report").amount("year", year.unwrap_or(look.one("turn") - 1));
    Some(evaluation(look, &then, sum, title))
}

/// The parts of an Evaluation, its sum, and its result.
fn evaluation(look: &Look, cells: &Cells, sum: i16, name: Text) -> Grid {
    let one = |name: &str| cells.get(look.p.var(name).base);
    let region = |r: u16| cells.get(look.p.var("align").base + r);
    let us = 13 - look.p.domain("economy").lo;
    let soe = cells.get(look.p.var("soe").base + us as u16);
    let low = (0..8).filter(|&r| region(r) <= 4).count() as i16;
    let approval = look.p.constant("pa_values", one("pa"));
    let plus = [
        ("approval", approval),
        ("congress", one("rwc")),
        ("media", one("mr")),
        ("economy", soe),
        ("security", one("hs")),
    ];
    let rogues = plus.iter().map(|(_, value)| value).sum::<i16>() - low - sum;
    let mut rows: Vec<Vec<Cell>> = plus
        .iter()
        .map(|(name, value)| {
            vec![Cell::Text(Text::new(format!("mrp-name-{name}"))), Cell::Number((*value).into())]
        })
        .collect();
    // Approval counts by its box, not by its percentage.
    let percent = words::percent(one("pa"));
    if let Some(first) = rows.first_mut() {
        first[0] = Cell::Text(Text::new("mrp-report-approval").amount("percent", percent));
    }
    for (key, count) in [("mrp-report-low", low), ("mrp-report-rogues", rogues)] {
        rows.push(vec![Cell::Text(Text::new(key)), Cell::Number((-count).into())]);
    }
    rows.push(vec![Cell::Text(super::world::evaluation_words(sum)), Cell::Number(sum.into())]);
    grid(name, heads(["part", "points"]), rows, Vec::new())
}

/// The Evaluation if the year ended now.
pub(super) fn evaluation_now(look: &Look) -> Grid {
    let sum = super::world::evaluation_sum(look);
    evaluation(look, &look.s.cells, sum, Text::new("mrp-report-now"))
}

/// Whether a successor takes over with this event (MRP-SEQ-78): what was before is the legacy of somebody else.
pub(crate) fn begins_presidency(event: &Event) -> bool {
    matches!(event, Event::Chose { key, .. } if program().key(key.0) == SUCCEEDS)
}

/// The sources of the points, and the list of legacies with this one marked.
fn legacy(look: &Look, events: &[&Event]) -> Vec<Item> {
    let points = look.p.var("lp").base;
    let own = events.iter().rposition(|event| begins_presidency(event)).map_or(0, |last| last + 1);
    let mut step = 0;
    let mut sources: Vec<(Text, i32)> = Vec::new();
    for event in &events[own..] {
        match event {
            Event::Step { step: now, .. } => step = *now,
            // The points of the predecessor are put away.
            Event::Changed { proc, .. } if look.p.procs[usize::from(*proc)].name == SUCCESSOR_BEGINS => {}
            Event::Changed { proc, changes } => {
                for change in changes.iter().filter(|change| change.cell == points) {
                    let from = words::proc_name(*proc)
                        .unwrap_or_else(|| step_name(look.p.steps[usize::from(step)].key));
                    let by = i32::from(change.to) - i32::from(change.from);
                    match sources.iter_mut().find(|(known, _)| *known == from) {
                        Some((_, sum)) => *sum += by,
                        None => sources.push((from, by)),
                    }
                }
            }
            _ => {}
        }
    }
    sources.sort_by_key(|(_, sum)| std::cmp::Reverse(*sum));
    let mut rows: Vec<Vec<Cell>> =
        sources.into_iter().map(|(from, sum)| vec![Cell::Text(from), Cell::Signed(sum)]).collect();
    let total = look.one("lp");
    rows.push(vec![Cell::Text(Text::new("mrp-report-sum")), Cell::Number(total.into())]);
    let sources = grid(Text::new("mrp-legacy-sources"), heads(["source", "legacy-points"]), rows, Vec::new());
    let list = grid(Text::new("mrp-legacy-list"), heads(["like", "from"]), ranks(look, total), Vec::new());
    vec![Item::Grid(sources), Item::Grid(list)]
}

fn ranks(look: &Look, total: i16) -> Vec<Vec<Cell>> {
    let yours = legacy_rank(total);
    (1..=RANKS)
        .map(|rank| {
            let name = Text::new(format!("mrp-legacy-{rank}"));
            let name = if rank == yours {
                Text::new("mrp-legacy-you").text("like", name).amount("points", total)
            } else {
                name
            };
            let from = match rank {
                RANKS => Cell::Empty,
                rank => Cell::Number(look.p.constant("legacy_from", rank.into()).into()),
            };
            vec![Cell::Text(name), from]
        })
        .collect()
}
