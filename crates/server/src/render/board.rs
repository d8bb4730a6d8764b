//! A board as a drawn map, or as tiles where the atlas has no drawing of it; and as a list for ears.
//!
//! The drawing is for eyes and pointers: every place that can be chosen holds a label, cut to the place's outline, that presses the
//! choice's real button at the desk, also without scripts. Keyboards and screen readers use those buttons and the list.

use std::borrow::Cow;

use atlas::map::{CALLOUT_BOX, Map, Place, Point, Rect};
use kernel::Text;
use maud::{Markup, Render, html};
use scene::{Board, Leg, Mark, PlaceView};

use super::{Eye, map, plaques, press, seat_class, territories};

/// From this many choices on the map its gold is drawn finer.
const MANY: usize = 12;
/// Where the flag of an announced place stands, from the middle of the badge and from the end of a leader.
const FLAG_INSIDE: f32 = -14.0;
const FLAG_OUTSIDE: f32 = -10.0;

pub(crate) fn board(eye: &Eye, board: &Board) -> Markup {
    if let Some(map) = map(board.map).filter(|_| territories::has_territories(board)) {
        return territories::board(eye, board, map);
    }
    html! {
        div.board {
            @match map(board.map) {
                Some(map) => (drawn(eye, board, map)),
                None => (tiles(eye, board)),
            }
            @if has_plaques(board) { (plaques::cards(eye, board)) } @else { (list(eye, board)) }
        }
    }
}

fn has_plaques(board: &Board) -> bool {
    board.places.iter().any(|view| view.plaque.is_some())
}

fn drawn(eye: &Eye, board: &Board, map: &Map) -> Markup {
    let places: Vec<Drawn> = board
        .places
        .iter()
        .filter_map(|view| {
            Some(Drawn { view, place: map.place(&view.id)?, acts: eye.choices_at(&view.spot) })
        })
        .collect();
    let pickable = places.iter().filter(|drawn| !drawn.acts.is_empty()).count();
    let view = map.view;
    // Later shapes lie over earlier ones: what can be chosen, announced and recommended must show its whole edge.
    let layer = |drawn: &Drawn| {
        let announced = drawn.view.marks.contains(&Mark::Announced);
        if announced || drawn.is_best(eye) { 2 } else { usize::from(!drawn.acts.is_empty()) }
    };
    let order = |at: usize| places.iter().filter(move |drawn| layer(drawn) == at);
    html! {
        svg.map.crowded[pickable >= MANY].plaqued[has_plaques(board)] viewBox={ (view.x) " " (view.y) " " (view.width) " " (view.height) } aria-hidden="true"
            focusable="false" {
            @for drawn in order(0).chain(order(1)).chain(order(2)) { (drawn.shape(eye, board.map)) }
            (way(board, map))
            g.labels {
                @for drawn in &places {
                    @match plaques::Drawing::new(eye, board.map, drawn.place, drawn.view) {
                        Some(plaque) => (plaque.draw()),
                        None => (drawn.mapped().label(&Badges::of(eye, drawn.view))),
                    }
                }
            }
            @if let Some(place) = board.pawn.as_ref().and_then(|pawn| map.place(&pawn.at)) { (pawn(place)) }
        }
    }
}

/// Where a figure that goes to a place stands.
fn standing(place: &Place) -> Point {
    let Point { x, y } = place.label;
    // Beside the name, if there is one.
    if place.callout.is_some() { Point { x, y } } else { Point { x: x - 30.0, y: y + 3.0 } }
}

/// The way of this turn, each step with what it cost; leaps are bent.
fn way(board: &Board, map: &Map) -> Markup {
    let at = |id: &str| map.place(id).map(standing);
    html! {
        @for (from, to, leg) in board.path.iter().filter_map(|leg: &Leg| Some((at(&leg.from)?, at(&leg.to)?, leg))) {
            @let bend = if leg.leap { (to.x - from.x).hypot(to.y - from.y) / 4.0 } else { 0.0 };
            @let middle = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 - bend };
            path.way.leap[leg.leap] d={ "M" (whole(from.x)) " " (whole(from.y)) "Q" (whole(middle.x)) " " (whole(middle.y)) " " (whole(to.x)) " " (whole(to.y)) } {}
            @let at = Point { x: middle.x, y: middle.y + bend / 2.0 };
            circle.cost cx=(whole(at.x)) cy=(whole(at.y)) r="8" {}
            text.cost x=(whole(at.x)) y=(whole(at.y + 4.0)) { (leg.cost) }
        }
    }
}

fn pawn(place: &Place) -> Markup {
    let Point { x, y } = standing(place);
    html! { use.pawn href="#pawn" x=(whole(x)) y=(whole(y)) {} }
}

/// A place with what can be done there.
struct Drawn<'a> {
    view: &'a PlaceView,
    place: &'a Place,
    acts: &'a [(usize, &'a scene::Choice)],
}

impl Drawn<'_> {
    fn mapped(&self) -> Mapped<'_> {
        Mapped {
            place: self.place,
            owner: self.view.owner.map(|seat| seat.0),
            strength: self.view.strength,
            worth: self.view.worth,
            emblem: self.view.emblem.as_ref().map(|emblem| emblem.sign),
        }
    }

    fn is_best(&self, eye: &Eye) -> bool {
        self.acts.iter().any(|(_, choice)| eye.hinted(&choice.act) == Some(0))
    }

    fn shape(&self, eye: &Eye, map: &str) -> Markup {
        let marked = |mark: Mark| self.view.marks.contains(&mark);
        html! {
            g class={
                "p" (self.mapped().tint())
                @if let Some(mood) = plaques::mood(self.view) { " m" (mood) }
                @if !self.acts.is_empty() { " pick" }
                @if self.is_best(eye) { " best" }
                @if marked(Mark::Announced) { " said" }
                @if marked(Mark::Changed) { " new" }
                @for class in eye.classes_of(&self.view.spot) { " k" (class) }
            } id=(self.view.spot.0) {
                @match plaques::mood(self.view) {
                    Some(mood) if mood != 2 => { use href={ "#" (map) "-" (self.place.code) } fill={ "url(#mood-" (mood) ")" } {} }
                    _ => (self.mapped().outline(map)),
                }
                (self.mapped().callout())
                @if !self.acts.is_empty() {
                    foreignObject clip-path={ "url(#" (map) "-" (self.place.code) "-c)" } { (press(self.acts)) }
                }
            }
        }
    }
}

/// A place of a map as it is tinted and lettered; the calculator draws with it too.
pub(crate) struct Mapped<'a> {
    pub place: &'a Place,
    pub owner: Option<u8>,
    pub strength: u8,
    pub worth: Option<i32>,
    pub emblem: Option<&'a str>,
}

impl Mapped<'_> {
    /// Its classes, after another one.
    pub fn tint(&self) -> Tint {
        Tint::of(self.owner, self.strength)
    }

    /// The first seat's tint is plain, the others' have patterns.
    pub fn outline(&self, map: &str) -> Markup {
        let pattern = match self.tint() {
            Tint(Some((seat @ 1.., strength))) => Some(format!("url(#tint-{seat}-{strength})")),
            _ => None,
        };
        html! { use href={ "#" (map) "-" (self.place.code) } fill=[pattern] {} }
    }

    /// The surface of a label outside the outline, for pointers.
    pub fn callout(&self) -> Markup {
        let Some(callout) = self.place.callout else { return html! {} };
        let Rect { x, y, width, height } = Rect::around(callout.label, CALLOUT_BOX);
        html! { rect.hit x=(x) y=(y) width=(width) height=(height) rx="5" {} }
    }

    /// Name, worth and badges, at the place or at the end of a leader.
    pub fn label(&self, badges: &Badges) -> Markup {
        let Point { x, y } = self.place.name_box().middle();
        let at = self.place.badge_box().middle();
        let name_x = if self.place.callout.is_some() { self.place.name_box().x } else { x };
        if let Some(callout) = self.place.callout {
            return html! {
                @let [from, to] = callout.leader;
                path.lead d={ "M" (whole(from.x)) " " (whole(from.y)) "L" (whole(to.x)) " " (whole(to.y)) } {}
                (self.name(name_x, y, Some("out")))
                (badges.draw(at, Point { x: to.x + FLAG_OUTSIDE, y: to.y }))
            };
        }
        let class = match (self.tint(), badges.is_empty()) {
            (Tint(None), false) => None,
            (tint, alone) => Some(html! { (tint) @if alone { " alone" } }.into_string()),
        };
        html! {
            (self.name(name_x, y, class.as_deref().map(str::trim_start)))
            (badges.draw(at, Point { x: at.x + if badges.shown.is_empty() { 0.0 } else { FLAG_INSIDE }, y: at.y }))
        }
    }

    fn name(&self, x: f32, y: f32, class: Option<&str>) -> Markup {
        html! {
            text class=[class] x=(whole(x)) y=(whole(y + 4.0)) {
                (self.place.code)
                @if let Some(worth) = self.worth { tspan { " " (worth) } }
                @if let Some(sign) = self.emblem { tspan.sign { " " (sign) } }
            }
        }
    }
}

/// The holder and how firmly, as classes of the style sheet.
pub(crate) struct Tint(Option<(u8, u8)>);

impl Tint {
    fn of(owner: Option<u8>, strength: u8) -> Tint {
        Tint(owner.map(|seat| (seat, strength.clamp(1, 4))))
    }
}

impl Render for Tint {
    fn render_to(&self, page: &mut String) {
        if let Some((seat, strength)) = self.0 {
            page.push_str(" o");
            seat.render_to(page);
            page.push_str(" f");
            strength.render_to(page);
        }
    }
}

/// What lies in a place: a shape with a number for each owner, the letter where there is no number.
#[derive(Default)]
pub(crate) struct Badges {
    shown: Vec<(Option<u8>, Cow<'static, str>)>,
    flag: bool,
    new: bool,
}

impl Badges {
    fn of(eye: &Eye, view: &PlaceView) -> Badges {
        let mut shown: Vec<_> = view
            .pieces
            .iter()
            .map(|piece| (piece.owner.map(|seat| seat.0), piece.count.to_string().into()))
            .collect();
        if let (Some(owner), true) = (view.owner, shown.is_empty()) {
            shown.push((Some(owner.0), eye.letter(owner)));
        }
        Badges {
            shown,
            flag: view.marks.contains(&Mark::Announced),
            new: view.marks.contains(&Mark::Changed),
        }
    }

    /// One for its holder; for nobody a place is kept where a script may draw one.
    pub fn one(owner: Option<u8>, words: &'static str) -> Badges {
        Badges { shown: vec![(owner, words.into())], ..Badges::default() }
    }

    fn is_empty(&self) -> bool {
        self.shown.is_empty() && !self.flag
    }

    fn draw(&self, at: Point, flag: Point) -> Markup {
        const STEP: f32 = 17.0;
        let first = at.x - STEP * (self.shown.len().saturating_sub(1)) as f32 / 2.0;
        html! {
            @if self.flag { use.flag href="#flag" x=(whole(flag.x)) y=(whole(flag.y)) {} }
            @for (n, (owner, words)) in self.shown.iter().enumerate() {
                @let x = whole(first + STEP * n as f32);
                use class={ "b" @if let Some(seat) = owner { " o" (seat) } @else { " nobody" } @if self.new { " new" } }
                    href={ "#badge-" (owner.unwrap_or(0)) } x=(x) y=(whole(at.y)) {}
                text x=(x) y=(whole(at.y + 3.4)) { (words) }
            }
        }
    }
}

/// Labels need no finer coordinates, and a part is sent often.
fn whole(n: f32) -> i32 {
    n.round() as i32
}

/// A board without a drawing: a tile for each place.
fn tiles(eye: &Eye, board: &Board) -> Markup {
    html! {
        ul.tiles aria-hidden="true" {
            @for view in &board.places {
                @let acts = eye.choices_at(&view.spot);
                @let tint = Tint::of(view.owner.map(|seat| seat.0), view.strength);
                li class={ "p" (tint) @if !acts.is_empty() { " pick" } } id=(view.spot.0) {
                    b { (eye.voice.say(&view.name)) }
                    @if let Some(worth) = view.worth { span { (worth) } }
                    @for piece in &view.pieces {
                        i class=[piece.owner.map(seat_class)] { (piece.count) }
                    }
                    (press(acts))
                }
            }
        }
    }
}

/// The board in words, for screen readers and for the titles that the script shows: in the order of the labels.
fn list(eye: &Eye, board: &Board) -> Markup {
    html! {
        ul.vh aria-label=(eye.voice.own("board-list")) {
            @for view in &board.places { li { (in_words(eye, board, view)) } }
        }
    }
}

/// The name of the figure that stands in this place.
fn here<'a>(board: &'a Board, view: &PlaceView) -> Option<&'a Text> {
    board.pawn.as_ref().filter(|pawn| pawn.at == view.id).map(|pawn| &pawn.name)
}

/// "Ohio, 18: Democrats 4, announced".
fn in_words(eye: &Eye, board: &Board, view: &PlaceView) -> Markup {
    let key = |mark: &Mark| match mark {
        Mark::Announced => "mark-announced",
        Mark::Changed => "mark-changed",
        Mark::Drawn => "mark-drawn",
        Mark::Doubled => "mark-doubled",
    };
    html! {
        (eye.voice.say(&view.name)) @if let Some(worth) = view.worth { ", " (worth) } ": "
        @if let Some(seat) = view.owner { (eye.side(seat)) } @else { (eye.voice.own("board-nobody")) }
        @for piece in &view.pieces {
            @if let Some(seat) = piece.owner.filter(|seat| Some(*seat) != view.owner) { ", " (eye.side(seat)) }
            " " (piece.count)
        }
        @if let Some(emblem) = &view.emblem { ", " (eye.voice.say(&emblem.name)) }
        @for mark in &view.marks { ", " (eye.voice.own(key(mark))) }
        @if let Some(pawn) = here(board, view) { ", " (eye.voice.say(pawn)) }
    }
}

/// Labels of a map that is no board: names and worths with one badge each.
pub(crate) fn labels<'a>(places: impl Iterator<Item = (Mapped<'a>, Badges)>) -> Markup {
    html! {
        g.labels {
            @for (place, badges) in places { g data-label=(place.place.code) { (place.label(&badges)) } }
        }
    }
}
