//! Outcomes are judged by what they change, and hints follow from that.

use kernel::{FastRng, Game, Insight, NoLog, Seat, Turn, Viewer};
use mr_president::{Act, MrPresident, Options, Wait};
use scene::{Choice, Lang, Shown};

use crate::common::Desk;
use crate::kit::{english, say, scene};

fn choice(desk: &Desk, act: &str) -> Choice {
    let all = scene(desk).prompt.choices;
    all.into_iter().find(|choice| choice.act == act).unwrap_or_else(|| panic!("no {act}"))
}

/// The outcomes of a choice as words, chance and tone.
fn outcomes(desk: &Desk, act: &str) -> Vec<(String, u16, i8)> {
    let outcomes = choice(desk, act).outcomes.into_iter();
    outcomes.map(|outcome| (english(&outcome.text), outcome.odds, outcome.tone)).collect()
}

fn tones(desk: &Desk, act: &str) -> Vec<(u16, i8)> {
    outcomes(desk, act).into_iter().map(|(_, odds, tone)| (odds, tone)).collect()
}

fn worth(desk: &Desk, act: &str) -> f32 {
    desk.game.worth(&desk.state, Seat(0), act.parse().unwrap())
}

fn reason(desk: &Desk, act: &str) -> String {
    let act: Act = act.parse().unwrap();
    english(&desk.game.reason(&desk.state, Seat(0), act).expect("there is a reason"))
}

/// A die of an ally's joint action is good, too, if it does good; the aide sees which one is likelier to.
#[test]
fn an_outcome_in_the_presidents_favour_is_good() {
    let mut desk = Desk::blank();
    desk.set1("rc", "euro", 1).run("joint_stabilise", &["canada"]);
    assert_eq!(tones(&desk, "pick eurozone"), [(400, 1), (600, 0)]);
    assert_eq!(tones(&desk, "pick south-america"), [(500, 1), (500, 0)]);
    assert_eq!(choice(&desk, "pick eurozone").odds, Some(400));
    assert!(worth(&desk, "pick south-america") > worth(&desk, "pick eurozone"));
    assert_eq!(
        reason(&desk, "pick south-america"),
        "in 50 % of rolls it brings Stability South America 5 → 6."
    );
}

#[test]
fn a_summit_and_a_cyberattack_are_judged_by_what_they_change() {
    let mut desk = Desk::blank();
    desk.run("summit", &["russia"]);
    assert_eq!(tones(&desk, "choose peer-trade")[1], (600, 1));
    let mut desk = Desk::blank();
    desk.group("africa", 2, 0).rogue("africa", 1).rogue("casia", 1).run("wor_cyber_rogue", &[]);
    assert_eq!(tones(&desk, "pick 1"), [(300, 1), (700, 1)]);
    // Without a group there only the hit is worth something.
    assert_eq!(tones(&desk, "pick 2"), [(300, 1), (700, 0)]);
}

/// What an answer costs is bad, even before a row without effect.
#[test]
fn a_price_is_bad() {
    let mut desk = Desk::blank();
    desk.set("ap", 3).run("summit", &["russia"]);
    let enough: Vec<i8> = tones(&desk, "choose peer-enough").into_iter().map(|(_, tone)| tone).collect();
    assert_eq!(enough, [0, -1, -1, -1]);
}

/// Without a roll no roll is spoken of.
#[test]
fn the_reason_of_an_answer_without_a_roll_speaks_of_none() {
    let mut desk = Desk::blank();
    desk.set("ap", 1).set1("t", "nato", 3).run("joint_one", &["nato"]);
    assert_eq!(reason(&desk, "choose ally-calm"), "it brings Tensions NATO 3 → 1.");
    assert_eq!(reason(&desk, "choose ally-pass"), "nothing else is likely to bring more.");
}

/// A question before the dice of others: their results are no reason.
#[test]
fn what_happens_by_itself_afterwards_is_no_reason() {
    let mut desk = Desk::blank();
    desk.fill("rc", 2).set1("t", "nk", 4).set1("t", "nato", 3).fill("level", 2);
    desk.draws("tensval", &["v0", "v0", "v0"]).run("ally_activate", &["nato"]);
    for act in desk.choices() {
        let why = reason(&desk, &act);
        assert!(!why.contains("North Korea"), "{act}: {why}");
    }
}

/// "Better than this" is counted.
#[test]
fn the_reason_for_another_roll_says_how_many_are_better() {
    let mut desk = Desk::blank();
    desk.set("ap", 5).set1("rc", "africa", 2).segment("cabinet");
    desk.dice(&[8]).act("action relief");
    assert_eq!(reason(&desk, "reroll"), "60 % of rolls are better than this one.");
    assert_eq!(reason(&desk, "keep"), "60 % of rolls are better, and another one costs 1 AP.");
}

#[test]
fn the_reason_for_a_bill_is_what_it_does_and_who_wants_it() {
    let mut desk = Desk::blank();
    desk.fill("public_list", 0)
        .fill("admin_list", 0)
        .set1("public_list", "slot1", 2)
        .run("you_introduce", &[]);
    assert_eq!(
        reason(&desk, "pick 2"),
        "number 1 on the public list (+2 Legacy and +6 % approval) · Good: +4 % approval, +1 AP."
    );
    assert_eq!(reason(&desk, "pick 3"), "not on the public list · Good: +4 % approval.");
    assert!(worth(&desk, "pick 2") > worth(&desk, "pick 3"));
    let detail = choice(&desk, "pick 2").detail.expect("what it does");
    assert!(english(&detail).starts_with("number 1 on the public list"));
    let mut desk = Desk::blank();
    desk.set1("bill_at", "bill2", 1).set1("bill_at", "bill3", 1).set1("bill_box", "bill3", -1);
    desk.set("control", 2).set("bc", 1).run("leg_2", &[]);
    let detail = |act: &str| english(&choice(&desk, act).detail.expect("its chance"));
    assert!(detail("pick 2").starts_with("passes with 50 %"), "{}", detail("pick 2"));
    assert!(detail("pick 3").starts_with("passes with 66 %"), "{}", detail("pick 3"));
}

#[test]
fn the_first_focus_is_where_a_success_counts_most() {
    let mut desk = Desk::blank();
    desk.set("dc", 2).run("order_focus", &[]);
    let best = desk.choices().into_iter().max_by(|a, b| worth(&desk, a).total_cmp(&worth(&desk, b))).unwrap();
    assert_eq!(best, "pick crisis");
    assert_eq!(
        reason(&desk, &best),
        "a success counts most here now: \u{2212}1 Domestic Crisis; at 0 instead +2 AP."
    );
}

/// Every choice has a reason in a whole sentence, and a share of rolls is named only where a die is thrown.
#[test]
fn every_reason_is_a_sentence() {
    let game = MrPresident::new(&Options::default(), 1).unwrap();
    let (mut with, mut without) = (0, 0);
    for round in 0..3 {
        let mut rng = FastRng::of_game(1801, round);
        let Ok(mut state) = game.start(&mut rng, &mut NoLog);
        for _ in 0..150 {
            let Turn::Decide(_) = game.turn(&state) else { break };
            let prompt = game.picture(&state, Viewer::Seat(Seat(0))).prompt;
            let is_answer = !matches!(state.wait, Wait::Menu | Wait::Reroll | Wait::RerollDie);
            for choice in prompt.choices.iter().take(4) {
                let why =
                    game.reason(&state, Seat(0), choice.act.parse().unwrap()).expect("there is a reason");
                for lang in Lang::ALL {
                    let said = say(lang, &why);
                    assert!(said.ends_with('.'), "{lang}: {said}");
                }
                let is_rolled = why.key == "mrp-why-brings";
                if is_answer && is_rolled && !choice.outcomes.is_empty() {
                    let percent = english(&why).split_whitespace().nth(1).unwrap().parse::<u16>().unwrap();
                    assert!(choice.outcomes.iter().any(|one| one.odds / 10 == percent), "{why:?}");
                }
                *if is_rolled { &mut with } else { &mut without } += 1;
            }
            let act = kernel::pick(&game, &state, Seat(0), &mut rng).expect("somebody decides");
            let Ok(()) = game.play(&mut state, Seat(0), act, &mut rng, &mut NoLog);
        }
    }
    assert!(with > 20 && without > 100, "{with} with a roll, {without} without");
}
