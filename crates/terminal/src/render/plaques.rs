//! A map whose places have figures and tokens: one line per place, and on request the meaning of each figure.

use scene::{Board, PlaceView, Plaque, Token};

use super::{Lines, View};
use crate::layout::{self, Strip};
use crate::paint::Ink;

/// Minimum room for tokens beside a place.
const LEAST_TOKENS: usize = 12;

/// From hostile to friendly.
const MOODS: [&str; 5] = ["--", "-", "o", "+", "++"];

pub(super) fn has_plaques(board: &Board) -> bool {
    board.places.iter().any(|place| place.plaque.is_some())
}

fn arrow(trend: i8) -> &'static str {
    match trend {
        1.. => " ^",
        0 => "",
        _ => " v",
    }
}

/// `***.` for three of four.
fn dots(plaque: &Plaque) -> String {
    plaque.dots.map_or(String::new(), |(filled, of)| {
        let filled = filled.min(of);
        "*".repeat(filled.into()) + &".".repeat((of - filled).into())
    })
}

impl View<'_> {
    /// `ME -- Middle East  2 al  4 st v  ***.  T3 S1 R1`.
    pub(super) fn plaques(&self, board: &Board) -> Lines {
        let mut lines = self.plaques_without_legend(board);
        lines.extend(self.faint(&self.words.own("terminal-legend-plaques")));
        lines
    }

    pub(super) fn plaques_without_legend(&self, board: &Board) -> Lines {
        let names: Vec<_> = board.places.iter().map(|place| self.words.say(&place.name)).collect();
        let name_width = names.iter().map(|name| layout::width(name)).max().unwrap_or(0).min(self.width / 3);
        let id_width = board.places.iter().map(|place| layout::width(&place.id)).max().unwrap_or(0);
        let readings: Vec<_> = board.places.iter().map(|place| self.readings(place)).collect();
        let reading_width =
            readings.iter().map(|words| layout::width(words)).max().unwrap_or(0).min(self.width / 3);
        let dots_width = board
            .places
            .iter()
            .filter_map(|place| place.plaque.as_ref())
            .map(|plaque| dots(plaque).len())
            .max()
            .unwrap_or(0);
        let mut lines = Lines::new();
        for ((place, name), readings) in board.places.iter().zip(&names).zip(&readings) {
            let ink = if self.can_choose(&place.spot) { Ink::Choice } else { Ink::Plain };
            let mut lead = Strip::new()
                .and(ink, layout::pad(&crate::clean::clean(&place.id), id_width))
                .plain(format!(" {} ", layout::pad(mood(place), 2)))
                .plain(layout::pad(name, name_width))
                .plain("  ")
                .plain(layout::pad(readings, reading_width));
            let Some(plaque) = &place.plaque else {
                lines.push(lead.paint(self.paint).trim_end().to_owned());
                continue;
            };
            if dots_width > 0 {
                lead = lead.plain("  ").plain(layout::pad(&dots(plaque), dots_width));
            }
            let mut tokens: Vec<Strip> = Vec::new();
            // Tokens that do not fit continue below the name.
            let indent = id_width + 4;
            let mut room = self.width.saturating_sub(lead.width() + 1);
            let mut line = lead.plain(" ");
            if room < LEAST_TOKENS && !plaque.tokens.is_empty() {
                tokens.push(std::mem::replace(&mut line, Strip::new().plain(" ".repeat(indent))));
                room = self.width.saturating_sub(indent);
            }
            for token in &plaque.tokens {
                let sign = format!(" {}", crate::clean::clean(&token.sign));
                if layout::width(&sign) > room {
                    tokens.push(std::mem::replace(&mut line, Strip::new().plain(" ".repeat(indent))));
                    room = self.width.saturating_sub(indent);
                }
                room = room.saturating_sub(layout::width(&sign));
                line = line.and(if self.can_choose_token(token) { Ink::Choice } else { Ink::Plain }, sign);
            }
            tokens.push(line);
            lines.extend(tokens.iter().map(|strip| strip.paint(self.paint).trim_end().to_owned()));
        }
        lines
    }

    /// Every place with every figure and token and its meaning.
    pub(super) fn plaques_explained(&self, board: &Board) -> Lines {
        let mut lines = Lines::new();
        for place in &board.places {
            let Some(plaque) = &place.plaque else { continue };
            let ink = if self.can_choose(&place.spot) { Ink::Choice } else { Ink::Strong };
            lines.push(self.paint.with(
                ink,
                &layout::cut(&format!("{} {}", place.id, self.words.say(&place.name)), self.width),
            ));
            let readings = plaque.readings.iter().map(|reading| {
                let sign = format!(
                    "{} {}{}",
                    self.words.say(&reading.value),
                    self.words.say(&reading.short),
                    arrow(reading.trend)
                );
                (sign, self.words.say(&reading.help))
            });
            let dots = plaque
                .dots_help
                .iter()
                .filter(|_| plaque.dots.is_some())
                .map(|help| (dots(plaque), self.words.say(help)));
            let tokens = plaque
                .tokens
                .iter()
                .map(|token| (crate::clean::clean(&token.sign), self.words.say(&token.help)));
            for (sign, help) in readings.chain(dots).chain(tokens) {
                let lead = Strip::new()
                    .plain("  ")
                    .plain(layout::pad(&sign, layout::width(&sign).max(6)))
                    .plain("  ");
                lines.extend(self.beside(&lead, &help, Ink::Plain));
            }
        }
        lines
    }

    fn readings(&self, place: &PlaceView) -> String {
        let readings = place.plaque.iter().flat_map(|plaque| &plaque.readings);
        let said = readings.map(|reading| {
            format!(
                "{} {}{}",
                self.words.say(&reading.value),
                self.words.say(&reading.short),
                arrow(reading.trend)
            )
        });
        said.collect::<Vec<_>>().join("  ")
    }

    fn can_choose_token(&self, token: &Token) -> bool {
        token.spot.as_ref().is_some_and(|spot| self.can_choose(spot))
    }
}

fn mood(place: &PlaceView) -> &'static str {
    let mood = place.plaque.as_ref().and_then(|plaque| plaque.mood);
    mood.map_or("", |mood| MOODS[usize::from(mood).min(MOODS.len() - 1)])
}
