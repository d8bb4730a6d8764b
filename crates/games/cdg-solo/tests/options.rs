//! Options: which playsheets use which, and the templates for custom decks.

use cdg_solo::{Opening, Options, Scenario, Sheet, Side, Solo};
use kernel::{Game, OptionKind};
use scene::{Lang, Shown, Texts};
use serde_json::{Value, json};

fn with(options: &Options, name: &str, value: Value) -> Options {
    let mut all = serde_json::to_value(options).unwrap();
    all[name] = value;
    serde_json::from_value(all).unwrap()
}

/// The refusal for these options; it names the option that does not fit.
fn refused(options: &Options) -> (String, String) {
    let refusal = Solo::new(options, 1).err().unwrap_or_else(|| panic!("{options:?}"));
    let texts = Texts::new(Solo::text_files()).unwrap();
    (refusal.text.key.to_string(), texts.say(Lang::En, &refusal.text))
}

#[test]
fn g_2_an_option_that_a_playsheet_does_not_know_is_refused_there() {
    let mut tried = 0;
    for sheet in Sheet::ALL {
        let standard = Options { playsheet: sheet, ..Options::default() };
        for spec in Solo::option_specs() {
            let only = Solo::only_with(spec.name, None);
            let Some((by, _)) = only.filter(|(_, sheets)| !sheets.contains(&sheet.facts().name)) else {
                continue;
            };
            assert_eq!(by, "playsheet");
            let (values, default) = match spec.kind {
                OptionKind::Number { min, max, default } => (vec![json!(min), json!(max)], json!(default)),
                OptionKind::Flag { default } => (vec![json!(!default)], json!(default)),
                OptionKind::Choice { values, default } if spec.name != "scenario" => {
                    (values.iter().map(|value| json!(value)).collect(), json!(default))
                }
                _ => continue,
            };
            for value in values.into_iter().filter(|value| *value != default) {
                let (key, said) = refused(&with(&standard, spec.name, value.clone()));
                assert_eq!(key, "solo-no-option-sheet", "{sheet:?}: {} = {value}", spec.name);
                assert!(said.contains(spec.name), "{said}");
                tried += 1;
            }
        }
    }
    assert!(tried > 150, "{tried}");
}

#[test]
fn g_2_options_that_do_not_fit_each_other_are_refused() {
    let of = |playsheet, scenario| Options { playsheet, scenario, ..Options::default() };
    let deck: Vec<String> = Solo::blanks()
        .iter()
        .find(|blank| blank.kind == "napoleonics")
        .map(|blank| blank.text.lines().map(Into::into).collect())
        .unwrap();
    let ancients: Vec<String> = Solo::blanks()
        .iter()
        .find(|blank| blank.kind == "ancients-epic")
        .map(|blank| blank.text.lines().map(Into::into).collect())
        .unwrap();
    let cases: [(&str, Options); 17] = [
        ("command_1", Options { command_1: 6, ..of(Sheet::Medieval, Scenario::Decimum) }),
        ("command_2", Options { command_2: 6, ..of(Sheet::Medieval, Scenario::Solachon) }),
        ("first", Options { first: Side::Second, ..of(Sheet::Medieval, Scenario::Solachon) }),
        // CM-8: 5 banners win.
        ("banners", Options { banners: 7, ..of(Sheet::Medieval, Scenario::Solachon) }),
        ("first", Options { first: Side::Second, ..of(Sheet::Napoleonics, Scenario::Zehdenick) }),
        ("solachon_scout", Options { solachon_scout: false, ..of(Sheet::Medieval, Scenario::Melebasa) }),
        ("solachon_literal", Options { solachon_literal: false, ..of(Sheet::Medieval, Scenario::Standard) }),
        ("corps_1", Options { corps_1: 6, ..of(Sheet::Epic, Scenario::Standard) }),
        ("la_grande", Options { la_grande: true, ..of(Sheet::Epic, Scenario::Raab) }),
        ("opening", Options { opening: Opening::Both, ..of(Sheet::Empire, Scenario::Leyte) }),
        ("opening", Options { opening: Opening::Singapore, ..of(Sheet::Empire, Scenario::Campaign) }),
        ("first_turn", Options { first_turn: 3, ..of(Sheet::Empire, Scenario::Campaign) }),
        ("first_turn", Options { first_turn: 3, ..of(Sheet::Empire, Scenario::Burma) }),
        ("first_turn", Options { first_turn: 3, ..of(Sheet::Pursuit, Scenario::Mobilization) }),
        ("blank_cards", Options { blank_cards: 40, ..of(Sheet::Empire, Scenario::Burma) }),
        ("deck_90", Options { deck_90: true, deck, ..of(Sheet::Napoleonics, Scenario::Standard) }),
        ("base_deck", Options { base_deck: true, deck: ancients, ..of(Sheet::Ancients, Scenario::Standard) }),
    ];
    for (name, options) in cases {
        let (key, said) = refused(&options);
        assert!(key.starts_with("solo-no-option-"), "{name}: {key}");
        assert!(said.contains(&format!("({name})")), "{name}: {said}");
    }
    for options in [
        Options { la_grande: true, corps_1: 6, ..of(Sheet::Epic, Scenario::Standard) },
        Options { opening: Opening::Singapore, ..of(Sheet::Empire, Scenario::Midway) },
        Options { first_turn: 2, last_turn: 4, ..of(Sheet::Empire, Scenario::Burma) },
        Options { first_turn: 9, ..of(Sheet::Pursuit, Scenario::Later) },
        Options { blank_cards: 40, ..of(Sheet::Empire, Scenario::PlanOrange) },
    ] {
        Solo::new(&options, 1).unwrap();
    }
    let late = Options { first_turn: 18, ..of(Sheet::Pursuit, Scenario::Later) };
    assert_eq!(refused(&late).0, "solo-no-number", "there are 17 turns");
}

#[test]
fn g_30_a_scenario_is_offered_where_it_can_be_played() {
    let spec = Solo::option_specs().into_iter().find(|spec| spec.name == "scenario").unwrap();
    let OptionKind::Choice { values, .. } = spec.kind else { panic!("a choice") };
    for sheet in Sheet::ALL {
        let standard = Options { playsheet: sheet, ..Options::default() };
        for value in values {
            let can = Solo::new(&with(&standard, "scenario", json!(value)), 1).is_ok();
            let only = Solo::only_with("scenario", Some(value));
            let offered = only.is_none_or(|(_, sheets)| sheets.contains(&sheet.facts().name));
            assert_eq!(offered, can, "{sheet:?} {value}");
        }
    }
}

#[test]
fn g_31_every_playsheet_has_a_deck_to_begin_from_that_can_be_played_as_ones_own() {
    let blanks = Solo::blanks();
    assert_eq!(blanks.len(), Sheet::ALL.len());
    for blank in blanks {
        let options = json!({
            blank.with: blank.kind,
            blank.option: blank.text.lines().collect::<Vec<_>>(),
        });
        let options: Options = serde_json::from_value(options).unwrap();
        Solo::new(&options, 1).unwrap_or_else(|e| panic!("{}: {e:?}", blank.kind));
        let rows = (blank.rows)(blank.text);
        assert_eq!(rows[0], cdg_solo::COLUMNS);
        assert!(rows.len() > 10 && rows.iter().all(|row| row.len() == rows[0].len()), "{}", blank.kind);
    }
}

#[test]
fn cm_8_five_banners_win_at_solachon_and_nothing_else_may_be_set() {
    let of =
        |scenario, banners| Options { playsheet: Sheet::Medieval, scenario, banners, ..Options::default() };
    let (key, said) = refused(&of(Scenario::Solachon, 7));
    assert_eq!(key, "solo-no-option-scenario");
    assert!(said.contains("(banners)"), "{said}");
    Solo::new(&of(Scenario::Solachon, 5), 1).unwrap();
    Solo::new(&of(Scenario::Standard, 7), 1).unwrap();
}
