//! Replaying act by act: the caption of the act that is shown, the rail
//! with its controls, and what others did since the viewer's last turn.

use std::borrow::Cow;

use catalogue::{ActChanges, PlaceChange};
use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::{Line, PlaceView};

use super::coach;
use crate::render::{self, RenderContext};
use crate::texts::{before_others, in_a_row};
use crate::view::TableView;

/// Maximum number of dice shown in the caption of an act.
const MOST_DICE: usize = 8;
/// Maximum number of letters in a caption. The rest can be read in the log.
const MOST_LETTERS: usize = 150;
/// Maximum number of places of one act shown in the strip.
const MOST_PLACES: usize = 3;
/// Maximum number of names of weeks, rounds or turns along the rail.
const MOST_NAMES: usize = 16;
/// Length of the rail on a desktop and on a phone, and the width of a letter beside it, in pixels.
const WIDE_RAIL: f32 = 540.0;
const NARROW_RAIL: f32 = 130.0;
const LETTER: f32 = 6.5;
/// The speeds of the player, from none to slow.
const PACES: [&str; 4] = ["off", "quick", "normal", "slow"];

/// Who did what in the act that is shown, with its dice.
pub(super) fn caption(view: &TableView, ctx: &RenderContext, players: &[Markup]) -> Markup {
    let at = view.at.unwrap_or(view.acts);
    let lines: Vec<&Line> =
        view.log.iter().filter(|entry| entry.after == at).map(|entry| &entry.line).collect();
    let told: Vec<&Line> = lines.iter().copied().filter(|line| !line.heading).collect();
    // If the act only moved the game on, its heading says where to.
    let told = if told.is_empty() { lines.iter().copied().rev().take(1).collect() } else { told };
    let seat = told.iter().find_map(|line| line.seat);
    let by = view.log.iter().filter(|entry| entry.after == at).find_map(|entry| entry.by.as_ref());
    let dice = render::act_dice(lines.iter().copied());
    html! {
        div #caption class={ "act-caption" @if let Some(seat) = seat { " " (render::seat_class(seat)) } } data-act=(at) {
            @if let Some(seat) = seat { span.actor { (render::shape(seat)) bdi {
                @match by {
                    Some(by) => (ctx.voice.player(by)),
                    None => (actor(view, ctx, players, seat)),
                }
            } } }
            (sentences(view, ctx, &told))
            @if !dice.is_empty() { div.dice aria-hidden="true" { @for die in dice.iter().take(MOST_DICE) { (render::act_die(ctx, die)) } } }
        }
    }
}

/// As many whole lines as fit, but at least one, and how many more there are.
fn sentences(view: &TableView, ctx: &RenderContext, told: &[&Line]) -> Markup {
    let said: Vec<_> = told.iter().map(|line| ctx.voice.say(&line.text)).collect();
    let mut letters = 0;
    let fits = |words: &&Cow<str>| {
        letters += words.chars().count() + 1;
        letters <= MOST_LETTERS
    };
    let count = said.iter().take_while(fits).count().max(1).min(said.len());
    let is_set_up = view.at.unwrap_or(view.acts) == 0 && (said.is_empty() || count < said.len());
    let count = if is_set_up { 0 } else { count };
    let more = said.len() - count;
    html! {
        p {
            // The set-up at the beginning is not attributed to anybody.
            @if is_set_up { (ctx.voice.own("caption-set-up")) }
            @else if said.is_empty() { (ctx.voice.own("caption-hidden")) }
            @for (n, words) in said.into_iter().take(count).enumerate() {
                bdi { (if n + 1 < count || more > 0 { before_others(words) } else { words }) } " "
            }
        }
        @if more > 0 {
            a.more href={ (view.address_of("/log", "")) "#act-" (view.at.unwrap_or(view.acts)) } { (ctx.voice.fill(Text::new("caption-more").number("count", more as i64))) }
        }
    }
}

fn actor(view: &TableView, ctx: &RenderContext, players: &[Markup], seat: Seat) -> Markup {
    if view.my_seats.contains(&seat) && view.my_seats.len() == 1 {
        return html! { (ctx.voice.own("you")) };
    }
    players.get(seat.index()).cloned().unwrap_or_else(|| html! { (ctx.side(seat)) })
}

/// The rail: any act by its number, ticks where weeks, rounds or turns begin, and the
/// controls of the player. Without scripts there are links and a slider with a button.
pub(super) fn rail(view: &TableView, ctx: &RenderContext) -> Markup {
    let at = view.at.unwrap_or(view.acts);
    let step = |id: &str, text: &str, key: &str, to: Option<usize>| {
        let label = ctx.voice.own(key);
        html! {
            @match to {
                Some(to) => { a.step id=(id) href=(view.address(&format!("at={to}"))) aria-label=(label) title=(label) { (text) } }
                None => { a.step.off id=(id) aria-hidden="true" { (text) } }
            }
        }
    };
    html! {
        nav.time aria-label=(ctx.voice.own("rail")) {
            (ticks(view, ctx))
            form #rail-form method="get" action={ "/t/" (view.id) } {
                @if let Some(seat) = view.named_seat() { input type="hidden" name="seat" value=(seat); }
                input #rail type="range" name="at" min="0" max=(view.acts) value=(at) aria-label=(ctx.voice.own("rail-slider"));
                button { (ctx.voice.own("rail-go")) }
            }
            div.controls {
                button #play.scripted-only type="button" data-play=(ctx.voice.own("player-play")) data-pause=(ctx.voice.own("player-pause"))
                    aria-label=(ctx.voice.own("player-play")) title=(ctx.voice.own("player-play")) { span aria-hidden="true" {} }
                (step("step-back", "‹", "rail-back", at.checked_sub(1)))
                (step("step-on", "›", "rail-on", (at < view.acts).then_some(at + 1)))
                span.at { (ctx.voice.fill(Text::new("rail-act").number("act", at as i64).number("of", view.acts as i64))) }
                label.pace.scripted-only {
                    span.vh { (ctx.voice.own("pace")) }
                    select #pace autocomplete="off" { @for pace in PACES { option value=(pace) selected[pace == "normal"] { (ctx.voice.own(&format!("pace-{pace}"))) } } }
                }
                a #now.off[view.at.is_none()] href=(view.address("")) { (ctx.voice.own("rail-now")) }
            }
        }
    }
}

/// Ticks along the rail where weeks, rounds or turns begin, with names as far as they fit.
fn ticks(view: &TableView, ctx: &RenderContext) -> Markup {
    let every = view.chapters.len().div_ceil(MOST_NAMES).max(1);
    let share = |acts: usize| acts as f32 / view.acts.max(1) as f32;
    let names: Vec<_> = view
        .chapters
        .iter()
        .step_by(every)
        .map(|(acts, chapter)| (share(*acts), ctx.voice.say(&chapter.short)))
        .collect();
    let [wide, narrow] = [WIDE_RAIL, NARROW_RAIL]
        .map(|rail| with_room(names.iter().map(|(at, name)| (at * rail, name.chars().count()))));
    // In units of acts, so that the next act changes only the width of the picture and not every tick.
    let lines: String = view.chapters.iter().map(|(acts, _)| format!("M{acts} 9v3")).collect();
    html! {
        svg #ticks.ticks width="100%" height="12" aria-hidden="true" focusable="false" {
            svg width="100%" height="12" viewBox={ "0 0 " (view.acts.max(1)) " 12" } preserveAspectRatio="none" {
                path d=(lines) {}
            }
            @for (n, (at, name)) in names.iter().enumerate().filter(|(n, _)| wide[*n]) {
                text.roomy[!narrow[n]] x=(format!("{:.2}%", at * 100.0)) y="7" { (name) }
            }
        }
    }
}

/// Which of these names fit without overlapping. Each is centred on its tick, except
/// the first, which starts at it. Takes positions in pixels and numbers of letters.
fn with_room(names: impl Iterator<Item = (f32, usize)>) -> Vec<bool> {
    let mut taken = f32::NEG_INFINITY;
    let fits = |(nth, (at, letters)): (usize, (f32, usize))| {
        let width = letters as f32 * LETTER;
        let start = if nth == 0 { at } else { at - width / 2.0 };
        let is_free = start >= taken;
        if is_free {
            taken = start + width + LETTER;
        }
        is_free
    };
    names.enumerate().map(fits).collect()
}

/// Above the question: a notice when looking back, what others did, a line of the coach. If others
/// play, space is reserved from the start, so that the question does not move when this is filled.
pub(super) fn news(view: &TableView, ctx: &RenderContext) -> Markup {
    let mine = view.seat().is_some_and(|seat| view.my_seats.contains(&seat));
    let kept = mine && view.my_seats.len() < view.players.len() && view.lesson.is_none() && !view.over;
    html! {
        div.news.kept[kept] {
            @if let Some(at) = view.at {
                p.notice.stale {
                    (ctx.voice.fill(Text::new("looking-back").number("act", at as i64))) " "
                    a href=(view.address("")) { (ctx.voice.own("rail-now")) }
                }
            }
            (since(view, ctx, kept && view.at.is_none()))
            (coach::line(view, ctx))
        }
    }
}

/// Shown in place of the question while the acts of others are being replayed. A script fills and shows it.
pub(super) fn waiting(ctx: &RenderContext) -> Markup {
    html! {
        div.waits {
            p #who-plays {}
            button #skip.go.small.alt type="button" { (ctx.voice.own("rail-now")) " " kbd { "Esc" } }
        }
    }
}

/// What the others did since the viewer's last turn, as symbols where there are some. Each links to its act.
fn since(view: &TableView, ctx: &RenderContext, kept: bool) -> Markup {
    let parts: Vec<Vec<&ActChanges>> = view
        .since
        .chunk_by(|one, next| {
            let alike = names_only(ctx, one) && names_only(ctx, next) || goes_on_at(one, next);
            one.seat == next.seat && alike
        })
        .map(|acts| acts.iter().filter(|act| is_told(act)).collect())
        .filter(|acts: &Vec<_>| !acts.is_empty())
        .collect();
    html! {
        @if kept || !parts.is_empty() {
            section #since.since aria-labelledby="since-name" {
                h3 #since-name { (ctx.voice.own(if view.is_opening { "since-opening" } else { "since" })) " " small #to-come data-words=(ctx.voice.own("to-come")) {} }
                @if parts.is_empty() { p { (ctx.voice.own("since-nothing")) } }
                @else { ol { @for acts in &parts { (part(view, ctx, acts)) } } }
            }
        }
    }
}

fn is_told(act: &ActChanges) -> bool {
    !act.places.is_empty() || !act.points.is_empty() || act.lines.iter().any(|line| !line.heading)
}

/// Whether the act only names places.
fn names_only(ctx: &RenderContext, act: &ActChanges) -> bool {
    let quiet =
        act.places.is_empty() && act.points.is_empty() && act.lines.iter().all(|line| line.dice.is_empty());
    quiet && named(ctx, act).next().is_some()
}

/// Whether the second act only changes the one place that the first act has changed.
fn goes_on_at(one: &ActChanges, next: &ActChanges) -> bool {
    let ([one], [place]) = (&one.places[..], &next.places[..]) else { return false };
    one.after.id == place.after.id && next.lines.iter().all(|line| line.dice.is_empty())
}

fn named<'a>(ctx: &'a RenderContext, act: &'a ActChanges) -> impl Iterator<Item = &'a PlaceView> {
    act.lines.iter().flat_map(|line| &line.spots).filter_map(|spot| ctx.place(spot))
}

fn part(view: &TableView, ctx: &RenderContext, acts: &[&ActChanges]) -> Markup {
    let last = acts[acts.len() - 1];
    let words = acts
        .iter()
        .flat_map(|act| &act.lines)
        .filter(|line| !line.heading)
        .map(|line| ctx.voice.say(&line.text));
    let words = in_a_row(words);
    let dice = render::act_dice(acts.iter().flat_map(|act| &act.lines));
    let places = changed(acts);
    let mine = |seat: Seat| view.seat() == Some(seat);
    // The viewer's own loss is more important than another seat's gain.
    let points = last
        .points
        .iter()
        .find(|(seat, _)| mine(*seat))
        .or(last.points.iter().find(|(seat, _)| *seat == last.seat));
    let mut codes: Vec<(usize, &str)> =
        acts.iter().flat_map(|act| named(ctx, act).map(|place| (act.after, &*place.id))).collect();
    codes.dedup_by_key(|(_, code)| *code);
    let symbols = !dice.is_empty() || !places.is_empty() || points.is_some() || !codes.is_empty();
    // Named places are shown one by one, when they are named; anything else is shown when it is complete.
    let told_at = if acts.iter().all(|act| names_only(ctx, act)) { acts[0].after } else { last.after };
    html! {
        li data-act=(told_at) {
            a class=(render::seat_class(last.seat)) href=(view.address(&format!("at={}", last.after))) title=(words) {
                (render::shape(last.seat))
                @if symbols {
                    span.vh { (words) }
                    span.symbols aria-hidden="true" {
                        @for die in dice.iter().take(MOST_DICE) { (render::act_die(ctx, die)) }
                        @for (before, after) in places.iter().take(MOST_PLACES) { (turned(before, after)) }
                        @if places.len() > MOST_PLACES { "+" (places.len() - MOST_PLACES) }
                        @if places.is_empty() { @for (act, code) in codes.iter().take(MOST_PLACES) { b data-act=(act) { (code) } } }
                        @if let Some((_, by)) = points { em { (signed(*by)) } }
                    }
                } @else {
                    span.words { (words) }
                }
            }
        }
    }
}

/// Each place once, with its state before the first act and after the last.
fn changed<'a>(acts: &[&'a ActChanges]) -> Vec<(&'a PlaceView, &'a PlaceView)> {
    let mut places: Vec<(&PlaceView, &PlaceView)> = Vec::new();
    for PlaceChange { before, after, .. } in acts.iter().flat_map(|act| &act.places) {
        match places.iter_mut().find(|(_, known)| known.id == after.id) {
            Some((_, known)) => *known = after,
            None => places.push((before, after)),
        }
    }
    places
}

/// For example "OH 3 → 1", with the shapes of the holders.
fn turned(before: &PlaceView, after: &PlaceView) -> Markup {
    html! { span.turned { b { (after.id) } (held(before)) "→" (held(after)) } }
}

fn held(place: &PlaceView) -> Markup {
    let count: i32 =
        place.pieces.iter().filter(|piece| piece.owner == place.owner).map(|piece| piece.count).sum();
    html! {
        span.held {
            @match place.owner {
                Some(seat) => { (render::shape(seat)) @if count > 0 { (count) } }
                None => "○",
            }
        }
    }
}

/// With a typographic minus.
fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", -by) } else { format!("+{by}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_along_the_rail_leave_room_for_one_another() {
        // The ticks of a game whose third turn was short: "1757", "late", "1758", "late".
        let names = [(0.0, 4), (0.5, 4), (0.72, 4), (0.79, 4)];
        let on = |rail: f32| with_room(names.iter().map(|(at, letters)| (at * rail, *letters)));
        assert_eq!(on(NARROW_RAIL), [true, true, false, true]);
        assert_eq!(on(WIDE_RAIL), [true; 4]);
    }
}
