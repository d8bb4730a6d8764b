//! The laws of the house, over random games from random options.

use kernel::laws::Trial;
use presidential::Presidential;
use testkit::uphold;

#[test]
fn tpg_27_the_laws_hold_and_nothing_hidden_is_told() {
    uphold::<Presidential>(Trial { seed: 1760, games: 60, every: 6 });
}

/// Nothing would leak either if nothing else were ever imagined.
#[test]
fn tpg_27_other_hands_are_imagined() {
    use kernel::{Fast, Game, Mute, Turn, Viewer};
    let game = Presidential::new(&presidential::Options::default(), 2).unwrap();
    let mut rng = Fast::new(3);
    let Ok(mut state) = game.start(&mut rng, &mut Mute);
    let mut other_hands = 0;
    while let Turn::Decide(seats) = game.turn(&state) {
        let seat = seats.first().unwrap();
        let opponent = state.team_in_turn().other();
        let imagined = game.imagine(&state, Viewer::Seat(seat), &mut rng);
        assert_eq!(imagined.hand(opponent.other()), state.hand(opponent.other()), "one's own hand is known");
        other_hands += usize::from(imagined.hand(opponent) != state.hand(opponent));
        let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
        let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut Mute);
    }
    assert!(other_hands > 20, "{other_hands}");
}
