//! Generic laws over random games with three to five seats and random options.

use idiot::{Idiot, Options};
use kernel::laws::Trial;
use kernel::{FastRng, Game, NoLog, Seat, Turn, Viewer};
use testkit::check_laws;

#[test]
fn fip_39_the_laws_and_sums_hold_and_nothing_hidden_is_told() {
    check_laws::<Idiot>(Trial { seed: 1776, games: 45, every: 8 });
}

/// The laws about leaks would also pass if nothing were ever imagined, so check that something is.
#[test]
fn fip_34_other_hands_and_hey_honeys_are_imagined() {
    for seats in Idiot::SEATS {
        let game = Idiot::new(&Options::default(), seats).unwrap();
        let mut rng = FastRng::new(3);
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        let (mut other_hands, mut other_honeys) = (0, 0);
        while let Turn::Decide(deciding) = game.turn(&state) {
            let seat = deciding.first().unwrap();
            let imagined = game.imagine(&state, Viewer::Seat(seat), &mut rng);
            assert_eq!(imagined.hand(seat), state.hand(seat), "one's own hand is known");
            assert_eq!(imagined.person(seat), state.person(seat), "one's own cards are known");
            let others = (0..seats).map(Seat).filter(|&other| other != seat);
            for other in others {
                let same_levels = |a: u128, b: u128| {
                    let levels = |hand: u128| {
                        let mut counts = [0; 3];
                        for card in idiot::printed().headlines.iter().filter(|c| hand >> c.number & 1 == 1) {
                            counts[usize::from(card.level) - 1] += 1;
                        }
                        counts
                    };
                    levels(a) == levels(b)
                };
                assert!(same_levels(imagined.hand(other), state.hand(other)), "the backs are known");
                other_hands += usize::from(imagined.hand(other) != state.hand(other));
                other_honeys += usize::from(imagined.person(other).honey != state.person(other).honey);
            }
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
        }
        assert!(other_hands > 20 && other_honeys > 20, "{other_hands} {other_honeys}");
    }
}

#[test]
fn ten_thousand_random_games_come_to_an_end() {
    let mut ends = std::collections::BTreeMap::new();
    for number in 0..10_000u64 {
        let seats = 3 + (number % 3) as u8;
        let rounds = 1 + (number / 3 % 4) as u8;
        let game = Idiot::new(&Options { rounds, ..Options::default() }, seats).unwrap();
        let levels = vec![bots::Level::Random; seats.into()];
        let played = bots::play_out(&game, &levels, &mut FastRng::of_game(1789, number));
        *ends.entry(played.verdict.how).or_insert(0) += 1;
    }
    assert_eq!(ends.values().sum::<i32>(), 10_000);
    assert!(ends.len() >= 5, "{ends:?}");
}
