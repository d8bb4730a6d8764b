//! The log in words.

use atlas::states::UsState;
use scene::{Line, Text};

use crate::Presidential;
use crate::cards::name;
use crate::event::Event;
use crate::picture::{card_spot, card_title, spot};
use crate::team::{ByTeam, Team};

pub(crate) fn line(game: &Presidential, event: &Event) -> Line {
    let tell = |seat: Option<Team>, rule, text: Text| Line {
        text,
        rule: Some(rule),
        seat: seat.map(Team::seat),
        spots: Vec::new(),
        heading: false,
    };
    let by = |team: Team, rule, key: &'static str| {
        tell(Some(team), rule, Text::new(key).text("team", team.text()))
    };
    match event {
        Event::FirstRoll { rolls } => tell(None, "TPG-4", both(Text::new("tpg-log-first-roll"), *rolls)),
        Event::First { team } => by(*team, "TPG-4", "tpg-log-first"),
        Event::Week { week, of } => {
            tell(None, "TPG-3", Text::new("tpg-log-week").number("week", *week).number("of", *of))
        }
        Event::Campaigns { team } => by(*team, "TPG-11", "tpg-log-campaigns"),
        Event::Fundraises { team, state } => at(by(*team, "TPG-13", "tpg-log-fundraises"), *state),
        Event::Announced { team, state } => at(by(*team, "TPG-11", "tpg-log-announced"), *state),
        Event::Rolled { team, dice } => {
            let dice: Vec<_> = dice.iter().filter(|&&d| d != 0).map(ToString::to_string).collect();
            let rule = if dice.len() == 2 { "TPG-14" } else { "TPG-12" };
            word(by(*team, rule, "tpg-log-rolled"), "dice", dice.join(", "))
        }
        Event::Drew { team, card } => with_card(game, by(*team, "TPG-14", "tpg-log-drew"), *card),
        Event::DrewHidden { team } => by(*team, "TPG-14", "tpg-log-drew-hidden"),
        Event::DeckEmpty { team } => by(*team, "TPG-19", "tpg-log-deck-empty"),
        Event::Kept { team } => by(*team, "TPG-16", "tpg-log-kept"),
        Event::Used { team, card, immediate } => {
            let (rule, key) =
                if *immediate { ("TPG-18", "tpg-log-used-immediate") } else { ("TPG-16", "tpg-log-used") };
            let mut line = with_card(game, by(*team, rule, key), *card);
            line.text = line.text.text("effect", game.card(*card).effect.text());
            line
        }
        Event::NoEffect { card } => {
            with_card(game, tell(None, "TPG-26", Text::new("tpg-log-no-effect")), *card)
        }
        Event::CardRoll { team, roll } => number(by(*team, "TPG-26", "tpg-log-card-roll"), "roll", *roll),
        Event::Votes { team, state, removed, placed, wasted, net } => {
            let key = match (removed, placed, wasted) {
                (_, _, 1..) => "tpg-log-votes-wasted",
                _ if *net == 0 => "tpg-log-votes-level",
                _ if *net < 0 => "tpg-log-votes-short",
                _ => "tpg-log-votes",
            };
            let mut line = at(by(*team, "TPG-6", key), *state);
            line.text = line
                .text
                .number("votes", i64::from(removed + placed + wasted))
                .number("wasted", *wasted)
                .number("net", net.unsigned_abs());
            line
        }
        Event::Lifted { owner, state, count, net } => {
            let line = at(by(*owner, "TPG-26", "tpg-log-lifted"), *state);
            number(number(line, "count", *count), "net", net.unsigned_abs() as u8)
        }
        Event::Turned { state, from, to, electoral } => turned(*state, *from, *to, *electoral),
        Event::Scored { gained: _, lost: _, total } => {
            tell(None, "TPG-9", both(Text::new("tpg-log-scored"), *total))
        }
        Event::Election { neutral } => {
            tell(None, "TPG-21", Text::new("tpg-log-election").number("neutral", *neutral))
        }
        Event::RollOff { state, rolls } => {
            at(tell(None, "TPG-21", both(Text::new("tpg-log-rolloff"), *rolls)), *state)
        }
        Event::House { delegations } => tell(None, "TPG-23", both(Text::new("tpg-log-house"), *delegations)),
        Event::Shown { team, cards } => {
            let mut line = by(*team, "TPG-19", "tpg-log-shown");
            line.spots = cards.iter().map(|&card| card_spot(card)).collect();
            line.text = line.text.list("cards", cards.iter().map(|&card| card_title(game, card)));
            line
        }
        Event::Over { winner, total, by_house } => {
            let text = match winner {
                None => Text::new("tpg-log-over-tied"),
                Some(team) => Text::new("tpg-log-over").text("team", team.text()),
            };
            let rule = if *by_house || winner.is_none() { "TPG-23" } else { "TPG-22" };
            tell(*winner, rule, both(text, *total))
        }
    }
}

fn at(mut line: Line, state: UsState) -> Line {
    line.spots.push(spot(state));
    line.text = line.text.text("state", name(state));
    line
}

fn number(mut line: Line, key: &'static str, value: u8) -> Line {
    line.text = line.text.number(key, value);
    line
}

fn word(mut line: Line, key: &'static str, value: String) -> Line {
    line.text = line.text.word(key, value);
    line
}

fn with_card(game: &Presidential, mut line: Line, card: u8) -> Line {
    line.spots.push(card_spot(card));
    line.text = line.text.text("card", card_title(game, card)).number("number", card);
    line
}

fn both<T: Into<i64> + Copy>(text: Text, values: ByTeam<T>) -> Text {
    text.number("democrats", values[Team::Democrats]).number("republicans", values[Team::Republicans])
}

/// TPG-8: who gains and who loses.
fn turned(state: UsState, from: Option<Team>, to: Option<Team>, electoral: u8) -> Line {
    let (key, seat) = match (from, to) {
        (Some(_), Some(to)) => ("tpg-log-turned-from", Some(to)),
        (None, Some(to)) => ("tpg-log-turned", Some(to)),
        (from, None) => ("tpg-log-turned-neutral", from),
    };
    let mut text = Text::new(key).text("state", name(state)).number("electoral", electoral);
    for (name, team) in [("from", from), ("to", to)] {
        if let Some(team) = team {
            text = text.text(name, team.text());
        }
    }
    Line { text, rule: Some("TPG-8"), seat: seat.map(Team::seat), spots: vec![spot(state)], heading: false }
}
