//! The fixed vocabulary of the game: regions, products, deeds, uses of a card.

use std::fmt;
use std::str::FromStr;

use kernel::{Text, Unreadable};
use serde::{Deserialize, Serialize};

/// Defines an enum in which every variant has a word, used in files, acts and text keys.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $count:literal, $key:literal: $($member:ident = $word:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $(#[serde(rename = $word)] $member),+ }

        impl $name {
            pub const COUNT: usize = $count;
            pub const ALL: [$name; $count] = [$($name::$member),+];

            pub const fn index(self) -> usize {
                self as usize
            }

            pub const fn word(self) -> &'static str {
                match self { $($name::$member => $word),+ }
            }

            /// The displayed name.
            pub fn text(self) -> Text {
                Text::new(match self { $($name::$member => concat!($key, "-", $word)),+ })
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<$name, Unreadable> {
                $name::ALL
                    .into_iter()
                    .find(|one| one.word() == text)
                    .ok_or_else(|| Unreadable(text.chars().take(80).collect()))
            }
        }
    };
}

named! {
    /// A part of the map.
    Region, 8, "region":
    Canada = "canada", North = "north", South = "south", Northwest = "northwest", Southwest = "southwest",
    Mexico = "mexico", CentralSouth = "central-south", Foreign = "foreign",
}

impl Region {
    /// MD-R40: can be entered only with Westward Ho.
    pub const fn is_west(self) -> bool {
        matches!(self, Region::Northwest | Region::Southwest)
    }
}

named! {
    /// What a territory produces and a card pays for.
    Product, 11, "product":
    Grain = "grain", Fur = "fur", Timber = "timber", Tobacco = "tobacco", Textiles = "textiles", Fruit = "fruit",
    Ore = "ore", Gold = "gold", Oil = "oil", Technology = "technology", Tourists = "tourists",
}

impl Product {
    /// A two-letter abbreviation.
    pub fn short(self) -> Text {
        Text::new(format!("product-{}-short", self.word()))
    }

    /// MD-B2: whether Mechanization applies to the product.
    pub const fn is_mechanized(self) -> bool {
        matches!(self, Product::Grain | Product::Textiles | Product::Ore)
    }
}

named! {
    /// A progression or a breakthrough; the data says which.
    Deed, 25, "deed":
    WestwardHo = "westward-ho", Steamships = "steamships", Airplanes = "airplanes",
    Telegraph = "telegraph", Telephone = "telephone", Wireless = "wireless",
    Storytelling = "storytelling", Circus = "circus", ProSports = "pro-sports",
    Unity = "unity", Tolerance = "tolerance", SafetyNet = "safety-net",
    Innovation = "innovation", ThinkTank = "think-tank", Computers = "computers",
    Turnpike = "turnpike", Mechanization = "mechanization", PublicSchools = "public-schools",
    Railroads = "railroads", Electricity = "electricity", MotionPictures = "motion-pictures",
    RockNRoll = "rock-n-roll", Television = "television", UrbanRenaissance = "urban-renaissance",
    ECommerce = "e-commerce",
}

impl Deed {
    /// Its effect, in one sentence.
    pub fn help(self) -> Text {
        Text::new(format!("deed-{}-help", self.word()))
    }
}

named! {
    /// A column of deeds.
    Category, 5, "category":
    Transportation = "transportation", Communication = "communication", Entertainment = "entertainment",
    Society = "society", Science = "science",
}

named! {
    /// MD-R10: the use for which a card is played.
    Use, 4, "md-use":
    Whole = "card", Event = "event", Payout = "payout", News = "news",
}

named! {
    /// What is bought with tokens at the shared boxes of the board (MD-R18).
    Purchase, 3, "md-purchase":
    City = "city", Pioneer = "pioneer", Card = "card",
}
