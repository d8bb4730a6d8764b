//! Why a hint recommends an act, in words.

use kernel::sets::members;
use kernel::{Seat, Text};

use crate::Idiot;
use crate::act::Act;
use crate::cards::LEVELS;
use crate::kit::{Emblem, kit};
use crate::odds::{self, Outlook};
use crate::picture::served;
use crate::state::{Frame, State};
use crate::worth::{Eye, plus};

fn percent(chance: f32) -> i64 {
    (chance * 100.0).round() as i64
}

impl Idiot {
    /// The reason for an act.
    pub(crate) fn why(&self, at: &State, seat: Seat, act: Act) -> Option<Text> {
        match act {
            Act::Draw(level) => Some(self.why_draw(at, seat, level)),
            // The first of two dice: say what it does for the headlines. Their chances are shown with the second die.
            Act::Place(number) if at.frame() != Frame::Second && at.room() > 1 => {
                Some(Text::new("fip-why-first").text("headlines", served(at, seat, number, 1)))
            }
            Act::Place(number) => self.why_place(at, seat, number, 1),
            Act::All(number) => self.why_place(at, seat, number, at.lying.of(number).min(at.room())),
            Act::AllTurning { number, turned } => {
                self.why_place(at, seat, number, (at.lying.of(number) + turned).min(at.room()))
            }
            Act::Turn { to, .. } => {
                Some(Text::new("fip-why-turn").text("headlines", served(at, seat, to, 1)))
            }
            Act::Any(_) => Some(Text::new("fip-why-any")),
            Act::Go(state) | Act::Fly(state) => {
                let cost = self.cost(at, seat, state);
                let key = match at.holder(state) {
                    Some(holder) if holder == seat => "fip-why-hold",
                    Some(_) => "fip-why-outbid",
                    None => "fip-why-enter",
                };
                let [small, big] = at.bonus_room(seat);
                let bonus = match kit().emblem(state) {
                    Some(Emblem::Crowd) => small > 0,
                    Some(Emblem::Dollar) => big > 0,
                    None => false,
                };
                let text = Text::new(key).number("delegates", kit().delegates(state)).number("cubes", cost);
                Some(text.number("bonus", u8::from(bonus)))
            }
            Act::Take(_) => Some(Text::new("fip-why-take")),
            Act::Stop => Some(Text::new("fip-why-stop")),
            Act::Pick(_) => Some(Text::new("fip-why-pick")),
            Act::Attribute(_) | Act::Type(_) => Some(Text::new("fip-why-symbol")),
            Act::Character(_) => Some(Text::new("fip-why-character")),
            Act::Roll => None,
        }
    }

    /// If another pile is fulfilled more often, it is mentioned too.
    fn why_draw(&self, at: &State, seat: Seat, level: u8) -> Text {
        let chance = |level| odds::of_pile(at, seat, level);
        let cubes = |level| (Eye { game: self, at, seat }.pile(level) * 10.0).round() as i64;
        let text = Text::new("fip-why-draw")
            .number("level", level)
            .number("percent", percent(chance(level)))
            .number("cubes", cubes(level));
        let safest = (1..=LEVELS).reduce(|best, next| if chance(next) > chance(best) { next } else { best });
        match safest.filter(|&safest| percent(chance(safest)) > percent(chance(level))) {
            None => text,
            Some(safest) => Text::new("fip-why-draw-rather")
                .text("this", text)
                .number("level", safest)
                .number("percent", percent(chance(safest)))
                .number("cubes", cubes(safest)),
        }
    }

    fn why_place(&self, at: &State, seat: Seat, number: u8, count: u8) -> Option<Text> {
        let groups = plus(&at.groups, number, count);
        let outlook = Outlook::after_placing(at, seat);
        let chances = members(at.hand(seat)).map(|card| {
            let chance = outlook.chance(kit().check(card), &groups);
            Text::new("fip-why-chance").number("percent", percent(chance))
        });
        (at.hand(seat) != 0).then(|| {
            Text::new("fip-why-place")
                .number("count", at.hand(seat).count_ones())
                .text("headlines", served(at, seat, number, count))
                .list("chances", chances)
        })
    }
}
