//! The log in words: what a line says, its rule, and what it points at.

mod draft;

use kernel::{Seat, Text};
use scene::{Chapter, Landing, Line, Moment};

use crate::access::Mode;
use crate::card_rule;
use crate::event::{Entry, Event, Source};
use crate::names::{Region, Use};
use crate::picture::{card_spot, deed_spot, phase_name};
use crate::printed::{CardKind, Effect, number, printed};
use crate::state::{Offer, Phase, WindowKind};
use draft::{Draft, card_title, deed_title};

pub(crate) fn line(entry: &Entry) -> Line {
    let tell = |rule, key| Draft::new(&entry.homes, rule, key);
    let by = |seat: Seat, rule, key| tell(rule, key).by(seat);
    let draft = match &entry.event {
        Event::Dealt { seat, card } => by(*seat, "MD-R1", "md-log-dealt").card(*card),
        Event::Removed { count } => tell("MD-R1", "md-log-removed").number("count", *count),
        Event::Bids { bids, first } => {
            let bid_of =
                |seat: Seat| bids.iter().find(|(bidder, _)| *bidder == seat).map_or(0, |(_, cash)| *cash);
            let bid = |seat: &Seat| (*seat, vec![("cash", bid_of(*seat).into())]);
            tell("MD-R3", "md-log-bids").each("bids", "md-log-bid", first.iter().map(bid))
        }
        Event::HomeTaken { seat, home } => by(*seat, "MD-R3", "md-log-home").place(*home),
        Event::Closed { places } => tell("MD-R3", "md-log-closed").places(*places),
        Event::PositionTaken { seat, position } => {
            by(*seat, "MD-R7", "md-log-position").number("position", *position)
        }
        Event::Turn { turn, era } => {
            let rule = if *turn == 1 { "MD-R4" } else { "MD-R5" };
            tell(rule, "md-log-turn").number("turn", *turn).number("era", *era).heading()
        }
        Event::Begins { phase } => Draft::of(&entry.homes, phase_rule(*phase), phase_name(*phase)).heading(),
        Event::CardsLeave { recycled, aside, out } => tell("MD-R5", "md-log-cards-leave")
            .cards("recycled", "recycled-count", *recycled)
            .cards("aside", "aside-count", *aside)
            .cards("out", "out-count", *out),
        Event::PriorityUsed { seats } => {
            tell("MD-R6", "md-log-priority").seats("seats", seats.iter()).number("count", seats.len() as i64)
        }
        Event::Played { seat, card, used } => {
            let (rule, key) = match (used, printed().card(*card).kind) {
                (Use::News, _) => ("MD-F15", "md-log-played-news"),
                (Use::Payout, _) => ("MD-F13", "md-log-played-payout"),
                (_, CardKind::Leader) => (card_rule(*card), "md-log-played-leader"),
                (_, CardKind::Destiny) => (card_rule(*card), "md-log-played-destiny"),
                (_, CardKind::Event) => (card_rule(*card), "md-log-played-event"),
            };
            by(*seat, rule, key).card(*card)
        }
        Event::NamedPlace { seat, place } => by(*seat, "MD-F55", "md-log-named-place").place(*place),
        Event::NamedProduct { seat, product } => {
            by(*seat, "MD-F55", "md-log-named").text("what", product.text())
        }
        Event::NamedRegion { seat, region } => {
            by(*seat, "MD-F55", "md-log-named").text("what", region.text())
        }
        Event::NamedTarget { seat, target } if seat == target => by(*seat, "MD-F11", "md-log-named-self"),
        Event::NamedTarget { seat, target } => {
            by(*seat, "MD-F55", "md-log-named-target").seat("target", *target)
        }
        Event::NamedEra { seat, era } => {
            by(*seat, card_rule(number::WORLD_WAR), "md-log-named-era").number("era", *era)
        }
        Event::Rolled { seat, card, die } => {
            by(*seat, card_rule(*card), "md-log-rolled").card(*card).die("die", *die)
        }
        Event::WindowOpens { kind, card } => {
            let key = match kind {
                WindowKind::Court => "md-log-window-court",
                WindowKind::President => "md-log-window-president",
                WindowKind::CivilWar => "md-log-window-civil-war",
                WindowKind::Bounced => "md-log-window-bounced",
                WindowKind::CourtOnPresident => "md-log-window-court-on-president",
            };
            tell(kind.rule(), key).card(*card)
        }
        Event::Reacted { seat, card, to } => {
            by(*seat, card_rule(*card), "md-log-reacted").card(*card).text("to", card_title(*to))
        }
        Event::Overruled { card } => tell(card_rule(number::COURT), "md-log-overruled").card(*card),
        Event::Blocked { seat, card } => {
            let key = match printed().effect(*card) {
                Some(Effect::President) => "md-log-shielded",
                Some(Effect::Spy) => "md-log-spy-turned",
                _ => "md-log-blocked",
            };
            by(*seat, card_rule(number::PRESIDENT), key).card(*card)
        }
        Event::Bounced { seat, card } => {
            tell(card_rule(number::LINCOLN), "md-log-bounced").card(*card).seat("target", *seat)
        }
        Event::NoEffect { card } => tell(card_rule(*card), "md-log-no-effect").card(*card),
        Event::Cash { seat, amount, source } => {
            let key = if *amount > 0 { "md-log-cash-gained" } else { "md-log-cash-lost" };
            of_source(by(*seat, source_rule(source), key), source).number("cash", amount.abs())
        }
        Event::CashTo { from, to, amount, source } => {
            let draft = by(*from, source_rule(source), "md-log-cash-to").seat("to", *to);
            of_source(draft, source).number("cash", *amount)
        }
        Event::ProfitChanged { seat, by: change, source } => {
            let key = if *change > 0 { "md-log-profit-gained" } else { "md-log-profit-lost" };
            of_source(by(*seat, source_rule(source), key), source).number("profit", change.abs())
        }
        Event::Payout { product, paid } => {
            let key = if paid.is_empty() { "md-log-payout-none" } else { "md-log-payout" };
            let paid = paid.iter().map(|&(seat, level, cash)| {
                (seat, vec![("level", i64::from(level)), ("cash", i64::from(cash))])
            });
            tell("MD-F13", key).text("product", product.text()).each("paid", "md-log-paid", paid)
        }
        Event::Placed { seat, place, new } => {
            let key = if *new { "md-log-placed-new" } else { "md-log-placed-established" };
            by(*seat, "MD-Q91", key).place(*place)
        }
        Event::Lost { seat, place } => by(*seat, "MD-F24", "md-log-lost").place(*place),
        Event::CityBuilt { seat, place, tokens } => {
            by(*seat, "MD-R19", "md-log-city").place(*place).number("tokens", *tokens)
        }
        Event::CityDestroyed { place, owner } => match owner {
            Some(owner) => tell("MD-C46", "md-log-city-burned-of").place(*place).seat("owner", *owner),
            None => tell("MD-C46", "md-log-city-burned").place(*place),
        },
        Event::NativesPlaced { places } => tell("MD-C6", "md-log-natives-placed").places(*places),
        Event::NativesGone { place } => tell("MD-F54", "md-log-natives-gone").place(*place),
        Event::Markers { product, places } => {
            tell("MD-Q41", "md-log-markers").places(*places).text("product", product.text())
        }
        Event::Canal => tell("MD-C42", "md-log-canal"),
        Event::StepPlaced { seat, deed, step } => {
            by(*seat, "MD-F27", "md-log-step-placed").deed(*deed).number("step", *step)
        }
        Event::StepLost { seat, deed, step } => {
            by(*seat, "MD-C33", "md-log-step-lost").deed(*deed).number("step", *step)
        }
        Event::StepLeft { seat, deed, step } => {
            by(*seat, "MD-Q56", "md-log-step-left").deed(*deed).number("step", *step)
        }
        Event::StepForgone { seat, deed, step } => {
            by(*seat, "MD-Q56", "md-log-step-forgone").deed(*deed).number("step", *step)
        }
        Event::Pioneer { seat, tokens } => by(*seat, "MD-R20", "md-log-pioneer").number("tokens", *tokens),
        Event::PioneerLost { seat } => by(*seat, "MD-Q31", "md-log-pioneer-lost"),
        Event::FreeTokens { seat, count, card } => {
            by(*seat, card_rule(*card), "md-log-free-tokens").number("count", *count)
        }
        Event::Permitted { seat, places, card } => {
            by(*seat, card_rule(*card), "md-log-permitted").card(*card).places(*places)
        }
        Event::MarketedIn { seat, card } => {
            let draft = |key| by(*seat, card_rule(*card), key);
            let in_regions = |regions: &[Region]| {
                draft("md-log-ties").list("regions", regions.iter().map(|one| one.text()))
            };
            match printed().effect(*card) {
                Some(Effect::Banner) => draft("md-log-banner"),
                Some(Effect::MexicanWar { regions, .. }) => in_regions(regions),
                Some(Effect::Marketing { regions, .. }) if !regions.is_empty() => in_regions(regions),
                _ => draft("md-log-ties-everywhere"),
            }
        }
        Event::Struck { product, card } => {
            let key = match printed().effect(*card) {
                Some(Effect::Surplus) => "md-log-surplus",
                _ => "md-log-banned",
            };
            tell(card_rule(*card), key).text("product", product.text())
        }
        Event::Discount { cash, card } => tell(card_rule(*card), "md-log-discount").number("cash", *cash),
        Event::NoCollaboration { card } => tell(card_rule(*card), "md-log-no-collaboration"),
        Event::Cold { places } => {
            let key = if places.is_empty() { "md-log-cold-none" } else { "md-log-cold" };
            tell("MD-C53", key).places(*places)
        }
        Event::Stolen { card, .. } => tell("MD-C17", "md-log-stolen-card").card(*card),
        Event::StolenHidden { thief, victim } => {
            by(*thief, "MD-C17", "md-log-stolen").seat("victim", *victim)
        }
        Event::Discarded { seat, card } => by(*seat, "MD-R12", "md-log-discarded").card(*card),
        Event::HandPenalty { seat, profit } => {
            by(*seat, "MD-F12", "md-log-hand-penalty").number("profit", profit.abs())
        }
        Event::Offered { offer } => {
            let Offer { from, to, joint, licences, .. } = offer;
            let claim = |deed| Text::new("md-log-offer-joint").text("deed", deed_title(deed));
            let licence = |card| Text::new("md-log-offer-licence").text("card", card_title(card));
            by(*from, "MD-R15", "md-log-offered")
                .seat("to", *to)
                .list("parts", joint.map(claim).into_iter().chain(licences.iter().map(licence)))
                .spots(joint.map(deed_spot))
                .spots(licences.iter().map(card_spot))
        }
        Event::Accepted { offer } => by(offer.to, "MD-R14", "md-log-accepted").seat("from", offer.from),
        Event::Declined { from, to } => by(*to, "MD-Q48", "md-log-declined").seat("from", *from),
        Event::Bought { seat, count, cash } => {
            by(*seat, "MD-R17", "md-log-bought").number("count", *count).number("cash", *cash)
        }
        Event::Acquired { seat, deed, price, credit } => by(*seat, "MD-R22", "md-log-acquired")
            .deed(*deed)
            .number("price", *price)
            .number("credit", *credit)
            .number("points", printed().deed(*deed).points),
        Event::Fee { seat, to, cash, card } => {
            by(*seat, "MD-R16", "md-log-fee").seat("to", *to).number("cash", *cash).card(*card)
        }
        Event::Lifted { seat, place } => by(*seat, "MD-F48", "md-log-lifted").place(*place),
        Event::Researched { seat, deed, dice } => {
            by(*seat, "MD-R23", "md-log-researched").deed(*deed).dice("dice", dice)
        }
        Event::DieRerolled { seat, was, die } => {
            by(*seat, "MD-P13", "md-log-die-rerolled").number("was", *was).die("die", *die)
        }
        Event::Called { seat, number } => by(*seat, "MD-F27", "md-log-called").number("number", *number),
        Event::Claimed { seats, deed } => {
            let draft = match seats.first().filter(|_| seats.len() == 1) {
                Some(seat) => by(seat, "MD-R24", "md-log-claimed"),
                None => tell("MD-R15", "md-log-claimed-jointly").seats("seats", seats.iter()),
            };
            draft.deed(*deed).number("points", printed().deed(*deed).points)
        }
        Event::CardBought { seat, tokens } => {
            by(*seat, "MD-R21", "md-log-card-bought").number("tokens", *tokens)
        }
        Event::Drew { seat, card } => by(*seat, "MD-R39", "md-log-drew").card(*card),
        Event::DrewHidden { seat } => by(*seat, "MD-R39", "md-log-drew-hidden"),
        Event::Rejected { seat, card } => by(*seat, "MD-F47", "md-log-rejected").card(*card),
        Event::RejectedHidden { seat } => by(*seat, "MD-F47", "md-log-rejected-hidden"),
        Event::Era { era } => tell("MD-F3", "md-log-era").number("era", *era),
        Event::LastCard => tell("MD-F45", "md-log-last-card"),
        Event::Expanded { seat, place, paid, mode } => by(*seat, "MD-R28", "md-log-expanded")
            .place(*place)
            .number("tokens", *paid)
            .text("way", way(*mode)),
        Event::Attacked { seat, place, defender, paid, mode } => {
            let draft = match defender {
                Some(defender) => by(*seat, "MD-R29", "md-log-attacked").seat("defender", *defender),
                None => by(*seat, "MD-R29", "md-log-attacked-natives"),
            };
            draft.place(*place).number("tokens", *paid).text("way", way(*mode))
        }
        Event::FightRolled { seat, attack, defence } => {
            by(*seat, "MD-R30", "md-log-fight").dice("attack", attack).dice("defence", defence)
        }
        Event::FightRerolled { seat, dice, deed } => {
            let (rule, key) =
                if *deed { ("MD-F51", "md-log-rerolled-rock") } else { ("MD-C25", "md-log-rerolled-banner") };
            by(*seat, rule, key).dice("dice", dice)
        }
        Event::Won { seat, place } => by(*seat, "MD-R32", "md-log-won").place(*place),
        Event::Repelled { seat, place } => by(*seat, "MD-R32", "md-log-repelled").place(*place),
        Event::Divested { seat, place, product } => {
            by(*seat, "MD-D2", "md-log-divested").place(*place).text("product", product.text())
        }
        Event::DivestOffered { seat, to, place } => {
            by(*seat, "MD-D3", "md-log-divest-offered").seat("to", *to).place(*place)
        }
        Event::DivestTaken { seat, place, new } => {
            let key = if *new { "md-log-divest-taken-new" } else { "md-log-divest-taken-established" };
            by(*seat, "MD-D3", key).place(*place)
        }
        Event::DivestDeclined { seat, place } => by(*seat, "MD-D3", "md-log-divest-declined").place(*place),
        Event::LeftVacant { place } => tell("MD-D3", "md-log-left-vacant").place(*place),
        Event::Adjusted { seat, gained, lost, profit } => {
            let key = match (gained, lost) {
                (0, 0) => "md-log-adjusted-same",
                (_, 0) => "md-log-adjusted-gained",
                (0, _) => "md-log-adjusted-lost",
                _ => "md-log-adjusted",
            };
            by(*seat, "MD-R35", key).number("gained", *gained).number("lost", *lost).number("profit", *profit)
        }
        Event::Income { seat, parts } => {
            let sum: i32 = parts.iter().map(|(_, cash)| cash).sum();
            let key = if parts.len() == 1 { "md-log-income-profit" } else { "md-log-income" };
            by(*seat, "MD-R37", key).number("cash", sum).list("parts", parts.iter().map(income_part))
        }
        Event::MostNew { seat } => by(*seat, "MD-R39", "md-log-most-new"),
        Event::MostCities { seat, was } => {
            let draft = match (seat, was) {
                (Some(seat), Some(was)) => by(*seat, "MD-F43", "md-log-most-cities-of").seat("was", *was),
                (Some(seat), None) => by(*seat, "MD-F43", "md-log-most-cities"),
                (None, was) => {
                    let draft = tell("MD-F43", "md-log-most-cities-gone");
                    was.iter().fold(draft, |draft, was| draft.seat("was", *was))
                }
            };
            draft.number("points", printed().constants.most_cities_points)
        }
        Event::Over { winners, how, points } => {
            let key = if *how == "points" { "md-log-over-points" } else { "md-log-over-cards" };
            let mut ranked = points.clone();
            ranked.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
            let ranked = ranked.into_iter().map(|(seat, points)| (seat, vec![("points", i64::from(points))]));
            tell("MD-R43", key).seats("seats", winners.iter()).number("count", winners.len() as i64).each(
                "points",
                "md-log-points",
                ranked,
            )
        }
    };
    draft.line()
}

fn phase_rule(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "MD-R1",
        Phase::TurnOrder => "MD-R7",
        Phase::CardPlay => "MD-R8",
        Phase::Investment => "MD-R13",
        Phase::Expansion => "MD-R26",
        Phase::Adjustments => "MD-R35",
    }
}

/// Income is the only cash that does not come from a card, so deeds and Profit are cited as income.
fn source_rule(source: &Source) -> &'static str {
    match source {
        Source::Card(card) => card_rule(*card),
        Source::Deed(_) | Source::Profit => "MD-R37",
    }
}

fn of_source<'a>(draft: Draft<'a>, source: &Source) -> Draft<'a> {
    match source {
        Source::Card(card) => draft.card(*card),
        Source::Deed(deed) => draft.text("card", deed_title(*deed)),
        Source::Profit => draft.text("card", Text::new("md-figure-profit")),
    }
}

fn income_part(part: &(Source, i32)) -> Text {
    let (source, cash) = part;
    match source {
        Source::Card(card) => Text::new("md-log-income-from").text("source", card_title(*card)),
        Source::Deed(deed) => Text::new("md-log-income-from").text("source", deed_title(*deed)),
        Source::Profit => Text::new("md-log-income-of-profit"),
    }
    .number("cash", *cash)
}

/// The way in which a territory is reached.
fn way(mode: Mode) -> Text {
    Text::new(match mode {
        Mode::Home => "md-log-way-home",
        Mode::Neighbour => "md-log-way-neighbour",
        Mode::Telegraph => "md-log-way-telegraph",
        Mode::Railroads => "md-log-way-railroads",
        Mode::Steamships => "md-log-way-steamships",
        Mode::Airplanes => "md-log-way-airplanes",
        Mode::Permission => "md-log-way-permission",
        Mode::ECommerce => "md-log-way-e-commerce",
        Mode::Wireless => "md-log-way-wireless",
    })
}

/// Log chapters: the turns.
pub(crate) fn chapter(entry: &Entry) -> Option<Chapter> {
    match entry.event {
        Event::Turn { turn, .. } => Some(Chapter::numbered("md-chapter-turn", turn)),
        _ => None,
    }
}

/// MD-R24: the moment when a breakthrough is claimed.
pub(crate) fn moment<'a>(
    acts: usize,
    told: impl DoubleEndedIterator<Item = (usize, &'a Entry)>,
) -> Option<Moment> {
    let mut last = told.rev().take_while(|(after, _)| *after == acts);
    last.find_map(|(_, entry)| match &entry.event {
        Event::Claimed { seats, deed } => Some(Moment::Landing(Landing {
            name: deed_title(*deed),
            seat: seats.first(),
            dice: Vec::new(),
            means: vec![line(entry).text],
            spots: vec![deed_spot(*deed)],
        })),
        _ => None,
    })
}
