//! Choices that are made quickly: dice for states as a table of real buttons, with what each would do.

use kernel::chance::Given;

use super::*;

/// A campaign whose dice have been rolled.
fn rolled(dice: [u16; 3]) -> Box<dyn Hosted> {
    let players = vec![Player::Person("A".to_owned()), Player::Person("B".to_owned())];
    let new = NewTable {
        players,
        seed: Some(Seed::from_number(1)),
        given: Given::dice([6, 1]),
        ..NewTable::default()
    };
    let mut table = title("presidential").unwrap().open(new).unwrap();
    for act in ["announce FL", "announce OH", "announce NJ"] {
        table.act(Seat(0), act).unwrap();
    }
    *table.given_mut() = Given::dice(dice);
    table.act(Seat(0), "roll").unwrap();
    table
}

fn part(table: &dyn Hosted, lang: Lang) -> String {
    let said = std::cell::RefCell::new(String::new());
    viewed(table, &who(lang), Viewer::Seat(Seat(0)), |view| {
        *said.borrow_mut() = table_part(view).into_string();
    });
    said.into_inner()
}

#[test]
fn dice_for_states_are_nine_buttons_with_keys_and_a_surface_on_the_map_for_each() {
    for lang in [Lang::En, Lang::De] {
        let page = part(&*rolled([6, 5, 3]), lang);
        for key in 1..=9 {
            assert_eq!(page.matches(&format!("data-key=\"{key}\"")).count(), 1, "{key}");
        }
        assert_eq!(page.matches("type=\"radio\" name=\"die\"").count(), 3, "a die is chosen without scripts");
        for n in 0..9 {
            assert_eq!(page.matches(&format!("id=\"k{n}\"")).count(), 1);
        }
        assert_eq!(page.matches("<g class=\"preview d").count(), 9, "each is drawn on the map, hidden");
        // New Jersey also has a chip, which shows and does the same.
        for column in 0..3 {
            let surfaces = page.matches(&format!("<label class=\"d{column}\" for=\"k")).count();
            assert_eq!(surfaces, 3 + 1, "a surface on each state and on the chip");
        }
        let (_, chips) = page.split_once("place-chips").unwrap();
        let chip = chips.split("<li").find(|chip| chip.contains("state:NJ")).unwrap();
        assert_eq!(chip.matches("<span class=\"preview d").count(), 3, "{chip}");
        assert_eq!(chip.matches("<label class=\"d").count(), 3, "{chip}");
        assert!(!page.contains("class=\"dice\" role"), "the dice lie at the heads of the columns only");
    }
}

#[test]
fn equal_dice_share_a_column() {
    let page = part(&*rolled([4, 2, 4]), Lang::En);
    assert_eq!(page.matches("type=\"radio\" name=\"die\"").count(), 2);
    assert!(page.contains("×2"));
}
