//! Chance: every die, draw and shuffle goes through one source, and its results are recorded in the log.
//!
//! There are four sources: the table's secret seed ([`Dealer`]), a script and a person's own dice and cards (both [`Given`]), and a fast
//! unrecorded one ([`FastRng`]) for simulation. The first three are combined in [`RecordedChance`].

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::{Members, Numbers, Seat, Text, Unreadable};

/// The streams of acts count up from 0, so this one is never used by them.
const NUMBER_STREAM: u64 = u64::MAX;

/// A die to roll: its number of sides, whose it is, and what for (a key).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    pub sides: u8,
    pub seat: Option<Seat>,
    pub why: &'static str,
}

/// A source of chance.
pub trait Chance {
    /// Why it could not answer.
    type Stop: fmt::Debug;

    /// A value from 1 to the number of sides.
    fn die(&mut self, die: Die) -> Result<u8, Self::Stop>;

    /// A random member of the pool, all equally likely. `pile` names the deck or cup that it comes from.
    fn draw(&mut self, pile: &'static str, pool: impl Members) -> Result<u16, Self::Stop>;

    /// Announces what the next results are for, one place per result, in the game's own numbering. A person asked for results is told the
    /// places, and can enter several at once. A new announcement replaces the previous one.
    #[inline]
    fn announce(&mut self, _places: impl IntoIterator<Item = u16>) {}

    /// Shuffles into a random order, all equally likely.
    fn shuffle<T>(&mut self, pile: &'static str, things: &mut [T]) -> Result<(), Self::Stop> {
        for i in (1..things.len()).rev() {
            let j = self.draw(pile, Numbers(i as u16 + 1))?;
            things.swap(i, j.into());
        }
        Ok(())
    }
}

/// For simulation: fast, never recorded, and the same for the same seed on every machine.
#[derive(Clone, Debug)]
pub struct FastRng(Xoshiro256PlusPlus);

impl FastRng {
    pub fn new(seed: u64) -> FastRng {
        FastRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The generator for one game of a series, independent of who plays.
    pub fn of_game(seed: u64, game: u64) -> FastRng {
        FastRng::new(seed ^ game.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// A number from 0 up to, but not including, `n`. The bias is less than `n` in 2^32, which no simulation could show.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }
}

impl Chance for FastRng {
    type Stop = Infallible;

    #[inline]
    fn die(&mut self, die: Die) -> Result<u8, Infallible> {
        Ok(self.below(u32::from(die.sides)) as u8 + 1)
    }

    #[inline]
    fn draw(&mut self, _: &'static str, pool: impl Members) -> Result<u16, Infallible> {
        Ok(pool.nth(self.below(pool.size())))
    }
}

/// The secret of a table: 256 bits that determine all its dice.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// For tests, and for tables that a person wants to repeat: anyone who knows the number knows the dice.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest([b"resolute seed number ".as_slice(), &number.to_le_bytes()].concat()).into())
    }

    /// Published at the start. The seed itself is revealed at the end.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest([b"resolute commitment 1\n".as_slice(), &self.0].concat()))
    }

    /// The secret that deals if a person has added a word. Whoever chose the seed before could not know what it would deal.
    #[must_use]
    pub fn with_word(&self, word: &str) -> Seed {
        Seed(Sha256::digest([b"resolute word 1\n".as_slice(), &self.0, word.as_bytes()].concat()).into())
    }

    /// A number that reveals nothing about the dice. Bots use it to decide between equal acts. It stays secret as long as the seed does,
    /// and is the same for the same seed.
    pub fn number(&self) -> u64 {
        let mut stream = self.stream(NUMBER_STREAM);
        let mut word = || u64::from(stream.below(u32::MAX));
        (word() << 32) | word()
    }

    /// The generator for the nth act that needs chance. The opening is number 0.
    pub fn stream(&self, n: u64) -> Dealer {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(n);
        Dealer(rng)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(secret)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Seed, Unreadable> {
        let bad = || Unreadable::new(text);
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(bad());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| bad())?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| bad())?;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// One stream of a table's secret seed.
pub struct Dealer(ChaCha20Rng);

impl Dealer {
    /// A number from 0 up to, but not including, `n`, without bias: 32-bit words from the incomplete last cycle are rejected.
    pub fn below(&mut self, n: u32) -> u32 {
        let usable = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.0.next_u32();
            if u64::from(word) < usable {
                return word % n;
            }
        }
    }
}

/// A result of chance as recorded in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChanceResult {
    pub of: Ask,
    pub result: u16,
    /// Whether a person or a script entered it, as opposed to being dealt by the table.
    pub own: bool,
    /// The position in its pile of a card dealt by the table. Older records lack it.
    pub place: Option<Box<Place>>,
}

impl ChanceResult {
    /// The result without its position.
    #[must_use]
    pub fn without_place(&self) -> ChanceResult {
        ChanceResult { place: None, ..self.clone() }
    }
}

/// The position of a drawn card in its pile. With it, anyone who knows the seed can verify the draw without knowing the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// How many cards of the pile come before it.
    pub index: u32,
    /// How many cards were in the pile.
    pub size: u32,
    /// The cards of the pile in ascending order: `0-4,7,9*3` means 0 to 4, 7, and three times 9.
    pub pile: String,
}

/// `3/54 0-40,42-54`
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{} {}", self.index, self.size, self.pile)
    }
}

/// The members of a pool as written in records.
fn spelt(size: u32, nth: impl Fn(u32) -> u16) -> String {
    let mut out = String::new();
    let mut n = 0;
    while n < size {
        let first = nth(n);
        let same = (n..size).take_while(|&n| nth(n) == first).count() as u32;
        let run = (n..size).take_while(|&m| u32::from(nth(m)) == u32::from(first) + m - n).count() as u32;
        // A member that occurs several times must not be the end of a run, because it is written as a repetition of its own.
        let run = if n + run < size && run > 1 && nth(n + run) == nth(n + run - 1) { run - 1 } else { run };
        let comma = if n == 0 { "" } else { "," };
        out += &match (same, run) {
            (1, 1) => format!("{comma}{first}"),
            (1, run) => format!("{comma}{first}-{}", nth(n + run - 1)),
            (same, _) => format!("{comma}{first}*{same}"),
        };
        n += if same > 1 { same } else { run };
    }
    out
}

/// What is asked of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    Die { sides: u8 },
    Draw { pile: Cow<'static, str> },
}

/// `d6 5`, `politics 17 3/54 0-40,42-54`, followed by `own` if a person gave it.
impl fmt::Display for ChanceResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.of, self.result)?;
        if let Some(place) = &self.place {
            write!(f, " {place}")?;
        }
        if self.own { f.write_str(" own") } else { Ok(()) }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Die { sides } => write!(f, "d{sides}"),
            Ask::Draw { pile } => f.write_str(pile),
        }
    }
}

impl Ask {
    /// The same in words for people. A pile named by the rules has its name in the game's texts.
    pub fn text(&self) -> Text {
        match self {
            Ask::Die { sides } => Text::new("chance-die").number("sides", *sides),
            Ask::Draw { pile } => Text::new(pile.clone()),
        }
    }
}

impl FromStr for ChanceResult {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<ChanceResult, Unreadable> {
        let bad = || Unreadable::new(text);
        let mut words = text.split(' ');
        let of = words.next().filter(|w| !w.is_empty()).ok_or_else(bad)?;
        let result = words.next().and_then(|w| w.parse().ok()).ok_or_else(bad)?;
        let of = match of.strip_prefix('d').and_then(|n| n.parse().ok()) {
            Some(sides) => Ask::Die { sides },
            None => Ask::Draw { pile: of.to_owned().into() },
        };
        let mut next = words.next();
        let mut place = None;
        if let (Some((index, size)), Ask::Draw { .. }) = (next.and_then(|word| word.split_once('/')), &of) {
            let number = |word: &str| word.parse::<u32>().map_err(|_| bad());
            let (index, size) = (number(index)?, number(size)?);
            let is_pile = |word: &&str| word.bytes().all(|b| b.is_ascii_digit() || b"-,*".contains(&b));
            let pile = words.next().filter(is_pile).filter(|word| !word.is_empty()).ok_or_else(bad)?;
            place = Some(Box::new(Place { index, size, pile: pile.to_owned() }));
            next = words.next();
        }
        let own = match next {
            None => false,
            Some("own") if place.is_none() => true,
            Some(_) => return Err(bad()),
        };
        if words.next().is_some() {
            return Err(bad());
        }
        Ok(ChanceResult { of, result, own, place })
    }
}

impl Serialize for ChanceResult {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ChanceResult {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Which results the people at a table supply themselves. The table deals the others, and piles that nobody can own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Own {
    #[default]
    None,
    Dice,
    Cards,
    Both,
}

impl Own {
    pub const ALL: [Own; 4] = [Own::None, Own::Dice, Own::Cards, Own::Both];

    pub fn new(dice: bool, cards: bool) -> Own {
        match (dice, cards) {
            (false, false) => Own::None,
            (true, false) => Own::Dice,
            (false, true) => Own::Cards,
            (true, true) => Own::Both,
        }
    }

    pub fn is_none(&self) -> bool {
        *self == Own::None
    }

    pub fn dice(self) -> bool {
        matches!(self, Own::Dice | Own::Both)
    }

    pub fn cards(self) -> bool {
        matches!(self, Own::Cards | Own::Both)
    }

    /// The word for it in files, forms and requests.
    pub fn word(self) -> &'static str {
        ["none", "dice", "cards", "both"][self as usize]
    }

    pub fn of_word(word: &str) -> Option<Own> {
        Own::ALL.into_iter().find(|own| own.word() == word)
    }
}

/// Results waiting to be used: a person's own dice and cards, or a script.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Given {
    pub dice: VecDeque<u16>,
    pub piles: BTreeMap<Cow<'static, str>, VecDeque<u16>>,
}

impl Given {
    pub fn dice(rolls: impl IntoIterator<Item = u16>) -> Given {
        Given { dice: rolls.into_iter().collect(), ..Given::default() }
    }

    #[must_use]
    pub fn pile(mut self, pile: impl Into<Cow<'static, str>>, cards: impl IntoIterator<Item = u16>) -> Given {
        self.piles.entry(pile.into()).or_default().extend(cards);
        self
    }

    pub fn is_empty(&self) -> bool {
        self.dice.is_empty() && self.piles.values().all(VecDeque::is_empty)
    }
}

/// Results that a person must supply before an act can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lack {
    pub ask: Ask,
    /// Whose die it is.
    pub seat: Option<Seat>,
    /// The purpose of the die (a key), or the card's pile.
    pub why: &'static str,
    /// What the game announced the results for: the first place, then those that are asked for together with it.
    pub places: Vec<u16>,
    /// Every result that is possible now, in ascending order.
    pub possible: Vec<u16>,
    /// The die that the table last rolled for the same act, with its purpose. The person needs to see it.
    pub rolled: Option<(&'static str, u16)>,
}

/// Why a table could not roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChanceError {
    /// The person who supplies dice and cards must give these next.
    Lacks(Box<Lack>),
    /// An impossible given or recorded result: a 7 on a six-sided die, or a card that is not in the deck.
    Misfit { ask: Ask, result: u16 },
    /// The record contains another die or draw than the rules ask for.
    OtherAsk { ask: Ask, recorded: Ask },
    /// The record contains another result than the seed deals.
    Bent { ask: Ask, recorded: u16, dealt: u16 },
    /// The record contains another position or pile than the card had.
    Misplaced { ask: Ask, recorded: String, found: String },
    /// The record contains more results than the rules ask for.
    Unused { left: usize },
}

impl ChanceError {
    /// The same in words for people.
    pub fn text(&self) -> Text {
        match self {
            ChanceError::Lacks(lack) => Text::new("chance-lacks").text("ask", lack.ask.text()),
            ChanceError::Misfit { ask, result } => {
                Text::new("chance-misfit").text("ask", ask.text()).number("result", *result)
            }
            ChanceError::OtherAsk { ask, recorded } => {
                Text::new("chance-other").text("ask", ask.text()).word("recorded", recorded.to_string())
            }
            ChanceError::Bent { ask, recorded, dealt } => Text::new("chance-bent")
                .text("ask", ask.text())
                .number("recorded", *recorded)
                .number("dealt", *dealt),
            ChanceError::Misplaced { ask, recorded, found } => Text::new("chance-misplaced")
                .text("ask", ask.text())
                .word("recorded", recorded.as_str())
                .word("found", found.as_str()),
            ChanceError::Unused { left } => Text::new("chance-unused").number("left", *left as i64),
        }
    }
}

impl fmt::Display for ChanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// The source of results while one act is played.
enum Source<'a> {
    /// Uses given results first, then the dealer. Stops and asks if there is no dealer, or if a person supplies this kind of result.
    Live { given: &'a mut Given, dealer: Option<Dealer>, brought: &'a dyn Fn(&Ask) -> bool },
    /// Uses the results of a record. If there is a dealer, compares them with what it deals.
    Recorded { rest: std::slice::Iter<'a, ChanceResult>, dealer: Option<Dealer> },
    /// Uses the results of this table's own log.
    Again { rest: std::slice::Iter<'a, ChanceResult> },
}

/// The chance of a table, which records every result.
pub struct RecordedChance<'a> {
    source: Source<'a>,
    /// The places for which the next results were announced.
    places: VecDeque<u16>,
    /// The last die not supplied by a person, and its purpose.
    rolled: Option<(&'static str, u16)>,
    pub falls: Vec<ChanceResult>,
}

impl<'a> RecordedChance<'a> {
    pub fn live(given: &'a mut Given, dealer: Option<Dealer>) -> RecordedChance<'a> {
        RecordedChance::asking(given, dealer, &|_| false)
    }

    /// Asks for the results that the person supplies, even if the dealer could deal them.
    pub fn asking(
        given: &'a mut Given,
        dealer: Option<Dealer>,
        brought: &'a dyn Fn(&Ask) -> bool,
    ) -> RecordedChance<'a> {
        RecordedChance::of(Source::Live { given, dealer, brought })
    }

    pub fn recorded(falls: &'a [ChanceResult], dealer: Option<Dealer>) -> RecordedChance<'a> {
        RecordedChance::of(Source::Recorded { rest: falls.iter(), dealer })
    }

    /// Repeats what was played at this table before, without comparing anything.
    pub fn again(falls: &'a [ChanceResult]) -> RecordedChance<'a> {
        RecordedChance::of(Source::Again { rest: falls.iter() })
    }

    fn of(source: Source<'a>) -> RecordedChance<'a> {
        RecordedChance { source, places: VecDeque::new(), rolled: None, falls: Vec::new() }
    }

    /// Fails if an act is over but has not used all results in the log.
    pub fn finish(&self) -> Result<(), ChanceError> {
        match &self.source {
            Source::Recorded { rest, .. } | Source::Again { rest } if rest.len() > 0 => {
                Err(ChanceError::Unused { left: rest.len() })
            }
            _ => Ok(()),
        }
    }

    fn next(
        &mut self,
        ask: Ask,
        (seat, why): (Option<Seat>, &'static str),
        size: u32,
        fits: impl Fn(u16) -> bool,
        nth: impl Fn(u32) -> u16,
    ) -> Result<u16, ChanceError> {
        let place = self.places.pop_front();
        let (rest, rolled) = (&self.places, self.rolled);
        let lacks = |ask: Ask| {
            let places = place.into_iter().chain(rest.iter().copied()).collect();
            let possible: BTreeSet<u16> = (0..size).map(&nth).collect();
            let possible = possible.into_iter().collect();
            ChanceError::Lacks(Box::new(Lack { ask, seat, why, places, possible, rolled }))
        };
        let is_draw = matches!(ask, Ask::Draw { .. });
        let place_of = |index: u32| Place { index, size, pile: spelt(size, &nth) };
        let fall = match &mut self.source {
            Source::Live { given, dealer, brought } => {
                let queue = match &ask {
                    Ask::Die { .. } => Some(&mut given.dice),
                    Ask::Draw { pile } => given.piles.get_mut(pile),
                };
                match (queue.and_then(VecDeque::pop_front), dealer) {
                    (Some(result), _) => ChanceResult { of: ask, result, own: true, place: None },
                    (None, Some(dealer)) if !brought(&ask) => {
                        let index = dealer.below(size);
                        let place = is_draw.then(|| Box::new(place_of(index)));
                        ChanceResult { of: ask, result: nth(index), own: false, place }
                    }
                    (None, _) => return Err(lacks(ask)),
                }
            }
            Source::Again { rest } => rest.next().ok_or_else(|| lacks(ask))?.clone(),
            Source::Recorded { rest, dealer } => {
                let mut fall = rest.next().ok_or_else(|| lacks(ask.clone()))?.clone();
                if fall.of != ask {
                    return Err(ChanceError::OtherAsk { ask, recorded: fall.of });
                }
                let dealt = dealer.as_mut().filter(|_| !fall.own).map(|dealer| dealer.below(size));
                if let Some(dealt) = dealt.map(&nth).filter(|dealt| *dealt != fall.result) {
                    return Err(ChanceError::Bent { ask, recorded: fall.result, dealt });
                }
                if !fits(fall.result) {
                    return Err(ChanceError::Misfit { ask, result: fall.result });
                }
                if let Some(recorded) = &fall.place {
                    let index = dealt.unwrap_or(recorded.index);
                    let found = place_of(index);
                    if **recorded != found || index >= size || nth(index) != fall.result {
                        let (recorded, found) = (recorded.to_string(), found.to_string());
                        return Err(ChanceError::Misplaced { ask, recorded, found });
                    }
                } else if is_draw {
                    // An older record lacks the position. It is found out by dealing the card again.
                    fall.place = dealt.map(|index| Box::new(place_of(index)));
                }
                fall
            }
        };
        let result = fall.result;
        if !fits(result) {
            return Err(ChanceError::Misfit { ask: fall.of, result });
        }
        if let (Ask::Die { .. }, false) = (&fall.of, fall.own) {
            self.rolled = Some((why, result));
        }
        self.falls.push(fall);
        Ok(result)
    }
}

impl Chance for RecordedChance<'_> {
    type Stop = ChanceError;

    fn announce(&mut self, places: impl IntoIterator<Item = u16>) {
        self.places.clear();
        self.places.extend(places);
    }

    fn die(&mut self, die: Die) -> Result<u8, ChanceError> {
        let sides = u16::from(die.sides);
        self.next(
            Ask::Die { sides: die.sides },
            (die.seat, die.why),
            u32::from(die.sides),
            |roll| (1..=sides).contains(&roll),
            |n| n as u16 + 1,
        )
        .map(|roll| roll as u8)
    }

    fn draw(&mut self, pile: &'static str, pool: impl Members) -> Result<u16, ChanceError> {
        self.next(
            Ask::Draw { pile: pile.into() },
            (None, pile),
            pool.size(),
            |card| pool.has(card),
            |n| pool.nth(n),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const D6: Die = Die { sides: 6, seat: None, why: "test" };

    #[test]
    fn the_same_seed_and_stream_give_the_same_dice() {
        let seed = Seed::from_number(7);
        let rolls = |stream| {
            let mut dealer = seed.stream(stream);
            (0..20).map(|_| dealer.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(rolls(3), rolls(3));
        assert_ne!(rolls(3), rolls(4));
        assert_eq!(seed.to_string().parse(), Ok(seed.clone()));
        assert_eq!(seed.commitment().len(), 64);
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
    }

    #[test]
    fn the_dealer_is_fair() {
        let mut dealer = Seed::from_number(1).stream(0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dealer.below(6) as usize] += 1;
        }
        let chi: f64 = counts.iter().map(|&c| (f64::from(c) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "chi squared {chi} with five degrees of freedom, 0.1 % bound 20.5");
    }

    #[test]
    fn given_results_come_first_and_impossible_ones_stop() {
        let mut given = Given::dice([6, 7]).pile("deck", [4]);
        let mut chance = RecordedChance::live(&mut given, Some(Seed::from_number(1).stream(0)));
        assert_eq!(chance.die(D6), Ok(6));
        assert_eq!(chance.draw("deck", 0b1_0000u64), Ok(4));
        assert!(matches!(chance.die(D6), Err(ChanceError::Misfit { result: 7, .. })));
        assert_eq!(
            chance.falls.iter().map(ChanceResult::to_string).collect::<Vec<_>>(),
            ["d6 6 own", "deck 4 own"]
        );
    }

    #[test]
    fn own_dice_stop_and_ask() {
        let mut given = Given::default();
        let mut chance = RecordedChance::live(&mut given, None);
        let Err(ChanceError::Lacks(lack)) = chance.die(D6) else { panic!("nothing was given") };
        assert_eq!((lack.ask, lack.possible), (Ask::Die { sides: 6 }, (1..=6).collect::<Vec<_>>()));
    }

    #[test]
    fn who_brings_cards_only_is_not_asked_for_dice() {
        let brought = |ask: &Ask| matches!(ask, Ask::Draw { .. });
        let mut given = Given::default().pile("deck", [3]);
        let mut chance = RecordedChance::asking(&mut given, Some(Seed::from_number(1).stream(0)), &brought);
        assert!(chance.die(D6).is_ok(), "the table rolls");
        chance.announce([10, 11, 12]);
        assert_eq!(chance.draw("deck", 0b1_1000u64), Ok(3));
        let Err(ChanceError::Lacks(lack)) = chance.draw("deck", 0b1_0000u64) else {
            panic!("one card was given")
        };
        assert_eq!((lack.places, lack.possible), (vec![11, 12], vec![4]), "the rest, all at once");
    }

    #[test]
    fn falls_are_readable() {
        for text in ["d6 5", "d10 10 own", "politics 17", "politics 17 own", "politics 17 2/4 0,9,17*2"] {
            assert_eq!(text.parse::<ChanceResult>().unwrap().to_string(), text);
        }
        let places =
            ["p 1 0/1", "p 1 0/1 ", "p 1 0/x 1", "p 1 0/1 1 own", "p 1 0/1 1 1", "p 1 0/1 a", "d6 1 0/6 1-6"];
        for text in ["", "d6", "d6 x", "d6 5 owned", "d6 5 own 1", " 5"].into_iter().chain(places) {
            assert!(text.parse::<ChanceResult>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_pile_is_spelt_in_few_letters() {
        let spell = |pile: &[u16]| spelt(pile.len() as u32, |n| pile[n as usize]);
        for (pile, text) in [
            (&[0, 1, 2, 3][..], "0-3"),
            (&[5], "5"),
            (&[1, 3, 4, 9], "1,3-4,9"),
            (&[1, 2, 2, 2, 3, 4], "1,2*3,3-4"),
            (&[7, 7, 8, 9, 9], "7*2,8,9*2"),
            (&[1, 2, 3, 3], "1-2,3*2"),
        ] {
            assert_eq!(spell(pile), text);
        }
    }

    #[test]
    fn a_draw_tells_where_the_card_lay() {
        let mut none = Given::default();
        let mut live = RecordedChance::live(&mut none, Some(Seed::from_number(3).stream(1)));
        let card = live.draw("deck", 0b1011_0110u64).expect("dealt");
        let fall = live.falls.remove(0);
        let place = fall.place.as_deref().expect("a dealt card").clone();
        assert_eq!((place.size, place.pile.as_str()), (5, "1-2,4-5,7"));
        assert_eq!(card, 0b1011_0110u64.nth(place.index));

        let again = |fall: &ChanceResult, seed: Option<u64>| {
            let dealer = seed.map(|seed| Seed::from_number(seed).stream(1));
            let falls = [fall.clone()];
            let mut chance = RecordedChance::recorded(&falls, dealer);
            chance.draw("deck", 0b1011_0110u64).map(|_| chance.falls.remove(0))
        };
        assert_eq!(again(&fall, Some(3)).as_ref(), Ok(&fall));
        assert_eq!(again(&fall, None).as_ref(), Ok(&fall));
        assert_eq!(again(&fall.without_place(), Some(3)).as_ref(), Ok(&fall), "an older record learns it");
        assert_eq!(again(&fall.without_place(), None), Ok(fall.without_place()));
        for wrong in [
            Place { index: (place.index + 1) % 5, ..place.clone() },
            Place { index: 99, ..place.clone() },
            Place { size: 6, ..place.clone() },
            Place { pile: "1-2,4-6".to_owned(), ..place },
        ] {
            let bent = ChanceResult { place: Some(Box::new(wrong)), ..fall.clone() };
            for seed in [Some(3), None] {
                assert!(matches!(again(&bent, seed), Err(ChanceError::Misplaced { .. })), "{bent}");
            }
        }
    }

    #[test]
    fn a_word_changes_what_a_seed_deals_and_not_its_commitment() {
        let seed = Seed::from_number(7);
        let mixed = seed.with_word("rosebud");
        assert_ne!(mixed, seed);
        assert_ne!(mixed, seed.with_word("Rosebud"));
        assert_eq!(mixed, seed.with_word("rosebud"));
    }

    #[test]
    fn a_shuffle_is_recorded_and_repeatable() {
        let shuffle = |chance: &mut RecordedChance| {
            let mut things = [1, 2, 3, 4, 5];
            chance.shuffle("deck", &mut things).map(|()| things)
        };
        let mut none = Given::default();
        let mut live = RecordedChance::live(&mut none, Some(Seed::from_number(3).stream(1)));
        let first = shuffle(&mut live).unwrap();
        let falls = live.falls;
        let mut again = RecordedChance::recorded(&falls, Some(Seed::from_number(3).stream(1)));
        assert_eq!(shuffle(&mut again).unwrap(), first);
        assert_eq!(again.finish(), Ok(()));
        let mut bent = RecordedChance::recorded(&falls, Some(Seed::from_number(4).stream(1)));
        assert!(matches!(shuffle(&mut bent), Err(ChanceError::Bent { .. })));
        assert_eq!(RecordedChance::recorded(&falls, None).finish(), Err(ChanceError::Unused { left: 4 }));
    }
}
