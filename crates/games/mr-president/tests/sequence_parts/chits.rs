//! Crisis chits and crisis cards: the cup, chains, the decks, and every way to draw.

use mr_president::{Event, program};

use crate::common::{Desk, of};
use crate::kit::{cards_in, draws, play, quiet, set_up};

/// The chits in the cup (house): their number, and how many of them have a plus.
const CUP: [(&str, i16, i16); 10] = [
    ("draw1", 4, 2),
    ("draw2", 9, 4),
    ("draw3", 5, 2),
    ("c_domestic", 3, 1),
    ("c_regional", 3, 1),
    ("c_summit", 2, 1),
    ("c_cascade2", 3, 1),
    ("c_cascade3", 2, 0),
    ("c_good", 2, 1),
    ("c_nsa", 1, 1),
];

fn sum(desk: &Desk, var: &str) -> i16 {
    let var = program().var(var);
    desk.state.cells[usize::from(var.base)..usize::from(var.base + var.len)].iter().sum()
}

#[test]
fn mrp_chits_34_in_the_cup_14_with_a_plus() {
    for difficulty in 0..3 {
        let desk = set_up(difficulty, 0, 1);
        let (mut all, mut pluses) = (0, 0);
        for (chit, number, plus) in CUP {
            let with = if plus > 0 { desk.get1("chit_cup", &format!("{chit}_plus")) } else { 0 };
            assert_eq!((desk.get1("chit_cup", chit) + with, with), (number, plus), "{chit}");
            all += number;
            pluses += plus;
        }
        assert_eq!((all, pluses), (34, 14));
        assert_eq!(sum(&desk, "chit_cup"), 34, "nothing else in the cup");
        assert_eq!(sum(&desk, "chit_drawn"), 0);
    }
}

#[test]
fn mrp_chits_acts_2_come_into_the_cup_with_posture_2() {
    for (peer, chit) in [("russia", "c_russia"), ("china", "c_china")] {
        let mut desk = quiet();
        desk.set1("posture", peer, 2).run("chits_start", &[]);
        assert_eq!((desk.get1("chit_cup", chit), sum(&desk, "chit_cup")), (1, 35));
    }
    // These have no plus.
    assert_eq!(program().constant("chit_plus", of("c_russia")), 0);
    assert_eq!(program().constant("chit_plus", of("c_china")), 0);
}

/// Exactly one chit in the cup; the cards are unchanged.
fn cup(chit: &str) -> Desk {
    let mut desk = quiet();
    desk.set1("chit_cup", chit, 1);
    desk
}

#[test]
fn mrp_seq_16_a_chit_is_drawn_carried_out_and_stays_out_of_the_cup() {
    let mut desk = cup("c_regional");
    desk.set1("chit_cup", "draw2", 3);
    play(
        &mut desk,
        "draw_chit",
        &[6],
        "chit c_regional",
        "",
        "chit_cup.c_regional -1; chit_drawn.c_regional +1; rc.casia +1",
    );
    // It does not return to the cup this year: only Draw 2 chits are left, and the cup can be emptied.
    desk.set1("chit_cup", "draw2", 0);
    play(&mut desk, "draw_chit", &[], "", "", "");
}

/// Tests what a chit does, given its cards or dice.
#[track_caller]
fn acts(chit: &str, set: impl Fn(&mut Desk), dice: &[u16], drawn: &str, want: &str) {
    for (name, plus) in [(chit.to_owned(), false), (format!("{chit}_plus"), true)] {
        if program().domain("chit").member(&name).is_none() {
            continue;
        }
        let mut desk = cup(&name);
        set(&mut desk);
        let plus_sign = if plus { "; last_plus +1" } else { "" };
        let want = format!("chit_cup.{name} -1; chit_drawn.{name} +1; {want}{plus_sign}");
        play(&mut desk, "draw_chit", dice, &format!("chit {name}, {drawn}"), "", &want);
    }
}

#[test]
fn mrp_seq_17_the_kinds_of_chits() {
    let deck = |desk: &mut Desk| {
        // E035: party +1, AP +1. E062: media -1. E008: economy improving, approval +1. All leave the game.
        for card in ["E035", "E062", "E008"] {
            desk.set1("at", card, of("deck"));
        }
    };
    let gone = of("gone") - of("deck");
    let card = |id: &str| format!("at.{id} {gone:+}");
    acts("draw1", deck, &[], "card E035", &format!("pr +1; ap +1; {}", card("E035")));
    let two = format!("pr +1; ap +1; mr -1; {}; {}", card("E035"), card("E062"));
    acts("draw2", deck, &[], "card E062, card E035", &two);
    let three = format!(
        "pr +1; ap +1; mr -1; ~soe.us +1; pa +1; {}; {}; {}",
        card("E035"),
        card("E062"),
        card("E008")
    );
    acts("draw3", deck, &[], "card E008, card E062, card E035", &three);
    // Domestic Crisis: a focus Tensions, then D9 row 4.
    acts(
        "c_domestic",
        |desk| {
            desk.set1("public_list", "slot1", 2);
        },
        &[4],
        "",
        "ft_on.f_cabinet +1; dc +1; pa -2",
    );
    acts("c_regional", |_| {}, &[1], "", "rc.euro +1");
    // Good Times 9.
    acts("c_good", |_| {}, &[9], "", "bc +1; rwc +1");
    // Cascading 2 and 3 with empty decks, NSA 2 without cards.
    acts("c_cascade2", |_| {}, &[], "", "");
    acts("c_cascade3", |_| {}, &[], "", "");
    acts("c_nsa", |_| {}, &[], "", "");
}

/// If a Random Regional Crisis becomes MAJOR, it is resolved at once.
#[test]
fn mrp_seq_17_a_random_regional_crisis_that_becomes_major() {
    let mut desk = cup("c_regional");
    desk.set1("rc", "casia", 3).dice(&[6, 2]);
    draws(&mut desk, "chit c_regional");
    desk.run("draw_chit", &[]);
    assert_eq!((desk.get("pa"), desk.get1("rc", "casia"), desk.trend("align", Some("casia"))), (12, 2, -1));
    assert!(desk.done());
}

/// The AP for a Regional Summit are decided before the roll.
#[test]
fn mrp_seq_17_a_regional_summit_asks_for_the_ap_first() {
    let mut desk = cup("c_summit");
    desk.set("ap", 2).set1("rc", "africa", 2);
    draws(&mut desk, "chit c_summit");
    desk.dice(&[8, 5, 3]).run("draw_chit", &[]);
    assert_eq!(desk.choices(), ["spend 0", "spend 1"]);
    desk.act("spend 1");
    assert_eq!((desk.get("ap"), desk.get1("rc", "africa")), (1, 1));
}

/// Acts (2): two cyberattacks and one more action of that peer.
#[test]
fn mrp_seq_17_acts_2_are_actions_of_the_peer() {
    for (chit, peer) in [("c_russia", "russia"), ("c_china", "china")] {
        let mut desk = quiet();
        desk.set1("posture", peer, 2).set1("chit_cup", chit, 1);
        desk.run_through("draw_chit", &[], 4);
        assert_eq!((desk.get1("chit_cup", chit), desk.get1("chit_drawn", chit)), (0, 1));
        let attacks = desk.told.iter().filter(|told| match &told.event {
            Event::Rolled(view) => {
                let roll = &program().rolls[usize::from(view.roll.unwrap())];
                roll.chart.is_some_and(|c| {
                    program().procs[usize::from(c)].name == if peer == "russia" { "WPR_H1" } else { "WPC_H1" }
                })
            }
            _ => false,
        });
        assert_eq!(attacks.count(), 2, "{peer} attacks twice");
    }
}

// ---- Chains ----

/// Number of chits drawn in a phase, given whether each has a plus.
fn chain(phase: &str, pluses: &[bool]) -> usize {
    // The chits are Random Regional Crises. Their dice name the Eurozone, whose crisis is reset each time.
    let mut desk = quiet();
    let mut drawn = 0;
    desk.set1("chit_cup", "c_regional", 5).set1("chit_cup", "c_regional_plus", 5);
    for step in program().steps.iter().filter(|step| step.phase == phase) {
        let key = step.key;
        if !["chit", "chit_again", "chit_third"].contains(&key) {
            continue;
        }
        if key != "chit" && desk.get("last_plus") == 0 {
            continue;
        }
        let Some(plus) = pluses.get(drawn) else { panic!("a chit too many") };
        draws(&mut desk, if *plus { "chit c_regional_plus" } else { "chit c_regional" });
        desk.fill("rc", 0).dice(&[1]).run(program().procs[usize::from(step.proc)].name, &[]);
        drawn += 1;
    }
    assert_eq!(sum(&desk, "chit_drawn"), drawn as i16);
    drawn
}

#[test]
fn mrp_seq_18_mrp_r7_chains_of_up_to_three() {
    for phase in ["p1", "p2", "p3", "p4"] {
        assert_eq!(chain(phase, &[false]), 1, "{phase}");
        assert_eq!(chain(phase, &[true, false]), 2, "{phase}");
        assert_eq!(chain(phase, &[true, true, false]), 3, "{phase}");
        assert_eq!(chain(phase, &[true, true, true]), 3, "{phase}: the third ends the draw even with a plus");
    }
}

/// The further steps of a chain follow only after a plus.
#[test]
fn mrp_r7_the_second_and_third_draw_need_a_plus() {
    for step in &program().steps {
        let again = ["chit_again", "chit_third"].contains(&step.key);
        assert_eq!(again, step.cond.is_some() && step.key.starts_with("chit"), "{} {}", step.phase, step.key);
    }
    // After the third chit its plus has no effect.
    let mut desk = quiet();
    desk.set1("chit_cup", "c_regional_plus", 2);
    draws(&mut desk, "chit c_regional_plus");
    desk.dice(&[1]).run("chit_single", &[]);
    assert_eq!(desk.get("last_plus"), 0);
}

#[test]
fn mrp_seq_39_mrp_r7_the_single_chit_ignores_its_plus() {
    for phase in ["p1", "p2", "p3", "p4"] {
        let steps = &program().steps;
        let at = steps.iter().position(|step| step.phase == phase && step.key == "chit_one").unwrap();
        let proc = program().procs[usize::from(steps[at].proc)].name;
        assert!(!steps[at + 1].key.starts_with("chit"), "no further draw behind it");
        let mut desk = quiet();
        desk.set1("chit_cup", "c_regional_plus", 2);
        play(
            &mut desk,
            proc,
            &[1],
            "chit c_regional_plus",
            "",
            "rc.euro +1; chit_cup.c_regional_plus -1; chit_drawn.c_regional_plus +1",
        );
    }
}

#[test]
fn mrp_seq_54_mrp_r8_final_activations() {
    assert_eq!(chain("final", &[false]), 1);
    assert_eq!(chain("final", &[true, false]), 2);
    assert_eq!(chain("final", &[true, true]), 2, "a plus on the first gives exactly one more");
    // The d10 follows in any case: the step has no condition.
    let end = program().steps.iter().find(|step| step.key == "end_roll").unwrap();
    assert!(end.cond.is_none());
    // 1-4 ends the year; 5-10 draws a last chit, whose plus has no effect.
    for die in 1..=10 {
        let mut desk = quiet();
        desk.set1("chit_cup", "c_regional_plus", 2);
        if die <= 4 {
            play(&mut desk, "end_roll", &[die], "", "", "");
        } else {
            let want = "rc.euro +1; chit_cup.c_regional_plus -1; chit_drawn.c_regional_plus +1";
            play(&mut desk, "end_roll", &[die, 1], "chit c_regional_plus", "", want);
        }
    }
}

#[test]
fn mrp_seq_55_mrp_r10_chits_go_back_to_the_cup() {
    let mut desk = quiet();
    desk.set1("chit_drawn", "draw2", 3)
        .set1("chit_drawn", "draw2_plus", 1)
        .set1("chit_cup", "draw2", 2)
        .set("last_plus", 1);
    play(
        &mut desk,
        "chits_back",
        &[],
        "",
        "",
        "chit_cup.draw2 +3; chit_drawn.draw2 -3; chit_cup.draw2_plus +1; chit_drawn.draw2_plus -1; last_plus -1",
    );
    for (peer, chit) in [("russia", "c_russia"), ("china", "c_china")] {
        // Drawn and posture 1: it goes to the extra actions box.
        let mut desk = quiet();
        desk.set1("chit_drawn", chit, 1);
        play(&mut desk, "chits_back", &[], "", "", &format!("chit_drawn.{chit} -1"));
        // Drawn and posture 2: it goes back to the cup.
        let mut desk = quiet();
        desk.set1("chit_drawn", chit, 1).set1("posture", peer, 2);
        play(&mut desk, "chits_back", &[], "", "", &format!("chit_drawn.{chit} -1; chit_cup.{chit} +1"));
        // Not drawn: it stays in the cup, regardless of posture.
        let mut desk = quiet();
        desk.set1("chit_cup", chit, 1);
        play(&mut desk, "chits_back", &[], "", "", "");
    }
}

// ---- Decks ----

#[test]
fn mrp_decks_what_is_dealt() {
    for seed in 0..4 {
        for difficulty in 0..3 {
            let desk = set_up(difficulty, 0, seed);
            let pile = |pile: &str| [0, 1, 2, 3].map(|class| cards_in(&desk, pile, class));
            assert_eq!(pile("deck"), [16, 4, 1, 1], "year 1: 22 cards");
            for year in ["year2", "year3", "year4"] {
                assert_eq!(pile(year), [13, 3, 1, 1], "{year}: 18 cards");
            }
            // NORMAL has moved one Cascading card from the pile to the 2 Deck, HARDER two.
            let taken = [0, 1, 2][difficulty as usize];
            assert_eq!(pile("unused"), [0, 18 - taken, 16, 4]);
            assert_eq!(pile("aside"), [61, 0, 0, 0]);
            assert_eq!(pile("gone"), [0; 4]);
            assert_eq!(pile("reshuffle"), [0; 4]);
            // Each year's deck contains events of that year's set.
            for (n, card) in program().cards.iter().enumerate().filter(|(_, card)| card.class as u8 == 0) {
                let at = desk.get1("at", &n.to_string());
                for (year, pile) in [(1, "deck"), (2, "year2"), (3, "year3"), (4, "year4")] {
                    assert!(at != of(pile) || card.year_set() == year, "{} in {pile}", card.id);
                }
            }
        }
    }
    let count = |class| program().cards.iter().filter(|card| card.class as u8 == class).count();
    assert_eq!([0, 1, 2, 3].map(count), [116, 31, 20, 8]);
    for year in 1..=4 {
        assert_eq!(program().cards.iter().filter(|card| card.year_set() == year).count(), 29);
    }
}

/// Where a card goes after it has been played.
#[test]
fn mrp_decks_where_a_played_card_goes() {
    for (card, pile, dice) in
        [("E035", "gone", &[][..]), ("E094", "reshuffle", &[]), ("T04", "gone", &[]), ("C24", "deck2", &[])]
    {
        let mut desk = quiet();
        desk.set1("at", card, of("deck")).set("ce", 4).set1("soe", "us", 5).group("euro", 1, 0);
        draws(&mut desk, &format!("card {card}"));
        desk.draws("tgkind", &["tg1"]).dice(dice).run("draw_card", &[]);
        while !desk.done() {
            let act = desk.choices()[0].clone();
            desk.act(&act);
        }
        assert_eq!(desk.get1("at", card), of(pile), "{card}");
        assert_eq!(desk.get1("known", card), 1);
    }
    // A disaster goes to the 2 Deck, or to the 3 Deck if it skips the second part.
    for (die, pile) in [(9, "deck2"), (1, "deck3")] {
        let mut desk = quiet();
        desk.set1("at", "N4", of("deck"));
        draws(&mut desk, "card N4");
        desk.dice(&[die]).run("draw_card", &[]);
        assert_eq!(desk.get1("at", "N4"), of(pile), "{die}");
    }
    // 13 events are marked Reshuffle.
    assert_eq!(program().cards.iter().filter(|card| card.reshuffles).count(), 13);
}

#[test]
fn mrp_r11_an_empty_deck_is_made_from_the_reshuffle_pile() {
    let mut desk = quiet();
    desk.set1("at", "E035", of("reshuffle")).set1("at", "E062", of("reshuffle"));
    draws(&mut desk, "card E062");
    desk.run("draw_card", &[]);
    assert_eq!((desk.get1("at", "E035"), desk.get1("at", "E062")), (of("deck"), of("gone")));
    assert_eq!(desk.get("mr"), 4);
    // If both are empty, no card is drawn.
    play(&mut quiet(), "draw_card", &[], "", "", "");
    // The Reshuffle pile stays as long as the deck has a card.
    let mut desk = quiet();
    desk.set1("at", "E035", of("reshuffle")).set1("at", "E062", of("deck"));
    draws(&mut desk, "card E062");
    desk.run("draw_card", &[]);
    assert_eq!(desk.get1("at", "E035"), of("reshuffle"));
}

#[test]
fn mrp_seq_21_nsa_2_one_card_leaves_the_other_is_reshuffled() {
    for (act, removed, kept) in [("pick E035", "E035", "E062"), ("pick E062", "E062", "E035")] {
        let mut desk = quiet();
        for card in ["E035", "E062", "E008"] {
            desk.set1("at", card, of("deck"));
        }
        let (gone, back) = (of("gone") - of("deck"), of("reshuffle") - of("deck"));
        let want = format!("at.{removed} {gone:+}; at.{kept} {back:+}");
        play(&mut desk, "nsa_two", &[], "card E035, card E062", act, &want);
        assert_eq!(desk.get("pr"), 5, "nothing of it happens");
    }
}

#[test]
fn mrp_r11_nsa_2_with_fewer_than_two_cards() {
    // If there is only one card in all, it leaves the game.
    let mut desk = quiet();
    desk.set1("at", "E035", of("deck"));
    play(&mut desk, "nsa_two", &[], "card E035", "", &format!("at.E035 {:+}", of("gone") - of("deck")));
    // If the deck has one card, the second one comes from the Reshuffle pile.
    let mut desk = quiet();
    desk.set1("at", "E035", of("deck")).set1("at", "E062", of("reshuffle"));
    desk.draws("card", &["E035", "E062"]).run("nsa_two", &[]).act("pick E035");
    assert_eq!((desk.get1("at", "E035"), desk.get1("at", "E062")), (of("gone"), of("reshuffle")));
    // Without any cards nothing happens.
    play(&mut quiet(), "nsa_two", &[], "", "", "");
}

#[test]
fn mrp_seq_19_cascading_2() {
    // C24 "2": cabinet worsening and a Drama (row 1).
    let mut desk = quiet();
    desk.set1("at", "C24", of("deck2"));
    let moved = of("deck3") - of("deck2");
    play(&mut desk, "cascading_two", &[1], "card C24", "", &format!("~ce -1; pa -1; at.C24 {moved:+}"));
    // Unless the card says otherwise: its escape holds (cabinet 6), so it leaves the game.
    let mut desk = quiet();
    desk.set1("at", "C24", of("deck2")).set("ce", 6);
    play(&mut desk, "cascading_two", &[], "card C24", "", &format!("at.C24 {:+}", of("gone") - of("deck2")));
    // With an empty 2 Deck nothing happens, even if the 3 Deck has cards.
    let mut desk = quiet();
    desk.set1("at", "C26", of("deck3"));
    play(&mut desk, "cascading_two", &[], "", "", "");
}

#[test]
fn mrp_seq_20_mrp_r12_cascading_3() {
    // C17 "3": a Lingering Domestic Issue; then it is discarded.
    let mut desk = quiet();
    desk.set1("at", "C17", of("deck3")).set1("bill_year", "bill1", -9);
    let gone = of("gone") - of("deck3");
    play(&mut desk, "cascading_three", &[], "card C17", "", &format!("ldi +1; at.C17 {gone:+}"));
    // With an empty 3 Deck it counts as Cascading 2.
    let mut desk = quiet();
    desk.set1("at", "C24", of("deck2"));
    let moved = of("deck3") - of("deck2");
    play(&mut desk, "cascading_three", &[1], "card C24", "", &format!("~ce -1; pa -1; at.C24 {moved:+}"));
    // If both are empty, nothing happens.
    play(&mut quiet(), "cascading_three", &[], "", "", "");
}

// ---- The new deck ----

#[test]
fn mrp_seq_72_mrp_r83_the_next_year_deck_the_rest_and_half_of_the_reshuffle_pile() {
    for pile in 0..6 {
        let mut desk = set_up(1, 0, 2);
        let cards: Vec<&str> = program().domain("card").words.clone();
        let deck: Vec<&str> =
            cards.iter().copied().filter(|card| desk.get1("at", card) == of("deck")).collect();
        // 22 - `pile` cards are left; `pile` cards are in the Reshuffle pile.
        for card in &deck[..pile] {
            desk.set1("at", card, of("reshuffle"));
        }
        desk.run_through("new_deck", &["2"], 5);
        let count = |name: &str| (0..4).map(|class| cards_in(&desk, name, class)).sum::<usize>();
        assert_eq!(count("gone"), pile / 2, "half of {pile}, rounded down, leaves");
        assert_eq!(count("reshuffle"), 0);
        assert_eq!(count("deck"), 22 + 18 - pile / 2);
        assert_eq!((count("year2"), count("year3"), count("year4")), (0, 18, 18));
    }
}

/// Turns 1 to 3 add the decks of years 2 to 4; at the end of turn 4 there is none.
#[test]
fn mrp_seq_72_the_deck_of_each_year() {
    for (turn, vote, pile) in [(1, 0, "year2"), (2, 1, "year3"), (3, 0, "year4")] {
        let mut desk = set_up(1, 0, 2);
        desk.set("turn", turn).set("vote", vote).run_through("consequence_13", &[], 1);
        assert_eq!((0..4).map(|class| cards_in(&desk, pile, class)).sum::<usize>(), 0, "turn {turn}");
        assert_eq!((0..4).map(|class| cards_in(&desk, "deck", class)).sum::<usize>(), 40);
    }
    for vote in [2, 3] {
        let mut desk = set_up(1, 0, 2);
        desk.set("turn", 4).set("vote", vote).run("consequence_13", &[]);
        assert_eq!((0..4).map(|class| cards_in(&desk, "deck", class)).sum::<usize>(), 22);
    }
}
