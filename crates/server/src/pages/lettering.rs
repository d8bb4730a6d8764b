//! Text in a raster picture: pre-rendered letters, put side by side.

use noto_sans_mono_bitmap::{FontWeight, RasterHeight, get_raster, get_raster_width};
use tiny_skia::{Color, FilterQuality, Pixmap, PixmapPaint, PremultipliedColorU8, Transform};

use super::calculator::raster::tone;

const SIZE: RasterHeight = RasterHeight::Size24;
const WEIGHT: FontWeight = FontWeight::Regular;
/// The width of a letter, and the height of a line.
pub(super) const LETTER: usize = get_raster_width(WEIGHT, SIZE);
pub(super) const LINE: usize = SIZE.val();
/// Used for letters that the font does not have.
const UNKNOWN: char = '?';

/// Writes a line with its upper left corner at the given point, enlarged by `scale`.
pub(super) fn write(pixels: &mut Pixmap, words: &str, (x, y): (f32, f32), scale: f32, fill: &str) {
    let Some(line) = lettered(words, tone(fill)) else { return };
    let paint = PixmapPaint { quality: FilterQuality::Bicubic, ..PixmapPaint::default() };
    let at = Transform::from_translate(x, y).pre_scale(scale, scale);
    pixels.draw_pixmap(0, 0, line.as_ref(), &paint, at, None);
}

/// The line on a transparent background. None if it is empty.
fn lettered(words: &str, fill: Color) -> Option<Pixmap> {
    let count = words.chars().count();
    let mut line = Pixmap::new((count * LETTER) as u32, LINE as u32)?;
    let width = count * LETTER;
    for (n, letter) in words.chars().enumerate() {
        let Some(drawn) = get_raster(letter, WEIGHT, SIZE).or_else(|| get_raster(UNKNOWN, WEIGHT, SIZE))
        else {
            continue;
        };
        for (row, shades) in drawn.rows().enumerate() {
            for (column, shade) in shades.iter().enumerate() {
                line.pixels_mut()[row * width + n * LETTER + column] = shaded(fill, *shade);
            }
        }
    }
    Some(line)
}

/// The colour with the opacity of one pixel of a letter.
fn shaded(fill: Color, shade: u8) -> PremultipliedColorU8 {
    let mut fill = fill;
    fill.set_alpha(f32::from(shade) / 255.0);
    fill.premultiply().to_color_u8()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_names_leave_ink_and_other_signs_a_question_mark() {
        let ink = |words: &str| {
            let line = lettered(words, Color::BLACK).unwrap();
            line.pixels().iter().map(|pixel| u32::from(pixel.alpha())).sum::<u32>()
        };
        for letter in ["A", "g", "ä", "é", "Ł", "·", "7", "?"] {
            assert!(ink(letter) > 500, "{letter}");
        }
        assert_eq!((ink(" "), ink("\u{4e2d}")), (0, ink("?")));
        assert_eq!(lettered("", Color::BLACK), None);
    }
}
