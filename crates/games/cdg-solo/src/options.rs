//! What is decided before a session: the playsheet, its scenario, optional rulings, and a custom deck.

use kernel::{OptionKind, OptionSpec, Refusal, Text, out_of_range};
use serde::{Deserialize, Serialize};

use crate::act::words;
use crate::cards::{CSV_MAX, Cards, printed};
use crate::sheet::{Sheet, Side};
use crate::state::{Card, TRACK_MAX};

/// Maximum number of lines of a custom deck.
pub const LINES_MAX: usize = 400;
const TURNS_MAX: u8 = 200;
const BANNERS_MAX: u8 = 20;
const TOKENS_MAX: u8 = 14;
const TACTICIANS_MAX: u8 = 12;
const COUNTERS_MAX: u8 = 20;
pub(crate) const RACK_MAX: u8 = 6;
const BLANKS_MIN: u8 = crate::CARDS_MIN as u8;
/// Turn number of Fall 1918.
const PURSUIT_LAST_TURN: u8 = 17;
/// ES: number of the last game turn.
const GAME_TURN_MAX: u8 = 20;

words! {
    /// The scenarios that have rules of their own. `standard` is the default scenario of every playsheet.
    Scenario {
        Standard "standard",
        AnnusMirabilis "annus-mirabilis",
        LateWar "late-war",
        EarlyWar "early-war",
        FullCampaign "full-campaign",
        Mobilization "1914",
        Later "1916",
        Campaign "campaign",
        Midway "1942",
        Shortened "shortened",
        Cartwheel "1943",
        Leyte "1944",
        SouthPacific "south-pacific",
        PlanOrange "plan-orange",
        Burma "burma",
        Melebasa "melebasa",
        Decimum "decimum",
        Solachon "solachon",
        Medellin "medellin",
        Vitoria "vitoria",
        Krasnoi "krasnoi",
        Zehdenick "zehdenick",
        Raab "raab",
    }
}

impl Scenario {
    /// Whether the scenario belongs to this playsheet.
    pub(crate) fn fits(self, sheet: Sheet) -> bool {
        use Scenario::*;
        match self {
            Standard => true,
            AnnusMirabilis | LateWar | EarlyWar | FullCampaign => sheet == Sheet::Wilderness,
            Mobilization | Later => sheet == Sheet::Pursuit,
            Campaign | Midway | Shortened | Cartwheel | Leyte | SouthPacific | PlanOrange | Burma => {
                sheet == Sheet::Empire
            }
            Melebasa | Decimum | Solachon => sheet == Sheet::Medieval,
            Medellin | Vitoria | Krasnoi | Zehdenick => sheet == Sheet::Napoleonics,
            Raab => sheet == Sheet::Epic,
        }
    }
}

words! {
    /// ES-3, ES-4: cards that are face-up at the start.
    Opening {
        Plain "plain",
        /// US #4 is kept.
        Arcadia "us-4",
        /// JP #3, #59 and #47.
        Japanese "japan",
        Both "both",
        /// 17.25.E: only JP #47.
        Singapore "jp-47",
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub playsheet: Sheet,
    pub scenario: Scenario,
    /// G-31: a custom deck as CSV, line by line.
    pub deck: Vec<String>,
    /// G-23: the side that moves first, if that depends on the scenario.
    pub first: Side,
    /// CC-1: the Command of each side.
    pub command_1: u8,
    pub command_2: u8,
    pub banners: u8,
    /// G-30: number of turns of each side in Commands & Colors.
    pub turns: u8,
    /// CC-11.
    pub zero_is_lowest: bool,
    /// CC-10, EA-7: the card that triggers a reshuffle is not shuffled in itself.
    pub shuffler_stays: bool,
    /// CN: use the 90 cards with expansion 5. Epic battles always use them.
    pub deck_90: bool,
    /// EA: use the 60 cards of the base game instead of what is known of the Epic deck.
    pub base_deck: bool,
    /// EA-2.
    pub nations_1: u8,
    pub nations_2: u8,
    /// CM-9.
    pub tokens_1: u8,
    pub tokens_2: u8,
    /// CM-8.
    pub solachon_literal: bool,
    pub solachon_scout: bool,
    /// CN-6.
    pub guerrilla: u8,
    pub masses: u8,
    pub iron_will: u8,
    pub tacticians_1: u8,
    pub tacticians_2: u8,
    /// NE-2.
    pub la_grande: bool,
    pub corps_1: u8,
    pub corps_2: u8,
    /// NE-1.
    pub rack: u8,
    pub rack_late: bool,
    /// PG-3.
    pub eight_cards: bool,
    /// PG-7.
    pub combat_free: bool,
    /// BB-4: Allied #24 can be used as an event only from turn 2 on.
    pub reinforce_later: bool,
    /// WW-3.
    pub held_pays: bool,
    /// MP-2.
    pub both_triggers: bool,
    /// ES-3, ES-4.
    pub opening: Opening,
    /// ES: first and last turn, for scenarios that leave them open; 0 means the scenario's own turns.
    pub first_turn: u8,
    pub last_turn: u8,
    /// G-31: number of cards of each side in Plan Orange, for which no card list is available.
    pub blank_cards: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            playsheet: Sheet::Wilderness,
            scenario: Scenario::Standard,
            deck: Vec::new(),
            first: Side::First,
            command_1: 5,
            command_2: 5,
            banners: 5,
            turns: 100,
            zero_is_lowest: false,
            shuffler_stays: false,
            deck_90: false,
            base_deck: false,
            nations_1: 1,
            nations_2: 1,
            tokens_1: 3,
            tokens_2: 3,
            solachon_literal: true,
            solachon_scout: true,
            guerrilla: 0,
            masses: 0,
            iron_will: 0,
            tacticians_1: 0,
            tacticians_2: 0,
            la_grande: false,
            corps_1: 4,
            corps_2: 4,
            rack: 5,
            rack_late: false,
            eight_cards: false,
            combat_free: false,
            reinforce_later: false,
            held_pays: true,
            both_triggers: false,
            opening: Opening::Plain,
            first_turn: 0,
            last_turn: 0,
            blank_cards: 60,
        }
    }
}

/// Why an option has no effect.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Misfit {
    /// The playsheet does not use it.
    Sheet,
    /// The scenario determines it or does not use it.
    Scenario,
    /// The custom deck replaces the printed decks.
    OwnDeck,
    /// Another option must be set as well.
    Without(&'static str),
}

const SHEETS: [&str; 9] = [
    "wilderness",
    "pursuit",
    "barbarossa",
    "empire",
    "1960",
    "ancients-epic",
    "medieval",
    "napoleonics",
    "napoleonics-epic",
];

const SCENARIOS: [&str; 23] = [
    "standard",
    "annus-mirabilis",
    "late-war",
    "early-war",
    "full-campaign",
    "1914",
    "1916",
    "campaign",
    "1942",
    "shortened",
    "1943",
    "1944",
    "south-pacific",
    "plan-orange",
    "burma",
    "melebasa",
    "decimum",
    "solachon",
    "medellin",
    "vitoria",
    "krasnoi",
    "zehdenick",
    "raab",
];

impl Options {
    pub(crate) fn specs() -> Vec<OptionSpec> {
        let (number, choice, flag) = (OptionSpec::number, OptionSpec::choice, OptionSpec::flag);
        let standard = Options::default();
        vec![
            choice("playsheet", &SHEETS, "G-2"),
            choice("scenario", &SCENARIOS, "G-30"),
            OptionSpec::list("deck", LINES_MAX, "G-31"),
            choice("first", &["first", "second"], "G-23"),
            number("command_1", 1..=TRACK_MAX, standard.command_1, "CC-1"),
            number("command_2", 1..=TRACK_MAX, standard.command_2, "CC-1"),
            number("banners", 1..=BANNERS_MAX, standard.banners, "G-30"),
            number("turns", 1..=TURNS_MAX, standard.turns, "G-30"),
            flag("zero_is_lowest", standard.zero_is_lowest, "CC-11"),
            flag("shuffler_stays", standard.shuffler_stays, "CC-10"),
            flag("deck_90", standard.deck_90, "G-31"),
            flag("base_deck", standard.base_deck, "G-31"),
            number("nations_1", 1..=3, standard.nations_1, "EA-2"),
            number("nations_2", 1..=3, standard.nations_2, "EA-2"),
            number("tokens_1", 0..=TOKENS_MAX, standard.tokens_1, "CM-9"),
            number("tokens_2", 0..=TOKENS_MAX, standard.tokens_2, "CM-9"),
            flag("solachon_literal", standard.solachon_literal, "CM-8"),
            flag("solachon_scout", standard.solachon_scout, "CM-8"),
            number("guerrilla", 0..=COUNTERS_MAX, standard.guerrilla, "CN-5"),
            number("masses", 0..=COUNTERS_MAX, standard.masses, "CN-5"),
            number("iron_will", 0..=COUNTERS_MAX, standard.iron_will, "CN-5"),
            number("tacticians_1", 0..=TACTICIANS_MAX, standard.tacticians_1, "CN-6"),
            number("tacticians_2", 0..=TACTICIANS_MAX, standard.tacticians_2, "CN-6"),
            flag("la_grande", standard.la_grande, "NE-2"),
            number("corps_1", 1..=TRACK_MAX, standard.corps_1, "NE-2"),
            number("corps_2", 1..=TRACK_MAX, standard.corps_2, "NE-2"),
            number("rack", 1..=RACK_MAX, standard.rack, "NE-1"),
            flag("rack_late", standard.rack_late, "NE-1"),
            flag("eight_cards", standard.eight_cards, "PG-3"),
            flag("combat_free", standard.combat_free, "PG-7"),
            flag("reinforce_later", standard.reinforce_later, "BB-4"),
            flag("held_pays", standard.held_pays, "WW-3"),
            flag("both_triggers", standard.both_triggers, "MP-2"),
            choice("opening", &["plain", "us-4", "japan", "both", "jp-47"], "ES-3"),
            number("first_turn", 0..=GAME_TURN_MAX, standard.first_turn, "ES-2"),
            number("last_turn", 0..=GAME_TURN_MAX, standard.last_turn, "ES-2"),
            number("blank_cards", BLANKS_MIN..=Card::MAX, standard.blank_cards, "G-31"),
        ]
    }

    /// The cards for a session with these options, or why the options are invalid.
    pub(crate) fn settle(&self) -> Result<Cards, Refusal> {
        if let Some((spec, value)) = out_of_range(&Options::specs(), self)
            && let OptionKind::Number { min, max, .. } = spec.kind
        {
            let text = Text::new("solo-no-number").word("name", spec.name).number("value", value);
            return Err(Refusal::new(spec.rule, text.number("min", min).number("max", max)));
        }
        if !self.scenario.fits(self.playsheet) {
            let text = Text::new("solo-no-scenario")
                .text("sheet", self.playsheet.name())
                .word("scenario", self.scenario.word());
            return Err(Refusal::new("G-30", text));
        }
        if let Some((name, why)) = self.misfit() {
            return Err(self.refuse_misfit(name, why));
        }
        if self.playsheet == Sheet::Pursuit && self.first_turn > PURSUIT_LAST_TURN {
            let text =
                Text::new("solo-no-number").word("name", "first_turn").number("value", self.first_turn);
            return Err(Refusal::new("G-30", text.number("min", 0).number("max", PURSUIT_LAST_TURN)));
        }
        if self.last_turn > 0 && self.first_turn > self.last_turn {
            return Err(Refusal::new("ES-2", Text::new("solo-no-turns")));
        }
        if self.deck.is_empty() && self.scenario == Scenario::PlanOrange {
            return Cards::blanks(self.playsheet, self.blank_cards).map_err(|fault| fault.refusal());
        }
        if self.deck.is_empty() {
            let csv = printed(self.playsheet, self.base_deck);
            return Cards::read(self.playsheet, csv).map_err(|fault| fault.refusal());
        }
        let size: usize = self.deck.iter().map(|line| line.len() + 1).sum();
        if self.deck.len() > LINES_MAX || size > CSV_MAX {
            let text = Text::new("solo-deck-long").number("line", 1).number("column", 1);
            return Err(Refusal::new("G-31", text.word("value", size.to_string())));
        }
        Cards::read(self.playsheet, &self.deck.join("\n")).map_err(|fault| fault.refusal())
    }

    /// The first option that was changed but has no effect with the others as they are, and why.
    pub(crate) fn misfit(&self) -> Option<(&'static str, Misfit)> {
        let (mine, standard) = (self.as_json(), Options::default().as_json());
        let set = |name: &str| mine[name] != standard[name];
        Options::specs()
            .iter()
            .map(|spec| spec.name)
            .filter(|name| set(name))
            .find_map(|name| self.without_effect(name).map(|why| (name, why)))
    }

    fn without_effect(&self, name: &str) -> Option<Misfit> {
        use Scenario::*;
        let sheet = self.playsheet.facts().name;
        let known = crate::own::only_with(name, None).is_none_or(|(_, sheets)| sheets.contains(&sheet));
        if !known && name != "scenario" {
            return Some(Misfit::Sheet);
        }
        let scenario = self.scenario;
        let fixed = matches!(scenario, Decimum | Solachon);
        let turns_open = matches!(scenario, SouthPacific | PlanOrange | Burma);
        let by_scenario = match name {
            "command_1" | "command_2" => fixed,
            "first" => fixed || matches!(scenario, Vitoria | Zehdenick),
            "banners" => scenario == Solachon,
            "solachon_literal" | "solachon_scout" => scenario != Solachon,
            "la_grande" => scenario == Raab,
            // ES-4: JP #47 alone exists only in 1942 and the shortened campaign.
            "opening" if self.opening == Opening::Singapore => !matches!(scenario, Midway | Shortened),
            "opening" => !matches!(scenario, Standard | Campaign | Midway | Shortened),
            "first_turn" if self.playsheet == Sheet::Pursuit => scenario != Later,
            "first_turn" | "last_turn" => !turns_open,
            "blank_cards" => scenario != PlanOrange,
            _ => false,
        };
        if by_scenario {
            return Some(Misfit::Scenario);
        }
        let own_deck = !self.deck.is_empty();
        match name {
            "deck_90" | "base_deck" | "blank_cards" if own_deck => Some(Misfit::OwnDeck),
            "corps_1" | "corps_2" if !self.la_grande => Some(Misfit::Without("la_grande")),
            "first_turn" if self.playsheet == Sheet::Empire && self.last_turn == 0 => {
                Some(Misfit::Without("last_turn"))
            }
            _ => None,
        }
    }

    fn refuse_misfit(&self, name: &'static str, why: Misfit) -> Refusal {
        let label = |name: &str| Text::new(format!("option-cdg-solo-{name}"));
        let text = match why {
            Misfit::Sheet => Text::new("solo-no-option-sheet").text("sheet", self.playsheet.name()),
            Misfit::Scenario => Text::new("solo-no-option-scenario")
                .text("scenario", label(&format!("scenario-{}", self.scenario.word()))),
            Misfit::OwnDeck => Text::new("solo-no-option-deck"),
            Misfit::Without(other) => Text::new("solo-no-option-without").text("other", label(other)),
        };
        let rule = Options::specs().iter().find(|spec| spec.name == name).map_or("G-2", |spec| spec.rule);
        Refusal::new(rule, text.text("option", label(name)).word("name", name))
    }

    fn as_json(&self) -> serde_json::Value {
        serde_json::to_value(self).expect("options are plain data")
    }

    /// The same options, with every option that has no effect reset to its default.
    pub(crate) fn fitted(mut self) -> Options {
        while let Some((name, _)) = self.misfit() {
            let mut all = self.as_json();
            all[name] = Options::default().as_json()[name].take();
            self = serde_json::from_value(all).expect("a default is a value of its option");
        }
        self
    }

    pub(crate) fn commands(&self) -> [u8; 2] {
        [self.command_1, self.command_2]
    }
}
