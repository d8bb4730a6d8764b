//! Positions of labels: inside the place if there is room, otherwise in the sea with a leader line.

use ::atlas::map;

use super::outlines::{Ring, Tenths, sides};

pub enum Label {
    Inside(Tenths),
    Callout { anchor: Tenths, label: Tenths, leader_end: Tenths },
}

/// If the room around the label exceeds this factor, being near the centre matters more than even more room.
const ROOM_ENOUGH: f64 = 1.2;

/// A label outside the place, chosen by hand: its centre in units of the view, and the side where the leader ends.
pub type Callout = ([i32; 2], Side);

#[derive(Clone, Copy)]
pub enum Side {
    Left,
    /// Below the badge.
    Foot,
}

/// Computes the label point unless it is chosen by hand.
pub fn label(rings: &[Ring], by_eye: Option<[i32; 2]>, callout: Option<Callout>) -> Option<Label> {
    let inside = by_eye.map(|at| at.map(|n| n * 10)).or_else(|| roomiest(rings))?;
    Some(match callout {
        None => Label::Inside(inside),
        Some((at, side)) => {
            let label = at.map(|n| n * 10);
            let [half_width, half_height] = map::CALLOUT_BOX.map(|n| (n * 5.0) as i32);
            let half_badge = (map::BADGE_BOX[0] * 5.0) as i32;
            let leader_end = match side {
                Side::Left => [label[0] - half_width, label[1]],
                Side::Foot => [label[0] + half_width - half_badge, label[1] + half_height],
            };
            Label::Callout { anchor: inside, label, leader_end }
        }
    })
}

/// The point of the largest outline where the label box fits best: the pole of inaccessibility, measured with the box instead of a circle.
/// If several points have enough room, the one nearest to the centre of the outline.
fn roomiest(rings: &[Ring]) -> Option<Tenths> {
    let ring = rings.first()?;
    let middle = centroid(ring);
    let mut points: Vec<(Tenths, f64)> = Vec::new();
    let (xs, ys) = (span(ring, 0), span(ring, 1));
    for x in xs.step_by(STEP).skip(1) {
        for y in ys.clone().step_by(STEP).skip(1) {
            let point = [x, y];
            if contains(ring, point) {
                points.push((point, room(ring, point)));
            }
        }
    }
    let most = points.iter().map(|p| p.1).fold(0.0, f64::max);
    points
        .into_iter()
        .filter(|p| p.1 >= most.min(ROOM_ENOUGH))
        .map(|(point, _)| point)
        .min_by(|a, b| square_distance(*a, middle).total_cmp(&square_distance(*b, middle)))
}

/// Half a unit: the grid of possible label points, in tenths.
const STEP: usize = 5;

fn span(ring: &[Tenths], axis: usize) -> std::ops::RangeInclusive<i32> {
    let all = ring.iter().map(|point| point[axis]);
    all.clone().min().unwrap_or(0)..=all.max().unwrap_or(0)
}

fn centroid(ring: &[Tenths]) -> [f64; 2] {
    let (mut twice, mut sum) = (0.0, [0.0, 0.0]);
    for [a, b] in sides(ring) {
        let (a, b) = (a.map(f64::from), b.map(f64::from));
        let cross = a[0] * b[1] - b[0] * a[1];
        twice += cross;
        sum = [sum[0] + (a[0] + b[0]) * cross, sum[1] + (a[1] + b[1]) * cross];
    }
    sum.map(|n| n / (3.0 * twice))
}

fn square_distance(a: Tenths, b: [f64; 2]) -> f64 {
    (f64::from(a[0]) - b[0]).powi(2) + (f64::from(a[1]) - b[1]).powi(2)
}

/// Even-odd rule. Grid points may coincide with vertices, so the half-open comparison matters.
fn contains(ring: &[Tenths], [x, y]: Tenths) -> bool {
    let mut inside = false;
    for [a, b] in sides(ring) {
        if (a[1] > y) != (b[1] > y) {
            let (a, b) = (a.map(f64::from), b.map(f64::from));
            let crossing = a[0] + (f64::from(y) - a[1]) / (b[1] - a[1]) * (b[0] - a[0]);
            inside ^= f64::from(x) < crossing;
        }
    }
    inside
}

/// The factor by which the label box around the point can grow before it touches the outline. 1 just fits.
fn room(ring: &[Tenths], point: Tenths) -> f64 {
    let half = map::LABEL_BOX.map(|n| f64::from(n) * 5.0);
    let relative = |p: Tenths| [0, 1].map(|axis| f64::from(p[axis] - point[axis]) / half[axis]);
    sides(ring).map(|[a, b]| box_distance(relative(a), relative(b))).fold(f64::INFINITY, f64::min)
}

/// The distance of a line from the origin in the maximum norm (a square instead of a circle). The larger of two absolute values is minimal
/// at an end, at a zero of either, or where both are equal.
fn box_distance(a: [f64; 2], b: [f64; 2]) -> f64 {
    let step = [b[0] - a[0], b[1] - a[1]];
    let zero_of = |start: f64, slope: f64| if slope == 0.0 { 0.0 } else { -start / slope };
    [
        0.0,
        1.0,
        zero_of(a[0], step[0]),
        zero_of(a[1], step[1]),
        zero_of(a[0] - a[1], step[0] - step[1]),
        zero_of(a[0] + a[1], step[0] + step[1]),
    ]
    .into_iter()
    .map(|t| t.clamp(0.0, 1.0))
    .map(|t| (a[0] + t * step[0]).abs().max((a[1] + t * step[1]).abs()))
    .fold(f64::INFINITY, f64::min)
}
