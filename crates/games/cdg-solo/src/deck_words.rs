//! The words that a deck of each playsheet may use: kinds, stages and tags. Any other word in a deck is refused, with its location.

use crate::cards::{Kind, Stage, Tag};
use crate::sheet::Sheet;

/// Tags with this prefix are notes by the deck's owner and have no effect.
const OWN_NOTE: &str = "note=";
/// C&C: printed orders that are not a plain number.
const ORDERS: &str = "orders=";
const STATE: &str = "state=";
const REST: &str = "rest=";
const WAR_STATUS: &str = "war_status=";

/// G-31: the kinds of cards that a playsheet knows.
pub(crate) fn kinds(sheet: Sheet) -> &'static [Kind] {
    use Kind::*;
    match sheet {
        Sheet::Wilderness => &[Event, Response],
        Sheet::President => &[Event, Debate, ElectionDay, Prevention],
        Sheet::Pursuit => &[Event, Combat, Reinforcement, Entry],
        Sheet::Barbarossa => &[Event, Combat, Reinforcement, Invasion],
        Sheet::Empire => &[Military, Political, Resource, Reaction, Blank],
        Sheet::Ancients | Sheet::Napoleonics | Sheet::Epic | Sheet::Medieval => {
            &[Section, Troop, Leadership, Tactic, Blank]
        }
    }
}

/// The stages at which a playsheet's cards enter the deck. Where an empty field is allowed, the first entry is its meaning.
pub(crate) fn stages(sheet: Sheet) -> &'static [Stage] {
    use Stage::*;
    match sheet {
        Sheet::Wilderness => &[Start, Early],
        Sheet::Pursuit => &[Mobilization, Limited, Total],
        Sheet::Barbarossa => &[Blitzkrieg, Total],
        Sheet::Empire => &[Start, December],
        _ => &[Start],
    }
}

/// The tags for which a playsheet has rules.
fn tags(sheet: Sheet) -> &'static [Tag] {
    use Tag::*;
    match sheet {
        Sheet::Wilderness => &[
            Shuffles,
            Conditional,
            Steal,
            DiscardAny,
            DiscardListed,
            LostTo37,
            FrenchSeven,
            FrenchNine,
            BritishNine,
            Fetch,
            FetchedBy67,
            FetchedBy69,
            Battle,
        ],
        Sheet::Pursuit => {
            &[In1916, Opening, FlipOther, Passes, Cancelled, Reaction, OtherChooses, NoLook, NoEvent]
        }
        Sheet::Barbarossa => &[
            Opening,
            UsEntry,
            NoEvent,
            AxisLess,
            AxisSeven,
            AlliedLess,
            AlliedLater,
            Cancels28,
            NotRoundSix,
            RandomDiscard,
            TotalWarPick,
        ],
        Sheet::Empire => &[
            Draw,
            Weather,
            Mandatory,
            MayDiscard,
            Shuffles,
            NoFo,
            NoEvent,
            Swap,
            JapanLoses,
            Kept,
            OpeningA,
            OpeningB,
            OpeningC,
            SouthPacific,
            Burma,
        ],
        Sheet::President => &[
            Gathering,
            Retrieve,
            RetrieveListed,
            RetrievedBy29,
            Reveals,
            Redraw,
            DebateChoice,
            KennedyDown,
            FlipNixon,
            Defense,
            Economy,
            CivilRights,
            IssueUnsure,
        ],
        Sheet::Ancients => &[
            Left,
            Center,
            Right,
            ByCommand,
            Command,
            FirstStrike,
            Shuffles,
            Counter,
            KindSection,
            KindTactic,
            Army,
            Field,
            Reaction,
            Inspired,
            DrawFaceUp,
        ],
        Sheet::Medieval => &[
            Left,
            Center,
            Right,
            ByCommand,
            Command,
            FirstStrike,
            Shuffles,
            Counter,
            KindSection,
            KindTactic,
            KindOrders,
            Scout,
            Token,
            Ambush,
        ],
        Sheet::Napoleonics | Sheet::Epic => &[
            Left,
            Center,
            Right,
            ByCommand,
            Command,
            FirstStrike,
            Shuffles,
            Counter,
            KindSection,
            KindTactic,
            Scout,
            Deck70,
            Deck90,
        ],
    }
}

/// Note words used in the supplied decks; no rule reads them.
fn notes(sheet: Sheet) -> &'static [&'static str] {
    match sheet {
        Sheet::Wilderness => &[],
        Sheet::Pursuit => &["dual"],
        Sheet::Barbarossa => &["dual", "dual_moscow"],
        Sheet::Empire => &["surprise", "intelligence"],
        Sheet::President => &["gmt", "value_unsure", "side_unsure"],
        Sheet::Napoleonics | Sheet::Epic => &["copies_unsure", "title_unsure", "blank", "one_section"],
        Sheet::Ancients | Sheet::Medieval => &["copies_unsure", "title_unsure", "blank"],
    }
}

/// The tag for a word, or None for a note. An unknown word is an error.
pub(crate) fn tag(sheet: Sheet, word: &str) -> Result<Option<Tag>, ()> {
    if let Some(tag) = Tag::of_word(word).filter(|tag| tags(sheet).contains(tag)) {
        return Ok(Some(tag));
    }
    let number = |text: &str| text.parse::<u8>().is_ok();
    let noted = match sheet {
        _ if word.starts_with(OWN_NOTE) => true,
        Sheet::President => {
            let state = word.strip_prefix(STATE).is_some_and(is_state);
            state || word.strip_prefix(REST).is_some_and(number)
        }
        Sheet::Pursuit => word.strip_prefix(WAR_STATUS).is_some_and(number),
        sheet if sheet.is_colors() => word.strip_prefix(ORDERS).is_some_and(is_formula),
        _ => false,
    };
    if noted || notes(sheet).contains(&word) { Ok(None) } else { Err(()) }
}

/// Whether a card's tags say how many units it orders.
pub(crate) fn says_orders(tags: &str) -> bool {
    tags.split(';').any(|word| word.trim().starts_with(ORDERS))
}

/// Whether `text` is a formula for orders that depend on the board: `command`, `leaders`, `2L+2R`, `leader+unit+3`.
pub(crate) fn is_formula(text: &str) -> bool {
    const LONGEST: usize = 20;
    let term = |term: &str| {
        let counted = term.strip_suffix(['l', 'L', 'c', 'C', 'r', 'R']).unwrap_or(term);
        let number = counted.len() == 1 && counted.chars().all(|c| c.is_ascii_digit());
        number || matches!(term, "command" | "leader" | "leaders" | "unit" | "units")
    };
    text.len() <= LONGEST && text.split('+').all(term)
}

/// MP-7: whether a 1960 card names no issue although it can be a debate card. Gathering Momentum can never be one (MP-6).
pub(crate) fn lacks_issue(sheet: Sheet, has: impl Fn(Tag) -> bool) -> bool {
    use Tag::*;
    sheet == Sheet::President && ![Gathering, IssueUnsure, Defense, Economy, CivilRights].into_iter().any(has)
}

/// Whether `text` is the postal code of one of the fifty states of 1960.
fn is_state(text: &str) -> bool {
    const STATES: &str = "AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH \
                          NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY";
    STATES.split(' ').any(|state| state == text)
}
