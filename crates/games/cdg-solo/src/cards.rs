//! The cards of a game and their facts, read from a table.

use crate::act::words;
use crate::csv::{CsvError, Row, check_header, rows};
use crate::deck_words;
use crate::pile::Numbers;
use crate::sheet::{Mode, Sheet, Side};
use crate::state::Card;
use serde::{Deserialize, Serialize};

/// The columns of a deck file, in the required order.
pub const COLUMNS: [&str; 9] =
    ["number", "title", "side", "value", "kind", "stage", "after", "copies", "tags"];
/// Maximum size of a deck file in bytes.
pub const CSV_MAX: usize = 64 * 1024;
/// G-31: title of a card of which only the number is known.
pub(crate) const UNTITLED: &str = "?";
const TITLE_MAX: usize = 120;
const VALUE_MAX: u8 = 9;
const COPIES_MAX: u8 = 20;

words! {
    /// The type of a card.
    Kind {
        Event "event",
        Response "response",
        Combat "combat",
        Reaction "reaction",
        Reinforcement "reinforcement",
        Invasion "invasion",
        Entry "neutral_entry",
        Military "military",
        Political "political",
        Resource "resource",
        Debate "debate",
        ElectionDay "election_day",
        Prevention "prevention",
        Section "section",
        Troop "troop",
        Leadership "leadership",
        Tactic "tactic",
        /// G-31: unknown; the person tells its type when it is first seen.
        Blank "blank",
    }
}

words! {
    /// Where a card goes after its event was played.
    After {
        Discard "discard",
        Remove "remove",
        /// The person decides.
        Conditional "conditional",
    }
}

words! {
    /// When a card is added to the deck.
    Stage {
        Start "start",
        Mobilization "mobilization",
        Limited "limited",
        Total "total",
        Blitzkrieg "blitzkrieg",
        /// WW-1: only in scenarios that start in 1755.
        Early "1755",
        /// ES-2: JP #1 and #2, never in the draw deck.
        December "december",
    }
}

words! {
    /// Properties of single cards that the rules need. `deck_words` lists which playsheet knows which tag.
    Tag {
        // Wilderness War.
        Shuffles "reshuffle",
        Conditional "conditional",
        Steal "steal",
        DiscardAny "discard_any",
        DiscardListed "discard_listed",
        LostTo37 "lost_to_37",
        FrenchSeven "french_hand=7",
        FrenchNine "french_hand=9",
        BritishNine "british_hand=9",
        Fetch "fetch",
        FetchedBy67 "fetched_by_67",
        FetchedBy69 "fetched_by_69",
        /// WW-12: its event moves armies, so battles can follow.
        Battle "battle",
        // Pursuit of Glory and Barbarossa to Berlin.
        In1916 "1916",
        Opening "opening",
        FlipOther "flip_other",
        Passes "passes",
        Cancelled "cancelled_by=16",
        /// PG-11: King Constantine; EA-1: a Reaction card.
        Reaction "reaction",
        OtherChooses "other_side_chooses",
        NoLook "no_look",
        UsEntry "us_entry",
        NoEvent "no_event",
        AxisLess "axis_hand=-2",
        AxisSeven "axis_hand=7",
        AlliedLess "allied_hand=-2",
        AlliedLater "allied_hand_later=+1",
        Cancels28 "cancels=28",
        NotRoundSix "not_round_6",
        RandomDiscard "random_discard",
        TotalWarPick "total_war_pick",
        // Empire of the Sun.
        Draw "draw",
        Weather "weather",
        Mandatory "mandatory",
        MayDiscard "may_discard",
        NoFo "no_fo",
        Swap "swap",
        JapanLoses "japan_loses",
        Kept "kept",
        OpeningA "opening=A",
        OpeningB "opening=B",
        OpeningC "opening=C",
        SouthPacific "south_pacific",
        Burma "burma",
        // 1960.
        Gathering "gathering_momentum",
        Retrieve "retrieve",
        /// MP-11: #29 (`RetrieveListed`) and the card that it fetches (`RetrievedBy29`).
        RetrieveListed "retrieve_listed",
        RetrievedBy29 "retrieved_by_29",
        /// MP-16.
        Reveals "reveals=2",
        Redraw "redraw",
        DebateChoice "debate_choice",
        KennedyDown "kennedy_face_down",
        FlipNixon "flip_nixon",
        Defense "issue=defense",
        Economy "issue=economy",
        CivilRights "issue=civil_rights",
        IssueUnsure "issue_unsure",
        // Commands & Colors.
        FirstStrike "first_strike",
        Ambush "ambush",
        Scout "scout",
        Token "token",
        DrawFaceUp "order_one",
        Counter "counter",
        Inspired "inspired",
        Army "army",
        Field "field",
        Left "left",
        Center "center",
        Right "right",
        KindSection "kind=section",
        KindTactic "kind=tactic",
        /// Section, troop or leadership.
        KindOrders "kind=orders",
        /// CN-13, NE-5, CM-4: orders as many units as the Command.
        ByCommand "orders=command",
        Command "command",
        Deck70 "deck70",
        Deck90 "deck90",
    }
}

impl Tag {
    #[inline]
    fn mask(self) -> u128 {
        1 << self as u32
    }
}

/// The facts of a card that play needs, kept small because they are looked up very often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brief {
    /// The sides that may play its event, as bits.
    pub sides: u8,
    /// Operations, activation, campaign points or printed orders; None if the card has no number.
    pub value: Option<u8>,
    pub kind: Kind,
    pub after: After,
    pub stage: Stage,
    tags: u128,
}

impl Brief {
    const NONE: Brief = Brief {
        sides: 0,
        value: None,
        kind: Kind::Event,
        after: After::Discard,
        stage: Stage::Start,
        tags: 0,
    };

    #[inline]
    pub fn is(&self, tag: Tag) -> bool {
        self.tags & tag.mask() != 0
    }

    #[inline]
    pub fn belongs_to(&self, side: Side) -> bool {
        self.sides & (1 << side.index()) != 0
    }
}

/// PG-2: one of these cards is set aside for the Central Powers.
pub(crate) fn is_opening_four(brief: &Brief) -> bool {
    brief.stage == Stage::Mobilization && brief.value == Some(4)
}

/// All cards of a game, by deck and number.
#[derive(Clone, Debug)]
pub struct Cards {
    briefs: Box<[Brief; 256]>,
    titles: Vec<String>,
    /// Which card numbers exist in each deck.
    pub numbers: [Numbers; 2],
}

impl Cards {
    #[inline]
    pub fn brief(&self, card: Card) -> &Brief {
        &self.briefs[usize::from(card.0)]
    }

    pub fn title(&self, card: Card) -> &str {
        &self.titles[usize::from(card.0)]
    }

    pub fn has(&self, card: Card) -> bool {
        self.numbers[card.deck()].contains(card.number())
    }

    /// The cards of a deck for which `test` is true.
    pub fn that(&self, deck: usize, test: impl Fn(&Brief) -> bool) -> Numbers {
        let found = |n: &u8| test(self.brief(Card::new(deck, *n)));
        Numbers(self.numbers[deck].iter().filter(found).fold(0, |set, n| set | 1 << n))
    }

    /// Parses and validates a deck for a playsheet.
    pub fn read(sheet: Sheet, csv: &str) -> Result<Cards, CsvError> {
        let mut cards = Cards {
            briefs: Box::new([Brief::NONE; 256]),
            titles: vec![String::new(); 256],
            numbers: [Numbers::default(); 2],
        };
        if csv.len() > CSV_MAX {
            return Err(CsvError { line: 1, column: 1, what: "long", value: csv.len().to_string() });
        }
        let mut headed = false;
        for row in rows(csv) {
            let row = row?;
            if !headed {
                check_header(&row)?;
                headed = true;
                continue;
            }
            cards.add(sheet, &row)?;
        }
        if !headed {
            return Err(CsvError { line: 1, column: 1, what: "header", value: String::new() });
        }
        let decks = if sheet.mode() == Mode::Dual { 2 } else { 1 };
        for deck in 0..decks {
            // Enough for two displays of ten slots, plus something to draw.
            if cards.numbers[deck].len() < crate::CARDS_MIN {
                let value = cards.numbers[deck].len().to_string();
                return Err(CsvError { line: 1, column: 1, what: "few", value });
            }
        }
        // A playsheet's set-up needs certain cards; the deck must contain them.
        let has = |deck: usize, fits: &dyn Fn(&Brief) -> bool| !cards.that(deck, fits).is_empty();
        let lacks = match sheet {
            Sheet::Pursuit if !has(Side::Second.index(), &is_opening_four) => Some("lacks-four"),
            Sheet::Barbarossa if !has(Side::First.index(), &|brief| brief.is(Tag::Opening)) => {
                Some("lacks-opening")
            }
            _ => None,
        };
        match lacks {
            Some(what) => Err(CsvError { line: 1, column: 1, what, value: String::new() }),
            None => Ok(cards),
        }
    }

    /// G-31: a deck without a card list: `count` numbered blank cards for each side.
    pub fn blanks(sheet: Sheet, count: u8) -> Result<Cards, CsvError> {
        let mut csv = COLUMNS.join(",");
        for side in sheet.facts().sides {
            for number in 1..=count {
                csv.push_str(&format!("\n{number},{UNTITLED},{side},,blank,,conditional,1,"));
            }
        }
        Cards::read(sheet, &csv)
    }

    fn add(&mut self, sheet: Sheet, row: &Row) -> Result<(), CsvError> {
        let field = |column: usize| row.fields[column].text.trim();
        let fault = |column: usize, what: &'static str| row.fault(column, what);
        if row.fields.len() != COLUMNS.len() {
            return Err(row.fault(row.fields.len().min(COLUMNS.len()) - 1, "columns"));
        }
        let title = field(1);
        if kernel::check_line(title, TITLE_MAX).is_err() {
            return Err(fault(1, "title"));
        }
        let sides = match field(2).to_ascii_lowercase().as_str() {
            "" | "both" => 0b11,
            name => match sheet.facts().sides.iter().position(|side| *side == name) {
                Some(side) => 1 << side,
                None => return Err(fault(2, "side")),
            },
        };
        let value = match field(3) {
            "" => None,
            text => match text.parse::<u8>() {
                Ok(n) if n <= VALUE_MAX => Some(n),
                Ok(_) => return Err(fault(3, "value")),
                Err(_) if sheet.is_colors() && deck_words::is_formula(text) => None,
                Err(_) => return Err(fault(3, "value")),
            },
        };
        let kind = Kind::of_word(field(4)).filter(|kind| deck_words::kinds(sheet).contains(kind));
        let kind = kind.ok_or_else(|| fault(4, "kind"))?;
        let needs_value = match kind {
            Kind::Blank | Kind::Leadership | Kind::Tactic => false,
            Kind::Section | Kind::Troop => !deck_words::says_orders(field(8)),
            _ => true,
        };
        if needs_value && field(3).is_empty() {
            return Err(fault(3, "no-value"));
        }
        let stage = match field(5) {
            "" => Stage::Start,
            word => Stage::of_word(word).ok_or_else(|| fault(5, "stage"))?,
        };
        if !deck_words::stages(sheet).contains(&stage) {
            return Err(fault(5, if field(5).is_empty() { "no-stage" } else { "stage" }));
        }
        let after = match field(6) {
            "" => After::Discard,
            word => After::of_word(word).ok_or_else(|| fault(6, "after"))?,
        };
        let copies = match field(7) {
            "" => 1,
            word => word
                .parse::<u8>()
                .ok()
                .filter(|n| (1..=COPIES_MAX).contains(n))
                .ok_or_else(|| fault(7, "copies"))?,
        };
        let mut tags = 0;
        for (nth, word) in row.fields[8].text.split(';').enumerate() {
            let word = word.trim();
            if word.is_empty() {
                continue;
            }
            let tag = deck_words::tag(sheet, word).map_err(|()| row.fault_at_word(8, nth, "tag"))?;
            tags |= tag.map_or(0, Tag::mask);
        }
        if deck_words::lacks_issue(sheet, |tag| tags & tag.mask() != 0) {
            return Err(fault(8, "no-issue"));
        }
        if let Some(n) = (copies > 1 && !sheet.is_colors()).then_some(7) {
            return Err(fault(n, "copies"));
        }
        let deck = match sheet.mode() {
            Mode::Single => 0,
            Mode::Dual if sides == 0b11 => return Err(fault(2, "deck")),
            Mode::Dual => (sides >> 1) as usize,
        };
        let number = match field(0) {
            "" if sheet.is_colors() => 0,
            word => word
                .parse::<u8>()
                .ok()
                .filter(|n| (1..=Card::MAX).contains(n))
                .ok_or_else(|| fault(0, "number"))?,
        };
        // Cards of Commands & Colors have no printed numbers. Copies are numbered from the row's number, or else from the last number used.
        let first = if number > 0 { number } else { 1 + self.numbers[deck].iter().last().unwrap_or(0) };
        for number in first..first + copies {
            if number > Card::MAX {
                return Err(fault(7, "copies"));
            }
            if self.numbers[deck].contains(number) {
                return Err(fault(0, "twice"));
            }
            let card = Card::new(deck, number);
            self.numbers[deck].0 |= card.bit();
            self.briefs[usize::from(card.0)] = Brief { sides, value, kind, after, stage, tags };
            self.titles[usize::from(card.0)] = title.to_owned();
        }
        Ok(())
    }
}

/// The deck that is supplied with a playsheet.
pub(crate) fn printed(sheet: Sheet, basic: bool) -> &'static str {
    match sheet {
        Sheet::Ancients if basic => include_str!("../data/decks/ancients.csv"),
        Sheet::Ancients => include_str!("../data/decks/ancients-epic.csv"),
        Sheet::Napoleonics | Sheet::Epic => include_str!("../data/decks/napoleonics.csv"),
        Sheet::Medieval => include_str!("../data/decks/medieval.csv"),
        Sheet::Wilderness => include_str!("../data/decks/wilderness.csv"),
        Sheet::President => include_str!("../data/decks/1960.csv"),
        Sheet::Pursuit => include_str!("../data/decks/pursuit.csv"),
        Sheet::Barbarossa => include_str!("../data/decks/barbarossa.csv"),
        Sheet::Empire => include_str!("../data/decks/empire.csv"),
    }
}
