//! Dice as they lie.

use std::borrow::Cow;

use kernel::Text;
use maud::{Markup, html};
use scene::{Choice, Dice, DieView, Line, LineDie, Spot};

use super::{Eye, press, seat_class, shape};

pub(crate) fn dice(eye: &Eye, dice: &Dice) -> Markup {
    // Dice that are chosen at the head of a table lie there.
    if eye.cross.is_some() {
        return html! {};
    }
    if eye.bins_matter() {
        return tray(eye, dice);
    }
    let can_be_chosen = dice.dice.iter().any(|die| !acts(eye, die).is_empty());
    let label = label(eye, dice);
    html! {
        div.dice role=[(!can_be_chosen).then_some("img")] aria-label=[(!can_be_chosen).then(|| label.clone())] {
            @if can_be_chosen { span.vh { (label) } }
            @for one in &dice.dice { (facet(eye, one)) }
        }
    }
}

fn label(eye: &Eye, dice: &Dice) -> Cow<'static, str> {
    let values: Vec<_> = dice.dice.iter().map(|die| shown(eye, die)).collect();
    // The name is a key of the game, so it is said before it is filled in.
    let name = eye.voice.say(&dice.name);
    eye.voice.fill(Text::new("dice-show").word("name", name).word("values", values.join(", ")))
}

/// What can be done with a die alone.
fn acts<'e>(eye: &'e Eye, die: &DieView) -> &'e [(usize, &'e Choice)] {
    match eye.choices_at(&die.spot) {
        [] => eye.choices_using(&die.spot),
        acts => acts,
    }
}

fn facet(eye: &Eye, one: &DieView) -> Markup {
    let acts = acts(eye, one);
    html! {
        @if acts.is_empty() { (die(eye, one)) } @else { span.facet.pick id=(one.spot.0) { (die(eye, one)) (press(acts)) } }
    }
}

/// A roll under the bins, each die with what it is good for.
fn tray(eye: &Eye, dice: &Dice) -> Markup {
    html! {
        section.tray aria-label=(label(eye, dice)) {
            h4 class=[dice.owner.map(seat_class)] { @if let Some(seat) = dice.owner { (shape(seat)) } (eye.voice.say(&dice.name)) }
            div.dice {
                @for one in &dice.dice {
                    div.one { (facet(eye, one)) @if let Some(note) = &one.note { small { span.vh { (shown(eye, one)) ": " } (eye.voice.say(note)) } } }
                }
            }
        }
    }
}

/// Places of the pips on a face of 48 by 48, by value.
const PIPS: [&[(u8, u8)]; 7] = [
    &[],
    &[(24, 24)],
    &[(13, 13), (35, 35)],
    &[(13, 13), (24, 24), (35, 35)],
    &[(13, 13), (35, 13), (13, 35), (35, 35)],
    &[(13, 13), (35, 13), (24, 24), (13, 35), (35, 35)],
    &[(13, 13), (35, 13), (13, 24), (35, 24), (13, 35), (35, 35)],
];

/// The places of the pips of a value.
pub(super) fn pips(value: u8) -> &'static [(u8, u8)] {
    PIPS.get(usize::from(value)).copied().unwrap_or_default()
}

/// What it shows, in words.
pub(super) fn shown<'a>(eye: &Eye<'a>, die: &DieView) -> Cow<'a, str> {
    die.face.as_ref().map_or_else(|| die.value.to_string().into(), |face| eye.voice.say(face))
}

/// A die of an act: rolled, laid at a place, or both.
pub(crate) struct ActDie<'a> {
    die: &'a LineDie,
    to: Option<&'a Spot>,
}

/// The dice of the lines of one act, each once: what is laid down was rolled in an earlier act, or in a line before.
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

/// A die of an act; it says where it is laid, so that it can be seen to go there.
pub(crate) fn act_die(eye: &Eye, one: &ActDie) -> Markup {
    let LineDie { sides, value, face, placed } = one.die.clone();
    let view = DieView { spot: Spot(String::new()), sides, value, face, used: false, note: None };
    drawn(eye, &view, if placed { "placed" } else { "rolled" }, one.to)
}

pub(super) fn die(eye: &Eye, die: &DieView) -> Markup {
    drawn(eye, die, if die.used { "used" } else { "" }, None)
}

fn drawn(eye: &Eye, die: &DieView, kind: &str, to: Option<&Spot>) -> Markup {
    let pips = PIPS.get(usize::from(die.value)).filter(|_| die.sides == 6 && die.face.is_none());
    html! {
        svg class={ "die" @if !kind.is_empty() { " " (kind) } } data-value=(die.value) data-to=[to.map(|spot| &spot.0)] viewBox="0 0 48 48" focusable="false" {
            rect x="2" y="2" width="44" height="44" rx=(if die.sides == 6 { "9" } else { "22" }) {}
            @match pips {
                Some(pips) => { @for (x, y) in *pips { circle cx=(x) cy=(y) r="4.3" {} } }
                None => {
                    @let words = shown(eye, die);
                    text.long[words.chars().count() > 2] x="24" y="31" { (words) }
                }
            }
        }
    }
}
