//! Tables, lists of seats and sheets of words.

use kernel::Text;
use maud::{Markup, html};
use scene::{Cell, Grid, Roster, Sheet, Spot};

use super::{Eye, press, seat_class, shape};
use crate::texts::{plain, signed};

pub(crate) fn grid(eye: &Eye, grid: &Grid) -> Markup {
    html! {
        // Behind a tab there are several; elsewhere the drawer has the name.
        @if eye.is_large() { h3.of-grid { (eye.voice.say(&grid.name)) } }
        // Wide tables scroll by themselves, also by keyboard; the page never does sideways.
        div.scroll tabindex="0" role="region" aria-label=(eye.voice.say(&grid.name)) {
            table.grid {
                thead {
                    tr {
                        @for (n, column) in grid.columns.iter().enumerate() {
                            // A heading stands over its words as over its numbers.
                            @let words = grid.rows.iter().find_map(|row| row.get(n).filter(|cell| **cell != Cell::Empty)).is_some_and(|cell| matches!(cell, Cell::Text(_)));
                            th.w[words] scope="col" { (eye.voice.say(column)) }
                        }
                    }
                }
                tbody {
                    @for (n, row) in grid.rows.iter().enumerate() { (row_of(eye, row, grid.spots.get(n).and_then(Option::as_ref))) }
                }
            }
            @if grid.rows.is_empty() { p.none { (eye.voice.own("grid-empty")) } }
        }
    }
}

/// A row that can be chosen is pressed anywhere on it.
fn row_of(eye: &Eye, row: &[Cell], spot: Option<&Spot>) -> Markup {
    let acts = spot.map_or(&[][..], |spot| eye.choices_at(spot));
    html! {
        tr.pick[!acts.is_empty()] id=[eye.spot_id(spot)] {
            @for (n, cell) in row.iter().enumerate() {
                @if n == 0 && !acts.is_empty() {
                    td.w { @if let Cell::Text(text) = cell { (eye.voice.say(text)) } (press(acts)) }
                } @else { (cell_of(eye, cell)) }
            }
        }
    }
}

fn cell_of(eye: &Eye, cell: &Cell) -> Markup {
    html! {
        @match cell {
            Cell::Empty => { td {} }
            Cell::Number(n) => { td { (plain(*n)) } }
            Cell::Signed(n) => { td { (signed(*n)) } }
            Cell::Text(text) => { td.w { (eye.voice.say(text)) } }
            Cell::Marked(text) => { td.w { mark { (eye.voice.say(text)) } } }
        }
    }
}

pub(crate) fn roster(eye: &Eye, roster: &Roster, players: &[Markup]) -> Markup {
    html! {
        ul.roster {
            @for view in &roster.seats {
                li class={ (seat_class(view.seat)) @if view.to_act { " acts" } } {
                    (shape(view.seat)) b { (eye.voice.say(&view.side)) }
                    @if let Some(player) = players.get(view.seat.index()) { " " (player) }
                    @if view.to_act { span.vh { " " (eye.voice.fill(Text::new("to-act"))) } }
                    span.facts { @for (n, fact) in view.facts.iter().enumerate() { @if n > 0 { " · " } (eye.voice.say(fact)) } }
                }
            }
        }
    }
}

pub(crate) fn sheet(eye: &Eye, sheet: &Sheet) -> Markup {
    html! {
        section.sheet {
            h3 { (eye.voice.say(&sheet.name)) }
            @for line in &sheet.lines { p { bdi { (with_rule(eye, &eye.voice.say(line))) } } }
        }
    }
}

/// A rule that is named in brackets leads to its text.
fn with_rule(eye: &Eye, words: &str) -> Markup {
    let named = words.split_once('(').and_then(|(before, rest)| Some((before, rest.split_once(')')?)));
    match named {
        Some((before, (rule, after))) if is_rule(rule) => html! {
            (before) a.why href=(eye.rule_link(rule)) { "(" (rule) ")" } (after)
        },
        _ => html! { (words) },
    }
}

/// `F-5`, `TPG-11`.
fn is_rule(word: &str) -> bool {
    word.split_once('-').is_some_and(|(book, number)| {
        let fits = |part: &str, is: fn(&u8) -> bool| !part.is_empty() && part.bytes().all(|byte| is(&byte));
        fits(book, u8::is_ascii_uppercase) && fits(number, u8::is_ascii_digit)
    })
}

#[cfg(test)]
mod tests {
    use super::is_rule;

    #[test]
    fn only_rules_in_brackets_are_linked() {
        assert!(is_rule("F-5") && is_rule("TPG-11"));
        assert!(!is_rule("well-known") && !is_rule("F-") && !is_rule("5-5") && !is_rule(""));
    }
}
