//! Greedy beats random from both sides.

use bots::Level;
use kernel::{FastRng, Game};
use presidential::{Act, Options, Presidential, Team};

#[test]
fn greedy_beats_random_in_nine_of_ten_games_from_either_side() {
    let game = Presidential::new(&Options::default(), 2).unwrap();
    for greedy in Team::BOTH {
        let mut levels = [Level::Random; 2];
        levels[greedy as usize] = Level::Greedy;
        let games = 1000;
        let wins = (0..games)
            .filter(|&n| {
                bots::play_out(&game, &levels, &mut FastRng::of_game(7, n)).verdict.winners
                    == greedy.seat().alone()
            })
            .count();
        assert!(wins * 10 >= games as usize * 9, "{greedy}: {wins} of {games}");
    }
}

/// Random first picks a kind of act. So fundraising is chosen as often as each other kind, although there are fifty states to campaign in.
#[test]
fn at_a_table_random_weighs_kinds_of_acts_alike() {
    let game = Presidential::new(&Options::default(), 2).unwrap();
    let mut rng = FastRng::new(5);
    let Ok(state) = game.start(&mut rng, &mut kernel::NoLog);
    let kernel::Turn::Decide(seats) = game.turn(&state) else { panic!("the game has begun") };
    let seat = seats.first().unwrap();
    let tries = 3000;
    let choice = |_| bots::choose(Level::Random, &game, &state, seat, &mut rng).unwrap();
    let raised = (0..tries).map(choice).filter(|act| matches!(act, Act::Fundraise(_))).count();
    assert!((tries * 3 / 10..tries * 11 / 30).contains(&raised), "one kind of three: {raised} of {tries}");
    let states: std::collections::HashSet<_> =
        (0..tries).map(|_| bots::choose(Level::Random, &game, &state, seat, &mut rng).unwrap()).collect();
    let mut all = Vec::new();
    game.acts(&state, seat, &mut all);
    assert_eq!(states.len(), all.len(), "every act can be chosen");
}

/// A bot's choice does not depend on anything that its seat cannot know.
#[test]
fn greedy_chooses_the_same_whatever_the_opponent_holds() {
    let game = Presidential::new(&Options::default(), 2).unwrap();
    let mut rng = FastRng::new(11);
    for number in 0..20 {
        let Ok(mut state) = game.start(&mut FastRng::of_game(2, number), &mut kernel::NoLog);
        for _ in 0..120 {
            let kernel::Turn::Decide(seats) = game.turn(&state) else { break };
            let seat = seats.first().unwrap();
            let other = game.imagine(&state, kernel::Viewer::Seat(seat), &mut rng);
            let [a, b] = [&state, &other].map(|s| bots::ranked(&game, s, seat, &mut FastRng::new(1)));
            assert_eq!(a.iter().map(|r| r.1).collect::<Vec<_>>(), b.iter().map(|r| r.1).collect::<Vec<_>>());
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut kernel::NoLog);
        }
    }
}
