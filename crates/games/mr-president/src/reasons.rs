//! Why an act is recommended, in words.

use kernel::Text;

use crate::act::Act;
use crate::picture::{Look, bill_facts};
use crate::state::{State, Wait};
use crate::words::Amount;
use crate::worth::{self, Planned};
use crate::{program, words};

/// Maximum number of changes mentioned in a hint.
const MOST_REASONS: usize = 3;

pub(crate) fn reason(state: &State, act: Act) -> Text {
    match act {
        Act::Forgo => return Text::new("mrp-why-forgo"),
        Act::Done => return Text::new("mrp-why-done"),
        Act::Buy => return Text::new("mrp-why-buy"),
        Act::Keep | Act::Reroll if state.wait == Wait::RerollDie => return Text::new("mrp-why-most"),
        Act::Keep => return again("mrp-why-keep", state),
        Act::Reroll => return again("mrp-why-reroll", state),
        _ => {}
    }
    match worth::planned(state, act) {
        Some(Planned::Candidate(_)) => return Text::new("mrp-why-ratings"),
        Some(Planned::Focus(area)) => {
            let success = Text::new(format!("{}-text", words::member_of("focus_area", area).key));
            return Text::new("mrp-why-focus").text("what", success);
        }
        Some(Planned::Bill(bill)) => return about_bill(state, bill),
        None => {}
    }
    let foreseen = worth::foreseen(state, act);
    let list: Vec<Text> = foreseen.gains.iter().filter_map(words::change).take(MOST_REASONS).collect();
    match (foreseen.percent, list.is_empty()) {
        (Some(1..), false) => {
            let percent = foreseen.percent.unwrap_or_default();
            Text::new("mrp-why-brings").amount("percent", percent).list("list", list)
        }
        (_, false) => Text::new("mrp-why-sure").list("list", list),
        (_, true) if foreseen.harms => Text::new("mrp-why-least"),
        _ => match bill(state, act) {
            Some(bill) => about_bill(state, bill),
            None => Text::new("mrp-why-most"),
        },
    }
}

/// How many rolls are better than the one that lies there.
fn again(key: &'static str, state: &State) -> Text {
    Text::new(key).amount("percent", worth::again(state).better)
}

/// The bill that an act picks.
fn bill(state: &State, act: Act) -> Option<i16> {
    let (Wait::Pick(number), Act::Pick(key)) = (state.wait, act) else { return None };
    let p = program();
    let domain = &p.domains[usize::from(p.picks[usize::from(number)].domain)];
    let at = domain.keys.iter().position(|&known| known == key.0)?;
    matches!(domain.name, "bill" | "numbered").then_some(at as i16 + domain.lo)
}

fn about_bill(state: &State, bill: i16) -> Text {
    Text::new("mrp-why-bill").text("facts", bill_facts(&Look::new(state), bill))
}
