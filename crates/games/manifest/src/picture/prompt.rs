//! What is asked, whom, and how the game ended.

use kernel::{Game, Seat, SeatSet, Text, Viewer};
use scene::Prompt;

use super::{choices, dotted};
use crate::Manifest;
use crate::card_name;
use crate::effects::Asking;
use crate::law::asked;
use crate::printed::printed;
use crate::state::{Frame, State, WindowKind};

pub(super) fn prompt(game: &Manifest, at: &State, viewer: Viewer) -> Prompt {
    if at.frame() == Frame::Over {
        return over(at);
    }
    let deciding = at.deciding();
    let Some(seat) = deciding.iter().find(|&seat| viewer.is(seat)) else {
        let question =
            Text::new("md-waiting").list("seats", names(at, deciding)).text("asked", asked(at.frame()));
        return Prompt {
            asked: deciding.iter().collect(),
            question,
            detail: None,
            rule: None,
            choices: Vec::new(),
        };
    };
    let (question, detail, rule) = question(at, seat);
    let mut acts = Vec::new();
    game.acts(at, seat, &mut acts);
    Prompt {
        asked: deciding.iter().collect(),
        question,
        detail,
        rule: Some(rule),
        choices: choices::choices(at, seat, &acts),
    }
}

fn names(at: &State, seats: SeatSet) -> Vec<Text> {
    seats.iter().map(|seat| at.seat_name(seat)).collect()
}

fn over(at: &State) -> Prompt {
    let verdict = at.verdict();
    let mut ranked: Vec<Seat> = at.all_seats().collect();
    ranked.sort_by_key(|&seat| std::cmp::Reverse((at.points(seat), at.player(seat).cash)));
    let places = ranked.into_iter().map(|seat| {
        Text::new("md-final-place")
            .text("seat", at.seat_name(seat))
            .number("points", at.points(seat))
            .number("cash", at.player(seat).cash)
    });
    Prompt {
        asked: Vec::new(),
        question: Text::new("md-final").list("seats", names(at, verdict.winners)),
        detail: Some(
            Text::new(if verdict.how == "points" { "md-final-points" } else { "md-final-cards" })
                .text("places", dotted(places)),
        ),
        rule: Some("MD-R43"),
        choices: Vec::new(),
    }
}

/// The rule behind the question that the seat is asked now.
pub(crate) fn rule_of_question(at: &State, seat: Seat) -> &'static str {
    question(at, seat).2
}

fn question(at: &State, seat: Seat) -> (Text, Option<Text>, &'static str) {
    let player = at.player(seat);
    let plain = |key: &'static str, rule: &'static str| (Text::new(key), None, rule);
    let with = |text: Text, detail: Text, rule: &'static str| (text, Some(detail), rule);
    match at.frame() {
        Frame::Bids => {
            let homes = printed().homes.iter().map(|home| home.text());
            let detail = Text::new("md-q-bid-detail").number("cash", player.cash).list("homes", homes);
            with(Text::new("md-q-bid"), detail, "MD-R3")
        }
        Frame::Homes => with(Text::new("md-q-home"), Text::new("md-q-home-detail"), "MD-R3"),
        Frame::Positions => with(Text::new("md-q-position"), Text::new("md-q-position-detail"), "MD-R7"),
        Frame::Priority => with(Text::new("md-q-priority"), Text::new("md-q-priority-detail"), "MD-R6"),
        Frame::Cards => {
            let free = at.free_hand(seat);
            let key =
                if player.hand.len() > usize::from(free) { "md-q-cards-many" } else { "md-q-cards-detail" };
            with(Text::new("md-q-cards"), Text::new(key).number("free", free), "MD-R8")
        }
        Frame::Discard => with(Text::new("md-q-discard"), Text::new("md-q-discard-detail"), "MD-R12"),
        Frame::Name => name_question(at),
        Frame::Window(kind) => {
            let card = card_name(at.play.card);
            let player = at.seat_name(at.play.seat.0);
            // MD-W3: a seat that plays a card which affects itself may answer it too.
            let own = at.play.seat.0 == seat;
            let key = match kind {
                WindowKind::Court => "md-q-court",
                WindowKind::President | WindowKind::CivilWar if own => "md-q-own-card",
                WindowKind::President => "md-q-president",
                WindowKind::CivilWar => "md-q-civil-war",
                WindowKind::Bounced => "md-q-bounced",
                WindowKind::CourtOnPresident => "md-q-court-on-president",
            };
            let by = at.play.blocked.map_or_else(|| player.clone(), |blocked| at.seat_name(blocked));
            let question = Text::new(key).text("card", card).text("seat", player).text("president", by);
            let key =
                if at.answers(seat, kind).is_empty() { "md-q-window-nothing" } else { "md-q-window-detail" };
            with(question, Text::new(key), kind.rule())
        }
        Frame::LeaderSteps { card } => {
            (Text::new("md-q-leader-steps").text("card", card_name(card)), None, "MD-Q58")
        }
        Frame::MoveStep { deed, step, .. } => with(
            Text::new("md-q-move-step").text("deed", deed.text()).number("step", step),
            Text::new("md-q-move-step-detail"),
            "MD-Q56",
        ),
        Frame::Lose => with(
            Text::new("md-q-lose").number("count", at.play.to_lose).text("card", card_name(at.play.card)),
            Text::new("md-q-lose-detail"),
            "MD-F24",
        ),
        Frame::Divest => {
            let product =
                at.divest_product().map_or_else(|| Text::new("md-nothing"), |product| product.text());
            let over =
                at.divest_product().map_or(0, |product| at.weight(seat, product)) - at.divestiture.limit;
            with(
                Text::new("md-q-divest").text("product", product),
                Text::new("md-q-divest-detail").number("limit", at.divestiture.limit).number("over", over),
                "MD-D3",
            )
        }
        Frame::DivestTo => {
            let place = at.divestiture.place.map_or_else(|| Text::new("md-nothing"), |place| place.text());
            (Text::new("md-q-divest-to").text("place", place), None, "MD-D3")
        }
        Frame::DivestAnswer => {
            let place = at.divestiture.place.map_or_else(|| Text::new("md-nothing"), |place| place.text());
            let from = at.divestiture.seat.map_or_else(|| Text::new("md-nothing"), |from| at.seat_name(from));
            with(
                Text::new("md-q-divest-answer").text("place", place).text("seat", from),
                Text::new("md-q-new-or-established"),
                "MD-Q67",
            )
        }
        Frame::Offers => with(Text::new("md-q-offers"), Text::new("md-q-offers-detail"), "MD-R14"),
        Frame::LaterOffers => with(
            Text::new("md-q-later-offer").text("seat", at.seat_name(at.mover())),
            Text::new("md-q-offers-detail"),
            "MD-R14",
        ),
        Frame::Compose => with(
            Text::new("md-q-compose").text("seat", at.seat_name(at.offer.to)),
            choices::offer_text(at),
            "MD-R15",
        ),
        Frame::Answer => with(
            Text::new("md-q-answer").text("seat", at.seat_name(at.offer.from)),
            choices::offer_text(at),
            "MD-R15",
        ),
        Frame::Trade => with(
            Text::new("md-q-trade").number("cash", player.cash).number("pool", player.spendable()),
            Text::new("md-q-trade-detail").number("tokens", at.tokens_allowed(seat)),
            "MD-R13",
        ),
        Frame::Lift => with(
            Text::new("md-q-lift"),
            Text::new("md-q-lift-detail").number("lifted", player.this_turn.lifted),
            "MD-F48",
        ),
        Frame::ResearchReroll => plain("md-q-reroll-die", "MD-R23"),
        Frame::CallSix => {
            let deed = at.research.deed.map_or_else(|| Text::new("md-nothing"), |deed| deed.text());
            (Text::new("md-q-call").text("deed", deed), None, "MD-F27")
        }
        Frame::Researched => {
            with(Text::new("md-q-researched"), Text::new("md-q-researched-detail"), "MD-R24")
        }
        Frame::ThinkTank => with(Text::new("md-q-think-tank"), Text::new("md-q-think-tank-detail"), "MD-F47"),
        Frame::Expand => with(
            Text::new("md-q-expand").number("tokens", player.spendable()),
            Text::new("md-q-expand-detail"),
            "MD-R26",
        ),
        Frame::AttackBanner => plain("md-q-banner", "MD-C25"),
        Frame::AttackRock => plain("md-q-rock", "MD-F51"),
        Frame::DefenceBanner => plain("md-q-banner-defence", "MD-Q98"),
        Frame::Over | Frame::Resolve | Frame::Divesting | Frame::PlaceSteps | Frame::Draws => {
            plain("md-ask-nothing", "MD-R8")
        }
    }
}

fn name_question(at: &State) -> (Text, Option<Text>, &'static str) {
    let key = match at.asking() {
        Some(Asking::ProfitOrToken) => "md-q-profit-or-token",
        Some(Asking::Place { .. }) => "md-q-place",
        Some(Asking::Names { .. }) => "md-q-names",
        Some(Asking::Products(_)) => "md-q-product",
        Some(Asking::Regions(_)) => "md-q-region",
        Some(Asking::Targets(_)) => "md-q-target",
        Some(Asking::Era(_)) => "md-q-era",
        Some(Asking::Step) => "md-q-step",
        Some(Asking::Sabotage) => "md-q-sabotage",
        None => "md-ask-name",
    };
    let card = at.play.card;
    // No detail is needed for most cards, because the card with its whole text is shown next to the question.
    let detail = match at.asking() {
        Some(Asking::Place { .. }) => Some(Text::new("md-q-new-or-established")),
        _ => None,
    };
    (Text::new(key).text("card", card_name(card)), detail, crate::card_rule(card))
}
