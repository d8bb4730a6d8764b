//! TopoJSON: shapes as rings of numbered arcs. Each arc is stored once, however many shapes it bounds.

use std::collections::BTreeMap;

use serde::Deserialize;

pub type Point = [f64; 2];

/// A reference to an arc in a ring: its number, or `!number` if it runs backwards.
pub type ArcRef = i32;

/// A closed line of arcs, each of which starts where the previous one ends.
pub type ArcRing = Vec<ArcRef>;

pub struct Topology {
    pub arcs: Vec<Vec<Point>>,
    pub shapes: Vec<Shape>,
}

pub struct Shape {
    pub name: String,
    /// Each polygon is an outer ring followed by its holes.
    pub polygons: Vec<Vec<ArcRing>>,
}

pub fn arc_number(reference: ArcRef) -> usize {
    (if reference < 0 { !reference } else { reference }) as usize
}

#[derive(Deserialize)]
struct File {
    transform: Transform,
    objects: BTreeMap<String, serde_json::Value>,
    arcs: Vec<Vec<[i64; 2]>>,
}

#[derive(Deserialize)]
struct Transform {
    scale: Point,
    translate: Point,
}

#[derive(Deserialize)]
struct Collection {
    geometries: Vec<serde_json::Value>,
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
    Polygon(Vec<ArcRing>),
    MultiPolygon(Vec<Vec<ArcRing>>),
}

impl Topology {
    /// Reads the named object of the file.
    pub fn decode(json: &str, object: &str) -> Result<Topology, String> {
        let unexpected = |e: serde_json::Error| format!("not the expected TopoJSON: {e}");
        let mut file: File = serde_json::from_str(json).map_err(unexpected)?;
        let object = file.objects.remove(object).ok_or_else(|| format!("the file has no \"{object}\""))?;
        let collection: Collection = serde_json::from_value(object).map_err(unexpected)?;
        // Shapes that were too small for the source remain in it without a type.
        let geometries = collection.geometries.into_iter().filter(|shape| !shape["type"].is_null());
        let geometries: Vec<Geometry> =
            geometries.map(serde_json::from_value).collect::<Result<_, _>>().map_err(unexpected)?;
        let arcs = file.arcs.iter().map(|steps| positions(steps, &file.transform)).collect();
        Ok(Topology { arcs, shapes: geometries.into_iter().map(shape).collect() })
    }

    /// Where the arc starts, in the direction of the reference.
    pub fn start(&self, reference: ArcRef) -> Point {
        let arc = &self.arcs[arc_number(reference)];
        arc[if reference < 0 { arc.len() - 1 } else { 0 }]
    }

    pub fn end(&self, reference: ArcRef) -> Point {
        self.start(!reference)
    }
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

fn shape(geometry: Geometry) -> Shape {
    let polygons = match geometry.area {
        Area::Polygon(rings) => vec![rings],
        Area::MultiPolygon(polygons) => polygons,
    };
    Shape { name: geometry.properties.name, polygons }
}
