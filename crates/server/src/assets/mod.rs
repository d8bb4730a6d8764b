//! Files that pages ask for: one style sheet, the scripts and pictures. All of them are in the program.

use std::sync::OnceLock;

use sha2::{Digest, Sha256};

/// A file with its kind for `Content-Type`.
#[derive(Debug)]
pub struct Asset {
    pub name: &'static str,
    pub kind: &'static str,
    /// The files of the folder that it is put together from, with what was in them when the program was built.
    files: &'static [(&'static str, &'static str)],
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

/// The style of how one decides at a table.
pub const DECIDING: &str = "deciding.css";
/// The style of what only large tables have; the pages of others do not ask for it.
pub const LARGE: &str = "large.css";
/// The style of the coach and of what opens beside a table.
pub const COACH: &str = "coach.css";
/// The style of what only tables of territories have.
pub const TERRITORIES: &str = "territories.css";
/// The style of what people see of each other: invitations, presence, clocks.
pub const TOGETHER: &str = "together.css";

/// The page of a game that is over.
pub const ENDING: &str = "ending.css";
/// What plays great moments step by step, and its style: loaded when there is one.
pub const STAGES: &str = "stages.js";
pub const STAGES_STYLE: &str = "stages.css";

macro_rules! asset {
    ($kind:expr, $name:expr, [$($file:literal),+]) => {
        Asset { name: $name, kind: $kind, files: &[$(($file, include_str!(concat!("../../assets/", $file)))),+] }
    };
}

/// Every file, served as `/assets/NAME`; with the tag of [`address`] it may be kept for ever.
pub static ASSETS: [Asset; 23] = [
    asset!(CSS, "style.css", ["style.css", "bar.css", "map.css", "phone.css"]),
    asset!(CSS, DECIDING, ["deciding.css"]),
    asset!(CSS, LARGE, ["large.css"]),
    asset!(CSS, COACH, ["coach.css"]),
    asset!(CSS, TERRITORIES, ["territories.css"]),
    asset!(CSS, ENDING, ["ending.css"]),
    asset!(CSS, STAGES_STYLE, ["stages.css"]),
    asset!(SCRIPT, STAGES, ["stages.js"]),
    asset!(CSS, "calculator.css", ["calculator.css"]),
    asset!(CSS, TOGETHER, ["together.css"]),
    // One module, in files by what they do.
    asset!(
        SCRIPT,
        "table.js",
        [
            "table/first.js",
            "table/parts.js",
            "table/dress.js",
            "table/zoom.js",
            "table/bar.js",
            "table/motion.js",
            "table/player.js",
            "table/acting.js",
            "table/deciding.js",
            "table/keys.js",
            "table/beside.js",
            "table/sounds.js",
            "table/people.js",
            "table/live.js"
        ]
    ),
    asset!(SCRIPT, "log.js", ["log.js"]),
    asset!(SCRIPT, "calculator.js", ["calculator.js"]),
    asset!(SCRIPT, "territories.js", ["territories.js"]),
    asset!(SCRIPT, "questions.js", ["questions.js"]),
    asset!(SCRIPT, "new.js", ["new.js"]),
    asset!(PICTURE, "icon.svg", ["icon.svg"]),
    asset!(PICTURE, "art.svg", ["art.svg"]),
    asset!(PICTURE, "art-presidential.svg", ["art-presidential.svg"]),
    asset!(PICTURE, "art-cdg-solo.svg", ["art-cdg-solo.svg"]),
    asset!(PICTURE, "art-mr-president.svg", ["art-mr-president.svg"]),
    asset!(PICTURE, "art-idiot.svg", ["art-idiot.svg"]),
    asset!(PICTURE, "art-manifest.svg", ["art-manifest.svg"]),
];

impl Asset {
    /// What is in it. A program built for development reads it from the folder each time, so that a change is seen at the next load.
    pub fn text(&self) -> String {
        let text = |(name, built): &(&str, &str)| {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/");
            let now = cfg!(debug_assertions).then(|| std::fs::read_to_string(format!("{folder}{name}")).ok());
            now.flatten().unwrap_or_else(|| (*built).to_owned())
        };
        self.files.iter().map(text).collect()
    }
}

pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

/// Where a file is found, tagged by what is in it: a new build is a new address.
pub(crate) fn address(name: &str) -> String {
    static TAGS: OnceLock<Vec<(&'static str, String)>> = OnceLock::new();
    let tags = TAGS.get_or_init(|| ASSETS.iter().map(|asset| (asset.name, tag(&asset.text()))).collect());
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
