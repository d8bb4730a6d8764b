//! Set-up of a Commands & Colors battle: Commands, second cards, who begins (CC-1, CC-2, CN-12).

use kernel::{Chance, Die, Log, Seat};

use crate::cards::Tag;
use crate::event::Event;
use crate::face::{A, B, D, E, Slots};
use crate::frame::Phase;
use crate::options::Scenario;
use crate::run::Run;
use crate::sheet::{Sheet, Side};
use crate::state::{SLOTS, Track};

/// CN-12: number of dice per side.
const SABER_DICE: usize = 4;
const SABER: u8 = 6;
/// CN-12: after this many ties the option for the first side decides.
const SABER_ROUNDS: usize = 50;

/// CC-2: the slots that get a second card, for a given difference of the Commands.
pub(crate) fn doubled(difference: u8) -> Slots {
    match difference {
        0 => 0,
        1 => A,
        2 => A | D,
        3 => A | B | D,
        _ => A | B | D | E,
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// CC-1, CC-2.
    pub fn cc_set_up(&mut self) -> Result<(), C::Stop> {
        let options = &self.game.0.options;
        let big = options.deck_90 || self.sheet() == Sheet::Epic;
        let napoleonic = matches!(self.sheet(), Sheet::Napoleonics | Sheet::Epic);
        let own = !options.deck.is_empty();
        let cards = self
            .game
            .cards()
            .that(0, |brief| own || !napoleonic || brief.is(if big { Tag::Deck90 } else { Tag::Deck70 }));
        let cards = if cards.is_empty() { self.game.cards().numbers[0] } else { cards };
        let mut commands = options.commands();
        let corps = [options.corps_1, options.corps_2];
        let tokens = [options.tokens_1, options.tokens_2];
        let tacticians = if napoleonic { [options.tacticians_1, options.tacticians_2] } else { [0; 2] };
        let counters =
            if napoleonic { [options.guerrilla, options.masses, options.iron_will] } else { [0; 3] };
        let mut first = options.first;
        let scenario = options.scenario;
        match scenario {
            Scenario::Decimum => (commands, first) = ([5, 3], Side::Second),
            Scenario::Solachon => (commands, first) = ([11, 5], Side::First),
            _ => {}
        }
        self.begin_deck(0, cards);
        for side in Side::BOTH {
            let hand = commands[side.index()];
            self.at.tracks[side.index()] = Track { hand, left: 0 };
            self.at.tracks[side.index() + 2] = Track { hand: corps[side.index()], left: 0 };
        }
        if scenario == Scenario::Solachon {
            self.at.tracks[0].left = commands[0];
        }
        let kept = self.at.cc_mut();
        kept.tokens = tokens;
        kept.tacticians = tacticians;
        kept.counters = counters;
        for rank in 0..self.game.ranks() {
            for side in Side::BOTH {
                self.at.displays[side.index() + 2 * rank].want = [1; SLOTS];
            }
            self.cc_double(rank, scenario == Scenario::Decimum);
        }
        self.deal_displays()?;
        self.at.active = first;
        self.at.phase = Phase::Actions;
        if self.sheet() == Sheet::Epic {
            self.ne_fill_rack()?;
            self.ne_assign_tacticians();
        }
        match scenario {
            Scenario::Zehdenick => self.cc_sabers()?,
            Scenario::Vitoria => self.at.phase = Phase::Setup,
            _ => {}
        }
        Ok(())
    }

    /// CC-2: the side with the greater Command gets second cards. Decimum counts as a difference of three (CM-7).
    fn cc_double(&mut self, rank: usize, decimum: bool) {
        let [a, b] = Side::BOTH.map(|side| self.at.tracks[side.index() + 2 * rank].hand);
        let (side, difference) = if decimum {
            (Side::First, 3)
        } else if a >= b {
            (Side::First, a - b)
        } else {
            (Side::Second, b - a)
        };
        let slots = doubled(difference);
        for slot in (0..SLOTS).filter(|slot| slots >> slot & 1 == 1) {
            self.at.displays[side.index() + 2 * rank].want[slot] = 2;
        }
    }

    /// CN-12: each side rolls four dice; the side with more sabers begins.
    fn cc_sabers(&mut self) -> Result<(), C::Stop> {
        for _ in 0..SABER_ROUNDS {
            let mut sabers = [0u8; 2];
            for side in Side::BOTH {
                for _ in 0..SABER_DICE {
                    let roll =
                        self.chance.die(Die { sides: 6, seat: Some(Seat(0)), why: "solo-die-sabers" })?;
                    self.tell(|| Event::Die { why: "solo-die-sabers", rule: "CN-12", roll });
                    sabers[side.index()] += u8::from(roll == SABER);
                }
            }
            if sabers[0] != sabers[1] {
                self.at.active = if sabers[0] > sabers[1] { Side::First } else { Side::Second };
                break;
            }
        }
        Ok(())
    }
}
