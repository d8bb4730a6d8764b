//! The curve of a race over a game as a drawing, and the rolled dice as columns.
//! All geometry is in attributes. Every runner has its own shape and dash pattern.

use catalogue::story::{Luck, Race, TurningPoint};
use maud::{Markup, html};
use scene::Chapter;

use super::RenderContext;
use crate::texts::plain;

/// Share of the width that the finale gets, where the game is decided step by step.
const FINALE: f32 = 0.24;
/// Space above the curve for the numbers of the turning points.
const HEAD: f32 = 40.0;
/// Minimum distances between the numbers of turning points, and between those at the end.
const MARKS_APART: f32 = 24.0;
const ENDS_APART: f32 = 15.0;

/// The dimensions of the drawing.
pub(crate) struct Format {
    pub class: &'static str,
    width: f32,
    height: f32,
    left: f32,
    /// Space for the numbers at the end.
    right: f32,
    foot: f32,
    /// Maximum number of part names shown.
    names: usize,
}

pub(crate) const WIDE: Format =
    Format { class: "wide", width: 1008.0, height: 338.0, left: 40.0, right: 58.0, foot: 22.0, names: 18 };
pub(crate) const NARROW: Format =
    Format { class: "narrow", width: 374.0, height: 250.0, left: 32.0, right: 50.0, foot: 20.0, names: 6 };

/// A part of the game on the curve.
struct Part<'a> {
    from: f32,
    to: f32,
    chapter: Option<&'a Chapter>,
}

/// The positions of the points of the curve.
struct Plot<'a> {
    parts: Vec<Part<'a>>,
    xs: Vec<f32>,
    low: i32,
    high: i32,
    top: f32,
    bottom: f32,
}

impl<'a> Plot<'a> {
    fn new(race: &Race, chapters: &'a [(usize, Chapter)], acts: usize, format: &Format) -> Plot<'a> {
        let (left, right) = (format.left, format.width - format.right);
        let mut bounds: Vec<(usize, Option<&Chapter>)> =
            chapters.iter().map(|(at, chapter)| (*at, Some(chapter))).collect();
        if bounds.first().is_none_or(|(at, _)| *at > 0) {
            bounds.insert(0, (0, None));
        }
        let has_finale = bounds.iter().any(|(_, chapter)| chapter.is_some_and(|c| c.finale));
        let plain = bounds.iter().filter(|(_, chapter)| chapter.is_none_or(|c| !c.finale)).count().max(1);
        let finale = if has_finale { FINALE } else { 0.0 };
        let share = |chapter: Option<&Chapter>| match chapter {
            Some(chapter) if chapter.finale => finale,
            _ => (1.0 - finale) / plain as f32,
        };
        let mut x = left;
        let mut parts = Vec::new();
        let mut xs = Vec::new();
        let points = &race.points;
        for (n, (start, chapter)) in bounds.iter().enumerate() {
            let end = bounds.get(n + 1).map_or(acts, |(next, _)| *next).max(start + 1);
            let to = x + share(*chapter) * (right - left);
            let is_first = n == 0;
            let inside = |after: usize| (after > *start || is_first) && after <= end;
            let steps = points.iter().filter(|point| inside(point.after)).count() as f32;
            let is_finale = chapter.is_some_and(|c| c.finale);
            for (nth, point) in points.iter().filter(|point| inside(point.after)).enumerate() {
                let along = if is_finale {
                    (nth as f32 + 1.0) / steps
                } else {
                    point.after.saturating_sub(*start) as f32 / (end - start) as f32
                };
                xs.push(x + along * (to - x));
            }
            parts.push(Part { from: x, to, chapter: *chapter });
            x = to;
        }
        xs.resize(points.len(), right);
        let all = || points.iter().flat_map(|point| point.values.iter().copied()).chain(race.line);
        let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
        let room = (high - low) / 16 + 1;
        let low = if low < 0 { low - room } else { 0 };
        Plot { parts, xs, low, high: high + room, top: HEAD, bottom: format.height - format.foot }
    }

    fn y(&self, value: i32) -> f32 {
        let share = (value - self.low) as f32 / (self.high - self.low) as f32;
        tenth(self.bottom - share * (self.bottom - self.top))
    }

    /// About four round numbers for the grid.
    fn grid(&self) -> impl Iterator<Item = i32> {
        let rough = (self.high - self.low) / 4;
        let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
        let step = steps.into_iter().find(|step| *step >= rough).unwrap_or(1000);
        let (low, high) = (self.low, self.high);
        (low.div_euclid(step)..=high.div_euclid(step))
            .map(move |n| n * step)
            .filter(move |n| (low..=high).contains(n))
    }
}

fn tenth(n: f32) -> f32 {
    (n * 10.0).round() / 10.0
}

/// The CSS class of a runner: that of its seat, or a separate one if no seat owns the number.
pub(crate) fn runner_class(race: &Race, runner: usize) -> String {
    let own =
        race.runners.get(runner).and_then(|runner| runner.owner).map_or(4 - runner as u8 % 2, |seat| seat.0);
    format!("o{own} n{runner}")
}

/// The shape of a runner, around a point. A number that no seat owns has
/// a shape that is drawn directly, so it needs no definition in the page.
fn badge(race: &Race, runner: usize, transform: &str) -> Markup {
    let owner = race.runners.get(runner).and_then(|runner| runner.owner);
    html! {
        @match owner {
            Some(seat) => { use href={ "#badge-" (seat.0) } transform=(transform) {} }
            None if runner == 0 => { circle r="8" transform=(transform) {} }
            None => { rect x="-7.4" y="-7.4" width="14.8" height="14.8" transform=(transform) {} }
        }
    }
}

/// Only the drawing. The page says the same as text beside it.
pub(crate) fn curve(
    ctx: &RenderContext,
    race: &Race,
    turns: &[TurningPoint],
    chapters: &[(usize, Chapter)],
    acts: usize,
    format: &Format,
) -> Markup {
    let plot = Plot::new(race, chapters, acts, format);
    let right = format.width - format.right;
    let every = plot.parts.len().div_ceil(format.names).max(1);
    html! {
        svg class={ "curve " (format.class) } viewBox={ "0 0 " (format.width) " " (format.height) } aria-hidden="true" focusable="false" {
            @for part in &plot.parts {
                @if part.chapter.is_some_and(|chapter| chapter.finale) {
                    rect.zone x=(tenth(part.from)) y=(plot.top - 8.0) width=(tenth(format.width - part.from)) height=(plot.bottom - plot.top + 8.0) {}
                }
            }
            @for value in plot.grid() {
                path.grid d={ "M" (format.left) " " (plot.y(value)) "H" (format.width) } {}
                text.axis.value x=(format.left - 6.0) y=(plot.y(value) + 4.0) { (plain(value)) }
            }
            @if let Some(line) = race.line {
                path.race-line d={ "M" (format.left) " " (plot.y(line)) "H" (format.width) } {}
                text.race-line x=(format.left + 4.0) y=(plot.y(line) - 4.0) { (line) }
            }
            @for (n, part) in plot.parts.iter().enumerate() {
                path.tick d={ "M" (tenth(part.from)) " " (plot.bottom) "v4" } {}
                @let is_finale = part.chapter.is_some_and(|chapter| chapter.finale);
                @if let (Some(chapter), true) = (part.chapter, n % every == 0 || is_finale) {
                    text.axis x=(tenth((part.from + part.to) / 2.0)) y=(plot.bottom + 17.0) { (ctx.voice.say(&chapter.short)) }
                }
            }
            @if race.runners.len() == 2 && race.runners.iter().all(|runner| runner.owner.is_some()) { (lead(race, &plot, right)) }
            @for runner in 0..race.runners.len() { (line_of(race, &plot, runner, right)) }
            (ends(race, &plot, right))
            (marks(race, &plot, turns, right))
        }
    }
}

/// Fills the space between two runners with the colour of the leader.
fn lead(race: &Race, plot: &Plot, right: f32) -> Markup {
    let ends = plot.xs.iter().copied().skip(1).chain([right]);
    let mut paths = [String::new(), String::new()];
    for ((point, from), to) in race.points.iter().zip(&plot.xs).zip(ends) {
        let (first, second) = (plot.y(point.values[0]), plot.y(point.values[1]));
        if first != second && to > *from {
            let leader = usize::from(point.values[1] > point.values[0]);
            paths[leader] += &format!("M{} {first}H{}V{second}H{}z", tenth(*from), tenth(to), tenth(*from));
        }
    }
    html! { @for (runner, path) in paths.iter().enumerate() { path class={ "gap " (runner_class(race, runner)) } d=(path) {} } }
}

fn line_of(race: &Race, plot: &Plot, runner: usize, right: f32) -> Markup {
    let mut path = String::new();
    let mut last = None;
    for (point, x) in race.points.iter().zip(&plot.xs) {
        let y = plot.y(point.values[runner]);
        match last {
            None => path = format!("M{} {y}", tenth(*x)),
            Some(before) if before != y => path += &format!("H{}V{y}", tenth(*x)),
            Some(_) => {}
        }
        last = Some(y);
    }
    path += &format!("H{right}");
    html! { path class={ "run " (runner_class(race, runner)) } d=(path) {} }
}

/// Shape and number of every runner at the end, moved apart vertically if they would overlap.
fn ends(race: &Race, plot: &Plot, right: f32) -> Markup {
    let Some(last) = race.points.last() else { return html! {} };
    let mut order: Vec<usize> = (0..race.runners.len()).collect();
    order.sort_by(|a, b| plot.y(last.values[*a]).total_cmp(&plot.y(last.values[*b])));
    let mut free = plot.top - 8.0;
    let least_left = |nth: usize| plot.bottom - (order.len() - nth) as f32 * ENDS_APART + ENDS_APART;
    let placed: Vec<(usize, f32)> = order
        .iter()
        .enumerate()
        .map(|(nth, runner)| {
            let y = plot.y(last.values[*runner]).max(free).min(least_left(nth));
            free = y + ENDS_APART;
            (*runner, y)
        })
        .collect();
    html! {
        @for (runner, y) in placed {
            g class={ "end " (runner_class(race, runner)) } {
                (badge(race, runner, &format!("translate({} {}) scale(.6)", right + 4.0, tenth(y))))
                text x=(right + 14.0) y=(tenth(y + 4.5)) { (plain(last.values[runner])) }
            }
        }
    }
}

/// The numbers of the turning points above the curve, each with a line to its point.
fn marks(race: &Race, plot: &Plot, turns: &[TurningPoint], right: f32) -> Markup {
    let mut free = f32::MIN;
    let room = |left: usize| right + 20.0 - left as f32 * MARKS_APART;
    let count = turns.len();
    let placed: Vec<f32> = turns
        .iter()
        .enumerate()
        .map(|(n, turn)| {
            let x = plot.xs[turn.point].max(free).min(room(count - 1 - n));
            free = x + MARKS_APART;
            x
        })
        .collect();
    html! {
        @for (n, (turn, x)) in turns.iter().zip(placed).enumerate() {
            @let (to_x, to_y) = (plot.xs[turn.point], plot.y(race.points[turn.point].values[turn.runner]));
            path.mark-line d={ "M" (tenth(x)) " 24L" (tenth(to_x)) " " (to_y) } {}
            circle.mark-place cx=(tenth(to_x)) cy=(to_y) r="3.8" {}
            circle.mark cx=(tenth(x)) cy="14" r="10.5" {}
            text.mark-number x=(tenth(x)) y="18.3" { (n + 1) }
        }
    }
}

/// A runner's line as a sample for the legend.
pub(crate) fn sample(race: &Race, runner: usize) -> Markup {
    html! {
        svg class={ "sample " (runner_class(race, runner)) } viewBox="0 0 44 18" aria-hidden="true" focusable="false" {
            path class={ "run " (runner_class(race, runner)) } d="M0 9H30" {}
            (badge(race, runner, "translate(36 9) scale(.75)"))
        }
    }
}

/// How often each face was rolled, with the expected count as a dashed line.
pub(crate) fn faces(ctx: &RenderContext, luck: &Luck) -> Markup {
    const HEIGHT: f32 = 46.0;
    let count = luck.faces.len() as f32;
    let expected = luck.dice() as f32 / count;
    let most = luck.faces.iter().copied().max().unwrap_or(0) as f32;
    let scale = HEIGHT / most.max(expected * 1.25).max(1.0);
    let width = 290.0 / count;
    let said: Vec<String> =
        (1..).zip(&luck.faces).map(|(face, n): (usize, _)| format!("{face}: {n}")).collect();
    html! {
        svg class={ "faces o" (luck.seat.0) } viewBox="0 0 290 72" role="img"
            aria-label=(ctx.voice.fill(kernel::Text::new("luck-faces").word("faces", said.join(", ")))) {
            @for (n, fell) in luck.faces.iter().enumerate() {
                @let x = n as f32 * width;
                @let height = tenth(*fell as f32 * scale);
                rect x=(tenth(x + 2.0)) y=(tenth(HEIGHT + 8.0 - height)) width=(tenth(width - 4.0)) height=(height) rx="2" {}
                text x=(tenth(x + width / 2.0)) y="68" { (n + 1) }
            }
            path.owed d={ "M0 " (tenth(HEIGHT + 8.0 - expected * scale)) "H290" } {}
        }
    }
}
