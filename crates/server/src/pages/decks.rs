//! Decks that people write themselves: the list, one deck to read and share, and the form to write one.

use catalogue::{Title, titles};
use kernel::Text;
use maud::{Markup, html};

use super::layout::{Page, layout, note};
use crate::texts::Voice;
use crate::view::{DeckForm, DeckRow, DeckView, DecksView, TextPosition};

const MAX_NAME: usize = kernel::record::MAX_NAME;

/// The visitor's own decks, and the decks of the games as starting points.
pub fn decks(view: &DecksView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let heading = voice.own("decks-heading");
    let body = html! {
        main #main.sheet-page {
            h1 { (heading) }
            p.lead-in { (voice.own("decks-line")) }
            (note(view.notice, &voice, None))
            @if !view.mine.is_empty() {
                h2 { (voice.own("decks-mine")) }
                ul.decks { @for row in view.mine { (deck_row(&voice, row)) } }
            }
            @for title in titles().iter().filter(|title| !title.blanks().is_empty()) {
                h2 { (voice.own("decks-begin")) }
                ul.decks {
                    @for blank in title.blanks() {
                        li {
                            a href={ "/decks/new/" (title.id()) "/" (blank.kind) } {
                                (kind_name(&voice, &**title, blank.kind))
                            }
                        }
                    }
                }
            }
        }
    };
    layout(Page::plain(view.who, &heading, body))
}

fn deck_row(voice: &Voice, row: &DeckRow) -> Markup {
    html! {
        li {
            a href={ "/decks/" (row.id) } { bdi { (row.name) } }
            " " small { (kind_name(voice, row.title, &row.kind)) }
        }
    }
}

/// The name of a kind of deck, in the words of the option that it belongs to.
fn kind_name(voice: &Voice, title: &dyn Title, kind: &str) -> String {
    let with = title.blanks().into_iter().find(|blank| blank.kind == kind).map_or("", |blank| blank.with);
    Voice::of(voice.lang, title).of_game(format!("option-{}-{with}-{kind}", title.id())).into_owned()
}

/// A deck to read, to play with and to share.
pub fn deck(view: &DeckView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let here = format!("/decks/{}", view.id);
    let game = view.title.id();
    let name = Voice::of(view.who.lang, view.title).of_game(format!("{game}-name"));
    let (head, rows) = view.rows.split_first().map_or((&[][..], view.rows), |(head, rows)| (&head[..], rows));
    let body = html! {
        main #main.sheet-page.wide {
            h1 { bdi { (view.name) } }
            p.lead-in {
                (kind_name(&voice, view.title, view.kind)) " · "
                (voice.fill(Text::new("decks-cards").number("count", rows.len() as i64)))
            }
            (note(view.notice, &voice, Some(game)))
            div.row {
                a.go href={ "/new/" (game) "?deck=" (view.id) } { (voice.own("decks-play")) }
                @if view.is_mine {
                    a.go.alt href={ (here) "/edit" } { (voice.own("decks-edit")) }
                } @else {
                    a.go.alt href={ "/decks/new/" (game) "/" (view.kind) "?from=" (view.id) } { (voice.own("decks-copy")) }
                }
                a.quiet href={ (here) "/csv" } download { (voice.own("decks-download")) }
            }
            p.help { (voice.own("decks-share")) }
            (table(head, rows))
            @if view.is_mine {
                details.confirm {
                    summary { (voice.own("decks-delete")) }
                    p { (voice.own("decks-delete-line")) }
                    form method="post" action={ (here) "/delete" } { button.go.small.bad { (voice.own("delete")) } }
                }
            }
        }
    };
    layout(Page::of_game(view.who, view.name, (game, &name), body))
}

fn table(head: &[String], rows: &[Vec<String>]) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label="CSV" {
            table.cells {
                thead { tr { @for cell in head { th scope="col" { (cell) } } } }
                tbody { @for row in rows { tr { @for cell in row { td { bdi { (cell) } } } } } }
            }
        }
    }
}

/// The form for a deck: typed, pasted, or from a file. It is checked before it is stored.
pub fn deck_form(view: &DeckForm) -> Markup {
    let voice = Voice::new(view.who.lang);
    let game = view.title.id();
    let name = Voice::of(view.who.lang, view.title).of_game(format!("{game}-name"));
    let kind = kind_name(&voice, view.title, view.kind);
    let heading = voice.fill(Text::new("decks-write").word("kind", kind.as_str()));
    let invalid = view.fault.is_some().then_some("true");
    let lines = view.text.lines().count().clamp(12, 40);
    let body = html! {
        main #main.sheet-page.wide {
            h1 { (heading) }
            p.lead-in { (voice.own("decks-write-line")) }
            (note(view.notice, &voice, Some(game)))
            @if let Some(fault) = &view.fault { (excerpt(view.text, fault)) }
            form.form method="post" action=(view.action) enctype="multipart/form-data" {
                div.field {
                    label for="name" { (voice.own("decks-name")) }
                    input #name name="name" value=(view.name) maxlength=(MAX_NAME) required dir="auto";
                }
                div.field {
                    label for="text" { (voice.own("decks-text")) }
                    textarea #text.csv name="text" rows=(lines) spellcheck="false" wrap="off" aria-invalid=[invalid] { "\n" (view.text) }
                }
                div.field {
                    label for="file" { (voice.own("decks-file")) }
                    input #file type="file" name="file" accept=".csv,text/csv,text/plain";
                }
                div.row {
                    button.go name="do" value="save" { (voice.own("decks-save")) }
                    button.go.alt name="do" value="check" { (voice.own("decks-check")) }
                    button.go.alt name="do" value="load" formnovalidate { (voice.own("decks-load")) }
                    a.quiet href="/decks" { (voice.own("cancel")) }
                }
            }
        }
    };
    layout(Page::of_game(view.who, &heading, (game, &name), body))
}

/// The faulty line, with a mark below the position.
fn excerpt(text: &str, fault: &TextPosition) -> Markup {
    let line = text.lines().nth(fault.line.saturating_sub(1)).unwrap_or_default();
    let from = fault.column.saturating_sub(30).max(1);
    let shown: String = line.chars().skip(from - 1).take(80).collect();
    let number = format!("{} | ", fault.line);
    let gap = " ".repeat(number.chars().count() + fault.column.saturating_sub(from));
    html! { pre.excerpt { (number) bdi { (shown) } "\n" (gap) "^" } }
}
