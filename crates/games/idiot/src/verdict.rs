//! Who wins (FIP-32, FIP-33).

use atlas::states::UsState;
use kernel::{Audience, Log, MAX_SEATS, Seat, SeatSet, Verdict};

use crate::Idiot;
use crate::event::Event;
use crate::kit::BIG_FOUR;
use crate::state::State;

pub(crate) const WON: &str = "fip-won";
/// Text keys in the order of [`BIG_FOUR`].
pub(crate) const WON_BY: [&str; 4] =
    ["fip-won-california", "fip-won-texas", "fip-won-florida", "fip-won-new-york"];
pub(crate) const SHARED: &str = "fip-shared";

impl Idiot {
    pub(crate) fn verdict(&self, at: &State) -> Verdict {
        let mut scores = [0; MAX_SEATS];
        for seat in at.in_order() {
            scores[seat.index()] = at.delegates(seat).into();
        }
        let most = scores.iter().copied().max().unwrap_or(0);
        let tied: SeatSet = at.in_order().filter(|seat| scores[seat.index()] == most).collect();
        let (winners, how) = if tied.len() == 1 { (tied, WON) } else { break_tie(at, tied) };
        Verdict { winners, scores, how }
    }

    /// FIP-33: all seats with their place, best first. Tied seats have the same place.
    pub(crate) fn places(&self, at: &State) -> Vec<(u8, Seat)> {
        // On equal delegates, the first of the four states that a seat holds decides.
        let rank = |seat: Seat| {
            let first = BIG_FOUR.iter().position(|&s| at.held[seat.index()].contains(s));
            (std::cmp::Reverse(at.delegates(seat)), first.unwrap_or(BIG_FOUR.len()))
        };
        let mut seats: Vec<Seat> = (0..at.seats).map(Seat).collect();
        seats.sort_by_key(|&seat| rank(seat));
        let place = |seat: Seat| 1 + seats.iter().filter(|&&other| rank(other) < rank(seat)).count() as u8;
        seats.iter().map(|&seat| (place(seat), seat)).collect()
    }

    pub(crate) fn tell_result(&self, at: &State, log: &mut impl Log<Event>) {
        for seat in at.in_order() {
            log.tell(Audience::All, || Event::Counted { seat, delegates: at.delegates(seat) });
        }
        log.tell(Audience::All, || {
            let Verdict { winners, how, .. } = self.verdict(at);
            Event::Over { winners, how }
        });
    }
}

/// FIP-33: the first of the four states that a tied seat holds decides. If they hold none, they share the victory.
fn break_tie(at: &State, tied: SeatSet) -> (SeatSet, &'static str) {
    let holder = |state: UsState| at.holder(state).filter(|&seat| tied.contains(seat));
    BIG_FOUR
        .into_iter()
        .zip(WON_BY)
        .find_map(|(state, how)| holder(state).map(|seat| (seat.alone(), how)))
        .unwrap_or((tied, SHARED))
}
