//! A map as a PNG, for sites that do not show SVG previews: the states, the race and the totals, without text.

use atlas::map::{Place, Rect as Bounds};
use atlas::states::{Apportionment, UsState, map};
use catalogue::calculator::{Calculator, Rating, Team};
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform,
};

use super::drawing::tile;
use super::picture::{BAR, EDGE, GOLD, MAP_TOP, MARGIN, PAPER, SCALE, SIZE, TAN, bar_parts, colour};

/// Width and height of a digit, and the gap after it.
const DIGIT: [f32; 2] = [10.0, 16.0];
const GAP: f32 = 6.0;
/// The scale of the digits, and the width of their strokes.
const ZOOM: f32 = 2.4;
const PEN: f32 = 3.0;
/// The upper edge of the totals.
const TOTALS_TOP: f32 = 26.0;

/// Digits as SVG paths. Only M, L and C are used, always absolute.
fn digit(n: char) -> &'static str {
    match n {
        '0' => "M5 0C9 0 10 3 10 8C10 13 9 16 5 16C1 16 0 13 0 8C0 3 1 0 5 0",
        '1' => "M1.5 3L6 0L6 16",
        '2' => "M0 4C0 1 2 0 5 0C8 0 10 1.5 10 4.5C10 8 4 11 0 16L10 16",
        '3' => {
            "M0 2C1 .5 3 0 5 0C8 0 9.5 1.5 9.5 4C9.5 6.5 8 7.5 4 7.5C8 7.5 10 9 10 11.7C10 14.5 8 16 5 16C2.5 16 1 15.3 0 13.5"
        }
        '4' => "M8 16L8 0L0 11L10.5 11",
        '5' => "M9 0L1.5 0L1 7C2 6.2 3.5 6 5 6C8 6 10 8 10 11C10 14 8 16 5 16C2.5 16 1 15.3 0 13.7",
        '6' => "M8.5 .5C4 1 0 5 0 11C0 14 2 16 5 16C8 16 10 14 10 11C10 8 8 6.3 5 6.3C2.5 6.3 .6 8 0 10.5",
        '7' => "M0 0L10 0L3.5 16",
        '8' => {
            "M5 7.5C2.5 7.5 .7 6 .7 3.8C.7 1.5 2.5 0 5 0C7.5 0 9.3 1.5 9.3 3.8C9.3 6 7.5 7.5 5 7.5C2 7.5 0 9.2 0 11.8C0 14.4 2 16 5 16\
             C8 16 10 14.4 10 11.8C10 9.2 8 7.5 5 7.5"
        }
        _ => "M1.5 15.5C6 15 10 11 10 5C10 2 8 0 5 0C2 0 0 2 0 5C0 8 2 9.7 5 9.7C7.5 9.7 9.4 8 10 5.5",
    }
}

/// None if there is not enough memory.
pub fn raster(map: &Calculator) -> Option<Vec<u8>> {
    let mut sheet = Sheet(Pixmap::new(SIZE[0] as u32, SIZE[1] as u32)?);
    sheet.0.fill(tone(PAPER));
    sheet.race(map);
    sheet.totals(map);
    sheet.places(map);
    sheet.0.encode_png().ok()
}

/// Parses a colour such as "#23508f".
pub(in crate::pages) fn tone(code: &str) -> Color {
    let part =
        |at: usize| u8::from_str_radix(&code[at..at + 2], 16).expect("colours are written in six digits");
    Color::from_rgba8(part(1), part(3), part(5), 255)
}

pub(in crate::pages) fn paint(code: &str) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(tone(code));
    paint
}

struct Sheet(Pixmap);

impl Sheet {
    fn rect(&mut self, bounds: Bounds, code: &str, to: Transform) {
        if let Some(rect) = Rect::from_xywh(bounds.x, bounds.y, bounds.width, bounds.height) {
            self.0.fill_rect(rect, &paint(code), to, None);
        }
    }

    fn line(&mut self, path: &Path, code: &str, width: f32, to: Transform) {
        let stroke =
            Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        self.0.stroke_path(path, &paint(code), &stroke, to, None);
    }

    fn race(&mut self, map: &Calculator) {
        let [top, height] = BAR;
        let whole = SIZE[0] - 2.0 * MARGIN;
        let bar = |x, width| Bounds { x, y: top, width, height };
        let plain = Transform::identity();
        self.rect(bar(MARGIN, whole), TAN, plain);
        for (x, width, rating) in bar_parts(map) {
            self.rect(bar(x, width), colour(rating), plain);
        }
        let majority = f32::from(Apportionment::MAJORITY) / f32::from(Apportionment::TOTAL);
        let x = MARGIN + whole * majority - 1.5;
        self.rect(Bounds { x, y: top - 6.0, width: 3.0, height: height + 12.0 }, GOLD, plain);
    }

    /// The totals, each at its own end of the race.
    fn totals(&mut self, map: &Calculator) {
        for team in Team::BOTH {
            let digits = map.total(team).to_string();
            let step = (DIGIT[0] + GAP) * ZOOM;
            let width = step * digits.len() as f32 - GAP * ZOOM;
            let start = if team == Team::Democrats { MARGIN + PEN } else { SIZE[0] - MARGIN - PEN - width };
            for (n, one) in digits.chars().enumerate() {
                let to = Transform::from_row(ZOOM, 0.0, 0.0, ZOOM, start + step * n as f32, TOTALS_TOP);
                if let Some(path) = drawn(one) {
                    self.line(&path, colour(Rating::safe(team)), PEN, to);
                }
            }
        }
    }

    fn places(&mut self, of: &Calculator) {
        let left = (SIZE[0] - map().view.width * SCALE) / 2.0;
        let to = Transform::from_row(SCALE, 0.0, 0.0, SCALE, left, MAP_TOP);
        for state in UsState::ALL {
            if let Some(path) = outline(state.place()) {
                self.0.fill_path(&path, &paint(colour(of.rating(state.into()))), FillRule::EvenOdd, to, None);
                self.line(&path, EDGE, 1.2, to);
            }
        }
        for (district, tile) in of.contests().filter_map(|one| Some((one, tile(one)?))) {
            let Bounds { x, y, width, height } = tile.bounds;
            let around = Bounds { x: x - 1.5, y: y - 1.5, width: width + 3.0, height: height + 3.0 };
            self.rect(around, EDGE, to);
            self.rect(tile.bounds, colour(of.rating(district)), to);
        }
    }
}

/// The outline of a place of any map.
pub(in crate::pages) fn outline(place: &Place) -> Option<Path> {
    let mut path = PathBuilder::new();
    for ring in place.rings() {
        for (n, point) in ring.iter().enumerate() {
            if n == 0 { path.move_to(point.x, point.y) } else { path.line_to(point.x, point.y) }
        }
        path.close();
    }
    path.finish()
}

/// A digit as a stroke.
pub(in crate::pages) fn drawn(one: char) -> Option<Path> {
    let mut path = PathBuilder::new();
    // Split into commands, each of which begins with its letter.
    let shape = digit(one);
    let starts = shape.char_indices().filter(|(_, c)| c.is_ascii_uppercase()).map(|(n, _)| n);
    let ends = starts.clone().skip(1).chain([shape.len()]);
    for command in starts.zip(ends).map(|(from, to)| &shape[from..to]) {
        let numbers: Vec<f32> =
            command[1..].split_whitespace().filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [x, y] if command.starts_with('M') => path.move_to(x, y),
            [x, y] => path.line_to(x, y),
            [x1, y1, x2, y2, x, y] => path.cubic_to(x1, y1, x2, y2, x, y),
            _ => return None,
        }
    }
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::calculator::elections;

    #[test]
    fn every_digit_can_be_drawn() {
        for one in '0'..='9' {
            let bounds = drawn(one).expect("a path").bounds();
            assert!(bounds.height() >= 15.0 && bounds.right() <= 10.5, "{one}");
        }
    }

    #[test]
    fn the_picture_shows_the_race_and_the_states() {
        for election in elections() {
            let png = raster(&election.map).expect("there is memory");
            let picture = Pixmap::decode_png(&png).expect("it can be read again");
            assert_eq!([picture.width(), picture.height()], [1200, 630]);
            let at = |x: f32, y: f32| {
                let pixel = picture.pixel(x as u32, y as u32).unwrap();
                Color::from_rgba8(pixel.red(), pixel.green(), pixel.blue(), 255)
            };
            let [left, right] = Team::BOTH.map(|team| tone(colour(Rating::safe(team))));
            assert_eq!((at(60.0, 95.0), at(1140.0, 95.0)), (left, right));
            for state in UsState::ALL.into_iter().filter(|state| state.place().callout.is_none()) {
                let label = state.place().label;
                let x = (1200.0 - 1012.0 * SCALE) / 2.0 + (label.x - 12.0) * SCALE;
                let y = MAP_TOP + label.y * SCALE;
                assert_eq!(at(x, y), tone(colour(election.map.rating(state.into()))), "{state}");
            }
            assert!(png.len() < 150_000, "{} bytes", png.len());
        }
    }
}
