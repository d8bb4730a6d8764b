//! The value of an act, for hints and bots, roughly in dollars.

use kernel::{Insight, Seat, Text};

use crate::Manifest;
use crate::act::Act;
use crate::expand::attack_odds;
use crate::names::{Deed, Product, Purchase, Region, Use};
use crate::printed::{CardKind, Effect, number, printed};
use crate::state::{Frame, Orders, State};
use crate::territory::Territory;

/// Assumed length of a game in turns, for things that pay every turn.
const TURNS: i32 = 9;
/// Assumed number of payouts of one product per turn.
const PAYOUTS_A_TURN: f32 = 0.45;
/// Value of a victory point in dollars.
const POINT: f32 = 22.0;
/// Fraction of a rival's loss that counts as an own gain.
const RIVALRY: f32 = 0.15;
/// Value of a spent token.
const TOKEN: f32 = 6.0;
/// Value of a step of a breakthrough (`STEP`), a Pioneer, a card.
const STEP: f32 = 9.0;
const PIONEER: f32 = 14.0;
const CARD: f32 = 12.0;
/// Willingness to attack.
const ATTACK: f32 = 0.7;
const NEVER: f32 = -1000.0;

impl State {
    fn turns_left(&self) -> f32 {
        (TURNS - i32::from(self.turn)).max(1) as f32
    }

    /// The value of the territory's products and Profit for a seat.
    fn territory_worth(&self, seat: Seat, place: Territory) -> f32 {
        let left = self.turns_left();
        let profit = printed().constants.profit_step as f32 * left;
        let products: f32 = Product::ALL
            .into_iter()
            .map(|product| {
                let more = self.count_product(product, place.alone());
                if more == 0 {
                    return 0.0;
                }
                let level = self.payout_level(seat, product);
                let gain = printed().payout(product, level + more) - printed().payout(product, level);
                gain as f32 * PAYOUTS_A_TURN * left
            })
            .sum();
        let city = if self.cities.contains(place) { 15.0 } else { 0.0 };
        profit + products + city
    }

    /// How close a seat is to winning; used to choose whom to strike.
    fn threat(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        self.points(seat) as f32 * 4.0 + player.profit as f32 / 3.0 + player.cash as f32 / 12.0
    }

    fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.all_seats().filter(move |&other| other != seat)
    }

    fn payout_worth(&self, seat: Seat, product: Product) -> f32 {
        let pay = |seat: Seat| printed().payout(product, self.payout_level(seat, product)) as f32;
        let others: f32 = self.rivals(seat).map(pay).sum();
        pay(seat) - RIVALRY * others
    }

    /// The value of a progression minus its price.
    fn progression_worth(&self, seat: Seat, deed: Deed) -> f32 {
        let left = self.turns_left();
        let ability = match deed {
            Deed::WestwardHo => 12.0,
            Deed::Telegraph | Deed::Steamships => 8.0,
            Deed::Unity | Deed::Tolerance => 6.0,
            Deed::Innovation | Deed::ThinkTank | Deed::Storytelling => 4.0,
            Deed::Circus => 10.0 * left / 2.0,
            Deed::ProSports => 8.0 * left / 2.0,
            Deed::SafetyNet => 6.0 * left / 2.0,
            _ => 5.0,
        };
        POINT * printed().deed(deed).points as f32 + ability - self.price_of(seat, deed).total() as f32
    }

    fn city_worth(&self, seat: Seat, place: Territory) -> f32 {
        let left = self.turns_left();
        let levels: f32 = Product::ALL
            .into_iter()
            .filter(|&product| self.count_product(product, place.alone()) > 0)
            .map(|product| {
                let within = self.player(seat).established() & self.makers(product);
                if !(within & self.cities).is_empty() {
                    return 0.0;
                }
                let level = self.payout_level(seat, product);
                let gain = printed().payout(product, level + 1) - printed().payout(product, level);
                gain as f32 * PAYOUTS_A_TURN * left
            })
            .sum();
        let most = self.rivals(seat).map(|other| self.cities_of(other)).max().unwrap_or(0);
        let race = match self.cities_of(seat) + 1 {
            cities if cities == most + 1 => POINT * 1.2,
            cities if cities >= most => POINT * 0.5,
            _ => 4.0,
        };
        levels + race + 6.0
    }

    fn event_worth(&self, seat: Seat, card: u8) -> f32 {
        let player = self.player(seat);
        let best_rival = || self.rivals(seat).map(|other| self.threat(other)).fold(0.0, f32::max);
        match printed().effect(card) {
            Some(Effect::ProfitOrToken { profit, .. }) => *profit as f32 * self.turns_left(),
            Some(Effect::Settle { .. } | Effect::Homestead { .. }) => 10.0 + 12.0,
            Some(Effect::Occupy { .. } | Effect::Immigrants) => 25.0,
            Some(Effect::Discount { cash }) => *cash as f32 * (player.cash as f32 / 60.0).min(2.0),
            Some(Effect::Rush { .. }) if player.owns(Deed::WestwardHo) => 8.0,
            Some(Effect::Marketing { .. } | Effect::Banner | Effect::MexicanWar { .. }) => 6.0,
            Some(Effect::Suffrage { cash }) => *cash as f32 + PIONEER,
            Some(Effect::Step { .. }) => STEP * 1.3,
            Some(Effect::Collect { .. }) => self.collected(seat, card),
            Some(Effect::Congress { tokens }) => f32::from((*tokens).min(player.stock)) * TOKEN * 1.3,
            Some(Effect::Canal { cash }) => *cash as f32,
            Some(Effect::Reconstruction { cash, profit }) => {
                *cash as f32 + *profit as f32 * self.turns_left()
            }
            Some(Effect::Spy) => CARD,
            Some(Effect::Tax { .. }) => 35.0 * RIVALRY + 2.0,
            Some(Effect::CivilWar { .. } | Effect::Revolution { .. }) => best_rival() * 0.25,
            Some(Effect::WorldWar { .. } | Effect::BlackFriday { .. }) => {
                let mine = self.threat(seat);
                if mine < best_rival() { 14.0 } else { -12.0 }
            }
            Some(Effect::Depression { .. } | Effect::Divest { .. }) => 9.0,
            Some(Effect::Fire { .. }) if !self.cities.is_empty() => 8.0,
            Some(Effect::Sabotage) => 4.0,
            Some(Effect::TouristMarkers { .. } | Effect::TechnologyMarkers { .. }) => 6.0,
            Some(Effect::Natives { profit, .. }) => {
                let count = |seat: Seat| (self.player(seat).established() & self.native_area()).len() as f32;
                let others: f32 = self.rivals(seat).map(count).sum();
                (others * RIVALRY - count(seat)) * *profit as f32
            }
            Some(Effect::OilCrisis { product, cash }) => {
                let has = |seat: Seat| self.count_product(*product, self.player(seat).established());
                if has(seat) == 0 { -*cash as f32 } else { f32::from(has(seat)) * 5.0 }
            }
            Some(Effect::Surplus | Effect::Ban { .. } | Effect::ColdWar { .. }) => 3.0,
            _ => 0.0,
        }
    }

    fn collected(&self, seat: Seat, card: u8) -> f32 {
        match printed().effect(card) {
            Some(Effect::Collect { cash, per, most, of, .. }) => {
                let area = match of {
                    crate::Counted::Regions(regions) => printed().regions(regions),
                    crate::Counted::Product(product) => self.makers(*product),
                };
                let count = (self.player(seat).established() & area).len() as i32 / i32::from(*per);
                (count * cash).min(most.unwrap_or(i32::MAX)) as f32
            }
            _ => 0.0,
        }
    }

    fn leader_worth(&self, seat: Seat, card: u8) -> f32 {
        let Some(leader) = &printed().card(card).leader else { return 0.0 };
        let player = self.player(seat);
        let credits: f32 = leader
            .credits
            .iter()
            .filter(|(deed, _)| !player.owns(**deed))
            .map(|(&deed, &credit)| {
                let open = self.open_progressions(seat).contains(deed);
                let enough = player.cash >= self.price_of(seat, deed).total() - credit;
                if open && enough { credit as f32 } else { 0.0 }
            })
            .sum();
        let steps = if leader.on.iter().any(|&deed| self.lacking_steps(seat, deed) != 0) {
            STEP * leader.steps.len() as f32
        } else {
            0.0
        };
        let pioneer = if leader.pioneer && self.may_have_pioneer(seat) { PIONEER } else { 0.0 };
        credits + steps + pioneer + leader.cash as f32
    }

    /// The value of playing a card this way. It rises if the hand is full or the card's era is ending.
    fn play_worth(&self, seat: Seat, card: u8, used: Use) -> f32 {
        let player = self.player(seat);
        let print = printed().card(card);
        let full = player.hand.len() > usize::from(self.free_hand(seat));
        let last_chance = !print.eras.iter().any(|&era| era > self.play_era)
            && (self.transition && !print.is_listed_for(self.play_era));
        let pressure = if full { 12.0 } else { 0.0 } + if last_chance { 10.0 } else { 0.0 };
        let patience = 2.0;
        let value = match (print.kind, used) {
            (CardKind::Destiny, _) => {
                self.event_worth(seat, card)
                    + print.product.map_or(0.0, |product| self.payout_worth(seat, product))
            }
            (CardKind::Leader, _) => self.leader_worth(seat, card),
            (_, Use::Event) if card == number::PRESIDENT => -8.0,
            (_, Use::Event) => self.event_worth(seat, card),
            (_, Use::Payout) => print.product.map_or(0.0, |product| self.payout_worth(seat, product)),
            _ => -6.0,
        };
        value + pressure - patience
    }

    fn window_worth(&self, seat: Seat, card: u8) -> f32 {
        let by_leader = self.threat(self.play.seat.0) > self.threat(seat);
        match (card, printed().effect(self.play.card)) {
            (number::LINCOLN, _) => 30.0,
            (
                number::PRESIDENT,
                Some(Effect::CivilWar { .. } | Effect::Divest { .. } | Effect::Depression { .. }),
            ) => 15.0,
            (
                number::PRESIDENT,
                Some(Effect::WorldWar { .. } | Effect::Immigrants | Effect::Occupy { .. }),
            ) => 12.0,
            (number::PRESIDENT, Some(Effect::Spy)) if self.player(seat).hand.len() > 1 => 8.0,
            (number::PRESIDENT, _) => -2.0,
            (number::COURT, Some(Effect::Divest { .. })) => {
                let over = |product: &Product| self.weight(seat, *product) > 2;
                if self.play.products.iter().flatten().any(over) { 12.0 } else { -1.0 }
            }
            (number::COURT, Some(Effect::Congress { .. })) if by_leader => 1.0,
            (number::COURT, _) => -1.0,
            _ => 0.0,
        }
    }

    /// Whether the card harms whoever it names.
    fn harms(&self) -> bool {
        !matches!(
            printed().effect(self.play.card),
            Some(Effect::Natives { .. } | Effect::TouristMarkers { .. } | Effect::ColdWar { .. })
        )
    }

    fn named_worth(&self, seat: Seat, place: Territory) -> f32 {
        let holder = self.holder(place);
        match printed().effect(self.play.card) {
            Some(Effect::TouristMarkers { .. }) => match holder {
                Some(holder) if holder == seat => 12.0,
                Some(_) => -4.0,
                None => -1.0,
            },
            Some(Effect::Natives { .. }) => {
                if self.reach(seat).ordinary().contains(place) {
                    -2.0
                } else {
                    1.0
                }
            }
            Some(Effect::ColdWar { .. }) => match holder {
                Some(holder) if holder == seat => -20.0,
                Some(_) => 10.0,
                None => -1.0,
            },
            _ if self.harms() => match holder {
                Some(holder) if holder == seat => NEVER,
                Some(holder) => self.threat(holder) + self.territory_worth(holder, place) / 10.0,
                None => -1.0,
            },
            _ => 0.0,
        }
    }

    fn trade_worth(&self, seat: Seat, act: Act) -> f32 {
        let player = self.player(seat);
        match act {
            Act::Claim(deed) => 200.0 + printed().deed(deed).points as f32,
            Act::Progress(deed) => {
                // Close to the goal, points come first; early in the game, tokens that pay every turn.
                let near = self.points(seat) + printed().deed(deed).points >= printed().constants.goal - 4;
                let saved = if self.turn <= 5 && player.this_turn.bought == 0 { 25 } else { 0 };
                let left = player.cash - self.price_of(seat, deed).total();
                if !near && left < saved { -1.0 } else { self.progression_worth(seat, deed) + 60.0 }
            }
            Act::Tokens(count) => {
                let constants = &printed().constants;
                let allowed = self.tokens_allowed(seat);
                let want = match self.turns_left() as u8 {
                    5.. => allowed.min(constants.tokens_at_price + 2),
                    3..=4 => allowed.min(constants.tokens_at_price),
                    _ => allowed.min(3),
                };
                let have = player.spendable();
                if have + count > want.max(2) || player.cash - self.token_cost(seat, count) < 0 {
                    return -1.0;
                }
                100.0 + f32::from(count) * TOKEN - self.token_cost(seat, count) as f32 * 0.5
            }
            Act::City(place) => {
                let price = if player.owns(Deed::Electricity) {
                    0
                } else {
                    self.purchase_price(seat, Purchase::City)
                };
                self.city_worth(seat, place) - 10.0 - f32::from(price) * TOKEN * 1.5
            }
            Act::Pioneer => {
                let price = f32::from(self.purchase_price(seat, Purchase::Pioneer));
                20.0 + if player.pioneers < 2 { PIONEER } else { 6.0 } - price * TOKEN * 1.5
            }
            Act::Card => {
                let price = f32::from(self.purchase_price(seat, Purchase::Card));
                let room = player.hand.len() < usize::from(self.free_hand(seat));
                let gain = if room { CARD } else { -10.0 };
                gain - price * TOKEN * 1.5
            }
            Act::Research(deed) => self.research_worth(seat, deed),
            _ => 0.0,
        }
    }

    /// Always worth less than other investments, because only claims can follow research.
    fn research_worth(&self, seat: Seat, deed: Deed) -> f32 {
        let all = printed().all_steps(deed).count_ones() as f32;
        let lacking = self.lacking_steps(seat, deed).count_ones() as f32;
        if lacking == 0.0 {
            return 0.0;
        }
        let needs = if self.needs_are_met(seat, deed) { 1.0 } else { 0.4 };
        let rivals = self.rivals(seat).map(|other| self.lacking_steps(other, deed).count_ones()).min();
        let late = if rivals == Some(0) { 0.3 } else { 1.0 };
        needs * late * (1.0 + printed().deed(deed).points as f32 + 2.0 * (all - lacking) - lacking) / all
            + 1.0
    }

    fn expansion_worth(&self, seat: Seat, place: Territory, full: bool) -> f32 {
        let price = f32::from(self.expansion_price(seat, place, full));
        let gain = self.territory_worth(seat, place);
        let Some(holder) = self.holder(place) else {
            let odds = if self.natives.contains(place) {
                f32::from(attack_odds(2, 1, self.wins_ties(seat, place))) / 1000.0
            } else {
                1.0
            };
            return gain * odds / price;
        };
        let (attack, defence) = self.fight_dice(seat, place);
        let odds = f32::from(attack_odds(attack, defence, self.wins_ties(seat, place))) / 1000.0;
        let harm = RIVALRY * self.territory_worth(holder, place) * (self.threat(holder) / 60.0).min(1.5);
        (gain + harm) * odds * ATTACK / price
    }
}

impl Insight for Manifest {
    fn worth(&self, at: &State, seat: Seat, act: Act) -> f32 {
        let player = at.player(seat);
        match act {
            Act::Bid(cash) => -f32::from(cash),
            // All homes win about equally often (docs/manifest-balance.md).
            Act::Home(_) => 0.0,
            Act::Position(n) => {
                let limit = printed().by_seats(at.seats).token_limits[usize::from(n) - 1];
                let wanted = limit.min(if at.turn <= 5 { 7 } else { 4 }).min((player.cash / 5).max(2) as u8);
                f32::from(wanted) * TOKEN - f32::from(n) * 7.0
            }
            Act::Priority(yes) => {
                let first = at.choosers[0] == seat;
                if yes == (at.turn >= 4 && !first) { 1.0 } else { 0.0 }
            }
            Act::Play { card, used } => at.play_worth(seat, card, used),
            Act::Discard(card) => {
                let dead = printed().card(card).eras.iter().all(|&era| era < at.era);
                if dead { 5.0 } else { -5.0 }
            }
            Act::Profit => 5.0 * at.turns_left(),
            Act::Token => TOKEN,
            Act::Place { place, new } => at.territory_worth(seat, place) + if new { 3.0 } else { 0.0 },
            Act::Name(place) => at.named_worth(seat, place),
            Act::Product(product) => {
                let others: u8 = at.rivals(seat).map(|other| at.weight(other, product)).max().unwrap_or(0);
                f32::from(others) - 2.0 * f32::from(at.weight(seat, product))
            }
            Act::Region(region) => region_worth(at, seat, region),
            Act::Target(target) if target == seat => NEVER,
            Act::Target(target) => at.threat(target),
            Act::Era(era) => f32::from(era),
            Act::Step { deed, .. } | Act::Deed(deed) => 10.0 + at.research_worth(seat, deed),
            Act::Sabotage { seat: target, .. } if target == seat => NEVER,
            Act::Sabotage { seat: target, .. } => at.threat(target),
            Act::Answer(card) => at.window_worth(seat, card),
            Act::Pass(Orders::Ask) => 0.0,
            Act::Pass(_) => -0.5,
            Act::Move { deed, .. } => -at.research_worth(seat, deed),
            Act::Forgo => -3.0,
            Act::Lose(place) | Act::Divest(place) => -at.territory_worth(seat, place),
            Act::To(to) => -at.threat(to),
            Act::Take { new } => 10.0 + if new { 5.0 } else { 4.0 },
            Act::Offer(_) => 6.0,
            Act::Joint(_) => 50.0,
            Act::Licence(card) => {
                if player.table.contains(card) {
                    3.0
                } else {
                    at.leader_worth(seat, card) + 2.5
                }
            }
            Act::Send => 2.0,
            Act::Accept => accept_worth(at, seat),
            Act::Tokens(_)
            | Act::City(_)
            | Act::Pioneer
            | Act::Card
            | Act::Progress(_)
            | Act::Research(_)
            | Act::Claim(_) => at.trade_worth(seat, act),
            Act::Lift(_) => -5.0,
            Act::RerollDie(n) => {
                let die = at.research.dice[usize::from(n) - 1];
                let deed = at.research.deed;
                let lacking = deed.map_or(0, |deed| at.lacking_steps(seat, deed));
                let useful = die == 6 || die > 0 && lacking >> (die - 1) & 1 == 1;
                if useful { -5.0 } else { 1.0 }
            }
            Act::Call(number) => {
                let lacking =
                    at.research.deed.map_or(0, |deed| at.lacking_steps(seat, deed)) & !at.rolled_steps();
                if number <= 6 && lacking >> (number - 1) & 1 == 1 { 1.0 } else { -1.0 }
            }
            Act::Reject => {
                let card = printed().card(at.drawn.max(1));
                if card.eras.iter().all(|&era| era < at.era) { 5.0 } else { -1.0 }
            }
            Act::Expand { place, full } => {
                at.expansion_worth(seat, place, full) - if full { 0.5 } else { 0.0 }
            }
            Act::Reroll => 1.0,
            Act::Done | Act::Decline | Act::Keep => 0.0,
            // It changes nothing in the game, so it is always the last choice.
            Act::Ask => -0.1,
        }
    }
}

fn region_worth(at: &State, seat: Seat, region: Region) -> f32 {
    let count = |seat: Seat| ((at.player(seat).held & printed().region(region)).len() as f32 - 2.0).max(0.0);
    let others: f32 = at.rivals(seat).map(count).sum();
    others - 3.0 * count(seat)
}

fn accept_worth(at: &State, seat: Seat) -> f32 {
    let joint = if at.offer.joint.is_some() { 40.0 } else { 0.0 };
    let licences: f32 = at
        .offer
        .licences
        .iter()
        .map(|card| if at.player(seat).table.contains(card) { 4.0 } else { at.leader_worth(seat, card) })
        .sum();
    joint + licences - if at.threat(at.offer.from) > 90.0 { 8.0 } else { 0.0 }
}

/// Why an act is recommended, in words.
pub(crate) fn reason(at: &State, seat: Seat, act: Act) -> Option<Text> {
    let cash = |key: &'static str, worth: f32| Some(Text::new(key).number("cash", worth.round() as i64));
    match (at.frame(), act) {
        (_, Act::Expand { place, .. }) => cash("md-why-territory", at.territory_worth(seat, place)),
        (_, Act::Play { card, used: Use::Payout }) => {
            let product = printed().card(card).product?;
            cash("md-why-payout", at.payout_worth(seat, product))
        }
        (_, Act::Progress(deed)) => Some(
            Text::new("md-why-progress")
                .number("points", printed().deed(deed).points)
                .text("help", deed.help()),
        ),
        (_, Act::Claim(_)) => Some(Text::new("md-why-claim")),
        (_, Act::Tokens(_)) => Some(Text::new("md-why-tokens")),
        (_, Act::City(_)) => Some(Text::new("md-why-city")),
        (_, Act::Research(_)) => Some(Text::new("md-why-research")),
        (Frame::Cards, Act::Done) => Some(Text::new("md-why-keep")),
        (Frame::Window(_), Act::Pass(_)) => Some(Text::new("md-why-pass")),
        (_, Act::Position(_)) => Some(Text::new("md-why-position")),
        (_, Act::Bid(_)) => Some(Text::new("md-why-bid")),
        (_, Act::Home(_)) => Some(Text::new("md-why-home")),
        (_, Act::Priority(yes)) => {
            Some(Text::new(if yes { "md-why-priority" } else { "md-why-priority-later" }))
        }
        (_, Act::Play { .. }) => Some(Text::new("md-why-play")),
        (_, Act::Answer(_)) => Some(Text::new("md-why-answer")),
        (_, Act::Place { place, .. }) => cash("md-why-territory", at.territory_worth(seat, place)),
        (_, Act::Profit) => Some(Text::new("md-why-profit")),
        (_, Act::Name(_) | Act::Product(_) | Act::Region(_) | Act::Target(_) | Act::Sabotage { .. }) => {
            Some(Text::new("md-why-named"))
        }
        (_, Act::Era(_)) => Some(Text::new("md-why-era")),
        (_, Act::Step { .. } | Act::Deed(_)) => Some(Text::new("md-why-step")),
        (_, Act::Move { .. }) => Some(Text::new("md-why-move")),
        (_, Act::Lose(_) | Act::Divest(_)) => Some(Text::new("md-why-lose")),
        (_, Act::To(_)) => Some(Text::new("md-why-to")),
        (_, Act::Take { new }) => Some(Text::new(if new { "md-why-take-new" } else { "md-why-take" })),
        (_, Act::Offer(_) | Act::Joint(_) | Act::Licence(_) | Act::Send | Act::Accept) => {
            Some(Text::new("md-why-offer"))
        }
        (_, Act::Pioneer) => Some(Text::new("md-why-pioneer")),
        (_, Act::Card) => Some(Text::new("md-why-card")),
        (_, Act::RerollDie(_) | Act::Reroll) => Some(Text::new("md-why-reroll")),
        (_, Act::Call(_)) => Some(Text::new("md-why-call")),
        (_, Act::Discard(_) | Act::Reject) => Some(Text::new("md-why-dead")),
        (_, Act::Done | Act::Keep | Act::Decline | Act::Forgo) => Some(Text::new("md-why-done")),
        (_, Act::Token) => Some(Text::new("md-why-token")),
        (_, Act::Lift(_) | Act::Pass(_) | Act::Ask) => None,
    }
}
