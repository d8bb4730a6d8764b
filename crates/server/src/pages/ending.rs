//! The page of a game that is over: who won and how, the curve of the race with its turning points, the luck of the dice, and what can
//! be done next. The board is one click away.

use std::borrow::Cow;

use catalogue::story::{Luck, Race, Story, TurningPoint, luckier_than};
use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::{Calls, Chapter, Item, Lang, Moment, Place};

use crate::assets::{ENDING, address};
use crate::render::{self, Eye, curve, shape};
use crate::texts::plain;
use crate::view::{RematchView, TableView};

/// In the place of the board.
pub(super) fn stage(view: &TableView, eye: &Eye, story: &Story, players: &[Markup]) -> Markup {
    let prompt = &view.scene.prompt;
    html! {
        section.stage.ending aria-labelledby="question" {
            link rel="stylesheet" href=(address(ENDING));
            header.result {
                p.kicker {
                    @if let Some(headline) = other_headline(view, eye) { (headline) " · " }
                    (eye.voice.fill(Text::new("end-acts").number("acts", view.acts as i64)))
                }
                h2 #question { bdi { (eye.voice.say(&prompt.question)) } }
                @if let Some(detail) = &prompt.detail { p.how { bdi { (eye.voice.say(detail)) } } }
                @if let Some(words) = decided(view, eye, story).filter(|_| !view.ended_early) { p.how { (words) } }
            }
            @if let Some(race) = story.race.as_ref().filter(|race| race.points.len() > 1) { (curves(view, eye, story, race, players)) }
            (account(eye))
            (dice(view, eye, story, players))
            @if let Some(moment) = view.moment { (render::moment(eye, moment, players, &view.watching())) }
            (end_stage(eye, view))
            (super::player::rail(view, eye))
            // On phones the desk is far below.
            nav.end-foot aria-label=(eye.voice.own(heading(view))) {
                a.go href="#main" { (eye.voice.own(heading(view))) }
                @if view.may_branch { a.go.alt href="#play-on-at" { (eye.voice.own("end-play-on")) } }
                @if !view.is_trial { a.go.alt href="#share-name" { (eye.voice.own("share")) } }
            }
        }
    }
}

/// How the score came about, where the game counts it up.
fn account(eye: &Eye) -> Markup {
    let items = || eye.areas(Place::Desk).flat_map(|area| &area.items);
    html! {
        @if items().any(|item| matches!(item, Item::Grid(_))) {
            div.account { @for item in items() { @if let Item::Grid(grid) = item { div { (render::grid(eye, grid)) } } } }
        }
    }
}

/// Where the game stands, unless the result says the same.
fn other_headline<'a>(view: &TableView, eye: &'a Eye) -> Option<Cow<'a, str>> {
    let headline = eye.voice.say(&eye.scene.headline);
    (headline != eye.voice.say(&view.scene.prompt.question)).then_some(headline)
}

/// When it was decided, and how often the lead changed.
fn decided(view: &TableView, eye: &Eye, story: &Story) -> Option<String> {
    let race = story.race.as_ref()?;
    let chapter = story.decided().and_then(|turn| chapter_of(view.chapters, race.points[turn.point].after));
    let when = chapter.map(|chapter| Text::new("end-decided").word("when", eye.voice.say(&chapter.name)));
    let leads =
        (story.lead_changes > 0).then(|| Text::new("end-leads").number("changes", story.lead_changes as i64));
    let said: Vec<_> = [when, leads].into_iter().flatten().map(|text| eye.voice.fill(text)).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

fn curves(view: &TableView, eye: &Eye, story: &Story, race: &Race, players: &[Markup]) -> Markup {
    html! {
        section.run-of-play aria-labelledby="curve-name" {
            h3 #curve-name { (eye.voice.say(&race.name)) " " small { (eye.voice.own("end-curve")) } }
            ul.runners {
                @for (n, runner) in race.runners.iter().enumerate() {
                    @let last = race.points.last().map_or(0, |point| point.values[n]);
                    li class=(curve::runner_class(race, n)) {
                        (curve::sample(race, n)) (eye.voice.say(&runner.name))
                        @if let Some(player) = runner.owner.and_then(|seat| players.get(seat.index())) { " · " (player) }
                        " " b { (plain(last)) }
                    }
                }
            }
            figure.curves {
                (curve::curve(eye, race, &story.turns, view.chapters, view.acts, &curve::WIDE))
                (curve::curve(eye, race, &story.turns, view.chapters, view.acts, &curve::NARROW))
            }
            ol.turns { @for (n, turn) in story.turns.iter().enumerate() { (turning(view, eye, race, turn, n + 1)) } }
            details.drawer #drawer-curve {
                summary { (eye.voice.own("end-table")) }
                (numbers(view, eye, race))
            }
        }
    }
}

/// The part of the game that a point belongs to.
fn chapter_of(chapters: &[(usize, Chapter)], after: usize) -> Option<&Chapter> {
    chapters.iter().rev().find(|(at, _)| *at < after.max(1)).map(|(_, chapter)| chapter)
}

/// "198 to 189".
fn score(eye: &Eye, values: &[i32]) -> String {
    match values {
        [first, second] => eye
            .voice
            .fill(Text::new("end-score").word("first", plain(*first)).word("second", plain(*second)))
            .into_owned(),
        _ => values.iter().map(|value| plain(*value)).collect::<Vec<_>>().join(" · "),
    }
}

fn turning(view: &TableView, eye: &Eye, race: &Race, turn: &TurningPoint, number: usize) -> Markup {
    let point = &race.points[turn.point];
    let name = eye.voice.say(&race.runners[turn.runner].name);
    let kind = Text::new(format!("end-turn-{}", turn.kind.word())).word("side", name);
    let kind = kind.number("line", race.line.unwrap_or_default());
    html! {
        li {
            a.turn href=(view.address(&format!("at={}", point.after))) {
                i { (number) }
                span {
                    small {
                        @if let Some(chapter) = chapter_of(view.chapters, point.after) { (eye.voice.say(&chapter.name)) " · " }
                        (score(eye, &point.values))
                    }
                    @if let Some(text) = &point.text { b { bdi { (eye.voice.say(text)) } } }
                    em { (eye.voice.fill(kind)) }
                }
            }
        }
    }
}

/// The same as a table: how it stood at the end of each part.
fn numbers(view: &TableView, eye: &Eye, race: &Race) -> Markup {
    let ends = view.chapters.iter().skip(1).map(|(at, _)| *at).chain([view.acts]);
    let stood = |end: usize| race.points.iter().rev().find(|point| point.after <= end);
    html! {
        table.numbers {
            thead { tr { th scope="col" { (eye.voice.own("end-part")) } @for runner in &race.runners { th scope="col" { (eye.voice.say(&runner.name)) } } } }
            tbody {
                @for ((_, chapter), end) in view.chapters.iter().zip(ends) {
                    tr {
                        th scope="row" { (eye.voice.say(&chapter.name)) }
                        @if let Some(point) = stood(end) { @for value in &point.values { td { (plain(*value)) } } }
                    }
                }
            }
        }
    }
}

/// What the dice gave to each seat, against what chance owes.
fn dice(view: &TableView, eye: &Eye, story: &Story, players: &[Markup]) -> Markup {
    if story.luck.is_empty() {
        return html! {};
    }
    html! {
        section.luck aria-labelledby="luck-name" {
            h3 #luck-name { (eye.voice.own("luck")) " " small { (eye.voice.own("luck-line")) } }
            div.lots {
                @for luck in &story.luck { (lot(view, eye, luck, players)) }
                @if let Some(Moment::Calls(calls)) = view.moment { (night(eye, calls, players)) }
            }
        }
    }
}

/// Two decimals as people write them.
fn decimals(lang: Lang, n: f32) -> String {
    let written = format!("{n:.2}");
    match lang {
        Lang::En => written,
        Lang::De => written.replace('.', ","),
    }
}

fn who<'a>(eye: &Eye, seat: Seat, players: &'a [Markup]) -> Markup {
    let player: Option<&'a Markup> = players.get(seat.index());
    html! { (shape(seat)) b { @match player { Some(player) => (player), None => (eye.side(seat)) } } }
}

fn lot(view: &TableView, eye: &Eye, luck: &Luck, players: &[Markup]) -> Markup {
    let mean = luck.pips() as f32 / luck.dice().max(1) as f32;
    let expected = (luck.faces.len() as f32 + 1.0) / 2.0;
    let lang = view.who.lang;
    let above = (2 * luck.pips() as i32 - luck.half_pips_expected() as i32) / 2;
    let words = |key: &'static str| {
        Text::new(key)
            .number("dice", luck.dice())
            .number("sides", luck.faces.len() as i64)
            .word("mean", decimals(lang, mean))
            .word("expected", decimals(lang, expected))
    };
    html! {
        div.lot {
            p.whose { (who(eye, luck.seat, players)) " " (eye.voice.fill(words("luck-dice"))) }
            (curve::faces(eye, luck))
            p {
                @match luck.luckier_than {
                    Some(share) => {
                        @let key = if above >= 0 { "luck-above" } else { "luck-below" };
                        (eye.voice.fill(Text::new(key).number("pips", above.abs()).number("share", share)))
                    }
                    None => (eye.voice.fill(words("luck-mean"))),
                }
            }
        }
    }
}

/// Who got how much of what fell by dice in the night.
fn night(eye: &Eye, calls: &Calls, players: &[Markup]) -> Markup {
    let all: i32 = calls.calls.iter().map(|call| call.place.worth).sum();
    let seats: Vec<Seat> = calls.track.counters.iter().filter_map(|counter| counter.owner).collect();
    let [first, second] = seats[..] else { return html! {} };
    if all == 0 {
        return html! {};
    }
    let of = |seat: Seat| calls.calls.iter().filter(move |call| call.winner == seat);
    let got: i32 = of(first).map(|call| call.place.worth).sum();
    let worths: Vec<Vec<u32>> = calls.calls.iter().map(|call| vec![0, call.place.worth as u32]).collect();
    let share = luckier_than(&worths, got.unsigned_abs());
    let width = (got as f32 * 1000.0 / all as f32).round() / 10.0;
    let text = Text::new("luck-night")
        .number("calls", calls.calls.len() as i64)
        .number("first", of(first).count() as i64)
        .number("second", of(second).count() as i64)
        .number("all", all)
        .number("got", got)
        .number("owed", all / 2)
        .word("side", eye.side(first))
        .number("share", share);
    html! {
        div.lot.night {
            p.whose { b { (eye.voice.say(&calls.name)) } }
            svg.split width="100%" height="30" role="img" aria-label={ (eye.side(first)) ": " (got) ", " (eye.side(second)) ": " (all - got) } {
                rect class={ "o" (first.0) } width={ (width) "%" } height="26" {}
                rect class={ "o" (second.0) " n1" } x={ (width) "%" } width={ (100.0 - width) "%" } height="26" {}
                text x="8" y="18" { (got) }
                text.last x="98%" y="18" { (all - got) }
                rect.owed x="50%" width="2" height="26" {}
            }
            p { (who(eye, first, players)) " " (eye.voice.fill(text)) }
        }
    }
}

/// What the player shows before the page: who won.
fn end_stage(eye: &Eye, view: &TableView) -> Markup {
    use crate::assets::{STAGES, STAGES_STYLE};
    let prompt = &view.scene.prompt;
    html! {
        section class="stage-moment" data-stage="end" data-script=(address(STAGES)) data-style=(address(STAGES_STYLE)) hidden {
            div.show data-skip=(eye.voice.own("stage-skip")) {
                div.finale {
                    @if let Some(headline) = other_headline(view, eye) { p { (headline) } }
                    p.great { (eye.voice.say(&prompt.question)) }
                    @if let Some(detail) = &prompt.detail { p { (eye.voice.say(detail)) } }
                }
            }
        }
    }
}

/// Whoever has not played is not asked for another game.
fn heading(view: &TableView) -> &'static str {
    if matches!(view.together.rematch, RematchView::None) { "end-more" } else { "end-next" }
}

/// At the desk: what can be done now.
pub(super) fn next(view: &TableView, eye: &Eye) -> Markup {
    let link = format!("/t/{}", view.id);
    html! {
        section #main.ask.over tabindex="-1" aria-labelledby="next-name" {
            div #notice { (super::layout::note(view.notice, &eye.voice, Some(view.title.id()))) }
            @if view.is_trial { p.notice.stale { (eye.voice.own("is-trial")) } }
            h2 #next-name { (eye.voice.own(heading(view))) }
            (super::together::rematch(view, eye))
            div.again {
                a.go.alt href=(format!("{}#play", view.address("at=0"))) { (eye.voice.own("end-watch")) }
                a.go.alt #to-board href=(view.address(&format!("at={}", view.acts))) { (eye.voice.own("end-board")) }
            }
            @if view.may_branch && view.acts > 0 { (play_on(view, eye)) }
            @if !view.is_trial {
                section.share aria-labelledby="share-name" {
                    h3 #share-name { (eye.voice.own("share")) " " small { (eye.voice.own("share-line")) } }
                    img src=(view.path("picture.svg")) width="1200" height="630" loading="lazy" alt=(eye.voice.say(&view.scene.prompt.question));
                    label.invite { span.vh { (eye.voice.own("share-link")) } input.copy readonly value=(link); }
                }
            }
            p.fair-line {
                @match view.seed {
                    Some((_, true)) => { b { "✓ " (eye.voice.own("end-fair")) } " " (eye.voice.own("fair-holds")) }
                    Some((_, false)) => (eye.voice.own("fair-bent")),
                    None => (eye.voice.own("fair-own")),
                }
            }
            div.tools {
                button #keys-open type="button" hidden aria-haspopup="dialog" { (eye.voice.own("keys")) }
                button #notify type="button" hidden { (eye.voice.own("notify")) }
            }
        }
    }
}

/// A copy at any part of the game, or where the viewer (for others: anybody) decided last.
fn play_on(view: &TableView, eye: &Eye) -> Markup {
    let last = match view.last_decision {
        Some(before) => (before, "end-last-decision"),
        None => (view.acts - 1, "end-before-last"),
    };
    let parts = view.chapters.iter().filter(|(at, _)| *at < last.0);
    html! {
        form.play-on method="post" action=(view.path("branch")) {
            label for="play-on-at" { (eye.voice.own("end-play-from")) }
            select #play-on-at name="at" {
                @for (at, chapter) in parts { option value=(at) { (eye.voice.say(&chapter.name)) } }
                option value=(last.0) selected { (eye.voice.own(last.1)) }
            }
            button.go.alt { (eye.voice.own("end-play-on")) }
        }
    }
}
