//! Figures and tokens at the places of a map: drawn beside each place, and as cards where the map is too small for them.
//!
//! The cards are in every page. On a wide screen a card is shown only
//! while it has keyboard focus; on a small screen they are below the map.

use atlas::map::{Place, Point, Rect};
use maud::{Markup, html};
use scene::{Board, PlaceView, Plaque, Token};

use super::{RenderContext, press, tip};

/// Heights and distances in map units. Where figures are shown, a unit is about 0.95 pixels or more.
const BOX_HEIGHT: f32 = 20.0;
const NAME_ABOVE: f32 = 5.0;
const NAME_HEIGHT: f32 = 14.0;
const TOKEN_HEIGHT: f32 = 18.4;
/// Widths of tokens: three characters need more space than two, and two letters more than a letter and a digit.
const LONG_TOKEN: f32 = 29.0;
const TWO_LETTERS: f32 = 23.0;
const TOKEN_GAP: f32 = 1.6;
const TOKENS_BELOW: f32 = 2.5;
const DOT_STEP: f32 = 6.6;
/// Tokens are in at most two rows of this width; the number of further ones is shown. Neighbouring plaques begin beyond this width.
const TOKEN_ROW: f32 = 116.0;
const TOKEN_ROWS: usize = 2;
/// Approximate widths of characters, good enough to keep plaques apart.
const DIGIT_WIDTH: f32 = 7.0;
const LETTER_WIDTH: f32 = 8.0;
const SHORT_WIDTH: f32 = 6.7;
const GAP: f32 = 7.0;

/// The centre of a place's plaque: where there is space for it, not always inside the outline.
fn anchor(map: &str, place: &Place) -> Point {
    let at = |x: f32, y: f32| Point { x, y };
    match (map, place.code) {
        ("world", "AF") => at(512.0, 268.0),
        ("world", "AP") => at(872.0, 306.0),
        ("world", "CA") => at(166.0, 212.0),
        ("world", "CD") => at(222.0, 86.0),
        ("world", "CN") => at(768.0, 152.0),
        ("world", "CS") => at(714.0, 228.0),
        ("world", "EE") => at(572.0, 112.0),
        ("world", "EZ") => at(450.0, 118.0),
        ("world", "ME") => at(588.0, 190.0),
        ("world", "RU") => at(716.0, 70.0),
        ("world", "SA") => at(292.0, 324.0),
        ("world", "US") => at(192.0, 146.0),
        _ => place.label,
    }
}

/// The number of the tint of a place by its attitude. A pattern shows the same without colour.
pub(crate) fn mood(view: &PlaceView) -> Option<u8> {
    view.plaque.as_ref().and_then(|plaque| plaque.mood).map(|mood| mood.min(4))
}

/// What is drawn at one place.
pub(crate) struct Drawing<'a> {
    ctx: &'a RenderContext<'a>,
    view: &'a PlaceView,
    plaque: &'a Plaque,
    name: String,
    /// Value, short name and trend of each reading.
    readings: Vec<(String, String, &'static str)>,
    at: Point,
}

impl<'a> Drawing<'a> {
    pub fn new(
        ctx: &'a RenderContext<'a>,
        map: &str,
        place: &Place,
        view: &'a PlaceView,
    ) -> Option<Drawing<'a>> {
        let plaque = view.plaque.as_ref()?;
        let readings = plaque.readings.iter().map(|reading| {
            let said = |text| ctx.voice.say(text).into_owned();
            (said(&reading.value), said(&reading.short), arrow(reading.trend))
        });
        let readings = readings.collect();
        let name = ctx.voice.say(&view.name).into_owned();
        Some(Drawing { ctx, view, plaque, name, readings, at: anchor(map, place) })
    }

    fn reading_width((value, short, arrow): &(String, String, &str)) -> f32 {
        let signs = |words: &str| words.chars().count() as f32;
        let value =
            value.chars().map(|c| if c.is_alphabetic() { LETTER_WIDTH } else { DIGIT_WIDTH }).sum::<f32>();
        value + (signs(short) + signs(arrow) * 1.4) * SHORT_WIDTH + 2.0 + GAP
    }

    fn dots(&self) -> (u8, u8) {
        self.plaque.dots.map_or((0, 0), |(filled, of)| (filled.min(of), of))
    }

    fn has_box(&self) -> bool {
        !self.readings.is_empty() || self.dots().1 > 0
    }

    fn width(&self) -> f32 {
        let dots = f32::from(self.dots().1);
        let dots = if dots > 0.0 { dots * DOT_STEP + 4.0 } else { 0.0 };
        self.readings.iter().map(Self::reading_width).sum::<f32>() + dots + GAP
    }

    fn rect(&self) -> Rect {
        Rect::around(self.at, [self.width(), BOX_HEIGHT])
    }

    /// Everything that the plaque covers: name, box and tokens.
    #[cfg(test)]
    fn covered(&self) -> Vec<Rect> {
        /// Approximate width of a letter of a name.
        const NAME_WIDTH: f32 = 6.6;
        let bounds = self.rect();
        let name = self.name.chars().count() as f32 * NAME_WIDTH;
        let top = Point { x: self.at.x, y: bounds.y - NAME_HEIGHT / 2.0 };
        [bounds, Rect::around(top, [name, NAME_HEIGHT])].into_iter().chain(self.token_rects()).collect()
    }

    /// The rectangles of the tokens that fit, in rows from the left edge of the box.
    fn token_rects(&self) -> Vec<Rect> {
        let bounds = self.rect();
        let below = if self.has_box() { bounds.bottom() } else { bounds.y + NAME_ABOVE };
        let least = 3.0 * (TOKEN_HEIGHT + TOKEN_GAP);
        let left = self.at.x - self.width().max(least) / 2.0;
        let (mut row, mut x) = (0, left);
        let mut rects = Vec::new();
        for width in self.plaque.tokens.iter().map(token_width) {
            if x + width > left + TOKEN_ROW {
                (row, x) = (row + 1, left);
            }
            if row == TOKEN_ROWS {
                break;
            }
            let y = below + TOKENS_BELOW + (TOKEN_HEIGHT + TOKEN_GAP) * row as f32;
            rects.push(Rect { x, y, width, height: TOKEN_HEIGHT });
            x += width + TOKEN_GAP;
        }
        rects
    }

    pub fn draw(&self) -> Markup {
        let Rect { x, y, width, height } = self.rect();
        let acts = self.ctx.choices_at(&self.view.spot);
        let class = if acts.is_empty() { "plaque" } else { "plaque pick" };
        html! {
            g class=(class) data-spot=(self.view.spot.0) {
                text.name x=(short(self.at.x)) y=(short(y - NAME_ABOVE)) { (self.name) }
                @if self.has_box() {
                    rect.ground x=(short(x)) y=(short(y)) width=(short(width)) height=(height) rx="5" {}
                    (self.figures(x + GAP, y + BOX_HEIGHT / 2.0))
                }
                @if !acts.is_empty() { (cover(Rect { x, y: y - NAME_HEIGHT - 4.0, width, height: height + NAME_HEIGHT + 4.0 }, press(acts))) }
                (self.tokens())
            }
        }
    }

    fn figures(&self, left: f32, middle: f32) -> Markup {
        let mut x = left;
        let mut starts = Vec::new();
        for reading in &self.readings {
            starts.push(x);
            x += Self::reading_width(reading);
        }
        let (filled, of) = self.dots();
        html! {
            @for (start, (value, unit, arrow)) in starts.iter().zip(&self.readings) {
                text.figure x=(short(*start)) y=(short(middle + 4.6)) { (value) tspan { " " (unit) @if !arrow.is_empty() { (arrow) } } }
            }
            @for n in 0..of {
                circle.dot.full[n < filled] cx=(short(x + 2.0 + DOT_STEP * f32::from(n))) cy=(short(middle)) r="2.5" {}
            }
        }
    }

    fn tokens(&self) -> Markup {
        let tokens = &self.plaque.tokens;
        let rects = self.token_rects();
        // If not all fit, the last position shows how many more there are.
        let shown = if tokens.len() > rects.len() { rects.len().saturating_sub(1) } else { tokens.len() };
        html! {
            @for (token, rect) in tokens.iter().zip(&rects).take(shown) { (self.token(token, *rect)) }
            @if let Some(last) = rects.get(shown) {
                @let Point { x, y } = last.middle();
                text.figure.more x=(short(x)) y=(short(y + 4.2)) { "+" (tokens.len() - shown) }
            }
        }
    }

    fn token(&self, token: &Token, at: Rect) -> Markup {
        let acts = token.spot.as_ref().map_or(&[][..], |spot| self.ctx.choices_at(spot));
        // A token that is not an answer itself stands for its place.
        let pressed = if acts.is_empty() { self.ctx.choices_at(&self.view.spot) } else { acts };
        let corner = if is_square(token.kind) { 3.0 } else { TOKEN_HEIGHT / 2.0 };
        let middle = at.middle();
        html! {
            g class={ "token k-" (token.kind) @if !acts.is_empty() { " pick" } } id=[self.ctx.spot_id(token.spot.as_ref())] {
                rect x=(short(at.x)) y=(short(at.y)) width=(short(at.width)) height=(short(at.height)) rx=(corner) {}
                text x=(short(middle.x)) y=(short(middle.y + 4.2)) { (sign(token)) }
                @if !pressed.is_empty() { (cover(at, press(pressed))) }
            }
        }
    }
}

/// Counters of the player and of the powers are square, threats are round.
fn is_square(kind: &str) -> bool {
    matches!(kind, "russia" | "china" | "unit" | "fni" | "footprint" | "trade" | "ally")
}

fn token_width(token: &Token) -> f32 {
    let sign = sign(token);
    match sign.chars().count() {
        3.. => LONG_TOKEN,
        2 if sign.chars().all(char::is_alphabetic) => TWO_LETTERS,
        _ => TOKEN_HEIGHT,
    }
}

/// At most three characters fit.
fn sign(token: &Token) -> &str {
    let end = token.sign.char_indices().nth(3).map_or(token.sign.len(), |(at, _)| at);
    &token.sign[..end]
}

fn arrow(trend: i8) -> &'static str {
    match trend {
        1.. => "▲",
        0 => "",
        _ => "▼",
    }
}

/// A clickable surface over something that is drawn.
fn cover(Rect { x, y, width, height }: Rect, press: Markup) -> Markup {
    html! {
        foreignObject x=(short(x)) y=(short(y)) width=(short(width)) height=(short(height)) { (press) }
    }
}

/// Tenths are precise enough and keep the part small, which is sent often.
fn short(n: f32) -> f32 {
    (n * 10.0).round() / 10.0
}

/// A card for each place that has a plaque.
pub(crate) fn cards(ctx: &RenderContext, board: &Board) -> Markup {
    html! {
        ul.places aria-label=(ctx.voice.own("board-list")) {
            @for view in &board.places {
                @if let Some(plaque) = &view.plaque { (card(ctx, view, plaque)) }
            }
        }
    }
}

fn card(ctx: &RenderContext, view: &PlaceView, plaque: &Plaque) -> Markup {
    let acts = ctx.choices_at(&view.spot);
    let mood = mood(view);
    html! {
        li class={ "place" @if let Some(mood) = mood { " m" (mood) } @if !acts.is_empty() { " pick" } } data-spot=(view.spot.0) {
            (tip(ctx, &ctx.voice.say(&view.name), explained(ctx, view, plaque)))
            span.readings {
                @for reading in &plaque.readings {
                    span { b { (ctx.voice.say(&reading.value)) } " " (ctx.voice.say(&reading.short)) (arrow(reading.trend)) } " "
                }
                @if let Some((filled, of)) = plaque.dots {
                    span.dots aria-hidden="true" { @for n in 0..of { i class=[(n < filled).then_some("full")] {} } }
                }
            }
            @if !plaque.tokens.is_empty() {
                span.tokens { @for token in &plaque.tokens { (token_of(ctx, token)) " " } }
            }
            (press(acts))
        }
    }
}

fn token_of(ctx: &RenderContext, token: &Token) -> Markup {
    let acts = token.spot.as_ref().map_or(&[][..], |spot| ctx.choices_at(spot));
    html! {
        span class={ "token k-" (token.kind) @if is_square(token.kind) { " square" } @if !acts.is_empty() { " pick" } } {
            (sign(token)) (press(acts))
        }
    }
}

/// Every figure of a place with its meaning. The script makes tooltips from this.
fn explained(ctx: &RenderContext, view: &PlaceView, plaque: &Plaque) -> Markup {
    html! {
        h4 {
            (ctx.voice.say(&view.name))
            @if let Some(mood) = mood(view) { " " small { (ctx.voice.own(&format!("mood-{mood}"))) } }
        }
        dl {
            @for reading in &plaque.readings {
                dt { (ctx.voice.say(&reading.value)) " " (ctx.voice.say(&reading.short)) }
                dd {
                    (ctx.voice.say(&reading.help))
                    @match reading.trend {
                        0 => {}
                        1.. => { " (" (ctx.voice.own("trend-up")) ")" }
                        _ => { " (" (ctx.voice.own("trend-down")) ")" }
                    }
                }
            }
            @if let Some((filled, of)) = plaque.dots {
                dt { (filled) "/" (of) }
                dd { @if let Some(help) = &plaque.dots_help { (ctx.voice.say(help)) } }
            }
            @for token in &plaque.tokens { dt { (sign(token)) } dd.of-token { (ctx.voice.say(&token.help)) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use catalogue::Title;
    use scene::{Item, Lang};

    use super::*;
    use crate::presidency::{PRESIDENCY, scene};
    use crate::render::map;
    use crate::texts::Voice;

    #[test]
    fn plaques_of_the_world_do_not_overlap_and_stay_on_the_map() {
        are_apart(&scene());
    }

    #[test]
    fn plaques_stay_apart_however_many_tokens_they_have() {
        let mut scene = scene();
        let items = scene.areas.iter_mut().flat_map(|area| &mut area.items);
        let boards = items.filter_map(|item| if let Item::Board(board) = item { Some(board) } else { None });
        // Only regions can have many tokens.
        let is_region = |view: &&mut PlaceView| !["US", "CD", "RU", "CN"].contains(&&*view.id);
        for view in boards.flat_map(|board| &mut board.places).filter(is_region) {
            if let Some(plaque) = &mut view.plaque {
                let help = plaque.readings[0].help.clone();
                let token = Token { sign: "2T4".to_owned(), kind: "terror", help, spot: None };
                plaque.tokens = vec![token; 20];
            }
        }
        are_apart(&scene);
    }

    #[track_caller]
    fn are_apart(scene: &scene::Scene) {
        for lang in Lang::ALL {
            let ctx = RenderContext::new(Voice::of(lang, PRESIDENCY), scene, "demo", PRESIDENCY.id(), true);
            let world = map("world").unwrap();
            for board in
                ctx.items().filter_map(|item| if let Item::Board(board) = item { Some(board) } else { None })
            {
                let drawings: Vec<_> = board
                    .places
                    .iter()
                    .filter_map(|view| Drawing::new(&ctx, board.map, world.place(&view.id)?, view))
                    .collect();
                assert_eq!(drawings.len(), world.places.len());
                for (n, one) in drawings.iter().enumerate() {
                    for rect in one.covered() {
                        assert!(world.view.encloses(rect), "{} leaves the map: {rect:?}", one.name);
                        for other in &drawings[..n] {
                            let meets = other.covered().into_iter().find(|other| other.overlaps(rect));
                            assert_eq!(meets, None, "{} lies on {}: {rect:?}", one.name, other.name);
                        }
                    }
                }
            }
        }
    }
}
