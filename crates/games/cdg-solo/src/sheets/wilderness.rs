//! Wilderness War: years of two seasons, responses, the held card (section 6.7, WW-1 to WW-12).

use kernel::{Chance, Log};
use serde::{Deserialize, Serialize};

use crate::Solo;
use crate::act::{Act, Deed, Use};
use crate::cards::{Kind, Stage, Tag};
use crate::event::Event;
use crate::face::{Face, cell_of};
use crate::frame::{Frame, Phase, Question};
use crate::offer::Offer;
use crate::options::Scenario;
use crate::run::Run;
use crate::sheet::{Sheet, Side};
use crate::state::{Card, Lie, Pos, State};

const FRENCH: Side = Side::First;
const BRITISH: Side = Side::Second;
/// WW-1: minimum and maximum of the hand size marker.
pub(super) const HAND: (u8, u8) = (7, 9);
/// Maximum number of battles per turn: more than any real turn has, but it guarantees that the turn ends.
pub(super) const BATTLES_MAX: u8 = 30;
/// WW-10: the lowest roll that takes a card.
const STEALS: u8 = 3;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Seasons {
    /// WW-3: the side passed and has no further turn this season.
    passed: [bool; 2],
    /// The side passed in the previous season, so it cannot pass now.
    pub(super) held: [bool; 2],
    /// WW-7.
    pub(crate) surrender: bool,
    /// WW-8: #62 was played as event.
    quiberon: bool,
    /// WW-12: places whose cards are blocked by fate in the current window.
    blocked: u64,
    /// WW-6: fate blocked a battle in this turn.
    battle_blocked: bool,
    pub(super) battles: u8,
    /// G-28: whether each side's last card was used for construction.
    pub(crate) constructed: [bool; 2],
}

impl Seasons {
    pub(super) fn is_blocked(&self, pos: Pos) -> bool {
        self.blocked & pos.bit() != 0
    }
}

impl Solo {
    /// WW-1: first year, last year, hand size, and whether all 70 cards are used.
    fn ww_scenario(&self) -> (u16, u16, u8, bool) {
        match self.0.options.scenario {
            Scenario::LateWar => (1757, 1762, 9, false),
            Scenario::EarlyWar => (1755, 1759, 8, true),
            Scenario::FullCampaign => (1755, 1762, 8, true),
            _ => (1757, 1759, 9, false),
        }
    }

    /// The year, and the season within it (0 or 1).
    pub(crate) fn ww_year(&self, at: &State) -> (u16, u16) {
        let (first, ..) = self.ww_scenario();
        (first + u16::from(at.turn / 2), u16::from(at.turn % 2))
    }

    fn ww_last_season(&self) -> u8 {
        let (first, last, ..) = self.ww_scenario();
        ((last - first) * 2 + 1) as u8
    }

    /// WW-3: a side may pass with one card left, unless it did so last season.
    pub(crate) fn ww_may_pass(&self, at: &State, offer: &mut Offer) {
        if at.track(at.active).left == 1 && !at.ww().held[at.active.index()] {
            offer.deed(Deed::Pass);
        }
    }

    /// Face-up Response cards that a side can play and pay for.
    fn ww_responses(&self, at: &State, side: Side) -> u64 {
        // WW-3: if a side has passed, it can use its last card for a response only if the option allows it.
        let held_back = at.ww().passed[side.index()] && !self.0.options.held_pays;
        if at.track(side).left == 0 || held_back {
            return 0;
        }
        at.places(side.index(), |lie| {
            let brief = self.cards().brief(lie.card());
            lie.is_up() && brief.kind == Kind::Response && brief.belongs_to(side)
        })
    }

    /// WW-12: only moving armies can fight: after activation, or by an event that moves them.
    pub(super) fn ww_moves(&self, at: &State) -> bool {
        match at.play.used {
            Use::Activate => true,
            Use::Event => self.cards().brief(at.play.card).is(Tag::Battle),
            _ => false,
        }
    }

    /// WW-6: whether the inactive side may try to respond in a battle.
    fn ww_may_battle(&self, at: &State) -> bool {
        let side = at.active.other();
        let held_back = at.ww().passed[side.index()] && !self.0.options.held_pays;
        let pays = at.track(side).left > 0 && !held_back;
        at.ww().battles < BATTLES_MAX && pays && self.ww_moves(at)
    }

    /// The text key for what a window is for: responses, a battle, or both.
    pub(crate) fn ww_window(&self, at: &State) -> &'static str {
        let mut offer = Offer::new();
        self.ww_asked(at, Question::WwWindow, 0, &mut offer);
        let battle = Deed::Battle.bit() | Deed::AnotherBattle.bit();
        match (offer.picks != 0, offer.deeds & battle != 0) {
            (true, false) => "solo-ask-ww-window-response",
            (false, true) => "solo-ask-ww-window-battle",
            _ => "solo-ask-ww-window",
        }
    }

    pub(crate) fn ww_asked(&self, at: &State, question: Question, _: u8, offer: &mut Offer) {
        let (active, inactive) = (at.active, at.active.other());
        match question {
            Question::WwWindow => {
                offer.deed(Deed::Done);
                if self.ww_may_battle(at) {
                    let another = at.ww().battle_blocked;
                    offer.deed(if another { Deed::AnotherBattle } else { Deed::Battle });
                }
                offer.picks =
                    self.ww_responses(at, active) | (self.ww_responses(at, inactive) & !at.ww().blocked);
            }
            Question::WwBattleRoll => offer.deeds(&[Deed::Roll, Deed::Done]),
            Question::WwBattle => {
                offer.deed(Deed::Done);
                offer.picks = self.ww_responses(at, inactive);
            }
            Question::WwHand => offer.numbers(HAND.0, HAND.1),
            Question::WwFetch => {
                offer.deed(Deed::Done);
                offer.take(0, self.ww_fetchable(at));
            }
            _ => {}
        }
    }

    /// WW-8: the cards that the event can fetch from the discard pile.
    fn ww_fetchable(&self, at: &State) -> u128 {
        let tag = if self.cards().brief(at.play.card).is(Tag::BritishNine) {
            Tag::FetchedBy67
        } else {
            Tag::FetchedBy69
        };
        at.decks[0].pile.set.0 & self.cards().that(0, |brief| brief.is(tag)).0
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// WW-1.
    pub fn ww_set_up(&mut self) -> Result<(), C::Stop> {
        let (_, _, hand, all) = self.game.ww_scenario();
        let cards = self.game.cards().that(0, |brief| all || brief.stage != Stage::Early);
        self.begin_deck(0, cards);
        self.set_hands([hand; 2]);
        self.at.phase = Phase::Begin;
        self.deal_displays()
    }

    /// Season, action phases, end of the season, winter.
    pub fn ww_next(&mut self) -> Result<(), C::Stop> {
        match self.at.phase {
            Phase::Begin => {
                let (a, b) = self.game.ww_year(self.at);
                self.tell(|| Event::Stage { key: "solo-log-season", rule: "WW-1", a, b });
                for side in Side::BOTH {
                    let hand = self.at.track(side).hand;
                    self.set_left(side, hand);
                }
                self.at.ww_mut().passed = [false; 2];
                // WW-8: after Quiberon Bay the British begin the season.
                self.at.active = if self.at.ww().quiberon { BRITISH } else { FRENCH };
                self.at.phase = Phase::Actions;
            }
            Phase::Actions => {
                // G-16: a side with 0 cards left, or that has passed, is skipped.
                let may = |at: &State, side: Side| at.track(side).left > 0 && !at.ww().passed[side.index()];
                let side = self.at.active;
                if may(self.at, side) {
                    self.begin_turn(side, side.index());
                } else if may(self.at, side.other()) {
                    self.begin_turn(side.other(), side.other().index());
                } else {
                    self.at.phase = Phase::Close;
                }
            }
            _ => self.ww_season_ends(),
        }
        Ok(())
    }

    fn ww_season_ends(&mut self) {
        if self.at.ww().surrender {
            self.at.ww_mut().surrender = false;
            self.reshuffle_shared();
        }
        let kept = self.at.ww_mut();
        // WW-3: the marker of this season forbids a pass in the next one. The older marker is removed.
        kept.held = kept.passed;
        kept.passed = [false; 2];
        let late = self.at.turn % 2 == 1;
        let last = self.at.turn == self.game.ww_last_season();
        self.at.turn += 1;
        self.at.phase = Phase::Begin;
        if last {
            self.wait(Frame::Ask(Question::Result, 0));
        } else if late {
            self.wait(Frame::Ask(Question::GameOver, 0));
        }
    }

    pub fn ww_deed(&mut self, deed: Deed) -> Result<(), C::Stop> {
        if deed == Deed::Pass {
            let side = self.at.active;
            self.at.ww_mut().passed[side.index()] = true;
            self.tell(|| Event::Did { side, key: "solo-log-held", rule: "WW-3" });
            self.at.frames.pop();
            self.ww_turn_over();
        }
        Ok(())
    }

    pub fn ww_turn_over(&mut self) {
        self.at.active = self.at.active.other();
    }

    /// Applies the main card and opens the windows of WW-12.
    pub fn ww_played(&mut self) -> Result<(), C::Stop> {
        let side = self.at.active;
        let used = self.at.play.used;
        let twice = used == Use::Construct && self.at.ww().constructed[side.index()];
        if twice {
            self.tell(|| Event::Warned { key: "solo-warn-construct", rule: "G-28" });
        }
        let kept = self.at.ww_mut();
        kept.constructed[side.index()] = used == Use::Construct;
        (kept.blocked, kept.battle_blocked, kept.battles) = (0, false, 0);
        if used == Use::Discard {
            return Ok(());
        }
        self.ww_open_window();
        if used == Use::Event {
            self.ww_event()?;
        }
        Ok(())
    }

    /// Opens a response window, but only if somebody could respond.
    fn ww_open_window(&mut self) {
        let (active, inactive) = (self.at.active, self.at.active.other());
        let open = self.game.ww_may_battle(self.at)
            || self.game.ww_responses(self.at, active) != 0
            || self.game.ww_responses(self.at, inactive) & !self.at.ww().blocked != 0;
        if open {
            self.wait(Frame::Ask(Question::WwWindow, 0));
        } else if self.at.ww().battles == BATTLES_MAX {
            self.tell(|| Event::Warned { key: "solo-cap-battles", rule: "G-30" });
        }
    }

    fn ww_event(&mut self) -> Result<(), C::Stop> {
        let card = self.at.play.card;
        let brief = *self.brief(card);
        if brief.is(Tag::Conditional) {
            self.wait(Frame::Ask(Question::Removed, 0));
        }
        if brief.is(Tag::Steal) {
            self.ww_steal(card)?;
        }
        if brief.is(Tag::DiscardAny) || brief.is(Tag::DiscardListed) {
            self.ww_force(card, brief.is(Tag::DiscardListed))?;
        }
        if brief.is(Tag::Fetch) && self.game.ww_fetchable(self.at) != 0 {
            self.wait(Frame::Ask(Question::WwFetch, 0));
        }
        // WW-8: #69 does not change the hand after #62.
        let hand = [(Tag::FrenchSeven, FRENCH), (Tag::FrenchNine, FRENCH), (Tag::BritishNine, BRITISH)];
        for (tag, side) in hand {
            if brief.is(tag) && !(tag == Tag::FrenchNine && self.at.ww().quiberon) {
                self.wait(Frame::Ask(Question::WwHand, side as u8));
            }
        }
        if brief.is(Tag::FrenchSeven) {
            self.at.ww_mut().quiberon = true;
        }
        Ok(())
    }

    /// WW-10.
    fn ww_steal(&mut self, card: Card) -> Result<(), C::Stop> {
        let (active, inactive) = (self.at.active, self.at.active.other());
        let roll = self.d6("solo-die-courier")?;
        self.tell(|| Event::Die { why: "solo-die-courier", rule: "WW-10", roll });
        let up = self.at.face_up(inactive.index());
        let target = if roll >= STEALS { self.random(up)? } else { None };
        let Some(pos) = target else {
            self.tell(|| Event::NoEffect { card, rule: "WW-10" });
            return Ok(());
        };
        let stolen = self.lift(pos).card();
        self.tell(|| Event::Chosen { pos, card: stolen, rule: "WW-10" });
        self.at.play.fetched = stolen;
        self.spend(inactive);
        let left = self.at.track(active).left;
        self.set_left(active, left + 1);
        self.refill(pos)
    }

    /// WW-9.
    fn ww_force(&mut self, card: Card, listed: bool) -> Result<(), C::Stop> {
        let inactive = self.at.active.other();
        let among = self.at.places(inactive.index(), |lie| {
            lie.is_up() && (!listed || self.brief(lie.card()).is(Tag::LostTo37))
        });
        let Some(pos) = self.random(among)? else {
            self.tell(|| Event::NoEffect { card, rule: "WW-9" });
            return Ok(());
        };
        let lost = self.at.lie(pos).card();
        self.tell(|| Event::Chosen { pos, card: lost, rule: "WW-9" });
        self.spend(inactive);
        self.discard_from(pos).map(drop)
    }

    pub fn ww_answer(&mut self, question: Question, about: u8, act: Act) -> Result<(), C::Stop> {
        let inactive = self.at.active.other();
        match (question, act) {
            (Question::WwWindow, Act::Deed(Deed::Battle | Deed::AnotherBattle)) => {
                self.at.ww_mut().battles += 1;
                self.wait(Frame::Ask(Question::WwBattleRoll, 0));
            }
            (Question::WwWindow, Act::Pick(pos)) if pos.side() == inactive => {
                // WW-5: fate may block it.
                if self.fate(inactive)? == Face::CLow {
                    self.at.ww_mut().blocked |= pos.bit();
                    let card = self.at.lie(pos).card();
                    self.tell(|| Event::Blocked { side: inactive, card });
                } else {
                    self.ww_respond(pos)?;
                }
                self.ww_open_window();
            }
            (Question::WwWindow, Act::Pick(pos)) => {
                self.ww_respond(pos)?;
                self.ww_open_window();
            }
            (Question::WwBattleRoll, Act::Deed(Deed::Roll)) => {
                let face = self.fate(inactive)?;
                if face == Face::CLow {
                    // WW-12: only one roll per battle, so single cards get no roll of their own either.
                    let blocked = self.game.ww_responses(self.at, inactive);
                    self.at.ww_mut().blocked |= blocked;
                    self.at.ww_mut().battle_blocked = true;
                    self.tell(|| Event::Did { side: inactive, key: "solo-log-blocked", rule: "WW-6" });
                    self.ww_open_window();
                    return Ok(());
                }
                self.at.ww_mut().blocked = 0;
                self.wait(Frame::Ask(Question::WwBattle, 0));
                let display = inactive.index();
                if self.flip_by(display, cell_of(face, Sheet::Wilderness).flip, true)? {
                    self.wait(Frame::Flip { display: display as u8, peek: true });
                }
            }
            (Question::WwBattle, Act::Pick(pos)) => {
                self.ww_respond(pos)?;
                self.wait(Frame::Ask(Question::WwBattle, 0));
            }
            (Question::WwBattle, _) => {
                let peeked = self.at.places(inactive.index(), Lie::is_peeked);
                self.turn_down(peeked);
                self.ww_open_window();
            }
            (Question::WwBattleRoll, _) => self.ww_open_window(),
            (Question::WwHand, Act::Number(hand)) => self.set_hand(Side::BOTH[usize::from(about)], hand),
            (Question::WwFetch, Act::Take(card)) => {
                self.at.decks[0].pile.remove(card.number());
                self.at.play.fetched = card;
                let (side, left) = (self.at.active, self.at.track(self.at.active).left);
                self.set_left(side, left + 1);
            }
            _ => {}
        }
        Ok(())
    }

    /// WW-4, WW-5: pays for a response, carries it out, discards it and refills its slot.
    fn ww_respond(&mut self, pos: Pos) -> Result<(), C::Stop> {
        let side = pos.side();
        let card = self.at.lie(pos).card();
        self.tell(|| Event::Played { side, card, used: Use::Response });
        self.spend(side);
        self.discard_from(pos).map(drop)
    }
}
