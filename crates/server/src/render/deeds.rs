//! What can be bought or claimed, in columns, with who has it.

use maud::{Markup, html};
use scene::{Deed, Deeds};

use super::{Eye, press, shape};

pub(crate) fn deeds(eye: &Eye, deeds: &Deeds) -> Markup {
    html! {
        section.deeds {
            h3 { (eye.voice.say(&deeds.name)) }
            @for column in &deeds.columns {
                h4 { (eye.voice.say(&column.name)) }
                ul { @for one in &column.deeds { (deed(eye, one)) } }
            }
        }
    }
}

fn deed(eye: &Eye, deed: &Deed) -> Markup {
    let acts = eye.choices_at(&deed.spot);
    html! {
        li.deed.mine[deed.mine].pick[!acts.is_empty()] id=[eye.spot_id(Some(&deed.spot))] {
            b { (eye.voice.say(&deed.name)) }
            @for &owner in &deed.owners { (shape(owner)) }
            @if let Some(price) = &deed.price { " " (eye.voice.say(price)) }
            (press(acts))
        }
    }
}
