//! The electoral map calculator (TPG-24): every state a button of a form, so that the map in the address is the whole state.

use atlas::states::{Apportionment, UsState, map};
use catalogue::calculator::Calculator;
use catalogue::calculator::Team;
use kernel::{Seat, Text};
use maud::{Markup, html};
use scene::Board;

use super::layout::{Page, layout};
use crate::render::{self, Badges, Mapped};
use crate::texts::Voice;
use crate::view::Who;

const GAME: &str = "presidential";
const MAP: &str = "us-states";
/// Holders are tinted alike: the calculator knows no margins.
const STRENGTH: u8 = 3;

pub fn calculator(calculator: &Calculator, who: &Who) -> Markup {
    let voice = Voice::new(who.lang);
    let title = catalogue::title(GAME).ok();
    let game = title.map_or(voice, |title| Voice::of(who.lang, title));
    let heading = voice.own("map-heading");
    let body = html! {
        (render::definitions([MAP].into_iter(), Team::BOTH.len(), false, false))
        main #main.calculator data-map=(calculator) {
            h1.vh { (heading) }
            (race(calculator, &voice, &game))
            div.two {
                div.board { (drawn(calculator)) }
                section.states aria-label=(voice.own("map-states")) {
                    p.ask { (voice.own("map-ask")) " " a href=(render::rule_link(GAME, "TPG-24")) { "TPG-24" } }
                    (switches(calculator, &voice, &game))
                    (states(calculator, &game))
                    (legend(&voice, &game))
                }
            }
        }
    };
    layout(Page {
        who,
        title: &heading,
        what: html! { b { (heading) } },
        game: Some(GAME),
        calculator: None,
        kind: "wide",
        styles: &[],
        scripts: &["calculator.js"],
        body,
    })
}

/// The calculator with what a board of the states shows now, to try outcomes without touching the game.
pub(crate) fn link_of(board: &Board) -> Option<String> {
    if board.map != MAP {
        return None;
    }
    let worth = |state: UsState| board.places.iter().find(|place| place.id == state.code())?.worth;
    let fits = |votes: &Apportionment| {
        UsState::ALL.into_iter().all(|state| worth(state) == Some(i32::from(votes.of(state))))
    };
    let mut calculator = Calculator::new(Apportionment::ALL.into_iter().find(fits)?);
    for place in &board.places {
        let state = place.id.parse().ok()?;
        calculator.set(state, Team::BOTH.into_iter().find(|team| place.owner == Some(team.seat())));
    }
    Some(address(&calculator))
}

fn address(calculator: &Calculator) -> String {
    format!("/map?m={calculator}")
}

fn clicked(calculator: &Calculator, state: UsState) -> Calculator {
    let mut next = *calculator;
    next.click(state);
    next
}

fn counted(calculator: &Calculator, apportionment: Apportionment) -> Calculator {
    let mut other = *calculator;
    other.apportionment = apportionment;
    other
}

fn race(calculator: &Calculator, voice: &Voice, game: &Voice) -> Markup {
    let total = f32::from(Apportionment::TOTAL);
    let share = |votes: u16| (f32::from(votes) / total * 10_000.0).round() / 100.0;
    let [left, right] = Team::BOTH;
    let runner = |team: Team| {
        html! {
            div class={ "runner " (render::seat_class(team.seat())) } {
                b { output data-total=(team.letter()) { (calculator.total(team)) } span.won hidden[calculator.winner() != Some(team)] { "✓" } }
                div { span.who { (render::shape(team.seat())) (game.say(&team.text())) } }
            }
        }
    };
    let verdict = match (calculator.winner(), calculator.is_tied()) {
        (Some(team), _) => voice.fill(Text::new("map-won").word("team", game.say(&team.text()))),
        (None, true) => voice.own("map-tied"),
        (None, false) => voice.fill(Text::new("map-open").number("votes", calculator.undecided())),
    };
    html! {
        section.race aria-label=(voice.own("map-totals")) {
            (runner(left))
            (render::tape(
                &[(Seat(0).0, share(calculator.total(left))), (Seat(1).0, share(calculator.total(right)))],
                share(Apportionment::MAJORITY),
                Apportionment::MAJORITY.into(),
            ))
            (runner(right))
        }
        // The script says the verdict in these words.
        p #verdict.verdict role="status" aria-live="polite"
            data-d=(voice.fill(Text::new("map-won").word("team", game.say(&left.text()))))
            data-r=(voice.fill(Text::new("map-won").word("team", game.say(&right.text()))))
            data-tied=(voice.own("map-tied")) data-open=(voice.fill(Text::new("map-open-script"))) { (verdict) }
    }
}

fn drawn(calculator: &Calculator) -> Markup {
    let mapped = |state: UsState| Mapped {
        place: state.place(),
        emblem: None,
        owner: calculator.holder(state).map(|team| team.seat().0),
        strength: STRENGTH,
        worth: Some(calculator.apportionment.of(state).into()),
    };
    let view = map().view;
    let badge = |state: UsState| match calculator.holder(state) {
        Some(team) => Badges::one(Some(team.seat().0), team.letter()),
        None => Badges::one(None, ""),
    };
    html! {
        svg.map viewBox={ (view.x) " " (view.y) " " (view.width) " " (view.height) } aria-hidden="true" focusable="false" {
            @for state in UsState::ALL {
                a class={ "p" (mapped(state).tint()) } data-code=(state.code()) tabindex="-1"
                    href=(address(&clicked(calculator, state))) {
                    (mapped(state).outline(MAP))
                    (mapped(state).callout())
                }
            }
            (render::labels(UsState::ALL.into_iter().map(|state| (mapped(state), badge(state)))))
        }
    }
}

/// Every state as a button that sends the next map.
fn states(calculator: &Calculator, game: &Voice) -> Markup {
    let mut by_name = UsState::ALL;
    by_name.sort_by_cached_key(|state| game.of_game(state.text_key()));
    html! {
        form.chips method="get" action="/map" {
            @for state in by_name {
                @let holder = calculator.holder(state);
                button name="m" value=(clicked(calculator, state)) data-code=(state.code())
                    data-votes=(calculator.apportionment.of(state)) class=[holder.map(|team| render::seat_class(team.seat()))] {
                    b { (game.of_game(state.text_key())) }
                    i { (calculator.apportionment.of(state)) }
                    small { (holder.map_or_else(|| Voice::new(game.lang).own("board-nobody"), |team| game.say(&team.text()))) }
                }
            }
        }
    }
}

fn switches(calculator: &Calculator, voice: &Voice, game: &Voice) -> Markup {
    html! {
        div.switches {
            span { (game.of_game(format!("option-{GAME}-apportionment"))) }
            @for apportionment in Apportionment::ALL {
                @let name = game.of_game(format!("option-{GAME}-apportionment-{apportionment}"));
                a href=(address(&counted(calculator, apportionment))) data-votes-of=(apportionment)
                    aria-current=[(apportionment == calculator.apportionment).then_some("true")] { (name) }
            }
            a href=(address(&Calculator::new(calculator.apportionment))) #clear { (voice.own("map-clear")) }
            a #share href=(address(calculator)) data-copied=(voice.own("copied")) { (voice.own("map-share")) }
        }
    }
}

/// The words for the script, and what the colours mean.
fn legend(voice: &Voice, game: &Voice) -> Markup {
    html! {
        ul.legend {
            @for team in Team::BOTH {
                li data-holder=(team.letter()) { (render::shape(team.seat())) (game.say(&team.text())) }
            }
            li data-holder="-" { span.shape.none {} (voice.own("board-nobody")) }
        }
    }
}
