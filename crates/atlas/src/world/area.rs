//! One area: a region of the world or a power.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// An area of the world, ordered by code. Displayed, parsed and serialised as that code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WorldArea {
    /// All of Africa except Egypt.
    #[serde(rename = "AF")]
    Africa,
    /// From Mongolia, Korea and Japan to New Zealand and the islands of the Pacific.
    #[serde(rename = "AP")]
    AsiaPacific,
    /// Including Mexico and the Caribbean.
    #[serde(rename = "CA")]
    CentralAmerica,
    #[serde(rename = "CD")]
    Canada,
    #[serde(rename = "CN")]
    China,
    /// From Kazakhstan to Sri Lanka.
    #[serde(rename = "CS")]
    CentralSouthAsia,
    /// From Poland and the Baltic states to the Balkans and the Caucasus, without Russia and Greece.
    #[serde(rename = "EE")]
    EasternEurope,
    /// Western, northern and southern Europe, with Greenland.
    #[serde(rename = "EZ")]
    Eurozone,
    /// From Egypt and Turkey to Iran.
    #[serde(rename = "ME")]
    MiddleEast,
    #[serde(rename = "RU")]
    Russia,
    #[serde(rename = "SA")]
    SouthAmerica,
    #[serde(rename = "US")]
    UnitedStates,
}

impl WorldArea {
    pub const COUNT: usize = 12;

    /// Every area, in order of code.
    pub const ALL: [WorldArea; WorldArea::COUNT] = [
        WorldArea::Africa,
        WorldArea::AsiaPacific,
        WorldArea::CentralAmerica,
        WorldArea::Canada,
        WorldArea::China,
        WorldArea::CentralSouthAsia,
        WorldArea::EasternEurope,
        WorldArea::Eurozone,
        WorldArea::MiddleEast,
        WorldArea::Russia,
        WorldArea::SouthAmerica,
        WorldArea::UnitedStates,
    ];

    /// From 0 to 11: the index in every array of 12 areas.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn from_index(index: usize) -> Option<WorldArea> {
        if index < WorldArea::COUNT { Some(WorldArea::ALL[index]) } else { None }
    }

    /// Two capital letters. Those of the regions are our own: here `CA` is neither a state nor a country.
    pub const fn code(self) -> &'static str {
        match self {
            WorldArea::Africa => "AF",
            WorldArea::AsiaPacific => "AP",
            WorldArea::CentralAmerica => "CA",
            WorldArea::Canada => "CD",
            WorldArea::China => "CN",
            WorldArea::CentralSouthAsia => "CS",
            WorldArea::EasternEurope => "EE",
            WorldArea::Eurozone => "EZ",
            WorldArea::MiddleEast => "ME",
            WorldArea::Russia => "RU",
            WorldArea::SouthAmerica => "SA",
            WorldArea::UnitedStates => "US",
        }
    }

    /// The key of the area's name in [`crate::TEXTS`].
    pub fn text_key(self) -> String {
        format!("area-{}", self.code())
    }
}

impl fmt::Display for WorldArea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// There is no area with this code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownArea(pub String);

impl fmt::Display for UnknownArea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no area of the world has the code \"{}\"", self.0)
    }
}

impl Error for UnknownArea {}

impl FromStr for WorldArea {
    type Err = UnknownArea;

    fn from_str(text: &str) -> Result<WorldArea, UnknownArea> {
        WorldArea::ALL
            .into_iter()
            .find(|area| area.code().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownArea(text.to_owned()))
    }
}
