//! Bins into which dice are sorted: beside a map, or large in place of the map while a decision concerns them.

use kernel::Text;
use maud::{Markup, html};
use scene::{Bin, BinGoal, Bins, DieView};

use super::dice::{die, shown};
use super::{RenderContext, press, previews, seat_class};

/// Minimum and maximum number of rows of dice for which space is reserved.
const ROWS: std::ops::RangeInclusive<usize> = 8..=16;

pub(crate) fn bins(ctx: &RenderContext, bins: &Bins) -> Markup {
    if bins.focus { large(ctx, bins) } else { small(ctx, bins) }
}

/// Each bin with the dice in it.
fn small(ctx: &RenderContext, bins: &Bins) -> Markup {
    html! {
        section.bins aria-label=(ctx.voice.say(&bins.name)) {
            @for bin in &bins.bins {
                @let acts = ctx.choices_at(&bin.spot);
                div.bin.pick[!acts.is_empty()] id=(bin.spot.0) {
                    h4 { (ctx.voice.say(&bin.name)) }
                    div.dice aria-hidden="true" { @for one in &bin.dice { (die(ctx, one)) } }
                    p.vh { (values(ctx, &bin.dice)) }
                    @if let Some(note) = &bin.note { small { (ctx.voice.say(note)) } }
                    (press(acts))
                }
            }
        }
    }
}

fn values(ctx: &RenderContext, dice: &[DieView]) -> String {
    dice.iter().map(|die| shown(ctx, die)).collect::<Vec<_>>().join(", ")
}

/// Dice in piles, with a line at the height that each of the viewer's cards needs.
/// The map is shown small; a switch that works without scripts enlarges it again.
fn large(ctx: &RenderContext, bins: &Bins) -> Markup {
    let highest = |bin: &Bin| {
        let coming = previews::into_bin(ctx, &bin.spot).iter().map(|(_, count)| *count).max().unwrap_or(0);
        let asked = bin.goals.iter().map(|goal| goal.count).max().unwrap_or(0);
        (bin.dice.len() + usize::from(coming + bin.own)).max(asked.into())
    };
    let rows = bins.bins.iter().map(highest).max().unwrap_or(0).clamp(*ROWS.start(), *ROWS.end());
    html! {
        @if ctx.boards().next().is_some() {
            input.vh #board-large type="checkbox" autocomplete="off";
            label.thumbnail for="board-large" {
                span.to-board { (ctx.voice.own("board-large")) }
                span.to-bins { (ctx.voice.say(&bins.name)) }
            }
        }
        section class={ "bins large rows-" (rows) } aria-label=(ctx.voice.say(&bins.name)) {
            @for bin in &bins.bins { (pile(ctx, bin)) }
        }
    }
}

fn pile(ctx: &RenderContext, bin: &Bin) -> Markup {
    let acts = ctx.choices_at(&bin.spot);
    let coming = previews::into_bin(ctx, &bin.spot);
    let most = coming.iter().map(|(_, count)| *count).max().unwrap_or(0);
    let number: u8 = bin.spot.id().parse().unwrap_or(0);
    let plain = DieView::six(bin.spot.clone(), number, false);
    html! {
        div.bin.pick[!acts.is_empty()] id=(bin.spot.0) {
            div.stack aria-hidden="true" {
                b.number { (number) }
                @for goals in bin.goals.chunk_by(|one, next| one.count == next.count) { (line(ctx, goals)) }
                div.pile {
                    div.dice { @for one in &bin.dice { (die(ctx, one)) } }
                    div.dice.ghosts {
                        @for nth in 0..most {
                            @let those: Vec<_> = coming.iter().filter(|(_, count)| *count > nth).map(|(n, _)| format!("k{n}")).collect();
                            span.preview data-for=(those.join(" ")) { (die(ctx, &plain)) }
                        }
                    }
                    div class={ "dice own " (ctx.viewer.map(seat_class).unwrap_or_default()) } { @for _ in 0..bin.own { (die(ctx, &plain)) } }
                }
            }
            div.foot {
                h4 { (ctx.voice.say(&bin.name)) }
                p { b { (bin.dice.len()) } span.vh { " " (ctx.voice.own("bin-dice")) } @if let Some(note) = &bin.note { " " small { (ctx.voice.say(note)) } } }
                @if !bin.goals.is_empty() { ul.vh { @for goal in &bin.goals { li { (told(ctx, goal)) } } } }
            }
            (press(acts))
        }
    }
}

/// A line across the pile at the number of dice that these cards need.
fn line(ctx: &RenderContext, goals: &[BinGoal]) -> Markup {
    let Some(first) = goals.first() else { return html! {} };
    let met = goals.iter().all(|goal| goal.met);
    let height = usize::from(first.count).min(*ROWS.end());
    html! {
        div class={ "goal at-" (height) @if met { " met" } } {
            b { (ctx.voice.say(&first.text)) @if met { " ✓" } }
            @for goal in goals { span { (ctx.voice.say(&goal.name)) } }
        }
    }
}

fn told(ctx: &RenderContext, goal: &BinGoal) -> Markup {
    let text = Text::new(if goal.met { "bin-goal-met" } else { "bin-goal" });
    html! { (ctx.voice.fill(text.word("name", ctx.voice.say(&goal.name)).word("needs", ctx.voice.say(&goal.text)))) }
}
