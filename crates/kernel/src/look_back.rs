//! Replays a log for viewing: every state on the way, and whose each die was.

use crate::chance::{ChanceError, Die, RecordedChance};
use crate::{Chance, Game, Members, NoLog, Seat, Table};

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// The number of its act.
    pub act: usize,
    /// Whose die it was. If the game does not say, the seat that acted.
    pub seat: Seat,
    pub sides: u8,
    pub value: u8,
}

impl<G: Game> Table<G> {
    /// Passes every state from the opening to now to `see`, with the number of acts before it. Returns the dice of all acts.
    pub fn look_back(&self, mut see: impl FnMut(usize, &G::State)) -> Vec<Rolled> {
        let mut dice = Vec::new();
        let Some(mut state) = self.at(0) else { return dice };
        see(0, &state);
        for (n, entry) in self.entries().iter().enumerate() {
            let act = n + 1;
            let told = RecordedChance::recorded(&entry.falls, None);
            let mut chance = Noted { told, act, by: entry.seat, dice: &mut dice };
            self.game()
                .play(&mut state, entry.seat, entry.act, &mut chance, &mut NoLog)
                .expect("an act of the log was played with these results before");
            see(act, &state);
        }
        dice
    }
}

/// The results of the log. Notes every die.
struct Noted<'a, 'd> {
    told: RecordedChance<'a>,
    act: usize,
    by: Seat,
    dice: &'d mut Vec<Rolled>,
}

impl Chance for Noted<'_, '_> {
    type Stop = ChanceError;

    fn die(&mut self, die: Die) -> Result<u8, ChanceError> {
        let value = self.told.die(die)?;
        let seat = die.seat.unwrap_or(self.by);
        self.dice.push(Rolled { act: self.act, seat, sides: die.sides, value });
        Ok(value)
    }

    fn draw(&mut self, pile: &'static str, pool: impl Members) -> Result<u16, ChanceError> {
        self.told.draw(pile, pool)
    }

    fn announce(&mut self, places: impl IntoIterator<Item = u16>) {
        self.told.announce(places);
    }
}
