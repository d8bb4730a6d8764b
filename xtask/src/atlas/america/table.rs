//! What the territories consist of, where their labels are, and what is drawn beside them. Everything is chosen so that neighbours and
//! coasts match the game.

use crate::atlas::{
    join::{Cut, Weld},
    outlines::Tenths,
};

pub struct Territory {
    pub code: &'static str,
    /// Its shapes: a file with the names of some shapes, or files whose shapes all belong to it. A part of a cut shape has a name of its
    /// own. Empty for a place that is a plain box.
    shapes: &'static str,
    pub label: Label,
}

const fn territory(code: &'static str, shapes: &'static str, label: Label) -> Territory {
    Territory { code, shapes, label }
}

impl Territory {
    /// Whether the shape, given as file and name, is part of it.
    pub fn has(&self, shape: &str) -> bool {
        let Some((file, name)) = shape.split_once(' ') else { return false };
        match self.shapes.split_once(": ") {
            Some((own, names)) => own == file && names.split(", ").any(|own| own == name),
            None => self.shapes.split(' ').any(|own| own == file),
        }
    }

    /// How many shapes it names. `None` if it has all shapes of a file.
    pub fn named(&self) -> Option<usize> {
        self.shapes.split_once(": ").map(|(_, names)| names.split(", ").count())
    }

    pub fn is_plain_box(&self) -> bool {
        self.shapes.is_empty()
    }
}

/// The position and layout of a label.
#[derive(Clone, Copy)]
pub struct Label {
    middle: [i32; 2],
    pub layout: &'static str,
    /// In units of the view.
    pub size: [i32; 2],
    /// If the label is outside, the point in the territory where its leader starts.
    anchor: Option<[i32; 2]>,
}

/// Name, products and token stacked.
const fn stack(middle: [i32; 2], width: i32) -> Label {
    Label { middle, layout: "stack", size: [width, 41], anchor: None }
}

/// Name and products beside the token.
const fn wide(middle: [i32; 2], width: i32) -> Label {
    Label { middle, layout: "wide", size: [width, 27], anchor: None }
}

impl Label {
    const fn called_out(self, anchor: [i32; 2]) -> Label {
        Label { anchor: Some(anchor), ..self }
    }

    /// The point in the territory.
    pub fn point(&self) -> Tenths {
        self.anchor.unwrap_or(self.middle).map(|n| n * 10)
    }

    /// The centre of an outside label and the end of its leader, which is the middle of the nearer side.
    pub fn callout(&self) -> Option<[Tenths; 2]> {
        self.anchor.map(|anchor| {
            let middle = self.middle.map(|n| n * 10);
            let half = self.size[0] * 5;
            let side = if anchor[0] < self.middle[0] { -half } else { half };
            [middle, [middle[0] + side, middle[1]]]
        })
    }
}

/// The files of the continent, in the order they are joined.
pub const FILES: [&str; 11] = ["USA", "CAN", "MEX", "GTM", "BLZ", "HND", "SLV", "NIC", "CRI", "PAN", "CUB"];

/// The file of the inset.
pub const WORLD: &str = "world";

/// Shapes beyond the northern edge of the board, and a nameless islet.
pub const LEFT_OUT: [&str; 4] = ["CAN Yukon", "CAN Northwest Territories", "CAN Nunavut", "MEX "];

/// Points of two files at most this far apart count as the same point, in degrees.
pub const SNAP: f64 = 0.0015;

/// Without this, the river would leave a gap of 1.5 km between Maryland and New Jersey.
pub const WELD: Weld = Weld {
    unit: "USA Delaware",
    onto: "USA New Jersey",
    latitudes: [39.57, 39.80],
    east_of: -75.62,
    degrees: 0.05,
};

pub const CUTS: [Cut; 3] = [
    // From the mouth of the French River to the Ottawa at Mattawa. Manitoulin belongs to the north.
    Cut {
        unit: "CAN Ontario",
        line: &[[-80.8934, 45.9539], [-80.0, 45.93], [-78.7197, 46.347]],
        left: "north",
        right: "south",
    },
    // The county line south of Monterey. Nevada touches both parts.
    Cut {
        unit: "USA California",
        line: &[[-121.3372, 35.7869], [-115.5354, 35.706]],
        left: "north",
        right: "south",
    },
    // From the Red River to the Rio Grande. The western part has no coast.
    Cut {
        unit: "USA Texas",
        line: &[[-98.9531, 34.2122], [-99.1, 31.2], [-100.0013, 28.0198]],
        left: "east",
        right: "west",
    },
];

/// Territories that share a short line in the source but are not neighbours. The line is shrunk to a point.
pub const PINCHES: [[&str; 2]; 2] = [["AZ", "BJ"], ["NM", "SR"]];

/// The only neighbours separated by water, and the position of each ferry: at Sault Ste. Marie, Detroit and Niagara.
pub const FERRIES: [([&str; 2], [[i32; 2]; 2]); 3] = [
    (["MI", "ON"], [[640, 134], [655, 126]]),
    (["MI", "SO"], [[682, 191], [697, 189]]),
    (["NY", "SO"], [[762, 178], [744, 181]]),
];

/// Boxes beside the map by upper left corner and size: the Pacific on the left, the Atlantic on the right.
pub const FRAMES: [([i32; 4], &[&str]); 7] = [
    ([2, 100, 118, 62], &["AK"]),
    ([2, 172, 118, 44], &["AS"]),
    ([2, 226, 118, 62], &["HI"]),
    ([2, 298, 118, 44], &["OC"]),
    ([921, 318, 117, 46], &["EU"]),
    ([921, 374, 117, 46], &["ME"]),
    ([868, 566, 170, 130], &["SE", "SW"]),
];

/// Oceans and regions: the text key, the centre of the base line, and whether it reads upwards.
pub const CAPTIONS: [(&str, [i32; 2], bool); 9] = [
    ("ocean-pacific", [62, 92], false),
    ("ocean-atlantic", [980, 310], false),
    ("region-canada", [665, 42], false),
    ("region-northwest", [132, 160], true),
    ("region-southwest", [146, 384], false),
    ("region-mexico", [262, 556], false),
    ("region-north", [958, 196], false),
    ("region-south", [850, 338], false),
    ("region-central-south", [760, 604], false),
];

/// The territories of every region, in the order of the file.
pub const REGIONS: [(&str, &[Territory]); 8] = [
    (
        "canada",
        &[
            territory("QC", "CAN: Québec", stack([843, 67], 43)),
            territory("LB", "CAN: Newfoundland and Labrador", wide([993, 22], 58)),
            territory("MR", "CAN: New Brunswick, Nova Scotia, Prince Edward Island", wide([985, 103], 61)),
            territory("ON", "CAN: Ontario north", stack([614, 86], 37)),
            territory("SO", "CAN: Ontario south", wide([763, 148], 61)),
            territory("MB", "CAN: Manitoba", stack([444, 70], 42)),
            territory("SK", "CAN: Saskatchewan", stack([358, 73], 60)),
        ],
    ),
    (
        "north",
        &[
            territory(
                "EN",
                "USA: Maine, New Hampshire, Vermont, Massachusetts, Rhode Island, Connecticut",
                stack([897, 161], 57),
            ),
            territory("NY", "USA: New York", wide([823, 176], 77)),
            territory("NJ", "USA: New Jersey", wide([907, 236], 66).called_out([853, 232])),
            territory("PA", "USA: Pennsylvania", wide([783, 219], 83)),
            territory("OH", "USA: Ohio", wide([686, 232], 53)),
            territory("MI", "USA: Michigan", stack([641, 182], 41)),
            territory("IN", "USA: Indiana", stack([623, 242], 37)),
            territory("IL", "USA: Illinois", stack([568, 242], 61)),
            territory("WI", "USA: Wisconsin", stack([562, 171], 44)),
            territory("MN", "USA: Minnesota", stack([481, 145], 45)),
            territory("IA", "USA: Iowa", stack([500, 211], 37)),
        ],
    ),
    (
        "south",
        &[
            territory(
                "MD",
                "USA: Maryland, Delaware, District of Columbia",
                wide([905, 268], 60).called_out([838, 261]),
            ),
            territory("VA", "USA: Virginia, West Virginia", wide([751, 277], 63)),
            territory("NC", "USA: North Carolina", wide([766, 317], 66)),
            territory("SC", "USA: South Carolina", wide([752, 357], 64)),
            territory("GA", "USA: Georgia", stack([680, 378], 37)),
            territory("FL", "USA: Florida", stack([729, 443], 61)),
            territory("KY", "USA: Kentucky", wide([662, 287], 58)),
            territory("TN", "USA: Tennessee", wide([622, 323], 59)),
            territory("AL", "USA: Alabama", stack([618, 375], 39)),
            territory("MS", "USA: Mississippi", stack([565, 379], 47)),
            territory("LA", "USA: Louisiana", wide([531, 425], 70)),
            territory("AR", "USA: Arkansas", stack([513, 339], 41)),
            territory("MO", "USA: Missouri", stack([514, 284], 38)),
        ],
    ),
    (
        "northwest",
        &[
            territory("AK", "USA: Alaska", stack([36, 131], 61)),
            territory("BC", "CAN: British Columbia", stack([174, 57], 64)),
            territory("AB", "CAN: Alberta", stack([284, 58], 37)),
            territory("WA", "USA: Washington", wide([200, 115], 77)),
            territory("OR", "USA: Oregon", stack([191, 169], 37)),
            territory("ID", "USA: Idaho", wide([267, 186], 53)),
            territory("MT", "USA: Montana", stack([315, 131], 39)),
            territory("WY", "USA: Wyoming", stack([332, 193], 42)),
            territory("DK", "USA: North Dakota, South Dakota", stack([412, 152], 37)),
            territory("NE", "USA: Nebraska", stack([415, 223], 42)),
        ],
    ),
    (
        "southwest",
        &[
            territory("HI", "USA: Hawaii", stack([36, 257], 61)),
            territory("CN", "USA: California north", stack([156, 229], 61)),
            territory("CS", "USA: California south", stack([214, 343], 61)),
            territory("NV", "USA: Nevada", stack([233, 252], 37)),
            territory("UT", "USA: Utah", stack([289, 257], 37)),
            territory("AZ", "USA: Arizona", stack([282, 347], 37)),
            territory("NM", "USA: New Mexico", stack([343, 348], 52)),
            territory("CO", "USA: Colorado", stack([352, 266], 40)),
            territory("KS", "USA: Kansas", stack([435, 277], 37)),
            territory("OK", "USA: Oklahoma", stack([450, 330], 45)),
            territory("TE", "USA: Texas east", stack([458, 416], 61)),
            territory("TW", "USA: Texas west", stack([398, 378], 48)),
        ],
    ),
    (
        "mexico",
        &[
            territory(
                "MX",
                "MEX: México, Distrito Federal, Hidalgo, Tlaxcala, Morelos, Puebla, Querétaro, Guanajuato",
                stack([420, 584], 42),
            ),
            territory(
                "BJ",
                "MEX: Baja California, Baja California Sur",
                wide([186, 441], 82).called_out([245, 452]),
            ),
            territory("SR", "MEX: Sonora, Sinaloa", stack([287, 423], 37)),
            territory("CH", "MEX: Chihuahua, Durango", stack([340, 452], 48)),
            territory("NL", "MEX: Nuevo León, Coahuila, Tamaulipas, San Luis Potosí", stack([422, 501], 51)),
            territory(
                "JA",
                "MEX: Jalisco, Nayarit, Colima, Aguascalientes, Zacatecas",
                stack([351, 548], 37),
            ),
            territory("VZ", "MEX: Veracruz", wide([515, 566], 56).called_out([460, 579])),
            territory("GU", "MEX: Guerrero, Michoacán", stack([398, 631], 41)),
            territory("OA", "MEX: Oaxaca, Chiapas", stack([451, 645], 37)),
            territory("YU", "MEX: Yucatán, Quintana Roo, Campeche, Tabasco", stack([585, 576], 61)),
        ],
    ),
    (
        "central-south",
        &[
            territory("CE", "GTM BLZ HND SLV NIC CRI PAN", wide([621, 670], 86)),
            territory("CU", "CUB", wide([842, 539], 77)),
            territory(
                "SE",
                "world: Venezuela, Guyana, Suriname, Brazil, Paraguay, Uruguay, Argentina",
                stack([1002, 668], 63),
            ),
            territory("SW", "world: Colombia, Ecuador, Peru, Bolivia, Chile", stack([904, 668], 63)),
        ],
    ),
    (
        "foreign",
        &[
            territory("EU", "", wide([979, 341], 106)),
            territory("ME", "", wide([979, 397], 106)),
            territory("AS", "", wide([61, 194], 106)),
            territory("OC", "", wide([61, 320], 106)),
        ],
    ),
];
