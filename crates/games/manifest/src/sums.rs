//! What the generic law tests need from this game: bounds, invariants, random options and random acts.

use kernel::laws::Lawful;
use kernel::{FastRng, Game, Seat};

use crate::Manifest;
use crate::act::Act;
use crate::cardset::{CARDS, CardSet};
use crate::names::{Deed, Product, Purchase, Region, Use};
use crate::options::{ClosedHomes, Options};
use crate::printed::printed;
use crate::state::{Orders, State};
use crate::territory::{Territories, Territory};

/// MD-Q80: maximum number of turns in random play, for three, four and five seats.
const MOST_TURNS: [usize; 3] = [22, 17, 15];
/// Cards with their windows, offers, a purchase for every dollar and a target for every token: far more than a seat ever does in a turn.
const ACTS_A_SEAT_AND_TURN: usize = 400;

impl Lawful for Manifest {
    fn bound(&self) -> usize {
        let turns = MOST_TURNS[usize::from(self.seats()) - 3];
        turns * usize::from(self.seats()) * ACTS_A_SEAT_AND_TURN
    }

    fn some_options(rng: &mut FastRng) -> (Options, u8) {
        let closed = [ClosedHomes::BySeats, ClosedHomes::Closed, ClosedHomes::Open];
        let options = Options {
            closed_homes: closed[rng.below(3) as usize],
            late_recycling: rng.below(3) > 0,
            banner_attack_only: rng.below(3) == 0,
        };
        (options, *Self::SEATS.start() + rng.below(3) as u8)
    }

    fn some_act(&self, rng: &mut FastRng) -> Act {
        let place = Territory::nth(rng.below(Territory::COUNT as u32) as u16);
        let deed = Deed::ALL[rng.below(Deed::COUNT as u32) as usize];
        let seat = Seat(rng.below(6) as u8);
        let card = rng.below(66) as u8;
        let number = rng.below(8) as u8;
        let flag = rng.below(2) == 0;
        let orders = [Orders::Ask, Orders::PassThisTurn, Orders::PassAlways][rng.below(3) as usize];
        let used = Use::ALL[rng.below(Use::COUNT as u32) as usize];
        match rng.below(48) {
            0 => Act::Bid(rng.below(256) as u8),
            1 => Act::Home(place),
            2 => Act::Position(number),
            3 => Act::Priority(flag),
            4..=6 => Act::Play { card, used },
            7 => Act::Done,
            8 => Act::Ask,
            9 => Act::Discard(card),
            10 => Act::Profit,
            11 => Act::Token,
            12 => Act::Place { place, new: flag },
            13 => Act::Decline,
            14 => Act::Name(place),
            15 => Act::Product(Product::ALL[rng.below(Product::COUNT as u32) as usize]),
            16 => Act::Region(Region::ALL[rng.below(Region::COUNT as u32) as usize]),
            17 => Act::Target(seat),
            18 => Act::Era(number),
            19 => Act::Step { deed, step: number },
            20 => Act::Sabotage { seat, deed, step: number },
            21 => Act::Deed(deed),
            22 => Act::Pass(orders),
            23 => Act::Answer(card),
            24 => Act::Move { deed, step: number },
            25 => Act::Forgo,
            26 => Act::Lose(place),
            27 => Act::Divest(place),
            28 => Act::To(seat),
            29 => Act::Take { new: flag },
            30 => Act::Offer(seat),
            31 => Act::Joint(deed),
            32 => Act::Licence(card),
            33 => Act::Send,
            34 => Act::Accept,
            35 => Act::Tokens(number),
            36 => Act::City(place),
            37 => Act::Pioneer,
            38 => Act::Card,
            39 => Act::Progress(deed),
            40 => Act::Lift(place),
            41 => Act::Research(deed),
            42 => Act::RerollDie(number),
            43 => Act::Keep,
            44 => Act::Call(number),
            45 => Act::Claim(deed),
            46 => Act::Reject,
            _ => Act::Expand { place, full: flag },
        }
    }

    fn audit(&self, at: &State) -> Result<(), String> {
        audit_pieces(at)?;
        audit_cards(at)?;
        let cash: i32 = at.players.iter().map(|player| player.cash).sum();
        let all = printed().constants.start_cash * i32::from(at.seats);
        if cash + at.bank != all {
            return Err(format!("{cash} in hands and {} at the bank are not {all}", at.bank));
        }
        for seat in at.all_seats() {
            let player = at.player(seat);
            if player.cash < 0 || player.cash % i32::from(printed().constants.token_price) != 0 {
                return Err(format!("seat {seat} holds ${}", player.cash));
            }
            if player.profit < printed().constants.least_profit {
                return Err(format!("seat {seat} has a Profit of {}", player.profit));
            }
        }
        Ok(())
    }
}

fn audit_pieces(at: &State) -> Result<(), String> {
    let constants = &printed().constants;
    let mut seen = Territories::EMPTY;
    for seat in at.all_seats() {
        let player = at.player(seat);
        let fight = if at.mover() == seat { at.fight.paid } else { 0 };
        let tokens = usize::from(
            player.stock
                + player.pool
                + player.wireless
                + player.returned
                + player.losses
                + fight
                + player.pioneers
                + player.chart
                + player.boxes.iter().sum::<u8>(),
        ) + player.held.len();
        if tokens != usize::from(constants.tokens) {
            return Err(format!("seat {seat} has {tokens} tokens"));
        }
        if !(player.held & seen).is_empty() || !(player.new - player.held).is_empty() {
            return Err(format!("two tokens in one place, or a New Presence of nobody: seat {seat}"));
        }
        seen |= player.held;
        if player.step_tokens_used() > constants.step_tokens {
            return Err(format!("seat {seat} has {} steps", player.step_tokens_used()));
        }
        for deed in Deed::ALL {
            let (steps, rolled) = (player.steps[deed.index()], player.rolled[deed.index()]);
            if steps & !printed().all_steps(deed) != 0 || rolled & !steps != 0 {
                return Err(format!("seat {seat} has a step of {deed} that is not there"));
            }
        }
    }
    for deed in Deed::ALL.into_iter().filter(|&deed| printed().deed(deed).steps.is_some()) {
        let owners = at.all_seats().filter(|&seat| at.player(seat).owns(deed)).count();
        if owners > 2 {
            return Err(format!("{owners} seats own {deed}"));
        }
    }
    if at.cities.len() > constants.cities.into()
        || at.natives.len() > constants.natives.into()
        || at.tourist_markers.len() > constants.tourist_markers.into()
        || at.technology_markers.len() > constants.technology_markers.into()
    {
        return Err("more markers than there are".into());
    }
    if !(at.natives & seen).is_empty() || !(at.closed & (seen | at.natives)).is_empty() {
        return Err("Natives or tokens where none can be".into());
    }
    if at
        .all_seats()
        .any(|seat| Purchase::ALL.into_iter().any(|box_| at.player(seat).boxes[box_.index()] > 1))
    {
        return Err("more than one of a kind acquired in a turn".into());
    }
    Ok(())
}

fn audit_cards(at: &State) -> Result<(), String> {
    let mut places: Vec<CardSet> = vec![at.out];
    places.extend(at.decks.iter().chain(&at.aside).chain(&at.removed));
    for player in &at.players {
        places.extend([player.hand, player.table]);
    }
    if at.drawn != 0 {
        places.push(CardSet::one(at.drawn));
    }
    let count: usize = places.iter().map(|set| set.len()).sum();
    let all = places.into_iter().fold(CardSet::EMPTY, |all, set| all | set);
    if count != usize::from(CARDS) || all.len() != count {
        return Err(format!("{count} cards in all places, {} different ones", all.len()));
    }
    Ok(())
}
