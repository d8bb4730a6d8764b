//! The rules page, generated from the rulebook: sections, rules with their ids as anchors, origins, and players' questions.

use catalogue::Title;
use kernel::Text;
use maud::{Markup, html};
use scene::{Lang, Origin, PlaceClass, Question, Rule, Rulebook};

use super::layout::{Page, layout};
use crate::texts::Voice;
use crate::view::Who;

/// A link to `#TPG-11` scrolls to the rule and highlights it.
pub fn rules(title: &dyn Title, who: &Who) -> Markup {
    let voice = Voice::new(who.lang);
    let id = title.id();
    let game = Voice::of(who.lang, title);
    let name = game.of_game(format!("{id}-name"));
    let sources = format!("{id}-sources");
    let book = title.rulebook();
    let classes = title.place_classes();
    let heading = voice.fill(Text::new("rules-heading").word("game", &*name));
    let body = html! {
        main #main.rules {
            nav.toc aria-label=(voice.own("rules-contents")) {
                ul {
                    @for section in &book.sections { li { a href={ "#" (section.id) } { (section.title.get(who.lang)) } } }
                    @if !classes.is_empty() { li { a href="#classes" { (voice.own("rules-classes")) } } }
                    @if !book.questions.is_empty() { li { a href="#questions" { (voice.own("questions")) } } }
                }
            }
            div {
                h1 { (heading) }
                p.lead-in { (voice.own("rules-line")) " " a href={ "/guide/" (id) } { (voice.own("rules-guide")) } }
                // A note about where these rules come from, if there is one.
                @if game.game_has(&sources) { p.notice.stale { (game.of_game(sources)) } }
                @for section in &book.sections {
                    section aria-labelledby=(section.id) {
                        h2 id=(section.id) { (section.title.get(who.lang)) }
                        @for one in book.rules.iter().filter(|rule| rule.section == section.id) { (rule(&voice, book, one)) }
                    }
                }
                @if !classes.is_empty() { (listed(&voice, &game, &classes)) }
                @if !book.questions.is_empty() { (questions(&voice, book)) }
            }
        }
    };
    let scripts: &[&str] = if book.questions.is_empty() { &[] } else { &["questions.js"] };
    layout(Page { scripts, ..Page::of_game(who, &heading, (id, &name), body) })
}

/// One rule without a page around it, to be shown beside a table. None if the rule does not exist.
pub fn rule_part(title: &dyn Title, id: &str, lang: Lang) -> Option<Markup> {
    let book = title.rulebook();
    Some(html! { div.rules-part { (rule(&Voice::new(lang), book, book.rule(id)?)) } })
}

fn rule(voice: &Voice, book: &Rulebook, rule: &Rule) -> Markup {
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
            @let mut asked = book.questions_of(&rule.id).peekable();
            @if asked.peek().is_some() {
                p.cites {
                    (voice.own("questions-about")) ": "
                    @for (n, question) in asked.enumerate() { @if n > 0 { ", " } a href={ "#" (question.id) } title=(question.ask.get(voice.lang)) { (question.id) } }
                }
            }
        }
    }
}

/// The classes of places that cards name, each with its places.
fn listed(voice: &Voice, game: &Voice, classes: &[PlaceClass]) -> Markup {
    html! {
        section aria-labelledby="classes" {
            h2 #classes { (voice.own("rules-classes")) }
            dl.rule {
                @for class in classes {
                    dt { b { (game.say(&class.name)) } }
                    dd { (game.say(&class.listed())) }
                }
            }
        }
    }
}

/// All questions. A script filters them by a search word.
fn questions(voice: &Voice, book: &Rulebook) -> Markup {
    let find = voice.own("questions-filter");
    html! {
        section aria-labelledby="questions" {
            h2 #questions { (voice.own("questions")) }
            input #question-filter type="search" hidden autocomplete="off" aria-label=(find) placeholder=(find);
            @for one in &book.questions { (question(voice, book, one)) }
            p #question-none.quiet hidden { (voice.own("questions-none")) }
        }
    }
}

fn question(voice: &Voice, book: &Rulebook, question: &Question) -> Markup {
    let rules = question.rules.iter().filter_map(|id| book.rule(id));
    html! {
        article.rule.question id=(question.id) {
            h3 { a href={ "#" (question.id) } { (question.id) } " " (question.ask.get(voice.lang)) }
            p { (question.answer.get(voice.lang)) }
            p.cites {
                (voice.own("questions-rules")) ": "
                @for (n, rule) in rules.enumerate() { @if n > 0 { ", " } a href={ "#" (rule.id) } { (rule.id) " " (rule.title.get(voice.lang)) } }
            }
        }
    }
}
