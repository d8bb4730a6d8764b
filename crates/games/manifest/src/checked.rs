//! Validates states read from files: checks everything the code relies on, but not whether the state can be reached by play.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cardset::CARDS;
use crate::names::Deed;
use crate::printed::printed;
use crate::state::{ERAS, Frame, Player, SEATS_MAX, State};

/// Limits that no game reaches, but that keep sums far from overflow.
const MOST_TURNS: u8 = 100;
const MOST_CASH: i32 = 1_000_000;

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        State::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<State, D::Error> {
        let state = State::deserialize(deserializer)?;
        match state.flaw() {
            None => Ok(state),
            Some(flaw) => Err(serde::de::Error::custom(flaw)),
        }
    }
}

impl State {
    /// The first problem of the state; None if it is valid.
    fn flaw(&self) -> Option<&'static str> {
        if !(3..=SEATS_MAX as u8).contains(&self.seats) {
            return Some("3 to 5 seats");
        }
        let all = SeatSet::first_n(self.seats);
        let known = |seat: Option<Seat>| seat.is_none_or(|seat| all.contains(seat));
        let seats = usize::from(self.seats);
        let each_once = |list: &[Seat]| list.iter().copied().collect::<SeatSet>() == all;
        if !each_once(&self.order[..seats]) || !each_once(&self.choosers[..seats]) {
            return Some("an order names every seat once");
        }
        let named = [
            Some(self.play.seat.0),
            self.play.target,
            self.play.blocked,
            self.cold_exempt,
            self.banned.exempt,
            self.surplus.exempt,
            self.civil_war_victim,
            Some(self.offer.from),
            Some(self.offer.to),
            self.fight.defender,
            self.divestiture.seat,
            self.divestiture.to,
            self.most_new,
        ];
        let of_cards = self.marketing.iter().map(|discounts| discounts.seat);
        let partners = self.players.iter().map(|player| player.this_turn.partner);
        if !named.into_iter().chain(of_cards).chain(partners).chain(self.positions).all(known) {
            return Some("a seat that is not there");
        }
        let outside = |set: SeatSet| set.iter().any(|seat| !all.contains(seat));
        if [self.asked, self.play.struck, self.play.losing, self.offer.done, self.divestiture.declined]
            .into_iter()
            .any(outside)
        {
            return Some("a set of seats that are not there");
        }
        let eras = 1..=ERAS as u8;
        if ![self.era, self.play_era, self.prepared].iter().all(|era| eras.contains(era))
            || usize::from(self.war_era) > ERAS
        {
            return Some("three eras");
        }
        if self.turn == 0 || self.turn.max(self.last_turn) > MOST_TURNS || self.bank.abs() > MOST_CASH {
            return Some("a number out of all bounds");
        }
        if self.position > self.seats || self.chooser > self.seats || self.draws > self.seats + 2 {
            return Some("a place in an order that is not there");
        }
        let dice = self.research.dice.iter().chain(&self.fight.attack).chain(&self.fight.defence);
        if dice.chain([&self.play.die]).any(|&die| die > 6) || self.fight.paid > printed().constants.tokens {
            return Some("a die has six sides");
        }
        if self.drawn > CARDS || self.play.card > CARDS {
            return Some("a card that is not there");
        }
        self.players.iter().find_map(player_flaw).or_else(|| self.frame_flaw())
    }

    /// Checks what the frames in progress rely on.
    fn frame_flaw(&self) -> Option<&'static str> {
        let frames = self.frames.as_slice();
        if frames.is_empty() {
            return Some("nothing is going on");
        }
        let steps = |step: u8| (1..=6).contains(&step);
        let broken = frames.iter().any(|frame| match *frame {
            Frame::Homes => self.chooser >= self.seats,
            Frame::Positions => {
                let taken = self.positions.iter().flatten().count();
                self.chooser >= self.seats || taken != usize::from(self.chooser)
            }
            Frame::Resolve | Frame::Name => self.play.card == 0 || printed().effect(self.play.card).is_none(),
            Frame::LeaderSteps { card } => card > CARDS || printed().card(card).leader.is_none(),
            Frame::MoveStep { step, .. } => !steps(step),
            Frame::ThinkTank => self.drawn == 0,
            _ => false,
        });
        let step = self.play.deed.is_some() && !steps(self.play.step);
        let stray = self.positions[usize::from(self.seats)..].iter().any(Option::is_some);
        (broken || step || stray).then_some("what is going on does not hang together")
    }
}

fn player_flaw(player: &Player) -> Option<&'static str> {
    let most = printed().constants.tokens;
    let this_turn = &player.this_turn;
    let tokens = [
        player.stock,
        player.pool,
        player.wireless,
        player.returned,
        player.losses,
        player.pioneers,
        player.chart,
        this_turn.bought,
        this_turn.lifted,
        this_turn.lost,
        this_turn.ecommerce_used,
    ];
    if tokens.iter().chain(&player.boxes).any(|&count| count > most) {
        return Some("more tokens than there are");
    }
    if player.cash.abs() > MOST_CASH || player.profit.abs() > MOST_CASH {
        return Some("a number out of all bounds");
    }
    let steps =
        |deed: Deed| (player.steps[deed.index()] | player.rolled[deed.index()]) & !printed().all_steps(deed);
    if Deed::ALL.into_iter().any(|deed| steps(deed) != 0) {
        return Some("a step that is not there");
    }
    let leaders = player.this_turn.licences - printed().leaders;
    if !leaders.is_empty() {
        return Some("only leaders are licensed");
    }
    None
}
