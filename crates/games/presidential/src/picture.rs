//! The table as one viewer sees it.

use atlas::states::{Apportionment, Region, StateSet, UsState};
use kernel::{Game, Viewer};
use scene::{
    Area, Board, CardList, CardView, Cards, Cell, Classes, Counter, Dice, DieView, Grid, Item, Layout, Mark,
    NamedPlace, Piece, Place, PlaceClass, PlaceView, Prompt, Roster, Scene, SeatView, Spot, Text, Track,
};

use crate::Presidential;
use crate::cards::{Among, PRINTED, name};
use crate::choices::choices;
use crate::law::asked;
use crate::state::{Frame, Plan, State, Step};
use crate::team::Team;

pub(crate) fn spot(state: UsState) -> Spot {
    Spot::new("state", state.code())
}

pub(crate) fn card_spot(card: u8) -> Spot {
    Spot::new("card", card)
}

/// Minimum margin for each level of strength with which a state is shown as held.
const STRENGTHS: [i16; 4] = [1, 2, 4, 7];

pub(crate) fn scene(game: &Presidential, at: &State, viewer: Viewer) -> Scene {
    let mut areas = vec![
        area("tpg-area-race", Place::Bar, vec![Item::Track(race(at)), Item::Roster(roster(game, at))]),
        area("tpg-area-map", Place::Stage, vec![Item::Board(board(game, at))]),
    ];
    if at.dice[0] != 0 {
        areas.push(area("tpg-area-dice", Place::Desk, vec![Item::Dice(dice(at))]));
    }
    let hands = hands(game, at, viewer);
    if !hands.is_empty() {
        areas.push(area("tpg-area-hand", Place::Hand, hands));
    }
    areas.push(area("tpg-area-score", Place::Drawer, vec![Item::Grid(score_card(game, at))]));
    if game.options().cards {
        areas.push(area("tpg-area-deck", Place::Drawer, deck(game, at, viewer)));
        let classes = Classes { name: Text::new("tpg-area-regions"), classes: regions().collect() };
        areas.push(area("tpg-area-regions", Place::Drawer, vec![Item::Classes(classes)]));
    }
    Scene { headline: headline(game, at), areas, prompt: prompt(game, at, viewer) }
}

/// The regions that cards name.
pub(crate) fn regions() -> impl Iterator<Item = PlaceClass> {
    Region::ALL.into_iter().map(region)
}

fn region(region: Region) -> PlaceClass {
    let place = |state: UsState| NamedPlace { spot: spot(state), name: name(state) };
    PlaceClass { name: Text::new(region.text_key()), places: region.states().iter().map(place).collect() }
}

fn area(key: &'static str, place: Place, items: Vec<Item>) -> Area {
    Area { name: Text::new(key), place, items }
}

pub(crate) fn headline(game: &Presidential, at: &State) -> Text {
    match at.frame() {
        Frame::Election | Frame::RollOff => Text::new("tpg-headline-election"),
        Frame::Over => Text::new("tpg-headline-over"),
        _ => Text::new("tpg-headline-week")
            .number("week", at.turn / 2 + 1)
            .number("of", game.options().weeks)
            .text("team", at.team_in_turn().text()),
    }
}

pub(crate) fn race(at: &State) -> Track {
    let counter = |team: Team| Counter {
        name: team.text(),
        owner: Some(team.seat()),
        value: at.electoral_votes(team).into(),
    };
    Track {
        name: Text::new("tpg-race"),
        min: 0,
        max: Apportionment::TOTAL.into(),
        line: Some(Apportionment::MAJORITY.into()),
        counters: Team::BOTH.map(counter).into(),
    }
}

fn roster(game: &Presidential, at: &State) -> Roster {
    let over = at.frame() == Frame::Over;
    let seat = |team: Team| {
        let mut facts = vec![Text::new("tpg-fact-chips").number("chips", at.supply(team))];
        if game.options().cards {
            facts.push(Text::new("tpg-fact-cards").number("cards", at.hand(team).count_ones()));
        }
        if team == at.first {
            facts.push(Text::new("tpg-fact-first"));
        }
        SeatView {
            seat: team.seat(),
            side: team.text(),
            letter: team.letter(),
            to_act: !over && game.team_to_decide(at) == team,
            facts,
            figures: Vec::new(),
            score: None,
        }
    };
    Roster { seats: Team::BOTH.map(seat).into() }
}

fn board(game: &Presidential, at: &State) -> Board {
    let announced = match at.plan {
        Plan::Campaign { announced, .. } => announced,
        Plan::Fundraise { state, .. } => state.into(),
        Plan::Open => StateSet::EMPTY,
    };
    let place = |state: UsState| {
        let owner = at.holder(state);
        let net = at.votes[state.index()].abs();
        let mut marks = Vec::new();
        if announced.contains(state) {
            marks.push(Mark::Announced);
        }
        if Team::BOTH.into_iter().any(|team| at.held[team].contains(state) != at.before[team].contains(state))
        {
            marks.push(Mark::Changed);
        }
        if owner.is_some() && net == 0 {
            marks.push(Mark::Drawn);
        }
        PlaceView {
            id: state.code().into(),
            spot: spot(state),
            name: name(state),
            owner: owner.map(Team::seat),
            strength: strength(net, owner.is_some()),
            worth: Some(game.electoral(state).into()),
            pieces: owner
                .filter(|_| net > 0)
                .map(|team| Piece { kind: "vote", owner: Some(team.seat()), count: net.into() })
                .into_iter()
                .collect(),
            marks,
            emblem: None,
            plaque: None,
            territory: None,
        }
    };
    Board { map: "us-states", places: UsState::ALL.map(place).into(), pawn: None, path: Vec::new() }
}

/// The dice as rolled. In campaigning, allotted dice are shown as used.
fn dice(at: &State) -> Dice {
    Dice { name: Text::new("tpg-dice"), owner: Some(at.team_in_turn().seat()), dice: die_views(at).collect() }
}

pub(crate) fn die_views(at: &State) -> impl Iterator<Item = DieView> {
    let mut left = at.pips;
    let fundraising = matches!(at.plan, Plan::Fundraise { .. });
    let rolled = at.dice.into_iter().enumerate().filter(|(_, value)| *value != 0);
    rolled.map(move |(n, value)| {
        let used = !fundraising && left[usize::from(value)] == 0;
        left[usize::from(value)] = left[usize::from(value)].saturating_sub(1);
        DieView::six(Spot::new("die", n), value, used)
    })
}

/// TPG-19, TPG-27: the viewer's own cards; all cards when the game is over.
fn hands(game: &Presidential, at: &State, viewer: Viewer) -> Vec<Item> {
    let seen = |team: &Team| viewer.is(team.seat()) || at.frame() == Frame::Over;
    Team::BOTH
        .into_iter()
        .filter(seen)
        .filter(|&team| at.hand(team) != 0)
        .map(|team| {
            let cards = kernel::sets::list(at.hand(team));
            Item::Cards(Cards {
                name: Text::new("tpg-hand").text("team", team.text()),
                layout: Layout::Row,
                owner: Some(team.seat()),
                count: cards.len() as u32,
                faces: cards.into_iter().map(|card| card_of(game, card, team, viewer)).collect(),
            })
        })
        .collect()
}

/// A card that a team has or had. Viewers outside the team read a sentence about that team.
fn card_of(game: &Presidential, number: u8, team: Team, viewer: Viewer) -> CardView {
    let card = card_view(game, number);
    if viewer.is(team.seat()) {
        return card;
    }
    let told = game.card(number).effect.told_of(team);
    CardView { text: Text::new("tpg-card-of").text("team", team.text()).text("effect", told), ..card }
}

/// A card as read by its own team.
pub(crate) fn card_view(game: &Presidential, number: u8) -> CardView {
    let card = game.card(number);
    let mut tags = Vec::new();
    if card.immediate {
        tags.push(Text::new("tpg-immediate"));
    }
    if card.own_text.is_some() {
        tags.push(Text::new("tpg-own-card"));
    }
    CardView {
        flavour: card.own_text.is_none().then(|| Text::new(format!("tpg-card-{number}-flavour"))),
        tags,
        classes: card.effect.among().and_then(Among::region).map(region).into_iter().collect(),
        ..CardView::new(card_spot(number), number.into(), card_title(game, number), card.effect.text())
    }
}

/// All cards of the table, custom ones first.
pub(crate) fn card_lists(game: &Presidential) -> Vec<CardList> {
    let (house, own): (Vec<u8>, Vec<u8>) =
        kernel::sets::members(game.all_cards()).partition(|&card| card <= PRINTED);
    let list = |key, written, cards: Vec<u8>| CardList {
        name: Text::new(key),
        written,
        cards: cards.into_iter().map(|card| card_view(game, card)).collect(),
    };
    let lists = [list("tpg-cards-own", true, own), list("tpg-deck", false, house)];
    lists.into_iter().filter(|list| !list.cards.is_empty()).collect()
}

/// The title of a built-in card, or the text of a custom one.
pub(crate) fn card_title(game: &Presidential, number: u8) -> Text {
    match &game.card(number).own_text {
        None => Text::new(format!("tpg-card-{number}-title")),
        Some(text) => Text::new("tpg-own-title").word("text", text.as_str()),
    }
}

/// The pile, of which only the size is known, and the card used last.
fn deck(game: &Presidential, at: &State, viewer: Viewer) -> Vec<Item> {
    let pile = |key, count, faces| {
        Item::Cards(Cards { name: Text::new(key), layout: Layout::Pile, owner: None, count, faces })
    };
    let mut items = vec![pile("tpg-deck", at.deck.len() as u32, Vec::new())];
    if let Some(team) = at.shown_by {
        items.push(pile("tpg-last-card", 1, vec![card_of(game, at.shown, team, viewer)]));
    }
    items
}

/// TPG-9.
fn score_card(game: &Presidential, at: &State) -> Grid {
    let columns =
        ["tpg-score-week", "tpg-score-team", "tpg-score-plus", "tpg-score-minus", "tpg-score-total"];
    let [democrats, republicans] = Team::BOTH;
    let mut heads: Vec<_> = columns[..2].iter().map(|&key| Text::new(key)).collect();
    for team in Team::BOTH {
        heads.extend(columns[2..].iter().map(|&key| Text::new(key).word("letter", team.letter())));
    }
    let turns = usize::from(2 * game.options().weeks);
    let rows = at.score.rows().iter().enumerate().map(|(n, row)| {
        let mut cells = if n < turns {
            let team = if n % 2 == 0 { at.first } else { at.first.other() };
            vec![Cell::Number(n as i32 / 2 + 1), Cell::Text(team.text())]
        } else {
            vec![Cell::Empty, Cell::Text(Text::new("tpg-score-rolls"))]
        };
        for team in [democrats, republicans] {
            let signed = |n: i32| if n == 0 { Cell::Empty } else { Cell::Signed(n) };
            cells.push(signed(row.gained[team].into()));
            cells.push(signed(-i32::from(row.lost[team])));
            cells.push(Cell::Number(row.total[team].into()));
        }
        cells
    });
    Grid { name: Text::new("tpg-score"), columns: heads, helps: vec![], rows: rows.collect(), spots: vec![] }
}

fn prompt(game: &Presidential, at: &State, viewer: Viewer) -> Prompt {
    let frame = at.frame();
    if frame == Frame::Over {
        let (winner, by_house) = game.winner(at);
        let question = match winner {
            Some(team) => {
                Text::new(if by_house { "tpg-won-by-house" } else { "tpg-won" }).text("team", team.text())
            }
            None => Text::new("tpg-tied"),
        };
        let detail = Team::BOTH.map(|team| i64::from(at.electoral_votes(team)));
        let detail = Text::new("tpg-final").number("democrats", detail[0]).number("republicans", detail[1]);
        return Prompt {
            asked: vec![],
            question,
            detail: Some(detail),
            rule: Some("TPG-22"),
            choices: vec![],
        };
    }
    let team = game.team_to_decide(at);
    if !viewer.is(team.seat()) {
        let question = Text::new("tpg-waiting").text("team", team.text()).text("asked", asked(frame));
        return Prompt { asked: vec![team.seat()], question, detail: None, rule: None, choices: vec![] };
    }
    let (question, detail, rule) = question(game, at, team);
    Prompt {
        asked: vec![team.seat()],
        question,
        detail,
        rule: Some(rule),
        choices: choices(game, at, team.seat()),
    }
}

fn question(game: &Presidential, at: &State, team: Team) -> (Text, Option<Text>, &'static str) {
    match at.frame() {
        Frame::Turn(Step::Choose) => {
            let key =
                if game.options().cards { "tpg-ask-choose-detail" } else { "tpg-ask-choose-detail-plain" };
            (Text::new("tpg-ask-choose"), Some(Text::new(key)), "TPG-10")
        }
        Frame::Turn(Step::Announce) => {
            let Plan::Campaign { announced, .. } = at.plan else { unreachable!("only campaigns announce") };
            let detail = if announced.is_empty() {
                Text::new("tpg-ask-announce-detail")
            } else {
                Text::new("tpg-ask-announce-so-far").list("states", announced.iter().map(name))
            };
            (
                Text::new("tpg-ask-announce").number("number", announced.len() as i64 + 1),
                Some(detail),
                "TPG-11",
            )
        }
        Frame::Turn(Step::Roll) => match at.plan {
            Plan::Campaign { announced, .. } => {
                let detail = Text::new("tpg-ask-roll-campaign").list("states", announced.iter().map(name));
                (Text::new("tpg-ask-roll"), Some(detail), "TPG-12")
            }
            Plan::Fundraise { state, .. } => {
                let detail = Text::new("tpg-ask-roll-funds").text("state", name(state));
                (Text::new("tpg-ask-roll"), Some(detail), "TPG-14")
            }
            Plan::Open => unreachable!("nothing is rolled without a plan"),
        },
        Frame::Turn(Step::NewCard) => {
            let detail = game.card(at.fresh).effect.text();
            (Text::new("tpg-ask-new-card").text("card", card_title(game, at.fresh)), Some(detail), "TPG-16")
        }
        Frame::Turn(Step::Allot) => match at.plan {
            Plan::Campaign { unserved, .. } => {
                let detail = Text::new("tpg-ask-allot-detail").list("states", unserved.iter().map(name));
                (Text::new("tpg-ask-allot"), Some(detail), "TPG-12")
            }
            Plan::Fundraise { state, left } => {
                let detail = Text::new("tpg-ask-vote-detail").text("state", name(state));
                (Text::new("tpg-ask-vote").number("left", left), Some(detail), "TPG-14")
            }
            Plan::Open => unreachable!("nothing is allotted without a plan"),
        },
        Frame::Turn(Step::OldCard) => {
            (Text::new("tpg-ask-old-card"), Some(Text::new("tpg-ask-old-card-detail")), "TPG-16")
        }
        Frame::Card { card, left, picked } => {
            let effect = &game.card(card).effect;
            let key = match effect {
                crate::Effect::Move { .. } if picked.is_empty() => "tpg-ask-pick-from",
                crate::Effect::Move { .. } => "tpg-ask-pick-to",
                _ => "tpg-ask-pick",
            };
            let question = Text::new(key).text("card", card_title(game, card)).number("left", left);
            (question, Some(effect.text()), "TPG-26")
        }
        Frame::Moving { card, from, to } => {
            let most = game.most_to_move(at, team, card, from);
            let question = Text::new("tpg-ask-move")
                .text("card", card_title(game, card))
                .text("from", name(from))
                .text("to", name(to));
            (question, Some(Text::new("tpg-ask-move-detail").number("most", most)), "TPG-26")
        }
        Frame::Election => {
            let detail = Text::new("tpg-ask-count-detail").number("neutral", at.neutral().len() as i64);
            (Text::new("tpg-ask-count"), Some(detail), "TPG-21")
        }
        Frame::RollOff => {
            let detail = Text::new("tpg-ask-decide-detail").number("neutral", at.neutral().len() as i64);
            (Text::new("tpg-ask-decide").text("team", team.text()), Some(detail), "TPG-21")
        }
        Frame::Turn(Step::End) | Frame::Over => unreachable!("nobody is asked there"),
    }
}

/// The strength level for this margin; at least 1 if the state is held.
pub(crate) fn strength(net: i16, held: bool) -> u8 {
    STRENGTHS.iter().filter(|&&least| net >= least).count().max(held.into()) as u8
}
