//! Generic laws over random games with three to five seats and random options.

use kernel::laws::Trial;
use kernel::{FastRng, Game};
use manifest::{Manifest, Options};
use testkit::{check_laws, number_from_env};

/// Tokens, cards and money add up, hands and bids never leak, and undo and replay are exact.
#[test]
fn laws_and_sums_hold_and_nothing_hidden_is_told() {
    check_laws::<Manifest>(Trial { seed: 64, games: 9, every: 30 });
}

/// There are no dead ends. `RESOLUTE_LAW_PLAYS` sets more games.
#[test]
fn random_games_come_to_an_end() {
    let games = number_from_env("RESOLUTE_LAW_PLAYS", 600);
    let mut ends = std::collections::BTreeMap::new();
    for number in 0..games {
        let seats = 3 + (number % 3) as u8;
        let game = Manifest::new(&Options::default(), seats).unwrap();
        let levels = vec![bots::Level::Random; seats.into()];
        let played = bots::play_out(&game, &levels, &mut FastRng::of_game(1789, number));
        *ends.entry(played.verdict.how).or_insert(0) += 1;
    }
    assert_eq!(ends.values().sum::<u64>(), games);
    assert!(ends.len() == 2, "{ends:?}");
}
