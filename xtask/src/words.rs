//! Checks for words that must not be in the source: marks of unfinished work, and clocks where a game could read them.

use std::path::Path;

use crate::tree;

/// The kinds of files that are read.
const SOURCES: &[&str] = &["rs", "toml", "js", "css", "html", "ftl", "sql", "sh", "py"];

/// Split, so that this file itself passes the check.
const UNFINISHED: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("db", "g!"),
];

/// Beginnings of German words that are replaced by another word in all games, with the replacement.
const DISCARDED: &[(&str, &str)] = &[
    (concat!("wahl", "leut"), "Wahlmänner"),
    (concat!("an", "sag"), "ankündigen"),
    (concat!("ange", "sagt"), "angekündigt"),
];

const CLOCKS: &[&str] = &[concat!("std::", "time"), concat!("System", "Time"), concat!("Instant::", "now")];

pub fn run(root: &Path) -> Result<(), String> {
    let files = sources(root)?;
    let mut found = Vec::new();
    for file in &files {
        // The file may have just been deleted, or is not text.
        let Ok(text) = std::fs::read_to_string(root.join(file)) else { continue };
        found.extend(forbidden(file, &text));
    }
    if found.is_empty() {
        println!("{} files read", files.len());
        return Ok(());
    }
    Err(format!("these words may not be here:\n  {}", found.join("\n  ")))
}

fn sources(root: &Path) -> Result<Vec<String>, String> {
    let is_source = |name: &String| name.rsplit_once('.').is_some_and(|(_, kind)| SOURCES.contains(&kind));
    Ok(tree::files(root)?.into_iter().filter(is_source).collect())
}

/// Each forbidden word with its position.
fn forbidden(file: &str, text: &str) -> Vec<String> {
    let timeless = ["crates/kernel/src/", "crates/games/"].iter().any(|folder| file.starts_with(folder))
        && file.contains("/src/");
    let clocks = if timeless { CLOCKS } else { &[] };
    let words = || UNFINISHED.iter().chain(clocks);
    let for_people = file.ends_with(".ftl") || (file.contains("/data/") && file.ends_with(".toml"));
    let in_line = |(n, line): (usize, &str)| {
        let found = words().filter(|word| stands_in(line, word));
        let mut found: Vec<_> = found.map(|word| format!("{file}:{}: {word}", n + 1)).collect();
        if for_people {
            found.extend(discarded(line).map(|better| format!("{file}:{}: say {better}", n + 1)));
        }
        found
    };
    text.lines().enumerate().flat_map(in_line).collect()
}

/// The replacement for each discarded word of a line. A verb may be separable: its second part is at the end of a clause.
fn discarded(line: &str) -> impl Iterator<Item = &'static str> + use<'_> {
    let small = line.to_lowercase();
    let in_two = small.split(['.', ',', ';', ':', '"']).any(|clause| {
        let verb = [" sagt ", " sagen "].iter().find_map(|verb| Some(clause.split_once(verb)?.1));
        verb.is_some_and(|rest| rest == "an" || rest.ends_with(" an"))
    });
    let whole = DISCARDED.iter().filter(move |(word, _)| small.contains(word)).map(|(_, better)| *better);
    whole.chain(in_two.then_some("ankündigen"))
}

/// Whether the word occurs on its own, not as part of a longer one.
fn stands_in(line: &str, word: &str) -> bool {
    let part_of_name = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        let open_end = word.ends_with('!') || !after.is_some_and(part_of_name);
        !before.is_some_and(part_of_name) && open_end
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unfinished_work_is_found() {
        for word in UNFINISHED {
            let text = format!("fn a() {{\n    // {word}(later)\n}}\n");
            assert_eq!(forbidden("crates/a/src/lib.rs", &text), [format!("crates/a/src/lib.rs:2: {word}")]);
        }
    }

    #[test]
    fn one_german_word_for_one_thing() {
        for text in [
            concat!("tpg-race = Wahl", "leute"),
            concat!("drei Staaten an", "sagen"),
            concat!("Die { $team } sa", "gen { $state } an."),
            concat!("Der Spieler sa", "gt alles an, was er wählt."),
            concat!("schon ange", "sagt"),
        ] {
            assert_eq!(forbidden("crates/games/a/texts/de.ftl", text).len(), 1, "{text}");
            assert_eq!(forbidden("crates/games/a/data/rules.toml", text).len(), 1, "{text}");
            assert_eq!(forbidden("crates/games/a/src/lib.rs", text).len(), 0, "{text}");
        }
        assert_eq!(
            forbidden("a/de.ftl", "Die Regeln sagen nichts. Wahlmänner kündigen es an."),
            Vec::<String>::new()
        );
    }

    #[test]
    fn the_texts_of_the_house_keep_to_its_words() {
        run(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))).unwrap();
    }

    #[test]
    fn longer_words_are_other_words() {
        let text = concat!("to", "dos! MAS", "TO", "DON TO", "DOS xdb", "g!() to", "do = \"deny\"");
        assert_eq!(forbidden("a.rs", text), Vec::<String>::new());
    }

    #[test]
    fn only_games_and_the_kernel_have_no_clock() {
        let text = concat!("let now = std::", "time::System", "Time::now();");
        assert_eq!(forbidden("crates/games/idiot/src/play.rs", text).len(), 2);
        assert_eq!(forbidden("crates/kernel/src/table.rs", text).len(), 2);
        assert_eq!(forbidden("crates/games/idiot/tests/fuzz.rs", text).len(), 0);
        assert_eq!(forbidden("crates/server/src/main.rs", text).len(), 0);
    }
}
