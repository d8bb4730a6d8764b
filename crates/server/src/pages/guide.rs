//! A game on one screen: what it is about and how a turn goes.

use catalogue::Title;
use kernel::Text;
use maud::{Markup, html};

use super::layout::{Page, layout};
use crate::assets::art;
use crate::texts::Voice;
use crate::view::Who;

/// Made from the lines `GAME-guide-1`, `-2` and so on; a line before the first colon is its heading.
pub fn guide(title: &dyn Title, who: &Who) -> Markup {
    let voice = Voice::new(who.lang);
    let game = Voice::of(who.lang, title);
    let id = title.id();
    let name = game.of_game(format!("{id}-name"));
    let heading = voice.fill(Text::new("guide-heading").word("game", &*name));
    let lines = (1..).map(|n| format!("{id}-guide-{n}")).take_while(|key| title.texts().has(who.lang, key));
    let body = html! {
        main #main.guide {
            h1 { (heading) }
            p.lead-in { (game.of_game(format!("{id}-line"))) }
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
            div.row {
                form method="post" action={ "/play/" (id) } { button.go { (voice.own("play-now")) } }
                a.go.alt href={ "/new/" (id) } { (voice.own("new-table")) }
                a.quiet href={ "/rules/" (id) } { (voice.own("guide-rules")) }
            }
            img.art src=(art(id)) alt="" width="640" height="240";
        }
    };
    layout(Page::of_game(who, &heading, (id, &name), body))
}
