//! The frame of every page: head, bar, place for words to screen readers.

use catalogue::titles;
use maud::{DOCTYPE, Markup, html};
use scene::Lang;

use crate::assets::address;
use crate::texts::Voice;
use crate::view::{Notice, NoticeKind, Theme, Who};

/// What fills the frame.
pub struct Page<'a> {
    pub who: &'a Who,
    /// In the title of the window, before the name of the house.
    pub title: &'a str,
    /// In the bar beside the mark.
    pub what: Markup,
    /// In the bar before the guide: what is one tap away at a table.
    pub tools: Markup,
    /// In the menu before the links of all pages.
    pub menu: Markup,
    /// The game that the page is about, for the links in the bar.
    pub game: Option<&'a str>,
    /// Where the map calculator starts.
    pub calculator: Option<&'a str>,
    /// A class for the body.
    pub kind: &'a str,
    /// Names of style sheets beside the one of all pages.
    pub styles: &'a [&'a str],
    /// Names of scripts.
    pub scripts: &'a [&'a str],
    /// What else stands in the head: how other places show the page.
    pub head: Markup,
    pub body: Markup,
}

impl<'a> Page<'a> {
    /// A page to read, about no game and without scripts.
    pub fn plain(who: &'a Who, title: &'a str, body: Markup) -> Page<'a> {
        Page {
            who,
            title,
            what: html! {},
            tools: html! {},
            menu: html! {},
            game: None,
            calculator: None,
            kind: "plain",
            styles: &[],
            scripts: &[],
            head: html! {},
            body,
        }
    }

    /// The same, about a game.
    pub fn of_game(who: &'a Who, title: &'a str, game: (&'a str, &str), body: Markup) -> Page<'a> {
        let (id, name) = game;
        Page { what: html! { b { (name) } }, game: Some(id), ..Page::plain(who, title, body) }
    }
}

pub fn layout(page: Page) -> Markup {
    let voice = Voice::new(page.who.lang);
    let theme = match page.who.theme {
        Theme::Auto => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    html! {
        (DOCTYPE)
        html lang=(page.who.lang.code()) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(theme.unwrap_or("light dark"));
                title { @if !page.title.is_empty() { (page.title) " · " } (voice.own("house")) }
                link rel="icon" href=(address("icon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(address("style.css"));
                @for style in page.styles { link rel="stylesheet" href=(address(style)); }
                (page.head)
                @for script in page.scripts {
                    script type="module" src=(address(script)) {}
                }
            }
            body class=(page.kind) {
                a.skip href="#main" { (voice.own("skip")) }
                (bar(&page, &voice))
                div #live.vh role="status" aria-live="polite" {}
                (page.body)
            }
        }
    }
}

/// One line: the mark, what the page is about, a few tools, and a menu with everything else.
fn bar(page: &Page, voice: &Voice) -> Markup {
    html! {
        header.bar {
            a.mark href="/" {
                img src=(address("icon.svg")) alt="" width="32" height="32";
                span { (voice.own("house")) }
            }
            div.what { (page.what) }
            nav aria-label=(voice.own("nav")) {
                (page.tools)
                @if let Some(game) = page.game {
                    a.tool.guide-link href={ "/guide/" (game) } { (icon(GUIDE)) span { (voice.own("nav-guide")) } }
                }
                button #menu-open.tool type="button" popovertarget="menu" { (icon(MENU)) span { (voice.own("menu")) } }
                (menu(page, voice))
            }
        }
    }
}

/// Drawings of the bar, in lines on a ground of 20 x 20.
pub(crate) const CHAT: &str = "M3 4h14v9H9l-4 3.5V13H3z";
const GUIDE: &str =
    "M10 5c-2-1.5-4.5-1.5-7-1v11c2.5-.5 5-.5 7 1 2-1.5 4.5-1.5 7-1V4c-2.5-.5-5-.5-7 1zM10 5v11";
const MENU: &str = "M3 5.5h14M3 10h14M3 14.5h14";

pub(crate) fn icon(path: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 20 20" aria-hidden="true" focusable="false" { path d=(path) {} }
    }
}

/// Opened by its button, also without scripts.
fn menu(page: &Page, voice: &Voice) -> Markup {
    let game = page.game.or_else(|| titles().first().map(|title| title.id()));
    html! {
        div #menu.menu popover {
            (page.menu)
            @if let Some(game) = game {
                a href={ "/rules/" (game) } { (voice.own("nav-rules")) }
                @if page.game.is_some() { a href={ "/guide/" (game) } { (voice.own("nav-guide")) } }
            }
            a href=(page.calculator.unwrap_or("/map")) { (voice.own("nav-map")) }
            a href="/about" { (voice.own("nav-about")) }
            @match &page.who.name {
                Some(name) => { a.me href="/account" { bdi { (name) } } }
                None => { a.me href="/account" { (voice.own("nav-sign-in")) } }
            }
            (prefs(page.who, voice))
        }
    }
}

/// Language and light are switched by a form, and the reader stays where they are.
fn prefs(who: &Who, voice: &Voice) -> Markup {
    let (other, name) = match who.lang {
        Lang::En => (Lang::De, "Deutsch"),
        Lang::De => (Lang::En, "English"),
    };
    let themes = [(Theme::Auto, "auto"), (Theme::Light, "light"), (Theme::Dark, "dark")];
    html! {
        form.prefs method="post" action="/prefs" {
            input type="hidden" name="back" value=(who.here);
            button name="lang" value=(other.code()) lang=(other.code()) { (name) }
            // Each says what it does: none of them seems to do nothing because the system is like that already.
            div.themes role="group" aria-label=(voice.own("theme")) {
                @for (theme, word) in themes {
                    button name="theme" value=(word) aria-pressed=(who.theme == theme) { (voice.own(&format!("theme-{word}"))) }
                }
            }
        }
    }
}

/// A word to the reader at the top of a page.
pub(crate) fn note(notice: Option<&Notice>, voice: &Voice, game: Option<&str>) -> Markup {
    let Some(notice) = notice else { return html! {} };
    let kind = match notice.kind {
        NoticeKind::Refused => "refused",
        NoticeKind::Stale => "stale",
        NoticeKind::Good => "good",
    };
    html! {
        p class={ "notice " (kind) } role="status" {
            bdi { (notice.words) }
            @if let (Some(rule), Some(game)) = (&notice.rule, game) {
                " " a href=(crate::render::rule_link(game, rule)) { (voice.own("why")) " " (rule) }
            }
        }
    }
}
