//! A list that people write entry by entry, as part of a form. It is generated from the fields that the game describes.

use std::borrow::Cow;

use kernel::{EntrySpec, FieldKind, FieldSpec, OptionSpec, Text};
use maud::{Markup, html};

use crate::entries::{SEVERAL, count, default_of};
use crate::texts::Voice;
use crate::view::NewTableView;

/// Placeholder for the entry's index in field names. It occurs in the blank entry from which the script makes further ones.
const INDEX: &str = "~index~";
/// Placeholder for the entry's number in texts.
const NUMBER: &str = "~number~";

/// The list of one option with everything that was entered.
pub(super) struct List<'a> {
    pub view: &'a NewTableView<'a>,
    pub game: &'a Voice<'a>,
    pub voice: &'a Voice<'a>,
    pub spec: &'a OptionSpec,
    pub entry: &'a EntrySpec,
    pub max: usize,
}

impl List<'_> {
    pub fn len(&self) -> usize {
        count(self.spec.name, self.view.entered)
    }

    /// The entries, a button to add one, and a blank entry for the script.
    pub fn fields(&self) -> Markup {
        let add = format!("option.{}.add", self.spec.name);
        let named = |number: &str| self.name(Text::new(self.entry.key).word("number", number));
        html! {
            div.entries data-max=(self.max) data-name=(named(NUMBER)) data-remove=(self.remove_words(&named(NUMBER))) {
                @for index in 0..self.len() { (self.entry(&index.to_string(), &named(&(index + 1).to_string()))) }
                template { (self.entry(INDEX, &named(NUMBER))) }
                @if self.len() < self.max {
                    button.add id=(add) name="add" value=(self.spec.name) formnovalidate
                        autofocus[self.view.focus == Some(&add)] { "+ " (self.words("new")) }
                }
            }
        }
    }

    fn name(&self, text: Text) -> Cow<'_, str> {
        self.game.say(&text).into_owned().into()
    }

    /// A text of the entry: the label of a field, or of one of its values.
    fn words(&self, end: &str) -> Cow<'_, str> {
        self.game.of_game(format!("{}-{end}", self.entry.key))
    }

    fn remove_words(&self, name: &str) -> Cow<'static, str> {
        self.voice.fill(Text::new("entry-remove-named").word("entry", name))
    }

    fn entry(&self, index: &str, name: &str) -> Markup {
        html! {
            fieldset.entry {
                legend { (name) }
                button.remove name="remove" value={ (self.spec.name) "." (index) } formnovalidate
                    aria-label=(self.remove_words(name)) { (self.voice.own("entry-remove")) }
                @for (nth, field) in self.entry.fields.iter().enumerate() { (self.field(index, nth, field)) }
            }
        }
    }

    fn field(&self, index: &str, nth: usize, field: &FieldSpec) -> Markup {
        let id = self.id(index, field.path);
        let label = self.words(field.name());
        let typed = self.view.value(&id, &default_of(field));
        let faults = self.view.faults_of(&id);
        let invalid = (!faults.is_empty()).then_some("true");
        let told = invalid.map(|_| format!("{id}-fault"));
        let focus = self.view.focus == Some(&id);
        let (by, with) = self.only_with(index, &[field]);
        let rest = html! { (fault(&id, &faults)) };
        match &field.kind {
            FieldKind::Line { max } => html! {
                div.field.whole data-by=[by] data-with=[with] {
                    label for=(id) { (label) }
                    input id=(id) name=(id) value=(typed) maxlength=(max) dir="auto" autocomplete="off"
                        aria-invalid=[invalid] aria-describedby=[told] autofocus[focus];
                    (rest)
                }
            },
            FieldKind::Number { min, max, .. } => html! {
                div.field.short data-by=[by] data-with=[with] {
                    label for=(id) { (label) }
                    input type="number" id=(id) name=(id) value=(typed) min=(min) max=(max) inputmode="numeric"
                        aria-invalid=[invalid] aria-describedby=[told] autofocus[focus];
                    (rest)
                }
            },
            FieldKind::Choice { groups } => html! {
                div.field.whole data-by=[by] data-with=[with] {
                    label for=(id) { (label) }
                    select id=(id) name=(id) aria-invalid=[invalid] aria-describedby=[told] autofocus[focus] {
                        @for (group, values) in groups {
                            optgroup label=(self.words(&format!("{}-{group}", field.name()))) {
                                @for value in values { (self.option(field, value, &typed)) }
                            }
                        }
                    }
                    (rest)
                }
            },
            FieldKind::Switch { .. } => html! {
                fieldset.field.when data-by=[by] data-with=[with] aria-describedby=[told] {
                    legend { (label) }
                    @for value in ["off", "on"] {
                        label.radio {
                            input type="radio" name=(id) value=(value) checked[typed == value];
                            (self.words(&format!("{}-{value}", field.name())))
                        }
                    }
                    (rest)
                }
            },
            // One list of boxes serves all fields of this kind.
            FieldKind::Several { .. } if self.first_several() == Some(nth) => self.several(index),
            FieldKind::Several { .. } => html! {},
        }
    }

    fn id(&self, index: &str, path: &str) -> String {
        format!("option.{}.{index}.{path}", self.spec.name)
    }

    fn first_several(&self) -> Option<usize> {
        self.entry.fields.iter().position(|field| matches!(field.kind, FieldKind::Several { .. }))
    }

    /// Attributes for the script, which hides fields that have no effect.
    fn only_with(&self, index: &str, fields: &[&FieldSpec]) -> (Option<String>, Option<String>) {
        let mut by = None;
        let mut values = Vec::new();
        for field in fields {
            let Some((path, some)) = &field.only_with else { return (None, None) };
            by = Some(self.id(index, path));
            values.extend(some.iter().copied());
        }
        (by, Some(values.join(" ")))
    }

    fn option(&self, field: &FieldSpec, value: &str, chosen: &str) -> Markup {
        let words = self.words(&format!("{}-{value}", field.name()));
        html! { option value=(value) selected[chosen == value] { (words) } }
    }

    /// A named set, or boxes to tick.
    fn several(&self, index: &str) -> Markup {
        let fields: Vec<&FieldSpec> = self
            .entry
            .fields
            .iter()
            .filter(|field| matches!(field.kind, FieldKind::Several { .. }))
            .collect();
        let mut words: Vec<(&str, Cow<str>)> = Vec::new();
        for field in &fields {
            let FieldKind::Several { of, prefix, .. } = &field.kind else { continue };
            for word in
                of.iter().filter(|word| !words.iter().any(|(known, _)| known == *word)).collect::<Vec<_>>()
            {
                words.push((word, self.game.of_game(format!("{prefix}{word}"))));
            }
        }
        words.sort_by(|a, b| a.1.cmp(&b.1));
        let name = self.id(index, SEVERAL);
        let ticked: Vec<&str> = self.view.values(&name).collect();
        let chosen: Vec<&str> =
            words.iter().filter(|(word, _)| ticked.contains(word)).map(|(_, words)| &**words).collect();
        let with_sets = fields
            .iter()
            .find(|field| matches!(&field.kind, FieldKind::Several { sets, .. } if !sets.is_empty()));
        let mut paths: Vec<&str> = fields.iter().map(|field| field.path).collect();
        paths.dedup();
        let faults: Vec<&str> =
            paths.iter().flat_map(|path| self.view.faults_of(&self.id(index, path))).collect();
        let (by, with) = self.only_with(index, &fields);
        let sets = with_sets.map(|field| self.id(index, field.path));
        let picker = paths.iter().map(|path| self.id(index, path)).find(|id| sets.as_ref() != Some(id));
        let told = (!faults.is_empty()).then(|| format!("{name}-fault"));
        html! {
            div.field.where data-by=[by] data-with=[with] {
                @if let (Some(field), Some(id)) = (with_sets, &sets) {
                    @let FieldKind::Several { sets, .. } = &field.kind else { unreachable!("it has sets") };
                    @let chosen = self.view.value(id, &default_of(field));
                    @let (by, with) = self.only_with(index, &[field]);
                    div.sets data-by=[by] data-with=[with] {
                        label for=(id) { (self.words(field.name())) }
                        select id=(id) name=(id) aria-invalid=[told.as_ref().map(|_| "true")] aria-describedby=[&told] {
                            @for set in sets { (self.option(field, set, &chosen)) }
                            option value="" selected[chosen.is_empty()] { (self.words(&format!("{}-these", field.name()))) }
                        }
                    }
                }
                details.picker id=[picker] data-unless=[sets] open[!faults.is_empty()] {
                    summary { (self.words(SEVERAL)) " " small { (chosen.join(", ")) } }
                    div.boxes {
                        @for (word, words) in &words {
                            label.radio {
                                input type="checkbox" name=(name) value=(word) checked[ticked.contains(word)];
                                (words)
                            }
                        }
                    }
                }
                (fault(&name, &faults))
            }
        }
    }
}

/// What is wrong with a field, shown beside it.
pub(super) fn fault(id: &str, words: &[&str]) -> Markup {
    html! { @for words in words { p.fault id={ (id) "-fault" } { bdi { (words) } } } }
}
