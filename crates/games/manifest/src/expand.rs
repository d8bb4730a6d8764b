//! Phase 4, Expansion: targets, prices and competition (MD-R26 to MD-R33).

use kernel::{Audience, Chance, Die, Log, Seat};

use crate::Manifest;
use crate::access::Mode;
use crate::act::Act;
use crate::event::Event;
use crate::names::Deed;
use crate::printed::{Effect, printed};
use crate::state::{FIGHT_DICE, Fight, Frame, State};
use crate::territory::{Territories, Territory};

const ATTACK_DIE: &str = "md-die-attack";
const DEFENCE_DIE: &str = "md-die-defence";

/// The territories that the seat in turn can reach and pay for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    pub places: Territories,
    /// Attacks that would use a discount, which the seat may keep for later by paying the full price.
    pub full: Territories,
}

impl State {
    pub fn vacant_or_natives(&self) -> Territories {
        !self.occupied()
    }

    /// Territories where another seat or Natives must be beaten.
    pub fn contested(&self, seat: Seat) -> Territories {
        (self.occupied() | self.natives) - self.player(seat).held
    }

    /// MD-Q94: territories where one of the seat's discounts would be used now.
    pub fn discounts(&self, seat: Seat) -> Territories {
        let mut area = Territories::EMPTY;
        for (slot, &card) in printed().marketing.iter().enumerate() {
            if self.marketing[slot].seat == Some(seat) && self.marketing[slot].left > 0 {
                area |= marketing_area(card);
            }
        }
        area
    }

    /// MD-R28, MD-R29: the price of a territory for the seat.
    pub fn expansion_price(&self, seat: Seat, place: Territory, full: bool) -> u8 {
        let control = printed().control(place);
        let this_turn = &self.player(seat).this_turn;
        let cheaper = if self.contested(seat).contains(place) {
            this_turn.discounted.contains(place) || !full && self.discounts(seat).contains(place)
        } else {
            self.has_turnpike_discount(seat)
        };
        if cheaper { (control - 1).max(1) } else { control }
    }

    fn has_turnpike_discount(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.owns(Deed::Turnpike) && !player.this_turn.turnpike_used
    }

    pub fn expansion_targets(&self, seat: Seat) -> Targets {
        let player = self.player(seat);
        let reach = self.reach(seat);
        let ordinary = reach.ordinary();
        let by_any = self.affordable(seat, ordinary, player.spendable());
        if player.wireless == 0 {
            return by_any;
        }
        let anywhere = reach.by(Mode::Wireless) - ordinary;
        let by_wireless = self.affordable(seat, anywhere, player.wireless);
        Targets { places: by_any.places | by_wireless.places, full: by_any.full | by_wireless.full }
    }

    fn affordable(&self, seat: Seat, reached: Territories, tokens: u8) -> Targets {
        if tokens == 0 {
            return Targets::default();
        }
        let print = printed();
        let contested = self.contested(seat);
        let vacant = reached - contested;
        let attack = (reached & contested) - self.attacked_again;
        let (normal, cheaper) = (print.control_within(tokens), print.control_within(tokens + 1));
        let discounted = self.player(seat).this_turn.discounted;
        let fresh = self.discounts(seat) - discounted;
        let vacant = vacant & if self.has_turnpike_discount(seat) { cheaper } else { normal };
        let attack_cheaper = attack & (discounted | fresh) & cheaper;
        Targets {
            places: vacant | (attack & normal) | attack_cheaper,
            full: (attack & fresh & normal) - print.control_within(1),
        }
    }

    /// MD-R30: number of dice of attacker and defender.
    pub fn fight_dice(&self, seat: Seat, place: Territory) -> (u8, u8) {
        let constants = &printed().constants;
        let home = |seat: Seat| u8::from(self.player(seat).home == Some(place)) * constants.home_dice;
        let attack = constants.attacker_dice + home(seat);
        let defence = match self.holder(place) {
            Some(defender) => {
                let city = u8::from(self.cities.contains(place)) * constants.city_dice;
                constants.defender_dice + city + home(defender)
            }
            None => constants.defender_dice,
        };
        (attack, defence)
    }

    pub fn wins_ties(&self, seat: Seat, place: Territory) -> bool {
        self.player(seat).this_turn.ties.contains(place)
    }

    /// Whether the attack succeeds with the current dice.
    pub(crate) fn attack_succeeds(&self) -> bool {
        let Fight { place: Some(place), attack, defence, .. } = self.fight else { return false };
        let (attack, defence) = (attack.iter().max(), defence.iter().max());
        attack > defence || attack == defence && self.wins_ties(self.mover(), place)
    }
}

/// Territories in which the discounts of a card apply.
fn marketing_area(card: u8) -> Territories {
    match printed().effect(card) {
        Some(Effect::Marketing { regions, .. }) if !regions.is_empty() => printed().regions(regions),
        _ => Territories::ALL,
    }
}

/// The chance that an attack succeeds, in thousandths.
pub fn attack_odds(attack: u8, defence: u8, ties: bool) -> u16 {
    let most = |dice: u8, at_most: u32| at_most.pow(dice.into());
    let exactly = |dice: u8, high: u32| most(dice, high) - most(dice, high - 1);
    let wins: u32 = (1..=6)
        .map(|high| {
            let beaten = if ties { high } else { high - 1 };
            exactly(attack, high) * most(defence, beaten)
        })
        .sum();
    let all = most(attack, 6) * most(defence, 6);
    ((wins * 1000 + all / 2) / all) as u16
}

fn roll<C: Chance>(
    chance: &mut C,
    count: u8,
    seat: Option<Seat>,
    why: &'static str,
) -> Result<[u8; FIGHT_DICE], C::Stop> {
    let mut dice = [0; FIGHT_DICE];
    chance.announce(0..count.into());
    for die in dice.iter_mut().take(count.into()) {
        *die = chance.die(Die { sides: 6, seat, why })?;
    }
    Ok(dice)
}

impl Manifest {
    pub(crate) fn expand_act<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let Act::Expand { place, full } = act else {
            self.end_expansion_turn(at, log);
            return Ok(());
        };
        let mode = at.reach(seat).mode(place).expect("a legal target can be reached");
        let paid = at.expansion_price(seat, place, full);
        let contested = at.contested(seat).contains(place);
        if contested && !full {
            self.use_discount(at, seat, place);
        }
        if mode == Mode::Wireless {
            at.player_mut(seat).wireless -= paid;
        } else {
            at.spend(seat, paid);
        }
        let this_turn = &mut at.player_mut(seat).this_turn;
        if mode == Mode::ECommerce {
            this_turn.ecommerce_used += 1;
        }
        if contested {
            return self.attack(at, seat, place, paid, mode, chance, log);
        }
        this_turn.turnpike_used |= paid < printed().control(place);
        at.player_mut(seat).stock += paid - 1;
        at.settle(seat, place, true);
        log.tell(Audience::All, || Event::Expanded { seat, place, paid, mode });
        Ok(())
    }

    /// MD-Q94: uses the card with the smallest area first, and only if it saves a token. It then applies to the territory for the whole
    /// turn.
    fn use_discount(&self, at: &mut State, seat: Seat, place: Territory) {
        if at.player(seat).this_turn.discounted.contains(place) || printed().control(place) < 2 {
            return;
        }
        for (slot, &card) in printed().marketing.iter().enumerate() {
            let discounts = &mut at.marketing[slot];
            if discounts.seat == Some(seat) && discounts.left > 0 && marketing_area(card).contains(place) {
                discounts.left -= 1;
                at.player_mut(seat).this_turn.discounted.insert(place);
                return;
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn attack<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        place: Territory,
        paid: u8,
        mode: Mode,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        if at.attacked.contains(place) {
            at.attacked_again.insert(place);
        }
        at.attacked.insert(place);
        let defender = at.holder(place);
        log.tell(Audience::All, || Event::Attacked { seat, place, defender, paid, mode });
        let (attackers, defenders) = at.fight_dice(seat, place);
        let attack = roll(chance, attackers, Some(seat), ATTACK_DIE)?;
        let defence = roll(chance, defenders, defender, DEFENCE_DIE)?;
        at.fight = Fight { place: Some(place), defender, attack, defence, paid };
        log.tell(Audience::All, || Event::FightRolled { seat, attack, defence });
        self.offer_reroll(at, Frame::AttackBanner, log);
        Ok(())
    }

    /// MD-R31: offers the rerolls in their order, beginning with `first`. Only the side that is losing is asked.
    fn offer_reroll(&self, at: &mut State, first: Frame, log: &mut impl Log<Event>) {
        let seat = at.mover();
        let Fight { place: Some(place), defender, defence, .. } = at.fight else { return };
        let order = [Frame::AttackBanner, Frame::AttackRock, Frame::DefenceBanner];
        for frame in order.into_iter().skip_while(|&frame| frame != first) {
            let losing = !at.attack_succeeds();
            let asked = match frame {
                Frame::AttackBanner => losing && at.player(seat).this_turn.banner,
                Frame::AttackRock => {
                    // MD-F51: only for the first failed attack there. Against a 6 a reroll helps only if the attacker wins ties.
                    let helps = !defence.contains(&6) || at.wins_ties(seat, place);
                    losing
                        && helps
                        && at.player(seat).owns(Deed::RockNRoll)
                        && !at.attacked_again.contains(place)
                }
                _ => {
                    let banner = defender.is_some_and(|defender| at.player(defender).this_turn.banner);
                    !losing && banner && !self.0.options.banner_attack_only
                }
            };
            if asked {
                at.frames.push(frame);
                return;
            }
        }
        self.end_fight(at, log);
    }

    pub(crate) fn reroll_act<C: Chance>(
        &self,
        at: &mut State,
        seat: Seat,
        act: Act,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Stop> {
        let frame = at.frame();
        at.frames.pop();
        if act == Act::Reroll {
            let count = |dice: [u8; FIGHT_DICE]| dice.iter().filter(|&&die| die != 0).count() as u8;
            let (own, why) = match frame {
                Frame::DefenceBanner => (&mut at.fight.defence, DEFENCE_DIE),
                _ => (&mut at.fight.attack, ATTACK_DIE),
            };
            *own = roll(chance, count(*own), Some(seat), why)?;
            let dice = *own;
            log.tell(Audience::All, || Event::FightRerolled { seat, dice, deed: frame == Frame::AttackRock });
        }
        match frame {
            Frame::AttackBanner => self.offer_reroll(at, Frame::AttackRock, log),
            Frame::AttackRock => self.offer_reroll(at, Frame::DefenceBanner, log),
            _ => self.end_fight(at, log),
        }
        Ok(())
    }

    /// MD-R32.
    fn end_fight(&self, at: &mut State, log: &mut impl Log<Event>) {
        let seat = at.mover();
        let won = at.attack_succeeds();
        let Fight { place: Some(place), defender, paid, .. } = std::mem::take(&mut at.fight) else { return };
        if !won {
            at.player_mut(seat).stock += paid;
            log.tell(Audience::All, || Event::Repelled { seat, place });
            return;
        }
        log.tell(Audience::All, || Event::Won { seat, place });
        match defender {
            Some(defender) => at.lose_presence(defender, place, log),
            None => {
                at.natives.remove(place);
                log.tell(Audience::All, || Event::NativesGone { place });
            }
        }
        at.player_mut(seat).stock += paid - 1;
        at.settle(seat, place, true);
    }
}
