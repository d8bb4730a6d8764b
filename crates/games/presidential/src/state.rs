//! Everything that changes during a game, as plain data.

use std::collections::BTreeMap;

use atlas::states::{StateSet, UsState};
use kernel::frames::Stack;
use kernel::sets::{from_list, list};
use serde::{Deserialize, Serialize};

use crate::cards::{OWN_MAX, PRINTED};
use crate::options::WEEKS;
use crate::team::{ByTeam, Team};

/// TPG-2.
pub const CHIPS: u8 = 150;
const DECK_MAX: usize = PRINTED as usize + OWN_MAX;
/// TPG-9: one row for each turn and one for the rolls at the end.
const ROWS_MAX: usize = 2 * *WEEKS.end() as usize + 1;

/// The steps of a turn, in the order of TPG-25.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    #[default]
    Choose,
    Announce,
    Roll,
    /// The card just drawn: it is played immediately, used or kept.
    NewCard,
    Allot,
    /// A card from an earlier turn may be used.
    OldCard,
    End,
}

impl Step {
    /// TPG-25.
    pub const TURN: [Step; 7] =
        [Step::Choose, Step::Announce, Step::Roll, Step::NewCard, Step::Allot, Step::OldCard, Step::End];

    #[inline]
    pub fn next(self) -> Step {
        Step::TURN[(self as usize + 1) % Step::TURN.len()]
    }
}

/// What is in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    Turn(Step),
    /// A card being carried out: `left` choices remain, and these states were chosen.
    Card {
        card: u8,
        left: u8,
        picked: StateSet,
    },
    /// TPG-26: a card moves votes between two states, and the team chooses how many.
    Moving {
        card: u8,
        from: UsState,
        to: UsState,
    },
    /// The weeks are over, and election night can start.
    Election,
    /// TPG-21: neutral states are being rolled for, one by one.
    RollOff,
    Over,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Turn(Step::Choose)
    }
}

/// The team's choice for this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plan {
    Open,
    /// TPG-11: the announced states, and those among them that got no die yet.
    Campaign {
        announced: StateSet,
        unserved: StateSet,
    },
    /// TPG-14: the chosen state, and the number of votes still to be placed.
    Fundraise {
        state: UsState,
        left: u8,
    },
}

/// For each number, how many unallotted dice show it; index 0 is not used.
pub type Pips = [u8; 7];

/// TPG-9: a row of the score card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    pub gained: ByTeam<u16>,
    pub lost: ByTeam<u16>,
    pub total: ByTeam<u16>,
}

/// All rows so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreCard {
    len: u8,
    rows: [Row; ROWS_MAX],
}

impl ScoreCard {
    pub fn rows(&self) -> &[Row] {
        &self.rows[..self.len as usize]
    }

    pub(crate) fn push(&mut self, row: Row) {
        self.rows[self.len as usize] = row;
        self.len += 1;
    }
}

/// TPG-19: shuffled cards that were not drawn yet, in unknown order; below them the used cards in known order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    pub(crate) shuffled: u128,
    used: [u8; DECK_MAX],
    used_len: u8,
}

impl Deck {
    pub(crate) fn new(shuffled: u128) -> Deck {
        Deck { shuffled, used: [0; DECK_MAX], used_len: 0 }
    }

    pub fn len(&self) -> usize {
        self.shuffled.count_ones() as usize + usize::from(self.used_len)
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Used cards in the order in which they will be drawn.
    pub fn used(&self) -> &[u8] {
        &self.used[..self.used_len as usize]
    }

    pub(crate) fn used_mut(&mut self) -> &mut [u8] {
        &mut self.used[..self.used_len as usize]
    }

    pub(crate) fn put_below(&mut self, card: u8) {
        self.used[self.used_len as usize] = card;
        self.used_len += 1;
    }

    /// Draws the first used card, for when no shuffled card is left.
    pub(crate) fn draw_used(&mut self) -> Option<u8> {
        let card = *self.used().first()?;
        self.used.copy_within(1..self.used_len as usize, 0);
        self.used_len -= 1;
        self.used[self.used_len as usize] = 0;
        Some(card)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct State {
    /// Net votes: positive for the Democrats, negative for the Republicans (TPG-6).
    pub(crate) votes: [i16; UsState::COUNT],
    /// The holders are stored, not derived from votes, because a roll can give a team a state without votes (TPG-21).
    pub(crate) held: ByTeam<StateSet>,
    pub(crate) totals: ByTeam<u16>,
    pub(crate) supply: ByTeam<u8>,
    /// Cards as bits by number.
    pub(crate) hands: ByTeam<u128>,
    pub(crate) deck: Deck,
    pub(crate) first: Team,
    /// Number of finished turns.
    pub(crate) turn: u8,
    pub(crate) plan: Plan,
    /// The dice of this turn as rolled; 0 where there is no die.
    pub(crate) dice: [u8; 3],
    pub(crate) pips: Pips,
    /// The card drawn and kept in this turn; 0 if none.
    pub(crate) fresh: u8,
    pub(crate) card_used: bool,
    /// The card used last, which everybody has seen; 0 if none.
    pub(crate) shown: u8,
    /// The team that used it.
    pub(crate) shown_by: Option<Team>,
    pub(crate) frames: Stack<Frame, 3>,
    pub(crate) score: ScoreCard,
    /// The holders at the beginning of the turn.
    pub(crate) before: ByTeam<StateSet>,
}

impl State {
    pub(crate) fn new(first: Team, deck: u128) -> State {
        let mut frames = Stack::default();
        frames.push(Frame::Turn(Step::Choose));
        State {
            votes: [0; UsState::COUNT],
            held: ByTeam::default(),
            totals: ByTeam::default(),
            supply: ByTeam([CHIPS; 2]),
            hands: ByTeam::default(),
            deck: Deck::new(deck),
            first,
            turn: 0,
            plan: Plan::Open,
            dice: [0; 3],
            pips: [0; 7],
            fresh: 0,
            card_used: false,
            shown: 0,
            shown_by: None,
            frames,
            score: ScoreCard { len: 0, rows: [Row::default(); ROWS_MAX] },
            before: ByTeam::default(),
        }
    }

    #[inline]
    pub fn frame(&self) -> Frame {
        self.frames.top().expect("a game always has something going on, even if it is over")
    }

    /// Net votes from the point of view of a team.
    #[inline]
    pub fn net(&self, team: Team, state: UsState) -> i16 {
        self.votes[state.index()] * team.sign()
    }

    pub fn holder(&self, state: UsState) -> Option<Team> {
        Team::BOTH.into_iter().find(|&team| self.held[team].contains(state))
    }

    #[inline]
    pub fn neutral(&self) -> StateSet {
        !(self.held[Team::Democrats] | self.held[Team::Republicans])
    }

    pub fn electoral_votes(&self, team: Team) -> u16 {
        self.totals[team]
    }

    pub fn supply(&self, team: Team) -> u8 {
        self.supply[team]
    }

    pub fn score(&self) -> &ScoreCard {
        &self.score
    }

    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The cards that a team holds, as bits by number.
    pub fn hand(&self, team: Team) -> u128 {
        self.hands[team]
    }

    /// The team whose turn it is. The teams alternate (TPG-4).
    #[inline]
    pub fn team_in_turn(&self) -> Team {
        if self.turn.is_multiple_of(2) { self.first } else { self.first.other() }
    }

    /// TPG-16, TPG-25: cards drawn in earlier turns.
    #[inline]
    pub(crate) fn old_cards(&self, team: Team) -> u128 {
        self.hands[team] & !(u128::from(self.fresh != 0) << self.fresh)
    }
}

/// The serialized form of the state: readable, and without empty entries.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    first: Team,
    turn: u8,
    frames: Stack<Frame, 3>,
    plan: Plan,
    dice: [u8; 3],
    pips: Pips,
    fresh: u8,
    card_used: bool,
    shown: u8,
    shown_by: Option<Team>,
    votes: BTreeMap<UsState, i16>,
    held: ByTeam<StateSet>,
    before: ByTeam<StateSet>,
    totals: ByTeam<u16>,
    supply: ByTeam<u8>,
    hands: [Vec<u8>; 2],
    shuffled: Vec<u8>,
    used: Vec<u8>,
    score: Vec<Row>,
}

fn set_of(cards: &[u8]) -> Result<u128, String> {
    from_list(cards, DECK_MAX as u8)
}

impl From<State> for Written {
    fn from(state: State) -> Written {
        Written {
            first: state.first,
            turn: state.turn,
            frames: state.frames,
            plan: state.plan,
            dice: state.dice,
            pips: state.pips,
            fresh: state.fresh,
            card_used: state.card_used,
            shown: state.shown,
            shown_by: state.shown_by,
            votes: UsState::ALL
                .into_iter()
                .map(|s| (s, state.votes[s.index()]))
                .filter(|(_, v)| *v != 0)
                .collect(),
            held: state.held,
            before: state.before,
            totals: state.totals,
            supply: state.supply,
            hands: state.hands.0.map(list),
            shuffled: list(state.deck.shuffled),
            used: state.deck.used().to_vec(),
            score: state.score.rows().to_vec(),
        }
    }
}

impl TryFrom<Written> for State {
    type Error = String;

    fn try_from(written: Written) -> Result<State, String> {
        if written.frames.is_empty() {
            return Err("nothing is going on".into());
        }
        if written.used.len() > DECK_MAX || written.score.len() > ROWS_MAX {
            return Err("more cards or rows than there can be".into());
        }
        let mut state = State::new(written.first, set_of(&written.shuffled)?);
        set_of(&written.used)?;
        written.used.iter().for_each(|&card| state.deck.put_below(card));
        written.score.iter().for_each(|&row| state.score.push(row));
        written.votes.iter().for_each(|(s, &v)| state.votes[s.index()] = v);
        Ok(State {
            turn: written.turn,
            frames: written.frames,
            plan: written.plan,
            dice: written.dice,
            pips: written.pips,
            fresh: written.fresh,
            card_used: written.card_used,
            shown: written.shown,
            shown_by: written.shown_by,
            held: written.held,
            before: written.before,
            totals: written.totals,
            supply: written.supply,
            hands: ByTeam([set_of(&written.hands[0])?, set_of(&written.hands[1])?]),
            ..state
        })
    }
}
