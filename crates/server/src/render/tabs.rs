//! The stage and the other sides of a large table, one at a time: real radio buttons, so that they work without scripts.

use std::borrow::Cow;

use kernel::Text;
use maud::{Markup, html};
use scene::{Area, Item, Place, Spot};

use super::{Eye, item};

/// The keys of undo and hint, the first that no tab has.
const UNDO_KEYS: [char; 3] = ['U', 'Z', 'Y'];
const HINT_KEYS: [char; 3] = ['H', 'I', 'J'];

struct Tab<'a> {
    key: Option<char>,
    name: Cow<'a, str>,
    areas: Vec<&'a Area>,
}

fn keys<'a>(eye: &'a Eye) -> impl Iterator<Item = char> + 'a {
    eye.scene.areas.iter().filter_map(|area| match area.place {
        Place::Tab(key) => Some(key.to_ascii_uppercase()),
        _ => None,
    })
}

fn free(eye: &Eye, wanted: &[char]) -> Option<char> {
    wanted.iter().copied().find(|key| !keys(eye).any(|taken| taken == *key) && first_key(eye) != Some(*key))
}

pub(crate) fn key_of_undo(eye: &Eye) -> Option<char> {
    free(eye, &UNDO_KEYS)
}

pub(crate) fn key_of_hint(eye: &Eye) -> Option<char> {
    free(eye, &HINT_KEYS)
}

/// The stage has no key of its own: it is called by a letter of its name.
fn first_key(eye: &Eye) -> Option<char> {
    keys(eye).next()?;
    let area = eye.areas(Place::Stage).next()?;
    let name = eye.voice.say(&area.name).into_owned();
    let mut letters = name.chars().map(|c| c.to_ascii_uppercase()).filter(char::is_ascii_alphabetic);
    letters.find(|letter| keys(eye).all(|taken| taken != *letter))
}

fn tabs<'a>(eye: &'a Eye) -> Vec<Tab<'a>> {
    let stage: Vec<_> = eye.areas(Place::Stage).collect();
    let name = stage.first().map_or_else(|| eye.voice.own("stage"), |area| eye.voice.say(&area.name));
    let mut tabs = vec![Tab { key: first_key(eye), name, areas: stage }];
    for area in &eye.scene.areas {
        let Place::Tab(key) = area.place else { continue };
        let key = Some(key.to_ascii_uppercase());
        match tabs[1..].iter_mut().find(|tab| tab.key == key) {
            Some(tab) => tab.areas.push(area),
            None => tabs.push(Tab { key, name: eye.voice.say(&area.name), areas: vec![area] }),
        }
    }
    tabs
}

/// Where things of an item can be clicked.
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
fn picks(eye: &Eye, tab: &Tab) -> usize {
    let spots = tab.areas.iter().flat_map(|area| &area.items).flat_map(spots);
    spots.filter(|spot| !eye.choices_at(spot).is_empty()).count()
}

/// The letters of all tabs, for the list of keys.
pub(crate) fn letters(eye: &Eye) -> String {
    let letters: Vec<String> = tabs(eye)
        .iter()
        .skip_while(|_| keys(eye).next().is_none())
        .filter_map(|tab| Some(tab.key?.to_string()))
        .collect();
    letters.join(" ")
}

/// The stage alone, or with the other sides of the table behind tabs.
pub(crate) fn tabbed(eye: &Eye, chosen: Option<char>, players: &[Markup]) -> Markup {
    let tabs = tabs(eye);
    let at = chosen
        .and_then(|key| tabs.iter().position(|tab| tab.key == Some(key.to_ascii_uppercase())))
        .unwrap_or(0);
    html! {
        @if tabs.len() > 1 {
            fieldset.tabs {
                legend.vh { (eye.voice.own("tabs")) }
                @for (n, tab) in tabs.iter().enumerate() {
                    @let picks = picks(eye, tab);
                    label class={ "t" (n) @if picks > 0 { " pick" } } {
                        // With the form of the choices goes which side is looked at.
                        input.vh id={ "tab-" (n) } type="radio" name="tab" form=(super::ACT_FORM) value=[tab.key] data-letter=[tab.key.map(|key| key.to_ascii_lowercase())] checked[n == at];
                        span { (tab.name) @if picks > 0 { span.vh { ", " (eye.voice.fill(Text::new("tab-picks").number("count", picks as i64))) } } }
                        @if let Some(key) = tab.key { kbd aria-hidden="true" { (key) } }
                    }
                }
            }
        }
        @for (n, tab) in tabs.iter().enumerate() {
            @for area in &tab.areas {
                // On a small screen displays scroll, also by keyboard.
                @let scrolls = area.items.iter().any(|item| matches!(item, Item::Display(_)));
                section tabindex=[scrolls.then_some("0")] aria-label=[scrolls.then(|| eye.voice.say(&area.name))] class={ "area" @if tabs.len() > 1 { " side t" (n) } } {
                    @if tabs.len() > 1 { h2.vh { (eye.voice.say(&area.name)) } }
                    @for one in &area.items { (item(eye, one, players)) }
                }
            }
        }
    }
}
