//! The coach beside the table: a step of a lesson, or one line for a kind of question that is new to the reader.

use kernel::Text;
use maud::{Markup, html};
use scene::Lesson;
use serde_json::json;

use crate::render::{LessonMark, RenderContext};
use crate::view::{LessonView, Stand, TableView, UndoView};

/// The acts that a lesson asks for, and where they are done.
pub(super) fn marks<'a>(view: &TableView<'a>) -> Vec<LessonMark<'a>> {
    let Some(LessonView { lesson, stand: Stand::At { step, acts } }) = view.lesson else { return Vec::new() };
    let step = &lesson.steps[*step];
    let mark = |&act: &&'static str| {
        let nth = step.acts.iter().position(|asked| asked == act)?;
        let choice = view.scene.prompt.choices.iter().find(|choice| choice.act == act);
        let written = step.marks.get(nth).map(String::as_str).filter(|spot| !spot.is_empty());
        let spot = choice.and_then(|choice| choice.spot.as_ref()).map(|spot| spot.0.as_str()).or(written);
        Some(LessonMark { number: nth + 1, act, spot })
    };
    acts.iter().filter_map(mark).collect()
}

/// The places that the step tells the learner to look at.
pub(super) fn look<'a>(view: &TableView<'a>) -> &'a [String] {
    match view.lesson {
        Some(LessonView { lesson, stand: Stand::At { step, .. } }) => &lesson.steps[*step].look,
        _ => &[],
    }
}

/// Renders text, with the parts between asterisks in bold.
fn strong(words: &str) -> Markup {
    html! {
        @for (n, part) in words.split('*').enumerate() { @if n % 2 == 1 { b { (part) } } @else { (part) } }
    }
}

/// The step of a lesson: what to do, why, and where to look.
pub(super) fn lesson(view: &TableView, ctx: &RenderContext) -> Markup {
    let Some(LessonView { lesson, stand }) = view.lesson else { return html! {} };
    let marks: Vec<_> = ctx.marks.iter().filter_map(|mark| Some((mark.spot?, mark.number))).collect();
    let looks: Vec<_> = ctx.look.iter().filter(|spot| spot.contains(':')).collect();
    html! {
        section #lesson.lesson aria-labelledby="lesson-name" data-marks=(json!(marks)) data-looks=(json!(looks)) {
            @match stand {
                Stand::At { step, acts } => {
                    (head(view, ctx, lesson, *step))
                    (words(ctx, lesson, *step))
                    div.also {
                        (back(view, ctx, "lesson-back"))
                        @if let Some(act) = acts.iter().find(|act| can(view, act)) {
                            button name="act" value=(act) form=(crate::render::ACT_FORM) { (ctx.voice.own("lesson-show")) }
                        }
                        (leave(view, html! { (ctx.voice.own("lesson-leave")) }, None))
                    }
                }
                Stand::Strayed { step } => {
                    (head(view, ctx, lesson, *step))
                    h2 #lesson-name { (ctx.voice.own("lesson-strayed")) }
                    p { (ctx.voice.own("lesson-strayed-line")) }
                    p.do { (strong(&ctx.voice.say(&lesson.steps[*step].text("do")))) }
                    div.also {
                        (back(view, ctx, "lesson-take-back"))
                        (leave(view, html! { (ctx.voice.own("lesson-leave")) }, None))
                    }
                }
                Stand::Done => {
                    (head(view, ctx, lesson, lesson.steps.len()))
                    h2 #lesson-name { (ctx.voice.own("lesson-done")) }
                    p { (strong(&ctx.voice.of_game("lesson-end"))) }
                    div.also {
                        (leave(view, html! { (ctx.voice.own("lesson-play-on")) }, None))
                        a href={ "/guide/" (view.title.id()) } { (ctx.voice.own("nav-guide")) }
                        a href={ "/rules/" (view.title.id()) } { (ctx.voice.own("nav-rules")) }
                    }
                }
            }
        }
    }
}

fn can(view: &TableView, act: &str) -> bool {
    view.scene.prompt.choices.iter().any(|choice| choice.act == act)
}

/// The header of a step: whistle, number of the step, progress, and a way to leave the lesson.
fn head(view: &TableView, ctx: &RenderContext, lesson: &Lesson, step: usize) -> Markup {
    let all = lesson.steps.len();
    let number = (step + 1).min(all) as i64;
    let of = Text::new("lesson-step").number("step", number).number("of", all as i64);
    html! {
        header {
            (whistle())
            div {
                p { b { (ctx.voice.own("lesson")) } span { (ctx.voice.fill(of)) } }
                svg.bar-of-steps viewBox={ "0 0 " (all * 10) " 7" } preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    @for n in 0..all {
                        rect.done[n < step].at[n == step] x=(n * 10) width="8.6" height="7" rx="1.5" {}
                    }
                }
            }
            (leave(view, html! { "×" }, Some(&ctx.voice.own("lesson-leave"))))
        }
    }
}

fn words(ctx: &RenderContext, lesson: &Lesson, step: usize) -> Markup {
    let said = |part| ctx.voice.say(&lesson.steps[step].text(part));
    let rest = lesson.steps.len() - step;
    let minutes = (usize::from(lesson.minutes) * rest).div_ceil(lesson.steps.len());
    html! {
        h2 #lesson-name {
            (said("title"))
            small { (ctx.voice.fill(Text::new("lesson-minutes").number("minutes", minutes as i64))) }
        }
        dl {
            dt { (ctx.voice.own("lesson-do")) } dd.do { (strong(&said("do"))) }
            dt { (ctx.voice.own("lesson-why")) } dd { (strong(&said("why"))) }
            dt { (ctx.voice.own("lesson-look")) } dd { (strong(&said("look"))) }
        }
    }
}

/// A button that takes back the learner's last act.
fn back(view: &TableView, ctx: &RenderContext, key: &str) -> Markup {
    html! {
        @if view.undo == UndoView::Free {
            form method="post" action=(view.path("undo")) { (super::table::hidden_seat(view)) button { (ctx.voice.own(key)) } }
        }
    }
}

fn leave(view: &TableView, words: Markup, label: Option<&str>) -> Markup {
    html! {
        form.shut[label.is_some()] method="post" action=(view.path("leave-lesson")) {
            (super::table::hidden_seat(view))
            button aria-label=[label] title=[label] { (words) }
        }
    }
}

/// One line for a kind of question that the reader has not met yet. Answering the question is enough to have met it.
pub(super) fn line(view: &TableView, ctx: &RenderContext) -> Markup {
    let Some((kind, key)) = view.coach.map(|kind| (kind, format!("coach-{kind}"))) else { return html! {} };
    if view.at.is_some() || !ctx.may_act || !ctx.voice.game_has(&key) {
        return html! {};
    }
    let close = ctx.voice.own("coach-close");
    html! {
        div #coach.coach {
            (whistle())
            p { (strong(&ctx.voice.of_game(key))) }
            form method="post" action=(view.path("coach")) {
                @if let Some(seat) = view.seat() { input type="hidden" name="seat" value=(seat); }
                input type="hidden" name="kind" value=(kind);
                button aria-label=(close) title=(close) { "×" }
            }
            input type="hidden" name="met" value=(kind) form=(crate::render::ACT_FORM);
        }
    }
}

fn whistle() -> Markup {
    html! {
        span.face aria-hidden="true" {
            svg viewBox="0 0 24 24" focusable="false" {
                path d="M3 8.500h11.500l5.500-2v5h-4.300a5.400 5.400 0 1 1-9.900 2.500L3 13z" {}
                circle cx="11" cy="14.500" r="1.800" {}
                path d="M9.500 5.500V3M13 5.500l1-2.200M6 5.500 5 3.300" {}
            }
        }
    }
}
