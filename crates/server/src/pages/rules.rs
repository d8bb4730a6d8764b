//! The rule page, generated from the rulebook: sections, rules with their ids as anchors, origins.

use catalogue::Title;
use kernel::Text;
use maud::{Markup, html};
use scene::{Origin, Rule};

use super::layout::{Page, layout};
use crate::texts::Voice;
use crate::view::Who;

/// A link to `#TPG-11` leads to the rule and marks it.
pub fn rules(title: &dyn Title, who: &Who) -> Markup {
    let voice = Voice::new(who.lang);
    let id = title.id();
    let name = Voice::of(who.lang, title).of_game(format!("{id}-name"));
    let book = title.rulebook();
    let heading = voice.fill(Text::new("rules-heading").word("game", &*name));
    let body = html! {
        main #main.rules {
            nav.toc aria-label=(voice.own("rules-contents")) {
                ul { @for section in &book.sections { li { a href={ "#" (section.id) } { (section.title.get(who.lang)) } } } }
            }
            div {
                h1 { (heading) }
                p.lead-in { (voice.own("rules-line")) " " a href={ "/guide/" (id) } { (voice.own("rules-guide")) } }
                @for section in &book.sections {
                    section aria-labelledby=(section.id) {
                        h2 id=(section.id) { (section.title.get(who.lang)) }
                        @for one in book.rules.iter().filter(|rule| rule.section == section.id) { (rule(&voice, one)) }
                    }
                }
            }
        }
    };
    layout(Page::of_game(who, &heading, (id, &name), body))
}

fn rule(voice: &Voice, rule: &Rule) -> Markup {
    let origin = match rule.origin {
        Origin::Rulebook => "rulebook",
        Origin::Ruling => "ruling",
        Origin::Published => "published",
        Origin::Reconstruction => "reconstruction",
        Origin::House => "house",
    };
    html! {
        article.rule id=(rule.id) {
            h3 { a href={ "#" (rule.id) } { (rule.id) } " " (rule.title.get(voice.lang)) }
            span class={ "origin " (origin) } { (voice.own(&format!("origin-{origin}"))) }
            p { (rule.text.get(voice.lang)) }
        }
    }
}
