//! Reduces the points of a line while keeping its look: Visvalingam's method, followed by rounding to tenths.

use super::{outlines::Tenths, topology::Point};

/// A closed arc is an island. It keeps at least this many points, counting its first one twice.
const POINTS_OF_AN_ISLAND: usize = 5;

/// An arc and its remaining points.
pub struct Line {
    arc: Vec<Point>,
    /// The indices of the remaining points in the arc.
    kept: Vec<usize>,
}

impl Line {
    /// Removes a point if the triangle with its neighbours weighs less than `smallest`, in square units of the view. The ends of the arc
    /// stay, because other arcs start there.
    pub fn simplified(arc: Vec<Point>, smallest: f64, dulling: f64) -> Line {
        let mut kept: Vec<usize> = (0..arc.len()).collect();
        let fewest = if arc.first() == arc.last() { POINTS_OF_AN_ISLAND } else { 2 };
        while kept.len() > fewest {
            let (at, size) = (1..kept.len() - 1)
                .map(|at| (at, weight([arc[kept[at - 1]], arc[kept[at]], arc[kept[at + 1]]], dulling)))
                .min_by(|a, b| a.1.total_cmp(&b.1))
                .expect("more points than two");
            if size >= smallest {
                break;
            }
            kept.remove(at);
        }
        Line { arc, kept }
    }

    pub fn points(&self) -> Vec<Tenths> {
        tidy(self.kept.iter().map(|at| self.rounded(*at)))
    }

    /// Rounded to tenths of a unit.
    fn rounded(&self, at: usize) -> Tenths {
        self.arc[at].map(|n| (n * 10.0).round() as i32)
    }

    /// The sides of the simplified arc: the indices of the two points in the arc, and their positions.
    pub fn sides(&self) -> impl Iterator<Item = ([usize; 2], [Tenths; 2])> + '_ {
        self.kept
            .windows(2)
            .map(|pair| [pair[0], pair[1]])
            .map(|ends| (ends, ends.map(|at| self.rounded(at))))
    }

    /// Restores the point between two remaining ones that is farthest from the side between them. Returns `false` if there is none.
    pub fn restore(&mut self, [from, to]: [usize; 2]) -> bool {
        let (a, c) = (self.arc[from], self.arc[to]);
        let size = |at: &usize| triangle(a, self.arc[*at], c);
        let Some(best) = (from + 1..to).max_by(|p, q| size(p).total_cmp(&size(q))) else { return false };
        if let Err(at) = self.kept.binary_search(&best) {
            self.kept.insert(at, best);
        }
        true
    }
}

/// The weight of the triangle of a point and its neighbours: its area, reduced by up to the share `dulling` if it is pointed, increased if
/// it is blunt. Otherwise fjords and spits would end as thorns.
fn weight([a, b, c]: [Point; 3], dulling: f64) -> f64 {
    let [to, from] = [a, c].map(|end| [end[0] - b[0], end[1] - b[1]]);
    let [one, other] = [to, from].map(|side| (side[0] * side[0] + side[1] * side[1]).sqrt());
    let lengths = one * other;
    let cosine = if lengths > 0.0 { (to[0] * from[0] + to[1] * from[1]) / lengths } else { 0.0 };
    triangle(a, b, c) * (1.0 - dulling * cosine)
}

fn triangle(a: Point, b: Point, c: Point) -> f64 {
    ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])).abs() / 2.0
}

/// Removes points that, after rounding, coincide with the previous one or are on a straight line.
fn tidy(points: impl Iterator<Item = Tenths>) -> Vec<Tenths> {
    let mut rounded: Vec<Tenths> = Vec::new();
    for point in points {
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
