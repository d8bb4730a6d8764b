//! Greedy beats random from every seat and makes no obviously silly choices.

use crate::common::{Desk, desk, headline, said};
use bots::Level;
use idiot::{Idiot, Options};
use kernel::{FastRng, Game, NoLog, Seat, Turn, Viewer};
use scene::Shown;

/// Number of games; RESOLUTE_BOT_GAMES sets more.
fn games() -> u64 {
    testkit::number_from_env("RESOLUTE_BOT_GAMES", 200)
}

#[test]
fn one_greedy_beats_three_random_in_nine_of_ten_games() {
    let game = Idiot::new(&Options::default(), 4).unwrap();
    let mut wins = [0u64; 4];
    for number in 0..games() {
        let greedy = (number % 4) as usize;
        let mut levels = [Level::Random; 4];
        levels[greedy] = Level::Greedy;
        let verdict = bots::play_out(&game, &levels, &mut FastRng::of_game(7, number)).verdict;
        wins[greedy] += u64::from(verdict.winners == Seat(greedy as u8).alone());
    }
    let all: u64 = wins.iter().sum();
    println!("{all} of {} games won: {wins:?}", games());
    assert!(all * 10 >= games() * 9, "{wins:?} of {}", games());
}

/// A bot's choice does not depend on anything that its seat cannot know.
#[test]
fn greedy_chooses_the_same_whatever_the_others_hold() {
    let game = Idiot::new(&Options::default(), 4).unwrap();
    let mut rng = FastRng::new(11);
    for number in 0..8 {
        let Ok(mut state) = game.start(&mut FastRng::of_game(2, number), &mut NoLog);
        while let Turn::Decide(seats) = game.turn(&state) {
            let seat = seats.first().unwrap();
            let other = game.imagine(&state, Viewer::Seat(seat), &mut rng);
            let [a, b] = [&state, &other].map(|s| bots::ranked(&game, s, seat, &mut FastRng::new(1)));
            assert_eq!(a.iter().map(|r| r.1).collect::<Vec<_>>(), b.iter().map(|r| r.1).collect::<Vec<_>>());
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
        }
    }
}

/// Minimum share of each level in all draws.
const FAIR: f64 = 0.15;

/// On the whole the levels pay equally, so seats, symbols and bonus cards decide which one is best.
#[test]
fn fip_9_greedy_draws_all_levels() {
    let mut drawn = [0.0; 3];
    for number in 0..testkit::number_from_env("RESOLUTE_BOT_GAMES", 25) {
        for seats in Idiot::SEATS {
            let game = Idiot::new(&Options::default(), seats).unwrap();
            let mut rng = FastRng::of_game(9, number);
            let Ok(mut state) = game.start(&mut rng, &mut NoLog);
            while let Turn::Decide(deciding) = game.turn(&state) {
                let seat = deciding.first().unwrap();
                let act = bots::choose(Level::Greedy, &game, &state, seat, &mut rng).unwrap();
                if let idiot::Act::Draw(level) = act {
                    drawn[usize::from(level) - 1] += 1.0;
                }
                let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
            }
        }
    }
    let all: f64 = drawn.iter().sum();
    println!("{drawn:?}");
    assert!(drawn.iter().all(|&count| count >= FAIR * all), "{drawn:?}");
}

/// A hint for a pile says its chance and what it gives; a hint for dice says the resulting chances.
#[test]
fn hints_tell_the_chances_that_speak_for_them() {
    let desk = desk();
    let why = desk.game.reason(&desk.state, Seat(0), "draw 3".parse().unwrap()).unwrap();
    assert_eq!(why.key, "fip-why-draw-rather", "an easier pile is told beside a hard one");
    let Some((_, kernel::Arg::Text(why))) = why.args.first().cloned() else { panic!("{why:?}") };
    let [percent, cubes] = ["percent", "cubes"].map(|name| match why.args.iter().find(|arg| arg.0 == name) {
        Some((_, kernel::Arg::Number(number))) => *number,
        other => panic!("{other:?}"),
    });
    assert!((20..50).contains(&percent) && (percent * 3 / 10 - cubes).abs() <= 1, "{why:?}");
    assert!(said(&why).contains(&format!("{percent}\u{a0}%")), "{}", said(&why));
    let texts = scene::Texts::new(Idiot::text_files()).unwrap();
    let german = texts.try_say(scene::Lang::De, &why).unwrap();
    assert!(german.contains(&format!("erfüllt {percent}\u{a0}%")), "{german}");
    let mut desk = crate::common::desk();
    desk.groups([5, 3, 1, 4, 1, 5]).hold(0, &[headline("7x4"), headline("3x5")]);
    desk.play_given("roll", kernel::chance::Given::dice([6, 1, 2, 3, 4]));
    let why = desk.game.reason(&desk.state, Seat(0), "place 4".parse().unwrap()).unwrap();
    let told = said(&why);
    assert!(
        told.contains("“") && told.ends_with("The chances of your headlines then: 0\u{a0}% and 100\u{a0}%."),
        "{told}"
    );
    // Every sentence of a reason ends with exactly one full stop, whether or not the dice help a headline.
    for act in desk.acts() {
        let why = desk.game.reason(&desk.state, Seat(0), act.parse().unwrap()).unwrap();
        for lang in scene::Lang::ALL {
            let told = texts.try_say(lang, &why).unwrap();
            assert!(told.ends_with('.') && !told.contains(".."), "{act}: {told}");
            for part in ["The chance", "Die Chance"] {
                let before = told.split(part).next().unwrap().trim_end();
                assert!(before.ends_with('.'), "{act}: {told}");
            }
        }
    }
}

fn greedy(desk: &Desk, seed: u64) -> String {
    bots::choose(Level::Greedy, &desk.game, &desk.state, desk.seat(), &mut FastRng::new(seed))
        .unwrap()
        .to_string()
}

/// There is one 5 and three are needed: one of the two "any dice" cards is not enough, but both together are.
#[test]
fn greedy_puts_two_any_dice_together() {
    for seed in 0..20 {
        let mut desk = desk();
        desk.groups([5, 3, 3, 2, 1, 5]).hold(0, &[headline("3x5")]).front(0, "big", &[1, 2]);
        desk.roll(&[6, 1, 2, 3, 4], "place 6");
        for _ in 0..2 {
            let act = greedy(&desk, seed);
            assert_eq!(act, "any 5");
            desk.play(&act);
        }
        assert_eq!(desk.allowance(0), 1 + 1);
    }
}

#[test]
fn greedy_does_not_fly_where_a_step_goes_as_well() {
    let mut desk = desk();
    desk.tour("NY", &[1, 1, 1]);
    let chosen: std::collections::BTreeSet<_> = (0..60).map(|seed| greedy(&desk, seed)).collect();
    assert!(chosen.contains("go MA") && !chosen.contains("fly MA"), "{chosen:?}");
}
