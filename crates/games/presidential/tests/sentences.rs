//! The sentences of the 80 cards: a golden text, and a check that each sentence says what its card does (TPG-15, TPG-26).

use atlas::states::{Region, StateSet, UsState};
use kernel::{FastRng, Game, NoLog, Viewer};
use presidential::{Act, Among, Event, Options, Presidential, State, Team, printed};
use scene::{Item, Lang, PlaceClass, Shown, Texts};
use serde_json::json;

fn golden(lang: Lang) -> String {
    let texts = texts();
    let mut out = String::new();
    for card in printed() {
        let own = texts.try_say(lang, &card.effect.text()).unwrap();
        let told = texts.try_say(lang, &card.effect.told_of(Team::Democrats)).unwrap();
        out += &format!("{:>2} {}\n   {own}\n   … {told}\n", card.number, card.title.get(lang));
    }
    out
}

#[test]
fn tpg_15_golden_text_of_the_80_sentences() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("sentences_{lang}"), golden(lang));
    }
}

/// What a sentence says, determined from its words alone.
#[derive(Debug)]
struct Said {
    /// The states it is about: by name, by region, or all of them.
    places: StateSet,
    /// The numbers in the sentence, in order; "one vote" counts as 1.
    numbers: Vec<i16>,
    /// It is about all of the places, not about one of them.
    each: bool,
    /// Several of the places are chosen.
    several: bool,
    deed: Deed,
    only_where: Option<Holder>,
    rolls: bool,
    more_if_behind: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Deed {
    Add,
    OpponentLoses,
    YouLose,
    OpponentLosesThenAddOne,
    Move,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Holder {
    You,
    Opponent,
    Nobody,
}

const HOLDERS: [Holder; 3] = [Holder::You, Holder::Opponent, Holder::Nobody];

fn texts() -> Texts {
    Texts::new(Presidential::text_files()).unwrap()
}

/// Removes a word from a sentence wherever it stands alone. Returns whether it was found.
fn take(rest: &mut String, word: &str) -> bool {
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let (mut from, mut found) = (0, false);
    while let Some(at) = rest[from..].find(word).map(|at| at + from) {
        let end = at + word.len();
        if !is_letter(rest[..at].chars().next_back()) && !is_letter(rest[end..].chars().next()) {
            rest.replace_range(at..end, "#");
            (from, found) = (at, true);
        } else {
            from = end;
        }
    }
    found
}

fn read(lang: Lang, sentence: &str) -> Said {
    let texts = texts();
    let has = |en: &[&str], de: &[&str]| {
        let words = if lang == Lang::En { en } else { de };
        words.iter().any(|word| sentence.contains(word))
    };
    let mut rest = sentence.to_owned();
    // Longer names first, because West Virginia is not Virginia.
    let name = |state: UsState| texts.word(lang, &state.text_key()).into_owned();
    let mut states = UsState::ALL;
    states.sort_by_key(|&state| std::cmp::Reverse(name(state).len()));
    let mut places: StateSet = states.into_iter().filter(|&state| take(&mut rest, &name(state))).collect();
    let regions = [
        (Region::Northeast, "Northeast", "Nordosten"),
        (Region::Midwest, "Midwest", "Mittleren Westen"),
        (Region::South, "South", "Süden"),
        (Region::West, "West", "Westen"),
    ];
    for (region, en, de) in regions {
        if take(&mut rest, if lang == Lang::En { en } else { de }) {
            assert!(places.is_empty(), "two places in one sentence: {sentence}");
            places = region.states();
        }
    }
    if places.is_empty() {
        places = StateSet::ALL;
    }
    let numbers = rest.replace("one vote", "1").replace("eine Stimme", "1").replace("Eine Stimme", "1");
    let numbers = numbers.replace("eine eigene", "1");
    let numbers = numbers.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    let opponent_loses =
        has(&["our opponent loses"], &["gegnerische Team verliert", "verliert das gegnerische Team"]);
    let you_lose = has(&["You lose"], &["eigene Team verliert"]);
    let moves = has(&["Move "], &[" verschieben"]);
    let adds = has(&["Add ", "add "], &["dazu"]);
    let deed = match (opponent_loses, you_lose, moves, adds) {
        (true, false, false, false) => Deed::OpponentLoses,
        (true, false, false, true) => Deed::OpponentLosesThenAddOne,
        (false, true, false, false) => Deed::YouLose,
        (false, false, true, false) => Deed::Move,
        (false, false, false, true) => Deed::Add,
        other => panic!("{other:?}: {sentence}"),
    };
    let only_where =
        if has(&["you hold"], &["eigene Team hält", "den es hält", "den es im", "eigene Team im"]) {
            Some(Holder::You)
        } else if has(&["your opponent holds"], &["gegnerische Team hält"]) {
            Some(Holder::Opponent)
        } else {
            has(&["undecided"], &["offen"]).then_some(Holder::Nobody)
        };
    let several = has(&["different states"], &["frei gewählten Staaten", " dieser Staaten, frei gewählt"])
        && !has(&[], &["einem dieser Staaten"]);
    Said {
        places,
        numbers,
        each: !several && has(&["n each of ", "in each state"], &["Je ", " je ", "in jedem "]),
        several,
        deed,
        only_where,
        rolls: has(&["oll a die"], &["Würfel zeigt"]),
        more_if_behind: has(
            &["if you have fewer electoral votes than your opponent"],
            &["an Wahlmännern im Rückstand"],
        ),
    }
}

impl Said {
    /// The change of the margin that the sentence promises for a state with this holder.
    fn promised(&self, state: UsState, holder: Holder, roll: i16) -> i16 {
        if !self.places.contains(state) || self.only_where.is_some_and(|only| only != holder) {
            return 0;
        }
        let first = self.numbers.first().copied().unwrap_or(0);
        match (self.deed, holder) {
            (Deed::Add, _) if self.rolls => roll,
            (Deed::Add, Holder::Opponent) if self.more_if_behind => self.numbers[1],
            (Deed::Add, _) => first,
            (Deed::OpponentLoses, Holder::Opponent) => first,
            (Deed::OpponentLosesThenAddOne, Holder::Opponent) => first + self.numbers[1],
            (Deed::OpponentLosesThenAddOne, _) => self.numbers[1],
            (Deed::YouLose | Deed::Move, Holder::You) => -first,
            _ => 0,
        }
    }

    /// The number of states in which something should happen, if this many states have the required holder.
    fn promised_count(&self, held: usize) -> usize {
        match self.deed {
            Deed::Move => 2,
            _ if self.several => self.numbers[1] as usize,
            Deed::Add | Deed::OpponentLosesThenAddOne if self.each && self.only_where.is_none() => {
                self.places.len()
            }
            _ if self.each => held,
            _ => 1,
        }
    }

    /// The holder that the places must have, so that something happens.
    fn wanted(&self) -> Holder {
        self.only_where.unwrap_or(match self.deed {
            Deed::YouLose | Deed::Move => Holder::You,
            Deed::OpponentLoses | Deed::OpponentLosesThenAddOne => Holder::Opponent,
            Deed::Add => Holder::Nobody,
        })
    }
}

/// Number of votes in each held state.
const VOTES: i16 = 12;

/// Uses a built-in card on a board where only these states are held; the team chooses the first of them wherever possible. Returns the
/// change of every margin, and the die rolled for the card.
fn used(game: &Presidential, card: u8, held: &[UsState], holder: Holder) -> ([i16; 51], i16) {
    let Ok(start) = game.start(&mut FastRng::new(1), &mut NoLog);
    let mut written = serde_json::to_value(&start).unwrap();
    let net = [VOTES, -VOTES, 0][holder as usize];
    if net != 0 {
        let team = holder as usize;
        written["votes"] = held
            .iter()
            .map(|state| (state.code().to_owned(), net.into()))
            .collect::<serde_json::Map<_, _>>()
            .into();
        written["held"][team] = json!(held);
        written["totals"][team] =
            json!(held.iter().map(|&state| u16::from(game.electoral(state))).sum::<u16>());
        written["supply"][team] = json!(150 - VOTES * held.len() as i16);
    }
    written["first"] = json!("democrats");
    written["hands"] = json!([[card], []]);
    written["shuffled"].as_array_mut().unwrap().retain(|other| other.as_u64() != Some(card.into()));
    written["frames"] = json!([{"turn": "old_card"}]);
    let mut state: State = serde_json::from_value(written).unwrap();
    let before = UsState::ALL.map(|s| state.net(Team::Democrats, s));
    let mut told: Vec<kernel::Told<Event>> = Vec::new();
    let mut act = Act::Use(card);
    let seat = Team::Democrats.seat();
    loop {
        kernel::check(game, &state, seat, act).unwrap();
        let Ok(()) = game.play(&mut state, seat, act, &mut FastRng::new(7), &mut told);
        let mut acts = Vec::new();
        game.acts(&state, seat, &mut acts);
        let picks = held.iter().map(|&s| Act::Pick(s)).find(|pick| acts.contains(pick));
        act = match acts.last() {
            Some(Act::Pick(_)) => picks.unwrap_or(acts[0]),
            Some(&most @ Act::Move(_)) => most,
            _ => break,
        };
    }
    let roll = told.iter().find_map(|told| match told.event {
        Event::CardRoll { roll, .. } => Some(i16::from(roll)),
        _ => None,
    });
    let after = UsState::ALL.map(|s| state.net(Team::Democrats, s));
    (std::array::from_fn(|n| after[n] - before[n]), roll.unwrap_or(0))
}

/// The first difference between what a sentence promises and what its card does.
fn broken_promise(game: &Presidential, card: u8, said: &Said) -> Option<String> {
    for state in UsState::ALL {
        for holder in HOLDERS {
            let (changed, roll) = used(game, card, &[state], holder);
            // For cards with a choice, only the state itself is compared; it is chosen if possible.
            let (promised, found) = (said.promised(state, holder, roll), changed[state.index()]);
            if promised != found {
                return Some(format!("{state}, held by {holder:?}: {promised} promised, {found} done"));
            }
        }
    }
    let two: Vec<_> = said.places.iter().take(2).collect();
    let (changed, _) = used(game, card, &two, said.wanted());
    let (promised, found) = (said.promised_count(two.len()), changed.iter().filter(|&&by| by != 0).count());
    (promised != found).then(|| format!("{promised} states promised, {found} changed"))
}

#[test]
fn tpg_15_every_sentence_says_what_its_card_does_by_number_and_place() {
    let game = Presidential::new(&Options::default(), 2).unwrap();
    let texts = texts();
    for card in printed() {
        for lang in Lang::ALL {
            let sentence = texts.try_say(lang, &card.effect.text()).unwrap();
            let said = read(lang, &sentence);
            if let Some(broken) = broken_promise(&game, card.number, &said) {
                panic!("card {}: {sentence}\n{broken}\n{said:?}", card.number);
            }
        }
    }
}

/// The comparison detects a wrong number, a wrong place, and "one" instead of "each".
#[test]
fn tpg_15_a_sentence_that_says_something_else_is_noticed() {
    let game = Presidential::new(&Options::default(), 2).unwrap();
    for (card, wrong) in [
        (66, "Add 4 votes in each of Kentucky and Tennessee."),
        (66, "Add 3 votes in each of Kentucky and Virginia."),
        (66, "Add 3 votes in one state of your choice among these: Kentucky and Tennessee."),
        (53, "Add one vote in each of 5 different states of your choice."),
        (22, "You lose 4 votes (all, if there are fewer) in one state of your choice in the West."),
        (
            22,
            "Your opponent loses 4 votes (all, if there are fewer) in one state of your choice in the South.",
        ),
        (64, "Add one vote in each state that your opponent holds in the Northeast."),
        (
            14,
            "Add 3 votes, or 5 if you have fewer electoral votes than your opponent, in one state of your choice.",
        ),
        (2, "Move up to 6 of your votes from one state in the Midwest to another state in the Midwest."),
    ] {
        assert!(broken_promise(&game, card, &read(Lang::En, wrong)).is_some(), "card {card}: {wrong}");
    }
}

#[test]
fn tpg_15_every_region_that_a_card_names_can_be_looked_up_on_the_card_on_the_map_and_in_the_rules() {
    let game = Presidential::new(&Options::default(), 2).unwrap();
    let texts = texts();
    let in_rules = Presidential::place_classes();
    let states = |class: &PlaceClass| -> StateSet {
        class.places.iter().map(|place| place.spot.id().parse::<UsState>().unwrap()).collect()
    };
    let mut regions = 0;
    for card in printed() {
        let Ok(start) = game.start(&mut FastRng::new(1), &mut NoLog);
        let mut written = serde_json::to_value(&start).unwrap();
        written["hands"] = json!([[card.number], []]);
        let state: State = serde_json::from_value(written).unwrap();
        let scene = game.picture(&state, Viewer::Seat(Team::Democrats.seat()));
        let items: Vec<_> = scene.areas.iter().flat_map(|area| &area.items).collect();
        let face = items.iter().find_map(|item| match item {
            Item::Cards(cards) => cards.faces.first(),
            _ => None,
        });
        let face = face.expect("the card is in hand");
        let on_map = items.iter().find_map(|item| match item {
            Item::Classes(classes) => Some(&classes.classes),
            _ => None,
        });
        let on_map = on_map.expect("the regions stand beside the map");
        assert_eq!(on_map, &in_rules);
        let Some(region) = card.effect.among().and_then(Among::region) else {
            assert!(face.classes.is_empty(), "card {}", card.number);
            continue;
        };
        regions += 1;
        let [class] = &face.classes[..] else { panic!("card {} names one region", card.number) };
        assert!(in_rules.contains(class));
        assert_eq!(states(class), region.states(), "card {}", card.number);
        for lang in Lang::ALL {
            let listed = texts.try_say(lang, &class.listed()).unwrap();
            for state in region.states().iter() {
                assert!(listed.contains(&*texts.word(lang, &state.text_key())), "{lang}: {state}");
            }
        }
    }
    assert!(regions >= 20, "{regions}");
}
