//! A table of territories, and the rules page of a book with questions: no text is missing, nothing is inline, everything can be reached.

use super::*;
use crate::destiny::{self, DESTINY};

/// Maximum compressed size of a page with territories and its files.
const WHOLE_PAGE: usize = 130_000;

/// A made-up table that is only looked at.
fn destiny(lang: Lang, viewer: Viewer, look: impl Fn(&TableView)) {
    let table = table(1);
    let scene = destiny::scene();
    let players: Vec<_> = (0..5).map(|n| Player::Person(format!("P{n}"))).collect();
    let change = |view: &mut TableView| {
        view.title = DESTINY;
        view.log = &[];
        view.hints = &[];
    };
    viewed_scene(&*table, &who(lang), viewer, &scene, change, |view| {
        look(&TableView { players: &players, ..*view });
    });
}

const MINE: Viewer = Viewer::Seat(Seat(0));

#[test]
fn a_table_of_territories_is_sound_for_every_viewer() {
    for lang in Lang::ALL {
        for viewer in [MINE, Viewer::Seat(Seat(3)), Viewer::Spectator] {
            destiny(lang, viewer, |view| {
                let page = super::super::table(view).into_string();
                sound(&page);
                assert!([LARGE, TERRITORIES, "territories.js"].iter().all(|name| page.contains(name)));
                for id in page.split("popovertarget=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                    assert!(page.contains(&format!("id=\"{id}\" popover>")), "{id}");
                }
            });
        }
    }
}

#[test]
fn what_is_within_reach_is_gold_and_pressed_and_the_rest_tells_why_not() {
    destiny(Lang::En, MINE, |view| {
        let page = table_part(view).into_string();
        for place in page.split("<g class=\"p").skip(1) {
            let place = place.split("</g>").next().unwrap();
            let spot = between(place, "id=\"", "\"");
            let acts = view
                .scene
                .prompt
                .choices
                .iter()
                .filter(|choice| choice.spot.as_ref().is_some_and(|one| one.0 == spot));
            let is_gold = place.split('"').next().unwrap().contains(" pick");
            assert_eq!(is_gold, acts.count() > 0, "{spot}");
            assert_eq!(is_gold, place.contains("<label for=\"k"), "{spot}");
            assert_eq!(!is_gold, place.contains("popovertarget=\"told-"), "{spot}");
        }
        let oregon = between(&page, "id=\"told-OR\" popover>", "</div>");
        assert_eq!(
            oregon,
            "<h4>Oregon</h4><p>control 1 · Fur</p><p>vacant</p>\
             <p class=\"note\">Out of reach: no established territory of yours is next to it.</p>"
        );
    });
}

#[test]
fn a_territory_is_told_in_words_whole() {
    destiny(Lang::En, MINE, |view| {
        let page = table_part(view).into_string();
        let words = |code: &str| between(&page, &format!("id=\"told-{code}\" popover>"), "</div>").to_owned();
        assert!(words("PA").contains("<p>Pennsylvania · city · home of Pennsylvania</p>"), "{}", words("PA"));
        assert!(words("IA").contains("<p>Pennsylvania, new</p>"));
        assert!(words("WY").contains("<p>vacant · Natives</p>"));
        assert!(words("AB").contains("Oil (marker)"));
        assert!(words("OC").contains("nobody enters it in this game"));
        // Two notes, each on its own line.
        assert_eq!(words("AK").matches("class=\"note\"").count(), 2);
        // Every territory is in the list of its region exactly once.
        assert_eq!(page.matches("class=\"tipped\" id=\"told-").count(), 71);
        assert!(page.contains("<h3>Foreign Markets</h3>"));
    });
}

#[test]
fn a_new_presence_is_hollow_and_its_tint_hatched() {
    destiny(Lang::En, MINE, |view| {
        let page = super::super::table(view).into_string();
        let hollow = page.matches("<g class=\"token-of o0 hollow\">").count();
        // Iowa and the legend.
        assert_eq!(hollow, 2);
        assert!(
            page.contains("href=\"#america-IA\" fill=\"url(#new-0)\"")
                && page.contains("<pattern id=\"new-0\"")
        );
        assert!(page.contains("<use class=\"land o0\" href=\"#america-OH\">"));
    });
}

#[test]
fn a_small_screen_begins_where_more_than_half_can_be_chosen() {
    // Three of five places can be chosen, three of six, none.
    for (viewer, kept, chosen) in
        [(MINE, 5, "zoom-region-northwest"), (MINE, 6, "zoom-whole"), (Viewer::Spectator, 0, "zoom-whole")]
    {
        let table = table(1);
        let mut scene = destiny::scene();
        scene.prompt.choices.truncate(kept);
        let change = |view: &mut TableView| view.title = DESTINY;
        viewed_scene(&*table, &who(Lang::En), viewer, &scene, change, |view| {
            let page = table_part(view).into_string();
            let zooms = between(&page, "<fieldset class=\"zooms\">", "</fieldset>");
            assert_eq!(zooms.matches(" checked").count(), 1);
            assert!(
                zooms.contains(&format!("id=\"{chosen}\" type=\"radio\" name=\"zoom\" checked")),
                "{zooms}"
            );
        });
    }
}

#[test]
fn seats_have_figures_and_points_that_tell_their_sources() {
    destiny(Lang::En, MINE, |view| {
        let page = table_part(view).into_string();
        let first = between(&page, "<li class=\"side-of o0 acts\">", "</li>");
        assert!(first.contains("11 of 30 points") && first.contains("<p>4 by cities</p>"));
        assert!(first.contains("viewBox=\"0 0 30 1\"") && first.contains("<rect width=\"11\" height=\"1\">"));
        assert!(first.contains("<dt>cash</dt><dd>$35</dd>"), "{first}");
        assert!(first.contains(">profit</button>"));
    });
}

#[test]
fn deeds_show_owners_prices_and_steps_and_are_pressed_where_they_can_be_bought() {
    destiny(Lang::En, MINE, |view| {
        let page = table_part(view).into_string();
        let deed = |name: &str| {
            let (before, after) = page.split_once(&format!("id=\"deed:{name}\"")).unwrap();
            let class = before.rsplit("<li class=\"").next().unwrap().split('"').next().unwrap();
            (class.to_owned(), after.split("</li>").next().unwrap().to_owned())
        };
        let (class, wireless) = deed("Wireless");
        assert_eq!(class, "deed pick");
        assert!(
            wireless.contains("<span class=\"price\">$130</span>") && wireless.contains("<label for=\"k")
        );
        let (class, telephone) = deed("Telephone");
        assert_eq!(class, "deed mine o0");
        assert!(telephone.contains("> Virginia</span>") && telephone.contains(", yours"));
        let (_, urban) = deed("Urban Renaissance");
        assert!(urban.contains(
            "<i class=\"own o0\" title=\"Pennsylvania\">2<span class=\"vh\">: Pennsylvania</span></i>"
        ));
        let (_, television) = deed("Television");
        assert!(
            television.contains("<i class=\"taken\" title=\"Quebec\">3") && television.contains("<i>1</i>")
        );
        assert!(television.contains("Step 3: Quebec"));
    });
}

#[test]
fn own_levels_are_marked_in_the_payouts() {
    destiny(Lang::En, MINE, |view| {
        let page = table_part(view).into_string();
        assert!(page.contains("<section class=\"payouts o0\">"));
        assert!(page.contains("<td class=\"own\"><b>30 Gr</b><span class=\"vh\">, yours</span></td>"));
        assert!(page.contains("<td>15</td>"));
    });
}

#[test]
fn questions_lead_to_rules_and_rules_to_questions() {
    for lang in Lang::ALL {
        let page = rules(DESTINY, &who(lang)).into_string();
        sound(&page);
        for name in ["href=\"#questions\"", "id=\"question-filter\" type=\"search\" hidden", "questions.js"] {
            assert!(page.contains(name), "{name}");
        }
        let question = between(&page, "id=\"Q-2\"", "</article>");
        assert!(question.contains("href=\"#MD-40\"") && question.contains("href=\"#MD-41\""));
        let rule = between(&page, "id=\"MD-40\"", "</article>");
        assert!(rule.contains("href=\"#Q-1\"") && rule.contains("href=\"#Q-2\""));
        assert!(rule.contains("class=\"origin reconstruction\""));
    }
    let other = rules(title("presidential").unwrap(), &who(Lang::En)).into_string();
    assert!(!other.contains("id=\"questions\"") && !other.contains("<script"));
}

#[test]
fn a_page_of_territories_is_not_too_large() {
    destiny(Lang::De, MINE, |view| {
        let page = super::super::table(view).into_string();
        let files = super::bytes_asked_for(&page);
        let page = super::packed(&page);
        assert!(files + page < WHOLE_PAGE, "{files} + {page} bytes");
    });
}
