//! Turns the shapes of the source into places. A place may consist of many shapes, and the lines between them are removed.

use std::collections::{BTreeMap, BTreeSet};

use super::topology::{ArcRef, ArcRing, Point, Topology, arc_number};

/// The places of a map as arcs. Each arc is stored once and bounds one or two places.
pub struct Places {
    pub arcs: Vec<Vec<Point>>,
    pub rings: BTreeMap<&'static str, Vec<ArcRing>>,
}

/// Assigns every polygon to the place that `place_of` returns for the name of its shape and a point of its outline. `None` leaves it out.
pub fn dissolve(
    topology: &Topology,
    place_of: fn(&str, Point) -> Result<Option<&'static str>, String>,
) -> Result<Places, String> {
    let mut rings: BTreeMap<&'static str, Vec<ArcRing>> = BTreeMap::new();
    for shape in &topology.shapes {
        for polygon in &shape.polygons {
            if let Some(place) = place_of(&shape.name, topology.start(polygon[0][0]))? {
                rings.entry(place).or_default().extend(polygon.iter().cloned());
            }
        }
    }
    let dropped: BTreeSet<usize> = rings.values().flat_map(|rings| used_twice(rings)).collect();
    for rings in rings.values_mut() {
        *rings = without(rings, &dropped, topology);
    }
    Ok(heal(rings, &dropped, topology))
}

/// The arcs that have the place on both sides.
fn used_twice(rings: &[ArcRing]) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
    rings.iter().flatten().map(|reference| arc_number(*reference)).filter(|arc| !seen.insert(*arc)).collect()
}

/// Keeps rings that lose no arc, and builds new rings from the remaining arcs of the others.
fn without(rings: &[ArcRing], dropped: &BTreeSet<usize>, topology: &Topology) -> Vec<ArcRing> {
    let is_dropped = |reference: &ArcRef| dropped.contains(&arc_number(*reference));
    let (torn, mut whole): (Vec<ArcRing>, Vec<ArcRing>) =
        rings.iter().cloned().partition(|ring| ring.iter().any(is_dropped));
    let mut left: Vec<ArcRef> = torn.into_iter().flatten().filter(|r| !is_dropped(r)).collect();
    while let Some(first) = left.pop() {
        let mut line = vec![first];
        while let Some(last) = line.last() {
            // As soon as the line returns to one of its points, that loop is a ring. The line before it may go on.
            let end = topology.end(*last);
            if let Some(at) = line.iter().position(|reference| topology.start(*reference) == end) {
                whole.push(line.split_off(at));
            } else {
                let next = left.iter().position(|reference| topology.start(*reference) == end);
                line.push(left.remove(next.expect("rings without common arcs are closed lines")));
            }
        }
    }
    whole
}

/// Joins two arcs into one if they meet where a dropped arc ended and nothing else meets there. That point may then be removed by
/// simplification.
fn heal(
    rings: BTreeMap<&'static str, Vec<ArcRing>>,
    dropped: &BTreeSet<usize>,
    topology: &Topology,
) -> Places {
    let key = |point: Point| point.map(f64::to_bits);
    let left: BTreeSet<usize> = rings.values().flat_map(|rings| arcs_of(rings)).collect();
    let mut ends: BTreeMap<[u64; 2], usize> = BTreeMap::new();
    for arc in &left {
        for point in [topology.start(*arc as ArcRef), topology.end(*arc as ArcRef)] {
            *ends.entry(key(point)).or_default() += 1;
        }
    }
    let healed: BTreeSet<[u64; 2]> = dropped
        .iter()
        .flat_map(|arc| [topology.start(*arc as ArcRef), topology.end(*arc as ArcRef)])
        .map(key)
        .filter(|point| ends.get(point) == Some(&2))
        .collect();

    let mut joined = Joined { numbers: BTreeMap::new(), arcs: Vec::new() };
    let rings = rings.into_iter().map(|(place, rings)| {
        let rings = rings.into_iter().map(|mut ring| {
            let begins = |reference: &ArcRef| !healed.contains(&key(topology.start(*reference)));
            // An island that was divided has no natural start, so start at its lowest arc.
            let lowest = || (0..ring.len()).min_by_key(|at| arc_number(ring[*at]));
            let first = ring.iter().position(begins).or_else(lowest).expect("a ring has an arc");
            ring.rotate_left(first);
            ring.chunk_by(|_, next| !begins(next)).map(|line| joined.number(line, topology)).collect()
        });
        (place, rings.collect())
    });
    let rings = rings.collect();
    Places { arcs: joined.arcs, rings }
}

/// Stores joined lines of arcs as new arcs, numbered in order of appearance. Of the two directions of a line the one that sorts last is
/// stored, so that a single arc keeps its own.
struct Joined {
    numbers: BTreeMap<Vec<ArcRef>, ArcRef>,
    arcs: Vec<Vec<Point>>,
}

impl Joined {
    fn number(&mut self, line: &[ArcRef], topology: &Topology) -> ArcRef {
        let back: Vec<ArcRef> = line.iter().rev().map(|reference| !reference).collect();
        if *back > *line {
            return !self.number(&back, topology);
        }
        if let Some(number) = self.numbers.get(line) {
            return *number;
        }
        let mut points: Vec<Point> = Vec::new();
        for reference in line {
            let mut arc = topology.arcs[arc_number(*reference)].clone();
            if *reference < 0 {
                arc.reverse();
            }
            points.extend(arc.into_iter().skip(usize::from(!points.is_empty())));
        }
        let number = self.arcs.len() as ArcRef;
        self.arcs.push(points);
        self.numbers.insert(line.to_vec(), number);
        number
    }
}

impl Places {
    pub fn arcs_in_use(&self) -> BTreeSet<usize> {
        self.rings.values().flat_map(|rings| arcs_of(rings)).collect()
    }

    /// Removes the lakes of a place. Holes run in the opposite direction to the largest ring.
    pub fn fill_holes(&mut self) {
        let arcs = &self.arcs;
        for rings in self.rings.values_mut() {
            let areas: Vec<f64> = rings.iter().map(|ring| twice_area(ring, arcs)).collect();
            let largest = areas.iter().copied().max_by(|a, b| a.abs().total_cmp(&b.abs())).unwrap_or(0.0);
            let mut areas = areas.into_iter();
            rings.retain(|_| areas.next().is_some_and(|area| area * largest > 0.0));
        }
    }

    /// The arcs between two places.
    pub fn common(&self, a: &str, b: &str) -> Vec<usize> {
        let arcs = |place: &str| self.rings.get(place).map(|rings| arcs_of(rings)).unwrap_or_default();
        arcs(a).intersection(&arcs(b)).copied().collect()
    }

    /// Shrinks the common line of two places to its middle point, so that they no longer share it. Lines that ended at it now end in that
    /// point.
    pub fn pinch(&mut self, a: &str, b: &str) -> Result<(), String> {
        let [arc] = self.common(a, b)[..] else {
            return Err(format!("{a} and {b} do not share one line"));
        };
        let line = std::mem::take(&mut self.arcs[arc]);
        let middle = half_way(&line);
        let ends = [line[0], line[line.len() - 1]];
        for arc in self.arcs.iter_mut().filter(|arc| !arc.is_empty()) {
            let last = arc.len() - 1;
            for at in [0, last] {
                if ends.contains(&arc[at]) {
                    arc[at] = middle;
                }
            }
        }
        for ring in self.rings.values_mut().flatten() {
            ring.retain(|reference| arc_number(*reference) != arc);
        }
        Ok(())
    }

    /// The places that share a border with this one, that is, an arc. Places that meet in a point share only the end of arcs.
    pub fn borders(&self, place: &str) -> BTreeSet<&'static str> {
        let own = self.rings.get(place).map(|rings| arcs_of(rings)).unwrap_or_default();
        let others = self.rings.iter().filter(|(other, _)| **other != place);
        others.filter(|(_, rings)| !arcs_of(rings).is_disjoint(&own)).map(|(other, _)| *other).collect()
    }
}

/// Twice the signed area. The sign says in which direction the ring runs.
fn twice_area(ring: &ArcRing, arcs: &[Vec<Point>]) -> f64 {
    let side = |a: Point, b: Point| a[0] * b[1] - b[0] * a[1];
    let arc = |reference: &ArcRef| -> f64 {
        let area: f64 = arcs[arc_number(*reference)].windows(2).map(|pair| side(pair[0], pair[1])).sum();
        if *reference < 0 { -area } else { area }
    };
    ring.iter().map(arc).sum()
}

/// The point of the line nearest to its halfway point.
fn half_way(line: &[Point]) -> Point {
    let length = |part: &[Point]| -> f64 { part.windows(2).map(|side| distance(side[0], side[1])).sum() };
    let half = length(line) / 2.0;
    let off = |at: &usize| (length(&line[..=*at]) - half).abs();
    let nearest = (0..line.len()).min_by(|p, q| off(p).total_cmp(&off(q)));
    line[nearest.expect("a line has points")]
}

fn distance(a: Point, b: Point) -> f64 {
    let away = [a[0] - b[0], a[1] - b[1]];
    (away[0] * away[0] + away[1] * away[1]).sqrt()
}

fn arcs_of(rings: &[ArcRing]) -> BTreeSet<usize> {
    rings.iter().flatten().map(|reference| arc_number(*reference)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::atlas::topology::Shape;

    /// Three squares in a row, of which the first two are one place. Arcs: the line between the first two, the line between the last two,
    /// and the rest of each square's outline.
    fn row() -> Topology {
        let shape = |name: &str, ring: &[ArcRef]| Shape {
            name: name.to_owned(),
            polygons: vec![vec![ring.to_vec()]],
        };
        Topology {
            arcs: vec![
                vec![[1.0, 0.0], [1.0, 1.0]],
                vec![[2.0, 0.0], [2.0, 1.0]],
                vec![[1.0, 1.0], [0.0, 1.0], [0.0, 0.0], [1.0, 0.0]],
                vec![[1.0, 0.0], [2.0, 0.0]],
                vec![[2.0, 1.0], [1.0, 1.0]],
                vec![[2.0, 0.0], [3.0, 0.0], [3.0, 1.0], [2.0, 1.0]],
            ],
            shapes: vec![shape("west", &[0, 2]), shape("middle", &[3, 1, 4, !0]), shape("east", &[5, !1])],
        }
    }

    #[test]
    fn lines_within_a_place_go_and_leave_no_trace() {
        let place_of = |name: &str, _: Point| Ok(Some(if name == "east" { "E" } else { "W" }));
        let places = dissolve(&row(), place_of).unwrap();
        let [west, east] = ["W", "E"].map(|code| &places.rings[code]);
        assert_eq!((west.len(), west[0].len()), (1, 2), "the line with the east, and the rest as one");
        assert_eq!((east.len(), east[0].len()), (1, 2));
        assert_eq!(places.arcs.iter().map(Vec::len).max(), Some(6), "from corner to corner");
        assert_eq!(places.borders("W"), BTreeSet::from(["E"]));
        assert_eq!(places.borders("E"), BTreeSet::from(["W"]));
    }

    #[test]
    fn shapes_that_are_their_own_place_stay_as_they_are() {
        let place_of =
            |name: &str, _: Point| Ok(["east", "middle", "west"].into_iter().find(|code| *code == name));
        let places = dissolve(&row(), place_of).unwrap();
        let lengths = |code: &str| {
            let ring = places.rings[code][0].iter();
            ring.map(|reference| places.arcs[arc_number(*reference)].len()).collect::<Vec<_>>()
        };
        assert_eq!(lengths("west"), [2, 4]);
        assert_eq!(lengths("middle"), [2, 2, 2, 2]);
        assert_eq!(places.borders("middle"), BTreeSet::from(["east", "west"]));
        assert_eq!(places.arcs_in_use().len(), 6);
    }

    #[test]
    fn what_has_no_place_is_left_out() {
        let place_of = |name: &str, _: Point| Ok((name == "west").then_some("W"));
        let places = dissolve(&row(), place_of).unwrap();
        assert_eq!(places.rings.keys().collect::<Vec<_>>(), [&"W"]);
        assert!(places.borders("W").is_empty());
    }

    /// Four squares around a short line: those at its sides share it, those at its ends meet it in a point.
    #[test]
    fn a_pinched_line_becomes_its_middle() {
        let places = || {
            let arcs = vec![
                vec![[4.0, 5.0], [5.0, 5.0], [6.0, 5.0]],
                vec![[0.0, 10.0], [4.0, 5.0]],
                vec![[4.0, 5.0], [0.0, 0.0]],
                vec![[10.0, 10.0], [6.0, 5.0]],
                vec![[6.0, 5.0], [10.0, 0.0]],
                vec![[0.0, 10.0], [10.0, 10.0]],
                vec![[10.0, 0.0], [0.0, 0.0]],
                vec![[0.0, 0.0], [0.0, 10.0]],
                vec![[10.0, 10.0], [10.0, 0.0]],
            ];
            let rings = BTreeMap::from([
                ("N", vec![vec![5, 3, !0, !1]]),
                ("S", vec![vec![!2, 0, 4, 6]]),
                ("W", vec![vec![1, 2, 7]]),
                ("E", vec![vec![8, !4, !3]]),
            ]);
            Places { arcs, rings }
        };
        let mut pinched = places();
        assert_eq!(pinched.common("N", "S"), [0]);
        pinched.pinch("N", "S").unwrap();
        assert!(pinched.common("N", "S").is_empty());
        assert_eq!(pinched.borders("N"), BTreeSet::from(["E", "W"]));
        assert_eq!(pinched.arcs[1..5].iter().filter(|arc| arc.contains(&[5.0, 5.0])).count(), 4);
        assert!(places().pinch("E", "W").is_err(), "they share nothing");
    }

    #[test]
    fn lakes_become_land_and_islands_stay() {
        let square =
            |x: f64, size: f64| vec![[x, x], [x, x + size], [x + size, x + size], [x + size, x], [x, x]];
        let arcs = vec![square(0.0, 10.0), square(4.0, 1.0), square(20.0, 2.0)];
        let mut places = Places { arcs, rings: BTreeMap::from([("A", vec![vec![!1], vec![0], vec![2]])]) };
        places.fill_holes();
        assert_eq!(places.rings["A"], [[0], [2]]);
    }
}
