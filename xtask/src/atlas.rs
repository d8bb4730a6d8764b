//! `cargo xtask atlas`: draws the maps from public shapes and writes them in the format that the atlas reads.
//!
//! The shapes come from npm packages. A map from a single file is a [`Sheet`]; [`america`] is assembled from several. Every border between
//! two places consists of arcs used by both. Each arc is simplified once, so neighbours keep sharing it. The same input gives the same
//! bytes: `--check` compares them with the committed files.

mod america;
mod dissolve;
mod join;
mod labels;
mod lens;
mod npm;
mod outlines;
mod projection;
mod simplify;
mod states;
mod topology;
mod uncross;
mod world;

use std::{fmt::Write as _, fs};

use dissolve::Places;
use labels::{Label, Side};
use outlines::{Ring, Speck, path_data, tenths};
use simplify::Line;
use topology::{Point, Topology};

/// Describes a map from a single file.
struct Sheet {
    /// The file that the atlas reads.
    committed: &'static str,
    /// The head of that file: what it shows and who made the shapes.
    head: &'static str,
    source: npm::Source,
    file: &'static str,
    /// The view box: left, top, width, height.
    view: [i32; 4],
    /// The places, in the order of the file.
    codes: Vec<&'static str>,
    /// The place of a shape, by its name and a point of the polygon in question. `None` for a shape that is not drawn.
    place_of: fn(&str, Point) -> Result<Option<&'static str>, String>,
    /// Converts a point of the source to one of the view.
    project: fn(Point) -> Point,
    detail: Detail,
    /// Label points chosen by hand, in units of the view.
    by_eye: &'static [(&'static str, [i32; 2])],
    /// Callout labels of places too small for a label: their centre in units of the view, and where the leader ends.
    callouts: &'static [(&'static str, [i32; 2], Side)],
}

/// Which details of the shapes are left out.
struct Detail {
    /// The size of the smallest bump of a line that is drawn, in square units of the view.
    smallest_triangle: f64,
    /// How much less a pointed bump counts than a blunt one, from 0 to 1.
    dulling: f64,
    /// Islands that are smaller or narrower are not drawn.
    speck: Speck,
}

const FORMAT: &str = "\
#
# view X Y WIDTH HEIGHT      the view box all coordinates refer to
# place CODE                 begins a place; the lines up to the next one belong to it
# borders CODE ...           the places it shares a line with; a common point is no border
# label X Y                  a point inside the outline, the middle of the label unless there is a callout
# callout X Y END-X END-Y    the middle of a label outside, and where its leader from the label point ends
# path DATA                  the outline as SVG path data: only M (absolute), l (relative) and z
";

/// Writes the committed files, or with `check` only compares them with what the generator produces.
pub fn run(check: bool) -> Result<(), String> {
    let sheets = [states::sheet(), world::sheet()];
    let mut drawn: Vec<(&str, String)> = Vec::new();
    for sheet in &sheets {
        drawn.push((sheet.committed, sheet.draw()?));
    }
    drawn.push((america::COMMITTED, america::draw()?));
    for (file, text) in drawn {
        if check {
            let committed = fs::read_to_string(file).map_err(|e| format!("cannot read {file}: {e}"))?;
            if committed != text {
                return Err(format!("{file} is not what the generator makes; run `cargo xtask atlas`"));
            }
            println!("{file} is up to date");
        } else {
            fs::write(file, &text).map_err(|e| format!("cannot write {file}: {e}"))?;
            println!("{file}: {} bytes", text.len());
        }
    }
    Ok(())
}

impl Sheet {
    fn draw(&self) -> Result<String, String> {
        let files = self.source.fetch(&[self.file.to_owned()])?;
        let topology = Topology::decode(&files.concat(), self.source.object)?;
        let places = dissolve::dissolve(&topology, self.place_of)?;
        let part = Part::new(places, self.project, &self.detail, self.view)?;

        let mut text = format!("{}{FORMAT}", self.head);
        line(&mut text, "\nview", self.view.map(|n| n.to_string()));
        for code in &self.codes {
            let rings = part.rings(code).ok_or_else(|| format!("the shapes lack {code}"))?;
            if outlines::has_hole(&rings) {
                return Err(format!("{code} has a hole, which outlines cannot show"));
            }
            line(&mut text, "\nplace", [(*code).to_owned()]);
            line(&mut text, "borders", part.places.borders(code).into_iter().map(str::to_owned));
            self.label(&mut text, code, &rings)?;
            line(&mut text, "path", [path_data(&rings)]);
        }
        Ok(text)
    }

    fn label(&self, text: &mut String, code: &str, rings: &[Ring]) -> Result<(), String> {
        let by_eye = self.by_eye.iter().find(|row| row.0 == code).map(|row| row.1);
        let callout = self.callouts.iter().find(|row| row.0 == code).map(|row| (row.1, row.2));
        let label = labels::label(rings, by_eye, callout);
        match label.ok_or_else(|| format!("{code} has no room for a label point"))? {
            Label::Inside(at) => line(text, "label", at.map(tenths)),
            Label::Callout { anchor, label, leader_end } => {
                line(text, "label", anchor.map(tenths));
                line(text, "callout", [label[0], label[1], leader_end[0], leader_end[1]].map(tenths));
            }
        }
        Ok(())
    }
}

/// Places whose lines are drawn together: projected, simplified and free of crossings.
struct Part {
    places: Places,
    /// Indexed by the number of the arc.
    lines: Vec<Line>,
}

impl Part {
    fn new(
        mut places: Places,
        project: impl Fn(Point) -> Point,
        detail: &Detail,
        view: [i32; 4],
    ) -> Result<Part, String> {
        let mut lines: Vec<Line> = places
            .arcs
            .iter()
            .map(|arc| arc.iter().map(|point| project(*point)).collect())
            .map(|arc| Line::simplified(arc, detail.smallest_triangle, detail.dulling))
            .collect();
        for rings in places.rings.values_mut() {
            rings.retain(|ring| outlines::is_drawn(&outlines::stitch(ring, &lines), &detail.speck, view));
        }
        uncross::uncross(&mut lines, &places.arcs_in_use())?;
        Ok(Part { places, lines })
    }

    /// The outlines of a place, largest first.
    fn rings(&self, code: &str) -> Option<Vec<Ring>> {
        self.places.rings.get(code).map(|shape| outlines::rings(shape, &self.lines))
    }
}

fn line(text: &mut String, key: &str, values: impl IntoIterator<Item = String>) {
    text.push_str(key);
    for value in values {
        write!(text, " {value}").expect("a string takes every text");
    }
    text.push('\n');
}
