//! Runs axe on every kind of page, in light and dark: it must find nothing serious.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::browser::Browser;
use crate::displays::{has, new_session, until};
use crate::house::House;
use crate::play::{SHORT, act, after, campaign, new_table, new_table_of, to_the_end};

const AXE: &str = "axe-core@4.14.0";

/// The axe script, from the file named by the variable, otherwise fetched by npm into the target folder. `None` if it may be skipped.
pub fn axe() -> Option<String> {
    let named = std::env::var_os("RESOLUTE_AXE").map(PathBuf::from);
    if named.is_none() && std::env::var("RESOLUTE_SKIP").unwrap_or_default().contains("axe") {
        println!("SKIPPED: axe is missing");
        return None;
    }
    let path = named.unwrap_or_else(fetched);
    Some(std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

fn fetched() -> PathBuf {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().join("axe");
    let path = target.join("node_modules/axe-core/axe.min.js");
    if !path.is_file() {
        std::fs::create_dir_all(&target).unwrap();
        let mut npm = Command::new("npm");
        npm.args(["install", "--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--prefix"])
            .arg(&target)
            .arg(AXE);
        let output = npm.output().expect("npm is needed to fetch axe-core");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    path
}

/// axe compares a button's label with the visible text. Buttons cut by an edge are therefore exempt from that rule.
const FINDINGS: &str = r#"
    const isCut = (one) => {
        const box = one.getBoundingClientRect();
        for (let at = one.parentElement; at; at = at.parentElement) {
            const room = at.getBoundingClientRect();
            if (getComputedStyle(at).overflowY !== "visible" && (box.bottom > room.bottom || box.top < room.top)) return true;
        }
        return box.bottom > innerHeight || box.top < 0;
    };
    const { violations } = await axe.run(document, { resultTypes: ["violations"], elementRef: true });
    return violations.map(({ id, impact, help, nodes }) => {
        const judged = nodes.filter((node) => id !== "label-content-name-mismatch" || !isCut(node.element));
        const told = (node) => `${node.target}: ${node.html.slice(0, 300)}: ${node.any.concat(node.all, node.none).map((c) => c.message).join("; ")}`;
        return { id, impact, help, nodes: judged.slice(0, 4).map(told) };
    }).filter(({ nodes }) => nodes.length);
"#;

/// The page's policy forbids foreign scripts, so axe is injected through the driver.
pub fn findings(browser: &Browser, axe: &str) -> Vec<String> {
    if browser.eval("return typeof axe", &[]) != "object" {
        browser.eval(axe, &[]);
    }
    let found = browser.eval_later(FINDINGS, &[]);
    let serious = |one: &&Value| matches!(one["impact"].as_str(), Some("serious" | "critical"));
    found
        .as_array()
        .unwrap_or_else(|| panic!("{found}"))
        .iter()
        .filter(serious)
        .map(|one| format!("{one:#}"))
        .collect()
}

pub fn look(browser: &Browser, axe: &str, name: &str, faults: &mut Vec<String>) {
    for scheme in ["light", "dark"] {
        browser.prefer(scheme);
        // Wait for colour transitions to finish, or axe judges an intermediate colour.
        browser.eval_later(
            "await Promise.all(document.getAnimations().filter((one) => one.playState === 'running').map((one) => one.finished.catch(() => {})))",
            &[],
        );
        faults.extend(findings(browser, axe).into_iter().map(|fault| format!("{name}, {scheme}: {fault}")));
    }
}

#[test]
fn axe_finds_nothing_serious_at_a_table_of_five() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    let mut faults = Vec::new();
    let mut look = |name: &str| look(&browser, &axe, name, &mut faults);
    for page in ["/new/idiot", "/rules/idiot", "/guide/idiot"] {
        browser.go(&house.at(page));
        look(page);
    }
    new_table_of(&browser, &house, "idiot", &[("seat.3", "bot:greedy"), ("seat.4", "bot:greedy")]);
    for kind in ["draw", "roll", "place", "fly"] {
        crate::idiot::until(&browser, kind);
        browser.eval("document.querySelectorAll('details').forEach((one) => { one.open = true })", &[]);
        look(kind);
    }
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn axe_finds_nothing_serious_at_a_table_of_territories() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    let mut faults = Vec::new();
    let mut look = |name: &str| look(&browser, &axe, name, &mut faults);
    for page in ["/new/manifest", "/rules/manifest", "/guide/manifest"] {
        browser.go(&house.at(page));
        look(page);
    }
    new_table_of(&browser, &house, "manifest", &[]);
    for kind in ["bid", "play", "tokens", "expand"] {
        crate::manifest::until(&browser, kind);
        browser.eval("document.querySelectorAll('details').forEach((one) => { one.open = true })", &[]);
        look(kind);
    }
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn axe_finds_nothing_serious_in_a_presidency() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    let mut faults = Vec::new();
    crate::mr_president::new_presidency(&browser, &house);
    for chart in [false, true] {
        crate::mr_president::until(&browser, |browser| !chart || browser.has(".ask .chart"));
        for tab in 0..6 {
            browser.click(&format!(".tabs .t{tab}"));
            look(&browser, &axe, &format!("side {tab}, chart: {chart}"), &mut faults);
        }
    }
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn axe_finds_nothing_serious_where_decks_are_written() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    browser.expect("422");
    let mut faults = Vec::new();
    let mut look = |name: &str| look(&browser, &axe, name, &mut faults);
    for page in ["/new/cdg-solo", "/decks", "/decks/new/cdg-solo/1960"] {
        browser.go(&house.at(page));
        look(page);
    }
    let text = browser.value("#text");
    browser.fill("#text", &text.replacen("title", "name", 1));
    browser.fill("#name", "Mine");
    browser.follow("button[value='save']", "");
    look("a deck with a fault");
    browser.fill("#text", &text);
    browser.follow("button[value='save']", "");
    look("a deck");
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn axe_finds_nothing_serious_at_a_session_beside_a_board() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    let mut faults = Vec::new();
    let mut look = |name: &str| look(&browser, &axe, name, &mut faults);
    let command: &[(&str, &str)] = &[("option.command_1", "7")];
    for (sheet, options) in [("empire", &[][..]), ("medieval", command)] {
        new_session(&browser, &house, sheet, options);
        until(&browser, "a roll", |_, all| has(all, "roll"));
        look(sheet);
        until(&browser, "a card", |_, all| all.iter().any(|choice| choice.act.starts_with("play ")));
        browser.eval("document.querySelectorAll('details').forEach((one) => { one.open = true })", &[]);
        look(sheet);
    }
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn axe_finds_nothing_serious() {
    let (Some(house), Some(axe)) = (House::open(), axe()) else { return };
    let browser = Browser::open();
    browser.expect("404");
    let mut faults = Vec::new();
    let mut look = |name: &str| look(&browser, &axe, name, &mut faults);
    for page in [
        "/",
        "/new/presidential",
        "/map",
        "/rules/presidential",
        "/guide/presidential",
        "/account",
        "/about",
        "/nowhere",
    ] {
        browser.go(&house.at(page));
        look(page);
    }
    let table = new_table(&browser, &house, &SHORT);
    look("a table, choosing what to do");
    act(&browser, "campaign");
    look("a table, choosing among many");
    browser.eval("document.querySelectorAll('details').forEach((one) => { one.open = true })", &[]);
    look("a table, all drawers open");
    after(&browser, || browser.click("#undo"));
    campaign(&browser, ["OH", "PA", "FL"]);
    act(&browser, "roll");
    look("a table, dice lie there");
    to_the_end(&browser);
    look("a table, over");
    browser.go(&house.at(&format!("{table}?at=3")));
    look("replay");
    browser.go(&house.at(&format!("{table}/log")));
    look("log");
    browser.go(&house.at("/"));
    look("a lobby with tables");
    assert!(faults.is_empty(), "{} findings:\n{}", faults.len(), faults.join("\n"));
}
