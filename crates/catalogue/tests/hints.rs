//! A hint must reveal nothing that its seat cannot know, neither by its choice nor by its worth nor by its words. The best act has a
//! reason.

use catalogue::{AnyGame, Games, Hosted};
use kernel::chance::Seed;
use kernel::{FastRng, Game, NoLog, Player, Seat, Table, Turn, Viewer};
use mr_president::{MrPresident, Options, State};
use scene::{Lang, Texts};

#[test]
fn hints_and_their_reasons_are_the_same_whatever_lies_in_the_decks() {
    let game = MrPresident::new(&Options::default(), 1).unwrap();
    let mut rng = FastRng::new(11);
    for number in 0..2 {
        let Ok(mut state) = game.start(&mut FastRng::of_game(2, number), &mut NoLog);
        let mut decisions = 0;
        while let Turn::Decide(seats) = game.turn(&state) {
            let seat = seats.first().unwrap();
            let other = game.imagine(&state, Viewer::Seat(seat), &mut rng);
            let place = format!("game {number} after {decisions} decisions");
            assert_eq!(hints(game, &state, seat), hints(game, &other, seat), "{place}");
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
            decisions += 1;
        }
    }
}

fn hints(game: MrPresident, state: &State, seat: Seat) -> Vec<catalogue::Hint> {
    let players = vec![Player::Person("You".to_owned())];
    Table::open_at(game, players, Seed::from_number(1), state.clone()).hints(seat, 500)
}

/// Number of random games of each kind, and how many decisions of each are checked.
const GAMES: u64 = 18;
const DECISIONS: usize = 120;

#[test]
fn the_best_act_is_recommended_with_a_reason() {
    struct Reasons;
    impl Games for Reasons {
        fn game<G: AnyGame>(&mut self) {
            let texts = Texts::new(G::text_files()).unwrap();
            let mut reasons = std::collections::BTreeSet::new();
            for number in 0..GAMES {
                let mut rng = FastRng::of_game(3, number);
                let (options, seats) = G::some_options(&mut rng);
                let game = G::new(&options, seats).unwrap();
                let players = vec![Player::Person("You".to_owned()); seats.into()];
                let Ok(mut state) = game.start(&mut rng, &mut NoLog);
                for _ in 0..DECISIONS {
                    let Turn::Decide(deciding) = game.turn(&state) else { break };
                    let seat = deciding.first().unwrap();
                    let mut acts = Vec::new();
                    game.acts(&state, seat, &mut acts);
                    let table =
                        Table::open_at(game.clone(), players.clone(), Seed::from_number(1), state.clone());
                    assert_eq!(
                        table.has_hints(seat),
                        !table.hints(seat, 1).is_empty(),
                        "{}: {acts:?}",
                        G::ID
                    );
                    // Without a choice no reason is needed.
                    if let (Some(best), 2..) = (table.hints(seat, 1).first(), acts.len()) {
                        let why = best.reason.as_ref();
                        let why = why.unwrap_or_else(|| panic!("{}: why {}?", G::ID, best.act));
                        for lang in Lang::ALL {
                            let said = texts.try_say(lang, why).unwrap();
                            assert!(said.ends_with('.'), "a sentence, {} {lang}: {} {said}", G::ID, why.key);
                        }
                        reasons.insert(why.key.to_string());
                    }
                    let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
                    let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
                }
            }
            assert!(reasons.len() >= 4, "{}: {reasons:?}", G::ID);
        }
    }
    catalogue::for_each_game(&mut Reasons);
}

/// Questions about the board, and a roll beside "Put something right", are no choices.
#[test]
fn nothing_is_recommended_beside_putting_something_right() {
    let game = cdg_solo::Solo::new(&cdg_solo::Options::default(), 1).unwrap();
    let players = vec![Player::Person("You".to_owned())];
    let mut rng = FastRng::new(5);
    let Ok(mut state) = game.start(&mut rng, &mut NoLog);
    let mut alone = 0;
    for _ in 0..300 {
        let Turn::Decide(deciding) = game.turn(&state) else { break };
        let seat = deciding.first().unwrap();
        let mut acts = Vec::new();
        game.acts(&state, seat, &mut acts);
        let words: Vec<String> = acts.iter().map(ToString::to_string).collect();
        let table = Table::open_at(game.clone(), players.clone(), Seed::from_number(1), state.clone());
        let hints = table.hints(seat, 500);
        if words == ["roll", "correct"] {
            alone += 1;
            assert!(hints.is_empty() && !table.has_hints(seat), "{hints:?}");
        }
        assert!(hints.iter().all(|hint| hint.act != "correct"), "{hints:?}");
        let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
        let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
    }
    assert!(alone > 5, "{alone}");
}
