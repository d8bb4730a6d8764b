//! What the page says about the moment: the caption of an act, the phase, and the state of a game that was given up.

use std::cell::RefCell;

use kernel::Ending;

use super::*;

fn open(game: &str, people: usize) -> Box<dyn Hosted> {
    let players = vec![Player::Person("Ada".to_owned()); people];
    let new = NewTable { players, seed: Some(Seed::from_number(1)), ..NewTable::default() };
    title(game).unwrap().open(new).unwrap()
}

fn part(table: &dyn Hosted) -> String {
    let part = RefCell::new(String::new());
    viewed(table, &who(Lang::En), Viewer::Seat(Seat(0)), |view| {
        part.replace(table_part(view).into_string());
    });
    part.into_inner()
}

/// The text between these two.
fn between<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("no {from} in {page}"));
    rest.split_once(to).map_or(rest, |(inside, _)| inside)
}

/// The text content of a piece of a page.
fn words(html: &str) -> String {
    html.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text)).collect()
}

fn caption(page: &str) -> String {
    words(between(between(page, "id=\"caption\"", "<nav"), "<p>", "</p>"))
}

#[test]
fn a_caption_is_never_empty_and_has_whole_lines_as_far_as_there_is_room() {
    let mut cut = 0;
    for (game, people) in
        [("presidential", 2), ("idiot", 3), ("mr-president", 1), ("manifest", 3), ("cdg-solo", 1)]
    {
        let mut table = open(game, people);
        let mut rng = FastRng::new(5);
        for _ in 0..120 {
            let page = part(&*table);
            let Turn::Decide(seats) = table.turn() else { break };
            let told = caption(&page);
            assert!(!told.trim().is_empty(), "{game} after {} acts", table.len());
            let markup = between(&page, "id=\"caption\"", "<nav");
            let is_cut = markup.contains("class=\"more\"");
            cut += usize::from(is_cut);
            let leads = markup.contains(&format!("#act-{}\"", table.len()));
            assert_eq!(is_cut, leads, "the rest stands in the log");
            let sentences = between(markup, "<p>", "</p>").matches("<bdi>").count();
            assert!(sentences < 2 || told.chars().count() < 170, "{game}: {told}");
            let seat = seats.first().unwrap();
            let choices = table.choices(seat);
            table.act(seat, &choices[rng.below(choices.len() as u32) as usize]).unwrap();
        }
    }
    assert!(cut > 10, "{cut}");
}

#[test]
fn a_presidency_that_is_set_up_says_so_in_a_few_words() {
    assert_eq!(caption(&part(&*open("mr-president", 1))), "Everything is set up.");
}

#[test]
fn a_phase_of_one_step_is_named_once() {
    let mut table = open("manifest", 3);
    let mut rng = FastRng::new(2);
    let mut met = 0;
    while let Turn::Decide(seats) = table.turn() {
        let page = part(&*table);
        let steps = between(&page, "class=\"phases\"", "class=\"all\"");
        if steps.contains("phase w1 now") {
            met += 1;
            assert!(!between(steps, "phase w1 now", "boxes-row").contains("<b>"), "{steps}");
        }
        if met > 3 {
            return;
        }
        let seat = seats.first().unwrap();
        let choices = table.choices(seat);
        table.act(seat, &choices[rng.below(choices.len() as u32) as usize]).unwrap();
    }
    panic!("no phase of one step");
}

#[test]
fn a_game_that_was_given_up_is_nobodys_turn_any_more() {
    let mut table = open("presidential", 2);
    table.end(Ending::Resigned(Seat(0))).unwrap();
    let page = part(&*table);
    assert!(page.contains("data-headline=\"Given up\""), "{page}");
    assert!(page.contains("Democrats gave up. Republicans won."), "{page}");
    assert!(!page.contains("Decided in") && !page.contains("Week 1 of 15 · "), "{page}");
    assert_eq!(table.headline().key, "table-resigned-headline", "in the lobby too");
    // The board shows the last position, without anybody who has to act.
    let scene = table.scene_at(table.len(), Viewer::Spectator).unwrap();
    assert!(scene.prompt.asked.is_empty() && scene.prompt.choices.is_empty());
    let rosters = scene.areas.iter().flat_map(|area| &area.items);
    assert!(
        rosters
            .filter_map(|item| match item {
                scene::Item::Roster(roster) => Some(roster),
                _ => None,
            })
            .flat_map(|roster| &roster.seats)
            .all(|view| !view.to_act)
    );
}
