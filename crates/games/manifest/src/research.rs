//! Research of a breakthrough with dice (MD-R23, MD-F27).

use kernel::frames::Flow;
use kernel::{Audience, Chance, Die, Log, Seat};

use crate::Manifest;
use crate::act::Act;
use crate::event::Event;
use crate::names::Deed;
use crate::state::{Frame, RESEARCH_DICE, Research, State};

const RESEARCH_DIE: &str = "md-die-research";
const WILD: u8 = 6;

impl State {
    /// MD-R23: one die per Pioneer, plus one with Computers.
    pub fn research_dice(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.pioneers + u8::from(player.owns(Deed::Computers))
    }

    /// The first 6 for which no number was chosen yet.
    pub(crate) fn wild_die(&self) -> Option<usize> {
        let research = &self.research;
        (0..RESEARCH_DICE).find(|&n| research.dice[n] == WILD && research.called >> n & 1 == 0)
    }

    /// Steps that the dice show so far, as bits.
    pub(crate) fn rolled_steps(&self) -> u8 {
        let Research { dice, called, .. } = self.research;
        let given = |n: usize| if dice[n] == WILD && called >> n & 1 == 0 { 0 } else { dice[n] };
        (0..RESEARCH_DICE).map(given).filter(|&die| die > 0).fold(0, |set, die| set | 1 << (die - 1))
    }
}

impl Manifest {
    pub(crate) fn research<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        deed: Deed,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let mut dice = [0; RESEARCH_DICE];
        chance.announce(0..at.research_dice(seat).into());
        for die in dice.iter_mut().take(at.research_dice(seat).into()) {
            *die = chance.die(Die { sides: 6, seat: Some(seat), why: RESEARCH_DIE })?;
        }
        at.research = Research { deed: Some(deed), dice, ..Research::default() };
        at.player_mut(seat).this_turn.researched = true;
        log.tell(Audience::All, || Event::Researched { seat, deed, dice });
        at.frames.turn_into(Frame::Researched);
        at.frames.push(Frame::PlaceSteps);
        if at.player(seat).owns(Deed::Innovation) {
            at.frames.push(Frame::ResearchReroll);
        }
        Ok(())
    }

    pub(crate) fn research_act<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        match act {
            Act::RerollDie(n) => {
                let place = usize::from(n) - 1;
                let was = at.research.dice[place];
                let die = chance.die(Die { sides: 6, seat: Some(seat), why: RESEARCH_DIE })?;
                at.research.dice[place] = die;
                log.tell(Audience::All, || Event::DieRerolled { seat, was, die });
            }
            Act::Call(number) => {
                if let Some(n) = at.wild_die() {
                    at.research.dice[n] = number;
                    at.research.called |= 1 << n;
                    log.tell(Audience::All, || Event::Called { seat, number });
                }
            }
            _ => {}
        }
        at.frames.pop();
        Ok(())
    }

    /// First asks what each 6 stands for, then places every rolled number that is a missing step.
    pub(crate) fn place_rolled_steps(&self, at: &mut State, log: &mut impl Log<Event>) -> Flow {
        let seat = at.mover();
        let Some(deed) = at.research.deed else {
            at.frames.pop();
            return Flow::On;
        };
        let missing = at.lacking_steps(seat, deed);
        if at.wild_die().is_some() && missing & !at.rolled_steps() != 0 {
            at.frames.push(Frame::CallSix);
            return Flow::On;
        }
        at.frames.pop();
        let place = missing & at.rolled_steps();
        for step in (1..=WILD).filter(|step| place >> (step - 1) & 1 == 1) {
            at.place_step(seat, deed, step, true, log);
        }
        Flow::On
    }
}
