//! The frame of every page: head, bar, and a place for announcements to screen readers.

use catalogue::titles;
use maud::{DOCTYPE, Markup, html};
use scene::Lang;

use crate::assets::address;
use crate::texts::Voice;
use crate::view::{Notice, NoticeKind, Theme, Who};

/// The content of the frame.
pub struct Page<'a> {
    pub who: &'a Who,
    /// The title of the window, before the name of the site.
    pub title: &'a str,
    /// Shown in the bar beside the logo.
    pub what: Markup,
    /// Shown in the bar before the guide: the tools of a table that must be one tap away.
    pub tools: Markup,
    /// Shown in the menu before the links that all pages have.
    pub menu: Markup,
    /// The game that the page is about, for the links in the bar.
    pub game: Option<&'a str>,
    /// The address at which the map calculator starts.
    pub calculator: Option<&'a str>,
    /// A class for the body.
    pub kind: &'a str,
    /// Names of style sheets to load besides the common one.
    pub styles: &'a [&'a str],
    /// Names of scripts.
    pub scripts: &'a [&'a str],
    /// Further elements of the head: how other sites preview the page.
    pub head: Markup,
    pub body: Markup,
}

impl<'a> Page<'a> {
    /// A page of text, about no game and without scripts.
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

/// One line: the logo, what the page is about, a few tools, and a menu with everything else.
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

/// Icons of the bar, as lines on a 20 x 20 grid.
pub(crate) const CHAT: &str = "M3 4h14v9H9l-4 3.5V13H3z";
const GUIDE: &str =
    "M10 5c-2-1.5-4.5-1.5-7-1v11c2.5-.5 5-.5 7 1 2-1.5 4.5-1.5 7-1V4c-2.5-.5-5-.5-7 1zM10 5v11";
const MENU: &str = "M3 5.5h14M3 10h14M3 14.5h14";

pub(crate) fn icon(path: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 20 20" aria-hidden="true" focusable="false" { path d=(path) {} }
    }
}

/// Opened by its button, which works without scripts too.
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

/// Language and theme are switched by a form, which returns to the same page.
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
            // Each button names a theme. A single toggle would seem to do nothing if the system's theme is the same already.
            div.themes role="group" aria-label=(voice.own("theme")) {
                @for (theme, word) in themes {
                    button name="theme" value=(word) aria-pressed=(who.theme == theme) { (voice.own(&format!("theme-{word}"))) }
                }
            }
        }
    }
}

/// A message at the top of a page.
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
