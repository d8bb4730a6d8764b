//! Great moments: everything there is to see of one, as a list to read. A script plays
//! the list step by step. Elements that only the player needs are hidden until then.

use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::{Call, Calls, DieView, Landing, Moment, Reveal, RevealedCard, Track};

use super::board::{Badges, Mapped};
use super::dice::{die, pips};
use super::{RenderContext, map, seat_class, shape, tape};
use crate::assets::{STAGES, STAGES_STYLE, address};

/// How a moment is watched.
pub(crate) struct Watching {
    /// The act that the moment belongs to.
    pub act: usize,
    /// Whether this viewer may set pace and pause.
    pub may_steer: bool,
    /// Whether nobody else plays here.
    pub is_alone: bool,
}

/// The moment of the last act, both for playing and for reading.
pub(crate) fn moment(
    ctx: &RenderContext,
    moment: &Moment,
    players: &[Markup],
    watching: &Watching,
) -> Markup {
    // If there are choices they are more important, so the list starts closed. The die of a landing is shown at the desk anyway.
    let is_open = ctx.choices().next().is_none();
    let is_hidden = matches!(moment, Moment::Landing(_));
    let (kind, name) = match moment {
        Moment::Calls(calls) => ("calls", &calls.name),
        Moment::Reveal(reveal) => ("reveal", &reveal.name),
        Moment::Landing(landing) => ("landing", &landing.name),
    };
    let inside = match moment {
        Moment::Calls(one) => calls(ctx, one, players),
        Moment::Reveal(one) => reveal(ctx, one, players),
        Moment::Landing(one) => landing(ctx, one),
    };
    html! {
        section class="stage-moment" data-stage=(kind) data-script=(address(STAGES)) data-style=(address(STAGES_STYLE))
            data-act=[(!is_hidden).then_some(watching.act)] data-alone=[watching.is_alone.then_some("1")]
            data-steer=[watching.may_steer.then(|| format!("/t/{}/stage", ctx.table))] aria-label=(ctx.voice.say(name)) hidden[is_hidden] {
            link rel="stylesheet" href=(address(STAGES_STYLE));
            @if !is_hidden { button.watch-moment.go.small type="button" hidden { (ctx.voice.own("stage-watch")) } }
            details #moment-list open[is_open] {
                summary { h3 { (ctx.voice.say(name)) } }
                div.show data-pause=(ctx.voice.own("stage-pause")) data-go-on=(ctx.voice.own("stage-go-on")) data-skip=(ctx.voice.own("stage-skip"))
                data-pace=(ctx.voice.own("stage-pace")) data-quick=(ctx.voice.own("stage-quick")) data-normal=(ctx.voice.own("stage-normal"))
                data-slow=(ctx.voice.own("stage-slow")) data-together=(ctx.voice.own("stage-together")) data-step=(ctx.voice.own(if kind == "reveal" { "stage-step-card" } else { "stage-step" })) { (inside) }
            }
        }
    }
}

/// Faces of dice that the list draws by reference.
fn faces() -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                @for value in 1..=6u8 {
                    symbol id={ "face-" (value) } viewBox="0 0 48 48" {
                        rect x="2" y="2" width="44" height="44" rx="9" fill="#fffdf8" stroke="#5f636e" stroke-width="2" {}
                        @for (x, y) in pips(value) { circle cx=(x) cy=(y) r="4.3" fill="#1d2433" {} }
                    }
                }
            }
        }
    }
}

fn face(value: u8, lost: bool) -> Markup {
    html! { svg.pip-face.lost[lost] { use href={ "#face-" (value) } {} } b.vh { (value) } }
}

fn calls(ctx: &RenderContext, calls: &Calls, players: &[Markup]) -> Markup {
    let track = &calls.track;
    let seats: Vec<Seat> = track.counters.iter().filter_map(|counter| counter.owner).collect();
    let player = |seat: Seat| html! { (shape(seat)) @if let Some(player) = players.get(seat.index()) { em { (player) } } };
    html! {
        (faces())
        div.only-played hidden {
            (score(ctx, track, players))
            (small_map(ctx))
            div.banner {
                p.place { b {} small data-votes=(ctx.voice.own("stage-votes")) {} }
                p.rolls {
                    @for (n, seat) in seats.iter().enumerate() {
                        @if n > 0 { i { ":" } }
                        span class=(seat_class(*seat)) { (player(*seat)) svg.pip-face aria-hidden="true" { use href="#face-1" {} } }
                    }
                }
                p.won { b {} small {} }
            }
        }
        div.call-board {
            div.only-played hidden {
                ul.needs data-over=(ctx.voice.own("stage-over")) data-never=(ctx.voice.own("stage-never")) data-go=(ctx.voice.own("stage-to-go")) {
                    @for counter in &track.counters {
                        li class=[counter.owner.map(seat_class)] { @if let Some(seat) = counter.owner { (shape(seat)) } b { (ctx.voice.say(&counter.name)) } em {} }
                    }
                }
                h4 { (ctx.voice.own("stage-open")) " " small {} }
                ul.open tabindex="0" aria-label=(ctx.voice.own("stage-open")) data-sum=(ctx.voice.own("stage-open-sum")) {
                    @for call in &calls.calls[calls.earlier..] { (open(&call.place)) }
                    @for place in &calls.open { (open(place)) }
                }
                h4 { (ctx.voice.own("stage-calls")) }
            }
            ol.calls tabindex="0" aria-label=(ctx.voice.own("stage-calls")) data-earlier=(calls.earlier) data-line=[track.line] {
                @for call in &calls.calls { (call_line(ctx, call)) }
            }
        }
    }
}

fn open(place: &scene::OpenPlace) -> Markup {
    html! { li data-spot=(place.spot.0) data-worth=(place.worth) { b { (place.spot.id()) } " " (place.worth) } }
}

fn call_line(ctx: &RenderContext, call: &Call) -> Markup {
    let last = call.rolls.last().map_or(&[][..], Vec::as_slice);
    let totals: Vec<String> = call.totals.iter().map(ToString::to_string).collect();
    let side = ctx.side(call.winner);
    html! {
        li class=(seat_class(call.winner)) data-spot=(call.place.spot.0) data-winner=(call.winner.0) {
            (shape(call.winner)) span.vh { (side) ": " }
            b { (ctx.voice.say(&call.place.name)) } i { (call.place.worth) }
            span.pair {
                @for (n, (seat, value)) in last.iter().enumerate() {
                    @if n > 0 { ":" }
                    (face(*value, *seat != call.winner))
                }
            }
            span.total { (totals.join("–")) }
        }
    }
}

/// The race, with enough space for three-digit numbers.
fn score(ctx: &RenderContext, track: &Track, players: &[Markup]) -> Markup {
    let [left, right] = &track.counters[..] else { return html! {} };
    let share = |value: i32| value as f32 * 100.0 / track.max.max(1) as f32;
    let seat = |n: usize| track.counters[n].owner.map_or(0, |seat| seat.0);
    let line = track.line.unwrap_or(track.max);
    let runner = |counter: &scene::Counter| {
        html! {
            div class=[counter.owner.map(|seat| format!("runner {}", seat_class(seat)))] {
                b.count { (counter.value) }
                span {
                    @if let Some(seat) = counter.owner { (shape(seat)) } (ctx.voice.say(&counter.name))
                    @if let Some(player) = counter.owner.and_then(|seat| players.get(seat.index())) { " · " (player) }
                }
            }
        }
    };
    html! {
        div.tally data-max=(track.max) {
            (runner(left))
            (tape(&[(seat(0), share(left.value)), (seat(1), share(right.value))], share(line), line))
            (runner(right))
        }
    }
}

/// The board as a separate drawing, whose places the player darkens and turns.
fn small_map(ctx: &RenderContext) -> Markup {
    let Some((board, drawn)) = ctx.boards().find_map(|board| Some((board, map(board.map)?))) else {
        return html! {};
    };
    let view = drawn.view;
    let places: Vec<_> =
        board.places.iter().filter_map(|place| Some((place, drawn.place(&place.id)?))).collect();
    let mapped = |view: &'_ scene::PlaceView, place| Mapped {
        place,
        owner: view.owner.map(|seat| seat.0),
        strength: view.strength,
        worth: view.worth,
        emblem: None,
    };
    html! {
        svg.map viewBox={ (view.x) " " (view.y) " " (view.width) " " (view.height) } aria-hidden="true" focusable="false" {
            @for (view, place) in &places {
                @let one = mapped(view, *place);
                g data-spot=(view.spot.0) class={ "p" (one.tint()) } { (one.outline(board.map)) (one.callout(&[])) }
            }
            g.labels {
                @for (view, place) in &places {
                    @let one = mapped(view, *place);
                    g data-spot=(view.spot.0) { (one.label(&Badges::of(ctx, view), &[])) }
                }
            }
        }
    }
}

fn reveal(ctx: &RenderContext, reveal: &Reveal, players: &[Markup]) -> Markup {
    html! {
        (faces())
        p.when { (ctx.voice.say(&reveal.when)) }
        ul.counted {
            @for (die, count, name) in &reveal.counted {
                li data-number=(die.value) { (face(die.value, false)) b { (count) } span { (ctx.voice.say(name)) } }
            }
        }
        div.hands {
            @for hand in &reveal.hands {
                section class={ "revealed " (seat_class(hand.seat)) } aria-label=(ctx.voice.say(&hand.name)) {
                    h4 { (shape(hand.seat)) (ctx.voice.say(&hand.name)) @if let Some(player) = players.get(hand.seat.index()) { small { (player) } } }
                    ol { @for card in &hand.cards { (revealed(ctx, card)) } }
                    p.cubes data-besides=(hand.besides) data-total=(hand.total) {
                        b { (hand.total) } " " span { (ctx.voice.fill(Text::new("stage-cubes").number("cards", hand.total - hand.besides).number("besides", hand.besides))) }
                    }
                }
            }
        }
        div.only-played.count hidden {
            div { h4 { (ctx.voice.own("stage-counted")) } p.title {} p.sum data-words=(ctx.voice.own("stage-sum")) {} }
            div {
                h4 { (ctx.voice.own("stage-purse")) }
                @let most = reveal.hands.iter().map(|hand| hand.total).max().unwrap_or(0);
                ul.purse data-most=(most) {
                    @for hand in &reveal.hands {
                        li class=(seat_class(hand.seat)) { span { (shape(hand.seat)) (ctx.voice.say(&hand.name)) } svg height="12" aria-hidden="true" { rect height="12" rx="3" width="0%" {} } b { "0" } }
                    }
                }
            }
        }
    }
}

fn revealed(ctx: &RenderContext, card: &RevealedCard) -> Markup {
    html! {
        li.headline.met[card.met] data-gives=(card.gives) {
            @let plus = card.gives - card.level;
            small.level {
                (ctx.voice.fill(Text::new("stage-level").number("level", card.level)))
                @if card.met && plus > 0 { " " (ctx.voice.fill(Text::new("stage-plus").number("plus", plus))) }
            }
            b { (ctx.voice.say(&card.title)) }
            em.stamp { @if card.met { "+" (card.gives) } @else { (ctx.voice.own("stage-missed")) } }
            ul.goals {
                @for (goal, on_table) in &card.goals {
                    li.met[goal.met] data-table=(on_table) data-own=(goal.have - on_table) data-have=(goal.have) {
                        b { (ctx.voice.say(&goal.text)) } " " span { (ctx.voice.fill(Text::new("goal-has").number("have", goal.have))) }
                    }
                }
            }
        }
    }
}

fn landing(ctx: &RenderContext, landing: &Landing) -> Markup {
    let spots: Vec<&str> = landing.spots.iter().map(|spot| spot.0.as_str()).collect();
    html! {
        div class={ "landed " (landing.seat.map(seat_class).unwrap_or_default()) } data-spots=(spots.join(" ")) {
            @if !landing.dice.is_empty() {
                span.dice role="img" aria-label=(shown(ctx, &landing.dice)) { @for one in &landing.dice { (die(ctx, one)) } }
            }
            @for text in &landing.means { p { (ctx.voice.say(text)) } }
        }
    }
}

fn shown(ctx: &RenderContext, dice: &[DieView]) -> String {
    let one = |die: &DieView| match &die.face {
        Some(face) => ctx.voice.say(face).into_owned(),
        None => die.value.to_string(),
    };
    dice.iter().map(one).collect::<Vec<_>>().join(", ")
}
