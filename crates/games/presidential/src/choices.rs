//! The possible answers, each with its consequences.

use atlas::states::UsState;
use kernel::{Game, Seat};
use scene::{Choice, CounterEffect, Effect, PlaceEffect, Spot, Text};

use crate::Presidential;
use crate::act::Act;
use crate::cards::name;
use crate::picture::{card_spot, card_title, die_views, spot, strength};
use crate::state::{Frame, State};
use crate::team::Team;
use crate::votes::chips_of;

pub(crate) fn choices(game: &Presidential, at: &State, seat: Seat) -> Vec<Choice> {
    let mut acts = Vec::new();
    game.acts(at, seat, &mut acts);
    let team = game.team_to_decide(at);
    acts.into_iter().map(|act| choice(game, at, team, act)).collect()
}

fn choice(game: &Presidential, at: &State, team: Team, act: Act) -> Choice {
    let plain = |label: Text, rule| Choice::new(act, label, rule);
    let at_state = |key: &'static str, state: UsState, rule| Choice {
        spot: Some(spot(state)),
        ..plain(Text::new(key).text("state", name(state)), rule)
    };
    match act {
        Act::Campaign => Choice {
            detail: Some(Text::new("tpg-do-campaign-detail")),
            ..plain(Text::new("tpg-do-campaign"), "TPG-11")
        },
        // No spot, because a click on the map means campaigning there.
        Act::Fundraise(state) => Choice {
            detail: Some(standing(game, at, team, state)),
            ..plain(Text::new("tpg-do-fundraise").text("state", name(state)), "TPG-13")
        },
        Act::Announce(state) => Choice {
            detail: Some(standing(game, at, team, state)),
            odds: odds_of_one_die(at.net(team, state)),
            ..at_state("tpg-do-announce", state, "TPG-11")
        },
        Act::Roll => plain(Text::new("tpg-do-roll"), "TPG-12"),
        Act::Allot { pips, state } => Choice {
            label: Text::new("tpg-do-allot").number("pips", pips).text("state", name(state)),
            detail: Some(outlook(at, team, state, pips)),
            using: die_of(at, pips),
            effects: effects(game, at, team, state, pips),
            ..at_state("tpg-do-vote", state, "TPG-12")
        },
        Act::Vote(state) => Choice {
            detail: Some(outlook(at, team, state, 1)),
            effects: effects(game, at, team, state, 1),
            ..at_state("tpg-do-vote", state, "TPG-14")
        },
        Act::Use(card) => Choice {
            detail: Some(game.card(card).effect.text()),
            spot: Some(card_spot(card)),
            ..plain(Text::new("tpg-do-use").text("card", card_title(game, card)), "TPG-16")
        },
        Act::Keep => plain(Text::new("tpg-do-keep"), "TPG-16"),
        Act::Done => plain(Text::new("tpg-do-done"), "TPG-25"),
        Act::Pick(state) => Choice {
            detail: Some(standing(game, at, team, state)),
            ..at_state("tpg-do-pick", state, "TPG-26")
        },
        Act::Move(votes) => Choice {
            detail: move_outlook(at, team, votes),
            ..plain(Text::new("tpg-do-move").number("votes", votes), "TPG-26")
        },
        Act::Count => plain(Text::new("tpg-do-count"), "TPG-21"),
        Act::Decide(state) => Choice {
            detail: Some(standing(game, at, team, state)),
            ..at_state("tpg-do-decide", state, "TPG-21")
        },
    }
}

/// The first die with this value that is not allotted yet.
fn die_of(at: &State, pips: u8) -> Option<Spot> {
    die_views(at).find(|die| die.value == pips && !die.used).map(|die| die.spot)
}

/// The chance, in thousandths, that one die wins a state which the team does not hold; None if the team holds it.
pub(crate) fn odds_of_one_die(net: i16) -> Option<u16> {
    let needed = 1 - net;
    (net <= 0).then(|| ((7 - needed).clamp(0, 6) as u16 * 1000 + 3) / 6)
}

/// Who holds the state, and its electoral votes.
fn standing(game: &Presidential, at: &State, team: Team, state: UsState) -> Text {
    let net = at.net(team, state);
    let key = match at.holder(state) {
        None => "tpg-standing-neutral",
        Some(holder) if holder == team => "tpg-standing-own",
        Some(_) => "tpg-standing-theirs",
    };
    Text::new(key).number("electoral", game.electoral(state)).number("votes", net.abs())
}

/// What this many votes would do, such as "-2 to +4, you take it".
fn outlook(at: &State, team: Team, state: UsState, votes: u8) -> Text {
    change(at.net(team, state), net_with(at, team, state, votes))
}

/// The margin after adding votes, limited by the supply.
fn net_with(at: &State, team: Team, state: UsState, votes: u8) -> i16 {
    let net = at.net(team, state);
    let (removed, placed) = chips_of(net, votes, at.supply(team));
    net + i16::from(removed + placed)
}

/// The same as effects on the picture: the state, and the resulting totals of both teams (TPG-7, TPG-8).
fn effects(game: &Presidential, at: &State, team: Team, state: UsState, votes: u8) -> Vec<Effect> {
    let now = net_with(at, team, state, votes);
    let holder = match now {
        0 => None,
        1.. => Some(team),
        _ => Some(team.other()),
    };
    let electoral = i32::from(game.electoral(state));
    let change = |team: Team| {
        electoral * (i32::from(holder == Some(team)) - i32::from(at.holder(state) == Some(team)))
    };
    let place = PlaceEffect {
        spot: spot(state),
        owner: holder.map(Team::seat),
        strength: strength(now.abs(), holder.is_some()),
        count: now.abs().into(),
        gain: change(team),
    };
    let counter = |team: Team| {
        let value = i32::from(at.electoral_votes(team)) + change(team);
        Effect::Counter(CounterEffect { owner: team.seat(), value })
    };
    std::iter::once(Effect::Place(place)).chain(Team::BOTH.map(counter)).collect()
}

/// What a card that moves votes would do in both states.
fn move_outlook(at: &State, team: Team, votes: u8) -> Option<Text> {
    let Frame::Moving { from, to, .. } = at.frame() else { return None };
    let net = at.net(team, from);
    let left = change(net, net - i16::from(votes));
    // The votes come from the board, so the supply is always sufficient.
    let arrived = change(at.net(team, to), at.net(team, to) + i16::from(votes));
    let outlook = Text::new("tpg-outlook-move").text("from", name(from)).text("to", name(to));
    Some(outlook.text("left", left).text("arrived", arrived))
}

/// A change of the margin, such as "-2 to +4, you take it".
fn change(net: i16, now: i16) -> Text {
    let key = match (net, now) {
        (n, m) if n > 0 && m > 0 => "tpg-outlook-stays",
        (_, m) if m > 0 => "tpg-outlook-takes",
        (_, 0) => "tpg-outlook-neutral",
        _ => "tpg-outlook-short",
    };
    let signed = |n: i16| if n > 0 { format!("+{n}") } else { n.to_string().replace('-', "−") };
    Text::new(key).word("from", signed(net)).word("to", signed(now))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_die_takes_a_neutral_state_always_and_one_of_minus_five_once_in_six() {
        assert_eq!(odds_of_one_die(1), None);
        assert_eq!(odds_of_one_die(0), Some(1000));
        assert_eq!(odds_of_one_die(-3), Some(500));
        assert_eq!(odds_of_one_die(-5), Some(167));
        assert_eq!(odds_of_one_die(-6), Some(0));
        assert_eq!(odds_of_one_die(-40), Some(0));
    }
}
