//! Choices that each bring one of a few things to one of a few places, as a table of real buttons: a
//! column for each die, a row for each state. The head of a column selects its die; the map then
//! shows what the die would do, and a click on the map makes the choice. That works without scripts.

use maud::{Markup, html};
use scene::{Choice, DieView, Item, PlaceView, Scene, Spot};

use super::dice::die;
use super::{RenderContext, shape};

/// The things and places of such choices, in the order in which they occur.
pub(crate) struct Cross<'a> {
    takes: Vec<&'a Spot>,
    places: Vec<&'a Spot>,
}

impl<'a> Cross<'a> {
    /// None if the choices are of another kind.
    pub fn of(scene: &'a Scene, is_place: impl Fn(&Spot) -> bool) -> Option<Cross<'a>> {
        let (mut takes, mut places) = (Vec::new(), Vec::new());
        for choice in &scene.prompt.choices {
            let (take, place) = (choice.using.as_ref()?, choice.spot.as_ref().filter(|spot| is_place(spot))?);
            if !takes.contains(&take) {
                takes.push(take);
            }
            if !places.contains(&place) {
                places.push(place);
            }
        }
        (!takes.is_empty()).then(|| {
            // The largest die comes first.
            takes.reverse();
            Cross { takes, places }
        })
    }

    pub fn column(&self, choice: &Choice) -> Option<usize> {
        self.takes.iter().position(|take| choice.using.as_ref() == Some(*take))
    }
}

fn die_view<'e>(ctx: &'e RenderContext, spot: &Spot) -> Option<&'e DieView> {
    ctx.items().find_map(|item| match item {
        Item::Dice(dice) => dice.dice.iter().find(|die| die.spot == *spot),
        _ => None,
    })
}

/// How many unused dice show the same value.
fn alike(ctx: &RenderContext, one: &DieView) -> usize {
    let dice = ctx.items().filter_map(|item| match item {
        Item::Dice(dice) => Some(&dice.dice),
        _ => None,
    });
    dice.flatten().filter(|die| die.value == one.value && !die.used).count()
}

pub(super) fn table(ctx: &RenderContext, cross: &Cross) -> Markup {
    let choice = |take: &Spot, place: &Spot| {
        ctx.choices()
            .find(|(_, choice)| choice.using.as_ref() == Some(take) && choice.spot.as_ref() == Some(place))
    };
    // A new roll is a new question, so the first die is selected again.
    let count = ctx.choices().count();
    html! {
        p.how { (ctx.voice.own("cross-how")) }
        table.cross {
            thead {
                tr {
                    td {}
                    @for (n, take) in cross.takes.iter().enumerate() {
                        th scope="col" {
                            label {
                                input id={ "die-" (count) "-" (n) } class={ "vh die-choice d" (n) } type="radio" name="die" value=(n) checked[n == 0] autocomplete="off";
                                @if let Some(one) = die_view(ctx, take) {
                                    (die(ctx, one))
                                    span.vh { (ctx.voice.own("cross-die")) " " (one.value) }
                                    @if alike(ctx, one) > 1 { small { "×" (alike(ctx, one)) } }
                                }
                            }
                        }
                    }
                }
            }
            tbody {
                @for (row, place) in cross.places.iter().enumerate() {
                    tr data-spot=(place.0) {
                        th scope="row" { @if let Some(view) = ctx.place(place) { (head(ctx, view)) } }
                        @for (column, take) in cross.takes.iter().enumerate() {
                            td class={ "d" (column) } {
                                @if let Some((n, choice)) = choice(take, place) { (cell(ctx, n, choice, row * cross.takes.len() + column + 1)) }
                            }
                        }
                    }
                }
            }
        }
        div.outlook aria-hidden="true" {
            @for (n, choice) in ctx.choices() {
                p.preview data-for={ "k" (n) } {
                    b { (ctx.voice.say(&choice.label)) } @if let Some(detail) = &choice.detail { ": " (ctx.voice.say(detail)) } "."
                }
            }
        }
    }
}

/// The place as it is now.
fn head(ctx: &RenderContext, view: &PlaceView) -> Markup {
    html! {
        b { (ctx.voice.say(&view.name)) }
        small {
            @if let Some(worth) = view.worth { (worth) span.vh { " " (ctx.voice.own("worth")) } }
            @for piece in &view.pieces { " · " @if let Some(seat) = piece.owner { (shape(seat)) span.vh { (ctx.side(seat)) " " } } (piece.count) }
        }
    }
}

/// What the die would make of the place: shown as a sign and a word, read aloud in full.
fn cell(ctx: &RenderContext, n: usize, choice: &Choice, key: usize) -> Markup {
    html! {
        button id={ "k" (n) } aria-labelledby={ "k" (n) } class=[super::choices::best(ctx, choice)] name="act" value=(choice.act) data-key=[(key < 10).then_some(key)] {
            @match choice.place_effect() {
                Some(effect) => {
                    @match effect.owner {
                        Some(seat) => { span.sign { (shape(seat)) (effect.count) } }
                        None => { span.sign { svg.shape viewBox="-9 -9 18 18" aria-hidden="true" { circle.level r="7" {} } "0" } }
                    }
                    " "
                    b class={ "word" @if effect.gain > 0 { " gain" } } {
                        @match (effect.gain, effect.owner) {
                            (gain @ 1.., _) => { "+" (gain) }
                            (_, None) => (ctx.voice.own("cross-level")),
                            (_, owner) if owner == ctx.viewer => (ctx.voice.own("cross-yours")),
                            _ => (ctx.voice.own("cross-theirs")),
                        }
                    }
                }
                None => { b.word { (ctx.voice.say(&choice.label)) } }
            }
            // What is read aloud begins with what is visible.
            span.vh { ", " (ctx.voice.say(&choice.label)) @if let Some(detail) = &choice.detail { ": " (ctx.voice.say(detail)) } }
            (super::choices::hint_word(ctx, choice))
        }
    }
}
