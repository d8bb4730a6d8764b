//! Items of a scene as HTML and SVG. Nothing here knows a game.

mod bins;
mod board;
mod cards;
mod charts;
mod chips;
mod choices;
mod classes;
mod cross;
pub(crate) mod curve;
mod deeds;
mod dice;
mod gauges;
mod log;
mod lookup;
mod maps;
mod plaques;
mod previews;
mod route;
mod shortcuts;
mod stages;
mod steps;
mod symbols;
mod tabs;
mod territories;
mod track;
mod zoom;

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};

use catalogue::Hint;
use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::{Area, Board, Choice, Item, Place, PlaceView, Roster, Scene, SeatView, Spot};

pub(crate) use board::{Badges, Mapped, board, labels};
pub(crate) use charts::grid;
pub(crate) use choices::act_form;
pub(crate) use classes::lists as class_lists;
pub(crate) use dice::{act_dice, act_die};
pub(crate) use log::{lines, newest, story};
pub(crate) use maps::{definitions, map, of_territories};
pub(crate) use plaques::mood;
pub(crate) use shortcuts::shortcuts;
pub(crate) use stages::{Watching, moment};
pub(crate) use tabs::{key_of_hint, key_of_undo, tabbed};
pub(crate) use track::tape;

use cross::Cross;

use crate::texts::Voice;

/// The id of the form that all choices belong to.
pub(crate) const ACT_FORM: &str = "act";

/// A scene as it is drawn for one viewer.
pub(crate) struct RenderContext<'a> {
    pub voice: Voice<'a>,
    pub scene: &'a Scene,
    /// The table's id.
    pub table: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The seat as which the viewer looks. None for a spectator.
    pub viewer: Option<Seat>,
    /// Whether choices can be made now.
    pub may_act: bool,
    /// What a hint recommends, best first.
    pub hints: &'a [Hint],
    /// What a lesson asks for now: each act with its number and its spot.
    pub marks: Vec<LessonMark<'a>>,
    /// The spots that a lesson tells the learner to look at.
    pub look: &'a [String],
    /// Whether the board is on another page.
    pub away: bool,
    pub index: Index<'a>,
    /// Present if each choice brings one of a few things to one of a few places.
    pub cross: Option<Cross<'a>>,
    /// How many ids have been generated for this page.
    pub named: Cell<usize>,
    /// Spots that already have an element with their id. A large table may show the same thing on two of its sides.
    pub spotted: RefCell<HashSet<String>>,
}

/// An act that a lesson asks for.
pub(crate) struct LessonMark<'a> {
    /// The position of the act in its step, starting at 1.
    pub number: usize,
    pub act: &'a str,
    pub spot: Option<&'a str>,
}

/// What lies at each spot. An index, because every place and every choice needs it.
pub(crate) struct Index<'a> {
    places: HashMap<&'a str, &'a PlaceView>,
    choices: HashMap<&'a str, Vec<(usize, &'a Choice)>>,
    /// The choices that use this thing.
    using: HashMap<&'a str, Vec<(usize, &'a Choice)>>,
    /// The numbers of the classes that a place belongs to.
    classes: HashMap<&'a str, Vec<usize>>,
}

impl<'a> Index<'a> {
    fn of(scene: &'a Scene, may_act: bool) -> Index<'a> {
        let items = scene.areas.iter().flat_map(|area| &area.items);
        let boards = items.filter_map(|item| match item {
            Item::Board(board) => Some(board),
            _ => None,
        });
        let (mut choices, mut using) = (HashMap::new(), HashMap::new());
        for (n, choice) in scene.prompt.choices.iter().enumerate().filter(|_| may_act) {
            if let Some(spot) = &choice.spot {
                choices.entry(spot.0.as_str()).or_insert_with(Vec::new).push((n, choice));
            }
            if let Some(spot) = &choice.using {
                using.entry(spot.0.as_str()).or_insert_with(Vec::new).push((n, choice));
            }
        }
        let places = boards.flat_map(|board| &board.places).map(|place| (place.spot.0.as_str(), place));
        let mut classes = HashMap::new();
        for item in scene.areas.iter().flat_map(|area| &area.items) {
            let Item::Classes(all) = item else { continue };
            for (n, class) in all.classes.iter().enumerate().take(classes::MARKED) {
                for place in &class.places {
                    classes.entry(place.spot.0.as_str()).or_insert_with(Vec::new).push(n);
                }
            }
        }
        Index { places: places.collect(), choices, using, classes }
    }
}

impl<'a> RenderContext<'a> {
    pub fn new(
        voice: Voice<'a>,
        scene: &'a Scene,
        table: &'a str,
        game: &'a str,
        may_act: bool,
    ) -> RenderContext<'a> {
        let index = Index::of(scene, may_act);
        let is_place = |spot: &Spot| index.places.contains_key(spot.0.as_str());
        let cross = may_act.then(|| Cross::of(scene, is_place)).flatten();
        RenderContext {
            voice,
            scene,
            table,
            game,
            viewer: None,
            may_act,
            hints: &[],
            marks: Vec::new(),
            look: &[],
            away: false,
            index,
            cross,
            named: Cell::new(0),
            spotted: RefCell::default(),
        }
    }
}

impl RenderContext<'_> {
    pub fn areas(&self, place: Place) -> impl Iterator<Item = &Area> {
        self.scene.areas.iter().filter(move |area| area.place == place)
    }

    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.scene.areas.iter().flat_map(|area| &area.items)
    }

    /// Whether the table has more than a board, cards and dice.
    pub fn is_large(&self) -> bool {
        let has_tabs = self.scene.areas.iter().any(|area| matches!(area.place, Place::Tab(_)));
        let is_large = |item: &Item| match item {
            Item::Steps(_) | Item::Gauges(_) | Item::Chart(_) => true,
            Item::Board(board) => board.places.iter().any(|place| place.plaque.is_some()),
            other => has_territories(other),
        };
        let has_outcomes = |choice: &Choice| !choice.outcomes.is_empty();
        has_tabs || self.items().any(is_large) || self.scene.prompt.choices.iter().any(has_outcomes)
    }

    /// Whether the table is about territories, their holders and what can be bought.
    pub fn has_territories(&self) -> bool {
        self.items().any(has_territories)
    }

    pub fn boards(&self) -> impl Iterator<Item = &Board> {
        self.items().filter_map(|item| match item {
            Item::Board(board) => Some(board),
            _ => None,
        })
    }

    pub fn place(&self, spot: &Spot) -> Option<&PlaceView> {
        self.index.places.get(spot.0.as_str()).copied()
    }

    pub fn roster(&self) -> Option<&Roster> {
        self.items().find_map(|item| match item {
            Item::Roster(roster) => Some(roster),
            _ => None,
        })
    }

    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.roster()?.seats.iter().find(|view| view.seat == seat)
    }

    /// The side that a seat plays, or its number.
    pub fn side(&self, seat: Seat) -> Cow<'_, str> {
        match self.seat(seat) {
            Some(view) => self.voice.say(&view.side),
            None => self.voice.fill(Text::new("seat").number("number", seat.0 + 1)),
        }
    }

    pub fn letter(&self, seat: Seat) -> Cow<'static, str> {
        self.seat(seat).map_or_else(|| (seat.0 + 1).to_string().into(), |view| view.letter.into())
    }

    /// The choices with their numbers. Empty if nothing can be chosen now.
    pub fn choices(&self) -> impl Iterator<Item = (usize, &Choice)> {
        let choices = if self.may_act { &self.scene.prompt.choices[..] } else { &[] };
        choices.iter().enumerate()
    }

    pub fn choices_at(&self, spot: &Spot) -> &[(usize, &Choice)] {
        self.index.choices.get(spot.0.as_str()).map_or(&[], Vec::as_slice)
    }

    pub fn choices_using(&self, spot: &Spot) -> &[(usize, &Choice)] {
        self.index.using.get(spot.0.as_str()).map_or(&[], Vec::as_slice)
    }

    /// Whether the current decision concerns bins, which then replace the map.
    pub fn bins_matter(&self) -> bool {
        self.items().any(|item| matches!(item, Item::Bins(bins) if bins.focus))
    }

    /// The numbers of the named classes that a place belongs to.
    pub fn classes_of(&self, spot: &Spot) -> &[usize] {
        self.index.classes.get(spot.0.as_str()).map_or(&[], Vec::as_slice)
    }

    /// Why the best act is recommended.
    pub fn reason(&self) -> Option<&Text> {
        self.hints.first().and_then(|hint| hint.reason.as_ref())
    }

    /// The rank of an act among the hints, 0 for the best.
    pub fn hinted(&self, act: &str) -> Option<usize> {
        self.hints.iter().position(|hint| hint.act == act)
    }

    /// The number of an act that a lesson asks for.
    pub fn mark_of(&self, act: &str) -> Option<usize> {
        self.marks.iter().find(|mark| mark.act == act).map(|mark| mark.number)
    }

    /// The number of what a lesson asks for at this spot.
    pub fn mark_at(&self, spot: &Spot) -> Option<usize> {
        self.marks.iter().find(|mark| mark.spot == Some(spot.0.as_str())).map(|mark| mark.number)
    }

    /// The id for a thing at a spot. Only the first one on the page gets it.
    pub fn spot_id<'s>(&self, spot: Option<&'s Spot>) -> Option<&'s str> {
        let spot = spot?.0.as_str();
        self.spotted.borrow_mut().insert(spot.to_owned()).then_some(spot)
    }

    /// An id that is unique on the page. It is the same in every drawing of an unchanged page.
    pub fn next_id(&self, kind: &str) -> String {
        self.named.set(self.named.get() + 1);
        format!("{kind}-{}", self.named.get())
    }

    pub fn rule_link(&self, rule: &str) -> String {
        rule_link(self.game, rule)
    }
}

fn has_territories(item: &Item) -> bool {
    match item {
        Item::Deeds(_) => true,
        Item::Board(board) => territories::has_territories(board),
        Item::Roster(roster) => roster.seats.iter().any(charts::has_figures),
        _ => false,
    }
}

/// The clickable surface of a thing on the table that can be chosen. It presses
/// the button at the desk, or if there are several it scrolls to the first one.
pub(crate) fn press(acts: &[(usize, &Choice)]) -> Markup {
    html! {
        @match acts {
            [] => {}
            [(only, _)] => label for={ "k" (only) } {},
            [(first, _), ..] => a href={ "#k" (first) } tabindex="-1" aria-hidden="true" {},
        }
    }
}

/// The same on a map. If the thing to bring there is selected first, there
/// is a surface for each thing, and that of the selected one is on top.
pub(crate) fn press_on_map(ctx: &RenderContext, acts: &[(usize, &Choice)]) -> Markup {
    let Some(cross) = &ctx.cross else { return press(acts) };
    html! {
        @for (n, choice) in acts {
            @if let Some(column) = cross.column(choice) { label class={ "d" (column) } for={ "k" (n) } {} }
        }
    }
}

/// A name with an explanation that opens when it is pressed, and with scripts also on hover.
pub(crate) fn tip(ctx: &RenderContext, name: &str, help: Markup) -> Markup {
    let id = ctx.next_id("tip");
    html! {
        button.tip type="button" popovertarget=(id) { (name) }
        (popover(&id, help))
    }
}

/// An explanation that is opened from elsewhere by its id.
fn popover(id: &str, help: Markup) -> Markup {
    html! { div.tipped id=(id) popover { (help) } }
}

/// The address of a rule on its page.
pub(crate) fn rule_link(game: &str, rule: &str) -> String {
    format!("/rules/{game}#{rule}")
}

/// The CSS class of a seat, which sets colour, shape and pattern.
pub(crate) fn seat_class(seat: Seat) -> String {
    format!("o{}", seat.0)
}

/// The seat's shape, shown beside its name so that colour is never the only distinction.
pub(crate) fn shape(seat: Seat) -> Markup {
    html! {
        svg class={ "shape " (seat_class(seat)) } viewBox="-9 -9 18 18" aria-hidden="true" {
            use href={ "#badge-" (seat.0) } {}
        }
    }
}

/// The seat's shape with its letter, which identifies it on a board of territories.
pub(crate) fn seat_badge(ctx: &RenderContext, seat: Seat) -> Markup {
    html! {
        svg class={ "seat-badge " (seat_class(seat)) } viewBox="-10 -10 20 20" aria-hidden="true" {
            use href={ "#badge-" (seat.0) } {}
            text y="3.6" { (ctx.letter(seat)) }
        }
    }
}

/// Draws any item, wherever it lies.
pub(crate) fn item(ctx: &RenderContext, item: &Item, players: &[Markup]) -> Markup {
    match item {
        Item::Board(one) => board(ctx, one),
        Item::Track(track) => track::track(ctx, track, players),
        Item::Cards(cards) => cards::cards(ctx, cards),
        Item::Display(display) => cards::display(ctx, display),
        Item::Dice(dice) => dice::dice(ctx, dice),
        Item::Bins(one) => bins::bins(ctx, one),
        Item::Grid(grid) => charts::grid(ctx, grid),
        Item::Roster(roster) => charts::roster(ctx, roster, players),
        Item::Sheet(sheet) => charts::sheet(ctx, sheet),
        Item::Steps(steps) => steps::steps(ctx, steps),
        Item::Gauges(gauges) => gauges::gauges(ctx, gauges),
        Item::Chart(chart) => lookup::lookup(ctx, chart),
        Item::Deeds(deeds) => deeds::deeds(ctx, deeds),
        Item::Classes(one) => classes::classes(ctx, one),
    }
}

/// The areas of a place as sections.
pub(crate) fn sections(ctx: &RenderContext, place: Place, players: &[Markup]) -> Markup {
    html! {
        @for area in ctx.areas(place) {
            section.area { @for one in &area.items { (item(ctx, one, players)) } }
        }
    }
}

/// The areas of a place as drawers that open on click.
pub(crate) fn drawers(ctx: &RenderContext, place: Place, players: &[Markup]) -> Markup {
    html! {
        @for area in ctx.areas(place) {
            details.drawer id={ "drawer-" (area.name.key) } {
                summary { (ctx.voice.say(&area.name)) }
                @for one in &area.items { (item(ctx, one, players)) }
            }
        }
    }
}

/// A drawer with all facts about the seats, for screens on which the bar has no space for them.
pub(crate) fn seats_drawer(ctx: &RenderContext, players: &[Markup]) -> Markup {
    let stands = |item: &Item| matches!(item, Item::Track(track) if track::is_standing(track) || track::is_race(track));
    let crowded = ctx.areas(Place::Bar).flat_map(|area| &area.items).any(stands);
    html! {
        @if let (Some(roster), true) = (ctx.roster(), crowded) {
            details.drawer.narrow #drawer-seats {
                summary { (ctx.voice.own("seats")) }
                (charts::roster(ctx, roster, players))
            }
        }
    }
}

/// Drawers with what territories pay, because a small screen has no space for it beside them.
pub(crate) fn payouts_drawer(ctx: &RenderContext) -> Markup {
    let grids = ctx.areas(Place::Stage).flat_map(|area| &area.items).filter_map(|item| match item {
        Item::Grid(grid) => Some(grid),
        _ => None,
    });
    html! {
        @for (n, grid) in grids.enumerate().filter(|_| ctx.has_territories()) {
            details.drawer.narrow id={ "drawer-payouts-" (n) } {
                summary { (ctx.voice.say(&grid.name)) }
                (charts::grid(ctx, grid))
            }
        }
    }
}

/// The race or standing and the seats at the top. The roster is left out if a race or standing already shows the seats.
pub(crate) fn bar(ctx: &RenderContext, players: &[Markup]) -> Markup {
    let races = ctx.areas(Place::Bar).flat_map(|area| &area.items).any(|item| match item {
        Item::Track(track) => track::is_race(track) || track::is_standing(track),
        _ => false,
    });
    html! {
        @for one in ctx.areas(Place::Bar).flat_map(|area| &area.items) {
            @if !(races && matches!(one, Item::Roster(_))) { (item(ctx, one, players)) }
        }
    }
}
