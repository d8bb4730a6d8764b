//! The page of a finished game: who won and how, the curve of the race with its turning
//! points, the luck of the dice, and what can be done next. The board is one click away.

use std::borrow::Cow;

use catalogue::story::{Luck, Race, Story, TurningPoint, luckier_than};
use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::{Calls, Chapter, Item, Lang, Moment, Place};

use crate::assets::{ENDING, address};
use crate::render::{self, RenderContext, curve, shape};
use crate::texts::plain;
use crate::view::{RematchView, TableView};

/// Shown in place of the board.
pub(super) fn stage(view: &TableView, ctx: &RenderContext, story: &Story, players: &[Markup]) -> Markup {
    let prompt = &view.scene.prompt;
    html! {
        section.stage.ending aria-labelledby="question" {
            link rel="stylesheet" href=(address(ENDING));
            header.result {
                p.kicker {
                    @if let Some(headline) = other_headline(view, ctx) { (headline) " · " }
                    (ctx.voice.fill(Text::new("end-acts").number("acts", view.acts as i64)))
                }
                h2 #question { bdi { (ctx.voice.say(&prompt.question)) } }
                @if let Some(detail) = &prompt.detail { p.how { bdi { (ctx.voice.say(detail)) } } }
                @if let Some(words) = decided(view, ctx, story).filter(|_| !view.ended_early) { p.how { (words) } }
            }
            @if let Some(race) = story.race.as_ref().filter(|race| race.points.len() > 1) { (curves(view, ctx, story, race, players)) }
            (account(ctx))
            (render::sections(ctx, Place::Hand, players))
            (dice(view, ctx, story, players))
            @if let Some(moment) = view.moment { (render::moment(ctx, moment, players, &view.watching())) }
            (end_stage(ctx, view))
            (super::player::rail(view, ctx))
            // On phones the desk is far below, so there are links to it.
            nav.end-foot aria-label=(ctx.voice.own(heading(view))) {
                a.go href="#main" { (ctx.voice.own(heading(view))) }
                @if view.may_branch { a.go.alt href="#play-on-at" { (ctx.voice.own("end-play-on")) } }
                @if !view.is_trial { a.go.alt href="#share-name" { (ctx.voice.own("share")) } }
            }
        }
    }
}

/// How the score came about, if the game shows a tally.
fn account(ctx: &RenderContext) -> Markup {
    let items = || ctx.areas(Place::Desk).flat_map(|area| &area.items);
    html! {
        @if items().any(|item| matches!(item, Item::Grid(_))) {
            div.account { @for item in items() { @if let Item::Grid(grid) = item { div { (render::grid(ctx, grid)) } } } }
        }
    }
}

/// The headline of the game, unless the result says the same.
fn other_headline<'a>(view: &TableView, ctx: &'a RenderContext) -> Option<Cow<'a, str>> {
    let headline = ctx.voice.say(&ctx.scene.headline);
    (headline != ctx.voice.say(&view.scene.prompt.question)).then_some(headline)
}

/// When the game was decided, and how often the lead changed.
fn decided(view: &TableView, ctx: &RenderContext, story: &Story) -> Option<String> {
    let race = story.race.as_ref()?;
    let chapter = story.decided().and_then(|turn| chapter_of(view.chapters, race.points[turn.point].after));
    let when = chapter.map(|chapter| Text::new("end-decided").word("when", ctx.voice.say(&chapter.name)));
    let leads =
        (story.lead_changes > 0).then(|| Text::new("end-leads").number("changes", story.lead_changes as i64));
    let said: Vec<_> = [when, leads].into_iter().flatten().map(|text| ctx.voice.fill(text)).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

fn curves(view: &TableView, ctx: &RenderContext, story: &Story, race: &Race, players: &[Markup]) -> Markup {
    html! {
        section.run-of-play aria-labelledby="curve-name" {
            h3 #curve-name { (ctx.voice.say(&race.name)) " " small { (ctx.voice.own("end-curve")) } }
            ul.runners {
                @for (n, runner) in race.runners.iter().enumerate() {
                    @let last = race.points.last().map_or(0, |point| point.values[n]);
                    li class=(curve::runner_class(race, n)) {
                        (curve::sample(race, n)) (ctx.voice.say(&runner.name))
                        @if let Some(player) = runner.owner.and_then(|seat| players.get(seat.index())) { " · " (player) }
                        " " b { (plain(last)) }
                    }
                }
            }
            figure.curves {
                (curve::curve(ctx, race, &story.turns, view.chapters, view.acts, &curve::WIDE))
                (curve::curve(ctx, race, &story.turns, view.chapters, view.acts, &curve::NARROW))
            }
            ol.turns { @for (n, turn) in story.turns.iter().enumerate() { (turning(view, ctx, race, turn, n + 1)) } }
            details.drawer #drawer-curve {
                summary { (ctx.voice.own("end-table")) }
                (numbers(view, ctx, race))
            }
        }
    }
}

/// The part of the game that a point belongs to.
fn chapter_of(chapters: &[(usize, Chapter)], after: usize) -> Option<&Chapter> {
    chapters.iter().rev().find(|(at, _)| *at < after.max(1)).map(|(_, chapter)| chapter)
}

/// For example "198 to 189" or "3 : 30 : 0". In a solo game each number has its name.
fn score(ctx: &RenderContext, race: &Race, values: &[i32]) -> String {
    if race.runners.iter().all(|runner| runner.owner.is_none()) {
        let named = race.runners.iter().zip(values);
        let named = named.map(|(runner, value)| format!("{} {}", ctx.voice.say(&runner.name), plain(*value)));
        return named.collect::<Vec<_>>().join(" · ");
    }
    match values {
        [first, second] => ctx
            .voice
            .fill(Text::new("end-score").word("first", plain(*first)).word("second", plain(*second)))
            .into_owned(),
        _ => values.iter().map(|value| plain(*value)).collect::<Vec<_>>().join(" : "),
    }
}

fn turning(view: &TableView, ctx: &RenderContext, race: &Race, turn: &TurningPoint, number: usize) -> Markup {
    let point = &race.points[turn.point];
    let name = ctx.voice.say(&race.runners[turn.runner].name);
    let kind = Text::new(format!("end-turn-{}", turn.kind.word())).word("side", name);
    let kind = kind.number("line", race.line.unwrap_or_default());
    html! {
        li {
            a.turn href=(view.address(&format!("at={}", point.after))) {
                i { (number) }
                span {
                    small {
                        @if let Some(chapter) = chapter_of(view.chapters, point.after) { (ctx.voice.say(&chapter.name)) " · " }
                        (score(ctx, race, &point.values))
                    }
                    @if let Some(text) = &point.text { b { bdi { (ctx.voice.say(text)) } } }
                    em { (ctx.voice.fill(kind)) }
                }
            }
        }
    }
}

/// The same curve as a table: the values at the end of each part.
fn numbers(view: &TableView, ctx: &RenderContext, race: &Race) -> Markup {
    let ends = view.chapters.iter().skip(1).map(|(at, _)| *at).chain([view.acts]);
    let stood = |end: usize| race.points.iter().rev().find(|point| point.after <= end);
    html! {
        table.numbers {
            thead { tr { th scope="col" { (ctx.voice.own("end-part")) } @for runner in &race.runners { th scope="col" { (ctx.voice.say(&runner.name)) } } } }
            tbody {
                @for ((_, chapter), end) in view.chapters.iter().zip(ends) {
                    // A race that began anew has no numbers before.
                    @if let Some(point) = stood(end) {
                        tr {
                            th scope="row" { (ctx.voice.say(&chapter.name)) }
                            @for value in &point.values { td { (plain(*value)) } }
                        }
                    }
                }
            }
        }
    }
}

/// What each seat rolled, compared with what chance predicts.
fn dice(view: &TableView, ctx: &RenderContext, story: &Story, players: &[Markup]) -> Markup {
    if story.luck.is_empty() {
        return html! {};
    }
    html! {
        section.luck aria-labelledby="luck-name" {
            h3 #luck-name { (ctx.voice.own("luck")) " " small { (ctx.voice.own("luck-line")) } }
            div.lots {
                @for luck in &story.luck { (lot(view, ctx, luck, players)) }
                @if let Some(Moment::Calls(calls)) = view.moment { (night(ctx, calls, players)) }
            }
        }
    }
}

/// A number with two decimals, in the notation of the language.
fn decimals(lang: Lang, n: f32) -> String {
    let written = format!("{n:.2}");
    match lang {
        Lang::En => written,
        Lang::De => written.replace('.', ","),
    }
}

fn who<'a>(ctx: &RenderContext, seat: Seat, players: &'a [Markup]) -> Markup {
    let player: Option<&'a Markup> = players.get(seat.index());
    html! { (shape(seat)) b { @match player { Some(player) => (player), None => (ctx.side(seat)) } } }
}

fn lot(view: &TableView, ctx: &RenderContext, luck: &Luck, players: &[Markup]) -> Markup {
    let mean = luck.pips() as f32 / luck.dice().max(1) as f32;
    let lang = view.who.lang;
    let above = (2 * luck.pips() as i32 - luck.half_pips_expected() as i32) / 2;
    let words = |key: &'static str| {
        Text::new(key)
            .number("dice", luck.dice())
            .number("sides", luck.faces.len() as i64)
            .word("mean", decimals(lang, mean))
    };
    // If no face is better than another, an average means nothing.
    let dice = if luck.luckier_than.is_some() { "luck-dice" } else { "luck-dice-alike" };
    html! {
        div.lot {
            p.whose { (who(ctx, luck.seat, players)) " " (ctx.voice.fill(words(dice))) }
            (curve::faces(ctx, luck))
            p {
                @match luck.luckier_than {
                    Some(share) => {
                        @let key = if above >= 0 { "luck-above" } else { "luck-below" };
                        (ctx.voice.fill(Text::new(key).number("pips", above.abs()).number("share", share)))
                    }
                    None => (ctx.voice.own("luck-alike")),
                }
            }
        }
    }
}

/// How much each side won of what was decided by dice on election night.
fn night(ctx: &RenderContext, calls: &Calls, players: &[Markup]) -> Markup {
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
        .word("side", ctx.side(first))
        .number("share", share);
    html! {
        div.lot.night {
            p.whose { b { (ctx.voice.say(&calls.name)) } }
            svg.split width="100%" height="30" role="img" aria-label={ (ctx.side(first)) ": " (got) ", " (ctx.side(second)) ": " (all - got) } {
                rect class={ "o" (first.0) } width={ (width) "%" } height="26" {}
                rect class={ "o" (second.0) " n1" } x={ (width) "%" } width={ (100.0 - width) "%" } height="26" {}
                text x="8" y="18" { (got) }
                text.last x="98%" y="18" { (all - got) }
                rect.owed x="50%" width="2" height="26" {}
            }
            p { (who(ctx, first, players)) " " (ctx.voice.fill(text)) }
        }
    }
}

/// What the player shows before the page: who won.
fn end_stage(ctx: &RenderContext, view: &TableView) -> Markup {
    use crate::assets::{STAGES, STAGES_STYLE};
    let prompt = &view.scene.prompt;
    html! {
        section class="stage-moment" data-stage="end" data-script=(address(STAGES)) data-style=(address(STAGES_STYLE)) hidden {
            div.show data-skip=(ctx.voice.own("stage-skip")) {
                div.finale {
                    @if let Some(headline) = other_headline(view, ctx) { p { (headline) } }
                    p.great { (ctx.voice.say(&prompt.question)) }
                    @if let Some(detail) = &prompt.detail { p { (ctx.voice.say(detail)) } }
                }
            }
        }
    }
}

/// People who did not play are not asked for another game.
fn heading(view: &TableView) -> &'static str {
    if matches!(view.together.rematch, RematchView::None) { "end-more" } else { "end-next" }
}

/// At the desk: what can be done now.
pub(super) fn next(view: &TableView, ctx: &RenderContext) -> Markup {
    let link = format!("/t/{}", view.id);
    html! {
        section #main.ask.over tabindex="-1" aria-labelledby="next-name" {
            div #notice { (super::layout::note(view.notice, &ctx.voice, Some(view.title.id()))) }
            @if view.is_trial { p.notice.stale { (ctx.voice.own("is-trial")) } }
            h2 #next-name { (ctx.voice.own(heading(view))) }
            (super::together::rematch(view, ctx))
            div.again {
                a.go.alt href=(format!("{}#play", view.address("at=0"))) { (ctx.voice.own("end-watch")) }
                a.go.alt #to-board href=(view.address(&format!("at={}", view.acts))) { (ctx.voice.own("end-board")) }
            }
            @if view.may_branch && view.acts > 0 { (play_on(view, ctx)) }
            @if !view.is_trial {
                section.share aria-labelledby="share-name" {
                    h3 #share-name { (ctx.voice.own("share")) " " small { (ctx.voice.own("share-line")) } }
                    img src=(view.path("picture.svg")) width="1200" height="630" loading="lazy" alt=(ctx.voice.say(&view.scene.prompt.question));
                    label.invite { span.vh { (ctx.voice.own("share-link")) } input.copy readonly value=(link); }
                }
            }
            p.fair-line {
                @match view.seed {
                    Some((_, true)) => { b { "✓ " (ctx.voice.own("end-fair")) } " " (ctx.voice.own("fair-holds")) }
                    Some((_, false)) => (ctx.voice.own("fair-bent")),
                    None => (ctx.voice.own("fair-own")),
                }
            }
            div.tools {
                button #keys-open type="button" hidden aria-haspopup="dialog" { (ctx.voice.own("keys")) }
                button #notify type="button" hidden { (ctx.voice.own("notify")) }
            }
        }
    }
}

/// Starts a copy at any part of the game, or before the viewer's last decision. For viewers who did not play, before the last act.
fn play_on(view: &TableView, ctx: &RenderContext) -> Markup {
    let last = match view.last_decision {
        Some(before) => (before, "end-last-decision"),
        None => (view.acts - 1, "end-before-last"),
    };
    let parts = view.chapters.iter().filter(|(at, _)| *at < last.0);
    html! {
        form.play-on method="post" action=(view.path("branch")) {
            label for="play-on-at" { (ctx.voice.own("end-play-from")) }
            select #play-on-at name="at" {
                @for (at, chapter) in parts { option value=(at) { (ctx.voice.say(&chapter.name)) } }
                option value=(last.0) selected { (ctx.voice.own(last.1)) }
            }
            button.go.alt { (ctx.voice.own("end-play-on")) }
        }
    }
}
