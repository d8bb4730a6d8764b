//! C&C Medieval: Inspired Action tokens, and the scenarios Decimum and Solachon (CM-1 to CM-9).

use kernel::{Chance, Log};

use super::colors::TOKENS_MAX;
use crate::event::Event;
use crate::options::Scenario;
use crate::run::Run;
use crate::sheet::Side;
use crate::state::{Outcome, Pos};

/// CM-7: the Vandals' Command after their first and second turn.
const VANDALS: [u8; 2] = [4, 5];
/// CM-8: track numbers at which nothing is refilled, and those at which a slot gains a card (slots A, B, D, E).
const NO_REFILL: std::ops::RangeInclusive<u8> = 6..=8;
const ADDED: [(u8, usize); 4] = [(4, 0), (3, 1), (2, 3), (1, 4)];

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    pub fn cm_refill(&mut self, pos: Pos, up: bool) -> Result<(), C::Stop> {
        let (display, slot) = (pos.display(), pos.slot());
        let first = pos.side() == Side::First;
        let want = self.at.displays[display].want[slot];
        match self.game.0.options.scenario {
            // CM-7: the Byzantines do not refill the second card of a double slot.
            Scenario::Decimum if first && want > 1 => {
                self.at.displays[display].want[slot] -= 1;
                Ok(())
            }
            Scenario::Solachon if first => self.cm_solachon(pos, up),
            _ => self.refill_from_shared(pos, up).map(drop),
        }
    }

    /// CM-8: decides by the number that the track is about to show.
    fn cm_solachon(&mut self, pos: Pos, up: bool) -> Result<(), C::Stop> {
        let left = self.at.track(Side::First).left.saturating_sub(1);
        if NO_REFILL.contains(&left) {
            if up && self.game.0.options.solachon_scout {
                return self.refill_from_shared(pos, true).map(drop);
            }
            self.at.displays[pos.display()].want[pos.slot()] -= 1;
            return Ok(());
        }
        self.refill_from_shared(pos, up)?;
        if let Some((_, slot)) = ADDED.iter().find(|(at, _)| *at == left) {
            let side = if self.game.0.options.solachon_literal { Side::First } else { Side::Second };
            self.add_card(side.index(), *slot, "CM-8", left);
        }
        Ok(())
    }

    /// Applies what changes at the end of a turn. Returns true if the session is over.
    pub fn cm_turn_ends(&mut self) -> bool {
        let side = self.at.active;
        let kept = self.at.cc_mut();
        if std::mem::take(&mut kept.turn.token) {
            let tokens = &mut kept.tokens[side.index()];
            *tokens = (*tokens + 1).min(TOKENS_MAX);
        }
        let turns = kept.turns[side.index()];
        match (self.game.0.options.scenario, side) {
            (Scenario::Decimum, Side::Second) => {
                if let Some(&hand) = VANDALS.get(usize::from(turns) - 1) {
                    self.set_hand(side, hand);
                }
                false
            }
            (Scenario::Solachon, Side::First) => {
                self.spend(side);
                let out = self.at.track(side).left == 0;
                if out {
                    self.end(Outcome::Won(Side::Second));
                }
                out
            }
            _ => false,
        }
    }
}
