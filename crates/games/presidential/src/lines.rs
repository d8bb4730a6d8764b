//! The log in words.

use atlas::states::UsState;
use scene::{Chapter, Line, Text};

use crate::Presidential;
use crate::cards::name;
use crate::event::Event;
use crate::picture::{card_spot, card_title, spot};
use crate::team::{ByTeam, Team};

pub(crate) fn line(game: &Presidential, event: &Event) -> Line {
    let tell = |rule, key: &'static str| Line::new(rule, Text::new(key));
    let by = |team: Team, rule, key| tell(rule, key).by(team.seat()).with("team", team.text());
    match event {
        Event::FirstRoll { rolls } => {
            both(tell("TPG-4", "tpg-log-first-roll"), *rolls).rolled(6, of_both(*rolls))
        }
        Event::First { team } => by(*team, "TPG-4", "tpg-log-first"),
        Event::Week { week, of } => tell("TPG-3", "tpg-log-week").number("week", *week).number("of", *of),
        Event::Campaigns { team } => by(*team, "TPG-11", "tpg-log-campaigns"),
        Event::Fundraises { team, state } => at(by(*team, "TPG-13", "tpg-log-fundraises"), *state),
        Event::Announced { team, state } => at(by(*team, "TPG-11", "tpg-log-announced"), *state),
        Event::Rolled { team, dice } => {
            let words: Vec<_> = dice.iter().filter(|&&d| d != 0).map(ToString::to_string).collect();
            let rule = if words.len() == 2 { "TPG-14" } else { "TPG-12" };
            by(*team, rule, "tpg-log-rolled").word("dice", words.join(", ")).rolled(6, *dice)
        }
        Event::Drew { team, card } => with_card(game, by(*team, "TPG-14", "tpg-log-drew"), *card),
        Event::DrewHidden { team } => by(*team, "TPG-14", "tpg-log-drew-hidden"),
        Event::DeckEmpty { team } => by(*team, "TPG-19", "tpg-log-deck-empty"),
        Event::Kept { team } => by(*team, "TPG-16", "tpg-log-kept"),
        Event::Used { team, card, immediate } => {
            let (rule, key) =
                if *immediate { ("TPG-18", "tpg-log-used-immediate") } else { ("TPG-16", "tpg-log-used") };
            with_card(game, by(*team, rule, key), *card)
                .with("effect", game.card(*card).effect.told_of(*team))
        }
        Event::NoEffect { card } => with_card(game, tell("TPG-26", "tpg-log-no-effect"), *card),
        Event::CardRoll { team, roll } => {
            by(*team, "TPG-26", "tpg-log-card-roll").number("roll", *roll).rolled(6, [*roll])
        }
        Event::Votes { team, state, by_die, removed, placed, wasted, net } => {
            let votes = removed + placed + wasted;
            let key = match (removed, placed, wasted) {
                (_, _, 1..) => "tpg-log-votes-wasted",
                _ if *net == 0 => "tpg-log-votes-level",
                _ if *net < 0 => "tpg-log-votes-short",
                _ => "tpg-log-votes",
            };
            at(by(*team, "TPG-6", key), *state)
                .number("votes", votes)
                .number("wasted", *wasted)
                .number("net", net.unsigned_abs())
                .placed(votes, u8::from(*by_die))
        }
        Event::Lifted { owner, state, count, net } => {
            let line = at(by(*owner, "TPG-26", "tpg-log-lifted"), *state);
            line.number("count", *count).number("net", net.unsigned_abs())
        }
        Event::Turned { state, from, to, electoral } => turned(*state, *from, *to, *electoral),
        Event::Scored { gained: _, lost: _, total } => both(tell("TPG-9", "tpg-log-scored"), *total),
        Event::Election { neutral } => tell("TPG-21", "tpg-log-election").number("neutral", *neutral),
        Event::RollOff { state, rolls } => {
            at(both(tell("TPG-21", "tpg-log-rolloff"), *rolls), *state).rolled(6, of_both(*rolls))
        }
        Event::House { delegations } => both(tell("TPG-23", "tpg-log-house"), *delegations),
        Event::Shown { team, cards } => {
            let line = by(*team, "TPG-19", "tpg-log-shown");
            let line = line.list("cards", cards.iter().map(|&card| card_title(game, card)));
            cards.iter().fold(line, |line, &card| line.at(card_spot(card)))
        }
        Event::Over { winner, total, by_house } => {
            let rule = if *by_house || winner.is_none() { "TPG-23" } else { "TPG-22" };
            let line = match winner {
                None => tell(rule, "tpg-log-over-tied"),
                Some(team) => by(*team, rule, "tpg-log-over"),
            };
            both(line, *total)
        }
    }
}

/// Log chapters: the weeks, and election night.
pub(crate) fn chapter(event: &Event) -> Option<Chapter> {
    match event {
        Event::Week { week, .. } => Some(Chapter::numbered("tpg-chapter-week", *week)),
        Event::Election { .. } => Some(Chapter {
            name: Text::new("tpg-headline-election"),
            short: Text::new("tpg-chapter-night"),
            finale: true,
        }),
        _ => None,
    }
}

fn at(line: Line, state: UsState) -> Line {
    line.with("state", name(state)).at(spot(state))
}

fn with_card(game: &Presidential, line: Line, card: u8) -> Line {
    line.with("card", card_title(game, card)).number("number", card).at(card_spot(card))
}

fn both<T: Into<i64> + Copy>(line: Line, values: ByTeam<T>) -> Line {
    line.number("democrats", values[Team::Democrats]).number("republicans", values[Team::Republicans])
}

fn of_both(values: ByTeam<u8>) -> [u8; 2] {
    [values[Team::Democrats], values[Team::Republicans]]
}

/// TPG-8: who gains and who loses a state.
fn turned(state: UsState, from: Option<Team>, to: Option<Team>, electoral: u8) -> Line {
    let (key, seat) = match (from, to) {
        (Some(_), Some(to)) => ("tpg-log-turned-from", Some(to)),
        (None, Some(to)) => ("tpg-log-turned", Some(to)),
        (from, None) => ("tpg-log-turned-neutral", from),
    };
    let line = at(Line::new("TPG-8", Text::new(key)), state).number("electoral", electoral);
    let line = Line { seat: seat.map(Team::seat), ..line };
    let teams = [("from", from), ("to", to)].into_iter().filter_map(|(name, team)| Some((name, team?)));
    let line = teams.fold(line, |line, (name, team)| line.with(name, team.text()));
    from.into_iter().fold(line, |line, team| line.with("loser", team.dative()))
}
