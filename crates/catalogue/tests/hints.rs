//! A hint tells nothing that its seat cannot know: neither what it recommends, nor the worth, nor the words.

use catalogue::Hosted;
use kernel::chance::Seed;
use kernel::{Fast, Game, Mute, Player, Seat, Table, Turn, Viewer};
use mr_president::{MrPresident, Options, State};

#[test]
fn hints_and_their_reasons_are_the_same_whatever_lies_in_the_decks() {
    let game = MrPresident::new(&Options::default(), 1).unwrap();
    let mut rng = Fast::new(11);
    for number in 0..2 {
        let Ok(mut state) = game.start(&mut Fast::of_game(2, number), &mut Mute);
        let mut decisions = 0;
        while let Turn::Decide(seats) = game.turn(&state) {
            let seat = seats.first().unwrap();
            let other = game.imagine(&state, Viewer::Seat(seat), &mut rng);
            let place = format!("game {number} after {decisions} decisions");
            assert_eq!(hints(game, &state, seat), hints(game, &other, seat), "{place}");
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut Mute);
            decisions += 1;
        }
    }
}

fn hints(game: MrPresident, state: &State, seat: Seat) -> Vec<catalogue::Hint> {
    let players = vec![Player::Person("You".to_owned())];
    Table::open_at(game, players, Seed::from_number(1), state.clone()).hints(seat, 500)
}
