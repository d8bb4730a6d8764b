//! A drawn map: a view box, and places with outline, label and borders. It works for any set of places.
//!
//! A map is parsed from line-based text (described at the top of `data/america.txt`). Coordinates are those of an SVG view box: x to the
//! right, y downwards.

use std::{error::Error, fmt};

/// Width and height of a label inside an outline: the name above, the badge beneath, around the label point.
pub const LABEL_BOX: [f32; 2] = [36.0, 32.0];
/// Width and height of a callout: the name on the left, the badge on the right, around the callout's label
/// point.
pub const CALLOUT_BOX: [f32; 2] = [58.0, 18.0];
/// Width and height of a name in either.
pub const NAME_BOX: [f32; 2] = [34.0, 14.0];
/// Width and height of a badge in either.
pub const BADGE_BOX: [f32; 2] = [16.0, 16.0];

/// Height of the token's row in a [`Layout::Stack`], and width of its column in a [`Layout::Wide`].
const TOKEN: f32 = 16.0;
/// Height of the row with the control number and the products.
const ROW: f32 = 11.0;
/// Distance between the token and what is above or beside it.
const GAP: f32 = 2.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

/// An upright rectangle, by its upper left corner and its size, as SVG has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Rect {
    pub fn around(middle: Point, [width, height]: [f32; 2]) -> Rect {
        Rect { x: middle.x - width / 2.0, y: middle.y - height / 2.0, width, height }
    }

    /// The smallest one around all the points.
    pub fn bounding(points: impl IntoIterator<Item = Point>) -> Option<Rect> {
        let mut points = points.into_iter();
        let first = points.next()?;
        let (mut low, mut high) = (first, first);
        for point in points {
            low = Point { x: low.x.min(point.x), y: low.y.min(point.y) };
            high = Point { x: high.x.max(point.x), y: high.y.max(point.y) };
        }
        Some(Rect { x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y })
    }

    pub fn middle(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    pub fn right(self) -> f32 {
        self.x + self.width
    }

    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// Whether the point lies inside or on the edge.
    pub fn contains(self, point: Point) -> bool {
        (self.x..=self.right()).contains(&point.x) && (self.y..=self.bottom()).contains(&point.y)
    }

    /// Whether the rectangle lies inside this one; the edges may touch.
    pub fn encloses(self, other: Rect) -> bool {
        self.contains(Point { x: other.x, y: other.y })
            && self.contains(Point { x: other.right(), y: other.bottom() })
    }

    /// Whether the two rectangles overlap by more than an edge.
    pub fn overlaps(self, other: Rect) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }
}

/// A map: what is drawn, in the order of the file.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The view box.
    pub view: Rect,
    pub places: Vec<Place>,
    /// Boxes beside the map.
    pub frames: Vec<Frame>,
    /// Borders between places that are drawn in a special way. At most one of each kind.
    pub seams: Vec<Seam>,
    pub ferries: Vec<Ferry>,
    /// Names that belong to no place.
    pub captions: Vec<Caption>,
}

/// One place of a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Short, unique on the map: `OH`.
    pub code: &'static str,
    /// SVG path data, using only `M` (absolute), `l` (relative) and `z`. Neighbours share every point of their common border.
    pub path: &'static str,
    /// The codes of the places it shares a border with.
    pub borders: Vec<&'static str>,
    pub bounds: Rect,
    /// A point inside the outline, or beside it if the place has a frame. It is the centre of the label, unless there is a callout.
    pub label: Point,
    /// How the label is arranged.
    pub layout: Layout,
    /// Where the label goes instead if the place is too small for one.
    pub callout: Option<Callout>,
}

/// How the parts of a label are arranged around its centre, with its total size if that differs between places.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Layout {
    /// Name and badge only, in a [`LABEL_BOX`] or a [`CALLOUT_BOX`].
    #[default]
    Badge,
    /// Stacked: name, row with control number and products, token with the city beside it.
    Stack([f32; 2]),
    /// On the left the token above the city, on the right the name above the row.
    Wide([f32; 2]),
}

/// A label outside the outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Callout {
    /// The centre of the label.
    pub label: Point,
    /// The leader line: from the place's label point to the edge of the callout.
    pub leader: [Point; 2],
}

/// A box beside the map: an overseas place, or an inset with several places.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub bounds: Rect,
    /// By code.
    pub places: Vec<&'static str>,
}

/// Borders between places that are drawn in a special way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seam {
    pub kind: SeamKind,
    /// SVG path data of open lines, using only `M` (absolute) and `l` (relative).
    pub path: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeamKind {
    /// Between places of different regions.
    Region,
    /// Between places that are linked only by a ferry, such as across a wide river.
    Water,
}

/// A link across water.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ferry {
    /// By code.
    pub between: [&'static str; 2],
    /// One end in each place, in the order of `between`.
    pub line: [Point; 2],
}

/// A name on the map that belongs to no place: a region, an ocean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Caption {
    /// A key of [`crate::TEXTS`].
    pub key: &'static str,
    /// The centre of the text's base line.
    pub at: Point,
    /// Whether it reads upwards instead of to the right.
    pub turned: bool,
}

impl Map {
    pub fn place(&self, code: &str) -> Option<&Place> {
        self.places.iter().find(|place| place.code == code)
    }

    /// Parses the text of a map.
    pub fn parse(text: &'static str) -> Result<Map, MapError> {
        let mut view = None;
        let (mut frames, mut seams, mut ferries, mut captions) = (vec![], vec![], vec![], vec![]);
        let mut drafts: Vec<Draft> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let fault = || MapError::Line { number, text: line };
            let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
            match (key, drafts.last_mut()) {
                ("view", None) => {
                    let [x, y, width, height] = numbers(rest).ok_or_else(fault)?;
                    view = Some(Rect { x, y, width, height });
                }
                ("place", _) => drafts.push(Draft { code: rest, ..Draft::default() }),
                ("borders", Some(draft)) => draft.borders = rest.split_whitespace().collect(),
                ("label", Some(draft)) => {
                    let [x, y] = numbers(rest).ok_or_else(fault)?;
                    draft.label = Some(Point { x, y });
                }
                ("callout", Some(draft)) => {
                    let [x, y, end_x, end_y] = numbers(rest).ok_or_else(fault)?;
                    draft.callout = Some([Point { x, y }, Point { x: end_x, y: end_y }]);
                }
                ("layout", Some(draft)) => draft.layout = layout(rest).ok_or_else(fault)?,
                ("path", Some(draft)) => draft.path = Some(rest),
                ("frame", _) => frames.push(frame(rest).ok_or_else(fault)?),
                ("seam", _) => seams.push(seam(rest).ok_or_else(fault)?),
                ("ferry", _) => ferries.push(ferry(rest).ok_or_else(fault)?),
                ("caption", _) => captions.push(caption(rest).ok_or_else(fault)?),
                _ => return Err(fault()),
            }
        }
        Ok(Map {
            view: view.ok_or(MapError::NoView)?,
            places: drafts.into_iter().map(Draft::finish).collect::<Result<_, _>>()?,
            frames,
            seams,
            ferries,
            captions,
        })
    }
}

impl Place {
    /// The outline as closed rings of points, without repeating the first point at the end. For measuring, or drawing other than with SVG.
    pub fn rings(&self) -> Vec<Vec<Point>> {
        rings(self.path).expect("checked when the map was read")
    }

    /// The box of the whole label with all its parts.
    pub fn label_box(&self) -> Rect {
        let middle = self.callout.map_or(self.label, |callout| callout.label);
        let size = match (self.layout, self.callout) {
            (Layout::Badge, None) => LABEL_BOX,
            (Layout::Badge, Some(_)) => CALLOUT_BOX,
            (Layout::Stack(size) | Layout::Wide(size), _) => size,
        };
        Rect::around(middle, size)
    }

    /// The box of the name: at the top of a label, on the left of a callout with a badge, beside the token of a wide label.
    pub fn name_box(&self) -> Rect {
        let label = self.label_box();
        let [width, height] = NAME_BOX;
        match (self.layout, self.callout) {
            (Layout::Badge, None) => {
                Rect { x: label.x + (label.width - width) / 2.0, width, height, ..label }
            }
            (Layout::Badge, Some(_)) => {
                Rect { x: label.x + 2.0, y: label.y + (label.height - height) / 2.0, width, height }
            }
            (Layout::Stack(_), _) => Rect { height: label.height - ROW - GAP - TOKEN, ..label },
            (Layout::Wide(_), _) => Rect { height: label.height - ROW - GAP, ..beside_token(label) },
        }
    }

    /// The box of the badge or the token: in the middle at the bottom of a label, on the right of a callout with a badge, at the upper left
    /// of a wide label. A city is to the right of the token in a stack, and below it in a wide label.
    pub fn badge_box(&self) -> Rect {
        let label = self.label_box();
        let [width, height] = BADGE_BOX;
        match (self.layout, self.callout) {
            (Layout::Badge | Layout::Stack(_), None) | (Layout::Stack(_), Some(_)) => {
                Rect { x: label.x + (label.width - width) / 2.0, y: label.bottom() - height, width, height }
            }
            (Layout::Badge, Some(_)) => Rect {
                x: label.right() - width - 1.0,
                y: label.y + (label.height - height) / 2.0,
                width,
                height,
            },
            (Layout::Wide(_), _) => Rect { x: label.x, y: label.y, width, height },
        }
    }

    /// The box of the control number and the products. `None` for a label with name and badge.
    pub fn row_box(&self) -> Option<Rect> {
        let label = self.label_box();
        match self.layout {
            Layout::Badge => None,
            Layout::Stack(_) => Some(Rect { y: label.bottom() - TOKEN - GAP - ROW, height: ROW, ..label }),
            Layout::Wide(_) => Some(Rect { y: label.bottom() - ROW, height: ROW, ..beside_token(label) }),
        }
    }
}

/// The part of a wide label to the right of its token.
fn beside_token(label: Rect) -> Rect {
    Rect { x: label.x + TOKEN + GAP, width: label.width - TOKEN - GAP, ..label }
}

/// Why a text is not a valid map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapError {
    NoView,
    Line {
        number: usize,
        text: &'static str,
    },
    /// The place lacks a label or a path, or its path cannot be read.
    Place(&'static str),
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MapError::NoView => f.write_str("the map has no line \"view\""),
            MapError::Line { number, text } => {
                write!(f, "line {number} of the map cannot be read: \"{text}\"")
            }
            MapError::Place(code) => write!(f, "the place {code} lacks its label or a path that can be read"),
        }
    }
}

impl Error for MapError {}

/// A place while its lines are being parsed.
#[derive(Default)]
struct Draft {
    code: &'static str,
    borders: Vec<&'static str>,
    label: Option<Point>,
    layout: Layout,
    callout: Option<[Point; 2]>,
    path: Option<&'static str>,
}

impl Draft {
    fn finish(self) -> Result<Place, MapError> {
        self.complete().ok_or(MapError::Place(self.code))
    }

    fn complete(&self) -> Option<Place> {
        let (path, label) = (self.path?, self.label?);
        Some(Place {
            code: self.code,
            path,
            borders: self.borders.clone(),
            bounds: Rect::bounding(rings(path)?.into_iter().flatten())?,
            label,
            layout: self.layout,
            callout: self.callout.map(|[at, end]| Callout { label: at, leader: [label, end] }),
        })
    }
}

fn numbers<const N: usize>(text: &str) -> Option<[f32; N]> {
    let numbers: Vec<f32> = text.split_whitespace().map(|n| n.parse().ok()).collect::<Option<_>>()?;
    numbers.try_into().ok()
}

/// `stack WIDTH HEIGHT` or `wide WIDTH HEIGHT`.
fn layout(text: &str) -> Option<Layout> {
    let (kind, size) = text.split_once(' ')?;
    match kind {
        "stack" => Some(Layout::Stack(numbers(size)?)),
        "wide" => Some(Layout::Wide(numbers(size)?)),
        _ => None,
    }
}

/// `X Y WIDTH HEIGHT CODE ...`.
fn frame(text: &'static str) -> Option<Frame> {
    let mut words = text.split(' ');
    let mut number = || words.next()?.parse().ok();
    let bounds = Rect { x: number()?, y: number()?, width: number()?, height: number()? };
    let places: Vec<&str> = words.collect();
    (!places.is_empty()).then_some(Frame { bounds, places })
}

/// `region DATA` or `water DATA`.
fn seam(text: &'static str) -> Option<Seam> {
    let (kind, path) = text.split_once(' ')?;
    let kind = match kind {
        "region" => SeamKind::Region,
        "water" => SeamKind::Water,
        _ => return None,
    };
    let lines: Option<Vec<_>> = path.strip_prefix('M')?.split('M').map(line).collect();
    lines.map(|_| Seam { kind, path })
}

/// `CODE CODE X Y X Y`.
fn ferry(text: &'static str) -> Option<Ferry> {
    let mut words = text.splitn(3, ' ');
    let between = [words.next()?, words.next()?];
    let [x, y, end_x, end_y] = numbers(words.next()?)?;
    Some(Ferry { between, line: [Point { x, y }, Point { x: end_x, y: end_y }] })
}

/// `KEY X Y`, optionally followed by `turned`.
fn caption(text: &'static str) -> Option<Caption> {
    let (key, rest) = text.split_once(' ')?;
    let upright = rest.strip_suffix(" turned");
    let [x, y] = numbers(upright.unwrap_or(rest))?;
    Some(Caption { key, at: Point { x, y }, turned: upright.is_some() })
}

/// Parses path data. Steps are added in tenths, the unit to which they were rounded: sums of fractions would drift, and neighbours would no
/// longer meet in the same points.
fn rings(path: &str) -> Option<Vec<Vec<Point>>> {
    path.strip_suffix('z')?.split('z').map(|ring| line(ring.strip_prefix('M')?)).collect()
}

fn line(data: &str) -> Option<Vec<Point>> {
    let (start, steps) = data.split_once('l')?;
    let start: [i32; 2] = tenths(start)?.try_into().ok()?;
    let steps = tenths(steps)?;
    if steps.len() % 2 != 0 {
        return None;
    }
    let mut at = start;
    let mut points = vec![at];
    for step in steps.chunks_exact(2) {
        at = [at[0] + step[0], at[1] + step[1]];
        points.push(at);
    }
    Some(points.into_iter().map(|[x, y]| Point { x: x as f32 / 10.0, y: y as f32 / 10.0 }).collect())
}

/// Numbers separated by a space or by their minus sign, multiplied by ten.
fn tenths(text: &str) -> Option<Vec<i32>> {
    let mut numbers = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest[1..].find([' ', '-']).map_or(rest.len(), |at| at + 1);
        let number: f64 = rest[..end].parse().ok()?;
        numbers.push((number * 10.0).round() as i32);
        rest = rest[end..].strip_prefix(' ').unwrap_or(&rest[end..]);
    }
    Some(numbers)
}
