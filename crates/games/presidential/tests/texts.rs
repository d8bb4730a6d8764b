//! Every word that a game can say exists in every language.

use std::collections::BTreeSet;

use kernel::laws::Lawful;
use kernel::{Fast, Game};
use presidential::Presidential;
use scene::laws;
use scene::{Shown, Texts};

#[test]
fn whatever_happens_can_be_said_in_every_language() {
    let texts = Texts::new(Presidential::text_files()).unwrap();
    let mut said = BTreeSet::new();
    for number in 0..30 {
        let mut rng = Fast::of_game(5, number);
        let (options, seats) = Presidential::some_options(&mut rng);
        let game = Presidential::new(&options, seats).unwrap();
        let found =
            laws::whatever_happens_can_be_said(&game, &texts, &mut rng, 20, |game, state, seat, rng| {
                kernel::pick(game, state, seat, rng).unwrap()
            });
        said.extend(found.into_iter().map(|text| text.key.to_string()));
    }
    // Random play meets nearly all of them.
    assert!(said.len() > 150, "{}", said.len());
}

#[test]
fn both_languages_have_the_same_keys() {
    laws::both_languages_have_the_same_keys::<Presidential>();
}

#[test]
fn every_option_and_its_values_are_explained() {
    laws::every_option_and_its_values_are_explained::<Presidential>();
}
