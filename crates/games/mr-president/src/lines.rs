//! The log entries in words.

use kernel::Text;
use scene::{Chapter, Landing, Line, Moment, Spot};

use crate::event::Event;
use crate::lang::ProcKind;
use crate::picture::{Look, phase_name, step_name};
use crate::state::{Ending, RollView};
use crate::words::Amount;
use crate::{ENDINGS, program, words};

/// The rule cited if a procedure has none of its own.
const SEQUENCE: &str = "MRP-TURN";

/// The log text whose number is a change of Approval.
const MEDIA_RESULT: &str = "mrp-say-dom-media";

fn rule(proc: u16) -> &'static str {
    match program().procs[usize::from(proc)].rule {
        "" => SEQUENCE,
        rule => rule,
    }
}

pub(crate) fn line(event: &Event) -> Line {
    let p = program();
    match event {
        Event::Step { step, turn } => {
            let step = &p.steps[usize::from(*step)];
            let text =
                Text::new("mrp-log-step").amount("year", (*turn).max(1)).text("step", step_name(step.key));
            Line { heading: true, ..Line::new(rule(step.proc), text) }
        }
        Event::Action { action, actor } => {
            let action = &p.actions[usize::from(*action)];
            let name = Text::new(format!("mrp-act-{}", p.key(action.key)));
            let text = match actor {
                Some(who) => {
                    Text::new("mrp-log-action-by").text("who", words::member_of("scandalee", (*who).into()))
                }
                None => Text::new("mrp-log-action"),
            };
            Line::new(action.rule, text.text("action", name))
        }
        Event::Forgone => Line::new("MRP-SEQ-15", Text::new("mrp-log-forgone")),
        Event::Bought => Line::new("MRP-SEQ-15", Text::new("mrp-log-bought")),
        Event::Reroll => Line::new("MRP-SEQ-81", Text::new("mrp-log-reroll")),
        Event::Kept => Line::new("MRP-SEQ-81", Text::new("mrp-log-kept")),
        Event::Rolled(view) => rolled(view),
        Event::Die { proc, sides, value } => {
            let text = Text::new("mrp-log-die").amount("sides", *sides).amount("value", *value);
            Line::new(rule(*proc), text).rolled(*sides, [*value])
        }
        Event::Changed { proc, changes } => {
            let list: Vec<Text> = changes.iter().filter_map(words::change).collect();
            Line::new(rule(*proc), Text::new("mrp-log-changed").list("list", list))
        }
        Event::Fell { proc, domain, member } => Line {
            spots: spots(*domain, *member),
            ..Line::new(rule(*proc), Text::new("mrp-log-fell").text("what", words::member(*domain, *member)))
        },
        Event::Picked { proc, pick, member } => {
            let pick = &p.picks[usize::from(*pick)];
            let answer = |key: &'static str| Text::new(key).text("question", words::question(pick));
            match member {
                Some(member) => Line {
                    spots: spots(pick.domain, *member),
                    ..Line::new(
                        rule(*proc),
                        answer("mrp-log-picked").text("what", words::member(pick.domain, *member)),
                    )
                },
                None => Line::new(rule(*proc), answer("mrp-log-declined")),
            }
        }
        Event::Chose { proc, choose, key } => {
            let choose = &p.chooses[usize::from(*choose)];
            let option =
                choose.options.iter().find(|option| option.key == key.0).expect("one of its options");
            let text = Text::new("mrp-log-chose").text("question", Text::new(p.key(choose.ask).to_owned()));
            Line::new(rule(*proc), text.text("what", Text::new(option.text.clone())))
        }
        Event::Spent { proc, amount: 0, .. } => Line::new(rule(*proc), Text::new("mrp-log-spent-none")),
        Event::Spent { proc, amount, .. } => {
            Line::new(rule(*proc), Text::new("mrp-log-spent").amount("n", *amount))
        }
        Event::Said { proc, say, values } => {
            let say = &p.says[usize::from(*say)];
            let key = p.key(say.key);
            let mut text = Text::new(key.to_owned());
            for ((name, domain, _), value) in say.args.iter().zip(values) {
                text = match domain {
                    Some(domain) => text.text(name, words::member(*domain, *value)),
                    None if key == MEDIA_RESULT => text.word(name, words::approval(*value)),
                    None => text.amount(name, *value),
                };
            }
            Line::new(rule(*proc), text)
        }
        Event::Card { card, part } => {
            let card = &p.cards[usize::from(*card)];
            let title = Text::new(format!("mrp-card-{}", card.id));
            let suffix = if *part > 1 { part.to_string() } else { String::new() };
            let text = Text::new(format!("mrp-log-card{suffix}"))
                .text("card", title)
                .text("story", Text::new(format!("mrp-card-{}-story{suffix}", card.id)));
            Line::new(rule(card.parts[0]), text)
        }
        Event::Over(way) => Line::new(ending_rule(*way), ending(*way)),
    }
}

/// Log texts that announce the judgement of a year or of a presidency.
const JUDGED: [&str; 3] = ["mrp-say-year-evaluation", "mrp-say-year-reelected", "mrp-say-year-defeated"];

/// The moment when the year is evaluated, or when the people elect.
pub(crate) fn moment<'a>(
    acts: usize,
    told: impl DoubleEndedIterator<Item = (usize, &'a Event)>,
) -> Option<Moment> {
    let p = program();
    let is_judged = |event: &&Event| match event {
        Event::Said { say, .. } => JUDGED.contains(&p.key(p.says[usize::from(*say)].key)),
        _ => false,
    };
    let last = told.rev().take_while(|(after, _)| *after == acts).map(|(_, event)| event);
    let mut judged: Vec<Text> = last.filter(is_judged).map(|event| line(event).text).collect();
    judged.reverse();
    (!judged.is_empty()).then(|| {
        Moment::Landing(Landing {
            name: Text::new("mrp-judged"),
            seat: None,
            dice: Vec::new(),
            means: judged,
            spots: Vec::new(),
        })
    })
}

/// The occasion of changes: a step, an action, a card or the row of a chart.
pub(crate) fn occasion(event: &Event) -> Option<Text> {
    let p = program();
    match event {
        Event::Step { step, .. } => Some(step_name(p.steps[usize::from(*step)].key)),
        Event::Card { card, .. } => Some(Text::new(format!("mrp-card-{}", p.cards[usize::from(*card)].id))),
        Event::Action { .. } | Event::Rolled(_) => Some(line(event).text),
        _ => None,
    }
}

/// Log chapters: the years, and the four phases of each.
pub(crate) fn chapter(event: &Event) -> Option<Chapter> {
    let Event::Step { step, turn } = event else { return None };
    let steps = &program().steps;
    let at = usize::from(*step);
    let phase = steps[at].phase;
    let is_first = at.checked_sub(1).is_none_or(|before| steps[before].phase != phase);
    let year = i64::from((*turn).max(1));
    match phase.strip_prefix('p') {
        None if is_first && phase == "special" => Some(Chapter::numbered("mrp-chapter-year", year)),
        Some(number) if is_first => Some(Chapter {
            name: Text::new("mrp-chapter-phase").amount("year", year).text("phase", phase_name(phase)),
            short: Text::new("mrp-chapter-phase-short").amount("year", year).word("phase", number),
            finale: false,
        }),
        _ => None,
    }
}

/// Where a member is shown on the map.
fn spots(domain: u16, member: i16) -> Vec<Spot> {
    match program().domains[usize::from(domain)].name {
        "region" | "place" if (0..9).contains(&member) => vec![crate::picture::place_spot(member)],
        _ => Vec::new(),
    }
}

fn rolled(view: &RollView) -> Line {
    let p = program();
    let roll = &p.rolls[usize::from(view.roll.expect("a roll"))];
    let bonus = view.shown_bonus();
    let mut text = Text::new(if bonus == 0 { "mrp-log-rolled" } else { "mrp-log-rolled-with" })
        .text("what", words::roll_name(roll))
        .amount("natural", view.natural);
    if bonus != 0 {
        text = text.word("bonus", words::signed(bonus.into())).amount("total", view.shown_total());
    }
    let row = words::result(view);
    let text = if row.key == "mrp-effect-other" {
        text
    } else {
        Text::new("mrp-log-row").text("roll", text).text("row", row)
    };
    let proc = roll.chart.unwrap_or(roll.proc);
    let rule = match p.procs[usize::from(proc)].kind {
        ProcKind::Plain | ProcKind::Step if roll.check => "MRP-SEQ-83",
        _ => rule(proc),
    };
    Line::new(rule, text).rolled(roll.sides, [view.natural])
}

/// How the game ended, in a few words.
pub(crate) fn ending(ending: Ending) -> Text {
    match ending {
        Ending::Loss(number) => Text::new(format!("mrp-loss-{number}")),
        Ending::Way(way) => Text::new(format!("mrp-end-{}", key(way))),
    }
}

fn key(way: u8) -> &'static str {
    match ENDINGS[usize::from(way)] {
        "not-nominated" => "nominated",
        other => other,
    }
}

/// How the game ended, in a sentence, with the legacy if there is one.
pub(crate) fn ending_text(look: &Look, way: Ending) -> Text {
    let sentence = match way {
        Ending::Loss(number) => Text::new(format!("mrp-loss-{number}-text")),
        Ending::Way(way) => Text::new(format!("mrp-end-{}-text", key(way))),
    };
    let scored = matches!(way, Ending::Way(_)) && look.is_scored();
    if !scored {
        return sentence;
    }
    let points = look.one("lp");
    Text::new("mrp-legacy")
        .text("sentence", sentence)
        .amount("points", points)
        .text("like", Text::new(format!("mrp-legacy-{}", legacy_rank(points))))
}

/// The rank in the list of legacies: the first is from 60 points up, each of the next five needs five points less, the others three
/// less each.
pub(crate) fn legacy_rank(points: i16) -> u8 {
    let p = program();
    (1..18).find(|&rank| points >= p.constant("legacy_from", rank)).unwrap_or(18) as u8
}

pub(crate) fn ending_rule(way: Ending) -> &'static str {
    const LOSS_RULES: [&str; 17] = [
        "MRP-LOSS-1",
        "MRP-LOSS-2",
        "MRP-LOSS-3",
        "MRP-LOSS-4",
        "MRP-LOSS-5",
        "MRP-LOSS-6",
        "MRP-LOSS-7",
        "MRP-LOSS-8",
        "MRP-LOSS-9",
        "MRP-LOSS-10",
        "MRP-LOSS-11",
        "MRP-LOSS-12",
        "MRP-LOSS-13",
        "MRP-LOSS-14",
        "MRP-LOSS-15",
        "MRP-LOSS-16",
        "MRP-LOSS-17",
    ];
    match way {
        Ending::Loss(number) => LOSS_RULES[usize::from(number - 1)],
        Ending::Way(way) => match ENDINGS[usize::from(way)] {
            "victory" => "MRP-WIN-1",
            "assassinated" => "MRP-D13",
            _ => "MRP-SEQ-79",
        },
    }
}
