//! Every game on a real pseudo-terminal: score, last events and prompt visible, the line editor, Ctrl-C, saves.

use crate::common::Folder;
use crate::pseudo_terminal::Terminal;

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

/// Games with the words by which their score is recognised.
const GAMES: [(&str, &[&str], &str); 5] = [
    ("presidential", &[], "Electoral votes (270): Democrats"),
    ("idiot", &[], "Delegates: "),
    ("mr-president", &[], "Approval "),
    ("manifest", &[], "of 30 points"),
    ("cdg-solo", &["--set", "playsheet=wilderness"], "Cards remaining: French"),
];

fn play(folder: &Folder, size: (u16, u16), game: &str, more: &[&str]) -> Terminal {
    let args = ["play", game, "--lang", "en", "--seed", "5", "--save", &folder.word("game.json")];
    Terminal::run(folder, size, &[&args[..], more].concat())
}

/// Plays some turns by always taking the first choice. Before each decision everything must be visible.
fn stays_in_sight(game: &str, more: &[&str], score: &str, size: (u16, u16), turns: usize) {
    let folder = Folder::new();
    let mut terminal = play(&folder, size, game, more);
    for turn in 0..turns {
        let text = terminal.wait_for_prompt();
        let lines: Vec<&str> = text.lines().collect();
        let seen = format!("{game}, turn {turn}, {size:?}:\n{text}");
        assert!(terminal.is_fullscreen(), "{seen}");
        assert!(lines[0].starts_with("── "), "the headline is at the top: {seen}");
        let scored = lines.iter().position(|line| line.contains(score));
        assert!(scored.is_some_and(|line| line <= 7), "the score is below it: {seen}");
        let act =
            |line: &&&str| line.trim_start_matches([' ', '│']).starts_with('#') || line.contains("│    #");
        let event = lines.iter().any(|line| act(&line)) || text.contains("more lines: history");
        assert!(event, "the last events are there: {seen}");
        assert!(lines.len() <= usize::from(size.1), "{seen}");
        if size == LARGE {
            let beside = lines.iter().filter(|line| line.contains(" │ ")).count();
            assert!(beside >= 4, "the board stands beside the events: {seen}");
        }
        let before = text.clone();
        terminal.type_line("1");
        // Wait until the question has changed or the game is over.
        let start = std::time::Instant::now();
        while terminal.text() == before && start.elapsed().as_secs() < 20 {
            std::thread::sleep(std::time::Duration::from_millis(30));
        }
        if !terminal.is_fullscreen() {
            return;
        }
    }
}

#[test]
fn p15_score_events_and_prompt_stay_in_sight_at_80x24() {
    for (game, more, score) in GAMES {
        stays_in_sight(game, more, score, SMALL, 6);
    }
}

#[test]
fn p15_the_width_is_used_at_120x40() {
    for (game, more, score) in GAMES {
        stays_in_sight(game, more, score, LARGE, 3);
    }
}

#[test]
fn p15_lines_are_edited_completed_and_remembered() {
    let folder = Folder::new();
    let mut terminal = play(&folder, SMALL, "presidential", &[]);
    terminal.wait_for("Campaign or raise funds?");
    terminal.type_line("campaign; ohio");
    terminal.wait_for("Second state?");
    terminal.press("pennsy\t");
    terminal.wait_for("> Pennsylvania");
    terminal.press("\r");
    terminal.wait_for("Third state?");
    // A typing error, corrected with backspace.
    terminal.press("texaz\u{7f}s\r");
    terminal.wait_for("Roll the dice?");
    terminal.type_line("u");
    terminal.wait_for("Third state?");
    // The line before the last one, with the arrow key.
    terminal.press("\u{1b}[A\u{1b}[A");
    terminal.wait_for("> texas");
    terminal.press("\r");
    terminal.wait_for("Roll the dice?");
    terminal.type_line("");
    terminal.wait_for("Which die goes where?");
    assert!(terminal.has_ground(), "tiles are filled: {}", terminal.text());
}

#[test]
fn p15_a_line_that_fails_drops_its_rest_and_says_so() {
    let folder = Folder::new();
    let mut terminal = play(&folder, SMALL, "presidential", &[]);
    terminal.wait_for("Campaign or raise funds?");
    terminal.type_line("campaign; oh; nowhere; tx");
    let text = terminal.wait_for("Not played any more: tx");
    assert!(text.contains("“nowhere” is not possible here") && text.contains("Second state?"), "{text}");
}

#[test]
fn p15_lines_typed_ahead_are_not_lost() {
    let folder = Folder::new();
    let mut terminal = play(&folder, SMALL, "presidential", &[]);
    terminal.wait_for("Campaign or raise funds?");
    terminal.press("campaign\rohio\rpa\rtexas\r");
    terminal.wait_for("Roll the dice?");
}

#[test]
fn p15_long_lists_are_paged() {
    let folder = Folder::new();
    let mut terminal = play(&folder, SMALL, "presidential", &[]);
    terminal.wait_for("Campaign or raise funds?");
    terminal.type_line("rules");
    terminal.wait_for("Lines 1 to 23 of");
    terminal.type_line("");
    terminal.wait_for("Lines 24 to");
    terminal.type_line("q");
    terminal.wait_for("Campaign or raise funds?");
}

#[test]
fn p15_cdg_solo_asks_for_the_playsheet() {
    let folder = Folder::new();
    let args = ["play", "cdg-solo", "--lang", "en", "--save", &folder.word("game.json")];
    let mut terminal = Terminal::run(&folder, SMALL, &args);
    let text = terminal.wait_for("Which one?");
    assert!(text.contains("Wilderness War") && text.contains("1960"), "{text}");
    terminal.type_line("frobnicate");
    terminal.wait_for("not in the list");
    terminal.type_line("wild");
    terminal.wait_for("── Wilderness War");
}

#[test]
fn p15_neighbours_come_first_in_the_march_of_idiot() {
    let folder = Folder::new();
    let more = ["--seats", "human,random,random"];
    let mut terminal = play(&folder, LARGE, "idiot", &more);
    // First choices lead to the march.
    for _ in 0..60 {
        let text = terminal.wait_for_prompt();
        if text.contains("from New York: where to?") {
            let numbered = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_digit());
            let from = text.find("where to?").unwrap();
            let listed: Vec<&str> = text[from..].lines().skip(1).filter(numbered).collect();
            let steps = ["Connecticut", "Massachusetts", "New Jersey", "Pennsylvania", "Vermont"];
            for (line, neighbour) in listed.iter().zip(steps) {
                assert!(line.contains(neighbour), "neighbours come first: {text}");
            }
            assert!(listed.len() >= steps.len(), "all of them are listed: {text}");
            return;
        }
        terminal.type_line("1");
        let start = std::time::Instant::now();
        while terminal.text() == text && start.elapsed().as_secs() < 5 {
            std::thread::sleep(std::time::Duration::from_millis(30));
        }
    }
    panic!("no march: {}", terminal.text());
}

#[test]
fn p16_ctrl_c_says_where_the_game_is_kept() {
    let folder = Folder::new();
    let mut terminal = play(&folder, SMALL, "presidential", &[]);
    terminal.wait_for("Campaign or raise funds?");
    terminal.press("\u{3}");
    assert_eq!(terminal.wait_for_end(), 130);
    let text = terminal.text();
    assert!(!terminal.is_fullscreen(), "{text}");
    assert!(text.contains("The game is saved in") && text.contains("resolute play --resume"), "{text}");
}

#[test]
fn p16_the_commitment_is_on_the_first_screen_and_the_seed_on_the_last() {
    let folder = Folder::new();
    let mut terminal = play(&folder, LARGE, "presidential", &["--set", "weeks=1"]);
    let first = terminal.wait_for("Campaign or raise funds?");
    let commitment: String = first
        .lines()
        .find_map(|line| line.strip_prefix("commitment "))
        .unwrap_or_else(|| panic!("no commitment: {first}"))
        .to_owned();
    assert_eq!(commitment.len(), 64);
    terminal.type_line("campaign; oh; pa; tx");
    for _ in 0..12 {
        if !terminal.is_fullscreen() {
            break;
        }
        terminal.type_line("1");
        std::thread::sleep(std::time::Duration::from_millis(400));
    }
    let last = terminal.wait_for("resolute verify");
    assert!(last.contains(&commitment) && last.contains("seed "), "{last}");
    assert_eq!(terminal.wait_for_end(), 0);
}

#[test]
fn p16_play_offers_the_last_game_and_resume_takes_a_name() {
    let folder = Folder::new();
    let mut terminal = Terminal::run(&folder, SMALL, &["play", "presidential", "--lang", "en"]);
    terminal.wait_for("Campaign or raise funds?");
    terminal.type_line("campaign");
    terminal.wait_for("First state?");
    terminal.type_line("quit");
    assert_eq!(terminal.wait_for_end(), 0);
    let mut again = Terminal::run(&folder, SMALL, &["play", "presidential", "--lang", "en"]);
    let text = again.wait_for("Go on with it?");
    assert!(text.contains("presidential-1"), "{text}");
    again.type_line("");
    again.wait_for("First state?");
    again.type_line("quit");
    again.wait_for_end();
    let mut lobby = Terminal::run(&folder, SMALL, &["play", "--lang", "en"]);
    let text = lobby.wait_for("Which game?");
    assert!(text.contains("0  Go on with presidential-1"), "{text}");
    lobby.type_line("0");
    lobby.wait_for("First state?");
    lobby.type_line("quit");
    lobby.wait_for_end();
    let mut named = Terminal::run(&folder, SMALL, &["play", "--lang", "en", "--resume", "presidential-1"]);
    named.wait_for("First state?");
    named.type_line("quit");
    named.wait_for_end();
}

#[test]
fn p17_a_dumb_terminal_gets_lines_without_escapes() {
    let folder = Folder::new();
    let args = ["play", "presidential", "--lang", "en", "--save", &folder.word("game.json")];
    let mut terminal = Terminal::run_with(&folder, (80, 60), &args, &[("TERM", "dumb")]);
    terminal.wait_for("Campaign or raise funds?");
    assert!(!terminal.is_fullscreen() && !terminal.has_colour(), "{}", terminal.text());
    terminal.type_line("campaign");
    terminal.wait_for("First state?");
    terminal.press("\u{3}");
    assert_eq!(terminal.wait_for_end(), 130);
    assert!(terminal.text().contains("resolute play --resume"), "{}", terminal.text());
}

#[test]
fn p17_no_color_is_respected_on_the_whole_screen() {
    let folder = Folder::new();
    let args = ["play", "presidential", "--lang", "en", "--save", &folder.word("game.json")];
    let terminal = Terminal::run_with(&folder, SMALL, &args, &[("NO_COLOR", "1")]);
    terminal.wait_for("Campaign or raise funds?");
    assert!(
        terminal.is_fullscreen() && !terminal.has_colour() && !terminal.has_ground(),
        "{}",
        terminal.text()
    );
}

#[test]
fn p17_help_is_wrapped_to_the_terminal() {
    let folder = Folder::new();
    let mut terminal = Terminal::run(&folder, (60, 60), &["play", "--help", "--lang", "en"]);
    terminal.wait_for_end();
    let text = terminal.text();
    assert!(text.contains("--own-dice") && text.lines().count() > 28, "{text}");
    // No word is broken: each also occurs in the help that is wrapped less narrowly.
    let whole = crate::common::run(&["play", "--help", "--lang", "en"]).good().out;
    for word in text.split_whitespace() {
        assert!(whole.split_whitespace().any(|other| other == word), "{word} is broken: {text}");
    }
}
