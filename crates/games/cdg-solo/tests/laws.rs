//! Generic laws over random sessions of every playsheet: cards are conserved, listed acts are legal, undo restores the state, and every
//! session ends.

use cdg_solo::{Act, Deed, Frame, Question, Sheet, Solo};
use kernel::laws::{Lawful, Trial};
use kernel::{FastRng, Game, NoLog, Turn};
use testkit::{check_laws, number_from_env};

#[test]
fn g_30_the_laws_hold_on_every_playsheet() {
    check_laws::<Solo>(Trial { seed: 1960, games: 18, every: 40 });
}

/// Checks in many more sessions that cards are conserved and that each session ends.
fn sessions(sheet: Sheet) {
    for n in 0..number_from_env("RESOLUTE_LAW_SESSIONS", 40) {
        let mut rng = FastRng::of_game(7, n);
        let options = Solo::options_for(sheet, &mut rng);
        let game = Solo::new(&options, 1).unwrap();
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        let mut acts = 0;
        while let Turn::Decide(seats) = game.turn(&state) {
            let seat = seats.first().unwrap();
            let mut act = kernel::pick(&game, &state, seat, &mut rng)
                .unwrap_or_else(|| panic!("{sheet:?} {n}: nothing to do in {:?}", state.frame()));
            // Usually avoid early ends, because longer sessions reach more situations.
            if rng.below(12) != 0 {
                match state.frame() {
                    Frame::Ask(Question::GameOver, _) => act = Act::Deed(Deed::No),
                    Frame::Ask(Question::CcBanners, _) => act = Act::Deed(Deed::Done),
                    _ => {}
                }
            }
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
            game.audit(&state).unwrap_or_else(|e| panic!("{sheet:?} {n} after {act}: {e}"));
            acts += 1;
            assert!(acts < game.bound(), "{sheet:?} {n} does not end");
        }
    }
}

macro_rules! conserved {
    ($($name:ident $sheet:ident,)*) => {
        $(#[test]
        fn $name() {
            sessions(Sheet::$sheet);
        })*
    };
}

conserved! {
    g_29_cards_are_conserved_in_wilderness_war Wilderness,
    g_29_cards_are_conserved_in_pursuit_of_glory Pursuit,
    g_29_cards_are_conserved_in_barbarossa_to_berlin Barbarossa,
    g_29_cards_are_conserved_in_empire_of_the_sun Empire,
    g_29_cards_are_conserved_in_1960 President,
    g_29_cards_are_conserved_in_epic_ancients Ancients,
    g_29_cards_are_conserved_in_medieval Medieval,
    g_29_cards_are_conserved_in_napoleonics Napoleonics,
    g_29_cards_are_conserved_in_napoleonics_epic Epic,
}
