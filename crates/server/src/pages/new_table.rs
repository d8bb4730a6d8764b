//! The form for a new table, generated from the options that the game describes.

use std::borrow::Cow;

use kernel::chance::Own;
use kernel::record::MAX_WORD;
use kernel::{OptionKind, OptionSpec, Seat, Text};
use maud::{Markup, html};

use super::entries::{List, fault};
use super::layout::{Page, layout, note};
use super::own_results;
use super::times;
use crate::own_results::is_result_field;
use crate::texts::Voice;
use crate::view::{MissingResult, NewTableView};

/// Possible answers to who sits at a seat, besides bots, which are `bot:LEVEL`.
const PEOPLE: [&str; 3] = ["me", "friend", "open"];
const NOBODY: &str = "none";

pub fn new_table(view: &NewTableView) -> Markup {
    let voice = Voice::new(view.who.lang);
    let game = Voice::of(view.who.lang, view.title);
    let id = view.title.id();
    let name = game.of_game(format!("{id}-name"));
    let heading = voice.fill(Text::new("new-heading").word("game", &*name));
    let body = html! {
        main #main.sheet-page {
            h1 { (heading) }
            p.lead-in { (voice.own("new-line")) }
            (faults(view, &voice))
            form.form method="post" action={ "/new/" (id) } {
                // Pressing Enter activates the first button of a form, so that one must open the table.
                button.vh tabindex="-1" aria-hidden="true" { (voice.own("new-open")) }
                (seats(view, &voice))
                (whose_chance(view, &voice))
                (times::fields(view, &voice))
                fieldset {
                    legend { (voice.own("new-options")) }
                    @for spec in view.title.option_specs() { (option(view, &game, &voice, &spec)) }
                }
                (fair_dice(view, &voice))
                div.row.always-there {
                    button.go { (voice.own("new-open")) }
                    a.quiet href="/" { (voice.own("cancel")) }
                }
            }
        }
    };
    layout(Page { scripts: &["new.js"], ..Page::of_game(view.who, &heading, (id, &name), body) })
}

/// Asks for results of the person's own dice and cards that are needed before the table can be opened.
pub fn opening_needs(view: &NewTableView, missing: &MissingResult) -> Markup {
    opening_page(view, |voice| {
        html! {
            (own_results::fields(voice, view.title.texts(), view.who.lang, missing))
            p.tools {
                @if !missing.given.is_empty() { (own_results::back(voice)) }
                a href={ "/new/" (view.title.id()) } { (voice.own("cancel")) }
            }
        }
    })
}

/// The form of a table that is being opened, with everything that was entered before.
fn opening_page(view: &NewTableView, fields: impl Fn(&Voice) -> Markup) -> Markup {
    let voice = Voice::new(view.who.lang);
    let game = Voice::of(view.who.lang, view.title);
    let id = view.title.id();
    let name = game.of_game(format!("{id}-name"));
    let heading = voice.fill(Text::new("new-heading").word("game", &*name));
    let body = html! {
        main #main.sheet-page {
            h1 { (heading) }
            p.lead-in { (voice.own("own-opening")) }
            (note(view.notice, &voice, Some(id)))
            form.form #enter method="post" action={ "/new/" (id) } {
                @for (name, value) in view.entered.iter().filter(|(name, _)| !is_result_field(name)) {
                    input type="hidden" name=(name) value=(value);
                }
                (fields(&voice))
            }
        }
    };
    layout(Page { scripts: &["new.js"], ..Page::of_game(view.who, &heading, (id, &name), body) })
}

/// Everything needed was entered: shows it and lets the person start the table.
pub fn opening_ready(view: &NewTableView, given: &str, said: &str) -> Markup {
    opening_page(view, |voice| {
        html! {
            input type="hidden" name="given" value=(given);
            input type="hidden" name="said" value=(said);
            p.notice.stale { (voice.fill(Text::new("own-so-far").word("results", said))) }
            button.go { (voice.own("own-begin")) }
            p.tools { (own_results::back(voice)) a href={ "/new/" (view.title.id()) } { (voice.own("cancel")) } }
        }
    })
}

/// The commitment of the seed, and a field for the host's own word.
fn fair_dice(view: &NewTableView, voice: &Voice) -> Markup {
    let word = view.value("word", "");
    let faults = view.faults_of("word");
    html! {
        details.field #fair open[!word.is_empty() || !faults.is_empty()] {
            summary { (voice.own("fair-dice")) }
            p.help { (voice.own("new-fair-line")) }
            dl.fair { dt { (voice.own("fair-commitment")) } dd { code { (view.offer.commitment) } } }
            input type="hidden" name="offer" value=(view.offer.id);
            label for="word" { (voice.own("new-fair-word")) }
            input type="text" id="word" name="word" value=(word) maxlength=(MAX_WORD) autocomplete="off" spellcheck="false"
                aria-describedby="word-help" aria-invalid=[(!faults.is_empty()).then_some("true")];
            p.help #word-help { (voice.fill(Text::new("new-fair-word-help").number("most", MAX_WORD as i64))) }
            (fault("word", &faults))
        }
    }
}

/// Who rolls and who draws.
fn whose_chance(view: &NewTableView, voice: &Voice) -> Markup {
    let chosen = view.value("own", Own::None.word());
    html! {
        fieldset #own aria-describedby="own-help" {
            legend { (voice.own("own-whose")) }
            @for own in Own::ALL {
                label.radio {
                    input type="radio" name="own" value=(own.word()) checked[chosen == own.word()]
                        aria-invalid=[view.is_at_fault("own").then_some("true")];
                    (voice.own(&format!("own-{}", own.word())))
                }
            }
            p.help #own-help { (voice.own("own-help")) }
        }
    }
}

impl NewTableView<'_> {
    /// The value of a field: what was entered, otherwise the default.
    pub(super) fn value(&self, field: &str, default: &str) -> String {
        let entered = self.entered.iter().rev().find(|(name, _)| name == field);
        entered.map_or_else(|| default.to_owned(), |(_, value)| value.clone())
    }

    /// All values that were entered under this name.
    pub(super) fn values(&self, field: &str) -> impl Iterator<Item = &str> {
        self.entered.iter().filter(move |(name, _)| name == field).map(|(_, value)| value.as_str())
    }

    /// What is wrong with a field, by its name in the form.
    pub(super) fn faults_of(&self, field: &str) -> Vec<&str> {
        let field = field.strip_prefix("option.").unwrap_or(field);
        self.faults.iter().filter(|fault| fault.field == field).map(|fault| &*fault.words).collect()
    }

    fn is_at_fault(&self, option: &str) -> bool {
        let below = format!("{option}.");
        self.faults.iter().any(|fault| fault.field == option || fault.field.starts_with(&below))
    }
}

/// What is wrong. If there are several faults, each is a link to its field.
fn faults(view: &NewTableView, voice: &Voice) -> Markup {
    if view.faults.len() < 2 {
        return note(view.notice, voice, Some(view.title.id()));
    }
    let specs = view.title.option_specs();
    // A field of an entry in a list is named LIST.NUMBER.FIELD.
    let is_option = |field: &str| specs.iter().any(|spec| field.split('.').next() == Some(spec.name));
    let id = |field: &str| if is_option(field) { format!("option.{field}") } else { field.to_owned() };
    html! {
        div.notice.refused role="status" {
            p { (voice.fill(Text::new("new-faults").number("count", view.faults.len() as i64))) }
            ul { @for fault in view.faults { li { a href={ "#" (id(&fault.field)) } { bdi { (fault.words) } } } } }
        }
    }
}

fn seats(view: &NewTableView, voice: &Voice) -> Markup {
    let range = view.title.seats();
    // In a solo game there is nothing to ask.
    if *range.end() == 1 {
        return html! { input type="hidden" name="seat.0" value="me"; };
    }
    html! {
        fieldset.seats #seats {
            legend { (voice.own("new-seats")) }
            p.help { (voice.own("new-seats-help")) }
            @for seat in 0..*range.end() { (seat_field(view, voice, seat, seat >= *range.start())) }
        }
    }
}

fn seat_field(view: &NewTableView, voice: &Voice, seat: u8, may_be_empty: bool) -> Markup {
    let field = format!("seat.{seat}");
    let default = match (seat, may_be_empty) {
        (0, _) => "me",
        (_, false) => "bot:greedy",
        (_, true) => NOBODY,
    };
    let chosen = view.value(&field, default);
    let answer = |value: &str, words: Cow<str>| {
        html! { option value=(value) selected[chosen == value] { (words) } }
    };
    html! {
        div.field {
            label for=(field) { (voice.seat(view.title, Seat(seat))) }
            select id=(field) name=(field) aria-invalid=[view.is_at_fault("seats").then_some("true")] {
                @for people in PEOPLE { (answer(people, voice.own(&format!("new-seat-{people}")))) }
                @for level in bots::Level::ALL {
                    @let name = level.name();
                    (answer(&format!("bot:{name}"), voice.bot(name)))
                }
                @if may_be_empty { (answer(NOBODY, voice.own("new-seat-none"))) }
            }
        }
    }
}

/// Attributes for the script that hides options without effect: the deciding field, and the values at which this option matters.
fn attributes(only: Option<(&str, Vec<&str>)>) -> (Option<String>, Option<String>) {
    only.map(|(by, values)| (format!("option.{by}"), values.join(" "))).unzip()
}

fn option(view: &NewTableView, game: &Voice, voice: &Voice, spec: &OptionSpec) -> Markup {
    let id = view.title.id();
    let words = format!("option-{id}-{}", spec.name);
    let (label, help) = (game.of_game(words.clone()), game.of_game(format!("{words}-help")));
    let field = format!("option.{}", spec.name);
    let about = format!("{field}-help");
    let invalid = view.is_at_fault(spec.name).then_some("true");
    let wrong = fault(&field, &view.faults_of(&field));
    let only = |value: Option<&str>| view.title.only_with(spec.name, value);
    let (by, sheets) = attributes(only(None));
    let help = html! {
        p.help id=(about) { (help) " " a href=(crate::render::rule_link(id, spec.rule)) { (spec.rule) } }
    };
    match &spec.kind {
        OptionKind::Number { min, max, default } => html! {
            div.field data-by=[by] data-with=[sheets] {
                label for=(field) { (label) }
                input type="number" id=(field) name=(field) min=(min) max=(max) required inputmode="numeric"
                    value=(view.value(&field, &default.to_string())) aria-describedby=(about) aria-invalid=[invalid];
                (help) (wrong)
            }
        },
        OptionKind::Choice { values, default } => html! {
            @let chosen = view.value(&field, default);
            fieldset.field.choice data-by=[by] data-with=[sheets] aria-describedby=(about) {
                legend { (label) }
                @for value in *values {
                    @let (by, sheets) = attributes(only(Some(value)));
                    label.radio data-by=[by] data-with=[sheets] {
                        input type="radio" name=(field) value=(value) checked[chosen == *value];
                        (game.of_game(format!("{words}-{value}")))
                    }
                }
                (help)
            }
        },
        OptionKind::Flag { default } => html! {
            div.field data-by=[by] data-with=[sheets] {
                label.radio {
                    // An unticked box sends nothing, so the hidden field sends `off`.
                    input type="hidden" name=(field) value="off";
                    input type="checkbox" name=(field) value="on" aria-describedby=(about)
                        checked[view.value(&field, if *default { "on" } else { "off" }) == "on"];
                    (label)
                }
                (help)
            }
        },
        OptionKind::List { max, entry: Some(entry) } => {
            let list = List { view, game, voice, spec, entry, max: *max };
            html! {
                details.field.written id=(field) data-by=[by] data-with=[sheets] open[invalid.is_some() || view.focus.is_some() || list.len() > 0] {
                    summary { (label) @if list.len() > 0 { " " small { (list.len()) } } }
                    (help) (wrong)
                    (list.fields())
                }
            }
        }
        OptionKind::List { max, entry: None } => html! {
            details.field open[invalid.is_some()] {
                summary { (label) }
                (help)
                @if view.title.blanks().iter().any(|blank| blank.option == spec.name) {
                    p.help { a href="/decks" { (voice.own("decks-link")) } }
                }
                label for=(field) { (voice.fill(Text::new("new-list").number("max", *max as i64))) }
                textarea id=(field) name=(field) rows="6" spellcheck="false" aria-describedby=(about) aria-invalid=[invalid] {
                    (view.value(&field, "[]"))
                }
            }
        },
    }
}
