//! Fewer points for a line that looks the same: Visvalingam's method, then rounding to tenths.

use super::{outlines::Tenths, topology::Point};

/// A point goes when the triangle with its neighbours is smaller than this, in square units of the view: a
/// bump of a fifth of a unit on a line of three. Coarser, and the narrow sounds of Alaska close.
const SMALLEST_TRIANGLE: f64 = 0.3;

/// A closed arc is an island; it keeps this many points, its first counted twice.
const POINTS_OF_AN_ISLAND: usize = 5;

/// The ends of the arc stay: other arcs begin there.
pub fn simplify(arc: &[Point]) -> Vec<Tenths> {
    let mut points = arc.to_vec();
    let fewest = if points.first() == points.last() { POINTS_OF_AN_ISLAND } else { 2 };
    while points.len() > fewest {
        let (at, size) = (1..points.len() - 1)
            .map(|at| (at, triangle(points[at - 1], points[at], points[at + 1])))
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .expect("more points than two");
        if size >= SMALLEST_TRIANGLE {
            break;
        }
        points.remove(at);
    }
    round(&points)
}

fn triangle(a: Point, b: Point, c: Point) -> f64 {
    ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])).abs() / 2.0
}

/// To tenths of a unit, without the points that then coincide with the one before or lie on a straight line.
fn round(points: &[Point]) -> Vec<Tenths> {
    let mut rounded: Vec<Tenths> = Vec::with_capacity(points.len());
    for point in points {
        let point = point.map(|n| (n * 10.0).round() as i32);
        if rounded.last() == Some(&point) {
            continue;
        }
        if let [.., a, b] = rounded[..] {
            let (first, second) = ([b[0] - a[0], b[1] - a[1]], [point[0] - b[0], point[1] - b[1]]);
            let straight = first[0] * second[1] == first[1] * second[0];
            let onward = first[0] * second[0] + first[1] * second[1] > 0;
            if straight && onward {
                rounded.pop();
            }
        }
        rounded.push(point);
    }
    rounded
}
