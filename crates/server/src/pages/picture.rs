//! A table as a self-contained picture to share: what everybody may see, without external styles.

use catalogue::Title;
use kernel::{Player, Seat, Text};
use maud::{Markup, PreEscaped, html};
use scene::{Board, Item, Lang, PlaceView, Scene};

use crate::render::{map, mood};
use crate::texts::{Voice, in_a_row};

/// The size that sites use for previews.
pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

pub(super) const PAPER: &str = "#f7f2e8";
pub(super) const INK: &str = "#1d2433";
pub(super) const SOFT: &str = "#5f636e";
const TAN: &str = "#e6d8b8";
/// The colours of places by mood, as in the style sheet.
const MOODS: [&str; 5] = ["#dba393", "#e8c8b2", TAN, "#c5d3b5", "#9cbb98"];
const SERIF: &str = "Iowan Old Style, Palatino Linotype, Palatino, Liberation Serif, Georgia, serif";
const SANS: &str = "system-ui, Segoe UI, Roboto, Liberation Sans, Arial, sans-serif";
/// The colours of the seats as in the style sheet, strong and pale.
pub(super) const STRONG: [&str; 8] =
    ["#23508f", "#97302c", "#3d6b35", "#8f7500", "#3c3c42", "#1f6f78", "#7a3560", "#6b4a8f"];
const PALE: [&str; 8] =
    ["#93b0d8", "#e0a096", "#a9c1a4", "#cdbf80", "#a6a6aa", "#9ac0c4", "#c3a0b5", "#bba9cc"];
/// Maximum number of letters in a line of text beside the map.
const LINE: usize = 21;
const SMALL_LINE: usize = 34;
const MOST_LINES: usize = 4;
const MOST_ROWS: usize = 5;

/// What is drawn.
pub struct Picture<'a> {
    pub title: &'static dyn Title,
    pub lang: Lang,
    /// As a spectator sees it.
    pub scene: &'a Scene,
    pub players: &'a [Player],
    pub over: bool,
}

/// A seat with its side and its value.
pub(super) type Standing = (Seat, Text, i32);

pub(super) fn colours(seat: Seat) -> (&'static str, &'static str) {
    let n = seat.index() % STRONG.len();
    (STRONG[n], PALE[n])
}

pub(super) fn fill_of(place: &PlaceView) -> &'static str {
    match (place.owner, mood(place)) {
        (Some(seat), _) if place.strength > 2 => colours(seat).0,
        (Some(seat), _) => colours(seat).1,
        (None, Some(mood)) => MOODS[usize::from(mood)],
        (None, None) => TAN,
    }
}

/// How the game ended, if no seat has a value that shows it.
pub(super) fn ending_of(voice: &Voice, scene: &Scene, over: bool) -> Option<String> {
    let is_alone = over && runners_of(scene).is_empty();
    is_alone.then(|| Some(voice.say(scene.prompt.detail.as_ref()?).into_owned())).flatten()
}

/// The result, or the current state of the game.
pub(crate) fn headline(voice: &Voice, scene: &Scene, over: bool) -> String {
    voice.say(if over { &scene.prompt.question } else { &scene.headline }).into_owned()
}

fn items(scene: &Scene) -> impl Iterator<Item = &Item> {
    scene.areas.iter().flat_map(|area| &area.items)
}

/// The board with its map. None if the atlas has no such map.
pub(super) fn board_of(scene: &Scene) -> Option<(&Board, &'static atlas::map::Map)> {
    items(scene).find_map(|item| match item {
        Item::Board(board) => map(board.map).map(|map| (board, map)),
        _ => None,
    })
}

/// The values of the seats: from a track of the table, or from their scores.
pub(super) fn runners_of(scene: &Scene) -> Vec<Standing> {
    let track = items(scene).find_map(|item| match item {
        Item::Track(track) if track.counters.iter().all(|counter| counter.owner.is_some()) => Some(track),
        _ => None,
    });
    if let Some(track) = track {
        let runner = |c: &scene::Counter| (c.owner.unwrap_or(Seat(0)), c.name.clone(), c.value);
        return track.counters.iter().map(runner).collect();
    }
    let rosters = items(scene).filter_map(|item| match item {
        Item::Roster(roster) => Some(&roster.seats),
        _ => None,
    });
    let score = |seat: &scene::SeatView| Some((seat.seat, seat.side.clone(), seat.score.as_ref()?.value));
    rosters.flatten().filter_map(score).collect()
}

pub fn picture(one: &Picture) -> String {
    let voice = Voice::of(one.lang, one.title);
    let (board, runners) = (board_of(one.scene), runners_of(one.scene));
    let left = if board.is_some() { 770 } else { 90 };
    let lines = wrapped(&headline(&voice, one.scene, one.over), if board.is_some() { LINE } else { 46 });
    let name = voice.of_game(format!("{}-name", one.title.id()));
    let below = 190 + 50 * lines.len() as i32;
    html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"))
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } width=(WIDTH) height=(HEIGHT) role="img" {
            title { (name) ": " (headline(&voice, one.scene, one.over)) }
            rect width=(WIDTH) height=(HEIGHT) fill=(PAPER) {}
            rect x="0" y="0" width="552" height="10" fill=(STRONG[0]) {}
            rect x="552" y="0" width="96" height="10" fill="#b98a2f" {}
            rect x="648" y="0" width="552" height="10" fill=(STRONG[1]) {}
            @if let Some((board, map)) = board { (drawn(board, map)) }
            text x=(left) y="92" font-family=(SERIF) font-size="30" fill=(SOFT) { (name) }
            @for (n, line) in lines.iter().enumerate() {
                text x=(left) y=(160 + 50 * n) font-family=(SERIF) font-size="44" fill=(INK) { (line) }
            }
            (standing(&voice, &runners, one.players, left, below))
            @for (n, line) in wrapped(&ending_of(&voice, one.scene, one.over).unwrap_or_default(), SMALL_LINE).iter().enumerate() {
                text x=(left) y=(below + 34 * n as i32) font-family=(SANS) font-size="24" fill=(SOFT) { (line) }
            }
            text x="60" y="592" font-family=(SERIF) font-size="32" font-weight="700" fill=(INK) { (voice.own("house")) }
        }
    }
    .into_string()
}

/// The board without labels, because previews are small.
fn drawn(board: &Board, map: &atlas::map::Map) -> Markup {
    let scale = (680.0 / map.view.width).min(440.0 / map.view.height);
    let (x, y) = (50.0 - map.view.x * scale, 90.0 - map.view.y * scale);
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } stroke=(PAPER) stroke-width="1.4" {
            @for place in &board.places {
                @if let Some(shape) = map.place(&place.id) {
                    path d=(shape.path) fill=(fill_of(place)) {}
                }
            }
        }
    }
}

/// The values as bars, highest first.
fn standing(voice: &Voice, runners: &[Standing], players: &[Player], left: i32, top: i32) -> Markup {
    let mut runners: Vec<_> = runners.iter().collect();
    runners.sort_by_key(|(_, _, value)| std::cmp::Reverse(*value));
    let most = runners.first().map_or(1, |(_, _, value)| *value).max(1);
    let row = if runners.len() > 2 { 58 } else { 92 };
    html! {
        @for (n, (seat, side, value)) in runners.into_iter().take(MOST_ROWS).enumerate() {
            @let y = top + n as i32 * row;
            text x=(left) y=(y) font-family=(SERIF) font-size="40" font-weight="600" fill=(colours(*seat).0) { (value) }
            text x=(left + 96) y=(y) font-family=(SANS) font-size="22" fill=(SOFT) {
                (shortened(&side_and_name(voice, side, players, *seat), 26))
            }
            rect x=(left) y=(y + 10) width=(360 * (*value).max(0) / most) height="9" rx="4.5" fill=(colours(*seat).0) {}
        }
    }
}

/// For example "Democrats · Ada".
pub(super) fn side_and_name(voice: &Voice, side: &Text, players: &[Player], seat: Seat) -> String {
    let name = match players.get(seat.index()) {
        Some(Player::Person(name)) => name.clone(),
        Some(Player::Bot(level)) => voice.bot(level).into_owned(),
        None => String::new(),
    };
    format!("{} · {name}", voice.say(side))
}

pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        text.to_owned()
    } else {
        text.chars().take(most - 1).chain(['…']).collect()
    }
}

/// Wraps text into lines of at most `most` letters.
pub(super) fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.truncate(MOST_LINES);
    lines
}

/// Meta tags from which other sites make a preview.
pub(crate) fn preview(origin: &str, table: &str, title: &str, words: &str) -> Markup {
    html! {
        meta property="og:type" content="website";
        meta property="og:title" content=(title);
        meta property="og:description" content=(words);
        meta property="og:url" content={ (origin) "/t/" (table) };
        meta property="og:image" content={ (origin) "/t/" (table) "/picture.png" };
        meta property="og:image:width" content=(WIDTH);
        meta property="og:image:height" content=(HEIGHT);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// The sentence below a preview.
pub(crate) fn description(voice: &Voice, scene: &Scene, over: bool, sides: &[(String, String)]) -> String {
    let detail = scene.prompt.detail.as_ref().filter(|_| over).map(|text| voice.say(text));
    let who: Vec<String> = sides.iter().map(|(name, side)| format!("{name} ({side})")).collect();
    let who = voice.fill(Text::new("share-who").word("players", who.join(", ")));
    in_a_row(detail.into_iter().chain([who]))
}
