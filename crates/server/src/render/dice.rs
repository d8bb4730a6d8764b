//! Dice on the table.

use std::borrow::Cow;

use kernel::Text;
use maud::{Markup, html};
use scene::{Choice, Dice, DieView, Line, LineDie, Spot};

use super::{RenderContext, press, seat_class, shape};

pub(crate) fn dice(ctx: &RenderContext, dice: &Dice) -> Markup {
    // Dice that are selected in the head of a table are shown there.
    if ctx.cross.is_some() {
        return html! {};
    }
    if ctx.bins_matter() {
        return tray(ctx, dice);
    }
    let can_be_chosen = dice.dice.iter().any(|die| !acts(ctx, die).is_empty());
    let label = label(ctx, dice);
    html! {
        div.dice role=[(!can_be_chosen).then_some("img")] aria-label=[(!can_be_chosen).then(|| label.clone())] {
            @if can_be_chosen { span.vh { (label) } }
            @for one in &dice.dice { (facet(ctx, one)) }
        }
    }
}

fn label(ctx: &RenderContext, dice: &Dice) -> Cow<'static, str> {
    let values: Vec<_> = dice.dice.iter().map(|die| shown(ctx, die)).collect();
    // The name is a text of the game, so it is resolved before it is inserted into a text of the pages.
    let name = ctx.voice.say(&dice.name);
    ctx.voice.fill(Text::new("dice-show").word("name", name).word("values", values.join(", ")))
}

/// What can be done with a die alone.
fn acts<'e>(ctx: &'e RenderContext, die: &DieView) -> &'e [(usize, &'e Choice)] {
    match ctx.choices_at(&die.spot) {
        [] => ctx.choices_using(&die.spot),
        acts => acts,
    }
}

fn facet(ctx: &RenderContext, one: &DieView) -> Markup {
    let acts = acts(ctx, one);
    html! {
        @if acts.is_empty() { (die(ctx, one)) } @else { span.facet.pick id=(one.spot.0) { (die(ctx, one)) (press(acts)) } }
    }
}

/// A roll below the bins, with a note for each die about what it can be used for.
fn tray(ctx: &RenderContext, dice: &Dice) -> Markup {
    html! {
        section.tray aria-label=(label(ctx, dice)) {
            h4 class=[dice.owner.map(seat_class)] { @if let Some(seat) = dice.owner { (shape(seat)) } (ctx.voice.say(&dice.name)) }
            div.dice {
                @for one in &dice.dice {
                    div.one { (facet(ctx, one)) @if let Some(note) = &one.note { small { span.vh { (shown(ctx, one)) ": " } (ctx.voice.say(note)) } } }
                }
            }
        }
    }
}

/// Positions of the pips on a face of 48 by 48, by value.
const PIPS: [&[(u8, u8)]; 7] = [
    &[],
    &[(24, 24)],
    &[(13, 13), (35, 35)],
    &[(13, 13), (24, 24), (35, 35)],
    &[(13, 13), (35, 13), (13, 35), (35, 35)],
    &[(13, 13), (35, 13), (24, 24), (13, 35), (35, 35)],
    &[(13, 13), (35, 13), (13, 24), (35, 24), (13, 35), (35, 35)],
];

/// The positions of the pips of a value.
pub(super) fn pips(value: u8) -> &'static [(u8, u8)] {
    PIPS.get(usize::from(value)).copied().unwrap_or_default()
}

/// What the die shows, as text.
pub(super) fn shown<'a>(ctx: &RenderContext<'a>, die: &DieView) -> Cow<'a, str> {
    die.face.as_ref().map_or_else(|| die.value.to_string().into(), |face| ctx.voice.say(face))
}

/// A die of an act: rolled, placed somewhere, or both.
pub(crate) struct ActDie<'a> {
    die: &'a LineDie,
    to: Option<&'a Spot>,
}

/// The dice of the lines of one act, each once: a die that is placed was rolled in an earlier act or an earlier line.
pub(crate) fn act_dice<'a>(lines: impl Iterator<Item = &'a Line>) -> Vec<ActDie<'a>> {
    let mut all: Vec<ActDie> = Vec::new();
    for line in lines {
        for die in &line.dice {
            let to = line.spots.first().filter(|_| die.placed);
            let waits = |one: &&mut ActDie| {
                one.to.is_none()
                    && !one.die.placed
                    && (one.die.sides, one.die.value) == (die.sides, die.value)
            };
            match all.iter_mut().find(waits).filter(|_| die.placed) {
                Some(rolled) => rolled.to = to,
                None => all.push(ActDie { die, to }),
            }
        }
    }
    all
}

/// A die of an act. It names the spot where it is placed, so that a script can move it there.
pub(crate) fn act_die(ctx: &RenderContext, one: &ActDie) -> Markup {
    let LineDie { sides, value, face, placed } = one.die.clone();
    let view = DieView { spot: Spot(String::new()), sides, value, face, used: false, note: None };
    drawn(ctx, &view, if placed { "placed" } else { "rolled" }, one.to)
}

pub(super) fn die(ctx: &RenderContext, die: &DieView) -> Markup {
    drawn(ctx, die, if die.used { "used" } else { "" }, None)
}

fn drawn(ctx: &RenderContext, die: &DieView, kind: &str, to: Option<&Spot>) -> Markup {
    let pips = PIPS.get(usize::from(die.value)).filter(|_| die.sides == 6 && die.face.is_none());
    html! {
        svg class={ "die" @if !kind.is_empty() { " " (kind) } } data-value=(die.value) data-to=[to.map(|spot| &spot.0)] viewBox="0 0 48 48" focusable="false" {
            rect x="2" y="2" width="44" height="44" rx=(if die.sides == 6 { "9" } else { "22" }) {}
            @match pips {
                Some(pips) => { @for (x, y) in *pips { circle cx=(x) cy=(y) r="4.3" {} } }
                None => {
                    @let words = shown(ctx, die);
                    text.long[words.chars().count() > 2] x="24" y="31" { (words) }
                }
            }
        }
    }
}
