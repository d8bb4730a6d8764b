//! What the cards say: the styles listed in house B11, and that the texts in both languages name the same numbers.

use mr_president::CHARTS;

/// Styles in house B11, by set: F fixed, S depends on the state, C offers a choice.
const STYLES: [&str; 4] = [
    "FCSCSCCFSSCSFFFFCSCSSSSCCSCCS",
    "CSSCSFFCFSCSFFFCSCSCSSSSSCSCS",
    "SCSFCFSSCFSSCFCSSSSSSCSSCCCFS",
    "SSCSSCSCFFSSFFFCSSCCSSCSCSCCS",
];

/// The lines of a card in its chart file.
fn body(id: &str) -> Vec<&'static str> {
    let heading = format!("card {id}");
    let lines =
        CHARTS.iter().filter(|(name, _)| name.starts_with("cards_")).flat_map(|(_, text)| text.lines());
    lines
        .skip_while(|line| line.split([':', ' ']).take(2).collect::<Vec<_>>().join(" ") != heading)
        .skip(1)
        .take_while(|line| line.starts_with(' ') || line.trim().is_empty())
        .collect()
}

#[test]
fn mrp_card_events_styles_of_the_seeds() {
    let all = STYLES.concat();
    let number = |style: char| all.chars().filter(|&c| c == style).count();
    assert_eq!((number('F'), number('S'), number('C')), (22, 55, 39));
    for (n, style) in all.chars().enumerate() {
        let id = format!("E{:03}", n + 1);
        let lines = body(&id);
        assert!(!lines.is_empty(), "{id} has no lines");
        let has = |word: &str| lines.iter().any(|line| line.trim_start().starts_with(word));
        let chooses = has("choose ") || has("do court_vacancy");
        // D13 and WT3 roll dice. A pick by the largest value, a check or a roll also depends on the state or a die.
        let looks = has("if ")
            || has("roll ")
            || has("check ")
            || has("do D13")
            || has("do WT3")
            || has("pa +(cardb_jobs")
            || lines.iter().any(|line| line.contains(" max inf("));
        match style {
            'C' => assert!(chooses, "{id} offers a choice"),
            'S' => assert!(looks || chooses, "{id} depends on the state"),
            // A fixed card may roll a die or skip what is impossible, but never asks the player.
            _ => assert!(!chooses, "{id} is fixed"),
        }
    }
}

const TEXTS: [[&str; 2]; 2] = [
    [include_str!("../../texts/effects.en.ftl"), include_str!("../../texts/effects.de.ftl")],
    [include_str!("../../texts/effectsb.en.ftl"), include_str!("../../texts/effectsb.de.ftl")],
];

/// The signed and plain numbers of a text in rising order; `d10` and `W10` are the same die.
fn numbers(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut word = String::new();
    for c in text.chars().chain([' ']) {
        if c.is_ascii_digit() || (word.is_empty() && (c == '+' || c == '−')) {
            word.push(c);
        } else {
            if word.chars().any(|c| c.is_ascii_digit()) {
                out.push(std::mem::take(&mut word));
            }
            word.clear();
            if c == '+' || c == '−' {
                word.push(c);
            }
        }
    }
    out.sort();
    out
}

#[test]
fn mrp_card_events_mrp_card_cascading_mrp_card_terrorism_mrp_card_disasters_both_languages_name_the_same_numbers()
 {
    let mut seen = 0;
    for [en, de] in TEXTS {
        let pairs = |text: &'static str| text.lines().filter_map(|line| line.split_once(" = "));
        for ((key, english), (other, german)) in pairs(en).zip(pairs(de)) {
            assert_eq!(key, other);
            let (mut english, mut german) = (numbers(english), numbers(german));
            // A level may be mentioned once in one language and twice in the other.
            english.dedup();
            german.dedup();
            assert_eq!(english, german, "{key}");
            // Rows of inline tables are listed next to the effect of their card.
            seen += usize::from(key.starts_with("mrp-card-"));
        }
    }
    assert_eq!(seen, 116 + 3 * 31 + 20 + 3 * 8);
}

/// No two cards have the same effect.
#[test]
fn mrp_card_events_no_two_cards_have_the_same_effect() {
    let mut seen: std::collections::HashMap<String, &str> = std::collections::HashMap::new();
    let mut cards = 0;
    for (_, text) in mr_president::CHARTS {
        let is_card = |block: &&str| block.starts_with("card ");
        let code = |line: &'static str| line.split('#').next().unwrap_or_default().trim_end();
        for block in text.split("\n\n").map(str::trim).filter(is_card) {
            let (head, body) = block.split_once(':').expect("a heading");
            let body: Vec<&str> = body.lines().map(code).filter(|line| !line.is_empty()).collect();
            let same = seen.insert(body.join("\n"), head);
            assert_eq!(same, None, "{head} does the same");
            cards += 1;
        }
    }
    assert!(cards >= 116, "{cards} cards were compared");
}
