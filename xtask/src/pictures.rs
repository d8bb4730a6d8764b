//! Pictures that the README shows must exist.

use std::path::Path;

const README: &str = "README.md";

pub fn run(root: &Path) -> Result<(), String> {
    let Ok(text) = std::fs::read_to_string(root.join(README)) else {
        println!("there is no {README} yet");
        return Ok(());
    };
    let pictures = shown(&text);
    let missing: Vec<&String> = pictures.iter().filter(|picture| !root.join(picture).is_file()).collect();
    if missing.is_empty() {
        println!("{} pictures", pictures.len());
        return Ok(());
    }
    Err(format!("{README} shows pictures that do not exist: {missing:?}"))
}

/// The files of the house in `![words](file)`, `src="file"` and `srcset="file"`.
fn shown(text: &str) -> Vec<String> {
    let markdown = text.split("![").skip(1).filter_map(|rest| {
        let (_, link) = rest.split_once("](")?;
        link.split([')', ' ']).next()
    });
    let html = ["src=\"", "srcset=\""]
        .into_iter()
        .flat_map(|start| text.split(start).skip(1).filter_map(|rest| rest.split(['"', ' ']).next()));
    let ours = |link: &&str| !link.is_empty() && !link.contains("://") && !link.starts_with('#');
    markdown.chain(html).filter(ours).map(|link| link.trim_start_matches("./").to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_found_in_markdown_and_html() {
        let text = "![A map](docs/map.png) and [a link](docs/a.md)\n[![b](./b.svg \"title\")](c)\n\
                    <img src=\"d.png\" alt=\"\"> ![far](https://example.org/e.png)";
        assert_eq!(shown(text), ["docs/map.png", "b.svg", "d.png"]);
    }

    #[test]
    fn a_missing_picture_fails() {
        let folder = std::env::temp_dir().join(format!("resolute-pictures-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        assert_eq!(run(&folder), Ok(()));
        std::fs::write(folder.join(README), "![A map](map.png)").unwrap();
        assert!(run(&folder).unwrap_err().contains("map.png"));
        std::fs::write(folder.join("map.png"), "").unwrap();
        assert_eq!(run(&folder), Ok(()));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
