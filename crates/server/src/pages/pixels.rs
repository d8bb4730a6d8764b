//! The picture to share as a PNG, for sites that do not show SVG: the game and its state, the board, and the values of the seats.

use tiny_skia::{FillRule, LineCap, LineJoin, Pixmap, Rect, Stroke, Transform};

use super::calculator::raster::{drawn, outline, paint, tone};
use super::lettering::{LETTER, LINE, write};
use super::picture::{
    HEIGHT, INK, PAPER, Picture, SOFT, STRONG, WIDTH, board_of, colours, ending_of, fill_of, headline,
    runners_of, shortened, side_and_name, wrapped,
};
use crate::texts::Voice;

/// The distance between digits, and the width of their strokes.
const DIGIT_STEP: f32 = 15.0;
const PEN: f32 = 2.2;
const MOST_ROWS: usize = 6;
/// The upper edges of the texts; the values of the seats follow below.
const NAME_TOP: f32 = 34.0;
const HEADLINE_TOP: f32 = 70.0;
const HOUSE_TOP: f32 = 582.0;
/// How much larger the headline is than the other texts.
const HEADLINE_SCALE: f32 = 1.3;

/// None if there is not enough memory.
pub fn png(one: &Picture) -> Option<Vec<u8>> {
    let mut pixels = Pixmap::new(WIDTH, HEIGHT)?;
    pixels.fill(tone(PAPER));
    for (x, width, fill) in [(0.0, 552.0, STRONG[0]), (552.0, 96.0, "#b98a2f"), (648.0, 552.0, STRONG[1])] {
        bar(&mut pixels, (x, 0.0), (width, 10.0), fill);
    }
    let board = board_of(one.scene);
    if let Some((board, map)) = board {
        let scale = (690.0 / map.view.width).min(500.0 / map.view.height);
        let at = Transform::from_translate(40.0, 70.0)
            .pre_scale(scale, scale)
            .pre_translate(-map.view.x, -map.view.y);
        for place in &board.places {
            let Some(path) = map.place(&place.id).and_then(outline) else { continue };
            pixels.fill_path(&path, &paint(fill_of(place)), FillRule::EvenOdd, at, None);
            pixels.stroke_path(&path, &paint(PAPER), &Stroke { width: 1.4, ..Stroke::default() }, at, None);
        }
    }
    let (left, width) = if board.is_some() { (770.0, 400.0) } else { (200.0, 800.0) };
    let voice = Voice::of(one.lang, one.title);
    let below = heading(&mut pixels, one, &voice, (left, width));
    standing(&mut pixels, one, &voice, (left, width), below);
    write(&mut pixels, &voice.own("house"), (40.0, HOUSE_TOP), 1.0, INK);
    pixels.encode_png().ok()
}

/// How many letters fit into a width.
fn letters_in(width: f32, scale: f32) -> usize {
    (width / (LETTER as f32 * scale)) as usize
}

/// Draws the name of the game and its state. Returns the y position where they end.
fn heading(pixels: &mut Pixmap, one: &Picture, voice: &Voice, (left, width): (f32, f32)) -> f32 {
    let name = voice.of_game(format!("{}-name", one.title.id()));
    write(pixels, &shortened(&name, letters_in(width, 1.0)), (left, NAME_TOP), 1.0, SOFT);
    let most = letters_in(width, HEADLINE_SCALE);
    let lines = wrapped(&headline(voice, one.scene, one.over), most);
    let step = LINE as f32 * HEADLINE_SCALE + 4.0;
    for (n, line) in lines.iter().enumerate() {
        write(pixels, &shortened(line, most), (left, HEADLINE_TOP + n as f32 * step), HEADLINE_SCALE, INK);
    }
    let below = HEADLINE_TOP + lines.len() as f32 * step;
    let ending = ending_of(voice, one.scene, one.over).unwrap_or_default();
    let lines = wrapped(&ending, letters_in(width, 1.0));
    let step = LINE as f32 + 4.0;
    for (n, line) in lines.iter().enumerate() {
        write(pixels, line, (left, below + (n as f32 + 0.5) * step), 1.0, SOFT);
    }
    below + lines.len() as f32 * step
}

/// For each seat its value, name and a bar, highest first.
fn standing(pixels: &mut Pixmap, one: &Picture, voice: &Voice, (left, width): (f32, f32), below: f32) {
    let mut runners = runners_of(one.scene);
    runners.sort_by_key(|(_, _, value)| std::cmp::Reverse(*value));
    runners.truncate(MOST_ROWS);
    let most = runners.first().map_or(1, |(_, _, value)| *value).max(1) as f32;
    let (step, scale) = if runners.len() > 2 { (66.0, 1.5) } else { (168.0, 4.6) };
    let room = HEIGHT as f32 - 30.0 - below;
    let top = below + ((room - runners.len() as f32 * step) / 2.0).max(14.0);
    for (n, (seat, side, value)) in runners.into_iter().enumerate() {
        let y = top + n as f32 * step;
        number(pixels, value, (left, y), scale, colours(seat).0);
        let words = side_and_name(voice, &side, one.players, seat);
        // If the number is small enough, the name stands beside it.
        let digits = value.max(0).to_string().len().max(3) as f32 * DIGIT_STEP * scale;
        let (x, words_y) =
            if scale < 2.0 { (left + digits + 12.0, y) } else { (left, y + 16.0 * scale + 8.0) };
        let most_letters = letters_in(left + width - x, 1.0);
        write(pixels, &shortened(&words, most_letters), (x, words_y), 1.0, SOFT);
        let long = width * value.max(0) as f32 / most;
        let bar_y = if scale < 2.0 { y + 32.0 } else { words_y + LINE as f32 + 6.0 };
        bar(pixels, (left, bar_y), (long.max(6.0), 10.0), colours(seat).0);
    }
}

/// Values in a race are never negative, so no minus sign is needed.
fn number(pixels: &mut Pixmap, value: i32, (x, y): (f32, f32), scale: f32, fill: &str) {
    let stroke =
        Stroke { width: PEN, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
    for (n, path) in value.max(0).to_string().chars().filter_map(drawn).enumerate() {
        let at = Transform::from_translate(x + n as f32 * DIGIT_STEP * scale, y).pre_scale(scale, scale);
        pixels.stroke_path(&path, &paint(fill), &stroke, at, None);
    }
}

fn bar(pixels: &mut Pixmap, (x, y): (f32, f32), (width, height): (f32, f32), fill: &str) {
    if let Some(rect) = Rect::from_xywh(x, y, width, height) {
        pixels.fill_rect(rect, &paint(fill), Transform::identity(), None);
    }
}
