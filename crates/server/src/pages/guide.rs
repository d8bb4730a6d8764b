//! A game on one screen: what it is about and how a turn goes.

use catalogue::Title;
use kernel::Text;
use maud::{Markup, html};
use scene::Lang;

use super::layout::{Page, layout};
use crate::assets::art;
use crate::texts::Voice;
use crate::view::Who;

/// Made from the texts `GAME-guide-1`, `-2` and so on. The text before the first colon is the heading of the line.
pub fn guide(title: &dyn Title, who: &Who) -> Markup {
    let voice = Voice::new(who.lang);
    let game = Voice::of(who.lang, title);
    let id = title.id();
    let name = game.of_game(format!("{id}-name"));
    let heading = voice.fill(Text::new("guide-heading").word("game", &*name));
    let body = html! {
        main #main.guide {
            h1 { (heading) }
            p.lead-in { (game.of_game(format!("{id}-line"))) }
            (lines(title, &game))
            div.row {
                (learn(title, &voice))
                form method="post" action={ "/play/" (id) } { button.go { (voice.own("play-now")) } }
                a.go.alt href={ "/new/" (id) } { (voice.own("new-table")) }
                a.quiet href={ "/rules/" (id) } { (voice.own("guide-rules")) }
            }
            img.art src=(art(id)) alt="" width="640" height="240";
        }
    };
    layout(Page::of_game(who, &heading, (id, &name), body))
}

/// The guide without a page around it, to be shown beside a table.
pub fn guide_part(title: &dyn Title, lang: Lang) -> Markup {
    let game = Voice::of(lang, title);
    html! { div.guide { h2 { (game.of_game(format!("{}-name", title.id()))) } (lines(title, &game)) } }
}

fn lines(title: &dyn Title, game: &Voice) -> Markup {
    let id = title.id();
    let lines = (1..).map(|n| format!("{id}-guide-{n}")).take_while(|key| title.texts().has(game.lang, key));
    html! {
        ol {
            @for line in lines.map(|key| game.of_game(key)) {
                li {
                    @match line.split_once(": ") {
                        Some((head, rest)) => { h2 { (head) } p { (rest) } }
                        None => { p { (line) } }
                    }
                }
            }
        }
    }
}

/// A button that opens the lesson of a game, if it has one.
pub(super) fn learn(title: &dyn Title, voice: &Voice) -> Markup {
    html! {
        @if let Some(lesson) = title.lesson() {
            form method="post" action={ "/lesson/" (title.id()) } {
                button.go.alt title=(voice.fill(Text::new("lesson-length").number("minutes", lesson.minutes))) { (voice.own("learn")) }
            }
        }
    }
}
