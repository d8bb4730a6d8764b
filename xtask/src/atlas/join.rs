//! Combines shapes of several files into one topology. Each file has arcs of its own, so shapes are decomposed into points, moved and cut
//! as needed, and put together into arcs that all of them share.

use std::collections::{BTreeMap, BTreeSet};

use super::topology::{ArcRef, ArcRing, Point, Shape, Topology, arc_number};

/// A closed line, without repeating the first point at the end.
type Ring = Vec<Point>;

/// A shape as points. Its name starts with that of its file: `USA Texas`.
pub struct Unit {
    pub name: String,
    /// Each polygon is an outer ring followed by its holes.
    polygons: Vec<Vec<Ring>>,
}

impl Unit {
    pub fn read(file: &str, topology: &Topology) -> Vec<Unit> {
        let ring = |ring: &ArcRing| {
            let mut points = Ring::new();
            for reference in ring {
                let mut arc = topology.arcs[arc_number(*reference)].clone();
                if *reference < 0 {
                    arc.reverse();
                }
                arc.pop();
                points.append(&mut arc);
            }
            points
        };
        let units = topology.shapes.iter().map(|shape| Unit {
            name: format!("{file} {}", shape.name),
            polygons: shape.polygons.iter().map(|rings| rings.iter().map(ring).collect()).collect(),
        });
        units.collect()
    }

    fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.rings().flatten().copied()
    }

    fn rings(&self) -> impl Iterator<Item = &Ring> {
        self.polygons.iter().flatten()
    }

    /// Moves every point that has a new position. Adjacent points that coincide afterwards become one.
    fn shift(&mut self, moved: &BTreeMap<Key, Point>) {
        for ring in self.polygons.iter_mut().flatten() {
            for point in ring.iter_mut() {
                *point = moved.get(&key(*point)).copied().unwrap_or(*point);
            }
            tidy(ring);
        }
    }
}

/// A point in a form that can be compared and sorted.
type Key = [u64; 2];

fn key(point: Point) -> Key {
    point.map(f64::to_bits)
}

fn tidy(ring: &mut Ring) {
    ring.dedup();
    while ring.len() > 1 && ring.first() == ring.last() {
        ring.pop();
    }
}

/// Finds the nearest of many points within a distance.
pub struct Nearest {
    distance: f64,
    cells: BTreeMap<[i64; 2], Vec<Point>>,
}

impl Nearest {
    pub fn within(distance: f64) -> Nearest {
        Nearest { distance, cells: BTreeMap::new() }
    }

    fn cell(&self, point: Point) -> [i64; 2] {
        point.map(|n| (n / self.distance).floor() as i64)
    }

    fn add(&mut self, point: Point) {
        let cell = self.cell(point);
        let points = self.cells.entry(cell).or_default();
        if !points.contains(&point) {
            points.push(point);
        }
    }

    fn find(&self, point: Point) -> Option<Point> {
        let [column, row] = self.cell(point);
        let cells = (column - 1..=column + 1).flat_map(|x| (row - 1..=row + 1).map(move |y| [x, y]));
        let near = cells.filter_map(|cell| self.cells.get(&cell)).flatten().copied();
        near.filter(|other| distance(point, *other) <= self.distance)
            .min_by(|a, b| distance(point, *a).total_cmp(&distance(point, *b)))
    }
}

fn distance(a: Point, b: Point) -> f64 {
    ((a[0] - b[0]).powi(2) + (a[1] - b[1]).powi(2)).sqrt()
}

/// Different files contain the same borders but round their points differently. Every point near one of an earlier file is therefore
/// replaced by that point.
pub fn snap(units: &mut [Unit], earlier: &mut Nearest) {
    let points: BTreeMap<Key, Point> =
        units.iter().flat_map(Unit::points).map(|point| (key(point), point)).collect();
    let moved: BTreeMap<Key, Point> =
        points.iter().filter_map(|(key, point)| Some((*key, earlier.find(*point)?))).collect();
    for unit in units.iter_mut() {
        unit.shift(&moved);
    }
    for point in units.iter().flat_map(Unit::points) {
        earlier.add(point);
    }
}

/// A shore that is moved onto the opposite one, because the river between them should not be a gap on the map.
pub struct Weld {
    pub unit: &'static str,
    pub onto: &'static str,
    /// The part of the shore that is moved: between these latitudes, and east of a longitude.
    pub latitudes: [f64; 2],
    pub east_of: f64,
    /// How far away the other shore may be, in degrees.
    pub degrees: f64,
}

impl Weld {
    pub fn apply(&self, units: &mut [Unit]) -> Result<(), String> {
        let mut shore = Nearest::within(self.degrees);
        find(units, self.onto)?.points().for_each(|point| shore.add(point));
        let [south, north] = self.latitudes;
        let moved: BTreeMap<Key, Point> = find(units, self.unit)?
            .points()
            .filter(|[lon, lat]| (south..=north).contains(lat) && *lon > self.east_of)
            .filter_map(|point| Some((key(point), shore.find(point)?)))
            .collect();
        for unit in units.iter_mut() {
            unit.shift(&moved);
        }
        Ok(())
    }
}

fn find<'a>(units: &'a [Unit], name: &str) -> Result<&'a Unit, String> {
    units.iter().find(|unit| unit.name == name).ok_or_else(|| format!("the shapes lack {name}"))
}

/// A line that divides a unit in two.
pub struct Cut {
    pub unit: &'static str,
    /// From one point of the outline to another.
    pub line: &'static [Point],
    /// What is appended to the names of the parts, as seen from the first point of the line.
    pub left: &'static str,
    pub right: &'static str,
}

/// How far the ends of a cut may be from the points of the outline that are meant, in degrees.
const NEAR_ENOUGH: f64 = 0.002;

impl Cut {
    /// Replaces the unit by its two parts. Its islands go to the nearer part; lakes in it are lost.
    pub fn apply(&self, units: &mut Vec<Unit>) -> Result<(), String> {
        let at = units.iter().position(|unit| unit.name == self.unit);
        let mut unit = units.remove(at.ok_or_else(|| format!("the shapes lack {}", self.unit))?);
        let size = |polygon: &Vec<Ring>| polygon[0].len();
        let main = (0..unit.polygons.len()).max_by_key(|n| size(&unit.polygons[*n]));
        let main = unit.polygons.swap_remove(main.ok_or_else(|| format!("{} is empty", self.unit))?);
        let [left, right] = self.parts(&main[0])?;
        let mut parts = [(self.left, vec![vec![left]]), (self.right, vec![vec![right]])];
        for island in unit.polygons {
            let far = |part: &[Vec<Ring>]| apart(&part[0][0], &island[0]);
            let nearer = usize::from(far(&parts[1].1) < far(&parts[0].1));
            parts[nearer].1.push(island);
        }
        units.extend(parts.map(|(part, polygons)| Unit { name: format!("{} {part}", self.unit), polygons }));
        Ok(())
    }

    /// The parts to the left and right of the line.
    fn parts(&self, ring: &Ring) -> Result<[Ring; 2], String> {
        let corner = |point: Point| {
            (0..ring.len())
                .find(|n| distance(ring[*n], point) < NEAR_ENOUGH)
                .ok_or_else(|| format!("{point:?} is no point of {}", self.unit))
        };
        let [first, .., last] = self.line else { return Err(format!("no line through {}", self.unit)) };
        let (from, to) = (corner(*first)?, corner(*last)?);
        let between = &self.line[1..self.line.len() - 1];
        let stretch = |from: usize, to: usize| -> Ring {
            let length = (to + ring.len() - from) % ring.len();
            (0..=length).map(|n| ring[(from + n) % ring.len()]).collect()
        };
        let mut back = stretch(from, to);
        back.extend(between.iter().rev());
        let mut forth = stretch(to, from);
        forth.extend(between);
        // The second ring runs along the line in its direction. If rings run clockwise, their land is to its right.
        Ok(if runs_clockwise(ring) { [back, forth] } else { [forth, back] })
    }
}

/// In degrees, so y increases to the north.
fn runs_clockwise(ring: &Ring) -> bool {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f64>() < 0.0
}

fn apart(a: &Ring, b: &Ring) -> f64 {
    let pairs = a.iter().flat_map(|p| b.iter().map(move |q| distance(*p, *q)));
    pairs.fold(f64::INFINITY, f64::min)
}

/// Joins the units into one topology. Arcs end at every point where the number of lines that meet is not two.
pub fn join(units: &[&Unit]) -> Topology {
    let mut meeting: BTreeMap<Key, BTreeSet<Key>> = BTreeMap::new();
    for ring in units.iter().flat_map(|unit| unit.rings()) {
        for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
            meeting.entry(key(*a)).or_default().insert(key(*b));
            meeting.entry(key(*b)).or_default().insert(key(*a));
        }
    }
    let is_end = |point: &Point| meeting[&key(*point)].len() != 2;
    let mut joined = Joined::default();
    let shapes = units.iter().map(|unit| {
        let polygons = unit.polygons.iter().map(|rings| {
            let rings = rings.iter().filter(|ring| ring.len() > 2);
            rings.map(|ring| joined.ring(ring, is_end)).collect::<Vec<ArcRing>>()
        });
        let polygons = polygons.filter(|rings| !rings.is_empty()).collect();
        Shape { name: unit.name.clone(), polygons }
    });
    let shapes = shapes.collect();
    Topology { arcs: joined.arcs, shapes }
}

/// Arcs, each stored once and numbered in order of appearance.
#[derive(Default)]
struct Joined {
    numbers: BTreeMap<Vec<Key>, ArcRef>,
    arcs: Vec<Vec<Point>>,
}

impl Joined {
    fn ring(&mut self, ring: &Ring, is_end: impl Fn(&Point) -> bool) -> ArcRing {
        // A ring without arc ends starts at the same point, regardless of which unit it comes from.
        let lowest = || (0..ring.len()).min_by_key(|n| key(ring[*n]));
        let first = ring.iter().position(&is_end).or_else(lowest).expect("a ring has points");
        let mut closed = ring.clone();
        closed.rotate_left(first);
        closed.push(closed[0]);
        let mut arcs = ArcRing::new();
        let mut from = 0;
        for at in 1..closed.len() {
            if at == closed.len() - 1 || is_end(&closed[at]) {
                arcs.push(self.number(&closed[from..=at]));
                from = at;
            }
        }
        arcs
    }

    fn number(&mut self, points: &[Point]) -> ArcRef {
        let keys: Vec<Key> = points.iter().map(|point| key(*point)).collect();
        if let Some(number) = self.numbers.get(&keys) {
            return *number;
        }
        let number = self.arcs.len() as ArcRef;
        self.arcs.push(points.to_vec());
        self.numbers.insert(keys.iter().rev().copied().collect(), !number);
        self.numbers.insert(keys, number);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit(name: &str, rings: &[&[Point]]) -> Unit {
        let polygons = rings.iter().map(|ring| vec![ring.to_vec()]).collect();
        Unit { name: name.to_owned(), polygons }
    }

    /// A unit square with its lower left corner at a longitude, points in clockwise order.
    fn square(name: &str, lon: f64) -> Unit {
        unit(name, &[&[[lon, 0.0], [lon, 1.0], [lon + 1.0, 1.0], [lon + 1.0, 0.0]]])
    }

    fn joined(units: &[Unit]) -> Topology {
        join(&units.iter().collect::<Vec<_>>())
    }

    /// The number of arcs used by two shapes.
    fn common(topology: &Topology) -> usize {
        let mut users = BTreeMap::new();
        for reference in topology.shapes.iter().flat_map(|shape| shape.polygons.iter().flatten().flatten()) {
            *users.entry(arc_number(*reference)).or_insert(0) += 1;
        }
        users.into_values().filter(|count| *count == 2).count()
    }

    #[test]
    fn files_with_rounded_borders_share_them() {
        let (mut west, mut east) = ([square("A west", 0.0)], [square("B east", 1.001)]);
        assert_eq!(common(&joined(&[square("A west", 0.0), square("B east", 1.001)])), 0);
        let mut earlier = Nearest::within(0.0015);
        snap(&mut west, &mut earlier);
        snap(&mut east, &mut earlier);
        let [west, east] = [west, east].map(|[unit]| unit);
        assert_eq!(east.polygons[0][0][..2], [[1.0, 0.0], [1.0, 1.0]]);
        let topology = joined(&[west, east]);
        assert_eq!((common(&topology), topology.arcs.len()), (1, 3));
    }

    #[test]
    fn of_two_near_points_the_nearer_counts_and_far_ones_do_not() {
        let mut points = Nearest::within(0.1);
        [[0.0, 0.0], [0.06, 0.0]].into_iter().for_each(|point| points.add(point));
        assert_eq!(points.find([0.05, 0.0]), Some([0.06, 0.0]));
        assert_eq!(points.find([-0.05, 0.0]), Some([0.0, 0.0]), "also in the next cell");
        assert_eq!(points.find([0.17, 0.0]), None);
    }

    #[test]
    fn a_weld_closes_a_river_where_it_is_told_to() {
        let shore = [[1.02, 0.0], [1.02, 0.4], [1.02, 1.0], [2.0, 1.0], [2.0, 0.0]];
        let opposite = [[0.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.4], [1.0, 0.0]];
        let mut units = [unit("A here", &[&opposite]), unit("A there", &[&shore])];
        let weld =
            Weld { unit: "A here", onto: "A there", latitudes: [-0.1, 0.5], east_of: 0.5, degrees: 0.05 };
        weld.apply(&mut units).unwrap();
        assert_eq!(units[0].polygons[0][0][2..], [[1.0, 1.0], [1.02, 0.4], [1.02, 0.0]]);
        assert_eq!(common(&joined(&units)), 1);
    }

    #[test]
    fn a_cut_makes_two_of_one_and_islands_go_with_the_nearer() {
        let cut = Cut {
            unit: "A land",
            line: &[[0.0, 0.0], [0.7, 0.5], [1.0, 1.0]],
            left: "north",
            right: "south",
        };
        let mainland = [[0.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]];
        let back = [[1.0, 0.0], [1.0, 1.0], [0.0, 1.0], [0.0, 0.0]];
        let island = [[1.2, 0.1], [1.2, 0.2], [1.3, 0.1]];
        for ring in [mainland, back] {
            let mut units = vec![unit("A land", &[&island, &ring])];
            cut.apply(&mut units).unwrap();
            let [north, south] = &units[..] else { panic!("{} units", units.len()) };
            assert_eq!((&*north.name, &*south.name), ("A land north", "A land south"));
            assert!(
                north.polygons[0][0].contains(&[0.0, 1.0]) && !north.polygons[0][0].contains(&[1.0, 0.0])
            );
            assert!(
                south.polygons[0][0].contains(&[1.0, 0.0]) && !south.polygons[0][0].contains(&[0.0, 1.0])
            );
            assert_eq!((north.polygons.len(), south.polygons.len()), (1, 2));
            assert_eq!(common(&joined(&units)), 1);
        }
        let off = Cut { line: &[[0.0, 0.1], [1.0, 1.0]], ..cut };
        assert!(off.apply(&mut vec![unit("A land", &[&mainland])]).is_err(), "no point of the outline");
    }

    /// An island that fills a hole has the same arc as the hole, wherever each ring starts.
    #[test]
    fn a_hole_and_what_fills_it_share_an_arc() {
        let hole = vec![[0.4, 0.4], [0.6, 0.4], [0.6, 0.6], [0.4, 0.6]];
        let mut around = square("A around", 0.0);
        around.polygons[0].push(hole.clone());
        let filling = unit("A filling", &[&[hole[2], hole[1], hole[0], hole[3]]]);
        let topology = joined(&[around, filling]);
        assert_eq!((common(&topology), topology.arcs.len()), (1, 2));
    }
}
