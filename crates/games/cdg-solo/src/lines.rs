//! The log entries in words.

use scene::{Chapter, Line, Text};

use crate::act::{Act, Use};
use crate::event::Event;
use crate::frame::Question;
use crate::law::use_text;
use crate::picture::{card_spot, card_title, deck_name, place, pos_spot, side_text};
use crate::sheet::Sheet;
use crate::state::{Card, Outcome};
use crate::{PERSON, Solo};

pub(crate) fn line(game: &Solo, event: &Event) -> Line {
    let tell = |rule, text: Text| Line::new(rule, text).by(PERSON);
    let card =
        |text: Text, card: Card| text.text("card", card_title(game, card)).number("number", card.number());
    match event {
        Event::Dealt => tell("G-11", Text::new("solo-log-dealt")),
        Event::Stage { key, rule, a, b } => tell(rule, Text::new(*key).number("a", *a).number("b", *b)),
        Event::Rolled { side, face, .. } => {
            let text =
                Text::new("solo-log-rolled").text("side", side_text(game, *side)).text("face", face.sign());
            tell(face.rule(), text).rolled_face(6, *face as u8 + 1, face.sign())
        }
        // EA-5: the log shows the symbol on this die instead of a number.
        Event::Die { why: why @ "solo-die-initiative", rule, roll } => {
            let face = Text::new(format!("{why}-{roll}"));
            let text = Text::new("solo-log-die-face").text("why", Text::new(*why)).text("face", face.clone());
            tell(rule, text).rolled_face(6, *roll, face)
        }
        Event::Die { why, rule, roll } => {
            let text = Text::new("solo-log-die").text("why", Text::new(*why)).number("roll", *roll);
            tell(rule, text).rolled(6, [*roll])
        }
        Event::Flipped { pos, card: c } => {
            let text = card(Text::new("solo-log-flipped").text("place", place(game, *pos)), *c);
            tell("T-2", text).at(pos_spot(*pos))
        }
        Event::TurnedDown { pos, card: c } => {
            let text = card(Text::new("solo-log-turned-down").text("place", place(game, *pos)), *c);
            tell("G-29", text).at(pos_spot(*pos))
        }
        Event::Played { side, card: c, used: Use::Debate } => {
            let text = match game.printed_issue(*c) {
                Some(issue) => Text::new("solo-log-debate-issue").text("issue", deed_text(game, issue)),
                None => Text::new("solo-log-debate"),
            };
            tell("MP-7", card(text.text("side", side_text(game, *side)), *c)).at(card_spot(*c))
        }
        Event::Played { side, card: c, used } => {
            let text = card(Text::new("solo-log-played").text("side", side_text(game, *side)), *c);
            tell("T-3", text.text("use", use_text(*used))).at(card_spot(*c))
        }
        Event::Copied { side, card: c, rule } => {
            let text = Text::new("solo-log-copied").text("side", side_text(game, *side));
            tell(rule, card(text, *c)).at(card_spot(*c))
        }
        Event::Did { side, key, rule } => tell(rule, Text::new(*key).text("side", side_text(game, *side))),
        Event::Discarded { card: c, down } => {
            let key = if *down { "solo-log-discarded-down" } else { "solo-log-discarded" };
            tell("T-4", card(Text::new(key), *c)).at(card_spot(*c))
        }
        Event::Removed { card: c } => tell("T-4", card(Text::new("solo-log-removed"), *c)).at(card_spot(*c)),
        Event::Boxed { card: c, kind } => {
            let text = Text::new("solo-log-boxed").text("box", box_text(*kind));
            tell("MP-2", card(text, *c)).at(card_spot(*c))
        }
        Event::LaidBeside { side, card: c, rule } => {
            let key = match *rule {
                "MP-5" => "solo-log-stacked",
                "MP-7" => "solo-log-debate-laid",
                "CN-1" => "solo-log-square",
                _ => "solo-log-beside",
            };
            let text = Text::new(key).text("side", side_text(game, *side));
            tell(rule, card(text, *c)).at(card_spot(*c))
        }
        Event::Refilled { pos, card: c } => {
            let key = if c.is_none() { "solo-log-refilled" } else { "solo-log-refilled-up" };
            let mut text = Text::new(key).text("place", place(game, *pos));
            if !c.is_none() {
                text = card(text, *c);
            }
            tell("T-5", text).at(pos_spot(*pos))
        }
        Event::NotRefilled { pos } => {
            tell("T-5", Text::new("solo-log-not-refilled").text("place", place(game, *pos)))
                .at(pos_spot(*pos))
        }
        Event::Added { pos, rule, number } => {
            let why = Text::new(format!("solo-added-{}", rule.to_lowercase())).number("number", *number);
            let text = Text::new("solo-log-added");
            tell(rule, text.text("place", place(game, *pos)).text("why", why)).at(pos_spot(*pos))
        }
        Event::Left { side, left } => tell(
            "G-15",
            Text::new("solo-log-left").text("side", side_text(game, *side)).number("left", *left),
        ),
        Event::Hand { side, hand } => {
            let key = if game.sheet().is_colors() { "solo-log-command" } else { "solo-log-hand" };
            tell("G-14", Text::new(key).text("side", side_text(game, *side)).number("hand", *hand))
        }
        Event::Reshuffled { deck, rule } => {
            tell(rule, Text::new("solo-log-reshuffled").text("deck", deck_name(game, usize::from(*deck))))
        }
        Event::Chosen { pos, card: c, rule } => {
            let text = card(Text::new("solo-log-chosen").text("place", place(game, *pos)), *c);
            tell(rule, text).at(pos_spot(*pos))
        }
        Event::NoEffect { card: c, rule } => tell(rule, card(Text::new("solo-log-no-effect"), *c)),
        Event::Blocked { side, card: c } => {
            let text = Text::new("solo-log-response-blocked").text("side", side_text(game, *side));
            tell("WW-5", card(text, *c)).at(card_spot(*c))
        }
        Event::Revealed { card: c, rule } => {
            tell(rule, card(Text::new("solo-log-revealed"), *c)).at(card_spot(*c))
        }
        Event::Momentum { side, now } => {
            let text = Text::new("solo-log-momentum").text("side", side_text(game, *side));
            tell("MP-1", text.number("number", *now))
        }
        Event::IssueLost { side, card: c } => {
            let text = Text::new("solo-log-debate-removed").text("side", side_text(game, *side));
            tell("MP-7", card(text, *c)).at(card_spot(*c))
        }
        Event::NoOption => tell("T-3", Text::new("solo-log-no-option")),
        Event::Answered { question, about, act, window } => {
            let told = match question {
                // The answer must also say which position was meant.
                Question::MpLeads => Text::new("solo-log-leads").number("number", *about + 1),
                _ => {
                    let asked = window.map_or_else(|| game.asked_of(*question, *about), Text::new);
                    Text::new("solo-log-answered").text("question", asked)
                }
            };
            tell(game.rule_of(*question), told.text("answer", answer(game, *act)))
        }
        Event::Warned { key, rule } => tell(rule, Text::new(*key)),
        Event::Over { outcome } => {
            let text = match outcome {
                Outcome::Won(side) => Text::new("solo-log-won").text("side", side_text(game, *side)),
                Outcome::Drawn => Text::new("solo-log-drawn"),
                Outcome::Limit => Text::new("solo-log-limit"),
            };
            tell("G-30", text)
        }
    }
}

/// An answer as it is shown after its question.
pub(crate) fn answer(game: &Solo, act: Act) -> Text {
    match act {
        Act::Deed(deed) => deed_text(game, deed),
        Act::Pick(pos) | Act::Flip(pos) | Act::Play(pos, _) => place(game, pos),
        Act::Beside(card, Use::Dissolve) => {
            Text::new("solo-answer-dissolve").text("card", card_title(game, card))
        }
        Act::Take(card) | Act::Beside(card, _) => card_title(game, card),
        Act::Number(n) => Text::new("solo-number").number("number", n),
        Act::Count(count, side) => count_text(game, count, side),
        Act::Gain(side) | Act::Lose(side) => side_text(game, side),
    }
}

/// The 1960 box for events of a kind.
pub(crate) fn box_text(kind: crate::Kind) -> Text {
    Text::new(format!("solo-box-{}", kind.word()))
}

/// The name of a count of a side.
pub(crate) fn count_text(game: &Solo, count: crate::Count, side: crate::Side) -> Text {
    let name = match count {
        crate::Count::Hand if game.sheet().is_colors() => Text::new("solo-counted-command"),
        _ => Text::new(format!("solo-counted-{}", count.word())),
    };
    Text::new("solo-do-count").text("side", side_text(game, side)).text("count", name)
}

/// The text of a deed as a button or an answer. Sides are called by their names.
pub(crate) fn deed_text(game: &Solo, deed: crate::Deed) -> Text {
    let position = |number: u8| Text::new("solo-position").number("number", number);
    match deed {
        crate::Deed::First => side_text(game, crate::Side::First),
        crate::Deed::Second => side_text(game, crate::Side::Second),
        // MP-7: "no issue" instead of the usual word.
        crate::Deed::None if game.sheet() == Sheet::President => Text::new("solo-deed-no-issue"),
        // MP-4: issues are identified by their position, everywhere.
        crate::Deed::Left if game.sheet() == Sheet::President => position(1),
        crate::Deed::Center if game.sheet() == Sheet::President => position(2),
        _ => Text::new(format!("solo-deed-{}", deed.word())),
    }
}

/// Log chapters: turns, seasons, and each side's own turns.
pub(crate) fn chapter(event: &Event) -> Option<Chapter> {
    let Event::Stage { key, a, b, .. } = event else { return None };
    match *key {
        "solo-log-turn" | "solo-log-own-turn" => Some(Chapter::numbered("solo-chapter-turn", *a)),
        "solo-log-season" => {
            let season = Text::new(if *b == 0 { "solo-season-early" } else { "solo-season-late" });
            Some(Chapter {
                name: Text::new("solo-chapter-season").number("year", *a).text("season", season),
                short: Text::new("solo-chapter-season-short").number("year", *a).number("season", *b),
                finale: false,
            })
        }
        _ => None,
    }
}
