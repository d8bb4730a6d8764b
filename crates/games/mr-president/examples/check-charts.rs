//! Compiles the chart files of a folder and prints their errors: `cargo run --example check-charts -- data/charts`.

use std::fs;

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "data/charts".to_owned());
    let mut files: Vec<(&'static str, &'static str)> = Vec::new();
    let mut paths: Vec<_> = fs::read_dir(&folder)
        .expect("the folder can be read")
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|kind| kind == "chart"))
        .collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a chart file can be read");
        files.push((Box::leak(name.into_boxed_str()), Box::leak(text.into_boxed_str())));
    }
    match mr_president::lang::compile(&files) {
        Ok(program) => println!(
            "{} files: {} steps, {} charts and procs, {} cards, {} actions, {} cells",
            files.len(),
            program.ops.len(),
            program.procs.len(),
            program.cards.len(),
            program.actions.len(),
            program.cells
        ),
        Err(errors) => {
            for error in &errors {
                println!("{error}");
            }
            println!("{} errors", errors.len());
            std::process::exit(1);
        }
    }
}
