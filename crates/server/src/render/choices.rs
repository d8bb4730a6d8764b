//! The choices of a prompt as real buttons in one form: a list if they are few, under headings if the game names some, grouped if several
//! belong to one place, a compact grid with a filter if they are many.

use std::borrow::Cow;

use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::{Choice, Item, Outcome, Prominence, Spot};

use super::{ACT_FORM, RenderContext, cross};

/// Maximum number of choices in a list: as many as there are digit keys. More choices make a grid.
const MOST_LISTED: usize = 9;

/// The key of the nth visible choice. None if there are no digits left.
fn digit(n: usize) -> Option<usize> {
    (n < MOST_LISTED).then_some(n + 1)
}

type Numbered<'a> = (usize, &'a Choice);

pub(crate) fn act_form(ctx: &RenderContext, version: u64, seat: Seat) -> Markup {
    let all: Vec<Numbered> = ctx.choices().collect();
    html! {
        form id=(ACT_FORM) method="post" action={ "/t/" (ctx.table) "/act" } {
            input type="hidden" name="version" value=(version);
            input type="hidden" name="seat" value=(seat);
            @if let Some(cross) = &ctx.cross {
                (cross::table(ctx, cross))
            } @else if all.iter().any(|(_, choice)| !choice.prominence.is_first()) {
                (by_prominence(ctx, &all))
            } @else if all.iter().any(|(_, choice)| choice.group.is_some()) {
                (headed(ctx, &all))
            } @else if all.len() <= MOST_LISTED && shares_a_spot(&all) || all.len() > MOST_LISTED && is_about_few(&all) {
                (grouped(ctx, &all))
            } @else if all.len() > MOST_LISTED {
                (many(ctx, &all))
            } @else {
                (list(ctx, &all))
            }
            (legend(ctx, &all))
        }
    }
}

/// One choice below the other. Numbers and sums of money are side by side instead, and each number is its own key.
fn list(ctx: &RenderContext, all: &[Numbered]) -> Markup {
    let number = |(_, choice): &Numbered| {
        let label = choice.spot.is_none().then(|| ctx.voice.say(&choice.label))?;
        let number = label.trim_start_matches('$').parse::<usize>().ok()?;
        Some((label, number))
    };
    let numbers: Option<Vec<_>> = all.iter().map(number).collect();
    html! {
        @match numbers {
            Some(numbers) => {
                div.choices.tight.numbers {
                    @for ((n, choice), (label, number)) in all.iter().zip(numbers) {
                        button id={ "k" (n) } class=[best(ctx, choice)] name="act" value=(choice.act) data-key=[(number < 10).then_some(number)] {
                            b { (label) } (detail(ctx, choice)) (hint_word(ctx, choice))
                        }
                    }
                }
            }
            None => { div.choices { @for (key, one) in all.iter().enumerate() { (listed(ctx, one, digit(key))) } } }
        }
    }
}

fn shares_a_spot(all: &[Numbered]) -> bool {
    all.iter().enumerate().any(|(n, (_, choice))| {
        choice.spot.is_some() && all[..n].iter().any(|(_, other)| other.spot == choice.spot)
    })
}

/// Whether many choices concern only a few things, such as the uses of some cards.
fn is_about_few(all: &[Numbered]) -> bool {
    let mut spots: Vec<_> =
        all.iter().filter_map(|(_, choice)| choice.spot.as_ref().map(|spot| &spot.0)).collect();
    spots.sort_unstable();
    spots.dedup();
    !spots.is_empty() && spots.len() <= MOST_LISTED && all.len() >= 2 * spots.len()
}

/// The CSS class of a choice that is recommended, or that a lesson asks for.
pub(super) fn best(ctx: &RenderContext, choice: &Choice) -> Option<Cow<'static, str>> {
    if let Some(number) = ctx.mark_of(&choice.act) {
        return Some(format!("asked n{number}").into());
    }
    let class = match ctx.hinted(&choice.act)? {
        0 => "best",
        _ => "good",
    };
    Some(class.into())
}

/// The button's own id, for `aria-labelledby`. Without this, a button would
/// get its accessible name from its label on the map, which has no text.
fn names_itself(ctx: &RenderContext, n: usize, choice: &Choice) -> Option<String> {
    let alone = |spot: &Spot| ctx.choices_at(spot).len() < 2;
    let labelled = choice.spot.as_ref().is_some_and(alone)
        || choice.using.as_ref().is_some_and(|spot| ctx.choices_using(spot).len() < 2);
    labelled.then(|| format!("k{n}"))
}

/// The detail of a choice, unless the question already says the same.
fn detail(ctx: &RenderContext, choice: &Choice) -> Markup {
    let said = ctx.scene.prompt.detail.as_ref();
    html! {
        @if let Some(detail) = choice.detail.as_ref().filter(|detail| said != Some(detail)) {
            small { (ctx.voice.say(detail)) }
        }
    }
}

fn odds(ctx: &RenderContext, choice: &Choice) -> Markup {
    html! {
        @if let Some(odds) = choice.odds { " " i { (ctx.voice.percent(odds)) span.vh { " " (ctx.voice.own("odds")) } } }
    }
}

/// All possible outcomes: a bar to look at, and a text for screen readers and as a tooltip.
fn outcomes(ctx: &RenderContext, choice: &Choice) -> Markup {
    if choice.outcomes.is_empty() {
        return html! {};
    }
    let said =
        |outcome: &Outcome| format!("{} {}", ctx.voice.percent(outcome.odds), ctx.voice.say(&outcome.text));
    let words = choice.outcomes.iter().map(said).collect::<Vec<_>>().join(" · ");
    let mut from = 0;
    let starts = choice.outcomes.iter().map(|outcome| {
        from += u32::from(outcome.odds);
        from - u32::from(outcome.odds)
    });
    let starts: Vec<_> = starts.collect();
    let share = |thousandths: u32| thousandths as f32 / 10.0;
    html! {
        svg.outcomes width="100%" height="9" aria-hidden="true" focusable="false" {
            title { (words) }
            @for (start, outcome) in starts.iter().zip(&choice.outcomes) {
                rect class=(tone(outcome.tone)) x={ (share(*start)) "%" } width={ (share(u32::from(outcome.odds))) "%" } height="9" {}
            }
        }
        small.comes { (words) }
    }
}

fn tone(tone: i8) -> &'static str {
    match tone {
        1.. => "well",
        0 => "nothing",
        _ => "badly",
    }
}

/// What the colours of the bars mean.
fn legend(ctx: &RenderContext, all: &[Numbered]) -> Markup {
    let tones = [1, 0, -1].into_iter().filter(|tone| {
        all.iter().any(|(_, choice)| choice.outcomes.iter().any(|outcome| outcome.tone.signum() == *tone))
    });
    html! {
        @if all.iter().any(|(_, choice)| !choice.outcomes.is_empty()) {
            p.legend.tones aria-hidden="true" {
                @for one in tones {
                    span { svg width="10" height="10" focusable="false" { rect class=(tone(one)) width="10" height="10" rx="2" {} } " " (ctx.voice.own(&format!("outcome-{}", tone(one)))) } " "
                }
            }
        }
    }
}

/// A large button with its key, consequence, chance and the worth of its place.
fn listed(ctx: &RenderContext, (n, choice): &Numbered, key: Option<usize>) -> Markup {
    // The control number of a territory is not a worth.
    let place =
        choice.spot.as_ref().and_then(|spot| ctx.place(spot)).filter(|place| place.territory.is_none());
    // What the choice would gain matters more than the worth of a place that the viewer does not hold yet.
    let worth = match choice.place_effect() {
        Some(effect) => Some(effect.gain).filter(|gain| *gain != 0),
        None => place.and_then(|place| place.worth),
    };
    html! {
        button id={ "k" (n) } aria-labelledby=[names_itself(ctx, *n, choice)] class=[best(ctx, choice)] name="act" value=(choice.act) data-key=[key]
            data-spot=[choice.spot.as_ref().map(|spot| &spot.0)] {
            @if let Some(key) = key { kbd { (key) } " " }
            span { b { (ctx.voice.say(&choice.label)) } (detail(ctx, choice)) (outcomes(ctx, choice)) (hint_word(ctx, choice)) }
            // Texts for screen readers come last, so that what is read aloud begins with what is visible.
            @match (choice.odds, worth) {
                (Some(odds), Some(worth)) => {
                    " " i { (ctx.voice.percent(odds)) }
                    " " em { (worth) span.vh { " " (ctx.voice.own("odds")) ", " (ctx.voice.own("worth")) } }
                }
                (None, Some(worth)) => { " " em { (worth) span.vh { " " (ctx.voice.own("worth")) } } }
                _ => (odds(ctx, choice)),
            }
        }
    }
}

pub(super) fn hint_word(ctx: &RenderContext, choice: &Choice) -> Markup {
    html! {
        @match ctx.hinted(&choice.act) {
            Some(0) => small.hint { (ctx.voice.own("hint-best")) @if let Some(reason) = reason(ctx, choice) { ": " (reason) } },
            // A coloured edge alone would not say that this is the second choice.
            Some(_) => small.hint { (ctx.voice.own("hint-next")) },
            None => {}
        }
    }
}

/// Why a choice is recommended: in the game's words, otherwise by its chance. If
/// other choices are likelier the text says that this one is better nevertheless.
fn reason<'e>(ctx: &'e RenderContext, choice: &Choice) -> Option<Cow<'e, str>> {
    if let Some(reason) = ctx.reason() {
        return Some(ctx.voice.say(reason));
    }
    let odds = choice.odds?;
    let likelier = ctx.choices().any(|(_, other)| other.odds.is_some_and(|other| other > odds));
    let key = if likelier { "hint-odds-less" } else { "hint-odds" };
    Some(ctx.voice.fill(Text::new(key).word("percent", ctx.voice.percent(odds))))
}

/// Separates, in a label, what an act is about from what is done.
const PART: &str = " – ";

/// Length of the beginning, including the separator, that all these labels share. 0 if they share none.
fn beginning<'a>(mut labels: impl Iterator<Item = &'a str>) -> usize {
    let end = |label: &str| label.rfind(PART).map_or(0, |at| at + PART.len());
    let Some(first) = labels.next() else { return 0 };
    let shared = &first[..end(first)];
    if labels.all(|label| label[..end(label)] == *shared) { shared.len() } else { 0 }
}

/// Several acts for each place: one row of small buttons per place.
fn grouped(ctx: &RenderContext, all: &[Numbered]) -> Markup {
    let mut spots = Vec::new();
    for (_, choice) in all {
        if let Some(spot) = choice.spot.as_ref().filter(|spot| !spots.contains(spot)) {
            spots.push(spot);
        }
    }
    // Digit keys follow the visual order: place by place, then the choices without a place.
    let rank = |choice: &Choice| spots.iter().position(|spot| choice.spot.as_ref() == Some(*spot));
    let mut seen: Vec<_> = all.iter().collect();
    seen.sort_by_key(|(_, choice)| rank(choice).unwrap_or(spots.len()));
    let key_of = |n: usize| seen.iter().position(|(other, _)| *other == n).and_then(digit);
    html! {
        @for &spot in &spots {
            @let place = ctx.place(spot);
            @let here: Vec<_> = all.iter().filter(|(_, choice)| choice.spot.as_ref() == Some(spot)).map(|(n, choice)| (n, choice, ctx.voice.say(&choice.label))).collect();
            // The common beginning is shown once as a heading, but read aloud with each button.
            @let shared = if place.is_some() { 0 } else { beginning(here.iter().map(|(_, _, label)| &**label)) };
            fieldset.group data-spot=(spot.0) {
                @if let Some(place) = place {
                    legend { (ctx.voice.say(&place.name)) @if let (Some(worth), None) = (place.worth, &place.territory) { " " em { (worth) } } }
                } @else if let (Some((_, _, label)), true) = (here.first(), shared > 0) {
                    legend { (label[..shared].trim_end_matches(PART)) }
                }
                div.choices.tight {
                    @for (n, choice, label) in &here {
                        button id={ "k" (n) } class=[best(ctx, choice)] name="act" value=(choice.act) data-key=[key_of(**n)] data-spot=(spot.0) {
                            @if let Some(key) = key_of(**n) { kbd { (key) } }
                            span {
                                b { @if shared > 0 { span.vh { (label[..shared]) } } (label[shared..]) }
                                (detail(ctx, choice)) (outcomes(ctx, choice)) (hint_word(ctx, choice))
                            }
                            (odds(ctx, choice))
                        }
                    }
                }
            }
        }
        @let others: Vec<_> = all.iter().filter(|(_, choice)| choice.spot.is_none()).collect();
        @if !others.is_empty() { div.choices { @for one in others { (listed(ctx, one, key_of(one.0))) } } }
    }
}

/// The filter field, and the message for when nothing matches.
fn filter(ctx: &RenderContext, find: &str) -> Markup {
    let find = ctx.voice.own(find);
    html! {
        input #filter type="search" hidden autocomplete="off" aria-label=(find) placeholder=(find);
        p #filter-none.many role="status" data-words=(ctx.voice.own("choices-none")) {}
    }
}

/// Choices under the headings that the game names, in the order of the headings.
fn headed(ctx: &RenderContext, all: &[Numbered]) -> Markup {
    let groups = by_group(all);
    if all.len() <= MOST_LISTED {
        return spread(ctx, &groups);
    }
    let find = "choices-filter-acts";
    let mut keys = 0..;
    html! {
        (filter(ctx, find))
        div.folded.sift {
            @for (name, choices) in &groups {
                @match name {
                    Some(name) => (folded(ctx, name, choices, keys.next().and_then(digit))),
                    None => { div.choices { @for one in choices { (listed(ctx, one, keys.next().and_then(digit))) } } }
                }
            }
        }
    }
}

/// For few choices: all of them under their headings.
fn spread(ctx: &RenderContext, groups: &[(Option<&Text>, Vec<Numbered>)]) -> Markup {
    let mut keys = 0..;
    html! {
        @for (name, choices) in groups {
            fieldset.group {
                @if let Some(name) = name { legend { (ctx.voice.say(name)) } }
                div.choices { @for one in choices { (listed(ctx, one, keys.next().and_then(digit))) } }
            }
        }
    }
}

/// A heading that opens on click, with the number of its choices and their chances. It starts open if it contains a recommended choice.
fn folded(ctx: &RenderContext, name: &Text, choices: &[Numbered], key: Option<usize>) -> Markup {
    let odds = choices.iter().filter_map(|(_, choice)| choice.odds);
    let wanted = |act: &str| ctx.hinted(act).is_some() || ctx.mark_of(act).is_some();
    let hinted = choices.iter().any(|(_, choice)| wanted(&choice.act));
    let name = ctx.voice.say(name);
    html! {
        details.fold id={ "fold-" (slug(&name)) } open[hinted] data-wanted=[hinted.then_some("1")] {
            summary data-key=[key] {
                @if let Some(key) = key { kbd { (key) } }
                b { (name) }
                span.count { (choices.len()) span.vh { " " (ctx.voice.own("choices")) } }
                @match (odds.clone().min(), odds.max()) {
                    (Some(least), Some(most)) if least == most => { i { (ctx.voice.percent(most)) } }
                    (Some(least), Some(most)) => { i { (ctx.voice.percent(least)) "–" (ctx.voice.percent(most)) } }
                    _ => {}
                }
            }
            div.choices { @for one in choices { (listed(ctx, one, None)) } }
        }
    }
}

/// Letters and digits of a name, as an id that is stable as long as the name is.
fn slug(name: &str) -> String {
    name.chars().map(|c| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect()
}

/// For very many choices: those without a place as a list, the others as a grid sorted by name.
fn many(ctx: &RenderContext, all: &[Numbered]) -> Markup {
    let (mut placed, others): (Vec<Numbered>, Vec<_>) =
        all.iter().partition(|(_, choice)| choice.spot.is_some());
    if placed.is_empty() {
        return list(ctx, &others);
    }
    placed.sort_by_cached_key(|(_, choice)| by_number(ctx.voice.say(&choice.label)));
    let placed = hinted_first(ctx, placed);
    let on_map =
        placed.iter().any(|(_, choice)| choice.spot.as_ref().is_some_and(|spot| ctx.place(spot).is_some()));
    html! {
        @if !others.is_empty() { (list(ctx, &others)) }
        // With tabs there are other things to choose besides cards.
        @let (many, find) = match (on_map, ctx.is_large()) {
            (true, _) => ("choices-many", "choices-filter"),
            (false, true) => ("choices-many-tab", "choices-filter-acts"),
            (false, false) if are_cards(ctx, &placed) => ("choices-many-cards", "choices-filter-cards"),
            (false, false) => ("choices-many-acts", "choices-filter-acts"),
        };
        p.many { (ctx.voice.fill(Text::new(many).number("count", placed.len() as i64))) }
        (filter(ctx, find))
        div.chips.sift {
            @for one in &placed { (chip(ctx, one)) }
        }
    }
}

/// Whether the choices are cards that lie on the table.
fn are_cards(ctx: &RenderContext, choices: &[Numbered]) -> bool {
    let on_cards = |spot: &Spot| {
        ctx.items().any(|item| match item {
            Item::Cards(cards) => cards.faces.iter().any(|face| face.spot == *spot),
            Item::Display(display) => display
                .slots
                .iter()
                .any(|slot| slot.spot == *spot || slot.cards.iter().any(|card| card.spot == *spot)),
            _ => false,
        })
    };
    choices.iter().all(|(_, choice)| choice.spot.as_ref().is_some_and(on_cards))
}

/// Moves recommended choices to the front, because at the end of an alphabetical list they would not be seen.
fn hinted_first<'a>(ctx: &RenderContext, mut choices: Vec<Numbered<'a>>) -> Vec<Numbered<'a>> {
    let rank = |act: &str| ctx.mark_of(act).or(ctx.hinted(act)).unwrap_or(usize::MAX);
    choices.sort_by_key(|(_, choice)| rank(&choice.act));
    choices
}

/// A small button among many.
fn chip(ctx: &RenderContext, (n, choice): &Numbered) -> Markup {
    // If a place has only one act, its label on the map already identifies the button.
    let shared = choice.spot.as_ref().filter(|spot| ctx.choices_at(spot).len() > 1);
    html! {
        button id={ "k" (n) } aria-labelledby=[names_itself(ctx, *n, choice)] class=[best(ctx, choice)] name="act" value=(choice.act)
            data-spot=[shared.map(|spot| &spot.0)] {
            b { (ctx.voice.say(&choice.label)) } (chip_odds(ctx, choice)) (detail(ctx, choice)) (outcomes(ctx, choice)) (hint_word(ctx, choice))
        }
    }
}

/// The most prominent choices as a list, the second ones as chips under their headings, the others behind headings that open.
fn by_prominence(ctx: &RenderContext, all: &[Numbered]) -> Markup {
    let of = |wanted: Prominence| all.iter().filter(move |(_, choice)| choice.prominence == wanted);
    let first: Vec<_> = of(Prominence::First).collect();
    let second: Vec<Numbered> = of(Prominence::Second).copied().collect();
    let folded: Vec<Numbered> = of(Prominence::Folded).copied().collect();
    let find = "choices-filter-acts";
    html! {
        @if !first.is_empty() { div.choices { @for (key, one) in first.iter().enumerate() { (listed(ctx, one, digit(key))) } } }
        @if second.len() > MOST_LISTED { (filter(ctx, find)) }
        @for (name, choices) in by_group(&second) {
            @if let Some(name) = name { h3.kind { (ctx.voice.say(name)) " " small { (choices.len()) } } }
            div.chips.sift { @for one in hinted_first(ctx, choices) { (chip(ctx, &one)) } }
        }
        @for (name, choices) in by_group(&folded) {
            @if let Some(name) = name { (self::folded(ctx, name, &choices, None)) }
        }
    }
}

/// Choices by the headings that the game names, in the order of the headings.
fn by_group<'a>(all: &[Numbered<'a>]) -> Vec<(Option<&'a Text>, Vec<Numbered<'a>>)> {
    let mut groups: Vec<(Option<&Text>, Vec<Numbered>)> = Vec::new();
    for &(n, choice) in all {
        let group = choice.group.as_ref();
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, choices)) => choices.push((n, choice)),
            None => groups.push((group, vec![(n, choice)])),
        }
    }
    groups
}

/// A sort key for labels. Cards are named by numbers, and 6 comes before 14.
fn by_number(label: Cow<str>) -> (Option<u32>, Cow<str>) {
    let rest = label.strip_prefix('#').unwrap_or_default();
    let digits = rest.find(|c: char| !c.is_ascii_digit()).map_or(rest, |end| &rest[..end]);
    (digits.parse().ok(), label)
}

fn chip_odds(ctx: &RenderContext, choice: &Choice) -> Markup {
    html! { @if let Some(odds) = choice.odds { i { (ctx.voice.percent(odds)) } } }
}
