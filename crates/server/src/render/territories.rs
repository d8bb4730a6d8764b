//! A board of territories: each drawn with its name, its control number, what it yields, who holds it and what lies there. Small screens
//! look at one region after the other; on request all territories stand there as a list.
//!
//! What can be chosen is pressed on the map. Any other territory opens what is told of it; the same words are the list for screen readers.

use std::borrow::Cow;

use atlas::map::{Layout, Map, Place, Point, Rect, SeamKind};
use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::{Board, Choice, Mark, PlaceView, Product, Territory};

use super::maps::{REACHES, regions};
use super::{Eye, press, seat_class, tell};

/// Sizes of the parts of a label, in units of the map.
const CONTROL: [f32; 2] = [10.0, 11.0];
const SYMBOL: f32 = 10.5;
/// Between a symbol and its letters, and between two products.
const GAP: f32 = 0.7;
const PRODUCT_GAP: f32 = 2.4;
const TOKEN: f32 = 16.0;
const CITY: f32 = 11.0;
/// A name may be pressed together as far as this before it is shortened.
const TIGHTEST: f32 = 0.84;
const NAME_SIZE: f32 = 9.5;
const LETTER_SIZE: f32 = 7.6;

pub(crate) fn has_territories(board: &Board) -> bool {
    board.places.iter().any(|view| view.territory.is_some())
}

/// A territory with its place on the map.
struct Drawn<'a> {
    view: &'a PlaceView,
    territory: &'a Territory,
    place: &'a Place,
    /// The box beside the map that it has for itself.
    frame: Option<Rect>,
    acts: &'a [(usize, &'a Choice)],
    /// The id of what is told of it.
    told: String,
}

pub(crate) fn board(eye: &Eye, board: &Board, map: &Map) -> Markup {
    let drawn: Vec<Drawn> = board
        .places
        .iter()
        .filter_map(|view| {
            let place = map.place(&view.id)?;
            let frame = map.frames.iter().find(|frame| frame.places == [place.code]);
            Some(Drawn {
                view,
                territory: view.territory.as_ref()?,
                place,
                frame: frame.map(|frame| frame.bounds),
                acts: eye.choices_at(&view.spot),
                told: format!("told-{}", place.code),
            })
        })
        .collect();
    html! {
        div.board.of-territories {
            (reaches(eye, board.map, &drawn))
            div.window { (drawing(eye, board, map, &drawn)) }
            (key(eye, map))
            (list(eye, board.map, &drawn))
        }
    }
}

/// The parts of the map that a small screen can look at, as radio buttons; at first the one with most of what can be chosen.
fn reaches(eye: &Eye, map: &str, drawn: &[Drawn]) -> Markup {
    let picks = |codes: &[&str]| {
        drawn.iter().filter(|one| !one.acts.is_empty() && codes.contains(&one.place.code)).count()
    };
    let best =
        regions(map).iter().max_by_key(|(_, codes)| picks(codes)).filter(|(_, codes)| picks(codes) > 0);
    let chosen = best.map(|(key, _)| *key).filter(|key| REACHES.contains(key));
    html! {
        fieldset.reaches {
            legend.vh { (eye.voice.own("board-part")) }
            label { input.vh #reach-whole type="radio" name="reach" checked[chosen.is_none()]; (eye.voice.own("board-whole")) }
            @for key in REACHES {
                label { input.vh id={ "reach-" (key) } type="radio" name="reach" checked[chosen == Some(key)]; (eye.voice.of_game(key)) }
            }
        }
    }
}

fn drawing(eye: &Eye, board: &Board, map: &Map, drawn: &[Drawn]) -> Markup {
    let Rect { x, y, width, height } = map.view;
    let name = board.map;
    let pickable = |one: &&Drawn| !one.acts.is_empty();
    html! {
        svg.map.territories viewBox={ (x) " " (y) " " (width) " " (height) } aria-hidden="true" focusable="false" {
            use href={ "#" (name) "-frames" } {}
            @for one in drawn { (one.ground(name)) }
            use href={ "#" (name) "-seams" } {}
            // What can be chosen shows its whole edge.
            @for one in drawn.iter().filter(|one| !pickable(one)).chain(drawn.iter().filter(pickable)) { (one.shape(eye, name)) }
            use href={ "#" (name) "-ferries" } {}
            g.labels { @for one in drawn { (one.label(eye)) } }
        }
    }
}

impl Drawn<'_> {
    fn is_best(&self, eye: &Eye) -> bool {
        self.acts.iter().any(|(_, choice)| eye.hinted(&choice.act) == Some(0))
    }

    /// All that belongs to it on the map.
    fn bounds(&self) -> Rect {
        let outline = self.frame.unwrap_or(self.place.bounds);
        let corners =
            |rect: Rect| [Point { x: rect.x, y: rect.y }, Point { x: rect.right(), y: rect.bottom() }];
        Rect::bounding(corners(outline).into_iter().chain(corners(self.place.label_box()))).unwrap_or(outline)
    }

    /// The tinted surface, under the lines of the map.
    fn ground(&self, map: &str) -> Markup {
        let seat = self.view.owner.map(|seat| seat.0);
        let hatched = seat.filter(|_| self.territory.new).map(|seat| format!("url(#new-{seat})"));
        html! {
            use class={ "land" @if let Some(seat) = seat { " o" (seat) } @if self.territory.new { " hatched" } @if self.territory.closed { " closed" } }
                href={ "#" (map) "-" (self.place.code) } fill=[hatched] {}
        }
    }

    /// Its edge, and the surface for pointers. The look of a place is in its class, so that a script sees it change.
    fn shape(&self, eye: &Eye, map: &str) -> Markup {
        let marked = |mark: Mark| self.view.marks.contains(&mark);
        let Rect { x, y, width, height } = self.bounds();
        html! {
            g class={
                "p"
                @if let Some(seat) = self.view.owner { " " (seat_class(seat)) }
                @if self.territory.new { " hollow" }
                @if self.territory.city { " town" }
                @if !self.acts.is_empty() { " pick" }
                @if self.is_best(eye) { " best" }
                @if marked(Mark::Announced) { " said" }
            } id=(self.view.spot.0) {
                @match self.frame {
                    Some(Rect { x, y, width, height }) => { rect.edge x=(x) y=(y) width=(width) height=(height) rx="6" {} }
                    None => { use href={ "#" (map) "-" (self.place.code) } {} }
                }
                foreignObject x=(short(x)) y=(short(y)) width=(short(width)) height=(short(height)) clip-path={ "url(#" (map) "-" (self.place.code) "-c)" } {
                    @if self.acts.is_empty() {
                        button type="button" tabindex="-1" popovertarget=(self.told) {}
                    } @else { (press(self.acts)) }
                }
            }
        }
    }

    fn label(&self, eye: &Eye) -> Markup {
        let named = self.place.name_box();
        let is_stack = matches!(self.place.layout, Layout::Stack(_));
        let lines =
            fitting(&label_name(eye, self.view), self.territory.home.is_some(), named.width, lines_in(named));
        let top = named.bottom() - LINE * lines.len() as f32;
        html! {
            @if let Some(callout) = self.place.callout {
                @let [from, to] = callout.leader;
                path.lead d={ "M" (short(from.x)) " " (short(from.y)) "L" (short(to.x)) " " (short(to.y)) } {}
                circle.lead-end cx=(short(from.x)) cy=(short(from.y)) r="1.8" {}
            }
            @for (n, line) in lines.iter().enumerate() {
                text.name.left[!is_stack] x=(short(if is_stack { named.middle().x } else { named.x })) y=(short(top + LINE * n as f32 + 9.0))
                    textLength=[line.squeezed.map(short)] lengthAdjust=[line.squeezed.map(|_| "spacingAndGlyphs")] {
                    @if n == 0 && self.territory.home.is_some() { "★ " }
                    (line.words)
                }
            }
            (self.row(eye, is_stack))
            (self.tokens(eye, is_stack))
        }
    }

    /// The control number and the products.
    fn row(&self, eye: &Eye, is_centred: bool) -> Markup {
        let Some(row) = self.place.row_box() else { return html! {} };
        let products = &self.territory.products;
        let Row { parts, width } = Row::of(eye, self.view.worth.is_some(), products, row.width);
        let left = if is_centred { row.middle().x - width / 2.0 } else { row.x };
        html! {
            @if let Some(worth) = self.view.worth { use href={ "#control-" (worth.clamp(0, MOST_CONTROL)) } x=(short(left)) y=(short(row.y)) {} }
            @for (product, part) in products.iter().zip(&parts) {
                use.sign href={ "#product-" (product.kind) } x=(short(left + part.at)) y=(short(row.y + 0.2)) {}
                @if let Some(letters) = &part.letters {
                    text.short.added[product.added] x=(short(left + part.at + SYMBOL + GAP)) y=(short(row.y + 8.3)) { (letters) }
                }
            }
        }
    }

    /// Who holds it, a city, Natives.
    fn tokens(&self, eye: &Eye, is_stack: bool) -> Markup {
        let at = self.place.badge_box().middle();
        let territory = self.territory;
        // In a stack they stand side by side, else one above the other.
        let holder = self.view.owner.map(|seat| (seat, territory.new));
        let row = self.place.row_box().map_or(at.y, |row| row.middle().y);
        let signs = usize::from(holder.is_some()) + usize::from(territory.natives);
        let width = signs as f32 * TOKEN + if territory.city { CITY + 1.0 } else { 0.0 };
        let mut x = at.x - width / 2.0;
        let mut next = |size: f32| {
            x += size;
            x - size / 2.0
        };
        let city = Point { x: at.x, y: row };
        html! {
            @if is_stack {
                @if let Some((seat, new)) = holder { (token(eye, seat, new, Point { x: next(TOKEN), y: at.y })) }
                @if territory.natives { (natives(Point { x: next(TOKEN), y: at.y })) }
                @if territory.city { (town(Point { x: next(CITY) + 1.0, y: at.y + 1.0 })) }
            } @else {
                @if let Some((seat, new)) = holder { (token(eye, seat, new, at)) }
                @if territory.natives { (natives(if holder.is_some() { city } else { at })) }
                @if territory.city { (town(if holder.is_some() && territory.natives { Point { x: city.x + TOKEN, y: city.y } } else { city })) }
            }
        }
    }
}

fn token(eye: &Eye, seat: Seat, new: bool, at: Point) -> Markup {
    html! {
        g class={ "token-of " (seat_class(seat)) @if new { " hollow" } } {
            use href={ "#badge-" (seat.0) } x=(short(at.x)) y=(short(at.y)) {}
            text x=(short(at.x)) y=(short(at.y + 3.2)) { (eye.letter(seat)) }
        }
    }
}

fn natives(at: Point) -> Markup {
    html! { use href="#natives" x=(short(at.x)) y=(short(at.y)) {} }
}

fn town(at: Point) -> Markup {
    html! { use.town href="#town" x=(short(at.x)) y=(short(at.y)) {} }
}

/// Higher control numbers are drawn as this one.
pub(crate) const MOST_CONTROL: i32 = 9;

/// A line of a name, and how wide it is made where it is too long.
struct NameLine {
    words: String,
    squeezed: Option<f32>,
}

/// The height of a line of a name.
const LINE: f32 = 10.0;

fn lines_in(named: Rect) -> usize {
    ((named.height / LINE) as usize).max(1)
}

/// A name in its lines: as it is where there is room, else pressed together a little, else with its first words shortened.
fn fitting(name: &str, has_star: bool, room: f32, lines: usize) -> Vec<NameLine> {
    let star = if has_star { NAME_SIZE } else { 0.0 };
    let line = |words: &str, star: f32| {
        let wide = width_of(words, NAME_SIZE, SERIF) + star;
        (wide * TIGHTEST <= room)
            .then(|| NameLine { words: words.to_owned(), squeezed: (wide > room).then_some(room) })
    };
    if let Some(one) = line(name, star) {
        return vec![one];
    }
    if lines > 1 {
        for (at, _) in name.match_indices(' ') {
            if let (Some(first), Some(second)) = (line(&name[..at], star), line(&name[at + 1..], 0.0)) {
                return vec![first, second];
            }
        }
    }
    match shortened(name) {
        Some(shorter) => fitting(&shorter, has_star, room, lines),
        None => vec![NameLine { words: name.to_owned(), squeezed: Some(room) }],
    }
}

/// "Northern California" as "N. California": the first word that is still whole, but never the last.
fn shortened(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split(' ').collect();
    let whole = words[..words.len() - 1].iter().position(|word| !word.ends_with('.'))?;
    let short = |(n, word): (usize, &&str)| match word.chars().next() {
        Some(first) if n == whole => format!("{first}."),
        _ => (*word).to_owned(),
    };
    Some(words.iter().enumerate().map(short).collect::<Vec<_>>().join(" "))
}

/// A game may have a shorter name for the map.
fn label_name<'a>(eye: &'a Eye, view: &PlaceView) -> Cow<'a, str> {
    let key = format!("{}-short", view.name.key);
    if eye.voice.game_has(&key) {
        eye.voice.of_game(key)
    } else {
        eye.voice.say(&view.name).into_owned().into()
    }
}

/// Shares of the size of the letters: narrow ones, capitals and broad ones, all others.
type Face = [f32; 3];
const SERIF: Face = [0.33, 0.78, 0.54];
const SANS: Face = [0.34, 0.76, 0.6];

/// How wide words are, about: enough to keep labels apart.
fn width_of(words: &str, size: f32, [narrow, broad, other]: Face) -> f32 {
    let one = |c: char| match c {
        'f' | 'i' | 'j' | 'l' | 't' | 'r' | 'I' | '.' | ',' | '\'' | ' ' | '(' | ')' | '-' => narrow,
        'm' | 'w' => broad,
        _ if c.is_uppercase() => broad,
        _ => other,
    };
    words.chars().map(one).sum::<f32>() * size
}

/// What stands behind the control number, and how wide all of it is.
struct Row {
    parts: Vec<Part>,
    width: f32,
}

/// A product: where its symbol stands, and its letters where there is room for them.
struct Part {
    at: f32,
    letters: Option<String>,
}

impl Row {
    fn of(eye: &Eye, has_control: bool, products: &[Product], room: f32) -> Row {
        let lettered = Row::set(eye, has_control, products, true);
        if lettered.width <= room + 1.0 { lettered } else { Row::set(eye, has_control, products, false) }
    }

    fn set(eye: &Eye, has_control: bool, products: &[Product], with_letters: bool) -> Row {
        let mut at = if has_control { CONTROL[0] } else { 0.0 };
        let parts = products.iter().map(|product| {
            let letters = with_letters.then(|| eye.voice.say(&product.short).into_owned());
            let width = letters.as_ref().map_or(0.0, |letters| GAP + width_of(letters, LETTER_SIZE, SANS));
            let start = at + PRODUCT_GAP;
            at = start + SYMBOL + width;
            Part { at: start, letters }
        });
        let parts = parts.collect();
        Row { parts, width: at }
    }
}

/// What the signs mean, and the switch to the list.
fn key(eye: &Eye, map: &Map) -> Markup {
    let sample = |sign: Markup, words: &str| {
        html! { span { svg viewBox="-10 -10 20 20" aria-hidden="true" focusable="false" { (sign) } (eye.voice.own(words)) } }
    };
    let seat = eye.viewer.unwrap_or(Seat(0));
    html! {
        div.key {
            div aria-hidden="true" {
                (sample(token(eye, seat, false, Point { x: 0.0, y: 0.0 }), "legend-established"))
                (sample(token(eye, seat, true, Point { x: 0.0, y: 0.0 }), "legend-new"))
                (sample(town(Point { x: 0.0, y: 1.0 }), "legend-city"))
                (sample(natives(Point { x: 0.0, y: 0.0 }), "legend-natives"))
                (sample(html! { use href="#control-2" x="-5" y="-5.5" {} }, "legend-control"))
                @if !map.ferries.is_empty() {
                    (sample(html! { path.ferry d="M-8 0H8" {} circle.ferry-end cx="-8" r="2" {} circle.ferry-end cx="8" r="2" {} }, "legend-ferry"))
                }
                (sample(html! { rect.reach x="-9" y="-6" width="18" height="12" rx="3" {} }, "legend-reach"))
            }
            label.listed { input #as-list type="checkbox"; (eye.voice.own("board-as-list")) }
        }
    }
}

/// Every territory in words, region by region: read by screen readers, shown as a list on request, and each opened from the map.
fn list(eye: &Eye, map: &str, drawn: &[Drawn]) -> Markup {
    let regions = regions(map);
    let rest: Vec<&str> = drawn
        .iter()
        .map(|one| one.place.code)
        .filter(|code| regions.iter().all(|(_, codes)| !codes.contains(code)))
        .collect();
    let group = |name: Option<&str>, codes: &[&str]| {
        html! {
            section {
                @if let Some(name) = name { h3 { (eye.voice.of_game(name)) } }
                ul { @for one in drawn.iter().filter(|one| codes.contains(&one.place.code)) { li data-spot=(one.view.spot.0) { (one.in_words(eye)) } } }
            }
        }
    };
    html! {
        div.lands role="region" aria-label=(eye.voice.own("board-list")) {
            @for (name, codes) in regions { (group(Some(name), codes)) }
            @if !rest.is_empty() { (group(None, &rest)) }
        }
    }
}

impl Drawn<'_> {
    fn in_words(&self, eye: &Eye) -> Markup {
        let Territory { products, new, city, natives, home, closed, notes } = self.territory;
        let mut facts: Vec<Cow<str>> = Vec::new();
        if let Some(worth) = self.view.worth {
            facts.push(eye.voice.fill(Text::new("territory-control").number("number", worth)));
        }
        for product in products {
            let name = eye.voice.say(&product.name);
            facts.push(if product.added {
                eye.voice.fill(Text::new("territory-added").word("product", name))
            } else {
                name
            });
        }
        let holder = match self.view.owner {
            Some(seat) if *new => eye.voice.fill(Text::new("territory-new").word("side", eye.side(seat))),
            Some(seat) => eye.side(seat).into_owned().into(),
            None => eye.voice.own("territory-vacant"),
        };
        let mut there = vec![holder];
        there.extend(city.then(|| eye.voice.own("territory-city")));
        there.extend(natives.then(|| eye.voice.own("territory-natives")));
        there.extend(
            home.map(|seat| eye.voice.fill(Text::new("territory-home").word("side", eye.side(seat)))),
        );
        there.extend(closed.then(|| eye.voice.own("territory-closed")));
        tell(
            &self.told,
            html! {
                h4 { (eye.voice.say(&self.view.name)) }
                p { (facts.join(" · ")) }
                p { (there.join(" · ")) }
                @for note in notes { p.note { (eye.voice.say(note)) } }
            },
        )
    }
}

/// Tenths are fine enough, and a part is sent often.
fn short(n: f32) -> f32 {
    (n * 10.0).round() / 10.0
}

/// What stands once in the page: the lines and names of a map, the symbols of a board of territories.
pub(crate) fn definitions(eye: &Eye, board: &Board, map: &Map) -> Markup {
    let name = board.map;
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
            @for caption in &map.captions {
                text class={ "caption " (caption.key) @if caption.key.starts_with("ocean") { " ocean" } } x=(caption.at.x) y=(caption.at.y)
                    transform=[caption.turned.then(|| format!("rotate(-90 {} {})", caption.at.x, caption.at.y))] { (eye.voice.of_game(caption.key)) }
            }
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

/// Control numbers, products, a city and Natives, drawn by reference.
pub(crate) fn symbols() -> Markup {
    let [width, height] = CONTROL;
    html! {
        @for n in 0..=MOST_CONTROL {
            g.control id={ "control-" (n) } { rect width=(width) height=(height) rx="2" {} text x=(width / 2.0) y="8.6" { (n) } }
        }
        g #natives { circle r="7" {} text y="3.1" { "N" } }
        path #town d="M-5.5 5V-.5h2.6V5zM-2.4 5V-5.5H1V5zM1.5 5V-2.5h4V5z" {}
        // In a square of 12 by 12, drawn at 10.5.
        @for (kind, drawing) in PRODUCTS { g id={ "product-" (kind) } { g transform="scale(.875)" { (drawing()) } } }
    }
}

/// The symbols of the products, by kind.
const PRODUCTS: [(&str, fn() -> Markup); 11] = [
    (
        "grain",
        || html! { path.line d="M6 11.7V4" {} path d="M6 .4c1.3 1.1 1.3 2.7 0 3.7-1.3-1-1.3-2.6 0-3.7zM6.3 6.8c.2-1.9 1.6-2.9 3.3-2.8.1 1.8-1.3 3-3.3 2.8zM5.7 6.8c-.2-1.9-1.6-2.9-3.3-2.8-.1 1.8 1.3 3 3.3 2.8zM6.3 10c.2-1.9 1.6-2.9 3.3-2.8.1 1.8-1.3 3-3.3 2.8zM5.7 10c-.2-1.9-1.6-2.9-3.3-2.8-.1 1.8 1.3 3 3.3 2.8z" {} },
    ),
    (
        "fur",
        || html! { path d="M4.3 1 6 2 7.7 1 8.2 2.9 11.2 2.3 11.6 4 9.2 5 9.4 7.3 11.4 9 10.3 10.3 7.6 8.9 6 11.7 4.4 8.9 1.7 10.3.6 9 2.6 7.3 2.8 5.4 4 .8 2.3 3.8 2.9z" {} },
    ),
    (
        "timber",
        || html! { path d="M6 .3 9 4H7.6l2.6 3.2H8.5L11 10.2H6.8v1.6H5.2v-1.6H1l2.5-3H1.8L4.4 4H3z" {} },
    ),
    (
        "tobacco",
        || html! { path d="M11.2.8C5.6.3 1.3 3.3 1.8 8.1c.1.6.3 1.1.6 1.5L.7 11.2l.6.6 1.8-1.8C8.6 10.4 11.5 6.7 11.2.8z" {} path.vein d="M3.3 9.1 8.6 3.6" {} },
    ),
    (
        "textiles",
        || html! { path d="M4 1 .6 2.8l1.2 2.9 1.4-.5v6H8.8v-6l1.4.5 1.2-2.9L8 1C7.6 2.5 4.4 2.5 4 1z" {} },
    ),
    (
        "fruit",
        || html! { path.line d="M3.6 6.7C4.5 4.2 6 2.3 8.3 1c.4 1.7.5 3.3.3 5.2" {} circle cx="3.3" cy="9" r="2.6" {} circle cx="8.7" cy="8.5" r="2.6" {} },
    ),
    (
        "ore",
        || html! { path d="M.7 5.3C3.5.8 8.5.8 11.3 5.3 9.4 4 8 3.6 7 3.5l.1 8.2H4.9L5 3.5C4 3.6 2.6 4 .7 5.3z" {} },
    ),
    ("gold", || html! { path d="M4.2 1.4h3.6L9 5.4H3zM1.5 6.4H5l1 4.4H.3zM7 6.4h3.5l1.2 4.4H6.7L6 7.6z" {} }),
    ("oil", || html! { path d="M6 .4c2.3 3.3 4 5.5 4 7.6a4 4 0 0 1-8 0C2 5.9 3.7 3.7 6 .4z" {} }),
    (
        "technology",
        || html! { path d="M3 3h6v6H3z" {} path.line d="M4.5 3V.8M7.5 3V.8M4.5 11.2V9M7.5 11.2V9M3 4.5H.8M3 7.5H.8M11.2 4.5H9M11.2 7.5H9" {} path.vein d="M5 5h2v2H5z" {} },
    ),
    (
        "tourists",
        || html! { path d="M.8 4h10.4v7H.8z" {} path.line d="M4 4V1.7h4V4" {} path.vein d="M3.3 4v7M8.7 4v7" {} },
    ),
];
