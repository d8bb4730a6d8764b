//! What can be bought or claimed, column by column, with its owners, and on request what each is good for.

use kernel::Seat;
use scene::{Deed, Deeds, StepBox, Text};

use super::{Lines, View};
use crate::layout::{self, Strip};
use crate::paint::Ink;

/// Marks what the viewer owns.
const MINE: &str = "* ";

impl View<'_> {
    /// `* Telegraph   1 PV`, `  Steamships  2 Q  $80`, `  Railroads   2 V  1:V 2:V 3 4`.
    pub(super) fn deeds(&self, deeds: &Deeds) -> Lines {
        let all = || deeds.columns.iter().flat_map(|column| &column.deeds);
        let name_width = all().map(|deed| layout::width(&self.words.say(&deed.name))).max().unwrap_or(0);
        let owners_width = all().map(|deed| layout::width(&self.letters(&deed.owners))).max().unwrap_or(0);
        let name_width = name_width.min(self.width / 2);
        let mut lines = vec![self.title(&deeds.name)];
        for column in &deeds.columns {
            lines.push(self.words.say(&column.name));
            for deed in &column.deeds {
                let lead = self
                    .deed(deed, name_width)
                    .plain(format!(" {:>2} ", deed.points))
                    .plain(layout::pad(&self.letters(&deed.owners), owners_width));
                let price = deed.price.iter().map(|price| self.words.say(price));
                let rest: Vec<String> =
                    price.chain(deed.steps.iter().map(|step| self.step_box(step))).collect();
                lines.extend(
                    self.beside(&lead.plain(" "), &rest.join(" "), Ink::Plain)
                        .iter()
                        .map(|line| line.trim_end().to_owned()),
                );
            }
        }
        lines.extend(self.faint(&self.words.own("terminal-legend-deeds")));
        lines
    }

    pub(super) fn deeds_explained(&self, deeds: &Deeds) -> Lines {
        let mut lines = vec![self.title(&deeds.name)];
        for deed in deeds.columns.iter().flat_map(|column| &column.deeds) {
            let name = self.deed(deed, layout::width(&self.words.say(&deed.name)));
            let points = self.words.say(&Text::new("terminal-points").number("points", deed.points));
            lines.push(name.plain(format!(" ({points})")).paint(self.paint));
            lines.extend(self.prose(&self.words.say(&deed.help), 4));
        }
        lines
    }

    fn deed(&self, deed: &Deed, width: usize) -> Strip {
        let ink = if self.can_choose(&deed.spot) { Ink::Choice } else { Ink::Plain };
        Strip::new()
            .plain(if deed.mine { MINE } else { "  " })
            .and(ink, layout::pad(&self.words.say(&deed.name), width))
    }

    fn letters(&self, seats: &[Seat]) -> String {
        seats.iter().map(|seat| self.letter(*seat)).collect()
    }

    /// A box with the seats that have a token on it: `3:PQ`.
    fn step_box(&self, step: &StepBox) -> String {
        let letters = self.letters(&step.seats);
        if letters.is_empty() { step.number.to_string() } else { format!("{}:{letters}", step.number) }
    }
}
