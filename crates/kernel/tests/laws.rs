//! The laws hold for honest games, and each of them catches the game that breaks it.

use crate::common::council::{Assembly, Council};
use crate::common::duel::{Duel, Fault, Spoilt};
use crate::common::trial;
use kernel::laws::{Trial, uphold};

#[test]
fn laws_hold_for_the_duel() {
    uphold::<Duel>(trial(150, 2));
}

#[test]
fn laws_hold_for_the_council() {
    uphold::<Council>(trial(150, 2));
}

/// Looks at everything, every time.
const CLOSE: Trial = Trial { seed: 1, games: 40, every: 1 };

/// Hardly looks before the end: what is left to find is found by the replay.
const FROM_AFAR: Trial = Trial { seed: 1, games: 4, every: 1_000_000 };

macro_rules! caught {
    ($($name:ident: $fault:ident, $trial:ident, $law:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $law)]
        fn $name() {
            uphold::<Spoilt<{ Fault::$fault as u8 }>>($trial);
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
    uphold::<Assembly<true>>(CLOSE);
}
