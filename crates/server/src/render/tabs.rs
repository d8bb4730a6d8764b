//! The stage and the other sides of a large table, one at a time. The tabs are radio buttons, so they work without scripts.

use std::borrow::Cow;

use kernel::Text;
use maud::{Markup, html};
use scene::{Area, Item, Place, Spot};

use super::{RenderContext, item};

/// Possible keys of undo and hint. The first one that no tab uses is taken.
const UNDO_KEYS: [char; 3] = ['U', 'Z', 'Y'];
const HINT_KEYS: [char; 3] = ['H', 'I', 'J'];

struct Tab<'a> {
    key: Option<char>,
    name: Cow<'a, str>,
    areas: Vec<&'a Area>,
}

fn keys<'a>(ctx: &'a RenderContext) -> impl Iterator<Item = char> + 'a {
    ctx.scene.areas.iter().filter_map(|area| match area.place {
        Place::Tab(key) => Some(key.to_ascii_uppercase()),
        _ => None,
    })
}

fn free(ctx: &RenderContext, wanted: &[char]) -> Option<char> {
    wanted.iter().copied().find(|key| !keys(ctx).any(|taken| taken == *key) && first_key(ctx) != Some(*key))
}

pub(crate) fn key_of_undo(ctx: &RenderContext) -> Option<char> {
    free(ctx, &UNDO_KEYS)
}

pub(crate) fn key_of_hint(ctx: &RenderContext) -> Option<char> {
    free(ctx, &HINT_KEYS)
}

/// The stage has no key of its own, so it gets a free letter of its name.
fn first_key(ctx: &RenderContext) -> Option<char> {
    keys(ctx).next()?;
    let area = ctx.areas(Place::Stage).next()?;
    let name = ctx.voice.say(&area.name).into_owned();
    let mut letters = name.chars().map(|c| c.to_ascii_uppercase()).filter(char::is_ascii_alphabetic);
    letters.find(|letter| keys(ctx).all(|taken| taken != *letter))
}

fn tabs<'a>(ctx: &'a RenderContext) -> Vec<Tab<'a>> {
    let stage: Vec<_> = ctx.areas(Place::Stage).collect();
    let name = stage.first().map_or_else(|| ctx.voice.own("stage"), |area| ctx.voice.say(&area.name));
    let mut tabs = vec![Tab { key: first_key(ctx), name, areas: stage }];
    for area in &ctx.scene.areas {
        let Place::Tab(key) = area.place else { continue };
        let key = Some(key.to_ascii_uppercase());
        match tabs[1..].iter_mut().find(|tab| tab.key == key) {
            Some(tab) => tab.areas.push(area),
            None => tabs.push(Tab { key, name: ctx.voice.say(&area.name), areas: vec![area] }),
        }
    }
    tabs
}

/// The spots of an item where something can be clicked.
fn spots(item: &Item) -> Vec<&Spot> {
    match item {
        Item::Board(board) => {
            let tokens = board
                .places
                .iter()
                .filter_map(|place| place.plaque.as_ref())
                .flat_map(|plaque| &plaque.tokens);
            board
                .places
                .iter()
                .map(|place| &place.spot)
                .chain(tokens.filter_map(|token| token.spot.as_ref()))
                .collect()
        }
        Item::Gauges(gauges) => gauges.gauges.iter().filter_map(|gauge| gauge.spot.as_ref()).collect(),
        Item::Grid(grid) => grid.spots.iter().flatten().collect(),
        Item::Deeds(deeds) => {
            deeds.columns.iter().flat_map(|column| &column.deeds).map(|deed| &deed.spot).collect()
        }
        Item::Cards(cards) => cards.faces.iter().map(|face| &face.spot).collect(),
        _ => Vec::new(),
    }
}

/// How many things behind a tab can be chosen now.
fn picks(ctx: &RenderContext, tab: &Tab) -> usize {
    let spots = tab.areas.iter().flat_map(|area| &area.items).flat_map(spots);
    spots.filter(|spot| !ctx.choices_at(spot).is_empty()).count()
}

/// The letters of all tabs, for the list of keys.
pub(crate) fn letters(ctx: &RenderContext) -> String {
    let letters: Vec<String> = tabs(ctx)
        .iter()
        .skip_while(|_| keys(ctx).next().is_none())
        .filter_map(|tab| Some(tab.key?.to_string()))
        .collect();
    letters.join(" ")
}

/// The stage alone, or with the other sides of the table behind tabs.
pub(crate) fn tabbed(ctx: &RenderContext, chosen: Option<char>, players: &[Markup]) -> Markup {
    let tabs = tabs(ctx);
    let at = chosen
        .and_then(|key| tabs.iter().position(|tab| tab.key == Some(key.to_ascii_uppercase())))
        .unwrap_or(0);
    html! {
        @if tabs.len() > 1 {
            fieldset.tabs {
                legend.vh { (ctx.voice.own("tabs")) }
                @for (n, tab) in tabs.iter().enumerate() {
                    @let picks = picks(ctx, tab);
                    label class={ "t" (n) @if picks > 0 { " pick" } } {
                        // Belongs to the form of the choices, so that the selected side is submitted with a choice.
                        input.vh id={ "tab-" (n) } type="radio" name="tab" form=(super::ACT_FORM) value=[tab.key] data-letter=[tab.key.map(|key| key.to_ascii_lowercase())] checked[n == at];
                        span { (tab.name) @if picks > 0 { span.vh { ", " (ctx.voice.fill(Text::new("tab-picks").number("count", picks as i64))) } } }
                        @if let Some(key) = tab.key { kbd aria-hidden="true" { (key) } }
                    }
                }
            }
        }
        @for (n, tab) in tabs.iter().enumerate() {
            @for area in &tab.areas {
                // On a small screen displays scroll, also by keyboard.
                @let scrolls = area.items.iter().any(|item| matches!(item, Item::Display(_)));
                section tabindex=[scrolls.then_some("0")] aria-label=[scrolls.then(|| ctx.voice.say(&area.name))] class={ "area" @if tabs.len() > 1 { " side t" (n) } } {
                    @if tabs.len() > 1 { h2.vh { (ctx.voice.say(&area.name)) } }
                    @for one in &area.items { (item(ctx, one, players)) }
                }
            }
        }
    }
}
