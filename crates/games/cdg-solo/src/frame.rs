//! What is in progress: the sequence of a session as a stack of small frames.

use serde::{Deserialize, Serialize};

use crate::act::words;
use crate::sheet::Sheet;

/// The steps of a side's card turn, T-1 to T-5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// T-1.
    Roll,
    /// T-3, after the flips of T-2.
    Choose,
    /// T-4.
    Discard,
    /// T-5.
    Refill,
    End,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The bottom frame: the playsheet decides what comes next.
    #[default]
    Sequence,
    Turn(Step),
    /// F-2: the person chooses cards to flip until two are face-up. If `peek`, they are turned face-down again afterwards (WW-6).
    Flip {
        display: u8,
        peek: bool,
    },
    /// A question to the person; the number says what it is about.
    Ask(Question, u8),
    Over,
}

/// The current phase of the playsheet's own sequence (section 6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Questions that must be answered before cards are dealt.
    #[default]
    Setup,
    /// The start of a season, a turn or a year.
    Begin,
    /// Sides take card turns.
    Actions,
    /// After the last card turn: war status, momentum, end of a season.
    Interval,
    /// Draw or strategy phase.
    Draw,
    /// The end of a turn.
    Close,
    Debates,
    Election,
}

words! {
    /// Questions about facts that only the person at the board knows, and about choices besides playing a card.
    Question {
        // All games.
        Result "result",
        Removed "removed",
        GameOver "game-over",
        Correct "correct",
        CorrectCount "correct-count",
        CorrectCard "correct-card",
        CorrectGoes "correct-goes",
        // Wilderness War.
        WwWindow "ww-window",
        WwBattleRoll "ww-battle-roll",
        WwBattle "ww-battle",
        WwHand "ww-hand",
        WwFetch "ww-fetch",
        // Pursuit of Glory and Barbarossa to Berlin.
        Window "window",
        Attack "attack",
        Defend "defend",
        Winner "winner",
        Retain "retain",
        DrawDiscard "draw-discard",
        PgAside "pg-aside",
        PgFour "pg-four",
        PgCancel "pg-cancel",
        PgRises "pg-rises",
        PgChoice "pg-choice",
        BbAside "bb-aside",
        BbExchange "bb-exchange",
        BbResources "bb-resources",
        BbTotal "bb-total",
        // Empire of the Sun.
        EsLeft "es-left",
        EsPasses "es-passes",
        EsInitiative "es-initiative",
        EsReact "es-react",
        EsDraw "es-draw",
        EsLoss "es-loss",
        EsSwap "es-swap",
        EsSwapFor "es-swap-for",
        EsAleutians "es-aleutians",
        EsBurma "es-burma",
        EsBlank "es-blank",
        EsBlankKind "es-blank-kind",
        // 1960.
        MpInitiative "mp-initiative",
        MpFirst "mp-first",
        MpMomentum "mp-momentum",
        MpVouched "mp-vouched",
        MpRedraw "mp-redraw",
        MpRetrieve "mp-retrieve",
        MpCapital "mp-capital",
        MpRefresh "mp-refresh",
        MpCubes "mp-cubes",
        MpLeads "mp-leads",
        MpMore "mp-more",
        MpStrategy "mp-strategy",
        MpDebate "mp-debate",
        MpIssue "mp-issue",
        MpShave "mp-shave",
        MpElection "mp-election",
        MpTriggered "mp-triggered",
        MpRevealed "mp-revealed",
        // Commands & Colors.
        CcLowest "cc-lowest",
        CcNothing "cc-nothing",
        CcWindow "cc-window",
        CcDraw "cc-draw",
        CcBanner "cc-banner",
        CcBanners "cc-banners",
        CcSection "cc-section",
        CcNation "cc-nation",
        CcMore "cc-more",
        CcFlip "cc-flip",
        CcCategory "cc-category",
        CcRack "cc-rack",
        CcField "cc-field",
        CcInitiative "cc-initiative",
        CcExcess "cc-excess",
        CcReveal "cc-reveal",
        CcLose "cc-lose",
        CcBlank "cc-blank",
        CcPrinted "cc-printed",
        CcOrders "cc-orders",
        CcReshuffle "cc-reshuffle",
        CcToken "cc-token",
        CcTokens "cc-tokens",
        CcAssign "cc-assign",
        CcUses "cc-uses",
        CcUsesAt "cc-uses-at",
        CcInspired "cc-inspired",
        CcCopy "cc-copy",
    }
}

impl Question {
    /// The rule behind this question on a given playsheet. Some questions are shared by several sheets with different rules.
    pub fn rule_on(self, sheet: Sheet) -> &'static str {
        use Question::*;
        match (self, sheet) {
            (Window | Attack | Defend | Winner | Retain, Sheet::Barbarossa) => "BB-10",
            (DrawDiscard, Sheet::Barbarossa) => "BB-8",
            (CcBanner, Sheet::Medieval) => "CM-6",
            (CcBanner, Sheet::Epic) => "NE-9",
            (CcDraw, Sheet::Epic) => "NE-1",
            (CcReshuffle, Sheet::Ancients) => "EA-7",
            (CcCopy, Sheet::Epic | Sheet::Napoleonics | Sheet::Medieval) => "NE-8",
            _ => self.rule(),
        }
    }

    /// The rule behind this question, if the playsheet makes no difference.
    pub fn rule(self) -> &'static str {
        use Question::*;
        match self {
            Result | GameOver => "G-30",
            Removed | CorrectCard | CorrectGoes => "G-28",
            Correct | CorrectCount => "G-30",
            WwWindow => "WW-12",
            WwBattleRoll | WwBattle => "WW-6",
            WwHand | WwFetch => "WW-8",
            Window | Attack | Defend | Winner | Retain => "PG-7",
            DrawDiscard => "PG-4",
            PgAside => "PG-1",
            PgFour => "PG-2",
            PgCancel => "PG-11",
            PgRises => "PG-14",
            PgChoice => "PG-12",
            BbAside => "BB-1",
            BbExchange => "BB-4",
            BbResources => "BB-5",
            BbTotal => "BB-7",
            EsLeft => "ES-1",
            EsPasses => "ES-20",
            EsInitiative => "ES-11",
            EsReact => "ES-12",
            EsDraw => "ES-13",
            EsLoss => "ES-17",
            EsSwap | EsSwapFor => "ES-16",
            EsAleutians => "ES-15",
            EsBurma => "ES-7",
            EsBlank | EsBlankKind => "G-31",
            MpInitiative | MpFirst => "G-23",
            MpMomentum => "MP-1",
            MpVouched | MpTriggered => "MP-2",
            MpRedraw => "MP-10",
            MpRetrieve => "MP-11",
            MpCapital => "MP-14",
            MpRefresh => "MP-9",
            MpCubes | MpLeads | MpMore => "MP-4",
            MpStrategy => "MP-5",
            MpDebate | MpIssue => "MP-7",
            MpShave => "MP-12",
            MpElection => "MP-8",
            MpRevealed => "MP-16",
            CcLowest | CcNothing => "CC-11",
            CcWindow => "CC-9",
            CcDraw | CcBanner => "CN-8",
            CcBanners => "G-30",
            CcSection | CcNation => "EA-2",
            CcMore | CcCategory => "EA-10",
            CcFlip => "EA-9",
            CcRack => "NE-3",
            CcField => "NE-3",
            CcInitiative => "EA-5",
            CcExcess => "CN-14",
            CcReveal | CcLose => "CC-6",
            CcBlank | CcPrinted | CcOrders => "G-31",
            CcReshuffle => "CC-10",
            CcToken => "CM-1",
            CcTokens => "CM-9",
            CcUses => "CN-6",
            CcAssign | CcUsesAt => "NE-6",
            CcInspired => "EA-3",
            CcCopy => "EA-8",
        }
    }
}
