//! Why a hint recommends an act, in words.

use atlas::states::{StateSet, UsState};
use kernel::{Game, Insight, Seat, Text};

use crate::Presidential;
use crate::act::Act;
use crate::cards::name;
use crate::choices::odds_of_one_die;
use crate::state::{Plan, State};
use crate::team::Team;
use crate::votes::chips_of;

/// If the chance, in thousandths, is below this, a better one is mentioned too.
const LONG_SHOT: u16 = 500;

pub(crate) fn reason(game: &Presidential, at: &State, seat: Seat, act: Act) -> Option<Text> {
    let team = game.team_to_decide(at);
    let expected = |key: &'static str| {
        Some(Text::new(key).number("votes", game.worth(at, seat, act).round().max(0.0) as i64))
    };
    match act {
        Act::Campaign => expected("tpg-why-campaign"),
        Act::Fundraise(_) if game.options().cards => expected("tpg-why-fundraise"),
        Act::Fundraise(_) => expected("tpg-why-fundraise-plain"),
        Act::Announce(state) => Some(announced(game, at, team, state)),
        Act::Allot { pips, state } => Some(voted(game, at, team, state, pips)),
        Act::Vote(state) => Some(voted(game, at, team, state, 1)),
        Act::Use(_) => expected("tpg-why-use"),
        Act::Keep | Act::Done => Some(Text::new("tpg-why-wait")),
        Act::Pick(_) => Some(Text::new("tpg-why-pick")),
        Act::Move(_) => Some(Text::new("tpg-why-move")),
        Act::Decide(state) => Some(Text::new("tpg-why-decide").number("electoral", game.electoral(state))),
        Act::Roll | Act::Count => None,
    }
}

/// What a die would do before it is rolled. A small chance is explained together with a better one.
fn announced(game: &Presidential, at: &State, team: Team, state: UsState) -> Text {
    let net = at.net(team, state);
    let text = |key: &'static str| Text::new(key).number("electoral", game.electoral(state));
    let Some(odds) = odds_of_one_die(net) else {
        return text("tpg-why-secure").number("votes", net);
    };
    let percent = |odds: u16| i64::from((odds + 5) / 10);
    if net == 0 {
        return text("tpg-why-free");
    }
    let (key, other) =
        match safest(game, at, team, state).filter(|(_, better)| odds < LONG_SHOT && *better > odds) {
            Some(other) if odds == 0 => ("tpg-why-wear-down", other),
            Some(other) => ("tpg-why-long-shot", other),
            None => return text("tpg-why-take").number("least", 1 - net).number("percent", percent(odds)),
        };
    text(key)
        .number("votes", -net)
        .number("percent", percent(odds))
        .text("other", name(other.0))
        .number("others", game.electoral(other.0))
        .number("better", percent(other.1))
}

/// The state that one die is most likely to win; among equals, the one with the most electoral votes.
fn safest(game: &Presidential, at: &State, team: Team, but: UsState) -> Option<(UsState, u16)> {
    let taken = match at.plan {
        Plan::Campaign { announced, .. } => announced,
        _ => StateSet::EMPTY,
    };
    let free = game.in_order(StateSet::ALL - taken - but.into());
    let odds = free.filter_map(|state| Some((state, odds_of_one_die(at.net(team, state))?)));
    odds.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// What this many votes do in a state.
fn voted(game: &Presidential, at: &State, team: Team, state: UsState, votes: u8) -> Text {
    let net = at.net(team, state);
    let (removed, placed) = chips_of(net, votes, at.supply(team));
    let now = net + i16::from(removed + placed);
    let key = match (net, now) {
        (1.., _) => "tpg-why-firmer",
        (_, 1..) => "tpg-why-takes",
        (0, 0) => "tpg-why-nothing",
        (_, 0) => "tpg-why-levels",
        _ => "tpg-why-closer",
    };
    Text::new(key).number("electoral", game.electoral(state)).number("votes", now.abs())
}
