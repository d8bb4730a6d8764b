//! Files that pages ask for: one style sheet, the scripts and pictures. All of them are in the program.

use std::sync::OnceLock;

use sha2::{Digest, Sha256};

/// A file with its kind for `Content-Type`.
#[derive(Debug)]
pub struct Asset {
    pub name: &'static str,
    pub kind: &'static str,
    pub text: &'static str,
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

/// The style of what only large tables have; the pages of others do not ask for it.
pub const LARGE: &str = "large.css";
/// The style of what only tables of territories have.
pub const TERRITORIES: &str = "territories.css";

/// Every file, served as `/assets/NAME`; with the tag of [`address`] it may be kept for ever.
pub static ASSETS: [Asset; 16] = [
    Asset { name: "style.css", kind: CSS, text: include_str!("../../assets/style.css") },
    Asset { name: LARGE, kind: CSS, text: include_str!("../../assets/large.css") },
    Asset { name: TERRITORIES, kind: CSS, text: include_str!("../../assets/territories.css") },
    Asset { name: "table.js", kind: SCRIPT, text: include_str!("../../assets/table.js") },
    Asset { name: "log.js", kind: SCRIPT, text: include_str!("../../assets/log.js") },
    Asset { name: "calculator.js", kind: SCRIPT, text: include_str!("../../assets/calculator.js") },
    Asset { name: "territories.js", kind: SCRIPT, text: include_str!("../../assets/territories.js") },
    Asset { name: "questions.js", kind: SCRIPT, text: include_str!("../../assets/questions.js") },
    Asset { name: "new.js", kind: SCRIPT, text: include_str!("../../assets/new.js") },
    Asset { name: "icon.svg", kind: PICTURE, text: include_str!("../../assets/icon.svg") },
    Asset { name: "art.svg", kind: PICTURE, text: include_str!("../../assets/art.svg") },
    Asset {
        name: "art-presidential.svg",
        kind: PICTURE,
        text: include_str!("../../assets/art-presidential.svg"),
    },
    Asset { name: "art-cdg-solo.svg", kind: PICTURE, text: include_str!("../../assets/art-cdg-solo.svg") },
    Asset {
        name: "art-mr-president.svg",
        kind: PICTURE,
        text: include_str!("../../assets/art-mr-president.svg"),
    },
    Asset { name: "art-idiot.svg", kind: PICTURE, text: include_str!("../../assets/art-idiot.svg") },
    Asset { name: "art-manifest.svg", kind: PICTURE, text: include_str!("../../assets/art-manifest.svg") },
];

pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

/// Where a file is found, tagged by what is in it: a new build is a new address.
pub(crate) fn address(name: &str) -> String {
    static TAGS: OnceLock<Vec<(&'static str, String)>> = OnceLock::new();
    let tags = TAGS.get_or_init(|| ASSETS.iter().map(|asset| (asset.name, tag(asset.text))).collect());
    let tag = tags.iter().find(|(known, _)| *known == name).map_or("", |(_, tag)| tag);
    format!("/assets/{name}?v={tag}")
}

fn tag(text: &str) -> String {
    Sha256::digest(text).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The picture on a game's box; a plain one for a game without its own.
pub(crate) fn art(game: &str) -> String {
    let own = format!("art-{game}.svg");
    address(if asset(&own).is_some() { &own } else { "art.svg" })
}
