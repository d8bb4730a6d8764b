//! Symbols of a board of territories that are drawn by reference: control numbers, products, a city, Natives.

use maud::{Markup, html};

/// Width and height of a control number, and the size of the square symbol of a product.
pub(crate) const CONTROL: [f32; 2] = [10.0, 11.0];
pub(crate) const PRODUCT: f32 = 10.5;
/// Higher control numbers are drawn as this one.
pub(crate) const MOST_CONTROL: i32 = 9;

/// A product in a square of 12 by 12: filled shapes, lines, and lines on top of the filled shapes.
struct Symbol {
    kind: &'static str,
    fill: &'static str,
    line: Option<&'static str>,
    vein: Option<&'static str>,
}

const PRODUCTS: [Symbol; 11] = [
    Symbol {
        kind: "grain",
        fill: "M6 .4c1.3 1.1 1.3 2.7 0 3.7-1.3-1-1.3-2.6 0-3.7zM6.3 6.8c.2-1.9 1.6-2.9 3.3-2.8.1 1.8-1.3 3-3.3 2.8zM5.7 6.8c-.2-1.9-1.6-2.9-3.3-2.8-.1 1.8 1.3 3 3.3 2.8zM6.3 10c.2-1.9 1.6-2.9 3.3-2.8.1 1.8-1.3 3-3.3 2.8zM5.7 10c-.2-1.9-1.6-2.9-3.3-2.8-.1 1.8 1.3 3 3.3 2.8z",
        line: Some("M6 11.7V4"),
        vein: None,
    },
    Symbol {
        kind: "fur",
        fill: "M4.3.8 6 1.9 7.7.8 8.3 2.9 11.2 2.2 11.7 4.2 9.3 5.2V7.2L11.5 9 10.4 10.7 7.7 9.2 6 11.8 4.3 9.2 1.6 10.7.5 9 2.7 7.2V5.2L.3 4.2.8 2.2 3.7 2.9z",
        line: None,
        vein: None,
    },
    Symbol {
        kind: "timber",
        fill: "M6 .3 9 4H7.6l2.6 3.2H8.5L11 10.2H6.8v1.6H5.2v-1.6H1l2.5-3H1.8L4.4 4H3z",
        line: None,
        vein: None,
    },
    Symbol {
        kind: "tobacco",
        fill: "M11.2.8C5.6.3 1.3 3.3 1.8 8.1c.1.6.3 1.1.6 1.5L.7 11.2l.6.6 1.8-1.8C8.6 10.4 11.5 6.7 11.2.8z",
        line: None,
        vein: Some("M3.3 9.1 8.6 3.6"),
    },
    Symbol {
        kind: "textiles",
        fill: "M4 1 .6 2.8l1.2 2.9 1.4-.5v6H8.8v-6l1.4.5 1.2-2.9L8 1C7.6 2.5 4.4 2.5 4 1z",
        line: None,
        vein: None,
    },
    Symbol {
        kind: "fruit",
        fill: "M.7 9a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0zM6.1 8.5a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0z",
        line: Some("M3.6 6.7C4.5 4.2 6 2.3 8.3 1c.4 1.7.5 3.3.3 5.2"),
        vein: None,
    },
    Symbol {
        kind: "ore",
        fill: "M.7 5.3C3.5.8 8.5.8 11.3 5.3 9.4 4 8 3.6 7 3.5l.1 8.2H4.9L5 3.5C4 3.6 2.6 4 .7 5.3z",
        line: None,
        vein: None,
    },
    Symbol {
        kind: "gold",
        fill: "M4.2 1.4h3.6L9 5.4H3zM1.5 6.4H5l1 4.4H.3zM7 6.4h3.5l1.2 4.4H6.7L6 7.6z",
        line: None,
        vein: None,
    },
    Symbol {
        kind: "oil",
        fill: "M6 .4c2.3 3.3 4 5.5 4 7.6a4 4 0 0 1-8 0C2 5.9 3.7 3.7 6 .4z",
        line: None,
        vein: None,
    },
    Symbol {
        kind: "technology",
        fill: "M3 3h6v6H3z",
        line: Some("M4.5 3V.8M7.5 3V.8M4.5 11.2V9M7.5 11.2V9M3 4.5H.8M3 7.5H.8M11.2 4.5H9M11.2 7.5H9"),
        vein: Some("M5 5h2v2H5z"),
    },
    Symbol {
        kind: "tourists",
        fill: "M.8 4h10.4v7H.8z",
        line: Some("M4 4V1.7h4V4"),
        vein: Some("M3.3 4v7M8.7 4v7"),
    },
];

pub(crate) fn symbols() -> Markup {
    let [width, height] = CONTROL;
    html! {
        @for n in 0..=MOST_CONTROL {
            g.control id={ "control-" (n) } { rect width=(width) height=(height) rx="2" {} text x=(width / 2.0) y="8.6" { (n) } }
        }
        g #natives { circle r="7" {} text y="3.1" { "N" } }
        path #town d="M-5.5 5V-.5h2.6V5zM-2.4 5V-5.5H1V5zM1.5 5V-2.5h4V5z" {}
        @for Symbol { kind, fill, line, vein } in PRODUCTS {
            g id={ "product-" (kind) } {
                g transform={ "scale(" (PRODUCT / 12.0) ")" } {
                    path d=(fill) {}
                    @if let Some(line) = line { path.line d=(line) {} }
                    @if let Some(vein) = vein { path.vein d=(vein) {} }
                }
            }
        }
    }
}
