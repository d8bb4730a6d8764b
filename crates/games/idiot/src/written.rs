//! The serialized form of the state: readable, and without entries for seats that do not play.

use std::collections::BTreeMap;

use atlas::states::{StateSet, UsState};
use kernel::frames::Stack;
use kernel::sets::{from_list, list, members};
use kernel::{Seat, by_seat};
use serde::{Deserialize, Serialize};

use crate::cards::{BONUS, CHARACTERS, Count, GROUPS, HEADLINES, HONEYS, TRAITS};
use crate::kit::{LAND, kit, total};
use crate::state::{
    ALLOWANCE_MAX, BONUS_MAX, BySeat, Frame, Leg, PLACED, Person, ROLL, SEATS_MAX, State, Walk,
};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    frames: Stack<Frame, 3>,
    round: u8,
    first: Seat,
    turn: u8,
    due: Vec<u8>,
    people: Vec<Person>,
    hands: Vec<Vec<u8>>,
    piles: [Vec<u8>; 3],
    discards: [Vec<u8>; 3],
    earlier: Vec<u8>,
    met: Vec<u8>,
    small_pile: Vec<u8>,
    big_pile: Vec<u8>,
    small: Vec<Vec<u8>>,
    big: Vec<Vec<u8>>,
    earned: Vec<[u8; 2]>,
    named: Vec<[u8; BONUS_MAX as usize]>,
    groups: Count,
    dice: [u8; ROLL],
    lying: Count,
    /// For each held state: the holder and the number of cubes.
    board: BTreeMap<UsState, (Seat, u8)>,
    supply: Vec<u8>,
    allowance: Vec<u8>,
    left: u8,
    mover: UsState,
    moved: bool,
    flown: bool,
    from: UsState,
    legs: Vec<Leg>,
    doubled: StateSet,
}

fn bonus(cards: &[u8]) -> Result<u32, String> {
    from_list(cards, BONUS).map(|set| set as u32)
}

impl From<State> for Written {
    fn from(state: State) -> Written {
        let seats = usize::from(state.seats);
        let board = state.held[..seats]
            .iter()
            .zip(0..)
            .flat_map(|(held, seat)| held.iter().map(move |s| (s, Seat(seat))).collect::<Vec<_>>());
        Written {
            frames: state.frames,
            round: state.round,
            first: state.first,
            turn: state.turn,
            due: state.due[..seats].to_vec(),
            people: state.people[..seats].to_vec(),
            hands: state.hands[..seats].iter().map(|&hand| list(hand)).collect(),
            piles: state.piles.map(list),
            discards: state.discards.map(list),
            earlier: list(state.earlier),
            met: list(state.met),
            small_pile: list(state.small_pile),
            big_pile: list(state.big_pile),
            small: state.small[..seats].iter().map(|&cards| list(cards)).collect(),
            big: state.big[..seats].iter().map(|&cards| list(cards)).collect(),
            earned: state.earned[..seats].to_vec(),
            named: state.named[..seats].to_vec(),
            groups: state.groups,
            dice: state.dice,
            lying: state.lying.count(),
            board: board.map(|(s, seat)| (s, (seat, state.cubes[s.index()]))).collect(),
            supply: state.supply[..seats].to_vec(),
            allowance: state.allowance[..seats].to_vec(),
            left: state.left,
            mover: state.mover,
            moved: state.moved,
            flown: state.flown,
            from: state.walk.start(),
            legs: state.walk.legs().to_vec(),
            doubled: state.doubled,
        }
    }
}

impl TryFrom<Written> for State {
    type Error = String;

    fn try_from(written: Written) -> Result<State, String> {
        let seats = written.supply.len();
        let fail = |what: &str| Err(what.to_owned());
        if !(3..=SEATS_MAX).contains(&seats) || written.first.index() >= seats {
            return fail("3 to 5 seats, the starting player one of them");
        }
        if written.frames.is_empty() || usize::from(written.turn) > seats {
            return fail("nothing is going on");
        }
        if written.legs.len() > ALLOWANCE_MAX || total(&written.groups) > PLACED {
            return fail("more legs or dice than there can be");
        }
        if written.lying.iter().any(|&count| usize::from(count) > ROLL) {
            return fail("more dice than a roll has");
        }
        if written.dice.iter().chain(written.named.iter().flatten()).any(|&n| usize::from(n) > GROUPS) {
            return fail("a number beyond six");
        }
        let number = |&n: &u8| Ok(n);
        let mut state = State::new(seats as u8, written.first);
        state.people = by_seat(&written.people, seats, Person::default(), |&person| {
            let fits = person.character <= CHARACTERS
                && person.attribute.max(person.kind) <= TRAITS
                && person.honey <= HONEYS;
            if fits { Ok(person) } else { Err("a person's card that is not there".to_owned()) }
        })?;
        for (&place, &(seat, cubes)) in &written.board {
            if seat.index() >= seats || cubes == 0 || !LAND.contains(place) {
                return fail("cubes where none can be");
            }
            state.held[seat.index()].insert(place);
            state.cubes[place.index()] = cubes;
        }
        state.walk = Walk::from(written.from);
        written.legs.iter().for_each(|&leg| state.walk.push(leg));
        let sets = |cards: &[Vec<u8>; 3]| -> Result<[u128; 3], String> {
            Ok([
                from_list(&cards[0], HEADLINES)?,
                from_list(&cards[1], HEADLINES)?,
                from_list(&cards[2], HEADLINES)?,
            ])
        };
        let mut state = State {
            frames: written.frames,
            round: written.round,
            turn: written.turn,
            hands: by_seat(&written.hands, seats, 0, |cards| from_list(cards, HEADLINES))?,
            piles: sets(&written.piles)?,
            discards: sets(&written.discards)?,
            earlier: from_list(&written.earlier, HEADLINES)?,
            met: from_list(&written.met, HEADLINES)?,
            small_pile: bonus(&written.small_pile)?,
            big_pile: bonus(&written.big_pile)?,
            small: by_seat(&written.small, seats, 0, |cards| bonus(cards))?,
            big: by_seat(&written.big, seats, 0, |cards| bonus(cards))?,
            earned: by_seat(&written.earned, seats, [0; 2], |&earned| Ok(earned))?,
            named: by_seat(&written.named, seats, [0; 3], |&named| Ok(named))?,
            groups: written.groups,
            dice: written.dice,
            lying: written.lying.into(),
            supply: by_seat(&written.supply, seats, state.supply[0], number)?,
            allowance: by_seat(&written.allowance, seats, 0, number)?,
            left: written.left,
            mover: written.mover,
            moved: written.moved,
            flown: written.flown,
            doubled: written.doubled,
            ..state
        };
        let due: BySeat<u8> = by_seat(&written.due, seats, 0, number)?;
        for seat in (0..seats as u8).map(Seat) {
            state.count_symbols(seat);
            state.set_due(seat, due[seat.index()]);
        }
        Ok(state)
    }
}

impl State {
    /// FIP-15: counts the dice symbols on a seat's attribute, type and small bonus cards.
    pub(crate) fn count_symbols(&mut self, seat: Seat) {
        let person = self.person(seat);
        let small = members(self.small[seat.index()]).map(|card| kit().small(card));
        let mut count = [0; GROUPS];
        for die in [kit().attribute(person.attribute), kit().kind(person.kind)].into_iter().chain(small) {
            if die != 0 {
                count[usize::from(die) - 1] += 1;
            }
        }
        self.symbols[seat.index()] = count;
    }
}
