//! What the screen shows of a playsheet besides its displays: state of the session, what comes next, counts of each side, other cards.

use kernel::Text;
use scene::{Item, Layout};

use super::wilderness::BATTLES_MAX;
use super::{CORRECTIONS_MAX, Own};
use crate::Solo;
use crate::act::{Act, Use};
use crate::cards::{Kind, printed};
use crate::frame::{Frame, Phase, Question, Step};
use crate::lines::box_text;
use crate::options::Scenario;
use crate::picture::{card_view, pile_of, side_text, title_as_told};
use crate::sheet::{Sheet, Side};
use crate::state::{Card, Outcome, State};

/// The boxes of 1960, from left to right.
const BOXES: [Kind; 3] = [Kind::Debate, Kind::ElectionDay, Kind::Prevention];

impl Solo {
    /// The text key for a side's name; in Commands & Colors it depends on the scenario.
    pub(crate) fn side_key(&self, side: Side) -> &'static str {
        let names = match self.0.options.scenario {
            Scenario::Melebasa | Scenario::Solachon => ["byzantine", "sassanid"],
            Scenario::Decimum => ["byzantine", "vandal"],
            Scenario::Medellin => ["french", "spanish"],
            Scenario::Vitoria => ["french", "british"],
            Scenario::Krasnoi => ["french", "russian"],
            Scenario::Zehdenick => ["french", "prussian"],
            Scenario::Raab => ["french", "austrian"],
            _ => self.sheet().facts().sides,
        };
        match (self.sheet(), names[side.index()]) {
            (Sheet::Pursuit, "allied") => "allied-powers",
            (Sheet::Pursuit, _) => "central-powers",
            (_, name) => name,
        }
    }

    /// CM-8: whether a side's track counts its turns.
    pub(crate) fn counts_turns(&self, side: Side) -> bool {
        self.0.options.scenario == Scenario::Solachon && side == Side::First
    }

    pub(crate) fn above(&self, at: &State) -> Text {
        let sheet = self.sheet().name();
        if let Some(outcome) = at.outcome {
            let text = match outcome {
                Outcome::Won(side) => Text::new("solo-headline-won").text("side", side_text(self, side)),
                Outcome::Drawn => Text::new("solo-headline-drawn"),
                Outcome::Limit => Text::new("solo-headline-over"),
            };
            return text.text("sheet", sheet);
        }
        if at.phase == Phase::Setup {
            return Text::new("solo-headline-setup").text("sheet", sheet);
        }
        let text = match self.sheet() {
            Sheet::Wilderness => {
                let (year, season) = self.ww_year(at);
                let season = ["solo-season-early", "solo-season-late"][usize::from(season)];
                Text::new("solo-headline-season").number("year", year).text("season", Text::new(season))
            }
            Sheet::Pursuit | Sheet::Barbarossa if at.phase == Phase::Actions => {
                Text::new("solo-headline-round").number("turn", at.turn).number("round", at.round)
            }
            sheet if sheet.is_colors() => {
                // Show at least turn 1: while the other side is asked for banners, this side's first turn has not begun yet.
                let turn = at.cc().turns[at.active.index()].max(1);
                Text::new("solo-headline-own-turn")
                    .number("turn", turn)
                    .text("side", side_text(self, at.active))
            }
            _ => Text::new("solo-headline-turn").number("turn", at.turn),
        };
        text.text("sheet", sheet)
    }

    /// G-28: a warning if the game's own rules forbid this, which only the person can judge for sure from the board.
    pub(crate) fn warning(&self, at: &State, act: Act) -> Option<Text> {
        let Act::Play(_, used) = act else { return None };
        let n = at.active.index();
        match &at.own {
            Own::Wilderness(seasons) if used == Use::Construct && seasons.constructed[n] => {
                Some(Text::new("solo-warn-construct"))
            }
            Own::Pursuit(levels) if matches!(used, Use::Sr | Use::Rp) && levels.last[n] == Some(used) => {
                Some(Text::new("solo-warn-twice"))
            }
            _ => None,
        }
    }

    /// G-30: why something is no longer offered: it was done so often that the turn or session might never end.
    pub(crate) fn capped(&self, at: &State) -> Option<Text> {
        let key = match (at.frame(), &at.own) {
            (Frame::Turn(Step::Roll), _) if at.corrections >= CORRECTIONS_MAX => "solo-cap-corrections",
            (Frame::Ask(Question::WwWindow, _), Own::Wilderness(kept)) if kept.battles >= BATTLES_MAX => {
                "solo-cap-battles"
            }
            _ => return None,
        };
        Some(Text::new(key))
    }

    /// What comes next, in one or two lines.
    pub(crate) fn coming(&self, at: &State) -> Vec<Text> {
        let key = match at.frame() {
            Frame::Turn(Step::Roll) if self.no_roll(at).is_some() => "solo-next-answer",
            Frame::Turn(Step::Roll) => "solo-next-roll",
            Frame::Turn(_) => "solo-next-play",
            Frame::Flip { .. } => "solo-next-flip",
            Frame::Ask(Question::Result | Question::GameOver, _) => "solo-next-end",
            Frame::Ask(..) => "solo-next-answer",
            Frame::Sequence | Frame::Over => return Vec::new(),
        };
        let mut lines = vec![Text::new(key).text("side", side_text(self, at.active.other()))];
        if self.0.options.deck.is_empty()
            && printed(self.sheet(), self.0.options.base_deck).contains("# incomplete")
        {
            lines.push(Text::new("solo-note-incomplete"));
        }
        lines.push(Text::new("solo-note-authors").word("authors", self.sheet().facts().authors));
        lines
    }

    /// Short facts about a side, in addition to the markers on its display.
    pub(crate) fn side_facts(&self, at: &State, side: Side) -> Vec<Text> {
        let n = side.index();
        let fact = |key: &'static str, number: u8| {
            Text::new(key).text("side", side_text(self, side)).number("number", number)
        };
        match &at.own {
            Own::Wilderness(_) => vec![fact("solo-count-left", at.track(side).left)],
            Own::Pursuit(levels) => {
                let stage = ["solo-stage-mobilization", "solo-stage-limited", "solo-stage-total"];
                let stage = Text::new(stage[usize::from(levels.level[n]).min(2)]);
                vec![Text::new("solo-count-stage").text("side", side_text(self, side)).text("stage", stage)]
            }
            Own::Barbarossa(_) => vec![fact("solo-count-left", at.track(side).left)],
            Own::Empire(offensives) => vec![fact("solo-count-passes", offensives.passes[n])],
            Own::President(race) => {
                let ready = if race.ready[n] { "solo-candidate-ready" } else { "solo-candidate-exhausted" };
                let mut facts = vec![
                    fact("solo-count-momentum", race.momentum[n]),
                    fact("solo-count-plays", race.plays[n]),
                    Text::new(ready).text("side", side_text(self, side)),
                ];
                if race.initiative == Some(side) {
                    facts.push(Text::new("solo-initiative").text("side", side_text(self, side)));
                }
                facts
            }
            Own::Colors(field) => {
                let mut facts = vec![fact("solo-count-banners", field.banners[n])];
                if self.sheet() == Sheet::Medieval {
                    facts.push(fact("solo-count-tokens", field.tokens[n]));
                }
                let counters = ["solo-count-guerrilla", "solo-count-mass", "solo-count-iron-will"];
                for (key, held) in counters.into_iter().zip(field.counters) {
                    if side == Side::Second && held > 0 {
                        facts.push(fact(key, held));
                    }
                }
                if field.tacticians != [0; 2] {
                    facts.push(fact("solo-count-tacticians", field.tacticians[n]));
                    if self.ranks() == 2 {
                        let [left, center, right] = field.courier.tacticians[n];
                        let text = Text::new("solo-count-assigned").text("side", side_text(self, side));
                        facts.push(text.number("left", left).number("center", center).number("right", right));
                    }
                }
                facts
            }
        }
    }

    /// Cards that are neither on a display nor on a pile.
    pub(crate) fn lying_elsewhere(&self, at: &State) -> Vec<Item> {
        let mut items = Vec::new();
        let mut row = |name: Text, cards: Vec<Card>| {
            if !cards.is_empty() {
                let faces = cards.into_iter().map(|card| card_view(self, at, card)).collect();
                items.push(pile_of(name, Layout::Row, faces));
            }
        };
        match &at.own {
            Own::President(race) => {
                for side in Side::BOTH {
                    let name = |key: &'static str| Text::new(key).text("side", side_text(self, side));
                    let stack = race.stack[side.index()].iter().map(|n| Card::new(0, n)).collect();
                    row(name("solo-stack"), stack);
                    let debate = race.rows[side.index()].iter().copied().filter(|card| !card.is_none());
                    row(name("solo-debate-row"), debate.collect());
                }
                for kind in BOXES {
                    let cards = race.event_box.iter().map(|n| Card::new(0, n));
                    row(
                        box_text(kind),
                        cards.filter(|&card| self.cards().brief(card).kind == kind).collect(),
                    );
                }
                row(
                    Text::new("solo-waiting-card"),
                    vec![race.waiting].into_iter().filter(|c| !c.is_none()).collect(),
                );
            }
            Own::Colors(field) => {
                let rack = field.courier.rack.iter().copied().filter(|card| !card.is_none());
                row(Text::new("solo-rack"), rack.collect());
                let copied = Some(field.turn.copied).filter(|card| !card.is_none());
                row(Text::new("solo-copied"), copied.into_iter().collect());
            }
            _ => {}
        }
        items
    }

    /// ES-20: the number of passes that the rules give, to suggest it in the question.
    pub(crate) fn es_hint(&self, at: &State, question: Question, side: Side) -> Option<u8> {
        (question == Question::EsPasses).then(|| self.es_passes_due(at, side)).flatten()
    }

    /// The card that a question is about.
    pub(crate) fn card_in_question(&self, at: &State, question: Question, about: u8) -> Text {
        match question {
            Question::Retain | Question::EsBlank | Question::EsBlankKind | Question::CorrectGoes => {
                title_as_told(self, at, Card(about))
            }
            Question::CcBlank
            | Question::CcPrinted
            | Question::CcOrders
            | Question::CcCategory
            | Question::CcReveal
            | Question::CcField
            | Question::CcInspired
            | Question::MpTriggered
            | Question::MpRevealed
            | Question::MpElection
            | Question::MpIssue
            | Question::MpShave => title_as_told(self, at, Card::new(0, about)),
            _ => Text::new("solo-none"),
        }
    }
}
