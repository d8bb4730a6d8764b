//! The result of a series as data, as a table and as a chart.

use std::fmt::Write;

use kernel::{OptionKind, OptionSpec, Text};
use lab::{Bar, Interval, Outcome, Plan};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::describe;
use crate::voice::Voice;

/// Width of the chart's bars in characters.
const BAR_WIDTH: usize = 50;

/// Scripts rely on these keys, see docs/commands.md.
#[derive(Debug, Serialize)]
pub struct Summary {
    game: &'static str,
    /// Version of the program, then of the rules of this game.
    version: &'static str,
    rules: u32,
    /// Every option with the value that was used.
    options: Map<String, Value>,
    seed: u64,
    games: u64,
    decisions: u64,
    mean_decisions: f64,
    seats: Vec<SeatSummary>,
    ties: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    threads: usize,
}

#[derive(Debug, Serialize)]
struct SeatSummary {
    seat: usize,
    bot: &'static str,
    wins: u64,
    share: f64,
    low: f64,
    high: f64,
    mean_score: f64,
}

impl Summary {
    pub fn new(plan: &Plan, outcome: &Outcome) -> Summary {
        let sums = &outcome.sums;
        let seconds = outcome.took.as_secs_f64();
        let rate = |n: u64| if seconds > 0.0 { (n as f64 / seconds).round() } else { 0.0 };
        let seat = |(seat, bot): (usize, &bots::Level)| {
            let Interval { low, high } = sums.interval(seat);
            SeatSummary {
                seat,
                bot: bot.name(),
                wins: sums.wins[seat],
                share: sums.share(seat),
                low,
                high,
                mean_score: sums.mean_score(seat),
            }
        };
        Summary {
            game: plan.title.id(),
            version: env!("CARGO_PKG_VERSION"),
            rules: plan.title.rules(),
            options: settled(plan),
            seed: plan.seed,
            games: sums.games,
            decisions: sums.decisions,
            mean_decisions: sums.mean_decisions(),
            seats: plan.bots.iter().enumerate().map(seat).collect(),
            ties: sums.ties,
            seconds,
            games_per_second: rate(sums.games),
            decisions_per_second: rate(sums.decisions),
            threads: outcome.threads,
        }
    }

    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a summary is plain data and can always be written")
    }

    /// For people: a chart on a terminal, a plain table otherwise.
    pub fn words(&self, plan: &Plan, outcome: &Outcome, voice: Voice, terminal: bool) -> String {
        let sides = describe::sides_of(plan.title, self.seats.len());
        let side = |seat| describe::side(&sides, seat, voice);
        let mut out = String::new();
        if outcome.stopped {
            let text = Text::new("simulate-stopped").word("asked", voice.number(plan.games));
            let _ = writeln!(out, "{}", voice.say(&text));
        }
        let about = Text::new("simulate-about")
            .word("game", describe::name(plan.title, voice.lang))
            .number("count", self.games.try_into().unwrap_or(i64::MAX))
            .word("games", voice.number(self.games))
            .word("seed", self.seed.to_string());
        let _ = writeln!(out, "{}\n", voice.say(&about));
        if terminal {
            out.push_str(&self.chart(side, voice));
        } else {
            out.push_str(&self.table(side, voice));
        }
        let pace = Text::new("simulate-pace")
            .word("ties", voice.number(self.ties))
            .word("decisions", voice.decimal(self.mean_decisions, 1))
            .word("seconds", voice.decimal(self.seconds, 2))
            .word("rate", voice.number(self.decisions_per_second as u64))
            .number("threads", self.threads as i64);
        let _ = writeln!(out, "\n{}", voice.say(&pace));
        out
    }

    fn chart(&self, side: impl Fn(usize) -> String, voice: Voice) -> String {
        let bar = |label, hits| Bar {
            label,
            share: if self.games == 0 { 0.0 } else { hits as f64 / self.games as f64 },
            interval: lab::wilson(hits, self.games),
        };
        let mut bars: Vec<_> =
            self.seats.iter().map(|s| bar(format!("{} ({})", side(s.seat), s.bot), s.wins)).collect();
        bars.push(bar(voice.key("simulate-ties"), self.ties));
        let percent = |share: f64| voice.decimal(share * 100.0, 1);
        lab::chart(&bars, BAR_WIDTH, |bar| {
            let text = Text::new("simulate-interval")
                .word("low", percent(bar.interval.low))
                .word("high", percent(bar.interval.high));
            format!("{:>5} %  {}", percent(bar.share), voice.say(&text))
        })
    }

    fn table(&self, side: impl Fn(usize) -> String, voice: Voice) -> String {
        let heads = ["seat", "side", "bot", "wins", "share", "low", "high", "score"];
        let mut rows = vec![heads.map(|head| voice.key(head_key(head))).to_vec()];
        rows.extend(self.seats.iter().map(|s| {
            vec![
                s.seat.to_string(),
                side(s.seat),
                s.bot.to_owned(),
                voice.number(s.wins),
                voice.decimal(s.share, 4),
                voice.decimal(s.low, 4),
                voice.decimal(s.high, 4),
                voice.decimal(s.mean_score, 2),
            ]
        }));
        aligned(&rows)
    }
}

/// All options: those that were set, and the defaults of the others.
fn settled(plan: &Plan) -> Map<String, Value> {
    let usual = |kind: &OptionKind| match kind {
        OptionKind::Number { default, .. } => Value::from(*default),
        OptionKind::Choice { default, .. } => Value::from(*default),
        OptionKind::Flag { default } => Value::from(*default),
        OptionKind::List { .. } => Value::from(Vec::<Value>::new()),
    };
    let specs = plan.title.option_specs();
    let value = |spec: &OptionSpec| plan.options.get(spec.name).cloned().unwrap_or_else(|| usual(&spec.kind));
    specs.iter().map(|spec| (spec.name.to_owned(), value(spec))).collect()
}

fn head_key(head: &str) -> &'static str {
    match head {
        "seat" => "column-seat",
        "side" => "column-side",
        "bot" => "column-bot",
        "wins" => "column-wins",
        "share" => "column-share",
        "low" => "column-low",
        "high" => "column-high",
        _ => "column-score",
    }
}

fn aligned(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<_> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    let mut out = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
        let _ = writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
    out
}
