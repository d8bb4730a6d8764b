//! The table as shown on screen: two displays side by side, the die, the tracks, the piles, and what the roll allows.

use kernel::{Game, Viewer};
use scene::{
    Area, CardView, Cards, Choice, Counter, Dice, DieView, Display, Item, Landing, Layout, Moment, Place,
    Prompt, Roster, Scene, SeatView, Sheet as Paper, SlotView, Spot, Text, Track,
};

use crate::act::{Act, Count, Deed, Use};
use crate::cards::{Kind, UNTITLED};
use crate::event::Event;
use crate::face::{Allow, Face, Flip, cell_of};
use crate::frame::{Frame, Phase, Question, Step};
use crate::law::use_text;
use crate::lines::{count_text, deed_text};
use crate::sheet::{Mode, Sheet, Side};
use crate::state::{Card, LAYERS, Outcome, Pos, SLOT_C, SLOTS, State, TRACK_MAX};
use crate::{PERSON, Solo};

/// G-4: the slots' colors: white, grey, black.
const SHADES: [u8; SLOTS] = [0, 0, 1, 2, 2];
/// Number of sides of the die, as shown on screen.
const SIX: u8 = 6;

pub(crate) fn pos_spot(pos: Pos) -> Spot {
    Spot::new("pos", pos)
}

pub(crate) fn card_spot(card: Card) -> Spot {
    Spot::new("card", card)
}

/// The name of a place on a display: "British B", or "British B2" for the second card of the slot.
pub(crate) fn place(game: &Solo, pos: Pos) -> Text {
    let letter = ((b'A' + pos.slot() as u8) as char).to_string();
    let key = if pos.layer() > 0 { "solo-place-layer" } else { "solo-place" };
    Text::new(key)
        .word("letter", letter)
        .text("display", display_name(game, pos.display()))
        .number("layer", pos.layer() as i64 + 1)
}

pub(crate) fn side_text(game: &Solo, side: Side) -> Text {
    Text::new(format!("solo-side-{}", game.side_key(side)))
}

pub(crate) fn deck_name(game: &Solo, deck: usize) -> Text {
    match game.sheet().mode() {
        Mode::Single => Text::new("solo-deck"),
        Mode::Dual => Text::new("solo-deck-of").text("side", side_text(game, Side::BOTH[deck])),
    }
}

/// A card with its number and title. A blank card of a deck without a list has only a number (G-31).
pub(crate) fn card_title(game: &Solo, card: Card) -> Text {
    let key = match (game.sheet().is_colors(), game.cards().title(card) == UNTITLED) {
        (true, _) => "solo-card-plain",
        (false, true) => "solo-card-untitled",
        (false, false) => "solo-card",
    };
    Text::new(key).number("number", card.number()).text("title", title_text(game, card))
}

/// A title as written in the deck. Titles that the decks give to unlisted cards are put into words (G-31).
pub(crate) fn title_text(game: &Solo, card: Card) -> Text {
    let title = game.cards().title(card);
    match title {
        "Unlisted card" => Text::new("solo-unlisted"),
        "Unlisted section card" => Text::new("solo-unlisted-section"),
        "Unlisted tactic card" => Text::new("solo-unlisted-tactic"),
        "Unlisted section, troop or leadership card" => Text::new("solo-unlisted-orders"),
        _ => Text::new("solo-title").word("title", title),
    }
}

/// G-31: a card that the person declared to be a copy of a listed one is shown with that title.
pub(crate) fn title_as_told(game: &Solo, at: &State, card: Card) -> Text {
    card_title(game, game.as_told(at, card))
}

pub(crate) fn scene(game: &Solo, at: &State, viewer: Viewer) -> Scene {
    let mut stage = Vec::new();
    for display in 0..at.displays.len() {
        if at.displays[display].want.iter().any(|&want| want > 0) {
            stage.push(Item::Display(display_view(game, at, display)));
        }
    }
    let mut desk = vec![Item::Dice(die(at))];
    desk.push(Item::Sheet(allowed(game, at)));
    let mut bar = vec![Item::Roster(roster(game, at))];
    bar.extend(tracks(game, at));
    let mut areas = vec![
        area("solo-area-state", Place::Bar, bar),
        area("solo-area-displays", Place::Stage, stage),
        area("solo-area-die", Place::Desk, desk),
    ];
    let beside = beside(game, at);
    if !beside.is_empty() {
        areas.push(area("solo-area-beside", Place::Hand, beside));
    }
    areas.push(area("solo-area-piles", Place::Drawer, piles(game, at)));
    Scene { headline: game.above(at), areas, prompt: prompt(game, at, viewer) }
}

fn area(key: &'static str, place: Place, items: Vec<Item>) -> Area {
    Area { name: Text::new(key), place, items }
}

/// The name of the side that owns a display, and in La Grande whether it is the display of the corps.
pub(crate) fn display_name(game: &Solo, display: usize) -> Text {
    let side = side_text(game, Side::BOTH[display % 2]);
    if display < Side::BOTH.len() { side } else { Text::new("solo-corps").text("side", side) }
}

fn display_view(game: &Solo, at: &State, display: usize) -> Display {
    let side = Side::BOTH[display % 2];
    let dual = game.sheet().mode() == Mode::Dual;
    let slot = |slot: usize| {
        let cards = (0..LAYERS)
            .map(|layer| Pos::new(display, slot, layer))
            .filter(|&pos| at.lie(pos).is_laid())
            .map(|pos| lie_view(game, at, pos))
            .collect();
        let below = if dual && slot == SLOT_C { at.decks[side.index()].left() as u32 } else { 0 };
        SlotView {
            name: Text::new("solo-slot").word("letter", ((b'A' + slot as u8) as char).to_string()),
            spot: pos_spot(Pos::new(display, slot, 0)),
            shade: SHADES[slot],
            cards,
            below,
        }
    };
    let mut facts = Vec::new();
    let track = at.tracks[display];
    if game.sheet().facts().counts || game.counts_turns(side) {
        facts.push(Text::new("solo-fact-left").number("left", track.left));
    }
    if track.hand > 0 {
        let key = if game.sheet().is_colors() { "solo-fact-command" } else { "solo-fact-hand" };
        facts.push(Text::new(key).number("hand", track.hand));
    }
    let name = display_name(game, display);
    let active = at.outcome.is_none() && usize::from(at.focus) == display;
    Display { name, owner: None, active, slots: (0..SLOTS).map(slot).collect(), facts }
}

fn lie_view(game: &Solo, at: &State, pos: Pos) -> CardView {
    let lie = at.lie(pos);
    if lie.is_up() {
        let view = card_view(game, at, lie.card());
        let value = view.value.or(game.by_command(at, pos).map(i32::from));
        return CardView { spot: pos_spot(pos), card: Some(view.spot.clone()), value, ..view };
    }
    // G-29: nothing is shown of a face-down card.
    let back = Text::new("solo-face-down");
    CardView { face_down: true, ..CardView::new(pos_spot(pos), 0, back.clone(), back) }
}

pub(crate) fn card_view(game: &Solo, at: &State, card: Card) -> CardView {
    let (listed, kind, value) = if game.sheet().is_colors() {
        let kind = game.cc_kind(at, card).unwrap_or(Kind::Blank);
        (game.as_listed(at, card), kind, game.cc_orders(at, card))
    } else {
        (card, game.cards().brief(card).kind, game.value(at, card))
    };
    let brief = game.cards().brief(listed);
    let kind = Text::new(format!("solo-kind-{}", kind.word()));
    let title = title_text(game, listed);
    let mut tags = Vec::new();
    for side in Side::BOTH {
        if brief.belongs_to(side) && !brief.belongs_to(side.other()) && game.sheet().mode() == Mode::Single {
            tags.push(side_text(game, side));
        }
    }
    CardView {
        tags,
        value: value.map(i32::from),
        ..CardView::new(card_spot(card), card.number().into(), title, kind)
    }
}

/// The fate die with the face it currently shows.
fn die(at: &State) -> Dice {
    let dice = at
        .face
        .map(|face| DieView {
            spot: Spot::new("die", 0),
            sides: SIX,
            value: face as u8 + 1,
            face: Some(face.sign()),
            used: !matches!(at.frame(), Frame::Turn(Step::Choose) | Frame::Flip { .. }),
            note: None,
        })
        .into_iter()
        .collect();
    Dice { name: Text::new("solo-fate-die"), owner: None, dice }
}

/// If the last act rolled the fate die: the die, placed at the display that it was rolled for.
pub(crate) fn landing<'a>(
    game: &Solo,
    acts: usize,
    told: impl DoubleEndedIterator<Item = (usize, &'a Event)>,
) -> Option<Moment> {
    let mut last = told.rev().take_while(|(after, _)| *after == acts);
    let (side, face, display) = last.find_map(|(_, event)| match event {
        Event::Rolled { side, face, pos } => Some((*side, *face, usize::from(*pos))),
        _ => None,
    })?;
    let lying = DieView::six(Spot::new("die", 0), face as u8 + 1, false);
    let die = DieView { face: Some(face.sign()), ..lying };
    let slots = match cell_of(face, game.sheet()).flip {
        Flip::Slots(slots) => slots,
        Flip::ToTwo => 0,
    };
    let spots =
        (0..SLOTS).filter(|slot| slots >> slot & 1 == 1).map(|slot| pos_spot(Pos::new(display, slot, 0)));
    Some(Moment::Landing(Landing {
        name: Text::new("solo-landing").text("side", side_text(game, side)),
        seat: None,
        dice: vec![die],
        means: vec![allows(game, face)],
        spots: spots.collect(),
    }))
}

fn allows(game: &Solo, face: Face) -> Text {
    let key = match cell_of(face, game.sheet()).allow {
        Allow::COrLowest => "solo-allows-c-low",
        Allow::EventOrLowest => "solo-allows-e-low",
        Allow::TacticOrLowest => "solo-allows-tactic",
        Allow::Named(_) => "solo-allows-named",
    };
    Text::new(key).text("face", face.sign()).word("rule", face.rule())
}

/// What the roll allows, with its rule, and what comes next.
fn allowed(game: &Solo, at: &State) -> Paper {
    let mut lines = Vec::new();
    let face = at.face.filter(|_| at.phase == Phase::Actions);
    if let Some(face) = face {
        lines.push(allows(game, face));
    }
    lines.extend(game.coming(at));
    // Before a roll the list shows only what comes next.
    Paper { name: Text::new(if face.is_some() { "solo-allowed" } else { "solo-coming" }), lines }
}

fn roster(game: &Solo, at: &State) -> Roster {
    let over = at.outcome.is_some();
    let facts = Side::BOTH.iter().flat_map(|&side| game.side_facts(at, side)).collect();
    let side = Text::new("solo-both-sides")
        .text("first", side_text(game, Side::First))
        .text("second", side_text(game, Side::Second));
    let view =
        SeatView { seat: PERSON, side, letter: "S", to_act: !over, facts, figures: Vec::new(), score: None };
    Roster { seats: vec![view] }
}

/// G-5: the markers of both sides, on one track each.
fn tracks(game: &Solo, at: &State) -> Vec<Item> {
    if !game.sheet().facts().counts {
        return Vec::new();
    }
    let counter =
        |side: Side| Counter { name: side_text(game, side), owner: None, value: at.track(side).left.into() };
    vec![Item::Track(Track {
        name: Text::new("solo-track"),
        min: 0,
        max: TRACK_MAX.into(),
        line: None,
        counters: Side::BOTH.map(counter).into(),
    })]
}

fn beside(game: &Solo, at: &State) -> Vec<Item> {
    let mut items = Vec::new();
    for side in Side::BOTH {
        let cards = at.beside(side);
        if !cards.is_empty() {
            let name = Text::new("solo-beside").text("side", side_text(game, side));
            items.push(pile_of(
                name,
                Layout::Row,
                cards.iter().map(|aside| card_view(game, at, aside.card)).collect(),
            ));
        }
    }
    items.extend(game.lying_elsewhere(at));
    if !at.play.card.is_none() {
        let name = Text::new("solo-in-play");
        items.push(pile_of(name, Layout::Row, vec![card_view(game, at, at.play.card)]));
    }
    items
}

pub(crate) fn pile_of(name: Text, layout: Layout, faces: Vec<CardView>) -> Item {
    Item::Cards(Cards { name, layout, owner: None, count: faces.len() as u32, faces })
}

/// Decks, discard piles from the top down, and cards that left the game.
fn piles(game: &Solo, at: &State) -> Vec<Item> {
    let mut items = Vec::new();
    let decks = if game.sheet().mode() == Mode::Dual { 2 } else { 1 };
    for deck in 0..decks {
        let name = deck_name(game, deck);
        let state = at.deck(deck);
        if decks == 1 {
            items.push(Item::Cards(Cards {
                name: name.clone(),
                layout: Layout::Pile,
                owner: None,
                count: state.left() as u32,
                faces: Vec::new(),
            }));
        }
        let view = |&number: &u8| {
            let card = Card::new(deck, number);
            CardView { face_down: state.pile.is_down(number), ..card_view(game, at, card) }
        };
        let faces = state.pile.numbers().iter().rev().map(view).collect();
        items.push(pile_of(Text::new("solo-discards").text("deck", name.clone()), Layout::Pile, faces));
        let removed: Vec<_> = state.removed.iter().map(|n| card_view(game, at, Card::new(deck, n))).collect();
        if !removed.is_empty() {
            items.push(pile_of(Text::new("solo-removed").text("deck", name), Layout::Pile, removed));
        }
    }
    items
}

fn prompt(game: &Solo, at: &State, viewer: Viewer) -> Prompt {
    if let Some(outcome) = at.outcome {
        let question = match outcome {
            Outcome::Won(side) => Text::new("solo-log-won").text("side", side_text(game, side)),
            Outcome::Drawn => Text::new("solo-log-drawn"),
            Outcome::Limit => Text::new("solo-log-limit"),
        };
        return Prompt { asked: vec![], question, detail: None, rule: Some("G-30"), choices: vec![] };
    }
    if !viewer.is(PERSON) {
        let question = Text::new("solo-waiting").text("asked", game.asked_now(at));
        return Prompt { asked: vec![PERSON], question, detail: None, rule: None, choices: vec![] };
    }
    let mut acts = Vec::new();
    game.acts(at, PERSON, &mut acts);
    // Acts with the same card are grouped together; acts without a card come last.
    acts.sort_by_key(|act| match act {
        Act::Deed(Deed::Roll) => (0, 0),
        Act::Play(pos, _) => (1, pos.0),
        Act::Deed(_) => (2, 0),
        _ => (1, u8::MAX),
    });
    let (question, detail) = question(game, at);
    Prompt {
        asked: vec![PERSON],
        question,
        detail: game.capped(at).or(detail),
        rule: Some(game.rule_now(at)),
        choices: acts.into_iter().map(|act| choice(game, at, act)).collect(),
    }
}

fn question(game: &Solo, at: &State) -> (Text, Option<Text>) {
    let side = side_text(game, at.active);
    if let Some((_, instead)) = game.no_roll(at) {
        return (Text::new(format!("solo-turn-{instead}")).text("side", side), None);
    }
    match at.frame() {
        Frame::Turn(Step::Roll) => (Text::new("solo-turn-roll").text("side", side), None),
        Frame::Turn(_) | Frame::Sequence | Frame::Over => {
            let face = at.face.map(|face| Text::new("solo-turn-face").text("face", face.sign()));
            let cards = game.offer(at).has_cards();
            let key = if cards { "solo-turn-choose" } else { "solo-turn-no-card" };
            (Text::new(key).text("side", side), face)
        }
        Frame::Flip { display, .. } => {
            let side = side_text(game, Side::BOTH[usize::from(display) % 2]);
            (Text::new("solo-turn-flip").text("side", side), None)
        }
        Frame::Ask(question, about) => {
            let detail = match question {
                Question::CcRack if game.ranks() == 2 => Text::new("solo-ask-cc-rack-grande"),
                _ => Text::new(format!("solo-ask-{}-help", question.word())),
            };
            (game.question_text(at, question, about), Some(game.about(at, question, about, detail)))
        }
    }
}

fn choice(game: &Solo, at: &State, act: Act) -> Choice {
    let rule = rule_of_choice(game, at, act);
    let (label, spot) = match act {
        Act::Deed(Deed::Roll) => (Text::new("solo-deed-roll"), Some(Spot::new("die", 0))),
        Act::Deed(Deed::None) if matches!(at.frame(), Frame::Turn(_)) && game.cc_rolls_again(at) => {
            (Text::new("solo-deed-none-again"), None)
        }
        Act::Deed(deed) => (deed_text(game, deed), None),
        Act::Flip(pos) => (Text::new("solo-do-flip").text("place", place(game, pos)), Some(pos_spot(pos))),
        Act::Play(pos, used) => {
            let text = Text::new("solo-do-play").text("place", place(game, pos)).text("use", use_text(used));
            (text.text("card", title_as_told(game, at, at.lie(pos).card())), Some(pos_spot(pos)))
        }
        Act::Beside(card, used) => {
            let text = Text::new("solo-do-beside")
                .text("use", use_text(used))
                .text("card", title_as_told(game, at, card));
            (text, Some(card_spot(card)))
        }
        Act::Pick(pos) if at.lie(pos).is_up() => {
            let text = Text::new("solo-do-pick").text("place", place(game, pos));
            (text.text("card", title_as_told(game, at, at.lie(pos).card())), Some(pos_spot(pos)))
        }
        Act::Pick(pos) => {
            (Text::new("solo-do-pick-down").text("place", place(game, pos)), Some(pos_spot(pos)))
        }
        Act::Take(card) => {
            (Text::new("solo-do-take").text("card", title_as_told(game, at, card)), Some(card_spot(card)))
        }
        Act::Number(n) => (Text::new("solo-number").number("number", n), None),
        Act::Count(count, side) => (count_text(game, count, side), None),
        Act::Gain(side) => (Text::new("solo-do-gain").text("side", side_text(game, side)), None),
        Act::Lose(side) => (Text::new("solo-do-lose").text("side", side_text(game, side)), None),
    };
    let detail = game.warning(at, act);
    Choice { detail, spot, ..Choice::new(act, label, rule) }
}

/// The rule for one choice: that of the face, or that of the playsheet if it adds something.
fn rule_of_choice(game: &Solo, at: &State, act: Act) -> &'static str {
    let sheet = game.sheet();
    match (at.frame(), act) {
        (_, Act::Deed(Deed::Correct)) => "G-30",
        (_, Act::Count(count, _)) => count.rule(),
        (_, Act::Gain(_) | Act::Lose(_)) => "MP-1",
        (Frame::Ask(..), Act::Beside(_, Use::Dissolve)) => "CN-3",
        (Frame::Turn(_), Act::Deed(Deed::Pass)) if sheet == Sheet::Empire => "ES-8",
        (Frame::Turn(_), Act::Deed(Deed::Pass)) => "WW-3",
        (Frame::Turn(_), Act::Deed(Deed::Candidate)) => "MP-9",
        (Frame::Turn(_), Act::Deed(Deed::Automatic)) if sheet == Sheet::Pursuit => "PG-15",
        (Frame::Turn(_), Act::Deed(Deed::Automatic | Deed::Partisans)) => "BB-6",
        (Frame::Turn(_), Act::Deed(Deed::None)) => "CC-5",
        (Frame::Turn(_), Act::Play(_, Use::Discard)) if sheet == Sheet::Wilderness => "WW-2",
        (Frame::Turn(_), Act::Play(_, Use::Sealed)) => "MP-3",
        (Frame::Turn(_), Act::Play(_, Use::Fo)) => "ES-9",
        (Frame::Turn(_), Act::Play(_, Use::Exchange)) => "BB-4",
        (Frame::Turn(_), Act::Beside(..)) => match sheet {
            Sheet::Empire => "ES-10",
            Sheet::Barbarossa => "BB-3",
            _ => "PG-1",
        },
        (Frame::Turn(Step::Choose), Act::Play(..)) => at.face.map_or("T-3", |face| face.rule()),
        _ => game.rule_now(at),
    }
}

impl Solo {
    /// The explanation of a question, with the side it is about.
    fn about(&self, at: &State, question: Question, about: u8, detail: Text) -> Text {
        let side = match question {
            Question::WwBattleRoll | Question::WwBattle | Question::EsReact | Question::Defend => {
                at.active.other()
            }
            Question::WwHand
            | Question::DrawDiscard
            | Question::PgRises
            | Question::PgChoice
            | Question::EsLeft
            | Question::EsPasses
            | Question::EsDraw
            | Question::MpFirst
            | Question::EsInitiative
            | Question::MpStrategy
            | Question::MpMomentum
            | Question::BbResources
            | Question::BbTotal
            | Question::CcToken
            | Question::CcTokens
            | Question::CcAssign
            | Question::CcUsesAt
            | Question::MpRefresh
            | Question::CcBanners => Side::BOTH[usize::from(about) % 2],
            _ => at.active,
        };
        if question == Question::CorrectCount {
            let (count, side) = Count::and_side(about);
            let now = self.count_now(at, count, side);
            return detail.text("count", count_text(self, count, side)).number("now", now);
        }
        let due = self.es_hint(at, question, side);
        let detail = if due.is_some() { Text::new("solo-ask-es-passes-due") } else { detail };
        let card = self.card_in_question(at, question, about);
        // Positions are counted from 1, as in the log.
        let number = due.unwrap_or(about + u8::from(question == Question::MpLeads));
        detail.text("side", side_text(self, side)).number("number", number).text("card", card)
    }
}
