//! Counter-attack: it replicates a card that the other side has just played, and is then that card (EA-8, NE-8).

use kernel::{Chance, Log};

use crate::Solo;
use crate::cards::Tag;
use crate::event::Event;
use crate::frame::{Frame, Question};
use crate::pile::Numbers;
use crate::run::Run;
use crate::sheet::Sheet;
use crate::state::{Card, State};

/// What a question about a copy is about: a card of the display, or of the courier rack.
pub(super) const OF_DISPLAY: u8 = 0;
pub(super) const OF_RACK: u8 = 1;

impl Solo {
    pub(crate) fn is_counter(&self, at: &State, card: Card) -> bool {
        self.cc_brief(at, card).is(Tag::Counter)
    }

    /// What may be copied: display and rack cards of the other side's last turn alike.
    pub(crate) fn cc_copies(&self, at: &State) -> u128 {
        let theirs = at.cc().played[at.active.other().index()];
        if self.sheet() != Sheet::Ancients {
            return theirs.0;
        }
        // EA-10: in a later roll only what may still be commanded.
        theirs.iter().filter(|&n| self.ea_may_copy(at, Card::new(0, n))).fold(0, |set, n| set | 1 << n)
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// A card of the own turn is played; whether it must first be told what it copies.
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
