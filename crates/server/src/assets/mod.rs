//! Files that pages load: style sheets, scripts and pictures. All of them are compiled into the program.

use std::sync::OnceLock;

use sha2::{Digest, Sha256};

/// A file with its `Content-Type`.
#[derive(Debug)]
pub struct Asset {
    pub name: &'static str,
    pub kind: &'static str,
    /// The source files that it is concatenated from, with their contents when the program was built.
    files: &'static [(&'static str, &'static str)],
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

/// Styles for deciding at a table.
pub const DECIDING: &str = "deciding.css";
/// Styles that only large tables need; other pages do not load them.
pub const LARGE: &str = "large.css";
/// Styles of the coach and of panels beside a table.
pub const COACH: &str = "coach.css";
/// Styles that only tables with territories need.
pub const TERRITORIES: &str = "territories.css";
/// Styles for what people see of each other: invitations, presence, clocks.
pub const TOGETHER: &str = "together.css";

/// Styles for the page of a finished game.
pub const ENDING: &str = "ending.css";
/// The script and styles that play great moments step by step. Loaded only when there is one.
pub const STAGES: &str = "stages.js";
pub const STAGES_STYLE: &str = "stages.css";

macro_rules! asset {
    ($kind:expr, $name:expr, [$($file:literal),+]) => {
        Asset { name: $name, kind: $kind, files: &[$(($file, include_str!(concat!("../../assets/", $file)))),+] }
    };
}

/// Every file, served as `/assets/NAME`. With the tag of [`address`] it may be cached for ever.
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
    // One module, split into files by purpose.
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
    /// The content. Development builds read it from the folder each time, so that a change is seen on the next load.
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

/// The address of a file, tagged with a hash of its content, so that a new build has a new address.
pub(crate) fn address(name: &str) -> String {
    static TAGS: OnceLock<Vec<(&'static str, String)>> = OnceLock::new();
    let tags = TAGS.get_or_init(|| ASSETS.iter().map(|asset| (asset.name, tag(&asset.text()))).collect());
    let tag = tags.iter().find(|(known, _)| *known == name).map_or("", |(_, tag)| tag);
    format!("/assets/{name}?v={tag}")
}

fn tag(text: &str) -> String {
    Sha256::digest(text).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The picture on a game's box. A game without its own picture gets a plain one.
pub(crate) fn art(game: &str) -> String {
    let own = format!("art-{game}.svg");
    address(if asset(&own).is_some() { &own } else { "art.svg" })
}
