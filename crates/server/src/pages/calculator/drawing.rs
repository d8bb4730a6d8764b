//! The clickable map, and the small states again as chips for touch screens.

use atlas::map::{Point, Rect};
use atlas::states::{UsState, map as states_map};
use catalogue::calculator::{Contest, Rating};
use maud::{Markup, html};

use super::{CalculatorView, MAP, Words, strength, tint};
use crate::render::{self, Badges, Mapped};

/// Where a district is drawn. The map has no outlines of districts, so they are tiles.
pub(super) struct Tile {
    pub bounds: Rect,
    /// A line from the state to the tile.
    pub leader: Option<[Point; 2]>,
}

/// Offset of Nebraska's label, which makes room for its districts. The style sheet moves it by the same amount.
pub(super) const NEBRASKA_SHIFT: Point = Point { x: -42.0, y: -11.0 };

/// Nebraska's districts are drawn inside the state, Maine's in the sea.
pub(super) fn tile(contest: Contest) -> Option<Tile> {
    let rect = |x, y, width, height| Rect { x, y, width, height };
    let leader = |from: (f32, f32), y| Some([Point { x: from.0, y: from.1 }, Point { x: 950.0, y }]);
    match (contest.state(), contest.district()?) {
        (UsState::ME, 1) => {
            Some(Tile { bounds: rect(950.0, 140.0, 58.0, 20.0), leader: leader((906.0, 138.0), 150.0) })
        }
        (UsState::ME, _) => {
            Some(Tile { bounds: rect(950.0, 117.0, 58.0, 20.0), leader: leader((926.0, 108.0), 127.0) })
        }
        (_, number) => {
            Some(Tile { bounds: rect(397.0 + 23.0 * f32::from(number), 221.0, 22.0, 25.0), leader: None })
        }
    }
}

/// The label of a tile. Inside its state the number is enough.
pub(super) fn tile_name(contest: Contest) -> &'static str {
    match contest.state() {
        UsState::NE => contest.code().trim_start_matches("NE-"),
        _ => contest.code(),
    }
}

/// The first seat's tint is plain, the second one's has a pattern.
fn fill(rating: Rating) -> Option<String> {
    let seat = rating.team()?.seat().0;
    (seat > 0).then(|| format!("url(#tint-{seat}-{})", strength(rating)))
}

pub(super) fn map_of(view: &CalculatorView) -> Markup {
    let map = &view.map;
    let mapped = |state: UsState| Mapped {
        place: state.place(),
        emblem: None,
        owner: map.rating(state.into()).team().map(|team| team.seat().0),
        strength: strength(map.rating(state.into())),
        worth: Some(map.votes(state.into()).into()),
    };
    let badge = |state: UsState| match map.rating(state.into()).team() {
        Some(team) => Badges::one(Some(team.seat().0), team.letter()),
        None => Badges::one(None, ""),
    };
    let bounds = states_map().view;
    let districts = || Contest::ALL.into_iter().filter_map(|one| Some((one, tile(one)?)));
    html! {
        svg.map viewBox={ (bounds.x) " " (bounds.y) " " (bounds.width) " " (bounds.height) } aria-hidden="true" focusable="false" {
            @for state in UsState::ALL {
                a class={ "p" (mapped(state).tint()) } data-code=(state.code()) tabindex="-1" href=(view.clicked(state.into()).address()) {
                    (mapped(state).outline(MAP))
                    (mapped(state).callout(&[]))
                }
            }
            @for (district, tile) in districts() {
                @let Rect { x, y, width, height } = tile.bounds;
                a class={ "p district" @if let Some(tint) = tint(map.rating(district)) { " " (tint) } } data-code=(district) tabindex="-1"
                    href=(view.clicked(district).address()) {
                    rect.tile x=(x) y=(y) width=(width) height=(height) rx="4" fill=[fill(map.rating(district))] {}
                }
            }
            (render::labels(UsState::ALL.into_iter().map(|state| (mapped(state), badge(state)))))
            g.labels {
                @for (district, tile) in districts() {
                    @let Point { x, y } = tile.bounds.middle();
                    g.district data-label=(district) {
                        @if let Some([from, to]) = tile.leader { path.lead d={ "M" (from.x) " " (from.y) "L" (to.x) " " (to.y) } {} }
                        text class=[tint(map.rating(district))] x=(x) y=(y + 4.0) { (tile_name(district)) }
                    }
                }
            }
        }
    }
}

/// States that are too small to tap on a phone's map, and districts. Keyboards and screen readers use the list of all states instead.
pub(super) fn small_states(view: &CalculatorView, words: &Words) -> Markup {
    let is_small = |one: &Contest| one.district().is_some() || one.state().place().callout.is_some();
    html! {
        div.small-states aria-hidden="true" {
            @for contest in Contest::ALL.into_iter().filter(is_small) {
                a class={ @if contest.district().is_some() { "district " } (tint(view.map.rating(contest)).unwrap_or_default()) }
                    data-code=(contest) tabindex="-1" title=(words.contest(contest)) href=(view.clicked(contest).address()) {
                    b { (contest) } " " i { (view.map.votes(contest)) }
                }
            }
        }
    }
}
