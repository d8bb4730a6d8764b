//! What the generic law tests need from this game: bounds, invariants, random options and random acts.

use kernel::FastRng;
use kernel::laws::Lawful;

use crate::Solo;
use crate::act::{Act, Count, Deed, Use};
use crate::frame::Frame;
use crate::options::{Opening, Options, Scenario};
use crate::pile::AGES;
use crate::sheet::{Mode, Sheet, Side};
use crate::state::{Card, DISPLAYS, Pos, State, TRACK_MAX};

/// Upper bound on the number of acts in a session of any playsheet.
const BOUND: usize = 40_000;

impl Lawful for Solo {
    fn bound(&self) -> usize {
        BOUND
    }

    fn some_options(rng: &mut FastRng) -> (Options, u8) {
        let sheet = Sheet::ALL[rng.below(Sheet::ALL.len() as u32) as usize];
        (Solo::options_for(sheet, rng), 1)
    }

    fn some_act(&self, rng: &mut FastRng) -> Act {
        let pos = Pos(rng.below(60) as u8);
        let card = Card::new(rng.below(2) as usize, 1 + rng.below(100) as u8);
        let used = Use::ALL[rng.below(Use::ALL.len() as u32) as usize];
        match rng.below(9) {
            0 => Act::Deed(Deed::ALL[rng.below(Deed::ALL.len() as u32) as usize]),
            1 => Act::Flip(pos),
            2 => Act::Play(pos, used),
            3 => Act::Beside(card, used),
            4 => Act::Pick(pos),
            5 => Act::Take(card),
            6 => Act::Count(Count::ALL[rng.below(Count::ALL.len() as u32) as usize], pos.side()),
            7 => Act::Gain(pos.side()),
            _ => Act::Number(rng.below(256) as u8),
        }
    }

    fn audit(&self, at: &State) -> Result<(), String> {
        let decks = if self.sheet().mode() == Mode::Dual { 2 } else { 1 };
        for deck in 0..decks {
            self.audit_deck(at, deck)?;
        }
        for side in Side::BOTH {
            let track = at.track(side);
            if track.left > TRACK_MAX || track.hand > TRACK_MAX {
                return Err(format!("{side:?}: off the track: {track:?}"));
            }
        }
        for (n, display) in at.displays.iter().enumerate() {
            for cards in &display.slots {
                if cards.windows(2).any(|pair| !pair[0].is_laid() && pair[1].is_laid()) {
                    return Err(format!("display {n} has a gap in a slot"));
                }
            }
        }
        if at.outcome.is_some() != (at.frame() == Frame::Over) {
            return Err("over without an outcome, or the other way round".into());
        }
        Ok(())
    }
}

impl Solo {
    /// Random options for a playsheet.
    pub fn options_for(sheet: Sheet, rng: &mut FastRng) -> Options {
        let mut flag = || rng.below(2) == 0;
        let mut options = Options {
            playsheet: sheet,
            eight_cards: flag(),
            combat_free: flag(),
            held_pays: flag(),
            both_triggers: flag(),
            base_deck: flag(),
            deck_90: flag(),
            zero_is_lowest: flag(),
            la_grande: flag(),
            rack_late: flag(),
            solachon_literal: flag(),
            solachon_scout: flag(),
            shuffler_stays: flag(),
            reinforce_later: flag(),
            first: if flag() { Side::First } else { Side::Second },
            ..Options::default()
        };
        let some = |rng: &mut FastRng, most: u32| rng.below(most) as u8;
        options.command_1 = 2 + some(rng, 6);
        options.command_2 = 2 + some(rng, 6);
        options.corps_1 = 2 + some(rng, 5);
        options.corps_2 = 2 + some(rng, 5);
        options.banners = 3 + some(rng, 6);
        options.turns = 5 + some(rng, 20);
        options.nations_1 = 1 + some(rng, 2);
        options.nations_2 = 1 + some(rng, 2);
        options.tokens_1 = some(rng, 4);
        options.tokens_2 = some(rng, 4);
        options.tacticians_1 = some(rng, 3);
        if sheet == Sheet::Napoleonics {
            options.guerrilla = some(rng, 3);
            options.masses = some(rng, 2);
            options.iron_will = some(rng, 2);
        }
        options.rack = 3 + some(rng, 3);
        options.opening = Opening::ALL[rng.below(Opening::ALL.len() as u32) as usize];
        let fitting: Vec<Scenario> =
            Scenario::ALL.iter().copied().filter(|scenario| scenario.fits(sheet)).collect();
        options.scenario = fitting[rng.below(fitting.len() as u32) as usize];
        options.fitted()
    }

    /// Checks that every card of a deck is in exactly one place, and that the number of unseen cards equals those lying face-down plus
    /// those left to draw.
    fn audit_deck(&self, at: &State, deck: usize) -> Result<(), String> {
        let state = &at.decks[deck];
        let mut seen = 0u128;
        let mut count = |what: &str, cards: u128| {
            if seen & cards != 0 {
                return Err(format!(
                    "deck {deck}: cards {:?} twice, found in {what}",
                    crate::Numbers(seen & cards)
                ));
            }
            seen |= cards;
            Ok(())
        };
        count("pool", state.pool.0)?;
        for older in state.old {
            count("old", older.0)?;
        }
        count("pile", state.pile.set.0)?;
        count("removed", state.removed.0)?;
        count("box", state.boxed.0)?;
        let mut unseen = [0; AGES + 1];
        for display in 0..DISPLAYS {
            for &lie in at.displays[display].slots.iter().flatten().filter(|lie| lie.is_laid()) {
                let own = self.sheet().deck_of(Side::BOTH[display % 2]);
                if lie.is_unseen() && own == deck {
                    if lie.is_up() {
                        return Err("a card lies open and nobody has seen it".into());
                    }
                    unseen[lie.age()] += 1;
                } else if !lie.is_unseen() && lie.card().deck() == deck {
                    count("displays", lie.card().bit())?;
                }
            }
        }
        let mine = |card: Card| !card.is_none() && card.deck() == deck;
        for aside in Side::BOTH.iter().flat_map(|&side| at.beside(side)) {
            if mine(aside.card) {
                count("beside", aside.card.bit())?;
            }
        }
        for card in [at.play.card, at.play.fetched] {
            if mine(card) {
                count("play", card.bit())?;
            }
        }
        count("elsewhere", at.elsewhere(deck).0)?;
        let older = state.old.iter().zip(&unseen[1..]).all(|(known, lie)| known.len() == *lie);
        if unseen[0] != usize::from(state.laid) || unseen[0] > state.pool.len() || !older {
            return Err(format!(
                "deck {deck}: {unseen:?} cards lie unseen, {} counted, {} and {:?} known",
                state.laid,
                state.pool.len(),
                state.old.map(|older| older.len())
            ));
        }
        if seen != self.cards().numbers[deck].0 {
            let lost = crate::Numbers(seen ^ self.cards().numbers[deck].0);
            return Err(format!(
                "deck {deck}: cards {:?} are nowhere or too much",
                lost.iter().collect::<Vec<_>>()
            ));
        }
        Ok(())
    }
}
