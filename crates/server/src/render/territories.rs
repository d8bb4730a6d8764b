//! A board of territories: each is drawn with its name, its control number, its products, its holder and what lies there. Small screens
//! show one region at a time. On request all territories are shown as a list.
//!
//! Territories that can be chosen are pressed on the map. Pressing any other one
//! opens its description. The same descriptions are the list for screen readers.

use std::borrow::Cow;

use atlas::map::{Layout, Map, Place, Point, Rect, SeamKind};
use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::{Board, Choice, Mark, PlaceView, Product, Territory};

use super::board::lesson_mark;
use super::maps::{ZOOMS, regions};
use super::symbols::{CONTROL, MOST_CONTROL, PRODUCT};
use super::zoom::zoom_buttons;
use super::{RenderContext, popover, press, seat_class};

/// The gaps between a symbol and its letters, and between two products, in map units.
const GAP: f32 = 0.7;
const PRODUCT_GAP: f32 = 2.4;
const TOKEN: f32 = 16.0;
const CITY: [f32; 2] = [12.0, 11.0];
/// How far a name may be compressed before it is abbreviated instead.
const TIGHTEST: f32 = 0.84;
const NAME_SIZE: f32 = 9.5;
/// Precedes the name of a home territory.
const STAR: &str = "★ ";
const STAR_WIDTH: f32 = 9.5;
const LETTER_SIZE: f32 = 7.6;

pub(crate) fn has_territories(board: &Board) -> bool {
    board.places.iter().any(|view| view.territory.is_some())
}

/// A territory with its place on the map.
struct Drawn<'a> {
    view: &'a PlaceView,
    territory: &'a Territory,
    place: &'a Place,
    /// The box beside the map, if the territory has one of its own.
    frame: Option<Rect>,
    acts: &'a [(usize, &'a Choice)],
    /// The id of its description.
    told: String,
}

/// The territories of a board that are on the map.
fn drawn<'a>(ctx: &'a RenderContext, board: &'a Board, map: &'a Map) -> Vec<Drawn<'a>> {
    let drawn = |view: &'a PlaceView| {
        let place = map.place(&view.id)?;
        let frame = map.frames.iter().find(|frame| frame.places == [place.code]);
        Some(Drawn {
            view,
            territory: view.territory.as_ref()?,
            place,
            frame: frame.map(|frame| frame.bounds),
            acts: ctx.choices_at(&view.spot),
            told: format!("told-{}", place.code),
        })
    };
    board.places.iter().filter_map(drawn).collect()
}

pub(crate) fn board(ctx: &RenderContext, board: &Board, map: &Map) -> Markup {
    let drawn = drawn(ctx, board, map);
    html! {
        div.board.of-territories {
            (zooms(ctx, board.map, &drawn))
            div.window { (drawing(ctx, board, map, &drawn)) (zoom_buttons(ctx)) }
            (key(ctx, map))
            (list(ctx, board.map, &drawn))
        }
    }
}

/// The parts of the map that a small screen can show, as radio buttons. The part with more than half of the possible choices is selected
/// first. With scripts each button moves the map to its part; otherwise the style sheet does.
fn zooms(ctx: &RenderContext, map: &str, drawn: &[Drawn]) -> Markup {
    let picks = |codes: &[&str]| {
        drawn.iter().filter(|one| !one.acts.is_empty() && codes.contains(&one.place.code)).count()
    };
    let all = drawn.iter().filter(|one| !one.acts.is_empty()).count();
    let most = regions(map).iter().find(|(_, codes)| 2 * picks(codes) > all);
    let chosen = most.map(|(key, _)| *key).filter(|key| ZOOMS.contains(key));
    html! {
        fieldset.zooms {
            legend.vh { (ctx.voice.own("board-part")) }
            label { input.vh #zoom-whole type="radio" name="zoom" checked[chosen.is_none()]; (ctx.voice.own("board-whole")) }
            @for key in ZOOMS {
                label {
                    input.vh data-view=[part_of(map, key, drawn)] id={ "zoom-" (key) } type="radio" name="zoom" checked[chosen == Some(key)];
                    (ctx.voice.of_game(key))
                }
            }
        }
    }
}

/// The view box of a part of the map: its territories with their labels. The boxes beside the map belong to the oceans.
fn part_of(map: &str, key: &str, drawn: &[Drawn]) -> Option<String> {
    let codes = match key {
        "ocean-pacific" => &["AS", "OC"][..],
        "ocean-atlantic" => &["EU", "ME"],
        _ => regions(map).iter().find(|(other, _)| *other == key)?.1,
    };
    let is_ocean = key.starts_with("ocean");
    let there =
        drawn.iter().filter(|one| codes.contains(&one.place.code) && (one.frame.is_none() || is_ocean));
    let corners = there.flat_map(|one| {
        let Rect { x, y, width, height } = one.bounds();
        [Point { x, y }, Point { x: x + width, y: y + height }]
    });
    let Rect { x, y, width, height } = Rect::bounding(corners)?;
    Some([x, y, width, height].map(|n| n.round().to_string()).join(" "))
}

fn drawing(ctx: &RenderContext, board: &Board, map: &Map, drawn: &[Drawn]) -> Markup {
    let Rect { x, y, width, height } = map.view;
    let name = board.map;
    let pickable = |one: &&Drawn| !one.acts.is_empty();
    html! {
        svg.map.territories viewBox={ (x) " " (y) " " (width) " " (height) } aria-hidden="true" focusable="false" {
            use href={ "#" (name) "-frames" } {}
            @for one in drawn { (one.ground(name)) }
            use href={ "#" (name) "-seams" } {}
            // Territories that can be chosen are drawn last, so that their whole edge is visible.
            @for one in drawn.iter().filter(|one| !pickable(one)).chain(drawn.iter().filter(pickable)) { (one.shape(ctx, name)) }
            use href={ "#" (name) "-ferries" } {}
            (captions(ctx, map))
            g.labels { @for one in drawn { (one.label(ctx)) } }
            @for one in drawn { @if let Some(number) = ctx.mark_at(&one.view.spot) { (lesson_mark(map, one.place, number)) } }
        }
    }
}

/// Names of regions and seas.
fn captions(ctx: &RenderContext, map: &Map) -> Markup {
    html! {
        @for caption in &map.captions {
            @let Point { x, y } = caption.at;
            text class={ "caption " (caption.key) @if caption.key.starts_with("ocean") { " ocean" } } x=(x) y=(y)
                transform=[caption.turned.then(|| format!("rotate(-90 {x} {y})"))] { (ctx.voice.of_game(caption.key)) }
        }
    }
}

impl Drawn<'_> {
    fn is_best(&self, ctx: &RenderContext) -> bool {
        self.acts.iter().any(|(_, choice)| ctx.hinted(&choice.act) == Some(0))
    }

    /// The bounds of everything that belongs to it on the map.
    fn bounds(&self) -> Rect {
        let outline = self.frame.unwrap_or(self.place.bounds);
        let corners =
            |rect: Rect| [Point { x: rect.x, y: rect.y }, Point { x: rect.right(), y: rect.bottom() }];
        Rect::bounding(corners(outline).into_iter().chain(corners(self.place.label_box()))).unwrap_or(outline)
    }

    /// The tinted surface, under the lines of the map. A place without its own outline fills its box.
    fn ground(&self, map: &str) -> Markup {
        let seat = self.view.owner.map(|seat| seat.0);
        let hatched = seat.filter(|_| self.territory.new).map(|seat| format!("url(#new-{seat})"));
        let class = html! { "land" @if let Some(seat) = seat { " o" (seat) } @if self.territory.new { " hatched" } @if self.territory.closed { " closed" } };
        html! {
            @match self.frame.filter(|frame| *frame == self.place.bounds) {
                Some(Rect { x, y, width, height }) => { rect class=(class) x=(x) y=(y) width=(width) height=(height) rx="6" fill=[hatched] {} }
                None => { use class=(class) href={ "#" (map) "-" (self.place.code) } fill=[hatched] {} }
            }
        }
    }

    /// Its edge and its clickable surface. The appearance of a place is in its class, so that a script notices when it changes.
    fn shape(&self, ctx: &RenderContext, map: &str) -> Markup {
        let marked = |mark: Mark| self.view.marks.contains(&mark);
        let Rect { x, y, width, height } = self.bounds();
        html! {
            g class={
                "p"
                @if let Some(seat) = self.view.owner { " " (seat_class(seat)) }
                @if self.territory.new { " hollow" }
                @if self.territory.city { " town" }
                @if !self.acts.is_empty() { " pick" }
                @if self.is_best(ctx) { " best" }
                @if ctx.mark_at(&self.view.spot).is_some() { " asked" }
                @if ctx.look.contains(&self.view.spot.0) { " looked" }
                @if marked(Mark::Announced) { " said" }
            } id=(self.view.spot.0) {
                @match self.frame {
                    Some(Rect { x, y, width, height }) => { rect.edge x=(x) y=(y) width=(width) height=(height) rx="6" {} }
                    None => { use href={ "#" (map) "-" (self.place.code) } {} }
                }
                // The clip path is on a group, because on the positioned element itself it would move along with that element.
                g clip-path={ "url(#" (map) "-" (self.place.code) "-c)" } {
                    foreignObject x=(short(x)) y=(short(y)) width=(short(width)) height=(short(height)) {
                        @if self.acts.is_empty() {
                            button type="button" tabindex="-1" popovertarget=(self.told) {}
                        } @else { (press(self.acts)) }
                    }
                }
            }
        }
    }

    fn label(&self, ctx: &RenderContext) -> Markup {
        let name = self.name(ctx);
        html! {
            @if let Some(callout) = self.place.callout {
                @let [from, to] = callout.leader;
                path.lead d={ "M" (short(from.x)) " " (short(from.y)) "L" (short(to.x)) " " (short(to.y)) } {}
                circle.lead-end cx=(short(from.x)) cy=(short(from.y)) r="1.8" {}
            }
            text.name.left[!self.is_stack()] x=(short(name.at.x)) y=(short(name.at.y)) textLength=[name.squeezed.map(short)]
                lengthAdjust=[name.squeezed.map(|_| "spacingAndGlyphs")] {
                @if self.territory.home.is_some() { (STAR) }
                (name.words)
            }
            (self.products(ctx))
            @for (sign, Point { x, y }) in self.signs() {
                @match sign {
                    Sign::Token(seat) => (token(ctx, seat, self.territory.new, Point { x, y })),
                    Sign::Natives => { use href="#natives" x=(short(x)) y=(short(y)) {} }
                    Sign::City => { use.town href="#town" x=(short(x)) y=(short(y)) {} }
                }
            }
        }
    }

    /// Whether its parts are centred below each other. Otherwise they begin at the left.
    fn is_stack(&self) -> bool {
        matches!(self.place.layout, Layout::Stack(_))
    }

    /// The name on the label. The atlas has shorter names for some.
    fn name(&self, ctx: &RenderContext) -> Name {
        let key = format!("territory-short-{}", self.place.code);
        let words =
            if ctx.voice.game_has(&key) { ctx.voice.of_game(key) } else { ctx.voice.say(&self.view.name) };
        let bounds = self.place.name_box();
        let x = if self.is_stack() { bounds.middle().x } else { bounds.x };
        Name {
            at: Point { x, y: bounds.bottom() - 1.0 },
            ..Name::fitting(&words, self.territory.home.is_some(), bounds.width)
        }
    }

    /// The control number and the products.
    fn products(&self, ctx: &RenderContext) -> Markup {
        let Some((left, y, Row { parts, .. })) = self.row(ctx) else { return html! {} };
        html! {
            @if let Some(worth) = self.view.worth { use href={ "#control-" (worth.clamp(0, MOST_CONTROL)) } x=(short(left)) y=(short(y)) {} }
            @for (product, part) in self.territory.products.iter().zip(&parts) {
                use.sign href={ "#product-" (product.kind) } x=(short(left + part.at)) y=(short(y + 0.2)) {}
                @if let Some(letters) = &part.letters {
                    text.short.added[product.added] x=(short(left + part.at + PRODUCT + GAP)) y=(short(y + 8.3)) { (letters) }
                }
            }
        }
    }

    /// The row below the name, with its upper left corner.
    fn row(&self, ctx: &RenderContext) -> Option<(f32, f32, Row)> {
        let bounds = self.place.row_box()?;
        let row = Row::of(ctx, self.view.worth.is_some(), &self.territory.products, bounds.width);
        let left = if self.is_stack() { bounds.middle().x - row.width / 2.0 } else { bounds.x };
        Some((left, bounds.y, row))
    }

    /// Holder, Natives and city, each with its centre: side by side in a stack, otherwise with the city below the token.
    fn signs(&self) -> Vec<(Sign, Point)> {
        let at = self.place.badge_box().middle();
        let holder = self.view.owner.map(Sign::Token);
        let natives = self.territory.natives.then_some(Sign::Natives);
        let city = self.territory.city.then_some(Sign::City);
        if !self.is_stack() {
            let beneath = self.place.row_box().map_or(at.y, |row| row.middle().y + 0.5);
            let upper = holder.into_iter().chain(natives).zip((0..).map(|n| at.x - TOKEN * n as f32));
            return upper
                .map(|(sign, x)| (sign, Point { x, y: at.y }))
                .chain(city.map(|sign| (sign, Point { x: at.x, y: beneath })))
                .collect();
        }
        let signs: Vec<Sign> = holder.into_iter().chain(natives).chain(city).collect();
        let mut x = at.x - signs.iter().map(|sign| sign.width()).sum::<f32>() / 2.0;
        let place = |sign: Sign| {
            x += sign.width();
            (sign, Point { x: x - sign.width() / 2.0, y: at.y })
        };
        signs.into_iter().map(place).collect()
    }

    /// Everything that its label covers.
    #[cfg(test)]
    fn covered(&self, ctx: &RenderContext) -> Vec<Rect> {
        let name = self.name(ctx);
        let star = if self.territory.home.is_some() { STAR_WIDTH } else { 0.0 };
        let width = name.squeezed.unwrap_or_else(|| width_of(&name.words, NAME_SIZE, SERIF) + star);
        let left = if self.is_stack() { name.at.x - width / 2.0 } else { name.at.x };
        // Descenders are ignored, because few letters have them.
        let name = Rect { x: left, y: name.at.y - NAME_SIZE * 0.75, width, height: NAME_SIZE * 0.75 };
        let row = self.row(ctx).map(|(x, y, row)| Rect { x, y, width: row.width, height: CONTROL[1] });
        let signs =
            self.signs().into_iter().map(|(sign, at)| Rect::around(at, [sign.width(), sign.height()]));
        [name].into_iter().chain(row).chain(signs).collect()
    }
}

/// What lies in a territory.
#[derive(Clone, Copy)]
enum Sign {
    Token(Seat),
    Natives,
    City,
}

impl Sign {
    fn width(self) -> f32 {
        match self {
            Sign::Token(_) | Sign::Natives => TOKEN,
            Sign::City => CITY[0],
        }
    }

    #[cfg(test)]
    fn height(self) -> f32 {
        match self {
            Sign::Token(_) | Sign::Natives => TOKEN,
            Sign::City => CITY[1],
        }
    }
}

fn token(ctx: &RenderContext, seat: Seat, new: bool, at: Point) -> Markup {
    html! {
        g class={ "token-of " (seat_class(seat)) @if new { " hollow" } } {
            use href={ "#badge-" (seat.0) } x=(short(at.x)) y=(short(at.y)) {}
            text x=(short(at.x)) y=(short(at.y + 3.2)) { (ctx.letter(seat)) }
        }
    }
}

/// The name on a label, and the width it is compressed to if it is too long.
struct Name {
    at: Point,
    words: String,
    squeezed: Option<f32>,
}

impl Name {
    /// Unchanged if it fits, otherwise slightly compressed, otherwise with its first words abbreviated.
    fn fitting(words: &str, has_star: bool, room: f32) -> Name {
        let star = if has_star { STAR_WIDTH } else { 0.0 };
        let width = width_of(words, NAME_SIZE, SERIF) + star;
        match shortened(words).filter(|_| width * TIGHTEST > room) {
            Some(shorter) => Name::fitting(&shorter, has_star, room),
            None => Name {
                at: Point { x: 0.0, y: 0.0 },
                words: words.to_owned(),
                squeezed: (width > room).then_some(room),
            },
        }
    }
}

/// Abbreviates the first word that is still whole, but never the last: "Northern California" becomes "N. California".
fn shortened(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split(' ').collect();
    let whole = words[..words.len() - 1].iter().position(|word| !word.ends_with('.'))?;
    let short = |(n, word): (usize, &&str)| match word.chars().next() {
        Some(first) if n == whole => format!("{first}."),
        _ => (*word).to_owned(),
    };
    Some(words.iter().enumerate().map(short).collect::<Vec<_>>().join(" "))
}

/// Widths as shares of the font size: narrow letters, capitals and wide letters, all others.
type Face = [f32; 3];
const SERIF: Face = [0.33, 0.78, 0.54];
const SANS: Face = [0.34, 0.76, 0.6];

/// The approximate width of a text, good enough to keep labels apart.
fn width_of(words: &str, size: f32, [narrow, broad, other]: Face) -> f32 {
    let one = |c: char| match c {
        'f' | 'i' | 'j' | 'l' | 't' | 'r' | 'I' | '.' | ',' | '\'' | ' ' | '(' | ')' | '-' => narrow,
        'm' | 'w' => broad,
        _ if c.is_uppercase() => broad,
        _ => other,
    };
    words.chars().map(one).sum::<f32>() * size
}

/// What follows the control number, and the width of the whole row.
struct Row {
    parts: Vec<Part>,
    width: f32,
}

/// A product: the position of its symbol, and its letters if there is space for them.
struct Part {
    at: f32,
    letters: Option<String>,
}

impl Row {
    fn of(ctx: &RenderContext, has_control: bool, products: &[Product], room: f32) -> Row {
        let lettered = Row::set(ctx, has_control, products, true);
        if lettered.width <= room + 1.0 { lettered } else { Row::set(ctx, has_control, products, false) }
    }

    fn set(ctx: &RenderContext, has_control: bool, products: &[Product], with_letters: bool) -> Row {
        let mut at = if has_control { CONTROL[0] } else { 0.0 };
        let parts = products.iter().map(|product| {
            let letters = with_letters.then(|| ctx.voice.say(&product.short).into_owned());
            let width = letters.as_ref().map_or(0.0, |letters| GAP + width_of(letters, LETTER_SIZE, SANS));
            let start = at + PRODUCT_GAP;
            at = start + PRODUCT + width;
            Part { at: start, letters }
        });
        let parts = parts.collect();
        Row { parts, width: at }
    }
}

/// The legend, and the switch to the list.
fn key(ctx: &RenderContext, map: &Map) -> Markup {
    let sample = |sign: Markup, words: &str| {
        html! { span { svg viewBox="-10 -10 20 20" aria-hidden="true" focusable="false" { (sign) } (ctx.voice.own(words)) } }
    };
    let seat = ctx.viewer.unwrap_or(Seat(0));
    html! {
        div.key {
            div aria-hidden="true" {
                (sample(token(ctx, seat, false, Point { x: 0.0, y: 0.0 }), "legend-established"))
                (sample(token(ctx, seat, true, Point { x: 0.0, y: 0.0 }), "legend-new"))
                (sample(html! { use.town href="#town" {} }, "legend-city"))
                (sample(html! { use href="#natives" {} }, "legend-natives"))
                (sample(html! { use href="#control-2" x="-5" y="-5.5" {} }, "legend-control"))
                @if !map.ferries.is_empty() {
                    (sample(html! { path.ferry d="M-8 0H8" {} circle.ferry-end cx="-8" r="2" {} circle.ferry-end cx="8" r="2" {} }, "legend-ferry"))
                }
                (sample(html! { rect.reach x="-9" y="-6" width="18" height="12" rx="3" {} }, "legend-reach"))
            }
            label.listed { input #as-list type="checkbox"; (ctx.voice.own("board-as-list")) }
        }
    }
}

/// Every territory as text, region by region: read by screen readers, shown as a list on request, and opened one by one from the map.
fn list(ctx: &RenderContext, map: &str, drawn: &[Drawn]) -> Markup {
    let regions = regions(map);
    let rest: Vec<&str> = drawn
        .iter()
        .map(|one| one.place.code)
        .filter(|code| regions.iter().all(|(_, codes)| !codes.contains(code)))
        .collect();
    let group = |name: Option<&str>, codes: &[&str]| {
        html! {
            section {
                @if let Some(name) = name { h3 { (ctx.voice.of_game(name)) } }
                ul { @for one in drawn.iter().filter(|one| codes.contains(&one.place.code)) { li.pick[!one.acts.is_empty()] data-spot=(one.view.spot.0) { (one.in_words(ctx)) (press(one.acts)) } } }
            }
        }
    };
    html! {
        div.territory-list role="region" aria-label=(ctx.voice.own("board-list")) {
            div {
                @for (name, codes) in regions { (group(Some(name), codes)) }
                @if !rest.is_empty() { (group(None, &rest)) }
            }
        }
    }
}

impl Drawn<'_> {
    fn in_words(&self, ctx: &RenderContext) -> Markup {
        let Territory { products, new, city, natives, home, closed, notes } = self.territory;
        let mut facts: Vec<Cow<str>> = Vec::new();
        if let Some(worth) = self.view.worth {
            facts.push(ctx.voice.fill(Text::new("territory-control").number("number", worth)));
        }
        for product in products {
            let name = ctx.voice.say(&product.name);
            facts.push(if product.added {
                ctx.voice.fill(Text::new("territory-added").word("product", name))
            } else {
                name
            });
        }
        let holder = match self.view.owner {
            Some(seat) if *new => ctx.voice.fill(Text::new("territory-new").word("side", ctx.side(seat))),
            Some(seat) => ctx.side(seat).into_owned().into(),
            None => ctx.voice.own("territory-vacant"),
        };
        let mut there = vec![holder];
        there.extend(city.then(|| ctx.voice.own("territory-city")));
        there.extend(natives.then(|| ctx.voice.own("territory-natives")));
        there.extend(
            home.map(|seat| ctx.voice.fill(Text::new("territory-home").word("side", ctx.side(seat)))),
        );
        there.extend(closed.then(|| ctx.voice.own("territory-closed")));
        popover(
            &self.told,
            html! {
                h4 { (ctx.voice.say(&self.view.name)) }
                p { (facts.join(" · ")) }
                p { (there.join(" · ")) }
                @for note in notes { p.note { (ctx.voice.say(note)) } }
            },
        )
    }
}

/// Tenths are precise enough and keep the part small, which is sent often.
fn short(n: f32) -> f32 {
    (n * 10.0).round() / 10.0
}

/// Definitions that are in the page once: the boxes and lines of a map.
pub(crate) fn definitions(name: &str, map: &Map) -> Markup {
    let seam = |kind: SeamKind| map.seams.iter().filter(move |seam| seam.kind == kind);
    html! {
        g id={ (name) "-frames" } {
            @for Rect { x, y, width, height } in map.frames.iter().map(|frame| frame.bounds) {
                rect.frame x=(x) y=(y) width=(width) height=(height) rx="6" {}
            }
        }
        g id={ (name) "-seams" } {
            @for seam in seam(SeamKind::Region) { path.region d=(seam.path) {} }
            @for seam in seam(SeamKind::Water) { path.water d=(seam.path) {} }
        }
        g id={ (name) "-ferries" } {
            @for ferry in &map.ferries {
                @let [from, to] = ferry.line;
                path.ferry d={ "M" (from.x) " " (from.y) "L" (to.x) " " (to.y) } {}
                @for end in ferry.line { circle.ferry-end cx=(end.x) cy=(end.y) r="1.7" {} }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use catalogue::{NewTable, Title, title};
    use kernel::chance::Seed;
    use kernel::{FastRng, Player, Turn, Viewer};
    use scene::{Item, Lang, Scene};

    use super::*;
    use crate::assets::{TERRITORIES, asset};
    use crate::destiny::{DESTINY, scene};
    use crate::render::map;
    use crate::texts::Voice;

    /// A scene with everything that may lie in a territory at once.
    fn crowded() -> Scene {
        let mut scene = scene();
        let boards = scene.areas.iter_mut().flat_map(|area| &mut area.items).filter_map(|item| match item {
            Item::Board(board) => Some(board),
            _ => None,
        });
        for view in boards.flat_map(|board| &mut board.places) {
            view.owner = Some(Seat(0));
            if let Some(territory) = &mut view.territory {
                territory.city = true;
                territory.natives = false;
            }
        }
        scene
    }

    fn labels_are_apart(scene: &Scene, title: &dyn Title, lang: Lang) {
        let ctx = RenderContext::new(Voice::of(lang, title), scene, "demo", title.id(), true);
        let board = ctx.boards().next().unwrap();
        let america = map(board.map).unwrap();
        let labels: Vec<_> =
            drawn(&ctx, board, america).iter().map(|one| (one.place.code, one.covered(&ctx))).collect();
        assert_eq!(labels.len(), america.places.len());
        for (n, (code, rects)) in labels.iter().enumerate() {
            for rect in rects {
                assert!(america.view.encloses(*rect), "{lang}: {code} leaves the map: {rect:?}");
                for (other, others) in &labels[..n] {
                    let meets = others.iter().find(|other| other.overlaps(*rect));
                    assert_eq!(meets, None, "{lang}: {code} lies on {other}: {rect:?}");
                }
            }
        }
    }

    #[test]
    fn labels_of_territories_do_not_overlap_and_stay_on_the_map() {
        for lang in Lang::ALL {
            labels_are_apart(&scene(), DESTINY, lang);
            labels_are_apart(&crowded(), DESTINY, lang);
        }
    }

    #[test]
    fn labels_do_not_overlap_in_a_game() {
        let title = title("manifest").unwrap();
        let players = (0..5).map(|n| Player::Person(format!("P{n}"))).collect();
        let new = NewTable { players, seed: Some(Seed::from_number(1)), ..NewTable::default() };
        let mut table = title.open(new).unwrap();
        let mut rng = FastRng::new(1);
        while let (Turn::Decide(seats), true) = (table.turn(), table.len() < 600) {
            let seat = seats.first().unwrap();
            let choices = table.choices(seat);
            table.act(seat, &choices[rng.below(choices.len() as u32) as usize]).unwrap();
            if table.len().is_multiple_of(60) {
                for lang in Lang::ALL {
                    labels_are_apart(&table.scene(Viewer::Seat(seat)), title, lang);
                }
            }
        }
    }

    #[test]
    fn long_names_are_pressed_together_a_little_and_then_shortened() {
        let fitting = |words: &str, room: f32| {
            let name = Name::fitting(words, false, room);
            (name.words, name.squeezed.is_some())
        };
        let all = width_of("Northern California", NAME_SIZE, SERIF);
        assert_eq!(fitting("Northern California", all), ("Northern California".to_owned(), false));
        assert_eq!(fitting("Northern California", all * 0.9), ("Northern California".to_owned(), true));
        assert_eq!(fitting("Northern California", all * 0.8), ("N. California".to_owned(), false));
        assert_eq!(fitting("Eastern South America", 60.0).0, "E. S. America");
        assert_eq!(fitting("Saskatchewan", 20.0), ("Saskatchewan".to_owned(), true));
    }

    #[test]
    fn letters_of_products_give_way_where_there_is_no_room() {
        let scene = scene();
        let ctx = RenderContext::new(Voice::of(Lang::En, DESTINY), &scene, "demo", DESTINY.id(), true);
        let europe = ctx.boards().next().unwrap().places.iter().find(|view| view.id == "EU").unwrap();
        let products = &europe.territory.as_ref().unwrap().products;
        let has_letters = |room| {
            let row = Row::of(&ctx, true, products, room);
            assert_eq!(row.parts.len(), 3);
            row.parts.iter().all(|part| part.letters.is_some())
        };
        assert!(has_letters(100.0) && !has_letters(60.0));
    }

    #[test]
    fn every_part_of_the_board_says_what_it_shows() {
        let scene = scene();
        let ctx = RenderContext::new(Voice::of(Lang::En, DESTINY), &scene, "demo", DESTINY.id(), true);
        let board = ctx.boards().next().unwrap();
        let america = map(board.map).unwrap();
        let drawn = drawn(&ctx, board, america);
        for key in ZOOMS {
            let view = part_of(board.map, key, &drawn).unwrap();
            let numbers: Vec<f32> = view.split(' ').map(|number| number.parse().unwrap()).collect();
            let [x, y, width, height] = numbers[..] else { panic!("{key}: {view}") };
            assert!(width > 40.0 && height > 40.0, "{key}: {view}");
            assert!(width < america.view.width * 0.75, "{key}: {view}");
            let around = Rect {
                x: america.view.x - 1.0,
                y: america.view.y - 1.0,
                width: america.view.width + 2.0,
                height: america.view.height + 2.0,
            };
            assert!(around.encloses(Rect { x, y, width, height }), "{key}: {view}");
        }
    }

    #[test]
    fn a_small_screen_sees_the_beginning_of_every_region() {
        let sheet = asset(TERRITORIES).unwrap().text();
        let america = map("america").unwrap();
        for (key, codes) in regions("america").iter().filter(|(key, _)| ZOOMS.contains(key)) {
            let rule = sheet
                .split_once(&format!("#zoom-{key}:checked) .window {{"))
                .unwrap()
                .1
                .split_once('}')
                .unwrap()
                .0;
            let start = |name: &str| {
                let value = rule.split_once(name).map_or("0", |(_, rest)| rest.split(';').next().unwrap());
                value.trim().parse::<f32>().unwrap()
            };
            let (left, top) = (start("--x:"), start("--y:"));
            for place in codes.iter().map(|code| america.place(code).unwrap()) {
                // The boxes beside the map have a part of their own.
                if america.frames.iter().any(|frame| frame.places == [place.code]) {
                    continue;
                }
                let label = place.label_box();
                assert!(label.x >= left && label.y >= top, "{key}: {} begins at {label:?}", place.code);
            }
        }
        for key in ZOOMS {
            assert!(sheet.contains(&format!("#zoom-{key}:checked)")), "{key}");
        }
    }
}
