//! From arcs to closed outlines, and outlines to path data. All in tenths of a unit, so that nothing is
//! rounded twice.

use super::topology::{ArcRef, arc_number};

/// A point in tenths of a unit of the view.
pub type Tenths = [i32; 2];

/// A closed line; the first point is not repeated at the end.
pub type Ring = Vec<Tenths>;

/// Islands smaller than this are left out, in square units of the view: specks of a few hundred square
/// kilometres.
const SMALLEST_ISLAND: f64 = 1.0;

/// The outlines of one state, the largest first. Left out are specks, and the outer Aleutians that lie beyond
/// the western edge of the view.
pub fn rings(shape: &[Vec<ArcRef>], arcs: &[Vec<Tenths>], view: [i32; 4]) -> Vec<Ring> {
    let mut rings: Vec<Ring> = shape
        .iter()
        .map(|references| stitch(references, arcs))
        .filter(|ring| ring.len() >= 3 && ring.iter().all(|point| point[0] > view[0] * 10))
        .filter(|ring| area(ring) >= SMALLEST_ISLAND)
        .collect();
    rings.sort_by(|a, b| area(b).total_cmp(&area(a)));
    rings
}

fn stitch(references: &[ArcRef], arcs: &[Vec<Tenths>]) -> Ring {
    let mut ring = Ring::new();
    for reference in references {
        let arc = &arcs[arc_number(*reference)];
        let points: Box<dyn Iterator<Item = &Tenths>> =
            if *reference < 0 { Box::new(arc.iter().rev()) } else { Box::new(arc.iter()) };
        for point in points {
            if ring.last() != Some(point) {
                ring.push(*point);
            }
        }
    }
    if ring.first() == ring.last() {
        ring.pop();
    }
    ring
}

/// In square units of the view.
fn area(ring: &[Tenths]) -> f64 {
    let twice: i64 =
        sides(ring).map(|[a, b]| i64::from(a[0]) * i64::from(b[1]) - i64::from(b[0]) * i64::from(a[1])).sum();
    twice.abs() as f64 / 200.0
}

pub fn sides(ring: &[Tenths]) -> impl Iterator<Item = [Tenths; 2]> + '_ {
    ring.iter().zip(ring.iter().cycle().skip(1)).map(|(a, b)| [*a, *b])
}

/// Simplified lines must stay as free of crossings as the originals; a failure means that the threshold is
/// too coarse.
pub fn no_lines_cross(arcs: &[Vec<Tenths>]) -> Result<(), String> {
    let lines: Vec<[Tenths; 2]> = arcs.iter().flat_map(|arc| arc.windows(2)).map(|w| [w[0], w[1]]).collect();
    for (n, a) in lines.iter().enumerate() {
        for b in &lines[n + 1..] {
            let turns = [turn(a, b[0]) * turn(a, b[1]), turn(b, a[0]) * turn(b, a[1])];
            if turns[0] < 0 && turns[1] < 0 {
                return Err(format!("lines cross near {:?}: simplify less", a[0].map(tenths)));
            }
        }
    }
    Ok(())
}

/// On which side of the line the point lies: -1, 0 or 1.
fn turn(line: &[Tenths; 2], point: Tenths) -> i64 {
    let [a, b] = line;
    let along = [b[0] - a[0], b[1] - a[1]].map(i64::from);
    let away = [point[0] - a[0], point[1] - a[1]].map(i64::from);
    (along[0] * away[1] - along[1] * away[0]).signum()
}

pub fn path_data(rings: &[Ring]) -> String {
    let mut data = String::new();
    for ring in rings {
        data.push('M');
        push_pair(&mut data, ring[0]);
        data.push('l');
        for (n, pair) in ring.windows(2).enumerate() {
            let step = [pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]];
            if n > 0 && step[0] >= 0 {
                data.push(' ');
            }
            push_pair(&mut data, step);
        }
        data.push('z');
    }
    data
}

/// A minus sign separates as well as a space does.
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
