//! The choices of a prompt: each with its label, spot, consequences and chance.

use kernel::{Seat, Text};
use scene::{Choice, Spot};

use super::{board, card_spot, deed_spot, die_spot, dotted, joined, place_spot, progress, sentences};
use crate::access::Reach;
use crate::act::Act;
use crate::card_name;
use crate::expand::attack_odds;
use crate::names::{Deed, Product, Purchase, Use};
use crate::printed::{CardKind, printed};
use crate::state::{Frame, Offer, Orders, State};
use crate::territory::Territory;

/// The parts in which choices differ.
struct Words {
    label: Text,
    detail: Option<Text>,
    spot: Option<Spot>,
    rule: &'static str,
    odds: Option<u16>,
    group: Option<&'static str>,
}

fn words(label: Text, rule: &'static str) -> Words {
    Words { label, detail: None, spot: None, rule, odds: None, group: None }
}

fn key(key: &'static str, rule: &'static str) -> Words {
    words(Text::new(key), rule)
}

impl Words {
    fn detail(self, detail: Text) -> Words {
        Words { detail: Some(detail), ..self }
    }

    fn at(self, spot: Spot) -> Words {
        Words { spot: Some(spot), ..self }
    }

    fn under(self, group: &'static str) -> Words {
        Words { group: Some(group), ..self }
    }
}

pub(super) fn choices(at: &State, seat: Seat, acts: &[Act]) -> Vec<Choice> {
    let reach = (at.frame() == Frame::Expand).then(|| at.reach(seat));
    acts.iter()
        .map(|&act| {
            let Words { label, detail, spot, rule, odds, group } = say(at, seat, act, reach.as_ref());
            let group = group.map(Text::new);
            Choice { detail, spot, odds, group, ..Choice::new(act, label, rule) }
        })
        .collect()
}

fn say(at: &State, seat: Seat, act: Act, reach: Option<&Reach>) -> Words {
    let place = |label: &'static str, place: Territory, rule: &'static str| {
        words(Text::new(label).text("place", place.text()), rule).at(place_spot(place))
    };
    let named = |label: &'static str, seat: Seat, rule: &'static str| {
        words(Text::new(label).text("seat", at.seat_name(seat)), rule)
    };
    match act {
        Act::Bid(cash) => words(Text::new("md-do-bid").number("cash", cash), "MD-R3"),
        Act::Home(home) => {
            let print = printed().territory(home);
            let products = print.products.iter().map(|product| product.text());
            let detail = Text::new("md-do-home-detail").list("products", products);
            place("md-do-place", home, "MD-R3").detail(detail.text("region", print.region.text()))
        }
        Act::Position(n) => {
            let most = printed().by_seats(at.seats).token_limits[usize::from(n) - 1];
            let label = Text::new("md-do-position").number("position", n);
            words(label, "MD-R7").detail(Text::new("md-do-position-detail").number("tokens", most))
        }
        Act::Priority(true) => key("md-do-priority", "MD-R6").detail(Text::new("md-do-priority-detail")),
        Act::Priority(false) => key("md-do-no-priority", "MD-R6"),
        Act::Play { card, used } => play(at, seat, card, used),
        Act::Done => done(at, seat),
        Act::Ask => key("md-do-ask", "MD-W8"),
        Act::Discard(card) => {
            words(Text::new("md-do-discard").text("card", card_name(card)), "MD-R12").at(card_spot(card))
        }
        Act::Profit => key("md-do-profit", "MD-C1"),
        Act::Token => key("md-do-token", "MD-C1"),
        Act::Place { place: named, new } => {
            let label = if new { "md-do-place-new" } else { "md-do-place-established" };
            place(label, named, "MD-Q91").detail(products_change(at, seat, named, new))
        }
        Act::Decline => match at.frame() {
            Frame::Answer => key("md-do-decline-offer", "MD-R14"),
            Frame::DivestAnswer => key("md-do-decline-territory", "MD-D3"),
            _ => key("md-do-no-place", "MD-F6"),
        },
        Act::Name(named) => {
            let words = place("md-do-place", named, "MD-F7");
            match at.holder(named) {
                Some(holder) => words.detail(Text::new("md-held-by").text("seat", at.seat_name(holder))),
                None => words,
            }
        }
        Act::Product(product) => words(product.text(), "MD-F7").detail(product_detail(at, seat, product)),
        Act::Region(region) => {
            let count = |other: Seat| (at.player(other).held & printed().region(region)).len() as i64;
            let counts = at.all_seats().map(|other| {
                Text::new("md-count-of").text("seat", at.seat_name(other)).number("count", count(other))
            });
            words(region.text(), "MD-C49").detail(dotted(counts))
        }
        Act::Target(target) => {
            let player = at.player(target);
            named("md-do-target", target, "MD-F55").detail(
                Text::new("md-do-target-detail")
                    .number("cash", player.cash)
                    .number("profit", player.profit)
                    .number("cards", player.hand.len() as i64),
            )
        }
        Act::Era(era) => words(Text::new("md-do-era").number("era", era), "MD-C61"),
        Act::Step { deed, step } => {
            step_words("md-do-step", deed, step, "MD-F27").detail(steps_placed(at, seat, deed))
        }
        Act::Sabotage { seat: target, deed, step } => {
            let label = Text::new("md-do-sabotage").text("seat", at.seat_name(target));
            words(label.text("deed", deed.text()).number("step", step), "MD-C33").at(deed_spot(deed))
        }
        Act::Deed(deed) => {
            let detail = dotted([steps_placed(at, seat, deed), deed.help()]);
            words(deed.text(), "MD-Q58").at(deed_spot(deed)).detail(detail)
        }
        Act::Pass(Orders::Ask) => key("md-do-pass", "MD-W6"),
        Act::Pass(Orders::PassThisTurn) => {
            key("md-do-pass-turn", "MD-W8").detail(Text::new("md-do-pass-turn-detail"))
        }
        Act::Pass(Orders::PassAlways) => {
            key("md-do-pass-always", "MD-W8").detail(Text::new("md-do-pass-always-detail"))
        }
        Act::Answer(card) => {
            let label = Text::new("md-do-answer").text("card", card_name(card));
            words(label, "MD-W5").detail(Text::new(format!("card-md-{card}-text"))).at(card_spot(card))
        }
        Act::Move { deed, step } => step_words("md-do-move", deed, step, "MD-Q56"),
        Act::Forgo => key("md-do-forgo", "MD-Q56"),
        Act::Lose(named) => place("md-do-lose", named, "MD-F24").detail(territory_detail(at, named)),
        Act::Divest(named) => place("md-do-place", named, "MD-D3").detail(territory_detail(at, named)),
        Act::To(to) => named("md-do-to", to, "MD-D3"),
        Act::Take { new: true } => key("md-do-take-new", "MD-Q67"),
        Act::Take { new: false } => key("md-do-take-established", "MD-Q67"),
        Act::Offer(to) => {
            let joint = at.joint_claims(seat, to);
            let joint = joint.iter().map(|deed| Text::new("md-do-joint").text("deed", deed.text()));
            let licences = at.licences_between(seat, to).iter();
            named("md-do-offer", to, "MD-R14")
                .detail(dotted(joint.chain(licences.map(|card| licence(at, seat, card)))))
        }
        Act::Joint(deed) => {
            let label = Text::new("md-do-joint").text("deed", deed.text());
            words(label, "MD-R15").at(deed_spot(deed)).detail(points(deed))
        }
        Act::Licence(card) => words(licence(at, seat, card), "MD-R16")
            .at(card_spot(card))
            .detail(Text::new(format!("card-md-{card}-text"))),
        Act::Send => key("md-do-send", "MD-R14"),
        Act::Accept => key("md-do-accept", "MD-R14"),
        Act::Tokens(count) => {
            let label = Text::new("md-do-tokens").number("count", count);
            let detail = Text::new("md-do-cost").number("cash", at.token_cost(seat, count));
            words(label, "MD-R17").detail(detail).under("md-group-tokens")
        }
        Act::City(named) => {
            let free = at.player(seat).owns(Deed::Electricity);
            let price = if free { 0 } else { at.purchase_price(seat, Purchase::City) };
            let detail = Text::new("md-do-city-detail").number("price", price);
            let products = printed().territory(named).products.iter().map(|product| product.text());
            place("md-do-city", named, "MD-R19")
                .detail(detail.list("products", products))
                .under("md-group-city")
        }
        Act::Pioneer => {
            purchase(at, seat, Purchase::Pioneer, ["md-do-pioneer", "md-do-pioneer-help"], "MD-R20")
        }
        Act::Card => purchase(at, seat, Purchase::Card, ["md-do-card", "md-do-card-help"], "MD-R21"),
        Act::Progress(deed) => {
            let price = at.price_of(seat, deed);
            let detail = Text::new("md-do-progress-detail")
                .number("cash", price.total())
                .number("points", printed().deed(deed).points)
                .text("help", deed.help());
            words(deed.text(), "MD-R22").at(deed_spot(deed)).detail(detail).under("md-group-progress")
        }
        Act::Lift(named) => place("md-do-place", named, "MD-F48").detail(territory_detail(at, named)),
        Act::Research(deed) => research(at, seat, deed),
        Act::RerollDie(n) => {
            let value = at.research.dice[usize::from(n) - 1];
            let label = Text::new("md-do-reroll-die").number("die", n).number("value", value);
            words(label, "MD-R23").at(die_spot("die", usize::from(n) - 1))
        }
        Act::Keep => match at.frame() {
            Frame::ThinkTank => key("md-do-keep-card", "MD-F47"),
            _ => key("md-do-keep", "MD-R31"),
        },
        Act::Call(number) => {
            let lacks = |deed: Deed| number > 0 && at.lacking_steps(seat, deed) >> (number - 1) & 1 == 1;
            let useful = at.research.deed.is_some_and(lacks);
            let detail = Text::new(if useful { "md-do-call-step" } else { "md-do-call-nothing" });
            words(Text::new("md-do-call").number("number", number), "MD-F27").detail(detail)
        }
        Act::Claim(deed) => {
            let label = Text::new("md-do-claim").text("deed", deed.text());
            words(label, "MD-R24").at(deed_spot(deed)).detail(points(deed)).under("md-group-claim")
        }
        Act::Reject => key("md-do-reject", "MD-F47"),
        Act::Expand { place: named, full } => expand(at, seat, named, full, reach),
        Act::Reroll => key("md-do-reroll", "MD-R31"),
    }
}

fn done(at: &State, seat: Seat) -> Words {
    match at.frame() {
        Frame::Cards => key("md-do-end-cards", "MD-R8"),
        Frame::Discard => key("md-do-keep-hand", "MD-R12"),
        Frame::Offers | Frame::LaterOffers => key("md-do-no-offer", "MD-R14"),
        Frame::Trade | Frame::Researched => {
            let left = at.player(seat).spendable();
            let words = key("md-do-end-trade", "MD-R13");
            if left == 0 {
                return words;
            }
            words.detail(Text::new("md-do-end-trade-detail").number("tokens", left))
        }
        Frame::Expand => key("md-do-end-expand", "MD-R26"),
        _ => key("md-do-done", "MD-F7"),
    }
}

fn play(at: &State, seat: Seat, card: u8, used: Use) -> Words {
    let print = printed().card(card);
    let label = |key: &'static str| Text::new(key).text("card", card_name(card));
    let event = Text::new(format!("card-md-{card}-text"));
    match (used, print.product) {
        (Use::Payout, Some(product)) => {
            words(label("md-do-payout").text("product", product.text()), "MD-R10")
                .detail(pays(at, seat, product, "md-do-payout-detail"))
                .at(card_spot(card))
                .under("md-group-payout")
        }
        (Use::News, _) => words(label("md-do-news"), "MD-Q1")
            .detail(Text::new("md-do-news-detail").number("number", card))
            .at(card_spot(card))
            .under("md-group-news"),
        _ => {
            let group = match print.kind {
                CardKind::Destiny => "md-group-destiny",
                CardKind::Leader => "md-group-leader",
                CardKind::Event => "md-group-event",
            };
            let paid = print.product.filter(|_| print.kind == CardKind::Destiny);
            let paid = paid.map(|product| pays(at, seat, product, "md-do-destiny-payout"));
            words(label("md-do-play"), crate::card_rule(card))
                .detail(sentences([event].into_iter().chain(paid)))
                .at(card_spot(card))
                .under(group)
        }
    }
}

/// What a payout gives the seat, and the highest amount that another seat gets.
fn pays(at: &State, seat: Seat, product: Product, key: &'static str) -> Text {
    let pay = |to: Seat| printed().payout(product, at.payout_level(to, product));
    let best = at.all_seats().filter(|&other| other != seat).map(pay).max();
    let text = Text::new(key).text("product", product.text());
    text.number("own", pay(seat)).number("best", best.unwrap_or(0))
}

fn points(deed: Deed) -> Text {
    Text::new("md-do-points").number("points", printed().deed(deed).points).text("help", deed.help())
}

fn purchase(
    at: &State,
    seat: Seat,
    purchase: Purchase,
    [label, help]: [&'static str; 2],
    rule: &'static str,
) -> Words {
    let price = Text::new("md-do-price").number("price", at.purchase_price(seat, purchase));
    key(label, rule).detail(dotted([price, Text::new(help)])).under("md-group-city")
}

fn step_words(label: &'static str, deed: Deed, step: u8, rule: &'static str) -> Words {
    words(Text::new(label).text("deed", deed.text()).number("step", step), rule).at(deed_spot(deed))
}

/// Number of steps that the seat has placed on it.
fn steps_placed(at: &State, seat: Seat, deed: Deed) -> Text {
    let placed = at.player(seat).steps[deed.index()].count_ones();
    let text = Text::new("md-do-steps-placed").number("placed", placed as i64);
    text.number("steps", printed().deed(deed).steps.unwrap_or(0))
}

/// With the chance of at least one new step.
fn research(at: &State, seat: Seat, deed: Deed) -> Words {
    let lacking = at.lacking_steps(seat, deed).count_ones();
    let dice = at.research_dice(seat);
    // A die misses if it shows neither a missing step nor a 6.
    let miss = if lacking == 0 { 6 } else { 5 - lacking.min(5) };
    let missed = (f64::from(miss) / 6.0).powi(dice.into());
    let detail = Text::new("md-do-research-detail").number("dice", dice).number("missing", lacking as i64);
    let needs = Some(progress::needs(deed)).filter(|_| !at.needs_are_met(seat, deed));
    let words = words(Text::new("md-do-research").text("deed", deed.text()), "MD-R23");
    Words {
        odds: Some(((1.0 - missed) * 1000.0).round() as u16),
        ..words
            .detail(dotted([detail].into_iter().chain(needs.into_iter().flatten())))
            .at(deed_spot(deed))
            .under("md-group-research")
    }
}

fn territory_detail(at: &State, place: Territory) -> Text {
    let products = printed().territory(place).products.iter().map(|product| product.text());
    let key = if at.cities.contains(place) { "md-territory-city" } else { "md-territory" };
    Text::new(key).list("products", products)
}

/// "Grain 3 -> 4" for each product of the place: the level for payouts at once, or from the next turn on if the presence is New (MD-F53).
fn products_change(at: &State, seat: Seat, place: Territory, new: bool) -> Text {
    let player = at.player(seat);
    let before = if new { player.held } else { player.established() };
    let made = Product::ALL.into_iter().filter(|&product| at.count_product(product, place.alone()) > 0);
    let changes = made.map(|product| {
        Text::new("md-change")
            .text("product", product.text())
            .number("from", at.count_product(product, before))
            .number("to", at.count_product(product, before | place.alone()))
    });
    match joined("md-comma", changes) {
        Some(changes) if new => Text::new("md-change-later").text("changes", changes),
        Some(changes) => changes,
        None => Text::new("md-nothing"),
    }
}

fn product_detail(at: &State, seat: Seat, product: Product) -> Text {
    let others = at.all_seats().filter(|&other| other != seat).map(|other| at.weight(other, product)).max();
    Text::new("md-product-detail")
        .number("own", at.weight(seat, product))
        .number("others", others.unwrap_or(0))
}

fn expand(at: &State, seat: Seat, place: Territory, full: bool, reach: Option<&Reach>) -> Words {
    let price = at.expansion_price(seat, place, full);
    let contested = at.contested(seat).contains(place);
    let how = reach.and_then(|reach| reach.mode(place)).map(|mode| board::how(at, seat, place, mode));
    let who = match at.holder(place) {
        Some(holder) => {
            let key = match (at.player(holder).new.contains(place), at.cities.contains(place)) {
                (true, false) => "md-against-new",
                (true, true) => "md-against-new-city",
                (false, false) => "md-against",
                (false, true) => "md-against-city",
            };
            Some(Text::new(key).text("seat", at.seat_name(holder)))
        }
        None => contested.then(|| Text::new("md-against-natives")),
    };
    let mut parts =
        vec![Text::new("md-do-price").number("price", price), products_change(at, seat, place, true)];
    parts.extend(who);
    parts.extend(how);
    let label = if full { "md-do-expand-full" } else { "md-do-place" };
    let odds = contested.then(|| {
        let (attack, defence) = at.fight_dice(seat, place);
        attack_odds(attack, defence, at.wins_ties(seat, place))
    });
    Words {
        odds,
        ..words(Text::new(label).text("place", place.text()), if contested { "MD-R29" } else { "MD-R28" })
            .detail(dotted(parts))
            .at(place_spot(place))
            .under(if contested { "md-group-attack" } else { "md-group-vacant" })
    }
}

/// A leader with its owner.
fn licence(at: &State, seat: Seat, card: u8) -> Text {
    let owner = at.all_seats().find(|&other| at.player(other).table.contains(card)).unwrap_or(seat);
    Text::new("md-do-licence").text("card", card_name(card)).text("seat", at.seat_name(owner))
}

/// The contents of an offer.
pub(super) fn offer_text(at: &State) -> Text {
    let Offer { from, to, joint, licences, .. } = at.offer;
    let mut parts = Vec::new();
    parts.extend(joint.map(|deed| Text::new("md-offer-joint").text("deed", deed.text())));
    for card in licences.iter() {
        let [owner, user] = if at.player(from).table.contains(card) { [from, to] } else { [to, from] };
        let licence = Text::new("md-offer-licence").text("card", card_name(card));
        parts.push(licence.text("seat", at.seat_name(owner)).text("user", at.seat_name(user)));
        parts.push(Text::new(format!("card-md-{card}-text")));
    }
    if parts.is_empty() {
        parts.push(Text::new("md-offer-empty"));
    }
    sentences(parts)
}
