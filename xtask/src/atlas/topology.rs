//! TopoJSON: shapes as rings of numbered arcs, each arc stored once however many shapes it bounds.

use std::collections::BTreeMap;

use ::atlas::states::{StateSet, UsState};
use serde::Deserialize;

pub type Point = [f64; 2];

/// The reference to an arc in a ring: its number, or `!number` where it runs backwards.
pub type ArcRef = i32;

pub struct Topology {
    pub arcs: Vec<Vec<Point>>,
    pub shapes: Vec<Shape>,
}

pub struct Shape {
    pub name: String,
    /// Outer rings only; no state of the source has a hole.
    pub rings: Vec<Vec<ArcRef>>,
}

pub fn arc_number(reference: ArcRef) -> usize {
    (if reference < 0 { !reference } else { reference }) as usize
}

#[derive(Deserialize)]
struct File {
    transform: Transform,
    objects: Objects,
    arcs: Vec<Vec<[i64; 2]>>,
}

#[derive(Deserialize)]
struct Transform {
    scale: Point,
    translate: Point,
}

#[derive(Deserialize)]
struct Objects {
    states: Collection,
}

#[derive(Deserialize)]
struct Collection {
    geometries: Vec<Geometry>,
}

#[derive(Deserialize)]
struct Geometry {
    properties: Properties,
    #[serde(flatten)]
    area: Area,
}

#[derive(Deserialize)]
struct Properties {
    name: String,
}

#[derive(Deserialize)]
#[serde(tag = "type", content = "arcs")]
enum Area {
    Polygon(Vec<Vec<ArcRef>>),
    MultiPolygon(Vec<Vec<Vec<ArcRef>>>),
}

impl Topology {
    pub fn decode(json: &str) -> Result<Topology, String> {
        let file: File = serde_json::from_str(json).map_err(|e| format!("not the expected TopoJSON: {e}"))?;
        let arcs = file.arcs.iter().map(|steps| positions(steps, &file.transform)).collect();
        let shapes = file.objects.states.geometries.into_iter().map(shape).collect::<Result<_, _>>()?;
        Ok(Topology { arcs, shapes })
    }

    /// The states that share a line with the named one: those that use one of its arcs. States that meet in a
    /// point (Arizona and Colorado, Utah and New Mexico) share the end of arcs, but no arc.
    ///
    /// The result needs no corrections. The shapes end at the shore of lakes and sea, so states that meet
    /// only in a Great Lake (Michigan and Minnesota or Illinois) share nothing, but rivers are lines. The
    /// border at risk is that of Delaware and New Jersey, whose wide estuary is left open; above it they do
    /// share the Delaware River.
    pub fn borders(&self, name: &str) -> Result<StateSet, String> {
        let mut users: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
        for shape in &self.shapes {
            for reference in shape.rings.iter().flatten() {
                users.entry(arc_number(*reference)).or_default().push(&shape.name);
            }
        }
        users
            .values()
            .filter(|names| names.contains(&name))
            .flatten()
            .filter(|other| **other != name)
            .map(|other| named(other))
            .collect()
    }
}

fn named(name: &str) -> Result<UsState, String> {
    UsState::ALL
        .into_iter()
        .find(|state| state.name() == name)
        .ok_or_else(|| format!("\"{name}\" is no state"))
}

/// Undoes delta coding and quantisation.
fn positions(steps: &[[i64; 2]], transform: &Transform) -> Vec<Point> {
    let mut at = [0, 0];
    steps
        .iter()
        .map(|step| {
            at = [at[0] + step[0], at[1] + step[1]];
            [0, 1].map(|axis| at[axis] as f64 * transform.scale[axis] + transform.translate[axis])
        })
        .collect()
}

fn shape(geometry: Geometry) -> Result<Shape, String> {
    let name = geometry.properties.name;
    let polygons = match geometry.area {
        Area::Polygon(rings) => vec![rings],
        Area::MultiPolygon(polygons) => polygons,
    };
    if polygons.iter().any(|rings| rings.len() != 1) {
        return Err(format!("{name} has a hole, which outlines cannot show"));
    }
    Ok(Shape { name, rings: polygons.into_iter().flatten().collect() })
}
