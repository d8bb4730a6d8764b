//! Removes crossings caused by simplifying lines.

use std::collections::BTreeSet;

use super::{
    outlines::{Tenths, tenths},
    simplify::Line,
};

/// One side of a line: the indices of its ends in the arc, and their positions.
struct Side {
    line: usize,
    between: [usize; 2],
    ends: [Tenths; 2],
}

/// Restores points where lines cross until there are no crossings. Only lines in use matter.
pub fn uncross(lines: &mut [Line], used: &BTreeSet<usize>) -> Result<(), String> {
    loop {
        let sides = sides(lines, used);
        let crossings = crossings(&sides);
        if crossings.is_empty() {
            return Ok(());
        }
        for [a, b] in crossings {
            let restored = [a, b].map(|side| lines[side.line].restore(side.between));
            if restored == [false, false] {
                return Err(format!("lines cross near {:?}", a.ends[0].map(tenths)));
            }
        }
    }
}

/// Sorted from left to right.
fn sides(lines: &[Line], used: &BTreeSet<usize>) -> Vec<Side> {
    let mut sides: Vec<Side> = used
        .iter()
        .flat_map(|line| lines[*line].sides().map(|(between, ends)| Side { line: *line, between, ends }))
        .collect();
    sides.sort_by_key(left);
    sides
}

fn left(side: &Side) -> i32 {
    side.ends[0][0].min(side.ends[1][0])
}

fn crossings(sides: &[Side]) -> Vec<[&Side; 2]> {
    let mut found = Vec::new();
    for (n, a) in sides.iter().enumerate() {
        let right = a.ends[0][0].max(a.ends[1][0]);
        let near = sides[n + 1..].iter().take_while(|b| left(b) <= right);
        found.extend(near.filter(|b| cross(&a.ends, &b.ends)).map(|b| [a, b]));
    }
    found
}

fn cross(a: &[Tenths; 2], b: &[Tenths; 2]) -> bool {
    turn(a, b[0]) * turn(a, b[1]) < 0 && turn(b, a[0]) * turn(b, a[1]) < 0
}

/// On which side of the line the point is: -1, 0 or 1.
fn turn(line: &[Tenths; 2], point: Tenths) -> i64 {
    let [a, b] = line;
    let along = [b[0] - a[0], b[1] - a[1]].map(i64::from);
    let away = [point[0] - a[0], point[1] - a[1]].map(i64::from);
    (along[0] * away[1] - along[1] * away[0]).signum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An islet in a bay. Without the bay the coast would run through it.
    #[test]
    fn points_come_back_where_lines_cross() {
        let coast = vec![[0.0, 0.0], [4.0, 0.0], [5.0, 3.0], [6.0, 0.0], [10.0, 0.0]];
        let islet = vec![[4.8, -1.0], [5.2, -1.0], [5.2, 1.0], [4.8, 1.0], [4.8, -1.0]];
        let mut lines = [Line::simplified(coast, 100.0, 0.0), Line::simplified(islet, 0.0, 0.0)];
        assert_eq!(lines[0].points(), [[0, 0], [100, 0]]);
        uncross(&mut lines, &BTreeSet::from([0])).unwrap();
        assert_eq!(lines[0].points().len(), 2, "an islet that is not drawn is in nobody's way");
        uncross(&mut lines, &BTreeSet::from([0, 1])).unwrap();
        assert_eq!(lines[0].points(), [[0, 0], [50, 30], [100, 0]], "no more than it takes");
    }

    #[test]
    fn lines_that_always_crossed_are_an_error() {
        let mut lines = [[[0.0, 0.0], [1.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]]]
            .map(|line| Line::simplified(line.to_vec(), 0.0, 0.0));
        assert!(uncross(&mut lines, &BTreeSet::from([0, 1])).is_err());
    }
}
