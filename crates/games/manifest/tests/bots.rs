//! Greedy beats random from every seat and uses no information that its seat cannot have.

use bots::Level;
use kernel::{FastRng, Game, NoLog, Seat, Turn, Viewer};
use manifest::{Manifest, Options};

/// Number of games; RESOLUTE_BOT_GAMES sets more.
fn games() -> u64 {
    testkit::number_from_env("RESOLUTE_BOT_GAMES", 60)
}

#[test]
fn one_greedy_beats_four_random_in_nine_of_ten_games() {
    let game = Manifest::new(&Options::default(), 5).unwrap();
    let mut wins = [0u64; 5];
    for number in 0..games() {
        let greedy = (number % 5) as usize;
        let mut levels = [Level::Random; 5];
        levels[greedy] = Level::Greedy;
        let verdict = bots::play_out(&game, &levels, &mut FastRng::of_game(7, number)).verdict;
        wins[greedy] += u64::from(verdict.winners == Seat(greedy as u8).alone());
    }
    let all: u64 = wins.iter().sum();
    assert!(all * 10 >= games() * 9, "{wins:?} of {}", games());
}

/// A bot's choice does not depend on anything that its seat cannot know.
#[test]
fn greedy_values_the_same_whatever_the_others_hold() {
    let game = Manifest::new(&Options::default(), 4).unwrap();
    let mut rng = FastRng::new(11);
    for number in 0..3 {
        let Ok(mut state) = game.start(&mut FastRng::of_game(2, number), &mut NoLog);
        while let Turn::Decide(seats) = game.turn(&state) {
            let seat = seats.first().unwrap();
            let other = game.imagine(&state, Viewer::Seat(seat), &mut rng);
            let [a, b] = [&state, &other].map(|s| bots::ranked(&game, s, seat, &mut FastRng::new(1)));
            let worths = |ranked: &[(manifest::Act, f32)]| ranked.iter().map(|r| r.1).collect::<Vec<_>>();
            assert_eq!(worths(&a), worths(&b));
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
        }
    }
}
