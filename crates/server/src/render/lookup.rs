//! Charts that a die is rolled on, with the row that was hit.

use maud::{Markup, html};
use scene::Chart;

use super::Eye;

pub(crate) fn lookup(eye: &Eye, chart: &Chart) -> Markup {
    html! {
        table.chart {
            caption { (eye.voice.say(&chart.name)) }
            @for row in &chart.rows {
                tr.hit[row.hit] {
                    th scope="row" { (eye.voice.say(&row.range)) }
                    @for cell in &row.cells { td { (eye.voice.say(cell)) } }
                }
            }
        }
    }
}
