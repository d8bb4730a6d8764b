//! Dice as they lie.

use std::borrow::Cow;

use kernel::Text;
use maud::{Markup, html};
use scene::{Bins, Dice, DieView};

use super::{Eye, press};

pub(crate) fn dice(eye: &Eye, dice: &Dice) -> Markup {
    let values: Vec<_> = dice.dice.iter().map(|die| shown(eye, die)).collect();
    // The name is a key of the game, so it is said before it is filled in.
    let name = eye.voice.say(&dice.name);
    let label = Text::new("dice-show").word("name", name).word("values", values.join(", "));
    let can_be_chosen = dice.dice.iter().any(|die| !eye.choices_at(&die.spot).is_empty());
    html! {
        div.dice role=[(!can_be_chosen).then_some("img")] aria-label=[(!can_be_chosen).then(|| eye.voice.fill(label.clone()))] {
            @if can_be_chosen { span.vh { (eye.voice.fill(label)) } }
            @for one in &dice.dice {
                @let acts = eye.choices_at(&one.spot);
                @if acts.is_empty() { (die(eye, one)) } @else { span.facet.pick id=(one.spot.0) { (die(eye, one)) (press(acts)) } }
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

/// What it shows, in words.
fn shown<'a>(eye: &Eye<'a>, die: &DieView) -> Cow<'a, str> {
    die.face.as_ref().map_or_else(|| die.value.to_string().into(), |face| eye.voice.say(face))
}

/// Each bin with the dice in it.
pub(crate) fn bins(eye: &Eye, bins: &Bins) -> Markup {
    html! {
        section.bins aria-label=(eye.voice.say(&bins.name)) {
            @for bin in &bins.bins {
                @let acts = eye.choices_at(&bin.spot);
                div.bin.pick[!acts.is_empty()] id=(bin.spot.0) {
                    h4 { (eye.voice.say(&bin.name)) }
                    div.dice aria-hidden="true" { @for one in &bin.dice { (die(eye, one)) } }
                    p.vh { (bin.dice.iter().map(|die| shown(eye, die)).collect::<Vec<_>>().join(", ")) }
                    @if let Some(note) = &bin.note { small { (eye.voice.say(note)) } }
                    (press(acts))
                }
            }
        }
    }
}

fn die(eye: &Eye, die: &DieView) -> Markup {
    let pips = PIPS.get(usize::from(die.value)).filter(|_| die.sides == 6 && die.face.is_none());
    html! {
        svg.die.used[die.used] viewBox="0 0 48 48" focusable="false" {
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
