//! Counter-attack: it copies a card that the other side has just played, and is then treated as that card (EA-8, NE-8).

use kernel::{Chance, Log};

use crate::Solo;
use crate::cards::Tag;
use crate::event::Event;
use crate::frame::{Frame, Question};
use crate::pile::Numbers;
use crate::run::Run;
use crate::sheet::Sheet;
use crate::state::{Card, State};

/// Where the copying card was played from: the display, or the courier rack.
pub(super) const OF_DISPLAY: u8 = 0;
pub(super) const OF_RACK: u8 = 1;

impl Solo {
    pub(crate) fn is_counter(&self, at: &State, card: Card) -> bool {
        self.cc_brief(at, card).is(Tag::Counter)
    }

    /// The cards that can be copied: those the other side played in its last turn, from display or rack.
    pub(crate) fn cc_copies(&self, at: &State) -> u128 {
        let theirs = at.cc().played[at.active.other().index()];
        if self.sheet() != Sheet::Ancients {
            return theirs.0;
        }
        // EA-10: on a later roll of the same turn, only cards that can still be commanded.
        theirs.iter().filter(|&n| self.ea_may_copy(at, Card::new(0, n))).fold(0, |set, n| set | 1 << n)
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// A card is played on its side's own turn. Returns true if the person must first say what it copies.
    pub(super) fn cc_ask_copy(&mut self, card: Card, from: u8) -> bool {
        self.at.cc_mut().turn.copied = Card::NONE;
        let asks = self.game.is_counter(self.at, card) && self.game.cc_copies(self.at) != 0;
        if asks {
            self.wait(Frame::Ask(Question::CcCopy, from));
        } else {
            self.cc_note_played(card);
        }
        asks
    }

    pub(super) fn cc_note_played(&mut self, card: Card) {
        let side = self.at.active;
        let played: &mut Numbers = &mut self.at.cc_mut().played[side.index()];
        played.0 |= card.bit();
    }

    pub(super) fn cc_copied(&mut self, from: u8, card: Card) {
        let side = self.at.active;
        self.at.cc_mut().turn.copied = card;
        self.cc_note_played(card);
        let rule = if self.sheet() == Sheet::Ancients { "EA-8" } else { "NE-8" };
        self.tell(|| Event::Copied { side, card, rule });
        if from == OF_RACK {
            self.ne_field(card);
        } else {
            self.cc_carry_out(card);
        }
    }
}
