//! Checks that files, pictures and headings that the documentation links to exist.

use std::path::Path;

use crate::tree;

pub fn run(root: &Path) -> Result<(), String> {
    let pages = pages(root)?;
    let mut links = 0;
    let mut broken = Vec::new();
    for page in &pages {
        // The page may have just been deleted.
        let Ok(text) = std::fs::read_to_string(root.join(page)) else { continue };
        for link in shown(&text) {
            links += 1;
            if !leads_somewhere(root, page, &text, &link) {
                broken.push(format!("{page}: {link}"));
            }
        }
    }
    if broken.is_empty() {
        println!("{links} links on {} pages", pages.len());
        return Ok(());
    }
    Err(format!("these links lead nowhere:\n  {}", broken.join("\n  ")))
}

fn pages(root: &Path) -> Result<Vec<String>, String> {
    Ok(tree::files(root)?.into_iter().filter(|name| name.ends_with(".md")).collect())
}

/// The targets of `[words](link)`, `src="link"` and `srcset="link"`, except external links.
fn shown(text: &str) -> Vec<String> {
    let plain = without_code(text);
    let markdown = plain.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
    let html = ["src=\"", "srcset=\""]
        .into_iter()
        .flat_map(|start| plain.split(start).skip(1).filter_map(|rest| rest.split(['"', ' ']).next()));
    let ours = |link: &&str| !link.is_empty() && !link.contains("://") && !link.starts_with("mailto:");
    markdown.chain(html).filter(ours).map(|link| link.trim_start_matches("./").to_owned()).collect()
}

/// Removes code blocks and code spans, which contain no links.
fn without_code(text: &str) -> String {
    let blocks: String = text.split("```").step_by(2).collect();
    blocks.split('`').step_by(2).collect()
}

fn leads_somewhere(root: &Path, page: &str, text: &str, link: &str) -> bool {
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let folder = Path::new(page).parent().unwrap_or(Path::new(""));
    let target = root.join(folder).join(file);
    if !file.is_empty() && !target.exists() {
        return false;
    }
    if heading.is_empty() {
        return true;
    }
    let other =
        if file.is_empty() { text.to_owned() } else { std::fs::read_to_string(target).unwrap_or_default() };
    other.lines().filter(|line| line.starts_with('#')).any(|line| anchor(line) == heading)
}

/// The anchor of a heading.
fn anchor(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = words.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_in_markdown_and_html() {
        let text = "![A map](docs/map.png) and [a link](docs/a.md#b)\n[![b](./b.svg \"title\")](c)\n\
            <img src=\"docs/e.png\" alt=\"\"> [far](https://example.org/x.png) `[no](code)`\n```\n[no](block)\n```\n";
        assert_eq!(shown(text), ["docs/map.png", "docs/a.md#b", "b.svg", "c", "docs/e.png"]);
    }

    #[test]
    fn a_link_to_a_file_or_a_heading_that_is_not_there_is_found() {
        let text = "# How to check the dice\n";
        let leads = |link| leads_somewhere(&crate::root(), "docs/protocol.md", text, link);
        assert!(leads("../README.md") && leads("#how-to-check-the-dice") && leads("commands.md#exit-codes"));
        assert!(!leads("README.md") && !leads("#how-to-check") && !leads("commands.md#exit-code"));
    }
}
