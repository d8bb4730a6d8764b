//! Parses who sits at the table: `human`, `human:Anna`, or the name of a bot.

use bots::Level;
use catalogue::{Problem, Title};
use kernel::{Player, Text};

use crate::voice::Voice;

const HUMAN: &str = "human";

/// Players by their words. Whether a bot of that name exists is checked when the table is opened.
pub fn players<S: AsRef<str>>(words: &[S], voice: Voice) -> Vec<Player> {
    let is_human = |word: &str| word == HUMAN || word.starts_with("human:");
    let alone = words.iter().filter(|word| is_human(word.as_ref())).count() == 1;
    let name = |n: usize| match alone {
        true => voice.key("player-you"),
        false => voice.say(&Text::new("player-number").number("number", n as i64)),
    };
    let player = |(n, word): (usize, &S)| match word.as_ref().split_once(':') {
        Some((HUMAN, chosen)) => Player::Person(chosen.to_owned()),
        None if word.as_ref() == HUMAN => Player::Person(name(n + 1)),
        _ => Player::Bot(word.as_ref().to_owned()),
    };
    words.iter().enumerate().map(player).collect()
}

/// A person at every seat that the game needs.
pub fn all_people(title: &dyn Title, voice: Voice) -> Vec<Player> {
    players(&vec![HUMAN; usize::from(*title.seats().start())], voice)
}

/// Only bots, for a series of games.
pub fn levels<S: AsRef<str>>(words: &[S]) -> Result<Vec<Level>, Problem> {
    words.iter().map(|word| level(word.as_ref())).collect()
}

fn level(word: &str) -> Result<Level, Problem> {
    word.parse().map_err(|bots::NoSuchBot(word)| {
        let known = Level::ALL.map(Level::name).join(", ");
        let key = if word.starts_with(HUMAN) { "simulate-human" } else { "simulate-bot" };
        Problem::field("unknown-bot", "seats", Text::new(key).word("bot", word).word("known", known))
    })
}

#[cfg(test)]
mod tests {
    use scene::Lang;

    use super::*;

    #[test]
    fn people_get_names() {
        let voice = Voice::new(Lang::En);
        let names = |words: &[&str]| {
            players(words, voice).iter().map(|player| player.name().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(names(&["human", "greedy"]), ["You", "greedy"]);
        assert_eq!(names(&["human", "human"]), ["Player 1", "Player 2"]);
        assert_eq!(names(&["greedy", "human", "human:Anna: B"]), ["greedy", "Player 2", "Anna: B"]);
        assert_eq!(players(&["humans"], voice), [Player::Bot("humans".into())]);
    }

    #[test]
    fn a_series_is_for_bots() {
        assert_eq!(levels(&["random", "greedy"]).unwrap(), [Level::Random, Level::Greedy]);
        assert_eq!(levels(&["human"]).unwrap_err().text.key, "simulate-human");
        assert_eq!(levels(&["clever"]).unwrap_err().code, "unknown-bot");
    }
}
