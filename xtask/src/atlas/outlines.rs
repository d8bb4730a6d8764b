//! Turns arcs into closed outlines, and outlines into path data. Everything is in tenths of a unit, so that nothing is rounded twice.

use super::{
    simplify::Line,
    topology::{ArcRef, ArcRing, arc_number},
};

/// A point in tenths of a unit of the view.
pub type Tenths = [i32; 2];

/// A closed line, without repeating the first point at the end.
pub type Ring = Vec<Tenths>;

/// The outlines of a place, largest first.
pub fn rings(shape: &[ArcRing], lines: &[Line]) -> Vec<Ring> {
    let mut rings: Vec<Ring> = shape.iter().map(|references| stitch(references, lines)).collect();
    rings.sort_by(|a, b| area(b).total_cmp(&area(a)));
    rings
}

/// The size below which something is not drawn, in units of the view.
pub struct Speck {
    pub area: f64,
    pub breadth: f64,
}

/// Whether the outline is visible: it is not too small, and not beyond the western edge of the view like the outer Aleutians.
pub fn is_drawn(ring: &[Tenths], speck: &Speck, view: [i32; 4]) -> bool {
    let within = ring.iter().all(|point| point[0] > view[0] * 10);
    ring.len() >= 3 && within && area(ring) >= speck.area && breadth(ring) >= speck.breadth
}

/// Outer rings run in one direction, holes in the other.
pub fn has_hole(rings: &[Ring]) -> bool {
    let clockwise = |ring: &Ring| twice_area(ring) > 0;
    rings.iter().any(|ring| clockwise(ring) != clockwise(&rings[0]))
}

pub fn stitch(references: &[ArcRef], lines: &[Line]) -> Ring {
    let mut ring = Ring::new();
    for reference in references {
        let mut points = lines[arc_number(*reference)].points();
        if *reference < 0 {
            points.reverse();
        }
        ring.extend(points);
    }
    ring.dedup();
    if ring.first() == ring.last() {
        ring.pop();
    }
    ring
}

/// In square units of the view.
fn area(ring: &[Tenths]) -> f64 {
    twice_area(ring).abs() as f64 / 200.0
}

/// The average breadth of a long island.
fn breadth(ring: &[Tenths]) -> f64 {
    let length = |[a, b]: [Tenths; 2]| {
        let [x, y] = [a[0] - b[0], a[1] - b[1]].map(f64::from);
        (x * x + y * y).sqrt() / 10.0
    };
    area(ring) * 2.0 / sides(ring).map(length).sum::<f64>()
}

/// Twice the signed area: positive if the ring runs clockwise.
fn twice_area(ring: &[Tenths]) -> i64 {
    sides(ring).map(|[a, b]| i64::from(a[0]) * i64::from(b[1]) - i64::from(b[0]) * i64::from(a[1])).sum()
}

pub fn sides(ring: &[Tenths]) -> impl Iterator<Item = [Tenths; 2]> + '_ {
    ring.iter().zip(ring.iter().cycle().skip(1)).map(|(a, b)| [*a, *b])
}

/// Closed lines as path data.
pub fn path_data(rings: &[Ring]) -> String {
    rings.iter().map(|ring| open_path_data(ring) + "z").collect()
}

pub fn open_path_data(line: &[Tenths]) -> String {
    let mut data = "M".to_owned();
    push_pair(&mut data, line[0]);
    data.push('l');
    for (n, pair) in line.windows(2).enumerate() {
        let step = [pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]];
        if n > 0 && step[0] >= 0 {
            data.push(' ');
        }
        push_pair(&mut data, step);
    }
    data
}

/// A minus sign serves as a separator, too.
fn push_pair(data: &mut String, [x, y]: Tenths) {
    data.push_str(&tenths(x));
    if y >= 0 {
        data.push(' ');
    }
    data.push_str(&tenths(y));
}

/// The shortest way to write a number of tenths: `12.3`, `12`, `-.3`, `0`.
pub fn tenths(n: i32) -> String {
    let sign = if n < 0 { "-" } else { "" };
    match (n.unsigned_abs() / 10, n.unsigned_abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, tenth) => format!("{sign}.{tenth}"),
        (whole, tenth) => format!("{sign}{whole}.{tenth}"),
    }
}
