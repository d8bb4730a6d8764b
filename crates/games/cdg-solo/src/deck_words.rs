//! The words that a deck of each playsheet may use: kinds, stages and tags. Anything else in a deck is a mistake and is refused with its place.

use crate::cards::{Kind, Stage, Tag};
use crate::sheet::Sheet;

/// A tag that begins like this is a note of the deck's owner.
const OWN_NOTE: &str = "note=";
/// C&C: printed orders that are no plain number.
const ORDERS: &str = "orders=";
const STATE: &str = "state=";
const REST: &str = "rest=";
const WAR_STATUS: &str = "war_status=";

/// G-31: the kinds of cards a playsheet knows.
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

/// The stages at which cards of a playsheet come into the deck; the first is that of an empty field, where there is one.
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

/// The tags whose rules a playsheet has.
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

/// Notes of the decks that come with the playsheets; no rule asks for them.
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

/// The tag of a word, or none for a note; an unknown word is a mistake.
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

/// Whether tags say how many units a card orders.
pub(crate) fn says_orders(tags: &str) -> bool {
    tags.split(';').any(|word| word.trim().starts_with(ORDERS))
}

/// Orders that depend on the board: `command`, `leaders`, `2L+2R`, `leader+unit+3`.
pub(crate) fn is_formula(text: &str) -> bool {
    const LONGEST: usize = 20;
    let term = |term: &str| {
        let counted = term.strip_suffix(['l', 'L', 'c', 'C', 'r', 'R']).unwrap_or(term);
        let number = counted.len() == 1 && counted.chars().all(|c| c.is_ascii_digit());
        number || matches!(term, "command" | "leader" | "leaders" | "unit" | "units")
    };
    text.len() <= LONGEST && text.split('+').all(term)
}

/// MP-7: whether a card of 1960 that can be a debate card names no issue; Gathering Momentum never is one (MP-6).
pub(crate) fn lacks_issue(sheet: Sheet, has: impl Fn(Tag) -> bool) -> bool {
    use Tag::*;
    sheet == Sheet::President && ![Gathering, IssueUnsure, Defense, Economy, CivilRights].into_iter().any(has)
}

/// The fifty states of 1960 by their postal codes.
fn is_state(text: &str) -> bool {
    const STATES: &str = "AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH \
                          NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY";
    STATES.split(' ').any(|state| state == text)
}
