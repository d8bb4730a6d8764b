//! Custom decks, and which options belong to which playsheet.

use scene::Blank;

use crate::options::Scenario;
use crate::sheet::Sheet;
use crate::{cards, csv};

const PLAYSHEET: &str = "playsheet";

/// One template per playsheet, prefilled with the deck that is supplied with it.
pub(crate) fn blanks() -> Vec<Blank> {
    let blank = |sheet: Sheet| Blank {
        kind: sheet.facts().name,
        with: PLAYSHEET,
        option: "deck",
        text: cards::printed(sheet, false),
        rows: csv::cells,
    };
    Sheet::ALL.map(blank).to_vec()
}

/// The playsheets that use an option or a scenario; None if all of them do.
pub(crate) fn only_with(option: &str, value: Option<&str>) -> Option<(&'static str, Vec<&'static str>)> {
    let knows = |sheet: &Sheet| match (option, value.and_then(Scenario::of_word)) {
        ("scenario", Some(scenario)) => scenario.fits(*sheet),
        ("scenario", None) => Scenario::ALL.iter().filter(|scenario| scenario.fits(*sheet)).count() > 1,
        _ => uses(*sheet, option),
    };
    let sheets: Vec<&str> =
        Sheet::ALL.iter().filter(|sheet| knows(sheet)).map(|sheet| sheet.facts().name).collect();
    (sheets.len() < Sheet::ALL.len()).then_some((PLAYSHEET, sheets))
}

fn uses(sheet: Sheet, option: &str) -> bool {
    let one_of = |sheets: &[Sheet]| sheets.contains(&sheet);
    match option {
        "first" | "command_1" | "command_2" | "banners" | "turns" | "zero_is_lowest" | "shuffler_stays" => {
            sheet.is_colors()
        }
        "base_deck" | "nations_1" | "nations_2" => one_of(&[Sheet::Ancients]),
        "tokens_1" | "tokens_2" | "solachon_literal" | "solachon_scout" => one_of(&[Sheet::Medieval]),
        "deck_90" => one_of(&[Sheet::Napoleonics]),
        "tacticians_1" | "tacticians_2" | "guerrilla" | "masses" | "iron_will" => {
            one_of(&[Sheet::Napoleonics, Sheet::Epic])
        }
        "la_grande" | "corps_1" | "corps_2" | "rack" | "rack_late" => one_of(&[Sheet::Epic]),
        "eight_cards" | "combat_free" => one_of(&[Sheet::Pursuit]),
        "held_pays" => one_of(&[Sheet::Wilderness]),
        "reinforce_later" => one_of(&[Sheet::Barbarossa]),
        "both_triggers" => one_of(&[Sheet::President]),
        "first_turn" => one_of(&[Sheet::Pursuit, Sheet::Empire]),
        "opening" | "last_turn" | "blank_cards" => one_of(&[Sheet::Empire]),
        _ => true,
    }
}
