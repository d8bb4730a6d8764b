//! Generic laws over random games with random options.

use kernel::laws::{Lawful, Trial};
use kernel::{FastRng, Game, NoLog, Turn};
use presidential::{Act, Frame, Neutral, Presidential, State};
use testkit::check_laws;

#[test]
fn tpg_27_the_laws_hold_and_nothing_hidden_is_told() {
    check_laws::<Presidential>(Trial { seed: 1760, games: 60, every: 6 });
}

/// The laws about leaks would also pass if nothing were ever imagined, so check that something is.
#[test]
fn tpg_27_other_hands_are_imagined() {
    use kernel::Viewer;
    let game = Presidential::new(&presidential::Options::default(), 2).unwrap();
    let mut rng = FastRng::new(3);
    let Ok(mut state) = game.start(&mut rng, &mut NoLog);
    let mut other_hands = 0;
    while let Turn::Decide(seats) = game.turn(&state) {
        // Raise funds, because fundraising draws cards.
        if state.frame() == Frame::Turn(presidential::Step::Choose) {
            let seat = seats.first().unwrap();
            let Ok(()) = game.play(&mut state, seat, "fundraise TX".parse().unwrap(), &mut rng, &mut NoLog);
        }
        let seat = seats.first().unwrap();
        let opponent = state.team_in_turn().other();
        let imagined = game.imagine(&state, Viewer::Seat(seat), &mut rng);
        assert_eq!(imagined.hand(opponent.other()), state.hand(opponent.other()), "one's own hand is known");
        other_hands += usize::from(imagined.hand(opponent) != state.hand(opponent));
        let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
        let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
    }
    assert!(other_hands > 20, "{other_hands}");
}

/// Acts that are offered even if they are the only one, because the rulebook requires them: until the roll everything can be changed
/// (TPG-10), and until election night starts the last turn can be taken back (TPG-28).
const ANNOUNCED: [&str; 2] = ["roll", "count"];

/// The part of a turn to which a question belongs. The results of its answers are compared at the end of this part.
fn part_of(state: &State) -> (u8, std::mem::Discriminant<Frame>) {
    let frame = match state.frame() {
        Frame::Moving { card, .. } => Frame::Card { card, left: 0, picked: Default::default() },
        frame => frame,
    };
    (state.score().rows().len() as u8, std::mem::discriminant(&frame))
}

/// Whether the answers to a question can lead to different positions. The dice are the same for all answers.
fn leads_apart(
    game: &Presidential,
    state: &State,
    part: (u8, std::mem::Discriminant<Frame>),
    found: &mut Option<State>,
) -> bool {
    let Turn::Decide(seats) = game.turn(state) else {
        return found.get_or_insert_with(|| state.clone()) != state;
    };
    if part_of(state) != part {
        return found.get_or_insert_with(|| state.clone()) != state;
    }
    let seat = seats.first().unwrap();
    let mut acts = Vec::new();
    game.acts(state, seat, &mut acts);
    acts.into_iter().any(|act| {
        let mut after = state.clone();
        let Ok(()) = game.play(&mut after, seat, act, &mut FastRng::new(1), &mut NoLog);
        // After these choices the positions can be compared at once.
        if matches!(
            act,
            Act::Campaign | Act::Fundraise(_) | Act::Announce(_) | Act::Use(_) | Act::Keep | Act::Done
        ) {
            return *found.get_or_insert_with(|| after.clone()) != after;
        }
        leads_apart(game, &after, part, found)
    })
}

fn asks_for_something(game: &Presidential, state: &State) {
    let Turn::Decide(seats) = game.turn(state) else { return };
    let mut acts = Vec::new();
    game.acts(state, seats.first().unwrap(), &mut acts);
    if let [only] = &acts[..] {
        let only = only.to_string();
        assert!(ANNOUNCED.contains(&only.as_str()), "a choice of one element is asked: {only}");
        return;
    }
    if acts.iter().all(|act| matches!(act, Act::Decide(_))) {
        // TPG-21: with this option the order of the rolls is chosen, even if it makes no difference.
        assert_eq!(game.options().neutral, Neutral::Chosen);
        return;
    }
    let differ = leads_apart(game, state, part_of(state), &mut None);
    assert!(differ, "all answers lead to the same: {acts:?} in {}", serde_json::to_string(state).unwrap());
}

#[test]
fn tpg_26_no_question_where_only_one_outcome_exists() {
    let mut asked = std::collections::BTreeMap::<String, usize>::new();
    for number in 0..120 {
        let mut rng = FastRng::of_game(13, number);
        let (options, seats) = Presidential::some_options(&mut rng);
        let game = Presidential::new(&options, seats).unwrap();
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        while let Turn::Decide(seats) = game.turn(&state) {
            asks_for_something(&game, &state);
            let seat = seats.first().unwrap();
            let act = kernel::pick(&game, &state, seat, &mut rng).unwrap();
            *asked.entry(act.to_string().split(' ').next().unwrap().to_owned()).or_default() += 1;
            let Ok(()) = game.play(&mut state, seat, act, &mut rng, &mut NoLog);
        }
    }
    let words: Vec<_> = asked.keys().map(String::as_str).collect();
    let all = [
        "allot",
        "announce",
        "campaign",
        "count",
        "decide",
        "done",
        "fundraise",
        "keep",
        "move",
        "pick",
        "roll",
        "use",
        "vote",
    ];
    assert_eq!(words, all, "every question was met: {asked:?}");
}
