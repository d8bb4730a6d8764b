//! Helpers that set up positions and play turns in one line, so that a test reads like an example from a playsheet.
#![allow(dead_code)]

use std::ops::{Deref, DerefMut};

use cdg_solo::{Card, Face, Options, Pos, Scenario, Sheet, Side, Solo};
use kernel::chance::{Given, RecordedChance, Seed};
use kernel::{Game, Seat};
use serde_json::{Value, json};

pub use Side::{First, Second};

pub const PERSON: Seat = Seat(0);

pub struct Desk {
    desk: testkit::Desk<Solo>,
    /// Source of chance where a test gives no dice or cards.
    rng: kernel::FastRng,
    /// Whether the test itself names unlisted cards outside the display in question. Otherwise the helpers name them.
    pub names_all: bool,
}

pub fn desk(sheet: Sheet) -> Desk {
    desk_with(Options { playsheet: sheet, ..Options::default() })
}

pub fn scenario(sheet: Sheet, scenario: Scenario) -> Desk {
    desk_with(Options { playsheet: sheet, scenario, ..Options::default() })
}

pub fn desk_with(options: Options) -> Desk {
    let desk = testkit::Desk::shuffled(&options, 1, 1);
    let mut desk = Desk { desk, rng: kernel::FastRng::new(1), names_all: false };
    desk.name_others();
    desk
}

pub fn pos(text: &str) -> Pos {
    text.parse().unwrap()
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// The number of a face on the fate die.
pub fn face(face: Face) -> u16 {
    face as u16 + 1
}

impl Deref for Desk {
    type Target = testkit::Desk<Solo>;

    fn deref(&self) -> &Self::Target {
        &self.desk
    }
}

impl DerefMut for Desk {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.desk
    }
}

impl Desk {
    /// All acts except manual correction.
    pub fn choices(&self) -> Vec<String> {
        self.acts().into_iter().filter(|act| act != "correct").collect()
    }

    /// The acts that begin with these words.
    pub fn acts_of(&self, words: &str) -> Vec<String> {
        self.acts().into_iter().filter(|act| act.starts_with(words)).collect()
    }

    /// The rule that forbids an act.
    pub fn refused(&self, act: &str) -> String {
        self.desk.refused(act).rule
    }

    /// Plays acts, separated by commas. Dice and cards are random.
    pub fn play(&mut self, acts: &str) -> &mut Desk {
        for act in acts.split(',').map(str::trim).filter(|act| !act.is_empty()) {
            self.desk.play_by(act, &mut self.rng);
            self.name_others();
        }
        self
    }

    /// Plays one act with the given dice and cards, all of which must be used.
    pub fn play_with(&mut self, act: &str, dice: &[u16], cards: &[(&'static str, u16)]) -> &mut Desk {
        let mut given = Given::dice(dice.iter().copied());
        for (pile, number) in cards {
            given = given.pile(*pile, [*number]);
        }
        let dealer = Seed::from_number(9).stream(self.told.len() as u64);
        self.desk.play_by(act, &mut RecordedChance::live(&mut given, Some(dealer)));
        assert!(given.is_empty(), "dice or cards are left: {given:?}");
        self.name_others();
        self
    }

    /// Names unlisted cards of other displays and of the rack as Tactic cards and Army Commands.
    fn name_others(&mut self) {
        while let cdg_solo::Frame::Ask(question, about) = self.state.frame() {
            let word = match question {
                cdg_solo::Question::CcBlank if self.may("tactic") => "tactic",
                cdg_solo::Question::CcBlank => "section",
                cdg_solo::Question::CcPrinted => "none",
                cdg_solo::Question::CcOrders => "number 0",
                cdg_solo::Question::CcCategory => "army",
                _ => return,
            };
            let display = self.state.active() as usize;
            let mine = (0..15u8).any(|n| {
                let pos = Pos::new(display, usize::from(n) / 3, usize::from(n) % 3);
                self.state.lie(pos).is_up() && self.state.lie(pos).card().number() == about
            });
            if mine || self.names_all {
                return;
            }
            self.desk.play_by(word, &mut self.rng);
        }
    }

    /// Rolls the fate die.
    pub fn roll(&mut self, what: Face) -> &mut Desk {
        self.play_with("roll", &[face(what)], &[])
    }

    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) -> &mut Desk {
        self.desk.edit(change);
        self
    }

    /// Lays cards face-up directly, wherever they were before: `1A 47, 1B 6`. `-` puts an unseen card face-down.
    pub fn lay(&mut self, cards: &str) -> &mut Desk {
        for word in cards.split(',').map(str::trim) {
            let (place, what) = word.split_once(' ').unwrap();
            self.lay_one(pos(place), what);
        }
        self.audit();
        self
    }

    fn lay_one(&mut self, place: Pos, what: &str) {
        let dual = self.game.sheet().mode() == cdg_solo::Mode::Dual;
        let deck = if dual { place.display() % 2 } else { 0 };
        let was = self.state.lie(place);
        let want = (what != "-").then(|| card(what));
        if want.is_some_and(|card| was.is_up() && was.card() == card) || (want.is_none() && was.is_unseen()) {
            return;
        }
        // If the card is face-up elsewhere, the two cards trade places.
        let elsewhere = want.and_then(|card| {
            (0..60u8)
                .map(|n| Pos::new(usize::from(n / 15), usize::from(n % 15) / 3, usize::from(n) % 3))
                .find(|&p| self.state.lie(p).is_laid() && self.state.lie(p).card() == card)
        });
        self.edit(|written| {
            let lie = |written: &Value, p: Pos| {
                written["displays"][p.display()]["slots"][p.slot()][p.layer()].clone()
            };
            let old = lie(written, place);
            if let Some(other) = elsewhere {
                let theirs = lie(written, other);
                written["displays"][other.display()]["slots"][other.slot()][other.layer()] = old;
                let number = theirs[0].clone();
                written["displays"][place.display()]["slots"][place.slot()][place.layer()] =
                    json!([number, 3]);
                return;
            }
            let deck = &mut written["decks"][deck];
            let mut laid = deck["laid"].as_u64().unwrap();
            let number = |v: &Value| v.as_u64().unwrap() & 0x7F;
            if was.is_unseen() {
                laid -= 1;
            } else if was.is_laid() {
                deck["pool"].as_array_mut().unwrap().push(number(&old[0]).into());
            }
            let new = match want {
                None => {
                    laid += 1;
                    json!([0, 1])
                }
                Some(card) => {
                    for set in ["pool", "pile", "removed", "boxed"] {
                        let n = u64::from(card.number());
                        deck[set].as_array_mut().unwrap().retain(|c| c.as_u64() != Some(n));
                    }
                    json!([u64::from(card.number()) + 128 * card.deck() as u64, 3])
                }
            };
            deck["laid"] = laid.into();
            written["displays"][place.display()]["slots"][place.slot()][place.layer()] = new;
        });
    }

    /// Moves cards directly from the deck to a discard pile.
    pub fn pile(&mut self, deck: usize, numbers: &[u8]) -> &mut Desk {
        for &number in numbers {
            assert!(
                !(0..60u8).any(|n| {
                    let lie = self.state.lie(Pos::new(
                        usize::from(n / 15),
                        usize::from(n % 15) / 3,
                        usize::from(n) % 3,
                    ));
                    lie.is_laid() && lie.card() == Card::new(deck, number)
                }),
                "{number} lies on a display"
            );
            self.edit(|written| {
                let deck = &mut written["decks"][deck];
                for set in ["pool", "removed", "boxed"] {
                    deck[set].as_array_mut().unwrap().retain(|c| c.as_u64() != Some(number.into()));
                }
                deck["pile"].as_array_mut().unwrap().push(number.into());
            });
        }
        self.audit();
        self
    }

    /// Sets Cards Remaining directly.
    pub fn left(&mut self, first: u8, second: u8) -> &mut Desk {
        self.edit(|written| {
            written["tracks"][0]["left"] = first.into();
            written["tracks"][1]["left"] = second.into();
        })
    }

    /// Corrects a count through the game's own acts: `left 1`, and the number.
    pub fn set(&mut self, count: &str, number: u8) -> &mut Desk {
        self.play(&format!("correct, count {count}, number {number}"))
    }

    pub fn remaining(&self) -> (u8, u8) {
        (self.state.track(First).left, self.state.track(Second).left)
    }

    /// A display as one line: numbers are face-up cards, `-` is face-down, `.` is empty.
    pub fn shown(&self, display: usize) -> String {
        let slot = |slot: usize| {
            let cards: Vec<String> = (0..3)
                .map(|layer| self.state.lie(Pos::new(display, slot, layer)))
                .filter(|lie| lie.is_laid())
                .map(|lie| if lie.is_up() { lie.card().number().to_string() } else { "-".into() })
                .collect();
            if cards.is_empty() { ".".into() } else { cards.join("+") }
        };
        (0..5).map(slot).collect::<Vec<_>>().join(" ")
    }

    pub fn is_up(&self, place: &str) -> bool {
        self.state.lie(pos(place)).is_up()
    }

    pub fn at(&self, place: &str) -> String {
        let lie = self.state.lie(pos(place));
        match (lie.is_laid(), lie.is_up()) {
            (false, _) => ".".into(),
            (_, true) => lie.card().to_string(),
            _ => "-".into(),
        }
    }

    pub fn discards(&self, deck: usize) -> Vec<u8> {
        self.state.deck(deck).discards().numbers().to_vec()
    }

    /// Answers "done" or "no" to everything until a side can roll again.
    pub fn go_on(&mut self) -> &mut Desk {
        for _ in 0..60 {
            let acts = self.acts();
            let next = ["done", "no", "none", "number 0"].iter().find(|word| acts.iter().any(|a| a == *word));
            match next {
                Some(word) if !acts.iter().any(|a| a == "roll") => self.play(word),
                _ => return self,
            };
        }
        panic!("asked without end: {:?}", self.acts());
    }

    /// A turn of the active side with this face, playing the first possible card.
    pub fn turn(&mut self, what: Face) -> &mut Desk {
        self.roll(what);
        while let Some(flip) = self.acts_of("flip").first().cloned() {
            self.play(&flip);
        }
        let act = self.acts_of("play").first().cloned().unwrap_or_else(|| panic!("{:?}", self.acts()));
        self.play(&act).go_on()
    }

    pub fn question(&self) -> String {
        match self.state.frame() {
            cdg_solo::Frame::Ask(question, _) => question.word().into(),
            frame => format!("{frame:?}"),
        }
    }
}

/// The number of the nth card (from 0) whose title contains these words.
pub fn number(desk: &Desk, title: &str, nth: usize) -> u8 {
    let cards = desk.game.cards();
    let fits = |n: &u8| cards.title(Card::new(0, *n)).contains(title);
    cards.numbers[0].iter().filter(fits).nth(nth).unwrap_or_else(|| panic!("no {title} {nth}"))
}

impl Desk {
    /// Lays Commands & Colors cards by title: `1A Scout Left, 1B First Strike`.
    pub fn lay_titles(&mut self, cards: &str) -> &mut Desk {
        for word in cards.split(',').map(str::trim) {
            let (place, title) = word.split_once(' ').unwrap();
            if title == "-" {
                self.lay(&format!("{place} -"));
                continue;
            }
            // Skip cards that are face-up elsewhere; this same call may have laid them there.
            let open = |n: u8| {
                (0..60u8)
                    .map(|p| Pos::new(usize::from(p / 15), usize::from(p % 15) / 3, usize::from(p) % 3))
                    .any(|p| {
                        self.state.lie(p).is_up()
                            && self.state.lie(p).card() == Card::new(0, n)
                            && p != pos(place)
                    })
            };
            let cards = self.game.cards();
            let written = serde_json::to_value(&self.state).unwrap();
            let rack = written["own"]["colors"]["courier"]["rack"].clone();
            let racked = |n: u8| rack.as_array().unwrap().iter().any(|held| held.as_u64() == Some(n.into()));
            let fits = |n: &u8| cards.title(Card::new(0, *n)).contains(title) && !racked(*n);
            let closed = cards.numbers[0].iter().filter(fits).find(|&n| !open(n));
            let card = closed.or(cards.numbers[0].iter().find(fits)).unwrap_or_else(|| panic!("no {title}"));
            self.lay(&format!("{place} {card}"));
        }
        self
    }

    /// The number that the picture shows on the card at a place.
    pub fn value(&self, place: &str) -> Option<i32> {
        let scene = self.game.picture(&self.state, kernel::Viewer::Spectator);
        let items = scene.areas.iter().flat_map(|area| &area.items);
        let displays = items.filter_map(|item| match item {
            scene::Item::Display(display) => Some(display),
            _ => None,
        });
        let cards = displays.flat_map(|display| &display.slots).flat_map(|slot| &slot.cards);
        let spot = scene::Spot::new("pos", pos(place));
        cards.into_iter().find(|card| card.spot == spot).and_then(|card| card.value)
    }

    /// The title of the card at a place.
    pub fn title(&self, place: &str) -> String {
        let lie = self.state.lie(pos(place));
        if lie.is_up() { self.game.cards().title(lie.card()).to_owned() } else { "-".into() }
    }

    /// Answers questions about banners and everything else that ends a turn of Commands & Colors, reporting nothing.
    pub fn finish(&mut self) -> &mut Desk {
        for _ in 0..30 {
            let quiet = ["done", "no"].into_iter().find(|word| self.may(word));
            match quiet {
                Some(word) if !self.may("roll") => self.play(word),
                _ => return self,
            };
        }
        self
    }
}

impl Desk {
    /// The text key of the current question in the prompt.
    pub fn prompt(&self) -> String {
        let scene = self.game.picture(&self.state, kernel::Viewer::Seat(PERSON));
        scene.prompt.question.key.to_string()
    }

    /// The whole log so far, in English.
    pub fn story(&self) -> Vec<String> {
        let texts = scene::Texts::new(<Solo as scene::Shown>::text_files()).unwrap();
        let line = |event| scene::Shown::line(&self.game, event);
        self.told.iter().map(|told| texts.say(scene::Lang::En, &line(&told.event).text)).collect()
    }
}

impl Desk {
    /// Why an act is refused, in English.
    pub fn why_not(&self, act: &str) -> String {
        let texts = scene::Texts::new(<Solo as scene::Shown>::text_files()).unwrap();
        let refusal = kernel::check(&self.game, &self.state, PERSON, act.parse().unwrap()).unwrap_err();
        texts.say(scene::Lang::En, &refusal.text)
    }
}
