//! The page that is shown when a page cannot be: what happened, and a way back.

use kernel::Text;
use maud::{Markup, html};

use super::layout::{Page, layout};
use crate::texts::Voice;
use crate::view::Who;

/// `request` is the id by which the operator finds the request in the log.
pub fn problem(who: &Who, status: u16, words: &str, request: &str) -> Markup {
    let voice = Voice::new(who.lang);
    let key = format!("problem-{status}");
    let heading = voice.own(if voice.has(&key) { &key } else { "problem-heading" });
    let body = html! {
        main #main.sheet-page.problem {
            p.status { (status) }
            h1 { (heading) }
            p { bdi { (words) } }
            p { a.go href="/" { (voice.own("problem-back")) } }
            @if !request.is_empty() {
                p.small { (voice.fill(Text::new("problem-request").word("id", request))) }
            }
        }
    };
    layout(Page::plain(who, &heading, body))
}
