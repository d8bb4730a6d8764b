//! The laws hold for honest games, and each of them catches the game that breaks it.

use crate::common::council::{Assembly, Council};
use crate::common::duel::{Duel, Fault, Spoilt};
use crate::common::trial;
use kernel::laws::twins::{Twins, imagined, random_game, retold};
use kernel::laws::{Lawful, Trial, Tried, check_laws, play_script};
use kernel::{FastRng, Seat, Viewer};

#[test]
fn laws_hold_for_the_duel() {
    check_laws::<Duel>(trial(150, 2));
}

#[test]
fn laws_hold_for_the_council() {
    check_laws::<Council>(trial(150, 2));
}

/// Checks everything at every act.
const CLOSE: Trial = Trial { seed: 1, games: 40, every: 1 };

/// Hardly checks anything before the end, so that only the replay can find the fault.
const FROM_AFAR: Trial = Trial { seed: 1, games: 4, every: 1_000_000 };

macro_rules! caught {
    ($($name:ident: $fault:ident, $trial:ident, $law:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $law)]
        fn $name() {
            check_laws::<Spoilt<{ Fault::$fault as u8 }>>($trial);
        }
    )*};
}

caught! {
    a_refusal_without_a_rule: RefusesWithoutARule, CLOSE, "low of seat 0 is refused without a rule";
    a_refusal_that_tells_a_secret: RefusesWithASecret, CLOSE, "tells seat 0 a secret";
    an_act_listed_twice: ListsTwice, CLOSE, "keep is listed twice";
    acts_for_the_wrong_seat: ListsForTheWrongSeat, CLOSE, "seat 1 and its acts [Low, High]";
    a_list_that_changes: ListsAtWhim, CLOSE, "the count differs from the list";
    an_act_written_as_another: WritesAnActAsAnother, CLOSE, "low does not survive writing";
    a_state_that_forgets_when_written: ForgetsWhenWritten, CLOSE, "the state does not survive writing";
    a_picture_of_the_other_hand: ShowsTheOtherHand, CLOSE, "the picture tells Seat(Seat(0)) a secret";
    a_drawn_card_told_to_all: TellsAllWhatWasDrawn, CLOSE, "and roll: the log tells";
    a_dealt_card_told_to_all: TellsAllWhatWasDealt, CLOSE, "the log of the opening tells";
    a_look_at_a_card_that_could_be_taken_back: PeeksForNothing, CLOSE, "could take it back for free";
    a_choice_that_depends_on_a_secret: AsksForWhatASeatCannotKnow, CLOSE, "may pass only in the real state";
    an_imagined_card_too_many: ImaginesDoubleCards, CLOSE, "imagines cannot be";
    a_chip_from_nowhere: MintsChips, CLOSE, "41 chips instead of 40";
    a_game_without_end: NeverEnds, CLOSE, "longer than its bound";
    a_replay_that_differs: RemembersOutsideTheState, FROM_AFAR, "replay: act";
    an_undone_act_that_goes_another_way: RemembersOutsideTheState, CLOSE, "undone and repeated, it went another way";
}

#[test]
#[should_panic(expected = "could take it back for free")]
fn sealed_bids_opened_and_taken_back() {
    check_laws::<Assembly<true>>(CLOSE);
}

/// Random bytes, as a fuzzer starts with.
fn scripts<G: Lawful>(count: u64) -> Tried {
    let mut tried = Tried::default();
    for number in 0..count {
        let mut rng = FastRng::of_game(15, number);
        let script: Vec<u8> = (0..600).map(|_| rng.below(256) as u8).collect();
        tried += play_script::<G>(&script);
    }
    tried
}

#[test]
fn laws_hold_for_games_that_bytes_play() {
    for tried in [scripts::<Duel>(300), scripts::<Council>(300)] {
        let Tried { acts, refused, taken_back, repeated, files, leaks, finished } = tried;
        let all = [acts, refused, taken_back, repeated, files, leaks, finished];
        assert!(all.iter().all(|&count| count > 50), "{tried:?}");
    }
}

#[test]
fn the_same_bytes_play_the_same() {
    let script: Vec<u8> = (0..=255).cycle().take(900).collect();
    assert_eq!(play_script::<Duel>(&script), play_script::<Duel>(&script));
    assert_eq!(play_script::<Duel>(&[]), Tried { files: 1, ..Tried::default() });
}

macro_rules! caught_by_bytes {
    ($($name:ident: $fault:ident, $law:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $law)]
        fn $name() {
            scripts::<Spoilt<{ Fault::$fault as u8 }>>(300);
        }
    )*};
}

caught_by_bytes! {
    bytes_find_a_refusal_without_a_rule: RefusesWithoutARule, "is refused without a rule";
    bytes_find_an_act_listed_twice: ListsTwice, "is listed twice";
    bytes_find_an_act_written_as_another: WritesAnActAsAnother, "does not survive writing";
    bytes_find_a_state_that_forgets_when_written: ForgetsWhenWritten, "the state does not survive writing";
    bytes_find_a_picture_of_the_other_hand: ShowsTheOtherHand, "a secret";
    bytes_find_a_chip_from_nowhere: MintsChips, "41 chips instead of 40";
}

/// Pairs that some viewer cannot distinguish, of both kinds.
fn pairs<G: Lawful>() -> [Vec<Twins>; 2] {
    let mut found = [Vec::new(), Vec::new()];
    for number in 0..200 {
        let mut rng = FastRng::of_game(4, number);
        let Some(record) = random_game::<G>(&mut rng, number as usize % 12) else { continue };
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            found[0].extend(imagined::<G>(&record, viewer, &mut rng));
            found[1].extend(retold::<G>(&record, viewer, &mut rng, 6));
        }
    }
    found
}

#[test]
fn twins_differ_in_what_is_hidden_and_are_games_by_the_rules() {
    let [positions, games] = pairs::<Duel>();
    assert!(positions.len() > 50 && games.len() > 50, "{} and {}", positions.len(), games.len());
    for Twins { real, other, viewer } in positions.iter().chain(&games) {
        let [real, other] = [real, other].map(|record| record.replay::<Duel>().unwrap());
        assert!(real.state() != other.state());
        assert_eq!(real.entries().len(), other.entries().len());
        let heard = |table: &kernel::Table<Duel>| {
            table.told(*viewer).map(|(after, event)| (after, event.clone())).collect::<Vec<_>>()
        };
        assert_eq!(heard(&real), heard(&other));
    }
}

/// A game whose picture shows the other hand has no pairs in which only that hand differs.
#[test]
fn whoever_sees_everything_can_tell_all_games_apart() {
    let [_, honest] = pairs::<Duel>();
    let [_, spoilt] = pairs::<Spoilt<{ Fault::ShowsTheOtherHand as u8 }>>();
    assert!(spoilt.len() < honest.len(), "{} of {}", spoilt.len(), honest.len());
}
