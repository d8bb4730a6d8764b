//! The current question and its possible answers, with the chances of each answer.

use kernel::Text;
use scene::{Choice, Prompt, Spot};

use super::Look;
use super::{chart, forces, home, powers, world};
use crate::act::{Act, Key};
use crate::game::{PLAYER, rule_now};
use crate::lang::{ActionKind, MenuKind, Op, Pick};
use crate::lines;
use crate::machine::value;
use crate::odds;
use crate::state::Wait;
use crate::words::{self, Amount};

/// The question for the joint action with an ally, and the procedure around it and what follows from the answer.
const ASKS_FOR_JOINT_ACTION: &str = "mrp-ask-ally-joint";
const JOINT_ACTION: &str = "joint_one";

/// The question how to pay for an action of the UN.
const ASKS_TO_PAY_THE_UN: &str = "mrp-ask-wor-un-pay";

pub(super) fn prompt(look: &Look) -> Prompt {
    if let Some(ending) = look.s.ending {
        return Prompt {
            asked: vec![],
            question: lines::ending(ending),
            detail: Some(lines::ending_text(look, ending)),
            rule: Some(lines::ending_rule(ending)),
            choices: vec![],
        };
    }
    let (question, detail) = question(look);
    // Nothing is secret from spectators: they see the choices, too.
    let mut acts: Vec<Act> = Vec::new();
    crate::game::legal(look.s, &mut acts);
    let rule = rule_now(look.s);
    Prompt {
        asked: vec![PLAYER],
        question,
        detail,
        rule: Some(rule),
        choices: acts.into_iter().map(|act| choice(look, act, rule)).collect(),
    }
}

/// The ally of the joint action that is being taken.
fn joint_ally(look: &Look) -> Option<Text> {
    let joint = look.p.proc_of[JOINT_ACTION];
    let frame = look.s.stack.as_slice().iter().rev().find(|frame| frame.proc == joint)?;
    Some(words::member_of("ally", frame.locals[0]))
}

/// The chart, card, action or ally that the question is about; None if it is shown anyway.
fn about(look: &Look) -> Option<Text> {
    if let Some(ally) = joint_ally(look) {
        return Some(Text::new("mrp-joint-with").text("ally", ally));
    }
    let name = look.s.stack.as_slice().iter().rev().find_map(|frame| words::proc_name(frame.proc))?;
    let is_shown = super::asks_for_chart(look) || super::asks_for_card(look);
    (!is_shown).then_some(name)
}

fn question(look: &Look) -> (Text, Option<Text>) {
    let ap = look.one("ap");
    match look.s.wait {
        Wait::Menu => {
            let menu = look.s.menu;
            let kind = match menu.kind {
                MenuKind::Any => "any",
                MenuKind::Domestic => "domestic",
                MenuKind::Abroad => "abroad",
                MenuKind::Cabinet => "cabinet",
                MenuKind::Free => "free",
            };
            let left = match menu.kind {
                MenuKind::Cabinet => menu.actors.iter().sum::<u8>() + menu.extra,
                _ => menu.left + menu.extra,
            };
            let question =
                if left == 0 { "mrp-menu-bought-out".to_owned() } else { format!("mrp-menu-{kind}") };
            let detail = match menu.kind {
                MenuKind::Free => "mrp-menu-detail-free",
                _ if menu.bought => "mrp-menu-detail-bought",
                _ => "mrp-menu-detail",
            };
            (Text::new(question).amount("left", left), Some(Text::new(detail).amount("ap", ap)))
        }
        Wait::Pick(number) => (words::question(&look.p.picks[usize::from(number)]), about(look)),
        Wait::Choose(number) => {
            let ask = look.p.key(look.p.chooses[usize::from(number)].ask).to_owned();
            if let (ASKS_FOR_JOINT_ACTION, Some(ally)) = (ask.as_str(), joint_ally(look)) {
                return (Text::new("mrp-ask-ally-joint-with").text("ally", ally), None);
            }
            let detail = match ask.as_str() {
                ASKS_TO_PAY_THE_UN => {
                    let purse = Text::new("mrp-you-have-goodwill").amount("ap", ap);
                    Some(purse.amount("goodwill", look.one("goodwill")))
                }
                _ => about(look),
            };
            (Text::new(ask), detail)
        }
        Wait::Spend { spend, .. } => {
            let ask = look.p.key(look.p.spends[usize::from(spend)].ask).to_owned();
            (Text::new(ask), Some(Text::new("mrp-you-have-ap").amount("ap", ap)))
        }
        Wait::Reroll => {
            let view = look.s.roll;
            let ask = Text::new("mrp-ask-reroll");
            let question = match view.shown_bonus() {
                0 => ask.amount("total", view.shown_total()),
                bonus => {
                    let sum = Text::new("mrp-rolled-with").amount("natural", view.natural);
                    let sum = sum.word("bonus", words::signed(bonus.into()));
                    ask.text("total", sum.amount("total", view.shown_total()))
                }
            };
            let row = words::result(&view);
            (question, Some(Text::new("mrp-ask-reroll-row").text("row", row).amount("ap", ap)))
        }
        Wait::RerollDie => {
            let (value, decides) = number_die(look);
            let question = Text::new("mrp-ask-reroll").amount("total", value);
            (question, Some(Text::new("mrp-ask-reroll-row").text("row", decides).amount("ap", ap)))
        }
        Wait::Nothing | Wait::Over => (Text::new("mrp-question"), None),
    }
}

/// The current die that was rolled as a number, and what it decides.
fn number_die(look: &Look) -> (i16, Text) {
    let frame = look.s.stack.top().expect("a die lies there");
    let Op::Die { slot, .. } = look.p.ops[frame.at as usize] else { unreachable!("a die lies there") };
    let key = format!("mrp-die-{}", look.p.procs[usize::from(frame.proc)].name.replace('_', "-"));
    let decides = if words::has(&key) { Text::new(key) } else { Text::new("mrp-die-number") };
    (frame.locals[usize::from(slot)], decides)
}

fn choice(look: &Look, act: Act, rule: &'static str) -> Choice {
    let mut choice = Choice::new(act, Text::new("mrp-word"), rule);
    match act {
        Act::Action(key) => action(look, key, &mut choice),
        Act::Forgo => {
            choice.label = Text::new("mrp-do-forgo");
            choice.detail = Some(Text::new("mrp-do-forgo-detail"));
            choice.rule = "MRP-SEQ-15";
            choice.group = Some(Text::new("mrp-group-segment"));
        }
        Act::Buy => {
            choice.label = Text::new("mrp-do-buy");
            choice.detail = Some(Text::new("mrp-do-buy-detail"));
            choice.rule = "MRP-SEQ-15";
            choice.group = Some(Text::new("mrp-group-segment"));
        }
        Act::Done => {
            choice.label = Text::new("mrp-do-done");
            choice.rule = "MRP-SEQ-15";
            choice.group = Some(Text::new("mrp-group-segment"));
        }
        Act::Pick(key) => {
            if let Wait::Pick(number) = look.s.wait {
                picked(look, &look.p.picks[usize::from(number)], key, &mut choice);
            }
        }
        Act::Decline => choice.label = Text::new("mrp-do-decline"),
        Act::Choose(key) => {
            if let Wait::Choose(number) = look.s.wait {
                let options = &look.p.chooses[usize::from(number)].options;
                if let Some(option) = options.iter().find(|option| option.key == key.0) {
                    choice.label = Text::new(option.text.clone());
                }
            }
        }
        Act::Spend(amount) => choice.label = Text::new("mrp-do-spend").amount("n", amount),
        Act::Keep => choice.label = Text::new("mrp-do-keep"),
        Act::Reroll => {
            choice.label = Text::new("mrp-do-reroll");
            choice.rule = "MRP-SEQ-81";
        }
    }
    if !matches!(act, Act::Forgo | Act::Buy | Act::Done | Act::Keep | Act::Decline) {
        roll_ahead(look, act, &mut choice);
        choice.odds = odds::chance(&choice.outcomes);
    }
    choice
}

/// Adds to a choice the outcomes of the roll that it leads to, and its modifiers. For a die already rolled, the modifiers are shown on its
/// chart.
fn roll_ahead(look: &Look, act: Act, choice: &mut Choice) {
    match look.s.wait {
        Wait::RerollDie => {}
        Wait::Reroll => choice.outcomes = odds::outcomes(look.s),
        _ => {
            let Some(ahead) = odds::prepared(look.s, act) else { return };
            choice.outcomes = odds::outcomes(&ahead);
            let modifiers = chart::modifier_words(&Look::new(&ahead));
            choice.detail = match (choice.detail.take(), modifiers) {
                (Some(detail), Some(modifiers)) => {
                    Some(Text::new("mrp-detail-and").text("detail", detail).text("more", modifiers))
                }
                (detail, modifiers) => detail.or(modifiers),
            };
        }
    }
}

fn action(look: &Look, key: Key, choice: &mut Choice) {
    let Some(action) = look.p.actions.iter().find(|action| action.key == key.0) else { return };
    let word = look.p.key(key.0);
    choice.label = Text::new(format!("mrp-act-{word}"));
    choice.detail = Some(Text::new(format!("mrp-act-{word}-text")));
    choice.rule = action.rule;
    choice.group = Some(Text::new(match action.kind {
        ActionKind::Domestic => "mrp-group-domestic",
        ActionKind::Diplomatic => "mrp-group-diplomatic",
        ActionKind::Military => "mrp-group-military",
        ActionKind::PresDomestic | ActionKind::PresDiplomatic | ActionKind::PresAny => {
            "mrp-group-presidential"
        }
        ActionKind::VpOnly
        | ActionKind::CosOnly
        | ActionKind::StateOnly
        | ActionKind::DefenseOnly
        | ActionKind::PotusOnly => "mrp-group-segment",
    }));
}

/// Fills in a choice of a member: its name, its current state, and where it can be clicked.
fn picked(look: &Look, pick: &Pick, key: Key, choice: &mut Choice) {
    let domain = &look.p.domains[usize::from(pick.domain)];
    let Some(at) = domain.keys.iter().position(|&k| k == key.0) else { return };
    let member = at as i16 + domain.lo;
    choice.label = words::member(pick.domain, member);
    match domain.name {
        "region" | "place" => {
            choice.spot = Some(world::place_spot(member));
            if member < 8 {
                choice.detail = Some(
                    Text::new("mrp-region-detail")
                        .amount("align", look.at("align", member))
                        .amount("stab", look.at("stab", member))
                        .amount("rc", look.at("rc", member)),
                );
            }
        }
        "ally" | "country" | "nation" | "target" | "peer" => {
            let map = world::country_spot(member).filter(|_| member != 0);
            choice.spot = Some(map.unwrap_or_else(|| powers::country_spot(member)));
        }
        "track" => choice.spot = Some(Spot::new("conflict", member)),
        "capability" => choice.spot = Some(Spot::new("capability", member)),
        "focus_area" => choice.spot = Some(Spot::new("focus", member)),
        "bill" | "numbered" => {
            choice.spot = Some(home::bill_spot(member));
            choice.detail = Some(home::bill_facts(look, member));
        }
        "friend_id" => {
            choice.spot = Some(Spot::new("friend", member));
            choice.detail = Some(home::ratings(look, "friend", member));
        }
        "opponent_id" => {
            choice.spot = Some(Spot::new("opponent", member));
            choice.detail = Some(home::ratings(look, "opponent", member));
        }
        "post" => choice.spot = Some(Spot::new("post", member)),
        "scandalee" => choice.spot = Some(home::scandal_spot(member)),
        "base_place" | "zone" => {
            choice.spot = Some(forces::base_spot(member));
            choice.detail = forces::stands(look, member);
        }
        "unit" => choice.spot = row(look, pick, "unit_at").map(forces::base_spot),
        "tgkind" => choice.spot = row(look, pick, "tg").map(|place| world::terror_spot(place, member)),
        "cwkind" => choice.spot = row(look, pick, "cwn").map(|region| world::civil_war_spot(region, member)),
        "card" => {
            let id = look.p.cards[member as usize].id;
            choice.detail = Some(Text::new(format!("mrp-card-{id}-effect")));
        }
        "attribute" => choice.detail = Some(Text::new(format!("{}-text", choice.label.key))),
        "resource" => choice.detail = Some(Text::new(format!("{}-effect", choice.label.key))),
        "candidate" => {
            let rating = |kind: &str| look.p.constant(&format!("novice_{kind}"), member);
            choice.detail = Some(
                Text::new("mrp-candidate-detail")
                    .amount("dom", rating("dom"))
                    .amount("dip", rating("dip"))
                    .amount("mil", rating("mil"))
                    .amount("plus", rating("plus")),
            );
        }
        "wslot" => {
            choice.label = words::member_of("warkind", look.at("war_kind", member));
            choice.detail = Some(Text::new(format!("mrp-status-{}", look.at("war_status", member) + 4)));
            choice.spot = Some(world::war_spot(member));
        }
        "rslot" => {
            choice.label = Text::new("mrp-rogue-at")
                .amount("level", look.at("rs_level", member))
                .text("where", words::member_of("region", look.at("rs_at", member)));
            choice.spot = Some(world::rogue_spot(member));
        }
        _ => {}
    }
}

/// The place whose counters can be picked: the row of the var that the pick's condition reads.
fn row(look: &Look, pick: &Pick, var: &str) -> Option<i16> {
    let row = look.p.row_of(pick.cond?, look.p.var(var))?;
    let frame = look.s.stack.as_slice().last()?;
    Some(value(look.p, look.s, row, &frame.locals) as i16)
}

/// The act that a click on this spot means now.
pub(crate) fn meant(s: &crate::state::State, spot: &str) -> Option<Act> {
    let look = Look::new(s);
    let mut acts: Vec<Act> = Vec::new();
    crate::game::legal(s, &mut acts);
    let legal =
        acts.iter().copied().find(|&act| choice(&look, act, "MRP-SEQ-1").spot.is_some_and(|at| at.0 == spot));
    if legal.is_some() {
        return legal;
    }
    // Also accept spots that are no legal answer, so that the refusal can explain why.
    let (kind, id) = spot.split_once(':')?;
    let member: i16 = match kind {
        "area" => (0..9).find(|&place| world::place_spot(place).0 == spot)?,
        // A click on a counter that cannot be picked means its place.
        "terror" | "civil-war" => id.split_once('-')?.0.parse().ok()?,
        "rogue" => look.at("rs_at", id.parse().ok().filter(|slot| (0..8).contains(slot))?),
        _ => id.parse().ok()?,
    };
    let domain = match kind {
        "area" | "terror" | "civil-war" | "rogue" => "place",
        "country" => "country",
        "conflict" => "track",
        "capability" => "capability",
        "focus" => "focus_area",
        "bill" => "bill",
        "friend" => "friend_id",
        "opponent" => "opponent_id",
        "post" => "post",
        "base" => "base_place",
        "war" => "wslot",
        "scandal" => "scandalee",
        _ => return None,
    };
    let domain = look.p.domain(domain);
    let at = usize::try_from(member - domain.lo).ok()?;
    domain.keys.get(at).map(|&key| Act::Pick(Key(key)))
}
