//! A board as a drawn map, or as tiles if the atlas has no drawing of it; and as a list for screen readers.
//!
//! The drawing is for sighted users with a pointer. Every place that can be chosen contains an HTML
//! label, clipped to the outline of the place, that presses the real button of the choice at the
//! desk. This works without scripts. Keyboards and screen readers use those buttons and the list.

use std::borrow::Cow;

use atlas::map::{CALLOUT_BOX, Callout, Map, Place, Point, Rect};
use kernel::Text;
use maud::{Markup, Render, html};
use scene::{Board, Mark, PlaceView};

use super::chips::{chip_places, chips};
use super::zoom::zoom_buttons;
use super::{RenderContext, map, plaques, press, press_on_map, previews, route, seat_class, territories};

/// With at least this many choices on the map, their gold outlines are drawn thinner.
const MANY: usize = 12;
/// Widths of a badge and of the flag of an announced place, which are drawn side by side.
const BADGE: f32 = 17.0;
const FLAG: f32 = 12.0;
/// Width of an emblem behind the worth of a place.
const SIGN: f32 = 11.0;

pub(crate) fn board(ctx: &RenderContext, board: &Board) -> Markup {
    if let Some(map) = map(board.map).filter(|_| territories::has_territories(board)) {
        return territories::board(ctx, board, map);
    }
    html! {
        div.board {
            @match map(board.map) {
                Some(map) => { div.window { (drawn(ctx, board, map)) (zoom_buttons(ctx)) } (chips(ctx, board)) }
                None => (tiles(ctx, board)),
            }
            @if has_plaques(board) { (plaques::cards(ctx, board)) } @else { (list(ctx, board)) }
        }
    }
}

fn has_plaques(board: &Board) -> bool {
    board.places.iter().any(|view| view.plaque.is_some())
}

fn drawn(ctx: &RenderContext, board: &Board, map: &Map) -> Markup {
    let places: Vec<Drawn> = board
        .places
        .iter()
        .filter_map(|view| {
            Some(Drawn { view, place: map.place(&view.id)?, acts: ctx.choices_at(&view.spot) })
        })
        .collect();
    let pickable = places.iter().filter(|drawn| !drawn.acts.is_empty()).count();
    let view = map.view;
    // Later shapes cover earlier ones. Places that can be chosen, are announced
    // or are recommended come last, so that their whole edge is visible.
    let layer = |drawn: &Drawn| {
        let announced = drawn.view.marks.contains(&Mark::Announced);
        if announced || drawn.is_best(ctx) || ctx.mark_at(&drawn.view.spot).is_some() {
            2
        } else {
            usize::from(!drawn.acts.is_empty())
        }
    };
    let order = |at: usize| places.iter().filter(move |drawn| layer(drawn) == at);
    html! {
        svg.map.crowded[pickable >= MANY].plaqued[has_plaques(board)] viewBox={ (view.x) " " (view.y) " " (view.width) " " (view.height) } aria-hidden="true"
            focusable="false" {
            @for drawn in order(0).chain(order(1)).chain(order(2)) { (drawn.shape(ctx, board.map)) }
            (route::way(board, map))
            g.labels {
                @for drawn in &places {
                    g data-label=(drawn.place.code) { @match plaques::Drawing::new(ctx, board.map, drawn.place, drawn.view) {
                        Some(plaque) => (plaque.draw()),
                        None => (drawn.mapped().label(&Badges::of(ctx, drawn.view), chip_places(board.map))),
                    } }
                }
            }
            (previews::on_map(ctx, board, map))
            (route::pawn(board, map))
            @for drawn in &places { @if let Some(number) = ctx.mark_at(&drawn.view.spot) { (lesson_mark(map, drawn.place, number)) } }
        }
    }
}

/// The number of a tap that a lesson asks for, drawn beside the place's
/// label. It scales with the labels, and so does its distance from them.
pub(super) fn lesson_mark(map: &Map, place: &Place, number: usize) -> Markup {
    let middle = place.label_box().middle();
    let by = route::Labels::of(map).tap(place);
    html! {
        g transform={ "translate(" (whole(middle.x)) " " (whole(middle.y)) ")" } {
            g.tap {
                circle cx=(whole(by.x)) cy=(whole(by.y)) r="10" {}
                text x=(whole(by.x)) y=(by.y.round() + 4.5) { (number) }
            }
        }
    }
}

/// A place with the choices that can be made there.
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

    /// Whether all choices here are of secondary prominence.
    fn is_second(&self) -> bool {
        !self.acts.is_empty() && self.acts.iter().all(|(_, choice)| !choice.prominence.is_first())
    }

    fn is_best(&self, ctx: &RenderContext) -> bool {
        self.acts.iter().any(|(_, choice)| ctx.hinted(&choice.act) == Some(0))
    }

    fn shape(&self, ctx: &RenderContext, map: &str) -> Markup {
        let marked = |mark: Mark| self.view.marks.contains(&mark);
        html! {
            g class={
                "p" (self.mapped().tint())
                @if let Some(mood) = plaques::mood(self.view) { " m" (mood) }
                @if !self.acts.is_empty() { " pick" }
                @if self.is_second() { " second" }
                @if self.is_best(ctx) { " best" }
                @if ctx.mark_at(&self.view.spot).is_some() { " asked" }
                @if ctx.look.contains(&self.view.spot.0) { " looked" }
                @if marked(Mark::Announced) { " said" }
                @if marked(Mark::Changed) { " new" }
                @for class in ctx.classes_of(&self.view.spot) { " k" (class) }
            } id=(self.view.spot.0) {
                @match plaques::mood(self.view) {
                    Some(mood) if mood != 2 => { use href={ "#" (map) "-" (self.place.code) } fill={ "url(#mood-" (mood) ")" } {} }
                    _ => (self.mapped().outline(map)),
                }
                (self.mapped().callout(chip_places(map)))
                @if !self.acts.is_empty() {
                    foreignObject clip-path={ "url(#" (map) "-" (self.place.code) "-c)" } { (press_on_map(ctx, self.acts)) }
                }
            }
        }
    }
}

/// A place of a map with its tint and label. The calculator draws with it too.
pub(crate) struct Mapped<'a> {
    pub place: &'a Place,
    pub owner: Option<u8>,
    pub strength: u8,
    pub worth: Option<i32>,
    pub emblem: Option<&'a str>,
}

impl Mapped<'_> {
    /// The CSS classes of its tint, to be appended to another class.
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

    /// The clickable surface of a label outside the outline.
    pub fn callout(&self, chips: &[&str]) -> Markup {
        let Some(callout) = self.place.callout else { return html! {} };
        let Rect { x, y, width, height } = Rect::around(callout.label, CALLOUT_BOX);
        let [x, width] = [x - self.earlier(), width + self.earlier()];
        html! { rect.hit.has-chip[chips.contains(&self.place.code)].leftward[is_left_of_its_place(callout)] x=(x) y=(y) width=(width) height=(height) rx="5" {} }
    }

    /// How much further left the name of a callout begins. An emblem makes the label longer, but the badge stays where it is.
    fn earlier(&self) -> f32 {
        if self.emblem.is_some() { SIGN } else { 0.0 }
    }

    /// Name, worth and badges, inside the place or at the end of a leader line.
    /// Labels of places that also have chips are hidden while the chips are shown.
    pub fn label(&self, badges: &Badges, chips: &[&str]) -> Markup {
        let Point { x, y } = self.place.name_box().middle();
        let at = self.place.badge_box().middle();
        let name_x = if self.place.callout.is_some() { self.place.name_box().x } else { x };
        if let Some(callout) = self.place.callout {
            let [from, to] = callout.leader;
            let bounds = Rect::around(callout.label, CALLOUT_BOX);
            let beside = Point { x: bounds.right() + FLAG / 2.0, y: at.y };
            let earlier = self.earlier();
            let to = if is_left_of_its_place(callout) { to } else { Point { x: to.x - earlier, ..to } };
            return html! {
                g.has-chip[chips.contains(&self.place.code)] {
                    path.lead d={ "M" (whole(from.x)) " " (whole(from.y)) "L" (whole(to.x)) " " (whole(to.y)) } {}
                    // Scaled from the end at the leader line, so that it grows away from it.
                    @let from = if is_left_of_its_place(callout) { bounds.right() } else { bounds.x };
                    g transform={ "translate(" (whole(from)) " " (whole(y)) ")" } {
                        g.called-out {
                            g transform={ "translate(" (-whole(from)) " " (-whole(y)) ")" } {
                                (self.name(name_x - earlier, y, Some("out")))
                                (badges.draw(at, Some(beside)))
                            }
                        }
                    }
                }
            };
        }
        let class = match (self.tint(), badges.is_empty()) {
            (Tint(None), false) => None,
            (tint, alone) => Some(html! { (tint) @if alone { " alone" } }.into_string()),
        };
        html! {
            (self.name(name_x, y, class.as_deref().map(str::trim_start)))
            (badges.draw(at, None))
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

fn is_left_of_its_place(callout: Callout) -> bool {
    callout.leader[0].x > callout.label.x
}

/// The CSS classes for the holder of a place and for how firmly it is held.
pub(crate) struct Tint(Option<(u8, u8)>);

impl Tint {
    pub fn of(owner: Option<u8>, strength: u8) -> Tint {
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

/// What lies in a place: a shape with a number for each owner, or with a letter if there is no number.
#[derive(Default)]
pub(crate) struct Badges {
    shown: Vec<(Option<u8>, Cow<'static, str>)>,
    flag: bool,
    new: bool,
}

impl Badges {
    pub fn of(ctx: &RenderContext, view: &PlaceView) -> Badges {
        let mut shown: Vec<_> = view
            .pieces
            .iter()
            .map(|piece| (piece.owner.map(|seat| seat.0), piece.count.to_string().into()))
            .collect();
        if let (Some(owner), true) = (view.owner, shown.is_empty()) {
            shown.push((Some(owner.0), ctx.letter(owner)));
        }
        Badges {
            shown,
            flag: view.marks.contains(&Mark::Announced),
            new: view.marks.contains(&Mark::Changed),
        }
    }

    /// A single badge for a holder. Without a holder a badge of nobody is drawn, which a script may turn into a real one.
    pub fn one(owner: Option<u8>, words: &'static str) -> Badges {
        Badges { shown: vec![(owner, words.into())], ..Badges::default() }
    }

    fn is_empty(&self) -> bool {
        self.shown.is_empty() && !self.flag
    }

    /// The owner and the text of each badge.
    pub fn shown(&self) -> impl Iterator<Item = (Option<u8>, &str)> {
        self.shown.iter().map(|(owner, words)| (*owner, &**words))
    }

    /// Draws the badges side by side around a point, after the flag unless the flag has its own position.
    fn draw(&self, at: Point, flag: Option<Point>) -> Markup {
        let before = if self.flag && flag.is_none() { FLAG } else { 0.0 };
        let left = at.x - (before + BADGE * self.shown.len() as f32) / 2.0;
        let flag = flag.unwrap_or(Point { x: left + FLAG / 2.0 - 2.5, y: at.y });
        let first = left + before + BADGE / 2.0;
        html! {
            @if self.flag { use.flag href="#flag" x=(whole(flag.x)) y=(whole(flag.y)) {} }
            @for (n, (owner, words)) in self.shown.iter().enumerate() {
                @let x = whole(first + BADGE * n as f32);
                use class={ "b" @if let Some(seat) = owner { " o" (seat) } @else { " nobody" } @if self.new { " new" } }
                    href={ "#badge-" (owner.unwrap_or(0)) } x=(x) y=(whole(at.y)) {}
                text x=(x) y=(whole(at.y + 3.4)) { (words) }
            }
        }
    }
}

/// Labels need no finer coordinates, and integers keep the part small, which is sent often.
pub(crate) fn whole(n: f32) -> i32 {
    n.round() as i32
}

/// A board without a drawing: a tile for each place.
fn tiles(ctx: &RenderContext, board: &Board) -> Markup {
    html! {
        ul.tiles aria-hidden="true" {
            @for view in &board.places {
                @let acts = ctx.choices_at(&view.spot);
                @let tint = Tint::of(view.owner.map(|seat| seat.0), view.strength);
                li class={ "p" (tint) @if !acts.is_empty() { " pick" } } id=(view.spot.0) {
                    b { (ctx.voice.say(&view.name)) }
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

/// The board as text, in the order of the labels: for screen readers, and for the titles that the script shows.
fn list(ctx: &RenderContext, board: &Board) -> Markup {
    html! {
        ul.vh aria-label=(ctx.voice.own("board-list")) {
            @for view in &board.places { li { (in_words(ctx, board, view)) } }
        }
    }
}

/// The name of the pawn, if it stands in this place.
fn here<'a>(board: &'a Board, view: &PlaceView) -> Option<&'a Text> {
    board.pawn.as_ref().filter(|pawn| pawn.at == view.id).map(|pawn| &pawn.name)
}

/// For example "Ohio, 18: Democrats 4, announced".
fn in_words(ctx: &RenderContext, board: &Board, view: &PlaceView) -> Markup {
    let key = |mark: &Mark| match mark {
        Mark::Announced => "mark-announced",
        Mark::Changed => "mark-changed",
        Mark::Drawn => "mark-drawn",
        Mark::Doubled => "mark-doubled",
    };
    html! {
        (ctx.voice.say(&view.name)) @if let Some(worth) = view.worth { ", " (worth) } ": "
        @if let Some(seat) = view.owner { (ctx.side(seat)) } @else { (ctx.voice.own("board-nobody")) }
        @for piece in &view.pieces {
            @if let Some(seat) = piece.owner.filter(|seat| Some(*seat) != view.owner) { ", " (ctx.side(seat)) }
            " " (piece.count)
        }
        @if let Some(emblem) = &view.emblem { ", " (ctx.voice.say(&emblem.name)) }
        @for mark in &view.marks { ", " (ctx.voice.own(key(mark))) }
        @if let Some(pawn) = here(board, view) { ", " (ctx.voice.say(pawn)) }
    }
}

/// Labels of a map that is not a board and has no chips: names and worths, with one badge each.
pub(crate) fn labels<'a>(places: impl Iterator<Item = (Mapped<'a>, Badges)>) -> Markup {
    html! {
        g.labels {
            @for (place, badges) in places { g data-label=(place.place.code) { (place.label(&badges, &[])) } }
        }
    }
}
