//! Greedy beats random, from every seat.

use bots::Level;
use idiot::{Idiot, Options};
use kernel::{Fast, Game, Mute, Seat, Turn, Viewer};

/// More games with RESOLUTE_BOT_GAMES.
fn games() -> u64 {
    std::env::var("RESOLUTE_BOT_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(200)
}

#[test]
fn one_greedy_beats_three_random_in_nine_of_ten_games() {
    let game = Idiot::new(&Options::default(), 4).unwrap();
    let mut wins = [0u64; 4];
    for number in 0..games() {
        let greedy = (number % 4) as usize;
        let mut levels = [Level::Random; 4];
        levels[greedy] = Level::Greedy;
        let verdict = bots::play_out(&game, &levels, &mut Fast::of_game(7, number)).verdict;
        wins[greedy] += u64::from(verdict.winners == Seat(greedy as u8).alone());
    }
    let all: u64 = wins.iter().sum();
    println!("{all} of {} games won: {wins:?}", games());
    assert!(all * 10 >= games() * 9, "{wins:?} of {}", games());
}

/// A bot's choice depends on nothing that its seat cannot know.
#[test]
fn greedy_chooses_the_same_whatever_the_others_hold() {
    let game = Idiot::new(&Options::default(), 4).unwrap();
    let mut rng = Fast::new(11);
    for number in 0..8 {
        let Ok(mut state) = game.start(&mut Fast::of_game(2, number), &mut Mute);
        while let Turn::Decide(seats) = game.turn(&state) {
            let seat = seats.first().unwrap();
            let other = game.imagine(&state, Viewer::Seat(seat), &mut rng);
            let [a, b] = [&state, &other].map(|s| bots::ranked(&game, s, seat, &mut Fast::new(1)));
            assert_eq!(a.iter().map(|r| r.1).collect::<Vec<_>>(), b.iter().map(|r| r.1).collect::<Vec<_>>());
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut Mute);
        }
    }
}
