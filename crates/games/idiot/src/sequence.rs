//! The sequence of play: set-up, rounds of six phases, the end. Longer phases have files of their own.

use kernel::frames::{self, Flow};
use kernel::{Audience, Chance, Game, Log, NoLog, Seat};

use crate::Idiot;
use crate::act::Act;
use crate::cards::{CHARACTERS, HONEYS, LEVELS, TRAITS};
use crate::event::Event;
use crate::kit::kit;
use crate::lying::Lying;
use crate::options::{Cards, Start};
use crate::state::{BONUS_MAX, Frame, Open, Phase, ROLL, State, Walk};

/// FIP-9.
pub(crate) const HEADLINES_A_ROUND: u8 = 2;

/// Names of the piles under which draws are recorded.
pub mod piles {
    pub const LEVELS: [&str; 3] = ["fip-pile-1", "fip-pile-2", "fip-pile-3"];
    pub const SMALL: &str = "fip-pile-small";
    pub const BIG: &str = "fip-pile-big";
    pub const CHARACTERS: &str = "fip-pile-character";
    pub const ATTRIBUTES: &str = "fip-pile-attribute";
    pub const TYPES: &str = "fip-pile-type";
    pub const HONEYS: &str = "fip-pile-honey";
    /// The starting player: seats counted from 1.
    pub const START: &str = "fip-pile-start";
}

/// The numbers from 1 to `most`, as bits.
pub(crate) const fn numbers(most: u8) -> u64 {
    ((1 << (most + 1)) - 1) & !1
}

impl Idiot {
    /// FIP-6 to FIP-8.
    pub(crate) fn set_up<C: Chance>(
        &self,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<State, C::Stop> {
        let first = match self.options().start {
            Start::First => Seat(0),
            Start::Random => Seat(chance.draw(piles::START, numbers(self.seats()))? as u8 - 1),
        };
        log.tell(Audience::All, || Event::Starts { seat: first });
        let mut at = State::new(self.seats(), first);
        match self.options().cards {
            Cards::Chosen => at.frames.turn_into(Frame::Choosing(Open::Character)),
            Cards::Dealt => {
                self.deal_open(&mut at, chance, log)?;
                self.deal_honeys(&mut at, chance, log)?;
                self.begin(&mut at, Phase::Draw, log);
            }
        }
        Ok(at)
    }

    fn deal_open<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let (mut characters, mut attributes, mut types) =
            (numbers(CHARACTERS), numbers(TRAITS), numbers(TRAITS));
        let mut draw = |pile, from: &mut u64| {
            let card = chance.draw(pile, *from)?;
            *from &= !(1 << card);
            Ok(card as u8)
        };
        for seat in at.in_order() {
            let person = &mut at.people[seat.index()];
            person.character = draw(piles::CHARACTERS, &mut characters)?;
            person.attribute = draw(piles::ATTRIBUTES, &mut attributes)?;
            person.kind = draw(piles::TYPES, &mut types)?;
            let person = *person;
            at.count_symbols(seat);
            log.tell(Audience::All, || Event::Dealt { seat, person });
        }
        Ok(())
    }

    /// FIP-7: deals one to each seat, face-down.
    fn deal_honeys<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let mut honeys = numbers(HONEYS);
        log.tell(Audience::All, || Event::HoneysDealt);
        for seat in at.in_order() {
            let card = chance.draw(piles::HONEYS, honeys)?;
            honeys &= !(1 << card);
            at.people[seat.index()].honey = card as u8;
            log.tell(Audience::Only(seat), || Event::Honey { seat, card: card as u8 });
        }
        Ok(())
    }

    /// FIP-7: open cards that nobody has taken yet.
    pub(crate) fn on_offer(&self, at: &State, open: Open) -> u64 {
        let taken = at.people.iter().fold(0, |set, person| {
            set | 1
                << match open {
                    Open::Character => person.character,
                    Open::Attribute => person.attribute,
                    Open::Type => person.kind,
                }
        });
        numbers(if open == Open::Character { CHARACTERS } else { TRAITS }) & !taken
    }

    /// FIP-7: all characters first, then attributes, then types.
    fn take_open<C: Chance>(
        &self,
        at: &mut State,
        (open, card): (Open, u8),
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let seat = at.seat_in_turn();
        let person = &mut at.people[seat.index()];
        match open {
            Open::Character => person.character = card,
            Open::Attribute => person.attribute = card,
            Open::Type => person.kind = card,
        }
        at.count_symbols(seat);
        log.tell(Audience::All, || Event::Chose { seat, open, card });
        at.turn += 1;
        if at.turn < at.seats {
            return Ok(());
        }
        at.turn = 0;
        match open {
            Open::Character => at.frames.turn_into(Frame::Choosing(Open::Attribute)),
            Open::Attribute => at.frames.turn_into(Frame::Choosing(Open::Type)),
            Open::Type => {
                self.deal_honeys(at, chance, log)?;
                self.begin(at, Phase::Draw, log);
            }
        }
        Ok(())
    }

    /// Carries out an act that `check` allowed, and everything that follows until somebody must decide again.
    #[inline]
    pub(crate) fn advance<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        match act {
            Act::Character(card) => return self.take_open(at, (Open::Character, card), chance, log),
            Act::Attribute(card) => return self.take_open(at, (Open::Attribute, card), chance, log),
            Act::Type(card) => return self.take_open(at, (Open::Type, card), chance, log),
            Act::Draw(level) => self.draw(at, seat, level, chance, log)?,
            Act::Roll => return self.roll(at, seat, chance, log),
            Act::Turn { from, to } => {
                self.turn_die(at, seat, from, to, log);
                return Ok(());
            }
            Act::Place(number) => self.place(at, seat, number, log),
            Act::All(number) => self.place_all(at, seat, number, log),
            Act::AllTurning { number, turned } => {
                self.turn_and_place_all(at, seat, (number, turned), log);
            }
            Act::Any(number) => self.name_number(at, seat, number, log),
            Act::Take(state) => self.take_back(at, seat, state, log),
            Act::Go(state) => self.enter(at, seat, state, false, log),
            Act::Fly(state) => self.enter(at, seat, state, true, log),
            Act::Stop => self.stop(at, log),
            Act::Pick(state) => self.picked(at, state, log),
        }
        frames::run(at, |at| self.step(at, chance, log))
    }

    /// One step of the topmost frame.
    #[inline]
    fn step<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<Flow, C::Stop> {
        let phase = match at.frame() {
            Frame::Phase(phase) => phase,
            Frame::Honeys => return Ok(self.next_honey(at, log)),
            Frame::Honey { picked } => return Ok(self.honey_step(at, picked, log)),
            Frame::Choosing(_) | Frame::Lying | Frame::Second | Frame::Over => return Ok(Flow::Wait),
        };
        let waits = match phase {
            Phase::Draw => !at.waiting.is_empty(),
            Phase::Dice => at.room() > 0,
            Phase::Headlines if !at.waiting.is_empty() => true,
            Phase::Headlines => {
                self.check_headlines(at, log);
                false
            }
            Phase::States => {
                self.end_movements(at, log);
                at.turn < at.seats
            }
            Phase::Bonus => {
                self.draw_bonus(at, chance, log)?;
                false
            }
            Phase::Discard => {
                self.discard(at, log);
                if at.round == self.options().rounds {
                    self.reveal_honeys(at, log);
                    return Ok(Flow::On);
                }
                at.round += 1;
                false
            }
        };
        if waits {
            return Ok(Flow::Wait);
        }
        self.begin(at, phase.next(), log);
        Ok(Flow::On)
    }

    /// Starts a phase.
    fn begin(&self, at: &mut State, phase: Phase, log: &mut impl Log<Event>) {
        at.turn = 0;
        at.frames.turn_into(Frame::Phase(phase));
        match phase {
            Phase::Draw => {
                let round = at.round;
                log.tell(Audience::All, || Event::Round { round, of: self.options().rounds });
                for seat in at.in_order() {
                    at.set_due(seat, HEADLINES_A_ROUND + at.bigs(seat, |kit| kit.extra_headline));
                }
            }
            Phase::Headlines => {
                let groups = at.groups;
                log.tell(Audience::All, || Event::DiceDone { groups });
                for seat in at.in_order() {
                    at.set_due(seat, at.bigs(seat, |kit| kit.any_dice));
                }
            }
            Phase::States => self.begin_movement(at),
            Phase::Dice | Phase::Bonus | Phase::Discard => {}
        }
    }

    /// FIP-9: only the seat sees the card; the others see the level on its back.
    fn draw<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        level: u8,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let pile = usize::from(level) - 1;
        if at.piles[pile] == 0 {
            at.piles[pile] = std::mem::take(&mut at.discards[pile]);
            at.earlier |= at.hands.iter().fold(0, |all, hand| all | hand) & kit().levels[pile];
            log.tell(Audience::All, || Event::Refilled { level });
        }
        let card = chance.draw(piles::LEVELS[pile], at.piles[pile])? as u8;
        at.piles[pile] &= !(1 << card);
        at.hands[seat.index()] |= 1 << card;
        at.set_due(seat, at.due[seat.index()] - 1);
        log.tell(Audience::Only(seat), || Event::Drew { seat, card });
        log.tell(Audience::AllBut(seat), || Event::DrewHidden { seat, level });
        Ok(())
    }

    /// FIP-28: in turn order, never more than three of a size.
    fn draw_bonus<C: Chance>(
        &self,
        at: &mut State,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        for seat in at.in_order() {
            let n = seat.index();
            let [small, big] = std::mem::take(&mut at.earned[n]);
            for drawn in 0..small {
                if at.small[n].count_ones() as u8 == BONUS_MAX {
                    log.tell(Audience::All, || Event::NoBonus { seat, big: false, count: small - drawn });
                    break;
                }
                let card = chance.draw(piles::SMALL, u64::from(at.small_pile))? as u8;
                at.small_pile &= !(1 << card);
                at.small[n] |= 1 << card;
                let die = kit().small(card);
                at.symbols[n][usize::from(die) - 1] += 1;
                log.tell(Audience::All, || Event::SmallBonus { seat, card, die });
            }
            for drawn in 0..big {
                if at.big[n].count_ones() as u8 == BONUS_MAX {
                    log.tell(Audience::All, || Event::NoBonus { seat, big: true, count: big - drawn });
                    break;
                }
                let card = chance.draw(piles::BIG, u64::from(at.big_pile))? as u8;
                at.big_pile &= !(1 << card);
                at.big[n] |= 1 << card;
                log.tell(Audience::All, || Event::BigBonus { seat, card, kind: kit().big(card) });
            }
        }
        Ok(())
    }

    /// FIP-30.
    fn discard(&self, at: &mut State, log: &mut impl Log<Event>) {
        let all = at.hands.iter().fold(0, |all, hand| all | hand);
        for level in 0..usize::from(LEVELS) {
            at.discards[level] |= all & kit().levels[level];
        }
        at.hands = Default::default();
        at.earlier = 0;
        at.met = 0;
        at.named = Default::default();
        at.groups = Default::default();
        at.dice = [0; ROLL];
        at.lying = Lying::default();
        at.allowance = Default::default();
        at.walk = Walk::from(at.mover);
        at.first = at.after_first(1);
        log.tell(Audience::All, || Event::Discarded);
        let seat = at.first;
        log.tell(Audience::All, || Event::CardPasses { seat });
    }

    /// Whether this act, without any further chance, reveals to the seat what others kept secret: hands, when the last die is placed or the
    /// last number chosen (FIP-15); Hey-Honeys, when the last movement ends (FIP-31).
    pub(crate) fn opens_secrets(&self, at: &State, seat: Seat, act: Act) -> bool {
        let no_names = || at.in_order().all(|seat| at.bigs(seat, |kit| kit.any_dice) == 0);
        match act {
            Act::Place(_) => at.room() == 1 && no_names(),
            Act::All(number) => at.lying.of(number) >= at.room() && no_names(),
            Act::AllTurning { number, turned } => at.lying.of(number) + turned >= at.room() && no_names(),
            Act::Any(_) => at.due.iter().sum::<u8>() == 1,
            Act::Go(_) | Act::Fly(_) | Act::Stop if at.round == self.options().rounds => {
                let mut after = at.clone();
                match act {
                    Act::Go(state) => self.enter(&mut after, seat, state, false, &mut NoLog),
                    Act::Fly(state) => self.enter(&mut after, seat, state, true, &mut NoLog),
                    _ => self.stop(&mut after, &mut NoLog),
                }
                self.end_movements(&mut after, &mut NoLog);
                after.turn == after.seats
            }
            _ => false,
        }
    }
}
