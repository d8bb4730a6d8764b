//! What this is, whose names it uses, what is our own, where the maps come from.

use maud::{Markup, html};

use super::layout::{Page, layout};
use crate::texts::Voice;
use crate::view::Who;

const PARTS: [&str; 5] = ["unofficial", "own", "dice", "privacy", "map"];

pub fn about(who: &Who) -> Markup {
    let voice = Voice::new(who.lang);
    let heading = voice.own("about-heading");
    let body = html! {
        main #main.sheet-page {
            h1 { (heading) }
            @for part in PARTS {
                h2 { (voice.own(&format!("about-{part}"))) }
                p { (voice.own(&format!("about-{part}-text"))) }
            }
            // The licence asks for its own words.
            p.small lang="en" { "us-atlas: Copyright 2013-2019 Michael Bostock. Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies." }
        }
    };
    layout(Page::plain(who, &heading, body))
}
