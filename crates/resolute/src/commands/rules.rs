//! `resolute rules`: the rulebook of a game, or one rule of it.

use std::io::{self, Write};

use catalogue::Problem;
use kernel::Text;
use scene::{Origin, Question, Rule};

use crate::cli_error::{CliError, Exit};
use crate::describe;
use crate::voice::Voice;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game, as `resolute games` names it
    game: String,
    /// One rule by its id, such as TPG-11
    id: Option<String>,
}

pub fn run(args: &Args, voice: Voice) -> Result<Exit, CliError> {
    let title = voice.title(&args.game)?;
    let book = title.rulebook();
    let mut out = io::stdout().lock();
    if let Some(id) = &args.id {
        let rule = book.rule(id).ok_or_else(|| voice.usage(&no_rule(id, &args.game)))?;
        writeln!(out, "{}", words(rule, voice))?;
        return Ok(Exit::Ok);
    }
    writeln!(out, "{}", describe::name(title, voice.lang))?;
    for section in &book.sections {
        writeln!(out, "\n{}", section.title.get(voice.lang))?;
        for rule in book.rules.iter().filter(|rule| rule.section == section.id) {
            writeln!(out, "\n{}", words(rule, voice))?;
        }
    }
    let classes = title.place_classes();
    if !classes.is_empty() {
        writeln!(out, "\n{}", voice.key("rules-classes"))?;
    }
    for class in &classes {
        let voice = voice.of(title);
        writeln!(out, "\n{}: {}", voice.say(&class.name), voice.say(&class.listed()))?;
    }
    if !book.questions.is_empty() {
        writeln!(out, "\n{}", voice.key("rules-questions"))?;
    }
    for question in &book.questions {
        writeln!(out, "\n{}", answered(question, voice))?;
    }
    Ok(Exit::Ok)
}

/// The error for a rule id that the game does not have.
pub fn no_rule(id: &str, game: &str) -> Problem {
    let id: String = id.chars().take(40).collect();
    Problem::field("unknown-rule", "id", Text::new("problem-rule").word("id", id).word("game", game))
}

/// A question with its answer and the rules that give it.
fn answered(question: &Question, voice: Voice) -> String {
    let Question { id, ask, answer, rules } = question;
    format!("{id} {}\n{} ({})", ask.get(voice.lang), answer.get(voice.lang), rules.join(", "))
}

fn words(rule: &Rule, voice: Voice) -> String {
    let origin = voice.key(match rule.origin {
        Origin::Rulebook => "origin-rulebook",
        Origin::Ruling => "origin-ruling",
        Origin::Published => "origin-published",
        Origin::Reconstruction => "origin-reconstruction",
        Origin::House => "origin-house",
    });
    format!("{} {} ({origin})\n{}", rule.id, rule.title.get(voice.lang), rule.text.get(voice.lang))
}
