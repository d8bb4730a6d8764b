//! A game for tests: acts are played in words, dice and cards have the results that the test gives, and positions can be edited.
//!
//! After every act the game's totals must be correct, and everything that anybody sees or reads must exist in every language and cite
//! existing rules. A test therefore reads like an example from a rulebook: given, act, then.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;
use std::sync::{Mutex, PoisonError};

use kernel::chance::{Given, RecordedChance};
use kernel::laws::Lawful;
use kernel::{Chance, FastRng, Game, Refusal, Seat, SeatSet, Text, Told, Turn, Verdict, Viewer};
use scene::laws::{rules_in, texts_in};
use scene::{Lang, Scene, Shown, Texts};
use serde_json::Value;

pub struct Desk<G: Game> {
    pub game: G,
    pub state: G::State,
    pub told: Vec<Told<G::Event>>,
    audited: bool,
}

/// Why an act was refused. `assert_eq!(desk.refused("go OH"), ("FIP-21", "fip-no-border"))`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub rule: String,
    /// The key of the reason.
    pub key: String,
}

impl PartialEq<(&str, &str)> for Refused {
    fn eq(&self, (rule, key): &(&str, &str)) -> bool {
        self.rule == *rule && self.key == *key
    }
}

/// The texts of a game, parsed once.
pub fn texts<G: Shown>() -> &'static Texts {
    static READ: Mutex<BTreeMap<&str, &Texts>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(G::ID).or_insert_with(|| {
        let texts = Texts::new(G::text_files()).unwrap_or_else(|e| panic!("the texts of {}: {e}", G::ID));
        Box::leak(Box::new(texts))
    })
}

#[track_caller]
fn can_be_said<G: Shown>(text: &Text) {
    for lang in Lang::ALL {
        if let Err(missing) = texts::<G>().try_say(lang, text) {
            panic!("{missing}: {text}");
        }
    }
}

/// A text in English. Checks that it exists in the other languages too.
#[track_caller]
pub fn said<G: Shown>(text: &Text) -> String {
    can_be_said::<G>(text);
    texts::<G>().say(Lang::En, text)
}

#[track_caller]
fn has_rule<G: Shown>(rule: &str) {
    assert!(G::rulebook().rule(rule).is_some(), "the rulebook of {} has no {rule}", G::ID);
}

/// The parts of a comma-separated list.
fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|part| !part.is_empty())
}

impl<G: Shown + Lawful> Desk<G> {
    /// A game whose opening uses exactly these dice and cards.
    #[track_caller]
    pub fn open(options: &G::Options, seats: u8, mut given: Given) -> Desk<G> {
        let desk = Desk::start(options, seats, &mut RecordedChance::live(&mut given, None));
        assert!(given.is_empty(), "the opening leaves dice or cards: {given:?}");
        desk
    }

    /// A game with a random opening, the same for the same seed.
    #[track_caller]
    pub fn shuffled(options: &G::Options, seats: u8, seed: u64) -> Desk<G> {
        Desk::start(options, seats, &mut FastRng::new(seed))
    }

    #[track_caller]
    fn start<C: Chance>(options: &G::Options, seats: u8, chance: &mut C) -> Desk<G> {
        let game = G::new(options, seats).expect("these options are allowed");
        let mut told = Vec::new();
        let state = game.start(chance, &mut told).expect("the opening has its dice and cards");
        let desk = Desk { game, state, told, audited: true };
        desk.can_be_said(0);
        desk
    }

    pub fn deciding(&self) -> SeatSet {
        match self.game.turn(&self.state) {
            Turn::Decide(seats) => seats,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The seat that must decide. The first one if there are several, seat 0 if the game is over.
    pub fn seat(&self) -> Seat {
        self.deciding().first().unwrap_or(Seat(0))
    }

    pub fn is_over(&self) -> bool {
        self.deciding().is_empty()
    }

    #[track_caller]
    pub fn verdict(&self) -> Verdict {
        match self.game.turn(&self.state) {
            Turn::Over(verdict) => verdict,
            Turn::Decide(seats) => panic!("it is not over: {seats:?} decide"),
        }
    }

    /// The legal acts of the deciding seat, in words.
    pub fn acts(&self) -> Vec<String> {
        self.acts_of(self.seat().0)
    }

    pub fn acts_of(&self, seat: u8) -> Vec<String> {
        let mut acts = Vec::new();
        self.game.acts(&self.state, Seat(seat), &mut acts);
        acts.iter().map(ToString::to_string).collect()
    }

    /// The legal acts that begin with this word, without it: `["AK", "HI"]` for `announce`.
    pub fn choices(&self, word: &str) -> Vec<String> {
        let rest = |act: &String| {
            let rest = act.strip_prefix(word)?;
            (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim_start().to_owned())
        };
        self.acts().iter().filter_map(rest).collect()
    }

    /// Whether an act is legal. `2: draw 1` is an act of seat 2, `draw 1` one of the deciding seat.
    #[track_caller]
    pub fn may(&self, act: &str) -> bool {
        let (seat, act) = self.read(act);
        kernel::check(&self.game, &self.state, seat, act).is_ok()
    }

    #[track_caller]
    pub fn refused(&self, act: &str) -> Refused {
        let (seat, act) = self.read(act);
        let Err(Refusal { rule, text, .. }) = kernel::check(&self.game, &self.state, seat, act) else {
            panic!("{act} is legal");
        };
        has_rule::<G>(&rule);
        can_be_said::<G>(&text);
        Refused { rule: rule.into_owned(), key: text.key.into_owned() }
    }

    /// The act that a click of the seat on a spot means, in words.
    pub fn meant(&self, seat: u8, spot: &str) -> Option<String> {
        self.game.meant(&self.state, Seat(seat), spot).map(|act| act.to_string())
    }

    #[track_caller]
    fn read(&self, act: &str) -> (Seat, G::Act) {
        let (seat, words) = match act.split_once(": ") {
            Some((seat, words)) => (seat.parse().map(Seat).expect("a seat stands before the colon"), words),
            None => (self.seat(), act),
        };
        (seat, words.parse().expect("an act in words"))
    }

    /// Plays comma-separated acts that need no dice or cards.
    #[track_caller]
    pub fn play(&mut self, acts: &str) -> &mut Desk<G> {
        self.play_given(acts, Given::default())
    }

    /// Plays comma-separated acts that use exactly these dice and cards.
    #[track_caller]
    pub fn play_given(&mut self, acts: &str, mut given: Given) -> &mut Desk<G> {
        for act in parts(acts) {
            self.play_by(act, &mut RecordedChance::live(&mut given, None));
        }
        assert!(given.is_empty(), "{acts}: dice or cards are left: {given:?}");
        self
    }

    /// Plays one act with any source of chance.
    #[track_caller]
    pub fn play_by<C: Chance>(&mut self, act: &str, chance: &mut C) -> &mut Desk<G> {
        let (seat, read) = self.read(act);
        if let Err(refusal) = kernel::check(&self.game, &self.state, seat, read) {
            panic!("{act} of seat {seat}: {refusal}; legal are {:?}", self.acts_of(seat.0));
        }
        let before = self.told.len();
        if let Err(stop) = self.game.play(&mut self.state, seat, read, chance, &mut self.told) {
            panic!("{act}: {stop:?}");
        }
        if self.audited {
            self.audit();
        }
        self.can_be_said(before);
        self
    }

    /// Checks the game's own totals.
    #[track_caller]
    pub fn audit(&self) {
        if let Err(wrong) = self.game.audit(&self.state) {
            panic!("{wrong}");
        }
    }

    /// For an impossible position, such as a deck of two cards: the totals are not checked after every act.
    pub fn unaudited(&mut self) -> &mut Desk<G> {
        self.audited = false;
        self
    }

    /// Checks that everything viewers see, and all events from this entry on, have texts and cite existing rules.
    #[track_caller]
    fn can_be_said(&self, told_from: usize) {
        let (mut texts, mut rules) = (Vec::new(), BTreeSet::new());
        for viewer in (0..self.game.seats()).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator]) {
            let scene = serde_json::to_value(self.picture_for(viewer)).expect("a scene can be written");
            texts_in(&scene, &mut texts);
            rules_in(&scene, &mut rules);
        }
        for told in &self.told[told_from..] {
            let line = self.game.line(&told.event);
            rules.extend(line.rule.map(str::to_owned));
            assert!(line.rule.is_some(), "{} cites no rule", line.text);
            texts.push(line.text);
        }
        // Most texts are the same for all viewers.
        let texts: HashSet<Text> = texts.into_iter().collect();
        texts.iter().for_each(can_be_said::<G>);
        rules.iter().for_each(|rule| has_rule::<G>(rule));
    }

    /// Edits the position in its serialised form.
    #[track_caller]
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) -> &mut Desk<G> {
        let mut written = self.written();
        change(&mut written);
        let text = written.to_string();
        match serde_json::from_value(written) {
            Ok(state) => self.state = state,
            Err(flaw) => panic!("{flaw}: {text}"),
        }
        self
    }

    pub fn written(&self) -> Value {
        serde_json::to_value(&self.state).expect("a state can be written")
    }

    pub fn picture(&self, seat: u8) -> Scene {
        self.picture_for(Viewer::Seat(Seat(seat)))
    }

    pub fn picture_for(&self, viewer: Viewer) -> Scene {
        self.game.picture(&self.state, viewer)
    }

    /// The events that a seat was told, in English.
    pub fn log(&self, seat: u8) -> Vec<String> {
        let heard = self.told.iter().filter(|told| told.to.includes(Viewer::Seat(Seat(seat))));
        heard.map(|told| said::<G>(&self.game.line(&told.event).text)).collect()
    }
}

impl<G: Game> fmt::Debug for Desk<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("state", &self.state).field("told", &self.told).finish()
    }
}

/// Defines a type `Desk` for one game, to which its tests add methods of their own: `desk.hold(0, &[17]).play("use 17")`.
#[macro_export]
macro_rules! desk {
    ($game:ty) => {
        pub struct Desk(pub $crate::Desk<$game>);

        impl ::std::ops::Deref for Desk {
            type Target = $crate::Desk<$game>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl ::std::ops::DerefMut for Desk {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }

        /// These return the new type, so that the game's own methods can follow.
        impl Desk {
            #[track_caller]
            pub fn play(&mut self, acts: &str) -> &mut Desk {
                self.0.play(acts);
                self
            }

            #[track_caller]
            pub fn play_given(&mut self, acts: &str, given: ::kernel::chance::Given) -> &mut Desk {
                self.0.play_given(acts, given);
                self
            }

            #[track_caller]
            pub fn edit(&mut self, change: impl FnOnce(&mut ::serde_json::Value)) -> &mut Desk {
                self.0.edit(change);
                self
            }
        }
    };
}
